export const id = 7157;
export const ids = [7157];
export const modules = {

/***/ 50447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fn: () => (/* binding */ reasonNothingJudged),
/* harmony export */   O3: () => (/* binding */ hasJudged),
/* harmony export */   Pk: () => (/* binding */ LEFT_OUT)
/* harmony export */ });
/** Whether any of some checks came out one way or the other. */
function anyJudged(checks) {
    return checks.some(({ outcome }) => outcome === 'pass' || outcome === 'fail');
}
/**
 * Why none of some checks passed or failed, where at least half of them could not be measured. Undefined where one did
 * pass or fail, where there are no checks, and where hardly any applies: a page without links has no broken ones, and
 * one without structured data stays that, although nobody saw whether its scripts add some.
 */
function reasonNothingJudged(checks) {
    const missing = checks.filter(({ outcome }) => outcome === 'not-measured');
    if (missing.length === 0 || missing.length * 2 < checks.length || anyJudged(checks))
        return undefined;
    return missing.find(({ message }) => message)?.message ?? 'none of its checks was measured';
}
/**
 * Whether a tool judged anything: it has a score, or a check that passed or failed. A list of issues of a service that
 * is empty says that there are none.
 */
function hasJudged({ status, score, checks, foreign, judged }) {
    if (status === 'not-measured' || judged === false)
        return false;
    return score !== null || anyJudged(checks) || (foreign !== undefined && checks.length === 0);
}
/** The fact that says what was left out of a run or an analysis, since it was too large to keep. */
const LEFT_OUT = 'leftOut';


/***/ }),

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
    const all = await Promise.all(_tools_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ALL_TOOLS */ .W.filter(({ hasLightTopics }) => hasLightTopics).map(async ({ name: tool, topics }) => (await topics())
        .filter(({ isLight }) => isLight)
        .map(topic => ({
        tool,
        topic,
        checks: Object.entries(topic.checks)
            .filter(([, { scope }]) => scope !== 'site')
            .map(([name, definition]) => ({ name, id: `${tool}/${name}`, definition })),
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
    for (const { topic, checks: own } of await lightTopics()) {
        const findings = await (0,_judging_run_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .topicFindings */ .yN)(topic, visit);
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
  S: () => (/* binding */ readPage)
});

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 3 modules
var html_document = __webpack_require__(77478);
// EXTERNAL MODULE: ./lib/engine/formats/structured-data/structured-data.js + 2 modules
var structured_data = __webpack_require__(41522);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var network_exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/network/memo.js
var memo = __webpack_require__(93933);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
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
// EXTERNAL MODULE: ./lib/engine/visit/visit.js + 2 modules
var visit = __webpack_require__(16763);
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
    const links = new Map();
    const external = new Set();
    for (const element of document.elements('a', 'area')) {
        const href = (0,html_document/* attribute */.lt)(element, 'href');
        if (href === undefined || href.startsWith('#'))
            continue;
        const address = document.addressOf(href);
        if (address?.protocol !== 'http:' && address?.protocol !== 'https:')
            continue;
        const url = (0,redirect_target/* withoutFragment */.f2)((0,syntax_preview/* askedAt */.YG)(preview, address.href));
        if ((0,syntax_preview/* bareHost */.n0)(url === address.href ? address.host : new URL(url).host) !== own) {
            if (external.size < MAX_LINKS)
                external.add(url);
            continue;
        }
        const nofollow = isNofollow || (0,link_elements/* relations */.K1)(element).includes('nofollow');
        const inContent = regions !== undefined && !regions.boilerplate.has(element);
        const onProduction = url !== (0,redirect_target/* withoutFragment */.f2)(address.href) && (0,syntax_preview/* isFullAddress */.yc)(href);
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
    if (final.status < 200 || final.status > 299)
        return { record: { ...base, obstacle: 'status' }, ...nothing };
    if ((0,why_not_html/* whyNotHtml */.h)(final) !== undefined)
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
/** A visit of a page that is here already. Whatever else is asked for is not measured. */
function offlineVisit({ url, exchange, preview }) {
    const refuse = async () => {
        throw new not_measured/* NotMeasured */.ke(NOT_HERE);
    };
    return new visit/* Visit */._(url, {
        http: {
            fetch: refuse,
            get guard() {
                throw new not_measured/* NotMeasured */.ke(NOT_HERE);
            },
        },
        exchange,
        siteMemo: new memo/* Memo */.l(1, Number.POSITIVE_INFINITY),
        headers: {},
        preview,
        signal: NEVER,
    });
}
const NOT_HERE = 'the pages of an analysis behind its first are judged by their answer alone';
const NEVER = new AbortController().signal;


/***/ }),

/***/ 82453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ih: () => (/* binding */ recordedText),
/* harmony export */   qQ: () => (/* binding */ hashOf),
/* harmony export */   wm: () => (/* binding */ MAX_ADDRESS)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79967);


/** Characters of an address that a record names beside its own. */
const MAX_ADDRESS = 250;
/** Hash of a text in a few characters: two of ten thousand texts are the same by chance once in billions of sites. */
function hashOf(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
/** A text as a record holds it: the start of a long one, with a hash of all of it. No memory of the page is kept by it. */
function recordedText(text, maxLength) {
    if (text.length <= maxLength)
        return { text: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .ownCopy */ .Sf)(text) };
    return { text: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .ownCopy */ .Sf)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(text, maxLength)), hash: hashOf(text) };
}


