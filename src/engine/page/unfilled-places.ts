import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  type Node,
  parentOf,
} from '../formats/html/document.ts'
import { firstNodes } from './text/text-start.ts'

/** Attributes by which libraries fill an element. */
const BINDING =
  /^(?:mv-[a-z-]+|(?:x|v|ng|data-ng)-(?:text|html|bind(?:-html)?|src|href)|(?:x-bind|v-bind)?:(?:text|inner-?html|src|href|alt|title)|data-bind(?:-[\w-]+)?|\[(?:text|innerhtml|innertext|textcontent|src|href|alt|title)\])$/i
/** And those that repeat what is in it. */
const REPEATING = /^(?:mv-(?:list|list-items?|multiple)|(?:x|v)-for|(?:data-)?ng-repeat|\*ngfor)$/i
/** What stands in the place of a value: `{{ name }}`, `${name}`. */
const TAG = /\{\{[^{}]{0,200}\}\}|\$\{[^{}]{1,200}\}/
/** The same in a page of Mavo: `[name]`, `[if(name, 'a')]`. */
const MAVO_TAG = /\[[a-z][^[\]]{0,200}\]/i
const STEPS_TO_LIST = 3
/** Nodes of an element, and characters of an attribute or a text, that are looked at. */
const MAX_NODES = 50
const MAX_VALUE = 1000
const MEDIA = new Set(['img', 'iframe', 'video', 'audio', 'source', 'embed'])
/** What the whole page stands in is no place of its own. */
const AROUND_ALL = new Set(['html', 'head', 'body'])

/** The places of a document that its scripts were to fill and did not, as far as its markup tells. */
export class UnfilledPlaces {
  readonly #isMavo: boolean
  readonly #readsTags: boolean
  readonly #isWithoutData: boolean

  /**
   * @param readsTags whether what fills tags of templates may have been lacking
   * @param isWithoutData whether data did not come: an empty element may then be one that they were to fill
   */
  constructor(document: HtmlDocument, readsTags: boolean, isWithoutData: boolean) {
    this.#isMavo = document.withAttribute('mv-app', 'mv-storage').length > 0
    this.#readsTags = readsTags
    this.#isWithoutData = isWithoutData
  }

  /** Whether an element holds the tag of a value. */
  holdsTag(element: Element): boolean {
    if (AROUND_ALL.has(element.tagName)) return false
    return [element, ...firstNodes(element, MAX_NODES)].some(node => this.#holdsTag(node))
  }

  /** Whether an element is empty that a script may find, or that names what is to fill it, as the list around it does. */
  isEmpty(element: Element): boolean {
    const nodes = [element, ...firstNodes(element, MAX_NODES)]
    if (AROUND_ALL.has(element.tagName) || !nodes.every(showsNothing)) return false
    if (this.#isWithoutData && isNamed(element)) return true
    return isOfList(element) || nodes.some(node => isElement(node) && node.attrs.some(this.#binds))
  }

  #holdsTag(node: Node): boolean {
    const values = isElement(node)
      ? node.attrs.map(({ value }) => value)
      : 'value' in node
        ? [node.value]
        : []
    return values.some(value => {
      const start = value.slice(0, MAX_VALUE)
      return (this.#readsTags && TAG.test(start)) || (this.#isMavo && MAVO_TAG.test(start))
    })
  }

  readonly #binds = ({ name }: { name: string }) =>
    BINDING.test(name) || (this.#isMavo && name === 'property')
}

/** Whether a script can find an element by a name of its own. */
function isNamed({ attrs }: Element): boolean {
  return attrs.some(
    ({ name, value }) =>
      (name === 'id' || name === 'class' || name.startsWith('data-')) && value.trim() !== '',
  )
}

function isOfList(element: Element): boolean {
  let at: Element | undefined = element
  for (let step = 0; at && step <= STEPS_TO_LIST; step++, at = parentOf(at))
    if (at.attrs.some(({ name }) => REPEATING.test(name))) return true
  return false
}

function showsNothing(node: Node): boolean {
  if (!isElement(node)) return node.nodeName !== '#text' || !('value' in node) || node.value.trim() === ''
  if (node.tagName === 'svg') return false
  return !MEDIA.has(node.tagName) || /^#?$/.test(attribute(node, 'src')?.trim() ?? '')
}
