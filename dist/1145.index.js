export const id = 1145;
export const ids = [1145];
export const modules = {

/***/ 39288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ NotApplicable),
/* harmony export */   fg: () => (/* binding */ OutOfTime),
/* harmony export */   ke: () => (/* binding */ NotMeasured),
/* harmony export */   pr: () => (/* binding */ NotHtml)
/* harmony export */ });
/**
 * A tool cannot judge: the page could not be fetched, a part of the machine is missing, time ran out.
 * The message is the reason that people read: what happened, to what, and what to do.
 */
class NotMeasured extends Error {
    name = 'NotMeasured';
}
/** The time ran out, which says nothing of the page: the machine may have been busy with something else. */
class OutOfTime extends NotMeasured {
}
/** What answers is no HTML page. What is said of any response, as its headers do, can be judged all the same. */
class NotHtml extends NotMeasured {
}
/** There is nothing for the tool to judge, as with the certificate of a page over plain HTTP. The message says why. */
class NotApplicable extends Error {
    name = 'NotApplicable';
}


/***/ }),

/***/ 5154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ relations),
/* harmony export */   MX: () => (/* binding */ SENT_HIDDEN),
/* harmony export */   ZF: () => (/* binding */ isSentHidden),
/* harmony export */   ZY: () => (/* binding */ isCanonical),
/* harmony export */   gd: () => (/* binding */ isInHead)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

/** Whether metadata stands in `<head>`, of which the parser makes it a child wherever it lets it in. */
function isInHead(element) {
    return element.parentNode?.nodeName === 'head';
}
/** The link types of an element in lower case. */
function relations(element) {
    const rel = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel');
    return rel ? rel.toLowerCase().split(/\s+/).filter(Boolean) : [];
}
/** Whether an element declares a canonical, wherever it stands. */
function isCanonical(element) {
    return element.tagName === 'link' && relations(element).includes('canonical');
}
/** Streamed pieces stand close to the top of a hidden element, so few steps up are enough. */
const MAX_STEPS_TO_HIDDEN = 20;
/**
 * Whether an element was sent in a hidden element of the body, from where frameworks that stream a page move metadata
 * into `<head>`.
 */
function isSentHidden(element) {
    let up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
    for (let step = 0; up && step < MAX_STEPS_TO_HIDDEN; step++) {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(up, 'hidden') !== undefined)
            return true;
        up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up);
    }
    return false;
}
/** Why metadata that is sent like that is not measured. */
const SENT_HIDDEN = 'it is sent in a hidden element, from where scripts may move it into <head>; only a browser can tell';


/***/ }),

/***/ 25218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ isHomeOfLanguage),
/* harmony export */   cM: () => (/* binding */ comparablePath),
/* harmony export */   fF: () => (/* binding */ isHomePage),
/* harmony export */   kj: () => (/* binding */ isSamePage),
/* harmony export */   oP: () => (/* binding */ isAbsolute),
/* harmony export */   sY: () => (/* binding */ comparableUrl)
/* harmony export */ });
/** Whether a URL is the home page of its host, index files included. */
function isHomePage(url) {
    return /^\/(?:(?:index|default)\.[a-z]{2,5})?$/i.test(new URL(url).pathname);
}
/**
 * Whether a page is the home page of the site in a language, as `/en/` is, by its address and the language that it declares:
 * a folder of two letters may be anything.
 */
