import { truth } from '../settings/kinds.ts'
import type { ValuesOf } from '../settings/setting.ts'
import { SettingsError } from '../settings/settings-error.ts'

/** Flags on what an audit prints. They are no settings: neither a workflow nor the config file has a use for them. */
export const OUTPUT_FLAGS = {
  quiet: {
    kind: truth(),
    default: 'false',
    description: 'Print only the verdict and the report files',
  },
  verbose: {
    kind: truth(),
    default: 'false',
    description: 'Print all pages and all findings with all their places and notes',
  },
  json: {
    kind: truth(),
    default: 'false',
    description: 'Print only the report to standard output, as JSON; progress goes to standard error',
  },
} as const

export type OutputFlags = ValuesOf<typeof OUTPUT_FLAGS>

/** @throws SettingsError where two of them say the opposite */
export function assertUsable({ quiet, verbose, json }: OutputFlags): void {
  if (verbose && quiet) throw new SettingsError('--verbose: cannot be used together with --quiet')
  if (verbose && json) {
    throw new SettingsError('--verbose: cannot be used together with --json, which prints the whole report')
  }
}
