export const id = 1822;
export const ids = [1822];
export const modules = {

/***/ 81822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sitemapTool: () => (/* binding */ sitemapTool)
});

// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/addresses.js
var addresses = __webpack_require__(69204);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/tool-definition.js
var tool_definition = __webpack_require__(62822);
// EXTERNAL MODULE: ./lib/engine/visit/page-directives.js
var page_directives = __webpack_require__(38138);
// EXTERNAL MODULE: ./lib/engine/visit/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51659);
// EXTERNAL MODULE: ./lib/engine/visit/sitemap/survey.js + 7 modules
var sitemap_survey = __webpack_require__(26071);
// EXTERNAL MODULE: ./lib/engine/page/language-alternates.js
var language_alternates = __webpack_require__(29746);
// EXTERNAL MODULE: ./lib/engine/visit/preview.js
var visit_preview = __webpack_require__(40242);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/listing.js


/** Whether the audited page is in the sitemaps. */
const LISTING_CHECKS = {
    'page-not-listed': {
        severity: 'notice',
        title: 'The page is not in the sitemap',
        why: 'Search engines find the page by links alone, and learn of its changes later.',
        fix: 'Add the address of the page to the sitemap, or leave it out knowingly.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
        example: "https://www.example.com/new is in none of the site's sitemaps",
    },
};
/** Endings that servers leave out or put on: with and without them it is one page. */
const ENDINGS = ['', '/', '.html', '/index.html'];
/**
 * The addresses under which a page may be listed.
 *
 * @param origins the audited one, and that of production where the sitemaps list it
 */
