export const id = 103;
export const ids = [103];
export const modules = {

/***/ 59559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ lightChecks),
/* harmony export */   r: () => (/* binding */ lightTopics)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79967);
/* harmony import */ var _judging_result_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27477);
/* harmony import */ var _judging_run_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70820);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39288);
/* harmony import */ var _tools_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62344);





let topics;
/** The topics that are judged on every page of a site, in the order of the tools. */
function lightTopics() {
    topics ??= readLightTopics();
    return topics;
}
async function readLightTopics() {
    const all = await Promise.all(_tools_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ALL_TOOLS */ .W.filter(({ hasLightTopics }) => hasLightTopics).map(async (tool) => (await tool.topics())
        .filter(({ isLight }) => isLight)
        .map(topic => ({
        tool,
        topic,
        checks: Object.entries(topic.checks)
            .filter(([, { scope }]) => scope !== 'site')
            .map(([name, definition]) => ({ name, id: `${tool.name}/${name}`, definition })),
    }))));
    return all.flat();
}
/**
 * Judges a page that search engines show by its answer alone. Others are not judged: what their titles are like
 * matters to nobody.
 */
async function lightChecks(visit, { indexable }) {
    if (indexable !== true)
        return { checks: [], failed: [] };
    const checks = [];
    for (const { tool, topic, checks: own } of await lightTopics()) {
        const findings = await (0,_judging_run_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .topicFindings */ .yN)(topic, visit, tool);
        for (const { name, id } of own) {
            if (findings instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NotMeasured */ .ke) {
                checks.push({ id, outcome: 'not-measured', message: findings.message });
                continue;
            }
            const judgement = findings.judgements[name];
            checks.push(judgement.outcome === 'fail'
                ? { id, outcome: 'fail', place: placeOf(visit, judgement) }
                : { id, outcome: judgement.outcome, ...messageOf(judgement.outcome, judgement.message) });
        }
    }
    return { checks, failed: checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id) };
}
/** The first place, under the page: of a whole site the pages are what a check fails on. */
function placeOf({ url }, judgement) {
    const message = judgement.occurrences[0]?.message ?? judgement.message;
    const first = { ...judgement.occurrences[0], url, ...(message !== undefined && { message }) };
    return ownOccurrence((0,_judging_result_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .boundedOccurrence */ .xB)(first));
}
/** What is told of a page outlives its source, of which it may hold a part. */
function ownOccurrence(occurrence) {
    const { message, selector, snippet } = occurrence;
    return {
        ...occurrence,
        ...(message !== undefined && { message: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .ownCopy */ .Sf)(message) }),
        ...(selector !== undefined && { selector: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .ownCopy */ .Sf)(selector) }),
        ...(snippet !== undefined && { snippet: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .ownCopy */ .Sf)(snippet) }),
    };
}
function messageOf(outcome, message) {
    return outcome === 'pass' || message === undefined ? {} : { message };
}


/***/ }),

/***/ 87157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ isDocument),
  S: () => (/* binding */ readPage)
});

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/formats/structured-data/structured-data.js + 2 modules
var structured_data = __webpack_require__(41522);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var network_exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/network/memo.js
var memo = __webpack_require__(93933);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
// EXTERNAL MODULE: ./lib/engine/page/instant-redirect.js
var instant_redirect = __webpack_require__(7678);
// EXTERNAL MODULE: ./lib/engine/page/language-alternates.js
var language_alternates = __webpack_require__(29746);
// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/page/page-directives.js
var page_directives = __webpack_require__(15000);
// EXTERNAL MODULE: ./lib/engine/page/why-not-html.js
var why_not_html = __webpack_require__(27442);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/tools/content/examined-page.js
var examined_page = __webpack_require__(89803);
// EXTERNAL MODULE: ./lib/engine/tools/content/text-facts.js + 1 modules
var text_facts = __webpack_require__(86538);
// EXTERNAL MODULE: ./lib/engine/visit/visit.js + 5 modules
var visit = __webpack_require__(4910);
// EXTERNAL MODULE: ./lib/engine/analysis/light-checks.js
var light_checks = __webpack_require__(59559);
;// CONCATENATED MODULE: ./lib/engine/analysis/links-to-site.js




