import type { JsonObject } from '../../../api/results.ts'
import { isLocalHost } from '../../../net/host-kind.ts'
import { platformOf } from '../../../net/platform.ts'
import {
  fail,
  type Judgement,
  type Judgements,
  notApplicable,
  notMeasured,
  pass,
  sameForAll,
} from '../../judging/judgement.ts'
import { type CheckDefinition, defineTopic, type Findings } from '../../judging/tool-definition.ts'
import { testCookies } from './observatory/cookies.ts'
import { type Gathered, gatherScan } from './observatory/gather.ts'
import { observe } from './observatory/observatory.ts'
import {
  ALGORITHM_VERSION,
  type AnyResult,
  OBSERVATORY_TESTS,
  type ObservatoryTest,
  outcomeOf,
} from './observatory/outcomes.ts'
import { sendsSecurityHeaders, setsSecurityHeaders } from './observatory/page-headers.ts'
import type { AnyFinding, ObservatoryScan } from './observatory/scan.ts'

const MDN = 'https://developer.mozilla.org/en-US/docs/Web'

/** One check for each test of the MDN HTTP Observatory, under the test's name. */
const CHECKS = {
  'content-security-policy': {
    scope: 'site',
    severity: 'notice',
    title: 'Pages have no effective Content-Security-Policy',
    why: 'A script that an attacker gets into a page can do everything: read forms and sessions, or add spam links that search engines see.',
    fix: 'Name which scripts may run, with nonces or hashes instead of \'unsafe-inline\'. Where you can send headers, test the policy first as Content-Security-Policy-Report-Only. On hosts without headers of your own, such as GitHub Pages, put it into a <meta http-equiv="Content-Security-Policy"> with hashes; Report-Only does not work there.',
    help: `${MDN}/Security/Practical_implementation_guides/CSP`,
    example: "Content-Security-Policy: script-src 'unsafe-inline' *",
  },
  cookies: {
    scope: 'site',
    severity: 'warning',
    title: 'Cookies lack Secure, HttpOnly or SameSite',
    why: 'Without Secure a cookie is sent unencrypted, without HttpOnly a script can steal it, and without SameSite other sites can use it in forged requests.',
    fix: 'Set cookies with Secure; HttpOnly; SameSite=Lax (or Strict). Leave HttpOnly out only if your scripts read the cookie.',
    help: `${MDN}/Security/Practical_implementation_guides/Cookies`,
    example: 'Set-Cookie: session=3f9ab2c1; Path=/',
  },
  'cross-origin-embedder-policy': {
    scope: 'site',
    severity: 'notice',
    title: 'The Cross-Origin-Embedder-Policy is invalid',
    why: 'Browsers ignore an unknown value, so the page is not isolated.',
    fix: 'Send the header once, with require-corp, credentialless or unsafe-none (no quotes), or remove it.',
    help: `${MDN}/HTTP/Reference/Headers/Cross-Origin-Embedder-Policy`,
    example: 'Cross-Origin-Embedder-Policy: on',
  },
  'cross-origin-opener-policy': {
    scope: 'site',
    severity: 'notice',
    title: 'The Cross-Origin-Opener-Policy is invalid',
    why: 'Browsers ignore an unknown value, so other sites that open the page keep access to its window.',
    fix: 'Send the header once, with same-origin, same-origin-allow-popups, noopener-allow-popups or unsafe-none (no quotes), or remove it.',
    help: `${MDN}/HTTP/Reference/Headers/Cross-Origin-Opener-Policy`,
    example: 'Cross-Origin-Opener-Policy: same-site',
  },
  'cross-origin-resource-sharing': {
    scope: 'site',
    severity: 'warning',
    title: 'Any site can read the page as a signed-in visitor',
    why: 'The server allows every origin, with credentials. A script on any other site can read what your visitors see when they are signed in.',
    fix: 'Allow only origins from a list that you trust. For public data send Access-Control-Allow-Origin: * without Access-Control-Allow-Credentials.',
    help: `${MDN}/Security/Practical_implementation_guides/CORS`,
    example: 'Access-Control-Allow-Origin: https://any.example\nAccess-Control-Allow-Credentials: true',
  },
  redirection: {
    scope: 'site',
    severity: 'warning',
    title: 'HTTP does not redirect straight to HTTPS',
    why: 'Others can read and change what visitors of an http: link get, and search engines find each page twice.',
    fix: 'Redirect every http: URL to the same URL with https:, with 301 or 308.',
    help: `${MDN}/Security/Practical_implementation_guides/TLS#http_redirection`,
    example: 'http://www.example.com/ answers 200',
  },
  'referrer-policy': {
    scope: 'site',
    severity: 'notice',
    title: 'The Referrer-Policy is less strict than the default of browsers',
    why: 'Other sites get the full URL of the page, with its path and query; or the value is unknown, and browsers ignore it.',
    fix: 'Send Referrer-Policy: strict-origin-when-cross-origin, or remove the policy: that is the default of browsers.',
    help: `${MDN}/Security/Practical_implementation_guides/Referrer_policy`,
    example: 'Referrer-Policy: unsafe-url',
  },
  'strict-transport-security': {
    scope: 'site',
    severity: 'notice',
    title: 'Strict-Transport-Security (HSTS) is missing or too weak',
    why: 'Without it a visit can start over plain HTTP, where others can read and redirect it.',
    fix: 'Send Strict-Transport-Security: max-age=31536000 over HTTPS. Add includeSubDomains once all subdomains use HTTPS.',
    help: `${MDN}/Security/Practical_implementation_guides/TLS#http_strict_transport_security_implementation`,
    example: 'no Strict-Transport-Security header',
  },
  'subresource-integrity': {
    severity: 'notice',
    title: 'An external script is not protected, or its integrity does not work',
    why: 'Over plain HTTP anybody on the way can change it. With an integrity that browsers cannot check, they ignore the hash or the script.',
    fix: 'Load the script over HTTPS, and give it a SHA-384 hash together with crossorigin, or no integrity at all.',
    help: `${MDN}/Security/Subresource_Integrity`,
    example:
      '<script src="https://cdn.example.net/vue.js" integrity="sha384-…"></script>, without crossorigin',
  },
  'x-content-type-options': {
    scope: 'site',
    severity: 'notice',
    title: 'X-Content-Type-Options: nosniff is missing',
    why: 'Without it browsers may run a file as a script because of its content, whatever its declared type.',
    fix: 'Send X-Content-Type-Options: nosniff with every response.',
    help: `${MDN}/Security/Practical_implementation_guides/MIME_types`,
    example: 'no X-Content-Type-Options header',
  },
  'x-frame-options': {
    scope: 'site',
    severity: 'notice',
    title: 'Other sites can show the page in a frame',
    why: 'A site can hide the page in an invisible frame and make visitors click in it (clickjacking).',
    fix: "Send Content-Security-Policy: frame-ancestors 'self' (or 'none'), or X-Frame-Options: DENY or SAMEORIGIN.",
    help: `${MDN}/Security/Attacks/Clickjacking`,
    example: 'neither X-Frame-Options nor frame-ancestors in the Content-Security-Policy',
  },
  'cross-origin-resource-policy': {
    scope: 'site',
    severity: 'notice',
    title: 'The Cross-Origin-Resource-Policy is invalid',
    why: 'Browsers ignore an unknown value, so other sites can embed the resource.',
    fix: 'Send the header once, with same-origin, same-site or cross-origin, or remove it.',
    help: `${MDN}/Security/Practical_implementation_guides/CORP`,
    example: 'Cross-Origin-Resource-Policy: all',
  },
} as const satisfies Record<ObservatoryTest, CheckDefinition>

