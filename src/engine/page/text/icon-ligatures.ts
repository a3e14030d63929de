import { attribute, type Element } from '../../formats/html/document.ts'

/**
 * Classes whose font shows the name of an icon as a picture, and the elements that libraries have for it: Material Icons and
 * Symbols, and what MkDocs, Angular, Vuetify, Quasar and Material Web make of them.
 */
const OF_LIGATURES =
  /(?:^|\s)(?:material-(?:icons?|symbols)(?:-[a-z-]{1,20})?|google-(?:material-icons|symbols)|(?:md|mat|mdl|mdc|q|v)-icon)(?:\s|$)/i
const LIGATURE_TAGS = new Set(['mat-icon', 'md-icon', 'mwc-icon'])
const LIGATURE_FONT = /\bfont(?:-family)?\s*:[^;]{0,100}\bMaterial (?:Icons|Symbols)\b/i
/** As icons are called: "close", "arrow_forward". */
const ICON_NAME = /^\s*[a-z0-9]{1,30}(?:_[a-z0-9]{1,30}){0,6}\s*$/
/** Characters of an attribute and of a text that are looked at. */
const MAX_LENGTH = 300

/** Whether the text of an element is only the name of an icon, which its font draws: nobody reads it as a word. */
export function isIconLigature(element: Element): boolean {
  const [only, ...others] = element.childNodes
  if (!only || others.length > 0 || only.nodeName !== '#text' || !('value' in only)) return false
  if (only.value.length > MAX_LENGTH || !ICON_NAME.test(only.value)) return false
  return (
    LIGATURE_TAGS.has(element.tagName) ||
    OF_LIGATURES.test((attribute(element, 'class') ?? '').slice(0, MAX_LENGTH)) ||
    LIGATURE_FONT.test((attribute(element, 'style') ?? '').slice(0, MAX_LENGTH))
  )
}
