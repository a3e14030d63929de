import type { Case } from '../../../support/tool-cases.ts'
import { ARTICLE, htmlPage } from './prose.ts'

const words = (count: number) => `<p>${Array.from({ length: count }, (_, at) => `word${at}`).join(' ')}.</p>`
const links = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `<li><a href="/p/${at}">The page on shed number ${at}</a></li>`,
  ).join('')
/** A page with bytes of windows-1255 in the place of UTF-8. */
const hebrew = (text: string) => {
  const bytes = Array.from(text, letter =>
    letter >= 'א' ? letter.charCodeAt(0) - 0x4f0 : letter.charCodeAt(0),
  )
  const [before, after] = htmlPage({ content: '<p>|</p>' }).split('|')
  return Buffer.concat([Buffer.from(before!), Buffer.from(bytes), Buffer.from(after!)])
}

export const AMOUNT_CASES: readonly Case[] = [
  {
    check: 'almost-no-text',
    when: 'an article has enough',
    site: htmlPage(),
    outcome: 'pass',
    says: /words of main text/,
  },
  {
    check: 'almost-no-text',
    when: 'figures say nothing',
    site: htmlPage({ content: `<p>9/7/22 09:00 (10/11/22 10:37)</p>${words(16)}` }),
    path: '/a',
    outcome: 'fail',
    says: 'Only 20 words of main text (warning below 30).',
  },
  ...(
    [
      [
        'not-applicable',
        '/news/cup-2026/',
        '06/06/2026',
        'The cup of 2026 for all sheds is to take place in Kent from 10 November on.',
      ],
      ['fail', '/news/cup-2026/', '06/06/2026', 'Coming to Kent.'],
      [
        'fail',
        '/cups/cup-2026/',
        '06/06/2026',
        'The cup of 2026 for all sheds is to take place in Kent from 10 November on.',
      ],
      ['fail', '/news/cup-2026/', 'by Ann', 'The cup for all sheds is to take place in Kent in this autumn.'],
    ] as const
  ).map(
    ([outcome, path, date, text], at): Case => ({
      check: 'almost-no-text',
      when: `a piece of news may be one sentence (${at + 1})`,
      site: htmlPage({ content: `<p>${date}</p><p>${text}</p>` }),
      path,
      outcome,
    }),
  ),
  {
    check: 'almost-no-text',
    when: '20 words are next to none',
    site: htmlPage({ content: words(16) }),
    path: '/a',
    outcome: 'fail',
    says: 'Only 20 words of main text (warning below 30).',
    line: 6,
    selector: 'html > body > main',
  },
  {
    check: 'almost-no-text',
    when: 'a page lists its sponsors',
    site: htmlPage({
      content: `<ul><li><h3>Kranz</h3><img src="/k.png" alt="Kranz"></li><li><h3>Oak</h3><img src="/o.png" alt="Oak"></li></ul>`,
    }),
    path: '/sponsors.html',
    outcome: 'not-applicable',
  },
  {
    check: 'almost-no-text',
    when: 'a page asks for an address to send its news to',
    site: htmlPage({
      h1: '<h1>Subscribe to the sheds</h1>',
      content: `${words(12)}<form action="/s"><input name="email"><input type="submit" value="Send"></form>`,
    }),
    path: '/feeds/',
    outcome: 'not-applicable',
  },
  ...['div class="footer"', 'div id="footer"', 'div class="copyright"'].map(
    (footer): Case => ({
      check: 'almost-no-text',
      when: `a page has links and a footer alone: <${footer}>`,
      site: `<!doctype html><html lang="en"><title>Wood</title><body><div class="main"><ul><li><a href="/b">About us</a></li><li><a href="/c">Where we are</a></li></ul><${footer}><span>2014 - All rights reserved, copyright by Mary Kranz and Tom Kranz and others</span></div></div>`,
      path: '/a',
      outcome: 'fail',
      says: 'The page has no main text (warning below 30 words).',
    }),
  ),
  {
    check: 'almost-no-text',
    when: 'two <main> have them',
    site: `<!doctype html><html lang="en"><title>Wood</title><body><main><h1>Wood</h1><p>${words(11)}</p></main><main><p>${words(11)}</p></main>`,
    path: '/a',
    outcome: 'fail',
    says: 'Only 23 words of main text (warning below 30).',
  },
  {
    check: 'almost-no-text',
    when: 'some of the words are those of the H1 in front of <main>',
    site: `<!doctype html><html lang="en"><title>Wood</title><body><header><h1>Seven Brothers Wood</h1></header><main><p>${words(17)}</p></main>`,
    path: '/a',
    outcome: 'fail',
    says: 'Only 20 words of main text, H1 included (warning below 30).',
    selector: 'html > body > main',
  },
  {
    check: 'almost-no-text',
    when: 'the text is in the header, below an image that is marked as the H1',
    site: `<!doctype html><html lang="en"><title>Wood</title><body><header><a href="/b">Deutsch</a><img src="data:," role="heading" aria-level="1" aria-label="Seven Brothers Wood"><p>${words(32)}</p></header><main><p>${words(4)}</p></main>`,
    path: '/a',
    outcome: 'pass',
    says: '36 words of main text',
  },
  {
    check: 'almost-no-text',
    when: 'the page only asks for a password',
    site: '<!doctype html><html lang="en"><title>Password</title><form><p>Please enter your password.</p><input type="password"></form></html>',
    path: '/a',
    outcome: 'not-applicable',
    says: 'the page only asks for a password',
  },
  {
    check: 'almost-no-text',
    when: 'the letters of an article are lost by its encoding',
    site: { '/a': { body: hebrew('הצבי רץ מהר מאוד בשדה הגדול והירוק ליד הבית של סבא וסבתא בכפר') } },
    path: '/a',
    outcome: 'not-applicable',
    says: /letters of the text are lost/,
  },
  {
    check: 'almost-no-text',
    when: 'a page says nearly nothing, some letters of which are lost by its encoding',
    site: { '/a': { body: hebrew('הצבי רץ') } },
    path: '/a',
    outcome: 'fail',
    says: /main text/,
  },
  {
    check: 'almost-no-text',
    when: 'a page says in a few sentences where to sign up',
    site: htmlPage({ content: words(40) }),
    path: '/tilmeld',
    outcome: 'pass',
    says: '44 words of main text',
  },
  ...(
    [
      ['pass', 'of a shop has little besides its list', words(40)],
      ['fail', 'says next to nothing', words(16)],
      ['not-applicable', 'is a game', `${words(6)}<canvas id="game" width="360" height="640"></canvas>`],
      ['fail', 'has a drawing behind its words', `${words(6)}<canvas id="particles"></canvas>`],
    ] as const
  ).map(
    ([outcome, when, content]): Case => ({
      check: 'almost-no-text',
      outcome,
      when: `a home page ${when}`,
      site: htmlPage({ content }),
    }),
  ),
  {
    check: 'almost-no-text',
    when: 'words of the frame do not count',
    site: htmlPage({
      content: words(16),
      after: `<aside>${ARTICLE}</aside><div id="cookie-banner">${ARTICLE}</div>`,
    }),
    path: '/a',
    outcome: 'fail',
    says: /20 words/,
  },
  {
    check: 'almost-no-text',
    when: 'an imprint has a name and an address',
    site: htmlPage({ content: words(16) }),
    path: '/impressum.html',
    outcome: 'not-applicable',
    says: /legal notice/,
  },
  {
    check: 'almost-no-text',
    when: 'an imprint is yet to come',
    site: htmlPage({ content: words(3) }),
    path: '/impressum.html',
    outcome: 'fail',
    says: /words of main text/,
  },
  ...(
    [
      [
        'not-applicable',
        'several mailboxes',
        '<h2>Bize Ulaşın</h2><p>ada@kranz.example</p><p>eda@kranz.example</p>',
      ],
      [
        'not-applicable',
        'several ways',
        '<p><a href="mailto:a@kranz.example">A</a> <a href="tel:+4930123">B</a></p>',
      ],
      [
        'not-applicable',
        'a heading that asks for it',
        '<h1>Get in touch</h1><p>Write <a href="/form">here</a>.</p>',
      ],
      [
        'not-applicable',
        'a text that asks for it',
        '<p>Du kan kontakte os: <a href="mailto:a@b.example">Mail</a></p>',
      ],
      [
        'fail',
        'one mailbox beside another text',
        '<p>The red shed is sold. <a href="mailto:a@b.example">Ann</a></p>',
      ],
      ['fail', 'no way at all', '<h1>Get in touch</h1><p>Soon.</p>'],
      ['fail', 'a thing of such a name', '<h1>Contact lenses</h1><p>Buy <a href="/a">them</a>.</p>'],
    ] as const
  ).map(
    ([outcome, when, content]): Case => ({
      check: 'almost-no-text',
      when: `a page has ${when}`,
      site: `<!doctype html><html lang="en"><title>Page</title><body><main>${content}</main></body></html>`,
      path: '/ways',
      outcome,
      ...(outcome !== 'fail' && { says: /contact page may be short/ }),
    }),
  ),
  {
    check: 'almost-no-text',
    when: 'what a click unfolds is text of the page',
    site: htmlPage({
      content: ['a', 'b']
        .map(
          name =>
            `<div class="toggle-header" onclick="toggleList('${name}', this)"><h2>${name}</h2></div><div id="${name}" style="display: none;">${words(50)}</div>`,
        )
        .join(''),
    }),
    path: '/a',
    outcome: 'pass',
    says: /^1\d\d words/,
  },
  {
    check: 'almost-no-text',
    when: 'a list of links needs none',
    site: htmlPage({ content: `<ul>${links(9)}</ul>`.replaceAll('The page on shed number', 'Shed') }),
    path: '/a',
    outcome: 'not-applicable',
    says: /lists other pages/,
  },
  ...(
    [
      ['/doc/', './', 'not-applicable'],
      ['/doc/', '/', 'fail'],
      ['/doc/a.html', './', 'fail'],
    ] as const
  ).map(
    ([path, to, outcome]): Case => ({
      check: 'almost-no-text',
      when: `links to ${to} are all that ${path} has`,
      site: `<!doctype html><html lang="en"><title>Sheds</title><body><div>${Array.from({ length: 12 }, (_, at) => `<a href="${to}part-${at}">Part ${at}</a><br>`).join('')}Modules:</div></body></html>`,
      path,
      outcome,
    }),
  ),
  {
    check: 'almost-no-text',
    when: 'a navigation that nothing marks stands over a content that is yet to come',
    site: `<!doctype html><html lang="en"><title>Sheds</title><body><ul class="top">${links(16)}</ul><h1>Sheds</h1><div id="list">Loading…</div></body></html>`,
    path: '/a',
    outcome: 'fail',
    says: /\b2 words of main text/,
  },
  {
    check: 'almost-no-text',
    when: 'nothing marks the content, and a list at its end has most of its text',
    site: `<!doctype html><html lang="en"><title>Sheds</title><body><div><h1>A shed of oak</h1><div>Ready made: oak</div><div>Of two rooms: a small one, a large one</div></div><div><ul><li>${words(44).slice(3, -4)}</li></ul></div></body></html>`,
    path: '/a',
    outcome: 'pass',
    says: /words of main text/,
  },
  {
    check: 'almost-no-text',
    when: 'there is a heading and a list that is loading',
    site: htmlPage({
      content: `<p>Loading...</p><ul>${links(9)}</ul>`.replaceAll('The page on shed number', 'Shed'),
    }),
    path: '/a',
    outcome: 'fail',
    says: /words of main text/,
  },
  {
    check: 'almost-no-text',
    when: 'cards need none, whatever they are made of',
    site: htmlPage({
      content: `<div>${[1, 2, 3].map(at => `<div class="card"><div><img src="/${at}.jpg" alt=""></div><a href="/${at}">Shed</a></div>`).join('')}</div>`,
    }),
    path: '/a',
    outcome: 'not-applicable',
    says: /lists other pages/,
  },
  {
    check: 'almost-no-text',
    when: 'two cards are a text',
    site: htmlPage({
      content: `<article><h2>Floors</h2>${words(26)}</article><article><h2>Roofs</h2>${words(20)}</article>`,
    }),
    path: '/a',
    outcome: 'pass',
    says: /^52 words/,
  },
  ...(['almost-no-text', 'h1-missing'] as const).map(
    (check): Case => ({
      check,
      when: 'its frames show the text',
      site: '<!doctype html><title>x</title><frameset cols="20%,80%"><frame src="/a"><frame src="/b"></frameset>',
      path: '/manual.htm',
      outcome: 'not-applicable',
      says: /made of frames/,
    }),
  ),
  ...(['almost-no-text', 'h1-missing'] as const).map(
    (check): Case => ({
      check,
      when: 'a login service sends browsers to the page',
      site: '<!doctype html><html lang="en"><title>Code</title><p>Authorization code received. Copy it from the address.',
      path: '/oauth/callback',
      outcome: 'not-applicable',
    }),
  ),
  {
    check: 'almost-no-text',
    when: 'a choice of languages needs none',
    site: htmlPage({
      content:
        '<h1>Saadi</h1><a href="./fa/index.html">فارسی</a> <a href="./de/">Deutsch</a> <a href="/en/">English</a>',
    }),
    path: '/language.html',
    outcome: 'not-applicable',
    says: /lets its visitors choose their language/,
  },
  {
    check: 'almost-no-text',
    when: 'a text that links to other pages as well is no choice of languages',
    site: htmlPage({
      content: `<h1>Saadi</h1>${words(6)}<a href="/de/">Deutsch</a> <a href="/en/">English</a> <a href="/qq/">Wares</a>`,
    }),
    path: '/language.html',
    outcome: 'fail',
    says: /words of main text/,
  },
  {
    check: 'almost-no-text',
    when: 'a login form needs none',
    site: htmlPage({ content: '<form><input name="user"><input type="password"></form>' }),
    path: '/login',
    outcome: 'not-applicable',
    says: /form/,
  },
  ...(
    [
      ['/contact', `${words(15)}<p>mary@mary.example</p>`, /a contact page may be short \(2\d words\)/],
      ['/dove-siamo', `${words(20)}<a href="tel:+39061234567">06 1234567</a>`, /a contact page/],
      ['/nous-contacter', `${words(15)}<p>mary@mary.example</p>`, /a contact page/],
      ['/kontaktai.html', `${words(15)}<p>mary@mary.example</p>`, /a contact page/],
      [
        '/%CE%B5%CF%80%CE%B9%CE%BA%CE%BF%CE%B9%CE%BD%CF%89%CE%BD%CE%AF%CE%B1/',
        `${words(9)}<p>mary@mary.example</p>`,
        /a contact page/,
      ],
      ['/%E8%81%94%E7%B3%BB%E6%88%91%E4%BB%AC', `${words(9)}<p>mary@mary.example</p>`, /a contact page/],
      [
        '/%E3%81%8A%E5%95%8F%E3%81%84%E5%90%88%E3%82%8F%E3%81%9B',
        `${words(9)}<p>mary@mary.example</p>`,
        /a contact page/,
      ],
      ['/contact', `${words(6)}<p>Call +44 20 7946 0018</p>`, /a contact page/],
      ['/suche.html', `${words(6)}<div id="search"></div>`, /a search page/],
      ['/offerte.html', `${words(20)}<button type="button">Next</button>`, /to ask for an offer/],
      ['/prenota', `${words(20)}<form><select name="table"></select></form>`, /to book/],
      [
        '/api/utils/',
        `${words(6)}<script src="../_static/documentation_options.js"></script>`,
        /a generator of references/,
      ],
      ['/reference/pipe', `${words(6)}<script src="../pkgdown.js"></script>`, /a generator of references/],
      ['/events/calendar/', `${words(6)}<div class="fc calendar"></div>`, /a calendar/],
      [
        '/agenda.html',
        '<ul><li><time>7 août</time> : balade<li><time>4 septembre</time> : chantier</ul>',
        /a calendar/,
      ],
      ['/fixtures', '<p>Reading at home, 7/11 at 19:30</p>', /a calendar/],
      ['/calendar', '<h1>August</h1><div>Mon</div><div>Tue</div><div>1</div><div>2</div>', /a calendar/],
      [
        '/calendar',
        '<h1>August</h1><div role="grid"><span aria-hidden="true">Mon</span></div>',
        /a calendar/,
      ],
      ['/courses', `<a href="/courses/a"><article><p>A course</p></article></a>`, /lists other pages/],
      ['/login', words(6), /an account or a purchase/],
      ['/dashboard.html', words(6), /an account or a purchase/],
      ['/contact/thank-you/', words(6), /says thanks/],
      ['/succes.html', words(6), /says thanks/],
      ['/tesekkur-ederiz', words(6), /says thanks/],
      ['/paldies.html', words(6), /says thanks/],
      ['/%E8%AC%9D%E8%AC%9D/', words(6), /says thanks/],
      ['/%CE%B5%CF%85%CF%87%CE%B1%CF%81%CE%B9%CF%83%CF%84%CE%BF%CF%8D%CE%BC%CE%B5', words(6), /says thanks/],
      ...[
        'Thank you!',
        'Thank you for contacting us',
        'Your message has been sent',
        'Danke für Ihre Anfrage',
        'Ihre Nachricht wurde erfolgreich gesendet.',
        'Votre demande a bien été envoyée',
        '¡Gracias por tu mensaje!',
        'Dziękujemy za wiadomość',
        'Спасибо за заявку',
        'お問い合わせありがとうございました',
      ].map(headline => ['/done', `<h1>${headline}</h1>${words(6)}`, /says thanks/] as const),
      ['/kapcsolat', `${words(20)}<a href="tel:+3611234567">06 1 123 4567</a>`, /a contact page/],
      ['/lien-he', `${words(20)}<a href="tel:+84912345678">0912 345 678</a>`, /a contact page/],
      [
        '/zawody',
        '<table><tr><th>Data<th>Wynik<tr><td>A<td>4<tr><td>B<td>3<tr><td>C<td>1</table>',
        /is a table/,
      ],
      [
        '/rooms/',
        '<ul><li><a href="/rooms/a"><h2>Double</h2><p>From £89</p></a></li></ul>',
        /lists other pages/,
      ],
      [
        '/',
        '<article><h2><a href="/a">A</a></h2></article><article><h2><a href="/b">B</a></h2></article>',
        /lists other pages/,
      ],
      ['/install/', `${words(6)}<pre><code>cargo add kranz</code></pre>`, /is code/],
      ['/map/', `${words(6)}<address>5 Main Street</address>`, /a contact page/],
      ['/blog/seite/7/', `${words(6)}<a href="/blog/a">A</a>`, /lists other pages/],
      ['/page/7/', `${words(6)}<a href="/blog/a">A</a>`, /lists other pages/],
      ['/blog/', `${words(6)}<a href="/blog/a">A</a>`, /lists other pages/],
      ['/tags/sheds/', `${words(6)}<a href="/blog/a">A</a>`, /lists other pages/],
      ['/tag-list/sheds/', `${words(6)}<a href="/blog/a">A</a>`, /lists other pages/],
      ['/summer', `<p>Sheds.</p>${'<img src="/a.jpg" alt="A shed">'.repeat(6)}`, /images/],
      [
        '/where',
        '<iframe src="https://www.openstreetmap.org/export/embed.html" height="400"></iframe>',
        /embedded/,
      ],
    ] as const
  ).map(
    ([path, content, says]): Case => ({
      check: 'almost-no-text',
      when: `the page at ${path} is there to be used or looked at`,
      site: htmlPage({ content }),
      path,
      outcome: 'not-applicable',
      says,
    }),
  ),
  ...(
    [
      ['fail', '/program', 'calendar.google.com/calendar/embed?src=a', 1],
      ['fail', '/programa/', 'docs.google.com/spreadsheets/d/e/a/pubhtml', 6],
      ['fail', '/read', 'docs.google.com/document/d/e/a/pub', 6],
      ['pass', '/read', 'docs.google.com/document/d/e/a/pub', 60],
      ['pass', '/ask', 'docs.google.com/forms/d/e/a/viewform', 6],
      ['pass', '/watch', 'www.youtube.com/embed/a', 6],
      ['pass', '/where', 'www.google.com/maps/embed?pb=a', 6],
      ['not-applicable', '/', 'calendar.google.com/calendar/embed?src=a', 6],
      ['not-applicable', '/program', undefined, 6],
    ] as const
  ).map(
    ([outcome, path, frame, count]): Case => ({
      check: 'only-in-frame',
      when: `the page at ${path} has ${count} words and ${frame ? `a frame of ${frame}` : 'no frame'}`,
      site: htmlPage({
        content: `<h1>${words(1)}</h1><p>${words(count - 1)}</p>${frame ? `<iframe src="https://${frame}" height="600"></iframe>` : ''}`,
      }),
      path,
      outcome,
      ...(outcome === 'fail' && {
        says: / words? of main text; the rest is in a frame of \w+\.google\.com\.$/,
      }),
    }),
  ),
  ...['Thanks to our sponsors', 'Thank you notes', 'Order forms', 'A message from the board'].map(
    (headline): Case => ({
      check: 'almost-no-text',
      when: `its headline is "${headline}"`,
      site: htmlPage({ content: `<h1>${headline}</h1>${words(6)}` }),
      path: '/done',
      outcome: 'fail',
    }),
  ),
  ...(
    [
      ['the link of the only entry of a tag', '<h2><a href="/oak/">Oak</a></h2>', 'not-applicable'],
      ['another link', '<a href="/oak/">Oak</a>', 'fail'],
    ] as const
  ).map(
    ([when, link, outcome]): Case => ({
      check: 'almost-no-text',
      when: `${when} stands beside the densest text`,
      site: `<!doctype html><html lang="en"><title>Sheds</title><body><h1>Sheds</h1><div class="a">${link}</div><div class="b"><p>${words(20)}</p></div></body></html>`,
      path: '/tag/sheds/',
      outcome,
    }),
  ),
  {
    check: 'almost-no-text',
    when: 'the address of a contact page stands beside its longest text',
    site: `<!doctype html><html lang="en"><title>Contact</title><body><div class="a"><h2>Contact</h2><p>Write or call whenever you would like to have a shed of your own.</p></div><div class="b"><ul><li>Main Street 5</li><li>+44 20 7946 0018</li></ul></div></body></html>`,
    path: '/contact',
    outcome: 'not-applicable',
    says: /a contact page/,
  },
  ...(
    [
      ['/contact', ''],
      ['/contact', words(16)],
      ['/search', words(6)],
      ['/competitive/fixtures', '<p>The 2025/2026 season is done for the year.</p>'],
      ['/gallery', words(6)],
      ['/offerte.html', words(6)],
      ['/api/utils/', `${words(6)}<script src="/options.js"></script>`],
      ['/blog/', words(6)],
      ['/tags/sheds/', words(6)],
      ['/page/seven/', `${words(6)}<a href="/blog/a">A</a>`],
      ['/sheds/tags-of-sheds/', `${words(6)}<a href="/blog/a">A</a>`],
      ['/where', '<p>Here.</p><iframe src="https://example.com/like" height="20"></iframe>'],
      ['/summer', '<p>Sheds.</p><img src="/a.jpg" alt="A shed">'],
    ] as const
  ).map(
    ([path, content]): Case => ({
      check: 'almost-no-text',
      when: `the page at ${path} has next to nothing`,
      site: htmlPage({ h1: content === '' ? '' : '<h1>Sheds</h1>', content }),
      path,
      outcome: 'fail',
      says: /main text/,
    }),
  ),
  {
    check: 'almost-no-text',
    when: 'a page that is not to be indexed needs none',
    site: htmlPage({ content: '', head: '<meta name="robots" content="noindex">' }),
    path: '/a',
    outcome: 'not-applicable',
    says: /not to be indexed/,
  },
  {
    check: 'almost-no-text',
    when: 'an empty root for scripts cannot be judged',
    site: '<!doctype html><html lang="en"><head><title>Shop</title><script type="module" src="/app.js"></script></head><body><div id="root"></div></body></html>',
    outcome: 'not-measured',
    says: /<div id="root"> is empty/,
  },
  {
    check: 'almost-no-text',
    when: 'a short page with a script that fills nothing is judged',
    site: htmlPage({ content: words(16), after: '<script src="/statistics.js"></script>' }),
    path: '/a',
    outcome: 'fail',
    says: /20 words/,
  },
  {
    check: 'almost-no-text',
    outcome: 'not-applicable',
    when: 'pictures stand beside the only text of a page that marks no content',
    site: {
      '/a': `<!doctype html><html lang="en"><title>A</title><div class="hero"><h1>Roofs</h1>${'<img src="/r.jpg" alt="Roof">'.repeat(7)}</div><div class="list"><p>${words(20)}</p></div></html>`,
    },
    path: '/a',
    says: /images/,
  },
  {
    check: 'almost-no-text',
    outcome: 'not-applicable',
    when: 'a legal notice is short but for a link in front of it',
    site: {
      '/impressum.html': `<!doctype html><html lang="de"><title>Impressum</title><div id="inhalt"><a href="/">${'Zurück '.repeat(5)}</a><h1>Impressum</h1><p>${'Angaben zum Anbieter der Seiten. '.repeat(5)}</p></div>`,
    },
    path: '/impressum.html',
    says: /legal notice/,
  },
  {
    check: 'almost-no-text',
    when: 'the page says that it is under construction',
    site: htmlPage({ content: '<p>This page is under construction.</p>' }),
    path: '/a',
    outcome: 'not-applicable',
    says: 'the page says that its content is still to come',
  },
  {
    check: 'almost-no-text',
    when: 'the file breaks off in its script, so that it fills in nothing',
    site: {
      '/a': `<!doctype html><html lang="en"><title>A</title><body><main><h1>Roofs</h1><p>${words(20)}</p></main><script>const T = '<p>${words(60)}</p>'`,
    },
    path: '/a',
    outcome: 'not-applicable',
    says: 'an element that is never closed swallows the rest of the page, which is reported separately',
  },
  {
    check: 'almost-no-text',
    when: 'the text between the H1 and <main> is content as well',
    site: {
      '/a': `<!doctype html><html lang="en"><title>A</title><body><header><p>${words(30)}</p></header>
        <section><h1>Roofs</h1><p>${words(30)}</p></section><main><p>${words(30)}</p></main></body></html>`,
    },
    path: '/a',
    outcome: 'pass',
    says: /61 words of main text/,
  },
  {
    check: 'almost-no-text',
    when: 'sections with links to themselves are no cards',
    site: htmlPage({
      content: [1, 2, 3]
        .map(at => `<div class="s"><h2>A <a href="#a${at}">¶</a></h2>${words(6)}</div>`)
        .join(''),
    }),
    path: '/a',
    outcome: 'fail',
    says: /words of main text/,
  },
  {
    check: 'almost-no-text',
    when: 'cards without articles list others',
    site: htmlPage({
      content: `<ul>${[1, 2, 3].map(at => `<li><h2><a href="/${at}">A</a></h2>${words(6)}</li>`).join('')}</ul>`,
    }),
    path: '/a',
    outcome: 'not-applicable',
    says: /lists other pages/,
  },
  {
    check: 'soft-404',
    when: 'an H1 that says not found',
    site: htmlPage({ h1: '<h1>Page not found</h1>', content: '<p>Try the search.</p>' }),
    path: '/a',
    outcome: 'fail',
    says: /answers 200, but the H1 says "Page not found"/,
    line: 7,
  },
  {
    check: 'soft-404',
    when: 'a title that says so before the name of the site',
    site: htmlPage({ title: '404 – Not Found | Sheds', h1: '<h1>Oh dear</h1>', content: '' }),
    path: '/a',
    outcome: 'fail',
    says: /the title says "404 – Not Found \| Sheds"/,
  },
  {
    check: 'soft-404',
    when: 'a long article about the error',
    site: htmlPage({ title: '404 Not Found', h1: '<h1>404 Not Found</h1>' }),
    path: '/a',
    outcome: 'pass',
  },
  ...[
    '/404.html',
    '/server/public/error-404',
    '/404-page/',
    '/page-not-found',
    '/en/404/index.html',
    '/de/404-de.html',
    '/notfound.html',
    '/error.html',
    '/pagina-no-encontrada',
  ].map(
    (path): Case => ({
      check: 'soft-404',
      when: `the error page under its own address, ${path}`,
      site: htmlPage({ h1: '<h1>404 Not Found</h1>', content: '' }),
      path,
      outcome: 'not-applicable',
    }),
  ),
  {
    check: 'almost-no-text',
    when: 'the page of a folder leads to the few pages in it',
    site: htmlPage({
      h1: '<h1>Sheds</h1>',
      content: '<ul><li><a href="/sheds/oak">Oak</a></li><li><a href="/sheds/pine">Pine</a></li></ul>',
    }),
    path: '/sheds/',
    outcome: 'not-applicable',
    says: /lists other pages/,
  },
  {
    check: 'almost-no-text',
    when: 'a page leads to pages of other folders',
    site: htmlPage({
      h1: '<h1>Sheds</h1>',
      content: '<ul><li><a href="/oak">Oak</a></li><li><a href="/pine">Pine</a></li></ul>',
    }),
    path: '/sheds/',
    outcome: 'fail',
    says: /^Only \d words of main text/,
  },
  {
    check: 'almost-no-text',
    when: 'three entries of a list are all of the text',
    site: htmlPage({
      h1: '',
      content: ['oak', 'pine', 'larch']
        .map(at => `<a href="/${at}">A garden shed of ${at} wood</a>`)
        .join(' '),
    }),
    path: '/news',
    outcome: 'not-applicable',
    says: /lists other pages/,
  },
  {
    check: 'almost-no-text',
    when: 'the page lets its readers choose a language by files',
    site: htmlPage({
      h1: '<h1>Kent</h1>',
      content: '<a href="/fr.html">F</a> <a href="/index_de.html">D</a>',
    }),
    outcome: 'not-applicable',
    says: /choose their language/,
  },
  {
    check: 'almost-no-text',
    when: 'a framework makes the page in the browser, and was not seen at it',
    site: htmlPage({
      h1: '<h1>Weather</h1>',
      content: '<div id="__nuxt"><p>Choose a town</p></div>',
      after: '<script type="module" src="/_nuxt/entry.js"></script>',
    }),
    path: '/weather-of-today',
    outcome: 'not-measured',
  },
  {
    check: 'almost-no-text',
    when: 'a generator of sites wrote the page, whose scripts were not seen',
    site: htmlPage({
      h1: '<h1>Weather</h1>',
      content: '<div id="___gatsby"><p>Choose a town</p></div>',
      after: '<script type="module" src="/app.js"></script>',
    }),
    path: '/weather-of-today',
    outcome: 'fail',
  },
  {
    check: 'almost-no-text',
    when: 'scripts that were not seen bring what the page waits for',
    site: htmlPage({
      h1: '',
      content: '<div><p>Caricamento scheda in corso...</p></div>',
      after: '<script src="/script.js"></script>',
    }),
    path: '/dish',
    outcome: 'not-measured',
  },
  {
    check: 'almost-no-text',
    when: 'it is a page of opening hours',
    site: {
      '/horaires.html': htmlPage({
        h1: '<h1>Horaires</h1>',
        content: '<ul><li>Lundi 11h30 - 18h30</li></ul>',
      }),
    },
    path: '/horaires.html',
    outcome: 'not-applicable',
    says: /a calendar needs little text/,
  },
  {
    check: 'almost-no-text',
    when: 'it is for who runs the site',
    site: htmlPage({ h1: '', content: '<section hidden><h2>Log in</h2></section><p>…</p>' }),
    path: '/admin.html',
    outcome: 'not-applicable',
  },
  {
    check: 'almost-no-text',
    when: 'the content is one picture beside a help of the program',
    site: '<!doctype html><html lang="en"><title>Sheds</title><body><div id="help"><p>Press the arrow to get to the next chapter</p></div><main><img src="/a.png" alt=""></main></body></html>',
    path: '/a',
    outcome: 'fail',
    says: /^The main content has no text/,
    selector: /main/,
  },
  {
    check: 'almost-no-text',
    when: 'it is the error page of the site',
    site: htmlPage({ h1: '<h1>Oh dear</h1>', content: '<p>Go back.</p>' }),
    path: '/404/',
    outcome: 'not-applicable',
  },
  { check: 'soft-404', when: 'an article is a page', site: htmlPage(), outcome: 'pass' },
]
