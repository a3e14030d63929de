import type { RobotsLine, RobotsRules } from '../../formats/robots-txt/parser.ts'
import type { LineCheck } from './line-checks.ts'

/** What a check looks at, and what is said where there is none of it. */
interface Subject {
  subjects(rules: RobotsRules, body: Buffer): readonly unknown[]
  nothing: string
}

const TEXT: Subject = {
  subjects: (_rules, body) => (/\S/.test(body.toString('utf8')) ? [body] : []),
  nothing: 'robots.txt is empty',
}
const NAMED: Subject = { subjects: ({ lines }) => lines, nothing: 'robots.txt has no rules' }
const AGENTS: Subject = {
  subjects: ({ lines }) => lines.filter(({ directive }) => directive === 'user-agent'),
  nothing: 'robots.txt has no User-agent line',
}
const RULES: Subject = {
  subjects: ({ lines }) => lines.filter(isRule),
  nothing: 'robots.txt has no Allow or Disallow line',
}
const PATTERNS: Subject = {
  subjects: ({ lines }) => lines.filter(line => isRule(line) && !line.outsideGroup && line.value !== ''),
  nothing: 'no group of robots.txt has a rule with a pattern',
}

/** What there must be for each check to say anything. */
export const SUBJECTS: Readonly<Record<LineCheck, Subject>> = {
  'unreadable-line': TEXT,
  'missing-colon': NAMED,
  'misspelled-name': NAMED,
  'unknown-name': NAMED,
  'indexing-rule': NAMED,
  'abandoned-rule': NAMED,
  'rule-outside-group': RULES,
  'empty-user-agent': AGENTS,
  'user-agent-form': AGENTS,
  'pattern-start': PATTERNS,
  'dollar-inside-pattern': PATTERNS,
  'line-too-long': TEXT,
  'bad-characters': TEXT,
}

function isRule({ directive }: RobotsLine): boolean {
  return directive === 'allow' || directive === 'disallow'
}
