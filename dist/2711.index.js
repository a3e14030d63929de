export const id = 2711;
export const ids = [2711];
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

/***/ 11312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ platformScriptPatterns),
/* harmony export */   G7: () => (/* binding */ previewHint),
/* harmony export */   IS: () => (/* binding */ hereOf),
/* harmony export */   YG: () => (/* binding */ askedAt),
/* harmony export */   dT: () => (/* binding */ isOnProduction),
/* harmony export */   kX: () => (/* binding */ isPlatformCookie),
/* harmony export */   n0: () => (/* binding */ bareHost),
/* harmony export */   oW: () => (/* binding */ previewOf),
/* harmony export */   pY: () => (/* binding */ isPlatformScript)
/* harmony export */ });
/**
 * What is known of the deployment that a URL belongs to; undefined where the URL is on production itself, with or
 * without www. The folder that production is in is the root of a preview, unless the preview is in the same folder.
 *
 * @param productionUrl where the pages will live, if that is known
 */
function previewOf(url, productionUrl) {
    const audited = new URL(url);
    const here = audited.origin;
    if (productionUrl === undefined) {
        return { host: undefined, origin: undefined, folder: '', here, words: 'on a preview' };
    }
    const { host, origin, pathname } = new URL(productionUrl);
    if (bareHost(host) === bareHost(audited.host))
        return undefined;
    const folder = pathname.replace(/\/$/, '');
    return {
        host,
        origin,
        folder: isInFolder(audited.pathname, folder) ? '' : folder,
        here,
        words: `on a preview of ${host}`,
    };
}
/** Whether an address is on the production host of a preview, with or without www. */
function isOnProduction(preview, url) {
    return preview?.host !== undefined && bareHost(url.host) === bareHost(preview.host);
}
/**
 * The address on the preview of what will be at an address of production, without its fragment; undefined for all that
 * will not, as other hosts and what is beside the folder of production.
 */
function hereOf(preview, url) {
    if (!preview || !isOnProduction(preview, url) || !isInFolder(url.pathname, preview.folder))
        return undefined;
    return new URL(`${preview.here}${url.pathname.slice(preview.folder.length) || '/'}${url.search}`);
}
/** Where to ask for what a page names: on the preview for what production will have from it. */
function askedAt(preview, url) {
    return hereOf(preview, new URL(url))?.href ?? url;
}
function isInFolder(path, folder) {
    return folder === '' || `${path}/`.startsWith(`${folder}/`);
}
/** Scripts that platforms put into previews, as the toolbars to comment on them; production has none. */
const PLATFORM_SCRIPT_HOSTS = new Set([
    'vercel.live',
    'netlify-cdp-loader.netlify.app',
    'app.netlify.com',
]);
/** The addresses of those scripts as patterns for Chrome, which leaves them out; none away from previews. */
function platformScriptPatterns(preview) {
    return preview === undefined ? [] : [...PLATFORM_SCRIPT_HOSTS].map(host => `*://${host}/*`);
}
/** Whether a script is the platform's and not the site's. */
function isPlatformScript(preview, url) {
    return preview !== undefined && PLATFORM_SCRIPT_HOSTS.has(URL.parse(url)?.host ?? '');
}
/**
 * Cookies of what guards previews: of Vercel's sign-in and toolbar, and of Cloudflare Access.
 *
 * @see https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/
 */
const PLATFORM_COOKIES = new Set([
    ...['_vercel_jwt', '_vercel_sso_nonce', '__vercel_toolbar'],
    ...['CF_Authorization', 'CF_AppSession', 'CF_Binding'],
]);
/** Whether a cookie is the platform's and not the site's. */
function isPlatformCookie(preview, name) {
    return preview !== undefined && PLATFORM_COOKIES.has(name);
}
/** Names that platforms give to the previews of pull requests and branches, and Vercel to production as well. */
const PREVIEW_HOSTS = [
    /\.vercel\.app$/,
    /--[^.]+\.netlify\.app$/,
    /^[^.]+\.[^.]+\.pages\.dev$/,
    /^pr-\d+\.[^.]+\.amplifyapp\.com$/,
    /-pr-\d+\.onrender\.com$/,
];
/**
 * What to add to a finding that may come of nothing but the preview: how to say that it is one. Empty where that has
 * been said, and for all hosts that are none by their names.
 */
