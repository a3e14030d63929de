import { join } from 'node:path'
import { percentDecoded } from '../text/percent-decoded.ts'
import { startOfFile } from './start-of-file.ts'
import { segmentOf } from './static-file.ts'

/** Bytes of a file of rules that are read, and rules of it that are followed. */
const MAX_BYTES = 256 * 1024
const MAX_RULES = 1000
/** Statuses of rules that are followed: a file in place of another, a redirect, a page for what is missing. */
const STATUSES: ReadonlySet<number> = new Set([200, 301, 302, 303, 307, 308, 404])

interface Rule {
  from: readonly string[]
  to: string
  status: number
}

/** Where a request that no file answers leads. */
interface RuledAnswer {
  status: number
  /** Path, or for a redirect to another host its URL, percent-encoded. */
  to: string
}

/**
 * What the files of a host say about addresses that no file of a folder has: `_redirects` of Netlify and Cloudflare
 * Pages, `[[redirects]]` in `netlify.toml`, and `redirects` and `rewrites` in `vercel.json`. Rules that depend on a country
 * or a query are left out, and so is a file in place of everything else: what an app shows at an address that it does not
 * know is no answer to it.
 *
 * @see https://docs.netlify.com/routing/redirects/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 * @see https://vercel.com/docs/project-configuration
 */
export class HostRules {
  readonly #rules: readonly Rule[]
  /** By the path of a file the address that a rule gives it. */
  readonly #addresses: ReadonlyMap<string, string>

  constructor(rules: readonly Rule[]) {
    this.#rules = rules
    const own = rules.filter(
      ({ from, status, to }) => status === 200 && !from.some(isOpen) && to.startsWith('/'),
    )
    const addresses = own.map(
      ({ from, to }) => [namesOf(to).join('/'), `/${from.map(segmentOf).join('/')}`] as const,
    )
    // Of several the first counts.
    this.#addresses = new Map(addresses.toReversed())
  }

  /** @param path without its query */
  answerTo(path: string): RuledAnswer | undefined {
    const names = namesOf(path)
    for (const { from, to, status } of this.#rules) {
      const values = valuesOf(from, names)
      if (!values) continue
      const filled = to.replaceAll(/:([a-z_]\w*)/gi, (written, name: string) => values.get(name) ?? written)
      const url = URL.parse(filled, SOMEWHERE)
      if (!url) return undefined
      const isOwn = url.origin === SOMEWHERE
      // What another host answers in the place of this one is not known.
      if (!isOwn && status < 300) return undefined
      return { status, to: isOwn ? url.pathname + url.search + url.hash : url.href }
    }
    return undefined
  }

  /** The address that a rule gives a file, where it is for this file alone. */
  addressOf(path: string): string | undefined {
    return this.#addresses.get(namesOf(path).join('/'))
  }
}

const SOMEWHERE = 'http://site.invalid'

export async function readHostRules(root: string): Promise<HostRules> {
  const [redirects, netlify, vercel] = await Promise.all(
    ['_redirects', 'netlify.toml', 'vercel.json'].map(name => startOfFile(join(root, name), MAX_BYTES)),
  )
  const rules = [...linesOf(redirects!), ...tablesOf(netlify!), ...vercelRulesOf(vercel!)].flatMap(ruleOf)
  return new HostRules(rules.slice(0, MAX_RULES))
}

interface Written {
  from: string
  to: string
  status: string
}

/** `/from /to 301`; what stands between or behind is a condition. */
function linesOf(text: string): Written[] {
  return text.split('\n').flatMap(line => {
    const words = line.split('#', 1)[0]!.trim().split(/\s+/)
    const [from = '', to = '', status = '301'] = words
    return words.length < 2 || words.length > 3 ? [] : [{ from, to, status: status.replace(/!$/, '') }]
  })
}

/** The tables of redirects in TOML, of which only plain strings and numbers are read. */
function tablesOf(text: string): Written[] {
  const tables: Map<string, string>[] = []
  let table: Map<string, string> | undefined
  for (const line of text.split('\n')) {
    const head = /^\s*\[+\s*([\w.-]+)/.exec(line)?.[1]
    if (head !== undefined) {
      // A table within one is a condition of it.
      if (head !== 'redirects') table?.set(head.startsWith('redirects.') ? 'conditions' : 'end', '')
      table = head === 'redirects' ? new Map() : undefined
      if (table) tables.push(table)
      continue
    }
    const [, name, text1, text2, plain] =
      /^\s*(\w+)\s*=\s*(?:"([^"\\]*)"|'([^']*)'|([^\s#]+))/.exec(line) ?? []
    if (name !== undefined) table?.set(name, text1 ?? text2 ?? plain!)
  }
  return tables.flatMap(table => {
    const isConditional = ['conditions', 'query', 'headers', 'signed'].some(name => table.has(name))
    const [from, to, status = '301'] = ['from', 'to', 'status'].map(name => table.get(name))
    return isConditional || from === undefined || to === undefined ? [] : [{ from, to, status }]
  })
}

/** The rules of `vercel.json`, but for those with conditions or regular expressions. */
function vercelRulesOf(text: string): Written[] {
  const settings = recordOf(text === '' ? undefined : parsed(text))
  const written = (name: 'redirects' | 'rewrites') => {
    const rules: unknown = settings[name]
    return (Array.isArray(rules) ? rules : []).map(recordOf).flatMap(rule => {
      const { source, destination, has, missing } = rule
      const isPlain = has === undefined && missing === undefined && !/[()]/.test(String(source))
      if (!isPlain || typeof source !== 'string' || typeof destination !== 'string') return []
      const status =
        name === 'rewrites' ? 200 : (rule['statusCode'] ?? (rule['permanent'] === false ? 307 : 308))
      // What takes all that follows has a name there, and none here.
      const rest = /:\w{1,50}\*$/.exec(source)?.[0]
      const from = rest === undefined ? source : `${source.slice(0, -rest.length)}*`
      const to = rest === undefined ? destination : destination.replace(rest, ':splat')
      return [{ from, to, status: String(status) }]
    })
  }
  return [...written('redirects'), ...written('rewrites')]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function ruleOf({ from, to, status }: Written): Rule[] {
  const names = namesOf(from)
  const isSplatInside = names.slice(0, -1).includes('*')
  if (!from.startsWith('/') || /[?=]/.test(from) || isSplatInside || !STATUSES.has(Number(status))) return []
  const isForAll = names.length === 1 && names[0] === '*'
  if ((isForAll && Number(status) === 200) || !/^(?:\/|https?:\/\/)/i.test(to)) return []
  return [{ from: names, to, status: Number(status) }]
}

function isOpen(name: string): boolean {
  return name === '*' || name.startsWith(':')
}

/** What stands for the open names of a rule; undefined where a path is another one. */
function valuesOf(from: readonly string[], names: readonly string[]): Map<string, string> | undefined {
  const values = new Map<string, string>()
  for (const [at, name] of from.entries()) {
    if (name === '*') return values.set('splat', names.slice(at).join('/'))
    const own = names[at]
    if (own === undefined || (own !== name && !name.startsWith(':'))) return undefined
    if (name.startsWith(':')) values.set(name.slice(1), own)
  }
  return names.length === from.length ? values : undefined
}

function namesOf(path: string): string[] {
  return path.split('/').filter(Boolean).map(percentDecoded)
}