/** Addresses of a site that one page leads to; a link list of more is not made for readers. */
const MAX_LINKS = 20_000;
/**
 * The links of a page to pages of its site, each address once, in document order: those to other forms of its host, as
 * with `www.` or over http, are among them. Hidden ones are too, since crawlers follow them.
 *
 * @param isNofollow whether the page forbids that its links are followed
 * @param regions which parts of the page are its frame; undefined where that is not known
 * @returns the links, and how many addresses of other sites it links to
 */
function linksToSite({ document, preview }, isNofollow, regions) {
    const own = (0,syntax_preview/* bareHost */.n0)(new URL(document.url).host);
    const targets = new Map();
    const links = new Map();
    const external = new Set();
    for (const element of document.elements('a', 'area')) {
        const href = (0,html_document/* attribute */.lt)(element, 'href');
        if (href === undefined || href.startsWith('#'))
            continue;
        const written = beforeFragment(href);
        let target = targets.get(written);
        if (target === undefined && !targets.has(written)) {
            target = targetOf(written, document, preview);
            targets.set(written, target);
        }
        if (!target)
            continue;
        const { url, onProduction } = target;
        if (target.host !== own) {
            if (external.size < MAX_LINKS)
                external.add(url);
            continue;
        }
        const nofollow = isNofollow || (0,link_elements/* relations */.K1)(element).includes('nofollow');
        const inContent = regions !== undefined && !regions.boilerplate.has(element);
        const known = links.get(url);
        if (known) {
            if (known.onProduction)
                known.onProduction = onProduction;
            known.nofollow &&= nofollow;
            known.inContent ||= inContent;
        }
        else if (links.size < MAX_LINKS) {
            links.set(url, { url, nofollow, inContent, ...(onProduction && { onProduction }) });
        }
    }
    return { links: [...links.values()], external: external.size };
}
/** Undefined for what is no page. */
function targetOf(written, document, preview) {
    const address = document.addressOf(written);
    if (address?.protocol !== 'http:' && address?.protocol !== 'https:')
        return undefined;
    const url = (0,redirect_target/* withoutFragment */.f2)((0,syntax_preview/* askedAt */.YG)(preview, address.href));
    const host = (0,syntax_preview/* bareHost */.n0)(url === address.href ? address.host : new URL(url).host);
    return { url, host, onProduction: url !== (0,redirect_target/* withoutFragment */.f2)(address.href) && (0,syntax_preview/* isFullAddress */.yc)(written) };
}
/** Links of one page to the places of another differ in it alone. White space in front of it is part of the address. */
function beforeFragment(href) {
    const at = href.indexOf('#');
    return at < 0 || /\s/.test(href[at - 1]) ? href : href.slice(0, at);
}

// EXTERNAL MODULE: ./lib/engine/analysis/recorded-text.js
var recorded_text = __webpack_require__(82453);
// EXTERNAL MODULE: ./lib/engine/analysis/template.js
var template = __webpack_require__(27627);
;// CONCATENATED MODULE: ./lib/engine/analysis/read-page.js























