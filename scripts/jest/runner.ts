import { join } from 'node:path'
import jestRunner from 'jest-runner'
import { readyBundle } from '../../__tests__/support/bundle.ts'
import { packagedChrome } from '../../src/engine/browser/packaged-chrome.ts'
import { READY_BUNDLE } from './ready-bundle.ts'

/** Its types are those of the module that is no ES module, whose default is a property. */
const TestRunner = jestRunner as unknown as typeof jestRunner.default

/**
 * Jest's own runner, whose processes find Chrome unpacked, keep what they compile for those that start after them, and are
 * told of the bundle for the threads that tests start. A single file has a process of its own as well: what a test does to
 * its process must not reach Jest.
 */
export default class extends TestRunner {
  override async runTests(
    ...[tests, watcher, options]: Parameters<jestRunner.default['runTests']>
  ): Promise<void> {
    process.env['NODE_COMPILE_CACHE'] ??= join(
      import.meta.dirname,
      '../../node_modules/.cache/seo-preflight/compiled',
    )
    // On a new machine each process that needs it first would unpack it, which is two seconds of work.
    const chrome = process.env['CHROME_PATH'] ? undefined : packagedChrome()
    const bundle = readyBundle()
    if (bundle !== undefined) process.env[READY_BUNDLE] = bundle
    await chrome
    await super.runTests(tests, watcher, { ...options, serial: false })
  }
}
