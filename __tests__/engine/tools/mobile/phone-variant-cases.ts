import type { Case } from '../../../support/tool-cases.ts'
import type { Site } from '../../../support/tool-runs.ts'
import { LONG, page } from './pages.ts'

/** A server that looks at the user agent, as those do that part phones from desktops. */
const byAgent = (phone: string, desktop: string, headers: Record<string, string> = {}): Site => ({
  '/': (request, response) => {
    const isPhone = /Mobile/.test(request.headers['user-agent'] ?? '')
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(isPhone ? phone : desktop)
  },
})

export const PHONE_VARIANTS: readonly Case[] = [
  { check: 'phone-noindex', outcome: 'pass', when: 'it is the same for all', site: page('') },
  {
    check: 'phone-noindex',
    outcome: 'fail',
    when: 'noindex is for phones',
    site: byAgent(page('', '<meta name="robots" content="noindex">'), page('')),
    says: 'A phone gets noindex here, a desktop browser does not.',
    at: '{origin}/',
  },
  {
    check: 'phone-noindex',
    outcome: 'fail',
    when: 'a header has noindex for phones, with the same document for all',
    site: {
      '/': (request, response) => {
        const isPhone = /Mobile/.test(request.headers['user-agent'] ?? '')
        const robots = isPhone ? { 'x-robots-tag': 'noindex' } : {}
        response.writeHead(200, { 'content-type': 'text/html', ...robots }).end(page(''))
      },
    },
    says: 'A phone gets noindex here, a desktop browser does not.',
    at: '{origin}/',
  },
  {
    check: 'phone-noindex',
    outcome: 'pass',
    when: 'noindex is for another bot',
    site: byAgent(page('', '<meta name="otherbot" content="noindex">'), page('')),
  },
  {
    check: 'phone-noindex',
    outcome: 'not-applicable',
    when: 'noindex is for all',
    site: page('', '<meta name="robots" content="noindex">'),
  },
  { check: 'phone-less-content', outcome: 'pass', when: 'it is the same for all', site: page(LONG) },
  {
    check: 'phone-less-content',
    outcome: 'fail',
    when: 'phones get half of the text',
    site: byAgent(page('<p>Short</p>'), page(LONG)),
    says: /^A phone gets only 5 characters of text, a desktop browser \d+ \(at least 70 %\)\.$/,
    at: '{origin}/',
  },
  {
    check: 'phone-less-content',
    outcome: 'not-applicable',
    when: 'all get little text',
    site: byAgent(page(''), page('<p>Short</p>')),
  },
  {
    check: 'phone-other-title',
    outcome: 'not-applicable',
    when: 'there is no title',
    site: page('').replace('<title>Page</title>', ''),
  },
  { check: 'phone-other-title', outcome: 'pass', when: 'it is the same for all', site: page('') },
  {
    check: 'phone-other-title',
    outcome: 'fail',
    when: 'phones get another title',
    site: byAgent('<title>Phone</title>', '<title>Desktop</title>'),
    says: 'A phone gets the title "Phone", a desktop browser "Desktop".',
    at: '{origin}/',
  },
  {
    check: 'vary-missing',
    outcome: 'pass',
    when: 'Vary names the user agent',
    site: byAgent('<title>Phone</title>', '<title>Desktop</title>', {
      vary: 'Accept-Encoding, User-Agent',
    }),
  },
  {
    check: 'vary-missing',
    outcome: 'fail',
    when: 'Vary does not name the user agent',
    site: byAgent('<title>Phone</title>', '<title>Desktop</title>', { vary: 'Accept-Encoding' }),
    says: 'The Vary header has only "Accept-Encoding".',
    at: '{origin}/',
  },
  { check: 'vary-missing', outcome: 'not-applicable', when: 'it is the same for all', site: page('') },
]
