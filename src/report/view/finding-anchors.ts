/** UTF-16 units of an anchor that come from the id of a check: a service may send any text as one. */
const MAX_ANCHOR = 100

/** The anchor of each finding, by the id of its check. */
export type FindingAnchors = ReadonlyMap<string, string>

/**
 * Gives each finding an anchor that stays the same from run to run, as it is made from the id of the check:
 * `finding-serp-title-missing`. Should two ids make the same, the second has a number behind it.
 */
export function findingAnchors(findings: readonly { id: string }[]): FindingAnchors {
  const anchors = new Map<string, string>()
  const taken = new Map<string, number>()
  for (const { id } of findings) {
    const words = id.slice(0, MAX_ANCHOR).match(/[A-Za-z0-9]+/g) ?? []
    const anchor = ['finding', ...words].join('-').toLowerCase()
    const before = taken.get(anchor) ?? 0
    taken.set(anchor, before + 1)
    // The sign of the number is in no anchor that is made from an id.
    anchors.set(id, before === 0 ? anchor : `${anchor}_${before + 1}`)
  }
  return anchors
}
