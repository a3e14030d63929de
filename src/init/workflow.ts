import { expression, type Step } from './build-steps.ts'
import type { Plan, Trigger } from './plan.ts'

/** Plain words of YAML that need no quotes; all others have them. */
const PLAIN = /^(?!(?:true|false|null|yes|no|on|off)$)[A-Za-z_.][\w./@+-]*$/
/** Values that YAML reads as another kind, and are meant to be. */
const TYPED = /^(?:true|\d{1,5})$/

/** A plan as a workflow file. */
export function workflowText(plan: Plan): string {
  const lines = [
    '# Written by "npx seo-preflight init"; change it as you like. Inputs: https://github.com/seo-preflight/seo-preflight',
    'name: SEO',
    ...triggerLines(plan.trigger),
    'permissions:',
    // To find the report of the branch.
    ...(plan.trigger.on === 'pull_request' ? ['  actions: read'] : []),
    '  contents: read',
    '  pull-requests: write',
    ...(plan.trigger.on === 'deployment_status'
      ? [
          'concurrency:',
          `  group: seo-${expression('github.event.deployment.ref')}`,
          '  cancel-in-progress: true',
        ]
      : []),
    'jobs:',
    '  seo:',
    ...conditionLines(plan.trigger),
    '    runs-on: ubuntu-latest',
    '    steps:',
    ...plan.steps.flatMap(stepLines),
  ]
  return `${lines.join('\n')}\n`
}

function triggerLines(trigger: Trigger): string[] {
  switch (trigger.on) {
    case 'pull_request':
      return ['on:', '  pull_request:', '  push:', `    branches: [${scalar(trigger.branch)}]`]
    case 'own pull_request':
      return ['on: pull_request']
    case 'deployment_status':
      return ['on: deployment_status']
    case 'Netlify':
      // Netlify reports its deploys as commit statuses.
      return ['on: status']
  }
}

function conditionLines(trigger: Trigger): string[] {
  switch (trigger.on) {
    case 'pull_request':
      return []
    case 'own pull_request':
      return [
        '    # Pull requests from forks and from Dependabot have no secrets.',
        '    if: >-',
        '      github.event.pull_request.head.repo.full_name == github.repository &&',
        "      github.actor != 'dependabot[bot]'",
      ]
    case 'deployment_status':
      return ["    if: github.event.deployment_status.state == 'success'"]
    case 'Netlify':
      return [
        '    if: >-',
        "      github.event.state == 'success' &&",
        "      startsWith(github.event.context, 'netlify/') &&",
        "      endsWith(github.event.context, '/deploy-preview')",
      ]
  }
}

function stepLines(step: Step): string[] {
  const lines = 'uses' in step ? actionLines(step) : commandLines(step)
  return lines.map((line, at) => `      ${at === 0 ? '- ' : '  '}${line}`)
}

function actionLines({ uses, id, with: inputs = {} }: Extract<Step, { uses: string }>): string[] {
  const lines = [...(id === undefined ? [] : [`id: ${id}`]), `uses: ${uses}`]
  const entries = Object.entries(inputs)
  if (entries.length > 0) lines.push('with:')
  for (const [name, value] of entries) {
    if (typeof value === 'string') lines.push(`  ${name}: ${inputValue(value)}`)
    else lines.push(`  ${name}: |`, ...value.map(line => `    ${line}`))
  }
  return lines
}

function commandLines({ name, run, folder, env = {} }: Extract<Step, { run: readonly string[] }>): string[] {
  const entries = Object.entries(env)
  return [
    ...(name === undefined ? [] : [`name: ${name}`]),
    ...(run.length === 1 ? [`run: ${run[0]}`] : ['run: |', ...run.map(line => `  ${line}`)]),
    ...(folder === undefined ? [] : [`working-directory: ${scalar(folder)}`]),
    ...(entries.length > 0 ? ['env:', ...entries.map(([key, value]) => `  ${key}: ${scalar(value)}`)] : []),
  ]
}

function inputValue(value: string): string {
  if (TYPED.test(value) || value.startsWith('${{ ')) return value
  // A command of Wrangler: words with blanks between them.
  return /^[a-z][\w./@+=-]*(?: [\w./@+=-]+)+$/.test(value) ? value : scalar(value)
}

function scalar(value: string): string {
  return PLAIN.test(value) ? value : JSON.stringify(value)
}
