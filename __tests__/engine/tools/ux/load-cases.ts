import type { Case } from '../../../support/tool-cases.ts'
import { SOON } from './form-cases.ts'
import { page } from './pages.ts'

/** A picture of so many pixels, one colour: GIF needs no more for it than its size. */
function picture(width: number, height: number) {
  const size = (value: number) => [value & 255, value >> 8]
  const start = [
    ...Buffer.from('GIF89a'),
    ...size(width),
    ...size(height),
    0x80,
    0,
    0,
    0,
    0,
    0,
    255,
    255,
    255,
  ]
  const frame = [0x2c, 0, 0, 0, 0, ...size(width), ...size(height), 0, 2, 2, 0x44, 1, 0, 0x3b]
  return { headers: { 'content-type': 'image/gif' }, body: Buffer.from([...start, ...frame]) }
}
/** One whose only colour is none. */
function spacer(width: number, height: number) {
  const { headers, body } = picture(width, height)
  const transparent = Buffer.from([0x21, 0xf9, 4, 1, 0, 0, 0, 0])
  const frame = body.indexOf(0x2c, 19)
  return { headers, body: Buffer.concat([body.subarray(0, frame), transparent, body.subarray(frame)]) }
}
const VIEWPORT = '<meta name="viewport" content="width=device-width">'
const PICTURES = {
  '/wide.gif': picture(300, 100),
  '/tiny.gif': picture(40, 40),
  '/spacer.gif': picture(1, 1),
}
const image = (src: string, rest: string) => page(`<img id="i" alt="" src="${src}" ${rest}>`, VIEWPORT)
const script = (source: string) => page(`<p>x</p><script>${source}</script>`)

/** What takes Chrome. */
const MENU_STYLE =
  '<meta name="viewport" content="width=device-width"><style>.skip:not(:focus) { width: 1px } nav, .btn:hover { margin: 0 } nav { display: none } .away { position: absolute; opacity: 0 }</style>'
const HIDDEN_MENU = '<nav><a href="/a">A</a><a href="/b">B</a></nav>'

/** Text that waits for a script, which adds the class \`in\` to what is scrolled to, or does something else. */
const WAITING_STYLE =
  '<meta name="viewport" content="width=device-width"><style>.wait { opacity: 0; transition: opacity 0.4s 0.2s; min-height: 900px } .wait.in { opacity: 1 } .over { position: absolute }</style>'
const waiting = (run: string, rest = '') => ({
  '/page': page(
    `<h1>Bikes</h1>${`<section class="wait"${rest}><p>${'All about bikes. '.repeat(20)}</p></section>`.repeat(3)}<script>${run}</script>`,
    WAITING_STYLE,
  ),
})
const OBSERVED =
  "const seen = new IntersectionObserver(all => all.forEach(one => one.isIntersecting && one.target.classList.add('in')), { threshold: 0.5 }); document.querySelectorAll('.wait').forEach(one => seen.observe(one))"

/** Scripts of others that do not answer, and an element that is not there. */
const KIT = '<script src="http://127.0.0.1:9/@fortawesome/all.js"></script>'
const LIBRARY = '<script src="http://127.0.0.1:9/lottie-web@5.12.2/lottie.min.js"></script>'
const SCROLL = '<script src="http://127.0.0.1:9/lenis@1.1.18/lenis.min.js"></script>'
const COUNTER = '<script src="http://127.0.0.1:9/matomo.js"></script>'
const CRASH = /^Scripts replace the page with the message ".{10,70}" after the error "TypeError: no width"\.$/
const FEIGNS =
  "document.getElementById('f').addEventListener('submit', event => { event.preventDefault(); alert('Thank you') })"
const LOGO = "document.getElementById('logo').x"

/** What scripts may do while a page loads, all of it on one page. */
const QUIET = {
  '/page':
    page(`<button onclick="alert(1)">Hello</button><button onclick="Notification.requestPermission()">News</button><script>
    window.seen = 1
    try { x() } catch {}
    Promise.reject(new DOMException('no', 'NotAllowedError'))
    new Promise((_, reject) => { const one = new Image(); one.onerror = reject; one.src = '/gone.png' })
    console.warn('slow')
    console.error('Service workers can only be used over HTTPS, or on localhost for development')
    console.error('Service workers can only be used over HTTPS, or on localhost')
    console.error('AxiosError: Network Error')
    console.error('Google Maps JavaScript API error: RefererNotAllowedMapError')
    console.error('The domain 127.0.0.1 is not authorized to show the cookie banner')
    console.error('crypto.subtle needs a secure context')
  </script>`),
}
/** What they must not do, on another. */
const INTRUSIVE = {
  '/page': script(
    "alert('Welcome'); open('/offer'); Notification.requestPermission(); console.error('no connection', 7); Promise.reject(new Error('no prices'))",
  ),
}
/** Images as they should be, of which one is far below. */
const SHARP = {
  '/page': page(
    `<img alt="" src="/wide.gif" width="150" height="50"><div style="height: 3000px"></div>
      <img alt="" src="/tiny.gif" width="300" height="300">`,
    VIEWPORT,
  ),
  ...PICTURES,
}
/** One image out of its proportions, one larger than its file. */
const SPOILT = {
  '/page': page(
    `<img id="squeezed" alt="" src="/wide.gif" width="150" height="100">
      <img id="enlarged" alt="" src="/tiny.gif" width="300" height="300">`,
    VIEWPORT,
  ),
  ...PICTURES,
}
/** A field and a link that do not work for all. */
const REFUSING = page(`<input id="again" type="email">
  <p><a id="share"><img alt="" src=""> Share</a></p><a onclick="go()">Go</a><script>
  again.addEventListener('paste', event => event.preventDefault())
  share.addEventListener('click', () => {})
</script>`)

