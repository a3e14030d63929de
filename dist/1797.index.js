export const id = 1797;
export const ids = [1797];
export const modules = {

/***/ 37780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ isPlaceholderAddress),
/* harmony export */   o: () => (/* binding */ isPlaceholderHost)
/* harmony export */ });
const WORDS_FOR_HOST = /^(?:(?:your|my|dein|ihre|votre|tu|su)[-_]?)?(?:url|link|domain|domainname|website|webseite|webpage|homepage|site|siteurl|weburl|address|adresse|example|placeholder|yourname)$/i;
const MAP_HOST = /^(?:goo\.gl|maps\.app\.goo\.gl|(?:www\.|maps\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?|g\.page)$/;
const SAMPLE_OF_MAP = /\/(?:your|my)[-_](?:google[-_])?(?:maps?|place|location|business)(?:[-_](?:link|url|id|name|location|here))?\/?$/i;
function isPlaceholderAddress({ protocol, hostname, port, pathname }) {
    if (!/^https?:$/.test(protocol))
        return false;
    if (port === '' && WORDS_FOR_HOST.test(hostname))
        return true;
    return MAP_HOST.test(hostname) && SAMPLE_OF_MAP.test(pathname);
}
const PLACEHOLDER_HOST = /^(?:www\.)?your[-_]?(?:web[-_]?site|domain|site|user[-_]?name|company|business)(?:[-_]?(?:name|url|here))?\.(?:com|net|org|github\.io|gitlab\.io|netlify\.app|vercel\.app|pages\.dev|web\.app)$/i;
function isPlaceholderHost({ hostname }) {
    return PLACEHOLDER_HOST.test(hostname);
}


/***/ }),

/***/ 69480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ movedWords),
/* harmony export */   In: () => (/* binding */ slashesOfThisServer),
/* harmony export */   ql: () => (/* binding */ isSlashAddedHere)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39288);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44310);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);
/* harmony import */ var _visit_github_pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38658);
/* harmony import */ var _sitemap_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62288);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47791);








function isSlashAddedHere(asked, answered) {
    const [from, to] = [new URL(asked), new URL(answered)];
    return (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(to.hostname) && to.pathname === `${from.pathname}/` && to.search === from.search;
}
function movedWords(from, to, shown) {
    const [asked, answered] = [new URL(from), new URL(to)];
    const isSlash = answered.host === asked.host &&
        answered.pathname === `${asked.pathname}/` &&
        answered.search === asked.search;
    return isSlash
        ? `redirects permanently: add the slash, ${shown(answered.pathname)}`
        : `has moved permanently to ${shown(to)}`;
}
async function slashesOfThisServer(visit, page, site, targets) {
    const isAdded = ({ address, answer }) => answer?.movedTo !== undefined && isSlashAddedHere(address.href, answer.movedTo);
    if (!targets.some(isAdded) || (await (0,_visit_github_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .isForGitHubPages */ .n)(visit)))
        return () => false;
    if (await isForVercel(visit))
        return isAdded;
    const { listed, origins } = await sitemapsOrNone(visit);
    const pathIn = (url) => {
        const origin = origins.find(start => url.startsWith(`${start}/`));
        return origin === undefined ? undefined : url.slice(origin.length);
    };
    const paths = new Set(listed.map(pathIn));
    const pathOf = ({ address }) => pathIn(address.href.replace(/#.*$/, ''));
    const isListed = (target) => paths.has(pathOf(target) ?? '');
    if (!hasBareCanonical(page, site) && !targets.some(target => isAdded(target) && isListed(target)))
        return () => false;
    return target => isAdded(target) && (isListed(target) || !paths.has(`${pathOf(target)}/`));
}
function hasBareCanonical(page, site) {
    const canonical = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .declaredCanonical */ .fk)(page);
    if (!canonical)
        return false;
    return isSlashAddedHere((0,_site_js__WEBPACK_IMPORTED_MODULE_6__/* .copyHere */ .AA)(site, canonical)?.url ?? canonical.href, page.url);
}
const MAX_SETTINGS = 256 * 1024;
async function isForVercel(visit) {
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, new URL(visit.url).origin);
    const { final } = await visit.fetch(`${root}/vercel.json`, { maxBytes: MAX_SETTINGS });
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(final.status) || final.truncated)
        return false;
    try {
        const settings = JSON.parse(final.body.toString('utf8'));
        if (typeof settings !== 'object' || settings === null || Array.isArray(settings))
            return false;
        return !('trailingSlash' in settings) || settings.trailingSlash !== true;
    }
    catch {
        return false;
    }
}
async function sitemapsOrNone(visit) {
    try {
        return await (0,_sitemap_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_5__/* .siteSitemaps */ .GV)(visit);
    }
    catch (error) {
        if (error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_7__/* .NotMeasured */ .ke)
            return { listed: [], origins: [] };
        throw error;
    }
}


/***/ }),

/***/ 50725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ addresses)
});

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
// EXTERNAL MODULE: ./lib/engine/syntax/placeholder-address.js
var placeholder_address = __webpack_require__(37780);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/doubled-root.js
var doubled_root = __webpack_require__(31858);
// EXTERNAL MODULE: ./lib/engine/page/text/main-text.js
var main_text = __webpack_require__(89565);
// EXTERNAL MODULE: ./lib/engine/page/text/regions.js + 3 modules
var regions = __webpack_require__(13615);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/explained-hosts.js



const MAX_LINK_TEXT = 2000;
function isShown(host, { element, kind }) {
    return kind === 'navigation' && (0,text_start/* startOfSeenText */.Mq)(element, MAX_LINK_TEXT).includes(host);
}
function instructions() {
    const known = new Map();
    return ({ kind, document, element }, { hostname, port }) => {
        if (kind !== 'navigation' || element.tagName !== 'a')
            return false;
        const main = known.get(document) ?? (0,main_text/* mainTextOf */.Q)(document, (0,regions/* regionsOf */.NV)(document));
        known.set(document, main);
        if (!main.elements.has(element))
            return false;
        const isPort = port === '' ? undefined : new RegExp(`\\b${port}\\b`);
        return main.blocks.some(({ kind, text }) => text.includes(hostname) || (kind === 'code' && isPort?.test(text) === true));
    };
}

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/site.js
var broken_links_site = __webpack_require__(47791);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/former-local-hosts.js



