import { stringify } from 'yaml'
import { wrap } from '../report/terminal/layout.ts'
import { kindInWords } from '../settings/kind-in-words.ts'
import type { Setting } from '../settings/setting.ts'
import { definitionOf, type SettingName } from '../settings/table.ts'
import { COMMAND_USAGES } from './commands.ts'
import { OUTPUT_FLAGS } from './output-flags.ts'

const LABEL_COLUMN = 11

/** What there is to know of one setting: meaning, kind, default, who may set it, and how it is written where. */
export async function settingLines(name: SettingName, width: number): Promise<string[]> {
  const setting = definitionOf(name)
  const { description, kind, setBy, overridable, secret, actionDefault } = setting
  const inFile = setBy === 'anyone'
  const who = inFile
    ? `input, flag or config file${overridable ? ', there also in "overrides" for some pages' : ''}`
    : 'input or flag alone, because a pull request can change the config file'
  const examples = examplesOf(setting)
  return [
    ...headLines(name, setting, width),
    ...usageOf(name, width),
    ...wrap(`${plain(description)}.`, width),
    '',
    ...fact('Kind', kindInWords(kind), width),
    ...fact('Default', defaultOf(setting), width),
    ...fact('Set by', who, width),
    ...(secret ? fact('Secret', 'its value is hidden in all output', width) : []),
    '',
    ...written(
      'As a flag',
      examples.map(value => flagOf(name, setting, value)),
      width,
    ),
    ...written(
      inFile ? 'As an input, and in the config file' : 'As an input',
      actionDefault ? [] : examples.map(value => inputOf(name, value)),
      width,
    ),
  ].flat()
}

/** The same of a flag that only the command line has. */
export function outputFlagLines(name: keyof typeof OUTPUT_FLAGS, width: number): string[] {
  const { kind, description } = OUTPUT_FLAGS[name]
  return [
    `--${name}`,
    '',
    ...wrap(`${description}.`, width),
    '',
    ...fact('Kind', kindInWords(kind), width),
    ...fact('Default', 'false', width),
    ...fact('Set by', 'flag alone', width),
  ]
}

function headLines(name: string, { kind }: Pick<Setting, 'kind'>, width: number): string[] {
  return [...wrap(`--${name} ${kind.placeholder}`.trim(), width), '']
}

/** Of a setting that is a command too. */
function usageOf(name: string, width: number): string[] {
  if (!Object.hasOwn(COMMAND_USAGES, name)) return []
  const usages = COMMAND_USAGES[name as keyof typeof COMMAND_USAGES]
  return [...usages.flatMap(([usage, about]) => wrap(`seo-preflight ${usage}: ${about}`, width)), '']
}

function fact(label: string, text: string, width: number): string[] {
  return wrap(text, width - LABEL_COLUMN).map(
    (line, index) => `${(index === 0 ? label : '').padEnd(LABEL_COLUMN)}${line}`,
  )
}

function written(where: string, lines: readonly string[], width: number): string[] {
  if (lines.length === 0) return []
  const shown = lines.flatMap(text => text.split('\n')).flatMap(line => wrapIndented(line, width))
  return [`${where}:`, ...shown]
}

function wrapIndented(line: string, width: number): string[] {
  return wrap(line.trimStart(), width - 4 - leading(line)).map(
    part => `  ${' '.repeat(leading(line))}${part}`,
  )
}

function leading(line: string): number {
  return line.length - line.trimStart().length
}

function defaultOf({ default: value, defaultWords }: Setting): string {
  return plain(defaultWords ?? value ?? 'none')
}

/** Those of the table; where there are none, a value that is allowed and not the default. */
function examplesOf({ examples, kind, default: plainDefault }: Setting): readonly string[] {
  if (examples) return examples
  const {
    enum: words,
    type,
    minimum = 0,
  } = kind.fileForm as { enum?: string[]; type?: string; minimum?: number }
  if (words) return words.filter(word => word !== plainDefault).slice(0, 1)
  if (type === 'boolean') return [plainDefault === 'true' ? 'false' : 'true']
  if (type === 'integer') return [String(Math.max(minimum, Number(plainDefault ?? minimum)) + 1)]
  return [kind.placeholder]
}

/** A value of the form `$NAME` stands for a secret. */
const SECRET = /\$([A-Z_]+)/g

function flagOf(name: string, { kind }: Setting, value: string): string {
  if (kind.takesNext && value === 'true') return `seo-preflight … --${name}`
  if (kind.takesNext && value === 'false') return `seo-preflight … --no-${name}`
  const isSecret = new RegExp(SECRET).test(value)
  const safe = /^[\w@%+=:,./-]+$/.test(value)
  return `seo-preflight … --${name} ${safe ? value : isSecret ? `"${value}"` : `'${value}'`}`
}

function inputOf(name: string, value: string): string {
  // What YAML takes for a number or a truth is read as one.
  if (/^(?:true|false|\d+)$/.test(value)) return `${name}: ${value}`
  // biome-ignore lint/style/useTemplate: an expression of GitHub, not of ours
  const text = value.replace(SECRET, (_, secret: string) => '${{ secrets.' + secret + ' }}')
  const isAlone = text.startsWith('${{') && text.endsWith('}}')
  return isAlone
    ? `${name}: ${text}`
    : stringify({ [name]: text }, { lineWidth: 0, singleQuote: true }).trimEnd()
}

function plain(text: string): string {
  return text.replaceAll('`', '')
}
