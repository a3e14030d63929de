import { allChecks } from '../src/engine/tools/index.ts'

/** src/engine/tools/check-ids.ts: the ids of all checks, for whoever needs these alone. */
export async function checkIdsSource(notice: string): Promise<string> {
  const ids = (await allChecks()).flatMap(({ checks }) => checks.map(({ id }) => id))
  return [
    `// ${notice}`,
    '',
    '/** The ids of all checks, a line each. To load the tools for them would take long. */',
    'export const CHECK_IDS = `',
    ...ids,
    '`',
    '',
  ].join('\n')
}
