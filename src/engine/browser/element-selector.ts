/**
 * A selector of an element in a page, from the nearest id on. It runs in the page, where `callOf` hands it to who needs
 * it: it must not use anything from outside of itself.
 */
export function elementSelector(element: Element): string {
  const path: string[] = []
  for (let at: Element | null = element; at && path.length < 50; at = at.parentElement) {
    if (/^[A-Za-z][\w-]*$/.test(at.id)) {
      path.unshift(`#${at.id}`)
      break
    }
    const name = at.localName
    const same = Array.from(at.parentElement?.children ?? []).filter(other => other.localName === name)
    path.unshift(same.length > 1 ? `${name}:nth-of-type(${same.indexOf(at) + 1})` : name)
  }
  return path.join(' > ').slice(0, 1000)
}
