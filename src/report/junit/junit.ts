import { SEVERITIES } from '../../api/results.ts'
import { scoreInWords } from '../../api/score.ts'
import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { counted } from '../numbers-in-words.ts'
import type { FileOf } from '../place-file.ts'
import type { Finding } from '../view/findings.ts'
import type { PageView, RunView } from '../view/pages.ts'
import { inOrder, saidOf } from '../view/place-words.ts'
import { placesOnPage } from '../view/places.ts'
import type { ReportView } from '../view/report-view.ts'
import { type FailuresOf, failuresByRun, type RunFailure } from '../view/run-failures.ts'
import { reasonLines } from '../view/verdict.ts'
import { content, element, openTag } from './xml.ts'

/** Places of a finding that a case lists. */
const MAX_PLACES = 10

interface Suite {
  name: string
  url?: string
  file?: string | undefined
  cases: readonly Case[]
}

interface Case {
  name: string
  durationMs: number
  outcome: 'passed' | 'failure' | 'error' | 'skipped'
  /** In a line, why it did not pass. */
  message: string
  /** What was found, a line or few for each finding. */
  lines: readonly string[]
}

/**
 * The report as JUnit XML, piece by piece: a suite for each page and site, a case for each tool, and one for the
 * verdict. A case fails where the tool fails the build: what is found and fails nothing is its output. A tool without a
 * result is an error where that fails the build, else it is skipped.
 *
 * @see https://github.com/jenkinsci/xunit-plugin/blob/master/src/main/resources/org/jenkinsci/plugins/xunit/types/model/xsd/junit-10.xsd
 */
export async function* junitChunks(view: ReportView, fileOf: FileOf): AsyncGenerator<string> {
  const failuresOf = failuresByRun(view)
  const adviceOf = advices()
  const rows = [...view.pages, ...view.sites]
  const all = [verdictCase(view), ...rows.flatMap(row => Object.values(row.runs).map(run => outcomeOf(run)))]
  yield '<?xml version="1.0" encoding="UTF-8"?>\n'
  yield `${openTag('testsuites', {
    name: 'SEO Preflight',
    tests: all.length,
    failures: all.filter(({ outcome }) => outcome === 'failure').length,
    errors: all.filter(({ outcome }) => outcome === 'error').length,
    time: seconds(view.durationMs),
  })}\n`
  yield suite({ name: 'SEO Preflight', cases: [verdictCase(view)] }, view)
  for (const row of rows) {
    const file = await fileOf({ page: row, resource: undefined, occurrence: undefined, message: undefined })
    const name = row.isSite ? shownUrl(row.url) : row.label
    // Reporters take the last part of a name with dots for a file where none is named.
    yield suite(
      { name, url: row.url, file: file?.path ?? name, cases: casesOf(row, failuresOf, adviceOf) },
      view,
    )
  }
  yield '</testsuites>\n'
}

function suite({ name, url, file, cases }: Suite, { startedAt }: ReportView): string {
  const count = (outcome: Case['outcome']) => cases.filter(each => each.outcome === outcome).length
  const attributes = {
    name,
    tests: cases.length,
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
    time: seconds(cases.reduce((sum, { durationMs }) => sum + durationMs, 0)),
    timestamp: startedAt.slice(0, 19),
    file,
    url: url === undefined ? undefined : shownUrl(url, Number.POSITIVE_INFINITY),
  }
  return `${openTag('testsuite', attributes)}\n${cases.map(each => `${testCase(each, name)}\n`).join('')}</testsuite>\n`
}

function testCase({ name, durationMs, outcome, message, lines }: Case, classname: string): string {
  const attributes = { name, classname, time: seconds(durationMs) }
  const text = content(lines)
  if (outcome === 'passed') {
    return element('testcase', attributes, ...(lines.length === 0 ? [] : [element('system-out', {}, text)]))
  }
  const type = outcome === 'failure' ? 'finding' : 'not-measured'
  return element('testcase', attributes, element(outcome, { message, type }, text))
}

/** A build can fail for what is no tool's, as a missing shard or an expression about the whole report. */
function verdictCase({ verdict, durationMs }: ReportView): Case {
  return {
    name: 'verdict',
    durationMs,
    outcome: verdict.state === 'failed' ? 'failure' : verdict.state === 'open' ? 'skipped' : 'passed',
    message: verdict.headline,
    lines: [verdict.headline, ...reasonLines(verdict.reasons)].map(line => oneLine(line)),
  }
}

function casesOf({ url, runs, durations }: PageView, failuresOf: FailuresOf, adviceOf: AdviceOf): Case[] {
  return Object.values(runs).map(run => {
    const failures = failuresOf(url, run.tool)
    const { outcome } = outcomeOf(run)
    return {
      name: run.tool,
      durationMs: durations[run.tool] ?? 0,
      outcome,
      message: run.status === 'not-measured' ? `not measured: ${run.reason}` : messageOf(run),
      lines:
        run.status === 'not-measured'
          ? [oneLine(run.reason)]
          : failures.flatMap(each => linesOf(each, adviceOf)),
    }
  })
}

function outcomeOf({ status, failsBuild }: RunView): Pick<Case, 'outcome'> {
  if (status === 'not-measured') return { outcome: failsBuild ? 'error' : 'skipped' }
  return { outcome: failsBuild ? 'failure' : 'passed' }
}

function messageOf({ failures, failed, score }: RunView): string {
  const counts = SEVERITIES.filter(severity => failures[severity] > 0).map(severity =>
    counted(failures[severity], severity),
  )
  const [first] = failed
  if (!first) return score === null ? 'fails the build' : `score ${scoreInWords(score)}`
  const others = SEVERITIES.reduce((sum, severity) => sum + failures[severity], 0) - 1
  const more = others === 0 ? '' : ` and ${counted(others, 'more finding')}`
  return `${counts.join(', ')}: ${oneLine(first.title || first.id)}${more}`
}

function linesOf({ finding, failure }: RunFailure, adviceOf: AdviceOf): string[] {
  const { id, title } = finding
  const places = placesOnPage(failure, MAX_PLACES)
  const more = failure.placeCount - places.length
  return [
    `${failure.severity}: ${oneLine(title)} (${oneLine(id)})`,
    ...places.map(place => {
      const { resource, words } = saidOf(place)
      const { occurrence } = place
      const where = inOrder(place, {
        resource: resource === undefined ? '' : shownUrl(resource),
        line: occurrence?.line === undefined ? '' : `line ${occurrence.line}`,
        selector: oneLine(occurrence?.selector ?? ''),
      }).filter(part => part !== '')
      return `  - ${[where.join(' · '), oneLine(words)].filter(part => part !== '').join(': ') || 'the page'}`
    }),
    ...(more > 0 ? [`  - and ${counted(more, 'more place')}`] : []),
    ...adviceOf(finding),
  ]
}

/** Gives the lines that are the same on each page of a finding. */
type AdviceOf = (finding: Finding) => readonly string[]

function advices(): AdviceOf {
  const known = new Map<Finding, readonly string[]>()
  return finding => {
    const { why, fix, help } = finding
    const lines = known.get(finding) ?? [
      ...(why === '' ? [] : [`  Why: ${oneLine(why, MAX_ADVICE)}`]),
      ...(fix === '' ? [] : [`  Fix: ${oneLine(fix, MAX_ADVICE)}`]),
      ...(help === '' ? [] : [`  ${oneLine(help)}`]),
    ]
    known.set(finding, lines)
    return lines
  }
}

/** UTF-16 units of why and fix. */
const MAX_ADVICE = 600

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3)
}
