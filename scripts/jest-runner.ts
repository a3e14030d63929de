import jestRunner, { type Test, type TestEvents, type UnsubscribeFn } from 'jest-runner'

/** Its types are those of the module that is no ES module, whose default is a property. */
const TestRunner = jestRunner as unknown as typeof jestRunner.default

type Listener<Name extends keyof TestEvents> = (data: TestEvents[Name]) => void | Promise<void>

/** How Jest says that the process of a test file was ended by a fault of memory, which no JavaScript can make. */
const RUNTIME_FAULT = /terminated by another process: signal=(SIGSEGV|SIGBUS)/

/**
 * Jest's own runner, but for one thing: a test file whose process Node.js itself brought down runs once more, and that is
 * said. Where it happens again, the file has failed.
 *
 * @see https://github.com/nodejs/node/issues/62393 V8's garbage collector crashes now and then in Node.js 24 where `vm` is used
 */
export default class extends TestRunner {
  readonly #fallen = new Map<Test, string>()

  override async runTests(
    ...[tests, watcher, options]: Parameters<jestRunner.default['runTests']>
  ): Promise<void> {
    await super.runTests(tests, watcher, options)
    const again = [...this.#fallen.keys()]
    if (again.length === 0 || watcher.isInterrupted()) return
    for (const [{ path }, signal] of this.#fallen)
      console.error(`${path}: ${signal} in Node.js, runs once more`)
    await super.runTests(again, watcher, options)
  }

  override on<Name extends keyof TestEvents>(name: Name, listener: Listener<Name>): UnsubscribeFn {
    if (name !== 'test-file-failure') return super.on(name, listener)
    return super.on('test-file-failure', failure => {
      const [test, { message }] = failure
      const [, signal] = RUNTIME_FAULT.exec(message) ?? []
      if (signal === undefined || this.#fallen.has(test)) return listener(failure as TestEvents[Name])
      this.#fallen.set(test, signal)
    })
  }
}
