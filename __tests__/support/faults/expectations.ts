import { constants } from 'node:os'
import type { Fault } from './fault.ts'
import type { Met } from './front.ts'
import type { Scenario } from './scenario.ts'
import { SURROUNDINGS } from './surroundings.ts'
import { type WayName, wayOf } from './ways.ts'

/** What must hold of a run in which one thing breaks, beside what always must. */
export interface Expectation {
  exitCodes: readonly number[]
  /**
   * `complete`: every tool run is as it is where nothing breaks. `there`: there is a report. `lost`: it is lost, and
   * all else that tells of the run is there. `any`: there may be none.
   */
  report: 'complete' | 'there' | 'lost' | 'any'
  /** Whether a tool must be measured on a page, as it is where nothing breaks. */
  measures(path: string, tool: string): boolean
}

const FAILED = 1
const WRONG_SETTINGS = 2
const RUN_FAILED = 3

const NOTHING = () => false
const ALL = () => true

/** What must hold of a scenario under a fault. */
export function expectationOf(scenario: Scenario, fault: Fault | undefined): Expectation {
  const { exitCode } = scenario
  if (scenario.isService) return ofService(fault)
  const withoutChrome: Expectation = {
    exitCodes: [exitCode, FAILED],
    report: 'there',
    measures: (_, tool) => !NEEDS_CHROME.includes(tool),
  }
  switch (fault?.kind) {
    case undefined:
    case 'client':
      return { exitCodes: [exitCode], report: 'complete', measures: ALL }
    case 'request':
      return ofRequest(scenario, fault.at, fault.way)
    case 'file':
      return ofFile(scenario, fault)
    case 'signal':
      return ofSignal(scenario, fault)
    case 'chrome':
      return withoutChrome
    case 'surroundings': {
      const { exitCodes = [], losesReport, losesBaseline, stopsChrome } = SURROUNDINGS[fault.name]!
      if (stopsChrome && scenario.hasChrome) return withoutChrome
      const codes = [exitCode, ...exitCodes]
      if (exitCodes.length > 0) return { exitCodes: codes, report: 'any', measures: NOTHING }
      if (losesBaseline) codes.push(FAILED)
      return { exitCodes: codes, report: losesReport ? 'lost' : 'complete', measures: ALL }
    }
  }
}

/** Tools that give no result without Chrome. */
const NEEDS_CHROME = ['mobile', 'accessibility', 'ux', 'cookies', 'pagespeed', 'content', 'technology']
/** Tools that look at the page alone. */
const OF_PAGE = ['serp', 'content', 'redirects', 'schema']
const OF_PAGE_ALONE = ['content', 'schema']
/** Ways that last as long as the program lets them. */
const ENDLESS: readonly WayName[] = ['hang', 'drip', 'drip-head']

function ofRequest({ exitCode }: Scenario, at: Met, wayName: WayName): Expectation {
  const way = wayOf(wayName)
  const either = { exitCodes: [exitCode, FAILED], report: 'there' } as const
  if (way.isHarmless) return { exitCodes: [exitCode], report: 'complete', measures: ALL }
  if (at.server === 'github' || at.server === 'blobs') {
    // What was known before is new without the baseline.
    const exitCodes = isOfBaseline(at.key) ? [exitCode, FAILED] : [exitCode]
    return { exitCodes, report: 'complete', measures: ALL }
  }
  const isGone = wayName === 'gone'
  const spreads = isGone || wayName.startsWith('429')
  if (at.server === 'service') {
    const tool = /\/tools\/(.+)$/.exec(at.key)?.[1]
    if (tool === undefined) {
      return { exitCodes: [exitCode, FAILED, RUN_FAILED], report: 'any', measures: NOTHING }
    }
    const exitCodes = way.persists ? [FAILED] : either.exitCodes
    return { exitCodes, report: 'there', measures: (_, other) => !spreads && other !== tool }
  }
  // The page itself may take as long as a tool, which then ends with it.
  const own = ENDLESS.includes(wayName) ? OF_PAGE_ALONE : OF_PAGE
  const path = /^GET (\/(?:guide|sizes)?)$/.exec(at.key)?.[1]
  if (path === undefined) {
    const isSource = /sitemap/.test(at.key)
    if (isSource)
      return { exitCodes: [exitCode, FAILED, WRONG_SETTINGS, RUN_FAILED], report: 'any', measures: NOTHING }
    // What asks for no more than the page is measured whatever hangs beside it.
    return {
      ...either,
      report: isGone ? 'any' : 'there',
      measures: (_, tool) => !isGone && OF_PAGE.includes(tool),
    }
  }
  // A page that asks to sign in is a page.
  const isSure = way.persists && at.nth === 1 && wayName !== 'html'
  return {
    exitCodes: isSure ? [FAILED] : either.exitCodes,
    report: isGone ? 'any' : 'there',
    measures: (other, tool) => !spreads && other !== path && own.includes(tool),
  }
}

