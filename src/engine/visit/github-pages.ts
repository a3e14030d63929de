import { header } from '../network/exchange.ts'
import { bareHost, deploymentRoot } from '../syntax/preview.ts'
import { domainOfFile } from './domain-file.ts'
import { perVisit } from './per-visit.ts'

/**
 * Whether a site is for GitHub Pages, by the host of production, by its domain in the file `CNAME`, or by what it answers.
 * GitHub runs no programs: it answers 405 to what is posted to it.
 */
export const isForGitHubPages = perVisit(async (visit): Promise<boolean> => {
  const { preview } = visit
  const { origin, hostname } = new URL(visit.url)
  if (/\.github\.io$/i.test(preview?.host ?? hostname)) return true
  if (preview?.host === undefined)
    return /^github\.com$/i.test(header(await visit.response(), 'server') ?? '')
  const domain = await domainOfFile(visit, deploymentRoot(preview, origin))
  return domain !== undefined && bareHost(domain) === bareHost(preview.host)
})
