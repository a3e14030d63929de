export const id = 2702;
export const ids = [2702];
export const modules = {

/***/ 79786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   Jb: () => (/* binding */ failAmong),
/* harmony export */   Qh: () => (/* binding */ judgedWithout),
/* harmony export */   Sw: () => (/* binding */ failEach),
/* harmony export */   a4: () => (/* binding */ failWhere),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   ls: () => (/* binding */ failCounted),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   tE: () => (/* binding */ sameForAll)
/* harmony export */ });
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39288);

function pass(message) {
    return message === undefined ? { outcome: 'pass' } : { outcome: 'pass', message };
}
function fail(occurrences, message) {
    const places = Array.isArray(occurrences) ? occurrences : [occurrences];
    return message === undefined
        ? { outcome: 'fail', occurrences: places }
        : { outcome: 'fail', message, occurrences: places };
}
function failWhere(occurrences, message) {
    return occurrences.length === 0 ? pass() : fail(occurrences, message);
}
function failCounted(occurrences, count) {
    if (count === 0)
        return pass();
    return count > occurrences.length ? { outcome: 'fail', occurrences, count } : fail(occurrences);
}
function failAmong(subjects, occurrences, nothing) {
    return subjects.length === 0 && occurrences.length === 0 ? notApplicable(nothing) : failWhere(occurrences);
}
function failEach(subjects, placeOf, nothing) {
    const places = subjects.map(placeOf).filter(place => place !== undefined);
    return failAmong(subjects, places, nothing);
}
function notApplicable(message) {
    return { outcome: 'not-applicable', message };
}
function notMeasured(message) {
    return { outcome: 'not-measured', message };
}
function judgedWithout(reason) {
    return reason instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .NotApplicable */ .bQ ? notApplicable(reason.message) : notMeasured(reason.message);
}
function sameForAll(checks, judgement) {
    const names = Object.keys(checks);
    return Object.fromEntries(names.map(name => [name, judgement]));
}


/***/ }),

/***/ 77628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ unlessLackingFiles)
/* harmony export */ });
/* harmony import */ var _visit_layout_gap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59313);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);


async function unlessLackingFiles({ scripts }, judgements, names, types = ['Stylesheet', 'Script']) {
    const failed = names.filter(name => judgements[name].outcome === 'fail');
    if (failed.length === 0 || scripts.state !== 'seen')
        return judgements;
    const gap = await (0,_visit_layout_gap_js__WEBPACK_IMPORTED_MODULE_0__/* .layoutGap */ .X7)(scripts.rendered, types);
    if (gap === undefined)
        return judgements;
    return { ...judgements, ...Object.fromEntries(failed.map(name => [name, (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notMeasured */ .q7)(gap)])) };
}


/***/ }),

/***/ 39288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ NotApplicable),
/* harmony export */   fg: () => (/* binding */ OutOfTime),
/* harmony export */   ke: () => (/* binding */ NotMeasured),
/* harmony export */   pr: () => (/* binding */ NotHtml)
/* harmony export */ });
class NotMeasured extends Error {
    name = 'NotMeasured';
}
class OutOfTime extends NotMeasured {
}
class NotHtml extends NotMeasured {
}
class NotApplicable extends Error {
    name = 'NotApplicable';
}


/***/ }),

/***/ 44310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ canonicalLinks),
/* harmony export */   fk: () => (/* binding */ declaredCanonical),
/* harmony export */   tQ: () => (/* binding */ agreedCanonical)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25218);
/* harmony import */ var _syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96334);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);





