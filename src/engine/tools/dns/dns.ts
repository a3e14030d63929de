import type { ToolDefinition } from '../../judging/tool-definition.ts'

/**
 * Records of the audited host, of its zone and of the mail of its domain, as a recursive resolver gives them.
 *
 * Left out: what needs questions to single name servers, which many networks block (whether parent and zone agree, lame
 * servers, zone transfer, AS of the networks), reverse names of addresses (mean something for mail servers alone), TLSA (no
 * browser reads it, and those of mail servers need port 25, closed on runners), low times to live and round trips (a
 * cache does not show them), the SPF record type (gone since RFC 7208) and length of TXT records (EDNS), parked and
 * expired domains (a guess from the page), letters of one script that look like another's (browsers decide by lists of
 * their own), hosting and CDN (`technology`).
 *
 * Facts alone, since nobody who builds a site acts on them: addresses of IPv6, times to live, chains of CNAMEs, CAA and
 * DNSSEC where there are none, the times of the zone, how far SPF and DMARC keep forged mail off, DKIM keys of common
 * names, BIMI (a draft), verification records, HTTPS records, wildcards.
 */
export const dnsTool: ToolDefinition = {
  name: 'dns',
  title: 'DNS',
  needs: ['dns'],
  topics: async () => (await import('./topics.ts')).topics,
}
