import { describe, expect, test } from '@jest/globals'
import { OtherOrigin } from '../../../src/run/incremental/other-origin.ts'

const BEFORE = 'https://docs-a1b2c3.vercel.app'
const NOW = 'https://docs-d4e5f6.vercel.app'

describe('a result of one deployment is read as that of another', () => {
  test.each([
    ['of the same host', BEFORE, NOW],
    ['in the same domain', 'https://pr-12.preview.example.com', 'https://pr-13.preview.example.com'],
    ['on this machine', 'http://127.0.0.1:41000', 'http://127.0.0.1:52000'],
  ])('%s', (_, before, now) => {
    const other = OtherOrigin.between(before, now)
    expect(
      other?.result({ url: `${before}/a`, texts: [`on ${new URL(before).host}: gone`], count: 1 }),
    ).toEqual({
      url: `${now}/a`,
      texts: [`on ${new URL(now).host}: gone`],
      count: 1,
    })
  })

  test.each([
    ['where texts would be cut elsewhere', BEFORE, 'https://docs-main.vercel.app'],
    ['over another scheme', 'http://docs-a1b2c3.vercel.app', NOW],
    ['of another host', BEFORE, 'https://docs-a1b2.netlify.app'],
    ['in another domain', 'https://pr-1.example.com', 'https://pr-1.example.org'],
    ['on this machine and elsewhere', 'http://127.0.0.1:41000', 'http://93.184.1.1:41000'],
  ])('but not %s', (_, before, now) => {
    expect(OtherOrigin.between(before, now)).toBeUndefined()
  })

  test('and asks for what it was worked out from there', () => {
    const read = ['abc fetch @/', 'def fetch @/robots.txt']
    expect(OtherOrigin.between(BEFORE, NOW)!.inputs({ read })).toEqual({ read })
  })

  test.each([
    ['a page that names its host', 'abc! fetch @/'],
    ['a certificate of its host', 'abc tls docs-a1b2c3.vercel.app:443'],
    ['a record of its host', 'abc dns A docs-a1b2c3.vercel.app'],
  ])('unless it was worked out from %s', (_, input) => {
    expect(OtherOrigin.between(BEFORE, NOW)!.inputs({ read: ['abc fetch @/a', input] })).toBeUndefined()
  })
})
