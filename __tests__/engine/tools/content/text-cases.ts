import type { CheckCase } from './check-case.ts'
import { ARTICLE, GERMAN, htmlPage, PARAGRAPHS } from './prose.ts'

const words = (count: number) => `<p>${Array.from({ length: count }, (_, at) => `word${at}`).join(' ')}.</p>`

export const TEXT_CASES: readonly CheckCase[] = [
  {
    check: 'paragraph-endless',
    name: '301 words',
    page: htmlPage({ content: words(301) }),
    outcome: 'fail',
    says: ['301 words in one paragraph'],
    line: 8,
  },
  {
    check: 'paragraph-endless',
    name: 'broken by line breaks',
    page: htmlPage({
      content: words(301).replace('word150', '<br>\n<br>word150').replace('word149', 'word149.'),
    }),
    outcome: 'pass',
  },
  {
    check: 'paragraph-endless',
    name: 'a table of labels',
    page: htmlPage({ content: '<table><tr><td>Red</td></tr></table>' }),
    outcome: 'not-applicable',
  },
  { check: 'paragraph-endless', name: 'paragraphs of 60 words', page: htmlPage(), outcome: 'pass' },
  {
    check: 'hard-to-read',
    name: 'plain English',
    page: htmlPage(),
    outcome: 'pass',
    says: ['Flesch Reading Ease'],
  },
  {
    check: 'hard-to-read',
    name: 'endless words',
    page: htmlPage({
      content: `<p>${'Institutional compartmentalisation notwithstanding, interdisciplinary conceptualisations necessitate comprehensive operationalisation. '.repeat(25)}</p>`,
    }),
    outcome: 'fail',
    says: ['very difficult'],
  },
  {
    check: 'hard-to-read',
    name: 'too little text',
    page: htmlPage({ content: words(50) }),
    outcome: 'not-applicable',
  },
  {
    check: 'language-mismatch',
    name: 'English that says so',
    page: htmlPage({ lang: 'en-GB' }),
    outcome: 'pass',
  },
  {
    check: 'language-mismatch',
    name: 'German that says English',
    page: htmlPage({ content: `<p>${GERMAN}</p>` }),
    outcome: 'fail',
    says: ['lang="en", but the text is German'],
    line: 2,
    selector: 'html',
  },
  {
    check: 'language-mismatch',
    name: 'German with a language of its own in an English page',
    page: htmlPage({ content: `${ARTICLE}<div lang="de"><p>${GERMAN}</p></div>` }),
    outcome: 'pass',
  },
  {
    check: 'language-mismatch',
    name: 'too little text',
    page: htmlPage({ lang: 'fr', content: '<p>This is a short page.</p>' }),
    outcome: 'not-applicable',
  },
  {
    check: 'language-mismatch',
    name: 'nothing is declared',
    page: htmlPage().replace(' lang="en"', ''),
    outcome: 'not-applicable',
  },
  {
    check: 'language-mismatch',
    name: 'a language that the detector does not know',
    page: htmlPage({ lang: 'cy' }),
    outcome: 'not-measured',
    says: ['"cy"'],
  },
  {
    check: 'text-damaged',
    name: 'text with accents',
    page: htmlPage({ content: '<p>Café « déjà vu » – naïve</p>' }),
    outcome: 'pass',
  },
  {
    check: 'text-damaged',
    name: 'decoded twice',
    page: htmlPage({ content: '<p>A cafÃ© in town</p>' }),
    outcome: 'fail',
    says: ['"cafÃ©" was meant to be "café"'],
    line: 8,
  },
  {
    check: 'text-damaged',
    name: 'a lost character inside a word',
    page: htmlPage({ content: '<p>A caf\uFFFD in town</p>' }),
    outcome: 'fail',
    says: ['lost before'],
  },
  {
    check: 'text-damaged',
    name: 'the character itself, as text about it shows',
    page: htmlPage({ content: '<p>The sign \uFFFD replaces what cannot be read.</p>' }),
    outcome: 'pass',
  },
  {
    check: 'text-damaged',
    name: 'the same in code',
    page: htmlPage({ content: '<p>It prints <code>cafÃ©</code>.</p>' }),
    outcome: 'pass',
  },
  {
    check: 'text-damaged',
    name: 'bytes of Latin-1 in a page of UTF-8',
    page: { body: Buffer.from(htmlPage({ content: '<p>A caf\u00e9 in town</p>' }), 'latin1') },
    outcome: 'fail',
    says: ['not valid in the page'],
  },
  {
    check: 'text-damaged',
    name: 'UTF-8 that is declared as Latin-1',
    page: {
      headers: { 'content-type': 'text/html; charset=iso-8859-1' },
      body: htmlPage({ content: '<p>Das schöne Café</p>' }),
    },
    outcome: 'fail',
    says: ['is read as windows-1252'],
  },
  {
    check: 'text-damaged',
    name: 'a picture alone',
    page: '<html lang="en"><title></title><body><img src="/a.png" alt="">',
    outcome: 'not-applicable',
    says: ['no text'],
  },
  {
    check: 'placeholder-text',
    name: 'a picture alone',
    page: '<html lang="en"><body><img src="/a.png" alt="">',
    outcome: 'not-applicable',
    says: ['no text'],
  },
  {
    check: 'placeholder-text',
    name: 'lorem ipsum',
    page: htmlPage({ content: '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>' }),
    outcome: 'fail',
    says: ['Lorem ipsum dolor'],
    line: 8,
  },
  {
    check: 'placeholder-text',
    name: 'a heading that was never filled in',
    page: htmlPage({ content: '<h2>Your title here</h2>' }),
    outcome: 'fail',
    says: ['Your title here'],
  },
  {
    check: 'placeholder-text',
    name: 'a page about filler',
    page: htmlPage({ title: 'What is lorem ipsum?', content: '<p>Lorem ipsum dolor sit amet.</p>' }),
    outcome: 'not-applicable',
  },
  { check: 'placeholder-text', name: 'real text', page: htmlPage(), outcome: 'pass' },
  {
    check: 'text-repeated',
    name: 'the same links above and below',
    page: htmlPage({
      content: `<p><a href="/s">${PARAGRAPHS[0]}</a></p>${ARTICLE}<p><a href="/s">${PARAGRAPHS[0]}</a></p>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'text-repeated',
    name: 'the article twice',
    page: htmlPage({ content: `${ARTICLE}<div class="mobile">${ARTICLE}</div>` }),
    outcome: 'fail',
    says: ['as in line 8', 'as in line 9', 'as in line 10', 'as in line 11'],
    line: 11,
  },
  {
    check: 'text-repeated',
    name: 'one paragraph',
    page: htmlPage({ content: `<p>${PARAGRAPHS[0]}</p>` }),
    outcome: 'not-applicable',
  },
  { check: 'text-repeated', name: 'different paragraphs', page: htmlPage(), outcome: 'pass' },
  {
    check: 'keyword-stuffing',
    name: 'one phrase in every sentence',
    page: htmlPage({
      content: `<p>${PARAGRAPHS.join(' ')
        .split('. ')
        .slice(0, 9)
        .map(text => `Cheap garden sheds are cheap garden sheds: ${text.slice(0, 20)}`)
        .join('. ')}. ${'We sell cheap garden sheds for cheap garden sheds. '.repeat(8)}</p>`,
    }),
    outcome: 'fail',
    says: ['"cheap garden sheds"'],
  },
  {
    check: 'keyword-stuffing',
    name: 'too little text',
    page: htmlPage({ content: words(20) }),
    outcome: 'not-applicable',
  },
  { check: 'keyword-stuffing', name: 'prose', page: htmlPage(), outcome: 'pass' },
]
