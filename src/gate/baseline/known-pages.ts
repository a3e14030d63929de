import type { Identity } from '../../api/addresses.ts'
import type { Baseline } from '../../api/comparison.ts'
import type { Page, PageRecord, ToolRun } from '../../api/results.ts'
import { PAGE_TOOLS, type Tool } from '../../api/tools.ts'

/** Checks of the tool `redirects` of which one fails where an address leads to no page. */
const ENDS: ReadonlySet<string> = new Set(['redirects/final-status', 'redirects/broken-redirect'])

/** Whether a page was there when it was audited. */
export function wasThere({ runs }: Page): boolean {
  const measured = runs.filter(({ status }) => status === 'measured')
  const ends = measured.flatMap(({ checks }) => checks.filter(({ id }) => ENDS.has(id)))
  if (ends.some(({ outcome }) => outcome === 'fail')) return false
  return measured.some(({ tool }) => PAGE_TOOLS.has(tool)) || ends.some(({ outcome }) => outcome === 'pass')
}

/** Where a page redirected to; undefined where it did not. */
export function endOf({ url, runs }: Page): string | undefined {
  return runs.find(({ finalUrl }) => finalUrl !== undefined && finalUrl !== url)?.finalUrl
}

/** By what a page can be recognised at another address, as far as it was measured. */
export function identityOf({ runs }: Pick<Page, 'runs'>): Identity {
  const [title, h1, fingerprint] = [
    textFact(runs, 'serp', 'title'),
    textFact(runs, 'content', 'h1'),
    textFact(runs, 'content', 'textFingerprint'),
  ]
  return {
    ...(title !== undefined && { title }),
    ...(h1 !== undefined && { h1 }),
    ...(fingerprint !== undefined && { fingerprint }),
  }
}

/** Pages that a crawl has seen, each at the address at which it was asked for. */
export function visitedPages(records: readonly PageRecord[]): NonNullable<Baseline['visited']> {
  return records.flatMap(({ url, status, redirects, title, h1, fingerprint }) => {
    const isPage = status !== null && status >= 200 && status < 300 && redirects === undefined
    if (!isPage) return []
    return [
      {
        url,
        // Of a longer text there is the start alone.
        ...(title && title.hash === undefined && { title: title.text }),
        ...(h1 && h1.hash === undefined && { h1: h1.text }),
        ...(fingerprint !== undefined && { fingerprint }),
      },
    ]
  })
}

function textFact(runs: readonly ToolRun[], tool: Tool, name: string): string | undefined {
  const value = runs.find(run => run.tool === tool && run.foreign === undefined)?.facts[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** Addresses that a baseline itself has found broken. */
export function brokenBefore({ pages, sites }: Baseline): Set<string> {
  const checks = [...pages, ...sites].flatMap(({ runs }) => runs.flatMap(run => run.checks))
  const failed = checks.filter(({ id, outcome }) => outcome === 'fail' && BROKEN.test(id))
  return new Set(
    failed.flatMap(({ occurrences, ignoredOccurrences = [] }) => [
      ...occurrences.map(({ url }) => url),
      ...ignoredOccurrences.map(({ occurrence }) => occurrence.url),
    ]),
  )
}

const BROKEN =
  /^(?:sitemap\/listed-broken|broken-links\/broken-|redirects\/(?:final-status|broken-redirect|address-lost)$)/
