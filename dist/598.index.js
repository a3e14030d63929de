export const id = 598;
export const ids = [598];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 76100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ copiedPages)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35601);
/* harmony import */ var _syntax_site_copies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18167);


/** Of the pages of a copy whose original is known, the share that still says the same as it. */
const MIN_ALIKE_SHARE = 1 / 2;
/** What a copy of a page keeps, if only in part once somebody works on the original. */
const KEPT = [
    ['serp', 'title'],
    ['serp', 'description'],
    ['content', 'h1'],
    ['content', 'textFingerprint'],
];
/**
 * The pages of a second copy of the whole site in a folder of it, such as an old upload, each with its original. Equal
 * names alone make no copy: a part of a site may have pages of its own for the same purposes.
 */
function copiedPages(pages) {
    const named = new Map(pages.map(page => [namesOf(page.url), page]));
    const byPath = new Map([...named].map(([names, page]) => [names.join('/'), page]));
    const originals = new Map();
    for (const { folder, pages: names } of (0,_syntax_site_copies_js__WEBPACK_IMPORTED_MODULE_0__/* .siteCopies */ .$)([...named.keys()])) {
        const pairs = names.flatMap(copy => {
            const original = byPath.get(copy.slice(folder.length).join('/'));
            return original ? [[named.get(copy), original]] : [];
        });
        const alike = pairs.filter(([copy, original]) => saysTheSame(copy, original)).length;
        if (alike < pairs.length * MIN_ALIKE_SHARE)
            continue;
        for (const [copy, original] of pairs)
            if (!originals.has(copy))
                originals.set(copy, original);
    }
    return originals;
}
/** The names along the path of a page, as its file would have them. */
function namesOf(url) {
    const { pathname, search } = new URL(url);
    const names = (0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(pathname).split('/').slice(1);
    const last = names.pop().replace(/\.html?$/i, '');
    return [...names, `${last === '' ? 'index' : last}.html${search}`];
}
function saysTheSame(one, other) {
    if (one.facts('hreflang')?.['htmlLang'] !== other.facts('hreflang')?.['htmlLang'])
        return false;
    return KEPT.some(([tool, fact]) => {
        const said = one.facts(tool)?.[fact];
        return typeof said === 'string' && said !== '' && said === other.facts(tool)?.[fact];
    });
}


/***/ }),

/***/ 3859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ familyOfVersions),
/* harmony export */   a: () => (/* binding */ PageFamilies)
/* harmony export */ });
/* harmony import */ var _syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73451);

/**
 * Equal for pages that are alike on purpose.
 *
 * @param versions addresses of all language versions of the page, itself among them; none where it has none
 */
function familyOfVersions(url, versions) {
    if (versions.length === 0)
        return (0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(url);
    return JSON.stringify([...new Set(versions.map(_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3))].toSorted());
}
/**
 * Pages that have something in common, by families: within one they are alike on purpose, as the pages of one list or
 * the versions for several countries.
 */
class PageFamilies {
    #byFamily;
    #familyOf;
    #count;
    /** @param familyOf of a page in another group it may be the same */
    constructor(pages, familyOf) {
        const families = new Set(pages.map(familyOf));
        // "/blog/2" is a page of the list "/blog", where that is one of them.
        this.#familyOf = page => {
            const family = familyOf(page);
            const list = family.replace(_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .BARE_NUMBER */ .Lg, '');
            return families.has(list) ? list : family;
        };
        this.#byFamily = Map.groupBy(pages, this.#familyOf);
        this.#count = pages.length;
    }
    /** Whether some are alike that should not be. */
    get areSeveral() {
        return this.#byFamily.size > 1;
    }
    get pages() {
        return [...this.#byFamily.values()].flat();
    }
    /** One page of each family. */
    get firsts() {
        return Array.from(this.#byFamily.values(), ([first]) => first);
    }
    /** The first pages of other families than that of one, and how many there are of them. */
    othersThan(page, most) {
        const own = this.#familyOf(page);
        const first = [];
        for (const [family, pages] of this.#byFamily) {
            if (family !== own)
                first.push(...pages.slice(0, most - first.length));
            if (first.length >= most)
                break;
        }
        return { first, count: this.#count - (this.#byFamily.get(own)?.length ?? 0) };
    }
}


/***/ }),

/***/ 98548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ familyOf),
/* harmony export */   Bb: () => (/* binding */ sameTextKey),
/* harmony export */   HI: () => (/* binding */ primaryLanguage),
/* harmony export */   VQ: () => (/* binding */ judgeSameText),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   XQ: () => (/* binding */ withOriginals),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   fS: () => (/* binding */ judgeOthers),
/* harmony export */   k1: () => (/* binding */ languageInAddress),
/* harmony export */   lG: () => (/* binding */ NAMED_PAGES),
/* harmony export */   n9: () => (/* binding */ isComparable),
/* harmony export */   oD: () => (/* binding */ standsForItself)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6810);
/* harmony import */ var _text_quoted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49087);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66840);
/* harmony import */ var _syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73451);
/* harmony import */ var _copied_pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76100);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79786);
/* harmony import */ var _page_families_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3859);







/** Pages that a message names. */
const NAMED_PAGES = 3;
/** Characters of a text that a message quotes. */
const MAX_PATH = 100;
/** What is wrong with a canonical that is no other page, for it is not there or its host is a mistake. */
const NO_OTHER_PAGE = [
    'serp/canonical-target-broken',
    'serp/canonical-not-production',
    'serp/canonical-local-host',
];
/**
 * Whether a page stands for itself in search results: it lets itself be indexed, no script leads on from it, and its
 * canonical is not another page. One that is not there search engines pass over. One on a wrong host, or with slashes that
 * are doubled, is a mistake of all pages, which must not hide what else they have in common. Where `serp` did not run, nothing says otherwise.
 */
function standsForItself({ url, facts, failed }) {
    const serp = facts('serp');
    if (serp?.['indexable'] === false || serp?.['leadsOn'] === true)
        return false;
    if (serp?.['canonicalIs'] !== 'elsewhere' || NO_OTHER_PAGE.some(failed))
        return true;
    const canonical = URL.parse(String(serp['canonicalPage']));
    const here = URL.parse(url);
    if (!canonical?.pathname.includes('//') || !here)
        return false;
    return withSingleSlashes(canonical) === withSingleSlashes(here);
}
function withSingleSlashes(url) {
    return (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_2__/* .loosePath */ .qv)(url).replace(/\/+/g, '/');
}
/**
 * Judges whether several pages have the same text. Left out are pages that do not stand for themselves, versions for
 * other readers, lists of what has a tag or a date, the further pages of one list, and of a page its copy in a second copy
 * of the site, which is told of as that.
 *
 * @param textOf undefined or empty where the page has none
 * @param what the text is, as "title"
 * @param family equal for pages that may have it in common
 * @param languageFor the language of a page; empty where it is not known
 */
