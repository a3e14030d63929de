import { Core } from 'lighthouse/core/lib/lantern/lantern.js'
import { hereOf, type Preview } from '../../syntax/preview.ts'

const { NetworkAnalyzer } = Core
const grouped = NetworkAnalyzer.groupByOrigin.bind(NetworkAnalyzer)

/**
 * Makes Lighthouse count the connections of a page on a preview as those of production. What the page names by its address
 * there comes from the preview; Lighthouse would reckon the lookup and the connection of another host for it. By this
 * function it finds out which requests share a host, before it reckons any time.
 *
 * @param preview of the page that is measured next
 */
export function joinOrigins(preview: Preview | undefined): void {
  if (!preview) {
    NetworkAnalyzer.groupByOrigin = grouped
    return
  }
  NetworkAnalyzer.groupByOrigin = records => {
    for (const { url, parsedURL } of records) {
      const address = URL.parse(url)
      const here = address && hereOf(preview, address)
      if (!here) continue
      const { protocol, hostname, origin } = here
      Object.assign(parsedURL, { scheme: protocol.slice(0, -1), host: hostname, securityOrigin: origin })
    }
    return grouped(records)
  }
}
