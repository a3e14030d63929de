import type { Severity } from '../../api/results.ts'
import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { linkAddress } from '../link-address.ts'
import { counted } from '../numbers-in-words.ts'
import { extentInWords, type Finding, idsOf } from '../view/findings.ts'
import { holderOf, inOrder, saidOf, saidOnce } from '../view/place-words.ts'
import { firstPlaces, type Place } from '../view/places.ts'
import { isOfAllPages } from '../view/remarks.ts'
import type { ReportView } from '../view/report-view.ts'
import { columnsOf, cutMiddleToWidth, cutToWidth, wrap } from './layout.ts'
import { type Paint, SEVERITY_STYLES } from './paint.ts'

const SHOWN_FINDINGS = 15
const SHOWN_PLACES = 3
const SHOWN_REASONS = 20
const MAX_ADVICE = 400
const INDENT = '  '
/** Part of a line that the selector of a place may take where its message needs the rest. */
const SELECTOR_SHARE = 0.4

const SIGNS: Readonly<Record<Severity, string>> = { error: '✖', warning: '▲', notice: '●' }

/** The worst findings, those first that are new against the baseline: what is wrong, where, and what to do. */
export function findingLines(view: ReportView, width: number, paint: Paint): string[] {
  const { comparison, pages } = view
  const isOnlyPage = pages.length === 1
  const findings = comparison ? [...comparison.new, ...comparison.known] : view.findings
  const shown = findings
    .slice(0, SHOWN_FINDINGS)
    .flatMap((finding, index) => [
      ...(index === 0 ? [] : ['']),
      ...linesOf(finding, isOnlyPage, width, paint),
    ])
  const more = findings.length - SHOWN_FINDINGS
  return more > 0
    ? [...shown, '', ...wrap(`and ${counted(more, 'more finding')}, in the report files`, width)]
    : shown
}

function linesOf(finding: Finding, isOnlyPage: boolean, width: number, paint: Paint): string[] {
  const { severity, isNew } = finding
  const title = `${SIGNS[severity]} ${isNew ? 'new ' : ''}${severity}: ${oneLine(finding.title)}`
  const facts = [...idsOf(finding), ...extentInWords(finding, isOnlyPage)].join(' · ')
  const { listed, more } = firstPlaces(finding.places, SHOWN_PLACES)
  const { lead, places } = saidOnce(listed)
  const where = places.map(place => placeLine(place, isOnlyPage, width - INDENT.length))
  if (more > 0) where.push(`and ${counted(more, 'more place')}`)
  const help = linkAddress(finding.help)
  const fix = oneLine(finding.fix, MAX_ADVICE)
  const indented = (lines: string[]) => lines.map(line => `${INDENT}${line}`)
  return [
    ...wrap(title, width).map(line => paint(SEVERITY_STYLES[severity], line)),
    ...indented(wrap(facts, width - INDENT.length).map(line => paint('dim', line))),
    ...indented(lead === '' ? [] : wrap(oneLine(lead), width - INDENT.length)),
    ...indented(where.filter(line => line !== '').map(line => cutToWidth(line, width - INDENT.length))),
    ...indented(fix === '' ? [] : wrap(`Fix: ${fix}`, width - INDENT.length)),
    ...indented(help === undefined ? [] : wrap(help, width - INDENT.length).map(line => paint('dim', line))),
  ]
}

/** Where, then what: of a line that is too long the end of the message is cut off, not the place. */
function placeLine(place: Place, isOnlyPage: boolean, width: number): string {
  const { occurrence } = place
  const holder = holderOf(place, isOnlyPage)
  const { resource, words } = saidOf(place, holder !== undefined)
  const position = occurrence?.line === undefined ? '' : `line ${occurrence.line}`
  const selector = oneLine(occurrence?.selector ?? '')
  const line = (shownSelector: string) =>
    [
      holder === undefined ? '' : `${holder.page.label}${holder.rest}`,
      ...inOrder(place, {
        resource: resource === undefined ? '' : shownUrl(resource),
        line: position,
        selector: shownSelector,
      }),
      oneLine(words),
    ]
      .filter(part => part !== '')
      .join(' · ')
  const whole = line(selector)
  if (words === '' || columnsOf(whole) <= width) return whole
  // The line says where as well.
  return line(position === '' ? cutMiddleToWidth(selector, Math.floor(width * SELECTOR_SHARE)) : '')
}

/** Tools that gave no result, with their reasons. */
export function notMeasuredLines({ remarks, pages }: ReportView, width: number, paint: Paint): string[] {
  const { notMeasured } = remarks
  const lines = notMeasured.slice(0, SHOWN_REASONS).flatMap(remark => {
    const { subjects, text, pages: where } = remark
    const [first] = where
    const on = isOfAllPages(remark, pages.length)
      ? ''
      : ` · ${where.length === 1 ? first!.label : counted(where.length, 'page')}`
    return wrap(`${subjects.join(', ')}: ${oneLine(text)}${on}`, width - INDENT.length).map(
      line => `${INDENT}${line}`,
    )
  })
  const more = notMeasured.length - SHOWN_REASONS
  if (more > 0) lines.push(`${INDENT}and ${counted(more, 'more reason')}`)
  return lines.length === 0 ? [] : [paint('bold', 'Not measured (n/m)'), ...lines]
}
