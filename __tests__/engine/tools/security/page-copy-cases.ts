import type { Case } from '../../../support/tool-cases.ts'
import type { Answer } from '../../../support/web-server.ts'

const check = 'page-copy-published'
const told = (copies: unknown, more: Record<string, Answer> = {}): Pick<Case, 'site'> => ({
  site: {
    '/': {
      body: '<title>Bikes</title>',
      headers: { 'seo-preflight-published-copies': encodeURIComponent(JSON.stringify(copies)) },
    },
    ...more,
  },
})
const COPY = { path: '/about%20copy.html', kind: 'page', of: '/about.html' }

export const PAGE_COPIES: Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'the folder has one that crawlers may read',
    ...told([COPY, { path: '/shop.zip', kind: 'site', pages: 3 }]),
    says: [
      '/about copy.html is a copy of /about.html by its name and title. No page, script or list of the site names it, and search engines may index it.',
    ],
    at: '{origin}/about%20copy.html',
  },
  {
    check,
    outcome: 'pass',
    when: 'robots.txt blocks it',
    ...told([COPY], { '/robots.txt': 'User-agent: *\nDisallow: /about%20copy.html' }),
  },
  {
    check,
    outcome: 'pass',
    when: 'what is told is none',
    ...told([{ ...COPY, of: 'https://other.example/' }, { path: '/a', kind: 'page' }, null]),
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'it is not served from a folder',
    site: { '/': '<title>Bikes</title>' },
  },
]
