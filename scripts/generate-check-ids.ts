import { allChecks } from '../src/engine/tools/index.ts'

/** src/engine/tools/check-ids.ts: the ids of all checks, for whoever needs these alone. */
export async function checkIdsSource(notice: string): Promise<string> {
  const checks = (await allChecks()).flatMap(({ checks }) => checks)
  const ofSites = checks.filter(({ scope }) => scope === 'site')
  return [
    `// ${notice}`,
    '',
    '/** The ids of all checks, a line each. To load the tools for them would take long. */',
    'export const CHECK_IDS = `',
    ...checks.map(({ id }) => id),
    '`',
    '',
    '/** Those of them whose fault is the site’s, a line each. */',
    'export const SITE_CHECK_IDS = `',
    ...ofSites.map(({ id }) => id),
    '`',
    '',
  ].join('\n')
}
