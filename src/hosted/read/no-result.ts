import type { JsonObject } from '../../api/results.ts'
import { wordsIn } from '../answer-error.ts'
import { oneLine } from '../plain-text.ts'
import { containersOf, isObject, own, textOf } from './fields.ts'

const UNFINISHED = [
  'pending',
  'queued',
  'processing',
  'running',
  'in-progress',
  'started',
  'waiting',
  'scheduled',
]

/** Why a body of an unknown shape is no result, although its status was 200: it says so itself. */
export function whyNoResult(body: JsonObject): string | undefined {
  return unfinished(body) ?? statedFailure(body)
}

/** The body says that the work goes on. */
export function unfinished(body: JsonObject): string | undefined {
  for (const container of containersOf(body)) {
    for (const name of ['status', 'state']) {
      const word = textOf(own(container, name))?.toLowerCase().replaceAll(/[_ ]/g, '-')
      if (word === undefined || !UNFINISHED.includes(word)) continue
      return `The service answered before it was done (status "${word}"); results that come later cannot be fetched`
    }
  }
  return undefined
}

/** The body says that the work failed, in the service's words. */
export function statedFailure(body: JsonObject): string | undefined {
  const error = own(body, 'error')
  const isFailure =
    own(body, 'success') === false ||
    own(body, 'ok') === false ||
    ['error', 'failed', 'failure'].includes(String(own(body, 'status')).toLowerCase()) ||
    (typeof error === 'string' && error.trim() !== '') ||
    error === true ||
    (isObject(error) && Object.keys(error).length > 0)
  return isFailure ? `The service says that it failed: ${oneLine(wordsIn(body)) || 'not why'}` : undefined
}
