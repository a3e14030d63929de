import { type SyllableLanguage, syllablesOf } from './syllables.ts'
import type { TextStatistics } from './text-statistics.ts'

/** Words of running text without which a readability formula says nothing. */
export const READABILITY_WORDS = 200
/** Flesch, Amstad, Fernández-Huerta and Kandel–Moles: under this even academic prose is rare. */
const EXTREME_READING_EASE = 0
/** Gulpease: under this a text is nearly incomprehensible to all readers but graduates. */
const EXTREME_GULPEASE = 25
/** LIX: Björnsson's hardest class begins at 60. */
const EXTREME_LIX = 80

export interface TextMeasures {
  words: number
  sentences: number
  syllables: number
  letters: number
  /** Words of more than six letters. */
  longWords: number
}

export interface Readability {
  formula: string
  score: number
  /** In words, by the formula's own classes. */
  grade: string
  /** Whether next to nobody could read it with ease. */
  extreme: boolean
  lix: number
  rix: number
}

/** Flesch 1948: 206.835 − 1.015 words per sentence − 84.6 syllables per word. */
export function fleschReadingEase({ words, sentences, syllables }: TextMeasures): number {
  return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words)
}

/** Amstad 1978, for German: 180 − words per sentence − 58.5 syllables per word. */
export function amstad({ words, sentences, syllables }: TextMeasures): number {
  return 180 - words / sentences - 58.5 * (syllables / words)
}

/** Fernández-Huerta 1959, for Spanish: 206.84 − 60 syllables per word − 1.02 words per sentence. */
export function fernandezHuerta({ words, sentences, syllables }: TextMeasures): number {
  return 206.84 - 60 * (syllables / words) - 1.02 * (words / sentences)
}

/** Kandel and Moles 1958, for French: 207 − 1.015 words per sentence − 73.6 syllables per word. */
export function kandelMoles({ words, sentences, syllables }: TextMeasures): number {
  return 207 - 1.015 * (words / sentences) - 73.6 * (syllables / words)
}

/** Gulpease (Lucisano and Piemontese 1988), for Italian: 89 + (300 sentences − 10 letters) / words. */
export function gulpease({ words, sentences, letters }: TextMeasures): number {
  return 89 + (300 * sentences - 10 * letters) / words
}

/** LIX (Björnsson 1968), for any language with letters: words per sentence + percentage of words over six letters. */
export function lix({ words, sentences, longWords }: TextMeasures): number {
  return words / sentences + (100 * longWords) / words
}

/** RIX (Anderson 1983): words over six letters per sentence. */
export function rix({ sentences, longWords }: TextMeasures): number {
  return longWords / sentences
}

/** Languages that write no spaces between words or whose words are no measure of length. */
const WITHOUT_FORMULA = new Set(['zh', 'ja', 'ko', 'th', 'lo', 'km', 'my'])

/** The formula for a language on a text; undefined where the text is too short or the language has none. */
export function readabilityOf(statistics: TextStatistics, language: string): Readability | undefined {
  if (statistics.proseWords < READABILITY_WORDS || language === '' || WITHOUT_FORMULA.has(language))
    return undefined
  const measures = measuresOf(statistics, language in EASE ? (language as SyllableLanguage) : 'en')
  const general = { lix: lix(measures), rix: rix(measures) }
  if (language in EASE) {
    const { formula, score } = EASE[language as SyllableLanguage]
    const value = score(measures)
    return {
      formula,
      score: value,
      grade: easeGrade(value),
      extreme: value < EXTREME_READING_EASE,
      ...general,
    }
  }
  if (language === 'it') {
    const value = Math.min(100, Math.max(0, gulpease(measures)))
    return {
      formula: 'Gulpease',
      score: value,
      grade: gulpeaseGrade(value),
      extreme: value < EXTREME_GULPEASE,
      ...general,
    }
  }
  const value = general.lix
  return { formula: 'LIX', score: value, grade: lixGrade(value), extreme: value > EXTREME_LIX, ...general }
}

const EASE: Readonly<
  Record<SyllableLanguage, { formula: string; score: (measures: TextMeasures) => number }>
> = {
  en: { formula: 'Flesch Reading Ease', score: fleschReadingEase },
  de: { formula: 'Amstad', score: amstad },
  es: { formula: 'Fernández-Huerta', score: fernandezHuerta },
  fr: { formula: 'Kandel–Moles', score: kandelMoles },
}

function measuresOf({ paragraphs, sentences }: TextStatistics, language: SyllableLanguage): TextMeasures {
  const measures = { words: 0, sentences, syllables: 0, letters: 0, longWords: 0 }
  for (const word of paragraphs.flatMap(paragraph => paragraph.words)) {
    measures.words++
    measures.syllables += syllablesOf(word, language)
    measures.letters += word.length
    if (word.length > 6) measures.longWords++
  }
  return measures
}

/** Flesch's classes, which the formulas modelled on his share. */
export function easeGrade(score: number): string {
  if (score >= 90) return 'very easy'
  if (score >= 80) return 'easy'
  if (score >= 70) return 'fairly easy'
  if (score >= 60) return 'standard'
  if (score >= 50) return 'fairly difficult'
  return score >= 30 ? 'difficult' : 'very difficult'
}

/** Gulpease: under 80, 60 and 40 a text is hard for who left primary, middle and high school. */
export function gulpeaseGrade(score: number): string {
  if (score >= 80) return 'easy'
  if (score >= 60) return 'standard'
  return score >= 40 ? 'difficult' : 'very difficult'
}

/** Björnsson's classes. */
export function lixGrade(score: number): string {
  if (score < 30) return 'very easy'
  if (score < 40) return 'easy'
  if (score < 50) return 'standard'
  return score < 60 ? 'difficult' : 'very difficult'
}
