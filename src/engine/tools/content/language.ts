import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import { headTextsOf } from './head-texts.ts'
import { isPlaceholder } from './placeholder-text.ts'
import type { Paragraph } from './text-statistics.ts'
import { writingOf } from './writing-systems.ts'

/** Words of running text without which the menu, the title and the description are read as well. */
const LANGUAGE_WORDS = 100
/** Characters of all of that without which no language is named. */
const LANGUAGE_CHARACTERS = 250
/** Letters of the content of a short page without which its text is only that of its frame. */
const CONTENT_LETTERS = 40
/** Samples of the text that the detector must be sure of. */
export const LANGUAGE_SAMPLES = 3
/** Share of those samples that must agree on a language. */
const LANGUAGE_AGREEMENT = 0.9
/** Share of them, of a long text, from which on most of it is in one language. */
const MOSTLY = 0.7

export interface LanguageFinding {
  /** `lang` of the root element as sent; empty where there is none. */
  declared: string
  /** ISO 639-1 code, `no` for both forms of Norwegian; empty where no language is certain. */
  detected: string
  /** That of most of a long text, where parts of it are in another one; empty where there is none, or all is in one. */
  mostly: string
  /** Share of the samples that agree, 0 to 1. */
  confidence: number
  samples: number
  /** The text is short, and nearly all of it that of the frame, or its content is in another language than that. */
  isOfFrame: boolean
}

/** The detector reads about 350 bytes of a text, so a long one is read at several places. */
const SAMPLE_CHARACTERS = 300
const MOST_SAMPLES = 24

/** Other codes of the languages that the detector knows. */
const SAME_LANGUAGE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nb: 'no',
    nn: 'no',
    iw: 'he',
    in: 'id',
    fil: 'tl',
    cmn: 'zh',
    yue: 'zh',
    mo: 'ro',
    arb: 'ar',
    prs: 'fa',
    pes: 'fa',
    tgl: 'tl',
    zsm: 'ms',
    ekk: 'et',
    lvs: 'lv',
    als: 'sq',
    ory: 'or',
    ckb: 'ku',
    eng: 'en',
    deu: 'de',
    fra: 'fr',
    spa: 'es',
  }),
)

/** `lang` of the root element, as written; empty where it has none. */
export function declaredLanguage({ html }: HtmlDocument): string {
  return (html && attribute(html, 'lang')?.trim()) ?? ''
}

/**
 * Names the language of running text, where the samples agree; on a page with little of it, that of all its text, where
 * they agree without exception. What has a `lang` of its own that differs from the root's is left out: it is declared as
 * foreign.
 *
 * @param blocks all of the page's text
 */
export async function detectLanguage(
  document: HtmlDocument,
  paragraphs: readonly Paragraph[],
  blocks: readonly TextBlock[],
): Promise<LanguageFinding> {
  const declared = declaredLanguage(document)
  const isOwn = (block: TextBlock) => primary(block.lang) === primary(declared)
  const own = paragraphs.filter(({ block }) => isOwn(block))
  const words = own.reduce((sum, paragraph) => sum + paragraph.words.length, 0)
  const isShort = words < LANGUAGE_WORDS
  const text = isShort
    ? allText(document, blocks.filter(isOwn))
    : own.map(({ block }) => block.prose).join(' ')
  const unknown = { declared, detected: '', mostly: '', confidence: 0, samples: 0, isOfFrame: false }
  const writing = isShort ? tellingWriting(text) : undefined
  if (isShort && text.length < (writing === undefined ? LANGUAGE_CHARACTERS : WRITTEN_CHARACTERS))
    return unknown
  const { eld } = await import('eld/extrasmall')
  const votes = new Map<string, number>()
  let samples = 0
  for (const sample of samplesOf(text)) {
    const result = eld.detect(sample)
    if (!result.isReliable()) continue
    samples++
    votes.set(result.language, (votes.get(result.language) ?? 0) + 1)
  }
  const [best, count] = [...votes].sort(([, a], [, b]) => b - a)[0] ?? ['', 0]
  const confidence = samples === 0 ? 0 : count / samples
  const certain = count >= LANGUAGE_SAMPLES && confidence >= (isShort ? 1 : LANGUAGE_AGREEMENT)
  if (isShort && !certain) return unknown
  const isOfFrame = isShort && (await isUnlikeContent(contentOf(blocks.filter(isOwn)), best, writing))
  const isMost = !certain && !isShort && count >= LANGUAGE_SAMPLES && confidence >= MOSTLY
  const mostly = isMost ? best : ''
  return { declared, detected: certain ? best : '', mostly, confidence, samples, isOfFrame }
}

/** Writing systems that tell the language by themselves. */
const OF_ONE_LANGUAGE = new Set([
  'Greek',
  'Hebrew',
  'Japanese',
  'Korean',
  'Tamil',
  'Telugu',
  'Thai',
  'Georgian',
  'Armenian',
])
/** Characters of a text in one of these, and share of its letters, without which no language is named. */
const WRITTEN_CHARACTERS = 150
const NEARLY_ALL = 0.9

/** The writing system of a text that tells its language by itself; undefined where it does not. */
function tellingWriting(text: string): string | undefined {
  const writing = writingOf(text.slice(0, LANGUAGE_CHARACTERS))
  const isTold = writing !== undefined && OF_ONE_LANGUAGE.has(writing.name) && writing.share >= NEARLY_ALL
  return isTold ? writing.name : undefined
}

