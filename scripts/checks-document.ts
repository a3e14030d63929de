import { SEVERITIES, type Severity } from '../src/api/results.ts'
import type { CheckDefinition, ToolDefinition } from '../src/engine/judging/tool-definition.ts'
import { allChecks } from '../src/engine/tools/index.ts'
import { checkAddress, checkAnchor, checkPageOf } from '../src/report/check-page.ts'

type Check = CheckDefinition & { id: string }

/** Folder of the pages on checks, beside their index. */
const FOLDER = 'checks'

/**
 * What is checked, from the definitions of the checks: docs/checks.md, which lists all of it, and a page for each tool.
 *
 * @returns the texts by the path below docs
 */
export async function checksDocuments(notice: string): Promise<Record<string, string>> {
  const tools = await allChecks()
  const pages = tools.map(({ tool, checks }) => [
    `${FOLDER}/${checkPageOf(tool.name)}`,
    toolPage(notice, tool, checks),
  ])
  return { 'checks.md': index(notice, tools), ...Object.fromEntries(pages) }
}

function index(notice: string, tools: readonly { tool: ToolDefinition; checks: readonly Check[] }[]): string {
  const count = tools.reduce((sum, { checks }) => sum + checks.length, 0)
  const rows = tools.map(({ tool, checks }) => {
    const counts = SEVERITIES.map(severity => checks.filter(check => check.severity === severity).length)
    const page = `${FOLDER}/${checkPageOf(tool.name)}`
    return `| [\`${tool.name}\`](${page}) | ${plain(tool.title)} | ${counts.join(' | ')} |`
  })
  const sections = tools.map(({ tool, checks }) => {
    const lists = SEVERITIES.flatMap(severity => listOf(severity, checks))
    return [`## ${tool.name}: ${plain(tool.title)}`, ...lists].join('\n\n')
  })
  return document(
    notice,
    '# Checks',
    `${count} checks of ${tools.length} tools. Their ids stand in reports and settings and stay as they are. \`seo-preflight explain serp/title-missing\` prints one of them.`,
    ['| tool | looks at | errors | warnings | notices |', '|---|---|--:|--:|--:|', ...rows].join('\n'),
    ...sections,
  )
}

function listOf(severity: Severity, checks: readonly Check[]): string[] {
  const some = checks.filter(check => check.severity === severity)
  if (some.length === 0) return []
  const links = some.map(({ id }) => `[\`${nameOf(id)}\`](${checkAddress(FOLDER, id)})`)
  return [`**${severity}s**: ${links.join(', ')}`]
}

function toolPage(notice: string, tool: ToolDefinition, checks: readonly Check[]): string {
  const rows = checks.map(
    ({ id, severity, title }) =>
      `| [\`${nameOf(id)}\`](#${checkAnchor(id)}) | ${severity} | ${plain(title)} |`,
  )
  const entries = checks.map(({ id, scope, severity, title, why, fix, help, example }) =>
    [
      `<a id="${checkAnchor(id)}"></a>`,
      `## \`${id}\``,
      `**${severity}**${scope === 'site' ? ' of the site' : ''} · ${plain(title)}`,
      plain(why),
      `**Fix:** ${plain(fix)}`,
      `\`\`\`text\n${example}\n\`\`\``,
      `[Source](${help})`,
    ].join('\n\n'),
  )
  return document(
    notice,
    `# ${tool.name}: ${plain(tool.title)}`,
    `${checks.length} checks. [All tools](../checks.md)`,
    ['| check | severity | what is wrong |', '|---|---|---|', ...rows].join('\n'),
    ...entries,
  )
}

function document(notice: string, ...parts: readonly string[]): string {
  return `<!-- ${notice} -->\n\n${parts.join('\n\n')}\n`
}

/** The id without the tool. */
function nameOf(id: string): string {
  return id.slice(id.indexOf('/') + 1)
}

/** Text of a check as Markdown that shows it as it is. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>|#]/g, '\\$&')
}