function judgeSameText(pages, textOf, what, family = familyOf, languageFor = languageOf) {
    const written = (page) => {
        const text = textOf(page);
        return typeof text === 'string' && text.trim() !== '' && isComparable(page) ? text : undefined;
    };
    const languages = new Map(pages.flatMap(page => {
        const [text, language] = [written(page), languageFor(page)];
        return text !== undefined && language !== '' ? [[sameTextKey('', text), language]] : [];
    }));
    const keyOf = (page) => {
        const text = written(page);
        // Where a page does not say its language, it is that of a page with the same text.
        return text === undefined
            ? undefined
            : sameTextKey(languageFor(page) || (languages.get(sameTextKey('', text)) ?? ''), text);
    };
    const joined = withOriginals(pages, family);
    const groups = new Map([...Map.groupBy(pages, keyOf)].map(([key, group]) => [key, new _page_families_js__WEBPACK_IMPORTED_MODULE_3__/* .PageFamilies */ .a(group, joined)]));
    const quotedText = (page) => (0,_text_quoted_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(String(textOf(page)));
    return pages.map(page => {
        const key = keyOf(page);
        if (key === undefined)
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(`the page has no ${what} of its own`);
        return judgeOthers(page, pages.length, groups.get(key), names => `Same ${what} as ${names}: ${quotedText(page)}`);
    });
}
/** Families that a page of a copy of the site is in with its original, see {@link copiedPages}. */
function withOriginals(pages, family) {
    const originals = (0,_copied_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .copiedPages */ .l)(pages.filter(isComparable));
    return page => family(originals.get(page) ?? page);
}
/** Equal for texts that read the same in one language. */
function sameTextKey(language, text) {
    return `${language}\n${text.trim().toLowerCase()}`;
}
/**
 * Passed where all pages that are alike are of one family; not applicable where there is but one page.
 *
 * @param count of all pages
 * @param alike the page itself among them
 */
function judgeOthers(page, count, alike, messageOf) {
    if (count < 2)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)('only one page of the site was audited');
    const others = alike.othersThan(page, NAMED_PAGES);
    if (others.count === 0)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .pass */ .IX)();
    return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)({ url: page.url, message: messageOf(namesOf(others.first, others.count)) });
}
/** Whether its texts are compared with those of others at all. */
function isComparable(page) {
    return standsForItself(page) && !(0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_6__/* .isArchive */ .tc)(page.url);
}
/** Pages of one family are alike on purpose: those of one list, and the versions for several countries. */
function familyOf({ url, facts }) {
    const alternates = facts('hreflang')?.['alternates'];
    const named = Array.isArray(alternates) ? alternates : [];
    const urls = named.flatMap(alternate => URL.parse(String(alternate['url'])) ?? []);
    const here = URL.parse(url);
    const isOfSet = here !== null && urls.some(other => (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_2__/* .loosePath */ .qv)(other) === (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_2__/* .loosePath */ .qv)(here));
    return (0,_page_families_js__WEBPACK_IMPORTED_MODULE_3__/* .familyOfVersions */ .T)(url, isOfSet ? urls.map(({ href }) => href) : []);
}
/** The language that a page declares, in lower case without its region; empty where it declares none, or no tool says. */
function languageOf({ facts }) {
    return primaryLanguage(facts('hreflang')?.['htmlLang'] ?? facts('ux')?.['pageLanguage']);
}
/**
 * The language and region that the first folder of an address names, as `zh-cn`, whatever the page declares; undefined
 * where it names none.
 */
function languageInAddress(url) {
    return /^\/([a-z]{2}[-_][a-z]{2})(?:\/|$)/i.exec(URL.parse(url)?.pathname ?? '')?.[1]?.toLowerCase();
}
/** @param declared value of `lang` */
function primaryLanguage(declared) {
    return typeof declared === 'string' ? declared.toLowerCase().split('-')[0] : '';
}
/**
 * The paths of some pages, and how many more there are.
 *
 * @param pages of which the first are named
 * @param count of all
 */
function namesOf(pages, count = pages.length) {
    const names = pages.slice(0, NAMED_PAGES).map(({ url }) => pathOf(url));
    const more = count - names.length;
    if (more > 0)
        return `${names.join(', ')} and ${more} more`;
    return names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
function pathOf(url) {
    const parsed = URL.parse(url);
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(parsed ? parsed.pathname + parsed.search : url, MAX_PATH);
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
/**
 * A tool cannot judge: the page could not be fetched, a part of the machine is missing, time ran out.
 * The message is the reason that people read: what happened, to what, and what to do.
 */
class NotMeasured extends Error {
    name = 'NotMeasured';
}
/** The time ran out, which says nothing of the page: the machine may have been busy with something else. */
class OutOfTime extends NotMeasured {
}
/** What answers is no HTML page. What is said of any response, as its headers do, can be judged all the same. */
class NotHtml extends NotMeasured {
}
/** There is nothing for the tool to judge, as with the certificate of a page over plain HTTP. The message says why. */
class NotApplicable extends Error {
    name = 'NotApplicable';
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

/***/ 66840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e0: () => (/* binding */ namesItself),
/* harmony export */   gg: () => (/* binding */ PageAddress),
/* harmony export */   qv: () => (/* binding */ loosePath)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _net_platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82620);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25218);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);
/* harmony import */ var _canonical_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44310);
/* harmony import */ var _page_directives_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15000);






/**
 * Under which addresses a page goes, and which others may be compared with it.
 *
 * A build preview names production in its canonical and its language versions. Its own addresses there count as its
 * own, and versions there are asked for on the preview, which has them as they will ship. What is on further hosts
 * may not know this build yet.
 */
class PageAddress {
    here;
    /** The canonical that the page declares; undefined where it declares none, or several that differ. */
    canonical;
    /** How the canonical relates to the page. */
    canonicalIs;
    /** Host of the site as it will be, where the canonical names it for this page. */
    production;
    /** Why other hosts are not asked; undefined where the page is audited where it lives. */
    previewReason;
    #preview;
    /** The canonical, where it is known to be on the preview as its address there. */
    #canonicalHere;
    #pathsDiffer;
    constructor(page) {
        this.#preview = page.preview;
        this.here = new URL(page.url);
        this.canonical = (0,_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .agreedCanonical */ .tQ)((0,_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalLinks */ .Iu)(page))?.url;
        const { here, canonical } = this;
        const named = canonical && ((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(page.preview, canonical) ?? canonical);
        const otherHost = named !== undefined && named.host !== here.host;
        const samePage = named !== undefined && loosePath(named) === loosePath(here);
        this.production = page.preview?.host ?? (otherHost && samePage ? named.host : undefined);
        this.#canonicalHere = named;
        this.#pathsDiffer = named !== undefined && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(named) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(here);
        this.canonicalIs = relationOf(here, named, samePage, otherHost);
        this.previewReason = previewReasonOf(page, this.production);
    }
    /** Whether an address is this page, here or in production. */
    isThisPage(url) {
        const own = this.#onThisHost(url);
        if (!own)
            return false;
        if (loosePath(own) === loosePath(this.here))
            return true;
        return this.canonicalIs === 'variant' && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(own) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(this.#canonicalHere);
    }
    /** Whether an address has the path of this page on a host of which nothing is known. */
    mayBeThisPage(url) {
        return this.previewReason !== undefined && loosePath(url) === loosePath(this.here);
    }
    /** Host under which the page will be found; undefined where that is not known from here. */
    get publicHost() {
        if (this.production !== undefined)
            return this.production;
        const { hostname } = this.here;
        return (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(hostname) || (0,_net_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .platformOf */ .t)(hostname) !== undefined ? undefined : hostname;
    }
    /** Whether an address is on the site that is audited, here or in production. */
    isOnSite(url) {
        return this.#onThisHost(url) !== undefined;
    }
    /** Where to ask for a page that this one names. */
    locate(url) {
        const { here, previewReason } = this;
        if (url.host === here.host)
            return { url: withoutHash(url), mapped: false, pathsDiffer: false };
        const own = this.#onThisHost(url);
        if (own)
            return { url: own.href, mapped: true, pathsDiffer: this.#pathsDiffer };
        if ((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .isOnProduction */ .dT)(this.#preview, url)) {
            return { unverifiable: `${url.href} is outside of what is deployed` };
        }
        if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(url.hostname)) {
            return { unverifiable: `${url.host} is another server on a private network` };
        }
        if (previewReason !== undefined) {
            return { unverifiable: `${url.host} is another host, and ${previewReason}` };
        }
        return { url: withoutHash(url), mapped: false, pathsDiffer: false };
    }
    /** The address on the audited host of a page of the site; undefined for those of others. */
    #onThisHost(url) {
        const { here, production } = this;
        if (url.host === here.host)
            return url;
        if (this.#preview?.host !== undefined)
            return (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(this.#preview, url);
        return url.host === production ? new URL(`${here.origin}${url.pathname}${url.search}`) : undefined;
    }
}
function relationOf(here, canonical, samePage, otherHost) {
    if (!canonical)
        return 'absent';
    if (samePage)
        return 'self';
    const samePath = loosePath(canonical).split('?', 1)[0] === loosePath(here).split('?', 1)[0];
    return samePath && !otherHost ? 'variant' : 'elsewhere';
}
/** A preview is told by its address, by the canonical that names production, or by the header that platforms add. */
function previewReasonOf(page, production) {
    const { hostname } = new URL(page.url);
    if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(hostname))
        return 'the page is audited on a private server';
    if (production !== undefined)
        return `the audited host is a preview of ${production}`;
    if (page.preview)
        return 'the audited host is a preview';
    if ((0,_page_directives_js__WEBPACK_IMPORTED_MODULE_4__/* .headerDirectives */ .yX)(page.response).some(_page_directives_js__WEBPACK_IMPORTED_MODULE_4__/* .isNoindex */ .Mg))
        return 'the audited host is kept out of search';
    return (0,_net_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .platformOf */ .t)(hostname) !== undefined ? 'the audited host belongs to a hosting platform' : undefined;
}
/**
 * Whether a canonical is the page that declares it. On a host of which nothing is known the same path is the same page:
 * production names itself, and the audited host may be a copy of it.
 */
function namesItself(canonical, { url, preview }) {
    const here = new URL(url);
    const own = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(preview, canonical);
    if (own)
        return loosePath(own) === loosePath(here);
    const beside = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .addressBesideGuess */ .WF)(preview, here);
    if (beside && (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .isOnProduction */ .dT)(preview, canonical))
        return loosePath(beside) === loosePath(canonical);
    return canonical.host === here.host || preview?.host !== undefined
        ? (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparableUrl */ .sY)(canonical) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparableUrl */ .sY)(here)
        : loosePath(canonical) === loosePath(here);
}
/** Path and query in the form in which `/de`, `/de/`, `/de.html` and `/de/index.html` are equal: servers take them as one. */
function loosePath(url) {
    const [path = '', ...query] = (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(url).split('?');
    const stem = path.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/').replace(/\.html?$/i, '');
    return [stem.replace(/\/$/, ''), ...query].join('?');
}
function withoutHash(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href;
}


/***/ }),

/***/ 5758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mq: () => (/* binding */ startOfSeenText),
/* harmony export */   W$: () => (/* binding */ startOfTexts),
/* harmony export */   ae: () => (/* binding */ startOfSeenLines),
/* harmony export */   cY: () => (/* binding */ startOfWrittenText),
/* harmony export */   wg: () => (/* binding */ firstNodes)
/* harmony export */ });
/* unused harmony export LINE_END */
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

