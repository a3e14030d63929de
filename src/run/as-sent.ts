import type { Check, JsonObject, Page, PageRecord } from '../api/results.ts'
import type { Tool } from '../api/tools.ts'
import { hashOf } from '../engine/analysis/recorded-text.ts'

/** What a check that compares pages reads of one of them. */
interface Compared {
  tool: Tool
  /** Whether an audit of the page found what a crawl, which runs no scripts, has read of it. */
  isAsSent(facts: JsonObject, record: PageRecord): boolean
  /** Equal for the pages that the check may find alike; left out where it tells of each page by itself. */
  keyOf?(record: PageRecord): string | undefined
}

type TextName = 'title' | 'description' | 'h1'

const text = (tool: Tool, name: TextName): Compared => ({
  tool,
  isAsSent: (facts, record) => isText(facts[name], record[name]),
  keyOf: ({ [name]: recorded }) => recorded && (recorded.hash ?? recorded.text.toLowerCase()),
})

const COMPARED: Readonly<Record<string, Compared>> = {
  'serp/duplicate-title': text('serp', 'title'),
  'serp/duplicate-description': text('serp', 'description'),
  'content/duplicate-h1': text('content', 'h1'),
  'content/duplicate-text': {
    tool: 'content',
    isAsSent: ({ textFingerprint }, { fingerprint }) => (textFingerprint ?? undefined) === fingerprint,
  },
  'serp/unlike-siblings': {
    tool: 'serp',
    isAsSent: ({ description, canonicalIs = 'absent' }, record) =>
      (typeof description === 'string') === (record.description !== undefined) &&
      (canonicalIs !== 'absent') === (record.canonical !== undefined || record.canonicalsDiffer === true),
  },
  'schema/unlike-siblings': {
    tool: 'schema',
    isAsSent: ({ types }, record) => isStartOf(record.types ?? [], strings(types)),
  },
  'hreflang/versions-disagree': {
    tool: 'hreflang',
    isAsSent({ alternates }, { hreflang }) {
      const named = (Array.isArray(alternates) ? (alternates as JsonObject[]) : []).filter(
        version => version['hreflang'] !== '' && version['url'] !== null,
      )
      const codeOf = (version: JsonObject) => String(version['hreflang']).toLowerCase()
      const lines = strings(named.map(version => `${codeOf(version)} ${version['url']}`))
      return (
        isStartOf(hreflang?.codes ?? [], strings(named.map(codeOf))) &&
        lines.length === (hreflang?.count ?? 0)
      )
    },
  },
}

/** What stands for the rest of a text. */
const CUT = '…'
/** Items from which on a record may have left out others. */
const MAY_BE_CUT = 5

function isText(fact: unknown, recorded: PageRecord['title']): boolean {
  const shown = typeof fact === 'string' ? fact : ''
  if (!recorded) return shown === ''
  if (recorded.hash === undefined) return recorded.text === shown
  // Of a very long text both hold the start.
  const isCut = shown.endsWith(CUT) && recorded.text.endsWith(CUT)
  return recorded.hash === hashOf(shown) || (isCut && shown.startsWith(recorded.text.slice(0, -CUT.length)))
}

function strings(list: unknown): string[] {
  return Array.isArray(list) ? [...new Set(list.map(String))].sort() : []
}

function isStartOf(recorded: readonly string[], all: readonly string[]): boolean {
  return (
    recorded.every((item, at) => item === all[at]) &&
    (recorded.length === all.length || recorded.length >= MAY_BE_CUT)
  )
}

/** Whether what a check compares is on an audited page as a crawl has read it, so that the crawl may answer for it. */
export function isAsSent(id: string, page: Page, record: PageRecord): boolean {
  const compared = COMPARED[id]
  if (!compared) return true
  const run = page.runs.find(({ tool, status }) => tool === compared.tool && status === 'measured')
  return compared.isAsSent(run?.facts ?? {}, record)
}

/**
 * A check of a site without what scripts have put right on audited pages: a page that they changed and that passes, and
 * pages that were alike as they were sent and of which fewer than two are left.
 *
 * @param audited by the addresses of their records
 */
export function withoutSent(
  check: Check,
  records: readonly PageRecord[],
  audited: ReadonlyMap<string, Page>,
): Check {
  const compared = COMPARED[check.id]
  if (!compared || check.outcome !== 'fail') return check
  const isPutRight = (record: PageRecord) => {
    const page = audited.get(record.url)
    if (!page || isAsSent(check.id, page, record)) return false
    const own = page.runs.flatMap(({ checks }) => checks).find(({ id }) => id === check.id)
    return compared.keyOf ? own?.outcome !== 'fail' : own?.outcome === 'pass'
  }
  const byUrl = new Map(records.map(record => [record.url, record]))
  const { keyOf } = compared
  const left = new Map<string, number>()
  for (const record of keyOf ? records : []) {
    const key = isPutRight(record) ? undefined : keyOf!(record)
    if (key !== undefined) left.set(key, (left.get(key) ?? 0) + 1)
  }
  const occurrences = check.occurrences.filter(({ url }) => {
    const record = byUrl.get(url)
    if (!record) return true
    return keyOf ? (left.get(keyOf(record) ?? '') ?? 0) > 1 : !isPutRight(record)
  })
  const dropped = check.occurrences.length - occurrences.length
  if (dropped === 0) return check
  const { occurrenceCount, message: _, ...rest } = check
  const count = (occurrenceCount ?? check.occurrences.length) - dropped
  if (count === 0) {
    return { ...rest, outcome: 'pass', message: 'as Chrome shows the audited pages', occurrences: [] }
  }
  return { ...rest, occurrences, ...(count > occurrences.length && { occurrenceCount: count }) }
}
