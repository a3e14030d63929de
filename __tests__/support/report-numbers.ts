import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFailure } from '../../src/api/failures.ts'
import { SEVERITIES, type Severity } from '../../src/api/results.ts'
import { setOutputs } from '../../src/github/outputs.ts'
import { findingsCsv, pagesCsv } from '../../src/report/csv/csv.ts'
import { renderHtml } from '../../src/report/html/html.ts'
import { junitChunks } from '../../src/report/junit/junit.ts'
import { renderComment } from '../../src/report/markdown/comment.ts'
import { renderSummary } from '../../src/report/markdown/summary.ts'
import type { Report } from '../../src/report/report.ts'
import { renderSarif } from '../../src/report/sarif/sarif.ts'
import { renderTerminal } from '../../src/report/terminal/terminal.ts'
import { type ReportView, viewOf } from '../../src/report/view/report-view.ts'
import { elementsOf, parseXml } from './xml.ts'

type Counts = Record<Severity, number>

/** What one rendering says of a run in numbers; what it does not say is left out. */
export interface ReportNumbers {
  counts?: Counts
  /** How many tool runs gave no result. */
  unmeasured?: number
  /** How many checks of measured tools could not be verified somewhere. */
  unverified?: number
  /** How many findings are new, known and fixed against the baseline; null without one. */
  fates?: { new: number; known?: number; fixed?: number } | null
  /** How many findings of each severity are listed. */
  listed?: Counts
  /** By the id of a check on how many pages and sites it failed, as `6 pages`. */
  subjects?: Record<string, string>
  /** By the id of a check at how many places it failed; of as many as pages and sites nothing is said. */
  places?: Record<string, number>
  /** By the address of a page its score, and how much was found on it. */
  pages?: Record<string, { score: number | null } & Partial<Counts>>
}

const WORDS = { Error: 'error', Warning: 'warning', Notice: 'notice' } as const
const FIGURES = /([\d,]+) errors? · ([\d,]+) warnings? · ([\d,]+) notices?/
const FATES = /([\d,]+) new · ([\d,]+) known · ([\d,]+) fixed/

/** The numbers of a report, counted in its data. */
export function numbersOf({ pages, sites }: Report): Required<Omit<ReportNumbers, 'places' | 'fates'>> {
  const runs = [...pages, ...sites].flatMap(row => row.runs)
  const unverified = runs.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'not-measured'))
  const found = [...pages, ...sites].flatMap(row =>
    row.runs.flatMap(({ checks }) =>
      checks.filter(isFailure).map(check => ({ ...check, row: 'url' in row ? 'page' : 'site', at: row })),
    ),
  )
  const byId = Map.groupBy(found, ({ id }) => id)
  const worst = Array.from(byId.values(), same =>
    SEVERITIES.find(severity => same.some(check => check.severity === severity)),
  )
  return {
    counts: countsOf(worst),
    unmeasured: runs.filter(({ status }) => status === 'not-measured').length,
    unverified: new Set(unverified.map(({ id }) => id)).size,
    listed: countsOf(worst),
    subjects: Object.fromEntries(
      Array.from(byId, ([id, same]) => {
        const rows = (kind: string) =>
          new Set(same.filter(({ row }) => row === kind).map(({ at }) => at)).size
        return [id, subjectsIn(rows('page'), rows('site'))]
      }),
    ),
    pages: Object.fromEntries(
      pages.map(({ url, score, runs }) => {
        const failed = Map.groupBy(
          runs.flatMap(run => run.checks.filter(isFailure)),
          ({ id }) => id,
        )
        return [url, { score, ...countsOf(Array.from(failed.values(), ([first]) => first!.severity)) }]
      }),
    ),
  }
}

/** The same as each rendering says it, by its name. */
export async function numbersByRendering(report: Report): Promise<Record<string, ReportNumbers>> {
  const view = viewOf(report)
  return {
    terminal: inTerminal(view),
    summary: inSummary(view),
    comment: inComment(view),
    html: inHtml(view),
    junit: await inJunit(view),
    sarif: await inSarif(view),
    'findings.csv': inFindingsCsv(view),
    'pages.csv': inPagesCsv(view),
    outputs: inOutputs(view),
  }
}

