import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { alternativeCount, globFault, globMatcher, urlMatcher } from '../../src/gate/globs.ts'
import { setAside } from '../../src/gate/ignore.ts'
import { expressionLines, ignoreLines } from '../../src/settings/kinds.ts'
import { cpuClock } from '../support/cpu-time.ts'
import { buildPages, buildRun } from '../support/gate-findings.ts'
import { failedCheck } from '../support/reports.ts'

/** Seconds of computing that an input of this size is far from, unless time grows with its square. */
const MAX_SECONDS = 5
const SIZE = 300_000

function secondsOf(work: () => unknown): number {
  const seconds = cpuClock()
  work()
  return seconds()
}

/** Texts that grow with a number. */
const SHAPES: Record<string, (size: number) => string> = {
  commas: size => `{${','.repeat(size)}`,
  'commas in braces': size => `{${','.repeat(size)}}`,
  braces: size => '{'.repeat(size),
  'closing braces': size => '}'.repeat(size),
  'pairs of braces': size => '{}'.repeat(size / 2),
  'nested braces': size => '{a,'.repeat(size / 3) + '}'.repeat(size / 3),
  'words in braces': size => `{${'a,'.repeat(size / 2)}b}`,
  'braces behind braces': size => '{a,b}'.repeat(size / 5),
  'braces and text': size => `${'{a,b}'.repeat(9)}${'}'.repeat(size)}`,
  stars: size => '*'.repeat(size),
  'stars and letters': size => '*a'.repeat(size / 2),
  'stars, letters and an end': size => `${'*a'.repeat(size / 2)}b`,
  'a star and letters': size => `*${'a'.repeat(size)}b*`,
  'letters and stars': size => `*${'ab'.repeat(size / 4)}*${'ba'.repeat(size / 4)}c`,
  letters: size => 'a'.repeat(size),
  slashes: size => '/'.repeat(size),
  blanks: size => `a${' '.repeat(size)}b`,
  tabs: size => `${'\t'.repeat(size)}b`,
  'number signs': size => '#'.repeat(size),
  'blanks and number signs': size => `serp/a${' '.repeat(size)}b #${' #'.repeat(size / 2)}`,
  'line separators': size => `serp/a ${'\u2028'.repeat(size)}b`,
  'a tool and blanks': size => `serp:${' '.repeat(size)}\u2028${' '.repeat(size)}x`,
  'a tool, blanks and a colon': size => `serp${' '.repeat(size)}x: y`,
  dashes: size => 'a-'.repeat(size / 2),
  lines: size => 'serp/a\n'.repeat(size / 7),
  'indented lines': size => `serp: a\n${' \n'.repeat(size / 2)}`,
}

describe.each(Object.entries(SHAPES))('%s without end', (_, shape) => {
  test.each<[string, (text: string) => unknown]>([
    ['a glob', text => globMatcher(text)('a'.repeat(5000))],
    ['a glob of URLs', text => urlMatcher(text)(`https://shop.example/${'a'.repeat(5000)}`)],
    ['the text of a glob', text => globMatcher(`*${'a*'.repeat(500)}{b,c}*d`)(text)],
    ['the URL of a glob', text => urlMatcher(`/*${'a*'.repeat(500)}d`)(`https://shop.example/${text}`)],
    ['the check of a glob', text => [globFault(text), alternativeCount(text)]],
    ['ignore', text => ignoreLines().read(text)],
    ['an URL of ignore', text => ignoreLines().read(`serp/a ${text}`)],
    ['fail-if', text => expressionLines().read(text)],
  ])('as %s take little time', (_, use) => {
    expect(secondsOf(() => use(shape(SIZE)))).toBeLessThan(MAX_SECONDS)
  })

  test.each([
    ['ignore', ignoreLines()],
    ['fail-if', expressionLines()],
  ])('as %s give a short message, if any', (_, kind) => {
    const { problem = '' } = kind.read(shape(SIZE))
    expect(problem.length).toBeLessThan(1000)
  })
})

test('500 rules and a hundred thousand places take little time', () => {
  const rule = (number: number) => {
    const url = `*${number}*x*{a,b}*`
    return { line: `serp/* ${url}`, check: 'serp/*', url }
  }
  const ignore = Array.from({ length: 500 }, (_, number) => rule(number))
  const occurrences = Array.from({ length: 50 }, (_, number) => ({
    url: `https://shop.example/link-${number}`,
  }))
  const checks = Array.from({ length: 40 }, (_, number) =>
    failedCheck({ id: `serp/check-${number}`, occurrences }),
  )
  const runs = Array.from({ length: 50 }, (_, page) =>
    buildRun({ url: `https://shop.example/page-${page}`, checks }),
  )
  const work = () => setAside({ pages: buildPages(runs), sites: [], analyses: [] }, { ignore, overrides: [] })
  expect(secondsOf(work)).toBeLessThan(20)
})

describe('what cannot be used is a wrong setting', () => {
  test.each([
    [
      'a check that is long',
      `serp/${'a'.repeat(3000)}`,
      /^has "serp\/a+…", which has 3005 characters; a pattern may have at most 2000$/,
    ],
    ['a URL that is long', `serp/a /${'a'.repeat(3000)}`, /^has "\/a+…", which has 3001 characters/],
    [
      'braces behind braces',
      `serp/${'{a,b}'.repeat(10)}`,
      /stands for more than 1000 patterns, since each \{a,b\} counts as two; use fewer/,
    ],
    [
      'many lines',
      'serp/a\n'.repeat(501),
      /^has 501 patterns, each \{a,b\} counted as two; at most 500 are allowed$/,
    ],
    [
      'braces that are many together',
      'serp/{a,b,c,d,e,f} /{a,b,c,d,e,f,g}\n'.repeat(20),
      /^has 840 patterns/,
    ],
  ])('%s', (_, text, message) => {
    expect(ignoreLines().read(text).problem).toMatch(message)
  })

  test('and no more than that', () => {
    expect(ignoreLines().read('serp/a # why\n'.repeat(500)).value).toHaveLength(500)
    expect(globFault(`${'{a,b}'.repeat(9)}${'x'.repeat(1900)}`)).toBeUndefined()
  })
})

test('a glob matches what its meaning says', () => {
  const piece = fc.constantFrom('a', 'b', '/', '*', '{', '}', ',', '{a,b}', '{a,}', '{*b,a*}')
  const globs = fc.array(piece, { maxLength: 7 }).map(pieces => pieces.join(''))
  const texts = fc
    .array(fc.constantFrom('a', 'b', '/', '{', '}', ','), { maxLength: 8 })
    .map(letters => letters.join(''))
  fc.assert(
    fc.property(globs, texts, (glob, text) => {
      const pattern = glob.replace(/\{([^{}]*,[^{}]*)\}|\*+|[^*]/g, (part, words?: string) => {
        if (words !== undefined)
          return `(?:${words
            .split(',')
            .map(word => word.split('*').map(RegExp.escape).join('.*'))
            .join('|')})`
        return part.startsWith('*') ? '.*' : RegExp.escape(part)
      })
      expect(globMatcher(glob)(text)).toBe(new RegExp(`^${pattern}$`, 's').test(text))
    }),
    { numRuns: 3000, seed: 16 },
  )
})