function previewHint(preview, url) {
    const { hostname } = new URL(url);
    const isUnsaid = preview === undefined && PREVIEW_HOSTS.some(pattern => pattern.test(hostname));
    return isUnsaid ? '; if this is a preview, name production in the setting "production-url"' : '';
}
/** A host without `www.`, which for most sites is the same place. */
function bareHost(host) {
    return host.replace(/^www\./, '');
}


/***/ }),

/***/ 24448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pagesOfSitemap: () => (/* binding */ pagesOfSitemap)
});

// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/visit/sitemap-survey.js + 7 modules
var sitemap_survey = __webpack_require__(77753);
// EXTERNAL MODULE: ./lib/pages/joined-url.js
var joined_url = __webpack_require__(56727);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/pages/pieces.js

/** Things that are worked on in a row, which takes a few milliseconds. */
const PIECE = 2000;
/** As `map`, but others get their turn in between, however many things there are. */
async function mapInPieces(things, map) {
    const results = [];
    for (let from = 0; from < things.length; from += PIECE) {
        for (let at = from; at < Math.min(from + PIECE, things.length); at++)
            results.push(map(things[at], at));
        await (0,promises_.setImmediate)();
    }
    return results;
}
/** As `filter`, but others get their turn in between. */
async function filterInPieces(things, isWanted) {
    const wanted = await mapInPieces(things, isWanted);
    return things.filter((_, at) => wanted[at]);
}

;// CONCATENATED MODULE: ./lib/pages/page-choice.js


const HOME = '';
/** Share of the pages that goes to what the pull request changes, so that there is room for the rest of the site. */
const CHANGED_SHARE = 1 / 2;
/** Share of the pages that goes to those that changed last by the sitemap. */
const RECENT_SHARE = 1 / 3;
const DAY_MS = 86_400_000;
/**
 * Chooses which pages of a sitemap to audit: all of them where they are few enough, in their order. Else
 *
 * 1. the home page;
 * 2. pages that the pull request changes, up to half of the places;
 * 3. the pages of the report that the run is compared with, so that the same pages are compared; without one those
 *    whose `lastmod` is of a later day than that of most pages, up to a third of the places;
 * 4. in turn one page of each template: pages are taken to share one where their addresses have the same first part,
 *    apart from a language, and the same depth, as all of `/products/…`. Templates nearer to the home page come first;
 *    of one the page that changed last, then the one with the shorter address.
 *
 * The same sitemap and the same preferences always give the same pages. With some ten thousand pages it takes a while,
 * in which others get their turn.
 */
async function choosePages(pages, max, { isChanged, isKnown } = {}) {
    const distinct = [...new Map(pages.map(page => [page.url, page])).values()];
    if (distinct.length <= max)
        return distinct.map(({ url }) => url);
    const spread = await eachTemplateInTurn(await mapInPieces(distinct, candidateOf));
    const changed = isChanged ? await filterInPieces(spread, ({ url }) => isChanged(url)) : [];
    const known = isKnown
        ? await filterInPieces(spread, ({ url }) => isKnown(url))
        : recentOf(spread, Math.floor(max * RECENT_SHARE));
    const byWorth = [
        ...spread.filter(({ template }) => template === HOME),
        ...changed.slice(0, Math.floor(max * CHANGED_SHARE)),
        ...known,
        ...spread,
    ];
    return [...new Set(byWorth.map(({ url }) => url))].slice(0, max);
}
function candidateOf(page, order) {
    const { pathname, search } = new URL(page.url);
    const parts = pathname.split('/').filter(Boolean);
    const isHome = parts.length === 0 && search === '';
    const own = isLanguage(parts[0]) ? parts.slice(1) : parts;
    const first = own.length > 1 ? own[0] : '';
    return { ...page, order, depth: parts.length, template: isHome ? HOME : `${first} ${own.length}` };
}
/** As `de`, `pt-BR`. */
function isLanguage(part) {
    return part !== undefined && /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(part);
}
async function eachTemplateInTurn(candidates) {
    const groups = [...Map.groupBy(candidates, ({ template }) => template).values()];
    const sorted = await mapInPieces(groups, group => group.toSorted(byImportance));
    const templates = sorted.toSorted(([a], [b]) => a.depth - b.depth || a.order - b.order);
    const turns = [];
    for (const group of templates) {
        for (const [turn, page] of group.entries()) {
            const same = turns[turn];
            if (same)
                same.push(page);
            else
                turns[turn] = [page];
        }
    }
    await (0,promises_.setImmediate)();
    return turns.flat();
}
/** What most pages share says nothing: a build may stamp all of them with its own day. */
function recentOf(spread, most) {
    const latestFirst = spread.toSorted((a, b) => dayOf(b) - dayOf(a));
    const usual = dayOf(latestFirst[Math.floor(latestFirst.length / 2)]);
    return latestFirst.slice(0, most).filter(page => dayOf(page) > usual);
}
function byImportance(a, b) {
    return dayOf(b) - dayOf(a) || a.depth - b.depth || a.url.length - b.url.length || a.order - b.order;
}
/** Times of one build differ by seconds, which must not decide. */
function dayOf({ changed }) {
    return changed === undefined ? -1 : Math.floor(changed / DAY_MS);
}

