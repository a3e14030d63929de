import type { Dialect } from './matcher.ts'

/** A crawler, or a name that stands for a use of what a crawler fetched, as its operator documents it. */
export interface Bot {
  name: string
  /** Product tokens that its operator says it obeys in robots.txt, the most specific first. */
  agents: readonly string[]
  dialect: Dialect
}

const GOOGLE_BOTS: readonly (readonly string[])[] = [
  ['Googlebot'],
  ['Googlebot-Image', 'Googlebot'],
  ['Googlebot-News', 'Googlebot'],
  ['Googlebot-Video', 'Googlebot'],
  ['Google-Extended'],
]

const OTHER_BOTS: readonly (readonly string[])[] = [
  ['Bingbot'],
  ['DuckDuckBot'],
  ['DuckAssistBot'],
  ['Applebot', 'Googlebot'],
  ['Applebot-Extended'],
  ['YandexBot', 'Yandex'],
  ['Baiduspider'],
  ['Amazonbot'],
  ['Amzn-SearchBot'],
  ['GPTBot'],
  ['OAI-SearchBot'],
  ['ChatGPT-User'],
  ['ClaudeBot'],
  ['Claude-SearchBot'],
  ['Claude-User'],
  ['PerplexityBot'],
  ['Perplexity-User'],
  ['MistralAI-User'],
  ['Meta-ExternalAgent'],
  ['Meta-ExternalFetcher'],
  ['Bytespider'],
  ['cohere-ai'],
  ['CCBot'],
]

/**
 * The crawlers of search engines and AI services that an audit speaks of. The first agent of each is its name.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers
 * @see https://support.apple.com/en-us/119829 (Applebot follows what is said to Googlebot where it is not named)
 */
export const BOTS: readonly Bot[] = [
  ...GOOGLE_BOTS.map(agents => bot(agents, 'google')),
  ...OTHER_BOTS.map(agents => bot(agents, 'standard')),
]

/** The search engines without which a page is as good as lost. */
export const MAIN_SEARCH_BOTS = ['Googlebot', 'Bingbot'] as const

function bot(agents: readonly string[], dialect: Dialect): Bot {
  return { name: agents[0]!, agents, dialect }
}

/** The bot of that name in the table, in any case; any other name is taken as the product token of a crawler. */
export function botNamed(name: string): Bot {
  const lower = name.toLowerCase()
  return BOTS.find(known => known.name.toLowerCase() === lower) ?? bot([name], 'standard')
}
