import type { Occurrence } from '../../api/results.ts'
import type { FailedCheck } from './findings.ts'

/** Different texts that are kept. */
const MAX_TEXTS = 200_000
const NAMES = ['message', 'selector', 'snippet'] as const

/**
 * What checks say, each text once. Pages of one template say the same of the same elements, and each page is made anew of
 * what is kept of it, with texts of its own.
 */
export class EqualTexts {
  readonly #known = new Map<string, string>()

  failed(check: FailedCheck): FailedCheck {
    const { failure } = check
    const { message, occurrences } = failure
    const equal = occurrences.map(occurrence => this.#occurrence(occurrence))
    return {
      ...check,
      failure: { ...failure, message: message && this.#text(message), occurrences: equal },
    }
  }

  #occurrence(occurrence: Occurrence): Occurrence {
    const equal = { ...occurrence }
    for (const name of NAMES) if (equal[name] !== undefined) equal[name] = this.#text(equal[name])
    return equal
  }

  #text(text: string): string {
    const known = this.#known.get(text)
    if (known !== undefined) return known
    if (this.#known.size < MAX_TEXTS) this.#known.set(text, text)
    return text
  }
}
