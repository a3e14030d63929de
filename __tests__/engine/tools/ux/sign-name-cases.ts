import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const check = 'button-named-by-sign'

export const SIGN_NAME_CASES: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'a button has a sign and nothing else',
    site: page('<button class="nav-toggle"><span>☰</span></button>'),
    says: ['The button says only "☰", without an aria-label.'],
  },
  {
    check,
    outcome: 'fail',
    when: 'an element that is called a button has one',
    site: page('<div role="button" tabindex="0">&times;</div>'),
    says: ['The button says only "×", without an aria-label.'],
  },
  ...[
    '<a href="#slides" data-slide="next">›</a>',
    '<a class="next" onclick="plus(1)">›</a>',
    '<a href="javascript:void(0)">›</a>',
  ].map(
    (link): Case => ({
      check,
      outcome: 'fail',
      when: `a link that acts as a button has one: ${link}`,
      site: page(link),
      says: ['The link says only "›", without an aria-label.'],
    }),
  ),
  ...[
    ['an address of another page', '<button>Menu</button><a href="/bikes/?page=2">›</a>'],
    ['an aria-label', '<button aria-label="Menu">☰</button>'],
    ['a title', '<button title="Close">×</button>'],
    ['words for screen readers', '<button>❯ <span class="sr-only">Next picture</span></button>'],
    ['a label by reference', '<p id="next">Next</p><button aria-labelledby="next">›</button>'],
    ['a sign that is read as what it is for', '<button>+</button><button>?</button><button>→</button>'],
    ['no place in the order of focus', '<button tabindex="-1">❯</button>'],
    ['words', '<button>Menu ☰</button>'],
  ].map(([what, body]): Case => ({ check, outcome: 'pass', when: `it has ${what}`, site: page(body!) })),
  {
    check,
    outcome: 'pass',
    when: 'a sign that is not read out leaves it without a name, which axe tells',
    site: page('<button><span aria-hidden="true">☰</span></button>'),
  },
  ...[
    '$("#clear").setAttribute("aria-label", words.clear)',
    "const button = document.getElementById('clear')\nopen.onclick = () => { button.ariaLabel = words.clear }",
    "document.querySelector('#clear').textContent = words.clear",
  ].map(
    (script): Case => ({
      check,
      outcome: 'pass',
      when: `a script names it when it likes: ${script}`,
      site: page(`<button id="clear">×</button><script>${script}</script>`),
    }),
  ),
  ...[
    '$("#clear").addEventListener("click", () => { other.textContent = "" })',
    '$("#clear-all").setAttribute("aria-label", words.clear)',
    "const button = document.getElementById('clear')\nif (button.textContent === '') more.textContent = ''",
  ].map(
    (script): Case => ({
      check,
      outcome: 'fail',
      when: `a script does something else with it: ${script}`,
      site: page(`<button id="clear">×</button><script>${script}</script>`),
      says: ['The button says only "×", without an aria-label.'],
    }),
  ),
  {
    check,
    outcome: 'not-applicable',
    when: 'there are no buttons',
    site: page('<p>☰</p>'),
  },
]
