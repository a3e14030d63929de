import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isSameLanguage, languageKind, readLanguageTag } from '../../../src/engine/syntax/language-tag.ts'
import { hreflangTool } from '../../../src/engine/tools/hreflang/hreflang.ts'
import { namedVersions } from '../../../src/engine/tools/hreflang/named-versions.ts'
import { readTargets } from '../../../src/engine/tools/hreflang/version-pages.ts'
import { testCases } from '../../support/tool-cases.ts'
import { auditSite, type Site } from '../../support/tool-runs.ts'
import { openVisit, startHttpClient } from '../../support/visits.ts'
import { startWebServer } from '../../support/web-server.ts'
import { CODES } from './hreflang/code-cases.ts'
import { FORM } from './hreflang/form-cases.ts'
import { LANGUAGES } from './hreflang/language-cases.ts'
import { alternate, canonical, html, pair, versions } from './hreflang/pages.ts'
import { SETS } from './hreflang/set-cases.ts'
import { SWITCH } from './hreflang/switch-cases.ts'
import { TARGETS } from './hreflang/target-cases.ts'
import { UNDECLARED } from './hreflang/undeclared-cases.ts'
import { UNTRANSLATED } from './hreflang/untranslated-cases.ts'

const CASES = [
  ...FORM,
  ...CODES,
  ...SETS,
  ...TARGETS,
  ...LANGUAGES,
  ...UNDECLARED,
  ...UNTRANSLATED,
  ...SWITCH,
]

await testCases(hreflangTool, CASES)

describe('the requests', () => {
  test('each version is asked for once and the page is not asked for again', async () => {
    const { requests } = await auditSite(
      hreflangTool,
      pair({
        '/': versions({
          en: '{origin}/',
          de: '{origin}/de',
          'de-AT': '{origin}/de',
          'x-default': '{origin}/#a',
        }),
      }),
    )
    expect(requests.sort()).toEqual(['GET /', 'GET /de', 'GET /robots.txt'])
  })

  test('of very many versions only the first are asked for, and the result says so', async () => {
    const all = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [
        `en-${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at % 26]}${'ABEG'[at % 4]}`,
        `{origin}/${at}`,
      ]),
    )
    const page = versions({ en: '{origin}/', ...all })
    const site = Object.fromEntries(['', ...Array(40).keys()].map(at => [`/${at}`, page]))
    const { requests, check } = await auditSite(hreflangTool, site)
    expect(requests.length).toBeLessThanOrEqual(32)
    expect(check('return-link-missing').message).toMatch(
      /^only the first 30 of 40 hreflang links were checked$/,
    )
  })

  test('end where versions take too long', async () => {
    const server = await startWebServer(pair())
    const http = startHttpClient()
    try {
      const visit = openVisit(`${server.origin}/`, { http })
      const { versions: named, address } = await namedVersions(visit)
      const { targets } = await readTargets(visit, named, address, 0)
      const reason = `${server.origin}/de was not checked, because the others took too long`
      expect(targets.map(({ unverifiable }) => unverifiable)).toEqual([reason])
    } finally {
      await http.close()
      await server.close()
    }
  })

  test('a page without versions costs no request', async () => {
    const { requests } = await auditSite(hreflangTool, { '/': html('') })
    expect(requests).toEqual(['GET /'])
  })
})

