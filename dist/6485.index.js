export const id = 6485;
export const ids = [6485];
export const modules = {

/***/ 37008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ perDocument)
/* harmony export */ });
/**
 * A reading that several need of the same document: worked out when the first of them asks, and kept as long as the
 * document is.
 */
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

/***/ 15212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ linksForCounts)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _text_text_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);


/**
 * Services for comments whose script writes the number of them into each link to a place of that name.
 *
 * @see https://help.disqus.com/en/articles/1717274-adding-comment-count-links-to-your-home-page
 * @see https://isso-comments.de/docs/reference/client-config/
 */
const SERVICES = [
    { place: /#disqus_thread$/, script: /disqus\.com\/count(?:-data)?\.js/ },
    { place: /#isso-thread$/, script: /\bcount(?:\.min)?\.js/ },
    { place: /#commento(?:-|$)/, script: /\bcount(?:\.min)?\.js/ },
];
/** What the others fill, by a class or attribute of its own. */
const COUNTER_CLASS = /(?:^|\s)(?:disqus-comment-count|fb-comments-count|remark42__counter|(?:valine|waline)-comment-count)(?:\s|$)/;
/** Characters of the scripts of a page that are looked at, and nodes of a link. */
const MAX_SCRIPTS = 200_000;
const MAX_NODES = 20;
/** Tells links without a text that such a service fills: whether its script came here or not, visitors see a number. */
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
/** @param sent the document as the server sent it */
const reopenedLinks = (0,_formats_html_per_document_js__WEBPACK_IMPORTED_MODULE_2__/* .perDocument */ .P)((sent) => {
    const places = new Set();
    const reopened = sent.elements('a').filter(({ sourceCodeLocation: place }) => {
        // Of several the first may have the place of the tag, and others none.
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
/** Name and attributes, in the order in which they are written. */
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
/** Whether a script is what WordPress loads in browsers alone that lack signs, as where no font of a machine has them. */
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
// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 3 modules
var page_links = __webpack_require__(80800);
;// CONCATENATED MODULE: ./lib/engine/visit/widget-scripts.js



/** Hosts of files for others: what they send may be a framework, or the site's own. */
const FILE_HOST = /(?:^|[.-])(?:\w{0,20}cdn\w{0,20}|static|esm|assets?|files?|media|js|css|cloudfront|storage)(?=[.-]|\d)/i;
/** What lays pages out or makes them. */
const FRAMEWORK = /tailwind|bootstrap|unocss|twind|bulma|uikit|foundation|jquery|react|vue|svelte|angular|alpine|htmx|polyfill|masonry|isotope|swiper/i;
/** What the parts of an app are called, or what loads them. */
const PART = /\b(?:app|main|index|bundle|runtime|vendors?|chunks?|theme|styles?|css|layout|builder|tags?|loader)\b/i;
/**
 * Tells of a script's address whether it only adds something of its own to a page that is laid out without it, such as
 * comments or a chat: the page does not wait for it (`async`), it is of another site, and the only thing that the page
 * names or loads from there. In doubt it does not: what may be a framework or a part of the site itself shapes the page.
 *
 * @see https://html.spec.whatwg.org/multipage/scripting.html#attr-script-async
 */
function widgetsOf({ document, requests }) {
    const sites = new Map();
    const siteOf = (address) => {
        const { hostname } = address;
        if (!sites.has(hostname)) {
            sites.set(hostname, (0,cjs/* parse */.qg)(hostname, { allowPrivateDomains: true }).domain ?? undefined);
        }
        return sites.get(hostname);
    };
    const named = new Map();
    const note = (address) => {
        if (!address)
            return;
        const site = siteOf(address);
        named.set(site, (named.get(site) ?? new Set()).add(address.href));
    };
    for (const { address } of (0,page_links/* linksOf */.h)(document))
        note(address);
    for (const { url } of requests)
        note(URL.parse(url));
    const scripts = Map.groupBy(document.elements('script'), script => document.resolve((0,html_document/* attribute */.lt)(script, 'src') ?? ''));
    const own = siteOf(new URL(document.url));
    return (url) => {
        const address = new URL(url);
        const site = siteOf(address);
        if (site === undefined || site === own || named.get(site)?.size !== 1)
            return false;
        const { hostname, pathname } = address;
        if (FILE_HOST.test(hostname) || FRAMEWORK.test(hostname + pathname) || PART.test(pathname))
            return false;
        return scripts.get(address.href)?.every(isNotWaitedFor) ?? false;
    };
}
function isNotWaitedFor(script) {
    return (0,html_document/* attribute */.lt)(script, 'async') !== undefined && !/module/i.test((0,html_document/* attribute */.lt)(script, 'type') ?? '');
}

;// CONCATENATED MODULE: ./lib/engine/visit/layout-gap.js








/** Paths at which a host measures its visitors: files that lie there once the site does. */
const PLATFORM_PATHS = /^\/(?:_vercel|cdn-cgi|\.netlify)\//;
/** What third-party-web calls those whose scripts make parts of a page; of others they count, sell and chat. */
const SHAPING = new Set(['cdn', 'hosting', 'content', 'other']);
/** Style sheets that lay nothing out of the page itself; icons are spoken of by {@link iconGap}. */
const BARE_STYLES = new Set([
    'fonts',
    'icons',
    'popups',
    'scrolling',
]);
/** What a script of the same purpose puts into the page: its style sheet matters where that came. */
const SCRIPTED_STYLES = new Set(['captcha', 'chat', 'consent']);
/** And such scripts. */
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
/** And those that send the files of others, whatever is in them. */
const FILES = new Set(['cdn', 'hosting']);
/**
 * The page as Chrome laid it out, with all that shapes it.
 *
 * @throws NotMeasured where Chrome did not show the page, or did without a style sheet or script of it
 */
async function laidOut(visit) {
    const rendered = await (0,rendering/* ownRendering */.b1)(visit);
    const gap = await layoutGap(rendered);
    if (gap !== undefined)
        throw new not_measured/* NotMeasured */.ke(gap);
    return rendered;
}
/**
 * Why the layout is not that of the page: a style sheet or script that Chrome did not get, or will not get on production.
 * Whether visitors get it does not matter here: where they do not, that is the fault, and the layout only follows from it.
 * It does where they do without a small part of the styles alone, see {@link absentExtras}.
 * Scripts of those who count, advertise, ask for consent and chat are left out of account, and so are fonts, what scrolls
 * more smoothly, {@link iconGap icons} and {@link widgetsOf widgets}.
 *
 * @param types what is looked for: of a page whose links are judged its styles do not matter
 */
async function layoutGap(page, types = ['Stylesheet', 'Script']) {
    const { quirks } = page;
    const missing = missingOf(page).filter(({ type }) => types.includes(type));
    const unapplied = missing.length > 0 ? unneededFiles(page, missing) : new Set();
    let isWidget;
    for (const request of missing) {
        const { url, type } = request;
        const fault = faultOf(request, quirks);
        if (fault === undefined || unapplied.has(url) || !(await isShaping(request, page.requests)))
            continue;
        if (type === 'Script' && !FILES.has(await categoryOf(url))) {
            isWidget ??= widgetsOf(page);
            if (isWidget(url))
                continue;
        }
        return messageOf(request, fault);
    }
    return types.includes('Stylesheet') ? waitingGap(page) : undefined;
}
/** As {@link layoutGap} for style sheets alone, of any load of a page. */
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
/**
 * A style sheet that came and that the page has not applied: it is for paper, or preloaded, until its `onload` changes
 * that, which browsers do not call where a sheet that it imports, such as one of fonts, does not come.
 */
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
/** Why icons are not as large as they are for visitors: a style sheet or script of icons that Chrome did not get. */
function iconGap(page) {
    for (const request of missingOf(page)) {
        const fault = faultOf(request, page.quirks);
        if (fault !== undefined && (0,icon_files/* isIconFile */.Y)(new URL(request.url)))
            return messageOf(request, fault);
    }
    return undefined;
}
/** Style sheets and scripts that did not come at any try. */
function missingOf({ requests, quirks, }) {
    const loaded = new Set(requests.filter(request => faultOf(request, quirks) === undefined).map(urlOf));
    return requests.filter(({ type, inFrame, url }) => (type === 'Stylesheet' || type === 'Script') && !inFrame && !loaded.has(url));
}
function messageOf({ type, url }, fault) {
    const what = type === 'Stylesheet' ? 'style sheet' : 'script';
    return `the page was laid out ${fault === BLOCKED ? 'with' : 'without'} the ${what} ${url}, which ${fault}`;
}
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000;
function urlOf({ url }) {
    return url;
}
function faultOf(request, quirks) {
    const { type, status, failure, endMs, mimeType, willBeMixed } = request;
    // Chrome gives up a script or style sheet that is answered so.
    if (status !== undefined && status >= 400)
        return `answers ${status}`;
    // What the page itself has given up is not missing.
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
/** It came here, and visitors do not get it: what the page looks like with it, none of them will see. */
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
/** Whether a script of that purpose came. */
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
/** Style sheets that are for paper alone, or one of a choice, wherever the document names them. */
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
/** Style sheets and scripts without which the page is laid out as its visitors get it. */
function unneededFiles(page, missing) {
    return unappliedSheets(page.document).union(absentExtras(page, missing)).union(absentPlugins(page, missing));
}
/** Decoded bytes of the styles of a site's own that make most of its looks. */
const LEAST_OWN_BYTES = 8000;
/** Names of style sheets without which a page has no looks of its own, and such that a build makes. */
const MAIN_SHEET = /^(?:all|app|base|bundle|common|core|custom|default|framework|general|global|grid|index|layout|main|master|output|page|public|responsive|screen|site|skin|style|tailwind|template|theme|ui|web|bootstrap|bulma|foundation|normalize|reset|chunk)s?(?![a-z])|(?:style|theme|layout|main)s?(?:[.-]min)?\.css$|[\da-f]{8}/i;
/** Style sheets of others, which are no looks of the site's own. */
const LIBRARY_SHEET = /^(?:bootstrap|bulma|foundation|normalize|reset|animate|aos|swiper|slick|owl|lightbox|magnific|fancybox|jquery|font|uikit|materialize|semantic|pure|skeleton|w3)/i;
/**
 * Style sheets of the site that answer 404 or 410, beside others that make its looks: visitors get the page so. The page
 * names them by relative addresses, so that they are part of what is deployed, and by names that are not those of the main one.
 */
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
/** Extensions of jQuery and the like that show or do something when visitors click, write or scroll. */
const PLUGIN = /^(?:jquery[.-])?(?:magnific-?popup|lightbox\d?|fancybox|colorbox|prettyphoto|photoswipe|featherlight|easing|mousewheel|cookie|validate|form|migrate|waypoints|counter-?up|count-?to|stellar|appear|scroll-?to|scroll-?up|local-?scroll|inview|placeholder|masked-?input|inputmask|animatenumber|timepicker|bootstrap-(?:date|time)picker)(?=[.-])/i;
/** Such scripts of the site that answer 404 or 410 and that the page names by relative addresses: visitors get the page so. */
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
/** What elements of a kind name by relative addresses. */
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

/***/ 89811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ ownScriptFiles),
/* harmony export */   m: () => (/* binding */ ownCode)
/* harmony export */ });
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9895);
/* harmony import */ var _script_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89921);


/** What the page's own script files say, as far as they are small. */
const ownScriptFiles = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_0__/* .perVisit */ .V)(async (visit) => (0,_script_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readScriptFiles */ .F8)(await visit.htmlPage(), url => visit.fetch(url)));
/** What the page's own scripts say, those in it and those in files of its host. */
const ownCode = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_0__/* .perVisit */ .V)(async (visit) => (0,_script_files_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(await visit.htmlPage(), await ownScriptFiles(visit)));


/***/ }),

