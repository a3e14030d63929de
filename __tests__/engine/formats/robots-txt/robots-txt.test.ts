import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { decide } from '../../../../src/engine/formats/robots-txt/matcher.ts'
import { MAX_BYTES, parseRobotsTxt } from '../../../../src/engine/formats/robots-txt/parser.ts'
import {
  readRobotsTxt,
  sitemapsOf,
  verdictFor,
} from '../../../../src/engine/formats/robots-txt/robots-txt.ts'
import type { Exchange, FinalResponse } from '../../../../src/engine/network/exchange.ts'

const ADDRESS = 'https://example.com/robots.txt'

function answer(status: number, body: string | Buffer = '', redirects = 0): Exchange {
  const hop = { url: ADDRESS, status: 302, headers: new Map(), ttfbMs: 1 }
  const bytes = Buffer.from(body)
  const final: FinalResponse = {
    ...hop,
    status,
    body: bytes,
    wireBytes: bytes.length,
    truncated: false,
    totalMs: 1,
  }
  return { requestedUrl: ADDRESS, hops: [...Array(redirects).fill(hop), final], final }
}

const robots = (body: string | Buffer) => readRobotsTxt(ADDRESS, answer(200, body))
const may = (file: string, bot: string, path: string) =>
  verdictFor(robots(file), bot, `https://example.com${path}`).allowed

describe('how an answer for robots.txt is taken (RFC 9309 section 2.3.1)', () => {
  test.each([
    [200, 0, 'rules', false],
    [206, 0, 'rules', false],
    [404, 0, 'allow-all', true],
    [401, 0, 'allow-all', true],
    [429, 0, 'disallow-all', false],
    [500, 0, 'disallow-all', false],
    [200, 5, 'rules', false],
    [200, 6, 'allow-all', true],
  ])('%i after %i redirects: %s', (status, redirects, kind, allowed) => {
    const taken = readRobotsTxt(ADDRESS, answer(status, 'User-agent: *\nDisallow: /', redirects))
    expect(taken.kind).toBe(kind)
    expect(verdictFor(taken, 'Googlebot', 'https://example.com/a').allowed).toBe(allowed)
    expect(verdictFor(taken, 'Googlebot', ADDRESS).allowed).toBe(true)
  })

  test.each([
    ['timeout', 0, 'unreachable', false],
    ['dns', 1, 'unreachable', false],
    ['redirect-loop', 1, 'allow-all', true],
    ['too-many-redirects', 21, 'allow-all', true],
  ] as const)('%s after %i answers: %s', (kind, hops, taken, allowed) => {
    const exchange = {
      requestedUrl: ADDRESS,
      hops: answer(302, '', hops).hops.slice(0, hops),
      failure: { kind, url: ADDRESS, message: 'failed' },
    }
    const read = readRobotsTxt(ADDRESS, exchange)
    expect(read.kind).toBe(taken)
    expect(verdictFor(read, 'Bingbot', 'https://example.com/a').allowed).toBe(allowed)
  })
})

describe('which group holds for a crawler', () => {
  const file = [
    ...['User-agent: *', 'Disallow: /all', 'User-agent: Googlebot', 'Disallow: /google'],
    ...['User-agent: Yandex', 'Disallow: /yandex'],
  ].join('\n')
  test.each([
    ['Googlebot', '/google'],
    ['googlebot', '/google'],
    ['Googlebot-Image', '/google'],
    ['Applebot', '/google'],
    ['YandexBot', '/yandex'],
    ['Google-Extended', '/all'],
    ['Bingbot', '/all'],
    ['NeverHeardOf', '/all'],
    ['*', '/all'],
  ])('%s obeys the group that closes %s', (bot, closed) => {
    const blocked = ['/all', '/google', '/yandex'].filter(path => !may(file, bot, path))
    expect(blocked).toEqual([closed])
  })
})

test('a URL is compared as a crawler requests it', () => {
  expect(may('User-agent: *\nDisallow: /é', 'Googlebot', '/é')).toBe(false)
  expect(may('User-agent: *\nDisallow: /a', 'Googlebot', '/b/../a#c')).toBe(false)
})

