/** Data of the records that the engine asks for. Host names are in lower case, without the dot at their end. */
export interface RecordData {
  A: string
  AAAA: string
  CNAME: string
  NS: string
  SOA: StartOfAuthority
  MX: { preference: number; exchange: string }
  /** The strings of the record, joined. */
  TXT: string
  CAA: { flags: number; tag: string; value: string }
  DS: { keyTag: number; algorithm: number; digestType: number; digest: Buffer }
  DNSKEY: { flags: number; algorithm: number; key: Buffer }
  HTTPS: ServiceBinding
}

export type RecordType = keyof RecordData

/** RFC 1035 section 3.3.13. All but the serial are seconds. */
export interface StartOfAuthority {
  primary: string
  serial: number
  refresh: number
  retry: number
  expire: number
  /** Since RFC 2308 how long it may be remembered that a name does not exist. */
  minimum: number
}

/** An HTTPS record (RFC 9460). */
export interface ServiceBinding {
  /** 0: the name is an alias of the target; else a service at the target. */
  priority: number
  /** `.`: the name of the record itself, or in an alias that there is no service. */
  target: string
  /** By the number of the key, in the order they came. */
  parameters: ReadonlyMap<number, Buffer>
}

export interface DnsRecord<T extends RecordType> {
  name: string
  /** Seconds that are left of its time in the cache of the resolver that answered. */
  ttl: number
  data: RecordData[T]
}

/** One link of a chain of CNAME records. */
export interface Alias {
  name: string
  target: string
}

/** An RRSIG record (RFC 4034 section 3) of an answer. */
export interface Signature {
  name: string
  /** Type of the records that it signs, as `SOA`. */
  covers: string
  algorithm: number
  signer: string
  inception: Date
  expiration: Date
}

/** What a resolver answered. */
export interface DnsReply<T extends RecordType> {
  name: string
  type: T
  /** Whether the name, or the one that its aliases end at, exists (not NXDOMAIN). It may have no such records. */
  exists: boolean
  /** Those of the asked type, at the end of the aliases. */
  records: readonly DnsRecord<T>[]
  aliases: readonly Alias[]
  signatures: readonly Signature[]
  /** Whether the resolver says that it validated the answer by DNSSEC (the AD bit). */
  authentic: boolean
  failure?: undefined
}

export type DnsFailureKind = 'no-answer' | 'server-failure' | 'refused' | 'malformed' | 'bad-name'

/** No resolver gave an answer. */
export interface DnsFailure {
  name: string
  type: RecordType
  failure: { kind: DnsFailureKind; message: string }
}

export type DnsAnswer<T extends RecordType> = DnsReply<T> | DnsFailure