/** Languages, types and redirects that a record lists. */
const MAX_CODES = 12;
const MAX_TYPES = 12;
const MAX_REDIRECTS = 5;
/** Language versions of one page that lead on. */
const MAX_ALTERNATES = 200;
const MAX_NAME = 60;
const MAX_FAILURE = 200;
const TEXTS = { title: 150, description: 200, h1: 150 };
/** The crawler whose rules decide on what is indexable. */
const CRAWLER = 'Googlebot';
/** Whether there is a document to be read: of redirects, errors and files their answer says all. */
function isDocument({ exchange: { final, hops } }) {
    return (hops.length === 1 && final !== undefined && (0,network_status/* isSuccess */.oJ)(final.status) && (0,why_not_html/* whyNotHtml */.h7)(final) === undefined);
}
/** Reads what a record keeps of an address. It asks for nothing and rejects with nothing but a bug of ours. */
async function readPage(job) {
    const { url, exchange } = job;
    const { final, failure, hops } = exchange;
    const redirects = hops.filter(hop => hop !== hops.at(-1) || failure !== undefined);
    const base = {
        url,
        status: hops.at(-1)?.status ?? null,
        ...(failure && { failure: (0,recorded_text/* recordedText */.ih)(`${failure.url} ${failure.message}`, MAX_FAILURE).text }),
        ...(redirects.length > 0 && {
            redirects: redirects.slice(0, MAX_REDIRECTS).map(hop => ({ url: read_page_cut(hop.url), status: hop.status })),
        }),
        ...(final && redirects.length > 0 && { finalUrl: read_page_cut(final.url) }),
        ...(final && { contentType: (0,recorded_text/* recordedText */.ih)((0,network_exchange/* mediaType */.JL)(final), MAX_NAME).text }),
        indexable: false,
    };
    const nothing = { links: [], checks: [] };
    if (redirects.length > 0) {
        const target = firstTarget(job);
        return { record: { ...base, obstacle: 'redirect' }, ...nothing, ...(target && { redirect: target }) };
    }
    if (!final)
        return { record: { ...base, obstacle: 'no-answer' }, ...nothing };
    if (!(0,network_status/* isSuccess */.oJ)(final.status))
        return { record: { ...base, obstacle: 'status' }, ...nothing };
    if ((0,why_not_html/* whyNotHtml */.h7)(final) !== undefined)
        return { record: { ...base, obstacle: 'not-html' }, ...nothing };
    return await readHtml(job, base);
}
async function readHtml(job, base) {
    const visit = offlineVisit(job);
    const page = await visit.htmlPage();
    const address = new page_address/* PageAddress */.gg(page);
    const canonicals = (0,canonical_links/* canonicalLinks */.Iu)(page);
    const canonical = (0,canonical_links/* agreedCanonical */.tQ)(canonicals);
    const alternates = alternatesOf(page);
    const refresh = (0,instant_redirect/* instantRedirect */._9)(page);
    const rules = [...(0,page_directives/* shippedHeaderDirectives */.ZF)(page), ...(0,page_directives/* metaDirectives */.IU)(page.document).inHead];
    const binding = (0,page_directives/* directivesFor */.A)(rules, CRAWLER);
    const obstacle = obstacleOf(binding, refresh !== undefined, address);
    const text = await mainTextOf(visit);
    const lang = page.document.html && (0,html_document/* attribute */.lt)(page.document.html, 'lang')?.trim();
    const { links, external } = linksToSite(page, binding.some(page_directives/* isNofollow */.H2), text?.examination.regions);
    const named = canonical?.url && (0,redirect_target/* withoutFragment */.f2)(((0,syntax_preview/* hereOf */.IS)(page.preview, canonical.url) ?? canonical.url).href);
    const types = typesOf(page);
    const record = {
        ...base,
        indexable: obstacle === undefined,
        ...(obstacle && { obstacle }),
        ...(canonical?.url && {
            canonical: {
                url: read_page_cut(canonical.url.href),
                from: canonical.source,
                is: address.canonicalIs === 'absent' ? 'self' : address.canonicalIs,
            },
        }),
        ...(!canonical && canonicals.filter(({ url }) => url).length > 1 && { canonicalsDiffer: true }),
        ...textsOf(page, text?.h1),
        ...(lang && { lang: (0,recorded_text/* recordedText */.ih)(lang, MAX_NAME).text }),
        ...(alternates.length > 0 && { hreflang: versionsOf(alternates) }),
        ...(text && (text.isUnfilled ? { needsScripts: true } : { words: text.words })),
        ...(text && !text.isUnfilled && text.fingerprint !== null && { fingerprint: text.fingerprint }),
        ...(types.length > 0 && { types }),
        template: (0,template/* templateOf */.k)(page),
        linksExternal: external,
    };
    const { checks, failed } = await (0,light_checks/* lightChecks */.g)(visit, record);
    return {
        record: failed.length > 0 ? { ...record, failed } : record,
        links,
        ...(refresh && { redirect: (0,redirect_target/* withoutFragment */.f2)((0,syntax_preview/* askedAt */.YG)(page.preview, refresh.url)) }),
        ...(named !== undefined && { canonical: named }),
        ...(alternates.length > 0 && { alternates: alternates.slice(0, MAX_ALTERNATES) }),
        checks,
    };
}
/** Why a page that answered is not indexed as itself; undefined where nothing speaks against it. */
function obstacleOf(binding, leadsOn, { canonicalIs }) {
    const noindex = binding.find(page_directives/* isNoindex */.Mg);
    if (noindex)
        return noindex.source === 'header' ? 'noindex-header' : 'noindex-meta';
    if (leadsOn)
        return 'refresh';
    return canonicalIs === 'elsewhere' || canonicalIs === 'variant' ? 'canonical' : undefined;
}
function textsOf({ document }, h1) {
    const title = document.elements('title').find(link_elements/* isInHead */.gd);
    const description = document
        .elements('meta')
        .find(meta => (0,html_document/* attribute */.lt)(meta, 'name')?.trim().toLowerCase() === 'description' && (0,link_elements/* isInHead */.gd)(meta));
    const found = {
        title: title && (0,html_document/* textOf */.b6)(title),
        description: description && (0,html_document/* attribute */.lt)(description, 'content'),
        h1,
    };
    return Object.fromEntries(Object.entries(found).flatMap(([name, text]) => {
        const folded = (0,html_document/* foldSpace */.GQ)(text ?? '');
        return folded === '' ? [] : [[name, (0,recorded_text/* recordedText */.ih)(folded, TEXTS[name])]];
    }));
}
/** What the tool `content` knows of the text; undefined where readers are sent elsewhere at once. */
async function mainTextOf(visit) {
    try {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        return {
            examination,
            isUnfilled: page.unfilled !== undefined,
            words: examination.words,
            h1: (0,text_facts/* ownH1 */.Yd)(examination),
            fingerprint: (0,text_facts/* fingerprintOfMain */.bo)(examination),
        };
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke || error instanceof not_measured/* NotApplicable */.bQ)
            return undefined;
        throw error;
    }
}
function alternatesOf(page) {
    return (0,language_alternates/* languageAlternates */.i)(page).read.flatMap(({ code, url }) => url && code !== ''
        ? [{ code: (0,cut/* ownCopy */.Sf)(code.toLowerCase()), url: (0,redirect_target/* withoutFragment */.f2)((0,syntax_preview/* askedAt */.YG)(page.preview, url.href)) }]
        : []);
}
function versionsOf(alternates) {
    const lines = [...new Set(alternates.map(({ code, url }) => `${code} ${url}`))].sort();
    const codes = [...new Set(alternates.map(({ code }) => (0,recorded_text/* recordedText */.ih)(code, MAX_NAME / 4).text))].sort();
    return { codes: codes.slice(0, MAX_CODES), count: lines.length, hash: (0,recorded_text/* hashOf */.qQ)(lines.join('\n')) };
}
function typesOf({ document }) {
    const types = (0,structured_data/* structuredDataOf */.P)(document).items.flatMap(item => item.types);
    return [...new Set(types.map(type => (0,recorded_text/* recordedText */.ih)(type, MAX_NAME).text))].sort().slice(0, MAX_TYPES);
}
/** Where the first redirect leads, whatever came of it. */
function firstTarget({ exchange, preview }) {
    const [first, second] = exchange.hops;
    if (second)
        return (0,redirect_target/* withoutFragment */.f2)((0,syntax_preview/* askedAt */.YG)(preview, second.url));
    const target = first?.location === undefined ? undefined : (0,redirect_target/* redirectTarget */.ET)(first.location, first.url);
    return target && 'url' in target ? (0,redirect_target/* withoutFragment */.f2)((0,syntax_preview/* askedAt */.YG)(preview, target.url)) : undefined;
}
function read_page_cut(url) {
    return (0,recorded_text/* recordedText */.ih)(url, recorded_text/* MAX_ADDRESS */.wm).text;
}
const NOT_HERE = 'the pages of an analysis behind its first are judged by their answer alone';
const NEVER = new AbortController().signal;
/** One for all visits: of each literal with a getter V8 keeps what the getter sees, until it collects all of its memory. */
const OFFLINE = {
    async fetch() {
        throw new not_measured/* NotMeasured */.ke(NOT_HERE);
    },
    get guard() {
        throw new not_measured/* NotMeasured */.ke(NOT_HERE);
    },
};
/** A visit of a page that is here already. Whatever else is asked for is not measured. */
function offlineVisit({ url, exchange, preview }) {
    return new visit/* Visit */._(url, {
        http: OFFLINE,
        exchange,
        siteMemo: new memo/* Memo */.l(1, Number.POSITIVE_INFINITY),
        headers: {},
        preview,
        signal: NEVER,
    });
}


