export const id = 9791;
export const ids = [9791];
export const modules = {

/***/ 54222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m6: () => (/* binding */ PageKeeper),
  QH: () => (/* binding */ changedPage),
  V$: () => (/* binding */ factsByTool),
  t8: () => (/* binding */ isKept),
  JB: () => (/* binding */ mapSame),
  R7: () => (/* binding */ withRuns),
  dQ: () => (/* binding */ withoutRuns)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/api/byte-slabs.js
const SLAB_BYTES = 256 * 1024;
const MAX_PART = 1 / 8;
class ByteSlabs {
    #slab = new Uint8Array(0);
    #used = 0;
    copyOf(bytes) {
        const { length } = bytes;
        if (length > SLAB_BYTES * MAX_PART)
            return Uint8Array.from(bytes);
        if (this.#used + length > this.#slab.length) {
            this.#slab = new Uint8Array(SLAB_BYTES);
            this.#used = 0;
        }
        const copy = this.#slab.subarray(this.#used, this.#used + length);
        copy.set(bytes);
        this.#used += length;
        return copy;
    }
}

// EXTERNAL MODULE: ./lib/api/lazy-facts.js
var lazy_facts = __webpack_require__(82630);
// EXTERNAL MODULE: ./lib/api/shared-checks.js
var shared_checks = __webpack_require__(29437);
;// CONCATENATED MODULE: ./lib/api/kept-pages.js




const KEPT = Symbol('kept');
const LEVEL = 1;
const WINDOW = 32_768;
const MIN_CHUNK = 64;
class PageKeeper {
    #checks = new shared_checks/* SharedChecks */.V();
    #slabs = new ByteSlabs();
    #packers = { runs: new Packer(this.#slabs), facts: new Packer(this.#slabs) };
    #places = new Map();
    #runs;
    #facts;
    keep({ runs, ...rest }, earlier) {
        const kept = this.#kept(runs, earlier && keptOf(earlier));
        const page = {
            ...rest,
            get runs() {
                return kept.keeper.#runsOf(kept);
            },
        };
        Object.defineProperty(page, KEPT, { value: kept });
        return page;
    }
    #kept(runs, earlier) {
        const known = earlier?.keeper === this ? earlier : undefined;
        const made = known && this.#runs?.kept === known ? this.#runs : undefined;
        const added = [];
        const places = [];
        const lines = runs.map(run => {
            const at = made?.values.indexOf(run) ?? -1;
            if (at >= 0) {
                places.push([run.tool, known.places[at][1]]);
                return made.lines[at];
            }
            const number = this.#knownFacts(run, known) ?? (known?.facts.lines ?? 0) + added.push(factsLine(run)) - 1;
            places.push([run.tool, number]);
            const checks = run.checks.map(check => this.#checks.brief(check));
            return JSON.stringify({ ...(0,lazy_facts/* withoutFacts */.Qw)(run), checks, facts: number });
        });
        const facts = known && added.length === 0
            ? known.facts
            : this.#packers.facts.pack([...(known ? linesOf(known.facts) : []), ...added]);
        const packed = this.#packers.runs.pack(lines);
        return { keeper: this, runs: packed, facts, places: this.#samePlaces(places) };
    }
    #samePlaces(places) {
        const key = places.flat().join(' ');
        const known = this.#places.get(key);
        if (known)
            return known;
        this.#places.set(key, places);
        return places;
    }
    #knownFacts(run, known) {
        if (!known)
            return undefined;
        const lazy = (0,lazy_facts/* lazyFactsOf */.zE)(run);
        if (lazy instanceof KeptFacts)
            return lazy.kept === known ? lazy.number : undefined;
        const at = lazy || this.#facts?.kept !== known ? -1 : this.#facts.values.indexOf(run.facts);
        return at < 0 ? undefined : at;
    }
    #runsOf(kept) {
        if (this.#runs?.kept === kept)
            return this.#runs.values;
        const lines = linesOf(kept.runs);
        const values = lines.map(line => {
            const written = JSON.parse(line);
            const checks = written.checks.map(check => this.#checks.whole(check));
            return (0,lazy_facts/* withLazyFacts */.AY)({ ...written, checks }, new KeptFacts(kept, written.facts));
        });
        this.#runs = { kept, lines, values };
        return values;
    }
    factsLine({ kept, number }) {
        return this.#factsOf(kept).lines[number];
    }
    facts({ kept, number }) {
        const { lines, values } = this.#factsOf(kept);
        values[number] ??= JSON.parse(lines[number]);
        return values[number];
    }
    #factsOf(kept) {
        if (this.#facts?.kept !== kept)
            this.#facts = { kept, lines: linesOf(kept.facts), values: [] };
        return this.#facts;
    }
}
class KeptFacts {
    kept;
    number;
    constructor(kept, number) {
        this.kept = kept;
        this.number = number;
    }
    value() {
        return this.kept.keeper.facts(this);
    }
    json() {
        return this.kept.keeper.factsLine(this);
    }
    mayHave(name) {
        return this.json().includes((0,lazy_facts/* fieldIn */.CK)(name));
    }
}
function factsLine(run) {
    return (0,lazy_facts/* lazyFactsOf */.zE)(run)?.json() ?? JSON.stringify(run.facts);
}
class Packer {
    #slabs;
    #dictionary;
    constructor(slabs) {
        this.#slabs = slabs;
    }
    pack(lines) {
        const text = joined(lines);
        const dictionary = this.#dictionary;
        const deflated = (0,external_node_zlib_.deflateRawSync)(text, { level: LEVEL, ...(dictionary && { dictionary }) });
        this.#learn(text);
        return { bytes: this.#slabs.copyOf(deflated), dictionary, length: text.length, lines: lines.length };
    }
    #learn(text) {
        const known = this.#dictionary?.length ?? 0;
        if (Math.min(text.length, WINDOW) >= Math.max(1, 2 * known)) {
            this.#dictionary = Buffer.from(text.subarray(-WINDOW));
        }
    }
}
function joined(lines) {
    const isText = (line) => typeof line === 'string';
    if (lines.every(isText))
        return Buffer.from(lines.join('\n'));
    return Buffer.concat(lines.flatMap((line, at) => [Buffer.from(at === 0 ? '' : '\n'), isText(line) ? Buffer.from(line) : line]));
}
function linesOf({ bytes, dictionary, length, lines }) {
    if (lines === 0)
        return [];
    const options = { chunkSize: Math.max(length, MIN_CHUNK), ...(dictionary && { dictionary }) };
    return (0,external_node_zlib_.inflateRawSync)(bytes, options).toString().split('\n');
}
function factsByTool(results) {
    const kept = keptOf(results);
    const facts = {};
    const give = (tool, get) => Object.defineProperty(facts, tool, { enumerable: true, configurable: true, get });
    if (kept)
        for (const [tool, number] of kept.places)
            give(tool, () => new KeptFacts(kept, number).value());
    else
        for (const run of results.runs)
            give(run.tool, () => run.facts);
    return facts;
}
function withRuns(page, runs, score = page.score) {
    const same = page.runs;
    if (score === page.score && runs.length === same.length && runs.every((run, at) => run === same[at]))
        return page;
    const changed = { ...withoutRuns(page), score, runs };
    return keptOf(page)?.keeper.keep(changed, page) ?? changed;
}
function changedPage(page, change) {
    const same = withoutRuns(page);
    const rest = change(same);
    const runs = mapSame(page.runs, change);
    return rest === same ? withRuns(page, runs) : keptOf(page).keeper.keep({ ...rest, runs }, page);
}
function withoutRuns(page) {
    const names = Object.keys(page).filter(name => name !== 'runs');
    return Object.fromEntries(names.map(name => [name, page[name]]));
}
function isKept(value) {
    return Object.hasOwn(value, KEPT);
}
function mapSame(items, change) {
    const changed = items.map(change);
    return changed.every((item, at) => item === items[at]) ? items : changed;
}
function keptOf(page) {
    return page[KEPT];
}


/***/ }),

/***/ 43431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _C: () => (/* binding */ pageRecordSchema),
/* harmony export */   pY: () => (/* binding */ DISCOVERIES)
/* harmony export */ });
/* unused harmony export INDEXING_OBSTACLES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);

const DISCOVERIES = ['start', 'link', 'sitemap', 'redirect', 'canonical', 'hreflang'];
const INDEXING_OBSTACLES = [
    'robots-txt',
    'no-answer',
    'redirect',
    'status',
    'not-html',
    'noindex-header',
    'noindex-meta',
    'refresh',
    'canonical',
];
const recordedTextSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('White space made plain; the start of a longer one'),
    hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Of all of it, where `text` is only its start'),
})
    .meta({ id: 'RecordedText', description: 'A text of a page, as far as a record holds it.' });
const pageRecordSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('As it was asked for, without fragment'),
    foundBy: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(DISCOVERIES)).describe('All ways by which the crawl came to it'),
    depth: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()
        .min(0)
        .nullable()
        .describe('Fewest clicks from the start page; null where no links lead there'),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()
        .nullable()
        .describe('Of the last answer, after redirects; null where there is none, or it was not asked for'),
    failure: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Why there is no answer'),
    redirects: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }))
        .optional()
        .describe('Each answer that redirects, in order'),
    finalUrl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Where redirects led'),
    contentType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Media type of the last answer'),
    indexable: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable().describe('null where that could not be told'),
    obstacle: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(INDEXING_OBSTACLES).optional().describe('Why it is not indexable'),
    canonical: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        from: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['html', 'header']),
        is: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['self', 'variant', 'elsewhere']),
    })
        .optional()
        .describe('The canonical that counts; left out where there is none, or several that differ'),
    canonicalsDiffer: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional().describe('It declares several canonicals that differ'),
    title: recordedTextSchema.optional(),
    description: recordedTextSchema.optional(),
    h1: recordedTextSchema.optional().describe('The first one'),
    lang: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Language that `<html>` declares, as written'),
    hreflang: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        codes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('The first of them, in lower case'),
        count: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
        hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Of all codes with their addresses, in any order'),
    })
        .optional()
        .describe('Language versions that it names'),
    words: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).optional().describe('Of the main text'),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('SimHash of the main text, 16 hexadecimal digits; left out for less than 50 words'),
    types: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional().describe('Types of its structured data, sorted'),
    needsScripts: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true)
        .optional()
        .describe('Scripts fill the page, and they were not run: its text and links are not known'),
    template: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Same for pages that are made alike'),
    linksIn: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).describe('Pages of the site that link here'),
    linksOut: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).describe('Addresses of the site that it links to'),
    linksExternal: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).optional().describe('Addresses elsewhere that it links to'),
    failed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional().describe('Ids of the checks of a page that failed on it'),
})
    .meta({ id: 'PageRecord', description: 'One address of a site that was analysed.' });


/***/ }),

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

