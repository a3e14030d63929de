import { isLocalHost, isSampleHost, isThisMachine } from '../../../net/host-kind.ts'
import { FaultList } from '../../judging/fault-list.ts'
import { type Judgement, type Judgements, notApplicable, pass, sameForAll } from '../../judging/judgement.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { bareHost, deploymentRoot, isOnProduction, type Preview, previewHint } from '../../syntax/preview.ts'
import { domainOfFile } from '../../visit/domain-file.ts'
import { type HostUse, OTHER_HOSTS } from './host-uses.ts'
import { type SiteSitemaps, siteSitemaps, withoutContent } from './site-sitemaps.ts'

const HELP = 'https://www.sitemaps.org/protocol.html#location'

const checks = {
  'development-host': {
    scope: 'site',
    severity: 'error',
    title: 'The sitemap lists URLs of a development server or of example.com',
    why: 'Search engines cannot reach these URLs, so the sitemap tells them of no page of the site.',
    fix: 'Set the URL of the production site in the settings of the site generator.',
    help: HELP,
    example: '<loc>http://localhost:3000/about</loc>, or https://example.com/about as a template has it',
  },
  'foreign-host': {
    scope: 'site',
    severity: 'notice',
    title: 'The sitemap lists URLs of another host',
    why: 'On a preview that is right: the sitemap lists the URLs of production. On the site itself, search engines ignore URLs of another host.',
    fix: 'Check that this is the host where the pages will live, with or without www.',
    help: HELP,
    example: 'https://www.example.com/sitemap.xml that lists https://example.org/about',
  },
  'not-production-host': {
    scope: 'site',
    severity: 'error',
    title: 'The sitemap lists URLs of a host that is not production',
    why: 'Search engines ignore URLs of another host than that of the sitemap, so they learn of no page.',
    fix: 'Set the URL of production in the settings of the site generator, or correct the setting "production-url".',
    help: HELP,
    example: 'a sitemap for www.example.com that lists https://old.example.com/about',
  },
  'mixed-hosts': {
    scope: 'site',
    severity: 'warning',
    title: 'The sitemap lists pages of several hosts',
    why: 'Search engines ignore URLs of another host than that of the sitemap, unless the robots.txt of that host names the sitemap too.',
    fix: 'List the pages of one host in each sitemap, or name the sitemap in the robots.txt of the other hosts as well.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps#cross-submits',
    example: '<loc>https://www.example.com/</loc>\n<loc>https://blog.example.com/</loc>',
  },
} satisfies Record<string, CheckDefinition>

/** Hosts that the facts name. */
const MAX_FACTS = 20

/** Which hosts the sitemaps speak of. */
export const hosts = defineTopic({
  checks,
  async judge(visit) {
    const site = await siteSitemaps(visit)
    const nothing = withoutContent(site)
    const { preview } = visit
    const domain =
      nothing || preview?.host === undefined
        ? undefined
        : await domainOfFile(visit, deploymentRoot(preview, site.survey.origin))
    const counts = Array.from(site.hosts.all, ([host, { count }]) => [host, count] as const)
    return {
      judgements: nothing ? sameForAll(checks, nothing) : judgeHosts(site, preview, domain),
      facts: { hosts: Object.fromEntries(counts.slice(0, MAX_FACTS)) },
    }
  },
})

