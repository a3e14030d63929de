import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { isSuccess } from '../../network/status.ts'
import { openHtml } from '../../page/open-html.ts'
import { loosePath } from '../../page/page-address.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isSameLanguage, readLanguageTag } from '../../syntax/language-tag.ts'
import type { Visit } from '../../visit/visit.ts'
import type { NamedVersions } from './named-versions.ts'
import { nameOfLink, plainPath, type VersionLink } from './version-links.ts'

/**
 * A link from a page in the folder of a language (`/ru/tips`) to the page without it (`/tips`), whatever the link is
 * called, where that page is in another language by what it says or by its letters.
 */
export async function unnamedVersion(
  visit: Visit,
  { page, address }: NamedVersions,
): Promise<VersionLink | undefined> {
  const own = plainPath(address.here)
  const { document } = page
  if (own.language === undefined || !isIn(document, own.language)) return undefined
  for (const element of document.elements('a')) {
    const url = document.addressOf(attribute(element, 'href') ?? '')
    if (url?.search !== '' || !/^https?:$/.test(url.protocol) || !address.isOnSite(url)) continue
    const { language, rest } = plainPath(url)
    if (language !== undefined || rest !== own.rest) continue
    const located = address.locate(url)
    if ('unverifiable' in located) return undefined
    const { final, hops } = await visit.fetchForSite(located.url)
    const isThere =
      final !== undefined &&
      isSuccess(final.status) &&
      loosePath(new URL(final.url)) === loosePath(new URL(located.url))
    const target = isThere && hops.length <= 2 ? openHtml(final, visit.preview) : undefined
    const other = target && otherLanguage(target.document, own.language)
    return other === undefined
      ? undefined
      : { element, url, language: other, text: nameOfLink(element) || url.pathname }
  }
  return undefined
}

/** Characters of a text whose letters are looked at. */
const MAX_TEXT = 4000
const MIN_LETTERS = 100
/** Share of letters from which on a text is in their language, or no more than names and code are in another's. */
const MOST = 0.8
const FEW = 0.5

/** Whether a page is in the language of its folder, and the folder is not named for something else, such as an "IT" department. */
function isIn(document: HtmlDocument, language: string): boolean {
  const declared = declaredLanguage(document)
  if (declared !== undefined) return isSameLanguage(declared, language)
  return !isLatin(language) && latinShare(document) < FEW
}

/** What another language a document is in; undefined where it may be the same. */
function otherLanguage(document: HtmlDocument, own: string): string | undefined {
  const declared = declaredLanguage(document)
  if (declared !== undefined) return isSameLanguage(declared, own) ? undefined : declared
  return !isLatin(own) && latinShare(document) >= MOST ? 'in Latin letters' : undefined
}

export function declaredLanguage(document: HtmlDocument): string | undefined {
  return readLanguageTag((document.html && attribute(document.html, 'lang')?.trim()) ?? '')?.language
}

function isLatin(language: string): boolean {
  return (new Intl.Locale(language).maximize().script ?? 'Latn') === 'Latn'
}

/** Of the first letters of a text, 0 to 1; NaN where they are too few to tell. */
function latinShare(document: HtmlDocument): number {
  const letters = (document.body ? startOfSeenText(document.body, MAX_TEXT) : '').match(/\p{L}/gu) ?? []
  if (letters.length < MIN_LETTERS) return Number.NaN
  return letters.filter(letter => /\p{Script=Latin}/u.test(letter)).length / letters.length
}
