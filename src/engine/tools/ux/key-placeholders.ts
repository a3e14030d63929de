import { isInComment } from '../../syntax/script-comments.ts'

/** Words by which a sample tells its reader to write something of their own: "YOUR_API_KEY", "INSERT_TOKEN_HERE". */
const SAMPLE_WORD =
  '(?:YOUR|INSERT|PASTE|REPLACE(?:_WITH)?(?:_YOUR)?|ТВОЙ|ВАШ|TU|VOTRE|DEINE?|IHRE?|IL_TUO|SEU)'
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
  return IN_ADDRESS.exec(address.slice(0, MAX_ADDRESS))?.[1]
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
