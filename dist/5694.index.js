export const id = 5694;
export const ids = [5694];
export const modules = {

/***/ 67162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Tally),
/* harmony export */   x: () => (/* binding */ FaultList)
/* harmony export */ });
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79786);

/** The places at which a check failed: the first of them, and how many there are. */
class FaultList {
    #first = [];
    #count = 0;
    get count() {
        return this.#count;
    }
    /** @param place or what makes it, where that takes long: of places beyond the first it is not asked for */
    add(place) {
        if (++this.#count > _judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OCCURRENCES */ .yO)
            return;
        this.#first.push(typeof place === 'function' ? place() : place);
    }
    /** Failed where there are places, else passed. */
    judge() {
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .failCounted */ .ls)(this.#first, this.#count);
    }
    /**
     * @param looked how many there were of what the check looks at
     * @param nothing why it does not apply where there were none
     */
    judgeAmong(looked, nothing) {
        return looked === 0 && this.#count === 0 ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notApplicable */ .hH)(nothing) : this.judge();
    }
}
/** For several checks in one pass: what each has looked at, and where it failed. */
class Tally {
    #entries = new Map();
    /** There was something for the check to look at. */
    saw(name) {
        this.#entry(name).looked++;
    }
    /** What the check looked at is at fault. */
    fault(name, place) {
        const entry = this.#entry(name);
        entry.looked++;
        entry.faults.add(place);
    }
    /** @param nothing why the check does not apply where it looked at nothing */
    judgement(name, nothing) {
        const { looked, faults } = this.#entry(name);
        return faults.judgeAmong(looked, nothing);
    }
    /** Those of some checks, which say the same where they looked at nothing; see {@link judgement}. */
    judgements(checks, nothing) {
        const names = Object.keys(checks);
        return Object.fromEntries(names.map(name => [name, this.judgement(name, nothing)]));
    }
    #entry(name) {
        let entry = this.#entries.get(name);
        if (!entry) {
            entry = { looked: 0, faults: new FaultList() };
            this.#entries.set(name, entry);
        }
        return entry;
    }
}


/***/ }),

/***/ 35694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/page/language-alternates.js
var language_alternates = __webpack_require__(29746);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/page-names.js

/** Endings that servers leave out or put on: with and without them it is one page. */
const ENDINGS = ['', '/', '.html', '/index.html'];
/**
 * The addresses under which a page may be listed.
 *
 * @param origins the audited one, and that of production where the sitemaps list it
 */
function namesOf(url, origins) {
    const on = (path) => origins.map(origin => `${origin}${path}`);
    const path = (0,comparable_url/* comparablePath */.cM)(url);
    const [pathname = '/', query] = path.split(/(?=\?)/, 2);
    const bare = pathname.replace(/(?:\/index)?\.html?$|\/index$|\/$/i, '');
    const similar = ENDINGS.map(ending => `${bare}${ending}` || '/').map(name => `${name}${query ?? ''}`);
    return { exact: on(path), similar: similar.flatMap(on) };
}

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/visit/sitemap-survey.js + 7 modules
var sitemap_survey = __webpack_require__(77753);
// EXTERNAL MODULE: ./lib/engine/formats/html/charset.js
var charset = __webpack_require__(51475);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
// EXTERNAL MODULE: ./lib/engine/page/page-directives.js
var page_directives = __webpack_require__(15000);
// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sitemap-place.js

