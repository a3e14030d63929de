export const id = 4710;
export const ids = [4710];
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








/** Addresses that are kept: as many as one sitemap may list. */
const MAX_URLS = 50_000;
/** Reads what the sitemaps list of the site that a page is on: its host, in any form. */
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
    return (hops.length === 1 && final !== undefined && (0,network_status/* isSuccess */.oJ)(final.status) && (0,why_not_html/* whyNotHtml */.h)(final) === undefined);
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

/***/ 44710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answersOnSite: () => (/* binding */ answersOnSite),
/* harmony export */   listedOnSite: () => (/* binding */ listedOnSite)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(70370);
/* harmony import */ var _analysis_listed_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67737);
/* harmony import */ var _analysis_read_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87157);
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(1550);
/* harmony import */ var _network_redirect_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1589);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15917);
/* harmony import */ var _page_login_wall_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27002);
/* harmony import */ var _page_script_shell_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15798);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11312);
/* harmony import */ var _tools_sitemap_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50977);
/* harmony import */ var _tools_sitemap_survey_gaps_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(66986);
/* harmony import */ var _unanswered_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(63936);
/* harmony import */ var _visit_missing_page_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(56504);
/* harmony import */ var _visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(77753);


















/** Times that a redirect from a preview to production is gone on with on the preview. */
const MAX_RETURNS = 3;
/** Redirects that are looked through for the one that leads to production. */
const MAX_HOPS = 10;
/** Pages that are compared with what a site shows for missing ones. */
const MAX_COMPARED = 300;
/** Pages that are read for what they are recognised by. */
const MAX_READ = 50;
/** Pages that are read at once. */
const READ_AT_ONCE = 8;
/** Decoded bytes of a page that are compared. */
const MAX_READ_BYTES = 512 * 1024;
/**
 * What the sitemaps list of the site that a page is on. Where the tool `sitemap` has read them, they are not asked for
 * again.
 */
async function listedOnSite(visit) {
    const { origin } = new URL(visit.url);
    const known = (0,_tools_sitemap_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_11__/* .knownSitemaps */ .IR)(visit, origin);
    if (known)
        return addressesIn(await known, visit, origin);
    const { urls, files, unknown, unread } = await (0,_analysis_listed_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .listedAddresses */ .i)(visit, origin);
    return { urls, whole: files.length > 0 && unknown === undefined && unread === undefined };
}
function addressesIn({ survey, listed, urls, origins }, { preview }, origin) {
    const here = new Set();
    const { host } = new URL(origin);
    for (const url of listed) {
        const { origin: itsOrigin, host: itsHost, pathname, search } = new URL(url);
        const root = origins.find(root => `${itsOrigin}${pathname}/`.startsWith(`${root}/`));
        if (root === undefined && (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_10__/* .bareHost */ .n0)(itsHost) !== (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_10__/* .bareHost */ .n0)(host))
            continue;
        const folder = root === undefined ? '' : root.slice(itsOrigin.length);
        const base = root === undefined || root === origin ? '' : (preview?.base ?? '');
        here.add(`${origin}${base}${pathname.slice(folder.length) || '/'}${search}`);
    }
    const isAll = listed.length === urls.size && (0,_tools_sitemap_survey_gaps_js__WEBPACK_IMPORTED_MODULE_12__/* .whyIncomplete */ .Be)(survey) === undefined;
    return { urls: [...here], whole: survey.files.some(_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_15__/* .isThere */ .$B) && isAll };
}
/**
 * What addresses on the site of a page answer: each is asked for by HEAD, as the target of a link is, once a run.
 */
