import type { Report } from '../../../src/report/report.ts'
import { unzip } from '../unzip.ts'
import { type Expectation, expectationOf } from './expectations.ts'
import type { Fault } from './fault.ts'
import type { Scenario } from './scenario.ts'
import type { Outcome } from './trial.ts'
import { SECRETS } from './world.ts'

/**
 * Judges a run in which one thing broke.
 *
 * @param clean the same run where nothing breaks; left out, this is that run
 * @returns what does not hold, one line each
 */
export function problemsOf(
  scenario: Scenario,
  fault: Fault | undefined,
  outcome: Outcome,
  clean = outcome,
): string[] {
  const expected = expectationOf(scenario, fault)
  const report = reportOf(outcome)
  if (outcome.isLate) return [`it did not end within ${Math.round(outcome.durationMs / 1000)} s`]
  return [
    ...(outcome.isMet ? [] : ['the fault did not come to pass']),
    ...exitProblems(expected, outcome),
    ...(scenario.isService ? [] : verdictProblems(fault, outcome, report, reportOf(clean))),
    ...(scenario.isService ? [] : reportProblems(expected, outcome, report, reportOf(clean))),
    ...(scenario.isAction ? publishingProblems(expected, fault, outcome, report, clean) : []),
    ...textProblems(outcome),
    ...secretProblems(outcome),
    ...outcome.leaks,
    ...leftoverProblems(fault, outcome),
    ...outcome.complaints,
  ]
}

function exitProblems({ exitCodes }: Expectation, { exitCode }: Outcome): string[] {
  return exitCodes.includes(exitCode)
    ? []
    : [`it ended with ${exitCode} instead of ${exitCodes.join(' or ')}`]
}

type ReadReport = Report | 'none' | 'broken'

function reportOf({ files }: Outcome): ReadReport {
  const text = files['seo-report/report.json']
  if (text === undefined) return 'none'
  try {
    return JSON.parse(text) as Report
  } catch {
    return 'broken'
  }
}

interface Run {
  path: string
  tool: string
  status: string
  reason?: string | undefined
  judged: number
}

function runsOf({ pages }: Report): Run[] {
  return pages.flatMap(page =>
    page.runs.map(({ tool, status, reason, checks }) => ({
      path: new URL(page.url).pathname,
      tool,
      status,
      reason,
      judged: checks.filter(({ outcome }) => outcome === 'pass' || outcome === 'fail').length,
    })),
  )
}

/** Green means that all was measured; red says why. */
function verdictProblems(
  fault: Fault | undefined,
  outcome: Outcome,
  report: ReadReport,
  clean: ReadReport,
): string[] {
  const { exitCode } = outcome
  if (typeof report === 'string') {
    const isWritten = fault?.kind !== 'file' && fault?.kind !== 'surroundings'
    return exitCode === 0 && isWritten ? [`it passed, and the report is ${report}`] : []
  }
  const problems: string[] = []
  const { verdict } = report
  const runs = runsOf(report)
  if (exitCode === 0) {
    if (!verdict.passed) problems.push('it ended with 0, and the verdict of the report is "failed"')
    const missing = runs.filter(({ status }) => status !== 'measured')
    problems.push(...missing.map(({ path, tool }) => `it passed without ${tool} on ${path}`))
    const cleanPages = typeof clean === 'string' ? 0 : clean.pages.length
    // A site that answers that it has no sitemap has none, which is said.
    const isAllThereIs = /only the given pages are audited/.test(outcome.stderr)
    if (report.pages.length < cleanPages && !isAllThereIs)
      problems.push(`it passed with ${report.pages.length} of ${cleanPages} pages`)
    if (!runs.some(({ judged }) => judged > 0)) problems.push('it passed, and no check was judged')
  }
  if (exitCode === 1 && (verdict.passed || verdict.reasons.length === 0)) {
    problems.push('it ended with 1, and the report has no reason for that')
  }
  return problems
}

/** What was measured is in the report. */
function reportProblems(
  expected: Expectation,
  outcome: Outcome,
  report: ReadReport,
  clean: ReadReport,
): string[] {
  if (typeof report === 'string') {
    const mayBeNone = expected.report === 'any' || expected.report === 'lost'
    if (report === 'broken') return ['report.json is cut off']
    if (mayBeNone || outcome.exitCode === 2 || outcome.exitCode === 3) return []
    return ['there is no report.json']
  }
  const problems: string[] = []
  const runs = runsOf(report)
  for (const { path, tool, status, reason = '' } of runs) {
    if (status === 'not-measured' && reason === '')
      problems.push(`no reason why ${tool} is not measured on ${path}`)
    if (/bug in SEO Preflight/.test(reason)) problems.push(`${tool} on ${path}: ${reason}`)
  }
  const missing = runs.filter(({ status }) => status === 'not-measured').length
  if (report.counts.notMeasured !== missing)
    problems.push(`counts ${report.counts.notMeasured} runs as not measured, and ${missing} are`)
  if (typeof clean === 'string') return problems
  for (const { path, tool, status } of runsOf(clean)) {
    const found = runs.find(run => run.path === path && run.tool === tool)
    if (!found) {
      if (expected.report !== 'any') problems.push(`${tool} on ${path} is not in the report`)
      continue
    }
    const isDue = expected.report === 'complete' || expected.measures(path, tool)
    if (isDue && status === 'measured' && found.status !== 'measured') {
      problems.push(`${tool} on ${path} is not measured: ${found.reason}`)
    }
  }
  return problems
}

