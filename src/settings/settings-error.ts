/** Most lines of an error, and most characters of one. */
const MAX_LINES = 50
const MAX_LENGTH = 1500

/** What the user set cannot be used. Each problem is one line that names the setting, its value and what is allowed. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly problems: readonly string[]

  constructor(problems: string | readonly string[]) {
    const all = typeof problems === 'string' ? [problems] : problems
    const lines = all.slice(0, MAX_LINES).map(onOneLine)
    if (all.length > MAX_LINES) lines.push(`and ${all.length - MAX_LINES} more of this kind`)
    super(lines.join('\n'))
    this.problems = lines
  }
}

/** Values may hold what ends a line, moves the cursor or turns text round, and addresses a password: none of it is shown. */
function onOneLine(problem: string): string {
  const shown = problem.length <= MAX_LENGTH ? problem : `${problem.slice(0, MAX_LENGTH - 1)}…`
  return shown
    .replace(/(:[\\/]{2})[^\s/?#"'<>\\]*@/g, '$1***@')
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu, character => {
      const code = character.codePointAt(0)!.toString(16).padStart(4, '0')
      return `\\u${code}`
    })
}
