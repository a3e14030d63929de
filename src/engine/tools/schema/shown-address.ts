import type { HtmlDocument, Node } from '../../formats/html/document.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'

/** Elements, and characters of each, that are looked at. */
const MAX_ELEMENTS = 3000
const MAX_TEXT = 200
const HOLDERS = ['address', 'p', 'li', 'td', 'dd', 'div', 'span', 'a'] as const

const NUMBER = String.raw`\d{1,4}[a-z]?(?!\d)`
const NAME = String.raw`\p{Lu}[\p{L}’'.-]{1,25}`
/** How addresses are written: with the kind of the street behind its name, in front of it or within it, or with a code. */
const WRITTEN: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\d)${NUMBER},?\s${NAME}(?:\s${NAME})?\s(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|square|close|court|place|boulevard|blvd|highway|hwy|terrace|parade|crescent|quay|hill|row)(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:rue|avenue|boulevard|bulevardul|bd\.|chemin|calle|c\/|carrer|avenida|avda\.|paseo|plaza|via|viale|piazza|corso|rua|praça|travessa|ul\.|ulica|al\.|str\.|strada|улица|ул\.|вул\.|проспект)\s[\p{L}’'. -]{3,40},?\s(?:n[.ºo°]{1,2}\s?)?${NUMBER}`,
    'iu',
  ),
  /(?<!\d)\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|place|chemin|route|allée|impasse|quai|cours)\s\p{L}/iu,
  /\p{L}(?:straße|strasse|str\.|gasse|weg|platz|allee|ring|straat|laan|plein|gracht|gade|vej|gata|gatan|vägen|veien|katu|tie|utca)\s\d{1,4}(?!\d)/iu,
  // Code and town
  new RegExp(String.raw`(?<![\d.,:/-])(?:\d{4,5}|\d{3} \d{2}|\d{2}-\d{3}|\d{4} [A-Z]{2}),?\s${NAME}`, 'u'),
  /(?<![\p{L}\p{N}])(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]{2}\s\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] \d[A-Z]\d)(?![\p{L}\p{N}])/u,
  /〒\s?\d{3}|[都道府県市区町村]\p{L}{1,12}\d{1,4}[-−ー丁番]|[省市区區路街段巷]\p{L}{0,12}\d{1,5}[号號]|(?:로|길)\s\d{1,4}(?!\d)/u,
]
/** What looks like code and town: "2026 Kranz", "Founded in 1998 Anna". */
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/g

/** Numbers stand right in what an address is written in. */
function hasDigit(node: Node): boolean {
  return 'value' in node && /\d/.test(node.value.slice(0, MAX_TEXT))
}

/** Whether a page shows an address by which a place is found. */
export function showsAddress(document: HtmlDocument): boolean {
  return document
    .elements(...HOLDERS)
    .slice(0, MAX_ELEMENTS)
    .some(element => {
      if (!element.childNodes.some(hasDigit)) return false
      const text = startOfSeenText(element, MAX_TEXT).replace(YEAR, '')
      return WRITTEN.some(pattern => pattern.test(text))
    })
}
