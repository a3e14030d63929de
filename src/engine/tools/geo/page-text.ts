import type { JsonObject } from '../../../api/results.ts'
import {
  type CheckDefinition,
  fail,
  failWhere,
  type Judgement,
  notApplicable,
  pass,
} from '../../tool-definition.ts'
import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  isElement,
  type Node,
  textOf,
} from '../../visit/document.ts'
import { SHELL_CHARACTERS, SHORT_ANSWER_CHARACTERS } from './limits.ts'

/** Whether a reader without scripts finds the text of the page. */
export const TEXT_CHECKS = {
  'text-needs-scripts': {
    severity: 'warning',
    title: 'The text of the page appears only after scripts',
    why: 'Google renders pages, but most crawlers of AI services do not: they see an empty page.',
    fix: 'Send the text in the HTML, by rendering on the server or at build time.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
    example: '<body><div id="root"></div><script src="/app.js"></script></body>',
  },
  'content-unmarked': {
    severity: 'notice',
    title: 'Nothing marks where the content of the page is',
    why: 'Without <main> or <article> a program has to guess which text is the content and which the frame.',
    fix: 'Put the content into one <main>.',
    help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/main',
    example: 'a page of <div> without <main> and <article>',
  },
} satisfies Record<string, CheckDefinition>

export function judgeText(document: HtmlDocument): {
  judgements: Record<keyof typeof TEXT_CHECKS, Judgement>
  facts: JsonObject
} {
  const text = document.body ? foldSpace(textOf(document.body)) : ''
  const shell = text.length < SHELL_CHARACTERS ? emptyMount(document) : undefined
  const main = mains(document)
  const articles = document.elements('article')
  return {
    judgements: {
      'text-needs-scripts': shell
        ? fail(
            document.occurrence(
              shell,
              `is empty as sent; the page has ${text.length} characters of text without scripts`,
            ),
          )
        : pass(),
      'content-unmarked': shell
        ? notApplicable('the content appears only after scripts, which is reported apart')
        : text === ''
          ? notApplicable('the page has no text')
          : failWhere(
              main.length + articles.length > 0
                ? []
                : [{ url: document.url, message: 'has neither <main> nor <article>' }],
            ),
    },
    facts: {
      characters: text.length,
      htmlCharacters: document.source.length,
      mains: main.length,
      articles: articles.length,
      ...structureFacts(document),
    },
  }
}

/** `<main>` or what has its role, as far as it is not hidden: several may take turns. */
function mains(document: HtmlDocument): Element[] {
  return document
    .elements()
    .filter(element => element.tagName === 'main' || attribute(element, 'role')?.trim() === 'main')
    .filter(element => attribute(element, 'hidden') === undefined)
}

const MEDIA = new Set(['img', 'picture', 'video', 'svg', 'canvas', 'iframe', 'object', 'embed'])
/** Elements that frameworks render into by convention. */
const MOUNT_ID =
  /^(?:root|app|main|__next|__nuxt|___gatsby|svelte|react-root|app-root|application|ember-app|q-app|mount)$/i

/** The empty element that scripts put the page into; undefined where there is none, or nothing to fill it. */
function emptyMount(document: HtmlDocument): Element | undefined {
  const { body } = document
  if (!body || !document.elements('script').some(isExecutable)) return undefined
  // What was sent with its headline is short, and no shell: custom elements in it may well be empty.
  if (document.elements('h1').some(heading => textOf(heading).trim() !== '')) return undefined
  const mount = document.elements().find(element => {
    const named = element.tagName.includes('-') || MOUNT_ID.test(attribute(element, 'id') ?? '')
    return named && isEmpty(element)
  })
  return mount ?? (isEmpty(body) ? body : undefined)
}

function isEmpty(element: Element): boolean {
  if (textOf(element).trim() !== '') return false
  const stack: Node[] = [...element.childNodes]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (MEDIA.has(node.nodeName)) return false
    if (isElement(node)) stack.push(...node.childNodes)
  }
  return true
}

function isExecutable(script: Element): boolean {
  const type = attribute(script, 'type')?.trim().toLowerCase() ?? ''
  return type === '' || type === 'module' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type)
}

/** Pieces that answers are easily taken from. */
function structureFacts(document: HtmlDocument): JsonObject {
  const count = (...tags: string[]) => document.elements(...tags).length
  const headings = document.elements('h1', 'h2', 'h3', 'h4', 'h5', 'h6')
  const questions = headings.filter(heading => /[?？؟]$/.test(foldSpace(textOf(heading))))
  const own = new URL(document.url).hostname
  const cited = new Set(
    document.elements('a').flatMap(link => {
      const host = URL.parse(attribute(link, 'href') ?? '', document.baseUrl)?.hostname
      return host && host !== own ? [host] : []
    }),
  )
  return {
    headings: headings.length,
    lists: count('ul', 'ol', 'dl'),
    tables: count('table'),
    figures: count('figcaption'),
    quotations: count('blockquote', 'q'),
    citedHosts: cited.size,
    questionHeadings: questions.length,
    answeredQuestions: questions.filter(isAnswered).length,
  }
}

/** Whether the next element behind a heading is a short text. */
function isAnswered(heading: Element): boolean {
  const siblings = heading.parentNode?.childNodes ?? []
  const next = siblings.slice(siblings.indexOf(heading) + 1).find(isElement)
  if (!next || /^h[1-6]$/.test(next.tagName)) return false
  const { length } = foldSpace(textOf(next))
  return length > 0 && length <= SHORT_ANSWER_CHARACTERS
}
