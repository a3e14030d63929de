import type { JsonObject } from '../../../api/results.ts'
import { BOTS } from '../../formats/robots-txt/bots.ts'
import { type RobotsTxt, sitemapsOf, verdictFor } from '../../formats/robots-txt/robots-txt.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { renderingFacts } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic, type Findings } from '../../judging/tool-definition.ts'
import type { Exchange } from '../../network/exchange.ts'
import { NotHtml, NotMeasured } from '../../not-measured.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { type JudgedRules, judgedRules } from '../../page/judged-rules.ts'
import {
  directivesFor,
  headerDirectives,
  isNoindex,
  mergedDirectives,
  type PageDirective,
  shippedHeaderDirectives,
} from '../../page/page-directives.ts'
import type { Visit } from '../../visit/visit.ts'
import { ACCESS_CHECKS, judgeAccess, MAIN_SEARCH_BOTS, type Stop } from './access-findings.ts'
import { FETCH_CHECKS, judgeFetch, servesHtml } from './fetch-findings.ts'
import { GROUP_CHECKS, judgeGroups } from './group-findings.ts'
import { LINE_CHECKS } from './line-checks.ts'
import { judgeLines } from './line-findings.ts'
import {
  HEADER_CHECKS,
  judgeDirectives,
  judgeHeader,
  judgeMeta,
  META_CHECKS,
} from './page-directive-findings.ts'
import { judgeResources, RESOURCE_CHECKS } from './resource-findings.ts'
import { judgeSitemapLines, SITEMAP_LINE_CHECKS } from './sitemap-line-findings.ts'

// Not checked: the age of a cached robots.txt (it is a fact, not a fault); a byte-order mark, non-ASCII patterns, letter
// case and line ends (all crawlers take them); crawl-delay and clean-param (Bing and Yandex read them); rules that a
// shorter rule covers (style); noarchive (retired by Google, read by Bing); which AI crawlers are let in (geo).

const CONTRADICTION_CHECKS = {
  'blocked-and-noindex': {
    severity: 'warning',
    title: 'robots.txt hides the noindex of the page',
    why: 'A crawler that may not fetch the page never sees its noindex, so the bare address can stay in search results.',
    fix: 'To keep the page out of search, allow it in robots.txt and leave the noindex. Otherwise remove both.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
    example: 'Disallow: /thanks\nwith <meta name="robots" content="noindex"> in /thanks',
  },
} as const satisfies Record<string, CheckDefinition>

const FILE_CHECKS = { ...LINE_CHECKS, ...GROUP_CHECKS, ...SITEMAP_LINE_CHECKS }
const PAGE_CHECKS = { ...META_CHECKS, ...HEADER_CHECKS }

type Judgements<Checks> = Record<keyof Checks & string, Judgement>

const CHECKS = {
  ...ACCESS_CHECKS,
  ...FETCH_CHECKS,
  ...FILE_CHECKS,
  ...RESOURCE_CHECKS,
  ...PAGE_CHECKS,
  ...CONTRADICTION_CHECKS,
}

/** robots.txt of the site, and what the page itself tells crawlers. */
const robots = defineTopic({
  checks: CHECKS,
  judge,
})

async function judge(visit: Visit): Promise<Findings<keyof typeof CHECKS>> {
  const exchange = await visit.exchange()
  const url = exchange.final?.url ?? visit.url
  const robots = await visit.robotsTxt(url)
  if (exchange.failure && robots.kind === 'unreachable') {
    throw new NotMeasured(`${exchange.failure.url} ${exchange.failure.message}`)
  }
  const page = await pageOf(visit, exchange)
  const access = judgeAccess(await stopsOf(visit, url, robots))
  return {
    judgements: {
      ...access,
      ...judgeFetch(robots, exchange.final?.status),
      ...(await judgeFile(robots, visit)),
      ...(await judgePageResources(page, access['page-blocked'], visit)),
      ...judgePage(page, visit),
      'blocked-and-noindex': judgeContradiction(page, access['page-blocked'], robots, url),
    },
    facts: {
      robotsTxt: fileFacts(robots),
      verdicts: verdictFacts(robots, url),
      page: { url, directives: directiveFacts(page) },
      ...(page.html ? { rendered: renderingFacts(page.html) } : {}),
    },
  }
}

/** What there is of the page: a document, another kind of file, or nothing that a search engine would index. */
interface AuditedPage {
  html?: JudgedPage
  rules?: JudgedRules
  /** Why there is no document. */
  without?: Judgement
  /** All of the headers; undefined where the page did not answer 2xx. */
  header?: readonly PageDirective[]
  /** Of the headers and of the head, without those that a preview alone has. */
  directives?: readonly PageDirective[]
}

async function pageOf(visit: Visit, exchange: Exchange): Promise<AuditedPage> {
  try {
    const html = await visit.judgedPage()
    const rules = judgedRules(html)
    const header = headerDirectives(html.response)
    return { html, rules, header, directives: [...rules.header, ...rules.inHead] }
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error
    const without = notMeasured(error.message)
    if (!(error instanceof NotHtml)) return { without }
    const response = exchange.final!
    return {
      without,
      header: headerDirectives(response),
      directives: shippedHeaderDirectives({ response, preview: visit.preview }),
    }
  }
}

