import { types } from 'node:util'
import type { ToolDefinition } from '../../src/engine/judging/tool-definition.ts'
import { type AuditedSite, type AuditOptions, auditSite, type Site } from './tool-runs.ts'

/** As {@link auditSite}, once for all who name the same site with the same options: they look at one run. */
export function sharedAudits(
  tool: ToolDefinition,
): (site: Site, options: AuditOptions) => Promise<AuditedSite> {
  const audits = new Map<string, Promise<AuditedSite>>()
  const keyOf = keys()
  return (site, options) => {
    const key = keyOf([site, options])
    const audit = audits.get(key) ?? auditSite(tool, site, options)
    audits.set(key, audit)
    return audit
  }
}

/** Gives values a text that is the same for those which say the same; functions and the like must be one and the same. */
function keys(): (value: unknown) => string {
  const numbers = new Map<unknown, number>()
  const keyOf = (value: unknown): string => {
    if (typeof value === 'string') return JSON.stringify(value)
    if (!isObject(value)) return String(value)
    if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`
    if (isPlain(value)) {
      return `{${Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}:${keyOf(one)}`)}}`
    }
    if (!numbers.has(value)) numbers.set(value, numbers.size)
    return `#${numbers.get(value)}`
  }
  return keyOf
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}

/** Whether all that it says stands in its properties. */
function isPlain(value: object): boolean {
  if (types.isProxy(value)) return false
  return [Object.prototype, null].includes(Object.getPrototypeOf(value))
}
