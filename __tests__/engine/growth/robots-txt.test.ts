import { expect, test } from '@jest/globals'
import { decide } from '../../../src/engine/formats/robots-txt/matcher.ts'
import { MAX_BYTES, parseRobotsTxt } from '../../../src/engine/formats/robots-txt/parser.ts'
import { superLinear } from '../../support/growth.ts'

const URL = `https://www.example.com/aaaa/${'abc'.repeat(30)}`

test.each<[string, (at: number) => string]>([
  ['groups', at => `User-agent: ${'abcdefghij'[at % 10]!.repeat(1 + (at % 50))}\nDisallow: /${at}`],
  ['agents', at => `User-agent: a${'b'.repeat(at % 20)}`],
  ['rules', at => `Disallow: /${at}`],
  ['rules with stars', at => `Disallow: /*a*b*${at}`],
  ['rules with ends', at => `Allow: *${at}$`],
  ['rules that nearly match', at => `Disallow: *aab${at}`],
  ['equal rules', () => 'Disallow: /*a'],
  ['sitemaps', at => `Sitemap: https://www.example.com/${at}.xml`],
  ['lines that say nothing', () => 'nothing'],
  ['empty lines', () => ''],
  ['comments', () => '# a # b'],
])('robots.txt is read, and compared with addresses, in linear time: %s', async (_, line) => {
  const read = (file: Buffer) => {
    const rules = parseRobotsTxt(file)
    for (let at = 0; at < 20; at++) decide(rules, ['googlebot'], `${URL}${at}`)
  }
  expect(await superLinear(size => fileOf(size, line), read)).toBeUndefined()
})

test.each<[string, (size: number) => string]>([
  ['stars', size => `/${'*a'.repeat(size)}*b$`],
  ['a long part', size => `/*${'a'.repeat(2 * size)}b`],
  ['encodings', size => `/${'%aa'.repeat(size)}`],
  ['other octets', size => `/${'ü'.repeat(size)}`],
  ['blanks', size => `/${' '.repeat(2 * size)}x`],
])('a line of any length takes linear time: %s', async (_, pattern) => {
  const read = (file: Buffer) => decide(parseRobotsTxt(file), ['x'], `${URL}${'a'.repeat(file.length)}`)
  const make = (size: number) => Buffer.from(`User-agent: *\nDisallow: ${pattern(size)}\n`)
  expect(await superLinear(make, read)).toBeUndefined()
})

test.each<[string, (at: number) => string, string]>([
  ['one star', at => `Allow:/*${at}z`, 'abc'],
  ['several stars', at => `Allow:/*a*${at}`, 'abc'],
  ['stars and ends', at => `Allow:/*a*c${at}$`, 'abc'],
  ['parts that end alike', at => `Allow:/*${'a'.repeat(at % 300)}*b${at}*a`, 'a'],
  ['starts that begin alike', at => `Allow:/${'a'.repeat(at % 300)}*${at}z`, 'a'],
])('tens of thousands of rules hold for hundreds of addresses in little time: %s', (_, line, text) => {
  const rules = parseRobotsTxt(fileOf(40_000, line).subarray(0, MAX_BYTES))
  const before = process.threadCpuUsage()
  for (let at = 0; at < 200; at++) {
    decide(rules, ['googlebot'], `https://www.example.com/${text.repeat(1000)}${at}x`)
  }
  const { user } = process.threadCpuUsage(before)
  // It took 39 s and more where each rule was compared with each address.
  expect(user / 1_000_000).toBeLessThan(5)
})

function fileOf(size: number, line: (at: number) => string): Buffer {
  const lines = Array.from({ length: size }, (_, at) => line(at))
  return Buffer.from(`User-agent: *\n${lines.join('\n')}`)
}
