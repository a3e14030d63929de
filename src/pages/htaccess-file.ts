import { join } from 'node:path'
import { hasFile } from './has-file.ts'
import { startOfFile } from './start-of-file.ts'

/** Bytes of the file that are read, and rules of it that are followed. */
const MAX_BYTES = 64 * 1024
const MAX_RULES = 300
/** Files of hosts that know no `.htaccess`. */
const OF_OTHERS = ['CNAME', '_redirects', '_headers', 'netlify.toml', 'vercel.json']

/** `RewriteCond`. */
export interface Condition {
  /** As written, with its variables. */
  text: string
  test: string
  flags: ReadonlySet<string>
}

/** A line that leads from one address to another. */
export type Directive =
  /** `Redirect`: the path and all below it. */
  | { kind: 'redirect'; from: string; to: string }
  /** `RedirectMatch`, by a pattern of whole paths. */
  | { kind: 'redirect-match'; pattern: string; to: string }
  /** `RewriteRule`, by a pattern of paths from the folder of the file. */
  | { kind: 'rewrite'; pattern: string; to: string; flags: ReadonlySet<string>; conditions: Condition[] }

/** What is read of the settings of an Apache server in the folder of a site. */
export interface HtaccessFile {
  directives: readonly Directive[]
  /** Path of `ErrorDocument 404`. */
  notFoundPage: string | undefined
  /** Names of `DirectoryIndex`. */
  indexes: readonly string[]
}

const NONE: HtaccessFile = { directives: [], notFoundPage: undefined, indexes: [] }

/**
 * Reads the `.htaccess` of a folder; none where a file beside it tells of a host that has another server.
 *
 * @see https://httpd.apache.org/docs/current/howto/htaccess.html
 */
export async function readHtaccessFile(root: string): Promise<HtaccessFile> {
  const text = await startOfFile(join(root, '.htaccess'), MAX_BYTES)
  return text === '' || (await hasFile([root], OF_OTHERS)) ? NONE : fileOf(text)
}

function fileOf(text: string): HtaccessFile {
  const directives: Directive[] = []
  let notFoundPage: string | undefined
  let indexes: readonly string[] = []
  let isRewriting = false
  let conditions: Condition[] = []
  for (const [name, ...words] of linesOf(text)) {
    const [first = '', second = ''] = words
    if (name === 'rewriteengine') isRewriting = /^on$/i.test(first)
    else if (name === 'rewritecond') conditions.push({ text: first, test: second, flags: flagsOf(words[2]) })
    else if (name === 'rewriterule') {
      const flags = flagsOf(words[2])
      directives.push({ kind: 'rewrite', pattern: first, to: second, flags, conditions })
      conditions = []
    } else if (name === 'fallbackresource' && first.startsWith('/'))
      directives.push({ kind: 'redirect-match', pattern: '^', to: first })
    else if (name === 'errordocument' && first === '404')
      notFoundPage = second.startsWith('/') ? second : undefined
    else if (name === 'directoryindex') indexes = words.filter(word => /^[\w.-]+$/.test(word)).slice(0, 10)
    else directives.push(...redirectOf(name!, words))
  }
  const followed = directives.filter(({ kind }) => isRewriting || kind !== 'rewrite')
  return { directives: followed.slice(0, MAX_RULES), notFoundPage, indexes }
}

function redirectOf(name: string, words: readonly string[]): Directive[] {
  if (!/^redirect(?:match|permanent|temp)?$/.test(name)) return []
  const isStatus = words.length === 3 && /^(?:3\d\d|permanent|temp|seeother)$/i.test(words[0]!)
  const [from, to, more] = isStatus ? words.slice(1) : words
  // Two words behind a status that leads nowhere, as that of what is gone.
  if (from === undefined || to === undefined || more !== undefined) return []
  if (name === 'redirectmatch') return [{ kind: 'redirect-match', pattern: from, to }]
  return from.startsWith('/') ? [{ kind: 'redirect', from, to }] : []
}

/** The words of each line that holds without a condition, the first of them in lower case. */
function linesOf(text: string): string[][] {
  const lines: string[][] = []
  const isHeld: boolean[] = []
  for (const line of text.replaceAll(/\\\r?\n/g, ' ').split('\n')) {
    const written = line.trim()
    if (/^<\//.test(written)) isHeld.pop()
    else if (written.startsWith('<')) isHeld.push(/^<IfModule\s+[^!\s]/i.test(written))
    else if (written !== '' && !written.startsWith('#') && !isHeld.includes(false))
      lines.push(wordsOf(written))
  }
  return lines
}

function wordsOf(line: string): string[] {
  const words = line.match(/"(?:[^"\\]|\\.)*"|(?:[^\s\\]|\\.)+/g) ?? []
  return words.map((word, at) => {
    if (at === 0) return word.toLowerCase()
    return word.startsWith('"') && word.length > 1
      ? word.slice(1, -1).replaceAll('\\"', '"')
      : word.replaceAll('\\ ', ' ')
  })
}

function flagsOf(written = ''): ReadonlySet<string> {
  const names = written.replace(/^\[|\]$/g, '').split(',')
  return new Set(names.map(name => name.trim().toUpperCase()))
}
