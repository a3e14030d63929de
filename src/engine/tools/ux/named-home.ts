import { parse } from 'tldts'
import { textOf } from '../../formats/html/document.ts'
import { isSuccess } from '../../network/status.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { openHtml } from '../../page/open-html.ts'
import { deploymentRoot } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'
import { withoutIndexFile } from './home-links.ts'
import { webLinks } from './own-links.ts'

/** Letters and digits of a domain from which on a title that holds them is not about something else by chance. */
const MIN_NAME = 6
/** Characters of a title that are looked at. */
const MAX_TITLE = 300

/**
 * Whether a page links to the start of another domain that the title of the site's own start page names, as
 * `acme-garden.example` beside "Acme Garden | Plants": the site, by its address elsewhere. It has that before it has
 * moved there, and after.
 */
export async function linksToNamedHome(visit: Visit, { document, url }: HtmlPage): Promise<boolean> {
  const here = domainOf(url)
  const names = webLinks(document).flatMap(({ url: target }) => {
    const domain = withoutIndexFile(target.pathname) === '/' ? domainOf(target.href) : undefined
    const name = domain === undefined || domain === here ? '' : lettersOf(nameOf(target.href))
    return name.length >= MIN_NAME ? name : []
  })
  if (names.length === 0) return false
  const { final } = await visit.fetchForSite(`${deploymentRoot(visit.preview, new URL(visit.url).origin)}/`)
  const home = final && isSuccess(final.status) ? openHtml(final, visit.preview) : undefined
  const [title] = home?.document.elements('title') ?? []
  if (!title) return false
  const told = lettersOf(textOf(title).slice(0, MAX_TITLE))
  return names.some(name => told.includes(name))
}

function domainOf(url: string): string | undefined {
  return parse(url, { allowPrivateDomains: true }).domain ?? undefined
}

/** A domain without its suffix. */
function nameOf(url: string): string {
  return parse(url, { allowPrivateDomains: true }).domainWithoutSuffix ?? ''
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
