import { attribute, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { inlineScripts } from '../../page/scripts.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isSamePage } from '../../syntax/comparable-url.ts'
import { isSameLanguage, languageKind, readLanguageTag } from '../../syntax/language-tag.ts'
import { ownScriptFiles } from '../../visit/own-scripts.ts'
import { shownOrReason } from '../../visit/rendering.ts'
import type { Visit } from '../../visit/visit.ts'
import { plainPath } from '../hreflang/version-links.ts'

const ASKS_FOR_LANGUAGE =
  /\bnavigator\s*(?:\?\.|\.|\[\s*['"])\s*(?:languages?|userLanguage|browserLanguage|systemLanguage)\b/
/** Characters of the scripts of a page that are looked at. */
const MAX_SCRIPTS = 1_000_000
/** Where addresses name a language: a folder, a part of the name of a file, a parameter, the name of a host. */
const LANGUAGE_IN_ADDRESS = [
  /^https?:\/\/[^/?#]{1,300}(?:\/[^/?#]{1,60})?\/([a-z]{2})(?:[-_][a-z]{2,4})?(?:[/.?#]|$)/i,
  /[._-]([a-z]{2})\.\w{1,5}(?:[?#]|$)/i,
  /[?&](?:lang|language|locale|hl|lng|l)=([a-z]{2})(?:[-_&#]|$)/i,
  /^https?:\/\/([a-z]{2})\./i,
]
const MAX_ADDRESS = 2000

/**
 * Whether a script leads each visitor to a language of theirs: it asks the browser for their languages, and the address
 * that it leads to names one.
 */
export async function choosesLanguage(
  visit: Visit,
  document: HtmlDocument,
  target: string,
): Promise<boolean> {
  if (!namesLanguage(target)) return false
  const inline = inlineScripts(document).map(textOf)
  if (asksForLanguage(inline)) return true
  return asksForLanguage((await ownScriptFiles(visit)).map(({ text }) => text))
}

/** Characters from which on a page has a text of its own, and is more than a choice of languages. */
const MIN_TEXT = 300

/**
 * The page in another language that a script leads visitors to from a page that has its own text, by the language of
 * their browser; undefined where there is none, as where the page only lets them choose.
 */
export async function otherLanguageLedTo(visit: Visit, document: HtmlDocument): Promise<string | undefined> {
  const rendered = (await visit.runsScripts()) ? await shownOrReason(visit) : undefined
  if (rendered === undefined || rendered instanceof Error || rendered.ledTo === undefined) return undefined
  const { ledTo, documents } = rendered
  if (!documents.some(shown => isSamePage(shown, document.url))) return undefined
  const target = URL.parse(ledTo)
  if (!target || target.host !== new URL(document.url).host || !isVersion(document, target)) return undefined
  return (await choosesLanguage(visit, document, ledTo)) ? ledTo : undefined
}

/** Whether a page with its own text is another language version of what is at an address. */
function isVersion({ url, html, body }: HtmlDocument, address: URL): boolean {
  const [own, other] = [plainPath(new URL(url)), plainPath(address)]
  if (own.rest !== other.rest || other.language === undefined) return false
  const declared = readLanguageTag((html && attribute(html, 'lang'))?.trim() ?? '')?.language
  const language = own.language ?? declared
  if (!language || isSameLanguage(language, other.language)) return false
  return body !== undefined && startOfSeenText(body, MIN_TEXT).length >= MIN_TEXT
}

function asksForLanguage(scripts: readonly string[]): boolean {
  return ASKS_FOR_LANGUAGE.test(scripts.join('\n').slice(0, MAX_SCRIPTS))
}

function namesLanguage(address: string): boolean {
  return LANGUAGE_IN_ADDRESS.some(pattern => {
    const named = pattern.exec(address.slice(0, MAX_ADDRESS))?.[1]
    return named !== undefined && languageKind(named.toLowerCase()) === 'two-letter'
  })
}
