import { type Item, isReference } from '../../../formats/structured-data/item.ts'
import { loosePath } from '../../../page/page-address.ts'
import { hereOf } from '../../../syntax/preview.ts'
import type { ItemLookup } from '../item-lookup.ts'
import type { ItemScope } from '../item-scope.ts'
import type { SchemaPage } from '../schema-page.ts'
import type { Feature } from './feature.ts'
import { FEATURES } from './features.ts'
import { type Gap, gapsOf } from './gaps.ts'

/** A rich result, and an item of which Google can make it. */
export interface MeantFeature {
  feature: Feature
  item: Item
  scope: ItemScope
}

/** Items of one kind from which on they are teasers, where a page is about one. */
const MIN_TEASERS = 3

/** The rich results that the items of a page can become. One item in several pieces comes once. */
export function* meantFeatures(read: SchemaPage): Generator<MeantFeature> {
  const { lookup, scopes, isHome } = read
  const items = [...scopes].filter(([item]) => !isReference(item))
  const isMeantHere = (feature: Feature, item: Item, scope: ItemScope) =>
    isMeant(feature, lookup.data.whole(item), scope, isHome, lookup) &&
    !(feature.isOfOnePage === true && isOfOtherPage(lookup.data.whole(item), read))
  const areTeasers = (feature: Feature) =>
    feature.isOfOnePage === true &&
    items.filter(([item, scope]) => isMeantHere(feature, item, scope)).length >= MIN_TEASERS
  const listed = new Set(FEATURES.filter(areTeasers))
  const known = new Map<string, Set<Item>>()
  for (const [item, scope] of items) {
    for (const feature of FEATURES) {
      if (listed.has(feature) || !isMeantHere(feature, item, scope)) continue
      const whole = lookup.data.whole(item)
      const same = known.get(feature.name) ?? new Set()
      known.set(feature.name, same)
      if (same.has(whole) && whole !== item) continue
      same.add(whole)
      yield { feature, item: whole, scope }
    }
  }
}

/** Whether an item gives itself the address of another page of the site, as a teaser on the page of a tag does. */
function isOfOtherPage(item: Item, { lookup, page, canonical }: SchemaPage): boolean {
  const { document, preview } = page
  const own = [new URL(page.url), ...(canonical ? [canonical] : [])]
  const paths = new Set(own.map(loosePath))
  const hosts = new Set([...own.map(({ host }) => host), preview?.host])
  const stated = [...lookup.texts(item, 'url'), ...lookup.texts(item, 'mainEntityOfPage')]
  return stated.some(({ text }) => {
    const url = document.addressOf(text.trim())
    if (!url || !hosts.has(url.host)) return false
    const path = loosePath(hereOf(preview, url) ?? url)
    return path !== '' && !paths.has(path)
  })
}

function isMeant(
  feature: Feature,
  item: Item,
  scope: ItemScope,
  isHome: boolean,
  lookup: ItemLookup,
): boolean {
  if (!lookup.isA(item, ...feature.types) || lookup.isA(item, ...(feature.except ?? []))) return false
  const placed =
    feature.scope === 'anywhere' ||
    (feature.scope === 'home' ? isHome && scope === 'page' : feature.scope === scope)
  return placed && (feature.when?.(item, lookup) ?? true)
}

/** What an item lacks of what its rich result requires. */
export function requiredGaps({ feature, item, scope }: MeantFeature, lookup: ItemLookup): Gap[] {
  const required = [...(feature.required ?? []), ...(scope === 'part' ? [] : (feature.alone ?? []))]
  const missing = gapsOf({ ...feature, required }, item, lookup, 'required')
  const lack = feature.lacks?.(item, lookup)
  return lack === undefined ? missing : [...missing, { item, requirement: lack }]
}

/** Properties that hold what others say of an item, which nobody can add by editing a page: their absence is no fault. */
const REVIEW_PROPERTIES = new Set(['review', 'reviews', 'aggregateRating'])

export function asksForReviews({ requirement }: Gap): boolean {
  return requirement.split('|').every(name => REVIEW_PROPERTIES.has(name))
}
