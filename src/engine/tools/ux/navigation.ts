import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { languageAlternates } from '../../page/language-alternates.ts'
import { comparablePath, comparableUrl, isHomePage } from '../../syntax/comparable-url.ts'
import { judgeContact } from './contact.ts'
import type { NavigationCheck } from './navigation-checks.ts'
import { type OwnLink, ownLinks, webLinks } from './own-links.ts'

type LinkCheck = Exclude<NavigationCheck, 'not-found-page-bare'>

/** How visitors get on from the page. @param page as search engines see it */
export function judgeNavigation(page: HtmlPage): Record<LinkCheck, Judgement> {
  const links = ownLinks(page)
  const isHome = isHomePage(page.url)
  const leadsOn = links.some(({ url }) => comparableUrl(url) !== comparableUrl(page.url))
  return {
    'dead-end': judgeDeadEnd(page, isHome, leadsOn),
    'home-link-missing': isHome
      ? notApplicable('the page is the home page')
      : leadsOn
        ? judgeHomeLink(page, links)
        : notApplicable('no link leads to another page of the site'),
    'language-link-missing': judgeLanguageLinks(page),
    'contact-missing': judgeContact(page.document),
  }
}

function judgeDeadEnd({ document }: HtmlPage, isHome: boolean, leadsOn: boolean): Judgement {
  // A site may well have one page, but not one that is no home page.
  if (isHome) return notApplicable('the page is the home page')
  if (document.elements('frameset').length > 0) return notApplicable('the page is made of frames')
  return leadsOn ? pass() : fail({ url: document.url })
}

/** `/de`, `/en-us/`: where a site in several languages begins. */
const LANGUAGE_HOME = /^\/[a-z]{2,3}(?:[-_][a-z]{2,4})?\/?$/i

const INDEX_FILE = /\/(?:index|default)\.[a-z]{2,5}$/i

/** A site may begin in a folder of its host: each folder above the page counts as a possible home. */
function judgeHomeLink({ url, document }: HtmlPage, links: readonly OwnLink[]): Judgement {
  const path = new URL(url).pathname.replace(INDEX_FILE, '/')
  if (path.endsWith('/') && links.every(({ url: target }) => target.pathname.startsWith(path))) {
    return notApplicable('all that the page links to lies in its folder, whose start it is')
  }
  const folders = foldersAbove(path)
  const isHome = ({ url: target, element }: OwnLink) => {
    const to = target.pathname.replace(INDEX_FILE, '/')
    return (
      to === '/' ||
      LANGUAGE_HOME.test(to) ||
      folders.has(to.endsWith('/') ? to : `${to}/`) ||
      /(?:^|\s)home(?:\s|$)/i.test(attribute(element, 'rel') ?? '')
    )
  }
  return links.some(isHome) ? pass() : fail({ url: document.url })
}

/** `/a/b/page` lies in `/`, `/a/` and `/a/b/`. */
function foldersAbove(path: string): ReadonlySet<string> {
  const steps = path.replace(/\/$/, '').split('/').slice(0, -1)
  return new Set(steps.map((_, at) => `${steps.slice(0, at + 1).join('/')}/`))
}

/** A control that opens a choice of languages, by what authors call it. */
const SWITCH_NAMES =
  /lang|locale|i18n|region|country|sprache|idioma|lingua|taal|språk|sprog|kieli|język|jazyk|язык|言語|语言|語言|언어/i
const SWITCH_ATTRIBUTES = ['id', 'class', 'name', 'aria-label', 'title', 'data-testid']
const CONTROLS = ['a', 'button', 'details', 'dialog', 'div', 'nav', 'select', 'summary', 'ul']

function judgeLanguageLinks(page: HtmlPage): Judgement {
  const here = comparableUrl(page.url)
  const versions = languageAlternates(page).read.filter(
    ({ code, url }) =>
      url !== undefined && code.toLowerCase() !== 'x-default' && comparablePath(url) !== comparablePath(here),
  )
  const [first] = versions
  if (!first) return notApplicable('the page names no versions in other languages')
  const urls = versions.map(({ url }) => url!)
  const { document } = page
  if (webLinks(document).some(leadsToVersion(page.url, urls)) || hasLanguageControl(document)) return pass()
  return fail(first.at(`no link leads to this or any other of ${versions.length} language versions`))
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

function firstFolder({ pathname }: URL): string {
  return pathname.split('/', 2)[1] ?? ''
}

function hasLanguageControl(document: HtmlDocument): boolean {
  return document
    .elements(...CONTROLS)
    .some(element => SWITCH_ATTRIBUTES.some(name => SWITCH_NAMES.test(attribute(element, name) ?? '')))
}
