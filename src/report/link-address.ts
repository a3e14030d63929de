import { isThisMachine } from '../net/host-kind.ts'
import { withoutSecrets, withoutUserInformation } from '../text/url-secrets.ts'

/** A longer address is shown, but is no link. */
const MAX_LINK = 2_000

/**
 * The address that a link may lead to, without secrets: only `http:` and `https:`, in the URL Standard's form, with
 * the characters encoded that mean something in Markdown. Undefined for anything else, and for what is on this machine:
 * it is gone after the run, and is on another one for whoever reads it.
 */
export function linkAddress(url: string): string | undefined {
  const parsed = URL.parse(withoutUserInformation(url))
  if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:') return undefined
  if (isThisMachine(parsed.hostname)) return undefined
  const address = withoutSecrets(parsed.href).replace(/[\\|`<>"'{}^]/g, percentEncoded)
  return address.length <= MAX_LINK ? address : undefined
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
