export const id = 2746;
export const ids = [2746];
export const modules = {

/***/ 25504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ CrawlScope)
/* harmony export */ });
/* harmony import */ var _network_redirect_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1589);
/* harmony import */ var _syntax_file_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15681);


const MAX_PATH_LENGTH = 2048;
const MAX_SAME_SEGMENTS = 2;
const MAX_QUERIES_PER_PATH = 20;
const MAX_NUMBERED = 50;
const NUMBERED = /\/(?:\d+\/\d+|\d{4}-\d\d(?:-\d\d)?)\/?$/;
const SESSION = /;jsessionid=[^/;?]*|\/\([SXF]\([^()/]*\)\)/gi;
const MAX_SEEN = 100_000;
class CrawlScope {
    #origin;
    #seen = new Set();
    #families = new Map();
    constructor(start) {
        this.#origin = new URL(start).origin;
    }
    isInside(url) {
        return URL.parse(url)?.origin === this.#origin;
    }
    take(address) {
        if (this.#seen.has((0,_network_redirect_target_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutFragment */ .f2)(address)))
            return undefined;
        const url = URL.parse(address);
        if (!url || url.origin !== this.#origin || this.#seen.size >= MAX_SEEN)
            return undefined;
        url.hash = '';
        const { href } = url;
        const page = withoutSession(href);
        if (this.#seen.has(href) || this.#seen.has(page) || this.refusal(url) !== undefined)
            return undefined;
        this.#seen.add(href);
        this.#seen.add(page);
        return href;
    }
    refusal(url) {
        if ((0,_syntax_file_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isFileAddress */ .L)(url))
            return 'file';
        return isTrap(url) || !this.#hasRoom(url) ? 'trap' : undefined;
    }
    #hasRoom({ pathname, search }) {
        const families = [];
        if (search !== '')
            families.push([`${pathname}?`, MAX_QUERIES_PER_PATH]);
        if (NUMBERED.test(pathname))
            families.push([pathname.replace(/\d+/g, '0'), MAX_NUMBERED]);
        if (families.some(([family, most]) => (this.#families.get(family) ?? 0) >= most))
            return false;
        for (const [family] of families)
            this.#families.set(family, (this.#families.get(family) ?? 0) + 1);
        return true;
    }
}
function withoutSession(href) {
    return href.replace(SESSION, '');
}
function isTrap({ pathname, search }) {
    if (pathname.length + search.length > MAX_PATH_LENGTH)
        return true;
    const counts = new Map();
    for (const segment of pathname.split('/')) {
        const count = (counts.get(segment) ?? 0) + 1;
        if (segment !== '' && count > MAX_SAME_SEGMENTS)
            return true;
        counts.set(segment, count);
    }
    return false;
}


/***/ }),

/***/ 82744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ PoliteRequests)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70370);
/* harmony import */ var _net_retry_after_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9670);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);




const AT_ONCE = 8;
const MOST_AT_ONCE = 16;
const ANSWERS_FOR_MORE = 10;
const MAX_TRIES = 3;
const MAX_BROKEN_TRIES = 2;
const PAUSE_MS = 1000;
const BROKEN_PAUSE_MS = 500;
const MIN_PAUSE_MS = 100;
const MAX_RETRY_AFTER_MS = 10_000;
const MAX_TURNED_AWAY = 3;
class PoliteRequests {
    #options;
    #limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(AT_ONCE);
    #next = 0;
    #turnedAway = 0;
    #answers = 0;
    #end;
    constructor(options) {
        this.#options = options;
        if (options.delayMs > 0)
            this.#wantFewer(1);
    }
    get atOnce() {
        return this.#limit.concurrency;
    }
    get end() {
        return this.#end;
    }
    ask(send) {
        return this.#limit(() => this.#ask(send));
    }
    async #ask(send) {
        for (let tries = 1;; tries++) {
            if (!(await this.#turn()))
                return undefined;
            const exchange = await send();
            if (isBroken(exchange) && tries < MAX_BROKEN_TRIES) {
                this.#pause(BROKEN_PAUSE_MS);
                continue;
            }
            if (!isTurnedAway(exchange)) {
                this.#turnedAway = 0;
                if (!isBroken(exchange))
                    this.#goesWell();
                return exchange;
            }
            this.#wantFewer(Math.max(1, this.#limit.concurrency >> 1));
            const asked = (0,_net_retry_after_js__WEBPACK_IMPORTED_MODULE_2__/* .retryAfterMs */ .V)((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(exchange.final, 'retry-after'), Date.now());
            this.#pause(asked ?? PAUSE_MS);
            const isTooLong = asked !== undefined && asked > MAX_RETRY_AFTER_MS;
            if (tries < MAX_TRIES && this.#end === undefined && !isTooLong)
                continue;
            this.#turnedAway++;
            const { status } = exchange.final;
            if (this.#turnedAway >= MAX_TURNED_AWAY || (isTooLong && status === 429)) {
                const words = isTooLong ? `and asks to wait ${Math.ceil(asked / 1000)} seconds` : 'again and again';
                this.#end ??= `it answers ${status} ${words}`;
            }
            return exchange;
        }
    }
    #goesWell() {
        if (this.#answers === undefined || ++this.#answers < ANSWERS_FOR_MORE)
            return;
        this.#answers = this.#limit.concurrency + 1 < MOST_AT_ONCE ? 0 : undefined;
        this.#limit.concurrency++;
    }
    #wantFewer(most) {
        this.#answers = undefined;
        this.#limit.concurrency = most;
    }
    #pause(ms) {
        const wait = Math.min(Math.max(ms, MIN_PAUSE_MS), MAX_RETRY_AFTER_MS);
        this.#next = Math.max(this.#next, Date.now() + wait);
    }
    async #turn() {
        const { delayMs, deadline = Number.POSITIVE_INFINITY, signal } = this.#options;
        for (;;) {
            signal.throwIfAborted();
            const now = Date.now();
            if (Math.max(now, this.#next) > deadline)
                this.#end ??= 'it takes too long';
            if (this.#end !== undefined)
                return false;
            if (this.#next <= now) {
                this.#next = now + delayMs;
                return true;
            }
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(this.#next - now, undefined, { signal });
        }
    }
}
function isBroken({ failure }) {
    return failure?.kind === 'connection';
}
function isTurnedAway(exchange) {
    return exchange.final?.status === 429 || exchange.final?.status === 503;
}


/***/ }),

/***/ 57879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Vr: () => (/* binding */ MAX_DELAYS_MS),
  Q_: () => (/* binding */ ROBOTS_NAME),
  Rm: () => (/* binding */ delayWords),
  m7: () => (/* binding */ robotsManners)
});

// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/parser.js
var parser = __webpack_require__(12655);
;// CONCATENATED MODULE: ./lib/engine/formats/robots-txt/crawl-delay.js

const MAX_SECONDS = 3600;
function crawlDelayOf({ lines, byAgent }, agent) {
    const wanted = byAgent.has(agent) ? agent : '*';
    let agents = [];
    let isOpen = false;
    let longest = 0;
    for (const { directive, name, value } of lines) {
        if (directive === 'user-agent') {
            if (!isOpen)
                agents = [];
            agents.push((0,parser/* agentOf */.jk)(value));
            isOpen = true;
        }
        else if (directive !== 'sitemap') {
            isOpen = false;
            const isDelay = name.toLowerCase() === 'crawl-delay' && /^\d{1,9}(?:\.\d{1,9})?$/.test(value);
            if (isDelay && agents.includes(wanted))
                longest = Math.max(longest, Number(value));
        }
    }
    return Math.min(longest, MAX_SECONDS);
}

;// CONCATENATED MODULE: ./lib/engine/crawl/robots-manners.js

const ROBOTS_NAME = 'seo-preflight';
const MAX_DELAYS_MS = 300_000;
function robotsManners(robots, isOurs) {
    const seconds = robots.kind === 'rules' && !isOurs ? crawlDelayOf(robots.rules, ROBOTS_NAME) : 0;
    const delayMs = seconds * 1000;
    const most = delayMs > 0 ? Math.max(1, Math.floor(MAX_DELAYS_MS / delayMs)) : Number.POSITIVE_INFINITY;
    return { delayMs, most };
}
function delayWords(delayMs) {
    return `robots.txt asks for ${delayMs / 1000} seconds between two requests`;
}


/***/ }),

/***/ 51475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ charsetOf),
/* harmony export */   iT: () => (/* binding */ decodeHtml),
/* harmony export */   up: () => (/* binding */ xmlEncodingOf)
/* harmony export */ });
/* harmony import */ var html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45528);
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6034);


function decodeHtml(body, contentType) {
    const { mediaType, charset } = (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)(contentType === undefined ? [] : [contentType]);
    const xml = mediaType === 'application/xhtml+xml';
    const label = xmlEncodingOf(body);
    const declared = label === undefined ? undefined : encodingOf(label);
    const defaultEncoding = declared?.startsWith('UTF-16')
        ? 'UTF-8'
        : (declared ?? (xml ? 'UTF-8' : 'windows-1252'));
    const encoding = html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(body, {
        xml,
        defaultEncoding,
        ...(charset !== undefined && { transportLayerEncodingLabel: charset }),
    });
    return { text: decode(body, encoding), encoding };
}
function encodingOf(label) {
    const options = { transportLayerEncodingLabel: label, defaultEncoding: '' };
    return html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(new Uint8Array(), options) || undefined;
}
const DECLARATION_BYTES = 1024;
function xmlEncodingOf(body) {
    const start = body.toString('latin1', 0, DECLARATION_BYTES);
    const [declaration] = /^<\?xml[^>]*>/.exec(start) ?? [];
    const [, , label] = /encoding[\x00-\x20]*=[\x00-\x20]*(["'])([^"'\x00-\x20]+)\1/.exec(declaration ?? '') ?? [];
    return label;
}
function charsetOf(contentType) {
    return contentType === undefined ? undefined : (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)([contentType]).charset;
}
function decode(body, encoding) {
    if (encoding === 'replacement')
        return body.length === 0 ? '' : '\uFFFD';
    if (encoding === 'x-user-defined') {
        return body
            .toString('latin1')
            .replace(/[\x80-\xff]/g, byte => String.fromCharCode(byte.charCodeAt(0) + 0xf700));
    }
    return decoderFor(encoding).decode(body);
}
const decoders = new Map();
function decoderFor(encoding) {
    const known = decoders.get(encoding);
    if (known)
        return known;
    const decoder = new TextDecoder(encoding);
    decoders.set(encoding, decoder);
    return decoder;
}


/***/ }),

