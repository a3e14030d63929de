export const id = 7255;
export const ids = [7255];
export const modules = {

/***/ 37008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ perDocument)
/* harmony export */ });
function perDocument(read) {
    return document => {
        const known = document.readings.get(read);
        if (known)
            return known.value;
        const value = read(document);
        document.readings.set(read, { value });
        return value;
    };
}


/***/ }),

/***/ 79183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ unlessUnfilled),
/* harmony export */   _V: () => (/* binding */ renderingFacts),
/* harmony export */   gb: () => (/* binding */ judgeScripts)
/* harmony export */ });
/* harmony import */ var _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54792);
/* harmony import */ var _page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72041);
/* harmony import */ var _page_render_choice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70252);
/* harmony import */ var _page_script_effects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32674);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79786);





function judgeScripts({ scripts }, judge) {
    switch (scripts.state) {
        case 'none':
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(_api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SCRIPTS */ .BC);
        case 'idle':
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)((0,_page_render_choice_js__WEBPACK_IMPORTED_MODULE_2__/* .likeSample */ .K0)(scripts.sample));
        case 'unseen':
            return scripts.ledOn ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(scripts.reason) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notMeasured */ .q7)(scripts.reason);
        case 'seen':
            return judge(scripts.before);
    }
}
function unlessUnfilled(page, judgements, unsure = ['pass', 'fail', 'not-applicable']) {
    const { unfilled, scripts } = page;
    if (unfilled === undefined)
        return withoutUnfilledPlaces(page, judgements);
    const unknown = (0,_page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__/* .isLedOn */ .$g)({ scripts }) ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(unfilled) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notMeasured */ .q7)(unfilled);
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, unsure.includes(judgement.outcome) ? unknown : judgement]));
}
const OF_EMPTINESS = /(?:^|-)(?:empty|without|missing)(?:-|$)/;
function withoutUnfilledPlaces(page, judgements) {
    const entries = Object.entries(judgements);
    const selectors = new Set(entries.flatMap(([, judgement]) => judgement.outcome === 'fail' ? judgement.occurrences.flatMap(({ selector }) => selector ?? []) : []));
    const unfilled = selectors.size === 0 ? undefined : (0,_page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__/* .unfilledPlacesOf */ .zo)(page);
    if (!unfilled)
        return judgements;
    const { places, reason } = unfilled;
    const elements = elementsOf(page, selectors);
    const isWaiting = (name) => {
        const isOfEmptiness = OF_EMPTINESS.test(name);
        return ({ selector }) => {
            const element = selector === undefined ? undefined : elements.get(selector);
            return element !== undefined && (places.holdsTag(element) || (isOfEmptiness && places.isEmpty(element)));
        };
    };
    return Object.fromEntries(entries.map(([name, judgement]) => [name, withoutPlaces(judgement, isWaiting(name), reason)]));
}
function elementsOf({ document, sent }, selectors) {
    const found = new Map();
    for (const one of [document, sent.document]) {
        const left = selectors.difference(new Set(found.keys()));
        if (left.size === 0)
            break;
        for (const element of one.elementsAt(left))
            found.set(one.selectorOf(element), element);
    }
    return found;
}
function withoutPlaces(judgement, isWaiting, reason) {
    if (judgement.outcome !== 'fail')
        return judgement;
    const { occurrences, count } = judgement;
    const kept = occurrences.filter(place => !isWaiting(place));
    if (kept.length === occurrences.length)
        return judgement;
    if (kept.length === 0)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notMeasured */ .q7)(reason);
    const fewer = count === undefined ? {} : { count: count - occurrences.length + kept.length };
    return { ...judgement, occurrences: kept, ...fewer };
}
function renderingFacts(page) {
    const { scripts } = page;
    switch (scripts.state) {
        case 'none':
            return { judged: 'sent', reason: _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SCRIPTS */ .BC };
        case 'idle':
            return { judged: 'sent', reason: _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .SAME_TEMPLATE */ .Gl, sample: scripts.sample };
        case 'unseen':
            return { judged: 'sent', reason: scripts.reason };
        case 'seen':
            return {
                judged: 'rendered',
                reason: null,
                ...((0,_page_script_effects_js__WEBPACK_IMPORTED_MODULE_3__/* .scriptEffectsOn */ .b)(page).length === 0 && { unchanged: true }),
            };
    }
}