const MAX_OPTIONS = 1000;
const MAX_ADDRESS = 2000;
const MIN_SAME = 2;
function localOptions(document) {
    return document
        .elements('option')
        .slice(0, MAX_OPTIONS)
        .flatMap(element => {
        const href = (0,html_document/* attribute */.lt)(element, 'value') ?? '';
        if (href.length > MAX_ADDRESS || !/^\s*https?:\/\//i.test(href))
            return [];
        const url = URL.parse(href.trim());
        if (!url || !(0,host_kind/* isLoopback */.U9)(url.hostname))
            return [];
        const place = { href, url: url.href, address: url, kind: 'navigation', place: 'value' };
        return [{ link: { ...place, document, element }, url }];
    });
}
function formerLocalHosts(addresses, site) {
    if (site.preview === undefined)
        return new Set();
    const isAtPage = ({ host }) => host === site.page.host;
    const own = new Set(addresses
        .filter(({ link, url }) => link.kind === 'navigation' && (isAtPage(url) || (0,broken_links_site/* isInternal */.iu)(site, url)))
        .map(({ url }) => pathOf(url)));
    const same = new Map();
    for (const { link, url } of addresses) {
        if (link.kind !== 'navigation' || !(0,host_kind/* isLoopback */.U9)(url.hostname) || isAtPage(url))
            continue;
        const path = pathOf(url);
        if (path !== '' && own.has(path))
            same.set(url.host, (same.get(url.host) ?? new Set()).add(path));
    }
    return new Set([...same].filter(([, paths]) => paths.size >= MIN_SAME).map(([host]) => host));
}
function pathOf({ pathname }) {
    return pathname.replace(/(?:index)?\.html?$/i, '').replace(/\/$/, '');
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/hosts-of-same-pages.js




const MAX_LINKS = 2000;
const MIN_PATH = 5;
const hosts_of_same_pages_MIN_SAME = 3;
const MIN_SAME_AT_OLD_HOST = 2;
const OLD_OR_NEW = /^(?:neu|new|nuevo|nouveau|nuovo|novo|old|alt|ancien|vecchio|stary|nowa|beta|demo|preview|relaunch)\d?$/;
function hostsOfSamePages(addresses, site) {
    if (site.preview?.host === undefined && site.futureHosts.size === 0)
        return new Set();
    const links = addresses.filter(({ link }) => link.kind === 'navigation').slice(0, MAX_LINKS);
    const own = new Set(links
        .filter(({ url }) => (0,broken_links_site/* isInternal */.iu)(site, url))
        .flatMap(({ url }) => pathsOf(url, site.preview?.home ?? '')));
    const common = new Map();
    for (const { url } of links) {
        if ((0,broken_links_site/* isInternal */.iu)(site, url))
            continue;
        const [path = ''] = pathsOf(url, '');
        if (!own.has(path))
            continue;
        const paths = common.get(url.hostname) ?? new Set();
        common.set(url.hostname, paths.add(path));
    }
    const isMoved = ([host, paths]) => paths.size >= (isOldHost(host, paths, site) ? MIN_SAME_AT_OLD_HOST : hosts_of_same_pages_MIN_SAME);
    const hosts = new Set([...common].filter(isMoved).map(([host]) => host));
    return hosts.size === 0 ? hosts : hosts.difference(hostsOfVersions(links[0].link.document));
}
function hostsOfVersions(document) {
    const versions = document.elements('link').filter(link => (0,html_document/* attribute */.lt)(link, 'hreflang') !== undefined);
    return new Set(versions.flatMap(link => document.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? '')?.hostname ?? []));
}
function pathsOf({ pathname }, home) {
    const path = pathname.replace(/(?:index)?\.html?$/i, '').replace(/\/$/, '');
    const below = home !== '' && path.startsWith(`${home}/`) ? [path.slice(home.length)] : [];
    return [path, ...below].filter(({ length }) => length >= MIN_PATH);
}
function isOldHost(host, paths, { page, futureHosts }) {
    const { domain, isPrivate, subdomain } = (0,cjs/* parse */.qg)(host, { allowPrivateDomains: true });
    if (isPrivate && domain !== null)
        return [...paths].some(path => path.lastIndexOf('/') > 0);
    const own = [(0,syntax_preview/* bareHost */.n0)(page.hostname), ...futureHosts];
    return OLD_OR_NEW.test(subdomain ?? '') && own.some(one => (0,cjs/* getDomain */.FB)(`https://${one}`) === (0,cjs/* getDomain */.FB)(host));
}

// EXTERNAL MODULE: ./lib/text/percent-decoded.js
var percent_decoded = __webpack_require__(35601);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/shown.js
var shown = __webpack_require__(45375);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/malformed-addresses.js




const MISTYPED_SCHEME = /^(?:https?\/\/|(?:htt|htp|htps|hhtp|hhtps|htttp|htttps|ttp|ttps|htpp|htpps|httpp|httpss|http s|https s)s?:\/\/|https?:\/\/https?:?\/\/|https?;\/\/|https?:\/\/\/)/i;
const SCHEME_AS_HOST = /^(?:https?|ftp)$/;
function hasMistypedScheme({ href, url }) {
    if (MISTYPED_SCHEME.test(href.trim()))
        return true;
    return SCHEME_AS_HOST.test((url === undefined ? null : URL.parse(url))?.hostname ?? '');
}
function unfinishedHost({ url }, { page, futureHosts }) {
    const name = (url === undefined ? null : URL.parse(url))?.hostname ?? '';
    if (name === '' || name.includes('.'))
        return undefined;
    return [...futureHosts, page.hostname].find(host => host.startsWith(`${name}.`));
}
function unfinishedFault(link, site) {
    const host = unfinishedHost(link, site);
    if (host === undefined)
        return undefined;
    return [link, `${link.place} is ${(0,shown/* shown */.S)(link.href.trim())}, whose domain lacks its end: ${host}`];
}
const FOR_OLD_BROWSERS = /^(?:https?:)?\/\/:\/?$/i;
function malformedFault(link) {
    const href = link.href.trim();
    if (link.kind === 'asset' && FOR_OLD_BROWSERS.test(href))
        return undefined;
    if (link.url === undefined)
        return isPattern(link) ? undefined : [link, `"${(0,shown/* shown */.S)(href)}" is not a URL`];
    if (hasMistypedScheme(link))
        return [link, `"${(0,shown/* shown */.S)(href)}" has a mistyped scheme`];
    return undefined;
}
const TWO_ADDRESSES = /^\s*https?:\/\/[^/?#\\\s:]{1,253}(https?:\/\/.{1,2000})/i;
function joinedFault(link) {
    const second = TWO_ADDRESSES.exec(link.href)?.[1];
    if (second === undefined)
        return undefined;
    const fault = [
        link,
        `"${(0,shown/* shown */.S)(link.href.trim())}" is two URLs in one; the second begins at "${(0,shown/* shown */.S)(second)}"`,
    ];
    return { fault, meant: URL.parse(second) };
}
const TO_FILL_IN = /^https?:\/\/[^/?#]{0,100}?(?:<[^<>]{1,50}>|\{[^{}]{1,50}\}|\[[^[\]:]{1,50}\]|:\w{0,20}port\b)/i;
function isPattern(link) {
    const [pattern] = TO_FILL_IN.exec((0,percent_decoded/* percentDecoded */.o)(link.href.trim())) ?? [];
    return pattern !== undefined && isShown(pattern, link);
}
function doubledFault(link, { host, meant }) {
    const message = `"${(0,shown/* shown */.S)(link.href.trim())}" begins with two slashes, so browsers ask the host "${host}" for it; ${meant.pathname} is there`;
    return [link, message, meant.href];
}
const BEFORE_HOST = /^(?:[a-z ]{0,8}[:;]{0,2}\/{1,4}){1,3}/i;
const FILE = /\.(?:x?html?|php|aspx?|jsp|pdf|png|jpe?g|gif|webp|avif|svg|css|m?js)$/i;
const MAX_AUTHORITY = 300;
function namesOtherSite({ href }, site) {
    const before = BEFORE_HOST.exec(href.trim());
    if (!before)
        return false;
    const [authority = ''] = href
        .trim()
        .slice(before[0].length)
        .slice(0, MAX_AUTHORITY)
        .split(/[/?#\\]/, 1);
    const host = authority.replace(/\s+/g, '');
    const url = URL.parse(`https://${host}/`) ?? URL.parse(`https://${host.split(':', 1)[0]}/`);
    if (!url?.hostname.includes('.') || FILE.test(url.hostname))
        return false;
    return !(0,broken_links_site/* isInternal */.iu)(site, url);
}

// EXTERNAL MODULE: ./lib/engine/tools/broken-links/page-targets.js + 7 modules
var page_targets = __webpack_require__(9934);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/test-hosts.js


const STAGING_LABELS = new Set(['staging', 'stage', 'stg', 'preprod', 'pre-prod', 'uat']);
const TUNNEL = /^(?!www\.)[^.]+(?:\.[^.]+){0,3}\.(?:ngrok\.(?:io|app|dev)|ngrok-free\.(?:app|dev)|trycloudflare\.com|loca\.lt|lhr\.life|serveo\.net|devtunnels\.ms|(?:preview\.)?app\.github\.dev|githubpreview\.dev|webcontainer(?:-api)?\.io|gitpod\.(?:io|dev))$|^[^.]+-\d{2,5}\.csb\.app$/;
const NO_WORKSPACE = /^(?:api|app|blog|docs|status)\.gitpod\.io$|^(?!\d+-)[^.]+\.gitpod\.(?:io|dev)$/;
const SANDBOX = /^[^.]+\.csb\.app$/;
const SHOWN = new Set(['navigation', 'frame']);
function testHostOf({ hostname }, kind) {
    if (TUNNEL.test(hostname) && !NO_WORKSPACE.test(hostname))
        return "a tunnel to a developer's machine";
    return SANDBOX.test(hostname) && !SHOWN.has(kind) ? 'a sandbox' : undefined;
}
function isStagingOf(site, url) {
    if (!hasStagingLabel(url.hostname) || hasStagingLabel(site.page.hostname))
        return false;
    const domain = (0,cjs/* getDomain */.FB)(url.href);
    const own = [site.page.href, ...[...site.futureHosts].map(host => `https://${host}`)];
    return domain !== null && own.some(address => (0,cjs/* getDomain */.FB)(address) === domain);
}
const FILES = new Set([
    'image',
    'media',
    'asset',
    'stylesheet',
    'script',
    'icon',
    'manifest',
    'social-image',
]);
const DEVELOPMENT_LABEL = /^(?:dev|devel|develop|development|test|staging|stg|uat)\d{0,2}$|^(?:dev|staging|stg|uat)-(?!blog|doc|portal|cent|hub|forum|tool)[a-z\d-]{1,60}$|^[a-z\d-]{1,60}-(?:dev|staging|stg|uat)$/;
function isOnDevelopmentHost({ page, futureHosts }, url, kind) {
    if (!FILES.has(kind) || !DEVELOPMENT_LABEL.test(url.hostname.split('.', 1)[0]))
        return false;
    const domain = (0,cjs/* getDomain */.FB)(url.href, { allowPrivateDomains: true });
    const own = [page.hostname, ...futureHosts].map(host => URL.parse(`https://${host}`)?.hostname ?? '');
    if (domain === null || domain === url.hostname || own.includes(url.hostname))
        return false;
    if (own.some(host => DEVELOPMENT_LABEL.test(host.split('.', 1)[0])))
        return false;
    return own.some(host => (0,cjs/* getDomain */.FB)(host, { allowPrivateDomains: true }) === domain);
}
const MIN_SAME_LETTERS = 5;
function hostsOfCopies(addresses, site) {
    const sheets = addresses.filter(({ link }) => link.kind === 'stylesheet').map(({ url }) => url);
    const folders = new Set(sheets.filter(url => (0,broken_links_site/* isInternal */.iu)(site, url)).map(folderOf));
    const styles = new Set(sheets
        .filter(url => !(0,broken_links_site/* isInternal */.iu)(site, url) && folders.has(folderOf(url)))
        .map(({ hostname }) => hostname));
    if (styles.size === 0)
        return styles;
    const pages = new Set(addresses
        .filter(({ link: { kind } }) => kind === 'navigation' || kind === 'submission')
        .map(({ url }) => url.hostname));
    const own = [site.page.href, ...[...site.futureHosts].map(host => `https://${host}`)].map(address => (0,cjs/* parse */.qg)(address, { allowPrivateDomains: true }));
    const names = own.flatMap(({ domainWithoutSuffix }) => domainWithoutSuffix ?? []);
    const isOwn = (host) => {
        const domain = (0,cjs/* getDomain */.FB)(host, { allowPrivateDomains: true });
        return domain === null || own.some(one => one.domain === domain);
    };
    const isNamedAlike = (host) => {
        const { subdomain } = (0,cjs/* parse */.qg)(host, { allowPrivateDomains: true });
        const label = subdomain?.split('.')[0] ?? '';
        const start = label.slice(0, MIN_SAME_LETTERS);
        return start.length === MIN_SAME_LETTERS && names.some(name => name.startsWith(start));
    };
    return new Set([...styles].filter(host => pages.has(host) && isNamedAlike(host) && !isOwn(host)));
}
function folderOf({ pathname }) {
    return pathname.slice(0, pathname.lastIndexOf('/') + 1);
}
function hasStagingLabel(hostname) {
    return hostname.split('.').some(label => STAGING_LABELS.has(label));
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/addresses.js

















const MAX_URL_LENGTH = 2000;
const URL_STANDARD = 'https://url.spec.whatwg.org/#url-writing';
const addresses = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'insecure-internal-link': {
            severity: 'warning',
            title: 'The HTTPS page names URLs of its own site with http:',
            why: 'Visitors leave the secure connection, and search engines see a second URL of the page. Metadata such as og:url, feeds and structured data spreads the insecure URL.',
            fix: 'Use https: URLs, or relative ones.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="http://www.example.com/sizes">Sizes</a> on https://www.example.com/',
        },
        'local-address': {
            severity: 'error',
            title: 'The page uses a URL of a development server or a private network',
            why: 'The URL works only for whoever built the page.',
            fix: 'Use the public URL, or a relative one.',
            help: 'https://www.rfc-editor.org/rfc/rfc6761#section-6.3',
            example: '<a href="http://localhost:3000/sizes">Sizes</a>',
        },
        'staging-link': {
            severity: 'warning',
            title: 'The page uses a test version of its site, a copy, a tunnel, or a bare IP address',
            why: "Visitors and search engines find pages that are not for them. A tunnel to a developer's machine answers only while it is open, a test host only until somebody removes it, and an IP address belongs to another server one day.",
            fix: 'Use the public URL, or a relative one.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="https://staging.example.com/sizes">Sizes</a>',
        },
        'malformed-address': {
            severity: 'error',
            title: 'A URL of the site is malformed',
            why: 'Browsers and crawlers cannot open it, or read it as the name of a file beside the page.',
            fix: 'Write the URL as https://host/path, or as a path.',
            help: URL_STANDARD,
            example: '<a href="http:///sizes">Sizes</a>, or <img src="//images/bike.jpg"> for /images/bike.jpg',
        },
        'malformed-external-address': {
            severity: 'warning',
            title: 'A URL of another site is malformed',
            why: 'Nothing is found at this URL: visitors get an error, and programs that read the data of the page lose a value.',
            fix: 'Write the URL as https://host/path.',
            help: URL_STANDARD,
            example: '<a href="http://http://other.example/">Test</a>',
        },
        'unsafe-characters': {
            severity: 'notice',
            title: 'A URL contains a line break or a backslash',
            why: 'Browsers repair that. Other programs may cut the URL off or read it differently.',
            fix: 'Write the URL on one line, and / instead of \\.',
            help: URL_STANDARD,
            example: '<a href="\\bikes\\red">Red bike</a>',
        },
        'address-too-long': {
            severity: 'notice',
            title: 'A link within the site has more than 2,000 characters',
            why: 'Servers, proxies and crawlers cut off or reject such URLs, and sitemaps allow fewer than 2,048 characters.',
            fix: 'Shorten the URL: keep state out of it.',
            help: 'https://www.sitemaps.org/protocol.html#locdef',
            example: '<a href="/search?q=…"> of 2,400 characters',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, links, site } = await (0,page_targets/* referringPage */.E)(visit);
        const doubled = await (0,doubled_root/* doubledRoots */.Z)(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeAddresses(page.document, links, site, doubled), [
                'not-applicable',
            ]),
        };
    },
});
function judgeAddresses(document, links, site, doubled) {
    const addresses = links.flatMap(link => {
        const url = link.url === undefined ? null : URL.parse(link.url);
        return url && /^https?:$/.test(url.protocol) ? [{ link, url }] : [];
    });
    const judge = (of, none, fault) => {
        if (of.length === 0)
            return (0,judging_judgement/* notApplicable */.hH)(none);
        return (0,judging_judgement/* failWhere */.a4)(distinct(of.flatMap(one => placeOf(fault(one)))));
    };
    const own = addresses.filter(({ link, url }) => link.kind === 'navigation' && (0,broken_links_site/* isInternal */.iu)(site, url));
    const insecure = addresses.filter(({ link, url }) => NAMED.has(link.kind) && !namesAuthor(link) && (0,broken_links_site/* isInternal */.iu)(site, url) && willBeSecure(url, site));
    const isInstruction = instructions();
    const withOptions = [...addresses, ...localOptions(document)];
    const former = formerLocalHosts(withOptions, site);
    const copies = hostsOfCopies(addresses, site).union(hostsOfSamePages(addresses, site));
    const anyAddress = links.filter(link => link.href.trim() !== '' &&
        !isOgUrlWithoutPage(link) &&
        !/^\s*(?:data|javascript|mailto|tel|sms|blob|about):/i.test(link.href));
    return {
        'insecure-internal-link': isSecure(site)
            ? judge(insecure, 'the page has no links within the site', insecureFault)
            : (0,judging_judgement/* notApplicable */.hH)('the page itself is not served over HTTPS'),
        'local-address': judgeHere(judge(withOptions, NO_ADDRESSES, address => {
            if (former.has(address.url.host))
                return formerFault(address);
            return doubled.has(address.link) || unfinishedHost(address.link, site) !== undefined
                ? undefined
                : localFault(address, site, isInstruction);
        }), site),
        'staging-link': judgeHere(judge(addresses, NO_ADDRESSES, address => stagingFault(address, site, isInstruction, copies)), site),
        'malformed-address': judge(anyAddress, NO_ADDRESSES, link => {
            const root = doubled.get(link);
            if (root)
                return root.isSpare ? undefined : doubledFault(link, root);
            const joined = joinedFault(link);
            if (joined)
                return isOfSite(link, joined.meant, site) ? joined.fault : undefined;
            const fault = isOfCard(link) ? undefined : unfinishedFault(link, site);
            return fault ?? (namesOtherSite(link, site) ? undefined : malformedFault(link));
        }),
        'malformed-external-address': judge(anyAddress, NO_ADDRESSES, link => {
            const joined = joinedFault(link);
            if (joined)
                return isOfSite(link, joined.meant, site) ? undefined : joined.fault;
            const fault = isOfCard(link) ? unfinishedFault(link, site) : undefined;
            return fault ?? (namesOtherSite(link, site) ? malformedFault(link) : undefined);
        }),
        'unsafe-characters': judge(addresses, NO_ADDRESSES, ({ link }) => characterFault(link)),
        'address-too-long': judge(own, 'the page has no links within the site', lengthFault),
    };
}
function isOfCard({ kind }) {
    return kind === 'social-image' || kind === 'structured-data';
}
function isOfSite(link, meant, site) {
    return !isOfCard(link) && meant !== null && (0,broken_links_site/* isInternal */.iu)(site, meant);
}
function isOgUrlWithoutPage({ place, url }) {
    return place === 'og:url' && !/^https?:/.test((url && URL.parse(url)?.protocol) || '');
}
const NO_ADDRESSES = 'the page has no URLs';
function judgeHere(judgement, site) {
    return site.local && judgement.outcome !== 'fail'
        ? (0,judging_judgement/* notApplicable */.hH)('the page itself is on this machine or a private network')
        : judgement;
}
function placeOf(fault) {
    if (!fault)
        return [];
    const [{ document, element }, message, url] = fault;
    return [document.occurrence(element, message, url)];
}
function distinct(occurrences) {
    return [...new Map(occurrences.toReversed().map(one => [one.message, one])).values()].toReversed();
}
const NAMED = new Set(['navigation', 'related', 'structured-data']);
function namesAuthor({ element }) {
    return element.tagName === 'link' && (0,link_elements/* relations */.K1)(element).includes('author');
}
function isSecure({ page, preview }) {
    return page.protocol === 'https:' || isSecureProduction(preview);
}
function willBeSecure({ host }, { page, preview, futureHosts }) {
    return page.protocol === 'https:' || (isSecureProduction(preview) && futureHosts.has((0,syntax_preview/* bareHost */.n0)(host)));
}
function isSecureProduction(preview) {
    return preview?.origin?.startsWith('https:') === true;
}
function insecureFault({ link, url }) {
    if (url.protocol !== 'http:')
        return undefined;
    const does = link.element.tagName === 'form' ? 'The form sends to' : 'The link leads to';
    return link.kind === 'navigation'
        ? [link, `${does} ${(0,shown/* shown */.S)(url.href)}`, url.href]
        : [link, `${link.place} is ${(0,shown/* shown */.S)(url.href)}`, url.href];
}
function formerFault({ link, url }) {
    const does = link.kind === 'navigation' ? 'leads to' : link.kind === 'submission' ? 'sends to' : 'names';
    return link.place === 'og:url' ? undefined : [link, `${does} ${(0,shown/* shown */.S)(url.href)}`, url.href];
}
function localFault({ link, url }, site, isInstruction) {
    if (isLeftOver({ link, url }, site))
        return [link, `loads ${(0,shown/* shown */.S)(url.href)}`, url.href];
    if (url.hostname === site.page.hostname || !(0,host_kind/* isLocalHost */.mJ)(url.hostname))
        return undefined;
    if (site.local && !isElsewhere(url, site))
        return undefined;
    if (isShown(url.hostname, link) || hasMistypedScheme(link))
        return undefined;
    if (link.kind === 'navigation' && (0,placeholder_address/* isPlaceholderAddress */.m)(url))
        return undefined;
    if (link.place === 'og:url' || isInstruction(link, url))
        return undefined;
    const lacksDot = !/[.:]/.test(url.hostname) && url.hostname !== 'localhost';
    const why = lacksDot ? ', a host that no public network has: the URL may have been left unfinished' : '';
    return [link, `links to ${(0,shown/* shown */.S)(url.href)}${why}`, url.href];
}
function isElsewhere({ hostname }, { page }) {
    return (0,host_kind/* isLoopback */.U9)(page.hostname) && (0,host_kind/* hostKind */.Pz)(hostname) === 'private';
}
const LOADED = new Set(['image', 'stylesheet', 'script', 'icon', 'manifest']);
function isLeftOver({ link, url }, { page, preview }) {
    const isOfMachine = (0,host_kind/* isLoopback */.U9)(url.hostname) && url.port === '' && url.host !== page.host;
    return isOfMachine && LOADED.has(link.kind) && preview?.host !== undefined && !(0,host_kind/* isLocalHost */.mJ)(preview.host);
}
function stagingFault({ link, url }, site, isInstruction, copies) {
    if (url.host === site.page.host)
        return undefined;
    const does = link.kind === 'navigation' ? 'leads to' : link.kind === 'submission' ? 'sends to' : 'names';
    const address = (0,host_kind/* literalAddress */.I3)(url.hostname);
    if (address !== undefined) {
        return isOfPrivateSite(site) ||
            link.kind !== 'navigation' ||
            (0,host_kind/* isLocalHost */.mJ)(url.hostname) ||
            isShown(address, link) ||
            isInstruction(link, url)
            ? undefined
            : [link, bareAddressWords(url), url.href];
    }
    const host = testHostOf(site.page, 'asset') === undefined ? testHostOf(url, link.kind) : undefined;
    if (host !== undefined && !isShown(url.hostname, link))
        return [link, `${does} ${host}: ${(0,shown/* shown */.S)(url.href)}`, url.href];
    if (copies.has(url.hostname))
        return [link, `${does} a copy of the site on another host: ${(0,shown/* shown */.S)(url.href)}`, url.href];
    if (isOnDevelopmentHost(site, url, link.kind))
        return [link, `loads ${(0,shown/* shown */.S)(url.href)} from ${(0,shown/* shown */.S)(url.hostname)}, a host for tests`, url.href];
    return isStagingOf(site, url) ? [link, `${does} ${(0,shown/* shown */.S)(url.href)}`, url.href] : undefined;
}
function isOfPrivateSite({ local, preview }) {
    return local && (preview?.host === undefined || (0,host_kind/* isLocalHost */.mJ)(preview.host));
}
function bareAddressWords({ protocol, href }) {
    const words = `leads to the bare IP address ${(0,shown/* shown */.S)(href)}`;
    return protocol === 'http:'
        ? `${words}, without HTTPS: browsers warn, and nobody can tell whose it is`
        : words;
}
const HINTS = new Set(['preload', 'modulepreload', 'prefetch', 'prerender']);
function isHint({ element }) {
    return element.tagName === 'link' && (0,link_elements/* relations */.K1)(element).every(relation => HINTS.has(relation));
}
function characterFault(link) {
    const href = link.href.trim();
    if (hasMistypedScheme(link) || isHint(link))
        return undefined;
    const [path = ''] = href.split(/[?#]/, 1);
    if (/[\n\r\t]/.test(href))
        return [link, `"${(0,shown/* shown */.S)(href)}" contains a line break or tab`];
    return path.includes('\\') ? [link, `"${(0,shown/* shown */.S)(href)}" contains a backslash`] : undefined;
}
function lengthFault({ link, url }) {
    const { length } = (0,redirect_target/* withoutFragment */.f2)(url.href);
    return length > MAX_URL_LENGTH
        ? [link, `${length} characters (at most ${MAX_URL_LENGTH}): ${(0,shown/* shown */.S)(url.href)}`]
        : undefined;
}


/***/ }),

/***/ 45041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ brokenTargets)
});

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
// EXTERNAL MODULE: ./lib/engine/visit/missing-page.js
var missing_page = __webpack_require__(56504);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/visit/script-files.js
var script_files = __webpack_require__(89921);
;// CONCATENATED MODULE: ./lib/engine/visit/known-routes.js





