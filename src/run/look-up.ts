import type {
  AddressAnswer,
  Identity,
  Listed,
  ListedAddresses,
  Lookup,
  OpenAddress,
} from '../api/addresses.ts'
import type { Baseline } from '../api/comparison.ts'
import { ApiError } from '../api/errors.ts'
import type { Page } from '../api/results.ts'
import type { SeoApi } from '../api/seo-api.ts'
import { isFileAddress } from '../engine/syntax/file-address.ts'
import { type AddressMap, addressMap } from '../gate/baseline/address-map.ts'
import { endOf, wasThere } from '../gate/baseline/known-pages.ts'
import type { OtherAddress } from '../gate/globs.ts'
import { originOf } from '../net/origin.ts'
import { oneLine } from '../text/one-line.ts'
import { keyOf, notAmong } from './address-keys.ts'
import {
  asListed,
  type FormerList,
  formerList,
  type Known,
  knownAddresses,
  MAX_ADDRESS,
} from './known-addresses.ts'

export interface LookUpOptions {
  api: SeoApi
  /** The audited pages. */
  pages: readonly Page[]
  /** What the run is compared with; undefined where there is none. */
  baseline: Baseline | undefined
  /** Whether the baseline is production, as it is at this time. */
  isProduction: boolean
  /** Where the pages will live, if that is known. */
  production: string | undefined
  otherAddress: OtherAddress | undefined
  /** Ends it: nothing is known then. */
  signal: AbortSignal
  /** Told of an error that is a bug in SEO Preflight. */
  onFault(error: unknown): void
}

/** What sites list, and what a run answers at the addresses of its baseline. */
export interface LookedUp {
  /** By origin. */
  listed: ReadonlyMap<string, Listed>
  /** Undefined where nothing was looked for. */
  lookup: Lookup | undefined
}

/** Most addresses that are asked for on a site. */
const MAX_ASKED = 2000
/** Most new pages that are read for what they are recognised by. */
const MAX_READ = 50
/** Most new pages that production is asked for. */
const MAX_NEW = 200
/** Most sites of one run. */
const MAX_SITES = 5
/** Characters of what an address answers. */
const MAX_REASON = 300
/** Most causes that are told. */
const MAX_CAUSES = 3

/**
 * Reads what the sitemaps of the audited sites list, and asks them for the addresses that the baseline knew and the run
 * has not audited. It rejects never: what could not be looked for is said.
 */
export async function lookUp(options: LookUpOptions): Promise<LookedUp> {
  const listed = new Map<string, Listed>()
  const lookups: Lookup[] = []
  try {
    const bySite = Map.groupBy(options.pages, ({ url }) => originOf(url))
    for (const [origin, pages] of [...bySite].slice(0, MAX_SITES)) {
      const site = new SiteLookUp(origin, pages, options)
      const own = await site.ownList()
      if (own) listed.set(origin, own)
      const lookup = await site.lookUp()
      if (lookup) lookups.push(lookup)
    }
  } catch (error) {
    if (options.signal.aborted) return { listed, lookup: undefined }
    if (!(error instanceof ApiError)) options.onFault(error)
    return { listed, lookup: joined([...lookups, nothingFound((error as Error).message)]) }
  }
  return { listed, lookup: lookups.length === 0 ? undefined : joined(lookups) }
}

/** What a run looked up that could not look for anything, which is said. */
export function notLookedFor(reason: string): LookedUp {
  return { listed: new Map(), lookup: nothingFound(reason) }
}

function nothingFound(reason: string): Lookup {
  return { sites: [], open: [], fresh: [], notes: [`lost addresses were not looked for: ${reason}`] }
}

function joined(lookups: readonly Lookup[]): Lookup {
  const isAddedKnown = lookups.some(({ added }) => added !== undefined)
  return {
    sites: lookups.flatMap(({ sites }) => sites),
    open: lookups.flatMap(({ open }) => open),
    ...(isAddedKnown && { added: lookups.flatMap(({ added = [] }) => added) }),
    fresh: lookups.flatMap(({ fresh }) => fresh),
    notes: [...new Set(lookups.flatMap(({ notes }) => notes))],
  }
}

class SiteLookUp {
  readonly #origin: string
  readonly #pages: readonly Page[]
  readonly #options: LookUpOptions
  #own: ListedAddresses | undefined

