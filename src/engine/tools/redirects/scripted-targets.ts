import { type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { inlineScripts } from '../../page/scripts.ts'
import { isSamePage } from '../../syntax/comparable-url.ts'

const LEADING =
  /\blocation\s{0,5}(?:\.\s{0,5}href\s{0,5})?(?:=|\.\s{0,5}(?:replace|assign)\s{0,5}\()\s{0,5}(?:'([^'\\\n]{1,300})'|"([^"\\\n]{1,300})")/g
/** Characters of a script that are looked at, and targets of one. */
const MAX_SCRIPT = 100_000
const MAX_TARGETS = 50

/**
 * The other pages between which the script that leads to a page chooses, as by the date or by what is stored: no server
 * can do that by a redirect. Empty where no inline script names the page and others.
 */
export function otherTargets(document: HtmlDocument, target: string): string[] {
  for (const script of inlineScripts(document)) {
    const named = targetsIn(textOf(script), document)
    const others = named.filter(url => !isSamePage(url, target) && !isSamePage(url, document.url))
    if (others.length > 0 && others.length < named.length) return others
  }
  return []
}

/** The pages to which a script leads by their full names, each once. */
function targetsIn(source: string, { baseUrl }: HtmlDocument): string[] {
  const urls = source
    .slice(0, MAX_SCRIPT)
    .matchAll(LEADING)
    .take(MAX_TARGETS)
    .map(([, single, double]) => URL.parse((single ?? double)!, baseUrl))
    .filter(url => url?.protocol.startsWith('http'))
  return [...new Set(urls.map(url => url!.href))]
}