function inTerminal(view: ReportView): ReportNumbers {
  const text = renderTerminal(view, { width: 1_000, color: false, unicode: true, detail: 'all' })
  const found = [...text.matchAll(/^[✖▲●] (?:new )?(error|warning|notice): .*\n {2}(.*)$/gm)]
  const rows = text.split('\n').map(line => line.split(/ {2,}/))
  const scoreOf = (label: string) => rows.find(([name]) => name === label)?.[1]
  return {
    ...saidOnTop(text),
    listed: countsOf(found.map(([, severity]) => severity)),
    ...extentsIn(found.map(([, , facts]) => facts!.split(' · '))),
    pages: Object.fromEntries(view.pages.map(({ url, label }) => [url, { score: numberIn(scoreOf(label)) }])),
  }
}

function inSummary(view: ReportView): ReportNumbers {
  const text = renderSummary(view)
  return {
    ...saidOnTop(text),
    ...introducedIn(text),
    pages: pagesInTable(view, text, ([score, error]) => ({ score: numberIn(score), error: Number(error) })),
  }
}

function inComment(view: ReportView): ReportNumbers {
  const run = { name: '1', url: 'https://github.example/run' }
  const text = renderComment(view, {
    marker: '',
    failOn: 'error',
    run,
    artifact: undefined,
    commit: undefined,
  })
  const { listed, subjects } = introducedIn(text)
  const pages = pagesInTable(view, text, ([score, error, warning, notice]) => ({
    score: numberIn(score),
    error: Number(error),
    warning: Number(warning),
    notice: Number(notice),
  }))
  return { ...saidOnTop(text), listed, subjects, pages }
}

function pagesInTable(
  { pages }: ReportView,
  text: string,
  read: (cells: readonly string[]) => NonNullable<ReportNumbers['pages']>[string],
): NonNullable<ReportNumbers['pages']> {
  const rows = text
    .split('\n')
    .filter(line => line.startsWith('| '))
    .map(line => line.split('|').map(cell => cell.replaceAll('*', '').trim()))
  return Object.fromEntries(
    pages.map(({ url, label }) => {
      const [, , ...cells] = rows.find(row => row[1]!.includes(`\`${label}\``))!
      return [url, read(cells)]
    }),
  )
}

