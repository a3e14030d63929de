import type { JsonObject } from '../../api/results.ts'
import type { Tool } from '../../api/tools.ts'
import { firstText } from './fields.ts'

/** Fields whose value names the rule, not this one finding. */
const RULE_NAMES = ['code', 'rule', 'rule_id', 'ruleId', 'check', 'check_id', 'key', 'slug'] as const
const MAX_SLUG = 60

/**
 * A stable id for a finding of a service, `tool/what-is-wrong`: from its code, else an id that is a word, else its
 * text without the numbers and addresses that change from page to page.
 */
export function checkIdOf(tool: Tool, item: JsonObject, text: string): string {
  const id = firstText(item, ['id'])
  const code = firstText(item, RULE_NAMES) ?? (id !== undefined && isWord(id) ? id : undefined)
  const own =
    code === undefined ? '' : slugOf(code.startsWith(`${tool}/`) ? code.slice(tool.length + 1) : code)
  return `${tool}/${own || slugOf(withoutDetails(text)) || slugOf(text) || slugOf(id ?? '') || 'issue'}`
}

/** Numbers and UUIDs as ids may be those of a row in a database, new in each run. */
function isWord(id: string): boolean {
  return (
    !/^\d+$/.test(id) &&
    !/^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i.test(id) &&
    !/^[0-9a-f]{24}$/i.test(id)
  )
}

function withoutDetails(text: string): string {
  return text
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/"[^"]*"/g, ' ')
    .replace(/(?<![\w-])\d[\d.,]*(?![\w-])/g, ' ')
}

function slugOf(text: string): string {
  const words = text
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
  let slug = ''
  for (const word of words) {
    if (slug !== '' && slug.length + word.length >= MAX_SLUG) break
    slug += `${slug === '' ? '' : '-'}${word.slice(0, MAX_SLUG)}`
  }
  return slug
}
