import { parse } from 'tldts'

/** The host of a site as the world reaches it, and its form with or without www where there is one. */
export interface PublicHost {
  hostname: string
  counterpart: string | undefined
}

/**
 * The registrable domain of a URL, hosts of one provider's customers apart (`a.vercel.app` and `b.vercel.app` are two
 * sites); the host itself where there is none, as for IP addresses and localhost.
 */
export function siteOf(url: string): string {
  const { hostname } = new URL(url)
  return parse(hostname, { allowPrivateDomains: true }).domain ?? hostname
}

/**
 * The public host of a URL, or why it has none. Only a registrable domain itself and its www have a counterpart:
 * nobody looks for `www.pr-12.preview.example.com` or `www.my-app.vercel.app`.
 */
export function publicHost(url: string): PublicHost | { reason: string } {
  const { hostname, port } = new URL(url)
  const found = parse(hostname, { allowPrivateDomains: true })
  if (found.isIp) return { reason: `${hostname} is an IP address, not the host of the site` }
  if (!found.domain || !(found.isIcann || found.isPrivate)) {
    return { reason: `${hostname} is not a public host name` }
  }
  if (port !== '') return { reason: `${hostname}:${port} is not the port that visitors use` }
  return { hostname, counterpart: found.isPrivate ? undefined : counterpartOf(hostname, found.domain) }
}

function counterpartOf(hostname: string, domain: string): string | undefined {
  if (hostname === domain) return `www.${domain}`
  return hostname === `www.${domain}` ? domain : undefined
}
