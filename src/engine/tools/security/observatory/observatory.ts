import { testContentSecurityPolicy } from './content-security-policy.ts'
import { testCookies } from './cookies.ts'
import { gradeOf, scoreOf } from './grade.ts'
import { OBSERVATORY_TESTS, type ObservatoryTest, outcomeOf } from './outcomes.ts'
import {
  testContentTypeOptions,
  testEmbedderPolicy,
  testFrameOptions,
  testOpenerPolicy,
  testReferrerPolicy,
  testResourcePolicy,
  testResourceSharing,
} from './page-headers.ts'
import type { ObservatoryScan, TestFinding } from './scan.ts'
import { testSubresourceIntegrity } from './subresource-integrity.ts'
import { testRedirection, testStrictTransportSecurity } from './transport.ts'

type Findings = { [Test in ObservatoryTest]: TestFinding<Test> }

/** What the Observatory says of a page. */
export interface ObservatoryReport {
  tests: Findings
  /** Points, 0 to 145. */
  score: number
  /** A+ to F. */
  grade: string
}

/**
 * Runs the tests of the MDN HTTP Observatory. Where this differs from its program, the tests say how: it then follows
 * what browsers do, so that nothing is reported that is not so.
 *
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export function observe(scan: ObservatoryScan): ObservatoryReport {
  const tests: Findings = {
    'content-security-policy': testContentSecurityPolicy(scan),
    cookies: testCookies(scan),
    'cross-origin-embedder-policy': testEmbedderPolicy(scan),
    'cross-origin-opener-policy': testOpenerPolicy(scan),
    'cross-origin-resource-sharing': testResourceSharing(scan),
    redirection: testRedirection(scan),
    'referrer-policy': testReferrerPolicy(scan),
    'strict-transport-security': testStrictTransportSecurity(scan),
    'subresource-integrity': testSubresourceIntegrity(scan),
    'x-content-type-options': testContentTypeOptions(scan),
    'x-frame-options': testFrameOptions(scan),
    'cross-origin-resource-policy': testResourcePolicy(scan),
  }
  const score = scoreOf(OBSERVATORY_TESTS.map(test => outcomeOf(test, tests[test].result).modifier))
  return { tests, score, grade: gradeOf(score) }
}
