import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { quoted } from '../../../text/quoted.ts'
import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  parentOf,
} from '../../formats/html/document.ts'
import { failEach, failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isOfMap } from '../../page/map-images.ts'
import type { Regions } from '../../page/text/regions.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { commonLanguageNamed } from '../hreflang/version-links.ts'
import { callsPlaceholder, imageWordsOf, isOneOfRow, ONLY_NUMBERS, whyMeaningless } from './alt-texts.ts'
import { countedRows } from './counted-alts.ts'
import { examinedPage } from './examined-page.ts'
import { isFromBuilder, namesBuilder } from './site-builder.ts'

/** Whether the alternative texts of images say what is on them. */
export const imageTexts = defineTopic({
  checks: {
    'alt-text-meaningless': {
      severity: 'notice',
      title: 'Alt texts say nothing about their images',
      why: 'Screen readers read out the alt, and Google Images ranks by it. File names and words such as "image" help neither.',
      fix: 'Say in the alt what is on the image, or where its link leads. Write alt="" if the image only decorates.',
      help: 'https://www.w3.org/WAI/tutorials/images/tips/',
      example: '<img src="/red-bike.jpg" alt="IMG_1234.jpg">',
    },
    'alt-text-says-image': {
      severity: 'notice',
      title: 'Alt texts begin with "image of"',
      why: 'Screen readers say "image" by themselves, so people hear it twice before they learn what is on it.',
      fix: 'Begin with what is on the image: "The waiting room" instead of "Image of the waiting room".',
      help: 'https://www.w3.org/WAI/tutorials/images/tips/',
      example: '<img src="/room.jpg" alt="Image of the waiting room">',
    },
    'alt-missing-beside-title': {
      severity: 'notice',
      title: 'An image has a title instead of an alt',
      why: 'Google reads the alt of an image, and uses it as the text of a link around the image. A title is only a tooltip, which phones never show.',
      fix: 'Write into alt what the image shows, which is most often the text of the title, and remove the title. One that names the author or the license stays.',
      help: 'https://developers.google.com/search/docs/appearance/google-images#descriptive-alt-text',
      example: '<a href="/"><img src="/logo.svg" title="Kranz Cycles"></a>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const { document, regions } = examination
    return {
      judgements: unlessUnfilled(page, {
        'alt-text-meaningless': judgeAlts(document, regions),
        'alt-text-says-image': judgeBeginnings(document, regions),
        'alt-missing-beside-title': judgeTitles(document, regions),
      }),
    }
  },
})

/** Images with numbers or counted words for texts from which on these cannot be theirs. */
const TOO_MANY = 3
/** Different images with one alternative text from which on it cannot be theirs: a few may show one thing from its sides. */
const TOO_MANY_ALIKE = 5
/** The same for texts of several words, which describe what all pictures of one room or one village show. */
const TOO_MANY_DESCRIBED = 6
const DESCRIBING_WORDS = 4
/** What files of a gallery are called. A year, a date or a price says something. */
const NUMBER = /^\d{1,3}$/

interface Alt {
  image: Element
  text: string
}

function altsOf(document: HtmlDocument, hidden: Regions['hidden']): Alt[] {
  return document.elements('img').flatMap((image): Alt[] => {
    const text = foldSpace(attribute(image, 'alt') ?? '')
    return text === '' || hidden.has(image) || isForNobody(image) ? [] : [{ image, text }]
  })
}

/** Alternative texts from which on how they begin or end is a habit: one may tell what is on the picture. */
const MIN_BEGINNINGS = 2

function judgeBeginnings(document: HtmlDocument, { hidden }: Regions): Judgement {
  const alts = altsOf(document, hidden)
  if (alts.length === 0) return notApplicable('the page has no image with an alt')
  const found = alts.flatMap(({ image, text }) => {
    const words = imageWordsOf(text)
    return words === undefined
      ? []
      : [document.occurrence(image, `The alt "${cutEnd(text, MAX_TITLE)}" begins with "${words}".`)]
  })
  return failWhere(found.length < MIN_BEGINNINGS ? [] : found)
}

function judgeAlts(document: HtmlDocument, { hidden }: Regions): Judgement {
  const alts = altsOf(document, hidden)
  if (alts.length === 0) return notApplicable('the page has no image with an alt')
  const faults = new Map<Element, Occurrence>()
  const others: Alt[] = []
  const numbered = new Set(alts.filter(({ image, text }) => NUMBER.test(text) && !isNamedBeside(image)))
  const rows = alts.filter(({ image, text }) => isOneOfRow(text) && !isNamedBeside(image))
  const inRow = new Set(new Set(rows.map(({ text }) => text)).size >= TOO_MANY ? rows : [])
  const named = alts.filter(({ text }) => callsPlaceholder(text))
  const samples = new Set(named.length >= MIN_BEGINNINGS ? named : [])
  for (const alt of alts) {
    const { image, text } = alt
    if (inRow.has(alt)) continue
    const why = samples.has(alt)
      ? 'it calls the image a placeholder'
      : numbered.size >= TOO_MANY && numbered.has(alt)
        ? `it is only a number, as are those of ${numbered.size} images`
        : whyMeaningless(text, isNamedBeside(image))
    if (why === undefined) others.push(alt)
    else {
      const message =
        why === ONLY_NUMBERS ? `The alt ${quoted(text)} ${why}.` : `The alt is ${quoted(text)}: ${why}.`
      faults.set(image, document.occurrence(image, message))
    }
  }
  const [first, ...more] = inRow
  if (first) {
    const message = `${inRow.size} images are only numbered: ${quoted(first.text)} to ${quoted(more.at(-1)!.text)}.`
    faults.set(first.image, document.occurrence(first.image, message))
  }
  for (const { image, text } of inAnotherScript(others, document))
    faults.set(
      image,
      document.occurrence(image, `The alt ${quoted(text)} is in another script than the page.`),
    )
  // The name of the site builder is what it came with, of which cms-default tells.
  const own = isFromBuilder(document) ? others.filter(({ text }) => !namesBuilder(text)) : others
  for (const { image, text, count } of repeated(own)) {
    const message = `The alt ${quoted(text)} is that of ${count} different images.`
    faults.set(image, document.occurrence(image, message))
  }
  const unnamed = own.filter(({ image }) => !isNamedBeside(image))
  for (const { image, message } of countedRows(unnamed, document.body))
    faults.set(image, document.occurrence(image, message))
  return failWhere(alts.flatMap(({ image }) => faults.get(image) ?? []))
}

const LATIN = /\p{Script=Latin}/gu
const OTHER_ALPHABET = /\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Arabic}|\p{Script=Hebrew}/gu
/** Letters of a page from which on its script is known, and share of the other one among them that is left over. */
const MIN_KNOWN = 100
const LEFT_OVER = 0.01
const MIN_ALT = 4
const MAX_SCRIPT_TEXT = 20_000

