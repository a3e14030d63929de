import { realpath, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import send from '@fastify/send'
import { garbageIn, SNIFFED_BYTES } from '../engine/page/why-not-html.ts'
import { GARBAGE_PAGE } from '../net/garbage-page.ts'
import { INDEX_FILE_MOVES } from '../net/index-file-moves.ts'
import { MADE_AT_DEPLOYMENT } from '../net/made-at-deployment.ts'
import { OWNER_SITE } from '../net/owner-site.ts'
import { PUBLISHED_COPIES, type PublishedCopy } from '../net/published-copies.ts'
import { percentDecoded } from '../text/percent-decoded.ts'
import { cacheControlOf } from './cache-lifetime.ts'
import { mayMoveIndexFiles } from './clean-url-host.ts'
import {
  CODINGS,
  CODINGS_OF_GITHUB_PAGES,
  type ContentCoding,
  codingFor,
  encoderOf,
  isCompressible,
} from './content-coding.ts'
import { foldsNames, spelledAsFiles } from './folded-names.ts'
import { baseOfFolder } from './folder-base.ts'
import { isGitHubPagesFolder } from './github-pages-folder.ts'
import { type HostRules, readHostRules } from './host-rules.ts'
import { type Htaccess, readHtaccess } from './htaccess.ts'
import { type IgnoredFiles, readIgnoredFiles } from './ignored-files.ts'
import { isOwnerRepository } from './owner-repository.ts'
import { publishedCopies } from './published-copies.ts'
import { firstBytes } from './start-of-file.ts'
import { type Found, findFile } from './static-file.ts'

export interface StaticSite {
  /** `http://127.0.0.1:port`, without a slash at its end. */
  origin: string
  /** Real path of the folder. */
  root: string
  /** Where the folder is served, as `/docs`; empty at the root. See {@link baseOfFolder}. */
  base: string
  close(): Promise<void>
}

/** Shown where the site has no `404.html` of its own. */
const NOT_FOUND_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><h1>Not found</h1></html>'

/**
 * Serves a folder on the loopback interface the way static hosts do (the rules are those of GitHub Pages): clean URLs,
 * `index.html` of folders, `404.html` with status 404. Text is compressed, for GitHub Pages only with gzip, and each file has an ETag and a lifetime, as
 * hosts do, so that nobody is told of what their host does anyway. A site that is built for a folder of its host is
 * served in that folder. What the site says to its host of addresses without a file holds as well, see {@link HostRules}; with
 * Apache it may, see {@link Htaccess}.
 * Where Netlify serves the site, names in upper and lower case are the same.
 * Nothing outside the folder is served, whatever symbolic links say, and no answer names a path of
 * this machine.
 * That a missing file is left to the deployment is told in a header, see {@link MADE_AT_DEPLOYMENT}, and so is that the host
 * may lead from an index file to its folder, see {@link INDEX_FILE_MOVES}, that a page is no text, see
 * {@link GARBAGE_PAGE}, what copies of the site lie beside its pages, see {@link PUBLISHED_COPIES}, and that other repositories may be served beside it, see {@link OWNER_SITE}.
 *
 * Files are looked at when they are asked for, never at the start, so that a dangling link harms nobody.
 *
 * @param port that is taken if it is free, so that addresses are the same in every run; else any free one is
 * @param productionUrl where the site will live, if that is known
 * @throws {Error} where the folder cannot be served; the message goes behind the folder's name, as `does not exist`
 */
export async function serveStaticSite(
  directory: string,
  port = 0,
  productionUrl?: string,
): Promise<StaticSite> {
  const root = await realFolder(directory)
  const base = await baseOfFolder(root)
  const rules = await readHostRules(root)
  const ignored = await readIgnoredFiles(root)
  const htaccess = await readHtaccess(root, base)
  const movesIndexFiles = await mayMoveIndexFiles(root)
  const isFolding = await foldsNames(root)
  const isOwnerSite = await isOwnerRepository(root)
  const codings = (await isGitHubPagesFolder(root, productionUrl)) ? CODINGS_OF_GITHUB_PAGES : CODINGS
  let copies: Promise<readonly PublishedCopy[]> | undefined
  const findCopies = () => {
    copies ??= publishedCopies(root).catch(() => [])
    return copies
  }
  const server = createServer((request, response) => {
    const served = {
      ...{ root, base, rules, htaccess, ignored, movesIndexFiles, isFolding, isOwnerSite, codings },
      copies: findCopies,
    }
    answer(served, request, response).catch(() => fail(response))
  })
  await listen(server, port).catch(() => listen(server, 0))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    root,
    base,
    async close() {
      const closed = new Promise(done => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

async function listen(server: Server, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(port, '127.0.0.1', resolve)
  await promise
  server.off('error', reject)
}

async function realFolder(directory: string): Promise<string> {
  let root: string
  try {
    root = await realpath(directory)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new Error(code === 'ENOENT' ? 'does not exist' : `cannot be opened: ${code}`, { cause })
  }
  if (!(await stat(root)).isDirectory()) throw new Error('is not a folder')
  return root
}

interface Served extends Pick<StaticSite, 'root' | 'base'> {
  rules: HostRules
  htaccess: Htaccess
  ignored: IgnoredFiles
  movesIndexFiles: boolean
  /** Whether names in upper and lower case are the same to its host. */
  isFolding: boolean
  isOwnerSite: boolean
  codings: readonly ContentCoding[]
  /** Looked for once, when somebody asks. */
  copies(): Promise<readonly PublishedCopy[]>
}

async function answer(served: Served, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { root, htaccess } = served
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  if (request.method === 'HEAD' && request.url === '/') await tellCopies(served, response)
  const found = await findServed(served, request.url!)
  if (found.kind === 'malformed') response.writeHead(400).end()
  else if (found.kind === 'missing') {
    if (await answerByRule(served, request, response)) return
    if (served.isOwnerSite) response.setHeader(OWNER_SITE, '1')
    if (isLeftToDeployment(served, request.url!)) response.setHeader(MADE_AT_DEPLOYMENT, '.gitignore')
    else if (await htaccess.mayAnswer(request.url!)) response.setHeader(MADE_AT_DEPLOYMENT, '.htaccess')
    await answerMissing(served, request, response)
  } else if (found.kind === 'moved') response.writeHead(301, { location: found.location }).end()
  else {
    const isIndexFile = /\/index\.html?(?:$|[?#])/i.test(request.url!)
    if (served.movesIndexFiles && isIndexFile) response.setHeader(INDEX_FILE_MOVES, '1')
    if (request.method === 'HEAD') await tellGarbage(root, found.path, response)
    await transmit(served, found.path, request, response)
  }
}

/** @param path percent-encoded, of a file */
async function tellGarbage(root: string, path: string, response: ServerResponse): Promise<void> {
  if (!/\.html?$/i.test(path)) return
  const garbage = garbageIn(await firstBytes(join(root, percentDecoded(path)), SNIFFED_BYTES))
  if (garbage !== undefined) response.setHeader(GARBAGE_PAGE, garbage)
}

async function tellCopies({ base, copies }: Served, response: ServerResponse): Promise<void> {
  const found = (await copies()).map(({ of, ...copy }) => ({
    ...copy,
    path: base + copy.path,
    ...(of !== undefined && { of: base + of }),
  }))
  response.setHeader(PUBLISHED_COPIES, encodeURIComponent(JSON.stringify(found)))
}

/** The file behind a request. The root of the host leads to the site, as the servers of generators do. */
async function findServed(served: Served, target: string): Promise<Found> {
  const { base } = served
  if (base === '') return await findInFolder(served, target)
  const [path = ''] = target.split(/[?#]/, 1)
  if (path === '/' || path === base)
    return { kind: 'moved', location: `${base}/${target.slice(path.length)}` }
  if (!path.startsWith(`${base}/`)) return { kind: 'missing' }
  const found = await findInFolder(served, target.slice(base.length))
  return found.kind === 'moved' ? { ...found, location: base + found.location } : found
}

async function findInFolder({ root, isFolding, htaccess }: Served, target: string): Promise<Found> {
  const found = await htaccess.find(target)
  if (found.kind !== 'missing' || !isFolding) return found
  const spelled = await spelledAsFiles(root, target)
  return spelled === undefined || spelled === target ? found : await findFile(root, spelled)
}

function isLeftToDeployment({ base, ignored }: Served, target: string): boolean {
  const [path = ''] = target.split(/[?#]/, 1)
  return path.startsWith(`${base}/`) && ignored.has(percentDecoded(path.slice(base.length + 1)))
}

/** @returns whether a rule of the site's host says what is at an address without a file, and it is there */
async function answerByRule(
  served: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { root, base, rules } = served
  const [path = ''] = request.url!.split(/[?#]/, 1)
  const ruled = path.startsWith(base) ? rules.answerTo(path.slice(base.length)) : undefined
  if (!ruled) return false
  const { status, to } = ruled
  const isOwn = to.startsWith('/')
  if (status >= 300 && status < 400) {
    response.writeHead(status, { location: isOwn ? base + to : to }).end()
    return true
  }
  const found = await findFile(root, to)
  if (found.kind !== 'file') return false
  await transmit(served, found.path, request, response, status === 404 ? status : undefined)
  return true
}

async function transmit(
  { root, codings }: Pick<Served, 'root' | 'codings'>,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  status?: number,
): Promise<void> {
  const file = await send(request, path, { root, index: false, dotfiles: 'allow', cacheControl: false })
  const headers: Record<string, string | number> = { ...file.headers }
  const answered = status ?? file.statusCode
  // An answer that nothing has changed has no type of its own.
  const isText = isCompressible(file.headers['Content-Type'] ?? send.mime.getType(path))
  if (file.type === 'file') headers['Cache-Control'] = cacheControlOf(path)
  if (isText) headers['Vary'] = 'Accept-Encoding'
  const isWhole = answered === 200 || answered === 404
  // How many bytes a small page has is told to whoever asks for no more: it may do nothing but lead on.
  const isTold = request.method === 'HEAD' && Number(file.headers['Content-Length']) < SNIFFED_BYTES
  const mayEncode = isText && isWhole && !isTold
  const coding = mayEncode ? codingFor(request.headers['accept-encoding']?.toString(), codings) : undefined
  if (coding === undefined) {
    response.writeHead(answered, headers)
    await pipeline(file.stream, response)
    return
  }
  headers['Content-Encoding'] = coding
  delete headers['Content-Length']
  response.writeHead(answered, headers)
  if (request.method === 'HEAD') response.end()
  else await pipeline(file.stream, encoderOf(coding), response)
}

/** The site's own page for what is missing, whole and unconditionally: its status is never 206 or 304. */
async function answerMissing(
  served: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { root, htaccess } = served
  const own = await htaccess.notFoundPage()
  if (own !== undefined) response.setHeader('content-location', own.location)
  const page = own?.page ?? (await findFile(root, '/404.html'))
  if (page.kind === 'file') {
    for (const name of CONDITIONAL_HEADERS) delete request.headers[name]
    await transmit(served, page.path, request, response, 404)
    return
  }
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
  response.end(request.method === 'HEAD' ? undefined : NOT_FOUND_PAGE)
}

const CONDITIONAL_HEADERS = [
  'range',
  'if-range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
]

/** The reader went away, or the file vanished in between. */
function fail(response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(500).end()
}