/** Nodes that are looked at for the start of a text: elements may be many, one in the other, and empty. */
const MAX_NODES = 500;
/** Characters of one piece of text that are looked at, white space in front of it included. */
const MAX_PART = 50_000;
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);
/** What begins on a line of its own: the text before it and its own are not one word. */
const BREAKS = new Set('br div p li dt dd tr td th h1 h2 h3 h4 h5 h6 section article address option'.split(' '));
/**
 * The start of all text below an element, white space folded and put between lines: as the whole text of it and then
 * cut, without the time that takes for each of many elements that lie in each other.
 *
 * @param most characters
 */
function startOfSeenText(root, most) {
    const lengthOf = (text) => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(firstTexts(root, most, lengthOf).join('')).slice(0, most);
}
/** What {@link startOfSeenLines} puts between lines; white space for patterns. */
const LINE_END = '\u2028';
/** The same as {@link startOfSeenText}, with {@link LINE_END} in place of the blank between lines. */
function startOfSeenLines(root, most) {
    const lengthOf = (text) => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    const lines = firstTexts(root, most, lengthOf, LINE_END).join('').split(LINE_END);
    return lines
        .map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)
        .filter(line => line !== '')
        .join(LINE_END)
        .slice(0, most);
}
/**
 * The texts of the nodes below an element, each without white space around it: inline elements may be shown as lines of
 * their own.
 *
 * @param most characters of all of them
 */
function startOfTexts(root, most) {
    return firstTexts(root, most, text => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length).map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ);
}
/** The same as {@link startOfSeenText}, of which white space counts as it is written, and is folded at last. */
function startOfWrittenText(root, most) {
    const text = firstTexts(root, most, part => part.length).join('');
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text.slice(0, most));
}
function firstTexts(root, most, lengthOf, lineEnd = ' ') {
    const parts = [];
    let characters = 0;
    for (const node of firstNodes(root, MAX_NODES, UNSEEN)) {
        if (BREAKS.has(node.nodeName))
            parts.push(lineEnd);
        if (node.nodeName !== '#text' || !('value' in node))
            continue;
        const start = node.value.slice(0, MAX_PART);
        parts.push(start);
        characters += lengthOf(start);
        if (characters >= most)
            break;
    }
    return parts;
}
/**
 * The nodes below an element in document order, as far as they are asked for.
 *
 * @param most nodes
 * @param without names of nodes that are left out with all below them
 */
function* firstNodes(root, most, without) {
    const path = [{ nodes: root.childNodes, next: 0 }];
    for (let seen = 0; seen < most; seen++) {
        while (path.length > 0 && path.at(-1).next >= path.at(-1).nodes.length)
            path.pop();
        const level = path.at(-1);
        if (!level)
            return;
        const node = level.nodes[level.next++];
        if (without?.has(node.nodeName))
            continue;
        yield node;
        if ('childNodes' in node && node.childNodes.length > 0)
            path.push({ nodes: node.childNodes, next: 0 });
    }
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

/***/ 11312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ platformScriptPatterns),
/* harmony export */   G7: () => (/* binding */ previewHint),
/* harmony export */   Gb: () => (/* binding */ hasNoAddressYet),
/* harmony export */   IS: () => (/* binding */ hereOf),
/* harmony export */   K3: () => (/* binding */ schemeOfHosts),
/* harmony export */   N6: () => (/* binding */ namesakesAmong),
/* harmony export */   Qm: () => (/* binding */ isSharedHost),
/* harmony export */   Tc: () => (/* binding */ productionAddressOf),
/* harmony export */   WF: () => (/* binding */ addressBesideGuess),
/* harmony export */   YG: () => (/* binding */ askedAt),
/* harmony export */   d0: () => (/* binding */ productionPatterns),
/* harmony export */   dT: () => (/* binding */ isOnProduction),
/* harmony export */   fm: () => (/* binding */ whyRootIsForeign),
/* harmony export */   gS: () => (/* binding */ deploymentRoot),
/* harmony export */   jL: () => (/* binding */ productionOrigins),
/* harmony export */   kX: () => (/* binding */ isPlatformCookie),
/* harmony export */   n0: () => (/* binding */ bareHost),
/* harmony export */   o6: () => (/* binding */ isSecureOnProduction),
/* harmony export */   oW: () => (/* binding */ previewOf),
/* harmony export */   oo: () => (/* binding */ isMixedOnProduction),
/* harmony export */   pY: () => (/* binding */ isPlatformScript),
/* harmony export */   qZ: () => (/* binding */ hasPreviewName),
/* harmony export */   yc: () => (/* binding */ isFullAddress),
/* harmony export */   yd: () => (/* binding */ addressOutsideFolder)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);

/**
 * What is known of the deployment that a URL belongs to; undefined where the URL is on production itself, with or
 * without www. The folder that production is in is the root of a preview, unless the preview is in the same folder.
 *
 * @param productionUrl where the pages will live, if that is known
 * @param base folder of the preview that stands for that address, as `/pr-1`; empty where the root does
 * @param isHomeGuessed whether the folder of `productionUrl` was named by nobody
 * @param namesakes pages of the deployment in a folder which is called as that of `productionUrl`, and is another one
 */
