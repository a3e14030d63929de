import type { Json, JsonObject } from '../../../api/results.ts'
import type { Tool } from '../../../api/tools.ts'
import { isObject } from '../fields.ts'
import { MAY_BE_THE_REQUESTS, plainlyStated } from '../outcome.ts'
import type { Path } from '../reading.ts'
import { plainName } from './names.ts'

/** Objects in which services wrap what they answer, by their plain names. */
const WRAPPERS: ReadonlySet<string> = new Set([
  ...['data', 'result', 'results', 'report', 'reports', 'payload', 'response', 'body', 'output', 'answer'],
  ...['scan', 'audit', 'analysis', 'evaluation', 'assessment', 'inspection', 'inspectionresult'],
  ...['summary', 'overview', 'overall', 'task', 'tasks', 'item', 'items', 'page', 'pages', 'endpoints'],
  ...['seo', 'site', 'website', 'attributes'],
])

const MAX_DEPTH = 8
const MAX_CONTAINERS = 200

/** An object of a body that speaks of the whole result. */
export interface Container {
  object: JsonObject
  path: Path
}

/**
 * The body and the objects that wrap the result in it, level by level. A list is a wrapper where it has one entry
 * (`tasks[0].result[0]`): of several nobody can say which is the result.
 */
export function containerLevels(body: Json, tool?: Tool): Container[][] {
  const levels: Container[][] = []
  let level = asContainer(body, [])
  let found = 0
  while (level.length > 0 && levels.length < MAX_DEPTH && found < MAX_CONTAINERS) {
    levels.push(level)
    found += level.length
    level = level.flatMap(({ object, path }) =>
      Object.entries(object)
        .filter(([name]) => isWrapper(name, tool))
        .flatMap(([name, value]) => asContainer(value, [...path, name])),
    )
  }
  return levels
}

/** Whether an object of this name holds a result, and is not a part of one. */
export function isWrapper(name: string, tool?: Tool): boolean {
  const plain = plainName(name)
  return WRAPPERS.has(plain) || (tool !== undefined && plain === plainName(tool))
}

function asContainer(value: Json, path: Path): Container[] {
  if (isObject(value)) return [{ object: value, path }]
  const only = Array.isArray(value) && value.length === 1 ? value[0] : undefined
  // One that states an outcome is a check; "ok" may be said of the request.
  const stated = isObject(only) ? plainlyStated(only)?.name : undefined
  const isCheck = stated !== undefined && !MAY_BE_THE_REQUESTS.includes(stated)
  return isObject(only) && !isCheck ? [{ object: only, path: [...path, 0] }] : []
}
