import type { Place } from './places.ts'

/**
 * What is to be said once before a list of places: what the check says of their only page, and what all of them say.
 * The places are left without it.
 */
export function saidOnce(listed: readonly Place[]): { lead: string; places: readonly Place[] } {
  const [first, ...others] = listed
  if (!first) return { lead: '', places: listed }
  const isOnePage = others.every(({ page }) => page === first.page)
  const isOneMessage =
    others.length > 0 &&
    others.every(({ message }) => message === first.message) &&
    (!isOnePage || listed.every(isNamed))
  const lead = [isOnePage && first.ofPage, isOneMessage && first.message].filter(Boolean).join('; ')
  const places = listed.map(({ ofPage, message, ...place }) => ({
    ...place,
    ...(ofPage !== undefined && !isOnePage && { ofPage }),
    message: isOneMessage ? undefined : message,
  }))
  return { lead, places }
}

/** Whether a place says where it is, also without a message. */
function isNamed({ occurrence, resource }: Place): boolean {
  return resource !== undefined || occurrence?.line !== undefined || Boolean(occurrence?.selector)
}

/** What is said of a place, in the order in which it is said. */
export function saidOf({ ofPage, message, resource }: Place): {
  resource: string | undefined
  words: string
} {
  const words = [ofPage, message].filter(Boolean).join('; ')
  // Many messages begin with the address that they are about.
  return { resource: resource !== undefined && words.startsWith(resource) ? undefined : resource, words }
}
