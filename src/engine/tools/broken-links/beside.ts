import { decodeHtml } from '../../formats/html/charset.ts'
import { HtmlDocument } from '../../formats/html/document.ts'
import { header, mediaType } from '../../network/exchange.ts'
import { isGone, isSuccess } from '../../network/status.ts'
import type { LinkKind } from '../../page/links/link-attributes.ts'
import { linksOf } from '../../page/links/page-links.ts'
import { bareHost, isFullAddress, productionAddressOf } from '../../syntax/preview.ts'
import { mayHaveRepositoriesBeside } from '../../visit/github-pages.ts'
import type { LinkAnswer } from '../../visit/link-check/link-answer.ts'
import type { Visit } from '../../visit/visit.ts'
import { isNamedInFull } from './named-in-full.ts'
import { copyHere, type Site } from './site.ts'
import type { Target } from './targets.ts'
import { verdictOn } from './verdict.ts'

/** Most folders of production of which a page is compared with the audited one, in a run. */
const MAX_COMPARED = 200
/** Milliseconds for such a page. */
const PAGE_TIMEOUT_MS = 10_000
/** Decoded bytes of such a page, of which the head is what counts. */
const MAX_PAGE_BYTES = 512 * 1024

/** What production says of a target that the preview lacks. */
export interface ProductionAnswer {
  answer: LinkAnswer
  /** Whether what answers there is of the same deployment, as it was until now. */
  isOfDeployment: boolean
  /** Whether it may be of another repository of the owner, which GitHub Pages serves beside the site. */
  isRepository?: boolean
}

/** What a production answer means for an address that the preview lacks: broken there as well, or not to be judged. */
export function isJudgedHere({ answer, isOfDeployment }: ProductionAnswer, namesResolve: boolean): boolean {
  const { state } = verdictOn(answer, { internal: true, formOnly: false, isPage: false, namesResolve })
  return state === 'broken' || (state === 'ok' && isOfDeployment)
}

/** Which folders of the audited host are known to be of the deployment, by what answered in them. */
export function foldersOf(site: Site, answered: Iterable<URL>): Set<string> {
  const folders = new Set([folderOf(site.page)])
  for (const url of answered) {
    const here = url.host === site.page.host ? url.href : copyHere(site, url)?.url
    if (here !== undefined) folders.add(folderOf(new URL(here)))
  }
  return folders
}

/**
 * What production answers where the preview has nothing; undefined where it is not to be asked, so that the preview
 * decides. The host of production may carry other applications and repositories beside the deployment, each in a folder
 * of its own. But what this very change deletes is on production as well, until the release. So production is asked only
 *
 * - for what the page names by an address of production: a relative one means the deployment itself, unless it is a link
 *   from the root of a site of GitHub Pages, where each other repository of the owner is a folder, or pages of it name
 *   what is there by its full address (see {@link isNamedInFull}),
 * - in a folder in which nothing of the preview answers, neither the folder itself, nor the audited page, nor any other
 *   target of it. What lies at the root is the deployment's, unless production leads from a name there to the folder.
 *
 * Where a page answers there that loads a script or style from the same place of the host as the audited page does,
 * then it is a page of the same site, which the change deletes. Anything else that answers is no part of it.
 *
 * @param folders see {@link foldersOf}
 */
export async function askBeside(
  visit: Visit,
  site: Site,
  target: Target,
  folders: ReadonlySet<string>,
): Promise<ProductionAnswer | undefined> {
  const { address, links, role } = target
  const there = ownLink(site, target)
  if (there && mayBeBeside(address, folders) && (await mayHaveRepositoriesBeside(visit))) {
    const isNamed = await isNamedInFull(visit, target)
    if (!isNamed && !links.every(({ href }) => FROM_ROOT.test(href))) return undefined
    const missing = { here: address, address: there, isPage: true }
    const asked = await askForMissing(visit, site, missing, folders)
    return asked && (saysSomething(asked) || isNamed || isOftenBeside(address, there.hostname))
      ? { ...asked, isRepository: true }
      : undefined
  }
  const copy = copyHere(site, address)
  if (!copy?.decides || !links.every(({ href }) => isFullAddress(href))) return undefined
  const missing = { here: new URL(copy.url), address, isPage: role !== 'resource' && role !== 'hint' }
  return await askForMissing(visit, site, missing, folders)
}

/** The address of production of a link that names no host, on a site that will be all of its host; undefined for all else. */
function ownLink({ preview }: Site, { address, links, role }: Target): URL | undefined {
  if (preview?.home !== '' || role !== 'link') return undefined
  return links.some(({ href }) => isFullAddress(href)) ? undefined : productionAddressOf(preview, address)
}

/** A folder for a language, which hardly is a repository of its own. */
const LANGUAGE = /^\/[a-z]{2}(?:-[a-z]{2,4})?\/$/i
/** What is often a repository of its own. A site with a domain of its own mostly has nothing else beside it. */
const OFTEN_BESIDE =
  /^\/(?:[\w-]{1,30}-)?(?:docs?|documentation|wiki|hand-?books?|books?|manuals?|guides?|tutorials?|api|apidocs?|reference|blog|demos?|examples?|apps?|playground|storybook|design-system|slides|talks|workshops?|courses?|tools?|charts?|packages?|registry|spec(?:ification)?s?|legacy|archive|v\d{1,2})\/$/i

