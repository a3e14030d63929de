/** A password in a script, and the piece of the script that holds it. */
export interface ComparedPassword {
  password: string
  written: string
}

/** Characters of a script that are read, and names of its passwords that are looked up in it. */
const MAX_CODE = 300_000
const MAX_NAMES = 50

/** A name that ends with a word for a password, such as `ADMIN_PASS`, `passwordField` and `kennwort`. */
const NAME =
  '[\\w$]{0,40}?(?:passw(?:or[dt])?|pass|passcode|passwd|pwd|pw|contrase(?:n|ñ)[ay]a?|contrasenya|kennwort|has[lł]o|heslo|wachtwoord|senha)(?:_?(?:field|input|value|val|entered|eingabe))?\\d?'
const VALUE = '(?:\\.value)?(?:\\.trim\\(\\))?'
const LITERAL = '(["\'])([^"\'\\\\\\s<>]{4,60})'
/** What is compared: a variable or the field of that name. */
const COMPARED = new RegExp(
  `(?<![\\w$-])(?:${NAME}|["'#]${NAME}["']\\)\\.value(?:\\.trim\\(\\))?)${VALUE}\\s{0,3}[!=]==?\\s{0,3}${LITERAL}\\1`,
  'gi',
)
const COMPARED_WITH = new RegExp(`${LITERAL}\\1\\s{0,3}[!=]==?\\s{0,3}${NAME}${VALUE}(?![\\w$.(-])`, 'gi')
const NAMED = new RegExp(`\\b(?:const|let|var)\\s{1,3}(${NAME})\\s{0,3}=\\s{0,3}${LITERAL}\\2`, 'gi')
/** An object of which a value is compared with what was typed, and the values that stand in it. */
const PICKED = new RegExp(
  `(?<![\\w$.])([\\w$]{1,40})\\[[^\\]\\n]{1,60}\\]\\s{0,3}[!=]==?\\s{0,3}${NAME}${VALUE}(?![\\w$.(-])`,
  'gi',
)
const VALUES = new RegExp(`:\\s{0,3}${LITERAL}\\1`, 'g')
const MAX_OBJECT = 2000
/** The answer to a question for a password. */
const ASKED =
  /([\w$]{1,40})\s{0,3}=\s{0,3}(?:window\.)?prompt\(\s{0,3}["'`][^"'`]{0,60}?(?:pass-?(?:word|wort|code)|contrase|kennwort|mot de passe|has[lł]o|heslo|wachtwoord|senha)/gi
const ASKS = /\bprompt\(|type\s?=\\?\s?["']?password/i

/** Values that tell the state or kind of a field, and are no password. */
const STATES =
  /^(?:string|number|object|undefined|null|true|false|none|text|hidden|password|show|hide|visible|valid|invalid|weak|strong|medium|empty|required|error)$/i

/**
 * A password that a script compares with what somebody typed; undefined where none is certain.
 *
 * @param hasField whether a field of the page is for a password, where the script does not ask for one itself
 */
export function comparedPassword(code: string, hasField: boolean): ComparedPassword | undefined {
  const text = code.slice(0, MAX_CODE)
  if (!hasField && !ASKS.test(text)) return undefined
  return (
    found(text, COMPARED, 2) ?? found(text, COMPARED_WITH, 2) ?? named(text) ?? picked(text) ?? asked(text)
  )
}

function found(text: string, pattern: RegExp, group: number): ComparedPassword | undefined {
  for (const match of text.matchAll(pattern)) {
    const password = match[group]!
    const isOfType = /\btypeof\s{1,3}$/.test(text.slice(Math.max(0, match.index - 10), match.index))
    if (!isOfType && !STATES.test(password)) return { password, written: match[0] }
  }
  return undefined
}

/** A password that has a name, with which the script compares. */
function named(text: string): ComparedPassword | undefined {
  for (const [written, name, , password] of first(text, NAMED))
    if (!STATES.test(password!) && isCompared(text, name!)) return { password: password!, written }
  return undefined
}

/** The first of the passwords by the names of users, where the script picks one of them and compares it. */
function picked(text: string): ComparedPassword | undefined {
  for (const [, name] of first(text, PICKED)) {
    const head = new RegExp(`\\b(?:const|let|var)\\s{1,3}${RegExp.escape(name!)}\\s{0,3}=\\s{0,3}\\{`).exec(
      text,
    )
    if (!head) continue
    const [object] = text.slice(head.index, head.index + MAX_OBJECT).split('}', 1)
    const password = found(object!, VALUES, 2)
    if (password) return password
  }
  return undefined
}

function isCompared(text: string, name: string): boolean {
  const literal = RegExp.escape(name)
  return new RegExp(
    `[!=]==?\\s{0,3}${literal}(?![\\w$.(])|(?<![\\w$.])${literal}\\s{0,3}[!=]==?\\s{0,3}[\\w$]`,
  ).test(text)
}

/** A password with which the answer to a question is compared. */
function asked(text: string): ComparedPassword | undefined {
  for (const [, name] of first(text, ASKED)) {
    const compared = new RegExp(
      `(?<![\\w$.])${RegExp.escape(name!)}${VALUE}\\s{0,3}[!=]==?\\s{0,3}${LITERAL}\\1`,
      'g',
    )
    const password = found(text, compared, 2)
    if (password) return password
  }
  return undefined
}

function first(text: string, pattern: RegExp): RegExpExecArray[] {
  return Array.from(text.matchAll(pattern)).slice(0, MAX_NAMES)
}
