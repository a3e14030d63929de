import { charsetOf, xmlEncodingOf } from '../../formats/html/charset.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { header } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { shownPage } from '../../visit/shown-page.ts'
import { assertHtml } from './source.ts'

/** Bytes in which a declaration in the document must end. @see https://html.spec.whatwg.org/multipage/semantics.html#charset */
const DECLARATION_BYTES = 1024

/** Where a page says in which encoding it is written, as WHATWG names in lower case. */
interface Declared {
  /** By a byte-order mark. */
  mark: string | undefined
  header: string | undefined
  meta: { encoding: string; element: Element; endByte: number } | undefined
}

/** Whether a page says in which encoding it is written, once and where browsers look for it. */
export const encoding = defineTopic({
  checks: {
    'encoding-undeclared': {
      severity: 'warning',
      title: 'The page does not declare its character encoding',
      why: 'Browsers and search engines have to guess it, and show wrong letters when they guess wrong.',
      fix: 'Send Content-Type: text/html; charset=utf-8, or make <meta charset="utf-8"> the first element of <head>. Browsers search only the first 1,024 bytes for it.',
      help: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
      example: 'Content-Type: text/html\n\n<!doctype html><html><head><title>Grüße</title>',
    },
    'encoding-conflict': {
      severity: 'notice',
      title: 'The page declares two different character encodings',
      why: 'Browsers use the one in the header, and what reads the file without it, such as an archive, the one in the <meta>. One of them gets wrong letters.',
      fix: 'Save the file in UTF-8, and declare utf-8 in both the header and the <meta>.',
      help: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
      example: 'Content-Type: text/html; charset=utf-8\n\n<meta charset="iso-8859-1">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownPage(visit)
    assertHtml(page)
    const declared = declaredIn(page)
    return {
      judgements: {
        'encoding-undeclared': judgeDeclaration(page, declared),
        'encoding-conflict': judgeAgreement(page, declared),
      },
    }
  },
})

function judgeDeclaration(
  { document, response, encoding }: HtmlPage,
  { mark, header, meta }: Declared,
): Judgement {
  if (mark ?? header) return pass()
  // Browsers go by an XML declaration where they find nothing else.
  if (nameOf(xmlEncodingOf(response.body))) return pass()
  const guess = `Browsers guess ${encoding.toLowerCase()}.`
  if (!meta)
    return fail({ url: document.url, message: `Neither a header nor a <meta> declares it. ${guess}` })
  if (meta.endByte <= DECLARATION_BYTES) return pass()
  const where = `The <meta> ends at byte ${meta.endByte} (at most ${DECLARATION_BYTES}).`
  return fail(document.occurrence(meta.element, `${where} ${guess}`))
}

function judgeAgreement({ document, response }: HtmlPage, { mark, header, meta }: Declared): Judgement {
  const first = mark ?? header
  if (!first || !meta) return notApplicable('the page declares its encoding at most once')
  if (first === meta.encoding) return pass()
  const where = mark ? 'The byte-order mark' : 'The Content-Type header'
  const message = `${where} says ${first}, the <meta> ${meta.encoding}.`
  const remedy = mark ? undefined : remedyFor(response.body, first, meta.encoding)
  return fail(document.occurrence(meta.element, remedy === undefined ? message : `${message} ${remedy}`))
}

/** What to do where the bytes tell that the <meta> is right, and browsers, which go by the header, show wrong letters. */
function remedyFor(body: Buffer, header: string, meta: string): string | undefined {
  if (header !== 'utf-8' && meta !== 'utf-8') return undefined
  const { valid, invalid } = utf8Letters(body)
  if (meta === 'utf-8')
    return valid > invalid ? 'The file is written in utf-8: send charset=utf-8 in the header.' : undefined
  // A few letters that are no UTF-8 may be slips in a file that is.
  if (invalid <= valid || !isValidIn(meta, body)) return undefined
  return `The file is written in ${meta}, so browsers show wrong letters: save it in UTF-8 and declare utf-8 in the <meta> too, or send charset=${meta}.`
}

/** Characters beyond ASCII that bytes hold if they are read as UTF-8, and those that are none. */
function utf8Letters(body: Buffer): { valid: number; invalid: number } {
  let valid = 0
  let invalid = 0
  for (const character of new TextDecoder().decode(body)) {
    if (character === '\uFFFD') invalid++
    else if (character > '\u007F') valid++
  }
  return { valid, invalid }
}

function isValidIn(encoding: string, body: Buffer): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(body, { stream: true })
    return true
  } catch {
    return false
  }
}

function declaredIn({ document, response, encoding }: HtmlPage): Declared {
  const meta = metaDeclaration(document)
  const before = meta ? document.source.slice(0, meta.element.sourceCodeLocation?.endOffset) : ''
  return {
    mark: markOf(response.body),
    header: nameOf(charsetOf(header(response, 'content-type'))),
    meta: meta && {
      ...meta,
      endByte: encoding === 'UTF-8' ? Buffer.byteLength(before) : before.length,
    },
  }
}

function metaDeclaration(document: HtmlDocument): { encoding: string; element: Element } | undefined {
  for (const element of document.elements('meta')) {
    const pragma = attribute(element, 'http-equiv')?.trim().toLowerCase() === 'content-type'
    const label =
      attribute(element, 'charset') ?? (pragma ? charsetOf(attribute(element, 'content')) : undefined)
    const encoding = nameOf(label)
    // A document that can be read as ASCII, to find this, is no UTF-16: browsers take it for UTF-8.
    if (encoding) return { encoding: encoding.startsWith('utf-16') ? 'utf-8' : encoding, element }
  }
  return undefined
}

function markOf(body: Buffer): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8'
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be'
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le'
  return undefined
}

/** The WHATWG name behind a label; undefined where there is none, so that browsers pass over it. */
function nameOf(label: string | undefined): string | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label.trim()).encoding
  } catch {
    return undefined
  }
}
