import { type AuditParts, type ReportParts, reporting, table } from '../../../support/lighthouse-reports.ts'
import type { StagedRoutes } from '../../../support/staged-web.ts'

export const SITE = 'https://shop.example/'
export const html = (head = '', body = '') =>
  `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head><body><h1>Shop</h1>${body}</body></html>`
/** A failed audit that would save this much. */
export const saving = (ms: number, bytes: number, ...items: object[]): AuditParts => ({
  score: 0,
  metricSavings: { FCP: ms, LCP: ms },
  details: { ...table(...items), overallSavingsBytes: bytes },
})
export const SLOW: Record<string, AuditParts> = {
  'first-contentful-paint': { numericValue: 4000, score: 0.3 },
  'largest-contentful-paint': { numericValue: 6000, score: 0.2 },
}
export const big = (bytes: number) => Buffer.alloc(bytes, 'words of the page ')

/** A page of which Lighthouse reports this. */
export const measured = (report: ReportParts = {}, page = html()) => ({
  ...unmeasured(page),
  lighthouse: reporting(report),
})
/** A page of which Lighthouse reports nothing, with other files. */
export const unmeasured = (page = html(), routes: StagedRoutes = {}) => ({
  path: SITE,
  site: { ...routes, [SITE]: page },
})
