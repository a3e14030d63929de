import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

/** A drawing of as many bytes as a photo. */
const photo = (bytes: number) => ({
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><!--${'x'.repeat(bytes)}--></svg>`,
  headers: { 'content-type': 'image/svg+xml' },
})

const hero = (attributes: string, height = 400) =>
  `<img id="hero" ${attributes} alt="Roses" style="display:block;width:100%;height:${height}px">`
const site = (body: string) => ({
  '/': page(`<style>body{margin:0}</style>${body}<h1>Garden</h1>`),
  '/a.svg': photo(50_000),
  '/small.svg': photo(100),
})

const passes = (when: string, body: string): Case => ({
  check: 'first-screen-image-lazy',
  outcome: 'pass',
  when,
  site: site(body),
})

export const FIRST_SCREEN_IMAGES: readonly Case[] = [
  {
    ...passes('it is lazy in the HTML', hero('src="/a.svg" loading="lazy"')),
    outcome: 'fail',
    says: /^This image takes 49 % of the first screen of a phone and has loading="lazy": http.*\/a\.svg$/,
    selector: '#hero',
    count: 1,
  },
  {
    ...passes(
      'a <picture> has its file',
      `<picture><source srcset="/a.svg 1x">${hero('src="/b.svg" loading="LAZY"')}</picture>`,
    ),
    outcome: 'fail',
    count: 1,
  },
  {
    ...passes(
      'a script takes its file from data-src',
      `${hero('data-src="/a.svg" loading="lazy"')}<script>hero.src = hero.dataset.src</script>`,
    ),
    outcome: 'fail',
    count: 1,
  },
  {
    ...passes('it is named as on production', hero('src="https://www.shop.example/a.svg" loading="lazy"')),
    outcome: 'fail',
    productionUrl: 'https://www.shop.example/',
  },
  passes('it loads at once', hero('src="/a.svg"')),
  passes(
    'a script makes it eager',
    `${hero('src="/a.svg" loading="lazy"')}<script>hero.loading = 'eager'</script>`,
  ),
  passes('only a script makes it lazy', `${hero('src="/a.svg"')}<script>hero.loading = 'lazy'</script>`),
  passes('its file is small', hero('src="/small.svg" loading="lazy"')),
  ...[
    ['it is low', hero('src="/a.svg" loading="lazy"', 200)],
    [
      'it begins at the end of the first screen',
      `<div style="height:700px"></div>${hero('src="/a.svg" loading="lazy"')}`,
    ],
    ['it waits to fade in', `<div style="opacity:0">${hero('src="/a.svg" loading="lazy"')}</div>`],
    ['there is none', ''],
  ].map(([when, body]): Case => ({ ...passes(when!, body!), outcome: 'not-applicable' })),
]
