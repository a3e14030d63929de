import type { Case } from '../../../support/tool-cases.ts'
import { canonical, page, TITLE } from './pages.ts'

export const HEAD: Case[] = [
  { check: 'head-closed-early', outcome: 'pass', when: 'head is clean', site: canonical('/') },
  {
    check: 'head-closed-early',
    outcome: 'fail',
    when: 'a div stands before the canonical',
    site: page(`<title>${TITLE}</title><div id="x"></div><link rel="canonical" href="/">`),
    says: /<div> closes <head> here/,
    selector: '#x',
    line: 1,
  },
  {
    check: 'head-closed-early',
    outcome: 'fail',
    when: 'an invisible character stands before the title',
    site: page(`\ufeff<title>${TITLE}</title>`),
    says: /U\+FEFF/,
  },
  {
    check: 'head-closed-early',
    outcome: 'fail',
    when: 'the end of another document stands before it',
    site: `</body>\n</html>\n${page(`<meta charset="utf-8"><title>${TITLE}</title>`)}`,
    says: /^<\/body> closes <head> here$/,
    snippet: /^<\/body>/,
    line: 1,
  },
  {
    check: 'head-closed-early',
    outcome: 'pass',
    when: 'a script in the body speaks of </head>',
    site: `<!doctype html><head><title>${TITLE}</title></head><p>x</p><script>"</head>"</script><link rel="canonical" href="/">`,
  },
  {
    check: 'head-closed-early',
    outcome: 'pass',
    when: 'a noscript in head holds an image',
    site: page(`<noscript><img src="/x"></noscript><title>${TITLE}</title>`),
  },
  {
    check: 'head-closed-early',
    outcome: 'fail',
    when: 'a script between the intruder and the canonical speaks of </head>',
    site: page(`<p>x</p><script>"</head>"</script><link rel="canonical" href="/">`),
    says: /<p> closes/,
  },
  {
    check: 'meta-attribute-wrong',
    outcome: 'fail',
    when: 'description and robots stand in property, Open Graph in name',
    site: page(
      `<title>${TITLE}</title><meta property="description" content="Text"><meta property="Robots" content="noindex">` +
        '<meta name="og:image" content="/a.png"><meta name="og:title" content="A"><meta property="og:title" content="A">',
    ),
    says: [
      'Nobody reads property="description": it has to be name="description".',
      'Nobody reads property="robots": it has to be name="robots".',
      'Not every network reads name="og:image": it has to be property="og:image".',
    ],
    selector: 'html > head > meta:nth-of-type(1)',
  },
  {
    check: 'meta-attribute-wrong',
    outcome: 'fail',
    when: 'links have the kind in href and the URL in rel',
    site: page(
      `<title>${TITLE}</title><link href=alternate rel=/feed.xml type=application/rss+xml>` +
        '<link href="stylesheet" rel="https://a.example/all.css"><link href="icon" rel="favicon.ico">',
    ),
    says: [
      'rel and href are swapped: it has to be rel="alternate" href="/feed.xml".',
      'rel and href are swapped: it has to be rel="stylesheet" href="https://a.example/all.css".',
      'rel and href are swapped: it has to be rel="icon" href="favicon.ico".',
    ],
  },
  {
    check: 'meta-attribute-wrong',
    outcome: 'pass',
    when: 'links name pages with the names of kinds, or have relations of others',
    site: page(
      `<title>${TITLE}</title><meta name="description" content="A"><link rel="help" href="manifest"><link rel="icon" href="icon">` +
        '<link rel="http://api.w.org/" href="/wp-json/"><link rel="EditURI" href="alternate"><link rel="schema.DC" href="icon">',
    ),
  },
  {
    check: 'meta-attribute-wrong',
    outcome: 'pass',
    when: 'each is where it is read, or in both',
    site: page(
      `<title>${TITLE}</title><meta name="description" property="og:description" content="Text">` +
        '<meta name="og:title" property="og:title" content="A"><meta property="twitter:card" content="summary">' +
        '<meta name="robots" content="index"><meta property="robots" content="index"><meta name="og:url" content="">',
    ),
  },
  {
    check: 'meta-attribute-wrong',
    outcome: 'not-applicable',
    when: 'there is none',
    site: page(`<title>${TITLE}</title><meta name="author" content="A">`),
  },
]