/***/ 97382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ ownRenderingOrReason),
/* harmony export */   Vy: () => (/* binding */ renderedOrReason),
/* harmony export */   b1: () => (/* binding */ ownRendering),
/* harmony export */   rk: () => (/* binding */ shownOrReason),
/* harmony export */   uu: () => (/* binding */ chosenRenderingOrReason),
/* harmony export */   x6: () => (/* binding */ chosenRendering)
/* harmony export */ });
/* harmony import */ var _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54792);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39288);
/* harmony import */ var _page_render_choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70252);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25218);




/** What Chrome showed at the page's address, be it another page, or why there is no such thing. */
async function renderedOrReason(visit) {
    try {
        return await visit.rendered();
    }
    catch (error) {
        if (error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke)
            return error.message;
        throw error;
    }
}
/**
 * The page as Chrome showed it, and no other: every tool judges a page as itself, and not what it leads on to.
 *
 * @throws NotApplicable where the page leads on to another one by itself, as a page that chooses a language does: it is
 *   never seen for long; where its scripts replace it by an error screen, which is told as one fault; NotMeasured as
 *   {@link Visit.rendered}, and where the server leads Chrome elsewhere
 */
async function ownRendering(visit) {
    const rendered = await visit.rendered();
    const { scripts } = await visit.judgedPage();
    if (scripts.state === 'unseen' && scripts.crash)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ(scripts.reason);
    if (rendered.ledTo === undefined)
        return rendered;
    const reason = `Chrome was redirected from it to ${rendered.ledTo}`;
    const { url } = await visit.htmlPage();
    const wasShown = rendered.documents.some(shown => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .isSamePage */ .kj)(shown, url));
    throw wasShown ? new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ(reason) : new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke(reason);
}
/**
 * What Chrome showed at the page's address, be it another page, for what can do without; or why there is no such thing:
 * NotApplicable where a page of its template showed what there is to see.
 */
