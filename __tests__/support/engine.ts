import type { SeoApi } from '../../src/api/seo-api.ts'
import { createEngine, type EngineOptions } from '../../src/engine/engine.ts'

/** The embedded engine as a run has it, with changes. */
export function startEngine(options: Partial<EngineOptions> = {}): SeoApi {
  return createEngine({ version: '0.0.0', timeoutMs: 20_000, headers: {}, addresses: 'any', ...options })
}
