import type { Case } from '../../../support/tool-cases.ts'
import { ARTICLE, htmlPage } from './prose.ts'

const check = 'error-message-shown'

const SHOWN: readonly [when: string, part: string, says: RegExp][] = [
  [
    'PHP shows a warning',
    '<br />\n<b>Warning</b>:  Undefined variable $price in <b>/var/www/shop/item.php</b> on line <b>12</b><br />',
    /^Shows the message "Warning: Undefined variable \$price in \/var\/www\/shop\/item\.php on line 12"\.$/,
  ],
  [
    'a theme of Shopify fails',
    '<p>Liquid error (sections/hero line 3): invalid url input</p>',
    /Liquid error/,
  ],
  ['Hugo found a value unsafe', '<p>Call us: ZgotmplZ</p>', /ZgotmplZ/],
  ['WordPress stopped', '<p>There has been a critical error on this website.</p>', /critical error/],
  [
    'a widget got no photos',
    '<div><h6>Instagram @sheds</h6>Instagram n&#039;a pas retourné le status 200.</div>',
    /"Instagram n'a pas retourné le status 200\."/,
  ],
  ['a widget has no feed', '<p>Error: No feed found.</p>', /No feed found/],
]

const MEANT: readonly [when: string, content: string][] = [
  [
    'sentences have such words',
    '<p>Warning: the roof is slippery in rain, so wait in line. Notice: closed in May.</p><p>Instagram has more of our 200 sheds.</p>',
  ],
  ['an error is told in plain words', '<p>Oops, an error occurred! Please call us.</p>'],
]

export const ERROR_MESSAGE_CASES: readonly Case[] = [
  ...SHOWN.map(
    ([when, part, says]): Case => ({
      check,
      when,
      site: htmlPage({ content: `${ARTICLE}${part}` }),
      outcome: 'fail',
      says,
      count: 1,
    }),
  ),
  ...MEANT.map(
    ([when, part]): Case => ({
      check,
      when,
      site: htmlPage({ content: `${ARTICLE}${part}` }),
      outcome: 'pass',
    }),
  ),
  {
    check,
    when: 'the page is about them',
    site: htmlPage({
      title: 'Repair errors of WordPress',
      content: `${ARTICLE}<p>A</p><p>B</p><p>C</p><p>D</p><p>E</p><p>There has been a critical error on this website.</p>`,
    }),
    outcome: 'not-applicable',
  },
  {
    check,
    when: 'the page shows code',
    site: htmlPage({ content: `${ARTICLE}<code>x</code><p>Error: No feed found.</p>` }),
    outcome: 'not-applicable',
  },
  {
    check,
    when: 'there is no text',
    site: '<!doctype html><html lang="en"><title>A</title><body><img src="/a.png" alt="A">',
    outcome: 'not-applicable',
  },
]