async function shownOrReason(visit) {
    const reason = whyUnshown(await visit.renderChoice());
    return reason ?? (await orReason(visit.rendered()));
}
/**
 * As {@link ownRendering} for what can do without: a page is shown for that only where the setting `render` has it so.
 *
 * @throws NotApplicable where a page of its template showed what there is to see; NotMeasured where none is to be shown;
 *   both as {@link ownRendering}
 */
async function chosenRendering(visit) {
    const reason = whyUnshown(await visit.renderChoice());
    if (reason)
        throw reason;
    return await ownRendering(visit);
}
function whyUnshown(choice) {
    if (choice.shown)
        return undefined;
    return choice.because === 'template'
        ? new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ((0,_page_render_choice_js__WEBPACK_IMPORTED_MODULE_1__/* .likeSample */ .K0)(choice.sample))
        : new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke(_api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_RENDERED */ .om);
}
/** The same, or why there is no such thing. */
function chosenRenderingOrReason(visit) {
    return orReason(chosenRendering(visit));
}
/** What {@link ownRendering} gives, or why there is no such thing. */
function ownRenderingOrReason(visit) {
    return orReason(ownRendering(visit));
}
async function orReason(rendering) {
    try {
        return await rendering;
    }
    catch (error) {
        if (error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke || error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ)
            return error;
        throw error;
    }
}


