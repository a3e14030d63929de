import type { CDPSession } from 'puppeteer-core'
import { ownStart } from '../../text/cut.ts'
import { callOf } from './isolated-world.ts'

/** Milliseconds for all of them: a page may answer to a read with work of its own. */
const TIMEOUT_MS = 1000
/** Most characters of one: the page may have changed what cuts them there. */
const MAX_TEXT = 200

/**
 * What stands in global variables of a page's scripts, as text, by their paths (`jQuery.fn.jquery`); those that are not
 * there are left out. Empty where the page does not let itself be asked.
 */
export async function readGlobals(
  session: CDPSession,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map()
  try {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: callOf(valuesAt, paths),
      returnByValue: true,
      timeout: TIMEOUT_MS,
    })
    const entries = exceptionDetails ? [] : (result.value as [string, string][])
    return new Map(
      entries
        .filter(([path]) => paths.includes(path))
        .map(([path, text]) => [path, ownStart(String(text), MAX_TEXT)]),
    )
  } catch {
    return new Map()
  }
}

/** Runs among the page's own scripts, and must not use anything from outside of itself. */
function valuesAt(paths: readonly string[]): [string, string][] {
  const found: [string, string][] = []
  for (const path of paths) {
    try {
      let value: unknown = window
      for (const part of path.split('.')) {
        if (value === null || (typeof value !== 'object' && typeof value !== 'function')) {
          value = undefined
          break
        }
        value = (value as Record<string, unknown>)[part]
      }
      if (value === undefined || value === null || value === false) continue
      // Elements and frames are global variables under their ids and names.
      const isNamed = value instanceof Element || value instanceof HTMLCollection
      if (isNamed || (value !== window && (value as Window).window === value)) continue
      const isText = typeof value === 'string' || typeof value === 'number'
      found.push([path, isText ? String(value).slice(0, 200) : ''])
    } catch {
      // A getter that fails has no value.
    }
  }
  return found
}
