import { expect, test } from '@jest/globals'
import { parseContentType } from '../../../src/engine/syntax/content-type.ts'

test.each([
  [['text/html'], 'text/html', undefined],
  [['Text/HTML; Charset=UTF-8'], 'text/html', 'UTF-8'],
  [['text/html;charset="shift_jis"'], 'text/html', 'shift_jis'],
  [['text/html; charset = utf-8 ; x=y'], 'text/html', 'utf-8'],
  [['text/html; charset=utf-8; charset=latin1'], 'text/html', 'utf-8'],
  [['text/html; x="; charset=latin1"; charset=utf-8'], 'text/html', 'utf-8'],
  [['text/html; x="a,b"; charset=utf-8'], 'text/html', 'utf-8'],
  [['text/html; charset='], 'text/html', undefined],
  [[], '', undefined],
  [[''], '', undefined],
  // The following are examples of https://fetch.spec.whatwg.org/#concept-header-extract-mime-type
  [['text/plain;charset=gbk, text/html'], 'text/html', undefined],
  [['text/html;charset=gbk;a=b, text/html;x=y'], 'text/html', 'gbk'],
  [['text/html;charset=gbk;a=b', 'text/html;x=y'], 'text/html', 'gbk'],
  [['text/html;charset=gbk', 'x/x', 'text/html;x=y'], 'text/html', undefined],
  [['text/html', '*/*'], 'text/html', undefined],
] as const)('Content-Type %j is %s with charset %s', (values, mediaType, charset) => {
  expect(parseContentType(values)).toEqual({ mediaType, charset })
})
