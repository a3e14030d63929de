import type { Severity } from '../../api/results.ts'
import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { linkAddress } from '../link-address.ts'
import { counted } from '../numbers-in-words.ts'
import { extentInWords, type Finding, idsOf } from '../view/findings.ts'
import {
  type AlikePlaces,
  firstAlike,
  holderOf,
  inOrder,
  othersInWords,
  saidOf,
} from '../view/place-words.ts'
import { isOfAllPages, type Remark } from '../view/remarks.ts'
import type { ReportView } from '../view/report-view.ts'
import { columnsOf, cutMiddleToWidth, cutToWidth, wrap } from './layout.ts'
import { type Ink, type Paint, SEVERITY_STYLES } from './paint.ts'

/** How many of each are shown. */
export interface Amounts {
  findings: number
  /** Of one finding. */
  places: number
  pages: number
  /** Why something was not measured. */
  reasons: number
  /** Whether that is all there is. */
  isWhole: boolean
}

const MAX_ADVICE = 400
const INDENT = '  '
/** Part of a line that the selector of a place may take where its message needs the rest. */
const SELECTOR_SHARE = 0.4

const SIGNS: Readonly<Record<Severity, string>> = { error: '✖', warning: '▲', notice: '●' }

/** The worst findings, those first that are new against the baseline: what is wrong, where, and what to do. */
export function findingLines(view: ReportView, width: number, ink: Ink, amounts: Amounts): string[] {
  const { comparison, pages } = view
  const isOnlyPage = pages.length === 1
  const findings = comparison ? [...comparison.new, ...comparison.known] : view.findings
  if (findings.length === 0) return []
  const shown = findings
    .slice(0, amounts.findings)
    .flatMap((finding, index) => [
      ...(index === 0 ? [] : ['']),
      ...linesOf(finding, isOnlyPage, width, ink, amounts),
    ])
  const more = findings.length - amounts.findings
  const title = more > 0 ? 'To be fixed first' : 'Findings, the worst first'
  return [
    ink.paint('bold', title),
    '',
    ...shown,
    ...(more > 0 ? ['', ...wrap(`and ${counted(more, 'more finding')}, in the report files`, width)] : []),
  ]
}

function linesOf(
  finding: Finding,
  isOnlyPage: boolean,
  width: number,
  { paint, link }: Ink,
  amounts: Amounts,
): string[] {
  const { severity, isNew } = finding
  const title = `${SIGNS[severity]} ${isNew ? 'new ' : ''}${severity}: ${oneLine(finding.title)}`
  const facts = [...idsOf(finding), ...extentInWords(finding, isOnlyPage)].join(' · ')
  const { lead, alike, more } = firstAlike(finding.places, amounts.places)
  const where = alike.map(one => placeLine(one, isOnlyPage, width - INDENT.length))
  if (more > 0) where.push(`and ${counted(more, 'more place')}`)
  const help = linkAddress(finding.documentation ?? finding.help)
  const fix = oneLine(finding.fix, MAX_ADVICE)
  const why = amounts.isWhole ? oneLine(finding.why, MAX_ADVICE) : ''
  const indented = (lines: string[]) => lines.map(line => `${INDENT}${line}`)
  return [
    ...wrap(title, width).map(line => paint(SEVERITY_STYLES[severity], line)),
    ...indented(wrap(facts, width - INDENT.length).map(line => paint('dim', line))),
    ...indented(lead === '' ? [] : wrap(oneLine(lead), width - INDENT.length)),
    ...indented(where.filter(line => line !== '').map(line => cutToWidth(line, width - INDENT.length))),
    ...indented(why === '' ? [] : wrap(why, width - INDENT.length)),
    ...indented(fix === '' ? [] : wrap(`Fix: ${fix}`, width - INDENT.length)),
    ...indented(
      help === undefined ? [] : wrap(help, width - INDENT.length).map(line => paint('dim', link(line, help))),
    ),
  ]
}

/** Where, then what: of a line that is too long the end of the message is cut off, not the place. */
function placeLine(alike: AlikePlaces, isOnlyPage: boolean, width: number): string {
  const { place, pages } = alike
  const { occurrence } = place
  const holder = holderOf(place, isOnlyPage, pages)
  const { resource, words } = saidOf(place, holder !== undefined)
  const position = occurrence?.line === undefined ? '' : `line ${occurrence.line}`
  const selector = oneLine(occurrence?.selector ?? '')
  const line = (shownSelector: string) => {
    const where = [
      holder === undefined ? '' : namesOf(holder),
      ...inOrder(place, {
        resource: resource === undefined ? '' : shownUrl(resource),
        line: position,
        selector: shownSelector,
      }),
    ].filter(part => part !== '')
    const others = where.length === 0 ? '' : othersInWords(alike)
    return [`${where.join(' · ')}${others}`, oneLine(words)].filter(part => part !== '').join(' · ')
  }
  const whole = line(selector)
  if (words === '' || columnsOf(whole) <= width) return whole
  // The line says where as well.
  return line(position === '' ? cutMiddleToWidth(selector, Math.floor(width * SELECTOR_SHARE)) : '')
}

function namesOf({ page, others, rest }: NonNullable<ReturnType<typeof holderOf>>): string {
  return `${[page, ...others].map(({ label }) => label).join(', ')}${rest}`
}

/** Tools that gave no result, with their reasons. */
export function notMeasuredLines(
  { remarks, pages }: ReportView,
  width: number,
  paint: Paint,
  amounts: Amounts,
): string[] {
  const { notMeasured } = remarks
  const lines = notMeasured
    .slice(0, amounts.reasons)
    .flatMap(remark => remarkLines(remark, pages.length, width))
  const more = notMeasured.length - amounts.reasons
  if (more > 0) lines.push(`${INDENT}and ${counted(more, 'more reason')}`)
  return lines.length === 0 ? [] : [paint('bold', 'Not measured (n/m)'), ...lines]
}

/** Of what something is said, what it is, and the page or how many there are. */
export function remarkLines(remark: Remark, pageCount: number, width: number): string[] {
  const { subjects, text, pages: where } = remark
  const [first] = where
  const on = isOfAllPages(remark, pageCount)
    ? ''
    : ` · ${where.length === 1 ? first!.label : counted(where.length, 'page')}`
  const said = `${subjects.map(subject => oneLine(subject)).join(', ')}: ${oneLine(text)}${on}`
  return wrap(said, width - INDENT.length).map(line => `${INDENT}${line}`)
}
