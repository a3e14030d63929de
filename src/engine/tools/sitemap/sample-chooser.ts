import { ownCopy } from '../../../text/cut.ts'
import { hashOf } from '../../formats/sitemap/url-set.ts'
import type { ReadEntry, ReadPage } from './read-entry.ts'

/** Addresses that are chosen beside the first and the last. */
const MIDDLE_SAMPLES = 3

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

  add({ key }: ReadPage, { entry: { loc, line }, file }: ReadEntry): void {
    const listed = () => ({ url: ownCopy(loc), file: file.url, line })
    this.#first ??= listed()
    this.#last = listed
    const hash = hashOf(key)
    const largest = this.#middle.at(-1)?.hash ?? 0
    if (this.#middle.length >= MIDDLE_SAMPLES && hash >= largest) return
    if (this.#middle.some(sample => sample.hash === hash)) return
    this.#middle.push({ hash, listed: listed() })
    this.#middle.sort((a, b) => a.hash - b.hash)
    this.#middle.length = Math.min(this.#middle.length, MIDDLE_SAMPLES)
  }

  get chosen(): Listed[] {
    const all = [this.#first, this.#last?.(), ...this.#middle.map(({ listed }) => listed)]
    return [...new Map(all.flatMap(listed => (listed ? [[listed.url, listed] as const] : []))).values()]
  }
}
