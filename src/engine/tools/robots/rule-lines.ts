import type { RobotsLine } from '../../formats/robots-txt/parser.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { judgeLines, namedLines } from './robots-lines.ts'

const GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt'
const RFC = 'https://www.rfc-editor.org/rfc/rfc9309'

/** Whether the Allow and Disallow lines of robots.txt hold for a crawler and match something. */
export const ruleLines = defineTopic({
  checks: {
    'rule-outside-group': {
      scope: 'site',
      severity: 'warning',
      title: 'robots.txt has rules before the first User-agent line',
      why: 'A rule above the first User-agent line applies to no crawler.',
      fix: 'Put a User-agent line above the rule, such as "User-agent: *" for all crawlers.',
      help: `${RFC}#section-2.2.1`,
      example: 'Disallow: /cart\nUser-agent: *',
    },
    'pattern-start': {
      scope: 'site',
      severity: 'warning',
      title: 'robots.txt has patterns that match nothing',
      why: 'Crawlers compare a pattern with the path of a URL, which starts with a slash. A pattern that starts differently never matches.',
      fix: 'Start the pattern with / (or *), without scheme and host.',
      help: `${GOOGLE}#url-matching-based-on-path-values`,
      example: 'Disallow: cart/',
    },
    'dollar-inside-pattern': {
      scope: 'site',
      severity: 'notice',
      title: 'robots.txt has patterns with a $ that does not end them',
      why: '$ marks the end of a URL only as the last character of a pattern. Elsewhere it is an ordinary character, so the rule matches only URLs that contain a $.',
      fix: 'Put the $ at the end, or remove it. Keep it if the URLs really contain a $.',
      help: `${RFC}#section-2.2.3`,
      example: 'Disallow: /*.php$/old',
    },
  },
  async judge(visit) {
    const file = await namedLines(visit)
    const rules = file.lines.filter(({ directive }) => directive === 'allow' || directive === 'disallow')
    const inGroups = rules.filter(({ outsideGroup, value }) => !outsideGroup && value !== '')
    const judgePatterns = (faultOf: (line: RobotsLine) => string | undefined) =>
      judgeLines(file, inGroups, faultOf, 'no group of robots.txt has a rule with a pattern')
    return {
      judgements: {
        'rule-outside-group': judgeLines(
          file,
          rules,
          ({ outsideGroup }) => (outsideGroup ? 'This rule is above the first User-agent line' : undefined),
          'robots.txt has no Allow or Disallow line',
        ),
        'pattern-start': judgePatterns(({ value }) =>
          canMatch(value) ? undefined : `"${value}" matches no URL, because it does not start with a slash`,
        ),
        'dollar-inside-pattern': judgePatterns(({ value }) =>
          canMatch(value) && /\$(?!$)/.test(value)
            ? `"${value}" matches only URLs that contain a $`
            : undefined,
        ),
      },
    }
  },
})

/** Paths begin with a slash. */
function canMatch(pattern: string): boolean {
  return /^[/*]/.test(pattern)
}
