import { type Directive, directiveOf } from './directives.ts'

/** One line of robots.txt that has a name and a value. */
export interface RobotsLine {
  /** From 1; CR, LF and CRLF end a line. */
  line: number
  directive: Directive
  /** The name as written. */
  name: string
  /** The value as written, without the white space around it. */
  value: string
  /** The whole line as written. */
  text: string
  /** Whether the name is misspelt and Google accepts it all the same. */
  misspelled: boolean
  /** Whether white space stands where the colon belongs, which Google accepts. */
  missingColon: boolean
  /** Whether the line is an `allow` or `disallow` before the first `user-agent`, and so holds for nobody. */
  outsideGroup: boolean
}

/** An `allow` or `disallow` line of a group. */
export interface RobotsRule {
  allow: boolean
  /** In ASCII: other octets percent-encoded, percent-encodings in upper case. */
  pattern: string
  line: number
  /** The whole line as written. */
  text: string
}

/** One or more `user-agent` lines with the rules that follow. */
export interface RobotsGroup {
  /** Line of the first `user-agent`. */
  line: number
  /** Product tokens in lower case, cut at the first character that a token cannot hold; `*` is every crawler. */
  agents: readonly string[]
  rules: readonly RobotsRule[]
}

/** A parsed robots.txt. */
export interface RobotsRules {
  lines: readonly RobotsLine[]
  /** Lines with text in which no crawler finds a name and a value. */
  unreadable: readonly { line: number; text: string }[]
  /** Lines that are cut because they are longer than {@link MAX_LINE_BYTES}. */
  tooLong: readonly { line: number; bytes: number; text: string }[]
  groups: readonly RobotsGroup[]
  /** The groups that name an agent; those of one agent hold together (RFC 9309 section 2.2.1). */
  byAgent: ReadonlyMap<string, readonly RobotsGroup[]>
  /** Bytes of the file. */
  size: number
  /** Bytes at its end that are past {@link MAX_BYTES}. */
  ignoredBytes: number
}

/** Google reads no further. RFC 9309 section 2.5 asks crawlers for at least as much. */
export const MAX_BYTES = 500 * 1024

/** Google's parser drops what a line has beyond 8 times the longest URL of browsers, less one. */
export const MAX_LINE_BYTES = 8 * 2083 - 1

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]

/**
 * Parses robots.txt as Google's open-source parser does: RFC 9309, and all that Google tolerates beyond it.
 *
 * Bytes are read as they are, so no input is refused. A line that the cap on the file cuts in two is left out.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2
 * @see https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt
 */
export function parseRobotsTxt(body: Buffer): RobotsRules {
  const lines: RobotsLine[] = []
  const unreadable: { line: number; text: string }[] = []
  const tooLong: { line: number; bytes: number; text: string }[] = []
  const groups = new GroupBuilder()
  let number = 0
  for (const octets of physicalLines(body)) {
    number++
    const text = displayText(octets)
    if (octets.length > MAX_LINE_BYTES) tooLong.push({ line: number, bytes: octets.length, text })
    const read = readLine(octets.slice(0, MAX_LINE_BYTES))
    if (read === 'empty') continue
    if (read === 'unreadable') {
      unreadable.push({ line: number, text })
      continue
    }
    const named = directiveOf(read.name)
    const outsideGroup = groups.add(named.directive, read.value, number, text)
    lines.push({
      ...named,
      line: number,
      name: displayText(read.name),
      value: displayText(read.value),
      text,
      missingColon: read.missingColon,
      outsideGroup,
    })
  }
  const size = body.length
  const ignoredBytes = Math.max(0, size - MAX_BYTES)
  return { lines, unreadable, tooLong, ...groups.build(), size, ignoredBytes }
}

