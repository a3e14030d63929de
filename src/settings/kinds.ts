import { SEVERITIES } from '../api/outcomes.ts'
import { SEARCH_FACTS } from '../api/search-facts.ts'
import { TOOLS, type Tool } from '../api/tools.ts'
import type { ChangeRule, FailIf, PointsByTool } from '../gate/conditions.ts'
import { alternativeCount, globFault } from '../gate/globs.ts'
import type { IgnoreRule } from '../gate/ignore.ts'
import type { SeverityRule } from '../gate/severities.ts'
import { suggestion } from '../text/nearest.ts'
import { withoutUserInformation } from '../text/url-secrets.ts'
import { quoted } from './settings-error.ts'
import { withScheme } from './site-address.ts'

/** JSON Schema of the forms that a value may have in the config file. */
export type FileForm = Record<string, unknown>

/** What a text says: a value, or the problem with it, which says what is allowed. */
export type Reading<T> = { value: T; problem?: undefined } | { value?: undefined; problem: string }

/** How a setting is written and read. */
export interface Kind<T> {
  /** Reads the text of an input or a flag. */
  read(text: string): Reading<T>
  /** Placeholder in the help text. */
  placeholder: string
  fileForm: FileForm
  /** Its flag may stand without a value, which means `true`. Tells whether the word behind the flag is its value all the same. */
  takesNext?(next: string): boolean
}

/** Words for yes and no. Those that are not allowed are read as the value too: no page has such a name. */
const TRUTH_WORD = /^(?:true|false|yes|no|on|off|[01])$/i

const oneOrMore: FileForm = {
  oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
}

function kind<T>(placeholder: string, fileForm: FileForm, read: (text: string) => T): Kind<T> {
  return {
    read(text) {
      try {
        return { value: read(text.trim()) }
      } catch (error) {
        if (error instanceof NotAllowed) return { problem: error.message }
        throw error
      }
    },
    placeholder,
    fileForm,
  }
}

/** Ends the reading of a value; the message says what is allowed. */
class NotAllowed extends Error {}

function notAllowed(message: string): never {
  throw new NotAllowed(message)
}

export function text(placeholder = 'TEXT'): Kind<string> {
  return kind(placeholder, { type: 'string' }, value => value)
}

/** @param max most characters */
export function shortText(placeholder: string, max: number): Kind<string> {
  return kind(placeholder, { type: 'string', maxLength: max }, value =>
    value.length <= max ? value : notAllowed(`must have at most ${max} characters`),
  )
}

/** @param min least and @param max largest number allowed; whole numbers alone */
export function wholeNumber(min: number, max: number): Kind<number> {
  return kind('N', { type: 'integer', minimum: min, maximum: max }, value => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
    if (number >= min && number <= max) return number
    return notAllowed(`must be a whole number from ${min} to ${max}`)
  })
}

export function truth(): Kind<boolean> {
  const read = kind('', { type: 'boolean' }, value => {
    if (value.toLowerCase() === 'true') return true
    if (value.toLowerCase() === 'false') return false
    return notAllowed('must be true or false')
  })
  return { ...read, takesNext: next => TRUTH_WORD.test(next) }
}

export function oneOf<const T extends string>(...allowed: readonly T[]): Kind<T> {
  return kind(allowed.join('|'), { enum: allowed }, value => {
    const found = allowed.find(word => word === value.toLowerCase())
    return found ?? notAllowed(`must be one of ${allowed.join(', ')}${suggestion(value, allowed)}`)
  })
}

/** Several words of a list, behind newlines, blanks or commas, in the order of the list, each once. */
export function someOf<const T extends string>(allowed: readonly T[]): Kind<readonly T[]> {
  const items = { enum: allowed }
  return kind('LIST', { oneOf: [{ type: 'string' }, { type: 'array', items }] }, value => {
    const words = wordsOf(value)
    for (const word of words) {
      if (!allowed.includes(word as T)) {
        notAllowed(`has "${word}"; allowed are ${allowed.join(', ')}${suggestion(word, allowed)}`)
      }
    }
    return allowed.filter(word => words.includes(word))
  })
}

