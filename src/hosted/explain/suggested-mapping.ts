import type { Json, JsonObject } from '../../api/results.ts'
import { withEscapes } from '../../text/unsafe-characters.ts'
import { hasText } from '../read/entries.ts'
import { isObject, own } from '../read/fields.ts'
import { ADDRESS_NAMES, mostNameOf, severityNameOf } from '../read/general/entry-shapes.ts'
import { plainlyStated } from '../read/outcome.ts'
import { type ListPart, type Part, type Path, valueAt } from '../read/reading.ts'

/** A field that an expression can name as it is. */
const PLAIN = /^[A-Za-z_][A-Za-z0-9_]*$/
const OPERATORS = ['and', 'or', 'in', 'true', 'false', 'null', 'function']

/**
 * JSONata that reads of a body what was read without it, as the setting `mapping` takes it: something to start from.
 * Undefined where nothing was read that an expression could give.
 */
export function suggestedMapping(body: Json, parts: readonly Part[]): string | undefined {
  const score = parts.find(part => part.as === 'score')
  const points = score && scoreExpression(body, score)
  const lists = [...new Set(oncePerList(parts).flatMap(part => issues(body, part)))]
  const fields = [
    ...(points === undefined ? [] : [`  "score": ${points}`]),
    ...(lists.length === 0 ? [] : [`  "issues": [\n${lists.map(list => `    ${list}`).join(',\n')}\n  ]`]),
  ]
  return fields.length === 0 ? undefined : `{\n${fields.join(',\n')}\n}`
}

/** A path as JSONata writes it, which looks into each entry of a list by itself; undefined for names it cannot quote. */
export function expressionOf(path: Path): string | undefined {
  const names = path.filter(step => typeof step === 'string')
  if (names.length === 0) return '$'
  if (names.some(name => name.includes('`') || withEscapes(name) !== name || name.length > 200))
    return undefined
  return names.map(name => (PLAIN.test(name) && !OPERATORS.includes(name) ? name : `\`${name}\``)).join('.')
}

function scoreExpression(body: Json, { path, form }: Part & { as: 'score' }): string | undefined {
  const at = expressionOf(path)
  if (at === undefined) return undefined
  const isText = typeof valueAt(body, path) === 'string'
  const number = isText ? `$number($match(${at}, /[0-9.]+/)[0].match)` : at
  if (form.as === 'fraction') return `$round(${number} * 100, 2)`
  return form.as === 'out of' && form.most !== 100 ? `$round(${number} / ${form.most} * 100, 2)` : number
}

/**
 * The expressions for what `issues` takes of one part. They name no words and no entries of this answer: what the next
 * one has beside them must not get lost.
 */
function issues(body: Json, part: Part): string[] {
  const at = expressionOf(part.path)
  if (at === undefined || part.as === 'score' || part.as === 'grade') return []
  if (part.as === 'verdict') return [`$merge([${at}, { "key": "verdict" }])`]
  if (part.as === 'number of failures') {
    const fields = `"key": ${quoted(part.path)}, "severity": "${part.severity}", "message": $string(${at}) & " in all"`
    return [`${at} > 0 ? { ${fields} }`]
  }
  const value = valueAt(body, part.path)
  if (part.isMap) return isObject(value) ? mapIssues(at, part, value) : []
  return Array.isArray(value) ? [listIssues(at, part, value)] : []
}

function mapIssues(at: string, { as, names }: ListPart, map: JsonObject): string[] {
  const each = (check: string) => `${at}.$each($, function($check, $name) { ${check} })`
  const merged = '$merge([{ "key": $name }, $check])'
  if (names === undefined) {
    const other = as === 'checks' ? ' : { "key": $name, "status": $check }' : ''
    return [each(`$type($check) = "object" ? ${merged}${other}`)]
  }
  const checks = names.map(name => own(map, name)).filter(isObject)
  return checks.map(check => {
    const stated = plainlyStated(check)?.name
    if (stated !== undefined) return each(`$exists($check.${stated}) ? ${merged}`)
    const most = `$check.${mostNameOf(check)}`
    const passed = `"passed": $check.score >= ${most}`
    return each(`$exists(${most}) ? $merge([{ "key": $name, ${passed} }, $check])`)
  })
}

function listIssues(at: string, part: ListPart, list: readonly Json[]): string {
  if (part.oneCheck) return oneCheck(at, part, list)
  if (part.as === 'checks') return statedChecks(at, part, list)
  const known =
    part.as === 'passed checks'
      ? '"passed": true'
      : part.severity === undefined
        ? ''
        : `"severity": "${part.severity}"`
  const text = part.fault === undefined ? '"message": $' : `"title": ${JSON.stringify(`${part.fault}: `)} & $`
  const ofText = `{ ${text}${known === '' ? '' : `, ${known}`} }`
  const ofObject = known === '' ? '$' : `$merge([{ ${known} }, $])`
  if (list.length > 0 && list.every(isObject)) return known === '' ? at : `${at}.${ofObject}`
  if (list.length > 0 && !list.some(isObject)) return `${at}.${ofText}`
  return `${at}.($type($) = "object" ? ${ofObject} : ${ofText})`
}

function oneCheck(at: string, { path, fault }: ListPart, list: readonly Json[]): string {
  const first = list.find(isObject) ?? {}
  const address = ADDRESS_NAMES.find(name => own(first, name) !== undefined) ?? ADDRESS_NAMES[0]
  const places = `${at}.{ "url": $type($) = "object" ? ${address} : $ }`
  const fields = `"key": ${quoted(path)}, "title": ${JSON.stringify(fault)}, "occurrences": [${places}]`
  return `$count(${at}) > 0 ? { ${fields} }`
}

/** Only the entries that have the field in which those of this answer state an outcome. */
function statedChecks(at: string, { path }: ListPart, list: readonly Json[]): string {
  const entries = list.filter(isObject)
  const names = entries.map(entry => plainlyStated(entry)?.name ?? severityNameOf(entry))
  const name = names.find(name => name !== undefined) ?? 'severity'
  const stated = `${at}[$exists(${name})]`
  return entries.some(hasText) ? stated : `${stated}.$merge([{ "key": ${quoted(path)} }, $])`
}

function quoted(path: Path): string {
  return JSON.stringify(path.findLast(step => typeof step === 'string') ?? 'checks')
}

/** Of lists in the entries of one list, which have one expression, the longest: it shows what the entries are. */
function oncePerList(parts: readonly Part[]): Part[] {
  const longest = new Map<string, ListPart>()
  const isList = (part: Part): part is ListPart => 'isMap' in part && !part.isMap
  const keyOf = (part: ListPart) => `${part.as} ${part.oneCheck} ${expressionOf(part.path)}`
  for (const part of parts.filter(isList)) {
    const known = longest.get(keyOf(part))
    if (known === undefined || part.count > known.count) longest.set(keyOf(part), part)
  }
  return parts.filter(part => !isList(part) || longest.get(keyOf(part)) === part)
}