const MAX_BYTES = 3_000_000;
const OF_ROUTE = /^\s*,\s*(?:redirect|component|components|element|beforeEnter|loader|lazy|children)\s*:/;
const MAX_BEHIND = 40;
const MAX_PLACES = 50;
const knownRoutes = (0,per_visit/* perVisit */.V)(async (visit) => {
    const texts = await sharedScripts(visit);
    const { preview } = visit;
    return url => {
        const { pathname } = new URL(url);
        const home = preview?.home ?? '';
        const paths = new Set([
            pathname,
            pathname.startsWith(`${home}/`) ? pathname.slice(home.length) : pathname,
        ]);
        return texts.some(text => [...paths].some(path => hasRoute(text, path)));
    };
});
async function sharedScripts(visit) {
    const missing = await (0,missing_page/* fetchOwnMissingPage */.sZ)(visit);
    if (!missing?.final || !(0,network_status/* isGone */.ST)(missing.final.status))
        return [];
    const page = (0,open_html/* openHtml */.W)(missing.final, visit.preview);
    if (!page)
        return [];
    const read = (url) => visit.fetchForSite(url);
    const ofMissing = new Set((await (0,script_files/* readScriptFiles */.F8)(page, read, MAX_BYTES)).map(({ url }) => url));
    if (ofMissing.size === 0)
        return [];
    const own = await (0,script_files/* readScriptFiles */.F8)(await visit.htmlPage(), read, MAX_BYTES);
    return own.filter(({ url }) => ofMissing.has(url)).map(({ text }) => text);
}
function hasRoute(text, path) {
    for (const quote of ['"', "'", '`']) {
        const literal = `path:${quote}${path}${quote}`;
        let at = text.indexOf(literal);
        for (let place = 0; at >= 0 && place < MAX_PLACES; place++, at = text.indexOf(literal, at + 1)) {
            const end = at + literal.length;
            if (!/\w/.test(text[at - 1] ?? '') && OF_ROUTE.test(text.slice(end, end + MAX_BEHIND)))
                return true;
        }
    }
    return false;
}

