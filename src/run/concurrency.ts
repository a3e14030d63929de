import { pagesAtOnce } from '../engine/schedule/machine.ts'
import type { Settings } from '../settings/table.ts'
import type { Concurrency } from './audit-pages.ts'

/** Calls to a hosted service at once. */
const HOSTED_CALLS = 4

/** What a run has in work at once: pages of the embedded engine, as many as the machine bears, or calls to a service. */
export function concurrencyOf({
  concurrency,
  baseUrl,
}: Pick<Settings, 'concurrency' | 'baseUrl'>): Concurrency {
  return baseUrl === undefined
    ? { pages: concurrency ?? pagesAtOnce(), runs: Number.POSITIVE_INFINITY }
    : { pages: Number.POSITIVE_INFINITY, runs: concurrency ?? HOSTED_CALLS }
}
