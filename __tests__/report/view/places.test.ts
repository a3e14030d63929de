import { describe, expect, test } from '@jest/globals'
import type { Page } from '../../../src/api/results.ts'
import { holderOf } from '../../../src/report/view/place-words.ts'
import { firstPlaces, placesOnPage } from '../../../src/report/view/places.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { auditedPage, failedCheck, makeReport, measuredRun } from '../../support/reports.ts'

const A = 'https://shop.example/a'
const B = 'https://shop.example/b'
const C = 'https://shop.example/c'
const GONE = 'https://shop.example/gone'

/** The places of the only check that failed. */
const placesOn = (pages: Page[], max: number) =>
  firstPlaces(viewOf(makeReport(pages)).findings[0]!.places, max)

describe('placesOnPage', () => {
  const failureWith = (...messages: string[]) => {
    const occurrences = messages.map((message, line) => ({ url: A, line, message }))
    const page = auditedPage(A, [measuredRun({ checks: [failedCheck({ occurrences })] })])
    return viewOf(makeReport([page])).findings[0]!.failures[0]!
  }
  const shown = (max: number) =>
    placesOnPage(failureWith('pale', 'pale', 'thin', 'pale'), max).map(({ message, others }) => [
      message,
      others?.count,
    ])

  test('gives all in their order', () => {
    expect(shown(4)).toEqual([
      ['pale', undefined],
      ['pale', undefined],
      ['thin', undefined],
      ['pale', undefined],
    ])
  })

  test('gives first one of each thing that is said, where not all are given', () => {
    expect(shown(2)).toEqual([
      ['pale', 2],
      ['thin', undefined],
    ])
  })
})