test('what stands after 500 KiB does not hold, nor does a line that is cut there', () => {
  const head = 'User-agent: *\nDisallow: /a\n'
  const rule = 'Disallow: /'
  const filler = `${'#'.repeat(MAX_BYTES - head.length - rule.length - 1)}\n`
  const { rules } = robots(`${head}${filler}${rule}long\nDisallow: /b\n`) as {
    rules: ReturnType<typeof parseRobotsTxt>
  }
  expect(rules.groups[0]!.rules.map(({ pattern }) => pattern)).toEqual(['/a'])
  expect(rules.ignoredBytes).toBe('long\nDisallow: /b\n'.length)
})

test('sitemaps are given in order, with a URL where theirs is absolute', () => {
  const found = sitemapsOf(
    robots('Sitemap: https://a.example/s.xml\nUser-agent: *\nsite-map: /t.xml # old\n'),
  )
  expect(found).toEqual([
    {
      value: 'https://a.example/s.xml',
      url: 'https://a.example/s.xml',
      line: 1,
      text: 'Sitemap: https://a.example/s.xml',
    },
    { value: '/t.xml', line: 3, text: 'site-map: /t.xml # old' },
  ])
})

test('no bytes break the parser', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), fc.webUrl(), (bytes, url) => {
      const rules = parseRobotsTxt(Buffer.from(bytes))
      for (const bot of ['Googlebot', '']) expect(typeof decide(rules, [bot], url).allowed).toBe('boolean')
    }),
  )
})

test('of many rules the one decides that plain definitions of match and precedence give', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', '/'), { maxLength: 8 }).map(l => `/${l.join('')}`)
  const pattern = fc.array(fc.constantFrom('a', 'b', '/', '*', '$'), { maxLength: 6 }).map(l => l.join(''))
  const rule = fc.record({ allow: fc.boolean(), pattern })
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 8 }), fc.array(letters, { maxLength: 4 }), (written, paths) => {
      const lines = written.map(({ allow, pattern }) => `${allow ? 'Allow' : 'Disallow'}: ${pattern}`)
      const rules = parseRobotsTxt(Buffer.from(`User-agent: *\n${lines.join('\n')}`))
      for (const path of paths) {
        const { allowed, rule } = decide(rules, ['x'], `https://example.com${path}`)
        const expected = decidedByAll(written, path)
        expect([allowed, rule && rule.line - 2]).toEqual([expected?.allow ?? true, expected?.index])
      }
    }),
    { numRuns: 2000 },
  )
})

/** RFC 9309, section 2.2.2, word for word: the first of the longest that match, and of equals one that allows. */
function decidedByAll(written: readonly { allow: boolean; pattern: string }[], path: string) {
  const [longest] = written
    .map((rule, index) => ({ ...rule, index }))
    .filter(({ pattern }) => pattern !== '' && matchesByPositions(pattern, path))
    .sort((a, b) => b.pattern.length - a.pattern.length || Number(b.allow) - Number(a.allow))
  return longest
}

/** The plain definition: after each character of the pattern, the places of the path that can be reached. */
function matchesByPositions(pattern: string, path: string): boolean {
  let places = new Set([0])
  for (const [at, character] of [...pattern].entries()) {
    if (character === '$' && at === pattern.length - 1) return places.has(path.length)
    const next = new Set<number>()
    for (const place of places) {
      if (character === '*') for (let end = place; end <= path.length; end++) next.add(end)
      else if (path[place] === character) next.add(place + 1)
    }
    places = next
  }
  return places.size > 0
}

test.each([
  ['many stars', `/${'*a'.repeat(8000)}*b`],
  ['a long part that nearly matches', `/*${'a'.repeat(8000)}b`],
  ['many stars before the end', `/${'*a'.repeat(8000)}b$`],
])('a hostile pattern returns: %s', (_name, pattern) => {
  const file = `User-agent: *\n${`Disallow: ${pattern}\n`.repeat(25)}`
  expect(may(file, 'Googlebot', `/${'a'.repeat(200_000)}`)).toBe(true)
})
