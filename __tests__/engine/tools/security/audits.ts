import { expect } from '@jest/globals'
import type { Check, ToolRun } from '../../../../src/api/results.ts'
import { runTool } from '../../../../src/engine/judging/run-tool.ts'
import { HttpClient } from '../../../../src/engine/network/http-client.ts'
import { Memo } from '../../../../src/engine/network/memo.ts'
import { securityTool } from '../../../../src/engine/tools/security/security.ts'
import { Visit } from '../../../../src/engine/visit/visit.ts'
import { type ChainCertificate, issue, rootAuthority } from '../../../support/certificate-chains.ts'
import { type HttpsPage, startHttpsServer, toLoopback } from '../../../support/https-server.ts'
import { auditStagedWeb, type StagedRoutes } from '../../../support/staged-web.ts'
import { auditSite } from '../../../support/tool-runs.ts'
import { startWebServer } from '../../../support/web-server.ts'

/** Authority whose certificates a test file has to trust. */
export const root = await rootAuthority()

export type Name = keyof typeof securityTool.checks

export const HOST = 'shop.example'
const DAY_MS = 86_400_000

export interface Audited {
  run: ToolRun
  check(name: Name): Check
}

/** Runs the tool on a URL; every host name leads to the loopback interface. */
export async function auditUrl(url: string): Promise<Audited> {
  const http = new HttpClient({ addresses: 'any', userAgent: 'test', timeoutMs: 5000, resolve: toLoopback })
  const visit = new Visit(url, {
    http,
    siteMemo: new Memo(100, Number.POSITIVE_INFINITY),
    headers: {},
    signal: new AbortController().signal,
  })
  try {
    const run = await runTool(securityTool, visit)
    return { run, check: name => run.checks.find(({ id }) => id === `security/${name}`)! }
  } finally {
    await http.close()
  }
}

export interface HttpsSite {
  certificate?: ChainCertificate
  tls?: Parameters<typeof startHttpsServer>[2]
  pages?: Record<string, HttpsPage>
}

/** Audits a page of a site at shop.example over HTTPS. */
export async function auditHttps(page: HttpsPage | string, { certificate, tls, pages = {} }: HttpsSite = {}) {
  const of = certificate ?? (await issue({ issuer: root, names: [HOST] }))
  const home = typeof page === 'string' ? { body: page } : page
  const server = await startHttpsServer(of, { '/': home, ...pages }, tls)
  try {
    return await auditUrl(`https://${HOST}:${server.port}/`)
  } finally {
    await server.close()
  }
}

/** Audits a page of a site at shop.example over plain HTTP. */
export async function auditPlain(body: string, headers: Record<string, string> = {}) {
  const server = await startWebServer({ '/': { body, headers } })
  try {
    return await auditUrl(`http://${HOST}:${new URL(server.origin).port}/`)
  } finally {
    await server.close()
  }
}

export const headers = (values: Record<string, string | string[]>, body = '<title>a</title>') => ({
  headers: values,
  body,
})
export const csp = (value: string) => headers({ 'content-security-policy': value })
export const days = (count: number) => new Date(Date.now() + count * DAY_MS)
export const issued = (options: Parameters<typeof issue>[0] = {}) =>
  issue({ issuer: root, names: [HOST], ...options })

export interface Case {
  check: Name
  outcome: Check['outcome']
  audit: () => Promise<Audited>
  /** Parts of the first occurrence, or of the reason. */
  says?: object
  because?: RegExp
}

export const local =
  (body: string, values: Record<string, string> = {}) =>
  async () => {
    const { run, check } = await auditSite(securityTool, { '/': { body, headers: values } })
    return { run, check: check as Audited['check'] }
  }
export const https = (page: HttpsPage | string, site?: HttpsSite) => () => auditHttps(page, site)
export const plain = (body: string, values?: Record<string, string>) => () => auditPlain(body, values)
/** On a web of public names with the usual ports. */
export const staged = (routes: StagedRoutes, url: string) => async () => {
  const { run, check } = await auditStagedWeb(securityTool, routes, url)
  return { run, check: check as Audited['check'] }
}
export const withCertificate = (options: Parameters<typeof issue>[0]) => async () =>
  auditHttps('<title>a</title>', { certificate: await issued(options) })

export const says = (message: RegExp | string, more: object = {}) => ({
  message: typeof message === 'string' ? message : expect.stringMatching(message),
  ...more,
})
