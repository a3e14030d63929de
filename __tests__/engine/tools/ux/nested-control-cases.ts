import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const check = 'control-in-link'

export const NESTED_CONTROL_CASES: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'a button is inside',
    site: page('<a href="/cart"><span><button>Order</button></span></a>'),
    says: ['The <button> "Order" is inside the link to /cart.'],
    selector: 'html > body > a > span > button',
  },
  {
    check,
    outcome: 'fail',
    when: 'a field is inside',
    site: page('<a href="/cart"><input type="number"></a>'),
    says: 'A <input> is inside the link to /cart.',
  },
  {
    check,
    outcome: 'pass',
    when: 'they stand beside each other',
    site: page('<a href="/cart">Cart</a><button>Order</button><a href="/x"><input type="hidden"></a>'),
  },
  {
    check,
    outcome: 'pass',
    when: 'the link looks like one',
    site: page('<a href="/cart" class="button">Order</a>'),
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'there are no links',
    site: page('<a><button>Order</button></a>'),
  },
  {
    check,
    outcome: 'not-measured',
    when: 'scripts may still make them',
    site: { '/page': '<html lang="en"><title>A</title><body><app-root></app-root><script>start()</script>' },
  },
  {
    check: 'list-entry-wrapped',
    outcome: 'fail',
    when: 'links stand around the entries of a menu',
    site: page('<ul id="menu"><a href="/a"><li>A</li></a><a href="/b"><li>B</li></a></ul>'),
    says: ['2 entries of this list are inside <a>: put each <a> into its <li>.'],
    selector: '#menu',
  },
  {
    check: 'list-entry-wrapped',
    outcome: 'fail',
    when: 'a box stands around entries that hold their links',
    site: page(
      '<ul id="menu"><li><a href="/a">A</a></li><div><li><a href="/b">B</a></li><li><a href="/c">C</a></li></div></ul>',
    ),
    says: [
      '1 <div> right below this list holds entries: remove it, or make an entry of each, with a list of its own.',
    ],
    selector: '#menu',
  },
  {
    check: 'list-entry-wrapped',
    outcome: 'pass',
    when: 'entries hold the links, or something else is the entry',
    site: page(
      '<ul><li><a href="/a">A</a></li></ul><ol role="menu"><a href="/a"><li>A</li></a></ol><ul><div><ul><li>A</li></ul></div></ul><ul><my-row><li>x</li></my-row></ul>',
    ),
  },
  {
    check: 'list-entry-wrapped',
    outcome: 'pass',
    when: 'the script of a slider puts its boxes around the entries',
    site: page(
      '<ul class="slick-initialized"><button class="slick-prev">‹</button><div class="slick-list draggable"><div class="slick-track"><li class="slick-slide">A</li><li class="slick-slide">B</li></div></div></ul>',
    ),
  },
  {
    check: 'list-entry-wrapped',
    outcome: 'not-applicable',
    when: 'there are no lists',
    site: page('<p>x</p>'),
  },
]
