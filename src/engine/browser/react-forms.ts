/**
 * Whether React made a form and nothing in it or around it has a handler by which React would tell of its being sent. React
 * keeps what to call beside each element. It runs with the form in the page's own world: it must not use anything from outside.
 */
export function isUnheardByReact(this: Element): boolean {
  const propsOf = (element: Element): Record<string, unknown> | undefined => {
    const key = Object.keys(element).find(name => name.startsWith('__reactProps$'))
    const props = key === undefined ? undefined : (element as unknown as Record<string, unknown>)[key]
    return typeof props === 'object' && props !== null ? (props as Record<string, unknown>) : undefined
  }
  // Without scripts a form has an address as text; React takes a function as well.
  const HANDLERS =
    /^(?:on(?:Submit|Click|MouseDown|MouseUp|PointerDown|PointerUp|TouchEnd|KeyDown|KeyUp)(?:Capture)?|action|formAction)$/
  const isHeard = (element: Element): boolean => {
    const props = propsOf(element)
    return (
      props !== undefined &&
      Object.keys(props).some(name => HANDLERS.test(name) && typeof props[name] === 'function')
    )
  }
  if (propsOf(this) === undefined || Array.from(this.querySelectorAll('*')).slice(0, 500).some(isHeard))
    return false
  for (let at: Element | null = this; at; at = at.parentElement) if (isHeard(at)) return false
  return true
}

/** Whether React listens at an element or the document for all that is in it. It runs like {@link isUnheardByReact}. */
export function isRootOfReact(this: object): boolean {
  return Object.keys(this).some(
    name => name.startsWith('__reactContainer$') || name.startsWith('_reactListening'),
  )
}

/** Listeners that React adds at its root for one kind of event: on its way down, and up. */
export const LISTENERS_OF_REACT = 2
