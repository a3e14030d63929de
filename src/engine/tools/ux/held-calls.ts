import { endOfBlock, withoutComments, withoutTexts } from './canceling-functions.ts'

/** Characters of all scripts of a page together, and click listeners, calls and answers that are read. */
const MAX_SCRIPTS = 300_000
const MAX_LISTENERS = 20
const MAX_CALLS = 20

/** The start of the function that listens for clicks: `addEventListener('click', function (e) {`, `.on("click", e => {`. */
const LISTENER =
  /(?:addEventListener|\.on)\(\s{0,5}["']click["']\s{0,5},\s{0,5}(?:function\s{0,5}[\w$]{0,60}\s{0,5}\([^()]{0,60}\)|\([^()]{0,60}\)\s{0,5}=>|[\w$]{1,60}\s{0,5}=>)\s{0,5}\{/g
/** Links that call, as a selector says it. */
const CALLS_SELECTED = /\[\s{0,3}href\s{0,3}\^=\s{0,3}\\?["']?tel:/i
/** Between such a selector and the listener on what it finds: `document.querySelectorAll('…').forEach(link => { link.`. */
const ON_SELECTED = /^[^;]{0,40}\)\s{0,5}(?:\.forEach\(|\.|$)[^;]{0,120}$/
const MAX_BETWEEN = 200
/** What the code of Google calls when it has counted: `event_callback: function () {`, `'eventCallback': callback`. */
const ANSWER =
  /["']?event_?callback["']?\s{0,5}:\s{0,5}(?:(?:function\s{0,5}[\w$]{0,60}\s{0,5})?\(\s{0,5}\)\s{0,5}(?:=>)?\s{0,5}\{|([\w$]{1,60})(?=\s{0,9}[,}]))/gi
/** What leads on, now or later, or may say that nothing is to be waited for. */
const LEADS =
  /\b(?:location|open|setTimeout|setInterval|requestIdleCallback|event_?timeout|eventTimeout|then|await|async|catch|Promise|fetch|sendBeacon|click|dispatchEvent|submit|assign|replace|google_tag_manager|typeof\s{1,5}gtag|window\.(?:gtag|ga|dataLayer)|eval|import)\b/i
/** What only counts or finds the link. */
const HARMLESS =
  /^(?:if|function|return|(?:[\w$.]{1,100}\.)?(?:preventDefault|stopPropagation|closest|matches|getAttribute|attr|push|log)|gtag|fbq|ga|\$|jQuery)$/

/**
 * Whether a script cancels the click on links that call and dials only once Google has counted that: `preventDefault()` in
 * a listener, and the number only in `event_callback`, which nobody calls where Google's script is blocked. Cautious: any
 * doubt makes it false, such as a time limit or a call of what is not known.
 *
 * @param scripts those that stand in the page
 */
export function holdsCalls(scripts: readonly string[]): boolean {
  const code = withoutComments(scripts.join('\n;\n').slice(0, MAX_SCRIPTS))
  if (!CALLS_SELECTED.test(code) || !/event_?callback/i.test(code)) return false
  const blank = withoutTexts(code)
  return code
    .matchAll(LISTENER)
    .take(MAX_LISTENERS)
    .some(({ 0: head, index }) => {
      const start = index + head.length
      const end = endOfBlock(blank, start)
      if (end === undefined) return false
      const body = code.slice(start, end)
      const before = code.slice(Math.max(0, index - MAX_BETWEEN), index)
      const isOfCalls = CALLS_SELECTED.test(body) || isOnSelected(before)
      return isOfCalls && /\.preventDefault\(\s{0,5}\)/.test(body) && dialsOnlyInAnswer(body, code, blank)
    })
}

function isOnSelected(before: string): boolean {
  const at = before.search(CALLS_SELECTED)
  return at !== -1 && ON_SELECTED.test(before.slice(at).replace(CALLS_SELECTED, ''))
}

/** Whether the listener leads on in the answer of Google alone, be it in a function that it calls. */
function dialsOnlyInAnswer(body: string, code: string, blank: string): boolean {
  const called = new Set(
    body
      .matchAll(/(?<![\w$.])([\w$]{1,60})\s{0,5}\(/g)
      .take(MAX_CALLS)
      .map(([, name]) => name!),
  )
  const parts = [body]
  for (const name of called) {
    if (HARMLESS.test(name)) continue
    const definitions = definitionsOf(name, code, blank)
    if (definitions.length !== 1) return false
    parts.push(definitions[0]!)
  }
  const answers = parts.map(withoutAnswers)
  if (!answers.some(({ leads }) => leads)) return false
  const rest = answers.map(({ rest }) => rest).join('\n')
  const known = (call: string) => HARMLESS.test(call) || called.has(call)
  return (
    !LEADS.test(rest) &&
    rest.matchAll(/([\w$.]{1,120})\s{0,5}\(/g).every(([, call]) => known(call!.replace(/^\./, 'x.')))
  )
}

function definitionsOf(name: string, code: string, blank: string): string[] {
  const called = name.replaceAll('$', String.raw`\$`)
  const defined = new RegExp(
    String.raw`(?<![\w$.])function\s{1,5}${called}\s{0,5}\([^()]{0,200}\)\s{0,9}\{`,
    'g',
  )
  return blank
    .matchAll(defined)
    .take(2)
    .map(({ 0: head, index }) =>
      code.slice(index + head.length, endOfBlock(blank, index + head.length) ?? index),
    )
    .toArray()
}

/** Code without the functions that Google calls, and whether one of those leads on. */
function withoutAnswers(code: string): { rest: string; leads: boolean } {
  let rest = code
  let leads = false
  const take = (from: number, start: number) => {
    const end = endOfBlock(withoutTexts(rest), start)
    if (end === undefined) return
    leads ||= /\blocation\b/.test(rest.slice(start, end))
    rest = rest.slice(0, from) + rest.slice(end + 1)
  }
  for (const [answer, name] of code.matchAll(ANSWER).take(MAX_CALLS).toArray()) {
    const at = rest.indexOf(answer)
    if (name === undefined) {
      take(at, at + answer.length)
      continue
    }
    // A function with a name that is used for nothing else.
    const variable = name.replaceAll('$', String.raw`\$`)
    const uses = rest.match(new RegExp(String.raw`(?<![\w$.])${variable}(?![\w$])`, 'g')) ?? []
    const defined = new RegExp(
      String.raw`(?<![\w$.])(?:(?:var|let|const)\s{1,5}${variable}\s{0,5}=\s{0,5}(?:function\s{0,5}\(\s{0,5}\)|\(\s{0,5}\)\s{0,5}=>)|function\s{1,5}${variable}\s{0,5}\(\s{0,5}\))\s{0,9}\{`,
    ).exec(rest)
    if (defined && uses.length === 2) take(defined.index, defined.index + defined[0].length)
  }
  return { rest: rest.replace(/["']?event_?callback["']?\s{0,5}:/gi, ''), leads }
}
