import type { Dispatcher } from 'undici'
import type { Deadline } from './deadline.ts'

export interface HeadAnswer {
  statusCode: number
  /** Names and values in turn, as they came, in Latin-1. */
  headers: readonly string[]
}

/**
 * Sends a HEAD request and gives what came back. It is done without the stream for a body that `undici.request` makes:
 * a run asks for thousands of link targets this way.
 *
 * @throws what undici throws; the limit's reason as soon as it ends, also while a connection is being opened
 */
export function requestHead(
  dispatcher: Dispatcher,
  address: URL,
  headers: Readonly<Record<string, string>>,
  limit: Deadline,
): Promise<HeadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<HeadAnswer>()
  let sent: Dispatcher.DispatchController | undefined
  const answer: HeadAnswer = { statusCode: 0, headers: [] }
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(controller) {
      sent = controller
      if (limit.ended) controller.abort(limit.signal.reason)
    },
    onResponseStart({ rawHeaders }, statusCode) {
      if (statusCode < 200) return
      answer.statusCode = statusCode
      answer.headers = rawTexts(rawHeaders)
    },
    onResponseData() {},
    onResponseEnd: () => resolve(answer),
    onResponseError: (_, error) => reject(error),
  }
  limit.onEnd(reason => {
    reject(reason)
    sent?.abort(reason as Error)
  })
  const { origin, pathname, search } = address
  const request = { origin, path: pathname + search, method: 'HEAD', headers, reset: false } as const
  try {
    dispatcher.dispatch({ ...request, headersTimeout: 0, bodyTimeout: 0 }, handler)
  } catch (error) {
    reject(error)
  }
  return promise
}

function rawTexts(raw: Dispatcher.DispatchController['rawHeaders']): string[] {
  if (!Array.isArray(raw)) return Object.entries(raw ?? {}).flatMap(([name, value]) => [name, String(value)])
  return raw.map(text => (typeof text === 'string' ? text : text.toString('latin1')))
}
