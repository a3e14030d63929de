/** Most language versions of one page that are asked for. Nearly all sites have fewer. */
export const MAX_TARGETS = 30
/** Most language versions that the facts list. */
export const MAX_LISTED = 500
/** Versions that are asked for at once. */
export const TARGETS_AT_ONCE = 4