function isHomeOfLanguage(url, lang) {
    const folder = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?\/?(?:(?:index|default)\.[a-z]{2,5})?$/i.exec(new URL(url).pathname);
    return folder !== null && lang.trim().slice(0, 2).toLowerCase() === folder[1].toLowerCase();
}
/** Whether a URL was written with its scheme and host. */
function isAbsolute(href) {
    return /^https?:\/\//i.test(href);
}
/** A URL in the form in which two spellings of one resource are equal: no fragment, escapes in one case. */
function comparableUrl(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href.replace(/%[0-9a-f]{2}/gi, octet => octet.toUpperCase());
}
/** Path and query of a URL, in the form of {@link comparableUrl}. */
function comparablePath(url) {
    return comparableUrl(url).slice(new URL(url).origin.length);
}
/** Whether two addresses are of one document; false for what is no URL, as `about:blank` is none of a server. */
function isSamePage(a, b) {
    return URL.canParse(a) && URL.canParse(b) && comparableUrl(a) === comparableUrl(b);
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

/**
 * What is known of the deployment that a URL belongs to; undefined where the URL is on production itself, with or
 * without www. The folder that production is in is the root of a preview, unless the preview is in the same folder.
 *
 * @param productionUrl where the pages will live, if that is known
 * @param base folder of the preview that stands for that address, as `/pr-1`; empty where the root does
 * @param isHomeGuessed whether the folder of `productionUrl` was named by nobody
 * @param namesakes pages of the deployment in a folder which is called as that of `productionUrl`, and is another one
 */
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
/**
 * The pages of a folder, served at the root of the preview, that lie in a folder in it which is called as the one that
 * production is in: few of them, where there are pages at all that lie elsewhere.
 *
 * @param pages addresses on the preview
 */
function namesakesAmong(pages, productionUrl) {
    const folder = new URL(productionUrl).pathname.replace(/\/$/, '');
    if (folder === '')
        return [];
    const inside = pages.filter(page => isInFolder(new URL(page).pathname, folder));
    return inside.length * 2 < pages.length ? inside : [];
}
/**
 * Whether nobody knows the addresses that pages will have: they are audited on this machine or in a private network, and
 * production is there too, or nothing says where it is. What needs a full address, such as a canonical, cannot be asked of them.
 */
function hasNoAddressYet(preview, url) {
    const hosts = [url, preview?.origin].flatMap(address => address === undefined ? [] : new URL(address).hostname);
    return hosts.every(_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ);
}
/** Whether an address is on the production host of a preview, with or without www. */
function isOnProduction(preview, url) {
    return preview?.host !== undefined && bareHost(url.host) === bareHost(preview.host);
}
/**
 * The address on the preview of what will be at an address of production, without its fragment; undefined for all that
 * will not, as other hosts and what is beside the folder of production.
 */
function hereOf(preview, url) {
    if (!preview || !isOnProduction(preview, url) || !isInFolder(url.pathname, preview.home))
        return undefined;
    const { here, base, folder } = preview;
    // A generator writes the folder that it was given before some addresses of production too.
    if (base !== '' && isInFolder(url.pathname, base))
        return new URL(here + url.pathname + url.search);
    return new URL(`${here}${base}${url.pathname.slice(folder.length) || '/'}${url.search}`);
}
/** Whether the pages of a preview over plain HTTP are on HTTPS on production. */
function isSecureOnProduction(preview) {
    return preview?.origin?.startsWith('https:') === true && preview.here.startsWith('http:');
}
/** What an address without a scheme, as `//host/path`, is over on production; undefined where it is as on the preview. */
function schemeOfHosts(preview) {
    return isSecureOnProduction(preview) ? 'https:' : undefined;
}
/** Whether what such a page loads is mixed content on production: by an address with `http:` that is not that of the preview. */
function isMixedOnProduction(preview, address) {
    if (!isSecureOnProduction(preview) || !address.startsWith('http:'))
        return false;
    const url = URL.parse(address);
    return url !== null && url.origin !== preview?.here && !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(url.hostname);
}
/** The address of production that what is at an address of the preview will have; undefined where it is not known. */
function productionAddressOf(preview, url) {
    if (preview?.origin === undefined || url.origin !== preview.here || !isInFolder(url.pathname, preview.base))
        return undefined;
    const path = url.pathname.slice(preview.base.length) || '/';
    return new URL(`${preview.origin}${preview.folder}${path}${url.search}`);
}
/**
 * The address of production that a page will have if it is not in the folder that the build alone asks for its files in;
 * undefined where nothing about the folder is a guess.
 */
function addressBesideGuess(preview, url) {
    if (!preview?.isHomeGuessed || preview.origin === undefined)
        return undefined;
    if (url.origin !== preview.here || !isInFolder(url.pathname, preview.home))
        return undefined;
    const path = url.pathname.slice(preview.home.length) || '/';
    return new URL(`${preview.origin}${path}${url.search}`);
}
/**
 * Where to ask for what a page names: on the preview for what production will have from it. A path from the root of the host
 * that begins with the folder of production leads into the deployment, also where the preview has it at its root.
 */
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
/**
 * Why nothing is asked of what crawlers and browsers look for at the root of a host, such as robots.txt: the deployment
 * is a folder of production. Undefined where it is all of the host.
 */
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
/**
 * Whether each project has a folder for itself on a host, by its name: what is at the root there is of another project, or
 * of nobody.
 */
function isSharedHost(host) {
    return SHARED_HOST.test(host);
}
const SHARED_HOST = /^[^.]+\.(?:github|gitlab)\.io$/;
/**
 * The address of production that a link from the root of the host, as `/sizes`, or up from a page, as `../sizes`, has where
 * the site is in a folder of a host that others share, and the link leads out of it; undefined for all else. A preview that
 * has the folder at its root answers such a link with a page of the site, which production does not.
 *
 * @param written the link as the page has it
 * @param url the link as an address on the preview
 * @param from what the link is relative to, on the preview; undefined where that is another address than that of the page
 */
function addressOutsideFolder(preview, url, written, from) {
    if (preview?.origin === undefined || preview.home === '' || preview.base !== '' || preview.isHomeGuessed)
        return undefined;
    if (!isSharedHost(preview.host ?? '') || url.origin !== preview.here)
        return undefined;
    const path = written.trim();
    if (path.startsWith('../')) {
        // A way up that ends at the root here leads further up from where the page is on production.
        const page = from && productionAddressOf(preview, from);
        const there = page && URL.parse(path, page);
        return there && !isInFolder(there.pathname, preview.home) ? there : undefined;
    }
    if (!/^\/(?!\/)/.test(path) || isInFolder(url.pathname, preview.home))
        return undefined;
    return new URL(`${preview.origin}${url.pathname}${url.search}`);
}
/** Where the deployment begins, without a slash at its end: its origin, with the folder that a preview has as well. */
function deploymentRoot(preview, origin) {
    if (preview === undefined)
        return origin;
    if (preview.base !== '')
        return origin + preview.base;
    return preview.folder === '' ? origin + preview.home : origin;
}
/** The origins of production, without and with www, which no IP address can have; none where it is not known. */
function productionOrigins(preview) {
    if (preview?.origin === undefined || preview.host === undefined)
        return [];
    const { protocol } = new URL(preview.origin);
    const bare = bareHost(preview.host);
    return [`${protocol}//${bare}`, `${protocol}//www.${bare}`].filter(origin => URL.canParse(origin));
}
/** The addresses of production over http and https as patterns for Chrome; none where it is not known. */
function productionPatterns(preview) {
    return productionOrigins(preview).map(origin => `*://${new URL(origin).host}/*`);
}
function isInFolder(path, folder) {
    return folder === '' || `${path}/`.startsWith(`${folder}/`);
}
/** Scripts that platforms put into previews, as the toolbars to comment on them; production has none. */
const PLATFORM_SCRIPT_HOSTS = new Set([
    'vercel.live',
    'netlify-cdp-loader.netlify.app',
    'app.netlify.com',
]);
/** The addresses of those scripts as patterns for Chrome, which leaves them out; none away from previews. */
function platformScriptPatterns(preview) {
    return preview === undefined ? [] : [...PLATFORM_SCRIPT_HOSTS].map(host => `*://${host}/*`);
}
/** Whether a script is the platform's and not the site's. */
function isPlatformScript(preview, url) {
    return preview !== undefined && PLATFORM_SCRIPT_HOSTS.has(URL.parse(url)?.host ?? '');
}
/**
 * Cookies of what guards previews: of Vercel's sign-in and toolbar, and of Cloudflare Access.
 *
 * @see https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/
 */
const PLATFORM_COOKIES = new Set([
    ...['_vercel_jwt', '_vercel_sso_nonce', '__vercel_toolbar'],
    ...['CF_Authorization', 'CF_AppSession', 'CF_Binding'],
]);
/** Whether a cookie is the platform's and not the site's. */
function isPlatformCookie(preview, name) {
    return preview !== undefined && PLATFORM_COOKIES.has(name);
}
/** Whether a host is a preview by the name that its platform gave it. */
function hasPreviewName(hostname) {
    return PREVIEW_HOSTS.some(pattern => pattern.test(hostname));
}
/** Names that platforms give to the previews of pull requests and branches, and Vercel to production as well. */
const PREVIEW_HOSTS = [
    /\.vercel\.app$/,
    /--[^.]+\.netlify\.app$/,
    /^[^.]+\.[^.]+\.pages\.dev$/,
    /^pr-\d+\.[^.]+\.amplifyapp\.com$/,
    /-pr-\d+\.onrender\.com$/,
];
/**
 * What to add to a finding that may come of nothing but the preview: how to say that it is one. Empty where that has
 * been said, and for all hosts that are none by their names.
 */
function previewHint(preview, url) {
    const { hostname } = new URL(url);
    const isUnsaid = preview === undefined && hasPreviewName(hostname);
    return isUnsaid ? '; if this is a preview, name production in the setting "production-url"' : '';
}
/** Whether what a page writes names its host, as `https://…` and `//…`; all else means the deployment itself. */
function isFullAddress(written) {
    return /^\s*(?:https?:)?\/\//i.test(written);
}
/** A host without `www.`, which for most sites is the same place. */
function bareHost(host) {
    return host.replace(/^www\./, '');
}


/***/ }),

