/**
 * The header by which the server of a folder tells the engine, which asks by HEAD, that a file is sent as HTML and is no
 * text: its value says what it is. It is believed of servers on this machine alone.
 */
export const GARBAGE_PAGE = 'seo-preflight-garbage-page'
