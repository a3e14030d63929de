import type { JsonObject } from '../../../api/results.ts'
import { BOTS, MAIN_SEARCH_BOTS } from '../../formats/robots-txt/bots.ts'
import { type RobotsTxt, verdictFor, whyForeign } from '../../formats/robots-txt/robots-txt.ts'
import { renderingFacts } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { NotApplicable, NotMeasured } from '../../not-measured.ts'
import { directivesFor, isNoindex, mergedDirectives } from '../../page/page-directives.ts'
import type { Visit } from '../../visit/visit.ts'
import { closedAt, crawlPermission } from './crawl-permission.ts'
import { documentRules, type PageRules, pageRules } from './page-rules.ts'
import { robotsOfPage } from './robots-file.ts'

/**
 * What robots.txt and the page come to for each crawler, as facts; `keptOut` is what keeps the page out of Google, in words,
 * and is empty where nothing does.
 */
export const crawlerRules = defineTopic({
  checks: {},
  async judge(visit) {
    const { robots, url } = await robotsOfPage(visit)
    const rules = await ifMeasured(pageRules(visit))
    const document = await ifMeasured(documentRules(visit))
    const closed = await blockFacts(visit, robots)
    return {
      judgements: {},
      facts: {
        verdicts: verdictFacts(robots, url),
        page: { url, directives: rules ? directiveFacts(rules) : {} },
        ...(rules && closed && { keptOut: [...closed, ...noindexFacts(rules)] }),
        ...(document && { rendered: renderingFacts(document.page) }),
      },
    }
  },
})

async function ifMeasured<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof NotMeasured) return undefined
    throw error
  }
}

/** `{ allowed, line, rule }` for each crawler, `*` being any that no group names; empty where robots.txt is unreachable, since nothing was measured. */
function verdictFacts(robots: RobotsTxt, url: string): JsonObject {
  if (robots.kind === 'unreachable') return {}
  const names = ['*', ...BOTS.map(({ name }) => name)]
  return Object.fromEntries(
    names.map(name => {
      const { allowed, line, rule } = verdictFor(robots, name, url)
      return [name, { allowed, ...(line !== null && { line, rule }) }]
    }),
  )
}

/** The rules of robots.txt that keep Googlebot from the page, as `robots.txt: Disallow: /shop/`; undefined where that is not known. */
async function blockFacts(visit: Visit, robots: RobotsTxt): Promise<string[] | undefined> {
  if (whyForeign(robots) !== undefined) return []
  try {
    const { stops } = await crawlPermission(visit)
    const rules = closedAt(stops, ['Googlebot']).map(({ snippet }) => snippet ?? '')
    return [...new Set(rules)].map(rule => `robots.txt: ${rule}`)
  } catch (error) {
    if (error instanceof NotMeasured || error instanceof NotApplicable) return undefined
    throw error
  }
}

/** Where the page tells Google not to index it, without what a preview alone has. */
function noindexFacts({ shipped }: PageRules): string[] {
  const sources = directivesFor(shipped, 'Googlebot')
    .filter(isNoindex)
    .map(({ source }) => source)
  const words = { meta: 'noindex in a <meta> element', header: 'noindex in the X-Robots-Tag header' }
  return [...new Set(sources)].map(source => words[source])
}

/** For each crawler that the page speaks to, and for Google and Bing. */
function directiveFacts({ header, shipped }: PageRules): JsonObject {
  const directives = [...header, ...shipped]
  const bots = new Set([
    ...MAIN_SEARCH_BOTS.map(bot => bot.toLowerCase()),
    ...directives.map(({ bot }) => bot),
  ])
  bots.delete('*')
  return Object.fromEntries([...bots].map(bot => [bot, mergedDirectives(directives, bot)]))
}
