import { attribute, type Element, type HtmlDocument, parentOf } from '../../../formats/html/document.ts'

/** Fields that are looked at, and steps up to what hides one. */
const MAX_FIELDS = 500
const MAX_STEPS = 50

/**
 * The first field in which a visitor is to write an email address or a phone number, on a page that is for more than to
 * log in.
 */
export function fieldForData(document: HtmlDocument): Element | undefined {
  const fields = document.elements('input').slice(0, MAX_FIELDS)
  if (fields.some(field => typeOf(field) === 'password')) return undefined
  return fields.find(field => asksForContact(field) && isForVisitors(field))
}

/** What a field for an email address or a phone number is called where its type does not say so. */
const CONTACT_NAME =
  /^(?:(?:your|user|contact|customer|client)[-_ ]?)?(?:e-?mail(?:[-_ ]?address)?|phone(?:[-_ ]?number)?|tel|telefon(?:o|e|nummer|szam)?|t[eé]l[eé]phone|telephone|mobile|celular|whatsapp)$/i
const WRITTEN_INTO = /^(?:|text|number)$/

function asksForContact(field: Element): boolean {
  const type = typeOf(field)
  if (/^(?:email|tel)$/.test(type)) return true
  const names = ['name', 'id', 'autocomplete'].map(name => (attribute(field, name) ?? '').trim())
  return WRITTEN_INTO.test(type) && names.some(name => CONTACT_NAME.test(name))
}

function typeOf(field: Element): string {
  return (attribute(field, 'type') ?? '').trim().toLowerCase()
}

/** Whether a field is neither a trap for programs nor a part of what is not shown yet. */
export function isForVisitors(field: Element): boolean {
  if (['disabled', 'readonly'].some(name => attribute(field, name) !== undefined)) return false
  let at: Element | undefined = field
  for (let step = 0; at && step < MAX_STEPS; step++, at = parentOf(at)) {
    const isHidden =
      attribute(at, 'hidden') !== undefined ||
      attribute(at, 'aria-hidden') === 'true' ||
      at.tagName === 'template' ||
      /display:\s?none/i.test(attribute(at, 'style') ?? '')
    if (isHidden) return false
  }
  return true
}