function namesOf(url, origins) {
    const on = (path) => origins.map(origin => `${origin}${path}`);
    const path = (0,addresses/* comparablePath */.cM)(url);
    const [pathname = '/', query] = path.split(/(?=\?)/, 2);
    const bare = pathname.replace(/(?:\/index)?\.html?$|\/index$|\/$/i, '');
    const similar = ENDINGS.map(ending => `${bare}${ending}` || '/').map(name => `${name}${query ?? ''}`);
    return { exact: on(path), similar: similar.flatMap(on) };
}
/** @param also further addresses of the page, as its canonical */
function findListing(urls, url, origins, also = []) {
    const names = namesOf(url, origins);
    if (names.exact.some(name => urls.has(name)))
        return 'listed';
    const others = also.map(other => (0,addresses/* comparableUrl */.sY)(other));
    const similar = also.flatMap(other => namesOf(other.href, origins).similar);
    const known = [...names.similar, ...others, ...similar].some(name => urls.has(name));
    return known ? 'listed-otherwise' : 'not-listed';
}
/** @param excuse why the page need not be listed; @param unread why it cannot be told */
function judgeListing(listing, url, excuse, unread) {
    if (excuse !== undefined)
        return (0,tool_definition/* notApplicable */.hH)(excuse);
    if (listing === 'listed')
        return (0,tool_definition/* pass */.IX)();
    if (listing === 'listed-otherwise')
        return (0,tool_definition/* pass */.IX)('it is listed under another form of its address');
    if (unread !== undefined)
        return (0,tool_definition/* notMeasured */.q7)(unread);
    return (0,tool_definition/* fail */.fJ)({ url, message: 'is in none of the sitemaps' });
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/alternate-agreement.js





/**
 * Judges whether the language versions that a page names in its HTML and headers are those that the sitemaps name for
 * it. A version that one of them leaves out is no contradiction: search engines put them together.
 */
function judgeAgreement(page, site) {
    const { origins, alternateFindings } = site;
    if (alternateFindings.count === 0)
        return (0,tool_definition/* notApplicable */.hH)('the sitemaps name no language versions');
    const { read } = (0,language_alternates/* languageAlternates */.i)(page);
    if (read.length === 0)
        return (0,tool_definition/* notApplicable */.hH)('the page names no language versions itself');
    const names = namesOf(page.url, origins).exact;
    const compared = read.map(alternate => ({
        alternate,
        result: compare(alternate, page.preview, names, site),
    }));
    if (compared.every(({ result }) => result === 'none')) {
        return alternateFindings.knowsAll
            ? (0,tool_definition/* notApplicable */.hH)('the sitemaps name no language versions of this page')
            : (0,tool_definition/* notMeasured */.q7)('the sitemaps name more language versions than are kept');
    }
    return (0,tool_definition/* failWhere */.a4)(compared
        .filter(({ result }) => result === 'other')
        .map(({ alternate }) => alternate.at(`${alternate.code} is ${alternate.url.href} here and another page in the sitemap`)));
}
/** A page of a preview and its address of production are one. */
function compare({ code, url }, preview, pages, { origins, alternateFindings }) {
    if (!url)
        return 'none';
    const here = (0,visit_preview/* hereOf */.IS)(preview, url) ?? url;
    const path = (0,addresses/* comparablePath */.cM)(here);
    const forms = origins.includes(here.origin) ? origins.map(origin => origin + path) : [(0,addresses/* comparableUrl */.sY)(url)];
    const results = pages.flatMap(page => forms.map(form => alternateFindings.compare(page, code, form)));
    return results.find(result => result === 'same') ?? results.find(result => result === 'other') ?? 'none';
}

// EXTERNAL MODULE: ./lib/engine/page/language-tag.js + 7 modules
var language_tag = __webpack_require__(10963);
// EXTERNAL MODULE: ./lib/engine/visit/sitemap/format.js
var format = __webpack_require__(7567);
;// CONCATENATED MODULE: ./lib/engine/visit/sitemap/url-set.js
const { imul } = Math;
const INITIAL_SLOTS = 1024;
const MAX_LOAD = 0.6;
const TWO_32 = 2 ** 32;
const LOW_21 = 2 ** 21 - 1;
/** A number of 53 bits for a text. That two of a million texts share one has a chance of about 1 in 18,000. */
function hashOf(text) {
    let a = 0x9e3779b1;
    let b = 0x85ebca6b;
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        a = imul(a ^ code, 0x01000193);
        b = imul(b ^ code, 0x27d4eb2f) ^ (b >>> 15);
    }
    a = imul(a ^ (a >>> 16), 0x7feb352d);
    b = imul(b ^ (b >>> 15), 0x846ca68b);
    a ^= b >>> 13;
    b ^= a >>> 16;
    return (b & LOW_21) * TWO_32 + (a >>> 0);
}
/** Remembers which texts were added in 8 to 27 bytes each, whatever their length, and none of the texts. */
class UrlSet {
    /** Hashes plus one, as a slot that is 0 is free. */
    #slots = new Float64Array(INITIAL_SLOTS);
    #size = 0;
    get size() {
        return this.#size;
    }
    /** @returns whether it is new */
    add(text) {
        return this.addHash(hashOf(text));
    }
    addHash(hash) {
        const key = hash + 1;
        const slot = this.#slotOf(key);
        if (this.#slots[slot] === key)
            return false;
        this.#slots[slot] = key;
        if (++this.#size > this.#slots.length * MAX_LOAD)
            this.#grow();
        return true;
    }
    has(text) {
        return this.hasHash(hashOf(text));
    }
    hasHash(hash) {
        const key = hash + 1;
        return this.#slots[this.#slotOf(key)] === key;
    }
    #slotOf(key) {
        const slots = this.#slots;
        let slot = key % slots.length;
        while (slots[slot] !== 0 && slots[slot] !== key)
            slot = slot + 1 === slots.length ? 0 : slot + 1;
        return slot;
    }
    #grow() {
        const old = this.#slots;
        this.#slots = new Float64Array(old.length * 2);
        for (const key of old)
            if (key !== 0)
                this.#slots[this.#slotOf(key)] = key;
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/finding-list.js


/** Places kept of one check: the report shows no more. */
const MAX_KEPT = 50;
/** Characters shown of an address. */
const MAX_SHOWN = 200;
/** The places at which a check failed: the first of them, and how many there are. */
class FindingList {
    #kept = [];
    #count = 0;
    get count() {
        return this.#count;
    }
    add(file, place, message) {
        if (++this.#count > MAX_KEPT)
            return;
        const { line, column } = place;
        this.#kept.push({ url: file.url, line, ...(column !== undefined && { column }), message: message() });
    }
    judge() {
        return failCounted(this.#kept, this.#count);
    }
    /**
     * @param looked how many there were of what the check looks at
     * @param nothing why it does not apply where there were none
     */
    judgeAmong(looked, nothing) {
        return looked === 0 && this.#count === 0 ? (0,tool_definition/* notApplicable */.hH)(nothing) : this.judge();
    }
}
/** Failed with the count of all places where there are any, else passed. */
function failCounted(occurrences, count) {
    if (count === 0)
        return (0,tool_definition/* pass */.IX)();
    return count > occurrences.length ? { outcome: 'fail', occurrences, count } : (0,tool_definition/* fail */.fJ)(occurrences);
}
/** The start of an address, which does not keep alive the file that it was read from. */
function shown(text) {
    return (0,format/* detached */.ht)(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text);
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/alternate-findings.js






const HELP = 'https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap';
/** Language versions that the sitemap names. */
const ALTERNATE_CHECKS = {
    'alternate-invalid': {
        severity: 'warning',
        title: 'A language version in the sitemap cannot be used',
        why: 'Search engines ignore an <xhtml:link> without rel="alternate", a language code and a full address.',
        fix: 'Write <xhtml:link rel="alternate" hreflang="de" href="https://…"/>.',
        help: HELP,
        example: '<xhtml:link rel="alternate" hreflang="english" href="/en/"/>',
    },
    'alternate-no-self': {
        severity: 'warning',
        title: 'A page does not list itself among its language versions in the sitemap',
        why: 'Each entry must name all versions, its own among them; Google may ignore the group otherwise.',
        fix: 'Add an <xhtml:link> for the page itself to its entry.',
        help: HELP,
        example: '<loc>https://www.example.com/en/</loc>\n<xhtml:link rel="alternate" hreflang="de" href="https://www.example.com/de/"/>',
    },
    'alternate-no-return': {
        severity: 'warning',
        title: 'A language version in the sitemap is not linked back',
        why: 'Google ignores a version that does not name the page in turn.',
        fix: 'Repeat the same set of <xhtml:link> in the entry of each version.',
        help: HELP,
        example: 'the entry of /en/ names /de/ as German, the entry of /de/ does not name /en/',
    },
};
/** Whether the page names the language versions that the sitemap names for it. */
const AGREEMENT_CHECKS = {
    'alternate-contradicts-page': {
        severity: 'warning',
        title: 'The sitemap and the page name different pages for one language',
        why: 'Google takes language versions from HTML, headers and sitemaps alike; where they contradict each other, it may ignore them.',
        fix: 'Name the versions in one place alone, or let both be made from the same data.',
        help: HELP,
        example: '<xhtml:link rel="alternate" hreflang="de" href="https://www.example.com/de/"/> in the sitemap,\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/"> in the page',
    },
};
/** Pairs of a page and a language that are kept, in about 50 bytes each. */
const MAX_KEPT_VERSIONS = 200_000;
/** Links of which the way back may still come. Sitemaps that need more put the versions of a page far apart. */
const MAX_OPEN_LINKS = 100_000;
/** Of so many open links the addresses are kept for the report. */
const MAX_NAMED_LINKS = 1000;
const LANGUAGE = /^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)$/i;
class AlternateFindings {
    #invalid = new FindingList();
    #noSelf = new FindingList();
    /** Links by the hash of where they lead from and to, until the way back comes. */
    #open = new Map();
    /** Hashes of page and language, with that of the version's address. */
    #versions = new Map();
    #count = 0;
    /** Links whose way back came. */
    #returned = 0;
    #overflown = false;
    /** Links to language versions. */
    get count() {
        return this.#count;
    }
    entry({ entry, file, key, isNew }) {
        if (entry.alternates.length === 0)
            return;
        const targets = new Map();
        for (const alternate of entry.alternates) {
            this.#count++;
            const { rel, hreflang, href } = alternate;
            const url = /^https?:\/\//i.test(href) ? URL.parse(href) : null;
            const fault = faultOf(rel, hreflang, href, url);
            if (fault)
                this.#invalid.add(file, alternate, () => fault);
            if (!url)
                continue;
            targets.set((0,addresses/* comparableUrl */.sY)(url), alternate);
            if (isNew && this.#versions.size < MAX_KEPT_VERSIONS) {
                this.#versions.set(versionKey(key, hreflang), hashOf((0,addresses/* comparableUrl */.sY)(url)));
            }
        }
        if (!isNew)
            return;
        if (!targets.has(key)) {
            this.#noSelf.add(file, entry, () => `${shown(entry.loc)} is not among its versions`);
        }
        for (const [target, place] of targets)
            if (target !== key)
                this.#link(key, target, place, file);
    }
    /** Whether {@link compare} knows all versions. */
    get knowsAll() {
        return this.#versions.size < MAX_KEPT_VERSIONS;
    }
    /**
     * What the sitemap says of the version of a page in a language: `same` where it is the given one.
     *
     * @param page in its comparable form, as `url`
     */
    compare(page, code, url) {
        const named = this.#versions.get(versionKey(page, code));
        if (named === undefined)
            return 'none';
        return named === hashOf(url) ? 'same' : 'other';
    }
    /**
     * @param urls all addresses of the sitemaps
     * @param complete whether all sitemaps were read to their ends
     */
    judge(urls, complete) {
        if (this.#count === 0) {
            const none = (0,tool_definition/* notApplicable */.hH)('the sitemaps name no language versions');
            return { 'alternate-invalid': none, 'alternate-no-self': none, 'alternate-no-return': none };
        }
        return {
            'alternate-invalid': this.#invalid.judge(),
            'alternate-no-self': this.#noSelf.judge(),
            'alternate-no-return': this.#judgeReturns(urls, complete),
        };
    }
    #link(from, to, { line, column }, file) {
        if (this.#open.delete(hashOf(`${to} ${from}`))) {
            this.#returned++;
            return;
        }
        if (this.#open.size >= MAX_OPEN_LINKS) {
            this.#overflown = true;
            return;
        }
        this.#open.set(hashOf(`${from} ${to}`), {
            file,
            line,
            ...(column !== undefined && { column }),
            target: hashOf(to),
            named: this.#open.size < MAX_NAMED_LINKS ? (0,format/* detached */.ht)(to.slice(0, 200)) : undefined,
        });
    }
    /** A version that is in none of the sitemaps may link back by its own page. */
    #judgeReturns(urls, complete) {
        if (this.#overflown || !complete)
            return (0,tool_definition/* notMeasured */.q7)('not all links between versions could be followed');
        const list = new FindingList();
        for (const { file, target, named, ...place } of this.#open.values()) {
            if (!urls.hasHash(target))
                continue;
            list.add(file, place, () => `${named ?? 'the version'} is listed, and does not name this page in turn`);
        }
        return list.judgeAmong(this.#returned, 'no version of a page is another page of the sitemaps');
    }
}
function versionKey(page, code) {
    return hashOf(`${page} ${code.toLowerCase()}`);
}
function faultOf(rel, hreflang, href, url) {
    if (!rel.toLowerCase().split(/\s+/).includes('alternate'))
        return `rel is "${shown(rel)}"`;
    if (hreflang === '')
        return 'has no hreflang';
    if (!LANGUAGE.test(hreflang))
        return `hreflang is "${shown(hreflang)}"`;
    const unknown = unknownPart(hreflang);
    if (unknown !== undefined)
        return `hreflang is "${hreflang}", and ${unknown}`;
    if (!url)
        return href === '' ? 'has no href' : `href is "${shown(href)}", not a full http or https URL`;
    return undefined;
}
/** What of a code does not exist; undefined where all of it does. */
function unknownPart(code) {
    const { language = '', script, region } = (0,language_tag/* readLanguageTag */.FA)(code) ?? {};
    if (language === '')
        return undefined;
    if ((0,language_tag/* languageKind */.NI)(language) === 'unknown')
        return `there is no language "${language}"`;
    if (script !== undefined && !(0,language_tag/* isScript */.Kh)(script))
        return `there is no script "${script}"`;
    if (region === undefined || (0,language_tag/* isCountry */.B8)(region) || (0,language_tag/* isArea */.y_)(region))
        return undefined;
    return `"${region}" is not a country of ISO 3166-1`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/date-findings.js


const LASTMOD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes-about-xml-sitemaps';
/** What an entry says of its page beside the address. */
const DATE_CHECKS = {
    'lastmod-invalid': {
        severity: 'warning',
        title: 'A lastmod is not a date that search engines can read',
        why: 'They ignore it, and so do not learn that the page has changed.',
        fix: 'Write dates as 2027-03-31 or 2027-03-31T12:00:00+02:00.',
        help: 'https://www.w3.org/TR/NOTE-datetime',
        example: '<lastmod>31.03.2027</lastmod>',
    },
    'lastmod-future': {
        severity: 'warning',
        title: 'A lastmod lies in the future',
        why: 'A page cannot have changed at a time to come. Google uses lastmod only where it is found to be right.',
        fix: 'Write the time of the last real change of the page.',
        help: LASTMOD,
        example: '<lastmod>2099-01-01</lastmod>',
    },
    'lastmod-all-equal': {
        severity: 'notice',
        title: 'All pages have the same lastmod',
        why: 'It is the time of the build most likely, and not that of the last change of each page. Google ignores lastmod where it is not right.',
        fix: 'Take the date of each page from its content or its last commit, or leave lastmod out.',
        help: LASTMOD,
        example: '<lastmod>2027-03-31T04:00:00Z</lastmod> in every entry',
    },
    'invalid-value': {
        severity: 'notice',
        title: 'A changefreq or priority has a value that the protocol does not know',
        why: 'Google ignores both tags whatever they say; others may refuse the entry.',
        fix: 'Remove the tags, or use always, hourly, daily, weekly, monthly, yearly or never, and 0.0 to 1.0.',
        help: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
        example: '<priority>10</priority>',
    },
};
/** Fewer pages may well have been changed together. */
const MIN_EQUAL = 10;
/** The pages of one build are written within this many milliseconds. */
const BUILD_MS = 10 * 60_000;
/** Clocks and time zones differ: this many milliseconds ahead are no fault. */
const TOLERANCE_MS = 24 * 3_600_000;
const FREQUENCIES = new Set([
    ...['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'],
]);
const W3C_DATE = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,12})?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/;
/**
 * Milliseconds since 1970 of a date as the W3C's note or XML Schema allow it, which is the sum of what the protocol
 * names; undefined where it is none. Without a time zone it counts as UTC.
 *
 * @see https://www.w3.org/TR/NOTE-datetime
 */
function w3cDate(text) {
    const match = W3C_DATE.exec(text);
    if (!match)
        return undefined;
    const [year, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
        .slice(1, 7)
        .map(part => (part === undefined ? undefined : Number(part)));
    const zone = match[7] ?? 'Z';
    const local = Date.UTC(year, month - 1, day, hour, minute, second);
    const date = new Date(local);
    const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 0;
    if (!exists || hour > 24 || minute > 59 || second > 60)
        return undefined;
    return zone === 'Z' ? local : local - offsetOf(zone);
}
function offsetOf(zone) {
    const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4));
    return (zone.startsWith('-') ? -1 : 1) * minutes * 60_000;
}
class DateFindings {
    #invalid = new FindingList();
    #future = new FindingList();
    #values = new FindingList();
    #now;
    #entries = 0;
    #dates = 0;
    /** Those of indexes among them. */
    #lastmods = 0;
    #readable = 0;
    #valued = 0;
    #oldest = Number.POSITIVE_INFINITY;
    #newest = Number.NEGATIVE_INFINITY;
    #first;
    /** @param now milliseconds since 1970 */
    constructor(now) {
        this.#now = now;
    }
    /** @returns milliseconds since 1970 of a valid lastmod */
    entry(entry, file) {
        this.#entries++;
        const { changefreq, priority } = entry;
        if (changefreq !== undefined || priority !== undefined)
            this.#valued++;
        if (changefreq !== undefined && !FREQUENCIES.has(changefreq.toLowerCase())) {
            this.#values.add(file, entry, () => `changefreq is "${shown(changefreq)}"`);
        }
        if (priority !== undefined && !isPriority(priority)) {
            this.#values.add(file, entry, () => `priority is "${shown(priority)}"`);
        }
        const date = this.lastmod(entry, file);
        if (date === undefined)
            return undefined;
        this.#first ??= { file, line: entry.line, text: shown(entry.lastmod) };
        this.#dates++;
        this.#oldest = Math.min(this.#oldest, date);
        this.#newest = Math.max(this.#newest, date);
        return date;
    }
    /** Of an entry or of a child of an index. */
    lastmod({ lastmod, line, column }, file) {
        if (lastmod === undefined)
            return undefined;
        this.#lastmods++;
        const place = column === undefined ? { line } : { line, column };
        const date = w3cDate(lastmod);
        if (date !== undefined)
            this.#readable++;
        if (date === undefined)
            this.#invalid.add(file, place, () => `lastmod is "${shown(lastmod)}"`);
        else if (date > this.#now + TOLERANCE_MS) {
            this.#future.add(file, place, () => `lastmod is ${shown(lastmod)}`);
        }
        return date;
    }
    judge() {
        return {
            'lastmod-invalid': this.#invalid.judgeAmong(this.#lastmods, 'the sitemaps have no lastmod'),
            'lastmod-future': this.#future.judgeAmong(this.#readable, 'the sitemaps have no lastmod that can be read'),
            'lastmod-all-equal': this.#judgeEqual(),
            'invalid-value': this.#values.judgeAmong(this.#valued, 'the sitemaps have neither changefreq nor priority'),
        };
    }
    #judgeEqual() {
        const list = new FindingList();
        const { file, line, text } = this.#first ?? {};
        if (!file || this.#dates < MIN_EQUAL || this.#dates < this.#entries) {
            return (0,tool_definition/* notApplicable */.hH)(`there are not ${MIN_EQUAL} pages or more that all have a lastmod`);
        }
        if (this.#newest - this.#oldest <= BUILD_MS) {
            list.add(file, { line: line }, () => `${this.#dates} pages have the date of the first, ${text}`);
        }
        return list.judge();
    }
}
function isPriority(text) {
    return /^\+?(?:0?\.\d{1,20}|0|1|1\.0{1,20}|0\.)$/.test(text);
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/discovery-findings.js



const BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const LARGE = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps';
/** Whether crawlers find the sitemaps. That robots.txt names one that is missing is for the robots tool. */
const DISCOVERY_CHECKS = {
    missing: {
        severity: 'notice',
        title: 'The site has no sitemap',
        why: 'Search engines find the pages by links alone. On a small site that is well linked they do; on others pages are found late or never.',
        fix: 'Let the site generator write a sitemap.xml, and name it in robots.txt.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
        example: 'robots.txt has no Sitemap line, and /sitemap.xml answers 404',
    },
    'not-in-robots': {
        severity: 'notice',
        title: 'robots.txt does not name the sitemap',
        why: 'Crawlers that do not know the site look there; not all of them try common addresses.',
        fix: 'Add a line "Sitemap: https://…" with its full address to robots.txt.',
        help: BUILD,
        example: '/sitemap.xml is there, and robots.txt has no line "Sitemap: https://www.example.com/sitemap.xml"',
    },
    'html-served': {
        severity: 'error',
        title: 'A web page is served in the place of a sitemap',
        why: 'Search engines find no addresses in it, and report the sitemap as invalid.',
        fix: 'Serve the file itself; a rule that answers every address with the app must leave it out.',
        help: 'https://support.google.com/webmasters/answer/7451001',
        example: 'GET /sitemap.xml\n200, Content-Type: text/html, <!doctype html><div id="app">',
    },
    'child-unreachable': {
        severity: 'error',
        title: 'The index names a sitemap that is not there',
        why: 'The pages that it lists stay unknown to search engines.',
        fix: 'Publish the file at that address, or remove it from the index.',
        help: LARGE,
        example: '<sitemap><loc>https://www.example.com/sitemap-3.xml</loc></sitemap>\nwhere /sitemap-3.xml answers 404',
    },
    'nested-index': {
        severity: 'error',
        title: 'A sitemap index names another index',
        why: 'An index may name sitemaps alone. Search engines do not follow further, so the pages behind it stay unknown.',
        fix: 'Name all sitemaps in one index, or each index in robots.txt.',
        help: LARGE,
        example: '<sitemap><loc>https://www.example.com/more.xml</loc></sitemap>\nwhere more.xml begins with <sitemapindex>',
    },
};
/** Statuses that say nothing about whether a file exists: protection, limits, and trouble that may pass. */
function isUnclear({ status, failure }) {
    if (failure)
        return true;
    return status !== undefined && ([401, 403, 405, 429].includes(status) || status >= 500);
}
/** Why it cannot be told whether there is a sitemap; undefined where it can. */
function unclearReason({ files, probes }) {
    if (files.some(({ reading }) => reading))
        return undefined;
    const unclear = [...files, ...probes].find(isUnclear);
    return unclear && `${unclear.url} ${reasonOf(unclear)}`;
}
function reasonOf({ status, failure }) {
    return failure ? failure.message : `answers ${status}`;
}
function judgeDiscovery(survey) {
    const { files } = survey;
    const isIndexed = files.some(({ reading }) => reading?.kind === 'index');
    const noIndex = (0,tool_definition/* notApplicable */.hH)('there is no sitemap index');
    return {
        missing: judgeMissing(survey),
        'not-in-robots': judgeNamed(survey),
        'html-served': judgeHtml(files),
        'child-unreachable': isIndexed ? judgeChildren(files) : noIndex,
        'nested-index': isIndexed ? judgeNested(survey) : noIndex,
    };
}
function judgeMissing(survey) {
    const { files, probes, origin } = survey;
    if (files.some(sitemap_survey/* isThere */.$B))
        return (0,tool_definition/* pass */.IX)();
    const unclear = unclearReason(survey);
    if (unclear !== undefined)
        return (0,tool_definition/* notMeasured */.q7)(unclear);
    if (files.some(({ reading }) => reading)) {
        return (0,tool_definition/* notApplicable */.hH)('what is named as a sitemap is none, which is reported apart');
    }
    const named = files[0] && `${files[0].url}, which robots.txt names, ${reasonOf(files[0])}`;
    const common = `none is at ${probes.length} common addresses, as /sitemap.xml`;
    return (0,tool_definition/* fail */.fJ)({ url: `${origin}/`, message: [named, common].filter(Boolean).join('; ') });
}
function judgeNamed({ files, robots }) {
    const found = files.find(file => file.foundBy === 'probe');
    if (!found) {
        return files.some(sitemap_survey/* isThere */.$B) ? (0,tool_definition/* pass */.IX)() : (0,tool_definition/* notApplicable */.hH)('no sitemap was found');
    }
    if (robots.kind === 'unreachable')
        return (0,tool_definition/* notMeasured */.q7)(robots.reason);
    return (0,tool_definition/* fail */.fJ)({ url: found.url, message: `was found, and ${robots.url} does not name it` });
}
function judgeHtml(files) {
    const answered = files.filter(({ reading }) => reading);
    if (answered.length === 0)
        return (0,tool_definition/* notApplicable */.hH)('no sitemap was found');
    return (0,tool_definition/* failWhere */.a4)(answered
        .filter(({ reading }) => reading.kind === 'html')
        .map(file => ({ url: file.url, message: `is an HTML page${namedBy(file)}` })));
}
function judgeChildren(files) {
    const children = files.filter(({ foundBy }) => foundBy === 'index');
    const bad = children.filter(({ reading }) => !reading);
    const gone = bad.filter(file => !isUnclear(file));
    if (gone.length > 0) {
        const occurrences = gone.map((file) => ({ url: file.url, message: `${reasonOf(file)}${namedBy(file)}` }));
        return failCounted(occurrences, gone.length);
    }
    if (bad.length > 0)
        return (0,tool_definition/* notMeasured */.q7)(`${bad[0].url} ${reasonOf(bad[0])}`);
    return children.length > 0 ? (0,tool_definition/* pass */.IX)() : (0,tool_definition/* notApplicable */.hH)('the index names no sitemap of this site');
}
function judgeNested({ files, nested }) {
    return (0,tool_definition/* failAmong */.Jb)(files.filter(({ foundBy, reading }) => foundBy === 'index' && reading), nested.map(({ url, namedIn }) => ({ ...namedIn, message: `names ${url}, which is an index itself` })), 'nothing that the index names could be read');
}
function namedBy({ namedIn }) {
    return namedIn ? `, named in ${namedIn.url}${namedIn.line ? ` line ${namedIn.line}` : ''}` : '';
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/extension-findings.js


const IMAGES = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps';
const VIDEOS = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps';
const NEWS = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap';
/** Google's extensions for images, videos and news. */
const EXTENSION_CHECKS = {
    'image-loc-missing': {
        severity: 'warning',
        title: 'An image in the sitemap has no address',
        why: 'An <image:image> without <image:loc> names no image.',
        fix: 'Give each <image:image> its <image:loc>.',
        help: IMAGES,
        example: '<image:image><image:title>Red bicycle</image:title></image:image>',
    },
    'image-too-many': {
        severity: 'warning',
        title: 'A page has more images in the sitemap than Google reads',
        why: 'Google reads up to 1,000 images of a page.',
        fix: 'List the images that matter.',
        help: IMAGES,
        example: 'one <url> with 1,200 <image:image>',
    },
    'video-incomplete': {
        severity: 'warning',
        title: 'A video in the sitemap lacks what Google requires',
        why: 'Google skips videos without thumbnail, title, description, or the address of the video or its player.',
        fix: 'Add the missing tags.',
        help: VIDEOS,
        example: '<video:video><video:title>Repair</video:title></video:video>',
    },
    'video-invalid': {
        severity: 'warning',
        title: 'A video in the sitemap has a value that Google does not take',
        why: 'Google ignores the value, or the video.',
        fix: 'Give durations of 1 to 28,800 seconds, ratings of 0.0 to 5.0, valid dates and at most 32 tags.',
        help: VIDEOS,
        example: '<video:duration>0:45</video:duration>',
    },
    'news-incomplete': {
        severity: 'warning',
        title: 'An article in the news sitemap lacks what Google requires',
        why: 'Google does not take articles without the name and language of the publication, a date and a title.',
        fix: 'Add the missing tags.',
        help: NEWS,
        example: '<news:news><news:title>Prices rise</news:title></news:news>',
    },
    'news-invalid': {
        severity: 'warning',
        title: 'An article in the news sitemap has a date or language that Google cannot read',
        why: 'Google does not take the article.',
        fix: 'Write dates as 2027-03-31T12:00:00+02:00 and languages as en or zh-cn.',
        help: NEWS,
        example: '<news:publication_date>yesterday</news:publication_date>',
    },
    'news-too-old': {
        severity: 'notice',
        title: 'The news sitemap lists articles that are no news any more',
        why: 'A news sitemap is for articles of the last two days.',
        fix: 'Remove older articles, or their <news:news>.',
        help: NEWS,
        example: '<news:publication_date> of last week',
    },
    'news-too-many': {
        severity: 'warning',
        title: 'A news sitemap lists more articles than Google takes',
        why: 'Google takes up to 1,000 <news:news> of one sitemap.',
        fix: 'Split the sitemap.',
        help: NEWS,
        example: 'a sitemap with 1,400 <news:news>',
    },
};
/** @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const MAX_IMAGES = 1000;
/** Seconds. @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps */
const MAX_VIDEO_SECONDS = 28_800;
/** @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps */
const MAX_VIDEO_TAGS = 32;
/** Of one file. @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap */
const MAX_NEWS = 1000;
/** Google speaks of two days: a further one keeps sitemaps that are made once a day out of the findings. */
const MAX_NEWS_AGE_MS = 3 * 24 * 3_600_000;
const VIDEO_REQUIRED = ['thumbnail_loc', 'title', 'description'];
const VIDEO_DATES = ['expiration_date', 'publication_date'];
const VIDEO_VALUES = ['duration', 'rating', ...VIDEO_DATES];
const NEWS_REQUIRED = ['publication/name', 'publication/language', 'publication_date', 'title'];
class ExtensionFindings {
    #lists = Object.fromEntries(Object.keys(EXTENSION_CHECKS).map(name => [name, new FindingList()]));
    #now;
    #seen = { image: 0, video: 0, news: 0 };
    /** Videos and articles with a value that could be wrong. */
    #valued = { video: 0, news: 0, dated: 0 };
    #newsOfFile;
    /** @param now milliseconds since 1970 */
    constructor(now) {
        this.#now = now;
    }
    entry(entry, file) {
        if (entry.images > 0)
            this.#image(entry, file);
        for (const video of entry.videos)
            this.#video(video, file);
        for (const article of entry.news)
            this.#article(article, file);
    }
    /** How many images, videos and articles there are. */
    get counts() {
        return this.#seen;
    }
    judge() {
        const judgements = Object.fromEntries(Object.entries(this.#lists).map(([name, list]) => {
            const kind = name.slice(0, name.indexOf('-'));
            return [name, list.judgeAmong(this.#seen[kind], NONE[kind])];
        }));
        const among = (check, looked, nothing) => this.#lists[check].judgeAmong(looked, nothing);
        const { video, news, dated } = this.#valued;
        return {
            ...judgements,
            'video-invalid': among('video-invalid', video, 'no video of the sitemaps has such a value'),
            'news-invalid': among('news-invalid', news, 'no article of the sitemaps has a date or a language'),
            'news-too-old': among('news-too-old', dated, 'no article of the sitemaps has a date that can be read'),
        };
    }
    #image(entry, file) {
        this.#seen.image += entry.images;
        for (const place of entry.imagesWithoutLoc) {
            this.#lists['image-loc-missing'].add(file, place, () => 'has no <image:loc>');
        }
        if (entry.images > MAX_IMAGES) {
            this.#lists['image-too-many'].add(file, entry, () => `${entry.images} images`);
        }
    }
    #video(video, file) {
        this.#seen.video++;
        const { fields } = video;
        const missing = VIDEO_REQUIRED.filter(name => !fields.get(name));
        if (!fields.get('content_loc') && !fields.get('player_loc'))
            missing.push('content_loc or player_loc');
        if (missing.length > 0) {
            this.#lists['video-incomplete'].add(file, video, () => `has no ${missing.join(', ')}`);
        }
        if (video.tags > 0 || VIDEO_VALUES.some(name => fields.get(name)))
            this.#valued.video++;
        const faults = videoFaults(video);
        if (faults.length > 0)
            this.#lists['video-invalid'].add(file, video, () => faults.join('; '));
    }
    #article(article, file) {
        this.#seen.news++;
        this.#countNews(article, file);
        const { fields } = article;
        const missing = NEWS_REQUIRED.filter(name => !fields.get(name));
        if (missing.length > 0) {
            this.#lists['news-incomplete'].add(file, article, () => `has no ${missing.join(', ')}`);
        }
        const language = fields.get('publication/language');
        if (language && !/^(?:[a-z]{2,3}|zh-(?:cn|tw|hk))$/i.test(language)) {
            this.#lists['news-invalid'].add(file, article, () => `language is "${shown(language)}"`);
        }
        const text = fields.get('publication_date');
        if (language || text)
            this.#valued.news++;
        if (!text)
            return;
        const date = w3cDate(text);
        if (date !== undefined)
            this.#valued.dated++;
        if (date === undefined) {
            this.#lists['news-invalid'].add(file, article, () => `publication_date is "${shown(text)}"`);
        }
        else if (date < this.#now - MAX_NEWS_AGE_MS) {
            this.#lists['news-too-old'].add(file, article, () => `is of ${shown(text)}`);
        }
    }
    #countNews(article, file) {
        if (this.#newsOfFile?.file !== file)
            this.#newsOfFile = { file, count: 0 };
        if (++this.#newsOfFile.count !== MAX_NEWS + 1)
            return;
        this.#lists['news-too-many'].add(file, article, () => `the article here is the ${MAX_NEWS + 1}st`);
    }
}
const NONE = {
    image: 'the sitemaps list no images',
    video: 'the sitemaps list no videos',
    news: 'the sitemaps list no news',
};
function videoFaults({ fields, tags }) {
    const faults = [];
    const duration = fields.get('duration');
    if (duration && !isNumberIn(duration, 1, MAX_VIDEO_SECONDS))
        faults.push(`duration is "${shown(duration)}"`);
    const rating = fields.get('rating');
    if (rating && !isNumberIn(rating, 0, 5))
        faults.push(`rating is "${shown(rating)}"`);
    for (const name of VIDEO_DATES) {
        const date = fields.get(name);
        if (date && w3cDate(date) === undefined)
            faults.push(`${name} is "${shown(date)}"`);
    }
    if (tags > MAX_VIDEO_TAGS)
        faults.push(`${tags} tags`);
    return faults;
}
function isNumberIn(text, min, max) {
    return /^\d{1,9}(?:\.\d{1,9})?$/.test(text) && Number(text) >= min && Number(text) <= max;
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/facts.js
/** Hosts that the facts name. */
const MAX_HOSTS = 20;
/** What was learned of the sitemaps. */
function factsOf(site, listing, samples) {
    const { survey, entries, urls, hosts, extensions, alternateFindings, dates } = site;
    const first = survey.files.find(({ reading }) => reading);
    return {
        discovered: first === undefined ? null : first.foundBy === 'probe' ? 'probe' : 'robots.txt',
        sitemaps: survey.files.map(file => fileFacts(file, dates.get(file.url))),
        unread: survey.unread,
        probed: survey.probes.map(({ url, status }) => ({ url, status: status ?? null })),
        urls: entries,
        differentUrls: urls.size,
        hosts: Object.fromEntries(Object.entries(hosts).slice(0, MAX_HOSTS)),
        images: extensions.image,
        videos: extensions.video,
        news: extensions.news,
        alternates: alternateFindings.count,
        listed: listing === undefined ? null : listing !== 'not-listed',
        samples: samples.map(sampleFacts),
    };
}
function fileFacts(file, dates) {
    const { url, finalUrl, foundBy, namedAs, status, mediaType, wireBytes, failure, reading } = file;
    return {
        url,
        finalUrl,
        foundBy,
        namedAs: namedAs ?? null,
        status: status ?? null,
        failure: failure?.message ?? null,
        contentType: mediaType,
        kind: reading?.kind ?? null,
        urls: reading?.entries ?? null,
        bytes: reading?.bytes ?? null,
        wireBytes,
        compressed: reading?.gzip ?? null,
        encoding: reading?.encoding ?? null,
        byteOrderMark: reading?.byteOrderMark ?? null,
        stopped: reading?.stopped ?? null,
        lastmod: dates
            ? {
                count: dates.count,
                oldest: new Date(dates.oldest).toISOString(),
                newest: new Date(dates.newest).toISOString(),
            }
            : null,
    };
}
function sampleFacts({ url, asked, status, failure, redirectsTo, canonical, ...flags }) {
    return {
        url,
        asked,
        status: status ?? null,
        failure: failure ?? null,
        redirectsTo: redirectsTo ?? null,
        canonical: canonical ?? null,
        noindex: flags.noindexHeader || flags.noindexMeta,
        blocked: flags.blocked,
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/file-findings.js




const file_findings_BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const file_findings_LARGE = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps';
const PROTOCOL = 'https://www.sitemaps.org/protocol.html';
const ERRORS = 'https://support.google.com/webmasters/answer/7451001';
/** What a sitemap is as a file. */
const FILE_CHECKS = {
    redirects: {
        severity: 'notice',
        title: 'A sitemap redirects',
        why: 'Each reading takes a further request, and not every crawler follows.',
        fix: 'Name the address that the redirect leads to.',
        help: file_findings_BUILD,
        example: 'Sitemap: https://www.example.com/sitemap.xml\nwhich answers 301 to /sitemaps/all.xml',
    },
    'content-type': {
        severity: 'notice',
        title: 'A sitemap is sent with the Content-Type of something else',
        why: 'Google reads it all the same; other crawlers and proxies may take it for what the header says.',
        fix: 'Send XML as application/xml, text as text/plain and .gz files as application/gzip.',
        help: 'https://www.rfc-editor.org/rfc/rfc7303#section-9.1',
        example: '/sitemap.xml sent as Content-Type: text/html',
    },
    'bad-gzip': {
        severity: 'error',
        title: 'A compressed sitemap cannot be unpacked',
        why: 'Search engines read nothing behind the break.',
        fix: 'Write the .gz file anew, and check that it is uploaded whole and unchanged.',
        help: ERRORS,
        example: '/sitemap.xml.gz that breaks off in the middle',
    },
    encoding: {
        severity: 'warning',
        title: 'A sitemap is not in UTF-8',
        why: 'The protocol knows UTF-8 alone; addresses with other characters are misread.',
        fix: 'Save and declare the file as UTF-8.',
        help: PROTOCOL,
        example: '<?xml version="1.0" encoding="ISO-8859-1"?>',
    },
    'not-well-formed': {
        severity: 'error',
        title: 'A sitemap is not well-formed XML',
        why: 'Search engines stop at the first such fault and may drop the whole file.',
        fix: 'Correct the places named; write & as &amp; and < as &lt; in addresses.',
        help: ERRORS,
        example: '<loc>https://www.example.com/?a=1&b=2</loc>',
    },
    doctype: {
        severity: 'warning',
        title: 'A sitemap has a DOCTYPE',
        why: 'The protocol has none, and careful XML readers refuse a file with one because of the attacks that it allows.',
        fix: 'Remove the <!DOCTYPE …>.',
        help: 'https://owasp.org/www-community/vulnerabilities/XML_External_Entity_(XXE)_Processing',
        example: '<!DOCTYPE urlset [ <!ENTITY site "https://www.example.com"> ]>',
    },
    'unknown-format': {
        severity: 'error',
        title: 'A file that is named as a sitemap is none',
        why: 'Search engines find no addresses in it.',
        fix: 'Serve XML with <urlset> or <sitemapindex>, an RSS or Atom feed, or a text file with one address a line.',
        help: file_findings_BUILD,
        example: '{"urls": ["https://www.example.com/"]}',
    },
    namespace: {
        severity: 'warning',
        title: 'A namespace of a sitemap is not the one of the protocol',
        why: 'Namespaces are compared letter by letter. With another one the tags mean nothing, and Search Console reports the file as invalid.',
        fix: 'Copy the namespace from the documentation; that of the protocol is http://www.sitemaps.org/schemas/sitemap/0.9, without https.',
        help: ERRORS,
        example: '<urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9">',
    },
    'unexpected-tag': {
        severity: 'warning',
        title: 'A sitemap has a tag that does not belong there',
        why: 'What it holds is ignored, and Search Console reports the file as invalid.',
        fix: 'Correct the name or the place of the tag, or remove it.',
        help: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
        example: '<url><loc>https://www.example.com/</loc><title>Home</title></url>',
    },
    'reading-ended': {
        severity: 'error',
        title: 'A sitemap has a piece of a size that no sitemap needs',
        why: 'Reading ended there, as it may in search engines, which guard against such files too.',
        fix: 'Look at the place named: the file is damaged, or was not made by a sitemap generator.',
        help: PROTOCOL,
        example: '<loc>…</loc> with a megabyte of text in it',
    },
    'too-large': {
        severity: 'error',
        title: 'A sitemap is larger than 50 MB',
        why: 'Search engines refuse files of more than 52,428,800 bytes, measured without compression.',
        fix: 'Split it into several sitemaps and name them in an index.',
        help: file_findings_LARGE,
        example: '/sitemap.xml of 61,300,000 bytes',
    },
    'too-many-urls': {
        severity: 'error',
        title: 'A sitemap has more than 50,000 entries',
        why: 'Search engines refuse the file, or read the first 50,000 entries of it.',
        fix: 'Split it into several sitemaps and name them in an index.',
        help: file_findings_LARGE,
        example: '<urlset> with 72,000 <url>',
    },
    empty: {
        severity: 'warning',
        title: 'A sitemap lists nothing',
        why: 'Search engines learn nothing from it, and Search Console reports it as an error.',
        fix: 'Check that the generator finds the pages, or remove the file.',
        help: ERRORS,
        example: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
    },
};
const OF_PROBLEMS = {
    'bad-gzip': 'gzip',
    encoding: 'encoding',
    'not-well-formed': 'not-well-formed',
    doctype: 'doctype',
    namespace: 'namespace',
    'unexpected-tag': 'unexpected-tag',
    'reading-ended': 'hostile',
};
const OF_XML = new Set(['not-well-formed', 'doctype']);
/** Of the tags that the protocol has, and feeds have not. */
const OF_TAGS = new Set(['namespace', 'unexpected-tag']);
/** Types that say nothing wrong of a sitemap. */
const FITTING_TYPE = /^(?:|text\/(?:xml|plain)|application\/(?:xml|octet-stream|(?:x-)?gzip|[\w.-]{1,60}\+xml)|binary\/octet-stream)$/;
/** Judges the files that were found; at least one of them is a sitemap. */
function judgeFiles(survey) {
    const named = survey.files.filter(({ reading }) => reading && reading.kind !== 'html');
    const files = survey.files.filter(sitemap_survey/* isThere */.$B);
    const byProblem = Object.entries(OF_PROBLEMS).map(([check, kind]) => {
        const found = judgeProblems(named, kind);
        return [check, found.outcome === 'pass' ? unlessFormless(check, named, found) : found];
    });
    const where = (failing) => (0,tool_definition/* failAmong */.Jb)(files, files.flatMap(file => {
        const message = failing(file);
        return message === undefined ? [] : [{ url: file.url, message }];
    }), 'what is named as a sitemap is none, which is reported apart');
    const compressed = named.some(({ reading, url }) => reading.gzip || url.endsWith('.gz'));
    const judgements = {
        ...Object.fromEntries(byProblem),
        redirects: where(({ redirects, finalUrl }) => (redirects > 0 ? `leads to ${finalUrl}` : undefined)),
        'content-type': where(({ mediaType }) => FITTING_TYPE.test(mediaType) ? undefined : `is sent as ${mediaType}`),
        'unknown-format': judgeFormat(named),
        'too-large': where(({ reading }) => reading.truncated ? `has more than ${format/* MAX_SITEMAP_BYTES */.r5} bytes` : undefined),
        'too-many-urls': where(({ reading }) => reading.entries > format/* MAX_SITEMAP_URLS */.S0 ? `has ${reading.entries} entries` : undefined),
        empty: where(({ reading }) => (isEmpty(reading) ? 'has no entries' : undefined)),
    };
    return compressed
        ? judgements
        : { ...judgements, 'bad-gzip': (0,tool_definition/* notApplicable */.hH)('no sitemap is a compressed file') };
}
/** No merit of a list of addresses is that its XML has no fault. */
function unlessFormless(check, files, found) {
    const kinds = new Set(files.map(({ reading }) => reading.kind));
    if (OF_TAGS.has(check) && !kinds.has('urlset') && !kinds.has('index')) {
        return (0,tool_definition/* notApplicable */.hH)('no sitemap has the tags of the protocol');
    }
    const isFormless = [...kinds].every(kind => kind === 'text' || kind === 'unknown');
    return OF_XML.has(check) && isFormless ? (0,tool_definition/* notApplicable */.hH)('no sitemap is XML') : found;
}
/** Where reading ended early, what ended it is the fault. A feed without links may be one of other things. */
function isEmpty({ kind, entries, stopped }) {
    return entries === 0 && stopped === undefined && kind !== 'xml';
}
function judgeProblems(files, kind) {
    const occurrences = files.flatMap(({ url, problems }) => problems
        .filter(problem => problem.kind === kind)
        .map(({ kind: _, ...place }) => ({ url, ...place })));
    const count = files.reduce((sum, { problemCounts }) => sum + (problemCounts[kind] ?? 0), 0);
    return failCounted(occurrences, count);
}
function judgeFormat(files) {
    const strange = files.filter(({ reading }) => reading.kind === 'xml' || reading.kind === 'unknown');
    if (strange.length === 0)
        return (0,tool_definition/* pass */.IX)();
    return (0,tool_definition/* fail */.fJ)(strange.map(({ url, reading, problems }) => {
        const root = problems.find(({ kind }) => kind === 'root');
        const { kind: _, ...place } = root ?? { message: `holds nothing that can be read: ${reading.stopped}` };
        return { url, ...place };
    }));
}

// EXTERNAL MODULE: ./lib/engine/page/local-host.js
var local_host = __webpack_require__(73726);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/host-findings.js






const host_findings_HELP = 'https://www.sitemaps.org/protocol.html#location';
/** Which hosts the sitemaps speak of. */
const HOST_CHECKS = {
    'development-host': {
        severity: 'error',
        title: 'The sitemap lists addresses of a development server',
        why: 'Nobody but the machine that built the site can reach them, so search engines learn of no page.',
        fix: 'Set the address of the production site in the settings of the site generator, and build with them.',
        help: host_findings_HELP,
        example: '<loc>http://localhost:3000/about</loc>',
    },
    'foreign-host': {
        severity: 'notice',
        title: 'The sitemap lists another host than the audited one',
        why: 'On a preview this is as it should be: the sitemap names the addresses of production. On the site itself, search engines ignore addresses of another host.',
        fix: 'Check that the host is the one where the pages will live, www and all.',
        help: host_findings_HELP,
        example: 'https://www.example.com/sitemap.xml that lists https://example.org/about',
    },
    'mixed-hosts': {
        severity: 'warning',
        title: 'The sitemap lists pages of several hosts',
        why: 'Search engines ignore addresses of another host than that of the sitemap, unless the robots.txt of that host names the sitemap too.',
        fix: 'List the pages of one host in each sitemap, or name the sitemap in the robots.txt of the other hosts as well.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps#cross-submits',
        example: '<loc>https://www.example.com/</loc>\n<loc>https://blog.example.com/</loc>',
    },
};
const NO_PAGES = (0,tool_definition/* notApplicable */.hH)('the sitemaps list no page whose address can be read');
const NO_HOSTS = { 'development-host': NO_PAGES, 'foreign-host': NO_PAGES, 'mixed-hosts': NO_PAGES };
/** Hosts that are told apart; a sitemap with more is an odd one, and they count together. */
const host_findings_MAX_HOSTS = 100;
const OTHERS = 'other hosts';
const host_findings_MAX_SHOWN = 50;
/** Counts the addresses of each host. */
class HostFindings {
    #origin;
    #host;
    #isLocal;
    #uses = new Map();
    #origins = new Set();
    constructor(origin) {
        const { host, hostname } = new URL(origin);
        this.#origin = origin;
        this.#host = host;
        this.#isLocal = (0,local_host/* isLocalHost */.m)(hostname);
    }
    entry({ url, entry, file }) {
        const known = this.#uses.get(url.host);
        if (known) {
            known.count++;
            return;
        }
        this.#add(this.#uses.size < host_findings_MAX_HOSTS ? (0,format/* detached */.ht)(url.host) : OTHERS, url, entry, file);
    }
    /** The only host that the sitemaps list, where there is one and it is not the audited one. */
    get productionOrigin() {
        const [host] = this.#uses.keys();
        if (this.#uses.size !== 1 || host === this.#host)
            return undefined;
        return this.#origins.values().next().value;
    }
    /** Origins beside the audited one, as far as they are told apart. */
    get origins() {
        return this.#origins;
    }
    /** Whether the sitemaps list pages of the audited host. */
    get listsOwnHost() {
        return this.#uses.has(this.#host);
    }
    /** Addresses by host. */
    get counts() {
        return Object.fromEntries([...this.#uses].map(([host, { count }]) => [host, count]));
    }
    /** @param vouched hosts whose robots.txt names the sitemap too */
    judge(vouched, preview) {
        if (this.#uses.size === 0)
            return NO_HOSTS;
        const others = [...this.#uses].filter(([host]) => host !== this.#host);
        const all = others.filter(([host]) => !isProductionHost(preview, host));
        if (all.length === 0 && others.length > 0) {
            const production = (0,tool_definition/* pass */.IX)(`the sitemap lists ${preview.host}, as it should ${preview.words}`);
            return { 'development-host': (0,tool_definition/* pass */.IX)(), 'foreign-host': production, 'mixed-hosts': (0,tool_definition/* pass */.IX)() };
        }
        const development = all.filter(([host]) => this.#isDevelopmentServer(host));
        const foreign = all.filter(use => !development.includes(use));
        const apart = (0,tool_definition/* notApplicable */.hH)('the sitemap lists a development server, which is reported apart');
        return {
            'development-host': report(development),
            ...(foreign.length === 0 && development.length > 0
                ? { 'foreign-host': apart, 'mixed-hosts': apart }
                : this.#judgeForeign(foreign, vouched, preview)),
        };
    }
    #judgeForeign(foreign, vouched, preview) {
        if (foreign.length === 0)
            return { 'foreign-host': (0,tool_definition/* pass */.IX)(), 'mixed-hosts': (0,tool_definition/* pass */.IX)() };
        const local = (0,tool_definition/* notApplicable */.hH)('the site is audited on this machine: its own host will be another one');
        if (this.#uses.size === 1) {
            const isUnsaid = preview !== undefined && preview.host === undefined;
            const asUsual = (0,tool_definition/* pass */.IX)(`the sitemap lists ${foreign[0][0]}, which is taken for production ${preview?.words}`);
            const known = isUnsaid ? asUsual : report(foreign, (0,visit_preview/* previewHint */.G7)(preview, this.#origin));
            return {
                'foreign-host': this.#isLocal && preview?.host === undefined ? local : known,
                'mixed-hosts': (0,tool_definition/* pass */.IX)(),
            };
        }
        const strange = foreign.filter(([host]) => !vouched.has(host));
        const mixed = (0,tool_definition/* notApplicable */.hH)('the sitemap lists several hosts, which is reported apart');
        return { 'foreign-host': mixed, 'mixed-hosts': report(strange) };
    }
    /** A server on this machine is known by its port, so another port is an address left over. */
    #isDevelopmentServer(host) {
        const { hostname, port } = new URL(`http://${host === OTHERS ? 'example.com' : host}`);
        if (!(0,addresses/* isLoopbackHost */.cW)(hostname))
            return false;
        const own = new URL(`http://${this.#host}`);
        return !(0,addresses/* isLoopbackHost */.cW)(own.hostname) || port !== own.port;
    }
    /** Hosts beside the audited one, the most listed first. */
    foreignHosts() {
        return [...this.#uses]
            .filter(([host]) => host !== this.#host && host !== OTHERS)
            .sort(([, a], [, b]) => b.count - a.count)
            .map(([host]) => host);
    }
    #add(host, url, entry, file) {
        const known = this.#uses.get(host);
        if (known) {
            known.count++;
            return;
        }
        const { line, column } = entry;
        this.#origins.add((0,format/* detached */.ht)(url.origin));
        this.#uses.set(host, {
            count: 1,
            file: file.url,
            line,
            ...(column !== undefined && { column }),
            example: (0,format/* detached */.ht)(entry.loc.slice(0, 200)),
        });
    }
}
function isProductionHost(preview, host) {
    return host !== OTHERS && (0,visit_preview/* isOnProduction */.dT)(preview, new URL(`https://${host}`));
}
function report(uses, hint = '') {
    const occurrences = uses.slice(0, host_findings_MAX_SHOWN).map(([host, { count, file, line, column, example }]) => ({
        url: file,
        line,
        ...(column !== undefined && { column }),
        message: `${count === 1 ? '1 address is' : `${count} addresses are`} on ${host}, the first is ${example}${hint}`,
    }));
    return failCounted(occurrences, uses.length);
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/loc-findings.js


const loc_findings_PROTOCOL = 'https://www.sitemaps.org/protocol.html';
const loc_findings_BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const loc_findings_ERRORS = 'https://support.google.com/webmasters/answer/7451001';
/** What an address of a sitemap must look like. @see https://www.sitemaps.org/protocol.html */
const LOC_CHECKS = {
    'missing-loc': {
        severity: 'error',
        title: 'An entry of the sitemap has no address',
        why: 'An entry without <loc> names no page.',
        fix: 'Give each <url> and <sitemap> one <loc>, or remove the entry.',
        help: loc_findings_PROTOCOL,
        example: '<url><lastmod>2027-03-31</lastmod></url>',
    },
    'loc-invalid': {
        severity: 'error',
        title: 'An entry of the sitemap is not a full URL',
        why: 'Search engines need scheme and host, and skip the entry.',
        fix: 'Write full addresses, as https://www.example.com/page; most generators have a setting for the address of the site.',
        help: loc_findings_BUILD,
        example: '<loc>/products/</loc>',
    },
    'loc-too-long': {
        severity: 'warning',
        title: 'An address in the sitemap is too long',
        why: 'The protocol allows less than 2,048 characters; longer addresses are skipped.',
        fix: 'Shorten the address, or leave the page out of the sitemap.',
        help: loc_findings_PROTOCOL,
        example: '<loc>https://www.example.com/…</loc> with 2,300 characters',
    },
    'loc-escaping': {
        severity: 'warning',
        title: 'An address in the sitemap is escaped wrongly',
        why: 'It leads to another address than the one that is meant.',
        fix: 'Escape each address once: URL escapes for blanks, then &amp; for &.',
        help: 'https://www.sitemaps.org/protocol.html#escaping',
        example: '<loc>https://www.example.com/?a=1&amp;amp;b=2</loc>',
    },
    'loc-fragment': {
        severity: 'warning',
        title: 'An address in the sitemap has a fragment',
        why: 'Search engines drop what is behind #, so the entry names the page without it, often one that is listed already.',
        fix: 'List each page once, without #.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
        example: '<loc>https://www.example.com/about#team</loc>',
    },
    'loc-session-id': {
        severity: 'warning',
        title: 'An address in the sitemap has a session id',
        why: 'The same page gets an address for each visitor, and search engines see endless copies.',
        fix: 'List the address without the session id.',
        help: loc_findings_BUILD,
        example: '<loc>https://www.example.com/?PHPSESSID=3f9ab2c1d4</loc>',
    },
    'loc-http': {
        severity: 'warning',
        title: 'The sitemap of an https site lists http addresses',
        why: 'The entries name addresses that redirect, or that are not the preferred ones.',
        fix: 'Write the addresses with https://.',
        help: loc_findings_BUILD,
        example: '<loc>http://www.example.com/</loc>',
    },
    'outside-path': {
        severity: 'notice',
        title: 'A sitemap lists pages outside of its folder',
        why: 'A sitemap that robots.txt does not name, by itself or by its index, holds for the pages in its own folder and below alone.',
        fix: 'Put the sitemap into the root folder, or name it in robots.txt.',
        help: 'https://www.sitemaps.org/protocol.html#location',
        example: '/blog/sitemap.xml that lists https://www.example.com/shop/',
    },
    'duplicate-url': {
        severity: 'notice',
        title: 'An address is in the sitemaps more than once',
        why: 'The repetition has no effect, and where its dates differ search engines cannot tell which is right.',
        fix: 'List each page once.',
        help: loc_findings_ERRORS,
        example: '<loc>https://www.example.com/about</loc> in two entries',
    },
};
/** An address must be shorter. @see https://www.sitemaps.org/protocol.html#locdef */
const MAX_LOC_LENGTH = 2048;
/** Names that stand for nothing but a visitor's session. */
const SESSION_ID = /[;?&](?:jsessionid|phpsessid|aspsessionid\w{0,16}|sessionid|session_id|cfid|cftoken)=/i;
class LocFindings {
    #lists = Object.fromEntries(Object.keys(LOC_CHECKS).map(name => [name, new FindingList()]));
    #siteIsHttps;
    #entries = 0;
    #locs = 0;
    #urls = 0;
    #pages = 0;
    constructor(origin) {
        this.#siteIsHttps = origin.startsWith('https:');
    }
    /** Judges the address of an entry or of a child of an index. @returns the address where it can be used */
    read({ loc, line, column }, file) {
        const place = column === undefined ? { line } : { line, column };
        const add = (check, message) => this.#lists[check].add(file, place, message);
        this.#entries++;
        if (loc === '') {
            add('missing-loc', () => 'has no <loc>, or an empty one');
            return undefined;
        }
        this.#locs++;
        const url = /^https?:\/\//i.test(loc) ? URL.parse(loc) : null;
        if (!url) {
            add('loc-invalid', () => `"${shown(loc)}" is not a full http or https URL`);
            return undefined;
        }
        this.#urls++;
        if (loc.length >= MAX_LOC_LENGTH)
            add('loc-too-long', () => `${loc.length} characters: ${shown(loc)}`);
        if (/\s/.test(loc))
            add('loc-escaping', () => `has white space: ${shown(loc)}`);
        else if (/&(?:amp|lt|gt|quot|apos|#\d{1,7});/i.test(loc)) {
            add('loc-escaping', () => `is escaped twice, and so means ${shown(loc)}`);
        }
        if (loc.includes('#'))
            add('loc-fragment', () => shown(loc));
        if (SESSION_ID.test(loc))
            add('loc-session-id', () => shown(loc));
        if (this.#siteIsHttps && url.protocol === 'http:')
            add('loc-http', () => shown(loc));
        return url;
    }
    entry({ entry, file, url, isNew }) {
        this.#pages++;
        if (!isNew)
            this.#lists['duplicate-url'].add(file, entry, () => `${shown(entry.loc)} was listed before`);
        const folder = folderOf(file);
        if (folder !== undefined && !url.pathname.startsWith(folder)) {
            this.#lists['outside-path'].add(file, entry, () => `${shown(entry.loc)} is not below ${folder}`);
        }
    }
    judge() {
        const looked = { ...this.#ofUrls(), 'missing-loc': this.#entries, 'loc-invalid': this.#locs };
        const judgements = Object.fromEntries(Object.entries(this.#lists).map(([name, list]) => [
            name,
            list.judgeAmong(looked[name], 'the sitemaps list no address that it is about'),
        ]));
        if (!this.#siteIsHttps)
            judgements['loc-http'] = (0,tool_definition/* notApplicable */.hH)('the audited site is not on https');
        return judgements;
    }
    /** What the checks of addresses that can be read look at: those of pages alone, or those of sitemaps too. */
    #ofUrls() {
        const urls = this.#urls;
        return {
            'loc-too-long': urls,
            'loc-escaping': urls,
            'loc-fragment': urls,
            'loc-session-id': urls,
            'loc-http': urls,
            'outside-path': this.#pages,
            'duplicate-url': this.#pages,
        };
    }
}
/** The folder that a sitemap holds for; undefined where robots.txt vouches for it. */
function folderOf(file) {
    if (file.vouchedFor)
        return undefined;
    const { pathname } = new URL(file.url);
    return pathname.slice(0, pathname.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sample-findings.js

const sample_findings_HELP = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
/** What some of the listed addresses answer. */
const SAMPLE_CHECKS = {
    'listed-broken': {
        severity: 'error',
        title: 'The sitemap lists a page that is not there',
        why: 'Search engines are sent to errors, and trust the sitemap less. A page that was meant to be there is lost.',
        fix: 'Publish the page, or remove its address from the sitemap. A few addresses were tried: others may be affected.',
        help: sample_findings_HELP,
        example: '<loc>https://www.example.com/gone</loc>, which answers 404',
    },
    'listed-redirects': {
        severity: 'warning',
        title: 'The sitemap lists an address that redirects',
        why: 'A sitemap is for the addresses that search results should show; a redirect says that this is another one.',
        fix: 'List the address that the redirect leads to.',
        help: sample_findings_HELP,
        example: '<loc>https://www.example.com/old</loc>, which answers 301',
    },
    'listed-noindex': {
        severity: 'warning',
        title: 'The sitemap lists a page that is set to noindex',
        why: 'The sitemap asks search engines to index the page, the page forbids it.',
        fix: 'Remove the address from the sitemap, or the noindex from the page.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
        example: '<loc>https://www.example.com/thanks</loc>, with <meta name="robots" content="noindex">',
    },
    'listed-not-canonical': {
        severity: 'warning',
        title: 'The sitemap lists a page that names another one as canonical',
        why: 'Sitemap and canonical disagree on the address that search results should show.',
        fix: 'List canonical addresses alone.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
        example: '<loc>https://www.example.com/red?size=m</loc>, with <link rel="canonical" href="https://www.example.com/red">',
    },
    'listed-blocked': {
        severity: 'warning',
        title: 'The sitemap lists a page that robots.txt closes',
        why: 'The sitemap invites crawlers to a page that they may not fetch.',
        fix: 'Remove the address from the sitemap, or open it in robots.txt.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
        example: '<loc>https://www.example.com/cart</loc>, with "Disallow: /cart" in robots.txt',
    },
};
/** Statuses that say nothing about whether the page exists: protection, limits, and trouble that may pass. */
function cannotTell(status) {
    return [401, 403, 405, 429].includes(status) || status >= 500;
}
function isSuccess({ status }) {
    return status !== undefined && status >= 200 && status < 300;
}
/** Whether all that was asked for is kept out of search by a header, as preview platforms do with all that they serve. */
function isClosedByPlatform(samples) {
    const answered = samples.filter(isSuccess);
    return answered.length > 1 && answered.every(({ noindexHeader }) => noindexHeader);
}
function judgeSamples(samples) {
    if (samples.length === 0) {
        const none = (0,tool_definition/* notApplicable */.hH)('the sitemaps list no address that can be tried on the audited site');
        return Object.fromEntries(Object.keys(SAMPLE_CHECKS).map(name => [name, none]));
    }
    const failed = samples.find(({ status, failure }) => failure !== undefined || cannotTell(status));
    const unclear = failed &&
        (0,tool_definition/* notMeasured */.q7)(failed.failure ?? `${failed.asked} answers ${failed.status}, so it cannot be judged`);
    const answered = samples.filter(({ status }) => status !== undefined && !cannotTell(status));
    const good = answered.filter(sample => isSuccess(sample));
    const direct = good.filter(({ redirectsTo }) => redirectsTo === undefined);
    const judge = (among, message) => {
        const places = among.flatMap(sample => {
            const said = message(sample);
            return said === undefined ? [] : [occurrence(sample, said)];
        });
        if (places.length > 0)
            return (0,tool_definition/* fail */.fJ)(places);
        return unclear ?? (among.length > 0 ? (0,tool_definition/* pass */.IX)() : (0,tool_definition/* notApplicable */.hH)('none of the addresses tried shows a page'));
    };
    const platform = isClosedByPlatform(samples);
    return {
        'listed-broken': judge(answered, sample => (isSuccess(sample) ? undefined : `answers ${sample.status}`)),
        'listed-redirects': judge(good, ({ redirectsTo }) => redirectsTo && `leads to ${redirectsTo}`),
        'listed-noindex': judge(direct, sample => noindexOf(sample, platform)),
        'listed-not-canonical': judge(direct, ({ canonical }) => canonical && `names ${canonical} as canonical`),
        'listed-blocked': (0,tool_definition/* failWhere */.a4)(samples.filter(({ blocked }) => blocked).map(sample => occurrence(sample, 'is closed to Googlebot'))),
    };
}
/** A header that is sent with every page is for the robots tool, and on a preview the work of the platform. */
function noindexOf({ noindexHeader, noindexMeta }, platform) {
    if (noindexMeta)
        return 'has a robots meta tag with noindex';
    return noindexHeader && !platform ? 'is sent with X-Robots-Tag: noindex' : undefined;
}
function occurrence({ asked, file, line }, message) {
    const place = file === undefined ? 'listed' : `listed in ${file} line ${line}`;
    return { url: asked, message: `${message}; ${place}` };
}

// EXTERNAL MODULE: ./lib/engine/visit/charset.js
var charset = __webpack_require__(67086);
// EXTERNAL MODULE: ./lib/engine/visit/document.js + 1 modules
var visit_document = __webpack_require__(4719);
// EXTERNAL MODULE: ./lib/engine/visit/exchange.js
var exchange = __webpack_require__(23849);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/samples.js











/** Addresses that are asked for beside the audited page: the first, the last, and these many between. */
const MIDDLE_SAMPLES = 3;
const BOT = 'Googlebot';
/**
 * Chooses addresses while the sitemaps are read: the first, the last, and those with the smallest hashes, which are
 * the same ones on every run, wherever they stand.
 */
class SampleChooser {
    #first;
    #last;
    #middle = [];
    entry({ entry, file, key }) {
        const { loc, line } = entry;
        const listed = () => ({ url: (0,format/* detached */.ht)(loc), file: file.url, line });
        this.#first ??= listed();
        this.#last = listed;
        const hash = hashOf(key);
        const largest = this.#middle.at(-1)?.hash ?? 0;
        if (this.#middle.length >= MIDDLE_SAMPLES && hash >= largest)
            return;
        if (this.#middle.some(sample => sample.hash === hash))
            return;
        this.#middle.push({ hash, listed: listed() });
        this.#middle.sort((a, b) => a.hash - b.hash);
        this.#middle.length = Math.min(this.#middle.length, MIDDLE_SAMPLES);
    }
    get chosen() {
        const all = [this.#first, this.#last?.(), ...this.#middle.map(({ listed }) => listed)];
        return [...new Map(all.flatMap(listed => (listed ? [[listed.url, listed]] : []))).values()];
    }
}
/** Asks for a listed address. @param asked where it is on the audited site */
async function takeSample(visit, listed, asked) {
    const robots = await visit.robotsTxt(asked);
    const blocked = robots.kind === 'rules' && !(0,robots_txt/* verdictFor */.Xb)(robots, BOT, asked).allowed;
    const exchange = asked === visit.url ? await visit.exchange() : await visit.fetchForSite(asked);
    return { ...listed, asked, blocked, ...readAnswer(exchange, asked, visit.preview) };
}
/** What an answer means for search engines. */
function readAnswer(exchange, asked, preview) {
    const none = { noindexHeader: false, noindexMeta: false };
    const { final, failure } = exchange;
    if (!final)
        return { ...none, failure: `${failure.url} ${failure.message}` };
    const { status } = final;
    const moved = (0,addresses/* comparableUrl */.sY)(final.url) === (0,addresses/* comparableUrl */.sY)(asked) ? {} : { redirectsTo: final.url };
    if (status < 200 || status > 299)
        return { ...none, status, ...moved };
    const noindexHeader = (0,page_directives/* directivesFor */.A)((0,page_directives/* shippedHeaderDirectives */.ZF)({ response: final, preview }), BOT).some(page_directives/* isNoindex */.Mg);
    const page = openHtml(final);
    if (!page)
        return { status, ...moved, noindexHeader, noindexMeta: false };
    const noindexMeta = (0,page_directives/* directivesFor */.A)((0,page_directives/* metaDirectives */.IU)(page.document).inHead, BOT).some(page_directives/* isNoindex */.Mg);
    const canonical = (0,canonical_links/* declaredCanonical */.f)(page);
    const elsewhere = canonical && !isListed(canonical, final.url, preview) ? { canonical: shown(canonical.href) } : {};
    return { status, ...moved, noindexHeader, noindexMeta, ...elsewhere };
}
/**
 * Whether a canonical is the address that is listed. On another host the same path is: production names itself, a preview
 * is a copy of it. Not the same are `/de` and `/de.html`, however servers take them: only one of the two is to be listed.
 */
function isListed(canonical, url, preview) {
    const own = (0,visit_preview/* hereOf */.IS)(preview, canonical);
    if (own)
        return (0,addresses/* comparablePath */.cM)(own) === (0,addresses/* comparablePath */.cM)(url);
    return canonical.host === new URL(url).host || preview?.host !== undefined
        ? (0,addresses/* comparableUrl */.sY)(canonical) === (0,addresses/* comparableUrl */.sY)(url)
        : (0,addresses/* comparablePath */.cM)(canonical) === (0,addresses/* comparablePath */.cM)(url);
}
function openHtml(response) {
    const type = (0,exchange/* mediaType */.JL)(response);
    if (type !== 'text/html' && type !== 'application/xhtml+xml')
        return undefined;
    const { text, encoding } = (0,charset/* decodeHtml */.i)(response.body, (0,exchange/* header */.wx)(response, 'content-type'));
    return { url: response.url, response, document: new visit_document/* HtmlDocument */.Df(text, response.url), encoding };
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/site-sitemaps.js












/** Hosts of which robots.txt is asked whether it names the sitemap too. */
const MAX_VOUCHERS = 3;
/** Reads the sitemaps of an origin and judges all in them that is not about one page. */
async function readSite(visit, origin) {
    const reader = new SiteReader(origin, visit.preview);
    const mayLeave = !(0,local_host/* isLocalHost */.m)(new URL(origin).hostname);
    const survey = await (0,sitemap_survey/* surveySitemaps */.p$)(visit, origin, reader, { mayLeave });
    const { hosts, urls } = reader;
    const origins = [origin, ...productionRoots(hosts, visit.preview)];
    const vouched = mayLeave ? await vouchers(visit, survey, hosts) : new Set();
    return {
        survey,
        urls,
        entries: reader.entries,
        origins,
        listsOwnHost: hosts.listsOwnHost,
        hosts: hosts.counts,
        extensions: reader.extensions.counts,
        alternateFindings: reader.alternates,
        dates: reader.dates,
        samples: await takeSamples(visit, reader.samples.chosen, origins),
        judgements: reader.judge(vouched, unreadReason(survey) === undefined),
    };
}
/** Where production is, as the sitemaps write it: with or without www. */
function productionRoots({ origins, productionOrigin }, preview) {
    if (preview?.host === undefined)
        return productionOrigin === undefined ? [] : [productionOrigin];
    const listed = [...origins].filter(origin => (0,visit_preview/* isOnProduction */.dT)(preview, new URL(origin)));
    return (listed.length > 0 ? listed : [preview.origin]).map(origin => origin + preview.folder);
}
/** Why it cannot be said what the sitemaps list altogether; undefined where all of them were read to their ends. */
function unreadReason({ files, unread }) {
    const broken = files.find(file => !file.reading || ((0,sitemap_survey/* isThere */.$B)(file) && file.reading.stopped !== undefined));
    if (broken) {
        const { url, failure, status, reading } = broken;
        const reason = failure?.message ?? (reading ? `was not read to its end: ${reading.stopped}` : `answers ${status}`);
        return `${url} ${reason}`;
    }
    return unread > 0 ? `${unread} further sitemaps were not read` : undefined;
}
class SiteReader {
    urls = new UrlSet();
    hosts;
    samples = new SampleChooser();
    extensions;
    alternates = new AlternateFindings();
    dates = new Map();
    entries = 0;
    #locs;
    #dates;
    #preview;
    constructor(origin, preview) {
        const now = Date.now();
        this.#preview = preview;
        this.hosts = new HostFindings(origin);
        this.extensions = new ExtensionFindings(now);
        this.#locs = new LocFindings(preview?.origin ?? origin);
        this.#dates = new DateFindings(now);
    }
    entry(entry, file) {
        this.entries++;
        const date = this.#dates.entry(entry, file);
        if (date !== undefined)
            this.#widen(file.url, date);
        this.extensions.entry(entry, file);
        const url = this.#locs.read(entry, file);
        if (!url)
            return;
        const key = (0,addresses/* comparableUrl */.sY)(url);
        const read = { entry, file, url, key, isNew: this.urls.add(key) };
        this.#locs.entry(read);
        this.hosts.entry(read);
        this.alternates.entry(read);
        this.samples.entry(read);
    }
    child(child, file) {
        this.#dates.lastmod(child, file);
        this.#locs.read(child, file);
    }
    judge(vouched, complete) {
        return {
            ...this.#locs.judge(),
            ...this.hosts.judge(vouched, this.#preview),
            ...this.#dates.judge(),
            ...this.extensions.judge(),
            ...this.alternates.judge(this.urls, complete),
        };
    }
    #widen(file, date) {
        const range = this.dates.get(file);
        if (!range)
            this.dates.set(file, { count: 1, oldest: date, newest: date });
        else {
            range.count++;
            range.oldest = Math.min(range.oldest, date);
            range.newest = Math.max(range.newest, date);
        }
    }
}
/** Hosts whose own robots.txt names one of the sitemaps, which lets it list their pages. */
async function vouchers(visit, survey, hosts) {
    const vouched = new Set();
    const foreign = hosts
        .foreignHosts()
        .filter(host => !(0,visit_preview/* isOnProduction */.dT)(visit.preview, new URL(`https://${host}`)));
    if (foreign.length === 0 || (foreign.length === 1 && !hosts.listsOwnHost))
        return vouched;
    const names = new Set(survey.files.flatMap(({ url, namedAs }) => [url, ...(namedAs ? [namedAs] : [])]));
    for (const host of foreign.slice(0, MAX_VOUCHERS)) {
        const robots = await visit.robotsTxt(`https://${host}/`);
        if ((0,robots_txt/* sitemapsOf */.yw)(robots).some(({ url }) => url !== undefined && names.has(url)))
            vouched.add(host);
    }
    return vouched;
}
/** On the audited origin alone: the pages of this version are nowhere else. */
async function takeSamples(visit, chosen, origins) {
    const here = chosen.flatMap(listed => {
        const url = URL.parse(listed.url);
        const here = url && (0,visit_preview/* hereOf */.IS)(visit.preview, url);
        if (here)
            return [{ listed, asked: here.href }];
        if (!url || !origins.includes(url.origin))
            return [];
        return [{ listed, asked: `${origins[0]}${url.pathname}${url.search}` }];
    });
    return await Promise.all(here.map(({ listed, asked }) => takeSample(visit, listed, asked)));
}
/** The same answer to every check of a group. */
function site_sitemaps_all(checks, judgement) {
    return Object.fromEntries(Object.keys(checks).map(name => [name, judgement]));
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sitemap.js





















// Not checked: a byte-order mark and CDATA (all readers take them); how old a lastmod is (a page may be right for years);
// trailing slashes and letter case of addresses (style, see serp); changefreq and priority beyond their form (Google
// ignores both); tags of extensions that Google has retired (ignored, without harm); a sitemap that robots.txt names and
// that answers 404 (robots); non-ASCII addresses (read as IRIs by Google and Bing).
const CONTENT_CHECKS = {
    ...LOC_CHECKS,
    ...HOST_CHECKS,
    ...DATE_CHECKS,
    ...EXTENSION_CHECKS,
    ...ALTERNATE_CHECKS,
};
const CHECKS = {
    ...DISCOVERY_CHECKS,
    ...FILE_CHECKS,
    ...CONTENT_CHECKS,
    ...SAMPLE_CHECKS,
    ...LISTING_CHECKS,
    ...AGREEMENT_CHECKS,
};
/** The sitemaps of the site, and whether the page is in them. */
const sitemapTool = (0,tool_definition/* defineTool */.uO)({
    name: 'sitemap',
    title: 'Sitemaps',
    checks: CHECKS,
    judge,
});
async function judge(visit) {
    const exchange = await visit.exchange();
    const { origin } = new URL(exchange.final?.url ?? visit.url);
    const site = await visit.onceForSite(`sitemaps ${origin}`, () => readSite(visit, origin));
    const { survey } = site;
    const unclear = unclearReason(survey);
    if (exchange.failure && unclear !== undefined)
        throw new not_measured/* NotMeasured */.ke(`${exchange.failure.url} ${exchange.failure.message}`);
    const page = await judgePage(visit, site);
    const answered = survey.files.some(({ reading }) => reading && reading.kind !== 'html');
    const without = unclear === undefined ? (0,tool_definition/* notApplicable */.hH)('the site has no sitemap') : (0,tool_definition/* notMeasured */.q7)(unclear);
    return {
        judgements: {
            ...judgeDiscovery(survey),
            ...(answered ? judgeFiles(survey) : site_sitemaps_all(FILE_CHECKS, without)),
            ...judgeContent(site, without),
            ...(site.entries > 0 ? judgeSamples(page.samples) : site_sitemaps_all(SAMPLE_CHECKS, emptyReason(site, without))),
            'page-not-listed': page.judgement,
            'alternate-contradicts-page': page.agreement,
        },
        facts: factsOf(site, page.listing, page.samples),
    };
}
function judgeContent(site, without) {
    const isIndex = site.survey.files.some(({ reading }) => reading?.kind === 'index');
    return site.entries > 0 || isIndex ? site.judgements : site_sitemaps_all(CONTENT_CHECKS, emptyReason(site, without));
}
function emptyReason({ survey }, without) {
    return survey.files.some(sitemap_survey/* isThere */.$B) ? (0,tool_definition/* notApplicable */.hH)('the sitemaps list nothing') : without;
}
async function judgePage(visit, site) {
    const { samples, urls, origins, entries } = site;
    if (entries === 0) {
        const nothing = (0,tool_definition/* notApplicable */.hH)('the sitemaps list nothing');
        return { judgement: nothing, agreement: nothing, listing: undefined, samples };
    }
    const html = await pageOf(visit);
    const url = 'judgement' in html ? visit.url : html.url;
    const canonicals = 'judgement' in html ? [] : (0,canonical_links/* canonicalLinks */.I)(html).flatMap(link => link.url ?? []);
    const listing = findListing(urls, url, origins, canonicals);
    const withPage = await addPage(visit, site);
    if ('judgement' in html) {
        return { judgement: html.judgement, agreement: html.judgement, listing, samples: withPage };
    }
    const excuse = await excuseOf(visit, html, site);
    return {
        judgement: judgeListing(listing, url, excuse, unreadReason(site.survey)),
        agreement: judgeAgreement(html, site),
        listing,
        samples: withPage,
    };
}
/** The audited page is a sample too where it is listed by the address that it was audited by. */
async function addPage(visit, { samples, urls, origins }) {
    const listed = namesOf(visit.url, origins).exact.some(name => urls.has(name));
    if (!listed || samples.some(({ asked }) => (0,addresses/* isSamePage */.kj)(asked, visit.url)))
        return samples;
    const robots = await visit.robotsTxt(visit.url);
    const blocked = robots.kind === 'rules' && !(0,robots_txt/* verdictFor */.Xb)(robots, 'Googlebot', visit.url).allowed;
    const answer = readAnswer(await visit.exchange(), visit.url, visit.preview);
    return [{ url: visit.url, asked: visit.url, blocked, ...answer }, ...samples];
}
async function pageOf(visit) {
    try {
        return await visit.htmlPage();
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke)
            return { judgement: (0,tool_definition/* notMeasured */.q7)(error.message) };
        throw error;
    }
}
/** Why a page need not be in a sitemap. */
async function excuseOf(visit, page, site) {
    const meta = (0,page_directives/* metaDirectives */.IU)(page.document).inHead;
    const headers = isClosedByPlatform(site.samples) ? [] : (0,page_directives/* shippedHeaderDirectives */.ZF)(page);
    if ((0,page_directives/* directivesFor */.A)([...meta, ...headers], 'Googlebot').some(page_directives/* isNoindex */.Mg))
        return 'the page is set to noindex';
    const canonical = (0,canonical_links/* canonicalLinks */.I)(page).find(link => link.url)?.url;
    if (canonical && !(0,page_address/* namesItself */.e0)(canonical, page))
        return 'the page names another one as canonical';
    const robots = await visit.robotsTxt(page.url);
    if (robots.kind === 'rules' && !(0,robots_txt/* verdictFor */.Xb)(robots, 'Googlebot', page.url).allowed)
        return 'robots.txt closes the page';
    const { survey, listsOwnHost, origins } = site;
    const elsewhere = survey.files.every(file => !(0,sitemap_survey/* isThere */.$B)(file) || !file.url.startsWith(`${survey.origin}/`));
    if (elsewhere && !listsOwnHost && origins.length > 1) {
        return 'the sitemap was read from another host, which may not know this version of the site';
    }
    return undefined;
}


/***/ })

};