/***/ }),

/***/ 27627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ templateOf)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77478);
/* harmony import */ var _recorded_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82453);


/** Levels of the body that make a layout. */
const LEVELS = 3;
/** Elements that are looked at. */
const MAX_ELEMENTS = 500;
const MAX_CLASSES = 200;
const MAX_FOLDER = 60;
/**
 * What pages have in common that one template makes: the folder of their addresses with their number of segments, and
 * the frame of their bodies. As `/products/* 3f9ab2c1`. A slash or an index file at the end of an address is none of its
 * folder: `/products/bike/` is a page of `/products/`.
 *
 * Of the frame the elements of the upper levels count, by tag, id and classes without digits, each kind once beside
 * each other: how many there are is the content's to say.
 */
function templateOf({ url, document }) {
    const path = new URL(url).pathname.replace(/\/(?:(?:index|default)\.\w{1,5})?$/i, '');
    const folder = path.slice(0, path.lastIndexOf('/') + 1) || '/';
    const shown = folder.length > MAX_FOLDER ? `/… ${(0,_recorded_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOf */ .qQ)(folder).slice(0, 8)}/` : folder;
    const name = path === '' ? '' : '*';
    const frame = document.body ? frameOf(document.body) : '';
    return `${shown}${name} ${(0,_recorded_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOf */ .qQ)(frame).slice(0, 8)}`;
}
function frameOf(body) {
    const parts = [];
    let left = MAX_ELEMENTS;
    const walk = (element, level) => {
        let last = '';
        for (const child of element.childNodes) {
            if (!(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(child) || WITHOUT_LAYOUT.has(child.tagName) || left-- <= 0)
                continue;
            const kind = kindOf(child);
            if (kind === last)
                continue;
            last = kind;
            parts.push(`${level}${kind}`);
            if (level < LEVELS)
                walk(child, level + 1);
        }
    };
    walk(body, 1);
    return parts.join(' ');
}
/** What comes and goes with the content, or is put in by third parties. */
const WITHOUT_LAYOUT = new Set('script style noscript template link meta p ul ol dl li table pre blockquote figure img a br hr h1 h2 h3 h4 h5 h6 span em strong b i code iframe'.split(' '));
function kindOf(element) {
    const names = `${(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id') ?? ''} ${(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class') ?? ''}`;
    const tokens = names.slice(0, MAX_CLASSES).split(/\s+/);
    return [element.tagName, ...tokens.filter(token => token !== '' && !/\d/.test(token)).sort()].join('.');
}


/***/ }),

/***/ 27477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lG: () => (/* binding */ MAX_TEXT),
/* harmony export */   ly: () => (/* binding */ boundedFacts),
/* harmony export */   xB: () => (/* binding */ boundedOccurrence)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79967);
/* harmony import */ var _text_readable_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75293);


/** Characters of the message of a place. */
const MAX_MESSAGE = 500;
/** Characters of the message of a check, of an address, a selector, and of any text in the facts. */
const MAX_TEXT = 2000;
/** Entries of one list, and fields of one object, in the facts. */
const MAX_ENTRIES = 1000;
/** Characters of all facts of one tool. */
const MAX_FACTS = 1_000_000;
const MAX_DEPTH = 30;
/** Characters that a value takes beside its text. */
const OVERHEAD = 8;
/** Pictures are as long as they are: this program has taken or weighed them. */
const PICTURES = ['screenshots', 'pictures'];
/** A place with no more than the start of each of its texts. */
function boundedOccurrence(occurrence) {
    const { url, message, selector, snippet } = occurrence;
    return {
        ...occurrence,
        url: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(url, MAX_TEXT),
        ...(message !== undefined && { message: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)((0,_text_readable_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .readableHosts */ .K)(message), MAX_MESSAGE) }),
        ...(selector !== undefined && { selector: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(selector, MAX_TEXT) }),
        ...(snippet !== undefined && { snippet: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(snippet, MAX_TEXT) }),
    };
}
/**
 * What a tool learned, as much of it as a report can hold whatever the page. How many entries of which lists are missing
 * then stands in `factsLeftOut`, as `{ "thirdParties": 1200 }`; a text that is cut ends with `…`.
 */
