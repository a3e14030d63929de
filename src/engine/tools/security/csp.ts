import type { Occurrence } from '../../../api/results.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { type CheckDefinition, defineTopic, type Findings } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { type CspWeakness, cspWeaknesses, isCertain } from './csp-weaknesses.ts'
import { headerPolicies, testContentSecurityPolicy } from './observatory/content-security-policy.ts'
import { outcomeOf } from './observatory/outcomes.ts'
import { metaPolicies } from './observatory/scan.ts'

const CHECKS = {
  'csp-weaknesses': {
    scope: 'site',
    severity: 'notice',
    title: 'The Content-Security-Policy can be bypassed',
    why: 'Google’s CSP Evaluator found ways around the policy, or parts that browsers do not understand.',
    fix: 'Change the directives shown. A policy with nonces and strict-dynamic has none of these weaknesses.',
    help: 'https://csp-evaluator.withgoogle.com/',
    example: "Content-Security-Policy: default-src 'self'; script-src 'self' https://cdn.jsdelivr.net",
  },
  'csp-weaknesses-in-meta': {
    severity: 'notice',
    title: 'The Content-Security-Policy of the page can be bypassed',
    why: 'Google’s CSP Evaluator found ways around the policy, or parts that browsers do not understand.',
    fix: 'Change the directives shown. A policy with nonces and strict-dynamic has none of these weaknesses.',
    help: 'https://csp-evaluator.withgoogle.com/',
    example:
      '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'; script-src \'self\' https://cdn.jsdelivr.net">',
  },
} satisfies Record<string, CheckDefinition>

type CspCheck = keyof typeof CHECKS

/** Ways around the Content-Security-Policy, whether the server sends it or the page has it in a meta element. */
export const csp = defineTopic({
  checks: CHECKS,
  async judge(visit) {
    return judgePolicies(await visit.htmlPage())
  },
})

/** Where a server sends a policy, those of the page count with it. */
function judgePolicies(page: HtmlPage): Findings<CspCheck> {
  const { url, document, response } = page
  const sent = headerPolicies(response).filter(policy => policy !== '')
  const metas = metaPolicies(document)
  const policies = [...sent, ...metas.map(({ value }) => value)]
  if (policies.length === 0) {
    const none = notApplicable('there is no Content-Security-Policy')
    return { judgements: { 'csp-weaknesses': none, 'csp-weaknesses-in-meta': none }, ...factsOf([]) }
  }
  const { judgement, weaknesses } = judgeWeaknesses(
    page,
    policies,
    sent.length > 0 ? { url } : metas[0]!.place,
  )
  return {
    judgements:
      sent.length > 0
        ? {
            'csp-weaknesses': judgement,
            'csp-weaknesses-in-meta': notApplicable('the policy is in a header, and judged there'),
          }
        : {
            'csp-weaknesses': notApplicable('the policy is in the page, and judged there'),
            'csp-weaknesses-in-meta': judgement,
          },
    ...factsOf(weaknesses),
  }
}

function factsOf(weaknesses: readonly CspWeakness[]) {
  return { facts: { csp: { weaknesses: weaknesses.map(weakness => ({ ...weakness })) } } }
}

function judgeWeaknesses(
  { url, document, response }: HtmlPage,
  policies: readonly string[],
  place: Occurrence,
) {
  const { result } = testContentSecurityPolicy({ url, document, headers: response.headers })
  const restricts = outcomeOf('content-security-policy', result).pass
  try {
    const weaknesses = cspWeaknesses(policies)
    // Of a policy that lets all scripts in no more needs to be said than what has no meaning in it.
    const told = weaknesses.filter(one => (restricts ? isCertain(one) : one.severity === 'syntax'))
    const places = told.map(({ severity, directive, value, advice }) => ({
      ...place,
      message: `${severity}: ${advice}`,
      snippet: value === null ? directive : `${directive} ${value}`,
    }))
    return { judgement: judgeFound(places, restricts), weaknesses }
  } catch (error) {
    const unread = notMeasured(`the policy cannot be evaluated: ${(error as Error).message}`)
    return { judgement: unread, weaknesses: [] }
  }
}

function judgeFound(places: readonly Occurrence[], restricts: boolean): Judgement {
  return places.length === 0 && !restricts
    ? notApplicable('the policy does not restrict scripts, which is reported separately')
    : failWhere(places)
}
