import { describe, expect, test } from '@jest/globals'
import {
  firstAlike,
  holderOf,
  othersInWords,
  saidOf,
  saidOnce,
} from '../../../src/report/view/place-words.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { auditedPage, failedCheck, makeReport, measuredRun } from '../../support/reports.ts'

const A = 'https://shop.example/a'
const B = 'https://shop.example/b'

describe('saidOnce', () => {
  const listedOn = (checks: [url: string, overrides: Parameters<typeof failedCheck>[0]][]) => {
    const pages = checks.map(([url, overrides]) =>
      auditedPage(url, [measuredRun({ checks: [failedCheck(overrides)] })]),
    )
    return viewOf(makeReport(pages)).findings[0]!.places.listed
  }
  const said = (listed: ReturnType<typeof listedOn>) => {
    const { lead, places } = saidOnce(listed)
    return [lead, ...places.map(place => saidOf(place).words)]
  }
  const at = (line: number, message: string) => ({ url: A, line, message })

  test('takes what a check says of its only page, and leaves the places what is theirs', () => {
    const occurrences = [at(1, '2 s'), at(2, '1 s')]
    expect(said(listedOn([[A, { message: '3 s in all', occurrences }]]))).toEqual([
      '3 s in all',
      '2 s',
      '1 s',
    ])
  })

  test('takes what all places say', () => {
    const occurrences = [at(1, 'has no name'), at(2, 'has no name')]
    expect(said(listedOn([[A, { occurrences }]]))).toEqual(['has no name', '', ''])
  })

  test('takes nothing from a single place, nor from places that nothing else tells apart', () => {
    expect(said(listedOn([[A, { occurrences: [at(1, 'has no name')] }]]))).toEqual(['', 'has no name'])
    const occurrences = [{ url: A, message: 'is slow' }, at(1, 'is slow')]
    expect(said(listedOn([[A, { occurrences }]]))).toEqual(['', 'is slow', 'is slow'])
  })

  test('leaves with the first place of each of several pages what is said of that page', () => {
    const listed = listedOn([
      [A, { message: '3 s in all', occurrences: [at(1, '2 s'), at(2, '1 s')] }],
      [B, { message: '5 s in all', occurrences: [{ url: B, line: 1, message: '5 s' }] }],
    ])
    expect(said(listed)).toEqual(['', '2 s; whole page: 3 s in all', '5 s; whole page: 5 s in all', '1 s'])
  })
})

describe('othersInWords', () => {
  const wordsOn = (urls: readonly string[], messages: readonly string[], occurrenceCount?: number) => {
    const pages = urls.map(url => {
      const occurrences = messages.map((message, index) => ({
        url,
        message,
        selector: `p:nth-of-type(${index + 1})`,
        snippet: '<p>',
      }))
      return auditedPage(url, [
        measuredRun({
          checks: [failedCheck({ occurrences, ...(occurrenceCount !== undefined && { occurrenceCount }) })],
        }),
      ])
    })
    const { places } = viewOf(makeReport(pages)).findings[0]!
    return firstAlike(places, 5).alike.map(othersInWords)
  }

  test('counts other places of which the same is said', () => {
    expect(wordsOn([A], ['pale', 'pale', 'pale', 'thin'])).toEqual([' and 2 more places', '', '', ''])
  })

  test('says where there may be more', () => {
    expect(wordsOn([A], ['pale', 'pale', 'thin'], 60)).toEqual([' and at least 1 more place', '', ''])
  })

  test('leaves out the same place of other pages, which are named', () => {
    expect(wordsOn([A, B], ['pale', 'thin'])).toEqual(['', ''])
    expect(wordsOn([A, B], ['pale', 'pale', 'thin'])).toEqual([' and 2 more places', '', ''])
  })

  test('says nothing where all places say the same', () => {
    expect(wordsOn([A], ['pale', 'pale'])).toEqual(['', ''])
  })
})

