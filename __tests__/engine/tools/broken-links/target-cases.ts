import { missingPageName } from '../../../../src/engine/visit/missing-page.ts'
import { INDEX_FILE_MOVES } from '../../../../src/net/index-file-moves.ts'
import type { Answer } from '../../../support/web-server.ts'
import { type LinkCase, OK, STAGED_PAGE } from './case.ts'

/** The 404 page of a site as GitHub Pages serves it. */
const withMissingPage = (html: string, path = '/contact') => ({
  '/404.html': html,
  [path]: { status: 404, body: html },
  [`/${missingPageName(STAGED_ORIGIN)}`]: { status: 404, body: html },
})
const STAGED_ORIGIN = new URL(STAGED_PAGE).origin
const staged = (routes: Record<string, Answer>) =>
  Object.fromEntries(Object.entries(routes).map(([path, answer]) => [`${STAGED_ORIGIN}${path}`, answer]))

/** What sends visitors of a missing page on to the start page, with its path. */
const SENDS_ON = `<!doctype html><title>Site</title><script>
var l = window.location;
l.replace(l.protocol + "//" + l.hostname + l.pathname.split("/").slice(0, 1).join("/") + "/?/" + l.pathname.slice(1) + l.hash);
</script>`
const KEEPS = `<!doctype html><script>sessionStorage.redirect = location.href</script><meta http-equiv="refresh" content="0;URL='/'">`
/** An old address that moved: nothing of the path is kept. */
const MOVES = `<!doctype html><h1>Not found</h1><script>if (location.pathname === '/old') location.replace('/new')</script>`
const APP =
  '<!doctype html><title>Shop</title><div id="root"></div><script type="module" src="/assets/index.js"></script>'

/** A file with a line break. */
/** Its server says so where it is asked by HEAD. Whatever is no UTF-8 is a sign for that, as where a file was saved as text. */
const PICTURE_AS_PAGE: Answer = {
  headers: { 'content-type': 'text/html', 'seo-preflight-garbage-page': 'binary data' },
  body: `\ufffdPNG\r\n\u001a\n\0\0\0\rIHDR${'\u0001\ufffd\u0002\u0007\u0008a'.repeat(400)}`,
}
const EMPTY: Answer = { headers: { 'content-type': 'text/html', 'content-length': '1' }, body: '\n' }

const status = (code: number, headers: Record<string, string> = {}) => ({ status: code, headers })

/** Enough of it for a page that scripts do not make. */
const TEXT = `<p>${'A line of text. '.repeat(20)}</p>`

/** A code viewer: numbered lines, with more text than a page that scripts make. */
const CODE = ['1', '2', '3', 'L2', 'L3']
  .map(id => `<p id=${id}>${id} a line of code with enough letters for a page to be read</p>`)
  .join('')

/** What generators write in place of a redirect. */
const STUB = '<!doctype html><html><head><meta http-equiv="refresh" content="0; url=/new"></head></html>'
const BARE = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sizes</title></head>'
const small = (body: string): Answer => ({
  headers: { 'content-type': 'text/html', 'content-length': `${body.length}` },
  body,
})

