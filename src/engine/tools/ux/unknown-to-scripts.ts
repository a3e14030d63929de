import { attribute, type Element, type HtmlDocument, parentOf, textOf } from '../../formats/html/document.ts'
import { isExecutable } from '../../page/scripts.ts'
import { ownScriptFiles } from '../../visit/own-scripts.ts'
import type { Visit } from '../../visit/visit.ts'
import { namesAround } from '../broken-links/hash-scripts.ts'

/** Scripts that are looked at, and characters of all of them together. */
const MAX_SCRIPTS = 50
const MAX_CHARACTERS = 300_000
const MAX_STEPS_UP = 30
/** Classes and ids of an element and of what is around it. */
const MAX_NAMES = 200
/** Ways to find a link that name no class and no id: by its element or its address, or one after another in the tree. */
const BY_ELEMENT =
  /(?:^|['"`\s,>])a(?=['"`[.:#,\s>])|\bhref\b|\b(?:links|anchors)\b|tagName|nodeName|localName|TreeWalker|(?:next|previous|first|last)(?:Element)?(?:Sibling|Child)|\bchild(?:ren|Nodes)\b/i
/** What brings further scripts, or text from which a name is put together. */
const BRINGS_MORE = /\bimport\b|\brequire\b|createElement\(\s{0,5}['"`]script|\beval\b|\bFunction\(|\batob\b/

/**
 * Whether no script of a page can find an element by its class, its id or what is around it: all of its scripts are known,
 * and none of them says one of these names. Cautious: any doubt makes it false.
 *
 * @param isOwnKnown whether its own handlers are known to be of no account
 */
export async function isUnknownToScripts(
  visit: Visit,
  document: HtmlDocument,
  element: Element,
  isOwnKnown = false,
): Promise<boolean> {
  const scripts = document.elements('script').filter(isExecutable)
  if (scripts.length > MAX_SCRIPTS || hasHandlerAround(isOwnKnown ? parentOf(element) : element)) return false
  const isFile = (script: Element) => attribute(script, 'src') !== undefined
  const addresses = scripts
    .filter(isFile)
    .map(script => document.addressOf(attribute(script, 'src') ?? '')?.href ?? '')
  const files = addresses.length === 0 ? [] : await ownScriptFiles(visit)
  const read = new Set(files.map(({ url }) => url))
  if (!addresses.every(address => read.has(address))) return false
  const inPage = scripts.filter(script => !isFile(script)).map(script => textOf(script))
  const text = [...inPage, ...files.map(file => file.text)].join('\n')
  if (text.length > MAX_CHARACTERS || BRINGS_MORE.test(text) || BY_ELEMENT.test(text)) return false
  const names = [...namesAround(element)]
  return names.length <= MAX_NAMES && !names.some(name => text.includes(name.slice(1)))
}

function hasHandlerAround(element: Element | undefined): boolean {
  let at = element
  for (let step = 0; at && step < MAX_STEPS_UP; step++, at = parentOf(at))
    if (at.attrs.some(({ name }) => name.startsWith('on'))) return true
  return false
}
