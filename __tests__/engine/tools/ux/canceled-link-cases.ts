import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const check = 'link-click-canceled'

const COUNTS = `function countCall(url) {
  var callback = function () {
    if (typeof(url) != 'undefined') { // The page of the link
      window.location = url;
    }
  };
  gtag('event', 'conversion', { 'send_to': 'AW-17/3V', 'event_callback': callback });
  return false;
}`
const LINK = '<a href="tel:+4930123456" onclick="return countCall();">Call us</a>'
const withScript = (script: string, link = LINK) => page(`${link}<script>${script}</script>`)

const CALLS = '<a href="tel:+4930123456">Call us</a>'
const REPORTS = `function report(url) { gtag('event', 'conversion', { send_to: 'AW-1/2', event_callback: function () { if (url) { window.location = url } } }); return false }`
const DELEGATED = `document.addEventListener("click", function (e) { var n = e.target.closest('a[href^="tel:"]'); n && (e.preventDefault(), report(n.href)) })`
const EACH = `document.querySelectorAll('a[href^="tel:"]').forEach(function (link) { link.addEventListener('click', e => {
  e.preventDefault()
  const callback = () => { location.href = link.href } // dials
  gtag('event', 'call', { 'event_callback': callback })
}) })`

const HELD_CALLS: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'a listener on the document dials only when Google has counted',
    site: withScript(REPORTS + DELEGATED, CALLS + CALLS),
    says: `A click on "Call us" is canceled: a script calls preventDefault() and dials only in event_callback, as on all 2 links with a number. Where Google's script is blocked, nothing calls that.`,
    count: 1,
  },
  {
    check,
    outcome: 'fail',
    when: 'listeners on the links dial only when Google has counted',
    site: withScript(EACH, CALLS),
    says: `A click on "Call us" is canceled: a script calls preventDefault() and dials only in event_callback. Where Google's script is blocked, nothing calls that.`,
  },
  {
    check,
    outcome: 'fail',
    when: 'jQuery listens',
    site: withScript(
      `${REPORTS} $('a[href^="tel:"]').on('click', function (e) { e.preventDefault(); report($(this).attr('href')) })`,
      CALLS,
    ),
  },
  ...(
    [
      ['nothing is canceled', DELEGATED.replace('e.preventDefault(), ', '') + REPORTS],
      ['it dials after a while as well', EACH.replace('gtag(', 'setTimeout(callback, 500); gtag(')],
      ['it has a time limit', EACH.replace("'event_callback'", "event_timeout: 500, 'event_callback'")],
      [
        'it looks for Google first',
        EACH.replace('e.preventDefault', 'if (!window.gtag) return; e.preventDefault'),
      ],
      ['it dials by itself', DELEGATED.replace('report(', 'location = n.href; report(') + REPORTS],
      ['it calls what is not known', DELEGATED],
      ['it calls something else as well', DELEGATED.replace('report(', 'dial(n), report(') + REPORTS],
      ['the callback is called by itself', EACH.replace('gtag(', 'callback(); gtag(')],
      ['its links are others', (DELEGATED + REPORTS).replace('tel:', 'mailto:')],
      [
        'it is about other links than those before',
        `${REPORTS} document.querySelector('a[href^="tel:"]').hidden = false; menu.addEventListener('click', e => { e.preventDefault(); report('/') })`,
      ],
      ['a comment has it', `/* ${EACH} */`],
    ] as const
  ).map(
    ([when, script]): Case => ({ check, outcome: 'not-applicable', when, site: withScript(script, CALLS) }),
  ),
  {
    check,
    outcome: 'not-applicable',
    when: 'no link has a number',
    site: withScript(REPORTS + DELEGATED, '<a href="/contact">Call us</a>'),
  },
]

