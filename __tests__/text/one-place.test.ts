import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const SOURCES = join(import.meta.dirname, '../../src')
/** What a file of another layer would do by itself, an example of it, and what of `src/text` does it. */
const REPEATED: [what: string, pattern: RegExp, example: string, instead: string][] = [
  [
    'names control or bidirectional characters',
    /\\p\{C[cs]\}|\\u202[ae]|\\u2066/i,
    '/[\\p{Cc}\\u2028]/u',
    'oneLine',
  ],
  ['looks for half a surrogate pair', /\\ud[89a-f]/i, '/[\\uD800-\\uDBFF]$/', 'startOf'],
  [
    'adds an ellipsis to what it cuts',
    /\.(?:slice|substring)\([^`]*\)\}…/,
    '{text.slice(0, MAX - 1)}…',
    'cutEnd',
  ],
  [
    'looks for the password of a URL',
    /\[\^\\s\/\?#[^\]]*\]\*@/,
    '/(:[\\/]{2})[^\\s/?#"]*@/g',
    'withoutSecrets',
  ],
]
const ALLOWED = [
  // It measures how wide characters are, also those that have no width.
  'engine/tools/serp/text-width.ts',
  // It runs in the page, where there is nothing of `src/text`.
  'engine/browser/element-text.ts',
]

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  name => /\.tsx?$/.test(name) && !name.startsWith('text/') && !name.endsWith('-data.ts'),
)

test.each(REPEATED)('no file %s', (_, pattern, example, instead) => {
  expect(example).toMatch(pattern)
  const found = files.filter(name => pattern.test(readFileSync(join(SOURCES, name), 'utf8')))
  expect({ instead, found: found.filter(name => !ALLOWED.includes(name)) }).toEqual({ instead, found: [] })
})
