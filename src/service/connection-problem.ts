import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { HttpProblem, PROBLEM_TYPE, problemOf } from './problem.ts'

/** The answer to what Node.js could not read as a request, and ended. */
export interface ConnectionProblem {
  requestId: string
  status: number
}

const STATUS_OF: Readonly<Record<string, [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'the request took too long to arrive'],
  HPE_HEADER_OVERFLOW: [431, 'the headers of the request are too large'],
}

/**
 * Answers on a connection that carries no request which can be read, and closes it: what follows on it could be read in
 * more than one way.
 *
 * @returns undefined where nobody is there any more
 */
export function refuseConnection(
  error: NodeJS.ErrnoException,
  socket: Socket,
): ConnectionProblem | undefined {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return undefined
  }
  const [status, detail] = STATUS_OF[error.code ?? ''] ?? [400, 'this is not a valid HTTP request']
  const { problem } = problemOf(new HttpProblem(status, detail))
  const body = JSON.stringify(problem)
  const requestId = randomUUID()
  const head = [
    `HTTP/1.1 ${status} ${problem.title}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
  return { requestId, status }
}
