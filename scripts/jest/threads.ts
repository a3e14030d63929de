import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker as NodeWorker, type WorkerOptions } from 'node:worker_threads'
import { READY_BUNDLE } from './ready-bundle.ts'

export * from 'node:worker_threads'

const SOURCES = join(import.meta.dirname, '../../src')

/** What threads of ours begin with, and the same in the bundle. */
const BUNDLED: Readonly<Record<string, string>> = {
  'main.ts': 'index.js',
  'engine/browser/lighthouse/lighthouse-worker.ts': 'lighthouse-worker.js',
  'expressions/expression-worker.ts': 'expression-worker.js',
}

/**
 * A thread as the sources start it. What it would load of them it loads from their bundle where one is ready, as the
 * published program does: that takes half of the time or less, and hundreds of tests start one.
 */
export class Worker extends NodeWorker {
  constructor(file: string | URL, options?: WorkerOptions) {
    super(bundledOf(file) ?? file, options)
  }
}

function bundledOf(file: string | URL): URL | undefined {
  const bundle = process.env[READY_BUNDLE]
  if (bundle === undefined || !(file instanceof URL)) return undefined
  const name = BUNDLED[relative(SOURCES, fileURLToPath(file)).replaceAll('\\', '/')]
  return name === undefined ? undefined : pathToFileURL(join(bundle, name))
}
