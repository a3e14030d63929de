import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { pathOf } from '../../judging/same-on-pages.ts'
import { defineRunTopic, type RunPage } from '../../judging/tool-definition.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import { folderOfIndexFile } from './index-file-links.ts'
import { ownCanonical } from './own-canonical.ts'

/** Whether links go to the addresses that the canonicals of the pages behind them name. */
export const indexFilesOverPages = defineRunTopic({
  checks: {
    'index-file-not-canonical': {
      severity: 'notice',
      // What only the page with the link tells is a place of this finding as well, so its words hold for both.
      title: 'Links name index.html, so that a page has two URLs',
      why: 'Search engines crawl both URLs, and statistics count them apart. A canonical lets search engines join the two; without one, links are divided as well.',
      fix: 'Link to the folder: to / instead of /index.html. Where the page there has no canonical, give it one that names the folder.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      example:
        '<a href="../index.html">Home</a>, where the canonical of the home page is https://www.example.com/',
    },
  },
  judge(pages) {
    const canonicals = new Set(pages.flatMap(page => ownCanonical(page) ?? []))
    const homes = new Set(
      pages.filter(isHomeWithoutCanonical).map(({ url }) => folderOfIndexFile(url) ?? url),
    )
    const isHabit = namesFolders(pages, canonicals)
    const isTold = pages.some(page => faultsOf(page, { canonicals, homes }).length > 0)
    return {
      'index-file-not-canonical': pages.map(page => judge(page, { canonicals, homes, isHabit, isTold })),
    }
  },
})

/** Addresses by which the pages of a run know themselves. */
type Canonicals = ReadonlySet<string>

/** What the pages of a run say of their addresses. */
interface Known {
  canonicals: Canonicals
  /** Those of home pages without a canonical: whoever types the name of the host is there. */
  homes: ReadonlySet<string>
  isHabit: boolean
  /** Whether one of the pages is at fault. */
  isTold: boolean
}

type Named = Pick<Known, 'canonicals' | 'homes'>

function isHomeWithoutCanonical({ url, facts }: RunPage): boolean {
  return isHomePage(url) && facts('serp')?.['canonicalIs'] === 'absent'
}

/** Whether canonicals of the site name folders wherever links name the index files in them. */
function namesFolders(pages: readonly RunPage[], canonicals: Canonicals): boolean {
  const files = pages.flatMap(indexFilesOf)
  return files.some(file => isFolderOf(file, canonicals)) && !files.some(file => canonicals.has(file))
}

function isFolderOf(file: string, canonicals: Canonicals): boolean {
  const folder = folderOfIndexFile(file)
  return folder !== undefined && canonicals.has(folder)
}

function folderPath(file: string): string {
  return pathOf(folderOfIndexFile(file)!)
}

function indexFilesOf({ facts }: RunPage): string[] {
  const listed = facts('broken-links')?.['indexFiles']
  return Array.isArray(listed) ? listed.filter(file => typeof file === 'string') : []
}

/** Index files that a page links to, of which it is known how the page behind them is called. */
function knownFiles(page: RunPage, { canonicals, homes }: Named): string[] {
  return indexFilesOf(page).filter(
    file => isFolderOf(file, canonicals) || isFolderOf(file, homes) || canonicals.has(file),
  )
}

function faultsOf(page: RunPage, named: Named): string[] {
  return knownFiles(page, named).filter(file => !named.canonicals.has(file))
}

function judge(page: RunPage, known: Known): Judgement {
  const messageOf = (file: string, what: string) => ({
    url: file,
    message: `${pathOf(page.url)} links to ${pathOf(file)}${what}`,
  })
  if (knownFiles(page, known).length > 0) {
    return failWhere(
      faultsOf(page, known).map(file =>
        messageOf(
          file,
          isFolderOf(file, known.homes)
            ? `. The home page is also at ${folderPath(file)}, and has no canonical.`
            : `, whose canonical is ${folderPath(file)}`,
        ),
      ),
    )
  }
  const files = indexFilesOf(page)
  if (files.length === 0 || !page.failed('broken-links/index-file-link')) return OF_NO_FILE
  // The page behind the link was not audited, or has no canonical either: one fault of the site all the same.
  if (known.isHabit)
    return failWhere(files.map(file => messageOf(file, '; canonicals of the site name folders')))
  return known.isTold
    ? failWhere(files.map(file => messageOf(file, `, which is also at ${folderPath(file)}`)))
    : OF_NO_FILE
}

const OF_NO_FILE = notApplicable('the page links to no index file whose canonical is known')
