/** The tags of a name as they are written. No tag goes past the next `<`, so this is linear. */
export function tags(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}\\s[^<>]*>`, 'gi')) ?? []
}