/***/ }),

/***/ 15212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ linksForCounts)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _text_text_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);


const SERVICES = [
    { place: /#disqus_thread$/, script: /disqus\.com\/count(?:-data)?\.js/ },
    { place: /#isso-thread$/, script: /\bcount(?:\.min)?\.js/ },
    { place: /#commento(?:-|$)/, script: /\bcount(?:\.min)?\.js/ },
];
const COUNTER_CLASS = /(?:^|\s)(?:disqus-comment-count|fb-comments-count|remark42__counter|(?:valine|waline)-comment-count)(?:\s|$)/;
const MAX_SCRIPTS = 200_000;
const MAX_NODES = 20;
function linksForCounts(document) {
    let found;
    const scripts = () => {
        found ??= document
            .elements('script')
            .map(script => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') ?? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(script))
            .join('\n')
            .slice(0, MAX_SCRIPTS);
        return found;
    };
    return link => {
        const href = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href')?.trim() ?? '';
        if (SERVICES.some(({ place, script }) => place.test(href) && script.test(scripts())))
            return true;
        return [...(0,_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .firstNodes */ .wg)(link, MAX_NODES)].some(node => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(node) && COUNTER_CLASS.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(node, 'class') ?? ''));
    };
}


/***/ }),

/***/ 68380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ reopenedLinks)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_html_per_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37008);
/* harmony import */ var _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26110);



const LISTS = new Set(['ul', 'ol']);
const OF_LISTS = new Set(['li', 'script', 'template']);
const reopenedLinks = (0,_formats_html_per_document_js__WEBPACK_IMPORTED_MODULE_2__/* .perDocument */ .P)((sent) => {
    const places = new Set();
    const reopened = sent.elements('a').filter(({ sourceCodeLocation: place }) => {
        if (place?.startTag === undefined)
            return true;
        return places.size === places.add(place.startOffset).size;
    });
    const links = new Set(reopened.map(keyOf));
    const own = new Set(reopened);
    const lists = new Set(reopened.flatMap(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(link) ?? []).filter(parent => LISTS.has(parent.tagName)));
    const writtenWell = (list) => list.childNodes.filter(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq).every(child => OF_LISTS.has(child.tagName) || own.has(child));
    const ofLists = new Set([...lists].filter(writtenWell).map(keyOf));
    return {
        has(document, element) {
            if (own.size === 0)
                return false;
            const asSent = (0,_formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__/* .sentElement */ .z)(document, element);
            return asSent ? own.has(asSent) : links.has(keyOf(element));
        },
        isSourceOf(source) {
            const element = own.size > 0 && source.endsWith('</a>') ? elementOf(source) : undefined;
            return element !== undefined && !element.childNodes.some(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq) && links.has(keyOf(element));
        },
        areInList(source) {
            const element = ofLists.size > 0 ? elementOf(source) : undefined;
            return element !== undefined && ofLists.has(keyOf(element));
        },
    };
});
function keyOf({ tagName, attrs }) {
    return JSON.stringify([tagName, ...attrs.map(({ name, value }) => [name, value])]);
}
function elementOf(source) {
    return new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .HtmlDocument */ .Df(source, 'about:blank').body?.childNodes.find(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq);
}


/***/ }),

/***/ 94355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ drawsMissingSigns)
/* harmony export */ });
const SCRIPT = /\/wp-includes\/js\/(?:wp-emoji-release|wp-emoji|twemoji)(?:\.min)?\.js$/;
function drawsMissingSigns(pathname) {
    return SCRIPT.test(pathname);
}


/***/ }),

