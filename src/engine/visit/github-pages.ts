import { header } from '../network/exchange.ts'
import { isSuccess } from '../network/status.ts'
import { bareHost, deploymentRoot } from '../syntax/preview.ts'
import { domainOfFile } from './domain-file.ts'
import { isOfOwnerSite } from './left-to-deployment.ts'
import { perVisit } from './per-visit.ts'
import type { Visit } from './visit.ts'

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
  return !(await hasFilesOfOthers(visit, root))
})

/**
 * Whether each other repository of the owner may be a folder of the host of production: GitHub Pages serves them beside
 * the site of the owner, under its own domain as well. Of a site with a domain nothing may say whether it is the owner's.
 *
 * @see https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/about-custom-domains-and-github-pages
 */
export const mayHaveRepositoriesBeside = perVisit(async (visit): Promise<boolean> => {
  const { preview } = visit
  if (preview?.host === undefined || preview.home !== '') return false
  if (await isForGitHubPages(visit)) return true
  const root = deploymentRoot(preview, new URL(visit.url).origin)
  const { final } = await visit.fetch(`${root}/CNAME`)
  return final !== undefined && isOfOwnerSite(final) && !(await hasFilesOfOthers(visit, root))
})

async function hasFilesOfOthers(visit: Visit, root: string): Promise<boolean> {
  for (const name of OF_OTHERS) {
    const { final } = await visit.fetchForSite(`${root}/${name}`)
    if (final && isSuccess(final.status)) return true
  }
  return false
}
