import type { AddressPolicy } from '../engine/network/address-guard.ts'
import type { Settings } from '../settings/table.ts'

/**
 * The addresses that a run may connect to: private ones where the targets themselves are on such, or where the settings
 * let pages lead there.
 *
 * @param targets URLs that are audited, or that the pages to audit are looked for at
 */
export function addressesOf(
  { allowPrivate, productionUrl, sitemap }: Pick<Settings, 'allowPrivate' | 'productionUrl' | 'sitemap'>,
  targets: readonly string[],
): AddressPolicy {
  if (allowPrivate) return 'any'
  return { targets, alsoNamed: [productionUrl, sitemap].filter(named => typeof named === 'string') }
}
