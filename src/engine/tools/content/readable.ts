import type { HtmlDocument } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import type { MainText } from '../../page/text/main-text.ts'
import type { Readability } from './readability.ts'
import type { TextStatistics } from './text-statistics.ts'
import { ENDLESS_PARAGRAPH_WORDS, READABILITY_WORDS } from './thresholds.ts'

/** Judges how the running text reads, at the extreme alone. */
export function judgeReading(
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
