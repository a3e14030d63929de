import { describe, expect, test } from '@jest/globals'
import { groupFindings } from '../../../src/report/view/findings.ts'
import { firstPlaces, saidOf, saidOnce } from '../../../src/report/view/places.ts'
import { auditedPage, failedCheck, measuredRun } from '../../support/reports.ts'

const A = 'https://shop.example/a'
const B = 'https://shop.example/b'

describe('firstPlaces', () => {
  const pages = [A, B].map(url => {
    const occurrences = [1, 2, 3].map(line => ({ url, line }))
    return auditedPage(url, [measuredRun({ checks: [failedCheck({ occurrences })] })])
  })
  const [finding] = groupFindings(pages, {})

  test('gives every page its turn before any has a second', () => {
    const { listed, more } = firstPlaces(finding!, 3)
    expect(listed.map(({ page, occurrence }) => [page.url, occurrence!.line])).toEqual([
      [A, 1],
      [B, 1],
      [A, 2],
    ])
    expect(more).toBe(3)
  })

  test('ends where there are no more', () => {
    expect(firstPlaces(finding!, 100)).toMatchObject({ more: 0, listed: { length: 6 } })
  })

  test('a check that failed without a place has the page as its place', () => {
    const page = auditedPage(A, [
      measuredRun({ checks: [failedCheck({ occurrences: [], message: 'No answer' })] }),
    ])
    const places = firstPlaces(groupFindings([page], {})[0]!, 5)
    expect(places).toEqual({
      listed: [{ page, message: 'No answer', occurrence: undefined, resource: undefined }],
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
    const [found] = groupFindings([failed(A, 1, 2), failed(B, 1)], {})
    const listed = (max: number) => {
      const { listed: some, more } = firstPlaces(found!, max)
      return [
        more,
        ...some.map(place => [place.page.url, place.occurrence?.line, place.isCommon, place.ofPage]),
      ]
    }
    expect(listed(10)).toEqual([
      3,
      [A, 1, true, undefined],
      [A, 2, undefined, undefined],
      [B, undefined, undefined, undefined],
      [A, undefined, undefined, undefined],
    ])
    expect(listed(1)).toEqual([6, [A, 1, true, undefined]])
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
    const [found] = groupFindings([auditedPage(url, [run])], {})
    expect(firstPlaces(found!, 1).listed[0]!.resource).toBe(resource)
  })
})

describe('saidOnce', () => {
  const placesOn = (checks: [url: string, overrides: Parameters<typeof failedCheck>[0]][]) => {
    const pages = checks.map(([url, overrides]) =>
      auditedPage(url, [measuredRun({ checks: [failedCheck(overrides)] })]),
    )
    return firstPlaces(groupFindings(pages, {})[0]!, 10).listed
  }
  const said = (listed: ReturnType<typeof placesOn>) => {
    const { lead, places } = saidOnce(listed)
    return [lead, ...places.map(place => saidOf(place).words)]
  }
  const at = (line: number, message: string) => ({ url: A, line, message })

  test('takes what a check says of its only page, and leaves the places what is theirs', () => {
    const occurrences = [at(1, '2 s'), at(2, '1 s')]
    expect(said(placesOn([[A, { message: '3 s in all', occurrences }]]))).toEqual([
      '3 s in all',
      '2 s',
      '1 s',
    ])
  })

  test('takes what all places say', () => {
    const occurrences = [at(1, 'has no name'), at(2, 'has no name')]
    expect(said(placesOn([[A, { occurrences }]]))).toEqual(['has no name', '', ''])
  })

  test('takes nothing from a single place, nor from places that nothing else tells apart', () => {
    expect(said(placesOn([[A, { occurrences: [at(1, 'has no name')] }]]))).toEqual(['', 'has no name'])
    const occurrences = [{ url: A, message: 'is slow' }, at(1, 'is slow')]
    expect(said(placesOn([[A, { occurrences }]]))).toEqual(['', 'is slow', 'is slow'])
  })

  test('leaves with the first place of each of several pages what is said of that page', () => {
    const listed = placesOn([
      [A, { message: '3 s in all', occurrences: [at(1, '2 s'), at(2, '1 s')] }],
      [B, { message: '5 s in all', occurrences: [{ url: B, line: 1, message: '5 s' }] }],
    ])
    expect(said(listed)).toEqual(['', '3 s in all; 2 s', '5 s in all; 5 s', '1 s'])
  })
})

test('a message that begins with the address that it is about says it in place of the address', () => {
  const resource = 'https://shop.example/gone'
  const place = { page: auditedPage(A), occurrence: undefined, resource }
  expect(saidOf({ ...place, message: `${resource} answers 404` }).resource).toBeUndefined()
  expect(saidOf({ ...place, message: 'answers 404' })).toEqual({ resource, words: 'answers 404' })
})
