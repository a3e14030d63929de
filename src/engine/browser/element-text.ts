/**
 * The start of the text of an element, or of its label, as it is quoted: with a blank where a box or a line begins, so that
 * no words of two boxes run into each other, and with "…" where it goes on. It runs in the page, where `callOf` hands it to
 * who needs it: it must not use anything from outside of itself.
 *
 * @param most characters
 * @param label is quoted in place of the text, where there is one
 */
export function textStart(element: Element, most: number, label?: string | null): string {
  let text = label ?? ''
  let seen = 0
  const read = (parent: Node, depth: number) => {
    for (let node = parent.firstChild; node && text.length < 5000; node = node.nextSibling) {
      if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? ''
      if (!(node instanceof Element) || depth > 50 || ++seen > 500) continue
      if (/^(?:script|style|template|noscript)$/.test(node.localName)) continue
      // Effects put each letter into an inline block.
      const isApart =
        node.localName === 'br' || !/^(?:inline|contents|ruby)/.test(getComputedStyle(node).display)
      if (isApart) text += ' '
      read(node, depth + 1)
      if (isApart) text += ' '
    }
  }
  if (label === undefined || label === null) read(element, 0)
  const words = text.slice(0, 5000).replace(/\s+/g, ' ').trim()
  if (words.length <= most) return words
  return `${words
    .slice(0, most - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`
}

/**
 * The start tag of an element with its id and its classes, but for those that tell of a state or that a build makes up,
 * which may be others the next time. It runs in the page, as the above.
 */
export function startTag(element: Element): string {
  const state =
    /(?:^|[-_])(?:active|current|open(?:ed)?|closed|show(?:n|ing)?|visible|hidden|selected|hover(?:ed)?|animated?|animating|in-?view|loaded|focus(?:ed)?|slide-(?:prev|next))$/i
  const generated =
    /^(?:css|sc|svelte|jss|astro|jsx|emotion)-|_(?=[A-Za-z-]{0,8}\d)[A-Za-z\d-]{5,8}$|^(?=[A-Za-z]{0,20}\d)[A-Za-z\d]{6,30}$/
  const names = Array.from(element.classList)
    .slice(0, 20)
    .filter(name => name.length <= 60 && !state.test(name) && !generated.test(name))
  const id = /^[A-Za-z][\w-]{0,60}$/.test(element.id) ? ` id="${element.id}"` : ''
  return `<${element.localName}${id}${names.length === 0 ? '' : ` class="${names.slice(0, 4).join(' ')}"`}>`
}

/**
 * What an element is called in a sentence: by its id or the start tag with its classes where it has some, else by its path. It runs in the page, as the
 * above.
 *
 * @param tagOf is {@link startTag}
 * @param selectorOf is that of `element-selector.ts`
 */
export function elementName(
  element: Element,
  tagOf: (element: Element) => string,
  selectorOf: (element: Element) => string,
): string {
  const selector = selectorOf(element)
  const tag = tagOf(element)
  return selector.includes(' ') && tag.includes(' ') ? tag : selector
}
