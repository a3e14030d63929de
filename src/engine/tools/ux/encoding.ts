import { charsetOf } from '../../formats/html/charset.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { header } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { DocumentCheck } from './document-checks.ts'

/** Bytes in which a declaration in the document must end. @see https://html.spec.whatwg.org/multipage/semantics.html#charset */
const DECLARATION_BYTES = 1024

type EncodingCheck = Extract<DocumentCheck, `encoding-${string}`>

/** Where a page says in which encoding it is written, as WHATWG names in lower case. */
interface Declared {
  /** By a byte-order mark. */
  mark: string | undefined
  header: string | undefined
  meta: { encoding: string; element: Element; endByte: number } | undefined
}

/** Whether a page says in which encoding it is written, once and where browsers look for it. */
export function judgeEncoding(page: HtmlPage): Record<EncodingCheck, Judgement> {
  const declared = declaredIn(page)
  return {
    'encoding-undeclared': judgeDeclaration(page, declared),
    'encoding-conflict': judgeAgreement(page.document, declared),
  }
}

function judgeDeclaration({ document, encoding }: HtmlPage, { mark, header, meta }: Declared): Judgement {
  if (mark ?? header) return pass()
  const guess = `browsers take ${encoding.toLowerCase()}`
  if (!meta) return fail({ url: document.url, message: `neither a header nor a <meta> names one; ${guess}` })
  if (meta.endByte <= DECLARATION_BYTES) return pass()
  const where = `the <meta> ends at byte ${meta.endByte}, behind the first ${DECLARATION_BYTES}`
  return fail(document.occurrence(meta.element, `${where}; ${guess}`))
}

function judgeAgreement(document: HtmlDocument, { mark, header, meta }: Declared): Judgement {
  const first = mark ?? header
  if (!first || !meta) return notApplicable('the page names its encoding at most once')
  if (first === meta.encoding) return pass()
  const where = mark ? 'the byte-order mark' : 'the header Content-Type'
  return fail(document.occurrence(meta.element, `${where} says ${first}, the <meta> ${meta.encoding}`))
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
