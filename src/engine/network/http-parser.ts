import { setFlagsFromString } from 'node:v8'
import connect from 'undici/lib/dispatcher/client-h1.js'

/** What V8 lets a function of WebAssembly run before it optimises it, roughly in bytes of its machine code. */
const V8_BUDGET = 13_000_000
/** The same for the parser: some thousands of answers. */
const PARSER_BUDGET = 2_000_000_000

/**
 * Has undici make its parser of HTTP/1, which is one function of 90 kB: V8 optimises it after a handful of answers, and that takes
 * a tenth of the processor that a run of one page takes, and 40 MB. It parses an answer in microseconds as it is, so this
 * waits until there are many.
 *
 * The budget is one of the process, and counts when a module is made. What it was before is put back at once: node
 * keeps its own code in a form that V8 takes only where all flags are as they were.
 */
export function makeHttpParser(): void {
  setFlagsFromString(`--wasm-tiering-budget=${PARSER_BUDGET}`)
  try {
    // A connection that has failed gets no further than to the parser, which all others then share.
    connect({}, { errored: new Error('there is no connection') })
  } catch {
    // As was to be.
  } finally {
    setFlagsFromString(`--wasm-tiering-budget=${V8_BUDGET}`)
  }
}
