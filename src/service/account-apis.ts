import type { SeoApi, Vitals } from '../api/seo-api.ts'

/**
 * An implementation of the contract for each account, opened when the account first asks for something: what the pages
 * of one cost in time and memory, others do not pay, and nothing that was found for one is shown to another. Beyond the
 * most there may be, accounts share.
 */
export class AccountApis {
  readonly #open: () => SeoApi
  readonly #max: number
  readonly #apis: SeoApi[] = []
  readonly #indexes = new Map<string, number>()

  /** @param max most that are open */
  constructor(open: () => SeoApi, max: number) {
    this.#open = open
    this.#max = max
  }

  of(account: string): SeoApi {
    const index = this.#indexes.get(account) ?? this.#indexes.size % this.#max
    this.#indexes.set(account, index)
    this.#apis[index] ??= this.#open()
    return this.#apis[index]
  }

  /** How those fare that are open, together, and how many they are. */
  async vitals(): Promise<Vitals & { engines: number }> {
    const all = await Promise.all(this.#apis.map(api => api.vitals?.()))
    const sum = (name: keyof Vitals) => all.reduce((total, vitals) => total + (vitals?.[name] ?? 0), 0)
    return {
      engines: all.length,
      pageChromes: sum('pageChromes'),
      replacedChromes: sum('replacedChromes'),
      lighthouseChromes: sum('lighthouseChromes'),
      endedThreads: sum('endedThreads'),
      heapBytes: sum('heapBytes'),
    }
  }

  /** Ends all of them. */
  async close(): Promise<void> {
    await Promise.all(this.#apis.map(api => api.close?.()))
  }
}