/** It writes no report; what its client is told is judged separately. */
function ofService(fault: Fault | undefined): Expectation {
  const ofSignals = fault?.kind === 'signal' ? codesOf(fault.signals) : []
  const ofSurroundings = (fault?.kind === 'surroundings' && SURROUNDINGS[fault.name]!.exitCodes) || []
  const exitCodes = [0, ...ofSignals, ...ofSurroundings]
  return { exitCodes, report: 'any', measures: NOTHING }
}

function isOfBaseline(key: string): boolean {
  return /\/actions\/(?:artifacts|runs)|GET blob/.test(key)
}

function ofFile({ exitCode }: Scenario, { key, code, onwards }: Fault & { kind: 'file' }): Expectation {
  const [, operation, path] = /^(?:thread )?(\w+) (.*)$/.exec(key) as unknown as [string, string, string]
  const refused = { exitCodes: [WRONG_SETTINGS, RUN_FAILED], report: 'any', measures: NOTHING } as const
  const isMissing = code === 'ENOENT'
  if (/^workspace(?:\/seo-report)?$/.test(path) && /mkdir|access|lstat|realpath/.test(operation)) {
    // It is made before anything is measured. There may be room again when the report is written.
    return { ...refused, exitCodes: [exitCode, ...refused.exitCodes] }
  }
  if (/^workspace\/seo-report/.test(path)) {
    const isWrite = /writeFile|open|rename/.test(operation)
    return { exitCodes: [exitCode], report: isWrite ? 'lost' : 'complete', measures: ALL }
  }
  if (/^workspace\/shards/.test(path)) return { ...refused, exitCodes: [FAILED, WRONG_SETTINGS, RUN_FAILED] }
  if (/^workspace\/\.github/.test(path)) {
    return isMissing ? { exitCodes: [exitCode], report: 'complete', measures: ALL } : refused
  }
  if (/baseline\.json$/.test(path)) {
    return isMissing ? { exitCodes: [exitCode, FAILED], report: 'complete', measures: ALL } : refused
  }
  if (/^workspace\/site/.test(path)) {
    return { exitCodes: [exitCode, FAILED, WRONG_SETTINGS], report: 'any', measures: NOTHING }
  }
  if (/^event\.json/.test(path)) {
    return { exitCodes: [exitCode, FAILED, WRONG_SETTINGS], report: 'any', measures: NOTHING }
  }
  if (/^(?:thread )?tmp/.test(path))
    return { exitCodes: [exitCode, FAILED], report: 'there', measures: NOTHING }
  return { exitCodes: [exitCode], report: onwards ? 'any' : 'complete', measures: ALL }
}

function ofSignal({ exitCode }: Scenario, { at, signals }: Fault & { kind: 'signal' }): Expectation {
  const exitCodes = codesOf(signals)
  const isOrderly = signals.length === 1 && (signals[0] === 'SIGINT' || signals[0] === 'SIGTERM')
  const isPublishing = at.on === 'request' && /^(?:github|blobs)$/.test(at.server) && !isOfBaseline(at.key)
  // It may come too late to be heard of.
  if (at.on === 'file' && at.key === 'appendFile output') exitCodes.push(exitCode)
  if (isPublishing) return { exitCodes, report: 'complete', measures: ALL }
  // Until its sitemap is read, it does not know all of its pages.
  const hasBegun =
    at.on === 'request' && /^(?:site|service)$/.test(at.server) && !/robots\.txt|sitemap/.test(at.key)
  return { exitCodes, report: isOrderly && hasBegun ? 'there' : 'any', measures: NOTHING }
}

/** What a shell says of a program that a signal ended. */
function codesOf(signals: readonly NodeJS.Signals[]): number[] {
  return signals.map(signal => 128 + constants.signals[signal])
}