const DISQUALIFYING = ['hreflang', 'lang', 'media', 'type'];
function canonicalLinks(page) {
    const inHead = page.document.elements('link').filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isCanonical */ .ZY)(link) && (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(link));
    return [
        ...inHead.map(element => fromElement(page, element)),
        ...(0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(page.response, 'link').flatMap(value => fromHeader(page, value)),
    ];
}
function agreedCanonical(links) {
    const usable = links.filter(({ url }) => url);
    return new Set(usable.map(({ url }) => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .comparableUrl */ .sY)(url))).size === 1 ? usable[0] : undefined;
}
function declaredCanonical(page) {
    return canonicalLinks(page).find(link => link.url)?.url;
}
function fromElement(page, element) {
    const { document } = page;
    const href = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') ?? '').trim();
    return {
        source: 'html',
        href,
        ...readTarget(withScheme(href, page), document.baseUrl, name => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, name)),
        at: message => document.occurrence(element, message),
    };
}
function fromHeader(page, value) {
    return (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLinkHeader */ .No)(value)
        .filter(link => (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .headerRelations */ .nl)(link).includes('canonical') && (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(link, page.url))
        .map(({ target, parameters }) => ({
        source: 'header',
        href: target,
        ...readTarget(withScheme(target, page), page.url, name => parameters.get(name)),
        at: message => ({ url: page.url, message, snippet: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="canonical"`) }),
    }));
}
function withScheme(href, { preview }) {
    return href.startsWith('//') && preview?.origin?.startsWith('https:') ? `https:${href}` : href;
}
function readTarget(href, base, stated) {
    if (href === '')
        return { url: undefined, problem: 'has no URL' };
    const url = URL.parse(href, base);
    if (!url)
        return { url: undefined, problem: `"${href}" is not a URL` };
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        return { url: undefined, problem: `"${href}" is not an http or https URL` };
    }
    const disqualified = DISQUALIFYING.filter(name => stated(name) !== undefined);
    return disqualified.length === 0
        ? { url, problem: undefined }
        : {
            url: undefined,
            problem: `Google ignores a canonical with the attribute ${disqualified.join(' or ')}`,
        };
}


/***/ }),

/***/ 96334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   No: () => (/* binding */ parseLinkHeader),
/* harmony export */   nl: () => (/* binding */ headerRelations)
/* harmony export */ });
function parseLinkHeader(value) {
    const links = [];
    const cursor = new Cursor(value);
    for (;;) {
        cursor.skip(/[\s,]/);
        if (!cursor.take('<'))
            return links;
        const target = cursor.until(/>/);
        if (!cursor.take('>'))
            return links;
        links.push({ target: target.trim(), parameters: readParameters(cursor) });
        cursor.until(/,/);
    }
}
function headerRelations({ parameters }) {
    return (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
function isAbout({ parameters }, pageUrl) {
    const anchor = parameters.get('anchor');
    return anchor === undefined || URL.parse(anchor, pageUrl)?.href === pageUrl.split('#', 1)[0];
}
function readParameters(cursor) {
    const parameters = new Map();
    for (;;) {
        cursor.skip(/\s/);
        if (!cursor.take(';'))
            return parameters;
        cursor.skip(/[\s;]/);
        const name = cursor.until(/[\s=;,]/).toLowerCase();
        cursor.skip(/\s/);
        let value = '';
        if (cursor.take('=')) {
            cursor.skip(/\s/);
            value = cursor.take('"') ? cursor.quoted() : cursor.until(/[;,]/).trim();
        }
        if (name !== '' && !parameters.has(name))
            parameters.set(name, value);
    }
}
class Cursor {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    take(character) {
        if (this.#text[this.#at] !== character)
            return false;
        this.#at++;
        return true;
    }
    skip(characters) {
        while (this.#at < this.#text.length && characters.test(this.#text[this.#at]))
            this.#at++;
    }
    until(characters) {
        const start = this.#at;
        while (this.#at < this.#text.length && !characters.test(this.#text[this.#at]))
            this.#at++;
        return this.#text.slice(start, this.#at);
    }
    quoted() {
        let value = '';
        while (this.#at < this.#text.length) {
            const character = this.#text[this.#at++];
            if (character === '"')
                break;
            value += character === '\\' ? (this.#text[this.#at++] ?? '') : character;
        }
        return value;
    }
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

/***/ 3929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O_: () => (/* binding */ wordAround),
/* harmony export */   jG: () => (/* binding */ misreadUtf8),
/* harmony export */   qD: () => (/* binding */ doubleDecoded)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const DOUBLE_DECODED = /[ÂÃÄÅÐÑ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€‚„†ˆ‰™][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
const LEADS = /[ÂÃÄÅÐÑâ]/;
function misreadUtf8({ document, response, encoding }) {
    if (encoding !== 'windows-1252' || !response.body.some(byte => byte > 0x7f))
        return undefined;
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(response.body, { stream: true });
        return new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .HtmlDocument */ .Df(text, document.url, document.url, document.schemeOfHosts);
    }
    catch {
        return undefined;
    }
}
function doubleDecoded(text) {
    if (!LEADS.test(text))
        return undefined;
    for (const match of text.matchAll(DOUBLE_DECODED)) {
        const meant = decodedAgain(match[0]);
        if (meant === undefined || !isCertain(text, match.index, match[0]))
            continue;
        const word = wordAround(text, match.index, match[0].length);
        return `"${word}" was meant to be "${word.replaceAll(match[0], meant)}": UTF-8 was read as windows-1252.`;
    }
    return undefined;
}
function isCertain(text, index, found) {
    if (found.startsWith('â'))
        return true;
    if (!/\p{Lu}$/u.test(text.slice(Math.max(0, index - 2), index)))
        return true;
    return /^\p{Ll}/u.test(text.slice(index + found.length));
}
function decodedAgain(text) {
    const bytes = [...text].map(character => {
        const high = WINDOWS_1252.indexOf(character);
        return high < 0 ? character.charCodeAt(0) : 0x80 + high;
    });
    if (bytes.some(byte => byte > 0xff))
        return undefined;
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    }
    catch {
        return undefined;
    }
}
const WORD_CHARACTERS = 30;
function wordAround(text, index, length) {
    const before = /\S*$/.exec(text.slice(Math.max(0, index - WORD_CHARACTERS), index))[0];
    const after = /^\S*/.exec(text.slice(index + length, index + length + WORD_CHARACTERS))[0];
    return `${before}${text.slice(index, index + length)}${after}`;
}


/***/ }),

/***/ 89803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ examinedPage),
/* harmony export */   b: () => (/* binding */ ofFirstPart)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79786);
/* harmony import */ var _page_script_shell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15798);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9895);
/* harmony import */ var _visit_shown_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92263);
/* harmony import */ var _visit_shut_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94389);
/* harmony import */ var _double_decoding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3929);
/* harmony import */ var _examination_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80352);







const examinedPage = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_1__/* .perVisit */ .V)(async (visit) => {
    const judged = await (0,_visit_shown_page_js__WEBPACK_IMPORTED_MODULE_2__/* .shownJudgedPage */ .q)(visit);
    const utf8 = (0,_double_decoding_js__WEBPACK_IMPORTED_MODULE_4__/* .misreadUtf8 */ .jG)(judged.sent);
    const page = utf8 && !(0,_page_script_shell_js__WEBPACK_IMPORTED_MODULE_0__/* .scriptShellOf */ .HH)(utf8) ? { ...judged, document: utf8 } : judged;
    const shown = judged.scripts.state === 'seen' ? judged.scripts.rendered : undefined;
    const selectors = shown?.overlays.map(({ selector }) => selector);
    const shut = await (0,_visit_shut_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .shutParts */ .x)(visit);
    const examination = (0,_examination_js__WEBPACK_IMPORTED_MODULE_5__/* .examine */ .s)(page, selectors, shown?.unseenHeadings, shown?.hiddenVersions, shut);
    return { page, examination, isMisread: utf8 !== undefined };
});
function ofFirstPart(judgements, { unread }) {
    if (unread === 0)
        return judgements;
    const told = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .pass */ .IX)(`in the first ${_examination_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_READ_CHARACTERS */ .$} characters of the text; ${unread} more were not looked at`);
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, judgement.outcome === 'pass' ? told : judgement]));
}


/***/ }),

/***/ 58800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 1 modules
var language_tag = __webpack_require__(34659);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/language-versions.js
var language_versions = __webpack_require__(2162);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/named-versions.js
var named_versions = __webpack_require__(39729);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/versions-help.js
var versions_help = __webpack_require__(73417);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/codes.js







const CODES = `${versions_help/* VERSIONS_HELP */.S}#language-codes`;
const CHECKS = {
    'code-malformed': {
        severity: 'warning',
        title: 'A hreflang value is not a language code',
        why: 'Search engines ignore a language version whose code they cannot read.',
        fix: 'Write the language, then the script and region where needed, with hyphens: en, en-GB, zh-Hant-TW, x-default.',
        help: CODES,
        example: 'hreflang="en_US"',
    },
    'language-unknown': {
        severity: 'warning',
        title: 'A hreflang value names a language that does not exist',
        why: 'Search engines ignore the language version.',
        fix: 'Use the two-letter code of the language (ISO 639-1). It comes first; a code with only a country is not possible.',
        help: CODES,
        example: 'hreflang="xx"',
    },
    'language-not-iso-639-1': {
        severity: 'notice',
        title: 'A hreflang value does not use the two-letter code of its language',
        why: 'Google documents the codes of ISO 639-1 only and may ignore others.',
        fix: 'Use the two-letter code of the language in ISO 639-1.',
        help: CODES,
        example: 'hreflang="gsw"',
    },
    'region-unknown': {
        severity: 'warning',
        title: 'A hreflang value names a country that does not exist',
        why: 'Search engines cannot tell which country the language version is for.',
        fix: 'Use the two-letter code of the country (ISO 3166-1), such as GB for the United Kingdom, or leave the country out.',
        help: CODES,
        example: 'hreflang="en-UK"',
    },
    'region-is-area': {
        severity: 'notice',
        title: 'A hreflang value names an area of several countries',
        why: 'Google documents countries only, so it may ignore a language version for Latin America (es-419).',
        fix: 'Add a link with the language only, such as es, or one for each country.',
        help: CODES,
        example: 'hreflang="es-419"',
    },
    'script-unknown': {
        severity: 'warning',
        title: 'A hreflang value names a script that does not exist',
        why: 'Search engines cannot tell in which script the language version is written.',
        fix: 'Use a code of ISO 15924, such as Hans or Hant for Chinese, Latn or Cyrl for Serbian.',
        help: CODES,
        example: 'hreflang="zh-Hand"',
    },
};
const codes = (0,tool_definition/* defineTopic */.RE)({
    checks: CHECKS,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, alternates, without, notRead } = await (0,named_versions/* namedVersions */.fY)(visit);
        const none = without ?? notRead;
        const judgements = none ? (0,judgement/* sameForAll */.tE)(CHECKS, none) : judgeCodes(alternates.read);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
function judgeCodes(alternates) {
    const places = {
        'code-malformed': [],
        'language-unknown': [],
        'language-not-iso-639-1': [],
        'region-unknown': [],
        'region-is-area': [],
        'script-unknown': [],
    };
    const codes = new Set(alternates.map(({ code }) => code.toLowerCase()));
    for (const alternate of alternates) {
        for (const { check, message } of faultsOf(alternate, codes)) {
            places[check].push(alternate.at(message));
        }
    }
    const tags = alternates.flatMap(alternate => (0,language_versions/* languageOf */.eX)(alternate) ?? []);
    const known = tags.filter(({ language }) => (0,language_tag/* languageKind */.NI)(language) !== 'unknown');
    const regional = known.filter(({ region }) => region !== undefined);
    const written = known.filter(({ script }) => script !== undefined);
    const among = (check, subjects, nothing) => (0,judgement/* failAmong */.Jb)(subjects, places[check], nothing);
    return {
        'code-malformed': (0,judgement/* failWhere */.a4)(places['code-malformed']),
        'language-unknown': among('language-unknown', tags, NO_LANGUAGE),
        'language-not-iso-639-1': among('language-not-iso-639-1', known, NO_LANGUAGE),
        'region-unknown': among('region-unknown', regional, NO_REGION),
        'region-is-area': among('region-is-area', regional, NO_REGION),
        'script-unknown': among('script-unknown', written, 'no hreflang link has a script'),
    };
}
const NO_LANGUAGE = 'no hreflang link has a language that can be read';
const NO_REGION = 'no hreflang link has a country';
function faultsOf({ code, written: text }, written) {
    const tag = (0,language_tag/* readLanguageTag */.FA)(code);
    if (!tag?.language && !(0,language_versions/* isXDefault */.Qz)(code))
        return [{ check: 'code-malformed', message: malformed(code) }];
    if (text !== code) {
        return [
            { check: 'code-malformed', message: `${JSON.stringify(text)} has spaces around it; write "${code}"` },
        ];
    }
    if (!tag?.language || (0,language_versions/* isXDefault */.Qz)(code))
        return [];
    const kind = (0,language_tag/* languageKind */.NI)(tag.language);
    if (kind === 'unknown')
        return [{ check: 'language-unknown', message: unknownLanguage(code, tag) }];
    const faults = [];
    const short = (0,language_tag/* shortLanguage */.XO)(tag.language);
    if (kind !== 'two-letter' && short.length === 2) {
        faults.push({
            check: 'language-not-iso-639-1',
            message: `"${code}"; ${(0,language_tag/* nameOf */.Vb)('language', short)} is "${short}"`,
        });
    }
    if (tag.script !== undefined && !(0,language_tag/* isScript */.Kh)(tag.script)) {
        faults.push({ check: 'script-unknown', message: `"${code}": the script ${tag.script} does not exist` });
    }
    const { region } = tag;
    if (region === undefined || (0,language_tag/* isCountry */.B8)(region))
        return faults;
    if (!(0,language_tag/* isArea */.y_)(region)) {
        faults.push({ check: 'region-unknown', message: unknownRegion(code, region) });
    }
    else if (!written.has(tag.language)) {
        const message = `"${code}" is for ${(0,language_tag/* nameOf */.Vb)('region', region)}, and there is no link for "${tag.language}"`;
        faults.push({ check: 'region-is-area', message });
    }
    return faults;
}
function malformed(code) {
    if (code === '')
        return 'The value is empty';
    const lower = code.toLowerCase();
    if (/^x[^a-z]*default$/.test(lower))
        return `"${code}"; write "${language_versions/* X_DEFAULT */.dc}"`;
    const parts = lower.split(/[^a-z0-9]+/).filter(Boolean);
    const hyphenated = parts.join('-');
    const found = (0,language_tag/* readLanguageTag */.FA)(hyphenated) ?? (0,language_tag/* readLanguageTag */.FA)(byLength(parts));
    if (!found?.language || (0,language_tag/* languageKind */.NI)(found.language) === 'unknown')
        return `"${code}"`;
    return `"${code}"; write "${written(found)}"`;
}
function byLength([language = '', ...rest]) {
    return [language, ...rest.toSorted((a, b) => b.length - a.length)].join('-');
}
function written({ language, script, region }) {
    return [language, script, region].filter(part => part !== undefined).join('-');
}
function unknownLanguage(code, { language, region }) {
    if (language === 'default')
        return `"${code}"; write "${language_versions/* X_DEFAULT */.dc}"`;
    const first = language.toUpperCase();
    const country = (0,language_tag/* isCountry */.B8)(first) ? first : (0,language_tag/* meantCountry */.I6)(first);
    const reversed = region?.toLowerCase();
    if (country && reversed && (0,language_tag/* languageKind */.NI)(reversed) === 'two-letter') {
        return `"${code}" has the country first; write "${reversed}-${country}"`;
    }
    if (country) {
        const likely = (0,language_tag/* likelyLanguage */.b)(country);
        const hint = likely ? `; the language comes first, such as "${likely}-${country}"` : '';
        return `"${code}": ${language} is a country (${(0,language_tag/* nameOf */.Vb)('region', country)})${hint}`;
    }
    const short = (0,language_tag/* shortLanguage */.XO)(language);
    const hint = short !== language ? `; ${(0,language_tag/* nameOf */.Vb)('language', short)} is "${short}"` : '';
    return `"${code}": the language "${language}" does not exist${hint}`;
}
function unknownRegion(code, region) {
    const meant = (0,language_tag/* meantCountry */.I6)(region);
    if (meant)
        return `"${code}": the code of ${(0,language_tag/* nameOf */.Vb)('region', meant)} is ${meant}`;
    if (region === 'EU')
        return `"${code}": the European Union is not a country; use its countries, or the language only`;
    return `"${code}": the country ${region} does not exist`;
}

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/tools/content/examined-page.js
var examined_page = __webpack_require__(89803);
// EXTERNAL MODULE: ./lib/engine/tools/content/language.js
var language = __webpack_require__(43692);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/page-language.js



function pageLanguageOf(page) {
    const { document, response } = page;
    const { html } = document;
    const xhtml = (0,exchange/* mediaType */.JL)(response) === 'application/xhtml+xml';
    const declared = ((html && languageAttribute(html, xhtml)) ?? '').trim();
    const metas = document.elements('meta');
    const inMeta = metas.filter(meta => (0,html_document/* attribute */.lt)(meta, 'http-equiv')?.trim().toLowerCase() === 'content-language');
    const inHeader = { url: page.url, snippet: `Content-Language: ${(0,exchange/* header */.wx)(response, 'content-language')}` };
    const locale = metas.find(meta => (0,html_document/* attribute */.lt)(meta, 'property')?.trim().toLowerCase() === 'og:locale');
    return {
        declared,
        language: readable(declared),
        contentLanguages: [
            ...tagsIn((0,exchange/* header */.wx)(response, 'content-language')).map(tag => ({ tag, where: inHeader })),
            ...inMeta.flatMap(meta => tagsIn((0,html_document/* attribute */.lt)(meta, 'content')).map(tag => ({ tag, where: document.occurrence(meta) }))),
        ],
        ogLocale: locale && {
            tag: ((0,html_document/* attribute */.lt)(locale, 'content') ?? '').trim(),
            where: document.occurrence(locale),
        },
    };
}
function languageAttribute(html, xhtml) {
    const lang = (0,html_document/* attribute */.lt)(html, 'lang');
    return lang === undefined && xhtml ? (0,html_document/* attribute */.lt)(html, 'xml:lang') : lang;
}
function tagsIn(list) {
    return (list ?? '')
        .split(',')
        .map(tag => tag.trim())
        .filter(Boolean);
}
function readable(tag) {
    const language = (0,language_tag/* readLanguageTag */.FA)(tag.replaceAll('_', '-'))?.language;
    return language && (0,language_tag/* languageKind */.NI)(language) !== 'unknown' ? language : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/declared-language.js











const declared_language_CODES = `${versions_help/* VERSIONS_HELP */.S}#language-codes`;
const HTML_LANG = 'https://www.w3.org/International/questions/qa-html-language-declarations';
const declared_language_CHECKS = {
    'html-lang-missing': {
        severity: 'warning',
        title: 'The page does not declare its language',
        why: 'Screen readers, translation in browsers and Bing rely on the lang attribute of <html>.',
        fix: 'Add it with the language of the text, such as <html lang="en"> for English.',
        help: HTML_LANG,
        example: '<html>',
    },
    'html-lang-invalid': {
        severity: 'warning',
        title: 'The lang attribute is not a language code',
        why: 'Screen readers and browsers treat the language of the page as unknown.',
        fix: 'Use a code such as en, en-GB or zh-Hant.',
        help: HTML_LANG,
        example: '<html lang="english">',
    },
    'self-language-mismatch': {
        severity: 'warning',
        title: 'The lang attribute of the page contradicts its own hreflang',
        why: 'One of the two is wrong: either search engines show the page to the wrong people, or screen readers read it with the wrong voice.',
        fix: 'Set both to the language of the text.',
        help: declared_language_CODES,
        example: 'the page names itself with hreflang="de" and has <html lang="en">',
    },
    'og-locale-mismatch': {
        severity: 'notice',
        title: 'og:locale contradicts the lang attribute',
        why: 'Social networks read the language of a shared page from og:locale.',
        fix: 'Set og:locale to the language of the page, such as de_DE, or remove it.',
        help: 'https://ogp.me/#optional',
        example: '<html lang="de">\n<meta property="og:locale" content="en_US">',
    },
};
const declaredLanguage = (0,tool_definition/* defineTopic */.RE)({
    checks: declared_language_CHECKS,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, address, versions } = await (0,named_versions/* namedVersions */.fY)(visit);
        const language = pageLanguageOf(page);
        const detected = language.declared === '' ? await detectedLanguage(visit) : '';
        const judgements = {
            ...judgeLanguage(page, language, (0,language_versions/* ownVersions */.qt)(versions, address), detected),
            'og-locale-mismatch': judgeOgLocale(pageLanguageOf(page.sent), (0,language_versions/* ownVersions */.qt)(versions, address)),
        };
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']),
            facts: languageFacts(language),
        };
    },
});
async function detectedLanguage(visit) {
    const { examination } = await (0,examined_page/* examinedPage */.H)(visit);
    const { language } = await examination.inLanguage();
    return language.isOfFrame ? '' : language.detected;
}
function judgeLanguage(page, language, own, detected) {
    const { declared } = language;
    const { html } = page.document;
    const atRoot = (message) => html?.sourceCodeLocation ? page.document.occurrence(html, message) : { url: page.url, message };
    const fault = declared === '' ? undefined : faultOf(declared);
    return {
        'html-lang-missing': declared === '' ? (0,judgement/* fail */.fJ)(atRoot(`${missing(html)}${proposal(detected, page)}`)) : (0,judgement/* pass */.IX)(),
        'html-lang-invalid': declared === ''
            ? (0,judgement/* notApplicable */.hH)('the page declares no language')
            : (0,judgement/* failWhere */.a4)(fault === undefined ? [] : [atRoot(fault)]),
        'self-language-mismatch': judgeSelf(language, own),
    };
}
function proposal(detected, { url, preview }) {
    if (detected === '')
        return '';
    const codes = (0,language/* codesToPropose */.yt)(detected, new URL(preview?.origin ?? url).hostname);
    return codes.length === 1
        ? `: write <html lang="${codes[0]}">`
        : `: write the code of its language, one of ${codes.join(', ')}`;
}
function missing(html) {
    if (html && (0,html_document/* attribute */.lt)(html, 'lang') !== undefined)
        return 'The lang attribute is empty';
    const inXml = html && (0,html_document/* attribute */.lt)(html, 'xml:lang');
    return inXml
        ? `<html> has only xml:lang="${inXml}", which counts in XHTML only`
        : '<html> has no lang attribute';
}
function faultOf(declared) {
    const tag = (0,language_tag/* readLanguageTag */.FA)(declared);
    if (!tag) {
        const hyphenated = declared.replaceAll('_', '-');
        const hint = (0,language_tag/* readLanguageTag */.FA)(hyphenated)?.language ? `; write "${hyphenated}"` : '';
        return `lang="${declared}"${hint}`;
    }
    if (tag.language !== '' && (0,language_tag/* languageKind */.NI)(tag.language) === 'unknown') {
        return `lang="${declared}": the language "${tag.language}" does not exist`;
    }
    const { region } = tag;
    if (region === 'UK')
        return `lang="${declared}": the code of the United Kingdom is GB`;
    const known = region === undefined || (0,language_tag/* isCountry */.B8)(region) || (0,language_tag/* isArea */.y_)(region) || isReserved(region);
    return known ? undefined : `lang="${declared}": the country "${region}" does not exist`;
}
function isReserved(region) {
    return /^(?:AA|AC|CP|CQ|DG|EA|EU|EZ|IC|TA|UN|X[A-Z]|Q[M-Z]|ZZ)$/.test(region);
}
function judgeSelf({ language, declared }, own) {
    const [first] = own;
    if (!first)
        return (0,judgement/* notApplicable */.hH)('no hreflang link leads to the page itself');
    if (language === undefined)
        return (0,judgement/* notApplicable */.hH)('the page declares no language that can be read');
    const agrees = own.some(version => (0,language_tag/* isSameLanguage */.ls)(version.language, language));
    return (0,judgement/* failWhere */.a4)(agrees ? [] : [first.alternate.at(`hreflang is "${first.alternate.code}", but lang is "${declared}"`)]);
}
function judgeOgLocale({ language, declared, ogLocale }, own) {
    const locale = ogLocale && readable(ogLocale.tag);
    if (!ogLocale || locale === undefined)
        return (0,judgement/* notApplicable */.hH)('the page has no og:locale that can be read');
    if (language === undefined)
        return (0,judgement/* notApplicable */.hH)('the page declares no language that can be read');
    if (isOddOne(language, locale, own))
        return (0,judgement/* notApplicable */.hH)('hreflang says the same, so lang is reported');
    const message = `og:locale is ${ogLocale.tag}, but lang is "${declared}"`;
    return (0,judgement/* failWhere */.a4)((0,language_tag/* isSameLanguage */.ls)(locale, language) ? [] : [{ ...ogLocale.where, message }]);
}
function isOddOne(language, locale, own) {
    const says = (other) => own.some(version => (0,language_tag/* isSameLanguage */.ls)(version.language, other));
    return says(locale) && !says(language);
}
function languageFacts({ declared, contentLanguages, ogLocale }) {
    return {
        htmlLang: declared === '' ? null : declared,
        contentLanguages: contentLanguages.map(({ tag }) => tag),
        ogLocale: ogLocale?.tag ?? null,
    };
}

// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/version-links.js
var version_links = __webpack_require__(75214);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/foreign-links.js





const MAX_LISTED = 50;
const MAX_TEXT = 200;
const MAX_AROUND = 30;
const foreignLinks = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    readsDocument: true,
    async judge(visit) {
        const { page, address } = await (0,named_versions/* namedVersions */.fY)(visit);
        const own = (0,version_links/* plainPath */.s1)(address.here);
        const links = new Map();
        for (const element of page.document.elements('a')) {
            if (links.size >= MAX_LISTED)
                break;
            const url = page.document.addressOf((0,html_document/* attribute */.lt)(element, 'href') ?? '');
            if (!url || !/^https?:$/.test(url.protocol) || !isOfAnother(url, own, address))
                continue;
            const text = (0,html_document/* foldSpace */.GQ)((0,text_start/* startOfSeenText */.Mq)(element, MAX_TEXT));
            const located = address.locate(url);
            if (text === '' || 'unverifiable' in located || isMarked(element))
                continue;
            if (!links.has(located.url))
                links.set(located.url, text);
        }
        const listed = [...links].map(([url, text]) => ({ url, text }));
        return { judgements: {}, ...(listed.length > 0 && { facts: { foreignLinks: listed } }) };
    },
});
function isOfAnother(url, own, address) {
    if (!address.isOnSite(url))
        return false;
    const { language, rest } = (0,version_links/* plainPath */.s1)(url);
    return language !== own.language && rest !== '' && rest !== own.rest;
}
function isMarked(link) {
    if ((0,html_document/* attribute */.lt)(link, 'hreflang') !== undefined)
        return true;
    let around = link;
    for (let steps = 0; around && around.tagName !== 'html' && steps < MAX_AROUND; steps++) {
        if ((0,html_document/* attribute */.lt)(around, 'lang') !== undefined)
            return true;
        around = (0,html_document/* parentOf */.gN)(around);
    }
    return false;
}

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/form.js








const GUIDELINES = `${versions_help/* VERSIONS_HELP */.S}#all-method-guidelines`;
const form_MAX_LISTED = 500;
const form_CHECKS = {
    'outside-head': {
        severity: 'warning',
        title: 'hreflang links are outside <head>',
        why: 'Search engines read hreflang links in <head> only and ignore those in the body.',
        fix: 'Move the links into <head>, before any element that ends it early, such as <img> or <div>.',
        help: `${versions_help/* VERSIONS_HELP */.S}#html`,
        example: '<body><link rel="alternate" hreflang="de" href="https://www.example.com/de/">',
    },
    'rel-not-alternate': {
        severity: 'warning',
        title: 'A link with hreflang lacks rel="alternate"',
        why: 'Search engines ignore the link without it.',
        fix: 'Write <link rel="alternate" hreflang="…" href="…">.',
        help: `${versions_help/* VERSIONS_HELP */.S}#html`,
        example: '<link hreflang="de" href="https://www.example.com/de/">',
    },
    'mixed-with-media': {
        severity: 'warning',
        title: 'A hreflang link also has a media attribute',
        why: 'Google asks for hreflang links without other attributes such as media.',
        fix: 'Use a separate link without hreflang for the version for another device.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
        example: '<link rel="alternate" hreflang="de" media="print" href="https://www.example.com/de/">',
    },
    'href-invalid': {
        severity: 'warning',
        title: 'A hreflang link has no usable URL',
        why: 'Search engines ignore a link without an http or https URL.',
        fix: 'Write the full URL of the page in that language.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="">',
    },
    'href-relative': {
        severity: 'warning',
        title: 'A hreflang link has a relative URL',
        why: 'Google asks for full URLs, with https:// and the host.',
        fix: 'Write the full URL.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="/de/">',
    },
    'href-local-host': {
        severity: 'error',
        title: 'A hreflang link leads to a development server',
        why: 'Only the computer that built the page can open that URL.',
        fix: 'Set the URL of the production site in the settings of the site generator.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="http://localhost:3000/de/">',
    },
    'href-fragment': {
        severity: 'notice',
        title: 'A hreflang link has a URL with a fragment',
        why: 'Search engines index pages, not parts of them, and drop everything from the # on.',
        fix: 'Remove the # and what follows it.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="https://www.example.com/de/#top">',
    },
    'href-http': {
        severity: 'warning',
        title: 'A hreflang link of an https page has an http URL',
        why: 'That URL redirects or is another one than the URL that search engines index.',
        fix: 'Write the URL with https://.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="http://www.example.com/de/">',
    },
};
const form_form = (0,tool_definition/* defineTopic */.RE)({
    checks: form_CHECKS,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, address, alternates, without, notRead } = await (0,named_versions/* namedVersions */.fY)(visit);
        const { read } = alternates;
        const found = judgeForm(page, alternates, address);
        const judgements = without
            ? (0,judgement/* sameForAll */.tE)(form_CHECKS, without)
            : notRead
                ? {
                    ...(0,judgement/* sameForAll */.tE)(form_CHECKS, notRead),
                    'outside-head': found['outside-head'],
                    'rel-not-alternate': found['rel-not-alternate'],
                }
                : found;
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']),
            facts: {
                rendered: (0,script_judgements/* renderingFacts */._V)(page),
                alternates: read.slice(0, form_MAX_LISTED).map(alternateFacts),
                ...(read.length > form_MAX_LISTED && { alternatesLeftOut: read.length - form_MAX_LISTED }),
            },
        };
    },
});
function judgeForm({ document, preview }, { read, inBody, withoutRelation }, address) {
    const found = (matches, among = read) => (0,judgement/* failAmong */.Jb)(among, among.flatMap(alternate => {
        const message = matches(alternate);
        return message === undefined ? [] : [alternate.at(message)];
    }), NO_URL);
    const usable = read.filter(({ url }) => url);
    return {
        'outside-head': (0,judgement/* failWhere */.a4)(inBody.map(link => document.occurrence(link, 'This link is in the body, where search engines ignore it'))),
        'rel-not-alternate': (0,judgement/* failWhere */.a4)(withoutRelation.map(link => document.occurrence(link, 'This link has hreflang, but not rel="alternate"'))),
        'mixed-with-media': found(({ media }) => media === undefined || media.trim() === '' ? undefined : `This link has media="${media}"`),
        'href-invalid': found(({ url, href }) => (url ? undefined : hrefFault(href))),
        'href-relative': found(({ url, href }) => (0,comparable_url/* isAbsolute */.oP)(href) ? undefined : `"${href}" is relative; write ${fullUrl(url, preview)}`, usable),
        'href-local-host': found(({ url }) => isDevelopmentServer(url, address.here) ? `${url.href} is a development server` : undefined, usable),
        'href-fragment': found(({ url }) => (url.hash === '' ? undefined : url.href), usable),
        'href-http': judgeProtocol(usable, address),
    };
}
const NO_URL = 'no hreflang link has a URL that can be read';
function fullUrl(url, preview) {
    const published = (0,syntax_preview/* productionAddressOf */.Tc)(preview, url);
    if (published)
        return published.href;
    const isPassing = (0,host_kind/* isLocalHost */.mJ)(url.hostname) || url.origin === preview?.here;
    return isPassing ? 'the full URL that it will have' : url.href;
}
function hrefFault(href) {
    return href === '' ? 'This link has no href' : `"${href}" is not an http or https URL`;
}
function isDevelopmentServer(url, here) {
    if (!(0,host_kind/* isThisMachine */.YY)(url.hostname))
        return false;
    return !(0,host_kind/* isThisMachine */.YY)(here.hostname) || url.port !== here.port;
}
function judgeProtocol(usable, address) {
    const { here, canonical } = address;
    const secure = here.protocol === 'https:' ? here : canonical?.protocol === 'https:' ? canonical : undefined;
    if (!secure)
        return (0,judgement/* notApplicable */.hH)('neither the page nor its canonical has an https URL');
    const isSecured = (url) => url.hostname === secure.hostname || (url.host !== here.host && address.isOnSite(url));
    const judged = usable.filter(({ url }) => url.protocol === 'https:' || isSecured(url));
    const plain = judged.filter(({ url }) => url.protocol === 'http:');
    return (0,judgement/* failAmong */.Jb)(judged, plain.map(alternate => alternate.at(`${alternate.url.href} is not https, but the site is`)), 'no hreflang link is known to work over https');
}
function alternateFacts({ source, code, href, url }) {
    return { source, hreflang: code, href, url: url?.href ?? null };
}

// EXTERNAL MODULE: ./lib/engine/judging/lacking-files.js
var lacking_files = __webpack_require__(77628);
// EXTERNAL MODULE: ./lib/engine/page/page-directives.js
var page_directives = __webpack_require__(15000);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/scripted-switch.js











const scriptedSwitch = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'switch-without-links': {
            severity: 'notice',
            title: 'Languages are switched by a script, without links',
            why: 'Search engines do not click, and keep one language per URL. They do not find what the script would show or open, so people who search in another language do not find it either.',
            fix: 'Give each language its own URL if it has none, link to it with <a href>, and name all versions with hreflang.',
            help: versions_help/* VERSIONS_HELP */.S,
            example: '<button>DE</button><button>EN</button>, and no link to a page in either language',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const named = await (0,named_versions/* namedVersions */.fY)(visit);
        const judgements = (0,script_judgements/* unlessUnfilled */.ED)(named.page, { 'switch-without-links': judgeSwitch(named) });
        return { judgements: await (0,lacking_files/* unlessLackingFiles */.x)(named.page, judgements, ['switch-without-links']) };
    },
});
const MAX_LANGUAGES = 8;
const MAX_CONTROLS = 1000;
const scripted_switch_MAX_TEXT = 40;
const MAX_STEPS_UP = 3;
const MAX_NAMES = 400;
const BY_SCRIPT = /^\s*(?:#|javascript:|$)/i;
const PATH = /[/.]/;
const TRANSLATED = /goog|translate|gtranslate|weglot/i;
function judgeSwitch({ page, address, alternates }) {
    const { document } = page;
    const own = (0,language_tag/* readLanguageTag */.FA)((document.html && (0,html_document/* attribute */.lt)(document.html, 'lang')?.trim()) ?? '')?.language;
    if (own === undefined)
        return (0,judgement/* notApplicable */.hH)('the page does not say its language');
    if ((0,page_directives/* asksNotToBeIndexed */.ZY)(document))
        return (0,judgement/* notApplicable */.hH)('the page asks not to be indexed');
    const found = switchIn(document, own) ?? toggleIn(document, own);
    if (!found)
        return (0,judgement/* notApplicable */.hH)('the page has no controls that are called by languages');
    if (alternates.inBody.length > 0)
        return (0,judgement/* pass */.IX)();
    const linked = document.elements('a', 'option').flatMap(element => {
        const written = (0,html_document/* attribute */.lt)(element, 'href') ?? (0,html_document/* attribute */.lt)(element, 'value') ?? '';
        const url = element.tagName === 'a' || PATH.test(written) ? document.addressOf(written) : undefined;
        const language = url && address.isOnSite(url) ? (0,version_links/* plainPath */.s1)(url).language : undefined;
        if (language === undefined || (0,language_tag/* isSameLanguage */.ls)(language, own))
            return [];
        const isChosen = [...found.keys()].some(one => (0,language_tag/* isSameLanguage */.ls)(one, language));
        return isChosen || isCalledByLanguage(element) ? [language] : [];
    });
    if (alternates.read.length > 0)
        return judgeRest(document, found, [own, ...linked, ...codesOf(alternates)]);
    if (linked.length > 0)
        return (0,judgement/* pass */.IX)();
    const message = `${namesOf([...found.keys()])} can be chosen here, and no link leads to a page in another language.`;
    return (0,judgement/* fail */.fJ)(document.occurrence([...found.values()][0], message));
}
function isCalledByLanguage(link) {
    const [only] = link.childNodes.filter(html_document/* isElement */.vq);
    const names = [
        (0,text_start/* startOfSeenText */.Mq)(link, scripted_switch_MAX_TEXT),
        (0,html_document/* attribute */.lt)(link, 'aria-label'),
        (0,html_document/* attribute */.lt)(link, 'title'),
        only && (0,html_document/* attribute */.lt)(only, 'alt'),
    ];
    return ((0,html_document/* attribute */.lt)(link, 'hreflang') !== undefined ||
        names.some(name => (0,version_links/* commonLanguageNamed */.Hi)((name ?? '').slice(0, scripted_switch_MAX_TEXT)) !== undefined));
}
const EXCHANGED = /^data-(?:i18n|translate|lang-key|t-key|l10n|text-[a-z]{2}|[a-z]{2}-text)(?:-[a-z]{1,20})?$/;
const MIN_EXCHANGED = 5;
function judgeRest(document, found, named) {
    const rest = [...found].filter(([language]) => !named.some(one => (0,language_tag/* isSameLanguage */.ls)(one, language)));
    const isExchanged = (element) => element.attrs.some(({ name }) => EXCHANGED.test(name));
    if (rest.length === 0 || document.elements().filter(isExchanged).length < MIN_EXCHANGED)
        return (0,judgement/* pass */.IX)();
    const message = `${namesOf(rest.map(([language]) => language))} can be chosen here, and neither hreflang nor a link names a page in ${rest.length === 1 ? 'it' : 'them'}.`;
    return (0,judgement/* fail */.fJ)(document.occurrence(rest[0][1], message));
}
function codesOf({ read }) {
    return read.flatMap(({ code }) => (0,language_tag/* readLanguageTag */.FA)(code)?.language ?? []);
}
function namesOf(languages) {
    const names = new Intl.DisplayNames('en', { type: 'language' });
    return new Intl.ListFormat('en').format(languages.map(language => names.of(language)));
}
function switchIn(document, own) {
    const groups = new Map();
    const controls = document.elements('button', 'option', 'a').slice(0, MAX_CONTROLS);
    for (const control of controls) {
        const language = languageOf(control);
        if (language === undefined)
            continue;
        let at = (0,html_document/* parentOf */.gN)(control);
        for (let step = 0; at && step < MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at)) {
            const group = groups.get(at) ?? new Map();
            groups.set(at, group);
            if (!group.has(language))
                group.set(language, control);
        }
    }
    for (const group of groups.values()) {
        if (group.size < 2 || group.size > MAX_LANGUAGES)
            continue;
        if (![...group.keys()].some(language => (0,language_tag/* isSameLanguage */.ls)(language, own)))
            continue;
        return group;
    }
    return undefined;
}
const TOGGLE = /lang|locale|sprache|idioma|lingua/i;
function toggleIn(document, own) {
    for (const control of document.elements('button', 'a').slice(0, MAX_CONTROLS)) {
        const language = languageOf(control);
        if (language === undefined || (0,language_tag/* isSameLanguage */.ls)(language, own))
            continue;
        const names = ['class', 'id', 'onclick', 'aria-label', 'title'].map(name => (0,html_document/* attribute */.lt)(control, name) ?? '');
        if (TOGGLE.test(names.join(' ').slice(0, MAX_NAMES)))
            return new Map([[language, control]]);
    }
    return undefined;
}
const MAX_FORM_NODES = 300;
const ASKS = new Set(['input', 'textarea', 'select']);
const NO_FIELD = /^(?:hidden|submit|button|image|reset)$/i;
function isAsked(option) {
    let form = (0,html_document/* parentOf */.gN)(option);
    while (form && form.tagName !== 'form')
        form = (0,html_document/* parentOf */.gN)(form);
    if (!form)
        return false;
    const fields = [...(0,text_start/* firstNodes */.wg)(form, MAX_FORM_NODES)].filter(node => (0,html_document/* isElement */.vq)(node) && ASKS.has(node.tagName) && !NO_FIELD.test((0,html_document/* attribute */.lt)(node, 'type') ?? ''));
    return fields.length > 1;
}
const ANNOUNCES = /^\s*(?:event\.preventDefault\(\)\s?;\s*)?(?:window\.)?alert\([^;{}]{0,200}\)\s?;?\s*(?:return false\s?;?\s*)?$/;
function onlyAnnounces(control) {
    const list = control.tagName === 'option' ? (0,html_document/* parentOf */.gN)(control) : undefined;
    const handlers = [control, ...(list ? [list] : [])].flatMap(element => ['onclick', 'onchange', 'oninput'].flatMap(name => (0,html_document/* attribute */.lt)(element, name) ?? []));
    return handlers.length > 0 && handlers.every(code => ANNOUNCES.test(code.slice(0, MAX_NAMES)));
}
function languageOf(control) {
    if (onlyAnnounces(control))
        return undefined;
    const marks = ['class', 'id', 'onclick']
        .map(name => ((0,html_document/* attribute */.lt)(control, name) ?? '').slice(0, 200))
        .join(' ');
    if (TRANSLATED.test(marks))
        return undefined;
    if (control.tagName === 'a' && !BY_SCRIPT.test((0,html_document/* attribute */.lt)(control, 'href') ?? ''))
        return undefined;
    if (control.tagName === 'option' && (PATH.test((0,html_document/* attribute */.lt)(control, 'value') ?? '') || isAsked(control)))
        return undefined;
    const text = (0,text_start/* startOfSeenText */.Mq)(control, scripted_switch_MAX_TEXT);
    const [only] = control.childNodes.filter(html_document/* isElement */.vq);
    const label = only?.tagName === 'img' ? (0,html_document/* attribute */.lt)(only, 'alt') : (0,html_document/* attribute */.lt)(control, 'aria-label');
    return (0,version_links/* commonLanguageNamed */.Hi)(text === '' ? (label ?? '').slice(0, scripted_switch_MAX_TEXT) : text);
}

// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/version-pages.js + 1 modules
var version_pages = __webpack_require__(54171);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/switch-home.js












const switchHome = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'switch-leads-home': {
            severity: 'notice',
            title: 'The language switch leads to a home page, although the page has a translation',
            why: 'Who changes the language loses the page and has to look for it again. The hreflang links of the page name its translation, so search engines know more than its readers.',
            fix: 'Let the switch lead to the URL that hreflang names for that language.',
            help: versions_help/* VERSIONS_HELP */.S,
            example: '<a href="/fr/">Français</a> on a page with <link rel="alternate" hreflang="fr" href="https://www.example.com/fr/services/">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const named = await (0,named_versions/* namedVersions */.fY)(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(named.page, { 'switch-leads-home': await switch_home_judgeSwitch(visit, named) }, [
                'not-applicable',
            ]),
        };
    },
});
const MAX_LINKS = 2000;
const switch_home_MAX_TEXT = 40;
async function switch_home_judgeSwitch(visit, named) {
    const { page, address, versions, without, notRead } = named;
    const none = without ?? notRead;
    if (none)
        return none;
    if ((0,language_versions/* ownVersions */.qt)(versions, address).length === 0)
        return (0,judgement/* notApplicable */.hH)('the hreflang links do not include this page');
    const links = switchLinks(named);
    if (links.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no links that are called by its other languages');
    const lost = links.filter(({ path, version, versionPath }) => isHome(path) && !links.some(other => other.version === version && other.path === versionPath));
    if (lost.length === 0)
        return (0,judgement/* pass */.IX)();
    const { targets } = await (0,version_pages/* readTargets */.R0)(visit, lost.map(({ version }) => version), address);
    const there = new Set(targets.flatMap(target => (target.page ? target.versions : [])));
    const found = lost.filter(({ version }) => there.has(version));
    const firsts = new Map(found.toReversed().map(link => [link.version, link]));
    return (0,judgement/* failWhere */.a4)([...firsts.values()].toReversed().map(({ element, url, text, version }) => {
        const message = `"${text}" leads to ${url.pathname}, the home page; hreflang names ${version.url.href} as this page in ${(0,language_tag/* nameOf */.Vb)('language', version.language)}.`;
        return page.document.occurrence(element, message);
    }));
}
function switchLinks({ page, address, versions }) {
    const { document } = page;
    const others = versions.flatMap(version => {
        const path = pathHere(address, version.url);
        if (version.language === undefined || address.isThisPage(version.url))
            return [];
        return path === undefined || isHome(path) ? [] : [{ version, path, language: version.language }];
    });
    const own = (0,language_versions/* ownVersions */.qt)(versions, address);
    return document
        .elements('a')
        .slice(0, MAX_LINKS)
        .flatMap(element => {
        const url = document.addressOf((0,html_document/* attribute */.lt)(element, 'href') ?? '');
        if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || !address.isOnSite(url))
            return [];
        const text = (0,text_start/* startOfSeenText */.Mq)(element, switch_home_MAX_TEXT) || (0,version_links/* labelOf */.Wy)(element).trim();
        const language = switch_home_languageOf(element, text);
        if (language === undefined || own.some(one => (0,language_tag/* isSameLanguage */.ls)(one.language, language)))
            return [];
        const path = pathHere(address, url);
        const ofLanguage = others.filter(one => (0,language_tag/* isSameLanguage */.ls)(one.language, language));
        const [other] = ofLanguage;
        if (path === undefined || !other || new Set(ofLanguage.map(one => one.path)).size > 1)
            return [];
        return [{ element, url, path, text, version: other.version, versionPath: other.path }];
    });
}
function pathHere(address, url) {
    const located = address.locate(url);
    return 'unverifiable' in located ? undefined : (0,page_address/* loosePath */.qv)(new URL(located.url));
}
function switch_home_languageOf(link, text) {
    const named = (0,version_links/* commonLanguageNamed */.Hi)(text);
    const said = (0,language_tag/* readLanguageTag */.FA)((0,html_document/* attribute */.lt)(link, 'hreflang')?.trim() ?? '')?.language;
    return named !== undefined && (said === undefined || (0,language_tag/* isSameLanguage */.ls)(said, named)) ? named : undefined;
}
function isHome(path) {
    return (0,version_links/* plainPath */.s1)(new URL(path, 'https://host.invalid')).rest === '';
}

