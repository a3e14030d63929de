import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import type { Paragraph } from './text-statistics.ts'
import { LANGUAGE_AGREEMENT, LANGUAGE_SAMPLES, LANGUAGE_WORDS } from './thresholds.ts'

export interface LanguageFinding {
  /** `lang` of the root element as sent; empty where there is none. */
  declared: string
  /** ISO 639-1 code, `no` for both forms of Norwegian; empty where no language is certain. */
  detected: string
  /** Share of the samples that agree, 0 to 1. */
  confidence: number
  samples: number
}

/** The detector reads about 350 bytes of a text, so a long one is read at several places. */
const SAMPLE_CHARACTERS = 300
const MOST_SAMPLES = 24

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

/**
 * Names the language of running text, where the samples agree. What has a `lang` of its own that differs from the
 * root's is left out: it is declared as foreign.
 */
export async function detectLanguage(
  document: HtmlDocument,
  paragraphs: readonly Paragraph[],
): Promise<LanguageFinding> {
  const declared = (document.html && attribute(document.html, 'lang')?.trim()) ?? ''
  const own = paragraphs.filter(({ block }) => primary(block.lang) === primary(declared))
  const words = own.reduce((sum, paragraph) => sum + paragraph.words.length, 0)
  const unknown = { declared, detected: '', confidence: 0, samples: 0 }
  if (words < LANGUAGE_WORDS) return unknown
  const { eld } = await import('eld/extrasmall')
  const votes = new Map<string, number>()
  let samples = 0
  for (const sample of samplesOf(own.map(({ block }) => block.prose).join(' '))) {
    const result = eld.detect(sample)
    if (!result.isReliable()) continue
    samples++
    votes.set(result.language, (votes.get(result.language) ?? 0) + 1)
  }
  const [best, count] = [...votes].sort(([, a], [, b]) => b - a)[0] ?? ['', 0]
  const confidence = samples === 0 ? 0 : count / samples
  const certain = count >= LANGUAGE_SAMPLES && confidence >= LANGUAGE_AGREEMENT
  return { declared, detected: certain ? best : '', confidence, samples }
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
  const subtag = tag.toLowerCase().split(/[-_]/, 1)[0]!
  return SAME_LANGUAGE.get(subtag) ?? subtag
}

export async function judgeLanguage(document: HtmlDocument, language: LanguageFinding): Promise<Judgement> {
  const { declared, detected, samples, confidence } = language
  if (declared === '') return notApplicable('the page declares no language')
  if (detected === '') {
    return samples < LANGUAGE_SAMPLES
      ? notApplicable(`fewer than ${LANGUAGE_WORDS} words of running text are too few to tell its language`)
      : notMeasured(
          `the samples of the text do not agree on one language (${percent(confidence)} of ${samples})`,
        )
  }
  const wanted = primary(declared)
  if (wanted !== detected && !(await isKnown(wanted))) {
    return notMeasured(`the detector does not know "${declared}"`)
  }
  if (wanted === detected || areKin(wanted, detected)) return failWhere([])
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const message = `lang="${declared}", but the text is ${names.of(detected)} (${percent(confidence)} of ${samples} samples)`
  return failWhere([document.occurrence(document.html!, message)])
}

async function isKnown(language: string): Promise<boolean> {
  const { eld } = await import('eld/extrasmall')
  return (
    KIN.some(kin => (kin as readonly string[]).includes(language)) ||
    Object.values(eld.info().Languages).includes(language)
  )
}

function areKin(a: string, b: string): boolean {
  return KIN.some(kin => (kin as readonly string[]).includes(a) && (kin as readonly string[]).includes(b))
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
