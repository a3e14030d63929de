import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { WriteStream } from 'node:tty'
import { expect, test } from '@jest/globals'
import { Progress } from '../../src/cli/progress.ts'
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts'
import { auditedPage, failedCheck, measuredRun } from '../support/reports.ts'

test('a page has as many errors as the report will say: twins once, and none of the site', async () => {
  const stream = new PassThrough()
  const checks = [
    failedCheck({ id: 'hreflang/html-lang-missing' }),
    failedCheck({ id: 'accessibility/html-has-lang' }),
    failedCheck({ id: 'robots/unreachable', scope: 'site' }),
  ]
  const progress = new Progress(stream as unknown as WriteStream, text => text)
  progress.page({ ...auditedPage('https://shop.example/', [measuredRun({ checks })]), score: 78 })
  stream.end()
  expect(await text(stream)).toBe('https://shop.example/: score 78, 1 error\n')
})

test('a log has the first line on a crawl, and further ones now and then', async () => {
  const stream = new PassThrough()
  const progress = new Progress(stream as unknown as WriteStream, text => text)
  progress.analysis('https://shop.example/', { done: 120, found: 1340, perSecond: 24.6 })
  progress.analysis('https://shop.example/', { done: 130, found: 1340, perSecond: 24.6 })
  stream.end()
  expect(await text(stream)).toBe('https://shop.example/: 120 of 1,340 URLs read, 25 per second\n')
})

test.each(HOSTILE_TEXTS)('a line of the progress does nothing to a terminal from the text %p', async said => {
  const stream = new PassThrough()
  const progress = new Progress(stream as unknown as WriteStream, text => text)
  progress.line(`A redirect to ${said}`)
  stream.end()
  const shown = await text(stream)
  expect(shown).not.toMatch(/[^\n\t\P{Cc}]|[\u202a-\u202e\u2066-\u2069]/u)
})
