import { distance } from 'fastest-levenshtein'
import type { Occurrence } from '../../../api/results.ts'
import { snippet } from '../../formats/html/document.ts'
import { BOTS } from '../../formats/robots-txt/bots.ts'
import { ABANDONED_RULES, FOREIGN_RULES, INDEXING_RULES } from '../../formats/robots-txt/directives.ts'
import {
  agentOf,
  MAX_LINE_BYTES,
  type RobotsLine,
  type RobotsRules,
} from '../../formats/robots-txt/parser.ts'
import { fail, failAmong, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { LINE_CHECKS, type LineCheck } from './line-checks.ts'
import { SUBJECTS } from './line-subjects.ts'

/** A name that differs from a known one by this many letters is taken for a misspelling of it; by one from `allow`. */
const MAX_TYPO_DISTANCE = 2
const SHORT_NAME_LENGTH = 5

/** Judges the lines of a robots.txt, each under at most one check of its name and one of its value. */
export function judgeLines(rules: RobotsRules, body: Buffer, url: string): Record<LineCheck, Judgement> {
  if (isUtf16(body)) return judgementsOfUtf16(url)
  const found = new Map<LineCheck, Occurrence[]>()
  const report = (check: LineCheck, { line, text }: { line: number; text: string }, message: string) => {
    const place = { url, line, snippet: snippet(text), message }
    const places = found.get(check)
    if (places) places.push(place)
    else found.set(check, [place])
  }
  const garbled = garbledLines(body)
  for (const { line, text, fault } of garbled) report('bad-characters', { line, text }, fault)
  const isGarbled = new Set(garbled.map(({ line }) => line))
  for (const line of rules.unreadable) {
    if (!isGarbled.has(line.line) && !isRuler(line.text))
      report('unreadable-line', line, `line ${line.line} has no name and colon`)
  }
  for (const line of rules.tooLong) {
    report('line-too-long', line, `${line.bytes} bytes, of which ${MAX_LINE_BYTES} are read`)
  }
  for (const line of rules.lines) {
    if (isGarbled.has(line.line)) continue
    for (const [check, message] of [...nameFaults(line), ...valueFaults(line)]) report(check, line, message)
  }
  const judgementOf = (check: LineCheck) => {
    const { subjects, nothing } = SUBJECTS[check]
    return failAmong(subjects(rules, body), found.get(check) ?? [], nothing)
  }
  return Object.fromEntries(
    Object.keys(LINE_CHECKS).map(check => [check, judgementOf(check as LineCheck)]),
  ) as Record<LineCheck, Judgement>
}

type Fault = [LineCheck, string]

const RIGHT_NAMES: Readonly<Record<string, string>> = {
  'user-agent': 'User-agent',
  allow: 'Allow',
  disallow: 'Disallow',
  sitemap: 'Sitemap',
}

function nameFaults({ directive, name, misspelled, missingColon }: RobotsLine): Fault[] {
  if (directive === 'other') return otherNameFaults(name)
  const faults: Fault[] = []
  const right = RIGHT_NAMES[directive]
  if (misspelled) {
    faults.push(['misspelled-name', `"${name}" should be "${right}"; Google accepts it, others may not`])
  }
  if (missingColon) {
    faults.push(['missing-colon', `"${name}" has no colon behind it; Google accepts it, others may not`])
  }
  return faults
}

function otherNameFaults(name: string): Fault[] {
  const lower = name.toLowerCase()
  if (INDEXING_RULES.has(lower)) return [['indexing-rule', `${name} has no effect in robots.txt`]]
  if (ABANDONED_RULES.has(lower)) return [['abandoned-rule', `${name} has no effect`]]
  if (FOREIGN_RULES.has(lower)) return []
  const meant = Object.keys(RIGHT_NAMES).find(right => isTypoOf(lower, right))
  return meant
    ? [['misspelled-name', `"${name}" should be "${RIGHT_NAMES[meant]}"; no crawler reads the line`]]
    : [['unknown-name', `"${name}" is not a rule that crawlers know`]]
}

function isTypoOf(name: string, right: string): boolean {
  const letters = name.replace(/[^a-z]/g, '')
  if (letters === right.replace('-', '')) return true
  const most = right.length <= SHORT_NAME_LENGTH ? 1 : MAX_TYPO_DISTANCE
  return Math.abs(name.length - right.length) <= most && distance(name, right) <= most
}

function valueFaults(line: RobotsLine): Fault[] {
  switch (line.directive) {
    case 'user-agent':
      return userAgentFaults(line.value)
    case 'allow':
    case 'disallow':
      return line.outsideGroup
        ? [['rule-outside-group', 'stands above the first User-agent line']]
        : patternFaults(line.value)
    default:
      return []
  }
}

const KNOWN_AGENTS: ReadonlySet<string> = new Set(
  BOTS.flatMap(({ agents }) => agents).map(agent => agent.toLowerCase()),
)

/** No fault is a version or a star behind the name, or a name with digits: the crawler that bears it knows it. */
function userAgentFaults(value: string): Fault[] {
  if (value === '') return [['empty-user-agent', 'names no crawler']]
  const agent = agentOf(value)
  if (agent === '*') return []
  const rest = value.slice(agent.length)
  const meaning = agent === '' ? 'no crawler' : `the crawler "${value.slice(0, agent.length)}" alone`
  if (/[,;]/.test(value) && !value.includes('(')) {
    return [['user-agent-form', `"${value}" means ${meaning}: one name a line`]]
  }
  if (/\*./.test(value) || value.startsWith('*')) {
    return [['user-agent-form', `"${value}" means ${meaning}: * is no wildcard here`]]
  }
  return /^\s/.test(rest) && KNOWN_AGENTS.has(agent)
    ? [['user-agent-form', `"${value}" means ${meaning}: the name ends at the blank`]]
    : []
}

function patternFaults(pattern: string): Fault[] {
  if (pattern === '') return []
  if (!/^[/*]/.test(pattern)) {
    return [['pattern-start', `"${pattern}" matches no URL, since it does not start with a slash`]]
  }
  return /\$(?!$)/.test(pattern) ? [['dollar-inside-pattern', `in "${pattern}" the $ stands for itself`]] : []
}

/** A line of dashes or stars that parts sections says nothing that could get lost. */
function isRuler(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text)
}

function isUtf16(body: Buffer): boolean {
  return (body[0] === 0xff && body[1] === 0xfe) || (body[0] === 0xfe && body[1] === 0xff)
}

function judgementsOfUtf16(url: string): Record<LineCheck, Judgement> {
  const none = notApplicable('robots.txt is UTF-16, in which crawlers find no lines')
  const judgements = Object.fromEntries(Object.keys(LINE_CHECKS).map(check => [check, none]))
  const message = 'the file is UTF-16: crawlers can read none of its lines'
  return {
    ...(judgements as Record<LineCheck, Judgement>),
    'bad-characters': fail({ url, line: 1, message }),
  }
}

/** Lines that are not UTF-8 or hold control characters. */
function garbledLines(body: Buffer): { line: number; text: string; fault: string }[] {
  const garbled: { line: number; text: string; fault: string }[] = []
  for (const [index, octets] of body
    .toString('latin1')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const bytes = Buffer.from(octets, 'latin1')
    const text = bytes.toString('utf8')
    const line = index + 1
    if (/[\x00-\x08\x0e-\x1f\x7f]/.test(octets)) garbled.push({ line, text, fault: 'has control characters' })
    else if (text.includes('\ufffd') && !isPartialMark(line, bytes) && !bytes.equals(Buffer.from(text))) {
      garbled.push({ line, text, fault: 'is not UTF-8' })
    }
  }
  return garbled
}

/** Google skips a byte-order mark that lost its end, and so does this audit. */
function isPartialMark(line: number, bytes: Buffer): boolean {
  if (line !== 1 || bytes[0] !== 0xef) return false
  const rest = bytes.subarray(bytes[1] === 0xbb ? 2 : 1)
  return Buffer.from(rest.toString('utf8')).equals(rest)
}
