import type { JsonObject } from '../../../api/results.ts'
import { BOTS, MAIN_SEARCH_BOTS } from '../../formats/robots-txt/bots.ts'
import { type RobotsTxt, verdictFor } from '../../formats/robots-txt/robots-txt.ts'
import { renderingFacts } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { NotMeasured } from '../../not-measured.ts'
import { mergedDirectives } from '../../page/page-directives.ts'
import { documentRules, type PageRules, pageRules } from './page-rules.ts'
import { robotsOfPage } from './robots-file.ts'

/** What robots.txt and the page come to for each crawler, as facts. */
export const crawlerRules = defineTopic({
  checks: {},
  async judge(visit) {
    const { robots, url } = await robotsOfPage(visit)
    const rules = await ifMeasured(pageRules(visit))
    const document = await ifMeasured(documentRules(visit))
    return {
      judgements: {},
      facts: {
        verdicts: verdictFacts(robots, url),
        page: { url, directives: rules ? directiveFacts(rules) : {} },
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
