/**
 * The header by which the server of a folder tells the engine that the host of the site may lead from an index file to its
 * folder by itself. It is believed of servers on this machine alone.
 */
export const INDEX_FILE_MOVES = 'seo-preflight-index-file-moves'
