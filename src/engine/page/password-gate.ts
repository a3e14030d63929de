import { attribute, type Element, type HtmlDocument } from '../formats/html/document.ts'
import { startOfSeenText } from './text/text-start.ts'

/** Characters of a page from which on it says more than that a password is needed. */
const MAX_TEXT = 300
/** Links of a page from which on it is one of the site, and not only a door. */
const MAX_LINKS = 3
/** Characters of what names a field. */
const MAX_NAME = 100
const NAMED = ['id', 'name', 'placeholder'] as const
const PASSWORD =
  /pass-?(?:word|wort|phrase|code)|contrase|mot.?de.?passe|senha|wachtwoord|hasło|パスワード|비밀번호|密码/i
const NOT_FILLED_IN = new Set(['hidden', 'submit', 'button', 'checkbox', 'image', 'reset'])

/**
 * Whether a page is only the door to what is not for everybody: one field, for a password, with hardly a text beside it.
 * One with a name as well is a login, of which people search.
 */
export function isPasswordGate(document: HtmlDocument): boolean {
  const fields = document.elements('input', 'textarea', 'select').filter(isFilledIn)
  const [field] = fields
  if (!field || fields.length > 1 || !asksForPassword(field)) return false
  if (document.elements('a').length >= MAX_LINKS || !document.body) return false
  return startOfSeenText(document.body, MAX_TEXT).length < MAX_TEXT
}

function isFilledIn(field: Element): boolean {
  return !NOT_FILLED_IN.has(typeOf(field))
}

function asksForPassword(field: Element): boolean {
  if (typeOf(field) === 'password') return true
  return NAMED.some(name => PASSWORD.test((attribute(field, name) ?? '').slice(0, MAX_NAME)))
}

function typeOf(field: Element): string {
  return attribute(field, 'type')?.trim().toLowerCase() ?? ''
}
