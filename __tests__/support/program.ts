import { join } from 'node:path'
import { READY_BUNDLE } from '../../scripts/jest/ready-bundle.ts'

const bundle = process.env[READY_BUNDLE]

/**
 * The program for tests that are not about the bundle: its bundle where one is ready, which starts in half of the time, else
 * the sources as they are.
 */
export const PROGRAM =
  bundle === undefined ? join(import.meta.dirname, '../../src/main.ts') : join(bundle, 'index.js')
