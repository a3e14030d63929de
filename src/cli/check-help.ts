import { isTool } from '../api/tools.ts'
import type { CheckDefinition } from '../engine/judging/tool-definition.ts'
import { wrap } from '../report/terminal/layout.ts'
import { type Paint, painter, SEVERITY_STYLES } from '../report/terminal/paint.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { suggestion } from '../text/nearest.ts'
import { helpWidth } from './help-layout.ts'
import { abilitiesOf } from './terminal-abilities.ts'

/** Whether a word of the command line can be meant for a check: its id, or the id without the tool, and no address. */
export function looksLikeCheck(word: string): boolean {
  return /^(?:[a-z-]+\/)?[a-z][a-z0-9-]*$/i.test(word)
}

/**
 * Prints a check as the documents have it.
 *
 * @param written its id, of which the tool may be left out where that is clear
 * @throws SettingsError where there is no such check
 */
export async function showCheck(
  written: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const id = await checkIdOf(written)
  const [tool = '', name = ''] = id.split('/')
  const { ENGINE_TOOLS } = await import('../engine/tools/index.ts')
  const { allChecksOf } = await import('../engine/judging/tool-definition.ts')
  const checks = isTool(tool) ? await allChecksOf(ENGINE_TOOLS[tool]) : {}
  const paint = painter(abilitiesOf(process.stdout, env).color)
  console.log(checkLines(id, checks[name]!, helpWidth(env), paint).join('\n'))
  return 0
}

/** Whether there is a check of that name, with its tool or without. */
export async function isCheckName(word: string): Promise<boolean> {
  return (await idsNamed(word)).length > 0
}

async function checkIdOf(written: string): Promise<string> {
  const [id, ...others] = await idsNamed(written)
  if (id !== undefined && others.length === 0) return id
  const isOneOf = others.length > 0 ? ` (did you mean one of ${[id, ...others].join(', ')}?)` : undefined
  throw new SettingsError(
    `${written}: there is no such check${isOneOf ?? suggestion(written, await allIds())}; "seo-preflight checks" lists all of them`,
  )
}

async function idsNamed(written: string): Promise<string[]> {
  const word = written.toLowerCase()
  return (await allIds()).filter(id => id === word || id.slice(id.indexOf('/') + 1) === word)
}

async function allIds(): Promise<string[]> {
  const { CHECK_IDS } = await import('../engine/tools/check-ids.ts')
  return CHECK_IDS.trim().split('\n')
}

function checkLines(
  id: string,
  { severity, scope, title, why, fix, example, help }: CheckDefinition,
  width: number,
  paint: Paint,
): string[] {
  const kind = scope === 'site' ? `${severity} of the site` : severity
  return [
    paint('bold', id),
    ...wrap(`${kind} · ${title}`, width).map(line => paint(SEVERITY_STYLES[severity], line)),
    '',
    ...wrap(why, width),
    '',
    ...wrap(`Fix: ${fix}`, width),
    '',
    'Example of what fails:',
    ...example.split('\n').map(line => `  ${line}`),
    '',
    `Source: ${help}`,
  ]
}
