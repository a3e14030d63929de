import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const check = 'summary-outside-details'

export const STRAY_SUMMARY_CASES: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'it is the abstract of a post',
    site: page('<article><summary>New sizes</summary></article><summary>Old sizes</summary>'),
    says: ['This <summary> is not right below a <details>: it opens nothing; so is another one.'],
    selector: 'html > body > article > summary',
  },
  {
    check,
    outcome: 'fail',
    when: 'another one stands before it',
    site: page('<details><summary>Sizes</summary><summary id="b">S and M</summary></details>'),
    says: ['This <summary> is not the first of its <details>: it opens nothing.'],
    selector: '#b',
  },
  {
    check,
    outcome: 'pass',
    when: 'each is the first of its own, or made a control by other means',
    site: page(
      '<details><p>S</p><summary>Sizes</summary></details><summary tabindex="0" role="button">Menu</summary>',
    ),
  },
  { check, outcome: 'not-applicable', when: 'there is none', site: page('<p>Sizes</p>') },
  {
    check,
    outcome: 'not-measured',
    when: 'scripts may still make them',
    site: { '/page': '<html lang="en"><title>A</title><body><app-root></app-root><script>start()</script>' },
  },
]
