import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { hasOtherLanguage } from './scripted-text.ts'

/** Attributes by which scripts find what they translate. */
const MARK = /^data-(?:i18n|translate|l10n|lang-key|t-key)(?:-[a-z-]{1,30})?$/
/** What Chrome says it is in: scripts turn to that where they go by the language of the browser. */
const BROWSER_LANGUAGE = /^\s*en\b/i

/** Whether scripts find an element by a mark of what they translate. */
export function hasTranslationMark({ attrs }: Element): boolean {
  return attrs.some(({ name }) => MARK.test(name))
}

/** Whether scripts have put a text into the language of the browser, be it all of the page or what is marked for that. */
export function isTranslated(element: Element, before: HtmlDocument, document: HtmlDocument): boolean {
  return hasTranslationMark(element) || isInBrowserLanguage(before, document)
}

/** Whether scripts have put all of a page into the language of the browser, as it says of itself. */
export function isInBrowserLanguage(before: HtmlDocument, document: HtmlDocument): boolean {
  const { html } = document
  return hasOtherLanguage(before, document) && BROWSER_LANGUAGE.test((html && attribute(html, 'lang')) ?? '')
}
