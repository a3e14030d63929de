import type { CheckDefinition } from '../../tool-definition.ts'

const GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects'
const GOOGLE_STATUS = 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes'
const GOOGLE_CANONICAL =
  'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'
const LOCATION = 'https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2'
const HSTS_PRELOAD = 'https://hstspreload.org/#submission-requirements'

/** The checks of the redirects tool, under their names without the tool's. */
export const CHECKS = {
  'final-status': {
    severity: 'error',
    title: 'The page answers with an error status',
    why: 'Search engines drop a URL that answers 4xx or 5xx, and visitors see an error page.',
    fix: 'Make the URL answer 200, or redirect it permanently to the page that replaces it.',
    help: GOOGLE_STATUS,
  },
  'unusable-status': {
    severity: 'error',
    title: 'The page answers with a status that gives no page',
    why: 'Browsers and search engines expect 200 for a page: with this status there is nothing to show or index.',
    fix: 'Answer 200 with the page, or 301, 302, 307 or 308 with a Location.',
    help: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.4',
  },
  'broken-redirect': {
    severity: 'error',
    title: 'The redirect leads to a page that does not work',
    why: 'Whoever follows it, search engines too, ends at an error, and what the old URL had earned is lost.',
    fix: 'Redirect to a URL that answers 200, or answer 404 or 410 at once where the page is gone for good.',
    help: GOOGLE_STATUS,
  },
  loop: {
    severity: 'error',
    title: 'The page redirects in a loop',
    why: 'Neither browsers nor search engines ever reach a page.',
    fix: 'Find the two rules that send a visitor back and forth, often http and https, www, or the slash at the end.',
    help: GOOGLE_REDIRECTS,
  },
  'loop-without-cookies': {
    severity: 'error',
    title: 'The page redirects in a loop unless cookies are kept',
    why: 'Search engines send no cookies, so they never reach the page that browsers do.',
    fix: 'Answer with the page where the cookie is missing, instead of redirecting until it is there.',
    help: GOOGLE_REDIRECTS,
  },
  'missing-location': {
    severity: 'error',
    title: 'A redirect does not say where to',
    why: 'Without a Location a redirect is no redirect: browsers show its body, search engines find no page.',
    fix: 'Send a Location header with the redirect, or the status that was meant.',
    help: LOCATION,
  },
  'invalid-location': {
    severity: 'error',
    title: 'A redirect leads to no valid web address',
    why: 'Browsers show an error and search engines give the URL up.',
    fix: 'Send an absolute http or https URL, or a path, as the Location.',
    help: LOCATION,
  },
  'conflicting-locations': {
    severity: 'error',
    title: 'A redirect names several targets',
    why: 'Browsers refuse an answer with different Location headers, as it may have been tampered with.',
    fix: 'Send one Location header: two parts of the stack, such as the application and a proxy, each add theirs.',
    help: LOCATION,
  },
  'unencoded-location': {
    severity: 'notice',
    title: 'A redirect target holds characters that URLs do not allow',
    why: 'Programs guess differently at what spaces, backslashes and raw non-ASCII characters mean.',
    fix: 'Percent-encode the Location.',
    help: LOCATION,
  },
  chain: {
    severity: 'warning',
    title: 'The page is reached over several redirects',
    why: 'Each redirect costs visitors a round trip and crawlers a request.',
    fix: 'Redirect the first URL straight to the last one, and link to the last one.',
    help: GOOGLE_REDIRECTS,
  },
  'long-chain': {
    severity: 'error',
    title: 'The page is reached over more than three redirects',
    why: 'Crawlers spread a long chain over several visits or give it up, and visitors wait noticeably.',
    fix: 'Redirect the first URL straight to the last one, and link to the last one.',
    help: GOOGLE_REDIRECTS,
  },
  'endless-chain': {
    severity: 'error',
    title: 'The chain of redirects is longer than search engines follow',
    why: 'Googlebot gives up after ten redirects: the page is not indexed.',
    fix: 'Redirect the first URL straight to the last one.',
    help: GOOGLE_STATUS,
  },
  'temporary-redirect': {
    severity: 'notice',
    title: 'The page redirects temporarily',
    why: 'A 302, 303 or 307 is a weak sign to search engines, which may keep the old URL in their results.',
    fix: 'Use 301 or 308 where the move is for good. A redirect by language or login stays temporary.',
    help: GOOGLE_REDIRECTS,
  },
  'protocol-downgrade': {
    severity: 'error',
    title: 'A redirect leads from https to http',
    why: 'The visit loses its encryption: anyone on the way can read and change the page, and browsers warn.',
    fix: 'Redirect to the https URL.',
    help: 'https://developer.chrome.com/docs/lighthouse/pwa/redirects-http',
  },
  'cross-domain': {
    severity: 'warning',
    title: 'The page redirects to another site',
    why: 'What is audited, indexed and shown is the other site, such as a login page, and not this one.',
    fix: 'If the move is not meant, correct the redirect; if a login is in the way, let the audit in with "headers".',
    help: GOOGLE_REDIRECTS,
  },
  'redirect-to-home': {
    severity: 'warning',
    title: 'The page redirects to the home page',
    why: 'Google treats a redirect of an inner page to the home page as a soft 404, and visitors lose what they sought.',
    fix: 'Redirect to the page that replaces it, or answer 404 or 410.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
  },
  'lost-query': {
    severity: 'notice',
    title: 'A redirect drops the query of the URL',
    why: 'Campaign and filter parameters do not arrive, although the redirect keeps the rest of the URL.',
    fix: 'Append the query to the Location, such as $request_uri in nginx.',
    help: GOOGLE_REDIRECTS,
  },
  'redirect-to-fragment': {
    severity: 'notice',
    title: 'A redirect leads to a part of a page',
    why: 'Search engines ignore what stands behind the #: for them the URL is the whole page, or the home page of an app.',
    fix: 'Give what should be found on its own a URL of its own.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  },
  'redirect-without-hsts': {
    severity: 'notice',
    title: 'A redirect over https leaves out Strict-Transport-Security',
    why: 'The host that redirects stays open to downgrade, and cannot join the preload list of browsers.',
    fix: 'Send the header with every https answer, redirects included.',
    help: HSTS_PRELOAD,
  },
  'uncacheable-redirect': {
    severity: 'notice',
    title: 'A permanent redirect may not be cached',
    why: 'Cache-Control: no-store makes every visit ask again for what never changes.',
    fix: 'Leave no-store out of permanent redirects.',
    help: 'https://www.rfc-editor.org/rfc/rfc9111#section-5.2.2.5',
  },
  'https-not-enforced': {
    severity: 'warning',
    title: 'The site also answers over plain http',
    why: 'Visitors on http are not protected, and search engines find each page twice.',
    fix: 'Redirect every http URL permanently to https.',
    help: 'https://developer.chrome.com/docs/lighthouse/pwa/redirects-http',
  },
  'https-host-order': {
    severity: 'notice',
    title: 'http redirects to another host before https of its own',
    why: 'HSTS can only protect a host that is itself visited over https; the preload list requires this order.',
    fix: 'Redirect http to https on the same host first, then to the preferred host.',
    help: HSTS_PRELOAD,
  },
  'host-variants': {
    severity: 'warning',
    title: 'The addresses with and without www do not lead to one site',
    why: 'Search engines find the site twice and split what it has earned, or visitors of one form get an error.',
    fix: 'Redirect one of the two permanently to the other, with a certificate that covers both.',
    help: GOOGLE_CANONICAL,
  },
  'url-variants': {
    severity: 'notice',
    title: 'The page is also served under other spellings of its URL',
    why: 'Search engines find copies and choose one by themselves.',
    fix: 'Redirect the other spellings, or name the right one in <link rel="canonical">.',
    help: GOOGLE_CANONICAL,
  },
  'soft-404': {
    severity: 'warning',
    title: 'Pages that do not exist do not answer 404',
    why: 'Search engines crawl and index endless error pages, and broken links go unnoticed.',
    fix: 'Answer 404 or 410 for unknown URLs: the status, not only the text of the page.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/troubleshoot-crawling-errors#soft-404-errors',
  },
  'instant-refresh': {
    severity: 'warning',
    title: 'The page redirects by an instant refresh',
    why: 'Search engines must load the page before they see the redirect, and the back button stops working.',
    fix: 'Use an HTTP redirect with 301 or 308. Where the server cannot, add a canonical to the target.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh',
  },
  'delayed-refresh': {
    severity: 'warning',
    title: 'The page sends visitors on after a while',
    why: 'Search engines take a delayed refresh as a temporary redirect, and readers may not be done in time.',
    fix: 'Use an HTTP redirect, or a link that visitors follow when they are ready.',
    help: 'https://www.w3.org/TR/WCAG20-TECHS/F40.html',
  },
  'script-redirect': {
    severity: 'warning',
    title: 'The page redirects by a script',
    why: 'Search engines see the redirect only where and when they run scripts.',
    fix: 'Use an HTTP redirect with 301 or 308.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#jslocation',
  },
  'user-agent-redirect': {
    severity: 'warning',
    title: 'Googlebot is redirected elsewhere than other visitors',
    why: 'Google indexes another page than visitors get; where that is not meant for phones, it counts as cloaking.',
    fix: 'Redirect all user agents alike.',
    help: 'https://developers.google.com/search/docs/essentials/spam-policies#sneaky-redirects',
  },
  'language-redirect': {
    severity: 'notice',
    title: 'The page redirects by the language of the browser',
    why: 'Googlebot sends no Accept-Language, so it sees one language version alone under this URL.',
    fix: 'Link the language versions and mark them with hreflang; let visitors stay on the version they asked for.',
    help: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites',
  },
} as const satisfies Record<string, CheckDefinition>

export type RedirectsCheck = keyof typeof CHECKS
