/** What a script does that opens something, or keeps the browser from following a link; counting clicks does neither. */
const OPENS =
  /preventDefault|return\s?(?:false|!1)|(?:add|toggle|remove)Class|classList|showModal|\.(?:toggle|show|open|slide\w{0,10}|fade\w{0,10})\(/
/** Characters behind the registration of a handler in which that stands. */
const MAX_HANDLER = 1500
/** Characters of one script, and handlers in it, that are read. */
const MAX_SCRIPT = 2_000_000
const MAX_HANDLERS = 2000

const CLICK = String.raw`(?:addEventListener\(\s*["'\x60]click|onclick\s*=|on\(\s*["'][^"']{0,60}\bclick\b|click\(\s*[^)\s])`
const SELECTOR = String.raw`(?<quote>["'\x60])(?<selector>[^"'\x60]{1,200})\k<quote>`
/** `$('body').on('click', '.menu a', …)`. */
const DELEGATED = new RegExp(
  String.raw`\.on\(\s*["'][^"']{0,60}\bclick\b[^"']{0,60}["']\s*,\s*${SELECTOR}`,
  'g',
)
/** What finds elements by a selector: `$`, `$$`, `jQuery`, `document.querySelectorAll`, and short names of these. */
const FOUND = String.raw`(?:(?<byId>ElementById)|(?<byClass>ElementsByClassName)|querySelector(?:All)?|(?<![\w$])(?!getElement)[\w$]{1,30})\(\s*${SELECTOR}\s*\)`
/** `$('.menu a').click(…)`, `document.querySelectorAll('.menu a').forEach(link => link.addEventListener('click', …))`. */
const DIRECT = new RegExp(String.raw`${FOUND}\)?\s*\??(?:\.forEach\([^;]{0,120}?)?\.${CLICK}`, 'g')
/** `const menu = document.querySelector('.menu a')`, which a handler is added to further down. */
const NAMED = new RegExp(
  String.raw`(?<![\w.$])(?<variable>[\w$]{1,60})\s*=\s*(?:[\w$]{1,30}\.){0,3}(?:get)?${FOUND}`,
  'g',
)
const OF_VARIABLE = new RegExp(
  String.raw`(?<![\w.$])([\w$]{1,60})\s*\??\.(?:forEach\([^;]{0,120}?\.)?${CLICK}`,
  'g',
)
/** `for (const link of links) link.addEventListener('click', …)`. */
const OF_LOOP = new RegExp(String.raw`\bof\s+([\w$]{1,60})\s*\)[^;]{0,120}?\.${CLICK}`, 'g')
/** `event.target.closest('.menu a')`, as one handler for all of the page asks what was clicked. */
const ASKED = new RegExp(String.raw`\.(?:closest|matches)\(\s*${SELECTOR}\s*\)`, 'g')

/** Selectors of the elements on whose click a script opens something. */
export function openersIn(script: string): string[] {
  const text = script.slice(0, MAX_SCRIPT)
  const opens = ({ 0: { length }, index }: RegExpExecArray) =>
    OPENS.test(text.slice(index + length, index + length + MAX_HANDLER))
  const matches = (pattern: RegExp) => text.matchAll(pattern).take(MAX_HANDLERS).toArray()
  const heard = new Set(
    [...matches(OF_VARIABLE), ...matches(OF_LOOP)].flatMap(match => (opens(match) ? [match[1]!] : [])),
  )
  const asked = LISTENS.test(text) ? matches(ASKED) : []
  return [
    ...[...matches(DELEGATED), ...matches(DIRECT), ...asked].filter(opens),
    ...matches(NAMED).filter(({ groups }) => heard.has(groups!['variable']!)),
  ].map(({ groups }) => {
    const { byId, byClass, selector } = groups!
    return `${byId !== undefined ? '#' : byClass !== undefined ? '.' : ''}${selector}`
  })
}

const LISTENS = /addEventListener\(\s*["'`]click|\bonclick\s*=/
const NOT = /:not\([^)]{0,200}\)/g
const NAME = /[.#](?:[\w-])+/g

/** Classes and ids that each selector of a list names, as `.class` and `#id`; what names none is left out. */
export function namesInSelectors(list: string): string[][] {
  return list
    .replaceAll(NOT, '')
    .split(',')
    .map(selector => selector.match(NAME) ?? [])
    .filter(names => names.length > 0)
}
