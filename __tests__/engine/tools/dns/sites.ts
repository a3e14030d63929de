import { type ChainCertificate, issue } from '../../../support/certificate-chains.ts'
import type { DnsServerOptions, NameRecords, Zone } from '../../../support/dns-server.ts'
import { letsEncrypt, zone } from './audits.ts'

/** www.example.com in a zone. */
export const inZone = (names: Zone, resolver: DnsServerOptions = {}) => ({
  site: {},
  host: 'www.example.com',
  zone: names,
  resolver,
})

/** Another host, with names beside those of the sound zone. */
export const ofHost = (host: string, names: Record<string, Partial<NameRecords> | string | undefined>) => ({
  site: {},
  host,
  zone: zone(names),
})

/** www.example.com over HTTPS. */
export const certified = (names: Zone, of: Partial<Parameters<typeof issue>[0]> = {}) => ({
  site: '<title>a</title>',
  host: 'www.example.com',
  zone: names,
  certificate: (): Promise<ChainCertificate> =>
    issue({ issuer: letsEncrypt, names: ['www.example.com'], ...of }),
})

/** The sound zone with other records of the domain itself. */
export const apex = (records: Partial<NameRecords>) => zone({ 'example.com': records })

/** Records of a domain that neither gets mail nor says who sends it. */
export const NO_MAIL = { MX: undefined, TXT: undefined }

/** Names with a text each. */
export const texts = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([name, TXT]) => [name, { TXT }]))

/** A host whose domain is that of a provider. */
export const platform = ofHost('my-app.vercel.app', { 'my-app.vercel.app': { A: '76.76.21.21' } })
