import type { Exchange } from '../network/exchange.ts'
import { withoutFragment } from '../network/redirect-target.ts'
import { exchangeFingerprint, hashOf, relativeTo } from './input-fingerprint.ts'
import { CHROME, fetchKey, type KeyOptions, type ShownRequest, shownInputs } from './input-keys.ts'
import { noteInput } from './input-trace.ts'

/** Tells the work that is under way of what it asks its visit for, see {@link InputTrace}. */
export class InputNotes {
  readonly #origin: string
  readonly #isOn: boolean
  /** Of what was gathered, while it is kept. */
  readonly #fingerprints = new WeakMap<Promise<unknown>, Promise<string | undefined>>()

  /**
   * @param origin of the audited page
   * @param isOn whether anybody compares inputs; otherwise no fingerprint is made
   */
  constructor(origin: string, isOn: boolean) {
    this.#origin = origin
    this.#isOn = isOn
  }

  /** What a request is known by, and asked for again. */
  fetchKey(url: string, options: KeyOptions): string {
    return fetchKey(this.shortened(url), options)
  }

  /** Tells of a request with what it was answered, of which the fingerprint is made once. */
  noteFetched(url: string, options: KeyOptions, fetched: Promise<Exchange>): void {
    const known = this.#fingerprints.get(fetched)
    const key = this.fetchKey(url, options)
    if (known) noteInput(key, known)
    else this.note(key, fetched, exchange => exchangeFingerprint(exchange, this.#origin))
  }

  /** Tells of an input with what becomes of it. */
  note<T>(key: string, value: Promise<T>, fingerprintOf: (value: T) => string | undefined): void {
    if (!this.#isOn) return
    const fingerprint = value.then(fingerprintOf)
    fingerprint.catch(() => undefined)
    this.#fingerprints.set(value, fingerprint)
    noteInput(key, fingerprint)
  }

  /** Tells of all that Chrome loaded. */
  noteShown(requests: readonly ShownRequest[], chromeVersion: string): void {
    if (!this.#isOn) return
    noteInput(CHROME, Promise.resolve(hashOf(chromeVersion)))
    for (const url of shownInputs(requests, this.#origin)) noteInput(this.fetchKey(url, {}))
  }

  /** An address as inputs name it: without its fragment, on the audited origin without that. */
  shortened(url: string): string {
    return relativeTo(this.#origin, withoutFragment(url))
  }
}