/***/ }),

/***/ 89921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   F8: () => (/* binding */ readScriptFiles),
/* harmony export */   Q: () => (/* binding */ ownScriptUrls)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _page_scripts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3916);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);




/** Most script files of a page that are read. */
const MAX_SCRIPTS = 5;
/** Bytes of a file above which it is a bundle of libraries, and not what somebody wrote for the site. */
const MAX_BYTES = 200_000;
/** Characters of the scripts in a page that are read together. */
const MAX_INLINE = 1_000_000;
/** Names of libraries, which many sites have a copy of. */
const LIBRARY = /\/(?:jquery|bootstrap|popper|owl|aos|wow|swiper|slick|gsap|scrolltrigger|scrollax|isotope|imagesloaded|masonry|lightbox|glightbox|magnific|fancybox|modernizr|html5shiv|respond|lazysizes|waypoints|purecounter|typed|particles|easing|fontawesome|feather)(?=[.-])[^/]{0,100}$/i;
/** Addresses of the page's own script files: those that somebody wrote for the site before copies of libraries. */
function ownScriptUrls(document, preview) {
    const urls = allScriptUrls(document, preview);
    const isLibrary = (url) => LIBRARY.test(new URL(url).pathname.slice(-200));
    return [...urls.filter(url => !isLibrary(url)), ...urls.filter(isLibrary)].slice(0, MAX_SCRIPTS);
}
function allScriptUrls(document, preview) {
    const { origin } = new URL(document.url);
    const urls = document
        .elements('script')
        .flatMap(script => document.resolve((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') ?? '') ?? [])
        .filter(url => URL.canParse(url))
        .map(url => (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .askedAt */ .YG)(preview, url))
        .filter(url => new URL(url).origin === origin && url !== document.url);
    return [...new Set(urls)];
}
/**
 * What the page's own script files say, as far as they are small.
 *
 * @param maxBytes of a file
 */
async function readScriptFiles({ document, preview }, fetch, maxBytes = MAX_BYTES) {
    const read = await Promise.all(ownScriptUrls(document, preview).map(async (url) => {
        const { final } = await fetch(url);
        const isRead = final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(final.status) && !final.truncated && final.body.length <= maxBytes;
        return isRead ? [{ url, text: final.body.toString('utf8') }] : [];
    }));
    return read.flat();
}
function codeOf({ document, preview }, files) {
    const inline = (0,_page_scripts_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineScripts */ .Yx)(document).map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6).join('\n');
    const isWhole = inline.length <= MAX_INLINE && files.length === allScriptUrls(document, preview).length;
    return { texts: [inline.slice(0, MAX_INLINE), ...files.map(({ text }) => text)], isWhole };
}


/***/ }),

/***/ 92263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ shownPage),
/* harmony export */   q: () => (/* binding */ shownJudgedPage)
/* harmony export */ });
/* harmony import */ var _page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7678);

/**
 * The audited page as sent, which readers get to see.
 *
 * @throws NotApplicable where it only sends them elsewhere; NotMeasured as {@link Visit.htmlPage}
 */
async function shownPage(visit) {
    const page = await visit.htmlPage();
    (0,_page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_0__/* .assertShown */ .eI)(page);
    return page;
}
/** The same as search engines judge it. */
async function shownJudgedPage(visit) {
    await shownPage(visit);
    return await visit.judgedPage();
}


/***/ })

};
