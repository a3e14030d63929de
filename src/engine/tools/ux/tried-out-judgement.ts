import type { RenderedPage } from '../../browser/rendered-page.ts'
import {
  failWhere,
  type Judgement,
  judgedWithout,
  notApplicable,
  notMeasured,
} from '../../judging/judgement.ts'
import type { Visit } from '../../visit/visit.ts'
import { ownLoading } from './own-loading.ts'
import { isHeldBack } from './unserved-forms.ts'

/** What Chrome tried out on a page, and how it is judged. */
export interface TriedOut<Found extends { selector: string }> {
  /** The elements that it is about, and what is said of a page that has none of them. */
  about: { names: readonly string[]; none: string }
  /** Undefined where Chrome did not come to it. */
  found(rendered: RenderedPage): readonly Found[] | undefined
  /** What is said then. */
  untried: string
  /** Why visitors may find otherwise than Chrome did; undefined where they do not. It is asked where something was found. */
  doubt?(rendered: RenderedPage, found: readonly Found[]): Promise<string | undefined>
  /** What scripts may do that wait for a visitor or for consent: "open the menu". */
  scriptsMay?: string
  message(found: Found): string
}

/** Judges what Chrome tried out on the page of a visit: each thing that was found is a fault. */
export async function judgeTriedOut<Found extends { selector: string }>(
  visit: Visit,
  { about, found, untried, doubt, scriptsMay, message }: TriedOut<Found>,
): Promise<Judgement> {
  const rendered = await ownLoading(visit)
  if (rendered instanceof Error) return judgedWithout(rendered)
  const { document, url } = rendered
  if (document.elements(...about.names).length === 0) return notApplicable(about.none)
  const faults = found(rendered)
  if (!faults) return notMeasured(untried)
  const why = faults.length > 0 ? await doubt?.(rendered, faults) : undefined
  if (why !== undefined) return notMeasured(why)
  if (faults.length > 0 && scriptsMay !== undefined && document.elements('script').some(isHeldBack))
    return notMeasured(`scripts that wait for a visitor or for consent may ${scriptsMay}`)
  return failWhere(faults.map(one => ({ url, selector: one.selector, message: message(one) })))
}
