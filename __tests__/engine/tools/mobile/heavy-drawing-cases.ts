import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const drawing = (bytes: number) => ({
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><!--${'x'.repeat(bytes)}--></svg>`,
  headers: { 'content-type': 'image/svg+xml' },
})
const site = (images: string) => ({
  '/': page(`<h1>Garden</h1>${images}`),
  '/logo.svg': drawing(300_000),
  '/light.svg': drawing(30_000),
})

const DRAWN = `<svg width="90" height="60" viewBox="0 0 9 6"><title>Garden</title><path d="${'M0 0L9 6'.repeat(7500)}"/></svg>`

export const HEAVY_DRAWINGS: readonly Case[] = [
  {
    check: 'drawing-heavy',
    outcome: 'fail',
    when: 'a logo is one of many bytes',
    site: site('<img id="logo" src="/logo.svg" alt="Garden" width="90" height="60">'),
    says: /^This drawing of 300 kB is shown as 90 × 60 px: http.*\/logo\.svg$/,
    selector: '#logo',
    count: 1,
  },
  {
    check: 'drawing-heavy',
    outcome: 'pass',
    when: 'it is shown large elsewhere, or the file is light',
    site: site(
      '<img src="/logo.svg" alt="Garden" width="90" height="60"><img src="/logo.svg" alt="Map" width="390" height="260"><img src="/light.svg" alt="Rose" width="90" height="60">',
    ),
  },
  ...(
    [
      ['fail', 'the logo makes up most of the HTML', `<header>${DRAWN}</header>`],
      ['not-applicable', 'what makes up most of the HTML is a map of the content', DRAWN],
    ] as const
  ).map(
    ([outcome, when, body]): Case => ({
      check: 'drawing-heavy',
      outcome,
      when,
      site: page(`${body}<h1>Garden</h1>`),
      ...(outcome === 'fail' && {
        says: /^This drawing makes up 60 kB of the 60 kB of the HTML$/,
        selector: 'html > body > header > svg',
      }),
    }),
  ),
  {
    check: 'drawing-heavy',
    outcome: 'not-applicable',
    when: 'the page has none',
    site: page('<h1>Garden</h1>'),
  },
]
