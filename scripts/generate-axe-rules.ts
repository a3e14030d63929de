import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import axe from 'axe-core'

/** In axe's audit, but not in what `getRules` gives. */
interface AuditedRule {
  id: string
  impact?: string
}

/**
 * What axe-core (MPL-2.0) says of its rules, as a table in TypeScript: axe itself is a megabyte and a half to load, and
 * runs in the page alone.
 *
 * @throws Error where axe no longer looks as expected, so that no half-empty table is made
 */
export function axeRulesSource(notice: string): string {
  const manifest = createRequire(import.meta.url).resolve('axe-core/package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const { _audit } = axe as unknown as { _audit?: { rules?: AuditedRule[] } }
  const impacts = new Map((_audit?.rules ?? []).map(({ id, impact }) => [id, impact]))
  const rules = axe.getRules()
  if (rules.length < 90 || rules.some(({ ruleId }) => !impacts.get(ruleId))) {
    throw new Error(`axe-core ${version} has ${rules.length} rules, or some without an impact`)
  }
  const lines = rules.map(({ ruleId, enabled, tags, help, description, helpUrl }) => {
    const impact = impacts.get(ruleId)
    const page = helpUrl.split('?', 1)[0]
    return JSON.stringify({
      id: ruleId,
      enabled: enabled !== false,
      impact,
      tags,
      help,
      description,
      helpUrl: page,
    })
  })
  const text = lines.join('\n').replaceAll('`', '\\u0060').replaceAll('${', '\\u0024{')
  return [
    `// ${notice}`,
    `// From axe-core ${version}, copyright Deque Systems, Inc., licensed under the Mozilla Public License 2.0.`,
    '',
    '/** A rule a line, as JSON. */',
    'export const AXE_RULES = String.raw`',
    text,
    '`',
    '',
  ].join('\n')
}
