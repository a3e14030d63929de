import { registerHooks } from 'node:module'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'

const GLOBALS = new URL('globals.ts', import.meta.url).href
const THREADS = new URL('threads.ts', import.meta.url).href

/**
 * Has Node.js load the modules of test files. Those of `src` and of packages are loaded once for all test files of a
 * process, and start their threads as `threads.ts` says. Those of `__tests__` are loaded anew for each: their hooks,
 * servers and counts are of one file alone.
 *
 * @returns what is to be called before a test file is loaded
 */
export function loadTestModules(rootDir: string): (testFile: string) => void {
  const root = pathToFileURL(rootDir).href
  const [sources, tests] = [`${root}/src/`, `${root}/__tests__/`]
  let query = ''
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (specifier === '@jest/globals')
        return { url: GLOBALS, format: 'module-typescript', shortCircuit: true }
      if (specifier === 'node:worker_threads' && context.parentURL?.startsWith(sources))
        return { url: THREADS, format: 'module-typescript', shortCircuit: true }
      const resolved = nextResolve(specifier, context)
      return resolved.url.startsWith(tests) ? { ...resolved, url: resolved.url + query } : resolved
    },
  })
  return testFile => {
    // The same each time, so that what is compiled can be kept.
    query = `?of=${encodeURIComponent(relative(rootDir, testFile))}`
  }
}
