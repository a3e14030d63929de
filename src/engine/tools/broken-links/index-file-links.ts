import { attribute } from '../../formats/html/document.ts'
import { failEach, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { canonicalLinks } from '../../page/canonical-links.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import type { PageLink } from '../../page/links/page-links.ts'
import { isHiddenByStyle } from '../../page/text/regions.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import { linkOutsideFolder } from './outside-folder.ts'
import { hasDoubleSlash } from './own-link-forms.ts'
import { checkedPage } from './page-targets.ts'
import { shown } from './shown.ts'
import { copyHere, isInternal, type Site } from './site.ts'
import type { CheckedTarget } from './verify.ts'

/** Whether links go to the addresses that canonicals name. */
export const indexFileLinks = defineTopic({
  checks: {
    'index-file-link': {
      severity: 'notice',
      title: 'Links name index.html, so that a page has two URLs',
      why: 'Each page has a URL with the file and one without it. Links, shares and statistics are divided, and search engines crawl both.',
      fix: 'Link to the folder: /sizes/ instead of /sizes/index.html, / instead of /index.html. Name it in the canonical as well.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      example: '<a href="/sizes/index.html">Sizes</a>, on a page whose canonical is https://www.example.com/',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, site, targets } = await checkedPage(visit)
    const judgement = judgeLinks(page, site, targets)
    const indexFiles = addressesOf(site, targets, isIndexFile)
    const htmlFiles = addressesOf(site, targets, isHtmlFile)
    const facts = {
      ...(indexFiles.length > 0 && { indexFiles }),
      ...(htmlFiles.length > 0 && { htmlFiles }),
    }
    return {
      judgements: unlessUnfilled(page, { 'index-file-link': judgement }, ['not-applicable']),
      ...(Object.keys(facts).length > 0 && { facts }),
    }
  },
})

const INDEX_FILE = /\/(?:index|default)\.(?:html?|php|aspx?)$/i
const HTML_FILE = /\.html?$/i
/** Most files of a kind in the facts. */
const MAX_FACTS = 50

/** The folder whose index file an address names; undefined where it names none. */
export function folderOfIndexFile(address: string): string | undefined {
  return INDEX_FILE.test(address) ? address.replace(INDEX_FILE, '/') : undefined
}

/** Files of a kind that links name and that do not redirect, by their addresses on the audited site, for the checks of a run. */
function addressesOf(
  site: Site,
  targets: readonly CheckedTarget[],
  isOfKind: (target: CheckedTarget) => boolean,
): string[] {
  const files = targets
    .filter(target => isLinkWithin(site, target) && isOfKind(target))
    .map(({ address, url }) => copyHere(site, address)?.url ?? url)
  return [...new Set(files)].slice(0, MAX_FACTS)
}

function isHtmlFile({ address, answer, links }: CheckedTarget): boolean {
  const { pathname, search } = address
  if (!HTML_FILE.test(pathname) || INDEX_FILE.test(pathname) || search !== '') return false
  return answer?.movedTo === undefined && !links.every(isNeverShown)
}

function isLinkWithin(site: Site, { address, role, state, links }: CheckedTarget): boolean {
  const isWorking = role === 'link' && state === 'ok' && isInternal(site, address)
  return isWorking && links.some(link => link.kind === 'navigation' && staysIn(site, link))
}

/** Whether a link leads to the site on production as well; that it leads out of it is told by another check. */
function staysIn({ preview }: Site, link: PageLink): boolean {
  return linkOutsideFolder(preview, link) === undefined
}

/** What redirects to the folder is reported as a redirect. */
function isIndexFile({ address, answer, links }: CheckedTarget): boolean {
  if (!INDEX_FILE.test(address.pathname) || answer?.movedTo !== undefined) return false
  // Hosts with clean URLs lead from the file to the folder.
  if (answer?.indexFileMoves) return false
  // What a script once read is told of as an address with two slashes, and nobody goes there.
  return !hasDoubleSlash(address) || !links.every(isNeverShown)
}

/** Links to places of a page name them alone, by whichever address it was opened. */
function namesPage({ kind, href }: PageLink): boolean {
  return kind === 'navigation' && !/^\s*(?:#|$)/.test(href)
}

function isNeverShown({ document, element }: PageLink): boolean {
  return isHiddenByStyle(document, element)
}

/** Whether a canonical names the page itself, by its folder or its file, here or on production. */
function isOfThisPage(canonical: URL, page: JudgedPage, site: Site): boolean {
  const here = copyHere(site, canonical)?.url ?? canonical.href
  return withoutIndexFile(here) === withoutIndexFile(page.url)
}

/** A canonical that programs which save a site make of the one it had: the file beside the page, which names no address. */
const IN_FOLDER = /^(?:\.\/)?[^/:?#]+$/

/** What the page calls itself for social networks, where that is a folder. */
function ownCardAddress(page: JudgedPage, site: Site): URL | undefined {
  const meta = page.document
    .elements('meta')
    .find(element => attribute(element, 'property')?.trim().toLowerCase() === 'og:url')
  const url = URL.parse((meta && attribute(meta, 'content')?.trim()) ?? '')
  if (!url || !/^https?:$/.test(url.protocol) || !url.pathname.endsWith('/')) return undefined
  return isOfThisPage(url, page, site) ? url : undefined
}

function withoutIndexFile(address: string): string {
  return new URL(address).pathname.replace(INDEX_FILE, '/')
}

function judgeLinks(page: JudgedPage, site: Site, targets: readonly CheckedTarget[]): Judgement {
  const declared = canonicalLinks(page).find(({ url }) => url)
  // One that names another page says nothing of how this one is called.
  const own = declared?.url && isOfThisPage(declared.url, page, site) ? declared.url : undefined
  const isFolder = own?.pathname.endsWith('/') === true
  if (own && !isFolder && !IN_FOLDER.test(declared!.href))
    return notApplicable('the canonical of the page is no folder')
  const named = isFolder ? own : ownCardAddress(page, site)
  const linked = targets.filter(target => isLinkWithin(site, target))
  const files = new Set(linked.filter(isIndexFile))
  const folders = new Set(
    linked.filter(one => !files.has(one) && one.links.some(namesPage)).map(({ address }) => address.pathname),
  )
  // Whoever types the name of a host is there; a canonical that is the file takes them to it.
  if (isHomePage(page.url) && !(own && INDEX_FILE.test(own.pathname))) folders.add('/')
  return failEach(
    linked,
    target => {
      const { address, url, links } = target
      if (!files.has(target)) return undefined
      const folder = address.pathname.replace(INDEX_FILE, '/')
      // Without a canonical, nothing says which one counts: that is at fault where the page itself uses both.
      if (!named && !folders.has(folder)) return undefined
      const { document, element } = links.find(link => staysIn(site, link))!
      const message = named
        ? `Links to ${shown(url)}: link to ${folder.replace(/\/{2,}/g, '/')}, as the ${isFolder ? 'canonical' : 'og:url'} of this page names a folder (${shown(named.href)}).`
        : `${shown(url)} is also reachable as ${folder}.`
      return document.occurrence(element, message, url)
    },
    'the page has no links within the site that were found to work',
  )
}
