import type { ToolInputs } from '../../api/inputs.ts'
import { lazyFactsOf, withLazyFacts, withoutFacts } from '../../api/lazy-facts.ts'
import type { Check, Page, ToolRun } from '../../api/results.ts'
import type { Tool } from '../../api/tools.ts'
import { originOf } from '../../net/origin.ts'
import { isTold } from '../../report/file/file-run.ts'
import type {
  Fingerprints,
  MeasuredCheck,
  MeasuredPage,
  MeasuredRun,
} from '../../report/file/fingerprints-schema.ts'
import type { CheckTexts } from './check-texts.ts'
import { KeyTable } from './key-table.ts'
import { OtherOrigin } from './other-origin.ts'

/** What the results on pages were worked out from, by tool, of all that can be compared. */
export type InputsByPage = ReadonlyMap<string, ReadonlyMap<Tool, ToolInputs>>

/** Facts that are pictures, whose files stay with the report that they were taken for. */
const PICTURES = ['screenshots', 'pictures'] as const

/**
 * What a report has to hold beside its pages for a later run to take results over. The pages have them as they were
 * judged: without what stands with the site, and with marks for what was set aside or counts elsewhere. Of each result
 * only that difference is kept.
 *
 * @param measured the pages with all that their tools gave
 * @param pages the same as they were judged
 */
export function fingerprintsOf(
  run: string,
  known: InputsByPage,
  measured: readonly Page[],
  pages: readonly Page[],
): Fingerprints {
  const [inputs, names] = [new KeyTable(), new KeyTable()]
  const reported = new Map(pages.map(page => [page.url, page]))
  const kept = measured.map(({ url, runs: results }): MeasuredPage => {
    const ofPage = known.get(url)
    const runs = new Map(reported.get(url)?.runs.map(run => [run.tool, run]))
    const tools = results.flatMap(run => {
      const of = ofPage?.get(run.tool)
      if (run.status !== 'measured' || !of) return []
      const kept: MeasuredRun = {
        read: of.read.map(input => inputs.keyOf(input)).join(' '),
        ...(of.until !== undefined && { until: of.until }),
        ...differenceOf(run, runs.get(run.tool), names),
      }
      return [[run.tool, kept] as const]
    })
    return { url, tools: Object.fromEntries(tools) }
  })
  return { run, inputs: inputs.entries(), names: names.entries(), pages: kept }
}

function differenceOf(
  run: ToolRun,
  reported: ToolRun | undefined,
  names: KeyTable,
): Omit<MeasuredRun, 'read' | 'until'> {
  const told = new Map(reported?.checks.map(check => [check.id, check]))
  const isOther = (check: Check) => {
    const known = told.get(check.id)
    return known === undefined || !isSame(known, check)
  }
  const others = run.checks.filter(isOther)
  const silent = (outcome: Check['outcome']) => {
    const ids = others.filter(check => check.outcome === outcome && !isTold(check)).map(({ id }) => id)
    return ids.length === 0 ? undefined : names.keyOf(ids.join(' '))
  }
  const checks = others.filter(isTold).map(withoutTexts)
  const [passed, notApplicable] = [silent('pass'), silent('not-applicable')]
  const { startedAt, durationMs, score } = run
  return {
    score,
    ...(checks.length > 0 && { checks }),
    ...(passed !== undefined && { passed }),
    ...(notApplicable !== undefined && { notApplicable }),
    ...(!reported && { facts: withoutPictures(run.facts), startedAt, durationMs }),
  }
}

/** What is silent is its outcome. */
function isSame(one: Check, other: Check): boolean {
  if (one === other) return true
  if (one.outcome !== other.outcome || one.severity !== other.severity) return false
  if (!isTold(one) && !isTold(other)) return true
  return JSON.stringify(withoutTexts(one)) === JSON.stringify(withoutTexts(other))
}

function withoutTexts(check: Check): MeasuredCheck {
  const { scope: _s, title: _t, severity: _y, help: _h, why: _w, fix: _f, ...rest } = check
  return rest
}

function toolsOf({ tools }: MeasuredPage): [Tool, MeasuredRun][] {
  return Object.entries(tools) as [Tool, MeasuredRun][]
}

function withoutPictures(facts: ToolRun['facts']): ToolRun['facts'] {
  return Object.fromEntries(
    Object.entries(facts).filter(([name]) => !PICTURES.some(picture => picture === name)),
  )
}

/** Results of an earlier report, as its tools gave them. */
export class KnownRuns {
  readonly #fingerprints: Fingerprints
  readonly #texts: ReadonlyMap<string, CheckTexts>
  readonly #pages: ReadonlyMap<string, Page>
  readonly #measured: ReadonlyMap<string, MeasuredPage>
  /** Checks that say nothing, which are the same on all pages, by name or as the report has them. */
  readonly #silent = new Map<string | Check, Check>()
  /** Of all pages; undefined where they have several. */
  readonly #origin: string | undefined

  /** @param pages with all of their facts */
  constructor(fingerprints: Fingerprints, pages: readonly Page[], texts: ReadonlyMap<string, CheckTexts>) {
    this.#fingerprints = fingerprints
    this.#texts = texts
    this.#pages = new Map(pages.map(page => [page.url, page]))
    this.#measured = new Map(fingerprints.pages.map(page => [page.url, page]))
    const origins = new Set(pages.map(({ url }) => originOf(url)))
    this.#origin = origins.size === 1 ? [...origins][0] : undefined
  }

