import { cutEnd } from '../../../../text/cut.ts'
export interface MtaStsPolicy {
  mode: string | undefined
  /** Patterns of mail servers, in lower case. */
  mx: readonly string[]
  errors: readonly string[]
}

/** Seconds (RFC 8461 section 3.2): a year. */
const MAX_AGE = 31_557_600
const MODES = new Set(['enforce', 'testing', 'none'])

/**
 * Reads an MTA-STS policy.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8461#section-3.2
 */
export function parseMtaStsPolicy(text: string): MtaStsPolicy {
  const fields = new Map<string, string[]>()
  const errors: string[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon)).trim()
    if (!/^[A-Za-z0-9][A-Za-z0-9_.-]{0,31}$/.test(name)) {
      errors.push(`"${cutEnd(line, 100)}" is not a key with a value`)
      continue
    }
    fields.set(name, [...(fields.get(name) ?? []), line.slice(colon + 1).trim()])
  }
  // Of a key that is given more than once the first value counts, but for mx.
  const first = (name: string) => fields.get(name)?.[0]
  const mode = first('mode')
  const mx = (fields.get('mx') ?? []).map(pattern => pattern.toLowerCase().replace(/\.$/, ''))
  if (first('version') !== 'STSv1') errors.push(`The version "${first('version') ?? ''}" is not STSv1`)
  if (mode === undefined || !MODES.has(mode)) {
    errors.push(`The mode "${mode ?? ''}" is not enforce, testing or none`)
  }
  const age = first('max_age')
  if (!/^\d{1,10}$/.test(age ?? '') || Number(age) > MAX_AGE) {
    errors.push(`The max_age "${age ?? ''}" is not 0 to ${MAX_AGE} seconds`)
  }
  if (mx.length === 0 && mode !== 'none') errors.push('The policy lists no mail server (mx)')
  return { mode, mx, errors }
}

/** Whether a mail server fits a pattern; a wildcard stands for one label (RFC 8461 section 4.1). */
export function fitsPattern(server: string, pattern: string): boolean {
  if (!pattern.startsWith('*.')) return server === pattern
  const dot = server.indexOf('.')
  return dot > 0 && server.slice(dot + 1) === pattern.slice(2)
}
