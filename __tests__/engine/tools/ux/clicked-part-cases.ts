import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const check = 'text-needs-click'

const ANSWER =
  'You pay for each person who plans or is planned, at the end of the month, whatever the month was like.'
const QUESTION =
  '<h3><button id="ask" class="q" aria-expanded="false" aria-controls="answer">What does it cost?</button></h3>'
const PANEL = '<div id="answer" hidden></div>'

/** A page with a button, and a script that runs when it is pressed; it says of itself whether it is open. */
const site = (content: string, script: string, { head = '', around = 'main' } = {}) =>
  page(
    `<h1>Prices</h1><${around}><section>${content}</section></${around.split(' ')[0]}><script>
      const text = ${JSON.stringify(ANSWER)}
      const ask = document.querySelector('#ask')
      let isOpen = false
      ask?.addEventListener('click', async () => {
        isOpen = !isOpen
        if (ask.hasAttribute('aria-expanded')) ask.setAttribute('aria-expanded', isOpen)
        ${script}
      })
    </script>`,
    head,
  )
const WRITES = `answer.hidden = !isOpen; answer.textContent = isOpen ? text : ''`
const MAKES = `if (isOpen) ask.closest('section').insertAdjacentHTML('beforeend', '<p id="new">' + text + '</p>'); else document.querySelector('#new').remove()`
const UNMOUNTED = QUESTION.replace(' aria-controls="answer"', '')

const NEEDED: readonly [when: string, site: Case['site']][] = [
  ['a script writes it into an empty part', site(QUESTION + PANEL, WRITES)],
  ['a script makes the part', site(UNMOUNTED, MAKES)],
  ['the part that the button names is not there', site(QUESTION, MAKES)],
  [
    'the button is alone in a heading and says nothing of itself',
    site('<h3><button id="ask">What does it cost?</button></h3>', MAKES),
  ],
  [
    'it comes by a fetch',
    {
      '/page': site(
        QUESTION + PANEL,
        `const answered = await fetch('/answer.txt'); ${WRITES.replace('? text', '? await answered.text()')}`,
      ),
      '/answer.txt': ANSWER,
    },
  ],
  [
    'only attributes, scripts and data have it before',
    site(
      `<astro-island props="${ANSWER}">${UNMOUNTED}</astro-island><script type="application/json">${JSON.stringify(ANSWER)}</script>`,
      MAKES,
    ),
  ],
]

const dialog = `document.body.insertAdjacentHTML('beforeend', '<div role="dialog">' + text + '</div>')`

const THERE: readonly [when: string, site: Case['site']][] = [
  [
    'it is there and hidden',
    site(`${QUESTION}<div id="answer" hidden>${ANSWER}</div>`, 'answer.hidden = !isOpen'),
  ],
  ['it stands elsewhere on the page', site(`${QUESTION}${PANEL}<p>${ANSWER}</p>`, WRITES)],
  ['it waits in a template', site(`${QUESTION}${PANEL}<template>${ANSWER}</template>`, WRITES)],
  ['it is short', site(QUESTION + PANEL, WRITES.replace('? text', "? 'By month.'"))],
  ['nothing comes', site(QUESTION + PANEL, 'answer.hidden = !isOpen')],
  [
    'the button does not say that it is open',
    site(QUESTION + PANEL, `ask.setAttribute('aria-expanded', 'false'); ${WRITES}`),
  ],
  ['it opens a dialog', site(QUESTION, dialog)],
  [
    'it opens a list to choose from',
    site(QUESTION.replace('<button', '<button aria-haspopup="listbox"') + PANEL, WRITES),
  ],
  ['it is in the menu', site(QUESTION + PANEL, WRITES, { around: 'nav' })],
  ['it is in the header', site(QUESTION + PANEL, WRITES, { around: 'header' })],
  [
    'it is a switch of languages',
    site((QUESTION + PANEL).replace('class="q"', 'class="language-switch"'), WRITES),
  ],
  [
    'it is of the settings of cookies',
    site(`<div class="cookie-settings">${QUESTION}${PANEL}</div>`, WRITES),
  ],
  ['it is about comments', site(`<div id="comments">${QUESTION}${PANEL}</div>`, WRITES)],
  ['the address changes', site(QUESTION + PANEL, `location.hash = isOpen ? 'cost' : ''; ${WRITES}`)],
  ['the button is hidden', site(`<div style="display:none">${QUESTION}${PANEL}</div>`, WRITES)],
  [
    'the button opens a picture',
    site(
      `${QUESTION}<div id="answer" hidden><img src="data:," alt="Prices"></div>`,
      'answer.hidden = !isOpen',
    ),
  ],
  [
    'it was sent, and a script took it away',
    site(
      `${QUESTION}<div id="answer">${ANSWER}</div><script>answer.textContent = ''; answer.hidden = true</script>`,
      WRITES,
    ),
  ],
]

/** Texts that come with a click. */
export const CLICKED_PART_CASES: readonly Case[] = [
  ...NEEDED.map(
    ([when, site]): Case => ({
      check,
      outcome: 'fail',
      when,
      site,
      says: '"You pay for each person who plans or is planned, at the end…" is no text of the page until "What does it cost?" is pressed.',
      selector: '#ask',
      count: 1,
    }),
  ),
  {
    check,
    outcome: 'fail',
    when: 'there are several such buttons',
    site: site(`${QUESTION}${PANEL}<h3><button class="q" aria-expanded="false">When?</button></h3>`, WRITES),
    says: /is pressed\. The page has 2 such buttons\.$/,
    count: 1,
  },
  ...THERE.map(([when, site]): Case => ({ check, outcome: 'pass', when, site })),
  { check, outcome: 'not-applicable', when: 'there are no buttons', site: page('<p>X</p>') },
  {
    check,
    outcome: 'not-applicable',
    when: 'the page asks not to be indexed',
    site: site(QUESTION + PANEL, WRITES, { head: '<meta name="robots" content="noindex">' }),
  },
  {
    check,
    outcome: 'not-measured',
    when: 'the page leads elsewhere when a button is pressed',
    site: {
      '/page': site(QUESTION, "location = '/other'; await new Promise(() => {})"),
      '/other': (_request, response) => void setTimeout(() => response.end('<p>Other'), 200),
    },
  },
]
