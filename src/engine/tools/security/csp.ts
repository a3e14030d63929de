import { failWhere, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { defineTopic, type Findings } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { cspWeaknesses, isCertain } from './csp-weaknesses.ts'
import { headerPolicies } from './observatory/content-security-policy.ts'
import { metaPolicies } from './observatory/scan.ts'

/** Ways around the page's Content-Security-Policy. */
export const csp = defineTopic({
  checks: {
    'csp-weaknesses': {
      severity: 'notice',
      title: 'The Content-Security-Policy can be bypassed',
      why: 'Google’s CSP Evaluator knows ways around this policy, or parts of it that browsers do not understand.',
      fix: 'Change each directive as its finding says. A policy of nonces with strict-dynamic has none of these weaknesses.',
      help: 'https://csp-evaluator.withgoogle.com/',
      example: "Content-Security-Policy: script-src 'self' https://cdn.jsdelivr.net",
    },
  },
  async judge(visit) {
    return judgePolicies(await visit.htmlPage())
  },
})

function judgePolicies({ url, document, response }: HtmlPage): Findings<'csp-weaknesses'> {
  const sent = [...headerPolicies(response), ...metaPolicies(document).map(({ value }) => value)]
  const policies = sent.filter(policy => policy !== '')
  const without = { csp: { weaknesses: [] } }
  if (policies.length === 0) {
    const none = notApplicable('the page has no Content-Security-Policy')
    return { judgements: { 'csp-weaknesses': none }, facts: without }
  }
  try {
    const weaknesses = cspWeaknesses(policies)
    const places = weaknesses.filter(isCertain).map(({ severity, directive, value, advice }) => ({
      url,
      message: `${severity}: ${advice}`,
      snippet: value === null ? directive : `${directive} ${value}`,
    }))
    return {
      judgements: { 'csp-weaknesses': failWhere(places) },
      facts: { csp: { weaknesses: weaknesses.map(weakness => ({ ...weakness })) } },
    }
  } catch (error) {
    const unread = notMeasured(`the policy cannot be evaluated: ${(error as Error).message}`)
    return { judgements: { 'csp-weaknesses': unread }, facts: without }
  }
}
