import type { Occurrence } from '../../../api/results.ts'
import { BOTS } from '../../formats/robots-txt/bots.ts'
import { groupsFor } from '../../formats/robots-txt/matcher.ts'
import type { RobotsGroup, RobotsRule, RobotsRules } from '../../formats/robots-txt/parser.ts'
import { failAmong } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { linePlace, rulesFile } from './robots-file.ts'

const PRECEDENCE =
  'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#order-of-precedence-for-rules'

/** How the rules of robots.txt stand to each other. */
export const groups = defineTopic({
  checks: {
    'conflicting-rules': {
      scope: 'site',
      severity: 'warning',
      title: 'robots.txt allows and disallows the same pattern',
      why: 'For Google, Allow wins between two rules of the same length, so the Disallow has no effect. Other crawlers may decide differently.',
      fix: 'Keep the rule that you want and remove the other.',
      help: PRECEDENCE,
      example: 'Allow: /cart\nDisallow: /cart',
    },
    'duplicate-rule': {
      scope: 'site',
      severity: 'notice',
      title: 'robots.txt repeats rules',
      why: 'The second rule has no effect. Whoever changes only one of the two changes nothing.',
      fix: 'Remove the repetition.',
      help: PRECEDENCE,
      example: 'Disallow: /cart\nDisallow: /cart',
    },
    'repeated-group': {
      scope: 'site',
      severity: 'notice',
      title: 'robots.txt has several groups for one crawler',
      why: 'Crawlers combine the groups and obey all of their rules. A later group does not replace an earlier one.',
      fix: 'Put all rules for one crawler into one group.',
      help: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1',
      example: 'User-agent: *\nDisallow: /cart\n\nUser-agent: *\nDisallow: /account',
    },
    'group-without-rules': {
      scope: 'site',
      severity: 'notice',
      title: 'robots.txt has a group without a rule',
      why: 'The crawlers that it names may fetch everything. A rule that was meant to be there is missing.',
      fix: 'Add the missing rule. If the crawlers may fetch everything, write "Allow: /" to make that clear.',
      help: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1',
      example:
        'User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nSitemap: https://www.example.com/sitemap.xml',
    },
  },
  async judge(visit) {
    const { rules, response } = await rulesFile(visit)
    const { url } = response
    const all = rules.groups.flatMap(group => group.rules)
    const repeated = rules.groups.flatMap(group => duplicates(group, url))
    return {
      judgements: {
        'conflicting-rules': failAmong(all, conflicts(rules, url), NO_RULES),
        'duplicate-rule': failAmong(all, repeated, NO_RULES),
        'repeated-group': failAmong(rules.groups, repeatedGroups(rules, url), NO_RULES),
        'group-without-rules': failAmong(rules.groups, emptyGroups(rules, url), NO_RULES),
      },
    }
  },
})

const NO_RULES = 'robots.txt has no group of rules'

function conflicts(rules: RobotsRules, url: string): Occurrence[] {
  const places = new Map<number, Occurrence>()
  for (const groups of groupsInForce(rules)) {
    const seen = new Map<string, RobotsRule>()
    for (const rule of groups.flatMap(group => group.rules)) {
      const first = seen.get(rule.pattern)
      if (!first) seen.set(rule.pattern, rule)
      else if (first.allow !== rule.allow && rule.pattern !== '') {
        places.set(rule.line, linePlace(url, rule, `This rule contradicts line ${first.line}`))
      }
    }
  }
  return [...places.values()].sort((a, b) => a.line! - b.line!)
}

/** Within one group: what two groups repeat is the fault of the second group. */
function duplicates(group: RobotsGroup, url: string): Occurrence[] {
  const first = new Map<string, number>()
  return group.rules.flatMap(rule => {
    const key = `${rule.allow} ${rule.pattern}`
    const before = first.get(key)
    if (before !== undefined && rule.pattern !== '')
      return [linePlace(url, rule, `This rule repeats line ${before}`)]
    first.set(key, rule.line)
    return []
  })
}

/** The sets of groups that hold together, each once: those for `*` and for every crawler of the table. */
function groupsInForce(rules: RobotsRules): readonly (readonly RobotsGroup[])[] {
  return [...new Set([groupsFor(rules, ['*']), ...BOTS.map(({ agents }) => groupsFor(rules, agents))])]
}

function repeatedGroups(rules: RobotsRules, url: string): Occurrence[] {
  const places: Occurrence[] = []
  for (const [agent, groups] of rules.byAgent) {
    const [first, ...others] = groups.filter(group => group.rules.some(({ pattern }) => pattern !== ''))
    // Where they say the same, nobody is misled.
    const second = others.find(group => !isSaidBy(group, first!))
    if (agent === '' || !second) continue
    const message = `"${agent}" already has a group in line ${first!.line}; crawlers obey the rules of both`
    places.push({ url, line: second.line, message })
  }
  return places
}

/** Whether a group has the rules of another one, in whatever order, and no more and no fewer. */
function isSaidBy(group: RobotsGroup, other: RobotsGroup): boolean {
  const [own, others] = [group, other].map(
    ({ rules }) => new Set(rules.map(({ allow, pattern }) => `${allow} ${pattern}`)),
  )
  return own!.symmetricDifference(others!).size === 0
}

/** Groups that end before a rule. Lines that only some crawlers read, such as `Crawl-delay`, are what others are for. */
/** A file without any rule opens everything, which is what it says. */
function emptyGroups({ groups, lines }: RobotsRules, url: string): Occurrence[] {
  if (groups.every(({ rules }) => rules.length === 0)) return []
  const others = lines.filter(({ directive }) => directive === 'other').map(({ line }) => line)
  return groups.flatMap(({ line, agents, rules }, index) => {
    const end = groups[index + 1]?.line ?? Number.POSITIVE_INFINITY
    if (rules.length > 0 || others.some(other => other > line && other < end)) return []
    const names = agents.map(agent => `"${agent}"`).join(', ')
    return [{ url, line, message: `The group for ${names} has no Allow and no Disallow` }]
  })
}
