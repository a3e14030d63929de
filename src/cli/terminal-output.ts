import { isAbsolute, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { linker } from '../report/terminal/links.ts'
import { renderTerminal } from '../report/terminal/terminal.ts'
import type { ReportView } from '../report/view/report-view.ts'
import type { ReportFiles } from '../report/write-reports.ts'
import { oneLine } from '../text/one-line.ts'
import { withoutControls, withoutControlsButStyles } from '../text/safe-lines.ts'
import type { OutputFlags } from './output-flags.ts'
import type { TerminalAbilities } from './terminal-abilities.ts'

/** UTF-16 units of a warning. */
const MAX_WARNING = 1_000

export interface TerminalOutput {
  /** The report itself. */
  report: string
  /** A line each: what a reader should know of the run, and where the files are. */
  aside: readonly string[]
}

/** What an audit prints when it is done. */
export function terminalOutput(
  view: ReportView,
  { screenshots: _, ...files }: ReportFiles,
  warnings: readonly string[],
  { quiet, verbose }: Pick<OutputFlags, 'quiet' | 'verbose'>,
  { fileLinks, ...abilities }: TerminalAbilities,
): TerminalOutput {
  const detail = quiet ? 'verdict' : verbose ? 'all' : 'first'
  const { link, written } = linker(fileLinks)
  const paths = Object.values(files)
    .flat()
    .map(file => {
      const path = link(withoutControls(shortPath(file)), pathToFileURL(file).href)
      return withoutControlsButStyles(`Report: ${path}`, written)
    })
  const told = quiet ? [] : warnings.map(warning => `Warning: ${oneLine(warning, MAX_WARNING)}`)
  const report = renderTerminal(view, { ...abilities, detail })
  return { report: quiet ? report : `${report}\n`, aside: [...told, ...paths] }
}

/** The path as seen from here, where that is shorter to type. */
function shortPath(path: string): string {
  const near = relative(process.cwd(), path)
  return near.startsWith('..') || isAbsolute(near) ? path : near
}
