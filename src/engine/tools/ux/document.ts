import type { Occurrence } from '../../../api/results.ts'
import { attribute, type Element, type HtmlDocument, snippet } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { mediaType } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { pageAnchors } from './anchors.ts'
import { DOCUMENT_CHECKS, type DocumentCheck } from './document-checks.ts'
import { judgeEncoding } from './encoding.ts'
import type { SourceTag, SourceTags } from './source-tags.ts'
import { judgeUnclosed } from './unclosed.ts'

/**
 * What the source of a page shows.
 *
 * @param page as sent
 * @param judged its document as search engines see it
 */
export function judgeDocument(
  page: HtmlPage,
  judged: HtmlDocument,
  source: SourceTags,
): Record<DocumentCheck, Judgement> {
  const anchors = judgeAnchors(judged)
  if (mediaType(page.response) === 'application/xhtml+xml') {
    // XML has its own rules for all of this, and browsers show nothing of a page that breaks them.
    const none = notApplicable('the page is sent as XML')
    const names = Object.keys(DOCUMENT_CHECKS) as DocumentCheck[]
    const judgements = Object.fromEntries(names.map(name => [name, none])) as Record<DocumentCheck, Judgement>
    return { ...judgements, 'anchor-ambiguous': anchors }
  }
  const { document, response } = page
  return {
    'quirks-mode': judgeQuirks(document),
    ...judgeEncoding(page),
    frameset: failWhere(
      document
        .elements('frameset')
        .slice(0, 1)
        .map(element => document.occurrence(element, `${document.elements('frame').length} frames`)),
    ),
    'unclosed-element': response.truncated
      ? notMeasured('the page is too large to be read to its end')
      : judgeUnclosed(document, source),
    'repeated-document-tag': judgeRepeatedTags(document, source.tags),
    'anchor-ambiguous': anchors,
  }
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode */
function judgeQuirks(document: HtmlDocument): Judgement {
  if (!document.quirks) return pass()
  const { doctype, source, url } = document
  const message = doctype
    ? 'the doctype is one that asks for it'
    : /<!doctype/i.test(source)
      ? 'something stands before the doctype'
      : 'there is no doctype'
  return fail({ url, message, snippet: snippet(source), line: 1, column: 1 })
}

function judgeRepeatedTags(document: HtmlDocument, tags: readonly SourceTag[]): Judgement {
  const repeated = ['html', 'head', 'body'].flatMap(name => {
    const [first, ...others] = tags.filter(tag => tag.name === name)
    const message = `<${name}> has begun in line ${first?.line}`
    return others.map(tag => occurrenceOf(document, tag, message))
  })
  return failWhere(repeated)
}

/** The place of a tag that no element came of. */
export function occurrenceOf(document: HtmlDocument, tag: SourceTag, message: string): Occurrence {
  const { offset, end, line, column } = tag
  return { url: document.url, message, snippet: snippet(document.source.slice(offset, end)), line, column }
}

function judgeAnchors(document: HtmlDocument): Judgement {
  const wanted = pageAnchors(document)
  if (wanted.size === 0) return notApplicable('no link leads to a place on the page')
  const byId = new Map<string, Element[]>()
  for (const element of document.elements()) {
    const id = attribute(element, 'id')
    if (id === undefined || !wanted.has(id)) continue
    const same = byId.get(id)
    if (same) same.push(element)
    else byId.set(id, [element])
  }
  if (byId.size === 0) return notApplicable('no place that links of the page lead to is there')
  const others = [...byId].flatMap(([id, elements]) =>
    elements
      .slice(1)
      .map(element => document.occurrence(element, `links to #${id} lead to another element with this id`)),
  )
  return failWhere(others)
}
