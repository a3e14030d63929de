import type { Element, HtmlDocument } from '../../formats/html/document.ts'

/** Quotation marks of all kinds, which are no part of the name of an attribute or a property. */
const QUOTES = /["'\u2018-\u201F«»`]/g
const OPEN_GRAPH = /^(?:og|twitter):[a-z_:]{1,60}$/i
/** Characters of a name or a value that are looked at. */
const MAX_LENGTH = 100

export interface QuotedProperty {
  element: Element
  /** A sentence for people. */
  mistake: string
}

/**
 * The first property of a card that quotation marks in its source make another one: `<meta "property"="og:title">`, or
 * the curly ones of a word processor around its value. Nobody reads it.
 */
export function quotedProperty(document: HtmlDocument): QuotedProperty | undefined {
  for (const element of document.elements('meta'))
    for (const { name, value } of element.attrs) {
      if (name.length > MAX_LENGTH || value.length > MAX_LENGTH) continue
      const [plainName, plainValue] = [name, value].map(text => text.replaceAll(QUOTES, '').trim())
      if (!/^(?:property|name)$/i.test(plainName!) || !OPEN_GRAPH.test(plainValue!)) continue
      const right = `it has to be ${plainName}="${plainValue}"`
      if (name !== plainName)
        return {
          element,
          mistake: `Nobody reads ${name}="${value}", whose name has quotation marks: ${right}.`,
        }
      if (value.trim() !== plainValue)
        return {
          element,
          mistake: `Nobody reads the value ${value}, which has quotation marks in it: ${right}.`,
        }
    }
  return undefined
}
