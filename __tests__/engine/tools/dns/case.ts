import { expect } from '@jest/globals'
import type { Check } from '../../../../src/api/results.ts'
import type { DnsServerOptions, NameRecords, Zone } from '../../../support/dns-server.ts'
import type { AuditedSite } from '../../../support/tool-runs.ts'
import { auditDns, type Name, zone } from './audits.ts'

export interface Case {
  check: Name
  outcome: Check['outcome']
  audit: () => Promise<AuditedSite>
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

/** The sound zone with other records of the domain itself. */
export const apex = (records: Partial<NameRecords>) => zone({ 'example.com': records })

/** Records of a domain that neither gets mail nor says who sends it. */
export const NO_MAIL = { MX: undefined, TXT: undefined }

/** Names with a text each. */
export const texts = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([name, TXT]) => [name, { TXT }]))

/** Audits a host whose domain is that of a provider. */
export const platform = to('https://my-app.vercel.app/', { 'my-app.vercel.app': { A: '76.76.21.21' } })
