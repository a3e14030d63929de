export const id = 4710;
export const ids = [4710];
export const modules = {

/***/ 67737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ listedAddresses)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79967);
/* harmony import */ var _network_redirect_target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1589);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);
/* harmony import */ var _tools_sitemap_folder_sitemap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21594);
/* harmony import */ var _tools_sitemap_survey_gaps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66986);
/* harmony import */ var _visit_linked_sitemaps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8802);
/* harmony import */ var _visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77753);








const MAX_URLS = 50_000;
async function listedAddresses(visit, origin) {
    const host = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .bareHost */ .n0)(new URL(origin).host);
    const urls = new Set();
    let entries = 0;
    let more = 0;
    const listener = {
        child: () => undefined,
        entry({ loc }) {
            entries++;
            const url = /^https?:\/\//i.test(loc) ? URL.parse(loc) : null;
            const here = url && (0,_network_redirect_target_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutFragment */ .f2)((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .askedAt */ .YG)(visit.preview, url.href));
            if (!here || (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .bareHost */ .n0)(new URL(here).host) !== host)
                return;
            if (urls.size < MAX_URLS)
                urls.add((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_7__/* .ownCopy */ .Sf)(here));
            else if (!urls.has(here))
                more++;
        },
    };
    const mayLeave = !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(new URL(origin).hostname);
    const linked = () => (0,_visit_linked_sitemaps_js__WEBPACK_IMPORTED_MODULE_5__/* .linkedSitemaps */ .S)(visit, origin);
    const survey = await (0,_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_6__/* .surveySitemaps */ .p$)(visit, origin, listener, { mayLeave, linked });
    const there = survey.files.filter(_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_6__/* .isThere */ .$B).map(({ url }) => url);
    const isKnown = (url) => urls.has(url) || there.includes(url);
    const ofLanguages = there.length > 0 ? await (0,_tools_sitemap_folder_sitemap_js__WEBPACK_IMPORTED_MODULE_3__/* .sitemapsOfLanguages */ .X)(visit, survey.origin, isKnown) : [];
    if (ofLanguages.length > 0) {
        await (0,_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_6__/* .surveySitemaps */ .p$)(visit, survey.origin, listener, { mayLeave: false, files: ofLanguages });
    }
    const files = [...there, ...ofLanguages];
    return {
        files,
        urls: [...urls],
        entries,
        unknown: (0,_tools_sitemap_survey_gaps_js__WEBPACK_IMPORTED_MODULE_4__/* .whyUnclear */ .D4)(survey),
        unread: more > 0 ? `they list ${more} addresses more than are kept` : (0,_tools_sitemap_survey_gaps_js__WEBPACK_IMPORTED_MODULE_4__/* .whyIncomplete */ .Be)(survey),
    };
}


/***/ }),

/***/ 44710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answersOnSite: () => (/* binding */ answersOnSite),
/* harmony export */   listedOnSite: () => (/* binding */ listedOnSite)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(70370);
/* harmony import */ var _analysis_listed_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67737);
/* harmony import */ var _analysis_read_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87157);
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(1550);
/* harmony import */ var _network_redirect_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1589);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15917);
/* harmony import */ var _page_login_wall_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27002);
/* harmony import */ var _page_script_shell_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15798);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11312);
/* harmony import */ var _tools_sitemap_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(62288);
/* harmony import */ var _tools_sitemap_survey_gaps_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(66986);
/* harmony import */ var _unanswered_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(63936);
/* harmony import */ var _visit_missing_page_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(56504);
/* harmony import */ var _visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(77753);


















