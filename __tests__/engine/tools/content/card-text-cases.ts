import type { Case } from '../../../support/tool-cases.ts'
import { ARTICLE, htmlPage } from './prose.ts'

const GUIDE = 'A practical guide with all pros and cons, and whom it suits.'
const NAMES = ['Drivers', 'Putters', 'Bags', 'Baskets']
const cards = (text: (name: string) => string, names = NAMES) =>
  `<ul>${names
    .map(
      name =>
        `<li><h3>${name}</h3><p>${text(name)}</p><a href="/${name.toLowerCase()}">Read the guide to ${name}</a></li>`,
    )
    .join('')}</ul>`

export const CARD_TEXT_CASES: readonly Case[] = [
  {
    check: 'card-text-same',
    outcome: 'fail',
    when: 'all cards of a list say the same',
    site: htmlPage({ content: ARTICLE + cards(() => GUIDE) }),
    says: [`"${GUIDE}" is all that 4 cards say beside their titles.`],
  },
  ...(
    [
      [
        'each says something of its own besides',
        cards(name => `${GUIDE}</p><p>${name} fly far with little strength`),
      ],
      ['each has a price', cards(name => `${GUIDE}</p><p>€ ${name.length}0`)],
      [
        'it is the small print of products',
        cards(() => 'All prices include VAT, and shipping is not included.'),
      ],
      ['it is a value', cards(() => 'We are open for you from 9 to 17 on all days.')],
    ] as const
  ).map(
    ([when, list]): Case => ({
      check: 'card-text-same',
      outcome: when.startsWith('each') ? 'pass' : 'not-applicable',
      when,
      site: htmlPage({ content: ARTICLE + list }),
    }),
  ),
  ...(
    [
      ['there are three of them', cards(() => GUIDE, NAMES.slice(1))],
      ['it is a label', cards(() => 'Read the whole guide now')],
      ['each has a text of its own', cards(name => `A practical guide to ${name}, with all pros and cons.`)],
    ] as const
  ).map(
    ([when, list]): Case => ({
      check: 'card-text-same',
      outcome: 'not-applicable',
      when,
      site: htmlPage({ content: ARTICLE + list }),
    }),
  ),
]
