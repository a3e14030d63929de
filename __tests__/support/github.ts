import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type BlobStore, startBlobStore } from './blob-store.ts'
import { type Answer, LocalComments } from './github-comments.ts'

export interface LocalArtifact {
  id: number
  finalized: boolean
  expiresAt: string | undefined
  /** What the browser takes it for. */
  mimeType?: string | undefined
  /** Of the run that uploaded it, as the artifact service knows it. */
  backendRun: string
  /** The key of the map is it, where it is left out. */
  name?: string
  /** Of the API's list of artifacts; those of a job in work have none. */
  run?: LocalRun
}

export interface LocalRun {
  id: number
  event: string
  conclusion: string | null
  head_branch: string | null
  head_sha: string
  head_repository_id: number
}

export interface LocalPullRequest {
  number: number
  state: string
  head: { sha: string; ref: string; owner: string; repo: { id: number } | null }
  base: { ref: string; repo: { id: number } }
}

/** What a request meets instead of its answer. */
export interface Fault extends Answer {
  method: string
  path: RegExp
  /** How often; once where it is left out. */
  times?: number
  /** The request is done, and only its answer is lost. */
  isDone?: boolean
  /** Called when a request meets it. */
  onMeet?(): void
}

export interface LocalGitHub {
  origin: string
  /** Requests as `METHOD /path`. */
  requests: string[]
  artifacts: Map<string, LocalArtifact>
  comments: LocalComments
  pullRequests: LocalPullRequest[]
  /** Commits that are on a branch, as `main...sha`. */
  ancestors: Set<string>
  faults: Fault[]
  /** Variables of a runner that lead to this server. */
  env: Record<string, string>
  /** The same in another run of the workflow. */
  envOfRun(id: number, attempt?: number): Record<string, string>
  /** The zip file of an artifact. */
  download(name: string): Promise<Buffer>
  close(): Promise<void>
}

/** The repository that all is in. */
const REPOSITORY = '/repos/octo-org/shop'
export const REPOSITORY_ID = 1

/**
 * Plays GitHub on the loopback interface: the artifact service, whose uploads go to a real blob store, and of the API
 * what this program asks for.
 *
 * @param sharedBlobs a blob store that is kept when this server is closed; one of its own unless given
 */
