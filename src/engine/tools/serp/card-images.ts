import { isThisMachine } from '../../../net/host-kind.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { isAbsolute } from '../../syntax/comparable-url.ts'
import { hereOf } from '../../syntax/preview.ts'
import { perVisit } from '../../visit/per-visit.ts'
import type { Visit } from '../../visit/visit.ts'
import type { MetaText } from './meta-texts.ts'
import { type FetchedImage, imageOf } from './remote-image.ts'
import { serpPage } from './serp-page.ts'

/** An image that a page names for its social card. */
export interface CardImage {
  meta: MetaText
  /** Absolute; undefined where the text is not a URL. */
  url: string | undefined
  /** Why networks cannot use the address. */
  problem: string | undefined
  /** What fetching it gave; undefined where it was not fetched. */
  fetched: FetchedImage | undefined
}

/** Most images of one page that are fetched for its social card. */
const MAX_CARD_IMAGES_FETCHED = 2

const IMAGE_NAMES = ['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image']

/** The first images of the social card as sent, fetched. */
export const cardImages = perVisit(async (visit): Promise<readonly CardImage[]> => {
  const { page, sent } = await serpPage(visit)
  const { meta, canonical } = sent
  const name = IMAGE_NAMES.find(one => meta.first(one) !== undefined)
  const declared = name === undefined ? [] : meta.all(name)
  const ownHosts = [canonical?.url?.host, URL.parse(meta.first('og:url')?.text ?? '')?.host].filter(
    host => host !== undefined,
  )
  return await Promise.all(
    // What names the home page names no image: a template wrote an empty value behind its root.
    declared
      .filter(({ text }) => text !== '/')
      .slice(0, MAX_CARD_IMAGES_FETCHED)
      .map(async one => {
        const url = page.sent.document.resolve(one.text)
        const fetched = url === undefined ? undefined : await fetchImage(visit, page.sent, url, ownHosts)
        const fault = addressProblem(one.text, url, page.sent)
        const problem = fault && `${name}: ${fault}`
        return { meta: one, url, problem, fetched }
      }),
  )
})

function addressProblem(text: string, url: string | undefined, page: HtmlPage): string | undefined {
  if (url === undefined) return `"${text}" is not a URL`
  if (!isAbsolute(text)) return `"${text}" is relative`
  const { host, hostname } = new URL(url)
  return isThisMachine(hostname) && host !== new URL(page.url).host
    ? `${url} works only on the computer that built the page`
    : undefined
}

/**
 * Fetches an image. Where the page names another host for itself, its images there ship with it, so the audited copy
 * is asked first; so it is for every image of a site on this machine, whose host is still to come.
 *
 * @param ownHosts hosts that the page gives as its own
 */
async function fetchImage(
  visit: Visit,
  page: HtmlPage,
  address: string,
  ownHosts: readonly string[],
): Promise<FetchedImage> {
  const url = new URL(address)
  const here = new URL(page.url)
  const own = hereOf(page.preview, url)
  if (own) return await get(visit, own.href)
  const willBeHere = url.host !== here.host && (isThisMachine(here.hostname) || ownHosts.includes(url.host))
  if (willBeHere) {
    const copy = await get(visit, new URL(url.pathname + url.search, here).href)
    if (copy.kind === 'file' && copy.file.kind !== 'not-an-image') return { ...copy, url: address }
  }
  if (isThisMachine(url.hostname) && url.host !== here.host) {
    return { kind: 'unknown', reason: `${address} is a URL of another machine` }
  }
  return await get(visit, address)
}

async function get(visit: Visit, url: string): Promise<FetchedImage> {
  return imageOf(await visit.fetchForSite(url))
}
