import { entry, urlset, xml } from '../../../support/sitemaps.ts'
import type { Answer } from '../../../support/web-server.ts'

export const html = (head = '') =>
  `<!doctype html><html lang="en"><head><title>T</title>${head}</head><p>Text</p></html>`
export const robots = (...lines: string[]): Answer => ({
  headers: { 'content-type': 'text/plain' },
  body: ['User-agent: *', 'Disallow: /private', ...lines, ''].join('\n'),
})
export const HOME = entry('{origin}/')

export type Routes = Record<string, Answer>

/** The origin of a public site over https. */
export const SHOP = 'https://shop.example'

/** A good site: a page, and a sitemap that robots.txt names and that lists it. */
export const site = (routes: Routes = {}): Routes => ({
  '/': html(),
  '/about': html(),
  '/robots.txt': robots('Sitemap: {origin}/sitemap.xml'),
  '/sitemap.xml': xml(urlset(HOME, entry('{origin}/about'))),
  ...routes,
})
export const listing = (...lines: string[]) => site({ '/sitemap.xml': xml(urlset(...lines)) })
export const file = (body: string | Buffer, type?: string) => site({ '/sitemap.xml': xml(body, type) })
/** A site with a sitemap for each language in its folder, of which robots.txt names that at the root alone. */
export const BY_LANGUAGE: Routes = site({
  '/': html('<link rel="alternate" hreflang="de" href="/de/">'),
  '/sitemap.xml': xml(urlset(entry(`${SHOP}/`), entry(`${SHOP}/about`))),
  '/de/': html(),
  '/de/about': html(),
  '/de/new': html(),
  '/de/sitemap.xml': xml(urlset(entry(`${SHOP}/de/`), entry(`${SHOP}/de/about`))),
})
export const NONE: Routes = { '/': html() }
/** A site of several pages that has none. */
/** A site of which the home page leads to some of the pages alone. */
export const UNLISTED: Routes = {
  '/': `${html()}<a href="/about">About</a>`,
  '/about': `${html()}<a href="/team">Team</a>`,
  '/team': html(),
}
export const DOWN: Answer = { status: 503 }
export const unreachable = site({
  '/robots.txt': robots('Sitemap: {origin}/sitemap.xml'),
  '/sitemap.xml': DOWN,
})
export const numbered = (count: number, more: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => entry(`{origin}/?${index}`, more(index)))
export const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString()
export const video = (fields: string) =>
  entry(
    '{origin}/',
    `<video:video><video:thumbnail_loc>https://a.example/t.png</video:thumbnail_loc><video:title>T</video:title><video:description>D</video:description><video:content_loc>https://a.example/v.mp4</video:content_loc>${fields}</video:video>`,
  )
export const news = (date: string, language = 'en', title = '<news:title>T</news:title>') =>
  `<news:news><news:publication><news:name>N</news:name><news:language>${language}</news:language></news:publication><news:publication_date>${date}</news:publication_date>${title}</news:news>`
export const link = (hreflang: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
export const pair = link('en', '{origin}/') + link('de', '{origin}/about')
export const moved = (to: string): Answer => ({ status: 301, headers: { location: to } })

/** A page of that site, and a sitemap. */
export const shop = (sitemap: string, routes: Routes = {}): Routes => ({
  [`${SHOP}/`]: html(),
  [`${SHOP}/robots.txt`]: robots(`Sitemap: ${SHOP}/sitemap.xml`),
  [`${SHOP}/sitemap.xml`]: xml(sitemap),
  ...routes,
})
/** The same, whose sitemap lists more pages than are tried for the whole site: `/p7` is not among those. */
export const many = (routes: Routes = {}): Routes =>
  shop(urlset(...Array.from({ length: 20 }, (_, index) => entry(`${SHOP}/p${index}`))), routes)
