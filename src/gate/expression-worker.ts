import { parentPort } from 'node:worker_threads'
import jsonata from 'jsonata'
import type { Answer, Question } from './expression-runner.ts'

/**
 * Entry point of the thread that evaluates expressions. It is a file of its own in the bundle, since a thread starts
 * from a file.
 */

/** Most nested evaluations: a recursion that does not end stops here, before the thread runs out of stack. */
const MAX_DEPTH = 500
/** Most characters of a result that is shown to people. */
const MAX_VALUE_TEXT = 80

/** JSONata's own rules of what is true: https://docs.jsonata.org/boolean-functions#boolean */
const BOOLEAN = jsonata('$boolean($result)')

async function answerTo({ expression, input }: Question): Promise<Answer> {
  try {
    const result: unknown = await jsonata(expression, { stack: MAX_DEPTH }).evaluate(input)
    const truth: unknown = await BOOLEAN.evaluate({}, { result })
    return truth === true
      ? { kind: 'result', truth, value: valueText(result) }
      : { kind: 'result', truth: false, value: undefined }
  } catch (error) {
    return { kind: 'error', message: (error as { message?: string }).message ?? String(error) }
  }
}

/** Start of the result as JSON; undefined for `true` and what is not JSON, which say nothing more. */
function valueText(result: unknown): string | undefined {
  if (result === true) return undefined
  const text = JSON.stringify(result)
  return text !== undefined && text.length > MAX_VALUE_TEXT ? `${text.slice(0, MAX_VALUE_TEXT - 1)}…` : text
}

parentPort!.on('message', async (question: Question) => {
  const started: Answer = { kind: 'started' }
  parentPort!.postMessage(started)
  parentPort!.postMessage(await answerTo(question))
})
