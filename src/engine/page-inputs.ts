import pLimit from 'p-limit'
import type { PageInputs, ToolInputs } from '../api/inputs.ts'
import type { Tool } from '../api/tools.ts'
import { Memo } from './network/memo.ts'
import { withoutFragment } from './network/redirect-target.ts'
import { absoluteOn, hashOf, relativeTo } from './visit/input-fingerprint.ts'
import { fetchKey, readKey } from './visit/input-keys.ts'
import { traceOf } from './visit/input-trace.ts'
import type { Visit } from './visit/visit.ts'

export interface PageInputsOptions {
  /** Milliseconds that a fingerprint serves; Infinity for a run. */
  keepMs: number
  /** Version of the Chrome that shows pages, which is started for that. */
  chromeVersion(): Promise<string>
}

/** Inputs whose fingerprints a run keeps. */
const MAX_KEPT = 200_000
/** Inputs that are asked for at once. */
const ASKED_AT_ONCE = 16

/** Knows from what tools worked out their results, and whether it is still the same. Each input is asked for once a run. */
export class InputCheck {
  readonly #runs = new Map<string, Map<Tool, Promise<unknown>>>()
  readonly #known: Memo<string | undefined>
  readonly #limit = pLimit(ASKED_AT_ONCE)
  readonly #options: PageInputsOptions

  constructor(options: PageInputsOptions) {
    this.#options = options
    this.#known = new Memo(MAX_KEPT, options.keepMs)
  }

  /** @param run as {@link traced} made it; it is kept until the page is released */
  add(tool: Tool, url: string, run: Promise<unknown>): void {
    const runs = this.#runs.get(url) ?? new Map<Tool, Promise<unknown>>()
    this.#runs.set(url, runs.set(tool, run))
  }

  release(url: string): void {
    this.#runs.delete(url)
  }

  clear(): void {
    this.#runs.clear()
  }

  /** From what the tools that ran on a page worked out their results. */
  async of(visit: Visit, url: string): Promise<PageInputs> {
    const found: PageInputs = {}
    for (const [tool, run] of this.#runs.get(url) ?? []) {
      const inputs = await this.#inputsOf(visit, run)
      if (inputs) found[tool] = inputs
    }
    return found
  }

  /** Undefined where one of them cannot be compared. */
  async #inputsOf(visit: Visit, run: Promise<unknown>): Promise<ToolInputs | undefined> {
    const trace = traceOf(run)
    if (!trace) return undefined
    const { inputs, until } = trace.all()
    const read = await Promise.all(
      [...inputs].map(async ([key, known]) => {
        const fingerprint = await (known ?? this.#ask(visit, key)).catch(() => undefined)
        return fingerprint === undefined ? undefined : `${fingerprint} ${key}`
      }),
    )
    const told = read.filter(one => one !== undefined)
    if (told.length < read.length) return undefined
    return until === Number.POSITIVE_INFINITY
      ? { read: told }
      : { read: told, until: new Date(until).toISOString() }
  }

  /** The tools whose inputs are what they were: all are asked for anew, and none but the page's own is kept. */
  async unchanged(visit: Visit, inputs: PageInputs): Promise<readonly Tool[]> {
    const now = Date.now()
    const tools = Object.entries(inputs).filter(
      ([, { until }]) => until === undefined || Date.parse(until) > now,
    ) as [Tool, ToolInputs][]
    const all = [...new Set(tools.flatMap(([, { read }]) => read))]
    const own = fetchKey(relativeTo(new URL(visit.url).origin, withoutFragment(visit.url)), {})
    const ofPage = all.find(one => one.endsWith(` ${own}`))
    // Most pages that changed did so themselves, and then nothing else need be asked for.
    if (ofPage === undefined || !(await this.#isSame(visit, ofPage))) return []
    const same = new Set<string>([ofPage])
    await Promise.all(all.map(async one => (await this.#isSame(visit, one)) && same.add(one)))
    return tools.filter(([, { read }]) => read.every(one => same.has(one))).map(([tool]) => tool)
  }

  async #isSame(visit: Visit, input: string): Promise<boolean> {
    const at = input.indexOf(' ')
    const fingerprint = await this.#ask(visit, input.slice(at + 1)).catch(() => undefined)
    return fingerprint !== undefined && fingerprint === input.slice(0, at)
  }

  #ask(visit: Visit, key: string): Promise<string | undefined> {
    const { origin } = new URL(visit.url)
    return this.#known.get(`${origin} ${key}`, () => this.#limit(() => this.#fingerprint(visit, origin, key)))
  }

  async #fingerprint(visit: Visit, origin: string, key: string): Promise<string | undefined> {
    const input = readKey(key)
    switch (input?.kind) {
      case 'fetch':
        return await visit.fingerprint(absoluteOn(origin, input.url), input.options)
      case 'page':
        return await visit.pageFingerprint(absoluteOn(origin, input.url))
      case 'link':
        return await visit.linkFingerprint(absoluteOn(origin, input.url), input)
      case 'dns':
        return await visit.dnsFingerprint(input.name, input.type, input.options)
      case 'tls':
        return await visit.tlsFingerprint(input.host, input.port)
      case 'chrome':
        return hashOf(await this.#options.chromeVersion())
      default:
        return undefined
    }
  }
}
