import { expect, test } from '@jest/globals'
import { matchPattern } from '../../src/pages/apache-pattern.ts'

test.each<[pattern: string, text: string, match: readonly string[] | undefined]>([
  ['^(.*)\\.html$', 'a/b.html', ['a/b.html', 'a/b']],
  ['^(.*)\\.html$', 'a/b.htm', undefined],
  ['^index(?:\\.html)?$', 'index', ['index']],
  ['^index\\.(?:html?|php)$', 'index.htm', ['index.htm']],
  ['^(about|team)/?$', 'team/', ['team/', 'team']],
  ['^news/([^/]+)/([a-z0-9-]+)$', 'news/2026/open-day', ['news/2026/open-day', '2026', 'open-day']],
  ['^(.+?)/?$', 'a/b/', ['a/b/', 'a/b']],
  ['(raid|server)', 'old-server-page', ['server', 'server']],
  ['^blog(/|$)', 'blog', ['blog', '']],
  ['^p-(\\d{2,4})$', 'p-123', ['p-123', '123']],
  ['^p-(\\d{2})$', 'p-123', undefined],
  ['^[^A-Z.]+$', 'abc', ['abc']],
  ['^会社概要/?$', '会社概要/', ['会社概要/']],
  ['', 'anything', ['']],
  ['.', '', undefined],
  ['(a*)*b', 'aaac', undefined],
])('%s and %s', (pattern, text, match) => {
  expect(matchPattern(pattern, text)).toEqual(match)
})

test('case counts but where it does not', () => {
  expect(matchPattern('^Index\\.[a-m]+$', 'INDEX.HTM')).toBeUndefined()
  expect(matchPattern('^index$', 'INDEX', true)).toEqual(['INDEX'])
  expect(matchPattern('^[a-z]+$', 'INDEX', true)).toEqual(['INDEX'])
})

test.each([
  ['a look ahead', '^(?!blog)', 'x'],
  ['a back reference', '^(a)\\1', 'aa'],
  ['a class by its name', '^[[:alpha:]]+$', 'x'],
  ['a group without an end', '(a', 'a'],
  ['an end without a group', 'a)', 'a'],
  ['a repetition of nothing', '*a', 'a'],
  ['what takes too many steps', '^(.*)(.*)(.*)(.*)x$', 'a'.repeat(900)],
  ['a repetition in a repetition', '^(a+)+b$', 'a'.repeat(500)],
  ['a long pattern', 'a'.repeat(501), 'a'],
  ['deep groups', '('.repeat(50) + ')'.repeat(50), 'a'],
])('%s is not decided', (_, pattern, text) => {
  expect(matchPattern(pattern, text)).toBe('undecided')
})
