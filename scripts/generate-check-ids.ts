import { allTools } from '../src/engine/tools/index.ts'

/** src/engine/tools/check-ids.ts: the ids of all checks, for whoever needs these alone. */
export async function checkIdsSource(notice: string): Promise<string> {
  const tools = await allTools()
  const ids = tools.flatMap(tool => Object.keys(tool.checks).map(name => `${tool.name}/${name}`))
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
