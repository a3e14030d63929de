import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parse } from 'yaml'

const FOLDER = join(import.meta.dirname, '..', '..', 'examples', 'workflows')

interface Step {
  uses?: string
  with?: Record<string, string | number | boolean>
}

interface Workflow {
  on: unknown
  permissions?: Record<string, string>
  jobs: Record<string, { if?: string; steps: Step[] }>
}

/** Names of the files in `examples/workflows`. */
export function workflowNames(): string[] {
  return readdirSync(FOLDER).toSorted()
}

export function readWorkflow(name: string): Workflow {
  return parse(readFileSync(join(FOLDER, name), 'utf8')) as Workflow
}

/** The workflows of the README: of a folder, and of a deployment. */
export function readmeWorkflow(of: 'folder' | 'deployment'): Workflow {
  const readme = readFileSync(join(FOLDER, '..', '..', 'README.md'), 'utf8')
  const [folder, deployment] = [...readme.matchAll(/```yaml\n(name: [\s\S]*?)```/g)].map(([, text]) => text!)
  return parse({ folder, deployment }[of]!) as Workflow
}

/** What the expressions of a workflow can name. */
export interface Contexts {
  github?: object
  secrets?: Record<string, string>
  matrix?: Record<string, string | number>
  steps?: object
}

/**
 * The inputs of a job's step with our action, with expressions replaced as a runner does. Only names with dots are
 * understood, which is all that the examples use.
 */
export function inputsOf(workflow: Workflow, job: string, contexts: Contexts): Record<string, string> {
  const step = workflow.jobs[job]!.steps.find(({ uses }) => uses?.startsWith('seo-preflight/seo-preflight@'))
  return Object.fromEntries(
    Object.entries(step?.with ?? {}).map(([name, value]) => [name, evaluated(String(value), contexts)]),
  )
}

function evaluated(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{\s*([\w.-]+)\s*\}\}/g, (_, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], contexts)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  })
}

interface EventExamples {
  name: string
  examples: Record<string, unknown>[]
}

/** A copy of the payload that GitHub documents for an event. */
export function documentedEvent(name: string, action?: string): Record<string, unknown> {
  const require = createRequire(import.meta.url)
  const events = require('@octokit/webhooks-examples/api.github.com/index.json') as EventExamples[]
  const { examples } = events.find(event => event.name === name)!
  const example = examples.find(payload => action === undefined || payload['action'] === action)
  if (!example) throw new Error(`there is no example of ${name} ${action}`)
  return structuredClone(example)
}
