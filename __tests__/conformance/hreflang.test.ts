import { describe, expect, test } from '@jest/globals'
import { languageKind, readLanguageTag } from '../../src/engine/syntax/language-tag.ts'
import { parseLinkHeader } from '../../src/engine/syntax/link-header.ts'
import { hreflangTool } from '../../src/engine/tools/hreflang/hreflang.ts'
import { alternate, html } from '../engine/tools/hreflang/pages.ts'
import { auditSite } from '../support/tool-runs.ts'

async function failuresOf(run: Promise<{ run: { checks: { id: string; outcome: string }[] } }>) {
  const { checks } = (await run).run
  return checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id.slice('hreflang/'.length))
}

// https://developers.google.com/search/docs/specialty/international/localized-versions
describe("Google's page on localized versions", () => {
  const EN = 'https://en.example.com/page.html'
  const GB = 'https://en-gb.example.com/page.html'
  const US = 'https://en-us.example.com/page.html'
  const DE = 'https://de.example.com/page.html'
  const ROOT = 'https://www.example.com/'
  const links =
    alternate('en-gb', GB) +
    alternate('en-us', US) +
    alternate('en', EN) +
    alternate('de', DE) +
    alternate('x-default', ROOT)

  test('the example of a set in HTML, with one subdomain for each version, has no fault', async () => {
    const page = html(links)
    const german = html(links, '<p>Text</p>', '<html lang="de">')
    const routes = { [EN]: page, [GB]: page, [US]: page, [DE]: german, [ROOT]: page }
    expect(await failuresOf(auditSite(hreflangTool, routes, EN))).toEqual([])
  })

  test('the example of a set in the Link header has no fault but the x-default that it lacks', async () => {
    const link =
      '<https://example.com/file.html>; rel="alternate"; hreflang="en", ' +
      '<https://de-ch.example.com/file.html>; rel="alternate"; hreflang="de-ch", ' +
      '<https://de.example.com/file.html>; rel="alternate"; hreflang="de"'
    const page = { headers: { link }, body: html('') }
    const german = { headers: { link }, body: html('', '<p>Text</p>', '<html lang="de">') }
    const routes = {
      'https://example.com/file.html': page,
      'https://de-ch.example.com/file.html': german,
      'https://de.example.com/file.html': german,
    }
    const run = auditSite(hreflangTool, routes, 'https://example.com/file.html')
    expect(await failuresOf(run)).toEqual(['x-default-missing'])
  })

  test('a version must list itself as well as all others', async () => {
    const routes = { [EN]: html(alternate('de', DE)), [DE]: html(links, '', '<html lang="de">') }
    expect(await failuresOf(auditSite(hreflangTool, routes, EN))).toContain('self-missing')
  })

  test('if page X links to page Y, page Y must link back to page X', async () => {
    const routes = { [EN]: html(links), [DE]: html('', '', '<html lang="de">') }
    expect(await failuresOf(auditSite(hreflangTool, routes, EN))).toContain('return-link-missing')
  })

  test('example.com/foo and /foo are not full addresses, as //example.com/foo is not', async () => {
    const page = html(alternate('de', '//example.com/foo') + alternate('fr', '/foo'))
    const { check } = await auditSite(hreflangTool, { '/': page })
    expect(check('href-relative').occurrences).toHaveLength(2)
  })

  test.each([
    ['de', []],
    ['en-GB', []],
    ['de-ES', []],
    ['zh-Hant', []],
    ['zh-Hans', []],
    ['zh-Hans-us', []],
    ['zh-TW', []],
    ['be', []],
    ['x-default', []],
    ['en-UK', ['region-unknown']],
    ['es-419', ['region-is-area']],
    ['en-EU', ['region-unknown']],
    ['en-UN', ['region-unknown']],
  ])('the code %s has the faults %j', async (code, faults) => {
    const { run } = await auditSite(hreflangTool, { '/': html(alternate(code, '{origin}/')) })
    const codes = /^hreflang\/(?:code-malformed|language-(?:un|not)|region|script)/
    const failed = run.checks.filter(({ id, outcome }) => codes.test(id) && outcome === 'fail')
    expect(failed.map(({ id }) => id)).toEqual(faults.map(fault => `hreflang/${fault}`))
  })

  test('links in the body are not read', async () => {
    const { check } = await auditSite(hreflangTool, { '/': html('', links) })
    expect(check('outside-head').occurrences).toHaveLength(5)
    expect(check('self-missing').outcome).toBe('not-applicable')
  })
})