/***/ 61875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  analyzeSite: () => (/* binding */ analyzeSite)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/api/score.js
var score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/text/url-secrets.js
var url_secrets = __webpack_require__(82090);
// EXTERNAL MODULE: ./lib/engine/crawl/robots-manners.js + 1 modules
var robots_manners = __webpack_require__(57879);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 2 modules
var page_links = __webpack_require__(47922);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/visit/routes-by-script.js
var routes_by_script = __webpack_require__(19264);
// EXTERNAL MODULE: ./lib/api/page-record-schema.js
var page_record_schema = __webpack_require__(43431);
;// CONCATENATED MODULE: ./lib/engine/judging/site-graph.js
const NOFOLLOW = 1;
const IN_CONTENT = 2;
const ONLY_SCRIPTED = 4;
const FLAG_BITS = 3;
function packedLink({ to, nofollow, inContent, onlyScripted }) {
    const flags = (nofollow ? NOFOLLOW : 0) | (inContent ? IN_CONTENT : 0) | (onlyScripted ? ONLY_SCRIPTED : 0);
    return ((to << FLAG_BITS) | flags) >>> 0;
}
function unpackedLink(from, packed) {
    return {
        from,
        to: packed >>> FLAG_BITS,
        nofollow: (packed & NOFOLLOW) !== 0,
        inContent: (packed & IN_CONTENT) !== 0,
        onlyScripted: (packed & ONLY_SCRIPTED) !== 0,
    };
}
class SiteGraph {
    #edges;
    #addresses;
    #incoming;
    constructor(edges, addresses) {
        this.#edges = edges;
        this.#addresses = addresses;
    }
    linksFrom(page) {
        return Array.from(this.#edges[page]?.links ?? [], packed => unpackedLink(page, packed));
    }
    linksTo(address) {
        const { starts, pages, packed } = this.#reversed();
        const links = [];
        for (let at = starts[address]; at < starts[address + 1]; at++) {
            links.push(unpackedLink(pages[at], packed[at]));
        }
        return links;
    }
    linkCount(address) {
        return this.linksTo(address).filter(({ from }) => from !== address).length;
    }
    redirectOf(page) {
        return this.#edges[page]?.redirect;
    }
    canonicalOf(page) {
        return this.#edges[page]?.canonical;
    }
    alternatesOf(page) {
        return this.#edges[page]?.alternates ?? [];
    }
    #reversed() {
        if (this.#incoming)
            return this.#incoming;
        const starts = new Uint32Array(this.#addresses + 1);
        let count = 0;
        for (const { links } of this.#edges) {
            count += links.length;
            for (const link of links)
                starts[(link >>> FLAG_BITS) + 1]++;
        }
        for (let at = 0; at < this.#addresses; at++)
            starts[at + 1] += starts[at];
        const next = starts.slice();
        const [pages, packed] = [new Uint32Array(count), new Uint32Array(count)];
        for (const [page, { links }] of this.#edges.entries()) {
            for (const link of links) {
                const at = next[link >>> FLAG_BITS]++;
                pages[at] = page;
                packed[at] = link;
            }
        }
        this.#incoming = { starts, pages, packed };
        return this.#incoming;
    }
}

// EXTERNAL MODULE: ./lib/engine/analysis/recorded-text.js
var recorded_text = __webpack_require__(82453);
;// CONCATENATED MODULE: ./lib/engine/analysis/fitted-record.js

const MAX_RECORD_BYTES = 2048;
const SHORT = 80;
const TINY = 20;
function fittedRecord(record) {
    let fitted = record;
    for (const shorten of SHORTER) {
        if (bytesOf(fitted) <= MAX_RECORD_BYTES)
            return fitted;
        fitted = shorten(fitted);
    }
    return fitted;
}
function bytesOf(record) {
    return Buffer.byteLength(JSON.stringify(record));
}
const SHORTER = [
    record => ({
        ...record,
        ...(record.description && { description: shorter(record.description) }),
        ...(record.types && { types: record.types.slice(0, 5) }),
        ...(record.failed && { failed: record.failed.slice(0, 10) }),
    }),
    record => ({
        ...record,
        ...(record.title && { title: shorter(record.title) }),
        ...(record.h1 && { h1: shorter(record.h1) }),
    }),
    record => ({
        ...record,
        ...(record.redirects && {
            redirects: record.redirects.slice(0, 2).map(({ url, status }) => ({ url: cut(url), status })),
        }),
        ...(record.finalUrl !== undefined && { finalUrl: cut(record.finalUrl) }),
        ...(record.canonical && { canonical: { ...record.canonical, url: cut(record.canonical.url) } }),
        ...(record.failure !== undefined && { failure: cut(record.failure) }),
    }),
    ({ failed: _, types: __, redirects: ___, finalUrl: ____, failure: _____, ...record }) => record,
    record => ({
        ...record,
        ...(record.title && { title: shorter(record.title, TINY) }),
        ...(record.description && { description: shorter(record.description, TINY) }),
        ...(record.h1 && { h1: shorter(record.h1, TINY) }),
        ...(record.hreflang && { hreflang: { ...record.hreflang, codes: [] } }),
    }),
];
function shorter({ text, hash }, most = SHORT) {
    const cut = (0,recorded_text/* recordedText */.ih)(text, most);
    const whole = hash ?? cut.hash;
    return whole === undefined ? cut : { text: cut.text, hash: whole };
}
function cut(text) {
    return (0,recorded_text/* recordedText */.ih)(text, SHORT).text;
}

;// CONCATENATED MODULE: ./lib/engine/analysis/crawled-site-of.js



function crawledSiteOf(pages, { all }, parts) {
    const indexes = new Int32Array(all.length).fill(-1);
    for (const [index, { address }] of pages.entries())
        indexes[address.index] = index;
    const unvisited = [];
    for (const { index, url, fate } of all) {
        if (indexes[index] !== -1)
            continue;
        indexes[index] = pages.length + unvisited.length;
        unvisited.push({ url, why: isUnasked(fate) ? 'limit' : fate });
    }
    const edges = pages.map(({ edges }) => renumbered(edges, indexes));
    const graph = new SiteGraph(edges, all.length);
    const depths = depthsOf(pages, graph);
    const records = pages.map(({ address, record }, index) => fittedRecord({
        ...record,
        foundBy: page_record_schema/* DISCOVERIES */.pY.filter(by => address.foundBy.has(by)),
        depth: depths[index],
        linksIn: graph.linkCount(index),
        linksOut: edges[index].links.length,
    }));
    const { sitemap } = parts;
    const listed = sitemap?.listed.map(index => indexes[index]);
    return {
        ...parts,
        sitemap: sitemap && { ...sitemap, listed: listed },
        pages: records,
        unvisited,
        graph,
    };
}
function isUnasked(fate) {
    return fate === 'ask' || fate === 'ask-file' || fate === 'blocked';
}
function renumbered({ links, redirect, canonical, alternates }, indexes) {
    const FLAGS = packedLink({ to: 0, nofollow: true, inContent: true, onlyScripted: true });
    const shift = 32 - Math.clz32(FLAGS);
    for (let at = 0; at < links.length; at++) {
        const link = links[at];
        links[at] = ((indexes[link >>> shift] << shift) | (link & FLAGS)) >>> 0;
    }
    return {
        links,
        ...(redirect !== undefined && { redirect: indexes[redirect] }),
        ...(canonical !== undefined && { canonical: indexes[canonical] }),
        ...(alternates && { alternates: alternates.map(({ code, to }) => ({ code, to: indexes[to] })) }),
    };
}
function depthsOf(pages, graph) {
    const depths = pages.map(() => null);
    let level = pages.flatMap(({ address }, index) => (address.foundBy.has('start') ? [index] : []));
    for (let depth = 0; level.length > 0; depth++) {
        const reached = [];
        for (let at = 0; at < level.length; at++) {
            const page = level[at];
            if (depths[page] !== null)
                continue;
            depths[page] = depth;
            reached.push(page);
            const target = graph.redirectOf(page);
            if (target !== undefined && depths[target] === null)
                level.push(target);
        }
        level = [];
        for (const page of reached) {
            for (const { to } of graph.linksFrom(page))
                if (depths[to] === null)
                    level.push(to);
        }
    }
    return depths;
}

// EXTERNAL MODULE: ./lib/api/failures.js
var failures = __webpack_require__(56633);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/run-tool.js + 1 modules
var run_tool = __webpack_require__(70820);
;// CONCATENATED MODULE: ./lib/engine/analysis/folded-checks.js



const MAX_CHARACTERS = 400_000;
class FoldedChecks {
    #byId = new Map();
    add(checks) {
        for (const { id, outcome, place, message } of checks) {
            const folded = this.#of(id);
            if (outcome === 'pass')
                folded.passed++;
            else if (outcome === 'not-applicable')
                folded.notApplicable ??= message ?? '';
            else if (outcome === 'not-measured')
                folded.notMeasured ??= message ?? '';
            else {
                folded.failed++;
                if (!place)
                    continue;
                if (folded.places.length < failures/* MAX_OCCURRENCES */.yO)
                    folded.places.push(place);
                folded.length += place.url.length;
                if (folded.length <= MAX_CHARACTERS)
                    folded.pages.push(place.url);
            }
        }
    }
    checksOf({ tool, checks }) {
        return checks.map(({ name, id, definition }) => {
            const check = (0,run_tool/* checkOf */.EG)(tool.name, name, { ...definition, scope: 'site' }, this.#judgementOf(id));
            const { pages } = this.#of(id);
            return pages.length > 0 ? { ...check, failedPages: pages } : check;
        });
    }
    #judgementOf(id) {
        const { failed, passed, places, notApplicable: idle, notMeasured: unseen } = this.#of(id);
        if (failed > 0) {
            const looked = failed + passed;
            const message = looked === 1 ? 'On the only page that it is about' : `${failed} of ${looked} pages`;
            return { outcome: 'fail', message, occurrences: places, count: failed };
        }
        if (passed > 0)
            return (0,judging_judgement/* pass */.IX)();
        if (unseen !== undefined)
            return (0,judging_judgement/* notMeasured */.q7)(unseen);
        return (0,judging_judgement/* notApplicable */.hH)(idle ?? 'no page of the site is shown by search engines');
    }
    #of(id) {
        let folded = this.#byId.get(id);
        if (!folded) {
            folded = { failed: 0, passed: 0, places: [], pages: [], length: 0 };
            this.#byId.set(id, folded);
        }
        return folded;
    }
}

// EXTERNAL MODULE: ./lib/engine/analysis/listed-addresses.js
var listed_addresses = __webpack_require__(67737);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/beside.js + 1 modules
var broken_links_beside = __webpack_require__(76685);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/site.js
var broken_links_site = __webpack_require__(47791);
;// CONCATENATED MODULE: ./lib/engine/analysis/pages-of-deployment.js





const MAX_ASKED = 200;
const BUDGET_MS = 60_000;
async function pagesOfDeployment(start, pages, enough) {
    const missing = pages.filter(isMissing);
    if (start.preview?.host === undefined || missing.length === 0)
        return pages;
    const site = (0,broken_links_site/* siteOf */.zU)(await start.htmlPage());
    const answered = pages.filter(({ record: { status } }) => status !== null && status < 400);
    const folders = (0,broken_links_beside/* foldersOf */.pd)(site, answered.map(urlOf));
    const beside = new Set(missing.filter(page => (0,broken_links_beside/* mayBeBeside */.No)(urlOf(page), folders)));
    const answers = await answersOf(start, site, [...beside].slice(0, MAX_ASKED), { folders, enough });
    const namesResolve = !site.local || [...answers.values()].some(reply => reply?.answer.status != null);
    for (const [page, reply] of answers) {
        if (reply === undefined || (0,broken_links_beside/* isJudgedHere */.sC)(reply, namesResolve))
            beside.delete(page);
    }
    for (const { address } of beside)
        address.fate = 'beside';
    return pages.filter(page => !beside.has(page));
}
async function answersOf(start, site, pages, { folders, enough }) {
    const answers = new Map();
    const asking = pages.map(async (page) => {
        const here = urlOf(page);
        const address = (0,syntax_preview/* productionAddressOf */.Tc)(site.preview, here);
        answers.set(page, address && (await (0,broken_links_beside/* askForMissing */.Zz)(start, site, { here, address, isPage: true }, folders)));
    });
    const over = new AbortController();
    const signal = enough ? AbortSignal.any([over.signal, enough]) : over.signal;
    try {
        await Promise.race([Promise.all(asking), (0,promises_.setTimeout)(BUDGET_MS, undefined, { signal }).catch(() => undefined)]);
    }
    finally {
        over.abort();
    }
    return new Map(answers);
}
function isMissing({ address, record: { obstacle, status } }) {
    return obstacle === 'status' && status !== null && (0,network_status/* isGone */.ST)(status) && !address.isLinkedHere;
}
function urlOf({ address }) {
    return new URL(address.url);
}

// EXTERNAL MODULE: ./lib/text/cut.js
var text_cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/engine/crawl/crawl-scope.js
var crawl_scope = __webpack_require__(25504);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
;// CONCATENATED MODULE: ./lib/engine/analysis/site-addresses.js





const MAX_LENGTH = 1200;
const MAX_ADDRESSES = 200_000;
class SiteAddresses {
    all = [];
    forgotten = 0;
    #byUrl = new Map();
    #origin;
    #host;
    #root;
    #robots;
    #scope;
    constructor(start, root, robots) {
        const { origin, host } = new URL(start);
        this.#origin = origin;
        this.#host = (0,syntax_preview/* bareHost */.n0)(host);
        this.#root = `${root}/`;
        this.#robots = robots;
        this.#scope = new crawl_scope/* CrawlScope */.o(start);
    }
    note(url, by) {
        const known = this.#byUrl.get(url);
        if (known) {
            const isMeant = by === 'sitemap' && known.fate === 'trap' && url.length <= MAX_LENGTH;
            known.foundBy.add(by);
            if (isMeant)
                known.fate = this.#permitted(known.url);
            return { address: known, isNew: isMeant };
        }
        if (this.all.length >= MAX_ADDRESSES) {
            this.forgotten++;
            return undefined;
        }
        const address = {
            index: this.all.length,
            url: (0,text_cut/* ownCopy */.Sf)(url),
            foundBy: new Set([by]),
            isLinkedHere: false,
            fate: this.#fateOf(url, by),
        };
        this.all.push(address);
        this.#byUrl.set(address.url, address);
        return { address, isNew: true };
    }
    #fateOf(url, by) {
        if (by === 'start')
            return 'ask';
        const parsed = URL.parse(url);
        if (!parsed)
            return 'elsewhere';
        if (parsed.origin !== this.#origin)
            return (0,syntax_preview/* bareHost */.n0)(parsed.host) === this.#host ? 'other-form' : 'elsewhere';
        if (!url.startsWith(this.#root))
            return 'elsewhere';
        if (url.length > MAX_LENGTH)
            return 'trap';
        const refusal = this.#scope.refusal(parsed);
        if (refusal === 'trap' && by !== 'sitemap')
            return 'trap';
        return this.#permitted(url, refusal === 'file');
    }
    #permitted(url, isFile = false) {
        if (!(0,robots_txt/* verdictFor */.Xb)(this.#robots, robots_manners/* ROBOTS_NAME */.Q_, url).allowed)
            return 'blocked';
        return isFile ? 'ask-file' : 'ask';
    }
}

// EXTERNAL MODULE: ./lib/engine/crawl/polite-requests.js
var polite_requests = __webpack_require__(82744);
;// CONCATENATED MODULE: ./lib/engine/analysis/site-walk.js




const AHEAD = 48;
const AHEAD_SLOWLY = 2;
const MAX_HELD = 24;
const FAR_AHEAD = 1000;
const MAX_WAITING_LINKS = 100_000;
const ADDRESSES_PER_PAGE = 2;
const MIN_ADDRESSES = 200;
const MAX_SILENT = 20;
const TURN_MS = 5000;
const PROGRESS_MS = 500;
const CANCELLED = 'the crawl was cancelled';
class SiteWalk {
    pages = [];
    incomplete;
    #options;
    #requests;
    #held = (0,p_limit/* default */.A)(MAX_HELD);
    #over = new AbortController();
    #queue = [];
    #next = 0;
    #underway = [];
    #unfinished = 0;
    #waitingLinks = 0;
    #mayBegin = () => false;
    #htmlPages = 0;
    #asked = 0;
    #silent = 0;
    #spentMs = 0;
    #turnedAway = 0;
    #hasListed = false;
    #unread = 0;
    #lastReport = 0;
    constructor(options) {
        this.#options = options;
        const { delayMs } = options.manners;
        this.#requests = new polite_requests/* PoliteRequests */._({ delayMs, signal: this.#over.signal });
    }
    note(url, by) {
        const noted = this.#options.addresses.note(url, by);
        if (!noted)
            return undefined;
        const { address, isNew } = noted;
        if (isNew && address.fate === 'blocked')
            this.pages.push(blockedPage(address));
        if (isNew && (address.fate === 'ask' || address.fate === 'ask-file'))
            this.#queue.push(address);
        return address;
    }
    async turn() {
        const began = Date.now();
        const isLong = () => Date.now() - began > TURN_MS;
        const { signal, enough, maxMs } = this.#options;
        const cancel = () => this.#endNow(CANCELLED);
        const stop = () => this.#drop();
        enough?.addEventListener('abort', cancel);
        signal.addEventListener('abort', stop);
        const timer = setTimeout(() => this.#endNow(this.#lateWords()), Math.max(0, maxMs - this.#spentMs));
        this.#mayBegin = () => !isLong();
        try {
            for (;;) {
                this.#lookAtEnd(began);
                if (!isLong())
                    await this.#begin();
                const oldest = this.#underway[0];
                if (!oldest)
                    return this.incomplete === undefined && this.#hasMore();
                const reading = await oldest.reading;
                this.#underway.shift();
                this.#waitingLinks -= oldest.links;
                if (reading)
                    this.#take(oldest.address, reading);
                else if (this.pages.length === 0)
                    this.#underway = [];
                if (!reading)
                    this.#unread++;
                this.#report(began);
            }
        }
        finally {
            this.#mayBegin = () => false;
            clearTimeout(timer);
            enough?.removeEventListener('abort', cancel);
            signal.removeEventListener('abort', stop);
            this.#spentMs += Date.now() - began;
            for (const { reading } of this.#underway)
                reading.catch(() => undefined);
        }
    }
    #hasMore() {
        return this.#next < this.#queue.length || !this.#hasListed;
    }
    async #begin() {
        if (this.incomplete !== undefined)
            return;
        if (this.#next >= this.#queue.length && this.#underway.length === 0)
            await this.#turnToSitemap();
        this.#beginMore();
    }
    #beginMore() {
        const { maxPages, manners } = this.#options;
        while (this.#next < this.#queue.length && this.#hasRoom() && this.#asked < manners.most) {
            if (this.#htmlPages + this.#underway.length >= maxPages)
                return;
            this.#underway.push(this.#ask(this.#queue[this.#next++]));
            this.#asked++;
        }
    }
    #hasRoom() {
        const isSlow = this.#requests.atOnce === 1;
        if (this.#unfinished >= (isSlow ? AHEAD_SLOWLY : AHEAD))
            return false;
        return this.#underway.length < FAR_AHEAD && this.#waitingLinks < MAX_WAITING_LINKS;
    }
    #ask(address) {
        const { promise, resolve, reject } = Promise.withResolvers();
        const underway = { address, reading: promise, links: 0, drop: () => resolve(undefined) };
        this.#unfinished++;
        this.#held(() => this.#read(address)).then(reading => {
            underway.links = reading?.links.length ?? 0;
            this.#finish(underway);
            resolve(reading);
        }, reject);
        return underway;
    }
    #finish({ links }) {
        this.#unfinished--;
        this.#waitingLinks += links;
        const isOver = this.incomplete !== undefined || this.#over.signal.aborted || this.#requests.end !== undefined;
        if (!isOver && this.#mayBegin())
            this.#beginMore();
    }
    async #turnToSitemap() {
        if (this.#hasListed)
            return;
        this.#hasListed = true;
        for (const url of await this.#options.listed())
            this.note(url, 'sitemap');
    }
    #lookAtEnd(began) {
        if (this.incomplete !== undefined)
            return;
        const { maxPages, maxMs, manners, enough, signal } = this.#options;
        signal.throwIfAborted();
        const spent = this.#spentMs + Date.now() - began;
        const isMore = this.#next < this.#queue.length;
        if (enough?.aborted)
            this.#endNow(CANCELLED);
        else if (spent > maxMs)
            this.#endNow(this.#lateWords());
        else if (this.#silent >= MAX_SILENT)
            this.#endNow('the server stopped answering');
        else if (this.#requests.end !== undefined) {
            this.#endNow(`the server turned the crawler away: ${this.#requests.end}`);
        }
        else if (isMore && this.#htmlPages >= maxPages) {
            this.incomplete = `the crawl ended at its limit of ${maxPages} pages`;
        }
        else if (isMore && this.#asked >= manners.most) {
            this.incomplete = `${(0,robots_manners/* delayWords */.Rm)(manners.delayMs)}, so the crawl ended after ${counted(this.#asked)}`;
        }
        else if (isMore && this.#asked >= Math.max(maxPages * ADDRESSES_PER_PAGE, MIN_ADDRESSES)) {
            this.incomplete = `the crawl ended after ${counted(this.#asked)}`;
        }
    }
    #lateWords() {
        return `the crawl ended after ${Math.round(this.#options.maxMs / 1000)} s`;
    }
    #endNow(reason) {
        this.incomplete ??= reason;
        this.#drop();
    }
    #drop() {
        this.#over.abort();
        for (const { drop } of this.#underway)
            drop();
    }
    async #read(address) {
        const { open, read, preview, known } = this.#options;
        const { url } = address;
        const ask = () => (address.fate === 'ask-file' ? askForFile(open(url)) : open(url).exchange());
        try {
            const exchange = known.get(url) ?? (await this.#requests.ask(ask));
            if (!exchange || this.#over.signal.aborted)
                return undefined;
            return await read({ url, exchange, preview });
        }
        catch (error) {
            if (this.#over.signal.aborted)
                return undefined;
            throw error;
        }
    }
    #take(address, reading) {
        const { record } = reading;
        this.#options.onRead(reading);
        this.pages.push({ address, record, edges: this.#edgesOf(address, reading) });
        if (record.template !== undefined)
            this.#htmlPages++;
        this.#silent = record.status === null ? this.#silent + 1 : 0;
        if (record.status === 429)
            this.#turnedAway++;
    }
    #edgesOf(address, { redirect, links, canonical, alternates }) {
        const to = (url, by) => url === address.url ? address.index : this.note(url, by)?.index;
        const linkedTo = (url, onProduction = false) => {
            const target = url === address.url ? address : this.note(url, 'link');
            if (target && !onProduction)
                target.isLinkedHere = true;
            return target?.index;
        };
        const redirected = redirect === undefined ? undefined : to(redirect, 'redirect');
        const packed = [];
        for (const { onProduction, ...link } of links) {
            const index = linkedTo(link.url, onProduction);
            if (index !== undefined)
                packed.push(packedLink({ to: index, onlyScripted: false, ...link }));
        }
        const scripted = this.#options.scripted.get(address.url) ?? [];
        const sent = new Set(scripted.length > 0 ? links.map(({ url }) => url) : []);
        for (const { url, onProduction } of scripted) {
            const index = sent.has(url) ? undefined : linkedTo(url, onProduction);
            const flags = { nofollow: false, inContent: true, onlyScripted: true };
            if (index !== undefined)
                packed.push(packedLink({ to: index, ...flags }));
        }
        const named = canonical === undefined ? undefined : to(canonical, 'canonical');
        const versions = alternates?.flatMap(({ code, url }) => {
            const index = to(url, 'hreflang');
            return index === undefined ? [] : [{ code, to: index }];
        });
        return {
            links: Uint32Array.from(packed),
            ...(redirected !== undefined && { redirect: redirected }),
            ...(named !== undefined && named !== address.index && { canonical: named }),
            ...(versions && versions.length > 0 && { alternates: versions }),
        };
    }
    whyPartial() {
        const { forgotten } = this.#options.addresses;
        if (this.incomplete !== undefined)
            return this.incomplete;
        if (this.#turnedAway > 0)
            return `the server turned the crawler away ${this.#turnedAway} times (status 429)`;
        return forgotten > 0 ? `the site has ${forgotten} addresses more than are kept` : undefined;
    }
    #report(began) {
        const { onProgress } = this.#options;
        const now = Date.now();
        if (!onProgress || now - this.#lastReport < PROGRESS_MS)
            return;
        this.#lastReport = now;
        onProgress(this.progress(now - began));
    }
    progress(ms = 0) {
        const seconds = Math.max(this.#spentMs + ms, 1) / 1000;
        const done = this.pages.length;
        const found = done + this.#unread + this.#underway.length + this.#queue.length - this.#next;
        return { done, found, perSecond: Math.round((done / seconds) * 10) / 10 };
    }
}
function counted(addresses) {
    return addresses === 1 ? '1 address' : `${addresses} addresses`;
}
async function askForFile(visit) {
    const { url } = visit;
    const head = await visit.fetch(url, { method: 'HEAD' });
    return head.final && head.final.status < 400 ? head : await visit.stream(url, async () => { });
}
function blockedPage(address) {
    const record = { url: address.url, status: null, indexable: false, obstacle: 'robots-txt' };
    return { address, record, edges: { links: new Uint32Array(0) } };
}

;// CONCATENATED MODULE: ./lib/engine/analysis/until.js
async function until(signal, work, instead) {
    if (signal?.aborted)
        return instead();
    const { promise, resolve, reject } = Promise.withResolvers();
    const end = () => resolve(instead());
    signal?.addEventListener('abort', end, { once: true });
    work().then(resolve, reject);
    try {
        return await promise;
    }
    finally {
        signal?.removeEventListener('abort', end);
    }
}

;// CONCATENATED MODULE: ./lib/engine/analysis/crawl-site.js












async function crawlSite(start, options) {
    const { turn, enough, onProgress, maxPages, maxMs, signal, open, read, isOurs } = options;
    const first = await turn(() => start.htmlPage());
    const { preview } = start;
    const home = (0,redirect_target/* withoutFragment */.f2)(first.url);
    const { origin } = new URL(home);
    const robots = await start.robotsTxt(home);
    const addresses = new SiteAddresses(home, (0,syntax_preview/* deploymentRoot */.gS)(preview, origin), robots);
    const folded = new FoldedChecks();
    const exchange = await start.exchange();
    const asked = (0,redirect_target/* withoutFragment */.f2)(new URL(start.url).href);
    const own = { requestedUrl: home, hops: exchange.hops.slice(-1), final: exchange.final };
    const known = new Map([
        [asked, exchange],
        [home, own],
    ]);
    const list = () => until(enough, () => (0,listed_addresses/* listedAddresses */.i)(start, origin), () => UNLISTED);
    let listed;
    const walk = new SiteWalk({
        addresses,
        preview,
        open,
        known,
        read,
        scripted: new Map([[home, await turn(() => scriptedLinks(start))]]),
        onRead: ({ checks }) => folded.add(checks),
        async listed() {
            listed = await list();
            return listed.urls;
        },
        manners: (0,robots_manners/* robotsManners */.m7)(robots, isOurs),
        maxPages,
        maxMs,
        enough,
        signal,
        onProgress,
    });
    walk.note(home, 'start');
    if (asked !== home && asked.startsWith(`${origin}/`))
        walk.note(asked, 'start');
    while (await turn(() => walk.turn()))
        ;
    onProgress?.(walk.progress());
    listed ??= await turn(list);
    const pages = await turn(() => pagesOfDeployment(start, walk.pages, enough));
    const isMissing = ({ record }) => record.status === 404;
    const hasRoutesByScript = pages.some(isMissing) && (await turn(() => (0,routes_by_script/* routesByScript */.HN)(start))) !== undefined;
    const site = crawledSiteOf(pages, addresses, {
        origin,
        incomplete: walk.whyPartial() ?? whyClosed(robots),
        sitemap: sitemapOf(listed, addresses),
        sitemapUnknown: listed.unknown,
        robots,
        ...(hasRoutesByScript && { hasRoutesByScript }),
    });
    return { site, folded };
}
const UNLISTED = {
    files: [],
    urls: [],
    entries: 0,
    unknown: 'the crawl was cancelled',
    unread: undefined,
};
function sitemapOf(listed, addresses) {
    if (listed.files.length === 0)
        return null;
    const noted = listed.urls.flatMap(url => addresses.note(url, 'sitemap')?.address.index ?? []);
    return { files: listed.files, listed: noted, entries: listed.entries, unread: listed.unread };
}
function whyClosed(robots) {
    return robots.kind === 'disallow-all' || robots.kind === 'unreachable'
        ? `${robots.url} ${robots.reason}, so crawlers stay away`
        : undefined;
}
async function scriptedLinks(visit) {
    const { document, sent, scripts, preview } = await visit.judgedPage();
    if (scripts.state !== 'seen')
        return [];
    const inDocument = (page) => (0,page_links/* linksOf */.h)(page)
        .filter(({ address, element }) => element.tagName === 'a' && address?.protocol.startsWith('http'))
        .map(({ address, href }) => {
        const url = (0,redirect_target/* withoutFragment */.f2)((0,syntax_preview/* askedAt */.YG)(preview, address.href));
        return { url, onProduction: url !== (0,redirect_target/* withoutFragment */.f2)(address.href) && (0,syntax_preview/* isFullAddress */.yc)(href) };
    });
    const before = new Set(inDocument(sent.document).map(({ url }) => url));
    const { origin } = new URL(visit.url);
    const added = inDocument(document).filter(({ url }) => !before.has(url) && url.startsWith(`${origin}/`));
    return [...Map.groupBy(added, ({ url }) => url)].map(([url, links]) => ({
        url,
        onProduction: links.every(link => link.onProduction),
    }));
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./lib/engine/thread/program.js
var program = __webpack_require__(44387);
// EXTERNAL MODULE: ./lib/engine/analysis/read-page.js + 1 modules
var read_page = __webpack_require__(87157);
;// CONCATENATED MODULE: ./lib/engine/analysis/page-readers.js




const MAX_READERS = 3;
const PAGES_WITHOUT = 8;
const PAGES_AT_ONCE = 3;
const MAX_BYTES_HERE = 256 * 1024;
const MAX_MS = 30_000;
const HEAP_LIMIT_MB = 1024;
const YOUNG_MB = 48;
const ENDED = 'the crawl has ended';
class PageReaders {
    #most;
    #entry;
    #maxMs;
    #readers = new Set();
    #waiting = [];
    #count = 0;
    #isReading = false;
    #isClosed = false;
    constructor(most = Math.max(1, Math.min(MAX_READERS, (0,external_node_os_.availableParallelism)() - 1)), entry = (0,program/* program */.D)(), maxMs = MAX_MS) {
        this.#most = most;
        this.#entry = entry;
        this.#maxMs = maxMs;
    }
    read(job) {
        if (!(0,read_page/* isDocument */.w)(job))
            return (0,read_page/* readPage */.S)(job);
        this.#count++;
        if (this.#count > PAGES_WITHOUT || !isSmall(job))
            this.#start();
        const { promise, resolve, reject } = Promise.withResolvers();
        this.#waiting.push({ id: this.#count, job, resolve, reject });
        this.#handOut();
        return promise;
    }
    close() {
        this.#isClosed = true;
        for (const reader of this.#readers)
            this.#end(reader, ENDED);
        for (const { job, resolve } of this.#waiting.splice(0))
            resolve(unread(job, ENDED));
    }
    #handOut() {
        for (let reader = this.#freeReader(); reader && this.#waiting.length > 0; reader = this.#freeReader()) {
            this.#readIn(reader, this.#waiting.shift());
        }
        if (!this.#isReading)
            void this.#readHere();
    }
    async #readHere() {
        const at = this.#most === 0 ? 0 : this.#waiting.findIndex(({ job }) => isSmall(job));
        const next = at < 0 ? undefined : this.#waiting.splice(at, 1)[0];
        if (!next)
            return;
        this.#isReading = true;
        await (0,read_page/* readPage */.S)(next.job).then(next.resolve, next.reject);
        setImmediate(() => {
            this.#isReading = false;
            this.#handOut();
        });
    }
    #freeReader() {
        let best;
        for (const reader of this.#readers) {
            if (!reader.hasBegun || reader.readings.size >= PAGES_AT_ONCE)
                continue;
            if (!best || reader.readings.size < best.readings.size)
                best = reader;
        }
        return best;
    }
    #start() {
        while (this.#readers.size < this.#most && !this.#isClosed) {
            const worker = new external_node_worker_threads_.Worker(this.#entry, {
                workerData: { reads: 'pages' },
                execArgv: [],
                stdout: true,
                stderr: true,
                resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB, maxYoungGenerationSizeMb: YOUNG_MB },
            });
            worker.stdout.resume();
            worker.stderr.resume();
            const reader = { worker, hasBegun: false, readings: new Map() };
            this.#readers.add(reader);
            worker
                .on('message', (answer) => this.#hear(reader, answer))
                .on('error', error => this.#end(reader, error.message))
                .on('exit', () => this.#end(reader, 'its thread has ended'))
                .unref();
        }
    }
    #readIn(reader, page) {
        const { id, job } = page;
        reader.readings.set(id, page);
        if (reader.readings.size === 1)
            this.#time(reader);
        reader.worker.postMessage({ id, job });
    }
    #time(reader) {
        clearTimeout(reader.timer);
        if (reader.readings.size === 0)
            return;
        const late = () => this.#end(reader, `it took more than ${this.#maxMs / 1000} s`);
        reader.timer = setTimeout(late, this.#maxMs);
    }
    #hear(reader, { id, reading, error }) {
        if (!this.#readers.has(reader))
            return;
        reader.hasBegun = true;
        const asked = reader.readings.get(id);
        if (asked) {
            reader.readings.delete(id);
            this.#time(reader);
            asked.resolve(reading ?? unread(asked.job, error ?? 'it has none'));
        }
        this.#handOut();
    }
    #end(reader, reason) {
        if (!this.#readers.delete(reader))
            return;
        clearTimeout(reader.timer);
        void reader.worker.terminate();
        const [first, ...behind] = reader.readings.values();
        first?.resolve(unread(first.job, reason));
        this.#waiting.unshift(...behind);
        if (this.#isClosed)
            return;
        if (!reader.hasBegun)
            this.#most = 0;
        else if (this.#waiting.length > 0)
            this.#start();
        this.#handOut();
    }
}
function isSmall({ exchange }) {
    return (exchange.final?.body.length ?? 0) <= MAX_BYTES_HERE;
}
function unread({ url, exchange }, reason) {
    const status = exchange.hops.at(-1)?.status ?? null;
    const failure = `it could not be read: ${reason}`;
    return { record: { url, status, indexable: null, failure }, links: [], checks: [] };
}

// EXTERNAL MODULE: ./lib/engine/judging/result-limits.js
var result_limits = __webpack_require__(27477);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/tools/index.js + 17 modules
var tools = __webpack_require__(62344);
// EXTERNAL MODULE: ./lib/engine/analysis/light-checks.js
var light_checks = __webpack_require__(59559);
;// CONCATENATED MODULE: ./lib/engine/analysis/site-runs.js







async function siteRuns(url, site, folded) {
    const runs = [];
    for (const tool of tools/* ALL_TOOLS */.W) {
        const run = await siteRun(tool, url, site, folded);
        if (run)
            runs.push(run);
    }
    return runs;
}
async function siteRun(tool, url, site, folded) {
    const startedAt = new Date();
    const topics = (await tool.siteTopics?.()) ?? [];
    const found = topics.map(topic => judgeSite(topic, site));
    const ofSite = topics.flatMap((topic, index) => Object.entries(topic.checks).map(([name, definition]) => (0,run_tool/* checkOf */.EG)(tool.name, name, definition, found[index].judgements[name])));
    const light = (await (0,light_checks/* lightTopics */.r)()).filter(topic => topic.tool.name === tool.name);
    const checks = [...ofSite, ...light.flatMap(topic => folded.checksOf(topic))];
    if (checks.length === 0)
        return undefined;
    const facts = Object.assign({}, ...found.map(({ facts }) => facts));
    return {
        tool: tool.name,
        url,
        status: 'measured',
        score: (0,score/* toolScore */.nM)(checks),
        checks,
        facts: (0,result_limits/* boundedFacts */.ly)(facts),
        startedAt: startedAt.toISOString(),
        durationMs: Date.now() - startedAt.getTime(),
    };
}
function judgeSite(topic, site) {
    const { incomplete } = site;
    const findings = findingsOf(topic, site);
    if (incomplete === undefined)
        return findings;
    const needsWhole = new Set(topic.needsWhole ?? []);
    const entries = Object.entries(findings.judgements).map(([name, judgement]) => [
        name,
        needsWhole.has(name) ? unseen(judgement, incomplete) : partOf(judgement, incomplete),
    ]);
    return { ...findings, judgements: Object.fromEntries(entries) };
}
function findingsOf(topic, site) {
    try {
        return topic.judge(site);
    }
    catch (error) {
        if (!(error instanceof not_measured/* NotMeasured */.ke || error instanceof not_measured/* NotApplicable */.bQ))
            throw error;
        return { judgements: (0,judging_judgement/* sameForAll */.tE)(topic.checks, (0,judging_judgement/* judgedWithout */.Qh)(error)) };
    }
}
function unseen(judgement, incomplete) {
    return judgement.outcome === 'not-applicable'
        ? judgement
        : (0,judging_judgement/* notMeasured */.q7)(`not all of the site was seen: ${incomplete}`);
}
function partOf(judgement, incomplete) {
    if (judgement.outcome !== 'pass')
        return judgement;
    const note = `on the pages that were seen: ${incomplete}`;
    return (0,judging_judgement/* pass */.IX)(judgement.message === undefined ? note : `${judgement.message}; ${note}`);
}

// EXTERNAL MODULE: ./lib/engine/judging/crawled-site.js
var crawled_site = __webpack_require__(10675);
;// CONCATENATED MODULE: ./lib/engine/analysis/told-once.js




const TOLD_OF_SITE = 'told of the whole site, with all pages that have it';
const TOLD_OF_START = 'on the start page alone, where it is told';
function toldOnce(start, runs, site, preview) {
    const own = new Map(failuresOf(start.runs).map(check => [check.id, check]));
    const ofSite = runs.map(run => withChecks(run, check => (isOfStartAlone(check, own, site) ? idle(check) : check)));
    const told = new Map(failuresOf(ofSite).map(check => [check.id, check]));
    const here = (url) => (0,redirect_target/* withoutFragment */.f2)((0,syntax_preview/* askedAt */.YG)(preview, url));
    const page = {
        ...start,
        runs: start.runs.map(run => ({
            ...run,
            checks: run.checks.map(check => {
                const same = check.outcome === 'fail' ? told.get(check.id) : undefined;
                return same ? withoutTold(check, same, site, here) : check;
            }),
        })),
    };
    return { start: page, runs: ofSite };
}
function failuresOf(runs) {
    return runs.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'fail'));
}
function withChecks(run, changed) {
    const checks = run.checks.map(changed);
    return checks.every((check, at) => check === run.checks[at])
        ? run
        : { ...run, checks, score: (0,score/* toolScore */.nM)(checks) };
}
function isOfStartAlone(check, own, { pages }) {
    const { id, outcome, occurrences, occurrenceCount } = check;
    if (outcome !== 'fail' || !own.has(id) || occurrences.length !== 1 || occurrenceCount !== undefined)
        return false;
    return occurrences[0].url === pages[0].url;
}
function idle({ occurrenceCount: _, failedPages: __, ...check }, message = TOLD_OF_START) {
    return { ...check, outcome: 'not-applicable', message, occurrences: [] };
}
function withoutTold(check, same, site, here) {
    const { url } = site.pages[0];
    const told = new Set(same.occurrences.map(place => place.url));
    const isPageTold = told.has(url) || targetsOf(site).some(target => told.has(target));
    const left = check.occurrences.filter(place => {
        const at = here(place.url);
        return at === url ? !isPageTold : !(told.has(at) || told.has(url));
    });
    if (left.length === check.occurrences.length && left.length > 0)
        return check;
    return left.length === 0 ? idle(check, TOLD_OF_SITE) : { ...check, occurrences: left };
}
function targetsOf(site) {
    const { graph } = site;
    const targets = [graph.canonicalOf(0), graph.redirectOf(0), ...graph.alternatesOf(0).map(({ to }) => to)];
    return targets.flatMap(target => (target === undefined ? [] : (0,crawled_site/* addressOf */.c)(site, target)));
}

// EXTERNAL MODULE: ./lib/engine/run-judgements.js + 1 modules
var run_judgements = __webpack_require__(77760);
// EXTERNAL MODULE: ./lib/engine/site-findings.js
var site_findings = __webpack_require__(17714);
// EXTERNAL MODULE: ./lib/engine/unmeasured-run.js
var unmeasured_run = __webpack_require__(40035);
;// CONCATENATED MODULE: ./lib/engine/analyze.js












const TOOLS_AT_ONCE = 4;
async function analyzeSite(start, options) {
    const { visitOf, open, release, tools, runTool, enough } = options;
    const address = withCredentialsOf(start);
    const readers = new PageReaders();
    try {
        const { site, folded } = await crawlSite(visitOf(start), {
            ...options,
            open: url => open(address(url)),
            read: job => readers.read(job),
        });
        readers.close();
        if (site.pages.length === 0)
            throw new not_measured/* NotMeasured */.ke(site.incomplete ?? 'its start page was not read');
        const shown = (0,url_secrets/* withoutUserInformation */.ah)(start);
        const limit = (0,p_limit/* default */.A)(TOOLS_AT_ONCE);
        const cancelled = (tool) => () => (0,unmeasured_run/* unmeasuredRun */.f)(tool, shown, 'the run was cancelled before this tool was done');
        const ofStart = await Promise.all(tools.map(tool => limit(() => until(enough, () => runTool(tool, start), cancelled(tool)))));
        const ofSite = await siteRuns(shown, site, folded);
        const startPage = { url: shown, score: (0,score/* pageScore */.WY)(ofStart), runs: ofStart };
        const [page] = tools.length === 0 ? [] : await (0,run_judgements.withRunJudgements)([startPage]);
        const told = page && toldOnce(page, ofSite, site, visitOf(start).preview);
        const runs = told?.runs ?? ofSite;
        return {
            status: 'measured',
            score: (0,score/* meanScore */.UQ)([...(told ? [told.start.score] : []), (0,score/* siteScore */.eq)(runs)]),
            pages: told ? [told.start] : [],
            runs,
            crawl: crawlOf(site),
            facts: factsOf(site, options),
        };
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke)
            return (0,site_findings/* notAnalyzed */.q)(error.message);
        throw error;
    }
    finally {
        readers.close();
        if (tools.length > 0)
            release(start);
    }
}
function crawlOf({ pages, unvisited, incomplete, sitemap }) {
    const counts = {};
    for (const { why } of unvisited)
        counts[why] = (counts[why] ?? 0) + 1;
    return {
        whole: incomplete === undefined,
        ...(incomplete !== undefined && { reason: incomplete }),
        sitemap: sitemap && { files: [...sitemap.files], listed: sitemap.listed.length },
        unvisited: counts,
        records: [...pages],
    };
}
function factsOf({ pages, sitemap, incomplete }, { maxPages }) {
    return {
        addresses: pages.length,
        pages: pages.filter(({ template }) => template !== undefined).length,
        indexable: pages.filter(({ indexable }) => indexable === true).length,
        listed: sitemap?.listed.length ?? null,
        maxPages,
        whole: incomplete === undefined,
    };
}
function withCredentialsOf(start) {
    const { username, password, origin } = new URL(start);
    return url => {
        const page = new URL(url);
        if (page.origin !== origin || (username === '' && password === '') || page.username !== '')
            return url;
        page.username = username;
        page.password = password;
        return page.href;
    };
}


/***/ }),

/***/ 25504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ CrawlScope)
/* harmony export */ });
/* harmony import */ var _network_redirect_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1589);
/* harmony import */ var _syntax_file_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15681);


