/** What axe-core has of its rules, beside what it documents. */
interface AuditedAxe {
  _audit: { rules: { id: string; matches(element: Element, ...rest: unknown[]): boolean }[] }
}

/**
 * Of which rules a long page is looked at in part, and where that begins. Each of them judges an element by its style and
 * by what lies around it, which takes axe most of its time, and elements of one kind have the same style.
 */
export const SAMPLE = {
  rules: ['color-contrast', 'target-size', 'link-in-text-block'],
  /** Elements of which all are looked at: the longest of ordinary pages have fewer. */
  elements: 5000,
  /** Then so many more of each kind, and of all kinds together. */
  ofKind: 100,
  further: 5000,
  /** Characters of an attribute that tell kinds apart. */
  attribute: 200,
} as const

/**
 * Lets axe-core look at the elements that {@link SAMPLE} says, of a page of tens of thousands: of a kind are those that have
 * the same name, classes and style, as have all around them. What is left out is the same each time.
 *
 * It runs in the page, in a world of its own: it must not use anything from outside of itself.
 *
 * @returns how many elements each rule has not looked at, of those that have left some
 */
export function sampleElements(axe: AuditedAxe, most: typeof SAMPLE): () => Record<string, number> {
  const kinds = new WeakMap<Element, number>()
  const known = new Map<string, number>()
  const kindOf = (element: Element): number => {
    const open: Element[] = []
    let at: Element | null = element
    for (; at && !kinds.has(at); at = at.parentElement) open.push(at)
    let kind = at ? kinds.get(at)! : -1
    for (const one of open.reverse()) {
      const attributes = ['class', 'style', 'color', 'bgcolor'].map(name =>
        (one.getAttribute(name) ?? '').slice(0, most.attribute),
      )
      const key = JSON.stringify([kind, one.tagName, ...attributes])
      kind = known.get(key) ?? known.size
      known.set(key, kind)
      kinds.set(one, kind)
    }
    return kind
  }

  const unseen: Record<string, number> = {}
  for (const rule of axe._audit.rules) {
    if (!most.rules.some(id => id === rule.id)) continue
    const { matches } = rule
    const counts = new Map<number, number>()
    let [asked, further] = [0, 0]
    rule.matches = function (element, ...rest) {
      asked++
      if (asked > most.elements) {
        const kind = kindOf(element)
        const count = counts.get(kind) ?? 0
        if (count >= most.ofKind || further >= most.further) {
          unseen[rule.id] = (unseen[rule.id] ?? 0) + 1
          return false
        }
        counts.set(kind, count + 1)
        further++
      }
      return matches.call(this, element, ...rest)
    }
  }
  return () => unseen
}