// EXTERNAL MODULE: ./lib/engine/visit/routes-by-script.js
var routes_by_script = __webpack_require__(19264);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/sample-page.js
var sample_page = __webpack_require__(57292);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/added-slash.js
var added_slash = __webpack_require__(69480);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/lesser-files.js
var lesser_files = __webpack_require__(16232);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/link-facts.js
const MAX_FACTS = 1000;
const MAX_SOURCES = 5;
const ORDER = ['broken', 'unverified', 'ok', 'skipped'];
function linkFacts(links, targets) {
    const counts = Object.fromEntries(ORDER.map(state => [state, targets.filter(target => target.state === state).length]));
    const internal = targets.filter(target => target.internal).length;
    return {
        counts,
        places: links.length,
        internal,
        external: targets.length - internal,
        links: targets
            .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
            .slice(0, MAX_FACTS)
            .map(linkFact),
    };
}
function linkFact(target) {
    const { url, status, state, reason, links, answer, isBeside } = target;
    return {
        url,
        status,
        state,
        ...(state === 'ok' && !isBeside ? {} : { reason }),
        ...(answer?.finalUrl === undefined ? {} : { finalUrl: answer.finalUrl }),
        sources: links.slice(0, MAX_SOURCES).map(sourceFact),
        ...(links.length > MAX_SOURCES && { sourceCount: links.length }),
    };
}
function sourceFact({ document, element, place }) {
    const line = document.positionOf(element)?.line;
    return { element: element.tagName, place, ...(line === undefined ? {} : { line }) };
}