;// CONCATENATED MODULE: ./lib/pages/sitemap-pages.js





/** Entries of one file that are kept to choose from, so that a large file leaves room for those behind it. */
const MAX_ENTRIES = 10_000;
/** Entries of all files that are kept; with many files each one has less of them. */
const MAX_ALL_ENTRIES = 50_000;
/** Characters of an address. @see https://www.sitemaps.org/protocol.html#locdef */
const MAX_LOC = 2048;
/**
 * Takes the pages to audit from the sitemaps of a site. Addresses of production are moved to the audited origin: those
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
    const survey = await (0,sitemap_survey/* surveySitemaps */.p$)(visit, new URL(base).origin, {
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
    const preferences = pages.length > max ? await request.preferences() : {};
    const urls = await choosePages(pages, max, preferences);
    if (survey.unread > 0) {
        notes.push(`${survey.unread} further sitemaps were not read, since there are too many or they take too long`);
    }
    if (urls.length > 0 && pages.length > urls.length) {
        const all = `${dropped > 0 ? 'more than ' : ''}${pages.length}`;
        notes.push(`${urls.length} of the ${all} pages of the sitemap are audited (max-pages is ${max})`);
    }
    const missing = urls.length > 0 ? undefined : reasonOf(survey.files, survey.probes, listed.length);
    const gaps = [...survey.files, ...survey.probes].flatMap(file => gapOf(file) ?? []);
    return { urls, notes, missing, gaps };
}
/** A file that is named and not gone has pages; of an address that was only tried, what fails does not say. */
function gapOf(file) {
    const { url, failure, status = 0, foundBy } = file;
    const isGone = status === 404 || status === 410;
    const fails = failure !== undefined || status >= 500 || status === 429;
    if ((0,sitemap_survey/* isThere */.$B)(file) || isGone || (foundBy === 'probe' && !fails))
        return undefined;
    return `The sitemap ${url} could not be read: ${reasonOfFile(file)}; pages that it alone lists were not measured`;
}
function reasonOfFile(file) {
    if (file.failure)
        return file.failure.message;
    return file.reading ? 'it is no sitemap' : `it answers ${file.status}`;
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
    const isAudited = ({ host }) => (0,syntax_preview/* bareHost */.n0)(host) === (0,syntax_preview/* bareHost */.n0)(audited.host);
    const home = production ?? (await onlyHome(listed));
    const preview = home === undefined ? undefined : (0,syntax_preview/* previewOf */.oW)(base, home);
    const pages = [];
    let moved = 0;
    let left = 0;
    await mapInPieces(listed, page => {
        const url = new URL(page.url);
        const isMoved = (0,syntax_preview/* isOnProduction */.dT)(preview, url);
        if (!isMoved && !isAudited(url)) {
            left++;
            return;
        }
        if (isMoved)
            moved++;
        const samePath = (0,joined_url/* joinedUrl */.d)(audited.origin, url.pathname + url.search);
        pages.push({ ...page, url: (0,syntax_preview/* hereOf */.IS)(preview, url)?.href ?? samePath });
    });
    const notes = [];
    if (moved > 0 && production === undefined) {
        notes.push(`The sitemap lists addresses of ${preview.host}: the same paths are audited on ${audited.host}`);
    }
    if (left > 0)
        notes.push(`${left} addresses of the sitemap are on other hosts and are not audited`);
    return { pages, notes };
}
/** The one site, with or without www, that all entries are on. */
async function onlyHome(listed) {
    const origins = new Map(await mapInPieces(listed, page => {
        const { host, origin } = new URL(page.url);
        return [(0,syntax_preview/* bareHost */.n0)(host), origin];
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
    if (!(0,sitemap_survey/* isThere */.$B)(file))
        return `was not found: ${path} ${file.reading ? 'is no sitemap' : `answers ${file.status}`}`;
    return `lists no page: ${path}`;
}


/***/ })

};
