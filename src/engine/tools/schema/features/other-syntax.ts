import { type Item, isReference } from '../../../formats/structured-data/item.ts'
import type { SchemaPage } from '../schema-page.ts'
import { type Gap, gapsOf } from './gaps.ts'
import type { MeantFeature } from './meant-features.ts'

/**
 * Which gaps of an item are none of the page: a theme writes the article into its microdata and a plug-in the same article
 * into JSON-LD, and Google takes what either of them says. Only where there is one item of a kind in each syntax it is the
 * same thing for certain.
 */
export function statedInOtherSyntax(
  { feature, item }: MeantFeature,
  { lookup, scopes }: SchemaPage,
): (gap: Gap) => boolean {
  const ofKind = [...scopes]
    .filter(([one, scope]) => scope === 'page' && !isReference(one) && lookup.isA(one, ...feature.types))
    .map(([one]) => one)
  const isAlone = (one: Item) => ofKind.every(other => other === one || other.syntax !== one.syntax)
  const others = isAlone(item) ? ofKind.filter(one => one !== item && isAlone(one)) : []
  return gap =>
    gap.item === item &&
    others.some(other => {
      const whole = lookup.data.whole(other)
      const gaps = (['required', 'recommended'] as const).flatMap(kind =>
        gapsOf(feature, whole, lookup, kind),
      )
      return gaps.every(
        ({ item: holder, requirement }) => holder !== whole || requirement !== gap.requirement,
      )
    })
}
