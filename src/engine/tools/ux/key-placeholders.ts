import { isInComment } from '../../syntax/script-comments.ts'

/** Words by which a sample tells its reader to write something of their own: "YOUR_API_KEY", "INSERT_TOKEN_HERE". */
const SAMPLE_WORD =
  '(?:YOUR|INSERT|PASTE|REPLACE(?:_WITH)?(?:_YOUR)?|ТВОЙ|ВАШ|TU|VOTRE|DEINE?|IHRE?|(?:INSERISCI_)?(?:(?:IL|LA)_)?TU[OA]|INSERISCI|SEU)'
/** What the sample is of. */
const KIND =
  '(?:ID|KEY|TOKEN|CODE|USERNAME|USER|PROJECT|SECRET|ENDPOINT|FORM|BOT|CHAT|ТОКЕН|КЛЮЧ|БОТА|CHAT_ID|CLAVE|CLE|CHAVE|CHIAVE|SCHLUESSEL)'
const NAME = `${SAMPLE_WORD}[_-](?:[\\p{Lu}\\d]{1,20}[_-]){0,4}${KIND}(?:_HERE)?`

/** A part of an address that is such a sample: between the signs that part addresses. */
const IN_ADDRESS = new RegExp(`(?:^|[/=?&:.#])(${NAME})(?=$|[/?&#.:;,])`, 'u')
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 1000

/** The placeholder in an address that somebody copied and did not fill in. */
export function placeholderInAddress(address: string): string | undefined {
  const start = address.slice(0, MAX_ADDRESS)
  const [, id] = OF_FORM.exec(start) ?? OF_ICONS.exec(start) ?? []
  return IN_ADDRESS.exec(start)?.[1] ?? (id !== undefined && isPlaceholderId(id) ? id : undefined)
}

/** Where services that take the messages of forms have the id of one: letters and digits at random. */
const FORM_SERVICE =
  '(?:formspree\\.io/f|getform\\.io/f|usebasin\\.com/f|formcarry\\.com/s|submit-form\\.com|formkeep\\.com/f|fabform\\.io/f)'
const OF_FORM = new RegExp(`^\\s*https?://(?:www\\.)?${FORM_SERVICE}/([\\p{L}\\d_-]{1,80})`, 'iu')
/** Where Font Awesome has the id of a kit of icons, in its file: ten digits and letters. */
const OF_ICONS = /^\s*(?:https?:)?\/\/kit\.fontawesome\.com\/([\p{L}\d_-]{1,80})\.js/iu
const WORD = '(?:\\p{Lu}+|\\p{Lu}?\\p{Ll}+)'
/** Words of any language where an id is expected: "KORVAA_TAMA", "deine-form-id", "XXXXXXXX". */
const PLACEHOLDER_ID = new RegExp(
  `^(?:${WORD}(?:[_-]${WORD})+|\\p{Lu}{4,}|x{4,}|your[a-z]{0,20}(?:id|key|form|code|here|endpoint))$`,
  'u',
)

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether words stand where the id or key of an account should: those that services make have letters and digits at random. */
export function isPlaceholderId(id: string): boolean {
  return PLACEHOLDER_ID.test(id) && !UUID.test(id)
}

/** A string of a script that is such a sample, or an address with one. */
const LITERAL = new RegExp(
  `(['"\`])(?:[^'"\`\\s]{0,80}?[/.=])?(${NAME})(?:[/.?&=][^'"\`\\s]{0,80})?\\1`,
  'gu',
)
/** Characters in front of a string that say what it is for. */
const MAX_BEFORE = 40
/** What says that a string is given to a name or a function, and not compared with or a value of last resort. */
const GIVEN = /(?:[^=!<>]=|[\w\p{L}'"]\s{0,4}:|\(|,)\s{0,8}$/u
/** The id of a form, or the key for EmailJS, in a string. */
const ID_IN_SCRIPT = new RegExp(
  `(?<=['"\`]https://)${FORM_SERVICE}/([\\p{L}\\d_-]{1,80})(?=['"\`])|\\bemailjs\\s?\\.\\s?init\\s?\\(\\s{0,40}(?:\\{\\s{0,40}publicKey\\s?:\\s{0,8})?['"\`]([\\p{L}\\d_-]{1,80})['"\`]`,
  'giu',
)
/** What a script does that sends its key to somebody. */
const SENDS =
  /\bfetch\s?\(|XMLHttpRequest|\$\.(?:ajax|post|get)\b|axios|emailjs|initializeApp|createClient|\bimportScripts\b|\.src\s?=|navigator\.sendBeacon/
/** Strings of a script that are looked at. */
const MAX_LITERALS = 5
/** Characters of a script. */
const MAX_SCRIPT = 200_000

/**
 * The placeholder that a script works with in place of a key; undefined where a script of the page asks whether there is one,
 * as code does that is to run without, or where it sends nothing.
 *
 * @param all what all scripts of the page say
 */
export function placeholderInScript(script: string, all: string): string | undefined {
  const text = script.slice(0, MAX_SCRIPT)
  if (!SENDS.test(text)) return undefined
  for (const match of text.matchAll(ID_IN_SCRIPT)) {
    const id = match[1] ?? match[2]!
    if (isPlaceholderId(id) && !isInComment(text, match.index) && !isAskedFor(all, id)) return id
  }
  let looked = 0
  for (const match of text.matchAll(LITERAL)) {
    if (++looked > MAX_LITERALS) return undefined
    const name = match[2]!
    const before = text.slice(Math.max(0, match.index - MAX_BEFORE), match.index)
    if (!GIVEN.test(before) || isInComment(text, match.index)) continue
    if (!isAskedFor(all, name)) return name
  }
  return undefined
}

/** Whether scripts compare with a placeholder, or with its beginning. */
function isAskedFor(text: string, name: string): boolean {
  const start = name.split(/[_-]/, 1)[0]!
  const asked = new RegExp(
    `[=!]==?\\s{0,8}['"\`]${start}|(?:includes|startsWith|indexOf|test|match|search)\\s?\\(\\s{0,8}['"\`/^]{1,2}${start}|/\\^?${start}[_-]?/`,
    'u',
  )
  return asked.test(text)
}
