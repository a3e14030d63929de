import type { PhrasingContent, RootContent } from 'mdast'
import { SEVERITIES, type Severity } from '../../api/results.ts'
import { cutEnd } from '../../text/cut.ts'
import { counted } from '../numbers-in-words.ts'
import { elsewhereInWords, type Finding, subjectsInWords } from '../view/findings.ts'
import { firstAlike } from '../view/place-words.ts'
import type { Place } from '../view/places.ts'
import type { ReportView } from '../view/report-view.ts'
import { bullets, folded, heading, paragraph, type Section, section, strong, text } from './blocks.ts'
import { leadParagraph, MARKS, placeItem } from './finding-sections.ts'
import { code, link, prose } from './page-text.ts'

/** Findings that are open to the eye. */
const SHOWN_FINDINGS = 10
/** Findings in one fold. */
const FOLDED_FINDINGS = 20
/** Places of a finding. */
const SHOWN_PLACES = 3
/** Findings that take a line each. */
const MAX_LINES = 50
const MAX_ADVICE = 300
const MAX_MESSAGE = 160

/** Least severity that fails the build. */
export type FailOn = Severity | 'never'

export interface CommentFindings {
  /** What fails the build: with a baseline, what is new against it. */
  blocking: Finding[]
  /** What else was found. */
  others: Finding[]
}

const FOLDS = { error: 'Errors', warning: 'Warnings', notice: 'Notices' } as const

/** The findings that count, split by what they do to the build. */
export function splitFindings({ judged }: ReportView, failOn: FailOn): CommentFindings {
  const least = failOn === 'never' ? -1 : SEVERITIES.indexOf(failOn)
  const isBlocking = ({ severity }: Finding) => SEVERITIES.indexOf(severity) <= least
  return { blocking: judged.filter(isBlocking), others: judged.filter(finding => !isBlocking(finding)) }
}

/** What to do first, the worst first. */
export function* blockingSections({ pages, comparison }: ReportView, { blocking }: CommentFindings) {
  const isOnlyPage = pages.length === 1
  const title = comparison ? 'New, to be fixed first' : 'To be fixed first'
  for (const [index, finding] of blocking.slice(0, SHOWN_FINDINGS).entries()) {
    yield section(index === 0 ? heading(3, text(title)) : [], ...findingBlocks(finding, isOnlyPage))
  }
  for (let from = SHOWN_FINDINGS; from < blocking.length; from += FOLDED_FINDINGS) {
    const some = blocking.slice(from, from + FOLDED_FINDINGS)
    const range = { from: from + 1, to: from + some.length, of: 'Findings' as const }
    yield section(
      folded(
        range,
        some.flatMap(finding => findingBlocks(finding, isOnlyPage)),
      ),
    )
  }
}

/** What does not fail the build, what the baseline has as well, and what is fixed; all folded. */
export function* furtherSections(view: ReportView, { others }: CommentFindings): Generator<Section> {
  const { pages, comparison } = view
  const isOnlyPage = pages.length === 1
  for (const severity of SEVERITIES) {
    const findings = others.filter(finding => finding.severity === severity)
    for (let from = 0; from < findings.length; from += FOLDED_FINDINGS) {
      const some = findings.slice(from, from + FOLDED_FINDINGS)
      const blocks = some.flatMap(finding => findingBlocks(finding, isOnlyPage))
      const range = { from: from + 1, to: from + some.length, of: FOLDS[severity] }
      const isWhole = some.length === findings.length
      yield section(folded(isWhole ? { count: some.length, of: severity } : range, blocks))
    }
  }
  if (!comparison) return
  for (const [name, findings] of [
    ['Fixed', comparison.fixed],
    ['Known', comparison.known],
  ] as const) {
    if (findings.length > 0) yield section(folded(name, findingLines(findings, isOnlyPage)))
  }
}

function findingLines(findings: readonly Finding[], isOnlyPage: boolean): RootContent[] {
  const lines = findings.slice(0, MAX_LINES).map(finding => findingLine(finding, isOnlyPage))
  const more = findings.length - lines.length
  if (more > 0) lines.push([text(`and ${counted(more, 'more finding')}`)])
  return bullets(lines)
}

/** What is wrong, what to do, and the first places. */
function findingBlocks(finding: Finding, isOnlyPage: boolean): RootContent[] {
  const { listed, count } = finding.places
  const { lead, alike, more } = firstAlike({ listed: listed.map(brief), count }, SHOWN_PLACES)
  const fix = prose(finding.fix, MAX_ADVICE)
  const items = alike.map(one => placeItem(one, isOnlyPage))
  if (more > 0) items.push([text(`and ${counted(more, 'more place')}`)])
  return [
    paragraph(...introduction(finding, isOnlyPage)),
    ...(fix.length === 0 ? [] : [paragraph(strong('Fix:'), text(' '), ...fix)]),
    ...leadParagraph(cutEnd(lead, MAX_ADVICE)),
    ...bullets(items),
  ]
}

/** As little of a place as it takes to find it. */
function brief(place: Place): Place {
  const { occurrence, message } = place
  if (!occurrence || message === undefined) return place
  const { url, selector, line } = occurrence
  const isInPage = selector !== undefined
  return {
    ...place,
    message: cutEnd(message, MAX_MESSAGE),
    resource: isInPage ? undefined : place.resource,
    occurrence: line === undefined ? { url, ...(isInPage && { selector }) } : { url, line },
  }
}

function introduction(finding: Finding, isOnlyPage: boolean): PhrasingContent[] {
  const { id, twins, title, help, documentation, severity, isOfSite } = finding
  return [
    text(`${MARKS[severity]} · `),
    { type: 'strong', children: prose(title) },
    text(' · '),
    ...link(documentation ?? help, code(id)),
    ...twins.flatMap(twin => [text(' · '), ...code(twin)]),
    ...(isOnlyPage && !isOfSite ? [] : [text(` · ${subjectsInWords(finding)}`)]),
    ...elsewhereInWords(finding).map(words => text(` · ${words}`)),
  ]
}

/** What is wrong, and the first pages it is on, in one line. */
export function findingLine(finding: Finding, isOnlyPage: boolean): PhrasingContent[] {
  if (isOnlyPage || finding.failures.every(({ page }) => page.isOnlySite))
    return introduction(finding, isOnlyPage)
  const named = finding.failures.slice(0, SHOWN_PLACES)
  const labels = named.flatMap(({ page }, index): PhrasingContent[] => [
    text(index === 0 ? ': ' : ', '),
    ...code(page.label),
  ])
  return [...introduction(finding, isOnlyPage), ...labels]
}
