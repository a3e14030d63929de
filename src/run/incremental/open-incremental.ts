import type { Page } from '../../api/results.ts'
import type { SeoApi } from '../../api/seo-api.ts'
import type { EngineOptions } from '../../engine/engine-options.ts'
import type { Fingerprints } from '../../report/file/fingerprints-schema.ts'
import type { Report } from '../../report/report.ts'
import type { Settings } from '../../settings/table.ts'
import { checkTexts } from './check-texts.ts'
import { incrementalApi } from './incremental-api.ts'
import { fingerprintsOf, KnownRuns } from './measured-runs.ts'
import { runFingerprint } from './run-fingerprint.ts'

export interface IncrementalOptions {
  settings: Settings
  preview: EngineOptions['preview']
  /** The report that results are taken over from, with all that it holds; left out, all is measured. */
  baseline: Report | undefined
  /** Whether a pull request may have written the report. */
  isForeign?: boolean | undefined
  /** Ends the run. */
  signal: AbortSignal
  /** Told in one line why nothing can be taken over. */
  onNote(line: string): void
}

/** A run that takes over what it would find again. */
export interface Incremental {
  api: SeoApi
  /**
   * What the report holds for the next run, asked when all pages were released.
   *
   * @param measured the pages with all that their tools gave
   * @returns asked with the pages of the report
   */
  fingerprints(measured: readonly Page[]): Promise<(pages: readonly Page[]) => Fingerprints>
}

/** @param urls the pages in the order in which they will be audited */
export async function openIncremental(
  api: SeoApi,
  urls: readonly string[],
  { settings, preview, baseline, isForeign, signal, onNote }: IncrementalOptions,
): Promise<Incremental> {
  const run = runFingerprint(settings, preview)
  const obstacle = isForeign
    ? 'is in the checkout, where a pull request can write it: give "branch", or a file outside of it'
    : baseline && obstacleTo(baseline, run)
  if (obstacle !== undefined) onNote(`All pages are measured, since the baseline ${obstacle}`)
  const source = obstacle === undefined ? baseline?.fingerprints : undefined
  const known = source && new KnownRuns(source, baseline!.pages, await checkTexts())
  const incremental = incrementalApi(api, urls, signal, known)
  return {
    api: incremental.api,
    async fingerprints(measured) {
      const inputs = await incremental.inputs()
      return pages => fingerprintsOf(run, inputs, measured, pages)
    },
  }
}

function obstacleTo({ source, fingerprints }: Report, run: string): string | undefined {
  if (source !== 'engine') return 'was measured by a hosted service'
  if (!fingerprints) return 'was made without "incremental"'
  return fingerprints.run === run
    ? undefined
    : 'was made by another version or with other settings, tools or production'
}
