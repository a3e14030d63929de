import { type ComponentChild, h } from 'preact'
import { SEVERITIES } from '../../api/results.ts'
import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { counted } from '../numbers-in-words.ts'
import { extentInWords, type Finding, idsOf } from '../view/findings.ts'
import { namedIn, saidOnce } from '../view/place-words.ts'
import { type Failure, type Place, placesOnPage } from '../view/places.ts'
import type { ReportView } from '../view/report-view.ts'
import { code, externalLink, type FindingIds, type Part, pageLink, part } from './elements.ts'

/** Places of one finding that the document holds; a report file of data has more. */
const MAX_PLACES = 40
/** Places of one page, where a finding has several pages. */
const PLACES_PER_PAGE = 5
/** Pages that are named without their places. */
const MAX_NAMED_PAGES = 40
const MAX_ADVICE = 1_000

/** The checks that failed, the worst first, with a filter. */
export function findingsPart(view: ReportView, findingId: FindingIds): Part {
  const { findings } = view
  if (findings.length === 0) {
    return part('findings', 'Findings', h('p', null, 'No check failed.'))
  }
  return part(
    'findings',
    'Findings',
    filter(view),
    findings.map(finding => findingItem(finding, findingId)),
  )
}

function filter({ findings, tools, pages, sites }: ReportView): ComponentChild {
  const having = tools.all.filter(tool => findings.some(finding => finding.tool === tool))
  const option = (value: string | number, label: string) => h('option', { value: String(value) }, label)
  const boxes = SEVERITIES.map(severity => {
    const count = findings.filter(finding => finding.severity === severity).length
    const box = h('input', { type: 'checkbox', name: 'severity', value: severity, checked: true })
    return h('label', null, box, ` ${severity} (${count})`)
  })
  const field = (name: string, control: ComponentChild) =>
    h('label', null, h('span', { class: 'name' }, name), control)
  return h(
    'form',
    { id: 'filter', class: 'card filter', role: 'search', 'aria-label': 'Filter the findings', hidden: true },
    h('fieldset', null, h('legend', null, 'Severity'), boxes),
    field(
      'Tool',
      h(
        'select',
        { name: 'tool' },
        option('', 'All tools'),
        having.map(tool => option(tool, tool)),
      ),
    ),
    field(
      'Page',
      h(
        'select',
        { name: 'page' },
        option('', 'All pages'),
        [...pages, ...sites].map(({ number, label }) => option(number, label)),
      ),
    ),
    field('Search', h('input', { type: 'search', name: 'search', autocomplete: 'off' })),
    h('button', { type: 'button', 'data-action': 'open', 'aria-pressed': 'false' }, 'Open all'),
    h('button', { type: 'reset' }, 'Reset'),
    h('output', { 'aria-live': 'polite' }),
  )
}

function findingItem(finding: Finding, findingId: FindingIds): ComponentChild {
  const { id, tool, title, help, severity, failures, isNew } = finding
  const why = oneLine(finding.why, MAX_ADVICE)
  const fix = oneLine(finding.fix, MAX_ADVICE)
  const attributes = {
    id: findingId(id),
    class: 'item finding',
    'data-severity': severity,
    'data-tool': tool,
    'data-pages': failures.map(({ page }) => page.number).join(' '),
  }
  return h(
    'details',
    attributes,
    h(
      'summary',
      null,
      h('span', { class: `badge ${severity}` }, severity),
      isNew && h('span', { class: 'badge new' }, 'new'),
      h('h3', null, oneLine(title)),
      h('span', { class: 'id' }, [...idsOf(finding), extentInWords(finding).join(', ')].join(' · ')),
    ),
    h(
      'div',
      { class: 'body' },
      why !== '' && h('p', null, h('strong', null, 'Why: '), why),
      fix !== '' && h('p', { class: 'fix' }, h('strong', null, 'What to do: '), fix),
      help !== '' && h('p', null, 'Read more: ', externalLink(help, shownUrl(help))),
      placesByPage(finding),
    ),
  )
}

function placesByPage({ failures, placeCount }: Finding): ComponentChild[] {
  const perPage = failures.length === 1 ? MAX_PLACES : PLACES_PER_PAGE
  const parts: ComponentChild[] = []
  let listed = 0
  let pages = 0
  for (const failure of failures) {
    if (listed >= MAX_PLACES) break
    const some = placesOnPage(failure, Math.min(perPage, MAX_PLACES - listed))
    parts.push(pagePlaces(failure, some))
    listed += some.length
    pages++
  }
  const others = failures.slice(pages)
  if (others.length > 0) parts.push(namedPages(others))
  if (placeCount > listed)
    parts.push(h('p', { class: 'soft' }, `${listed} of ${counted(placeCount, 'place')} shown.`))
  return parts
}

function pagePlaces({ page, message, placeCount }: Failure, some: readonly Place[]): ComponentChild {
  const more = placeCount - some.length
  const { lead, places } = saidOnce(some)
  const said = [message, lead].filter((words, index, all) => words && all.indexOf(words) === index).join('; ')
  return h(
    'div',
    { 'data-page': String(page.number) },
    h('p', null, pageLink(page), said !== '' && `: ${oneLine(said)}`),
    h(
      'ul',
      { class: 'places' },
      places.map(place => placeItem(place, message)),
      more > 0 && h('li', { class: 'soft' }, `and ${counted(more, 'more place')}`),
    ),
  )
}

function placeItem(place: Place, said: string | undefined): ComponentChild {
  const { occurrence, message, resource } = place
  if (!occurrence) return null
  const words = message === said ? undefined : message
  const { line, column, selector, snippet } = occurrence
  const position = line === undefined ? '' : `line ${line}${column === undefined ? '' : `, column ${column}`}`
  return h(
    'li',
    null,
    whatIsWrong(words, resource),
    nameIn(words, resource) === undefined && linkTo(resource),
    h('span', { class: 'where' }, ' ', position, ' ', code(selector)),
    code(snippet, undefined, 'snippet'),
  )
}

function linkTo(resource: string | undefined): ComponentChild {
  return resource !== undefined && externalLink(resource, shownUrl(resource))
}

/** A message that names the address of the resource has the link in it. */
function whatIsWrong(message: string | undefined, resource: string | undefined): ComponentChild {
  if (message === undefined) return null
  const name = nameIn(message, resource)
  if (!name) return h('span', null, oneLine(message), ' ')
  const [before, behind] = [message.slice(0, name.start), message.slice(name.end)]
  return h(
    'span',
    null,
    oneLine(before),
    blankAt(before.at(-1)),
    linkTo(resource),
    blankAt(behind[0]),
    oneLine(behind),
  )
}

function nameIn(message: string | undefined, resource: string | undefined) {
  return message === undefined || resource === undefined ? undefined : namedIn(message, resource)
}

/** The blank that a part of a line loses at its end. */
function blankAt(sign: string | undefined): string {
  return sign?.trim() === '' ? ' ' : ''
}

function namedPages(failures: readonly Failure[]): ComponentChild {
  const named = failures.slice(0, MAX_NAMED_PAGES)
  const more = failures.length - named.length
  return h(
    'p',
    null,
    'Also on ',
    named.map(({ page }, index) => [index === 0 ? '' : ', ', pageLink(page)]),
    more > 0 && ` and ${counted(more, 'more page')}`,
  )
}