describe('firstPlaces', () => {
  const pages = [A, B].map(url => {
    const occurrences = [1, 2, 3].map(line => ({ url, line }))
    return auditedPage(url, [measuredRun({ checks: [failedCheck({ occurrences })] })])
  })

  test('gives every page its turn before any has a second', () => {
    const { listed, more } = placesOn(pages, 3)
    expect(listed.map(({ page, occurrence }) => [page.url, occurrence!.line])).toEqual([
      [A, 1],
      [B, 1],
      [A, 2],
    ])
    expect(more).toBe(3)
  })

  const saying = (url: string, ...messages: string[]) => {
    const occurrences = messages.map((message, line) => ({ url, line, message }))
    return auditedPage(url, [measuredRun({ checks: [failedCheck({ occurrences })] })])
  }

  test('gives first one place of each thing that is said, with how many others say the same', () => {
    const { listed, more } = placesOn([saying(A, 'pale', 'pale', 'gray'), saying(B, 'pale', 'thin')], 4)
    expect(listed.map(({ page, message, others }) => [page.url, message, others])).toEqual([
      [A, 'pale', { count: 2, mayBeMore: false }],
      [B, 'thin', undefined],
      [A, 'gray', undefined],
      [B, 'pale', undefined],
    ])
    expect(more).toBe(1)
  })

  test.each([
    ['the same', ['pale', 'pale']],
    ['something else', ['pale', 'thin']],
  ])('counts none where each says %s', (_, messages) => {
    const { listed } = placesOn([saying(A, ...messages)], 5)
    expect(listed.map(({ others }) => others)).toEqual([undefined, undefined])
  })

  test('takes places for different where different things are said of their pages', () => {
    const slow = (url: string, message: string) => {
      const occurrences = [{ url, message: 'waits for an image' }]
      return auditedPage(url, [measuredRun({ checks: [failedCheck({ message, occurrences })] })])
    }
    const { listed } = placesOn([slow(A, '4 s'), slow(B, '5 s'), slow(C, '4 s')], 5)
    expect(listed.map(({ page, ofPage, others }) => [page.url, ofPage, others?.count])).toEqual([
      [A, '4 s', 1],
      [B, '5 s', undefined],
      [C, '4 s', undefined],
    ])
  })

  test('says where there may be more of them, since not all places are listed', () => {
    const checks = [
      failedCheck({
        occurrences: ['pale', 'pale', 'thin'].map((message, line) => ({ url: A, line, message })),
        occurrenceCount: 4,
      }),
    ]
    const { listed } = placesOn([auditedPage(A, [measuredRun({ checks })])], 5)
    expect(listed.map(({ others }) => others)).toEqual([{ count: 1, mayBeMore: true }, undefined, undefined])
  })

  test('ends where there are no more', () => {
    expect(placesOn(pages, 100)).toMatchObject({ more: 0, listed: { length: 6 } })
  })

  test('a check that failed without a place has the page as its place', () => {
    const page = auditedPage(A, [
      measuredRun({ checks: [failedCheck({ occurrences: [], message: 'No answer' })] }),
    ])
    expect(placesOn([page], 5)).toEqual({
      listed: [
        {
          page: expect.objectContaining({ url: A }),
          message: 'No answer',
          occurrence: undefined,
          resource: undefined,
        },
      ],
      more: 0,
    })
  })

  test('a place in a resource that several pages have in common is one', () => {
    const at = (line: number) => ({ url: 'https://shop.example/sitemap.xml', line, message: 'is no date' })
    const failed = (own: string, ...lines: number[]) => {
      const occurrences = [...lines.map(at), { url: own, selector: 'h1' }]
      return auditedPage(own, [
        measuredRun({ checks: [failedCheck({ occurrences, occurrenceCount: 4, message: 'of it' })] }),
      ])
    }
    const listed = (max: number) => {
      const { listed: some, more } = placesOn([failed(A, 1, 2), failed(B, 1)], max)
      return [
        more,
        ...some.map(place => [place.page.url, place.occurrence?.line, place.morePages, place.ofPage]),
      ]
    }
    expect(listed(10)).toEqual([
      3,
      [A, 1, 1, undefined],
      // Of the heading something else is said.
      [B, undefined, undefined, undefined],
      [A, 2, undefined, undefined],
      [A, undefined, undefined, undefined],
    ])
    expect(listed(1)).toEqual([6, [A, 1, 1, undefined]])
  })

  test('a link that several pages have, wherever it is in them, is one place that names the page', () => {
    const dead = 'https://dead.example/'
    const pages = [A, B, C].map((url, index) => {
      const message = `${dead} answers 404; linked on ${url}`
      const occurrences = [{ url: dead, line: index, selector: `a:nth-of-type(${index + 1})`, message }]
      return auditedPage(url, [measuredRun({ checks: [failedCheck({ occurrences })] })])
    })
    const { listed, more } = placesOn(pages, 5)
    expect(more).toBe(0)
    expect(listed.map(place => holderOf(place, false))).toMatchObject([
      { page: { url: A }, rest: ' and 2 more pages' },
    ])
  })

  test('a link that some of several pages have more often than others is one place, which says no number', () => {
    const pages = [A, B, C].map((page, index) => {
      const times = index === 0 ? '' : `${index + 1} times `
      const message = `${GONE} redirects; linked ${times}on ${page}`
      const occurrences = [{ url: GONE, selector: 'nav > a', message }]
      return auditedPage(page, [measuredRun({ checks: [failedCheck({ occurrences })] })])
    })
    const { listed, more } = placesOn(pages.toReversed(), 9)
    expect(listed.map(({ message, morePages }) => [message, morePages])).toEqual([
      [`${GONE} redirects; linked on ${C}`, 2],
    ])
    expect(more).toBe(0)
  })

  test('counts what several pages have in common once, also among the places that are not listed', () => {
    const lines = Array.from({ length: 40 }, (_, line) => line + 1)
    const failed = (own: string, at: string) => {
      const occurrences = lines.map(line => ({ url: at, line }))
      return auditedPage(own, [measuredRun({ checks: [failedCheck({ occurrences })] })])
    }
    const sitemap = 'https://shop.example/sitemap.xml'
    const { listed, more } = placesOn([failed(A, A), failed(B, sitemap), failed(C, sitemap)], 50)
    expect([listed.length, more]).toEqual([50, 30])
    expect(placesOn([failed(A, A), failed(B, B)], 50).more).toBe(30)
  })

  test.each([
    ['https://shop.example', 'https://shop.example/', undefined],
    ['https://shop.example/old', 'https://shop.example/new', undefined],
    ['https://shop.example/', 'https://shop.example/gone', 'https://shop.example/gone'],
  ])('of the page %s the occurrence %s names the resource %s', (url, at, resource) => {
    const run = measuredRun({
      finalUrl: 'https://shop.example/new',
      checks: [failedCheck({ occurrences: [{ url: at }] })],
    })
    expect(placesOn([auditedPage(url, [run])], 1).listed[0]!.resource).toBe(resource)
  })
})
