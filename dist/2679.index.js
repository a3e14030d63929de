export const id = 2679;
export const ids = [2679];
export const modules = {

/***/ 27710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K_: () => (/* binding */ MAIN_SEARCH_BOTS),
/* harmony export */   rW: () => (/* binding */ botNamed),
/* harmony export */   vO: () => (/* binding */ BOTS)
/* harmony export */ });
const GOOGLE_BOTS = [
    ['Googlebot'],
    ['Googlebot-Image', 'Googlebot'],
    ['Googlebot-News', 'Googlebot'],
    ['Googlebot-Video', 'Googlebot'],
    ['Google-Extended'],
];
const OTHER_BOTS = [
    ['Bingbot'],
    ['DuckDuckBot'],
    ['DuckAssistBot'],
    ['Applebot', 'Googlebot'],
    ['Applebot-Extended'],
    ['YandexBot', 'Yandex'],
    ['Baiduspider'],
    ['Amazonbot'],
    ['Amzn-SearchBot'],
    ['GPTBot'],
    ['OAI-SearchBot'],
    ['ChatGPT-User'],
    ['ClaudeBot'],
    ['Claude-SearchBot'],
    ['Claude-User'],
    ['PerplexityBot'],
    ['Perplexity-User'],
    ['MistralAI-User'],
    ['Meta-ExternalAgent'],
    ['Meta-ExternalFetcher'],
    ['Bytespider'],
    ['cohere-ai'],
    ['CCBot'],
];
/**
 * The crawlers of search engines and AI services that an audit speaks of. The first agent of each is its name.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers
 * @see https://support.apple.com/en-us/119829 (Applebot follows what is said to Googlebot where it is not named)
 */
const BOTS = [
    ...GOOGLE_BOTS.map(agents => bot(agents, 'google')),
    ...OTHER_BOTS.map(agents => bot(agents, 'standard')),
];
/** The search engines without which a page is as good as lost. */
const MAIN_SEARCH_BOTS = ['Googlebot', 'Bingbot'];
function bot(agents, dialect) {
    return { name: agents[0], agents, dialect };
}
/** The bot of that name in the table, in any case; any other name is taken as the product token of a crawler. */
function botNamed(name) {
    const lower = name.toLowerCase();
    return BOTS.find(known => known.name.toLowerCase() === lower) ?? bot([name], 'standard');
}


/***/ }),

/***/ 15681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isFileAddress)
/* harmony export */ });
/** Endings of files that are no pages. */
const FILE = /\.(?:avif|bmp|css|csv|docx?|eot|epub|exe|gif|gz|ico|jpe?g|js|json|m4a|map|mjs|mov|mp3|mp4|ogg|otf|pdf|png|pptx?|rar|rss|svg|tar|tgz|ttf|txt|wasm|wav|webm|webmanifest|webp|woff2?|xlsx?|xml|zip)$/i;
/** Whether a URL is that of a file such as an image, a PDF or a feed, by its ending. */
function isFileAddress({ pathname }) {
    return FILE.test(pathname);
}


/***/ }),

/***/ 52174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pagesOfSitemap: () => (/* binding */ pagesOfSitemap)
/* harmony export */ });
/* harmony import */ var _engine_syntax_file_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15681);
/* harmony import */ var _engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11312);
/* harmony import */ var _engine_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77753);
/* harmony import */ var _joined_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56727);
/* harmony import */ var _pieces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82357);





/** Entries of one file that are kept to choose from, so that a large file leaves room for those behind it. */
const MAX_ENTRIES = 10_000;
/** Entries of all files that are kept; with many files each one has less of them. */
const MAX_ALL_ENTRIES = 50_000;
/** Characters of an address. @see https://www.sitemaps.org/protocol.html#locdef */
const MAX_LOC = 2048;
/**
 * The pages that the sitemaps of a site list. Addresses of production are moved to the audited origin: those
 * on the given host, or, where none is given and all are on one other host, those on that one.
 */
