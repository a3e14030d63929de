import type { Lookup } from '../../api/addresses.ts'
import type { LostAddress } from '../../api/comparison.ts'
import type { JsonObject, Occurrence, Severity } from '../../api/results.ts'
import type { Tool } from '../../api/tools.ts'
import type { Gathering } from '../browser/gathering.ts'
import type { Visit } from '../visit/visit.ts'
import type { ComparedFacts } from './compared-facts.ts'
import type { CrawledSite } from './crawled-site.ts'
import type { Judgement, Judgements } from './judgement.ts'

/** One thing a tool verifies, as data: documents, reports and SARIF rules come from here. */
export interface CheckDefinition {
  /**
   * Whose fault it is: `site` where it is the same whichever page is asked for, as of robots.txt, a sitemap, the DNS, a
   * certificate, a header that a server sends with everything. Left out, it is the page's.
   */
  scope?: 'site'
  severity: Severity
  /** What is wrong, as a short statement: "The page has no title". */
  title: string
  /** Why it matters, in a sentence or two. */
  why: string
  /** What to do, in a sentence or two. */
  fix: string
  /** Public document that governs the check. */
  help: string
  /** Something that fails the check: source of a page, a header, a record, a line or few of it. */
  example: string
}

/** What a topic gives back: an answer to each of its checks, and what it learned. */
export interface Findings<Name extends string = string> {
  judgements: Judgements<Name>
  /** Its part of the tool's facts, under names that no other topic of the tool uses. */
  facts?: JsonObject
  /** 0 to 100, where the topic is the established instrument that its tool follows; null where that gave none. */
  score?: number | null
}

/**
 * One subject of a tool: its checks as data (under their names without the tool's, in kebab-case), and one function
 * from a visit to an answer for each. It fetches through the visit alone; what it has in common with other topics is
 * read once, see `perVisit`.
 *
 * `judge` may throw `NotMeasured` or `NotApplicable`, which then hold for all of its checks.
 */
export interface Topic<Name extends string = string> {
  checks: Readonly<Record<Name, CheckDefinition>>
  judge(visit: Visit): Findings<Name> | Promise<Findings<Name>>
  /**
   * Its faults may stand anywhere in the page's document. Where that was read in part, a pass is one of that part, and
   * what was missed may be in the rest.
   */
  readsDocument?: true
  /**
   * It judges what the page's own address answered and asks for nothing else: no Chrome, no other address, no DNS. So it
   * can be judged on every page of a site, as sent.
   */
  isLight?: true
}

/** A page of a run, as far as it can be compared with the others. */
export interface RunPage {
  url: string
  /** What a tool learned of it; undefined where the tool did not measure it. */
  facts(tool: Tool): ComparedFacts | undefined
  /** Whether a check failed on it. */
  failed(id: string): boolean
}

/** One subject that a single page cannot tell: its checks as data, and a function over the pages of one site. */
export interface RunTopic<Name extends string = string> {
  checks: Readonly<Record<Name, CheckDefinition>>
  /** @returns of each check the answers for the pages, in their order */
  judge(pages: readonly RunPage[]): Record<Name, readonly Judgement[]>
}

/** A check whose answer only the whole site shows. */
export type SiteCheckDefinition = CheckDefinition & { scope: 'site' }

/**
 * One subject that only a whole site shows: its checks as data, and a function over what a crawl found. The occurrences
 * of its answers name the pages.
 *
 * `judge` may throw `NotMeasured` or `NotApplicable`, which then hold for all of its checks.
 */
export interface SiteTopic<Name extends string = string> {
  checks: Readonly<Record<Name, SiteCheckDefinition>>
  judge(site: CrawledSite): Findings<Name>
  /**
   * Checks that are about what is missing, as a link to a page: where not all of the site was seen, they are not
   * measured. The answers of all others then hold for the pages that were seen.
   */
  needsWhole?: readonly NoInfer<Name>[]
}

/** A check of a {@link BaselineTopic} that failed at an address. */
export interface LostFinding<Name extends string = string> {
  check: Name
  address: LostAddress
  /** The place of the check; undefined where the page of the address says it already. */
  place: Occurrence | undefined
}

