import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { runNode } from '../../scripts/bench/lighthouse-command.ts'
import { BUNDLE, ensureBundle } from '../support/bundle.ts'
import { chromeForTests } from '../support/chrome.ts'

const NODE_LICENCES = join(dirname(BUNDLE), 'licenses.txt')

describe('Lighthouse in the bundle', () => {
  let folder: string
  beforeAll(async () => {
    await ensureBundle()
    folder = mkdtempSync(join(tmpdir(), 'bundle-lighthouse-'))
    mkdirSync(join(folder, 'home'))
    cpSync(dirname(BUNDLE), join(folder, 'alone'), { recursive: true })
    cpSync(join(import.meta.dirname, '../../examples/site'), join(folder, 'site'), { recursive: true })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  // What lies above a bundle must not change it: beside node_modules Lighthouse would take itself for unbundled.
  test.each([
    { where: 'in a folder of its own', bundle: () => join(folder, 'alone', 'index.js') },
    { where: 'below node_modules that have its packages', bundle: () => BUNDLE },
  ])('measures $where, and writes nothing into the home folder', async ({ bundle }) => {
    const report = join(folder, 'report')
    const args = [
      '--static-dir',
      join(folder, 'site'),
      '--max-pages',
      '1',
      '--tools',
      'pagespeed',
      '--fail-on',
      'never',
    ]
    await runNode([bundle(), ...args, '--report-dir', report], {
      CHROME_PATH: await chromeForTests(),
      HOME: join(folder, 'home'),
    })

    const { pages } = JSON.parse(readFileSync(join(report, 'report.json'), 'utf8'))
    const [run] = pages[0].runs
    expect(run).toMatchObject({ tool: 'pagespeed', status: 'measured' })
    // Beside other tests the machine is too busy for a score of the page.
    expect(run.facts.runs).toEqual([expect.any(Number)])
    expect(run.facts.lighthouseVersion).toMatch(/^13\./)
    expect(run.facts.filmstrip).toHaveLength(8)
    expect(readdirSync(join(folder, 'home'))).toEqual([])
  })

  test('stands with the licences of what is in it, and is one file that axe-core is not in', () => {
    const licences = readFileSync(NODE_LICENCES, 'utf8')
    for (const name of ['lighthouse', '@paulirish/trace_engine', 'puppeteer-core', 'third-party-web']) {
      expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'))
    }
    const worker = readFileSync(join(dirname(BUNDLE), 'lighthouse-worker.js'), 'utf8')
    expect(worker).not.toContain('Deque Systems, Inc.')
    expect(worker).not.toContain('@sentry/node/build')
  })
})
