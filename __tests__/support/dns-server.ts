import { createSocket } from 'node:dgram'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import dnsPacket, { type Answer, type DecodedPacket, type Question, type RecordType } from 'dns-packet'

type Data<T> = readonly T[] | T

/** Records of one name, as `dns-packet` has their data; TXT as text, SVCB data as bytes. */
export interface NameRecords {
  A?: Data<string>
  AAAA?: Data<string>
  CNAME?: string
  NS?: Data<string>
  SOA?: object
  MX?: Data<{ preference: number; exchange: string }>
  TXT?: Data<string | readonly string[]>
  CAA?: Data<{ flags?: number; tag: string; value: string }>
  DS?: Data<object>
  DNSKEY?: Data<object>
  /** Each with the type that it covers; sent with the records of that type. */
  RRSIG?: Data<{ typeCovered: string }>
  HTTPS?: Data<Buffer>
  /** Whether DNSSEC says that the records are forged: they are given where checking is disabled, and DS ever. */
  bogus?: boolean
  /** Seconds; default 300. */
  ttl?: number
}

/** Names in lower case with their records, or what the resolver does when it is asked for them. */
export type Zone = Record<string, NameRecords | 'servfail' | 'refused' | 'silent'>

export interface DnsServer {
  /** As `node:dns` writes name servers, `127.0.0.1:5353`. */
  server: string
  /** Every question so far with its transport, as `udp example.com MX`. */
  questions: string[]
  close(): Promise<void>
}

export interface DnsServerOptions {
  /** Whether answers are said to be validated (AD), as a resolver does for signed zones. */
  authentic?: boolean
  /** Longest answer in octets that goes over UDP. */
  udpLimit?: number
}

const MAX_ALIASES = 30

/**
 * A recursive resolver on the loopback interface, over UDP and TCP, that knows the given names alone. Others do not
 * exist.
 */
export async function startDnsServer(zone: Zone, options: DnsServerOptions = {}): Promise<DnsServer> {
  const questions: string[] = []
  const reply = (message: Buffer, transport: string): Buffer | undefined => {
    const query = dnsPacket.decode(message)
    const question = query.questions![0]!
    const type = (question.type as string) === 'UNKNOWN_65' ? 'HTTPS' : question.type
    questions.push(`${transport} ${question.name} ${type}`)
    const response = answer(zone, query, question, type, options)
    return response && dnsPacket.encode(response)
  }
  const tcp = createServer(socket => serveTcp(socket, message => reply(message, 'tcp')))
  await new Promise<void>(resolve => tcp.listen(0, '127.0.0.1', resolve))
  const { port } = tcp.address() as AddressInfo
  const udp = createSocket('udp4')
  udp.on('message', (message, from) => {
    const response = reply(message, 'udp')
    if (!response) return
    if (response.length > (options.udpLimit ?? 1232)) truncate(response)
    udp.send(response, from.port, from.address)
  })
  await new Promise<void>(resolve => udp.bind(port, '127.0.0.1', resolve))
  return {
    server: `127.0.0.1:${port}`,
    questions,
    async close() {
      await new Promise<void>(resolve => udp.close(resolve))
      await new Promise(resolve => tcp.close(resolve))
    },
  }
}

function answer(
  zone: Zone,
  query: DecodedPacket,
  { name: asked }: Question,
  type: string,
  { authentic = false }: DnsServerOptions,
) {
  const answers: Answer[] = []
  let name = asked.toLowerCase().replace(/^\.$/, '')
  let rcode = 0
  for (let hops = 0; hops < MAX_ALIASES; hops++) {
    const records = zone[name]
    if (records === 'silent') return undefined
    if (records === 'servfail') rcode = 2
    if (records === 'refused') rcode = 5
    if (typeof records === 'string') break
    if (!records) {
      const above = name === '' || Object.keys(zone).some(known => known.endsWith(`.${name}`))
      rcode = above ? 0 : 3
      break
    }
    if (records.bogus && type !== 'DS' && !query.flag_cd) {
      rcode = 2
      break
    }
    answers.push(...answersOf(name, type, records))
    if (records.CNAME === undefined || type === 'CNAME') break
    answers.push({ type: 'CNAME', name, ttl: records.ttl ?? 300, data: records.CNAME })
    name = records.CNAME
  }
  const flags =
    dnsPacket.RECURSION_DESIRED |
    dnsPacket.RECURSION_AVAILABLE |
    (authentic && rcode !== 2 ? dnsPacket.AUTHENTIC_DATA : 0) |
    rcode
  return { type: 'response' as const, id: query.id, flags, questions: query.questions!, answers }
}

function answersOf(name: string, type: string, records: NameRecords): Answer[] {
  const { ttl = 300 } = records
  const found = records[type as keyof NameRecords]
  const all = found === undefined ? [] : Array.isArray(found) ? found : [found]
  const wireType = (type === 'HTTPS' ? 'UNKNOWN_65' : type) as RecordType
  const signatures = (records.RRSIG === undefined ? [] : [records.RRSIG])
    .flat()
    .filter(signature => signature.typeCovered === type && all.length > 0)
  return [
    ...all.map(
      data => ({ type: wireType, name, ttl, data: type === 'TXT' ? strings(data) : data }) as Answer,
    ),
    ...signatures.map(data => ({ type: 'RRSIG', name, ttl, data }) as Answer),
  ]
}

/** A text in the strings of 255 octets at most that a TXT record is made of. */
function strings(data: unknown): unknown {
  return typeof data === 'string' ? (data.match(/.{1,255}/gs) ?? ['']) : data
}

function serveTcp(socket: Socket, reply: (message: Buffer) => Buffer | undefined): void {
  socket.on('error', () => socket.destroy())
  socket.on('data', chunk => {
    const response = reply(chunk.subarray(2))
    if (!response) return
    const length = Buffer.alloc(2)
    length.writeUInt16BE(response.length)
    socket.end(Buffer.concat([length, response]))
  })
}

/** Sets the TC bit and takes the records away. */
function truncate(response: Buffer): void {
  response.writeUInt16BE(response.readUInt16BE(2) | dnsPacket.TRUNCATED_RESPONSE, 2)
  response.fill(0, 6, 12)
}
