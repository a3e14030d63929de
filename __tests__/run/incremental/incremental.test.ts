import { describe, expect, test } from '@jest/globals'
import type { Tool } from '../../../src/api/tools.ts'
import type { Report } from '../../../src/report/report.ts'
import { chromeForTests } from '../../support/chrome.ts'
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

  test('on another origin, as each preview has, where nothing names it', async () => {
    const [before, now] = [await ChangingSite.start(), await ChangingSite.start()]
    for (const { parts } of [before, now]) {
      parts.robots = 'User-agent: *\nDisallow: /private/\n'
      for (const page of parts.pages.values()) Object.assign(page, { canonical: undefined, languages: {} })
      // One names its own address, which is another on each.
      Object.assign(parts.pages.get('/d')!, { canonical: '/d' })
      // Some faults, so that results hold addresses.
      Object.assign(parts.pages.get('/e')!, { links: ['/nowhere', '/b#no-such-place'], image: '/gone.svg' })
    }
    now.parts.pages.get('/c')!.title = 'Another title than on the first of the two'
    const tools = HTTP_TOOLS.filter(tool => tool !== 'sitemap')
    try {
      before.serve()
      now.serve()
      const baseline = await auditIncrementally(before.urls, { tools })
      const full = await auditIncrementally(now.urls, { tools, baseline, isIncremental: false })
      const incremental = await auditIncrementally(now.urls, { tools, baseline })
      expect(foundIn(incremental)).toEqual(foundIn(full))
      const taken = takenOverIn(incremental)
      expect(taken).toEqual(
        expect.arrayContaining(['serp /e', 'broken-links /e', 'redirects /', 'content /docs/x']),
      )
      expect(taken.filter(line => / \/[cd]$/.test(line))).toEqual([])
    } finally {
      await Promise.all([before.server.close(), now.server.close()])
    }
  }, 60_000)

  test('in Chrome, where a script of the site is another', async () => {
    const site = await ChangingSite.start({ hasScripts: true })
    // Two with the script and one without.
    for (const path of site.parts.pages.keys())
      if (!['/a', '/e', '/b'].includes(path)) site.parts.pages.delete(path)
    site.serve()
    const options = {
      tools: ['content', 'ux', 'mobile', 'broken-links'] as const,
      engine: { chromePath: await chromeForTests() },
    }
    try {
      const baseline = await auditIncrementally(site.urls, options)
      const same = await auditIncrementally(site.urls, { ...options, baseline })
      expect(takenOverIn(same)).toHaveLength(12)
      site.parts.script += 'document.querySelector("h1").textContent = "Another heading"\n'
      site.serve()
      const full = await auditIncrementally(site.urls, { ...options, baseline, isIncremental: false })
      const incremental = await auditIncrementally(site.urls, { ...options, baseline })
      expect(foundIn(incremental)).toEqual(foundIn(full))
      expect(takenOverIn(incremental)).toEqual(options.tools.map(tool => `${tool} /b`))
    } finally {
      await site.server.close()
    }
  }, 120_000)

  test('on pages that were judged as sent for what scripts did on others', async () => {
    const site = await ChangingSite.start({ hasScripts: true })
    for (const page of site.parts.pages.values()) page.scripted = true
    site.serve()
    const options = { tools: ['content'] as const, engine: { chromePath: await chromeForTests() } }
    const judgedLikeSamples = ({ pages }: Report) => pages.filter(({ document }) => document?.sample)
    try {
      const baseline = await auditIncrementally(site.urls, options)
      expect(judgedLikeSamples(baseline)).not.toEqual([])
      const same = await auditIncrementally(site.urls, { ...options, baseline })
      expect(takenOverIn(same)).toHaveLength(site.urls.length)
      site.parts.script += 'document.querySelector("h1").textContent = "Another heading"\n'
      site.serve()
      const full = await auditIncrementally(site.urls, { ...options, baseline, isIncremental: false })
      const incremental = await auditIncrementally(site.urls, { ...options, baseline })
      expect(judgedLikeSamples(full)).toEqual([])
      expect(foundIn(incremental)).toEqual(foundIn(full))
    } finally {
      await site.server.close()
    }
  }, 120_000)
})

describe('nothing is taken over', () => {
  test.each([
    ['of a run with other settings', { settings: { device: 'desktop' } }],
    ['of a run with other tools', { tools: ['serp', 'robots', 'geo'] as const }],
  ])('%s', async (_, other) => {
    const site = await ChangingSite.start()
    const notes: string[] = []
    try {
      const url = site.urls.slice(0, 1)
      const baseline = await auditIncrementally(url, { tools: ['serp', 'robots'] })
      const onNote = (line: string) => notes.push(line)
      const report = await auditIncrementally(url, { tools: ['serp', 'robots'], baseline, onNote, ...other })
      expect(takenOverIn(report)).toEqual([])
      expect(notes).toEqual([
        'All pages are measured, since the baseline was made by another version or with other settings, tools or production',
      ])
    } finally {
      await site.server.close()
    }
  })

  test('of a tool that gave no result, and the next run measures it', async () => {
    const site = await ChangingSite.start()
    try {
      const url = site.urls.slice(0, 1)
      // Without Chrome there is no such result.
      const tools = ['accessibility', 'serp'] as const
      const baseline = await auditIncrementally(url, { tools })
      const report = await auditIncrementally(url, { tools, baseline })
      expect(takenOverIn(report)).toEqual(['serp /'])
    } finally {
      await site.server.close()
    }
  })
})
