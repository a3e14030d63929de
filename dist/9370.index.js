export const id = 9370;
export const ids = [9370];
export const modules = {

/***/ 56633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   Nt: () => (/* binding */ placeCount),
/* harmony export */   mM: () => (/* binding */ atPages),
/* harmony export */   yO: () => (/* binding */ MAX_OCCURRENCES)
/* harmony export */ });
/** Most places of one check in a result; how many there are stands beside. */
const MAX_OCCURRENCES = 50;
/**
 * Whether a check failed and its failure counts: it was not set aside by the setting `ignore`, and no other check of
 * the page counts for it.
 */
function isFailure({ outcome, ignored, twinOf, }) {
    return outcome === 'fail' && ignored === undefined && twinOf === undefined;
}
/** Places where a check failed; at least one, since a failure without a known place is somewhere. */
function placeCount({ occurrences, occurrenceCount, }) {
    return Math.max(1, occurrenceCount ?? occurrences.length);
}
/**
 * A check that stands for the pages of a site, at some of its pages alone; undefined where none is left. Pages that are
 * counted and not named stay.
 *
 * @param pages those of `failedPages` that are left
 */
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

/***/ 96611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q9: () => (/* binding */ BadContentEncoding),
/* harmony export */   _2: () => (/* binding */ BodyConsumerFailed),
/* harmony export */   hI: () => (/* binding */ consumeBody),
/* harmony export */   lY: () => (/* binding */ gunzipped),
/* harmony export */   x8: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);


/** A `Content-Encoding` that cannot be undone, or a body that does not follow it. */
class BadContentEncoding extends Error {
    name = 'BadContentEncoding';
}
/** More codings than this on one body are an attack: each one costs memory of its own. */
const MAX_CODINGS = 5;
/** RFC 9659 section 3: a decoder of the content coding "zstd" need not hold a window of more than 8 MB. */
const ZSTD_WINDOW_LOG = 23;
/** Registered codings that were not asked for: the body is unreadable, where an unregistered word is a slip. */
const NOT_UNDONE = new Set(['compress', 'x-compress', 'exi', 'pack200-gzip', 'aes128gcm', 'dcb', 'dcz']);
/**
 * Reads a body and undoes its content encodings (RFC 9110 section 8.4), never holding more than about `maxBytes`
 * decoded. The source is always ended, whatever happens.
 *
 * As in browsers, a word that is not a registered content coding (`Content-Encoding: utf-8`) leaves the body as sent.
 *
 * @param contentEncoding value of the `Content-Encoding` header, or undefined
 * @param maxBytes cap on decoded bytes; what lies beyond is not read
 * @throws BadContentEncoding where the body cannot be decoded; the source's own error where it breaks off
 */
async function readBody(source, contentEncoding, maxBytes) {
    const chunks = [];
    const read = await consumeBody(source, contentEncoding, maxBytes, async (decoded) => {
        for await (const chunk of decoded)
            chunks.push(chunk);
    });
    return { ...read, bytes: Buffer.concat(chunks) };
}
/** The code that was handed a body to read failed itself: a bug of ours, no fault of the body. */
class BodyConsumerFailed extends Error {
    name = 'BodyConsumerFailed';
}
/**
 * As {@link readBody}, but hands the decoded body on piece by piece and holds none of it. What the consumer leaves is
 * not read. Where the body breaks off, that is thrown even where the consumer hides it.
 *
 * @throws BodyConsumerFailed where the consumer throws of its own, that being the cause
 */
