import type { JsonObject } from '../../../api/results.ts'
import { checksOf } from '../entries.ts'
import { firstText, own } from '../fields.ts'
import type { Part } from '../reading.ts'
import { entry, type Instrument, objectsIn } from './instrument.ts'

const TYPES = ['error', 'info', 'non-document-error']

/**
 * The JSON of the Nu Html Checker (https://github.com/validator/validator/wiki/Output-»-JSON): messages of type `error`,
 * or `info` with the sub-type `warning`. Other `info` is no fault.
 */
export const nuChecker: Instrument = {
  name: 'the Nu Html Checker',
  read({ object, path }, page) {
    const list = own(object, 'messages')
    const messages = objectsIn(list)
    const isOurs = messages.every(({ type }) => typeof type === 'string' && TYPES.includes(type))
    if (!Array.isArray(list) || messages.length < list.length || !isOurs) return undefined
    if (messages.length === 0 && own(object, 'language') === undefined) return undefined
    const failure = messages.find(({ type }) => type === 'non-document-error')
    if (failure)
      return {
        reason: `The Nu Html Checker failed: ${firstText(failure, ['message']) ?? 'no reason was given'}`,
      }
    const entries = messages
      .filter(({ type, subType }) => type === 'error' || subType === 'warning')
      .map(message => entry('fail', message['type'] === 'error' ? 'error' : 'warning', fieldsOf(message)))
    const parts: Part[] = [
      { as: 'failures', path: [...path, 'messages'], isMap: false, count: entries.length },
    ]
    return { score: null, checks: checksOf(entries, page), parts }
  },
}

function fieldsOf(message: JsonObject): JsonObject {
  return {
    title: firstText(message, ['message']) ?? 'Message without a text',
    line: own(message, 'firstLine') ?? own(message, 'lastLine') ?? null,
    column: own(message, 'firstColumn') ?? own(message, 'lastColumn') ?? null,
    snippet: own(message, 'extract') ?? null,
  }
}
