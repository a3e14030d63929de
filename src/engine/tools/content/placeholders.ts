import { cutEnd } from '../../../text/cut.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import type { Examination } from './examination.ts'
import { examinedPage, ofFirstPart } from './examined-page.ts'
import { isPlaceholder } from './placeholder-text.ts'

const HELPFUL = 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content'

/** Whether text of a template was left standing. */
export const placeholders = defineTopic({
  checks: {
    'placeholder-text': {
      severity: 'warning',
      title: 'Placeholder text was left in the page',
      why: 'Filler of a template tells visitors and search engines that the page is not finished.',
      fix: 'Write the text, or remove the block.',
      help: HELPFUL,
      example: 'Lorem ipsum dolor sit amet',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const { document, main } = examination
    const found = judgePlaceholders(document, main.allBlocks, subjectOf(examination))
    return { judgements: unlessUnfilled(page, ofFirstPart({ 'placeholder-text': found }, examination)) }
  },
})

/** Characters of a title. */
const MAX_TITLE = 1000

/** Title and H1s: what the page says it is about. */
function subjectOf({ document, headings }: Examination): string {
  const titles = document.elements('title').map(title => startOfSeenText(title, MAX_TITLE))
  return [...titles, ...headings.filter(heading => heading.level === 1).map(heading => heading.text)].join(
    ' ',
  )
}

/** A page about such text may show it: a generator of filler, a template for letters. */
const ABOUT =
  /lorem ipsum|placeholder|filler|dummy|template|sample|blindtext|vorlage|muster|modèle|plantilla/i

/** @param subject title and H1s of the page */
function judgePlaceholders(document: HtmlDocument, blocks: readonly TextBlock[], subject: string): Judgement {
  if (ABOUT.test(subject)) return notApplicable('the page is about such text')
  if (blocks.length === 0) return notApplicable('the page has no text')
  return failWhere(
    blocks
      .filter(isPlaceholder)
      .map(block => document.occurrence(block.element, `"${cutEnd(block.prose, 100)}"`)),
  )
}
