import type { JsonObject } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { percentDecoded } from '../../../text/percent-decoded.ts'
import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { languageAlternates } from '../../page/language-alternates.ts'
import { asksNotToBeIndexed } from '../../page/page-directives.ts'
import { addressInSite, isSiteHome } from '../../page/site-home.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { comparablePath, comparableUrl, isHomeOfLanguage, isHomePage } from '../../syntax/comparable-url.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { nameOf } from '../../syntax/language-tag.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { askedAt, isOnProduction } from '../../syntax/preview.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import type { Visit } from '../../visit/visit.ts'
import { missingVersions } from '../hreflang/missing-versions.ts'
import { commonLanguageNamed } from '../hreflang/version-links.ts'
import { siteSitemaps } from '../sitemap/site-sitemaps.ts'
import { unlessAwaited, unseenScript } from './awaited-parts.ts'
import { frameContacts } from './frame-contacts.ts'
import { homeLinksInVain, leadsHome, withoutIndexFile } from './home-links.ts'
import { linksToLikelyHome } from './likely-home.ts'
import { furtherEntries, menuEntries } from './menu-entries.ts'
import { linksToNamedHome } from './named-home.ts'
import { hasOwnFolder } from './own-folder.ts'
import { type OwnLink, ownLinks, webLinks } from './own-links.ts'

