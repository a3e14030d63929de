import { createHash } from 'node:crypto'
import type { EngineOptions } from '../../engine/engine-options.ts'
import type { Settings } from '../../settings/table.ts'
import { VERSION } from '../../version.ts'

/**
 * Equal for runs that find the same of the same pages. What only judges results, such as `ignore` and `severity`, is no
 * part of it: that comes afterwards. Secrets among the headers are in it as a hash alone.
 */
export function runFingerprint(settings: Settings, preview: EngineOptions['preview']): string {
  const { tools, overrides, headers, device, lighthouseRuns, allowPrivate, staticDir, render } = settings
  const told = JSON.stringify([
    VERSION,
    tools.toSorted(),
    overrides.map(({ url, tools }) => tools && [url, tools.toSorted()]),
    Object.entries(headers ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)),
    device,
    render,
    lighthouseRuns,
    allowPrivate,
    staticDir !== undefined,
    preview && [preview.productionUrl, preview.folder, ...(preview.namesakes ?? [])],
  ])
  return createHash('sha256').update(told).digest('base64url').slice(0, 22)
}
