import { attribute, type HtmlDocument } from '../../../formats/html/document.ts'
import { declaredCanonical } from '../../../page/canonical-links.ts'
import type { HtmlPage } from '../../../page/html-page.ts'
import { legalDutyOf } from '../../../page/legal-duties.ts'

/** Languages that are spoken in the European Economic Area, Switzerland and the United Kingdom, and mostly there. */
const LANGUAGES = new Set(
  'bg ca cs da de el et eu fi fr ga gl hr hu is it lb lt lv mt nb nl nn no pl rm ro sk sl sv'.split(' '),
)
/** Top-level domains of these countries and of their regions. */
const ENDINGS = new Set(
  (
    'at be bg ch cy cz de dk ee es fi fr gr hr hu ie is it li lt lu lv mt nl no pl pt ro se si sk uk eu ' +
    'ax berlin bayern bzh cat corsica cymru eus gal hamburg irish koeln london nrw paris ruhr saarland scot swiss tirol wales wien'
  ).split(' '),
)

/**
 * Whether a page is for people whom the GDPR or a law like it protects, by its language, its domain or a business
 * there that it shows.
 *
 * @param hosts where the page will live, as far as that is known
 * @see https://eur-lex.europa.eu/eli/reg/2016/679/oj#art_3
 */
export function isForEurope(document: HtmlDocument, hosts: readonly string[]): boolean {
  const stated = (document.html && attribute(document.html, 'lang'))?.trim().toLowerCase() ?? ''
  const [language = '', ...subtags] = stated.split(/[-_]/)
  const isOfCountry = subtags.some(subtag => ENDINGS.has(subtag) || subtag === 'gb')
  return (
    LANGUAGES.has(language) ||
    isOfCountry ||
    legalDutyOf(document) !== undefined ||
    hosts.some(isOfEurope) ||
    (stated === '' && hasMailInEurope(document))
  )
}

function isOfEurope(host: string): boolean {
  return ENDINGS.has(host.slice(host.lastIndexOf('.') + 1).toLowerCase())
}

const MAX_LINKS = 1000
const MAIL_HOST = /^\s*mailto:[^?@]{1,100}@([\w.-]{3,100})/i

/** Whether a page that names no language is written to by mail, and in these countries alone. */
function hasMailInEurope(document: HtmlDocument): boolean {
  const hosts = document
    .elements('a')
    .slice(0, MAX_LINKS)
    .flatMap(link => MAIL_HOST.exec(attribute(link, 'href') ?? '')?.[1] ?? [])
  return hosts.length > 0 && hosts.every(isOfEurope)
}

/** Where a page is, or will be, as far as it says so. */
export function hostsOf(page: HtmlPage): string[] {
  const stated = [page.preview?.origin, declaredCanonical(page)?.href, page.url]
  return stated.flatMap(address => (address === undefined ? [] : new URL(address).hostname))
}
