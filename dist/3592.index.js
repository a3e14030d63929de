export const id = 3592;
export const ids = [3592];
export const modules = {

/***/ 47481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NQ: () => (/* binding */ opensMenu),
/* harmony export */   _D: () => (/* binding */ holdersOfLists),
/* harmony export */   a6: () => (/* binding */ isBesideLinks),
/* harmony export */   wB: () => (/* binding */ hasClassOfScripts)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const SERVED = /(?:^|[\s_-])(?:js|toggle|toggler|trigger|open|close|show|hide|modal|popup|dialog|dropdown|collapse|accordion|tab|tabs|slide|slider|carousel|prev|next|cookie|cookies|consent|lang|language|search|share|print|play|video|gallery|lightbox|filter|sort|load|more|scroll|top|menu|burger|cart|login|theme|submit|active|current)(?:$|[\s_-])/i;
const MAX_CLASSES = 1000;
function hasClassOfScripts(link) {
    return SERVED.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'class') ?? '').slice(0, MAX_CLASSES));
}
const BOX = /(?:^|[\s_-])(?:drop-?down|sub-?menu|mega-?menu|fly-?out)(?:$|[\s_-])/i;
const MAX_STEPS_TO_BOX = 3;
const MIN_LINKS = 2;
function holdersOfLists(document) {
    const holders = new Set();
    for (const list of document.elements('ul', 'ol', 'menu')) {
        let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(list);
        if (at)
            holders.add(at);
        for (let step = 0; at && step < MAX_STEPS_TO_BOX; step++) {
            const around = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at);
            if (around && isBox(at))
                holders.add(around);
            at = around;
        }
    }
    for (const box of document.elements('div')) {
        const around = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(box);
        if (around && isBox(box) && holdsLinks(box))
            holders.add(around);
    }
    return holders;
}
function holdsLinks({ childNodes }) {
    return childNodes.filter(node => node.nodeName === 'a').length >= MIN_LINKS;
}
function isBox(element) {
    return element.tagName === 'div' && BOX.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class') ?? '').slice(0, MAX_CLASSES));
}
function opensMenu(link, holders) {
    const parent = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(link);
    const isHeading = parent !== undefined && /^h[1-6]$/.test(parent.tagName);
    const around = isHeading ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(parent) : parent;
    return around !== undefined && holders.has(around);
}
function isBesideLinks(link) {
    const siblings = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(link)?.childNodes.filter(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq) ?? [];
    const next = siblings[siblings.indexOf(link) + 1];
    return next?.tagName === 'div' && holdsLinks(next);
}


/***/ }),

/***/ 37411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isElementorAction)
/* harmony export */ });
const ACTION = /^elementor-action(?::|%3a)/i;
function isElementorAction(fragment) {
    return ACTION.test(fragment);
}


/***/ }),

/***/ 59257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ isEmptyInvitation),
/* harmony export */   Ul: () => (/* binding */ isStartOfNetwork),
/* harmony export */   WK: () => (/* binding */ networkAt)
/* harmony export */ });
const NETWORKS = /^(?:www\.|m\.|[a-z]{2}-[a-z]{2}\.)?(facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest|threads|snapchat|vimeo|dribbble|behance)\.(?:com|net|de|fr|es|it)$/;
const SHORT_HOSTS = new Map([
    ['wa.me', 'whatsapp'],
    ['t.me', 'telegram'],
    ['discord.gg', 'discord'],
]);
function networkAt({ hostname }) {
    return NETWORKS.exec(hostname)?.[1] ?? SHORT_HOSTS.get(hostname);
}
function isStartOfNetwork(url) {
    return networkAt(url) !== undefined && url.pathname === '/' && url.search === '';
}
function isEmptyInvitation({ hostname, pathname, search }) {
    return hostname === 'discord.gg' && pathname === '/' && search === '';
}


/***/ }),

/***/ 11121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ folderOfIndexFile),
/* harmony export */   w: () => (/* binding */ indexFileLinks)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79786);
/* harmony import */ var _judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79183);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9677);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44310);
/* harmony import */ var _page_text_regions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13615);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25218);
/* harmony import */ var _outside_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60256);
/* harmony import */ var _own_link_forms_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57837);
/* harmony import */ var _page_targets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9934);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(45375);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47791);












const indexFileLinks = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_8__/* .defineTopic */ .RE)({
    checks: {
        'index-file-link': {
            severity: 'notice',
            title: 'Links name index.html, so that a page has two URLs',
            why: 'Each page has a URL with the file and one without it. Links, shares and statistics are divided, and search engines crawl both.',
            fix: 'Link to the folder: /sizes/ instead of /sizes/index.html, / instead of /index.html. Name it in the canonical as well.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="/sizes/index.html">Sizes</a>, on a page whose canonical is https://www.example.com/',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, site, targets } = await (0,_page_targets_js__WEBPACK_IMPORTED_MODULE_6__/* .checkedPage */ .R)(visit);
        const judgement = judgeLinks(page, site, targets);
        const indexFiles = addressesOf(site, targets, isIndexFile);
        const htmlFiles = addressesOf(site, targets, isHtmlFile);
        const facts = {
            ...(indexFiles.length > 0 && { indexFiles }),
            ...(htmlFiles.length > 0 && { htmlFiles }),
        };
        return {
            judgements: (0,_judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessUnfilled */ .ED)(page, { 'index-file-link': judgement }, ['not-applicable']),
            ...(Object.keys(facts).length > 0 && { facts }),
        };
    },
});
const INDEX_FILE = /\/(?:index|default)\.(?:html?|php|aspx?)$/i;
const HTML_FILE = /\.html?$/i;
const MAX_FACTS = 50;
function folderOfIndexFile(address) {
    return INDEX_FILE.test(address) ? address.replace(INDEX_FILE, '/') : undefined;
}
function addressesOf(site, targets, isOfKind) {
    const files = targets
        .filter(target => isLinkWithin(site, target) && isOfKind(target))
        .map(({ address, url }) => (0,_site_js__WEBPACK_IMPORTED_MODULE_7__/* .copyHere */ .AA)(site, address)?.url ?? url);
    return [...new Set(files)].slice(0, MAX_FACTS);
}
function isHtmlFile({ address, answer, links }) {
    const { pathname, search } = address;
    if (!HTML_FILE.test(pathname) || INDEX_FILE.test(pathname) || search !== '')
        return false;
    return answer?.movedTo === undefined && !links.every(isNeverShown);
}
function isLinkWithin(site, { address, role, state, links }) {
    const isWorking = role === 'link' && state === 'ok' && (0,_site_js__WEBPACK_IMPORTED_MODULE_7__/* .isInternal */ .iu)(site, address);
    return isWorking && links.some(link => link.kind === 'navigation' && staysIn(site, link));
}
function staysIn({ preview }, link) {
    return (0,_outside_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .linkOutsideFolder */ .a)(preview, link) === undefined;
}
function isIndexFile({ address, answer, links }) {
    if (!INDEX_FILE.test(address.pathname) || answer?.movedTo !== undefined)
        return false;
    if (answer?.indexFileMoves)
        return false;
    return !(0,_own_link_forms_js__WEBPACK_IMPORTED_MODULE_5__/* .hasDoubleSlash */ .j)(address) || !links.every(isNeverShown);
}
function namesPage({ kind, href }) {
    return kind === 'navigation' && !/^\s*(?:#|$)/.test(href);
}
function isNeverShown({ document, element }) {
    return (0,_page_text_regions_js__WEBPACK_IMPORTED_MODULE_3__/* .isHiddenByStyle */ .Z_)(document, element);
}
function isOfThisPage(canonical, page, site) {
    const here = (0,_site_js__WEBPACK_IMPORTED_MODULE_7__/* .copyHere */ .AA)(site, canonical)?.url ?? canonical.href;
    return withoutIndexFile(here) === withoutIndexFile(page.url);
}
const IN_FOLDER = /^(?:\.\/)?[^/:?#]+$/;
function ownCardAddress(page, site) {
    const meta = page.document
        .elements('meta')
        .find(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'property')?.trim().toLowerCase() === 'og:url');
    const url = URL.parse((meta && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content')?.trim()) ?? '');
    if (!url || !/^https?:$/.test(url.protocol) || !url.pathname.endsWith('/'))
        return undefined;
    return isOfThisPage(url, page, site) ? url : undefined;
}
function withoutIndexFile(address) {
    return new URL(address).pathname.replace(INDEX_FILE, '/');
}
function judgeLinks(page, site, targets) {
    const declared = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalLinks */ .Iu)(page).find(({ url }) => url);
    const own = declared?.url && isOfThisPage(declared.url, page, site) ? declared.url : undefined;
    const isFolder = own?.pathname.endsWith('/') === true;
    if (own && !isFolder && !IN_FOLDER.test(declared.href))
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .notApplicable */ .hH)('the canonical of the page is no folder');
    const named = isFolder ? own : ownCardAddress(page, site);
    const linked = targets.filter(target => isLinkWithin(site, target));
    const files = new Set(linked.filter(isIndexFile));
    const folders = new Set(linked.filter(one => !files.has(one) && one.links.some(namesPage)).map(({ address }) => address.pathname));
    if ((0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_10__/* .isHomePage */ .fF)(page.url) && !(own && INDEX_FILE.test(own.pathname)))
        folders.add('/');
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .failEach */ .Sw)(linked, target => {
        const { address, url, links } = target;
        if (!files.has(target))
            return undefined;
        const folder = address.pathname.replace(INDEX_FILE, '/');
        if (!named && !folders.has(folder))
            return undefined;
        const { document, element } = links.find(link => staysIn(site, link));
        const message = named
            ? `Links to ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .S)(url)}: link to ${folder.replace(/\/{2,}/g, '/')}, as the ${isFolder ? 'canonical' : 'og:url'} of this page names a folder (${(0,_shown_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .S)(named.href)}).`
            : `${(0,_shown_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .S)(url)} is also reachable as ${folder}.`;
        return document.occurrence(element, message, url);
    }, 'the page has no links within the site that were found to work');
}


