import { type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { inlineScripts } from '../../page/scripts.ts'
import { ownScriptFiles } from '../../visit/own-scripts.ts'
import type { Visit } from '../../visit/visit.ts'

/** Scripts in the page that are looked at, and characters of each. */
const MAX_INLINE = 50
const MAX_TEXT = 300_000
/** Calls of one script that are looked at. */
const MAX_CALLS = 50

/** A call that sends something to a program beside the page, such as `$.post("send.php"`. */
const SENDS =
  /(?:(?<![\w.])(?:\$|jQuery)\.post\(\s{0,20}|\bfetch\(\s{0,20}|(?<![\w$])["']?url["']?\s{0,5}:\s{0,5}|\.open\(\s{0,5}["']POST["'],\s{0,5})(["'`])((?![a-z]{1,10}:|\/\/)[^"'`\s?#$]{1,100}\.(?:php[57]?|aspx?|jsp|cgi|pl))\1/gi
/** Other ways that a message may go. */
const OTHER_WAYS =
  /https?:\/\/(?!www\.w3\.org\/)|emailjs|formspree|web3forms|netlify|\baxios\b|sendBeacon|mailto:|wa\.me|whatsapp|\.submit\(\)/i

/**
 * Where the page's own scripts send its forms, as far as their texts tell.
 *
 * @returns the path of the program that takes a form, which the form names itself or, by its id, the one script that sends it
 */
export async function programsOfScripts(
  visit: Visit,
  document: HtmlDocument,
): Promise<(form: { id: string | undefined; program: string | undefined }) => string | undefined> {
  const inline = inlineScripts(document).slice(0, MAX_INLINE).map(textOf)
  const files = (await ownScriptFiles(visit)).map(({ text }) => text)
  const scripts = [...inline, ...files]
    .map(text => text.slice(0, MAX_TEXT))
    .map(text => ({ text, programs: programsIn(text, document) }))
    .filter(({ programs }) => programs.size > 0)
  return ({ id, program }) => {
    if (program !== undefined && scripts.some(({ programs }) => programs.has(program))) return program
    if (id === undefined) return undefined
    const naming = scripts.filter(({ text }) => namesId(text, id))
    const [script] = naming
    if (!script || naming.length > 1 || script.programs.size > 1 || OTHER_WAYS.test(script.text))
      return undefined
    return [...script.programs][0]
  }
}

function programsIn(text: string, document: HtmlDocument): ReadonlySet<string> {
  const programs = new Set<string>()
  let calls = 0
  for (const [, , written] of text.matchAll(SENDS)) {
    if (++calls > MAX_CALLS) break
    const path = document.addressOf(written!)?.pathname
    if (path !== undefined) programs.add(path)
  }
  return programs
}

function namesId(text: string, id: string): boolean {
  return ["'", '"', '`'].some(quote =>
    [`${quote}#${id}${quote}`, `${quote}${id}${quote}`].some(name => text.includes(name)),
  )
}
