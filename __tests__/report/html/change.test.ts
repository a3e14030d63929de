import { describe, expect, test } from '@jest/globals'
import { renderHtml } from '../../../src/report/html/html.ts'
import type { ChangeView } from '../../../src/report/view/change.ts'
import { changedView } from '../../support/changed-view.ts'

/** Text of the part that is about the change, with a blank for each tag. */
function changeIn(search: ChangeView | undefined): string {
  const html = renderHtml(changedView(search))
  const [, part = ''] = /<section id="change"(.*?)<\/section>/s.exec(html) ?? []
  return part.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

const NOTHING: ChangeView = {
  state: 'same',
  headline: 'Search sees no difference',
  lost: [],
  changes: [],
  added: [],
  uncompared: [],
  notRun: undefined,
}
const DIFFERENT: ChangeView = { ...NOTHING, state: 'different', headline: 'Search sees 2 differences' }
const lost = {
  url: 'https://shop.example/old',
  label: '/old',
  status: 404,
  note: 'It answers 404',
  words: '/old is lost',
  successor: 'https://shop.example/new',
}
const group = {
  what: 'description' as const,
  label: 'Description',
  effect: 'loss' as const,
  words: '2 pages of /blog/* lose their description',
  template: '/blog/*',
  before: 'All about oak',
  after: '',
}

describe('the change', () => {
  test('is no part of a report where nothing could be compared', () => {
    expect(changeIn(undefined)).toBe('')
  })

  test('says that there is no difference', () => {
    expect(changeIn(NOTHING)).toContain('Search sees no difference')
    expect(changeIn(NOTHING)).not.toContain('right or wrong')
  })

  test('says what could not be compared instead, where there are holes', () => {
    const text = changeIn({
      ...NOTHING,
      state: 'unsure',
      headline: 'No difference in what could be compared',
      uncompared: ['/a: not measured'],
      notRun: 'Speed: it did not run',
    })
    expect(text).toMatch(
      /No difference in what could be compared .*Not compared: .*\/a: not measured Not compared: Speed/,
    )
    expect(text).not.toContain('Search sees no difference')
  })

  test('names lost addresses first, with what answers now and the redirect that is missing', () => {
    const text = changeIn({
      ...DIFFERENT,
      lost: [
        lost,
        { ...lost, label: '/gone', status: null, note: 'No answer', successor: undefined },
        { ...lost, label: '/moved', status: 200, redirect: 'https://shop.example/' },
      ],
      changes: [{ ...group, pages: changedView(undefined).pages }],
    })
    expect(text).toMatch(/404 \/old It answers 404 Missing: a redirect to https:\/\/shop\.example\/new/)
    expect(text).toMatch(/no answer \/gone .*a redirect to the page that takes its place. If none does/)
    expect(text).toMatch(/200 \/moved .*It leads to https:\/\/shop\.example\//)
    expect(text.indexOf('/moved')).toBeLessThan(text.indexOf('2 pages of /blog/*'))
    expect(text).not.toContain('no difference')
  })

  test('shows a group once with before, after and its pages', () => {
    const text = changeIn({ ...DIFFERENT, changes: [{ ...group, pages: changedView(undefined).pages }] })
    expect(text).toMatch(
      /loses 2 pages of \/blog\/\* lose their description \(Description\) before All about oak after nothing 2 pages \/blog\/a , \/blog\/b/,
    )
  })

  test('folds new pages and all lines behind the first ones', () => {
    const pages = changedView(undefined).pages
    const html = renderHtml(
      changedView({
        ...DIFFERENT,
        changes: Array.from({ length: 700 }, (_, at) => ({ ...group, words: `Change ${at}`, pages })),
        added: pages,
      }),
    )
    expect(html).toContain('<summary>2 new pages</summary>')
    expect(html).toContain('<summary>680 more lines</summary>')
    expect(html).toContain('Change 499')
    expect(html).not.toContain('Change 500')
    expect(html).toContain('and 200 more lines in report.json')
  })
})
