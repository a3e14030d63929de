import { createHash } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { htmlChunks, renderHtml } from '../../../src/report/html/html.ts'
import { SCRIPT } from '../../../src/report/html/script.ts'
import { STYLES } from '../../../src/report/html/styles.ts'
import type { Report } from '../../../src/report/report.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { changeSaying } from '../../support/changed-view.ts'
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts'
import {
  auditedPage,
  failedCheck,
  largeReport,
  makeReport,
  measuredRun,
  notMeasuredRun,
  passedCheck,
  rankOf,
  reportSaying,
} from '../../support/reports.ts'

const HOME = 'https://shop.example/'

const htmlOf = (report: Report) => renderHtml(viewOf(report))

const elementsOf = (html: string): Tree.Element[] => within(parse(html))

/** The elements of a tree in document order. */
function within(root: Tree.Node): Tree.Element[] {
  const found: Tree.Element[] = []
  const stack: Tree.Node[] = [root]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node)
    if ('childNodes' in node) stack.push(...node.childNodes.toReversed())
  }
  return found
}

function textOf(node: Tree.Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

const attribute = (element: Tree.Element, name: string) =>
  element.attrs.find(attr => attr.name === name)?.value
const named = (elements: readonly Tree.Element[], ...names: string[]) =>
  elements.filter(({ tagName }) => names.includes(tagName))
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What runs, loads or leads somewhere else than it should. */
function dangersIn(html: string): string[] {
  const elements = elementsOf(html)
  const scripts = named(elements, 'script').map(textOf)
  const styles = named(elements, 'style').map(textOf)
  return [
    ...(scripts.length === 1 && scripts[0] === SCRIPT ? [] : ['script']),
    ...(styles.length === 1 && styles[0] === STYLES ? [] : ['style']),
    ...named(
      elements,
      'img',
      'iframe',
      'object',
      'embed',
      'link',
      'base',
      'audio',
      'video',
      'image',
      'use',
    ).map(({ tagName }) => tagName),
    ...elements.flatMap(({ attrs }) =>
      attrs.filter(({ name }) => /^(on|style$|src)/.test(name)).map(({ name }) => name),
    ),
    ...named(elements, 'a')
      .map(element => attribute(element, 'href') ?? '')
      .filter(href => !/^(#[\w-]+$|#\?[\w=&%.*+-]+$|https?:\/\/)/.test(href)),
    ...named(elements, 'form')
      .filter(element => attribute(element, 'action') !== undefined)
      .map(() => 'action'),
  ]
}

describe('renderHtml', () => {
  const pages = [
    auditedPage(HOME, [measuredRun({ checks: [failedCheck()], facts: { grade: 'B' } }), notMeasuredRun()]),
    auditedPage(`${HOME}a`),
  ]
  const html = htmlOf(
    makeReport(pages, { verdict: { passed: false, reasons: ['serp: no title'] }, rank: [rankOf('shoes')] }),
  )
  const elements = elementsOf(html)

  test('is one document that loads nothing and runs nothing but its own script', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(dangersIn(html)).toEqual([])
    const policy = attribute(
      named(elements, 'meta').find(meta => attribute(meta, 'http-equiv') !== undefined)!,
      'content',
    )!
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `style-src ${sha256(textOf(named(elements, 'style')[0]!))}`,
      `script-src ${sha256(textOf(named(elements, 'script')[0]!))}`,
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
    ])
  })

  test('says the verdict as its only first heading and in its title', () => {
    expect(named(elements, 'h1').map(textOf)).toEqual(['Failed: 1 error on 1 of 2 pages'])
    expect(named(elements, 'title').map(textOf)).toEqual(['Failed: 1 error on 1 of 2 pages – SEO Preflight'])
  })

  test('has a row of scores for each page, with headers for rows and columns', () => {
    const matrix = named(elements, 'table')[0]!
    const rows = within(matrix).filter(({ tagName }) => tagName === 'tr')
    expect(rows.map(row => row.childNodes.map(textOf).join(' '))).toEqual([
      'Page score serp pagespeed',
      '/ 55 55 n/m',
      '/a 100 100 –',
    ])
    const headers = named(elements, 'th')
    expect(headers.every(header => ['row', 'col'].includes(attribute(header, 'scope') ?? ''))).toBe(true)
  })

  test('counts the checks of measured tools that could not be verified, each once', () => {
    const figuresOf = (unverified: number) => {
      const checks = Array.from({ length: unverified }, (_, n) =>
        passedCheck({ id: `serp/check-${n}`, outcome: 'not-measured', message: 'Chrome did not show it' }),
      )
      const both = [HOME, `${HOME}a`].map(url => auditedPage(url, [measuredRun({ checks })]))
      const terms = named(elementsOf(htmlOf(makeReport(both))), 'dt', 'dd').map(textOf)
      return terms[terms.indexOf('Checks not verified') + 1]
    }
    expect(figuresOf(3)).toBe('3')
    expect(named(elements, 'dt').map(textOf)).not.toContain('Checks not verified')
  })

  test('a finding says why, what to do, where to read more, and where it is', () => {
    const finding = elements.find(element => attribute(element, 'id') === 'finding-serp-title-missing')!
    const words = textOf(finding)
    for (const part of [
      'error',
      'The page has no title',
      'Search engines show',
      'Put one <title>',
      'line 3',
      'html > head',
    ]) {
      expect(words).toContain(part)
    }
    expect(attribute(finding, 'data-severity')).toBe('error')
    expect(attribute(finding, 'data-tool')).toBe('serp')
    expect(attribute(finding, 'data-pages')).toBe('1')
  })

  test('a message that begins with the address of the resource has its link', () => {
    const gone = `${HOME}gone.css`
    const occurrences = [{ url: gone, line: 3, message: `${gone} answers 404` }]
    const page = auditedPage(HOME, [measuredRun({ checks: [failedCheck({ occurrences })] })])
    const item = named(elementsOf(htmlOf(makeReport([page]))), 'li').find(li =>
      textOf(li).includes('answers'),
    )!
    expect(textOf(item)).toMatch(/^\S+gone\.css answers 404 line 3/)
    expect(named(within(item), 'a').map(link => attribute(link, 'href'))).toEqual([gone])
  })

  test('what all places of a finding say is said once', () => {
    const occurrences = ['a', 'b'].map(selector => ({ url: HOME, selector, message: 'It has no name' }))
    const page = auditedPage(HOME, [
      measuredRun({ checks: [failedCheck({ occurrences, message: '2 in all' })] }),
    ])
    const found = elementsOf(htmlOf(makeReport([page])))
    const words = textOf(found.find(element => attribute(element, 'id') === 'finding-serp-title-missing')!)
    expect(words).toContain(': 2 in all; It has no name')
    expect(words.match(/It has no name/g)).toHaveLength(1)
  })

  test('what is the same on several pages stands once, under all of their names', () => {
    const [own, ...alike] = ['', 'a', 'b'].map(path => {
      const occurrences = [{ url: HOME + path, selector: 'nav a', message: path === '' ? 'own' : 'alike' }]
      return auditedPage(HOME + path, [measuredRun({ checks: [failedCheck({ occurrences })] })])
    })
    const found = elementsOf(htmlOf(makeReport([own!, ...alike])))
    const groups = found.filter(element => attribute(element, 'data-page') !== undefined)
    expect(groups.map(group => textOf(group).trim())).toEqual([
      '/own   nav a',
      'Alike on 2 pages: /a, /balike   nav a',
    ])
  })

  test('every link within the document leads to a part of it, and ids are unique', () => {
    const ids = elements.map(element => attribute(element, 'id')).filter(id => id !== undefined)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = named(elements, 'a')
      .map(element => attribute(element, 'href')!)
      .filter(href => /^#[^?]/.test(href))
    expect(targets.filter(target => !ids.includes(target.slice(1)))).toEqual([])
  })

  test('what was not measured has its reason, and facts are shown as data', () => {
    const main = textOf(named(elements, 'main')[0]!)
    expect(main).toContain('pagespeed: Chrome was not found')
    expect(main).toContain('"grade": "B"')
    expect(main).toContain('shoes')
  })

  test('a run without pages and one without findings have their report', () => {
    expect(htmlOf(makeReport([]))).toContain('no page was audited')
    expect(htmlOf(makeReport())).toContain('No check failed.')
  })

  test('a run that measured nothing, or not all, does not call that good', () => {
    const unmeasured = auditedPage('https://shop.example/a', [notMeasuredRun()])
    expect(htmlOf(makeReport([unmeasured]))).toContain('Nothing was measured, so nothing is known.')
    expect(htmlOf(makeReport([auditedPage('https://shop.example/'), unmeasured]))).toContain(
      'No check failed, but 1 tool run was not measured.',
    )
  })

  test('of many reasons a few stand open, and the others are all there behind a fold', () => {
    const reasons = Array.from({ length: 12 }, (_, number) => `reason ${number}.`)
    const html = htmlOf(
      makeReport([auditedPage('https://shop.example/')], { verdict: { passed: false, reasons } }),
    )
    expect(html).toMatch(
      /reason 4\.<\/li><\/ul><details class="fold"><summary>7 more reasons<\/summary>.*reason 11\./s,
    )
  })
})

test.each(HOSTILE_TEXTS)('the text %p runs nothing', text => {
  const view = viewOf(reportSaying(text))
  const html = renderHtml({ ...view, comparison: { ...view.comparison!, search: changeSaying(text) } })
  expect(dangersIn(html)).toEqual([])
  expect(html.isWellFormed()).toBe(true)
  expect(html).not.toMatch(/[\u2028\u2029\u202a-\u202e\u2066-\u2069\0\u001b]/)
})

test('style and script cannot end their elements', () => {
  expect(STYLES + SCRIPT).not.toMatch(/<\/|<!--/)
})

describe('a run of 1,000 pages and 17 tools', () => {
  const chunks = [...htmlChunks(viewOf(largeReport(1_000)))]
  const html = chunks.join('')
  const elements = elementsOf(html)

  test('stays below 15 MB', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(15_000_000)
  })

  test('has a row of scores for each page, only the first of them open', () => {
    const tables = elements.filter(element => attribute(element, 'class') === 'matrix')
    const rows = tables.map(table => within(table).filter(({ tagName }) => tagName === 'tr').length - 1)
    expect(rows).toEqual(Array.from({ length: 10 }, () => 100))
    expect(html).toContain('<summary>Pages 101 to 200, score ')
  })

  test('is made in pieces of a hundred pages', () => {
    const mostRows = Math.max(...chunks.map(chunk => chunk.split('<th scope="row"><a ').length - 1))
    const mostInShort = Math.max(...chunks.map(chunk => chunk.split('<li id="page-').length - 1))
    expect([mostRows, mostInShort]).toEqual([100, 100])
    expect(html).not.toMatch(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/)
  })

  test('has a part for each page, of all but the worst in short', () => {
    const ids = elements.map(element => attribute(element, 'id') ?? '').filter(id => id.startsWith('page-'))
    expect(new Set(ids).size).toBe(1_000)
    const last = elements.find(element => attribute(element, 'id') === 'page-1000')!
    expect(textOf(last)).toMatch(
      /^\/category-\d+\/product-\d+ score \d+, \d+ notices Show its findings.*\/check-\d/,
    )
    const [, link] = named(within(last), 'a')
    expect(decodeURIComponent(attribute(link!, 'href')!)).toMatch(/^#\?page=\/category-\d+\/product-\d+$/)
  })

  test('says of a finding on how many pages and at how many places it is, and lists a part of them', () => {
    const finding = elements.find(element => attribute(element, 'class') === 'item finding')!
    expect(textOf(finding)).toMatch(/33[34] pages, 2,6\d\d places/)
    expect(textOf(finding)).toMatch(/Alike on 100 pages: .* and 80 more.*and 3 more places/)
    expect(textOf(finding)).toMatch(/Also on .* and 19\d more\./)
    expect(textOf(finding)).toMatch(/report\.json lists up to 50 places of each page\./)
  })
})
