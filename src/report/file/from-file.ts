import { z } from 'zod'
import { PageKeeper } from '../../api/kept-pages.ts'
import type { Check, Json, JsonObject, Page, Site, ToolRun } from '../../api/results.ts'
import type { Report } from '../report.ts'
import { FileRuns } from './file-run.ts'
import { type FilePage, type FileRun, type FileSite, reportFileSchema } from './file-schema.ts'
import { type FoundList, JsonParts, type Pieces } from './json-parts.ts'
import type { Lists } from './list-splitter.ts'
import { WholeValues } from './sharing/whole-values.ts'
import { fromVersion1, fromVersion1Page, version1Schema } from './version-1.ts'

/** What grows with the site that was audited. */
const LISTS: Lists = {
  verdict: { failing: 'elements' },
  sites: 'elements',
  pages: 'elements',
  analyses: [{ pages: 'elements', runs: 'elements', crawl: { records: 'elements' } }],
  rank: 'elements',
  comparison: { new: 'elements', known: 'elements', fixed: 'elements', scores: 'elements' },
  baseline: { sites: 'elements', pages: 'elements' },
  lookup: { open: 'elements' },
  fingerprints: { pages: 'elements' },
}

/** What is kept of reports while they are read. */
export class ReadingMemory {
  /** Checks that say nothing. */
  readonly silent = new Map<string, Check>()
  readonly pages = new PageKeeper()
}

export interface ReadOptions {
  /** What several reports share: it keeps their pages. */
  memory?: ReadingMemory
  /** What is kept of each tool run of a page or site; left out, all of it. */
  keep?: (run: ToolRun) => ToolRun
}

/**
 * Reads a report file as a stream: each page, site and the like is parsed, checked and put into the form of the report
 * before the next. Of checks that said nothing their names and outcomes are left.
 *
 * @param versions which are read; of the first, `siteChecks` are the ids of the checks whose fault is the site's
 * @throws ZodError, ReportFileError, and whatever the pieces reject with
 */
export async function fromFile(
  pieces: Pieces,
  { memory = new ReadingMemory(), keep = run => run }: ReadOptions = {},
  siteChecks?: () => Promise<ReadonlySet<string>>,
): Promise<Report> {
  const parts = await JsonParts.read(pieces, LISTS)
  const kept = <Results extends Page | Site>(of: Results): Results => ({ ...of, runs: of.runs.map(keep) })
  if (siteChecks && (parts.rest as Partial<Report> | null)?.schemaVersion === (1 as number)) {
    const file = version1Schema.parse(parts.rest)
    const ids = await siteChecks()
    await fill(file, parts, version1Schema, {
      pages: page => memory.pages.keep(kept(fromVersion1Page(page as Page, ids))),
    })
    return fromVersion1(file)
  }
  const { shared, ...file } = reportFileSchema.parse(parts.rest)
  const whole = file.schemaVersion === 3 ? new WholeValues((shared ?? []) as Json[]) : undefined
  const runs = new FileRuns(file.rules, memory.silent)
  await fill(
    file,
    parts,
    reportFileSchema,
    {
      pages: (page, [list]) =>
        list === 'fingerprints' ? page : memory.pages.keep(kept(runs.page(page as FilePage))),
      sites: site => kept(runs.site(site as FileSite)),
      runs: (run, [, analysis]) => runs.runs([run as FileRun], file.analyses[Number(analysis)]!.url)[0],
    },
    (value, path) => (whole && SHARING.includes(path.join('.')) ? wholePage(value, whole) : value),
  )
  // What differs between a file and a report stands in lists of these names alone.
  return { ...file, schemaVersion: 2 } as unknown as Report
}

/** Lists whose pages refer to shared values. */
const SHARING = ['pages', 'baseline.pages']

function wholePage(page: unknown, whole: WholeValues): unknown {
  if (typeof page !== 'object' || page === null) return page
  return { ...page, runs: whole.runsOf(page as JsonObject) }
}

/**
 * Puts the elements into a file whose lists are empty, each checked, and converted by the name of its list.
 *
 * @param completed gives an element as it is checked
 */
async function fill(
  file: object,
  parts: JsonParts,
  schema: z.ZodType,
  convert: Readonly<Record<string, (element: unknown, path: readonly (string | number)[]) => unknown>>,
  completed: (element: unknown, path: readonly (string | number)[]) => unknown = element => element,
): Promise<void> {
  const targets = new Map(parts.lists.map(list => [list, targetOf(list, file, schema)]))
  for await (const { list, index, value } of parts.elements()) {
    const target = targets.get(list)
    if (!target) continue
    const { data, error } = target.element.safeParse(completed(value, list.path))
    if (error)
      throw new z.ZodError(
        error.issues.map(issue => ({ ...issue, path: [...list.path, index, ...issue.path] })),
      )
    const name = String(list.path.at(-1))
    target.items.push(Object.hasOwn(convert, name) ? convert[name]!(data, list.path) : data)
  }
}

/** Where the elements of a list go and what they are; undefined of a list that the schema does not know. */
function targetOf({ path }: FoundList, file: object, schema: z.ZodType) {
  let [value, type]: [unknown, unknown] = [file, schema]
  for (const key of path) {
    value = (value as Record<string | number, unknown> | undefined)?.[key]
    const outer = withoutOptional(type)
    type =
      outer instanceof z.ZodArray
        ? outer.element
        : outer instanceof z.ZodObject
          ? outer.shape[key]
          : undefined
  }
  const list = withoutOptional(type)
  return Array.isArray(value) && list instanceof z.ZodArray
    ? { items: value as unknown[], element: list.element as z.ZodType }
    : undefined
}

function withoutOptional(type: unknown): unknown {
  return type instanceof z.ZodOptional ? type.unwrap() : type
}