/**
 * Tool names, `all`, and `-name` to leave one out.
 *
 * @param before the tools that are left where names to leave out are all that is said
 */
export function toolList(before: readonly Tool[] = TOOLS): Kind<readonly Tool[]> {
  return kind('LIST', oneOrMore, value => {
    const words = wordsOf(value)
    const kept = new Set<string>(words.every(word => word.startsWith('-')) ? before : [])
    for (const word of words) {
      const name = word.replace(/^-/, '').toLowerCase()
      if (name !== 'all' && !TOOLS.some(tool => tool === name)) {
        const allowed = ['all', ...TOOLS]
        notAllowed(`has "${word}"; allowed are all, ${TOOLS.join(', ')}${suggestion(name, allowed)}`)
      }
      for (const tool of name === 'all' ? TOOLS : [name]) {
        if (word.startsWith('-')) kept.delete(tool)
        else kept.add(tool)
      }
    }
    const tools = TOOLS.filter(tool => kept.has(tool))
    return tools.length > 0 ? tools : notAllowed('leaves no tool to run; remove a "-name" or add a tool')
  })
}

/** `all`, or ids behind newlines, blanks or commas. */
export function allOrIds(): Kind<'all' | readonly string[]> {
  return kind('all|IDS', oneOrMore, value => {
    const ids = [...new Set(wordsOf(value))]
    return ids.length === 1 && ids[0]!.toLowerCase() === 'all' ? 'all' : ids
  })
}

/** URLs of sites, of which `https://` may be left out. */
export function urlList(): Kind<readonly string[]> {
  return kind('URL…', oneOrMore, value =>
    blanksApart(value).map(url => {
      if (/,$|,https?:\/\//i.test(url)) {
        const shown = quoted(url.split(',').map(withoutUserInformation).join(','))
        return notAllowed(`has "${shown}"; put blanks or newlines between URLs, not commas`)
      }
      return siteUrl(url)
    }),
  )
}

export function url(): Kind<string> {
  return kind('URL', { type: 'string', format: 'uri' }, webUrl)
}

/** URL of a site, of which `https://` may be left out, or `none`, which is false. */
export function urlOrNone(): Kind<string | false> {
  return kind('URL|none', { type: 'string' }, value =>
    value.toLowerCase() === 'none' ? false : siteUrl(value),
  )
}

/** Paths of a site, each beginning with a slash. */
export function pathList(): Kind<readonly string[]> {
  return kind('PATH…', oneOrMore, value =>
    blanksApart(value).map(path => {
      if (!/^\/(?![/\\])/.test(path))
        return notAllowed(`has "${path}"; each path must begin with one slash, such as /about`)
      if (/,(?:\/|$)/.test(path))
        return notAllowed(`has "${path}"; put blanks or newlines between paths, not commas: "/ /about"`)
      return path
    }),
  )
}

/** Most URL patterns of a list: each is compared with every address that a site gives. */
const MAX_URL_PATTERNS = 100