  /**
   * What the results on pages of an origin were worked out from, each once and without its fingerprint; where the pages
   * are on another origin now, as if they had been worked out there.
   */
  inputsOn(origin: string, urls: readonly string[]): string[] {
    const isElsewhere = this.#origin !== undefined && origin !== this.#origin
    const other = isElsewhere ? OtherOrigin.between(this.#origin!, origin) : undefined
    const keys = new Set<string>()
    for (const url of urls) {
      const page =
        this.#measured.get(url) ?? (other && this.#measured.get(this.#origin + url.slice(origin.length)))
      for (const { read } of Object.values(page?.tools ?? {}))
        for (const key of read?.split(' ') ?? []) keys.add(key)
    }
    const { inputs } = this.#fingerprints
    const known = [...keys].flatMap(key => (Object.hasOwn(inputs, key) ? [inputs[key]!] : []))
    const read = other ? known.flatMap(input => other.inputs({ read: [input] })?.read ?? []) : known
    return [...new Set(read.map(input => input.slice(input.indexOf(' ') + 1)))]
  }

  /**
   * What the results on a page were worked out from, of those that a later run may take over if it is what it was; where
   * the page is on another origin now, as if they had been worked out there.
   */
  inputs(url: string): ReadonlyMap<Tool, ToolInputs> {
    const { page, other } = this.#placeOf(url)
    const inputs = new Map<Tool, ToolInputs>()
    for (const [tool, kept] of page ? toolsOf(page) : []) {
      const known = this.#inputsOf(kept)
      const mapped = known && other ? other.inputs(known) : known
      if (mapped) inputs.set(tool, mapped)
    }
    return inputs
  }

  /** The results on a page as a later run takes them over, see {@link inputs}. */
  runs(url: string, tools: ReadonlySet<Tool>): ToolRun[] {
    const { page, other } = this.#placeOf(url)
    if (!page || tools.size === 0) return []
    const reported = new Map(this.#pages.get(page.url)?.runs.map(run => [run.tool, run]))
    return toolsOf(page).flatMap(([tool, kept]) => {
      if (!tools.has(tool)) return []
      const run = this.#runOf({ tool, url: page.url }, kept, reported.get(tool))
      if (!run) return []
      return other ? other.result(run) : run
    })
  }

  /** Where the results on a page stand, and how they are read where that is on another origin. */
  #placeOf(url: string): { page: MeasuredPage | undefined; other: OtherOrigin | undefined } {
    const origin = originOf(url)
    const same = this.#measured.get(url)
    if (same || this.#origin === undefined || origin === this.#origin) return { page: same, other: undefined }
    const other = OtherOrigin.between(this.#origin, origin)
    return { page: other && this.#measured.get(this.#origin + url.slice(origin.length)), other }
  }

  #inputsOf({ read, until }: MeasuredRun): ToolInputs | undefined {
    const { inputs } = this.#fingerprints
    const told = read?.split(' ').map(key => (Object.hasOwn(inputs, key) ? inputs[key] : undefined)) ?? []
    if (told.length === 0 || told.includes(undefined)) return undefined
    return { read: told as string[], ...(until !== undefined && { until }) }
  }

  #runOf(
    { tool, url }: Pick<ToolRun, 'tool' | 'url'>,
    kept: MeasuredRun,
    reported: ToolRun | undefined,
  ): ToolRun | undefined {
    if (reported ? reported.status !== 'measured' : kept.startedAt === undefined) return undefined
    const reportedChecks = reported?.checks ?? []
    const checks = new Map(reportedChecks.map(check => [check.id, this.#shared(check) ?? this.#whole(check)]))
    for (const check of kept.checks ?? []) checks.set(check.id, this.#whole(check))
    for (const outcome of ['pass', 'not-applicable'] as const) {
      for (const id of this.#namesOf(outcome === 'pass' ? kept.passed : kept.notApplicable)) {
        checks.set(id, this.#once(`${outcome} ${id}`, { id, outcome, occurrences: [] }))
      }
    }
    const run = {
      tool,
      url,
      status: 'measured' as const,
      startedAt: kept.startedAt ?? '',
      durationMs: kept.durationMs ?? 0,
      ...(reported && withoutFacts(reported)),
      score: kept.score,
      checks: [...checks.values()],
      takenOver: true as const,
    }
    const facts = reported && lazyFactsOf(reported)
    if (facts && !PICTURES.some(name => facts.mayHave(name)))
      return withLazyFacts({ ...run, facts: undefined }, facts)
    return { ...run, facts: withoutPictures(reported?.facts ?? kept.facts ?? {}) }
  }

  #namesOf(key: string | undefined): string[] {
    const { names } = this.#fingerprints
    return key !== undefined && Object.hasOwn(names, key) ? names[key]!.split(' ') : []
  }

  /** What a report has frozen stands on many of its pages. */
  #shared(check: Check): Check | undefined {
    return Object.isFrozen(check) ? this.#once(check, check) : undefined
  }

  #once(key: string | Check, check: MeasuredCheck): Check {
    const known = this.#silent.get(key)
    if (known) return known
    const whole = Object.freeze(this.#whole(check))
    this.#silent.set(key, whole)
    return whole
  }

  /** With the texts and the severity that the program gives it. */
  #whole(check: MeasuredCheck): Check {
    const texts = this.#texts.get(check.id) ?? { title: check.id, severity: 'notice', help: '' }
    return { ...check, ...texts }
  }
}
