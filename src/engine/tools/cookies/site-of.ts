import { getDomain } from 'tldts'

/** Registrable domain of a host, customers of one provider apart. */
export function siteOf(host: string): string {
  return getDomain(host, { allowPrivateDomains: true }) ?? host
}
