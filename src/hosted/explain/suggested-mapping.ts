import type { Json } from '../../api/results.ts'
import { hasText } from '../read/entries.ts'
import { isObject, own } from '../read/fields.ts'
import { ADDRESS_NAMES, mostNameOf } from '../read/general/entry-shapes.ts'
import { plainlyStated } from '../read/outcome.ts'
import { type ListPart, type Part, type Path, valueAt } from '../read/reading.ts'

/** Named checks, and words that state an outcome, that an expression names one by one. */
const MAX_NAMED = 50
const MAX_WORDS = 12

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
  const lists = oncePerExpression(parts.flatMap(part => issues(body, part)))
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
  if (names.some(name => /[`\p{Cc}\p{Cf}\u2028\u2029]/u.test(name) || name.length > 200)) return undefined
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

/** The expressions for what `issues` takes of one part. */
function issues(body: Json, part: Part): string[] {
  const at = expressionOf(part.path)
  if (at === undefined || part.as === 'score' || part.as === 'grade') return []
  if (part.as === 'verdict') return [`$merge([${at}, { "key": "verdict" }])`]
  if (part.as === 'number of failures') {
    const fields = `"key": ${quoted(part.path)}, "severity": "${part.severity}", "message": $string(${at}) & " in all"`
    return part.count > 0 ? [`${at} > 0 ? { ${fields} }`] : []
  }
  const value = valueAt(body, part.path)
  if (part.isMap) return isObject(value) ? mapIssues(at, part, value) : []
  return Array.isArray(value) && value.length > 0 ? [listIssues(at, part, value)] : []
}

function mapIssues(at: string, { as, names }: ListPart, map: { [name: string]: Json }): string[] {
  if (names === undefined) {
    const ofObject = '$merge([{ "key": $name }, $check])'
    const other = as === 'checks' ? ' : { "key": $name, "status": $check }' : ''
    return [`$each(${at}, function($check, $name) { $type($check) = "object" ? ${ofObject}${other} })`]
  }
  return names.slice(0, MAX_NAMED).flatMap(name => {
    const of = expressionOf([name])
    const check = map[name]
    if (of === undefined || !isObject(check)) return []
    const path = at === '$' ? of : `${at}.${of}`
    const most = plainlyStated(check) ? undefined : mostNameOf(check)
    const passed = most === undefined ? '' : `, "passed": ${path}.score >= ${path}.${most}`
    return [`$merge([{ "key": ${JSON.stringify(name)}${passed} }, ${path}])`]
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
  if (list.every(isObject)) return known === '' ? at : `${at}.${ofObject}`
  if (list.every(item => !isObject(item))) return `${at}.${ofText}`
  return `${at}.($type($) = "object" ? ${ofObject} : ${ofText})`
}

function oneCheck(at: string, { path, fault }: ListPart, list: readonly Json[]): string {
  const first = list.find(isObject)
  const address = first && ADDRESS_NAMES.find(name => own(first, name) !== undefined)
  const places = `${at}.{ "url": ${address ?? '$'} }`
  const fields = `"key": ${quoted(path)}, "title": ${JSON.stringify(fault)}, "occurrences": [${places}]`
  return `$count(${at}) > 0 ? { ${fields} }`
}

/** Only the entries that state an outcome, in the field and the words that this answer has. */
function statedChecks(at: string, { path }: ListPart, list: readonly Json[]): string {
  const stated = list.filter(isObject).flatMap(item => {
    const name = plainlyStated(item)?.name ?? (own(item, 'severity') === undefined ? undefined : 'severity')
    return name === undefined ? [] : [{ name, value: own(item, name) }]
  })
  const name = stated[0]?.name
  if (name === undefined) return at
  const words = new Set(
    stated.filter(other => other.name === name).map(({ value }) => String(value).toLowerCase()),
  )
  const isTruth = stated.some(({ value }) => typeof value === 'boolean')
  const isShort = !isTruth && words.size <= MAX_WORDS
  const filter = isShort ? `$lowercase(${name}) in ${JSON.stringify([...words])}` : `$exists(${name})`
  const filtered = `${at}[${filter}]`
  const hasTexts = list.filter(isObject).some(hasText)
  return hasTexts ? filtered : `${filtered}.$merge([{ "key": ${quoted(path)} }, $])`
}

function quoted(path: Path): string {
  return JSON.stringify(path.findLast(step => typeof step === 'string') ?? 'checks')
}

/** Lists in the entries of one list have one expression. */
function oncePerExpression(expressions: readonly string[]): string[] {
  return [...new Set(expressions)]
}
