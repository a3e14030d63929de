import { createSocket } from 'node:dgram'
import { connect } from 'node:net'

/** A name server, by its IP address. */
export interface NameServer {
  address: string
  port: number
}

const DNS_PORT = 53

/**
 * Reads a name server as `node:dns` writes it: `192.0.2.53`, `127.0.0.1:5353`, `2001:db8::53`, `[2001:db8::53]:5353`.
 * Undefined for anything else.
 */
export function parseNameServer(text: string): NameServer | undefined {
  const bracketed = /^\[([^\]]+)\](?::(\d{1,5}))?$/.exec(text)
  if (bracketed) return { address: bracketed[1]!, port: Number(bracketed[2] ?? DNS_PORT) }
  if (text.split(':').length > 2) return { address: text, port: DNS_PORT }
  const plain = /^([\d.]+)(?::(\d{1,5}))?$/.exec(text)
  return plain ? { address: plain[1]!, port: Number(plain[2] ?? DNS_PORT) } : undefined
}

/** Takes a message that came: a result ends the exchange, undefined waits for another one. It may throw. */
export type Accept<T> = (message: Buffer) => T | undefined

/**
 * Sends a message over UDP and hands on what the server sends back, until something is accepted.
 *
 * @returns what was accepted; rejects with the system's error, what `accept` threw, or the signal's reason
 */
export async function askOverUdp<T>(
  { address, port }: NameServer,
  message: Buffer,
  accept: Accept<T>,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const socket = createSocket(address.includes(':') ? 'udp6' : 'udp4')
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  socket.on('error', reject)
  socket.on('message', received => settle(received, accept, resolve, reject))
  // Connected, the socket takes messages from this server alone and hears of a closed port.
  socket.on('connect', () => socket.send(message))
  socket.connect(port, address)
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', abort)
    socket.close()
  }
}

/** The same over TCP, where messages of any length fit (RFC 7766). */
export async function askOverTcp<T>(
  { address, port }: NameServer,
  message: Buffer,
  accept: Accept<T>,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  const length = Buffer.alloc(2)
  length.writeUInt16BE(message.length)
  const socket = connect({ host: address, port }, () => socket.write(Buffer.concat([length, message])))
  let received = Buffer.alloc(0)
  socket.on('data', chunk => {
    received = Buffer.concat([received, chunk])
    if (received.length < 2 || received.length < 2 + received.readUInt16BE(0)) return
    settle(received.subarray(2, 2 + received.readUInt16BE(0)), accept, resolve, reject)
  })
  socket.on('error', reject)
  socket.on('close', () => reject(new Error('the connection ended without an answer')))
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', abort)
    socket.destroy()
  }
}

function settle<T>(
  message: Buffer,
  accept: Accept<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): void {
  try {
    const accepted = accept(message)
    if (accepted !== undefined) resolve(accepted)
  } catch (error) {
    reject(error)
  }
}
