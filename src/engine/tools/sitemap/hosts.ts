import { detached } from '../../formats/sitemap/format.ts'
import { failCounted, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import type { CheckDefinition } from '../../judging/tool-definition.ts'
import { isLoopbackHost } from '../../syntax/comparable-url.ts'
import { isLocalHost } from '../../syntax/local-host.ts'
import { isOnProduction, type Preview, previewHint } from '../../syntax/preview.ts'
import type { SitemapFile } from '../../visit/sitemap-survey.ts'
import type { ReadEntry } from './addresses.ts'

const HELP = 'https://www.sitemaps.org/protocol.html#location'

/** Which hosts the sitemaps speak of. */
export const HOST_CHECKS = {
  'development-host': {
    severity: 'error',
    title: 'The sitemap lists addresses of a development server',
    why: 'Nobody but the machine that built the site can reach them, so search engines learn of no page.',
    fix: 'Set the address of the production site in the settings of the site generator, and build with them.',
    help: HELP,
    example: '<loc>http://localhost:3000/about</loc>',
  },
  'foreign-host': {
    severity: 'notice',
    title: 'The sitemap lists another host than the audited one',
    why: 'On a preview this is as it should be: the sitemap names the addresses of production. On the site itself, search engines ignore addresses of another host.',
    fix: 'Check that the host is the one where the pages will live, www and all.',
    help: HELP,
    example: 'https://www.example.com/sitemap.xml that lists https://example.org/about',
  },
  'mixed-hosts': {
    severity: 'warning',
    title: 'The sitemap lists pages of several hosts',
    why: 'Search engines ignore addresses of another host than that of the sitemap, unless the robots.txt of that host names the sitemap too.',
    fix: 'List the pages of one host in each sitemap, or name the sitemap in the robots.txt of the other hosts as well.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps#cross-submits',
    example: '<loc>https://www.example.com/</loc>\n<loc>https://blog.example.com/</loc>',
  },
} satisfies Record<string, CheckDefinition>

const NO_PAGES = notApplicable('the sitemaps list no page whose address can be read')
const NO_HOSTS = { 'development-host': NO_PAGES, 'foreign-host': NO_PAGES, 'mixed-hosts': NO_PAGES }

/** Hosts that are told apart; a sitemap with more is an odd one, and they count together. */
const MAX_HOSTS = 100
const OTHERS = 'other hosts'
const MAX_SHOWN = 50

interface HostUse {
  count: number
  file: string
  line: number
  column?: number
  example: string
}

/** Counts the addresses of each host. */
export class HostFindings {
  readonly #origin: string
  readonly #host: string
  readonly #isLocal: boolean
  readonly #uses = new Map<string, HostUse>()
  readonly #origins = new Set<string>()

  constructor(origin: string) {
    const { host, hostname } = new URL(origin)
    this.#origin = origin
    this.#host = host
    this.#isLocal = isLocalHost(hostname)
  }

  entry({ url, entry, file }: ReadEntry): void {
    const known = this.#uses.get(url.host)
    if (known) {
      known.count++
      return
    }
    this.#add(this.#uses.size < MAX_HOSTS ? detached(url.host) : OTHERS, url, entry, file)
  }

  /** The only host that the sitemaps list, where there is one and it is not the audited one. */
  get productionOrigin(): string | undefined {
    const [host] = this.#uses.keys()
    if (this.#uses.size !== 1 || host === this.#host) return undefined
    return this.#origins.values().next().value
  }

  /** Origins beside the audited one, as far as they are told apart. */
  get origins(): ReadonlySet<string> {
    return this.#origins
  }

  /** Whether the sitemaps list pages of the audited host. */
  get listsOwnHost(): boolean {
    return this.#uses.has(this.#host)
  }

  /** Addresses by host. */
  get counts(): Record<string, number> {
    return Object.fromEntries([...this.#uses].map(([host, { count }]) => [host, count]))
  }

  /** @param vouched hosts whose robots.txt names the sitemap too */
  judge(
    vouched: ReadonlySet<string>,
    preview: Preview | undefined,
  ): Record<keyof typeof HOST_CHECKS, Judgement> {
    if (this.#uses.size === 0) return NO_HOSTS
    const others = [...this.#uses].filter(([host]) => host !== this.#host)
    const all = others.filter(([host]) => !isProductionHost(preview, host))
    if (all.length === 0 && others.length > 0) {
      const production = pass(`the sitemap lists ${preview!.host}, as it should ${preview!.words}`)
      return { 'development-host': pass(), 'foreign-host': production, 'mixed-hosts': pass() }
    }
    const development = all.filter(([host]) => this.#isDevelopmentServer(host))
    const foreign = all.filter(use => !development.includes(use))
    const apart = notApplicable('the sitemap lists a development server, which is reported apart')
    return {
      'development-host': report(development),
      ...(foreign.length === 0 && development.length > 0
        ? { 'foreign-host': apart, 'mixed-hosts': apart }
        : this.#judgeForeign(foreign, vouched, preview)),
    }
  }

  #judgeForeign(
    foreign: readonly (readonly [string, HostUse])[],
    vouched: ReadonlySet<string>,
    preview: Preview | undefined,
  ): Record<'foreign-host' | 'mixed-hosts', Judgement> {
    if (foreign.length === 0) return { 'foreign-host': pass(), 'mixed-hosts': pass() }
    const local = notApplicable('the site is audited on this machine: its own host will be another one')
    if (this.#uses.size === 1) {
      const isUnsaid = preview !== undefined && preview.host === undefined
      const asUsual = pass(
        `the sitemap lists ${foreign[0]![0]}, which is taken for production ${preview?.words}`,
      )
      const known = isUnsaid ? asUsual : report(foreign, previewHint(preview, this.#origin))
      return {
        'foreign-host': this.#isLocal && preview?.host === undefined ? local : known,
        'mixed-hosts': pass(),
      }
    }
    const strange = foreign.filter(([host]) => !vouched.has(host))
    const mixed = notApplicable('the sitemap lists several hosts, which is reported apart')
    return { 'foreign-host': mixed, 'mixed-hosts': report(strange) }
  }

  /** A server on this machine is known by its port, so another port is an address left over. */
  #isDevelopmentServer(host: string): boolean {
    const { hostname, port } = new URL(`http://${host === OTHERS ? 'example.com' : host}`)
    if (!isLoopbackHost(hostname)) return false
    const own = new URL(`http://${this.#host}`)
    return !isLoopbackHost(own.hostname) || port !== own.port
  }

  /** Hosts beside the audited one, the most listed first. */
  foreignHosts(): string[] {
    return [...this.#uses]
      .filter(([host]) => host !== this.#host && host !== OTHERS)
      .sort(([, a], [, b]) => b.count - a.count)
      .map(([host]) => host)
  }

  #add(host: string, url: URL, entry: ReadEntry['entry'], file: SitemapFile): void {
    const known = this.#uses.get(host)
    if (known) {
      known.count++
      return
    }
    const { line, column } = entry
    this.#origins.add(detached(url.origin))
    this.#uses.set(host, {
      count: 1,
      file: file.url,
      line,
      ...(column !== undefined && { column }),
      example: detached(entry.loc.slice(0, 200)),
    })
  }
}

function isProductionHost(preview: Preview | undefined, host: string): boolean {
  return host !== OTHERS && isOnProduction(preview, new URL(`https://${host}`))
}

function report(uses: readonly (readonly [string, HostUse])[], hint = ''): Judgement {
  const occurrences = uses.slice(0, MAX_SHOWN).map(([host, { count, file, line, column, example }]) => ({
    url: file,
    line,
    ...(column !== undefined && { column }),
    message: `${count === 1 ? '1 address is' : `${count} addresses are`} on ${host}, the first is ${example}${hint}`,
  }))
  return failCounted(occurrences, uses.length)
}
