import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { labelledNumbers } from '../../page/text/phone-numbers.ts'
import { startOfSeenText, startOfTexts } from '../../page/text/text-start.ts'

/** Languages of countries whose addresses have the postal code in front of the town. */
const LANGUAGES = /^(?:de|fr|it|es|ca|pt|nl|cs|sk|pl|sv|da|nb|no|fi|hu|sl|hr|ro)\b/i
const CODE = String.raw`(\d{3} ?\d{2}|\d{2}-\d{3}|\d{4}-\d{3}|[1-9]\d{3}(?: [A-Z]{2})?)`
const WORD = String.raw`\p{Lu}\p{Ll}[\p{L}’'.-]{1,20}`
/** What often stands in the line below, and begins like the name of a place. */
const NEXT_LINE =
  'Tel|Fax|Mobil|Handy|Phone|E-?Mail|Mail|Web|Kontakt|Contact|Öffnungs|Geöffnet|Sprech|Anfahrt|Horaires|Ouvert|Orari|Aperto|Horario|Abierto|Horário|Opening|Open|Åbnings|Åpnings|Öppet|Avoinna|Puh|Godziny|Otev|Otvá|Nyitva|Program|Radno'
/** What stands for the name of a town in an address that nobody has filled in. */
const ANY_TOWN =
  /^(?:(?:muster|beispiel)(?:stadt|ort|hausen|dorf)|stadt|ort|ville|votre ville|ciudad|tu ciudad|città|cidade|sua cidade|stad|plaats|miasto|město|város|by|kaupunki|city|town|your city)$/i
/** Two words at most: what stands behind a town may be anything. */
const TOWN = `(${WORD}(?: (?:(?:am|an der|im|in|bei|sur|la|le|del?|di|do|da|nad|pod) )?(?!${NEXT_LINE})${WORD})?)`
/** A street with its number, in either order, right in front of code and town. */
const ADDRESS = new RegExp(
  [
    String.raw`\p{L}{3}[\p{L}.]{0,20} \d{1,4}(?:[/-]\d{1,4})?[a-z]? ?[,·|–-]? ${CODE} ${TOWN}`,
    String.raw`\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.|boulevard|bd|place|chemin|route|allée|impasse|quai|cours|square) [\p{L}’'. -]{3,40},? ${CODE} ${TOWN}`,
  ].join('|'),
  'u',
)
const TOWNS = new RegExp(String.raw`(?<![\d-])${CODE} ${WORD}`, 'gu')
/** Elements, and characters of each, that are looked at. */
const MAX_ELEMENTS = 3000
const MAX_TEXT = 200
const HOLDERS = ['p', 'li', 'address', 'td', 'dd', 'div', 'span', 'a'] as const

/** Characters behind the name of a town in which that of what it belongs to may stand. */
const MAX_BEHIND = 60

/** A town, and what is written behind it. */
export interface ShownTown {
  name: string
  behind: string
}

/** Words of the name of a town, cut behind the end of a sentence; "St." is none. */
const SENTENCE_END = /(?<!\bS(?:an)?k?t)\.\s/u

/**
 * The name with which a text of the page ends, or goes on behind a comma: what follows without one may be a word of
 * anything, as may that of the next line.
 */
function endingName(found: string, texts: readonly string[]): string | undefined {
  const [name = ''] = found.split(SENTENCE_END)
  const first = name.split(' ')[0]!
  const ends = (one: string) =>
    texts.some(text => {
      const at = text.lastIndexOf(one)
      return at >= 0 && /^(?:$|[\s]*[.,;|·•()\-–—])/u.test(text.slice(at + one.length))
    })
  return [name, first].find(one => one.length > 1 && ends(one))
}

/** The town of the only address that a page shows beside a phone number to call. */
export function shownTown(document: HtmlDocument): ShownTown | undefined {
  const language = (document.html && attribute(document.html, 'lang')) ?? ''
  const towns = new Map<string, ShownTown>()
  let isCalled = document.elements('a').some(link => /^\s*tel:/i.test(attribute(link, 'href') ?? ''))
  let seen = 0
  for (const element of document.elements(...HOLDERS)) {
    if (++seen > MAX_ELEMENTS) break
    const text = startOfSeenText(element, MAX_TEXT)
    isCalled ||= labelledNumbers(text).length > 0
    const match = ADDRESS.exec(text)
    if (!match) continue
    // One text with several addresses is that of somebody who is in all of these towns.
    if (new Set(text.match(TOWNS)).size > 1) return undefined
    const [, code, town, otherCode, otherTown] = match
    const name = endingName((town ?? otherTown)!, startOfTexts(element, MAX_TEXT))
    if (name === undefined || ANY_TOWN.test(name)) continue
    const end = match.index + match[0].length
    towns.set((code ?? otherCode)!.replace(/\s/g, ''), {
      name,
      behind: text.slice(end, end + MAX_BEHIND),
    })
  }
  const [town] = towns.values()
  // Where a page says a wrong language or none, the form of the address is that of one of these countries all the same.
  const isKnown = language === '' || LANGUAGES.test(language) || /^en\b/i.test(language)
  return towns.size === 1 && isCalled && isKnown ? town : undefined
}
