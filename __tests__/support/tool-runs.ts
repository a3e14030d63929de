import type { TlsOptions } from 'node:tls'
import type { Check, ToolRun } from '../../src/api/results.ts'
import { asGathered } from '../../src/engine/browser/gathering.ts'
import type { PageLighthouse } from '../../src/engine/browser/lighthouse/page-measurement.ts'
import { runTool } from '../../src/engine/judging/run-tool.ts'
import { checksOf, type ToolDefinition } from '../../src/engine/judging/tool-definition.ts'
import { DnsResolver } from '../../src/engine/network/dns/resolver.ts'
import type { HttpClient } from '../../src/engine/network/http-client.ts'
import { previewOf } from '../../src/engine/syntax/preview.ts'
import type { PageBrowser, Visit } from '../../src/engine/visit/visit.ts'
import { type ChainCertificate, fullChain } from './certificate-chains.ts'
import { type DnsServerOptions, startDnsServer, type Zone } from './dns-server.ts'
import { type StagedWebOptions, startStagedWeb } from './staged-web.ts'
import { openVisit, startHttpClient, toLoopback } from './visits.ts'
import { type Answer, startWebServer } from './web-server.ts'

/** The audited page, or answers by path, or by URL with scheme and host for a staged web. */
export type Site = string | Record<string, Answer>

/** What a tool is given beside the site; what is left out is not there. */
export interface AuditOptions extends StagedWebOptions {
  /** Of the audited page, or its URL, which makes it a staged web. Default `/`, else the first of the routes. */
  path?: string
  /** Name of a server on this machine, which is then asked at a port of its own: TLS handshakes reach it as well. */
  host?: string
  /** Of that server: over HTTPS. Who issued it has to be trusted. */
  certificate?: ChainCertificate | (() => Promise<ChainCertificate>)
  /** Of that server, such as `maxVersion`. */
  tls?: TlsOptions
  /** What the DNS knows; left out, the DNS is that of this machine. */
  zone?: Zone
  /** How the DNS answers for that zone. */
  resolver?: DnsServerOptions
  /** Where the pages will live: makes the site a preview. */
  productionUrl?: string
  /** Whether nobody has named the folder of that. */
  isHomeGuessed?: boolean
  /** Request headers for the audited origin. */
  headers?: Readonly<Record<string, string>>
  /** Renders the page; a function where it is started later. */
  browser?: PageBrowser | (() => PageBrowser)
  /** Measures the page. */
  lighthouse?: PageLighthouse
}

export interface AuditedVisit {
  run: ToolRun
  /** The check under its name without the tool's; of a tool that was not measured, with the reason for that. */
  check(name: string): Check
}

export interface AuditedSite extends AuditedVisit {
  origin: string
  /** Method and path of each request, as `GET /robots.txt`; of a staged web its URL. */
  requests: string[]
  /** Each question that the DNS of a zone was asked. */
  questions: string[]
}

/**
 * Runs one tool on one page of real servers, which are closed afterwards.
 *
 * @param site see {@link Site}
 * @param options all, or the path or URL of the page alone
 */
export async function auditSite(
  tool: ToolDefinition,
  site: Site,
  options: AuditOptions | string = {},
): Promise<AuditedSite> {
  const { zone, resolver, productionUrl, isHomeGuessed, headers, browser, lighthouse, ...web } =
    typeof options === 'string' ? { path: options } : options
  const routes = typeof site === 'string' ? { [pathOf(web.path)]: site } : site
  const page = web.path ?? (routes['/'] === undefined ? Object.keys(routes)[0] : '/') ?? '/'
  const served = URL.canParse(page) ? await stage(routes, page, web) : await serve(routes, page, web)
  const dns = zone && (await startDnsServer(zone, resolver))
  const visit = openVisit(served.url, {
    http: served.http,
    ...(dns && { dns: new DnsResolver({ servers: [dns.server], timeoutMs: 2000 }) }),
    ...(productionUrl !== undefined && { preview: previewOf(served.url, productionUrl, '', isHomeGuessed) }),
    ...(headers && { headers }),
    ...(browser && { browser: asDeclared(tool, typeof browser === 'function' ? browser() : browser) }),
    ...(lighthouse && { lighthouse }),
  })
  try {
    return {
      ...(await auditVisit(tool, visit)),
      origin: new URL(served.url).origin,
      requests: served.requests,
      questions: dns?.questions ?? [],
    }
  } finally {
    await dns?.close()
    await served.close()
  }
}

/** Gives a tool no more of a page than it declares that it reads. */
export function asDeclared({ gathers }: ToolDefinition, browser: PageBrowser): PageBrowser {
  return { load: async page => asGathered(await browser.load(page), new Set(gathers)) }
}

/** Runs one tool on a visit, which others may share. */
export async function auditVisit(tool: ToolDefinition, visit: Visit): Promise<AuditedVisit> {
  const run = await runTool(tool, visit)
  const checks = await checksOfRun(tool, run)
  const check = (name: string) => {
    const found = checks.find(({ id }) => id === `${tool.name}/${name}`)
    if (!found) throw new Error(`${tool.name} has no check "${name}"`)
    return found
  }
  return { run, check }
}

/** The checks of a run; where the tool was not measured none of them was, for the same reason. */
async function checksOfRun(tool: ToolDefinition, { status, reason, checks }: ToolRun): Promise<Check[]> {
  if (status === 'measured') return checks
  return Object.entries(await checksOf(tool)).map(([name, { severity, title, help }]) => ({
    id: `${tool.name}/${name}`,
    title,
    severity,
    outcome: 'not-measured',
    help,
    message: reason!,
    occurrences: [],
  }))
}

/** Where a page that is the whole site stands: without the query that it is asked for with. */
function pathOf(page = '/'): string {
  return URL.canParse(page) ? page : page.split('?', 1)[0]!
}

interface ServedPage {
  url: string
  http: HttpClient
  requests: string[]
  close(): Promise<void>
}

async function stage(
  routes: Record<string, Answer>,
  url: string,
  options: StagedWebOptions,
): Promise<ServedPage> {
  return { url, ...(await startStagedWeb(routes, options)) }
}

async function serve(
  routes: Record<string, Answer>,
  path: string,
  { host, certificate, tls }: Pick<AuditOptions, 'host' | 'certificate' | 'tls'>,
): Promise<ServedPage> {
  const issued = typeof certificate === 'function' ? await certificate() : certificate
  const server = await startWebServer(routes, {
    ...(host !== undefined && { host }),
    ...(issued && { tls: { key: issued.key, cert: fullChain(issued), ...tls } }),
  })
  const http = startHttpClient(host === undefined ? {} : { resolve: toLoopback })
  return {
    url: `${server.origin}${path}`,
    http,
    requests: server.requests,
    async close() {
      await http.close()
      await server.close()
    },
  }
}
