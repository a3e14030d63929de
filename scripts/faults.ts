/**
 * `npm run faults`: walks whole runs of the program and breaks one thing at a time, at every step. Prints each fault
 * under which something does not hold, and how many were tried.
 *
 *     npm run faults -- --only 'action: site GET / reset'   one fault, with what the program printed
 *     npm run faults -- --scenario action                    those of one scenario
 *     npm run faults -- --list                               their names alone
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { BUNDLE, ensureBundle } from '../__tests__/support/bundle.ts'
import { SCENARIOS } from '../__tests__/support/faults/scenarios.ts'
import { type Result, type Step, walk } from '../__tests__/support/faults/walk.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    scenario: { type: 'string' },
    list: { type: 'boolean', default: false },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
})

const { only, scenario, list, jobs } = values
const scenarios = SCENARIOS.filter(({ name }) =>
  only === undefined ? scenario === undefined || name === scenario : only.startsWith(`${name}: `),
)
const startedAt = Date.now()
await ensureBundle()
// A copy: whoever changes the sources meanwhile may make the bundle anew.
const folder = mkdtempSync(join(tmpdir(), 'faults-program-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
cpSync(dirname(BUNDLE), folder, { recursive: true })
const program = join(folder, basename(BUNDLE))
const results = await walk({ program, scenarios, choose, jobs: Number(jobs), onResult: show })
const held = results.filter(({ problems }) => problems.length === 0).length
for (const { name } of list ? [] : scenarios) console.log(countOf(name))
if (!list) console.log(`${results.length} faults tried, ${held} held, in ${seconds(Date.now() - startedAt)}`)
process.exitCode = held === results.length && (results.length > 0 || list) ? 0 : 1

function choose(all: readonly Step[]): readonly Step[] {
  const chosen = all.filter(({ id }) => only === undefined || id === only)
  if (!list) return chosen
  for (const { id } of chosen) console.log(id)
  return []
}

function countOf(name: string): string {
  const own = results.filter(({ id }) => id.startsWith(`${name}: `))
  const heldOnes = own.filter(({ problems }) => problems.length === 0)
  return `${name.padEnd(12)}${String(own.length).padStart(5)} tried${String(heldOnes.length).padStart(6)} held`
}

function show({ id, problems, outcome }: Result): void {
  if (only !== undefined) console.log(`${outcome.stdout}${outcome.stderr}`)
  if (problems.length === 0) return
  console.log(`✖ ${id} (${seconds(outcome.durationMs)}): ${problems.join('; ')}`)
  console.log(`  npm run faults -- --only '${id}'`)
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
