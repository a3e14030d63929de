import type { JsonObject } from '../../../api/results.ts'
import type { PageLink } from '../../page/links/page-links.ts'
import type { LinkState } from './verdict.ts'
import type { CheckedTarget } from './verify.ts'

/** Most targets in the facts. */
const MAX_FACTS = 1000
/** Most places of one target in the facts. */
const MAX_SOURCES = 5
/** Broken targets come first, so that a bound on the list does not lose them. */
const ORDER: readonly LinkState[] = ['broken', 'unverified', 'ok', 'skipped']

/** What is known of the links, bounded; `counts` are of all. */
export function linkFacts(links: readonly PageLink[], targets: readonly CheckedTarget[]): JsonObject {
  const counts = Object.fromEntries(
    ORDER.map(state => [state, targets.filter(target => target.state === state).length]),
  )
  const internal = targets.filter(target => target.internal).length
  return {
    counts,
    places: links.length,
    internal,
    external: targets.length - internal,
    links: targets
      .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
      .slice(0, MAX_FACTS)
      .map(linkFact),
  }
}

function linkFact(target: CheckedTarget): JsonObject {
  const { url, status, state, reason, links, answer, isBeside } = target
  return {
    url,
    status,
    state,
    ...(state === 'ok' && !isBeside ? {} : { reason }),
    ...(answer?.finalUrl === undefined ? {} : { finalUrl: answer.finalUrl }),
    sources: links.slice(0, MAX_SOURCES).map(sourceFact),
    ...(links.length > MAX_SOURCES && { sourceCount: links.length }),
  }
}

function sourceFact({ document, element, place }: PageLink): JsonObject {
  const line = document.positionOf(element)?.line
  return { element: element.tagName, place, ...(line === undefined ? {} : { line }) }
}