describe('firstAlike', () => {
  const urls = [1, 2, 3, 4, 5].map(number => `https://shop.example/${number}`)
  const placesOf = (occurrenceOn: (url: string, index: number) => Parameters<typeof failedCheck>[0]) => {
    const pages = urls.map((url, index) =>
      auditedPage(url, [measuredRun({ checks: [failedCheck(occurrenceOn(url, index))] })]),
    )
    return viewOf(makeReport(pages)).findings[0]!.places
  }
  const shown = (list: ReturnType<typeof placesOf>, max: number) => {
    const { alike, more } = firstAlike(list, max)
    const rows = alike.map(({ place, pages }) => {
      const { page, others, rest } = holderOf(place, false, pages)!
      return [[page, ...others].map(({ label }) => label).join(' ') + rest, place.occurrence?.line]
    })
    return { rows, more }
  }

  test('says what stands alike on several pages once, and names them', () => {
    const link = { line: 3, selector: 'footer > a', snippet: '<a href="#">', message: 'leads nowhere' }
    const list = placesOf(url => ({ occurrences: [{ url, ...link }] }))
    expect(shown(list, 3)).toEqual({ rows: [['/1 /2 /3 and 2 more pages', 3]], more: 0 })
  })

  test('names the line only where it is the same on all of them', () => {
    const link = { selector: 'footer > a', snippet: '<a href="#">', message: 'leads nowhere' }
    const list = placesOf((url, line) => ({ occurrences: [{ url, line, ...link }] }))
    expect(shown(list, 3)).toEqual({ rows: [['/1 /2 /3 and 2 more pages', undefined]], more: 0 })
  })

  test('keeps apart what differs in what is said or in the source, and counts what is left', () => {
    const list = placesOf((url, index) => ({
      occurrences: [
        { url, selector: 'h1', snippet: index < 3 ? '<h1></h1>' : `<h1>${index}</h1>`, message: 'is bad' },
      ],
    }))
    expect(shown(list, 2)).toEqual({
      rows: [
        ['/1 /2 /3', undefined],
        ['/4', undefined],
      ],
      more: 1,
    })
    const pages = placesOf((url, index) => ({ occurrences: [{ url, selector: 'h1', message: `${index}` }] }))
    expect(shown(pages, 9).rows).toHaveLength(5)
  })

  test('does not count again what is counted beside a place', () => {
    const list = placesOf((url, index) => ({
      occurrences: [
        { url, selector: `p:nth-of-type(${index})`, snippet: '<p>', message: index < 4 ? 'pale' : 'thin' },
      ],
    }))
    const { alike, more } = firstAlike(list, 2)
    expect(alike.map(othersInWords)).toEqual([' and 3 more places', ''])
    expect(more).toBe(0)
    // One of the three is shown as well.
    expect(firstAlike(list, 3).more).toBe(0)
    expect(firstAlike(list, 1).more).toBe(1)
  })
})

test.each([
  'https://shop.example/gone answers 404; linked on https://shop.example/a',
  'The link to "https://shop.example/gone" leads nowhere',
  'Broken: https://shop.example/gone.',
])('a resource is not said beside the message %s', message => {
  const page = { url: A, label: '/a', number: 1 }
  const place = { page, occurrence: undefined, resource: 'https://shop.example/gone', message }
  expect(saidOf(place)).toEqual({ resource: undefined, words: message })
})

test.each([
  ['https://shop.example/gone answers 404; linked on https://shop.example/a', 'answers 404'],
  [
    'https://shop.example/gone answers 404; used 3 times on https://shop.example/a',
    'answers 404; used 3 times here',
  ],
  [
    'https://shop.example/gone answers 404; linked on https://shop.example/a/b',
    'linked on https://shop.example/a/b',
  ],
])('after the name of the page, %s', (message, end) => {
  const page = { url: A, label: '/a', number: 1 }
  const place = { page, occurrence: undefined, resource: 'https://shop.example/gone', message }
  expect(saidOf(place, true).words.endsWith(end)).toBe(true)
  expect(saidOf(place).words).toBe(message)
})

test('a resource is not said beside a message on the place in it that is missing', () => {
  const page = { url: A, label: '/a', number: 1 }
  const message = `${B} has no element with the id "prices"`
  expect(saidOf({ page, occurrence: undefined, resource: `${B}#prices`, message }).resource).toBeUndefined()
})

test('a resource is said beside a message that names a longer address', () => {
  const page = { url: A, label: '/a', number: 1 }
  const place = { page, occurrence: undefined, resource: 'https://shop.example/gone' }
  expect(saidOf({ ...place, message: 'https://shop.example/gone/b is there' }).resource).toBeDefined()
})

test('a message that begins with the address that it is about says it in place of the address', () => {
  const resource = 'https://shop.example/gone'
  const page = { url: A, label: '/a', number: 1 }
  const place = { page, occurrence: undefined, resource }
  expect(saidOf({ ...place, message: `${resource} answers 404` }).resource).toBeUndefined()
  expect(saidOf({ ...place, message: 'answers 404' })).toEqual({ resource, words: 'answers 404' })
})
