import type { Case } from '../../../support/tool-cases.ts'
import { alternate, html } from './pages.ts'

const check = 'switch-leads-home'
const VERSIONS = [
  alternate('es', '/servicios/'),
  alternate('eu', '/eu/zerbitzuak/'),
  alternate('fr', '/fr/services/'),
]
const other = (language: string) => html('<title>Shop</title>', '<p>Text</p>', `<html lang="${language}">`)

/** The Spanish page on services, with the switch of its languages. */
const site = (links: string, versions = VERSIONS) => ({
  '/servicios/': html(
    `<title>Shop</title>${versions.join('')}`,
    `<nav>${links}</nav><p>Text</p>`,
    '<html lang="es">',
  ),
  '/eu/zerbitzuak/': other('eu'),
  '/fr/services/': other('fr'),
  '/fr/': other('fr'),
  '/eu/': other('eu'),
})
const path = '/servicios/'

export const SWITCH: Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'one of its links leads to the home page of the language, and the page has a version in it',
    path,
    site: site(
      '<a href="/">ES</a><a href="/eu/zerbitzuak/">EU</a><a href="../fr/index.html" hreflang="fr">FR</a><a href="/fr/">Français</a>',
    ),
    says: /^"FR" leads to \/fr\/index\.html, the home page; hreflang names .{1,60}\/fr\/services\/ as this page in French\.$/,
    selector: 'html > body > nav > a:nth-of-type(3)',
    count: 1,
  },
  {
    check,
    outcome: 'pass',
    when: 'another link of the language leads to its version, or the version is missing',
    path,
    site: {
      ...site('<a href="/fr/services/">Français</a><a href="/eu/">Euskara</a><a href="/fr/">FR</a>'),
      '/eu/zerbitzuak/': { status: 404, body: '' },
    },
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'production has the home pages of the languages in a folder',
    productionUrl: 'https://kranz.github.io/shop/',
    path: '/es.html',
    site: {
      '/es.html': html(
        `<title>Shop</title>${['es', 'fr'].map(code => alternate(code, `https://kranz.github.io/shop/${code}.html`)).join('')}`,
        '<nav><a href="es.html">ES</a><a href="fr.html">FR</a></nav><p>Text</p>',
        '<html lang="es">',
      ),
      '/fr.html': other('fr'),
    },
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'hreflang names no version but the home page',
    path,
    site: site('<a href="/fr/">FR</a>', [alternate('es', '/servicios/'), alternate('fr', '/fr/')]),
  },
]
