import { header } from '../network/exchange.ts'
import { isSuccess } from '../network/status.ts'
import { bareHost, deploymentRoot } from '../syntax/preview.ts'
import { domainOfFile } from './domain-file.ts'
import { perVisit } from './per-visit.ts'

/** Files of other hosts, one of which may serve the site although a file with its domain is still there. */
const OF_OTHERS = ['_redirects', 'netlify.toml', 'vercel.json', '_headers']

/**
 * Whether a site is for GitHub Pages, by the host of production, by its domain in the file `CNAME` where it has no file of
 * another host, or by what it answers.
 * GitHub runs no programs: it answers 405 to what is posted to it.
 */
export const isForGitHubPages = perVisit(async (visit): Promise<boolean> => {
  const { preview } = visit
  const { origin, hostname } = new URL(visit.url)
  if (/\.github\.io$/i.test(preview?.host ?? hostname)) return true
  if (preview?.host === undefined)
    return /^github\.com$/i.test(header(await visit.response(), 'server') ?? '')
  const root = deploymentRoot(preview, origin)
  const domain = await domainOfFile(visit, root)
  if (domain === undefined || bareHost(domain) !== bareHost(preview.host)) return false
  for (const name of OF_OTHERS) {
    const { final } = await visit.fetchForSite(`${root}/${name}`)
    if (final && isSuccess(final.status)) return false
  }
  return true
})
