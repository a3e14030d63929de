import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const check = 'source-type-wrong'
const picture = (source: string, src = '/bike.png') =>
  `<picture><source ${source}><img src="${src}" alt="Red bike"></picture>`

export const SOURCE_KIND_CASES: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'files of kinds that browsers may not read have the types of others',
    site: page(
      [
        picture('type="image/webp" srcset="/bike.avif?h=359b, /bike.large.avif?h=1 2x"'),
        picture('type="image/jpeg; x" srcset="img/bike.jpg.avif"'),
        picture('type="image/avif" srcset="/bike.jxl"'),
      ].join(''),
    ),
    says: [
      'type="image/webp" is wrong for /bike.avif?h=359b, which is image/avif.',
      'type="image/jpeg" is wrong for img/bike.jpg.avif, which is image/avif.',
      'type="image/avif" is wrong for /bike.jxl, which is image/jxl.',
    ],
    selector: 'html > body > picture:nth-of-type(1) > source',
  },
  {
    check,
    outcome: 'pass',
    when: 'they fit, are older than their type, are made by a service, or no older file is there',
    site: page(
      [
        picture('type="image/avif" srcset="/bike.avif"'),
        picture('srcset="/bike.avif"'),
        picture('type="image/webp" srcset="/bike.jpg"'),
        picture('type="image/jxl" srcset="/bike.avif"'),
        picture('type="image/webp" srcset="/bike.avif?fm=webp"'),
        picture('type="image/webp" srcset="https://cdn.example/image/f_webp,w_200/bike.avif"'),
        picture('type="image/webp" srcset="/bike.avif, /bike.webp 2x"'),
        picture('type="image/webp" srcset="/bike.avif"', '/bike.avif'),
        picture('type="image/webp"'),
      ].join(''),
    ),
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'the sources are of a video',
    site: page('<video><source src="/tour.avif" type="video/mp4"></video>'),
  },
]
