import type { Identity, Lookup, OpenAddress } from '../../../api/addresses.ts'
import type { LostAddress } from '../../../api/comparison.ts'
import { oneLine } from '../../../text/one-line.ts'
import { areNear } from '../../judging/near-texts.ts'
import { pathOf } from '../../judging/same-on-pages.ts'
import { defineBaselineTopic, type LostFinding, type RunPage } from '../../judging/tool-definition.ts'
import { loosePath } from '../../page/page-address.ts'
import { isCountry, isScript, languageKind, readLanguageTag } from '../../syntax/language-tag.ts'
import { bareHost } from '../../syntax/preview.ts'

const SITE_MOVE = 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes'

type LostCheck = 'address-lost' | 'address-redirected-elsewhere'

/** Lost addresses that redirect to one page, from which on that page replaces none of them. */
const MANY = 5
/** Characters of a title that is quoted. */
const MAX_TITLE = 100
/** Fewest characters of the last part of a path by which a page is recognised elsewhere. */
const MIN_NAME = 5

/** Addresses of the baseline at which a run has no page, nor a redirect to the one that replaces it. */
export const lostAddresses = defineBaselineTopic({
  checks: {
    'address-lost': {
      scope: 'site',
      severity: 'error',
      title: 'A page is lost: its address answers with an error',
      why: 'The baseline has the page. Once this change is live, search engines drop the address with its rankings, and visitors who follow links to it see an error.',
      fix: 'Redirect the address with 301 to the page that replaces it, or restore the page. If it was removed on purpose, allow that with a line in the setting "ignore", such as "redirects/address-lost /old/*".',
      help: SITE_MOVE,
      example: '/bikes/red, a page of the baseline, answers 404',
    },
    'address-redirected-elsewhere': {
      scope: 'site',
      severity: 'warning',
      title: 'A page is lost: its address redirects to a page that does not replace it',
      why: 'Google treats a redirect to the home page or to a listing as a missing page: the address loses its rankings, and visitors do not find what they came for.',
      fix: 'Redirect the address to the page that replaces it. If there is none, answer 404 or 410, and allow that with a line in the setting "ignore".',
      help: SITE_MOVE,
      example: '/bikes/red, a page of the baseline, redirects to /',
    },
  },
  judge({ open, added = [], fresh }, pages) {
    const run = new KnownPages(pages, added, fresh)
    const ends = Map.groupBy(
      open.filter(({ state, redirect }) => state === 'moved' && redirect !== undefined),
      ({ redirect }) => redirect!,
    )
    return open.flatMap(address => {
      const shared = ends.get(address.redirect ?? '')?.length ?? 0
      return findingOf(address, run, shared) ?? []
    })
  },
})

/** @param sharing how many addresses redirect to the page to which this one does, itself included */
function findingOf(
  address: OpenAddress,
  run: KnownPages,
  sharing: number,
): LostFinding<LostCheck> | undefined {
  const { state, url } = address
  if (state === 'unknown') return undefined
  const isGone = state === 'gone'
  const fault = isGone ? faultOfEnd(address) : faultOfRedirect(address, run, sharing)
  if (fault === undefined) return undefined
  const successor = run.successorOf(address)
  const lost: LostAddress = {
    url,
    status: address.status,
    ...(address.redirect !== undefined && { redirect: address.redirect }),
    note: fault,
    ...(successor && { successor: successor.url }),
  }
  const advice = successor
    ? `redirect it to ${pathOf(successor.url)}, which ${successor.why}`
    : wasWords(address)
  const message = `${fault[0]!.toUpperCase()}${fault.slice(1)}; ${advice}`
  const isTold = run.says(url, isGone ? ENDS : ['redirects/redirect-to-home'])
  return {
    check: isGone ? 'address-lost' : 'address-redirected-elsewhere',
    address: lost,
    place: isTold ? undefined : { url, message },
  }
}

/** Checks that say of an audited page itself that it is gone. */
const ENDS = ['redirects/final-status', 'redirects/broken-redirect']

function wasWords({ title, from }: OpenAddress): string {
  if (title !== undefined) return `it was "${oneLine(title, MAX_TITLE)}"`
  return from === 'page' ? 'the baseline has a page there' : 'the sitemap of the baseline lists it'
}

function faultOfEnd({ url, redirect, reason }: OpenAddress): string {
  return redirect === undefined ? reason : `redirects to ${shortOf(redirect, url)}, which ${reason}`
}

/** Why a page to which an address redirects does not replace what was there; undefined where it may well. */
function faultOfRedirect(address: OpenAddress, run: KnownPages, sharing: number): string | undefined {
  const { url, redirect, redirected } = address
  const [from, to] = [new URL(url), new URL(redirect!)]
  if (isSamePlace(from, to) || (redirected !== undefined && isSamePlace(new URL(redirected), to)))
    return undefined
  const end = run.at(redirect!)
  if (end && isSameContent(address, end)) return undefined
  if (isHome(from) || isLanguageRoot(from)) return undefined
  if (isHome(to)) {
    return `redirects to the home page ${shortOf(redirect!, url)}, not to its successor`
  }
  if (isAbove(to, from)) return `redirects to ${shortOf(redirect!, url)} above it, not to its successor`
  if (sharing < MANY) return undefined
  return `redirects to ${shortOf(redirect!, url)}, as ${sharing - 1} other addresses do`
}

const HOME = /^\/(?:(?:index|home|default|start)(?:\.\w{2,5})?\/?)?$/i

/** Whether an address is the home page, under one of its usual names. */
function isHome({ pathname, search }: URL): boolean {
  return HOME.test(pathname) && search === ''
}

