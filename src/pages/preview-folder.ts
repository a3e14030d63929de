import { attribute } from '../engine/formats/html/document.ts'
import { isGone } from '../engine/network/status.ts'
import { canonicalLinks } from '../engine/page/canonical-links.ts'
import type { HtmlPage } from '../engine/page/html-page.ts'
import type { LinkKind } from '../engine/page/links/link-attributes.ts'
import { linksOf } from '../engine/page/links/page-links.ts'
import { bareHost } from '../engine/syntax/preview.ts'
import type { Visit } from '../engine/visit/visit.ts'
import { barePath } from './bare-path.ts'

/** Most pages that are looked at. */
const MAX_PAGES = 5

/**
 * Whether pages may lie in a folder that production does not have: all of them begin with one that is not the folder
 * of production.
 */
export function mayBeBelowFolder(pages: readonly string[], productionUrl: string): boolean {
  const [first, ...others] = new Set(pages.map(page => firstFolder(new URL(page))))
  const home = firstFolder(new URL(productionUrl))
  return first !== undefined && others.length === 0 && first !== '' && first !== home
}

/** As `http://localhost:3000/docs`; empty for what lies at the root. */
function firstFolder({ origin, pathname }: URL): string {
  const folder = /^\/[^/]+(?=\/)/.exec(pathname)?.[0]
  return folder === undefined ? '' : origin + folder
}

/**
 * The folder of a preview that will be the root of production, as GitHub Pages has one for each repository and Next.js
 * by its `basePath`: `/x` where the page at `/x/macarons/` names `https://www.example.com/macarons/` as its canonical.
 * Empty where the root of the preview is that of production.
 *
 * A canonical may be wrong, as that of a translation which names the original. So the folder counts only if all pages
 * that name an address of production agree on it, if the root of the preview has none of those addresses, and if the
 * pages load no script or style of their host from beside the folder.
 */
export async function inferPreviewFolder(visits: readonly Visit[], productionUrl: string): Promise<string> {
  let folder: string | undefined
  for (const visit of visits.slice(0, MAX_PAGES)) {
    const page = await visit.htmlPage().catch(() => undefined)
    const named = page && namedAddress(page, productionUrl)
    if (!named) continue
    const found = folderBefore(new URL(page.url), named)
    if (found === '' || (folder !== undefined && found !== folder)) return ''
    folder = found
    if (!loadsFromFolderAlone(page, folder) || !(await isMissingAtRoot(visit, named))) return ''
  }
  return folder ?? ''
}

/** The address of production that a page names as its own, seen from where production begins. */
function namedAddress(page: HtmlPage, productionUrl: string): string | undefined {
  const home = new URL(productionUrl)
  const folder = home.pathname.replace(/\/$/, '')
  const named = [...canonicalLinks(page).flatMap(({ url }) => url ?? []), ...openGraphUrls(page)][0]
  if (!named || bareHost(named.host) !== bareHost(home.host)) return undefined
  return `${named.pathname}/`.startsWith(`${folder}/`)
    ? named.pathname.slice(folder.length) || '/'
    : undefined
}

function openGraphUrls({ document }: HtmlPage): URL[] {
  return document
    .elements('meta')
    .filter(meta => attribute(meta, 'property')?.trim().toLowerCase() === 'og:url')
    .flatMap(meta => document.addressOf(attribute(meta, 'content') ?? '') ?? [])
}

/** What stands before the path that production has for a page; empty where that is no end of the page's own. */
function folderBefore({ pathname }: URL, named: string): string {
  const own = barePath(pathname)
  const end = barePath(named)
  return own.endsWith(end) ? own.slice(0, own.length - end.length) : ''
}

const LOADED: ReadonlySet<LinkKind> = new Set(['script', 'stylesheet'])

function loadsFromFolderAlone({ document, url }: HtmlPage, folder: string): boolean {
  const { origin } = new URL(url)
  return linksOf(document).every(
    ({ kind, address }) =>
      !LOADED.has(kind) || address?.origin !== origin || address.pathname.startsWith(`${folder}/`),
  )
}

async function isMissingAtRoot(visit: Visit, path: string): Promise<boolean> {
  const { final } = await visit.fetch(`${new URL(visit.url).origin}${path}`)
  return final !== undefined && isGone(final.status)
}
