import type { Case } from '../../../support/tool-cases.ts'
import { PDF, page, site } from './sites.ts'

export const RESOURCES: readonly Case[] = [
  {
    check: 'resources-blocked',
    outcome: 'pass',
    when: 'the files are open',
    site: page('<link rel="stylesheet" href="/a.css"><script src="/a.js"></script>'),
  },
  {
    check: 'resources-blocked',
    outcome: 'fail',
    when: 'a style sheet is closed',
    site: page('<link rel="preload stylesheet" href="/private/a.css">'),
    line: 2,
    selector: 'html > head > link',
    says: /line 2 of /,
  },
  {
    check: 'resources-blocked',
    outcome: 'fail',
    when: 'a script is closed',
    site: page('<script src="/private/a.js"></script>'),
    says: 'line 2 of {origin}/robots.txt ("Disallow: /private/") blocks {origin}/private/a.js',
    line: 2,
  },
  {
    check: 'resources-blocked',
    outcome: 'pass',
    when: 'only a block of data is closed',
    site: page(
      '<link rel="stylesheet" href="/a.css"><script type="application/json" src="/private/a.json"></script>',
    ),
  },
  { check: 'resources-blocked', outcome: 'not-applicable', when: 'there are no files', site: site() },
  { check: 'resources-blocked', outcome: 'not-measured', when: 'it is a PDF', site: site({ '/': PDF }) },
  {
    check: 'images-blocked',
    outcome: 'pass',
    when: 'the image is open',
    site: page('', '<img src="/a.png" alt="">'),
  },
  {
    check: 'images-blocked',
    outcome: 'fail',
    when: 'the image is closed',
    site: page('', '<img src="/private/a.png" alt="">'),
    says: 'line 2 of {origin}/robots.txt ("Disallow: /private/") blocks {origin}/private/a.png',
    selector: 'html > body > img',
  },
  ...(
    [
      ['pass', '/faces/', 'a folder is closed to Googlebot-Image alone, on purpose'],
      ['fail', '/', 'all is closed to Googlebot-Image'],
    ] as const
  ).map(
    ([outcome, path, when]): Case => ({
      check: 'images-blocked',
      outcome,
      when,
      site: {
        ...page('', '<img src="/faces/a.png" alt="">'),
        '/robots.txt': `User-agent: Googlebot-Image\nDisallow: ${path}\n`,
      },
    }),
  ),
  {
    check: 'images-blocked',
    outcome: 'not-applicable',
    when: 'the image is in the page',
    site: page('', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">'),
  },
]
