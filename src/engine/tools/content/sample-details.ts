/** Streets that stand for any, with the town behind them. */
const STREET =
  /(?<!\p{L})(?:via esempio|musterstra(?:ß|ss)e|musterweg|rue (?:de l['’])?exemple|calle ejemplo|rua exemplo|ul\. przykładowa|voorbeeldstraat|exempelgatan|exempelvägen|beispielstra(?:ß|ss)e|beispielweg|esimerkki(?:katu|tie)|eksempel(?:vej|veien|gaten|gata)|minta (?:utca|u\.)|strada exemplu(?:lui)?|(?:ул|вул)\. (?:примерная|прикладна),?)[\s\u00a0]\d{1,3}(?!\d)(?:,?[\s\u00a0]\d{4,5}[\s\u00a0]\p{L}[\p{L}-]{1,30})?/iu
/** A town that there is not. */
const TOWN = /(?<!\d)\d{5}[\s\u00a0](?:Musterstadt|Musterort)(?!\p{L})/u
/** Zeros behind the code of a country, and numbers of nobody as Korea, Japan and Finland write them: "02-000-0000". */
const NUMBERS: readonly RegExp[] = [
  /(?<!\d)\+\d{2}[\s\u00a0]0{2,4}[\s\u00a0]?0{5,8}(?!\d)|(?<!\d)\+\d{2}[\s\u00a0]?(?:\(0\))?[1-7]\d{0,2}[\s\u00a0/-]{1,3}000[\s\u00a0-]?00[\s\u00a0-]?00(?!\d)/u,
  /(?<![\d+-])0\d{0,3}[- ](?:0{2,4}-0{4}|1234[- ]5678)(?![\d-])|(?<!\d)\+358[\s\u00a0]?4\d[\s\u00a0]?123[\s\u00a0]?4567(?!\d)/u,
]
/**
 * German numbers for VAT whose last digit does not check (ISO 7064, MOD 11,10), so that nobody has them, behind what calls
 * them so and at the end of the text.
 */
const VAT_NUMBER =
  /(?:USt-?Id|Umsatzsteuer|VAT[ -](?:ID|No|Number|Reg)).{0,120}?(?<![\p{L}\p{N}])(DE[\s\u00a0]?(?:(\d)\2{8}|(\d)\3\3[\s\u00a0]\3{3}[\s\u00a0]\3{3}|123[\s\u00a0]?456[\s\u00a0]?789|987[\s\u00a0]?654[\s\u00a0]?321))[\s\u00a0.]{0,3}$/iu

/** What explains how something is written. */
const EXAMPLE =
  /(?<!\p{L})(?:z\. ?b\.|zum beispiel|e\. ?g\.|for example|example:|ad es\.|per esempio|p\. ?ex\.|par exemple|por ejemplo|por exemplo|np\.|například|bijv\.|t\.ex\.)|例|예시|예\s?[):：]|ハイフン|半角|하이픈|형식/iu
/** Characters of a text that has such details, and those that are looked at. */
const LONGEST = 600

/** Whether a text is too long to be a detail, or explains how one is written. */
export function explainsForm(text: string): boolean {
  return text.length > LONGEST || EXAMPLE.test(text)
}

/** What a text has of nobody, as a template or generator wrote it: `"Musterweg 10" is a sample address`. */
export function sampleDetailIn(text: string): string | undefined {
  if (explainsForm(text)) return undefined
  const address = STREET.exec(text)?.[0] ?? TOWN.exec(text)?.[0]
  if (address !== undefined) return `"${address}" is a sample address`
  const number = NUMBERS.flatMap(pattern => pattern.exec(text)?.[0] ?? [])[0]
  if (number !== undefined) return `"${number}" is a sample number`
  const vat = VAT_NUMBER.exec(text)?.[1]
  return vat === undefined ? undefined : `"${vat}" is a sample number for VAT`
}