async function consumeBody(source, contentEncoding, maxBytes, consume) {
    const read = { wireBytes: 0, truncated: false };
    let sourceError;
    let broken;
    source.once('error', error => {
        sourceError = error;
    });
    async function* decoded() {
        try {
            let room = maxBytes;
            for await (const chunk of decode(source, contentEncoding, read)) {
                read.truncated = chunk.length > room;
                yield read.truncated ? chunk.subarray(0, room) : chunk;
                if (read.truncated)
                    return;
                room -= chunk.length;
            }
        }
        catch (error) {
            broken = error instanceof BadContentEncoding ? error : badEncoding(contentEncoding, error);
            throw broken;
        }
    }
    try {
        await consume(decoded());
    }
    catch (error) {
        if (broken === undefined)
            throw new BodyConsumerFailed('the reader of the body failed', { cause: error });
    }
    finally {
        source.destroy();
    }
    if (broken !== undefined)
        throw sourceError ?? broken;
    return read;
}
function decode(source, contentEncoding, read) {
    const counted = counting(source, bytes => {
        read.wireBytes += bytes;
    });
    return codingsOf(contentEncoding).reduceRight(undo, counted);
}
function codingsOf(contentEncoding) {
    const codings = (contentEncoding ?? '')
        .toLowerCase()
        .split(',')
        .map(coding => coding.trim())
        .filter(coding => coding !== '' && coding !== 'identity');
    if (codings.length > MAX_CODINGS) {
        throw new BadContentEncoding(`Content-Encoding names ${codings.length} codings, more than ${MAX_CODINGS}`);
    }
    const unreadable = codings.find(coding => NOT_UNDONE.has(coding));
    if (unreadable !== undefined) {
        throw new BadContentEncoding(`Content-Encoding is "${unreadable}", which was not asked for`);
    }
    return codings.every(isKnown) ? codings : [];
}
function isKnown(coding) {
    return ['gzip', 'x-gzip', 'deflate', 'br', 'zstd'].includes(coding);
}
async function* counting(source, count) {
    for await (const chunk of source) {
        count(chunk.length);
        yield chunk;
    }
}
/** Undoes gzip of a file that is compressed in itself, whatever HTTP did to it. */
function gunzipped(chunks) {
    return undo(chunks, 'gzip');
}
/** Undoes one coding. A body without a byte has nothing to undo: it is what HEAD, 204 and 304 give. */
async function* undo(source, coding) {
    const chunks = source[Symbol.asyncIterator]();
    let first;
    do
        first = await chunks.next();
    while (!first.done && first.value.length === 0);
    if (first.done)
        return;
    const start = first.value;
    async function* all() {
        yield start;
        yield* { [Symbol.asyncIterator]: () => chunks };
    }
    // The error reaches the loop that reads; the pipeline is there to end what is behind it.
    yield* (0,node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(all, decoderOf(coding, start[0]), () => { });
}
function decoderOf(coding, firstByte) {
    switch (coding) {
        case 'br':
            return node_zlib__WEBPACK_IMPORTED_MODULE_1__.createBrotliDecompress();
        case 'zstd':
            return node_zlib__WEBPACK_IMPORTED_MODULE_1__.createZstdDecompress({ params: { [node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } });
        case 'deflate':
            // "deflate" is zlib by its definition, but some servers send the raw form: the first byte tells which.
            return (firstByte & 0x0f) === 8 ? node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflate() : node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflateRaw();
        default:
            return node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip();
    }
}
function badEncoding(contentEncoding, cause) {
    return new BadContentEncoding(`the body is not the valid "${contentEncoding}" that its header promises`, {
        cause,
    });
}


/***/ }),

/***/ 86933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ judgedRules)
/* harmony export */ });
/* harmony import */ var _page_directives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15000);

/**
 * The rules of a page, as Google takes them: it may leave a page with noindex unrendered, so a noindex that was sent
 * holds whatever scripts make of it; one that scripts add holds once they ran.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-meta-robots-tags-carefully
 */
function judgedRules(page) {
    const header = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .shippedHeaderDirectives */ .ZF)(page);
    const now = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(page.document);
    if (!('scripts' in page) || page.scripts.state !== 'seen') {
        return { header, ...now, added: new Set(), removed: new Set() };
    }
    const before = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(page.scripts.before).inHead;
    const wereThere = new Set(before.map(keyOf));
    const areThere = new Set(now.inHead.map(keyOf));
    const added = new Set(now.inHead.filter(rule => !wereThere.has(keyOf(rule))));
    const sent = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(page.sent.document).inHead.filter(_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .isNoindex */ .Mg);
    const removed = new Set([...sent, ...before].filter(rule => !areThere.has(keyOf(rule))));
    const kept = sent.filter(rule => removed.has(rule));
    return { header, ...now, inHead: [...kept, ...now.inHead], added, removed };
}
/** Equal where two rules say the same to the same crawler. */
function keyOf({ name, value, bot }) {
    return JSON.stringify([name, value ?? null, bot]);
}


/***/ }),

/***/ 82604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ noindexWeight)
/* harmony export */ });
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25218);
/* harmony import */ var _syntax_for_users_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53570);
/* harmony import */ var _syntax_legal_notice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68774);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9895);
/* harmony import */ var _sitemap_listing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49366);
/* harmony import */ var _robots_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63812);







