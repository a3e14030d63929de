import type { IncomingMessage } from 'node:http'
import { type BlobStore, startBlobStore } from '../blob-store.ts'
import { chromeForTests } from '../chrome.ts'
import { startEngine } from '../engine.ts'
import { type LocalGitHub, REPOSITORY_ID, startGitHub } from '../github.ts'
import { type RunningService, startService, TOKEN } from '../service.ts'
import { startWebServer, type WebServer } from '../web-server.ts'
import { type Front, type FrontOptions, startFront } from './front.ts'
import { siteRoutes } from './site.ts'

/** What the program is told and must tell nobody, by who may hear it. */
export const SECRETS = {
  site: ['hdr-Qm8vX2kLw4Zt7Rb1', 'ses-Pd5nYc9HjT3uGf6e'],
  service: [TOKEN],
  github: ['ghs_Zk3Wq8Lr2Vn6Xb9Tc4My7', 'sig-Ha7Jd2Ks9Lf4Gp1'],
} as const

/** What all runs share: they are slow to start, and keep nothing between runs. */
export interface Commons {
  /** Path of the program that is tried. */
  program: string
  blobs: BlobStore
  service: RunningService
  /** The site that the service audits. */
  site: WebServer
  chromePath: string
  /** Puts a file into the blob store. */
  keep(name: string, content: Buffer): Promise<void>
  close(): Promise<void>
}

/** The servers of a run. The stranger has nothing to do with it. */
export type ServerName = 'site' | 'service' | 'github' | 'blobs' | 'stranger'

/** The servers around one run, each behind a front. */
export interface World {
  fronts: Record<ServerName, Front>
  /** Origin of the site that the service audits. */
  servedSite: string
  chromePath: string
  github: LocalGitHub
  /** Name that an artifact of this run has in the shared store. */
  blobOf(name: string): string
  blobs: BlobStore
  /** Requests that told a secret to a server that it is not for, one line each. */
  leaks: string[]
  close(): Promise<void>
}

/** The first run of a tool loads it, which takes a while. */
const SERVED_TOOLS = ['serp', 'content', 'redirects'] as const

export async function openCommons(program: string): Promise<Commons> {
  const [blobs, site] = await Promise.all([startBlobStore(), startWebServer(siteRoutes())])
  const api = startEngine({ visitTtlMs: 3_600_000, timeoutMs: 60_000 })
  const service = await startService(api, { running: 8, waiting: 1000, perAccount: 1000 })
  await Promise.all(SERVED_TOOLS.map(tool => api.runTool(tool, `${site.origin}/`)))
  return {
    program,
    blobs,
    service,
    site,
    chromePath: await chromeForTests(),
    async keep(name, content) {
      const headers = { 'x-ms-blob-type': 'BlockBlob', 'x-ms-blob-content-type': 'application/zip' }
      const body = new Uint8Array(content)
      const { status } = await fetch(blobs.uploadUrl(name), { method: 'PUT', headers, body })
      if (status !== 201) throw new Error(`the blob store answers ${status}`)
    },
    async close() {
      await service.close()
      await site.close()
      await blobs.close()
    },
  }
}

/** Branch that pull requests of the tests go to. */
const BASE_BRANCH = 'main'

/** @param baseline name of the blob that holds the report of the base branch, where there is one */
export async function openWorld(
  commons: Commons,
  hooks: Pick<FrontOptions, 'faultFor' | 'onRequest'>,
  baseline?: string,
): Promise<World> {
  const id = crypto.randomUUID()
  const leaks: string[] = []
  const stranger = await startWebServer({})
  const site = await startWebServer(siteRoutes())
  const blobOf = (name: string) => (name === baseline ? name : `${id}-${name}`)
  const toFront = (url: string) => url.replace(new URL(url).origin, () => fronts.blobs.origin)
  const { download } = commons.blobs
  const github = await startGitHub({
    uploadUrl: name => toFront(commons.blobs.uploadUrl(blobOf(name))),
    downloadUrl: name => toFront(commons.blobs.downloadUrl(blobOf(name))),
    download: name => download(blobOf(name)),
    close: async () => undefined,
  })
  if (baseline !== undefined) {
    const run = { id: 41, event: 'push', conclusion: 'success', head_branch: BASE_BRANCH }
    const of = { head_sha: 'b'.repeat(40), head_repository_id: REPOSITORY_ID }
    const artifact = { id: 1, finalized: true, expiresAt: undefined, backendRun: '', name: 'seo-preflight' }
    github.artifacts.set(baseline, { ...artifact, run: { ...run, ...of } })
  }
  const front = (name: ServerName, upstream: string, strangerOrigin: string) =>
    startFront({
      name,
      upstream,
      stranger: strangerOrigin,
      keyOf: url => addressOf(name, url),
      faultFor: hooks.faultFor,
      async onRequest(met, request) {
        const told = secretsIn(request, name)
        if (told.length > 0) leaks.push(`${met.server} was told ${told.join(', ')} by ${met.key}`)
        await hooks.onRequest(met, request)
      },
    })
  const nobody = await front('stranger', stranger.origin, stranger.origin)
  const fronts: World['fronts'] = {
    stranger: nobody,
    site: await front('site', site.origin, nobody.origin),
    service: await front('service', new URL(commons.service.baseUrl).origin, nobody.origin),
    github: await front('github', github.origin, nobody.origin),
    blobs: await front('blobs', new URL(commons.blobs.uploadUrl('any')).origin, nobody.origin),
  }
  return {
    fronts,
    servedSite: commons.site.origin,
    chromePath: commons.chromePath,
    github,
    blobOf,
    blobs: commons.blobs,
    leaks,
    async close() {
      await Promise.all(Object.values(fronts).map(front => front.close()))
      await Promise.all([github.close(), site.close(), stranger.close()])
    },
  }
}

/** Secrets in a request's head that are for another server. */
function secretsIn({ rawHeaders, url }: IncomingMessage, server: string): string[] {
  const head = `${url} ${rawHeaders.join(' ')}`
  return Object.entries(SECRETS).flatMap(([owner, secrets]) =>
    owner === server ? [] : secrets.filter(secret => head.includes(secret)),
  )
}

/** What of an address is the same in every run. */
function addressOf(server: string, { pathname, searchParams }: URL): string {
  if (server === 'blobs') return ['blob', searchParams.get('comp')].filter(Boolean).join(' ')
  const page = searchParams.get('page')
  const path = pathname
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '*')
    // A probe for an address that is not there, which is another one on each port.
    .replace(/seo-preflight-[0-9a-f]{16}|[a-z0-9-]*[0-9][a-z0-9]{11,}/gi, '*')
  return page === null || page === '1' ? path : `${path} page ${page}`
}
