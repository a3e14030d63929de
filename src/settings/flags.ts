import { parseArgs } from 'node:util'
import { suggestion } from '../text/nearest.ts'
import { readValue } from './load-settings.ts'
import { camelCase, type Setting, type ValuesOf } from './setting.ts'
import { SettingsError } from './settings-error.ts'
import { isSettingName, SETTINGS, type Written } from './table.ts'

/** What the flags of a command are, by their names. */
type Flags = Readonly<Record<string, Pick<Setting, 'kind' | 'default'>>>

/**
 * The flags and addresses of a command line.
 *
 * @param args what stands behind the program's name
 * @throws SettingsError for a flag that is not in the table or lacks its value
 */
export function fromFlags(args: readonly string[]): Written {
  return withOwnFlags(args, {}).written
}

/**
 * The same for a command that has flags of its own beside the settings.
 *
 * @returns the settings as they were written, and the values of its own flags
 * @throws SettingsError for a flag that is neither, lacks its value or has one that is not allowed
 */
export function withOwnFlags<F extends Flags>(
  args: readonly string[],
  flags: F,
): { written: Written; own: ValuesOf<F> } {
  const all: Flags = { ...SETTINGS, ...flags }
  const allowed = Object.keys(all).map(asFlag)
  const unknown = (flag: string) => `${flag}: there is no such flag${suggestion(flag, allowed)}`
  const { written, others, problems } = splitFlags(args, all, unknown)
  const own = valuesOf(flags, written, problems)
  if (problems.length > 0) throw new SettingsError(problems)
  const settings = Object.fromEntries(Object.entries(written).filter(([name]) => isSettingName(name)))
  const url = [settings['url'], ...others].filter(Boolean).join('\n')
  return { written: url === '' ? settings : { ...settings, url }, own }
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
  const values = valuesOf(flags, written, problems)
  if (problems.length > 0) throw new SettingsError(problems)
  return values
}

function valuesOf<F extends Flags>(
  flags: F,
  written: Readonly<Partial<Record<string, string>>>,
  problems: string[],
): ValuesOf<F> {
  const values = Object.entries(flags).flatMap(([name, flag]) => {
    const value = readValue(name, flag, written[name], problems)
    return value === undefined ? [] : [[camelCase(name), value]]
  })
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
    const { value, usesNext, problem } = takeValue(
      { name, ...flag },
      negated,
      token.value,
      args[token.index + 1],
    )
    if (usesNext) skipped = token.index + 1
    if (value === undefined) problems.push(problem)
    else written[name] = isList(flag) && written[name] !== undefined ? `${written[name]}\n${value}` : value
  }
  return { written: written as Partial<Record<keyof F & string, string>>, others, problems }
}

type Flag = Flags[string]

type Taken =
  | { value: string; usesNext: boolean; problem?: undefined }
  | { value?: undefined; usesNext: boolean; problem: string }

/**
 * The value of a flag. One that may stand bare takes the next word only if that can be nothing else; so a page behind it
 * stays a page.
 *
 * @param inline what stands behind `=`
 */
function takeValue(
  { name, kind }: Flag & { name: string },
  negated: boolean,
  inline: string | undefined,
  next: string | undefined,
): Taken {
  const { takesNext, placeholder } = kind
  const missing = { usesNext: false, problem: `--${name}: needs a value, such as --${name} ${placeholder}` }
  if (!takesNext) {
    if (negated) return missing
    if (inline !== undefined) return { value: inline, usesNext: false }
    return next === undefined || /^--[a-z]/.test(next) ? missing : { value: next, usesNext: true }
  }
  const isValue = (word: string) => (negated ? /^(?:true|false)$/i.test(word) : takesNext(word))
  const usesNext = inline === undefined && next !== undefined && isValue(next)
  if (!negated) return { value: inline ?? (usesNext ? next : 'true'), usesNext }
  if (inline === undefined && !usesNext) return { value: 'false', usesNext }
  return { usesNext, problem: `--no-${name}: takes no value; write --no-${name} alone, or --${name}` }
}

/** The flag of a name, which `no-` may stand before. */
function named(written: string, flags: Flags): { name: string; flag: Flag | undefined; negated: boolean } {
  const negated = written.startsWith('no-') && !Object.hasOwn(flags, written)
  const name = negated ? written.slice('no-'.length) : written
  return { name, flag: Object.hasOwn(flags, name) ? flags[name] : undefined, negated }
}

function isList({ kind }: Flag): boolean {
  return 'oneOf' in kind.fileForm && !kind.takesNext
}

function asFlag(name: string): string {
  return `--${name}`
}
