import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  walk,
} from '../../../formats/html/document.ts'
import { startOfSeenText } from '../../../page/text/text-start.ts'
import { comparable } from '../page-text.ts'

/** Characters of a button that are read. */
const MAX_LABEL = 500

const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'noscript'])
/** Elements with which something else begins than the answer to the question before them. */
const BEGINNINGS: ReadonlySet<string> = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'section',
  'article',
  'aside',
  'nav',
  'footer',
  'form',
])

/**
 * A question that is a button, and whether the document has text between it and what comes behind it: the next button,
 * heading or section.
 */
interface QuestionButton {
  button: Element
  question: string
  isFollowed: boolean
  isOver: boolean
}

/**
 * The questions that are buttons of an accordion that makes an answer only as it is opened: what it says then is not in
 * the document, and Google allows content that is folded in.
 *
 * @param questions in {@link comparable} form, as those that are given back
 */
export function foldedQuestions(document: HtmlDocument, questions: ReadonlySet<string>): ReadonlySet<string> {
  const controlled = new Map(
    document.withAttribute('id').map(element => [attribute(element, 'id')!, element] as const),
  )
  const found = new Set<string>()
  let before: QuestionButton | undefined
  for (const one of questionButtons(document)) {
    const { button, question, isFollowed } = one
    const last = before
    before = one
    if (!questions.has(question) || attribute(button, 'aria-expanded') === 'true') continue
    const named = attribute(button, 'aria-controls')
    const opened = named === undefined ? undefined : controlled.get(named)
    const isFilled = opened ? startOfSeenText(opened, 1) !== '' : isFollowed
    // Behind the last one the rest of the page begins.
    const isAfterFolded = !opened && last !== undefined && !last.isFollowed && found.has(last.question)
    if (!isFilled || isAfterFolded) found.add(question)
  }
  return found
}

function questionButtons({ body }: HtmlDocument): QuestionButton[] {
  const buttons: QuestionButton[] = []
  if (!body) return buttons
  const inButton = new Set<object>()
  walk(body, node => {
    const parent = 'parentNode' in node ? node.parentNode : null
    const isPart = parent !== null && (inButton.has(parent) || UNSEEN.has(parent.nodeName))
    if (isPart) inButton.add(node)
    if (isElement(node) && node.tagName === 'button') {
      inButton.add(node)
      const question = comparable(startOfSeenText(node, MAX_LABEL))
      buttons.push({ button: node, question, isFollowed: false, isOver: false })
      return
    }
    const last = buttons.at(-1)
    if (!last || last.isOver || isPart) return
    if (BEGINNINGS.has(node.nodeName)) last.isOver = true
    else if (node.nodeName === '#text' && 'value' in node && node.value.trim() !== '') last.isFollowed = true
  })
  return buttons
}
