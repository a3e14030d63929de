import { ownCopy } from '../../../text/cut.ts'
import { hashOf } from '../../formats/sitemap/url-set.ts'
import type { ReadEntry, ReadPage } from './read-entry.ts'

/** Addresses that are chosen beside the first and the last. */
const MIDDLE_SAMPLES = 3
/** Addresses at the start of the sitemaps that a server on this machine is asked for, all of them with HEAD. */
const MAX_PROBED = 300

/** An address of the sitemap, and where it is listed. */
export interface Listed {
  url: string
  file: string
  line: number
}

/**
 * Chooses addresses while the sitemaps are read: the first, the last, and those with the smallest hashes, which are
 * the same ones on every run, wherever they stand.
 */
export class SampleChooser {
  #first: Listed | undefined
  #last: (() => Listed) | undefined
  readonly #middle: { hash: number; listed: Listed }[] = []
  readonly #start: Listed[] = []

  add({ key }: ReadPage, { entry: { loc, line }, file }: ReadEntry): void {
    const listed = () => ({ url: ownCopy(loc), file: file.url, line })
    this.#first ??= listed()
    if (this.#start.length < MAX_PROBED) this.#start.push(listed())
    this.#last = listed
    const hash = hashOf(key)
    const largest = this.#middle.at(-1)?.hash ?? 0
    if (this.#middle.length >= MIDDLE_SAMPLES && hash >= largest) return
    if (this.#middle.some(sample => sample.hash === hash)) return
    this.#middle.push({ hash, listed: listed() })
    this.#middle.sort((a, b) => a.hash - b.hash)
    this.#middle.length = Math.min(this.#middle.length, MIDDLE_SAMPLES)
  }

  /** The first addresses, without those that are chosen. */
  get probed(): Listed[] {
    const others = new Map(this.#start.map(listed => [listed.url, listed]))
    for (const { url } of this.chosen) others.delete(url)
    return [...others.values()]
  }

  get chosen(): Listed[] {
    const all = [this.#first, this.#last?.(), ...this.#middle.map(({ listed }) => listed)]
    return [...new Map(all.flatMap(listed => (listed ? [[listed.url, listed] as const] : []))).values()]
  }
}
