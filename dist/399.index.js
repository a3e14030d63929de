export const id = 399;
export const ids = [399];
export const modules = {

/***/ 1550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ mediaType),
/* harmony export */   UE: () => (/* binding */ headerValues),
/* harmony export */   ie: () => (/* binding */ clockOf),
/* harmony export */   wx: () => (/* binding */ header)
/* harmony export */ });
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6034);

function header(response, name) {
    return response.headers.get(name.toLowerCase())?.join(', ');
}
function headerValues(response, name) {
    return response.headers.get(name.toLowerCase()) ?? [];
}
function mediaType(response) {
    return (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .parseContentType */ .x)(headerValues(response, 'content-type')).mediaType;
}
function clockOf(response) {
    const date = Date.parse(header(response, 'date') ?? '');
    return Number.isNaN(date) ? Date.now() : date;
}


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

/***/ 6034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ parseContentType)
/* harmony export */ });
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

/***/ 90399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   waitForTargets: () => (/* binding */ waitForTargets)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _engine_page_login_wall_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27002);
/* harmony import */ var _engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);



const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;
const JITTER = 1 / 3;
const LONGEST_REQUEST_MS = 30_000;
const SHORTEST_REQUEST_MS = 5_000;
const USUAL_ADVICE = 'let the audit in with the setting "headers"';
async function waitForTargets(urls, options) {
    const until = Date.now() + options.budgetMs;
    const firstUrls = new Map(urls.toReversed().map(url => [new URL(url).origin, url]));
    await Promise.all([...firstUrls.values()].map(url => waitFor(url, until, options)));
}
async function waitFor(url, until, options) {
    const { ask, onWait, signal } = options;
    for (let pause = FIRST_PAUSE_MS;; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
        const timeoutMs = Math.min(LONGEST_REQUEST_MS, Math.max(SHORTEST_REQUEST_MS, until - Date.now()));
        const exchange = await ask(url, timeoutMs).catch(error => {
            if (signal.aborted)
                return undefined;
            throw error;
        });
        if (!exchange)
            return;
        const end = endOf(exchange, options.advice);
        if (end)
            return end.line === undefined ? undefined : onWait(`${url} ${end.line}`);
        const seen = exchange.final ? `answers ${exchange.final.status}` : exchange.failure.message;
        const left = until - Date.now();
        if (left <= 0)
            return onWait(`${url} is not up: ${seen}`);
        onWait(`Waiting for ${url}: ${seen}`);
        const chance = 1 - JITTER * Math.random();
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(pause * chance, left), undefined, { signal }).catch(() => undefined);
        if (signal.aborted)
            return;
    }
}
function endOf(exchange, advice) {
    const wall = (0,_engine_page_login_wall_js__WEBPACK_IMPORTED_MODULE_1__/* .loginWallOf */ .n)(exchange);
    if (wall)
        return { line: `is behind ${wall.name}: ${advice ?? wall.advice}` };
    const { final } = exchange;
    if (!final)
        return undefined;
    if (final.status < 400)
        return { ...leftFor(exchange.requestedUrl, final, advice ?? USUAL_ADVICE) };
    if (final.status !== 403)
        return undefined;
    return { line: `answers 403. If the preview is protected, ${advice ?? USUAL_ADVICE}` };
}
function leftFor(asked, { url }, advice) {
    const { host } = new URL(url);
    if ((0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .bareHost */ .n0)(host) === (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .bareHost */ .n0)(new URL(asked).host))
        return undefined;
    return { line: `leads to another host, ${host}. If that is a login, ${advice}` };
}


/***/ })

};
