import type { Setting } from '../settings/setting.ts'
import { definitionOf, SETTING_NAMES } from '../settings/table.ts'
import { VERSION } from '../version.ts'

const USAGE = `SEO Preflight ${VERSION} – audits every page of a preview deployment before it ships

Usage:
  seo-preflight [audit] URL… [--flag value]   audit pages
  seo-preflight merge DIR…                    join and judge the reports of shards
  seo-preflight serve [--port N]              put the engine behind the REST API; has flags of its own: serve --help
  seo-preflight explain --base-url … URL      print how the answers of a hosted service are read
  seo-preflight init [DIR]                    write the workflow that fits a repository; --dry-run prints it
  seo-preflight checks [--json]               list everything that is checked

Exit codes: 0 passed, 1 the gate failed, 2 wrong settings, 3 the run itself failed, 130/143 cancelled

Flags:`

/** Prints the help of the command line, made from the table of settings. */
export async function showHelp(): Promise<number> {
  console.log([USAGE, ...SETTING_NAMES.map(name => flagLine(name, definitionOf(name)))].join('\n'))
  return 0
}

/** A flag with what it means and its default, for the help. */
export function flagLine(
  name: string,
  {
    kind,
    description,
    default: plain,
    defaultWords,
  }: Pick<Setting, 'kind' | 'description' | 'default' | 'defaultWords'>,
): string {
  const words = defaultWords ?? plain
  const behind = words === undefined ? '' : ` (default: ${words.replaceAll('`', '')})`
  const flag = `  --${name} ${kind.placeholder}`
  const text = `${description.replaceAll('`', '')}${behind}`
  return flag.length > 26 ? `${flag}\n${' '.repeat(27)}${text}` : `${flag.padEnd(27)}${text}`
}
