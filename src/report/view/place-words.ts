import { mentionOf } from '../../text/mentions.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { counted } from '../numbers-in-words.ts'
import type { PageName } from './page-names.ts'
import type { Place } from './places.ts'

/**
 * What is to be said once before a list of places: what the check says of their only page, and what all of them say.
 * The places are left without it.
 */
export function saidOnce(listed: readonly Place[]): { lead: string; places: readonly Place[] } {
  const [first, ...others] = listed
  if (!first) return { lead: '', places: listed }
  const isOnePage = others.every(({ page }) => page === first.page)
  const isOneMessage =
    others.length > 0 &&
    others.every(({ message }) => message === first.message) &&
    (!isOnePage || listed.every(isNamed))
  const lead = [isOnePage && first.ofPage, isOneMessage && first.message].filter(Boolean).join('; ')
  const places = listed.map(({ ofPage, message, ...place }) => ({
    ...place,
    ...(ofPage !== undefined && !isOnePage && { ofPage }),
    message: isOneMessage ? undefined : message,
  }))
  return { lead, places }
}

/** Whether a place says where it is, also without a message. */
function isNamed({ occurrence, resource }: Place): boolean {
  return resource !== undefined || occurrence?.line !== undefined || Boolean(occurrence?.selector)
}

/**
 * What is said of a place, in the order in which it is said.
 *
 * @param isPageNamed whether the page is said before it: then a sentence that ends with its address ends with "here"
 */
export function saidOf(
  { page, ofPage, message, resource }: Place,
  isPageNamed = false,
): {
  resource: string | undefined
  words: string
} {
  const own = ` on ${page.url}`
  const said = isPageNamed && message?.endsWith(own) ? `${message.slice(0, -own.length)} here` : message
  const words = [ofPage, said].filter(Boolean).join('; ')
  const isSaid = resource !== undefined && namedIn(words, resource) !== undefined
  return { resource: isSaid ? undefined : resource, words }
}

/** What finds a place, in the order in which it is said: a line of a resource comes behind it, one of the page before. */
export function inOrder<T>(
  { occurrence }: Place,
  { resource, line, selector }: Record<'resource' | 'line' | 'selector', T>,
): T[] {
  return occurrence?.selector ? [line, resource, selector] : [resource, line, selector]
}

/**
 * Where words name an address, as it is, as it is shown or without its fragment, of which they speak then; undefined
 * where they do not.
 */
export function namedIn(words: string, address: string): { start: number; end: number } | undefined {
  for (const form of [address, shownUrl(address), address.replace(/#.*$/s, '')]) {
    const start = mentionOf(words, form)
    if (start !== -1) return { start, end: start + form.length }
  }
  return undefined
}

/**
 * The page that holds a place, or the site, and on how many more pages it is: ` and 4 more pages`. Undefined where it
 * needs no name, as there is no other.
 *
 * @param isOnlyPage whether there is one page in all
 */
export function holderOf(
  { page, morePages = 0 }: Place,
  isOnlyPage: boolean,
): { page: PageName; rest: string } | undefined {
  if (page.isSite ? page.isOnlySite : isOnlyPage) return undefined
  return { page, rest: morePages === 0 ? '' : ` and ${counted(morePages, 'more page')}` }
}