/** Whether a folder may be another repository for all that production does not answer. */
function isOftenBeside(here: URL, host: string): boolean {
  const folder = ownFolderOf(here)
  return OFTEN_BESIDE.test(folder) || (host.endsWith('.github.io') && !LANGUAGE.test(folder))
}

function saysSomething({ answer }: ProductionAnswer): boolean {
  return !answer.failure && answer.status !== null && (isSuccess(answer.status) || isGone(answer.status))
}

/** A path from the root of the host. */
const FROM_ROOT = /^\s{0,20}\/[^/\\]/

/** What the preview lacks, and pages name by its address of production. */
export interface Missing {
  /** Its address on the preview. */
  here: URL
  /** On production. */
  address: URL
  isPage: boolean
}

/** The same for what is named by a full address in any way, as by a sitemap; see {@link askBeside}. */
export async function askForMissing(
  visit: Visit,
  site: Site,
  { here, address, isPage }: Missing,
  folders: ReadonlySet<string>,
): Promise<ProductionAnswer | undefined> {
  if (!mayBeBeside(here, folders)) return undefined
  const folder = ownFolderOf(here)
  const ofFolder = await visit.linkAnswer(new URL(folder, here).href)
  if (ofFolder.failure || ofFolder.status === null || !isGone(ofFolder.status)) return undefined
  const answer = await visit.linkAnswer(address.href, { onProduction: true })
  const works = !answer.failure && answer.status !== null && isSuccess(answer.status)
  // A page of the deployment itself may lie there without a slash; another repository is a folder, to which hosts lead.
  if (works && folderOf(here) === '/' && !isFolder(answer.finalUrl ?? address.href)) return undefined
  if (!works || !isPage) return { answer, isOfDeployment: false }
  const { document } = await visit.judgedPage()
  const isOwn = (url: URL) => url.host === site.page.host || site.futureHosts.has(bareHost(url.host))
  const own = loadedFrom(document, isOwn)
  const theirs = await loadedByPageOf(visit, folder, address)
  return { answer, isOfDeployment: theirs.some(place => place !== folder && own.has(place)) }
}

/** Whether the folder of an address on the preview is none of those that are known to be of the deployment. */
export function mayBeBeside(here: URL, folders: ReadonlySet<string>): boolean {
  const folder = ownFolderOf(here)
  return folder !== '/' && !folders.has(folder)
}

/** The first folder of a path; of a name at the root without an extension, as `/docs`, the folder that it may stand for. */
function ownFolderOf(url: URL): string {
  const [name] = /^\/[^/.]+$/.exec(url.pathname) ?? []
  return name === undefined ? folderOf(url) : `${name}/`
}

function isFolder(address: string): boolean {
  return new URL(address).pathname.endsWith('/')
}

/** The first folder of a path, as `/docs/`; `/` for what lies at the root. */
function folderOf({ pathname }: URL): string {
  return /^\/[^/]+\//.exec(pathname)?.[0] ?? '/'
}

const LOADED: ReadonlySet<LinkKind> = new Set(['script', 'stylesheet'])

/** The folders of its site from which a page loads scripts and styles, and such files that lie at the root. */
function loadedFrom(document: HtmlDocument, isOwn: (url: URL) => boolean): Set<string> {
  const places = new Set<string>()
  for (const { kind, address } of linksOf(document)) {
    if (!address || !LOADED.has(kind) || !isOwn(address)) continue
    const folder = folderOf(address)
    places.add(folder === '/' ? address.pathname : folder)
  }
  return places
}

/** The same of the first page that is asked for in a folder of production, once a run. */
async function loadedByPageOf(visit: Visit, folder: string, url: URL): Promise<readonly string[]> {
  const known = await visit.onceForSite(
    `pages beside the deployment on ${url.origin}`,
    async () => new Map<string, Promise<readonly string[]>>(),
  )
  const found = known.get(folder)
  if (found) return await found
  if (known.size >= MAX_COMPARED) return []
  const loading = loadedByPage(visit, url)
  known.set(folder, loading)
  loading.catch(() => known.delete(folder))
  return await loading
}

async function loadedByPage(visit: Visit, url: URL): Promise<readonly string[]> {
  const chunks: Buffer[] = []
  const { final } = await visit.stream(
    url.href,
    async (body, response) => {
      if (!/html/.test(mediaType(response))) return
      for await (const chunk of body) chunks.push(chunk)
    },
    { timeoutMs: PAGE_TIMEOUT_MS, maxBytes: MAX_PAGE_BYTES },
  )
  if (!final || chunks.length === 0) return []
  const { text } = decodeHtml(Buffer.concat(chunks), header(final, 'content-type'))
  const { host } = new URL(final.url)
  return [...loadedFrom(new HtmlDocument(text, final.url), own => bareHost(own.host) === bareHost(host))]
}
