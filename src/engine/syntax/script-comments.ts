/** Characters of a line in front of a place that are looked at. */
const MAX_LINE = 300

/** Whether a place of a script is in a comment, as far as its line and the last `/*` in front of it tell. */
export function isInComment(script: string, at: number): boolean {
  const line = script.slice(Math.max(script.lastIndexOf('\n', at) + 1, at - MAX_LINE), at)
  if (/(?:^|[^:'"`])\/\/|^\s*\*/.test(line)) return true
  return script.lastIndexOf('/*', at) > script.lastIndexOf('*/', at)
}
