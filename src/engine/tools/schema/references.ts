import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { isReference } from '../../formats/structured-data/item.ts'
import type { StructuredData } from '../../formats/structured-data/structured-data.ts'
import { FaultList } from '../../judging/fault-list.ts'
import type { Judgement } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isSuccess } from '../../network/status.ts'
import { openHtml } from '../../page/open-html.ts'
import { scriptShellOf } from '../../page/script-shell.ts'
import { isSiteHome } from '../../page/site-home.ts'
import { deploymentRoot, hereOf } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'

/** How items refer to each other. */
export const references = defineTopic({
  checks: {
    'reference-unresolved': {
      severity: 'notice',
      title: 'An @id refers to an item that is not on the page',
      why: 'Search engines read each page on its own, so the author, publisher or product behind the @id is missing.',
      fix: 'Add the item with this @id to the page, or correct the reference.',
      help: 'https://www.w3.org/TR/json-ld11/#node-identifiers',
      example: '"author": {"@id": "#alice"}, where nothing has that @id',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    const judgements = { 'reference-unresolved': judgeReferences(read, await namesOfHome(visit, read)) }
    return { judgements: unlessUnfilled(read.page, judgements, UNSURE_UNFILLED) }
  },
})

/** References to an item of the home page that are looked at. */
const MAX_TO_HOME = 20

/**
 * Which items of the home page another page refers to, and the home page does not name anywhere: `…/#organization`, which
 * a generator writes into each page, and the home page has under another name or not at all.
 */
async function namesOfHome(visit: Visit, { page, lookup }: SchemaPage): Promise<ReadonlySet<string>> {
  if (isSiteHome(page)) return new Set()
  const named = lookup.data.positions
    .filter(({ item }) => isReference(item) && item.id !== undefined && isOnHome(item.id, page))
    .slice(0, MAX_TO_HOME)
    .map(({ item }) => item.id!)
  const missing = new Set(named.filter(id => !lookup.data.describes(id)))
  if (missing.size === 0) return missing
  const { origin } = new URL(page.url)
  const { final } = await visit.fetchForSite(`${deploymentRoot(page.preview, origin)}/`)
  const home = final && isSuccess(final.status) ? openHtml(final, page.preview)?.document : undefined
  // What scripts write is not known of a page that is not shown.
  if (!final || !home || scriptShellOf(home)) return new Set()
  const source = new TextDecoder().decode(final.body)
  return new Set([...missing].filter(id => !source.includes(id.slice(id.indexOf('#')))))
}

function isOnHome(id: string, { url, preview }: SchemaPage['page']): boolean {
  const address = id.length <= MAX_ID && /#./.test(id) ? URL.parse(id) : null
  const here = address && (hereOf(preview, address) ?? address)
  return (
    here !== null &&
    here.host === new URL(url).host &&
    here.search === '' &&
    isSiteHome({ url: here.href, preview })
  )
}

const MAX_ID = 500

/** References within the page have to lead somewhere; of what stands on other pages the home page alone is looked at. */
function judgeReferences(
  { page, lookup, canonical }: SchemaPage,
  missingOnHome: ReadonlySet<string>,
): Judgement {
  const { data } = lookup
  const ownUrls = [page.url, canonical?.href ?? page.url].map(url => url.replace(/#.*$/s, ''))
  const isDescribed = descriptionsOf(page.document, data)
  const faults = new FaultList()
  let looked = 0
  for (const { item, property } of data.positions) {
    if (!isReference(item)) continue
    const id = item.id ?? ''
    const [address, fragment] = splitFragment(id)
    const isLocal = id.startsWith('_:') || (fragment !== undefined && ownUrls.includes(address))
    const isOfHome = missingOnHome.has(id)
    if (!isLocal && !isOfHome) continue
    looked++
    if (isDescribed(id, isLocal ? fragment : undefined)) continue
    const where = isLocal ? 'on the page' : 'on this page or the home page'
    const message = `${property ?? '@id'} refers to ${id}, but no item ${where} has this @id`
    faults.add(() => data.occurrence(item.place, message))
  }
  return faults.judgeAmong(looked, 'no item refers to another item of this page')
}

/** Whether a page has what a reference leads to: an item, or an element. */
function descriptionsOf(document: HtmlDocument, data: StructuredData) {
  const ids = new Set(document.withAttribute('id').map(element => attribute(element, 'id')))
  return (id: string, fragment: string | undefined): boolean =>
    data.describes(id) || (fragment !== undefined && ids.has(fragment))
}

function splitFragment(id: string): [address: string, fragment: string | undefined] {
  const hash = id.indexOf('#')
  return hash < 0 ? [id, undefined] : [id.slice(0, hash), id.slice(hash + 1)]
}