/***/ }),

/***/ 54653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ isOfMap)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

/** Classes that libraries give the map around their tiles and pins: Leaflet, Mapbox, MapLibre, OpenLayers, Google Maps. */
const MAPS = new Set([
    'leaflet-container',
    'leaflet-pane',
    'mapboxgl-map',
    'maplibregl-map',
    'ol-viewport',
    'gm-style',
]);
/** What Leaflet calls a tile, also where only a part of the page is seen. */
const TILE = 'leaflet-tile';
const MAX_STEPS = 16;
const MAX_CLASS = 300;
/** Whether an image is a tile, a pin or a sign of an interactive map, for which nobody writes a text. */
function isOfMap(image) {
    if (classesOf(image).includes(TILE))
        return true;
    let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(image);
    for (let step = 0; at && step < MAX_STEPS; step++, at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at))
        if (classesOf(at).some(name => MAPS.has(name)))
            return true;
    return false;
}
function classesOf(element) {
    return ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class') ?? '').slice(0, MAX_CLASS).split(/\s+/);
}


/***/ }),

/***/ 73451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ isNumbered),
/* harmony export */   J9: () => (/* binding */ isFurtherPageOf),
/* harmony export */   Lg: () => (/* binding */ BARE_NUMBER),
/* harmony export */   Sl: () => (/* binding */ isFurtherPage),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   tc: () => (/* binding */ isArchive)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35601);