/***/ 1589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ redirectTarget),
/* harmony export */   Zc: () => (/* binding */ isHttp),
/* harmony export */   f2: () => (/* binding */ withoutFragment)
/* harmony export */ });
/* harmony import */ var _syntax_url_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11114);

function redirectTarget(location, base) {
    const target = location.trim() === '' ? null : URL.parse(location, base);
    if (!target)
        return refused('bad-location', base, `redirects to "${location}", which is not a URL`);
    if (!isHttp(target))
        return refused('bad-scheme', base, `redirects to ${target.protocol}, which is not followed`);
    if (!target.href.includes('#'))
        target.hash = new URL(base).hash;
    return (0,_syntax_url_credentials_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCredentials */ .r)(target.href);
}
function isHttp(url) {
    return url.protocol === 'http:' || url.protocol === 'https:';
}
function withoutFragment(url) {
    const at = url.indexOf('#');
    return at < 0 ? url : url.slice(0, at);
}
function refused(kind, url, message) {
    return { failure: { kind, url, message } };
}


/***/ }),

/***/ 15917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R1: () => (/* binding */ provesNothing),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   oJ: () => (/* binding */ isSuccess)
/* harmony export */ });
function isSuccess(status) {
    return status >= 200 && status < 300;
}
function isGone(status) {
    return status === 404 || status === 410;
}
const REFUSALS = new Set([401, 403, 405, 407, 408, 429, 999]);
function provesNothing(status) {
    return REFUSALS.has(status) || status >= 500;
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

/***/ 91375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ asRead)
/* harmony export */ });
function asRead(response, { unread }) {
    return unread === undefined ? response : { ...response, truncated: true };
}


/***/ }),

/***/ 7678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wb: () => (/* binding */ redirectIn),
/* harmony export */   _9: () => (/* binding */ instantRedirect),
/* harmony export */   eI: () => (/* binding */ assertShown),
/* harmony export */   hn: () => (/* binding */ scriptRedirects)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39288);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25218);
/* harmony import */ var _syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69719);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);






function instantRedirect(page) {
    const { document, url, response } = page;
    const sent = (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefresh */ .X)((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, 'refresh') ?? '', url, url);
    if (sent?.seconds === 0 && leadsOn(url, sent.target))
        return { url: sent.target, by: 'a Refresh header' };
    return redirectIn(document);
}
function redirectIn(document) {
    const declared = (stubRefresh(document) ?? metaRefreshes(document)).find(target => leadsOn(document.url, target));
    if (declared)
        return { url: declared, by: 'meta refresh' };
    const [scripted] = scriptRedirects(document);
    return scripted ? { url: scripted.target, by: 'a script' } : undefined;
}
function leadsOn(url, target) {
    return target !== undefined && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__/* .comparableUrl */ .sY)(target) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__/* .comparableUrl */ .sY)(url);
}
function metaRefreshes(document) {
    return document.elements('meta').flatMap(element => {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh' || !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(element))
            return [];
        const target = /^\s*0+(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?(.+)$/is.exec((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'content') ?? '');
        const address = target && document.resolve(target[1].trim().replace(/^(["'])(.*?)\1.*$/s, '$2'));
        return address ? [address] : [];
    });
}
const STUB_SECONDS = 5;
const STUB_TEXT = 300;
function stubRefresh(document) {
    const meta = document
        .elements('meta')
        .find(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() === 'refresh');
    const refresh = meta && (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefresh */ .X)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '', document.url, document.baseUrl);
    if (!refresh || refresh.seconds === 0 || refresh.seconds > STUB_SECONDS)
        return undefined;
    const canonical = document
        .elements('link')
        .find(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'rel')?.trim().toLowerCase() === 'canonical');
    const named = canonical && document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(canonical, 'href') ?? '');
    const isNamed = named?.pathname === URL.parse(refresh.target)?.pathname;
    const text = document.body ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(document.body).trim() : '';
    const isBare = text.length <= STUB_TEXT && document.elements('h1', 'p', 'script', 'img', 'form').length === 0;
    return isNamed && isBare ? [refresh.target] : undefined;
}
const MAX_REDIRECT_SCRIPT = 2000;
const LOCATION = /(?:(?:window|document|self|top)\s*\.\s*)?location/.source;
const TEXT = /(?:'((?:[^'\\\n]|\\\/)*)'|"((?:[^"\\\n]|\\\/)*)")/.source;
const ASSIGNMENT = new RegExp(`^${LOCATION}(?:\\s*\\.\\s*href)?\\s*=\\s*${TEXT}\\s*;?$`);
const CALL = new RegExp(`^${LOCATION}\\s*\\.\\s*(?:replace|assign)\\s*\\(\\s*${TEXT}\\s*\\)\\s*;?$`);
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);
function scriptRedirects(document) {
    return document.elements('script').flatMap(script => {
        const target = isInline(script) ? targetOf(document, sourceOf(script)) : undefined;
        return target === undefined || pageOf(target) === pageOf(document.url) ? [] : [{ script, target }];
    });
}
function isInline(script) {
    const type = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'type') ?? '').trim().toLowerCase();
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') === undefined && SCRIPT_TYPES.has(type);
}
function sourceOf(script) {
    return script.childNodes.map(node => ('value' in node ? node.value : '')).join('');
}
function targetOf(document, source) {
    if (source.length > MAX_REDIRECT_SCRIPT)
        return undefined;
    const body = source.trim();
    const found = ASSIGNMENT.exec(body) ?? CALL.exec(body);
    const url = found && (found[1] ?? found[2]);
    const target = typeof url === 'string' ? URL.parse(url.replaceAll('\\/', '/'), document.baseUrl) : null;
    return target?.protocol.startsWith('http') ? target.href : undefined;
}
function pageOf(url) {
    return url.split('#', 1)[0];
}
function assertShown(page) {
    const elsewhere = instantRedirect(page);
    if (elsewhere)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_5__/* .NotApplicable */ .bQ(`the page only redirects, by ${elsewhere.by}, to ${elsewhere.url}`);
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

function isInHead(element) {
    return element.parentNode?.nodeName === 'head';
}
function relations(element) {
    const rel = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel');
    return rel ? rel.toLowerCase().split(/\s+/).filter(Boolean) : [];
}
function isCanonical(element) {
    return element.tagName === 'link' && relations(element).includes('canonical');
}
const MAX_STEPS_TO_HIDDEN = 20;
function isSentHidden(element) {
    let up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
    for (let step = 0; up && step < MAX_STEPS_TO_HIDDEN; step++) {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(up, 'hidden') !== undefined)
            return true;
        up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up);
    }
    return false;
}
const SENT_HIDDEN = 'it is sent in a hidden element, from where scripts may move it into <head>; only a browser can tell';


