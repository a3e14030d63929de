import { cutEnd } from '../../../text/cut.ts'
import { failWhere, type Judgements, notApplicable, sameForAll } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { isDefaultDescription } from './default-texts.ts'
import { contentOf, titleOf } from './metadata.ts'
import { DESCRIPTION_DESKTOP_PX, DESCRIPTION_DESKTOP_WIDE_PX, DESCRIPTION_FONT_PX } from './result-widths.ts'
import { type SerpPage, serpPage } from './serp-page.ts'
import { isWide, textWidth } from './text-width.ts'

const HELP = 'https://developers.google.com/search/docs/appearance/snippet'

const checks = {
  'description-too-long': {
    severity: 'notice',
    title: 'The meta description is too wide for a search result',
    why: 'Google cuts off what does not fit.',
    fix: 'Put what matters first, and shorten the rest.',
    help: HELP,
    example: '<meta name="description"> of 320 characters',
  },
  'description-too-short': {
    severity: 'notice',
    title: 'The meta description is very short',
    why: 'It says next to nothing about the page, so search engines usually show text of the page instead.',
    fix: 'Describe the page in a sentence or two.',
    help: HELP,
    example: '<meta name="description" content="Bikes">',
  },
  'description-same-as-title': {
    severity: 'warning',
    title: 'The meta description only repeats the title',
    why: 'The result would say the same thing twice, so search engines usually replace it.',
    fix: 'Say in one or two sentences what the title does not.',
    help: HELP,
    example: '<title>Red bike</title>\n<meta name="description" content="Red bike">',
  },
  'description-default': {
    severity: 'warning',
    title: 'The meta description is a default text',
    why: 'A text from a template says nothing about the page.',
    fix: 'Write a description for this page.',
    help: HELP,
    example: '<meta name="description" content="Just another WordPress site">',
  },
  'description-markup': {
    severity: 'warning',
    title: 'The meta description shows markup',
    why: 'Search engines show Markdown, HTML tags and short codes as they are written, or replace the description.',
    fix: 'Write plain text. If a template takes the start of the page, let it remove the markup.',
    help: HELP,
    example: '<meta name="description" content="# Red bike\\n A **fast** bike">',
  },
} satisfies Record<string, CheckDefinition>

/** Whether the meta description says what the page is about, in as much room as a result has. */
export const descriptionText = defineTopic({
  checks,
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const read = await serpPage(visit)
    return { judgements: unlessUnfilled(read.page, judgeText(read)) }
  },
})

/**
 * Below it a description leaves most of its room to others: about 38 letters, or 17 of Japanese. Google names no least
 * length; Bing's webmaster tools begin at 25 letters, other tools between 50 and 120.
 */
const DESCRIPTION_MIN_PX = 240
/** How much wider a description may be than a result shows: a fifth more loses half a sentence, which nobody mends. */
const TOLERATED_WIDTH = 1.25