/** Alternative texts without a letter of the page's alphabet, as the developer wrote them, on a page that has no other such text. */
function inAnotherScript(alts: readonly Alt[], document: HtmlDocument): Alt[] {
  const foreign = alts.filter(
    ({ image, text }) =>
      (text.match(OTHER_ALPHABET) ?? []).length >= MIN_ALT &&
      !/\p{Script=Latin}/u.test(text) &&
      !hasOwnLang(image) &&
      // A flag to choose a language by says its name in that language.
      !namesLanguage(text),
  )
  if (foreign.length === 0 || !document.body) return []
  const written = startOfSeenText(document.body, MAX_SCRIPT_TEXT)
  const [latin, other] = [LATIN, OTHER_ALPHABET].map(letters => (written.match(letters) ?? []).length)
  return latin! >= MIN_KNOWN && other! <= LEFT_OVER * latin! ? foreign : []
}

/** Languages of those alphabets beside the most frequent ones. */
const OTHER_LANGUAGES = 'bg mk sr be kk ky mn tg tt ur ps ckb'.split(' ')

function namesLanguage(text: string): boolean {
  const said = text.toLowerCase()
  const isOwnName = (code: string) =>
    new Intl.DisplayNames(code, { type: 'language' }).of(code)?.toLowerCase() === said
  return commonLanguageNamed(text) !== undefined || OTHER_LANGUAGES.some(isOwnName)
}

function hasOwnLang(image: Element): boolean {
  return attribute(image, 'lang') !== undefined
}

/** Images whose name for screen readers is their title alone, which axe takes for enough. */
function judgeTitles(document: HtmlDocument, { hidden }: Regions): Judgement {
  const titled = document
    .elements('img')
    .filter(image => !hidden.has(image) && !isForNobody(image) && titleOf(image) !== '')
  return failEach(
    titled,
    image =>
      attribute(image, 'alt') === undefined
        ? document.occurrence(image, withoutAlt(titleOf(image)))
        : undefined,
    'the page has no image with a title',
  )
}

