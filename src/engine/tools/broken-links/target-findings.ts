import type { Occurrence } from '../../../api/results.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import type { BrokenLinksCheck } from './checks.ts'
import { shown } from './shown.ts'
import type { CheckedTarget } from './verify.ts'

type TargetCheck = Extract<BrokenLinksCheck, `broken-${string}-${'link' | 'resource'}` | 'redirected-link'>

/** What the answers of the targets come to. */
export function judgeTargets(targets: readonly CheckedTarget[]): Record<TargetCheck, Judgement> {
  const judge = (belongs: (target: CheckedTarget) => boolean) => judgeBroken(targets.filter(belongs))
  return {
    'broken-internal-link': judge(({ role, internal }) => role === 'link' && internal),
    'broken-internal-resource': judge(({ role, internal }) => role === 'resource' && internal),
    'broken-external-link': judge(({ role, internal }) => role === 'link' && !internal),
    'broken-external-resource': judge(({ role, internal }) => role === 'resource' && !internal),
    'broken-metadata-link': judge(({ role }) => role === 'metadata'),
    'redirected-link': judgeMoved(targets),
  }
}

function judgeBroken(targets: readonly CheckedTarget[]): Judgement {
  const asked = targets.filter(({ state }) => state !== 'skipped')
  if (asked.length === 0) return notApplicable('the page has no such addresses that can be asked for')
  const unverified = asked.filter(({ state }) => state === 'unverified')
  const note = unverified.length === 0 ? undefined : unverifiedNote(unverified, asked.length)
  const broken = asked.filter(({ state }) => state === 'broken')
  if (broken.length > 0) {
    return fail(
      broken.map(target => occurrenceOf(target, `${target.reason}${hintFor(target)}`)),
      note,
    )
  }
  return note === undefined ? pass() : notMeasured(note)
}

function unverifiedNote(unverified: readonly CheckedTarget[], total: number): string {
  const { url, reason } = unverified[0]!
  const rest = unverified.length > 1 ? `, and ${unverified.length - 1} more` : ''
  return `${unverified.length} of ${total} could not be verified: ${shown(url)} (${reason})${rest}`
}

/** An address without scheme becomes a file beside the page. */
function hintFor({ links }: CheckedTarget): string {
  const href = links[0]!.href.trim()
  return /^(?:www\.[\w-]+\.|[\w-]+\.(?:com|org|net|io)(?:\/|$))/i.test(href)
    ? `; "${shown(href)}" lacks https:// in front`
    : ''
}

function judgeMoved(targets: readonly CheckedTarget[]): Judgement {
  const links = targets.filter(({ links, state }) => state === 'ok' && links.some(isNavigation))
  if (links.length === 0) return notApplicable('the page has no links that were found to work')
  const moved = links.filter(({ answer }) => answer?.movedTo !== undefined)
  return failWhere(
    moved.map(target => occurrenceOf(target, `has moved to ${shown(target.answer!.movedTo!)}`)),
  )
}

function isNavigation({ kind }: CheckedTarget['links'][number]): boolean {
  return kind === 'navigation'
}

/** The first place of a target, and how many more there are. */
function occurrenceOf(target: CheckedTarget, what: string): Occurrence {
  const [first] = target.links
  const more = target.links.length - 1
  const places = more === 0 ? '' : `; ${more} more ${more === 1 ? 'place refers' : 'places refer'} to it`
  const { document, element } = first!
  return document.occurrence(element, `${shown(target.url)} ${what}${places}`, target.url)
}
