import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { pathOf } from '../../judging/same-on-pages.ts'
import { defineRunTopic, type RunPage } from '../../judging/tool-definition.ts'
import { folderOfIndexFile } from './index-file-links.ts'

/** Whether links go to the addresses that the canonicals of the pages behind them name. */
export const indexFilesOverPages = defineRunTopic({
  checks: {
    'index-file-not-canonical': {
      severity: 'notice',
      title: 'Links name index.html, but the canonical of the page behind them does not',
      why: 'The page is found at two URLs. Links and statistics are divided, and search engines crawl both.',
      fix: 'Link to the folder, as the canonical of that page does: / in place of /index.html.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      example:
        '<a href="../index.html">Home</a>, where the canonical of the home page is https://www.example.com/',
    },
  },
  judge(pages) {
    const canonicals = new Set(pages.flatMap(page => canonicalOf(page) ?? []))
    return { 'index-file-not-canonical': pages.map(page => judge(page, canonicals)) }
  },
})

/** The address that a page has for its own by its canonical. */
function canonicalOf({ facts }: RunPage): string | undefined {
  const serp = facts('serp')
  const named = serp?.['canonicalPage']
  const isOwn = serp?.['canonicalIs'] === 'self' || serp?.['canonicalIs'] === 'variant'
  return isOwn && typeof named === 'string' ? named : undefined
}

function judge(page: RunPage, canonicals: ReadonlySet<string>): Judgement {
  const listed = page.facts('broken-links')?.['indexFiles']
  const files = Array.isArray(listed) ? listed.filter(file => typeof file === 'string') : []
  const judged = files.flatMap(file => {
    const folder = folderOfIndexFile(file)
    const isFolder = folder !== undefined && canonicals.has(folder)
    return isFolder || canonicals.has(file) ? { file, folder: isFolder ? folder : undefined } : []
  })
  if (judged.length === 0) return notApplicable('the page links to no index file whose canonical is known')
  return failWhere(
    judged.flatMap(({ file, folder }) =>
      folder === undefined || canonicals.has(file)
        ? []
        : {
            url: file,
            message: `${pathOf(page.url)} links to ${pathOf(file)}, whose canonical is ${pathOf(folder)}`,
          },
    ),
  )
}
