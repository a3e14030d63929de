/** Thresholds of the dns tool. Times are seconds. */

/** CNAMEs behind one name: each is a further question, and resolvers give up after some eight. */
export const MAX_CNAME_CHAIN = 5
/** Time to live of an address: a move takes longer than a day where it is more. */
export const MAX_ADDRESS_TTL = 86_400
/** How long it may be remembered that a name does not exist (RFC 2308 section 5). */
export const MAX_NEGATIVE_TTL = 86_400

/** Name servers of a domain (RFC 1034 section 4.1, RFC 2182 section 5). */
export const LEAST_NAME_SERVERS = 2
/** Name servers whose addresses are asked for. The root has 13. */
export const MAX_NAME_SERVERS = 13
/** Mail servers whose addresses are asked for. */
export const MAX_MAIL_SERVERS = 10

/** Share of a signature's life that is left when its renewal must have failed: signers keep a fifth at least. */
export const SIGNATURE_EXPIRING_SHARE = 0.1

/** DNS lookups that an SPF record may take (RFC 7208 section 4.6.4). */
export const MAX_SPF_LOOKUPS = 10
/** Lookups of an SPF record that may find nothing. */
export const MAX_SPF_VOID_LOOKUPS = 2
/** Mail servers that an `mx` of an SPF record may have. */
export const MAX_SPF_MX_NAMES = 10
/** Lookups after which the counting ends: the record fails long before. */
export const SPF_LOOKUPS_COUNTED = 30
/** Bits of a network in an SPF record below which it holds a good part of the internet: nobody owns that much. */
export const LEAST_SPF_NETWORK_BITS = { ip4: 8, ip6: 16 } as const

/** Names that are asked for a DMARC record (RFC 9989 section 4.10). */
export const MAX_DMARC_WALK = 8
/** Report addresses of a DMARC record whose permission is asked for. */
export const MAX_REPORT_ADDRESSES = 10

/** Least bits of an RSA key that verifiers accept (RFC 8301 section 3.2). */
export const LEAST_DKIM_KEY_BITS = 1024

/** Most `max_age` of an MTA-STS policy (RFC 8461 section 3.2): a year. */
export const MAX_MTA_STS_AGE = 31_557_600
