import { explainsForm } from './sample-details.ts'

/** What says who runs a site and where, by the names that the law and forms give it. */
const DETAIL = [
  'sídlo|ičo?|dič|nip|regon|krs|adresa|adres|adresse|anschrift|address|indirizzo|dirección|endereço|telefon|telefoon|phone|tel',
  'nume(?:r|ro) (?:telefonu|di telefono)|telefonnummer|telefoonnummer|phone number|numéro de téléphone|téléphone|número de (?:teléfono|telefone)|tel[ée]fono|telefone|tlf|puhelin|телефон',
  'p\\.? ?iva|partita iva|c\\.? ?f|codice fiscale|siret|siren|rcs|cif|nif|cnpj|hrb|steuernummer|ust-?id(?:-?nr)?|vat(?: (?:id|no|number))?',
  'company (?:no|number)|registration (?:no|number)|kvk|btw',
].join('|')
/** Words that stand where it is to be written. */
const TO_FILL_IN =
  'doplnit|doplniť|uzupełnić|do uzupełnienia|à compléter|a compléter|da completare|da inserire|por completar|a preencher|wird (?:noch )?ergänzt|bitte ergänzen|to be (?:added|completed|filled in)|x{4,12}'
/**
 * Only behind a colon and as all of the value: "codice fiscale da inserire nel modulo" is an instruction. Zeros alone are
 * the number of nobody.
 */
const UNFILLED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${DETAIL})(?:\\.?\\s?:\\s?(?:${TO_FILL_IN})(?=\\s*(?:$|[.,;·•|/–-]))|\\.?\\s?:?\\s0{8,14}(?![\\p{L}\\p{N}]))`,
  'iu',
)
/** The same between signs that no text has: "<à compléter si applicable>". */
const MARKED =
  /[<‹]\s?(?:à compléter|a compléter|da completare|da inserire|por completar|a preencher|zu ergänzen|bitte ergänzen|uzupełnić|do uzupełnienia|doplnit|to be (?:added|completed|filled in))(?:[ ,][^<>‹›]{1,30})?[>›]/iu
/** The same in capitals and with what is to be written: "DO UZUPEŁNIENIA: adres domeny". */
const SHOUTED =
  /(?<!\p{L})(?:DO UZUPEŁNIENIA|À COMPLÉTER|A COMPLÉTER|DA COMPLETARE|DA INSERIRE|POR COMPLETAR|A PREENCHER|ZU ERGÄNZEN|BITTE ERGÄNZEN|NOG IN TE VULLEN|AAN TE VULLEN|DOPLNIT|DOPLNIŤ|TO BE (?:ADDED|COMPLETED|FILLED IN)|ДОПОЛНИТЬ|ЗАПОВНИТИ)\s?: ?\p{Ll}[^.,;:()<>\n]{0,40}[^.,;:()<>\s]/u
/** A day of which only the year is known; a form shows the letters of all three. */
const NO_DAY = /(?<![\p{L}\p{N}/.-])x{2}([/.-])x{2}\1(?:20\d{2})(?![\p{N}/-])/iu
/** Signs that stand for the digits of a phone number or the letters of a mailbox: "(416) ###-####", "#####@####.com". */
const SIGNS =
  /(?<![\p{L}\p{N}#])(?:\(?(?:\d{3}|#{3})\)?[\s.-]?#{3}[\s.-]#{4}|#{3,10}@#{3,10}\.[a-z]{2,3})(?![\p{L}\p{N}#])|\(000\) ?000-0000/u
/** "Registration: Your CAC Registration Number": in lower case it says in a privacy policy which data is asked for. */
const YOURS =
  /(?<!\p{L})(?:[Rr]egistration|[Ll]icen[cs]e|[Rr]eg\. ?[Nn]o\.?|GST(?:IN)?|VAT|[Tt]ax ID|TIN|EIN|NPI|[Cc]ompany [Nn]umber)\s?:\s?Your (?:[A-Z][\w-]{1,20} ){0,3}(?:Number|No|ID|GSTIN)(?=\s*(?:$|[.,;·•|]))/u
/** A whole text that is a phone number with letters for its digits: "+66 93-XXX-XXXX". In a longer one they hide somebody's. */
const NUMBER =
  /^\P{L}{0,4}(?:(?:tel|phone|call|telefon|tlf|mob(?:ile)?|whatsapp)[.:]?\s)?\(?\+?\d[\d\s()‑–-]{0,12}[\s‑–-]X{2,4}(?:[\s‑–-]?X{2,4}){1,3}\P{L}{0,2}$/iu
/** The same behind the word for a phone, with the code of a country: "Telefon: +47 XXX XX XXX". */
const CALLED =
  /(?<!\p{L})(?:tel|phone|call|telefono?|telefone|téléphone|tlf|puhelin|mob(?:ile|il)?|whatsapp)[.:]{0,2}\s?\+\d{1,3}[\s‑–-]X{2,4}(?:[\s‑–-]?X{2,4}){1,3}(?!\p{L})/iu
/** A short text with a price of which nobody knows the digits: "Fra xxx kr/år", "from € XX". */
const PRICE =
  /(?<![\p{L}\p{N}])x{2,5}(?:[.,]x{2})?[\s\u00a0]?(?:kr\.?|€|eur|euro|\$|usd|£|gbp|chf|zł|pln|kč|ft|lei|₽|руб\.?|грн|₴|円|元|원)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:€|\$|£|chf|kr)[\s\u00a0]?x{2,5}(?![\p{L}\p{N}])/iu
const LONGEST_PRICE = 40
/** A year of which that is so: "Fondé en XXXX". */
const YEAR =
  /(?<!\p{L})(?:fondée? en|créée? en|depuis|founded in|established in|since|gegründet|seit|fundad[oa] en|fundad[oa] em|desde|fondat[oa] nel|dal|sinds|opgericht in|grundat|etablert i|założon[aey] w(?: roku)?|od roku)\sx{4}(?![\p{L}\p{N}])/iu
/** The detail in a text that nobody has filled in: "IČO: doplnit", "C.F. 00000000000", "xx/xx/2021". */
export function unfilledDetail(text: string): string | undefined {
  if (explainsForm(text)) return undefined
  return (
    UNFILLED.exec(text)?.[0] ??
    YOURS.exec(text)?.[0] ??
    MARKED.exec(text)?.[0] ??
    SHOUTED.exec(text)?.[0] ??
    NO_DAY.exec(text)?.[0] ??
    NUMBER.exec(text)?.[0] ??
    CALLED.exec(text)?.[0] ??
    YEAR.exec(text)?.[0] ??
    (text.length <= LONGEST_PRICE ? PRICE.exec(text)?.[0] : undefined) ??
    SIGNS.exec(text)?.[0]
  )
}
