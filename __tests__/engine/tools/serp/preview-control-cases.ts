import type { Case } from '../../../support/tool-cases.ts'
import { PLAIN, page } from './pages.ts'

export const CONTROLS: Case[] = [
  {
    check: 'snippet-suppressed',
    outcome: 'pass',
    when: 'a length is set',
    site: page('<meta name="robots" content="max-snippet:-1">'),
  },
  {
    check: 'snippet-suppressed',
    outcome: 'not-applicable',
    when: 'the page is kept out of the index as well',
    site: page('<meta name="robots" content="noindex, nosnippet">'),
  },
  {
    check: 'snippet-suppressed',
    outcome: 'fail',
    when: 'a meta forbids it',
    site: page('<meta name="robots" content="index, max-snippet: 0">'),
    says: /max-snippet:0/,
    selector: 'html > head > meta',
    line: 1,
  },
  {
    check: 'snippet-suppressed',
    outcome: 'fail',
    when: 'a header forbids it',
    site: { '/': { headers: { 'x-robots-tag': 'nosnippet' }, body: PLAIN } },
    says: 'nosnippet',
  },
  { check: 'image-preview-suppressed', outcome: 'pass', when: 'nothing is said', site: PLAIN },
  {
    check: 'image-preview-suppressed',
    outcome: 'fail',
    when: 'a meta forbids it',
    site: page('<meta name="googlebot" content="max-image-preview:none">'),
    says: /max-image-preview:none/,
  },
  {
    check: 'data-nosnippet-misplaced',
    outcome: 'pass',
    when: 'it is on a span',
    site: page('', '<span data-nosnippet>x</span>'),
  },
  {
    check: 'data-nosnippet-misplaced',
    outcome: 'fail',
    when: 'it is on a paragraph',
    site: page('', '<p data-nosnippet>x</p>'),
    says: /no effect on <p>/,
    selector: 'html > body > p',
    line: 1,
  },
  { check: 'data-nosnippet-misplaced', outcome: 'not-applicable', when: 'it is not used', site: PLAIN },
  {
    check: 'data-nosnippet-unclosed',
    outcome: 'pass',
    when: 'it is closed',
    site: page('', '<div data-nosnippet>x</div>'),
  },
  {
    check: 'data-nosnippet-unclosed',
    outcome: 'fail',
    when: 'the end tag is missing',
    site: page('', '<div data-nosnippet>x'),
    selector: 'html > body > div',
    line: 1,
    says: '<div> has no end tag',
  },
  { check: 'data-nosnippet-unclosed', outcome: 'not-applicable', when: 'it is not used', site: PLAIN },
]
