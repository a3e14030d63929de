import type { JsonObject } from '../../../api/results.ts'
import { oneLine } from '../../../text/one-line.ts'
import type { CrawledSite } from '../../judging/crawled-site.ts'
import { FaultList } from '../../judging/fault-list.ts'
import { notMeasured } from '../../judging/judgement.ts'
import { pathOf } from '../../judging/same-on-pages.ts'
import { comparedPages, parameterGroups, type SitePage } from '../../judging/same-on-site.ts'
import { linksToPages, whyLinksUnknown } from '../../judging/site-links.ts'
import { defineSiteTopic } from '../../judging/tool-definition.ts'

const LINKS = 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable'
/** Parameters that a message names. */
const NAMED_PARAMETERS = 3
/** Characters of the name of a parameter. */
const MAX_NAME = 40
/** Pages with one link that the facts list. */
const MAX_LISTED = 50

/** How crawlers get through a site: what multiplies its pages, and what only some links lead to. */
export const crawlingOverSite = defineSiteTopic({
  checks: {
    'parameter-copies': {
      scope: 'site',
      severity: 'warning',
      title: 'URL parameters make several copies of a page',
      why: 'Crawlers spend their time on copies of one page instead of on new pages, and search engines choose which copy they show.',
      fix: 'Make the canonical of all copies name the page without parameters. Where filters make very many of them, disallow the parameters in robots.txt.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/crawling-managing-faceted-navigation',
      example:
        '/shoes?color=red, /shoes?color=blue and /shoes?sort=price, all with the title of /shoes and indexable',
    },
    'only-nofollow-links': {
      scope: 'site',
      severity: 'notice',
      title: 'All links to a page of the sitemap are nofollow',
      why: 'The sitemap asks search engines to index the page, but the links of the site tell them not to follow. They may leave it out.',
      fix: 'Remove nofollow from the links within the site, or the page from the sitemap.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
      example: '<a href="/sizes" rel="nofollow">Sizes</a> on every page that links to /sizes',
    },
    'only-scripted-links': {
      scope: 'site',
      severity: 'notice',
      title: 'Only scripts link to a page',
      why: 'Crawlers that run no scripts, such as those of most AI services and social networks, never find the page. Google finds it later.',
      fix: 'Put a link to the page into the HTML that the server sends.',
      help: LINKS,
      example: 'a menu that scripts fill from JSON, with the only link to /sizes',
    },
  },
  needsWhole: ['only-nofollow-links', 'only-scripted-links'],
  judge(site) {
    const [nofollow, scripted] = [new FaultList(), new FaultList()]
    const links = linksToPages(site)
    const isListed = new Set(site.sitemap?.listed)
    let looked = 0
    for (const [index, { url, indexable }] of site.pages.entries()) {
      const { count, isFollowed, isSent } = links[index]!
      if (indexable !== true || index === 0 || count === 0) continue
      looked++
      const times = count === 1 ? 'The only link' : `All links (${count})`
      if (!isFollowed && isListed.has(index)) {
        nofollow.add({ url, message: `${times} to ${pathOf(url)} ${count === 1 ? 'is' : 'are'} nofollow` })
      }
      if (!isSent) {
        scripted.add({
          url,
          message: `${times} to ${pathOf(url)} ${count === 1 ? 'is' : 'are'} made by scripts`,
        })
      }
    }
    const unknown = whyLinksUnknown(site)
    const none = 'no page but the start page is indexable and linked'
    return {
      judgements: {
        'parameter-copies': judgeParameters(site),
        'only-nofollow-links':
          unknown === undefined ? nofollow.judgeAmong(looked, none) : notMeasured(unknown),
        'only-scripted-links': scripted.judgeAmong(looked, none),
      },
      facts: { indexing: indexingFacts(site), links: linkFacts(site) },
    }
  },
})

function judgeParameters(site: CrawledSite) {
  const list = new FaultList()
  const trapped = new Map<string, number>()
  for (const { url, why } of site.unvisited) {
    const path = why === 'trap' ? pathWithout(url) : undefined
    if (path !== undefined) trapped.set(path, (trapped.get(path) ?? 0) + 1)
  }
  for (const group of parameterGroups(site)) {
    const [{ url }] = group as [SitePage]
    const path = pathWithout(url)
    const more = trapped.get(path) ?? 0
    const count = group.length + more
    list.add({
      url: site.origin + path,
      message: `${path} is indexable at ${count} URLs${more > 0 ? ` (${more} of them not visited)` : ''}, because of its parameters: ${parametersOf(group)}`,
    })
  }
  const looked = comparedPages(site).filter(({ url }) => new URL(url).search !== '').length
  return list.judgeAmong(looked, 'no indexable page has parameters in its URL')
}

function pathWithout(url: string): string {
  return new URL(url).pathname
}

function parametersOf(group: readonly SitePage[]): string {
  const names = [...new Set(group.flatMap(({ url }) => [...new URL(url).searchParams.keys()]))].map(name =>
    oneLine(name, MAX_NAME),
  )
  const more = names.length - NAMED_PARAMETERS
  return `${names.slice(0, NAMED_PARAMETERS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** How many addresses search engines can show, and why they cannot show the others. */
function indexingFacts({ pages }: CrawledSite): JsonObject {
  const statuses = pages.map(({ status }) => (status === null ? 'none' : `${Math.floor(status / 100)}xx`))
  return {
    addresses: pages.length,
    indexable: pages.filter(({ indexable }) => indexable === true).length,
    unknown: pages.filter(({ indexable }) => indexable === null).length,
    obstacles: countsOf(pages.flatMap(({ obstacle }) => obstacle ?? [])),
    statuses: countsOf(statuses),
  }
}

/** How the links of the site are spread over its indexable pages, by the pages that link to each. */
function linkFacts({ pages }: CrawledSite): JsonObject {
  const indexable = pages.filter(({ indexable }) => indexable === true)
  const classOf = (count: number) => (count < 2 ? `${count}` : count <= 10 ? '2 to 10' : 'over 10')
  return {
    byCount: countsOf(indexable.map(({ linksIn }) => classOf(linksIn))),
    byDepth: countsOf(indexable.map(({ depth }) => (depth === null ? 'none' : `${depth}`))),
    withOne: indexable
      .filter(({ linksIn }) => linksIn === 1)
      .slice(0, MAX_LISTED)
      .map(({ url }) => url),
  }
}

function countsOf(names: readonly string[]): Record<string, number> {
  const groups = [...Map.groupBy(names, name => name)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(groups.map(([name, same]) => [name, same.length]))
}