function previewOf(url, productionUrl, base = '', isHomeGuessed = false, namesakes = []) {
    const audited = new URL(url);
    const here = audited.origin;
    if (productionUrl === undefined) {
        return { host: undefined, origin: undefined, folder: '', home: '', base: '', here, words: 'on a preview' };
    }
    const { host, origin, pathname } = new URL(productionUrl);
    if (bareHost(host) === bareHost(audited.host))
        return undefined;
    const folder = pathname.replace(/\/$/, '');
    const isBelow = base !== '' && isInFolder(audited.pathname, base);
    const isOfHome = !isBelow && isInFolder(audited.pathname, folder) && !namesakes.includes(url);
    return {
        host,
        origin,
        folder: isOfHome ? '' : folder,
        home: folder,
        ...(isHomeGuessed && { isHomeGuessed }),
        base: isBelow ? base : '',
        here,
        ...(namesakes.length > 0 && { namesakes }),
        words: `on a preview of ${host}`,
    };
}
/**
 * The pages of a folder, served at the root of the preview, that lie in a folder in it which is called as the one that
 * production is in: few of them, where there are pages at all that lie elsewhere.
 *
 * @param pages addresses on the preview
 */
function namesakesAmong(pages, productionUrl) {
    const folder = new URL(productionUrl).pathname.replace(/\/$/, '');
    if (folder === '')
        return [];
    const inside = pages.filter(page => isInFolder(new URL(page).pathname, folder));
    return inside.length * 2 < pages.length ? inside : [];
}
/**
 * Whether nobody knows the addresses that pages will have: they are audited on this machine or in a private network, and
 * production is there too, or nothing says where it is. What needs a full address, such as a canonical, cannot be asked of them.
 */
function hasNoAddressYet(preview, url) {
    const hosts = [url, preview?.origin].flatMap(address => address === undefined ? [] : new URL(address).hostname);
    return hosts.every(_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ);
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
    if (!preview || !isOnProduction(preview, url) || !isInFolder(url.pathname, preview.home))
        return undefined;
    const { here, base, folder } = preview;
    // A generator writes the folder that it was given before some addresses of production too.
    if (base !== '' && isInFolder(url.pathname, base))
        return new URL(here + url.pathname + url.search);
    return new URL(`${here}${base}${url.pathname.slice(folder.length) || '/'}${url.search}`);
}
/** Whether the pages of a preview over plain HTTP are on HTTPS on production. */
function isSecureOnProduction(preview) {
    return preview?.origin?.startsWith('https:') === true && preview.here.startsWith('http:');
}
/** What an address without a scheme, as `//host/path`, is over on production; undefined where it is as on the preview. */
function schemeOfHosts(preview) {
    return isSecureOnProduction(preview) ? 'https:' : undefined;
}
/** Whether what such a page loads is mixed content on production: by an address with `http:` that is not that of the preview. */
function isMixedOnProduction(preview, address) {
    if (!isSecureOnProduction(preview) || !address.startsWith('http:'))
        return false;
    const url = URL.parse(address);
    return url !== null && url.origin !== preview?.here && !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(url.hostname);
}
/** The address of production that what is at an address of the preview will have; undefined where it is not known. */
function productionAddressOf(preview, url) {
    if (preview?.origin === undefined || url.origin !== preview.here || !isInFolder(url.pathname, preview.base))
        return undefined;
    const path = url.pathname.slice(preview.base.length) || '/';
    return new URL(`${preview.origin}${preview.folder}${path}${url.search}`);
}
/**
 * The address of production that a page will have if it is not in the folder that the build alone asks for its files in;
 * undefined where nothing about the folder is a guess.
 */
function addressBesideGuess(preview, url) {
    if (!preview?.isHomeGuessed || preview.origin === undefined)
        return undefined;
    if (url.origin !== preview.here || !isInFolder(url.pathname, preview.home))
        return undefined;
    const path = url.pathname.slice(preview.home.length) || '/';
    return new URL(`${preview.origin}${path}${url.search}`);
}
/**
 * Where to ask for what a page names: on the preview for what production will have from it. A path from the root of the host
 * that begins with the folder of production leads into the deployment, also where the preview has it at its root.
 */
function askedAt(preview, url) {
    const parsed = preview?.host === undefined ? null : URL.parse(url);
    if (!parsed || !preview)
        return url;
    const { here, base, folder, namesakes = [] } = preview;
    if (namesakes.includes(here + parsed.pathname + parsed.search))
        return url;
    if (parsed.origin === here && base === '' && folder !== '' && isInFolder(parsed.pathname, folder))
        return new URL(`${here}${parsed.pathname.slice(folder.length) || '/'}${parsed.search}${parsed.hash}`).href;
    return hereOf(preview, parsed)?.href ?? url;
}
/**
 * Why nothing is asked of what crawlers and browsers look for at the root of a host, such as robots.txt: the deployment
 * is a folder of production. Undefined where it is all of the host.
 */
function whyRootIsForeign(preview) {
    if (preview === undefined)
        return undefined;
    const { base } = preview;
    if (base !== '')
        return `the preview is ${base}/: the root of its host is not part of this deployment`;
    if (preview.home === '')
        return undefined;
    return `production is ${preview.home}/ on ${preview.host}: the root of that host is not part of this deployment`;
}
/**
 * Whether each project has a folder for itself on a host, by its name: what is at the root there is of another project, or
 * of nobody.
 */
function isSharedHost(host) {
    return SHARED_HOST.test(host);
}
const SHARED_HOST = /^[^.]+\.(?:github|gitlab)\.io$/;
/**
 * The address of production that a link from the root of the host, as `/sizes`, or up from a page, as `../sizes`, has where
 * the site is in a folder of a host that others share, and the link leads out of it; undefined for all else. A preview that
 * has the folder at its root answers such a link with a page of the site, which production does not.
 *
 * @param written the link as the page has it
 * @param url the link as an address on the preview
 * @param from what the link is relative to, on the preview; undefined where that is another address than that of the page
 */
function addressOutsideFolder(preview, url, written, from) {
    if (preview?.origin === undefined || preview.home === '' || preview.base !== '' || preview.isHomeGuessed)
        return undefined;
    if (!isSharedHost(preview.host ?? '') || url.origin !== preview.here)
        return undefined;
    const path = written.trim();
    if (path.startsWith('../')) {
        // A way up that ends at the root here leads further up from where the page is on production.
        const page = from && productionAddressOf(preview, from);
        const there = page && URL.parse(path, page);
        return there && !isInFolder(there.pathname, preview.home) ? there : undefined;
    }
    if (!/^\/(?!\/)/.test(path) || isInFolder(url.pathname, preview.home))
        return undefined;
    return new URL(`${preview.origin}${url.pathname}${url.search}`);
}
/** Where the deployment begins, without a slash at its end: its origin, with the folder that a preview has as well. */
function deploymentRoot(preview, origin) {
    if (preview === undefined)
        return origin;
    if (preview.base !== '')
        return origin + preview.base;
    return preview.folder === '' ? origin + preview.home : origin;
}
/** The origins of production, without and with www, which no IP address can have; none where it is not known. */
function productionOrigins(preview) {
    if (preview?.origin === undefined || preview.host === undefined)
        return [];
    const { protocol } = new URL(preview.origin);
    const bare = bareHost(preview.host);
    return [`${protocol}//${bare}`, `${protocol}//www.${bare}`].filter(origin => URL.canParse(origin));
}
/** The addresses of production over http and https as patterns for Chrome; none where it is not known. */
function productionPatterns(preview) {
    return productionOrigins(preview).map(origin => `*://${new URL(origin).host}/*`);
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
/** Whether a host is a preview by the name that its platform gave it. */
function hasPreviewName(hostname) {
    return PREVIEW_HOSTS.some(pattern => pattern.test(hostname));
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
    const isUnsaid = preview === undefined && hasPreviewName(hostname);
    return isUnsaid ? '; if this is a preview, name production in the setting "production-url"' : '';
}
/** Whether what a page writes names its host, as `https://…` and `//…`; all else means the deployment itself. */
function isFullAddress(written) {
    return /^\s*(?:https?:)?\/\//i.test(written);
}
/** A host without `www.`, which for most sites is the same place. */
function bareHost(host) {
    return host.replace(/^www\./, '');
}


/***/ }),

