import { getDomain } from 'tldts'

/** Whether a host is of the page's own site: customers of one provider have sites of their own. */
export function partyOf(host: string, pageUrl: string): 'first' | 'third' {
  return siteOf(host) === siteOf(new URL(pageUrl).hostname) ? 'first' : 'third'
}

function siteOf(host: string): string {
  return getDomain(host, { allowPrivateDomains: true }) ?? host
}
