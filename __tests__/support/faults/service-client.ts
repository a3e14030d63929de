import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ToolRun } from '../../../src/api/results.ts'
import { SECRETS } from './world.ts'

/** Milliseconds for one call: the time of a tool, and what a busy machine adds. */
const CALL_MS = 60_000
const TOOLS = ['serp', 'redirects', 'robots']
const [TOKEN] = SECRETS.service

/**
 * Asks a service for its account and for some tools on a page, one call after the other.
 *
 * @returns what is wrong with its answers, one line each
 */
export async function callService(baseUrl: string, page: string): Promise<string[]> {
  const complaints: string[] = []
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
  const ask = async (path: string, init: RequestInit, complaint: (answer: unknown) => string | undefined) => {
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        ...init,
        headers,
        signal: AbortSignal.timeout(CALL_MS),
      })
      const answer: unknown = await response.json()
      const wrong = response.status === 200 ? complaint(answer) : complaintOfProblem(response.status, answer)
      if (wrong !== undefined) complaints.push(`${path} ${wrong}`)
    } catch (error) {
      complaints.push(`${path} gets no answer: ${(error as Error).message}`)
    }
  }
  await ask('/me', {}, () => undefined)
  for (const tool of TOOLS) {
    await ask(`/tools/${tool}`, { method: 'POST', body: JSON.stringify({ url: page }) }, complaintOfRun)
  }
  return complaints
}

function complaintOfRun(answer: unknown): string | undefined {
  const { status, reason, checks } = answer as ToolRun
  if (status === 'measured') return checks.length > 0 ? undefined : 'is measured without a check'
  return status === 'not-measured' && reason ? undefined : 'has neither result nor reason'
}

function complaintOfProblem(status: number, answer: unknown): string | undefined {
  const { detail } = answer as { detail?: string }
  if (status === 500) return `is a fault of the service: ${detail}`
  return detail ? undefined : `answers ${status} without a reason`
}

/** What a client can do wrong, by its name; a service goes on for others. */
export const BAD_CLIENTS: Readonly<Record<string, (baseUrl: string, page: string) => Promise<void>>> = {
  'client that leaves': (baseUrl, page) => talk(baseUrl, call(baseUrl, page), 50),
  'client that sends half a call': (baseUrl, page) => talk(baseUrl, call(baseUrl, page).slice(0, -10), 200),
  'client that sends no HTTP': baseUrl => talk(baseUrl, '\u0016\u0003\u0001\u0002garbage\r\n\r\n', 200),
  'client that sends nothing': baseUrl => talk(baseUrl, '', 200),
  'client that sends a long head': baseUrl =>
    talk(baseUrl, `GET / HTTP/1.1\r\nx: ${'a'.repeat(1_000_000)}`, 200),
  'client that sends a long body': baseUrl =>
    talk(baseUrl, `${call(baseUrl, 'x', 100_000_000)}${'a'.repeat(5_000_000)}`, 200),
  'client that stays connected': async baseUrl => {
    const { hostname, port } = new URL(baseUrl)
    const socket = connect(Number(port), hostname, () => socket.write('GET /healthz HTTP/1.1\r\n'))
    socket.on('error', () => undefined)
    socket.unref()
  },
  'client without a token': async baseUrl => {
    const response = await fetch(`${baseUrl}/tools/serp`, { method: 'POST', body: '{}' })
    if (response.status !== 401) throw new Error(`answers ${response.status} without a token`)
  },
  'client that asks for no address': async baseUrl => {
    for (const body of ['', 'null', '[]', '{"url":1}', '{"url":"file:///etc/passwd"}', '{"url":"no"}']) {
      const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
      const { status } = await fetch(`${baseUrl}/tools/serp`, { method: 'POST', headers, body })
      if (status !== 400 && status !== 415) throw new Error(`answers ${status} to ${body}`)
    }
  },
}

function call(baseUrl: string, page: string, length?: number): string {
  const body = JSON.stringify({ url: page })
  const { host, pathname } = new URL(baseUrl)
  const head = [
    `POST ${pathname}/tools/serp HTTP/1.1`,
    `Host: ${host}`,
    `Authorization: Bearer ${TOKEN}`,
    'Content-Type: application/json',
    `Content-Length: ${length ?? body.length}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

async function talk(baseUrl: string, text: string, milliseconds: number): Promise<void> {
  const { hostname, port } = new URL(baseUrl)
  const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'))
  socket.on('error', () => undefined)
  await sleep(milliseconds)
  socket.destroy()
}
