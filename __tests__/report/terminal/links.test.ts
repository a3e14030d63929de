import { expect, test } from '@jest/globals'
import { linker } from '../../../src/report/terminal/links.ts'

const CLOSED = '\u001b]8;;\u001b\\'

test('a link has an id of its address, and is closed', () => {
  const { link, written } = linker(true)
  const opened = '\u001b]8;id=1;https://a.example/\u001b\\'
  expect(link('a', 'https://a.example/')).toBe(`${opened}a${CLOSED}`)
  expect(link('b', 'file:///tmp/report.html')).toContain('\u001b]8;id=2;file:///tmp/report.html\u001b\\b')
  expect(link('c', 'https://a.example/')).toBe(`${opened}c${CLOSED}`)
  expect(written.has(opened)).toBe(true)
})

test.each([
  [undefined],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['vscode://file/etc/passwd'],
  ['https://a.example/ b'],
  ['https://a.example/\u001b\\'],
  ['https://a.example/\u009c'],
  ['https://ä.example/'],
  ['//a.example/'],
  [`https://a.example/${'x'.repeat(2_000)}`],
])('%j is no link', address => {
  const { link, written } = linker(true)
  expect(link('text', address)).toBe('text')
  expect(written.size).toBe(0)
})

test('nothing is a link where they are off', () => {
  expect(linker(false).link('text', 'https://a.example/')).toBe('text')
})