/** Pages that hosts and frameworks serve in place of one that is missing or failed. */
const ERROR_PAGE = /\/(?:404|50\d|50x|_error|_not-found|not-found|page-not-found)(?:\.html?|\/(?:index\.html?)?)?$/i;
/** What a noindex means on the audited page, if it has one. Sitemaps are read for that, so it is asked only then. */
const noindexWeight = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_3__/* .perVisit */ .V)(async (visit) => {
    const { exchange, url } = await (0,_robots_file_js__WEBPACK_IMPORTED_MODULE_5__/* .robotsOfPage */ .Mk)(visit);
    const status = exchange.final?.status;
    if (status !== undefined && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isGone */ .ST)(status)) {
        return { is: 'moot', reason: `the page answers ${status}, so search engines do not show it anyway` };
    }
    if (ERROR_PAGE.test(new URL(url).pathname)) {
        return { is: 'moot', reason: 'it is an error page, which does not belong in search results' };
    }
    const place = (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_6__/* .isHomePage */ .fF)(url) ? 'unknown' : await (0,_sitemap_listing_js__WEBPACK_IMPORTED_MODULE_4__/* .placeInSitemaps */ .v)(visit);
    if (place !== 'listed' && ((0,_syntax_legal_notice_js__WEBPACK_IMPORTED_MODULE_2__/* .isLegalNotice */ .W)(url) || (0,_syntax_for_users_js__WEBPACK_IMPORTED_MODULE_1__/* .isForUsers */ .K)(url))) {
        return { is: 'moot', reason: 'legal notices, thanks and the like are kept out of search on purpose' };
    }
    return { is: place === 'left-out' ? 'left-out' : 'lost' };
});


/***/ }),

/***/ 83097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ forWhom),
/* harmony export */   J1: () => (/* binding */ keepsOut),
/* harmony export */   LP: () => (/* binding */ pageRules),
/* harmony export */   Mp: () => (/* binding */ written),
/* harmony export */   Rz: () => (/* binding */ documentRules),
/* harmony export */   bf: () => (/* binding */ directivePlace),
/* harmony export */   pn: () => (/* binding */ isForMainBots)
/* harmony export */ });
/* harmony import */ var _formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27710);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39288);
/* harmony import */ var _page_judged_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86933);
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15000);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9895);
/* harmony import */ var _robots_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63812);






/** @throws NotMeasured where the page did not answer 2xx; NotHtml where it is a file of another type */
const documentRules = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_3__/* .perVisit */ .V)(async (visit) => {
    await (0,_robots_file_js__WEBPACK_IMPORTED_MODULE_4__/* .robotsOfPage */ .Mk)(visit);
    const page = await visit.judgedPage();
    return { page, rules: (0,_page_judged_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedRules */ .v)(page) };
});
/** @throws NotMeasured where the page did not answer 2xx */
const pageRules = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_3__/* .perVisit */ .V)(async (visit) => {
    try {
        const { page, rules } = await documentRules(visit);
        return { header: (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__/* .headerDirectives */ .yX)(page.response), shipped: [...rules.header, ...rules.inHead] };
    }
    catch (error) {
        if (!(error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_5__/* .NotHtml */ .pr))
            throw error;
        const response = await visit.response();
        const { preview } = visit;
        return { header: (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__/* .headerDirectives */ .yX)(response), shipped: (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__/* .shippedHeaderDirectives */ .ZF)({ response, preview }) };
    }
});
const MAIN_NAMES = new Set(['*', ..._formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_SEARCH_BOTS */ .K_.map(bot => bot.toLowerCase())]);
function isForMainBots({ bot }) {
    return MAIN_NAMES.has(bot);
}
/** Whether a rule keeps the page out of the results of Google or Bing. */
function keepsOut(rule) {
    return isForMainBots(rule) && (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__/* .isNoindex */ .Mg)(rule);
}
/** As `max-snippet:20`. */
function written({ name, value }) {
    return value === undefined ? name : `${name}:${value}`;
}
/** As "noindex for all search engines". */
function forWhom(rule) {
    return `${written(rule)} for ${rule.bot === '*' ? 'all search engines' : rule.bot}`;
}
function directivePlace({ where }, message) {
    return { ...where, message };
}


/***/ }),

/***/ 63812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ robotsOfPage),
/* harmony export */   O0: () => (/* binding */ servesHtml),
/* harmony export */   Uw: () => (/* binding */ linePlace),
/* harmony export */   WJ: () => (/* binding */ rulesFile),
/* harmony export */   p0: () => (/* binding */ assertOwn)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77478);
/* harmony import */ var _formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51644);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39288);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9895);




