import type { Location, Log, Notification, ReportingDescriptor, Result } from 'sarif'
import type { Severity } from '../../api/results.ts'
import { cutEnd } from '../../text/cut.ts'
import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { linkAddress } from '../link-address.ts'
import { counted } from '../numbers-in-words.ts'
import type { FileOf } from '../place-file.ts'
import type { Finding } from '../view/findings.ts'
import { type PlaceRow, placeRows } from '../view/place-rows.ts'
import { inOrder, saidOf } from '../view/place-words.ts'
import type { ReportView } from '../view/report-view.ts'
import { fileUri, pageUri } from './artifact-uri.ts'
import { Fingerprints } from './fingerprints.ts'
import { fitGzip } from './fit-gzip.ts'
import { markdownHelp, plainCode, plainProse } from './texts.ts'

/** Of the results of a file GitHub keeps so many. */
const MAX_RESULTS = 5_000
/** Bytes of a compressed file: GitHub takes 10 MB, and compresses it in its own way. */
const MAX_GZIPPED = 9_500_000
/** UTF-16 units: of an id; of a title, for which GitHub has 255; of a description and of a message. */
const MAX_ID = 200
const MAX_TITLE = 200
const MAX_TEXT = 1_000
const MAX_SNIPPET = 300
/** Notes on what was not measured. */
const MAX_NOTES = 100

const LEVELS = { error: 'error', warning: 'warning', notice: 'note' } as const
const PROBLEM_SEVERITIES = { error: 'error', warning: 'warning', notice: 'recommendation' } as const
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'
const ABOUT = 'https://github.com/seo-preflight/seo-preflight'

/**
 * The report as SARIF 2.1.0, made for GitHub's code scanning: a rule for each check, a result for each place, the worst
 * ones, so many that GitHub takes the file. It names no category: the step that uploads it has one for each job, or takes
 * what its user gives.
 *
 * @see https://docs.github.com/en/code-security/reference/code-scanning/sarif-files/sarif-support
 */
export async function renderSarif(view: ReportView, fileOf: FileOf): Promise<string> {
  const results = await worstResults(view, fileOf)
  return await fitGzip(
    results,
    some => `${withoutCommands(JSON.stringify(logOf(view, some)))}\n`,
    MAX_GZIPPED,
  )
}

/** A runner acts on `##[command]` wherever it stands in a line: in JSON it can be written otherwise. */
function withoutCommands(json: string): string {
  return json.replace(/##(?=\[)/g, '#\\u0023')
}

interface RuledResult {
  finding: Finding
  result: Result
}

async function worstResults(view: ReportView, fileOf: FileOf): Promise<RuledResult[]> {
  const fingerprints = new Fingerprints(view)
  const results: RuledResult[] = []
  const lines = new Set<string>()
  for (const row of placeRows(view)) {
    if (results.length === MAX_RESULTS) break
    const location = await locationOf(row, fileOf)
    const { artifactLocation, region } = location.physicalLocation!
    const line = JSON.stringify([row.finding.id, artifactLocation!.uri, region?.startLine])
    // By their line GitHub takes two results of a rule for one.
    if (region && lines.has(line)) delete location.physicalLocation!.region
    lines.add(line)
    results.push({ finding: row.finding, result: resultOf(row, location, fingerprints.of(row)) })
  }
  return results
}

function logOf(view: ReportView, results: readonly RuledResult[]): Log {
  const ids = new Map<string, number>()
  const rules: ReportingDescriptor[] = []
  for (const { finding } of results) {
    const id = ruleId(finding)
    if (ids.has(id)) continue
    ids.set(id, rules.length)
    rules.push(ruleOf(finding))
  }
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'SEO Preflight',
            semanticVersion: view.version,
            informationUri: ABOUT,
            rules,
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: true,
            startTimeUtc: view.startedAt,
            toolExecutionNotifications: notificationsOf(view, results.length),
          },
        ],
        results: results.map(({ result }) => ({ ...result, ruleIndex: ids.get(result.ruleId!)! })),
      },
    ],
  }
}

function ruleId({ id }: Finding): string {
  return oneLine(id, MAX_ID) || 'check'
}

