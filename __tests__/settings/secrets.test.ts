import { expect, test } from '@jest/globals'
import { secretsOf } from '../../src/settings/secrets.ts'
import type { Written } from '../../src/settings/table.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')

test('secrets are the values alone: of headers, line by line, and behind a scheme', () => {
  const secrets = secretsOf({
    token: 'tok-123',
    headers: 'Authorization: Bearer abcdef\nx-b: longer-one',
    url: 'https://a',
  })
  expect(secrets).toEqual(expect.arrayContaining(['tok-123', 'Bearer abcdef', 'abcdef', 'longer-one']))
  expect(secrets).not.toContain('https://a')
})

test.each<[string, Written, string[]]>([
  [
    'a cookie among others',
    { headers: 'Cookie: session=SECRET-1234; other=1' },
    ['SECRET-1234', 'session=SECRET-1234'],
  ],
  ['a cookie in quotes', { headers: 'Cookie: a="SECRET-1234"' }, ['SECRET-1234']],
  ['an encoded cookie', { headers: 'Cookie: a=SECRET%2F1234' }, ['SECRET%2F1234', 'SECRET/1234']],
  ['a value with the padding of base64', { headers: 'Cookie: a=U0VDUkVUMTIzNA==' }, ['U0VDUkVUMTIzNA==']],
  ['a part behind another scheme', { headers: 'Authorization: ApiKey SECRET-1234' }, ['SECRET-1234']],
  [
    'parts of a digest',
    { headers: 'Authorization: Digest username="u", response="SECRET-1234"' },
    ['SECRET-1234'],
  ],
  [
    'the password of a Basic header',
    { headers: `Authorization: Basic ${base64('staging:SECRET-1234')}` },
    ['SECRET-1234', 'staging:SECRET-1234', base64('staging:SECRET-1234')],
  ],
  [
    'a password in which colons are',
    { headers: `Authorization: basic ${base64('u:SECRET:1234')}` },
    ['SECRET:1234'],
  ],
  [
    'the password of an address',
    { url: 'https://a.example\nhttps://staging:SECRET%2F1234@b.example/' },
    ['SECRET%2F1234', 'SECRET/1234', base64('staging:SECRET/1234')],
  ],
  ['a token that stands for a name', { sitemap: 'https://SECRET-1234@b.example/' }, ['SECRET-1234']],
  ['the password of a service', { 'base-url': 'https://u:SECRET-1234@b.example/' }, ['SECRET-1234']],
  ['a token in several lines', { token: 'SECRET-1\nSECRET-2' }, ['SECRET-1', 'SECRET-2']],
])('%s is a secret', (_, written, secrets) => {
  expect(secretsOf(written)).toEqual(expect.arrayContaining(secrets))
})

test.each<[string, Written, string[]]>([
  [
    'a short part',
    { headers: 'Cookie: session=SECRET-1234; other=1; lang=english' },
    ['other=1', 'english', '1'],
  ],
  [
    'a part of what browsers say',
    { headers: 'User-Agent: Mozilla/5.0 (compatible)' },
    ['Mozilla/5.0', '(compatible)'],
  ],
  ['a short password of an address', { url: 'https://demo:test@b.example/' }, ['demo', 'test']],
  [
    'a name of a header',
    { headers: 'x-vercel-protection-bypass: SECRET-1234' },
    ['x-vercel-protection-bypass'],
  ],
])('%s is none', (_, written, words) => {
  for (const word of words) expect(secretsOf(written)).not.toContain(word)
})
