export const id = 2344;
export const ids = [2344,9677];
export const modules = {

/***/ 9677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RE: () => (/* binding */ defineTopic),
/* harmony export */   YR: () => (/* binding */ defineBaselineTopic),
/* harmony export */   allChecksOf: () => (/* binding */ allChecksOf),
/* harmony export */   iE: () => (/* binding */ overSite),
/* harmony export */   m1: () => (/* binding */ defineRunTopic),
/* harmony export */   tg: () => (/* binding */ checksOf),
/* harmony export */   ug: () => (/* binding */ defineSiteTopic)
/* harmony export */ });
/** The same for what only a whole site shows. */
function defineSiteTopic(topic) {
    return topic;
}
/** A check of a page as it is judged over all pages of a site, in one answer under its own id. */
function overSite(check) {
    return { ...check, scope: 'site' };
}
/** The same for what is judged over the pages of a run. */
function defineRunTopic(topic) {
    return topic;
}
/** The same for what only shows beside a baseline. */
function defineBaselineTopic(topic) {
    return topic;
}
/** Ties the names of the checks to the answers, so that no check can be forgotten. */
function defineTopic(topic) {
    return topic;
}
/** The checks of a tool on a page by their names without the tool's, in the order of its topics. */
async function checksOf(tool) {
    return Object.assign({}, ...(await tool.topics()).map(({ checks }) => checks));
}
/**
 * The same with those that it judges over the pages of a run, of a whole site, and beside a baseline. What a topic of sites judges under the
 * id of another check is that check.
 */
async function allChecksOf(tool) {
    const ofRun = (await tool.runTopics?.()) ?? [];
    const ofSite = (await tool.siteTopics?.()) ?? [];
    const ofBaseline = (await tool.baselineTopics?.()) ?? [];
    const beside = [...ofRun, ...ofBaseline];
    const own = Object.assign({}, await checksOf(tool), ...beside.map(({ checks }) => checks));
    return { ...own, ...Object.assign({}, ...ofSite.map(({ checks }) => checks)), ...own };
}


/***/ }),

/***/ 62344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ ALL_TOOLS),
  ENGINE_TOOLS: () => (/* binding */ ENGINE_TOOLS),
  allChecks: () => (/* binding */ allChecks),
  J: () => (/* binding */ globalsOfTools)
});

// EXTERNAL MODULE: ./lib/api/tools.js
var api_tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/accessibility.js
/**
 * What keeps people with disabilities from the page, as axe-core finds it.
 *
 * Left out: rules of level AAA, which WCAG itself says not to ask of whole sites; rules that axe calls experimental or
 * deprecated; `frame-tested`, which tells of the measurement and not of the page. A run in jsdom and the fetching of
 * style sheets by ourselves are not needed beside a real browser.
 */
const accessibilityTool = {
    name: 'accessibility',
    title: 'Accessibility',
    instrument: 'Lighthouse',
    needs: ['rendered'],
    gathers: ['axe'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(4805), __webpack_require__.e(2044), __webpack_require__.e(2041), __webpack_require__.e(6485), __webpack_require__.e(5596)]).then(__webpack_require__.bind(__webpack_require__, 48986))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/broken-links.js
/**
 * Whether all that a page refers to is there.
 *
 * Left out: canonical and hreflang (serp and hreflang judge their targets), mixed content (security), texts of links
 * (content), soft 404s (content and redirects: a status alone shows none), chains of temporary redirects (normal for
 * sign-in and languages), target=_blank without rel (browsers imply noopener), upper case in hosts and paths (URLs
 * ignore the one and mean the other), orphans (one page cannot tell), forms that send by POST (they are not to be
 * opened), links in <noscript> and <template> (neither browsers with scripts nor search engines show them), images
 * that scripts load once they are scrolled to, what scripts load from other sites, what the files of style sheets refer to, images
 * apart that Chrome asked for.
 * robots.txt of targets is not asked for: checking one address that the audited page names is no crawling.
 */
