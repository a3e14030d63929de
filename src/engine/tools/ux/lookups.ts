import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'

/** What a script asked the page for and did not get: an element by its id or class. */
export interface Lookup {
  /** As it stands in the script: `#menu`, `.menu li`. */
  selector: string
  /** Without all of which the selector matches nothing. */
  ids: readonly string[]
  classes: readonly string[]
}

/** What Chrome says where a script takes `null` for an element. */
const OF_NULL = /^TypeError: Cannot (?:read|set) properties of null \((?:reading|setting) '([\w$]{1,100})'\)/

/** Characters of a line around the place of an error that are looked at. */
const MAX_AROUND = 400
/** Characters of a script in which the variable is looked for. */
const MAX_SCRIPT = 200_000

const CALL = String.raw`document\s{0,5}\.\s{0,20}(getElementById|querySelector)\s{0,5}\(\s{0,20}(['"\`])([^'"\`\n$]{1,200})\2\s{0,20}\)`
const CALL_AT_END = new RegExp(`${CALL}\\s{0,20}$`)
const VARIABLE_AT_END = /(?<![\w$.])([A-Za-z_$][\w$]{0,60})\s{0,20}$/

/**
 * What a script looked for in vain where an error says that it got null; undefined where that cannot be read off its text.
 *
 * @param text of the file in which Chrome places the error
 * @param place from 1
 */
export function lookupOf(
  message: string,
  text: string,
  { line, column }: { line: number; column: number },
): Lookup | undefined {
  const property = OF_NULL.exec(message)?.[1]
  if (property === undefined) return undefined
  const before = textBefore(text, line, column, property)
  if (before === undefined) return undefined
  const direct = CALL_AT_END.exec(before)
  if (direct) return lookup(direct[1]!, direct[3]!)
  const variable = VARIABLE_AT_END.exec(before)?.[1]
  return variable === undefined ? undefined : lookupBehind(variable, text.slice(0, MAX_SCRIPT))
}

/** The end of what stands before `.property` on a line, at the place of an error. */
function textBefore(text: string, line: number, column: number, property: string): string | undefined {
  const row = text.split(/\r\n|\n|\r/, line)[line - 1]
  if (row === undefined) return undefined
  const at = [column - 1, column].find(start => row.startsWith(property, start))
  if (at === undefined) return undefined
  const start = Math.max(0, at - MAX_AROUND)
  const dot = /(?:^|[^?])\.\s{0,20}$/.exec(row.slice(start, at))
  return dot ? row.slice(start, start + dot.index + (dot[0].startsWith('.') ? 0 : 1)) : undefined
}

/** What is in a variable, where the script puts nothing else into it. */
function lookupBehind(variable: string, text: string): Lookup | undefined {
  const name = variable.replaceAll('$', String.raw`\$`)
  const assigned = [...text.matchAll(new RegExp(`(?<![\\w$.])${name}\\s{0,20}=(?![=>])\\s{0,20}`, 'g'))]
  if (assigned.length !== 1) return undefined
  const { index, 0: head } = assigned[0]!
  const call = new RegExp(`^${CALL}`).exec(text.slice(index + head.length, index + head.length + MAX_AROUND))
  return call ? lookup(call[1]!, call[3]!) : undefined
}

function lookup(method: string, argument: string): Lookup | undefined {
  if (method === 'getElementById') return { selector: `#${argument}`, ids: [argument], classes: [] }
  // Of a choice each part would have to be missing, and in brackets or :not() a name may be another one.
  if (/[,:[\]()\\]/.test(argument)) return undefined
  const ids = argument.match(/(?<=#)[A-Za-z_][\w-]{0,80}/g) ?? []
  const classes = argument.match(/(?<=\.)[A-Za-z_][\w-]{0,80}/g) ?? []
  return ids.length + classes.length > 0 ? { selector: argument, ids, classes } : undefined
}

/** Ids and classes of a lookup that no element of the documents has. */
export function absentNames({ ids, classes }: Lookup, documents: readonly HtmlDocument[]): string[] {
  const lacks = (isThere: (element: Element) => boolean) =>
    !documents.some(document => document.elements().some(isThere))
  return [
    ...ids.filter(id => lacks(element => attribute(element, 'id') === id)),
    ...classes.filter(name =>
      lacks(element => (attribute(element, 'class') ?? '').split(/\s+/).includes(name)),
    ),
  ]
}

/** Calls that only look for what is named in them. */
const LOOKING =
  /\b(?:getElementById|getElementsByClassName|querySelector(?:All)?|closest|matches|\$)\s{0,5}\(\s{0,20}(['"`])[^'"`<\n]{0,200}\1\s{0,20}\)/g
/** Characters before a name in which a quotation mark or bracket says that it may stand in a text. */
const MAX_BEFORE = 300

/**
 * Whether scripts name an id or class anywhere but where they look for it: they may make the element.
 *
 * @param texts of scripts
 */
export function mayBeMade(name: string, texts: readonly string[]): boolean {
  // `slide-3` may be written as `slide-${number}`.
  const stem = /^(.{3,}?)[-_]?\d+$/.exec(name)?.[1] ?? name
  const end = stem === name ? String.raw`[\w$-]` : '[A-Za-z$]'
  const word = new RegExp(`(?<![\\w$-])${stem.replaceAll('$', String.raw`\$`)}(?!${end})`, 'g')
  return texts.some(text => {
    const rest = text.replace(LOOKING, '()')
    for (const { index } of rest.matchAll(word)) {
      const before = rest.slice(Math.max(0, index - MAX_BEFORE), index)
      if (/['"`<]/.test(before.slice(before.lastIndexOf('\n') + 1))) return true
    }
    return false
  })
}
