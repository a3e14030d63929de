export const id = 7150;
export const ids = [7150];
export const modules = {

/***/ 39531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ Deadline),
/* harmony export */   H: () => (/* binding */ orAborted)
/* harmony export */ });
/**
 * A time limit that another signal may end early, and that leaves nothing behind once it is cleared. Each request has
 * one, so it costs a timer and nothing else that is not asked for.
 */
class Deadline {
    /**
     * By the other signal. A run has one signal for all of its requests: a listener for each would cost as much as all
     * else that is done for a request.
     */
    static #bySignal = new WeakMap();
    #timer;
    #tied;
    #controller;
    #passed = false;
    #end;
    #callback;
    /**
     * @param ms milliseconds until it passes
     * @param outer the signal that may end it before
     */
    constructor(ms, outer) {
        this.#timer = setTimeout(() => this.#pass(ms), ms);
        this.#tied = outer && Deadline.#tiedTo(outer).add(this);
        if (outer?.aborted)
            this.#over(outer.reason);
    }
    /** Aborts when it ends. Made when it is first asked for: most requests are over before anybody does. */
    get signal() {
        this.#controller ??= new AbortController();
        if (this.#end)
            this.#controller.abort(this.#end.reason);
        return this.#controller.signal;
    }
    /** Whether the time ran out. */
    get passed() {
        return this.#passed;
    }
    /** Whether the time ran out or the other signal aborted. */
    get ended() {
        return this.#end !== undefined;
    }
    /** Calls back with the reason when it ends, at once where it has; a later call takes the place of an earlier one. */
    onEnd(callback) {
        this.#callback = callback;
        if (this.#end)
            callback(this.#end.reason);
    }
    /** Ends the timer and the tie to the other signal. */
    clear() {
        clearTimeout(this.#timer);
        this.#tied?.delete(this);
    }
    static #tiedTo(signal) {
        const known = Deadline.#bySignal.get(signal);
        if (known)
            return known;
        const tied = new Set();
        Deadline.#bySignal.set(signal, tied);
        const endAll = () => {
            for (const deadline of tied)
                deadline.#over(signal.reason);
        };
        signal.addEventListener('abort', endAll, { once: true });
        return tied;
    }
    #pass(ms) {
        this.#passed = true;
        this.#over(new Error(`the time of ${ms / 1000} s is over`));
    }
    #over(reason) {
        if (this.#end)
            return;
        this.#end = { reason };
        this.clear();
        this.#controller?.abort(reason);
        this.#callback?.(reason);
    }
}
/**
 * The work's result, or a rejection as soon as the signal aborts, whether the work heeds it or not: undici does not
 * while a connection is being opened.
 */
async function orAborted(work, signal) {
    const { promise, reject } = Promise.withResolvers();
    const abort = () => reject(signal.reason);
    if (signal.aborted)
        abort();
    signal.addEventListener('abort', abort, { once: true });
    try {
        return await Promise.race([work, promise]);
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}


/***/ }),

/***/ 1550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ mediaType),
/* harmony export */   UE: () => (/* binding */ headerValues),
/* harmony export */   ie: () => (/* binding */ clockOf),
/* harmony export */   wx: () => (/* binding */ header)
/* harmony export */ });
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6034);

/** Value of a header, several joined with a comma (RFC 9110 section 5.3); undefined where it was not sent. */
function header(response, name) {
    return response.headers.get(name.toLowerCase())?.join(', ');
}
/** Each value of a header on its own, as `Set-Cookie` needs. */
function headerValues(response, name) {
    return response.headers.get(name.toLowerCase()) ?? [];
}
/** Media type of a response in lower case without parameters, as `text/html`; empty where none was sent. */
function mediaType(response) {
    return (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .parseContentType */ .x)(headerValues(response, 'content-type')).mediaType;
}
/**
 * Milliseconds since 1970 when a response was made, by the clock of its server: dates that the same server gives are to
 * be read by it. By ours where it sends none.
 */
