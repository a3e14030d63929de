/**
 * Source of the document that it runs in, or only its length where that is over the limit. It runs in the page: it must
 * not use anything from outside of itself.
 *
 * Shadow trees stand in the place of what their hosts hold, as search engines see them. What scripts put into `<head>`, or
 * in front of it, though it may not stand there is moved behind it: read again, it would end the head early, which it did
 * not.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#web-components
 */
export function sourceOf(limit: number): string | number {
  const metadata = /^(?:base|link|meta|noscript|script|style|template|title)$/
  const isStray = (node: Node) =>
    node instanceof Element ? !metadata.test(node.localName) : node instanceof Text && /\S/.test(node.data)
  const { documentElement: root, head, doctype } = document
  const children = Array.from(root.childNodes)
  const beforeHead = head?.parentNode === root ? children.slice(0, children.indexOf(head)) : []
  const strays = new Set<Node>([...beforeHead, ...Array.from(head?.childNodes ?? [])].filter(isStray))
  const hosts = Array.from(root.querySelectorAll('*')).some(element => element.shadowRoot)

  const shownIn = (node: Node): readonly Node[] => {
    if (node instanceof Element && node.shadowRoot) return Array.from(node.shadowRoot.childNodes)
    if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0) return node.assignedNodes()
    return Array.from(node.childNodes)
  }
  /** A copy in a document where nothing runs or loads. */
  const copyOf = (): Element => {
    const inert = document.implementation.createHTMLDocument('')
    const copy = inert.importNode(root, false)
    const open: [Node, Node][] = [[root, copy]]
    for (let entry = open.pop(); entry; entry = open.pop()) {
      const [original, target] = entry
      for (const child of shownIn(original)) {
        if (strays.has(child)) continue
        const copied = inert.importNode(child, child instanceof HTMLTemplateElement)
        target.appendChild(copied)
        if (!(child instanceof HTMLTemplateElement)) open.push([child, copied])
      }
    }
    const moved = inert.createDocumentFragment()
    for (const node of strays) moved.append(inert.importNode(node, true))
    const body = copy.querySelector('body')
    if (body) body.prepend(moved)
    else copy.append(moved)
    return copy
  }

  const source = (hosts || strays.size > 0 ? copyOf() : root).outerHTML
  if (source.length > limit) return source.length
  return (doctype ? new XMLSerializer().serializeToString(doctype) : '') + source
}
