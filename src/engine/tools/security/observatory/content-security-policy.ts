import type { Occurrence } from '../../../../api/results.ts'
import { headerValues } from '../../../network/exchange.ts'
import { outcomeOf, type ResultOf } from './outcomes.ts'
import { headerOccurrence, listValues, metaPolicies, type ObservatoryScan, type TestFinding } from './scan.ts'
import { combinePolicies, type ParsedPolicies, type SourceLists } from './source-lists.ts'

type Result = ResultOf<'content-security-policy'>

const HEADER = 'content-security-policy'
const REPORT_ONLY = 'content-security-policy-report-only'

/** Sources that let in what anyone can serve. */
const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])
const BROAD_OR_INLINE = new Set([...BROAD, "'unsafe-inline'", 'data:'])
const PASSIVE_DIRECTIVES = ['img-src', 'media-src']
/** Directives that have no effect in a meta element. */
const HEADER_ONLY_DIRECTIVES = ['frame-ancestors', 'report-uri', 'sandbox']

/** What the test needs. */
type PolicyScan = Pick<ObservatoryScan, 'url' | 'headers' | 'document'>

/** Policies of the page as headers send them; commas part several in one header. */
export function headerPolicies(scan: Pick<ObservatoryScan, 'headers'>): string[] {
  return listValues(scan, HEADER)
}

/** The directives of the Content-Security-Policy headers alone; empty where there are none or they are invalid. */
export function headerDirectives(scan: Pick<ObservatoryScan, 'headers'>): SourceLists {
  return combinePolicies(headerPolicies(scan))?.lists ?? new Map()
}

/** @see https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/CSP */
export function testContentSecurityPolicy(scan: PolicyScan): TestFinding<'content-security-policy'> {
  const metas = metaPolicies(scan.document)
  const result = judge(
    scan,
    headerPolicies(scan),
    metas.flatMap(({ value }) => value.split(',')),
  )
  return {
    result,
    places: places(
      scan,
      result,
      metas.map(({ place }) => place),
    ),
  }
}

function places(scan: PolicyScan, result: Result, metas: readonly Occurrence[]): Occurrence[] {
  const culprit = result === 'csp-implemented-with-unsafe-inline' ? broadDirective(scan) : undefined
  const message = culprit ?? outcomeOf('content-security-policy', result).says
  if (result === 'csp-not-implemented-but-reporting-enabled') {
    return [headerOccurrence(scan, REPORT_ONLY, message)]
  }
  if (headerPolicies(scan).length > 0) return [headerOccurrence(scan, HEADER, message)]
  return metas.length > 0 ? metas.map(place => ({ ...place, message })) : [{ url: scan.url, message }]
}

/** Says which directive lets in what it should not, or is not there. */
function broadDirective(scan: PolicyScan): string | undefined {
  const policies = [
    ...headerPolicies(scan),
    ...metaPolicies(scan.document).flatMap(({ value }) => value.split(',')),
  ]
  const lists = combinePolicies(policies)?.lists
  if (!lists) return undefined
  const faults = (
    [
      ['script-src', BROAD_OR_INLINE, 'scripts'],
      ['object-src', BROAD, 'plug-ins'],
    ] as const
  ).flatMap(([directive, broad, what]) => {
    const name = lists.has(directive) ? directive : 'default-src'
    const list = lists.get(name)
    if (!list) return [`has neither ${directive} nor default-src, so ${what} may come from anywhere`]
    const sources = [...list].filter(source => broad.has(source))
    const ignored = directive === 'script-src' && hasNonceOrHash(list)
    const told = ignored ? sources.filter(source => source !== "'unsafe-inline'") : sources
    return told.length === 0 ? [] : [`allows ${told.join(' and ')} in ${name}`]
  })
  return faults.length === 0 ? undefined : `The policy ${[...new Set(faults)].join(', and ')}`
}

