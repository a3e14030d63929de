export const id = 7756;
export const ids = [7756];
export const modules = {

/***/ 31118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ assertAddressAllowed),
/* harmony export */   i0: () => (/* binding */ isPublicAddress),
/* harmony export */   rN: () => (/* binding */ guardedLookup)
/* harmony export */ });
/* unused harmony export AddressDenied */
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48280);


/** Raised before a socket opens to an address that the policy denies. */
class AddressDenied extends Error {
    name = 'AddressDenied';
    code = 'ADDRESS_DENIED';
}
/** Cloud metadata services that live on addresses which otherwise count as public. */
const METADATA_ADDRESSES = new Set(['168.63.129.16', '100.100.100.200', '192.0.0.192']);
/** All that is allocated of IPv6 for the public internet: what lies outside is private, special or a tunnel. */
const GLOBAL_UNICAST = ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.IPv6.parseCIDR('2000::/3');
/**
 * Whether an IP address is reachable on the public internet: neither private, loopback, link-local, shared (CGNAT),
 * multicast, reserved, a tunnel to IPv4 (NAT64, 6to4, Teredo), nor a metadata service.
 *
 * @param address IPv4 or IPv6 text; anything else counts as not public
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
function isPublicAddress(address) {
    const bare = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
    if (!ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.isValid(bare))
        return false;
    const parsed = ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.parse(bare);
    if (parsed instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.IPv6 && !parsed.match(GLOBAL_UNICAST))
        return false;
    return parsed.range() === 'unicast' && !METADATA_ADDRESSES.has(parsed.toString());
}
/**
 * Throws where the host of a URL is a literal address that the policy denies. `connect.lookup` is never called for
 * those, so this must run before each request.
 */
function assertAddressAllowed(url, policy) {
    if (policy === 'any')
        return;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (ipaddr_js__WEBPACK_IMPORTED_MODULE_1__.isValid(host) && !isPublicAddress(host))
        throw denied(url.hostname, host);
}
/** A lookup for sockets that resolves once and refuses a name of which any address is denied. */
function guardedLookup(policy, resolve = node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup) {
    return (hostname, options, callback) => {
        const all = { ...options, all: true };
        resolve(hostname, all, (error, found) => {
            if (error)
                return callback(error, '', 4);
            const addresses = found;
            if (addresses.length === 0)
                return callback(unresolved(hostname), '', 4);
            const bad = policy === 'public-only' && addresses.find(({ address }) => !isPublicAddress(address));
            if (bad)
                return callback(denied(hostname, bad.address), '', 4);
            if (options.all)
                return callback(null, addresses);
            const first = addresses[0];
            return callback(null, first.address, first.family);
        });
    };
}
function unresolved(hostname) {
    return Object.assign(new Error(`${hostname} has no address`), { code: 'ENODATA' });
}
function denied(hostname, address) {
    const shown = hostname === address ? address : `${hostname} (${address})`;
    return new AddressDenied(`${shown} is not a public address, and this service audits public sites alone`);
}


/***/ }),

/***/ 10032:
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

/***/ 53036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ redirectTarget),
/* harmony export */   Zc: () => (/* binding */ isHttp),
/* harmony export */   f2: () => (/* binding */ withoutFragment)
/* harmony export */ });
/* harmony import */ var _url_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96564);

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
    return (0,_url_credentials_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCredentials */ .r)(target.href);
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

/***/ 96564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withoutCredentials)
/* harmony export */ });
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
    parsed.username = '';
    parsed.password = '';
    return {
        url: parsed.href,
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
