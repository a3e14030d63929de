/** What a script does that opens something, or keeps the browser from following a link; counting clicks does neither. */
const OPENS =
  /preventDefault|return\s?(?:false|!1)|(?:add|toggle|remove)Class|classList|showModal|\.(?:toggle|show|open|slide\w{0,10}|fade\w{0,10})\(/
/** Characters behind the registration of a handler in which that stands. */
const MAX_HANDLER = 1500
/** Characters of one script, and handlers in it, that are read. */
const MAX_SCRIPT = 2_000_000
const MAX_HANDLERS = 2000

const CLICK = String.raw`(?:addEventListener\(\s*["'\x60]click|onclick\s*=|on\(\s*["'][^"']{0,60}\bclick\b|click\(\s*(?=[^)\s]))`
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

/** The rest of a registration that names its handler: `("click", openForm)`, `= openForm`. */
const NAMED_HANDLER =
  /^["'\x60]?\s{0,5}(?:,\s{0,5})?(?:["'\x60][^"'\x60]{0,200}["'\x60]\s{0,5},\s{0,5})?([\w$]{1,60})\s{0,5}(?:[,);\n]|$)/
/** Characters of a registration that are read for that, and handlers that are looked for in one script. */
const MAX_REGISTRATION = 300
const MAX_NAMED_HANDLERS = 30

/** Selectors of the elements on whose click a script opens something. */
export function openersIn(script: string): string[] {
  const text = script.slice(0, MAX_SCRIPT)
  const named = new Map<string, boolean>()
  const opensByName = (name: string) => {
    const known = named.get(name)
    if (known !== undefined || named.size >= MAX_NAMED_HANDLERS) return known ?? false
    const opening = handlersCalled(text, name).some(handler => OPENS.test(handler))
    named.set(name, opening)
    return opening
  }
  const opens = ({ 0: { length }, index }: RegExpExecArray) => {
    const end = index + length
    if (OPENS.test(text.slice(end, end + MAX_HANDLER))) return true
    const name = NAMED_HANDLER.exec(text.slice(end, end + MAX_REGISTRATION))?.[1]
    return name !== undefined && opensByName(name)
  }
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

/** The starts of the functions that a script calls so: `function open(…) {`, `open = event => {`. */
function handlersCalled(text: string, name: string): string[] {
  const definition = new RegExp(
    String.raw`(?<![\w$.])(?:function\s{1,5}${name.replaceAll('$', String.raw`\$`)}\s{0,5}\(|${name.replaceAll('$', String.raw`\$`)}\s{0,5}=(?![=>]))`,
    'g',
  )
  return text
    .matchAll(definition)
    .take(MAX_DEFINITIONS)
    .map(({ index }) => text.slice(index, index + MAX_HANDLER))
    .toArray()
}

const MAX_DEFINITIONS = 5

/** `customElements.define('video-box', …)`. */
const DEFINED = /customElements\.define\(\s*["'`]([a-z][\w.-]{0,60})["'`]/g
/** What a custom element listens with to itself. */
const HEARS_ITSELF = /\bthis\.(?:addEventListener\(\s*["'`]click|onclick\s*=)/

/** Custom elements that a script defines and that open something when they are clicked themselves. */
export function openingComponentsIn(script: string): string[] {
  const text = script.slice(0, MAX_SCRIPT)
  if (!HEARS_ITSELF.test(text) || !OPENS.test(text)) return []
  return text
    .matchAll(DEFINED)
    .take(MAX_HANDLERS)
    .map(match => match[1]!)
    .toArray()
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