/***/ 18167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ siteCopies)
/* harmony export */ });
/** Pages of a folder from which on it can be a copy of the site, and the share of them that the site has too. */
const MIN_PAGES = 3;
const MIN_SHARE = 3 / 4;
/** Folders in each other that are looked at. */
const MAX_DEPTH = 5;
/** Names of versions of a site that are meant to be beside it: a language, the edition of a manual. */
const VERSION = /^(?:[a-z]{2,3}(?:[-_][a-z]{2,4})?|v?\d.*|latest|stable|main|amp|mobile)$/i;
/**
 * Folders that hold a second copy of the whole site, as an upload into the wrong folder leaves it: a home page, and pages
 * most of which the site has under the same names.
 *
 * @param pages by the names along their paths
 * @returns each with its pages, that of the folder around others first
 */
function siteCopies(pages) {
    const known = new Set(pages.map(pathOf));
    const folders = new Map();
    for (const names of pages) {
        for (let depth = 1; depth < Math.min(names.length, MAX_DEPTH + 1); depth++) {
            const folder = names.slice(0, depth);
            const path = pathOf(folder);
            const found = folders.get(path) ?? { folder, pages: [] };
            folders.set(path, found);
            found.pages.push(names);
        }
    }
    return [...folders.values()].filter(({ folder, pages }) => {
        if (pages.length < MIN_PAGES || folder.some(name => VERSION.test(name)))
            return false;
        const relative = pages.map(names => pathOf(names.slice(folder.length)));
        const both = relative.filter(path => known.has(path)).length;
        return relative.some(path => HOME.test(path)) && both >= relative.length * MIN_SHARE;
    });
}
const HOME = /^index\.html?$/i;
function pathOf(names) {
    return names.join('/');
}


/***/ }),

/***/ 46991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rl: () => (/* binding */ withoutIndexFile),
/* harmony export */   Uk: () => (/* binding */ homeLinksInVain),
/* harmony export */   Yr: () => (/* binding */ isLanguageHome),
/* harmony export */   dX: () => (/* binding */ leadsHome)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);


/** `/de`, `/en-us/`: where a site in several languages begins. */
const LANGUAGE_HOME = /^\/[a-z]{2,3}(?:[-_][a-z]{2,4})?\/?$/i;
/** The same as a file, by the codes of languages that sites are frequently written in. */
const LANGUAGE_FILE = /^\/(?:index[-_.])?(?:ar|bg|ca|cs|cz|da|de|dk|el|en|es|et|eu|fa|fi|fr|gb|gl|he|hr|hu|id|it|ja|jp|ko|lt|lv|nl|no|pl|pt|ro|ru|se|sk|sl|sr|sv|th|tr|uk|us|vi|zh)(?:\.html?|\.php)?$/i;
const INDEX_FILE = /\/(?:index|default)\.[a-z]{2,5}$/i;
/** The start page under a name of its own, as builders of sites make it. */
const HOME_FILE = /\/(?:index|default|home|homepage|home-page)(?:\.[a-z]{2,5})?\/?$/i;
/** Names that only at the root are the start page: in a folder they may be the first chapter of something. */
const START_FILE = /^((?:\/[a-z]{2}(?:-[a-z]{2})?)?\/)(?:start|startseite|main|welcome|accueil|inicio)(?:\.[a-z]{2,5})?\/?$/i;
/** What links to the home page are called, the name being all that they say. */
const HOME_NAMES = new Set([
    ...['home', 'homepage', 'home page', 'main page', 'start page', 'go home', 'back to home'],
    ...['startseite', 'zur startseite', 'accueil', "page d'accueil", 'inicio', 'página principal'],
    ...['início', 'página inicial', 'pagina iniziale', 'hem', 'startsida', 'hjem', 'forside', 'forsiden'],
    ...['startpagina', 'etusivu', 'strona główna', 'domů', 'úvod', 'kezdőlap', 'acasă', 'ana sayfa'],
    ...['главная', 'головна', 'αρχική', 'ホーム', 'トップ', '首页', '首頁', '主页', '홈'],
]);
const MAX_NAME = 40;
/** Class of the logo that leads to the start of a site: `navbar-brand`, `custom-logo-link`, `site-title`. */
const LOGO = /^(?:(?:site|nav|navbar|header|custom|page|main|top)[-_]*)*(?:logo|brand|branding|site[-_]?title|site[-_]?name)(?:[-_]*(?:link|img|image|wrapper|container))?$/i;
const MAX_CLASSES = 1000;
/** Whether a path is that of the start page of a language: `/de/`, `/de.html`. */
function isLanguageHome(path) {
    return LANGUAGE_HOME.test(path) || LANGUAGE_FILE.test(path);
}
/** The path of a page without the name of an index file: `/shop/index.html` is `/shop/`. */
function withoutIndexFile(path) {
    return path.replace(INDEX_FILE, '/');
}
/**
 * Whether links lead to where a site begins: its address, a copy of it, or what the page itself calls home. A site may
 * begin in a folder of its host, so each folder above the page counts as a possible home.
 *
 * @param path of the page, without index file
 */
function leadsHome(path) {
    const folders = foldersAbove(path);
    return ({ url, element }) => {
        const to = url.pathname.replace(HOME_FILE, '/').replace(START_FILE, '$1');
        return (to === '/' ||
            isLanguageHome(to) ||
            folders.has(to.endsWith('/') ? to : `${to}/`) ||
            /(?:^|\s)home(?:\s|$)/i.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel') ?? '') ||
            isCalledHome(element) ||
            isLogo(element));
    };
}
/** An index file beside the page: what stands in the folder is meant only where the site begins in it. */
const BESIDE = /^(?:\.|\.\/|(?:\.\/)?(?:index|default)\.[a-z]{2,5})$/i;
/**
 * Links that lead to the page itself in place of the home page: `index.html` in `/pricing/`. A site may begin there, so most
 * of the other links have to lead out of that folder.
 *
 * @param path of the page, without index file
 */
function homeLinksInVain(path, links) {
    if (!path.endsWith('/'))
        return { named: [], logos: [] };
    const isOwn = ({ url }) => withoutIndexFile(url.pathname) === path;
    const others = links.filter(link => !isOwn(link));
    const outside = others.filter(({ url }) => !url.pathname.startsWith(path));
    if (2 * outside.length <= others.length)
        return { named: [], logos: [] };
    const own = links.filter(link => isOwn(link) && link.url.hash === '');
    const named = own.filter(({ element }) => isCalledHome(element));
    const logos = own.filter(({ element }) => BESIDE.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href')?.trim() ?? '') && isLogo(element));
    return { named, logos };
}
/** `/a/b/page` lies in `/`, `/a/` and `/a/b/`. */
function foldersAbove(path) {
    const steps = path.replace(/\/$/, '').split('/').slice(0, -1);
    return new Set(steps.map((_, at) => `${steps.slice(0, at + 1).join('/')}/`));
}
function isCalledHome(link) {
    const names = [(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'aria-label'), (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'title'), (0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(link, MAX_NAME)];
    return names.some(name => name !== undefined && name.length <= MAX_NAME && HOME_NAMES.has(withoutSigns(name).toLowerCase()));
}
/** "Back to home" of "← Back to home". */
function withoutSigns(name) {
    return name.replace(/^[^\p{L}]{1,10}/u, '').replace(/[^\p{L}]{1,10}$/u, '');
}
function isLogo(link) {
    const parent = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(link);
    const images = link.childNodes.filter(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq).filter(({ tagName }) => tagName === 'img');
    return ([link, ...(parent ? [parent] : []), ...images].some(isNamedLogo) ||
        images.some(image => /logo/i.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(image, 'src') ?? '')));
}
function isNamedLogo(element) {
    const classes = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class') ?? '').slice(0, MAX_CLASSES).split(/\s+/);
    return [...classes, (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id')?.slice(0, MAX_CLASSES) ?? ''].some(name => LOGO.test(name));
}


/***/ }),

/***/ 39362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTopics: () => (/* binding */ runTopics)
});

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/mistyped-mails.js