/***/ 2162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qz: () => (/* binding */ isXDefault),
/* harmony export */   dc: () => (/* binding */ X_DEFAULT),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   qt: () => (/* binding */ ownVersions),
/* harmony export */   x4: () => (/* binding */ versionsOf)
/* harmony export */ });
/* harmony import */ var _syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93747);

/** The value that stands for readers of every other language. */
const X_DEFAULT = 'x-default';
function isXDefault(code) {
    return code.toLowerCase() === X_DEFAULT;
}
/** The language of a version, as far as search engines can read it; undefined for x-default and malformed codes. */
function languageOf({ code }) {
    if (isXDefault(code))
        return undefined;
    const tag = (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_0__/* .readLanguageTag */ .FA)(code);
    return tag?.language ? tag : undefined;
}
function versionsOf(alternates) {
    return alternates.flatMap(alternate => {
        const { url } = alternate;
        const language = languageOf(alternate)?.language;
        if (!url || (language === undefined && !isXDefault(alternate.code)))
            return [];
        return [{ alternate, url, code: alternate.code.toLowerCase(), language }];
    });
}
/** The versions that are the audited page itself; those that name a language. */
function ownVersions(versions, address) {
    return versions.filter(({ url, language }) => language !== undefined && address.isThisPage(url));
}


