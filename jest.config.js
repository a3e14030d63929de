import { availableParallelism } from 'node:os'

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  runner: './scripts/jest-runner.ts',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: { target: 'es2024', parser: { syntax: 'typescript' } },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/lib/', '<rootDir>/dist/'],
  // Ends what hangs. How long a test takes says nothing: on a new machine the first ones read everything from a cold disk.
  testTimeout: 300_000,
  // Workers wait for Chrome, servers and child processes half of their time: two cores have work for three. Jest takes no
  // percentage above 100, but a number for one of workers.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // ES modules of test files that have ended stay in memory: a worker that has grown by them is replaced.
  workerIdleMemoryLimit: '1GB',
}
