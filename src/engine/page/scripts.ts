import { attribute, type Element, type HtmlDocument } from '../formats/html/document.ts'

/** Scripts of Next.js that only hand over what the page is made of, code of other scripts as texts included. */
const FLIGHT = /^\s*\(?self\.__next_f\s*(?:=\s*self\.__next_f\s*\|\|\s*\[\]\s*\))?\s*\.push\(/

/** Whether a `<script>` is one that browsers run, and no data. */
export function isExecutable(script: Element): boolean {
  const type = attribute(script, 'type')?.trim().toLowerCase() ?? ''
  const isCode =
    type === '' || type === 'module' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type)
  const [text] = script.childNodes
  return isCode && !(text && 'value' in text && FLIGHT.test(text.value.slice(0, 100)))
}

/** The scripts that stand in the document itself and that browsers run. */
export function inlineScripts(document: HtmlDocument): Element[] {
  return document
    .elements('script')
    .filter(script => isExecutable(script) && attribute(script, 'src') === undefined)
}

/** Handlers of what only a visitor does. */
const BY_VISITOR =
  /^on(?:click|dblclick|auxclick|contextmenu|mouse|pointer|touch|key|drag|drop|wheel|scroll|copy|cut|paste|input|change|submit|reset|select|focus|blur|invalid|search)/

/**
 * Whether anything in a document runs without its visitor: scripts, handlers as `onload`, frames with `javascript:`.
 * Where nothing does, a browser shows the document as it was sent.
 */
export function runsScripts(document: HtmlDocument): boolean {
  return document
    .elements()
    .some(
      element =>
        (element.tagName === 'script' && isExecutable(element)) ||
        element.attrs.some(
          ({ name, value }) =>
            (name.startsWith('on') && !BY_VISITOR.test(name)) ||
            (name === 'src' && /^\s*javascript:/i.test(value)),
        ),
    )
}
