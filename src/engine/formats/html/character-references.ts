import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});/gi

/** @returns the text with its character references, as `&eacute;`, as the characters that they stand for */
export function withoutReferences(text: string): string {
  return text.replace(REFERENCE, reference => {
    const [node] = parseFragment(reference).childNodes as DefaultTreeAdapterTypes.TextNode[]
    return node?.value ?? reference
  })
}