/** URL patterns, each a path or a URL in which `*` matches anything, with a comment behind `#` if need be. */
export function urlPatterns(): Kind<readonly string[]> {
  return kind('GLOB…', oneOrMore, value => {
    const globs = linesOf(value).flatMap(line => blanksApart(withoutComment(line)))
    for (const glob of globs) {
      if (!/[/*.]/.test(glob)) {
        notAllowed(`has "${quoted(glob)}"; a URL pattern is a path such as /blog/* or a URL`)
      }
      assertGlob(glob)
    }
    const count = globs.reduce((sum, glob) => sum + alternativeCount(glob), 0)
    if (count <= MAX_URL_PATTERNS) return globs
    return notAllowed(
      `has ${count} patterns, each {a,b} counted as two; at most ${MAX_URL_PATTERNS} are allowed`,
    )
  })
}

/** A part of several, as `2/4`: its number from 1 on, and how many there are. */
export function partOf(most: number): Kind<{ number: number; count: number }> {
  return kind('N/M', { type: 'string', pattern: '^\\d+/\\d+$' }, value => {
    const [, number = 0, count = 0] = /^(\d{1,6})\/(\d{1,6})$/.exec(value)?.map(Number) ?? []
    if (number >= 1 && number <= count && count <= most) return { number, count }
    return notAllowed(
      `must be the number of a part and how many there are, such as 2/4, with at most ${most} parts`,
    )
  })
}

/**
 * `true`, `false`, or the address of a file. Behind a flag, a full URL is its value if it has a path; the home page of a
 * site is a page.
 */
export function truthOrUrl(): Kind<boolean | string> {
  const fileForm = { oneOf: [{ type: 'boolean' }, { type: 'string', format: 'uri' }] }
  const read = kind('[URL]', fileForm, value => {
    const lower = value.toLowerCase()
    return lower === 'true' || lower === 'false' ? lower === 'true' : webUrl(value)
  })
  return { ...read, takesNext: next => TRUTH_WORD.test(next) || isWebFile(next) }
}

function isWebFile(text: string): boolean {
  const url = URL.parse(text)
  return /^https?:$/.test(url?.protocol ?? '') && (url!.pathname !== '/' || url!.search !== '')
}

/** Folders, one a line: their names may hold blanks. */
export function folderList(): Kind<readonly string[]> {
  return kind('DIR…', oneOrMore, linesOf)
}

/** `Name: value` a line. */
export function headerLines(): Kind<Readonly<Record<string, string>>> {
  const fileForm = {
    oneOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }],
  }
  return kind('LINES', fileForm, value => {
    const headers = new Map<string, string>()
    linesOf(value).forEach((line, index) => {
      const [, name, content] = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? []
      // The line itself may hold a secret, so only its number is named.
      if (!name || content === undefined || /[^\t\x20-\x7e\x80-\xff]/.test(content)) {
        notAllowed(`line ${index + 1} is not of the form "Name: value"`)
      }
      // Where a secret is not set, a workflow gives a line without a value.
      if (content !== '') headers.set(name!.toLowerCase(), content!)
    })
    return Object.fromEntries(headers)
  })
}

/** `80` for every tool, or `tool: 90` a line. */
export function scoreBounds(): Kind<PointsByTool> {
  return pointsByTool('a score')
}

/** `5` for every tool, or `tool: 10` a line. */
export function scoreTolerances(): Kind<PointsByTool> {
  return pointsByTool('a tolerance')
}

function pointsByTool(what: string): Kind<PointsByTool> {
  const bound = { type: 'number', minimum: 0, maximum: 100 }
  const byTool = { type: 'object', propertyNames: { enum: ['all', ...TOOLS] }, additionalProperties: bound }
  return kind('LINES', { oneOf: [bound, { type: 'string' }, byTool] }, value => {
    const bounds: PointsByTool = { tools: {} }
    for (const line of linesOf(value)) {
      const { name, rest } = namedLine(line, 'all')
      if (name === 'report' || name === 'rank') notAllowed(`has "${name}", which is not a tool`)
      const score = /^\d+(\.\d+)?$/.test(rest) ? Number(rest) : Number.NaN
      if (!(score <= 100))
        notAllowed(
          `has "${quoted(line)}"; ${what} is a number from 0 to 100, for all tools ("90") or for one ("serp: 90")`,
        )
      if (name === 'all') bounds.all = score
      else bounds.tools[name as Tool] = score
    }
    return bounds
  })
}

/** `tool: expression`, `report: expression` or `rank: expression` a line; a line that is indented goes on with the one before it. */
export function expressionLines(): Kind<readonly FailIf[]> {
  const fileForm = { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }
  return kind('LINES', fileForm, value => {
    const joined = value.replace(/(?:\r\n|\r|\n)[ \t]+(?=\S)/g, ' ')
    return linesOf(joined).map(line => {
      const { name, rest } = namedLine(line)
      if (name === '' || rest === '') {
        notAllowed(
          `has "${quoted(line)}"; each line is "tool: expression", "report: expression" or "rank: expression"`,
        )
      }
      return { scope: name as FailIf['scope'], expression: rest }
    })
  })
}

/** `production`, `branch`, or the path of a report file. */
export function baselineName(): Kind<string> {
  const words = ['production', 'branch']
  return kind('production|branch|FILE', { type: 'string' }, value => {
    const word = words.find(name => name === value.toLowerCase())
    if (word) return word
    if (/[./\\]/.test(value)) return value
    return notAllowed(
      `must be production, branch, or the path of a report.json${suggestion(value.toLowerCase(), words)}`,
    )
  })
}

/** Most patterns of `ignore`: each is compared with each failure and its places. */
const MAX_IGNORE_PATTERNS = 500

/** `check-glob [URL-glob]` a line, each with a comment behind `#` if need be. */
export function ignoreLines(): Kind<readonly IgnoreRule[]> {
  return kind('LINES', oneOrMore, value => {
    const rules = linesOf(value)
      .map(withoutComment)
      .filter(line => line !== '')
      .map(ignoreRule)
    const patterns = rules.reduce(
      (sum, { check, url }) => sum + alternativeCount(check) * alternativeCount(url ?? ''),
      0,
    )
    if (patterns <= MAX_IGNORE_PATTERNS) return rules
    return notAllowed(
      `has ${patterns} patterns, each {a,b} counted as two; at most ${MAX_IGNORE_PATTERNS} are allowed`,
    )
  })
}

/** `what` or `what@URL-glob`, apart by blanks or line ends, with a comment behind `#` if need be. */
export function changeRules(): Kind<readonly ChangeRule[]> {
  return kind('LINES', oneOrMore, value => {
    const rules = linesOf(value)
      .flatMap(line => blanksApart(withoutComment(line)))
      .map(changeRule)
    const count = rules.reduce((sum, { url }) => sum + alternativeCount(url ?? ''), 0)
    if (count <= MAX_URL_PATTERNS) return rules
    return notAllowed(
      `has ${count} patterns, each {a,b} counted as two; at most ${MAX_URL_PATTERNS} are allowed`,
    )
  })
}

const CHANGE_NAMES = ['all', 'lost', ...SEARCH_FACTS] as const

function changeRule(word: string): ChangeRule {
  const at = word.indexOf('@')
  const name = (at < 0 ? word : word.slice(0, at)).toLowerCase()
  const what = CHANGE_NAMES.find(known => known === name)
  if (!what) {
    return notAllowed(
      `has "${quoted(word)}"; allowed are ${CHANGE_NAMES.join(', ')}, each with a URL pattern behind @ if it should count only there${suggestion(name, CHANGE_NAMES)}`,
    )
  }
  if (at < 0) return { what }
  const url = word.slice(at + 1)
  if (!/[/*.]/.test(url)) {
    notAllowed(`has "${quoted(word)}"; behind @ stands a path such as /blog/* or a URL`)
  }
  assertGlob(url)
  return { what, url }
}

/** `check-glob: severity` a line, each with a comment behind `#` if need be. */
export function severityLines(): Kind<readonly SeverityRule[]> {
  return kind('LINES', oneOrMore, value => {
    const rules = linesOf(value)
      .map(withoutComment)
      .filter(line => line !== '')
      .map(severityRule)
    if (rules.length <= MAX_IGNORE_PATTERNS) return rules
    return notAllowed(`has ${rules.length} lines; at most ${MAX_IGNORE_PATTERNS} are allowed`)
  })
}

function severityRule(line: string): SeverityRule {
  const at = line.lastIndexOf(':')
  const [check, word] = [
    line.slice(0, Math.max(at, 0)).trim(),
    line
      .slice(at + 1)
      .trim()
      .toLowerCase(),
  ]
  const severity = SEVERITIES.find(one => one === word)
  if (at < 0 || !severity) {
    const hint = suggestion(word, SEVERITIES)
    notAllowed(`has "${quoted(line)}"; each line is "check-id: error", "warning" or "notice"${hint}`)
  }
  assertCheckGlob(check)
  return { check, severity: severity! }
}

function ignoreRule(line: string): IgnoreRule {
  const [check = '', url, ...more] = blanksApart(line)
  if (more.length > 0)
    notAllowed(
      `has "${quoted(line)}"; each line is the id of a check, with a URL behind it if it should count only there`,
    )
  assertCheckGlob(check)
  assertGlob(url ?? '')
  return { line, check, ...(url !== undefined && { url }) }
}

function assertCheckGlob(check: string): void {
  if (!/^[^/]*[/*]/.test(check) || check.includes('://') || /\s/.test(check)) {
    const shown = quoted(check)
    notAllowed(
      `has "${shown}"; the id of a check is "tool/check", such as serp/title-missing, or serp/* for all of a tool`,
    )
  }
  assertGlob(check)
}

function assertGlob(glob: string): void {
  const fault = globFault(glob)
  if (fault !== undefined) notAllowed(`has "${quoted(glob)}", which ${fault}`)
}

/** A line without what is behind a `#` that stands at its start or behind a blank. */
function withoutComment(line: string): string {
  let at = line.indexOf('#')
  while (at > 0 && !/\s/.test(line[at - 1]!)) at = line.indexOf('#', at + 1)
  return at < 0 ? line : line.slice(0, at).trimEnd()
}

/** Splits `tool: rest`; where no name stands before a colon, the name is `without`. */
function namedLine(line: string, without = ''): { name: string; rest: string } {
  const colon = line.indexOf(':')
  const name = line.slice(0, Math.max(colon, 0)).trimEnd()
  if (!/^[a-z][a-z-]*$/i.test(name)) return { name: without, rest: line }
  const rest = line.slice(colon + 1).trimStart()
  const scopes = ['all', 'report', 'rank', ...TOOLS]
  const lower = name.toLowerCase()
  if (!scopes.includes(lower)) {
    notAllowed(
      `has "${quoted(name)}"; allowed before the colon are ${TOOLS.join(', ')}${suggestion(name, scopes)}`,
    )
  }
  return { name: lower, rest }
}

function siteUrl(value: string): string {
  const whole = withScheme(value)
  if (URL.canParse(whole)) return webUrl(whole)
  const shown = quoted(withoutUserInformation(value))
  if (value.startsWith('/'))
    return notAllowed(
      `has "${shown}", which is a path; paths of pages are one value of paths ("/ /about"), a folder is static-dir`,
    )
  return notAllowed(`has "${shown}", which is not a URL; write it such as https://example.com/about`)
}

function webUrl(value: string): string {
  const parsed = URL.parse(value)
  if (parsed?.protocol === 'http:' || parsed?.protocol === 'https:') return parsed.href
  const shown = quoted(withoutUserInformation(value))
  if (!parsed) {
    return notAllowed(`has "${shown}"; it must be a full URL that begins with http:// or https://`)
  }
  return notAllowed(`has "${shown}"; only http:// and https:// URLs can be audited`)
}

function wordsOf(value: string): string[] {
  return value.split(/[\s,]+/).filter(word => word !== '')
}

function blanksApart(value: string): string[] {
  return value.split(/\s+/).filter(part => part !== '')
}

function linesOf(value: string): string[] {
  return value
    .split(/\r\n|\r|\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
}
