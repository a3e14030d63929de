import type { Case } from '../../../support/tool-cases.ts'
import { alternate, html } from './pages.ts'

const check = 'linked-version-untranslated'
const SPANISH = `<main><h1>Patrocinadores</h1><p>Los patrocinadores hacen posible este encuentro, y les damos las gracias por su ayuda durante todo el año. Sin ellos no podríamos reunir a tantas personas en una ciudad tan hermosa ni ofrecer becas a quienes vienen desde lejos.</p><p>Si tu empresa quiere participar, escríbenos antes de que termine el verano y te contaremos cómo puedes colaborar con nosotros.</p></main>`
const ENGLISH = `<main><h1>Sponsors</h1><p>The sponsors make this meeting possible, and we thank them for their help throughout the year. Without them we could not bring so many people together in such a beautiful town, nor offer grants to those who come from far away.</p><p>If your company wants to take part, write to us before the summer is over, and we will tell you how you can work with us.</p></main>`
const LINK = '<nav><a href="/en/sponsors">EN</a></nav>'
const inLanguage = (lang: string, body: string, head = '') =>
  html(`<title>Sponsors</title>${head}`, body, `<html lang="${lang}">`)
const site = (target: string, page = inLanguage('es', LINK + SPANISH)) => ({
  '/sponsors': page,
  '/en/sponsors': target,
})

export const UNTRANSLATED: Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'the version has the text of the page',
    path: '/sponsors',
    site: site(inLanguage('en', SPANISH)),
    says: '"EN" leads to {origin}/en/sponsors (lang="en"), which has the text of this page, word for word.',
  },
  {
    check,
    outcome: 'fail',
    when: 'it has another text in the same language',
    path: '/sponsors',
    site: site(
      inLanguage('en', SPANISH),
      inLanguage(
        'es',
        `${LINK}${SPANISH.replace('</main>', '<p>Nos vemos en el mes de octubre junto al mar.</p></main>')}`,
      ),
    ),
    says: '"EN" leads to {origin}/en/sponsors (lang="en"), which has a text that is mostly Spanish.',
  },
  {
    check,
    outcome: 'fail',
    when: 'the languages are near to each other, and the texts are the same',
    path: '/sponsors',
    site: {
      '/sponsors': inLanguage('es', `<a href="/gl/sponsors">Galego</a>${SPANISH}`),
      '/gl/sponsors': inLanguage('gl', SPANISH),
    },
    says: /word for word/,
  },
  ...(
    [
      ['it is translated', site(inLanguage('en', ENGLISH))],
      ['it says the language that it is in', site(inLanguage('es', SPANISH))],
      ['it is not there', { '/sponsors': inLanguage('es', LINK + SPANISH) }],
      ['it has hardly any text', site(inLanguage('en', '<p>Nagarro</p>'))],
      [
        'a script exchanges its texts',
        site(inLanguage('en', SPANISH.replaceAll('<p>', '<p data-i18n="a">'))),
      ],
      [
        'the page is the one in the wrong language',
        site(inLanguage('en', ENGLISH), inLanguage('es', LINK + ENGLISH)),
      ],
    ] as const
  ).map(([when, site]): Case => ({ check, outcome: 'pass', when, path: '/sponsors', site })),
  {
    check,
    outcome: 'not-applicable',
    when: 'hreflang names it',
    path: '/sponsors',
    site: site(
      inLanguage('en', SPANISH),
      inLanguage('es', LINK + SPANISH, alternate('en', '{origin}/en/sponsors')),
    ),
  },
]