// EXTERNAL MODULE: ./lib/engine/tools/hreflang/targets.js
var targets = __webpack_require__(40856);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/judged-rules.js
var judged_rules = __webpack_require__(86933);
// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
// EXTERNAL MODULE: ./lib/engine/visit/sitemap-survey.js + 7 modules
var sitemap_survey = __webpack_require__(77753);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/unnamed-version.js
var unnamed_version = __webpack_require__(96147);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/undeclared-versions.js














const undeclaredVersions = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'versions-undeclared': {
            severity: 'notice',
            title: 'The page links to its translations, but has no hreflang',
            why: 'Search engines do not know that the pages belong together. They may show readers the wrong language.',
            fix: 'Add a hreflang link for each language, this page included, to every version.',
            help: versions_help/* VERSIONS_HELP */.S,
            example: '<a href="/de/">Deutsch</a> on a page without <link rel="alternate" hreflang="de" href="…">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const named = await (0,named_versions/* namedVersions */.fY)(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(named.page, { 'versions-undeclared': await judgeLinks(visit, named) }),
        };
    },
});
async function judgeLinks(visit, named) {
    const { page, address, alternates, without } = named;
    if (alternates.read.length > 0)
        return (0,judgement/* pass */.IX)();
    if (without === undefined)
        return (0,judgement/* notApplicable */.hH)('the hreflang links have another fault, which is reported separately');
    if (without.outcome === 'not-measured')
        return without;
    const { document } = page;
    const links = (0,version_links/* versionLinks */.qe)(document, address);
    if (links.length === 0) {
        const unnamed = await (0,unnamed_version/* unnamedVersion */.h)(visit, named);
        if (unnamed)
            links.push(unnamed);
    }
    if (links.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page does not link to itself in another language');
    const { inHead, header } = (0,judged_rules/* judgedRules */.v)(page);
    if ((0,page_directives/* directivesFor */.A)([...inHead, ...header], 'Googlebot').some(page_directives/* isNoindex */.Mg))
        return (0,judgement/* notApplicable */.hH)('the page is set to noindex');
    const inSitemaps = await sitemapsNameVersions(visit);
    if (inSitemaps === undefined)
        return (0,judgement/* notMeasured */.q7)('the sitemaps, which may name the versions, were not read to their end');
    if (inSitemaps)
        return (0,judgement/* notApplicable */.hH)('the sitemaps name language versions, which is judged there');
    const versions = await thoseInTheirLanguage(visit, named, links);
    if (versions.length === 0)
        return (0,judgement/* notApplicable */.hH)('what the page links to as its translations is missing, or in another language');
    return (0,judgement/* failWhere */.a4)(versions.map(({ element, url, language, text }) => document.occurrence(element, `"${text}" leads to ${url.href} (${language}), and no hreflang link says so.`)));
}
const MAX_VERSIONS = 20;
async function thoseInTheirLanguage(visit, { address }, links) {
    const asked = links.slice(0, MAX_VERSIONS).map(async (link) => {
        const located = address.locate(link.url);
        if ('unverifiable' in located)
            return [link];
        const { final } = await visit.fetchForSite(located.url);
        if (!final || !(0,network_status/* isSuccess */.oJ)(final.status))
            return [];
        const target = (0,open_html/* openHtml */.W)(final, visit.preview);
        const declared = target && (0,unnamed_version/* declaredLanguage */.n)(target.document);
        const isIn = (language) => (0,language_tag/* isSameLanguage */.ls)(language, link.language);
        return declared === undefined || isIn(declared) || isIn((0,version_links/* languageMeantBy */.ll)(declared) ?? declared)
            ? [link]
            : [];
    });
    return (await Promise.all(asked)).flat();
}
const LIMITS = { files: 10, bytes: 32 * 1024 * 1024, ms: 15_000 };
function sitemapsNameVersions(visit) {
    const { origin } = new URL(visit.url);
    return visit.onceForSite(`versions in sitemaps ${origin}`, async () => {
        let found = false;
        const listener = {
            entry: ({ alternates }) => {
                found ||= alternates.length > 0;
            },
            child: () => { },
        };
        const mayLeave = !(0,host_kind/* isLocalHost */.mJ)(new URL(origin).hostname);
        const { unread } = await (0,sitemap_survey/* surveySitemaps */.p$)(visit, origin, listener, { mayLeave, limits: LIMITS });
        return found || (unread > 0 ? undefined : false);
    });
}

// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
// EXTERNAL MODULE: ./lib/engine/page/judged-page.js + 3 modules
var judged_page = __webpack_require__(72041);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/self-version.js
var self_version = __webpack_require__(56287);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/version-set.js














const version_set_GUIDELINES = `${versions_help/* VERSIONS_HELP */.S}#all-method-guidelines`;
const version_set_CHECKS = {
    'code-conflict': {
        severity: 'warning',
        title: 'hreflang links with the same code have different URLs',
        why: 'Search engines have to guess which page is for that language.',
        fix: 'Keep one link for each code.',
        help: version_set_GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="https://www.example.com/de/">\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/">',
    },
    'sources-disagree': {
        severity: 'warning',
        title: 'HTML and Link header name different URLs for the same language',
        why: 'Search engines have to guess which one is right.',
        fix: 'Put the hreflang links in one of the two places only.',
        help: versions_help/* VERSIONS_HELP */.S,
        example: 'Link: <https://www.example.com/de/>; rel="alternate"; hreflang="de"\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/">',
    },
    'url-in-several-languages': {
        severity: 'warning',
        title: 'hreflang links of different languages have the same URL',
        why: 'A page is in one language, so people who read the others get the wrong page.',
        fix: 'Link to each translation by its own URL, and leave out languages without one.',
        help: versions_help/* VERSIONS_HELP */.S,
        example: '<link rel="alternate" hreflang="de" href="https://www.example.com/a">\n<link rel="alternate" hreflang="fr" href="https://www.example.com/a">',
    },
    'self-missing': {
        severity: 'warning',
        title: 'The hreflang links do not include the page itself',
        why: 'Each language version must list itself and all others; otherwise search engines may ignore all of the links.',
        fix: 'Add a hreflang link with the language and the URL of this page.',
        help: version_set_GUIDELINES,
        example: '/en/ names /de/ and /fr/, and not itself',
    },
    'canonical-conflict': {
        severity: 'error',
        title: 'The canonical of this language version is another page',
        why: 'hreflang asks search engines to show this page, and the canonical asks them to drop it. They usually follow the canonical, and this language is missing from search.',
        fix: 'Let the canonical of each language version name that version itself.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
        example: '/de/ is named as German and has <link rel="canonical" href="https://www.example.com/en/">',
    },
};
const versionSet = (0,tool_definition/* defineTopic */.RE)({
    checks: version_set_CHECKS,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, address, versions, without, notRead } = await (0,named_versions/* namedVersions */.fY)(visit);
        const none = without ?? notRead;
        const judgements = none ? (0,judgement/* sameForAll */.tE)(version_set_CHECKS, none) : judgeSet(page, versions, address);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
function judgeSet(page, versions, address) {
    if (versions.length === 0) {
        return (0,judgement/* sameForAll */.tE)(version_set_CHECKS, named_versions/* NO_READABLE_VERSION */.Ki);
    }
    const { document } = page;
    const canonicalConflict = judgeCanonical(page, versions, address);
    return {
        'code-conflict': (0,judgement/* failWhere */.a4)(['html', 'header'].flatMap(source => conflictsIn(versions, source))),
        'sources-disagree': judgeSources(versions),
        'url-in-several-languages': (0,judgement/* failAmong */.Jb)(versions.filter(({ language }) => language !== undefined), sharedUrls(versions), 'the only hreflang link is x-default'),
        'self-missing': canonicalConflict.outcome === 'fail'
            ? (0,judgement/* notApplicable */.hH)('the canonical is another page, which is reported separately')
            : isClosedSwitch(page)
                ? (0,judgement/* notApplicable */.hH)('the page is set to noindex and leads visitors on, so it is a version for nobody')
                : versions.some(version => isSelfInDevelopment(version, address))
                    ? (0,judgement/* notApplicable */.hH)('the link to the page itself leads to a development server, which is reported separately')
                    : (0,self_version/* judgeSelf */.W)(document, versions, address),
        'canonical-conflict': canonicalConflict,
    };
}
function isSelfInDevelopment({ url }, { here, canonical }) {
    return (isDevelopmentServer(url, here) &&
        [here, ...(canonical ? [canonical] : [])].some(own => isPathOf(own, url)));
}
function isPathOf(own, { pathname, search }) {
    return (0,comparable_url/* comparableUrl */.sY)(Object.assign(new URL(own), { pathname, search })) === (0,comparable_url/* comparableUrl */.sY)(own);
}
function isClosedSwitch(page) {
    return ((0,judged_page/* isLedOn */.$g)(page) && (0,page_directives/* directivesFor */.A)((0,page_directives/* metaDirectives */.IU)(page.sent.document).inHead, 'Googlebot').some(page_directives/* isNoindex */.Mg));
}
function conflictsIn(versions, source) {
    const first = new Map();
    return versions
        .filter(({ alternate }) => alternate.source === source)
        .flatMap(({ alternate, code, url }) => {
        const before = first.get(code);
        if (!before)
            first.set(code, url);
        return before && (0,comparable_url/* comparableUrl */.sY)(before) !== (0,comparable_url/* comparableUrl */.sY)(url)
            ? [alternate.at(`${code} has two URLs: ${before.href} and ${url.href}`)]
            : [];
    });
}
function judgeSources(versions) {
    const html = versions.filter(({ alternate }) => alternate.source === 'html');
    const header = versions.filter(({ alternate }) => alternate.source === 'header');
    if (html.length === 0 || header.length === 0) {
        return (0,judgement/* notApplicable */.hH)('the hreflang links are in one place only');
    }
    const named = new Map(html.map(({ code, url }) => [code, url]));
    const inBoth = header.filter(({ code }) => named.has(code));
    return (0,judgement/* failAmong */.Jb)(inBoth, inBoth.flatMap(({ alternate, code, url }) => {
        const other = named.get(code);
        return (0,comparable_url/* comparableUrl */.sY)(other) === (0,comparable_url/* comparableUrl */.sY)(url)
            ? []
            : [alternate.at(`${code} is ${url.href} in the header, but ${other.href} in the HTML`)];
    }), 'no language is both in the header and in the HTML');
}
function sharedUrls(versions) {
    const first = new Map();
    return versions.flatMap(version => {
        const { alternate, url, language, code } = version;
        if (language === undefined)
            return [];
        const key = (0,comparable_url/* comparableUrl */.sY)(url);
        const before = first.get(key);
        if (!before)
            first.set(key, version);
        return before && !(0,language_tag/* isSameLanguage */.ls)(before.language, language)
            ? [alternate.at(`${url.href} is linked for both ${before.code} and ${code}`)]
            : [];
    });
}
function judgeCanonical(page, versions, address) {
    const { canonical } = address;
    if (!canonical)
        return (0,judgement/* notApplicable */.hH)('the page has no canonical, or several that differ');
    const target = (0,comparable_url/* comparableUrl */.sY)(canonical);
    const ofCanonical = versions.filter(({ url }) => (0,comparable_url/* comparableUrl */.sY)(url) === target);
    const [other] = ofCanonical;
    const own = (0,language_versions/* ownVersions */.qt)(versions, address);
    const contradicting = address.canonicalIs === 'elsewhere' ? own : onOtherHost(own, ofCanonical, address, page.preview);
    const [first] = contradicting;
    if (!first)
        return (0,judgement/* pass */.IX)();
    const codes = [...new Set(contradicting.map(({ code }) => code))];
    const as = other && !codes.includes(other.code) ? ` (the ${other.code} version)` : '';
    const says = `This page is the ${codes.join(' and ')} version, but its canonical is ${canonical.href}${as}. Let it name the page itself: ${first.url.href}`;
    const link = (0,canonical_links/* canonicalLinks */.Iu)(page).find(({ url }) => url && (0,comparable_url/* comparableUrl */.sY)(url) === target);
    return (0,judgement/* fail */.fJ)(link ? link.at(says) : first.alternate.at(says));
}
function onOtherHost(own, ofCanonical, { here, canonical }, preview) {
    if (canonical.host === here.host || (0,syntax_preview/* isOnProduction */.dT)(preview, canonical))
        return [];
    if (ofCanonical.length === 0 && preview?.host === undefined)
        return [];
    const codes = new Set(ofCanonical.map(({ code }) => code));
    return own.filter(({ url, code }) => (url.host === here.host || (0,syntax_preview/* isOnProduction */.dT)(preview, url)) && !codes.has(code));
}

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/topics.js









const topics = [
    form_form,
    codes,
    versionSet,
    targets/* targets */.z,
    declaredLanguage,
    undeclaredVersions,
    scriptedSwitch,
    switchHome,
    foreignLinks,
];


/***/ }),

