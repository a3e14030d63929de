import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type BlobStore, startBlobStore } from './blob-store.ts'

interface CreateRequest {
  name: string
  expires_at?: string
}

export interface LocalGitHub {
  origin: string
  /** Requests as `METHOD /path`. */
  requests: string[]
  artifacts: Map<string, { finalized: boolean; expiresAt: string | undefined }>
  /** Variables of a runner that lead to this server. */
  env: Record<string, string>
  /** The zip file of an artifact. */
  download(name: string): Promise<Buffer>
  close(): Promise<void>
}

/** Plays GitHub on the loopback interface: the artifact service, whose uploads go to a real blob store. */
export async function startGitHub(): Promise<LocalGitHub> {
  const store: BlobStore = await startBlobStore()
  const requests: string[] = []
  const artifacts: LocalGitHub['artifacts'] = new Map()
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    const operation = /^\/twirp\/github\.actions\.results\.api\.v1\.ArtifactService\/(\w+)$/.exec(
      request.url!,
    )?.[1]
    const body = (await text(request)) || '{}'
    const { name, expires_at } = JSON.parse(body) as CreateRequest
    if (operation === 'CreateArtifact') {
      if (artifacts.has(name))
        return send(409, {
          code: 'already_exists',
          msg: `an artifact with this name already exists on the workflow run`,
        })
      artifacts.set(name, { finalized: false, expiresAt: expires_at })
      return send(200, { ok: true, signed_upload_url: store.uploadUrl(name) })
    }
    if (operation === 'FinalizeArtifact') {
      artifacts.get(name)!.finalized = true
      return send(200, { ok: true, artifact_id: String(1000 + artifacts.size) })
    }
    return send(404, { message: 'Not Found' })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    requests,
    artifacts,
    env: { ACTIONS_RESULTS_URL: `${origin}/`, ACTIONS_RUNTIME_TOKEN: runtimeToken(), GITHUB_API_URL: origin },
    download: name => store.download(name),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await store.close()
    },
  }
}

/** A token of the form that runners hand to actions: its scope names the run and the job. */
function runtimeToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ scp: 'Actions.Results:run-1:job-1' })}.signature`
}
