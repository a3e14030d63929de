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
  {
    check: 'drawing-heavy',
    outcome: 'not-applicable',
    when: 'the page has none',
    site: page('<h1>Garden</h1>'),
  },
]
