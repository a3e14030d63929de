import { isLocalHost } from '../../net/host-kind.ts'
import { ownCopy } from '../../text/cut.ts'
import { withoutFragment } from '../network/redirect-target.ts'
import { askedAt, bareHost } from '../syntax/preview.ts'
import { sitemapsOfLanguages } from '../tools/sitemap/folder-sitemap.ts'
import { whyIncomplete, whyUnclear } from '../tools/sitemap/survey-gaps.ts'
import { linkedSitemaps } from '../visit/linked-sitemaps.ts'
import { isThere, surveySitemaps } from '../visit/sitemap-survey.ts'
import type { Visit } from '../visit/visit.ts'

/** Addresses of the site that its sitemaps list. */
export interface ListedAddresses {
  /** Files that are sitemaps; none where the site has none. */
  files: readonly string[]
  /** Each once, in the order of the files. */
  urls: readonly string[]
  /** Entries, on other sites and repeated ones too. */
  entries: number
  /** Why nothing is known of the sitemaps; undefined where it is. */
  unknown: string | undefined
  /** Why not all that they list is known; undefined where it is. */
  unread: string | undefined
}

/** Addresses that are kept: as many as one sitemap may list. */
const MAX_URLS = 50_000

/** Reads what the sitemaps list of the site that a page is on: its host, in any form. */
export async function listedAddresses(visit: Visit, origin: string): Promise<ListedAddresses> {
  const host = bareHost(new URL(origin).host)
  const urls = new Set<string>()
  let entries = 0
  let more = 0
  const listener = {
    child: () => undefined,
    entry({ loc }: { loc: string }) {
      entries++
      const url = /^https?:\/\//i.test(loc) ? URL.parse(loc) : null
      const here = url && withoutFragment(askedAt(visit.preview, url.href))
      if (!here || bareHost(new URL(here).host) !== host) return
      if (urls.size < MAX_URLS) urls.add(ownCopy(here))
      else if (!urls.has(here)) more++
    },
  }
  const mayLeave = !isLocalHost(new URL(origin).hostname)
  const linked = () => linkedSitemaps(visit, origin)
  const survey = await surveySitemaps(visit, origin, listener, { mayLeave, linked })
  const there = survey.files.filter(isThere).map(({ url }) => url)
  const isKnown = (url: string) => urls.has(url) || there.includes(url)
  const ofLanguages = there.length > 0 ? await sitemapsOfLanguages(visit, survey.origin, isKnown) : []
  if (ofLanguages.length > 0) {
    await surveySitemaps(visit, survey.origin, listener, { mayLeave: false, files: ofLanguages })
  }
  const files = [...there, ...ofLanguages]
  return {
    files,
    urls: [...urls],
    entries,
    unknown: whyUnclear(survey),
    unread: more > 0 ? `they list ${more} addresses more than are kept` : whyIncomplete(survey),
  }
}
