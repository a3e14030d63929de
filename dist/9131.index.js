export const id = 9131;
export const ids = [9131];
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

/***/ 34350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ namesInSelectors),
/* harmony export */   G: () => (/* binding */ openersIn),
/* harmony export */   uQ: () => (/* binding */ openingComponentsIn)
/* harmony export */ });
const OPENS = /preventDefault|return\s?(?:false|!1)|(?:add|toggle|remove)Class|classList|showModal|\.(?:toggle|show|open|slide\w{0,10}|fade\w{0,10})\(/;
const MAX_HANDLER = 1500;
const MAX_SCRIPT = 2_000_000;
const MAX_HANDLERS = 2000;
const CLICK = String.raw `(?:addEventListener\(\s*["'\x60]click|onclick\s*=|on\(\s*["'][^"']{0,60}\bclick\b|click\(\s*(?=[^)\s]))`;
const SELECTOR = String.raw `(?<quote>["'\x60])(?<selector>[^"'\x60]{1,200})\k<quote>`;
const DELEGATED = new RegExp(String.raw `\.on\(\s*["'][^"']{0,60}\bclick\b[^"']{0,60}["']\s*,\s*${SELECTOR}`, 'g');
const FOUND = String.raw `(?:(?<byId>ElementById)|(?<byClass>ElementsByClassName)|querySelector(?:All)?|(?<![\w$])(?!getElement)[\w$]{1,30})\(\s*${SELECTOR}\s*\)`;
const DIRECT = new RegExp(String.raw `${FOUND}\)?\s*\??(?:\.forEach\([^;]{0,120}?)?\.${CLICK}`, 'g');
const NAMED = new RegExp(String.raw `(?<![\w.$])(?<variable>[\w$]{1,60})\s*=\s*(?:[\w$]{1,30}\.){0,3}(?:get)?${FOUND}`, 'g');
const OF_VARIABLE = new RegExp(String.raw `(?<![\w.$])([\w$]{1,60})\s*\??\.(?:forEach\([^;]{0,120}?\.)?${CLICK}`, 'g');
const OF_LOOP = new RegExp(String.raw `\bof\s+([\w$]{1,60})\s*\)[^;]{0,120}?\.${CLICK}`, 'g');
const ASKED = new RegExp(String.raw `\.(?:closest|matches)\(\s*${SELECTOR}\s*\)`, 'g');
const NAMED_HANDLER = /^["'\x60]?\s{0,5}(?:,\s{0,5})?(?:["'\x60][^"'\x60]{0,200}["'\x60]\s{0,5},\s{0,5})?([\w$]{1,60})\s{0,5}(?:[,);\n]|$)/;
const MAX_REGISTRATION = 300;
const MAX_NAMED_HANDLERS = 30;
function openersIn(script) {
    const text = script.slice(0, MAX_SCRIPT);
    const named = new Map();
    const opensByName = (name) => {
        const known = named.get(name);
        if (known !== undefined || named.size >= MAX_NAMED_HANDLERS)
            return known ?? false;
        const opening = handlersCalled(text, name).some(handler => OPENS.test(handler));
        named.set(name, opening);
        return opening;
    };
    const opens = ({ 0: { length }, index }) => {
        const end = index + length;
        if (OPENS.test(text.slice(end, end + MAX_HANDLER)))
            return true;
        const name = NAMED_HANDLER.exec(text.slice(end, end + MAX_REGISTRATION))?.[1];
        return name !== undefined && opensByName(name);
    };
    const matches = (pattern) => text.matchAll(pattern).take(MAX_HANDLERS).toArray();
    const heard = new Set([...matches(OF_VARIABLE), ...matches(OF_LOOP)].flatMap(match => (opens(match) ? [match[1]] : [])));
    const asked = LISTENS.test(text) ? matches(ASKED) : [];
    return [
        ...[...matches(DELEGATED), ...matches(DIRECT), ...asked].filter(opens),
        ...matches(NAMED).filter(({ groups }) => heard.has(groups['variable'])),
    ].map(({ groups }) => {
        const { byId, byClass, selector } = groups;
        return `${byId !== undefined ? '#' : byClass !== undefined ? '.' : ''}${selector}`;
    });
}
function handlersCalled(text, name) {
    const definition = new RegExp(String.raw `(?<![\w$.])(?:function\s{1,5}${name.replaceAll('$', String.raw `\$`)}\s{0,5}\(|${name.replaceAll('$', String.raw `\$`)}\s{0,5}=(?![=>]))`, 'g');
    return text
        .matchAll(definition)
        .take(MAX_DEFINITIONS)
        .map(({ index }) => text.slice(index, index + MAX_HANDLER))
        .toArray();
}
const MAX_DEFINITIONS = 5;
const DEFINED = /customElements\.define\(\s*["'`]([a-z][\w.-]{0,60})["'`]/g;
const HEARS_ITSELF = /\bthis\.(?:addEventListener\(\s*["'`]click|onclick\s*=)/;
function openingComponentsIn(script) {
    const text = script.slice(0, MAX_SCRIPT);
    if (!HEARS_ITSELF.test(text) || !OPENS.test(text))
        return [];
    return text
        .matchAll(DEFINED)
        .take(MAX_HANDLERS)
        .map(match => match[1])
        .toArray();
}
const LISTENS = /addEventListener\(\s*["'`]click|\bonclick\s*=/;
const NOT = /:not\([^)]{0,200}\)/g;
const NAME = /[.#](?:[\w-])+/g;
function namesInSelectors(list) {
    return list
        .replaceAll(NOT, '')
        .split(',')
        .map(selector => selector.match(NAME) ?? [])
        .filter(names => names.length > 0);
}


/***/ }),

/***/ 45161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aD: () => (/* binding */ namesAround),
/* harmony export */   b9: () => (/* binding */ hashNamesOfPage),
/* harmony export */   ll: () => (/* binding */ scrollsToTop),
/* harmony export */   tC: () => (/* binding */ opensOnClick),
/* harmony export */   ti: () => (/* binding */ hashNamesOfFiles)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35601);
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _visit_link_check_hash_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92797);
/* harmony import */ var _visit_own_scripts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89811);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9895);
/* harmony import */ var _click_handlers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34350);









const MAX_SCRIPTS = 10;
const hashNamesOfFiles = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => new Set((await scriptsOfSite(visit, MAX_SCRIPTS)).flatMap(_visit_link_check_hash_names_js__WEBPACK_IMPORTED_MODULE_6__/* .hashNamesIn */ .k)));
async function hashNamesOfPage(visit, url) {
    return await visit.onceForSite(`hash names ${url}`, async () => {
        const { final } = await visit.fetchForSite(url);
        if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status))
            return new Set();
        const { text } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .iT)(final.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_7__/* .header */ .wx)(final, 'content-type'));
        const files = await scriptsOf(visit, new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, final.url), MAX_SCRIPTS);
        return new Set(files.flatMap(_visit_link_check_hash_names_js__WEBPACK_IMPORTED_MODULE_6__/* .hashNamesIn */ .k));
    });
}
async function scriptsOfSite(visit, most) {
    return await scriptsOf(visit, (await visit.judgedPage()).document, most);
}
async function scriptsOf(visit, document, most) {
    const { origin } = new URL(document.url);
    const addresses = document.elements('script').flatMap(script => {
        const address = document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(script, 'src') ?? '');
        return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(script, 'src') !== undefined && address?.origin === origin ? address.href : [];
    });
    const first = [...new Set(addresses)].slice(0, most);
    const files = first.map(async (address) => {
        const { final } = await visit.fetchForSite(address);
        return final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status) ? [final.body.toString('utf8')] : [];
    });
    return (await Promise.all(files)).flat();
}
const MAX_CLICK_SCRIPTS = 40;
const MAX_LINKS = 2000;
const MAX_OPENERS = 300;
const MAX_STEPS_UP = 30;
const MAX_CLASSES = 500;
const openers = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { document } = await visit.judgedPage();
    const ids = new Set(document.withAttribute('id').map(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(element, 'id')));
    const links = document.elements('a').slice(0, MAX_LINKS);
    const leads = (link) => {
        const href = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(link, 'href')?.trim() ?? '';
        const isElsewhere = href !== '' && !/^(?:#|javascript:)/i.test(href);
        return isElsewhere || ids.has((0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_8__/* .percentDecoded */ .o)(href.slice(1)));
    };
    const leading = links.filter(leads).map(namesAround);
    const others = new Set(links.filter(link => !leads(link)).flatMap(link => [...namesAround(link)]));
    const texts = await clickScripts(visit);
    const found = new Map();
    for (const list of texts.flatMap(_click_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .openersIn */ .G))
        for (const names of (0,_click_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .namesInSelectors */ .Ew)(list))
            if (found.size < MAX_OPENERS && isFoundBy(names, others))
                found.set(names.join(' '), names);
    return [...found.values()].filter(names => !leading.some(around => isFoundBy(names, around)));
});
const clickScripts = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { document } = await visit.judgedPage();
    const inPage = document.elements('script').map(script => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(script));
    return [...inPage, ...(await scriptsOfSite(visit, MAX_CLICK_SCRIPTS))];
});
const openingComponents = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => new Set((await clickScripts(visit)).flatMap(_click_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .openingComponentsIn */ .uQ)));
async function opensOnClick(visit, link) {
    const around = namesAround(link);
    if ((await openers(visit)).some(names => isFoundBy(names, around)))
        return true;
    const components = await openingComponents(visit);
    let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(link);
    for (let step = 0; at && step < MAX_STEPS_UP; step++, at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(at))
        if (components.has(at.tagName))
            return true;
    return false;
}
function isFoundBy(names, around) {
    return names.every(name => around.has(name));
}
function namesAround(element) {
    const names = new Set();
    let at = element;
    for (let step = 0; at && step < MAX_STEPS_UP; step++, at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(at)) {
        const id = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(at, 'id');
        if (id)
            names.add(`#${id}`);
        const classes = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(at, 'class') ?? '').slice(0, MAX_CLASSES).split(/\s+/);
        for (const name of classes)
            if (name !== '')
                names.add(`.${name}`);
    }
    return names;
}
const SCROLLS = /\bscrollT(?:op|o)\b/;
const scrollsToTop = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { document } = await visit.judgedPage();
    const inPage = document.elements('script').some(script => SCROLLS.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(script)));
    return inPage || (await (0,_visit_own_scripts_js__WEBPACK_IMPORTED_MODULE_3__/* .ownScriptFiles */ .B)(visit)).some(({ text }) => SCROLLS.test(text));
});


