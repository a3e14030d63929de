import { attribute } from '../../../formats/html/document.ts'
import type { SchemaPage } from '../schema-page.ts'
import { shownHours } from '../shown-hours.ts'

/** Numbers that are dialled, or written with the code of a country. */
const CALL = /^\s{0,9}tel:|^https?:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com)\//i
const NUMBER = /\+\d[\d\s()./–-]{6,20}\d/
const ALWAYS_OPEN = /(?<!\d)24\s?(?:\/\s?7|hours|h(?!\p{L})|stunden|uur|timer|timmar|horas|heures|ore|часа)/iu

/** By which shops and publishers call the number of an article; what is made by hand has none. */
const ARTICLE_NUMBER =
  /(?<!\p{L})(?:sku|gtin|ean|upc|isbn|mpn|(?:artikel|art|best|item|product|model|part|ref)(?:ikel)?[\s.-]{0,2}(?:nummer|nr|no|number|code|n[°º])|artikelnummer|bestellnummer|référence|referencia|referência|codice articolo|cód(?:igo)?\.?|артикул|kod produktu|číslo produktu)(?!\p{L})/iu

const SHOWN: Readonly<Record<string, (page: SchemaPage) => boolean>> = {
  telephone: ({ page: { document }, text }) =>
    document.elements('a', 'area').some(link => CALL.test(attribute(link, 'href') ?? '')) ||
    NUMBER.test(text.text),
  'openingHoursSpecification|openingHours': ({ page: { document }, text }) =>
    shownHours(document).length > 0 || ALWAYS_OPEN.test(text.text),
  'sku|gtin|gtin8|gtin12|gtin13|gtin14|isbn|mpn': ({ text }) => ARTICLE_NUMBER.test(text.text),
}

/**
 * Whether something that is recommended of a business or a product can be had from its page: who publishes no phone number,
 * or has no hours or article numbers, has left it out of data for good reason.
 */
export function isToBeHad(requirement: string, page: SchemaPage): boolean {
  return SHOWN[requirement]?.(page) ?? true
}
