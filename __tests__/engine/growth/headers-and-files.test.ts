import { expect, test } from '@jest/globals'
import { decodeHtml } from '../../../src/engine/formats/html/charset.ts'
import { readSitemap } from '../../../src/engine/formats/sitemap/read-sitemap.ts'
import { decodeMessage } from '../../../src/engine/network/dns/message.ts'
import type { FinalResponse } from '../../../src/engine/network/exchange.ts'
import { redirectTarget } from '../../../src/engine/network/redirect-target.ts'
import { headerDirectives, mergedDirectives } from '../../../src/engine/page/page-directives.ts'
import { parseContentType } from '../../../src/engine/syntax/content-type.ts'
import { readLanguageTag } from '../../../src/engine/syntax/language-tag.ts'
import { parseLinkHeader } from '../../../src/engine/syntax/link-header.ts'
import { parseRefresh } from '../../../src/engine/syntax/refresh.ts'
import { superLinear } from '../../support/growth.ts'

const URL = 'https://www.example.com/'
const IGNORED = { entry() {}, child() {}, problem() {} }

const PIECES = [
  ', a=b',
  '<a>;',
  '<a>; rel=a, ',
  ';"',
  '\\"',
  ',,',
  '==',
  '  ',
  '\t;',
  'a:',
  '/../',
  '1',
  '-a',
  'ü',
]

test.each(PIECES)('the value of a header takes linear time, whatever it repeats: %j', async piece => {
  const read = (value: string) => {
    parseLinkHeader(`<a>${value}`)
    parseContentType([`text/html;${value}`])
    parseRefresh(`0${value}`, URL, URL)
    parseRefresh(`0;url=${value}`, URL, URL)
    redirectTarget(value, URL)
    readLanguageTag(`en${value}`)
    mergedDirectives(headerDirectives(responseWith(`noindex${value}`)), 'Googlebot')
    mergedDirectives(headerDirectives(responseWith(`unavailable_after: ${value}`)), 'Googlebot')
  }
  expect(await superLinear(size => piece.repeat(size), read)).toBeUndefined()
})

test.each<[string, (size: number) => string]>([
  ['entries', size => urlset(`<url><loc>${URL}a</loc></url>`.repeat(size))],
  ['deep elements', size => urlset('<url><a>'.repeat(size))],
  ['attributes', size => urlset(`<url ${each(size, at => `a${at}="b" `)}>`)],
  ['elements with attributes', size => urlset(`<url ${each(90, at => `a${at}="b" `)}/>`.repeat(size / 50))],
  ['namespaces', size => urlset(each(size, at => `<url xmlns:n${at}="urn:${at}"/>`))],
  ['namespaces in each other', size => urlset(each(size, at => `<n:url xmlns:n="urn:${at}">`))],
  ['prefixes that nothing declares', size => urlset(each(size, at => `<url><n${at}:a/></url>`))],
  ['a long text', size => urlset(`<url><loc>${'a'.repeat(16 * size)}</loc></url>`)],
  ['references', size => urlset(`<url><loc>${'&amp;'.repeat(size)}</loc></url>`)],
  ['references to nothing', size => urlset(each(size, at => `<url><loc>&a${at};</loc></url>`))],
  ['bare ampersands', size => urlset('<url><loc>a?b&c&d</loc></url>'.repeat(size))],
  ['ampersands', size => urlset('&'.repeat(4 * size))],
  [
    'images',
    size => urlset(`<url>${'<image:image><image:loc>a</image:loc></image:image>'.repeat(size)}</url>`),
  ],
  [
    'fields of a video',
    size => urlset(`<url><video:video>${each(size, at => `<video:f${at}>x</video:f${at}>`)}`),
  ],
  ['comments', size => urlset('<!-- a -->'.repeat(size))],
  ['comments that are never closed', size => urlset('<!-'.repeat(4 * size))],
  ['instructions', size => urlset('<?a ?>'.repeat(size))],
  ['marked text', size => urlset('<url><loc><![CDATA[a]]></loc></url>'.repeat(size))],
  ['blanks', size => `${' '.repeat(16 * size)}<urlset>`],
  ['items of a feed', size => `<rss><channel>${'<item><link>a</link></item>'.repeat(size)}`],
  ['addresses', size => `${URL}a\n`.repeat(size)],
  ['an address without end', size => URL + 'a'.repeat(16 * size)],
  ['empty lines', size => `${URL}\n${'\n'.repeat(16 * size)}`],
])('a sitemap takes linear time, whatever it repeats: %s', async (_, make) => {
  const read = async (file: Buffer) => {
    async function* chunks() {
      for (let at = 0; at < file.length; at += 16_384) yield file.subarray(at, at + 16_384)
    }
    await readSitemap(chunks(), undefined, IGNORED)
  }
  expect(await superLinear(size => Buffer.from(make(size)), read, { largest: 32_000 })).toBeUndefined()
})

test.each<[string, (size: number) => string]>([
  ['metas', size => '<meta charset=x>'.repeat(size)],
  ['the start of metas', size => '<meta '.repeat(size)],
  ['blanks', size => ' '.repeat(16 * size)],
  ['other letters', size => 'ü'.repeat(8 * size)],
])('bytes are decoded in linear time, whatever they repeat: %s', async (_, make) => {
  expect(
    await superLinear(
      size => Buffer.from(make(size)),
      body => decodeHtml(body, undefined),
    ),
  ).toBeUndefined()
})

test('an answer of the DNS takes linear time, whatever its names point to', async () => {
  const question = { name: 'a', type: 'TXT', checkingDisabled: false } as const
  const read = (message: Buffer) => {
    try {
      return decodeMessage(message, 7, question)
    } catch {
      return undefined
    }
  }
  // No message is longer than 64 KiB.
  const sizes = { smallest: 100, largest: 4000 }
  for (const pointer of [12, 14, 16]) {
    const make = (size: number) => dnsMessage(size, pointer)
    expect(await superLinear(make, read, sizes)).toBeUndefined()
  }
})

/** A question for `a`, and answers with names that point to one place, among them ones that point to themselves. */
function dnsMessage(answers: number, pointer: number): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(7, 0)
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(answers, 6)
  const asked = Buffer.from([1, 0x61, 0, 0, 16, 0, 1])
  const answer = Buffer.from([0xc0, pointer, 0, 16, 0, 1, 0, 0, 0, 1, 0, 2, 1, 0x61])
  return Buffer.concat([head, asked, ...Array.from({ length: answers }, () => answer)])
}

function responseWith(rules: string): FinalResponse {
  const headers = new Map([['x-robots-tag', [rules]]])
  return {
    ...{ url: URL, status: 200, headers, ttfbMs: 1, totalMs: 1 },
    ...{ body: Buffer.alloc(0), wireBytes: 0, truncated: false },
  }
}

function urlset(content: string): string {
  const google = (name: string, version: string) =>
    `xmlns:${name}="http://www.google.com/schemas/sitemap-${name}/${version}"`
  const extensions = `${google('image', '1.1')} ${google('video', '1.1')}`
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ${extensions}>${content}</urlset>`
}

function each(count: number, piece: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => piece(at)).join('')
}
