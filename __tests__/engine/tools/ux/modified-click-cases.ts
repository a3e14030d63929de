import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const check = 'modified-click-canceled'

const LINKS =
  '<header><a id="top" class="logo" href="/prices">Prices</a></header><main><a id="in" href="/team.html">Team</a></main><footer><a href="/a.pdf">Terms</a></footer>'
const site = (does: string, links = LINKS) =>
  page(
    `${links}<script>document.querySelectorAll('a').forEach(link => link.addEventListener('click', event => { ${does} }))</script>`,
  )
const LEADS = 'setTimeout(() => { location.href = link.href }, 260)'
const CANCELS = `event.preventDefault(); ${LEADS}`

const LET_PASS: readonly [when: string, site: Case['site']][] = [
  ['no script listens', page(LINKS)],
  ['the script heeds the keys', site(`if (event.ctrlKey || event.metaKey) return; ${CANCELS}`)],
  ['the script heeds one of them', site(`if (event.metaKey) return; ${CANCELS}`)],
  ['the script keeps the click from others', site('event.stopPropagation()')],
  ['one link is canceled alone', site(`if (link.id === 'in') { ${CANCELS} }`)],
]

/** Clicks that ask for a new tab. */
export const MODIFIED_CLICK_CASES: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'a script fades the page out before it leads on',
    site: site(CANCELS),
    says: [
      'A script cancels the click on "Prices" while Ctrl and Cmd are held.',
      'A script cancels the click on "Team" while Ctrl and Cmd are held.',
    ],
    count: 2,
  },
  {
    check,
    outcome: 'fail',
    when: 'a script keeps the click from others first, and leads on at once',
    site: site('event.stopImmediatePropagation(); event.preventDefault(); location.href = link.href'),
    count: 2,
  },
  {
    check,
    outcome: 'fail',
    when: 'a listener on the document returns false in its handler',
    site: page(`${LINKS}<script>document.onclick = () => false</script>`),
    count: 2,
  },
  ...LET_PASS.map(([when, site]): Case => ({ check, outcome: 'pass', when, site })),
  ...(
    [
      ['links lead elsewhere', LINKS.replaceAll('href="/', 'href="https://shop.example/')],
      ['links are controls', LINKS.replaceAll('<a ', '<a role="button" ')],
      ['links open a menu', `<ul>${'<li><a class="x" href="/b">B</a><ul><li>C</ul>'.repeat(2)}</ul>`],
    ] as const
  ).map(([when, links]): Case => ({ check, outcome: 'not-applicable', when, site: site(CANCELS, links) })),
]
