import type { Case } from '../../../support/tool-cases.ts'
import { ARTICLE, GERMAN, htmlPage } from './prose.ts'

const dated = (name: string, value: string) => `<meta property="article:${name}_time" content="${value}">`
const article = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Article', ...data })}</script>`

const TEASERS = ['2020-01-01', '2021-01-01']
  .map(
    date =>
      `<article><h2><a href="/${date}">A</a></h2><meta itemprop="dateModified" content="${date}"><time itemprop="datePublished" datetime="${date}">x</time></article>`,
  )
  .join('')

export const LINK_AND_DATE_CASES: readonly Case[] = [
  ...(
    [
      ['pass', 'disqus_thread', '<script src="https://shop.disqus.com/count.js" async></script>'],
      [
        'pass',
        'disqus_thread',
        `<script>var s = document.createElement('script'); s.src = '//' + name + '.disqus.com/count.js'</script>`,
      ],
      ['pass', 'isso-thread', '<script src="https://comments.example/js/count.min.js"></script>'],
      ['fail', 'disqus_thread', '<script src="https://shop.disqus.com/embed.js" async></script>'],
      ['fail', 'comments', '<script src="https://shop.disqus.com/count.js" async></script>'],
    ] as const
  ).map(
    ([outcome, place, script]): Case => ({
      check: 'link-empty',
      outcome,
      when: `the link to #${place} is empty and the page has ${script}`,
      site: htmlPage({ content: `<a href="/sizes">Sizes</a><a href="/news#${place}"></a>${script}` }),
    }),
  ),
  {
    check: 'link-empty',
    outcome: 'pass',
    when: 'a service for comments writes their number into an element of the link',
    site: htmlPage({
      content: '<a href="/sizes">Sizes</a><a href="/news"><span class="disqus-comment-count"></span></a>',
    }),
  },
  {
    check: 'link-empty',
    outcome: 'pass',
    when: 'a script of the page fills in address and text of the link after a while',
    site: htmlPage({
      content: `<a href="/sizes">Sizes</a><a href="" class="email-link"><b class="email-text"></b></a><script>setInterval(() => { document.getElementsByClassName("email-link")[0].href = 'ma' + 'ilto:a@b.example' }, 2000)</script>`,
    }),
  },
  {
    check: 'link-empty',
    when: 'links with text, image and label',
    site: htmlPage({
      content:
        '<a href="/a">A</a><a href="/b"><img src="/b.png" alt="B"></a><a href="/c" aria-label="C"><svg></svg></a>',
    }),
    outcome: 'pass',
  },
  {
    check: 'link-empty',
    when: 'the parser parts a link within a paragraph from the block that it holds',
    site: htmlPage({ content: '<p><a href="/news"><div class="menu">News</div></a></p>' }),
    outcome: 'pass',
  },
  {
    check: 'link-empty',
    when: 'the parser opens a link again that is not closed',
    site: htmlPage({
      content:
        '<div><div><a href="/"><img src="/logo.png" alt="Kranz"></div><ul class="menu"><li><a href="/sizes">Sizes</a></li></ul></div>',
    }),
    outcome: 'pass',
  },
  {
    check: 'link-empty',
    when: 'an icon alone in a link that is not closed',
    site: htmlPage({
      content: '<div><div><a href="/cart"><i class="icon-cart"></i></div><p><a href="/a">A</a></p></div>',
    }),
    outcome: 'fail',
    count: 1,
  },
  {
    check: 'link-empty',
    when: 'an icon has a title, which is the name of the link',
    site: htmlPage({ content: '<a href="/cart"><span title="Cart"><i class="icon-cart"></i></span></a>' }),
    outcome: 'pass',
  },
  {
    check: 'link-empty',
    when: 'an icon alone',
    site: htmlPage({ content: '<a href="/cart"><i class="icon-cart"></i></a>' }),
    outcome: 'fail',
    says: /\/cart has no text/,
    line: 8,
  },
  {
    check: 'link-empty',
    when: 'an icon alone writes a mail, beside a link that a script fills with its address',
    site: htmlPage({
      content:
        '<a href="/a">A</a><a href="mailto:ann@oak.example?subject=Hi"><i class="fa fa-envelope"></i></a><a href="mailto:bob@oak.example"></a><a href="tel:+493012345" aria-label="Call"><i class="fa fa-phone"></i></a>',
    }),
    outcome: 'fail',
    says: 'The link to mailto:ann@oak.example has no text, no label and no image with alt.',
    count: 1,
  },
  {
    check: 'link-empty',
    when: 'the logo of the home page leads to itself and has no alt',
    site: htmlPage({ content: '<a href="/"><img src="/logo.png" alt=""></a>' }),
    outcome: 'fail',
    says: /\/ has no text/,
    count: 1,
  },
  {
    check: 'link-empty',
    when: 'a custom element may bring the name',
    site: htmlPage({ content: '<a href="/cart"><my-icon></my-icon></a>' }),
    outcome: 'pass',
  },
  {
    check: 'link-empty',
    when: 'an image is named by another element',
    site: htmlPage({
      content: '<h2 id="r">Roofs</h2><a href="/roofs"><img src="/r.jpg" alt="" aria-labelledby="r"></a>',
    }),
    outcome: 'pass',
  },
  {
    check: 'link-empty',
    when: 'a drawing is named by its title',
    site: htmlPage({
      content: '<a href="/roofs"><svg role="img" aria-labelledby="t"><title id="t">Roofs</title></svg></a>',
    }),
    outcome: 'pass',
  },
  {
    check: 'link-empty',
    when: 'a region of a map has no name',
    site: htmlPage({
      content:
        '<svg><a href="/kent"><title>Kent</title><path d="M0"/></a><a xlink:href="/essex"><path d="M1"/></a></svg>',
    }),
    outcome: 'fail',
    says: /\/essex/,
    count: 1,
  },
  {
    check: 'link-empty',
    when: 'a map without names is hidden',
    site: htmlPage({ content: '<a href="/a">A</a><svg hidden><a href="/kent"><path d="M0"/></a></svg>' }),
    outcome: 'pass',
  },
  {
    check: 'link-text-generic',
    when: 'it is that of a notice on cookies',
    site: htmlPage({
      after:
        '<div role="dialog" aria-label="cookieconsent" class="cc-window">We use cookies. <a href="/cookies">Learn more</a></div>',
    }),
    outcome: 'pass',
  },
  ...(
    [
      ['cs', 'Chci vědět více'],
      ['sk', 'Čítať ďalej'],
      ['tr', 'İçeriğin devamı için tıklayınız', 'pass'],
      ['tr', 'DETAYLI İNCELE', 'pass'],
      ['tr', 'Detaylı İncele'],
      ['nb', 'Les mer her'],
      ['bg', 'Прочети повече'],
      ['hi', 'और पढ़ें'.normalize('NFD')],
      ['th', 'อ่านเพิ่มเติม'],
    ] as const
  ).map(
    ([lang, text, outcome = 'fail' as const]): Case => ({
      check: 'link-text-generic',
      when: `the link says "${text}"`,
      site: `<html lang="${lang}"><body><p><a href="/sheds">${text}</a></p>`,
      outcome,
    }),
  ),
  {
    check: 'link-text-generic',
    when: 'it goes on with a text that is cut off, under the heading of a card',
    site: htmlPage({
      content:
        '<div><h3>Oak sheds</h3><p>They last for years, and they... <a href="/oak">continue reading</a></p></div><div><h3>Pine sheds</h3><p>They are cheap … <a href="/pine">continue reading</a></p></div>',
    }),
    outcome: 'pass',
  },
  {
    check: 'link-empty',
    when: 'no links',
    site: '<html lang="en"><body><p>Hello</p>',
    outcome: 'not-applicable',
  },
  ...(
    [
      [
        'pass',
        'an entry of the menu',
        '<nav><ul><li><a href="/i">Information</a></li><li><a href="/s">Start</a></li></ul></nav>',
      ],
      ['fail', 'a link of the text', '<p><a href="/i">Information</a></p>'],
    ] as const
  ).map(
    ([outcome, when, link]): Case => ({
      check: 'link-text-generic',
      outcome,
      when: `the name of a page is ${when}`,
      site: htmlPage({ content: `${ARTICLE}<p><a href="/sheds">Sheds of oak</a></p>${link}` }),
    }),
  ),
  ...(
    [
      ['pass', 'where a theme is from', 'https://github.com/oak/theme'],
      ['fail', 'the profile of the shop', 'https://instagram.com/oak'],
    ] as const
  ).map(
    ([outcome, what, href]): Case => ({
      check: 'link-text-generic',
      outcome,
      when: `a sign leads to ${what}`,
      site: htmlPage({ content: ARTICLE, after: `<footer>Made with X <a href="${href}">✨</a></footer>` }),
    }),
  ),
  {
    check: 'link-text-generic',
    outcome: 'fail',
    when: 'the links of several cards lead to one page',
    site: htmlPage({
      content: `${ARTICLE}${['Roofs', 'Doors', 'Floors'].map(name => `<div class="card"><h3>${name}</h3><p>Made of oak.</p><a href="/services">Learn more</a></div>`).join('')}`,
    }),
    says: Array(3).fill('"Learn more" links to {origin}/services.'),
  },
  {
    check: 'link-text-generic',
    outcome: 'fail',
    when: 'one link stands alone, and cards have links of the same text',
    site: htmlPage({
      content: `${ARTICLE}<p>We build <a href="/oak">Read more</a></p>${['Roofs', 'Doors', 'Floors'].map(name => `<div class="card"><h3>${name}</h3><p>Made of oak.</p><a href="/${name}">Read More</a></div>`).join('')}`,
    }),
    says: '"Read more" is the text of links to 4 different pages, such as /oak and /Roofs.',
  },
  ...(
    [
      ['pass', 'an entry of a menu opens its sub-menu', '/index.html#'],
      ['fail', 'an entry of a menu leads to a page, beside its sub-menu', '/more/'],
    ] as const
  ).map(
    ([outcome, when, href]): Case => ({
      check: 'link-text-generic',
      when,
      site: htmlPage({
        content: `<ul><li><a href="${href}">Information</a><div><ul><li><a href="/a">Apples</a></li></ul></div></li></ul>`,
      }),
      outcome,
    }),
  ),
  {
    check: 'link-text-generic',
    when: 'click here',
    site: htmlPage({ content: 'For prices <a href="/p">Click here!</a>' }),
    outcome: 'fail',
    says: /"Click here!" links to/,
    line: 8,
  },
  {
    check: 'link-text-generic',
    outcome: 'fail',
    when: 'it says please',
    site: htmlPage({
      lang: 'de',
      content:
        '<p>Wir danken allen, die uns helfen, und nennen sie auf einer Seite: <a href="/p">Bitte hier klicken!</a></p>',
    }),
    selector: 'html > body > main > p > a',
    says: /"Bitte hier klicken!" links to/,
  },
  {
    check: 'link-text-generic',
    when: 'dots, emojis and typed arrows',
    site: htmlPage({ content: 'For prices <a href="/p">…</a> <a href="/q">✈️</a> <a href="/r"> --></a>' }),
    outcome: 'fail',
    says: /"(?:…|✈️|-->)" links to/,
    count: 3,
  },
  {
    check: 'link-text-generic',
    when: 'links that say by their rel that they lead to the next and the previous page of a list',
    site: htmlPage({ content: '<a href="/2" rel="next">read more</a> <a href="/1" rel="prev">here</a>' }),
    outcome: 'pass',
  },
  {
    check: 'link-text-generic',
    when: 'dots in the alternative text of an image, which content/alt-text-meaningless reports',
    site: htmlPage({ content: 'For prices <a href="/p"><img src="/p.jpg" alt="..."></a>' }),
    outcome: 'pass',
  },
  {
    check: 'link-text-generic',
    when: 'arrows, stars, operators, and what a label says',
    site: htmlPage({
      content:
        '<a href="/2">→</a> <a href="/3">»</a> <a href="/4">★★★</a> <a href="/o/not"><code>!</code></a> <a href="/5" aria-label="Flights">✈️</a>',
    }),
    outcome: 'pass',
  },
  {
    check: 'link-text-generic',
    when: 'in German',
    site: htmlPage({ lang: 'de', content: '<p lang="de"><a href="/p">Mehr erfahren</a></p>' }),
    outcome: 'fail',
    says: /Mehr erfahren/,
  },
  {
    check: 'link-text-generic',
    when: 'a whole phrase that asks to click, in Italian',
    site: htmlPage({
      lang: 'it',
      content: '<p>Corso per genitori</p><a href="/p">Clicca qui per maggiori informazioni</a>',
    }),
    outcome: 'fail',
    says: /Clicca qui per maggiori informazioni/,
  },
  {
    check: 'link-text-generic',
    when: 'the whole article, in Portuguese, and in English that was left untranslated',
    site: htmlPage({
      lang: 'pt',
      content: '<p>Leia mais no <a href="/p">artigo completo</a> ou no <a href="/q">Full article →</a>.</p>',
    }),
    outcome: 'fail',
    says: [/^"artigo completo" links to /, /^"Full article →" links to /],
    count: 2,
  },
  {
    check: 'link-text-generic',
    when: 'a page that has the word for its name',
    site: htmlPage({ content: '<a href="/operators/this">&lt;this&gt;</a>' }),
    outcome: 'pass',
  },
  {
    check: 'link-text-generic',
    when: 'a page of links, in Chinese',
    site: htmlPage({ lang: 'zh', content: '<a href="/zh/link/">链接</a>' }),
    outcome: 'pass',
  },
  {
    check: 'link-text-generic',
    when: 'a keyword of a language in its manual',
    site: htmlPage({ content: '<a href="/statements#continue">continue</a>' }),
    outcome: 'pass',
  },
  {
    check: 'link-text-generic',
    when: 'a language that has the word for another thing',
    site: htmlPage({
      lang: 'de',
      content: `<p>${GERMAN}</p><a href="/">Start</a> <a href="/i">Information</a>`,
    }),
    path: '/a',
    outcome: 'pass',
  },
  {
    check: 'link-text-generic',
    when: 'an English phrase in a page of another language',
    site: htmlPage({ lang: 'de', content: `<p>${GERMAN}</p><a href="/p">Read more</a>` }),
    outcome: 'fail',
    says: /"Read more"/,
  },
  {
    check: 'link-text-generic',
    when: 'the link is in a language of its own',
    site: htmlPage({ content: '<p lang="de"><a href="/p" lang="da">Hier</a> <a href="/q">Hier</a></p>' }),
    outcome: 'fail',
    says: /\/q\.$/,
    count: 1,
  },
  {
    check: 'link-text-generic',
    when: 'the text in the link is in a language of its own',
    site: htmlPage({ content: '<a href="/p">\n<b><span lang="de">Hier</span></b></a>' }),
    outcome: 'fail',
    says: /"Hier"/,
  },
  {
    check: 'link-text-generic',
    when: 'the text is not in the language that the page declares',
    site: htmlPage({ content: `<p>${GERMAN}</p><a href="/p">Weiterlesen</a>` }),
    outcome: 'fail',
    says: /"Weiterlesen"/,
  },
  {
    check: 'link-text-generic',
    when: 'the heading of its card names the target',
    site: htmlPage({
      content:
        '<div><div class="card"><h3>Roofs</h3><p>Of felt.</p><div><a href="/r">Learn more</a></div></div><div class="card"><h3>Floors</h3><a href="/f">Learn more</a></div></div>',
    }),
    outcome: 'pass',
  },
  {
    check: 'link-text-generic',
    when: 'it stands in a sentence, or between several headings',
    site: htmlPage({
      content:
        '<section><h2>Roofs</h2><p>For prices <a href="/p">click here</a>.</p></section><div><h2>A</h2><h2>B</h2><a href="/q">Learn more</a></div>',
    }),
    outcome: 'fail',
    says: /"click here"/,
    count: 2,
  },
  {
    check: 'link-text-generic',
    when: 'a programming language, by where it leads',
    site: htmlPage({ content: '<a href="https://go.dev/">Go</a> <a href="/docs/golang/">Go</a>' }),
    outcome: 'pass',
  },
  {
    check: 'link-text-generic',
    when: 'a programming language among others',
    site: htmlPage({ content: '<a href="/sdk/1">Python</a> <a href="/sdk/2">Go</a>' }),
    outcome: 'pass',
  },
  {
    check: 'link-text-generic',
    when: 'a button that says go',
    site: htmlPage({ content: '<a href="/prices">Go!</a>' }),
    outcome: 'fail',
    says: /"Go!"/,
  },
  {
    check: 'link-text-generic',
    when: 'a link in a drawing',
    site: htmlPage({ content: '<svg><a href="/kent"><text>click here</text></a></svg>' }),
    outcome: 'fail',
    says: /"click here"/,
  },
  {
    check: 'link-text-generic',
    when: 'no links',
    site: '<html lang="en"><body><p>Hello</p>',
    outcome: 'not-applicable',
  },
  {
    check: 'link-text-generic',
    when: 'links that are not followed',
    site: '<html lang="en"><body><a rel="nofollow" href="https://example.com/">Click here</a>',
    outcome: 'not-applicable',
    says: /no link that search engines follow/,
  },
  { check: 'link-text-generic', when: 'a text that names the target', site: htmlPage(), outcome: 'pass' },
  {
    check: 'date-in-future',
    when: 'dates of the past',
    site: htmlPage({ head: dated('published', '2024-05-01') }),
    outcome: 'pass',
  },
  {
    check: 'date-in-future',
    when: 'a date to come',
    site: htmlPage({ head: article({ datePublished: '2999-01-01' }) }),
    outcome: 'fail',
    says: /^Published 2999-01-01 in the structured data: that is in the future/,
    line: 3,
  },
  { check: 'date-in-future', when: 'no dates', site: htmlPage(), outcome: 'not-applicable' },
  {
    check: 'dates-contradict',
    when: 'the same day in two places',
    site: htmlPage({
      head: article({ datePublished: '2024-05-01' }) + dated('published', '2024-05-01T22:00:00Z'),
    }),
    outcome: 'pass',
  },
  {
    check: 'dates-contradict',
    when: 'two days of publication',
    site: htmlPage({ head: article({ datePublished: '2024-05-01' }) + dated('published', '2023-05-01') }),
    outcome: 'fail',
    says: /^Published 2023-05-01 in the meta tags, but 2024-05-01 in the structured data/,
  },
  {
    check: 'dates-contradict',
    when: 'changed before it was published',
    site: htmlPage({ head: article({ datePublished: '2024-05-01', dateModified: '2024-01-01' }) }),
    outcome: 'fail',
    says: /before it was published/,
  },
  {
    check: 'dates-contradict',
    when: 'changed before it was published, by a second source',
    site: htmlPage({
      head:
        article({ datePublished: '2024-05-01' }) +
        dated('published', '2024-05-01') +
        dated('modified', '2024-01-01'),
    }),
    outcome: 'fail',
    says: /Modified 2024-01-01, before it was published \(2024-05-01\)/,
  },
  {
    check: 'dates-contradict',
    when: 'a graph has teasers of other pages',
    site: htmlPage({
      head:
        dated('published', '2024-05-01') +
        article({ '@id': '/other#article', datePublished: '2020-01-01' }) +
        article({ mainEntityOfPage: { '@id': 'https://example.com/a' }, datePublished: '2024-05-01' }),
    }),
    path: '/a',
    outcome: 'pass',
  },
  {
    check: 'dates-contradict',
    when: 'several articles say of none which page is theirs',
    site: htmlPage({
      head:
        dated('published', '2024-05-01') +
        article({ datePublished: '2020-01-01' }) +
        article({ datePublished: '2021-01-01' }),
    }),
    outcome: 'not-applicable',
    says: /too few dates/,
  },
  {
    check: 'dates-contradict',
    when: 'teasers below the article have dates',
    site: htmlPage({
      head: dated('published', '2024-05-01'),
      content: `<article><h1>Sheds</h1><time itemprop="datePublished" datetime="2024-05-01"></time></article>${TEASERS}`,
      h1: '',
    }),
    outcome: 'pass',
  },
  {
    check: 'dates-contradict',
    when: 'a list of teasers has dates',
    site: htmlPage({ head: dated('published', '2024-05-01'), content: TEASERS }),
    outcome: 'not-applicable',
    says: /too few dates/,
  },
  {
    check: 'dates-contradict',
    when: 'a list without articles has dates',
    site: htmlPage({
      head: dated('published', '2024-05-01'),
      content:
        '<p><time pubdate datetime="2020-01-01">x</time></p><p><time pubdate datetime="2021-01-01">y</time></p>',
    }),
    outcome: 'not-applicable',
  },
  {
    check: 'dates-contradict',
    when: 'the article itself shows another day',
    site: htmlPage({
      head: dated('published', '2024-05-01'),
      content: `<article><h1>Sheds</h1><time itemprop="datePublished" datetime="2023-05-01"></time></article>${TEASERS}`,
      h1: '',
    }),
    outcome: 'fail',
    says: /Published 2023-05-01 on the page, but 2024-05-01 in the meta tags/,
  },
  {
    check: 'dates-contradict',
    when: 'one date',
    site: htmlPage({ head: dated('published', '2024-05-01') }),
    outcome: 'not-applicable',
    says: /too few dates/,
  },
  { check: 'dates-contradict', when: 'no dates', site: htmlPage(), outcome: 'not-applicable' },
  {
    check: 'weekday-wrong',
    when: 'two days are other weekdays',
    site: htmlPage({
      content: `${ARTICLE}<p>Open from Saturday 25 July to Sunday 31 August 2026.</p><ul><li>Friday 4 July 2026</li></ul>`,
    }),
    outcome: 'fail',
    says: '"Sunday 31 August 2026" is a Monday.',
    count: 2,
  },
  {
    check: 'weekday-wrong',
    when: 'the weekdays are right',
    site: htmlPage({ content: `${ARTICLE}<p>Open until Monday 31 August 2026.</p>` }),
    outcome: 'pass',
  },
  { check: 'weekday-wrong', when: 'no dates', site: htmlPage(), outcome: 'not-applicable' },
  {
    check: 'link-text-generic',
    when: 'a row of cards says the same of each',
    site: htmlPage({
      content: `${ARTICLE}${['roofs', 'doors', 'floors', 'walls'].map(name => `<div class="card"><h3>${name}</h3><p>Made of oak.</p><a href="/${name}">Discover</a></div>`).join('')}`,
    }),
    outcome: 'fail',
    says: ['"Discover" is the text of links to 4 different pages, such as /roofs and /doors.'],
  },
  ...(
    [
      ['pass', '/contact?service='],
      ['pass', '/contact.html?service='],
      ['fail', '/contact.php?service='],
      ['fail', '/?service='],
      ['fail', '/service?id='],
    ] as const
  ).map(
    ([outcome, address]): Case => ({
      check: 'link-text-generic',
      when: `a row of cards leads to ${address}`,
      site: htmlPage({
        content: `${ARTICLE}${['roofs', 'doors', 'floors'].map(name => `<div class="card"><h3>${name}</h3><p>Made of oak.</p><a href="${address}${name}">Enquire</a></div>`).join('')}`,
      }),
      outcome,
    }),
  ),
  ...(
    [
      ['pass', ['roofs', 'doors']],
      ['fail', ['roofs', 'doors', 'floors']],
    ] as const
  ).map(
    ([outcome, names]): Case => ({
      check: 'link-text-generic',
      when: `${names.length} cards say the same`,
      site: htmlPage({
        content: `${ARTICLE}${names.map(name => `<div class="card"><h3>${name}</h3><p>Made of oak.</p><a href="/${name}">Discover</a></div>`).join('')}`,
      }),
      outcome,
    }),
  ),
  ...(
    [
      ['fail', 'in words that no list knows', 'Zuzu kaka', ''],
      ['pass', 'with a number', 'Part 2', ''],
      ['pass', 'of files for download', 'Zuzu kaka', '.gpx'],
    ] as const
  ).map(
    ([outcome, what, text, end]): Case => ({
      check: 'link-text-generic',
      when: `three cards say the same ${what}`,
      site: htmlPage({
        content: `${ARTICLE}${['roofs', 'doors', 'floors'].map(name => `<div class="card"><h3>${name}</h3><p>Made of oak.</p><a href="/${name}${end}">${text}</a></div>`).join('')}`,
      }),
      outcome,
    }),
  ),
  {
    check: 'link-text-generic',
    when: 'entries of a list have the same name',
    site: htmlPage({
      content: `${ARTICLE}<h2>Parts</h2><ul>${['roofs', 'doors', 'floors'].map(name => `<li><a href="/${name}">Zuzu kaka</a></li>`).join('')}</ul>`,
    }),
    outcome: 'pass',
  },
  ...(
    [
      ['pass', 'leads to places of one page', '/all#'],
      ['fail', 'leads to pages of a router of scripts', '/#/'],
    ] as const
  ).map(
    ([outcome, what, folder]): Case => ({
      check: 'link-text-generic',
      when: `a row of cards says the same of each, and ${what}`,
      site: {
        '/goods': htmlPage({
          content: `${ARTICLE}${['roofs', 'doors', 'floors', 'walls'].map(name => `<div class="card"><h3>${name}</h3><p>Made of oak.</p><a href="${folder}${name}">Discover</a></div>`).join('')}`,
        }),
      },
      path: '/goods',
      outcome,
    }),
  ),
  {
    check: 'time-contradicts-text',
    when: 'datetime is another year',
    site: htmlPage({ content: '<time datetime="2022-08-25">25 August 2024</time>' }),
    outcome: 'fail',
    says: '"25 August 2024" has datetime="2022-08-25".',
    selector: /time/,
  },
  {
    check: 'time-contradicts-text',
    when: 'it is the same day in some time zone, a span of days, or more than a day',
    site: htmlPage({
      content:
        '<time datetime="2024-08-25T23:00Z">26 August 2024, 1:00</time><time datetime="2026-03-03">March 3–9, 2026</time><time datetime="2026-03-01">1–9 March 2026</time>',
    }),
    outcome: 'pass',
  },
  {
    check: 'time-contradicts-text',
    when: 'one of them names no day',
    site: htmlPage({
      content: '<time datetime="2022-08-25">two years ago</time><time datetime="PT2H">25 August 2024</time>',
    }),
    outcome: 'not-applicable',
  },
]