/***/ 89811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ ownScriptFiles),
/* harmony export */   m: () => (/* binding */ ownCode)
/* harmony export */ });
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9895);
/* harmony import */ var _script_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89921);


const ownScriptFiles = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_0__/* .perVisit */ .V)(async (visit) => (0,_script_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readScriptFiles */ .F8)(await visit.htmlPage(), url => visit.fetch(url)));
const ownCode = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_0__/* .perVisit */ .V)(async (visit) => (0,_script_files_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(await visit.htmlPage(), await ownScriptFiles(visit)));


/***/ }),

/***/ 89921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   F8: () => (/* binding */ readScriptFiles),
/* harmony export */   Q: () => (/* binding */ ownScriptUrls)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _page_scripts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3916);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);




const MAX_SCRIPTS = 5;
const MAX_BYTES = 200_000;
const MAX_INLINE = 1_000_000;
const LIBRARY = /\/(?:jquery|bootstrap|popper|owl|aos|wow|swiper|slick|gsap|scrolltrigger|scrollax|isotope|imagesloaded|masonry|lightbox|glightbox|magnific|fancybox|modernizr|html5shiv|respond|lazysizes|waypoints|purecounter|typed|particles|easing|fontawesome|feather)(?=[.-])[^/]{0,100}$/i;
function ownScriptUrls(document, preview) {
    const urls = allScriptUrls(document, preview);
    const isLibrary = (url) => LIBRARY.test(new URL(url).pathname.slice(-200));
    return [...urls.filter(url => !isLibrary(url)), ...urls.filter(isLibrary)].slice(0, MAX_SCRIPTS);
}
function allScriptUrls(document, preview) {
    const { origin } = new URL(document.url);
    const urls = document
        .elements('script')
        .flatMap(script => document.resolve((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') ?? '') ?? [])
        .filter(url => URL.canParse(url))
        .map(url => (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .askedAt */ .YG)(preview, url))
        .filter(url => new URL(url).origin === origin && url !== document.url);
    return [...new Set(urls)];
}
async function readScriptFiles({ document, preview }, fetch, maxBytes = MAX_BYTES) {
    const read = await Promise.all(ownScriptUrls(document, preview).map(async (url) => {
        const { final } = await fetch(url);
        const isRead = final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(final.status) && !final.truncated && final.body.length <= maxBytes;
        return isRead ? [{ url, text: final.body.toString('utf8') }] : [];
    }));
    return read.flat();
}
function codeOf({ document, preview }, files) {
    const inline = (0,_page_scripts_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineScripts */ .Yx)(document).map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6).join('\n');
    const isWhole = inline.length <= MAX_INLINE && files.length === allScriptUrls(document, preview).length;
    return { texts: [inline.slice(0, MAX_INLINE), ...files.map(({ text }) => text)], isWhole };
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
const GLOBAL_UNICAST = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('2000::/3');
const MAPPED = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('::ffff:0:0/96');
const EMBEDDING = [
    ['::/96', 12],
    ['::ffff:0:0/96', 12],
    ['::ffff:0:0:0/96', 12],
    ['64:ff9b::/96', 12],
    ['2002::/16', 2],
].map(([prefix, start]) => ({ prefix: ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR(prefix), start }));
const PRIVATE_TOP_LEVEL = new Set(['test', 'local', 'internal', 'home', 'lan', 'arpa']);
function hostKind(host) {
    const address = parsed(host);
    return address ? addressKind(address) : nameKind(plainHost(host));
}
function literalAddress(host) {
    return parsed(host) && plainHost(host);
}
function plainHost(host) {
    return host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
function isPublicAddress(address) {
    const read = parsed(address);
    return read !== undefined && addressKind(read) === 'public';
}
function isMetadataAddress(address) {
    const read = parsed(address);
    if (!read)
        return false;
    const embedded = embeddedIn(read);
    return [read, ...(embedded ? [embedded] : [])].map(addressKind).some(kind => METADATA_KINDS.has(kind));
}
const METADATA_KINDS = new Set(['link-local', 'metadata']);
function isLocalHost(host) {
    return hostKind(host) !== 'public';
}
function isThisMachine(host) {
    const kind = hostKind(host);
    return kind === 'loopback' || kind === 'unspecified';
}
function isSampleHost(host) {
    return /^(?:www\.)?example\.(?:com|net|org)$/i.test(plainHost(host));
}
function isLoopback(host) {
    return hostKind(host) === 'loopback';
}
function neverLeavesMachine(host) {
    return isLoopback(host) && (parsed(host) !== undefined || plainHost(host).toLowerCase() === 'localhost');
}
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
