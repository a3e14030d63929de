/** How a message calls an element that has no text: by its start tag, where that has a name in it. */
export function nameOfTag(startTag: string): string {
  return startTag.includes(' ') ? startTag : `This ${startTag}`
}
