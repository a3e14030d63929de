import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { pathOf } from '../../judging/same-on-pages.ts'
import { defineRunTopic, type RunPage } from '../../judging/tool-definition.ts'
import { ownCanonical } from './own-canonical.ts'

/** Whether links name pages with the ending `.html` that the canonicals of these pages leave out. */
export const htmlFilesOverPages = defineRunTopic({
  checks: {
    'html-file-not-canonical': {
      severity: 'notice',
      title: 'Links name pages with .html, and their canonicals without',
      why: 'Each of these pages is found at two URLs, and the links of the site lead to the one that search results should not show. A host that leads from one to the other redirects every click.',
      fix: 'Link to the URL that the canonical names: /sizes instead of /sizes.html. If the host answers only the one with .html, name that in the canonical and in the sitemap instead.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      example: '<a href="sizes.html">Sizes</a>, where that page names https://www.example.com/sizes',
    },
  },
  judge(pages) {
    const canonicals = canonicalsOfFiles(pages)
    return { 'html-file-not-canonical': pages.map(page => judge(page, canonicals)) }
  },
})

/** Files that a message names. */
const MAX_NAMED = 3
const EXTENSION = /\.html?$/i

/** By the address of its file the canonical of each page. */
function canonicalsOfFiles(pages: readonly RunPage[]): ReadonlyMap<string, string> {
  const canonicals = new Map<string, string>()
  for (const page of pages) {
    const canonical = ownCanonical(page)
    const address = URL.parse(page.url)
    if (canonical === undefined || !address || address.search !== '' || address.pathname.endsWith('/'))
      continue
    const file = EXTENSION.test(address.pathname) ? address.href : `${address.href}.html`
    canonicals.set(file, canonical)
  }
  return canonicals
}

function judge(page: RunPage, canonicals: ReadonlyMap<string, string>): Judgement {
  const listed = page.facts('broken-links')?.['htmlFiles']
  const files = (Array.isArray(listed) ? listed : []).filter(file => typeof file === 'string')
  const judged = files.filter(file => canonicals.has(file))
  if (judged.length === 0) return notApplicable('the page links to no .html file whose canonical is known')
  const faults = judged.filter(file => !EXTENSION.test(canonicals.get(file)!))
  const [first] = faults
  if (first === undefined) return failWhere([])
  const named = faults
    .slice(0, MAX_NAMED)
    .map(file => `${pathOf(file)}, whose canonical is ${pathOf(canonicals.get(file)!)}`)
  const more = faults.length > MAX_NAMED ? `; and to ${faults.length - MAX_NAMED} more` : ''
  return failWhere([{ url: first, message: `${pathOf(page.url)} links to ${named.join('; to ')}${more}` }])
}
