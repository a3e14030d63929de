import { decodeHtml } from '../../formats/html/charset.ts'
import { attribute, HtmlDocument } from '../../formats/html/document.ts'
import { header } from '../../network/exchange.ts'
import { isSuccess } from '../../network/status.ts'
import { askedAt, deploymentRoot } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'

/** Links of the home page that are looked at, and folders behind them that are asked. */
const MAX_LINKS = 500
const MAX_FOLDERS = 3
/** Characters at the start of a file that tell what it is. */
const START = 20_000

/**
 * A sitemap that is in a folder of a site and lists the pages there, as a generator writes it that made that folder alone.
 * Crawlers do not look for it. Undefined where there is none in the folders that the home page links to first.
 */
export async function sitemapInFolder(visit: Visit, origin: string): Promise<string | undefined> {
  const root = deploymentRoot(visit.preview, origin)
  for (const folder of await linkedFolders(visit, root)) {
    const { final } = await visit.fetchForSite(`${folder}sitemap.xml`)
    if (final && isSuccess(final.status) && listsFolder(final.body.toString('utf8', 0, START), folder))
      return final.url
  }
  return undefined
}

/** Addresses of the first folders at the root that the home page links to. */
async function linkedFolders(visit: Visit, root: string): Promise<string[]> {
  const { final } = await visit.fetchForSite(`${root}/`)
  if (!final || !isSuccess(final.status)) return []
  const { text } = decodeHtml(final.body, header(final, 'content-type'))
  const document = new HtmlDocument(text, final.url)
  const folders = new Set<string>()
  for (const link of document.elements('a').slice(0, MAX_LINKS)) {
    const address = document.addressOf(attribute(link, 'href') ?? '')
    const here = address ? askedAt(visit.preview, address.href) : ''
    const [name] = here.startsWith(`${root}/`) ? (/^[^/?#]+\//.exec(here.slice(root.length + 1)) ?? []) : []
    if (name !== undefined) folders.add(`${root}/${name}`)
    if (folders.size === MAX_FOLDERS) break
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