/** Letters of the part of a host, or of a word of a name, in which a letter is surely mistyped. */
const MIN_LABEL = 6;
const MIN_WORD = 10;
/** Letters of what hyphens part. */
const MIN_PART = 4;
const MAX_LETTERS = 64;
/** Hosts of free mailboxes that differ in one letter: one may have a mailbox of the same name at each. */
const FREE = /^[a-z]?mail$/;
/**
 * Whether one of two mailboxes is the other one with a letter mistyped: the same name at a host that differs in one letter
 * within a part of it, or the same host and a long word of the name that does. Names of people differ in short words, in the
 * first and in the last letters, and hosts of one firm by their ending, a number, a hyphen or a plural.
 */
function isMistyped(one, other) {
    const [name, host] = one.split('@');
    const [otherName, otherHost] = other.split('@');
    if (name === otherName)
        return host !== otherHost && isMistypedHost(name, host, otherHost);
    if (host !== otherHost)
        return false;
    const words = differing(name.split(/[._+-]/), otherName.split(/[._+-]/));
    return (words !== undefined &&
        Math.min(...words.map(word => word.length)) >= MIN_WORD &&
        isOneLetter(...words) &&
        words[0].slice(0, 2) === words[1].slice(0, 2) &&
        words[0].slice(-2) === words[1].slice(-2));
}
function isMistypedHost(name, one, other) {
    const labels = differing(one.split('.'), other.split('.'));
    if (labels === undefined || one.split('.').at(-1) !== other.split('.').at(-1))
        return false;
    const [short, long] = labels.toSorted((a, b) => a.length - b.length);
    const isLong = short.length >= MIN_LABEL || (short.length >= MIN_LABEL - 2 && name.length >= MIN_WORD);
    const isPlural = long === `${short}s`;
    // A firm has the domains of both ways to write its umlaut.
    const isUmlaut = long.replace(/(?<=[aou])e/g, '') === short.replace(/(?<=[aou])e/g, '');
    return (isLong && !isPlural && !isUmlaut && !labels.every(label => FREE.test(label)) && isOneLetter(short, long));
}
/** The one part in which two lists of as many parts differ. */
function differing(parts, others) {
    if (parts.length !== others.length)
        return undefined;
    const at = parts.flatMap((part, index) => (part === others[index] ? [] : [index]));
    return at.length === 1 ? [parts[at[0]], others[at[0]]] : undefined;
}
/** Whether two texts differ in one letter of one of the words that hyphens part. */
function isOneLetter(one, other) {
    if ([one, other].some(text => text.length > MAX_LETTERS || /\d/.test(text)))
        return false;
    const words = differing(one.split('-'), other.split('-'));
    return words?.every(word => word.length >= MIN_PART) === true && (0,mod/* distance */.Io)(...words) === 1;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/contacts-over-pages.js





/** Pages with such a contact from which on they show what it is, and the share of them that have it. */
const MIN_PAGES = 4;
const USUAL_SHARE = 0.7;
/** Digits by which a number is known, with and without the codes in front. */
const LAST_DIGITS = 7;
/** Whether header and footer of all pages name one way to reach the site, and all pages write it in one way. */
const contactsOverPages = (0,tool_definition/* defineRunTopic */.m1)({
    checks: {
        'contact-unlike-other-pages': {
            severity: 'warning',
            title: 'One of two phone numbers or email addresses of the site is probably wrong',
            why: 'Header and footer link to another one than on other pages, or two email addresses differ in one letter. One of the two is usually out of date or mistyped: visitors call or write to somebody else, or to nobody.',
            fix: 'Correct the one that is wrong. Write header and footer once for all pages, as a part that the templates include.',
            help: 'https://web.dev/articles/click-to-call',
            example: 'the footers of all pages link to tel:+493012345678, and that of /prices to tel:+493012345687',
        },
    },
    judge: pages => ({ 'contact-unlike-other-pages': judgeContacts(pages) }),
});
function judgeContacts(pages) {
    const faults = new Map();
    const compared = new Set();
    for (const group of Map.groupBy(pages, same_on_pages/* languageOf */.eX).values()) {
        for (const kind of ['phones', 'mails']) {
            const found = group.flatMap(page => {
                const values = (0,same_on_pages/* standsForItself */.oD)(page) ? contactsOf(page, kind) : [];
                return values.length === 0 ? [] : [{ page, values }];
            });
            if (found.length < MIN_PAGES)
                continue;
            const usual = usualOf(found.map(({ values }) => values));
            if (usual === undefined)
                continue;
            const isUsual = (value) => keyOf(value) === keyOf(usual.value);
            const others = found.filter(({ values }) => !values.some(isUsual));
            const differing = new Set(others.flatMap(({ values }) => values.map(keyOf)));
            // Where several pages have a contact each, they are of several people or houses.
            const isMistake = differing.size === 1 && isAlike(others[0].values[0], usual.value);
            for (const { page } of found)
                compared.add(page);
            if (!isMistake)
                continue;
            for (const { page, values } of others)
                if (!faults.has(page))
                    faults.set(page, messageOf(kind, values[0], usual));
        }
    }
    for (const [page, message] of mistypedMails(pages, compared))
        if (!faults.has(page))
            faults.set(page, message);
    return pages.map(page => {
        if (!compared.has(page))
            return (0,judgement/* notApplicable */.hH)('too few pages have a contact to compare');
        const message = faults.get(page);
        return message === undefined ? (0,judgement/* pass */.IX)() : (0,judgement/* fail */.fJ)({ url: page.url, message });
    });
}
/** Mailboxes of a site that are compared with each other. */
const MAX_MAILS = 50;
/** The pages with a mailbox that is one of another page, or of the same, with a letter mistyped. */
function mistypedMails(pages, compared) {
    const shown = new Map();
    for (const page of pages) {
        const mails = page.failed('ux/contact-link-differs') ? [] : page.facts('ux')?.['mails'];
        if (!Array.isArray(mails) || mails.length === 0)
            continue;
        for (const mail of mails) {
            if (typeof mail !== 'string')
                continue;
            const known = shown.get(mail);
            if (known)
                known.push(page);
            else if (shown.size < MAX_MAILS)
                shown.set(mail, [page]);
        }
    }
    if (shown.size < 2)
        return new Map();
    for (const page of [...shown.values()].flat())
        compared.add(page);
    const mails = [...shown].sort(([, one], [, other]) => other.length - one.length);
    const faults = new Map();
    for (const [at, [mail, pagesOfMail]] of mails.entries()) {
        const [usual, others] = mails.slice(0, at).find(([known]) => isMistyped(known, mail)) ?? [];
        if (usual === undefined)
            continue;
        const where = others.length === 1 ? pathOf(others[0]) : `${others.length} pages`;
        for (const page of pagesOfMail)
            if (!faults.has(page))
                faults.set(page, `${mail} differs in one letter from ${usual}, which is on ${where}.`);
    }
    return faults;
}
function pathOf({ url }) {
    return new URL(url).pathname;
}
function contactsOf({ facts }, kind) {
    const contacts = facts('ux')?.['frameContacts'];
    const values = contacts?.[kind];
    return Array.isArray(values) ? values.filter(value => typeof value === 'string') : [];
}
/** Of a number the last digits, of a mailbox all. */
function keyOf(value) {
    return value.includes('@') ? value : value.slice(-LAST_DIGITS);
}
/** Digits behind which the numbers of one town go on. */
const AREA_DIGITS = 4;
/** Letters of a name that may be mistyped, and from which on it is no abbreviation, which others are like by chance. */
const MAX_TYPOS = 2;
const MIN_NAME = 4;
const MAX_NAME = 64;
const MAX_HOST = 320;
/** Mailboxes that a site has one of, under whichever of these names; others are of a person or of a part of the house. */
const FOR_ALL = /^(?:info|infos|contact|kontakt|contacto|contatti|contato|office|mail|e-?mail|post|hello|hallo|hola|ciao|bonjour|team|admin|webmaster|buero|sekretariat|secretariat|anfrage|enquir(?:y|ies))$/;
/**
 * Whether one of both was probably meant to be the other: of one town, of one name, or at one host where neither is of a
 * part of the house, as events@ on the page of events.
 */
function isAlike(own, usual) {
    if (!own.includes('@'))
        return own.slice(0, AREA_DIGITS) === usual.slice(0, AREA_DIGITS);
    const [[name, host], [usualName, usualHost]] = [own, usual].map(mail => mail.slice(0, MAX_HOST).split('@'));
    if (name === usualName)
        return true;
    if (host !== usualHost)
        return false;
    const isMistyped = Math.min(name.length, usualName.length) >= MIN_NAME &&
        (0,mod/* distance */.Io)(name.slice(0, MAX_NAME), usualName.slice(0, MAX_NAME)) <= MAX_TYPOS;
    return isMistyped || (FOR_ALL.test(name) && FOR_ALL.test(usualName));
}
function usualOf(all) {
    const counts = new Map();
    for (const values of all) {
        for (const key of new Set(values.map(keyOf))) {
            const known = counts.get(key) ?? { value: values.find(value => keyOf(value) === key), count: 0 };
            known.count++;
            counts.set(key, known);
        }
    }
    const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
    return most && most.count >= USUAL_SHARE * all.length ? most : undefined;
}
function messageOf(kind, own, { value, count }) {
    const what = kind === 'phones' ? 'tel:' : '';
    return `They link to ${what}${own}; those of ${count} other pages to ${what}${value}.`;
}

// EXTERNAL MODULE: ./lib/engine/tools/content/language.js
var content_language = __webpack_require__(43692);
// EXTERNAL MODULE: ./lib/engine/tools/ux/home-links.js
var home_links = __webpack_require__(46991);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/menu-over-pages.js





/** Pages with a menu from which on they show what it has. */
const menu_over_pages_MIN_PAGES = 4;
/** Share of them that have what belongs into the menu, and pages that do at least. */
const menu_over_pages_USUAL_SHARE = 0.7;
const MIN_USUAL = 3;
/** Part of the usual menu that a page must have for its menu to be the same one. */
const SAME_SHARE = 0.5;
const HOME = '/';
/** Entries that a message names. */
const NAMED = 3;
/** Whether a page has the menu that the other pages have. */
const menuOverPages = (0,tool_definition/* defineRunTopic */.m1)({
    checks: {
        'menu-differs': {
            severity: 'notice',
            title: 'The menu of the page lacks what the menus of other pages have',
            why: 'Each page has a menu of its own, so one is easily forgotten. Visitors who land on this page do not find what is missing there.',
            fix: 'Write the menu once for all pages, as a part that the templates include, or correct it on this page.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/consistent-navigation.html',
            example: 'the menus of all pages have "Prices", and that of /contact has not',
        },
    },
    judge: pages => ({ 'menu-differs': judgeMenus(pages) }),
});
/**
 * Each language of a site has a menu of its own, with fewer pages where not all are translated. Some say that they are in
 * another language than they are.
 */
function judgeMenus(pages) {
    const declared = [...Map.groupBy(pages, same_on_pages/* languageOf */.eX).values()];
    const judged = new Map(declared.flatMap(byWrittenLanguage).flatMap(group => {
        const judgements = judgeAlike(group);
        return group.map((page, at) => [page, judgements[at]]);
    }));
    return pages.map(page => judged.get(page));
}
/** Pages that declare one language, by that of their text; where it is not certain, it is that of most, or as declared. */
function byWrittenLanguage(pages) {
    const known = Map.groupBy(pages, writtenLanguage);
    const unsure = known.get('') ?? [];
    known.delete('');
    const [most = [], ...others] = [...known.values()].sort((a, b) => b.length - a.length);
    if (unsure.length > most.length)
        return [unsure, most, ...others];
    return [[...most, ...unsure], ...others];
}
/** The language of a text as it was detected, that of its kin where the page declares one of them; empty where none is certain. */
function writtenLanguage(page) {
    const language = page.facts('content')?.['language'];
    const [declared, detected] = [(0,same_on_pages/* languageOf */.eX)(page), String(language?.['detected'] ?? '')];
    return (0,content_language/* areKin */.JE)((0,content_language/* primary */.zB)(declared), detected) ? (0,content_language/* primary */.zB)(declared) : detected;
}
function judgeAlike(pages) {
    const menus = new Map(pages.flatMap(page => {
        const facts = (0,same_on_pages/* standsForItself */.oD)(page) ? page.facts('ux') : undefined;
        const [entries, further] = [facts?.['menu'], facts?.['furtherMenus'] ?? []];
        return Array.isArray(entries)
            ? [[page, menuOf(page.url, entries, further)]]
            : [];
    }));
    const counts = new Map();
    for (const { entries } of menus.values()) {
        for (const entry of entries) {
            const known = counts.get(entry.to);
            if (known)
                known.count++;
            else
                counts.set(entry.to, { entry, count: 1 });
        }
    }
    // The page that is open may be no link in its own menu.
    for (const { own, entries } of menus.values()) {
        const known = counts.get(own) ?? counts.get(`${own}.html`);
        if (known && !entries.some(({ to }) => to === known.entry.to))
            known.count++;
    }
    const least = Math.max(MIN_USUAL, menu_over_pages_USUAL_SHARE * menus.size);
    const usual = [...counts.values()].filter(({ count }) => count >= least);
    return pages.map(page => {
        const menu = menus.get(page);
        if (!menu || menus.size < menu_over_pages_MIN_PAGES)
            return (0,judgement/* notApplicable */.hH)('too few pages with a menu were audited');
        const missing = usual.filter(
        // The logo leads to the home page, and may as well stand beside the menu.
        ({ entry: { to, text } }) => to !== HOME && pageOf(to) !== pageOf(menu.own) && !leadsTo(menu, to) && !hasText(menu, text));
        if (usual.length - missing.length < Math.max(2, SAME_SHARE * usual.length))
            return (0,judgement/* notApplicable */.hH)('the menu of the page is another one');
        return missing.length === 0 ? (0,judgement/* pass */.IX)() : (0,judgement/* fail */.fJ)({ url: page.url, message: menu_over_pages_messageOf(missing) });
    });
}
/** The page that an entry leads to, whatever place on it and whether or not by the name of its file. */
function pageOf(to) {
    return to.replace(/#.*$/, '').replace(/\.html?$/, '');
}
/** Whether a menu has an entry, or leads to places on its page: a larger menu has those in place of the page. */
function leadsTo({ to: own }, to) {
    return own.has(to) || (!to.includes('#') && [...own].some(entry => pageOf(entry) === pageOf(to)));
}
/** Whether an entry has a text, or one that goes on with what screen readers say of it: "Home (current)". */
function hasText({ texts }, text) {
    return [...texts].some(own => own.startsWith(text) || text.startsWith(own));
}
function menuOf(url, entries, further) {
    const own = (0,home_links/* withoutIndexFile */.Rl)(new URL(url).pathname);
    return {
        own,
        entries,
        to: new Set([own, ...entries.map(({ to }) => to), ...further]),
        texts: new Set(entries.map(({ text }) => text)),
    };
}
function menu_over_pages_messageOf(missing) {
    const named = missing.slice(0, NAMED).map(({ entry: { text, to } }) => `"${text}" (${to})`);
    const rest = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
    return `Its menu has no ${named.join(', no ')}${rest}; the menus of ${missing[0].count} other pages have ${missing.length === 1 ? 'it' : 'them'}.`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/run-topics.js


const runTopics = [menuOverPages, contactsOverPages];


/***/ }),

/***/ 69612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ literalAddress),
/* harmony export */   Pz: () => (/* binding */ hostKind),
/* harmony export */   TH: () => (/* binding */ isSampleHost),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   YY: () => (/* binding */ isThisMachine),
/* harmony export */   gh: () => (/* binding */ isMetadataAddress),
/* harmony export */   i0: () => (/* binding */ isPublicAddress),
/* harmony export */   jV: () => (/* binding */ plainHost),
/* harmony export */   mJ: () => (/* binding */ isLocalHost),
/* harmony export */   wQ: () => (/* binding */ neverLeavesMachine)
/* harmony export */ });
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48280);