export const TARGET_CASES: readonly LinkCase[] = [
  {
    check: 'broken-internal-link',
    name: 'entries whose data is still to come',
    body: '<a href="/a">A</a><a href="/events/undefined"><h3>█████████</h3><p>██ ███ █:█ - █:█</p></a>',
    routes: { '/a': OK },
    outcome: 'pass',
  },
  {
    check: 'broken-internal-link',
    name: 'an entry without a value',
    body: '<a href="/a">A</a><a href="/events/undefined"><h3>Yoga for two</h3></a>',
    routes: { '/a': OK },
    outcome: 'fail',
    says: ['/events/undefined answers 404'],
    at: '{origin}/events/undefined',
  },
  {
    check: 'broken-hidden-link',
    name: 'a broken link is in the page, and nothing says that it is hidden',
    body: '<a href="/gone">Gone</a>',
    outcome: 'pass',
  },
  {
    check: 'broken-hidden-link',
    name: 'the page has no links',
    body: TEXT,
    outcome: 'not-applicable',
  },
  {
    check: 'route-answers-404',
    name: 'the 404 page leads to the start page, with the path kept',
    body: `${TEXT}<a href="/contact">Contact</a>`,
    staged: true,
    routes: staged(withMissingPage(SENDS_ON)),
    outcome: 'fail',
    says: ['/contact answers 404, and the 404 page leaves it to scripts to show it; linked on '],
    line: 3,
  },
  {
    check: 'broken-internal-link',
    name: 'the same, which is no error',
    body: `${TEXT}<a href="/contact">Contact</a>`,
    staged: true,
    routes: staged(withMissingPage(SENDS_ON)),
    outcome: 'not-applicable',
    says: ['the page has no such URLs'],
  },
  {
    check: 'broken-internal-link',
    name: 'a page of one line break',
    body: `${TEXT}<a href="/sizes">Sizes</a>`,
    routes: { '/sizes': EMPTY },
    outcome: 'fail',
    says: ['/sizes answers 200 with an empty page; linked on '],
    line: 3,
  },
  {
    check: 'broken-internal-link',
    name: 'a page that is a frame with nothing in it',
    body: `${TEXT}<a href="/sizes">Sizes</a>`,
    routes: { '/sizes': small(`${BARE}<body>\n<!-- to come --></body></html>`) },
    outcome: 'fail',
    says: ['/sizes answers 200 with an empty page; linked on '],
    line: 3,
  },
  {
    check: 'broken-internal-link',
    name: 'small pages with a picture, a script, a style, a text, and one that leads on',
    body: `${TEXT}<a href="/a">A</a><a href="/b">B</a><a href="/c">C</a><a href="/d">D</a><a href="/e">E</a><a href="/f">F</a>`,
    routes: {
      '/a': small(`${BARE}<body><img src="/a.png"></body></html>`),
      '/b': small(`${BARE}<body><script src="/a.js"></script></body></html>`),
      '/c': small(`${BARE}<body style="background: url(/a.png)"></body></html>`),
      '/d': small(`${BARE}<body>x</body></html>`),
      '/e': small(STUB),
      '/f': small(`${BARE}<link rel="stylesheet" href="/a.css"><body></body></html>`),
      '/new': OK,
    },
    outcome: 'pass',
  },
  {
    check: 'broken-internal-link',
    name: 'an empty page, to a place of which a link leads',
    body: `${TEXT}<a href="/sizes#large">Sizes</a>`,
    routes: { '/sizes': EMPTY },
    outcome: 'fail',
    says: ['/sizes answers 200 with an empty page'],
    line: 3,
  },
  {
    check: 'broken-internal-link',
    name: 'a picture that was saved as a page',
    body: `${TEXT}<a href="/photo/">Photo</a>`,
    routes: { '/photo/': PICTURE_AS_PAGE },
    outcome: 'fail',
    says: [
      '/photo/ is binary data that is served as a web page (text/html), so visitors see garbage; linked on ',
    ],
    line: 3,
  },
  {
    check: 'broken-internal-link',
    name: 'such a picture, to a place of which a link leads',
    body: `${TEXT}<a href="/photo/#top">Photo</a>`,
    routes: { '/photo/': PICTURE_AS_PAGE },
    outcome: 'fail',
    says: ['/photo/ is binary data that is served as a web page'],
    line: 3,
  },
  {
    check: 'broken-internal-link',
    name: 'what answers a request to do something with nothing, and an empty file that is no page',
    body: `${TEXT}<a href="/count?to=1">Count</a> <a href="/list.txt">List</a> <iframe src="/blank" title="Blank"></iframe>`,
    routes: {
      '/count': EMPTY,
      '/list.txt': { headers: { 'content-type': 'text/plain', 'content-length': '0' } },
      '/blank': EMPTY,
    },
    outcome: 'pass',
  },
  {
    check: 'broken-internal-link',
    name: 'a page that its server calls empty when it is asked for by HEAD',
    body: `${TEXT}<a href="/sizes">Sizes</a>`,
    routes: {
      '/sizes': ({ method }, response) => {
        const body = '<title>Sizes</title><p>All of them'
        const length = method === 'HEAD' ? 0 : body.length
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': length })
        response.end(method === 'HEAD' ? '' : body)
      },
    },
    outcome: 'pass',
  },
  {
    check: 'route-answers-404',
    name: 'a link that works',
    body: `${TEXT}<a href="/a">A</a>`,
    routes: { '/a': OK },
    outcome: 'pass',
  },
  {
    check: 'route-answers-404',
    name: 'no link to a page of the site',
    body: TEXT,
    outcome: 'not-applicable',
    says: ['the page has no links to pages of the site'],
  },
  {
    check: 'broken-internal-link',
    name: 'a file behind such a 404 page',
    body: `${TEXT}<a href="/prices.pdf">Prices</a>`,
    staged: true,
    routes: staged(withMissingPage(SENDS_ON, '/prices.pdf')),
    outcome: 'fail',
    says: ['/prices.pdf answers 404'],
  },
  {
    check: 'route-answers-404',
    name: 'the 404 page keeps the address, and the start page takes it up',
    body: `${TEXT}<a href="/contact">Contact</a><script>history.replaceState(null, null, sessionStorage.redirect)</script>`,
    staged: true,
    routes: staged(withMissingPage(KEEPS)),
    outcome: 'fail',
    says: ['/contact answers 404'],
  },
  {
    check: 'broken-internal-link',
    name: 'the 404 page keeps the address, and nothing takes it up',
    body: `${TEXT}<a href="/contact">Contact</a>`,
    staged: true,
    routes: staged(withMissingPage(KEEPS)),
    outcome: 'fail',
    says: ['/contact answers 404'],
  },
  {
    check: 'broken-internal-link',
    name: 'the 404 page leads on from old addresses alone',
    body: `${TEXT}<a href="/contact">Contact</a>`,
    staged: true,
    routes: staged(withMissingPage(MOVES)),
    outcome: 'fail',
    says: ['/contact answers 404'],
  },
  {
    check: 'route-answers-404',
    name: 'the 404 page is the empty page of the application, as the start page is',
    body: '<a href="/contact">Contact</a><div id="root"></div><script type="module" src="/assets/index.js"></script>',
    staged: true,
    routes: staged({ ...withMissingPage(APP), '/assets/index.js': '' }),
    outcome: 'fail',
    says: ['/contact answers 404'],
  },
  {
    check: 'broken-internal-link',
    name: 'the 404 page is that of an application whose start page was sent in full',
    body: `<h1>Shop</h1>${TEXT}<a href="/contact">Contact</a><script type="module" src="/assets/index.js"></script>`,
    staged: true,
    routes: staged({ ...withMissingPage(APP), '/assets/index.js': '' }),
    outcome: 'fail',
    says: ['/contact answers 404'],
  },
  ...(
    [
      [
        'route-answers-404',
        'fail',
        '{name:"a",path:"/contact",redirect:"/contact/"}',
        ['/contact answers 404, and scripts show it to those who click'],
      ],
      ['broken-internal-link', 'fail', '{text:"Contact",path:"/contact"}', ['/contact answers 404']],
      ['broken-internal-link', 'fail', '{regularPath:"/contact",component:1}', ['/contact answers 404']],
    ] as const
  ).map(
    ([check, outcome, code, says], at): LinkCase => ({
      check,
      name: `a router of the page and of the 404 page, both sent in full, may know the path (${at + 1})`,
      body: `<h1>Shop</h1>${TEXT}<a href="/contact">Contact</a><script src="/assets/index.js"></script>`,
      staged: true,
      routes: staged({
        ...withMissingPage(`<h1>Not found</h1>${TEXT}<script src="/assets/index.js"></script>`),
        '/assets/index.js': `const routes = [${code}]`,
      }),
      outcome,
      says: [...says],
    }),
  ),
  {
    check: 'broken-internal-resource',
    name: 'the portrait of a person of the theme, whose page nobody wrote and the sitemap lists',
    body: '',
    path: '/author/john-doe/',
    routes: {
      '/author/john-doe/': `<title>John Doe</title>${TEXT}<img src="/john.png" alt="John">`,
      '/sitemap.xml':
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{origin}/author/john-doe/</loc></url></urlset>',
    },
    outcome: 'not-applicable',
    says: ['a sample page of the theme, which the sitemap is reported to list'],
  },
  {
    check: 'broken-internal-resource',
    name: 'a file of Flash, which no browser asks for',
    body: '<img src="/a.png" alt="A"><embed type="application/x-shockwave-flash" src="/player.swf">',
    routes: { '/a.png': OK },
    outcome: 'pass',
  },
  {
    check: 'broken-internal-link',
    name: 'links that work, also by a redirect for now',
    body: '<a href="/a">A</a><a href="b?x=1#y">B</a><a href="/c">C</a>',
    routes: { '/a': OK, '/b': '<p id="y">', '/c': status(302, { location: '/a' }) },
    outcome: 'pass',
  },
  {
    check: 'broken-internal-link',
    name: 'a page that is not there, linked twice',
    body: '<p>x\n<a href="/gone">A</a><a href="/gone#x">B</a>',
    outcome: 'fail',
    says: ['/gone answers 404; linked 2 times on '],
    at: '{origin}/gone',
    line: 4,
  },
  {
    check: 'broken-internal-link',
    name: 'a page that is gone for good',
    body: '<map><area href="/gone"></map>',
    routes: { '/gone': status(410) },
    outcome: 'fail',
    says: ['/gone answers 410'],
  },
  {
    check: 'broken-internal-link',
    name: 'an error of the server that stays',
    body: '<a href="/a">A</a>',
    routes: { '/a': status(500) },
    outcome: 'fail',
    says: ['/a answers 500'],
  },
  {
    check: 'broken-internal-link',
    name: 'a redirect in a loop',
    body: '<a href="/a">A</a>',
    routes: { '/a': status(302, { location: '/b' }), '/b': status(302, { location: '/a' }) },
    outcome: 'fail',
    says: ['redirects back to'],
  },
  {
    check: 'broken-internal-link',
    name: 'a redirect without a target',
    body: '<a href="/a">A</a>',
    routes: { '/a': status(301) },
    outcome: 'fail',
    says: ['answers 301 without a Location'],
  },
  {
    check: 'broken-internal-link',
    name: 'a loop that cookies may end',
    body: '<a href="/a">A</a>',
    routes: { '/a': status(302, { location: '/a', 'set-cookie': 'a=b' }) },
    outcome: 'not-measured',
    says: ['1 of 1 could not be verified'],
  },
  {
    check: 'broken-internal-link',
    name: 'a page that asks for a password',
    body: '<a href="/a">A</a><a href="/b">B</a>',
    routes: { '/a': OK, '/b': status(401) },
    outcome: 'not-measured',
    says: ['1 of 2 could not be verified'],
  },
  {
    check: 'broken-internal-link',
    name: 'a form that searches, without its values',
    body: '<form action="/search"><input name="q"></form>',
    routes: { '/search': status(400) },
    outcome: 'not-measured',
  },
  {
    check: 'broken-external-link',
    name: 'a host without scheme',
    body: '<a href="www.example.org/shop">A</a>',
    outcome: 'fail',
    says: ['"www.example.org/shop" needs https:// in front'],
  },
  {
    check: 'broken-internal-link',
    name: 'a host without scheme, which is one of another site',
    body: '<a href="www.example.org/shop">A</a><a href="/b">B</a>',
    routes: { '/b': OK },
    outcome: 'pass',
  },
  {
    check: 'broken-internal-link',
    name: 'the host of the site without scheme',
    body: '<a href="www.example.com/shop">A</a>',
    staged: true,
    outcome: 'fail',
    says: ['"www.example.com/shop" needs https:// in front'],
  },
  {
    check: 'broken-internal-link',
    name: 'a mail address without scheme',
    body: '<a href="shop@example.com">A</a>',
    outcome: 'fail',
    says: ['answers 404; "shop@example.com" needs mailto: in front; linked on '],
  },
  {
    check: 'broken-internal-link',
    name: 'a mail address in a folder',
    body: '<a href="/es/shop@example.com">A</a>',
    outcome: 'fail',
    says: [
      'answers 404; is "shop@example.com" an email address? Then write mailto: in front, and nothing else; linked on ',
    ],
  },
  {
    check: 'broken-internal-link',
    name: 'a file that begins as hosts do',
    body: '<a href="www-report.html">A</a>',
    outcome: 'fail',
    says: ['www-report.html answers 404'],
  },
  {
    check: 'broken-internal-link',
    name: 'quotes and the end of a tag at the end of addresses',
    body: `<a href='/a"'>A</a><a href="/b%27">B</a><a href="/c&gt;">C</a><a href="”/d”">D</a>`,
    outcome: 'fail',
    says: [
      'answers 404; a " of the source ended up at the end of the URL "/a""; linked on ',
      `a ' of the source ended up at the end of the URL "/b%27"`,
      'a > of the source ended up at the end of the URL "/c>"',
      'a ” of the source ended up at the end of the URL "”/d”"',
    ],
  },
  {
    check: 'broken-internal-link',
    name: 'relative to <base>',
    head: '<base href="/sub/">',
    body: '<a href="a">A</a>',
    routes: { '/sub/a': OK },
    outcome: 'pass',
  },
  {
    check: 'broken-internal-link',
    name: 'where a meta refresh leads',
    head: '<meta http-equiv="refresh" content="30; url=/next">',
    body: '',
    outcome: 'fail',
    says: ['/next answers 404'],
    line: 1,
  },
  {
    check: 'broken-internal-link',
    name: 'production, of a page that has not shipped yet',
    head: '<link rel="canonical" href="https://shop.example/">',
    body: '<a href="https://shop.example/new">New</a>',
    routes: { '/new': OK },
    outcome: 'pass',
  },
  {
    check: 'broken-internal-link',
    name: 'production, with two slashes before its path',
    head: '<link rel="canonical" href="https://shop.example/">',
    body: '<a href="https://shop.example//">Start</a><a href="https://shop.example//new">New</a>',
    routes: { '//': OK, '//new': OK },
    outcome: 'pass',
  },
  {
    check: 'broken-internal-link',
    name: 'addresses that are not to be opened',
    body: '<form method="post" action="/order"></form><a href="/logout">Out</a><a href="{{ url }}">x</a><a href="/cdn-cgi/l/email-protection#ab">m</a><a href="data:,x">d</a>',
    outcome: 'not-applicable',
  },
  {
    check: 'broken-internal-resource',
    name: 'files that are there',
    body: '<img src="/a.png" srcset="/a.png 1x, /b,c.png 2x"><div style="background:url(/d.png)">',
    routes: { '/a.png': OK, '/b,c.png': OK, '/d.png': OK },
    outcome: 'pass',
  },
  ...(['broken-internal-resource', 'broken-spare-source'] as const).flatMap((check): LinkCase[] => {
    const isSpare = check === 'broken-spare-source'
    const video = '<img src="/b.png"><video><source src="/a.webm"><source src="/a.mp4"></video>'
    const routes = { '/b.png': OK }
    return [
      {
        check,
        name: 'a source of a video that plays from another one',
        body: video,
        routes: { ...routes, '/a.mp4': OK },
        ...(isSpare
          ? { outcome: 'fail', says: ['/a.webm answers 404; used as a source of a video on'] }
          : { outcome: 'pass' }),
      },
      {
        check,
        name: 'all sources of a video',
        body: video,
        routes,
        ...(isSpare
          ? { outcome: 'not-applicable' }
          : { outcome: 'fail', says: ['/a.webm answers 404; used as a source of a video', '/a.mp4'] }),
      },
      {
        check,
        name: 'a source of a picture, of which browsers choose one',
        body: '<picture><source srcset="/a.webp"><img src="/b.png"></picture>',
        routes,
        ...(isSpare
          ? { outcome: 'not-applicable' }
          : { outcome: 'fail', says: ['/a.webp answers 404; used on'] }),
      },
    ]
  }),
  {
    check: 'broken-spare-source',
    name: 'all sources that are there',
    body: '<audio><source src="/a.ogg"><source src="/a.mp3"></audio>',
    routes: { '/a.ogg': OK, '/a.mp3': OK },
    outcome: 'pass',
  },
  {
    check: 'broken-internal-resource',
    name: 'files of all kinds that are not',
    head: '<link rel="stylesheet" href="/a.css"><style>@import "b.css"; p { background: url(c.png) }</style><script src="d.js"></script>',
    body: '<img srcset="e.png 1x"><video src="f.mp4" poster="g.png"><track src="h.vtt"></video><picture><source srcset="i.webp"><img src="j.png"></picture><iframe src="k"></iframe><object data="l.pdf"></object><embed src="m.pdf"><input type="image" src="n.png"><p style="background: url(\'o.png\')">',
    outcome: 'fail',
    says: [...'abdefghijklmno'].map(name => `/${name}`),
  },
  {
    check: 'broken-internal-link',
    name: 'a page whose folder begins with a capital letter',
    body: '<a href="/team">Team</a>',
    routes: { '/Team': { status: 301, headers: { location: '/Team/' } }, '/Team/': '<p>x' },
    outcome: 'fail',
    says: ['/team answers 404; /Team is there: upper and lower case count, except on Netlify'],
  },
  {
    check: 'broken-internal-resource',
    name: 'files whose names are there in another case',
    body: '<img src="/Menu/a.jpg"><img src="/Team/b.png?v=1"><img src="/c.png">',
    routes: { '/Menu/a.JPG': OK, '/team/b.png?v=1': OK },
    outcome: 'fail',
    says: [
      'answers 404; /Menu/a.JPG is there: upper and lower case count, except on Netlify',
      'answers 404; /team/b.png is there: upper and lower case count, except on Netlify',
      '/c.png answers 404',
    ],
  },
  {
    check: 'broken-internal-resource',
    name: 'the background of a part of the page, and the sign of waiting that a form hides',
    body: '<img src="/a.png"><header style="background-image: url(/bg.jpg)"></header><img class="ajax-loader" src="/plugins/ajax-loader.gif" alt="Sending" style="visibility: hidden;">',
    routes: { '/a.png': OK },
    outcome: 'pass',
  },
  {
    check: 'broken-style-file',
    name: 'the background that a part of the page has in its own style',
    body: '<section style="background-image: url(/bg.jpg)">Oak</section>',
    outcome: 'fail',
    says: ['/bg.jpg answers 404'],
  },
  {
    check: 'broken-internal-resource',
    name: 'scripts that hosts give to pages, which a folder does not have',
    body: '<img src="/a.png"><script src="/__/firebase/10.1.0/firebase-app-compat.js"></script><script src="/_vercel/insights/script.js"></script><script src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>',
    routes: { '/a.png': OK },
    outcome: 'pass',
  },
  {
    check: 'broken-style-file',
    name: 'an image of a style that no element has',
    head: '<style>/* flags */ .flag_de, p #flag { background: url(/flags/) } .bike{background:url(/bike.png)}</style>',
    body: '<p class="bike">A bike',
    routes: { '/bike.png': OK },
    outcome: 'pass',
  },
  {
    check: 'broken-style-file',
    name: 'an image of a style that one of several elements has',
    head: '<style>@media screen { .flag_de, .flag_en:hover { background: url(/flags/) } }</style>',
    body: '<p class="Flag_EN big">English',
    outcome: 'fail',
    says: ['/flags/ answers 404'],
  },
  {
    check: 'broken-style-file',
    name: 'a font, and an image whose selector cannot be read',
    head: '<style>@font-face { src: url(a.woff) } p:not(.dark) { background: url(b.png) }</style>',
    body: '<p>x',
    outcome: 'fail',
    says: ['/a.woff', '/b.png'],
  },
  {
    check: 'broken-style-file',
    name: 'files that other parts of the page name, or no style at all',
    head: '<style>@import "b.css"; main { background: url(/a.png) }</style>',
    body: '<main><img src="/a.png"></main>',
    outcome: 'not-applicable',
  },
  {
    check: 'broken-style-file',
    name: 'an image that may be there',
    head: '<style>main { background: url(/a.png) }</style>',
    body: '<main>x</main>',
    routes: { '/a.png': { status: 403 } },
    outcome: 'not-measured',
  },
  {
    check: 'broken-internal-resource',
    name: 'a style sheet that browsers do not load',
    head: '<link rel="stylesheet" href="/dark.css" disabled>',
    body: '',
    outcome: 'not-applicable',
  },
  {
    check: 'broken-preload',
    name: 'a font that is not there, while the style loads another address',
    head: '<link rel="preload" as="font" href="/a.woff?1" crossorigin><style>@font-face { src: url(/a.woff?2) }</style>',
    body: '',
    routes: { '/a.woff?2': OK },
    outcome: 'fail',
    says: ['/a.woff?1 answers 404; asked for in advance on '],
  },
  ...(
    [
      ['broken-preload', 'not-applicable', undefined],
      [
        'broken-internal-resource',
        'fail',
        ['/assets/a.css answers 404; used on ', '/assets/a.woff answers 404; asked'],
      ],
    ] as const
  ).map(
    ([check, outcome, says]): LinkCase => ({
      check,
      name: 'a font that is preloaded, in a folder that is missing with its style',
      head: '<link rel="stylesheet" href="/assets/a.css"><link rel="preload" as="font" href="/assets/a.woff" crossorigin>',
      body: '',
      outcome,
      ...(says && { says: [...says] }),
    }),
  ),
  {
    check: 'broken-preload',
    name: 'a file that is there, and one that the page loads as well',
    head: '<link rel="preload" as="image" href="/next.png"><link rel="preload" as="image" href="/gone.png">',
    body: '<img src="/gone.png">',
    routes: { '/next.png': OK },
    outcome: 'pass',
  },
  {
    check: 'broken-preload',
    name: 'what a framework fetches in idle time for a page that a link leads to',
    head: '<link rel="prefetch" as="fetch" href="/data/about.json" crossorigin>',
    body: '<a href="/about">About</a>',
    outcome: 'not-applicable',
  },
  {
    check: 'broken-preload',
    name: 'a style that the preload becomes, and a script that another one starts',
    head: '<link rel="preload" as="style" href="/a.css" onload="this.rel=\'stylesheet\'"><link rel="preload" as="script" href="/a.js">',
    body: '',
    outcome: 'not-applicable',
  },
  {
    check: 'broken-internal-resource',
    name: 'a style that a preload becomes',
    head: '<link rel="preload" as="style" href="/a.css" onload="this.rel=\'stylesheet\'">',
    body: '',
    outcome: 'fail',
    says: ['/a.css answers 404; used on '],
  },
  {
    check: 'broken-internal-resource',
    name: 'an image that is preloaded as well',
    head: '<link rel="preload" as="image" href="/gone.png">',
    body: '<img src="/gone.png">',
    outcome: 'fail',
    says: ['/gone.png answers 404; used 2 times on '],
  },
  {
    check: 'broken-internal-link',
    name: 'blanks around the name of a page',
    body: '<a href="/sizes%20">A</a><a href="/bikes /red">B</a><a href="/a b">C</a><a href=" /sizes ">D</a>',
    routes: { '/sizes': OK },
    outcome: 'fail',
    says: [
      'the URL "/sizes%20" has a space at the start or the end of a name; linked',
      'the URL "/bikes /red" has a space',
      '/a%20b answers 404; linked',
    ],
  },
  {
    check: 'broken-metadata-link',
    name: 'interfaces for programs that WordPress names',
    head: '<link rel="alternate" type="application/json+oembed" href="/wp-json/oembed"><link rel="alternate" title="oEmbed" type="text/xml+oembed" href="/wp-json/oembed?format=xml"><link rel="alternate" title="JSON" type="application/json" href="/wp-json/wp/v2/pages/6"><link rel="https://api.w.org/" href="/wp-json/"><link rel="EditURI" type="application/rsd+xml" href="/xmlrpc.php?rsd"><link rel="wlwmanifest" type="application/wlwmanifest+xml" href="/w.xml"><link rel="pingback" href="/xmlrpc.php">',
    body: '',
    outcome: 'not-applicable',
  },
  {
    check: 'broken-metadata-link',
    name: 'an icon of pinned tabs, which no browser loads any more',
    head: '<link rel="mask-icon" href="/safari-pinned-tab.svg" color="#5bbad5">',
    body: '',
    outcome: 'not-applicable',
  },
  {
    check: 'broken-metadata-link',
    name: 'a feed that is gone',
    head: '<link rel="alternate" type="application/rss+xml" href="/feed/">',
    body: '',
    outcome: 'fail',
    says: ['/feed/ answers 404'],
  },
  ...(['broken-metadata-link', 'broken-internal-link'] as const).map(
    (check): LinkCase => ({
      check,
      name: 'a link to a feed that is gone',
      body: '<a href="index.xml">RSS</a><a href="/sizes">Sizes</a>',
      routes: { '/sizes': OK },
      outcome: check === 'broken-internal-link' ? 'pass' : 'fail',
      ...(check === 'broken-metadata-link' && { says: ['/index.xml answers 404'] }),
    }),
  ),
  {
    check: 'broken-metadata-link',
    name: 'an og:url that is gone',
    head: '<meta property="og:url" content="{origin}/gone">',
    body: '',
    outcome: 'fail',
    says: ['/gone'],
  },
  {
    check: 'broken-internal-resource',
    name: 'a script for browsers without modules',
    body: '<p>Text</p><script src="/es5.js" nomodule defer></script>',
    outcome: 'not-applicable',
  },
  {
    check: 'broken-internal-resource',
    name: 'images that the page replaces where they are missing, and one of which that is only told',
    body: `<img src="/a.jpg" alt="A" onerror="this.src='/none.png'"><img src="/b.jpg" alt="B" onerror="this.style.display='none'"><img src="/c.jpg" alt="C" onerror="count('c')">`,
    outcome: 'fail',
    says: ['/c.jpg answers 404'],
  },
  {
    check: 'broken-internal-resource',
    name: 'a text page',
    body: '<p>Text</p><script type="text/template" src="/x"></script>',
    outcome: 'not-applicable',
  },
  {
    check: 'broken-external-link',
    name: 'a page of another site',
    body: '<a href="https://other.example/a">A</a>',
    staged: true,
    routes: { 'https://other.example/a': OK },
    outcome: 'pass',
  },
  {
    check: 'broken-external-link',
    name: 'one that is not there',
    body: '<a href="https://other.example/gone">A</a>',
    staged: true,
    routes: { 'https://other.example/': OK },
    outcome: 'fail',
    says: ['https://other.example/gone answers 404'],
    at: 'https://other.example/gone',
  },
  {
    check: 'broken-external-link',
    name: 'a host that does not exist',
    body: '<a href="https://no-such.example/">A</a>',
    staged: true,
    unknownHosts: ['no-such.example'],
    outcome: 'fail',
    says: ['does not resolve'],
  },
  {
    check: 'broken-external-link',
    name: 'a host whose certificate is for others',
    body: '<a href="https://other.example/">A</a>',
    staged: true,
    outcome: 'fail',
    says: ['does not match certificate'],
  },
  ...[401, 403, 405, 429, 451, 500, 503].map(
    (code): LinkCase => ({
      check: 'broken-external-link',
      name: `a site that answers ${code}`,
      body: '<a href="https://other.example/a">A</a>',
      staged: true,
      routes: { 'https://other.example/a': status(code, code === 429 ? { 'retry-after': '600' } : {}) },
      outcome: 'not-measured',
      says: [`answers ${code}`],
    }),
  ),
  {
    check: 'broken-external-link',
    name: 'no links to other sites',
    body: '<a href="/">A</a>',
    outcome: 'not-applicable',
  },
  {
    check: 'broken-external-resource',
    name: 'a script of another site',
    body: '<script src="//cdn.example/a.js"></script>',
    staged: true,
    routes: { 'https://cdn.example/a.js': OK },
    outcome: 'pass',
  },
  {
    check: 'broken-external-resource',
    name: 'an image that is not there',
    body: '<img src="https://cdn.example/a.png">',
    staged: true,
    routes: { 'https://cdn.example/': OK },
    outcome: 'fail',
    says: ['https://cdn.example/a.png answers 404'],
  },
  {
    check: 'broken-external-resource',
    name: 'nothing of other sites',
    body: '<img src="/a.png">',
    outcome: 'not-applicable',
  },
  {
    check: 'broken-metadata-link',
    name: 'metadata whose addresses work',
    head: '<link rel="manifest" href="/m"><meta property="og:image" content="/o.png"><link rel="icon" href="/i.png">',
    body: '',
    routes: { '/m': '{}', '/o.png': OK, '/i.png': OK },
    outcome: 'pass',
  },
  {
    check: 'broken-metadata-link',
    name: 'metadata whose addresses do not',
    head: '<link rel="manifest" href="/m"><meta property="og:image" content="/o.png"><meta name="twitter:image" content="/t.png"><link rel="alternate" type="application/rss+xml" href="/feed"><script type="application/ld+json">{"@type":"Article","image":["/j.png"],"publisher":{"logo":{"url":"/l.png"}},"sameAs":"just a text"}</script>',
    body: '',
    outcome: 'fail',
    says: ['/m', '/o.png', '/t.png', '/feed', '/j.png', '/l.png'],
  },
  {
    check: 'broken-metadata-link',
    name: 'what other tools judge or nobody opens',
    head: '<link rel="canonical" href="/c"><link rel="alternate" hreflang="de" href="/de"><link rel="preconnect" href="https://x.example"><link rel="pingback" href="/p">',
    body: '',
    outcome: 'not-applicable',
  },
  {
    check: 'redirected-link',
    name: 'a page that only leads on to another one of the site',
    body: '<a href="/old/">Prices</a>',
    routes: { '/old/': small(STUB), '/new': OK },
    outcome: 'fail',
    says: ['/new (meta refresh): link to that page; linked on '],
    at: '{origin}/old/',
  },
  {
    check: 'redirected-link',
    name: 'a short address of another site, and a page that leads on after a while',
    body: '<a href="/chat/">Chat</a><a href="/slow/">Slow</a>',
    routes: {
      '/chat/': small(STUB.replace('/new', 'https://chat.example/')),
      '/slow/': small(STUB.replace('0;', '9;')),
    },
    outcome: 'pass',
  },
  {
    check: 'redirected-link',
    name: 'a redirect for now',
    body: '<a href="/a">A</a>',
    routes: { '/a': status(302, { location: '/b' }), '/b': OK },
    outcome: 'pass',
  },
  ...(
    [
      ['that the sitemap lists without the slash', '/nails', undefined, 'pass'],
      ['that the sitemap lists with the slash', '/nails/', undefined, 'fail'],
      ['that GitHub will redirect as well', '/nails', 'https://kranz.github.io', 'fail'],
    ] as const
  ).map(
    ([which, path, host, outcome]): LinkCase => ({
      check: 'redirected-link',
      name: `a folder ${which}, on a server of this machine`,
      body: '<a href="/nails">Nails</a>',
      productionUrl: `${host ?? 'https://www.example.com'}/`,
      routes: {
        '/nails': status(301, { location: '/nails/' }),
        '/nails/': OK,
        '/sitemap.xml': {
          headers: { 'content-type': 'application/xml' },
          body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${host ?? 'https://www.example.com'}${path}</loc></url></urlset>`,
        },
      },
      outcome,
      ...(outcome === 'fail' && { says: ['/nails/'], at: '{origin}/nails' }),
    }),
  ),
  ...(
    [
      ['without the slash', '<loc>https://www.example.com/nails</loc>', 'pass'],
      [
        'without the slash, and this one with it',
        '<loc>https://www.example.com/nails</loc></url><url><loc>https://www.example.com/tags/new/</loc>',
        'fail',
      ],
    ] as const
  ).map(
    ([which, listed, outcome]): LinkCase => ({
      check: 'redirected-link',
      name: `a folder beside one that the sitemap lists ${which}, on a server of this machine`,
      body: '<a href="/nails">Nails</a><a href="/tags/new">New</a>',
      productionUrl: 'https://www.example.com/',
      routes: {
        '/nails': status(301, { location: '/nails/' }),
        '/nails/': OK,
        '/tags/new': status(301, { location: '/tags/new/' }),
        '/tags/new/': OK,
        '/sitemap.xml': {
          headers: { 'content-type': 'application/xml' },
          body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>${listed}</url></urlset>`,
        },
      },
      outcome,
      ...(outcome === 'fail' && {
        says: ['/tags/new redirects permanently: add the slash, /tags/new/; linked on'],
        at: '{origin}/tags/new',
      }),
    }),
  ),
  {
    check: 'redirected-link',
    name: 'a folder on a page whose canonical goes without the slash, on a server of this machine',
    path: '/sizes/',
    body: '',
    productionUrl: 'https://www.example.com/',
    routes: {
      '/sizes/':
        '<link rel="canonical" href="https://www.example.com/sizes"><title>T</title><a href="/nails">N</a>',
      '/nails': status(301, { location: '/nails/' }),
      '/nails/': OK,
    },
    outcome: 'pass',
  },
  ...(
    [
      ['for Vercel', '{"redirects":[]}', 'https://www.example.com', 'pass'],
      ['for Vercel, with the slash', '{"trailingSlash":true}', 'https://www.example.com', 'fail'],
      ['for GitHub', '{}', 'https://kranz.github.io', 'fail'],
      ['with settings that cannot be read', 'Settings', 'https://www.example.com', 'fail'],
    ] as const
  ).map(
    ([which, body, host, outcome]): LinkCase => ({
      check: 'redirected-link',
      name: `a folder of a site ${which}, on a server of this machine`,
      body: '<a href="/nails">Nails</a>',
      productionUrl: `${host}/`,
      routes: {
        '/nails': status(301, { location: '/nails/' }),
        '/nails/': OK,
        '/vercel.json': { headers: { 'content-type': 'application/json' }, body },
      },
      outcome,
      ...(outcome === 'fail' && { says: ['/nails/'], at: '{origin}/nails' }),
    }),
  ),
  {
    check: 'redirected-link',
    name: 'a permanent redirect before one for now',
    body: '<a href="/a">A</a>',
    routes: {
      '/a': status(301, { location: '/b' }),
      '/b': status(302, { location: '/c' }),
      '/c': OK,
    },
    outcome: 'fail',
    says: ['/b'],
    at: '{origin}/a',
  },
  {
    check: 'redirected-link',
    name: 'metadata that names an old host of the site',
    head: '<link rel="alternate" type="application/rss+xml" href="https://old.example/feed"><script type="application/ld+json">{"@type":"Organization","url":"https://old.example/","sameAs":"https://old.example/profile"}</script>',
    body: '<a href="/a">A</a>',
    staged: true,
    routes: {
      'https://www.example.com/a': OK,
      'https://www.example.com/feed': OK,
      'https://old.example/feed': status(301, { location: 'https://www.example.com/feed' }),
      'https://old.example/': status(301, { location: 'https://www.example.com/' }),
      'https://old.example/profile': status(301, { location: 'https://www.example.com/a' }),
    },
    outcome: 'fail',
    says: [
      'https://old.example/feed has moved permanently to https://www.example.com/feed',
      'https://old.example/ has moved permanently to https://www.example.com/',
    ],
  },
  {
    check: 'redirected-link',
    name: 'metadata that redirects on its own host, or that names others',
    head: '<link rel="alternate" type="application/rss+xml" href="/feed"><script type="application/ld+json">{"@type":"Organization","url":"https://other.example/"}</script>',
    body: '<a href="/a">A</a>',
    staged: true,
    routes: {
      'https://www.example.com/a': OK,
      'https://www.example.com/feed': status(301, { location: '/feed/' }),
      'https://www.example.com/feed/': OK,
      'https://other.example/': status(301, { location: 'https://www.other.example/' }),
      'https://www.other.example/': OK,
    },
    outcome: 'pass',
  },
  {
    check: 'redirected-link',
    name: 'structured data that lacks the last slash of a page of production',
    head: '<script type="application/ld+json">{"@type":"ListItem","item":"https://www.example.com/en"}</script>',
    body: '<a href="/a">A</a>',
    productionUrl: 'https://www.example.com/',
    routes: { '/a': OK, '/en': status(301, { location: '/en/' }), '/en/': OK },
    outcome: 'pass',
  },
  { check: 'redirected-link', name: 'no links', body: '', outcome: 'not-applicable' },
  {
    check: 'redirected-link',
    name: 'a redirect that leads nowhere is broken alone',
    body: '<a href="/a">A</a>',
    routes: { '/a': status(301, { location: '/gone' }) },
    outcome: 'not-applicable',
  },
  {
    check: 'broken-fragment',
    name: 'places of this page and of others',
    body: '<h2 id="here">H</h2><a name="old"></a><h2 id="größe">G</h2><a href="#here">1</a><a href="#old">2</a><a href="#gr%C3%B6%C3%9Fe">3</a><a href="#top">4</a><a href="#">5</a><a href="#/route">6</a><a href="#!route">7</a><a href="#:~:text=H">8</a><a href="#here:~:text=H">9</a><a href="/b#there">10</a><a href="/c.pdf#page=2">11</a><a href="#tab" data-bs-toggle="tab">12</a>',
    routes: { '/b': '<p id=there>', '/c.pdf': { headers: { 'content-type': 'application/pdf' } } },
    outcome: 'pass',
  },
  {
    check: 'broken-fragment',
    name: 'where articles of a blog go on, and their comments',
    body: '<a href="/post/#more">Read on</a><a href="/post/#disqus_thread">0 comments</a>',
    routes: { '/post/': '<p>x' },
    outcome: 'pass',
  },
  {
    check: 'broken-fragment',
    name: 'switches of a menu, called so, on another page with scripts',
    body: '<a href="/b#mobile-menu-toggle">Menu</a><a href="/b#sidr-menu-close">Close</a>',
    routes: { '/b': `${TEXT}<script src="/b.js"></script>`, '/b.js': 'start()' },
    outcome: 'pass',
  },
  {
    check: 'broken-fragment',
    name: 'the start of another page, which opens there, and the logo of this one',
    body: `<header><a href="#home"><svg class="logo"></svg></a></header><a href="/b#home">Home</a><a href="/b#page-top">B</a>
      <a href="/b#inicio">B</a><a href="/b#top-of-page">B</a><a href="/b#hero-section">B</a>`,
    routes: { '/b': '<p>x' },
    outcome: 'pass',
  },
  {
    check: 'broken-fragment',
    name: 'the start of the page itself, where a click leads nobody up again',
    body: `${TEXT}<h2 id="here">H</h2><a href="#here">1</a><nav><a href="#home">Home</a></nav><footer><a href="#page-top">Up</a></footer>`,
    outcome: 'fail',
    says: ['has no element with the id "home"', 'has no element with the id "page-top"'],
  },
  {
    check: 'broken-fragment',
    name: 'what only begins like a start',
    body: '<a href="/b#home-delivery">B</a><a href="/b#header-files">B</a>',
    routes: { '/b': '<p>x' },
    outcome: 'fail',
    says: ['the id "home-delivery"', 'the id "header-files"'],
  },
  {
    check: 'broken-fragment',
    name: 'places of articles on the page itself',
    body: `${TEXT}<h2 id="here">H</h2><a href="#here">1</a><a href="#more">Read on</a>`,
    outcome: 'fail',
    says: ['has no element with the id "more"'],
  },
  {
    check: 'broken-fragment',
    name: 'places that do not exist',
    body: '<a href="#nowhere">A</a>\n<a href="/b#nowhere">B</a>',
    routes: { '/b': '<p>x' },
    outcome: 'fail',
    says: ['has no element with the id "nowhere"', '/b has no element'],
    at: '{origin}/#nowhere',
    line: 3,
  },
  {
    check: 'broken-fragment',
    name: 'a place that does not exist behind a redirect to the slash',
    body: '<a href="/b#nowhere">B</a>',
    routes: { '/b': { status: 301, headers: { location: '/b/' } }, '/b/': '<p>x' },
    outcome: 'fail',
    says: ['/b has no element with the id "nowhere"'],
  },
  {
    check: 'broken-fragment',
    name: 'a place that is on another page now',
    body: '<a href="/b#join">Join</a><a href="/home">Home</a><a href="/c">C</a><a href="/b#menu">Menu</a>',
    routes: { '/b': '<p>x', '/home': '<form id="join"></form><i id=menu>', '/c': '<p>y<i id=menu>' },
    outcome: 'fail',
    says: ['/home has one', 'with the id "menu"'],
  },
  {
    check: 'broken-fragment',
    name: 'a doubled sign',
    body: '<a href="/b##">B</a><a href="/b##join">Join</a>',
    routes: { '/b': '<p id=join>x' },
    outcome: 'fail',
    says: [
      'The URL ends in "##", which is no place on a page',
      'The URL has "##" in front of "join": "#join" is there',
    ],
  },
  {
    check: 'broken-fragment',
    name: 'a link that a script opens a form for',
    body: '<h2 id="here">H</h2><a href="#here">1</a><a href="#lead" class="btn" data-open-lead data-astro-cid-ybkzwf2q>2</a>',
    outcome: 'pass',
  },
  {
    check: 'broken-fragment',
    name: 'a link to the top that a script answers by scrolling',
    body: `${TEXT}<h2 id="here">H</h2><a href="#here">1</a><a href="#to-top">2</a><script src="/top.js"></script>`,
    routes: { '/top.js': '$("#toTop").click(() => $("html").animate({ scrollTop: 0 }))' },
    outcome: 'pass',
  },
  {
    check: 'broken-fragment',
    name: 'a link to the top that no script answers',
    body: `${TEXT}<h2 id="here">H</h2><a href="#here">1</a><a href="#to-top">2</a><script>count()</script>`,
    outcome: 'fail',
    says: ['has no element with the id "to-top"'],
  },
  {
    check: 'broken-fragment',
    name: 'an arrow that a script of the theme scrolls by',
    body: `${TEXT}<h2 id="here">H</h2><a href="#here">1</a><div class="mbr-arrow"><a href="#next"><i class="mobi-mbri-arrow-down"></i></a></div><script src="/theme.js"></script>`,
    routes: { '/theme.js': 'mbrArrows()' },
    outcome: 'pass',
  },
  {
    check: 'broken-fragment',
    name: 'signs without a word, and what services of other hosts answer',
    body: `${TEXT}<h2 id="here">H</h2><a href="#here">1</a><a href="#sidewidgetarea"><span class="lines"></span></a><a href="#more">↓</a>
      <a href="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6IjUifQ%3D%3D">Menu</a><a href="#cookie-settings">Cookies</a><a href="#uc-central-modal-show">Privacy</a>
      <script src="https://cdn.example/widget.js"></script>`,
    outcome: 'pass',
  },
  {
    check: 'broken-fragment',
    name: 'a popup in the copy of a site, which has the page in front of the fragment, as ux/opener-names-file tells',
    body: `${TEXT}<h2 id="here">H</h2><a href="#here">1</a><a href="?#elementor-action%3Aaction%3Dpopup"><i></i></a><script>count()</script>`,
    outcome: 'pass',
  },
  {
    check: 'broken-fragment',
    name: 'the same without a script, or on another page',
    body: `${TEXT}<h2 id="here">H</h2><a href="#here">1</a><a href="#cookie-settings">Cookies</a><a href="/b#area"><span></span></a>`,
    routes: { '/b': '<p id=there>' },
    outcome: 'fail',
    says: ['the id "cookie-settings"', 'the id "area"'],
  },
  {
    check: 'broken-fragment',
    name: 'a text that names the next part',
    body: `${TEXT}<h2 id="here">H</h2><a href="#here">1</a><a href="#next">Next</a><script>count()</script>`,
    outcome: 'fail',
    says: ['has no element with the id "next"'],
  },
  {
    check: 'broken-fragment',
    name: 'a link with marks of the framework alone',
    body: '<a href="#lead" data-astro-cid-ybkzwf2q data-v-7ba5bd90>2</a>',
    outcome: 'fail',
    says: ['has no element with the id "lead"'],
  },
  {
    check: 'broken-fragment',
    name: 'links whose fragments scripts answer',
    body: `${TEXT}<h2 id="here">H</h2><a href="#here">1</a><a href="#join">2</a><a href="#terms">3</a><a href="/b#more">4</a>
      <script>if (window.location.hash === '#join') open()</script><script src="/terms.js"></script>`,
    routes: {
      '/terms.js': 'addEventListener("hashchange", () => show({ name: "terms" }))',
      '/b': `${TEXT}<script>addEventListener('hashchange', () => show('more'))</script>`,
    },
    outcome: 'pass',
  },
  {
    check: 'broken-fragment',
    name: 'links whose fragments are keys of what a script looks them up in',
    body: `${TEXT}<h2 id="here">H</h2><a href="#here">1</a><a href="/shop#neuro">2</a><a href="/shop#music">3</a><a href="#art">5</a>
      <script>const app = { views: { art: { open: true } }, start() { return location.hash.slice(1) in this.views } }</script>`,
    routes: {
      '/shop': `${TEXT}<script src="/catalog.js"></script>`,
      '/catalog.js':
        "var h = location.hash.slice(1); var HASH = { all: 'all', neuro: 'neuro', maths: { of: 7 },\nmusic: open }; if (HASH[h]) current = HASH[h]",
    },
    outcome: 'pass',
  },
  {
    check: 'broken-fragment',
    name: 'links whose fragments are keys of other objects of a script that reads the fragment',
    body: `${TEXT}<h2 id="here">H</h2><a href="#here">1</a><a href="#title">2</a><a href="#of">3</a>
      <script>const view = { title: name }; const HASH = { maths: { of: 7 } }; if (HASH[location.hash]) show(view)</script>`,
    outcome: 'fail',
    says: ['the id "title"', 'the id "of"'],
  },
  {
    check: 'broken-fragment',
    name: 'links on whose click a script opens something',
    body: `${TEXT}<h2 id="here">H</h2><nav class="main"><a href="#here">1</a></nav>
      <div class="toggle"><a href="#side" class="closed">2</a></div><a id="chat" href="#talk">3</a><a class="join" href="#form">4</a><a class="tip" href="#tip-1">5</a>
      <script>document.querySelectorAll('.tip').forEach(tip => tip.addEventListener('click', event => { event.preventDefault() }))</script>
      <script>document.getElementById('chat').addEventListener('click', () => box.classList.add('open'))</script>
      <script>const join = document.querySelector('.join'); join.onclick = event => { event.preventDefault(); open() }</script><script src="/theme.js"></script>`,
    routes: {
      '/theme.js':
        "$('body').on('click', '.toggle:not(.std) a.closed:not(.busy)', function () { $('#area').addClass('open'); return false })",
    },
    outcome: 'pass',
  },
  {
    check: 'broken-fragment',
    name: 'tabs and filters that scripts find in further ways',
    body: `${TEXT}<h2 id="here">H</h2><nav class="main"><a href="#here">1</a></nav>
      <p class="tabs"><a href="#plan">2</a></p><p class="filter"><a href="#shops">3</a></p><a class="more" href="#rest">4</a>
      <a class="step" href="#two">5</a><a class="view" href="#list">6</a><a href="#grid" data-filter=".grid">7</a>
      <script>const $$ = all => [...document.querySelectorAll(all)]; $$('.tabs a').forEach(a => a.addEventListener('click', event => { event.preventDefault(); show(a.hash) }))</script>
      <script>const filters = document.querySelectorAll('.filter a'); filters.forEach(filter => { filter.addEventListener('click', event => { event.preventDefault() }) })</script>
      <script>document.addEventListener('click', event => { if (!event.target.closest('.more')) return; event.preventDefault(); grow() })</script>
      <script>for (const step of document.getElementsByClassName('step')) {}; const steps = document.getElementsByClassName('step'); for (const step of steps) step.addEventListener('click', event => { event.preventDefault() })</script>
      <script>Array.from(document.querySelectorAll('.view')).forEach(view => view.addEventListener('click', () => box.classList.toggle('list')))</script>`,
    outcome: 'pass',
  },
  {
    check: 'broken-fragment',
    name: 'links whose clicks are counted, or handled as those of places that are there',
    body: `${TEXT}<h2 id="here">H</h2><nav class="main"><a href="#here">1</a><a href="#gone">2</a></nav><a class="buy" href="#order">3</a>
      <script>document.querySelector('.buy').addEventListener('click', () => count('buy'))</script>
      <script src="/menu.js"></script>`,
    routes: { '/menu.js': "$('.main a').click(function () { $('.main').removeClass('open') })" },
    outcome: 'fail',
    says: ['the id "gone"', 'the id "order"'],
  },
  {
    check: 'broken-fragment',
    name: 'links that scripts name without reading the fragment, or read it without the name',
    body: `${TEXT}<h2 id="here">H</h2><a href="#here">1</a><a href="#join">2</a><a href="#terms">3</a>
      <script>const name = '#join'</script><script>if (location.hash === '#terms-of-use') open()</script>`,
    outcome: 'fail',
    says: ['the id "join"', 'the id "terms"'],
  },
  {
    check: 'broken-fragment',
    name: 'lines from one to another, which a script of the page shows',
    body: '<a href="/code#1-3">A</a><a href="/code#L2-L3">B</a>',
    routes: { '/code': `${CODE}<script src=/lines.js></script>` },
    outcome: 'pass',
  },
  {
    check: 'broken-fragment',
    name: 'lines of which one end is missing',
    body: '<a href="/code#1-3">A</a><a href="/code#2-9">B</a>',
    routes: { '/code': `${CODE}<script src=/lines.js></script>` },
    outcome: 'fail',
    says: ['has no element with the id "2-9"'],
    at: '{origin}/code#2-9',
  },
  {
    check: 'broken-fragment',
    name: 'lines from one to another, with no script that could show them',
    body: '<a href="/code#1-3">A</a>',
    routes: { '/code': CODE },
    outcome: 'fail',
    says: ['has no element with the id "1-3"'],
  },
  {
    check: 'broken-fragment',
    name: 'a page that scripts make',
    body: '<a href="/app#part">A</a>',
    routes: { '/app': '<div id=root></div><script src=/app.js></script>' },
    outcome: 'not-measured',
    says: ['scripts may make the places of'],
  },
  {
    check: 'broken-fragment',
    name: 'a popup of Elementor that a link is to open',
    body: '<a href="/b#elementor-action%3Aaction%3Dpopup%3Aopen">Menu</a><a href="/b#c">C</a>',
    routes: { '/b': '<p id=c>x' },
    outcome: 'pass',
  },
  { check: 'broken-fragment', name: 'no fragments', body: '<a href="/">A</a>', outcome: 'not-applicable' },
  {
    check: 'html-ending-mixed',
    name: 'links to a page with the ending of its file and without it',
    body: '<a href="/a">A</a><a href="/a.html">A</a><a href="/b.html">B</a>',
    routes: { '/a': OK, '/a.html': OK, '/b.html': OK },
    outcome: 'fail',
    says: ['Links to /a.html and to /a: two URLs of one page.'],
    at: '{origin}/a.html',
  },
  {
    check: 'html-ending-mixed',
    name: 'links in one form, and one of which redirects to the other',
    body: '<a href="/a">A</a><a href="/a.html">A</a><a href="/b.html">B</a>',
    routes: { '/a': OK, '/a.html': status(301, { location: '/a' }), '/b.html': OK },
    outcome: 'pass',
  },
  {
    check: 'html-ending-mixed',
    name: 'a page with a canonical',
    head: '<link rel="canonical" href="/">',
    body: '<a href="/a">A</a><a href="/a.html">A</a>',
    routes: { '/a': OK, '/a.html': OK },
    outcome: 'not-applicable',
  },
  {
    check: 'index-file-link',
    name: 'links to files, under a canonical that is a folder',
    head: '<link rel="canonical" href="/">',
    body: '<a href="/a/index.html">A</a><a href="/a/index.html#x">A</a><a href="/b/">B</a>',
    routes: { '/a/index.html': '<p id="x">', '/b/': OK },
    outcome: 'fail',
    says: ['/a/index.html: link to /a/, as the canonical of this page names a folder ('],
    at: '{origin}/a/index.html',
  },
  {
    check: 'index-file-link',
    name: 'folders, and a file that redirects to its folder',
    head: '<link rel="canonical" href="/">',
    body: '<a href="/a/">A</a><a href="/b/index.html">B</a>',
    routes: { '/a/': OK, '/b/index.html': status(301, { location: '/b/' }), '/b/': OK },
    outcome: 'pass',
  },
  {
    check: 'index-file-link',
    name: 'a file from which the host of the site leads to the folder, as Cloudflare Pages does',
    head: '<link rel="canonical" href="/">',
    body: '<a href="/a/index.html">A</a>',
    routes: { '/a/index.html': { body: '<p>ok', headers: { [INDEX_FILE_MOVES]: '1' } } },
    outcome: 'pass',
  },
  {
    check: 'index-file-link',
    name: 'links to a folder and to its file, without a canonical',
    body: '<a href="/a/">A</a><a href="/a/index.html">A</a><a href="/b/index.html">B</a>',
    routes: { '/a/': OK, '/a/index.html': OK, '/b/index.html': OK },
    outcome: 'fail',
    says: ['/a/index.html is also reachable as /a/.'],
    at: '{origin}/a/index.html',
  },
  {
    check: 'index-file-link',
    name: 'a home page that links to itself by its file alone, without a canonical',
    body: '<a href="/index.html">Home</a><a href="/b/index.html">B</a>',
    routes: { '/index.html': OK, '/b/index.html': OK },
    outcome: 'fail',
    says: ['/index.html is also reachable as /.'],
    at: '{origin}/index.html',
  },
  {
    check: 'index-file-link',
    name: 'a home page whose canonical is its file, as are all links to it',
    head: '<link rel="canonical" href="index.html">',
    body: '<a href="index.html">Home</a><a href="/b/index.html">B</a><a href="#">Top</a>',
    routes: { '/index.html': OK, '/b/index.html': OK },
    outcome: 'pass',
  },
  {
    check: 'index-file-link',
    name: 'a home page whose canonical is its file, but not all links to it',
    head: '<link rel="canonical" href="index.html">',
    body: '<a href="index.html">Home</a><a href="/">Start</a>',
    routes: { '/index.html': OK },
    outcome: 'fail',
    says: ['/index.html is also reachable as /.'],
  },
  {
    check: 'index-file-link',
    name: 'links that are never shown, with two slashes',
    head: '<link rel="canonical" href="/">',
    body: '<a style="display:none" href="/a//index.html">A</a><a href="/b/">B</a>',
    routes: { '/a//index.html': OK, '/b/': OK },
    outcome: 'pass',
  },
  {
    check: 'index-file-link',
    name: 'links that are shown, with two slashes',
    head: '<link rel="canonical" href="/">',
    body: '<a style="display:none" href="/a//index.html">A</a><a href="/a//index.html">A</a>',
    routes: { '/a//index.html': OK },
    outcome: 'fail',
    says: ['/a//index.html: link to /a/, as the canonical of this page names a folder ('],
    at: '{origin}/a//index.html',
  },
  {
    check: 'index-file-link',
    name: 'a canonical that names the file as well',
    head: '<link rel="canonical" href="/index.html">',
    body: '<a href="/a/index.html">A</a>',
    routes: { '/a/index.html': OK },
    outcome: 'not-applicable',
  },
  {
    check: 'index-file-link',
    name: 'a canonical that a copy of the site made of the one it had, beside an og:url that is a folder',
    head: '<link rel="canonical" href="index.html"><meta property="og:url" content="https://www.example.com/">',
    body: '<a href="/a/index.html">A</a>',
    routes: { '/a/index.html': OK },
    outcome: 'fail',
    says: [
      '/a/index.html: link to /a/, as the og:url of this page names a folder (https://www.example.com/).',
    ],
  },
  {
    check: 'index-file-link',
    name: 'a canonical that names the file in full, beside an og:url that is a folder',
    head: '<link rel="canonical" href="https://www.example.com/index.html"><meta property="og:url" content="https://www.example.com/">',
    body: '<a href="/a/index.html">A</a>',
    routes: { '/a/index.html': OK },
    outcome: 'not-applicable',
  },
  {
    check: 'index-file-link',
    name: 'a canonical that names another page, which is a folder',
    head: '<link rel="canonical" href="/other/">',
    body: '<a href="/a/index.html">A</a>',
    routes: { '/a/index.html': OK, '/other/': OK },
    outcome: 'pass',
  },
  {
    check: 'index-file-link',
    name: 'a page without a link that works',
    head: '<link rel="canonical" href="/">',
    body: '<a href="/gone/index.html">A</a>',
    outcome: 'not-applicable',
  },
]