/** Whatever cannot be published, the verdict is told. */
function publishingProblems(
  expected: Expectation,
  fault: Fault | undefined,
  { exitCode, outputs, summary, comments, artifact, stdout }: Outcome,
  report: ReadReport,
  clean: Outcome,
): string[] {
  const problems: string[] = []
  const marked = comments.filter(body => body.startsWith('<!-- seo-preflight'))
  if (marked.length > 1) problems.push(`${marked.length} comments`)
  if (exitCode > 1) return problems
  const about = fault?.kind === 'file' ? fault.key : fault?.kind === 'surroundings' ? fault.name : ''
  // A disk that stays full takes neither; then the log says so.
  const isFull = fault?.kind === 'file' && fault.onwards
  const state = exitCode === 0 ? 'passed' : 'failed'
  if (!/output/.test(about) && outputs['verdict'] !== state) {
    const isTold = isFull && /outputs of this step could not be set/.test(stdout)
    if (!isTold)
      problems.push(`the output "verdict" is "${outputs['verdict']}", and the exit code ${exitCode}`)
  }
  if (!/summary/.test(about) && !/Passed|Failed/.test(summary)) {
    const isTold = isFull && /job summary could not be written/.test(stdout)
    if (!isTold) problems.push('the job summary has no verdict')
  }
  if (expected.report !== 'complete' && expected.report !== 'lost') return problems
  if (marked.length < clean.comments.length && !/comment|token|pull request/i.test(stdout)) {
    problems.push('nothing says why there is no comment')
  }
  // Where no file could be written, there is nothing to upload.
  const isWithoutFiles = isFull && /report\.json" could not be written/.test(stdout)
  if (clean.artifact && !artifact && !isWithoutFiles && !/not uploaded/.test(stdout)) {
    problems.push('nothing says why there is no artifact')
  }
  if (expected.report === 'lost' && marked.length < clean.comments.length)
    problems.push('there is no comment')
  const isBaselineLost = typeof report !== 'string' && report.withoutBaseline !== undefined
  if (exitCode !== clean.exitCode && !isBaselineLost)
    problems.push('the verdict changed, and nothing says why')
  return problems
}

const FAULTS_OF_OURS: readonly [RegExp, string][] = [
  [/bug in SEO Preflight/, 'calls it a bug in SEO Preflight'],
  [/Unhandled|Uncaught|node:internal|triggerUncaught/, 'an error that nobody handled'],
  [/^\s+at .+:\d+:\d+\)?$/m, 'a stack trace'],
  [/\(node:\d+\)/, 'a warning of Node.js'],
  [/\bundefined\b|\[object Object\]|\bNaN\b/, 'a value that is none'],
]

function textProblems({ stdout, stderr, summary, comments }: Outcome): string[] {
  const texts = {
    stdout: stdout.replace(/^::debug::.*$/gm, ''),
    stderr,
    summary,
    comments: comments.join('\n'),
  }
  return Object.entries(texts).flatMap(([name, text]) =>
    FAULTS_OF_OURS.flatMap(([pattern, what]) => {
      const found = pattern.exec(text)
      if (!found) return []
      const line = text.slice(text.lastIndexOf('\n', found.index) + 1).split('\n', 1)[0]!
      return [`${name} has ${what}: ${line.trim().slice(0, 200)}`]
    }),
  )
}

function secretProblems({ stdout, stderr, summary, outputs, files, comments, artifact }: Outcome): string[] {
  const texts: Record<string, string> = {
    stdout: stdout.replace(/^::add-mask::.*$/gm, ''),
    stderr,
    summary,
    outputs: JSON.stringify(outputs),
    comments: comments.join('\n'),
    ...files,
    ...(artifact && unzip(artifact)),
  }
  const secrets = Object.values(SECRETS).flat()
  return Object.entries(texts).flatMap(([name, text]) =>
    secrets
      .filter(secret => formsOf(secret).some(form => text.includes(form)))
      .map(secret => `${name} tells ${secret}`),
  )
}

function formsOf(secret: string): string[] {
  return [secret, Buffer.from(secret).toString('base64').replace(/.?=*$/, '')]
}

/** One that is killed can clean up nothing itself but what others do for it: Chrome's processes and profile. */
function leftoverProblems(fault: Fault | undefined, { leftovers }: Outcome): string[] {
  const isKilled = fault?.kind === 'signal' && fault.signals.some(signal => !ORDERLY.includes(signal))
  return leftovers.filter(line => !isKilled || !line.startsWith('file ') || line.includes('chrome'))
}

const ORDERLY: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
