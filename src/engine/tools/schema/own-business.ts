import type { Item } from '../../formats/structured-data/item.ts'
import { bareHost } from '../../syntax/preview.ts'
import type { SchemaPage } from './schema-page.ts'

/** What data and page, or the data of several pages, are compared by. */
const STATED = ['telephone', 'address', 'openingHours', 'openingHoursSpecification'] as const

/** The only business of the page's JSON-LD, where the site is its own: a directory shows its contacts and those of others. */
export function ownBusiness({ lookup, scopes, page, canonical, isHome }: SchemaPage): Item | undefined {
  const items = new Set(
    [...scopes].flatMap(([item, scope]) =>
      scope === 'page' && item.syntax === 'json-ld' && lookup.isA(item, 'Organization')
        ? [lookup.data.whole(item)]
        : [],
    ),
  )
  const [item, ...others] = [...items].filter(one => STATED.some(property => lookup.has(one, property)))
  if (item === undefined || others.length > 0) return undefined
  const hosts = [page.url, canonical?.href, page.preview?.origin].flatMap(url =>
    url === undefined ? [] : [bareHost(new URL(url).host)],
  )
  const isOwn = lookup.texts(item, 'url').some(({ text }) => {
    const url = URL.parse(text.trim())
    return url?.pathname === '/' && hosts.includes(bareHost(url.host))
  })
  return isHome || isOwn ? item : undefined
}
