import { availableParallelism, totalmem } from 'node:os'

/** Workers wait for Chrome, servers and child processes more than half of their time: two cores have work for five. */
const WORKERS_PER_CORE = 2.5

/** Memory that one takes with its Chrome. */
const WORKER_BYTES = 1.5 * 2 ** 30

/** @type {import('jest').Config} */
export default {
  runner: './scripts/jest/runner.ts',
  runtime: './scripts/jest/runtime.ts',
  testEnvironment: './scripts/jest/environment.ts',
  testSequencer: './scripts/jest/sequencer.ts',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {},
  injectGlobals: false,
  modulePathIgnorePatterns: ['<rootDir>/lib/', '<rootDir>/dist/'],
  // Ends what hangs. How long a test takes says nothing: on a new machine the first ones read everything from a cold disk.
  testTimeout: 300_000,
  maxWorkers: Math.max(
    1,
    Math.min(Math.ceil(availableParallelism() * WORKERS_PER_CORE), Math.floor(totalmem() / WORKER_BYTES)),
  ),
  // Modules of test files that have ended stay in memory: a worker that has grown by them is replaced.
  workerIdleMemoryLimit: '1GB',
  // A worker ends by itself when its files are done, unless one of them left something open: then Jest ends it, and says so.
  // The half second that it usually has is little on a machine that is at work.
  workerGracefulExitTimeout: 10_000,
}
