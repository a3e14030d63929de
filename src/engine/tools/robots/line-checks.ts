import type { CheckDefinition } from '../../judging/tool-definition.ts'

const GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt'
const RFC = 'https://www.rfc-editor.org/rfc/rfc9309'

/** What single lines of robots.txt get wrong. */
export const LINE_CHECKS = {
  'unreadable-line': {
    severity: 'warning',
    title: 'robots.txt has lines that are no rules',
    why: 'A line without a name and a colon is ignored by every crawler, and what it was meant to say does not hold.',
    fix: 'Write the line as "name: value", or start it with # where it is a comment.',
    help: `${RFC}#section-2.2`,
    example: 'Please do not crawl the shop',
  },
  'missing-colon': {
    severity: 'warning',
    title: 'robots.txt has lines without a colon',
    why: 'Google takes white space for the missing colon; for the standard and for other crawlers the line is no rule.',
    fix: 'Put a colon behind the name.',
    help: `${RFC}#section-2.2`,
    example: 'Disallow /cart',
  },
  'misspelled-name': {
    severity: 'warning',
    title: 'robots.txt has misspelt names of rules',
    why: 'Google accepts a few frequent misspellings, other crawlers do not; any other one makes the line void for all.',
    fix: 'Correct the name.',
    help: `${GOOGLE}#syntax`,
    example: 'Disalow: /cart',
  },
  'unknown-name': {
    severity: 'notice',
    title: 'robots.txt has names that no large crawler knows',
    why: 'Crawlers skip such lines.',
    fix: 'Remove the line, or correct it where it was meant as a rule.',
    help: `${GOOGLE}#syntax`,
    example: 'Forbid: /cart',
  },
  'indexing-rule': {
    severity: 'warning',
    title: 'robots.txt tries to control indexing',
    why: 'No search engine reads noindex or nofollow in robots.txt (Google stopped in 2019), so the pages can be indexed.',
    fix: 'Use a robots meta tag or the X-Robots-Tag header on the pages, and let them be crawled.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
    example: 'Noindex: /thanks',
  },
  'abandoned-rule': {
    severity: 'notice',
    title: 'robots.txt has rules that no large search engine reads',
    why: 'The rule has no effect.',
    fix: 'Remove the line.',
    help: `${GOOGLE}#syntax`,
    example: 'Host: www.example.com',
  },
  'rule-outside-group': {
    severity: 'warning',
    title: 'robots.txt has rules before the first User-agent line',
    why: 'A rule that belongs to no group holds for no crawler.',
    fix: 'Put a User-agent line above the rule, for all crawlers "User-agent: *".',
    help: `${RFC}#section-2.2.1`,
    example: 'Disallow: /cart\nUser-agent: *',
  },
  'empty-user-agent': {
    severity: 'warning',
    title: 'robots.txt has a User-agent line without a name',
    why: 'It names no crawler, so the rules below it may hold for nobody.',
    fix: 'Name a crawler, or write * for all.',
    help: `${RFC}#section-2.2.1`,
    example: 'User-agent:\nDisallow: /',
  },
  'user-agent-form': {
    severity: 'warning',
    title: 'robots.txt has User-agent lines that mean another crawler than they say',
    why: 'A crawler is named by one token of letters, - and _: the name ends at the first other character, and * is no wildcard within it.',
    fix: 'Write one product token a line, as "User-agent: Googlebot-Image".',
    help: `${RFC}#section-2.2.1`,
    example: 'User-agent: Googlebot/2.1',
  },
  'pattern-start': {
    severity: 'warning',
    title: 'robots.txt has patterns that match nothing',
    why: 'Patterns are compared with the path of a URL, which starts with a slash; one that starts otherwise never matches.',
    fix: 'Start the pattern with / (or *) and leave scheme and host out.',
    help: `${GOOGLE}#url-matching-based-on-path-values`,
    example: 'Disallow: cart/',
  },
  'dollar-inside-pattern': {
    severity: 'notice',
    title: 'robots.txt has patterns with a $ that does not end them',
    why: '$ marks the end of a URL only as the last character; elsewhere it stands for itself.',
    fix: 'Put the $ at the end, or leave it out. For a literal $ write %24.',
    help: `${RFC}#section-2.2.3`,
    example: 'Disallow: /*.php$/old',
  },
  'line-too-long': {
    severity: 'warning',
    title: 'robots.txt has lines that are cut',
    why: 'Google ignores what a line has beyond 16,663 bytes; a cut pattern matches more than was meant.',
    fix: 'Shorten the line.',
    help: 'https://github.com/google/robotstxt',
    example: 'Disallow: /… with 20,000 characters',
  },
  'bad-characters': {
    severity: 'warning',
    title: 'robots.txt is not clean UTF-8 text',
    why: 'Crawlers expect UTF-8. Lines in another encoding or with control characters do not match the URLs that they name.',
    fix: 'Save the file as UTF-8 text without control characters.',
    help: `${GOOGLE}#file-format`,
    example: 'Disallow: /größe saved as windows-1252',
  },
} as const satisfies Record<string, CheckDefinition>

export type LineCheck = keyof typeof LINE_CHECKS