function boundedFacts(facts) {
    const pictures = PICTURES.flatMap(name => Object.hasOwn(facts, name) ? [[name, facts[name]]] : []);
    const others = Object.fromEntries(Object.entries(facts).filter(([name]) => !PICTURES.includes(name)));
    const leftOut = {};
    const bounded = boundedObject(others, '', { left: MAX_FACTS, leftOut }, 0);
    return {
        ...bounded,
        ...Object.fromEntries(pictures),
        ...(Object.keys(leftOut).length > 0 && { factsLeftOut: leftOut }),
    };
}
function boundedValue(value, path, budget, depth) {
    budget.left -= OVERHEAD;
    if (typeof value === 'string') {
        const text = (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(value, MAX_TEXT);
        budget.left -= text.length;
        return text;
    }
    if (value === null || typeof value !== 'object')
        return value;
    if (depth >= MAX_DEPTH)
        return null;
    return Array.isArray(value)
        ? boundedList(value, path, budget, depth + 1)
        : boundedObject(value, path, budget, depth + 1);
}
function boundedList(list, path, budget, depth) {
    const kept = [];
    for (const entry of list) {
        if (kept.length >= MAX_ENTRIES || budget.left <= 0)
            break;
        kept.push(boundedValue(entry, path, budget, depth));
    }
    note(budget, path, list.length - kept.length);
    return kept;
}
function boundedObject(object, path, budget, depth) {
    const names = Object.keys(object);
    const kept = [];
    for (const name of names) {
        if (kept.length >= MAX_ENTRIES || (depth > 0 && budget.left <= 0))
            break;
        const field = (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(name, MAX_TEXT);
        budget.left -= field.length;
        const inside = path === '' ? field : `${path}.${field}`;
        kept.push([field, boundedValue(object[name], depth > 1 ? path : inside, budget, depth)]);
    }
    note(budget, path, names.length - kept.length);
    return Object.fromEntries(kept);
}
function note({ leftOut }, path, count) {
    if (count > 0)
        leftOut[path] = (leftOut[path] ?? 0) + count;
}


/***/ }),

/***/ 70820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EG: () => (/* binding */ checkOf),
  qI: () => (/* binding */ runTool),
  yN: () => (/* binding */ topicFindings)
});

// EXTERNAL MODULE: ./lib/api/failures.js
var failures = __webpack_require__(56633);
// EXTERNAL MODULE: ./lib/api/judged.js
var judged = __webpack_require__(50447);
// EXTERNAL MODULE: ./lib/api/score.js
var api_score = __webpack_require__(93574);
// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/text/readable-hosts.js
var readable_hosts = __webpack_require__(75293);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/login-wall.js
var login_wall = __webpack_require__(27002);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
;// CONCATENATED MODULE: ./lib/engine/judging/partial-reading.js

/**
 * What is said of a document as far as it was read. What was found there stands. What was missed there may be in the
 * rest, and so may faults where none were found.
 */
function asFarAsRead(judgements, { urls, unread }) {
    const note = partialNote(unread);
    const isMissing = ({ url, selector, line, snippet }) => urls.includes(url) && selector === undefined && line === undefined && snippet === undefined;
    const partOf = (judgement) => {
        switch (judgement.outcome) {
            case 'pass':
                return { outcome: 'pass', message: judgement.message ? `${judgement.message}; ${note}` : note };
            case 'fail':
                return judgement.occurrences.every(isMissing) ? (0,judging_judgement/* notMeasured */.q7)(note) : judgement;
            case 'not-applicable':
                return (0,judging_judgement/* notMeasured */.q7)(`${judgement.message}; ${note}`);
            default:
                return judgement;
        }
    };
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, partOf(judgement)]));
}
/** Says that a page was read in part. */
function partialNote(unread) {
    return `only the first part of the page was read, since ${unread}`;
}

// EXTERNAL MODULE: ./lib/engine/judging/result-limits.js
var result_limits = __webpack_require__(27477);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/judging/run-tool.js













const MAX_REASON = 1000;
/**
 * Runs one tool on a visit. It rejects only with what is not the tool's to say: a bug of ours, or the end of the run.
 * A tool that cannot judge answers `not-measured` with the reason.
 */