/** The URLs that a crawler must be let in at: the audited one, and where its redirects end. */
async function stopsOf(visit: Visit, url: string, robots: RobotsTxt): Promise<Stop[]> {
  const last = { url, robots }
  return url === visit.url ? [last] : [{ url: visit.url, robots: await visit.robotsTxt(visit.url) }, last]
}

async function judgeFile(robots: RobotsTxt, visit: Visit): Promise<Judgements<typeof FILE_CHECKS>> {
  if (robots.kind === 'unreachable') return all(FILE_CHECKS, notMeasured(robots.reason))
  if (robots.kind !== 'rules') return all(FILE_CHECKS, notApplicable(`${robots.url} ${robots.reason}`))
  if (servesHtml(robots.response)) {
    return all(FILE_CHECKS, notApplicable('a web page is served in the place of robots.txt'))
  }
  const { url, body } = robots.response
  return {
    ...judgeLines(robots.rules, body, url),
    ...judgeGroups(robots.rules, url),
    ...(await judgeSitemapLines(robots, visit)),
  }
}

async function judgePageResources(
  page: AuditedPage,
  access: Judgement,
  visit: Visit,
): Promise<Judgements<typeof RESOURCE_CHECKS>> {
  if (!page.html) return all(RESOURCE_CHECKS, page.without!)
  if (access.outcome === 'fail' || access.outcome === 'not-applicable') {
    return all(RESOURCE_CHECKS, notApplicable('the page itself is closed to search engines'))
  }
  return await judgeResources(page.html, visit)
}

function judgePage(
  { html, rules, without, header, directives }: AuditedPage,
  { preview }: Visit,
): Judgements<typeof PAGE_CHECKS> {
  return {
    ...(html && rules ? judgeMeta(html, rules) : all(META_CHECKS, without!)),
    ...(directives && header
      ? { 'noindex-header': judgeHeader(header, preview), ...judgeDirectives(directives) }
      : all(HEADER_CHECKS, without!)),
  }
}

function judgeContradiction(
  { directives, without }: AuditedPage,
  access: Judgement,
  robots: RobotsTxt,
  url: string,
): Judgement {
  if (!directives) return without!
  if (access.outcome === 'not-measured' || access.outcome === 'not-applicable') return access
  const keptOut = MAIN_SEARCH_BOTS.filter(bot => directivesFor(directives, bot).some(isNoindex))
  if (keptOut.length === 0) return notApplicable('the page has no noindex')
  const unseen = keptOut.filter(bot => robots.kind === 'rules' && !verdictFor(robots, bot, url).allowed)
  if (unseen.length === 0) return pass()
  return fail({
    url,
    message: `${unseen.join(' and ')} may not fetch the page and so never sees its noindex`,
  })
}

function all<Name extends string>(checks: Record<Name, unknown>, judgement: Judgement) {
  return Object.fromEntries(Object.keys(checks).map(name => [name, judgement])) as Record<Name, Judgement>
}

function fileFacts(robots: RobotsTxt): JsonObject {
  const response = robots.kind === 'unreachable' ? undefined : robots.response
  const rules = robots.kind === 'rules' ? robots.rules : undefined
  const maxAge = /(?:^|[\s,])max-age=(\d{1,10})/i.exec(
    response?.headers.get('cache-control')?.join(',') ?? '',
  )
  return {
    url: response?.url ?? robots.url,
    kind: robots.kind,
    reason: robots.kind === 'rules' ? null : robots.reason,
    status: response?.status ?? null,
    size: rules?.size ?? null,
    maxAge: maxAge ? Number(maxAge[1]) : null,
    sitemaps: sitemapsOf(robots).flatMap(({ url }) => url ?? []),
    groups: rules?.groups.length ?? 0,
    rules: rules?.groups.reduce((sum, group) => sum + group.rules.length, 0) ?? 0,
  }
}

/** `{ allowed, line, rule }` for each crawler, `*` being any that no group names; empty where robots.txt is unreachable, since nothing was measured. */
function verdictFacts(robots: RobotsTxt, url: string): JsonObject {
  if (robots.kind === 'unreachable') return {}
  const names = ['*', ...BOTS.map(({ name }) => name)]
  return Object.fromEntries(names.map(name => [name, { ...verdictFor(robots, name, url) }]))
}

/** What the rules come to for each crawler that is spoken to, and for Google and Bing. */
function directiveFacts({ header, directives: shipped }: AuditedPage): JsonObject {
  if (!header || !shipped) return {}
  const directives = [...header, ...shipped]
  const bots = new Set([
    ...MAIN_SEARCH_BOTS.map(bot => bot.toLowerCase()),
    ...directives.map(({ bot }) => bot),
  ])
  bots.delete('*')
  return Object.fromEntries([...bots].map(bot => [bot, mergedDirectives(directives, bot)]))
}

export const topics = [robots]
