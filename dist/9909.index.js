export const id = 9909;
export const ids = [9909];
export const modules = {

/***/ 94810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ areNear),
/* harmony export */   X: () => (/* binding */ nearTexts)
/* harmony export */ });
/**
 * Bits of 64 in which the fingerprints of two texts may differ that are nearly the same.
 *
 * @see https://research.google/pubs/detecting-near-duplicates-for-web-crawling/ (Manku, Jain, Das Sarma 2007, section 2)
 */
const MAX_DISTANCE = 3;
/** Of two fingerprints that differ in three bits at most, one part of four is the same. */
const PARTS = [0, 4, 8, 12];
const PART_DIGITS = 4;
/** Different fingerprints with one part in common that each is compared with: more have it on purpose of somebody. */
const MAX_COMPARED = 200;
/**
 * Groups pages whose texts are nearly the same, directly or by way of another page of the group. Linear in the pages.
 *
 * @returns groups of at least two pages, each in the order of the pages
 */
function nearTexts(pages) {
    const byText = Map.groupBy(pages, ({ fingerprint, language }) => `${language} ${fingerprint}`);
    const leaders = new Map();
    const leaderOf = (text) => {
        let at = text;
        for (let next = leaders.get(at); next !== undefined; next = leaders.get(at))
            at = next;
        if (at !== text)
            leaders.set(text, at);
        return at;
    };
    const byPart = new Map();
    for (const [text, [first]] of byText) {
        const { fingerprint, language } = first;
        const bits = bitsOf(fingerprint);
        for (const at of PARTS) {
            const key = `${language} ${at} ${fingerprint.slice(at, at + PART_DIGITS)}`;
            const near = byPart.get(key) ?? [];
            for (const other of near) {
                if (distance(bits, other.bits) > MAX_DISTANCE)
                    continue;
                const [one, two] = [leaderOf(text), leaderOf(other.text)];
                if (one !== two)
                    leaders.set(one, two);
            }
            if (near.length < MAX_COMPARED)
                near.push({ text, bits });
            byPart.set(key, near);
        }
    }
    const groups = Map.groupBy(pages, ({ fingerprint, language }) => leaderOf(`${language} ${fingerprint}`));
    return [...groups.values()].filter(({ length }) => length > 1).map(group => group.map(({ page }) => page));
}
/** Whether two texts are nearly the same, by their fingerprints. */
function areNear(one, other) {
    return distance(bitsOf(one), bitsOf(other)) <= MAX_DISTANCE;
}
function bitsOf(fingerprint) {
    return [Number.parseInt(fingerprint.slice(0, 8), 16), Number.parseInt(fingerprint.slice(8), 16)];
}
/** Bits in which two numbers differ, as far as {@link MAX_DISTANCE} asks for them. */
function distance(one, other) {
    let bits = 0;
    for (const half of [0, 1]) {
        for (let left = one[half] ^ other[half]; left !== 0 && bits <= MAX_DISTANCE; left &= left - 1)
            bits++;
    }
    return bits;
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

/** Whether metadata stands in `<head>`, of which the parser makes it a child wherever it lets it in. */
function isInHead(element) {
    return element.parentNode?.nodeName === 'head';
}
/** The link types of an element in lower case. */
function relations(element) {
    const rel = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel');
    return rel ? rel.toLowerCase().split(/\s+/).filter(Boolean) : [];
}
/** Whether an element declares a canonical, wherever it stands. */
function isCanonical(element) {
    return element.tagName === 'link' && relations(element).includes('canonical');
}
/** Streamed pieces stand close to the top of a hidden element, so few steps up are enough. */
const MAX_STEPS_TO_HIDDEN = 20;
/**
 * Whether an element was sent in a hidden element of the body, from where frameworks that stream a page move metadata
 * into `<head>`.
 */
function isSentHidden(element) {
    let up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
    for (let step = 0; up && step < MAX_STEPS_TO_HIDDEN; step++) {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(up, 'hidden') !== undefined)
            return true;
        up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up);
    }
    return false;
}
/** Why metadata that is sent like that is not measured. */
const SENT_HIDDEN = 'it is sent in a hidden element, from where scripts may move it into <head>; only a browser can tell';


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
/** Whether a URL is the home page of its host, index files included. */
function isHomePage(url) {
    return /^\/(?:(?:index|default)\.[a-z]{2,5})?$/i.test(new URL(url).pathname);
}
/**
 * Whether a page is the home page of the site in a language, as `/en/` is, by its address and the language that it declares:
 * a folder of two letters may be anything.
 */
function isHomeOfLanguage(url, lang) {
    const folder = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?\/?(?:(?:index|default)\.[a-z]{2,5})?$/i.exec(new URL(url).pathname);
    return folder !== null && lang.trim().slice(0, 2).toLowerCase() === folder[1].toLowerCase();
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

/***/ 79849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  baselineTopics: () => (/* binding */ baselineTopics)
});

// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/engine/judging/near-texts.js
var near_texts = __webpack_require__(94810);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 7 modules
var language_tag = __webpack_require__(93747);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var preview = __webpack_require__(11312);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/lost-addresses.js