/***/ }),

/***/ 91089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTopics: () => (/* binding */ runTopics)
});

// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 7 modules
var language_tag = __webpack_require__(93747);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/language-versions.js
var language_versions = __webpack_require__(2162);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/versions-help.js
var versions_help = __webpack_require__(73417);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/links-over-pages.js








/** Whether links stay in the language of their page where the page behind them is there in it. */
const linksOverPages = (0,tool_definition/* defineRunTopic */.m1)({
    checks: {
        'link-changes-language': {
            severity: 'warning',
            title: 'A link leads readers to another language, although the page exists in theirs',
            why: 'Readers land on a page that they may be unable to read, and the version in their language gets no link.',
            fix: 'Link to the version in the language of this page. If the other language is meant, say so: in the text of the link, or with hreflang on it.',
            help: versions_help/* VERSIONS_HELP */.S,
            example: '<a href="/en/prices">Preise</a> on /de/, where /en/prices names /de/preise as German',
        },
    },
    judge(pages) {
        const byAddress = new Map(pages.map(page => [URL.parse(page.url)?.href, page]).reverse());
        return { 'link-changes-language': pages.map(page => judge(page, url => byAddress.get(url))) };
    },
});
function judge(page, pageAt) {
    const language = (0,same_on_pages/* languageOf */.eX)(page);
    const judged = entriesOf(page.facts('hreflang')?.['foreignLinks']).flatMap(({ url, text }) => {
        const target = typeof url === 'string' ? pageAt(url) : undefined;
        return target && language !== '' && (0,same_on_pages/* languageOf */.eX)(target) !== '' ? { target, text: String(text) } : [];
    });
    if (judged.length === 0) {
        return (0,judgement/* notApplicable */.hH)('the page links to no audited page in the folder of another language');
    }
    return (0,judgement/* failWhere */.a4)(judged.flatMap(({ target, text }) => {
        const there = (0,same_on_pages/* languageOf */.eX)(target);
        const version = (0,language_tag/* isSameLanguage */.ls)(there, language) ? undefined : versionIn(language, target);
        if (version === undefined || isPage(version, page) || namesLanguage(text, there, language))
            return [];
        const message = `"${(0,one_line/* oneLine */.T)(text, 60)}" on ${(0,same_on_pages/* pathOf */.XM)(page.url)} leads to ${(0,same_on_pages/* pathOf */.XM)(target.url)} in ${(0,language_tag/* nameOf */.Vb)('language', there)}, whose version in ${(0,language_tag/* nameOf */.Vb)('language', language)} is ${(0,same_on_pages/* pathOf */.XM)(version)}`;
        return { url: target.url, message };
    }));
}
/** The version of a page in a language, where the page names itself in its own as well. */
function versionIn(language, page) {
    const named = entriesOf(page.facts('hreflang')?.['alternates']).flatMap(({ hreflang, url }) => {
        if (typeof hreflang !== 'string' || typeof url !== 'string' || (0,language_versions/* isXDefault */.Qz)(hreflang))
            return [];
        const code = (0,language_tag/* readLanguageTag */.FA)(hreflang)?.language;
        return code === undefined || !URL.canParse(url) ? [] : { code, url };
    });
    const own = named.filter(({ url }) => isPage(url, page));
    const isSound = own.length > 0 && own.every(({ code }) => (0,language_tag/* isSameLanguage */.ls)(code, (0,same_on_pages/* languageOf */.eX)(page)));
    return isSound ? named.find(({ code }) => (0,language_tag/* isSameLanguage */.ls)(code, language))?.url : undefined;
}
/** By the path alone: pages of a preview name versions by their addresses of production. */
function isPage(url, page) {
    return (0,page_address/* loosePath */.qv)(new URL(url)) === (0,page_address/* loosePath */.qv)(new URL(page.url));
}
/** Whether a text says in what language the page behind it is: in English, in that language or in its own. */
function namesLanguage(text, there, here) {
    const said = text.toLowerCase();
    if (said.split(/[^\p{L}]+/u).includes(there))
        return true;
    return ['en', there, here].some(language => said.includes(nameIn(language, there).toLowerCase()));
}
function nameIn(language, named) {
    try {
        return new Intl.DisplayNames(language, { type: 'language' }).of(named) ?? named;
    }
    catch {
        return named;
    }
}
function entriesOf(list) {
    return Array.isArray(list) ? list : [];
}

