import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

/** A drawing of as many bytes as a photo. */
const photo = (bytes: number) => ({
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><!--${'x'.repeat(bytes)}--></svg>`,
  headers: { 'content-type': 'image/svg+xml' },
})

const PHOTOS = { '/a.svg': photo(150_000), '/b.svg': photo(150_000), '/small.svg': photo(1000) }

const gallery = (images: string, height = 5000) => ({
  '/': page(`<h1>Garden</h1><div style="height:${height}px"></div>${images}`),
  ...PHOTOS,
})

const A = '<img id="a" src="/a.svg" alt="Roses" width="300" height="200">'
const B = '<img id="b" src="/b.svg" alt="Lilies" width="300" height="200">'
const lazy = (image: string) => image.replace('<img', '<img loading="lazy"')

const passes = (when: string, site: Case['site']): Case => ({
  check: 'offscreen-images',
  outcome: 'pass',
  when,
  site,
})

const doesNotApply = (when: string, site: Case['site']): Case => ({
  ...passes(when, site),
  outcome: 'not-applicable',
})

export const OFFSCREEN_IMAGES: readonly Case[] = [
  {
    check: 'offscreen-images',
    outcome: 'fail',
    when: 'heavy images at the end of a long page load at once',
    site: gallery(A + B),
    says: /^This image of 150 kB begins \d{4} px below the first screen and has no loading="lazy": http.*\/[ab]\.svg$/,
    count: 2,
  },
  {
    check: 'offscreen-images',
    outcome: 'fail',
    when: 'the page names them as on production',
    site: gallery((A + B).replaceAll('src="', 'src="https://www.shop.example')),
    productionUrl: 'https://www.shop.example/',
    count: 2,
  },
  {
    check: 'offscreen-images',
    outcome: 'fail',
    when: 'an icon comes after heavy images',
    site: gallery(`${A}${B}<img src="/small.svg" alt="Roses" width="300" height="200">`),
    says: /^This image of 150 kB begins/,
    count: 2,
  },
  doesNotApply('there are no images', page('<p>Text</p>')),
  doesNotApply('they are lazy', gallery(lazy(A) + lazy(B))),
  passes('one of them is lazy, and the other no great matter', gallery(lazy(A) + B)),
  passes('they are light', gallery('<img src="/small.svg" alt="Roses" width="300" height="200">')),
  passes('they are so near that a browser loads them in any case', gallery(A + B, 2000)),
  passes('they are on the first screen as well', {
    ...gallery(A + B),
    '/': page(`${A}${B}<div style="height:5000px"></div>${A}${B}`),
  }),
  passes('one of them is there several times', gallery(A.repeat(3))),
  doesNotApply('a script loads them once they are scrolled to', {
    ...gallery(''),
    '/': page(`<div style="height:5000px"></div><img id="late" data-src="/a.svg" alt="Roses" width="300" height="200">
      <img id="later" data-src="/b.svg" alt="Lilies" width="300" height="200"><script>
      const seen = new IntersectionObserver(all => { for (const { isIntersecting, target } of all) if (isIntersecting) target.src = target.dataset.src })
      seen.observe(late); seen.observe(later)</script>`),
  }),
  passes(
    'they are in the document itself',
    gallery(A.replace('/a.svg', `data:image/svg+xml,${encodeURIComponent(photo(300_000).body)}`)),
  ),
  {
    check: 'offscreen-images',
    outcome: 'fail',
    when: 'an image loads that a phone does not show',
    site: gallery(`<div style="display: none">${A}</div>`, 100),
    says: /^This image of 150 kB is not shown when the page opens on a phone and has no loading="lazy": http.*\/a\.svg$/,
    selector: '#a',
    count: 1,
  },
  {
    check: 'offscreen-images',
    outcome: 'fail',
    when: 'an image is urgent that a phone does not show',
    site: gallery(
      '<video><img id="b" fetchpriority="high" src="/small.svg" alt="Roses" width="300" height="200"></video>',
      100,
    ),
    says: /has fetchpriority="high" and is not shown when the page opens on a phone/,
    count: 1,
  },
  {
    check: 'offscreen-images',
    outcome: 'fail',
    when: 'a style draws heavy images far below the first screen',
    site: gallery(
      '<style>.a { background: url(/a.svg) } .b::after { content: ""; background-image: url(/b.svg) }</style><p class="a">Roses</p><p class="b">Lilies</p>',
    ),
    says: /is the background of an element \d{4} px below the first screen/,
    count: 2,
  },
  passes('hidden ones are lazy', gallery(`${B}<div style="display: none">${lazy(A)}</div>`, 100)),
  passes('hidden ones are light', gallery(`${B}<img hidden src="/small.svg" alt="Roses">`, 100)),
  passes('the hidden one is shown elsewhere', gallery(`${A}<div hidden>${A}</div>`, 100)),
  passes(
    'the hidden one is the next of a carousel',
    gallery(`${B}<div class="carousel"><p hidden>${A}</p></div>`, 100),
  ),
  passes(
    'the backgrounds are near',
    gallery(
      '<img src="/small.svg" alt="Roses"><p style="background: url(/a.svg)">A</p><p style="background: url(/b.svg)">B</p>',
      100,
    ),
  ),
]
