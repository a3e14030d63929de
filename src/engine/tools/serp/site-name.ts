import type { Occurrence } from '../../../api/results.ts'
import { foldSpace, textOf } from '../../formats/html/document.ts'
import { structuredDataOf } from '../../formats/structured-data/structured-data.ts'
import { unreadTypes } from '../../formats/structured-data/unread-types.ts'
import { fail, failWhere, type Judgements, notApplicable, pass, sameForAll } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import { hasNoAddressYet } from '../../syntax/preview.ts'
import { TITLE_SEPARATORS } from '../../syntax/title-separators.ts'
import { isAgreedName } from './agreed-name.ts'
import { logoName, nameAsTitle } from './logo-name.ts'
import type { Metadata } from './metadata.ts'
import { type SerpPage, serpPage } from './serp-page.ts'
import { allSiteNames, comparableName } from './site-names.ts'

const checks = {
  'site-name-missing': {
    scope: 'site',
    severity: 'notice',
    title: 'Google has to guess the name of the site',
    why: 'Google shows the name of the site above each result. It takes it from structured data, og:site_name, the title and the text of the home page; if they do not agree on one, it guesses or shows the domain.',
    fix: 'Add WebSite structured data with "name" and "url" to the home page.',
    help: 'https://developers.google.com/search/docs/appearance/site-names',
    example:
      'a home page without WebSite data and og:site_name, whose title agrees with no logo, heading or copyright notice',
  },
  'site-name-conflict': {
    scope: 'site',
    severity: 'notice',
    title: 'The home page gives the site different names',
    why: 'Google compares the sources of a site name. If they disagree, it may show the wrong one.',
    fix: 'Use one name in WebSite structured data and og:site_name. Put other names into "alternateName".',
    help: 'https://developers.google.com/search/docs/appearance/site-names',
    example: '<meta property="og:site_name" content="Kranz">, and {"@type": "WebSite", "name": "Bike shop"}',
  },
} satisfies Record<string, CheckDefinition>

/** The name of the site, which Google shows above its results and takes from the home page. */
export const siteName = defineTopic({
  checks,
  readsDocument: true,
  async judge(visit) {
    const read = await serpPage(visit)
    return {
      judgements: unlessUnfilled(read.page, judgeNames(read)),
      facts: { siteName: allSiteNames(read.siteNames)[0] ?? logoNameOf(read) ?? null },
    }
  },
})

/** The name on the home page that its title and the link to itself, or its data, agree on, or that is all of its title. */
function logoNameOf({ page, metadata, siteNames }: SerpPage): string | undefined {
  if (!isHomePage(page.url)) return undefined
  const title = anyTitle(metadata)
  return (
    logoName(page.document, title, page.preview) ?? nameAsTitle(title) ?? nameInTitle(siteNames.others, title)
  )
}

/** The first title with text: that another one before it is empty is reported separately. */
function anyTitle({ titles }: Metadata): string | undefined {
  return titles.head.map(title => foldSpace(textOf(title))).find(text => text !== '')
}

/** Characters of a title. */
const MAX_TITLE = 300

function nameInTitle(names: readonly string[], title: string | undefined): string | undefined {
  const start = title?.slice(0, MAX_TITLE) ?? ''
  const parts = new Set([start, ...start.split(TITLE_SEPARATORS)].map(comparableName))
  return names.find(name => comparableName(name) !== '' && parts.has(comparableName(name)))
}

/** Letters of a name, and words of an H1 that is one. */
const MIN_NAME = 4
const MAX_H1_WORDS = 3
const MAX_H1 = 100

/** Whether the title has the name of the domain, a name of the data, or begins with the few words of the H1. */
function isSaidTwice({ page, metadata, siteNames }: SerpPage): boolean {
  const title = (anyTitle(metadata) ?? '').slice(0, MAX_TITLE)
  const said = comparableName(title)
  const labels = new URL(page.preview?.origin ?? page.url).hostname.replace(/^www\./, '').split('.')
  const others = [...siteNames.others, ...labels.slice(0, 1)].map(name => comparableName(name))
  if (others.some(name => name.length >= MIN_NAME && said.includes(name))) return true
  const [h1] = page.document.elements('h1').map(heading => startOfSeenText(heading, MAX_H1).trim())
  if (h1 === undefined || h1.length < MIN_NAME || h1.split(/\s+/).length > MAX_H1_WORDS) return false
  return title.toLowerCase().startsWith(h1.toLowerCase()) && /^(?!\p{L})/u.test(title.slice(h1.length))
}

/** The data that is there for it and lacks the name, else the page. */
function unnamed({ page: { url, document }, items }: SerpPage): Occurrence {
  const data = items.find(({ types }) => types.includes('WebSite'))
  if (!data)
    return {
      url,
      message:
        'No WebSite structured data, no og:site_name, and no logo, heading or copyright notice that says what the title says',
    }
  const message =
    'The WebSite structured data has no "name", there is no og:site_name, and no logo, heading or copyright notice says what the title says'
  return structuredDataOf(document).occurrence(data.place, message)
}

function judgeNames(read: SerpPage): Judgements<keyof typeof checks> {
  const { page, siteNames, meta } = read
  if (!isHomePage(page.url)) {
    return sameForAll(checks, notApplicable('the name of a site is taken from its home page'))
  }
  const { structured, alternate, openGraph } = siteNames
  const isNamed =
    allSiteNames(siteNames).length > 0 ||
    logoNameOf(read) !== undefined ||
    isSaidTwice(read) ||
    isAgreedName(page.document, anyTitle(read.metadata), page.preview)
  const known = [...structured, ...alternate].map(comparableName)
  const conflict =
    openGraph !== undefined && structured.length > 0 && !known.includes(comparableName(openGraph))
  // There is one name for a host, and none for a folder of it.
  const isFolder = page.preview !== undefined && page.preview.home !== ''
  const message = `og:site_name is "${openGraph}", WebSite structured data says "${structured[0]}"`
  return {
    'site-name-missing': isNamed
      ? pass()
      : unreadTypes(structuredDataOf(page.document)).includes('WebSite')
        ? notApplicable('the WebSite data is there, in JSON-LD with a syntax error')
        : isFolder
          ? notApplicable('Google names a site by its host, and this one is in a folder of it')
          : hasNoAddressYet(page.preview, page.url)
            ? notApplicable('the domain where the site will be is not known')
            : fail(unnamed(read)),
    'site-name-conflict':
      openGraph === undefined || structured.length === 0
        ? notApplicable('the page does not name the site in two places')
        : failWhere(conflict ? [meta.first('og:site_name')!.at(message)] : []),
  }
}