const MAX_PATH_LENGTH = 2048;
const MAX_SAME_SEGMENTS = 2;
const MAX_QUERIES_PER_PATH = 20;
const MAX_NUMBERED = 50;
const NUMBERED = /\/(?:\d+\/\d+|\d{4}-\d\d(?:-\d\d)?)\/?$/;
const SESSION = /;jsessionid=[^/;?]*|\/\([SXF]\([^()/]*\)\)/gi;
const MAX_SEEN = 100_000;
class CrawlScope {
    #origin;
    #seen = new Set();
    #families = new Map();
    constructor(start) {
        this.#origin = new URL(start).origin;
    }
    isInside(url) {
        return URL.parse(url)?.origin === this.#origin;
    }
    take(address) {
        if (this.#seen.has((0,_network_redirect_target_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutFragment */ .f2)(address)))
            return undefined;
        const url = URL.parse(address);
        if (!url || url.origin !== this.#origin || this.#seen.size >= MAX_SEEN)
            return undefined;
        url.hash = '';
        const { href } = url;
        const page = withoutSession(href);
        if (this.#seen.has(href) || this.#seen.has(page) || this.refusal(url) !== undefined)
            return undefined;
        this.#seen.add(href);
        this.#seen.add(page);
        return href;
    }
    refusal(url) {
        if ((0,_syntax_file_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isFileAddress */ .L)(url))
            return 'file';
        return isTrap(url) || !this.#hasRoom(url) ? 'trap' : undefined;
    }
    #hasRoom({ pathname, search }) {
        const families = [];
        if (search !== '')
            families.push([`${pathname}?`, MAX_QUERIES_PER_PATH]);
        if (NUMBERED.test(pathname))
            families.push([pathname.replace(/\d+/g, '0'), MAX_NUMBERED]);
        if (families.some(([family, most]) => (this.#families.get(family) ?? 0) >= most))
            return false;
        for (const [family] of families)
            this.#families.set(family, (this.#families.get(family) ?? 0) + 1);
        return true;
    }
}
function withoutSession(href) {
    return href.replace(SESSION, '');
}
function isTrap({ pathname, search }) {
    if (pathname.length + search.length > MAX_PATH_LENGTH)
        return true;
    const counts = new Map();
    for (const segment of pathname.split('/')) {
        const count = (counts.get(segment) ?? 0) + 1;
        if (segment !== '' && count > MAX_SAME_SEGMENTS)
            return true;
        counts.set(segment, count);
    }
    return false;
}


/***/ }),

/***/ 82744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ PoliteRequests)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70370);
/* harmony import */ var _net_retry_after_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9670);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);




