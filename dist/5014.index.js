export const id = 5014;
export const ids = [5014];
export const modules = {

/***/ 56633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   Nt: () => (/* binding */ placeCount),
/* harmony export */   mM: () => (/* binding */ atPages),
/* harmony export */   yO: () => (/* binding */ MAX_OCCURRENCES)
/* harmony export */ });
const MAX_OCCURRENCES = 50;
function isFailure({ outcome, ignored, twinOf, }) {
    return outcome === 'fail' && ignored === undefined && twinOf === undefined;
}
function placeCount({ occurrences, occurrenceCount, }) {
    return Math.max(1, occurrenceCount ?? occurrences.length);
}
function atPages(check, pages) {
    const { occurrenceCount: _, failedPages = [], ...rest } = check;
    const count = pages.length + Math.max(0, placeCount(check) - failedPages.length);
    if (count === 0)
        return undefined;
    const known = new Map(check.occurrences.map((place) => [place.url, place]));
    const occurrences = pages.slice(0, MAX_OCCURRENCES).map(url => known.get(url) ?? { url });
    return {
        ...rest,
        occurrences,
        failedPages: [...pages],
        ...(count > occurrences.length && { occurrenceCount: count }),
    };
}


/***/ }),

/***/ 93574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ scoreInWords),
/* harmony export */   KJ: () => (/* binding */ isUnread),
/* harmony export */   UQ: () => (/* binding */ meanScore),
/* harmony export */   VN: () => (/* binding */ HEURISTIC),
/* harmony export */   WY: () => (/* binding */ pageScore),
/* harmony export */   eq: () => (/* binding */ siteScore),
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   nM: () => (/* binding */ toolScore)
/* harmony export */ });
/* unused harmony exports CEILING_IDS, scoreOf */
/* harmony import */ var _lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82630);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3075);
/* harmony import */ var _twins_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57719);



