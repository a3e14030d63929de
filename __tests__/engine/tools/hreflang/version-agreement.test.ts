import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  type VersionedPage,
  versionDisagreements,
} from '../../../../src/engine/tools/hreflang/version-agreement.ts'
import { superLinear } from '../../../support/growth.ts'

const ORIGIN = 'https://www.example.com'
const pageAt = (path: string, versions: Record<string, string>, origin = ORIGIN): VersionedPage => ({
  url: origin + path,
  versions: Object.entries(versions).map(([code, to]) => ({ code, url: new URL(to, ORIGIN).href })),
})

/** As `["/de lacks fr", "/en has de at /b, /a on /fr"]`. */
function disagreementsOf(pages: readonly VersionedPage[]): string[] {
  const path = (url: string) => url.replace(ORIGIN, '')
  return [...versionDisagreements(pages)].flatMap(([{ url }, { missing, conflicts }]) => [
    ...missing.map(({ code }) => `${path(url)} lacks ${code}`),
    ...conflicts.map(
      ({ code, here, there, on }) =>
        `${path(url)} has ${code} at ${path(here)}, ${path(there)} on ${path(on.url)}`,
    ),
  ])
}

const ALL = { en: '/en', de: '/de', fr: '/fr' }

describe('versions of one page', () => {
  test.each<[string, VersionedPage[], string[]]>([
    ['agree', [pageAt('/en', ALL), pageAt('/de', ALL), pageAt('/fr', ALL)], []],
    [
      'lack one that the others name',
      [pageAt('/en', ALL), pageAt('/de', { en: '/en', de: '/de' })],
      ['/de lacks fr'],
    ],
    [
      'lack one that names them, which that page is told',
      [pageAt('/en', ALL), pageAt('/de', { en: '/en', de: '/de' }), pageAt('/fr', ALL)],
      [],
    ],
    ['do not link back, which is told apart', [pageAt('/en', ALL), pageAt('/de', { de: '/de' })], []],
    ['do not list themselves', [pageAt('/en', ALL), pageAt('/de', { en: '/en', fr: '/fr' })], []],
    [
      'all lack what one of them names',
      [pageAt('/en', ALL), pageAt('/de', ALL), pageAt('/fr', { ...ALL, it: '/i' })],
      ['/en lacks it', '/de lacks it'],
    ],
    [
      'differ in one address',
      [pageAt('/en', { ...ALL, it: '/it' }), pageAt('/de', { ...ALL, it: '/italia' })],
      ['/en has it at /it, /italia on /de', '/de has it at /italia, /it on /en'],
    ],
    [
      'differ in one address, where most agree',
      [
        pageAt('/en', { ...ALL, it: '/it' }),
        pageAt('/fr', { ...ALL, it: '/it' }),
        pageAt('/de', { ...ALL, it: '/italia' }),
      ],
      ['/de has it at /italia, /it on /en'],
    ],
    [
      'write the same address in another way',
      [pageAt('/en', { ...ALL, it: '/it/' }), pageAt('/de', { ...ALL, it: '/it/index.html' })],
      [],
    ],
    [
      'name one address by another code',
      [pageAt('/en', { ...ALL, 'it-IT': '/it' }), pageAt('/de', { ...ALL, it: '/it' })],
      [],
    ],
    [
      'write a code in another case',
      [pageAt('/en', ALL), pageAt('/de', { en: '/en', DE: '/de', FR: '/fr' })],
      [],
    ],
    [
      'each call themselves x-default',
      [
        pageAt('/en', { en: '/en', de: '/de', 'x-default': '/en' }),
        pageAt('/de', { en: '/en', de: '/de', 'x-default': '/de' }),
      ],
      ['/en has x-default at /en, /de on /de', '/de has x-default at /de, /en on /en'],
    ],
    [
      'lack x-default, which is told apart',
      [pageAt('/en', { ...ALL, 'x-default': '/' }), pageAt('/de', ALL)],
      [],
    ],
    [
      'all fall back to one start page',
      [pageAt('/en/a', { en: '/en/a', de: '/de' }), pageAt('/de', { de: '/de', en: '/en' })],
      [],
    ],
  ])('%s', (_, pages, expected) => {
    expect(disagreementsOf(pages)).toEqual(expected)
  })

  test('are recognised on a preview that names production', () => {
    const preview = 'https://preview-1.example.net'
    const pages = [pageAt('/en', ALL, preview), pageAt('/de', { en: '/en', de: '/de' }, preview)]
    expect(disagreementsOf(pages)).toEqual([`${preview}/de lacks fr`])
  })

  test('are not guessed on a preview of hosts that differ by language', () => {
    const hosts = { en: 'https://en.example.com/', de: 'https://de.example.com/' }
    const pages = [pageAt('/', hosts, 'https://a.example.net'), pageAt('/', hosts, 'https://b.example.net')]
    expect(versionDisagreements(pages).size).toBe(0)
  })

  test('with a code of several addresses are not judged by it', () => {
    const twice = {
      url: `${ORIGIN}/de`,
      versions: [...pageAt('/de', ALL).versions, { code: 'fr', url: `${ORIGIN}/f` }],
    }
    expect(disagreementsOf([pageAt('/en', ALL), twice])).toEqual([])
  })
})

const CODES = ['en', 'de', 'fr', 'it', 'es']
const anySites = fc.array(
  fc.record({
    path: fc.constantFrom('/1', '/2', '/3', '/4', '/5', '/6'),
    versions: fc.dictionary(fc.constantFrom(...CODES), fc.constantFrom('/1', '/2', '/3', '/4', '/5', '/6')),
  }),
  { maxLength: 8 },
)

test('pages that name the same versions never disagree, and the order of pages is of no account', () => {
  fc.assert(
    fc.property(anySites, sites => {
      const pages = sites.map(({ path, versions }) => pageAt(path, versions))
      const unique = [...new Map(pages.map(page => [page.url, page])).values()]
      const there = (list: readonly VersionedPage[]) =>
        disagreementsOf(list)
          .map(text => text.replace(/,.*/, ''))
          .toSorted()
      expect(there(unique.toReversed())).toEqual(there(unique))
      const alike = unique.map(({ url }) => ({ url, versions: unique[0]!.versions }))
      expect(disagreementsOf(alike)).toEqual([])
    }),
  )
})

test('comparing takes time in proportion to the versions', async () => {
  const make = (size: number) =>
    Array.from({ length: size / 10 }, (_, page) =>
      pageAt(`/${page}`, {
        ...Object.fromEntries(
          Array.from({ length: 8 }, (_, i) => [`en-${i}`, `/${(page + i) % (size / 10)}`]),
        ),
        [`de-${page}`]: `/de/${page % 7}`,
        fr: `/fr/${page}`,
        'x-default': `/${page}`,
      }),
    )
  expect(await superLinear(make, versionDisagreements, { smallest: 1000 })).toBeUndefined()
})
