import { isLocalHost } from '../../net/host-kind.ts'
import { platformOf } from '../../net/platform.ts'
import { comparablePath, comparableUrl } from '../syntax/comparable-url.ts'
import { addressBesideGuess, hereOf, isOnProduction, type Preview } from '../syntax/preview.ts'
import { agreedCanonical, canonicalLinks } from './canonical-links.ts'
import type { HtmlPage } from './html-page.ts'
import { headerDirectives, isNoindex } from './page-directives.ts'

/** Where to ask for a page that another names. */
export interface Located {
  url: string
  /** Whether it is asked for on the audited server in place of production. */
  mapped: boolean
  /** Whether paths there may differ, as `/de` and `/de.html`, so that a page that is missing may be there in another form. */
  pathsDiffer: boolean
}

/** Why a page cannot be judged from here. */
export interface Unlocated {
  unverifiable: string
}

/**
 * Under which addresses a page goes, and which others may be compared with it.
 *
 * A build preview names production in its canonical and its language versions. Its own addresses there count as its
 * own, and versions there are asked for on the preview, which has them as they will ship. What is on further hosts
 * may not know this build yet.
 */
export class PageAddress {
  readonly here: URL
  /** The canonical that the page declares; undefined where it declares none, or several that differ. */
  readonly canonical: URL | undefined
  /** How the canonical relates to the page. */
  readonly canonicalIs: 'absent' | 'self' | 'variant' | 'elsewhere'
  /** Host of the site as it will be, where the canonical names it for this page. */
  readonly production: string | undefined
  /** Why other hosts are not asked; undefined where the page is audited where it lives. */
  readonly previewReason: string | undefined
  readonly #preview: Preview | undefined
  /** The canonical, where it is known to be on the preview as its address there. */
  readonly #canonicalHere: URL | undefined
  readonly #pathsDiffer: boolean

  constructor(page: HtmlPage) {
    this.#preview = page.preview
    this.here = new URL(page.url)
    this.canonical = agreedCanonical(canonicalLinks(page))?.url
    const { here, canonical } = this
    const named = canonical && (hereOf(page.preview, canonical) ?? canonical)
    const otherHost = named !== undefined && named.host !== here.host
    const samePage = named !== undefined && pagePath(named) === pagePath(here)
    this.production = page.preview?.host ?? (otherHost && samePage ? named.host : undefined)
    this.#canonicalHere = named
    this.#pathsDiffer = named !== undefined && comparablePath(named) !== comparablePath(here)
    this.canonicalIs = relationOf(here, named, samePage, otherHost)
    this.previewReason = previewReasonOf(page, this.production)
  }

  /** Whether an address is this page, here or in production. */
  isThisPage(url: URL): boolean {
    const own = this.#onThisHost(url)
    if (!own) return false
    if (pagePath(own) === pagePath(this.here)) return true
    return this.canonicalIs === 'variant' && comparablePath(own) === comparablePath(this.#canonicalHere!)
  }

  /** Whether an address has the path of this page on a host of which nothing is known. */
  mayBeThisPage(url: URL): boolean {
    return this.previewReason !== undefined && loosePath(url) === loosePath(this.here)
  }

  /** Host under which the page will be found; undefined where that is not known from here. */
  get publicHost(): string | undefined {
    if (this.production !== undefined) return this.production
    const { hostname } = this.here
    return isLocalHost(hostname) || platformOf(hostname) !== undefined ? undefined : hostname
  }

  /** Whether an address is on the site that is audited, here or in production. */
  isOnSite(url: URL): boolean {
    return this.#onThisHost(url) !== undefined
  }

  /** Where to ask for a page that this one names. */
  locate(url: URL): Located | Unlocated {
    const { here, previewReason } = this
    if (url.host === here.host) return { url: withoutHash(url), mapped: false, pathsDiffer: false }
    const own = this.#onThisHost(url)
    if (own) return { url: own.href, mapped: true, pathsDiffer: this.#pathsDiffer }
    if (isOnProduction(this.#preview, url)) {
      return { unverifiable: `${url.href} is outside of what is deployed` }
    }
    if (isLocalHost(url.hostname)) {
      return { unverifiable: `${url.host} is another server on a private network` }
    }
    if (previewReason !== undefined) {
      return { unverifiable: `${url.host} is another host, and ${previewReason}` }
    }
    return { url: withoutHash(url), mapped: false, pathsDiffer: false }
  }

  /** The address on the audited host of a page of the site; undefined for those of others. */
  #onThisHost(url: URL): URL | undefined {
    const { here, production } = this
    if (url.host === here.host) return url
    if (this.#preview?.host !== undefined) return hereOf(this.#preview, url)
    return url.host === production ? new URL(`${here.origin}${url.pathname}${url.search}`) : undefined
  }
}

function relationOf(
  here: URL,
  canonical: URL | undefined,
  samePage: boolean,
  otherHost: boolean,
): PageAddress['canonicalIs'] {
  if (!canonical) return 'absent'
  if (samePage) return 'self'
  const samePath = loosePath(canonical).split('?', 1)[0] === loosePath(here).split('?', 1)[0]
  return samePath && !otherHost ? 'variant' : 'elsewhere'
}

/** A preview is told by its address, by the canonical that names production, or by the header that platforms add. */
function previewReasonOf(page: HtmlPage, production: string | undefined): string | undefined {
  const { hostname } = new URL(page.url)
  if (isLocalHost(hostname)) return 'the page is audited on a private server'
  if (production !== undefined) return `the audited host is a preview of ${production}`
  if (page.preview) return 'the audited host is a preview'
  if (headerDirectives(page.response).some(isNoindex)) return 'the audited host is kept out of search'
  return platformOf(hostname) !== undefined ? 'the audited host belongs to a hosting platform' : undefined
}

/**
 * Whether a canonical is the page that declares it. On a host of which nothing is known the same path is the same page:
 * production names itself, and the audited host may be a copy of it.
 */
export function namesItself(canonical: URL, { url, preview }: Pick<HtmlPage, 'url' | 'preview'>): boolean {
  const here = new URL(url)
  const own = hereOf(preview, canonical)
  if (own) return pagePath(own) === pagePath(here)
  const beside = addressBesideGuess(preview, here)
  if (beside && isOnProduction(preview, canonical)) return pagePath(beside) === pagePath(canonical)
  return canonical.host === here.host || preview?.host !== undefined
    ? comparableUrl(folderOf(canonical)) === comparableUrl(folderOf(here))
    : pagePath(canonical) === pagePath(here)
}

/** Path and query in the form in which `/de`, `/de/`, `/de.html` and `/de/index.html` are equal: servers take them as one. */
export function loosePath(url: URL): string {
  const [path = '', ...query] = comparablePath(url).split('?')
  const stem = path.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/').replace(/\.html?$/i, '')
  return [stem.replace(/\/$/, ''), ...query].join('?')
}

/**
 * {@link loosePath} of a page or of its canonical, which may name the file of a folder without its ending: `/de/index`. Where
 * a server does not answer to that, the canonical is broken, and not another page.
 */
function pagePath(url: URL): string {
  return loosePath(folderOf(url))
}

/** The address of the folder for that of its index file. */
function folderOf(url: URL): URL {
  const copy = new URL(url)
  copy.pathname = url.pathname.replace(
    /\/(?:index(?:\.(?:html?|php|aspx?))?|default\.(?:html?|php|aspx?))$/i,
    '/',
  )
  return copy
}

function withoutHash(url: URL): string {
  const copy = new URL(url)
  copy.hash = ''
  return copy.href
}
