import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  hasTextOf,
  textOf,
} from '../formats/html/document.ts'
import { generatorNames } from './generator-names.ts'
import type { HtmlPage } from './html-page.ts'
import { isInHead } from './link-elements.ts'
import { saysToWait, scriptShellOf } from './script-shell.ts'
import { isExecutable, runsScripts } from './scripts.ts'
import { startOfWrittenText } from './text/text-start.ts'

/** Characters of a script that may be made to lead elsewhere: a longer one is a program that also can. */
const MAX_LEADING_SCRIPT = 2000
/** Characters of data or of a text that are looked at for places to be filled. */
const MAX_LOOKED_AT = 20_000
/** Text of the main element from which on it has a content of its own. */
const MIN_MAIN_CHARACTERS = 40

const LEADS_ELSEWHERE =
  /(?<![\w$.])(?:(?:window|document|self|top|parent)\s*\.\s*)?location(?:\s*\.\s*href)?\s*=(?![=>])|(?<![\w$])location\s*\.\s*(?:replace|assign)\s*\(/
/** What templates leave for scripts to fill: `{{ title }}`, `%title%`, `[[title]]`, `${title}`, `__TITLE__`. */
const PLACE_TO_FILL =
  /\{\{[^{}]{0,80}\}\}|\$\{[\w.\s]{1,60}\}|^\s*(?:%[\w.]{1,60}%|\[\[[\w.\s]{1,60}\]\]|__[A-Z_]{2,60}__)\s*$/
/** Elements and attributes that frameworks of the browser leave on what they made. */
const FRAMEWORK_MARKS = new Set([
  ...[
    'ng-version',
    'ng-app',
    'data-ng-app',
    'data-reactroot',
    'data-v-app',
    'data-server-rendered',
    'v-cloak',
    'x-cloak',
  ],
  ...[
    'data-svelte-h',
    'data-sveltekit-preload-data',
    'data-sveltekit-hydrate',
    'data-n-head',
    'data-react-helmet',
    'data-rh',
    'q:container',
  ],
])
const FRAMEWORK_IDS = /^(?:__next|__nuxt|___gatsby|root|app|svelte|react-root|app-root)$/

/**
 * Why what scripts make of a page has to be seen before it is judged: its HTML alone shows that they have something to
 * do. Undefined where nothing in it says so. Scripts whose work does not show there are for a sample to tell.
 */
export function relianceOnScripts({ document }: HtmlPage): string | undefined {
  if (!runsScripts(document)) return undefined
  const shell = scriptShellOf(document)
  if (shell) return shell.message
  const main = mainOf(document)
  if (main && !hasTextOf(main, MIN_MAIN_CHARACTERS) && !showsPictures(main)) {
    const text = foldSpace(textOf(main))
    if (text === '') return `<${main.tagName}> is empty as sent`
    if (saysToWait(text)) return `<${main.tagName}> says "${text}" as sent`
  }
  const headlines = document.elements('h1')
  const title = document.elements('title').find(isInHead)
  if (isMadeByFramework(document)) {
    if (!title || foldSpace(textOf(title)) === '') return 'a framework makes the page, and no title is sent'
    if (headlines.length > 0 && headlines.every(one => foldSpace(textOf(one)) === '')) {
      return 'a framework makes the page, and its H1 is empty as sent'
    }
  }
  if ([title, ...headlines].some(one => one && holdsPlace(startOfWrittenText(one, 500)))) {
    return 'its title or H1 has a place as sent that scripts fill'
  }
  const filled = document.elements('meta', 'link').find(one => holdsPlace(statedBy(one)))
  if (filled) return `<${filled.tagName}> has a place as sent that scripts fill`
  const scripts = document.elements('script')
  if (scripts.some(one => isData(one) && /\{\{[^{}"]{1,80}\}\}/.test(sourceOf(one)))) {
    return 'its structured data has a place as sent that scripts fill'
  }
  const leading = scripts.some(one => {
    const source = isExecutable(one) ? sourceOf(one) : ''
    return source.length <= MAX_LEADING_SCRIPT && LEADS_ELSEWHERE.test(source)
  })
  return leading ? 'a script in it may lead elsewhere' : undefined
}

function mainOf(document: HtmlDocument): Element | undefined {
  return document.elements('main')[0] ?? document.elements().find(one => attribute(one, 'role') === 'main')
}

const PICTURES = new Set(['img', 'picture', 'video', 'svg', 'canvas', 'iframe', 'object', 'embed', 'form'])

function showsPictures(main: Element): boolean {
  const stack = [...main.childNodes]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (PICTURES.has(node.nodeName)) return true
    if ('childNodes' in node) for (const child of node.childNodes) stack.push(child)
  }
  return false
}

function isMadeByFramework(document: HtmlDocument): boolean {
  return document
    .elements()
    .some(
      ({ tagName, attrs }) =>
        tagName === 'astro-island' ||
        attrs.some(
          ({ name, value }) => FRAMEWORK_MARKS.has(name) || (name === 'id' && FRAMEWORK_IDS.test(value)),
        ),
    )
}

/** Generators of sites of text, which write all of it into the HTML, and the frameworks of the browser that they use. */
const GENERATORS = /^(?:gatsby|vitepress|vuepress|docusaurus|hexo|hugo|astro)\b/i
const GENERATED = new Set(['___gatsby', '__docusaurus', 'VPContent'])

/** Whether a framework makes the pages of a program in the browser, whose text may come from elsewhere. */
export function makesPagesInBrowser(document: HtmlDocument): boolean {
  const isGenerated =
    document.withAttribute('id').some(one => GENERATED.has(attribute(one, 'id')!)) ||
    generatorNames(document).some(name => GENERATORS.test(name))
  return !isGenerated && isMadeByFramework(document)
}

/** What search engines read of a `meta` or `link`. */
function statedBy(element: Element): string {
  if (element.tagName === 'meta') return attribute(element, 'content') ?? ''
  const isRead = /\b(?:canonical|alternate)\b/i.test(attribute(element, 'rel') ?? '')
  return isRead ? (attribute(element, 'href') ?? '') : ''
}

function holdsPlace(text: string): boolean {
  return PLACE_TO_FILL.test(text.slice(0, MAX_LOOKED_AT))
}

function isData(script: Element): boolean {
  return attribute(script, 'type')?.trim().toLowerCase() === 'application/ld+json'
}

function sourceOf(script: Element): string {
  return textOf(script).slice(0, MAX_LOOKED_AT)
}
