import type { Occurrence } from '../../../api/results.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { comparableUrl } from '../../syntax/comparable-url.ts'
import { isSameLanguage, nameOf } from '../../syntax/language-tag.ts'
import type { Visit } from '../../visit/visit.ts'
import { examine } from '../content/examination.ts'
import { linkedVersion, MAX_VERSIONS } from './linked-version.ts'
import { type NamedVersions, namedVersions } from './named-versions.ts'
import { declaredLanguage } from './unnamed-version.ts'
import { type VersionLink, versionLinks } from './version-links.ts'
import { isInOtherLanguage, sentTextLanguage } from './version-text.ts'
import { VERSIONS_HELP } from './versions-help.ts'

/** Whether the versions that readers can choose, and hreflang does not name, are in their languages. */
export const untranslatedVersions = defineTopic({
  checks: {
    'linked-version-untranslated': {
      severity: 'warning',
      title: 'The language switch leads to a page that is not translated',
      why: 'Readers who choose their language get the text in another one. Search engines find the same text at two URLs, and screen readers read it with the wrong voice.',
      fix: 'Translate the page, or remove it from the switch until it is.',
      help: VERSIONS_HELP,
      example: '<a href="/en/sponsors/">EN</a> leads to a page with <html lang="en"> and a Spanish text',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const named = await namedVersions(visit)
    const judgement = await judgeLinks(visit, named)
    return {
      judgements: unlessUnfilled(named.page, { 'linked-version-untranslated': judgement }, [
        'not-applicable',
      ]),
    }
  },
})

async function judgeLinks(visit: Visit, { page, address, alternates }: NamedVersions): Promise<Judgement> {
  if (alternates.read.length > 0)
    return notApplicable('hreflang links name the versions, whose languages are judged there')
  const links = versionLinks(page.sent.document, address).slice(0, MAX_VERSIONS)
  if (links.length === 0) return notApplicable('the page does not link to itself in another language')
  const found = await Promise.all(links.map(link => untranslated(visit, { page: page.sent, address }, link)))
  return failWhere(found.flatMap(one => one ?? []))
}

/** What is said of a version whose text is in another language than it says itself; undefined of all others. */
async function untranslated(
  visit: Visit,
  { page, address }: { page: HtmlPage; address: NamedVersions['address'] },
  { element, url, language, text }: VersionLink,
): Promise<Occurrence | undefined> {
  const target = await linkedVersion(visit, address, { element, url, language, text })
  if (typeof target === 'string' || comparableUrl(target.url) === comparableUrl(page.url)) return undefined
  const declared = declaredLanguage(target.document)
  if (declared === undefined || !isSameLanguage(declared, language)) return undefined
  const detected = await sentTextLanguage(target)
  if (detected === '' || isSameLanguage(detected, language)) return undefined
  const isCopy = isCopyOf(page, target, detected)
  if (!isCopy && !(await isInOtherLanguage(detected, [language]))) return undefined
  const which = isCopy
    ? 'the text of this page, word for word'
    : `a text that is mostly ${nameOf('language', detected)}`
  const message = `"${text}" leads to ${url.href} (lang="${declared}"), which has ${which}.`
  return page.document.occurrence(element, message)
}

/** Words from which on two texts that are the same were not written twice. */
const MIN_WORDS = 50

/** Whether a page has the very text of this one, which is in the language that this one says. */
function isCopyOf(page: HtmlPage, target: HtmlPage, detected: string): boolean {
  const own = declaredLanguage(page.document)
  if (own === undefined || !isSameLanguage(own, detected)) return false
  const [here, there] = [examine(page).wordHashes, examine(target).wordHashes]
  return (
    here.length >= MIN_WORDS && here.length === there.length && here.every((word, at) => word === there[at])
  )
}
