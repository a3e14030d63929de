import { NO_SCRIPTS, SAME_TEMPLATE } from '../../api/rendering.ts'
import type { JsonObject, Occurrence } from '../../api/results.ts'
import type { Element, HtmlDocument } from '../formats/html/document.ts'
import { isLedOn, type JudgedPage, unfilledPlacesOf } from '../page/judged-page.ts'
import { likeSample } from '../page/render-choice.ts'
import { scriptEffectsOn } from '../page/script-effects.ts'
import { type Judgement, notApplicable, notMeasured } from './judgement.ts'

/**
 * Judges what scripts changed. Where they were not seen at work there is nothing to say.
 *
 * @param judge compares `page.document` with the document before scripts
 */
export function judgeScripts({ scripts }: JudgedPage, judge: (before: HtmlDocument) => Judgement): Judgement {
  switch (scripts.state) {
    case 'none':
      return notApplicable(NO_SCRIPTS)
    case 'idle':
      return notApplicable(likeSample(scripts.sample))
    case 'unseen':
      return scripts.ledOn ? notApplicable(scripts.reason) : notMeasured(scripts.reason)
    case 'seen':
      return judge(scripts.before)
  }
}

type Outcome = Judgement['outcome']

/**
 * The judgements as they are, but for a page that only scripts fill and that was not rendered: what its empty shell
 * shows is then neither a fault nor a merit of the page. Not applicable where its scripts lead on to another page. Of a
 * page that they did fill, those places are left out for which the script or the data did not come.
 *
 * @param unsure outcomes that scripts could change
 */
export function unlessUnfilled<Name extends string>(
  page: JudgedPage,
  judgements: Record<Name, Judgement>,
  unsure: readonly Outcome[] = ['pass', 'fail', 'not-applicable'],
): Record<Name, Judgement> {
  const { unfilled, scripts } = page
  if (unfilled === undefined) return withoutUnfilledPlaces(page, judgements)
  const unknown = isLedOn({ scripts }) ? notApplicable(unfilled) : notMeasured(unfilled)
  const entries = Object.entries<Judgement>(judgements)
  return Object.fromEntries(
    entries.map(([name, judgement]) => [name, unsure.includes(judgement.outcome) ? unknown : judgement]),
  ) as Record<Name, Judgement>
}

/** Checks that say of an element that something is not in it: of an empty one with another fault that holds all the same. */
const OF_EMPTINESS = /(?:^|-)(?:empty|without|missing)(?:-|$)/

/** The judgements without the faults at places that wait for what did not come. */
function withoutUnfilledPlaces<Name extends string>(
  page: JudgedPage,
  judgements: Record<Name, Judgement>,
): Record<Name, Judgement> {
  const entries = Object.entries<Judgement>(judgements)
  const selectors = new Set(
    entries.flatMap(([, judgement]) =>
      judgement.outcome === 'fail' ? judgement.occurrences.flatMap(({ selector }) => selector ?? []) : [],
    ),
  )
  const unfilled = selectors.size === 0 ? undefined : unfilledPlacesOf(page)
  if (!unfilled) return judgements
  const { places, reason } = unfilled
  const elements = elementsOf(page, selectors)
  const isWaiting = (name: string) => {
    const isOfEmptiness = OF_EMPTINESS.test(name)
    return ({ selector }: Occurrence) => {
      const element = selector === undefined ? undefined : elements.get(selector)
      return element !== undefined && (places.holdsTag(element) || (isOfEmptiness && places.isEmpty(element)))
    }
  }
  return Object.fromEntries(
    entries.map(([name, judgement]) => [name, withoutPlaces(judgement, isWaiting(name), reason)]),
  ) as Record<Name, Judgement>
}

/** By their selectors; some checks judge what was sent. */
function elementsOf({ document, sent }: JudgedPage, selectors: ReadonlySet<string>): Map<string, Element> {
  const found = new Map<string, Element>()
  for (const one of [document, sent.document]) {
    const left = selectors.difference(new Set(found.keys()))
    if (left.size === 0) break
    for (const element of one.elementsAt(left)) found.set(one.selectorOf(element), element)
  }
  return found
}

function withoutPlaces(
  judgement: Judgement,
  isWaiting: (place: Occurrence) => boolean,
  reason: string,
): Judgement {
  if (judgement.outcome !== 'fail') return judgement
  const { occurrences, count } = judgement
  const kept = occurrences.filter(place => !isWaiting(place))
  if (kept.length === occurrences.length) return judgement
  if (kept.length === 0) return notMeasured(reason)
  const fewer = count === undefined ? {} : { count: count - occurrences.length + kept.length }
  return { ...judgement, occurrences: kept, ...fewer }
}

/**
 * Which document was judged, and why not the rendered one: `{ judged: 'rendered' | 'sent', reason }`. With `unchanged` where
 * scripts were seen to change nothing that search engines see, so that the document as sent says the same; with `sample`
 * where that was seen on another page of the template.
 */
export function renderingFacts(page: JudgedPage): JsonObject {
  const { scripts } = page
  switch (scripts.state) {
    case 'none':
      return { judged: 'sent', reason: NO_SCRIPTS }
    case 'idle':
      return { judged: 'sent', reason: SAME_TEMPLATE, sample: scripts.sample }
    case 'unseen':
      return { judged: 'sent', reason: scripts.reason }
    case 'seen':
      return {
        judged: 'rendered',
        reason: null,
        ...(scriptEffectsOn(page).length === 0 && { unchanged: true }),
      }
  }
}