const MAX_RETURNS = 3;
const MAX_HOPS = 10;
const MAX_COMPARED = 300;
const MAX_READ = 50;
const READ_AT_ONCE = 8;
const MAX_READ_BYTES = 512 * 1024;
async function listedOnSite(visit) {
    const { origin } = new URL(visit.url);
    const known = (0,_tools_sitemap_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_11__/* .knownSitemaps */ .IR)(visit, origin);
    if (known)
        return addressesIn(await known, visit, origin);
    const { urls, files, unknown, unread } = await (0,_analysis_listed_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .listedAddresses */ .i)(visit, origin);
    return { urls, whole: files.length > 0 && unknown === undefined && unread === undefined };
}
function addressesIn({ survey, listed, urls, origins }, { preview }, origin) {
    const here = new Set();
    const { host } = new URL(origin);
    for (const url of listed) {
        const { origin: itsOrigin, host: itsHost, pathname, search } = new URL(url);
        const root = origins.find(root => `${itsOrigin}${pathname}/`.startsWith(`${root}/`));
        if (root === undefined && (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_10__/* .bareHost */ .n0)(itsHost) !== (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_10__/* .bareHost */ .n0)(host))
            continue;
        const folder = root === undefined ? '' : root.slice(itsOrigin.length);
        const base = root === undefined || root === origin ? '' : (preview?.base ?? '');
        here.add(`${origin}${base}${pathname.slice(folder.length) || '/'}${search}`);
    }
    const isAll = listed.length === urls.size && (0,_tools_sitemap_survey_gaps_js__WEBPACK_IMPORTED_MODULE_12__/* .whyIncomplete */ .Be)(survey) === undefined;
    return { urls: [...here], whole: survey.files.some(_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_15__/* .isThere */ .$B) && isAll };
}
async function answersOnSite(visit, addresses, { budgetMs, read }) {
    const over = new AbortController();
    const timeOver = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(budgetMs, undefined, { signal: over.signal }).catch(() => undefined);
    const answers = [];
    const ask = async () => {
        const missing = await missingPageOf(visit);
        const reading = (0,p_limit__WEBPACK_IMPORTED_MODULE_16__/* ["default"] */ .A)(READ_AT_ONCE);
        let toCompare = 0;
        const one = async (address, index) => {
            const answer = await answerOf(visit, address);
            const isPage = answer.state === 'there' || answer.state === 'moved';
            answers[index] =
                missing === undefined || !isPage
                    ? answer
                    : ++toCompare > MAX_COMPARED
                        ? (0,_unanswered_js__WEBPACK_IMPORTED_MODULE_13__/* .unknownAnswer */ .N)(`${missing.words}, and more than ${MAX_COMPARED} pages would have to be compared with it`)
                        : await reading(() => compared(visit, address, answer, missing));
        };
        await Promise.all(addresses.map(one));
        if (!read)
            return;
        const there = addresses.flatMap((url, index) => (answers[index].state === 'there' ? { url, index } : []));
        const recognise = async ({ url, index }) => {
            answers[index] = { ...answers[index], ...(await identityOf(visit, url)) };
        };
        await Promise.all(there.slice(0, MAX_READ).map(page => reading(recognise, page)));
    };
    try {
        await Promise.race([ask(), timeOver]);
    }
    finally {
        over.abort();
    }
    const late = `was not reached within ${Math.round(budgetMs / 1000)} s`;
    return addresses.map((_, index) => answers[index] ?? (0,_unanswered_js__WEBPACK_IMPORTED_MODULE_13__/* .unknownAnswer */ .N)(late));
}
async function identityOf(visit, url) {
    const exchange = await visit.fetch(url, { maxBytes: MAX_READ_BYTES });
    const { title, h1, fingerprint } = (await (0,_analysis_read_page_js__WEBPACK_IMPORTED_MODULE_3__/* .readPage */ .S)({ url, exchange, preview: visit.preview })).record;
    return {
        ...(title && title.hash === undefined && { title: title.text }),
        ...(h1 && h1.hash === undefined && { h1: h1.text }),
        ...(fingerprint !== undefined && { fingerprint }),
    };
}
async function answerOf(visit, address) {
    let at = address;
    let answer = await visit.linkAnswer(at);
    let returned = 0;
    for (; returned < MAX_RETURNS && answer.redirects > 0; returned++) {
        const here = await returnFromProduction(visit, at, answer);
        if (here === undefined)
            break;
        at = here;
        answer = await visit.linkAnswer(at);
    }
    const end = answer.finalUrl ?? at;
    return stateOf(answer, end === address ? undefined : end);
}
async function returnFromProduction(visit, start, { finalUrl }) {
    const { preview } = visit;
    if (preview?.host === undefined)
        return undefined;
    const { origin } = new URL(visit.url);
    if (finalUrl !== undefined && new URL(finalUrl).origin === origin)
        return undefined;
    let at = start;
    for (let hop = 0; hop < MAX_HOPS; hop++) {
        const { final } = await visit.fetch(at, { method: 'HEAD', redirect: 'manual' });
        const target = final?.location === undefined ? undefined : (0,_network_redirect_target_js__WEBPACK_IMPORTED_MODULE_6__/* .redirectTarget */ .ET)(final.location, final.url);
        if (target === undefined || 'failure' in target)
            return undefined;
        const next = new URL(target.url);
        if ((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_10__/* .isOnProduction */ .dT)(preview, next))
            return (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_10__/* .hereOf */ .IS)(preview, next)?.href;
        if (next.origin !== origin)
            return undefined;
        at = next.href;
    }
    return undefined;
}
const ENDLESS = new Set(['redirect-loop', 'too-many-redirects', 'bad-location']);
function stateOf(answer, redirect) {
    const { status, failure, declined, cookieOnTheWay } = answer;
    const led = redirect === undefined ? {} : { redirect };
    if (declined)
        return (0,_unanswered_js__WEBPACK_IMPORTED_MODULE_13__/* .unknownAnswer */ .N)('was not asked for: its host limits requests');
    if (failure && failure.kind !== 'bad-encoding') {
        return ENDLESS.has(failure.kind) && !cookieOnTheWay
            ? { state: 'gone', status, reason: failure.message, ...led }
            : { ...(0,_unanswered_js__WEBPACK_IMPORTED_MODULE_13__/* .unknownAnswer */ .N)(failure.message, status), ...led };
    }
    if (status === null)
        return (0,_unanswered_js__WEBPACK_IMPORTED_MODULE_13__/* .unknownAnswer */ .N)('gave no answer');
    const reason = `answers ${status}`;
    if (redirect !== undefined && (0,_page_login_wall_js__WEBPACK_IMPORTED_MODULE_8__/* .isLogin */ .W)(new URL(redirect))) {
        return { ...(0,_unanswered_js__WEBPACK_IMPORTED_MODULE_13__/* .unknownAnswer */ .N)('leads to a login', status), ...led };
    }
    if ((0,_network_status_js__WEBPACK_IMPORTED_MODULE_7__/* .isGone */ .ST)(status))
        return { state: 'gone', status, reason, ...led };
    if ((0,_network_status_js__WEBPACK_IMPORTED_MODULE_7__/* .isSuccess */ .oJ)(status) || status === 304) {
        return { state: redirect === undefined ? 'there' : 'moved', status, reason, ...led };
    }
    const advice = status === 401 || status === 403 ? ', see the setting "headers"' : '';
    return { ...(0,_unanswered_js__WEBPACK_IMPORTED_MODULE_13__/* .unknownAnswer */ .N)((0,_network_status_js__WEBPACK_IMPORTED_MODULE_7__/* .provesNothing */ .R1)(status) ? reason + advice : reason, status), ...led };
}
async function missingPageOf(visit) {
    const { final, requestedUrl } = await (0,_visit_missing_page_js__WEBPACK_IMPORTED_MODULE_14__/* .fetchMissingPage */ .mF)(visit);
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_7__/* .isSuccess */ .oJ)(final.status) || final.url !== requestedUrl || !isHtml(final))
        return undefined;
    return {
        key: keyOf(final.body.subarray(0, MAX_READ_BYTES), final, requestedUrl),
        words: `the site answers ${final.status} for pages that do not exist`,
    };
}
async function compared(visit, address, answer, missing) {
    const end = answer.redirect ?? address;
    if (new URL(end).origin !== new URL(visit.url).origin)
        return answer;
    if (missing.key === undefined) {
        return { ...answer, state: 'unknown', reason: `${missing.words}, and scripts fill what it sends` };
    }
    const chunks = [];
    const { final } = await visit.stream(end, async (body, response) => {
        if (!isHtml(response))
            return;
        for await (const chunk of body)
            chunks.push(chunk);
    }, { maxBytes: MAX_READ_BYTES });
    if (!final)
        return { ...answer, state: 'unknown', reason: 'could not be read' };
    if (!isHtml(final) || keyOf(Buffer.concat(chunks), final, end) !== missing.key)
        return answer;
    return { ...answer, state: 'gone', reason: `answers ${answer.status} with the page for missing addresses` };
}
function isHtml(response) {
    return /html/.test((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_17__/* .mediaType */ .JL)(response));
}
function keyOf(body, response, url) {
    const { text } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeHtml */ .iT)(body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_17__/* .header */ .wx)(response, 'content-type'));
    const document = new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_5__/* .HtmlDocument */ .Df(text, response.url);
    if ((0,_page_script_shell_js__WEBPACK_IMPORTED_MODULE_9__/* .scriptShellOf */ .HH)(document))
        return undefined;
    const { pathname, search } = new URL(url);
    const title = document.elements('title')[0];
    const words = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_5__/* .foldSpace */ .GQ)(`${title ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)(title) : ''}\n${document.body ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)(document.body) : ''}`);
    const bare = words
        .replaceAll(url, '')
        .replaceAll(pathname + search, '')
        .replaceAll(pathname, '');
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bare).digest('hex');
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


/***/ })

};