/** The ranges of ipaddr.js that are something else than reserved. */
const RANGES = {
    loopback: 'loopback',
    unspecified: 'unspecified',
    linkLocal: 'link-local',
    private: 'private',
    uniqueLocal: 'private',
    carrierGradeNat: 'private',
    unicast: 'public',
};
const METADATA_ADDRESSES = new Set(['168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254'].map(address => ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(address).toString()));
/** All that is allocated of IPv6 for the public internet: what lies outside is private, special or a tunnel. */
const GLOBAL_UNICAST = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('2000::/3');
/** Addresses of IPv6 that a system takes for the one of IPv4 that they hold (RFC 4291 section 2.5.5.2). */
const MAPPED = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('::ffff:0:0/96');
/** Prefixes of IPv6 whose addresses lead to the one of IPv4 that they hold, with the byte at which it begins. */
const EMBEDDING = [
    ['::/96', 12],
    ['::ffff:0:0/96', 12],
    ['::ffff:0:0:0/96', 12],
    ['64:ff9b::/96', 12],
    ['2002::/16', 2],
].map(([prefix, start]) => ({ prefix: ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR(prefix), start }));
/**
 * Top-level names that never lead to the public internet (RFC 6761, RFC 6762, RFC 8375, ICANN's "internal").
 * Names without a dot do not either.
 */
