import type * as jestGlobals from '@jest/globals'

/** What test files may import from `@jest/globals`. */
export type TestGlobals = Pick<
  typeof jestGlobals,
  'afterAll' | 'afterEach' | 'beforeAll' | 'beforeEach' | 'describe' | 'expect' | 'it' | 'jest' | 'test'
>

export let afterAll: TestGlobals['afterAll']
export let afterEach: TestGlobals['afterEach']
export let beforeAll: TestGlobals['beforeAll']
export let beforeEach: TestGlobals['beforeEach']
export let describe: TestGlobals['describe']
export let expect: TestGlobals['expect']
export let it: TestGlobals['it']
export let jest: TestGlobals['jest']
export let test: TestGlobals['test']

/** Says what they are for the test file that comes next. */
export function setTestGlobals(globals: TestGlobals): void {
  ;({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals)
}