/** @throws NotMeasured where neither the page nor robots.txt answers */
const robotsOfPage = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_2__/* .perVisit */ .V)(async (visit) => {
    const exchange = await visit.exchange();
    const url = exchange.final?.url ?? visit.url;
    const robots = await visit.robotsTxt(url);
    if (exchange.failure && robots.kind === 'unreachable') {
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NotMeasured */ .ke(`${exchange.failure.url} ${exchange.failure.message}`);
    }
    return { exchange, url, robots };
});
/**
 * The robots.txt as written.
 *
 * @throws NotMeasured where it cannot be reached; NotApplicable where there is none, or it is that of others
 */
const rulesFile = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_2__/* .perVisit */ .V)(async (visit) => {
    const { robots } = await robotsOfPage(visit);
    assertOwn(robots);
    if (robots.kind === 'unreachable')
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NotMeasured */ .ke(robots.reason);
    if (robots.kind !== 'rules')
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NotApplicable */ .bQ(`${robots.url} ${robots.reason}`);
    if (servesHtml(robots.response))
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NotApplicable */ .bQ('a web page is served in the place of robots.txt');
    return robots;
});
/** @throws NotApplicable where a robots.txt is not that of the deployment */
function assertOwn(robots) {
    const foreign = (0,_formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_1__/* .whyForeign */ .fW)(robots);
    if (foreign !== undefined)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NotApplicable */ .bQ(foreign);
}
/** Whether a web page stands where robots.txt belongs: a line of it can start with `<` in no other case. */
function servesHtml({ body }) {
    return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|!--|html|head|body|meta|script|title|\?xml)/i.test(body.subarray(0, 1024).toString('latin1'));
}
/** @param url where the file was read */
function linePlace(url, { line, text }, message) {
    return { url, line, snippet: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(text), message };
}


/***/ }),

/***/ 49366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ listing),
/* harmony export */   v: () => (/* binding */ placeInSitemaps)
/* harmony export */ });
/* harmony import */ var _formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51644);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79786);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9677);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(39288);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44310);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66840);
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15000);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(25218);
/* harmony import */ var _visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77753);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(94686);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60361);
/* harmony import */ var _site_sitemaps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86355);
/* harmony import */ var _survey_gaps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66986);













/** Whether the audited page is in the sitemaps. */
const listing = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_8__/* .defineTopic */ .RE)({
    checks: {
        'page-not-listed': {
            severity: 'notice',
            title: 'The page is not in the sitemap',
            why: 'Search engines find the page only through links, and learn of changes later.',
            fix: 'Add the URL of the page to the sitemap, or leave it out on purpose.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
            example: "https://www.example.com/new is in none of the site's sitemaps",
        },
    },
    async judge(visit) {
        const site = await (0,_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_6__/* .siteSitemaps */ .GV)(visit);
        if (site.entries === 0) {
            return found((0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .notApplicable */ .hH)('the sitemaps list nothing'), undefined);
        }
        const page = await pageOrReason(visit);
        if (typeof page === 'string')
            return found((0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .notMeasured */ .q7)(page), findListing(site, visit.url));
        const canonicals = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalLinks */ .Iu)(page).flatMap(({ url }) => url ?? []);
        const listed = findListing(site, page.url, canonicals);
        const excuse = await excuseOf(visit, page, site);
        return found(excuse === undefined ? judge(listed, page.url, site) : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .notApplicable */ .hH)(excuse), listed);
    },
});
/**
 * Whether the sitemaps of the site list the audited page. What leaves it out is not known where there is none, where one
 * was not read to its end, or where they are those of another host.
 */
