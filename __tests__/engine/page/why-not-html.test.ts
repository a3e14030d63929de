import { gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { whyNotHtml } from '../../../src/engine/page/why-not-html.ts'

function why(type: string | undefined, body: string | Buffer, status = 200): string | undefined {
  const headers = new Map(type === undefined ? [] : [['content-type', [type]]])
  const bytes = Buffer.from(body)
  return whyNotHtml({
    url: 'https://shop.example/',
    status,
    headers,
    ttfbMs: 1,
    body: bytes,
    wireBytes: bytes.length,
    truncated: false,
    totalMs: 1,
  })
}

/** As a server sends it that forgets to say so. */
const GZIPPED = gzipSync(
  '<!doctype html><title>Bicycles</title><p>We build steel bicycles by hand in Bristol.',
)

test.each<[string | undefined, string | Buffer]>([
  ['text/html', '<title>a</title>'],
  ['TEXT/HTML; charset=utf-8', 'plain words'],
  ['text/html', '{{ template }} that nobody filled'],
  ['text/html', '[Note] see below'],
  ['text/html', '{"cut": '],
  ['application/xhtml+xml', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['text/html', '<?xml version="1.0"?>\n<!DOCTYPE html><html/>'],
  [undefined, '<!doctype html><p>a'],
  [undefined, '\ufeff\n  <HTML lang=en>'],
  [undefined, '<!-- made by hand --><p>a'],
  [undefined, '<title>a</title>'],
  [undefined, '<div id=root></div>'],
  [undefined, '<?xml version="1.0" encoding="utf-8"?>\n<!-- a --><!DOCTYPE html><html lang="en">'],
  [undefined, Buffer.from('\ufeff<html><title>a</title>', 'utf16le')],
  ['text/html', '<p>a\u0001\u0002\u0003\u0004\u0005</p>'],
  ['text/html', `one ${'\u0001'} in many words of a page without a tag, as a server may send it`],
  ['text/html', 'a \u001b$B page in ISO-2022-JP \u001b(B and on \u001b$B and on \u001b(B'],
  ['text/html', Buffer.from('words alone', 'utf16le')],
  ['html', '<html>'],
  ['unknown/unknown', '<html>'],
])('with the type %j the body %j is a page', (type, body) => {
  expect(why(type, body)).toBeUndefined()
})

test.each<[string | undefined, string | Buffer, string]>([
  ['application/json', '{"a":1}', 'is application/json, not HTML'],
  ['application/json', '', 'is application/json, not HTML'],
  ['application/pdf', '%PDF-1.7', 'is application/pdf, not HTML'],
  ['text/plain; charset=utf-8', '<html>', 'is text/plain, not HTML'],
  ['image/png', '\x89PNG', 'is image/png, not HTML'],
  ['application/xml', '<feed/>', 'is application/xml, not HTML'],
  ['text/html', '', 'answers 200 with an empty body'],
  ['text/html', ' \r\n\t', 'answers 200 with an empty body'],
  ['text/html', Buffer.from('\ufeff', 'utf8'), 'answers 200 with an empty body'],
  ['text/html', ' '.repeat(5000), 'answers 200 with an empty body'],
  [undefined, '', 'answers 200 with an empty body'],
  ['text/html', '{"error":"not found"}', 'says that it is text/html and is JSON, not HTML'],
  ['text/html', '\ufeff [{"a":1}]\n', 'says that it is text/html and is JSON, not HTML'],
  ['text/html', '{}', 'says that it is text/html and is JSON, not HTML'],
  ['text/html', '%PDF-1.7\n…', 'says that it is text/html and is a PDF, not HTML'],
  ['text/html', GZIPPED, 'says that it is text/html and is binary data, not HTML'],
  [
    'text/html',
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\x02\b\x06',
    'says that it is text/html and is binary data, not HTML',
  ],
  [undefined, '{"a":1}', 'has no Content-Type and does not look like HTML'],
  [undefined, 'words', 'has no Content-Type and does not look like HTML'],
  [undefined, '<?xml version="1.0"?><feed/>', 'has no Content-Type and does not look like HTML'],
  ['json', '{"a":1}', 'has the invalid Content-Type "json" and does not look like HTML'],
])('with the type %j the body %j is none', (type, body, reason) => {
  expect(why(type, body)).toBe(reason)
})

test.each([204, 205])('a status of %d has no content', status => {
  expect(why('text/html', '', status)).toBe(`answers ${status}, which has no content`)
})
