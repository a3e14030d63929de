import type { Readable, Writable } from 'node:stream'

/** Most bytes of one answer of Chrome's. The largest that is asked for is the source of a document. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024
/** Most bytes of what Chrome tells unasked. Pages write part of it: messages, addresses, titles. */
const MAX_EVENT_BYTES = 4 * 1024 * 1024
/** Bytes that are kept of both ends of a message that is too long, to see what it was. */
const END_BYTES = 300

/**
 * The pipe to a Chrome, one JSON message after the other. How long a message gets is up to the page (a script may write
 * half a gigabyte to the console at once), so what is too long is never held: an event is left out, and an answer becomes
 * an error.
 *
 * @see https://chromedevtools.github.io/devtools-protocol/
 */
export class PipeTransport {
  onmessage?: (message: string) => void
  onclose?: () => void
  readonly #toChrome: Writable
  readonly #fromChrome: Readable
  #pieces: Buffer[] = []
  #length = 0
  #limit = 0
  #isClosed = false

  constructor(toChrome: Writable, fromChrome: Readable) {
    this.#toChrome = toChrome
    this.#fromChrome = fromChrome
    // A pipe that breaks has ended.
    toChrome.on('error', () => undefined)
    fromChrome.on('error', () => undefined)
    fromChrome.on('data', (chunk: Buffer) => this.#read(chunk))
    fromChrome.once('close', () => this.onclose?.())
  }

  send(message: string): void {
    if (!this.#isClosed) this.#toChrome.write(`${message}\0`)
  }

  /** Chrome takes the end of its pipe for the end of its work. */
  close(): void {
    this.#isClosed = true
    this.#toChrome.destroy()
    this.#fromChrome.destroy()
  }

  #read(chunk: Buffer): void {
    let start = 0
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
      this.#add(chunk.subarray(start, end))
      this.#finish()
      start = end + 1
    }
    this.#add(chunk.subarray(start))
  }

  #add(piece: Buffer): void {
    if (piece.length === 0) return
    if (this.#length === 0) this.#limit = isAnswer(piece) ? MAX_ANSWER_BYTES : MAX_EVENT_BYTES
    this.#length += piece.length
    this.#pieces.push(piece)
    if (this.#length <= this.#limit) return
    const [head] = this.#pieces
    const tail = Buffer.concat(this.#pieces.slice(1).slice(-2)).subarray(-END_BYTES)
    this.#pieces = [Buffer.from(head!.subarray(0, END_BYTES)), Buffer.from(tail)]
  }

  #finish(): void {
    const whole = Buffer.concat(this.#pieces)
    const message = this.#length > this.#limit ? errorFor(whole.toString('latin1')) : whole.toString()
    this.#pieces = []
    this.#length = 0
    if (message !== undefined) setImmediate(() => this.onmessage?.(message))
  }
}

function isAnswer(start: Buffer): boolean {
  return start.subarray(0, 6).toString('latin1').startsWith('{"id":')
}

/** What stands in the place of an answer that is too long: whoever waits for it must hear of it. */
function errorFor(ends: string): string | undefined {
  const id = /^\{"id":(\d+)/.exec(ends)?.[1]
  if (id === undefined) return undefined
  const sessionId = /"sessionId":"(\w+)"\}$/.exec(ends)?.[1]
  const megabytes = MAX_ANSWER_BYTES / 1024 / 1024
  const error = { code: -32000, message: `Chrome's answer is longer than ${megabytes} MB` }
  return JSON.stringify({ id: Number(id), error, ...(sessionId !== undefined && { sessionId }) })
}