/***/ 59313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AZ: () => (/* binding */ iconGap),
  z5: () => (/* binding */ laidOut),
  X7: () => (/* binding */ layoutGap),
  KO: () => (/* binding */ sheetGap)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/third-party-purpose.js
var third_party_purpose = __webpack_require__(22443);
// EXTERNAL MODULE: ./lib/engine/page/withheld-answers.js
var withheld_answers = __webpack_require__(6343);
// EXTERNAL MODULE: ./lib/engine/syntax/icon-files.js
var icon_files = __webpack_require__(12421);
// EXTERNAL MODULE: ./lib/engine/syntax/missing-signs.js
var missing_signs = __webpack_require__(94355);
// EXTERNAL MODULE: ./lib/engine/visit/rendering.js
var rendering = __webpack_require__(97382);
// EXTERNAL MODULE: ./lib/engine/visit/uncalled-scripts.js
var uncalled_scripts = __webpack_require__(24131);
// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 2 modules
var page_links = __webpack_require__(47922);
// EXTERNAL MODULE: ./lib/engine/page/package-hosts.js
var package_hosts = __webpack_require__(98090);
;// CONCATENATED MODULE: ./lib/engine/visit/widget-scripts.js




const FILE_HOST = /(?:^|[.-])(?:\w{0,20}cdn\w{0,20}|static|esm|assets?|files?|media|js|css|cloudfront|storage)(?=[.-]|\d)/i;
const FRAMEWORK = /tailwind|bootstrap|unocss|twind|bulma|uikit|foundation|jquery|react|vue|svelte|angular|alpine|htmx|polyfill|masonry|isotope|swiper/i;
const PART = /\b(?:app|main|index|bundle|runtime|vendors?|chunks?|theme|styles?|css|layout|builder|tags?|loader)\b/i;
const PARTS = new Set(['Script', 'Stylesheet', 'Font', 'Image']);
const WIDGET = /(?:^|[/_.-])(?:widgets?|embed(?:s|ded|der)?)(?:[._-](?:v?\d{1,3}|min|bundle|loader|sdk)){0,3}(?:\.js$|\/|$)/i;
function widgetsOf({ document, requests }, byName = true) {
    const sites = new Map();
    const siteOf = (address) => {
        const { hostname } = address;
        if (!sites.has(hostname)) {
            sites.set(hostname, (0,cjs/* parse */.qg)(hostname, { allowPrivateDomains: true }).domain ?? undefined);
        }
        return sites.get(hostname);
    };
    const named = new Map();
    const parts = new Map();
    const note = (address, of = named) => {
        if (!address)
            return;
        const site = siteOf(address);
        of.set(site, (of.get(site) ?? new Set()).add(address.href));
    };
    for (const { address } of (0,page_links/* linksOf */.h)(document))
        note(address);
    for (const { url, type, inFrame } of requests) {
        note(URL.parse(url));
        if (!inFrame && PARTS.has(type))
            note(URL.parse(url), parts);
    }
    const scripts = Map.groupBy(document.elements('script'), script => document.resolve((0,html_document/* attribute */.lt)(script, 'src') ?? ''));
    const own = siteOf(new URL(document.url));
    return (url, isOfFileHost) => {
        const address = new URL(url);
        const site = siteOf(address);
        const { hostname, pathname } = address;
        if (site === undefined || site === own || FRAMEWORK.test(hostname + pathname))
            return false;
        if (byName && WIDGET.test(pathname))
            return parts.get(site)?.size === 1 && !(0,package_hosts/* isOfPackageHost */.e)(address);
        if (isOfFileHost || FILE_HOST.test(hostname) || PART.test(pathname))
            return false;
        if (named.get(site)?.size !== 1)
            return false;
        return scripts.get(address.href)?.every(isNotWaitedFor) ?? false;
    };
}
function isNotWaitedFor(script) {
    return (0,html_document/* attribute */.lt)(script, 'async') !== undefined && !/module/i.test((0,html_document/* attribute */.lt)(script, 'type') ?? '');
}

