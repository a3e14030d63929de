/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
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
  // Workers wait for Chrome, servers and child processes, which run beside them: a core needs no second worker.
  maxWorkers: '100%',
  // ES modules of test files that have ended stay in memory: a worker that has grown by them is replaced.
  workerIdleMemoryLimit: '1GB',
}
