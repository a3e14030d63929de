import { parse } from 'tldts'
import { attribute, type Element } from '../../../formats/html/document.ts'
import { isPlatformScript } from '../../../syntax/preview.ts'
import { outcomeOf, type ResultOf } from './outcomes.ts'
import type { ObservatoryScan, TestFinding } from './scan.ts'

type Result = ResultOf<'subresource-integrity'>

/** The Observatory's order: a later outcome takes the place of an earlier one. */
const ORDER: readonly Result[] = [
  'sri-implemented-and-all-scripts-loaded-securely',
  'sri-implemented-but-external-scripts-not-loaded-securely',
  'sri-not-implemented-but-external-scripts-loaded-securely',
  'sri-not-implemented-and-external-scripts-not-loaded-securely',
]

/**
 * Scripts of other sites and their `integrity`. A script of the same registrable domain is an own one, unless its
 * address leaves out the protocol.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/Security/Subresource_Integrity
 */
export function testSubresourceIntegrity({
  document,
  url,
  preview,
}: ObservatoryScan): TestFinding<'subresource-integrity'> {
  if (!document) return { result: 'sri-not-implemented-response-not-html', places: [] }
  const scripts = document
    .elements('script')
    .filter(script => !isPlatformScript(preview, document.resolve(attribute(script, 'src') ?? '') ?? ''))
  if (scripts.length === 0) return { result: 'sri-not-implemented-but-no-scripts-loaded', places: [] }
  const page = new URL(url)
  const judged = scripts
    .filter(script => attribute(script, 'src'))
    .map(script => ({ script, ...judgeScript(script, page) }))
  const results = judged.flatMap(({ result }) => result ?? [])
  if (results.length > 0) {
    const result = results.reduce((a, b) => (ORDER.indexOf(b) > ORDER.indexOf(a) ? b : a))
    const places = judged
      .filter(one => one.result && !outcomeOf('subresource-integrity', one.result).pass)
      .map(one => document.occurrence(one.script, outcomeOf('subresource-integrity', one.result!).says))
    return { result, places }
  }
  return {
    result: judged.some(({ external }) => external)
      ? 'sri-implemented-and-external-scripts-loaded-securely'
      : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
    places: [],
  }
}

/** An outcome where the script speaks for one: a bonus for an own script, or a fault of an external one. */
function judgeScript(script: Element, page: URL): { external: boolean; result?: Result } {
  const source = attribute(script, 'src')!.trim()
  const integrity = Boolean(attribute(script, 'integrity'))
  const withScheme = /^https?:\/\//i.test(source)
  const withoutProtocol = /^\/\/[^/]/.test(source)
  const relative = !withScheme && !withoutProtocol
  const secure = relative ? page.protocol === 'https:' : /^https:/i.test(source)
  const external = withoutProtocol || (withScheme && !isSameSite(source, page))
  if (!external) {
    return integrity && secure
      ? { external, result: 'sri-implemented-and-all-scripts-loaded-securely' }
      : { external }
  }
  if (integrity) {
    return secure
      ? { external }
      : { external, result: 'sri-implemented-but-external-scripts-not-loaded-securely' }
  }
  return {
    external,
    result: secure
      ? 'sri-not-implemented-but-external-scripts-loaded-securely'
      : 'sri-not-implemented-and-external-scripts-not-loaded-securely',
  }
}

function isSameSite(source: string, page: URL): boolean {
  const host = URL.parse(source)?.hostname
  if (host === undefined || host === page.hostname) return true
  const domain = parse(source).domain
  return domain !== null && domain === parse(page.hostname).domain
}
