/** Letters that tell one writing system from the others. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  Latin: /\p{Script=Latin}/gu,
  Cyrillic: /\p{Script=Cyrillic}/gu,
  Greek: /\p{Script=Greek}/gu,
  Arabic: /\p{Script=Arabic}/gu,
  Hebrew: /\p{Script=Hebrew}/gu,
  Chinese: /\p{Script=Han}/gu,
  Japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Korean: /\p{Script=Hangul}/gu,
  Devanagari: /\p{Script=Devanagari}/gu,
  Bengali: /\p{Script=Bengali}/gu,
  Tamil: /\p{Script=Tamil}/gu,
  Telugu: /\p{Script=Telugu}/gu,
  Thai: /\p{Script=Thai}/gu,
  Georgian: /\p{Script=Georgian}/gu,
  Armenian: /\p{Script=Armenian}/gu,
}

/** What a language of such a script is written in, by ISO 15924. */
const BY_CODE: Readonly<Record<string, readonly string[]>> = {
  Latn: ['Latin'],
  Cyrl: ['Cyrillic'],
  Grek: ['Greek'],
  Arab: ['Arabic'],
  Hebr: ['Hebrew'],
  Hans: ['Chinese'],
  Hant: ['Chinese'],
  Jpan: ['Japanese', 'Chinese'],
  Kore: ['Korean', 'Chinese'],
  Deva: ['Devanagari'],
  Beng: ['Bengali'],
  Taml: ['Tamil'],
  Telu: ['Telugu'],
  Thai: ['Thai'],
  Geor: ['Georgian'],
  Armn: ['Armenian'],
}

/** Languages that are written in several, as long as their tag does not say in which. */
const SEVERAL = new Set('az bs ckb hbs ku kk ky mn ms pa sd sh sr tg tk tt ug uz za'.split(' '))

/** Letters of an alphabet that one character of these stands for. */
const DENSE: Readonly<Record<string, number>> = { Chinese: 3, Japanese: 2, Korean: 2 }
/** Part of a text in Chinese characters and kana from which on the kana make it Japanese. */
const KANA_SHARE = 0.15

/** The writing system that most of a text is in. */
export interface Writing {
  name: string
  /** Letters in it; those that stand for more count as more. */
  letters: number
  /** Part of all letters, 0 to 1. */
  share: number
}

const ONLY_LATIN = /^[\p{Script=Latin}\P{L}]*$/u

/** The writing system of a text; undefined where it has no letters. */
export function writingOf(text: string): Writing | undefined {
  let [best, most, all] = ['', 0, 0]
  if (ONLY_LATIN.test(text)) {
    const letters = text.match(SCRIPTS['Latin']!)?.length ?? 0
    return letters === 0 ? undefined : { name: 'Latin', letters, share: 1 }
  }
  const counts = new Map<string, number>()
  for (const [name, pattern] of Object.entries(SCRIPTS)) {
    const count = (text.match(pattern)?.length ?? 0) * (DENSE[name] ?? 1)
    if (count > 0) counts.set(name, count)
  }
  const kana = counts.get('Japanese') ?? 0
  const han = counts.get('Chinese') ?? 0
  if (kana > 0 && kana >= (kana + han) * KANA_SHARE) {
    counts.set('Japanese', kana + han)
    counts.delete('Chinese')
  }
  for (const [name, count] of counts) {
    all += count
    if (count > most) [best, most] = [name, count]
  }
  return most === 0 ? undefined : { name: best, letters: most, share: most / all }
}

/** Characters of a text of which the share of a writing system is told. */
const MAX_COUNTED = 20_000

/** Part of the letters of a text that are of a writing system by its name, 0 to 1. */
export function shareOfWriting(text: string, name: string): number {
  const start = text.slice(0, MAX_COUNTED)
  const all = start.match(/\p{L}/gu)?.length ?? 0
  return all === 0 ? 0 : (start.match(SCRIPTS[name]!)?.length ?? 0) / all
}

/** What people call the letters of a writing system: Chinese characters are those of Japanese as well. */
export function lettersOf(name: string): string {
  return name === 'Chinese' ? 'Chinese characters' : `${name} letters`
}

/**
 * Names of the writing systems that texts in a language may be in; undefined where the tag is none or tells of none.
 *
 * @param tag of a language by BCP 47
 */
export function writingsOf(tag: string): readonly string[] | undefined {
  try {
    const locale = new Intl.Locale(tag)
    if (locale.script === undefined && SEVERAL.has(locale.language)) return undefined
    return BY_CODE[locale.maximize().script ?? '']
  } catch {
    return undefined
  }
}
