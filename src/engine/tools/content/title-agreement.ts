import { foldSpace, textOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { TITLE_SEPARATORS } from '../../syntax/title-separators.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'
import { isHome } from './page-kind.ts'
import { wordsOf } from './text-statistics.ts'
import { isSameScript, stemsOf } from './word-stems.ts'

/** Words of main text without which a title cannot be compared with it. */
const AGREEMENT_WORDS = 150
/** Terms that a title needs to be compared. */
const AGREEMENT_TITLE_TERMS = 2

const TITLE_LINK = 'https://developers.google.com/search/docs/appearance/title-link'

/** Whether the title is about what the text is about. */
export const titleAgreement = defineTopic({
  checks: {
    'title-unrelated': {
      severity: 'notice',
      title: 'The title does not match the content',
      why: 'It was probably copied from another page. Google replaces titles that do not describe the page.',
      fix: 'Write a title that says what this page is about.',
      help: TITLE_LINK,
      example: '<title>Garden furniture</title> over a text about bicycles',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const agreement = judgeTitleAgreement(examination)
    return { judgements: unlessUnfilled(page, { 'title-unrelated': agreement }) }
  },
})

/** Characters of a title whose terms are looked for. */
const MAX_TITLE_LENGTH = 2000

/**
 * A title of which not one term stands anywhere in the page's headings or text: it belongs to another page.
 *
 * @see https://developers.google.com/search/docs/appearance/title-link
 */
function judgeTitleAgreement({ document, headings, main, statistics }: Examination): Judgement {
  const title = document.head && document.elements('title')[0]
  const text = title ? foldSpace(textOf(title)) : ''
  if (!title || text === '') return notApplicable('the page has no title')
  if (isHome(document)) return notApplicable('the title of a home page may be a name alone')
  if (statistics.words < AGREEMENT_WORDS)
    return notApplicable(`the content has fewer than ${AGREEMENT_WORDS} words`)
  const terms = stemsOf(text.slice(0, MAX_TITLE_LENGTH))
  if (terms.size < AGREEMENT_TITLE_TERMS) return notApplicable('the title is too short to compare')
  const blocks = main.allBlocks
  const found = new Set(blocks.flatMap(block => [...stemsOf(block.text)]))
  const missing = [...terms].filter(term => !found.has(term))
  if (missing.length < terms.size || !isSameScript(terms, found)) return pass()
  const parts = plain(text.slice(0, MAX_TITLE_LENGTH)).split(SEPARATOR, MAX_PARTS)
  const h1s = headings.filter(({ level }) => level === 1).map(heading => plain(heading.text))
  if (h1s.some(h1 => parts.includes(h1))) return pass()
  const short = parts.filter(part => part !== '' && stemsOf(part).size === 0)
  if (short.length > 0) {
    const said = new Set(blocks.flatMap(block => wordsOf(plain(block.text))))
    if (short.some(part => isSaid(part, said))) return pass()
    if (short[0] === parts[0]) return notApplicable('the title has short words alone in front of a name')
  }
  return fail(document.occurrence(title, `No word of "${text}" appears in the text of the page.`))
}

/** What parts a title from the name of its site or author, which writers of English put behind a dash without blanks. */
const SEPARATOR = new RegExp(`${TITLE_SEPARATORS.source}|\\s?[—｜]\\s?`, 'u')
/** Most parts of a title. */
const MAX_PARTS = 10

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** Whether a text has all words of a part of a title that has none but short ones and numbers, as "RC day 1". */
function isSaid(part: string, said: ReadonlySet<string>): boolean {
  const words = wordsOf(part)
  return words.length > 0 && words.every(word => said.has(word))
}
