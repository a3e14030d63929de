import { randomInt } from 'node:crypto'
import dnsPacket, { type Answer, type DecodedPacket } from 'dns-packet'
import { canonicalName } from './host-name.ts'
import type { Alias, DnsAnswer, DnsFailure, DnsRecord, RecordData, RecordType, Signature } from './records.ts'
import { decodeServiceBinding } from './service-binding.ts'

/** Largest answer over UDP that no network path has to break up (DNS flag day 2020). */
const UDP_PAYLOAD_BYTES = 1232
/** Most CNAMEs that are followed within one answer; resolvers give up sooner. */
const MAX_ALIASES = 20
/** RFC 9460: `dns-packet` does not know the type. */
const HTTPS_TYPE = 'UNKNOWN_65'

/** What a query asks for. */
export interface Question {
  name: string
  type: RecordType
  /** Whether records are wanted that DNSSEC says are forged (the CD bit). */
  checkingDisabled: boolean
}

/** A query that asks for recursion and for the records of DNSSEC. */
export function encodeQuery({ name, type, checkingDisabled }: Question): { id: number; message: Buffer } {
  const id = randomInt(0x10000)
  const { RECURSION_DESIRED, AUTHENTIC_DATA, CHECKING_DISABLED, DNSSEC_OK } = dnsPacket
  const message = dnsPacket.encode({
    type: 'query',
    id,
    flags: RECURSION_DESIRED | AUTHENTIC_DATA | (checkingDisabled ? CHECKING_DISABLED : 0),
    questions: [{ name: name || '.', type: wireType(type) }],
    additionals: [
      {
        type: 'OPT',
        name: '.',
        udpPayloadSize: UDP_PAYLOAD_BYTES,
        extendedRcode: 0,
        ednsVersion: 0,
        flags: DNSSEC_OK,
        flag_do: true,
        options: [],
      },
    ],
  })
  return { id, message }
}

/** `truncated`: ask again over TCP; undefined: this is no answer to the query. */
export type Decoded = { truncated: boolean; packet: DecodedPacket } | undefined

/**
 * Reads a message that came for a query. One with another id or question is not its answer.
 *
 * @throws where it is the answer, and broken
 */
export function decodeMessage(message: Buffer, id: number, question: Question): Decoded {
  if (message.length < 12 || message.readUInt16BE(0) !== id) return undefined
  const truncated = (message.readUInt16BE(2) & dnsPacket.TRUNCATED_RESPONSE) !== 0
  // What follows the head of a cut message may be cut anywhere.
  const packet = dnsPacket.decode(truncated ? withoutRecords(message) : message)
  const asked = packet.questions?.[0]
  if (packet.type !== 'response') return undefined
  if (asked && (canonicalOrRoot(asked.name) !== question.name || asked.type !== wireType(question.type))) {
    return undefined
  }
  return { truncated, packet }
}

function withoutRecords(message: Buffer): Buffer {
  const copy = Buffer.from(message)
  copy.fill(0, 6, 12)
  return copy
}

const RCODE_FAILURES: Readonly<Record<string, DnsFailure['failure']['kind']>> = {
  SERVFAIL: 'server-failure',
  REFUSED: 'refused',
}

/** What a response says about a question. */
export function readAnswer<T extends RecordType>(packet: DecodedPacket, name: string, type: T): DnsAnswer<T> {
  const { rcode } = packet as unknown as { rcode: string }
  if (rcode !== 'NOERROR' && rcode !== 'NXDOMAIN') {
    const kind = RCODE_FAILURES[rcode] ?? 'malformed'
    return { name, type, failure: { kind, message: `the resolver answers ${rcode} for ${name} ${type}` } }
  }
  const answers = packet.answers ?? []
  const aliases = type === 'CNAME' ? [] : followAliases(answers, name)
  const owner = aliases.at(-1)?.target ?? name
  return {
    name,
    type,
    exists: rcode === 'NOERROR',
    records: answers.flatMap(answer => recordOf(answer, owner, type)),
    aliases,
    signatures: answers.flatMap(signatureOf),
    authentic: packet.flag_ad,
  }
}

function followAliases(answers: readonly Answer[], name: string): Alias[] {
  const targets = new Map<string, string>()
  for (const answer of answers) {
    if (answer.type === 'CNAME') targets.set(canonicalOrRoot(answer.name), canonicalOrRoot(answer.data))
  }
  const aliases: Alias[] = []
  for (let at = name; targets.has(at) && aliases.length < MAX_ALIASES; at = aliases.at(-1)!.target) {
    aliases.push({ name: at, target: targets.get(at)! })
  }
  return aliases
}

function recordOf<T extends RecordType>(answer: Answer, owner: string, type: T): DnsRecord<T>[] {
  const name = canonicalOrRoot(answer.name)
  if ((answer.type as string) !== wireType(type) || name !== owner) return []
  const { ttl, data } = answer as unknown as { ttl?: number; data: unknown }
  return [{ name, ttl: ttl ?? 0, data: READERS[type](data as never) as RecordData[T] }]
}

const READERS: { readonly [T in RecordType]: (data: never) => RecordData[T] } = {
  A: (data: string) => data,
  AAAA: (data: string) => data,
  CNAME: canonicalOrRoot,
  NS: canonicalOrRoot,
  SOA: (data: Omit<RecordData['SOA'], 'primary'> & { mname: string }) => {
    const { serial, refresh, retry, expire, minimum } = data
    return { primary: canonicalOrRoot(data.mname), serial, refresh, retry, expire, minimum }
  },
  MX: ({ preference, exchange }: RecordData['MX']) => ({ preference, exchange: canonicalOrRoot(exchange) }),
  TXT: (data: readonly (Buffer | string)[]) => data.map(part => part.toString()).join(''),
  CAA: ({ flags, tag, value }: RecordData['CAA']) => ({ flags, tag, value }),
  DS: (data: RecordData['DS']) => {
    const { keyTag, algorithm, digestType, digest } = data
    return { keyTag, algorithm, digestType, digest }
  },
  DNSKEY: ({ flags, algorithm, key }: RecordData['DNSKEY']) => ({ flags, algorithm, key }),
  HTTPS: (data: Buffer) => decodeServiceBinding(data),
}

function signatureOf(answer: Answer): Signature[] {
  if (answer.type !== 'RRSIG') return []
  const { typeCovered, algorithm, signersName, inception, expiration } = answer.data
  return [
    {
      name: canonicalOrRoot(answer.name),
      covers: typeCovered,
      algorithm,
      signer: canonicalOrRoot(signersName),
      inception: new Date(inception * 1000),
      expiration: new Date(expiration * 1000),
    },
  ]
}

function wireType(type: RecordType): dnsPacket.RecordType {
  return (type === 'HTTPS' ? HTTPS_TYPE : type) as dnsPacket.RecordType
}

function canonicalOrRoot(name: string): string {
  return canonicalName(name)
}