const AT_ONCE = 8;
const MOST_AT_ONCE = 16;
const ANSWERS_FOR_MORE = 10;
const MAX_TRIES = 3;
const MAX_BROKEN_TRIES = 2;
const PAUSE_MS = 1000;
const BROKEN_PAUSE_MS = 500;
const MIN_PAUSE_MS = 100;
const MAX_RETRY_AFTER_MS = 10_000;
const MAX_TURNED_AWAY = 3;
class PoliteRequests {
    #options;
    #limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(AT_ONCE);
    #next = 0;
    #turnedAway = 0;
    #answers = 0;
    #end;
    constructor(options) {
        this.#options = options;
        if (options.delayMs > 0)
            this.#wantFewer(1);
    }
    get atOnce() {
        return this.#limit.concurrency;
    }
    get end() {
        return this.#end;
    }
    ask(send) {
        return this.#limit(() => this.#ask(send));
    }
    async #ask(send) {
        for (let tries = 1;; tries++) {
            if (!(await this.#turn()))
                return undefined;
            const exchange = await send();
            if (isBroken(exchange) && tries < MAX_BROKEN_TRIES) {
                this.#pause(BROKEN_PAUSE_MS);
                continue;
            }
            if (!isTurnedAway(exchange)) {
                this.#turnedAway = 0;
                if (!isBroken(exchange))
                    this.#goesWell();
                return exchange;
            }
            this.#wantFewer(Math.max(1, this.#limit.concurrency >> 1));
            const asked = (0,_net_retry_after_js__WEBPACK_IMPORTED_MODULE_2__/* .retryAfterMs */ .V)((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(exchange.final, 'retry-after'), Date.now());
            this.#pause(asked ?? PAUSE_MS);
            const isTooLong = asked !== undefined && asked > MAX_RETRY_AFTER_MS;
            if (tries < MAX_TRIES && this.#end === undefined && !isTooLong)
                continue;
            this.#turnedAway++;
            const { status } = exchange.final;
            if (this.#turnedAway >= MAX_TURNED_AWAY || (isTooLong && status === 429)) {
                const words = isTooLong ? `and asks to wait ${Math.ceil(asked / 1000)} seconds` : 'again and again';
                this.#end ??= `it answers ${status} ${words}`;
            }
            return exchange;
        }
    }
    #goesWell() {
        if (this.#answers === undefined || ++this.#answers < ANSWERS_FOR_MORE)
            return;
        this.#answers = this.#limit.concurrency + 1 < MOST_AT_ONCE ? 0 : undefined;
        this.#limit.concurrency++;
    }
    #wantFewer(most) {
        this.#answers = undefined;
        this.#limit.concurrency = most;
    }
    #pause(ms) {
        const wait = Math.min(Math.max(ms, MIN_PAUSE_MS), MAX_RETRY_AFTER_MS);
        this.#next = Math.max(this.#next, Date.now() + wait);
    }
    async #turn() {
        const { delayMs, deadline = Number.POSITIVE_INFINITY, signal } = this.#options;
        for (;;) {
            signal.throwIfAborted();
            const now = Date.now();
            if (Math.max(now, this.#next) > deadline)
                this.#end ??= 'it takes too long';
            if (this.#end !== undefined)
                return false;
            if (this.#next <= now) {
                this.#next = now + delayMs;
                return true;
            }
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(this.#next - now, undefined, { signal });
        }
    }
}
function isBroken({ failure }) {
    return failure?.kind === 'connection';
}
function isTurnedAway(exchange) {
    return exchange.final?.status === 429 || exchange.final?.status === 503;
}


/***/ }),

/***/ 57879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Vr: () => (/* binding */ MAX_DELAYS_MS),
  Q_: () => (/* binding */ ROBOTS_NAME),
  Rm: () => (/* binding */ delayWords),
  m7: () => (/* binding */ robotsManners)
});

// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/parser.js
var parser = __webpack_require__(12655);
;// CONCATENATED MODULE: ./lib/engine/formats/robots-txt/crawl-delay.js

const MAX_SECONDS = 3600;
function crawlDelayOf({ lines, byAgent }, agent) {
    const wanted = byAgent.has(agent) ? agent : '*';
    let agents = [];
    let isOpen = false;
    let longest = 0;
    for (const { directive, name, value } of lines) {
        if (directive === 'user-agent') {
            if (!isOpen)
                agents = [];
            agents.push((0,parser/* agentOf */.jk)(value));
            isOpen = true;
        }
        else if (directive !== 'sitemap') {
            isOpen = false;
            const isDelay = name.toLowerCase() === 'crawl-delay' && /^\d{1,9}(?:\.\d{1,9})?$/.test(value);
            if (isDelay && agents.includes(wanted))
                longest = Math.max(longest, Number(value));
        }
    }
    return Math.min(longest, MAX_SECONDS);
}

;// CONCATENATED MODULE: ./lib/engine/crawl/robots-manners.js

const ROBOTS_NAME = 'seo-preflight';
const MAX_DELAYS_MS = 300_000;
function robotsManners(robots, isOurs) {
    const seconds = robots.kind === 'rules' && !isOurs ? crawlDelayOf(robots.rules, ROBOTS_NAME) : 0;
    const delayMs = seconds * 1000;
    const most = delayMs > 0 ? Math.max(1, Math.floor(MAX_DELAYS_MS / delayMs)) : Number.POSITIVE_INFINITY;
    return { delayMs, most };
}
function delayWords(delayMs) {
    return `robots.txt asks for ${delayMs / 1000} seconds between two requests`;
}


/***/ }),

/***/ 10675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ addressOf)
/* harmony export */ });
function addressOf({ pages, unvisited }, index) {
    return (pages[index] ?? unvisited[index - pages.length]).url;
}


/***/ }),

/***/ 77760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checksOverSite: () => (/* binding */ checksOverSite),
  f: () => (/* binding */ runPage),
  withRunJudgements: () => (/* binding */ withRunJudgements)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/api/kept-pages.js + 1 modules
var kept_pages = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/api/lazy-facts.js
var lazy_facts = __webpack_require__(82630);
// EXTERNAL MODULE: ./lib/api/score.js
var api_score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/net/origin.js
var origin = __webpack_require__(15329);
;// CONCATENATED MODULE: ./lib/engine/judging/compared-facts.js
const COMPARED_FACTS = [
    'title',
    'description',
    'indexable',
    'keptOutWithHome',
    'canonicalIs',
    'canonicalPage',
    'h1',
    'textFingerprint',
    'htmlLang',
    'types',
    'alternates',
    'alternatesLeftOut',
    'targets',
    'card',
    'indexFiles',
    'htmlFiles',
    'foreignLinks',
    'menu',
    'pageLanguage',
    'frameContacts',
    'furtherMenus',
    'mails',
    'copyrightYear',
    'language',
    'business',
    'choosesLanguage',
    'leadsOn',
];
function comparedFactsOf(facts) {
    const kept = COMPARED_FACTS.flatMap(name => (Object.hasOwn(facts, name) ? [[name, facts[name]]] : []));
    return Object.fromEntries(kept);
}

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/run-tool.js + 1 modules
var run_tool = __webpack_require__(70820);
// EXTERNAL MODULE: ./lib/engine/tools/index.js + 17 modules
var tools = __webpack_require__(62344);
;// CONCATENATED MODULE: ./lib/engine/run-judgements.js









const MAX_SAME = 100;
async function withRunJudgements(pages) {
    const answers = await answersOn(pages);
    return pages.map((page, index) => {
        const ofSite = answers.get((0,origin/* originOf */.y)(page.url));
        if (ofSite.length === 0)
            return page;
        const runs = page.runs.map(run => isOurs(run) ? withChecks(run, checksOf(ofSite, run.tool, index)) : run);
        return (0,kept_pages/* withRuns */.R7)(page, runs, (0,api_score/* pageScore */.WY)(runs));
    });
}
async function answersOn(pages) {
    const bySite = Map.groupBy(pages.map(comparablePage), ({ page }) => (0,origin/* originOf */.y)(page.url));
    const answers = new Map();
    for (const [origin, ofSite] of bySite) {
        const ofTools = await Promise.all(tools/* ALL_TOOLS */.W.map(tool => judgeSite(tool, ofSite)));
        answers.set(origin, ofTools.flat());
    }
    return answers;
}
function checksOf(ofSite, tool, index) {
    const answers = ofSite.find(({ tool: name }) => name === tool);
    const place = answers?.places.get(index);
    if (!answers || place === undefined)
        return undefined;
    return answers.checks.map(({ of, checks }) => typeof place === 'number' ? checks[place] : of((0,judgement/* notApplicable */.hH)(place)));
}
function comparablePage(page, index) {
    const ends = new Map();
    for (const run of page.runs)
        if (isOurs(run) && !ends.has(run.tool))
            ends.set(run.tool, run.finalUrl);
    return { index, page: runPage(page), ends };
}
async function checksOverSite() {
    const idsOf = async (topicsOf) => {
        const ids = tools/* ALL_TOOLS */.W.map(async (tool) => ((await topicsOf(tool)) ?? []).flatMap(({ checks }) => Object.keys(checks).map(name => `${tool.name}/${name}`)));
        return new Set((await Promise.all(ids)).flat());
    };
    const all = await idsOf(tool => tool.siteTopics?.());
    const ofRun = await idsOf(tool => tool.runTopics?.());
    return { all, ofRun: all.intersection(ofRun) };
}
async function judgeSite(tool, pages) {
    if (!tool.runTopics)
        return [];
    const measured = pages.filter(({ ends }) => ends.has(tool.name));
    if (measured.length === 0)
        return [];
    const own = [...onceByEnd(measured, ({ page, ends }) => ends.get(tool.name) ?? page.url)];
    const judged = own.map(([{ page }]) => page);
    const checks = [];
    for (const topic of await tool.runTopics()) {
        const judgements = topic.judge(judged);
        for (const [name, definition] of Object.entries(topic.checks)) {
            const of = checkMaker(tool.name, name, definition);
            checks.push({ of, checks: judgements[name].map(of) });
        }
    }
    const places = own.flatMap(([one, others], place) => [
        [one.index, place],
        ...others.map(({ index }) => [
            index,
            `the same page as ${one.page.url}, where it is judged`,
        ]),
    ]);
    return [{ tool: tool.name, places: new Map(places), checks }];
}
function checkMaker(tool, name, definition) {
    const known = new Map();
    return judgement => {
        if (judgement.outcome === 'fail')
            return (0,run_tool/* checkOf */.EG)(tool, name, definition, judgement);
        const key = `${judgement.outcome} ${judgement.message ?? ''}`;
        const check = known.get(key) ?? (0,run_tool/* checkOf */.EG)(tool, name, definition, judgement);
        if (known.size < MAX_SAME)
            known.set(key, check);
        return check;
    };
}
function onceByEnd(measured, endOf) {
    const byEnd = Map.groupBy(measured, endOf);
    return new Map([...byEnd].map(([end, same]) => {
        const one = same.find(({ page }) => page.url === end) ?? same[0];
        return [one, same.filter(other => other !== one)];
    }));
}
function isOurs({ status, foreign }) {
    return status === 'measured' && foreign === undefined;
}
function runPage({ url, runs }) {
    const failed = new Set(runs.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id)));
    const factsOf = new Map();
    for (const { tool, facts } of runs.filter(isOurs)) {
        if (!factsOf.has(tool))
            factsOf.set(tool, comparedFactsOf(facts));
    }
    return { url, facts: tool => factsOf.get(tool), failed: id => failed.has(id) };
}
function withChecks(run, added) {
    if (!added)
        return run;
    const ids = new Set(added.map(({ id }) => id));
    const checks = [...run.checks.filter(({ id }) => !ids.has(id)), ...added];
    const score = run.instrument === undefined ? (0,api_score/* toolScore */.nM)(checks) : run.score;
    const isSame = score === run.score &&
        checks.length === run.checks.length &&
        checks.every((check, at) => saysTheSame(check, run.checks[at]));
    return isSame ? run : (0,lazy_facts/* changedRun */.Mn)(run, { checks, score });
}
function saysTheSame(check, known) {
    if (check === known)
        return true;
    const { why, fix, ...rest } = check;
    const { why: knownWhy = why, fix: knownFix = fix, ...knownRest } = known;
    return why === knownWhy && fix === knownFix && (0,external_node_util_.isDeepStrictEqual)(rest, knownRest);
}


