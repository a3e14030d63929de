import type { CheckDefinition } from '../../judging/tool-definition.ts'

/** How visitors get on from the page. */
export const NAVIGATION_CHECKS = {
  'dead-end': {
    severity: 'notice',
    title: 'The page links to no other page of its site',
    why: 'Whoever comes from a search result can only leave, and crawlers find no way on.',
    fix: 'Put the navigation of the site on the page, or at least a link to its start.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
    example: 'a page at /offer without any link',
  },
  'home-link-missing': {
    severity: 'notice',
    title: 'No link leads to the home page',
    why: 'Visitors who come from a search result look for it at the logo, to see whose site they are on.',
    fix: 'Link the logo or the name of the site to its home page.',
    help: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
    example: '<header><img src="/logo.svg" alt="Example"></header>',
  },
  'language-link-missing': {
    severity: 'notice',
    title: 'The page has versions in other languages and no link to one',
    why: 'Visitors who were sent to the wrong language have no way to their own: hreflang speaks to search engines alone.',
    fix: 'Link to the other language versions, as in the header or footer.',
    help: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites',
    example: '<link rel="alternate" hreflang="de" href="/de/"> and no <a href="/de/">',
  },
  'contact-missing': {
    severity: 'notice',
    title: 'Nothing on the page leads to who is behind it',
    why: 'Visitors, and those who rate pages for Google, look for somebody to turn to before they trust a site.',
    fix: 'Link to an imprint, contact or about page in the footer.',
    help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
    example: '<footer><a href="/a">A</a> <a href="/b">B</a> <a href="/c">C</a></footer>',
  },
  'not-found-page-bare': {
    severity: 'notice',
    title: 'The page for addresses that do not exist leads nowhere',
    why: 'Visitors who followed an old link or mistyped an address leave the site.',
    fix: 'Answer with status 404 and a page that has the navigation of the site, or a link to its start.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
    example: 'HTTP/1.1 404 Not Found\n\n<h1>Not Found</h1>',
  },
} as const satisfies Record<string, CheckDefinition>

export type NavigationCheck = keyof typeof NAVIGATION_CHECKS