// EXTERNAL MODULE: ./lib/engine/tools/broken-links/shown.js
var shown = __webpack_require__(45375);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/site.js
var broken_links_site = __webpack_require__(47791);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/sheet-images.js
var sheet_images = __webpack_require__(91964);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/spare-sources.js

const PLAYERS = new Set(['video', 'audio']);
function spareSources(targets) {
    const playing = new Set();
    for (const { state, links } of targets) {
        if (state !== 'ok')
            continue;
        for (const link of links) {
            const player = playerOf(link);
            if (player)
                playing.add(player);
        }
    }
    return ({ links }) => links.every(link => {
        const player = playerOf(link);
        return player !== undefined && playing.has(player);
    });
}
function playerOf({ element, kind }) {
    if (kind !== 'media' || element.tagName !== 'source')
        return undefined;
    const player = (0,html_document/* parentOf */.gN)(element);
    return player && PLAYERS.has(player.tagName) && (0,html_document/* attribute */.lt)(player, 'src') === undefined ? player : undefined;
}
function usedAs({ kind, element }) {
    if (kind !== 'media')
        return '';
    if (element.tagName === 'track')
        return ' as the subtitles of a video';
    const player = element.tagName === 'source' ? (0,html_document/* parentOf */.gN)(element)?.tagName : element.tagName;
    return player === 'audio' ? ' as a source of a sound' : ' as a source of a video';
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/target-places.js




const USES = {
    link: 'linked',
    resource: 'used',
    hint: 'asked for in advance',
    metadata: 'used',
};
function occurrenceOf(site, target, what, hint = '') {
    const { length } = target.links;
    const link = target.links[0];
    const { document, element } = link;
    const times = length === 1 ? '' : ` ${length} times`;
    const by = (0,sheet_images/* isInSheetFile */.NX)(link) ? ` by ${(0,shown/* shown */.S)((0,sheet_images/* sheetNaming */.Os)(link))}` : '';
    const use = `${USES[target.role]}${by}${usedAs(link)}`;
    const isFarRead = target.role === 'metadata';
    const named = (url) => (isFarRead ? (0,broken_links_site/* asPublished */.f1)(site, url) : url);
    const where = named(target.url) === target.url ? '' : ' in this deployment';
    const message = `${(0,shown/* shown */.S)(named(target.url))} ${what}${where}${hint}; ${use}${times} on ${(0,shown/* shown */.S)(named(document.url))}`;
    return document.occurrence(element, message, target.url);
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/moved-targets.js





function judgeMoved(site, targets, isSlashHere) {
    const working = targets.filter(({ state }) => state === 'ok');
    const links = working.filter(target => target.links.some(isNavigation) || isOldHost(site, target));
    if (links.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no links that were found to work');
    const stubs = links.filter(target => isOwnStub(site, target));
    const moved = links.filter(target => target.answer?.movedTo !== undefined && !isSlashHere(target) && !stubs.includes(target));
    return (0,judgement/* failWhere */.a4)([
        ...moved.map(target => {
            const to = (0,broken_links_site/* ledTo */.rQ)(site, target.address, target.answer.movedTo);
            const hint = target.role === 'metadata' ? '; search engines are led to a host that the site has left' : '';
            return occurrenceOf(site, target, (0,added_slash/* movedWords */.$j)(target.address.href, to, shown/* shown */.S), hint);
        }),
        ...stubs.map(target => {
            const { url, by } = target.answer.leadsOn;
            const what = `only leads on to ${(0,shown/* shown */.S)((0,broken_links_site/* ledTo */.rQ)(site, target.address, url))} (${by})`;
            return occurrenceOf(site, target, what, ': link to that page');
        }),
    ]);
}
function isOwnStub(site, { internal, role, answer, address }) {
    const to = answer?.leadsOn && URL.parse((0,broken_links_site/* ledTo */.rQ)(site, address, answer.leadsOn.url));
    return role === 'link' && internal && to instanceof URL && (0,broken_links_site/* isInternal */.iu)(site, to);
}
function isNavigation({ kind }) {
    return kind === 'navigation';
}
function isOldHost(site, { links, address, answer }) {
    if (answer?.movedTo === undefined)
        return false;
    const to = URL.parse((0,broken_links_site/* ledTo */.rQ)(site, address, answer.movedTo));
    if (!to || !(0,broken_links_site/* isInternal */.iu)(site, to) || to.host === address.host)
        return false;
    if (address.pathname === '/' && (0,broken_links_site/* copyHere */.AA)(site, address) && to.host === site.page.host)
        return false;
    return links.some(({ kind, place }) => kind === 'related' || (kind === 'structured-data' && OWN.has(place)));
}
const OWN = new Set(['url', 'mainEntityOfPage', 'item']);

// EXTERNAL MODULE: ./lib/engine/tools/broken-links/outside-folder.js + 1 modules
var outside_folder = __webpack_require__(60256);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/page-targets.js + 7 modules
var page_targets = __webpack_require__(9934);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 2 modules
var page_links = __webpack_require__(47922);
// EXTERNAL MODULE: ./lib/engine/visit/shut-parts.js
var shut_parts = __webpack_require__(94389);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/unseen-links.js




function unseenAddresses({ document, scripts }) {
    const selectors = scripts.state === 'seen' ? scripts.rendered.unseenLinks : [];
    if (selectors.length === 0)
        return new Set();
    const unseen = document.elementsAt(selectors);
    const [seenAt, unseenAt] = [new Set(), new Set()];
    for (const { url, kind, element } of (0,page_links/* linksOf */.h)(document)) {
        if (url === undefined || (kind !== 'navigation' && kind !== 'submission'))
            continue;
        const addresses = unseen.has(element) ? unseenAt : seenAt;
        addresses.add((0,redirect_target/* withoutFragment */.f2)(url));
    }
    return unseenAt.difference(seenAt);
}
async function hiddenForGood(visit, targets) {
    if (!targets.some(({ role, state }) => role === 'link' && state === 'broken'))
        return () => false;
    const { document } = await visit.judgedPage();
    const shut = document.elementsAt(await (0,shut_parts/* shutParts */.x)(visit));
    if (shut.size === 0)
        return () => false;
    const [hidden, others] = [new Set(), new Set()];
    for (const { url, element } of (0,page_links/* linksOf */.h)(document))
        if (url !== undefined)
            (isWithin(element, shut) ? hidden : others).add((0,redirect_target/* withoutFragment */.f2)(url));
    return ({ url, state }) => state === 'broken' && hidden.has(url) && !others.has(url);
}
function isWithin(element, parts) {
    for (let at = element; at; at = (0,html_document/* parentOf */.gN)(at))
        if (parts.has(at))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/broken-targets.js


















const STATUS = 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes';
const brokenTargets = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'broken-internal-link': {
            severity: 'error',
            title: 'A link to a page of the site is broken',
            why: 'Search engines cannot reach what should be there, and visitors get an error or an empty page, unless a script sends them on.',
            fix: 'Correct the URL, remove the link, or restore or redirect the page.',
            help: STATUS,
            example: '<a href="/sizes">Sizes</a>, which answers 404',
        },
        'broken-hidden-link': {
            severity: 'warning',
            title: 'A link in a part of the page that is never shown is broken',
            why: 'Visitors do not see it, but search engines that render the page follow it and find an error.',
            fix: 'Remove the part that style sheets hide on every screen, or correct the URL.',
            help: STATUS,
            example: '<style>#old-footer { display: none !important }</style> with <footer id="old-footer"><a href="/gone">Sizes</a></footer>',
        },
        'route-answers-404': {
            severity: 'warning',
            title: 'A link leads to a page that scripts show but that answers 404',
            why: 'Visitors may see the page, because the 404 page of the site lets scripts show it. Search engines go by the status: they do not index it, and social networks show no preview of it.',
            fix: 'Let the build write an HTML file for each page, or use a host that answers them with the application and 200 (a rewrite). If you can do neither, link by fragments ("/#/contact").',
            help: STATUS,
            example: '<a href="/contact">Contact</a>, which answers 404 with a script that leads to /?/contact',
        },
        'broken-internal-resource': {
            severity: 'error',
            title: 'A file that the page loads from the site is missing',
            why: 'Visitors, and search engines that render the page, get it without this file.',
            fix: 'Correct the URL, or deploy the file.',
            help: STATUS,
            example: '<img src="/bike.jpg" alt="Red bike">, which answers 404',
        },
        'broken-style-file': {
            severity: 'warning',
            title: 'A file that a style names is missing',
            why: 'Visitors get the page without this background, icon, font or part of the styles. Text that is made to stand on an image may be hard to read without it.',
            fix: 'Correct the URL, which counts from the folder of the style sheet or page, or deploy the file.',
            help: STATUS,
            example: '<style>main { background: url("/img/wood.jpg") }</style>, which answers 404',
        },
        'broken-spare-source': {
            severity: 'notice',
            title: 'One of several sources of a video or sound is missing',
            why: 'Browsers ask for it in vain and go on to the next source, so it plays later, and visitors get another format than was meant.',
            fix: 'Remove the <source>, correct its URL, or deploy the file.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/source',
            example: '<video><source src="/tour.webm"><source src="/tour.mp4"></video>, where /tour.webm answers 404',
        },
        'broken-external-link': {
            severity: 'warning',
            title: 'A link to another site is broken',
            why: 'Visitors land on an error page, and a page with dead links looks abandoned.',
            fix: 'Link to the new place of the content, or remove the link.',
            help: STATUS,
            example: '<a href="https://other.example/gone">Test</a>, which answers 410',
        },
        'broken-external-resource': {
            severity: 'warning',
            title: 'An image, script, style or frame of another site is missing',
            why: 'Visitors get the page without this file.',
            fix: 'Correct the URL, or serve the file from your own site.',
            help: STATUS,
            example: '<script src="https://cdn.example.net/gone.js">, which answers 404',
        },
        'broken-preload': {
            severity: 'warning',
            title: 'The page preloads a file that does not exist',
            why: 'The browser requests it in vain, before the files that the page needs. The right file, which should come early, still comes late.',
            fix: 'Give the preload the same URL as the style sheet or element that uses the file, with its query, or remove the preload.',
            help: 'https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel/preload',
            example: '<link rel="preload" as="font" href="/icons.woff?1" crossorigin>, which answers 404, while the style sheet loads /icons.woff?2',
        },
        'broken-metadata-link': {
            severity: 'warning',
            title: 'A URL in the metadata of the page, or of its feed, is broken',
            why: 'Browsers, social networks and search engines ignore icons, preview images, manifests, feeds and structured data with broken URLs. Nobody can subscribe to a feed that is not there.',
            fix: 'Correct the URL, or remove it.',
            help: STATUS,
            example: '<link rel="manifest" href="/site.webmanifest">, which answers 404',
        },
        'redirected-link': {
            severity: 'notice',
            title: 'A link leads to a permanent redirect',
            why: 'Each visit takes a detour, and the redirect may disappear one day. The same holds for a page that only leads on by meta refresh.',
            fix: 'Link to the new URL.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
            example: '<a href="/old">Sizes</a>, which answers 301 to /new',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, site, links, targets } = await (0,page_targets/* checkedPage */.R)(visit);
        const isShown = await shownByScripts(visit, site, targets);
        const unseen = unseenAddresses(page);
        const pressed = targets
            .filter(({ url, role }) => role !== 'link' || !unseen.has(url))
            .filter(target => !leavesFolder(site, target) && !(0,lesser_files/* isOfSkeleton */.f8)(target));
        const isHidden = await hiddenForGood(visit, targets);
        const isSlashHere = await (0,added_slash/* slashesOfThisServer */.In)(visit, page, site, pressed);
        const judged = {
            ...judgeTargets(site, pressed, isShown, isHidden),
            'redirected-link': judgeMoved(site, pressed, isSlashHere),
        };
        const judgements = (0,script_judgements/* unlessUnfilled */.ED)(page, judged, ['not-applicable']);
        const missing = judgements['broken-internal-resource'];
        return {
            judgements: { ...judgements, 'broken-internal-resource': await (0,sample_page/* unlessSamplePage */.w)(visit, missing) },
            facts: { ...linkFacts(links, targets), rendered: (0,script_judgements/* renderingFacts */._V)(page) },
        };
    },
});
function judgeTargets(site, targets, isShown, isHidden) {
    const judge = (belongs) => judgeBroken(site, targets.filter(belongs));
    const isWithUser = isMissingWithUser(targets);
    const isSpare = spareSources(targets);
    const isToPage = (target) => isOwnLink(site, target) && !isShown(target) && !isFeed(target);
    return {
        'broken-internal-link': judge(target => isToPage(target) && !isHidden(target)),
        'broken-hidden-link': judgeHidden(site, targets.filter(isToPage), isHidden),
        'route-answers-404': judgeRoutes(site, targets.filter(target => isOwnLink(site, target)), isShown),
        'broken-internal-resource': judge(target => (isOwnFile(target) &&
            !isSpare(target) &&
            !(0,lesser_files/* isOfStyle */.vB)(target) &&
            !(0,lesser_files/* isOfFlash */.el)(target) &&
            !(0,lesser_files/* isHiddenSpinner */.Oz)(target)) ||
            isWithUser(target)),
        'broken-style-file': judge(target => isOwnFile(target) && (0,lesser_files/* isOfStyle */.vB)(target)),
        'broken-spare-source': judge(isSpare),
        'broken-external-link': judge(target => target.role === 'link' && !isOwnLink(site, target)),
        'broken-external-resource': judge(target => target.role === 'resource' && !target.internal && !isSpare(target)),
        'broken-preload': judge(target => isPreload(target) && !isWithUser(target)),
        'broken-metadata-link': judge(target => target.role === 'metadata' || (isOwnLink(site, target) && isFeed(target))),
    };
}
function leavesFolder({ preview }, { role, links }) {
    return role === 'link' && links.every(link => (0,outside_folder/* linkOutsideFolder */.a)(preview, link) !== undefined);
}
function isOwnFile({ role, internal }) {
    return role === 'resource' && internal;
}
async function shownByScripts(visit, site, targets) {
    const isMissingPage = (target) => isOwnLink(site, target) && target.state === 'broken' && target.status === 404 && (0,routes_by_script/* isRoute */.Cn)(target.url);
    if (!targets.some(isMissingPage))
        return () => undefined;
    if (await (0,routes_by_script/* routesByScript */.HN)(visit))
        return target => (isMissingPage(target) ? 'the 404 page leaves it to scripts to show it' : undefined);
    const isKnown = await knownRoutes(visit);
    return target => (isMissingPage(target) && isKnown(target.url) ? KNOWN : undefined);
}
function judgeHidden(site, links, isHidden) {
    const hidden = links.filter(isHidden);
    return hidden.length > 0 ? judgeBroken(site, hidden) : (0,judgement/* failAmong */.Jb)(links, [], NO_LINKS);
}
const NO_LINKS = 'the page has no links to pages of the site that were asked for';
const KNOWN = 'scripts show it to those who click on the link, while crawlers and those who open it in a new tab get the 404 page';
function judgeRoutes(site, links, isShown) {
    const asked = links.filter(({ state }) => state === 'ok' || state === 'broken');
    const faults = asked.flatMap(target => {
        const how = isShown(target);
        return how === undefined ? [] : [occurrenceOf(site, target, `${target.reason}, and ${how}`)];
    });
    return (0,judgement/* failAmong */.Jb)(asked, faults, NO_LINKS);
}
function isMissingWithUser(targets) {
    const isUser = ({ links, internal, state }) => internal && state === 'broken' && links.some(({ kind }) => kind === 'stylesheet' || kind === 'script');
    const folders = new Set(targets.filter(isUser).map(({ url }) => folderOf(url)));
    return ({ role, internal, state, url }) => role === 'hint' && internal && state === 'broken' && folders.has(folderOf(url));
}
function isPreload({ role, links }) {
    return role === 'hint' && links.some(({ element }) => (0,link_elements/* relations */.K1)(element).includes('preload'));
}
function folderOf(url) {
    return new URL('.', url).href;
}
function isOwnLink(site, { role, internal, state, links }) {
    if (role !== 'link' || !internal)
        return false;
    return state !== 'broken' || !links.every(({ href }) => isHostElsewhere(site, href.trim()));
}
function isFeed({ url, role }) {
    return (role === 'link' && /\/(?:index|feed|rss|atom)\.(?:xml|rss|atom)$/i.test(URL.parse(url)?.pathname ?? ''));
}
function isHostElsewhere(site, href) {
    const meant = LACKS_SCHEME.test(href) ? URL.parse(`https://${href}`) : null;
    return meant !== null && !(0,broken_links_site/* isInternal */.iu)(site, meant);
}
const LACKS_SCHEME = /^(?:www\.[\w-]+\.|[\w-]+\.(?:com|org|net|io)(?:\/|$))/i;
function judgeBroken(site, targets) {
    const asked = targets.filter(({ state }) => state !== 'skipped');
    if (asked.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no such URLs that can be requested');
    const unverified = asked.filter(({ state }) => state === 'unverified');
    const beside = asked.filter(({ isBeside }) => isBeside);
    const broken = asked.filter(({ state }) => state === 'broken');
    if (broken.length > 0) {
        return (0,judgement/* fail */.fJ)(broken.map(target => occurrenceOf(site, target, target.reason, hintFor(target))), unverified.length > 0 ? unverifiedCount(unverified, asked.length) : undefined);
    }
    if (unverified.length > 0)
        return (0,judgement/* notMeasured */.q7)(unverifiedNote(unverified, asked.length));
    return beside.length === 0 ? (0,judgement/* pass */.IX)() : (0,judgement/* pass */.IX)(besideNote(beside, asked.length));
}
function besideNote(beside, total) {
    const { url, reason } = beside[0];
    const rest = beside.length > 1 ? `, and ${beside.length - 1} more` : '';
    return `${beside.length} of ${total} ${beside.length === 1 ? 'is' : 'are'} not part of this deployment: ${(0,shown/* shown */.S)(url)} (${reason})${rest}`;
}
function unverifiedNote(unverified, total) {
    const { url, reason } = unverified[0];
    const rest = unverified.length > 1 ? `, and ${unverified.length - 1} more` : '';
    return `${unverifiedCount(unverified, total)}: ${(0,shown/* shown */.S)(url)} (${reason})${rest}`;
}
function unverifiedCount({ length }, total) {
    return `${length} of ${total} could not be verified`;
}
const QUOTE_AT_END = /(?:%22|%27|%3E|%60|%E2%80%9[89CDE]|%C2%BB|')$/i;
const BLANK_AT_EDGE = /\/(?:%20|%C2%A0)+[^/]|(?:%20|%C2%A0)(?:\/|$)/i;
const MAIL_ADDRESS = /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}$/;
function hintFor({ links, url, otherCase }) {
    if (otherCase !== undefined)
        return `; ${(0,shown/* shown */.S)(otherCase)} is there: upper and lower case count, except on Netlify`;
    const href = links[0].href.trim();
    const [quote] = QUOTE_AT_END.exec(url) ?? [];
    if (quote !== undefined) {
        return `; a ${decodeURIComponent(quote)} of the source ended up at the end of the URL "${(0,shown/* shown */.S)(href)}"`;
    }
    if (BLANK_AT_EDGE.test(new URL(url).pathname)) {
        return `; the URL "${(0,shown/* shown */.S)(href)}" has a space at the start or the end of a name`;
    }
    if (MAIL_ADDRESS.test(href))
        return `; "${(0,shown/* shown */.S)(href)}" needs mailto: in front`;
    const [last = ''] = /[^/]*$/.exec(href.replace(/[?#].*$/, '')) ?? [];
    if (MAIL_ADDRESS.test(last))
        return `; is "${(0,shown/* shown */.S)(last)}" an email address? Then write mailto: in front, and nothing else`;
    return LACKS_SCHEME.test(href) ? `; "${(0,shown/* shown */.S)(href)}" needs https:// in front` : '';
}


/***/ }),

/***/ 57292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ unlessSamplePage)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49366);


const OF_NOBODY = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:(?:authors?|team|people)\/(?:john|jane|mark)-(?:doe|dinn)|(?:et_pb_layout|layout_type|elementor-hf|elementor_library|et_template)\/[^/]{1,100})(?:\/|\.html?)?$/i;
async function unlessSamplePage(visit, judgement) {
    if (judgement.outcome !== 'fail' || !OF_NOBODY.test(new URL(visit.url).pathname))
        return judgement;
    return (await (0,_listing_js__WEBPACK_IMPORTED_MODULE_0__/* .placeInSitemaps */ .v)(visit)) === 'listed'
        ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notApplicable */ .hH)('a sample page of the theme, which the sitemap is reported to list')
        : judgement;
}


