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
]
