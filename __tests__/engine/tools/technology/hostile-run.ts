/** Run as a process of its own: looks for every pattern of the catalogue in texts that are made to make it slow. */

import { HtmlDocument } from '../../../../src/engine/formats/html/document.ts'
import type { HtmlPage } from '../../../../src/engine/page/html-page.ts'
import { loadCatalogue } from '../../../../src/engine/tools/technology/catalogue/catalogue.ts'
import { detect } from '../../../../src/engine/tools/technology/detect.ts'
import { marksOf } from '../../../../src/engine/tools/technology/marks.ts'
import type { Pattern } from '../../../../src/engine/tools/technology/pattern.ts'
import { findPattern, haystack } from '../../../../src/engine/tools/technology/pattern.ts'
import { resolve } from '../../../../src/engine/tools/technology/resolve.ts'

const LENGTH = 30_000

const catalogue = await loadCatalogue()
let patterns = 0
let runs = 0
for (const fingerprint of catalogue.values()) {
  const { headers, cookies, meta, scriptSrc, scripts, html, url, dom } = fingerprint
  const named = [...headers, ...cookies, ...meta, ...dom].map(({ pattern }) => pattern)
  for (const pattern of [...named, ...scriptSrc, ...scripts, ...html, ...url]) {
    if (!pattern.expression) continue
    patterns++
    for (const text of hostileTexts(pattern)) {
      findPattern(pattern, haystack(text))
      runs++
    }
  }
}
const page = hostilePage()
resolve(
  catalogue,
  detect(catalogue, marksOf(page, { requestedUrl: page.url, hops: [], final: page.response })),
)
console.log(JSON.stringify({ patterns, runs }))

/** A page with a mark of every technology that scripts and markup can show, and with runs between them. */
function hostilePage(): HtmlPage {
  const patterns = [...catalogue.values()].flatMap(({ scriptSrc, html }) => [...scriptSrc, ...html])
  const literals = patterns.map(({ literal }) => literal).filter(literal => literal !== '')
  const scripts = literals.map(
    (literal, i) => `<script src="/${'1./js.'.repeat(30)}${literal}${'a1.'.repeat(i % 90)}"></script>`,
  )
  const markup = literals.map(literal => `<link ${'<link href="'.repeat(20)}${literal.repeat(3)}`)
  const deep = '<div class="a b" data-x>'.repeat(3000)
  const url = 'http://127.0.0.1/'
  const source = `${scripts.join('')}${deep}${markup.join('\n')}`
  const response = {
    url,
    status: 200,
    headers: new Map(),
    ttfbMs: 0,
    body: Buffer.from(source),
    wireBytes: 0,
    truncated: false,
    totalMs: 0,
  }
  return { url, response, document: new HtmlDocument(source, url), encoding: 'UTF-8' }
}

/** Runs of what the pattern is made of, with and without the literal that it asks for. */
function hostileTexts({ expression, literal }: Pattern): string[] {
  const plain = expression!.source
    .replace(/\(\?(?:[:=!]|<[=!]?\w*>?)|\{\d+(?:,\d+)?\}\??|\[\^?(?:\\.|[^\]\\])*\]|[()|^$?]/g, '')
    .replace(/\\([^\w])/g, '$1')
    .replace(/\\\w/g, '1')
  const start = plain.slice(0, 5)
  const pieces = [
    start,
    plain,
    plain.slice(0, -1),
    `${start} `,
    `${start}${literal.slice(0, -1)}`,
    'a',
    '1',
    ' ',
    '1.',
    '/',
    '="',
  ]
  return pieces
    .filter(piece => piece !== '')
    .flatMap(piece => {
      const run = piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)
      const short = run.slice(0, 590)
      return [
        run,
        `${run}\n`,
        short.slice(0, 590 - literal.length) + literal,
        `${literal}${short}`.slice(0, 595),
        mixed(short, literal),
      ]
    })
}

/** The literal again and again between pieces as long as a window. */
function mixed(run: string, literal: string): string {
  return `${run.slice(0, 250)}${literal}`.repeat(40)
}
