import { NO_SCRIPTS, SAME_TEMPLATE } from '../../api/rendering.ts'
import type { JsonObject } from '../../api/results.ts'
import type { HtmlDocument } from '../formats/html/document.ts'
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

/** The judgements without the faults at places that wait for what did not come. */
function withoutUnfilledPlaces<Name extends string>(
  page: JudgedPage,
  judgements: Record<Name, Judgement>,
): Record<Name, Judgement> {
  const entries = Object.entries<Judgement>(judgements)
  const selectors = entries.flatMap(([, judgement]) =>
    judgement.outcome === 'fail' ? judgement.occurrences.flatMap(({ selector }) => selector ?? []) : [],
  )
  const unfilled = selectors.length === 0 ? undefined : unfilledPlacesOf(page)
  if (!unfilled) return judgements
  const waiting = new Set<string>()
  let left = new Set(selectors)
  // Some judge what was sent.
  for (const document of [page.document, page.sent.document]) {
    const found = [...document.elementsAt(left)].map(element => ({
      selector: document.selectorOf(element),
      isWaiting: unfilled.places.has(element),
    }))
    for (const { selector, isWaiting } of found) if (isWaiting) waiting.add(selector)
    left = left.difference(new Set(found.map(({ selector }) => selector)))
    if (left.size === 0) break
  }
  if (waiting.size === 0) return judgements
  return Object.fromEntries(
    entries.map(([name, judgement]) => [name, withoutPlaces(judgement, waiting, unfilled.reason)]),
  ) as Record<Name, Judgement>
}

function withoutPlaces(judgement: Judgement, waiting: ReadonlySet<string>, reason: string): Judgement {
  if (judgement.outcome !== 'fail') return judgement
  const { occurrences, count } = judgement
  const kept = occurrences.filter(({ selector }) => selector === undefined || !waiting.has(selector))
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
