import { attribute, type HtmlDocument, textOf } from '../formats/html/document.ts'
import { isGone, isSuccess } from '../network/status.ts'
import type { JudgedPage } from '../page/judged-page.ts'
import { hereOf } from '../syntax/preview.ts'
import type { Visit } from './visit.ts'

/** What a search is asked for: a word of four letters, which pages of most languages could have. */
const TERM = 'test'

/**
 * What answers a search: `fault` says what is wrong with it, `unknown` why that cannot be told from here, and `elsewhere`
 * which other host answers it, which is no part of the site.
 */
export type SearchAnswer = { fault?: string; unknown?: string; elsewhere?: string }

/**
 * Whether a site answers searches, as a form or the structured data of a page has them asked for.
 *
 * @param target of the search, without its term
 * @param parameter of the query that holds the term
 */
export async function askSearch(
  visit: Visit,
  page: JudgedPage,
  target: URL,
  parameter: string,
): Promise<SearchAnswer> {
  const here = new URL(page.url)
  const located = target.host === here.host ? target : hereOf(page.preview, target)
  if (!located) return { elsewhere: target.host }
  const asked = new URL(located)
  asked.searchParams.set(parameter, TERM)
  asked.hash = ''
  const { final } = await visit.fetchForSite(asked.href)
  if (!final) return { unknown: `${asked.href} did not answer` }
  if (isGone(final.status)) return { fault: `${asked.pathname}${asked.search} answers ${final.status}` }
  if (!isSuccess(final.status)) return { unknown: `${asked.href} answers ${final.status}` }
  if (parameter !== SERVED_BY_WORDPRESS || mayBeServedByScripts(page)) return {}
  const plain = new URL(located)
  plain.searchParams.delete(parameter)
  plain.hash = ''
  const without = (await visit.fetchForSite(plain.href)).final
  const isSame = without !== undefined && without.body.length > 0 && final.body.equals(without.body)
  return isSame
    ? { fault: `${asked.pathname}${asked.search} answers with the same page as ${plain.pathname}` }
    : {}
}

/**
 * The parameter of WordPress, whose server finds the results. Others may be read by a script of the page that answers,
 * which is then the same for every search.
 */
const SERVED_BY_WORDPRESS = 's'
const FILE_OF_SEARCH =
  /search|fuse|lunr|pagefind|algolia|flexsearch|minisearch|typesense|meilisearch|stork|tipue|swiftype|cse\.js/i
/** A script of a WordPress theme opens the field of the search; what finds the results is the server, or a plugin. */
const OF_THEME = /\/wp-content\/themes\/|\/wp-includes\//
const READS_QUERY = /URLSearchParams|location\.(?:search|href)|pagefind|\blunr\b|\bFuse\b|algoliasearch/
const MAX_SCRIPT = 200_000

/** Whether scripts of the page may find results where the server does not. */
function mayBeServedByScripts({ document, unfilled }: JudgedPage): boolean {
  return unfilled !== undefined || scriptsOf(document).some(isSearch)
}

function scriptsOf(document: HtmlDocument): { src: string; text: string }[] {
  return document.elements('script').map(script => ({
    src: attribute(script, 'src') ?? '',
    text: textOf(script).slice(0, MAX_SCRIPT),
  }))
}

function isSearch({ src, text }: { src: string; text: string }): boolean {
  const file = src.slice(0, 2000)
  return (FILE_OF_SEARCH.test(file) && !OF_THEME.test(file)) || READS_QUERY.test(text)
}