const SITE_MOVE = 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes';
/** Lost addresses that redirect to one page, from which on that page replaces none of them. */
const MANY = 5;
/** Characters of a title that is quoted. */
const MAX_TITLE = 100;
/** Fewest characters of the last part of a path by which a page is recognised elsewhere. */
const MIN_NAME = 5;
/** Addresses of the baseline at which a run has no page, nor a redirect to the one that replaces it. */
const lostAddresses = (0,tool_definition/* defineBaselineTopic */.YR)({
    checks: {
        'address-lost': {
            scope: 'site',
            severity: 'error',
            title: 'A page is lost: its address answers with an error',
            why: 'The baseline has the page. Once this change is live, search engines drop the address with its rankings, and visitors who follow links to it see an error.',
            fix: 'Redirect the address with 301 to the page that replaces it, or restore the page. If it is removed on purpose, allow that with a line of the setting "ignore", such as "redirects/address-lost /old/*".',
            help: SITE_MOVE,
            example: '/bikes/red, a page of the baseline, answers 404',
        },
        'address-redirected-elsewhere': {
            scope: 'site',
            severity: 'warning',
            title: 'A page is lost: its address redirects to a page that does not replace it',
            why: 'Google treats a redirect to the home page or to a listing as a missing page: the address loses its rankings, and visitors do not find what they came for.',
            fix: 'Redirect the address to the page that replaces it. If there is none, answer 404 or 410, and allow that with a line of the setting "ignore".',
            help: SITE_MOVE,
            example: '/bikes/red, a page of the baseline, redirects to /',
        },
    },
    judge({ open, added = [], fresh }, pages) {
        const run = new KnownPages(pages, added, fresh);
        const ends = Map.groupBy(open.filter(({ state, redirect }) => state === 'moved' && redirect !== undefined), ({ redirect }) => redirect);
        return open.flatMap(address => {
            const shared = ends.get(address.redirect ?? '')?.length ?? 0;
            return findingOf(address, run, shared) ?? [];
        });
    },
});
/** @param sharing how many addresses redirect to the page to which this one does, itself included */
function findingOf(address, run, sharing) {
    const { state, url } = address;
    if (state === 'unknown')
        return undefined;
    const isGone = state === 'gone';
    const fault = isGone ? faultOfEnd(address) : faultOfRedirect(address, run, sharing);
    if (fault === undefined)
        return undefined;
    const successor = run.successorOf(address);
    const lost = {
        url,
        status: address.status,
        ...(address.redirect !== undefined && { redirect: address.redirect }),
        note: fault,
        ...(successor && { successor: successor.url }),
    };
    const advice = successor
        ? `redirect it to ${(0,same_on_pages/* pathOf */.XM)(successor.url)}, which ${successor.why}`
        : wasWords(address);
    const message = `${fault[0].toUpperCase()}${fault.slice(1)}; ${advice}`;
    const isTold = run.says(url, isGone ? ENDS : ['redirects/redirect-to-home']);
    return {
        check: isGone ? 'address-lost' : 'address-redirected-elsewhere',
        address: lost,
        place: isTold ? undefined : { url, message },
    };
}
/** Checks that say of an audited page itself that it is gone. */
const ENDS = ['redirects/final-status', 'redirects/broken-redirect'];
function wasWords({ title, from }) {
    if (title !== undefined)
        return `it was "${(0,one_line/* oneLine */.T)(title, MAX_TITLE)}"`;
    return from === 'page' ? 'the baseline has a page there' : 'the sitemap of the baseline lists it';
}
function faultOfEnd({ url, redirect, reason }) {
    return redirect === undefined ? reason : `redirects to ${shortOf(redirect, url)}, which ${reason}`;
}
/** Why a page to which an address redirects does not replace what was there; undefined where it may well. */
function faultOfRedirect(address, run, sharing) {
    const { url, redirect, redirected } = address;
    const [from, to] = [new URL(url), new URL(redirect)];
    if (isSamePlace(from, to) || (redirected !== undefined && isSamePlace(new URL(redirected), to)))
        return undefined;
    const end = run.at(redirect);
    if (end && isSameContent(address, end))
        return undefined;
    if (isHome(from) || isLanguageRoot(from))
        return undefined;
    if (isHome(to)) {
        return `redirects to the home page ${shortOf(redirect, url)}, not to its successor`;
    }
    if (isAbove(to, from))
        return `redirects to ${shortOf(redirect, url)} above it, not to its successor`;
    if (sharing < MANY)
        return undefined;
    return `redirects to ${shortOf(redirect, url)}, as ${sharing - 1} other addresses do`;
}
const HOME = /^\/(?:(?:index|home|default|start)(?:\.\w{2,5})?\/?)?$/i;
/** Whether an address is the home page, under one of its usual names. */
function isHome({ pathname, search }) {
    return HOME.test(pathname) && search === '';
}
/** Whether an address is the home page of a language, as `/de/` and `/pt-BR`. */
function isLanguageRoot({ pathname }) {
    const name = /^\/([^/]{2,11})\/?$/.exec(pathname)?.[1];
    const tag = name === undefined ? undefined : (0,language_tag/* readLanguageTag */.FA)(name);
    if (tag === undefined || (0,language_tag/* languageKind */.NI)(tag.language) !== 'two-letter')
        return false;
    const { script, region } = tag;
    return (script === undefined || (0,language_tag/* isScript */.Kh)(script)) && (region === undefined || (0,language_tag/* isCountry */.B8)(region));
}
/** Whether two addresses differ in nothing but host, spelling and parameters. */
function isSamePlace(one, other) {
    const placeOf = (url) => (0,page_address/* loosePath */.qv)(url).split('?', 1)[0].toLowerCase();
    return placeOf(one) === placeOf(other);
}
function isAbove(folder, page) {
    if ((0,preview/* bareHost */.n0)(folder.host) !== (0,preview/* bareHost */.n0)(page.host) || folder.search !== '')
        return false;
    const path = folder.pathname.replace(/\/$/, '');
    return page.pathname.startsWith(`${path}/`);
}
function shortOf(url, beside) {
    return new URL(url).origin === new URL(beside).origin ? (0,same_on_pages/* pathOf */.XM)(url) : url;
}
function isSameContent(one, other) {
    if (one.fingerprint !== undefined && other.fingerprint !== undefined)
        return (0,near_texts/* areNear */.H)(one.fingerprint, other.fingerprint);
    return one.title !== undefined && one.title === other.title && one.h1 === other.h1;
}
/** The pages of a run, as far as the one that replaces a lost one is looked for among them. */
class KnownPages {
    /** Without home pages, which replace no other. */
    #pages;
    #byUrl;
    #byPath;
    #byTitle;
    #byName;
    #runPages;
    /**
     * @param added pages that the baseline does not have, audited or not
     * @param fresh some of those that were not audited, as they were read
     */
    constructor(pages, added, fresh) {
        this.#runPages = new Map(pages.map(page => [page.url, page]));
        const all = [...pages.filter(isPage).map(page => ({ url: page.url, ...identityOf(page) })), ...fresh];
        this.#byUrl = new Map(all.map(page => [page.url, page]));
        this.#pages = all.filter(({ url }) => !isHome(new URL(url)));
        const urls = [...added, ...this.#byUrl.keys()];
        this.#byPath = new Map(urls.map(url => [looseOf(url), url]));
        this.#byTitle = Map.groupBy(this.#pages, ({ title = '' }) => title);
        this.#byName = Map.groupBy(added, nameOf);
    }
    at(url) {
        return this.#byUrl.get(url);
    }
    /** Whether one of some checks failed on the page at an address, which the run has audited. */
    says(url, checks) {
        const page = this.#runPages.get(url);
        return page !== undefined && checks.some(id => page.failed(id));
    }
    /** The page that has what was at an address; undefined where none has, or several may. */
    successorOf(address) {
        const { url, title, h1, fingerprint } = address;
        const spelled = this.#byPath.get(looseOf(url));
        if (spelled !== undefined && spelled !== url)
            return { url: spelled, why: 'is the same address in another spelling' };
        if (fingerprint !== undefined) {
            const near = this.#pages.filter(page => page.url !== url && page.fingerprint !== undefined && (0,near_texts/* areNear */.H)(fingerprint, page.fingerprint));
            const one = near.length === 1 ? near[0] : only(near.filter(page => page.title === title));
            if (one)
                return { url: one.url, why: 'has the same text' };
        }
        const titled = title === undefined ? undefined : only(this.#byTitle.get(title) ?? []);
        if (titled && titled.url !== url) {
            return {
                url: titled.url,
                why: h1 !== undefined && h1 === titled.h1 ? 'has the same title and H1' : 'has the same title',
            };
        }
        const named = nameOf(url).length < MIN_NAME ? undefined : only(this.#byName.get(nameOf(url)) ?? []);
        return named === undefined || named === url
            ? undefined
            : { url: named, why: 'is new and ends in the same name' };
    }
}
function only(items) {
    return items.length === 1 ? items[0] : undefined;
}
function looseOf(url) {
    const { origin } = new URL(url);
    return origin + (0,page_address/* loosePath */.qv)(new URL(url)).toLowerCase();
}
/** The last part of a path, without the ending of a file. */
function nameOf(url) {
    const parts = new URL(url).pathname.split('/').filter(part => part !== '');
    return (parts.at(-1) ?? '').replace(/\.\w{1,5}$/, '').toLowerCase();
}
function isPage(page) {
    return ENDS.every(id => !page.failed(id)) && (page.facts('serp') ?? page.facts('content')) !== undefined;
}
function identityOf({ facts }) {
    const [title, h1, fingerprint] = [
        textOf(facts('serp')?.['title']),
        textOf(facts('content')?.['h1']),
        textOf(facts('content')?.['textFingerprint']),
    ];
    return {
        ...(title !== undefined && { title }),
        ...(h1 !== undefined && { h1 }),
        ...(fingerprint !== undefined && { fingerprint }),
    };
}
function textOf(value) {
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/baseline-topics.js

const baselineTopics = [lostAddresses];


/***/ })

};
