import type { RenderedPage } from '../../browser/rendered-page.ts'
import type { LanguageLink } from '../../browser/shown-ways.ts'
import { fail, type Judgement, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { languageAlternates } from '../../page/language-alternates.ts'
import { loosePath, PageAddress } from '../../page/page-address.ts'
import { isLanguageName, isSameLanguage, nameOf, readLanguageTag } from '../../syntax/language-tag.ts'
import type { Visit } from '../../visit/visit.ts'
import { declaredLanguage } from '../hreflang/unnamed-version.ts'
import { commonLanguageNamed, plainPath, versionLinks } from '../hreflang/version-links.ts'
import { judgeLost } from './lost-on-phone.ts'

/** Whether a phone has a way to the languages that a desktop offers. */
export const lostLanguages = defineTopic({
  checks: {
    'language-switch-lost-on-phone': {
      severity: 'warning',
      title: 'A phone does not show the links to the other languages',
      why: 'Visitors with a phone who land on the wrong language cannot switch.',
      fix: 'Repeat the links in the menu of the phone or in the footer, or leave the switch in the header on small screens.',
      help: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites',
      example: '@media (max-width: 768px) { .languages { display: none } }, and no other link to them',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return { judgements: { 'language-switch-lost-on-phone': await judge(visit) } }
  },
})

/** Languages that are named. */
const MAX_NAMED = 5

async function judge(visit: Visit): Promise<Judgement> {
  return await judgeLost(visit, 'the languages', async ({ languages: links }, rendered) => {
    if (links.length === 0) return pass()
    const page = await visit.judgedPage()
    const versions = new Set([
      ...languageAlternates(page).read.flatMap(({ url }) => (url ? [loosePath(url)] : [])),
      ...versionLinks(rendered.document, new PageAddress(page)).map(({ url }) => loosePath(url)),
    ])
    const lost = links.flatMap(link => languageOf(link, rendered, versions) ?? [])
    const languages = new Set(lost.map(({ language }) => language))
    const [first] = lost
    // One alone may be a department that is called "IT".
    if (!first || (languages.size === 1 && !lost.some(({ isVersion }) => isVersion))) return pass()
    const names = [...languages].slice(0, MAX_NAMED).map(language => nameOf('language', language))
    const what = names.length === 1 ? 'The link to the version in' : 'The links to the versions in'
    const [are, them] = names.length === 1 ? ['is', 'it'] : ['are', 'them']
    return fail({
      url: rendered.url,
      selector: first.link.selector,
      message: `${what} ${new Intl.ListFormat('en').format(names)} ${are} shown only on a desktop; no button in the header of the phone brings ${them} into sight.`,
    })
  })
}

/** The language of a link that leads to another than that of the page, and whether its target is certainly a version. */
function languageOf(
  link: LanguageLink,
  { document, url: here }: RenderedPage,
  versions: ReadonlySet<string>,
): { link: LanguageLink; language: string; isVersion: boolean } | undefined {
  const { url, text, hreflang } = link
  const target = new URL(url)
  const { language: ofPath } = plainPath(target)
  const code = readLanguageTag(hreflang)?.language || undefined
  const named =
    commonLanguageNamed(text) ?? (isLanguageName(text) ? readLanguageTag(text)?.language : undefined)
  const language = code ?? named
  if (language === undefined || !isLanguageName(language)) return undefined
  const own = declaredLanguage(document) ?? plainPath(new URL(here)).language
  if (own !== undefined && isSameLanguage(language, own)) return undefined
  const isOfPath = ofPath !== undefined && isSameLanguage(ofPath, language)
  const isVersion = code !== undefined || versions.has(loosePath(target)) || (isOfPath && text.length > 2)
  return isVersion || isOfPath ? { link, language, isVersion } : undefined
}