/** The text of a page without its frame. */
function contentOf(blocks: readonly TextBlock[]): string {
  const texts = blocks.flatMap(block => (block.boilerplate || block.kind === 'code' ? [] : block.prose))
  return texts.join('. ').slice(0, MAX_ALL_TEXT)
}

/**
 * Whether the content is too short to be in the language of all text, as a notice on cookies is, or in another one.
 *
 * @param told the writing system of all text, where that tells the language: then as of a page that shows only a map
 */
async function isUnlikeContent(
  content: string,
  language: string,
  told: string | undefined,
): Promise<boolean> {
  const writing = writingOf(content)
  if (told !== undefined) return writing !== undefined && writing.name !== told
  if ((writing?.letters ?? 0) < CONTENT_LETTERS) return true
  return ((await languageOf(content)) ?? language) !== language
}

/** Characters that stand for a short page. */
const MAX_ALL_TEXT = 5000

/** Title, description and all blocks, each text once. */
function allText(document: HtmlDocument, blocks: readonly TextBlock[]): string {
  const texts = new Set(headTextsOf(document).map(({ text }) => text))
  let length = 0
  for (const block of blocks) {
    const { kind, prose } = block
    if (kind === 'code' || isPlaceholder(block)) continue
    texts.add(prose)
    length += prose.length
    if (length > MAX_ALL_TEXT) break
  }
  return [...texts].join('. ').slice(0, MAX_ALL_TEXT)
}

/** Pieces from all over a text, each of whole words at its start. */
function samplesOf(text: string): string[] {
  const wanted = Math.floor(text.length / SAMPLE_CHARACTERS)
  const count = Math.min(MOST_SAMPLES, Math.max(LANGUAGE_SAMPLES, wanted))
  const step = text.length / count
  const length = Math.min(step, SAMPLE_CHARACTERS)
  return Array.from({ length: count }, (_, index) => {
    const start = Math.floor(index * step)
    const wordStart = index === 0 ? 0 : Math.max(start, text.indexOf(' ', start) + 1)
    return text.slice(wordStart, wordStart + length).replaceAll(/https?:\S+/g, ' ')
  })
}

/** Primary subtag in lower case, as the detector writes it. */
export function primary(tag: string): string {
  const small = tag.toLowerCase()
  const end = small.search(/[-_]/)
  const subtag = end < 0 ? small : small.slice(0, end)
  return SAME_LANGUAGE.get(subtag) ?? subtag
}

/** The language of a text, as {@link primary} writes it; undefined where the detector is not sure. */
export async function languageOf(text: string): Promise<string | undefined> {
  const { eld } = await import('eld/extrasmall')
  const result = eld.detect(text.slice(0, SAMPLE_CHARACTERS).replaceAll(/https?:\S+/g, ' '))
  return result.isReliable() ? result.language : undefined
}

/** Languages that detectors confuse on honest text: a declaration of any in a row is believed. */
const KIN = [
  ['no', 'da'],
  ['hr', 'bs', 'sr', 'sh', 'cnr', 'sl'],
  ['ms', 'id'],
  ['cs', 'sk'],
  ['es', 'ca'],
  ['hi', 'mr'],
  ['fa', 'ur', 'ku'],
] as const

/**
 * What people call a language that was detected: of kin the one that is declared. Indonesian and Malay are too close for
 * short texts, so that both are named where neither is declared.
 */
export function nameOfDetected(detected: string, declared: string): string {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const wanted = primary(declared)
  if (declared !== '' && areKin(wanted, detected)) return names.of(wanted) ?? wanted
  return detected === 'ms' || detected === 'id' ? 'Indonesian or Malay' : (names.of(detected) ?? detected)
}

/** Kin whose texts nobody tells apart by samples alone, with the end of the host names of their countries. */
const TWINS: readonly (readonly (readonly [code: string, topLevel: string])[])[] = [
  [
    ['hr', 'hr'],
    ['bs', 'ba'],
    ['sr-Latn', 'rs'],
  ],
  [
    ['no', 'no'],
    ['da', 'dk'],
  ],
  [
    ['ms', 'my'],
    ['id', 'id'],
  ],
  [
    ['cs', 'cz'],
    ['sk', 'sk'],
  ],
]

/**
 * The codes to propose for a language that was detected: several where a sample may be of any of them, and the host does
 * not say which.
 *
 * @param host of production
 */
export function codesToPropose(detected: string, host: string): string[] {
  const twins = TWINS.find(ones => ones.some(([code]) => code === detected))
  if (!twins) return [detected]
  const there = twins.find(([, topLevel]) => host.endsWith(`.${topLevel}`))
  return there ? [there[0]] : twins.map(([code]) => code)
}

export function areKin(a: string, b: string): boolean {
  return KIN.some(kin => (kin as readonly string[]).includes(a) && (kin as readonly string[]).includes(b))
}

/**
 * Whether most of a text is in another language than the one that is declared. Not where the detector does not know that.
 */
export async function isMostlyOther({ declared, mostly }: LanguageFinding): Promise<boolean> {
  const wanted = primary(declared)
  if (mostly === '' || declared === '' || mostly === wanted || areKin(wanted, mostly)) return false
  return await isKnownLanguage(wanted)
}

/** Whether the detector can name a language, or one of its kin. */
export async function isKnownLanguage(language: string): Promise<boolean> {
  const { eld } = await import('eld/extrasmall')
  return (
    KIN.some(kin => (kin as readonly string[]).includes(language)) ||
    Object.values(eld.info().Languages).includes(language)
  )
}
