import { type Item, isReference } from '../../../formats/structured-data/item.ts'
import type { SchemaPage } from '../schema-page.ts'
import type { Feature } from './feature.ts'
import { type Gap, gapsOf } from './gaps.ts'
import type { MeantFeature } from './meant-features.ts'

/**
 * Which gaps of items are none of the page: a theme writes the article into its microdata and a plug-in the same article
 * into JSON-LD, and Google takes what either of them says. Only where there is one item of a kind in each syntax it is the
 * same thing for certain.
 */
export class OtherSyntaxes {
  readonly #page: SchemaPage
  /** Of each rich result, the items that are alone in their syntax. */
  readonly #alone = new Map<Feature, readonly Item[]>()

  constructor(page: SchemaPage) {
    this.#page = page
  }

  /** Whether what an item lacks is said of it in another syntax. */
  state({ feature, item }: MeantFeature, gap: Gap): boolean {
    if (gap.item !== item) return false
    const alone = this.#aloneOf(feature)
    if (alone.length < 2 || !alone.includes(item)) return false
    return alone.some(other => other !== item && !this.#lacks(feature, other, gap.requirement))
  }

  #aloneOf(feature: Feature): readonly Item[] {
    const known = this.#alone.get(feature)
    if (known) return known
    const { lookup, scopes } = this.#page
    const ofKind = [...scopes].flatMap(([item, scope]) =>
      scope === 'page' && !isReference(item) && lookup.isA(item, ...feature.types) ? item : [],
    )
    const alone = [...Map.groupBy(ofKind, ({ syntax }) => syntax).values()].flatMap(items =>
      items.length === 1 ? items : [],
    )
    this.#alone.set(feature, alone)
    return alone
  }

  #lacks(feature: Feature, item: Item, requirement: string): boolean {
    const { lookup } = this.#page
    const whole = lookup.data.whole(item)
    return (['required', 'recommended'] as const).some(kind =>
      gapsOf(feature, whole, lookup, kind).some(gap => gap.item === whole && gap.requirement === requirement),
    )
  }
}