  constructor(origin: string, pages: readonly Page[], options: LookUpOptions) {
    this.#origin = origin
    this.#pages = pages
    this.#options = options
  }

  /** What the sitemaps of the site list, as far as a report holds it; undefined where there are none. */
  async ownList(): Promise<Listed | undefined> {
    const { api, signal } = this.#options
    this.#own = await api.listedAddresses?.(this.#pages[0]!.url, { signal })
    return this.#own && asListed(this.#own, this.#origin)
  }

  async lookUp(): Promise<Lookup | undefined> {
    const { baseline } = this.#options
    if (!baseline) return undefined
    const map = addressMap(this.#origin, this.#pages, baseline)
    if (!map) {
      return nothingFound(`the addresses of the baseline could not be matched with those on ${this.#origin}`)
    }
    const former = await formerList(baseline, map, { ...this.#options, origin: this.#origin })
    const known = knownAddresses(baseline, map, former)
    const notes: string[] = []
    const there = new Set(this.#pages.filter(isSimplyThere).map(({ url }) => keyOf(url)))
    const asked = this.#inOrder(known.filter(({ url }) => !there.has(keyOf(url))))
    const unasked = asked.splice(MAX_ASKED).length
    if (unasked > 0) notes.push(`${unasked} more addresses were not asked for: at most ${MAX_ASKED} are`)
    else if (former && !former.whole && former.urls.length > 0) notes.push(PART_NOTE)
    const answers = await this.#ask(
      this.#pages[0]!.url,
      asked.map(({ url }) => url),
    )
    const open = asked.flatMap((address, index) => openAddress(address, answers[index]!) ?? [])
    const { lost, stale } = this.#withoutStale(await this.#withoutLostBefore(open, map))
    if (stale.length > 0) notes.push(staleNote(stale))
    const renamed = lost.flatMap(renamedTo)
    const added = await this.#added([...known.map(({ url }) => url), ...renamed], former, map)
    const isSearched = lost.some(({ state }) => state !== 'unknown')
    return {
      sites: [{ origin: this.#origin, known: known.length - unasked, asked: asked.length }],
      open: lost,
      ...(added && { added }),
      fresh: isSearched ? await this.#readFresh(added ?? []) : [],
      notes: [...notes, ...unknownNotes(lost)],
    }
  }

  /** New pages that the run has not audited, by what a lost one may be recognised in them. */
  async #readFresh(added: readonly string[]): Promise<Lookup['fresh']> {
    const audited = new Set(this.#pages.map(({ url }) => keyOf(url)))
    const urls = added.filter(url => !audited.has(keyOf(url))).slice(0, MAX_READ)
    const answers = await this.#ask(this.#pages[0]!.url, urls, true)
    return urls.flatMap((url, index) => {
      const { state, title, h1, fingerprint } = answers[index]!
      return state === 'there' ? [{ url, ...identity({ title, h1, fingerprint }) }] : []
    })
  }

  /** Those first that are most likely lost: pages that were audited, then what the sitemap does not list any more. */
  #inOrder(known: readonly Known[]): Known[] {
    const own = new Set((this.#own?.urls ?? []).map(keyOf))
    const rankOf = ({ url, from }: Known) => (from === 'page' ? 0 : own.has(keyOf(url)) ? 2 : 1)
    const byRank = Map.groupBy(known, rankOf)
    return ([0, 1, 2] as const).flatMap(rank => byRank.get(rank) ?? [])
  }

  async #ask(page: string, urls: readonly string[], read = false): Promise<readonly AddressAnswer[]> {
    if (urls.length === 0) return []
    const { api, signal } = this.#options
    return await api.addressAnswers!(page, urls, { signal, read })
  }

  /** Production is asked itself whether it has what its sitemap lists. */
  async #withoutLostBefore(open: readonly OpenAddress[], map: AddressMap): Promise<OpenAddress[]> {
    const { isProduction, baseline } = this.#options
    if (!isProduction) return [...open]
    const doubtful = open.flatMap(address => {
      const before =
        address.from === 'sitemap' && address.state !== 'unknown' ? map.before(address.url) : undefined
      return before === undefined ? [] : [{ address, before }]
    })
    const answers = await this.#ask(
      baseline!.pages[0]!.url,
      doubtful.map(({ before }) => before),
      true,
    )
    const known = new Map(doubtful.map(({ address }, index) => [address, answers[index]!]))
    return open.flatMap(address => {
      const before = known.get(address)
      if (before?.state === 'gone') return []
      const redirected = before?.state === 'moved' ? map.here(before.redirect ?? '') : undefined
      return [{ ...address, ...identity(before ?? {}), ...(redirected !== undefined && { redirected }) }]
    })
  }

  /**
   * An address that no audit has seen, and that the sitemap of the run still lists, may have been gone before: a report
   * does not hold what such addresses answered. That is a fault of the sitemap, for its own checks to tell.
   */
  #withoutStale(open: readonly OpenAddress[]): { lost: OpenAddress[]; stale: OpenAddress[] } {
    const own = new Set(this.#options.isProduction ? [] : (this.#own?.urls ?? []).map(keyOf))
    const isStale = ({ from, state, url }: OpenAddress) =>
      from === 'sitemap' && state !== 'unknown' && own.has(keyOf(url))
    return { lost: open.filter(address => !isStale(address)), stale: open.filter(isStale) }
  }

  /**
   * Pages that the baseline does not have. Production is asked; of a report it can be told where all is known that its
   * sitemaps and those of the run list.
   */
  async #added(
    known: readonly string[],
    former: FormerList | undefined,
    map: AddressMap,
  ): Promise<string[] | undefined> {
    const { isProduction, baseline } = this.#options
    const own = this.#own
    const before = [...known, ...(former?.urls ?? [])]
    const isListKnown = former?.whole === true && own !== undefined
    const listed = isListKnown ? own.urls : []
    const audited = isProduction ? this.#pages.filter(isSimplyThere).map(({ url }) => url) : []
    const fresh = notAmong([...audited, ...listed], before).filter(url => !isFileAddress(new URL(url)))
    fresh.sort()
    if (!isProduction) return isListKnown ? fresh : undefined
    const counterparts = fresh.slice(0, MAX_NEW).map(url => map.before(url))
    const asked = counterparts.filter(url => url !== undefined)
    const answers = await this.#ask(baseline!.pages[0]!.url, asked)
    const gone = new Set(asked.filter((_, index) => answers[index]!.state === 'gone'))
    return fresh.filter((_, index) => {
      const counterpart = counterparts[index]
      return counterpart !== undefined && gone.has(counterpart)
    })
  }
}

const PART_NOTE = 'not all that the sitemap of the baseline lists is known, so more addresses may be lost'

/** What is known of it, without names of what is not. */
function identity({ title, h1, fingerprint }: { [Name in keyof Identity]?: string | undefined }): Identity {
  return {
    ...(title !== undefined && { title }),
    ...(h1 !== undefined && { h1 }),
    ...(fingerprint !== undefined && { fingerprint }),
  }
}

/** An audited page that was there, at the address at which it was asked for. */
function isSimplyThere(page: Page): boolean {
  return wasThere(page) && endOf(page) === undefined
}

function openAddress(address: Known, { state, ...answer }: AddressAnswer): OpenAddress | undefined {
  if (state === 'there') return undefined
  const { reason, redirect } = answer
  return {
    ...address,
    ...answer,
    state,
    reason: oneLine(reason, MAX_REASON),
    ...(redirect !== undefined && { redirect: redirect.slice(0, MAX_ADDRESS) }),
  }
}

/** The page that an address leads to is no new one. */
function renamedTo({ state, redirect }: OpenAddress): string[] {
  return state === 'moved' && redirect !== undefined ? [redirect] : []
}

/** Names one address of several that were perhaps gone before. */
function staleNote([first, ...others]: readonly OpenAddress[]): string {
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  return `${first!.url}${more} did not answer as a page, and the sitemap still lists it: whether the baseline had it is not known`
}

/** Why of some addresses nothing could be told, the most frequent causes. */
function unknownNotes(open: readonly OpenAddress[]): string[] {
  const byReason = Map.groupBy(
    open.filter(({ state }) => state === 'unknown'),
    ({ reason }) => reason,
  )
  return [...byReason]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, MAX_CAUSES)
    .map(([reason, [first, ...others]]) => {
      const more = others.length === 0 ? '' : ` and ${others.length} more`
      return `whether ${first!.url}${more} is lost could not be told: ${reason}`
    })
}
