import { MAIN_SEARCH_BOTS } from '../engine/formats/robots-txt/bots.ts'
import { verdictFor } from '../engine/formats/robots-txt/robots-txt.ts'
import { isForUsers, isPanel } from '../engine/syntax/for-users.ts'
import type { Visit } from '../engine/visit/visit.ts'
import type { ListedPage } from './page-choice.ts'

/**
 * Tells of a page of a folder whether its owner keeps it from search engines on purpose: robots.txt closes it, and it asks
 * not to be found as well, or is for people who are on the site already or who run it. That robots.txt closes any other page may be a
 * mistake, which has to be told.
 *
 * @param home the page that the folder begins with
 */
export async function closedPages(home: Visit): Promise<(page: ListedPage) => boolean> {
  const robots = await home.robotsTxt(home.url)
  if (robots.kind !== 'rules') return () => false
  const isClosed = (url: string) => MAIN_SEARCH_BOTS.every(bot => !verdictFor(robots, bot, url).allowed)
  // A rule may have the name of the file, which hosts leave out of addresses.
  return ({ url, isNoindex }) =>
    (isNoindex === true || isForUsers(url) || isPanel(url)) && [url, `${url}.html`].some(isClosed)
}

/** Paths that a note names. */
const NAMED = 3

export function closedNote(pages: readonly ListedPage[]): string {
  const named = pages.slice(0, NAMED).map(({ url }) => new URL(url).pathname)
  const more = pages.length > NAMED ? ` and ${pages.length - NAMED} more` : ''
  return `robots.txt closes what is not to be found, so it is not audited: ${named.join(', ')}${more}`
}
