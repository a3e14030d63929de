import type { Check } from '../../api/results.ts'
import { withoutMentions } from '../../text/mentions.ts'
import type { PageName } from './page-names.ts'
import type { AuditedPage } from './pages.ts'

/** Something said of tools or checks, and the pages that it was said of. */
export interface Remark {
  /** Names of tools, or ids of checks. */
  subjects: readonly string[]
  text: string
  pages: readonly PageName[]
}

/** What is said of a report beside its findings; of each kind what concerns the most pages comes first. */
export interface Remarks {
  /** Tools that gave no result, with the reason. */
  notMeasured: readonly Remark[]
  /** Checks of measured tools that could not be verified, with the reason. */
  unverified: readonly Remark[]
  /** Checks that passed with a note, as where a preview was treated leniently. */
  notes: readonly Remark[]
  /** Failures that the setting `ignore` set aside, with the line that did. */
  ignored: readonly Remark[]
}

/** Gathers the remarks on pages that come one after the other. */
export class RemarksOnPages {
  readonly #notMeasured = new RemarkList()
  readonly #unverified = new RemarkList()
  readonly #notes = new RemarkList()
  readonly #ignored = new RemarkList()

  add({ page, results }: AuditedPage): void {
    for (const run of results.runs) {
      if (run.status === 'not-measured')
        this.#notMeasured.add(run.tool, run.reason || 'The reason is not known', page)
      for (const check of run.checks) {
        const { id, outcome, message } = check
        if (outcome === 'not-measured') this.#unverified.add(id, message || 'The reason is not known', page)
        if (outcome === 'pass' && message) this.#notes.add(id, message, page)
        for (const words of ignoredIn(check)) this.#ignored.add(id, words, page)
      }
    }
  }

  sorted(): Remarks {
    return {
      notMeasured: this.#notMeasured.sorted(),
      unverified: this.#unverified.sorted(),
      notes: this.#notes.sorted(),
      ignored: this.#ignored.sorted(),
    }
  }
}

function ignoredIn({ ignored, ignoredOccurrences = [] }: Check): string[] {
  const whole = ignored === undefined ? [] : [`ignored by "${ignored}"`]
  const byLine = [...Map.groupBy(ignoredOccurrences, ({ by }) => by)]
  return [...whole, ...byLine.map(([by, some]) => `${some.length} of its places ignored by "${by}"`)]
}

/** How many tools or checks some remarks are about: each counts once, on however many pages and for whichever reasons. */
export function subjectCount(remarks: readonly Remark[]): number {
  return new Set(remarks.flatMap(({ subjects }) => subjects)).size
}

/** Whether something is said of all pages of a report, and of no site. */
export function isOfAllPages({ pages }: Remark, pageCount: number): boolean {
  return pages.length === pageCount && !pages.some(({ isSite }) => isSite)
}

class RemarkList {
  readonly #remarks = new Map<string, { subject: string; text: string; pages: PageName[] }>()

  /** What is said of each page with its address is the same of all of them. */
  add(subject: string, words: string, page: PageName): void {
    const text = withoutMentions(words, page.url, page.isSite ? 'the site' : 'the page')
    const key = `${subject}\n${text}`
    const remark = this.#remarks.get(key)
    if (!remark) this.#remarks.set(key, { subject, text, pages: [page] })
    else if (remark.pages.at(-1) !== page) remark.pages.push(page)
  }

  /** The same that is said of several subjects on the same pages is one remark. */
  sorted(): Remark[] {
    const sorted = [...this.#remarks.values()].sort(
      (a, b) =>
        b.pages.length - a.pages.length || (a.subject < b.subject ? -1 : a.subject > b.subject ? 1 : 0),
    )
    const same = Map.groupBy(sorted, ({ text, pages }) => [text, ...pages.map(({ url }) => url)].join('\n'))
    return [...same.values()].map(remarks => {
      const { text, pages } = remarks[0]!
      return { subjects: remarks.map(({ subject }) => subject), text, pages }
    })
  }
}
