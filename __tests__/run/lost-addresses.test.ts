import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Report } from '../../src/report/report.ts'
import type { Written } from '../../src/settings/table.ts'
import { ADDED, LOST, siteAfter, siteBefore } from '../support/changed-site.ts'
import { runProgram } from '../support/runs.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

const TOOLS = 'redirects sitemap serp content'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lost-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function audit(given: Written) {
  const written = { tools: TOOLS, 'fail-on': 'error', 'report-dir': join(folder, 'out'), ...given }
  return await runProgram(written as Written)
}

/** Lost addresses by path, with what they answer and what is said. */
function lostOf({ comparison }: Report) {
  return comparison?.lost?.map(({ url, status, successor }) => [
    new URL(url).pathname,
    status,
    ...(successor === undefined ? [] : [new URL(successor).pathname]),
  ])
}

function pathsIn(urls: readonly string[] | undefined) {
  return urls?.map(url => new URL(url).pathname + new URL(url).search)
}

function placesOf({ sites }: Report, id: string) {
  const check = sites.flatMap(({ runs }) => runs.flatMap(run => run.checks)).find(check => check.id === id)
  return { outcome: check?.outcome, places: pathsIn(check?.occurrences.map(({ url }) => url)), check }
}

describe('of a changed site', () => {
  let before: WebServer
  let after: WebServer
  beforeAll(async () => {
    before = await startWebServer(siteBefore())
    after = await startWebServer(siteAfter({ hash: 'e5f6a7b8', reversed: true }))
  })
  afterAll(() => Promise.all([before.close(), after.close()]))

  test.each(['3', '50'])('the lost and new addresses are told against production, of %s pages', async max => {
    const { report, warnings } = await audit({
      url: after.origin,
      sitemap: 'true',
      'max-pages': max,
      'production-url': before.origin,
      baseline: 'production',
    })
    expect(lostOf(report)).toEqual([
      [LOST[0], 404],
      [LOST[1], 410],
    ])
    expect(pathsIn(report.comparison?.added)).toEqual([ADDED])
    expect(placesOf(report, 'redirects/address-lost')).toMatchObject({ outcome: 'fail', places: LOST })
    expect(placesOf(report, 'redirects/address-redirected-elsewhere').outcome).toBe('pass')
    expect(warnings).toEqual([])
    expect(report.comparison!.new.filter(({ check }) => check === 'redirects/address-lost')).toHaveLength(2)
  })
})
