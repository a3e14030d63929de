/**
 * Words for a phone, each with what may stand behind it. "GSM" is a phone with a colon only: "GSM 900/1800/1900" are
 * frequencies.
 */
const PHONE_WORDS = [
  ...[
    't[eé]l(?:\\.|efon|ephone|éfono|efono|efoon|éphone)?',
    'phone',
    'mobile?',
    'mobil',
    'handy',
    'call us(?: at)?',
    String.raw`call [\p{L} \u00a0-]{1,40}(?=[ \u00a0]number)`,
  ],
  ...['hotline', 'gsm(?=[.:])', 'telefonnummer', 'rufnummer', 'tlf', 'puh(?:elin)?', 'telepon', 'telp'],
  ...['m[óo]vil', 'celular', 'cellulare', 'telem[óo]vel', 'điện thoại', 'di động', 'sđt', 'τηλ(?:έφωνο)?'],
  ...['телефон', 'тел\\.?', 'טלפון', 'هاتف', 'جوال', 'تلفن', 'โทร', '電話', '电话', '전화', '☎', '📞'],
].join('|')
/** What stands between the first and the last digit: blanks as well, and no end of a line (`LINE_END`). */
const IN_NUMBER = String.raw`\d \t\n\r\f\u00a0()./-`
/** Numbers without a word for it may be of anything; a fax is not called, but for one that is both. */
const LABELLED = new RegExp(
  String.raw`(?:^|[\s(·|,;–—-])(?:${PHONE_WORDS})(?:\.?[\s\u00a0]?[/／・&+][\s\u00a0]?fax)?[\s\u00a0]?(?:no\.?|number|番号)?[\s\u00a0]?[.:：]?[\s\u00a0]?(\(?\+?\(?\d[${IN_NUMBER}]{6,20}\d)`,
  'giu',
)
/** Digits that a number has at least. */
export const MIN_PHONE_DIGITS = 7

/** A number behind a word that says that it can be called. */
export interface LabelledNumber {
  number: string
  digits: string
  /** Where label and number end in the text. */
  end: number
}

/** What a fax is called; "FAX" in the letters of Japanese fonts too. */
const FAX_WORDS = 'fax|faks|ｆａｘ|t[ée]l[ée]copie|факс|φαξ|ファックス|ファクス|传真|傳真|팩스|फैक्स|فاكس|פקס'
/** What calls digits behind it those of a fax: "FAX番号 ", "Fax no.: ". */
const AS_FAX = String.raw`(?:${FAX_WORDS})(?:番号|号码|號碼|번호)?(?:[\s\u00a0](?:no|nr|number|numero|número|номер))?[^\d\p{L}]{0,5}`
const FAX = new RegExp(FAX_WORDS, 'iu')

/** Whether a text names a fax. */
export function namesFax(text: string): boolean {
  return FAX.test(text)
}

/** Forms that nothing but phone numbers has: "(717) 787-2905", "+49 30 1234567", "(+39) 345 5161830"; a fax is not called. */
const UNMISTAKABLE = new RegExp(
  String.raw`(?<!${AS_FAX}|[\d/+(-])(\(\d{3}\)[\s\u00a0]\d{3}[-.–]\d{4}|\(\+[1-9]\d{0,2}\)[\s\u00a0]?\d[${IN_NUMBER}]{5,16}\d|\+[1-9]\d{0,2}[\s\u00a0]\(?\d[${IN_NUMBER}]{5,16}\d)(?!\d)`,
  'giu',
)

/** The phone numbers in a text that a word or their form calls so: "Tel. 030 1234567". */
export function labelledNumbers(text: string): LabelledNumber[] {
  return [LABELLED, UNMISTAKABLE]
    .flatMap(pattern => [...text.matchAll(pattern)])
    .flatMap(match => {
      const number = firstOf(match[1]!)
      const digits = digitsOf(number)
      const end = match.index + match[0].length - (match[1]!.length - number.length)
      return digits.length < MIN_PHONE_DIGITS ? [] : [{ number, digits, end }]
    })
}

