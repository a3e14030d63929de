import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const NAV = '<nav><a href="/a">A</a><a href="/b">B</a><a href="/c">C</a></nav>'
/** Links with the address that a page does not have yet. */
const IN_FULL = '<a href="https://acme.example/a">A</a><a href="https://acme.example/b">B</a>'
const menuGroup = (title: string, ...paths: string[]) =>
  `<section><h2>${title}</h2><div>${paths.map((path, at) => `<div class="item"><a class="link" href="${path}"><p>${title} ${at + 1}</p></a></div>`).join('')}</div></section>`
const GERMAN = '<link rel="alternate" hreflang="de" href="/de/seite">'
const languages = (body: string) =>
  page(`<a href="/">Home</a>${body}`, `${GERMAN}<link rel="alternate" hreflang="en" href="/page">`)

/** The same, with its German version. */
const withGerman = (body: string) => ({ '/page': languages(body), '/de/seite': page('<p>Text</p>') })

/** A link of Webflow that opens pictures over the page. */
const lightbox = (items: string, group = '') =>
  `<a href="#" class="w-inline-block w-lightbox"><img src="/a.png" alt="Brand"><script type="application/json" class="w-json">{ "items": ${items}, "group": "${group}" }</script></a>`

export const NAVIGATION_CASES: readonly Case[] = [
  {
    check: 'dead-end',
    outcome: 'pass',
    when: 'a link to another page',
    site: page('<a href="/more">more</a>'),
  },
  {
    check: 'dead-end',
    outcome: 'pass',
    when: 'a link to where the canonical says that the site will live',
    site: page(
      '<a href="https://shop.example/more">more</a>',
      '<link rel="canonical" href="https://www.shop.example/page">',
    ),
  },
  ...(
    [
      [
        'pass',
        'the start of the domain that the title of its home page names',
        'https://acme-garden.example/',
      ],
      ['fail', 'a page of that domain', 'https://acme-garden.example/roses'],
      ['fail', 'the start of a domain that the title does not name', 'https://rose-studio.example/'],
      ['fail', 'the start of a domain of few letters', 'https://plant.example/'],
    ] as const
  ).map(
    ([outcome, when, href]): Case => ({
      check: 'dead-end',
      outcome,
      when: `its only link leads to ${when}`,
      site: {
        '/': page('<a href="/game">Game</a>').replace(/<title>[^<]*/, '<title>ACME Garden | Plants'),
        '/game': page(`<a href="${href}">Back</a>`),
      },
      path: '/game',
    }),
  ),
  {
    check: 'dead-end',
    outcome: 'fail',
    when: 'a declared base sends its links to another host',
    site: page('<a href="more">more</a>', '<base href="https://old.example/shop/">'),
    says: /^<base href="https:\/\/old\.example\/shop\/"> sends all relative links of the page/,
    selector: /base/,
  },
  { check: 'dead-end', outcome: 'fail', when: 'no link at all', site: page('<p>Buy now!</p>') },
  {
    check: 'dead-end',
    outcome: 'not-applicable',
    when: 'its links are the routes of a script',
    site: page('<a href="#history">History</a><a href="#courses">Courses</a><div id="content"></div>'),
  },
  {
    check: 'dead-end',
    outcome: 'fail',
    when: 'its links lead to its own parts',
    site: page('<a href="#a">A</a><a href="#b">B</a><p id="a">x</p><p id="b">x</p>'),
  },
  {
    check: 'dead-end',
    outcome: 'not-applicable',
    when: 'the page is a login',
    site: { '/login.html': page('<form><input type="password"></form>') },
    path: '/login.html',
  },
  {
    check: 'dead-end',
    outcome: 'not-applicable',
    when: 'the page is a legal notice',
    site: { '/politica-de-confidentialitate': page('<p>x</p>') },
    path: '/politica-de-confidentialitate',
  },
  {
    check: 'dead-end',
    outcome: 'not-applicable',
    when: 'the file is the answer of an interface, which a copy of a CMS holds',
    site: '<?xml version="1.0"?>\n<oembed><title>Front Page</title></oembed>',
  },
  {
    check: 'dead-end',
    outcome: 'not-applicable',
    when: 'the page is all that the site has in its language',
    site: { '/es/': page('<a href="#a">A</a><p id="a">x</p>').replace('lang="en"', 'lang="es"') },
    path: '/es/',
  },
  {
    check: 'home-link-missing',
    outcome: 'pass',
    when: 'a link to the start of a language, which is a file',
    site: page('<a href="fr.html">Retour</a><a href="/tarifs.html">Tarifs</a>'),
  },
  {
    check: 'home-link-missing',
    outcome: 'not-applicable',
    when: 'the page is a chapter of a book, whose first one is the home page',
    site: page('<a href="/chapter-1.html">1</a>', '<!-- Book generated using mdBook -->'),
  },
  {
    check: 'dead-end',
    outcome: 'not-applicable',
    when: 'the page is kept out of search, as a part that other pages show in a frame',
    site: page('<p>Opening hours</p>', '<meta name="robots" content="noindex">'),
  },
  {
    check: 'home-link-missing',
    outcome: 'not-applicable',
    when: 'the page is kept out of search',
    site: page('<a href="/prices">Prices</a>', '<meta name="robots" content="noindex">'),
  },
  {
    check: 'dead-end',
    outcome: 'fail',
    when: 'links to itself and to others',
    site: page('<a href="#top">up</a><a href="/page">here</a><a href="https://other.example/">other</a>'),
  },
  {
    check: 'dead-end',
    outcome: 'not-applicable',
    when: 'the home page',
    site: { '/': page('<p>x</p>') },
    path: '/',
  },
  ...(
    [
      ['not-applicable', 'the home page of a site that is built for a folder', '/sheds/'],
      ['fail', 'a page of a folder that has the styles of the site', '/'],
    ] as const
  ).map(
    ([outcome, when, base]): Case => ({
      check: 'dead-end',
      outcome,
      when,
      site: {
        '/sheds/': page(
          '<a href="#a">A</a><p id="a">x</p>',
          `<link rel="stylesheet" href="/sheds/entry.css"><link rel="stylesheet" href="${base}theme.css">`,
        ),
        '/sheds/entry.css': '',
        '/sheds/theme.css': '',
        '/theme.css': '',
      },
      path: '/sheds/',
    }),
  ),
  {
    check: 'dead-end',
    outcome: 'fail',
    when: 'the home page of a site whose sitemap lists others',
    site: {
      '/': page('<img src="/logo.svg" alt="Oak and Iron">'),
      '/sitemap.xml': {
        headers: { 'content-type': 'application/xml' },
        body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${['', 'a', 'b', 'c'].map(path => `<url><loc>{origin}/${path}</loc></url>`).join('')}</urlset>`,
      },
    },
    path: '/',
    says: 'The home page has no link to another page, and the sitemap lists 3 of them.',
  },
  {
    check: 'dead-end',
    outcome: 'not-measured',
    when: 'a page that scripts fill, without Chrome',
    site: page('<div id="root"></div><script src="/app.js"></script>'),
    says: /scripts make what this page shows/,
  },
  {
    check: 'home-link-missing',
    outcome: 'pass',
    when: 'a link to the folder of production, which is the root here',
    site: { '/courses/': page('<a href="/bikes/">Acme</a><a href="/bikes/prices/">Prices</a>') },
    path: '/courses/',
    productionUrl: 'https://mary.github.io/bikes/',
  },
  { check: 'home-link-missing', outcome: 'pass', when: 'a link to /', site: page('<a href="/">Home</a>') },
  {
    check: 'home-link-missing',
    outcome: 'pass',
    when: 'a link to the start of where most links lead, and nobody says where the site will live',
    site: page(`<a href="https://acme.example/index.html">Acme</a>${IN_FULL}<a href="/prices">Prices</a>`),
  },
  {
    check: 'home-link-missing',
    outcome: 'fail',
    when: 'a link to the start of where some links lead',
    site: page(`<a href="https://acme.example/">Acme</a>${IN_FULL}${NAV}<a href="/prices">Prices</a>`),
  },
  {
    check: 'dead-end',
    outcome: 'pass',
    when: 'links to where the site will live, most likely',
    site: page(`<a href="https://acme.example/">Acme</a>${IN_FULL}`),
  },
  {
    check: 'home-link-missing',
    outcome: 'pass',
    when: 'a link to the folder of the site',
    site: { '/manual/library/json.html': page('<a href="../index.html">Manual</a>') },
    path: '/manual/library/json.html',
  },
  {
    check: 'home-link-missing',
    outcome: 'pass',
    when: 'a link to the start of a language',
    site: page('<a href="/en">Home</a>'),
  },
  ...[
    ['/home.html', 'of its own name'],
    ['/index', 'without the end of its file'],
    ['/de/startseite/', 'in a language'],
  ].map(
    ([href, when]): Case => ({
      check: 'home-link-missing',
      outcome: 'pass',
      when: `a copy of the start page ${when}`,
      site: page(`<a href="${href}">Acme</a><a href="/prices">Prices</a>`),
    }),
  ),
  ...[
    ['<a href="/shop/all"> Home </a>', 'that is called so'],
    ['<a href="/shop/all" aria-label="Startseite"><svg></svg></a>', 'that is named so'],
    ['<a class="navbar-brand" href="/shop/all">Acme</a>', 'of the brand in the navigation'],
    ['<a href="/shop/all"><img src="/img/acme-logo.svg" alt="Acme"></a>', 'of the logo'],
  ].map(
    ([link, when]): Case => ({
      check: 'home-link-missing',
      outcome: 'pass',
      when: `a link ${when}`,
      site: page(`${link}<a href="/prices">Prices</a>`),
    }),
  ),
  {
    check: 'home-link-missing',
    outcome: 'fail',
    when: 'the link that is called home leads to the page itself',
    site: { '/pricing/': page('<a href="index.html">← Back to Home</a><a href="../terms">Terms</a>') },
    path: '/pricing/',
    says: '"← Back to Home" leads to this page itself and not to the home page: index.html is /pricing/index.html here.',
  },
  {
    check: 'home-link-missing',
    outcome: 'pass',
    when: 'the link that is called home leads to the page itself, where a site begins',
    site: { '/manual/': page('<a href="index.html">Home</a><a href="install">Install</a><a href="/">x</a>') },
    path: '/manual/',
  },
  {
    check: 'home-link-missing',
    outcome: 'fail',
    when: 'the logo leads to the page itself, in a header that was copied into a folder',
    site: {
      '/pricing/': page(
        '<h2 class="logo"><a href="index.html"><img src="a.png" alt="Acme"></a></h2><a href="../">Home</a><a href="../terms">Terms</a>',
      ),
    },
    path: '/pricing/',
    says: 'The logo links to this page, not to the home page: index.html is /pricing/index.html here.',
  },
  ...(
    [
      [
        'where a site begins',
        'index.html',
        '<a href="install">Install</a><a href="use">Use</a><a href="/">x</a>',
      ],
      ['of a blog by its full path', '/pricing/', '<a href="/">Acme</a><a href="/terms">Terms</a>'],
    ] as const
  ).map(
    ([when, href, others]): Case => ({
      check: 'home-link-missing',
      outcome: 'pass',
      when: `the logo leads to the page itself, ${when}`,
      site: { '/pricing/': page(`<a class="logo" href="${href}">Acme</a>${others}`) },
      path: '/pricing/',
    }),
  ),
  {
    check: 'home-link-missing',
    outcome: 'pass',
    when: 'a link with an arrow before its name',
    site: { '/pricing/': page('<a href="/shop/all">← Home</a><a href="/terms">Terms</a>') },
    path: '/pricing/',
  },
  {
    check: 'home-link-missing',
    outcome: 'fail',
    when: 'links that only mention a home or a brand',
    site: page('<a href="/brands/acme" class="brand-filter">Acme</a><a href="/home-office">Home office</a>'),
  },
  {
    check: 'home-link-missing',
    outcome: 'not-applicable',
    when: 'the start of a site in a folder',
    site: { '/manual/latest/index.html': page('<a href="#top">Manual</a><a href="install">Install</a>') },
    path: '/manual/latest/index.html',
  },
  {
    check: 'home-link-missing',
    outcome: 'fail',
    when: 'links to other pages alone',
    site: { '/manual/install': page('<a href="/prices">Prices</a><a href="/manual/start/">Start</a>') },
    path: '/manual/install',
  },
  {
    check: 'home-link-missing',
    outcome: 'not-applicable',
    when: 'a page without any link',
    site: page('<p>x</p>'),
  },
  {
    check: 'language-link-missing',
    outcome: 'pass',
    when: 'a link to the version',
    site: { '/page': languages('<a href="/de/seite">Deutsch</a>') },
  },
  {
    check: 'language-link-missing',
    outcome: 'pass',
    when: 'a link to the start of the other language',
    site: { '/page': languages('<a href="/de/">Deutsch</a>') },
  },
  {
    check: 'language-link-missing',
    outcome: 'pass',
    when: 'a choice of languages that scripts serve',
    site: { '/page': languages('<button aria-label="Change language">EN</button>') },
  },
  ...[
    ['<option value="/de/seite">DE', 'by its address'],
    ['<option value="de">Deutschland', 'by its code'],
    ['<option value="2" lang="de_DE">Deutschland', 'by its lang'],
    ['<option value="2">Deutsch', 'by its name'],
  ].map(
    ([option, when]): Case => ({
      check: 'language-link-missing',
      outcome: 'pass',
      when: `a <select> that offers the version ${when}`,
      site: { '/page': languages(`<select><option value="1">Here</option>${option}</option></select>`) },
    }),
  ),
  ...[
    '<a href="#">Deutsch</a>',
    '<button>DE</button>',
    '<a href="#" class="btn"><span>German</span></a>',
  ].map(
    (control): Case => ({
      check: 'language-link-missing',
      outcome: 'pass',
      when: `a control says only the language of the version: ${control}`,
      site: { '/page': languages(control) },
    }),
  ),
  {
    check: 'language-link-missing',
    outcome: 'pass',
    when: 'a control has the short name of the language in its letters',
    site: {
      '/page': page(
        '<a href="#">عربي</a>',
        '<link rel="alternate" hreflang="en" href="/page"><link rel="alternate" hreflang="ar" href="/ar/page">',
      ),
    },
  },
  ...['<a href="#">English</a>', '<a href="#">Learn German</a>'].map(
    (control): Case => ({
      check: 'language-link-missing',
      outcome: 'fail',
      when: `a control says something else: ${control}`,
      site: withGerman(control),
    }),
  ),
  {
    check: 'language-link-missing',
    outcome: 'fail',
    when: 'a <select> of something else',
    site: withGerman('<select><option value="/prices">Price</option><option>French fries</select>'),
  },
  {
    check: 'language-link-missing',
    outcome: 'fail',
    when: 'a version that nothing leads to',
    site: withGerman('<a href="/prices">Prices</a>'),
    says: 'The page has no link to its version in German.',
    selector: 'html > head > link:nth-of-type(1)',
  },
  {
    check: 'language-link-missing',
    outcome: 'not-applicable',
    when: 'the version is not there',
    site: { '/page': languages('<a href="/prices">Prices</a>') },
    says: /are not there, which is reported separately$/,
  },
  {
    check: 'language-link-missing',
    outcome: 'fail',
    when: 'one of two versions is not there',
    site: {
      '/page': page(
        '<a href="/">Home</a>',
        '<link rel="alternate" hreflang="nl" href="/nl/pagina"><link rel="alternate" hreflang="de" href="/de/seite">',
      ),
      '/de/seite': page('<p>Text</p>'),
    },
    says: 'The page has no link to its version in German.',
  },
  {
    check: 'language-link-missing',
    outcome: 'not-applicable',
    when: 'one language',
    site: page('<p>x</p>'),
  },
  {
    check: 'sound-on-load',
    outcome: 'fail',
    when: 'music begins',
    site: page('<audio loop autoplay><source src="/music.mp3"></audio><audio src="/a.mp3" autoplay></audio>'),
    says: ['This <audio> has autoplay and loop.', 'This <audio> has autoplay.'],
  },
  {
    check: 'sound-on-load',
    outcome: 'pass',
    when: 'visitors start it, it is muted, or there is nothing to play',
    site: page(
      '<audio controls src="/a.mp3"></audio><audio autoplay muted src="/b.mp3"></audio><audio autoplay></audio>',
    ),
  },
  { check: 'sound-on-load', outcome: 'not-applicable', when: 'there is no sound', site: page('<p>x') },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'lightboxes of Webflow have no picture',
    site: page(
      `${lightbox('[]')}${lightbox('[]')}${lightbox('[{"url":"a.jpg"}]', 'team')}${lightbox('[]', 'team')}${lightbox('[]', 'shop')}`,
    ),
    says: 'This link and 2 more are lightboxes without a picture ("items" is empty): a click opens nothing. Add the pictures, or remove the link.',
    count: 1,
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'lightboxes of Webflow have pictures, be it those of their group',
    site: page(`${lightbox('[{"url":"a.jpg"}]', 'team')}${lightbox('[]', 'team')}${lightbox('{', 'shop')}`),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'links with addresses',
    site: page(NAV),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'links open the boxes of a menu, which hold links without a list',
    site: page(
      '<ul><li><a href="/a">A</a></li><li class="dropdown"><a href="javascript:void(0)" class="dropbtn">Articles</a><div class="dropdown-content"><a href="/b">B</a><a href="/c">C</a></div></li><li class="dropdown"><a href="javascript:void(0)" class="dropbtn">Events</a><div class="dropdown-content"><a href="/d">D</a><a href="/e">E</a></div></li></ul>',
    ),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'the menu names its own page, called as its file is',
    site: {
      '/our-prices.html': page(
        '<ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li><li><a href="#">Our prices</a></li></ul>',
      ),
    },
    path: '/our-prices.html',
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'the menu of a template',
    site: page(
      '<nav><a href="/a">A</a><a class="nav-link" href="#">Careers</a></nav><footer><a href="javascript:void(0)" title="Instagram"><i></i></a><a href="">Terms</a></footer>',
    ),
    says: [
      '"Careers" has only href="#".',
      '"Instagram" has only href="javascript:void(0)".',
      '"Terms" has only href="".',
    ],
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'the addresses of a template',
    site: page(
      '<a href="/a">A</a><a href="http://url" data-label="Facebook" class="icon tooltip" title="Follow on Facebook"><i class="icon-facebook"></i></a><a href="https://goo.gl/maps/your-map-link" target="_blank">Find us</a>',
    ),
    says: [
      '"Follow on Facebook" has only href="http://url".',
      '"Find us" has only href="https://goo.gl/maps/your-map-link".',
    ],
    count: 2,
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'an address of a template on a page of a framework',
    site: page('<div id="root"><a href="#">Menu of it</a><a href="http://your-website/">Shop</a></div>'),
    says: '"Shop" has only href="http://your-website/".',
    count: 1,
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'addresses that look like those of a template, or are shown as one',
    site: page(
      '<a href="https://goo.gl/maps/Ab3dE">Map</a><a href="https://link.example/your-map-link">A</a><a href="https://site.example/">B</a><a href="http://url:8080/">C</a><code><a href="http://your-domain/">http://your-domain/</a></code>',
    ),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'they are in a dialog whose script says where they lead',
    site: page(
      '<a href="/a">A</a><div role="dialog" aria-hidden="true"><h2></h2><a href="#">Order this</a><a href="#">Details of it</a></div>',
    ),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'it is the entry of the menu for the page itself, under another name',
    site: page(
      '<ul><li class="active"><a href="#">Rooms</a></li><li><a href="/a">A</a></li><li class="next disabled"><a href="#">Next</a></li></ul>',
    ),
  },
  ...(
    [
      [
        'pass',
        'open something by a script',
        `<p class="tabs"><a href="#">Plan</a><a href="#">Build</a></p><script>document.querySelectorAll('.tabs a').forEach(tab => tab.addEventListener('click', event => { event.preventDefault(); show(tab) }))</script>`,
      ],
      [
        'pass',
        'open something by a function that has a name',
        `<p><a class="chat" href="#">Plan</a><a class="chat" href="#">Build</a></p><script>function open(event) { event.preventDefault(); show() }
        ${'x()\n'.repeat(400)}const chats = document.querySelectorAll('.chat'); chats.forEach(chat => { chat.addEventListener('click', open) })</script>`,
      ],
      [
        'fail',
        'are counted by a function that has a name',
        `<p><a class="chat" href="#">Plan</a><a class="chat" href="#">Build</a></p><script>function open(event) { event.preventDefault(); show() }
        ${'x()\n'.repeat(400)}const count = () => sum++
        const chats = document.querySelectorAll('.chat'); chats.forEach(chat => { chat.addEventListener('click', count) })</script>`,
      ],
      [
        'pass',
        'are parts of a custom element that opens when it is clicked',
        `<video-box><a class="lyt-box" href="#">Watch it</a></video-box><video-box><a class="lyt-box" href="#">Watch that</a></video-box><script>
        customElements.define('video-box', class extends HTMLElement { connectedCallback() { this.addEventListener('click', this.play) } play(event) { event.preventDefault(); start() } })</script>`,
      ],
      [
        'fail',
        'are icons of networks, and a script scrolls to places',
        `<p><a href="#" aria-label="Facebook">f</a> <a href="#" aria-label="TikTok">♪</a></p><script>document.querySelectorAll('a[href^="#"]').forEach(anchor => anchor.addEventListener('click', event => { const target = document.querySelector(anchor.getAttribute('href')); if (target) { event.preventDefault(); target.scrollIntoView() } }))</script>`,
      ],
      [
        'pass',
        'choose a language by a script',
        '<p><a href="#">EN</a> <a href="#">Deutsch</a></p><script src="/app.js"></script>',
      ],
      [
        'fail',
        'choose a language, and there is no script',
        '<p><a href="#">EN</a> <a href="#">Deutsch</a></p>',
      ],
      [
        'fail',
        'are counted by a script',
        `<p class="tabs"><a href="#">Plan</a><a href="#">Build</a></p><script>document.querySelectorAll('.tabs a').forEach(tab => tab.addEventListener('click', () => count(tab)))</script>`,
      ],
    ] as const
  ).map(
    ([outcome, when, links]): Case => ({
      check: 'link-leads-nowhere',
      outcome,
      when: `links without an address ${when}`,
      site: page(`${NAV}${links}`),
    }),
  ),
  ...[
    '<ul><li><a href="/a">A</a> |</li><li><a href="#">Rooms v2</a> &raquo;</li></ul>',
    '<ol class="breadcrumb"><li><a href="/a">A</a></li><li><a href="#">Rooms v2</a></li></ol>',
    '<nav aria-label="Breadcrumbs"><a href="/a">A</a> / <a href="#">Rooms v2</a></nav>',
  ].map(
    (trail): Case => ({
      check: 'link-leads-nowhere',
      outcome: 'pass',
      when: `it is the page itself at the end of a trail: ${trail.slice(0, 30)}`,
      site: page(trail),
    }),
  ),
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'a language that the page is not in has no address',
    site: page(
      '<nav><ul><li><a hreflang="en" href="/">EN</a></li><li><a lang="de-DE" hreflang="de-DE" href="">DE</a></li></ul><a href="/a">A</a></nav><script>start()</script>',
    ),
    says: ['"DE" has only href="".'],
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'the language is that of the page, or a script serves the choice',
    site: page(
      '<nav><a hreflang="en-GB" href="">EN</a><a hreflang="de" href="#">DE</a><a hreflang="fr" href="" class="lang-fr">FR</a><a href="/a">A</a></nav><script>start()</script>',
    ),
  },
  {
    check: 'opener-names-file',
    outcome: 'fail',
    when: 'a copy of a site has the file in front of what UIkit opens',
    site: page(
      '<a href="index.html#offcanvas" data-uk-offcanvas>Menu</a><div id="offcanvas" class="uk-offcanvas"></div>',
    ),
    says: 'href="index.html#offcanvas" opens nothing: write "#offcanvas".',
  },
  {
    check: 'opener-names-file',
    outcome: 'fail',
    when: 'a copy of a site has the file in front of what Elementor opens',
    site: page(
      '<a href="index.html#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJ9">Menu</a><a href="#elementor-action:action=popup:open">Call</a>',
    ),
    says: 'href="index.html#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJ9" opens nothing: write "#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJ9".',
  },
  {
    check: 'opener-names-file',
    outcome: 'pass',
    when: 'the id alone is named, or the target is named apart',
    site: page(
      `<a href="#offcanvas" data-uk-offcanvas>Menu</a><a href="index.html#offcanvas" data-uk-modal="{target:'#offcanvas'}">Menu</a><div id="offcanvas"></div>`,
    ),
  },
  {
    check: 'opener-names-file',
    outcome: 'not-applicable',
    when: 'nothing is opened by UIkit',
    site: page('<a href="index.html#part">Part</a><div id="part" data-uk-offcanvas></div>'),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'it is a step in the middle of a trail',
    site: page(
      '<ol class="breadcrumb"><li><a href="/a">A</a></li><li><a href="#">Rooms</a></li><li><a href="/c">C</a></li></ol>',
    ),
    says: '"Rooms" has only href="#".',
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'links open the lists in the boxes beside them',
    site: page(
      '<nav><ul><li><a href="/a">A</a></li>' +
        ['Services', 'Prices']
          .map(
            name =>
              `<li><a href="#!">${name}</a><div class="uk-navbar-dropdown"><div><ul><li><a href="/b">B</a></li></ul></div></div></li>`,
          )
          .join('') +
        '</ul></nav>',
    ),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'a single link opens a tab, which no script does',
    site: page(
      '<a href="/a">A</a><a class="button" href="#" target="_blank">Subscribe</a><script>start()</script>',
    ),
    says: ['"Subscribe" has only href="#".'],
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'a button of a template leads to the site builder',
    site: page(
      '<a href="/a">A</a><a class="btn" href="https://mobirise.com">Read more</a><a href="https://mobirise.com/">Made with Mobirise</a>',
      '<meta name="generator" content="Mobirise v4.6.6, mobirise.com">',
    ),
    says: ['"Read more" has only href="https://mobirise.com".'],
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'a page that the builder has not made recommends it',
    site: page('<a href="/a">A</a><a href="https://mobirise.com">This builder</a>'),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'no script of the page says the class of a single link',
    site: page(
      `<a href="/a">A</a><div class="actions"><a class="btn-primary" href="#">Add to Chrome</a></div><script>
        document.getElementById('theme').addEventListener('click', () => localStorage.setItem('theme', 'dark'))
      </script>`,
    ),
    says: ['"Add to Chrome" has only href="#".'],
  },
  ...[
    `document.querySelectorAll('.actions > *')[0].onclick = go`,
    `document.addEventListener('click', event => event.target.closest('a') && go())`,
    `import('/more.js')`,
  ].map(
    (script): Case => ({
      check: 'link-leads-nowhere',
      outcome: 'pass',
      when: `a script may find a single link: ${script}`,
      site: page(
        `<a href="/a">A</a><div class="actions"><a class="btn-primary" href="#">Add to Chrome</a></div><script>${script}</script>`,
      ),
    }),
  ),
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'a script of another host may find a single link',
    site: page(
      '<a href="/a">A</a><a class="btn-primary" href="#">Add to Chrome</a><script src="https://cdn.example.com/x.js"></script>',
    ),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'a script may find a single link by its class',
    site: page('<a href="/a">A</a><a class="button" href="#">Subscribe</a><script>start(".button")</script>'),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'links that scripts serve, the way to the top, and what opens a list',
    site: page(
      `<a href="#" id="chat">Chat</a><a href="#" onclick="go()">Go</a><a href="#" data-tab="1">One</a>
      <a href="#" role="button">Apply</a><a href="#" class="dropdown-toggle">Shop</a><a href="#">Back to top</a>
      <ul><li><a href="#">Products</a><ul><li><a href="/p">All</a></li></ul></li></ul><a href="#">Logo</a>`,
    ),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'the arrows of a carousel, whatever a script finds them by',
    site: page(
      `${NAV}<a href="#" class="precedente">&#10094;</a><a href="#" class="successivo">&#10095;</a>`,
    ),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'links of documentation that lead to the page itself, by its name',
    site: page(
      `<ul><li><a href="#">Page</a></li><li><a href="">How it runs</a></li></ul><h1>How it runs<a href="#how">¶</a></h1>
      <div><h3><a href="#">Table of contents</a></h3><ul><li><a href="#how">How</a></li></ul></div>`,
    ),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'the logo of a home page and what leads to its start, in another language and spelling',
    site: page(
      '<a href="#" class="brand">YILMAZ</a><a href="#services">Leistungen</a><footer><a href="#">Start</a></footer>',
    ),
    path: '/',
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'the name of the site on another page than its home page',
    site: {
      '/': page('<a href="/a">A</a>'),
      '/a': page('<a href="#">Page</a><h1>About</h1><a href="#">Careers</a>'),
    },
    path: '/a',
    says: ['"Page" has only href="#".', '"Careers" has only href="#".'],
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'only one of several cards has an address',
    site: page(
      '<section><div class="a"><div><a><h3>Bread</h3></a></div></div><div class="b"><div><a href="/cakes"><h3>Cakes</h3></a></div></div><div class="c"><div><a><h3>Easter</h3></a></div></div></section>',
    ),
    says: ['"Bread" has no href.', '"Easter" has no href.'],
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'beside the entry of the home page another one has no address, in the menu and in the footer',
    site: page(
      '<nav><ul><li><a class="off" aria-current="page">Home</a></li><li><a class="off" aria-disabled="true">Team</a></li><li><button>Services</button><ul><li><a href="/a">Services</a></li></ul></li><li><a href="/b">Contact</a></li></ul></nav><footer><a href="/a">Services</a> <a href="/b">Contact</a> <a class="off">Team</a></footer>',
    ),
    says: ['"Team" has no href.', '"Team" has no href.'],
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'one entry has no address, which may be the page itself',
    site: page(
      '<nav><ul><li><a href="/">Home</a></li><li><a class="off">Our team</a></li><li><a href="/a">Services</a></li></ul></nav>',
    ),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'no card has an address, which scripts may open, or they are marked',
    site: page(
      '<a href="/x">X</a><section><div><a><h3>Bread</h3></a></div><div><a><h3>Cakes</h3></a></div><div><a><h3>Easter</h3></a></div></section><ul><li><a href="/a"><h3>A</h3></a></li><li><a data-open="b"><h3>Bea</h3></a></li><li><a data-open="c"><h3>Cea</h3></a></li></ul>',
    ),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'links of a menu have no address at all',
    site: page(
      '<footer><a href="/a">A</a><a href="/b">B</a><a class="foot">Careers</a><a>Press</a></footer>',
    ),
    says: ['"Careers" has no href.', '"Press" has no href.'],
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'anchors without an address are the page itself, places, headings of menus, or served by scripts',
    site: page(
      `<nav><a href="/a">A</a><a href="/b">B</a><a>This page</a></nav>
      <ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li><li><a name="one">One</a></li><li><a id="two">Two</a></li>
      <li><a class="js-open">Open the list</a></li><li><a role="button">Talk to us</a></li><li><a>Shop</a><ul><li><a href="/c">C</a></li></ul></li></ul>
      <p><a>Alone</a> <a>Apart</a></p>`,
    ),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'one link with a class, on a page without scripts',
    site: page('<nav><a href="/">Home</a><a class="xlink" href="#">@kranz</a></nav>'),
    says: '"@kranz" has only href="#".',
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'the texts of links are a mailbox, numbers and a date',
    site: page(
      '<p>Kranz</p><a href="#">info@kranz.example</a> <a href="#">+49 (0)30 1234567</a> <a href="#">+49 (030) 7654321</a> <a href="#">(201) 555-0123</a> <a href="#">12.05.2026</a>',
    ),
    says: [
      '"info@kranz.example" has only href="#": write href="mailto:info@kranz.example".',
      '"+49 (0)30 1234567" has only href="#": write href="tel:+49301234567".',
      '"+49 (030) 7654321" has only href="#".',
      '"(201) 555-0123" has only href="#": write href="tel:2015550123".',
      '"12.05.2026" has only href="#".',
    ],
  },
  ...(
    [
      [
        'fail',
        'another number',
        '<a href="tel:+59897524589">Teléfono: +598 99 155 445</a>',
        '"+598 99 155 445" leads to tel:+59897524589.',
      ],
      [
        'fail',
        'another address',
        '<a href="mailto:info@old.example?subject=Hi">info@kranz.example</a>',
        '"info@kranz.example" leads to mailto:info@old.example.',
      ],
      ['pass', 'the same number without its code', '<a href="tel:+4930123456-0">030 / 123456</a>', undefined],
      [
        'pass',
        'the same number with an extension',
        '<a href="tel:+49301234567">+49 30 1234567-89</a>',
        undefined,
      ],
      [
        'pass',
        'the same address, behind a label and before an arrow in elements of their own',
        '<a href="mailto:info@kranz.example"><span>E-mail</span><strong>info@kranz.example</strong><i>Write</i></a>',
        undefined,
      ],
      [
        'pass',
        'the same address in two elements',
        '<a href="mailto:info@kranz.example">info@<span>kranz.example</span></a>',
        undefined,
      ],
      [
        'fail',
        'another address behind a label in an element of its own',
        '<a href="mailto:info@old.example"><span>E-mail</span><strong>info@kranz.example</strong></a>',
        '"E-mailinfo@kranz.example" leads to mailto:info@old.example.',
      ],
      [
        'fail',
        'another number behind a code of the country in brackets',
        '<a href="tel:+4777688500">(+47) 906 49 008</a>',
        '"(+47) 906 49 008" leads to tel:+4777688500.',
      ],
      [
        'pass',
        'the same number whose blanks are written as %20',
        '<a href="tel:0161%20881%206868">0161 881 6868</a>',
        undefined,
      ],
      [
        'pass',
        'the same address backwards, which a style turns round',
        '<a href="mailto:ada.weil@kranz.example" style="unicode-bidi: bidi-override; direction: rtl">elpmaxe.znark@liew.ada</a>',
        undefined,
      ],
      [
        'pass',
        'the same address in capitals',
        '<a href="mailto:Info%40Kranz.example">info@kranz.example</a>',
        undefined,
      ],
      [
        'not-applicable',
        'words',
        '<a href="tel:+4930123456">Call us in 2027</a><a href="mailto:a@b.example">Write to us</a>',
        undefined,
      ],
      [
        'not-applicable',
        'two numbers',
        '<a href="tel:+4930123456">030 1234567 or 040 7654321</a>',
        undefined,
      ],
    ] as const
  ).map(
    ([outcome, when, body, says]): Case => ({
      check: 'contact-link-differs',
      outcome,
      when: `a link shows ${when}`,
      site: page(body),
      ...(says !== undefined && { says }),
    }),
  ),
  ...[
    'Volver arriba',
    '↑ Nach oben',
    'Retour en haut',
    'Voltar ao topo',
    'ページトップへ戻る',
    '返回顶部',
    'Наверх',
    'Povratak na početak stranice',
    'Na vrh',
    'Zpět na začátek stránky',
    'Späť na začiatok',
    'Wróć do początku strony',
    'Az oldal tetejére',
    'Înapoi la începutul paginii',
    'Torna all’inizio della pagina',
    'Retour au début de la page',
    'Zum Anfang der Seite',
  ].map(
    (text): Case => ({
      check: 'link-leads-nowhere',
      outcome: 'pass',
      when: `a link leads back to the top of its page: ${text}`,
      site: page(`<a href="/a">A</a><a href="#">${text}</a>`),
    }),
  ),
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'a sign leads back to the top of its page, as its title and label say',
    site: page(
      '<a href="/a">A</a><a href="#" title="povratak na početak stranice"><img src="up.png" alt="arrow"></a><a href="#" aria-label="Back to top">Up up</a>',
    ),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'not-applicable',
    when: 'a generator of references writes it for the page itself',
    site: page(
      '<script src="_static/documentation_options.js"></script><a href="#" class="icon icon-home">mailupy</a><ul><li><a href="#">mailupy</a></li></ul>',
    ),
    says: /the generator of the page/,
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'not-applicable',
    when: 'a page of a framework',
    site: page('<div id="__next"><a href="#">Careers</a><a href="#">Terms</a></div>'),
    says: /a framework may serve the links/,
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'one link, which nothing marks for a script',
    site: page('<nav><a href="/">Home</a><ul><li><a href="#">Order catering</a></li></ul></nav>'),
    says: '"Order catering" has only href="#".',
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'a script finds the link with a number by its mark',
    site: page(
      '<a href="/">Home</a><a href="#" data-wa="general">+62 811-1182-6527</a><a href="#" data-wa="general">Chat</a><script></script>',
    ),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'a number that is meant to be called, whatever its class',
    site: page('<a href="/">Home</a><a href="#" class="menu-link">+38 (099) 123-45-78</a>'),
    says: '"+38 (099) 123-45-78" has only href="#": write href="tel:+380991234578".',
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'a mailbox that is meant to be written to, whatever its id',
    site: page('<a href="/">Home</a><a href="" id="gmail_link" target="_blank"><p>ada@sheds.example</p></a>'),
    says: '"ada@sheds.example" has only href="": write href="mailto:ada@sheds.example".',
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'one link with a class, which a script may find',
    site: page(
      '<a href="/">Home</a><a href="#" class="offer">Ask for an offer</a><script>on(".offer", ask)</script>',
    ),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'one link with the classes of another, which leads where its name says',
    site: page(
      `<a href="/">Home</a><a href="/ask" class="btn primary header">An appointment</a>
      <a href="#" class="btn primary">Ask for an appointment</a><script>document.querySelectorAll("nav a")</script>`,
    ),
    says: '"Ask for an appointment" has only href="#".',
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'one link with a class that the other does not have',
    site: page(
      `<a href="/">Home</a><a href="/ask" class="btn header">An appointment</a>
      <a href="#" class="btn ask">Ask for an appointment</a><script>on(".ask", ask)</script>`,
    ),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'one icon of a network without a profile',
    site: page(
      '<a href="/">Home</a><a href="#" rel="nofollow" target="_blank" class="brand"><i class="fa-brands fa-linkedin"></i></a>',
    ),
    says: '"linkedin" has only href="#".',
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'icons of networks that share the page by a script, and another icon',
    site: page(
      `<a href="/">Home</a><a href="#" class="share-item"><i class="fab fa-facebook-f"></i></a>
      <a href="#" onclick="share()"><i class="fab fa-twitter"></i></a><a href="#"><i class="fa fa-heart"></i></a>`,
    ),
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'pass',
    when: 'the name of a site that is one page',
    site: page('<header><a href="#">Oak and Iron</a></header><a href="/imprint">Imprint</a>'),
  },
  {
    check: 'social-link-unfinished',
    outcome: 'fail',
    when: 'the logo has the alternative text of an icon',
    site: page('<a href="/"><img src="/logo.svg" alt="Instagram"></a>'),
    says: '"Instagram" leads to the home page, not to a profile.',
  },
  ...(
    [
      ['pass', 'the video stands above it', '<iframe src="https://player.vimeo.com/video/5"></iframe>'],
      ['fail', 'there is no video', ''],
    ] as const
  ).map(
    ([outcome, when, frame]): Case => ({
      check: 'social-link-unfinished',
      outcome,
      when: `a link to the network ends the credit of a video and ${when}`,
      site: page(
        `${frame}<p><a href="https://vimeo.com/5">Opening</a> from <a href="https://vimeo.com/kranz">Kranz</a> on <a href="https://vimeo.com">Vimeo</a>.</p>`,
      ),
    }),
  ),
  {
    check: 'social-link-unfinished',
    outcome: 'not-applicable',
    when: 'no network is linked',
    site: page('<a href="/">Home</a>'),
  },
  {
    check: 'social-link-unfinished',
    outcome: 'pass',
    when: 'profiles, a policy that names a network, and a page that writes of one',
    site: page(
      `<a href="https://www.instagram.com/oak.and.iron/"><i></i></a><a href="https://wa.me/4930123456">WhatsApp</a><a href="https://www.youtube.com/?hl=de">Instructions on YouTube</a>
      <p>Provider is Meta Platforms Ireland Limited, 4 Grand Canal Square, Dublin. See <a href="https://www.facebook.com/">Facebook</a> for its rules.</p>
      <p><a href="https://twitter.com/">the service that was called Twitter</a></p>`,
    ),
  },
  {
    check: 'social-link-unfinished',
    outcome: 'fail',
    when: 'the account of a site builder, names that were never filled in, and the network itself',
    site: page(
      '<footer><a href="https://www.facebook.com/wix"><i></i></a><a href="https://twitter.com/yourusername">Twitter</a><a href="https://www.linkedin.com/company/your-company/"><i></i></a><a href="https://instagram.com/instagram/"><i></i></a><a href="https://instagram.com/YOUR_INSTAGRAM"><i></i></a></footer>',
    ),
    says: [
      'Leads to www.facebook.com/wix: "wix" is the account of whoever made the template.',
      'Leads to twitter.com/yourusername: "yourusername" is a sample of a template.',
      'Leads to www.linkedin.com/company/your-company/: "your-company" is a sample of a template.',
      'Leads to instagram.com/instagram/: "instagram" is the account of the network itself.',
      'Leads to instagram.com/YOUR_INSTAGRAM: "YOUR_INSTAGRAM" is a sample of a template.',
    ],
  },
  {
    check: 'social-link-unfinished',
    outcome: 'pass',
    when: 'the account of a maker on its own site, a post, and a page of such a name in a text',
    site: page(
      '<h1>Wix</h1><a href="https://www.facebook.com/wix"><i></i></a><a href="https://twitter.com/wix/status/1"><i></i></a><a href="https://instagram.com/squarespace">Sites by Squarespace</a>',
      '<title>Wix at work</title>',
    ).replace('<title>Page</title>', ''),
  },
  {
    check: 'entries-lead-to-one-page',
    outcome: 'fail',
    when: 'entries of a list have one address',
    site: page(
      '<ul><li><a href="/programs">Camps</a></li><li><a href="programs">Lessons</a></li><li><a href="/programs">Teams</a></li><li><a href="/programs">Leagues</a></li></ul>',
    ),
    says: '"Camps", "Lessons", "Teams" and 1 more lead to /programs.',
  },
  {
    check: 'entries-lead-to-one-page',
    outcome: 'pass',
    when: 'they lead to parts of it, have one text or none, or are few',
    site: page(
      `<ul><li><a href="/programs#a">Camps</a></li><li><a href="/programs#b">Lessons</a></li><li><a href="/programs">Teams</a></li></ul>
      <ul><li><a href="/order">Order</a></li><li><a href="/order">Order</a></li><li><a href="/order">Order</a></li></ul>
      <ul><li><a href="/legal">Terms</a></li><li><a href="/legal">Privacy</a></li><li><a href="/legal">Cookies</a></li></ul>
      <ul><li><a href="/page?x">English</a></li><li><a href="/list">1</a></li><li><a href="/list">«</a></li><li><a href="/list">««</a></li></ul>`,
    ),
  },
  ...(['gallery.html', 'rooms.html'] as const).map(
    (target): Case => ({
      check: 'entries-lead-to-one-page',
      outcome: target === 'gallery.html' ? 'pass' : 'fail',
      when: `pictures of parts lead to ${target}`,
      site: page(
        `<ul>${['Kitchen', 'Bedroom', 'Hallway', 'Bathroom'].map(name => `<li><a href="/${target}"><div><img src="/${name}.jpg" alt=""></div><h3>${name}</h3></a></li>`).join('')}</ul>`,
      ),
    }),
  ),
  {
    check: 'entries-lead-to-one-page',
    outcome: 'pass',
    when: 'entries of a menu open sub-menus, in a copy that names the file before the "#"',
    site: page(
      `<ul class="menu">${['Projects', 'Research', 'Products', 'Information'].map(name => `<li><a href="/index.html#">${name}</a><ul class="sub-menu"><li><a href="/${name}.html">All ${name}</a></li></ul></li>`).join('')}<li><a href="/about">About</a></li></ul>`,
    ),
  },
  {
    check: 'entries-lead-to-one-page',
    outcome: 'fail',
    when: 'such entries open nothing',
    site: page(
      `<ul>${['Projects', 'Research', 'Products', 'Information'].map(name => `<li><a href="/index.html#">${name}</a></li>`).join('')}</ul>`,
    ),
    says: '"Projects", "Research", "Products" and 1 more lead to /index.html.',
  },
  {
    check: 'entries-lead-to-one-page',
    outcome: 'pass',
    when: 'they are the arrows of slides, in a copy that names the file before the "#"',
    site: page(
      `<ul><li><a href="/about">About</a></li>${['One', 'Two', 'Three', 'Four'].map(name => `<li><a data-uk-slideshow-item="next" href="/index.html#">Slide ${name}</a></li>`).join('')}</ul>`,
    ),
  },
  {
    check: 'entries-lead-to-one-page',
    outcome: 'fail',
    when: 'cards about different things promise more on one page',
    site: page(
      `<div>${['Engines', 'Brakes', 'Gears', 'Tyres'].map(name => `<article><h3>${name}</h3><p>We mend them.</p><a href="/services" aria-label="More about ${name}">Read more</a></article>`).join('')}</div>`,
    ),
    says: 'The cards "Engines", "Brakes", "Gears" and 1 more lead to /services.',
  },
  {
    check: 'entries-lead-to-one-page',
    outcome: 'fail',
    when: 'three pieces of news promise more on the page for contacts',
    site: page(
      `<div>${['Camp', 'Grant', 'Meeting'].map(name => `<article><h3>${name}</h3><p>We were there.</p><a href="/kontakt/">Les mer →</a></article>`).join('')}</div>`,
    ),
    says: 'The cards "Camp", "Grant", "Meeting" lead to /kontakt/.',
  },
  {
    check: 'entries-lead-to-one-page',
    outcome: 'pass',
    when: 'cards have their pages, or one heading, or invite to order',
    site: page(
      `<ul><li><a href="/about">About</a></li></ul>
      ${['Engines', 'Brakes', 'Gears', 'Tyres'].map(name => `<article><h3>${name}</h3><a href="/services#${name}">Read more</a><a href="/order">Order now</a></article>`).join('')}
      <section><h2>News</h2>${'<p>Text <a href="/news">Read more</a></p>'.repeat(4)}</section>`,
    ),
  },
  {
    check: 'entries-lead-to-one-page',
    outcome: 'fail',
    when: 'three entries in groups of a menu have one address',
    site: page(
      `<nav>${menuGroup('General', '/start', '/prices', '/rules')}${menuGroup('Work', '/soon', '/soon')}${menuGroup('Office', '/soon')}</nav>`,
    ),
    says: ['"Work 1", "Work 2", "Office 1" lead to /soon.'],
  },
  {
    check: 'entries-lead-to-one-page',
    outcome: 'pass',
    when: 'entries of a menu lead home, to a form, the law or a login, are named once in two ways, or are no entries of one kind',
    site: page(
      `<nav>${['/', '/index.html', '/contact', '/legal', '/login', '/de/'].map((path, at) => menuGroup(`Group ${at}`, path, path, path)).join('')}
      <a href="/menu">Menu</a><a class="button" href="/menu">Order</a><p><a href="/menu">All dishes</a></p>
      <div><a href="/menu"><i></i>Dinner</a><a href="/menu">DINNER</a><a href="/menu">Lunch</a></div></nav>`,
    ),
  },
  {
    check: 'entries-lead-to-one-page',
    outcome: 'not-applicable',
    when: 'there is no list',
    site: page('<p><a href="/a">A</a></p>'),
  },
  {
    check: 'phone-link-without-plus',
    outcome: 'fail',
    when: 'the text has it, or no number of the country is as long',
    site: page(
      '<a href="tel:49 7531 123456">+49 7531 123456</a><a href="tel:420777123456">Zavolejte</a>',
    ).replace('lang="en"', 'lang="cs"'),
    says: [
      'tel:49 7531 123456 has no "+" before the country code.',
      'tel:420777123456 has no "+" before the country code.',
    ],
  },
  {
    check: 'phone-link-without-plus',
    outcome: 'pass',
    when: 'numbers have it, or are those of the country',
    site: page(
      '<a href="tel:+420777123456">+420 777 123 456</a><a href="tel:777123456">777 123 456</a><a href="tel:00420777123456">x</a><a href="tel:18005550199">1-800-555-0199</a>',
    ).replace('lang="en"', 'lang="cs"'),
  },
  {
    check: 'phone-link-without-plus',
    outcome: 'not-applicable',
    when: 'nothing can be called',
    site: page(''),
  },
  {
    check: 'chat-number-local',
    outcome: 'fail',
    when: 'numbers are as people dial them at home',
    site: page(
      '<a href="https://wa.me/07700900183">A</a><a href="https://api.whatsapp.com/send/?phone=9591752138&text">B</a><a href="whatsapp://send?phone=%20612987654">C</a>',
    ).replace('lang="en"', 'lang="pt-BR"'),
    says: [
      'The number 07700900183 of this link begins with 0 instead of the country code.',
      'The number 9591752138 of this link has no country code in front. Write https://wa.me/559591752138.',
      'The number 612987654 of this link has no country code in front.',
    ],
  },
  {
    check: 'chat-number-local',
    outcome: 'fail',
    when: 'numbers have the 8 of Russia in front, whatever the page says of its language',
    site: page('<a href="https://api.whatsapp.com/send?phone=89916767900">WhatsApp</a>'),
    says: 'The number 89916767900 of this link begins with 8 instead of the country code 7. Write https://wa.me/79916767900.',
  },
  {
    check: 'chat-number-local',
    outcome: 'fail',
    when: 'a number has its code behind 00, and another one is of the country of production',
    site: page('<a href="https://wa.me/0032468224906">A</a><a href="https://wa.me/07700900183">B</a>'),
    productionUrl: 'https://bikes-example.co.uk/',
    says: [
      'The number 0032468224906 begins with 00: WhatsApp wants the country code first. Write https://wa.me/32468224906.',
      'The number 07700900183 of this link begins with 0 instead of the country code. Write https://wa.me/447700900183.',
    ],
  },
  {
    check: 'chat-number-local',
    outcome: 'pass',
    when: 'numbers of Vietnam, Korea and Bangladesh begin with 8 as well',
    site: page(
      '<a href="https://wa.me/84912345678">A</a><a href="https://wa.me/821012345678">B</a><a href="https://wa.me/88029876543">C</a>',
    ),
  },
  {
    check: 'chat-number-local',
    outcome: 'pass',
    when: 'numbers have their code, or a language that says nothing of their country',
    site: page(
      '<a href="https://wa.me/5595991752138">A</a><a href="//wa.me/+4520123456">B</a><a href="https://web.whatsapp.com/send?text=x&phone=447700900183">C</a><a href="https://wa.me/298211234">D</a>',
    ),
  },
  {
    check: 'chat-number-local',
    outcome: 'pass',
    when: 'a number of a house in Panama has its code',
    site: page('<a href="https://wa.me/5072635489">A</a>').replace('lang="en"', 'lang="es"'),
  },
  {
    check: 'chat-number-local',
    outcome: 'not-applicable',
    when: 'the number is that of a template, or a link has none',
    site: page(
      '<a href="https://wa.me/000000000">A</a><a href="https://wa.me/message/XY2">B</a><a href="https://chat.whatsapp.com/0612987654">C</a>',
    ),
  },
  {
    check: 'social-icon-unlinked',
    outcome: 'fail',
    when: 'icons stand in the footer without links',
    site: page(
      '<footer><i class="fab fa-facebook-f"></i> <i class="fab fa-facebook-f"></i> <img src="/img/instagram.png" alt=""></footer>',
    ),
    says: ['The icon of facebook is in no link.', 'The icon of instagram is in no link.'],
  },
  {
    check: 'social-icon-unlinked',
    outcome: 'fail',
    when: 'they stand behind an invitation',
    site: page('<div><p>Suivez-nous sur :</p><img src="facebook.png"><img src="twitter.png"></div>'),
    says: ['The icon of facebook is in no link.', 'The icon of twitter is in no link.'],
  },
  {
    check: 'social-icon-unlinked',
    outcome: 'fail',
    when: 'a single one stands among the profiles',
    site: page('<div class="social-icons"><i class="fa fa-instagram"></i></div>'),
    says: 'The icon of instagram is in no link.',
  },
  {
    check: 'social-icon-unlinked',
    outcome: 'pass',
    when: 'they are linked, share the page, belong to a text, or a script serves them',
    site: page(
      `<footer><a href="https://fb.com/kranz"><i class="fab fa-facebook-f"></i></a><p><i class="fab fa-facebook-f"></i> Kranz</p>
      <ul><li><b><i class="fab fa-tiktok"></i></b> <a href="/tok">Kranz</a></li></ul><i class="fab fa-pinterest" data-url="/p"></i><button><i class="fab fa-youtube"></i></button>
      <div class="share"><i class="fab fa-twitter"></i><i class="fab fa-whatsapp"></i></div></footer>
      <main><i class="fab fa-linkedin"></i> <i class="fab fa-instagram"></i></main>`,
    ),
  },
  {
    check: 'social-icon-unlinked',
    outcome: 'not-applicable',
    when: 'there are none',
    site: page('<i class="fa fa-check"></i>'),
  },
  {
    check: 'profile-not-linked',
    outcome: 'fail',
    when: 'it is text behind its network',
    site: page('<div><h3>Contatti</h3><p>Instagram: @fraschina_giardini</p></div>'),
    says: '"Instagram: @fraschina_giardini" is text without a link.',
  },
  {
    check: 'profile-not-linked',
    outcome: 'fail',
    when: 'a network is named between links to profiles',
    site: page(
      '<div class="row"><div><a href="https://www.instagram.com/kranz">INSTAGRAM</a></div><div>FACEBOOK</div></div>',
    ),
    says: '"FACEBOOK" is text without a link.',
  },
  {
    check: 'profile-not-linked',
    outcome: 'pass',
    when: 'a network is named far from links to profiles',
    site: page(
      '<p><a href="https://www.instagram.com/kranz">Instagram</a></p><section><ul><li>Facebook</li></ul></section>',
    ),
  },
  {
    check: 'profile-not-linked',
    outcome: 'pass',
    when: 'it is linked, or the network is linked elsewhere',
    site: page(
      '<p><a href="https://instagram.com/kranz">Instagram: @kranz</a></p><p>Instagram: @kranz</p><li>TikTok @kranz <a href="/tok">more</a></li>',
    ),
  },
  {
    check: 'profile-not-linked',
    outcome: 'not-applicable',
    when: 'none is named',
    site: page('<p>@kranz</p>'),
  },
  {
    check: 'legal-text-unlinked',
    outcome: 'fail',
    when: 'the footer names them in a line',
    site: page('<footer><p>© 2026 Kranz | Mentions légales | Politique de confidentialité</p></footer>'),
    says: [
      '"Mentions légales" is text, and no link leads to such a page.',
      '"Politique de confidentialité" is text, and no link leads to such a page.',
    ],
  },
  {
    check: 'legal-text-unlinked',
    outcome: 'fail',
    when: 'the last of its sentences does',
    site: page(
      '<footer><div>© Kranz, 2026. Все права защищены. Политика cookies и обработки данных.</div></footer>',
    ),
    says: '"Политика cookies и обработки данных" is text, and no link leads to such a page.',
  },
  {
    check: 'legal-text-unlinked',
    outcome: 'fail',
    when: 'one entry names two',
    site: page('<footer><span data-i18n="legal">NL · FR | Privacy &amp; voorwaarden</span></footer>'),
    says: '"Privacy & voorwaarden" is text, and no link leads to such a page.',
  },
  {
    check: 'link-leads-nowhere',
    outcome: 'fail',
    when: 'a script translates their texts',
    site: page(
      '<a href="/a">A</a><a href="#" data-i18n="g2">Voor professionals</a><a href="#" data-aos="fade">Bekijk het domein</a>',
    ),
    says: ['"Voor professionals" has only href="#".', '"Bekijk het domein" has only href="#".'],
  },
  {
    check: 'legal-text-unlinked',
    outcome: 'pass',
    when: 'they are linked, are headings, or a script serves them',
    site: page(
      '<footer><h4>Impressum</h4><li><a href="/agb">AGB</a></li><p>AGB</p><span onclick="open()">Datenschutz</span></footer>',
    ),
  },
  {
    check: 'legal-text-unlinked',
    outcome: 'pass',
    when: 'one such page is linked under another name',
    site: page('<footer><p>Impressum</p><a href="/impressum.html">Who we are</a></footer>'),
  },
  {
    check: 'legal-text-unlinked',
    outcome: 'pass',
    when: 'a notice stands right behind its name',
    site: page('<footer><p><strong>Legal Notice:</strong> This site is an independent one.</p></footer>'),
  },
  {
    check: 'legal-text-unlinked',
    outcome: 'not-applicable',
    when: 'there is no footer',
    site: page('<p>Impressum</p>'),
  },
  {
    check: 'read-more-unlinked',
    outcome: 'fail',
    when: 'cards end with it',
    site: page(
      '<div class="card"><h3>Opening</h3><p>In May.</p><span class="more">Read more →</span></div><a href="/">Home</a>',
    ),
    says: '"Read more →" is text without a link.',
  },
  {
    check: 'read-more-unlinked',
    outcome: 'fail',
    when: 'cards end with it, and a script of the page has nothing to do with them',
    site: page(
      '<article><h3>Neu</h3><p class="weiter">Weiterlesen</p></article><script>burger.addEventListener("click", open)</script>',
    ),
    says: '"Weiterlesen" is text without a link.',
  },
  {
    check: 'read-more-unlinked',
    outcome: 'pass',
    when: 'the card is a link or has one, or a script may find it',
    site: page(
      `<a href="/a"><span>Read more</span></a><a href="/b">Read more</a><div><h3><a href="/c">Neu</a></h3><p>Read more</p></div>
      <details><summary><span>Read more</span></summary>…</details><div class="unfold"><p>${'Long. '.repeat(300)}</p><p class="toggle">Read more</p></div>
      <script>document.querySelector('.toggle').onclick = unfold</script>`,
    ),
  },
  {
    check: 'read-more-unlinked',
    outcome: 'pass',
    when: 'a file with scripts may find it',
    site: page('<div><h3>Opening</h3><p>Read more</p></div><script src="/site.js"></script>'),
  },
  {
    check: 'read-more-unlinked',
    outcome: 'not-applicable',
    when: 'there is none',
    site: page('<p>Read more in our book.</p>'),
  },
  {
    check: 'social-link-unfinished',
    outcome: 'fail',
    when: 'labels say whose profile the icons lead to, and an invitation has no code',
    site: page(
      '<footer><a href="https://www.instagram.com/" aria-label="Oak and Iron on Instagram"><svg></svg></a><a href="https://www.facebook.com/" title="Oak and Iron auf Facebook"><svg></svg></a></footer><p>Our members meet in a place of their own, and all who like to ride along are welcome there: <a href="https://discord.gg/">Discord</a></p>',
    ),
    says: [
      'Leads to www.instagram.com, not to a profile there.',
      'Leads to www.facebook.com, not to a profile there.',
      'Leads to discord.gg, and the code of an invitation is missing.',
    ],
  },
  {
    check: 'social-link-unfinished',
    outcome: 'pass',
    when: 'icons share the page, an address is shown, and an invitation has its code',
    site: page(
      '<a href="https://www.facebook.com/" aria-label="Share this on Facebook"><svg></svg></a><a href="https://discord.gg/">discord.gg</a><a href="https://discord.gg/a1b2c3">Discord</a>',
    ),
  },
  {
    check: 'social-link-unfinished',
    outcome: 'fail',
    when: 'the icons of a template',
    site: page(
      '<footer><a href="https://www.facebook.com/"><img src="f.svg" alt=""></a><a href="https://x.com" aria-label="Follow us on X"></a><a href="https://linkedin.com/">LinkedIn</a><a href="https://wa.me/">WhatsApp</a></footer>',
    ),
    says: [
      'Leads to www.facebook.com, not to a profile there.',
      'Leads to x.com, not to a profile there.',
      'Leads to linkedin.com, not to a profile there.',
      'Leads to wa.me, not to a profile there.',
    ],
  },
  ...(
    [
      [
        'a label with an accent and no-break spaces',
        '<p>Tél. 06&nbsp;37&nbsp;38&nbsp;15&nbsp;55</p>',
        '06 37 38 15 55 is text without a tel: link.',
      ],
      [
        'no label, in American form',
        '<p>Farm Show, (717) 787-2905</p>',
        '(717) 787-2905 is text without a tel: link.',
      ],
      [
        'another one behind it',
        '<p>(+84) 0916 190 660 / 036 922 6476</p>',
        '(+84) 0916 190 660 is text without a tel: link.',
      ],
      [
        'a word for a mobile phone in Vietnamese',
        '<p>Di động: 0975 197 595</p>',
        '0975 197 595 is text without a tel: link.',
      ],
      [
        'the word "hotline", and a tag between them',
        '<p>Hotline: <span>0975 197 595</span></p>',
        '0975 197 595 is text without a tel: link.',
      ],
      [
        'the short form of a mobile phone',
        '<p>GSM: +420-776-013-481</p>',
        '+420-776-013-481 is text without a tel: link.',
      ],
      [
        'a slash behind its area code',
        '<p>Tel. 040 / 12 34 56</p>',
        '040 / 12 34 56 is text without a tel: link.',
      ],
      [
        'a sentence in front that says to call it',
        '<p>In the evenings, call the emergency-area number 0600 399 299.</p>',
        '0600 399 299 is text without a tel: link.',
      ],
      [
        'a card before it that shows it as well',
        '<p id="text">Hotline 0600 399 299</p><div><a href="/acute"><h3>Emergency</h3><div>In the evenings and at weekends: regional hotline 0600 399 299. First aid for pets.</div></a></div>',
        '0600 399 299 is text without a tel: link.',
      ],
      [
        'no label, with the code of its country',
        '<p>Berlin +49 30 1234567</p>',
        '+49 30 1234567 is text without a tel: link.',
      ],
    ] as const
  ).map(
    ([when, body, says]): Case => ({
      check: 'phone-not-linked',
      outcome: 'fail',
      when: `a number has ${when}`,
      site: page(body),
      says,
    }),
  ),
  {
    check: 'mail-not-linked',
    outcome: 'fail',
    when: 'the footer shows it, alone or behind its label',
    site: page('<footer><h3>Email</h3><p>info@kranz.example</p><p>E-Mail: shop@kranz.example</p></footer>'),
    says: [
      'info@kranz.example is text without a mailto: link.',
      'shop@kranz.example is text without a mailto: link.',
    ],
  },
  {
    check: 'mail-not-linked',
    outcome: 'fail',
    when: 'its label is in other letters',
    site: page('<footer><p>이메일: info@kranz.example</p><p>メール：shop@kranz.example</p></footer>'),
    says: [
      'info@kranz.example is text without a mailto: link.',
      'shop@kranz.example is text without a mailto: link.',
    ],
  },
  {
    check: 'mail-not-linked',
    outcome: 'fail',
    when: 'what is read of the element around it ends within the address',
    site: page(`<footer><div>${'x'.repeat(175)} <p>Email: info@kranz.example.com</p></div></footer>`),
    says: ['info@kranz.example.com is text without a mailto: link.'],
  },
  {
    check: 'mail-not-linked',
    outcome: 'fail',
    when: 'a style puts the text behind it into the next line',
    site: page('<footer><p><strong>info@kranz.example</strong><span>Svar samma dag</span></p></footer>'),
    says: ['info@kranz.example is text without a mailto: link.'],
  },
  {
    check: 'mail-not-linked',
    outcome: 'fail',
    when: 'it is called like the site, at a service for everybody',
    site: page('<p>Email kranz.cycles@mail.example, only for orders</p><p>Email someone@mail.example</p>'),
    productionUrl: 'https://kranzcycles.example',
    says: ['kranz.cycles@mail.example is text without a mailto: link.'],
  },
  {
    check: 'mail-not-linked',
    outcome: 'fail',
    when: 'the anchor around it has no address, and nothing for a script',
    site: page(
      '<footer><p><a rel="noopener" data-start="3" data-end="9">info@kranz.example</a></p><p><a><span>shop@kranz.example</span></a></p></footer>',
    ),
    says: [
      'info@kranz.example is text without a mailto: link.',
      'shop@kranz.example is text without a mailto: link.',
    ],
  },
  {
    check: 'mail-not-linked',
    outcome: 'not-applicable',
    when: 'it says how the addresses of all people of the firm are built',
    site: page('<footer><p>etunimi.sukunimi@kranz.example</p><p>vorname.nachname@kranz.example</p></footer>'),
  },
  ...['/contact.html', '/kontakt/', '/contato'].map(
    (path): Case => ({
      check: 'mail-not-linked',
      outcome: 'fail',
      when: `the page is there for it, by its address: ${path}`,
      site: { [path]: page('<p>Write to <strong>realbike@mail.example</strong></p>') },
      path,
      says: ['realbike@mail.example is text without a mailto: link.'],
    }),
  ),
  {
    check: 'mail-not-linked',
    outcome: 'pass',
    when: 'a link beside it writes there',
    site: page(
      '<footer><p>info@kranz.example</p><a href="mailto:Info@kranz.example?subject=x">Write to us</a></footer>',
    ),
  },
  {
    check: 'mail-not-linked',
    outcome: 'pass',
    when: 'its label stands in front of the link without a blank',
    site: page(
      '<footer><p><b>Email</b><a href="mailto:info@kranz.example">info@kranz.example</a></p></footer>',
    ),
  },
  {
    check: 'mail-not-linked',
    outcome: 'pass',
    when: 'words stand before and behind the link without a blank',
    site: page(
      '<footer><div><div>Contact</div><a href="mailto:info@kranz.example">info@kranz.example</a><a href="/">kranz.example</a></div></footer>',
    ),
  },
  {
    check: 'mail-not-linked',
    outcome: 'not-applicable',
    when: 'it is that of somebody else, an example, or a link of a script',
    site: page(
      '<p>ada@other.example</p><footer><label>Email: you@kranz.example</label><code>me@kranz.example</code><a class="mail">us@kranz.example</a></footer>',
    ),
  },
  {
    check: 'mail-not-linked',
    outcome: 'not-applicable',
    when: 'a template left an address of nobody, which is told as a placeholder',
    site: page('<footer><p>contact@example.com</p></footer>'),
  },
  {
    check: 'mail-not-linked',
    outcome: 'not-applicable',
    when: 'a legal notice names the host of the site',
    site: { '/impressum': page('<footer><p>E-Mail: host@kranz.example</p></footer>') },
    path: '/impressum',
  },
  ...(
    [
      ['sv', '073-388 90 07'],
      ['sv-SE', '08-123 98 76'],
      ['sv', '0490-125 62'],
      ['fi', '040 715 2983'],
      ['fi', '0600 399 299'],
      ['nl-BE', '06-48152973'],
      ['ja', '03-3581-4111'],
      ['ko', '02-715-2983'],
      ['tr', '0533 771 11 72'],
    ] as const
  ).map(
    ([language, number]): Case => ({
      check: 'phone-not-linked',
      outcome: 'fail',
      when: `a page in ${language} shows ${number} without a word for it`,
      site: page(`<ul><li>Kranz 12</li><li>${number}</li></ul>`).replace('lang="en"', `lang="${language}"`),
      says: [`${number} is text without a tel: link.`],
      count: 1,
    }),
  ),
  ...(
    [
      ['en', '<p>073-388 90 07</p>'],
      [
        'sv',
        '<p>Org.nr 556123-4567, bankgiro 073-3889, 2024-01-12, 100-200 10 20, 040-125 62, 0490-125 6</p>',
      ],
      ['sv', '<a href="tel:+46733889007">073-388 90 07</a><p>073-388 90 07</p>'],
      ['ja', '<table><tr><th>FAX</th><td>03-3581-4112</td></tr></table><p>〒060-0001 FAX：03-3581-4113</p>'],
      ['nl', '<p>NL12 0612 3456 78, 06-12-2024</p>'],
      [
        'en',
        '<div><a href="/acute"><h3>Emergency</h3><div>In the evenings and at weekends: regional hotline 0600 399 299. First aid for pets.</div></a></div>',
      ],
      [
        'ja',
        '<div><table><tr><td><font>FAX番号</font></td><td><font>052-858-2383</font></td></tr></table><p>住所 FAX.052-858-2383</p></div>',
      ],
      ['ja', '<p>ファックス番号：03-3581-4112、ＦＡＸ 03-3581-4112</p>'],
      ['ko', '<p>팩스번호: 02-123-4567</p>'],
      ['ru', '<p>факс: +7 495 123-45-60, Факс № +7 495 123-45-60</p>'],
      ['zh', '<p>传真：+86 10 1234 5670</p>'],
      ['el', '<p>Φαξ: +30 210 1234567</p>'],
      ['hi', '<p>फैक्स: +91 11 2345 6780</p>'],
    ] as const
  ).map(
    ([language, body], at): Case => ({
      check: 'phone-not-linked',
      outcome: at === 2 ? 'pass' : 'not-applicable',
      when: `a page in ${language} shows none that can be called without a link: ${body}`,
      site: page(body).replace('lang="en"', `lang="${language}"`),
    }),
  ),
  {
    check: 'phone-not-linked',
    outcome: 'fail',
    when: 'a number that needs no word ends a sentence',
    site: page('<p>Soita numeroon 0600 399 299. Arkisin 8-17.</p>').replace('lang="en"', 'lang="fi"'),
    says: '0600 399 299 is text without a tel: link.',
  },
  {
    check: 'phone-not-linked',
    outcome: 'fail',
    when: 'the number stands in an element of its own in a box of many',
    site: page('<div id="box"><p>Kranz Cycles</p><h2 id="number">Tel. 030 1234567</h2><p>Berlin</p></div>'),
    says: '030 1234567 is text without a tel: link.',
    selector: '#number',
  },
  ...(
    [
      ['fail', 'a number', '<address id="a">0676 987 12 04</address>', '0676 987 12 04'],
      [
        'fail',
        'a line',
        '<address>Kranz Cycles<br>1 Mill Lane<br><span id="a">01304 971865</span></address>',
        '01304 971865',
      ],
      [
        'fail',
        'a number of North America',
        '<address><div id="a">717-787-2905</div></address>',
        '717-787-2905',
      ],
      ['pass', 'a number with a link', '<address><a href="tel:+436769871204">0676 987 12 04</a></address>'],
      ['not-applicable', 'a fax', '<address>Fax <span>0676 987 12 04</span></address>'],
      ['not-applicable', 'the number of a Belgian firm', '<address>Kranz Cycles<br>0123.456.789</address>'],
      [
        'not-applicable',
        'a date and a postal code',
        '<address>01.02.2023<br>01307 Dresden<br>01.02.2023 04.05</address>',
      ],
      [
        'not-applicable',
        'no number, which stands elsewhere',
        '<address>Kranz Cycles</address><p>0676 987 12 04</p>',
      ],
    ] as const
  ).map(
    ([outcome, what, body, number]): Case => ({
      check: 'phone-not-linked',
      outcome,
      when: `an address has ${what} and no word for it: ${body}`,
      site: page(body),
      ...(number !== undefined && { says: `${number} is text without a tel: link.`, selector: '#a' }),
    }),
  ),
  {
    check: 'phone-not-linked',
    outcome: 'fail',
    when: 'the next number is on a line of its own',
    site: page('<p>Mobile:<br>098 788 465 <br>&nbsp; 091 900 7020<br>+385 23 381957<br>23211</p>'),
    says: ['098 788 465 is text without a tel: link.', '+385 23 381957 is text without a tel: link.'],
    count: 2,
  },
  {
    check: 'phone-not-linked',
    outcome: 'not-applicable',
    when: 'the heading or the term right before a number says that it is a fax',
    site: page(
      '<ul><li><h5>Fax</h5><p>+39 06 5880187</li></ul><dl><dt>Fax:</dt><dd><span>+49 30 1234568</span></dd></dl><div><h4>Telefax</h4></div><div><p>+41 44 123 45 68</p></div>',
    ),
  },
  {
    check: 'phone-not-linked',
    outcome: 'fail',
    when: 'a fax stands beside it, or its heading is that of both',
    site: page('<h5>Fax</h5><p>+39 06 5880187</p><h5>Tel/Fax</h5><p>+39 06 5880188</p>'),
    says: '+39 06 5880188 is text without a tel: link.',
  },
  {
    check: 'phone-not-linked',
    outcome: 'not-applicable',
    when: 'a card that leads to a page as a whole names the number',
    site: page(
      '<a href="/emergency"><h3>Emergency</h3><div>First aid guidance, and evenings and weekends: phone 0600 399 299.</div></a>',
    ),
  },
  {
    check: 'phone-not-linked',
    outcome: 'fail',
    when: 'a French page shows a number without a word for it',
    site: page('<ul><li>21 rue du Bac, 61390 Gâprée</li><li>02 33 15 04 77</li></ul>').replace(
      'lang="en"',
      'lang="fr-FR"',
    ),
    says: ['02 33 15 04 77 is text without a tel: link.'],
  },
  ...[
    '<p>Fax : 02 33 15 04 78</p><p>FR 40 02 33 15 04 77</p><p>02 33 15 04 77 12 99</p>',
    '<p>01 99 00 12 34</p>',
    '<div><span>01</span> <span>02</span> <span>03</span> <span>04</span> <span>05</span></div>',
  ].map(
    (text): Case => ({
      check: 'phone-not-linked',
      outcome: 'not-applicable',
      when: `a French page shows other digits: ${text}`,
      site: page(text).replace('lang="en"', 'lang="fr"'),
    }),
  ),
  {
    check: 'phone-not-linked',
    outcome: 'not-applicable',
    when: 'the digits are frequencies of a net for phones',
    site: page('<p>Networks: GSM 900/1800/1900, GSM 850-1900 1900</p>'),
  },
  {
    check: 'phone-not-linked',
    outcome: 'not-applicable',
    when: 'the number is that of a template, which is told as such',
    site: page('<footer><p>Telefon: +420 123 456 789</p><p>+7 (999) 123-45-68</p></footer>'),
  },
  {
    check: 'phone-not-linked',
    outcome: 'not-applicable',
    when: 'code or the label of a field shows how a number is written',
    site: page(
      '<pre><span>send("+44 20 7183 8750")</span></pre><label>Phone <span>+44 20 7183 8750</span><input></label>',
    ),
  },
  {
    check: 'phone-not-linked',
    outcome: 'not-applicable',
    when: 'pairs of digits stand on a page in another language',
    site: page('<p>02 33 15 04 77</p>'),
  },
  {
    check: 'phone-not-linked',
    outcome: 'fail',
    when: 'a second number with its area code follows',
    site: page('<p>Tel: (506) 2221-4130 / (506) 2241-6330</p>'),
    says: '(506) 2221-4130 is text without a tel: link.',
  },
  {
    check: 'phone-not-linked',
    outcome: 'fail',
    when: 'a number is cut at the end of what is read of an element around its own, once and whole',
    site: page(`<div>${'x'.repeat(180)} <p>Tel. +54 9 11 3684-6066</p></div>`),
    says: ['+54 9 11 3684-6066 is text without a tel: link.'],
  },
  {
    check: 'phone-not-linked',
    outcome: 'fail',
    when: 'digits alone are like those of a number that can be tapped',
    site: page('<a href="tel:05337711172">Call</a><ul><li>0533 771 11 72</li><li>0533 775 45 40</li></ul>'),
    says: ['0533 775 45 40 is text without a tel: link.'],
  },
  {
    check: 'phone-not-linked',
    outcome: 'not-applicable',
    when: 'digits alone are those of a fax, or of something else',
    site: page(
      '<a href="tel:0301234567">Call</a><p>Fax <span>030 1234568</span></p><p>0409 123456</p><p>030 99</p>',
    ),
  },
  {
    check: 'phone-not-linked',
    outcome: 'not-applicable',
    when: 'a legal notice names the host of the site',
    site: { '/mentions-legales': page('<p>Hébergeur : Example Inc. Téléphone : +1 650 555 0100</p>') },
    path: '/mentions-legales',
  },
  {
    check: 'phone-not-linked',
    outcome: 'not-applicable',
    when: 'a number is one of those kept for fiction',
    site: page('<p>27 Sandhurst Road, London<br>+44 20 7946 0958</p><p>Tel. 0161 496 0123</p>'),
  },
  {
    check: 'phone-not-linked',
    outcome: 'fail',
    when: 'a number is that of a fax as well',
    site: page('<footer><p>TEL / FAX：0948-24-6315</p><p>Tel./Fax: 030 1234567</p></footer>'),
    says: ['0948-24-6315 is text without a tel: link.', '030 1234567 is text without a tel: link.'],
  },
  {
    check: 'phone-not-linked',
    outcome: 'not-applicable',
    when: 'a number is that of a fax',
    site: page('<p>Fax: +49 30 1234567</p>'),
  },
  {
    check: 'phone-not-linked',
    outcome: 'not-applicable',
    when: 'no number is called one for calls',
    site: page('<p>Order 4711-0815-22 of 2024-11-02. Fax: +49 30 1234568</p>'),
  },
  {
    check: 'phone-not-linked',
    outcome: 'pass',
    when: 'numbers are links, written in another way',
    site: page(
      '<div>Telefon<div><a href="tel:+496987001743">069 87 00 17 43-0</a></div></div><p>Tel. 030 / 123 45-67, <a href="tel:+49301234567">call</a></p><p>Mobile: +1 (212) 555-0199 <a href="https://wa.me/12125550199">WhatsApp</a></p>',
    ),
  },
  {
    check: 'phone-not-linked',
    outcome: 'pass',
    when: 'digits of the next element stand behind a number that is a link',
    site: page('<div><a href="tel:+358451034447"><div>+358 45 1034447</div></a><h2>825D</h2></div>'),
  },
  {
    check: 'phone-not-linked',
    outcome: 'pass',
    when: 'two linked numbers stand in one text without anything between them',
    site: page(
      '<div><p>Téléphone</p><p><a href="tel:+33954934990">09 54 93 49 90</a><br><a href="tel:+33698722040">06 98 72 20 40</a></p></div>',
    ),
  },
  {
    check: 'phone-not-linked',
    outcome: 'fail',
    when: 'its element is called a phone',
    site: page('<p>Call us</p><span class="cta-phone">09 54 93 49 90</span>'),
    says: '09 54 93 49 90 is text without a tel: link.',
  },
  {
    check: 'phone-not-linked',
    outcome: 'fail',
    when: 'the code of the country is in brackets',
    site: page('<p>Tel. (+39) 040 773658</p><p>Telefonare al (+39) 345 5161831</p>'),
    says: ['(+39) 040 773658 is text without a tel: link.', '(+39) 345 5161831 is text without a tel: link.'],
  },
  {
    check: 'phone-not-linked',
    outcome: 'fail',
    when: 'numbers are text',
    site: page('<div class="contact"><p>Phone: +86 131 9722 8342</p><p>電話：03-3581-4111</p></div>'),
    says: ['+86 131 9722 8342 is text without a tel: link.', '03-3581-4111 is text without a tel: link.'],
    selector: 'html > body > div > p:nth-of-type(1)',
  },
  {
    check: 'phone-not-linked',
    outcome: 'fail',
    when: 'an icon says what a number is for',
    site: page(
      `<ul><li><i class="fa fa-phone fa-fw"></i> 561-745-2211</li><li><span class="bi-telephone"></span><b>030 / 123 45 67</b></li>
      <li><i class="fa fa-fax"></i> 561-745-2299</li><li><i class="icon-phone"></i> <a href="tel:+15617452200">561-745-2200</a></li></ul>`,
    ),
    says: ['561-745-2211 is text without a tel: link.', '030 / 123 45 67 is text without a tel: link.'],
    count: 2,
  },
  {
    check: 'phone-not-linked',
    outcome: 'fail',
    when: 'a number lies where a long text is cut',
    site: page(`<div><p>${'Oak and Iron '.repeat(14)}</p><p>Tel: +4915204986648</p></div>`),
    says: ['+4915204986648 is text without a tel: link.'],
    count: 1,
  },
  {
    check: 'label-ambiguous',
    outcome: 'pass',
    when: 'an id for each field, and one that no label names twice',
    site: page('<label for="a">A</label><input id="a"><p id="x">1</p><p id="x">2</p>'),
  },
  {
    check: 'label-ambiguous',
    outcome: 'fail',
    when: 'two fields with one id',
    site: page(
      '<label for="mail">Mail</label><input id="mail"><form><label for="mail">Mail</label><input id="mail" name="second"></form>',
    ),
    says: 'The label for="mail" belongs to the first element with this id, a <input>.',
    snippet: /name="second"/,
    count: 1,
  },
  {
    check: 'label-ambiguous',
    outcome: 'fail',
    when: 'a box with the id of its field',
    site: page('<div id="mail"><label for="mail">Mail</label><input id="mail"></div>'),
    says: /, a <div>\.$/,
  },
  {
    check: 'label-ambiguous',
    outcome: 'fail',
    when: 'a name that ARIA takes from one of two texts',
    site: page(
      '<b id="h">Red</b><b id="h" class="second">Blue</b><div role="group" aria-labelledby="h">x</div>',
    ),
    says: 'An ARIA attribute that names id="h" gets the text of the first element with it: "Red".',
    snippet: /second/,
  },
  {
    check: 'label-ambiguous',
    outcome: 'pass',
    when: 'a name that ARIA takes from one of two equal texts',
    site: page('<b id="h">Red</b><b id="h">Red</b><div role="group" aria-labelledby="h">x</div>'),
  },
  {
    check: 'label-ambiguous',
    outcome: 'pass',
    when: 'a second field that something else names',
    site: page(
      '<label for="q">Q</label><input id="q"><input id="q" aria-label="Q"><label>Q<input id="q"></label>',
    ),
  },
  {
    check: 'label-ambiguous',
    outcome: 'not-applicable',
    when: 'no labels',
    site: page('<p id="a"><p id="a">'),
  },
  {
    check: 'image-without-source',
    outcome: 'pass',
    when: 'images with addresses, those of scripts, those of a dialog, and spacers',
    site: page(
      `<img src="" width="18" height="1"><img width="2" height="40"><img src="/a.png" alt=""><img data-src="/b.png" alt=""><picture><source srcset="/c.png"><img alt=""></picture>
      <img srcset="/d.png 2x" alt=""><img id="qr" alt=""><div class="lightbox"><img src="" alt=""></div>
      <div style="display: none"><img alt=""></div><a href="/f"><svg width="9" height="9"></svg><img alt=""></a>`,
    ),
  },
  {
    check: 'image-without-source',
    outcome: 'fail',
    when: 'a template that was given no picture',
    site: page('<img src="" alt="Our team" width="20" height="10"><img alt="Bike"><img src="#" alt="Shop">'),
    says: ['The image has only src="".', 'The image has no src.', 'The image has only src="#".'],
  },
  {
    check: 'image-without-source',
    outcome: 'fail',
    when: 'it has the address of the site in place of its own',
    site: page('<a href="/"><img src="/" alt="Logo"></a><img src="/a.png" alt="A">'),
    says: ['The image has src="/", the URL of the home page.'],
    count: 1,
  },
  {
    check: 'image-without-source',
    outcome: 'pass',
    when: 'it is the whole of another host',
    site: page('<img src="https://picture-of-the-day.example/" alt="Today">'),
  },
  {
    check: 'image-placeholder',
    outcome: 'fail',
    when: 'a box for a picture says only what is to come, and a comment that this is to be done',
    site: page(
      '<div class="card__media"><!-- TODO: real photo -->Foto</div><div class="card__media"><!-- TODO: crop --><img src="/a.png" alt="a">Foto</div><div class="card__media">Foto</div>',
    ),
    says: ['"Foto" stands where an image is to come'],
    count: 1,
  },
  {
    check: 'image-placeholder',
    outcome: 'fail',
    when: 'a box of the draft tells which photo belongs there',
    site: page(
      '<div class="photo-placeholder"><svg></svg>Ihr Foto: Praxis Freiburg</div><img src="/a.png" alt="a">',
    ),
    says: ['"Ihr Foto: Praxis Freiburg" stands where an image is to come'],
  },
  {
    check: 'image-placeholder',
    outcome: 'pass',
    when: 'a box has its picture, asks for consent, or says something else',
    site: page(
      `<div class="image-placeholder"><img src="/a.png" alt="Photo">Photo: Ada</div><div class="image-placeholder">Photo <button>Load</button></div>
      <div class="image-placeholder">🍕</div><div class="image-placeholder">Margherita</div>`,
    ),
  },
  {
    check: 'image-placeholder',
    outcome: 'fail',
    when: 'a service draws them, and the shop has no photo',
    site: page(
      `<img src="https://placehold.co/80x80?text=AI" alt="AI screening"><img src="//picsum.photos/200">
      <img src="/wp-content/uploads/woocommerce-placeholder-300x300.png" alt=""><img src="/a.png" alt="a">`,
    ),
    says: [/^The image "AI screening" is https:\/\/placehold\.co/, /picsum/, /^The image is .*woocommerce/],
  },
  {
    check: 'image-placeholder',
    outcome: 'fail',
    when: 'faces of a service stand for customers',
    site: page(
      '<img src="https://randomuser.me/api/portraits/women/32.jpg" alt="Carla"><img src="https://i.pravatar.cc/64" alt="Ana"><img src="https://randomuser.example/a.jpg" alt="Eva">',
    ),
    says: [/^The image "Carla" is https:\/\/randomuser\.me/, /^The image "Ana" is https:\/\/i\.pravatar/],
  },
  {
    check: 'image-placeholder',
    outcome: 'fail',
    when: 'files that are named as placeholders stand for photos of the team',
    site: page(
      '<img src="/img/team-placeholder-f.svg" alt="Ada"><img src="/img/team-placeholder-m.svg" alt="Ben"><img src="/img/eva.jpg" alt="Eva">',
    ),
    says: [/^The image "Ada" is .*team-placeholder-f\.svg/, /^The image "Ben" is .*team-placeholder-m\.svg/],
    count: 2,
  },
  ...[
    ['one person has no photo', '<img src="/team-placeholder.svg"><img src="/eva.jpg"><img src="/ada.jpg">'],
    [
      'photos come when they are in sight, and accounts have none',
      '<img class="lazy" src="/photo-placeholder.png"><img class="lazy" src="/photo-placeholder.png"><img class="avatar" src="/member-placeholder.png"><img class="avatar" src="/member-placeholder.png">',
    ],
    [
      'a picture of that name',
      '<img src="/placeholder-theory.png"><img src="https://photos.placehold.example/a.png">',
    ],
    ['a script puts another one there', '<img src="https://placehold.co/80" data-src="/a.png">'],
  ].map(
    ([when, content]): Case => ({
      check: 'image-placeholder',
      outcome: 'pass',
      when: when!,
      site: page(content!),
    }),
  ),
  ...[
    ['the page is about them', '<h1>Placeholder images</h1><img src="https://placehold.co/80">'],
    ['the page shows code', '<pre>&lt;img></pre><img src="https://placehold.co/80">'],
    ['no images', '<p>x</p>'],
  ].map(
    ([when, content]): Case => ({
      check: 'image-placeholder',
      outcome: 'not-applicable',
      when: when!,
      site: page(content!),
    }),
  ),
  {
    check: 'image-without-source',
    outcome: 'pass',
    when: 'the images of slides get theirs in turn',
    site: page(
      '<div><img class="a active" src="/1.jpg" alt=""><img class="a" src="/2.jpg" alt=""><img class="a" alt=""></div><ul class="slides"><li><img alt=""></li></ul>',
    ),
  },
  { check: 'image-without-source', outcome: 'not-applicable', when: 'no images', site: page('<p>x</p>') },
  {
    check: 'contact-missing',
    outcome: 'not-applicable',
    when: 'the page is not the home page, which it leads to',
    site: page(NAV),
    path: '/policies',
  },
  {
    check: 'contact-missing',
    path: '/',
    outcome: 'pass',
    when: 'an imprint',
    site: page(`${NAV}<footer><a href="/x">Impressum</a></footer>`),
  },
  {
    check: 'contact-missing',
    path: '/',
    outcome: 'pass',
    when: 'a legal notice by its address',
    site: page(`${NAV}<footer><a href="/disclaimer">Disclaimer</a></footer>`),
  },
  {
    check: 'contact-missing',
    path: '/',
    outcome: 'pass',
    when: 'an address for mail',
    site: page(`${NAV}<a href="mailto:a@b.example">Write</a>`),
  },
  {
    check: 'contact-missing',
    path: '/',
    outcome: 'pass',
    when: 'a profile elsewhere',
    site: page(`${NAV}<a href="https://github.com/x/y">Code</a>`),
  },
  {
    check: 'contact-missing',
    path: '/',
    outcome: 'fail',
    when: 'a navigation without any of that, and a price',
    site: page(`${NAV}<p>From 49 €</p>`),
    says: 'No link leads to a contact, about or legal notice page.',
  },
  ...(
    [
      ['not-applicable', 'the notes of somebody offer nothing', '<p>Notes on bikes</p>'],
      ['pass', 'a mailbox is written beside a price', '<p>From £49, mary@kranz.example</p>'],
    ] as const
  ).map(
    ([outcome, when, text]): Case => ({
      check: 'contact-missing',
      path: '/',
      outcome,
      when,
      site: page(`${NAV}${text}`),
    }),
  ),
  {
    check: 'contact-missing',
    path: '/',
    outcome: 'pass',
    when: 'a link in another language than the page declares',
    site: page(`${NAV}<footer><a href="/x">İletişim</a></footer>`),
  },
  ...[
    '<a href="kontak.html">KONTAK</a>',
    '<a href="/x">Liên hệ</a>',
    '<a href="/x">ติดต่อเรา</a>',
    '<a href="/x">تماس با ما</a>',
  ].map(
    (link): Case => ({
      check: 'contact-missing',
      path: '/',
      outcome: 'pass',
      when: `a page that says to be English has ${link}`,
      site: page(`${NAV}<footer>${link}</footer>`),
    }),
  ),
  ...[
    ['fr', '<a href="/m">La mairie</a>'],
    ['fr', '<a href="/mairie.html">Vie locale</a>'],
    ['de', '<a href="/x">Gemeindeverwaltung</a>'],
    ['es', '<a href="/ayuntamiento/">El pueblo</a>'],
    ['it', '<a href="/x">Il Comune</a>'],
  ].map(
    ([lang, link]): Case => ({
      check: 'contact-missing',
      path: '/',
      outcome: 'pass',
      when: `a page of a town leads to its town hall: ${link}`,
      site: page(`${NAV}<footer>${link}</footer>`).replace('lang="en"', `lang="${lang}"`),
    }),
  ),
  {
    check: 'contact-missing',
    path: '/',
    outcome: 'fail',
    when: 'an entry only tells of something in a town',
    site: page(`${NAV}<p>49 €</p><footer><a href="/x">Place de la mairie</a></footer>`),
  },
  {
    check: 'contact-missing',
    path: '/',
    outcome: 'pass',
    when: 'a part of the page is the contact',
    site: page(`${NAV}<section id="contact"><h2>Contact</h2><p>mary at mary.example</p></section>`),
  },
  {
    check: 'contact-missing',
    path: '/',
    outcome: 'not-applicable',
    when: 'its links only choose a language',
    site: page(
      '<nav><a href="/en/">English</a><a href="/he/index.html">עברית</a><a href="/shop/pt-br/">Português</a></nav>',
    ),
  },
  {
    check: 'contact-missing',
    path: '/',
    outcome: 'not-applicable',
    when: 'no navigation',
    site: page('<p>x</p>'),
  },
  {
    check: 'contact-missing',
    path: '/',
    outcome: 'not-applicable',
    when: 'a language whose words are not known',
    site: page(NAV).replace('lang="en"', 'lang="ja"'),
  },
  ...(
    [
      [
        'de',
        'Germany',
        'Impressum',
        '§ 5 DDG',
        'Termin vereinbaren',
        '<a href="tel:+49 30 1234567">Termin vereinbaren</a>',
      ],
      [
        'de',
        'Germany',
        'Impressum',
        '§ 5 DDG',
        'Preise',
        '<p>Unsere Preise. Lindenstraße 12<br> 10969 Berlin</p>',
      ],
      [
        'de',
        'Germany',
        'Impressum',
        '§ 5 DDG',
        'Angebot',
        '<a href="mailto:info@kranz-raeder.de">Angebote</a>',
      ],
      ['de-AT', 'Austria', 'Impressum', '§ 5 ECG', 'GmbH', '<p>Kranz GmbH, Tel. +43 1 234567</p>'],
      [
        'fr',
        'France',
        'Mentions légales',
        'article 1-1 LCEN',
        'Devis',
        '<p>Devis gratuit : +33 1 23 45 67 89</p>',
      ],
      [
        'es',
        'Spain',
        'Aviso legal',
        'artículo 10 LSSI',
        'Menú del día',
        '<p>Menú del día 12 €. +34 943 123 456</p>',
      ],
    ] as const
  ).flatMap(([lang, country, notice, law, word, sign]): Case[] => [
    {
      check: 'legal-notice-missing',
      outcome: 'fail',
      when: `a business is in ${country} by ${sign}`,
      site: page(sign).replace('lang="en"', `lang="${lang}"`),
      says: `This looks like a business in ${country} ("${word}"), but no link or text says "${notice}" (${law}).`,
    },
    {
      check: 'legal-notice-missing',
      outcome: 'pass',
      when: `a link leads to the ${notice} of ${country}, beside ${sign}`,
      site: page(`${sign}<footer><a href="/x">${notice}</a></footer>`).replace('lang="en"', `lang="${lang}"`),
    },
  ]),
  {
    check: 'legal-notice-missing',
    outcome: 'not-applicable',
    when: 'the home page, where the notice may be, is one click away',
    site: {
      '/booking': page('<a href="/">Start</a><a href="tel:+49 30 1234567">Termin vereinbaren</a>').replace(
        '"en"',
        '"de"',
      ),
    },
    path: '/booking',
  },
  {
    check: 'legal-notice-missing',
    outcome: 'fail',
    when: 'no link leads to the home page, which may have it',
    site: {
      '/booking': page('<a href="/b">B</a><a href="tel:+49 30 1234567">Termin vereinbaren</a>').replace(
        '"en"',
        '"de"',
      ),
    },
    path: '/booking',
  },
  ...[
    ['the language is of several countries', page('<p>Tel. 044 123 45 67</p>').replace('"en"', '"de"')],
    ['two countries have a number', page('<p>+49 30 123 or +43 1 234</p>').replace('"en"', '"de"')],
    ['somebody can be called', page('<p>Schreib mir: +49 30 1234567</p>').replace('"en"', '"de"')],
    [
      'a club plays for prizes',
      page('<h1>Open de Ajedrez, Club Arrate</h1><p>Precio 50 €. +34 943 123 456</p>').replace(
        '"en"',
        '"es"',
      ),
    ],
    [
      'a club has dates and meets in a hall',
      page('<h1>Turnverein Hagen</h1><p>Unsere Angebote und Termine: +49 30 1234567</p>').replace(
        '"en"',
        '"de"',
      ),
    ],
    [
      'a button opens the menu',
      page('<button>Menú</button><p>Horario de misas: +34 943 123 456</p>').replace('"en"', '"es"'),
    ],
    [
      'a town has hours and services',
      page('<p>Tarifs de la salle : +33 1 23 45 67 89</p>')
        .replace('Page', 'Mairie de Hagen')
        .replace('"en"', '"fr"'),
    ],
    ['the page is for people elsewhere', page('<p>Our office in Berlin: +49 30 1234567</p>')],
    [
      'a partner has a mailbox there',
      page(
        '<a href="mailto:a@katzenhilfe.de">A</a>',
        '<link rel="canonical" href="https://margo.example/">',
      ).replace('"en"', '"de"'),
    ],
    ['a number is only large', page('<p>Mehr als 20000 Kunden</p>').replace('"en"', '"de"')],
  ].map(
    ([when, site]): Case => ({
      check: 'legal-notice-missing',
      outcome: 'not-applicable',
      when: when!,
      site: site!,
    }),
  ),
  { check: 'not-found-page-bare', outcome: 'not-applicable', when: 'a local server', site: page('') },
  {
    check: 'target-mistyped',
    outcome: 'fail',
    when: 'links name a window that they all share',
    site: page(
      '<a href="/a" target="blank">A</a><a href="/b" target="_blank ">B</a><a href="/c" target="_blanc"><img alt="" src="/c.png"></a><a href="/d" target="Top">D</a>',
    ),
    says: [
      '"A" has target="blank", which is not "_blank".',
      '"B" has target="_blank ", which is not "_blank".',
      'This <a> has target="_blanc", which is not "_blank".',
      '"D" has target="Top", which is not "_top".',
    ],
  },
  {
    check: 'target-mistyped',
    outcome: 'pass',
    when: 'they are keywords, names of windows or of frames',
    site: page(
      '<a href="/a" target="_BLANK">A</a><a href="/b" target="help">B</a><a href="/c" target="_new">C</a><a href="/d" target="top">D</a><a href="/e" target="">E</a><iframe name="top" src="/f"></iframe>',
    ),
  },
  {
    check: 'target-mistyped',
    outcome: 'not-applicable',
    when: 'no link has one',
    site: page('<a href="/a">A</a>'),
  },
  {
    check: 'menu-state-unsaid',
    outcome: 'fail',
    when: 'a script opens the menu and sets nothing else',
    site: page(
      '<button class="nav-toggle" aria-label="Menu">☰</button><script>document.querySelector(".nav-toggle").onclick = () => nav.classList.toggle("open")</script>',
    ),
    says: ['The menu button "Menu" has no aria-expanded, and its script sets none.'],
  },
  {
    check: 'menu-state-unsaid',
    outcome: 'fail',
    when: 'the state is written on it, and no script changes it',
    site: page(
      `<a role="button" class="navbar-burger" aria-label="Menu" aria-expanded="false"><span></span></a><button class="hamburger" data-toggle="collapse" aria-expanded="false">≡</button>
      <script>document.querySelector(".navbar-burger").onclick = () => nav.classList.toggle("is-active")</script>`,
    ),
    says: ['The menu button "Menu" always says aria-expanded="false": its script does not change it.'],
    count: 1,
  },
  {
    check: 'menu-state-unsaid',
    outcome: 'pass',
    when: 'the script sets it, something else serves the button, or it closes the menu',
    site: page(
      `<button class="nav-toggle">☰</button><script>const button = document.querySelector(".nav-toggle"); button.onclick = () => button.setAttribute("aria-expanded", "true")</script>
      <button class="navbar-toggler" data-bs-toggle="collapse">☰</button><button class="menu-button" popovertarget="m">☰</button><button class="nav-toggle nav-close" onclick="shut()">×</button>`,
    ),
  },
  {
    check: 'menu-state-unsaid',
    outcome: 'pass',
    when: 'the handler that is written on the button sets it',
    site: page(
      `<button class="nav-hamburger" aria-label="Open menu" aria-expanded="false" onclick="this.setAttribute('aria-expanded', document.getElementById('m').classList.toggle('open'))">☰</button><div id="m"><a href="/">Home</a></div>`,
    ),
  },
  {
    check: 'menu-state-unsaid',
    outcome: 'fail',
    when: 'its label alone says that it opens the menu',
    site: page(
      '<button class="button--nav" aria-label="Menu toggle">☰</button><script>document.querySelector(".button--nav").onclick = () => nav.classList.toggle("open")</script>',
    ),
    says: ['The menu button "Menu toggle" has no aria-expanded, and its script sets none.'],
  },
  ...[
    'Menü öffnen',
    'Otwórz menu',
    'Åpne meny',
    'Меню',
    'Odpri menu',
    'メニューを開く',
    'Navigation bar toggle',
  ].map(
    (label): Case => ({
      check: 'menu-state-unsaid',
      outcome: 'fail',
      when: `the label is "${label}"`,
      site: page(
        `<button class="top-right" aria-label="${label}">☰</button><script>document.querySelector(".top-right").onclick = () => nav.classList.toggle("open")</script>`,
      ),
      says: [`The menu button "${label}" has no aria-expanded, and its script sets none.`],
    }),
  ),
  {
    check: 'menu-state-unsaid',
    outcome: 'pass',
    when: 'only its label says what it is, and one of the scripts was not read',
    site: page(
      '<button class="top-right" aria-label="Open menu">☰</button><script>document.querySelector(".top-right").title = "Menu"</script><script src="/gone.js"></script>',
    ),
  },
  {
    check: 'menu-state-unsaid',
    outcome: 'not-applicable',
    when: 'the label names a list of dishes, or closes',
    site: page(
      '<button class="top-right" aria-label="Menu of the day">☰</button><button class="top-right" aria-label="Zavřít menu">×</button><script>document.querySelector(".top-right").onclick = () => nav.classList.toggle("open")</script>',
    ),
  },
  {
    check: 'menu-state-unsaid',
    outcome: 'not-applicable',
    when: 'the button goes to the next or the previous of a row',
    site: page(
      `<button class="nav-btn" onclick="changeMonth(-1)">« Vorige</button><button class="nav-btn" onclick="changeMonth(1)">Volgende</button>
      <button class="nav-btn next" onclick="changeMonth(1)"><svg></svg></button><script>function changeMonth(by) {}</script>`,
    ),
  },
  {
    check: 'menu-state-unsaid',
    outcome: 'pass',
    when: 'no script of the page is known to serve the button',
    site: page(
      '<button class="nav-toggle" aria-label="Menu">☰</button><script>document.title += "!"</script>',
    ),
  },
  {
    check: 'menu-state-unsaid',
    outcome: 'not-applicable',
    when: 'the button of a menu is an entry that leads to a page',
    site: page(
      '<a href="/prices"><button class="menu-button">Prices</button></a><script>const name = "menu-button"</script>',
    ),
  },
  {
    check: 'menu-state-unsaid',
    outcome: 'not-applicable',
    when: 'no menu button',
    site: page('<button>Order</button>'),
  },
  {
    check: 'choice-unsaid',
    outcome: 'fail',
    when: 'a class alone shows which filter is on',
    site: page(
      '<div><button class="chip active" aria-label="Kind all" onclick="show(0)">All</button><button class="chip" onclick="show(1)">Bread</button></div>',
    ),
    says: ['Only a class says that the button "All" is the chosen one of 2.'],
  },
  {
    check: 'choice-unsaid',
    outcome: 'pass',
    when: 'an attribute does, none is chosen, or nothing serves them',
    site: page(
      `<div><button class="active" aria-pressed="true" onclick="show(0)">All</button><button aria-pressed="false" onclick="show(1)">Bread</button></div>
      <div><button onclick="a()">Order</button><button onclick="b()">Call</button></div><div><button class="active">A</button><button>B</button></div>`,
    ),
  },
  {
    check: 'choice-unsaid',
    outcome: 'not-applicable',
    when: 'no buttons beside each other',
    site: page('<button>Order</button>'),
  },
]