/** The tests of the MDN HTTP Observatory, whose points are the score. */
export const observatory = defineTopic({
  checks: CHECKS,
  async judge(visit) {
    const { failure } = await visit.exchange()
    if (failure?.kind === 'certificate') {
      const unseen = notMeasured(`${failure.url} ${failure.message}`)
      const facts = { grade: null, gradeReason: `the page ${failure.message}` }
      return { judgements: sameForAll(CHECKS, unseen), facts }
    }
    const page = await visit.htmlPage()
    return judgeScan(await gatherScan(visit, page), new URL(page.url).hostname)
  },
})

/**
 * Turns the tests into checks and their points into the score.
 *
 * A local server is judged by what it can show: it has no HTTPS of its own to lead to, and where it sends no security
 * header at all, another server will send them once the site is published. Its points would be those of the preview,
 * so there are none.
 */
function judgeScan({ scan, crossOrigin }: Gathered, hostname: string): Findings<ObservatoryTest> {
  const isLocal = isLocalHost(hostname)
  const unprobed = 'failure' in crossOrigin ? crossOrigin.failure : undefined
  const probed = 'failure' in crossOrigin ? { origin: '', headers: new Map() } : crossOrigin
  const whole: ObservatoryScan = { ...scan, crossOrigin: probed }
  const { tests: found, score, grade } = observe(whole)
  const tests: Tests = isLocal ? { ...found, cookies: testCookies(whole, false) } : found
  const ofPlatform = isLocal ? [] : faultsOfPlatform(tests, whole, platformOf(hostname))
  const judgements = isLocal ? judgeLocal(tests, whole) : judgePublic(tests, whole)
  for (const test of ofPlatform) judgements[test] = notApplicable(OF_THE_PLATFORM)
  if (unprobed !== undefined) judgements['cross-origin-resource-sharing'] = notMeasured(unprobed)
  const stated = OBSERVATORY_TESTS.filter(test => !isUnjudged(judgements[test]))
  for (const test of stated) {
    const absence = ABSENT[tests[test].result]
    if (absence !== undefined) judgements[test] = notApplicable(absence)
  }
  const results = Object.fromEntries(stated.map(test => [test, resultFacts(test, tests[test])]))
  const scanFacts: JsonObject = { algorithmVersion: ALGORITHM_VERSION, tests: results }
  const hidden = ofPlatform.length > 0 ? OF_THE_PLATFORM : undefined
  const unseen = isLocal ? UNSEEN_LOCALLY : (unprobed ?? hidden)
  if (unseen !== undefined) {
    return { judgements, facts: { grade: null, gradeReason: unseen, observatory: scanFacts } }
  }
  const hstsPreloadList = 'only top-level domains; the entries of single hosts are not looked up'
  return {
    judgements,
    score: Math.min(score, 100),
    facts: { grade, observatory: { ...scanFacts, score, hstsPreloadList } },
  }
}

