import { createHash } from 'node:crypto'
import { PlaceKeys, withoutIndexes } from '../../gate/baseline/place-keys.ts'
import type { PlaceRow } from '../view/place-rows.ts'
import type { ReportView } from '../view/report-view.ts'

/** Hexadecimal digits of a fingerprint. */
const LENGTH = 32

/**
 * Says of places what tells them apart in every run on the same site, wherever it is deployed: no origin, no line, no
 * name that a build makes anew, no figure of a message. Of places that are alike each has a number.
 */
export class Fingerprints {
  readonly #keys: PlaceKeys
  readonly #counts = new Map<string, number>()

  constructor({ pages, sites }: Pick<ReportView, 'pages' | 'sites'>) {
    const hosts = new Set([...pages, ...sites].flatMap(({ url }) => URL.parse(url)?.host.toLowerCase() ?? []))
    this.#keys = new PlaceKeys({ hosts: [...hosts], root: '/' })
  }

  of({ finding, failure, place }: PlaceRow): string {
    const { page, occurrence } = place
    const { resource: address } = this.#keys.keyOf({ url: page.url }, undefined, [])
    const hash = createHash('sha256')
      .update(JSON.stringify([finding.id, page.isSite ? '' : address, ...this.#placeOf(failure, occurrence)]))
      .digest('hex')
      .slice(0, LENGTH)
    const count = (this.#counts.get(hash) ?? 0) + 1
    this.#counts.set(hash, count)
    return `${hash}:${count}`
  }

  /** The surest sign that a place is the same one: its source, else its selector, else what is said of it. */
  #placeOf(
    { page, finalUrl, message: ofPage }: PlaceRow['failure'],
    occurrence: PlaceRow['place']['occurrence'],
  ): string[] {
    if (!occurrence) return []
    const pageUrls = finalUrl === undefined ? [page.url] : [page.url, finalUrl]
    const { resource, selector, message, snippet } = this.#keys.keyOf(occurrence, ofPage, pageUrls)
    if (snippet !== '') return [resource, snippet]
    if (selector !== '') return [resource, withoutIndexes(selector)]
    return resource === '' ? [] : [resource, message]
  }
}
