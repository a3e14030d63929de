import type { StructuredData } from './structured-data.ts'

/** Characters of a block that are looked at, and types of a page. */
const MAX_BLOCK = 200_000
const MAX_TYPES = 50
const TYPE = /"@type"\s{0,20}:\s{0,20}\[?\s{0,20}"(?:https?:\/\/schema\.org\/)?(\w{1,60})"/g

/** The types that JSON-LD names in blocks with a syntax error: what is there, and only has to be made readable. */
export function unreadTypes({ blocks }: StructuredData): string[] {
  const types = new Set<string>()
  for (const { error, text } of blocks) {
    if (error === undefined) continue
    for (const [, type] of text.slice(0, MAX_BLOCK).matchAll(TYPE)) {
      types.add(type!)
      if (types.size === MAX_TYPES) return [...types]
    }
  }
  return [...types]
}
