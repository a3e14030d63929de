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
  testTimeout: 30000,
  // Workers spend a third of their time waiting for Chrome, servers and child processes.
  maxWorkers: '150%',
  // ES modules of test files that have ended stay in memory: a worker that has grown by them is replaced.
  workerIdleMemoryLimit: '1GB',
}
