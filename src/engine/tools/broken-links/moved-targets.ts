import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { movedWords } from './added-slash.ts'
import { shown } from './shown.ts'
import { copyHere, isInternal, ledTo, type Site } from './site.ts'
import { occurrenceOf } from './target-places.ts'
import type { CheckedTarget } from './verify.ts'

/**
 * Whether links lead to pages that only lead on, permanently, and metadata to a host that the site has left.
 *
 * @param isSlashHere see {@link slashesOfThisServer}
 */
export function judgeMoved(
  site: Site,
  targets: readonly CheckedTarget[],
  isSlashHere: (target: CheckedTarget) => boolean,
): Judgement {
  const working = targets.filter(({ state }) => state === 'ok')
  const links = working.filter(target => target.links.some(isNavigation) || isOldHost(site, target))
  if (links.length === 0) return notApplicable('the page has no links that were found to work')
  const stubs = links.filter(target => isOwnStub(site, target))
  const moved = links.filter(
    target => target.answer?.movedTo !== undefined && !isSlashHere(target) && !stubs.includes(target),
  )
  return failWhere([
    ...moved.map(target => {
      const to = ledTo(site, target.address, target.answer!.movedTo!)
      const hint =
        target.role === 'metadata' ? '; search engines are led to a host that the site has left' : ''
      return occurrenceOf(site, target, movedWords(target.address.href, to, shown), hint)
    }),
    ...stubs.map(target => {
      const { url, by } = target.answer!.leadsOn!
      const what = `only leads on to ${shown(ledTo(site, target.address, url))} (${by})`
      return occurrenceOf(site, target, what, ': link to that page')
    }),
  ])
}

/**
 * Whether a link leads to a page of the site that only leads on to another one of it. One that leads elsewhere is a short
 * address, which stays when the other one changes.
 */
function isOwnStub(site: Site, { internal, role, answer, address }: CheckedTarget): boolean {
  const to = answer?.leadsOn && URL.parse(ledTo(site, address, answer.leadsOn.url))
  return role === 'link' && internal && to instanceof URL && isInternal(site, to)
}

function isNavigation({ kind }: CheckedTarget['links'][number]): boolean {
  return kind === 'navigation'
}

/** Whether metadata names the site by a host that redirects to it, as after it has moved. Over http is for another check. */
function isOldHost(site: Site, { links, address, answer }: CheckedTarget): boolean {
  if (answer?.movedTo === undefined) return false
  // The copy here of a page of production redirects to a copy: both are on one host.
  const to = URL.parse(ledTo(site, address, answer.movedTo))
  if (!to || !isInternal(site, to) || to.host === address.host) return false
  // A folder that is served here leads to it from its own root.
  if (address.pathname === '/' && copyHere(site, address) && to.host === site.page.host) return false
  return links.some(({ kind, place }) => kind === 'related' || (kind === 'structured-data' && OWN.has(place)))
}

/** Properties of structured data whose addresses are those of the item itself; others may name pages of anybody. */
const OWN: ReadonlySet<string> = new Set(['url', 'mainEntityOfPage', 'item'])