/***/ }),

/***/ 92797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ hashNamesIn)
/* harmony export */ });
const READS_FRAGMENT = /\bhashchange\b|\blocation\.hash\b/;
const QUOTED = /["'`]#?([^"'`\s#]{1,100})["'`]/g;
const MAX_NAMES = 5000;
const LOOKED_UP = /(?<![\w$])([\w$]{1,100})\s{0,5}\[\s{0,5}[A-Za-z_$]|\bin\s{1,5}(?:[\w$]{1,100}\.){0,3}([\w$]{1,100})/g;
const OF_OBJECT = /(?<![\w$])([\w$]{1,100})\s{0,20}([=:])\s{0,20}(\{)?|[{}]/g;
function hashNamesIn(script) {
    if (!READS_FRAGMENT.test(script))
        return [];
    const quoted = script
        .matchAll(QUOTED)
        .map(([, name]) => name)
        .take(MAX_NAMES);
    return [...quoted, ...keysIn(script).take(MAX_NAMES)];
}
function* keysIn(script) {
    const lookedUp = new Set(script.matchAll(LOOKED_UP).map(([, before, behind]) => before ?? behind));
    if (lookedUp.size === 0)
        return;
    const around = [];
    for (const [token, name, sign, opens] of script.matchAll(OF_OBJECT)) {
        if (token === '}')
            around.pop();
        if (sign === ':' && lookedUp.has(around.at(-1)))
            yield name;
        if (token === '{' || opens !== undefined)
            around.push(name);
    }
}


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
