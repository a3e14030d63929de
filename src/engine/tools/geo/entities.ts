import type { JsonObject } from '../../../api/results.ts'
import { isItem, textsOf, type Value } from '../../page/structured-data/item.ts'
import type { StructuredData } from '../../page/structured-data/structured-data.ts'
import { attribute, foldSpace, type HtmlDocument, textOf } from '../../visit/document.ts'
import type { HtmlPage } from '../../visit/html-page.ts'
import { isOnProduction } from '../../visit/preview.ts'

const ORGANIZATION = /(?:Organization|Corporation|Business|Store|Restaurant|Hotel)$/

/** Who stands behind the page, as it states it. */
export function entityFacts(page: HtmlPage, data: StructuredData): JsonObject {
  const { document } = page
  const organizations = data.items.filter(({ types }) => types.some(type => ORGANIZATION.test(type)))
  return {
    authors: [...new Set([...schemaAuthors(data), ...statedAuthors(document)])].slice(0, 10),
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

function schemaAuthors(data: StructuredData): string[] {
  return data.items.flatMap(item => (item.properties.get('author') ?? []).flatMap(authorNames(data)))
}

function authorNames(data: StructuredData) {
  return (author: Value): string[] =>
    isItem(author) ? textsOf(data.whole(author), 'name') : [foldSpace(author.text)]
}

function statedAuthors(document: HtmlDocument): string[] {
  const metas = document
    .elements('meta')
    .filter(meta => attribute(meta, 'name')?.trim().toLowerCase() === 'author')
  const links = document
    .elements('a')
    .filter(link => /(?:^|\s)author(?:\s|$)/i.test(attribute(link, 'rel') ?? ''))
  return [...metas.map(meta => attribute(meta, 'content') ?? ''), ...links.map(textOf)]
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
