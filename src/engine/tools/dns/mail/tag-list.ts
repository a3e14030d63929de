/** Tags and values of a record as `v=DMARC1; p=none` (RFC 6376 section 3.2), and what is wrong with their form. */
export interface TagList {
  /** Names in lower case. The first of a name counts. */
  tags: ReadonlyMap<string, string>
  errors: readonly string[]
}

/** Reads a list of tags. White space around names and values does not count. */
export function parseTagList(text: string): TagList {
  const tags = new Map<string, string>()
  const errors: string[] = []
  for (const part of text.split(';')) {
    const tag = part.trim()
    if (tag === '') continue
    const equals = tag.indexOf('=')
    const name = tag.slice(0, Math.max(0, equals)).trim().toLowerCase()
    if (!/^[a-z][a-z0-9_]*$/.test(name)) errors.push(`"${tag}" is not a tag with a value`)
    else if (tags.has(name)) errors.push(`The tag ${name} is there twice`)
    else tags.set(name, tag.slice(equals + 1).trim())
  }
  return { tags, errors }
}
