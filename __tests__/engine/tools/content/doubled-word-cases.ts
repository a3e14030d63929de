import type { Case } from '../../../support/tool-cases.ts'
import { htmlPage } from './prose.ts'

const TYPOS: readonly [lang: string, text: string, says: string][] = [
  ['en', 'We repair bicycles in the the old town.', '"the the" in "We repair bicycles in the the old town."'],
  ['en', 'The the baker is here on all days.', '"The the" in "The the baker is here on all days…"'],
  [
    'cs',
    'Na místě se můžete se se doptávat lektorů.',
    '"se se" in "Na místě se můžete se se doptávat lektorů."',
  ],
  ['de', 'Brot und und Kuchen für alle.', '"und und" in "Brot und und Kuchen für alle."'],
  ['fr', 'Le centre de de formation ouvre.', '"de de" in "Le centre de de formation ouvre."'],
  ['ru', 'Мы пишем и и читаем.', '"и и" in "Мы пишем и и читаем."'],
]
const RIGHT: readonly [lang: string, content: string][] = [
  ['en', '<p>I know that that is so, and had had it.</p>'],
  ['en', '<p>The band The The plays, and The, the end.</p>'],
  ['en', '<p>He said the <b>the</b> word.</p><p>of</p><p>of it</p>'],
  ['en', '<pre>print the the end</pre><p>It prints <code>the the end</code> once.</p>'],
  ['de', '<p>Die, die die Tür öffnen, sind da.</p>'],
  ['fr', '<p>La politique de de Gaulle, nous nous en souvenons.</p>'],
  ['cs', '<p>Chtěl se sejít se se sestrou, nebo se se psem.</p>'],
  ['nl', '<p>Of het het beste is, weten we niet.</p>'],
]

/** Small words that are written twice. */
export const DOUBLED_WORD_CASES: readonly Case[] = [
  ...TYPOS.map(
    ([lang, text, says]): Case => ({
      check: 'word-doubled',
      outcome: 'fail',
      when: `it says in ${lang}: ${text}`,
      site: htmlPage({ lang, content: `<p>${text}</p>` }),
      says,
      count: 1,
    }),
  ),
  ...RIGHT.map(
    ([lang, content]): Case => ({
      check: 'word-doubled',
      outcome: 'pass',
      when: `it says in ${lang}: ${content}`,
      site: htmlPage({ lang, content }),
    }),
  ),
  {
    check: 'word-doubled',
    outcome: 'not-applicable',
    when: 'the words of its language are not known',
    site: htmlPage({ lang: 'th', content: '<p>Text</p>' }),
  },
]
