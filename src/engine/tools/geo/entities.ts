import type { JsonObject } from '../../../api/results.ts'
import { attribute, foldSpace, type HtmlDocument } from '../../formats/html/document.ts'
import { type Item, isItem, textsOf } from '../../formats/structured-data/item.ts'
import { type StructuredData, structuredDataOf } from '../../formats/structured-data/structured-data.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isOnProduction } from '../../syntax/preview.ts'
import { shownPage } from '../../visit/shown-page.ts'

const ORGANIZATION = /(?:Organization|Corporation|Business|Store|Restaurant|Hotel)$/

/** Who stands behind the page, as it states it. */
export const entities = defineTopic({
  checks: {},
  async judge(visit) {
    const page = await shownPage(visit)
    return { judgements: {}, facts: entityFacts(page, structuredDataOf(page.document)) }
  },
})

function entityFacts(page: HtmlPage, data: StructuredData): JsonObject {
  const { document } = page
  const organizations = data.items.filter(({ types }) => types.some(type => ORGANIZATION.test(type)))
  return {
    authors: [...firstDistinct(namesOfAuthors(document, data), 10)],
    organizations: [...new Set(organizations.flatMap(item => textsOf(item, 'name')))].slice(0, 10),
    sameAs: new Set(organizations.flatMap(item => textsOf(item, 'sameAs'))).size,
    aboutLink: linkTo(page, /\/(?:about|about-us|company|ueber-uns|uber-uns|a-propos|acerca|chi-siamo)\b/i),
    contactLink: linkTo(page, /\/(?:contact|contact-us|kontakt|contacto|contatti|impressum)\b/i),
    feeds: document
      .elements('link')
      .filter(link =>
        /^application\/(?:rss|atom)\+xml|^application\/feed\+json/.test(attribute(link, 'type') ?? ''),
      ).length,
  }
}

/** Names that are looked at; one author can be that of all items, and have many names. */
const MAX_AUTHOR_NAMES = 10_000

function firstDistinct(names: Iterable<string>, most: number): ReadonlySet<string> {
  const found = new Set<string>()
  let looked = 0
  for (const name of names) {
    found.add(name)
    if (found.size >= most || ++looked >= MAX_AUTHOR_NAMES) break
  }
  return found
}

function* namesOfAuthors(document: HtmlDocument, data: StructuredData): Generator<string> {
  for (const item of data.items) {
    for (const author of item.properties.get('author') ?? []) {
      if (!isItem(author)) yield foldSpace(author.text)
      else yield* firstNames(data.whole(author))
    }
  }
  yield* statedAuthors(document)
}

/** Characters of a name. */
const MAX_NAME = 200
/** Names of one author. */
const MAX_NAMES = 100

function firstNames(author: Item): string[] {
  const names = (author.properties.get('name') ?? []).slice(0, MAX_NAMES)
  return textsOf({ ...author, properties: new Map([['name', names]]) }, 'name')
}

function statedAuthors(document: HtmlDocument): string[] {
  const metas = document
    .elements('meta')
    .filter(meta => attribute(meta, 'name')?.trim().toLowerCase() === 'author')
  const links = document
    .elements('a')
    .filter(link => /(?:^|\s)author(?:\s|$)/i.test(attribute(link, 'rel') ?? ''))
  return [
    ...metas.map(meta => attribute(meta, 'content') ?? ''),
    ...links.map(link => startOfSeenText(link, MAX_NAME)),
  ]
    .map(foldSpace)
    .filter(name => name !== '')
}

/** The first link to a page of the site with such a path; null where there is none. */
function linkTo({ document, preview }: HtmlPage, path: RegExp): string | null {
  const own = new URL(document.url).host
  for (const link of document.elements('a')) {
    const href = attribute(link, 'href')
    const url = href === undefined ? null : URL.parse(href.trim(), document.baseUrl)
    if (!url || !path.test(url.pathname)) continue
    if (url.host === own || isOnProduction(preview, url)) return url.href
  }
  return null
}
