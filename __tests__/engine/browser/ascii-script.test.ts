import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext, Script } from 'node:vm'
import { expect, test } from '@jest/globals'
import { inAscii } from '../../../src/engine/browser/ascii-script.ts'

const BEYOND_ASCII = /[^\x00-\x7f]/

test('a script says the same when it is written in ASCII', () => {
  const script = `const ε = '–…\ufffd𝒳'; [ε, /[α-ω]/.test('β'), /[α-ω]/.test('b')].join(' ')`
  const written = inAscii(script)
  expect(written).not.toMatch(BEYOND_ASCII)
  expect(runInNewContext(written)).toBe(runInNewContext(script))
})

test("axe's own file has what Chrome would need two bytes for, and can be written without", () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  expect(axe).toMatch(BEYOND_ASCII)
  const written = inAscii(axe)
  expect(written).not.toMatch(BEYOND_ASCII)
  expect(() => new Script(written)).not.toThrow()
})