/***/ }),

/***/ 57837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ ownLinkForms),
/* harmony export */   j: () => (/* binding */ hasDoubleSlash)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79786);
/* harmony import */ var _judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79183);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9677);
/* harmony import */ var _doubled_root_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31858);
/* harmony import */ var _page_targets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9934);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45375);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47791);








const ownLinkForms = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_5__/* .defineTopic */ .RE)({
    checks: {
        'tracked-internal-link': {
            severity: 'warning',
            title: 'Links within the site carry campaign parameters or a session ID',
            why: 'Analytics counts the click as a new visit and forgets where the visitor came from. Search engines find each page at a second URL; a session ID makes a new one for every visit.',
            fix: 'Remove the parameter from links to your own pages: utm_ parameters belong in links from elsewhere, sessions in cookies.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
            example: '<a href="/sizes?utm_source=menu&utm_medium=link">Sizes</a>',
        },
        'double-slash': {
            severity: 'notice',
            title: 'URLs of the site have two slashes in a row',
            why: 'To a server that is another URL than the one with a single slash: it answers with an error, or search engines find the page twice.',
            fix: 'Join the base URL and the path with one slash: the base often ends in one, and the path begins with another.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="https://www.example.com//sizes">Sizes</a>',
        },
        'pages-behind-fragment': {
            severity: 'warning',
            title: 'Pages of the site differ only behind the # of their URL',
            why: 'Search engines drop everything from the # on, so all of these pages are one to them, and people find only the first.',
            fix: 'Give each page a path of its own: set the router of the framework to the History API.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-history-api',
            example: '<a href="#/news">News</a> <a href="#/tickets">Tickets</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, links, site } = await (0,_page_targets_js__WEBPACK_IMPORTED_MODULE_3__/* .referringPage */ .E)(visit);
        const own = links.filter(link => isOwnLink(link, site));
        return {
            judgements: (0,_judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessUnfilled */ .ED)(page, {
                'tracked-internal-link': judgeTracking(own),
                'double-slash': judgeSlashes(own, await (0,_doubled_root_js__WEBPACK_IMPORTED_MODULE_2__/* .doubledRoots */ .Z)(visit)),
                'pages-behind-fragment': judgeRoutes(own, page.document.url),
            }, ['not-applicable']),
        };
    },
});
function isOwnLink({ kind, href, address, element }, site) {
    return (kind === 'navigation' &&
        (element.tagName === 'a' || element.tagName === 'area') &&
        address !== undefined &&
        /^https?:$/.test(address.protocol) &&
        !UNWRITTEN.test(href) &&
        (0,_site_js__WEBPACK_IMPORTED_MODULE_4__/* .isInternal */ .iu)(site, address));
}
const UNWRITTEN = /[{}]|%7B|%7D/i;
const NO_LINKS = 'the page has no links within the site';
const CAMPAIGN = /^utm_(?:source|medium|campaign)$/i;
const SESSION = /^(?:phpsessid|jsessionid|aspsessionid\w{0,20})$/i;
const SESSION_IN_PATH = /;jsessionid=/i;
function judgeTracking(links) {
    return judgeEach(links, ({ address }) => {
        if (SESSION_IN_PATH.test(address.pathname))
            return `${(0,_shown_js__WEBPACK_IMPORTED_MODULE_6__/* .shown */ .S)(address.href)} has a session ID in its path.`;
        const name = [...address.searchParams.keys()].find(key => CAMPAIGN.test(key) || SESSION.test(key));
        return name === undefined ? undefined : `${(0,_shown_js__WEBPACK_IMPORTED_MODULE_6__/* .shown */ .S)(address.href)} has the parameter ${name}.`;
    });
}
const HOLDS_ADDRESS = /:\/\//;
const DOUBLE = /\/\//;
function hasDoubleSlash({ pathname }) {
    return DOUBLE.test(pathname) && !HOLDS_ADDRESS.test(pathname);
}
function judgeSlashes(links, doubled) {
    const fonts = new Map([...doubled].filter(([, { isSpare }]) => isSpare));
    return judgeEach([...links, ...fonts.keys()], link => {
        const font = fonts.get(link);
        if (font)
            return `"${(0,_shown_js__WEBPACK_IMPORTED_MODULE_6__/* .shown */ .S)(link.href.trim())}" begins with two slashes, so browsers would ask the host "${font.host}" for this font; they usually use another source of it.`;
        return hasDoubleSlash(link.address)
            ? `${(0,_shown_js__WEBPACK_IMPORTED_MODULE_6__/* .shown */ .S)(link.address.href)} has two slashes in its path.`
            : undefined;
    });
}
const ROUTE = /^#!?\/[^/?#]/;
const MIN_ROUTES = 2;
function judgeRoutes(links, url) {
    if (links.length === 0)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_7__/* .notApplicable */ .hH)(NO_LINKS);
    const routes = new Map();
    const ids = idsOf(links);
    const { pathname } = new URL(url);
    for (const link of links) {
        const { hash, pathname: path } = link.address;
        if (path !== pathname || !ROUTE.test(hash))
            continue;
        const route = hash.split('?', 1)[0];
        if (isPlace(route, ids) || isPermalink(link.element))
            continue;
        if (!routes.has(route))
            routes.set(route, link);
    }
    const [first] = routes.values();
    if (!first || routes.size < MIN_ROUTES)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_7__/* .failWhere */ .a4)([]);
    const names = [...routes.keys()].slice(0, 3).map(_shown_js__WEBPACK_IMPORTED_MODULE_6__/* .shown */ .S).join(', ');
    const more = routes.size > 3 ? ` and ${routes.size - 3} more` : '';
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_7__/* .failWhere */ .a4)([
        first.document.occurrence(first.element, `Links lead to ${routes.size} pages by a fragment: ${names}${more}.`),
    ]);
}
const SLIDE = /^#\/\d{1,4}(?:\/\d{1,4}){0,2}$/;
function isPlace(route, ids) {
    const [name, inside] = [route.slice(1), route.replace(/^#!?\//, '').replace(/\/$/, '')];
    return ids.has(name) || ids.has(inside) || SLIDE.test(route);
}
const MAX_STEPS_TO_HEADING = 4;
function isPermalink(link) {
    let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(link);
    for (let step = 1; at && step < MAX_STEPS_TO_HEADING && !HEADING.test(at.tagName); step++)
        at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at);
    return at !== undefined && HEADING.test(at.tagName) && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(at, 'id') !== undefined;
}
const HEADING = /^h[1-6]$/;
function idsOf(links) {
    const documents = new Set(links.map(({ document }) => document));
    return new Set([...documents].flatMap(document => document.withAttribute('id').map(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id'))));
}
function judgeEach(links, faultOf) {
    if (links.length === 0)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_7__/* .notApplicable */ .hH)(NO_LINKS);
    const faults = new Map();
    for (const link of links) {
        const fault = faultOf(link);
        if (fault !== undefined && !faults.has(fault))
            faults.set(fault, link);
    }
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_7__/* .failWhere */ .a4)([...faults].map(([fault, { document, element, address }]) => document.occurrence(element, fault, address.href)));
}


/***/ }),