/** How visitors get on from the page. */
export const navigation = defineTopic({
  checks: {
    'dead-end': {
      severity: 'notice',
      title: 'The page links to no other page of its site',
      why: 'Visitors who come from a search result can only leave, and crawlers find no other page.',
      fix: 'Add the navigation of the site to the page, or at least a link to its home page.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
      example: 'a page at /offer without any link',
    },
    'home-link-missing': {
      severity: 'notice',
      title: 'The page or its logo does not link to the home page',
      why: 'Visitors who come from a search result click the logo to see whose site they are on.',
      fix: 'Link the logo or the name of the site to the home page.',
      help: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
      example: '<header><img src="/logo.svg" alt="Example"></header>',
    },
    'language-link-missing': {
      severity: 'notice',
      title: 'The page does not link to its versions in other languages',
      why: 'Visitors who land on the wrong language cannot switch: only search engines read hreflang.',
      fix: 'Link to the other language versions, for example in the header or footer.',
      help: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites',
      example: '<link rel="alternate" hreflang="de" href="/de/"> and no <a href="/de/">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    const links = ownLinks(page)
    const isHome = isSiteHome(page) || isStartOfLanguage(page) || hasOwnFolder(page)
    const hasLikelyHome = linksToLikelyHome(page) || (!isHome && (await linksToNamedHome(visit, page)))
    const leadsOn = hasLikelyHome || links.some(({ url }) => comparableUrl(url) !== comparableUrl(page.url))
    return {
      judgements: unlessUnfilled(page, {
        'dead-end': await judgeDeadEnd(visit, page, isHome, leadsOn),
        'home-link-missing': isHome
          ? notApplicable('the page is the home page')
          : hasLikelyHome
            ? pass()
            : leadsOn
              ? await unlessAwaited(visit, page, judgeHomeLink(page, linksHere(page, links)))
              : notApplicable('no link leads to another page of the site'),
        'language-link-missing': await unlessAwaited(visit, page, await judgeLanguageLinks(visit, page)),
      }),
      facts: factsOf(page),
    }
  },
})

/** Whether a page is where the site begins in its language: one of one page in two languages has no other pages. */
function isStartOfLanguage(page: HtmlPage): boolean {
  const { html } = page.document
  return isHomeOfLanguage(addressInSite(page), (html && attribute(html, 'lang')) ?? '')
}

/** Slides, samples and pages that are shown in frames are kept out of search, as those for members. */
const KEPT_OUT = 'the page is set to noindex, so that nobody comes to it from a search result'

/** Characters of a language that a page declares. */
const MAX_LANGUAGE = 20

/** By which the fixed parts of pages are compared. */
function factsOf(page: HtmlPage): JsonObject {
  const menu = menuEntries(page)
  const further = menu ? furtherEntries(page, menu) : []
  const { phones, mails } = frameContacts(page.document)
  const hasContacts = phones.length + mails.length > 0
  const { html } = page.document
  const language = (html && attribute(html, 'lang'))?.trim().slice(0, MAX_LANGUAGE).toLowerCase() ?? ''
  return {
    ...(menu && { menu: menu.map(({ to, text }) => ({ to, text })) }),
    ...(further.length > 0 && { furtherMenus: further }),
    ...(hasContacts && { frameContacts: { phones, mails } }),
    ...((menu || hasContacts) && { pageLanguage: language.split(/[-_]/)[0]! }),
  }
}

async function judgeDeadEnd(
  visit: Visit,
  page: JudgedPage,
  isHome: boolean,
  leadsOn: boolean,
): Promise<Judgement> {
  const { document } = page
  if (document.elements('frameset').length > 0) return notApplicable('the page is made of frames')
  if (isData(document)) return notApplicable('the file is XML, which programs read')
  if (leadsOn) return pass()
  if (hasRoutes(document))
    return notApplicable('a script shows other pages by the part behind # of its links')
  if (isForUsers(document.url) || isLegalNotice(document.url))
    return notApplicable('nobody comes to a login, a legal notice or the like from a search result')
  if (asksNotToBeIndexed(document)) return notApplicable(KEPT_OUT)
  const others = isHome ? await otherListedPages(visit) : undefined
  // A site may well have one page.
  if (others !== undefined && others < MIN_LISTED) return notApplicable('the page is the home page')
  const unseen = await unseenScript(visit, page)
  if (unseen !== undefined) return notMeasured(unseen)
  const message =
    others === undefined
      ? 'The page has no link to another page of its site.'
      : `The home page has no link to another page, and the sitemap lists ${others} of them.`
  return baseElsewhere(page) ?? fail({ url: document.url, message })
}

/** Characters of an address that a message names. */
const MAX_SHOWN = 100

/** Says where a declared base sends all relative links of the page, if that is neither its own host nor that of production. */
function baseElsewhere({ document, preview }: JudgedPage): Judgement | undefined {
  const base = document.elements('base').find(element => attribute(element, 'href') !== undefined)
  const href = base && attribute(base, 'href')!.trim()
  const url = href === undefined ? null : URL.parse(href, document.url)
  if (!base || !url || !/^https?:$/.test(url.protocol)) return undefined
  if (url.host === new URL(document.url).host || isOnProduction(preview, url)) return undefined
  return fail(
    document.occurrence(
      base,
      `<base href="${cutEnd(url.href, MAX_SHOWN)}"> sends all relative links of the page, its styles and scripts to another host, so that none leads to a page of the site.`,
    ),
  )
}

/** Characters of the source in which a page begins. */
const MAX_START = 2000

/** Whether a file that is served as a page is the answer of an interface, as copies of a CMS hold it. */
function isData({ source }: HtmlDocument): boolean {
  const start = source.slice(0, MAX_START)
  return /^\s*<\?xml\b/i.test(start) && !/<(?:!doctype\s+html|html|head|body)\b/i.test(start)
}

/** Links to places that the page does not have from which on they are the routes of a script. */
const MIN_ROUTES = 2
const MAX_ROUTE = 100

function hasRoutes(document: HtmlDocument): boolean {
  const routes = new Set<string>()
  for (const link of document.elements('a')) {
    const href = (attribute(link, 'href') ?? '').trim().slice(0, MAX_ROUTE)
    const name = href.slice(1)
    if (href.startsWith('#') && name !== '' && !/^top$/i.test(name)) routes.add(percentDecoded(name))
  }
  if (routes.size < MIN_ROUTES) return false
  for (const element of document.elements()) {
    for (const name of ['id', 'name']) routes.delete(attribute(element, name) ?? '')
  }
  return routes.size >= MIN_ROUTES
}

/** Pages besides the home page that a sitemap lists: fewer are texts that the law asks for. */
const MIN_LISTED = 3

async function otherListedPages(visit: Visit): Promise<number> {
  const { listed, origins } = await siteSitemaps(visit)
  return listed.filter(
    url => origins.some(origin => url.startsWith(`${origin}/`)) && URL.canParse(url) && !isHomePage(url),
  ).length
}

/** Links with the address that they have on the preview, also where they name the folder of production. */
function linksHere({ preview }: HtmlPage, links: readonly OwnLink[]): readonly OwnLink[] {
  return preview === undefined
    ? links
    : links.map(link => ({ ...link, url: new URL(askedAt(preview, link.url.href)) }))
}

function judgeHomeLink({ url, document }: HtmlPage, links: readonly OwnLink[]): Judgement {
  const path = withoutIndexFile(new URL(url).pathname)
  if (path.endsWith('/') && links.every(({ url: target }) => target.pathname.startsWith(path))) {
    return notApplicable('the page is the start of its folder, and links only within it')
  }
  if (isBook(document)) return notApplicable('the page is of a book, which begins with its first chapter')
  const { named, logos } = homeLinksInVain(path, links)
  const [logo] = logos
  if (logo) return failInVain(document, logo, 'The logo links to this page, not to the home page')
  const vain = new Set(named)
  const isHomeLink = leadsHome(path)
  if (links.some(link => !vain.has(link) && isHomeLink(link))) return pass()
  const [inVain] = named
  if (inVain) {
    const name = startOfSeenText(inVain.element, MAX_OPTION)
    return failInVain(document, inVain, `"${name}" leads to this page itself and not to the home page`)
  }
  if (asksNotToBeIndexed(document)) return notApplicable(KEPT_OUT)
  return fail({
    url: document.url,
    message: 'No link of the page leads to the home page.',
  })
}

function failInVain(document: HtmlDocument, { element, url }: OwnLink, fault: string): Judgement {
  const written = attribute(element, 'href')!.trim()
  return fail(document.occurrence(element, `${fault}: ${written} is ${url.pathname} here.`))
}

/** Whether mdBook made a page: its home page is a copy of the first chapter, which the table of contents leads to. */
function isBook({ source }: HtmlDocument): boolean {
  return /<!-- Book generated using mdBook -->/.test(source.slice(0, MAX_START))
}

/** A control that opens a choice of languages, by what authors call it. */
const SWITCH_NAMES =
  /lang|locale|i18n|region|country|sprache|idioma|lingua|taal|språk|sprog|kieli|język|jazyk|язык|言語|语言|語言|언어/i
const SWITCH_ATTRIBUTES = ['id', 'class', 'name', 'aria-label', 'title', 'data-testid']
/** Characters of an option that are looked at. */
const MAX_OPTION = 60
const CONTROLS = ['a', 'button', 'details', 'dialog', 'div', 'nav', 'select', 'summary', 'ul']

const NO_VERSIONS: ReadonlySet<string> = new Set()

/** Versions are asked for only where no link leads to any: one that is not there needs none. */
async function judgeLanguageLinks(visit: Visit, page: HtmlPage): Promise<Judgement> {
  const judgement = judgeLinksTo(page, NO_VERSIONS)
  return judgement.outcome === 'fail' ? judgeLinksTo(page, await missingVersions(visit)) : judgement
}

/** @param missing versions that are not there, in their comparable forms */
function judgeLinksTo(page: HtmlPage, missing: ReadonlySet<string>): Judgement {
  const here = comparableUrl(page.url)
  const named = languageAlternates(page).read.filter(
    ({ code, url }) =>
      url !== undefined && code.toLowerCase() !== 'x-default' && comparablePath(url) !== comparablePath(here),
  )
  const versions = named.filter(({ url }) => !missing.has(comparableUrl(url!)))
  const [first] = versions
  if (!first)
    return notApplicable(
      named.length === 0
        ? 'the page names no versions in other languages'
        : 'the versions in other languages that the page names are not there, which is reported separately',
    )
  const urls = versions.map(({ url }) => url!)
  const { document } = page
  const leads = leadsToVersion(page.url, urls)
  const isReached = webLinks(document).some(leads) || hasLanguageOption(document, versions, leads)
  if (isReached || hasLanguageControl(document) || hasNamedControl(document, versions)) return pass()
  const name = nameOf('language', first.code.trim().slice(0, MAX_OPTION).replace('_', '-'))
  return fail(
    first.at(
      versions.length === 1
        ? `The page has no link to its version in ${name}.`
        : `The page has no link to its version in ${name}, nor to any other of its ${versions.length} language versions.`,
    ),
  )
}

/** Switches of languages often lead to the start of the other language, by host or first folder. */
function leadsToVersion(here: string, versions: readonly URL[]): (link: OwnLink) => boolean {
  const page = new URL(here)
  const paths = new Set(versions.map(comparablePath))
  const hosts = new Set(versions.map(({ host }) => host).filter(host => host !== page.host))
  const starts = new Set(
    versions.map(firstFolder).filter(folder => folder !== '' && folder !== firstFolder(page)),
  )
  return ({ url, element }) =>
    attribute(element, 'hreflang') !== undefined ||
    paths.has(comparablePath(url)) ||
    starts.has(firstFolder(url)) ||
    hosts.has(url.host)
}

/** Whether a `<select>` offers another language: by its address, its code, or its name in itself. */
function hasLanguageOption(
  document: HtmlDocument,
  versions: readonly { code: string }[],
  leads: (link: OwnLink) => boolean,
): boolean {
  const codes = new Set(versions.flatMap(({ code }) => [wordOf(code), wordOf(code).split('-', 1)[0]!]))
  const names = new Set([...codes].map(nameOfLanguage))
  return document.elements('option').some(element => {
    const value = attribute(element, 'value') ?? ''
    const told = [value, attribute(element, 'lang') ?? '', attribute(element, 'data-lang') ?? '']
    if (told.map(wordOf).some(code => codes.has(code) || codes.has(code.split('-', 1)[0]!))) return true
    if (names.has(startOfSeenText(element, MAX_OPTION).toLowerCase())) return true
    const url = /[/.?]/.test(value) ? URL.parse(document.resolve(value) ?? '') : null
    return url !== null && leads({ url, element })
  })
}

/** `de_AT` and `de-at` are one code. */
function wordOf(code: string): string {
  return code.trim().slice(0, MAX_OPTION).replace('_', '-').toLowerCase()
}

/** As its speakers call it, in lower case: `deutsch`. */
function nameOfLanguage(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code)?.toLowerCase() ?? code
  } catch {
    return code
  }
}

function firstFolder({ pathname }: URL): string {
  return pathname.split('/', 2)[1] ?? ''
}

const CLICKABLE = ['a', 'button'] as const
const MAX_CLICKABLE = 3000

/** Whether a link or button says nothing but the name or the code of a version's language: a script switches to it. */
function hasNamedControl(document: HtmlDocument, versions: readonly { code: string }[]): boolean {
  const codes = new Set(versions.map(({ code }) => wordOf(code).split('-', 1)[0]!))
  const names = new Set([...codes].map(nameOfLanguage))
  return document
    .elements(...CLICKABLE)
    .slice(0, MAX_CLICKABLE)
    .some(element => {
      const text = startOfSeenText(element, MAX_OPTION)
      const language = text === '' ? undefined : commonLanguageNamed(text)
      return (language !== undefined && codes.has(language)) || names.has(text.toLowerCase())
    })
}

function hasLanguageControl(document: HtmlDocument): boolean {
  return document
    .elements(...CONTROLS)
    .some(element => SWITCH_ATTRIBUTES.some(name => SWITCH_NAMES.test(attribute(element, name) ?? '')))
}
