import { cutEnd } from '../../text/cut.ts'
import { type FinalResponse, mediaType } from '../network/exchange.ts'

const HTML_TYPES: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml'])
/** Browsers look at the body where the type is one of these, or no type at all. */
const UNKNOWN_TYPES: ReadonlySet<string> = new Set(['', 'unknown/unknown', 'application/unknown'])

/** Bytes at the start of a body that tell what it is. */
export const SNIFFED_BYTES = 1445
const MAX_SHOWN_TYPE = 80
/** Bytes that no text has, the escapes of ISO-2022 and the zeros of UTF-16 apart. */
const BINARY_BYTES = /[\x01-\x08\x0b\x0e-\x1a\x1c-\x1f]/g
/** Part of a text from which on they are no mistake; of compressed data they are a tenth. */
const MIN_BINARY_PART = 0.03
/** Fewer of them are a mistake in a text, however short that is. */
const MIN_BINARY_BYTES = 4
/** By any of these, wherever it stands, somebody meant a page. */
const HTML_TAG =
  /<!--|<(?:!doctype|\/?(?:html|head|body|title|meta|script|style|div|p|a|span|h[1-6]|table|br))[\s/>]/i

/** What browsers take a body without a type for HTML by: a comment, or one of these tags and its end or a blank. */
const HTML_START =
  /^(?:<!--|<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s>])/i
/** XHTML: a declaration, perhaps comments and a DOCTYPE, and the root element. */
const XHTML_START = /^<\?xml[\s?][^>]*>(?:\s|<!--[^>]*-->|<!doctype\s+html[^>]*>)*<html[\s>]/i

/**
 * Why a response of 2xx is no HTML page, from its status, type and body, as the end of "https://shop.example/ …";
 * undefined where it is one. JSON, PDF and bytes that are no text are named too where they are sent as HTML: browsers show
 * them as text, and what tools would find there are faults of a page that nobody wrote.
 *
 * @see https://mimesniff.spec.whatwg.org/#rules-for-identifying-an-unknown-mime-type
 */
export function whyNotHtml(response: FinalResponse): string | undefined {
  const { status, body } = response
  const type = mediaType(response)
  if (status === 204 || status === 205) return `answers ${status}, which has no content`
  if (!mayBeHtml(type)) return `is ${shown(type)}, not HTML`
  const start = startOf(body)
  if (isBlank(body, start)) return `answers ${status} with an empty body`
  if (HTML_TYPES.has(type)) {
    const truly = trueKindOf(body, start)
    return truly && `says that it is ${type} and is ${truly}, not HTML`
  }
  if (HTML_START.test(start) || XHTML_START.test(start)) return undefined
  const what = type === '' ? 'has no Content-Type' : `has the invalid Content-Type "${shown(type)}"`
  return `${what} and does not look like HTML`
}

/** What browsers show as signs without sense where it is sent as HTML. */
export type Garbage = (typeof GARBAGE)[number]
export const GARBAGE = ['a PDF', 'binary data'] as const

/** What the start of a body that is sent as HTML is instead; undefined of a text. */
export function garbageIn(body: Buffer): Garbage | undefined {
  const start = startOf(body)
  return start.startsWith('%PDF-') ? 'a PDF' : isBinary(start) ? 'binary data' : undefined
}

/** Whether somebody meant a page and nothing of it came. */
export function isEmptyPage(response: FinalResponse): boolean {
  const { body, truncated } = response
  return !truncated && mayBeHtml(mediaType(response)) && isBlank(body, startOf(body))
}

function mayBeHtml(type: string): boolean {
  return HTML_TYPES.has(type) || UNKNOWN_TYPES.has(type) || !type.includes('/')
}

/** A type may be as long as a server likes. */
function shown(type: string): string {
  return cutEnd(type, MAX_SHOWN_TYPE)
}

/** The start of a body without a byte-order mark and white space; of UTF-16 its characters that are ASCII. */
function startOf(body: Buffer): string {
  return body
    .subarray(0, SNIFFED_BYTES)
    .toString('latin1')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\0', '')
    .trimStart()
}

function isBlank(body: Buffer, start: string): boolean {
  return start === '' && (body.length <= SNIFFED_BYTES || body.toString('latin1').trim() === '')
}

/** JSON, PDF or what is no text, whatever the header says; undefined for all else. */
function trueKindOf(body: Buffer, start: string): string | undefined {
  const garbage = garbageIn(body)
  if (garbage !== undefined) return garbage
  if (!/^(?:\{\s*["}]|\[\s*(?:["{[\]\d-]|true|false|null))/.test(start)) return undefined
  try {
    JSON.parse(body.toString('utf8').replace(/^\ufeff/, ''))
    return 'JSON'
  } catch {
    return undefined
  }
}

function isBinary(start: string): boolean {
  const { length } = start.match(BINARY_BYTES) ?? []
  return length >= MIN_BINARY_BYTES && length > start.length * MIN_BINARY_PART && !HTML_TAG.test(start)
}