/** Characters shown of an address. */
const MAX_SHOWN = 200;
/** A place in a sitemap. */
function placeIn({ url }, { line, column }, message) {
    return { url, line, ...(column !== undefined && { column }), message };
}
/** The start of an address, which does not keep alive the file that it was read from. */
function shown(text) {
    return (0,cut/* ownCopy */.Sf)((0,cut/* cutEnd */.ym)(text, MAX_SHOWN));
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/samples.js










const BOT = 'Googlebot';
/** Asks for listed addresses, on the audited origin alone: the pages of this version are nowhere else. */
async function takeSamples(visit, chosen, origins) {
    const here = chosen.flatMap(listed => {
        const url = URL.parse(listed.url);
        const here = url && (0,syntax_preview/* hereOf */.IS)(visit.preview, url);
        if (here)
            return [{ listed, asked: here.href }];
        if (!url || !origins.includes(url.origin))
            return [];
        return [{ listed, asked: `${origins[0]}${url.pathname}${url.search}` }];
    });
    return await Promise.all(here.map(({ listed, asked }) => takeSample(visit, listed, asked)));
}
/** @param asked where it is on the audited site */
async function takeSample(visit, listed, asked) {
    const robots = await visit.robotsTxt(asked);
    const blocked = robots.kind === 'rules' && !(0,robots_txt/* verdictFor */.Xb)(robots, BOT, asked).allowed;
    const exchange = asked === visit.url ? await visit.exchange() : await visit.fetchForSite(asked);
    return { ...listed, asked, blocked, ...readAnswer(exchange, asked, visit.preview) };
}
/** Whether all that was asked for is kept out of search by a header, as preview platforms do with all that they serve. */
function isClosedByPlatform(samples) {
    const answered = samples.filter(showsPage);
    return answered.length > 1 && answered.every(({ noindexHeader }) => noindexHeader);
}
function showsPage({ status }) {
    return status !== undefined && (0,network_status/* isSuccess */.oJ)(status);
}
/** What an answer means for search engines. */
function readAnswer(exchange, asked, preview) {
    const none = { noindexHeader: false, noindexMeta: false };
    const { final, failure } = exchange;
    if (!final)
        return { ...none, failure: `${failure.url} ${failure.message}` };
    const { status } = final;
    const moved = (0,comparable_url/* comparableUrl */.sY)(final.url) === (0,comparable_url/* comparableUrl */.sY)(asked) ? {} : { redirectsTo: final.url };
    if (!(0,network_status/* isSuccess */.oJ)(status))
        return { ...none, status, ...moved };
    const noindexHeader = (0,page_directives/* directivesFor */.A)((0,page_directives/* shippedHeaderDirectives */.ZF)({ response: final, preview }), BOT).some(page_directives/* isNoindex */.Mg);
    const page = openHtml(final);
    if (!page)
        return { status, ...moved, noindexHeader, noindexMeta: false };
    const noindexMeta = (0,page_directives/* directivesFor */.A)((0,page_directives/* metaDirectives */.IU)(page.document).inHead, BOT).some(page_directives/* isNoindex */.Mg);
    const canonical = (0,canonical_links/* declaredCanonical */.fk)(page);
    const elsewhere = canonical && !isListed(canonical, final.url, preview) ? { canonical: shown(canonical.href) } : {};
    return { status, ...moved, noindexHeader, noindexMeta, ...elsewhere };
}
/**
 * Whether a canonical is the address that is listed. On another host the same path is: production names itself, a preview
 * is a copy of it. Not the same are `/de` and `/de.html`, however servers take them: only one of the two is to be listed.
 */
function isListed(canonical, url, preview) {
    const own = (0,syntax_preview/* hereOf */.IS)(preview, canonical);
    if (own)
        return (0,comparable_url/* comparablePath */.cM)(own) === (0,comparable_url/* comparablePath */.cM)(url);
    return canonical.host === new URL(url).host || preview?.host !== undefined
        ? (0,comparable_url/* comparableUrl */.sY)(canonical) === (0,comparable_url/* comparableUrl */.sY)(url)
        : (0,comparable_url/* comparablePath */.cM)(canonical) === (0,comparable_url/* comparablePath */.cM)(url);
}
function openHtml(response) {
    const type = (0,exchange/* mediaType */.JL)(response);
    if (type !== 'text/html' && type !== 'application/xhtml+xml')
        return undefined;
    const { text, encoding } = (0,charset/* decodeHtml */.i)(response.body, (0,exchange/* header */.wx)(response, 'content-type'));
    return { url: response.url, response, document: new html_document/* HtmlDocument */.Df(text, response.url), encoding };
}

;// CONCATENATED MODULE: ./lib/engine/formats/sitemap/url-set.js
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

// EXTERNAL MODULE: ./lib/engine/judging/fault-list.js
var fault_list = __webpack_require__(67162);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/entry-topic.js
/** Ties the names of the checks to the findings, so that no check can be forgotten. */
function defineEntryTopic(topic) {
    return topic;
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/addresses.js




const PROTOCOL = 'https://www.sitemaps.org/protocol.html';
const BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const ERRORS = 'https://support.google.com/webmasters/answer/7451001';
const checks = {
    'missing-loc': {
        severity: 'error',
        title: 'An entry of the sitemap has no address',
        why: 'An entry without <loc> names no page.',
        fix: 'Give each <url> and <sitemap> one <loc>, or remove the entry.',
        help: PROTOCOL,
        example: '<url><lastmod>2027-03-31</lastmod></url>',
    },
    'loc-invalid': {
        severity: 'error',
        title: 'An entry of the sitemap is not a full URL',
        why: 'Search engines need scheme and host, and skip the entry.',
        fix: 'Write full addresses, as https://www.example.com/page; most generators have a setting for the address of the site.',
        help: BUILD,
        example: '<loc>/products/</loc>',
    },
    'loc-too-long': {
        severity: 'warning',
        title: 'An address in the sitemap is too long',
        why: 'The protocol allows less than 2,048 characters; longer addresses are skipped.',
        fix: 'Shorten the address, or leave the page out of the sitemap.',
        help: PROTOCOL,
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
        help: BUILD,
        example: '<loc>https://www.example.com/?PHPSESSID=3f9ab2c1d4</loc>',
    },
    'loc-http': {
        severity: 'warning',
        title: 'The sitemap of an https site lists http addresses',
        why: 'The entries name addresses that redirect, or that are not the preferred ones.',
        fix: 'Write the addresses with https://.',
        help: BUILD,
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
        help: ERRORS,
        example: '<loc>https://www.example.com/about</loc> in two entries',
    },
};
/** What an address of a sitemap must look like. @see https://www.sitemaps.org/protocol.html */
const addresses = defineEntryTopic({
    checks,
    judge: site => new AddressJudge(site),
});
/** An address must be shorter. @see https://www.sitemaps.org/protocol.html#locdef */
const MAX_LOC_LENGTH = 2048;
/** Names that stand for nothing but a visitor's session. */
const SESSION_ID = /[;?&](?:jsessionid|phpsessid|aspsessionid\w{0,16}|sessionid|session_id|cfid|cftoken)=/i;
class AddressJudge {
    #tally = new fault_list/* Tally */.F();
    #siteIsHttps;
    constructor({ origin }) {
        this.#siteIsHttps = origin.startsWith('https:');
    }
    child(read) {
        const { loc } = read.entry;
        this.#look('missing-loc', read, loc === '' && (() => 'has no <loc>, or an empty one'));
        if (loc === '')
            return;
        this.#look('loc-invalid', read, !read.url && (() => `"${shown(loc)}" is not a full http or https URL`));
        if (read.url)
            this.#lookAtUrl(read, read.url);
    }
    entry(read) {
        this.child(read);
        const { file, page } = read;
        if (!page)
            return;
        const address = () => shown(read.entry.loc);
        this.#look('duplicate-url', read, !page.isNew && (() => `${address()} was listed before`));
        const folder = folderOf(file);
        const isOutside = folder !== undefined && !page.url.pathname.startsWith(folder);
        this.#look('outside-path', read, isOutside && (() => `${address()} is not below ${folder}`));
    }
    findings() {
        const judgements = this.#tally.judgements(checks, 'the sitemaps list no address that it is about');
        if (!this.#siteIsHttps)
            judgements['loc-http'] = (0,judging_judgement/* notApplicable */.hH)('the audited site is not on https');
        return { judgements };
    }
    #lookAtUrl(read, { protocol }) {
        const { loc } = read.entry;
        const address = () => shown(loc);
        const isLong = loc.length >= MAX_LOC_LENGTH;
        this.#look('loc-too-long', read, isLong && (() => `${loc.length} characters: ${address()}`));
        const isTwice = /&(?:amp|lt|gt|quot|apos|#\d{1,7});/i.test(loc);
        this.#look('loc-escaping', read, /\s/.test(loc)
            ? () => `has white space: ${address()}`
            : isTwice && (() => `is escaped twice, and so means ${address()}`));
        this.#look('loc-fragment', read, loc.includes('#') && address);
        this.#look('loc-session-id', read, SESSION_ID.test(loc) && address);
        this.#look('loc-http', read, this.#siteIsHttps && protocol === 'http:' && address);
    }
    /** @param fault what is wrong, asked for only where it is kept */
    #look(name, { entry, file }, fault) {
        if (fault)
            this.#tally.fault(name, () => placeIn(file, entry, fault()));
        else
            this.#tally.saw(name);
    }
}
/** The folder that a sitemap holds for; undefined where robots.txt vouches for it. */
function folderOf(file) {
    if (file.vouchedFor)
        return undefined;
    const { pathname } = new URL(file.url);
    return pathname.slice(0, pathname.lastIndexOf('/') + 1);
}

// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 7 modules
var language_tag = __webpack_require__(93747);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/alternates.js






const HELP = 'https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap';
/** Language versions that the sitemap names. */
const alternates = defineEntryTopic({
    checks: {
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
    },
    judge: () => new AlternateJudge(),
});
/** Links of which the way back may still come. Sitemaps that need more put the versions of a page far apart. */
const MAX_OPEN_LINKS = 100_000;
/** Of so many open links the addresses are kept for the report. */
const MAX_NAMED_LINKS = 1000;
const LANGUAGE = /^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)$/i;
const NONE = 'the sitemaps name no language versions';
class AlternateJudge {
    #invalid = new fault_list/* FaultList */.x();
    #noSelf = new fault_list/* FaultList */.x();
    /** Links by the hash of where they lead from and to, until the way back comes. */
    #open = new Map();
    /** Links whose way back came. */
    #returned = 0;
    #overflown = false;
    entry(read) {
        if (!read.page || read.page.alternates.length === 0)
            return;
        const { file, page } = read;
        for (const { alternate, key } of page.alternates) {
            const fault = faultOf(alternate, key !== undefined);
            if (fault !== undefined)
                this.#invalid.add(() => placeIn(file, alternate, fault));
        }
        if (page.isNew)
            this.#judgeGroup(read, page);
    }
    findings({ urls, versions, isComplete }) {
        const { count } = versions;
        return {
            judgements: {
                'alternate-invalid': this.#invalid.judgeAmong(count, NONE),
                'alternate-no-self': this.#noSelf.judgeAmong(count, NONE),
                'alternate-no-return': count === 0 ? (0,judging_judgement/* notApplicable */.hH)(NONE) : this.#judgeReturns(urls, isComplete),
            },
            facts: { alternates: count },
        };
    }
    #judgeGroup({ entry, file }, { key: from, alternates: named }) {
        const targets = new Map();
        for (const { key, alternate } of named)
            if (key !== undefined)
                targets.set(key, alternate);
        if (!targets.has(from)) {
            this.#noSelf.add(() => placeIn(file, entry, `${shown(entry.loc)} is not among its versions`));
        }
        for (const [to, place] of targets)
            if (to !== from)
                this.#link(from, to, place, file);
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
            named: this.#open.size < MAX_NAMED_LINKS ? shown(to) : undefined,
        });
    }
    /** A version that is in none of the sitemaps may link back by its own page. */
    #judgeReturns(urls, isComplete) {
        if (this.#overflown || !isComplete)
            return (0,judging_judgement/* notMeasured */.q7)('not all links between versions could be followed');
        const faults = new fault_list/* FaultList */.x();
        for (const { file, target, named, ...place } of this.#open.values()) {
            if (!urls.hasHash(target))
                continue;
            const version = named ?? 'the version';
            faults.add(() => placeIn(file, place, `${version} is listed, and does not name this page in turn`));
        }
        return faults.judgeAmong(this.#returned, 'no version of a page is another page of the sitemaps');
    }
}
/** @param isUrl whether its `href` is a full http or https URL */
function faultOf({ rel, hreflang, href }, isUrl) {
    if (!rel.toLowerCase().split(/\s+/).includes('alternate'))
        return `rel is "${shown(rel)}"`;
    if (hreflang === '')
        return 'has no hreflang';
    if (!LANGUAGE.test(hreflang))
        return `hreflang is "${shown(hreflang)}"`;
    const unknown = unknownPart(hreflang);
    if (unknown !== undefined)
        return `hreflang is "${hreflang}", and ${unknown}`;
    if (isUrl)
        return undefined;
    return href === '' ? 'has no href' : `href is "${shown(href)}", not a full http or https URL`;
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

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/hints.js



/** How often pages change and how much they matter, as the sitemaps say. */
const hints = defineEntryTopic({
    checks: {
        'invalid-value': {
            severity: 'notice',
            title: 'A changefreq or priority has a value that the protocol does not know',
            why: 'Google ignores both tags whatever they say; others may refuse the entry.',
            fix: 'Remove the tags, or use always, hourly, daily, weekly, monthly, yearly or never, and 0.0 to 1.0.',
            help: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
            example: '<priority>10</priority>',
        },
    },
    judge: () => new HintJudge(),
});
const FREQUENCIES = new Set([
    ...['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'],
]);
class HintJudge {
    #faults = new fault_list/* FaultList */.x();
    #entries = 0;
    entry({ entry, file }) {
        const { changefreq, priority } = entry;
        if (changefreq === undefined && priority === undefined)
            return;
        this.#entries++;
        if (changefreq !== undefined && !FREQUENCIES.has(changefreq.toLowerCase())) {
            this.#faults.add(() => placeIn(file, entry, `changefreq is "${shown(changefreq)}"`));
        }
        if (priority !== undefined && !isPriority(priority)) {
            this.#faults.add(() => placeIn(file, entry, `priority is "${shown(priority)}"`));
        }
    }
    findings() {
        const judgement = this.#faults.judgeAmong(this.#entries, 'the sitemaps have neither changefreq nor priority');
        return { judgements: { 'invalid-value': judgement } };
    }
}
function isPriority(text) {
    return /^\+?(?:0?\.\d{1,20}|0|1|1\.0{1,20}|0\.)$/.test(text);
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/images.js



const images_HELP = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps';
/** Google's extension for images. */
const images_images = defineEntryTopic({
    checks: {
        'image-loc-missing': {
            severity: 'warning',
            title: 'An image in the sitemap has no address',
            why: 'An <image:image> without <image:loc> names no image.',
            fix: 'Give each <image:image> its <image:loc>.',
            help: images_HELP,
            example: '<image:image><image:title>Red bicycle</image:title></image:image>',
        },
        'image-too-many': {
            severity: 'warning',
            title: 'A page has more images in the sitemap than Google reads',
            why: 'Google reads up to 1,000 images of a page.',
            fix: 'List the images that matter.',
            help: images_HELP,
            example: 'one <url> with 1,200 <image:image>',
        },
    },
    judge: () => new ImageJudge(),
});
/** Of one page. @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const MAX_IMAGES = 1000;
class ImageJudge {
    #unaddressed = new fault_list/* FaultList */.x();
    #tooMany = new fault_list/* FaultList */.x();
    #images = 0;
    entry({ entry, file }) {
        this.#images += entry.images;
        for (const place of entry.imagesWithoutLoc) {
            this.#unaddressed.add(() => placeIn(file, place, 'has no <image:loc>'));
        }
        if (entry.images > MAX_IMAGES)
            this.#tooMany.add(() => placeIn(file, entry, `${entry.images} images`));
    }
    findings() {
        const among = (faults) => faults.judgeAmong(this.#images, 'the sitemaps list no images');
        return {
            judgements: {
                'image-loc-missing': among(this.#unaddressed),
                'image-too-many': among(this.#tooMany),
            },
            facts: { images: this.#images },
        };
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/lastmod.js




const LASTMOD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes-about-xml-sitemaps';
/** When pages changed, as the sitemaps say. */
const lastmod = defineEntryTopic({
    checks: {
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
    },
    judge: site => new LastmodJudge(site),
});
/** Fewer pages may well have been changed together. */
const MIN_EQUAL = 10;
/** The pages of one build are written within this many milliseconds. */
const BUILD_MS = 10 * 60_000;
/** Clocks and time zones differ: this many milliseconds ahead are no fault. */
const TOLERANCE_MS = 24 * 3_600_000;
class LastmodJudge {
    #invalid = new fault_list/* FaultList */.x();
    #future = new fault_list/* FaultList */.x();
    #latest;
    #entries = 0;
    /** Entries with a date. */
    #dated = 0;
    /** Those of indexes among them. */
    #lastmods = 0;
    #readable = 0;
    #oldest = Number.POSITIVE_INFINITY;
    #newest = Number.NEGATIVE_INFINITY;
    #first;
    constructor({ now }) {
        this.#latest = now + TOLERANCE_MS;
    }
    child({ entry, file, lastmod: date }) {
        const { lastmod: text } = entry;
        if (text === undefined)
            return;
        this.#lastmods++;
        if (date === undefined) {
            this.#invalid.add(() => placeIn(file, entry, `lastmod is "${shown(text)}"`));
            return;
        }
        this.#readable++;
        if (date > this.#latest)
            this.#future.add(() => placeIn(file, entry, `lastmod is ${shown(text)}`));
    }
    entry(read) {
        this.#entries++;
        this.child(read);
        const { lastmod: date } = read;
        if (date === undefined)
            return;
        this.#first ??= read;
        this.#dated++;
        this.#oldest = Math.min(this.#oldest, date);
        this.#newest = Math.max(this.#newest, date);
    }
    findings() {
        return {
            judgements: {
                'lastmod-invalid': this.#invalid.judgeAmong(this.#lastmods, 'the sitemaps have no lastmod'),
                'lastmod-future': this.#future.judgeAmong(this.#readable, 'the sitemaps have no lastmod that can be read'),
                'lastmod-all-equal': this.#judgeEqual(),
            },
        };
    }
    #judgeEqual() {
        if (!this.#first || this.#dated < MIN_EQUAL || this.#dated < this.#entries) {
            return (0,judging_judgement/* notApplicable */.hH)(`there are not ${MIN_EQUAL} pages or more that all have a lastmod`);
        }
        const { file, entry } = this.#first;
        const message = `${this.#dated} pages have the date of the first, ${shown(entry.lastmod)}`;
        const isOneBuild = this.#newest - this.#oldest <= BUILD_MS;
        return (0,judging_judgement/* failWhere */.a4)(isOneBuild ? [placeIn(file, { line: entry.line }, message)] : []);
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/w3c-date.js
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

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/news.js




const news_HELP = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap';
/** Google's extension for news. */
const news = defineEntryTopic({
    checks: {
        'news-incomplete': {
            severity: 'warning',
            title: 'An article in the news sitemap lacks what Google requires',
            why: 'Google does not take articles without the name and language of the publication, a date and a title.',
            fix: 'Add the missing tags.',
            help: news_HELP,
            example: '<news:news><news:title>Prices rise</news:title></news:news>',
        },
        'news-invalid': {
            severity: 'warning',
            title: 'An article in the news sitemap has a date or language that Google cannot read',
            why: 'Google does not take the article.',
            fix: 'Write dates as 2027-03-31T12:00:00+02:00 and languages as en or zh-cn.',
            help: news_HELP,
            example: '<news:publication_date>yesterday</news:publication_date>',
        },
        'news-too-old': {
            severity: 'notice',
            title: 'The news sitemap lists articles that are no news any more',
            why: 'A news sitemap is for articles of the last two days.',
            fix: 'Remove older articles, or their <news:news>.',
            help: news_HELP,
            example: '<news:publication_date> of last week',
        },
        'news-too-many': {
            severity: 'warning',
            title: 'A news sitemap lists more articles than Google takes',
            why: 'Google takes up to 1,000 <news:news> of one sitemap.',
            fix: 'Split the sitemap.',
            help: news_HELP,
            example: 'a sitemap with 1,400 <news:news>',
        },
    },
    judge: site => new NewsJudge(site),
});
/** Of one file. @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap */
const MAX_NEWS = 1000;
/** Google speaks of two days: a further one keeps sitemaps that are made once a day out of the findings. */
const MAX_AGE_MS = 3 * 24 * 3_600_000;
const REQUIRED = ['publication/name', 'publication/language', 'publication_date', 'title'];
class NewsJudge {
    #incomplete = new fault_list/* FaultList */.x();
    #invalid = new fault_list/* FaultList */.x();
    #tooOld = new fault_list/* FaultList */.x();
    #tooMany = new fault_list/* FaultList */.x();
    #oldest;
    #articles = 0;
    /** Articles with a date or a language. */
    #valued = 0;
    /** Articles with a date that can be read. */
    #dated = 0;
    #ofFile;
    constructor({ now }) {
        this.#oldest = now - MAX_AGE_MS;
    }
    entry({ entry, file }) {
        for (const article of entry.news) {
            this.#articles++;
            this.#count(article, file);
            this.#judgeFields(article, file);
        }
    }
    findings() {
        const nothing = 'the sitemaps list no news';
        return {
            judgements: {
                'news-incomplete': this.#incomplete.judgeAmong(this.#articles, nothing),
                'news-invalid': this.#invalid.judgeAmong(this.#valued, 'no article of the sitemaps has a date or a language'),
                'news-too-old': this.#tooOld.judgeAmong(this.#dated, 'no article of the sitemaps has a date that can be read'),
                'news-too-many': this.#tooMany.judgeAmong(this.#articles, nothing),
            },
            facts: { news: this.#articles },
        };
    }
    #judgeFields(article, file) {
        const { fields } = article;
        const place = (message) => placeIn(file, article, message);
        const missing = REQUIRED.filter(name => !fields.get(name));
        if (missing.length > 0)
            this.#incomplete.add(() => place(`has no ${missing.join(', ')}`));
        const language = fields.get('publication/language');
        if (language && !/^(?:[a-z]{2,3}|zh-(?:cn|tw|hk))$/i.test(language)) {
            this.#invalid.add(() => place(`language is "${shown(language)}"`));
        }
        const text = fields.get('publication_date');
        if (language || text)
            this.#valued++;
        if (!text)
            return;
        const date = w3cDate(text);
        if (date === undefined) {
            this.#invalid.add(() => place(`publication_date is "${shown(text)}"`));
            return;
        }
        this.#dated++;
        if (date < this.#oldest)
            this.#tooOld.add(() => place(`is of ${shown(text)}`));
    }
    #count(article, file) {
        if (this.#ofFile?.file !== file)
            this.#ofFile = { file, count: 0 };
        if (++this.#ofFile.count !== MAX_NEWS + 1)
            return;
        this.#tooMany.add(() => placeIn(file, article, `the article here is the ${MAX_NEWS + 1}st`));
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/videos.js




const videos_HELP = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps';
/** Google's extension for videos. */
const videos = defineEntryTopic({
    checks: {
        'video-incomplete': {
            severity: 'warning',
            title: 'A video in the sitemap lacks what Google requires',
            why: 'Google skips videos without thumbnail, title, description, or the address of the video or its player.',
            fix: 'Add the missing tags.',
            help: videos_HELP,
            example: '<video:video><video:title>Repair</video:title></video:video>',
        },
        'video-invalid': {
            severity: 'warning',
            title: 'A video in the sitemap has a value that Google does not take',
            why: 'Google ignores the value, or the video.',
            fix: 'Give durations of 1 to 28,800 seconds, ratings of 0.0 to 5.0, valid dates and at most 32 tags.',
            help: videos_HELP,
            example: '<video:duration>0:45</video:duration>',
        },
    },
    judge: () => new VideoJudge(),
});
/** Seconds. @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps */
const MAX_SECONDS = 28_800;
/** @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps */
const MAX_TAGS = 32;
const videos_REQUIRED = ['thumbnail_loc', 'title', 'description'];
const DATES = ['expiration_date', 'publication_date'];
const VALUES = ['duration', 'rating', ...DATES];
class VideoJudge {
    #incomplete = new fault_list/* FaultList */.x();
    #invalid = new fault_list/* FaultList */.x();
    #videos = 0;
    /** Videos with a value that could be wrong. */
    #valued = 0;
    entry({ entry, file }) {
        for (const video of entry.videos) {
            const { fields, tags } = video;
            this.#videos++;
            const missing = missingFields(video);
            if (missing.length > 0) {
                this.#incomplete.add(() => placeIn(file, video, `has no ${missing.join(', ')}`));
            }
            if (tags > 0 || VALUES.some(name => fields.get(name)))
                this.#valued++;
            const faults = faultsOf(video);
            if (faults.length > 0)
                this.#invalid.add(() => placeIn(file, video, faults.join('; ')));
        }
    }
    findings() {
        return {
            judgements: {
                'video-incomplete': this.#incomplete.judgeAmong(this.#videos, 'the sitemaps list no videos'),
                'video-invalid': this.#invalid.judgeAmong(this.#valued, 'no video of the sitemaps has such a value'),
            },
            facts: { videos: this.#videos },
        };
    }
}
function missingFields({ fields }) {
    const missing = videos_REQUIRED.filter(name => !fields.get(name));
    return fields.get('content_loc') || fields.get('player_loc')
        ? missing
        : [...missing, 'content_loc or player_loc'];
}
function faultsOf({ fields, tags }) {
    const faults = [];
    const duration = fields.get('duration');
    if (duration && !isNumberIn(duration, 1, MAX_SECONDS))
        faults.push(`duration is "${shown(duration)}"`);
    const rating = fields.get('rating');
    if (rating && !isNumberIn(rating, 0, 5))
        faults.push(`rating is "${shown(rating)}"`);
    for (const name of DATES) {
        const date = fields.get(name);
        if (date && w3cDate(date) === undefined)
            faults.push(`${name} is "${shown(date)}"`);
    }
    if (tags > MAX_TAGS)
        faults.push(`${tags} tags`);
    return faults;
}
function isNumberIn(text, min, max) {
    return /^\d{1,9}(?:\.\d{1,9})?$/.test(text) && Number(text) >= min && Number(text) <= max;
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/entry-topics.js







/** All topics that the one pass over the sitemaps of a site feeds. */
const ENTRY_TOPICS = [
    addresses,
    lastmod,
    hints,
    images_images,
    videos,
    news,
    alternates,
];

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/host-uses.js


/** Hosts that are told apart; a sitemap with more is an odd one, and they count together. */
const MAX_HOSTS = 100;
/** Stands for the hosts beyond. */
const OTHER_HOSTS = 'other hosts';
/** The hosts that the sitemaps list. */
class HostUses {
    /** The audited one. */
    own;
    #uses = new Map();
    #origins = new Set();
    /** @param origin the audited one */
    constructor(origin) {
        this.own = new URL(origin).host;
    }
    add({ url }, { entry, file }) {
        const host = this.#uses.has(url.host) || this.#uses.size < MAX_HOSTS ? url.host : OTHER_HOSTS;
        const known = this.#uses.get(host);
        if (known) {
            known.count++;
            return;
        }
        const { line, column } = entry;
        this.#origins.add((0,cut/* ownCopy */.Sf)(url.origin));
        this.#uses.set((0,cut/* ownCopy */.Sf)(host), {
            count: 1,
            file: file.url,
            line,
            ...(column !== undefined && { column }),
            example: shown(entry.loc),
        });
    }
    get all() {
        return this.#uses;
    }
    /** All but the audited one, in the order in which they are listed first. */
    get others() {
        return [...this.#uses].filter(([host]) => host !== this.own);
    }
    /** Hosts beside the audited one, as far as they are told apart, the most listed first. */
    get foreign() {
        return this.others
            .filter(([host]) => host !== OTHER_HOSTS)
            .sort(([, a], [, b]) => b.count - a.count)
            .map(([host]) => host);
    }
    /** Origins of all hosts, as far as they are told apart. */
    get origins() {
        return this.#origins;
    }
    /** The origin of the only host that the sitemaps list, where there is one and it is not the audited one. */
    get productionOrigin() {
        if (this.#uses.size !== 1 || this.listsOwn)
            return undefined;
        return this.#origins.values().next().value;
    }
    /** Whether the sitemaps list pages of the audited host. */
    get listsOwn() {
        return this.#uses.has(this.own);
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/language-versions.js

/** Pairs of a page and a language that are kept, in about 50 bytes each. */
const MAX_KEPT = 200_000;
/** Which language versions the sitemaps name for each page. */
class LanguageVersions {
    /** Hashes of page and language, with that of the version's address. */
    #kept = new Map();
    #count = 0;
    add({ key, isNew, alternates }) {
        this.#count += alternates.length;
        if (!isNew)
            return;
        for (const { alternate, key: version } of alternates) {
            if (version === undefined || this.#kept.size >= MAX_KEPT)
                continue;
            this.#kept.set(versionKey(key, alternate.hreflang), hashOf(version));
        }
    }
    /** Links to language versions. */
    get count() {
        return this.#count;
    }
    /** Whether {@link compare} knows all versions. */
    get knowsAll() {
        return this.#kept.size < MAX_KEPT;
    }
    /**
     * What the sitemaps say of the version of a page in a language: `same` where it is the given one.
     *
     * @param page in its comparable form, as `url`
     */
    compare(page, code, url) {
        const named = this.#kept.get(versionKey(page, code));
        if (named === undefined)
            return 'none';
        return named === hashOf(url) ? 'same' : 'other';
    }
}
function versionKey(page, code) {
    return hashOf(`${page} ${code.toLowerCase()}`);
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/read-entry.js


const NO_ALTERNATES = [];
function readChild(entry, file) {
    return { entry, file, url: fullUrl(entry.loc), lastmod: dateOf(entry) };
}
/** @param urls all addresses so far in their comparable forms, to which that of the entry is added */
function readEntry(entry, file, urls) {
    const url = fullUrl(entry.loc);
    return { entry, file, url, lastmod: dateOf(entry), page: url && readPage(entry, url, urls) };
}
function readPage({ alternates }, url, urls) {
    const key = (0,comparable_url/* comparableUrl */.sY)(url);
    return {
        url,
        key,
        isNew: urls.add(key),
        alternates: alternates.length === 0 ? NO_ALTERNATES : alternates.map(readAlternate),
    };
}
function readAlternate(alternate) {
    const url = fullUrl(alternate.href);
    return { alternate, key: url && (0,comparable_url/* comparableUrl */.sY)(url) };
}
function fullUrl(text) {
    return /^https?:\/\//i.test(text) ? (URL.parse(text) ?? undefined) : undefined;
}
function dateOf({ lastmod }) {
    return lastmod === undefined ? undefined : w3cDate(lastmod);
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sample-chooser.js


/** Addresses that are chosen beside the first and the last. */
const MIDDLE_SAMPLES = 3;
/**
 * Chooses addresses while the sitemaps are read: the first, the last, and those with the smallest hashes, which are
 * the same ones on every run, wherever they stand.
 */
class SampleChooser {
    #first;
    #last;
    #middle = [];
    add({ key }, { entry: { loc, line }, file }) {
        const listed = () => ({ url: (0,cut/* ownCopy */.Sf)(loc), file: file.url, line });
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

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sitemap-pass.js






/** The one pass over the sitemaps of a site: it feeds all {@link ENTRY_TOPICS}, and keeps what other topics need. */
class SitemapPass {
    urls = new UrlSet();
    hosts;
    versions = new LanguageVersions();
    samples = new SampleChooser();
    dates = new Map();
    entries = 0;
    #judges;
    constructor(origin, preview) {
        const site = { origin: preview?.origin ?? origin, now: Date.now() };
        this.hosts = new HostUses(origin);
        this.#judges = new Map(ENTRY_TOPICS.map(topic => [topic, topic.judge(site)]));
    }
    entry(entry, file) {
        const read = readEntry(entry, file, this.urls);
        this.entries++;
        if (read.lastmod !== undefined)
            this.#widen(file.url, read.lastmod);
        if (read.page) {
            this.hosts.add(read.page, read);
            this.versions.add(read.page);
            this.samples.add(read.page, read);
        }
        for (const judge of this.#judges.values())
            judge.entry?.(read);
    }
    child(child, file) {
        const read = readChild(child, file);
        for (const judge of this.#judges.values())
            judge.child?.(read);
    }
    findings(isComplete) {
        const { urls, versions } = this;
        return new Map(Array.from(this.#judges, ([topic, judge]) => [topic, judge.findings({ urls, versions, isComplete })]));
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

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/survey-gaps.js



/** Whether it was not told if a file exists. */
function isUnclear({ status, failure }) {
    return failure !== undefined || (status !== undefined && (0,network_status/* provesNothing */.R1)(status));
}
/** What came instead of a file, to be said behind its address. */
function answerOf({ status, failure }) {
    return failure ? failure.message : `answers ${status}`;
}
/** Why it cannot be told whether there is a sitemap; undefined where it can. */
function whyUnclear({ files, probes }) {
    if (files.some(({ reading }) => reading))
        return undefined;
    const unclear = [...files, ...probes].find(isUnclear);
    return unclear && `${unclear.url} ${answerOf(unclear)}`;
}
const NO_SITEMAP = 'the site has no sitemap';
/** What is said of pages where the sitemaps list none. */
function withoutEntries(survey) {
    if (survey.files.some(sitemap_survey/* isThere */.$B))
        return (0,judging_judgement/* notApplicable */.hH)('the sitemaps list nothing');
    const unclear = whyUnclear(survey);
    return unclear === undefined ? (0,judging_judgement/* notApplicable */.hH)(NO_SITEMAP) : (0,judging_judgement/* notMeasured */.q7)(unclear);
}
/** Why it cannot be said what the sitemaps list altogether; undefined where all of them were read to their ends. */
function whyIncomplete({ files, unread }) {
    const broken = files.find(file => !file.reading || ((0,sitemap_survey/* isThere */.$B)(file) && file.reading.stopped !== undefined));
    if (broken) {
        const { url, failure, reading } = broken;
        const isStopped = failure === undefined && reading !== undefined;
        return `${url} ${isStopped ? `was not read to its end: ${reading.stopped}` : answerOf(broken)}`;
    }
    return unread > 0 ? `${unread} further sitemaps were not read` : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/site-sitemaps.js










/**
 * The sitemaps of the site that the audited page is on, read once for all of its pages.
 *
 * @throws NotMeasured where neither they nor the page can be fetched
 */
const siteSitemaps = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { final, failure } = await visit.exchange();
    const { origin } = new URL(final?.url ?? visit.url);
    const site = await visit.onceForSite(`sitemaps ${origin}`, () => readSitemaps(visit, origin));
    if (failure && whyUnclear(site.survey) !== undefined) {
        throw new not_measured/* NotMeasured */.ke(`${failure.url} ${failure.message}`);
    }
    return site;
});
/** A topic of the tool, whose answers are those of the pass over the sitemaps. */
function topicOfSite(topic) {
    return {
        checks: topic.checks,
        async judge(visit) {
            const site = await siteSitemaps(visit);
            const findings = site.findings.get(topic);
            const nothing = withoutContent(site);
            return nothing ? { ...findings, judgements: (0,judging_judgement/* sameForAll */.tE)(topic.checks, nothing) } : findings;
        },
    };
}
/** What is said of what the sitemaps list where they list nothing at all; undefined where they list something. */
function withoutContent({ survey, entries }) {
    const isIndex = survey.files.some(({ reading }) => reading?.kind === 'index');
    return entries > 0 || isIndex ? undefined : withoutEntries(survey);
}
async function readSitemaps(visit, origin) {
    const pass = new SitemapPass(origin, visit.preview);
    const mayLeave = !(0,host_kind/* isLocalHost */.mJ)(new URL(origin).hostname);
    const survey = await (0,sitemap_survey/* surveySitemaps */.p$)(visit, origin, pass, { mayLeave });
    const { urls, entries, hosts, versions, dates } = pass;
    const origins = [origin, ...productionRoots(hosts, visit.preview)];
    return {
        survey,
        urls,
        entries,
        hosts,
        vouched: mayLeave ? await vouchers(visit, survey, hosts) : new Set(),
        origins,
        versions,
        dates,
        samples: await takeSamples(visit, pass.samples.chosen, origins),
        findings: pass.findings(whyIncomplete(survey) === undefined),
    };
}
/** Where production is, as the sitemaps write it: with or without www. */
function productionRoots({ origins, productionOrigin }, preview) {
    if (preview?.host === undefined)
        return productionOrigin === undefined ? [] : [productionOrigin];
    const listed = [...origins].filter(origin => (0,syntax_preview/* isOnProduction */.dT)(preview, new URL(origin)));
    return (listed.length > 0 ? listed : [preview.origin]).map(origin => origin + preview.folder);
}
/** Hosts of which robots.txt is asked whether it names the sitemap too. */
const MAX_VOUCHERS = 3;
async function vouchers(visit, { files }, hosts) {
    const foreign = hosts.foreign.filter(host => !(0,syntax_preview/* isOnProduction */.dT)(visit.preview, new URL(`https://${host}`)));
    const vouched = new Set();
    if (foreign.length === 0 || (foreign.length === 1 && !hosts.listsOwn))
        return vouched;
    const names = new Set(files.flatMap(({ url, namedAs }) => [url, ...(namedAs ? [namedAs] : [])]));
    for (const host of foreign.slice(0, MAX_VOUCHERS)) {
        const robots = await visit.robotsTxt(`https://${host}/`);
        if ((0,robots_txt/* sitemapsOf */.yw)(robots).some(({ url }) => url !== undefined && names.has(url)))
            vouched.add(host);
    }
    return vouched;
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/alternate-agreement.js







const alternate_agreement_HELP = 'https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap';
/**
 * Whether the language versions that a page names in its HTML and headers are those that the sitemaps name for it. A
 * version that one of them leaves out is no contradiction: search engines put them together.
 */
const alternateAgreement = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'alternate-contradicts-page': {
            severity: 'warning',
            title: 'The sitemap and the page name different pages for one language',
            why: 'Google takes language versions from HTML, headers and sitemaps alike; where they contradict each other, it may ignore them.',
            fix: 'Name the versions in one place alone, or let both be made from the same data.',
            help: alternate_agreement_HELP,
            example: '<xhtml:link rel="alternate" hreflang="de" href="https://www.example.com/de/"/> in the sitemap,\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/"> in the page',
        },
    },
    async judge(visit) {
        const site = await siteSitemaps(visit);
        const judgement = site.entries === 0
            ? (0,judging_judgement/* notApplicable */.hH)('the sitemaps list nothing')
            : judgeAgreement(await visit.htmlPage(), site);
        return { judgements: { 'alternate-contradicts-page': judgement } };
    },
});
function judgeAgreement(page, site) {
    const { origins, versions } = site;
    if (versions.count === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the sitemaps name no language versions');
    const { read } = (0,language_alternates/* languageAlternates */.i)(page);
    if (read.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page names no language versions itself');
    const names = namesOf(page.url, origins).exact;
    const compared = read.map(alternate => ({
        alternate,
        result: compare(alternate, page.preview, names, site),
    }));
    if (compared.every(({ result }) => result === 'none')) {
        return versions.knowsAll
            ? (0,judging_judgement/* notApplicable */.hH)('the sitemaps name no language versions of this page')
            : (0,judging_judgement/* notMeasured */.q7)('the sitemaps name more language versions than are kept');
    }
    return (0,judging_judgement/* failWhere */.a4)(compared
        .filter(({ result }) => result === 'other')
        .map(({ alternate }) => alternate.at(`${alternate.code} is ${alternate.url.href} here and another page in the sitemap`)));
}
/** A page of a preview and its address of production are one. */
function compare({ code, url }, preview, pages, { origins, versions }) {
    if (!url)
        return 'none';
    const here = (0,syntax_preview/* hereOf */.IS)(preview, url) ?? url;
    const path = (0,comparable_url/* comparablePath */.cM)(here);
    const forms = origins.includes(here.origin) ? origins.map(origin => origin + path) : [(0,comparable_url/* comparableUrl */.sY)(url)];
    const results = pages.flatMap(page => forms.map(form => versions.compare(page, code, form)));
    return results.find(result => result === 'same') ?? results.find(result => result === 'other') ?? 'none';
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/discovery.js





const discovery_BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const LARGE = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps';
/** Whether crawlers find the sitemaps. That robots.txt names one that is missing is for the robots tool. */
const discovery = (0,tool_definition/* defineTopic */.R)({
    checks: {
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
            help: discovery_BUILD,
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
    },
    async judge(visit) {
        const { survey } = await siteSitemaps(visit);
        const { files } = survey;
        const isIndexed = files.some(({ reading }) => reading?.kind === 'index');
        const noIndex = (0,judging_judgement/* notApplicable */.hH)('there is no sitemap index');
        return {
            judgements: {
                missing: judgeMissing(survey),
                'not-in-robots': judgeNamed(survey),
                'html-served': judgeHtml(files),
                'child-unreachable': isIndexed ? judgeChildren(files) : noIndex,
                'nested-index': isIndexed ? judgeNested(survey) : noIndex,
            },
        };
    },
});
function judgeMissing(survey) {
    const { files, probes, origin } = survey;
    if (files.some(sitemap_survey/* isThere */.$B))
        return (0,judging_judgement/* pass */.IX)();
    const unclear = whyUnclear(survey);
    if (unclear !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(unclear);
    if (files.some(({ reading }) => reading)) {
        return (0,judging_judgement/* notApplicable */.hH)('what is named as a sitemap is none, which is reported apart');
    }
    const named = files[0] && `${files[0].url}, which robots.txt names, ${answerOf(files[0])}`;
    const common = `none is at ${probes.length} common addresses, as /sitemap.xml`;
    return (0,judging_judgement/* fail */.fJ)({ url: `${origin}/`, message: [named, common].filter(Boolean).join('; ') });
}
function judgeNamed({ files, robots }) {
    const found = files.find(file => file.foundBy === 'probe');
    if (!found) {
        return files.some(sitemap_survey/* isThere */.$B) ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* notApplicable */.hH)('no sitemap was found');
    }
    if (robots.kind === 'unreachable')
        return (0,judging_judgement/* notMeasured */.q7)(robots.reason);
    return (0,judging_judgement/* fail */.fJ)({ url: found.url, message: `was found, and ${robots.url} does not name it` });
}
function judgeHtml(files) {
    const answered = files.filter(({ reading }) => reading);
    if (answered.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no sitemap was found');
    return (0,judging_judgement/* failWhere */.a4)(answered
        .filter(({ reading }) => reading.kind === 'html')
        .map(file => ({ url: file.url, message: `is an HTML page${namedBy(file)}` })));
}
function judgeChildren(files) {
    const children = files.filter(({ foundBy }) => foundBy === 'index');
    const bad = children.filter(({ reading }) => !reading);
    const gone = bad.filter(file => !isUnclear(file));
    if (gone.length > 0) {
        return (0,judging_judgement/* fail */.fJ)(gone.map((file) => ({ url: file.url, message: `${answerOf(file)}${namedBy(file)}` })));
    }
    if (bad.length > 0)
        return (0,judging_judgement/* notMeasured */.q7)(`${bad[0].url} ${answerOf(bad[0])}`);
    return children.length > 0 ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* notApplicable */.hH)('the index names no sitemap of this site');
}
function judgeNested({ files, nested }) {
    return (0,judging_judgement/* failAmong */.Jb)(files.filter(({ foundBy, reading }) => foundBy === 'index' && reading), nested.map(({ url, namedIn }) => ({ ...namedIn, message: `names ${url}, which is an index itself` })), 'nothing that the index names could be read');
}
function namedBy({ namedIn }) {
    return namedIn ? `, named in ${namedIn.url}${namedIn.line ? ` line ${namedIn.line}` : ''}` : '';
}

// EXTERNAL MODULE: ./lib/engine/formats/sitemap/format.js
var format = __webpack_require__(33934);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sitemap-files.js






/** @throws NotApplicable or NotMeasured where nothing answered */
const sitemapFiles = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { survey } = await siteSitemaps(visit);
    const named = survey.files.filter(isRead).filter(({ reading }) => reading.kind !== 'html');
    if (named.length > 0)
        return { named, sitemaps: named.filter(sitemap_survey/* isThere */.$B) };
    const unclear = whyUnclear(survey);
    throw unclear === undefined ? new not_measured/* NotApplicable */.bQ(NO_SITEMAP) : new not_measured/* NotMeasured */.ke(unclear);
});
function isRead(file) {
    return file.reading !== undefined;
}
/** Failed at all problems of a kind. */
function judgeProblems({ named }, kind) {
    const occurrences = named.flatMap(({ url, problems }) => problems
        .filter(problem => problem.kind === kind)
        .map(({ kind: _, ...place }) => ({ url, ...place })));
    const count = named.reduce((sum, { problemCounts }) => sum + (problemCounts[kind] ?? 0), 0);
    return (0,judging_judgement/* failCounted */.ls)(occurrences, count);
}
/** @param faultOf what is wrong with a sitemap */
function judgeEach({ sitemaps }, faultOf) {
    return (0,judging_judgement/* failAmong */.Jb)(sitemaps, sitemaps.flatMap(sitemap => {
        const message = faultOf(sitemap);
        return message === undefined ? [] : [{ url: sitemap.url, message }];
    }), 'what is named as a sitemap is none, which is reported apart');
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/file-size.js



const file_size_LARGE = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps';
const file_size_ERRORS = 'https://support.google.com/webmasters/answer/7451001';
/** How much is in each sitemap. */
const fileSize = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'too-large': {
            severity: 'error',
            title: 'A sitemap is larger than 50 MB',
            why: 'Search engines refuse files of more than 52,428,800 bytes, measured without compression.',
            fix: 'Split it into several sitemaps and name them in an index.',
            help: file_size_LARGE,
            example: '/sitemap.xml of 61,300,000 bytes',
        },
        'too-many-urls': {
            severity: 'error',
            title: 'A sitemap has more than 50,000 entries',
            why: 'Search engines refuse the file, or read the first 50,000 entries of it.',
            fix: 'Split it into several sitemaps and name them in an index.',
            help: file_size_LARGE,
            example: '<urlset> with 72,000 <url>',
        },
        empty: {
            severity: 'warning',
            title: 'A sitemap lists nothing',
            why: 'Search engines learn nothing from it, and Search Console reports it as an error.',
            fix: 'Check that the generator finds the pages, or remove the file.',
            help: file_size_ERRORS,
            example: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
        },
    },
    async judge(visit) {
        const files = await sitemapFiles(visit);
        return {
            judgements: {
                'too-large': judgeEach(files, ({ reading }) => reading.truncated ? `has more than ${format/* MAX_SITEMAP_BYTES */.r5} bytes` : undefined),
                'too-many-urls': judgeEach(files, ({ reading }) => reading.entries > format/* MAX_SITEMAP_URLS */.S0 ? `has ${reading.entries} entries` : undefined),
                empty: judgeEach(files, file => (isEmpty(file) ? 'has no entries' : undefined)),
            },
        };
    },
});
/** Where reading ended early, what ended it is the fault. A feed without links may be one of other things. */
function isEmpty({ reading: { kind, entries, stopped } }) {
    return entries === 0 && stopped === undefined && kind !== 'xml';
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/format.js



const format_BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const format_PROTOCOL = 'https://www.sitemaps.org/protocol.html';
const format_ERRORS = 'https://support.google.com/webmasters/answer/7451001';
/** Whether the files are written as sitemaps are. */
const format_format = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'not-well-formed': {
            severity: 'error',
            title: 'A sitemap is not well-formed XML',
            why: 'Search engines stop at the first such fault and may drop the whole file.',
            fix: 'Correct the places named; write & as &amp; and < as &lt; in addresses.',
            help: format_ERRORS,
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
            help: format_BUILD,
            example: '{"urls": ["https://www.example.com/"]}',
        },
        namespace: {
            severity: 'warning',
            title: 'A namespace of a sitemap is not the one of the protocol',
            why: 'Namespaces are compared letter by letter. With another one the tags mean nothing, and Search Console reports the file as invalid.',
            fix: 'Copy the namespace from the documentation; that of the protocol is http://www.sitemaps.org/schemas/sitemap/0.9, without https.',
            help: format_ERRORS,
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
            help: format_PROTOCOL,
            example: '<loc>…</loc> with a megabyte of text in it',
        },
    },
    async judge(visit) {
        const files = await sitemapFiles(visit);
        return {
            judgements: {
                'not-well-formed': judgeXml(files, 'not-well-formed'),
                doctype: judgeXml(files, 'doctype'),
                'unknown-format': judgeFormat(files.named),
                namespace: judgeTags(files, 'namespace'),
                'unexpected-tag': judgeTags(files, 'unexpected-tag'),
                'reading-ended': judgeProblems(files, 'hostile'),
            },
        };
    },
});
/** No merit of a list of addresses is that its XML has no fault. */
function judgeXml(files, kind) {
    const isFormless = files.named.every(({ reading }) => reading.kind === 'text' || reading.kind === 'unknown');
    return unlessPass(judgeProblems(files, kind), isFormless && 'no sitemap is XML');
}
/** Of the tags that the protocol has, and feeds have not. */
function judgeTags(files, kind) {
    const hasTags = files.named.some(({ reading }) => reading.kind === 'urlset' || reading.kind === 'index');
    return unlessPass(judgeProblems(files, kind), !hasTags && 'no sitemap has the tags of the protocol');
}
/** @param reason why nothing could fail; false where something could */
function unlessPass(judgement, reason) {
    return judgement.outcome === 'pass' && reason ? (0,judging_judgement/* notApplicable */.hH)(reason) : judgement;
}
function judgeFormat(files) {
    const strange = files.filter(({ reading }) => reading.kind === 'xml' || reading.kind === 'unknown');
    if (strange.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(strange.map(({ url, reading, problems }) => {
        const root = problems.find(({ kind }) => kind === 'root');
        const { kind: _, ...place } = root ?? { message: `holds nothing that can be read: ${reading.stopped}` };
        return { url, ...place };
    }));
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/hosts.js







const hosts_HELP = 'https://www.sitemaps.org/protocol.html#location';
const hosts_checks = {
    'development-host': {
        severity: 'error',
        title: 'The sitemap lists addresses of a development server',
        why: 'Nobody but the machine that built the site can reach them, so search engines learn of no page.',
        fix: 'Set the address of the production site in the settings of the site generator, and build with them.',
        help: hosts_HELP,
        example: '<loc>http://localhost:3000/about</loc>',
    },
    'foreign-host': {
        severity: 'notice',
        title: 'The sitemap lists another host than the audited one',
        why: 'On a preview this is as it should be: the sitemap names the addresses of production. On the site itself, search engines ignore addresses of another host.',
        fix: 'Check that the host is the one where the pages will live, www and all.',
        help: hosts_HELP,
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
/** Hosts that the facts name. */
const MAX_FACTS = 20;
/** Which hosts the sitemaps speak of. */
const hosts = (0,tool_definition/* defineTopic */.R)({
    checks: hosts_checks,
    async judge(visit) {
        const site = await siteSitemaps(visit);
        const nothing = withoutContent(site);
        const counts = Array.from(site.hosts.all, ([host, { count }]) => [host, count]);
        return {
            judgements: nothing ? (0,judging_judgement/* sameForAll */.tE)(hosts_checks, nothing) : judgeHosts(site, visit.preview),
            facts: { hosts: Object.fromEntries(counts.slice(0, MAX_FACTS)) },
        };
    },
});
function judgeHosts(site, preview) {
    const { all, others } = site.hosts;
    if (all.size === 0) {
        return (0,judging_judgement/* sameForAll */.tE)(hosts_checks, (0,judging_judgement/* notApplicable */.hH)('the sitemaps list no page whose address can be read'));
    }
    const strange = others.filter(([host]) => !isProductionHost(preview, host));
    if (strange.length === 0 && others.length > 0) {
        const production = (0,judging_judgement/* pass */.IX)(`the sitemap lists ${preview.host}, as it should ${preview.words}`);
        return { 'development-host': (0,judging_judgement/* pass */.IX)(), 'foreign-host': production, 'mixed-hosts': (0,judging_judgement/* pass */.IX)() };
    }
    const development = strange.filter(([host]) => isDevelopmentServer(host, site.hosts.own));
    const foreign = strange.filter(use => !development.includes(use));
    const apart = (0,judging_judgement/* notApplicable */.hH)('the sitemap lists a development server, which is reported apart');
    return {
        'development-host': report(development),
        ...(foreign.length === 0 && development.length > 0
            ? { 'foreign-host': apart, 'mixed-hosts': apart }
            : judgeForeign(foreign, site, preview)),
    };
}
function judgeForeign(foreign, { hosts: { all }, survey: { origin }, vouched }, preview) {
    if (foreign.length === 0)
        return { 'foreign-host': (0,judging_judgement/* pass */.IX)(), 'mixed-hosts': (0,judging_judgement/* pass */.IX)() };
    if (all.size > 1) {
        return {
            'foreign-host': (0,judging_judgement/* notApplicable */.hH)('the sitemap lists several hosts, which is reported apart'),
            'mixed-hosts': report(foreign.filter(([host]) => !vouched.has(host))),
        };
    }
    return { 'foreign-host': judgeOnlyHost(foreign, origin, preview), 'mixed-hosts': (0,judging_judgement/* pass */.IX)() };
}
function judgeOnlyHost(foreign, origin, preview) {
    if ((0,host_kind/* isLocalHost */.mJ)(new URL(origin).hostname) && preview?.host === undefined) {
        return (0,judging_judgement/* notApplicable */.hH)('the site is audited on this machine: its own host will be another one');
    }
    if (preview !== undefined && preview.host === undefined) {
        return (0,judging_judgement/* pass */.IX)(`the sitemap lists ${foreign[0][0]}, which is taken for production ${preview.words}`);
    }
    return report(foreign, (0,syntax_preview/* previewHint */.G7)(preview, origin));
}
/** A server on this machine is known by its port, so another port is an address left over. */
function isDevelopmentServer(host, audited) {
    if (host === OTHER_HOSTS)
        return false;
    const { hostname, port } = new URL(`http://${host}`);
    if (!(0,host_kind/* isThisMachine */.YY)(hostname))
        return false;
    const own = new URL(`http://${audited}`);
    return !(0,host_kind/* isThisMachine */.YY)(own.hostname) || port !== own.port;
}
function isProductionHost(preview, host) {
    return host !== OTHER_HOSTS && (0,syntax_preview/* isOnProduction */.dT)(preview, new URL(`https://${host}`));
}
function report(uses, hint = '') {
    const faults = new fault_list/* FaultList */.x();
    for (const [host, { count, file, line, column, example }] of uses) {
        faults.add({
            url: file,
            line,
            ...(column !== undefined && { column }),
            message: `${count === 1 ? '1 address is' : `${count} addresses are`} on ${host}, the first is ${example}${hint}`,
        });
    }
    return faults.judge();
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/inventory.js


/** What was read. */
const inventory = (0,tool_definition/* defineTopic */.R)({
    checks: {},
    async judge(visit) {
        const { survey, entries, urls, dates } = await siteSitemaps(visit);
        const { files, unread, probes } = survey;
        const first = files.find(({ reading }) => reading);
        return {
            judgements: {},
            facts: {
                discovered: first === undefined ? null : first.foundBy === 'probe' ? 'probe' : 'robots.txt',
                sitemaps: files.map(file => fileFacts(file, dates.get(file.url))),
                unread,
                probed: probes.map(({ url, status }) => ({ url, status: status ?? null })),
                urls: entries,
                differentUrls: urls.size,
            },
        };
    },
});
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

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/listed-pages.js









const listed_pages_HELP = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const listed_pages_checks = {
    'listed-broken': {
        severity: 'error',
        title: 'The sitemap lists a page that is not there',
        why: 'Search engines are sent to errors, and trust the sitemap less. A page that was meant to be there is lost.',
        fix: 'Publish the page, or remove its address from the sitemap. A few addresses were tried: others may be affected.',
        help: listed_pages_HELP,
        example: '<loc>https://www.example.com/gone</loc>, which answers 404',
    },
    'listed-redirects': {
        severity: 'warning',
        title: 'The sitemap lists an address that redirects',
        why: 'A sitemap is for the addresses that search results should show; a redirect says that this is another one.',
        fix: 'List the address that the redirect leads to.',
        help: listed_pages_HELP,
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
/** What some of the listed addresses answer. */
const listedPages = (0,tool_definition/* defineTopic */.R)({
    checks: listed_pages_checks,
    async judge(visit) {
        const site = await siteSitemaps(visit);
        const samples = await samplesWithPage(visit, site);
        return {
            judgements: site.entries > 0 ? judgeSamples(samples) : (0,judging_judgement/* sameForAll */.tE)(listed_pages_checks, withoutEntries(site.survey)),
            facts: { samples: samples.map(factsOf) },
        };
    },
});
/** The audited page is a sample too where it is listed by the address that it was audited by. */
async function samplesWithPage(visit, { samples, urls, origins }) {
    const isListed = namesOf(visit.url, origins).exact.some(name => urls.has(name));
    if (!isListed || samples.some(({ asked }) => (0,comparable_url/* isSamePage */.kj)(asked, visit.url)))
        return samples;
    const robots = await visit.robotsTxt(visit.url);
    const blocked = robots.kind === 'rules' && !(0,robots_txt/* verdictFor */.Xb)(robots, 'Googlebot', visit.url).allowed;
    const answer = readAnswer(await visit.exchange(), visit.url, visit.preview);
    return [{ url: visit.url, asked: visit.url, blocked, ...answer }, ...samples];
}
function judgeSamples(samples) {
    if (samples.length === 0) {
        return (0,judging_judgement/* sameForAll */.tE)(listed_pages_checks, (0,judging_judgement/* notApplicable */.hH)('the sitemaps list no address that can be tried on the audited site'));
    }
    const failed = samples.find(({ status, failure }) => failure !== undefined || (0,network_status/* provesNothing */.R1)(status));
    const unclear = failed &&
        (0,judging_judgement/* notMeasured */.q7)(failed.failure ?? `${failed.asked} answers ${failed.status}, so it cannot be judged`);
    const answered = samples.filter(({ status }) => status !== undefined && !(0,network_status/* provesNothing */.R1)(status));
    const good = answered.filter(showsPage);
    const direct = good.filter(({ redirectsTo }) => redirectsTo === undefined);
    const judge = (among, message) => {
        const places = among.flatMap(sample => {
            const said = message(sample);
            return said === undefined ? [] : [placeOf(sample, said)];
        });
        if (places.length > 0)
            return (0,judging_judgement/* fail */.fJ)(places);
        return unclear ?? (among.length > 0 ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* notApplicable */.hH)('none of the addresses tried shows a page'));
    };
    const isPlatform = isClosedByPlatform(samples);
    return {
        'listed-broken': judge(answered, sample => (showsPage(sample) ? undefined : `answers ${sample.status}`)),
        'listed-redirects': judge(good, ({ redirectsTo }) => redirectsTo && `leads to ${redirectsTo}`),
        'listed-noindex': judge(direct, sample => noindexOf(sample, isPlatform)),
        'listed-not-canonical': judge(direct, ({ canonical }) => canonical && `names ${canonical} as canonical`),
        'listed-blocked': (0,judging_judgement/* failWhere */.a4)(samples.filter(({ blocked }) => blocked).map(sample => placeOf(sample, 'is closed to Googlebot'))),
    };
}
/** A header that is sent with every page is for the robots tool, and on a preview the work of the platform. */
function noindexOf({ noindexHeader, noindexMeta }, isPlatform) {
    if (noindexMeta)
        return 'has a robots meta tag with noindex';
    return noindexHeader && !isPlatform ? 'is sent with X-Robots-Tag: noindex' : undefined;
}
function placeOf({ asked, file, line }, message) {
    const place = file === undefined ? 'listed' : `listed in ${file} line ${line}`;
    return { url: asked, message: `${message}; ${place}` };
}
function factsOf({ url, asked, status, failure, redirectsTo, canonical, ...flags }) {
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

// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/listing.js













/** Whether the audited page is in the sitemaps. */
const listing = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'page-not-listed': {
            severity: 'notice',
            title: 'The page is not in the sitemap',
            why: 'Search engines find the page by links alone, and learn of its changes later.',
            fix: 'Add the address of the page to the sitemap, or leave it out knowingly.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
            example: "https://www.example.com/new is in none of the site's sitemaps",
        },
    },
    async judge(visit) {
        const site = await siteSitemaps(visit);
        if (site.entries === 0) {
            return found((0,judging_judgement/* notApplicable */.hH)('the sitemaps list nothing'), undefined);
        }
        const page = await pageOrReason(visit);
        if (typeof page === 'string')
            return found((0,judging_judgement/* notMeasured */.q7)(page), findListing(site, visit.url));
        const canonicals = (0,canonical_links/* canonicalLinks */.Iu)(page).flatMap(({ url }) => url ?? []);
        const listed = findListing(site, page.url, canonicals);
        const excuse = await excuseOf(visit, page, site);
        return found(excuse === undefined ? judge(listed, page.url, site) : (0,judging_judgement/* notApplicable */.hH)(excuse), listed);
    },
});
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
        if (error instanceof not_measured/* NotMeasured */.ke)
            return error.message;
        throw error;
    }
}
/** @param canonicals further addresses of the page */
function findListing({ urls, origins }, url, canonicals = []) {
    const names = namesOf(url, origins);
    if (names.exact.some(name => urls.has(name)))
        return 'listed';
    const others = canonicals.map(other => (0,comparable_url/* comparableUrl */.sY)(other));
    const similar = canonicals.flatMap(other => namesOf(other.href, origins).similar);
    const isKnown = [...names.similar, ...others, ...similar].some(name => urls.has(name));
    return isKnown ? 'listed-otherwise' : 'not-listed';
}
function judge(listed, url, { survey }) {
    if (listed === 'listed')
        return (0,judging_judgement/* pass */.IX)();
    if (listed === 'listed-otherwise')
        return (0,judging_judgement/* pass */.IX)('it is listed under another form of its address');
    const incomplete = whyIncomplete(survey);
    if (incomplete !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(incomplete);
    return (0,judging_judgement/* fail */.fJ)({ url, message: 'is in none of the sitemaps' });
}
/** Why a page need not be in a sitemap. */
async function excuseOf(visit, page, site) {
    const meta = (0,page_directives/* metaDirectives */.IU)(page.document).inHead;
    const headers = isClosedByPlatform(site.samples) ? [] : (0,page_directives/* shippedHeaderDirectives */.ZF)(page);
    if ((0,page_directives/* directivesFor */.A)([...meta, ...headers], 'Googlebot').some(page_directives/* isNoindex */.Mg))
        return 'the page is set to noindex';
    const canonical = (0,canonical_links/* canonicalLinks */.Iu)(page).find(link => link.url)?.url;
    if (canonical && !(0,page_address/* namesItself */.e0)(canonical, page))
        return 'the page names another one as canonical';
    const robots = await visit.robotsTxt(page.url);
    if (robots.kind === 'rules' && !(0,robots_txt/* verdictFor */.Xb)(robots, 'Googlebot', page.url).allowed)
        return 'robots.txt closes the page';
    const { survey, hosts, origins } = site;
    const elsewhere = survey.files.every(file => !(0,sitemap_survey/* isThere */.$B)(file) || !file.url.startsWith(`${survey.origin}/`));
    if (elsewhere && !hosts.listsOwn && origins.length > 1) {
        return 'the sitemap was read from another host, which may not know this version of the site';
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/transfer.js



const transfer_BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const transfer_PROTOCOL = 'https://www.sitemaps.org/protocol.html';
const transfer_ERRORS = 'https://support.google.com/webmasters/answer/7451001';
/** How sitemaps are sent. */
const transfer = (0,tool_definition/* defineTopic */.R)({
    checks: {
        redirects: {
            severity: 'notice',
            title: 'A sitemap redirects',
            why: 'Each reading takes a further request, and not every crawler follows.',
            fix: 'Name the address that the redirect leads to.',
            help: transfer_BUILD,
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
            help: transfer_ERRORS,
            example: '/sitemap.xml.gz that breaks off in the middle',
        },
        encoding: {
            severity: 'warning',
            title: 'A sitemap is not in UTF-8',
            why: 'The protocol knows UTF-8 alone; addresses with other characters are misread.',
            fix: 'Save and declare the file as UTF-8.',
            help: transfer_PROTOCOL,
            example: '<?xml version="1.0" encoding="ISO-8859-1"?>',
        },
    },
    async judge(visit) {
        const files = await sitemapFiles(visit);
        const isCompressed = files.named.some(({ reading, url }) => reading.gzip || url.endsWith('.gz'));
        return {
            judgements: {
                redirects: judgeEach(files, ({ redirects, finalUrl }) => redirects > 0 ? `leads to ${finalUrl}` : undefined),
                'content-type': judgeEach(files, ({ mediaType }) => FITTING_TYPE.test(mediaType) ? undefined : `is sent as ${mediaType}`),
                'bad-gzip': isCompressed
                    ? judgeProblems(files, 'gzip')
                    : (0,judging_judgement/* notApplicable */.hH)('no sitemap is a compressed file'),
                encoding: judgeProblems(files, 'encoding'),
            },
        };
    },
});
/** Types that say nothing wrong of a sitemap. */
const FITTING_TYPE = /^(?:|text\/(?:xml|plain)|application\/(?:xml|octet-stream|(?:x-)?gzip|[\w.-]{1,60}\+xml)|binary\/octet-stream)$/;

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/topics.js











const topics = [
    inventory,
    discovery,
    transfer,
    format_format,
    fileSize,
    hosts,
    ...ENTRY_TOPICS.map(topicOfSite),
    listedPages,
    listing,
    alternateAgreement,
];


/***/ }),

/***/ 9895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ perVisit)
/* harmony export */ });
/**
 * A reading that several topics need of the same visit: worked out when the first of them asks, and kept as long as the
 * visit is. A rejection is kept like a value, so that all of them say the same.
 */
function perVisit(read) {
    const readings = new WeakMap();
    return visit => {
        let reading = readings.get(visit);
        if (!reading) {
            reading = read(visit);
            readings.set(visit, reading);
        }
        return reading;
    };
}


/***/ })

};
