import { attribute, type HtmlDocument, textOf } from '../formats/html/document.ts'
import { isExecutable } from './scripts.ts'

/** Characters of the scripts of a page that are looked at. */
const MAX_SCRIPTS = 1_000_000

/** What scripts of the document may look elements up by: `getElementById('x')`, and `#x` in a selector. */
export function scriptedIds(document: HtmlDocument): ReadonlySet<string> {
  const scripts = document.elements('script').filter(isExecutable)
  // A file is not read here: it may find any of them, and nobody gives an id to a heading without a text for another reason.
  if (scripts.some(script => attribute(script, 'src') !== undefined))
    return new Set(document.withAttribute('id').map(element => attribute(element, 'id')!))
  const text = scripts
    .map(script => textOf(script))
    .join('\n')
    .slice(0, MAX_SCRIPTS)
  const found = text.matchAll(/(?:#|getElementById\(\s{0,5}['"`])([\w-]{1,100})/g)
  return new Set(Array.from(found, ([, id]) => id!))
}
