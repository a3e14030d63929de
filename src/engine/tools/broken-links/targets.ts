import { isLocalHost } from '../../../net/host-kind.ts'
import { attribute, type Element } from '../../formats/html/document.ts'
import { withoutFragment } from '../../network/redirect-target.ts'
import { relations } from '../../page/link-elements.ts'
import type { PageLink } from '../../page/links/page-links.ts'
import { isPlatformScript } from '../../syntax/preview.ts'
import { isInternal, type Site } from './site.ts'

/** Most targets of one page that are asked for. */
const MAX_TARGETS = 2000

/** What is lost where a target is broken; of a `hint` only time. */
export type TargetRole = 'link' | 'resource' | 'hint' | 'metadata'

/** One URL that the page refers to, with all the places that do. */
export interface Target {
  /** Without fragment. */
  url: string
  address: URL
  internal: boolean
  /** Of several the gravest. */
  role: TargetRole
  /** In document order. */
  links: PageLink[]
  /** Fragments that links lead to, each with the first of them. */
  fragments: Map<string, PageLink>
  /** Whether another tool fetches it whole, so that its answer can be shared. */
  fetchedWhole: boolean
  /** Why it is not asked for; undefined where it is. */
  skipped: string | undefined
}

/** The distinct http and https URLs of a page that can be asked for, in document order. */
export function targetsOf(links: readonly PageLink[], site: Site): Target[] {
  const targets = new Map<string, Target>()
  for (const link of links) {
    if (link.url === undefined || !/^https?:/.test(link.url)) continue
    const key = withoutFragment(link.url)
    let target = targets.get(key)
    if (!target) {
      target = emptyTarget(key, link, site)
      targets.set(key, target)
    }
    add(target, link, link.url.slice(key.length + 1))
  }
  return [...targets.values()]
    .filter(({ links }) => links.some(({ kind }) => kind !== 'submission'))
    .map((target, index) =>
      index < MAX_TARGETS || target.skipped !== undefined
        ? target
        : { ...target, skipped: `the page has more than ${MAX_TARGETS} targets` },
    )
}

function emptyTarget(key: string, link: PageLink, site: Site): Target {
  const address = link.address && link.url === key ? link.address : new URL(key)
  return {
    url: key,
    address,
    internal: isInternal(site, address),
    role: roleOf(link),
    links: [],
    fragments: new Map(),
    fetchedWhole: false,
    skipped: reasonToSkip(address, link, site),
  }
}

function add(target: Target, link: PageLink, hash: string): void {
  target.links.push(link)
  const role = roleOf(link)
  if (GRAVITY.indexOf(role) < GRAVITY.indexOf(target.role)) target.role = role
  if (link.kind === 'icon' || link.kind === 'social-image') target.fetchedWhole = true
  if (link.kind !== 'navigation') return
  const fragment = placeOf(hash)
  if (fragment !== '' && !target.fragments.has(fragment)) target.fragments.set(fragment, link)
}

const GRAVITY: readonly TargetRole[] = ['link', 'resource', 'hint', 'metadata']

function roleOf({ kind, element }: PageLink): TargetRole {
  switch (kind) {
    case 'navigation':
    case 'submission':
      return 'link'
    case 'icon':
    case 'manifest':
    case 'social-image':
    case 'structured-data':
    case 'related':
      return 'metadata'
    default:
      return isHint(element) ? 'hint' : 'resource'
  }
}

/** What scripts or a change of the element make a script or a style of the page. */
const LOADED_LATER = new Set(['script', 'style', 'worker'])

/**
 * Whether an element only asks for a file early, which the page loads by other means: of the same address, they are
 * there as well.
 */
function isHint(element: Element): boolean {
  if (element.tagName !== 'link' || attribute(element, 'onload') !== undefined) return false
  const own = relations(element)
  if (own.includes('stylesheet') || own.includes('modulepreload')) return false
  const destination = attribute(element, 'as')?.trim().toLowerCase() ?? ''
  return own.includes('prefetch') || (own.includes('preload') && !LOADED_LATER.has(destination))
}

/**
 * The name behind the `#` that must be on the page: without a text fragment (`:~:`), and empty for the routes of a
 * script (`#/`, `#!`).
 *
 * @see https://wicg.github.io/scroll-to-text-fragment/#the-fragment-directive
 */
function placeOf(hash: string): string {
  const name = hash.split(':~:', 1)[0]!
  return /^[/!]/.test(name) ? '' : name
}

/** Placeholders of templates, which a script may fill in the browser. */
const PLACEHOLDER = /\{\{|\$\{|<%|%7B%7B|\{%/i
/** To ask for these ends the session of the headers that the settings send. */
const ENDS_SESSION = /\/(?:log-?out|sign-?out|log-?off)(?:[/.?]|$)/i

/** What Cloudflare makes of mail addresses. */
const HIDDEN_MAIL_ADDRESS = '/cdn-cgi/l/email-protection'
/**
 * Where hosts answer themselves, whatever the site behind them has: Cloudflare, Netlify, Vercel, Azure Static Web Apps,
 * Firebase Hosting.
 *
 * @see https://firebase.google.com/docs/hosting/reserved-urls
 */
const OF_HOSTS = /^\/(?:cdn-cgi|\.netlify|_vercel|\.auth|__)\//

function reasonToSkip(url: URL, link: PageLink, site: Site): string | undefined {
  if (PLACEHOLDER.test(link.href)) return 'it holds a placeholder'
  if (isPlatformScript(site.preview, url.href)) return 'the platform puts it only into previews'
  if (!isInternal(site, url) && isLocalHost(url.hostname)) {
    return 'it is a URL of another machine or a private network'
  }
  if (isForeignRoot(url, site)) return 'the root of the host is not part of this deployment'
  if (url.pathname === HIDDEN_MAIL_ADDRESS) return 'a script puts a mail address in its place'
  if (site.local && isInternal(site, url) && OF_HOSTS.test(url.pathname))
    return 'the host of the site answers there itself'
  if (ENDS_SESSION.test(url.pathname)) return 'it would end a session'
  return undefined
}

/** A folder that is served in the place of production leads from its root to itself, which production need not do. */
function isForeignRoot({ origin, pathname }: URL, { page, preview }: Site): boolean {
  if (!preview || origin !== page.origin || pathname !== '/') return false
  return preview.home !== '' && preview.folder === '' && preview.base === ''
}