/***/ }),

/***/ 56504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RV: () => (/* binding */ missingPageName),
/* harmony export */   mF: () => (/* binding */ fetchMissingPage),
/* harmony export */   s3: () => (/* binding */ placeOfMissingPage),
/* harmony export */   sZ: () => (/* binding */ fetchOwnMissingPage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69612);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);
/* harmony import */ var _left_to_deployment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50631);






function fetchMissingPage(visit) {
    const { origin } = new URL(visit.url);
    return visit.fetchForSite(`${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, origin)}/${missingPageName(origin)}`);
}
async function fetchOwnMissingPage(visit) {
    const missing = await fetchMissingPage(visit);
    const { hostname } = new URL(visit.url);
    if (!(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocalHost */ .mJ)(hostname) || !missing.final)
        return missing;
    if ((0,_left_to_deployment_js__WEBPACK_IMPORTED_MODULE_4__/* .leftToDeployment */ .ud)(missing.final) !== undefined)
        return undefined;
    return (await fileOfMissingPage(visit, missing)) === undefined ? undefined : missing;
}
async function placeOfMissingPage(visit, missing) {
    return (await fileOfMissingPage(visit, missing)) ?? missing.final?.url ?? missing.requestedUrl;
}
async function fileOfMissingPage(visit, missing) {
    const { origin } = new URL(visit.url);
    const named = missing.final && (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_5__/* .header */ .wx)(missing.final, 'content-location');
    const own = named === undefined ? undefined : URL.parse(named, origin);
    const usual = `${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, origin)}/404.html`;
    const { final } = await visit.fetchForSite(own?.origin === origin ? own.href : usual);
    const isSame = final && missing.final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status) && final.body.equals(missing.final.body);
    return isSame ? final.url : undefined;
}
function missingPageName(origin) {
    return `seo-preflight-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(origin).digest('hex').slice(0, 16)}`;
}


