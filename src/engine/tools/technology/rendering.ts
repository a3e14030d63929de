import { attribute, type Element, foldSpace, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { defineTopic } from '../../judging/tool-definition.ts'

/** How the page gets its content. */
export const rendering = defineTopic({
  checks: {},
  async judge(visit) {
    const { document } = await visit.htmlPage()
    return { judgements: {}, facts: { rendering: { ...renderingOf(document) } } }
  },
})

interface Rendering {
  /**
   * `client` where scripts have to fill an empty frame, `hydrated` where the server sends the content and a framework
   * takes over, else `server` (or a file).
   */
  mode: 'client' | 'hydrated' | 'server'
  /** What shows it, as a selector; empty for `server`. */
  evidence: string
}

/** Ids of elements that frameworks mount into when they render in the browser. */
const MOUNT_IDS = new Set([
  'root',
  'app',
  '__next',
  '__nuxt',
  '___gatsby',
  'svelte',
  'q-app',
  'react-root',
  'main-app',
])
const MOUNT_ELEMENTS = new Set(['app-root', 'app-element', 'my-app', 'flutter-view'])
/** A frame has no more text than this, as "Loading…" or a name, in characters. */
const MAX_FRAME_TEXT = 40
/** Nor does the page around it, which may have a banner or a footer, in characters. */
const MAX_PAGE_TEXT = 200
/** A page has one of these, or a few; each costs a look at all that is in it. */
const MAX_MOUNTS = 10

const HYDRATION: readonly (readonly [selector: string, matches: (element: Element) => boolean])[] = [
  [
    'script#__NEXT_DATA__',
    element => element.tagName === 'script' && attribute(element, 'id') === '__NEXT_DATA__',
  ],
  [
    'script#__NUXT_DATA__',
    element => element.tagName === 'script' && attribute(element, 'id') === '__NUXT_DATA__',
  ],
  ['[data-reactroot]', element => attribute(element, 'data-reactroot') !== undefined],
  ['[data-server-rendered]', element => attribute(element, 'data-server-rendered') !== undefined],
  ['[ng-server-context]', element => attribute(element, 'ng-server-context') !== undefined],
  ['astro-island', element => element.tagName === 'astro-island'],
  ['[data-sveltekit-hydrate]', element => attribute(element, 'data-sveltekit-hydrate') !== undefined],
  ['[q\\:container]', element => attribute(element, 'q:container') !== undefined],
  ['#___gatsby', element => attribute(element, 'id') === '___gatsby'],
]
const HYDRATING_SCRIPTS: readonly (readonly [text: string, name: string])[] = [
  ['self.__next_f', 'script with self.__next_f'],
  ['window.__NUXT__', 'script with window.__NUXT__'],
  ['__sveltekit_', 'script with __sveltekit_'],
  ['__remixContext', 'script with __remixContext'],
  ['__reactRouterContext', 'script with __reactRouterContext'],
]

/** Judges by the document as sent, without running it. */
function renderingOf(document: HtmlDocument): Rendering {
  const frame = emptyFrame(document)
  if (frame) return { mode: 'client', evidence: frame }
  for (const element of document.elements()) {
    const mark = HYDRATION.find(([, matches]) => matches(element))?.[0] ?? scriptMark(element)
    if (mark !== undefined) return { mode: 'hydrated', evidence: mark }
  }
  return { mode: 'server', evidence: '' }
}

function scriptMark(element: Element): string | undefined {
  if (element.tagName !== 'script') return undefined
  const [child] = element.childNodes
  const text = child && 'value' in child ? child.value : ''
  return HYDRATING_SCRIPTS.find(([part]) => text.includes(part))?.[1]
}

function emptyFrame(document: HtmlDocument): string | undefined {
  if (!document.body || document.elements('script').length === 0) return undefined
  const frame = document
    .elements()
    .filter(element => mountOf(element) !== undefined)
    .slice(0, MAX_MOUNTS)
    .find(element => textLength(element) <= MAX_FRAME_TEXT)
  return frame && textLength(document.body) <= MAX_PAGE_TEXT ? mountOf(frame) : undefined
}

function mountOf(element: Element): string | undefined {
  const id = attribute(element, 'id')
  if (id !== undefined && MOUNT_IDS.has(id)) return `#${id}`
  return MOUNT_ELEMENTS.has(element.tagName) ? element.tagName : undefined
}

function textLength(element: Element): number {
  return foldSpace(textOf(element)).length
}
