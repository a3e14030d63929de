import { registerHooks } from 'node:module'
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
export function loadTestModules(rootDir: string): () => void {
  const root = pathToFileURL(rootDir).href
  const [sources, tests] = [`${root}/src/`, `${root}/__tests__/`]
  const loads = new Map<string, number>()
  let loaded = new Map<string, string>()
  // What one process compiles under an address is kept for the others: each counts from one, whichever files it takes.
  const addressOf = (url: string) => {
    const count = (loads.get(url) ?? 0) + 1
    loads.set(url, count)
    return `${url}?load=${count}`
  }
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (specifier === '@jest/globals')
        return { url: GLOBALS, format: 'module-typescript', shortCircuit: true }
      if (specifier === 'node:worker_threads' && context.parentURL?.startsWith(sources))
        return { url: THREADS, format: 'module-typescript', shortCircuit: true }
      const resolved = nextResolve(specifier, context)
      if (!resolved.url.startsWith(tests)) return resolved
      const url = loaded.get(resolved.url) ?? addressOf(resolved.url)
      loaded.set(resolved.url, url)
      return { ...resolved, url }
    },
  })
  return () => {
    loaded = new Map()
  }
}
