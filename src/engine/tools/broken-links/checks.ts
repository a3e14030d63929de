import type { CheckDefinition } from '../../tool-definition.ts'

const CRAWLABLE = 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable'
const STATUS = 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes'
const URL_STANDARD = 'https://url.spec.whatwg.org/#url-writing'

/** The checks of the broken-links tool, under their names without the tool's. */
export const CHECKS = {
  'broken-internal-link': {
    severity: 'error',
    title: 'A link to a page of the site is broken',
    why: 'Visitors end at an error page, and search engines lose the way to what should be there.',
    fix: 'Correct the address, remove the link, or bring the page back or redirect it.',
    help: STATUS,
  },
  'broken-internal-resource': {
    severity: 'error',
    title: 'An image, script, style or frame of the site is missing',
    why: 'The page shows or works without it, for visitors and for search engines that render it.',
    fix: 'Correct the address or deploy the file.',
    help: STATUS,
  },
  'broken-external-link': {
    severity: 'warning',
    title: 'A link to another site is broken',
    why: 'Visitors end at an error, and a page with dead links looks abandoned.',
    fix: 'Link to where the content moved to, or remove the link.',
    help: STATUS,
  },
  'broken-external-resource': {
    severity: 'warning',
    title: 'An image, script, style or frame of another site is missing',
    why: 'The page shows or works without it.',
    fix: 'Correct the address, or serve the file from your own site.',
    help: STATUS,
  },
  'broken-metadata-link': {
    severity: 'warning',
    title: 'The metadata of the page names an address that is broken',
    why: 'Icons, preview images, the web app manifest, feeds and structured data with dead addresses are ignored by those who read them.',
    fix: 'Correct the address, or remove it.',
    help: STATUS,
  },
  'broken-fragment': {
    severity: 'warning',
    title: 'A link leads to a place that its page does not have',
    why: 'The browser opens the page at its top, and the reader does not find what the link promised.',
    fix: 'Use the id of an element of that page behind the #.',
    help: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment',
  },
  'redirected-link': {
    severity: 'notice',
    title: 'A link leads to an address that has moved for good',
    why: 'Each visit takes a detour, and the redirect may be gone one day.',
    fix: 'Link to the new address.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  },
  'insecure-internal-link': {
    severity: 'warning',
    title: 'The HTTPS page links to its own site over HTTP',
    why: 'Visitors leave the protected connection, and search engines are shown a second address of the page.',
    fix: 'Use https: addresses, or relative ones.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  },
  'nofollow-internal-link': {
    severity: 'notice',
    title: 'A link within the site is marked nofollow',
    why: 'Search engines may not take this way to the page, and it gets no weight from the link.',
    fix: 'Leave nofollow out within the site; keep crawlers from pages with robots.txt or noindex where that is meant.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  },
  'local-address': {
    severity: 'error',
    title: 'The page refers to an address of a development machine or a private network',
    why: 'It works for whoever built the page, and for nobody else.',
    fix: 'Use the public address, or a relative one.',
    help: 'https://www.rfc-editor.org/rfc/rfc6761#section-6.3',
  },
  'staging-link': {
    severity: 'warning',
    title: 'The page links to a test version of its site',
    why: 'Visitors and search engines find pages that are not meant for them.',
    fix: 'Use the public address, or a relative one.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  },
  'malformed-address': {
    severity: 'error',
    title: 'An address of the page cannot work as written',
    why: 'Browsers and crawlers cannot open what is no URL, or take it for a file beside the page.',
    fix: 'Write the address as https://host/path, or as a path.',
    help: URL_STANDARD,
  },
  'unsafe-characters': {
    severity: 'notice',
    title: 'An address holds blanks, line breaks or backslashes',
    why: 'Browsers repair that; other programs that read the page may cut the address or read it otherwise.',
    fix: 'Write a blank as %20, and / in place of \\.',
    help: URL_STANDARD,
  },
  'address-too-long': {
    severity: 'notice',
    title: 'A link has more than 2,000 characters',
    why: 'Servers, proxies and crawlers cut or refuse such addresses, and sitemaps allow 2,048 characters.',
    fix: 'Shorten the address: keep state out of it.',
    help: 'https://www.sitemaps.org/protocol.html#locdef',
  },
  'uncrawlable-link': {
    severity: 'warning',
    title: 'A link works only by a script',
    why: 'Search engines follow links by their href; without an address there they do not find the page.',
    fix: 'Give the link the address of its page in href, or use <button> where it leads nowhere.',
    help: CRAWLABLE,
  },
  'invalid-mailto': {
    severity: 'warning',
    title: 'A mail link has no valid address',
    why: 'Mail programs open with a wrong recipient or none, and the message does not arrive.',
    fix: 'Write mailto:name@host; several addresses are parted by commas.',
    help: 'https://www.rfc-editor.org/rfc/rfc6068#section-2',
  },
  'invalid-tel': {
    severity: 'warning',
    title: 'A telephone link has no valid number',
    why: 'Phones cannot dial it.',
    fix: 'Write tel:+ and the number with country code in digits.',
    help: 'https://www.rfc-editor.org/rfc/rfc3966#section-3',
  },
} as const satisfies Record<string, CheckDefinition>

export type BrokenLinksCheck = keyof typeof CHECKS