// EXTERNAL MODULE: ./lib/engine/tools/hreflang/versions-over-pages.js
var versions_over_pages = __webpack_require__(67497);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/run-topics.js


const runTopics = [versions_over_pages/* versionsOverPages */.y, linksOverPages];


/***/ }),

/***/ 73417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ VERSIONS_HELP),
/* harmony export */   Y: () => (/* binding */ withoutDefault)
/* harmony export */ });
/** What Google says of language versions. */
const VERSIONS_HELP = 'https://developers.google.com/search/docs/specialty/international/localized-versions';
/** What is said of a page none of whose hreflang links is for everybody else, by how many there are. */
function withoutDefault(links) {
    return `None of the ${links} hreflang links is x-default`;
}


/***/ }),

/***/ 69612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ literalAddress),
/* harmony export */   Pz: () => (/* binding */ hostKind),
/* harmony export */   TH: () => (/* binding */ isSampleHost),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   YY: () => (/* binding */ isThisMachine),
/* harmony export */   gh: () => (/* binding */ isMetadataAddress),
/* harmony export */   i0: () => (/* binding */ isPublicAddress),
/* harmony export */   jV: () => (/* binding */ plainHost),
/* harmony export */   mJ: () => (/* binding */ isLocalHost),
/* harmony export */   wQ: () => (/* binding */ neverLeavesMachine)
/* harmony export */ });
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48280);

/** The ranges of ipaddr.js that are something else than reserved. */
const RANGES = {
    loopback: 'loopback',
    unspecified: 'unspecified',
    linkLocal: 'link-local',
    private: 'private',
    uniqueLocal: 'private',
    carrierGradeNat: 'private',
    unicast: 'public',
};
const METADATA_ADDRESSES = new Set(['168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254'].map(address => ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(address).toString()));
/** All that is allocated of IPv6 for the public internet: what lies outside is private, special or a tunnel. */
const GLOBAL_UNICAST = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('2000::/3');
/** Addresses of IPv6 that a system takes for the one of IPv4 that they hold (RFC 4291 section 2.5.5.2). */
const MAPPED = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('::ffff:0:0/96');
/** Prefixes of IPv6 whose addresses lead to the one of IPv4 that they hold, with the byte at which it begins. */
const EMBEDDING = [
    ['::/96', 12],
    ['::ffff:0:0/96', 12],
    ['::ffff:0:0:0/96', 12],
    ['64:ff9b::/96', 12],
    ['2002::/16', 2],
].map(([prefix, start]) => ({ prefix: ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR(prefix), start }));
/**
 * Top-level names that never lead to the public internet (RFC 6761, RFC 6762, RFC 8375, ICANN's "internal").
 * Names without a dot do not either.
 */
