import { attribute, type Element, parentOf } from '../../formats/html/document.ts'

/** Types of fields in which Enter sends a form only where it has a button, or no other such field. */
const TEXT_FIELDS = /^(?:text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/

export function isTextField(type: string): boolean {
  return TEXT_FIELDS.test(type)
}

/** Types that are not for writing. */
const OTHER_TYPES = /^(?:hidden|checkbox|radio|range|color|file|submit|image|reset|button)$/

/** A type that browsers do not know is `text` to them. */
export function typeOf(input: Element): string {
  const type = (attribute(input, 'type') ?? '').toLowerCase()
  return TEXT_FIELDS.test(type) || OTHER_TYPES.test(type) ? type : 'text'
}

/** Steps up to something that hides a field. */
const MAX_STEPS_UP = 20

/** Fields that nobody sees are traps for programs, or filled by scripts. */
export function isFillable(field: Element): boolean {
  const isShut = ['disabled', 'readonly'].some(name => attribute(field, name) !== undefined)
  if (isShut || typeOf(field) === 'hidden' || attribute(field, 'tabindex')?.trim() === '-1') return false
  let at: Element | undefined = field
  for (let step = 0; at && step < MAX_STEPS_UP; step++) {
    const style = attribute(at, 'style') ?? ''
    const isHidden = attribute(at, 'hidden') !== undefined || attribute(at, 'aria-hidden') === 'true'
    if (isHidden || /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style)) return false
    at = parentOf(at)
  }
  return true
}
