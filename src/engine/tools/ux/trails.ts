import { attribute, type Element, isElement, parentOf } from '../../formats/html/document.ts'

/** Names by which trails of the pages above a page are known. */
const TRAIL = /bread-?crumb|crumbs|pathway|\bpfad\b|fil-?d-?ariane/i
/** What stands between the steps of a trail; a bar is between other links as well. */
const SEPARATOR = /^\s*[»›→>/]\s*$/
const MAX_STEPS = 4
/** Nodes behind a link that are looked at: a trail ends with the page itself, and little else. */
const MAX_NODES = 20
const MAX_NAME = 300

/**
 * Whether a link is the last step of a trail, which is the page that it stands on. Some generators put a separator behind
 * that one as well, and nothing else marks the trail.
 */
export function isEndOfTrail(link: Element): boolean {
  let at = link
  for (let step = 0; step < MAX_STEPS; step++) {
    const parent = parentOf(at)
    if (!parent || parent.tagName === 'body') return false
    const behind = nodesBehind(at, parent)
    if (behind === undefined || behind.some(isElement)) return false
    if (step === 0 && parent.tagName === 'li' && isSeparated(behind))
      return nodesBehind(parent)?.some(isElement) === false
    if (TRAIL.test(namesOf(parent))) return true
    at = parent
  }
  return false
}

type Node = Element['childNodes'][number]

/** Undefined where there are too many of them to be looked at. */
function nodesBehind(element: Element, parent = parentOf(element)): Node[] | undefined {
  const behind: Node[] = []
  const nodes = parent?.childNodes ?? []
  for (let at = nodes.length - 1; at >= 0 && nodes[at] !== element; at--) {
    if (behind.length === MAX_NODES) return undefined
    behind.push(nodes[at]!)
  }
  return behind
}

function isSeparated(nodes: readonly Node[]): boolean {
  return nodes.some(node => 'value' in node && SEPARATOR.test(node.value.slice(0, MAX_NAME)))
}

function namesOf(element: Element): string {
  return ['class', 'id', 'aria-label']
    .map(name => (attribute(element, name) ?? '').slice(0, MAX_NAME))
    .join(' ')
}
