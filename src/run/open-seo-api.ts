import type { SeoApi } from '../api/seo-api.ts'
import type { Tool } from '../api/tools.ts'
import type { EngineOptions } from '../engine/engine-options.ts'
import type { HostedOptions } from '../hosted/hosted.ts'
import { addressPolicyOf } from '../pages/find-pages.ts'
import type { Settings } from '../settings/table.ts'
import { VERSION } from '../version.ts'
import { concurrencyOf } from './concurrency.ts'
import { rankOptions } from './rank-options.ts'

/** Pages with pictures, at about 100 kB each: enough for those that a person looks at one by one. */
const PAGES_WITH_PICTURES = 50

/** Formats that show them, or hold them for others. */
const PICTURED: ReadonlySet<string> = new Set(['json', 'html'])

/** Pages of a site that its analysis crawls, where `max-pages` does not ask for more. */
const ANALYSED_PAGES = 500

/**
 * The service at `base-url`, or without one the embedded engine. Only the one that is used is loaded.
 *
 * @param targets the pages to audit, beside which others may only be compared with
 * @param preview set where they are a preview
 * @param sandbox whether Chrome may do without it where it cannot have one
 */
export async function openSeoApi(
  settings: Settings,
  targets: readonly string[],
  preview?: EngineOptions['preview'],
  sandbox: EngineOptions['sandbox'] = 'preferred',
): Promise<SeoApi> {
  const timeoutMs = settings.timeout * 1000
  if (settings.baseUrl !== undefined) {
    const { createHostedApi } = await import('../hosted/hosted.ts')
    return createHostedApi(hostedOptions(settings))
  }
  const pictures = settings.formats.some(format => PICTURED.has(format)) ? PAGES_WITH_PICTURES : 0
  const { createThreadedEngine } = await import('../engine/thread/threaded-engine.ts')
  return createThreadedEngine({
    version: VERSION,
    timeoutMs,
    headers: settings.headers ?? {},
    headerOrigins: new Set(targets.map(url => new URL(url).origin)),
    preview,
    addresses: addressPolicyOf(settings, targets),
    sandbox,
    rank: rankOptions(settings.rank),
    render: settings.render,
    device: settings.device,
    lighthouseRuns: settings.lighthouseRuns,
    ...(settings.incremental && { fingerprints: true }),
    isOwnServer: settings.staticDir !== undefined,
    analysedPages: Math.max(ANALYSED_PAGES, settings.maxPages),
    tools: chosenTools(settings),
    pagesAtOnce: concurrencyOf(settings).pages,
    screenshots: pictures,
    pictures,
    ...(settings.chromePath === undefined ? {} : { chromePath: settings.chromePath }),
  })
}

/** The tools that may be asked for on any page. */
function chosenTools({ tools, overrides }: Settings): Tool[] {
  return [...new Set([...tools, ...overrides.flatMap(override => override.tools ?? [])])]
}

/** What the client of the service at `base-url` takes from the settings. */
export function hostedOptions(settings: Settings): HostedOptions {
  return {
    baseUrl: settings.baseUrl ?? '',
    token: settings.token ?? '',
    authHeader: settings.authHeader,
    timeoutMs: settings.timeout * 1000,
    retries: settings.retries,
    concurrency: concurrencyOf({ ...settings, baseUrl: settings.baseUrl ?? '' }).runs,
    mapping: settings.mapping,
    version: VERSION,
  }
}
