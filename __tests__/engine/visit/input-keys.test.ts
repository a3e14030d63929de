import { describe, expect, test } from '@jest/globals'
import {
  dnsKey,
  fetchKey,
  linkKey,
  pageKey,
  placesKey,
  shownInputs,
  tlsKey,
} from '../../../src/engine/visit/input-keys.ts'
import { readKey } from '../../../src/engine/visit/read-input-key.ts'

describe('the key of an input', () => {
  test.each([
    [fetchKey('@/a?b=c', {}), { kind: 'fetch', url: '@/a?b=c', options: {} }],
    [
      fetchKey('@/a', { method: 'HEAD', headers: { accept: 'text/html' }, maxBytes: 10, timeoutMs: 5 }),
      {
        kind: 'fetch',
        url: '@/a',
        options: { method: 'HEAD', headers: { accept: 'text/html' }, maxBytes: 10 },
      },
    ],
    [linkKey('@/a'), { kind: 'link', url: '@/a', onProduction: false }],
    [
      linkKey('https://a.example/', { onProduction: true }),
      { kind: 'link', url: 'https://a.example/', onProduction: true },
    ],
    [pageKey('@/a'), { kind: 'page', url: '@/a' }],
    [placesKey('@/a', [7, 4_294_967_295])!, { kind: 'places', url: '@/a', places: [7, 4_294_967_295] }],
    [placesKey('@/a', [])!, { kind: 'places', url: '@/a', places: [] }],
    [
      dnsKey('a.example', 'TXT', { checkingDisabled: true }),
      { kind: 'dns', name: 'a.example', type: 'TXT', options: { checkingDisabled: true } },
    ],
    [tlsKey('a.example', 443), { kind: 'tls', host: 'a.example', port: 443 }],
  ])('%s says how it is asked for', (key, input) => {
    expect(readKey(key)).toEqual(input)
  })

  test('says that what sends a session along cannot be asked for again', () => {
    expect(readKey(fetchKey('@/a', { headers: { cookie: 'session=1' } }))).toBeUndefined()
    expect(readKey(fetchKey('@/a b', {}))).toBeUndefined()
  })

  test('is none of more places than are compared one by one', () => {
    expect(placesKey('@/a', Array(1001).fill(1))).toBeUndefined()
  })

  test.each([
    '{"method":"POST"} @/a',
    '{"originHeaders":{"origin":"https://b.example","headers":{}}} @/a',
    '{"maxBytes":1000000000} @/a',
    '{"maxBytes":-1} @/a',
    '{"headers":{"accept":1}} @/a',
    '[] @/a',
    '{ @/a',
  ])('of a report that says %s is none', rest => {
    expect(readKey(`fetch ${rest}`)).toBeUndefined()
  })
})

test('a page was shown from what its site sends, and from scripts, style sheets and frames of others', () => {
  const shown = shownInputs(
    [
      { url: 'https://a.example/', type: 'Document' },
      { url: 'https://a.example/a.png', type: 'Image' },
      { url: 'https://b.example/a.png', type: 'Image' },
      { url: 'https://b.example/a.js', type: 'Script' },
      { url: 'https://a.example/count', type: 'Ping', method: 'POST' },
      { url: 'https://a.example/search', type: 'Fetch', method: 'POST' },
      { url: 'data:image/png;base64,AA==', type: 'Image' },
    ],
    'https://a.example',
  )
  expect([...shown]).toEqual([
    'https://a.example/',
    'https://a.example/a.png',
    'https://b.example/a.js',
    'https://a.example/search by POST',
  ])
  expect([...shown].map(url => readKey(fetchKey(url, {}))?.kind)).toEqual([
    'fetch',
    'fetch',
    'fetch',
    undefined,
  ])
})