/**
 * One subject that only shows beside a baseline: its checks as data, and a function over the addresses that a run does
 * not answer as its baseline did.
 */
export interface BaselineTopic<Name extends string = string> {
  checks: Readonly<Record<Name, SiteCheckDefinition>>
  /** @param pages of the run */
  judge(lookup: Lookup, pages: readonly RunPage[]): LostFinding<Name>[]
}

/** What a tool must have gathered. Order and lanes of the work follow from it. */
export type Need =
  /** The answer at the page's address, and its document as search engines see it: shown in Chrome if scripts run there. */
  | 'page'
  /** The page as Chrome shows it, whether scripts run there or not. */
  | 'rendered'
  /** A measurement by Lighthouse, which any other work would falsify. */
  | 'lighthouse'
  /** Records of the DNS. */
  | 'dns'
  /** What the site has as a whole: robots.txt, sitemaps, other pages. */
  | 'site'

/** A tool as plain data. What it judges with is loaded when it is first asked for. */
export interface ToolDefinition {
  name: Tool
  title: string
  needs: readonly Need[]
  /** What its topics read of the page in Chrome that is gathered for its readers alone. */
  gathers?: readonly Gathering[]
  /** The established instrument whose score is the tool's, where that gives one. */
  instrument?: string
  /** What stands in the source of a page that has anything for the tool to judge; left out, any page may. */
  subject?: RegExp
  /** No standard and no measured effect stands behind its score, so that it is no part of the page's. */
  isHeuristic?: true
  topics(): Promise<readonly Topic[]>
  /** Some of its topics are light, see {@link Topic.isLight}: only such tools are loaded to judge all pages of a site. */
  hasLightTopics?: true
  /** What it judges when all pages of a run were measured. */
  runTopics?(): Promise<readonly RunTopic[]>
  /** What it judges when a site was crawled. */
  siteTopics?(): Promise<readonly SiteTopic[]>
  /** What it judges when a run is compared with a baseline. */
  baselineTopics?(): Promise<readonly BaselineTopic[]>
  /** Of a tool that gathers `globals`: names of those and their properties whose values it reads, as `jQuery.fn.jquery`. */
  globals?(): Promise<readonly string[]>
}

/** The same for what only a whole site shows. */
export function defineSiteTopic<const Name extends string>(topic: SiteTopic<Name>): SiteTopic<Name> {
  return topic
}

/** A check of a page as it is judged over all pages of a site, in one answer under its own id. */
export function overSite(check: CheckDefinition): SiteCheckDefinition {
  return { ...check, scope: 'site' }
}

/** The same for what is judged over the pages of a run. */
export function defineRunTopic<const Name extends string>(topic: RunTopic<Name>): RunTopic<Name> {
  return topic
}

/** The same for what only shows beside a baseline. */
export function defineBaselineTopic<const Name extends string>(
  topic: BaselineTopic<Name>,
): BaselineTopic<Name> {
  return topic
}

/** Ties the names of the checks to the answers, so that no check can be forgotten. */
export function defineTopic<const Name extends string>(topic: Topic<Name>): Topic<Name> {
  return topic
}

/** The checks of a tool on a page by their names without the tool's, in the order of its topics. */
export async function checksOf(tool: ToolDefinition): Promise<Record<string, CheckDefinition>> {
  return Object.assign({}, ...(await tool.topics()).map(({ checks }) => checks))
}

/**
 * The same with those that it judges over the pages of a run, of a whole site, and beside a baseline. What a topic of sites judges under the
 * id of another check is that check.
 */
export async function allChecksOf(tool: ToolDefinition): Promise<Record<string, CheckDefinition>> {
  const ofRun = (await tool.runTopics?.()) ?? []
  const ofSite = (await tool.siteTopics?.()) ?? []
  const ofBaseline = (await tool.baselineTopics?.()) ?? []
  const beside = [...ofRun, ...ofBaseline]
  const own = Object.assign({}, await checksOf(tool), ...beside.map(({ checks }) => checks))
  return { ...own, ...Object.assign({}, ...ofSite.map(({ checks }) => checks)), ...own }
}