describe('one fault is one failed check', () => {
  const failedOf = async (site: Site, page?: string) => {
    const { run } = await auditSite(hreflangTool, site, page)
    return run.checks
      .filter(({ outcome }) => outcome === 'fail')
      .map(({ id }) => id.slice('hreflang/'.length))
  }

  test('a complete set has none', async () => {
    const set = { en: '{origin}/', de: '{origin}/de', 'x-default': '{origin}/' }
    expect(await failedOf({ '/': versions(set), '/de': versions(set, '', 'de') })).toEqual([])
  })

  test('links in the body', async () => {
    expect(await failedOf({ '/': html('', alternate('en', '{origin}/') + alternate('de', '/de')) })).toEqual([
      'outside-head',
    ])
  })

  test('a canonical that is another version', async () => {
    const set = { en: '{origin}/', de: '{origin}/de', 'x-default': '{origin}/' }
    const site = { '/': versions(set), '/de': versions(set, canonical('{origin}/'), 'de') }
    expect(await failedOf(site, '/de')).toEqual(['canonical-conflict'])
  })

  test('a version that is not there', async () => {
    const set = { en: '{origin}/', de: '{origin}/de', 'x-default': '{origin}/' }
    expect(await failedOf({ '/': versions(set) })).toEqual(['target-broken'])
  })

  test('a page that only redirects by meta refresh is not applicable', async () => {
    const { run } = await auditSite(hreflangTool, '<meta http-equiv="refresh" content="0; url=/new/">')
    expect(new Set(run.checks.map(({ outcome }) => outcome))).toEqual(new Set(['not-applicable']))
  })

  test('a page that is not there is not measured', async () => {
    const { run } = await auditSite(hreflangTool, {})
    expect(run).toMatchObject({ status: 'not-measured', reason: expect.stringMatching(/404/) })
  })
})

test('the facts hold what was named and what answered', async () => {
  const { run, origin } = await auditSite(hreflangTool, pair())
  expect(run.facts).toEqual({
    alternates: [
      { source: 'html', hreflang: 'en', href: `${origin}/`, url: `${origin}/` },
      { source: 'html', hreflang: 'de', href: `${origin}/de`, url: `${origin}/de` },
    ],
    targets: [
      { url: `${origin}/de`, hreflang: ['de'], status: 200, linksBack: true, lang: 'de', notVerified: null },
    ],
    htmlLang: 'en',
    contentLanguages: [],
    ogLocale: null,
    rendered: { judged: 'sent', reason: 'no scripts run on the page' },
  })
})

test('the facts hold links to the folder of another language that do not say so', async () => {
  const links = [
    '<a href="/en/prices#bikes"> All <b>prices</b></a><a href="{origin}/en/prices">Again</a><a href="/about">About</a>',
    '<a href="/de/preise">Preise</a><a href="/en/a">The same page</a><a href="/en/">Start</a>',
    '<a href="/en/b" hreflang="en">B</a><p lang="en"><a href="/en/c">C</a></p><a href="/en/d"><img src="/d.png"></a>',
    '<a href="https://other.example/en/e">E</a>',
  ]
  const { run, origin } = await auditSite(hreflangTool, { '/de/a': html('', links.join('')) }, '/de/a')
  expect(run.facts['foreignLinks']).toEqual([
    { url: `${origin}/en/prices`, text: 'All prices' },
    { url: `${origin}/about`, text: 'About' },
  ])
})

test.each([
  ['no', 'nb', true],
  ['iw', 'he', true],
  ['zh', 'yue', true],
  ['eng', 'en', true],
  ['de', 'nl', false],
  ['pt', 'es', false],
])('%s and %s can be one language: %s', (one, other, same) => {
  expect(isSameLanguage(one, other)).toBe(same)
})

describe('any input', () => {
  const codes = fc.oneof(
    fc.string(),
    fc.constantFrom('en', 'de-AT', 'x-default', 'en_US', 'zh-Hant', 'us-en', '__proto__', 'a'.repeat(999)),
  )
  const hrefs = fc.oneof(fc.string(), fc.constantFrom('{origin}/', '/de', '//x', 'data:,', 'http://[', ''))

  test('is judged without an error', async () => {
    const links = fc.array(fc.record({ code: codes, href: hrefs, more: fc.string() }), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(links, codes, async (named, lang) => {
        const quote = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
        const head = named
          .map(({ code, href, more }) => alternate(quote(code), quote(href), ` ${more}`))
          .join('')
        const { run } = await auditSite(hreflangTool, html(head, '', `<html lang="${quote(lang)}">`))
        expect(run.status).toBe('measured')
      }),
      { numRuns: 30 },
    )
  })

  test('is read as a tag or not at all', () => {
    fc.assert(
      fc.property(codes, code => {
        const tag = readLanguageTag(code)
        if (tag) expect(languageKind(tag.language)).toBeTruthy()
      }),
    )
  })
})
