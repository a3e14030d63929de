/** Earlier runs that a report knows of. */
export const MAX_HISTORY = 20