export const LOAD_CASES: readonly Case[] = [
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'a script writes all addresses in full',
    site: page(
      '<a href="/a">A</a><p><a href="#">Boats</a>, <a href="#">Bikes</a></p><script>for (const link of document.links) link.href = new URL(link.href).href</script>',
    ),
    count: 2,
  },
  {
    check: 'entries-lead-to-one-page',
    outcome: 'not-applicable',
    when: 'they lead nowhere on a page whose address a router writes without its slash',
    site: {
      '/page/': page(
        `<ul>${['Mail', 'Phone', 'Chat', 'Post'].map(name => `<li><a href="#">${name}</a></li>`).join('')}</ul><script>history.replaceState(null, '', '/page')</script>`,
      ),
    },
    path: '/page/',
  },
  ...(
    ['dialog-on-load', 'popup-on-load', 'permission-on-load', 'script-error', 'console-error'] as const
  ).flatMap((check): Case[] => [
    {
      check,
      outcome: 'pass',
      when: 'a script that does none of it',
      site: QUIET,
    },
    {
      check,
      outcome: 'not-applicable',
      when: 'a page on which nothing runs',
      site: page('<button onclick="alert(1)">Hello</button>'),
      says: /nothing runs on the page/,
    },
  ]),
  {
    check: 'dialog-on-load',
    outcome: 'fail',
    when: 'a frame that greets',
    site: page(`<iframe title="x" srcdoc="<script>alert('Welcome')</script>"></iframe>`),
    says: 'A script calls alert(): "Welcome".',
  },
  {
    check: 'dialog-on-load',
    outcome: 'not-measured',
    when: 'a complaint about a script that did not come here',
    site: page(
      '<script src="http://127.0.0.1:9/jquery.js"></script><script>if (!window.jQuery) alert("Grid: jQuery not loaded.")</script>',
    ),
    says: /jquery\.js gave this audit no answer/,
  },
  {
    check: 'dialog-on-load',
    outcome: 'fail',
    when: 'a greeting beside a script that did not come here',
    site: page('<script src="http://127.0.0.1:9/jquery.js"></script><script>alert("Hello")</script>'),
    says: 'A script calls alert(): "Hello".',
  },
  {
    check: 'dialog-on-load',
    outcome: 'not-measured',
    when: 'what a script says when a service gave no answer here',
    site: page(
      `<script>fetch('http://127.0.0.1:9/prices').catch(() => alert('データの読み込みに失敗しました。'))</script>`,
    ),
    says: /prices gave this audit no answer, and a dialog box may tell of that/,
  },
  {
    check: 'dialog-on-load',
    outcome: 'not-measured',
    when: 'what a script says when a function was not called here',
    site: page(
      `<script src="http://127.0.0.1:9/films?callback=show" onerror="alert('Something went wrong')"></script>`,
    ),
    says: /show gave this audit no answer, and a dialog box may tell of that/,
  },
  {
    check: 'dialog-on-load',
    outcome: 'fail',
    when: 'a question beside a service that gave no answer here',
    site: page(`<script>fetch('http://127.0.0.1:9/prices').catch(() => 0); confirm('Are you 18?')</script>`),
    says: 'A script calls confirm(): "Are you 18?".',
  },
  {
    check: 'dialog-on-load',
    outcome: 'pass',
    when: 'one that a click opens',
    site: QUIET,
  },
  {
    check: 'dialog-on-load',
    outcome: 'fail',
    when: 'a greeting',
    site: INTRUSIVE,
    says: 'A script calls alert(): "Welcome".',
    count: 1,
  },
  {
    check: 'popup-on-load',
    outcome: 'fail',
    when: 'a window',
    site: INTRUSIVE,
    says: 'A script opens {origin}/offer.',
    count: 1,
  },
  {
    check: 'permission-on-load',
    outcome: 'pass',
    when: 'one that a click asks for',
    site: QUIET,
  },
  {
    check: 'permission-on-load',
    outcome: 'fail',
    when: 'notifications',
    site: INTRUSIVE,
    says: 'The page asks for the permission notifications.',
    count: 1,
  },
  {
    check: 'permission-on-load',
    outcome: 'fail',
    when: 'the place of the visitor',
    site: { '/page': script('navigator.geolocation.getCurrentPosition(() => {})') },
    says: 'The page asks for the permission geolocation.',
  },
  ...(
    [
      ['fail', 'Next.js', '<h2>An unexpected error has occurred.</h2>', '', CRASH],
      ['fail', 'Next.js', '<div>Application error: a client-side exception has occurred</div>', '', CRASH],
      ['fail', 'React Router', '<h2>Unexpected Application Error!</h2><pre>at a (b.js)</pre>', '', CRASH],
      ['fail', 'React Router, beside a counter', '<h2>Unexpected Application Error!</h2>', COUNTER, CRASH],
      ['not-measured', 'a crash beside a missing library', '<h2>Unexpected Application Error!</h2>', LIBRARY],
      ['pass', 'another page', '<h1>Bikes</h1><p>Unexpected Application Error!</p>', ''],
      ['pass', 'a text about such', '<h1>Roads</h1><p>An unexpected error has occurred to me.</p>', ''],
    ] as const
  ).map(
    ([outcome, what, shown, before, says]): Case => ({
      check: 'error-screen',
      outcome,
      when: `scripts show ${what} in place of the page`,
      site: {
        '/page': page(
          `<h1>Roads</h1><p>${'How to get to us by bike, by car and by train. '.repeat(5)}</p>${before}<script>document.body.innerHTML = '${shown}'; document.title = 'Error'; throw new TypeError('no width')</script>`,
        ),
      },
      ...(says && { says }),
    }),
  ),
  {
    check: 'script-error',
    outcome: 'not-applicable',
    when: 'scripts put an error screen in place of the page, which is told as that',
    site: {
      '/page': page(
        `<h1>Roads</h1><p>${'How to get to us by bike, by car and by train. '.repeat(5)}</p><script>document.body.innerHTML = '<h2>An unexpected error has occurred.</h2>'; throw new TypeError('no width')</script>`,
      ),
    },
    says: 'its scripts replace it by the error screen "An unexpected error has occurred"',
  },
  {
    check: 'error-screen',
    outcome: 'not-applicable',
    when: 'nothing runs',
    site: { '/page': page('<h1>Roads</h1>') },
  },
  {
    check: 'script-error',
    outcome: 'pass',
    when: 'errors that are caught, and those of a browser that asks nobody',
    site: QUIET,
  },
  {
    check: 'script-error',
    outcome: 'pass',
    when: 'a promise of a file that does not load, which is reported as broken',
    site: QUIET,
  },
  {
    check: 'script-error',
    outcome: 'fail',
    when: 'a name that does not exist',
    site: { '/page': script('\nmenu.open()') },
    says: /ReferenceError: menu is not defined/,
    line: 2,
  },
  {
    check: 'script-error',
    outcome: 'fail',
    when: 'one line that throws three times',
    site: { '/page': script('for (let at = 0; at < 3; at++) setTimeout(() => menu.open())') },
    says: /menu is not defined \(3 times\)/,
    count: 1,
  },
  {
    check: 'script-error',
    outcome: 'pass',
    when: 'a frame is missing, and the error page in its place has a script that fails',
    site: {
      '/page': page('<iframe title="x" src="/frame"></iframe><script>self.a = 1</script>'),
      '/frame': {
        status: 404,
        headers: { 'content-type': 'text/html' },
        body: '<script>menu.open()</script>',
      },
    },
  },
  {
    check: 'script-error',
    outcome: 'fail',
    when: 'a promise that nobody waits for',
    site: INTRUSIVE,
    says: /Error: no prices/,
    count: 1,
  },
  {
    check: 'script-error',
    outcome: 'not-measured',
    when: 'a library that this audit is not given',
    site: {
      '/page': page('<script src="/library.js"></script><script>library()</script>'),
      '/library.js': { status: 403 },
    },
    says: /library\.js gave this audit no answer/,
  },
  {
    check: 'script-error',
    outcome: 'fail',
    when: 'React that finds other HTML than it writes, beside such a library',
    site: {
      '/page': page(
        '<script src="/library.js"></script><script>throw Error("Minified React error #418; visit https://react.dev/errors/418")</script>',
      ),
      '/library.js': { status: 403 },
    },
    says: 'Minified React error #418: the HTML of the server differs from what React renders in the browser (hydration error). Make the components render the same on both sides.',
  },
  ...(
    [
      [
        'fail',
        'one that makes no elements: no element has the id',
        KIT,
        LOGO,
        /'x'\): the page has no "#logo"$/,
      ],
      ['fail', 'a library that makes no such element', LIBRARY, LOGO, /the page has no "#logo"$/],
      [
        'fail',
        'one that scrolls: a class that is on no page',
        SCROLL,
        `\nconst next = document.querySelector('.slides .next')\nnext.addEventListener('click', () => next.remove())`,
        /the page has no ".slides .next"$/,
      ],
      [
        'fail',
        'a library, and the script is cut off',
        LIBRARY,
        'if (self) {',
        /SyntaxError: Unexpected end of input/,
      ],
      [
        'fail',
        'a file of which nothing is known, and the script has a function without a name',
        '<script src="http://127.0.0.1:9/parts/embed.js"></script>',
        'self.a = 1;\n onSubmit: function () { embed() }',
        /^SyntaxError: Function statements require a function name$/,
      ],
      ['fail', 'one that scrolls, and a name that nobody has', SCROLL, 'menu.open()', /menu is not defined/],
      [
        'not-measured',
        'one that scrolls, which brings the name',
        SCROLL,
        'new Lenis()',
        /lenis\.min\.js gave/,
      ],
      [
        'not-measured',
        'a library, which brings the name',
        LIBRARY,
        'lottie.play()',
        /gave this audit no answer/,
      ],
      [
        'not-measured',
        'a library that may make the element',
        LIBRARY,
        LOGO.replace('logo', 'lottie-box'),
        /no answer/,
      ],
      [
        'not-measured',
        'a file of which nothing is known',
        '<script src="http://127.0.0.1:9/parts/embed.js"></script>',
        LOGO,
        /no answer/,
      ],
      [
        'not-measured',
        'a library, where a script may make the element',
        LIBRARY,
        `const box = html => { document.body.innerHTML = html + lottie }; try { box('<i id="logo">') } catch {}; ${LOGO}`,
        /no answer/,
      ],
      [
        'not-measured',
        'a library, where a script may make the element by its number',
        LIBRARY,
        "const make = at => { lottie.add('slide-' + at) }; document.getElementById('slide-3').x",
        /no answer/,
      ],
      [
        'not-measured',
        'a library, where the element is there and later gone',
        LIBRARY,
        "document.querySelector('p').remove(); document.querySelector('p').x",
        /no answer/,
      ],
      [
        'not-measured',
        'a library, where the variable may hold another element',
        LIBRARY,
        "let a = document.getElementById('logo'); a = lottie?.box ?? null; a.x",
        /no answer|lottie/,
      ],
    ] as const
  ).map(
    ([outcome, when, missing, code, says]): Case => ({
      check: 'script-error',
      outcome,
      when: `what this audit is not given is ${when}`,
      site: page(`<p>x</p>${missing}<script>${code}</script>`),
      says,
    }),
  ),
  {
    check: 'script-error',
    outcome: 'not-measured',
    when: 'what a program would answer, which a server of files does not have',
    site: {
      '/page': script("fetch('/api/prices').then(answer => answer.json())"),
      '/api/prices': { status: 404, headers: { 'content-type': 'text/html' }, body: '<p>Not found</p>' },
    },
    says: /\/api\/prices may answer where the site lives/,
  },
  {
    check: 'script-error',
    outcome: 'fail',
    when: 'a name that does not exist, beside such an answer',
    site: {
      '/page': script(
        "fetch('/api/prices').then(answer => answer.json()); setTimeout(() => menu.open(), 50)",
      ),
      '/api/prices': { status: 404, headers: { 'content-type': 'text/html' }, body: '<p>Not found</p>' },
    },
    says: /menu is not defined/,
    count: 1,
  },
  {
    check: 'console-error',
    outcome: 'not-measured',
    when: 'a script says that another host did not answer this audit',
    site: {
      '/page': script(
        "fetch('https://prices.invalid/all').catch(() => console.error('No prices, see the log'))",
      ),
    },
    says: /prices\.invalid\/all gave this audit no answer/,
  },
  {
    check: 'console-error',
    outcome: 'pass',
    when: 'a service does not know the host of a preview',
    site: QUIET,
  },
  {
    check: 'console-error',
    outcome: 'pass',
    when: 'a warning',
    site: QUIET,
  },
  {
    check: 'console-error',
    outcome: 'pass',
    when: 'what the preview lacks HTTPS for',
    site: QUIET,
  },
  {
    check: 'console-error',
    outcome: 'fail',
    when: 'an error',
    site: INTRUSIVE,
    says: /^no connection 7$/,
    count: 1,
  },
  {
    check: 'console-error',
    outcome: 'pass',
    when: 'one that comes of plain HTTP on this machine alone',
    site: QUIET,
  },
  { check: 'loading-endless', outcome: 'pass', when: 'an end', site: page('') },
  {
    check: 'loading-endless',
    outcome: 'fail',
    when: 'an image that never comes',
    site: { '/page': page('<img src="/counter" alt="">'), '/counter': () => undefined },
    says: 'The server does not answer this request.',
  },
  ...[
    [`<img alt="" src="/photo.png" onerror="this.src='/none.png'">`, 'as an attribute'],
    [
      `<img alt="" id="i" src="/photo.png"><script>i.addEventListener('error', () => { i.src = '/none.png' })</script>`,
      'of a script',
    ],
  ].map(
    ([body, when]): Case => ({
      check: 'loading-endless',
      outcome: 'fail',
      when: `an image whose handler ${when} asks for another that is not there, again and again`,
      site: { '/page': page(body!), '/none.png': { status: 404, body: 'x'.repeat(100_000) } },
      at: '{origin}/none.png',
      says: /^An image requests this endlessly/,
    }),
  ),
  {
    check: 'loading-endless',
    outcome: 'pass',
    when: 'many images of one address that is not there',
    site: { '/page': page('<img alt="" src="/none.png">'.repeat(150)) },
  },
  {
    check: 'text-never-shown',
    outcome: 'fail',
    when: 'the script that is to fade it in does not run',
    site: waiting(`\u200b${OBSERVED}`),
    says: /^1017 characters of text \(100 % of the page\) are transparent, also after scrolling to them: "All about bikes\./,
    selector: 'html > body > section:nth-of-type(1)',
  },
  {
    check: 'text-never-shown',
    outcome: 'fail',
    when: 'that is the menu of a restaurant',
    site: waiting('1', ' id="menu"'),
    says: /are transparent/,
  },
  {
    check: 'text-never-shown',
    outcome: 'pass',
    when: 'scrolling fades it in',
    site: waiting(OBSERVED),
  },
  {
    check: 'text-never-shown',
    outcome: 'pass',
    when: 'only what reaches the middle of the screen is faded in, some time later',
    site: waiting(
      "addEventListener('scroll', () => document.querySelectorAll('.wait').forEach(one => { const { top, bottom } = one.getBoundingClientRect(); if (top < innerHeight / 2 && bottom > innerHeight / 2) setTimeout(() => one.classList.add('in'), 500) }))",
    ),
  },
  {
    check: 'text-never-shown',
    outcome: 'pass',
    when: 'what is transparent lies over other text or is hidden from all',
    site: waiting('1', ' style="position: absolute"'),
  },
  {
    check: 'text-never-shown',
    outcome: 'not-measured',
    when: 'its script waits for consent',
    site: {
      '/page': page(
        `<section class="wait">${'All about bikes. '.repeat(30)}</section><script type="text/plain" data-cookieconsent="statistics" src="/a.js"></script>`,
        WAITING_STYLE,
      ),
    },
    says: /may show the text/,
  },
  { check: 'text-never-shown', outcome: 'not-applicable', when: 'the page is empty', site: page('') },
  {
    check: 'image-not-shown',
    outcome: 'fail',
    when: 'a file of a kind that it does not read, one that is damaged, and a page in place of one',
    site: {
      '/page': page(
        ['/photo.jp2', '/half.jpg', '/shop.png'].map(src => `<img alt="" src="${src}">`).join(''),
      ),
      '/photo.jp2': { headers: { 'content-type': 'image/jp2' }, body: Buffer.alloc(500, 'jP2 ') },
      '/half.jpg': { headers: { 'content-type': 'image/jpeg' }, body: Buffer.alloc(500, 'x') },
      '/shop.png': { headers: { 'content-type': 'text/html' }, body: page('x'.repeat(500)) },
    },
    says: [
      'Chrome cannot show {origin}/photo.jp2: it is image/jp2.',
      'Chrome cannot show {origin}/half.jpg: the file is damaged, or is not of the kind that it is said to be.',
      'Chrome cannot show {origin}/shop.png: the server answers with a page.',
    ],
    selector: 'html > body > img:nth-of-type(1)',
  },
  {
    check: 'image-not-shown',
    outcome: 'pass',
    when: 'a picture, one that is not there, a counter without a picture, one that waits, and a drawing without a size',
    site: {
      '/page': page(
        `<img alt="" src="/wide.gif"><img alt="" src="/none.png"><img alt="" src="/count"><img alt="" src="/empty.svg">
        <div style="height: 9000px"></div><img alt="" src="/photo.jp2" loading="lazy">`,
      ),
      '/count': { headers: { 'content-type': 'text/plain' }, body: 'ok' },
      '/empty.svg': {
        headers: { 'content-type': 'image/svg+xml' },
        body: `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><!--${'x'.repeat(300)}--></svg>`,
      },
      '/photo.jp2': { headers: { 'content-type': 'image/jp2' }, body: Buffer.alloc(500, 'jP2 ') },
      ...PICTURES,
    },
  },
  {
    check: 'image-not-shown',
    outcome: 'fail',
    when: 'what is around one waits to fade in, and a style loads another',
    site: {
      '/page': page(
        '<div style="visibility: hidden"><img alt="" src="/photo.jp2"></div><div style="height: 99px; background: url(/back.jp2)"></div>',
      ),
      '/photo.jp2': { headers: { 'content-type': 'image/jp2' }, body: Buffer.alloc(500, 'jP2 ') },
      '/back.jp2': {
        headers: { 'content-type': 'application/octet-stream' },
        body: Buffer.alloc(500, 'jP2 '),
      },
    },
    says: [
      'Chrome cannot show {origin}/photo.jp2: it is image/jp2.',
      'Chrome cannot show {origin}/back.jp2: it is a file of the kind .jp2.',
    ],
  },
  { check: 'image-not-shown', outcome: 'not-applicable', when: 'no images', site: page('') },
  {
    check: 'image-distorted',
    outcome: 'pass',
    when: 'its proportions',
    site: SHARP,
  },
  {
    check: 'image-distorted',
    outcome: 'pass',
    when: 'one that is cut, turned, or stretched on purpose',
    site: {
      '/page': page(
        `<img alt="" src="/wide.gif" width="90" height="90" style="object-fit: cover">
      <img alt="" src="/wide.gif" width="150" height="50" style="transform: rotate(30deg) scaleY(2); padding: 9px 40px">
      <img alt="" src="/spacer.gif" width="200" height="9">
      <img alt="" src="/wide.gif" width="90" height="90" style="content: url(/tiny.gif)">`,
        VIEWPORT,
      ),
      ...PICTURES,
    },
  },
  {
    check: 'image-distorted',
    outcome: 'fail',
    when: 'one that is squeezed',
    site: SPOILT,
    says: 'This image of 300 × 100 px is shown as 150 × 100 px on a phone: {origin}/wide.gif',
    selector: '#squeezed',
    count: 1,
  },
  {
    check: 'image-distorted',
    outcome: 'not-applicable',
    when: 'a drawing, whose address does not say that it is one',
    site: {
      '/page': page('<img alt="" src="/badge/build" width="90" height="90">', VIEWPORT),
      '/badge/build': {
        headers: { 'content-type': 'image/svg+xml;charset=utf-8' },
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20"><rect width="90" height="20"/></svg>',
      },
    },
  },
  ...(['image-distorted', 'image-blurred'] as const).map(
    (check): Case => ({
      check,
      outcome: 'pass',
      when: 'one without any pixel that can be seen, beside one that is as its file',
      site: {
        '/page': page(
          '<img alt="" src="/clear.gif" width="410" height="400"><img alt="" src="/wide.gif" width="300" height="100">',
          VIEWPORT,
        ),
        '/clear.gif': spacer(108, 70),
        ...PICTURES,
      },
    }),
  ),
  { check: 'image-distorted', outcome: 'not-applicable', when: 'no images', site: page('') },
  { check: 'image-dimensions-wrong', outcome: 'not-applicable', when: 'no images', site: page('') },
  {
    check: 'image-dimensions-wrong',
    outcome: 'fail',
    when: 'one whose height follows its file, and not its attributes',
    site: {
      '/page': page(
        '<style>img { width: 100%; height: auto }</style><img id="square" alt="" src="/wide.gif" width="300" height="300">',
        VIEWPORT,
      ),
      ...PICTURES,
    },
    says: /^The attributes width and height reserve \d{3} px for an image that is 1\d\d px high when it comes, so the page jumps by 2\d\d px\. Its file has 300 × 100 px: http/,
    selector: '#square',
    count: 1,
  },
  ...[
    ['of the proportions of its file', '<img alt="" src="/wide.gif" width="600" height="200">'],
    [
      'whose room a style keeps',
      '<img alt="" src="/wide.gif" width="300" height="300" style="aspect-ratio: 3">',
    ],
    [
      'that is distorted',
      '<img alt="" src="/wide.gif" width="300" height="300" style="width: 90px; height: 90px">',
    ],
    [
      'in a box of fixed height',
      '<div style="height: 500px"><img alt="" src="/wide.gif" width="300" height="300"></div>',
    ],
    [
      'in a bar that lies over the page',
      '<div style="position: fixed; width: 100%"><img alt="" src="/wide.gif" width="300" height="300"></div>',
    ],
    [
      'beside what is as high',
      '<div style="display: flex"><img alt="" src="/wide.gif" width="300" height="300" style="width: 200px; align-self: start"><p style="height: 300px">Text</p></div>',
    ],
    ['that moves little', '<img alt="" src="/wide.gif" width="300" height="300" style="width: 60px">'],
    ['without attributes', '<img alt="" src="/wide.gif">'],
  ].map(
    ([when, image]): Case => ({
      check: 'image-dimensions-wrong',
      outcome: 'pass',
      when: `one ${when}`,
      site: {
        '/page': page(`<style>img { width: 100%; height: auto }</style>${image}`, VIEWPORT),
        ...PICTURES,
      },
    }),
  ),
  {
    check: 'image-blurred',
    outcome: 'pass',
    when: 'one that is shrunk, and one further down',
    site: SHARP,
  },
  ...[
    ['/wide.gif 2x', 'width="300" height="100"', 'of two pixels for each of the page'],
    ['/wide.gif?small 150w,/wide.gif 300w', 'sizes="100px" width="300" height="100"', 'of a width'],
    ['/wide.gif 16w,/wide.gif 150w,/wide.gif 300w', 'sizes="300px" width="300" height="100"', 'of any width'],
  ].map(
    ([set, rest, when]): Case => ({
      check: 'image-blurred',
      outcome: 'pass',
      when: `one of srcset that is as large as its file, told as one ${when}`,
      site: { '/page': image('/tiny.gif', `srcset="${set}" ${rest}`), ...PICTURES },
    }),
  ),
  {
    check: 'image-blurred',
    outcome: 'fail',
    when: 'one of srcset that is larger than its file',
    site: {
      '/page': image('/tiny.gif', 'srcset="/wide.gif 1x, /tiny.gif 2x" width="300" height="300"'),
      ...PICTURES,
    },
    says: /^This image of 40 × 40 px is shown as 300 × 300 px/,
  },
  {
    check: 'image-blurred',
    outcome: 'fail',
    when: 'one that is enlarged',
    site: SPOILT,
    says: /^This image of 40 × 40 px is shown as 300 × 300 px/,
    selector: '#enlarged',
    count: 1,
  },
  {
    check: 'image-blurred',
    outcome: 'fail',
    when: 'one that is enlarged and shown in gray',
    site: {
      '/page': image('/tiny.gif', 'width="300" height="300" style="filter: grayscale(100%)"'),
      ...PICTURES,
    },
    says: /^This image of 40 × 40 px is shown as 300 × 300 px/,
  },
  {
    check: 'image-blurred',
    outcome: 'not-applicable',
    when: 'one that is blurred on purpose',
    site: {
      '/page': image('/tiny.gif', 'width="300" height="300" style="filter: grayscale(100%) blur(8px)"'),
      ...PICTURES,
    },
  },
  { check: 'image-blurred', outcome: 'not-applicable', when: 'no images', site: page('') },
  {
    check: 'image-blurred',
    outcome: 'not-applicable',
    when: 'one that lies behind all of the text',
    site: {
      '/page': image('/tiny.gif', 'style="width: 100%; height: 2000px; object-fit: cover"'),
      ...PICTURES,
    },
  },
  {
    check: 'image-blurred',
    outcome: 'pass',
    when: 'a placeholder that stands behind its picture',
    site: {
      '/page': page(
        `<div><img alt="" aria-hidden="true" src="/tiny.gif" width="300" height="300">
      <picture><img alt="A bike" src="/wide.gif" width="150" height="50"></picture></div>`,
        VIEWPORT,
      ),
      ...PICTURES,
    },
  },
  {
    check: 'image-blurred',
    outcome: 'fail',
    when: 'one further down that no script will replace',
    site: {
      '/page': page(
        '<div style="height: 3000px"></div><img alt="" src="/face.gif" width="300" height="300">',
        VIEWPORT,
      ),
      '/face.gif': picture(120, 120),
    },
    says: /^This image of 120 × 120 px is shown as 300 × 300 px/,
  },
  {
    check: 'image-blurred',
    outcome: 'not-applicable',
    when: 'one further down that a script finds by its mark',
    site: {
      '/page': page(
        '<div style="height: 3000px"></div><img alt="" src="/face.gif" data-full="/wide.gif" width="300" height="300">',
        VIEWPORT,
      ),
      '/face.gif': picture(120, 120),
      ...PICTURES,
    },
  },
  {
    check: 'image-blurred',
    outcome: 'not-applicable',
    when: 'one further down',
    site: {
      '/page': page(
        '<div style="height: 3000px"></div><img alt="" src="/tiny.gif" width="300" height="300">',
        VIEWPORT,
      ),
      ...PICTURES,
    },
  },
  {
    check: 'paste-prevented',
    outcome: 'pass',
    when: 'a field that takes what is pasted, and one whose script does so itself',
    site: page(`<input name="a"><input id="code"><script>
      code.addEventListener('paste', event => {
        event.preventDefault()
        code.value = event.clipboardData.getData('text')
      })
    </script>`),
  },
  {
    check: 'paste-prevented',
    outcome: 'fail',
    when: 'a script that takes nothing',
    site: REFUSING,
    says: 'A script cancels pasting into this field of type "email".',
    selector: '#again',
  },
  ...(
    [
      ['pass', 'a click on them shows a form', 'ask.hidden = false'],
      ['fail', 'a click on them only counts it', 'clicks++'],
    ] as const
  ).map(
    ([outcome, when, does]): Case => ({
      check: 'link-leads-nowhere',
      outcome,
      when: `links have no address, and ${when}`,
      site: page(`<a href="/a">A</a><p><a href="#">Chat</a> <a href="#">Chat</a></p><div id="ask" hidden>Write to us</div><script>
        var clicks = 0
        for (const at of [1, 2]) document.links[at].addEventListener('click', () => { ${does} })
      </script>`),
    }),
  ),
  ...(
    [
      ['fail', 'no script opens them', '', 2],
      [
        'not-measured',
        'the library that opens them did not come',
        '<script src="http://127.0.0.1:9/jquery.js"></script>',
        undefined,
      ],
      [
        'fail',
        'the library did not come that opens other ones',
        '<p><a href="">Our feed</a> <a href="">Our talks</a></p><script src="http://127.0.0.1:9/jquery.js"></script>',
        2,
      ],
    ] as const
  ).map(
    ([outcome, when, more, count]): Case => ({
      check: 'link-leads-nowhere',
      outcome,
      when: `links without href stand over boxes of links, and ${when}`,
      site: page(
        `<ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li>${['Join us', 'Our cabin']
          .map(
            name =>
              `<li><a class="nav-parent">${name}</a><div class="nav-children"><a href="/c">C</a><a href="/d">D</a></div></li>`,
          )
          .join('')}</ul>${more}`,
      ),
      ...(count !== undefined && { count }),
    }),
  ),
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'links have no address, and scripts put others in the place of some of them',
    site: page(`<header id="top"><ul><li><a href="#">Lorem</a></li><li><a href="#">Bikes</a></li></ul></header>
      <p><a href="/a">A</a> <a href="#">Shop</a> <a href="#">Our news</a></p>
      <script>document.getElementById('top').innerHTML = '<a href="/bikes">Bikes</a>'</script>`),
    says: ['"Shop" has only href="#".', '"Our news" has only href="#".'],
  },
  {
    check: 'link-without-keyboard',
    outcome: 'fail',
    when: 'an anchor shares the page, by a listener or an attribute',
    site: REFUSING,
    says: [
      '"Share" has no href: only a click does something.',
      '"Go" has no href: only a click does something.',
    ],
    selector: '#share',
  },
  {
    check: 'control-without-keyboard',
    outcome: 'fail',
    when: 'the dots of a slider without arrows are buttons by their role alone',
    site: page(`<section class="testimonials-slider"><p>All was well.</p><div id="dots"></div></section><script>
      for (const name of ['Go to 1', 'Go to 2']) {
        const dot = document.createElement('span')
        dot.setAttribute('role', 'button')
        dot.setAttribute('aria-label', name)
        dot.style = 'display:inline-block;width:20px;height:20px;background:#000'
        dot.addEventListener('click', () => document.body.append(name))
        dots.append(dot)
      }
    </script>`),
    says: 'This <span> ("Go to 1") can be clicked, but the keyboard cannot reach it.',
    selector: '#dots > span:nth-of-type(1)',
    count: 2,
  },
  ...[
    ['arrows beside them do the same', '<button>›</button>', ''],
    ['keys move among them', '', 'dot.tabIndex = name === "Go to 1" ? 0 : -1'],
    ['they are hidden from screen readers', '', 'dots.ariaHidden = "true"'],
  ].map(
    ([when, arrow, more]): Case => ({
      check: 'control-without-keyboard',
      outcome: 'pass',
      when: `the dots of a slider are buttons by their role, and ${when}`,
      site: page(`<section class="testimonials-slider"><p>All was well.</p><div id="dots"></div>${arrow}</section><script>
        for (const name of ['Go to 1', 'Go to 2']) {
          const dot = document.createElement('span')
          dot.setAttribute('role', 'button')
          dot.style = 'cursor:pointer;display:inline-block;width:20px;height:20px;background:#000'
          dot.addEventListener('click', () => document.body.append(name))
          ${more}
          dots.append(dot)
        }
      </script>`),
    }),
  ),
  {
    check: 'link-without-keyboard',
    outcome: 'fail',
    when: 'a role says that it is a button, and no key reaches it',
    site: page(`<nav role="navigation"><a role="button" id="open" class="navbar-burger" aria-label="Menu"><span>≡</span></a></nav><script>
      document.getElementById('open').addEventListener('click', () => {})
    </script>`),
    says: '"≡" has no href: only a click does something.',
    selector: '#open',
  },
  {
    check: 'link-without-keyboard',
    outcome: 'fail',
    when: 'a desktop shows it, and a phone keeps it in a closed menu',
    site: page(`<style>@media (max-width: 800px) { .menu { display: none } }</style><button>Menu</button>
      <nav class="menu"><ul><li><a id="us">About us</a></li><li><a>Nothing</a></li></ul></nav><script>
      us.addEventListener('click', () => document.body.scrollIntoView())
    </script>`),
    says: '"About us" has no href: only a click does something.',
    selector: '#us',
  },
  {
    check: 'link-without-keyboard',
    outcome: 'pass',
    when: 'keys reach it, nothing happens, or clicks of all links are counted',
    site: page(`<a id="b" role="button" tabindex="0">B</a><a id="place"></a><a>Here</a><a href="/x">X</a><script>
      for (const a of document.querySelectorAll('a')) a.addEventListener('click', () => {})
      b.onclick = () => alert(1)
    </script>`),
  },
  {
    check: 'link-without-keyboard',
    outcome: 'not-applicable',
    when: 'each has an address',
    site: page('<a href="/x">X</a>'),
  },
  ...(
    [
      ['not-applicable', '.box { display: none }'],
      ['fail', ''],
    ] as const
  ).map(
    ([outcome, style]): Case => ({
      check: 'autocomplete-missing',
      outcome,
      when: `the login of a theme stands in a box with ${style || 'no style'}`,
      site: page(
        `<div class="box"><p>${'Welcome! Log into your account. '.repeat(8)}</p><input type="password" name="p"></div><script>self.a = 1</script>`,
        `<style>${style}</style>`,
      ),
    }),
  ),
  {
    check: 'control-without-keyboard',
    outcome: 'fail',
    when: 'a logo that loads late has its picture a second time for who has no scripts',
    site: page(`<div id="logo" style="cursor:pointer"><img alt="" src="data:,"><img alt="Kranz Cycles" src="/a.png" width="9" height="9"><noscript><img src="/a.png"></noscript></div><script>
      document.getElementById('logo').addEventListener('click', () => open('/'))
    </script>`),
    says: '<div id="logo"> ("Kranz Cycles") can be clicked, but the keyboard cannot reach it.',
  },
  {
    check: 'control-without-keyboard',
    outcome: 'fail',
    when: 'elements have names and no text, texts in several boxes, and a long text',
    site: page(`<div class="slider-arrow prev is-active css-1x2y3z" style="cursor:pointer;width:9px;height:9px"></div>
      <div class="card" style="cursor:pointer"><div>Riverview Hotel</div><div>Murwillum<b>bah</b><br>Open</div></div>
      <p class="long" style="cursor:pointer">${'Red bikes for parcels '.repeat(9)}</p><script>
      for (const one of document.querySelectorAll('.slider-arrow, .card, .long')) one.addEventListener('click', () => open(one.className))
    </script>`),
    says: [
      '<div class="slider-arrow prev"> can be clicked, but the keyboard cannot reach it.',
      '<div class="card"> ("Riverview Hotel Murwillumbah Open") can be clicked, but the keyboard cannot reach it.',
      /^<p class="long"> \("Red bikes .*…"\) can be clicked/,
    ],
    snippet: /^<div class="slider-arrow prev is-active/,
  },
  {
    check: 'control-without-keyboard',
    outcome: 'fail',
    when: 'a menu opens by a click on what is no control, by a listener or an attribute',
    site: page(`<div id="menu" aria-label="Menu" style="cursor:pointer"><span></span></div>
      <img alt="Sofa" src="/a.png" width="9" height="9" onclick="go()"><script>
      menu.addEventListener('click', () => {})
    </script>`),
    says: [
      '<div id="menu"> ("Menu") can be clicked, but the keyboard cannot reach it.',
      'This <img> ("Sofa") can be clicked, but the keyboard cannot reach it.',
    ],
    selector: '#menu',
  },
  {
    check: 'control-without-keyboard',
    outcome: 'pass',
    when: 'a button or a link of the same card does what it does',
    site: page(`<article class="card"><div><div class="name" style="cursor:pointer">Red bike</div><p><button class="buy">Buy</button><button class="more">Details</button></p></div></article>
      <article class="card"><div><div class="name" style="cursor:pointer">Blue bike</div><p><button class="buy">Buy</button><button class="more">Details</button></p></div></article>
      <section><img alt="Sofa" src="/a.png" width="9" height="9" onclick="showCard(7)"><button onclick="showCard(7)">Show</button></section>
      <section><img alt="Chair" src="/a.png" width="9" height="9" onclick="location.href='/chair'"><a href="/chair">Chair</a></section><script>
      function showCard() {}
      for (const card of document.querySelectorAll('.card')) {
        const name = card.querySelector('.name').textContent
        card.querySelector('.name').addEventListener('click', function () { showCard(name) })
        card.querySelector('.more').addEventListener('click', function (e) { e.stopPropagation(); showCard(name) })
      }
    </script>`),
  },
  ...(
    [
      [
        'pass',
        'which the keyboard reaches',
        '<li><a href="/a">Apples</a></li><li><a href="/b">Pears</a></li>',
        'row.scrollLeft += 100',
      ],
      ['fail', 'which the keyboard does not reach', '<li>Apples</li><li>Pears</li>', 'row.scrollLeft += 100'],
      [
        'fail',
        'and opens something',
        '<li><a href="/a">Apples</a></li><li><a href="/b">Pears</a></li>',
        'row.scrollBy(100, 0); open(1)',
      ],
    ] as const
  ).map(
    ([outcome, which, entries, does]): Case => ({
      check: 'control-without-keyboard',
      outcome,
      when: `an arrow scrolls a row of entries ${which}`,
      site: page(`<div><ul id="row" style="overflow-x:auto;white-space:nowrap;width:90px">${entries}</ul><div id="arrow" style="cursor:pointer;width:20px;height:20px"></div></div><script>
      arrow.addEventListener('click', () => { ${does} })
    </script>`),
    }),
  ),
  ...(
    [
      ['pass', 'scroll-right'],
      ['fail', 'arrow-right'],
    ] as const
  ).map(
    ([outcome, name]): Case => ({
      check: 'control-without-keyboard',
      outcome,
      when: `a library hears the clicks on the arrow "${name}" of a row of links`,
      site: page(`<div><ul style="overflow-x:auto;white-space:nowrap;width:90px"><li><a href="/a">Apples</a></li><li><a href="/b">Pears</a></li></ul><div class="${name}" style="cursor:pointer;width:20px;height:20px"></div></div><script>
      const events = { dispatch() { document.querySelector('ul').scrollLeft += 100 } }
      document.querySelector('.${name}').addEventListener('click', function (e) { return events.dispatch.apply(this, arguments) })
    </script>`),
    }),
  ),
  {
    check: 'control-without-keyboard',
    outcome: 'fail',
    when: 'the buttons beside it do something else, or the same for other cards',
    site: page(`<article class="card"><div class="name" style="cursor:pointer">Red bike</div><button class="more">Details</button></article>
      <section><img alt="Sofa" src="/a.png" width="9" height="9" onclick="showCard(7)"><button onclick="showCard(8)">Show</button></section>
      <section><img alt="Chair" src="/a.png" width="9" height="9" onclick="location.href='/chair'"><a href="/table">Table</a></section>
      <section><p><b class="one"></b><span class="part" data-id="1" style="cursor:pointer">One</span></p><p><span class="part" data-id="2" style="cursor:pointer">Two</span></p><button class="part-button" data-id="2">Open</button></section><script>
      function showCard() {}
      const card = document.querySelector('.card')
      card.querySelector('.name').addEventListener('click', () => showCard('name'))
      card.querySelector('.more').addEventListener('click', () => openCart('name'))
      for (const part of document.querySelectorAll('.part, .part-button')) part.addEventListener('click', e => showCard(e.currentTarget.dataset.id))
    </script>`),
    says: [
      /^<div class="name"> \("Red bike"\)/,
      /^This <img> \("Sofa"\)/,
      /^This <img> \("Chair"\)/,
      /^<span class="part"> \("One"\)/,
      /^<span class="part"> \("Two"\)/,
    ],
    count: 5,
  },
  {
    check: 'control-without-keyboard',
    outcome: 'fail',
    when: 'a library hears the clicks on it, and on a button beside it that does something else',
    site: page(`<header><div id="menu" title="Menu" style="cursor:pointer">≡</div><button class="search">Search</button></header><script>
      const handlers = new Map([[document.querySelector('#menu'), () => openMenu()], [document.querySelector('.search'), () => search()]])
      const events = { dispatch(event) { handlers.get(this)?.call(this, event) } }
      for (const element of handlers.keys()) element.addEventListener('click', function (e) { return events.dispatch.apply(element, arguments) })
    </script>`),
    says: '<div id="menu"> ("≡") can be clicked, but the keyboard cannot reach it.',
    selector: '#menu',
    count: 1,
  },
  {
    check: 'control-without-keyboard',
    outcome: 'fail',
    when: 'it is in a landmark that has its role written on it, or in what scripts move the focus to',
    site: page(`<div id="gatsby-focus-wrapper" tabindex="-1"><nav role="navigation"><div id="menu" class="navbar-burger">≡</div></nav></div><div role="slider"><div id="knob" style="cursor:pointer">Knob</div></div><script>
      for (const id of ['menu', 'knob']) document.getElementById(id).addEventListener('click', () => {})
    </script>`),
    says: '<div id="menu" class="navbar-burger"> ("≡") can be clicked, but the keyboard cannot reach it.',
    selector: '#menu',
    count: 1,
  },
  {
    check: 'control-without-keyboard',
    outcome: 'fail',
    when: 'a question far below fades in when it is scrolled to, and out again',
    site: page(`<div style="height:3000px"></div><section style="opacity:0"><h3 id="ask" style="cursor:pointer">When?</h3></section><script>
      ask.addEventListener('click', () => {})
      new IntersectionObserver(([{ isIntersecting, target }]) => { target.style.opacity = +isIntersecting }).observe(ask.parentElement)
    </script>`),
    says: '<h3 id="ask"> ("When?") can be clicked, but the keyboard cannot reach it.',
    selector: '#ask',
  },
  {
    check: 'control-without-keyboard',
    outcome: 'fail',
    when: 'React serves it from the root, as it serves all links of Next.js',
    site: page(`<a id="link" href="/x">X</a><div id="a" class="hamburger" title="Menu"></div><p id="b" style="cursor:pointer">Quiet</p>
      <style>.hamburger { width: 9px; height: 9px }</style><script>
      const quiet = () => {}
      for (const [id, onClick] of [['link', e => navigate(e)], ['a', () => open()], ['b', () => {}]]) {
        const element = document.getElementById(id)
        element.onclick = quiet
        element['__reactProps$k1'] = { onClick }
      }
    </script>`),
    says: '<div id="a" class="hamburger"> ("Menu") can be clicked, but the keyboard cannot reach it.',
    selector: '#a',
    count: 1,
  },
  {
    check: 'control-without-keyboard',
    outcome: 'fail',
    when: 'jQuery serves it with the function that serves all links too',
    site: page(`<a id="link" href="/x">X</a><div id="menu" title="Menu" style="cursor:pointer"></div>
      <p id="counted" style="cursor:pointer">Counted</p><ul id="list" style="cursor:pointer"><li>Item</li></ul><script>
      const handlers = new Map(), dispatch = function () {}
      window.jQuery = { _data: element => handlers.get(element) }
      const count = () => send('click')
      const serve = (id, handler, selector) => {
        const element = document.getElementById(id)
        handlers.set(element, { click: [{ handler, selector }] })
        element.addEventListener('click', dispatch)
      }
      serve('link', count)
      serve('counted', count)
      serve('menu', () => open())
      serve('list', () => remove(), 'button')
    </script>`),
    says: '<div id="menu"> ("Menu") can be clicked, but the keyboard cannot reach it.',
    selector: '#menu',
    count: 1,
  },
  ...["'_vei'", "Symbol('_vei')"].map(
    (key): Case => ({
      check: 'control-without-keyboard',
      outcome: 'fail',
      when: `Vue serves it with the function that serves all links too, held as ${key}`,
      site: page(`<a id="link" href="/x">X</a><div id="opener" class="menu-toggle"></div><p id="counted" class="menu-toggle">Counted</p>
      <p id="stopped" class="menu-toggle">Stopped</p><p id="quiet" class="menu-toggle">Quiet</p>
      <style>.menu-toggle { width: 40px; height: 40px }</style><script>
      const key = ${key}, navigate = e => go(e)
      const invoker = value => { const invoke = e => invoke.value(e); invoke.value = value; return invoke }
      const stopped = (e, ...args) => { for (const each of []) each(e, args) }
      for (const [id, value] of [['link', navigate], ['opener', () => open()], ['counted', navigate], ['stopped', stopped], ['quiet', () => {}]]) {
        const element = document.getElementById(id)
        element[key] = { onClick: invoker(value) }
        element.addEventListener('click', element[key].onClick)
      }
    </script>`),
      says: '<div id="opener" class="menu-toggle"> can be clicked, but the keyboard cannot reach it.',
      selector: '#opener',
      count: 1,
    }),
  ),
  {
    check: 'control-without-keyboard',
    outcome: 'pass',
    when: 'it is drawn for a switch that keys reach',
    site: page(`<div><div id="track" style="cursor:pointer;width:40px;height:20px"></div><div><input type="checkbox" aria-label="Dark" style="opacity:0"></div></div>
      <script>document.querySelector('#track').addEventListener('click', () => document.querySelector('input').click())</script>`),
  },
  {
    check: 'control-without-keyboard',
    outcome: 'pass',
    when: 'Vue calls the same for a button of its card',
    site: page(`<a id="link" href="/x">X</a><article><div id="card" style="cursor:pointer">Chair</div><button id="more">More</button></article><script>
      const invoker = value => { const invoke = e => invoke.value(e); invoke.value = value; return invoke }
      for (const id of ['link', 'card', 'more']) {
        const element = document.getElementById(id)
        element._vei = { onClick: invoker(id === 'link' ? e => go(e) : () => store.showChair(1)) }
        element.addEventListener('click', element._vei.onClick)
      }
    </script>`),
  },
  {
    check: 'control-without-keyboard',
    outcome: 'fail',
    when: 'Vue calls something else for a button of its card',
    site: page(`<a id="link" href="/x">X</a><article><div id="card" style="cursor:pointer">Chair</div><button id="more">More</button></article><script>
      const invoker = value => { const invoke = e => run(invoke.value, e); invoke.value = value; return invoke }
      for (const id of ['link', 'card', 'more']) {
        const element = document.getElementById(id)
        element._vei = { onClick: invoker({ link: e => go(e), card: () => store.showChair(1), more: () => store.buyChair(1) }[id]) }
        element.addEventListener('click', element._vei.onClick)
      }
    </script>`),
    says: '<div id="card"> ("Chair") can be clicked, but the keyboard cannot reach it.',
    selector: '#card',
  },
  {
    check: 'control-without-keyboard',
    outcome: 'fail',
    when: 'its script starts when the page has been there for a while',
    site: page(`<p id="late" style="cursor:pointer">Late</p><script>
      addEventListener('load', () => setTimeout(() => late.addEventListener('click', () => {}), 700))
    </script>`),
    says: '<p id="late"> ("Late") can be clicked, but the keyboard cannot reach it.',
    selector: '#late',
  },
  {
    check: 'control-without-keyboard',
    outcome: 'fail',
    when: 'its script starts when the page is scrolled',
    site: page(`<p id="late" style="cursor:pointer">Late</p><div style="height:3000px"></div><section style="opacity:0">Below</section><script>
      addEventListener('scroll', () => late.addEventListener('click', () => {}), { once: true })
    </script>`),
    says: '<p id="late"> ("Late") can be clicked, but the keyboard cannot reach it.',
    selector: '#late',
  },
  {
    check: 'control-without-keyboard',
    outcome: 'not-measured',
    when: 'what can be clicked changes with every look',
    site: page(`${'<p style="cursor:pointer">Now and then</p>'.repeat(30)}<script>
      setInterval(() => {
        for (const p of document.querySelectorAll('p'))
          p['__reactProps$k1'] = { onClick: Math.random() < 0.5 ? () => open('/x') : undefined }
      }, 20)
    </script>`),
  },
  {
    check: 'control-without-keyboard',
    outcome: 'pass',
    when: 'it dims the page behind a menu that a button closes, with and without its styles',
    site: page(`<button id="mobile-menu-close" aria-label="Close menu" onclick="shut()">×</button><div id="mobile-menu-overlay" class="hidden" onclick="shut()"></div>
      <div class="backdrop" style="position:fixed;inset:0;z-index:-1" onclick="shut()"></div><script>function shut() {}</script>`),
  },
  {
    check: 'control-without-keyboard',
    outcome: 'fail',
    when: 'it lies over a card that it opens',
    site: page(
      `<button aria-label="Close menu" onclick="shut()">×</button><article style="position:relative">Sofa<div id="more" class="card-overlay" style="position:absolute;inset:0" onclick="shut()"></div></article><script>function shut() {}</script>`,
    ),
    says: '<div id="more" class="card-overlay"> can be clicked, but the keyboard cannot reach it.',
    selector: '#more',
    count: 1,
  },
  {
    check: 'control-without-keyboard',
    outcome: 'pass',
    when: 'it leads to the top, as the Home key does',
    site: page(`<div class="scrollToTop" style="cursor:pointer">↑</div><div id="back-to-top" style="cursor:pointer">Top</div><script>
      for (const div of document.querySelectorAll('div')) div.addEventListener('click', () => scrollTo(0, 0))
    </script>`),
  },
  {
    check: 'control-without-keyboard',
    outcome: 'pass',
    when: 'it is on one of the slides that take turns, or is the dot of one',
    site: page(`<ol class="carousel-indicators"><li class="more" style="cursor:pointer"></li></ol><div class="swiper"><div class="swiper-slide"><p class="more" style="cursor:pointer">A</p></div>
      <div class="swiper-slide" style="opacity:0"><p class="more" style="cursor:pointer">B</p></div></div><script>
      for (const more of document.querySelectorAll('.more')) more.addEventListener('click', () => {})
    </script>`),
  },
  {
    check: 'control-without-keyboard',
    outcome: 'pass',
    when: 'it is invisible on the first screen, or in a layer over the page',
    site: page(`<style>div { cursor: pointer; opacity: 0; top: 3000px }</style><div id="a">A</div><p style="height:3000px"></p>
      <div id="b" style="position:absolute">B</div><div id="c" style="pointer-events:none">C</div><script>
      for (const id of 'abc') document.getElementById(id).addEventListener('click', () => {})
    </script>`),
  },
  {
    check: 'control-without-keyboard',
    outcome: 'pass',
    when: 'keys reach it or a control in it, it shows no hand, or nothing listens',
    site: page(`<style>div, span { cursor: pointer }</style>
      <div id="a" role="button" tabindex="0">A</div><div id="b"><a href="/x">B</a></div>
      <p id="c">C</p><div>D</div><button><span id="e">E</span></button><div id="f" hidden>F</div><script>
      for (const id of 'abcef') document.getElementById(id).addEventListener('click', () => {})
    </script>`),
  },
  {
    check: 'control-without-keyboard',
    outcome: 'fail',
    when: 'a hamburger shows no hand; a label chooses something, of which another check tells',
    site: page(`<input type="checkbox" id="nav" style="display:none"><label for="nav">Menu</label>
      <p><span class="menu-toggle" id="open">≡</span></p>
      <script>document.getElementById('open').addEventListener('click', () => {})</script>`),
    says: '<span id="open" class="menu-toggle"> ("≡") can be clicked, but the keyboard cannot reach it.',
    count: 1,
  },
  {
    check: 'choice-without-keyboard',
    outcome: 'fail',
    when: 'a label opens the menu or chooses an answer, and its field is not laid out or not visible',
    site: page(`<input type="checkbox" id="nav" style="display:none"><header><label for="nav"><svg width="9" height="9"></svg></label>
      <label for="nav">Menu</label><button>Search</button></header><label>Dark <input type="checkbox" hidden></label>
      <label class="nav-toggle"><input type="checkbox" hidden>☰</label><label>Yes <input type="radio" style="visibility:hidden"></label>`),
    says: [
      'The keyboard cannot reach the checkbox of this <label>: "display: none" hides it.',
      'The keyboard cannot reach the checkbox of "Dark": "display: none" hides it.',
      /^The keyboard cannot open the menu: it cannot reach the checkbox of .*: "display: none" hides it.$/,
      'The keyboard cannot reach the radio button of "Yes": "visibility: hidden" hides it.',
    ],
    count: 4,
  },
  {
    check: 'choice-without-keyboard',
    outcome: 'pass',
    when: 'a label has a checkbox that is only out of sight, or something else takes the focus, or nobody sees the label, or the generator of a manual made it',
    site: page(`<style>.off { opacity: 0; position: absolute } .not { display: none }</style>
      <input type="checkbox" id="a" class="off"><label for="a">A</label>
      <div><input type="checkbox" id="b" class="not"><span role="switch" tabindex="0"></span><label for="b">B</label></div>
      <p><input type="checkbox" id="c" class="not"><label for="c" tabindex="0">C</label></p>
      <label for="c">C</label>
      <p><input type="checkbox" id="h" class="not"><button>Menu</button><label for="h" title="Menu">≡</label></p>
      <p><input type="checkbox" id="d" class="not"><label for="d" style="position:fixed;inset:0;opacity:0">D</label></p>
      <p><input type="checkbox" id="e" class="not"><label for="e" style="position:fixed;left:-400px;width:200px">E</label></p>
      <p><input type="checkbox" id="f" class="not" disabled><label for="f">F</label></p>
      <p><input type="checkbox" id="mdbook-sidebar-toggle-anchor" class="not"><label for="mdbook-sidebar-toggle-anchor">Contents</label></p>
      <p><input type="file" id="g" class="not"><label for="g">G</label></p>`),
  },
  {
    check: 'choice-without-keyboard',
    outcome: 'not-applicable',
    when: 'there is neither a checkbox nor a radio button',
    site: page('<label>Name <input name="name"></label>'),
  },
  {
    check: 'control-without-keyboard',
    outcome: 'fail',
    when: 'a phone hides it and a desktop shows it, with the hidden menu that it opens in it',
    site: page(
      `<div class="wide"><div id="services" style="cursor:pointer">Services<div class="menu"><a href="/a">Cakes</a><a href="/b">Bread</a></div></div></div><script>
      services.addEventListener('click', () => services.firstElementChild.classList.toggle('open'))
    </script>`,
      `${VIEWPORT}<style>.menu { visibility: hidden } .menu.open { visibility: visible } @media (width < 800px) { .wide { display: none } }</style>`,
    ),
    says: '<div id="services"> ("Services") can be clicked, but the keyboard cannot reach it.',
    selector: '#services',
    count: 1,
  },
  {
    check: 'control-without-keyboard',
    outcome: 'pass',
    when: 'the menu in it is reached with the keyboard though nobody sees it, or a script shows it later on all screens',
    site: page(
      `<div id="services" style="cursor:pointer">Services<div style="opacity:0"><a href="/a">Cakes</a></div></div><p id="late" style="cursor:pointer" hidden>Late</p><script>
      for (const id of ['services', 'late']) document.getElementById(id).addEventListener('click', () => {})
      addEventListener('resize', () => {})
    </script>`,
      VIEWPORT,
    ),
  },
  {
    check: 'control-without-keyboard',
    outcome: 'not-applicable',
    when: 'there are no scripts',
    site: page('<div style="cursor:pointer">X</div>'),
  },
  ...(
    [
      [
        'a button in a header',
        '<button class="hamburger"><svg width="30" height="30"></svg></button>',
        /^The menu button opens nothing: no script listens to it, and the 2 links of the navigation are hidden\.$/,
      ],
      [
        'a button by its name',
        '<button aria-label="Open menu"><svg width="30" height="30"></svg></button>',
        /^The menu button "Open menu" opens nothing/,
      ],
      [
        'what is no button',
        '<div id="menu-toggle" style="width:30px;height:30px"><span></span></div>',
        /opens nothing/,
      ],
    ] as const
  ).map(
    ([when, button, says]): Case => ({
      check: 'menu-button-dead',
      outcome: 'fail',
      when: `nothing listens to ${when}`,
      site: page(`${MENU_STYLE}<header>${button}${HIDDEN_MENU}</header><script src="/gone.js"></script>`),
      says,
    }),
  ),
  {
    check: 'menu-button-dead',
    outcome: 'fail',
    when: 'its script toggles a class that no style knows',
    site: page(
      `${MENU_STYLE}<style>.hamburger.active span { color: red }</style><header><button class="hamburger"><span>≡</span></button>${HIDDEN_MENU}</header><script>document.querySelector('button').addEventListener('click', function () { this.classList.toggle('active') })</script>`,
    ),
    says: /opens nothing: its script only toggles the class "active", for which no style shows the menu, and the 2 links/,
  },
  ...(
    [
      [
        'a script listens to a transparent layer over it',
        '<button class="hamburger">≡</button><div id="layer" style="position: fixed; top: 0; width: 100vw; height: 100px"></div><script>document.getElementById("layer").onclick = () => {}</script>',
      ],
      [
        'a script toggles a class that opens the menu',
        `<style>.hamburger.active ~ nav { display: block }</style><button class="hamburger">≡</button><script>document.querySelector('button').addEventListener('click', function () { this.classList.toggle('active') })</script>`,
      ],
      [
        'a script toggles a class without which a style hides the menu',
        `<style>header:not(.open) nav { display: none }</style><button class="hamburger">≡</button><script>document.querySelector('button').onclick = () => { document.querySelector('header').classList.toggle('open') }</script>`,
      ],
      [
        'a script sets an attribute by which a style opens the menu',
        `<style>[aria-expanded="true"] ~ nav { display: block }</style><button class="hamburger">≡</button><script>document.querySelector('button').onclick = e => { e.target.setAttribute('aria-expanded', 'true'); e.target.classList.add('on') }</script>`,
      ],
      [
        'a script toggles a class and does more',
        `<button class="hamburger">≡</button><script>document.querySelector('button').onclick = e => { e.target.classList.toggle('on'); document.querySelector('nav').style.display = 'block' }</script>`,
      ],
      [
        'a script listens to it',
        '<button class="hamburger">≡</button><script>document.querySelector("button").onclick = () => {}</script>',
      ],
      [
        'a script listens to what is in it',
        '<button class="hamburger"><i id="i">≡</i></button><script>i.addEventListener("click", () => {})</script>',
      ],
      [
        'a script listens to the document',
        '<button class="hamburger">≡</button><script>document.addEventListener("click", () => {})</script>',
      ],
      [
        'a style opens the menu by what is in it',
        '<style>header:focus-within nav { display: block }</style><button class="hamburger">≡</button>',
      ],
      [
        'a nested style opens the menu',
        '<style>header button { &:active ~ nav { display: block } }</style><button class="hamburger">≡</button>',
      ],
      [
        'a style of several states opens the menu',
        '<style>button:is(:hover, :focus) ~ nav { display: block }</style><button class="hamburger">≡</button>',
      ],
      [
        'a style opens the menu',
        '<style>button:focus ~ nav { display: block }</style><button class="hamburger">≡</button>',
      ],
      [
        'it is a label',
        '<input type="checkbox" id="c" class="away"><label for="c" class="hamburger">≡</label>',
      ],
      [
        'it opens a popover',
        '<button class="hamburger" popovertarget="p">≡</button><div id="p" popover>X</div>',
      ],
      ['it opens something else', '<button>Search</button>'],
      [
        'links of the navigation are seen',
        '<button class="hamburger">≡</button><nav style="display:block"><a href="/c">C</a></nav>',
      ],
    ] as const
  ).map(
    ([when, button]): Case => ({
      check: 'menu-button-dead',
      outcome: 'pass',
      when,
      site: page(`${MENU_STYLE}<header>${button}${HIDDEN_MENU}</header>`),
    }),
  ),
  {
    check: 'menu-button-dead',
    outcome: 'not-measured',
    when: 'its script may wait for consent',
    site: page(
      `${MENU_STYLE}<header><button class="hamburger">≡</button>${HIDDEN_MENU}</header><script type="text/plain" src="/menu.js"></script>`,
    ),
  },
  ...(
    [
      ['fail', 'only scrolls', SCROLL, '', /no script listens to it/],
      [
        'not-measured',
        'only scrolls, and another one stops without it',
        SCROLL,
        'new Lenis()',
        /lenis\.min\.js/,
      ],
      [
        'not-measured',
        'may do anything',
        '<script src="http://127.0.0.1:9/parts.js"></script>',
        '',
        /parts\.js/,
      ],
    ] as const
  ).map(
    ([outcome, what, missing, code, says]): Case => ({
      check: 'menu-button-dead',
      outcome,
      when: `the script that is missing ${what}`,
      site: page(
        `${MENU_STYLE}<header><button class="hamburger">≡</button>${HIDDEN_MENU}</header>${missing}<script>${code}</script>`,
      ),
      says,
    }),
  ),
  {
    check: 'menu-button-dead',
    outcome: 'not-applicable',
    when: 'there is no navigation',
    site: page('<p>X</p>'),
  },
  ...(
    [
      ['fail', 'no script enables it', '<script>document.title += " 1"</script>'],
      [
        'pass',
        'a script enables it',
        '<script>for (const control of document.querySelectorAll("[disabled]")) control.disabled = false</script>',
      ],
      ['not-measured', 'a script that may enable it did not come', '<script src="/gone.js"></script>'],
    ] as const
  ).map(
    ([outcome, when, script]): Case => ({
      check: 'form-disabled',
      outcome,
      when,
      site: page(`${SOON}${script}`),
    }),
  ),
  {
    check: 'form-leads-nowhere',
    outcome: 'fail',
    when: 'a booking is sent to "#" of a file, a message to the page by GET',
    path: '/book.html',
    site: {
      '/book.html':
        page(`<form id="book" action="#" method="post"><input type="email" name="e"><button>Book</button></form>
      <form id="write"><textarea name="t"></textarea><input type="submit"></form>
      <script>document.addEventListener('click', () => {})</script>`),
    },
    says: [
      'This form is sent to the page itself, and no script handles it.',
      'This form is sent to the page itself, and no script handles it.',
    ],
    selector: '#book',
  },
  ...(
    [
      ['fail', '{}', '{}', ''],
      ['pass', '{ onSubmit() { fetch("/join") } }', '{}', ''],
      ['pass', '{}', '{ onClick() { fetch("/join") } }', ''],
      ['pass', '{}', '{}', 'document.addEventListener("submit", () => fetch("/join"))'],
    ] as const
  ).map(
    ([outcome, form, button, others]): Case => ({
      check: 'form-leads-nowhere',
      outcome,
      when: `React made the form with ${form} and its button with ${button}, beside "${others}"`,
      site: page(`<form id="join" class="a"><input type="email" name="e"><button type="submit">Join</button></form>
      <script>
        const react = event => dispatch(event)
        document._reactListening1 = document.__reactContainer$a = true
        document.addEventListener('submit', react, true)
        document.addEventListener('submit', react)
        document.querySelector('form').__reactProps$a = ${form}
        document.querySelector('button').__reactProps$a = ${button}
        ${others}
      </script>`),
      ...(outcome === 'fail' && {
        says: 'This form is sent to the page itself, and no script handles it.',
        selector: '#join',
      }),
    }),
  ),
  {
    check: 'form-leads-nowhere',
    outcome: 'fail',
    when: 'a booking is sent to "#" of a file of which the host leaves the end off',
    path: '/book',
    site: {
      '/book': page(`<nav><a href="index.html">Start</a> <a href="book.html">Book</a></nav>
      <form id="book" action="#" method="post"><input type="tel" name="t"><button>Book</button></form>
      <script>document.addEventListener('keydown', () => {})</script>`),
    },
    says: 'This form is sent to the page itself, and no script handles it.',
    selector: '#book',
  },
  {
    check: 'form-leads-nowhere',
    outcome: 'pass',
    when: 'a program may take it at an address that only other pages have as files',
    path: '/book',
    site: {
      '/book': page(`<nav><a href="/index.html">Start</a> <a href="/book">Book</a></nav>
      <form action="#" method="post"><input type="tel" name="t"><button>Book</button></form>`),
    },
  },
  {
    check: 'form-leads-nowhere',
    outcome: 'fail',
    when: 'the mail program of the visitor should send it, and no script does',
    site: page(`<form id="a" action="mailto:a@shop.example" method="post" enctype="text/plain"><input name="n"><button>A</button></form>
      <form id="b" action="MAILTO:b@shop.example"><textarea></textarea><button>B</button></form>
      <form id="c" action="mailto:c@shop.example"><textarea></textarea><button>C</button></form>
      <form action="mailto:d@shop.example"><button>Write to us</button></form>
      <script>c.addEventListener('submit', event => { event.preventDefault(); deliver(event.target) })</script>`),
    says: [/mail program of the visitor/, /mail program of the visitor/],
    selector: '#a',
  },
  ...(
    [
      ['fail', "say('n', e.target.n.value)"],
      ['fail', ''],
      ['pass', "if (!e.target.checkValidity()) return; e.preventDefault(); say('n', '')"],
      ['pass', 'if (!window.isValid) { e.preventDefault(); sendIt(e.target) }'],
      ['pass', "const errors = []; if (errors.length === 0) { e.preventDefault(); say('n', '') }"],
      ['pass', 'say(e)'],
      ['pass', "say('n', ''); e.target.action = '/send'"],
    ] as const
  ).map(
    ([outcome, code], at): Case => ({
      check: 'form-leads-nowhere',
      outcome,
      when: `the mail program should send it, and a script ${outcome === 'fail' ? 'leaves that to it' : 'may send it'} (${at + 1})`,
      site: page(`<form id="a" action="mailto:a@shop.example" method="post" enctype="text/plain" novalidate>
        <input name="n"><input type="file" name="f"><button>A</button></form>
        <script>(() => { const say = (id, text) => [id, text]; const sendIt = form => navigator.sendBeacon('/mail', form)
        a.addEventListener('submit', e => { ${code} }) })()</script>`),
      ...(outcome === 'fail' && {
        says: /without one nothing is sent, and the file that they choose is never sent\.$/,
      }),
    }),
  ),
  ...(
    [
      ['fail', ''],
      ['pass', "fetch('/lead', { method: 'POST' });"],
      ['pass', 'report(event);'],
    ] as const
  ).map(
    ([outcome, code], at): Case => ({
      check: 'form-leads-nowhere',
      outcome,
      when: `a script writes the message in the mail program of the visitor${outcome === 'fail' ? '' : ', and sends more'} (${at + 1})`,
      site: page(`<form id="a" action="mailto:a@shop.example" method="post" data-subject="Hi"><input name="n"><button>A</button></form>
        <script>const report = () => {}; a.addEventListener('submit', event => { event.preventDefault(); ${code}
        window.location.href = 'mailto:a@shop.example?body=' + encodeURIComponent(new FormData(a).get('n')) })</script>`),
      ...(outcome === 'fail' && { says: /mail program of the visitor/, selector: '#a' }),
    }),
  ),
  ...(
    [
      ['https://shop.github.io', '{"api":{"root":"https:\\/\\/shop.github.io\\/wp-json\\/"}}', 'fail'],
      ['https://shop.github.io', '{"api":{"root":"https:\\/\\/admin.shop.example\\/wp-json\\/"}}', 'pass'],
      ['https://www.shop.example', '{"api":{"root":"https:\\/\\/www.shop.example\\/wp-json\\/"}}', 'pass'],
    ] as const
  ).map(
    ([productionUrl, wpcf7, outcome], at): Case => ({
      check: 'form-leads-nowhere',
      outcome,
      when: `WordPress is to take it, and production is ${productionUrl} (${at + 1})`,
      productionUrl,
      site: page(
        `<form id="a" action="/page#wpcf7-f5-o1" method="post" class="wpcf7-form init"><textarea></textarea><button>A</button></form><script>var wpcf7 = ${wpcf7}</script>`,
      ),
      ...(outcome === 'fail' && {
        says: 'Contact Form 7 sends this form to WordPress, and GitHub Pages runs no programs: nobody gets the message.',
        selector: '#a',
      }),
    }),
  ),
  ...(
    [
      ['https://www.shop.example', 'send.php', 'fail'],
      ['https://www.shop.example', 'https://www.shop.example/send.php', 'fail'],
      ['https://www.shop.example', 'https://forms.example/send.php', 'pass'],
      ['https://www.other.example', 'send.php', 'pass'],
      ['https://shop.github.io', 'send.php', 'fail'],
    ] as const
  ).map(
    ([productionUrl, action, outcome]): Case => ({
      check: 'form-leads-nowhere',
      outcome,
      when: `the program ${action} is to take it, with the domain of GitHub Pages in a file, and production is ${productionUrl}`,
      productionUrl,
      site: {
        '/page':
          page(`<form id="a" action="${action}" method="POST"><input type="email" name="e"><button>A</button></form>
          <form id="b" action="send.php" method="POST"><textarea name="b"></textarea><button>B</button></form>
          <form action="/api/send" method="POST"><textarea name="c"></textarea><button>C</button></form>
          <script>b.addEventListener('submit', event => { event.preventDefault(); fetch('https://api.example/') })</script>`),
        '/CNAME': 'shop.example\n',
      },
      ...(outcome === 'fail' && {
        says: ['This form is sent to /send.php, and GitHub Pages runs no programs: visitors see an error.'],
        selector: '#a',
      }),
    }),
  ),
  ...(
    [
      ['https://shop.github.io', '$.post("send.php", data)', 'fail'],
      ['https://www.shop.example', '$.post("send.php", data)', 'pass'],
      ['https://shop.github.io', '$.post("https://api.example/send.php", data)', 'pass'],
    ] as const
  ).map(
    ([productionUrl, call, outcome]): Case => ({
      check: 'form-leads-nowhere',
      outcome,
      when: `a script sends it by ${call}, listening further out, and production is ${productionUrl}`,
      productionUrl,
      site: {
        '/page':
          page(`<form id="a" action="send.php" method="POST"><textarea></textarea><button>A</button></form>
          <form id="b" action="#"><textarea></textarea><button>B</button></form>
          <form id="c" action="#"><textarea></textarea><button>C</button></form>
          <script src="/sender.js"></script>`),
        '/sender.js': `const $ = { post: address => fetch(address) }
          document.addEventListener('submit', event => {
            if (event.target.matches('#a') || event.target.matches('#b')) { event.preventDefault(); ${call} }
          })`,
      },
      ...(outcome === 'fail' && {
        says: [
          'A script sends this form to /send.php, and GitHub Pages runs no programs: nobody gets the message.',
          'A script sends this form to /send.php, and GitHub Pages runs no programs: nobody gets the message.',
        ],
        selector: '#a',
      }),
    }),
  ),
  ...(
    [
      [
        "a.addEventListener('submit', event => { event.preventDefault(); fetch(a.getAttribute('action')) })",
        'fail',
      ],
      [
        `window.jQuery = { _data: () => ({ submit: [{ handler: function (event) { jQuery.post(jQuery(this).attr('action')) } }] }) }
        document.addEventListener('submit', event => (jQuery.dispatch ?? fetch)(event))`,
        'fail',
      ],
      [
        "a.addEventListener('submit', event => { event.preventDefault(); fetch('https://forms.example/') })",
        'pass',
      ],
    ] as const
  ).map(
    ([script, outcome], at): Case => ({
      check: 'form-leads-nowhere',
      outcome,
      when: `a script sends it to ${outcome === 'fail' ? 'the program that it names' : 'a service'} (${at + 1}), and GitHub Pages runs none`,
      productionUrl: 'https://shop.github.io',
      site: page(
        `<form id="a" action="forms/mail.php" method="post"><textarea></textarea><button>A</button></form><script>${script}</script>`,
      ),
      ...(outcome === 'fail' && {
        says: [
          'A script sends this form to /forms/mail.php, and GitHub Pages runs no programs: nobody gets the message.',
        ],
        selector: '#a',
      }),
    }),
  ),
  {
    check: 'form-leads-nowhere',
    outcome: 'pass',
    when: 'a script sends it, it has an address, it is for the server of the page, or it asks for nothing to be sent',
    site: page(`<form id="a" action="#"><input type="email"><button>A</button></form>
      <form action="#" data-netlify="true"><input type="email"><button>B</button></form>
      <form action="/send"><input type="email"><button>C</button></form>
      <form method="post"><input type="email"><button>D</button></form>
      <form action="#" method="post"><input type="email"><button>P</button></form>
      <form action="#"><input type="hidden" name="form-name"><input type="email"><button>N</button></form>
      <form action="#"><input type="search"><button>E</button></form>
      <form action="#"><textarea></textarea><button id="f">F</button></form>
      <astro-island><form action="#"><textarea></textarea><button>G</button></form></astro-island>
      <script>a.addEventListener('submit', () => {}); f.onclick = () => {}</script>`),
  },
  {
    check: 'form-leads-nowhere',
    outcome: 'pass',
    when: 'a script listens further out',
    site: page(`<form action="#"><input type="email"><button>A</button></form>
      <script>document.addEventListener('submit', () => {})</script>`),
  },
  {
    check: 'form-leads-nowhere',
    outcome: 'not-measured',
    when: 'the script that would send it is missing',
    site: page(
      '<form action="#"><input type="email"><button>A</button></form><script src="/gone.js"></script>',
    ),
    says: /gone\.js/,
  },
  ...(
    [
      ['fail', 'scrolls', SCROLL, '', /no script handles it/],
      ['not-measured', 'scrolls, without which another one stops', SCROLL, 'new Lenis()', /lenis\.min\.js/],
      [
        'not-measured',
        'may do anything',
        '<script src="http://127.0.0.1:9/parts.js"></script>',
        '',
        /parts\.js/,
      ],
      [
        'fail',
        'may do anything when called, and the form only feigns',
        '<script src="https://unpkg.com/of-nobody/x.js"></script>',
        FEIGNS,
        /tells visitors that it was/,
      ],
      [
        'not-measured',
        'may send it, and the form only feigns',
        '<script src="http://127.0.0.1:9/parts.js"></script>',
        FEIGNS,
        /parts\.js/,
      ],
    ] as const
  ).map(
    ([outcome, what, missing, code, says]): Case => ({
      check: 'form-leads-nowhere',
      outcome,
      when: `the script that is missing ${what}`,
      site: page(
        `<form id="f" action="#"><input type="email"><button>A</button></form>${missing}<script>${code}</script>`,
      ),
      says,
    }),
  ),
  {
    check: 'form-leads-nowhere',
    outcome: 'not-measured',
    when: 'a script waits for the visitor to do something',
    site: page(
      '<form action="#"><textarea></textarea><button>A</button></form><script type="rocketlazyloadscript"></script>',
    ),
    says: /wait for a visitor/,
  },
  {
    check: 'form-leads-nowhere',
    outcome: 'fail',
    when: 'its onsubmit does no more than to stop it',
    site: page(`<form id="a" onsubmit="return false;"><input type="email"><button>A</button></form>
      <form id="b" action="/send" method="post" onsubmit="event.preventDefault(); alert('Thank you'); this.reset()">
      <textarea></textarea><button>B</button></form>`),
    says: [/onsubmit of this form keeps it from being sent/, /onsubmit of this form/],
    selector: '#a',
  },
  {
    check: 'form-leads-nowhere',
    outcome: 'pass',
    when: 'a script sends what its onsubmit stops, or the onsubmit does more',
    site: page(`<form id="a" onsubmit="return false"><input type="email"><button id="send">A</button></form>
      <form id="b" onsubmit="return false"><input type="email"><button>B</button></form>
      <form id="c" onsubmit="return false"><input type="email"><button>C</button></form>
      <form onsubmit="send(this); return false"><input type="email"><button>D</button></form>
      <script>send.onclick = () => {}; b.addEventListener('submit', () => {}); c.onsubmit = () => true</script>`),
  },
  {
    check: 'form-leads-nowhere',
    outcome: 'pass',
    when: 'what stops it leaves it to a script that listens to clicks further out',
    site: page(`<form onsubmit="return false"><input type="email"><button class="send">A</button></form>
      <script>document.addEventListener('click', () => {})</script>`),
  },
  ...(
    [
      [
        'its script only says that the message was sent',
        '<form id="f"',
        `document.getElementById('f').addEventListener('submit', function (e) { e.preventDefault(); document.getElementById('ok').classList.add('is-visible'); this.reset() })`,
        'fail',
      ],
      [
        'a function that its onsubmit calls only says so, after a while',
        '<form action="#" onsubmit="handleOrder(event)"',
        `function handleOrder(e) { e.preventDefault(); setTimeout(() => showOk('Thank you, we got your message.'), 100) }; function showOk(text) { document.getElementById('ok').textContent = text }`,
        'fail',
      ],
      [
        'its script only says so, in a color of the styles',
        '<form id="f"',
        `document.getElementById('f').addEventListener('submit', e => { e.preventDefault(); e.target.innerHTML = '<b style="color: var(--gold)">Thank you</b>' })`,
        'fail',
      ],
      [
        'its script only keeps it from being sent',
        '<form id="f" data-newsletter',
        "document.querySelector('[data-newsletter]').addEventListener('submit', function (event) { // to be done\n event.preventDefault();\n})",
        'fail',
      ],
      [
        'its script only keeps it from being sent, and another one listens to clicks',
        '<form id="f" data-newsletter',
        "document.querySelector('[data-newsletter]').addEventListener('submit', e => e.preventDefault()); document.addEventListener('click', e => window.deliver(e))",
        'pass',
      ],
      [
        'its script keeps it from being sent at times',
        '<form id="f"',
        "document.getElementById('f').addEventListener('submit', e => { if (e.target.id) e.preventDefault() })",
        'pass',
      ],
      [
        'its script hands it to a function of its own',
        '<form id="f"',
        `(() => { const deliver = form => navigator.sendBeacon('/mail', new FormData(form)); document.getElementById('f').addEventListener('submit', e => { e.preventDefault(); deliver(e.target); alert('Thank you') }) })()`,
        'pass',
      ],
      [
        'its script opens a list before it says that it was sent',
        '<form id="f"',
        `(() => { const listSelect = { open() {} }; document.getElementById('f').addEventListener('submit', e => { e.preventDefault(); if (!e.target.checkValidity()) return listSelect.open(); document.getElementById('ok').textContent = 'Thank you' }) })()`,
        'fail',
      ],
      [
        'what its script opens may hand it on',
        '<form id="f"',
        `(() => { const box = { open() {} }; document.getElementById('f').addEventListener('submit', e => { e.preventDefault(); box.open(); document.getElementById('ok').textContent = 'Thank you' }) })()`,
        'pass',
      ],
      [
        'its script opens a chat',
        '<form id="f"',
        `document.getElementById('f').addEventListener('submit', e => { e.preventDefault(); window.open('https://wa.me/1?text=' + e.target.email.value); e.target.reset() })`,
        'pass',
      ],
      [
        'its script works something out',
        '<form id="f"',
        `document.getElementById('f').addEventListener('submit', e => { e.preventDefault(); document.getElementById('ok').textContent = e.target.email.value.length })`,
        'pass',
      ],
    ] as const
  ).map(
    ([when, form, code, outcome]): Case => ({
      check: 'form-leads-nowhere',
      outcome,
      when,
      site: page(
        `${form}><input type="email" name="email"><textarea name="text"></textarea><button>Send</button></form><p id="ok"></p><script>${code}</script>`,
      ),
      ...(outcome === 'fail' && {
        says: /keeps it from being sent and (?:tells visitors that it was|does nothing else)/,
      }),
    }),
  ),
  { check: 'form-leads-nowhere', outcome: 'not-applicable', when: 'there is none', site: page('<p>X</p>') },
  {
    check: 'form-only-demo',
    outcome: 'fail',
    when: 'its onsubmit says that it is a demo, or that it will be connected later',
    site: page(`<form id="a" onsubmit="event.preventDefault();alert('Demo: Versand wird später angebunden.');"><input type="email"><button>A</button></form>
      <form id="b" onsubmit="alert('This form is not connected yet'); return false"><textarea></textarea><button>B</button></form>`),
    says: [
      'This form is kept from being sent, and its script only says "Demo: Versand wird später angebunden.": nobody gets what visitors write.',
      /"This form is not connected yet"/,
    ],
    selector: '#a',
  },
  ...(
    [
      [
        'a.addEventListener("submit", e => { e.preventDefault(); alert("Das Formular ist noch nicht aktiv.") })',
        'fail',
      ],
      [
        'a.addEventListener("submit", e => { e.preventDefault(); alert("Thank you! We call you about your demo.") })',
        'pass',
      ],
      [
        'a.addEventListener("submit", e => { if (e.target.id) e.preventDefault(); alert("Demo: to be connected") })',
        'pass',
      ],
      [
        'a.addEventListener("submit", e => { e.preventDefault(); fetch("/send"); alert("Demo: to be connected") })',
        'pass',
      ],
    ] as const
  ).map(
    ([code, outcome], at): Case => ({
      check: 'form-only-demo',
      outcome,
      when: `its script ${outcome === 'fail' ? 'only says that it is one' : 'does not say so, or more than that'} (${at + 1})`,
      site: page(
        `<form id="a" action="#"><input type="email"><button>A</button></form><script>${code}</script>`,
      ),
    }),
  ),
  { check: 'form-only-demo', outcome: 'not-applicable', when: 'there is none', site: page('<p>X</p>') },
  {
    check: 'console-error',
    outcome: 'fail',
    when: 'a script asks for files of the site that are missing',
    site: {
      '/page': page(
        `<p id="a"></p><script>for (const name of ['table', 'team', 'table']) fetch('data/' + name + '.json')</script>`,
      ),
    },
    says: [
      'A script asks for this file as the page loads: it answers 404.',
      'A script asks for this file as the page loads: it answers 404.',
    ],
  },
  {
    check: 'console-error',
    outcome: 'pass',
    when: 'a script asks on trial, of a program, or for what is there',
    site: {
      '/page': page(
        `<script>for (const path of ['/locales/en-US.json', '/search.json', '/stars']) fetch(path); fetch('/gone.json', { method: 'HEAD' }); fetch('/here.json')</script>`,
      ),
      '/here.json': '{}',
    },
  },
  {
    check: 'tabs-without-panels',
    outcome: 'not-measured',
    when: 'the library that makes the panels was not loaded',
    site: page(
      '<button role="tab">A</button><button role="tab">B</button><script src="http://127.0.0.1:9/bootstrap.js"></script>',
    ),
    says: /^the page was laid out without the script http:\/\/127\.0\.0\.1:9\/bootstrap\.js/,
  },
  {
    check: 'tabs-without-panels',
    outcome: 'fail',
    when: 'all scripts were loaded',
    site: page('<button role="tab">A</button><button role="tab">B</button><script>self.a = 1</script>'),
    says: /^2 tabs/,
  },
  {
    check: 'dead-end',
    outcome: 'not-measured',
    when: 'the library that makes the menu was not loaded',
    site: page('<h1>Contact</h1><p>Call us.</p><script src="http://127.0.0.1:9/jquery.js"></script>'),
    says: /^the page was laid out without the script http:\/\/127\.0\.0\.1:9\/jquery\.js/,
  },
  {
    check: 'dead-end',
    outcome: 'not-measured',
    when: 'the library that makes the menu of the home page was not loaded',
    site: {
      '/': page('<div include-html="/menu.html"></div><script src="http://127.0.0.1:9/jquery.js"></script>'),
      '/robots.txt': 'Sitemap: {origin}/sitemap.xml',
      '/sitemap.xml': {
        headers: { 'content-type': 'application/xml' },
        body: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{origin}/a</loc></url><url><loc>{origin}/b</loc></url><url><loc>{origin}/c</loc></url></urlset>',
      },
    },
    path: '/',
  },
  ...(
    [
      ['not-measured', 'the library that fills the footer was not loaded', '<div id="footer"></div>'],
      ['fail', 'a library was not loaded that fills no footer', '<footer>Berlin</footer>'],
    ] as const
  ).map(
    ([outcome, when, footer]): Case => ({
      check: 'legal-notice-missing',
      outcome,
      when,
      site: {
        '/': page(
          `<h1>Malerbetrieb</h1><p>Unsere Preise: +49 30 1234567</p>${footer}<script src="http://127.0.0.1:9/jquery.js"></script>`,
        ).replace('lang="en"', 'lang="de"'),
      },
      path: '/',
    }),
  ),
  {
    check: 'dead-end',
    outcome: 'pass',
    when: 'links that scripts make',
    site: page(
      `<div id="root"></div><script>root.innerHTML = '<h1>Shop</h1><a href="/more">more</a>'</script>`,
    ),
  },
  {
    check: 'script-error',
    outcome: 'not-applicable',
    when: 'a page that leads on by script',
    site: { '/page': script("if (self) location.replace('/next')"), '/next': script('menu.open()') },
    says: /Chrome was redirected from it to http/,
  },
]