const brokenLinksTool = {
    name: 'broken-links',
    title: 'Broken links',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(4805), __webpack_require__.e(2044), __webpack_require__.e(2041), __webpack_require__.e(6944), __webpack_require__.e(1644), __webpack_require__.e(7753), __webpack_require__.e(9183), __webpack_require__.e(3153), __webpack_require__.e(2288), __webpack_require__.e(660), __webpack_require__.e(4281), __webpack_require__.e(9131), __webpack_require__.e(1168), __webpack_require__.e(3553)]).then(__webpack_require__.bind(__webpack_require__, 45386))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(4805), __webpack_require__.e(2044), __webpack_require__.e(2041), __webpack_require__.e(3124), __webpack_require__.e(9183), __webpack_require__.e(4281), __webpack_require__.e(9785)]).then(__webpack_require__.bind(__webpack_require__, 27714))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(4805), __webpack_require__.e(2044), __webpack_require__.e(2041), __webpack_require__.e(6944), __webpack_require__.e(3124), __webpack_require__.e(1644), __webpack_require__.e(7753), __webpack_require__.e(9183), __webpack_require__.e(3153), __webpack_require__.e(2288), __webpack_require__.e(660), __webpack_require__.e(4281), __webpack_require__.e(1168), __webpack_require__.e(9137)]).then(__webpack_require__.bind(__webpack_require__, 89137))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/content/content.js
/**
 * Judges the text of a page as search engines render it, and as sent where Chrome cannot show it.
 *
 * Not checked, and why: text/HTML ratio, paragraphs over 150 and sentences over 25 words, readability, lists and
 * tables, freshness (no search engine judges by them, and no team holds a release for them: facts); headings per 300 words, passive voice (folklore); title equal to H1 (good
 * practice); alternative texts (accessibility); nofollow on links (broken-links); near duplicates of other pages (one
 * page cannot tell: `facts.textFingerprint`); hidden text, text in the background's colour (rules of style decide on
 * them, and most of it is there to be opened).
 */
const contentTool = {
    name: 'content',
    title: 'Content',
    needs: ['page'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(4805), __webpack_require__.e(2044), __webpack_require__.e(2041), __webpack_require__.e(6944), __webpack_require__.e(3124), __webpack_require__.e(1644), __webpack_require__.e(7753), __webpack_require__.e(9183), __webpack_require__.e(3153), __webpack_require__.e(2288), __webpack_require__.e(660), __webpack_require__.e(3692), __webpack_require__.e(9803), __webpack_require__.e(6485), __webpack_require__.e(9142)]).then(__webpack_require__.bind(__webpack_require__, 29142))).topics,
    hasLightTopics: true,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(3124), __webpack_require__.e(4265), __webpack_require__.e(5540)]).then(__webpack_require__.bind(__webpack_require__, 82255))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(3124), __webpack_require__.e(5017), __webpack_require__.e(4265), __webpack_require__.e(3779)]).then(__webpack_require__.bind(__webpack_require__, 43779))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/cookies.js
/**
 * Cookies that the page and the redirects to it set over HTTP, as browsers store or reject them, those that are there
 * when it has been loaded in Chrome, and what the page has to do with consent.
 *
 * Left out: a leading dot in Domain (means nothing), a missing Path and wide Domain (choices), cookies on static files,
 * Clear-Site-Data and gpc.json (need requests that tell nothing of the page), consent banners that work or not (need a
 * visitor who clicks).
 */
const cookiesTool = {
    name: 'cookies',
    title: 'Cookies',
    needs: ['page', 'site'],
    gathers: ['globals', 'cookies', 'shownBanners'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(2044), __webpack_require__.e(9131), __webpack_require__.e(6009)]).then(__webpack_require__.bind(__webpack_require__, 76009))).topics,
    globals: async () => (await __webpack_require__.e(/* import() */ 9725).then(__webpack_require__.bind(__webpack_require__, 69725))).CONSENT_GLOBALS,
};

;// CONCATENATED MODULE: ./lib/engine/tools/dns/dns.js
/**
 * Records of the audited host, of its zone and of the mail of its domain, as a recursive resolver gives them.
 *
 * Left out: what needs questions to single name servers, which many networks block (whether parent and zone agree, lame
 * servers, zone transfer, AS of the networks), reverse names of addresses (mean something for mail servers alone), TLSA (no
 * browser reads it, and those of mail servers need port 25, closed on runners), low times to live and round trips (a
 * cache does not show them), the SPF record type (gone since RFC 7208) and length of TXT records (EDNS), parked and
 * expired domains (a guess from the page), letters of one script that look like another's (browsers decide by lists of
 * their own), hosting and CDN (`technology`).
 *
 * Facts alone, since nobody who builds a site acts on them: addresses of IPv6, times to live, chains of CNAMEs, CAA and
 * DNSSEC where there are none, the times of the zone, how far SPF and DMARC keep forged mail off, DKIM keys of common
 * names, BIMI (a draft), verification records, HTTPS records, wildcards.
 */