/***/ }),

/***/ 27002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isLogin),
/* harmony export */   n: () => (/* binding */ loginWallOf)
/* harmony export */ });
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1550);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11312);


const VERCEL = {
    name: "Vercel's deployment protection",
    advice: 'give "x-vercel-protection-bypass: SECRET" in the setting "headers", with the secret of Protection Bypass for Automation',
};
const CLOUDFLARE_ACCESS = {
    name: 'Cloudflare Access',
    advice: 'give "CF-Access-Client-Id: ID" and "CF-Access-Client-Secret: SECRET" of a service token in the setting "headers"',
};
const CLOUDFLARE_CHALLENGE = {
    name: 'a challenge of Cloudflare',
    advice: 'let the audit through with a rule that skips the challenge for a header, and give that header in "headers"',
};
const VERCEL_CHALLENGE = {
    name: 'a challenge of Vercel',
    advice: 'give "x-vercel-protection-bypass: SECRET" in the setting "headers", or let the audit through with a bypass rule of the firewall',
};
const NETLIFY = {
    name: "Netlify's password protection",
    advice: 'protect previews with basic authentication instead, and give "Authorization: Basic …" in the setting "headers"',
};
const BASIC = {
    name: 'a password (HTTP authentication)',
    advice: 'give "Authorization: Basic …", with the base64 form of name:password, in the setting "headers"',
};
const UNKNOWN = {
    name: 'a login',
    advice: 'give the header that lets an audit in with the setting "headers"',
};
const LOGIN_PATH = /\/(?:log[-_]?in|sign[-_]?in|sso|sso-api|auth|authorize|oauth2?|saml2?)(?:[/.?]|$)/i;
const LOGIN_HOST = /^(?:login|signin|sso|auth|accounts?|idp)\./i;
function loginWallOf({ requestedUrl, hops }) {
    const last = hops.at(-1);
    if (!last)
        return undefined;
    const led = hops.slice(1).map(hop => new URL(hop.url));
    if (led.some(isVercelLogin))
        return VERCEL;
    if (led.some(({ hostname }) => hostname.endsWith('.cloudflareaccess.com')))
        return CLOUDFLARE_ACCESS;
    if ((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(last, 'cf-mitigated') === 'challenge')
        return CLOUDFLARE_CHALLENGE;
    if ((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(last, 'x-vercel-mitigated') === 'challenge')
        return VERCEL_CHALLENGE;
    if (last.status === 401)
        return wallOfUnauthorized(last);
    const asked = new URL(requestedUrl);
    const isElsewhere = (url) => (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .bareHost */ .n0)(url.hostname) !== (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .bareHost */ .n0)(asked.hostname);
    return led.some(url => isElsewhere(url) && isLogin(url)) ? UNKNOWN : undefined;
}
function wallOfUnauthorized(answer) {
    const server = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(answer, 'server')?.toLowerCase() ?? '';
    if (server === 'vercel' || (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .headerValues */ .UE)(answer, 'set-cookie').some(cookie => /^_vercel_sso/.test(cookie))) {
        return VERCEL;
    }
    const scheme = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(answer, 'www-authenticate')?.trim() ?? '';
    if (/^basic\b/i.test(scheme))
        return BASIC;
    return server === 'netlify' ? NETLIFY : UNKNOWN;
}
function isVercelLogin({ hostname, pathname }) {
    return hostname === 'vercel.com' && /^\/(?:sso-api|login)/.test(pathname);
}
function isLogin({ hostname, pathname }) {
    return LOGIN_PATH.test(pathname) || LOGIN_HOST.test(hostname);
}


/***/ }),

/***/ 32222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openHtml)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);
/* harmony import */ var _html_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91375);





function openHtml(response, preview) {
    const type = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .mediaType */ .JL)(response);
    if (type !== 'text/html' && type !== 'application/xhtml+xml')
        return undefined;
    const { text, encoding } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .iT)(response.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, 'content-type'));
    const document = new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, response.url, response.url, (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .schemeOfHosts */ .K3)(preview));
    return {
        url: response.url,
        response: (0,_html_page_js__WEBPACK_IMPORTED_MODULE_4__/* .asRead */ .v)(response, document),
        document,
        encoding,
        ...(preview && { preview }),
    };
}


