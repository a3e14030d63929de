import type { Json, JsonObject } from '../../../api/results.ts'
import { MARK, marked } from './reference.ts'
import type { SharedValues } from './shared-values.ts'

/** What a person asks for with `jq` stands where it is, so that most questions need not know of shared values. */
const PLAIN_OF_RUN = ['tool', 'status', 'score', 'startedAt', 'durationMs', 'takenOver'] as const
const PLAIN_OF_CHECK = ['id', 'outcome'] as const

/**
 * A page of the report file as JSON in which what repeats is a reference. Its own address, which stands in many places, is
 * the mark alone, so that what is said of each page in the same words is the same.
 */
export function pageText(
  { runs, ...page }: JsonObject & { runs: JsonObject[] },
  shared: SharedValues,
): string {
  const startedAt = mostFrequent(runs.map(run => run['startedAt']))
  const written = runs.map(({ startedAt: at, ...run }) => ({
    ...run,
    ...(at !== startedAt && { startedAt: at! }),
  }))
  const values = withMarks(written, String(page['url'])) as JsonObject[]
  shared.startPage(values)
  const texts = values.map(run => runText(run, shared))
  const own = shared.textsOfPage
  return `{${joined(
    fieldsOf({ ...page, ...(startedAt !== undefined && { startedAt }) }),
    own.length === 0 ? '' : `"own":[${own.join(',')}]`,
    `"runs":[${texts.join(',')}]`,
  )}}`
}

function runText({ checks, ...run }: JsonObject, shared: SharedValues): string {
  const [plain, rest] = parted(run, PLAIN_OF_RUN)
  const tool = String(run['tool'])
  const texts = (checks as JsonObject[]).map(check => {
    const [plain, rest] = parted(check, PLAIN_OF_CHECK)
    return `{${joined(fieldsOf(plain), shared.fieldsOf(rest, String(check['id'])))}}`
  })
  return `{${joined(fieldsOf(plain), `"checks":[${texts.join(',')}]`, shared.fieldsOf(rest, tool))}}`
}

/** @returns the fields with these names, and the others */
function parted(object: JsonObject, names: readonly string[]): [JsonObject, JsonObject] {
  const entries = Object.entries(object)
  return [
    Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
  ]
}

function fieldsOf(object: JsonObject): string {
  return JSON.stringify(object).slice(1, -1)
}

function joined(...fields: readonly string[]): string {
  return fields.filter(field => field !== '').join(',')
}

function mostFrequent(values: readonly (Json | undefined)[]): Json | undefined {
  const counts = new Map<Json | undefined, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return values.find(value => counts.get(value) === most)
}

function withMarks(value: Json, address: string): Json {
  if (typeof value === 'string') return value === address ? MARK : marked(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(item => withMarks(item, address))
  const told = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(told.map(([key, item]) => [marked(key), withMarks(item, address)]))
}