/** @param domain the host in the CNAME file of the site: GitHub Pages redirects the one with or without www there */
function judgeHosts(
  site: SiteSitemaps,
  preview: Preview | undefined,
  domain?: string,
): Judgements<keyof typeof checks> {
  const { all, others } = site.hosts
  if (all.size === 0) {
    return sameForAll(checks, notApplicable('the sitemaps list no page whose URL can be read'))
  }
  const strange = others.filter(([host]) => !isProductionHost(preview, host))
  if (strange.length === 0 && others.length > 0) {
    const redirected = others.filter(
      ([host]) => domain !== undefined && host !== domain && bareHost(host) === bareHost(domain),
    )
    const listed = others.map(([host]) => host).join(' and ')
    const production =
      redirected.length > 0
        ? report(redirected, `; the CNAME file publishes the site on ${domain}, where they redirect`)
        : pass(`the sitemap lists ${listed}, as it should ${preview!.words}`)
    return {
      'development-host': pass(),
      'foreign-host': production,
      'not-production-host': pass(),
      'mixed-hosts': pass(),
    }
  }
  const development = strange.filter(([host]) => isNoSite(host, site.hosts.own))
  const foreign = strange.filter(use => !development.includes(use))
  const apart = notApplicable('the sitemap lists a host that is no site, which is reported separately')
  return {
    'development-host': report(development),
    ...(foreign.length === 0 && development.length > 0
      ? { 'foreign-host': apart, 'not-production-host': apart, 'mixed-hosts': apart }
      : judgeForeign(foreign, site, preview)),
  }
}

type Uses = readonly (readonly [host: string, HostUse])[]

/** Whether all that the sitemaps list is reported to be on a host that is not production. */
export function misnamesProduction(site: SiteSitemaps, preview: Preview | undefined): boolean {
  if (withoutContent(site) || site.hosts.all.size === 0) return false
  return judgeHosts(site, preview)['not-production-host'].outcome === 'fail'
}

function judgeForeign(
  foreign: Uses,
  { hosts: { all }, survey: { origin }, vouched }: SiteSitemaps,
  preview: Preview | undefined,
): Judgements<'foreign-host' | 'not-production-host' | 'mixed-hosts'> {
  const unknown = notApplicable('production is not known: the setting "production-url" names it')
  const knowsProduction = preview?.host !== undefined
  if (foreign.length === 0) {
    const known = knowsProduction ? pass() : unknown
    return { 'foreign-host': pass(), 'not-production-host': known, 'mixed-hosts': pass() }
  }
  if (all.size > 1) {
    const several = notApplicable('the sitemap lists several hosts, which is reported separately')
    return {
      'foreign-host': several,
      'not-production-host': knowsProduction ? several : unknown,
      'mixed-hosts': report(foreign.filter(([host]) => !vouched.has(host))),
    }
  }
  const judgement = judgeOnlyHost(foreign, origin, preview)
  const apart = notApplicable(
    'production is known, and the sitemap lists another host, which is reported separately',
  )
  return {
    'foreign-host': knowsProduction ? apart : judgement,
    'not-production-host': knowsProduction ? judgement : unknown,
    'mixed-hosts': pass(),
  }
}

function judgeOnlyHost(foreign: Uses, origin: string, preview: Preview | undefined): Judgement {
  if (isLocalHost(new URL(origin).hostname) && preview?.host === undefined) {
    return notApplicable('the site is audited on this machine: its own host will be another one')
  }
  if (preview !== undefined && preview.host === undefined) {
    return pass(`the sitemap lists ${foreign[0]![0]}, which is taken for production ${preview.words}`)
  }
  return report(foreign, previewHint(preview, origin))
}

/**
 * Whether a host is one that a generator or a template left over. A server on this machine is known by its port, so
 * another port is an address left over.
 */
function isNoSite(host: string, audited: string): boolean {
  if (host === OTHER_HOSTS) return false
  const { hostname, port } = new URL(`http://${host}`)
  const own = new URL(`http://${audited}`)
  if (isSampleHost(hostname)) return !isSampleHost(own.hostname)
  if (!isThisMachine(hostname)) return false
  return !isThisMachine(own.hostname) || port !== own.port
}

function isProductionHost(preview: Preview | undefined, host: string): boolean {
  return host !== OTHER_HOSTS && isOnProduction(preview, new URL(`https://${host}`))
}

function report(uses: Uses, hint = ''): Judgement {
  const faults = new FaultList()
  for (const [host, { count, file, line, column, example }] of uses) {
    faults.add({
      url: file,
      line,
      ...(column !== undefined && { column }),
      message: `${count === 1 ? '1 URL is' : `${count} URLs are`} on ${host}, the first is ${example}${hint}`,
    })
  }
  return faults.judge()
}