/***/ }),

/***/ 27442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ garbageIn),
/* harmony export */   Nm: () => (/* binding */ isEmptyPage),
/* harmony export */   eT: () => (/* binding */ SNIFFED_BYTES),
/* harmony export */   h7: () => (/* binding */ whyNotHtml),
/* harmony export */   wD: () => (/* binding */ GARBAGE)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79967);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1550);


const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml']);
const UNKNOWN_TYPES = new Set(['', 'unknown/unknown', 'application/unknown']);
const SNIFFED_BYTES = 1445;
const MAX_SHOWN_TYPE = 80;
const BINARY_BYTES = /[\x01-\x08\x0b\x0e-\x1a\x1c-\x1f]/g;
const MIN_BINARY_PART = 0.03;
const MIN_BINARY_BYTES = 4;
const HTML_TAG = /<!--|<(?:!doctype|\/?(?:html|head|body|title|meta|script|style|div|p|a|span|h[1-6]|table|br))[\s/>]/i;
const HTML_START = /^(?:<!--|<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s>])/i;
const XHTML_START = /^<\?xml[\s?][^>]*>(?:\s|<!--[^>]*-->|<!doctype\s+html[^>]*>)*<html[\s>]/i;
function whyNotHtml(response) {
    const { status, body } = response;
    const type = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .mediaType */ .JL)(response);
    if (status === 204 || status === 205)
        return `answers ${status}, which has no content`;
    if (!mayBeHtml(type))
        return `is ${shown(type)}, not HTML`;
    const start = startOf(body);
    if (isBlank(body, start))
        return `answers ${status} with an empty body`;
    if (HTML_TYPES.has(type)) {
        const truly = trueKindOf(body, start);
        return truly && `says that it is ${type} and is ${truly}, not HTML`;
    }
    if (HTML_START.test(start) || XHTML_START.test(start))
        return undefined;
    const what = type === '' ? 'has no Content-Type' : `has the invalid Content-Type "${shown(type)}"`;
    return `${what} and does not look like HTML`;
}
const GARBAGE = ['a PDF', 'binary data'];
function garbageIn(body) {
    const start = startOf(body);
    return start.startsWith('%PDF-') ? 'a PDF' : isBinary(start) ? 'binary data' : undefined;
}
function isEmptyPage(response) {
    const { body, truncated } = response;
    return !truncated && mayBeHtml((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .mediaType */ .JL)(response)) && isBlank(body, startOf(body));
}
function mayBeHtml(type) {
    return HTML_TYPES.has(type) || UNKNOWN_TYPES.has(type) || !type.includes('/');
}
function shown(type) {
    return (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(type, MAX_SHOWN_TYPE);
}
function startOf(body) {
    return body
        .subarray(0, SNIFFED_BYTES)
        .toString('latin1')
        .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
        .replaceAll('\0', '')
        .trimStart();
}
function isBlank(body, start) {
    return start === '' && (body.length <= SNIFFED_BYTES || body.toString('latin1').trim() === '');
}
function trueKindOf(body, start) {
    const garbage = garbageIn(body);
    if (garbage !== undefined)
        return garbage;
    if (!/^(?:\{\s*["}]|\[\s*(?:["{[\]\d-]|true|false|null))/.test(start))
        return undefined;
    try {
        JSON.parse(body.toString('utf8').replace(/^\ufeff/, ''));
        return 'JSON';
    }
    catch {
        return undefined;
    }
}
function isBinary(start) {
    const { length } = start.match(BINARY_BYTES) ?? [];
    return length >= MIN_BINARY_BYTES && length > start.length * MIN_BINARY_PART && !HTML_TAG.test(start);
}


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
function isHomePage(url) {
    return /^\/(?:(?:index|default)\.[a-z]{2,5})?$/i.test(new URL(url).pathname);
}
function isHomeOfLanguage(url, lang) {
    const folder = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?\/?(?:(?:index|default)\.[a-z]{2,5})?$/i.exec(new URL(url).pathname);
    return folder !== null && lang.trim().slice(0, 2).toLowerCase() === folder[1].toLowerCase();
}
function isAbsolute(href) {
    return /^https?:\/\//i.test(href);
}
function comparableUrl(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href.replace(/%[0-9a-f]{2}/gi, octet => octet.toUpperCase());
}
function comparablePath(url) {
    return comparableUrl(url).slice(new URL(url).origin.length);
}
function isSamePage(a, b) {
    return URL.canParse(a) && URL.canParse(b) && comparableUrl(a) === comparableUrl(b);
}


/***/ }),

