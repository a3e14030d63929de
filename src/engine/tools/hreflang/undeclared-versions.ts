import { isLocalHost } from '../../../net/host-kind.ts'
import { failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { judgedRules } from '../../page/judged-rules.ts'
import { directivesFor, isNoindex } from '../../page/page-directives.ts'
import { isSameLanguage } from '../../syntax/language-tag.ts'
import { surveySitemaps } from '../../visit/sitemap-survey.ts'
import type { Visit } from '../../visit/visit.ts'
import { linkedVersion, MAX_VERSIONS } from './linked-version.ts'
import { type NamedVersions, namedVersions } from './named-versions.ts'
import { declaredLanguage, unnamedVersion } from './unnamed-version.ts'
import { languageMeantBy, type VersionLink, versionLinks } from './version-links.ts'
import { VERSIONS_HELP } from './versions-help.ts'

/** Whether search engines are told of the language versions that readers find. */
export const undeclaredVersions = defineTopic({
  checks: {
    'versions-undeclared': {
      severity: 'notice',
      title: 'The page links to its translations, but has no hreflang',
      why: 'Search engines do not know that the pages belong together. They may show readers the wrong language.',
      fix: 'Add a hreflang link for each language, this page included, to every version.',
      help: VERSIONS_HELP,
      example: '<a href="/de/">Deutsch</a> on a page without <link rel="alternate" hreflang="de" href="…">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const named = await namedVersions(visit)
    return {
      judgements: unlessUnfilled(named.page, { 'versions-undeclared': await judgeLinks(visit, named) }),
    }
  },
})

async function judgeLinks(visit: Visit, named: NamedVersions): Promise<Judgement> {
  const { page, address, alternates, without } = named
  if (alternates.read.length > 0) return pass()
  if (without === undefined)
    return notApplicable('the hreflang links have another fault, which is reported separately')
  if (without.outcome === 'not-measured') return without
  const { document } = page
  const links = versionLinks(document, address)
  if (links.length === 0) {
    const unnamed = await unnamedVersion(visit, named)
    if (unnamed) links.push(unnamed)
  }
  if (links.length === 0) return notApplicable('the page does not link to itself in another language')
  const { inHead, header } = judgedRules(page)
  if (directivesFor([...inHead, ...header], 'Googlebot').some(isNoindex))
    return notApplicable('the page is set to noindex')
  const inSitemaps = await sitemapsNameVersions(visit)
  if (inSitemaps === undefined)
    return notMeasured('the sitemaps, which may name the versions, were not read to their end')
  if (inSitemaps) return notApplicable('the sitemaps name language versions, which is judged there')
  const versions = await thoseInTheirLanguage(visit, named, links)
  if (versions.length === 0)
    return notApplicable('what the page links to as its translations is missing, or in another language')
  return failWhere(
    versions.map(({ element, url, language, text }) =>
      document.occurrence(
        element,
        `"${text}" leads to ${url.href} (${language}), and no hreflang link says so.`,
      ),
    ),
  )
}

/** Those that lead to a page that answers, and that says of itself that it is in that language, or says nothing. */
async function thoseInTheirLanguage(
  visit: Visit,
  { address }: NamedVersions,
  links: readonly VersionLink[],
): Promise<VersionLink[]> {
  const asked = links.slice(0, MAX_VERSIONS).map(async link => {
    const target = await linkedVersion(visit, address, link)
    if (target === 'unknown') return [link]
    if (target === 'missing') return []
    const declared = target === 'no page' ? undefined : declaredLanguage(target.document)
    const isIn = (language: string) => isSameLanguage(language, link.language)
    return declared === undefined || isIn(declared) || isIn(languageMeantBy(declared) ?? declared)
      ? [link]
      : []
  })
  return (await Promise.all(asked)).flat()
}

const LIMITS = { files: 10, bytes: 32 * 1024 * 1024, ms: 15_000 }

/** Whether some sitemap of the site names language versions; undefined where not all of them were read. */
function sitemapsNameVersions(visit: Visit): Promise<boolean | undefined> {
  const { origin } = new URL(visit.url)
  return visit.onceForSite(`versions in sitemaps ${origin}`, async () => {
    let found = false
    const listener = {
      entry: ({ alternates }: { alternates: readonly unknown[] }) => {
        found ||= alternates.length > 0
      },
      child: () => {},
    }
    const mayLeave = !isLocalHost(new URL(origin).hostname)
    const { unread } = await surveySitemaps(visit, origin, listener, { mayLeave, limits: LIMITS })
    return found || (unread > 0 ? undefined : false)
  })
}