const dnsTool = {
    name: 'dns',
    title: 'DNS',
    needs: ['dns'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(827)]).then(__webpack_require__.bind(__webpack_require__, 40827))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/geo/geo.js
/**
 * Whether AI search can find, read and cite a page, and for which country the page is. No standard and no measured
 * ranking stands behind the first half, so its score is a heuristic and no part of the page's.
 *
 * Judged is the page as sent, since most crawlers of AI services run no scripts.
 *
 * Left out: the accessibility tree (`accessibility`) and WebMCP (a draft that hardly a site knows); an llms.txt that is missing,
 * llms-full.txt and Markdown copies (Google: of no use to it); links in llms.txt (nothing follows from them);
 * boilerplate, section lengths, statistics, definitions (folklore: facts at most); IndexNow keys (their address is
 * secret); opening hours and required properties (`schema`); x-default and languages (`hreflang`); redirects by country
 * and the place of the server (one place cannot tell); coordinates against the country (takes a map); geo meta tags
 * (Google ignores them: facts).
 */
const geoTool = {
    name: 'geo',
    title: 'AI search and regional targeting',
    isHeuristic: true,
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(4805), __webpack_require__.e(2044), __webpack_require__.e(2041), __webpack_require__.e(6944), __webpack_require__.e(1644), __webpack_require__.e(9183), __webpack_require__.e(314), __webpack_require__.e(7741)]).then(__webpack_require__.bind(__webpack_require__, 80913))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/hreflang.js
/**
 * The language versions of a page and the language it declares.
 *
 * Left out: versions named in the sitemap (the sitemap tool judges their codes, their links back and whether they agree
 * with those of the page, since it reads the file); the language of the text against lang (`content`); a number of
 * versions that is too many (no search engine gives a limit); variants and extensions of codes (Google reads language,
 * script and region alone, and they do no harm); a canonical with hreflang on it (`serp`); Content-Language (Google
 * ignores it; a fact).
 */
const hreflangTool = {
    name: 'hreflang',
    title: 'Language versions',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(4805), __webpack_require__.e(2044), __webpack_require__.e(2041), __webpack_require__.e(6944), __webpack_require__.e(1644), __webpack_require__.e(7753), __webpack_require__.e(9183), __webpack_require__.e(3692), __webpack_require__.e(9803), __webpack_require__.e(6227), __webpack_require__.e(856), __webpack_require__.e(7161)]).then(__webpack_require__.bind(__webpack_require__, 58800))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(6944), __webpack_require__.e(3124), __webpack_require__.e(7497), __webpack_require__.e(1145)]).then(__webpack_require__.bind(__webpack_require__, 91089))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(4805), __webpack_require__.e(2044), __webpack_require__.e(2041), __webpack_require__.e(6944), __webpack_require__.e(3124), __webpack_require__.e(1644), __webpack_require__.e(9183), __webpack_require__.e(856), __webpack_require__.e(7497), __webpack_require__.e(5290)]).then(__webpack_require__.bind(__webpack_require__, 40322))).siteTopics,
    hasLightTopics: true,
};

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/mobile.js
/**
 * How the page suits a phone: its markup, its layout in Chrome, and what the server sends to phones.
 *
 * Left out: zooming switched off, small and crowded targets (axe's `meta-viewport`, `meta-viewport-large` and
 * `target-size` in `accessibility`); missing alternatives in srcset and image sizes (`pagespeed`); theme colours, touch
 * icons and telephone links, and the lack of a manifest, without which nothing is wrong; types of inputs (`ux`); AMP, which Google
 * no longer asks for; pages of their own for phones (`rel=alternate media`), which `hreflang` and `redirects` follow;
 * guesses at layout from inline styles, which Chrome makes needless.
 */
