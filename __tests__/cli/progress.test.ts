import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { WriteStream } from 'node:tty'
import { expect, test } from '@jest/globals'
import { Progress } from '../../src/cli/progress.ts'
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts'

test.each(HOSTILE_TEXTS)('a line of the progress does nothing to a terminal from the text %p', async said => {
  const stream = new PassThrough()
  const progress = new Progress(stream as unknown as WriteStream, text => text)
  progress.line(`A redirect to ${said}`)
  stream.end()
  const shown = await text(stream)
  expect(shown).not.toMatch(/[^\n\t\P{Cc}]|[\u202a-\u202e\u2066-\u2069]/u)
})
