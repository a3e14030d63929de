import { cutEnd } from '../../../text/cut.ts'
import { type Element, foldSpace, isElement, parentOf } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'
import { wordsOf } from './text-statistics.ts'

/** Whether the cards of a list say something of their own. */
export const cardTexts = defineTopic({
  checks: {
    'card-text-same': {
      severity: 'notice',
      title: 'The cards of a list all have the same text',
      why: 'Visitors do not learn from the cards what is behind each of them, and search engines read one sentence again and again. Often it is the sample that a template came with.',
      fix: 'Write a sentence of its own for each card, or leave the text out.',
      help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
      example:
        '<li><h3>Drivers</h3><p>A guide with pros and cons.</p></li> <li><h3>Putters</h3><p>A guide with pros and cons.</p></li> …',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    return { judgements: unlessUnfilled(page, { 'card-text-same': judgeCards(examination) }) }
  },
})

/** Cards of one text from which on it is no coincidence. */
const MIN_CARDS = 4
/** Cards and texts that are looked at. */
const MAX_CARDS = 100
const MAX_GROUPS = 5
/** Words of such a text: fewer are a label or what a button does, and more are told of as a text that is there twice. */
const MIN_WORDS = 6
const MAX_WORDS = 60
/** Words that a card may have beside it, such as a date or a tag. */
const MAX_BESIDE = 3
/** Steps from a text up to its card, and characters of a title. */
const MAX_STEPS = 5
const MAX_TITLE = 200
/** Figures are values, as of prices and hours, and what stands in the small print of each product is meant so. */
const SMALL_PRINT =
  /[\d%€$£]|(?<!\p{L})(?:vat|tax|mwst|tva|iva|btw|moms|shipping|versand|livraison|verzend|frakt)/iu

interface Card {
  element: Element
  block: TextBlock
  title: string
}

function judgeCards(examination: Examination): Judgement {
  const { document, main } = examination
  const texts = main.blocks.filter(({ kind, linkCharacters }) => kind === 'text' && linkCharacters === 0)
  const groups = [...Map.groupBy(texts, ({ prose }) => foldSpace(prose))]
    .filter(([prose, blocks]) => blocks.length >= MIN_CARDS && isSentence(prose))
    .slice(0, MAX_GROUPS)
  if (groups.length === 0) return notApplicable('no text of the content is there in several cards')
  return failWhere(
    groups.flatMap(([prose, blocks]) => {
      const cards = blocks.slice(0, MAX_CARDS).flatMap(block => cardOf(block) ?? [])
      const alone = cards.filter(card => saysNothingElse(card, examination))
      const titles = new Set(alone.map(({ title }) => title))
      const [first] = alone
      if (!first || titles.size < MIN_CARDS) return []
      const message = `"${cutEnd(prose, 80)}" is all that ${alone.length} cards say beside their titles.`
      return [document.occurrence(first.block.element, message)]
    }),
  )
}

function isSentence(prose: string): boolean {
  const { length } = wordsOf(prose)
  return length >= MIN_WORDS && length <= MAX_WORDS && !SMALL_PRINT.test(prose)
}

const HEADING = /^h[2-6]$/

/** The part around a text that has a title of its own and siblings like it. */
function cardOf(block: TextBlock): Card | undefined {
  let at: Element | undefined = block.element
  for (let step = 0; at && step < MAX_STEPS; step++, at = parentOf(at)) {
    const heading = headingIn(at)
    if (heading) return { element: at, block, title: foldSpace(startOfSeenText(heading, MAX_TITLE)) }
  }
  return undefined
}

function headingIn(element: Element): Element | undefined {
  const open = element.childNodes.filter(isElement)
  for (let looked = 0; open.length > 0 && looked < 50; looked++) {
    const next = open.shift()!
    if (HEADING.test(next.tagName)) return next
    open.push(...next.childNodes.filter(isElement))
  }
  return undefined
}

function saysNothingElse({ element, block }: Card, { document, main }: Examination): boolean {
  const others = main.blocks.filter(
    one =>
      one !== block &&
      one.kind === 'text' &&
      one.linkCharacters <= one.text.length / 2 &&
      document.isBelow(one.element, element),
  )
  // A price or a date is what tells the card from others.
  if (others.some(({ prose }) => /\d/.test(prose))) return false
  return others.reduce((sum, { prose }) => sum + wordsOf(prose).length, 0) <= MAX_BESIDE
}