/***/ }),

/***/ 15681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isFileAddress)
/* harmony export */ });
const FILE = /\.(?:avif|bmp|css|csv|docx?|eot|epub|exe|gif|gz|ico|jpe?g|js|json|m4a|map|mjs|mov|mp3|mp4|ogg|otf|pdf|png|pptx?|rar|rss|svg|tar|tgz|ttf|txt|wasm|wav|webm|webmanifest|webp|woff2?|xlsx?|xml|zip)$/i;
function isFileAddress({ pathname }) {
    return FILE.test(pathname);
}


/***/ }),

/***/ 79222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ folded),
/* harmony export */   k: () => (/* binding */ foldedPath)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35601);

const MAX_PATH = 300;
function foldedPath(url) {
    return folded((0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(new URL(url).pathname).slice(-MAX_PATH));
}
function folded(text) {
    return (text
        .toLowerCase()
        .normalize('NFD')
        .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu, '$1')
        .normalize('NFC')
        .replace(/[_\s]/g, '-')
        .replaceAll('ı', 'i')
        .replaceAll('ø', 'o')
        .replaceAll('ł', 'l')
        .replaceAll('đ', 'd')
        .replaceAll('ß', 'ss'));
}


/***/ }),

/***/ 53570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ isThanks),
/* harmony export */   KQ: () => (/* binding */ isForUsers),
/* harmony export */   W5: () => (/* binding */ isLogin),
/* harmony export */   _q: () => (/* binding */ isLoginReturn),
/* harmony export */   rf: () => (/* binding */ isPanel)
/* harmony export */ });
/* harmony import */ var _folded_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79222);

const THANKS = [
    'thank-?you|thanks|danke|vielen-dank|merci|gracias|obrigad[oa]|grazie|bedankt|dziekujemy|dekujeme|dakujeme|koszonjuk|hvala|tack|takk?|kiitos|success?|sucesso|successo|exito|erfolg(?:reich)?|confirmation',
    'paldies|aciu|dekojame|aitah|tanan|gracies|arigato|xiexie|shukran|ευχαριστ(?:ουμε|ω)|спасибо|дякуємо|благодари[мя]|ありがとうございま(?:す|した)|감사합니다|谢谢|謝謝|感谢|感謝|شكرا|תודה|धन्यवाद',
    'multumim|multumesc|tesekkur(?:ler|-ederiz)?|spasibo|dyakuyemo|blagodarya|eyxaristoume|efcharistoume|terima-kasih|cam-on|message-sent|mesaj-trimis|messaggio-inviato|mensaje-enviado',
    'conferma-?(?:invio|ordine|prenotazione|iscrizione)|invio-?conferma|confirmacion(?:-envio)?|bestaetigung|bestatigung|potwierdzenie|potvrzeni|bevestiging',
];
const SENT = [
    'contact(?:-us)?|order|newsletter|form|booking|reservation|registration|sign-?up|subscri(?:be|ption)|quote|enquiry|inquiry|request|message|donat(?:e|ion)|payment|purchase|checkout|download|application|appointment|survey|feedback|rsvp|mail|email',
    'kontakt(?:formular)?|bestellung|anfrage|anmeldung|buchung|nachricht|spende|zahlung|termin|formular|commande|inscription|formulaire|devis|don|paiement|contacto|contato|pedido|reserva|inscripcion|inscricao|formulario|pago|pagamento|donacion|doacao|boletin',
    'contatt[io]|ordine|prenotazione|iscrizione|richiesta|modulo|donazione|bestelling|aanvraag|aanmelding|reservering|nieuwsbrief|zamowienie|formularz|objednavka|formular|rendeles|comanda|siparis|iletisim|zakaz|zayavka|заказ|заявка',
];
const MAX_SENT = 3;
const OTHERS = [
    'search|suche|recherche|buscar|busca|cerca|zoeken|szukaj|arama|poisk|log-?in|sign-?in|sign-?up|register|(?:my-?)?account|dashboard|unsubscribe|admin',
    '(?:mein-?)?konto|anmelden|einloggen|mon-compte|connexion|se-connecter|mi-cuenta|cuenta|iniciar-sesion|minha-conta|conta|entrar|il-mio-account|accedi',
    'mijn-account|inloggen|moje-konto|logowanie|zaloguj(?:-sie)?|muj-ucet|moj-ucet|prihlaseni|prihlasenie|fiokom|bejelentkezes|contul-meu|cont|autentificare',
    'hesabim|giris|uye-(?:girisi|ol)|kayit-ol|oma-tili|kirjaudu|min-(?:konto|side|sida)|log-?ind|logga-in|logg-inn|lichnyj?i?-kabinet|vhod|osobystyi-kabinet',
    'cart|basket|checkout|warenkorb|kasse|panier|carrito|carrinho|carrello|winkelwagen|winkelmand(?:je)?|afrekenen|koszyk|kosik|kosar|penztar|cos-de-cumparaturi|cosul-meu|sepet(?:im)?',
    'kundvagn|varukorg|kassa|handlekurv|kurv|ostoskori|korzina|koshyk|kolichka|kalathi',
];
const LOGIN_RETURNS = [
    '(?:o?auth2?|sso|oidc|saml2?|openid|log-?in|sign-?in|accounts?)(?:/[^/]{1,40})?/(?:callback|redirect|return|acs)',
    '(?:o?auth2?|sso|oidc|saml2?|log-?in|sign-?in)-?(?:callback|redirect)|callback/(?:o?auth2?|[^/]{1,40}-oauth2?)',
    'silent-?(?:renew|refresh|callback)|(?:signin|signout|signout-callback)-oidc',
];
const lastPart = (parts) => new RegExp(`/(?:${parts.join('|')})(?:\\.\\w{1,5})?(?:/(?:index\\.\\w{1,5})?)?$`);
const THANKS_FOR_IT = [`(?:(?:${SENT.join('|')})-){0,${MAX_SENT}}(?:${THANKS.join('|')})`];
const PAGE_OF_THANKS = lastPart(THANKS_FOR_IT);
const LOGIN_RETURN = lastPart(LOGIN_RETURNS);
const FOR_USERS = lastPart([...THANKS_FOR_IT, ...OTHERS, ...LOGIN_RETURNS]);
const LOGIN = lastPart([
    'log-?in|sign-?in|(?:user-)?auth(?:entication)?|authori[sz]e|wp-login|(?:log-?in|sign-?in|auth)/[^/]{1,40}|[^/]{1,40}/(?:log-?in|sign-?in)',
    'anmelden|anmeldung|einloggen|connexion|se-connecter|iniciar-sesion|entrar|accedi|inloggen|logowanie|zaloguj(?:-sie)?|prihlaseni',
    'prihlasenie|bejelentkezes|autentificare|giris|kirjaudu|log-?ind|logga-in|logg-inn|vhod',
]);
function isLogin(url) {
    return LOGIN.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
function isThanks(url) {
    return PAGE_OF_THANKS.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
function isLoginReturn(url) {
    return LOGIN_RETURN.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
const OF_ACCOUNT = /\/(?:lost-password|(?:my-?account|(?:mein-?)?konto|mon-compte|mi-cuenta|minha-conta|mijn-account)\/(?:(?:forgot|reset)-password|customer-logout|edit-(?:account|address)|(?:add-)?payment-methods?|orders|downloads|view-order\/[^/]{1,40}))(?:\.\w{1,5})?(?:\/(?:index\.\w{1,5})?)?$/;
const STEP_OF_ORDER = /\/checkout\/[^/]{1,40}(?:\/(?:index\.\w{1,5})?)?$/;
function isForUsers(url) {
    const path = (0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url);
    return FOR_USERS.test(path) || STEP_OF_ORDER.test(path) || OF_ACCOUNT.test(path);
}
const OF_OWNERS = new Set('admin administrator administration adminpanel panel cpanel login signin dashboard backend backoffice cms'.split(' '));
function isPanel(url) {
    const [last = ''] = (0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url)
        .replace(/\/(?:index\.\w{1,5})?$/, '')
        .split('/')
        .slice(-1);
    return last
        .replace(/\.\w{1,5}$/, '')
        .split(/[-.]/)
        .some(word => OF_OWNERS.has(word));
}


/***/ }),

/***/ 68774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isLegalNotice)
/* harmony export */ });
/* harmony import */ var _folded_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79222);

const LEGAL_NOTICE = new RegExp(`/(?:${[
    'impressum|imprint|legal(?:-notice)?|legal/copyright|copyright-?notice|disclaimer|datenschutz(?:erkla(?:e)?rung|hinweise?)?|agb|widerruf(?:sbelehrung)?|barrierefreiheit|(?:erklarung|erklaerung)-zur-barrierefreiheit|accessibility-?(?:statement|declaration|policy|notice)',
    'declaration-(?:d-)?accessibilite|declaracion-de-accesibilidad|dichiarazione-di-accessibilita|toegankelijkheidsverklaring|deklaracja-dostepnosci|tillganglighetsredogorelse|tilg(?:ae|æ)ngelighedserkl(?:ae|æ)ring|tilgjengelighetserkl(?:ae|æ)ring|הצהרת-נגישות',
    'privacy(?:-?policy|-?statement|-?notice)?|cookies?(?:-?(?:policy|statement|notice))?|terms(?:-?(?:of-?(?:use|service)|(?:and|&)-?conditions|conditions))?|tos|gdpr',
    '(?:politica-(?:de-)?(?:privacidade?|privacitat|cookies)|privacy-policy|politique-de-confidentialite|datenschutzerklaerung|polityka-prywatnosci|informativa-sulla-privacy)-(?:del?|da|do|of|for|von|di|y|e|and|und|et|para|sitio|site|der|des)(?:-[a-z\\d-]{1,80})?',
    'mentions-?legales|confidentialite|politique-(?:de-)?confidentialite|politique-(?:de-)?cookies|cg[uv]|conditions-generales(?:-[a-z-]{1,20})?',
    'aviso-legal|politica-(?:de-)?(?:privacidad|privacidade|cookies)|privacidad|privacidade|terminos(?:-(?:y-condiciones|de-uso))?|termos(?:-(?:de-(?:uso|servico)|e-condicoes))?|lgpd',
    'avis-legal|politica-(?:de-)?privacitat|note-legali|privacy-e-cookie|informativa-(?:sulla-)?privacy|termini-e-condizioni|condizioni-(?:d-uso|di-vendita)',
    'privacyverklaring|privacybeleid|cookiebeleid|algemene-voorwaarden|polityka-(?:prywatnosci|cookies)|regulamin|rodo',
    'integritetspolicy|dataskydd(?:spolicy)?|(?:anvandar|kop)villkor|privatlivspolitik|cookiepolitik|persondatapolitik|handelsbetingelser|personvern(?:erkl(?:ae|æ)ring)?',
    'tietosuoja(?:seloste|lauseke|kaytanto)?|rekisteriseloste|evasteet|kayttoehdot|toimitusehdot|saavutettavuusseloste',
    '(?:zasady-)?ochran[ay]-osobn(?:ich-udaju|ych-udajov)|obchodn[ie]-podm[ie]+nky|adatvedel(?:em|mi-(?:nyilatkozat|tajekoztato|szabalyzat))|adatkezel(?:es|esi-(?:nyilatkozat|tajekoztato))|aszf|impresszum',
    'politica-(?:de-)?(?:confidentialitate|cookie(?:-uri)?)|confidentialitate|termeni(?:-si)?-conditii|termeni',
    'gizlilik(?:-(?:politikasi|bildirimi|sozlesmesi))?|cerez-politikasi|kullanim-(?:kosullari|sartlari)|kvkk(?:-(?:aydinlatma-)?metni)?|aydinlatma-metni|mesafeli-satis-sozlesmesi',
    '(?:politika|pravila)-(?:konfiden(?:c|ts)ial[a-z]{1,9}|privatnosti|zasebnosti)|polity?ka-konfiden(?:c|ts)i[a-z]{1,12}|politika-za-(?:poveritelnost|biskvitki)|politika-za-zashtita-[a-z-]{1,25}|obshti-usloviya',
    '(?:polzovatelskoe|polzovatelskoye)-soglashenie|publi(?:chna|chnaya|cnaya)-oferta|uvjeti-koristenja|pogoji-uporabe|privatumo-politika|privatuma-politika|privaatsuspoliitika|kasutustingimused',
    'politiki-ap?orritou|oroi-(?:xrisis|chrisis|xrhshs)|kebijakan-privasi|syarat-(?:dan-)?ketentuan|chinh-sach-bao-mat|dieu-khoan(?:-su-dung)?|tokushoho?|privacypolicy',
    'политика-конфиденциальности|πολιτικη-απορρητου|οροι-χρησης|プライバシーポリシー|特定商取引法[^/]{0,20}|개인정보-?처리방침|이용약관|隐私政策|隱私(?:權)?政策|سياسة-الخصوصية|תקנון|מדיניות-פרטיות',
].join('|')})(?:\\.\\w{1,5})?(?:/(?:index\\.\\w{1,5})?)?$`, 'u');
function isLegalNotice(url) {
    return LEGAL_NOTICE.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}


/***/ }),

/***/ 44387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ program)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function program() {
    const here = import.meta.url;
    const main = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(here) === '.ts' ? '../../main.ts' : './index.js';
    return new URL(main, here);
}


/***/ }),

/***/ 76685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ac: () => (/* binding */ askBeside),
  Zz: () => (/* binding */ askForMissing),
  pd: () => (/* binding */ foldersOf),
  sC: () => (/* binding */ isJudgedHere),
  No: () => (/* binding */ mayBeBeside)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/charset.js
var charset = __webpack_require__(51475);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 2 modules
var page_links = __webpack_require__(47922);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/visit/github-pages.js
var github_pages = __webpack_require__(38658);
// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/named-in-full.js