function judgeText({ page: { document }, metadata }: SerpPage): Judgements<keyof typeof checks> {
  const element = metadata.descriptions.head.find(one => contentOf(one) !== '')
  if (!element) {
    return sameForAll(checks, notApplicable('there is no text in a meta description in <head>'))
  }
  const text = contentOf(element)
  const px = textWidth(text, DESCRIPTION_FONT_PX)
  const shownPx = isWide(text) ? DESCRIPTION_DESKTOP_WIDE_PX : DESCRIPTION_DESKTOP_PX
  const maxPx = Math.round(shownPx * TOLERATED_WIDTH)
  const size = `${[...text].length} characters, about ${px} px`
  const title = titleOf(metadata)
  const isDefault = isDefaultDescription(text)
  // Searches, and what the law asks for, are not chosen in a result for what they promise.
  const isChosen = !isLegalNotice(document.url) && !isForUsers(document.url)
  const isTitle = title !== undefined && (isSame(text, title) || (isChosen && onlyRepeats(text, title)))
  const markup = markupIn(text)
  const when = (failed: boolean, message: string) =>
    failWhere(failed ? [document.occurrence(element, message)] : [])
  return {
    'description-too-long': when(
      px > maxPx,
      `${size} (a desktop result shows about ${shownPx} px; notice above ${maxPx} px)`,
    ),
    'description-too-short':
      isDefault || isTitle
        ? notApplicable('the description says nothing about the page, which is reported separately')
        : !isChosen
          ? notApplicable('a search page or a legal page needs no description of its own')
          : when(
              px < DESCRIPTION_MIN_PX,
              `Only ${size} (notice below ${DESCRIPTION_MIN_PX} px; a desktop result has room for ${shownPx} px)`,
            ),
    'description-same-as-title':
      title === undefined
        ? notApplicable('there is no title to compare with')
        : when(
            isTitle,
            isSame(text, title)
              ? `Title and description are both "${text}".`
              : `"${text}" says nothing that the title "${title}" does not.`,
          ),
    'description-default': when(isDefault, `The description is "${text}".`),
    'description-markup': when(
      markup !== undefined,
      `The description shows "${markup}": "${cutEnd(text, 100)}"`,
    ),
  }
}

/** Characters of a description and a title whose words are compared, and words from which on it is more than a label. */
const MAX_COMPARED = 300
const MIN_REPEATED = 2
/** Short words that only join others. Any other, such as "new" and "no", says something. */
const JOINING_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at by for from in is it its of on or our the to with you ' +
    'am auf aus bei das dem den der des die ein eine für im ist mit sie und uns von vom zu zum zur ' +
    'au aux ce ces d de du en est et l la le les nos par sur un une vos con del e el es la las los por su sus y ' +
    'al da dei di è gli i il le lo o per ao as da das do dos em na nas nos os um uma ' +
    'een en het is van av det en ett för i med och om på til å af ja na o do w z'
  ).split(' '),
)

function isSame(text: string, title: string): boolean {
  return title.toLowerCase() === text.toLowerCase()
}

/** Whether a description is the title, or a part of it, be it in another order or with other signs between its words. */
function onlyRepeats(text: string, title: string): boolean {
  if (text.length > MAX_COMPARED) return false
  const all = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const words = all.filter(word => !JOINING_WORDS.has(word))
  const said = new Set(
    title
      .slice(0, MAX_COMPARED)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu),
  )
  return words.length >= MIN_REPEATED && words.every(word => said.has(word))
}

/** Characters of a description that are looked at. */
const MAX_READ = 1000

/** Names of elements alone are what pages about HTML have, as "The <p> element". */
const MARKUP: readonly RegExp[] = [
  /^#{1,6} (?=\p{L})/u,
  /(?<![\w*])\*\*[^*\s][^*]{0,80}\*\*(?!\w)/,
  /(?<![\w*])\*\p{L}[^*]{0,80}[\p{L}\d]\*(?![\p{L}\d*])/u,
  /!?\[[^[\]]{1,80}\]\((?:https?:|\/|\.|#)[^()\s]{0,200}\)/,
  /<(a|b|div|em|h[1-6]|i|li|p|span|strong)(?:\s[^<>]{0,200})?>[^<>]{0,200}<\/\1>/i,
  /&(?:nbsp|amp|quot|#0?39|#8\d{3});/,
  /\\n\\n|\\n$/,
  /^-->|<!--/,
  // Short codes of icons, one before each entry of a list; CSS has attributes of HTML in such brackets.
  /(?<![\w\]])\[(?!(?:type|lang|href|src|class|id|name|role|dir|rel|target|data)=)([a-z]{2,20})=[\w-]{1,40}\](?=.{0,300}\[\1=[\w-]{1,40}\])/,
]

/** The first markup in a text that is to be plain. */
function markupIn(text: string): string | undefined {
  const start = text.slice(0, MAX_READ)
  for (const pattern of MARKUP) {
    const found = pattern.exec(start)?.[0].trim()
    if (found) return found
  }
  return undefined
}