/** What numbers the pages of a list, which are alike on purpose, in the languages that are most frequent on the web. */
const PAGE_NUMBER = /\/(?:page|pg|seite|pagina|página|pagine|sida|side|strona|sivu|stranica|sayfa|trang)[/-]?\d+\/?(?=$|\?)|[?&](?:page|paged|p|pg|seite|pagina|start|offset|cpage)=\d*/gi;
/** A form of a page that is made for paper or phones. */
const OTHER_FORM = /\/(?:print|printable|amp)\/?(?=$|\?)|[?&](?:print|printable|amp|outputtype=amp|(?:format|view|layout|tmpl)=(?:print|amp|component))(?:=[^&]*)?(?=$|&)/gi;
/** A version of a documentation, as the segment of a path. */
const DOCUMENTATION_VERSION = /\/(?:next|latest|stable|nightly|current|master|main|dev|v\d+|v?\d+(?:\.(?:\d+|x))+)(?=\/)/gi;
/** A number at the end of a path. */
const BARE_NUMBER = /\/\d{1,3}\/?$/;
/**
 * Lists of what has a tag, an author or a date: they show the same texts in another selection. The words are those of
 * addresses, without accents.
 */
const ARCHIVE = /\/(?:tags?|tagi|labels?|etiket(?:ten?|ter|ler)?|etiquetas?|etiquettes?|etichett[ae]|oznak[ae]|stit(?:ek|ky)|trefwoord(?:en)?|emneord|schlag(?:wort|worter|woerter)|categor(?:y|ies?|ias?)|[ck]ategorija|[ck]ategorije|kategori(?:a|e|en|er|ler)?|rubriek(?:en)?|rubri(?:que|ka)s?|auth?ors?|autor(?:es|en|a)?|auteurs?|autor[ei]|archives?)(?:\/|$)|\/(?:19|20)\d\d(?:[/-][01]\d(?:[/-][0-3]\d)?)?\/?$/;
/** Whether a page is a list of a tag, an author or a date by its address. */
function isArchive(url) {
    const path = (0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(URL.parse(url)?.pathname ?? '');
    return ARCHIVE.test(path.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());
}
/** Whether a page is a further page of a list, or a form of another page for paper or phones, by its address. */
function isFurtherPage(url) {
    return withoutForm(url) !== url;
}
/** Whether a page is a further page of the list at another address, as `/blog/page/2` of `/blog`. */
function isFurtherPageOf(url, first) {
    return isFurtherPage(url) && listOf(url) === listOf(first);
}
/** Whether the address of a page ends with a number, as those of some lists do. */
function isNumbered(url) {
    return BARE_NUMBER.test(URL.parse(url)?.pathname ?? '');
}
/**
 * The address of what a page is a further page, another form or another version of, without a slash at its end; its own
 * where it is none of these.
 */
function listOf(url) {
    return withoutForm(url)
        .replace(DOCUMENTATION_VERSION, '')
        .replace(/\/(?=\?|$)/, '');
}
function withoutForm(url) {
    return url.replace(PAGE_NUMBER, '').replace(OTHER_FORM, '');
}


/***/ }),

