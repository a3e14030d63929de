import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { chromeForTests } from '../support/chrome.ts'
import { startEngine } from '../support/engine.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

const onPosix = process.platform === 'win32' ? describe.skip : describe
const CAUSE = /it runs as root, where Chrome has no sandbox|this system does not let Chrome make its sandbox/

onPosix('where Chrome cannot have its sandbox', () => {
  let server: WebServer
  let folder: string
  let chromePath: string
  beforeAll(async () => {
    server = await startWebServer({ '/': '<!doctype html><html lang="en"><title>Page</title><h1>Here</h1>' })
    folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    chromePath = join(folder, 'chrome')
    const chrome = await chromeForTests()
    const script = `#!/bin/sh\ncase "$*" in *--no-sandbox*) exec '${chrome}' "$@";; esac\nexit 1\n`
    writeFileSync(chromePath, script)
    chmodSync(chromePath, 0o755)
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('it goes without, and says so once', async () => {
    const engine = startEngine({ chromePath })
    try {
      expect(await engine.warnings?.()).toEqual([])
      const { status } = await engine.runTool('ux', `${server.origin}/`)

      expect(status).toBe('measured')
      expect(await engine.warnings?.()).toEqual([
        expect.stringMatching(/^Chrome shows the pages without its sandbox: /),
      ])
      expect((await engine.warnings?.())![0]).toMatch(CAUSE)
    } finally {
      await engine.close?.()
    }
  })

  test.each(['accessibility', 'pagespeed'] as const)(
    '%s shows no page of a fork, and says why',
    async tool => {
      const engine = startEngine({ chromePath, chromeFolder: folder, sandbox: 'required' })
      try {
        const run = await engine.runTool(tool, `${server.origin}/`)

        expect(JSON.stringify(run)).toMatch(/Chrome is not started without its sandbox for a page of a fork/)
        if (tool === 'accessibility') expect(run).toMatchObject({ status: 'not-measured', checks: [] })
        expect(readdirSync(folder)).toEqual(['chrome'])
        expect(await engine.warnings?.()).toEqual([])
      } finally {
        await engine.close?.()
      }
    },
  )
})