const LEFT_BY = { error: 0.85, warning: 0.96, notice: 0.993 };
const LEFT_BY_NOTICES = 0.9;
const LEFT_BY_TOOL = { accessibility: 0.85, pagespeed: 0.85, security: 0.85 };
const NOT_SHOWN = 25;
const NO_TITLE = 55;
const NO_TEXT = 70;
const CEILINGS = {
    'robots/page-blocked': NOT_SHOWN,
    'robots/page-blocked-by-name': NOT_SHOWN,
    'robots/noindex-meta': NOT_SHOWN,
    'robots/noindex-header': NOT_SHOWN,
    'robots/noindex-unlisted': NOT_SHOWN,
    'robots/unavailable-after-past': NOT_SHOWN,
    'redirects/final-status': NOT_SHOWN,
    'redirects/unusable-status': NOT_SHOWN,
    'redirects/empty-page': NOT_SHOWN,
    'redirects/broken-redirect': NOT_SHOWN,
    'redirects/instant-refresh': NOT_SHOWN,
    'redirects/instant-refresh-to-canonical': NOT_SHOWN,
    'redirects/endless-reload': NOT_SHOWN,
    'redirects/script-redirect': NOT_SHOWN,
    'redirects/loop': NOT_SHOWN,
    'redirects/loop-without-cookies': NOT_SHOWN,
    'redirects/missing-location': NOT_SHOWN,
    'redirects/invalid-location': NOT_SHOWN,
    'redirects/endless-chain': NOT_SHOWN,
    'content/soft-404': NOT_SHOWN,
    'ux/error-screen': NOT_SHOWN,
    'serp/canonical-local-host': NOT_SHOWN,
    'serp/canonical-cross-domain': NOT_SHOWN,
    'serp/canonical-not-production': NOT_SHOWN,
    'serp/canonical-to-other-page': NOT_SHOWN,
    'serp/canonical-to-root': NOT_SHOWN,
    'serp/canonical-target-broken': NOT_SHOWN,
    'serp/canonical-target-noindex': NOT_SHOWN,
    'hreflang/canonical-conflict': NOT_SHOWN,
    'mobile/phone-noindex': NOT_SHOWN,
    'serp/title-missing': NO_TITLE,
    'serp/title-empty': NO_TITLE,
    'content/text-needs-scripts': NO_TEXT,
    'content/placeholder-text': NO_TEXT,
    'content/almost-no-text': NO_TEXT,
};
const CEILING_IDS = Object.keys(CEILINGS);
function ceilingOf(id, severity) {
    const ceiling = Object.hasOwn(CEILINGS, id) ? CEILINGS[id] : undefined;
    return severity === 'notice' && ceiling !== NOT_SHOWN ? undefined : ceiling;
}
function scoreOf(failures) {
    let ceiling = 100;
    let notices = 1;
    const byTool = new Map();
    for (const { id, tool, severity } of faultsOf(failures)) {
        const own = ceilingOf(id, severity);
        if (own !== undefined)
            ceiling = Math.min(ceiling, own);
        else if (severity === 'notice')
            notices *= LEFT_BY.notice;
        else
            byTool.set(tool, (byTool.get(tool) ?? 1) * LEFT_BY[severity]);
    }
    let left = Math.max(notices, LEFT_BY_NOTICES);
    for (const [tool, share] of byTool)
        left *= Math.max(share, (tool && LEFT_BY_TOOL[tool]) ?? 0);
    return Math.round(ceiling * left);
}
function faultsOf(failures) {
    const byId = new Map(failures.map(failure => [failure.id, { ...failure }]));
    const faults = new Map(byId);
    for (const { id, severity } of failures) {
        const original = (0,_twins_js__WEBPACK_IMPORTED_MODULE_2__/* .originalsOf */ .iV)(id).find(other => byId.has(other));
        if (original === undefined)
            continue;
        const fault = byId.get(original);
        if (LEFT_BY[severity] < LEFT_BY[fault.severity])
            fault.severity = severity;
        faults.delete(id);
    }
    return [...faults.values()];
}
function costOf(id, severity) {
    return 100 - (ceilingOf(id, severity) ?? 100 * LEFT_BY[severity]);
}
const ENOUGH_CHECKS = 3;
function toolScore(checks) {
    const failures = checks.filter(({ outcome }) => outcome === 'fail');
    const passed = checks.filter(({ outcome }) => outcome === 'pass').length;
    if (failures.length === 0 && passed < ENOUGH_CHECKS)
        return null;
    return scoreOf(failures);
}
function meanScore(scores) {
    const known = scores.filter(score => score !== null);
    return known.length === 0 ? null : Math.round(known.reduce((sum, score) => sum + score, 0) / known.length);
}
function scoreInWords(score) {
    return String(Math.floor(score * 10 + 1e-6) / 10);
}
const HEURISTIC = 'heuristic';
function pageScore(runs) {
    return isUnread(runs) ? null : containerScore(runs, ({ scope }) => scope !== 'site');
}
function isUnread(runs) {
    const ofPage = runs.filter(({ tool }) => _tools_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_TOOLS */ .yT.has(tool));
    const isMeasured = ({ status }) => status === 'measured';
    if (ofPage.length === 0 || ofPage.some(isMeasured))
        return false;
    const isLost = ({ outcome, severity }) => outcome === 'fail' && severity === 'error';
    return !runs.filter(isMeasured).some(({ checks }) => checks.some(isLost));
}
function siteScore(runs) {
    return containerScore(runs, ({ scope }) => scope === 'site');
}
function containerScore(runs, isOwn) {
    const failures = [];
    const given = [];
    let isJudged = false;
    for (const run of runs) {
        const { tool, checks, score } = run;
        const failed = isWeighed(run) ? checks.filter(check => check.outcome === 'fail' && isOwn(check)) : [];
        const tells = !isWeighed(run) || failed.length > 0 || (!isJudged && checks.some(isPassed));
        if (!tells || (0,_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(run, HEURISTIC) === true)
            continue;
        if (!isWeighed(run))
            given.push(score);
        else
            isJudged = true;
        failures.push(...failed.map(({ id, severity }) => ({ id, severity, tool })));
    }
    return meanScore([...(isJudged ? [scoreOf(failures)] : []), ...given]);
    function isPassed(check) {
        return check.outcome === 'pass' && isOwn(check);
    }
}
function isWeighed({ foreign, checks }) {
    return foreign === undefined && checks.length > 0;
}


/***/ }),

