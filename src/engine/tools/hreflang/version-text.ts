import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { scriptShellOf } from '../../page/script-shell.ts'
import { hasTranslationMark } from '../../page/text/translated.ts'
import { examine } from '../content/examination.ts'
import { areKin, isKnownLanguage, primary } from '../content/language.ts'
import { holdsVersions } from '../content/language-versions.ts'

/** Scripts of services that translate a page in the browser. */
const SERVICES = /weglot|gtranslate|translate\.google|localizejs|transifex|bablic|conveythis|linguise/i

/**
 * The language of the text of a page that was sent and not shown, where that is certain; empty where it is not, and where
 * scripts may put another text in its place.
 */
export async function sentTextLanguage(page: HtmlPage): Promise<string> {
  const { document } = page
  if (scriptShellOf(document) || holdsVersions(document) || isTranslatedByScripts(document)) return ''
  const { language } = await examine(page).inLanguage()
  return language.isOfFrame ? '' : language.detected
}

/** Whether a text in one language contradicts that a page is a version in some languages, which the detector knows. */
export async function isInOtherLanguage(detected: string, named: readonly string[]): Promise<boolean> {
  if (detected === '' || named.length === 0) return false
  for (const code of named.map(primary)) {
    if (code === detected || areKin(code, detected) || !(await isKnownLanguage(code))) return false
  }
  return true
}

function isTranslatedByScripts(document: HtmlDocument): boolean {
  return (
    document.elements().some(hasTranslationMark) ||
    document.elements('script').some(script => SERVICES.test(attribute(script, 'src') ?? ''))
  )
}
