import { type ComponentChild, h } from 'preact'
import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import type { Report } from '../report.ts'
import { comparedFindings } from '../view/compared-findings.ts'
import { scoreChangeTexts } from '../view/comparison.ts'
import type { Finding } from '../view/findings.ts'
import { firstPlaces } from '../view/places.ts'
import { counted } from '../view/verdict.ts'
import { code, type Part, part } from './elements.ts'
import type { Numbering } from './numbering.ts'

/** Lines of one kind, and places of one finding. */
const MAX_LINES = 200
const SHOWN_PLACES = 10

/** Tells of the checks by their ids whether any of their failures is new. */
export function isNewIn({ comparison }: Report): (checkId: string) => boolean {
  const fresh = new Set(comparison?.new.map(({ check }) => check))
  return id => fresh.has(id)
}

/** What is new and fixed against the baseline, and how scores changed; nothing where none was asked for. */
export function comparisonPart(report: Report, numbering: Numbering): Part | null {
  const { comparison, withoutBaseline } = report
  if (withoutBaseline !== undefined) {
    const words = `Not compared with a baseline: ${oneLine(withoutBaseline)}`
    return part('comparison', 'Against the baseline', h('p', null, words))
  }
  if (!comparison) return null
  const listOf = (title: string, items: ComponentChild[]) =>
    items.length > 0 && [
      h('h3', null, title),
      h(
        'ul',
        { class: 'card remarks' },
        items.slice(0, MAX_LINES),
        items.length > MAX_LINES && h('li', null, `and ${counted(items.length - MAX_LINES, 'more line')}`),
      ),
    ]
  const itemsOf = (refs: typeof comparison.new) =>
    comparedFindings(refs, report).map(finding => findingItem(finding, numbering))
  return part(
    'comparison',
    'Against the baseline',
    h('p', { class: 'soft' }, `Compared with ${oneLine(comparison.baseline)}.`),
    listOf('New', itemsOf(comparison.new)) || h('p', null, 'Nothing is new.'),
    listOf('Fixed', itemsOf(comparison.fixed)),
    listOf(
      'Scores that changed',
      scoreChangeTexts(report).map(({ label, words }) => h('li', null, code(label), ` ${words}`)),
    ),
    listOf(
      'Not compared',
      comparison.notes.map(note => h('li', null, oneLine(note))),
    ),
  )
}

function findingItem(finding: Finding, numbering: Numbering): ComponentChild {
  const { id, rule, severity } = finding
  const target = numbering.findingId(id)
  const title = oneLine(rule.title || id)
  const { listed, more } = firstPlaces(finding, SHOWN_PLACES)
  return h(
    'li',
    null,
    h('span', { class: `badge ${severity}` }, severity),
    target === undefined ? title : h('a', { href: `#${target}` }, title),
    h('span', { class: 'id' }, oneLine(id)),
    h(
      'ul',
      { class: 'places' },
      listed.map(({ page, occurrence, message, resource, isCommon }) =>
        h(
          'li',
          null,
          !isCommon && [code(shownUrl(page.url)), ' '],
          resource !== undefined && [code(shownUrl(resource)), ' '],
          oneLine(message ?? ''),
          h('span', { class: 'where' }, ' ', code(occurrence?.selector)),
        ),
      ),
      more > 0 && h('li', { class: 'soft' }, `and ${counted(more, 'more place')}`),
    ),
  )
}