/***/ 57719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HT: () => (/* binding */ isJoiningTwin),
/* harmony export */   P0: () => (/* binding */ isUnknownWithTwin),
/* harmony export */   Uc: () => (/* binding */ isTwinAtElement),
/* harmony export */   dr: () => (/* binding */ tellersOf),
/* harmony export */   en: () => (/* binding */ isTwinByResource),
/* harmony export */   f4: () => (/* binding */ sameAs),
/* harmony export */   hG: () => (/* binding */ isTwinOfPage),
/* harmony export */   iV: () => (/* binding */ originalsOf),
/* harmony export */   xu: () => (/* binding */ isTwinInPart)
/* harmony export */ });
/* unused harmony export twinIds */
const TWINS = {
    'accessibility/dlitem': ['accessibility/definition-list'],
    'accessibility/document-title': ['serp/title-missing', 'serp/title-empty'],
    'accessibility/empty-heading': ['content/h1-empty', 'content/heading-empty'],
    'accessibility/heading-order': ['content/heading-skipped'],
    'accessibility/html-has-lang': ['hreflang/html-lang-missing'],
    'accessibility/html-lang-valid': ['hreflang/html-lang-invalid'],
    'accessibility/link-name': ['content/link-empty'],
    'accessibility/listitem': ['accessibility/list'],
    'accessibility/meta-refresh': [
        'redirects/instant-refresh',
        'redirects/instant-refresh-to-canonical',
        'redirects/delayed-refresh',
        'redirects/endless-reload',
    ],
    'accessibility/no-autoplay-audio': ['ux/sound-on-load'],
    'accessibility/object-alt': ['mobile/plugin-content'],
    'accessibility/page-has-heading-one': ['content/h1-missing', 'content/h1-empty'],
    'accessibility/skip-link': ['broken-links/broken-fragment'],
    'broken-links/broken-metadata-link': [
        'serp/canonical-target-broken',
        'serp/og-image-broken',
        'serp/og-url-mismatch',
        'serp/favicon-broken',
        'hreflang/target-broken',
        'schema/image-unreachable',
        'broken-links/broken-internal-resource',
        'broken-links/broken-external-resource',
    ],
    'broken-links/index-file-link': ['broken-links/index-file-not-canonical'],
    'broken-links/uncrawlable-link': ['ux/link-without-keyboard'],
    'content/text-damaged': ['ux/encoding-conflict'],
    'content/text-repeated': ['content/placeholder-text'],
    'geo/content-unmarked': ['accessibility/landmark-one-main'],
    'geo/quoting-forbidden': ['serp/snippet-suppressed'],
    'geo/text-needs-scripts': ['content/text-needs-scripts', 'content/much-text-needs-scripts'],
    'hreflang/og-locale-mismatch': ['content/language-mismatch'],
    'hreflang/self-language-mismatch': ['content/language-mismatch'],
    'mobile/first-screen-image-lazy': ['pagespeed/lcp-discovery-insight'],
    'pagespeed/redirects': ['redirects/chain', 'redirects/long-chain'],
    'schema/image-unreachable': [
        'serp/og-image-broken',
        'broken-links/broken-internal-resource',
        'broken-links/broken-external-resource',
    ],
    'schema/review-incomplete': ['schema/rich-result-incomplete'],
    'security/cookies': ['cookies/not-secure', 'cookies/session-readable-by-scripts'],
    'security/redirection': ['redirects/https-not-enforced'],
    'security/subresource-integrity': ['security/mixed-content-blocked', 'security/http-address-on-local-page'],
    'serp/description-default': ['content/placeholder-text'],
    'serp/description-too-short': ['serp/duplicate-description', 'content/text-cut-by-quote'],
    'sitemap/missing': ['robots/sitemap-unreachable'],
    'sitemap/not-in-robots': ['robots/sitemap-unreachable'],
    'sitemap/outside-path': ['sitemap/not-in-robots', 'robots/sitemap-unreachable'],
    'sitemap/page-listed-not-canonical': [
        'hreflang/canonical-conflict',
        'serp/canonical-to-root',
        'serp/canonical-to-other-page',
    ],
    'ux/contact-link-differs': ['content/placeholder-text'],
    'ux/dialog-field-unlabelled': ['accessibility/label', 'accessibility/select-name'],
    'ux/list-entry-wrapped': ['accessibility/list'],
    'ux/mail-not-linked': ['content/placeholder-text'],
    'ux/phone-not-linked': ['content/placeholder-text'],
    'ux/social-link-unfinished': ['content/cms-default'],
};
const ORIGINALS = new Map(Object.entries(TWINS));
const OF_PAGE = new Set([
    'accessibility/document-title',
    'accessibility/html-has-lang',
    'accessibility/html-lang-valid',
    'accessibility/meta-refresh',
    'accessibility/page-has-heading-one',
    'geo/content-unmarked',
    'geo/text-needs-scripts',
    'hreflang/og-locale-mismatch',
    'hreflang/self-language-mismatch',
    'pagespeed/redirects',
    'security/cookies',
    'security/redirection',
    'serp/description-too-short',
]);
const OF_PAGE_AS_SHOWN = new Set([
    'accessibility/document-title',
    'accessibility/html-has-lang',
    'accessibility/page-has-heading-one',
]);
const BY_RESOURCE = new Set([
    'broken-links/broken-metadata-link',
    'broken-links/index-file-link',
    'schema/image-unreachable',
]);
const BY_ELEMENT = new Set([
    'accessibility/skip-link',
    'broken-links/uncrawlable-link',
    'content/text-repeated',
    'security/subresource-integrity',
    'serp/description-default',
    'ux/contact-link-differs',
    'ux/dialog-field-unlabelled',
    'ux/list-entry-wrapped',
    'ux/mail-not-linked',
    'ux/phone-not-linked',
    'ux/social-link-unfinished',
]);
const AT_SAME_ELEMENT = {
    'serp/description-too-short': 'content/text-cut-by-quote',
};
const JOINING = new Set(['broken-links/index-file-link']);
const TOLD_BY_PAGES = {
    'sitemap/missing': ['broken-links/pages-behind-fragment'],
    'sitemap/listed-blocked': ['robots/page-blocked', 'robots/page-blocked-by-name'],
    'sitemap/listed-noindex': ['robots/noindex-meta', 'robots/noindex-header', 'robots/noindex-unlisted'],
    'sitemap/listed-not-canonical': [
        'hreflang/canonical-conflict',
        'serp/canonical-to-root',
        'serp/canonical-to-other-page',
    ],
};
function tellersOf(id) {
    return TOLD_BY_PAGES[id] ?? [];
}
function originalsOf(id) {
    return ORIGINALS.get(id) ?? [];
}
function sameAs(id) {
    if (isTwinInPart(id))
        return [];
    const isSame = (twin, original) => !isTwinInPart(twin) && !isTwinAtElement(twin, original);
    const originals = originalsOf(id).filter(original => isSame(id, original));
    const twins = [...ORIGINALS].filter(([twin, those]) => those.includes(id) && isSame(twin, id));
    return [...originals, ...twins.map(([twin]) => twin)];
}
function isTwinAtElement(id, original) {
    return AT_SAME_ELEMENT[id] === original;
}
function isTwinByResource(id) {
    return BY_RESOURCE.has(id);
}
function isTwinInPart(id) {
    return BY_RESOURCE.has(id) || BY_ELEMENT.has(id);
}
function isJoiningTwin(id) {
    return JOINING.has(id);
}
function isTwinOfPage(id) {
    return OF_PAGE.has(id);
}
function isUnknownWithTwin(id) {
    return OF_PAGE_AS_SHOWN.has(id);
}
function twinIds() {
    return [...ORIGINALS, ...Object.entries(TOLD_BY_PAGES)].flatMap(([id, originals]) => [id, ...originals]);
}


