import { wrap } from '../report/terminal/layout.ts'
import { GROUP_ENTRIES, GROUPS, type GroupName } from '../settings/groups.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { definitionOf, isSettingName, SETTING_NAMES } from '../settings/table.ts'
import { suggestion } from '../text/nearest.ts'
import { VERSION } from '../version.ts'
import { isCheckName, showCheck } from './check-help.ts'
import { COMMAND_NAMES, COMMAND_USAGES, type CommandName } from './commands.ts'
import { flagLines, helpWidth, sideBySide } from './help-layout.ts'
import { OUTPUT_FLAGS } from './output-flags.ts'
import { outputFlagLines, settingLines } from './setting-help.ts'

type Environment = Readonly<Record<string, string | undefined>>

const TITLE = `SEO Preflight ${VERSION} – audits every page of a preview deployment before it ships`
const EXIT_CODES =
  'Exit codes: 0 passed, 1 the gate failed, 2 wrong settings, 3 the run itself failed, 130/143 cancelled'

/**
 * `seo-preflight help [TOPIC]`: the help of the command line, or what is known of one setting, check, command or group.
 *
 * @throws SettingsError where there is no such thing
 */
export async function showHelp(args: readonly string[], env: Environment): Promise<number> {
  const [written, ...others] = args
  if (others.length > 0) {
    throw new SettingsError('help: takes one word, such as "help fail-if" or "help serp/title-missing"')
  }
  const topic = written?.replace(/^--/, '') ?? ''
  if (topic.includes('/')) return await showCheck(topic, env)
  if (topic === 'serve') return await (await import('./serve-help.ts')).showServeHelp(env)
  const width = helpWidth(env)
  if (topic === '' || topic === 'audit' || topic === 'help') print(helpLines(width))
  else if (isSettingName(topic)) print(await settingLines(topic, width))
  else if (Object.hasOwn(OUTPUT_FLAGS, topic))
    print(outputFlagLines(topic as keyof typeof OUTPUT_FLAGS, width))
  else if (isCommand(topic)) print(usageLines([topic], width))
  else if (Object.hasOwn(GROUPS, topic)) print(groupLines(topic as GroupName, width))
  else if (await isCheckName(topic)) return await showCheck(topic, env)
  else {
    const known = [...SETTING_NAMES, ...Object.keys(OUTPUT_FLAGS), ...COMMAND_NAMES, ...Object.keys(GROUPS)]
    throw new SettingsError(
      `${written}: there is no such setting, command or check${suggestion(topic, known)}; "seo-preflight help" lists all settings`,
    )
  }
  return 0
}

/** The usage in short, for a command line on which nothing stands. */
export function shortUsage(): string {
  return [
    TITLE,
    '',
    'Usage: seo-preflight URL… [--flag value]',
    '',
    '  seo-preflight example.com                     audits the home page',
    '  seo-preflight example.com --sitemap           audits pages of the sitemap',
    '  seo-preflight --static-dir dist               audits a built site before it is deployed',
    '',
    'seo-preflight --help lists all flags.',
  ].join('\n')
}

function helpLines(width: number): string[] {
  return [
    ...wrap(TITLE, width),
    '',
    'Usage:',
    ...usageLines(COMMAND_NAMES, width),
    ...GROUP_ENTRIES.flatMap(([group]) => ['', ...groupLines(group, width)]),
    '',
    ...wrap('Output: What is printed; flags of the command line alone.', width),
    ...Object.entries(OUTPUT_FLAGS).flatMap(([name, flag]) => flagLines(name, flag, width)),
    ...exampleLines('seo-preflight example.com --json > report.json', width),
    '',
    ...wrap('seo-preflight help fail-if explains one setting, with examples.', width),
    ...wrap(EXIT_CODES, width),
  ]
}

function usageLines(names: readonly CommandName[], width: number): string[] {
  return names
    .flatMap(name => COMMAND_USAGES[name] as readonly (readonly [string, string])[])
    .flatMap(([usage, about]) => sideBySide(`  seo-preflight ${usage}`, about, 46, width))
}

function groupLines(group: GroupName, width: number): string[] {
  const { title, about, example } = GROUPS[group]
  const names = SETTING_NAMES.filter(name => definitionOf(name).group === group)
  return [
    ...wrap(`${title}: ${about}`, width),
    ...names.flatMap(name => flagLines(name, definitionOf(name), width)),
    ...exampleLines(example, width),
  ]
}

function exampleLines(example: string, width: number): string[] {
  return wrap(`Example: ${example}`, width - 4).map((line, index) => `${index === 0 ? '  ' : '    '}${line}`)
}

function isCommand(word: string): word is CommandName {
  return Object.hasOwn(COMMAND_USAGES, word)
}

function print(lines: readonly string[]): void {
  console.log(lines.join('\n'))
}
