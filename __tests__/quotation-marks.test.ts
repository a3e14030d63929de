import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const SOURCES = join(import.meta.dirname, '..', 'src')

/** A word or a value between typographic quotation marks: in lists of signs other signs stand between them. */
const TYPOGRAPHIC = /“[^“”‘’]*[\p{L}\p{N}}][^“”‘’]*”/u

test('what people read is quoted in "straight" quotation marks, as all of it is', async () => {
  const files = (await readdir(SOURCES, { recursive: true })).filter(name => /\.tsx?$/.test(name))
  expect(files.length).toBeGreaterThan(1000)
  const lines = await Promise.all(
    files.map(async name => {
      const text = await readFile(join(SOURCES, name), 'utf8')
      return text
        .split('\n')
        .flatMap((line, at) => (TYPOGRAPHIC.test(line) ? `${name}:${at + 1} ${line.trim()}` : []))
    }),
  )
  expect(lines.flat()).toEqual([])
})