;// CONCATENATED MODULE: ./lib/engine/visit/layout-gap.js









const PLATFORM_PATHS = /^\/(?:_vercel|cdn-cgi|\.netlify)\//;
const SHAPING = new Set(['cdn', 'hosting', 'content', 'other']);
const BARE_STYLES = new Set([
    'fonts',
    'icons',
    'popups',
    'scrolling',
]);
const SCRIPTED_STYLES = new Set(['captcha', 'chat', 'consent']);
const BARE_SCRIPTS = new Set([
    'captcha',
    'chat',
    'consent',
    'counting',
    'fonts',
    'icons',
    'polyfill',
    'popups',
    'scrolling',
]);
const FILES = new Set(['cdn', 'hosting']);
async function laidOut(visit) {
    const rendered = await (0,rendering/* ownRendering */.b1)(visit);
    const gap = await layoutGap(rendered);
    if (gap !== undefined)
        throw new not_measured/* NotMeasured */.ke(gap);
    return rendered;
}
async function layoutGap(page, types = ['Stylesheet', 'Script']) {
    const { quirks } = page;
    const missing = missingOf(page).filter(({ type }) => types.includes(type));
    const unapplied = missing.length > 0 ? unneededFiles(page, missing) : new Set();
    const isOfLayout = types.includes('Stylesheet');
    let isWidget;
    for (const request of missing) {
        const { url, type } = request;
        const fault = faultOf(request, quirks);
        if (fault === undefined || unapplied.has(url) || !(await isShaping(request, page.requests)))
            continue;
        if (type === 'Script') {
            isWidget ??= widgetsOf(page, isOfLayout);
            if (isWidget(url, FILES.has(await categoryOf(url))) || (isOfLayout && (0,uncalled_scripts/* isUncalled */.x)(url, page)))
                continue;
        }
        return messageOf(request, fault);
    }
    return types.includes('Stylesheet') ? waitingGap(page) : undefined;
}
async function sheetGap({ document, requests }) {
    const { quirks } = document;
    const missing = missingOf({ requests, quirks }).filter(({ type }) => type === 'Stylesheet');
    const unapplied = missing.length > 0 ? unneededFiles({ document, requests }, missing) : new Set();
    for (const request of missing) {
        const fault = faultOf(request, quirks);
        if (fault !== undefined && !unapplied.has(request.url) && (await isShaping(request, requests)))
            return messageOf(request, fault);
    }
    return waitingGap({ document, requests });
}
function waitingGap({ document, requests }) {
    const came = new Set(requests.filter(request => faultOf(request, document.quirks) === undefined).map(urlOf));
    const waiting = document.elements('link').find(link => {
        const isForLater = /^\s*print\s*$/i.test((0,html_document/* attribute */.lt)(link, 'media') ?? '') ||
            /\bpreload\b/i.test((0,html_document/* attribute */.lt)(link, 'rel') ?? '');
        const isChanged = /\bthis\.(?:media|rel)\s*=/.test(((0,html_document/* attribute */.lt)(link, 'onload') ?? '').slice(0, MAX_ADDRESS));
        const url = isForLater && isChanged ? document.resolve((0,html_document/* attribute */.lt)(link, 'href') ?? '') : undefined;
        return url !== undefined && came.has(url) && !(0,icon_files/* isIconFile */.Y)(new URL(url));
    });
    const url = waiting && document.resolve((0,html_document/* attribute */.lt)(waiting, 'href') ?? '');
    return url && `the page was laid out without the style sheet ${url}, which its onload had not applied yet`;
}
function iconGap(page) {
    for (const request of missingOf(page)) {
        const fault = faultOf(request, page.quirks);
        if (fault !== undefined && (0,icon_files/* isIconFile */.Y)(new URL(request.url)))
            return messageOf(request, fault);
    }
    return undefined;
}
function missingOf({ requests, quirks, }) {
    const loaded = new Set(requests.filter(request => faultOf(request, quirks) === undefined).map(urlOf));
    return requests.filter(({ type, inFrame, url }) => (type === 'Stylesheet' || type === 'Script') && !inFrame && !loaded.has(url));
}
function messageOf({ type, url }, fault) {
    const what = type === 'Stylesheet' ? 'style sheet' : 'script';
    return `the page was laid out ${fault === BLOCKED ? 'with' : 'without'} the ${what} ${url}, which ${fault}`;
}
const MAX_ADDRESS = 2000;
function urlOf({ url }) {
    return url;
}
function faultOf(request, quirks) {
    const { type, status, failure, endMs, mimeType, willBeMixed } = request;
    if (status !== undefined && status >= 400)
        return `answers ${status}`;
    if (failure === 'net::ERR_ABORTED')
        return undefined;
    if (failure !== undefined)
        return `Chrome could not load (${failure.replace(/^net::/, '')})`;
    if (status === undefined || endMs === undefined)
        return 'was not answered in time';
    if (willBeMixed)
        return BLOCKED;
    const isRefused = type === 'Stylesheet' && !quirks && mimeType !== undefined && mimeType !== '';
    return isRefused && status === 200 && mimeType !== 'text/css' && !/css$/i.test(mimeType)
        ? `is ${mimeType}, not text/css, so that Chrome does not apply it`
        : undefined;
}
const BLOCKED = 'browsers block on production: the page loads it by an http: address, and production is on HTTPS';
async function isShaping({ url, type }, requests) {
    const { pathname } = new URL(url);
    const purpose = await (0,third_party_purpose/* purposeOf */.eK)(url);
    if (type === 'Stylesheet')
        return SCRIPTED_STYLES.has(purpose) ? await cameWith(purpose, requests) : !BARE_STYLES.has(purpose);
    if (BARE_SCRIPTS.has(purpose) || (0,withheld_answers/* isCounter */.v)(url))
        return false;
    if (PLATFORM_PATHS.test(pathname) || (0,missing_signs/* drawsMissingSigns */._)(pathname))
        return false;
    return SHAPING.has(await categoryOf(url));
}
async function cameWith(purpose, requests) {
    for (const request of requests) {
        const isThere = request.type === 'Script' && request.status === 200 && request.failure === undefined;
        if (isThere && (await (0,third_party_purpose/* purposeOf */.eK)(request.url)) === purpose)
            return true;
    }
    return false;
}
async function categoryOf(url) {
    const { default: web } = await __webpack_require__.e(/* import() */ 6119).then(__webpack_require__.t.bind(__webpack_require__, 56119, 19));
    return web.getEntity(url)?.category ?? 'other';
}
function unappliedSheets(document) {
    const unapplied = new Set();
    const applied = new Set();
    for (const link of document.elements('link')) {
        const url = document.resolve((0,html_document/* attribute */.lt)(link, 'href') ?? '');
        const isUnapplied = /^\s*print\s*$/i.test((0,html_document/* attribute */.lt)(link, 'media') ?? '') ||
            /\balternate\b/i.test((0,html_document/* attribute */.lt)(link, 'rel') ?? '') ||
            (0,html_document/* attribute */.lt)(link, 'disabled') !== undefined;
        if (url)
            (isUnapplied ? unapplied : applied).add(url);
    }
    for (const url of applied)
        unapplied.delete(url);
    return unapplied;
}
function unneededFiles(page, missing) {
    return unappliedSheets(page.document).union(absentExtras(page, missing)).union(absentPlugins(page, missing));
}
const LEAST_OWN_BYTES = 8000;
const MAIN_SHEET = /^(?:all|app|base|bundle|common|core|custom|default|framework|general|global|grid|index|layout|main|master|output|page|public|responsive|screen|site|skin|style|tailwind|template|theme|ui|web|bootstrap|bulma|foundation|normalize|reset|chunk)s?(?![a-z])|(?:style|theme|layout|main)s?(?:[.-]min)?\.css$|[\da-f]{8}/i;
const LIBRARY_SHEET = /^(?:bootstrap|bulma|foundation|normalize|reset|animate|aos|swiper|slick|owl|lightbox|magnific|fancybox|jquery|font|uikit|materialize|semantic|pure|skeleton|w3)/i;
function absentExtras({ document, requests }, missing) {
    const origin = URL.parse(document.url)?.origin;
    const isOwn = (url) => origin !== undefined && URL.parse(url)?.origin === origin;
    const ownBytes = requests
        .filter(request => {
        const { type, inFrame, status, url } = request;
        return type === 'Stylesheet' && !inFrame && status === 200 && isOwn(url) && isLooks(url);
    })
        .reduce((sum, { bytes }) => sum + bytes, 0);
    if (ownBytes < LEAST_OWN_BYTES)
        return new Set();
    const relative = relativeAddresses(document, 'link', 'href');
    const absent = missing.filter(({ type, url, status, leftToDeployment }) => type === 'Stylesheet' &&
        isAbsent(status) &&
        leftToDeployment === undefined &&
        isOwn(url) &&
        relative.has(url) &&
        !MAIN_SHEET.test(nameOf(url)));
    return new Set(absent.map(urlOf));
}
const PLUGIN = /^(?:jquery[.-])?(?:magnific-?popup|lightbox\d?|fancybox|colorbox|prettyphoto|photoswipe|featherlight|easing|mousewheel|cookie|validate|form|migrate|waypoints|counter-?up|count-?to|stellar|appear|scroll-?to|scroll-?up|local-?scroll|inview|placeholder|masked-?input|inputmask|animatenumber|timepicker|bootstrap-(?:date|time)picker)(?=[.-])/i;
function absentPlugins({ document }, missing) {
    const origin = URL.parse(document.url)?.origin;
    const absent = missing.filter(({ type, url, status, leftToDeployment }) => type === 'Script' &&
        isAbsent(status) &&
        leftToDeployment === undefined &&
        URL.parse(url)?.origin === origin &&
        PLUGIN.test(nameOf(url)));
    if (absent.length === 0)
        return new Set();
    const relative = relativeAddresses(document, 'script', 'src');
    return new Set(absent.map(urlOf)).intersection(relative);
}
function isAbsent(status) {
    return status === 404 || status === 410;
}
function relativeAddresses(document, tag, name) {
    return new Set(document
        .elements(tag)
        .map(element => (0,html_document/* attribute */.lt)(element, name)?.trim() ?? '')
        .filter(address => address !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address))
        .map(address => document.resolve(address) ?? ''));
}
function isLooks(url) {
    return !(0,icon_files/* isIconFile */.Y)(new URL(url)) && !LIBRARY_SHEET.test(nameOf(url));
}
function nameOf(url) {
    return new URL(url).pathname.slice(-MAX_ADDRESS).split('/').at(-1);
}


/***/ }),

/***/ 24131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ stoppedForWant),
/* harmony export */   x: () => (/* binding */ isUncalled)
/* harmony export */ });
const ON_DEMAND = /(?:^|[/@.-])(?:emailjs(?:-com)?|fuse(?:\.basic)?|lunr|elasticlunr|flexsearch|minisearch|mark|jquery\.mark|tablesort|sheetjs|xlsx|exif|exif-heic|heic2any|clipboard|file-?saver|jszip|jspdf|html2canvas|html2pdf|qrcode|papaparse)(?:[@.\d/-]|$)/i;
const FOR_WANT = /is not defined|is not a (?:function|constructor)|of undefined \(/;
const MAX_ADDRESS = 2000;
function isUncalled(url, { consoleErrors }) {
    const { hostname, pathname } = new URL(url.slice(0, MAX_ADDRESS));
    return ON_DEMAND.test(hostname + pathname) && !stoppedForWant(consoleErrors);
}
function stoppedForWant(errors) {
    return errors.some(({ kind, message }) => kind === 'thrown' && FOR_WANT.test(message));
}


/***/ })

};