export const CANCELED_LINK_CASES: readonly Case[] = [
  ...HELD_CALLS,
  {
    check,
    outcome: 'fail',
    when: 'a function that counts the click returns false and gets no URL',
    site: withScript(COUNTS),
    says: 'A click on "Call us" is canceled: countCall() returns false and gets no URL to lead to. Write onclick="return countCall(this.href)".',
    count: 1,
  },
  {
    check,
    outcome: 'fail',
    when: 'such a function stands in a file of the site, twice, written in another way',
    site: {
      '/page': page(
        '<a href="/prices" onclick=" return countCall( undefined ) ">Prices</a><script src="/count.js"></script>',
      ),
      '/count.js': `window.countCall = function (url, x) { fbq('track'); setTimeout(() => { location.href = url }, 300); return !1 }\n${COUNTS.replace('url;', 'url')}`,
    },
    says: 'A click on "Prices" is canceled: countCall() returns false and gets no URL to lead to. Write onclick="return countCall(this.href)".',
  },
  ...(
    [
      ['it gets the URL', COUNTS, '<a href="/a" onclick="return countCall(this.href)">A</a>'],
      ['it gets a URL', COUNTS, `<a href="/a" onclick="return countCall('/a')">A</a>`],
      ['it gets a name', COUNTS, `<a href="/a" onclick="return countCall('a')">A</a>`],
      ['it gets a variable', COUNTS, '<a href="/a" onclick="return countCall(next)">A</a>'],
      ['its answer is not returned', COUNTS, '<a href="/a" onclick="countCall()">A</a>'],
      ['it returns true', COUNTS.replace('return false', 'return true'), LINK],
      ['it returns nothing', COUNTS.replace('return false', ''), LINK],
      [
        'it may return true before',
        `function countCall(url) { if (!window.gtag) return true; location = url; return false }`,
        LINK,
      ],
      [
        'it returns false only in a condition',
        `function countCall(url) { if (url) { location = url; return false } }`,
        LINK,
      ],
      ['it leads to an address of its own', COUNTS.replace('= url', "= url || '/thanks'"), LINK],
      [
        'it leads to its own address without a URL',
        COUNTS.replace("gtag('event'", "if (!url) location = next; gtag('event'"),
        LINK,
      ],
      [
        'its parameter gets a value',
        COUNTS.replace("gtag('event'", "url = url || next(); gtag('event'"),
        LINK,
      ],
      ['its parameter has a value', COUNTS.replace('(url)', "(url = 'tel:1')"), LINK],
      ['it reads the event', COUNTS.replace("gtag('event'", "url = event.target; gtag('event'"), LINK],
      [
        'it looks for the link',
        COUNTS.replace("gtag('event'", "const a = document.querySelector('a'); gtag('event'"),
        LINK,
      ],
      ['it opens something else', COUNTS.replace("gtag('event'", "openForm(); gtag('event'"), LINK],
      ['it leads nowhere at all', "function countCall(url) { gtag('event', url); return false }", LINK],
      ['the function is not one of the page', `addEventListener('load', () => { ${COUNTS} })`, LINK],
      ['a comment has the function', `/* ${COUNTS} */`, LINK],
      ['it is defined otherwise as well', `${COUNTS}\nfunction countCall() { return true }`, LINK],
      ['there is no such function', 'gtag()', LINK],
    ] as const
  ).map(([when, script, link]): Case => ({ check, outcome: 'pass', when, site: withScript(script, link) })),
  {
    check,
    outcome: 'pass',
    when: 'the function is in a module, where no handler finds it',
    site: page(`${LINK}<script type="module">${COUNTS}</script>`),
  },
  {
    check,
    outcome: 'fail',
    when: 'a handler cancels calls and mails, and no script knows the link',
    site: page(
      '<a href="tel:+4930123456" onclick="return false">Call us</a><a class="mail" href="mailto:a@b.example" onclick="return false;"><img alt="Write to us" src="data:,"></a><script>gtag("event")</script>',
    ),
    says: [
      'A click on "Call us" is canceled: its onclick returns false.',
      'A click on this link is canceled: its onclick returns false.',
    ],
    count: 2,
  },
  {
    check,
    outcome: 'pass',
    when: 'a handler cancels what a script may serve, or a link to a page',
    site: page(
      '<a class="call" href="tel:+4930123456" onclick="return false">Call us</a><a href="/prices" onclick="return false">Prices</a><script>document.querySelector(".call").addEventListener("click", openForm)</script>',
    ),
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'no link has a handler',
    site: page('<a href="tel:+4930123456">Call us</a><a href="#" onclick="return open()">Menu</a>'),
  },
]
