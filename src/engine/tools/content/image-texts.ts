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
import {
  failEach,
  failWhere,
  type Judgement,
  type Judgements,
  notApplicable,
} from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isOfMap } from '../../page/map-images.ts'
import type { Regions } from '../../page/text/regions.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { commonLanguageNamed } from '../hreflang/version-links.ts'
import {
  callsPlaceholder,
  imageWordsOf,
  isOneOfRow,
  isToCome,
  ONLY_NUMBERS,
  whyMeaningless,
} from './alt-texts.ts'
import { countedRows } from './counted-alts.ts'
import { examinedPage } from './examined-page.ts'
import { namedAsFiles } from './file-alts.ts'
import { type Alt, repeatedAlts } from './repeated-alts.ts'
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
    'alt-text-repeated': {
      severity: 'notice',
      title: 'Many different images have the same alt text',
      why: 'Screen readers say the same of each, and Google Images cannot tell them apart.',
      fix: 'Say in each alt what this image shows and the others do not.',
      help: 'https://www.w3.org/WAI/tutorials/images/tips/',
      example: '<img src="/1.jpg" alt="Kitchen"> … <img src="/5.jpg" alt="Kitchen">',
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
        ...judgeAlts(document, regions),
        'alt-text-says-image': judgeBeginnings(document, regions),
        'alt-missing-beside-title': judgeTitles(document, regions),
      }),
    }
  },
})

/** Images with numbers or counted words for texts from which on these cannot be theirs. */
const TOO_MANY = 3
/** What files of a gallery are called. A year, a date or a price says something. */
const NUMBER = /^\d{1,3}$/

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

function judgeAlts(
  document: HtmlDocument,
  { hidden }: Regions,
): Judgements<'alt-text-meaningless' | 'alt-text-repeated'> {
  const alts = altsOf(document, hidden)
  if (alts.length === 0) {
    const none = notApplicable('the page has no image with an alt')
    return { 'alt-text-meaningless': none, 'alt-text-repeated': none }
  }
  const faults = new Map<Element, Occurrence>()
  const others: Alt[] = []
  const numbered = new Set(alts.filter(({ image, text }) => NUMBER.test(text) && !isNamedBeside(image)))
  const rows = alts.filter(({ image, text }) => isOneOfRow(text) && !isNamedBeside(image))
  const inRow = new Set(new Set(rows.map(({ text }) => text)).size >= TOO_MANY ? rows : [])
  const named = alts.filter(({ text }) => callsPlaceholder(text))
  const samples = new Set(named.length >= MIN_BEGINNINGS ? named : [])
  const toCome = alts.filter(({ image, text }) => isToCome(text, attribute(image, 'src') ?? ''))
  const unwritten = new Set(toCome.length >= MIN_BEGINNINGS ? toCome : [])
  const asFiles = namedAsFiles(alts, document.body)
  for (const alt of alts) {
    const { image, text } = alt
    if (inRow.has(alt)) continue
    const why = samples.has(alt)
      ? 'it calls the image a placeholder'
      : numbered.size >= TOO_MANY && numbered.has(alt)
        ? `it is only a number, as are those of ${numbered.size} images`
        : unwritten.has(alt)
          ? 'it says that the text is to come'
          : (whyMeaningless(text, isNamedBeside(image)) ??
            (asFiles.has(alt) ? 'the name of its file' : undefined))
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
  const unnamed = own.filter(({ image }) => !isNamedBeside(image))
  for (const { image, message } of countedRows(unnamed, document.body))
    faults.set(image, document.occurrence(image, message))
  const alike = repeatedAlts(own).map(({ image, text, count }) =>
    document.occurrence(image, `The alt ${quoted(text)} is that of ${count} different images.`),
  )
  return {
    'alt-text-meaningless': failWhere(alts.flatMap(({ image }) => faults.get(image) ?? [])),
    'alt-text-repeated': failWhere(alike),
  }
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
