import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import type { Preview } from '../../syntax/preview.ts'
import { TITLE_SEPARATORS } from '../../syntax/title-separators.ts'
import { isDefaultTitle } from './default-texts.ts'
import { textsOfHomeLinks } from './logo-name.ts'

const MAX_TITLE = 300
/** Characters of a heading, logo or notice, and how many of each are looked at. */
const MAX_TEXT = 200
const MAX_TEXTS = 40
/** Letters of a name, and words of a title or text that are compared. */
const MIN_LETTERS = 5
const MAX_WORDS = 30

/**
 * Whether a part of the title stands in what else names the site on its home page: a logo, a heading or the copyright
 * notice. Google takes the name of a site from these too.
 *
 * @see https://developers.google.com/search/docs/appearance/site-names
 */
export function isAgreedName(
  document: HtmlDocument,
  title: string | undefined,
  preview: Preview | undefined,
): boolean {
  const start = title?.slice(0, MAX_TITLE) ?? ''
  const parts = start
    .split(TITLE_SEPARATORS)
    .filter(part => !isDefaultTitle(part.trim()))
    .map(wordsOf)
  if (parts.length === 0) return false
  const told = [...textsOfHomeLinks(document, preview), ...logos(document), ...notices(document)]
  const headings = firstTexts(document.elements('h1', 'h2', 'h3').slice(0, MAX_TEXTS))
  return (
    told.some(text => parts.some(part => mostOf(part, wordsOf(text)) !== undefined)) ||
    headings.some(text =>
      parts.some(part => isName(mostOf(part, wordsOf(text)) ?? startOf(part, wordsOf(text)))),
    )
  )
}

function firstTexts(elements: readonly Element[]): string[] {
  return elements.map(element => startOfSeenText(element, MAX_TEXT))
}

/** The `alt` of images that call themselves a logo. */
function logos(document: HtmlDocument): string[] {
  const images = document.elements('img').slice(0, MAX_TEXTS)
  return images
    .filter(image =>
      ['class', 'id', 'src', 'alt'].some(name =>
        /logo/i.test((attribute(image, name) ?? '').slice(-MAX_TEXT)),
      ),
    )
    .map(image => (attribute(image, 'alt') ?? '').slice(0, MAX_TEXT))
}

const RIGHTS = /©|\(c\)|copyright/i

function notices(document: HtmlDocument): string[] {
  const elements = document.elements('footer', 'div', 'p', 'li', 'small', 'span', 'td')
  return firstTexts(elements.slice(-2 * MAX_TEXTS)).filter(text => RIGHTS.test(text))
}

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, MAX_WORDS)
}

/** The words in a row that a part of a title and a text share: all of the part, or two and more with half its letters. */
function mostOf(part: readonly string[], text: readonly string[]): string[] | undefined {
  const shared = longestShared(part, text)
  const letters = shared.join('').length
  if (letters < MIN_LETTERS) return undefined
  const isMost = shared.length > 1 && 2 * letters >= part.join('').length
  return shared.length === part.length || isMost ? shared : undefined
}

/** The words of a heading, two and more, with which a part of the title begins: "Moss & Co" of "Moss & Co Garden Design". */
function startOf(part: readonly string[], text: readonly string[]): readonly string[] | undefined {
  const isStart = text.every((word, at) => word.toLowerCase() === part[at]?.toLowerCase())
  return isStart && text.length > 1 && text.join('').length >= MIN_LETTERS ? text : undefined
}

function longestShared(part: readonly string[], text: readonly string[]): string[] {
  const [own, others] = [part, text].map(words => words.map(word => word.toLowerCase()))
  let longest: string[] = []
  for (let from = 0; from < own!.length; from++)
    for (let at = 0; at < others!.length; at++) {
      let length = 0
      while (from + length < own!.length && own![from + length] === others![at + length]) length++
      if (length > longest.length) longest = text.slice(at, at + length)
    }
  return longest
}

/** Letters of a word that a name may write small: "and", "der". */
const SMALL = 3

/** Whether words are written as those of a name: long ones begin with a capital, or in a script that has none. */
function isName(words: readonly string[] | undefined): boolean {
  return words?.every(word => word.length <= SMALL || !/^\p{Ll}/u.test(word)) ?? false
}
