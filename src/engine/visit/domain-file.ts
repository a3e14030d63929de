import { isSuccess } from '../network/status.ts'
import type { Visit } from './visit.ts'

/** A name of the DNS and the end of its line (RFC 1035 section 2.3.4). */
const MAX_NAME = 255
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

/**
 * The host in the file in which GitHub Pages keeps the domain of a site, one alone; undefined where the site has none.
 *
 * @param root where the deployment begins, without a slash at its end
 * @see https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/troubleshooting-custom-domains-and-github-pages
 */
export async function domainOfFile(visit: Visit, root: string): Promise<string | undefined> {
  const { final } = await visit.fetch(`${root}/CNAME`, { maxBytes: MAX_NAME })
  if (!final || !isSuccess(final.status) || final.truncated) return undefined
  const name = final.body.toString('utf8').trim()
  return isDomain(name) ? new URL(`https://${name}/`).host : undefined
}

/** Whether a text is the full name of a host: labels of the DNS, the last of which has letters. */
function isDomain(text: string): boolean {
  const labels = text.split('.')
  return (
    labels.length > 1 &&
    labels.every(label => LABEL.test(label)) &&
    /[a-z]/i.test(labels.at(-1)!) &&
    URL.canParse(`https://${text}/`)
  )
}
