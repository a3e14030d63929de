import { expect } from '@jest/globals'
import { type Case, PDF, page, site } from './sites.ts'

export const RESOURCES: readonly Case[] = [
  [
    'resources-blocked',
    'pass',
    'open files',
    page('<link rel="stylesheet" href="/a.css"><script src="/a.js"></script>'),
  ],
  [
    'resources-blocked',
    'fail',
    'a closed style sheet',
    page('<link rel="preload stylesheet" href="/private/a.css">'),
    { line: 2, selector: 'html > head > link', message: expect.stringContaining('line 2 of ') as never },
  ],
  [
    'resources-blocked',
    'fail',
    'a closed script',
    page('<script src="/private/a.js"></script>'),
    { line: 2 },
  ],
  [
    'resources-blocked',
    'pass',
    'a closed block of data',
    page(
      '<link rel="stylesheet" href="/a.css"><script type="application/json" src="/private/a.json"></script>',
    ),
  ],
  ['resources-blocked', 'not-applicable', 'no files', site()],
  ['resources-blocked', 'not-measured', 'a PDF', site({ '/': PDF })],
  ['images-blocked', 'pass', 'an open image', page('', '<img src="/a.png" alt="">')],
  [
    'images-blocked',
    'fail',
    'a closed image',
    page('', '<img src="/private/a.png" alt="">'),
    { selector: 'html > body > img' },
  ],
  [
    'images-blocked',
    'not-applicable',
    'an image in the page',
    page('', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">'),
  ],
  [
    'third-party-scripts-blocked',
    'not-applicable',
    'own scripts',
    page('<script src="/private/a.js"></script>'),
  ],
]