const MAX_PAGES = 15;
const MAX_FOLDERS = 10;
const MIN_RELATIVE = 4;
async function isNamedInFull(visit, { address, links }) {
    const { document } = await visit.judgedPage();
    const folders = new Set([
        ...(await foldersOfSite(visit)),
        ...(await missing(visit, foldersIn(document, visit))),
    ]);
    if (folders.size === 0)
        return false;
    if (folders.has(folderOf(address)))
        return true;
    if (!/^\/[^/.]+\/?$/.test(address.pathname))
        return false;
    return links.some(({ element }) => hrefsInList(element).some(href => {
        const sister = document.addressOf(href);
        return sister?.host === address.host && folders.has(folderOf(sister));
    }));
}
async function foldersOfSite(visit) {
    const root = (0,syntax_preview/* deploymentRoot */.gS)(visit.preview, new URL(visit.url).origin);
    return await visit.onceForSite(`folders that pages name in full ${root}`, async () => {
        const home = await documentAt(visit, `${root}/`);
        if (!home)
            return [];
        const pages = new Set(relativeLinks(home).map(({ origin, pathname }) => origin + pathname));
        const found = new Set(foldersIn(home, visit));
        for (const page of [...pages].slice(0, MAX_PAGES)) {
            const document = await documentAt(visit, page);
            for (const folder of document ? foldersIn(document, visit) : [])
                found.add(folder);
        }
        return await missing(visit, [...found]);
    });
}
async function documentAt(visit, url) {
    const { final } = await visit.fetchForSite(url);
    return final && (0,network_status/* isSuccess */.oJ)(final.status) ? (0,open_html/* openHtml */.W)(final, visit.preview)?.document : undefined;
}
async function missing(visit, folders) {
    const { origin } = new URL(visit.url);
    const gone = [];
    for (const folder of folders.slice(0, MAX_FOLDERS)) {
        const { failure, status } = await visit.linkAnswer(`${origin}${folder}`);
        if (!failure && status !== null && (0,network_status/* isGone */.ST)(status))
            gone.push(folder);
    }
    return gone;
}
function foldersIn(document, { preview }) {
    const full = navigation(document).filter(({ href, address }) => (0,syntax_preview/* isFullAddress */.yc)(href) && (0,syntax_preview/* isOnProduction */.dT)(preview, address));
    if (full.length === 0 || relativeLinks(document).length < full.length * MIN_RELATIVE)
        return [];
    const paths = full.flatMap(({ address }) => (0,syntax_preview/* hereOf */.IS)(preview, address)?.pathname ?? []);
    return [...new Set(paths.flatMap(path => /^\/[^/.]+\/(?=[^/])/.exec(path) ?? []))];
}
function relativeLinks(document) {
    const { host } = new URL(document.url);
    return navigation(document).flatMap(({ href, address }) => !(0,syntax_preview/* isFullAddress */.yc)(href) && address.host === host ? [address] : []);
}
function navigation(document) {
    return (0,page_links/* linksOf */.h)(document).flatMap(({ kind, href, address }) => kind === 'navigation' && address ? [{ href, address }] : []);
}
function folderOf({ pathname }) {
    return /^\/[^/.]+$/.test(pathname) ? `${pathname}/` : (/^\/[^/]+\//.exec(pathname)?.[0] ?? '/');
}
const LISTS = new Set(['ul', 'ol', 'nav']);
const MAX_STEPS_TO_LIST = 5;
const MAX_NODES = 300;
function hrefsInList(link) {
    let at = (0,html_document/* parentOf */.gN)(link);
    for (let step = 0; at && !LISTS.has(at.tagName) && step < MAX_STEPS_TO_LIST; step++)
        at = (0,html_document/* parentOf */.gN)(at);
    if (!at || !LISTS.has(at.tagName))
        return [];
    return [...(0,text_start/* firstNodes */.wg)(at, MAX_NODES)].flatMap(node => 'tagName' in node && node.tagName === 'a' ? ((0,html_document/* attribute */.lt)(node, 'href') ?? []) : []);
}

// EXTERNAL MODULE: ./lib/engine/tools/broken-links/site.js
var broken_links_site = __webpack_require__(47791);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/verdict.js
var verdict = __webpack_require__(30539);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/beside.js










const MAX_COMPARED = 200;
const PAGE_TIMEOUT_MS = 10_000;
const MAX_PAGE_BYTES = 512 * 1024;
function isJudgedHere({ answer, isOfDeployment }, namesResolve) {
    const { state } = (0,verdict/* verdictOn */.H)(answer, { internal: true, formOnly: false, isPage: false, namesResolve });
    return state === 'broken' || (state === 'ok' && isOfDeployment);
}
function foldersOf(site, answered) {
    const folders = new Set([beside_folderOf(site.page)]);
    for (const url of answered) {
        const here = url.host === site.page.host ? url.href : (0,broken_links_site/* copyHere */.AA)(site, url)?.url;
        if (here !== undefined)
            folders.add(beside_folderOf(new URL(here)));
    }
    return folders;
}
async function askBeside(visit, site, target, folders) {
    const { address, links, role } = target;
    const there = ownLink(site, target);
    if (there && mayBeBeside(address, folders) && (await (0,github_pages/* mayHaveRepositoriesBeside */.y)(visit))) {
        const isNamed = await isNamedInFull(visit, target);
        if (!isNamed && !links.every(({ href }) => FROM_ROOT.test(href)))
            return undefined;
        const missing = { here: address, address: there, isPage: true };
        const asked = await askForMissing(visit, site, missing, folders);
        return asked && (saysSomething(asked) || isNamed || isOftenBeside(address, there.hostname))
            ? { ...asked, isRepository: true }
            : undefined;
    }
    const copy = (0,broken_links_site/* copyHere */.AA)(site, address);
    if (!copy?.decides || !links.every(({ href }) => (0,syntax_preview/* isFullAddress */.yc)(href)))
        return undefined;
    const missing = { here: new URL(copy.url), address, isPage: role !== 'resource' && role !== 'hint' };
    return await askForMissing(visit, site, missing, folders);
}
function ownLink({ preview }, { address, links, role }) {
    if (preview?.home !== '' || role !== 'link')
        return undefined;
    return links.some(({ href }) => (0,syntax_preview/* isFullAddress */.yc)(href)) ? undefined : (0,syntax_preview/* productionAddressOf */.Tc)(preview, address);
}
const LANGUAGE = /^\/[a-z]{2}(?:-[a-z]{2,4})?\/$/i;
const OFTEN_BESIDE = /^\/(?:[\w-]{1,30}-)?(?:docs?|documentation|wiki|hand-?books?|books?|manuals?|guides?|tutorials?|api|apidocs?|reference|blog|demos?|examples?|apps?|playground|storybook|design-system|slides|talks|workshops?|courses?|tools?|charts?|packages?|registry|spec(?:ification)?s?|legacy|archive|v\d{1,2})\/$/i;
function isOftenBeside(here, host) {
    const folder = ownFolderOf(here);
    return OFTEN_BESIDE.test(folder) || (host.endsWith('.github.io') && !LANGUAGE.test(folder));
}
function saysSomething({ answer }) {
    return !answer.failure && answer.status !== null && ((0,network_status/* isSuccess */.oJ)(answer.status) || (0,network_status/* isGone */.ST)(answer.status));
}
const FROM_ROOT = /^\s{0,20}\/[^/\\]/;
async function askForMissing(visit, site, { here, address, isPage }, folders) {
    if (!mayBeBeside(here, folders))
        return undefined;
    const folder = ownFolderOf(here);
    const ofFolder = await visit.linkAnswer(new URL(folder, here).href);
    if (ofFolder.failure || ofFolder.status === null || !(0,network_status/* isGone */.ST)(ofFolder.status))
        return undefined;
    const answer = await visit.linkAnswer(address.href, { onProduction: true });
    const works = !answer.failure && answer.status !== null && (0,network_status/* isSuccess */.oJ)(answer.status);
    if (works && beside_folderOf(here) === '/' && !isFolder(answer.finalUrl ?? address.href))
        return undefined;
    if (!works || !isPage)
        return { answer, isOfDeployment: false };
    const { document } = await visit.judgedPage();
    const isOwn = (url) => url.host === site.page.host || site.futureHosts.has((0,syntax_preview/* bareHost */.n0)(url.host));
    const own = loadedFrom(document, isOwn);
    const theirs = await loadedByPageOf(visit, folder, address);
    return { answer, isOfDeployment: theirs.some(place => place !== folder && own.has(place)) };
}
function mayBeBeside(here, folders) {
    const folder = ownFolderOf(here);
    return folder !== '/' && !folders.has(folder);
}
function ownFolderOf(url) {
    const [name] = /^\/[^/.]+$/.exec(url.pathname) ?? [];
    return name === undefined ? beside_folderOf(url) : `${name}/`;
}
function isFolder(address) {
    return new URL(address).pathname.endsWith('/');
}
function beside_folderOf({ pathname }) {
    return /^\/[^/]+\//.exec(pathname)?.[0] ?? '/';
}
const LOADED = new Set(['script', 'stylesheet']);
function loadedFrom(document, isOwn) {
    const places = new Set();
    for (const { kind, address } of (0,page_links/* linksOf */.h)(document)) {
        if (!address || !LOADED.has(kind) || !isOwn(address))
            continue;
        const folder = beside_folderOf(address);
        places.add(folder === '/' ? address.pathname : folder);
    }
    return places;
}
async function loadedByPageOf(visit, folder, url) {
    const known = await visit.onceForSite(`pages beside the deployment on ${url.origin}`, async () => new Map());
    const found = known.get(folder);
    if (found)
        return await found;
    if (known.size >= MAX_COMPARED)
        return [];
    const loading = loadedByPage(visit, url);
    known.set(folder, loading);
    loading.catch(() => known.delete(folder));
    return await loading;
}
async function loadedByPage(visit, url) {
    const chunks = [];
    const { final } = await visit.stream(url.href, async (body, response) => {
        if (!/html/.test((0,exchange/* mediaType */.JL)(response)))
            return;
        for await (const chunk of body)
            chunks.push(chunk);
    }, { timeoutMs: PAGE_TIMEOUT_MS, maxBytes: MAX_PAGE_BYTES });
    if (!final || chunks.length === 0)
        return [];
    const { text } = (0,charset/* decodeHtml */.iT)(Buffer.concat(chunks), (0,exchange/* header */.wx)(final, 'content-type'));
    const { host } = new URL(final.url);
    return [...loadedFrom(new html_document/* HtmlDocument */.Df(text, final.url), own => (0,syntax_preview/* bareHost */.n0)(own.host) === (0,syntax_preview/* bareHost */.n0)(host))];
}


/***/ }),

/***/ 47791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ copyHere),
/* harmony export */   f1: () => (/* binding */ asPublished),
/* harmony export */   iu: () => (/* binding */ isInternal),
/* harmony export */   rQ: () => (/* binding */ ledTo),
/* harmony export */   zB: () => (/* binding */ isOnFutureHost),
/* harmony export */   zU: () => (/* binding */ siteOf)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44310);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);




function siteOf(page) {
    const here = new URL(page.url);
    const hosts = page.preview?.host === undefined ? namedHosts(page) : [(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .bareHost */ .n0)(page.preview.host)];
    return {
        page: here,
        local: (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(here.hostname),
        futureHosts: new Set(hosts.filter(host => host !== hostOf(here))),
        preview: page.preview,
    };
}
function namedHosts(page) {
    const ogUrl = page.document
        .elements('meta')
        .find(meta => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(meta, 'property')?.trim().toLowerCase() === 'og:url');
    const named = [(0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .declaredCanonical */ .fk)(page), URL.parse((ogUrl && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(ogUrl, 'content')) ?? '')];
    return named.flatMap(url => (url && isHttp(url) ? [hostOf(url)] : []));
}
function isInternal(site, url) {
    return hostOf(url) === hostOf(site.page) || isOnFutureHost(site, url);
}
function isOnFutureHost({ futureHosts }, url) {
    return futureHosts.has(hostOf(url));
}
function copyHere(site, url) {
    if (site.futureHosts.size === 0 || !isOnFutureHost(site, url))
        return undefined;
    if (site.preview?.host === undefined) {
        return { url: `${new URL(site.page).origin}${url.pathname}${url.search}`, decides: false };
    }
    const here = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .hereOf */ .IS)(site.preview, url);
    return here && { url: here.href, decides: true };
}
function ledTo(site, link, target) {
    const url = new URL(target);
    if (url.origin !== site.page.origin || link.origin === url.origin || !copyHere(site, link))
        return target;
    if (site.preview?.host === undefined)
        return `${link.origin}${url.pathname}${url.search}${url.hash}`;
    const there = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .productionAddressOf */ .Tc)(site.preview, url);
    return there === undefined ? target : `${link.origin}${there.pathname}${there.search}${url.hash}`;
}
function asPublished({ preview }, address) {
    const url = URL.parse(address);
    return (url && (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .productionAddressOf */ .Tc)(preview, url)?.href) ?? address;
}
function hostOf({ host }) {
    return (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .bareHost */ .n0)(host);
}
function isHttp({ protocol }) {
    return protocol === 'http:' || protocol === 'https:';
}


/***/ }),

/***/ 30539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ verdictOn)
/* harmony export */ });
/* harmony import */ var _visit_left_to_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50631);

