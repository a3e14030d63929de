/** What says who runs a site and where, by the names that the law and forms give it. */
const DETAIL = [
  'sídlo|ičo?|dič|nip|regon|krs|adresa|adres|adresse|anschrift|address|indirizzo|dirección|endereço|telefon|telefoon|phone|tel',
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
/** Streets that stand for any, and a number of zeros with the code of a country. */
const NOWHERE =
  /(?<!\p{L})(?:via esempio|musterstra(?:ß|ss)e|musterweg|rue (?:de l['’])?exemple|calle ejemplo|rua exemplo|ul\. przykładowa|voorbeeldstraat|exempelgatan)[\s\u00a0]\d{1,3}(?!\d)|(?<!\d)\+\d{2}[\s\u00a0]0{2,4}[\s\u00a0]?0{5,8}(?!\d)|(?<!\d)\+\d{2}[\s\u00a0]?(?:\(0\))?[1-7]\d{0,2}[\s\u00a0/-]{1,3}000[\s\u00a0-]?00[\s\u00a0-]?00(?!\d)/iu
/** A day of which only the year is known; a form shows the letters of all three. */
const NO_DAY = /(?<![\p{L}\p{N}/.-])x{2}([/.-])x{2}\1(?:20\d{2})(?![\p{N}/-])/iu
/** Signs that stand for the digits of a phone number or the letters of a mailbox: "(416) ###-####", "#####@####.com". */
const SIGNS =
  /(?<![\p{L}\p{N}#])(?:\(?(?:\d{3}|#{3})\)?[\s.-]?#{3}[\s.-]#{4}|#{3,10}@#{3,10}\.[a-z]{2,3})(?![\p{L}\p{N}#])|\(000\) ?000-0000/u
/** "Registration: Your CAC Registration Number": in lower case it says in a privacy policy which data is asked for. */
const YOURS =
  /(?<!\p{L})(?:[Rr]egistration|[Ll]icen[cs]e|[Rr]eg\. ?[Nn]o\.?|GST(?:IN)?|VAT|[Tt]ax ID|TIN|EIN|NPI|[Cc]ompany [Nn]umber)\s?:\s?Your (?:[A-Z][\w-]{1,20} ){0,3}(?:Number|No|ID|GSTIN)(?=\s*(?:$|[.,;·•|]))/u
/** What explains how something is written. */
const EXAMPLE =
  /(?<!\p{L})(?:z\. ?b\.|zum beispiel|e\. ?g\.|for example|example:|ad es\.|per esempio|p\. ?ex\.|par exemple|por ejemplo|por exemplo|np\.|například|bijv\.|t\.ex\.)/iu
/** Characters of a text that has such details, and those that are looked at. */
const LONGEST = 600

/** The detail in a text that nobody has filled in: "IČO: doplnit", "C.F. 00000000000", "Via Esempio 1", "xx/xx/2021". */
export function unfilledDetail(text: string): string | undefined {
  if (text.length > LONGEST || EXAMPLE.test(text)) return undefined
  return (
    UNFILLED.exec(text)?.[0] ??
    YOURS.exec(text)?.[0] ??
    NOWHERE.exec(text)?.[0] ??
    NO_DAY.exec(text)?.[0] ??
    SIGNS.exec(text)?.[0]
  )
}
