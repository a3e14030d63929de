import { attribute, type Element } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { loosePath, type PageAddress } from '../../page/page-address.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isSameLanguage, nameOf, readLanguageTag } from '../../syntax/language-tag.ts'
import type { Visit } from '../../visit/visit.ts'
import { type LanguageVersion, ownVersions } from './language-versions.ts'
import { type NamedVersions, namedVersions } from './named-versions.ts'
import { commonLanguageNamed, labelOf, plainPath } from './version-links.ts'
import { readTargets } from './version-pages.ts'
import { VERSIONS_HELP } from './versions-help.ts'

/** Whether readers who switch the language get the page that search engines are told of. */
export const switchHome = defineTopic({
  checks: {
    'switch-leads-home': {
      severity: 'notice',
      title: 'The language switch leads to a home page, although the page has a translation',
      why: 'Who changes the language loses the page and has to look for it again. The hreflang links of the page name its translation, so search engines know more than its readers.',
      fix: 'Let the switch lead to the URL that hreflang names for that language.',
      help: VERSIONS_HELP,
      example:
        '<a href="/fr/">Français</a> on a page with <link rel="alternate" hreflang="fr" href="https://www.example.com/fr/services/">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const named = await namedVersions(visit)
    return {
      judgements: unlessUnfilled(named.page, { 'switch-leads-home': await judgeSwitch(visit, named) }, [
        'not-applicable',
      ]),
    }
  },
})

/** A link that is called by a language, with the version of the page in it. */
interface SwitchLink {
  element: Element
  url: URL
  /** Where it leads, on the audited host. */
  path: string
  text: string
  version: LanguageVersion
  versionPath: string
}

const MAX_LINKS = 2000
const MAX_TEXT = 40

async function judgeSwitch(visit: Visit, named: NamedVersions): Promise<Judgement> {
  const { page, address, versions, without, notRead } = named
  const none = without ?? notRead
  if (none) return none
  // Where a template names the home pages for all pages, or the page stands for another one, they say nothing of this one.
  if (ownVersions(versions, address).length === 0)
    return notApplicable('the hreflang links do not include this page')
  const links = switchLinks(named)
  if (links.length === 0) return notApplicable('the page has no links that are called by its other languages')
  const lost = links.filter(
    ({ path, version, versionPath }) =>
      isHome(path) && !links.some(other => other.version === version && other.path === versionPath),
  )
  if (lost.length === 0) return pass()
  const { targets } = await readTargets(
    visit,
    lost.map(({ version }) => version),
    address,
  )
  const there = new Set(targets.flatMap(target => (target.page ? target.versions : [])))
  const found = lost.filter(({ version }) => there.has(version))
  const firsts = new Map(found.toReversed().map(link => [link.version, link]))
  return failWhere(
    [...firsts.values()].toReversed().map(({ element, url, text, version }) => {
      const message = `"${text}" leads to ${url.pathname}, the home page; hreflang names ${version.url.href} as this page in ${nameOf('language', version.language!)}.`
      return page.document.occurrence(element, message)
    }),
  )
}

/** The links that are called by a language of which hreflang names a version that is neither the page itself nor a home page. */
function switchLinks({ page, address, versions }: NamedVersions): SwitchLink[] {
  const { document } = page
  const others = versions.flatMap(version => {
    const path = pathHere(address, version.url)
    if (version.language === undefined || address.isThisPage(version.url)) return []
    return path === undefined || isHome(path) ? [] : [{ version, path, language: version.language }]
  })
  const own = ownVersions(versions, address)
  return document
    .elements('a')
    .slice(0, MAX_LINKS)
    .flatMap(element => {
      const url = document.addressOf(attribute(element, 'href') ?? '')
      if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || !address.isOnSite(url)) return []
      const text = startOfSeenText(element, MAX_TEXT) || labelOf(element).trim()
      const language = languageOf(element, text)
      if (language === undefined || own.some(one => isSameLanguage(one.language!, language))) return []
      const path = pathHere(address, url)
      const ofLanguage = others.filter(one => isSameLanguage(one.language, language))
      const [other] = ofLanguage
      if (path === undefined || !other || new Set(ofLanguage.map(one => one.path)).size > 1) return []
      return [{ element, url, path, text, version: other.version, versionPath: other.path }]
    })
}

/** The path that a URL of the site has on the audited host, which production may have in a folder; undefined where it is not known. */
function pathHere(address: PageAddress, url: URL): string | undefined {
  const located = address.locate(url)
  return 'unverifiable' in located ? undefined : loosePath(new URL(located.url))
}

/** The language that a link is called by, and that it leads to as far as it says. */
function languageOf(link: Element, text: string): string | undefined {
  const named = commonLanguageNamed(text)
  const said = readLanguageTag(attribute(link, 'hreflang')?.trim() ?? '')?.language
  return named !== undefined && (said === undefined || isSameLanguage(said, named)) ? named : undefined
}

/** Whether a path is that of a host, or of a language on it. */
function isHome(path: string): boolean {
  return plainPath(new URL(path, 'https://host.invalid')).rest === ''
}
