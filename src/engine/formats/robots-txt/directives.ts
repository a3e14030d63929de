/** What a line of robots.txt says; names beside the four that Google reads are `other`. */
export type Directive = 'user-agent' | 'allow' | 'disallow' | 'sitemap' | 'other'

export interface NamedDirective {
  directive: Directive
  /** Whether the name is misspelt and Google accepts it all the same. */
  misspelled: boolean
}

/** Misspellings that Google's parser takes for the right name. It compares starts of names, so `allowed` is `allow`. */
const ACCEPTED: readonly (readonly [Exclude<Directive, 'other'>, readonly string[]])[] = [
  ['user-agent', ['user-agent', 'useragent', 'user agent']],
  ['allow', ['allow']],
  ['disallow', ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw']],
  ['sitemap', ['sitemap', 'site-map']],
]

/**
 * Which directive a name stands for, as Google's parser decides it.
 *
 * @param name as written before the colon, in any case
 * @see https://github.com/google/robotstxt
 */
export function directiveOf(name: string): NamedDirective {
  const lower = name.toLowerCase()
  for (const [directive, starts] of ACCEPTED) {
    if (starts.some(start => lower.startsWith(start))) return { directive, misspelled: lower !== directive }
  }
  return { directive: 'other', misspelled: false }
}

/**
 * Whether a name, as it stands before the colon, is two words of which the first is the directive: its own colon is
 * left out, and that of the value is taken for it, as in `sitemap https://…`.
 */
export function takesColonOfValue(name: string): boolean {
  return /^(?:user[- ]?agent|site-?map|allow|disallow)[ \t]/i.test(name)
}

/** Rules about indexing. No search engine reads them in robots.txt: Google stopped in September 2019. */
export const INDEXING_RULES: ReadonlySet<string> = new Set(['noindex', 'nofollow', 'noarchive', 'nosnippet'])

/**
 * Rules that had a reader once and have none among the large search engines today. Generators still write them; they do
 * no harm, so nobody is told of them.
 */
export const ABANDONED_RULES: ReadonlySet<string> = new Set([
  'domain',
  'host',
  'request-rate',
  'revisit-after',
  'visit-time',
])

/**
 * Rules that Google does not read, but others do: `crawl-delay` Bing, `clean-param` Yandex, and the two that say what
 * content may be used for (IETF aipref and Cloudflare's Content Signals).
 */
export const FOREIGN_RULES: ReadonlySet<string> = new Set([
  'clean-param',
  'content-signal',
  'content-usage',
  'crawl-delay',
])
