import { expect } from '@jest/globals'
import type { Check } from '../../../../src/api/results.ts'
import type { DnsServerOptions, NameRecords, Zone } from '../../../support/dns-server.ts'
import { type Audited, auditDns, type Name, zone } from './audits.ts'

export interface Case {
  name: Name
  outcome: Check['outcome']
  audit: () => Promise<Audited>
  /** Parts of the first occurrence, or of the reason. */
  says?: object
  because?: RegExp
}

/** Audits www.example.com in a zone. */
export const of = (names: Zone, options?: DnsServerOptions) => () =>
  auditDns(names, 'http://www.example.com/', options)

/** Audits a URL, with names beside those of the sound zone. */
export const to = (url: string, names: Record<string, Partial<NameRecords> | string | undefined>) => () =>
  auditDns(zone(names), url)

/** A place in the DNS with its message. */
export const at = (name: string, type: string, message: RegExp | string) => ({
  url: `dns:${name}?type=${type}`,
  message: typeof message === 'string' ? message : expect.stringMatching(message),
})