export async function startGitHub(sharedBlobs?: BlobStore): Promise<LocalGitHub> {
  let store: Promise<BlobStore> | undefined
  const blobs = () => {
    if (sharedBlobs) return Promise.resolve(sharedBlobs)
    store ??= startBlobStore()
    return store
  }
  const server = createServer(async (request, response) => {
    const { status, body, headers } = await answerTo(request)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(body === undefined ? '' : JSON.stringify(body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const envOfRun = (id: number, attempt = 1) => ({
    ACTIONS_RESULTS_URL: `${origin}/`,
    ACTIONS_RUNTIME_TOKEN: runtimeToken(id, attempt),
    GITHUB_API_URL: origin,
    GITHUB_RUN_ID: String(id),
    GITHUB_RUN_ATTEMPT: String(attempt),
  })
  const github: LocalGitHub = {
    origin,
    requests: [],
    artifacts: new Map(),
    comments: new LocalComments(),
    pullRequests: [],
    ancestors: new Set(),
    faults: [],
    env: envOfRun(42),
    envOfRun,
    download: async name => await (await blobs()).download(name),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await (await store)?.close()
    },
  }
  return github

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const { method = '', url: target = '' } = request
    github.requests.push(`${method} ${target}`)
    const body = JSON.parse((await text(request)) || '{}')
    // Of an Enterprise Server the API is below /api.
    const url = new URL(target.replace(/^\/api\/(?:v3)?\/?/, '/'), origin)
    const fault = takeFault(method, url.pathname)
    if (fault && !fault.isDone) return fault
    const answer = await answerOf(method, url, body)
    return fault ?? answer
  }

  function takeFault(method: string, path: string): Fault | undefined {
    const fault = github.faults.find(
      fault => fault.method === method && fault.path.test(path) && fault.times !== 0,
    )
    if (fault) fault.times = (fault.times ?? 1) - 1
    fault?.onMeet?.()
    return fault
  }

  async function answerOf(method: string, url: URL, body: Record<string, unknown>): Promise<Answer> {
    const missing = { status: 404, body: { message: 'Not Found' } }
    const [, operation] = /ArtifactService\/(\w+)$/.exec(url.pathname) ?? []
    if (operation !== undefined) return (await artifactService(operation, body)) ?? missing
    if (url.pathname === '/graphql') {
      const { ids } = body['variables'] as { ids: string[] }
      return { status: 200, body: github.comments.nodes(ids) }
    }
    if (!url.pathname.startsWith(REPOSITORY)) return missing
    const path = url.pathname.slice(REPOSITORY.length)
    return github.comments.answer(method, path, url, body) ?? (await answerToRead(path, url)) ?? missing
  }

  async function artifactService(
    operation: string,
    body: Record<string, unknown>,
  ): Promise<Answer | undefined> {
    const name = String(body['name'])
    if (operation === 'CreateArtifact') {
      const backendRun = String(body['workflow_run_backend_id'])
      if (github.artifacts.get(name)?.backendRun === backendRun) {
        const msg = 'an artifact with this name already exists on the workflow run'
        return { status: 409, body: { code: 'already_exists', msg } }
      }
      const id = 1001 + github.artifacts.size
      const expiresAt = body['expires_at'] as string | undefined
      const mimeType = body['mime_type'] as string | undefined
      github.artifacts.set(name, { id, finalized: false, expiresAt, mimeType, backendRun })
      return { status: 200, body: { ok: true, signed_upload_url: (await blobs()).uploadUrl(name) } }
    }
    if (operation !== 'FinalizeArtifact') return undefined
    const artifact = github.artifacts.get(name)!
    artifact.finalized = true
    return { status: 200, body: { ok: true, artifact_id: String(artifact.id) } }
  }

  async function answerToRead(path: string, url: URL): Promise<Answer | undefined> {
    const [, sha] = /^\/commits\/(\w+)\/pulls$/.exec(path) ?? []
    // As GitHub does: the commits of a fork are not known by their names.
    const ofRepository = github.pullRequests.filter(({ head }) => head.repo?.id === REPOSITORY_ID)
    if (sha !== undefined) return { status: 200, body: ofRepository.filter(({ head }) => head.sha === sha) }
    if (path === '/pulls') {
      const branch = url.searchParams.get('head')
      const found = github.pullRequests.filter(({ head }) => `${head.owner}:${head.ref}` === branch)
      return { status: 200, body: found }
    }
    const [, comparison] = /^\/compare\/(.+)$/.exec(path) ?? []
    if (comparison !== undefined) {
      return { status: 200, body: { status: github.ancestors.has(comparison) ? 'behind' : 'diverged' } }
    }
    return await answerOfArtifacts(path, url)
  }

  async function answerOfArtifacts(path: string, url: URL): Promise<Answer | undefined> {
    const all = [...github.artifacts].filter(([, { run }]) => run)
    const [, run] = /^\/actions\/runs\/(\d+)$/.exec(path) ?? []
    if (run !== undefined) {
      return {
        status: 200,
        body: all.map(([, artifact]) => artifact.run!).find(({ id }) => String(id) === run)!,
      }
    }
    const [, zip] = /^\/actions\/artifacts\/(\d+)\/zip$/.exec(path) ?? []
    if (zip !== undefined) {
      const [name] = all.find(([, { id }]) => String(id) === zip)!
      return { status: 302, headers: { location: (await blobs()).downloadUrl(name) } }
    }
    if (path !== '/actions/artifacts') return undefined
    const found = all.filter(([key, { name = key }]) => name === url.searchParams.get('name'))
    const artifacts = found.map(([key, { id, run, name = key }]) => ({
      id,
      name,
      size_in_bytes: 1_000,
      expired: false,
      created_at: '2026-03-04T10:20:30Z',
      workflow_run: { ...run, repository_id: REPOSITORY_ID },
    }))
    return { status: 200, body: { total_count: artifacts.length, artifacts } }
  }
}

/** A token of the form that runners hand to actions: its scope names the run and the job. */
function runtimeToken(id: number, attempt: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ scp: `Actions.Results:run-${id}:job-${attempt}` })}.signature`
}
