import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker as NodeWorker, type WorkerOptions } from 'node:worker_threads'
import { engineThread } from './engine-threads.ts'
import { READY_BUNDLE } from './ready-bundle.ts'

export * from 'node:worker_threads'

const SOURCES = join(import.meta.dirname, '../../src')

/** What threads of ours begin with, and the same in the bundle. */
const BUNDLED: Readonly<Record<string, string>> = {
  'main.ts': 'index.js',
  'engine/browser/lighthouse/lighthouse-worker.ts': 'lighthouse-worker.js',
  'expressions/expression-worker.ts': 'expression-worker.js',
}

export type Worker = NodeWorker

/**
 * A thread as the sources start it. What it would load of them it loads from their bundle where one is ready, as the
 * published program does: that takes half of the time or less, and hundreds of tests start one. Those of engines are given
 * out again.
 */
export const Worker = new Proxy(NodeWorker, {
  construct(_, [file, options = {}]: ConstructorParameters<typeof NodeWorker>) {
    const bundled = bundledOf(file)
    if (bundled !== undefined && isEngine(bundled, options)) return engineThread(bundled, options)
    return new NodeWorker(bundled ?? file, options)
  },
})

function bundledOf(file: string | URL): URL | undefined {
  const bundle = process.env[READY_BUNDLE]
  if (bundle === undefined || !(file instanceof URL)) return undefined
  const name = BUNDLED[relative(SOURCES, fileURLToPath(file)).replaceAll('\\', '/')]
  return name === undefined ? undefined : pathToFileURL(join(bundle, name))
}

/** What other threads of the program are to do is among their data. */
function isEngine(file: URL, { workerData }: WorkerOptions): boolean {
  return file.pathname.endsWith('/index.js') && workerData === undefined
}
