import { readFile } from 'node:fs/promises'

/** What started the workflow, as far as it concerns this program. */
export interface WorkflowEvent {
  /** As `pull_request`; empty outside of a runner. */
  name: string
  /** The commit that the event is about: of a pull request its head, of a deployment what was deployed. */
  commit: string | undefined
  /** Of `workflow_run`: the branch of the commit. In a fork it is the only way to the pull request. */
  head: { owner: string; branch: string } | undefined
  /** Of `pull_request` and `pull_request_target`, whose payload names it; it is looked up by the commit for others. */
  pullRequest:
    | { number: number; baseBranch: string; fromFork: boolean; labels?: readonly string[] }
    | undefined
  /** Of `deployment_status`; undefined where its payload cannot be read, which says nothing of the deployment. */
  deployment: Deployment | undefined
  /** Whether the event is about work in a fork, as far as its payload says. */
  fromFork: boolean
  /** Of the repository. */
  defaultBranch: string | undefined
}

export interface Deployment {
  /** As `success`, `in_progress`, `failure`. */
  state: string
  /** Where the site is. `target_url`, a deprecated name of the log's address, is never taken for it. */
  environmentUrl: string | undefined
  /** As `Preview`. */
  environment: string
  /** Whether users see this deployment, by its own word or its environment's name. */
  isProduction: boolean
}

type Environment = Readonly<Record<string, string | undefined>>
type Payload = Record<string, unknown>

/**
 * Reads the event of a runner. What a payload lacks, or says in another form, is undefined: it is GitHub's, and it
 * changes.
 *
 * @see https://docs.github.com/webhooks/webhook-events-and-payloads
 */
export async function readEvent(env: Environment): Promise<WorkflowEvent> {
  const name = env['GITHUB_EVENT_NAME'] ?? ''
  const payload = await readPayload(env['GITHUB_EVENT_PATH'])
  const pull = objectAt(payload, 'pull_request')
  const pullRequest = pull && pullRequestOf(pull)
  return {
    name,
    commit: [commitOf(name, payload), env['GITHUB_SHA']].find(isCommit),
    head: name === 'workflow_run' ? headOf(payload) : undefined,
    pullRequest,
    deployment: name === 'deployment_status' ? deploymentOf(payload) : undefined,
    fromFork: name === 'workflow_run' ? isRunOfFork(payload) : (pullRequest?.fromFork ?? false),
    defaultBranch: textAt(payload, 'repository', 'default_branch'),
  }
}

/** The name of a commit goes into addresses and is shown. */
function isCommit(name: string | undefined): name is string {
  return name !== undefined && /^[\da-f]{40,64}$/i.test(name)
}

/** One that is missing or no JSON says nothing. */
async function readPayload(path: string | undefined): Promise<Payload> {
  if (!path) return {}
  try {
    const payload: unknown = JSON.parse(await readFile(path, 'utf8'))
    return typeof payload === 'object' && payload !== null ? (payload as Payload) : {}
  } catch {
    return {}
  }
}

/** `GITHUB_SHA` is a merge commit, or one of the default branch, for most of them. */
function commitOf(name: string, payload: Payload): string | undefined {
  switch (name) {
    case 'pull_request':
    case 'pull_request_target':
      return textAt(payload, 'pull_request', 'head', 'sha')
    case 'deployment_status':
      return textAt(payload, 'deployment', 'sha')
    case 'workflow_run':
      return textAt(payload, 'workflow_run', 'head_sha')
    case 'status':
      return textAt(payload, 'sha')
    case 'push':
      return textAt(payload, 'after')
    default:
      return undefined
  }
}

function headOf(payload: Payload): WorkflowEvent['head'] {
  const owner = textAt(payload, 'workflow_run', 'head_repository', 'owner', 'login')
  const branch = textAt(payload, 'workflow_run', 'head_branch')
  return owner && branch ? { owner, branch } : undefined
}

/** The repository of a fork may be gone, and is null then. */
function isRunOfFork(payload: Payload): boolean {
  const head = textAt(payload, 'workflow_run', 'head_repository', 'full_name')
  return head === undefined || head !== textAt(payload, 'repository', 'full_name')
}

function pullRequestOf(pull: Payload): WorkflowEvent['pullRequest'] {
  const number = pull['number']
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) return undefined
  const head = textAt(pull, 'head', 'repo', 'full_name')
  const labels = labelsOf(pull)
  return {
    number,
    ...(labels.length > 0 && { labels }),
    baseBranch: textAt(pull, 'base', 'ref') ?? '',
    // The repository of a fork may be gone, and is null then.
    fromFork: head === undefined || head !== textAt(pull, 'base', 'repo', 'full_name'),
  }
}

/** Names of labels, of the event or of an answer of the API. */
export function labelsOf(pull: Readonly<Record<string, unknown>>): string[] {
  const { labels } = pull
  if (!Array.isArray(labels)) return []
  return labels.flatMap((label: unknown) => {
    const name = typeof label === 'object' && label !== null && 'name' in label ? label.name : undefined
    return typeof name === 'string' ? [name] : []
  })
}

function deploymentOf(payload: Payload): Deployment | undefined {
  const state = textAt(payload, 'deployment_status', 'state')
  if (state === undefined) return undefined
  const environment =
    textAt(payload, 'deployment_status', 'environment') ?? textAt(payload, 'deployment', 'environment') ?? ''
  const environmentUrl = textAt(payload, 'deployment_status', 'environment_url')
  const declared = objectAt(payload, 'deployment')?.['production_environment']
  return {
    state,
    // It is one URL, whatever it contains: the setting would take more.
    environmentUrl: environmentUrl?.trim().replace(/\s/g, encodeURIComponent) || undefined,
    environment,
    // Some platforms leave the flag at false and say it by the name.
    isProduction: declared === true || /^production\b/i.test(environment),
  }
}

function objectAt(payload: Payload, key: string): Payload | undefined {
  const value = payload[key]
  return typeof value === 'object' && value !== null ? (value as Payload) : undefined
}

function textAt(payload: Payload, ...keys: string[]): string | undefined {
  const last = keys.pop()!
  const holder = keys.reduce<Payload | undefined>((at, key) => at && objectAt(at, key), payload)
  const value = holder?.[last]
  return typeof value === 'string' ? value : undefined
}
