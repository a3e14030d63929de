import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ensureBundle } from '../support/bundle.ts'
import { KeptProgram } from '../support/kept-program.ts'
import { runStep, type StepResult } from '../support/runner.ts'
import { startWebServer, type WebServer } from '../support/web-server.ts'

const page = (head: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body><h1>Bicycles</h1></body></html>`

let site: WebServer
const kept = new KeptProgram()
beforeAll(async () => {
  await ensureBundle()
  site = await startWebServer({
    '/good': page('<title>Hand-built bicycles from Bristol</title>'),
    '/bad': page(''),
  })
})
afterAll(async () => {
  await kept.close()
  await site.close()
})

/** What it did, but for the time that it took and the folder that it was in. */
async function step(path: string, program?: KeptProgram): Promise<Partial<StepResult>> {
  const inputs = { url: site.origin + path, tools: 'serp', 'artifact-name': 'none', comment: 'never' }
  const { reports, ...result } = await runStep({ inputs, ...(program && { kept: program }) })
  const told = JSON.stringify({ ...result, written: Object.keys(reports) })
  return JSON.parse(told.replace(/\/runner-\w{6}\b/g, '').replace(/\b[\d.]+ m?s\b/g, 'some time'))
}

test('a program that is kept does what one does that is started, whatever it did before', async () => {
  const started = [await step('/bad'), await step('/good')]
  expect(started).toMatchObject([{ exitCode: 1 }, { exitCode: 0 }])
  expect(await step('/bad', kept)).toEqual(started[0])
  expect(await step('/good', kept)).toEqual(started[1])
  expect(await Promise.all([step('/bad', kept), step('/good', kept)])).toEqual(started)
})