function judge(scan: PolicyScan, fromHeaders: string[], fromMetas: string[]): Result {
  const all = combinePolicies([...fromHeaders, ...fromMetas])
  if (!all) return 'csp-header-invalid'
  const enforced = (combinePolicies(fromHeaders)?.lists.size ?? 0) + effectiveInMeta(fromMetas)
  if (enforced === 0) {
    return headerValues(scan, REPORT_ONLY).length > 0
      ? 'csp-not-implemented-but-reporting-enabled'
      : 'csp-not-implemented'
  }
  return judgeSources(all, new URL(scan.url).protocol === 'https:')
}

/** Number of directives of meta elements that browsers heed. */
function effectiveInMeta(policies: readonly string[]): number {
  const directives = [...(combinePolicies(policies)?.lists.keys() ?? [])]
  return directives.filter(directive => !HEADER_ONLY_DIRECTIVES.includes(directive)).length
}

function judgeSources({ lists, repeatsReporting }: ParsedPolicies, isHttps: boolean): Result {
  const fallback = lists.get('default-src') ?? new Set(['*'])
  const scripts = lists.get('script-src') ?? fallback
  const styles = lists.get('style-src') ?? fallback
  const objects = lists.get('object-src') ?? fallback
  for (const list of [scripts, styles]) if (hasNonceOrHash(list)) list.delete("'unsafe-inline'")
  if (scripts.has("'strict-dynamic'")) {
    if (!hasNonceOrHash(scripts)) return 'csp-header-invalid'
    dropIgnoredByStrictDynamic(scripts)
  }
  if (some(scripts, BROAD_OR_INLINE) || some(objects, BROAD)) return 'csp-implemented-with-unsafe-inline'
  if (isHttps && isInsecure(activeSources(lists, scripts))) return 'csp-implemented-with-insecure-scheme'
  if (scripts.has("'unsafe-eval'") || styles.has("'unsafe-eval'")) return 'csp-implemented-with-unsafe-eval'
  const pass = judgePassive(lists, styles, isHttps)
  return repeatsReporting ? 'csp-implemented-but-duplicate-directives' : pass
}

/** What is left once scripts are safe: every outcome passes. */
function judgePassive(lists: SourceLists, styles: ReadonlySet<string>, isHttps: boolean): Result {
  const passive = PASSIVE_DIRECTIVES.flatMap(name => [...(lists.get(name) ?? lists.get('default-src') ?? [])])
  if (isHttps && isInsecure(passive)) return 'csp-implemented-with-insecure-scheme-in-passive-content-only'
  if (some(styles, BROAD_OR_INLINE)) return 'csp-implemented-with-unsafe-inline-in-style-src-only'
  const none = lists.get('default-src')
  return none?.size === 1 && none.has("'none'")
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe'
}

function activeSources(lists: SourceLists, scripts: ReadonlySet<string>): string[] {
  const sources = [...scripts]
  for (const [directive, list] of lists) {
    if (directive !== 'script-src' && !PASSIVE_DIRECTIVES.includes(directive)) sources.push(...list)
  }
  return sources
}

/** Browsers ignore lists of hosts, 'self' and 'unsafe-inline' beside 'strict-dynamic'. */
function dropIgnoredByStrictDynamic(scripts: Set<string>): void {
  for (const source of [...scripts]) {
    const byScheme = [...BROAD].some(start => source.startsWith(start))
    if (byScheme || source === "'self'" || source === "'unsafe-inline'") scripts.delete(source)
  }
}

function hasNonceOrHash(list: ReadonlySet<string>): boolean {
  return [...list].some(source => /^'(?:sha256-|sha384-|sha512-|nonce-)/.test(source))
}

function some(list: ReadonlySet<string>, of: ReadonlySet<string>): boolean {
  return !list.isDisjointFrom(of)
}

function isInsecure(sources: readonly string[]): boolean {
  return sources.some(source => source.startsWith('http:') || source.startsWith('ftp:'))
}
