import type { PageInputs, ToolInputs } from '../../api/inputs.ts'
import type { ToolRun } from '../../api/results.ts'
import type { CallOptions, SeoApi, ToolOptions } from '../../api/seo-api.ts'
import type { Tool } from '../../api/tools.ts'
import { originOf } from '../../net/origin.ts'
import type { InputsByPage, KnownRuns } from './measured-runs.ts'

/** Pages that are looked at before it is their turn. */
const AHEAD = 24

/** An engine that takes over what it would find again. */
export interface IncrementalApi {
  api: SeoApi
  /** From what the results on all pages that were released were worked out. */
  inputs(): Promise<InputsByPage>
}

/**
 * The same engine, which takes over the results of an earlier run whose inputs are still the same, and notes from what it
 * worked out the others.
 *
 * @param urls the pages in the order in which they will be asked for
 * @param signal ends the run: nothing is asked for any more
 * @param known results of an earlier run; left out, all is measured
 */
export function incrementalApi(
  api: SeoApi,
  urls: readonly string[],
  signal: AbortSignal,
  known?: KnownRuns,
): IncrementalApi {
  /** Of the pages in work, the tools whose results are new. */
  const fresh = new Map<string, Set<Tool>>()
  const next = new Map(urls.map((url, index) => [url, urls.slice(index + 1, index + 1 + AHEAD)]))
  const memories = new Map<string, Promise<HeldInputs>>()
  /** Results of the pages in work: they are made when the first is taken, and not of pages that are looked at ahead. */
  const taken = new Map<string, ReadonlyMap<Tool, ToolRun>>()
  /** Of the pages that were released: their results are for others to keep. */
  const inputs = new Map<string, ReadonlyMap<Tool, ToolInputs>>()
  const releasing = new Set<Promise<void>>()
  if (known) {
    for (const [origin, pages] of Map.groupBy(urls, originOf)) {
      api.expect?.(pages[0]!, known.inputsOn(origin, pages))
    }
  }

  const heldOn = (url: string, options: CallOptions): Promise<HeldInputs> => {
    let held = memories.get(url)
    if (!held) {
      held = known && !inputs.has(url) ? stillTrue(api, url, known, options) : Promise.resolve(new Map())
      memories.set(url, held)
    }
    return held
  }

  const takenOver = (tool: Tool, url: string, held: HeldInputs): ToolRun | undefined => {
    if (!held.has(tool)) return undefined
    let runs = taken.get(url)
    if (!runs) {
      runs = new Map(known!.runs(url, new Set(held.keys())).map(run => [run.tool, run]))
      taken.set(url, runs)
    }
    return runs.get(tool)
  }

  const runTool = async (tool: Tool, url: string, options: ToolOptions = {}): Promise<ToolRun> => {
    const holding = heldOn(url, options)
    if (known) for (const other of next.get(url) ?? []) void heldOn(other, options)
    const still = await holding
    const held = takenOver(tool, url, still)
    if (held) return held
    const run = await api.runTool(
      tool,
      url,
      still.size > 0 ? { ...options, known: [...still.keys()] } : options,
    )
    if (run.status === 'measured') fresh.set(url, (fresh.get(url) ?? new Set()).add(tool))
    return run
  }

  const leave = async (url: string): Promise<void> => {
    const [measured, holding] = [fresh.get(url) ?? new Set<Tool>(), memories.get(url)]
    fresh.delete(url)
    memories.delete(url)
    taken.delete(url)
    const asking = measured.size > 0 && !signal.aborted ? api.inputs?.(url, { signal }) : undefined
    const found: PageInputs = (await asking?.catch(() => undefined)) ?? {}
    const ofFresh = [...measured].flatMap(tool => (found[tool] ? [[tool, found[tool]] as const] : []))
    const ofHeld = [...((await holding) ?? [])].filter(([tool]) => !measured.has(tool))
    inputs.set(url, new Map([...ofHeld, ...ofFresh]))
    api.release?.(url)
  }

  return {
    api: {
      ...api,
      runTool,
      // Nothing that takes long to start is, before it is known to be needed.
      ...(known && { prepare: () => undefined }),
      release(url) {
        const leaving = leave(url)
        releasing.add(leaving)
        void leaving.finally(() => releasing.delete(leaving))
      },
    },
    async inputs() {
      await Promise.all(releasing)
      return inputs
    },
  }
}

/** Inputs of the results that still hold. */
type HeldInputs = ReadonlyMap<Tool, ToolInputs>

/** The inputs on a page that are the same. Never rejects: what cannot be compared is measured. */
async function stillTrue(
  api: SeoApi,
  url: string,
  known: KnownRuns,
  options: CallOptions,
): Promise<HeldInputs> {
  const inputs = known.inputs(url)
  if (inputs.size === 0) return inputs
  const held = await api.unchanged?.(url, Object.fromEntries(inputs), options).catch(() => undefined)
  const isSame = new Set(held)
  return new Map([...inputs].filter(([tool]) => isSame.has(tool)))
}