/***/ 86538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bo: () => (/* binding */ fingerprintOfMain),
  Yd: () => (/* binding */ ownH1),
  R_: () => (/* binding */ textFacts)
});

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/page/map-images.js
var map_images = __webpack_require__(54653);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/tools/content/dates.js + 1 modules
var dates = __webpack_require__(81848);
// EXTERNAL MODULE: ./lib/engine/tools/content/examination.js + 4 modules
var examination = __webpack_require__(80352);
// EXTERNAL MODULE: ./lib/engine/tools/content/examined-page.js
var examined_page = __webpack_require__(89803);
;// CONCATENATED MODULE: ./lib/engine/tools/content/fingerprint.js
/** Words that make a shingle. */
const SHINGLE_WORDS = 3;
/** Words below which two texts are alike by chance. */
const MIN_WORDS = 50;
/** Each seed gives half of the fingerprint. */
const HALF_BYTES = 4;
const BYTE_VALUES = 256;
const SEEDS = [0x9e3779b1, 0x85ebca77];
/**
 * Fingerprint of a text, from which two texts can be compared without them: SimHash of 64 bits over its shingles of
 * three words, each of which counts once: a line that runs across the page again and again says no more than once. The
 * fewer bits differ, the more the texts have in common; those of unrelated texts differ in about 32.
 *
 * @param hashes of its words, in their order
 * @returns 16 hexadecimal digits; null for a text of fewer than 50 words, or of as few shingles
 * @see https://research.google/pubs/detecting-near-duplicates-for-web-crawling/ (Manku, Jain, Das Sarma 2007)
 */
