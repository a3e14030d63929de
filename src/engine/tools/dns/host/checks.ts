import type { CheckDefinition } from '../../../judging/tool-definition.ts'

/** Checks of the records of the audited host itself. */
export const HOST_CHECKS = {
  'no-address': {
    severity: 'error',
    title: 'The host has no address',
    why: 'Nobody can open the page: the name exists in the DNS, but leads nowhere.',
    fix: 'Add an A record (and an AAAA record) for the host, or a CNAME to the host of your provider.',
    help: 'https://www.rfc-editor.org/rfc/rfc1035#section-3.4.1',
    example: 'www.example.com. with neither A nor AAAA',
  },
  'no-ipv4': {
    severity: 'warning',
    title: 'The host can be reached over IPv6 alone',
    why: 'Visitors and crawlers whose network has no IPv6 cannot open the page. That is about half of all.',
    fix: 'Add an A record, or put the host behind a CDN that has IPv4 addresses.',
    help: 'https://www.rfc-editor.org/rfc/rfc4213#section-2',
    example: 'www.example.com. AAAA 2001:db8::1, and no A',
  },
  'no-ipv6': {
    severity: 'notice',
    title: 'The host has no IPv6 address',
    why: 'Networks without IPv4 of their own, as of many mobile providers, reach the page through a slower translation.',
    fix: 'Turn on IPv6 at your host or CDN and add an AAAA record.',
    help: 'https://www.rfc-editor.org/rfc/rfc6540#section-2',
    example: 'www.example.com. A 192.0.2.10, and no AAAA',
  },
  'private-address-among-public': {
    severity: 'warning',
    title: 'The host has private addresses among its public ones',
    why: 'A visitor who is given the private address cannot open the page; with several addresses that happens to some each time.',
    fix: 'Remove the private address from the public DNS, and give it in the DNS of the private network alone.',
    help: 'https://www.rfc-editor.org/rfc/rfc1918#section-5',
    example: 'www.example.com. A 192.0.2.10\nwww.example.com. A 10.0.0.5',
  },
  'cname-dangling': {
    severity: 'error',
    title: 'The CNAME of the host leads to a name that does not exist',
    why: 'Nobody can open the page. Whoever registers the missing name at the provider takes the host over.',
    fix: 'Point the CNAME to a name that exists, or remove it.',
    help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Subdomain_takeovers',
    example: 'www.example.com. CNAME shop-old.hosting.example., which does not exist',
  },
  'cname-chain-long': {
    severity: 'notice',
    title: 'The host is behind a long chain of CNAMEs',
    why: 'Each one is a further question before the first byte, and one more place that can break. Resolvers give up on long chains.',
    fix: 'Point the CNAME of the host to the last name that your provider tells you to use.',
    help: 'https://www.rfc-editor.org/rfc/rfc1034#section-3.6.2',
    example:
      'www.example.com. → a.cdn.example. → b.cdn.example. → c.cdn.example. → d.cdn.example. → e.cdn.example.',
  },
  'cname-at-apex': {
    severity: 'warning',
    title: 'The domain itself is a CNAME',
    why: 'A CNAME may have no other records beside it, and a domain must have NS and SOA records. Mail and verification records are lost, and some resolvers fail.',
    fix: 'Use A and AAAA records, or the ALIAS, ANAME or flattening feature of your DNS provider.',
    help: 'https://www.rfc-editor.org/rfc/rfc1912#section-2.4',
    example: 'example.com. CNAME shop.hosting.example.',
  },
  'apex-unresolved': {
    severity: 'warning',
    title: 'The domain without www does not lead anywhere',
    why: 'Who types the domain, or follows a link to it, gets an error instead of the site.',
    fix: 'Give the domain itself an address, and redirect it to the host with www.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
    example: 'www.example.com. has an address, example.com. has none',
  },
  'www-unresolved': {
    severity: 'notice',
    title: 'The host with www does not lead anywhere',
    why: 'Some visitors type www, and some links have it; they get an error instead of the site.',
    fix: 'Add a CNAME for www to the domain, and redirect it to the host without www.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
    example: 'example.com. has an address, www.example.com. has none',
  },
  'ttl-too-long': {
    severity: 'notice',
    title: 'Addresses of the host are kept for more than a day',
    why: 'After a move or an outage visitors are led to the old address for as long as that.',
    fix: 'Set the time to live (TTL) of the address records to an hour, or at most a day.',
    help: 'https://www.rfc-editor.org/rfc/rfc1912#section-2.2',
    example: 'www.example.com. 604800 A 192.0.2.10',
  },
  'https-record-invalid': {
    severity: 'warning',
    title: 'The HTTPS record of the host is not valid',
    why: 'Browsers read this record before they connect. A wrong one makes them ignore it, or fail to open the page.',
    fix: 'Correct the record, or remove it: the page is found without it.',
    help: 'https://www.rfc-editor.org/rfc/rfc9460#section-2.4',
    example: 'www.example.com. HTTPS 1 . mandatory=alpn',
  },
  'idn-mixed-scripts': {
    severity: 'warning',
    title: 'The host name mixes scripts',
    why: 'Names that mix alphabets are used to imitate others. Browsers show them in their encoded form, xn--….',
    fix: 'Use the letters of one script, and redirect from the other name.',
    help: 'https://www.unicode.org/reports/tr39/#Restriction_Level_Detection',
    example: 'xn--pple-43d.example, an "apple" whose first letter is Cyrillic',
  },
} as const satisfies Record<string, CheckDefinition>

export type HostCheck = keyof typeof HOST_CHECKS
