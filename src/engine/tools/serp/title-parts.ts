/** Characters of a title that are divided into parts. */
const MAX_DIVIDED = 500

/** What stands between separators, where it has letters. */
export function partsOf(title: string): string[] {
  return title
    .slice(0, MAX_DIVIDED)
    .split(/\s[-–—|·•»:/]+\s|\s?\|\s?/)
    .map(part => part.trim())
    .filter(part => /\p{L}/u.test(part))
}

/** How a title begins or ends with a separator that has nothing on its other side. «Quotes» are none. */
export function looseSeparator(title: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(title)) return undefined
  const isSeparator = (sign: string | undefined) => sign !== '»' || !title.includes('«')
  const last = LOOSE_END.exec(title)
  if (last && isSeparator(last[1])) return `ends with "${last[1] ?? last[2]}"`
  const first = /^([-–—|·•»:])\s/.exec(title)
  return first && isSeparator(first[1]) ? `begins with "${first[1]}"` : undefined
}

const LOOSE_END = /\s([-–—|·•»])$|\p{L}\s?([:|])$/u

/** Letters and digits alone, in lower case: parts that differ in no more say the same. */
export function squashed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

/** How a home page greets with its own name behind, in the languages that are most frequent on the web. */
const GREETS =
  /^(?:welcome (?:to|at)(?: the)?|hello from(?: the)?|home of(?: the)?|willkommen (?:bei|beim|bei der|im|in|in der|auf)|bienvenue (?:à|au|aux|chez|sur)(?: la| le| les)?|accueil (?:de|du|des|de la)|bienvenid[oa]s a(?: la)?|benvenut[oiae] (?:a|al|alla|da|in|nel|nella|su)|bem[- ]vind[oa]s? (?:a|à|ao)|welkom (?:bij|op)|(?:välkommen|velkommen) til+|tervetuloa|witamy w|vítejte (?:v|na)|добро пожаловать (?:в|на)|ласкаво просимо до)\s/iu

/** What a title greets with where it goes on with a part that it has anyway: "Welcome to" in "Welcome to Kranz - Kranz". */
export function greetingBeforePart(title: string): string | undefined {
  const parts = partsOf(title)
  for (const part of parts) {
    const greeting = GREETS.exec(part)?.[0]
    if (greeting === undefined) continue
    const name = squashed(part.slice(greeting.length))
    if (name !== '' && parts.some(other => squashed(other) === name)) return greeting.trim()
  }
  return undefined
}
