import { type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { inlineScripts } from '../../page/scripts.ts'
import { languageKind } from '../../syntax/language-tag.ts'
import { ownScriptFiles } from '../../visit/own-scripts.ts'
import type { Visit } from '../../visit/visit.ts'

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

function asksForLanguage(scripts: readonly string[]): boolean {
  return ASKS_FOR_LANGUAGE.test(scripts.join('\n').slice(0, MAX_SCRIPTS))
}

function namesLanguage(address: string): boolean {
  return LANGUAGE_IN_ADDRESS.some(pattern => {
    const named = pattern.exec(address.slice(0, MAX_ADDRESS))?.[1]
    return named !== undefined && languageKind(named.toLowerCase()) === 'two-letter'
  })
}