function withoutAlt(title: string): string {
  return LICENSE.test(title)
    ? `The image has no alt, and title=${quoted(title)} says only whose it is.`
    : `The image has no alt, only title=${quoted(title)}.`
}

const LICENSE = /©|\(c\)|\bCC[ -](?:BY|0)\b|\bcopyright\b/i

function titleOf(image: Element): string {
  return foldSpace((attribute(image, 'title') ?? '').slice(0, MAX_TITLE))
}

/** Characters of a title. */
const MAX_TITLE = 100

/** Whether an image is marked as one that nobody needs to be told of, or a piece of a map. */
export function isForNobody(image: Element): boolean {
  return (
    isOfMap(image) ||
    attribute(image, 'aria-hidden') === 'true' ||
    /^(?:presentation|none)$/i.test(attribute(image, 'role')?.trim() ?? '') ||
    (attribute(image, 'aria-label') ?? attribute(image, 'aria-labelledby')) !== undefined
  )
}

/** Steps up from an image to what it is part of. */
const MAX_STEPS_UP = 5
/** Characters of a text beside an image that are asked for. */
const MAX_TEXT = 40

/** Whether a link, button or figure around an image has a text or a label of its own. */
export function isNamedBeside(image: Element): boolean {
  let at = parentOf(image)
  for (let step = 0; at && step < MAX_STEPS_UP; step++) {
    if (at.tagName === 'a' || at.tagName === 'button' || at.tagName === 'figure') {
      return attribute(at, 'aria-label') !== undefined || startOfSeenText(at, MAX_TEXT).trim() !== ''
    }
    at = parentOf(at)
  }
  return false
}

/** The texts that too many different images share, each with the first of these. */
function repeated(alts: readonly Alt[]): (Alt & { count: number })[] {
  const byText = new Map<string, { first: Element; files: Set<string> }>()
  for (const { image, text } of alts) {
    const file = fileOf(image)
    if (file === undefined) continue
    const same = byText.get(text) ?? { first: image, files: new Set() }
    same.files.add(file)
    byText.set(text, same)
  }
  const names = [...byText].filter(([text, { files }]) => isName(text, files)).map(([text]) => text)
  const called = new Set(names.length < MIN_CALLED ? [] : names)
  return [...byText].flatMap(([text, { first, files }]) =>
    called.has(text) ||
    files.size < (isDescription(text) ? TOO_MANY_DESCRIBED : TOO_MANY_ALIKE) ||
    [...files].every(file => LOGO.test(file) || isNamedAfter(file, text))
      ? []
      : [{ image: first, text, count: files.size }],
  )
}

/** Names of one word by which a page tells those apart whom it shows, each on several pictures. */
const MIN_CALLED = 2

/** Whether a text is the name of the one whom pictures show, as "Poe" of poe1.jpg and poe2.jpg. */
function isName(text: string, files: ReadonlySet<string>): boolean {
  if (files.size < 2 || !/^\p{Lu}[\p{Ll}\p{M}]{1,30}$/u.test(text)) return false
  const name = text.toLowerCase()
  return [...files].every(file => file.startsWith(name) && /^[-_ ]?\d{0,3}$/.test(file.slice(name.length)))
}

function isDescription(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).length >= DESCRIBING_WORDS
}

/** Whether the name of a file has all words of a text, as pictures of one person or thing do: nobody knows a better one. */
function isNamedAfter(file: string, text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length > 1 && file.includes(words.join('-'))
}

/** Files of one logo in its variants, as for dark ground or a narrow header. */
const LOGO = /(?:^|[^a-z])(?:logo|brand|wordmark)(?![a-z])/

/**
 * The file of an image without what tells its sizes, and its colors for day and night, apart; undefined where scripts set it or it
 * is in the page.
 */
function fileOf(image: Element): string | undefined {
  const src = ['data-src', 'data-lazy-src', 'data-original', 'src']
    .map(name => attribute(image, name)?.trim())
    .find(value => value !== undefined && value !== '' && !value.startsWith('data:'))
  if (src === undefined) return undefined
  const path = src.slice(0, 2000).split(/[?#]/, 1)[0]!
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  return name
    .replace(/\.[a-z]{2,5}$/, '')
    .replace(
      /(?:[_@-](?:\d{1,4}x\d{0,4}|\d{1,4}[wx]|thumb|small|large|scaled|light|dark|mobile|desktop))+$/,
      '',
    )
}
