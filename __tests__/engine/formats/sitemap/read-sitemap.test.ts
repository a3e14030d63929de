import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  MAX_SITEMAP_BYTES,
  type SitemapChild,
  type SitemapEntry,
  type SitemapProblem,
} from '../../../../src/engine/formats/sitemap/format.ts'
import { readSitemap } from '../../../../src/engine/formats/sitemap/read-sitemap.ts'
import { entry, urlset } from '../../../support/sitemaps.ts'

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** Reads a text or bytes in pieces of a size. */
async function read(content: string | Buffer | AsyncIterable<Buffer>, size = 1000, charset?: string) {
  const entries: SitemapEntry[] = []
  const children: SitemapChild[] = []
  const problems: SitemapProblem[] = []
  const chunks =
    typeof content === 'string' || Buffer.isBuffer(content) ? inPieces(Buffer.from(content), size) : content
  const reading = await readSitemap(chunks, charset, {
    entry: found => entries.push(found),
    child: found => children.push(found),
    problem: found => problems.push(found),
  })
  return { reading, entries, children, problems, locs: entries.map(({ loc }) => loc) }
}

const SOURCE = urlset(
  entry('https://a.example/?a=1&b=2', '<lastmod>2024-01-01</lastmod>'),
  '<!-- a & b <loc> -->',
  entry('<![CDATA[https://a.example/?a&b]]>', '<image:image>\r\n<image:loc>é</image:loc></image:image>'),
  entry('https://a.example/&#233;&amp;&quot;', '<xhtml:link rel="alternate" hreflang="de" href="/?x&y"/>'),
  '<url><loc>\n  https://a.example/😀\n</loc><oops/></url>',
)

describe('what is read does not depend on how the bytes are cut', () => {
  test.each([1, 2, 3, 7, 39, 40, 41, 64, 1000])('in pieces of %d', async size => {
    expect(await read(SOURCE, size)).toEqual(await read(SOURCE, 1_000_000))
    expect((await read(gzipSync(SOURCE), size)).locs).toEqual((await read(SOURCE)).locs)
  })

  test('and is what was written', async () => {
    const { locs, problems, entries } = await read(SOURCE)
    expect(locs).toEqual([
      'https://a.example/?a=1&b=2',
      'https://a.example/?a&b',
      'https://a.example/é&"',
      'https://a.example/😀',
    ])
    expect(entries[2]!.alternates).toMatchObject([
      { rel: 'alternate', hreflang: 'de', href: '/?x&y', line: 7 },
    ])
    expect(problems).toMatchObject([
      { kind: 'not-well-formed', line: 3, column: 33 },
      { kind: 'not-well-formed', line: 7 },
      { kind: 'unexpected-tag', line: 10, column: 7 },
    ])
  })
})

describe('other forms are read', () => {
  test.each([
    [
      'RSS',
      '<rss version="2.0"><channel><link>https://a.example/home</link><item><title>T</title><link>https://a.example/1</link></item><item><guid>x</guid></item></channel></rss>',
      'rss',
    ],
    [
      'Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://a.example/home"/><entry><link rel="self" href="https://a.example/x"/><link href="https://a.example/1"/></entry></feed>',
      'atom',
    ],
    ['text', '\ufeffhttps://a.example/1\r\n\r\n', 'text'],
    ['UTF-16', Buffer.from(`\ufeff${urlset(entry('https://a.example/1'))}`, 'utf16le'), 'urlset'],
  ])('%s', async (_name, content, kind) => {
    const { reading, locs } = await read(content)
    expect([reading.kind, locs]).toEqual([kind, ['https://a.example/1']])
  })

  test('an index', async () => {
    const { reading, children } = await read(
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://a.example/a.xml</loc><lastmod>2024</lastmod></sitemap></sitemapindex>',
    )
    expect(reading).toMatchObject({ kind: 'index', entries: 1 })
    expect(children).toEqual([{ loc: 'https://a.example/a.xml', lastmod: '2024', line: 1, column: 76 }])
  })

  test.each([
    ['<!DOCTYPE html><html><body>Not found</body></html>', 'html'],
    ['<!-- app --><html xmlns="http://www.w3.org/1999/xhtml"/>', 'html'],
    ['Not found', 'unknown'],
    ['', 'unknown'],
    ['{"a":"https://a.example/"}', 'unknown'],
    ['<Error><Code>NoSuchKey</Code></Error>', 'xml'],
  ])('and not %s', async (content, kind) => {
    const { reading, entries } = await read(content)
    expect([reading.kind, entries]).toEqual([kind, []])
  })
})

async function* endless(start: string, more: string): AsyncGenerator<Buffer> {
  yield Buffer.from(start)
  const piece = Buffer.from(more.repeat(Math.ceil(65_536 / more.length)))
  for (;;) yield piece
}

const OPEN = urlset().replace('\n</urlset>\n', '')

