import { allChecks } from '../src/engine/tools/index.ts'

/** docs/checks.md: everything that is checked, from the definitions of the checks. */
export async function checksDocument(notice: string): Promise<string> {
  const tools = await allChecks()
  const sections = tools.map(({ tool, checks }) => {
    const entries = checks.map(({ id, scope, severity, title, why, fix, help, example }) =>
      [
        `### \`${id}\``,
        `**${severity}**${scope === 'site' ? ' of the site' : ''} · ${plain(title)}`,
        plain(why),
        `**Fix:** ${plain(fix)}`,
        `\`\`\`text\n${example}\n\`\`\``,
        `[Source](${help})`,
      ].join('\n\n'),
    )
    return [`## ${tool.name}: ${plain(tool.title)}`, ...entries].join('\n\n')
  })
  const count = tools.reduce((sum, { checks }) => sum + checks.length, 0)
  const intro = `${count} checks of ${tools.length} tools. Their ids stand in reports and settings and stay as they are.`
  return `<!-- ${notice} -->\n\n# Checks\n\n${intro}\n\n${sections.join('\n\n')}\n`
}

/** Text of a check as Markdown that shows it as it is. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>|#]/g, '\\$&')
}
