import { type HtmlDocument, textOf } from '../../formats/html/document.ts'

/** A handler that calls one function and does no more than that. */
const CALL = /^\s*(?:return\s+)?([\w$]{1,60})\([^()]{0,200}\)\s*;?(?:\s*return\s+false\s*;?)?\s*$/
const MAX_HANDLER = 300
/** Characters of a function that are read, and scripts in the page. */
const MAX_BODY = 3000
const MAX_SCRIPTS = 50
/** What shows another part of a document. */
const SHOWS = /\bclassList\b|\bstyle\.|\.hidden\b|\bscroll(?:To|IntoView)\b/
/** What loads something, or tells the address of what is shown. */
const LOADS =
  /\blocation\b|\bopen\s*\(|\bhref\b|\bnavigate|\bsubmit\b|\bhistory\b|\bpushState\b|\bfetch\b|XMLHttpRequest|\.src\b|\bimport\b|\.load\(|\$\.(?:get|post|ajax)\b|innerHTML|\bgo_?to/i

/**
 * Whether a handler calls one function of a script in the page that shows another part of the same document and loads
 * nothing, so that there is no page which crawlers could miss.
 */
export function showsParts(document: HtmlDocument, handler: string | undefined): boolean {
  if (handler === undefined || handler.length > MAX_HANDLER) return false
  const name = CALL.exec(handler)?.[1]
  if (name === undefined) return false
  const bodies = document
    .elements('script')
    .slice(0, MAX_SCRIPTS)
    .flatMap(script => bodyOf(textOf(script), name) ?? [])
  return bodies.length === 1 && SHOWS.test(bodies[0]!) && !LOADS.test(bodies[0]!)
}

/** What stands between the braces of the function that a script declares by this name. */
function bodyOf(script: string, name: string): string | undefined {
  const start = new RegExp(
    String.raw`(?<![\w$.])function\s{1,5}${name.replaceAll('$', String.raw`\$`)}\s{0,5}\(`,
  ).exec(script)
  const open = start ? script.indexOf('{', start.index) : -1
  if (open < 0) return undefined
  let depth = 0
  for (let at = open; at < script.length && at - open < MAX_BODY; at++) {
    if (script[at] === '{') depth++
    else if (script[at] === '}' && --depth === 0) return script.slice(open, at)
  }
  return undefined
}
