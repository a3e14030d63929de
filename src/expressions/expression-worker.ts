import { parentPort } from 'node:worker_threads'
import jsonata from 'jsonata'
import { cutEnd } from '../text/cut.ts'
import type { Answer, Question, Results } from './expression-runner.ts'
import { readsOf } from './names.ts'
import { sightOf } from './sight.ts'
import type { Node } from './syntax-tree.ts'

/**
 * Entry point of the thread that evaluates expressions. It is a file of its own in the bundle, since a thread starts
 * from a file.
 */

/**
 * A recursion that does not end stops at a depth, before the thread runs out of stack; a list that is made up, at a
 * length, since it is allocated at once.
 */
const LIMITS = { stack: 500, sequence: 1_000_000 }
/** Most characters of a result that is shown to people. */
const MAX_VALUE_TEXT = 80
/** Most characters of a result as JSON: who asked for it has to read it. */
const MAX_JSON = 4 * 1024 * 1024

/** JSONata's own rules of what is true: https://docs.jsonata.org/boolean-functions#boolean */
const BOOLEAN = jsonata('$boolean($result)')

async function answerTo({ wanted, expression }: Question, value: unknown): Promise<Answer> {
  try {
    const compiled = jsonata(expression, LIMITS)
    if (wanted === 'sights') {
      const { paths } = readsOf(compiled.ast() as Node)
      return { kind: 'result', result: { sights: paths.map(path => sightOf(value, path)) } }
    }
    const given: unknown = await compiled.evaluate(value)
    return { kind: 'result', result: wanted === 'json' ? jsonOf(given) : await truthOf(given) }
  } catch (error) {
    const { message, position } = error as { message?: string; position?: number }
    const place = position === undefined ? '' : ` (at character ${position + 1})`
    return { kind: 'error', message: `${message ?? String(error)}${place}` }
  }
}

async function truthOf(result: unknown): Promise<Results['truth']> {
  const truth: unknown = await BOOLEAN.evaluate({}, { result })
  if (truth === true) return { truth, value: valueText(result) }
  if (result === undefined) return { truth: false, none: 'nothing' }
  return isFunction(result) ? { truth: false, none: 'function' } : { truth: false }
}

/** @throws {Error} where it is too large */
function jsonOf(result: unknown): Results['json'] {
  const json = JSON.stringify(result)
  if (json === undefined || json.length <= MAX_JSON) return { json }
  throw new Error(`it gives more than ${MAX_JSON / 1024 ** 2} MB`)
}

/** JSONata's own functions and lambdas are objects in its eyes. */
function isFunction(result: unknown): boolean {
  if (typeof result === 'function') return true
  if (typeof result !== 'object' || result === null) return false
  return '_jsonata_function' in result || '_jsonata_lambda' in result
}

/** Start of the result as JSON; undefined for `true` and what is not JSON, which say nothing more. */
function valueText(result: unknown): string | undefined {
  if (result === true) return undefined
  const text = JSON.stringify(result)
  return text === undefined ? undefined : cutEnd(text, MAX_VALUE_TEXT)
}

parentPort!.on('message', async (question: Question) => {
  const { input } = question
  const value: unknown = 'json' in input ? JSON.parse(input.json) : input.value
  const started: Answer = { kind: 'started' }
  parentPort!.postMessage(started)
  parentPort!.postMessage(await answerTo(question, value))
})