async function placeInSitemaps(visit) {
    const site = await (0,_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_6__/* .siteSitemaps */ .GV)(visit);
    if (site.entries === 0)
        return 'unknown';
    const page = await pageOrReason(visit);
    const canonicals = typeof page === 'string' ? [] : (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalLinks */ .Iu)(page).flatMap(({ url }) => url ?? []);
    const url = typeof page === 'string' ? visit.url : page.url;
    if (findListing(site, url, canonicals) !== 'not-listed')
        return 'listed';
    return (0,_survey_gaps_js__WEBPACK_IMPORTED_MODULE_7__/* .whyIncomplete */ .Be)(site.survey) !== undefined || isOfOtherHost(site) ? 'unknown' : 'left-out';
}
function found(judgement, listed) {
    return {
        judgements: { 'page-not-listed': judgement },
        facts: { listed: listed === undefined ? null : listed !== 'not-listed' },
    };
}
async function pageOrReason(visit) {
    try {
        return await visit.htmlPage();
    }
    catch (error) {
        if (error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_10__/* .NotMeasured */ .ke)
            return error.message;
        throw error;
    }
}
/** @param canonicals further addresses of the page */
function findListing({ urls, origins }, url, canonicals = []) {
    const names = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_11__/* .namesOf */ .e)(url, origins);
    if (names.exact.some(name => urls.has(name)))
        return 'listed';
    const others = canonicals.map(other => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_12__/* .comparableUrl */ .sY)(other));
    const similar = canonicals.flatMap(other => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_11__/* .namesOf */ .e)(other.href, origins).similar);
    const isKnown = [...names.similar, ...others, ...similar].some(name => urls.has(name));
    return isKnown ? 'listed-otherwise' : 'not-listed';
}
function judge(listed, url, { survey }) {
    if (listed === 'listed')
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .pass */ .IX)();
    if (listed === 'listed-otherwise')
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .pass */ .IX)('it is listed under another form of its address');
    const incomplete = (0,_survey_gaps_js__WEBPACK_IMPORTED_MODULE_7__/* .whyIncomplete */ .Be)(survey);
    if (incomplete !== undefined)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .notMeasured */ .q7)(incomplete);
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .fail */ .fJ)({ url, message: 'No sitemap lists this page' });
}
/** Lists of what belongs to a tag, an author and the like, as generators make them and mostly leave them out. */
const ARCHIVE = /\/(?:tags?|authors?|archives?|page)\/[^/]+\/?$/i;
/** Why a page need not be in a sitemap. */
async function excuseOf(visit, page, site) {
    const meta = (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__/* .metaDirectives */ .IU)(page.document).inHead;
    const headers = (0,_samples_js__WEBPACK_IMPORTED_MODULE_5__/* .isClosedByPlatform */ .DS)(site.samples) ? [] : (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__/* .shippedHeaderDirectives */ .ZF)(page);
    if ((0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__/* .directivesFor */ .A)([...meta, ...headers], 'Googlebot').some(_page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__/* .isNoindex */ .Mg))
        return 'the page is set to noindex';
    const canonical = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalLinks */ .Iu)(page).find(link => link.url)?.url;
    if (canonical && !(0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_2__/* .namesItself */ .e0)(canonical, page))
        return 'the page names another one as canonical';
    const robots = await visit.robotsTxt(page.url);
    if (robots.kind === 'rules' && !(0,_formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictFor */ .Xb)(robots, 'Googlebot', page.url).allowed)
        return 'robots.txt closes the page';
    if (ARCHIVE.test(new URL(page.url).pathname))
        return 'lists of pages by tag, author or date may be left out';
    if (site.urls.size === 0)
        return 'no entry of the sitemaps is a full URL, which is reported separately';
    return isOfOtherHost(site)
        ? 'the sitemap was read from another host, which may not know this version of the site'
        : undefined;
}
function isOfOtherHost({ survey, hosts, origins }) {
    const elsewhere = survey.files.every(file => !(0,_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_4__/* .isThere */ .$B)(file) || !file.url.startsWith(`${survey.origin}/`));
    return elsewhere && !hosts.listsOwn && origins.length > 1;
}


/***/ }),

/***/ 94686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ namesOf)
/* harmony export */ });
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25218);

/** Endings that servers leave out or put on: with and without them it is one page. */
const ENDINGS = ['', '/', '.html', '/index.html'];
/**
 * The addresses under which a page may be listed.
 *
 * @param origins the audited one, and that of production where the sitemaps list it
 */
function namesOf(url, origins) {
    const on = (path) => origins.map(origin => `${origin}${path}`);
    const path = (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_0__/* .comparablePath */ .cM)(url);
    const [pathname = '/', query] = path.split(/(?=\?)/, 2);
    const bare = pathname.replace(/(?:\/index)?\.html?$|\/index$|\/$/i, '');
    const similar = ENDINGS.map(ending => `${bare}${ending}` || '/').map(name => `${name}${query ?? ''}`);
    return { exact: on(path), similar: similar.flatMap(on) };
}


/***/ })

};
