import { GARBAGE_PAGE } from '../../net/garbage-page.ts'
import { isThisMachine } from '../../net/host-kind.ts'
import { INDEX_FILE_MOVES } from '../../net/index-file-moves.ts'
import { MADE_AT_DEPLOYMENT } from '../../net/made-at-deployment.ts'
import { type FinalResponse, header } from '../network/exchange.ts'
import { GARBAGE, type Garbage } from '../page/why-not-html.ts'

/** Why nothing is known of such a file, behind the status of its answer. */
export const LEFT_TO_DEPLOYMENT = '.gitignore names it, so it may be made when the site is deployed'

/** Whether a file is missing here that the repository of the folder that is served leaves to the deployment. */
export function isLeftToDeployment(response: FinalResponse): boolean {
  return isSaid(response, MADE_AT_DEPLOYMENT)
}

/** Whether it is an index file from which the host of the site may lead to the folder by itself. */
export function isIndexFileMoved(response: FinalResponse): boolean {
  return isSaid(response, INDEX_FILE_MOVES)
}

/** What a file is that is sent as HTML and is no text. */
export function garbageSaid(response: FinalResponse): Garbage | undefined {
  if (!isSaid(response, GARBAGE_PAGE)) return undefined
  return GARBAGE.find(kind => kind === header(response, GARBAGE_PAGE))
}

function isSaid(response: FinalResponse, name: string): boolean {
  return header(response, name) !== undefined && isThisMachine(new URL(response.url).hostname)
}
