import { type ComponentChild, h } from 'preact'
import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { counted } from '../numbers-in-words.ts'
import type { Finding } from '../view/findings.ts'
import { holderOf, saidOf } from '../view/place-words.ts'
import { firstPlaces, type Place } from '../view/places.ts'
import type { ReportView } from '../view/report-view.ts'
import { code, type FindingIds, type Part, pageLink, part } from './elements.ts'

/** Lines of one kind, and places of one finding. */
const MAX_LINES = 200
const SHOWN_PLACES = 10

/**
 * What is fixed against the baseline, what is new as links to the findings, and how scores changed; nothing where none
 * was asked for.
 */
export function comparisonPart(
  { comparison, withoutBaseline, takenOver }: ReportView,
  findingId: FindingIds,
): Part | null {
  if (withoutBaseline !== undefined) {
    const words = `Not compared with a baseline: ${oneLine(withoutBaseline)}`
    return part('comparison', 'Against the baseline', h('p', null, words))
  }
  if (!comparison) return null
  const findingItems = (findings: readonly Finding[]) =>
    findings.map(finding => findingItem(finding, findingId))
  return part(
    'comparison',
    'Against the baseline',
    h('p', { class: 'soft' }, `Compared with ${oneLine(comparison.baseline)}.`),
    takenOver && h('p', { class: 'soft' }, `${takenOver}.`),
    list('New', findingItems(comparison.new)) || h('p', null, 'Nothing is new.'),
    list('Fixed', findingItems(comparison.fixed)),
    scoreList(comparison.scores),
    list(
      'Not compared',
      comparison.notes.map(note => h('li', null, oneLine(note))),
    ),
  )
}

/** Folded, as the table of scores shows them too. */
function scoreList(scores: NonNullable<ReportView['comparison']>['scores']): ComponentChild {
  if (scores.length === 0) return null
  const items = scores.map(({ page, words }) => h('li', null, pageLink(page), ` ${words}`))
  return h(
    'details',
    { class: 'fold' },
    h('summary', null, `${counted(scores.length, 'score')} changed`),
    rows(items),
  )
}

function list(title: string, items: readonly ComponentChild[]) {
  return items.length > 0 && [h('h3', null, title), rows(items)]
}

function rows(items: readonly ComponentChild[]): ComponentChild {
  const more = items.length - MAX_LINES
  return h(
    'ul',
    { class: 'rows' },
    items.slice(0, MAX_LINES),
    more > 0 && h('li', null, `and ${counted(more, 'more line')}`),
  )
}

/** Places are named where the list of findings does not have them, or has others beside. */
function findingItem(
  { id, severity, places, knownPlaces = 0, ...finding }: Finding,
  findingId: FindingIds,
): ComponentChild {
  const target = findingId(id)
  const title = oneLine(finding.title)
  const isListed = target !== undefined && knownPlaces === 0
  const { listed, more } = firstPlaces(places, SHOWN_PLACES)
  return h(
    'li',
    null,
    h('span', { class: `badge ${severity}` }, severity),
    h(
      'div',
      null,
      target === undefined ? title : h('a', { href: `#${target}` }, title),
      h('span', { class: 'id' }, oneLine(id)),
      !isListed &&
        h(
          'ul',
          { class: 'places' },
          listed.map(placeItem),
          more > 0 && h('li', { class: 'soft' }, `and ${counted(more, 'more place')}`),
        ),
    ),
  )
}

function placeItem(place: Place): ComponentChild {
  const holder = holderOf(place, false)
  const { resource, words } = saidOf(place, holder !== undefined)
  return h(
    'li',
    null,
    holder && [code(shownUrl(holder.page.url)), `${holder.rest} `],
    resource !== undefined && [code(shownUrl(resource)), ' '],
    oneLine(words),
    h('span', { class: 'where' }, ' ', code(place.occurrence?.selector)),
  )
}
