/** How much text is waited for, and how long. */
export interface TextLimits {
  /** Characters. */
  least: number
  /** Milliseconds in all, and between two looks. */
  all: number
  poll: number
}

/**
 * Waits until a page has as much text as it was sent with: some apps empty what they were sent with and fill it again
 * when their translations are there. It runs in the page: it must not use anything from outside of itself.
 *
 * @returns whether anything was waited for
 */
export async function textReturns({ least, all, poll }: TextLimits): Promise<boolean> {
  const until = performance.now() + all
  const hasEnough = (): boolean => {
    const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT)
    let characters = 0
    while (characters < least) {
      const node = walker.nextNode()
      if (!node) return false
      if (!/^(?:script|style|noscript|template)$/i.test(node.parentNode?.nodeName ?? '')) {
        characters += (node.nodeValue ?? '').replace(/\s+/g, '').length
      }
    }
    return true
  }
  let waited = false
  while (!hasEnough() && performance.now() < until) {
    waited = true
    await new Promise(resolve => setTimeout(resolve, poll))
  }
  return waited
}
