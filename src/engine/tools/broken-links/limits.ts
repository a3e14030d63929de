/** Milliseconds that the links of one page may take together; what is still open then could not be verified. */
export const CHECK_BUDGET_MS = 60_000
/** Most targets of one page that are asked for. */
export const MAX_TARGETS = 2000
/** Most targets in the facts. */
export const MAX_FACTS = 1000
/** Most places of one target in the facts. */
export const MAX_SOURCES = 5
/** Characters of a URL above which browsers, servers or crawlers cut or refuse it; sitemaps allow 2,048. */
export const MAX_URL_LENGTH = 2000
/** Characters of a URL in a message. */
export const SHOWN_URL_LENGTH = 200
/** Where none of so many fragments is on a page with scripts, its scripts seem to make the places. */
export const FRAGMENTS_TO_DOUBT = 3
/** Statuses that keep checkers away or ask for more than a link can give: the page behind may be fine. */
export const UNVERIFIABLE_STATUSES: ReadonlySet<number> = new Set([
  401, 402, 403, 405, 406, 407, 408, 409, 412, 423, 425, 426, 428, 429, 431, 451, 999,
])