/***/ 15681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isFileAddress)
/* harmony export */ });
const FILE = /\.(?:avif|bmp|css|csv|docx?|eot|epub|exe|gif|gz|ico|jpe?g|js|json|m4a|map|mjs|mov|mp3|mp4|ogg|otf|pdf|png|pptx?|rar|rss|svg|tar|tgz|ttf|txt|wasm|wav|webm|webmanifest|webp|woff2?|xlsx?|xml|zip)$/i;
function isFileAddress({ pathname }) {
    return FILE.test(pathname);
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

/***/ 69719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ parseRefresh)
/* harmony export */ });
function parseRefresh(value, documentUrl, baseUrl) {
    const time = /^[\t\n\f\r ]*(?:(\d+)[\d.]*|\.[\d.]*)/.exec(value);
    if (!time)
        return undefined;
    const rest = value.slice(time[0].length);
    const seconds = Number(time[1] ?? 0);
    if (rest === '')
        return { seconds, target: documentUrl };
    const separator = /^(?:[\t\n\f\r ]+[;,]?|[;,])[\t\n\f\r ]*/.exec(rest);
    if (!separator)
        return undefined;
    const url = rest.slice(separator[0].length);
    if (url === '')
        return { seconds, target: documentUrl };
    const target = URL.parse(urlText(url), baseUrl);
    return target && target.protocol !== 'javascript:' ? { seconds, target: target.href } : undefined;
}
function urlText(text) {
    const prefix = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(text);
    if (!prefix && /^u/i.test(text))
        return text;
    const bare = text.slice(prefix?.[0].length ?? 0);
    const quote = bare[0];
    return quote === '"' || quote === "'" ? bare.slice(1).split(quote, 1)[0] : bare;
}


/***/ }),

/***/ 11114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withoutCredentials)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35601);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82090);


function withoutCredentials(url) {
    if (!url.includes('@'))
        return { url };
    const parsed = URL.parse(url);
    if (!parsed || (parsed.username === '' && parsed.password === ''))
        return { url };
    const pair = `${(0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(parsed.username)}:${(0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(parsed.password)}`;
    return {
        url: (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInformation */ .ah)(url),
        credentials: {
            origin: parsed.origin,
            authorization: `Basic ${Buffer.from(pair, 'utf8').toString('base64')}`,
        },
    };
}


/***/ }),

/***/ 9670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ retryAfterMs)
/* harmony export */ });
const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? [\w :-]+$/;
const MAX_WAIT_MS = 10 * 365 * 86_400_000;
function retryAfterMs(value, now) {
    const text = value?.trim() ?? '';
    if (/^-?\d+(\.\d+)?$/.test(text))
        return Math.min(Math.max(0, Number(text) * 1000), MAX_WAIT_MS);
    if (!HTTP_DATE.test(text))
        return undefined;
    const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}


/***/ }),

/***/ 72746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  crawledPages: () => (/* binding */ crawledPages)
});

// EXTERNAL MODULE: ./lib/engine/crawl/crawl-scope.js
var crawl_scope = __webpack_require__(25504);
// EXTERNAL MODULE: ./lib/engine/crawl/polite-requests.js
var polite_requests = __webpack_require__(82744);
// EXTERNAL MODULE: ./lib/engine/crawl/robots-manners.js + 1 modules
var robots_manners = __webpack_require__(57879);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
// EXTERNAL MODULE: ./lib/engine/page/login-wall.js
var login_wall = __webpack_require__(27002);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/pages/page-choice.js
var page_choice = __webpack_require__(99957);
;// CONCATENATED MODULE: ./lib/pages/crawl-frontier.js

