import { wrap } from '../report/terminal/layout.ts'
import type { Setting } from '../settings/setting.ts'
import { abilitiesOf } from './terminal-abilities.ts'

/** A line that is longer is hard to read. */
const MAX_WIDTH = 100
const MIN_WIDTH = 40
/** Column in which the meaning of a flag begins, where there is room beside it. */
const TEXT_COLUMN = 27
const MIN_TEXT = 40

/** Columns that help may take of standard output. */
export function helpWidth(env: Readonly<Record<string, string | undefined>>): number {
  return Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, abilitiesOf(process.stdout, env).width))
}

/** A flag with what it means and its default, for the help. */
export function flagLines(
  name: string,
  {
    kind,
    description,
    default: plain,
    defaultWords,
  }: Pick<Setting, 'kind' | 'description' | 'default' | 'defaultWords'>,
  width: number,
): string[] {
  const words = defaultWords ?? plain
  // That a flag that may stand bare is not set needs no words.
  const isPlain = kind.takesNext !== undefined && words === 'false'
  const behind = words === undefined || isPlain ? '' : ` (default: ${words.replaceAll('`', '')})`
  const flag = `  --${name} ${kind.placeholder}`.trimEnd()
  return sideBySide(flag, `${description.replaceAll('`', '')}${behind}`, TEXT_COLUMN, width)
}

/** What is on the left, and beside it, or below where it is too long or the screen too narrow, what it means. */
export function sideBySide(left: string, right: string, column: number, width: number): string[] {
  const isNarrow = width < column + MIN_TEXT
  const indent = isNarrow ? 6 : column
  const lines = wrap(right, width - indent).map(line => `${' '.repeat(indent)}${line}`)
  if (isNarrow || left.length >= column) {
    const shown =
      left.length <= width
        ? [left]
        : wrap(left.trim(), width - 4).map((line, at) => `${at ? '    ' : '  '}${line}`)
    return [...shown, ...lines]
  }
  return [`${left.padEnd(column)}${lines[0]!.trimStart()}`, ...lines.slice(1)]
}
