import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const TEXT = '<h1>Our bikes</h1><p>We build bikes for every road, and repair those of others as well.</p>'
const styled = (style: string, head = '', body = TEXT) => page(`<style>${style}</style>${body}`, head)
const FACE = (name: string) => `@font-face { font-family: "${name}"; src: url(/font.woff2) }`

export const UNLOADED_FONT_CASES: readonly Case[] = [
  {
    check: 'font-not-loaded',
    outcome: 'fail',
    when: 'nothing loads the font of the text',
    site: styled('body { font-family: Poppins, sans-serif }'),
    says: '100 % of the text, such as "Our bikes", asks for the font "Poppins", which nothing on the page loads, so sans-serif is shown.',
    selector: 'html > body > h1',
  },
  {
    check: 'font-not-loaded',
    outcome: 'fail',
    when: '@font-face spells the name of the font in another way',
    site: styled(`${FACE('CranePro')} p { font-family: 'Crane Pro', sans-serif }`),
    says: '88 % of the text, such as "We build bikes for every road, and repa…", asks for the font "Crane Pro". The page loads it by another name: "CranePro".',
    selector: 'html > body > p',
  },
  {
    check: 'font-not-loaded',
    outcome: 'fail',
    when: 'its weight is a part of the name that the text asks for',
    site: styled(
      'h1 { font-family: "Roboto Black", sans-serif }',
      '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Roboto:wght@900">',
    ),
    says: /asks for the font "Roboto Black"\. The page loads it by another name: "Roboto"\.$/,
  },
  {
    check: 'font-not-loaded',
    outcome: 'fail',
    when: 'its weight is a part of the name that @font-face has',
    site: styled(`${FACE('Raleway-Bold')} body { font-family: Raleway, sans-serif }`),
    says: /asks for the font "Raleway"\. The page loads it by another name: "Raleway-Bold"\.$/,
  },
  {
    check: 'font-not-loaded',
    outcome: 'fail',
    when: 'only a comment has the address of the font',
    site: styled(
      'body { font-family: Poppins, sans-serif }',
      '<!-- <link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Poppins"> -->',
    ),
  },
  ...[
    ['@font-face declares it', styled(`${FACE('Poppins')} body { font-family: Poppins, sans-serif }`)],
    [
      'the style sheet of its host has it in its address',
      styled(
        'body { font-family: "Open Sans", sans-serif }',
        '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Open+Sans:wght@400;700">',
      ),
    ],
    [
      'a style sheet waits for consent',
      styled(
        'body { font-family: Poppins, sans-serif }',
        '<link data-href="https://fonts.googleapis.com/css?family=Lato|Poppins:400">',
      ),
    ],
    [
      'another one of its list is loaded',
      styled(`${FACE('Jost')} body { font-family: Poppins, Jost, sans-serif }`),
    ],
    [
      'a style sheet that another one imports asks its host for it',
      {
        '/page': styled('@import "/fonts.css"; body { font-family: Lora, serif }'),
        '/fonts.css': {
          headers: { 'content-type': 'text/css' },
          body: '@import "https://fonts.googleapis.com/css?family=Bitter|Lora:400";',
        },
      },
    ],
    ['devices have it', styled('body { font-family: Georgia, serif }')],
    ['the fonts of devices come next', styled('body { font-family: Inter, system-ui, sans-serif }')],
    [
      'the letters of the page are those of the next font',
      styled('body { font-family: Lato, "PingFang SC", "Microsoft YaHei", sans-serif }'),
    ],
    [
      'a line among much text has it',
      styled(
        'i { font-family: Poppins }',
        '',
        `${TEXT}<p>${'We build bikes. '.repeat(20)}</p><i>No. 1 in town</i>`,
      ),
    ],
  ].map(
    ([when, site]): Case => ({
      check: 'font-not-loaded',
      outcome: 'pass',
      when: when as string,
      site: site as Case['site'],
    }),
  ),
  {
    check: 'font-not-loaded',
    outcome: 'not-applicable',
    when: 'the page shows no text',
    site: styled('body { font-family: Poppins, sans-serif }', '', '<img src="/bike.jpg" alt="A bike">'),
  },
  {
    check: 'font-not-loaded',
    outcome: 'not-measured',
    when: 'a style sheet of fonts did not come, whose address does not say which',
    site: styled(
      'body { font-family: "Proxima Nova", sans-serif }',
      '<link rel="stylesheet" href="https://use.typekit.net/abc1def.css">',
    ),
  },
]
