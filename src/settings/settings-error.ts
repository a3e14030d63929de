import { cutEnd } from '../text/cut.ts'
import { withEscapes } from '../text/unsafe-characters.ts'
import { withoutSecrets } from '../text/url-secrets.ts'

/** Most lines of an error, and most characters of one. */
const MAX_LINES = 50
const MAX_LENGTH = 1500
/** Most characters of a value in one. */
const MAX_VALUE = 200

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

/** The user has to find what is wrong: what cannot be seen is written as an escape. No secret of a URL is shown. */
function onOneLine(problem: string): string {
  return withEscapes(cutEnd(withoutSecrets(problem), MAX_LENGTH))
}

/** A value as a part of a problem: on one line of bounded length. */
export function quoted(value: string): string {
  return cutEnd(withoutSecrets(value).trim().replace(/\s+/g, ' '), MAX_VALUE)
}
