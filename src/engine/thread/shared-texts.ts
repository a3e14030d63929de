import type { Check, ToolRun } from '../../api/results.ts'
import type { Result } from './messages.ts'

const TEXTS = ['id', 'title', 'why', 'fix', 'help'] as const

/**
 * Keeps one text for all checks that say the same. What a thread sends is a copy for each check of each page, and a
 * run has thousands of pages.
 */
export class SharedTexts {
  readonly #texts = new Map<string, string>()

  /** Changes the checks of a result of an engine, and gives it back. */
  share<T extends Result>(result: T): T {
    for (const { checks } of runsOf(result)) this.#keepOne(checks)
    return result
  }

  #keepOne(checks: readonly Check[]): void {
    for (const check of checks) {
      for (const name of TEXTS) {
        const text = check[name]
        if (text !== undefined) check[name] = this.#one(text)
      }
    }
  }

  #one(text: string): string {
    const known = this.#texts.get(text)
    if (known === undefined) this.#texts.set(text, text)
    return known ?? text
  }
}

function runsOf(result: Result): readonly ToolRun[] {
  if ('checks' in result) return [result]
  if (!('pages' in result)) return []
  return [...result.pages.flatMap(({ runs }) => runs), ...(result.runs ?? [])]
}
