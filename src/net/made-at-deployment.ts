/**
 * The header by which the server of a folder tells the engine that a missing file is one that its repository leaves to the
 * deployment. It is believed of servers on this machine alone.
 */
export const MADE_AT_DEPLOYMENT = 'seo-preflight-made-at-deployment'
