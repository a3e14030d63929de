import type { HtmlDocument } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { MainText } from '../../page/text/main-text.ts'
import { examinedPage, ofFirstPart } from './examined-page.ts'
import type { Readability } from './readability.ts'
import { READABILITY_WORDS } from './readability.ts'
import type { TextStatistics } from './text-statistics.ts'

/** Words of a paragraph that nobody reads on a phone: several screens without a break. */
const ENDLESS_PARAGRAPH_WORDS = 300

/** How the running text reads, at the extreme alone. */
export const reading = defineTopic({
  checks: {
    'paragraph-endless': {
      severity: 'notice',
      title: 'A paragraph fills screens without a break',
      why: 'On a phone such a paragraph is several screens of unbroken text, and most readers leave it.',
      fix: 'Break it into paragraphs of one thought each, or into a list.',
      help: 'https://www.w3.org/TR/coga-usable/',
      example: 'a <p> of 420 words',
    },
    'hard-to-read': {
      severity: 'notice',
      title: 'The text is extremely hard to read',
      why: 'By the formula for its language the text is harder than legal or academic prose.',
      fix: 'Shorten the sentences and prefer common words.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/reading-level',
      example: 'sentences of 60 words with four syllables a word',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const { document, main, statistics, readability } = examination
    const { 'paragraph-endless': endless, 'hard-to-read': hard } = judgeReading(
      document,
      main,
      statistics,
      readability,
    )
    const judgements = {
      ...ofFirstPart({ 'paragraph-endless': endless }, examination),
      'hard-to-read': hard,
    }
    return { judgements: unlessUnfilled(page, judgements) }
  },
})

/** Judges how the running text reads, at the extreme alone. */
function judgeReading(
  document: HtmlDocument,
  main: MainText,
  { paragraphs, proseWords }: TextStatistics,
  readability: Readability | undefined,
): Record<'paragraph-endless' | 'hard-to-read', Judgement> {
  const endless = paragraphs.filter(({ words }) => words.length > ENDLESS_PARAGRAPH_WORDS)
  return {
    'paragraph-endless':
      paragraphs.length === 0
        ? notApplicable('the content has no running text')
        : failWhere(
            endless.map(({ block, words }) =>
              document.occurrence(block.element, `${words.length} words in one paragraph`),
            ),
          ),
    'hard-to-read': judgeHardness(document, main, proseWords, readability),
  }
}

function judgeHardness(
  document: HtmlDocument,
  { root }: MainText,
  proseWords: number,
  readability: Readability | undefined,
): Judgement {
  if (!readability) {
    return notApplicable(
      proseWords < READABILITY_WORDS
        ? `fewer than ${READABILITY_WORDS} words of running text are too few for a readability formula`
        : 'there is no readability formula for the language of the text, or its language is not certain',
    )
  }
  const message = `${readability.formula} ${readability.score.toFixed(0)}: ${readability.grade}`
  if (!readability.extreme) return pass(message)
  return fail(root?.sourceCodeLocation ? document.occurrence(root, message) : { url: document.url, message })
}