/***/ 83592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/tools/broken-links/addresses.js + 5 modules
var addresses = __webpack_require__(50725);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/broken-targets.js + 6 modules
var broken_targets = __webpack_require__(45041);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/page-targets.js + 7 modules
var page_targets = __webpack_require__(9934);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/shown.js
var shown = __webpack_require__(45375);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/closed-services.js








const closedServices = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'closed-service': {
            severity: 'notice',
            title: 'The page uses a service that has closed',
            why: 'Visitors find a notice, another company or nothing, and think that the site is abandoned. A file from there may be gone any day.',
            fix: 'Remove the link and its icon, or link to the profile that replaced it. Take files from your own host or a service that is kept up.',
            help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
            example: '<a href="https://plus.google.com/+KranzCycles">Google+</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, links } = await (0,page_targets/* referringPage */.E)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'closed-service': judgeLinks(links) }, ['not-applicable']) };
    },
});
const CLOSED = new Map([
    ['plus.google.com', 'Google+ closed in 2019'],
    ['picasaweb.google.com', 'Picasa closed in 2016'],
    ['periscope.tv', 'Periscope closed in 2021'],
    ['pscp.tv', 'Periscope closed in 2021'],
    ['storify.com', 'Storify closed in 2018'],
    ['friendfeed.com', 'FriendFeed closed in 2015'],
    ['stumbleupon.com', 'StumbleUpon closed in 2018'],
    ['orkut.com', 'Orkut closed in 2014'],
    ['studivz.net', 'StudiVZ closed in 2022'],
    ['meinvz.net', 'MeinVZ closed in 2022'],
]);
const CLOSED_FOR_FILES = new Map([
    ...['rawgit.com', 'cdn.rawgit.com'].map(host => [host, 'RawGit closed in 2018, and what it still answers may end any day']),
    [
        'cdn.mathjax.org',
        "MathJax's own CDN closed in 2017, and only sends browsers on to another host, as long as it answers",
    ],
    ...['s7.addthis.com', 's9.addthis.com'].map(host => [host, 'AddThis closed in 2023, and its buttons no longer appear']),
]);
const LOADED = new Set(['script', 'stylesheet', 'image', 'media', 'frame']);
const RUNNING_TEXT = 60;
function judgeLinks(links) {
    const places = links.filter(({ kind, address }) => /^https?:$/.test(address?.protocol ?? '') &&
        (kind === 'navigation' || (LOADED.has(kind) && CLOSED_FOR_FILES.has((0,preview/* bareHost */.n0)(address.hostname)))));
    if (places.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page links to nothing');
    const closed = new Map();
    for (const link of places) {
        const what = closedAt(link);
        if (what !== undefined && !closed.has(what))
            closed.set(what, link);
    }
    return (0,judgement/* failWhere */.a4)([...closed].map(([what, { document, element, address }]) => document.occurrence(element, `${what}: ${(0,shown/* shown */.S)(address.href)}`, address.href)));
}
function closedAt({ address, element, kind }) {
    const { hostname, pathname } = address;
    if (kind !== 'navigation')
        return CLOSED_FOR_FILES.get((0,preview/* bareHost */.n0)(hostname));
    if (DISPUTES.test(hostname + pathname)) {
        const block = blockAround(element);
        const text = block ? (0,text_start/* startOfSeenText */.Mq)(block, MAX_NOTICE) : '';
        return TELLS_OF_END.test(text)
            ? undefined
            : 'The EU platform for online dispute resolution closed on 20 July 2025, and no law asks for the link any more';
    }
    const what = CLOSED.get((0,preview/* bareHost */.n0)(hostname));
    return what !== undefined && !isInRunningText(element) ? what : undefined;
}
const DISPUTES = /^(?:www\.)?(?:ec\.europa\.eu\/(?:consumers\/odr|odr)|webgate\.ec\.europa\.eu\/odr)(?:\/|$)/i;
const TELLS_OF_END = /eingestellt|abgeschaltet|geschlossen|nicht mehr|beendet|bis (?:zum )?(?:19|20)\.|closed|discontinu|no longer|shut down|until (?:19|20)|ferm[ée]|n['’]est plus|cerrad|ya no|cessat|dismess|chius|non è più|encerrad|descontinu|deixou|gesloten|niet meer|beëindigd|zamkni|wygas|zakończ|ukončen|zrušen|nedlæg|lukket|stängt|suljett|megszűn|închis|2025/i;
const MAX_NOTICE = 1500;
function blockAround(link) {
    let at = (0,html_document/* parentOf */.gN)(link);
    for (let step = 0; at && step < MAX_STEPS_UP && INLINE.has(at.tagName); step++)
        at = (0,html_document/* parentOf */.gN)(at);
    return at;
}
const INLINE = new Set(['a', 'span', 'b', 'strong', 'em', 'i', 'u', 'small', 'font', 'code']);
const MAX_STEPS_UP = 8;
function isInRunningText(link) {
    const block = (0,html_document/* parentOf */.gN)(link);
    if (!block)
        return false;
    const around = (0,text_start/* startOfSeenText */.Mq)(block, MAX_AROUND);
    return around.length - (0,text_start/* startOfSeenText */.Mq)(link, MAX_AROUND).length > RUNNING_TEXT && BLOCKS.has(block.tagName);
}
const BLOCKS = new Set(['p', 'td', 'dd', 'blockquote']);
const MAX_AROUND = 200;

// EXTERNAL MODULE: ./lib/engine/formats/html/rendered-document.js
var rendered_document = __webpack_require__(26110);
// EXTERNAL MODULE: ./lib/engine/page/links/scripted-controls.js
var scripted_controls = __webpack_require__(47481);
// EXTERNAL MODULE: ./lib/engine/page/scripts.js
var scripts = __webpack_require__(3916);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/index-file-links.js
var index_file_links = __webpack_require__(11121);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/own-functions.js

const CALL = /^\s*(?:return\s+)?([\w$]{1,60})\([^()]{0,200}\)\s*;?(?:\s*return\s+false\s*;?)?\s*$/;
const MAX_HANDLER = 300;
const MAX_BODY = 3000;
const MAX_SCRIPTS = 50;
const SHOWS = /\bclassList\b|\bstyle\.|\.hidden\b|\bscroll(?:To|IntoView)\b/;
const LOADS = /\blocation\b|\bopen\s*\(|\bhref\b|\bnavigate|\bsubmit\b|\bhistory\b|\bpushState\b|\bfetch\b|XMLHttpRequest|\.src\b|\bimport\b|\.load\(|\$\.(?:get|post|ajax)\b|innerHTML|\bgo_?to/i;
function showsParts(document, handler) {
    if (handler === undefined || handler.length > MAX_HANDLER)
        return false;
    const name = CALL.exec(handler)?.[1];
    if (name === undefined)
        return false;
    const bodies = document
        .elements('script')
        .slice(0, MAX_SCRIPTS)
        .flatMap(script => bodyOf((0,html_document/* textOf */.b6)(script), name) ?? []);
    return bodies.length === 1 && SHOWS.test(bodies[0]) && !LOADS.test(bodies[0]);
}
function bodyOf(script, name) {
    const start = new RegExp(String.raw `(?<![\w$.])function\s{1,5}${name.replaceAll('$', String.raw `\$`)}\s{0,5}\(`).exec(script);
    const open = start ? script.indexOf('{', start.index) : -1;
    if (open < 0)
        return undefined;
    let depth = 0;
    for (let at = open; at < script.length && at - open < MAX_BODY; at++) {
        if (script[at] === '{')
            depth++;
        else if (script[at] === '}' && --depth === 0)
            return script.slice(open, at);
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/engine/tools/broken-links/site.js
var broken_links_site = __webpack_require__(47791);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/crawlable.js














const CONTROL = ['role', 'aria-controls', 'aria-expanded', 'aria-haspopup', 'aria-pressed', 'data-toggle'];
const NO_LINKS = ['span', 'div', 'p', 'button', 'li', 'td', 'img'];
const EMPTY_SCRIPT = /^(?:void\(?0?\)?|undefined|false|null|#|\/\/)?;*$/;
const OPENS_PAGE = /\blocation\s*(?:=|\.(?:href|assign|replace)\b)|\b(?:window\.open|go_?to\w*|navigate\w*|redirect\w*|open(?:page|url|link)|__doPostBack)\s*\(|["'](?:https?:\/)?\/[^"'/]/i;
const OPENS_MAIL = /^[^;]{0,20}\blocation(?:\.href|\.(?:assign|replace))?\s*(?:=|\()\s*["'`]\s*(?:mail(?:to:|["'`]\s*\+\s*["'`]to:)|tel:|sms:|whatsapp:)/i;
const MAX_SCRIPT_LENGTH = 300;
const CRAWLABLE = 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable';
const crawlable = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'uncrawlable-link': {
            severity: 'warning',
            title: 'A link or button has no URL that search engines can follow',
            why: 'Search engines follow only the href of an <a>. Without a URL there, they do not find the page, and visitors need a script to get there.',
            fix: 'Make it an <a> with the URL of the page in href, or use <button> if it leads nowhere.',
            help: CRAWLABLE,
            example: '<a onclick="go(\'/sizes\')">Sizes</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, site } = await (0,page_targets/* referringPage */.E)(visit);
        const judgements = { 'uncrawlable-link': judgeCrawlable(page.document, site) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
function judgeCrawlable(document, site) {
    const holders = (0,scripted_controls/* holdersOfLists */._D)(document);
    const anchors = document
        .elements('a')
        .filter(anchor => isMeantAsLink(anchor) && !isControl(anchor) && !isScriptedControl(anchor, holders))
        .filter(anchor => !(hasEmptyScript(anchor) && isOfWidget(document, anchor)));
    const others = document.elements(...NO_LINKS).filter(isMeantToLead);
    const scripted = scriptedLinks(document, site);
    if (anchors.length + others.length + scripted.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no links');
    const hasScripts = (0,scripts/* runsScripts */.fJ)(document) || document.withAttribute('onclick').length > 0;
    const faults = anchors.flatMap(anchor => {
        const fault = showsParts(document, (0,html_document/* attribute */.lt)(anchor, 'onclick')) ? undefined : faultOf(anchor, hasScripts);
        return fault === undefined ? [] : [document.occurrence(anchor, fault)];
    });
    const misplaced = others.map(element => document.occurrence(element, `<${element.tagName}> has an href, which does nothing: without a script, a click leads nowhere`));
    return (0,judgement/* failWhere */.a4)([...faults, ...misplaced, ...scripted]);
}
const OPENS_ADDRESS = /^\s*(?:(?:window|document|self|top)\.)?location(?:\.href)?\s*(?:=|\.(?:assign|replace)\()\s*(['"])([^'"]{1,200})\1\s*\)?\s*(?:;\s*(?:return\s+(?:false|true)\s*;?)?\s*)?$/;
const ACTION = /(?:cart|basket|checkout|log-?(?:in|out)|sign-?(?:in|out|up)|register|delete|remove)|[/_-](?:admin|(?:my-?)?account|dashboard)(?:$|[/._?-])/i;
const MAX_NAME = 60;
function scriptedLinks(document, site) {
    const clickable = document.withAttribute('onclick').flatMap(element => {
        const script = (0,html_document/* attribute */.lt)(element, 'onclick');
        if (element.tagName === 'a' || script.length > MAX_SCRIPT_LENGTH)
            return [];
        const address = document.addressOf(OPENS_ADDRESS.exec(script)?.[2] ?? 'about:blank');
        const isOwn = address && /^https?:$/.test(address.protocol) && (0,broken_links_site/* isInternal */.iu)(site, address);
        return isOwn && !ACTION.test(address.pathname) ? [{ element, address }] : [];
    });
    if (clickable.length === 0)
        return [];
    const links = document.elements('a', 'area').flatMap(link => {
        const url = document.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? 'about:blank');
        return url ? (0,comparable_url/* comparableUrl */.sY)(url) : [];
    });
    const linked = new Set([...links, (0,comparable_url/* comparableUrl */.sY)(document.url)].map(looseAddress));
    return clickable
        .filter(({ address }) => !linked.has(looseAddress((0,comparable_url/* comparableUrl */.sY)(address))))
        .map(({ element, address }) => {
        const name = (0,text_start/* startOfSeenText */.Mq)(element, MAX_NAME);
        const what = name === '' ? `This <${element.tagName}>` : `"${name}" in <${element.tagName}>`;
        return document.occurrence(element, `${what} opens ${(0,shown/* shown */.S)(address.href)} by its onclick, and no link of the page leads there`);
    });
}
function looseAddress(address) {
    return ((0,index_file_links/* folderOfIndexFile */.k)(address) ?? address).replace(/\/$|\.html?$/, '');
}
function isMeantToLead(element) {
    const href = (0,html_document/* attribute */.lt)(element, 'href')?.trim();
    if (href === undefined || /^(?:#|$)/.test(href) || isControl(element) || isServedByScript(element))
        return false;
    return !(0,text_start/* firstNodes */.wg)(element, MAX_PARTS).some(node => (0,html_document/* isElement */.vq)(node) && (0,html_document/* attribute */.lt)(node, 'href') === href);
}
const MAX_PARTS = 50;
const HEARS_CLICK = /^(?:on-?click|[@(]click|(?:v-on|x-on|on|wire|ng)[:-]click)/;
const MAX_STEPS_TO_COMPONENT = 5;
function isServedByScript(element) {
    if (element.attrs.some(({ name }) => HEARS_CLICK.test(name)))
        return true;
    let at = element;
    for (let step = 0; at && step < MAX_STEPS_TO_COMPONENT; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (at.tagName.includes('-'))
            return true;
    return false;
}
function isMeantAsLink(anchor) {
    return ['href', 'onclick', 'routerlink'].some(name => (0,html_document/* attribute */.lt)(anchor, name) !== undefined);
}
function isControl(anchor) {
    return CONTROL.some(name => (0,html_document/* attribute */.lt)(anchor, name) !== undefined);
}
function isScriptedControl(anchor, holders) {
    if (!hasEmptyScript(anchor))
        return false;
    const isIcon = !/[\p{L}\p{N}]/u.test((0,text_start/* startOfSeenText */.Mq)(anchor, MAX_NAME)) &&
        !anchor.childNodes.some(child => (0,html_document/* isElement */.vq)(child) && /^(?:img|picture)$/.test(child.tagName));
    return isIcon || (0,scripted_controls/* hasClassOfScripts */.wB)(anchor) || (0,scripted_controls/* opensMenu */.NQ)(anchor, holders);
}
function hasEmptyScript(anchor) {
    const [, script] = /^\s*javascript:(.*)$/is.exec((0,html_document/* attribute */.lt)(anchor, 'href') ?? '') ?? [];
    return script !== undefined && isEmpty(script) && (0,html_document/* attribute */.lt)(anchor, 'onclick') === undefined;
}
const MAX_STEPS_TO_BODY = 100;
function isOfWidget(document, anchor) {
    let at = anchor;
    for (let step = 0; step < MAX_STEPS_TO_BODY; step++) {
        const parent = (0,html_document/* parentOf */.gN)(at);
        if (!parent || parent.tagName === 'body')
            return (0,rendered_document/* sentElement */.z)(document, at) === undefined;
        at = parent;
    }
    return false;
}
function isEmpty(script) {
    return EMPTY_SCRIPT.test(script.slice(0, MAX_SCRIPT_LENGTH).replace(/\s/g, ''));
}
function faultOf(anchor, hasScripts) {
    const href = (0,html_document/* attribute */.lt)(anchor, 'href')?.trim();
    const onclick = (0,html_document/* attribute */.lt)(anchor, 'onclick');
    if (href === undefined) {
        if ((0,html_document/* attribute */.lt)(anchor, 'routerlink') !== undefined)
            return 'The link has a routerLink, but no href';
        return opensPage(onclick) && !opensAction(onclick)
            ? 'The link has no href, only a click handler'
            : undefined;
    }
    if (/^file:/i.test(href))
        return `Links to a file on your own computer (${(0,shown/* shown */.S)(href)}); visitors cannot open it`;
    if (!/^javascript:/i.test(href))
        return undefined;
    const script = href.slice('javascript:'.length);
    if (isEmpty(script) && !hasScripts)
        return undefined;
    const decides = isEmpty(script) ? onclick === undefined || opensPage(onclick) : opensPage(script);
    if (!decides || opensAction(isEmpty(script) ? (onclick ?? '') : script))
        return undefined;
    return `The link has href="${(0,shown/* shown */.S)(href)}"${script.trim() === '' ? ', a script that does nothing' : ''}`;
}
function opensAction(script) {
    return script.length <= MAX_SCRIPT_LENGTH && ACTION.test(OPENS_ADDRESS.exec(script)?.[2] ?? '');
}
function opensPage(script) {
    return (script !== undefined &&
        script.length <= MAX_SCRIPT_LENGTH &&
        OPENS_PAGE.test(script) &&
        !OPENS_MAIL.test(script));
}

// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/extension-links.js






const extensionLinks = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'html-ending-mixed': {
            severity: 'notice',
            title: 'Links name a page with and without .html',
            why: 'The page answers at both URLs and has no canonical: links and statistics are divided, and search engines crawl both.',
            fix: 'Write all links in one form, and name it in the canonical of the page.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<nav><a href="/events">Events</a></nav> … <footer><a href="/events.html">Events</a></footer>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, site, targets } = await (0,page_targets/* checkedPage */.R)(visit);
        const judgement = extension_links_judgeLinks(page, site, targets);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'html-ending-mixed': judgement }, ['not-applicable']) };
    },
});
const ENDING = /\.html?$/i;
function extension_links_judgeLinks(page, site, targets) {
    if ((0,canonical_links/* declaredCanonical */.fk)(page))
        return (0,judgement/* notApplicable */.hH)('the pages of the site have canonicals, as this one has');
    const working = targets.filter(({ address, role, state, answer, links }) => role === 'link' &&
        state === 'ok' &&
        answer?.movedTo === undefined &&
        (0,broken_links_site/* isInternal */.iu)(site, address) &&
        links.some(({ kind }) => kind === 'navigation'));
    const own = new URL(page.url).pathname.replace(ENDING, '');
    const plain = new Set(working.map(({ address }) => address.pathname));
    return (0,judgement/* failEach */.Sw)(working.filter(({ address }) => ENDING.test(address.pathname)), ({ address, url, links }) => {
        const without = address.pathname.replace(ENDING, '');
        if (!plain.has(without) || without === own)
            return undefined;
        const { document, element } = links[0];
        const message = `Links to ${address.pathname} and to ${without}: two URLs of one page.`;
        return document.occurrence(element, message, url);
    }, 'no link to a page of the site ends in .html');
}

// EXTERNAL MODULE: ./lib/text/percent-decoded.js
var percent_decoded = __webpack_require__(35601);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/syntax/elementor-actions.js
var elementor_actions = __webpack_require__(37411);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/hash-scripts.js
var hash_scripts = __webpack_require__(45161);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/lost-places.js


const MAX_OTHER_PAGES = 20;
async function lostPlace(visit, { url }, name, places, targets) {
    if (name.startsWith('#'))
        return doubledSign(name.slice(1), places);
    const message = `${(0,shown/* shown */.S)(url)} has no element with the id "${(0,shown/* shown */.S)((0,percent_decoded/* percentDecoded */.o)(name))}"`;
    const now = await pageWith(visit, name, url, targets);
    return now === undefined ? message : `${message}; ${(0,shown/* shown */.S)(now)} has one`;
}
function doubledSign(name, places) {
    if (name === '')
        return 'The URL ends in "##", which is no place on a page';
    const rest = places.has(name) ? `: "#${(0,shown/* shown */.S)((0,percent_decoded/* percentDecoded */.o)(name))}" is there` : '';
    return `The URL has "##" in front of "${(0,shown/* shown */.S)((0,percent_decoded/* percentDecoded */.o)(name))}"${rest}`;
}
async function pageWith(visit, name, url, targets) {
    const others = targets.filter(target => target.internal && target.role === 'link' && target.state === 'ok' && target.url !== url);
    const found = [];
    for (const target of others.slice(0, MAX_OTHER_PAGES)) {
        const { fragments } = await visit.linkAnswer(target.url, { fragments: [name] });
        if (fragments?.has(name))
            found.push(target.url);
    }
    return found.length === 1 ? found[0] : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/fragments.js













const MAX_SCRIPTED_PAGES = 10;
const TO_TOP = /^(?:(?:back|go|scroll|jump|return)[-_]?)?(?:to[-_]?)?(?:(?:page|site)[-_]?)?top(?:[-_]?of[-_]?page)?$|^(?:scroll|go|page)[-_]?up$|^(?:up|(?:nach[-_]?)?oben|(?:en[-_]?)?haut|arriba|topo|boven|toppen|nahoru|gora)$/i;
const START = /^(?:(?:home(?:[-_]?page)?|start(?:seite)?|startsida|inicio|início|accueil|(?:seiten)?anfang|begin|hem|hjem|hero|header|masthead|intro)(?:[-_]?section)?|section[-_]?(?:home|hero|intro))$/i;
const LOGO = /(?:^|[\s_-])(?:brand|logo)(?:$|[\s_-])/i;
const MAX_CLASSES = 1000;
const OF_SERVICES = /cookie|consent|^(?:ccm|cmp|uc|ot|cky|iubenda|klaro|didomi|tarteaucitron|usercentrics|osano|axeptio|borlabs|truste)(?:$|[^a-z])|privacy[-_]?(?:settings|preferences|manager|center|choices|options)|^(?:open[-_]?)?(?:live)?chat(?:$|[-_])|^(?:intercom|tawk|crisp|zendesk|tidio|hubspot|calendly|cal\.com|opentable|resdiary|simplybook|booksy)|^(?:elementor-action|popmake|popup|modal|lightbox|fancybox|colorbox|swipebox|sp-popup|wp-block|ez-toc|gform|wpforms)(?:$|[-_:%])/i;
const OF_SWITCH = /^(?:[a-z]{1,12}[-_])?(?:menu|nav(?:bar|igation)?|sidebar|sidr|off-?canvas|drawer|search(?:bar)?|modal|cart)(?:[-_][a-z]{1,12})?[-_](?:toggle[rd]?|toggler|open(?:er)?|close[rd]?|trigger|button|btn)$|^(?:toggle|open|close|show|hide)[-_](?:[a-z]{1,12}[-_])?(?:menu|nav|navigation|sidebar|search|drawer|modal|cart)$/i;
const READS_ON = /^(?:more(?:-\d+)?|comments|respond|disqus_thread)$/;
const MAX_SIGN = 50;
const SWITCHES = [
    ...['role', 'onclick', 'aria-controls', 'aria-expanded', 'aria-haspopup'],
    ...['data-toggle', 'data-bs-toggle', 'data-target', 'data-bs-target', 'data-slide', 'data-bs-slide'],
];
const FRAGMENTS_TO_DOUBT = 3;
const fragments = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'broken-fragment': {
            severity: 'warning',
            title: 'A link leads to a missing place on a page',
            why: 'The browser opens the top of the page, and visitors do not find what the link promised.',
            fix: 'Link to the page that has this part now, with its id after the #, or give the part this id again.',
            help: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment',
            example: '<a href="#sizes">Sizes</a>, where nothing has that id',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, site, targets } = await (0,page_targets/* checkedPage */.R)(visit);
        const isOwn = ({ url, address }) => [url, (0,broken_links_site/* copyHere */.AA)(site, address)?.url].includes((0,redirect_target/* withoutFragment */.f2)(page.url));
        const asked = new Set();
        const answersThere = async ({ url }, name) => {
            if (asked.size < MAX_SCRIPTED_PAGES)
                asked.add(url);
            return asked.has(url) && (await (0,hash_scripts/* hashNamesOfPage */.b9)(visit, url)).has((0,percent_decoded/* percentDecoded */.o)(name));
        };
        const answers = async (target, name, link) => {
            if (!isOwn(target))
                return target.answer?.fragments?.scripted === true && answersThere(target, name);
            return ((await (0,hash_scripts/* opensOnClick */.tC)(visit, link)) ||
                (await (0,hash_scripts/* hashNamesOfFiles */.ti)(visit)).has((0,percent_decoded/* percentDecoded */.o)(name)) ||
                (TO_TOP.test(name) && (await (0,hash_scripts/* scrollsToTop */.ll)(visit))));
        };
        const describe = (target, name, places) => lostPlace(visit, target, name, places, targets);
        const judgements = { 'broken-fragment': await judgeFragments(targets, isOwn, answers, describe) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
async function judgeFragments(targets, isOwn, answers, describe) {
    const asked = targets.flatMap(target => {
        const places = target.answer?.fragments;
        const names = [...target.fragments].filter(([, link]) => !isSwitch(link.element));
        return places && target.state === 'ok' && names.length > 0 ? [{ target, places, names }] : [];
    });
    if (asked.length === 0)
        return (0,judgement/* notApplicable */.hH)('no link leads to a place within a page of the site');
    const missing = [];
    const doubtful = [];
    for (const { target, places, names } of asked) {
        const lost = names.filter(([name]) => !places.has(name) && !isRange(name, places) && (isOwn(target) || !READS_ON.test(name)));
        if (lost.length > 0 && isDoubtful(places, lost.length, names.length)) {
            doubtful.push(target.url);
            continue;
        }
        for (const [name, { document, element }] of lost) {
            if (places.scripted && isServedHere(element, (0,percent_decoded/* percentDecoded */.o)(name)))
                continue;
            if ((0,elementor_actions/* isElementorAction */.A)(name) || (places.scripted && OF_SWITCH.test(name)))
                continue;
            if (leadsToStart((0,percent_decoded/* percentDecoded */.o)(name)) && (!isOwn(target) || isLogo(element)))
                continue;
            if (await answers(target, name, element))
                continue;
            const message = await describe(target, name, places);
            missing.push(document.occurrence(element, message, `${target.url}#${name}`));
        }
    }
    if (missing.length > 0)
        return (0,judgement/* fail */.fJ)(missing);
    if (doubtful.length === 0)
        return (0,judgement/* pass */.IX)();
    return (0,judgement/* notMeasured */.q7)(`scripts may make the places of ${doubtful.slice(0, 3).map(shown/* shown */.S).join(', ')}`);
}
function leadsToStart(name) {
    return TO_TOP.test(name) || START.test(name);
}
function isLogo(link) {
    return [link, (0,html_document/* parentOf */.gN)(link), ...link.childNodes.filter(html_document/* isElement */.vq)].some(part => part !== undefined && LOGO.test(((0,html_document/* attribute */.lt)(part, 'class') ?? '').slice(0, MAX_CLASSES)));
}
function isServedHere(link, name) {
    if ((0,html_document/* attribute */.lt)(link, 'href')?.trim().startsWith('#') !== true)
        return false;
    return OF_SERVICES.test(name) || !/[\p{L}\p{N}]/u.test((0,text_start/* startOfSeenText */.Mq)(link, MAX_SIGN));
}
const HOOK = /^data-(?!v-|astro-cid-|svelte-|n-|s-|reactid|turbo)[a-z]+(?:-[a-z]+)*$/;
const fragments_SHOWS = /^data-(?:filter|tabs?|pane|panel|modal|popup|dialog|drawer|overlay|lightbox|fancybox|gallery|slide|video|accordion|collapse|dropdown|menu|open|show|switch|view|category|sort|theme|locale)$/;
function isSwitch(element) {
    return (SWITCHES.some(name => (0,html_document/* attribute */.lt)(element, name) !== undefined) ||
        element.attrs.some(({ name, value }) => fragments_SHOWS.test(name) || (value === '' && HOOK.test(name))));
}
const RANGE = /^([a-z]*\d+)-([a-z]*\d+)$/i;
function isRange(name, places) {
    const [, first, last] = RANGE.exec(name) ?? [];
    return places.scripted && first !== undefined && last !== undefined && places.has(first) && places.has(last);
}
function isDoubtful({ complete, scripted }, lost, asked) {
    return !complete || (scripted && lost === asked && lost >= FRAGMENTS_TO_DOUBT);
}

// EXTERNAL MODULE: ./lib/engine/tools/broken-links/outside-folder.js + 1 modules
var outside_folder = __webpack_require__(60256);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/own-link-forms.js
var own_link_forms = __webpack_require__(57837);
// EXTERNAL MODULE: ./lib/engine/tools/ux/dialled-numbers.js
var dialled_numbers = __webpack_require__(91206);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/shown-number.js


const MAX_TEXT = 120;
const NUMBER = /(?<![\d\p{L}@])\+?\d[\d\s\u00a0./–-]{5,22}\d(?![\d\p{L}@])/gu;
const MIN_WHOLE = 9;
const MAX_WHOLE = 15;
const MIN_OWN = 7;
const MAX_OWN = 11;
const CODES = {
    at: '43',
    au: '61',
    be: '32',
    ch: '41',
    de: '49',
    fi: '358',
    fr: '33',
    ie: '353',
    nl: '31',
    nz: '64',
    se: '46',
    uk: '44',
    za: '27',
};
function shownNumber({ element }, host) {
    const text = (0,text_start/* startOfSeenText */.Mq)(element, MAX_TEXT).replace(/\(0\)/g, ' ').replace(/[()]/g, '');
    const [shown, ...others] = text.match(NUMBER) ?? [];
    if (shown === undefined || others.length > 0)
        return undefined;
    const digits = shown.replace(/\D/g, '');
    if (shown.startsWith('+'))
        return (0,dialled_numbers/* codeBeforeZero */.z)(shown, true) === undefined &&
            /^[1-9]/.test(digits) &&
            digits.length >= MIN_WHOLE &&
            digits.length <= MAX_WHOLE
            ? `tel:+${digits}`
            : undefined;
    const code = CODES[host.slice(host.lastIndexOf('.') + 1)];
    const own = digits.slice(1);
    const isOfCountry = /^0[1-9]/.test(digits) && own.length >= MIN_OWN && own.length <= MAX_OWN;
    return code !== undefined && isOfCountry ? `tel:+${code}${own}` : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/schemes.js








const schemes = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'invalid-mailto': {
            severity: 'warning',
            title: 'A mail link has no valid address',
            why: 'Mail programs open with a wrong recipient or none, so the message does not arrive.',
            fix: 'Write mailto:name@host. Separate several addresses with commas.',
            help: 'https://www.rfc-editor.org/rfc/rfc6068#section-2',
            example: '<a href="mailto:shop at example.com">Mail</a>',
        },
        'invalid-tel': {
            severity: 'warning',
            title: 'A telephone link has no valid number',
            why: 'Phones cannot dial it.',
            fix: 'Write tel:+ and the number with its country code, in digits.',
            help: 'https://www.rfc-editor.org/rfc/rfc3966#section-3',
            example: '<a href="tel:call us">Call</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, links } = await (0,page_targets/* referringPage */.E)(visit);
        const { hostname } = new URL(page.preview?.origin ?? page.url);
        const judgements = judgeSchemes(stillThere(links, page), hostname);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
function stillThere(links, { document, sent }) {
    if (document === sent.document)
        return links;
    const written = new Set(document.elements('a', 'area').map(link => (0,html_document/* attribute */.lt)(link, 'href')));
    return links.filter(({ href, kind }) => kind !== 'navigation' || written.has(href));
}
function judgeSchemes(links, host) {
    return {
        'invalid-mailto': judgeScheme(links, 'mailto:', mailtoFault),
        'invalid-tel': judgeScheme(links, 'tel:', (value, link) => {
            const fault = telFault(value);
            const number = fault === undefined ? undefined : shownNumber(link, host);
            return number === undefined ? fault : `${fault}: write ${number}, as the text says`;
        }),
    };
}
function judgeScheme(links, scheme, faultOf) {
    const own = links.filter(({ href, kind }) => kind === 'navigation' && startsWith(href, scheme) && !UNWRITTEN.test(href));
    if (own.length === 0)
        return (0,judgement/* notApplicable */.hH)(`the page has no ${scheme} links`);
    return (0,judgement/* failWhere */.a4)(own.flatMap(link => {
        const { href, document, element } = link;
        const fault = faultOf(href.trim().slice(scheme.length), link);
        return fault === undefined ? [] : [document.occurrence(element, `"${(0,shown/* shown */.S)(href.trim())}" ${fault}`)];
    }));
}
const UNWRITTEN = /\{\{|%7B%7B|\$\{|<%|\{%/i;
function startsWith(href, scheme) {
    return href.trimStart().slice(0, scheme.length).toLowerCase() === scheme;
}
const MAIL_ADDRESS = /^(?:"(?:[^"\\]|\\.){1,200}"|[^\s"(),:;<>@[\\\]]{1,200})@[^\s"(),:;<>@[\\\]/]{1,255}$/;
function mailtoFault(value) {
    const [to = '', fields] = value.split('?', 2);
    if (to === '') {
        return fields ? undefined : 'has no address';
    }
    const bad = to
        .split(',')
        .map(address => (0,percent_decoded/* percentDecoded */.o)(address).trim())
        .find(address => !MAIL_ADDRESS.test(address) || hasEmptyPart(address));
    const scheme = /^https?:\/\//i.exec(bad ?? '')?.[0];
    if (scheme !== undefined)
        return `holds "${scheme}", which is no part of a mail address`;
    if (bad !== undefined)
        return `names "${(0,shown/* shown */.S)(bad)}", which is not a mail address`;
    return codeFault(value) ?? fieldFault(fields);
}
function codeFault(value) {
    const code = /%(?![\da-f]{2}).{0,2}/is.exec(value)?.[0];
    return code === undefined
        ? undefined
        : `holds "${(0,shown/* shown */.S)(code)}", which is no code of a character: write %25 for a percent sign`;
}
function fieldFault(fields = '') {
    const [, ...others] = fields.split('&').map(field => field.trim());
    const cut = others.find(field => field !== '' && !field.includes('='));
    return cut === undefined ? undefined : `ends its text in front of "& ${(0,shown/* shown */.S)(cut)}": write %26 for "&"`;
}
function hasEmptyPart(address) {
    const domain = address.slice(address.lastIndexOf('@') + 1);
    return domain.split('.').includes('') || /^(?:\.|\/\/)|\.\./.test(address);
}
function telFault(value) {
    const number = (0,percent_decoded/* percentDecoded */.o)(value).split(';', 1)[0].trim();
    if (!/[\p{Nd}*#]/u.test(number))
        return 'holds no number';
    if (/^\+[\s().\-\u00A0]*0/.test(number))
        return 'has a 0 after the +, and no country code begins with 0';
    const [odd] = /[^\p{Nd}+\-.()*#,\s\u00A0\u2010-\u2015pw/]/iu.exec(number) ?? [];
    return odd === undefined ? undefined : `holds ${named(odd)}, which phones cannot dial`;
}
function named(sign) {
    const code = sign.codePointAt(0).toString(16).toUpperCase().padStart(4, '0');
    return /\p{C}/u.test(sign) ? `an invisible character (U+${code})` : `"${sign}"`;
}

// EXTERNAL MODULE: ./lib/text/quoted.js
var quoted = __webpack_require__(49087);
// EXTERNAL MODULE: ./lib/engine/syntax/social-networks.js
var social_networks = __webpack_require__(59257);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/unfilled-addresses.js









const unfilledAddresses = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'unfilled-address': {
            severity: 'warning',
            title: 'A link has a word in place of a value that is missing',
            why: 'The program that made the page had no value to put into the URL, and wrote "undefined", "None" or the like. The link leads nowhere, or to something else than its text says.',
            fix: 'Give the entry its value where the page is made, or leave the link out while there is none.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/undefined',
            example: '<a href="https://events.example/groups/hull-None/">Our group</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, targets } = await (0,page_targets/* checkedPage */.R)(visit);
        const judgement = judgeTargets(page, targets);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'unfilled-address': judgement }, ['not-applicable']) };
    },
});
function judgeTargets({ sent }, targets) {
    const isAsSent = ({ kind, document }) => kind === 'navigation' && document === sent.document;
    const links = targets.flatMap(target => {
        const link = target.role === 'link' ? target.links.find(isAsSent) : undefined;
        return link ? [{ target, link }] : [];
    });
    if (links.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page links to nothing');
    return (0,judgement/* failWhere */.a4)(links.flatMap(({ target, link }) => {
        const word = target.state === 'broken' ? undefined : wordIn(link, target.address);
        if (word === undefined || isMeant(word, link))
            return [];
        const message = `The link to ${(0,shown/* shown */.S)(target.url)} has ${(0,quoted/* quoted */.T)(word)} where a value should be.`;
        return [link.document.occurrence(link.element, message, target.url)];
    }));
}
const MAX_ADDRESS = 2000;
const unfilled_addresses_MAX_TEXT = 500;
const OBJECT = /\[object [A-Z]\w{1,30}\]/;
const WHOLE = /^(?:undefined|null|NaN|None)$/;
const NAME_WITH_NONE = /^[^\p{Lu}]{1,100}[-_]None$/u;
const NO_VALUE = /^(?:undefined|NaN)$/;
const NO_VALUE_OF_ID = /^(?:null|None|nil)$/;
const NAMES_ID = /^(?:id|slug|sku|uuid|page|next|token|lang|url|u|link|redirect|[a-z]{1,20}(?:[_-]id|Id|ID))$/;
const COUNTS = /^(?:utm_|ref|source|src|campaign|gclid|fbclid|mc_)/i;
const NO_USER = /^@?(?:undefined|null|NaN|None)$/;
function wordIn({ href }, address) {
    const written = href.trim();
    if (written.length > MAX_ADDRESS)
        return undefined;
    if (WHOLE.test(written))
        return written;
    const path = (0,percent_decoded/* percentDecoded */.o)(address.pathname);
    const [object] = OBJECT.exec(path) ?? OBJECT.exec((0,percent_decoded/* percentDecoded */.o)(address.search)) ?? [];
    if (object !== undefined)
        return object;
    const segments = path.split('/').filter(segment => segment !== '');
    const [last = ''] = segments.slice(-1);
    if ((0,social_networks/* networkAt */.WK)(address) !== undefined && NO_USER.test(last) && segments.length <= 2)
        return last;
    if (segments.some(segment => NAME_WITH_NONE.test(segment)))
        return 'None';
    const [, value] = [...address.searchParams].find(([name, value]) => !COUNTS.test(name) && (NO_VALUE.test(value) || (NO_VALUE_OF_ID.test(value) && NAMES_ID.test(name)))) ?? [];
    return value;
}
function isMeant(word, { document, element }) {
    const said = (0,text_start/* startOfSeenText */.Mq)(element, unfilled_addresses_MAX_TEXT).toLowerCase();
    if (said.includes(word.toLowerCase()))
        return true;
    return document
        .elements('code', 'pre')
        .some(code => (0,text_start/* startOfSeenText */.Mq)(code, unfilled_addresses_MAX_TEXT).toLowerCase().includes(word.toLowerCase()));
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/topics.js











const topics = [
    broken_targets/* brokenTargets */.m,
    fragments,
    addresses/* addresses */.N,
    unfilledAddresses,
    crawlable,
    schemes,
    own_link_forms/* ownLinkForms */.Y,
    index_file_links/* indexFileLinks */.w,
    extensionLinks,
    outside_folder/* outsideFolder */.C,
    closedServices,
];


/***/ }),

/***/ 91206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ lacksPlus),
/* harmony export */   z: () => (/* binding */ codeBeforeZero)
/* harmony export */ });
const COUNTRIES = new Map([
    ['cs', ['420', 9]],
    ['sk', ['421', 9]],
    ['pl', ['48', 9]],
    ['uk', ['380', 9]],
    ['tr', ['90', 10]],
    ['hi', ['91', 10]],
    ['es', ['34', 9]],
    ['ca', ['34', 9]],
    ['fr', ['33', 9]],
]);
const MIN_DIGITS = 10;
function lacksPlus(number, text, language) {
    const digits = number.replace(/[\s\u00a0()./-]/g, '');
    if (!/^[1-9]\d+$/.test(digits) || digits.length < MIN_DIGITS)
        return false;
    const shown = text.replace(/[\s\u00a0()./–-]/g, '');
    if (shown.includes(`+${digits}`))
        return true;
    const [code, length] = COUNTRIES.get(language.split('-')[0]) ?? [];
    return code !== undefined && digits.startsWith(code) && digits.length === code.length + length;
}
const DROPS_ZERO = new Set(('1 20 27 31 32 33 40 41 43 44 46 49 60 61 62 63 64 66 81 82 84 86 90 91 92 94 98 212 213 233 234 249 250 251 254 255 256 ' +
    '260 263 353 355 358 359 380 381 382 385 386 387 389 421 880 886 961 962 963 964 966 967 971 972 977 994 995 996').split(' '));
const MIN_WHOLE = 10;
const MAX_WHOLE = 15;
const NORTH_AMERICAN = 11;
function codeBeforeZero(number, dialled) {
    const written = dialled ? number.replace(/[()]/g, '') : number;
    const [, digits = ''] = /^\s*(?:\+|00)\s?([\d\s\u00a0./–-]{8,30})\s*$/.exec(written) ?? [];
    const all = digits.replace(/\D/g, '');
    if (all.length < MIN_WHOLE || all.length > MAX_WHOLE || /0{6}|123456|(\d)\1{6}/.test(all))
        return undefined;
    const code = [1, 2, 3].map(length => all.slice(0, length)).find(start => DROPS_ZERO.has(start));
    if (code === undefined)
        return undefined;
    const isAmerican = all.length === NORTH_AMERICAN && (dialled || /^\s*\+\s?1\D/.test(written));
    if (code === '1' && !isAmerican)
        return undefined;
    return all[code.length] === '0' && all[code.length + 1] !== '0' ? code : undefined;
}


/***/ })

};