/** Whether an address is the home page of a language, as `/de/` and `/pt-BR`. */
function isLanguageRoot({ pathname }: URL): boolean {
  const name = /^\/([^/]{2,11})\/?$/.exec(pathname)?.[1]
  const tag = name === undefined ? undefined : readLanguageTag(name)
  if (tag === undefined || languageKind(tag.language) !== 'two-letter') return false
  const { script, region } = tag
  return (script === undefined || isScript(script)) && (region === undefined || isCountry(region))
}

/** Whether two addresses differ in nothing but host, spelling and parameters. */
function isSamePlace(one: URL, other: URL): boolean {
  const placeOf = (url: URL) => loosePath(url).split('?', 1)[0]!.toLowerCase()
  return placeOf(one) === placeOf(other)
}

function isAbove(folder: URL, page: URL): boolean {
  if (bareHost(folder.host) !== bareHost(page.host) || folder.search !== '') return false
  const path = folder.pathname.replace(/\/$/, '')
  return page.pathname.startsWith(`${path}/`)
}

function shortOf(url: string, beside: string): string {
  return new URL(url).origin === new URL(beside).origin ? pathOf(url) : url
}

function isSameContent(one: Identity, other: Identity): boolean {
  if (one.fingerprint !== undefined && other.fingerprint !== undefined)
    return areNear(one.fingerprint, other.fingerprint)
  return one.title !== undefined && one.title === other.title && one.h1 === other.h1
}

interface KnownPage extends Identity {
  url: string
}

interface Successor {
  url: string
  /** How it was told, as `has the same text`. */
  why: string
}

/** The pages of a run, as far as the one that replaces a lost one is looked for among them. */
class KnownPages {
  /** Without home pages, which replace no other. */
  readonly #pages: readonly KnownPage[]
  readonly #byUrl: ReadonlyMap<string, KnownPage>
  readonly #byPath: ReadonlyMap<string, string>
  readonly #byTitle: ReadonlyMap<string, readonly KnownPage[]>
  readonly #byName: ReadonlyMap<string, readonly string[]>
  readonly #runPages: ReadonlyMap<string, RunPage>

  /**
   * @param added pages that the baseline does not have, audited or not
   * @param fresh some of those that were not audited, as they were read
   */
  constructor(pages: readonly RunPage[], added: readonly string[], fresh: Lookup['fresh']) {
    this.#runPages = new Map(pages.map(page => [page.url, page]))
    const all = [...pages.filter(isPage).map(page => ({ url: page.url, ...identityOf(page) })), ...fresh]
    this.#byUrl = new Map(all.map(page => [page.url, page]))
    this.#pages = all.filter(({ url }) => !isHome(new URL(url)))
    const urls = [...added, ...this.#byUrl.keys()]
    this.#byPath = new Map(urls.map(url => [looseOf(url), url]))
    this.#byTitle = Map.groupBy(this.#pages, ({ title = '' }) => title)
    this.#byName = Map.groupBy(added, nameOf)
  }

  at(url: string): KnownPage | undefined {
    return this.#byUrl.get(url)
  }

  /** Whether one of some checks failed on the page at an address, which the run has audited. */
  says(url: string, checks: readonly string[]): boolean {
    const page = this.#runPages.get(url)
    return page !== undefined && checks.some(id => page.failed(id))
  }

  /** The page that has what was at an address; undefined where none has, or several may. */
  successorOf(address: OpenAddress): Successor | undefined {
    const { url, title, h1, fingerprint } = address
    const spelled = this.#byPath.get(looseOf(url))
    if (spelled !== undefined && spelled !== url)
      return { url: spelled, why: 'is the same address in another spelling' }
    if (fingerprint !== undefined) {
      const near = this.#pages.filter(
        page => page.url !== url && page.fingerprint !== undefined && areNear(fingerprint, page.fingerprint),
      )
      const one = near.length === 1 ? near[0] : only(near.filter(page => page.title === title))
      if (one) return { url: one.url, why: 'has the same text' }
    }
    const titled = title === undefined ? undefined : only(this.#byTitle.get(title) ?? [])
    if (titled && titled.url !== url) {
      return {
        url: titled.url,
        why: h1 !== undefined && h1 === titled.h1 ? 'has the same title and H1' : 'has the same title',
      }
    }
    const named = nameOf(url).length < MIN_NAME ? undefined : only(this.#byName.get(nameOf(url)) ?? [])
    return named === undefined || named === url
      ? undefined
      : { url: named, why: 'is new and ends in the same name' }
  }
}

function only<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined
}

function looseOf(url: string): string {
  const { origin } = new URL(url)
  return origin + loosePath(new URL(url)).toLowerCase()
}

/** The last part of a path, without the ending of a file. */
function nameOf(url: string): string {
  const parts = new URL(url).pathname.split('/').filter(part => part !== '')
  return (parts.at(-1) ?? '').replace(/\.\w{1,5}$/, '').toLowerCase()
}

function isPage(page: RunPage): boolean {
  return ENDS.every(id => !page.failed(id)) && (page.facts('serp') ?? page.facts('content')) !== undefined
}

function identityOf({ facts }: RunPage): Identity {
  const [title, h1, fingerprint] = [
    textOf(facts('serp')?.['title']),
    textOf(facts('content')?.['h1']),
    textOf(facts('content')?.['textFingerprint']),
  ]
  return {
    ...(title !== undefined && { title }),
    ...(h1 !== undefined && { h1 }),
    ...(fingerprint !== undefined && { fingerprint }),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
