import { type ComponentChild, h } from 'preact'
import { SEVERITIES } from '../../api/results.ts'
import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import type { Failure, Finding } from '../view/findings.ts'
import { type Place, placeOf, saidOnce } from '../view/places.ts'
import type { ScoreTable } from '../view/scores.ts'
import { counted } from '../view/verdict.ts'
import { code, externalLink, type Part, part } from './elements.ts'
import type { Numbering } from './numbering.ts'

/** Places of one finding that the document holds; a report file of data has more. */
const MAX_PLACES = 40
/** Places of one page, where a finding has several pages. */
const PLACES_PER_PAGE = 5
/** Pages that are named without their places. */
const MAX_NAMED_PAGES = 40
const MAX_ADVICE = 1_000

/** The checks that failed, the worst first, with a filter. */
export function findingsPart(
  findings: readonly Finding[],
  scores: ScoreTable,
  numbering: Numbering,
  isNew: (checkId: string) => boolean,
): Part {
  if (findings.length === 0) {
    return part('findings', 'Findings', h('p', null, 'No check failed.'))
  }
  return part(
    'findings',
    'Findings',
    filter(findings, scores, numbering),
    findings.map(finding => findingItem(finding, numbering, isNew(finding.id))),
  )
}

function filter(
  findings: readonly Finding[],
  { tools, rows }: ScoreTable,
  numbering: Numbering,
): ComponentChild {
  const having = tools.filter(tool => findings.some(finding => finding.tool === tool))
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
        rows.map(({ page, label }) => option(numbering.pageNumber(page), label)),
      ),
    ),
    field('Search', h('input', { type: 'search', name: 'search', autocomplete: 'off' })),
    h('button', { type: 'button', 'data-action': 'open', 'aria-pressed': 'false' }, 'Open all'),
    h('button', { type: 'reset' }, 'Reset'),
    h('output', { 'aria-live': 'polite' }),
  )
}

function findingItem(finding: Finding, numbering: Numbering, isNew: boolean): ComponentChild {
  const { id, tool, rule, severity, failures, places } = finding
  const extent = [counted(failures.length, 'page')]
  if (places > failures.length) extent.push(counted(places, 'place'))
  const why = oneLine(rule.why, MAX_ADVICE)
  const fix = oneLine(rule.fix, MAX_ADVICE)
  const attributes = {
    id: numbering.findingId(id),
    class: 'item finding',
    'data-severity': severity,
    'data-tool': tool,
    'data-pages': failures.map(({ page }) => numbering.pageNumber(page)).join(' '),
  }
  return h(
    'details',
    attributes,
    h(
      'summary',
      null,
      h('span', { class: `badge ${severity}` }, severity),
      isNew && h('span', { class: 'badge new' }, 'new'),
      h('h3', null, oneLine(rule.title || id)),
      h('span', { class: 'id' }, `${oneLine(id)} · ${extent.join(', ')}`),
    ),
    h(
      'div',
      { class: 'body' },
      why !== '' && h('p', null, h('strong', null, 'Why: '), why),
      fix !== '' && h('p', { class: 'fix' }, h('strong', null, 'What to do: '), fix),
      rule.help !== '' && h('p', null, 'Read more: ', externalLink(rule.help, shownUrl(rule.help))),
      placesByPage(finding, numbering),
    ),
  )
}

function placesByPage({ failures, places }: Finding, numbering: Numbering): ComponentChild[] {
  const perPage = failures.length === 1 ? MAX_PLACES : PLACES_PER_PAGE
  const parts: ComponentChild[] = []
  let listed = 0
  let pages = 0
  for (const failure of failures) {
    if (listed >= MAX_PLACES) break
    const some = placesOf(failure, Math.min(perPage, MAX_PLACES - listed))
    parts.push(pagePlaces(failure, some, numbering))
    listed += some.length
    pages++
  }
  const others = failures.slice(pages)
  if (others.length > 0) parts.push(namedPages(others, numbering))
  if (places > listed)
    parts.push(h('p', { class: 'soft' }, `${listed} of ${counted(places, 'place')} shown.`))
  return parts
}

function placesOf(failure: Failure, max: number): Place[] {
  const count = Math.min(max, Math.max(1, failure.occurrences.length))
  return Array.from({ length: count }, (_, number) => placeOf(failure, number))
}

function pagePlaces(
  { page, message, places }: Failure,
  some: readonly Place[],
  numbering: Numbering,
): ComponentChild {
  const more = places - some.length
  const { lead, places: named } = saidOnce(some)
  const said = [message, lead].filter((words, index, all) => words && all.indexOf(words) === index).join('; ')
  return h(
    'div',
    { 'data-page': String(numbering.pageNumber(page)) },
    h(
      'p',
      null,
      h('a', { href: `#${numbering.pageId(page)}` }, numbering.pageName(page)),
      said !== '' && `: ${oneLine(said)}`,
    ),
    h(
      'ul',
      { class: 'places' },
      named.map(place => placeItem(place, message)),
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
    !isAbout(words, resource) && linkTo(resource),
    h('span', { class: 'where' }, ' ', position, ' ', code(selector)),
    code(snippet, undefined, 'snippet'),
  )
}

function linkTo(resource: string | undefined): ComponentChild {
  return resource !== undefined && externalLink(resource, shownUrl(resource))
}

/** A message that begins with the address of the resource has the link in it. */
function whatIsWrong(message: string | undefined, resource: string | undefined): ComponentChild {
  if (message === undefined) return null
  if (!isAbout(message, resource)) return h('span', null, oneLine(message), ' ')
  return h('span', null, linkTo(resource), ' ', oneLine(message.slice(resource!.length)))
}

function isAbout(message: string | undefined, resource: string | undefined): boolean {
  return resource !== undefined && Boolean(message?.startsWith(resource))
}

function namedPages(failures: readonly Failure[], numbering: Numbering): ComponentChild {
  const named = failures.slice(0, MAX_NAMED_PAGES)
  const more = failures.length - named.length
  return h(
    'p',
    null,
    'Also on ',
    named.map(({ page }, index) => [
      index === 0 ? '' : ', ',
      h('a', { href: `#${numbering.pageId(page)}` }, numbering.pageName(page)),
    ]),
    more > 0 && ` and ${counted(more, 'more page')}`,
  )
}
