import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { type Item, textsOf } from '../../formats/structured-data/item.ts'
import { fail, failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import type { CheckDefinition } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import { BREADCRUMB_MIN_SEGMENTS } from './limits.ts'
import type { MetaTexts } from './meta-texts.ts'

export const SITE_IDENTITY_CHECKS = {
  'site-name-missing': {
    severity: 'notice',
    title: 'The home page does not say the name of the site',
    why: 'Google shows the name of the site above each of its results; without a statement it guesses, or shows the domain.',
    fix: 'Add WebSite structured data with "name" and "url" to the home page.',
    help: 'https://developers.google.com/search/docs/appearance/site-names',
    example: 'a home page without WebSite data and og:site_name',
  },
  'site-name-conflict': {
    severity: 'notice',
    title: 'The home page gives the site different names',
    why: 'Google compares the sources of a site name; where they disagree it may show another one than meant.',
    fix: 'Use one name in WebSite structured data and og:site_name; further names belong into "alternateName".',
    help: 'https://developers.google.com/search/docs/appearance/site-names',
    example: '<meta property="og:site_name" content="Kranz">, and {"@type": "WebSite", "name": "Bike shop"}',
  },
  'breadcrumb-missing': {
    severity: 'notice',
    title: 'A page deep in the site has no breadcrumb',
    why: 'A breadcrumb shows readers and search engines where a page belongs, and desktop results show it in place of the URL.',
    fix: 'Add a visible breadcrumb and BreadcrumbList structured data.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
    example: '/bikes/city/red without BreadcrumbList data',
  },
} satisfies Record<string, CheckDefinition>

type IdentityJudgements = Record<keyof typeof SITE_IDENTITY_CHECKS, Judgement>

/** Names that a page gives to its site, the most telling source first. */
export interface SiteNames {
  structured: string[]
  alternate: string[]
  openGraph: string | undefined
}

export function siteNamesOf(items: readonly Item[], meta: MetaTexts): SiteNames {
  const sites = items.filter(({ types }) => types.includes('WebSite'))
  return {
    structured: sites.flatMap(site => textsOf(site, 'name')),
    alternate: sites.flatMap(site => textsOf(site, 'alternateName')),
    openGraph: meta.first('og:site_name')?.text,
  }
}

/** All names in one list without repetition. */
export function allSiteNames({ structured, alternate, openGraph }: SiteNames): string[] {
  return [...new Set([...structured, ...(openGraph === undefined ? [] : [openGraph]), ...alternate])]
}

export function judgeSiteIdentity(
  page: HtmlPage,
  items: readonly Item[],
  names: SiteNames,
  meta: MetaTexts,
): IdentityJudgements {
  return {
    ...(isHomePage(page.url) ? judgeNames(page, names, meta) : NOT_HOME),
    'breadcrumb-missing': judgeBreadcrumb(page, items),
  }
}

const NOT_HOME = {
  'site-name-missing': notApplicable('the name of a site is taken from its home page'),
  'site-name-conflict': notApplicable('the name of a site is taken from its home page'),
}

function judgeNames(page: HtmlPage, names: SiteNames, meta: MetaTexts) {
  const { structured, alternate, openGraph } = names
  const known = [...structured, ...alternate].map(comparable)
  const conflict = openGraph !== undefined && structured.length > 0 && !known.includes(comparable(openGraph))
  const message = `og:site_name is "${openGraph}", WebSite structured data says "${structured[0]}"`
  return {
    'site-name-missing':
      allSiteNames(names).length > 0
        ? pass()
        : fail({ url: page.url, message: 'neither WebSite structured data nor og:site_name' }),
    'site-name-conflict':
      openGraph === undefined || structured.length === 0
        ? notApplicable('the page does not name the site in two places')
        : failWhere(conflict ? [meta.first('og:site_name')!.at(message)] : []),
  }
}

/** Names that differ in case, blanks or punctuation alone are one name. */
function comparable(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

function judgeBreadcrumb(page: HtmlPage, items: readonly Item[]): Judgement {
  const { pathname } = new URL(page.url)
  const segments = pathname.split('/').filter(part => part !== '' && !/^index\.\w+$/i.test(part))
  if (segments.length < BREADCRUMB_MIN_SEGMENTS) {
    return notApplicable(`the page lies less than ${BREADCRUMB_MIN_SEGMENTS} levels deep`)
  }
  const structured = items.some(({ types }) => types.includes('BreadcrumbList'))
  return structured || hasVisibleBreadcrumb(page.document)
    ? pass()
    : fail({ url: page.url, message: `${segments.length} levels deep` })
}

function hasVisibleBreadcrumb(document: HtmlDocument): boolean {
  return document.elements().some(element => {
    const marks = ['class', 'id', 'aria-label', 'typeof', 'data-testid', 'role'].map(
      name => attribute(element, name) ?? '',
    )
    return /bread[-_ ]?crumb/i.test(marks.join(' '))
  })
}