async function runTool(tool, visit) {
    const startedAt = new Date();
    const run = {
        tool: tool.name,
        url: visit.url,
        startedAt: startedAt.toISOString(),
    };
    const exchange = await visit.exchange();
    const obstacle = obstacleTo(visit, exchange);
    const findings = obstacle === undefined ? run_tool_judged(await findingsOf(tool, visit)) : new not_measured/* NotMeasured */.ke(obstacle);
    const finalUrl = exchange.final?.url;
    const durationMs = Date.now() - startedAt.getTime();
    const moved = finalUrl !== undefined && finalUrl !== visit.url ? { finalUrl } : {};
    if (findings instanceof not_measured/* NotMeasured */.ke) {
        const reason = (0,one_line/* oneLine */.T)(findings.message, MAX_REASON);
        return {
            ...run,
            ...moved,
            status: 'not-measured',
            reason,
            score: null,
            checks: [],
            facts: {},
            durationMs,
        };
    }
    const checks = Object.entries(await (0,tool_definition/* checksOf */.tg)(tool)).map(([name, definition]) => checkOf(tool.name, name, definition, findings.judgements[name]));
    const score = findings.score === undefined ? (0,api_score/* toolScore */.nM)(checks) : findings.score;
    return {
        ...run,
        ...moved,
        status: 'measured',
        score,
        ...(findings.score !== undefined && tool.instrument && { instrument: tool.instrument }),
        checks,
        facts: (0,result_limits/* boundedFacts */.ly)(findings.facts ?? {}),
        durationMs,
    };
}
/** Why what answers is not the page that was meant; undefined where it is. */
function obstacleTo({ url, preview }, exchange) {
    const wall = (0,login_wall/* loginWallOf */.n)(exchange);
    if (wall)
        return `${url} is behind ${wall.name}: ${wall.advice}`;
    const end = exchange.final && new URL(exchange.final.url);
    return end && (0,syntax_preview/* isOnProduction */.dT)(preview, end)
        ? `${url} leads to ${end.href}, which is production as it is now: let the preview answer under its own host`
        : undefined;
}
/** What the topics of a tool found together; NotMeasured where none of them could measure. */
async function findingsOf(tool, visit) {
    const topics = await tool.topics();
    const all = await Promise.all(topics.map(topic => topicFindings(topic, visit)));
    const measured = all.filter((findings) => !(findings instanceof not_measured/* NotMeasured */.ke));
    if (measured.length === 0)
        return all[0];
    const score = measured.find(findings => findings.score !== undefined)?.score;
    const judgements = all.map((findings, index) => findings instanceof not_measured/* NotMeasured */.ke
        ? (0,judging_judgement/* sameForAll */.tE)(topics[index].checks, (0,judging_judgement/* notMeasured */.q7)(findings.message))
        : findings.judgements);
    const facts = Object.assign({}, ...measured.map(findings => findings.facts));
    if (tool.isHeuristic)
        facts[api_score/* HEURISTIC */.VN] = true;
    const unread = await unreadOf(visit);
    return {
        judgements: Object.assign({}, ...judgements),
        facts: unread === undefined ? facts : { ...facts, unread: partialNote(unread.unread) },
        ...(score !== undefined && { score }),
    };
}
/** What one topic found; NotMeasured where it could not measure. */
async function topicFindings(topic, visit) {
    try {
        const findings = await topic.judge(visit);
        const unread = topic.readsDocument && (await unreadOf(visit));
        return unread ? { ...findings, judgements: asFarAsRead(findings.judgements, unread) } : findings;
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke)
            return error;
        if (!(error instanceof not_measured/* NotApplicable */.bQ))
            throw error;
        return { judgements: (0,judging_judgement/* sameForAll */.tE)(topic.checks, (0,judging_judgement/* notApplicable */.hH)(error.message)) };
    }
}
async function unreadOf(visit) {
    const { unread, url } = visit;
    if (unread === undefined)
        return undefined;
    const { final } = await visit.exchange();
    return { unread, urls: [url, final?.url ?? url] };
}
/** Findings in which nothing passed or failed because it could not be measured are none. */
function run_tool_judged(findings) {
    if (findings instanceof not_measured/* NotMeasured */.ke || typeof findings.score === 'number')
        return findings;
    const reason = (0,judged/* reasonNothingJudged */.Fn)(Object.values(findings.judgements));
    return reason === undefined ? findings : new not_measured/* NotMeasured */.ke(reason);
}
function checkOf(tool, name, definition, judgement) {
    const occurrences = judgement.outcome === 'fail' ? judgement.occurrences : [];
    const { scope, severity, title, why, fix, help } = definition;
    const check = {
        id: `${tool}/${name}`,
        ...(scope && { scope }),
        title,
        severity,
        outcome: judgement.outcome,
        help,
        why,
        fix,
        occurrences: occurrences.slice(0, failures/* MAX_OCCURRENCES */.yO).map(result_limits/* boundedOccurrence */.xB),
    };
    if (judgement.message !== undefined)
        check.message = (0,cut/* cutEnd */.ym)((0,readable_hosts/* readableHosts */.K)(judgement.message), result_limits/* MAX_TEXT */.lG);
    const count = (judgement.outcome === 'fail' && judgement.count) || occurrences.length;
    if (count > check.occurrences.length)
        check.occurrenceCount = count;
    return check;
}


