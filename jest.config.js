import { availableParallelism } from 'node:os'

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
  // Workers wait for Chrome, servers and child processes half of their time: two cores have work for three. Jest takes no
  // percentage above 100, but a number for one of workers.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Modules of test files that have ended stay in memory: a worker that has grown by them is replaced.
  workerIdleMemoryLimit: '1GB',
  // A worker ends by itself when its files are done, unless one of them left something open: then Jest ends it, and says so.
  // The half second that it usually has is little on a machine that is at work.
  workerGracefulExitTimeout: 10_000,
}
