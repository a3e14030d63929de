import type { Occurrence } from '../../../api/results.ts'
import { isInSheetFile, sheetNaming } from './sheet-images.ts'
import { shown } from './shown.ts'
import { asPublished, type Site } from './site.ts'
import { usedAs } from './spare-sources.ts'
import type { TargetRole } from './targets.ts'
import type { CheckedTarget } from './verify.ts'

const USES: Readonly<Record<TargetRole, string>> = {
  link: 'linked',
  resource: 'used',
  hint: 'asked for in advance',
  metadata: 'used',
}

/**
 * The first place of a target, which the message names with the page: the place's own address is that of the target.
 * Metadata is for those who read it from afar, so its address is told as production will have it.
 */
export function occurrenceOf(site: Site, target: CheckedTarget, what: string, hint = ''): Occurrence {
  const { length } = target.links
  const link = target.links[0]!
  const { document, element } = link
  const times = length === 1 ? '' : ` ${length} times`
  const by = isInSheetFile(link) ? ` by ${shown(sheetNaming(link))}` : ''
  const use = `${USES[target.role]}${by}${usedAs(link)}`
  const isFarRead = target.role === 'metadata'
  const named = (url: string) => (isFarRead ? asPublished(site, url) : url)
  const where = named(target.url) === target.url ? '' : ' in this deployment'
  const message = `${shown(named(target.url))} ${what}${where}${hint}; ${use}${times} on ${shown(named(document.url))}`
  return document.occurrence(element, message, target.url)
}