/** Lines as strings of octets (latin1), the byte-order mark left out, whole or in part. */
function physicalLines(body: Buffer): string[] {
  let start = 0
  while (start < BYTE_ORDER_MARK.length && body[start] === BYTE_ORDER_MARK[start]) start++
  const lines = body.toString('latin1', start, Math.min(body.length, MAX_BYTES)).split(/\r\n|\r|\n/)
  const cutInTwo = body.length > MAX_BYTES && !isLineEnd(body[MAX_BYTES]) && !isLineEnd(body[MAX_BYTES - 1])
  if (cutInTwo) lines.pop()
  return lines
}

function isLineEnd(octet: number | undefined): boolean {
  return octet === 0x0a || octet === 0x0d
}

interface ReadLine {
  name: string
  value: string
  missingColon: boolean
}

/** Name and value of a line: without its comment, split at the colon, or at the white space between just two words. */
function readLine(octets: string): ReadLine | 'empty' | 'unreadable' {
  const line = trimAscii(until(until(octets, '\0'), '#'))
  if (line === '') return 'empty'
  const colon = line.indexOf(':')
  if (colon >= 0) {
    const name = trimAscii(line.slice(0, colon))
    return name === '' ? 'unreadable' : { name, value: trimAscii(line.slice(colon + 1)), missingColon: false }
  }
  const space = line.search(/[ \t]/)
  if (space < 0) return 'unreadable'
  const value = line.slice(space).replace(/^[ \t]+/, '')
  if (/[ \t]/.test(value)) return 'unreadable'
  return { name: trimAscii(line.slice(0, space)), value: trimAscii(value), missingColon: true }
}

function until(text: string, mark: string): string {
  const at = text.indexOf(mark)
  return at < 0 ? text : text.slice(0, at)
}

/** Without the white space of ASCII around it: `trim` would also take a no-break space, which is an octet here. */
function trimAscii(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isAsciiSpace(text.charCodeAt(start))) start++
  while (end > start && isAsciiSpace(text.charCodeAt(end - 1))) end--
  return text.slice(start, end)
}

function isAsciiSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d)
}

function displayText(octets: string): string {
  return Buffer.from(octets, 'latin1').toString('utf8').trim()
}

/**
 * The agent of a `user-agent` value: `*` where that stands alone or before white space, else the value up to the
 * first character that a product token cannot hold, in lower case. May be empty.
 */
export function agentOf(value: string): string {
  if (/^\*(?:[ \t\v\f]|$)/.test(value)) return '*'
  return /^[A-Za-z_-]*/.exec(value)![0].toLowerCase()
}

/** Percent-encodes octets beyond ASCII and puts percent-encodings in upper case: `/é%aa` is `/%C3%A9%AA`. */
export function escapePattern(octets: string): string {
  return octets.replace(/%[0-9a-fA-F]{2}|[\x80-\xff]/g, match =>
    match.length === 3
      ? match.toUpperCase()
      : `%${match.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
}

interface OpenGroup {
  line: number
  agents: string[]
  rules: RobotsRule[]
}

/** Gathers groups: rules close the list of agents, lines of other kinds do not. */
class GroupBuilder {
  readonly #groups: OpenGroup[] = []

  /** @returns whether the line is a rule that no group holds */
  add(directive: Directive, value: string, line: number, text: string): boolean {
    let group = this.#groups.at(-1)
    if (directive === 'user-agent') {
      if (!group || group.rules.length > 0) {
        group = { line, agents: [], rules: [] }
        this.#groups.push(group)
      }
      group.agents.push(agentOf(value))
    }
    if (directive !== 'allow' && directive !== 'disallow') return false
    group?.rules.push({ allow: directive === 'allow', pattern: escapePattern(value), line, text })
    return group === undefined
  }

  build(): Pick<RobotsRules, 'groups' | 'byAgent'> {
    const byAgent = new Map<string, RobotsGroup[]>()
    for (const group of this.#groups) {
      for (const agent of new Set(group.agents)) {
        const same = byAgent.get(agent)
        if (same) same.push(group)
        else byAgent.set(agent, [group])
      }
    }
    return { groups: this.#groups, byAgent }
  }
}
