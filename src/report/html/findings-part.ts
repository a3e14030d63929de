import { type ComponentChild, h } from 'preact'
import { shownUrl } from '../../text/shown-url.ts'
import { counted } from '../numbers-in-words.ts'
import { effortInWords, extentInWords, type Finding, idsOf } from '../view/findings.ts'
import type { ReportView } from '../view/report-view.ts'
import { isAnyMeasured } from '../view/verdict.ts'
import { externalLink, type FindingIds, type Part, part, prose } from './elements.ts'
import { findingFilter } from './filter.ts'
import { placesByPage } from './finding-places.ts'
import type { LongLists } from './long-lists.ts'
import { type RegionPictures, regionPictures } from './region-pictures.ts'
import { sign } from './signs.ts'

const MAX_ADVICE = 1_000
const ORDER =
  'In the order in which to fix them: what costs a page the most first, then what is on the most pages, then what takes the fewest changes.'

/** The checks that failed, in the order in which to fix them, with a filter. */
export function findingsPart(view: ReportView, findingId: FindingIds, lists: LongLists): Part {
  const { findings } = view
  if (findings.length === 0) {
    return part('findings', 'Findings', withoutFindings(view))
  }
  const pictures = regionPictures(view)
  const isOnly = findings.length === 1
  const items = findings.values().map(finding => findingItem(finding, findingId, pictures, isOnly))
  return {
    ...part(
      'findings',
      'Findings',
      h('p', { class: 'soft' }, ORDER),
      findingFilter(view),
      h('div', { class: 'list' }, lists.addMade(items)),
      pictures.store(),
    ),
    count: findings.length,
  }
}

function withoutFindings({ pages, counts }: ReportView): ComponentChild {
  if (pages.length === 0) return h('p', null, 'No page was audited.')
  if (counts.notMeasured === 0) return h('p', { class: 'all-good' }, sign('check'), 'No check failed.')
  if (!isAnyMeasured({ pages })) return h('p', null, 'Nothing was measured, so nothing is known.')
  const { notMeasured } = counts
  const were = notMeasured === 1 ? 'was' : 'were'
  return h('p', null, `No check failed, but ${counted(notMeasured, 'tool run')} ${were} not measured.`)
}

function findingItem(
  finding: Finding,
  findingId: FindingIds,
  pictures: RegionPictures,
  open: boolean,
): ComponentChild {
  const { id, tool, title, severity, failures, isNew } = finding
  const attributes = {
    id: findingId(id),
    class: 'item finding',
    'data-severity': severity,
    'data-tool': tool,
    'data-pages': failures.map(({ page }) => page.number).join(' '),
    'data-new': isNew ? '' : undefined,
    open,
  }
  const effort = effortInWords(finding)
  const extent = [extentInWords(finding).join(', '), ...(effort === undefined ? [] : [effort])]
  return h(
    'details',
    attributes,
    h(
      'summary',
      null,
      h('span', { class: `badge ${severity}` }, severity),
      h('h3', null, prose(title)),
      isNew && h('span', { class: 'badge new' }, 'new'),
      h('span', { class: 'id' }, [...idsOf(finding), ...extent].join(' · ')),
    ),
    h(
      'div',
      { class: 'body' },
      advice(finding),
      h('div', { class: 'where-it-is' }, h('h4', null, 'Where'), placesByPage(finding, pictures)),
    ),
  )
}

function advice({ id, why, fix, help, documentation }: Finding): ComponentChild {
  const paragraph = (name: string, words: string, className?: string) =>
    words.trim() !== '' &&
    h('div', { class: className }, h('h4', null, name), h('p', null, prose(words, MAX_ADVICE)))
  return h(
    'div',
    { class: 'advice' },
    paragraph('What to do', fix, 'fix'),
    paragraph('Why it matters', why),
    help !== '' && h('div', null, h('h4', null, 'Source'), h('p', null, externalLink(help, shownUrl(help)))),
    documentation !== undefined &&
      h('div', null, h('h4', null, 'About this check'), h('p', null, externalLink(documentation, id))),
    h('button', { type: 'button', class: 'with-script', 'data-action': 'copy' }, 'Copy link'),
  )
}