async function answersOnSite(visit, addresses, { budgetMs, read }) {
    const over = new AbortController();
    const timeOver = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(budgetMs, undefined, { signal: over.signal }).catch(() => undefined);
    const answers = [];
    const ask = async () => {
        const missing = await missingPageOf(visit);
        const reading = (0,p_limit__WEBPACK_IMPORTED_MODULE_16__/* ["default"] */ .A)(READ_AT_ONCE);
        let toCompare = 0;
        const one = async (address, index) => {
            const answer = await answerOf(visit, address);
            const isPage = answer.state === 'there' || answer.state === 'moved';
            answers[index] =
                missing === undefined || !isPage
                    ? answer
                    : ++toCompare > MAX_COMPARED
                        ? (0,_unanswered_js__WEBPACK_IMPORTED_MODULE_13__/* .unknownAnswer */ .N)(`${missing.words}, and more than ${MAX_COMPARED} pages would have to be compared with it`)
                        : await reading(() => compared(visit, address, answer, missing));
        };
        await Promise.all(addresses.map(one));
        if (!read)
            return;
        const there = addresses.flatMap((url, index) => (answers[index].state === 'there' ? { url, index } : []));
        const recognise = async ({ url, index }) => {
            answers[index] = { ...answers[index], ...(await identityOf(visit, url)) };
        };
        await Promise.all(there.slice(0, MAX_READ).map(page => reading(recognise, page)));
    };
    try {
        await Promise.race([ask(), timeOver]);
    }
    finally {
        over.abort();
    }
    const late = `was not reached within ${Math.round(budgetMs / 1000)} s`;
    return addresses.map((_, index) => answers[index] ?? (0,_unanswered_js__WEBPACK_IMPORTED_MODULE_13__/* .unknownAnswer */ .N)(late));
}
/** By what a page is recognised, as it is sent. */
async function identityOf(visit, url) {
    const exchange = await visit.fetch(url, { maxBytes: MAX_READ_BYTES });
    const { title, h1, fingerprint } = (await (0,_analysis_read_page_js__WEBPACK_IMPORTED_MODULE_3__/* .readPage */ .S)({ url, exchange, preview: visit.preview })).record;
    return {
        // Of a longer text there is the start alone.
        ...(title && title.hash === undefined && { title: title.text }),
        ...(h1 && h1.hash === undefined && { h1: h1.text }),
        ...(fingerprint !== undefined && { fingerprint }),
    };
}
/** What one address answers; a redirect of a preview to production is gone on with on the preview, which has what comes. */
async function answerOf(visit, address) {
    let at = address;
    let answer = await visit.linkAnswer(at);
    let returned = 0;
    for (; returned < MAX_RETURNS && answer.redirects > 0; returned++) {
        const here = await returnFromProduction(visit, at, answer);
        if (here === undefined)
            break;
        at = here;
        answer = await visit.linkAnswer(at);
    }
    const end = answer.finalUrl ?? at;
    return stateOf(answer, end === address ? undefined : end);
}
/** The address on the preview at which redirects are gone on with that lead to production. */
async function returnFromProduction(visit, start, { finalUrl }) {
    const { preview } = visit;
    if (preview?.host === undefined)
        return undefined;
    const { origin } = new URL(visit.url);
    if (finalUrl !== undefined && new URL(finalUrl).origin === origin)
        return undefined;
    let at = start;
    for (let hop = 0; hop < MAX_HOPS; hop++) {
        const { final } = await visit.fetch(at, { method: 'HEAD', redirect: 'manual' });
        const target = final?.location === undefined ? undefined : (0,_network_redirect_target_js__WEBPACK_IMPORTED_MODULE_6__/* .redirectTarget */ .ET)(final.location, final.url);
        if (target === undefined || 'failure' in target)
            return undefined;
        const next = new URL(target.url);
        if ((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_10__/* .isOnProduction */ .dT)(preview, next))
            return (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_10__/* .hereOf */ .IS)(preview, next)?.href;
        if (next.origin !== origin)
            return undefined;
        at = next.href;
    }
    return undefined;
}
const ENDLESS = new Set(['redirect-loop', 'too-many-redirects', 'bad-location']);
function stateOf(answer, redirect) {
    const { status, failure, declined, cookieOnTheWay } = answer;
    const led = redirect === undefined ? {} : { redirect };
    if (declined)
        return (0,_unanswered_js__WEBPACK_IMPORTED_MODULE_13__/* .unknownAnswer */ .N)('was not asked for: its host limits requests');
    if (failure && failure.kind !== 'bad-encoding') {
        return ENDLESS.has(failure.kind) && !cookieOnTheWay
            ? { state: 'gone', status, reason: failure.message, ...led }
            : { ...(0,_unanswered_js__WEBPACK_IMPORTED_MODULE_13__/* .unknownAnswer */ .N)(failure.message, status), ...led };
    }
    if (status === null)
        return (0,_unanswered_js__WEBPACK_IMPORTED_MODULE_13__/* .unknownAnswer */ .N)('gave no answer');
    const reason = `answers ${status}`;
    if (redirect !== undefined && (0,_page_login_wall_js__WEBPACK_IMPORTED_MODULE_8__/* .isLogin */ .W)(new URL(redirect))) {
        return { ...(0,_unanswered_js__WEBPACK_IMPORTED_MODULE_13__/* .unknownAnswer */ .N)('leads to a login', status), ...led };
    }
    if ((0,_network_status_js__WEBPACK_IMPORTED_MODULE_7__/* .isGone */ .ST)(status))
        return { state: 'gone', status, reason, ...led };
    if ((0,_network_status_js__WEBPACK_IMPORTED_MODULE_7__/* .isSuccess */ .oJ)(status) || status === 304) {
        return { state: redirect === undefined ? 'there' : 'moved', status, reason, ...led };
    }
    const advice = status === 401 || status === 403 ? ', see the setting "headers"' : '';
    return { ...(0,_unanswered_js__WEBPACK_IMPORTED_MODULE_13__/* .unknownAnswer */ .N)((0,_network_status_js__WEBPACK_IMPORTED_MODULE_7__/* .provesNothing */ .R1)(status) ? reason + advice : reason, status), ...led };
}
async function missingPageOf(visit) {
    const { final, requestedUrl } = await (0,_visit_missing_page_js__WEBPACK_IMPORTED_MODULE_14__/* .fetchMissingPage */ .mF)(visit);
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_7__/* .isSuccess */ .oJ)(final.status) || final.url !== requestedUrl || !isHtml(final))
        return undefined;
    return {
        key: keyOf(final.body.subarray(0, MAX_READ_BYTES), final, requestedUrl),
        words: `the site answers ${final.status} for pages that do not exist`,
    };
}
/** An address that answers with a page, beside what the site shows for missing ones. */
async function compared(visit, address, answer, missing) {
    const end = answer.redirect ?? address;
    if (new URL(end).origin !== new URL(visit.url).origin)
        return answer;
    if (missing.key === undefined) {
        return { ...answer, state: 'unknown', reason: `${missing.words}, and scripts fill what it sends` };
    }
    const chunks = [];
    const { final } = await visit.stream(end, async (body, response) => {
        if (!isHtml(response))
            return;
        for await (const chunk of body)
            chunks.push(chunk);
    }, { maxBytes: MAX_READ_BYTES });
    if (!final)
        return { ...answer, state: 'unknown', reason: 'could not be read' };
    if (!isHtml(final) || keyOf(Buffer.concat(chunks), final, end) !== missing.key)
        return answer;
    return { ...answer, state: 'gone', reason: `answers ${answer.status} with the page for missing addresses` };
}
function isHtml(response) {
    return /html/.test((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_17__/* .mediaType */ .JL)(response));
}
/** Equal for documents with the same title and text, whatever they say of their own address. */
function keyOf(body, response, url) {
    const { text } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeHtml */ .i)(body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_17__/* .header */ .wx)(response, 'content-type'));
    const document = new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_5__/* .HtmlDocument */ .Df(text, response.url);
    if ((0,_page_script_shell_js__WEBPACK_IMPORTED_MODULE_9__/* .scriptShellOf */ .HH)(document))
        return undefined;
    const { pathname, search } = new URL(url);
    const title = document.elements('title')[0];
    const words = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_5__/* .foldSpace */ .GQ)(`${title ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)(title) : ''}\n${document.body ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)(document.body) : ''}`);
    const bare = words
        .replaceAll(url, '')
        .replaceAll(pathname + search, '')
        .replaceAll(pathname, '');
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bare).digest('hex');
}


/***/ }),

/***/ 56504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RV: () => (/* binding */ missingPageName),
/* harmony export */   mF: () => (/* binding */ fetchMissingPage),
/* harmony export */   sZ: () => (/* binding */ fetchOwnMissingPage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69612);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);




/** Asks the site for a page that cannot exist: the same one in every run, so that caches and logs stay small. */
function fetchMissingPage(visit) {
    const { origin } = new URL(visit.url);
    return visit.fetchForSite(`${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, origin)}/${missingPageName(origin)}`);
}
/**
 * The same, where what answers is the site's own: hosts show the file `404.html` of a site, as `--static-dir` does. What
 * else a server on this machine shows is of that server.
 */
async function fetchOwnMissingPage(visit) {
    const missing = await fetchMissingPage(visit);
    const { origin, hostname } = new URL(visit.url);
    if (!(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocalHost */ .mJ)(hostname) || !missing.final)
        return missing;
    const { final } = await visit.fetchForSite(`${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, origin)}/404.html`);
    return final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status) && final.body.equals(missing.final.body) ? missing : undefined;
}
/** Another one on each origin. */
function missingPageName(origin) {
    return `seo-preflight-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(origin).digest('hex').slice(0, 16)}`;
}


/***/ })

};
