import type { JsonObject } from '../../../api/results.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { testCookies } from './observatory/cookies.ts'
import type { Gathered } from './observatory/gather.ts'
import { observe } from './observatory/observatory.ts'
import {
  ALGORITHM_VERSION,
  type AnyResult,
  OBSERVATORY_TESTS,
  type ObservatoryTest,
  outcomeOf,
} from './observatory/outcomes.ts'
import type { AnyFinding, ObservatoryScan } from './observatory/scan.ts'

export interface ObservatoryJudgements {
  judgements: Record<ObservatoryTest, Judgement>
  /** 0 to 100; null where the Observatory's points cannot be stated. */
  score: number | null
  facts: JsonObject
}

/** Headers whose presence shows that a server is set up as the site's own. */
const SECURITY_HEADERS = [
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]

/**
 * Turns the tests of the Observatory into checks and its points into the score.
 *
 * A local server is judged by what it can show: it has no HTTPS of its own to lead to, and where it sends no security
 * header at all, another server will send them once the site is published. Its points would be those of the preview,
 * so there are none.
 */
export function judgeObservatory({ scan, crossOrigin }: Gathered, isLocal: boolean): ObservatoryJudgements {
  const probed = 'failure' in crossOrigin ? undefined : crossOrigin
  const whole: ObservatoryScan = { ...scan, crossOrigin: probed ?? { origin: '', headers: new Map() } }
  const { tests: found, score, grade } = observe(whole)
  const tests: Record<ObservatoryTest, AnyFinding> = isLocal
    ? { ...found, cookies: testCookies(whole, false) }
    : found
  const sendsHeaders = SECURITY_HEADERS.some(name => scan.headers.has(name))
  const judgements = {} as Record<ObservatoryTest, Judgement>
  for (const test of OBSERVATORY_TESTS) {
    judgements[test] = isLocal ? judgeLocal(test, tests[test], sendsHeaders) : judgementOf(test, tests[test])
  }
  const ofPlatform = scan.preview && !isLocal ? faultsOfHost(tests) : []
  for (const test of ofPlatform) judgements[test] = notApplicable(OF_THE_PLATFORM)
  if (!isLocal && new URL(scan.url).port !== '' && scan.httpRoute === 'none') {
    judgements.redirection = notApplicable('the site is on a port of its own, to which no HTTP port belongs')
  }
  if ('failure' in crossOrigin) {
    judgements['cross-origin-resource-sharing'] = notMeasured(crossOrigin.failure)
  }
  const unknown = isLocal
    ? 'the server is a local one: HTTPS, HSTS and redirects of the site cannot be seen on it'
    : 'failure' in crossOrigin
      ? crossOrigin.failure
      : ofPlatform.length > 0
        ? OF_THE_PLATFORM
        : undefined
  const stated = OBSERVATORY_TESTS.filter(test => !isUnjudged(judgements[test]))
  for (const test of stated) {
    const absence = ABSENT[tests[test].result]
    if (absence !== undefined) judgements[test] = notApplicable(absence)
  }
  const results = Object.fromEntries(stated.map(test => [test, resultFacts(test, tests[test])]))
  const observatory: JsonObject = { algorithmVersion: ALGORITHM_VERSION, tests: results }
  if (unknown !== undefined) {
    return { judgements, score: null, facts: { grade: null, gradeReason: unknown, observatory } }
  }
  return {
    judgements,
    score: Math.min(score, 100),
    facts: {
      grade,
      observatory: {
        ...observatory,
        score,
        hstsPreloadList: 'top-level domains alone; the entries of single hosts are not looked up',
      },
    },
  }
}

const OF_THE_PLATFORM = 'how a preview’s host leads to HTTPS and stays there is for its platform to say'

/** What fails because of the host alone; an HSTS header that is there may be the site's, and ship with it. */
function faultsOfHost(tests: Record<ObservatoryTest, AnyFinding>): ObservatoryTest[] {
  const { redirection, 'strict-transport-security': hsts } = tests
  return [
    ...(outcomeOf('redirection', redirection.result).pass ? [] : ['redirection' as const]),
    ...(hsts.result.startsWith('hsts-not-implemented') ? ['strict-transport-security' as const] : []),
  ]
}

/** What the Observatory passes because nothing is there that could fail; its points count all the same. */
const ABSENT: Readonly<Partial<Record<AnyResult, string>>> = {
  'cookies-not-found': 'no cookies are set on the way to the page',
  'coep-not-implemented': 'the page sends no Cross-Origin-Embedder-Policy',
  'coop-not-implemented': 'the page sends no Cross-Origin-Opener-Policy',
  'corp-not-implemented': 'the page sends no Cross-Origin-Resource-Policy',
  'sri-not-implemented-but-no-scripts-loaded': 'the page has no scripts',
}

function isUnjudged({ outcome }: Judgement): boolean {
  return outcome === 'not-applicable' || outcome === 'not-measured'
}

function resultFacts(test: ObservatoryTest, { result }: AnyFinding): JsonObject {
  const { modifier, pass: passes } = outcomeOf(test, result)
  return { result, modifier, pass: passes }
}

function judgementOf(test: ObservatoryTest, { result, places }: AnyFinding): Judgement {
  const outcome = outcomeOf(test, result)
  const points = `${outcome.modifier > 0 ? '+' : ''}${outcome.modifier} points`
  if (outcome.pass) return pass(outcome.modifier === 0 ? outcome.says : `${outcome.says} (${points})`)
  return fail(places, `${outcome.says} (${points})`)
}

function judgeLocal(test: ObservatoryTest, finding: AnyFinding, sendsHeaders: boolean): Judgement {
  if (test === 'redirection' || test === 'strict-transport-security') {
    return notApplicable('the server is a local one, which has no HTTPS site to lead to')
  }
  const { pass: passes } = outcomeOf(test, finding.result)
  if (!passes && finding.result.endsWith('-not-implemented') && !sendsHeaders) {
    return notApplicable('the local server sends no security headers: the published site’s server has to')
  }
  return withoutPoints(judgementOf(test, finding))
}

/** No points are counted on a local server. */
function withoutPoints(judgement: Judgement): Judgement {
  const message = judgement.message?.replace(/ \([+-]?\d+ points\)$/, '')
  return message === undefined ? judgement : { ...judgement, message }
}
