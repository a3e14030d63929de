import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

export const TAB_PANEL_CASES: readonly Case[] = [
  {
    check: 'tabs-without-panels',
    outcome: 'fail',
    when: 'filters are called tabs',
    site: page(
      '<div role="tablist"><button role="tab" aria-selected="true">All boats</button><button role="tab">Yachts</button></div><ul><li>Yacht</li></ul>',
    ),
    says: ['2 tabs, from "All boats" on, and no element with role="tabpanel".'],
    selector: 'html > body > div > button:nth-of-type(1)',
  },
  {
    check: 'tabs-without-panels',
    outcome: 'fail',
    when: 'what the tabs control is not there',
    site: page(
      '<button role="tab" aria-controls="a">A</button><button role="tab" aria-controls="b">B</button>',
    ),
    says: /^2 tabs/,
  },
  {
    check: 'tabs-without-panels',
    outcome: 'pass',
    when: 'there is a panel, of whatever tab',
    site: page('<button role="tab">A</button><button role="tab">B</button><div role="tabpanel">A</div>'),
  },
  {
    check: 'tabs-without-panels',
    outcome: 'pass',
    when: 'they name what they control, which lacks the role, or there is one alone',
    site: page(
      '<div role="tablist"><button role="tab" aria-controls="a">A</button><button role="tab">B</button></div><div id="a">A</div><div role="tablist"><b role="tab">C</b></div>',
    ),
  },
  {
    check: 'tabs-without-panels',
    outcome: 'not-applicable',
    when: 'there are no tabs',
    site: page('<button aria-pressed="true">All</button>'),
  },
]
