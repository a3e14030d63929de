import { attribute, type Element, isElement, parentOf } from '../../formats/html/document.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import type { OwnLink } from './own-links.ts'

/** `/de`, `/en-us/`: where a site in several languages begins. */
const LANGUAGE_HOME = /^\/[a-z]{2,3}(?:[-_][a-z]{2,4})?\/?$/i
/** The same as a file, by the codes of languages that sites are frequently written in. */
const LANGUAGE_FILE =
  /^\/(?:index[-_.])?(?:ar|bg|ca|cs|cz|da|de|dk|el|en|es|et|eu|fa|fi|fr|gb|gl|he|hr|hu|id|it|ja|jp|ko|lt|lv|nl|no|pl|pt|ro|ru|se|sk|sl|sr|sv|th|tr|uk|us|vi|zh)(?:\.html?|\.php)?$/i
const INDEX_FILE = /\/(?:index|default)\.[a-z]{2,5}$/i
/** The start page under a name of its own, as builders of sites make it. */
const HOME_FILE = /\/(?:index|default|home|homepage|home-page)(?:\.[a-z]{2,5})?\/?$/i
/** Names that only at the root are the start page: in a folder they may be the first chapter of something. */
const START_FILE =
  /^((?:\/[a-z]{2}(?:-[a-z]{2})?)?\/)(?:start|startseite|main|welcome|accueil|inicio)(?:\.[a-z]{2,5})?\/?$/i
/** What links to the home page are called, the name being all that they say. */
const HOME_NAMES = new Set([
  ...['home', 'homepage', 'home page', 'main page', 'start page', 'go home', 'back to home'],
  ...['startseite', 'zur startseite', 'accueil', "page d'accueil", 'inicio', 'página principal'],
  ...['início', 'página inicial', 'pagina iniziale', 'hem', 'startsida', 'hjem', 'forside', 'forsiden'],
  ...['startpagina', 'etusivu', 'strona główna', 'domů', 'úvod', 'kezdőlap', 'acasă', 'ana sayfa'],
  ...['главная', 'головна', 'αρχική', 'ホーム', 'トップ', '首页', '首頁', '主页', '홈'],
])
const MAX_NAME = 40
/** Class of the logo that leads to the start of a site: `navbar-brand`, `custom-logo-link`, `site-title`. */
const LOGO =
  /^(?:(?:site|nav|navbar|header|custom|page|main|top)[-_]*)*(?:logo|brand|branding|site[-_]?title|site[-_]?name)(?:[-_]*(?:link|img|image|wrapper|container))?$/i
const MAX_CLASSES = 1000

/** Whether a path is that of the start page of a language: `/de/`, `/de.html`. */
export function isLanguageHome(path: string): boolean {
  return LANGUAGE_HOME.test(path) || LANGUAGE_FILE.test(path)
}

/** The path of a page without the name of an index file: `/shop/index.html` is `/shop/`. */
export function withoutIndexFile(path: string): string {
  return path.replace(INDEX_FILE, '/')
}

/**
 * Whether links lead to where a site begins: its address, a copy of it, or what the page itself calls home. A site may
 * begin in a folder of its host, so each folder above the page counts as a possible home.
 *
 * @param path of the page, without index file
 */
export function leadsHome(path: string): (link: OwnLink) => boolean {
  const folders = foldersAbove(path)
  return ({ url, element }) => {
    const to = url.pathname.replace(HOME_FILE, '/').replace(START_FILE, '$1')
    return (
      to === '/' ||
      isLanguageHome(to) ||
      folders.has(to.endsWith('/') ? to : `${to}/`) ||
      /(?:^|\s)home(?:\s|$)/i.test(attribute(element, 'rel') ?? '') ||
      isCalledHome(element) ||
      isLogo(element)
    )
  }
}

/** Links that are to lead home and lead to the page that they are on, which is no home page. */
export interface LinksInVain {
  /** What is called home. */
  named: readonly OwnLink[]
  /** The logo, in a header that was written for the home page and copied into a folder. */
  logos: readonly OwnLink[]
}

/** An index file beside the page: what stands in the folder is meant only where the site begins in it. */
const BESIDE = /^(?:\.|\.\/|(?:\.\/)?(?:index|default)\.[a-z]{2,5})$/i

/**
 * Links that lead to the page itself in place of the home page: `index.html` in `/pricing/`. A site may begin there, so most
 * of the other links have to lead out of that folder.
 *
 * @param path of the page, without index file
 */
export function homeLinksInVain(path: string, links: readonly OwnLink[]): LinksInVain {
  if (!path.endsWith('/')) return { named: [], logos: [] }
  const isOwn = ({ url }: OwnLink) => withoutIndexFile(url.pathname) === path
  const others = links.filter(link => !isOwn(link))
  const outside = others.filter(({ url }) => !url.pathname.startsWith(path))
  if (2 * outside.length <= others.length) return { named: [], logos: [] }
  const own = links.filter(link => isOwn(link) && link.url.hash === '')
  const named = own.filter(({ element }) => isCalledHome(element))
  const logos = own.filter(
    ({ element }) => BESIDE.test(attribute(element, 'href')?.trim() ?? '') && isLogo(element),
  )
  return { named, logos }
}

/** `/a/b/page` lies in `/`, `/a/` and `/a/b/`. */
function foldersAbove(path: string): ReadonlySet<string> {
  const steps = path.replace(/\/$/, '').split('/').slice(0, -1)
  return new Set(steps.map((_, at) => `${steps.slice(0, at + 1).join('/')}/`))
}

function isCalledHome(link: Element): boolean {
  const names = [attribute(link, 'aria-label'), attribute(link, 'title'), startOfSeenText(link, MAX_NAME)]
  return names.some(
    name => name !== undefined && name.length <= MAX_NAME && HOME_NAMES.has(withoutSigns(name).toLowerCase()),
  )
}

/** "Back to home" of "← Back to home". */
function withoutSigns(name: string): string {
  return name.replace(/^[^\p{L}]{1,10}/u, '').replace(/[^\p{L}]{1,10}$/u, '')
}

function isLogo(link: Element): boolean {
  const parent = parentOf(link)
  const images = link.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'img')
  return (
    [link, ...(parent ? [parent] : []), ...images].some(isNamedLogo) ||
    images.some(image => /logo/i.test(attribute(image, 'src') ?? ''))
  )
}

function isNamedLogo(element: Element): boolean {
  const classes = (attribute(element, 'class') ?? '').slice(0, MAX_CLASSES).split(/\s+/)
  return [...classes, attribute(element, 'id')?.slice(0, MAX_CLASSES) ?? ''].some(name => LOGO.test(name))
}
