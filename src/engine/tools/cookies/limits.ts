/** Thresholds of the cookies tool. */

const DAY_SECONDS = 86_400

/** Octets of name and value together, above which browsers reject a cookie (RFC 6265bis section 5.6). */
export const MAX_COOKIE_SIZE = 4096
/** Octets of one attribute's value, above which browsers ignore the attribute. */
export const MAX_ATTRIBUTE_SIZE = 1024
/** Seconds that browsers keep a cookie at most: 400 days (RFC 6265bis section 5.5). */
export const MAX_LIFETIME = 400 * DAY_SECONDS
/** Seconds of 13 months, the most that the CNIL grants to trackers that measure an audience. */
export const MAX_TRACKER_LIFETIME = 396 * DAY_SECONDS
/** Cookies of one host that browsers are sure to keep (RFC 6265 section 6.1). */
export const MAX_COOKIES = 50
/** Octets of the request header above which the common servers answer with an error (8 kB with the other headers). */
export const MAX_HEADER_SIZE = 8000
/** Seconds by which Expires and Max-Age may differ: clocks and rounding. */
export const EXPIRY_TOLERANCE = DAY_SECONDS
