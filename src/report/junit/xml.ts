import { oneLine } from '../../text/one-line.ts'

/** UTF-16 units of an attribute. */
const MAX_ATTRIBUTE = 1_000

/** An XML element; an attribute without a value is left out. All text is escaped. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly string[]
): string {
  return `${openTag(name, attributes, children.length === 0)}${children.join('')}${children.length === 0 ? '' : `</${name}>`}`
}

export function openTag(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  isEmpty = false,
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(withoutCommands(oneLine(String(value), MAX_ATTRIBUTE)))}"`)
  return `<${name}${written.join('')}${isEmpty ? '/' : ''}>`
}

/** Lines of text as `oneLine` makes them, of which XML 1.0 can hold each character. */
export function content(lines: readonly string[]): string {
  return escaped(withoutCommands(lines.join('\n')))
}

/** Reporters write these texts to the log of a runner, which acts on `##[command]` wherever it stands in a line. */
function withoutCommands(text: string): string {
  return text.replace(/##(?=\[)/g, '# #').replace(/^(\s*):(?=:)/gm, '$1: ')
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, character => ESCAPES[character]!)
}
