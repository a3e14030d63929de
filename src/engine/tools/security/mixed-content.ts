import type { JsonObject } from '../../../api/results.ts'
import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { isLocalHost } from '../../syntax/local-host.ts'
import type { Visit } from '../../visit/visit.ts'
import { type CspWeakness, cspWeaknesses, isCertain } from './csp-weaknesses.ts'
import { directoryListing, judgeSourceMaps } from './exposure.ts'
import { findMixedContent } from './insecure-addresses.ts'
import { headerDirectives, headerPolicies } from './observatory/content-security-policy.ts'
import { metaPolicies } from './observatory/scan.ts'
import type { PageCheck } from './page-checks.ts'
import {
  cacheableSessions,
  invalidPermissions,
  obsoleteHeaders,
  preloadObstacles,
  versionDisclosures,
} from './response-headers.ts'
import { judgeScriptedMixedContent } from './scripted-mixed-content.ts'
import { judgeSecurityTxt } from './security-txt.ts'

/** What the Observatory does not ask. */
export async function judgeBeyond(
  visit: Visit,
  page: HtmlPage,
): Promise<{ judgements: Record<PageCheck, Judgement>; csp: JsonObject }> {
  const { response } = page
  const { addresses } = findMixedContent(page.document)
  const [securityTxt, sourceMaps, scripted] = await Promise.all([
    securityTxtOf(visit, page.url),
    judgeSourceMaps(visit, page),
    judgeScriptedMixedContent(visit, page, addresses),
  ])
  const csp = judgeCsp(page)
  const isLocal = isLocalHost(new URL(page.url).hostname)
  const judgements: Record<PageCheck, Judgement> = {
    ...judgeTransport(page),
    ...scripted,
    'csp-weaknesses': csp.judgement,
    'hsts-preload-ineligible': whereAsked(
      preloadObstacles(response),
      'the site does not ask to be preloaded',
    ),
    'permissions-policy-invalid': whereAsked(
      invalidPermissions(response),
      'there is no Permissions-Policy header',
    ),
    'version-disclosure': isLocal
      ? notApplicable('a local server is not the one that the site is published with')
      : failWhere(versionDisclosures(response)),
    'obsolete-headers': failWhere(obsoleteHeaders(response)),
    'security-txt-invalid': securityTxt,
    'directory-listing': failWhere(directoryListing(page.document)),
    'source-map-exposed': sourceMaps,
    'session-cookie-cacheable': whereAsked(cacheableSessions(response), 'the page sets no session cookie'),
  }
  return { judgements, csp: { weaknesses: csp.weaknesses.map(weakness => ({ ...weakness })) } }
}

function whereAsked(occurrences: Parameters<typeof failWhere>[0] | undefined, otherwise: string): Judgement {
  return occurrences === undefined ? notApplicable(otherwise) : failWhere(occurrences)
}

async function securityTxtOf(visit: Visit, url: string): Promise<Judgement> {
  const { origin, hostname } = new URL(url)
  if (isLocalHost(hostname)) return notApplicable('a local server has no security.txt of the site')
  return judgeSecurityTxt(await visit.fetchForSite(`${origin}/.well-known/security.txt`), new Date())
}

type TransportCheck =
  | 'mixed-content-blocked'
  | 'mixed-content-upgraded'
  | 'insecure-form-action'
  | 'password-over-http'

function judgeTransport({ url, document, response }: HtmlPage): Record<TransportCheck, Judgement> {
  if (new URL(url).protocol !== 'https:') {
    const plain = notApplicable('the page is served over plain HTTP')
    return {
      'mixed-content-blocked': plain,
      'mixed-content-upgraded': plain,
      'insecure-form-action': plain,
      'password-over-http': judgePasswords(url, document),
    }
  }
  const { blocked, upgraded, forms } = findMixedContent(document)
  const policies = [
    headerDirectives(response),
    ...metaPolicies(document).map(({ value }) => value.toLowerCase()),
  ]
  const upgrades = policies.some(policy =>
    typeof policy === 'string'
      ? policy.includes('upgrade-insecure-requests')
      : policy.has('upgrade-insecure-requests'),
  )
  const asUpgraded = pass(
    'upgrade-insecure-requests makes browsers use HTTPS for all of the page’s http: addresses',
  )
  return {
    'mixed-content-blocked': upgrades ? asUpgraded : failWhere(blocked),
    'mixed-content-upgraded': upgrades ? asUpgraded : failWhere(upgraded),
    'insecure-form-action': !sendsForms(document)
      ? notApplicable('the page has no forms')
      : upgrades
        ? asUpgraded
        : failWhere(forms),
    'password-over-http': notApplicable('the page is served over HTTPS'),
  }
}

/** A button may name an address of its own, for a form that scripts make. */
function sendsForms(document: HtmlDocument): boolean {
  return document
    .elements('form', 'button', 'input')
    .some(element => element.tagName === 'form' || attribute(element, 'formaction') !== undefined)
}

function judgePasswords(url: string, document: HtmlDocument): Judgement {
  if (isLocalHost(new URL(url).hostname)) return notApplicable('the server is a local one')
  const fields = document
    .elements('input')
    .filter(input => attribute(input, 'type')?.trim().toLowerCase() === 'password')
  return failWhere(
    fields.map(field => document.occurrence(field, 'what is typed here travels in clear text')),
  )
}

function judgeCsp(page: HtmlPage): { judgement: Judgement; weaknesses: CspWeakness[] } {
  const policies = [
    ...headerPolicies(page.response),
    ...metaPolicies(page.document).map(({ value }) => value),
  ].filter(policy => policy !== '')
  if (policies.length === 0) {
    return { judgement: notApplicable('the page has no Content-Security-Policy'), weaknesses: [] }
  }
  try {
    const weaknesses = cspWeaknesses(policies)
    const occurrences = weaknesses.filter(isCertain).map(({ severity, directive, value, advice }) => ({
      url: page.url,
      message: `${severity}: ${advice}`,
      snippet: value === null ? directive : `${directive} ${value}`,
    }))
    return { judgement: failWhere(occurrences), weaknesses }
  } catch (error) {
    const reason = `the policy cannot be evaluated: ${(error as Error).message}`
    return { judgement: notMeasured(reason), weaknesses: [] }
  }
}
