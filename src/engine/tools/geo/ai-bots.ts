/**
 * What an AI service fetches pages for: an index that its answers cite, one page that a user asks about, or the
 * training of models.
 */
export type BotPurpose = 'search' | 'user' | 'training'

/** A crawler of an AI service, as its operator documents it. */
export interface AiBot {
  /** Product token for robots.txt. */
  name: string
  operator: string
  purpose: BotPurpose
  /** Whether its operator says that it always obeys robots.txt. */
  obeysRobots: boolean
  docs: string
}

const OPENAI = 'https://platform.openai.com/docs/bots'
const ANTHROPIC =
  'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler'
const PERPLEXITY = 'https://docs.perplexity.ai/guides/bots'
const AMAZON = 'https://developer.amazon.com/amazonbot'
const META = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers'
const APPLE = 'https://support.apple.com/en-us/119829'
const GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers'

type Row = readonly [
  name: string,
  operator: string,
  purpose: BotPurpose,
  docs: string,
  mayIgnoreRobots?: true,
]

const ROWS: readonly Row[] = [
  ['Googlebot', 'Google', 'search', GOOGLE],
  [
    'Bingbot',
    'Microsoft',
    'search',
    'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0',
  ],
  ['Applebot', 'Apple', 'search', APPLE],
  ['OAI-SearchBot', 'OpenAI', 'search', OPENAI],
  ['PerplexityBot', 'Perplexity', 'search', PERPLEXITY],
  ['Claude-SearchBot', 'Anthropic', 'search', ANTHROPIC],
  [
    'DuckAssistBot',
    'DuckDuckGo',
    'search',
    'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
  ],
  ['Amzn-SearchBot', 'Amazon', 'search', AMAZON],
  ['ChatGPT-User', 'OpenAI', 'user', OPENAI, true],
  ['Claude-User', 'Anthropic', 'user', ANTHROPIC],
  ['Perplexity-User', 'Perplexity', 'user', PERPLEXITY, true],
  ['MistralAI-User', 'Mistral AI', 'user', 'https://docs.mistral.ai/robots'],
  ['Meta-ExternalFetcher', 'Meta', 'user', META, true],
  ['GPTBot', 'OpenAI', 'training', OPENAI],
  ['ClaudeBot', 'Anthropic', 'training', ANTHROPIC],
  ['Google-Extended', 'Google', 'training', GOOGLE],
  ['Applebot-Extended', 'Apple', 'training', APPLE],
  ['CCBot', 'Common Crawl', 'training', 'https://commoncrawl.org/ccbot'],
  ['Meta-ExternalAgent', 'Meta', 'training', META],
  ['Amazonbot', 'Amazon', 'training', AMAZON],
  ['Bytespider', 'ByteDance', 'training', 'https://darkvisitors.com/agents/bytespider', true],
  ['cohere-ai', 'Cohere', 'training', 'https://darkvisitors.com/agents/cohere-ai', true],
]

/** The crawlers of AI services, and of the search engines that AI answers are built on, by purpose. */
export const AI_BOTS: readonly AiBot[] = ROWS.map(([name, operator, purpose, docs, mayIgnoreRobots]) => ({
  name,
  operator,
  purpose,
  obeysRobots: mayIgnoreRobots !== true,
  docs,
}))

/** Search engines whose access the robots tool judges. */
export const CLASSIC_SEARCH_BOTS: ReadonlySet<string> = new Set(['Googlebot', 'Bingbot', 'Applebot'])

/**
 * User agents that a server is asked with: search and user fetches of the services with most users. Firewalls go by
 * the product token.
 */
export const TRIED_USER_AGENTS: Readonly<Record<string, string>> = {
  'OAI-SearchBot':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot',
  'ChatGPT-User':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  PerplexityBot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  'Claude-SearchBot':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-SearchBot/1.0; +https://www.anthropic.com)',
  'Claude-User':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
}
