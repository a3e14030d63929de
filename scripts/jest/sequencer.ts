import testSequencer from '@jest/test-sequencer'
import type { Test } from 'jest-runner'

/** Its types are those of the module that is no ES module, whose default is a property. */
const TestSequencer = testSequencer as unknown as typeof testSequencer.default

/** Milliseconds from which on a file is begun before others. */
const LONG_MS = 5_000

/**
 * What takes longest where nothing of this machine is known yet, as in CI. The sizes of files, which Jest goes by, say little:
 * one of fifteen lines judges pages for half a minute.
 */
export const LONG_FILES: readonly RegExp[] = [
  /\/engine\/growth\//,
  /\/engine\/browser\/(chrome-browser|hostile-pages)\.test/,
  /\/engine\/tools\/(accessibility|browser-parts|mobile|scripts|sitemap|ux)\.test/,
  /\/engine\/(engine-lighthouse|hostile-pages|browser\/lighthouse\/lighthouse|thread\/threaded-engine)\.test/,
  /\/engine\/(visit\/layout-gap|browser\/chrome-watchdog)\.test/,
  /\/github\/hostile-checkout\.test/,
  /\/secrets-in-outputs\.test/,
  /\/run\/(changes|lost-addresses|open-baseline|production|run|incremental\/incremental)\.test/,
]

/** What waits for a bundle of the sources. */
export const BUNDLE_FILES = /\/(bundle|faults)\//

/** Begins with what takes longest, so that no process is left alone with it at the end. */
export default class extends TestSequencer {
  override sort(tests: Test[]): Test[] {
    return arranged(super.sort(tests) as Test[])
  }
}

/** Long files that begin before those that wait for the bundle, which takes less time than these. */
const WHILE_BUNDLED = 8

/**
 * Puts what takes long first, and otherwise leaves the order as it is. One of the files that wait for the bundle begins, and
 * makes it; the others come when it is there, so that the processes do not wait for each other. They mostly wait for
 * programs that they start, and so go well beside the other long files.
 */
export function arranged<File extends Pick<Test, 'path' | 'duration'>>(files: readonly File[]): File[] {
  const paths = new Map(files.map(file => [file, file.path.replaceAll('\\', '/')]))
  const needsBundle = (file: File) => BUNDLE_FILES.test(paths.get(file)!)
  const isLong = (file: File) =>
    file.duration === undefined
      ? LONG_FILES.some(pattern => pattern.test(paths.get(file)!))
      : file.duration >= LONG_MS
  const [maker, ...bundled] = files.filter(needsBundle)
  const others = files.filter(file => !needsBundle(file))
  const [long, short] = [others.filter(isLong), others.filter(file => !isLong(file))]
  const makers = maker === undefined ? [] : [maker]
  return [...makers, ...long.slice(0, WHILE_BUNDLED), ...bundled, ...long.slice(WHILE_BUNDLED), ...short]
}