describe('a hostile file ends at its caps', () => {
  test.each<[string, string | AsyncIterable<Buffer>, Partial<SitemapProblem> | undefined]>([
    [
      'that declares entities in entities',
      '<!DOCTYPE urlset [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;">]><urlset><url><loc>&b;</loc></url></urlset>',
      { kind: 'doctype', message: 'its DOCTYPE declares entities, which are not expanded' },
    ],
    [
      'that names a file of the machine',
      '<!DOCTYPE urlset [<!ENTITY x SYSTEM "file:///etc/passwd">]><urlset><url><loc>&x;</loc></url></urlset>',
      { kind: 'doctype' },
    ],
    ['with an endless DOCTYPE', endless('<!DOCTYPE urlset SYSTEM "', 'x'), { kind: 'hostile' }],
    ['with endless nesting', endless(`${OPEN}<url>`, '<a>'), { kind: 'hostile' }],
    ['with an endless attribute', endless(`${OPEN}<url a="`, 'x'), { kind: 'hostile' }],
    ['with endless attributes', endless(`${OPEN}<url `, 'a="1" b="1" '), { kind: 'hostile' }],
    ['with an endless name', endless(`${OPEN}<`, 'x'), { kind: 'hostile' }],
    ['with an endless text', endless(`${OPEN}<url><loc>`, 'x'), { kind: 'hostile' }],
    ['with an endless comment', endless(`${OPEN}<!--`, 'x'), { kind: 'hostile' }],
    ['with an endless CDATA', endless(`${OPEN}<url><loc><![CDATA[`, 'x'), { kind: 'hostile' }],
    ['of ampersands', endless(`${OPEN}<url><loc>`, '&'), { kind: 'not-well-formed' }],
    ['of control characters', endless(`${OPEN}<url><loc>`, '\u0001'), { kind: 'not-well-formed' }],
    ['of white space', endless('', ' '), { kind: 'root' }],
    ['of entries without end', endless(OPEN, entry('https://a.example/')), undefined],
    ['of lines without end', endless('https://a.example/\n', 'https://a.example/\n'), undefined],
    ['of one line without end', endless('https://a.example/\n', 'x'), undefined],
  ])('%s', async (_name, content, problem) => {
    const { reading, problems } = await read(content)
    expect(reading.stopped ?? '').not.toBe('')
    expect(reading.bytes).toBeLessThanOrEqual(MAX_SITEMAP_BYTES)
    if (problem) expect(problems.at(-1)).toMatchObject(problem)
    else expect(reading.stopped).toMatch(/larger than a sitemap may be|more than 200000 entries/)
  })

  test('that unpacks to more than a sitemap may have', async () => {
    const bomb = gzipSync(Buffer.alloc(MAX_SITEMAP_BYTES + 1000, OPEN.padEnd(1000)))
    const { reading } = await read(bomb)
    expect(reading.bytes).toBeLessThanOrEqual(MAX_SITEMAP_BYTES)
  })
})

test('memory does not grow with the file', async () => {
  const count = 50_000
  async function* file() {
    yield Buffer.from(OPEN)
    for (let at = 0; at < count; at += 100) {
      const lines = Array.from({ length: 100 }, (_, index) =>
        entry(`https://a.example/${at + index}/${'p'.repeat(900)}`, '<lastmod>2024-01-01</lastmod>'),
      )
      yield Buffer.from(lines.join('\n'))
    }
    yield Buffer.from('</urlset>')
  }
  let entries = 0
  let held = 0
  const before = heapInUse()
  const ignore = () => undefined
  const reading = await readSitemap(file(), undefined, {
    entry: () => {
      if (++entries % 25_000 === 0) held = Math.max(held, heapInUse() - before)
    },
    child: ignore,
    problem: ignore,
  })
  expect([entries, reading.entries, reading.stopped]).toEqual([count, count, undefined])
  expect(reading.bytes).toBeGreaterThan(45_000_000)
  expect(held).toBeLessThan(8_000_000)
})

test('no more is kept of one video, and told of wrong namespaces, than anybody would read', async () => {
  const numbers = Array.from({ length: 2000 }, (_, at) => at)
  const video = numbers.map(at => `<video:f${at}>x</video:f${at}>`).join('')
  const wrong = numbers.map(at => `<image:image xmlns:image="urn:${at}"/>`).join('')
  const { entries, problems } = await read(
    urlset(entry('https://a.example/', `<video:video>${video}</video:video>${wrong}`)),
  )
  expect(entries[0]!.videos[0]!.fields.size).toBe(500)
  expect(problems.filter(({ kind }) => kind === 'extension-namespace')).toHaveLength(500)
})

/** Bytes of the heap that are in use once the garbage is gone. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}

test('no input makes it fail or hang', async () => {
  const tokens = [
    '<',
    '>',
    '&',
    ';',
    '"',
    '/',
    '=',
    'url',
    'loc',
    '<url>',
    '</url>',
    '<loc>',
    '</loc>',
    '<urlset>',
  ]
  const more = [
    '</urlset>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?xml',
    '?>',
    '<!DOCTYPE',
    '[',
    'https://a.example/',
    '\n',
    '\r',
    ' ',
    '\ud800',
  ]
  const piece = fc.oneof(fc.constantFrom(...tokens, ...more), fc.string())
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(piece, { maxLength: 60 }),
      fc.integer({ min: 1, max: 50 }),
      async (opened, pieces, size) => {
        const text = (opened ? OPEN : '') + pieces.join('')
        const { reading, problems } = await read(Buffer.from(text), size)
        expect(reading.bytes).toBe(reading.stopped === undefined ? Buffer.byteLength(text) : reading.bytes)
        for (const { line, column } of problems) {
          if (line !== undefined) expect(line).toBeGreaterThanOrEqual(1)
          if (column !== undefined) expect(column).toBeGreaterThanOrEqual(1)
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('no bytes make it fail', async () => {
  const gzip = fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from([0x1f, 0x8b, 0x08, 0, ...bytes]))
  const any = fc.uint8Array({ maxLength: 300 }).map(bytes => Buffer.from(bytes))
  await fc.assert(
    fc.asyncProperty(fc.oneof(any, gzip), async bytes => {
      expect((await read(bytes, 50)).reading.bytes).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 200 },
  )
})