const mobileTool = {
    name: 'mobile',
    title: 'Mobile',
    needs: ['rendered'],
    gathers: [
        'layout',
        'narrowLayout',
        'fixedBars',
        'unsaidMenus',
        'lateContent',
        'headerOverlaps',
        'sidewaysTexts',
    ],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(2044), __webpack_require__.e(7211), __webpack_require__.e(9855)]).then(__webpack_require__.bind(__webpack_require__, 69855))).topics,
    hasLightTopics: true,
};

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/pagespeed.js
/**
 * How fast the page loads, by Lighthouse: its performance score, its metrics with Google's bounds, and the causes that
 * it names, each under its own id. Without Chrome the markup and the answers of the server show a part of them.
 *
 * Left out: `viewport-insight` (the tool `mobile`); HTML beyond what Googlebot reads (`serp/page-too-large`); `network-dependency-tree-insight`, which every page with a style
 * sheet fails (`style-sheet-imported` tells the link of its chains that can go); `inp-breakdown-insight`, for which somebody must click; `long-tasks`, `bootup-time`,
 * `mainthread-work-breakdown`, `lcp-breakdown-insight` and `cls-culprits-insight`, which explain a metric and stand
 * with it; `document-latency-insight`, whose parts are checks of their own; `non-composited-animations` and
 * `user-timings`, which do not say that something is wrong. Order of the head, preconnect hints, `Server-Timing`,
 * speculation rules, request counts and inline sizes are advice whose gain on a page nobody can tell beforehand.
 */
const pagespeedTool = {
    name: 'pagespeed',
    title: 'Page speed',
    instrument: 'Lighthouse',
    needs: ['lighthouse'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2013), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(2044), __webpack_require__.e(7211), __webpack_require__.e(1499)]).then(__webpack_require__.bind(__webpack_require__, 51499))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/redirects.js
/**
 * What stands between a URL and its page: redirects of every kind, and the spellings that should lead to one page.
 *
 * Left out: relative Locations (RFC 9110 section 10.2.2 allows them), size and content of a redirect's body (nobody
 * sees it), the canonical of the target (serp), sitemaps, hreflang and links to redirecting URLs (their tools).
 */
const redirectsTool = {
    name: 'redirects',
    title: 'Redirects',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(6944), __webpack_require__.e(5471), __webpack_require__.e(6234)]).then(__webpack_require__.bind(__webpack_require__, 11407))).topics,
    baselineTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(6944), __webpack_require__.e(3124), __webpack_require__.e(5644)]).then(__webpack_require__.bind(__webpack_require__, 79849))).baselineTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(3124), __webpack_require__.e(5017), __webpack_require__.e(5471), __webpack_require__.e(9027)]).then(__webpack_require__.bind(__webpack_require__, 77836))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/robots/robots.js
/**
 * robots.txt of the site, and what the page itself tells crawlers.
 *
 * Left out: the age of a cached robots.txt (it is a fact, not a fault); a byte-order mark, non-ASCII patterns, letter
 * case and line ends (all crawlers take them); crawl-delay and clean-param (Bing and Yandex read them); rules that a
 * shorter rule covers (style); noarchive (retired by Google, read by Bing); which AI crawlers are let in (geo).
 */
const robotsTool = {
    name: 'robots',
    title: 'robots.txt and indexing rules',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(4805), __webpack_require__.e(2044), __webpack_require__.e(2041), __webpack_require__.e(6944), __webpack_require__.e(1644), __webpack_require__.e(7753), __webpack_require__.e(9183), __webpack_require__.e(3153), __webpack_require__.e(2288), __webpack_require__.e(660), __webpack_require__.e(8188)]).then(__webpack_require__.bind(__webpack_require__, 78357))).topics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(3124), __webpack_require__.e(5017), __webpack_require__.e(7899)]).then(__webpack_require__.bind(__webpack_require__, 68739))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/schema/schema.js
/**
 * Structured data: its syntax, the vocabulary of schema.org, what Google's rich results ask for, and whether the page
 * says the same.
 *
 * Left out: the name of the site on the home page and breadcrumbs in results (`serp`); dateModified before datePublished
 * and authors (`content`); whether country codes are given out, and pending terms (no fault: consumers read them);
 * Organization and WebSite missing on the home page, retired rich results, names that schema.org has replaced and syntaxes
 * in use (facts); the same item twice, underscores in language tags, a breadcrumb of one entry (nobody acts on them);
 * carousels of businesses, products and events (a beta in some countries); an author's visible name (bylines take many
 * forms); addresses of development servers in links (`broken-links`).
 */
const schemaTool = {
    name: 'schema',
    title: 'Structured data',
    needs: ['page'],
    subject: /ld\+json|\bitem(?:scope|type|prop)\b|\b(?:typeof|vocab)\s{0,9}=/i,
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(4805), __webpack_require__.e(2044), __webpack_require__.e(2041), __webpack_require__.e(9183), __webpack_require__.e(314), __webpack_require__.e(3177), __webpack_require__.e(6028), __webpack_require__.e(7080)]).then(__webpack_require__.bind(__webpack_require__, 67080))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(3124), __webpack_require__.e(293), __webpack_require__.e(9405)]).then(__webpack_require__.bind(__webpack_require__, 59405))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(3124), __webpack_require__.e(293), __webpack_require__.e(1679)]).then(__webpack_require__.bind(__webpack_require__, 91679))).siteTopics,
    hasLightTopics: true,
};

