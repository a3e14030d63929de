import { cutEnd } from '../../../text/cut.ts'
import { foldSpace, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { contentOf } from './metadata.ts'
import { type SerpPage, serpPage } from './serp-page.ts'

/** Whether the meta description ends where its sentence does. */
export const descriptionCut = defineTopic({
  checks: {
    'description-cut-off': {
      severity: 'notice',
      title: 'The meta description stops in the middle of a sentence',
      why: 'A template took the start of the text, and cut it after so many characters. The result in a search then ends with half a sentence.',
      fix: 'Write a description of a sentence or two. If a template takes the start of the text, let it end with a whole sentence, or with "…".',
      help: 'https://developers.google.com/search/docs/appearance/snippet',
      example:
        '<meta name="description" content="We build red bikes for children, and every one of them is welded by hand in our own">, and the text goes on with "workshop."',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const read = await serpPage(visit)
    return { judgements: unlessUnfilled(read.page, { 'description-cut-off': judgeEnd(read) }) }
  },
})

/** Characters of a description that is a sentence rather than a slogan, and of one that is looked at. */
const MIN_TEXT = 60
const MAX_TEXT = 1000
/** Paragraphs that are looked at, and characters that are read of each. */
const MAX_PARAGRAPHS = 500
const MAX_PARAGRAPH = 3000
/** Characters of what follows that are quoted. */
const MAX_QUOTED = 40
/** Writing systems that part no words with blanks. */
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

function judgeEnd({ page: { document }, metadata }: SerpPage): Judgement {
  const element = metadata.descriptions.head.find(one => contentOf(one) !== '')
  if (!element) return notApplicable('there is no text in a meta description in <head>')
  const text = withPlainQuotes(contentOf(element))
  if (text.length < MIN_TEXT || text.length > MAX_TEXT)
    return notApplicable('the description is no excerpt of a text')
  if (WITHOUT_BLANKS.test(text))
    return notApplicable('the language of the description has no blanks between words')
  // Behind a sign a sentence is over, or at least a part of it that makes sense.
  if (!/[\p{L}\p{M}\p{N},]$/u.test(text)) return pass()
  const next = continuation(document, text)
  if (next === undefined) return pass()
  return fail([
    document.occurrence(
      element,
      `The description ends with "${lastWords(text)}", where the text of the page goes on with "${cutEnd(/^[^.!?]*/.exec(next)![0], MAX_QUOTED)}".`,
    ),
  ])
}

/** What follows the text in the same sentence of a paragraph; undefined where nothing does. */
function continuation(document: HtmlDocument, text: string): string | undefined {
  for (const paragraph of document.elements('p', 'li', 'dd', 'td', 'blockquote').slice(0, MAX_PARAGRAPHS)) {
    const said = withPlainQuotes(startOfSeenText(paragraph, MAX_PARAGRAPH))
    const at = said.indexOf(text)
    if (at < 0) continue
    // A capital may begin another sentence, whose line has no sign at its end.
    const rest = said.slice(at + text.length)
    return /^ ?\p{Ll}/u.test(rest) ? rest.trim() : undefined
  }
  return undefined
}

function withPlainQuotes(text: string): string {
  return foldSpace(text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"'))
}

function lastWords(text: string): string {
  return text.split(' ').slice(-3).join(' ')
}
