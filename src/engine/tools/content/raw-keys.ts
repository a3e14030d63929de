/** The last part of a key by which a library of translations knows a text; none of these ends a host or a file. */
const KEY =
  /^[a-z][A-Za-z\d_-]{1,30}(?:\.[a-z\d][A-Za-z\d_-]{0,30}){1,5}\.(?:title|subtitle|description|heading|headline|label|button|cta|text|placeholder|submit)$/
/** Keys from which on it is no text about one. */
const MIN_KEYS = 2

/** The texts that are nothing but keys of translations, as "home.hero.title", where several begin alike. */
export function rawKeysAmong<Text extends { text: string }>(texts: readonly Text[]): Text[] {
  const keys = texts.filter(({ text }) => text.length <= 200 && KEY.test(text))
  const byStart = Map.groupBy(keys, ({ text }) => text.slice(0, text.indexOf('.')))
  const isMany = (alike: readonly Text[]) => new Set(alike.map(({ text }) => text)).size >= MIN_KEYS
  return [...byStart.values()].filter(isMany).flat()
}