function fingerprintOf(hashes) {
    if (hashes.length < MIN_WORDS)
        return null;
    const starts = distinctStarts(hashes);
    if (starts.length <= MIN_WORDS - SHINGLE_WORDS)
        return null;
    return SEEDS.map(seed => {
        // How often each byte has each value says as much as a count for each bit, and is quicker to keep.
        const counts = new Uint32Array(HALF_BYTES * BYTE_VALUES);
        for (const at of starts) {
            const value = shingleAt(hashes, at, seed);
            for (let byte = 0; byte < HALF_BYTES; byte++)
                counts[byte * BYTE_VALUES + ((value >>> (byte * 8)) & 255)]++;
        }
        return hexadecimal(counts, starts.length);
    }).join('');
}
/** Where each shingle begins for the first time. */
function distinctStarts(hashes) {
    const seen = new Set();
    const starts = [];
    for (let at = 0; at <= hashes.length - SHINGLE_WORDS; at++) {
        const shingle = shingleAt(hashes, at, SEEDS[0]);
        if (seen.has(shingle))
            continue;
        seen.add(shingle);
        starts.push(at);
    }
    return starts;
}
function shingleAt(hashes, at, seed) {
    let value = seed;
    for (let word = at; word < at + SHINGLE_WORDS; word++)
        value = mix(Math.imul(value, 31) ^ hashes[word]);
    return value;
}
/** The bits that are set in more than half of the values. */
function hexadecimal(counts, values) {
    let bits = 0;
    for (let bit = 0; bit < HALF_BYTES * 8; bit++) {
        let set = 0;
        const from = (bit >> 3) * BYTE_VALUES;
        for (let byte = 0; byte < BYTE_VALUES; byte++)
            if ((byte >> (bit & 7)) & 1)
                set += counts[from + byte];
        if (set * 2 > values)
            bits |= 1 << bit;
    }
    return (bits >>> 0).toString(16).padStart(HALF_BYTES * 2, '0');
}
/** The finaliser of MurmurHash3: every bit of the input moves every bit of the output. */
function mix(value) {
    let mixed = value;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
}

// EXTERNAL MODULE: ./lib/engine/tools/content/repetition.js + 2 modules
var content_repetition = __webpack_require__(50357);
// EXTERNAL MODULE: ./lib/engine/tools/content/text-statistics.js
var text_statistics = __webpack_require__(28253);
;// CONCATENATED MODULE: ./lib/engine/tools/content/text-facts.js












/** Headings that the facts list; a reference manual has thousands. */
const MOST_HEADINGS = 200;
/** Characters of the H1. */
const MAX_H1 = 300;
/** What the text of the page is like, for reports, conditions and comparisons between pages. */
const textFacts = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        return { judgements: {}, facts: await factsOf(page, examination, (0,exchange/* clockOf */.ie)(page.response)) };
    },
});
async function factsOf(page, examination, now) {
    const { document, main, headings, byline, kind } = examination;
    const { language, readability } = await examination.inLanguage();
    const h1 = ownH1(examination);
    return {
        pageKind: kind,
        mainText: {
            foundBy: main.foundBy,
            start: (0,cut/* cutEnd */.ym)(main.blocks.map(block => block.text).join(' '), 300),
        },
        text: amountFacts(page, examination),
        language: { ...language, confidence: rounded(language.confidence) },
        readability: readability
            ? {
                ...readability,
                score: rounded(readability.score),
                lix: rounded(readability.lix),
                rix: rounded(readability.rix),
            }
            : null,
        h1: h1 === undefined ? null : (0,cut/* cutEnd */.ym)(h1, MAX_H1),
        headingCount: headings.length,
        headings: headings.slice(0, MOST_HEADINGS).map(({ level, text }) => ({ level, text: (0,cut/* cutEnd */.ym)(text, 200) })),
        links: linkFacts(examination),
        images: imageFacts(document),
        elements: Object.fromEntries(['ul', 'ol', 'dl', 'table', 'iframe', 'video', 'figcaption'].map(tag => [
            tag,
            document.elements(tag).length,
        ])),
        author: byline.author === '' ? null : byline.author,
        dates: (0,dates/* dateFacts */.i)(byline, page.response, now),
        textFingerprint: fingerprintOfMain(examination),
    };
}
/**
 * Text of the first H1 that is the page's own; undefined where it has none. Of several that is one in the content, where
 * that is marked, or one behind the header of the page: templates of all kinds set the name of the site above it as an H1.
 */
