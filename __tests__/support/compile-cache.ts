import { join } from 'node:path'

/** For the environment of programs of ours: what one of them compiles is kept for those that start after it. */
export const COMPILE_CACHE: Readonly<Record<string, string>> = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/seo-preflight/compiled'),
}
