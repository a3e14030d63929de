import pLimit from 'p-limit'
import type { PageInputs, ToolInputs } from '../api/inputs.ts'
import type { Tool } from '../api/tools.ts'
import { Memo } from './network/memo.ts'
import { withoutFragment } from './network/redirect-target.ts'
import { answerFingerprint, answerFingerprints, pageFingerprint } from './visit/fingerprints-now.ts'
import {
  type AnswerFingerprints,
  absoluteOn,
  dnsFingerprint,
  hashOf,
  hasSamePlaces,
  linkFingerprint,
  relativeTo,
  tlsFingerprint,
} from './visit/input-fingerprint.ts'
import { fetchKey, hostAsked, isLink, isOutside, isPlaces, pageKey, target } from './visit/input-keys.ts'
import { traceOf } from './visit/input-trace.ts'
import { MOST_AT_ONCE_PER_HOST } from './visit/link-check/host-lanes.ts'
import type { Visit } from './visit/visit.ts'

export interface PageInputsOptions {
  /** Milliseconds that a fingerprint serves; Infinity for a run. */
  keepMs: number
  /** Version of the Chrome that shows pages, which is started for that. */
  chromeVersion(): Promise<string>
}

/** Inputs whose fingerprints a run keeps. */
const MAX_KEPT = 200_000
/** Inputs that the audited site is asked for at once, whose owner wants that: as many as for links. */
const ASKED_AT_ONCE = 25
/** The same of all others together, other than targets of links: a link checker spares hosts itself. */
const ASKED_OUTSIDE_AT_ONCE = 16

/** Knows from what tools worked out their results, and whether it is still the same. Each input is asked for once a run. */
export class InputCheck {
  readonly #runs = new Map<string, Map<Tool, Promise<unknown>>>()
  readonly #known: Memo<string | undefined>
  readonly #limit = pLimit(ASKED_AT_ONCE)
  readonly #outside = pLimit(ASKED_OUTSIDE_AT_ONCE)
  /** Fingerprints of one answer for all that is compared of it. */
  readonly #answers: Memo<AnswerFingerprints>
  /** Keys of what will be asked for, by origin. */
  readonly #expected = new Map<string, ReadonlySet<string>>()
  readonly #options: PageInputsOptions

  constructor(options: PageInputsOptions) {
    this.#options = options
    this.#known = new Memo(MAX_KEPT, options.keepMs)
    this.#answers = new Memo(MAX_KEPT, options.keepMs)
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

  /**
   * Says which inputs the pages of an origin will be compared by. Those of other hosts are asked for at once: many answer
   * slowly, some never, and pages would wait for them in turn. Of each host a few are asked for at a time, so that what a
   * page waits for comes between them.
   *
   * @returns when these have been asked for
   */
  async expect(visit: Visit, keys: readonly string[]): Promise<void> {
    const ofPages = keys.filter(isPlaces).map(key => pageKey(target(key)))
    this.#expected.set(new URL(visit.url).origin, new Set([...keys, ...ofPages]))
    const askAll = async (queue: Iterable<string>) => {
      for (const key of queue) await this.#ask(visit, key).catch(() => undefined)
    }
    const hosts = Map.groupBy(keys.filter(isOutside), hostAsked).values()
    const asking = hosts.flatMap(ofHost => {
      const queue = ofHost.values()
      return Array.from({ length: MOST_AT_ONCE_PER_HOST }, () => askAll(queue))
    })
    await Promise.all(asking)
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
    const [before, key] = [input.slice(0, at), input.slice(at + 1)]
    if (isPlaces(key)) return await this.#hasPlaces(visit, before, key).catch(() => false)
    const fingerprint = await this.#ask(visit, key).catch(() => undefined)
    return fingerprint !== undefined && fingerprint === before
  }

  async #hasPlaces(visit: Visit, before: string, key: string): Promise<boolean> {
    const { readKey } = await import('./visit/read-input-key.ts')
    const input = readKey(key)
    if (input?.kind !== 'places') return false
    const { origin } = new URL(visit.url)
    const page = await this.#ask(visit, pageKey(input.url))
    return await hasSamePlaces(before, page, origin, input.places, () =>
      visit.linkAnswer(absoluteOn(origin, input.url), { fragments: [] }),
    )
  }

  #ask(visit: Visit, key: string): Promise<string | undefined> {
    const { origin } = new URL(visit.url)
    return this.#known.get(`${origin} ${key}`, () => this.#inTurn(visit, origin, key))
  }

  #inTurn(visit: Visit, origin: string, key: string): Promise<string | undefined> {
    const work = () => this.#fingerprint(visit, origin, key)
    if (!isOutside(key)) return this.#limit(work)
    return isLink(key) ? work() : this.#outside(work)
  }

  async #fingerprint(visit: Visit, origin: string, key: string): Promise<string | undefined> {
    // Only runs that take results over ask for inputs.
    const { readKey } = await import('./visit/read-input-key.ts')
    const input = readKey(key)
    switch (input?.kind) {
      case 'fetch': {
        const url = absoluteOn(origin, input.url)
        if (Object.keys(input.options).length > 0) return await answerFingerprint(visit, url, input.options)
        return (await this.#answer(visit, url)).fetch
      }
      case 'page': {
        const url = absoluteOn(origin, input.url)
        return (await this.#answer(visit, url)).page ?? (await pageFingerprint(visit, url))
      }
      case 'link': {
        const url = absoluteOn(origin, input.url)
        const isRead = !input.onProduction && this.#isRead(origin, input.url)
        const known = isRead ? (await this.#answer(visit, url)).link : undefined
        const answer = known ? undefined : await visit.linkAnswer(url, { onProduction: input.onProduction })
        return known ?? linkFingerprint(answer!, origin)
      }
      case 'dns':
        return dnsFingerprint(await visit.dns(input.name, input.type, input.options))
      case 'tls':
        return tlsFingerprint(await visit.tls(input.host, input.port))
      case 'chrome':
        return hashOf(await this.#options.chromeVersion())
      default:
        return undefined
    }
  }

  #answer(visit: Visit, url: string): Promise<AnswerFingerprints> {
    return this.#answers.get(`${new URL(visit.url).origin} ${url}`, () => answerFingerprints(visit, url))
  }

  /** Whether a link's target is read for other reasons as well, so that nobody has to ask for its status alone. */
  #isRead(origin: string, url: string): boolean {
    const expected = this.#expected.get(origin)
    return expected?.has(fetchKey(url, {})) === true || expected?.has(pageKey(url)) === true
  }
}
