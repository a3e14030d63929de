export const id = 4473;
export const ids = [4473];
export const modules = {

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

/***/ 70252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K0: () => (/* binding */ likeSample),
/* harmony export */   PS: () => (/* binding */ NEVER_SHOWN),
/* harmony export */   kC: () => (/* binding */ SHOWN)
/* harmony export */ });
const SHOWN = { shown: true };
const NEVER_SHOWN = { shown: false, because: 'never' };
function likeSample(sample) {
    return `Chrome was not asked to show the page, since scripts change nothing that search engines see on ${sample}, a page of the same template`;
}


/***/ }),

/***/ 79819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openSiteClient: () => (/* binding */ openSiteClient)
/* harmony export */ });
/* harmony import */ var _network_http_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55054);
/* harmony import */ var _network_memo_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93933);
/* harmony import */ var _visit_visit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4910);



const KEPT_ANSWERS = 20;
function openSiteClient({ headers, signal, ...options }) {
    const http = new _network_http_client_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpClient */ .Q(options);
    return {
        visit: url => new _visit_visit_js__WEBPACK_IMPORTED_MODULE_1__/* .Visit */ ._(url, { http, siteMemo: new _network_memo_js__WEBPACK_IMPORTED_MODULE_2__/* .Memo */ .l(KEPT_ANSWERS, Infinity), headers, signal }),
        close: () => http.close(),
    };
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


/***/ })

};
