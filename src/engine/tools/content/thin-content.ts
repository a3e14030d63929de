import type { HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { metaDirectives } from '../../page/page-directives.ts'
import type { MainText } from '../../page/text/main-text.ts'
import type { PageKind } from './page-kind.ts'
import { ALMOST_NO_WORDS, THIN_WORDS } from './thresholds.ts'

/** Judges the amount of text. A list of pages, a form, and what asks not to be indexed need none. */
export function judgeAmount(
  document: HtmlDocument,
  main: MainText,
  words: number,
  kind: PageKind,
): Record<'almost-no-text' | 'thin-content', Judgement> {
  const both = (judgement: Judgement) => ({ 'almost-no-text': judgement, 'thin-content': judgement })
  if (words >= THIN_WORDS) return both(pass(`${words} words of main text`))
  if (asksNotToBeIndexed(document)) return both(notApplicable('the page asks not to be indexed'))
  if (kind === 'listing')
    return both(notApplicable(`a page that lists others needs no text of its own (${words} words)`))
  if (kind === 'form') return both(notApplicable(`a page with a form needs no text (${words} words)`))
  const root = main.root
  const message = `${words} words of main text; the notice begins under ${THIN_WORDS}, the warning under ${ALMOST_NO_WORDS}`
  const found = fail(
    root?.sourceCodeLocation ? document.occurrence(root, message) : { url: document.url, message },
  )
  if (words < ALMOST_NO_WORDS) {
    return { 'almost-no-text': found, 'thin-content': notApplicable('the page has almost no text at all') }
  }
  const thin = kind === 'home' ? notApplicable(`a home page may be short (${words} words)`) : found
  return { 'almost-no-text': pass(`${words} words of main text`), 'thin-content': thin }
}

/** By its own markup alone: a header on a preview is mostly the platform's. */
function asksNotToBeIndexed(document: HtmlDocument): boolean {
  return metaDirectives(document).inHead.some(
    ({ name, bot }) => (name === 'noindex' || name === 'none') && (bot === '*' || bot === 'googlebot'),
  )
}
