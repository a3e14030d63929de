import { isThisMachine } from '../../net/host-kind.ts'
import { INDEX_FILE_MOVES } from '../../net/index-file-moves.ts'
import { MADE_AT_DEPLOYMENT } from '../../net/made-at-deployment.ts'
import { type FinalResponse, header } from '../network/exchange.ts'

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

function isSaid(response: FinalResponse, name: string): boolean {
  return header(response, name) !== undefined && isThisMachine(new URL(response.url).hostname)
}
