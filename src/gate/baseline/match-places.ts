import type { Occurrence } from '../../api/results.ts'
import { type PlaceKey, withoutIndexes } from './place-keys.ts'

/** Where one check failed on one page of one deployment. */
export interface Failure {
  places: readonly Place[]
  /** Places that are counted and not listed. */
  unlisted: number
}

export interface Place {
  key: PlaceKey
  occurrence: Occurrence
  /** Whether it was set aside: it can be recognised, and is neither new nor known nor fixed. */
  ignored: boolean
  /** Set where the resource is a page of a site, on which the check fails once. */
  isPage?: true
}

export interface Matched {
  new: { places: Place[]; unlisted: number }
  known: number
  fixed: { places: Place[]; unlisted: number }
  /** Whether some places could be compared by their number alone. */
  byNumber: boolean
}

/**
 * Finds the places of a failure again that were there before. What is listed on one side only may be among those that
 * the other side only counts: then it passes for one of them, so that a failure with too many places to list is new as
 * far as there are more of them.
 */
export function matchPlaces(now: Failure, before: Failure): Matched {
  const open: Sides = { now: [...now.places], before: [...before.places] }
  let known = 0
  for (const keyMaker of [...SAME_ELEMENT.map(keyOf => () => keyOf), soleAt]) {
    if (open.now.length === 0 || open.before.length === 0) break
    known += pairOff(open, keyMaker(now.places, before.places))
  }
  const counted = open.now.filter(place => !place.ignored)
  const gone = open.before.filter(place => !place.ignored)
  const amongBefore = Math.min(counted.length, before.unlisted)
  const amongNow = Math.min(gone.length, now.unlisted)
  const left = { now: now.unlisted - amongNow, before: before.unlisted - amongBefore }
  const unlisted = Math.min(left.now, left.before)
  return {
    new: {
      places: counted.slice(0, counted.length - amongBefore),
      unlisted: left.now - unlisted,
    },
    known: known + amongBefore + amongNow + unlisted,
    fixed: { places: gone.slice(0, gone.length - amongNow), unlisted: left.before - unlisted },
    byNumber: now.unlisted + before.unlisted > 0 && now.places.length + before.places.length > 0,
  }
}

interface Sides {
  now: Place[]
  before: Place[]
}

/** Text that two places have in common which count as the same one; undefined where the place has no such text. */
type KeyOf = (place: Place) => string | undefined

/** From the surest sign that an element is the same one to the least sure that is enough. */
const SAME_ELEMENT: readonly KeyOf[] = [
  ({ key, isPage }) => (isPage ? key.resource : undefined),
  ({ key }) => JSON.stringify([key.resource, key.selector, key.message, key.snippet]),
  // It has moved: lines, siblings and wrappers before it do not matter.
  ({ key }) => (key.snippet === '' ? undefined : JSON.stringify([key.resource, key.message, key.snippet])),
  // It stands where it was, and was edited.
  ({ key }) => (key.selector === '' ? undefined : JSON.stringify([key.resource, key.selector, key.message])),
  // Nothing but its selector is known, whose indexes change with every element before it.
  ({ key }) =>
    key.snippet === '' && key.selector !== ''
      ? JSON.stringify([key.resource, withoutIndexes(key.selector), key.message])
      : undefined,
  // A link to the same broken page, a rule of the same file.
  ({ key }) => (key.resource === '' ? undefined : JSON.stringify([key.resource, key.message])),
]

/**
 * Where an element or a resource has the failure once, it is the same failure even if its words differ, since these
 * may quote texts and measures.
 */
function soleAt(now: readonly Place[], before: readonly Place[]): KeyOf {
  const placeOf = ({ key }: Place) => JSON.stringify([key.resource, key.selector])
  const countsOf = (places: readonly Place[]) => Map.groupBy(places, placeOf)
  const [ofNow, ofBefore] = [countsOf(now), countsOf(before)]
  return place => {
    const text = placeOf(place)
    return ofNow.get(text)?.length === 1 && ofBefore.get(text)?.length === 1 ? text : undefined
  }
}

/** Takes away the places that both sides have, and says how many of them count. */
function pairOff(open: Sides, keyOf: KeyOf): number {
  const waiting = Map.groupBy(open.before, keyOf)
  const found = new Set<Place>()
  let known = 0
  open.now = open.now.filter(place => {
    const key = keyOf(place)
    const partner = key === undefined ? undefined : waiting.get(key)?.shift()
    if (!partner) return true
    found.add(partner)
    if (!place.ignored) known++
    return false
  })
  open.before = open.before.filter(place => !found.has(place))
  return known
}
