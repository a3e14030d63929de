/** Most characters of a script that are looked at, and places in it where an id stands. */
const MAX_SCRIPT = 300_000
const MAX_PLACES = 100

/** What gives an element a name, at the start of what stands behind it. */
const NAMES = String.raw`\s{0,20}[!?]?\s{0,20}\.\s{0,5}(?:(?:setAttribute|attr)\(\s{0,5}['"\`](?:aria-label(?:ledby)?|title)['"\`]|(?:ariaLabel|title|textContent|innerText|innerHTML)\s{0,5}=(?!=)|(?:text|html)\(\s{0,5}[^)\s])`
const NAMES_IT = new RegExp(`^['"\`]\\s{0,5}\\)${NAMES}`)
/** What keeps an element in a variable: `const button = document.getElementById(` in front of the id. */
const KEPT_IN = /([A-Za-z_$][\w$]{0,60})\s{0,5}=\s{0,5}[\w$.\s]{0,60}\(\s{0,5}['"`]#?$/
const MAX_AROUND = 200

/**
 * Whether a script gives the element of an id a name when it likes, such as an `aria-label` once its panel is open.
 *
 * @param texts of the page's own scripts
 */
export function isNamedByScript(id: string, texts: readonly string[]): boolean {
  return id.length > 1 && texts.some(text => namesIn(text.slice(0, MAX_SCRIPT), id))
}

function namesIn(text: string, id: string): boolean {
  let at = text.indexOf(id)
  for (let place = 0; at >= 0 && place < MAX_PLACES; place++, at = text.indexOf(id, at + 1)) {
    if (!/[#'"`]/.test(text[at - 1] ?? '')) continue
    const end = at + id.length
    if (NAMES_IT.test(text.slice(end, end + MAX_AROUND))) return true
    const variable = KEPT_IN.exec(text.slice(Math.max(0, at - MAX_AROUND), at))?.[1]
    if (
      variable !== undefined &&
      /^['"`]\s{0,5}\)/.test(text.slice(end, end + 10)) &&
      isNamed(text, variable)
    )
      return true
  }
  return false
}

function isNamed(text: string, variable: string): boolean {
  return new RegExp(`(?<![\\w$.])${RegExp.escape(variable)}${NAMES}`).test(text)
}
