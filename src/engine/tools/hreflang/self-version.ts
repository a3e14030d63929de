import { getDomain } from 'tldts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import type { PageAddress } from '../../page/page-address.ts'
import type { LanguageVersion } from './language-versions.ts'

/** Whether a page is among the versions that it names. */
export function judgeSelf(
  document: HtmlDocument,
  versions: readonly LanguageVersion[],
  address: PageAddress,
): Judgement {
  // A page where readers choose their language is x-default alone.
  if (versions.some(({ url }) => address.isThisPage(url))) return pass()
  const byPath = versions.find(({ url }) => address.mayBeThisPage(url))
  if (byPath) {
    const { production } = address
    if (production === undefined || isOfOneOwner(byPath.url.hostname, production)) {
      return pass(`by its path: ${byPath.url.href}`)
    }
    const message = `None of the links (${codesOf(versions)}) leads to this page: ${byPath.url.href} has its path, but is not on ${production}`
    return fail({ url: document.url, message })
  }
  const foreign = versions.find(({ url }) => !address.isOnSite(url))
  if (foreign && address.previewReason !== undefined && address.production === undefined) {
    const unknown = `which URL the page will have on ${foreign.url.host} is not known`
    return notApplicable(`${address.previewReason}, and ${unknown}`)
  }
  if (address.canonicalIs === 'elsewhere') {
    return notApplicable('the canonical is another page, which these links may be for')
  }
  return fail({ url: document.url, message: `None of the links (${codesOf(versions)}) leads to this page` })
}

function codesOf(versions: readonly LanguageVersion[]): string {
  return versions.map(({ code }) => code).join(', ')
}

/**
 * Whether two hosts are of one registered domain, so that the one may be where the other is
 * deployed first. Search engines take two domains for two sites.
 *
 * @param host with its port
 */
function isOfOneOwner(hostname: string, host: string): boolean {
  const options = { allowPrivateDomains: true }
  const domain = getDomain(hostname, options)
  return domain === null || domain === getDomain(host, options)
}