/***/ }),

/***/ 11312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ platformScriptPatterns),
/* harmony export */   G7: () => (/* binding */ previewHint),
/* harmony export */   Gb: () => (/* binding */ hasNoAddressYet),
/* harmony export */   IS: () => (/* binding */ hereOf),
/* harmony export */   K3: () => (/* binding */ schemeOfHosts),
/* harmony export */   N6: () => (/* binding */ namesakesAmong),
/* harmony export */   Qm: () => (/* binding */ isSharedHost),
/* harmony export */   Tc: () => (/* binding */ productionAddressOf),
/* harmony export */   WF: () => (/* binding */ addressBesideGuess),
/* harmony export */   YG: () => (/* binding */ askedAt),
/* harmony export */   d0: () => (/* binding */ productionPatterns),
/* harmony export */   dT: () => (/* binding */ isOnProduction),
/* harmony export */   fm: () => (/* binding */ whyRootIsForeign),
/* harmony export */   gS: () => (/* binding */ deploymentRoot),
/* harmony export */   jL: () => (/* binding */ productionOrigins),
/* harmony export */   kX: () => (/* binding */ isPlatformCookie),
/* harmony export */   n0: () => (/* binding */ bareHost),
/* harmony export */   o6: () => (/* binding */ isSecureOnProduction),
/* harmony export */   oW: () => (/* binding */ previewOf),
/* harmony export */   oo: () => (/* binding */ isMixedOnProduction),
/* harmony export */   pY: () => (/* binding */ isPlatformScript),
/* harmony export */   qZ: () => (/* binding */ hasPreviewName),
/* harmony export */   yc: () => (/* binding */ isFullAddress),
/* harmony export */   yd: () => (/* binding */ addressOutsideFolder)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);

