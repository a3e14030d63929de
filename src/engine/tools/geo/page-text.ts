import type { JsonObject } from '../../../api/results.ts'
import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  isElement,
  textOf,
} from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { renderingFacts } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { isLedOn, type JudgedPage, whyLedOn } from '../../page/judged-page.ts'
import { asksNotToBeIndexed } from '../../page/page-directives.ts'
import { type ScriptShell, scriptShellOf } from '../../page/script-shell.ts'
import { mainTextOf } from '../../page/text/main-text.ts'
import { regionsOf } from '../../page/text/regions.ts'
import { addsBesideText, dependsOnScripts, seenScriptedText } from '../../page/text/scripted-text.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { isOnProduction } from '../../syntax/preview.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'

/** Whether a reader without scripts finds the text of the page. */
export const pageText = defineTopic({
  checks: {
    'text-needs-scripts': {
      severity: 'warning',
      title: 'The text of the page needs JavaScript',
      why: 'Most crawlers of AI services do not run scripts: they do not see this text.',
      fix: 'Send the text in the HTML: render on the server or at build time.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
      example: '<body><div id="root"></div><script src="/app.js"></script></body>',
    },
    'content-unmarked': {
      severity: 'notice',
      title: 'The main content is not marked',
      why: 'Without <main> or <article>, programs and screen readers must guess where the content begins.',
      fix: 'Wrap the main content in one <main>.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/main',
      example: 'a page of <div> without <main> and <article>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    const { document } = page.sent
    const text = document.body ? foldSpace(textOf(document.body)) : ''
    const shell = scriptShellOf(document)
    const scripted = judgeScripted(page, shell)
    const main = mains(document)
    const articles = document.elements('article')
    return {
      judgements: {
        'text-needs-scripts': scripted,
        'content-unmarked': isLedOn(page)
          ? notApplicable(whyLedOn(page))
          : shell || scripted.outcome === 'fail'
            ? notApplicable('the content needs JavaScript, which is reported separately')
            : text === ''
              ? notApplicable('the page has no text')
              : failWhere(
                  main.length + articles.length > 0
                    ? []
                    : [{ url: document.url, message: 'The page has no <main> and no <article>.' }],
                ),
      },
      facts: {
        characters: text.length,
        htmlCharacters: document.source.length,
        mains: main.length,
        articles: articles.length,
        rendered: renderingFacts(page),
        ...structureFacts(page.sent),
      },
    }
  },
})

/** `<main>` or what has its role, as far as it is not hidden: several may take turns. */
function mains(document: HtmlDocument): Element[] {
  return document
    .elements()
    .filter(element => element.tagName === 'main' || attribute(element, 'role')?.trim() === 'main')
    .filter(element => attribute(element, 'hidden') === undefined)
}

function judgeScripted(page: JudgedPage, shell: ScriptShell | undefined): Judgement {
  const { sent, document, scripts } = page
  if (isLedOn(page)) return notApplicable(whyLedOn(page))
  if (asksNotToBeIndexed(document)) return notApplicable('the page asks not to be indexed')
  if (isForUsers(document.url))
    return notApplicable('the page is for people who are on the site already, by its URL')
  if (scripts.state === 'seen') {
    const { overlays, unseenTexts, hiddenVersions } = scripts.rendered
    const regions = regionsOf(
      document,
      overlays.map(({ selector }) => selector),
      hiddenVersions,
    )
    const main = mainTextOf(document, regions)
    const found = seenScriptedText(scripts.before, document, main.blocks, unseenTexts)
    const share = `${Math.round(found.share * 100)} % of the main text`
    if (!dependsOnScripts(found)) return pass(`${share} needs JavaScript`)
    if (addsBesideText(scripts.before, main))
      return pass('scripts add text beside that of the page, which was sent')
    const message = `${share} is not in the HTML that the server sends.`
    if (shell) return fail(sent.document.occurrence(shell.element, message))
    return fail(document.occurrence(found.first!.element, message))
  }
  if (!shell) return pass()
  const { element, characters } = shell
  return fail(
    sent.document.occurrence(
      element,
      `This element is empty in the HTML that the server sends; without scripts the page has ${characters} characters of text.`,
    ),
  )
}

/** Most characters of the text behind a heading for it to be a short answer: about 60 words. */
const SHORT_ANSWER_CHARACTERS = 400
/** Characters of a heading; a question mark behind them is not looked for. */
const MAX_HEADING = 1000

/** Pieces that answers are easily taken from. */
function structureFacts({ document, preview }: HtmlPage): JsonObject {
  const count = (...tags: string[]) => document.elements(...tags).length
  const headings = document.elements('h1', 'h2', 'h3', 'h4', 'h5', 'h6')
  const questions = headings.filter(heading => /[?？؟]$/.test(startOfSeenText(heading, MAX_HEADING)))
  const next = nextElements(questions)
  const own = new URL(document.url).hostname
  const cited = new Set(
    document.elements('a').flatMap(link => {
      const url = URL.parse(attribute(link, 'href') ?? '', document.baseUrl)
      const isElsewhere = url && url.hostname !== own && !isOnProduction(preview, url)
      return isElsewhere && url.hostname !== '' ? [url.hostname] : []
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
    answeredQuestions: questions.filter(question => isAnswer(next.get(question))).length,
  }
}

/** The element behind each of some elements, found in one pass over those that stand beside each other. */
function nextElements(elements: readonly Element[]): ReadonlyMap<Element, Element> {
  const wanted = new Set(elements)
  const next = new Map<Element, Element>()
  for (const parent of new Set(elements.map(({ parentNode }) => parentNode))) {
    let before: Element | undefined
    for (const node of parent?.childNodes ?? []) {
      if (!isElement(node)) continue
      if (before && wanted.has(before)) next.set(before, node)
      before = node
    }
  }
  return next
}

/** Whether the next element behind a heading is a short text. */
function isAnswer(element: Element | undefined): boolean {
  if (!element || /^h[1-6]$/.test(element.tagName)) return false
  const { length } = startOfSeenText(element, SHORT_ANSWER_CHARACTERS + 1)
  return length > 0 && length <= SHORT_ANSWER_CHARACTERS
}
