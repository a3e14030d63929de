import { attribute, type HtmlDocument } from '../../formats/html/document.ts'

/** Attributes of links that scripts make into switches of something on the page. */
const SWITCHES = [
  ...['role', 'onclick', 'aria-controls', 'aria-expanded', 'aria-haspopup'],
  ...['data-toggle', 'data-bs-toggle', 'data-target', 'data-bs-target', 'data-slide', 'data-bs-slide'],
]

/** The ids on the page that its own links lead to. */
export function pageAnchors(document: HtmlDocument): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const link of document.elements('a', 'area')) {
    const href = attribute(link, 'href')?.trim()
    if (!href?.startsWith('#') || href === '#' || href.startsWith('#:~:')) continue
    if (SWITCHES.some(name => attribute(link, name) !== undefined)) continue
    ids.add(decoded(href.slice(1)))
  }
  return ids
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
