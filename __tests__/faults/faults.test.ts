import { beforeAll, describe, expect, test } from '@jest/globals'
import { BUNDLE, ensureBundle } from '../support/bundle.ts'
import { waits } from '../support/faults/fault-list.ts'
import { sampleOf } from '../support/faults/sample.ts'
import { SCENARIOS } from '../support/faults/scenarios.ts'
import { type Step, walk } from '../support/faults/walk.ts'

/** Those that are quick; `npm run faults` walks through all. */
const WALKED = ['action', 'hosted', 'folder', 'merge', 'serve']
const SEED = 16
const SIZE = 30

describe('a run in which one thing breaks', () => {
  beforeAll(ensureBundle)

  test('ends with the right code, tells what was measured, and leaves nothing behind', async () => {
    const choose = (all: readonly Step[]) =>
      sampleOf(
        all.filter(({ fault }) => !waits(fault)),
        SIZE,
        SEED,
      )
    const scenarios = SCENARIOS.filter(({ name }) => WALKED.includes(name))

    const results = await walk({ program: BUNDLE, scenarios, choose, jobs: 2, onResult() {} })

    const broken = results.filter(({ problems }) => problems.length > 0)
    expect(
      broken.map(({ id, problems }) => `npm run faults -- --only '${id}': ${problems.join('; ')}`),
    ).toEqual([])
    expect(results).toHaveLength(SIZE)
  })
})
