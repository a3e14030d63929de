import { getDomainWithoutSuffix } from 'tldts'
import { isLocalHost, isSampleHost, isThisMachine } from '../../../net/host-kind.ts'
import { platformOf } from '../../../net/platform.ts'
import { attribute } from '../../formats/html/document.ts'
import { type Item, isItem, type Place } from '../../formats/structured-data/item.ts'
import { FaultList } from '../../judging/fault-list.ts'
import type { Judgement } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { relations } from '../../page/link-elements.ts'
import { loosePath } from '../../page/page-address.ts'
import { bareHost } from '../../syntax/preview.ts'
import type { ItemLookup } from './item-lookup.ts'
import { crumbsOf } from './list-entries.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'

/** The addresses that structured data gives to the page itself. */
export const ownAddresses = defineTopic({
  checks: {
    'own-address-elsewhere': {
      severity: 'warning',
      title: 'Structured data gives the page a URL on another host',
      why: 'Search engines take it for data of another page. It is often left over from a template, a staging server or an old domain.',
      fix: 'Build url, @id and breadcrumbs from the same base URL as the canonical.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
      example: '"url": "https://demo.theme.example/sheds", on a page whose canonical is on www.example.com',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    const judgements = { 'own-address-elsewhere': judgeAddresses(read) }
    return { judgements: unlessUnfilled(read.page, judgements, UNSURE_UNFILLED) }
  },
})

/** An address that an item gives itself. */
interface StatedAddress {
  item: Item
  property: string
  url: URL
  place: Place
}

function judgeAddresses(read: SchemaPage): Judgement {
  const { lookup, page, canonical } = read
  const faults = new FaultList()
  let looked = 0
  const here = new URL(page.url)
  const site = siteOf(read)
  const judge = ({ item, property, url, place }: StatedAddress, isWrong: boolean, instead: string) => {
    looked++
    const message = `${lookup.label(item)}, ${property}: ${url.href} is on ${url.host}, ${instead}`
    if (isWrong) faults.add(() => lookup.data.occurrence(place, message))
  }
  const statedAddresses = site ? siteAddresses(read) : []
  // Themes of WordPress mark each of their links as the URL of the page, its own among them.
  const ownUrls = statedAddresses.filter(({ property, url }) => property === 'url' && site!.has(url))
  const placed = new Set(ownUrls.map(({ item }) => item))
  for (const stated of statedAddresses) {
    const isBeside = stated.property === 'url' && placed.has(stated.item)
    const isElsewhere = !isLocalHost(stated.url.hostname) && !site!.has(stated.url) && !isBeside
    const instead = isElsewhere ? `but this page is on ${site!.host}` : otherForm(stated, canonical)
    judge(stated, instead !== undefined, instead ?? '')
  }
  // Of a page on the internet, the links are what shows this, and broken-links says so.
  if (isLocalHost(here.hostname)) {
    for (const stated of lookup.data.items.flatMap(item => addressesOf(lookup, item, LOADED))) {
      const { url } = stated
      // A development server names itself by the port that it was started on.
      const isSameServer =
        isThisMachine(url.hostname) && isThisMachine(here.hostname) && url.port === here.port
      const isOwn = isSameServer || [here.host, canonical?.host].includes(url.host)
      if (isLocalHost(url.hostname))
        judge(stated, !isOwn, 'which only works on the machine that built the page')
    }
  }
  return faults.judgeAmong(looked, 'no item of the page has a URL that could be compared with the canonical')
}

/** What the canonical has in place of a host without www, or with it. Identifiers need not be addresses. */
function otherForm({ property, url }: StatedAddress, canonical: URL | undefined): string | undefined {
  if (!canonical || property === '@id' || url.host === canonical.host) return undefined
  return bareHost(url.host) === bareHost(canonical.host)
    ? `and the canonical of this page on ${canonical.host}`
    : undefined
}

/** Where the site is; undefined where neither the page nor the settings say it. */
function siteOf({ page, canonical }: SchemaPage): { host: string; has(url: URL): boolean } | undefined {
  const openGraph = page.document
    .elements('meta')
    .find(meta => attribute(meta, 'property')?.trim().toLowerCase() === 'og:url')
  const stated = [canonical, URL.parse((openGraph && attribute(openGraph, 'content')) ?? '')]
  // Neither a relative canonical of a page on this machine nor the sample of a template says where the site will be.
  const isSomewhere = ({ hostname }: URL) => !isLocalHost(hostname) && !isSampleHost(hostname)
  const named = stated.flatMap(url => (url && isSomewhere(url) ? [url.hostname] : []))
  const production = page.preview?.origin === undefined ? [] : [new URL(page.preview.origin).hostname]
  const host = production[0] ?? named[0]
  if (host === undefined) return undefined
  const versions = page.document
    .elements('link')
    .filter(link => relations(link).includes('alternate') && attribute(link, 'hreflang') !== undefined)
    .flatMap(link => URL.parse(attribute(link, 'href') ?? '')?.hostname ?? [])
  const hosts = [new URL(page.url).hostname, ...production, ...named, ...versions]
  const brands = new Set(hosts.map(brandOf))
  return { host, has: ({ hostname }) => brands.has(brandOf(hostname)) }
}

/** What a site is called in all of its hosts and countries: `shop` of `www.shop.co.uk` and of `blog.shop.de`. */
function brandOf(hostname: string): string {
  return getDomainWithoutSuffix(hostname) || hostname
}

/** Properties with addresses of an item itself. */
const OWN = ['url', 'mainEntityOfPage']
const LOADED = [...OWN, 'image', 'logo', 'contentUrl', 'thumbnailUrl', 'item']

/** What has to be an address of this site: of pages and articles, of breadcrumbs, and of all that has the page's path. */
function siteAddresses(read: SchemaPage): StatedAddress[] {
  const { page, lookup, scopes, isHome, canonical } = read
  const about = [...scopes].flatMap(([item, scope]) => (scope === 'page' ? [item] : []))
  const only = (type: string) => {
    const items = about.filter(item => lookup.isA(item, type))
    // Of several, most are others.
    return items.length === 1 ? items : []
  }
  const sites = isHome ? only('WebSite') : []
  const own = new Set([...only('WebPage'), ...only('Article'), ...sites])
  const paths = new Set([new URL(page.url), ...(canonical ? [canonical] : [])].map(loosePath))
  const hasOwnPath = ({ url }: StatedAddress) => loosePath(url) !== '' && paths.has(loosePath(url))
  return [
    ...[...own].flatMap(item => addressesOf(lookup, item, OWN)),
    ...about
      .filter(item => !own.has(item))
      .flatMap(item => addressesOf(lookup, item, OWN))
      .filter(hasOwnPath),
    ...about.filter(item => lookup.isA(item, 'BreadcrumbList')).flatMap(list => crumbAddresses(lookup, list)),
    ...only('Organization').flatMap(organization => ownHome(read, organization)),
    ...(isHome ? about.flatMap(item => homeInOtherForm(read, item)) : []),
  ]
}

/**
 * The home of the organization that the site is called after, where the page lies below the name of a hosting platform: one of
 * the two is not where the site is.
 */
function ownHome({ page, lookup, canonical }: SchemaPage, organization: Item): StatedAddress[] {
  if (!canonical || platformOf(canonical.hostname) === undefined) return []
  const name = page.document
    .elements('meta')
    .find(meta => attribute(meta, 'property')?.trim().toLowerCase() === 'og:site_name')
  const isNamed = name && attribute(name, 'content')?.trim() === lookup.text(organization, 'name')
  if (!isNamed) return []
  return addressesOf(lookup, organization, ['url']).filter(
    ({ property, url }) =>
      property === 'url' && loosePath(url) === '' && platformOf(url.hostname) === undefined,
  )
}

/** The home page as the firm names it on that page, where it has www and the canonical has none, or the other way around. */
function homeInOtherForm({ lookup, canonical }: SchemaPage, item: Item): StatedAddress[] {
  if (!canonical || !lookup.isA(item, 'Organization')) return []
  return addressesOf(lookup, item, ['url']).filter(
    ({ property, url }) =>
      property === 'url' &&
      loosePath(url) === loosePath(canonical) &&
      bareHost(url.host) === bareHost(canonical.host),
  )
}

/** Those of a breadcrumb whose crumbs are all on one host: the first may lead to the site of the owner. */
function crumbAddresses(lookup: ItemLookup, list: Item): StatedAddress[] {
  const stated = (crumbsOf(lookup, list) ?? []).flatMap(crumb => addressesOf(lookup, crumb, ['item']))
  const hosts = new Set(stated.map(({ url }) => url.host))
  return hosts.size === 1 ? stated.slice(0, 1) : []
}

function addressesOf(lookup: ItemLookup, item: Item, properties: readonly string[]): StatedAddress[] {
  const stated = properties.flatMap(property =>
    lookup.values(item, property).map(value => ({
      property,
      address: isItem(value) ? (value.id ?? '') : value.text.trim(),
      place: value.place,
    })),
  )
  return [...stated, { property: '@id', address: item.id ?? '', place: item.place }].flatMap(
    ({ property, address, place }) => {
      const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null
      return url ? [{ item, property, url, place }] : []
    },
  )
}
