import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Report } from '../../src/report/report.ts'
import { ensureBundle } from '../support/bundle.ts'
import { chromeForTests } from '../support/chrome.ts'
import { resultOf, startCommand } from '../support/command.ts'
import { startWebServer } from '../support/web-server.ts'

describe('the bundle with Chrome', () => {
  let folder: string
  beforeAll(async () => {
    await ensureBundle()
    folder = await mkdtemp(join(tmpdir(), 'bundle-chrome-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const report = async (): Promise<Report> =>
    JSON.parse(await readFile(join(folder, 'seo-report', 'report.json'), 'utf8')) as Report

  test('runs axe-core in a folder that holds nothing but the page', async () => {
    await writeFile(
      join(folder, 'index.html'),
      '<!doctype html><title>Page</title><h1>Page</h1><img src="x">',
    )
    const rules = ['--fail-on', 'warning', '--chrome-path', await chromeForTests()]
    const args = ['--static-dir', '.', '--tools', 'accessibility', ...rules]

    const { exitCode } = await resultOf(startCommand(args, folder))

    expect(exitCode).toBe(1)
    const failed = (await report()).pages[0]!.runs[0]!.checks.filter(({ outcome }) => outcome === 'fail')
    expect(failed.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['accessibility/html-has-lang', 'accessibility/image-alt']),
    )
  })

  test('says how to get a Chrome where the one that is named is gone', async () => {
    const rules = ['--not-measured', 'ignore', '--fail-on', 'never']
    const args = ['--static-dir', '.', '--tools', 'accessibility serp', ...rules]

    const { exitCode } = await resultOf(startCommand(args, folder, { CHROME_PATH: '/no/such/chrome' }))

    expect(exitCode).toBe(0)
    const runs = (await report()).pages[0]!.runs
    expect(runs.find(({ tool }) => tool === 'accessibility')!.reason).toMatch(
      /the variable CHROME_PATH names \/no\/such\/chrome/,
    )
  })

  test('ends in time when it is cancelled, with a report and without a profile left', async () => {
    const profiles = await mkdtemp(join(tmpdir(), 'bundle-profiles-'))
    const server = await startWebServer({
      '/': '<!doctype html><title>x</title><script>fetch("/on"); for (;;);</script>',
    })
    try {
      const args = [`${server.origin}/`, '--tools', 'accessibility', '--chrome-path', await chromeForTests()]
      const child = startCommand(args, folder, { TMPDIR: profiles })
      const result = resultOf(child)
      while (!server.requests.includes('GET /on') && child.exitCode === null) await sleep(50)
      child.kill('SIGINT')

      expect((await result).exitCode).toBe(130)
      expect((await report()).pages[0]!.runs[0]!.status).toBe('not-measured')
      expect(await readdir(profiles)).toEqual([])
    } finally {
      await server.close()
      await rm(profiles, { recursive: true, force: true })
    }
  })
})
