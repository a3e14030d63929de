import { isLocalHost, isSampleHost } from '../../../net/host-kind.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isSiteHome } from '../../page/site-home.ts'
import { bareHost, deploymentRoot } from '../../syntax/preview.ts'
import { domainOfFile } from '../../visit/domain-file.ts'
import type { Visit } from '../../visit/visit.ts'
import { type SerpPage, serpPage } from './serp-page.ts'

/** Whether the host that a site names is the one on which it is published. */
export const publishedHost = defineTopic({
  checks: {
    'host-unlike-cname': {
      severity: 'warning',
      title: 'The home page names another host than the CNAME file',
      why: 'GitHub Pages publishes the site on the host in its CNAME file, and redirects the same host with or without www to it. Search engines are told of URLs that redirect, or of another site.',
      fix: 'Write the host of the CNAME file into the base URL of the site, from which canonical, og:url and sitemap are made; or change the CNAME file.',
      help: 'https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/about-custom-domains-and-github-pages',
      example: 'CNAME: example.com\n<link rel="canonical" href="https://www.example.com/">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const serp = await serpPage(visit)
    const judgement = await judgeHost(visit, serp)
    return { judgements: unlessUnfilled(serp.page, { 'host-unlike-cname': judgement }) }
  },
})

async function judgeHost(visit: Visit, serp: SerpPage): Promise<Judgement> {
  const { page } = serp
  const { origin, hostname } = new URL(page.url)
  if (!isSiteHome(page)) return notApplicable('the page is not the home page')
  if (!page.preview && !isLocalHost(hostname)) return notApplicable('the page is on production itself')
  const named = namedHost(serp)
  if (!named) return notApplicable('neither canonical nor og:url names a host where the site will be')
  const domain = await domainOfFile(visit, deploymentRoot(page.preview, origin))
  if (domain === undefined) return notApplicable('the site has no CNAME file with a host')
  if (named.host === domain) return pass()
  // A canonical on another host than the production that is known is told as that.
  const production = page.preview?.host
  if (production !== undefined && bareHost(named.host) !== bareHost(production))
    return notApplicable('production is known, and other checks compare with it')
  return fail(
    named.at(`The CNAME file publishes the site on ${domain}, but ${named.place} is on ${named.host}.`),
  )
}

interface NamedHost {
  host: string
  place: string
  at: (message: string) => ReturnType<NonNullable<SerpPage['canonical']>['at']>
}

/** The public host in the canonical of a page, or where it has none in its og:url. */
function namedHost({ canonical, canonicals, meta }: SerpPage): NamedHost | undefined {
  const ogUrl = canonicals.length === 0 ? meta.first('og:url') : undefined
  const url = canonical?.url ?? URL.parse(ogUrl?.text ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  if (isLocalHost(url.hostname) || isSampleHost(url.hostname)) return undefined
  if (canonical) return { host: url.host, place: 'the canonical', at: message => canonical.at(message) }
  return ogUrl && { host: url.host, place: 'og:url', at: message => ogUrl.at(message) }
}
