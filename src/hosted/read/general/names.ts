/** Characters of a name that are looked at. */
const MAX_NAME = 60

const ONE_WORD = /^[a-z]{1,60}$/

/** The words of the name of a field, in lower case: `seo_score`, `seoScore` and `seoscore` are two words. */
export function wordsOf(name: string): string[] {
  if (ONE_WORD.test(name) && !name.endsWith('score') && !name.endsWith('scores')) return [name]
  return name
    .slice(0, MAX_NAME)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/(?<=[a-z])scores?$/, ' $&')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
}

/** A name without what services write differently: capitals, `_`, `-` and blanks. */
export function plainName(name: string): string {
  return name.slice(0, MAX_NAME).toLowerCase().replaceAll(/[_ -]/g, '')
}

/** Words as the title of a check. */
export function sentenceOf(words: readonly string[]): string {
  const sentence = words.join(' ')
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
}
