import type { Occurrence } from '../../../api/results.ts'
import { cutEnd, ownCopy } from '../../../text/cut.ts'
import { fail, type Judgement, notApplicable, pass } from '../../tool-definition.ts'
import type { Place } from '../../visit/sitemap/format.ts'
import type { SitemapFile } from '../../visit/sitemap/survey.ts'

/** Places kept of one check: the report shows no more. */
const MAX_KEPT = 50
/** Characters shown of an address. */
const MAX_SHOWN = 200

/** The places at which a check failed: the first of them, and how many there are. */
export class FindingList {
  readonly #kept: Occurrence[] = []
  #count = 0

  get count(): number {
    return this.#count
  }

  add(file: Pick<SitemapFile, 'url'>, place: Place, message: () => string): void {
    if (++this.#count > MAX_KEPT) return
    const { line, column } = place
    this.#kept.push({ url: file.url, line, ...(column !== undefined && { column }), message: message() })
  }

  judge(): Judgement {
    return failCounted(this.#kept, this.#count)
  }

  /**
   * @param looked how many there were of what the check looks at
   * @param nothing why it does not apply where there were none
   */
  judgeAmong(looked: number, nothing: string): Judgement {
    return looked === 0 && this.#count === 0 ? notApplicable(nothing) : this.judge()
  }
}

/** Failed with the count of all places where there are any, else passed. */
export function failCounted(occurrences: readonly Occurrence[], count: number): Judgement {
  if (count === 0) return pass()
  return count > occurrences.length ? { outcome: 'fail', occurrences, count } : fail(occurrences)
}

/** The start of an address, which does not keep alive the file that it was read from. */
export function shown(text: string): string {
  return ownCopy(cutEnd(text, MAX_SHOWN))
}
