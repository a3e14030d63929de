import type { Case } from '../../../support/tool-cases.ts'

const sent = (body: string, title = 'Hours', type = 'application/xhtml+xml') => ({
  '/page': {
    headers: { 'content-type': type },
    body: `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${title}</title></head>\n<body>${body}</body></html>`,
  },
})

export const XML_ERROR_CASES: readonly Case[] = [
  {
    check: 'xml-malformed',
    outcome: 'pass',
    when: 'a page that is XML',
    site: sent('<p>Mo<br/>Tu</p>'),
  },
  {
    check: 'xml-malformed',
    outcome: 'fail',
    when: 'a page that is XML and does not close an element',
    site: sent('<p>Mo<br>Tu</p>'),
    says: /^The page is not well-formed XML: Opening and ending tag mismatch: br line 2 and p/,
    line: 2,
  },
  {
    check: 'xml-malformed',
    outcome: 'fail',
    when: 'a page that is XML and breaks off in its head',
    site: sent('', 'Hours&nbsp;'),
    says: /^The page is not well-formed XML: Entity 'nbsp' not defined/,
    line: 1,
  },
  {
    check: 'xml-malformed',
    outcome: 'not-applicable',
    when: 'the same as HTML',
    site: sent('<p>Mo<br>Tu</p>', 'Hours&nbsp;', 'text/html'),
  },
]
