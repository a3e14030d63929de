import type { HtmlDocument } from '../../formats/html/document.ts'
import type { MainText } from '../../page/text/main-text.ts'
import { writtenDays } from '../../syntax/written-days.ts'
import { isPostAddress } from '../schema/post-pages.ts'

/** Words of a sentence that says what happened, and blocks and characters of each that are looked at. */
const MIN_WORDS = 8
const MAX_BLOCKS = 50
const MAX_TEXT = 1000
/** A day in figures, whatever the order of day and month. */
const DAY = /(?<!\d)(?:\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:20)?\d\d|20\d\d-\d\d-\d\d)(?!\d)/

/**
 * Whether a page is a piece of news that says in a sentence all that there is to say: it lies among the posts of the site and
 * has a title, a date and a whole sentence.
 */
export function isShortNews(document: HtmlDocument, { blocks, allBlocks }: MainText): boolean {
  if (!isPostAddress(document.url)) return false
  const own = [...new Set([...blocks, ...allBlocks.filter(({ boilerplate }) => !boilerplate)])]
    .slice(0, MAX_BLOCKS)
    .map(({ kind, text }) => ({ kind, text: text.slice(0, MAX_TEXT) }))
  const isDay = (text: string) => DAY.test(text) || writtenDays(text).length > 0
  return (
    own.some(({ kind }) => kind === 'heading') &&
    (own.some(({ text }) => isDay(text)) || document.elements('time').length > 0) &&
    own.some(
      ({ kind, text }) =>
        kind === 'text' && /[.!?…]["”»)]?$/.test(text) && text.split(' ').length >= MIN_WORDS,
    )
  )
}
