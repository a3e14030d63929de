/**
 * What the status of an answer proves of what was asked for, by RFC 9110 section 15 and by what servers do to programs.
 */

/** It is there, as the answer shows it. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

/** It is not there (404, 410). */
export function isGone(status: number): boolean {
  return status === 404 || status === 410
}

/** Answers that some give to programs or strangers, and not to all readers. 999 is LinkedIn's. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 405, 407, 408, 429, 999])

/** Nothing: the server refuses, or fails now, and may answer others, or later, otherwise. */
export function provesNothing(status: number): boolean {
  return REFUSALS.has(status) || status >= 500
}
