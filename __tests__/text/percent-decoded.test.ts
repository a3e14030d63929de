import { expect, test } from '@jest/globals'
import { percentDecoded } from '../../src/text/percent-decoded.ts'

test.each([
  ['/%C3%BCber-uns', '/über-uns'],
  ['a%2Fb', 'a/b'],
  ['100%', '100%'],
  ['%E0%A4', '%E0%A4'],
  ['', ''],
])('%s is %s', (written, said) => {
  expect(percentDecoded(written)).toBe(said)
})
