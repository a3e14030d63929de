import { describe, expect, test } from '@jest/globals'
import type { Tool } from '../../../src/api/tools.ts'
import { auditIncrementally, ChangingSite, foundIn, takenOverIn } from '../../support/incremental-runs.ts'
import { changeAtRandom, randomFrom } from '../../support/incremental-site.ts'

const HTTP_TOOLS: readonly Tool[] = [
  'robots',
  'sitemap',
  'schema',
  'serp',
  'hreflang',
  'security',
  'redirects',
  'content',
  'technology',
  'cookies',
  'dns',
  'broken-links',
  'geo',
]
/** Sets aside failures and changes severities, which is no part of what tools find. */
const JUDGED = {
  ignore: 'serp/title-too-short /a\nbroken-links/* */nowhere',
  severity: 'content/*: error',
}

describe('what is taken over is what a full run finds', () => {
  test('on sites that change at random', async () => {
    const site = await ChangingSite.start()
    const settings = JUDGED
    let [taken, all] = [0, 0]
    try {
      let baseline = await auditIncrementally(site.urls, { tools: HTTP_TOOLS, settings })
      for (const seed of [2, 3, 5, 8, 11, 12]) {
        const changes = changeAtRandom(site.parts, randomFrom(seed))
        site.serve()
        const options = { tools: HTTP_TOOLS, baseline, settings }
        const full = await auditIncrementally(site.urls, { ...options, isIncremental: false })
        const incremental = await auditIncrementally(site.urls, options)
        expect({ changes, ...foundIn(incremental) }).toEqual({ changes, ...foundIn(full) })
        taken += takenOverIn(incremental).length
        all += incremental.pages.flatMap(({ runs }) => runs).length
        baseline = incremental
      }
      // Of two seeds the header of all pages changes, which leaves nothing to take over.
      expect(taken / all).toBeGreaterThan(1 / 3)
    } finally {
      await site.server.close()
    }
  }, 120_000)
})