function ownH1(examination) {
    const { headings, main } = examination;
    const h1s = headings.filter(({ level, text }) => level === 1 && text !== '');
    const isMarked = main.foundBy === 'main' || main.foundBy === 'article';
    const h1 = (isMarked && h1s.find(({ element }) => main.elements.has(element))) ||
        (h1s.length > 1 && h1s.find(isBehindHeader)) ||
        h1s[0];
    return h1 && !isTeaser(h1, examination) ? h1.text : undefined;
}
/** Steps up from a heading to the header that it is in. */
const MAX_STEPS_UP = 12;
function isBehindHeader({ element, boilerplate, isApart }) {
    if (boilerplate || isApart)
        return false;
    let at = (0,html_document/* parentOf */.gN)(element);
    for (let step = 0; at && step < MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (at.tagName === 'header' || (0,html_document/* attribute */.lt)(at, 'role') === 'banner')
            return false;
    return true;
}
/** Fingerprint of the main text; null where that is too short for one. */
function fingerprintOfMain({ wordHashes }) {
    return fingerprintOf(wordHashes);
}
/** The title of another page of the site, which a listing begins with: it links there. The name of the site is none. */
function isTeaser({ element, text }, examination) {
    const { document } = examination;
    const surrounds = (link) => document.isBelow(element, link) || document.isBelow(link, element);
    // Few headings hold a link at all, and to name all links of a page takes long.
    return ((document.elementsIn(element).some(leadsElsewhere) || ancestorsOf(element).some(leadsElsewhere)) &&
        examination.links.some(link => link.internal && link.name === text && !(0,comparable_url/* isHomePage */.fF)(link.url) && surrounds(link.element)));
}
function leadsElsewhere(element) {
    return element.tagName === 'a' && (0,html_document/* attribute */.lt)(element, 'href')?.startsWith('#') === false;
}
function ancestorsOf(element) {
    const found = [];
    for (let up = (0,html_document/* parentOf */.gN)(element); up; up = (0,html_document/* parentOf */.gN)(up))
        found.push(up);
    return found;
}
function amountFacts({ response }, { document, statistics, bodyWords, main, unread, repetition }) {
    const shownCharacters = main.allBlocks.reduce((sum, block) => sum + block.text.length, unread);
    const noscript = document
        .elements('noscript')
        .map(element => (0,html_document/* textOf */.b6)(element).replace(/<[^<>]*>/g, ' '))
        .join(' ')
        .slice(0, examination/* MAX_READ_CHARACTERS */.$);
    return {
        words: statistics.words,
        bodyWords,
        characters: statistics.characters,
        ...(unread > 0 && { charactersLeftOut: unread }),
        proseWords: statistics.proseWords,
        sentences: statistics.sentences,
        paragraphs: statistics.paragraphs.length,
        wordsPerSentence: rounded(statistics.wordsPerSentence),
        longestParagraphWords: statistics.longestParagraphWords,
        paragraphsOver150Words: statistics.paragraphsOver150Words,
        sentencesOver25Words: statistics.sentencesOver25Words,
        readingMinutes: rounded(statistics.readingMinutes),
        textToHtmlRatio: response.body.length === 0 ? 0 : rounded(shownCharacters / document.source.length),
        noscriptWords: (0,text_statistics/* wordsOf */.Z9)(noscript).length,
        repeatedShare: rounded(repetition.share),
        mostFrequent: (0,content_repetition/* mostFrequent */.ye)(statistics.paragraphs).map(({ phrase, count, share }) => ({
            phrase,
            count,
            share: rounded(share),
        })),
    };
}
function linkFacts({ links, main }) {
    const internal = links.filter(link => link.internal);
    return {
        internal: internal.length,
        external: links.length - internal.length,
        inMainText: links.filter(link => main.elements.has(link.element)).length,
        nofollowInternal: internal.filter(link => link.nofollow).length,
        nofollowExternal: links.filter(link => !link.internal && link.nofollow).length,
    };
}
function imageFacts(document) {
    const alts = document
        .elements('img')
        .filter(image => !(0,map_images/* isOfMap */.w)(image))
        .map(image => (0,html_document/* attribute */.lt)(image, 'alt'));
    return {
        count: alts.length,
        withoutAlt: alts.filter(alt => alt === undefined).length,
        emptyAlt: alts.filter(alt => alt !== undefined && alt.trim() === '').length,
    };
}
/** To a thousandth. */
function rounded(number) {
    return Math.round(number * 1000) / 1000;
}


/***/ })

};
