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
  if (byPath) return pass(`by its path: ${byPath.url.href}`)
  const foreign = versions.find(({ url }) => !address.isOnSite(url))
  if (foreign && address.previewReason !== undefined && address.production === undefined) {
    const unknown = `which URL the page will have on ${foreign.url.host} is not known`
    return notApplicable(`${address.previewReason}, and ${unknown}`)
  }
  if (address.canonicalIs === 'elsewhere') {
    return notApplicable('the canonical is another page, which these links may be for')
  }
  const codes = versions.map(({ code }) => code).join(', ')
  return fail({ url: document.url, message: `None of the links (${codes}) leads to this page` })
}