function ruleOf(finding: Finding): ReportingDescriptor {
  const { tool, severity, title, why, fix, help, isOfSite } = finding
  const helpUri = linkAddress(help)
  const short = plainProse(title, MAX_TITLE) || ruleId(finding)
  const parts = [
    ...(why === '' ? [] : [plainProse(why, MAX_TEXT)]),
    ...(fix === '' ? [] : [`Fix: ${plainProse(fix, MAX_TEXT)}`]),
    ...(helpUri === undefined ? [] : [`Source: ${helpUri}`]),
  ]
  return {
    id: ruleId(finding),
    shortDescription: { text: short },
    fullDescription: { text: plainProse(why, MAX_TEXT) || short },
    help: { text: parts.join('\n\n') || short, markdown: markdownHelp(finding, MAX_TEXT) || short },
    ...(helpUri !== undefined && { helpUri }),
    defaultConfiguration: { level: LEVELS[severity] },
    properties: {
      tags: ['seo', tool, ...(isOfSite ? ['site'] : [])],
      'problem.severity': PROBLEM_SEVERITIES[severity],
    },
  }
}

function resultOf(
  { finding, failure, place, fate }: PlaceRow,
  location: Location,
  fingerprint: string,
): Result {
  const { occurrence } = place
  return {
    ruleId: ruleId(finding),
    level: levelOf(failure.severity),
    message: { text: messageOf(finding, place) },
    locations: [location],
    partialFingerprints: {
      'seoPreflight/v1': fingerprint,
      // Where the result has a line, `upload-sarif` makes it from the file, and warns of another one that is there.
      ...(!location.physicalLocation?.region && { primaryLocationLineHash: fingerprint }),
    },
    ...(fate && { baselineState: fate === 'new' ? 'new' : 'unchanged' }),
    properties: {
      page: shownUrl(place.page.url, MAX_TEXT),
      ...(occurrence?.selector && { selector: oneLine(occurrence.selector) }),
    },
  }
}

function levelOf(severity: Severity): Result.level {
  return LEVELS[severity]
}

/** The first sentence is what GitHub shows in a list. */
function messageOf({ title, id, fix }: Finding, place: PlaceRow['place']): string {
  const { page, occurrence } = place
  const { resource, words } = saidOf(place, true)
  const where = [
    page.isSite ? 'the whole site' : plainCode(page.label),
    ...inOrder(place, {
      resource: resource === undefined ? '' : plainCode(shownUrl(resource)),
      line: occurrence?.line === undefined ? '' : `line ${occurrence.line}`,
      selector: plainCode(occurrence?.selector ?? ''),
    }).filter(part => part !== ''),
  ]
  const said = plainProse(words || title || id, MAX_TEXT)
  const advice = fix === '' ? '' : `\nFix: ${plainProse(fix, MAX_TEXT)}`
  return `${said}\nWhere: ${where.join(' · ')}${advice}`
}

async function locationOf({ place, failure }: PlaceRow, fileOf: FileOf): Promise<Location> {
  const { page, occurrence } = place
  const file = await fileOf(place)
  const snippet = oneLine(occurrence?.snippet ?? '', MAX_SNIPPET)
  return {
    physicalLocation: {
      artifactLocation: { uri: file ? fileUri(file.path) : pageUri(page) },
      ...(file?.line !== undefined && {
        region: {
          startLine: file.line,
          ...(occurrence?.column !== undefined && { startColumn: occurrence.column }),
          ...(snippet !== '' && { snippet: { text: snippet } }),
        },
      }),
    },
    logicalLocations: [
      { fullyQualifiedName: shownUrl(failure.page.url, MAX_TEXT), kind: page.isSite ? 'site' : 'page' },
    ],
  }
}

/** What was not measured, and what is left out: without a word, it would pass for what is as it should be. */
function notificationsOf(view: ReportView, shown: number): Notification[] {
  const all = view.findings.reduce((sum, { failures }) => {
    return failures.reduce((places, { occurrences }) => places + Math.max(1, occurrences.length), sum)
  }, 0)
  const notes = view.remarks.notMeasured.slice(0, MAX_NOTES).map(({ subjects, text, pages }) => {
    const where = pages.length === 1 ? pages[0]!.label : counted(pages.length, 'page')
    return `${subjects.join(', ')} not measured on ${where}: ${text}`
  })
  if (view.unverified > 0)
    notes.push(`${counted(view.unverified, 'check')} not verified; the report names them with the reasons`)
  if (shown < all) notes.push(`These are the worst ${shown} of ${all} places; the report has all of them`)
  return notes.map(note => ({
    level: 'warning',
    message: { text: cutEnd(plainProse(note, MAX_TEXT), MAX_TEXT) },
  }))
}
