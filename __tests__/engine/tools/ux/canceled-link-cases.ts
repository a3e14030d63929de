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

export const CANCELED_LINK_CASES: readonly Case[] = [
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
