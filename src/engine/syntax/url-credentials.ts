import { percentDecoded } from '../../text/percent-decoded.ts'
import { withoutUserInformation } from '../../text/url-secrets.ts'

/** The name and password of a URL, and the origin they are for. */
export interface Credentials {
  origin: string
  /** Value of the `Authorization` header (RFC 7617, in UTF-8). */
  authorization: string
}

/**
 * Takes the name and password out of a URL, so that they can neither be shown nor be inherited by a relative URL.
 *
 * @returns the URL as it was where it holds none or cannot be parsed
 */
export function withoutCredentials(url: string): { url: string; credentials?: Credentials } {
  if (!url.includes('@')) return { url }
  const parsed = URL.parse(url)
  if (!parsed || (parsed.username === '' && parsed.password === '')) return { url }
  const pair = `${percentDecoded(parsed.username)}:${percentDecoded(parsed.password)}`
  return {
    url: withoutUserInformation(url),
    credentials: {
      origin: parsed.origin,
      authorization: `Basic ${Buffer.from(pair, 'utf8').toString('base64')}`,
    },
  }
}