const UNVERIFIABLE_STATUSES = new Set([
    401, 402, 403, 405, 406, 407, 408, 409, 412, 423, 425, 426, 428, 429, 431, 451, 999,
]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const REFUSED_CERTIFICATES = new Set([
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
]);
function verdictOn(answer, circumstances) {
    const { status, failure } = answer;
    if (answer.declined)
        return { state: 'unverified', reason: 'was not asked for: its host limits requests' };
    if (failure && failure.kind !== 'bad-encoding') {
        const broken = isBrokenFailure(answer, circumstances);
        return { state: broken ? 'broken' : 'unverified', reason: failure.message };
    }
    if (answer.madeAtDeployment) {
        return { state: 'unverified', reason: (0,_visit_left_to_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUnknown */ .FG)(status, answer.madeAtDeployment) };
    }
    if (status === null)
        return { state: 'unverified', reason: 'gave no answer' };
    if (answer.isEmpty && circumstances.internal && circumstances.isPage) {
        return { state: 'broken', reason: `answers ${status} with an empty page` };
    }
    if (answer.garbage !== undefined && circumstances.internal && circumstances.isPage) {
        const reason = `is ${answer.garbage} that is served as a web page (text/html), so visitors see garbage`;
        return { state: 'broken', reason };
    }
    const reason = REDIRECTS.has(status) ? `answers ${status} without a Location` : `answers ${status}`;
    return { state: stateOf(status, answer, circumstances), reason };
}
function stateOf(status, answer, circumstances) {
    const { internal, formOnly } = circumstances;
    if (status < 300 || status === 304)
        return 'ok';
    if (REDIRECTS.has(status))
        return answer.failure ? 'unverified' : 'broken';
    if (status < 400)
        return 'ok';
    if (status === 404 || status === 410)
        return 'broken';
    if (!internal || formOnly || UNVERIFIABLE_STATUSES.has(status) || answer.retryAfter !== undefined)
        return 'unverified';
    return status < 600 ? 'broken' : 'unverified';
}
function isBrokenFailure(answer, { internal, namesResolve }) {
    const { kind, code = '' } = answer.failure;
    switch (kind) {
        case 'dns':
            return code === 'ENOTFOUND' && namesResolve && !answer.doubtful;
        case 'certificate':
            return REFUSED_CERTIFICATES.has(code);
        case 'redirect-loop':
        case 'too-many-redirects':
            return !answer.cookieOnTheWay;
        case 'bad-location':
            return internal;
        default:
            return false;
    }
}


/***/ }),

/***/ 21594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ sitemapInFolder),
/* harmony export */   X: () => (/* binding */ sitemapsOfLanguages)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34659);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);
/* harmony import */ var _visit_home_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55937);





const MAX_LINKS = 500;
const MAX_FOLDERS = 3;
const MAX_LANGUAGES = 6;
const START = 20_000;
async function sitemapInFolder(visit, origin) {
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, origin);
    for (const folder of await linkedFolders(visit, root, { elements: ['a'], most: MAX_FOLDERS })) {
        const found = await sitemapOf(visit, folder);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
async function sitemapsOfLanguages(visit, origin, isKnown) {
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, origin);
    const folders = await linkedFolders(visit, root, {
        elements: ['a', 'link'],
        most: MAX_LANGUAGES,
        takes: _syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .isLanguageName */ .ym,
    });
    const found = await Promise.all(folders.map(async (folder) => (isKnown(folder) ? undefined : await sitemapOf(visit, folder))));
    return found.flatMap(url => (url === undefined || isKnown(url) ? [] : url));
}
async function sitemapOf(visit, folder) {
    const { final } = await visit.fetchForSite(`${folder}sitemap.xml`);
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(final.status))
        return undefined;
    return listsFolder(final.body.toString('utf8', 0, START), folder) ? final.url : undefined;
}
async function linkedFolders(visit, root, { elements, most, takes }) {
    const document = await (0,_visit_home_document_js__WEBPACK_IMPORTED_MODULE_4__/* .homeDocument */ .z)(visit, root);
    if (!document)
        return [];
    const folders = new Set();
    for (const link of document.elements(...elements).slice(0, MAX_LINKS)) {
        const address = document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href') ?? '');
        const here = address ? (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .askedAt */ .YG)(visit.preview, address.href) : '';
        const [name] = here.startsWith(`${root}/`) ? (/^[^/?#]+\//.exec(here.slice(root.length + 1)) ?? []) : [];
        if (name !== undefined && (takes === undefined || takes(name.slice(0, -1))))
            folders.add(`${root}/${name}`);
        if (folders.size === most)
            break;
    }
    return [...folders];
}
function listsFolder(xml, folder) {
    if (!/<(?:urlset|sitemapindex)[\s>]/.test(xml))
        return false;
    const { pathname } = new URL(folder);
    return xml
        .matchAll(/<loc>\s{0,100}([^<>\s]{1,2048})/g)
        .some(([, loc]) => URL.parse(loc)?.pathname.startsWith(pathname) === true);
}


/***/ }),

/***/ 66986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ whyIncomplete),
/* harmony export */   D4: () => (/* binding */ whyUnclear),
/* harmony export */   Lf: () => (/* binding */ withoutEntries),
/* harmony export */   Z5: () => (/* binding */ isUnclear),
/* harmony export */   uF: () => (/* binding */ NO_SITEMAP),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79786);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
/* harmony import */ var _visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77753);



function isUnclear({ status, failure }) {
    return failure !== undefined || (status !== undefined && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .provesNothing */ .R1)(status));
}
function answerOf({ status, failure }) {
    return failure ? failure.message : `answers ${status}`;
}
function whyUnclear({ files, probes }) {
    if (files.some(({ reading }) => reading))
        return undefined;
    const unclear = [...files, ...probes].find(isUnclear);
    return unclear && `${unclear.url} ${answerOf(unclear)}`;
}
const NO_SITEMAP = 'the site has no sitemap';
function withoutEntries(survey) {
    if (survey.files.some(_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_1__/* .isThere */ .$B))
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notApplicable */ .hH)('the sitemaps list nothing');
    const unclear = whyUnclear(survey);
    return unclear === undefined ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notApplicable */ .hH)(NO_SITEMAP) : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notMeasured */ .q7)(unclear);
}
function whyIncomplete({ files, unread }) {
    const broken = files.find(file => !file.reading || ((0,_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_1__/* .isThere */ .$B)(file) && file.reading.stopped !== undefined));
    if (broken) {
        const { url, failure, reading } = broken;
        const isStopped = failure === undefined && reading !== undefined;
        return `${url} ${isStopped ? `was not read to its end: ${reading.stopped}` : answerOf(broken)}`;
    }
    return unread > 0 ? `${unread} further sitemaps were not read` : undefined;
}


/***/ }),

/***/ 35859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ domainOfFile)
/* harmony export */ });
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);

const MAX_NAME = 255;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
async function domainOfFile(visit, root) {
    const { final } = await visit.fetch(`${root}/CNAME`, { maxBytes: MAX_NAME });
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status) || final.truncated)
        return undefined;
    const name = final.body.toString('utf8').trim();
    return isDomain(name) ? new URL(`https://${name}/`).host : undefined;
}
function isDomain(text) {
    const labels = text.split('.');
    return (labels.length > 1 &&
        labels.every(label => LABEL.test(label)) &&
        /[a-z]/i.test(labels.at(-1)) &&
        URL.canParse(`https://${text}/`));
}


/***/ }),

/***/ 38658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isForGitHubPages),
/* harmony export */   y: () => (/* binding */ mayHaveRepositoriesBeside)
/* harmony export */ });
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11312);
/* harmony import */ var _domain_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35859);
/* harmony import */ var _left_to_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50631);
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9895);






const OF_OTHERS = ['_redirects', 'netlify.toml', 'vercel.json', '_headers'];
const isForGitHubPages = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { preview } = visit;
    const { origin, hostname } = new URL(visit.url);
    if (/\.github\.io$/i.test(preview?.host ?? hostname))
        return true;
    if (preview?.host === undefined)
        return /^github\.com$/i.test((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_5__/* .header */ .wx)(await visit.response(), 'server') ?? '');
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(preview, origin);
    const domain = await (0,_domain_file_js__WEBPACK_IMPORTED_MODULE_2__/* .domainOfFile */ .i)(visit, root);
    if (domain === undefined || (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .bareHost */ .n0)(domain) !== (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .bareHost */ .n0)(preview.host))
        return false;
    return !(await hasFilesOfOthers(visit, root));
});
const mayHaveRepositoriesBeside = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { preview } = visit;
    if (preview?.host === undefined || preview.home !== '')
        return false;
    if (await isForGitHubPages(visit))
        return true;
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(preview, new URL(visit.url).origin);
    const { final } = await visit.fetch(`${root}/CNAME`);
    return final !== undefined && (0,_left_to_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfOwnerSite */ .E9)(final) && !(await hasFilesOfOthers(visit, root));
});
async function hasFilesOfOthers(visit, root) {
    for (const name of OF_OTHERS) {
        const { final } = await visit.fetchForSite(`${root}/${name}`);
        if (final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status))
            return true;
    }
    return false;
}


/***/ }),

/***/ 55937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ homeDocument)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);




async function homeDocument(visit, root) {
    const { final } = await visit.fetchForSite(`${root}/`);
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status))
        return undefined;
    return new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df((0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .iT)(final.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(final, 'content-type')).text, final.url);
}


/***/ }),

/***/ 8802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ linkedSitemaps)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11312);
/* harmony import */ var _home_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55937);



const MAX_LINKS = 200;
const MAX_SITEMAPS = 3;
async function linkedSitemaps(visit, origin) {
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(visit.preview, origin);
    const document = await (0,_home_document_js__WEBPACK_IMPORTED_MODULE_2__/* .homeDocument */ .z)(visit, root);
    const urls = (document?.elements('link') ?? []).slice(0, MAX_LINKS).flatMap(link => {
        if (!/(?:^|\s)sitemap(?:\s|$)/i.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'rel') ?? ''))
            return [];
        const address = document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href') ?? '');
        const here = address ? (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .askedAt */ .YG)(visit.preview, address.href) : '';
        return here.startsWith(`${root}/`) ? here : [];
    });
    return [...new Set(urls)].slice(0, MAX_SITEMAPS);
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


/***/ }),

/***/ 9895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ perVisit)
/* harmony export */ });
/* harmony import */ var _input_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4274);

function perVisit(read) {
    return visit => {
        const known = visit.readings.get(read);
        const reading = known ?? (0,_input_trace_js__WEBPACK_IMPORTED_MODULE_0__/* .traced */ .mn)(() => read(visit));
        if (!known)
            visit.readings.set(read, reading);
        return (0,_input_trace_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(reading);
    };
}


/***/ }),

/***/ 19264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ isRoute),
/* harmony export */   HN: () => (/* binding */ routesByScript),
/* harmony export */   Tr: () => (/* binding */ navigatesByScript)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _page_open_html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32222);
/* harmony import */ var _page_script_shell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15798);
/* harmony import */ var _page_scripts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3916);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11312);
/* harmony import */ var _missing_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56504);
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9895);








const routesByScript = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_7__/* .perVisit */ .V)(async (visit) => {
    const missing = await (0,_missing_page_js__WEBPACK_IMPORTED_MODULE_6__/* .fetchOwnMissingPage */ .sZ)(visit);
    if (!missing?.final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isGone */ .ST)(missing.final.status))
        return undefined;
    const document = (0,_page_open_html_js__WEBPACK_IMPORTED_MODULE_2__/* .openHtml */ .W)(missing.final, visit.preview)?.document;
    if (!document?.elements('script').some(_page_scripts_js__WEBPACK_IMPORTED_MODULE_4__/* .isExecutable */ .TV))
        return undefined;
    const { origin } = new URL(visit.url);
    const { final } = await visit.fetchForSite(`${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_5__/* .deploymentRoot */ .gS)(visit.preview, origin)}/`);
    const home = final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(final.status) ? (0,_page_open_html_js__WEBPACK_IMPORTED_MODULE_2__/* .openHtml */ .W)(final, visit.preview)?.document : undefined;
    if (!home)
        return undefined;
    if (codeOf(document).some(code => sendsOn(code, home)))
        return 'sends-on';
    return isApplication(document, home) ? 'is-application' : undefined;
});
function navigatesByScript(document) {
    return codeOf(document).some(code => NAVIGATES.test(code));
}
const MAX_CODE = 20_000;
const MAX_SCRIPTS = 20;
function codeOf(document) {
    return (0,_page_scripts_js__WEBPACK_IMPORTED_MODULE_4__/* .inlineScripts */ .Yx)(document)
        .slice(0, MAX_SCRIPTS)
        .map(script => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(script).slice(0, MAX_CODE));
}
const NAVIGATES = /\b(?:location|l|loc)\s?\.\s?(?:replace|assign)\s?\(|\blocation(?:\.href)?\s?=(?![=>])/;
const READS_PATH = /\bpathname\b/;
const ADDS_TO = /[?#][\w/!=-]{0,30}(?:["'`]\s{0,10}\+|\$\{)/;
const KEEPS_PLACE = /\b(?:session|local)Storage\b/;
const RESTORES = /\b(?:replaceState|pushState)\b/;
function sendsOn(code, home) {
    if (READS_PATH.test(code) && NAVIGATES.test(code) && ADDS_TO.test(code))
        return true;
    return KEEPS_PLACE.test(code) && /\blocation\b/.test(code) && codeOf(home).some(one => RESTORES.test(one));
}
function isApplication(document, home) {
    if (!(0,_page_script_shell_js__WEBPACK_IMPORTED_MODULE_3__/* .scriptShellOf */ .HH)(document) || !(0,_page_script_shell_js__WEBPACK_IMPORTED_MODULE_3__/* .scriptShellOf */ .HH)(home))
        return false;
    const own = new Set(scriptFiles(home));
    return scriptFiles(document).some(file => own.has(file));
}
function scriptFiles(document) {
    const { origin } = new URL(document.url);
    return document
        .elements('script')
        .filter(_page_scripts_js__WEBPACK_IMPORTED_MODULE_4__/* .isExecutable */ .TV)
        .flatMap(script => document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') ?? '') ?? [])
        .filter(address => address.origin === origin && address.pathname !== '/')
        .map(({ href }) => href);
}
const FILE = /\.(?!html?$)[a-z][a-z0-9]{1,4}$/i;
function isRoute(url) {
    return !FILE.test(new URL(url).pathname);
}


/***/ }),

/***/ 15329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ originOf)
/* harmony export */ });
function originOf(url) {
    const origin = URL.parse(url)?.origin;
    return origin === undefined || origin === 'null' ? url : origin;
}


/***/ })

};