function previewOf(url, productionUrl, base = '', isHomeGuessed = false, namesakes = []) {
    const audited = new URL(url);
    const here = audited.origin;
    if (productionUrl === undefined) {
        return { host: undefined, origin: undefined, folder: '', home: '', base: '', here, words: 'on a preview' };
    }
    const { host, origin, pathname } = new URL(productionUrl);
    if (bareHost(host) === bareHost(audited.host))
        return undefined;
    const folder = pathname.replace(/\/$/, '');
    const isBelow = base !== '' && isInFolder(audited.pathname, base);
    const isOfHome = !isBelow && isInFolder(audited.pathname, folder) && !namesakes.includes(url);
    return {
        host,
        origin,
        folder: isOfHome ? '' : folder,
        home: folder,
        ...(isHomeGuessed && { isHomeGuessed }),
        base: isBelow ? base : '',
        here,
        ...(namesakes.length > 0 && { namesakes }),
        words: `on a preview of ${host}`,
    };
}
function namesakesAmong(pages, productionUrl) {
    const folder = new URL(productionUrl).pathname.replace(/\/$/, '');
    if (folder === '')
        return [];
    const inside = pages.filter(page => isInFolder(new URL(page).pathname, folder));
    return inside.length * 2 < pages.length ? inside : [];
}
function hasNoAddressYet(preview, url) {
    const hosts = [url, preview?.origin].flatMap(address => address === undefined ? [] : new URL(address).hostname);
    return hosts.every(_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ);
}
function isOnProduction(preview, url) {
    return preview?.host !== undefined && bareHost(url.host) === bareHost(preview.host);
}
function hereOf(preview, url) {
    if (!preview || !isOnProduction(preview, url) || !isInFolder(url.pathname, preview.home))
        return undefined;
    const { here, base, folder } = preview;
    if (base !== '' && isInFolder(url.pathname, base))
        return new URL(here + url.pathname + url.search);
    return new URL(`${here}${base}${url.pathname.slice(folder.length) || '/'}${url.search}`);
}
function isSecureOnProduction(preview) {
    return preview?.origin?.startsWith('https:') === true && preview.here.startsWith('http:');
}
function schemeOfHosts(preview) {
    return isSecureOnProduction(preview) ? 'https:' : undefined;
}
function isMixedOnProduction(preview, address) {
    if (!isSecureOnProduction(preview) || !address.startsWith('http:'))
        return false;
    const url = URL.parse(address);
    return url !== null && url.origin !== preview?.here && !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(url.hostname);
}
function productionAddressOf(preview, url) {
    if (preview?.origin === undefined || url.origin !== preview.here || !isInFolder(url.pathname, preview.base))
        return undefined;
    const path = url.pathname.slice(preview.base.length) || '/';
    return new URL(`${preview.origin}${preview.folder}${path}${url.search}`);
}
function addressBesideGuess(preview, url) {
    if (!preview?.isHomeGuessed || preview.origin === undefined)
        return undefined;
    if (url.origin !== preview.here || !isInFolder(url.pathname, preview.home))
        return undefined;
    const path = url.pathname.slice(preview.home.length) || '/';
    return new URL(`${preview.origin}${path}${url.search}`);
}
function askedAt(preview, url) {
    const parsed = preview?.host === undefined ? null : URL.parse(url);
    if (!parsed || !preview)
        return url;
    const { here, base, folder, namesakes = [] } = preview;
    if (namesakes.includes(here + parsed.pathname + parsed.search))
        return url;
    if (parsed.origin === here && base === '' && folder !== '' && isInFolder(parsed.pathname, folder))
        return new URL(`${here}${parsed.pathname.slice(folder.length) || '/'}${parsed.search}${parsed.hash}`).href;
    return hereOf(preview, parsed)?.href ?? url;
}
function whyRootIsForeign(preview) {
    if (preview === undefined)
        return undefined;
    const { base } = preview;
    if (base !== '')
        return `the preview is ${base}/: the root of its host is not part of this deployment`;
    if (preview.home === '')
        return undefined;
    return `production is ${preview.home}/ on ${preview.host}: the root of that host is not part of this deployment`;
}
function isSharedHost(host) {
    return SHARED_HOST.test(host);
}
const SHARED_HOST = /^[^.]+\.(?:github|gitlab)\.io$/;
function addressOutsideFolder(preview, url, written, from) {
    if (preview?.origin === undefined || preview.home === '' || preview.base !== '' || preview.isHomeGuessed)
        return undefined;
    if (!isSharedHost(preview.host ?? '') || url.origin !== preview.here)
        return undefined;
    const path = written.trim();
    if (path.startsWith('../')) {
        const page = from && productionAddressOf(preview, from);
        const there = page && URL.parse(path, page);
        return there && !isInFolder(there.pathname, preview.home) ? there : undefined;
    }
    if (!/^\/(?!\/)/.test(path) || isInFolder(url.pathname, preview.home))
        return undefined;
    return new URL(`${preview.origin}${url.pathname}${url.search}`);
}
function deploymentRoot(preview, origin) {
    if (preview === undefined)
        return origin;
    if (preview.base !== '')
        return origin + preview.base;
    return preview.folder === '' ? origin + preview.home : origin;
}
function productionOrigins(preview) {
    if (preview?.origin === undefined || preview.host === undefined)
        return [];
    const { protocol } = new URL(preview.origin);
    const bare = bareHost(preview.host);
    return [`${protocol}//${bare}`, `${protocol}//www.${bare}`].filter(origin => URL.canParse(origin));
}
function productionPatterns(preview) {
    return productionOrigins(preview).map(origin => `*://${new URL(origin).host}/*`);
}
function isInFolder(path, folder) {
    return folder === '' || `${path}/`.startsWith(`${folder}/`);
}
const PLATFORM_SCRIPT_HOSTS = new Set([
    'vercel.live',
    'netlify-cdp-loader.netlify.app',
    'app.netlify.com',
]);
function platformScriptPatterns(preview) {
    return preview === undefined ? [] : [...PLATFORM_SCRIPT_HOSTS].map(host => `*://${host}/*`);
}
function isPlatformScript(preview, url) {
    return preview !== undefined && PLATFORM_SCRIPT_HOSTS.has(URL.parse(url)?.host ?? '');
}
const PLATFORM_COOKIES = new Set([
    ...['_vercel_jwt', '_vercel_sso_nonce', '__vercel_toolbar'],
    ...['CF_Authorization', 'CF_AppSession', 'CF_Binding'],
]);
function isPlatformCookie(preview, name) {
    return preview !== undefined && PLATFORM_COOKIES.has(name);
}
function hasPreviewName(hostname) {
    return PREVIEW_HOSTS.some(pattern => pattern.test(hostname));
}
const PREVIEW_HOSTS = [
    /\.vercel\.app$/,
    /--[^.]+\.netlify\.app$/,
    /^[^.]+\.[^.]+\.pages\.dev$/,
    /^pr-\d+\.[^.]+\.amplifyapp\.com$/,
    /-pr-\d+\.onrender\.com$/,
];
function previewHint(preview, url) {
    const { hostname } = new URL(url);
    const isUnsaid = preview === undefined && hasPreviewName(hostname);
    return isUnsaid ? '; if this is a preview, name production in the setting "production-url"' : '';
}
function isFullAddress(written) {
    return /^\s*(?:https?:)?\/\//i.test(written);
}
function bareHost(host) {
    return host.replace(/^www\./, '');
}


