import { parseArgs } from 'node:util'
import { suggestion } from '../text/nearest.ts'
import { readValue } from './load-settings.ts'
import { camelCase, type Setting, type ValuesOf } from './setting.ts'
import { SettingsError } from './settings-error.ts'
import { SETTING_NAMES, SETTINGS, type Written } from './table.ts'

/** What the flags of a command are, by their names. */
type Flags = Readonly<Record<string, Pick<Setting, 'kind' | 'default'>>>

/**
 * The flags and addresses of a command line.
 *
 * @param args what stands behind the program's name
 * @throws SettingsError for a flag that is not in the table or lacks its value
 */
export function fromFlags(args: readonly string[]): Written {
  const allowed = SETTING_NAMES.map(asFlag)
  const { written, others, problems } = splitFlags(
    args,
    SETTINGS,
    flag => `${flag}: there is no such flag${suggestion(flag, allowed)}`,
  )
  if (problems.length > 0) throw new SettingsError(problems)
  if (others.length === 0) return written
  return { ...written, url: [written.url, ...others].filter(Boolean).join('\n') }
}

/**
 * Reads the flags of a command that has some of its own and takes nothing else.
 *
 * @param command its name, for messages
 * @param args what stands behind it
 * @throws SettingsError with a line for each that is not among them, or has a value that is not allowed
 */
export function readFlags<F extends Flags>(command: string, flags: F, args: readonly string[]): ValuesOf<F> {
  const allowed = Object.keys(flags).map(asFlag)
  const unknown = (word: string) =>
    `${word}: "${command}" does not know this; allowed are ${allowed.join(', ')}${suggestion(word, allowed)}`
  const { written, others, problems } = splitFlags(args, flags, unknown)
  // What stands behind an unknown flag was meant for it.
  if (problems.length === 0) problems.push(...others.map(unknown))
  const values = Object.entries(flags).flatMap(([name, flag]) => {
    const value = readValue(name, flag, written[name], problems)
    return value === undefined ? [] : [[camelCase(name), value]]
  })
  if (problems.length > 0) throw new SettingsError(problems)
  return Object.fromEntries(values) as ValuesOf<F>
}

interface SplitFlags<Name extends string> {
  /** Values of the flags, as they were written. */
  written: Partial<Record<Name, string>>
  /** What is no flag, in its order. */
  others: string[]
  problems: string[]
}

/** @param unknown the line on a flag that is not among them */
function splitFlags<F extends Flags>(
  args: readonly string[],
  flags: F,
  unknown: (flag: string) => string,
): SplitFlags<keyof F & string> {
  const written: Partial<Record<string, string>> = {}
  const others: string[] = []
  const problems: string[] = []
  const { tokens } = parseArgs({ args: [...args], strict: false, allowPositionals: true, tokens: true })
  let skipped = -1
  for (const token of tokens) {
    if (token.index <= skipped || token.kind === 'option-terminator') continue
    if (token.kind === 'positional') {
      others.push(token.value)
      continue
    }
    if (!token.rawName.startsWith('--')) {
      const example = asFlag(Object.keys(flags)[0]!)
      problems.push(`"${token.rawName}" is not a flag; flags begin with two dashes, such as ${example}`)
      continue
    }
    const { name, flag, negated } = named(token.name, flags)
    if (!flag) {
      problems.push(unknown(asFlag(token.name)))
      continue
    }
    const { value, usesNext } = takeValue(flag, negated, token.value, args[token.index + 1])
    if (usesNext) skipped = token.index + 1
    if (value === undefined)
      problems.push(`--${name}: needs a value, such as --${name} ${flag.kind.placeholder}`)
    else written[name] = isList(flag) && written[name] !== undefined ? `${written[name]}\n${value}` : value
  }
  return { written: written as Partial<Record<keyof F & string, string>>, others, problems }
}

type Flag = Flags[string]

function takeValue(flag: Flag, negated: boolean, inline: string | undefined, next: string | undefined) {
  const isTruth = flag.kind.fileForm['type'] === 'boolean'
  if (!isTruth) {
    if (inline !== undefined || negated) return { value: negated ? undefined : inline, usesNext: false }
    const usable = next !== undefined && !/^--[a-z]/.test(next)
    return { value: usable ? next : undefined, usesNext: usable }
  }
  if (negated) return { value: 'false', usesNext: false }
  if (inline !== undefined) return { value: inline, usesNext: false }
  const spoken = next === 'true' || next === 'false'
  return { value: spoken ? next : 'true', usesNext: spoken }
}

/** The flag of a name, which `no-` may stand before. */
function named(written: string, flags: Flags): { name: string; flag: Flag | undefined; negated: boolean } {
  const negated = written.startsWith('no-') && !Object.hasOwn(flags, written)
  const name = negated ? written.slice('no-'.length) : written
  return { name, flag: Object.hasOwn(flags, name) ? flags[name] : undefined, negated }
}

function isList({ kind }: Flag): boolean {
  return 'oneOf' in kind.fileForm
}

function asFlag(name: string): string {
  return `--${name}`
}
