import type { JsonObject, Occurrence } from '../../../api/results.ts'
import { isLocalHost } from '../../../net/host-kind.ts'
import { snippet } from '../../formats/html/document.ts'
import {
  type RobotsTxt,
  type RobotsVerdict,
  verdictFor,
  whyForeign,
} from '../../formats/robots-txt/robots-txt.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type Exchange, header } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { shownPage } from '../../visit/shown-page.ts'
import type { Visit } from '../../visit/visit.ts'
import { AI_BOTS, type AiBot, type BotPurpose, CLASSIC_SEARCH_BOTS, TRIED_USER_AGENTS } from './ai-bots.ts'

const OVERVIEW = 'https://platform.openai.com/docs/bots'

/**
 * Whether AI services may fetch the page, and whether the server lets them. To keep crawlers away that gather training
 * data is a choice: it is stated as a fact.
 */
export const botAccess = defineTopic({
  checks: {
    'ai-search-blocked': {
      severity: 'warning',
      title: 'robots.txt blocks AI search engines from the page',
      why: 'AI answers cite only pages that their crawlers may read.',
      fix: 'Allow the crawler in robots.txt, unless you do not want to appear in those answers.',
      help: OVERVIEW,
      example: 'User-agent: OAI-SearchBot\nDisallow: /',
    },
    'ai-assistants-blocked': {
      severity: 'notice',
      title: 'robots.txt blocks AI assistants from opening the page for their users',
      why: 'An assistant that is asked about this page cannot read it and answers from other sources.',
      fix: 'Allow the user agent in robots.txt, unless you block it on purpose.',
      help: OVERVIEW,
      example: 'User-agent: ChatGPT-User\nDisallow: /',
    },
    'ai-bots-refused': {
      scope: 'site',
      severity: 'notice',
      title: 'The server refuses the user agents of AI services',
      why: 'robots.txt allows these crawlers, but a firewall or CDN that filters by user agent keeps them out.',
      fix: 'Check in the settings of the firewall or CDN that verified AI crawlers are allowed.',
      help: OVERVIEW,
      example: '403 Forbidden to the user agent of PerplexityBot, 200 to browsers',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownPage(visit)
    const robots = await visit.robotsTxt(page.url)
    const verdicts = new Map(AI_BOTS.map(bot => [bot, verdictFor(robots, bot.name, page.url)]))
    const answers = await answersFor(visit, page, verdicts)
    return {
      judgements: {
        ...judgeRobots(robots, verdicts),
        'ai-bots-refused': judgeAnswers(page, answers),
      },
      facts: {
        bots: robots.kind === 'unreachable' ? {} : Object.fromEntries([...verdicts].map(botFact)),
        answers: answers.map(answer => ({ ...answer })),
      },
    }
  },
})

/** How the server answered one user agent. */
type BotAnswer = { bot: string; url: string } & ({ status: number; refused: boolean } | { failure: string })

type Verdicts = ReadonlyMap<AiBot, RobotsVerdict>

function botFact([bot, { allowed, line, rule }]: [AiBot, RobotsVerdict]): [string, JsonObject] {
  return [bot.name, { purpose: bot.purpose, allowed, ...(line !== null && { line, rule }) }]
}

function judgeRobots(robots: RobotsTxt, verdicts: Verdicts) {
  const all = (judgement: Judgement) => ({
    'ai-search-blocked': judgement,
    'ai-assistants-blocked': judgement,
  })
  if (robots.kind === 'unreachable') return all(notMeasured(robots.reason))
  const foreign = whyForeign(robots)
  if (foreign !== undefined) return all(notApplicable(foreign))
  if (robots.kind === 'disallow-all')
    return all(notApplicable(`${robots.url} could not be read, so that nothing may be crawled for now`))
  const closedToSearch = [...verdicts].some(
    ([{ name }, { allowed }]) => (name === 'Googlebot' || name === 'Bingbot') && !allowed,
  )
  if (closedToSearch) return all(notApplicable('robots.txt blocks Google or Bing as well'))
  return {
    'ai-search-blocked': failWhere(blockedBy(robots, verdicts, 'search')),
    'ai-assistants-blocked': failWhere(blockedBy(robots, verdicts, 'user')),
  }
}

/** One occurrence for each line that closes the page; bots that may come all the same are left out. */
function blockedBy(robots: RobotsTxt, verdicts: Verdicts, purpose: BotPurpose): Occurrence[] {
  const byLine = new Map<number | null, { rule: string | null; bots: string[] }>()
  for (const [bot, { allowed, line, rule }] of verdicts) {
    const counts = bot.purpose === purpose && bot.obeysRobots && !CLASSIC_SEARCH_BOTS.has(bot.name)
    if (allowed || !counts) continue
    const found = byLine.get(line)
    if (found) found.bots.push(bot.name)
    else byLine.set(line, { rule, bots: [bot.name] })
  }
  const { url } = robots
  return [...byLine].map(([line, { rule, bots }]) => {
    const message = `Blocks ${bots.join(', ')} from this page.`
    return line === null ? { url, message } : { url, line, snippet: snippet(rule ?? ''), message }
  })
}

/**
 * Asks for one page of the site with the user agents of bots that robots.txt lets in: what refuses them stands before
 * the whole site.
 */
async function answersFor(visit: Visit, page: HtmlPage, verdicts: Verdicts): Promise<readonly BotAnswer[]> {
  const { origin, hostname } = new URL(page.url)
  if (isLocalHost(hostname)) return []
  const allowed = [...verdicts].filter(([, verdict]) => verdict.allowed).map(([{ name }]) => name)
  const tried = Object.keys(TRIED_USER_AGENTS).filter(name => allowed.includes(name))
  return await visit.onceForSite(`answers to AI bots ${origin} ${tried.join()}`, () =>
    Promise.all(
      tried.map(async bot => {
        const userAgent = TRIED_USER_AGENTS[bot]!
        return readAnswer(bot, page.url, await visit.fetchForSite(page.url, { userAgent }))
      }),
    ),
  )
}

const REFUSALS: ReadonlySet<number> = new Set([401, 403, 406, 451])

function readAnswer(bot: string, url: string, { final, failure }: Exchange): BotAnswer {
  if (failure) return { bot, url, failure: `${failure.url} ${failure.message}` }
  const challenged = header(final, 'cf-mitigated')?.trim().toLowerCase() === 'challenge'
  return { bot, url, status: final.status, refused: challenged || REFUSALS.has(final.status) }
}

function judgeAnswers({ url, preview }: HtmlPage, answers: readonly BotAnswer[]): Judgement {
  if (isLocalHost(new URL(url).hostname)) {
    return notApplicable(
      'the page is on a private server, without the firewall or CDN that it has in production',
    )
  }
  if (answers.length === 0) return notApplicable('robots.txt blocks all of them')
  const refused = answers.filter(answer => 'refused' in answer && answer.refused)
  if (refused.length > 0 && preview) {
    return notApplicable('the firewall of a preview is not that of production')
  }
  if (refused.length > 0) {
    return fail(
      refused.map(({ bot, url: asked, ...answer }) => ({
        url: asked,
        message: `The server answers ${'status' in answer ? answer.status : ''} to ${bot}, but serves browsers.`,
      })),
    )
  }
  const unclear = answers.find(answer => 'failure' in answer || answer.status === 429 || answer.status >= 500)
  if (!unclear) return pass()
  const what = 'failure' in unclear ? unclear.failure : `${unclear.url} answers ${unclear.status}`
  return notMeasured(`as ${unclear.bot}: ${what}`)
}