const PRIVATE_TOP_LEVEL = new Set(['test', 'local', 'internal', 'home', 'lan', 'arpa']);
/**
 * @param host of a URL, or an address of IPv4 or IPv6, with its zone or without
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
function hostKind(host) {
    const address = parsed(host);
    return address ? addressKind(address) : nameKind(plainHost(host));
}
/** The address that a host is; undefined where it is a name. */
function literalAddress(host) {
    return parsed(host) && plainHost(host);
}
/** A host as resolvers take it: without the brackets of IPv6 and the dot of the root. */
function plainHost(host) {
    return host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
/** Whether an IP address is reachable on the public internet. Anything else counts as not public. */
function isPublicAddress(address) {
    const read = parsed(address);
    return read !== undefined && addressKind(read) === 'public';
}
/** Whether an IP address, or the one of IPv4 that it holds, may belong to a cloud's metadata service. */
function isMetadataAddress(address) {
    const read = parsed(address);
    if (!read)
        return false;
    const embedded = embeddedIn(read);
    return [read, ...(embedded ? [embedded] : [])].map(addressKind).some(kind => METADATA_KINDS.has(kind));
}
/** There is no site on a link-local address. */
const METADATA_KINDS = new Set(['link-local', 'metadata']);
/**
 * Whether a host is one of a machine or a private network, as a preview server on a runner is, and no site of the
 * internet.
 */
function isLocalHost(host) {
    return hostKind(host) !== 'public';
}
/** Whether a host means whichever machine it is asked on, so that it means nothing to anybody else. */
function isThisMachine(host) {
    const kind = hostKind(host);
    return kind === 'loopback' || kind === 'unspecified';
}
/**
 * Whether a host is one of those that documents and templates write for the site of their reader. Nobody but IANA has a
 * site there.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2606#section-3
 */
function isSampleHost(host) {
    return /^(?:www\.)?example\.(?:com|net|org)$/i.test(plainHost(host));
}
/**
 * Whether a browser takes a host for the machine that it runs on, and what is sent to it for safe without TLS.
 *
 * @see https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy
 */
function isLoopback(host) {
    return hostKind(host) === 'loopback';
}
/**
 * Whether what is sent to a host never leaves this machine. Of names that is certain of `localhost` alone: resolvers
 * of systems may ask the DNS for those below it.
 */
function neverLeavesMachine(host) {
    return isLoopback(host) && (parsed(host) !== undefined || plainHost(host).toLowerCase() === 'localhost');
}
/** What an address is made of, in any notation: of another text ipaddr.js makes errors with stacks to find that it is none. */
const MADE_AS_ADDRESS = /^[\da-fx.]+$|:/i;
function parsed(host) {
    const text = plainHost(host).replace(/%.*$/, '');
    return MADE_AS_ADDRESS.test(text) && ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.isValid(text) ? ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(text) : undefined;
}
function addressKind(address) {
    if (METADATA_ADDRESSES.has(address.toString()))
        return 'metadata';
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6 && address.match(MAPPED))
        return mappedKind(address);
    const kind = RANGES[address.range()] ?? 'reserved';
    const isOutside = address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6 && !address.match(GLOBAL_UNICAST);
    return kind === 'public' && isOutside ? 'reserved' : kind;
}
/** Where a resolver gives such an address, something is odd: what would be public is not trusted to be. */
function mappedKind(address) {
    const kind = addressKind(address.toIPv4Address());
    return kind === 'public' ? 'reserved' : kind;
}
function embeddedIn(address) {
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4)
        return undefined;
    const start = EMBEDDING.find(({ prefix }) => address.match(prefix))?.start;
    return start === undefined ? undefined : new ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4(address.toByteArray().slice(start, start + 4));
}
function nameKind(name) {
    const topLevel = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    if (topLevel === 'localhost')
        return 'loopback';
    return topLevel === name.toLowerCase() || PRIVATE_TOP_LEVEL.has(topLevel) ? 'private' : 'public';
}


/***/ })

};