/** What stands in front of digits that are a part of something else, or of a fax. */
const NOT_BEHIND = String.raw`(?<![\d+./(-]|\d\s|${AS_FAX})`
const NOT_BEFORE = String.raw`(?![\d/-]|[.\s]\d)`
const localForm = (form: string) => new RegExp(`${NOT_BEHIND}(?:${form})${NOT_BEFORE}`, 'giu')

/**
 * Forms with a zero in front that numbers of a country have and nothing else on pages in its language, so that they need
 * no word: five pairs in France, "073-388 90 07" and "0490-125 62" in Sweden, "0533 771 11 72" in Turkey, "0600 399 299" in
 * Finland.
 */
const LOCAL_FORMS: ReadonlyMap<string, RegExp> = new Map([
  ['fr', localForm(String.raw`0[1-79](?:[ .\u00a0]\d{2}){4}`)],
  [
    'sv',
    localForm(
      String.raw`0\d{1,3}[\s\u00a0]?[-–][\s\u00a0]?\d{2,3}[ \u00a0]\d{2}[ \u00a0]\d{2}|0\d{3}[-–]\d{3}[ \u00a0]\d{2}`,
    ),
  ],
  [
    'fi',
    localForm(String.raw`0(?:4\d|50)[ \u00a0-]\d{3}[ \u00a0]\d{4}|0[678]00[ \u00a0-]\d{3}[ \u00a0]\d{2,3}`),
  ],
  ['nl', localForm(String.raw`0(?:6-\d{8}|\d{2}-\d{7}|\d{3}-\d{6}|6(?:[ \u00a0]\d{2}){4})`)],
  ['ja', localForm(String.raw`0(?:\d-\d{4}|\d{2}-\d{3,4}|\d{3}-\d{2,3})-\d{4}`)],
  ['ko', localForm(String.raw`0(?:2|\d{2})-\d{3,4}-\d{4}`)],
  ['tr', localForm(String.raw`0[ \u00a0]?\(?[2-5]\d{2}\)?[ \u00a0]\d{3}[ \u00a0]\d{2}[ \u00a0]\d{2}`)],
])

/**
 * The phone numbers in a text that their form alone calls so, on a page in a language of one country or nearly so.
 *
 * @param language its primary subtag in lower case: "sv"
 */
export function localNumbers(text: string, language: string): LabelledNumber[] {
  const form = LOCAL_FORMS.get(language)
  if (!form) return []
  return Array.from(text.matchAll(form), ({ 0: number, index }) => ({
    number,
    digits: digitsOf(number),
    end: index + number.length,
  }))
}

/** The first of two numbers in one text: "0916 190 660 / 036 922 6476", "(506) 2221-4130/(506) 2241", and not "040 / 12 34 56". */
function firstOf(text: string): string {
  const first = text.split(/[\s\u00a0]\/[\s\u00a0]|\/(?=\()/, 1)[0]!
  return digitsOf(first).length < MIN_PHONE_DIGITS ? text : first
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * Digits of numbers that authorities keep for films and examples, so that nobody has them: those of the United Kingdom,
 * with its code or without, of North America, and of France.
 *
 * @see https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
 * @see https://www.nanpa.com/numbering/555-line-numbers
 * @see https://www.arcep.fr/la-regulation/grands-dossiers-thematiques-transverses/la-numerotation.html
 */
const FICTIONAL =
  /^(?:44|0)0?(?:207946|1632960|7700900|808157|2920180|28964960|1(?:1[3-8]|21|31|41|51|61)4960)\d+$|^1?[2-9]\d\d55501\d\d$|^(?:33|0)0?(?:19900|26191|35301|46571|53649|63998)\d{4}$|^0+$/

/** Whether a number, by its digits, is one that is kept for fiction, or nothing but zeros. */
export function isFictionalNumber(digits: string): boolean {
  return FICTIONAL.test(digits)
}
