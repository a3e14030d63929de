import type { TlsOptions } from 'node:tls'
import { expect } from '@jest/globals'
import type { Check } from '../../../../src/api/results.ts'
import { securityTool } from '../../../../src/engine/tools/security/security.ts'
import { type ChainCertificate, issue, rootAuthority } from '../../../support/certificate-chains.ts'
import type { HttpsPage } from '../../../support/https-server.ts'
import type { StagedRoutes } from '../../../support/staged-web.ts'
import { type AuditedSite, type AuditedVisit, auditSite, auditVisit } from '../../../support/tool-runs.ts'
import { openVisit, startHttpClient, toLoopback } from '../../../support/visits.ts'

/** Authority whose certificates a test file has to trust. */
export const root = await rootAuthority()

export type Name = string

export const HOST = 'shop.example'
const DAY_MS = 86_400_000

/** Runs the tool on a URL; every host name leads to the loopback interface. */
export async function auditUrl(url: string): Promise<AuditedVisit> {
  const http = startHttpClient({ resolve: toLoopback })
  try {
    return await auditVisit(securityTool, openVisit(url, { http }))
  } finally {
    await http.close()
  }
}

export interface HttpsSite {
  certificate?: ChainCertificate
  tls?: TlsOptions
  pages?: Record<string, HttpsPage>
}

/** Audits a page of a site at shop.example over HTTPS. */
export function auditHttps(page: HttpsPage | string, { certificate, tls, pages = {} }: HttpsSite = {}) {
  return auditSite(
    securityTool,
    { '/': page, ...pages },
    { host: HOST, certificate: certificate ?? issued, ...(tls && { tls }) },
  )
}

/** Audits a page of a site at shop.example over plain HTTP. */
export function auditPlain(body: string, headers: Record<string, string> = {}) {
  return auditSite(securityTool, { '/': { body, headers } }, { host: HOST })
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
  audit: () => Promise<AuditedSite>
  /** Parts of the first occurrence, or of the reason. */
  says?: object
  because?: RegExp
}

export const local =
  (body: string, values: Record<string, string> = {}) =>
  () =>
    auditSite(securityTool, { '/': { body, headers: values } })
export const https = (page: HttpsPage | string, site?: HttpsSite) => () => auditHttps(page, site)
export const plain = (body: string, values?: Record<string, string>) => () => auditPlain(body, values)
/** On a web of public names with the usual ports. */
export const staged = (routes: StagedRoutes, url: string) => () => auditSite(securityTool, routes, url)
export const withCertificate = (options: Parameters<typeof issue>[0]) => async () =>
  auditHttps('<title>a</title>', { certificate: await issued(options) })

export const says = (message: RegExp | string, more: object = {}) => ({
  message: typeof message === 'string' ? message : expect.stringMatching(message),
  ...more,
})
