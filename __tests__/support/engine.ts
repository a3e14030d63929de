import type { SeoApi } from '../../src/api/seo-api.ts'
import { createEngine } from '../../src/engine/engine.ts'
import type { EngineOptions } from '../../src/engine/engine-options.ts'

/** Names no program: a test that is about Chrome says which. */
const NO_CHROME = '/no/chrome'

/** The embedded engine as a run has it, without Chrome, with changes. */
export function startEngine(options: Partial<EngineOptions> = {}): SeoApi {
  return createEngine({
    version: '0.0.0',
    timeoutMs: 20_000,
    headers: {},
    addresses: 'any',
    chromePath: NO_CHROME,
    ...options,
  })
}
