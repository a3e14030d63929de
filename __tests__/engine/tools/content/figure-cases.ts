import type { Case } from '../../../support/tool-cases.ts'
import { ARTICLE, htmlPage } from './prose.ts'

const check = 'figure-at-zero'
const withPart = (part: string) => htmlPage({ content: `${ARTICLE}${part}<script src="/count.js"></script>` })

export const FIGURE_CASES: readonly Case[] = [
  {
    check,
    when: 'scripts are to count up several, of which some have units and signs',
    site: withPart(
      '<div><span data-target="30">0</span> years of experience</div><div><strong data-count="1,250">0+</strong><p>customers</p></div><h3 data-purecounter-end="98.5">0.0</h3>',
    ),
    outcome: 'fail',
    says: [
      'The HTML says "0 years of experience"; a script is to count it up to 30.',
      'The HTML says "0+ customers"; a script is to count it up to 1,250.',
      'The HTML says "0.0"; a script is to count it up to 98.5.',
    ],
    count: 3,
  },
  {
    check,
    when: 'what it is about stands in elements without blanks between them',
    site: withPart('<div><b data-to="25509">0</b><b>free</b><p>Operations</p></div>'),
    outcome: 'fail',
    says: 'The HTML says "0 free Operations"; a script is to count it up to 25509.',
  },
  {
    check,
    when: 'the number is there, and a script begins at 0',
    site: withPart('<div><span data-target="30">30</span> years of experience</div>'),
    outcome: 'pass',
  },
  ...[
    ['the cart is empty', '<span class="cart" data-count="0">0</span>'],
    [
      'what an attribute names is no number',
      '<span data-target="#menu">0</span> <span data-count="cart">0</span>',
    ],
    ['0 is the number', '<p>We have 0 open positions</p>'],
    ['a control has a value', '<button data-target="3">0</button>'],
  ].map(([when, part]): Case => ({ check, when: when!, site: withPart(part!), outcome: 'not-applicable' })),
]
