/** Documents that cost a careless reader more than their length, by what they repeat. */
export const DOCUMENTS: Readonly<Record<string, (size: number) => string>> = {
  // What the parser has to put in order.
  paragraphs: size => '<p>a'.repeat(size),
  'nested elements': size => '<div>'.repeat(size),
  'paragraphs in nested elements': size => '<div>'.repeat(size) + '<p>a</p>'.repeat(size),
  'formatting that is closed in another order': size => '<b><i></b>'.repeat(size),
  'formatting that is never closed': size => each(size, at => `<font color=${at}>`) + '<p>x'.repeat(size),
  'unlike formatting around blocks': size => each(size, at => `<b id=${at}><div></b>`),
  'links in links': size => '<a href=x><div>'.repeat(size),
  'end tags of nothing': size => '<div>'.repeat(size) + '</b></span>'.repeat(size),
  'texts that belong before a table': size => `<table>${'x<tr>'.repeat(size)}`,
  'nested tables': size => '<table><tr><td>'.repeat(size),
  attributes: size => `<p ${each(size, at => `a${at}=1 `)}>`,
  'equal attributes': size => `<p ${'a=1 '.repeat(size)}>`,
  'attributes of body': size => each(size, at => `<body a${at}=1>`),
  'a long attribute': size => `<p class="${'x'.repeat(8 * size)}" style="${'; '.repeat(size)}">`,
  'a long text': size => `<p>${'x'.repeat(16 * size)}`,
  blanks: size => `<p>a${' '.repeat(16 * size)}b`,
  comments: size => '<!---->'.repeat(size),
  'comments that are never closed': size => '<!--'.repeat(4 * size),
  ampersands: size => '&'.repeat(8 * size),
  references: size => '&amp&notit;&#65;'.repeat(size),
  'drawings in drawings': size => '<svg><desc>'.repeat(size),
  formulas: size => '<math><mi>'.repeat(size),
  templates: size => '<template>'.repeat(size),
  options: size => `<select>${'<optgroup><option>'.repeat(size)}`,
  'unlike elements': size => each(size, at => `<x${at}></x${at}>`),
  'equal ids': size => '<p id=a>x</p>'.repeat(size),
  lines: size => '\n<i>a</i>\r\n'.repeat(size),
  // What is read from elements.
  metas: size => '<meta name=a content=b>'.repeat(size),
  'rules for robots': size => `<meta name=robots content="noindex${', a=b'.repeat(size)}">`,
  'rules with dates': size => `<meta name=robots content="${'unavailable_after: 1,2,'.repeat(size)}">`,
  'one date without end': size => `<meta name=robots content="unavailable_after: ${',1'.repeat(4 * size)}">`,
  'elements with rules': size => each(size, at => `<meta name=robots content="max-snippet:${at}">`),
  'rules in nested elements': size => '<div>'.repeat(size) + '<meta name=robots>'.repeat(size),
  refreshes: size => '<meta http-equiv=refresh content="0;url=/x">'.repeat(size),
  'a refresh of blanks': size => `<meta http-equiv=refresh content="0;url=${' '.repeat(8 * size)}'x">`,
  'links of the head': size => each(size, at => `<link rel="canonical alternate" hreflang=en href=/${at}>`),
  'hidden versions': size => `<body><div hidden>${'<link rel=alternate hreflang=en href=/>'.repeat(size)}`,
  'words of rel': size => `<link href=a rel="${each(size, at => `a${at} `)}">`,
  'links with scripts': size => '<a href="javascript:x">a</a>'.repeat(size),
  links: size => each(size, at => `<a href="/${at}#${at}">a</a>`),
  'a link up and up': size => `<a href="/${'a/../'.repeat(size)}">`,
  bases: size => '<base href=/a>'.repeat(size) + '<a href=b>'.repeat(size),
  'a long base': size => `<base href="/${'a'.repeat(size)}/">${'<a href=b>'.repeat(size)}`,
  'commas of srcset': size => `<img srcset="${','.repeat(8 * size)}">`,
  'candidates of srcset': size => `<img srcset="${'a 1x, '.repeat(size)}">`,
  'parentheses of srcset': size => `<img srcset="a ${'('.repeat(8 * size)}">`,
  'a density without end': size => `<img srcset="a ${'1'.repeat(8 * size)}.">`,
  'addresses of styles': size => `<style>${'url('.repeat(2 * size)}</style>`,
  'quotes of styles': size => `<style>${'url("a" '.repeat(size)}${'"\\'.repeat(size)}</style>`,
  'comments of styles': size => `<style>${'/*'.repeat(4 * size)}</style>`,
  // Structured data.
  'deep data': size => jsonLd('['.repeat(4 * size)),
  items: size => jsonLd(`[${'{"@type":"Thing","name":"a"},'.repeat(size)}1]`),
  properties: size => jsonLd(`{"@type":"Thing",${each(size, at => `"k${at}":1,`)}"k":1,"k":2}`),
  'terms that mean each other': size =>
    jsonLd(`{"@context":{${each(size, at => `"t${at}":"t${at + 1}:x",`)}"x":"y"},"t0":1,"t1":{"t2":1}}`),
  'contexts in a list': size => jsonLd(`{"@context":[${each(size, at => `{"t${at}":"x:y"},`)}null],"a":1}`),
  'items with contexts of their own': size =>
    jsonLd(
      `{"@context":{${each(size, at => `"t${at}":"x",`)}"z":"z"},"@graph":[${BARE_ITEM.repeat(size)}1]}`,
    ),
  'references in a circle': size =>
    jsonLd(`[${each(size, at => `{"@id":"#${at}","@type":"A","about":{"@id":"#${(at + 1) % size}"}},`)}1]`),
  'one item in many pieces': size => jsonLd(`[${each(size, at => `{"@id":"#a","p${at % 9}":"b"},`)}1]`),
  'a long base of data': size =>
    jsonLd(`{"@context":{"@base":"/${'x'.repeat(size)}/"},"@graph":[${'{"@id":"a"},'.repeat(size)}1]}`),
  'comments in data': size => jsonLd(`${'/**/<!--'.repeat(size)}1`),
  'escapes in data': size => jsonLd(`{"a":"${'\\u0041\n'.repeat(size)}"}`),
  'microdata in microdata': size => '<div itemscope itemprop=a>'.repeat(size),
  'itemref in a chain': size => each(size, at => `<p id=i${at} itemscope itemprop=a itemref=i${at + 1}></p>`),
  'itemref to all': size => `<i id=x>${'<b itemprop=a></b>'.repeat(size)}</i>${ITEMREF.repeat(size)}`,
  'itemref to itself': size => '<p id=a itemscope itemref=a>'.repeat(size),
  'names of properties': size => `<p itemscope><b itemprop="${each(size, at => `a${at} `)}">x</b></p>`,
  'items of RDFa': size => `<div vocab=https://schema.org/>${'<b typeof=A property=b>x</b>'.repeat(size)}`,
  prefixes: size => each(size, at => `<p prefix="p${at}: http://a/${at}">`),
  'prefixes in prefixes': size =>
    `<body prefix="${each(size, at => `p${at}: http://a/${at} `)}">${'<i prefix="q: r"></i>'.repeat(size)}`,
  // Text.
  'line breaks': size => 'word<br>'.repeat(size),
  'words in elements': size => `<p>${'<span>word </span>'.repeat(size)}`,
  'articles in articles': size => '<article>word'.repeat(size),
  frames: size => '<header><h1>a</h1></header><nav class="nav menu">a</nav>'.repeat(size),
  'classes of one element': size => `<div class="${each(size, at => `c${at} `)}">`,
  'elements that are hidden in others': size => '<div aria-hidden=true>'.repeat(size),
  'places for scripts': size => `<script>x</script>${'<x-a> <i> </i>'.repeat(size)}`,
  'headlines of nothing': size => `<script>x</script>${'<h1><div></div></h1>'.repeat(size)}`,
  'markup without scripts': size => `<noscript>${'<'.repeat(8 * size)}</noscript>`,
}

const BARE_ITEM = '{"@context":{},"@type":"z"},'
const ITEMREF = '<p itemscope itemref=x></p>'

function jsonLd(text: string): string {
  return `<script type="application/ld+json">${text}</script>`
}

function each(count: number, piece: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => piece(at)).join('')
}