;// CONCATENATED MODULE: ./lib/engine/tools/security/security.js
/**
 * Headers as the MDN HTTP Observatory judges them, TLS by handshakes, and what else of the page can be attacked.
 *
 * Left out: OCSP stapling (authorities give OCSP up), ALPN and HTTP/3 (`pagespeed` judges the version of HTTP; here they
 * are facts), `target=_blank` without noopener (browsers imply it since 2021), libraries with known holes (`technology`
 * knows the libraries), absent Permissions-Policy and security.txt (not faults), cipher suites beside the one that was
 * agreed on (this TLS library no longer has the broken ones), single hosts of the HSTS preload list (see transport.ts).
 */
const securityTool = {
    name: 'security',
    title: 'Security',
    instrument: 'HTTP Observatory',
    needs: ['page', 'site'],
    gathers: ['mixedContent'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(7556), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(8127), __webpack_require__.e(6681)]).then(__webpack_require__.bind(__webpack_require__, 56681))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/serp/serp.js
/**
 * How a page appears in search results and in shared links: title, description, canonical, favicon, site name, social
 * card.
 *
 * Left out: the status of the page and meta refresh (`redirects`), charset and doctype (`ux`), html lang and canonical
 * against hreflang (`hreflang`), dates and required properties of structured data (`schema`, `content`); title equal to
 * H1, meta keywords and file extensions in URLs are no faults; Google recommends words of the audience's language in
 * URLs, so non-ASCII is none either; twitter:card may be missing, since X falls back to Open Graph.
 * Judged is what scripts make of the page; the social card, the end of `<head>` and what is not closed as sent.
 */
const serpTool = {
    name: 'serp',
    title: 'Search result preview',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2013), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(4805), __webpack_require__.e(2044), __webpack_require__.e(2041), __webpack_require__.e(6944), __webpack_require__.e(1644), __webpack_require__.e(9183), __webpack_require__.e(314), __webpack_require__.e(3177), __webpack_require__.e(7509), __webpack_require__.e(3825)]).then(__webpack_require__.bind(__webpack_require__, 33825))).topics,
    hasLightTopics: true,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(3124), __webpack_require__.e(3377)]).then(__webpack_require__.bind(__webpack_require__, 16421))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(4805), __webpack_require__.e(2044), __webpack_require__.e(2041), __webpack_require__.e(3124), __webpack_require__.e(9183), __webpack_require__.e(314), __webpack_require__.e(5017), __webpack_require__.e(7509), __webpack_require__.e(5856)]).then(__webpack_require__.bind(__webpack_require__, 26808))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sitemap.js
/**
 * The sitemaps of the site, and whether the page is in them. All but the latter is worked out once for all pages of a
 * site, in one pass over its sitemaps.
 *
 * Left out: a byte-order mark and CDATA (all readers take them); how old a lastmod is (a page may be right for years);
 * trailing slashes and letter case of addresses (style, see `serp`); changefreq and priority beyond their form (Google
 * ignores both); tags of extensions that Google has retired (ignored, without harm); a sitemap that robots.txt names and
 * that answers 404 (`robots`); non-ASCII addresses (read as IRIs by Google and Bing).
 */
const sitemapTool = {
    name: 'sitemap',
    title: 'Sitemaps',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(4805), __webpack_require__.e(2044), __webpack_require__.e(2041), __webpack_require__.e(6944), __webpack_require__.e(1644), __webpack_require__.e(7753), __webpack_require__.e(3153), __webpack_require__.e(2288), __webpack_require__.e(660), __webpack_require__.e(6981)]).then(__webpack_require__.bind(__webpack_require__, 39057))).topics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(4805), __webpack_require__.e(2041), __webpack_require__.e(6944), __webpack_require__.e(3124), __webpack_require__.e(1644), __webpack_require__.e(7753), __webpack_require__.e(3153), __webpack_require__.e(2288), __webpack_require__.e(660), __webpack_require__.e(6879)]).then(__webpack_require__.bind(__webpack_require__, 62433))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/technology/technology.js
/**
 * What the page is made with, and which of it is known to be broken.
 *
 * Left out: DNS records (`dns` reads them); bytes by third party (`pagespeed`); links to a vendor and names of carriers
 * in the text as evidence (they show no use); several properties of Google Analytics on one page (often meant so; the
 * same tag twice is `duplicate-tag`); versions in headers (`security` has them).
 */