// https://www.rfc-editor.org/rfc/rfc5646#appendix-A
test.each([
  ['de', 'de', undefined, undefined],
  ['zh-Hant', 'zh', 'Hant', undefined],
  ['zh-Hans-CN', 'zh', 'Hans', 'CN'],
  ['sr-Latn-RS', 'sr', 'Latn', 'RS'],
  ['zh-cmn-Hans-CN', 'zh', 'Hans', 'CN'],
  ['cmn-Hans-CN', 'cmn', 'Hans', 'CN'],
  ['zh-yue-HK', 'zh', undefined, 'HK'],
  ['sl-rozaj', 'sl', undefined, undefined],
  ['sl-rozaj-biske', 'sl', undefined, undefined],
  ['de-CH-1901', 'de', undefined, 'CH'],
  ['hy-Latn-IT-arevela', 'hy', 'Latn', 'IT'],
  ['es-419', 'es', undefined, '419'],
  ['de-CH-x-phonebk', 'de', undefined, 'CH'],
  ['az-Arab-x-AZE-derbend', 'az', 'Arab', undefined],
  ['x-whatever', '', undefined, undefined],
  ['qaa-Qaaa-QM-x-southern', 'qaa', 'Qaaa', 'QM'],
  ['en-US-u-islamcal', 'en', undefined, 'US'],
  ['zh-CN-a-myext-x-private', 'zh', undefined, 'CN'],
])('RFC 5646 appendix A: %s is well-formed', (tag, language, script, region) => {
  expect(readLanguageTag(tag)).toEqual({ language, script, region })
  if (language !== '') expect(languageKind(language)).not.toBe('unknown')
})

test.each(['de-419-DE', 'a-DE'])('RFC 5646 appendix A: %s is not well-formed', tag => {
  expect(readLanguageTag(tag)).toBeUndefined()
})

// https://www.rfc-editor.org/rfc/rfc5646#section-2.2.8
test.each(['i-klingon', 'i-default', 'en-GB-oed', 'sgn-BE-FR', 'zh-min-nan', 'art-lojban'])(
  'RFC 5646 section 2.2.8: %s was registered before the grammar and is well-formed',
  tag => {
    expect(readLanguageTag(tag)).toBeDefined()
  },
)

// https://www.rfc-editor.org/rfc/rfc8288#section-3.5
test('RFC 8288 section 3.5: two links of one header, with their titles in two languages', () => {
  const links = parseLinkHeader(
    `</TheBook/chapter2>; rel="previous"; title*=UTF-8'de'letztes%20Kapitel, </TheBook/chapter4>; rel="next"; title*=UTF-8'de'n%c3%a4chstes%20Kapitel`,
  )
  expect(links.map(({ target, parameters }) => [target, parameters.get('rel')])).toEqual([
    ['/TheBook/chapter2', 'previous'],
    ['/TheBook/chapter4', 'next'],
  ])
})

// https://www.w3.org/International/questions/qa-html-language-declarations and WCAG technique H57
test.each([
  ['<html lang="fr">', []],
  ['<html lang="zh-Hans">', []],
  ['<html lang="und">', []],
  ['<html>', ['html-lang-missing']],
  ['<html lang="">', ['html-lang-missing']],
  ['<html xml:lang="en">', ['html-lang-missing']],
  ['<html lang="em-US">', ['html-lang-invalid']],
  ['<html lang="#1">', ['html-lang-invalid']],
])('the root element %s has the faults %j', async (root, faults) => {
  expect(await failuresOf(auditSite(hreflangTool, { '/': html('', '<p>Text</p>', root) }))).toEqual(faults)
})
