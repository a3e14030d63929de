import { attribute, type Element, foldSpace, parentOf } from '../../formats/html/document.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { PageAddress } from '../../page/page-address.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { namedVersions } from './named-versions.ts'
import { plainPath } from './version-links.ts'

/** Most such links in the facts. */
const MAX_LISTED = 50
/** Characters of the text of a link, which may say at its end that it is for another language. */
const MAX_TEXT = 200
/** Elements around a link of which one may say that it is in another language. */
const MAX_AROUND = 30

/**
 * Links of a page to pages in the folder of another language (`/de/preise` on `/en/about`), by their addresses on the
 * audited site, as facts by which the pages of a run are compared. Left out are those that lead to the start of a
 * language, show a picture alone, or say that they are for another language.
 */
export const foreignLinks = defineTopic({
  checks: {},
  readsDocument: true,
  async judge(visit) {
    const { page, address } = await namedVersions(visit)
    const own = plainPath(address.here)
    const links = new Map<string, string>()
    for (const element of page.document.elements('a')) {
      if (links.size >= MAX_LISTED) break
      const url = page.document.addressOf(attribute(element, 'href') ?? '')
      if (!url || !/^https?:$/.test(url.protocol) || !isOfAnother(url, own, address)) continue
      const text = foldSpace(startOfSeenText(element, MAX_TEXT))
      const located = address.locate(url)
      if (text === '' || 'unverifiable' in located || isMarked(element)) continue
      if (!links.has(located.url)) links.set(located.url, text)
    }
    const listed = [...links].map(([url, text]) => ({ url, text }))
    return { judgements: {}, ...(listed.length > 0 && { facts: { foreignLinks: listed } }) }
  },
})

function isOfAnother(url: URL, own: ReturnType<typeof plainPath>, address: PageAddress): boolean {
  if (!address.isOnSite(url)) return false
  const { language, rest } = plainPath(url)
  return language !== own.language && rest !== '' && rest !== own.rest
}

/** Whether it says in its source that it leads to another language, or stands in what is in one. */
function isMarked(link: Element): boolean {
  if (attribute(link, 'hreflang') !== undefined) return true
  let around: Element | undefined = link
  for (let steps = 0; around && around.tagName !== 'html' && steps < MAX_AROUND; steps++) {
    if (attribute(around, 'lang') !== undefined) return true
    around = parentOf(around)
  }
  return false
}