async function pagesOfSitemap(request) {
    const { visit, base, sitemap, max } = request;
    const kept = new Map();
    let mostOfFile = Math.max(MAX_ENTRIES, max);
    let dropped = 0;
    const makeRoom = () => {
        mostOfFile = Math.max(max, Math.min(mostOfFile, Math.floor(MAX_ALL_ENTRIES / kept.size)));
        for (const pages of kept.values())
            dropped += pages.splice(mostOfFile).length;
    };
    const survey = await (0,_engine_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_1__/* .surveySitemaps */ .p$)(visit, new URL(base).origin, {
        entry(entry, file) {
            const ofFile = kept.get(file) ?? [];
            if (!kept.has(file)) {
                kept.set(file, ofFile);
                makeRoom();
            }
            if (ofFile.length < mostOfFile)
                ofFile.push(...listedPage(entry));
            else
                dropped++;
        },
        child: () => undefined,
    }, { mayLeave: sitemap !== undefined, ...(sitemap !== undefined && { files: [sitemap] }) });
    const listed = [...kept.values()].flat();
    const { pages, notes } = await onAuditedSite(listed, request);
    if (survey.unread > 0) {
        notes.push(`${survey.unread} more sitemaps were not read, because there are too many or they take too long`);
    }
    const missing = pages.length > 0 ? undefined : reasonOf(survey.files, survey.probes, listed.length);
    const gaps = [...survey.files, ...survey.probes].flatMap(file => gapOf(file) ?? []);
    return { pages, isPart: dropped > 0, notes, missing, gaps };
}
/** A file that is named and not gone has pages; of an address that was only tried, what fails does not say. */
function gapOf(file) {
    const { url, failure, status = 0, foundBy } = file;
    const isGone = status === 404 || status === 410;
    const fails = failure !== undefined || status >= 500 || status === 429;
    if ((0,_engine_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_1__/* .isThere */ .$B)(file) || isGone || (foundBy === 'probe' && !fails))
        return undefined;
    return `The sitemap ${url} could not be read: ${reasonOfFile(file)}; pages that only this sitemap lists were not measured`;
}
function reasonOfFile(file) {
    if (file.failure)
        return file.failure.message;
    return file.reading ? 'it is not a sitemap' : `it answers ${file.status}`;
}
function listedPage({ loc, lastmod }) {
    const url = loc.length <= MAX_LOC && /^https?:\/\//i.test(loc) ? URL.parse(loc) : null;
    if (!url)
        return [];
    url.hash = '';
    const changed = lastmod === undefined ? Number.NaN : Date.parse(lastmod);
    return [{ url: url.href, changed: Number.isNaN(changed) ? undefined : changed }];
}
async function onAuditedSite(listed, { base, production }) {
    const audited = new URL(base);
    const isAudited = ({ host }) => (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .bareHost */ .n0)(host) === (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .bareHost */ .n0)(audited.host);
    const home = production ?? (await onlyHome(listed));
    const preview = home === undefined ? undefined : (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .previewOf */ .oW)(base, home);
    const pages = [];
    let moved = 0;
    let left = 0;
    let files = 0;
    await (0,_pieces_js__WEBPACK_IMPORTED_MODULE_2__/* .mapInPieces */ .x)(listed, page => {
        const url = new URL(page.url);
        const isMoved = (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .isOnProduction */ .dT)(preview, url);
        if (!isMoved && !isAudited(url)) {
            left++;
            return;
        }
        if ((0,_engine_syntax_file_address_js__WEBPACK_IMPORTED_MODULE_3__/* .isFileAddress */ .L)(url)) {
            files++;
            return;
        }
        if (isMoved)
            moved++;
        const samePath = (0,_joined_url_js__WEBPACK_IMPORTED_MODULE_4__/* .joinedUrl */ .d)(audited.origin, url.pathname + url.search);
        const here = (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .hereOf */ .IS)(preview, url)?.href ?? samePath;
        pages.push({ ...page, url: here, ...(url.host !== audited.host && { listedAs: page.url }) });
    });
    const notes = [];
    if (moved > 0 && production === undefined) {
        notes.push(`The sitemap lists addresses of ${preview.host}: the same paths are audited on ${audited.host}`);
    }
    if (left > 0)
        notes.push(`${left} addresses of the sitemap are on other hosts, so they are not audited`);
    if (files === 1)
        notes.push('1 address of the sitemap is a file and not a page, so it is not audited');
    if (files > 1)
        notes.push(`${files} addresses of the sitemap are files and not pages, so they are not audited`);
    return { pages, notes };
}
/** The one site, with or without www, that all entries are on. */
async function onlyHome(listed) {
    const origins = new Map(await (0,_pieces_js__WEBPACK_IMPORTED_MODULE_2__/* .mapInPieces */ .x)(listed, page => {
        const { host, origin } = new URL(page.url);
        return [(0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .bareHost */ .n0)(host), origin];
    }));
    return origins.size === 1 ? [...origins.values()][0] : undefined;
}
function reasonOf(files, probes, listed) {
    if (listed > 0)
        return 'lists no page of the audited host';
    const file = files[0] ?? probes[0];
    if (!file)
        return 'was not found';
    const path = new URL(file.url).pathname;
    if (file.failure)
        return `could not be read: ${path} ${file.failure.message}`;
    if (!(0,_engine_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_1__/* .isThere */ .$B)(file))
        return `was not found: ${path} ${file.reading ? 'is not a sitemap' : `answers ${file.status}`}`;
    return `lists no page: ${path}`;
}


/***/ })

};
