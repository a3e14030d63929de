import type { Occurrence } from '../../../api/results.ts'
import type { LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'
import { snippet } from '../../formats/html/document.ts'

/** One audit of Lighthouse with its result. */
export type Audit = LighthouseResult['audits'][string]

/** A row of the table that an audit shows; what its columns hold depends on the audit. */
export type Row = Readonly<Record<string, unknown>>

/** An element of the page as Lighthouse names it. */
export interface PageElement {
  selector: string
  snippet: string
}

/** Lighthouse calls less than this score a fault. */
export const PASSING_SCORE = 0.9

/** All rows of an audit: those of its table, or of all tables and elements in its list. */
export function rowsOf(audit: Audit | undefined): Row[] {
  return itemsOf(audit?.details).flatMap(item => (item['type'] === 'table' ? itemsOf(item) : [item]))
}

/** Rows that stand below a row. */
export function subRowsOf(row: Row): Row[] {
  return itemsOf(row['subItems'])
}

/** The table of named questions that an audit answers, as `eagerlyLoaded`, each with its answer. */
export function checklistOf(audit: Audit | undefined): ReadonlyMap<string, boolean> {
  const list = rowsOf(audit).find(row => row['type'] === 'checklist')
  const items = (list?.['items'] ?? {}) as Record<string, { value?: unknown }>
  return new Map(Object.entries(items).map(([name, item]) => [name, item.value === true]))
}

/** The element in a row, or the row itself where it is one. */
export function elementOf(row: Row | undefined): PageElement | undefined {
  const node = (row?.['type'] === 'node' ? row : row?.['node']) as Row | undefined
  if (node?.['type'] !== 'node' || typeof node['selector'] !== 'string') return undefined
  const source = typeof node['snippet'] === 'string' ? node['snippet'] : ''
  return { selector: node['selector'], snippet: snippet(source) }
}

/** A number of a row; 0 where there is none. */
export function numberOf(row: Row | undefined, name: string): number {
  const value = row?.[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** A text of a row; empty where there is none. */
export function textOf(row: Row | undefined, name: string): string {
  const value = row?.[name]
  return typeof value === 'string' ? value : ''
}

/**
 * The place that a row is about: its element on the page, else its file, else the first of its files.
 *
 * @param pageUrl stands for files without an address, as scripts in the page
 */
export function placeOf(row: Row, pageUrl: string, message: string): Occurrence {
  const element = elementOf(row)
  if (element) return { url: pageUrl, ...element, message }
  const source = row['source'] as Row | undefined
  const url = textOf(row, 'url') || textOf(source, 'url') || textOf(subRowsOf(row)[0], 'url')
  return isAddress(url) ? { url, message } : { url: pageUrl, message }
}

/** Milliseconds that a fix would save of a metric, as `LCP`, by Lighthouse's estimate. */
export function savedMs(audit: Audit | undefined, metric: string): number {
  return numberOf(audit?.metricSavings, metric)
}

/** Bytes that a fix would save, by Lighthouse's estimate. */
export function savedBytes(audit: Audit | undefined): number {
  const details = audit?.details as Row | undefined
  return numberOf(details, 'overallSavingsBytes') || numberOf(details?.['debugData'] as Row, 'wastedBytes')
}

export function isAddress(url: string): boolean {
  return /^https?:\/\//i.test(url)
}

function itemsOf(details: unknown): Row[] {
  const items = (details as { items?: unknown } | undefined)?.items
  return Array.isArray(items) ? (items as Row[]) : []
}
