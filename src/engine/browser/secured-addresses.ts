import { attribute, type HtmlDocument } from '../formats/html/document.ts'

/** Elements of a document in which addresses without a scheme are looked for. */
const MAX_LOADING = 5000

/**
 * What Chrome asks for over HTTP where the document as sent leaves the scheme away, as `//host/path`, is over HTTPS where the
 * document will be on HTTPS.
 */
export function securedAddresses(sent: HtmlDocument | undefined): (address: string) => string {
  if (!sent?.schemeOfHosts) return address => address
  const secured = new Map<string, string>()
  for (const element of sent.withAttribute('src', 'href').slice(0, MAX_LOADING)) {
    const written = (attribute(element, 'src') ?? attribute(element, 'href'))!.trim()
    const url = written.startsWith('//') ? sent.addressOf(written) : undefined
    if (url?.protocol === 'https:')
      secured.set(url.href.replace('https:', 'http:').split('#', 1)[0]!, url.href)
  }
  return address => secured.get(address) ?? address
}
