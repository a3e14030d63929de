import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import { isGone, isSuccess } from '../../network/status.ts'
import { linksOf } from '../../page/links/page-links.ts'
import { openHtml } from '../../page/open-html.ts'
import { firstNodes } from '../../page/text/text-start.ts'
import { deploymentRoot, hereOf, isFullAddress, isOnProduction } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'
import type { Target } from './targets.ts'

/** Pages of the menu that are read, and folders of which it is asked whether the deployment has them. */
const MAX_PAGES = 15
const MAX_FOLDERS = 10
/** Links of a page to its own site for each one that names production, from which on that is no habit of the site. */
const MIN_RELATIVE = 4

/**
 * Whether a link to a folder at the root, or to a name there, may mean another project on the host of production: pages of the
 * site name something in it by its full address, while they name their own pages by relative ones, and the deployment has
 * nothing of it. The same holds for a name that stands with such a link in a list.
 */
export async function isNamedInFull(visit: Visit, { address, links }: Target): Promise<boolean> {
  const { document } = await visit.judgedPage()
  const folders = new Set([
    ...(await foldersOfSite(visit)),
    ...(await missing(visit, foldersIn(document, visit))),
  ])
  if (folders.size === 0) return false
  if (folders.has(folderOf(address))) return true
  if (!/^\/[^/.]+\/?$/.test(address.pathname)) return false
  return links.some(({ element }) =>
    hrefsInList(element).some(href => {
      const sister = document.addressOf(href)
      return sister?.host === address.host && folders.has(folderOf(sister))
    }),
  )
}

/** Such folders by the start page and the pages that it links to. */
async function foldersOfSite(visit: Visit): Promise<readonly string[]> {
  const root = deploymentRoot(visit.preview, new URL(visit.url).origin)
  return await visit.onceForSite(`folders that pages name in full ${root}`, async () => {
    const home = await documentAt(visit, `${root}/`)
    if (!home) return []
    const pages = new Set(relativeLinks(home).map(({ origin, pathname }) => origin + pathname))
    const found = new Set(foldersIn(home, visit))
    for (const page of [...pages].slice(0, MAX_PAGES)) {
      const document = await documentAt(visit, page)
      for (const folder of document ? foldersIn(document, visit) : []) found.add(folder)
    }
    return await missing(visit, [...found])
  })
}

async function documentAt(visit: Visit, url: string): Promise<HtmlDocument | undefined> {
  const { final } = await visit.fetchForSite(url)
  return final && isSuccess(final.status) ? openHtml(final, visit.preview)?.document : undefined
}

async function missing(visit: Visit, folders: readonly string[]): Promise<string[]> {
  const { origin } = new URL(visit.url)
  const gone: string[] = []
  for (const folder of folders.slice(0, MAX_FOLDERS)) {
    const { failure, status } = await visit.linkAnswer(`${origin}${folder}`)
    if (!failure && status !== null && isGone(status)) gone.push(folder)
  }
  return gone
}

/** The folders at the root, on the preview, in which a page names something by its address of production. */
function foldersIn(document: HtmlDocument, { preview }: Visit): string[] {
  const full = navigation(document).filter(
    ({ href, address }) => isFullAddress(href) && isOnProduction(preview, address),
  )
  if (full.length === 0 || relativeLinks(document).length < full.length * MIN_RELATIVE) return []
  const paths = full.flatMap(({ address }) => hereOf(preview, address)?.pathname ?? [])
  return [...new Set(paths.flatMap(path => /^\/[^/.]+\/(?=[^/])/.exec(path) ?? []))]
}

function relativeLinks(document: HtmlDocument): URL[] {
  const { host } = new URL(document.url)
  return navigation(document).flatMap(({ href, address }) =>
    !isFullAddress(href) && address.host === host ? [address] : [],
  )
}

function navigation(document: HtmlDocument): { href: string; address: URL }[] {
  return linksOf(document).flatMap(({ kind, href, address }) =>
    kind === 'navigation' && address ? [{ href, address }] : [],
  )
}

/** The folder at the root, as `/docs/`, also of the name that it is linked by: `/docs`. */
function folderOf({ pathname }: URL): string {
  return /^\/[^/.]+$/.test(pathname) ? `${pathname}/` : (/^\/[^/]+\//.exec(pathname)?.[0] ?? '/')
}

const LISTS = new Set(['ul', 'ol', 'nav'])
const MAX_STEPS_TO_LIST = 5
const MAX_NODES = 300

function hrefsInList(link: Element): string[] {
  let at = parentOf(link)
  for (let step = 0; at && !LISTS.has(at.tagName) && step < MAX_STEPS_TO_LIST; step++) at = parentOf(at)
  if (!at || !LISTS.has(at.tagName)) return []
  return [...firstNodes(at, MAX_NODES)].flatMap(node =>
    'tagName' in node && node.tagName === 'a' ? (attribute(node, 'href') ?? []) : [],
  )
}