function clockOf(response) {
    const date = Date.parse(header(response, 'date') ?? '');
    return Number.isNaN(date) ? Date.now() : date;
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

/**
 * Resolves a `Location`: relative references, `//host`, and the fragment of the redirected URL where the new one has
 * none.
 *
 * @param location as sent
 * @param base URL of the response that it came with
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2
 */
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

/***/ 39288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ NotApplicable),
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
/** What answers is no HTML page. What is said of any response, as its headers do, can be judged all the same. */
class NotHtml extends NotMeasured {
}
/** There is nothing for the tool to judge, as with the certificate of a page over plain HTTP. The message says why. */
class NotApplicable extends Error {
    name = 'NotApplicable';
}


/***/ }),

/***/ 79819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openSiteClient: () => (/* binding */ openSiteClient)
/* harmony export */ });
/* harmony import */ var _network_http_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55054);
/* harmony import */ var _network_memo_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93933);
/* harmony import */ var _visit_visit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84140);



/** Answers kept for one visit: robots.txt and what it leads to. */
const KEPT_ANSWERS = 20;
function openSiteClient({ headers, signal, ...options }) {
    const http = new _network_http_client_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpClient */ .Q(options);
    return {
        visit: url => new _visit_visit_js__WEBPACK_IMPORTED_MODULE_1__/* .Visit */ ._(url, { http, siteMemo: new _network_memo_js__WEBPACK_IMPORTED_MODULE_2__/* .Memo */ .l(KEPT_ANSWERS, Infinity), headers, signal }),
        close: () => http.close(),
    };
}


/***/ }),

/***/ 25218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 6034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ parseContentType)
/* harmony export */ });
/**
 * Reads `Content-Type` as browsers do: of several values the last valid one holds, and it inherits the charset of an
 * earlier one of the same type.
 *
 * @param values one per header line, or joined with commas
 * @see https://fetch.spec.whatwg.org/#concept-header-extract-mime-type
 */
function parseContentType(values) {
    let found = { mediaType: '', charset: undefined };
    for (const value of values.flatMap(joined => splitOutsideQuotes(joined, ','))) {
        const [type = '', ...parameters] = splitOutsideQuotes(value, ';');
        const mediaType = type.trim().toLowerCase();
        if (mediaType === '' || mediaType === '*/*')
            continue;
        const inherited = mediaType === found.mediaType ? found.charset : undefined;
        found = { mediaType, charset: charsetAmong(parameters) ?? inherited };
    }
    return found;
}
function charsetAmong(parameters) {
    for (const parameter of parameters) {
        const at = parameter.indexOf('=');
        if (at < 0 || parameter.slice(0, at).trim().toLowerCase() !== 'charset')
            continue;
        const value = parameter.slice(at + 1).trim();
        const bare = value.startsWith('"') ? value.slice(1).split('"', 1)[0] : value;
        if (bare !== '')
            return bare;
    }
    return undefined;
}
function splitOutsideQuotes(text, separator) {
    const parts = [];
    let quoted = false;
    let start = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '\\' && quoted)
            at++;
        else if (character === '"')
            quoted = !quoted;
        else if (character === separator && !quoted) {
            parts.push(text.slice(start, at));
            start = at + 1;
        }
    }
    parts.push(text.slice(start));
    return parts;
}


/***/ }),

/***/ 11114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withoutCredentials)
/* harmony export */ });
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82090);

/**
 * Takes the name and password out of a URL, so that they can neither be shown nor be inherited by a relative URL.
 *
 * @returns the URL as it was where it holds none or cannot be parsed
 */
function withoutCredentials(url) {
    if (!url.includes('@'))
        return { url };
    const parsed = URL.parse(url);
    if (!parsed || (parsed.username === '' && parsed.password === ''))
        return { url };
    const pair = `${decoded(parsed.username)}:${decoded(parsed.password)}`;
    return {
        url: (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInformation */ .ah)(url),
        credentials: {
            origin: parsed.origin,
            authorization: `Basic ${Buffer.from(pair, 'utf8').toString('base64')}`,
        },
    };
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ })

};