/***/ }),

/***/ 75293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readableHosts)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);

const ENCODED_HOST = /(?<![\w.-])(?:[a-z0-9_-]{1,63}\.){0,10}xn--[a-z0-9-]{1,59}(?:\.[a-z0-9_-]{1,63}){0,10}(?![\w-])/g;
const SCRIPTS = [
    ...[
        'Latin',
        'Cyrillic',
        'Greek',
        'Arabic',
        'Hebrew',
        'Armenian',
        'Georgian',
        'Devanagari',
        'Bengali',
        'Tamil',
    ],
    ...['Telugu', 'Kannada', 'Malayalam', 'Gujarati', 'Gurmukhi', 'Sinhala', 'Thai', 'Lao', 'Khmer', 'Myanmar'],
    ...['Tibetan', 'Ethiopic'],
];
const EAST_ASIAN = ['Latin', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'];
const ofScripts = (scripts) => `[${scripts.map(script => `\\p{Script_Extensions=${script}}`).join('')}0-9_-]+`;
const ONE_SCRIPT = new RegExp(`^(?:${[...SCRIPTS.map(script => ofScripts([script])), ofScripts(EAST_ASIAN)].join('|')})$`, 'u');
function readableHosts(text) {
    if (!text.includes('xn--'))
        return text;
    return text.replace(ENCODED_HOST, host => {
        const name = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToUnicode)(host);
        return name !== '' && name.split('.').every(label => ONE_SCRIPT.test(label)) ? name : host;
    });
}


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