const technologyTool = {
    name: 'technology',
    title: 'Technology',
    needs: ['page'],
    gathers: ['globals', 'cookies'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(8127), __webpack_require__.e(9157)]).then(__webpack_require__.bind(__webpack_require__, 69630))).topics,
    globals: async () => (await __webpack_require__.e(/* import() */ 9897).then(__webpack_require__.bind(__webpack_require__, 79897))).globalPaths(),
};

;// CONCATENATED MODULE: ./lib/engine/tools/ux/ux.js
/**
 * What visitors meet: a document that browsers understand, ways on, forms that can be filled in, and nothing in the
 * way when the page opens.
 *
 * Left out, for their owners have them: what closes the head, several titles, favicon (serp); plug-ins, overlays,
 * width on a phone, type sizes, viewport (mobile); labels, names of frames, landmarks, skip links, tabindex, sound that plays by
 * itself, ids that ARIA uses (accessibility); images without dimensions, layout shifts and their causes,
 * how fonts load (pagespeed); broken anchors and javascript: links (broken-links); empty and generic links (content); breadcrumbs
 * (serp); status of missing pages (redirects); forms over http (security); consent and privacy links (cookies).
 * Left out, for nothing is wrong without them or nobody can tell: print styles, manifest and theme colour, a search
 * field, the number of fields, types of buttons in forms (submit is what most mean), target=_blank, dark patterns,
 * link density, looks of links. Scrolling without end: one look at a page does not show it.
 */
const uxTool = {
    name: 'ux',
    title: 'User experience',
    needs: ['rendered', 'site'],
    gathers: [
        'layout',
        'desktopLayout',
        'permissions',
        'scriptedAnchors',
        'unrevealedText',
        'deadMenus',
        'closedMenus',
        'lostMenu',
        'buttonsBeyondScreen',
        'lostLanguages',
        'unseenFocus',
        'undefinedHandlers',
        'unservedForms',
        'pasteRefusals',
        'hoverMenus',
        'stateContrasts',
        'coveredTargets',
        'coveredControls',
        'coveredTexts',
        'unsaidMenus',
        'wrappedMenus',
        'answeredLinks',
        'modifiedClicks',
        'screenshots',
    ],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(1991), __webpack_require__.e(4805), __webpack_require__.e(2044), __webpack_require__.e(2041), __webpack_require__.e(6944), __webpack_require__.e(1644), __webpack_require__.e(7753), __webpack_require__.e(9183), __webpack_require__.e(3153), __webpack_require__.e(2288), __webpack_require__.e(9131), __webpack_require__.e(6227), __webpack_require__.e(6028), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(3124), __webpack_require__.e(3692), __webpack_require__.e(598)]).then(__webpack_require__.bind(__webpack_require__, 39362))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(3124), __webpack_require__.e(5737)]).then(__webpack_require__.bind(__webpack_require__, 37206))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/index.js



















/** The tools of the engine: one for each name of the contract. */
const ENGINE_TOOLS = {
    robots: robotsTool,
    sitemap: sitemapTool,
    schema: schemaTool,
    serp: serpTool,
    hreflang: hreflangTool,
    mobile: mobileTool,
    security: securityTool,
    pagespeed: pagespeedTool,
    redirects: redirectsTool,
    content: contentTool,
    technology: technologyTool,
    accessibility: accessibilityTool,
    ux: uxTool,
    cookies: cookiesTool,
    dns: dnsTool,
    'broken-links': brokenLinksTool,
    geo: geoTool,
};
/** All of them, in the order of the contract. */
const ALL_TOOLS = api_tools/* TOOLS */.It.map(name => ENGINE_TOOLS[name]);
/** All checks, with the ids that they have in reports and settings. */
async function allChecks() {
    return await Promise.all(ALL_TOOLS.map(async (tool) => {
        const checks = Object.entries(await (0,tool_definition.allChecksOf)(tool));
        return { tool, checks: checks.map(([name, check]) => ({ id: `${tool.name}/${name}`, ...check })) };
    }));
}
/** Names of all global variables that the topics of some tools ask for, see {@link ToolDefinition.globals}. */
async function globalsOfTools(tools = api_tools/* TOOLS */.It) {
    const names = await Promise.all(tools.map(tool => ENGINE_TOOLS[tool].globals?.() ?? []));
    return names.flat();
}


/***/ })

};
