import { describe, expect, test } from '@jest/globals'
import { decodeHtml } from '../../../../src/engine/formats/html/charset.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string, bigEndian: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return bigEndian ? bytes.swap16() : bytes
}
const meta = (charset: string) => `<meta charset="${charset}">`
const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`
const XHTML = 'application/xhtml+xml'

describe('the encoding of a document is decided as in browsers', () => {
  test.each<[string, Buffer, string | undefined, string, string]>([
    ['header', Buffer.from('é'), 'text/html; charset=utf-8', 'UTF-8', 'é'],
    ['header over meta', latin(`${meta('utf-8')}\xe9`), 'text/html; charset=iso-8859-1', 'windows-1252', 'é'],
    ['byte-order mark over header', Buffer.from('\ufeffé'), 'text/html; charset=iso-8859-1', 'UTF-8', 'é'],
    ['UTF-16LE by its mark', utf16('é', false), 'text/html; charset=utf-8', 'UTF-16LE', 'é'],
    ['UTF-16BE by its mark', utf16('é', true), undefined, 'UTF-16BE', 'é'],
    ['UTF-16LE by header', Buffer.from('é', 'utf16le'), 'text/html; charset=utf-16', 'UTF-16LE', 'é'],
    ['meta', Buffer.from(`${meta('utf-8')}é`), 'text/html', 'UTF-8', 'é'],
    [
      'meta http-equiv',
      latin('<meta http-equiv="content-type" content="text/html; charset=koi8-r">\xc1'),
      undefined,
      'KOI8-R',
      'а',
    ],
    ['UTF-16 in meta means UTF-8', Buffer.from(`${meta('utf-16')}é`), undefined, 'UTF-8', 'é'],
    ['meta in a comment', latin(`<!-- ${meta('utf-8')} -->\xe9`), undefined, 'windows-1252', 'é'],
    [
      'meta past 1,024 bytes',
      latin(`${' '.repeat(1024)}${meta('utf-8')}\xe9`),
      undefined,
      'windows-1252',
      'é',
    ],
    ['shift_jis', Buffer.from([0x93, 0xfa]), 'text/html; charset=Shift_JIS', 'Shift_JIS', '日'],
    ['gbk', Buffer.from([0xc4, 0xe3]), 'text/html; charset=gb2312', 'GBK', '你'],
    ['iso-8859-1 is windows-1252', Buffer.from([0x80]), 'text/html; charset=iso-8859-1', 'windows-1252', '€'],
    ['ascii is windows-1252', Buffer.from([0x92]), 'text/html; charset=us-ascii', 'windows-1252', '’'],
    ['nothing', Buffer.from([0x80]), undefined, 'windows-1252', '€'],
    [
      'an unknown label falls back to meta',
      Buffer.from(`${meta('utf-8')}é`),
      'text/html; charset=utf8mb4',
      'UTF-8',
      'é',
    ],
    ['replacement', Buffer.from('<p>'), 'text/html; charset=iso-2022-kr', 'replacement', '\ufffd'],
    ['x-user-defined', Buffer.from([0x80]), 'text/html; charset=x-user-defined', 'x-user-defined', '\uf780'],
    ['invalid UTF-8', Buffer.from([0xff]), 'text/html; charset=utf-8', 'UTF-8', '\ufffd'],
    ['XML is in UTF-8', Buffer.from('é'), XHTML, 'UTF-8', 'é'],
    ['XML passes over meta', Buffer.from(`${meta('koi8-r')}é`), XHTML, 'UTF-8', 'é'],
    ['XML by its declaration', latin(`${xml('windows-1251')}\xc0`), XHTML, 'windows-1251', 'А'],
    ['XML by header', latin(`${xml('utf-8')}\xc1`), `${XHTML}; charset=koi8-r`, 'KOI8-R', 'а'],
    ['XML declaration in HTML', Buffer.from(`${xml('utf-8')}é`), 'text/html', 'UTF-8', 'é'],
    ['XML declaration with blanks', Buffer.from("<?xml\n encoding = 'utf-8' ?>é"), 'text/html', 'UTF-8', 'é'],
    [
      'meta over XML declaration in HTML',
      latin(`${xml('utf-8')}${meta('koi8-r')}\xc1`),
      undefined,
      'KOI8-R',
      'а',
    ],
    ['UTF-16 in an XML declaration means UTF-8', Buffer.from(`${xml('utf-16')}é`), undefined, 'UTF-8', 'é'],
    ['an unknown label in an XML declaration', latin(`${xml('bogus')}\xe9`), undefined, 'windows-1252', 'é'],
    ['XML declaration not at the start', latin(`\n${xml('utf-8')}\xe9`), undefined, 'windows-1252', 'é'],
    ['empty', Buffer.alloc(0), 'text/html; charset=utf-8', 'UTF-8', ''],
  ])('%s', (_name, body, contentType, encoding, end) => {
    const decoded = decodeHtml(body, contentType)
    expect(decoded.encoding.toLowerCase()).toBe(encoding.toLowerCase())
    expect(decoded.text.endsWith(end)).toBe(true)
    expect(decoded.text.startsWith('\ufeff')).toBe(false)
  })
})

// Names of https://encoding.spec.whatwg.org/#names-and-labels
test.each([
  'UTF-8 IBM866 ISO-8859-2 ISO-8859-3 ISO-8859-4 ISO-8859-5 ISO-8859-6 ISO-8859-7 ISO-8859-8 ISO-8859-8-I',
  'ISO-8859-10 ISO-8859-13 ISO-8859-14 ISO-8859-15 ISO-8859-16 KOI8-R KOI8-U macintosh windows-874 windows-1250',
  'windows-1251 windows-1252 windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-1258',
  'x-mac-cyrillic GBK gb18030 Big5 EUC-JP ISO-2022-JP Shift_JIS EUC-KR UTF-16BE UTF-16LE x-user-defined',
])('every encoding of the standard decodes: %s', names => {
  for (const name of names.split(' ')) {
    const { encoding } = decodeHtml(Buffer.from('AB'), `text/html; charset=${name}`)
    expect(encoding.toLowerCase()).toBe(name.toLowerCase())
  }
})