/***/ }),

/***/ 19264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ isRoute),
/* harmony export */   HN: () => (/* binding */ routesByScript),
/* harmony export */   Tr: () => (/* binding */ navigatesByScript)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _page_open_html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32222);
/* harmony import */ var _page_script_shell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15798);
/* harmony import */ var _page_scripts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3916);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11312);
/* harmony import */ var _missing_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56504);
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9895);








const routesByScript = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_7__/* .perVisit */ .V)(async (visit) => {
    const missing = await (0,_missing_page_js__WEBPACK_IMPORTED_MODULE_6__/* .fetchOwnMissingPage */ .sZ)(visit);
    if (!missing?.final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isGone */ .ST)(missing.final.status))
        return undefined;
    const document = (0,_page_open_html_js__WEBPACK_IMPORTED_MODULE_2__/* .openHtml */ .W)(missing.final, visit.preview)?.document;
    if (!document?.elements('script').some(_page_scripts_js__WEBPACK_IMPORTED_MODULE_4__/* .isExecutable */ .TV))
        return undefined;
    const { origin } = new URL(visit.url);
    const { final } = await visit.fetchForSite(`${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_5__/* .deploymentRoot */ .gS)(visit.preview, origin)}/`);
    const home = final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(final.status) ? (0,_page_open_html_js__WEBPACK_IMPORTED_MODULE_2__/* .openHtml */ .W)(final, visit.preview)?.document : undefined;
    if (!home)
        return undefined;
    if (codeOf(document).some(code => sendsOn(code, home)))
        return 'sends-on';
    return isApplication(document, home) ? 'is-application' : undefined;
});
function navigatesByScript(document) {
    return codeOf(document).some(code => NAVIGATES.test(code));
}
const MAX_CODE = 20_000;
const MAX_SCRIPTS = 20;
function codeOf(document) {
    return (0,_page_scripts_js__WEBPACK_IMPORTED_MODULE_4__/* .inlineScripts */ .Yx)(document)
        .slice(0, MAX_SCRIPTS)
        .map(script => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(script).slice(0, MAX_CODE));
}
const NAVIGATES = /\b(?:location|l|loc)\s?\.\s?(?:replace|assign)\s?\(|\blocation(?:\.href)?\s?=(?![=>])/;
const READS_PATH = /\bpathname\b/;
const ADDS_TO = /[?#][\w/!=-]{0,30}(?:["'`]\s{0,10}\+|\$\{)/;
const KEEPS_PLACE = /\b(?:session|local)Storage\b/;
const RESTORES = /\b(?:replaceState|pushState)\b/;
function sendsOn(code, home) {
    if (READS_PATH.test(code) && NAVIGATES.test(code) && ADDS_TO.test(code))
        return true;
    return KEEPS_PLACE.test(code) && /\blocation\b/.test(code) && codeOf(home).some(one => RESTORES.test(one));
}
function isApplication(document, home) {
    if (!(0,_page_script_shell_js__WEBPACK_IMPORTED_MODULE_3__/* .scriptShellOf */ .HH)(document) || !(0,_page_script_shell_js__WEBPACK_IMPORTED_MODULE_3__/* .scriptShellOf */ .HH)(home))
        return false;
    const own = new Set(scriptFiles(home));
    return scriptFiles(document).some(file => own.has(file));
}
function scriptFiles(document) {
    const { origin } = new URL(document.url);
    return document
        .elements('script')
        .filter(_page_scripts_js__WEBPACK_IMPORTED_MODULE_4__/* .isExecutable */ .TV)
        .flatMap(script => document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') ?? '') ?? [])
        .filter(address => address.origin === origin && address.pathname !== '/')
        .map(({ href }) => href);
}
const FILE = /\.(?!html?$)[a-z][a-z0-9]{1,4}$/i;
function isRoute(url) {
    return !FILE.test(new URL(url).pathname);
}


/***/ }),

/***/ 94389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ shutParts)
/* harmony export */ });
/* harmony import */ var _own_scripts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89811);
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9895);


const shutParts = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_1__/* .perVisit */ .V)(async (visit) => {
    const { scripts } = await visit.judgedPage();
    const parts = scripts.state === 'seen' ? scripts.rendered.shutParts : [];
    if (parts.length === 0)
        return [];
    if (parts.every(({ names }) => names.length === 0))
        return parts.map(({ selector }) => selector);
    const { texts, isWhole } = await (0,_own_scripts_js__WEBPACK_IMPORTED_MODULE_0__/* .ownCode */ .m)(visit);
    return parts
        .filter(({ names }) => isWhole || names.length === 0)
        .filter(({ names }) => !names.some(name => texts.some(text => text.includes(name))))
        .map(({ selector }) => selector);
});


/***/ })

};
