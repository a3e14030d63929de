import type { SeoApi } from './api/seo-api.ts'
import type { Settings } from './settings/table.ts'
import { VERSION } from './version.ts'

/** The service at `base-url`, or without one the embedded engine. Only the one that is used is loaded. */
export async function openApi(settings: Settings): Promise<SeoApi> {
  const timeoutMs = settings.timeout * 1000
  if (settings.baseUrl !== undefined) {
    const { createHostedApi } = await import('./hosted/hosted.ts')
    return createHostedApi({
      baseUrl: settings.baseUrl,
      token: settings.token ?? '',
      authHeader: settings.authHeader,
      timeoutMs,
      retries: settings.retries,
      concurrency: settings.concurrency,
      mapping: settings.mapping,
      version: VERSION,
    })
  }
  const { createEngine } = await import('./engine/engine.ts')
  return createEngine({
    version: VERSION,
    timeoutMs,
    headers: settings.headers ?? {},
    addresses: 'any',
    ...(settings.chromePath === undefined ? {} : { chromePath: settings.chromePath }),
  })
}
