import { endOf } from '../../../text/cut.ts'
import type { PlacedNode } from '../../browser/axe-results.ts'
import { snippet } from '../../formats/html/document.ts'

/** Characters before the address of an image, and of the address itself, that are kept. */
const MAX_BEFORE = 50
const MAX_ADDRESS = 100

/**
 * The start of an element's source. Axe cuts long values in it: of an image the end of the address is kept, which names
 * the file.
 */
export function elementSource({ html, address }: Pick<PlacedNode, 'html' | 'address'>): string {
  const start = snippet(html)
  const written = address === undefined ? null : /\s(?:data-)?src="[^"]*"/.exec(html)
  if (address === undefined || !written || start.includes(address)) return start
  const before = written.index <= MAX_BEFORE ? html.slice(0, written.index) : '<img …'
  const path = address.split(/[?#]/, 1)[0]!
  const file = path.length <= MAX_ADDRESS ? path : `…${endOf(path, MAX_ADDRESS)}`
  return snippet(`${before} src="${file}" …>`)
}
