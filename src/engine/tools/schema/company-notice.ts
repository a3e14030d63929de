import type { Element } from '../../formats/html/document.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { LEGAL_FORM } from '../../syntax/legal-forms.ts'

/** Elements from the end of a page, and characters of each, in which a notice is looked for. */
const MAX_ELEMENTS = 300
const MAX_TEXT = 160
const TEXTS = ['p', 'div', 'span', 'small', 'li', 'td', 'footer', 'address'] as const
/** "© 2026 Kranz GmbH": the sign, years, and a name of a few words with its form. */
const NOTICE = new RegExp(
  String.raw`(?:©|\([cC]\)|[Cc]opyright|COPYRIGHT)[\s©,.–-]{0,6}(?:(?:19|20)\d{2}[\s,.–|-]{0,4}){0,3}(?:[Bb]y\s)?((?:\p{Lu}[\p{L}\p{N}&'’.-]{0,30},?\s){1,5})(?:${LEGAL_FORM})(?![\p{L}\p{N}])`,
  'u',
)
/** Numbers in registers, which only a company or a trader has to state. */
const REGISTERED =
  /(?<![\p{L}\p{N}])(?:HRB\s?(?=\d*[1-9])\d{3,6}|(?:USt-?Id(?:-?Nr)?|VAT (?:ID|No|Number|Reg(?:istration)?)|P\.? ?IVA|Partita IVA|IČO?|NIP|CIF|CNPJ|KvK|SIRET|SIREN)\.?\s?:?\s?(?:[A-Z]{2}\s?)?(?=[\d\s.-]*[1-9])\d[\d\s.-]{5,18}\d)(?!\d)/u
/** Letters of a word of a name by which it is found again. */
const MIN_LETTERS = 3

/** The notice of a company or an association that the site is called by: that of a theme or a maker names another. */
export function companyNotice({
  document,
  url,
  preview,
}: HtmlPage): { element: Element; what: string } | undefined {
  const title = document.elements('title')[0]
  const { host } = new URL(preview?.origin ?? url)
  const known = `${title ? startOfSeenText(title, MAX_TEXT) : ''} ${host}`.toLowerCase()
  for (const element of document
    .elements(...TEXTS)
    .slice(-MAX_ELEMENTS)
    .toReversed()) {
    const text = startOfSeenText(element, MAX_TEXT)
    const number = REGISTERED.exec(text)?.[0]
    if (number !== undefined)
      return { element, what: `shows the number of a company or a trader, "${number}"` }
    const found = NOTICE.exec(text)
    const words = found?.[1]?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    if (words.some(word => word.length >= MIN_LETTERS && known.includes(word)))
      return { element, what: `shows the notice of a company or an association, "${found![0]}"` }
  }
  return undefined
}
