import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const html = (body: string | Buffer, contentType = 'text/html') => ({
  headers: { 'content-type': contentType },
  body,
})
const bare = (head: string, body = 'Grüße') =>
  `<!doctype html><html lang="de"><head>${head}</head><body>${body}</body></html>`
const XHTML = '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body/></html>'

const widget = (kind: string, inside: string) =>
  `<div class="elementor-widget elementor-widget-${kind}" data-id="5be4dad" data-widget_type="${kind}.default">${inside}</div>`
const IN_CONTAINER = '<div class="elementor-widget-container">\n \t<!-- --></div>'

export const DOCUMENT_CASES: readonly Case[] = [
  ...[IN_CONTAINER, ''].map(
    (inside): Case => ({
      check: 'widget-empty',
      outcome: 'fail',
      when: inside === '' ? 'it has no container' : 'its container is empty',
      site: page(widget('slides', inside)),
      says: ['This Elementor widget of the kind "slides" is empty: visitors see nothing in its place.'],
    }),
  ),
  {
    check: 'widget-empty',
    outcome: 'pass',
    when: 'something is in it',
    site: page(widget('form', '<div class="elementor-widget-container"><form></form></div>')),
  },
  {
    check: 'widget-empty',
    outcome: 'not-applicable',
    when: 'it is a gap, or something that scripts fill',
    site: page(widget('spacer', IN_CONTAINER) + widget('video', IN_CONTAINER)),
  },
  {
    check: 'widget-empty',
    outcome: 'not-measured',
    when: 'scripts make the page, and none ran',
    site: page('<div id="root"></div><script type="module" src="/app.js"></script>'),
  },
  { check: 'quirks-mode', outcome: 'pass', when: 'the doctype of HTML', site: page('') },
  {
    check: 'quirks-mode',
    outcome: 'pass',
    when: 'a doctype of HTML 4.01 Strict',
    site: {
      '/page':
        '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><p>x',
    },
  },
  {
    check: 'quirks-mode',
    outcome: 'fail',
    when: 'no doctype',
    site: {
      '/page': '<html><head><title>x</title><style>p { margin: 0 }</style></head><body>x</body></html>',
    },
    says: 'The page has no doctype.',
    line: 1,
  },
  {
    check: 'quirks-mode',
    outcome: 'fail',
    when: 'text before the doctype',
    site: { '/page': `Warning: something in line 3\n${page('<p style="margin:0">x')}` },
    says: 'There is text before the doctype.',
  },
  {
    check: 'quirks-mode',
    outcome: 'fail',
    when: 'the doctype of HTML 3.2',
    site: {
      '/page': '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN"><title>x</title><table><td>x</table>',
    },
    says: 'This doctype asks for quirks mode.',
  },
  {
    check: 'quirks-mode',
    outcome: 'not-applicable',
    when: 'no doctype and no styles',
    site: {
      '/page': '<html><head><title>x</title></head><body><h1>Meeting</h1><p>At noon.</p></body></html>',
    },
  },
  {
    check: 'quirks-mode',
    outcome: 'not-applicable',
    when: 'no doctype, and a style sheet that is missing',
    site: {
      '/page':
        '<html><head><link rel="stylesheet" href="/gone.css"></head><body><p>At noon.</p></body></html>',
    },
  },
  {
    check: 'quirks-mode',
    outcome: 'fail',
    when: 'no doctype, and a style sheet that is there',
    site: {
      '/page':
        '<html><head><link rel="stylesheet" href="/site.css"></head><body><p>At noon.</p></body></html>',
      '/site.css': { headers: { 'content-type': 'text/css' }, body: 'p { margin: 0 }' },
    },
    says: 'The page has no doctype.',
  },
  {
    check: 'quirks-mode',
    outcome: 'not-applicable',
    when: 'a page that is XML',
    site: { '/page': html(XHTML, 'application/xhtml+xml') },
  },
  {
    check: 'encoding-undeclared',
    outcome: 'pass',
    when: 'an encoding in the header',
    site: { '/page': html(bare(''), 'text/html; charset=UTF-8') },
  },
  {
    check: 'encoding-undeclared',
    outcome: 'pass',
    when: 'a <meta charset>',
    site: { '/page': html(bare('<meta charset="utf-8">')) },
  },
  {
    check: 'encoding-undeclared',
    outcome: 'pass',
    when: 'a byte-order mark',
    site: { '/page': html(`\ufeff${bare('')}`) },
  },
  {
    check: 'encoding-undeclared',
    outcome: 'pass',
    when: 'an XML declaration, which browsers go by in HTML too',
    site: { '/page': html(`<?xml version="1.0" encoding="utf-8"?>${bare('')}`) },
  },
  {
    check: 'encoding-undeclared',
    outcome: 'fail',
    when: 'nothing that names it',
    site: { '/page': html(bare('')) },
    says: 'Neither a header nor a <meta> declares it. Browsers guess windows-1252.',
  },
  {
    check: 'encoding-undeclared',
    outcome: 'fail',
    when: 'a name that no browser knows',
    site: { '/page': html(bare(''), 'text/html; charset=utf-88') },
    says: /^Neither a header nor a <meta>/,
  },
  {
    check: 'encoding-undeclared',
    outcome: 'fail',
    when: 'a <meta> behind the first 1,024 bytes',
    site: { '/page': html(bare(`<style>/* ${'x'.repeat(1000)} */</style><meta charset="utf-8">`)) },
    says: /^The <meta> ends at byte 10\d\d \(at most 1024\)\. Browsers guess /,
    selector: 'html > head > meta',
  },
  ...(
    [
      'encoding-undeclared',
      'frameset',
      'unclosed-element',
      'repeated-document-tag',
      'attribute-repeated',
      'script-type-misspelled',
    ] as const
  ).map(
    (check): Case => ({
      check,
      outcome: 'not-applicable',
      when: 'a page that is XML',
      site: { '/page': html(XHTML, 'application/xhtml+xml') },
      says: /sent as XML/,
    }),
  ),
  {
    check: 'encoding-conflict',
    outcome: 'pass',
    when: 'two names of one encoding',
    site: { '/page': html(bare('<meta charset="utf8">'), 'text/html; charset=UTF-8') },
  },
  {
    check: 'encoding-conflict',
    outcome: 'fail',
    when: 'two encodings',
    site: {
      '/page': html(
        bare('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">'),
        'text/html; charset=utf-8',
      ),
    },
    says: /^The Content-Type header says utf-8, the <meta> windows-1252\.$/,
    selector: 'html > head > meta',
  },
  {
    check: 'encoding-conflict',
    outcome: 'fail',
    when: 'a file that is written as its <meta> says, and not as the header does',
    site: {
      '/page': html(
        Buffer.from(bare('<meta charset="iso-8859-1">', 'Grüße aus Österreich'), 'latin1'),
        'text/html; charset=utf-8',
      ),
    },
    says: 'The Content-Type header says utf-8, the <meta> windows-1252. The file is written in windows-1252, so browsers show wrong letters: save it in UTF-8 and declare utf-8 in the <meta> too, or send charset=windows-1252.',
  },
  {
    check: 'encoding-conflict',
    outcome: 'fail',
    when: 'a file in UTF-8 with a single letter that is none',
    site: {
      '/page': html(
        Buffer.concat([
          Buffer.from(bare('<meta charset="iso-8859-1">', 'Grüße aus Österreich')),
          Buffer.from([0xe9]),
        ]),
        'text/html; charset=utf-8',
      ),
    },
    says: /the <meta> windows-1252\.$/,
  },
  {
    check: 'encoding-conflict',
    outcome: 'fail',
    when: 'a file in UTF-8, as its <meta> says, that is sent as something else',
    site: { '/page': html(bare('<meta charset="utf-8">'), 'text/html; charset=iso-8859-1') },
    says: 'The Content-Type header says windows-1252, the <meta> utf-8. The file is written in utf-8: send charset=utf-8 in the header.',
  },
  {
    check: 'encoding-conflict',
    outcome: 'not-applicable',
    when: 'one declaration',
    site: { '/page': html(bare('<meta charset="utf-8">')) },
  },
  {
    check: 'frameset',
    outcome: 'pass',
    when: 'a body',
    site: page('<iframe src="/x" title="x"></iframe>'),
  },
  {
    check: 'frameset',
    outcome: 'fail',
    when: 'a set of frames',
    site: '<!doctype html><title>x</title><frameset cols="20%,80%"><frame src="/a"><frame src="/b"></frameset>',
    says: 'The page is made of 2 frames.',
    selector: 'html > frameset',
  },
  {
    check: 'unclosed-element',
    outcome: 'pass',
    when: 'closed elements',
    site: page('<textarea></textarea><script>/* <p> */</script><!-- <p> -->'),
  },
  {
    check: 'unclosed-element',
    outcome: 'pass',
    when: 'paragraphs and a body without end tags',
    site: { '/page': '<!doctype html><title>x</title><p>One<p>Two<ul><li>Three' },
  },
  {
    check: 'unclosed-element',
    outcome: 'pass',
    when: 'an unclosed comment at the very end',
    site: { '/page': `${page('<p>x</p>')}<!-- served in 3 ms` },
  },
  {
    check: 'unclosed-element',
    outcome: 'pass',
    when: 'an end tag that is cut off',
    site: { '/page': '<!doctype html><title>x</title><body><p>x</body></html' },
  },
  {
    check: 'unclosed-element',
    outcome: 'fail',
    when: 'an iframe with a slash',
    site: page('\n<iframe src="/map" />\n<h2>Prices</h2>'),
    says: /^<iframe> is never closed and swallows \d+ characters\.$/,
    selector: 'html > body > iframe',
    line: 2,
  },
  {
    check: 'unclosed-element',
    outcome: 'fail',
    when: 'a title without its end',
    site: { '/page': '<!doctype html><head><title>Shop<meta name="robots" content="noindex"><body><p>x' },
    says: /<title> is never closed/,
  },
  {
    check: 'unclosed-element',
    outcome: 'fail',
    when: 'a script without its end',
    site: { '/page': '<!doctype html><title>x</title><p>x<script>start()' },
    says: /^This script is never closed, so browsers do not run it and take all \d+ characters/,
  },
  {
    check: 'unclosed-element',
    outcome: 'fail',
    when: 'a comment without its end',
    site: page('<p>x</p>\n<!-- old --\n<h2>Prices</h2>'),
    says: /^A comment is never closed/,
    line: 2,
  },
  {
    check: 'unclosed-element',
    outcome: 'fail',
    when: 'an attribute without its quote',
    site: page('<p>x</p>\n\n<a href="/more>more</a><p>Prices</p>').replaceAll(
      'charset="utf-8"',
      'charset=utf-8',
    ),
    says: /^A tag is never closed/,
    line: 3,
  },
  {
    check: 'repeated-document-tag',
    outcome: 'pass',
    when: 'one of each, and more in texts',
    site: page('<script>"<body>"</script><textarea><html></textarea><!-- <head> -->'),
  },
  {
    check: 'repeated-document-tag',
    outcome: 'fail',
    when: 'a page within the page',
    site: page(`\n${page('<p>x</p>')}`),
    says: 'The first <html> is in line 1.',
    line: 2,
  },
  {
    check: 'anchor-ambiguous',
    outcome: 'pass',
    when: 'ids that stand once, and others twice',
    site: page('<a href="#a">A</a><h2 id="a">A</h2><p id="b">x</p><p id="b">x</p>'),
  },
  {
    check: 'anchor-ambiguous',
    outcome: 'pass',
    when: 'a section begins with another of its id',
    site: page(
      '<a href="#a">A</a><section id="a"> <!-- A --> <div><div id="a"><h2>A</h2></div></div></section>',
    ),
  },
  {
    check: 'anchor-ambiguous',
    outcome: 'pass',
    when: 'a heading and the sign of its place have one id',
    site: page('<p><a href="#a">A</a></p><h2 id="a">Roofs <a id="a" title="Link">¶</a></h2>'),
  },
  {
    check: 'anchor-ambiguous',
    outcome: 'fail',
    when: 'another element of the id is far down in a section of it',
    site: page('<a href="#a">A</a><section id="a"><p>A</p><h2 id="a">B</h2></section>'),
    says: 'Links to #a lead to the <section> in line 1, not to this <h2>.',
  },
  {
    check: 'anchor-ambiguous',
    outcome: 'fail',
    when: 'two headings with one id',
    site: page('<a href="#pr%C3%A9is">A</a><h2 id="préis">A</h2><h2 id="préis">B</h2>'),
    says: 'Links to #préis lead to the <h2> in line 1, not to this <h2>.',
    selector: 'html > body > h2:nth-of-type(2)',
  },
  {
    check: 'anchor-ambiguous',
    outcome: 'not-applicable',
    when: 'headings of several articles have the sign of their place',
    site: page(
      '<article><h3 id="preface"><a href="#preface">#</a> Preface</h3></article><article><h3 id="preface"><a href="#preface">#</a> Preface</h3></article>',
    ),
  },
  {
    check: 'anchor-ambiguous',
    outcome: 'not-applicable',
    when: 'a link to a place that is not there',
    site: page('<a href="#a">A</a><p id="b">x</p><p id="b">x</p>'),
  },
  {
    check: 'anchor-ambiguous',
    outcome: 'not-applicable',
    when: 'links that switch something',
    site: page('<a href="#a" role="tab">A</a><h2 id="a">A</h2><h2 id="a">B</h2>'),
  },
  {
    check: 'table-without-headers',
    outcome: 'fail',
    when: 'words stand above figures',
    site: page(
      '<table><tr><td>Tag</td><td>Vormittag</td><td>Nachmittag</td></tr><tr><td>Montag</td><td>08:00</td><td>14:30</td></tr><tr><td>Dienstag</td><td>08:00</td><td></td></tr></table>',
    ),
    says: '"Tag", "Vormittag", "Nachmittag" are in <td>, not in <th>.',
  },
  ...(
    [
      ['a color', (name: string) => `<td style="background-color: #e9f4f3">${name}</td>`],
      ['bold letters', (name: string) => `<td><b>${name}</b></td>`],
      ['a class', (name: string) => `<td class="name">${name}</td>`],
      ['a colon', (name: string) => `<td>${name}:</td>`],
    ] as const
  ).map(
    ([mark, cell]): Case => ({
      check: 'table-without-headers',
      outcome: 'fail',
      when: `the names of pairs have ${mark}`,
      site: page(
        `<table><tr>${cell('Name')}<td>Kranz Cycles</td></tr><tr>${cell('Phone')}<td>030 1234567</td></tr><tr>${cell('Founded')}<td>1990</td></tr></table>`,
      ),
      says: new RegExp(
        `^"Name${mark === 'a colon' ? ':' : ''}", "Phone.*are in <td>, not in <th scope="row">\\.$`,
      ),
    }),
  ),
  ...[
    [
      'the first row of pairs has a long value',
      '<table><tr><td>Name</td><td>Kranz Cycles and Repairs of Bicycles, an association</td></tr><tr><td>Phone</td><td>030 1234567</td></tr><tr><td>Founded</td><td>1990</td></tr></table>',
    ],
    [
      'they are headers',
      '<table><tr><th>Day</th><th>Open</th></tr><tr><td>Monday</td><td>8</td></tr><tr><td>Tuesday</td><td>9</td></tr></table>',
    ],
    [
      'the first row is like the others',
      '<table><tr><td>Monday</td><td>closed</td></tr><tr><td>Tuesday</td><td>closed</td></tr><tr><td>Sunday</td><td>open</td></tr></table>',
    ],
  ].map(
    ([when, body]): Case => ({
      check: 'table-without-headers',
      outcome: 'pass',
      when: when!,
      site: page(body!),
    }),
  ),
  {
    check: 'table-without-headers',
    outcome: 'fail',
    when: 'a table with a caption has offices and the names of several people beside one',
    site: page(
      '<table><caption>Committee</caption><tr><td>1. Chair</td><td><p>Anna Kranz</p><p>Bert Kranz</p></td></tr><tr><td>Treasurer</td><td>Carla Kranz</td></tr><tr><td>Youth</td><td>Dora Kranz</td></tr></table>',
    ),
    says: '"1. Chair", "Treasurer", "Youth" are in <td>, not in <th scope="row">.',
  },
  {
    check: 'table-without-headers',
    outcome: 'fail',
    when: 'a table with a caption has two words above figures',
    site: page(
      '<table><caption>Hours</caption><tr><td>Day</td><td>Open</td></tr><tr><td>Monday</td><td>8–12</td></tr><tr><td>Friday</td><td>8–18</td></tr></table>',
    ),
    says: '"Day", "Open" are in <td>, not in <th>.',
  },
  {
    check: 'table-without-headers',
    outcome: 'pass',
    when: 'a table with a caption has names in both columns',
    site: page(
      '<table><caption>Founders</caption><tr><td>Anna Kranz</td><td>Bert Kranz</td></tr><tr><td>Carla Kranz</td><td>Dora Kranz</td></tr><tr><td>Emil Kranz</td><td>Fritz Kranz</td></tr></table>',
    ),
  },
  {
    check: 'table-without-headers',
    outcome: 'not-applicable',
    when: 'a table lays out the page',
    site: page(
      '<table role="presentation"><tr><td>Day</td><td>Open</td></tr><tr><td>a</td><td>8</td></tr><tr><td>b</td><td>9</td></tr></table>',
    ),
  },
  {
    check: 'image-hotlinked',
    outcome: 'fail',
    when: 'logos come from the uploads of a supplier',
    site: page(
      `${'<img src="/own.png" alt="Own">'.repeat(4)}${['abbott', 'helm'].map(name => `<img alt="${name}" src="https://www.supplier.com/wp-content/uploads/2021/${name}.png">`).join('')}`,
    ),
    says: [
      '2 images are loaded from supplier.com: https://www.supplier.com/wp-content/uploads/2021/abbott.png',
    ],
    at: 'https://www.supplier.com/wp-content/uploads/2021/abbott.png',
  },
  ...[
    [
      'the site is linked',
      '<img src="/a.png" alt="A"><a href="https://supplier.com/"><img alt="S" src="https://supplier.com/wp-content/uploads/s.png"></a><img src="/b.png" alt="B">',
    ],
    [
      'a store of images has them',
      '<img src="/a.png" alt="A"><img src="/b.png" alt="B"><img alt="S" src="https://i0.wp.com/supplier.com/wp-content/uploads/s.png">',
    ],
    [
      'most images are there',
      '<img src="/a.png" alt="A"><img alt="S" src="https://supplier.com/wp-content/uploads/s.png">',
    ],
    [
      'they are not uploads',
      '<img src="/a.png" alt="A"><img src="/b.png" alt="B"><img alt="S" src="https://supplier.com/badge.png">',
    ],
  ].map(
    ([when, body]): Case => ({ check: 'image-hotlinked', outcome: 'pass', when: when!, site: page(body!) }),
  ),
  {
    check: 'image-hotlinked',
    outcome: 'pass',
    when: 'they are at the address that the site itself will have',
    site: page(
      '<img src="/a.png" alt="A"><img src="/b.png" alt="B"><img alt="C" src="https://bikes-berlin.com/wp-content/uploads/c.png">',
    ),
    productionUrl: 'https://www.bikes-berlin.com',
  },
  {
    check: 'image-hotlinked',
    outcome: 'pass',
    when: 'they are on a machine of a private network, where no website is',
    site: page(
      '<img src="/a.png" alt="A"><img src="/b.png" alt="B"><img alt="C" src="http://supplier.local/wp-content/uploads/c.png">',
    ),
  },
  {
    check: 'image-hotlinked',
    outcome: 'fail',
    when: 'they are at another website than production',
    site: page(
      '<img src="/a.png" alt="A"><img src="/b.png" alt="B"><img alt="C" src="https://supplier.com/wp-content/uploads/c.png">',
    ),
    productionUrl: 'https://www.bikes-berlin.com',
    says: 'This image is loaded from supplier.com: https://supplier.com/wp-content/uploads/c.png',
  },
  {
    check: 'image-hotlinked',
    outcome: 'fail',
    when: 'they are still at the builder of the site before this one',
    site: page('<img src="https://static.wixstatic.com/media/a~mv2.jpg" alt="Horses">'),
    says: [
      'This image is loaded from Wix, which keeps them only as long as a site there is paid for: https://static.wixstatic.com/media/a~mv2.jpg',
    ],
  },
  {
    check: 'image-hotlinked',
    outcome: 'fail',
    when: 'they are copied from a post of a social network',
    site: page('<img src="https://scontent-fra3-1.cdninstagram.com/v/t51/a.jpg?oe=1" alt="Cake">'),
    says: /^This image is loaded from a social network, at URLs that expire within days: /,
  },
  {
    check: 'image-hotlinked',
    outcome: 'fail',
    when: 'they are at a free host or in the results of a search',
    site: page(
      '<img src="https://i.ibb.co/a/b.png" alt="Cake"><img src="https://i.ibb.co/c/d.png" alt="Tart"><img src="https://encrypted-tbn0.gstatic.com/images?q=tbn:x" alt="Pie">',
    ),
    says: [
      '2 images are loaded from a free image host, which may delete them or refuse to show them on other sites: https://i.ibb.co/a/b.png',
      'This image is loaded from the results of an image search, where they are small copies that do not last: https://encrypted-tbn0.gstatic.com/images?q=tbn:x',
    ],
  },
  {
    check: 'image-hotlinked',
    outcome: 'pass',
    when: 'the builder serves the page',
    site: page(
      '<img src="https://static.wixstatic.com/media/a~mv2.jpg" alt="Horses">',
      '<script src="https://static.parastorage.com/services/main.js"></script>',
    ),
  },
  {
    check: 'image-hotlinked',
    outcome: 'not-applicable',
    when: 'there are no images',
    site: page('<p>x</p>'),
  },
]
