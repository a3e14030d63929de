import type { Case } from '../../../support/tool-cases.ts'
import type { Answer } from '../../../support/web-server.ts'
import { page } from './pages.ts'

const PAGE = 'https://shop.example/page'

/** A page of a site that gives this answer where it has no page. */
const missing = (answer: Answer) => ({
  path: PAGE,
  site: {
    [PAGE]: page('<a href="/">Home</a>'),
    // The one that is asked for is known by its site: sha256("https://shop.example"), the first 16 digits.
    'https://shop.example/seo-preflight-f617a4db4e7353d6': answer,
  },
})

const STYLES = '<link rel="stylesheet" href="css/style.css">'
const FILES = { 'https://shop.example/css/style.css': '' }

/** A site that answers with this body at missing addresses, in folders too, and has these files. */
const relative = (body: string, files: Record<string, Answer> = {}) => {
  const answer = { status: 404, body: page(body) }
  const { path, site } = missing(answer)
  const inFolder = { 'https://shop.example/seo-preflight-f617a4db4e7353d6/page': answer }
  return { path, site: { ...site, ...inFolder, ...files } }
}

/** What a site answers where it has no page, and what the tool says of that. */
export const MISSING_PAGE_CASES: readonly Case[] = [
  {
    check: 'not-found-page-bare',
    outcome: 'pass',
    when: 'a 404 with the navigation',
    ...missing({ status: 404, body: page('<a href="/">Home</a>') }),
  },
  {
    check: 'not-found-page-bare',
    outcome: 'pass',
    when: 'a 404 with a search',
    ...missing({ status: 404, body: page('<form action="/search"></form>') }),
  },
  {
    check: 'not-found-page-bare',
    outcome: 'pass',
    when: 'a 404 whose script leads to the start page',
    ...missing({
      status: 404,
      body: page('<h1>Gone</h1><script>window.location.replace("https://shop.example/")</script>'),
    }),
  },
  {
    check: 'not-found-page-bare',
    outcome: 'pass',
    when: 'a 404 that says that it leads on, by a script in a file',
    ...missing({
      status: 404,
      body: page(
        '<h1>Not found</h1><p>You will be redirected to the home page in 5 seconds.</p><script src="/app.js"></script>',
      ),
    }),
  },
  {
    check: 'not-found-page-bare',
    outcome: 'fail',
    when: 'a 404 without a link',
    ...missing({ status: 404, body: page('<h1>Not Found</h1>') }),
  },
  {
    check: 'not-found-page-bare',
    outcome: 'fail',
    when: 'a 404 that is plain text',
    ...missing({ status: 404, body: 'Not Found', headers: { 'content-type': 'text/plain' } }),
  },
  {
    check: 'not-found-page-bare',
    outcome: 'not-applicable',
    when: 'a 200, which redirects tells of',
    ...missing({ body: page('<h1>Not Found</h1>') }),
  },
  {
    check: 'not-found-page-bare',
    outcome: 'not-measured',
    when: 'a 503',
    ...missing({ status: 503, body: page('') }),
  },
  {
    check: 'not-found-page-bare',
    outcome: 'not-applicable',
    when: 'a 404 that scripts fill, as that of VitePress and of nuxt generate',
    ...missing({ status: 404, body: page('<div id="root"></div><script src="/app.js"></script>') }),
  },
  {
    check: 'not-found-page-bare',
    outcome: 'fail',
    when: 'a local server shows the 404.html of the site',
    // The server of the tests says the same of what it does not have.
    site: { '/page': page('<a href="/">Home</a>'), '/404.html': '<h1>Not found</h1>' },
    says: 'The page has no link to another page of the site.',
    at: '{origin}/404.html',
  },
  {
    check: 'not-found-page-bare',
    outcome: 'fail',
    when: 'a site for GitHub Pages has no page for that',
    site: { '/page': page('') },
    productionUrl: 'https://mary.github.io/bikes/',
    says: 'The site has no 404.html, so GitHub Pages shows its own page, without a link to the site.',
    at: '{origin}/',
  },
  ...(
    [
      ['fail', 'its domain is in the file of GitHub Pages', {}],
      [
        'not-applicable',
        'its domain is in that file, and rules of another host are there',
        { '/_redirects': '/* /index.html 200\n' },
      ],
    ] as const
  ).map(
    ([outcome, when, files]): Case => ({
      check: 'not-found-page-bare',
      outcome,
      when: `a site has no page for that: ${when}`,
      site: { '/page': page(''), '/CNAME': 'bikes.example\n', ...files },
      productionUrl: 'https://bikes.example/',
    }),
  ),
  ...(
    [
      ['Netlify', { '/netlify.toml': '[build]\n  publish = "."\n# [[redirects]]\n#   from = "/*"\n' }],
      ['Netlify', { '/netlify.toml': '[[headers]]\nfor = "/*"\n', '/_redirects': '/old /new 301\n' }],
      ['Vercel', { '/vercel.json': '{"cleanUrls": true, "redirects": [{"source": "/a"}]}' }],
      ['Firebase Hosting', { '/firebase.json': '{"hosting": {"public": ".", "ignore": ["firebase.json"]}}' }],
      [undefined, { '/netlify.toml': '[build]\n  publish = "dist"\n' }],
      [undefined, { '/netlify.toml': '[build]\n  command = "hugo"\n' }],
      [undefined, { '/netlify.toml': '[[redirects]]\n  from = "/*"\n  to = "/index.html"\n' }],
      [undefined, { '/netlify.toml': '', '/_redirects': '/* /index.html 200\n' }],
      [undefined, { '/netlify.toml': '', '/vercel.json': '{}' }],
      [undefined, { '/netlify.toml': '', '/wrangler.toml': '' }],
      [undefined, { '/_redirects': '/old /new 301\n' }],
      [undefined, { '/vercel.json': '{"rewrites": [{"source": "/(.*)", "destination": "/"}]}' }],
      [undefined, { '/vercel.json': '{"framework": "astro"}' }],
      [undefined, { '/vercel.json': 'no JSON' }],
      [undefined, { '/firebase.json': '{"hosting": {"public": "public"}}' }],
      [undefined, { '/firebase.json': '{"hosting": {"public": ".", "rewrites": [{"source": "**"}]}}' }],
      [undefined, { '/netlify.toml': '', '/404.html': page('<p>Nothing here</p>') }],
    ] as const
  ).map(
    ([host, files]): Case => ({
      check: 'not-found-page-bare',
      outcome: host ? 'fail' : 'not-applicable',
      when: `a site has no page for that, and ${JSON.stringify(files).slice(0, 120)}`,
      site: { '/page': page(''), ...files },
      productionUrl: 'https://bikes.example/',
      ...(host && {
        says: `The site has no 404.html, so ${host} shows its own page, without a link to the site.`,
      }),
    }),
  ),
  {
    check: 'not-found-page-bare',
    outcome: 'not-applicable',
    when: 'a local server does not show the 404.html of a site for GitHub Pages',
    site: { '/page': page(''), '/404.html': page('<p>Nothing here</p>') },
    productionUrl: 'https://mary.github.io/bikes/',
  },
  {
    check: 'not-found-page-bare',
    outcome: 'not-applicable',
    when: 'a local server has a page of its own',
    site: { '/page': page('') },
    says: /local server/,
  },
  {
    check: 'not-found-page-relative',
    outcome: 'fail',
    when: 'a 404 page names its style sheet and its links relatively',
    ...relative(`${STYLES}<a href="index.html">Home</a>`, FILES),
    says: '"css/style.css" is relative: from /folder/page it leads to /folder/css/style.css, which does not exist. The page has 1 more such link, style or script.',
  },
  {
    check: 'not-found-page-relative',
    outcome: 'fail',
    when: 'the 404 page is a file of the site',
    ...relative(STYLES, { ...FILES, 'https://shop.example/404.html': page(STYLES) }),
    at: 'https://shop.example/404.html',
    says: /^"css\/style\.css" is relative: from \/folder\/page it leads to/,
  },
  ...(
    [
      ['the file is not there at the root either', relative(STYLES)],
      ['its base is the root', relative(`<base href="/">${STYLES}`, FILES)],
      [
        'its addresses are not relative',
        relative('<a href="/">Home</a><a href="#a">A</a><a href="?a">B</a>'),
      ],
      [
        'the server writes one for each address',
        missing({ status: 404, body: page(`${STYLES}<a href="index.html">Home</a>`) }),
      ],
    ] as const
  ).map(([when, site]): Case => ({ check: 'not-found-page-relative', outcome: 'pass', when, ...site })),
  {
    check: 'not-found-page-relative',
    outcome: 'not-applicable',
    when: 'the 404 page leads on to the start page',
    ...relative(`<meta http-equiv="refresh" content="0; url=/">${STYLES}`, FILES),
  },
  {
    check: 'not-found-page-relative',
    outcome: 'not-applicable',
    when: 'a local server has a page of its own',
    site: page(''),
  },
]