const PRIVATE_TOP_LEVEL = new Set(['test', 'local', 'internal', 'home', 'lan', 'arpa']);
/**
 * @param host of a URL, or an address of IPv4 or IPv6, with its zone or without
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
function hostKind(host) {
    const address = parsed(host);
    return address ? addressKind(address) : nameKind(plainHost(host));
}
/** The address that a host is; undefined where it is a name. */
function literalAddress(host) {
    return parsed(host) && plainHost(host);
}
/** A host as resolvers take it: without the brackets of IPv6 and the dot of the root. */
function plainHost(host) {
    return host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
/** Whether an IP address is reachable on the public internet. Anything else counts as not public. */
function isPublicAddress(address) {
    const read = parsed(address);
    return read !== undefined && addressKind(read) === 'public';
}
/** Whether an IP address, or the one of IPv4 that it holds, may belong to a cloud's metadata service. */
function isMetadataAddress(address) {
    const read = parsed(address);
    if (!read)
        return false;
    const embedded = embeddedIn(read);
    return [read, ...(embedded ? [embedded] : [])].map(addressKind).some(kind => METADATA_KINDS.has(kind));
}
/** There is no site on a link-local address. */
const METADATA_KINDS = new Set(['link-local', 'metadata']);
/**
 * Whether a host is one of a machine or a private network, as a preview server on a runner is, and no site of the
 * internet.
 */
function isLocalHost(host) {
    return hostKind(host) !== 'public';
}
/** Whether a host means whichever machine it is asked on, so that it means nothing to anybody else. */
function isThisMachine(host) {
    const kind = hostKind(host);
    return kind === 'loopback' || kind === 'unspecified';
}
/**
 * Whether a host is one of those that documents and templates write for the site of their reader. Nobody but IANA has a
 * site there.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2606#section-3
 */
function isSampleHost(host) {
    return /^(?:www\.)?example\.(?:com|net|org)$/i.test(plainHost(host));
}
/**
 * Whether a browser takes a host for the machine that it runs on, and what is sent to it for safe without TLS.
 *
 * @see https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy
 */
function isLoopback(host) {
    return hostKind(host) === 'loopback';
}
/**
 * Whether what is sent to a host never leaves this machine. Of names that is certain of `localhost` alone: resolvers
 * of systems may ask the DNS for those below it.
 */
function neverLeavesMachine(host) {
    return isLoopback(host) && (parsed(host) !== undefined || plainHost(host).toLowerCase() === 'localhost');
}
/** What an address is made of, in any notation: of another text ipaddr.js makes errors with stacks to find that it is none. */
const MADE_AS_ADDRESS = /^[\da-fx.]+$|:/i;
function parsed(host) {
    const text = plainHost(host).replace(/%.*$/, '');
    return MADE_AS_ADDRESS.test(text) && ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.isValid(text) ? ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(text) : undefined;
}
function addressKind(address) {
    if (METADATA_ADDRESSES.has(address.toString()))
        return 'metadata';
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6 && address.match(MAPPED))
        return mappedKind(address);
    const kind = RANGES[address.range()] ?? 'reserved';
    const isOutside = address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6 && !address.match(GLOBAL_UNICAST);
    return kind === 'public' && isOutside ? 'reserved' : kind;
}
/** Where a resolver gives such an address, something is odd: what would be public is not trusted to be. */
function mappedKind(address) {
    const kind = addressKind(address.toIPv4Address());
    return kind === 'public' ? 'reserved' : kind;
}
function embeddedIn(address) {
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4)
        return undefined;
    const start = EMBEDDING.find(({ prefix }) => address.match(prefix))?.start;
    return start === undefined ? undefined : new ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4(address.toByteArray().slice(start, start + 4));
}
function nameKind(name) {
    const topLevel = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    if (topLevel === 'localhost')
        return 'loopback';
    return topLevel === name.toLowerCase() || PRIVATE_TOP_LEVEL.has(topLevel) ? 'private' : 'public';
}


/***/ }),

/***/ 82620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ platformOf)
/* harmony export */ });
/* harmony import */ var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);

/**
 * Entries of the private division of the public suffix list under which names are sold as under a top-level domain:
 * who buys one runs the server and the DNS of it.
 */
const SOLD_UNDER = new Set([
    ...[
        'ae.org',
        'africa.com',
        'br.com',
        'cn.com',
        'co.ca',
        'co.com',
        'co.cz',
        'co.dk',
        'co.krd',
        'co.nl',
        'co.no',
    ],
    ...[
        'co.pl',
        'co.ro',
        'com.de',
        'com.ru',
        'com.se',
        'de.com',
        'eu.com',
        'eu.org',
        'gb.net',
        'gr.com',
        'hu.net',
    ],
    ...[
        'in.net',
        'jp.net',
        'jpn.com',
        'mex.com',
        'msk.ru',
        'msk.su',
        'net.ru',
        'nov.ru',
        'org.ru',
        'pp.ru',
        'priv.at',
    ],
    ...[
        'radio.am',
        'radio.fm',
        'ru.com',
        'sa.com',
        'se.net',
        'shop.ro',
        'spb.ru',
        'spb.su',
        'uk.com',
        'uk.net',
    ],
    ...['us.com', 'us.org', 'za.bz', 'za.com'],
]);
/**
 * The domain under which a platform gives hosts to its users, as `vercel.app` and `github.io`, by the private division of
 * the public suffix list; undefined for all other hosts.
 *
 * @see https://publicsuffix.org/list/
 */
function platformOf(host) {
    const { isPrivate, publicSuffix } = (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(host, { allowPrivateDomains: true });
    return isPrivate && !SOLD_UNDER.has(publicSuffix) ? publicSuffix : undefined;
}


/***/ })

};
