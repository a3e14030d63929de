import { expect, test } from '@jest/globals'
import { withoutControls, withoutControlsButStyles } from '../../src/text/safe-lines.ts'

test.each([
  ['line ends of every kind', 'a\r\nb\rc\u2028d\u2029e\u0085f\vg\fh', 'a\nb\nc\nd\ne\nf\ng\nh'],
  ['tabs and blanks', 'a\tb  c', 'a\tb  c'],
  ['escape sequences', '\u001b]0;title\u0007\u001b[2J', '\ufffd]0;title\ufffd\ufffd[2J'],
  ['C1 controls', 'a\u009b31mb', 'a\ufffd31mb'],
  ['bidi controls', 'a\u202eb\u2066', 'ab'],
  ['lone surrogates', 'a\ud800b', 'a\ufffdb'],
])('makes %s safe', (_, text, shown) => {
  expect(withoutControls(text)).toBe(shown)
})

test('takes styles out unless they are the own ones', () => {
  expect(withoutControls('\u001b[31mred\u001b[39m')).toBe('\ufffd[31mred\ufffd[39m')
  expect(withoutControlsButStyles('\u001b[31mred\u001b[39m\u001b[2J')).toBe(
    '\u001b[31mred\u001b[39m\ufffd[2J',
  )
})