type Tests = Record<ObservatoryTest, AnyFinding>

const UNSEEN_LOCALLY = 'a local server does not show HTTPS, HSTS and redirects of the site'
const OF_THE_PLATFORM = 'this host and its headers belong to its platform'

/**
 * What fails because of the platform alone. An HSTS header that is there may be the site's, and ship with it; of a host
 * that sends none of the headers that a site has to set, it is not known whether the site could.
 *
 * @param platform whose host it is
 */
function faultsOfPlatform(
  tests: Tests,
  { headers, preview }: ObservatoryScan,
  platform: string | undefined,
): ObservatoryTest[] {
  if (!preview && platform === undefined) return []
  const { redirection, 'strict-transport-security': hsts } = tests
  const unset = platform !== undefined && !setsSecurityHeaders(headers) ? absentHeaders(tests) : []
  return [
    ...(outcomeOf('redirection', redirection.result).pass ? [] : ['redirection' as const]),
    ...(hsts.result.startsWith('hsts-not-implemented') ? ['strict-transport-security' as const] : []),
    ...unset,
  ]
}

/** Tests that fail since a header is not sent. */
function absentHeaders(tests: Tests): ObservatoryTest[] {
  return OBSERVATORY_TESTS.filter(test => {
    const { result } = tests[test]
    return !outcomeOf(test, result).pass && result.endsWith('-not-implemented')
  })
}

/** What the Observatory passes because nothing is there that could fail; its points count all the same. */
const ABSENT: Readonly<Partial<Record<AnyResult, string>>> = {
  'cookies-not-found': 'the site sets no cookies on this page',
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

function judgePublic(tests: Tests, { url, httpRoute }: ObservatoryScan): Judgements<ObservatoryTest> {
  const judgements = judgeEach(test => judgementOf(test, tests[test]))
  if (new URL(url).port !== '' && httpRoute === 'none') {
    judgements.redirection = notApplicable('the site has its own port, without one for HTTP')
  }
  return judgements
}

function judgeLocal(tests: Tests, { headers }: ObservatoryScan): Judgements<ObservatoryTest> {
  const unset = sendsSecurityHeaders(headers) ? [] : absentHeaders(tests)
  return judgeEach(test => {
    if (test === 'redirection' || test === 'strict-transport-security') {
      return notApplicable('a local server has no HTTPS to redirect to')
    }
    if (unset.includes(test)) {
      return notApplicable('the local server sends no security headers; those of the published site count')
    }
    return withoutPoints(judgementOf(test, tests[test]))
  })
}

function judgeEach(judge: (test: ObservatoryTest) => Judgement): Judgements<ObservatoryTest> {
  const entries = OBSERVATORY_TESTS.map(test => [test, judge(test)])
  return Object.fromEntries(entries) as Judgements<ObservatoryTest>
}

function judgementOf(test: ObservatoryTest, { result, places, tolerated }: AnyFinding): Judgement {
  const outcome = outcomeOf(test, result)
  const points = `${outcome.modifier > 0 ? '+' : ''}${outcome.modifier} points`
  if (tolerated !== undefined) return pass(`${tolerated} (${points})`)
  if (outcome.pass) return pass(outcome.modifier === 0 ? outcome.says : `${outcome.says} (${points})`)
  return fail(places, `${outcome.says} (${points})`)
}

/** No points are counted on a local server. */
function withoutPoints(judgement: Judgement): Judgement {
  const message = judgement.message?.replace(/ \([+-]?\d+ points\)$/, '')
  return message === undefined ? judgement : { ...judgement, message }
}
