import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

export const SOURCE_CASES: readonly Case[] = [
  {
    check: 'id-repeated',
    outcome: 'fail',
    when: 'a script of the page looks for an id that elements share',
    site: page(
      '<img id="social" src="/a.svg" alt="A">\n<img id="social" src="/b.svg" alt="B"><p id="social">C</p><script>document.getElementById("social").hidden = false</script>',
    ),
    says: ['A script looks for id="social", and 3 elements have it; the first is in line 1.'],
    line: 2,
  },
  {
    check: 'id-repeated',
    outcome: 'pass',
    when: 'the first element, which the script finds, is around the other',
    site: page(
      '<section id="hero"><div id="hero">A</div></section><script>document.getElementById("hero").hidden = false</script>',
    ),
  },
  {
    check: 'id-repeated',
    outcome: 'pass',
    when: 'the first element, which the script finds, is of another kind than the other, which styles find',
    site: page(
      '<nav><p id="social">A</p></nav><section id="social"><p>B</p></section><script>document.getElementById("social").hidden = false</script>',
    ),
  },
  ...["document.querySelector('#social p').remove()", "$('#social').hide()"].map(
    (text): Case => ({
      check: 'id-repeated',
      outcome: 'fail',
      when: `a script file says ${text}`,
      site: {
        '/page': page('<div id="social"></div><div id="social"></div><script src="/own.js"></script>'),
        '/own.js': { headers: { 'content-type': 'text/javascript' }, body: text },
      },
    }),
  ),
  ...[
    "document.querySelectorAll('#social').forEach(show)",
    "tippy('#social', { content: 'Hi' })",
    "$('#social, #other').hide()",
  ].map(
    (text): Case => ({
      check: 'id-repeated',
      outcome: 'pass',
      when: `a script takes all that have it, by ${text}`,
      site: page(`<div id="social"></div><div id="social"></div><script>${text}</script>`),
    }),
  ),
  {
    check: 'id-repeated',
    outcome: 'not-measured',
    when: 'a script that may look for it did not come',
    site: page('<div id="social"></div><div id="social"></div><script src="/lost.js"></script>'),
  },
  {
    check: 'id-repeated',
    outcome: 'pass',
    when: 'other checks tell of the id, icons have it, or the parser makes two elements of one tag',
    site: page(
      '<a href="#price">P</a><p id="price">1</p><p id="price">2</p><svg><g id="a"/></svg><svg><g id="a"/></svg><p><b id="x">B</p><p>C</b></p><li id="menu-item-7"></li><li id="menu-item-7"></li><p id="isPasted">D</p><p id="isPasted">E</p>',
    ),
  },
  {
    check: 'id-repeated',
    outcome: 'not-applicable',
    when: 'a generator names two style sheets of a choice alike',
    site: page(
      '<p>x</p>',
      '<link rel="stylesheet" href="/light.css" id="theme"><link rel="stylesheet" href="/dark.css" id="theme">',
    ),
  },
  {
    check: 'id-repeated',
    outcome: 'not-applicable',
    when: 'there are no ids',
    site: page('<p>x</p>'),
  },
  {
    check: 'script-type-misspelled',
    outcome: 'fail',
    when: 'a letter is missing, and two are swapped',
    site: page(
      '<script type="text/javscript" src="/menu.js"></script>\n<script type="text/javasrcipt">open()</script>',
    ),
    says: [
      'type="text/javscript" is not "text/javascript", so this script never runs.',
      'type="text/javasrcipt" is not "text/javascript", so this script never runs.',
    ],
  },
  {
    check: 'script-type-misspelled',
    outcome: 'pass',
    when: 'types are of scripts, of data, of templates and of what is started later',
    site: page(
      `${[
        'text/javascript',
        'Text/JavaScript ',
        'application/x-javascript',
        'text/javascript1.8',
        'text/ecmascript-6',
        'text/jscript',
        'text/vbscript',
        'module',
        'importmap',
        'speculationrules',
        'text/x-template',
        'text/partytown',
        'application/ld+json',
        'text/babel',
        'text/typescript',
        'no/javascript',
      ]
        .map(type => `<script type="${type}">{}</script>`)
        .join('')}<script type="text/xjavascript" data-cookieconsent="statistics"></script>`,
    ),
  },
  {
    check: 'script-type-misspelled',
    outcome: 'not-applicable',
    when: 'none has a type',
    site: page('<script>open()</script>'),
  },
  {
    check: 'attribute-repeated',
    outcome: 'pass',
    when: 'what is dropped is said already, or of something hidden',
    site: page(
      '<iframe title="Map" style="margin: 0 0 70px; border: none;" src="/map" style="border:0;"></iframe><p class="a b" class="b">x</p><section style="display:none" style="color: red">x</section>',
    ),
  },
  {
    check: 'attribute-repeated',
    outcome: 'fail',
    when: 'a quote that is not closed takes in the next tag',
    site: page(
      '<p>x</p>',
      '<meta name="viewport" content="width=device-width; initial-scale=1>\n  <meta name="author" content="Kranz">',
    ),
    says: [
      'content="width=device-width; initial-scale=1>" of this <meta> lacks its closing quote, so the next tag is read as a part of the value and is lost.',
    ],
  },
  {
    check: 'attribute-repeated',
    outcome: 'fail',
    when: 'a second class is dropped',
    site: page('<div class="card" data-x=1 class="wide">x</div>'),
    says: ['<div> has class="card" first, so class="wide" has no effect.'],
    selector: 'html > body > div',
  },
  {
    check: 'attribute-repeated',
    outcome: 'fail',
    when: 'a tag that is not closed takes in the next one',
    site: page('', '<link rel="canonical" href="/a" <link rel="stylesheet" href="/b.css">'),
    says: ['<link> has rel="canonical" first, so rel="stylesheet" has no effect. So is it with 1 more.'],
  },
  {
    check: 'attribute-repeated',
    outcome: 'pass',
    when: 'the second says the same or nothing, or a template has yet to write them',
    site: page(
      `<p class="a" class=a>x</p><p style='b' style="">x</p><img src="/a.png" alt = "A > B"/><a {{x}} {{x}}>y</a>`,
    ),
  },
  {
    check: 'link-unclosed',
    outcome: 'fail',
    when: 'a link is inside another one',
    site: page('<a href="/red"><div>Red bike <a href="/brand">Kranz</a></div></a>'),
    says: [/^"Kranz" begins where the link to \/red \(line \d+\) is still open\.$/],
    selector: /a/,
  },
  {
    check: 'link-unclosed',
    outcome: 'fail',
    when: 'an address lacks its closing quote',
    site: page('<a href="/red>Red</a><p class="x">and <a href="/blue">Blue</a></p>'),
    says: /closing quote/,
  },
  {
    check: 'link-unclosed',
    outcome: 'fail',
    when: 'links without text and address stay open',
    site: page('<a href=""><img src="/a.png" alt="A"><a href=""></a>'),
    says: [/^A link with an empty href begins where a link with an empty href \(line \d+\) is still open\.$/],
  },
  {
    check: 'link-unclosed',
    outcome: 'pass',
    when: 'links are closed, mark a place, or end with the cell that they stand in',
    site: page(
      '<a href="/a">A</a><a name="top"/><a href="/b">B</A ><svg><a href="/c"><text>C</text></a></svg><table><tr><td><a href="/d">D<td><a href="/e">E</a></table>',
    ),
  },
  {
    check: 'link-unclosed',
    outcome: 'not-applicable',
    when: 'there are no links',
    site: page('<a name="top"></a>'),
  },
  {
    check: 'label-for-nothing',
    outcome: 'fail',
    when: 'a label names no element',
    site: page(
      '<form><label for="mail">Email</label><input id="email" title="Email"><label>Name <input></label><label>City <input></label></form>',
    ),
    says: ['The label "Email" is for id="mail", which no element has.'],
    selector: 'html > body > form > label:nth-of-type(1)',
  },
  {
    check: 'label-for-nothing',
    outcome: 'pass',
    when: 'labels name fields, or other checks say that the field has none',
    site: page(
      '<form><label for="a">A</label><input id="a"></form><form><label for="x">B</label><input></form><label for="y">C</label><form><label for="{{id}}">D</label></form>',
    ),
  },
  {
    check: 'label-for-nothing',
    outcome: 'not-applicable',
    when: 'no label names an element',
    site: page('<label>A <input></label>'),
  },
]
