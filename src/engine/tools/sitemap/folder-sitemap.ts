import { attribute } from '../../formats/html/document.ts'
import { isSuccess } from '../../network/status.ts'
import { isLanguageName } from '../../syntax/language-tag.ts'
import { askedAt, deploymentRoot } from '../../syntax/preview.ts'
import { homeDocument } from '../../visit/home-document.ts'
import type { Visit } from '../../visit/visit.ts'

/** Links of the home page that are looked at, and folders behind them that are asked. */
const MAX_LINKS = 500
const MAX_FOLDERS = 3
/** Folders of languages that are asked. */
const MAX_LANGUAGES = 6
/** Characters at the start of a file that tell what it is. */
const START = 20_000

/**
 * A sitemap that is in a folder of a site and lists the pages there, as a generator writes it that made that folder alone.
 * Crawlers do not look for it. Undefined where there is none in the folders that the home page links to first.
 */
export async function sitemapInFolder(visit: Visit, origin: string): Promise<string | undefined> {
  const root = deploymentRoot(visit.preview, origin)
  for (const folder of await linkedFolders(visit, root, { elements: ['a'], most: MAX_FOLDERS })) {
    const found = await sitemapOf(visit, folder)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Sitemaps in the folders of languages that the home page names, as Docusaurus writes one for each language. Crawlers do
 * not look for them.
 *
 * @param isKnown whether the sitemaps that crawlers find list a page, or are at that address
 */
export async function sitemapsOfLanguages(
  visit: Visit,
  origin: string,
  isKnown: (url: string) => boolean,
): Promise<string[]> {
  const root = deploymentRoot(visit.preview, origin)
  const folders = await linkedFolders(visit, root, {
    elements: ['a', 'link'],
    most: MAX_LANGUAGES,
    takes: isLanguageName,
  })
  const found = await Promise.all(
    folders.map(async folder => (isKnown(folder) ? undefined : await sitemapOf(visit, folder))),
  )
  return found.flatMap(url => (url === undefined || isKnown(url) ? [] : url))
}

async function sitemapOf(visit: Visit, folder: string): Promise<string | undefined> {
  const { final } = await visit.fetchForSite(`${folder}sitemap.xml`)
  if (!final || !isSuccess(final.status)) return undefined
  return listsFolder(final.body.toString('utf8', 0, START), folder) ? final.url : undefined
}

interface FolderChoice {
  elements: readonly ('a' | 'link')[]
  most: number
  /** By its name. */
  takes?: (name: string) => boolean
}

/** Addresses of the first folders at the root that the home page links to. */
async function linkedFolders(
  visit: Visit,
  root: string,
  { elements, most, takes }: FolderChoice,
): Promise<string[]> {
  const document = await homeDocument(visit, root)
  if (!document) return []
  const folders = new Set<string>()
  for (const link of document.elements(...elements).slice(0, MAX_LINKS)) {
    const address = document.addressOf(attribute(link, 'href') ?? '')
    const here = address ? askedAt(visit.preview, address.href) : ''
    const [name] = here.startsWith(`${root}/`) ? (/^[^/?#]+\//.exec(here.slice(root.length + 1)) ?? []) : []
    if (name !== undefined && (takes === undefined || takes(name.slice(0, -1))))
      folders.add(`${root}/${name}`)
    if (folders.size === most) break
  }
  return [...folders]
}

function listsFolder(xml: string, folder: string): boolean {
  if (!/<(?:urlset|sitemapindex)[\s>]/.test(xml)) return false
  const { pathname } = new URL(folder)
  return xml
    .matchAll(/<loc>\s{0,100}([^<>\s]{1,2048})/g)
    .some(([, loc]) => URL.parse(loc!)?.pathname.startsWith(pathname) === true)
}