class CrawlFrontier {
    #open = [];
    #looked = new Map();
    add(linked) {
        this.#open.push({ ...linked, template: (0,page_choice/* templateOf */.k)(linked.url) });
    }
    get size() {
        return this.#open.length;
    }
    take(count, isPreferred) {
        const open = this.#open.toSorted(byNearness);
        const next = new Set(open.length <= count ? open : this.#mostWanted(open, count, isPreferred));
        this.#open = open.filter(linked => !next.has(linked));
        for (const { template } of next)
            this.#looked.set(template, this.#lookedAt(template) + 1);
        return [...next].toSorted(byNearness);
    }
    #mostWanted(open, count, isPreferred) {
        for (const linked of open)
            linked.isPreferred ??= isPreferred(linked.url);
        const preferred = open.filter(linked => linked.isPreferred).slice(0, Math.ceil(count / 2));
        return [...new Set([...preferred, ...this.#inTurn(open)])].slice(0, count);
    }
    #lookedAt(template) {
        return this.#looked.get(template) ?? 0;
    }
    #inTurn(open) {
        const ranks = new Map();
        const ranked = open.map(linked => {
            const rank = ranks.get(linked.template) ?? this.#lookedAt(linked.template);
            ranks.set(linked.template, rank + 1);
            return { linked, rank };
        });
        return ranked
            .toSorted((a, b) => a.rank - b.rank || byNearness(a.linked, b.linked))
            .map(({ linked }) => linked);
    }
}
function byNearness(a, b) {
    return a.depth - b.depth || a.order - b.order;
}

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
// EXTERNAL MODULE: ./lib/engine/page/instant-redirect.js
var instant_redirect = __webpack_require__(7678);
// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
// EXTERNAL MODULE: ./lib/engine/page/why-not-html.js
var why_not_html = __webpack_require__(27442);
// EXTERNAL MODULE: ./lib/engine/syntax/refresh.js
var refresh = __webpack_require__(69719);
;// CONCATENATED MODULE: ./lib/pages/linked-page.js








const MAX_TARGETS = 5000;
const MAX_LENGTH = 2048;
function linkedPage(exchange) {
    const { final, failure } = exchange;
    if (failure) {
        const isLost = ['redirect-loop', 'too-many-redirects', 'bad-location', 'bad-scheme'].includes(failure.kind);
        return { kind: isLost ? 'none' : 'failed', reason: failure.message };
    }
    const { status } = final;
    const reason = `answers ${status}`;
    if (status === 401 || status === 403)
        return { kind: 'refused', reason };
    if (status === 429 || status >= 500)
        return { kind: 'failed', reason };
    if (!(0,network_status/* isSuccess */.oJ)(status))
        return { kind: 'none', reason };
    const notHtml = (0,why_not_html/* whyNotHtml */.h7)(final);
    if (notHtml !== undefined)
        return { kind: 'none', reason: notHtml };
    const page = (0,open_html/* openHtml */.W)(final);
    if (!page)
        return { kind: 'none', reason: 'has no Content-Type' };
    const original = originalOf(page);
    const targets = [...(original ? [original] : []), ...targetsOf(page)];
    return { kind: original ? 'alias' : 'page', url: (0,redirect_target/* withoutFragment */.f2)(page.url), targets };
}
function targetsOf({ document, url }) {
    const targets = new Map();
    const add = (target) => {
        const address = target === undefined ? undefined : document.addressOf(target);
        if (!address || !(0,redirect_target/* isHttp */.Zc)(address) || address.href.length > MAX_LENGTH)
            return;
        targets.set((0,redirect_target/* withoutFragment */.f2)(address.href), address);
    };
    for (const meta of document.elements('meta')) {
        if ((0,html_document/* attribute */.lt)(meta, 'http-equiv')?.trim().toLowerCase() !== 'refresh')
            continue;
        add((0,refresh/* parseRefresh */.X)((0,html_document/* attribute */.lt)(meta, 'content') ?? '', url, document.baseUrl)?.target);
    }
    for (const link of document.elements('a', 'area')) {
        if (targets.size >= MAX_TARGETS)
            break;
        add((0,html_document/* attribute */.lt)(link, 'href'));
    }
    return [...targets.values()];
}
function originalOf(page) {
    const redirect = (0,instant_redirect/* instantRedirect */._9)(page);
    if (redirect)
        return URL.parse(redirect.url) ?? undefined;
    const { search, pathname } = new URL(page.url);
    const canonical = search === '' ? undefined : (0,canonical_links/* declaredCanonical */.fk)(page);
    return canonical && canonical.pathname === pathname && canonical.search !== search ? canonical : undefined;
}

;// CONCATENATED MODULE: ./lib/pages/crawled-pages.js








const MIN_LOOKED_AT = 100;
const LOOKED_AT_PER_PAGE = 5;
const MAX_MORE_LOOKED_AT = 2000;
const MAX_DEPTH = 25;
const MIN_ROUND = 20;
const MAX_ROUND = 200;
const MIN_MS = 120_000;
const MS_PER_ADDRESS = 100;
const MAX_PAGE_BYTES = 4 * 1024 * 1024;
async function crawledPages(request) {
    const { first, mayMove } = request;
    const answer = await first.exchange();
    const origin = originOf(answer, first.url, mayMove);
    if (typeof origin !== 'string')
        return nothing(origin.reason);
    const found = linkedPage(answer);
    if (!('url' in found))
        return nothing(`cannot be followed: ${first.url} ${found.reason}`);
    return await new Crawl(request, origin, await first.robotsTxt(`${origin}/`)).run(answer);
}
function nothing(missing) {
    return { pages: [], isPart: false, notes: [], gaps: [], missing };
}
function originOf(exchange, start, mayMove) {
    const asked = new URL(start);
    const wall = (0,login_wall/* loginWallOf */.n)(exchange);
    if (wall)
        return { reason: `cannot be followed: it is behind ${wall.name}` };
    const led = exchange.final ? new URL(exchange.final.url) : asked;
    if (led.origin === asked.origin)
        return asked.origin;
    const isSameSite = (0,syntax_preview/* bareHost */.n0)(led.host) === (0,syntax_preview/* bareHost */.n0)(asked.host);
    if (isSameSite && mayMove)
        return led.origin;
    const advice = isSameSite ? `; give ${led.origin} as "url"` : '';
    return { reason: `cannot be followed: it redirects to ${led.origin}${advice}` };
}
function fetchPage({ open }, url) {
    const visit = open(url);
    return visit.fetch(visit.url, { maxBytes: MAX_PAGE_BYTES });
}
class Crawl {
    #request;
    #origin;
    #robots;
    #scope;
    #frontier = new CrawlFrontier();
    #requests;
    #delayMs;
    #isSlowed;
    #most;
    #pages = new Map();
    #linked = 0;
    #lookedAt = 0;
    #disallowed = 0;
    #refused = 0;
    #failed = 0;
    #preferences;
    constructor(request, origin, robots) {
        this.#request = request;
        this.#origin = origin;
        this.#robots = robots;
        this.#scope = new crawl_scope/* CrawlScope */.o(`${origin}/`);
        const { max, isOurs, signal } = request;
        const { delayMs, most } = (0,robots_manners/* robotsManners */.m7)(robots, isOurs);
        this.#delayMs = delayMs;
        const wanted = Math.max(MIN_LOOKED_AT, max + Math.min(MAX_MORE_LOOKED_AT, (LOOKED_AT_PER_PAGE - 1) * max));
        this.#isSlowed = most < wanted;
        this.#most = Math.min(wanted, most);
        const deadline = Date.now() + MIN_MS + this.#most * MS_PER_ADDRESS + (delayMs > 0 ? robots_manners/* MAX_DELAYS_MS */.Vr : 0);
        this.#requests = new polite_requests/* PoliteRequests */._({ delayMs, deadline, signal });
    }
    async run(answer) {
        const [first, ...others] = this.#request.starts.map((url, order) => ({ url, depth: 0, order }));
        this.#noteStart(first, answer);
        await this.#lookAt(others, (linked, exchange) => this.#noteStart(linked, exchange));
        while (this.#frontier.size > 0 && this.#left > 0 && this.#requests.end === undefined) {
            const half = Math.ceil(this.#left / 2);
            const count = Math.min(this.#left, Math.max(MIN_ROUND, Math.min(MAX_ROUND, half)));
            if (this.#frontier.size > count)
                this.#preferences ??= await this.#request.preferences();
            const { isChanged, isKnown } = this.#preferences ?? {};
            const next = this.#frontier.take(count, url => isChanged?.(url) || isKnown?.(url) || false);
            await this.#lookAt(next, (linked, exchange) => this.#note(linked, exchange));
        }
        return this.#result();
    }
    get #left() {
        return this.#most - this.#lookedAt;
    }
    async #lookAt(all, note) {
        const underway = [];
        let next = 0;
        for (;;) {
            while (next < all.length && underway.length < this.#requests.atOnce) {
                const linked = all[next++];
                const exchange = this.#requests.ask(() => fetchPage(this.#request, linked.url));
                exchange.catch(() => undefined);
                underway.push({ linked, exchange });
            }
            const oldest = underway.shift();
            if (!oldest)
                return;
            const exchange = await oldest.exchange;
            if (exchange)
                note(oldest.linked, exchange);
        }
    }
    #noteStart(linked, exchange) {
        this.#lookedAt++;
        const found = linkedPage(exchange);
        this.#scope.take(linked.url);
        if (!('url' in found) || !this.#isInside(found.url))
            return;
        this.#scope.take(found.url);
        const url = this.#isInside(linked.url) ? linked.url : found.url;
        this.#pages.set(found.url, { ...linked, url });
        this.#follow(found.targets, 1);
    }
    #note(linked, exchange) {
        this.#lookedAt++;
        const found = linkedPage(exchange);
        if (!('url' in found)) {
            if (found.kind === 'refused')
                this.#refused++;
            if (found.kind !== 'failed')
                return;
            this.#failed++;
            this.#pages.set(linked.url, linked);
            return;
        }
        const { url, targets, kind } = found;
        if (!this.#isInside(url) || this.#pages.has(url))
            return;
        if (url !== linked.url) {
            this.#scope.take(url);
            if (!this.#mayAsk(url))
                return;
        }
        if (kind === 'page')
            this.#pages.set(url, { ...linked, url });
        this.#follow(targets, linked.depth + 1);
    }
    #isInside(url) {
        return new URL(url).origin === this.#origin;
    }
    #follow(targets, depth) {
        if (depth <= MAX_DEPTH)
            for (const target of targets)
                this.#link(target, depth);
    }
    #link(target, depth) {
        const { preview } = this.#request;
        const here = (0,syntax_preview/* isOnProduction */.dT)(preview, target) ? (0,syntax_preview/* hereOf */.IS)(preview, target) : new URL(target);
        if (here?.search === '')
            here.search = '';
        const url = here && this.#scope.take(here.href);
        if (url === undefined || !this.#mayAsk(url))
            return;
        this.#frontier.add({ url, depth, order: this.#linked++ });
    }
    #mayAsk(url) {
        if (!this.#request.takes(url))
            return false;
        const { allowed } = (0,robots_txt/* verdictFor */.Xb)(this.#robots, robots_manners/* ROBOTS_NAME */.Q_, url);
        if (!allowed)
            this.#disallowed++;
        return allowed;
    }
    #result() {
        const { max, isShard, takes } = this.#request;
        const linked = [...this.#pages.values()].toSorted(byNearness);
        const pages = linked.flatMap(({ url }) => (takes(url) ? [{ url }] : []));
        const { end } = this.#requests;
        const isPart = this.#frontier.size > 0 || end !== undefined;
        const notes = [];
        const gaps = [];
        if (this.#robots.kind === 'disallow-all' || this.#robots.kind === 'unreachable') {
            gaps.push(`No link could be followed: ${this.#robots.url} ${this.#robots.reason}, so no crawler may ask for a page; pages that only links lead to were not measured`);
        }
        else if (this.#disallowed > 0) {
            notes.push(`${addresses(this.#disallowed)} not followed, because robots.txt disallows it`);
        }
        if (this.#refused > 0)
            notes.push(`${addresses(this.#refused)} left out, because the answer is 401 or 403`);
        if (this.#failed > 0) {
            const [of, they] = this.#failed === 1 ? ['1 address', 'it'] : [`${this.#failed} addresses`, 'they'];
            notes.push(`The links of ${of} are not known, because ${they} did not answer as a page`);
        }
        if (this.#isSlowed) {
            notes.push(`${(0,robots_manners/* delayWords */.Rm)(this.#delayMs)}, so only ${this.#most === 1 ? '1 address is' : `${this.#most} addresses are`} looked at`);
        }
        if (end !== undefined) {
            const words = `Links of ${this.#origin} were followed only in part: ${end}`;
            if (pages.length >= max && !isShard)
                notes.push(words);
            else
                gaps.push(`${words}; pages that only other links lead to were not measured`);
        }
        return { pages, isPart, notes, gaps, missing: pages.length > 0 ? undefined : 'lead to no page' };
    }
}
function addresses(count) {
    return count === 1 ? '1 linked address was' : `${count} linked addresses were`;
}


/***/ })

};
