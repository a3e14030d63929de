import { GARBAGE_PAGE } from '../../net/garbage-page.ts'
import { isThisMachine } from '../../net/host-kind.ts'
import { INDEX_FILE_MOVES } from '../../net/index-file-moves.ts'
import { MADE_AT_DEPLOYMENT } from '../../net/made-at-deployment.ts'
import { OWNER_SITE } from '../../net/owner-site.ts'
import { PUBLISHED_COPIES } from '../../net/published-copies.ts'
import { type FinalResponse, header } from '../network/exchange.ts'
import { GARBAGE, type Garbage } from '../page/why-not-html.ts'

/** Why nothing is known of a file that may be there on production, behind the status of its answer. */
const REASONS = {
  '.gitignore': '.gitignore names it, so it may be made when the site is deployed',
  '.htaccess': 'a rule in .htaccess may lead it to another page on an Apache server',
}

/** The file that leaves a missing one to the deployment. */
export type LeftBy = keyof typeof REASONS

/** Why nothing is known of such a file, for people. */
export function whyUnknown(status: number | null, leftBy: LeftBy): string {
  return `answers ${status} here; ${REASONS[leftBy]}`
}

/** What says that a file which is missing here may be there on production; undefined where nothing does. */
export function leftToDeployment(response: FinalResponse): LeftBy | undefined {
  if (!isSaid(response, MADE_AT_DEPLOYMENT)) return undefined
  return header(response, MADE_AT_DEPLOYMENT) === '.htaccess' ? '.htaccess' : '.gitignore'
}

/** Whether it is an index file from which the host of the site may lead to the folder by itself. */
export function isIndexFileMoved(response: FinalResponse): boolean {
  return isSaid(response, INDEX_FILE_MOVES)
}

/** Whether it is missing in a folder of the repository OWNER/OWNER.github.io, beside which GitHub Pages serves others. */
export function isOfOwnerSite(response: FinalResponse): boolean {
  return isSaid(response, OWNER_SITE)
}

/** What a file is that is sent as HTML and is no text. */
export function garbageSaid(response: FinalResponse): Garbage | undefined {
  if (!isSaid(response, GARBAGE_PAGE)) return undefined
  return GARBAGE.find(kind => kind === header(response, GARBAGE_PAGE))
}

/** The list of the copies of a site that lie in its folder, as its server wrote it; undefined where it says nothing of them. */
export function copiesSaid(response: FinalResponse): string | undefined {
  return isSaid(response, PUBLISHED_COPIES) ? header(response, PUBLISHED_COPIES) : undefined
}

function isSaid(response: FinalResponse, name: string): boolean {
  return header(response, name) !== undefined && isThisMachine(new URL(response.url).hostname)
}