/***/ }),

/***/ 27002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isLogin),
/* harmony export */   n: () => (/* binding */ loginWallOf)
/* harmony export */ });
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1550);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11312);


const VERCEL = {
    name: "Vercel's deployment protection",
    advice: 'give "x-vercel-protection-bypass: SECRET" in the setting "headers", with the secret of Protection Bypass for Automation',
};
const CLOUDFLARE_ACCESS = {
    name: 'Cloudflare Access',
    advice: 'give "CF-Access-Client-Id: ID" and "CF-Access-Client-Secret: SECRET" of a service token in the setting "headers"',
};
const CLOUDFLARE_CHALLENGE = {
    name: 'a challenge of Cloudflare',
    advice: 'let the audit through with a rule that skips the challenge for a header, and give that header in "headers"',
};
const VERCEL_CHALLENGE = {
    name: 'a challenge of Vercel',
    advice: 'give "x-vercel-protection-bypass: SECRET" in the setting "headers", or let the audit through with a bypass rule of the firewall',
};
const NETLIFY = {
    name: "Netlify's password protection",
    advice: 'protect previews with basic authentication instead, and give "Authorization: Basic …" in the setting "headers"',
};
const BASIC = {
    name: 'a password (HTTP authentication)',
    advice: 'give "Authorization: Basic …", with the base64 form of name:password, in the setting "headers"',
};
const UNKNOWN = {
    name: 'a login',
    advice: 'give the header that lets an audit in with the setting "headers"',
};
const LOGIN_PATH = /\/(?:log[-_]?in|sign[-_]?in|sso|sso-api|auth|authorize|oauth2?|saml2?)(?:[/.?]|$)/i;
const LOGIN_HOST = /^(?:login|signin|sso|auth|accounts?|idp)\./i;
/**
 * Tells a login wall by what answered; undefined where there is none. An answer of 403 alone is none: it may be about
 * this page and not about the audit.
 */
function loginWallOf({ requestedUrl, hops }) {
    const last = hops.at(-1);
    if (!last)
        return undefined;
    const led = hops.slice(1).map(hop => new URL(hop.url));
    if (led.some(isVercelLogin))
        return VERCEL;
    if (led.some(({ hostname }) => hostname.endsWith('.cloudflareaccess.com')))
        return CLOUDFLARE_ACCESS;
    if ((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(last, 'cf-mitigated') === 'challenge')
        return CLOUDFLARE_CHALLENGE;
    if ((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(last, 'x-vercel-mitigated') === 'challenge')
        return VERCEL_CHALLENGE;
    if (last.status === 401)
        return wallOfUnauthorized(last);
    const asked = new URL(requestedUrl);
    const isElsewhere = (url) => (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .bareHost */ .n0)(url.hostname) !== (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_0__/* .bareHost */ .n0)(asked.hostname);
    return led.some(url => isElsewhere(url) && isLogin(url)) ? UNKNOWN : undefined;
}
function wallOfUnauthorized(answer) {
    const server = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(answer, 'server')?.toLowerCase() ?? '';
    if (server === 'vercel' || (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .headerValues */ .UE)(answer, 'set-cookie').some(cookie => /^_vercel_sso/.test(cookie))) {
        return VERCEL;
    }
    const scheme = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_1__/* .header */ .wx)(answer, 'www-authenticate')?.trim() ?? '';
    if (/^basic\b/i.test(scheme))
        return BASIC;
    return server === 'netlify' ? NETLIFY : UNKNOWN;
}
function isVercelLogin({ hostname, pathname }) {
    return hostname === 'vercel.com' && /^\/(?:sso-api|login)/.test(pathname);
}
/** Whether an address is where people sign in, by its host or path. */
function isLogin({ hostname, pathname }) {
    return LOGIN_PATH.test(pathname) || LOGIN_HOST.test(hostname);
}


/***/ })

};