/** Findings of a text in Markdown, by the lines that introduce them. */
function introducedIn(text: string) {
  const found = [...text.matchAll(/^(?:🔴|🟠|🔵) (Error|Warning|Notice) · \*\*.*\*\* · (.*)$/gm)]
  return {
    listed: countsOf(found.map(([, word]) => WORDS[word as keyof typeof WORDS])),
    ...extentsIn(
      found.map(([, , facts]) => facts!.replace(/\[?`([^`]*)`(?:\]\([^)]*\))?/g, '$1').split(' · ')),
    ),
  }
}

function inHtml(view: ReportView): ReportNumbers {
  const html = renderHtml(view)
  const tile = (name: string) => numberIn(new RegExp(`<dt>${name}</dt><dd>([\\d,]+)`).exec(html)?.[1]) ?? 0
  const inNavigation = (id: string) =>
    numberIn(new RegExp(`<a href="#${id}">[^<]*<span class="count"> ([\\d,]+)`).exec(html)?.[1]) ?? 0
  if (
    inNavigation('unverified') !== tile('Checks not verified') ||
    inNavigation('not-measured') !== tile('Tool runs not measured')
  )
    throw new Error('the navigation has other numbers than the tiles')
  const found = [
    ...html.matchAll(/<details id="finding-[^>]*data-severity="(\w+)".*?<span class="id">([^<]*)</gs),
  ]
  const filters = [...html.matchAll(/> (error|warning|notice) \((\d+)\)/g)]
  const listed = countsOf(found.map(([, severity]) => severity))
  for (const [, severity, count] of filters)
    if (listed[severity as Severity] !== Number(count))
      throw new Error(`the filter says ${count} of ${severity}`)
  const pages = [...html.matchAll(/id="page-(\d+)".*?<span class="id">([^<]*)</gs)]
  return {
    counts: { error: tile('Errors'), warning: tile('Warnings'), notice: tile('Notices') },
    unmeasured: tile('Tool runs not measured'),
    unverified: tile('Checks not verified'),
    fates: html.includes('<dt>Known</dt>')
      ? { new: tile('New'), known: tile('Known'), fixed: tile('Fixed') }
      : null,
    listed,
    ...extentsIn(found.map(([, , facts]) => facts!.split(' · ').flatMap(part => part.split(', ')))),
    pages: Object.fromEntries(
      pages.flatMap(([, number, words]) => {
        const page = view.pages.find(each => each.number === Number(number))
        const count = (severity: Severity) => Number(new RegExp(`(\\d+) ${severity}`).exec(words!)?.[1] ?? 0)
        const counts = { error: count('error'), warning: count('warning'), notice: count('notice') }
        return page
          ? [[page.url, { score: numberIn(/score (\S+?)(?:,|$)/.exec(words!)?.[1]), ...counts }]]
          : []
      }),
    ),
  }
}

async function inJunit(view: ReportView): Promise<ReportNumbers> {
  let text = ''
  for await (const chunk of junitChunks(view, async () => undefined)) text += chunk
  const suites = elementsOf(parseXml(text), 'testsuite')
  for (const { attributes } of suites.flatMap(suite => elementsOf(suite, 'failure'))) {
    const [, ...counts] =
      /^(?:(\d+) errors?)?(?:, )?(?:(\d+) warnings?)?(?:, )?(?:(\d+) notices?)?: /.exec(
        attributes['message']!,
      ) ?? []
    if (counts.length === 0) continue
    const sum = counts.reduce((all, count) => all + Number(count ?? 0), 0)
    const more = Number(/ and (\d+) more findings?$/.exec(attributes['message']!)?.[1] ?? 0)
    if (sum !== more + 1) throw new Error(`a failure counts ${sum} findings and names ${more + 1}`)
  }
  const rows = suites.map(suite => ({
    url: suite.attributes['url'],
    found: elementsOf(suite, 'testcase').flatMap(({ children }) =>
      children.flatMap(({ text: said }) => [...said.matchAll(/^(error|warning|notice): .* \((\S+)\)$/gm)]),
    ),
  }))
  const all = rows.flatMap(({ url, found }) => found.map(([, severity, id]) => ({ url, id: id!, severity })))
  const unmeasured = suites
    .slice(1)
    .reduce((sum, { attributes }) => sum + Number(attributes['errors']) + Number(attributes['skipped']), 0)
  return {
    unmeasured,
    listed: worstOf(all),
    subjects: subjectsOf(view, all),
  }
}

async function inSarif(view: ReportView): Promise<ReportNumbers> {
  const [run] = JSON.parse(await renderSarif(view, async () => undefined)).runs
  const severities = { error: 'error', warning: 'warning', note: 'notice' } as const
  const levels: (keyof typeof severities)[] = run.tool.driver.rules.map(
    (rule: { defaultConfiguration: { level: string } }) => rule.defaultConfiguration.level,
  )
  const notes: { message: { text: string } }[] = run.invocations[0].toolExecutionNotifications
  const unverified = notes.map(({ message }) => /^([\d,]+) checks? not verified/.exec(message.text)?.[1])
  return {
    unverified: numberIn(unverified.find(words => words !== undefined)) ?? 0,
    fates: fatesIn(
      view,
      run.results.map((result: { ruleId: string; baselineState?: string }) => ({
        id: result.ruleId,
        isNew: result.baselineState === 'new',
      })),
    ),
    listed: countsOf(levels.map(level => severities[level])),
  }
}

function inFindingsCsv(view: ReportView): ReportNumbers {
  const rows = rowsOf(findingsCsv(view))
  const all = rows.map(row => ({ url: row['page']!, id: row['check']!, severity: row['severity'] }))
  const fates = fatesIn(
    view,
    rows.map(row => ({ id: row['check']!, isNew: row['baseline'] === 'new' })),
  )
  return { fates, listed: worstOf(all), subjects: subjectsOf(view, all) }
}

/** What the places of findings say: a finding with a new place is new. */
function fatesIn({ comparison }: ReportView, places: readonly { id: string; isNew: boolean }[]) {
  if (!comparison) return null
  const fresh = new Set(places.filter(({ isNew }) => isNew).map(({ id }) => id))
  return { new: fresh.size, known: new Set(places.map(({ id }) => id)).size - fresh.size }
}

function inPagesCsv(view: ReportView): ReportNumbers {
  return {
    pages: Object.fromEntries(
      rowsOf(pagesCsv(view)).map(row => [
        row['url']!,
        {
          score: numberIn(row['score']),
          error: Number(row['errors']),
          warning: Number(row['warnings']),
          notice: Number(row['notices']),
        },
      ]),
    ),
  }
}

function inOutputs(view: ReportView): ReportNumbers {
  const file = join(tmpdir(), `outputs-${crypto.randomUUID()}`)
  const before = process.env['GITHUB_OUTPUT']
  writeFileSync(file, '')
  process.env['GITHUB_OUTPUT'] = file
  try {
    const published = { artifact: undefined, page: undefined, commentUrl: undefined }
    setOutputs(view, {}, published as Parameters<typeof setOutputs>[2])
    const text = readFileSync(file, 'utf8')
    const output = (name: string) => Number(new RegExp(`^${name}<<.*\n(.*)$`, 'm').exec(text)![1])
    return {
      counts: { error: output('errors'), warning: output('warnings'), notice: output('notices') },
      unmeasured: output('not-measured'),
      fates: view.comparison ? { new: output('new-failures'), fixed: output('fixed') } : null,
    }
  } finally {
    if (before === undefined) delete process.env['GITHUB_OUTPUT']
    else process.env['GITHUB_OUTPUT'] = before
    rmSync(file)
  }
}

interface Listed {
  url: string | undefined
  id: string
  severity: string | undefined
}

function worstOf(all: readonly Listed[]): Counts {
  const byId = Map.groupBy(all, ({ id }) => id)
  return countsOf(
    Array.from(byId.values(), same =>
      SEVERITIES.find(severity => same.some(each => each.severity === severity)),
    ),
  )
}

function subjectsOf({ sites }: ReportView, all: readonly Listed[]): Record<string, string> {
  const origins = new Set(sites.map(({ url }) => url))
  const byId = Map.groupBy(all, ({ id }) => id)
  return Object.fromEntries(
    Array.from(byId, ([id, same]) => {
      const urls = new Set(same.map(({ url }) => url!))
      const ofSites = urls.intersection(origins).size
      return [id, subjectsIn(urls.size - ofSites, ofSites)]
    }),
  )
}

function subjectsIn(pages: number, sites: number): string {
  return [
    ...(pages > 0 ? [pages === 1 ? '1 page' : `${pages} pages`] : []),
    ...(sites > 0 ? [sites === 1 ? 'whole site' : `${sites} sites`] : []),
  ].join(' and ')
}

/** @param facts of each finding: its ids, and how far it reaches */
function extentsIn(facts: readonly (readonly string[])[]) {
  const subjects: Record<string, string> = {}
  const places: Record<string, number> = {}
  for (const [id, ...words] of facts) {
    subjects[id!] = words.find(word => /^(?:\d+ pages?|whole site|\d+ sites)/.test(word)) ?? ''
    const count = words.find(word => /^[\d,]+ places?$/.test(word))
    if (count !== undefined) places[id!] = numberIn(count)!
  }
  return { subjects, places }
}

/** The figures beside the verdict; a fold, where there is one, must say the same of what could not be verified. */
function saidOnTop(text: string): ReportNumbers {
  const [, error, warning, notice] = FIGURES.exec(text)!.map(numberIn)
  const fates = FATES.exec(text)?.map(numberIn)
  const unverified = numberIn(/ ([\d,]+) checks? not verified · /.exec(text)?.[1]) ?? 0
  const folded = /<summary>([\d,]+) checks? not verified<\/summary>/.exec(text)?.[1]
  if (folded !== undefined && numberIn(folded) !== unverified)
    throw new Error(`the fold says ${folded}, the figures ${unverified}`)
  return {
    counts: { error: error!, warning: warning!, notice: notice! },
    unmeasured: numberIn(/ ([\d,]+) tool runs? not measured · /.exec(text)?.[1]) ?? 0,
    unverified,
    fates: fates ? { new: fates[1]!, known: fates[2]!, fixed: fates[3]! } : null,
  }
}

function countsOf(severities: readonly (string | undefined)[]): Counts {
  const counts = { error: 0, warning: 0, notice: 0 }
  for (const severity of severities) counts[severity as Severity]++
  return counts
}

function numberIn(text: string | undefined): number | null {
  const number = Number.parseFloat((text ?? '').replaceAll(',', ''))
  return Number.isNaN(number) ? null : number
}

/** Rows by the names in the first; values here have no line ends. */
function rowsOf(chunks: Iterable<string>): Record<string, string>[] {
  const lines = [...chunks]
    .join('')
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
  const [names, ...rows] = lines.map(line =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain!),
  )
  return rows.map(row => Object.fromEntries(names!.map((name, index) => [name, row[index]!])))
}
