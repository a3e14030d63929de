export const id = 4281;
export const ids = [4281];
export const modules = {

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

/***/ 93316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ linkBaseOf)
/* harmony export */ });
function linkBaseOf(document) {
    return document.elements('base').length === 0 ? new URL(document.url) : undefined;
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

/***/ 34350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ namesInSelectors),
/* harmony export */   G: () => (/* binding */ openersIn),
/* harmony export */   uQ: () => (/* binding */ openingComponentsIn)
/* harmony export */ });
const OPENS = /preventDefault|return\s?(?:false|!1)|(?:add|toggle|remove)Class|classList|showModal|\.(?:toggle|show|open|slide\w{0,10}|fade\w{0,10})\(/;
const MAX_HANDLER = 1500;
const MAX_SCRIPT = 2_000_000;
const MAX_HANDLERS = 2000;
const CLICK = String.raw `(?:addEventListener\(\s*["'\x60]click|onclick\s*=|on\(\s*["'][^"']{0,60}\bclick\b|click\(\s*(?=[^)\s]))`;
const SELECTOR = String.raw `(?<quote>["'\x60])(?<selector>[^"'\x60]{1,200})\k<quote>`;
const DELEGATED = new RegExp(String.raw `\.on\(\s*["'][^"']{0,60}\bclick\b[^"']{0,60}["']\s*,\s*${SELECTOR}`, 'g');
const FOUND = String.raw `(?:(?<byId>ElementById)|(?<byClass>ElementsByClassName)|querySelector(?:All)?|(?<![\w$])(?!getElement)[\w$]{1,30})\(\s*${SELECTOR}\s*\)`;
const DIRECT = new RegExp(String.raw `${FOUND}\)?\s*\??(?:\.forEach\([^;]{0,120}?)?\.${CLICK}`, 'g');
const NAMED = new RegExp(String.raw `(?<![\w.$])(?<variable>[\w$]{1,60})\s*=\s*(?:[\w$]{1,30}\.){0,3}(?:get)?${FOUND}`, 'g');
const OF_VARIABLE = new RegExp(String.raw `(?<![\w.$])([\w$]{1,60})\s*\??\.(?:forEach\([^;]{0,120}?\.)?${CLICK}`, 'g');
const OF_LOOP = new RegExp(String.raw `\bof\s+([\w$]{1,60})\s*\)[^;]{0,120}?\.${CLICK}`, 'g');
const ASKED = new RegExp(String.raw `\.(?:closest|matches)\(\s*${SELECTOR}\s*\)`, 'g');
const NAMED_HANDLER = /^["'\x60]?\s{0,5}(?:,\s{0,5})?(?:["'\x60][^"'\x60]{0,200}["'\x60]\s{0,5},\s{0,5})?([\w$]{1,60})\s{0,5}(?:[,);\n]|$)/;
const MAX_REGISTRATION = 300;
const MAX_NAMED_HANDLERS = 30;
function openersIn(script) {
    const text = script.slice(0, MAX_SCRIPT);
    const named = new Map();
    const opensByName = (name) => {
        const known = named.get(name);
        if (known !== undefined || named.size >= MAX_NAMED_HANDLERS)
            return known ?? false;
        const opening = handlersCalled(text, name).some(handler => OPENS.test(handler));
        named.set(name, opening);
        return opening;
    };
    const opens = ({ 0: { length }, index }) => {
        const end = index + length;
        if (OPENS.test(text.slice(end, end + MAX_HANDLER)))
            return true;
        const name = NAMED_HANDLER.exec(text.slice(end, end + MAX_REGISTRATION))?.[1];
        return name !== undefined && opensByName(name);
    };
    const matches = (pattern) => text.matchAll(pattern).take(MAX_HANDLERS).toArray();
    const heard = new Set([...matches(OF_VARIABLE), ...matches(OF_LOOP)].flatMap(match => (opens(match) ? [match[1]] : [])));
    const asked = LISTENS.test(text) ? matches(ASKED) : [];
    return [
        ...[...matches(DELEGATED), ...matches(DIRECT), ...asked].filter(opens),
        ...matches(NAMED).filter(({ groups }) => heard.has(groups['variable'])),
    ].map(({ groups }) => {
        const { byId, byClass, selector } = groups;
        return `${byId !== undefined ? '#' : byClass !== undefined ? '.' : ''}${selector}`;
    });
}
function handlersCalled(text, name) {
    const definition = new RegExp(String.raw `(?<![\w$.])(?:function\s{1,5}${name.replaceAll('$', String.raw `\$`)}\s{0,5}\(|${name.replaceAll('$', String.raw `\$`)}\s{0,5}=(?![=>]))`, 'g');
    return text
        .matchAll(definition)
        .take(MAX_DEFINITIONS)
        .map(({ index }) => text.slice(index, index + MAX_HANDLER))
        .toArray();
}
const MAX_DEFINITIONS = 5;
const DEFINED = /customElements\.define\(\s*["'`]([a-z][\w.-]{0,60})["'`]/g;
const HEARS_ITSELF = /\bthis\.(?:addEventListener\(\s*["'`]click|onclick\s*=)/;
function openingComponentsIn(script) {
    const text = script.slice(0, MAX_SCRIPT);
    if (!HEARS_ITSELF.test(text) || !OPENS.test(text))
        return [];
    return text
        .matchAll(DEFINED)
        .take(MAX_HANDLERS)
        .map(match => match[1])
        .toArray();
}
const LISTENS = /addEventListener\(\s*["'`]click|\bonclick\s*=/;
const NOT = /:not\([^)]{0,200}\)/g;
const NAME = /[.#](?:[\w-])+/g;
function namesInSelectors(list) {
    return list
        .replaceAll(NOT, '')
        .split(',')
        .map(selector => selector.match(NAME) ?? [])
        .filter(names => names.length > 0);
}


/***/ }),

/***/ 31858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ doubledRoots)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _page_links_css_urls_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30908);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9895);
/* harmony import */ var _page_targets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9934);






const ONE_WORD = /^\/\/([a-z][\w-]{0,62})\/./i;
const MAX_ASKED = 20;
const doubledRoots = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_3__/* .perVisit */ .V)(async (visit) => {
    const { links } = await (0,_page_targets_js__WEBPACK_IMPORTED_MODULE_4__/* .referringPage */ .E)(visit);
    const isSpare = spareSources();
    const candidates = links.flatMap(link => {
        const href = link.href.trim();
        const host = ONE_WORD.exec(href)?.[1];
        const meant = host === undefined ? undefined : link.document.addressOf(href.slice(1));
        if (host === undefined || !meant || (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(host))
            return [];
        return [{ link, root: { host, meant, isSpare: isSpare(link) } }];
    });
    const asked = [...new Set(candidates.map(({ root }) => root.meant.href))].slice(0, MAX_ASKED);
    const there = new Set();
    const asking = asked.map(async (url) => {
        const { status, failure } = await visit.linkAnswer(url);
        if (!failure && status !== null && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(status))
            there.add(url);
    });
    await Promise.all(asking);
    const found = candidates.filter(({ root }) => there.has(root.meant.href));
    return new Map(found.map(({ link, root }) => [link, root]));
});
const PAST_FORMAT = /\.(?:eot|svg)(?:[?#]|$)/i;
function spareSources() {
    const known = new Map();
    return ({ element, place, href }) => {
        if (element.tagName !== 'style' || place !== 'text')
            return false;
        const uses = known.get(element) ?? (0,_page_links_css_urls_js__WEBPACK_IMPORTED_MODULE_5__/* .cssUses */ .Y1)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(element));
        known.set(element, uses);
        const own = uses.filter(({ url }) => url === href);
        return own.every(({ preludes, block }) => /^@font-face\b/i.test(preludes.at(-1) ?? '') &&
            uses.some(use => use.block === block && !use.url.startsWith('//') && !PAST_FORMAT.test(use.url)));
    };
}


/***/ }),

/***/ 45161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aD: () => (/* binding */ namesAround),
/* harmony export */   b9: () => (/* binding */ hashNamesOfPage),
/* harmony export */   km: () => (/* binding */ scriptTexts),
/* harmony export */   ll: () => (/* binding */ scrollsToTop),
/* harmony export */   tC: () => (/* binding */ opensOnClick),
/* harmony export */   ti: () => (/* binding */ hashNamesOfFiles)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35601);
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _visit_link_check_hash_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92797);
/* harmony import */ var _visit_own_scripts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89811);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9895);
/* harmony import */ var _click_handlers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34350);









const MAX_SCRIPTS = 10;
const hashNamesOfFiles = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => new Set((await scriptsOfSite(visit, MAX_SCRIPTS)).flatMap(_visit_link_check_hash_names_js__WEBPACK_IMPORTED_MODULE_6__/* .hashNamesIn */ .k)));
async function hashNamesOfPage(visit, url) {
    return await visit.onceForSite(`hash names ${url}`, async () => {
        const { final } = await visit.fetchForSite(url);
        if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status))
            return new Set();
        const { text } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .iT)(final.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_7__/* .header */ .wx)(final, 'content-type'));
        const files = await scriptsOf(visit, new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, final.url), MAX_SCRIPTS);
        return new Set(files.flatMap(_visit_link_check_hash_names_js__WEBPACK_IMPORTED_MODULE_6__/* .hashNamesIn */ .k));
    });
}
async function scriptsOfSite(visit, most) {
    return await scriptsOf(visit, (await visit.judgedPage()).document, most);
}
async function scriptsOf(visit, document, most) {
    const { origin } = new URL(document.url);
    const addresses = document.elements('script').flatMap(script => {
        const address = document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(script, 'src') ?? '');
        return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(script, 'src') !== undefined && address?.origin === origin ? address.href : [];
    });
    const first = [...new Set(addresses)].slice(0, most);
    const files = first.map(async (address) => {
        const { final } = await visit.fetchForSite(address);
        return final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status) ? [final.body.toString('utf8')] : [];
    });
    return (await Promise.all(files)).flat();
}
const MAX_FILES = 40;
const MAX_LINKS = 2000;
const MAX_OPENERS = 300;
const MAX_STEPS_UP = 30;
const MAX_CLASSES = 500;
const openers = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { document } = await visit.judgedPage();
    const ids = new Set(document.withAttribute('id').map(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(element, 'id')));
    const links = document.elements('a').slice(0, MAX_LINKS);
    const leads = (link) => {
        const href = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(link, 'href')?.trim() ?? '';
        const isElsewhere = href !== '' && !/^(?:#|javascript:)/i.test(href);
        return isElsewhere || ids.has((0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_8__/* .percentDecoded */ .o)(href.slice(1)));
    };
    const leading = links.filter(leads).map(namesAround);
    const others = new Set(links.filter(link => !leads(link)).flatMap(link => [...namesAround(link)]));
    const texts = await scriptTexts(visit);
    const found = new Map();
    for (const list of texts.flatMap(_click_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .openersIn */ .G))
        for (const names of (0,_click_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .namesInSelectors */ .Ew)(list))
            if (found.size < MAX_OPENERS && isFoundBy(names, others))
                found.set(names.join(' '), names);
    return [...found.values()].filter(names => !leading.some(around => isFoundBy(names, around)));
});
const scriptTexts = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { document } = await visit.judgedPage();
    const inPage = document.elements('script').map(script => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(script));
    return [...inPage, ...(await scriptsOfSite(visit, MAX_FILES))];
});
const openingComponents = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => new Set((await scriptTexts(visit)).flatMap(_click_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .openingComponentsIn */ .uQ)));
async function opensOnClick(visit, link) {
    const around = namesAround(link);
    if ((await openers(visit)).some(names => isFoundBy(names, around)))
        return true;
    const components = await openingComponents(visit);
    let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(link);
    for (let step = 0; at && step < MAX_STEPS_UP; step++, at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(at))
        if (components.has(at.tagName))
            return true;
    return false;
}
function isFoundBy(names, around) {
    return names.every(name => around.has(name));
}
function namesAround(element) {
    const names = new Set();
    let at = element;
    for (let step = 0; at && step < MAX_STEPS_UP; step++, at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(at)) {
        const id = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(at, 'id');
        if (id)
            names.add(`#${id}`);
        const classes = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(at, 'class') ?? '').slice(0, MAX_CLASSES).split(/\s+/);
        for (const name of classes)
            if (name !== '')
                names.add(`.${name}`);
    }
    return names;
}
const SCROLLS = /\bscrollT(?:op|o)\b/;
const scrollsToTop = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { document } = await visit.judgedPage();
    const inPage = document.elements('script').some(script => SCROLLS.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(script)));
    return inPage || (await (0,_visit_own_scripts_js__WEBPACK_IMPORTED_MODULE_3__/* .ownScriptFiles */ .B)(visit)).some(({ text }) => SCROLLS.test(text));
});


/***/ }),

/***/ 16232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oz: () => (/* binding */ isHiddenSpinner),
/* harmony export */   el: () => (/* binding */ isOfFlash),
/* harmony export */   f8: () => (/* binding */ isOfSkeleton),
/* harmony export */   vB: () => (/* binding */ isOfStyle)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);
/* harmony import */ var _sheet_images_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91964);



function isOfStyle({ url, links }) {
    if (links.every(_sheet_images_js__WEBPACK_IMPORTED_MODULE_2__/* .isInSheetFile */ .NX))
        return true;
    if (/\.css$/i.test(URL.parse(url)?.pathname ?? ''))
        return false;
    return links.every(link => link.kind === 'asset' && ((0,_sheet_images_js__WEBPACK_IMPORTED_MODULE_2__/* .isInSheetFile */ .NX)(link) || link.element.tagName === 'style' || isBackdrop(link)));
}
const PARTS = new Set(['body', 'header', 'main', 'section', 'footer', 'aside', 'nav']);
function isBackdrop({ element, place }) {
    return place === 'style' && PARTS.has(element.tagName);
}
const SPINNER = /(?:^|[\s/_-])(?:ajax-?loader|loader|loading|spinner)(?:$|[\s._-])/i;
const MAX_SIGNS = 500;
function isHiddenSpinner({ links }) {
    return links.every(({ kind, element }) => {
        if (kind !== 'image' || !HIDDEN.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'style') ?? '').slice(0, MAX_SIGNS)))
            return false;
        return ['class', 'src'].some(name => SPINNER.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, name) ?? '').slice(-MAX_SIGNS)));
    });
}
const HIDDEN = /(?:visibility\s{0,5}:\s{0,5}hidden|display\s{0,5}:\s{0,5}none)/i;
function isOfFlash({ url }) {
    return /\.swf$/i.test(URL.parse(url)?.pathname ?? '');
}
const BLOCKS = /^(?=.{0,300}[█▓▒░]{3})[^\p{L}]*$/u;
const MAX_BLOCKS = 300;
function isOfSkeleton({ url, links }) {
    if (!/\/(?:undefined|null)\/?$/.test(URL.parse(url)?.pathname ?? ''))
        return false;
    return links.every(({ element }) => BLOCKS.test((0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(element, MAX_BLOCKS)));
}


/***/ }),

/***/ 60256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ linkOutsideFolder),
  C: () => (/* binding */ outsideFolder)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/formats/html/rendered-document.js
var rendered_document = __webpack_require__(26110);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
// EXTERNAL MODULE: ./lib/engine/page/links/link-base.js
var link_base = __webpack_require__(93316);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/lesser-files.js
var lesser_files = __webpack_require__(16232);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/page-targets.js + 7 modules
var page_targets = __webpack_require__(9934);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/sheet-images.js
var sheet_images = __webpack_require__(91964);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/shown.js
var shown = __webpack_require__(45375);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/outside-in-sheets.js





const MAX_SHEETS = 10;
const MAX_BYTES = 2_000_000;
const NAMED = new Set(['Image', 'Font']);
async function outsideInSheets(visit) {
    const { page, site, links } = await (0,page_targets/* referringPage */.E)(visit);
    const { preview, page: own } = site;
    if (page.scripts.state !== 'seen' || !preview || preview.isHomeGuessed)
        return [];
    const { home, origin, base, host } = preview;
    if (home === '' || base !== '' || !(0,syntax_preview/* isSharedHost */.Qm)(host ?? ''))
        return [];
    const { requests } = page.scripts.rendered;
    const sheets = (0,sheet_images/* sheetsOf */.Yp)(requests, links);
    const named = new Map();
    for (const { url, type, status, inFrame, namedIn } of requests) {
        const address = URL.parse(url);
        if (!NAMED.has(type) || inFrame || status !== 200 || address?.origin !== own.origin)
            continue;
        if (namedIn === undefined || !sheets.has(namedIn) || `${address.pathname}/`.startsWith(`${home}/`))
            continue;
        if (URL.parse(namedIn)?.origin !== own.origin)
            continue;
        named.set(namedIn, (named.get(namedIn) ?? new Set()).add(`${address.pathname}${address.search}`));
    }
    const places = [];
    for (const [sheet, paths] of [...named].slice(0, MAX_SHEETS)) {
        const { final } = await visit.fetch(sheet);
        if (!final || !(0,network_status/* isSuccess */.oJ)(final.status) || final.body.length > MAX_BYTES)
            continue;
        const text = final.body.toString('utf8');
        const { document, element } = sheets.get(sheet);
        for (const path of paths) {
            if (!['', '"', "'"].some(quote => text.includes(`url(${quote}${path}`)))
                continue;
            const message = `${(0,shown/* shown */.S)(path)} in ${(0,shown/* shown */.S)(new URL(sheet).pathname)} is ${(0,shown/* shown */.S)(`${origin}${path}`)} on production, and the site is in ${home}/.`;
            places.push(document.occurrence(element, message, new URL(path, own).href));
        }
    }
    return places;
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/outside-folder.js













const outsideFolder = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'files-outside-site-folder': {
            severity: 'error',
            title: 'Images, styles or scripts of the page will not load on production',
            why: 'They are outside the folder of production. The page works here, where the site is served as its build asks for it; on production these files are missing.',
            fix: 'Write the URLs relative to the page, or set "base", "basePath" or "baseurl" of the build to the folder of production; if the site is at the root of its host, to "/". If the canonicals or "production-url" name the wrong folder, correct those.',
            help: 'https://nextjs.org/docs/app/api-reference/config/next-config-js/basePath',
            example: '<link rel="stylesheet" href="/shop/main.css"> and a canonical of https://www.example.com/',
        },
        'links-outside-site-folder': {
            severity: 'error',
            title: 'Links of the page lead to error pages on production',
            why: 'They leave the folder of production. They may work here, where the site is at the root of its host, but on production visitors do not get from this page to the others.',
            fix: 'Write the URLs relative to the page, or set "base", "basePath" or "baseurl" of the build to the folder of production; if the site is at the root of its host, correct "production-url".',
            help: 'https://docs.github.com/en/pages/getting-started-with-github-pages/what-is-github-pages#types-of-github-pages-sites',
            example: '<nav><a href="/sizes">Sizes</a> <a href="/news">News</a></nav> on https://mary.github.io/bikes/',
        },
        'outside-site-folder': {
            severity: 'warning',
            title: 'A URL is outside the folder of the site',
            why: 'On production another project or nothing is at that URL, even where it works here: visitors land on an error page, or the file is missing.',
            fix: 'Write the URL relative to the page, or put the folder of the site before it: /bikes/sizes instead of /sizes. Most generators have a setting for it, such as "base", "basePath" or "baseurl"; if the site is at the root of its host, it is "/".',
            help: 'https://docs.github.com/en/pages/getting-started-with-github-pages/what-is-github-pages#types-of-github-pages-sites',
            example: '<a href="/">Home</a> on https://mary.github.io/bikes/',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, site, targets } = await (0,page_targets/* checkedPage */.R)(visit);
        const isStray = strayAddress(page, site, targets);
        const others = await answeredBeside(visit, targets);
        const judgements = isStray === undefined
            ? (0,judgement/* sameForAll */.tE)(CHECKS, (0,judgement/* notApplicable */.hH)('the site is not known to be in a folder of a host that others share'))
            : judgeStray(targets, (target, link) => (others.has(target) ? undefined : isStray(target, link)), site.preview);
        const inSheets = await outsideInSheets(visit);
        const withSheets = inSheets.length > 0 ? withPlaces(judgements, inSheets) : judgements;
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, withSheets, ['not-applicable']) };
    },
});
function withPlaces(judgements, places) {
    const { 'outside-site-folder': others } = judgements;
    if (others.outcome === 'pass')
        return { ...judgements, 'outside-site-folder': (0,judgement/* fail */.fJ)(places) };
    return others.outcome === 'fail'
        ? { ...judgements, 'outside-site-folder': (0,judgement/* fail */.fJ)([...others.occurrences, ...places]) }
        : judgements;
}
const CHECKS = {
    'files-outside-site-folder': true,
    'links-outside-site-folder': true,
    'outside-site-folder': true,
};
const MAX_ASKED = 20;
async function answeredBeside(visit, targets) {
    const asked = targets
        .flatMap(target => {
        const [link] = target.links;
        const isMissing = target.role === 'link' && target.state === 'broken';
        const there = isMissing && link ? linkOutsideFolder(visit.preview, link) : undefined;
        return there ? [{ target, there }] : [];
    })
        .slice(0, MAX_ASKED);
    const answers = asked.map(async ({ target, there }) => {
        const { failure, status } = await visit.linkAnswer(there.href, { onProduction: true });
        return !failure && status !== null && (0,network_status/* isSuccess */.oJ)(status) ? [target] : [];
    });
    return new Set((await Promise.all(answers)).flat());
}
function judgeStray(targets, isStray, preview) {
    const stray = targets.flatMap(target => {
        const link = target.links.find(link => isStray(target, link) !== undefined);
        return link ? [{ target, link, message: isStray(target, link) }] : [];
    });
    const places = (among) => among.map(({ target: { url, address }, link: { document, element, href }, message }) => document.occurrence(element, message, (0,syntax_preview/* addressOutsideFolder */.yd)(preview, address, href, (0,link_base/* linkBaseOf */.Z)(document))?.href ?? url));
    const files = stray.filter(({ target }) => isFile(target));
    if (!failsToLoad(targets, new Set(files.map(({ target }) => target)))) {
        const lost = preview?.isHomeGuessed ? [] : stray.filter(({ target }) => isSeenFile(target));
        const lostLinks = preview?.isHomeGuessed ? [] : stray.filter(deadLinks(targets, stray, preview));
        const others = stray.filter(one => !lost.includes(one) && !lostLinks.includes(one));
        return {
            'files-outside-site-folder': (0,judgement/* failWhere */.a4)(places(lost)),
            'links-outside-site-folder': (0,judgement/* failWhere */.a4)(places(lostLinks)),
            'outside-site-folder': (0,judgement/* failWhere */.a4)(places(others)),
        };
    }
    const separately = (0,judgement/* notApplicable */.hH)('the whole page does not fit that folder, which is reported separately');
    return {
        'files-outside-site-folder': (0,judgement/* fail */.fJ)(places(files), linksToo(stray)),
        'links-outside-site-folder': separately,
        'outside-site-folder': separately,
    };
}
function linksToo(stray) {
    const links = stray.filter(({ target }) => target.role === 'link');
    const [first] = links;
    if (!first)
        return undefined;
    const href = (0,shown/* shown */.S)(first.link.href.trim());
    return links.length === 1
        ? `The link to ${href} leaves the folder as well`
        : `${links.length} links of the page leave the folder as well, such as ${href}`;
}
const MIN_MENU_LINKS = 2;
function deadLinks(targets, stray, preview) {
    const menu = targets.filter(({ role, internal, links }) => role === 'link' && internal && links.some(({ element }) => isInMenu(element)));
    const strayTargets = new Set(stray.map(({ target }) => target));
    const lost = new Set(menu.filter(target => strayTargets.has(target)));
    const isMenuLost = lost.size >= MIN_MENU_LINKS && 2 * lost.size >= menu.length;
    const isAllHere = preview?.folder !== '';
    return ({ target }) => target.role === 'link' && ((isAllHere && target.state === 'broken') || (isMenuLost && lost.has(target)));
}
const MAX_STEPS_UP = 30;
const MAX_NAMES = 300;
const MENU = /(?:^|[\s_-])(?:menu|nav|navbar|navigation)(?:$|[\s_-])/i;
function isInMenu(element) {
    let at = element;
    for (let step = 0; at && at.tagName !== 'body' && step < MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        if (at.tagName === 'nav' || (0,html_document/* attribute */.lt)(at, 'role') === 'navigation')
            return true;
        const names = ['id', 'class'].map(name => ((0,html_document/* attribute */.lt)(at, name) ?? '').slice(0, MAX_NAMES));
        if (names.some(name => MENU.test(name)))
            return true;
    }
    return false;
}
const MIN_SCRIPTS = 2;
function failsToLoad(targets, stray) {
    const working = targets.filter(({ state, internal }) => internal && state !== 'broken');
    const [styles, scripts] = ['stylesheet', 'script'].map(kind => working.filter(({ links }) => links.some(link => link.kind === kind)));
    const isLost = (files) => files.length > 0 && files.every(file => stray.has(file));
    return isLost(styles) || (isLost(scripts) && (styles.length === 0 || scripts.length >= MIN_SCRIPTS));
}
function isSeenFile(target) {
    return (target.role === 'resource' && target.links.some(({ kind }) => kind !== 'script') && !(0,lesser_files/* isOfStyle */.vB)(target));
}
function isFile({ links }) {
    return links.some(({ kind }) => kind === 'stylesheet' || kind === 'script');
}
function linkOutsideFolder(preview, { address, document, element, href }) {
    const there = address && (0,syntax_preview/* addressOutsideFolder */.yd)(preview, address, href, (0,link_base/* linkBaseOf */.Z)(document));
    return there && (0,rendered_document/* sentElement */.z)(document, element) ? there : undefined;
}
function strayAddress(page, { preview, page: own }, targets) {
    if (!preview)
        return undefined;
    if (preview.isHomeGuessed)
        return strayFromRoot(page, preview, targets);
    const { home, origin, base, host } = preview;
    if (home === '' || base !== '' || !(0,syntax_preview/* isSharedHost */.Qm)(host ?? ''))
        return undefined;
    const why = (written, there) => `${(0,shown/* shown */.S)(written)} is ${(0,shown/* shown */.S)(there)} on production, and the site is in ${home}/.`;
    const isWithoutBase = page.document.elements('base').length === 0;
    const working = new Set(targets.filter(({ state }) => state !== 'broken').map(({ url }) => url));
    return ({ address, state, role }, link) => {
        const { document, element, href } = link;
        if (address.origin !== own.origin || address.pathname.startsWith('/cdn-cgi/'))
            return undefined;
        const written = href.trim();
        if (state === 'broken') {
            const there = role === 'link' ? linkOutsideFolder(preview, link) : undefined;
            if (!there)
                return undefined;
            const told = why(written, there.href);
            if (preview.folder !== '')
                return `${told} The site has no such page either.`;
            const inside = working.has(`${own.origin}${home}${address.pathname}`);
            return inside ? `${told} What it is meant for is at ${(0,shown/* shown */.S)(home + address.pathname)}.` : told;
        }
        const isUp = isWithoutBase && written.startsWith('../');
        if (!isUp && !/^\/(?!\/)/.test(written))
            return undefined;
        const from = isUp ? (0,syntax_preview/* productionAddressOf */.Tc)(preview, own) : undefined;
        const url = from ? new URL(written, from) : address;
        if (`${url.pathname}/`.startsWith(`${home}/`) || (isUp && !from))
            return undefined;
        if (!(0,rendered_document/* sentElement */.z)(document, element))
            return undefined;
        return why(written, `${origin}${url.pathname}${url.search}`);
    };
}
function strayFromRoot(page, preview, targets) {
    const canonical = (0,canonical_links/* declaredCanonical */.fk)(page);
    if (!canonical || !(0,syntax_preview/* isOnProduction */.dT)(preview, canonical) || (0,syntax_preview/* hereOf */.IS)(preview, canonical))
        return undefined;
    const isInFolder = ({ role, address }) => role === 'resource' && address.origin === preview.here && address.pathname.startsWith(`${preview.home}/`);
    const first = targets.find(isInFolder);
    return (target, { href }) => isInFolder(target) && (target === first || isFile(target))
        ? `${(0,shown/* shown */.S)(href.trim())} is in ${preview.home}/, where the build asks for its files; the canonical says that the page is not, but at ${(0,shown/* shown */.S)(canonical.href)}. One of the two is wrong.`
        : undefined;
}


/***/ }),

/***/ 9934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ checkedPage),
  E: () => (/* binding */ referringPage)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 2 modules
var page_links = __webpack_require__(47922);
// EXTERNAL MODULE: ./lib/engine/syntax/missing-signs.js
var missing_signs = __webpack_require__(94355);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/answered-by-worker.js

const MAX_WORKERS = 3;
const MAX_CHARACTERS = 500_000;
const MAKES_ANSWERS = /\bnew Response\b/;
async function answeredByWorker(visit, { sent, scripts }) {
    const workers = scripts.state === 'seen' ? scripts.rendered.serviceWorkers : [];
    const makes = async (script) => {
        const { final } = await visit.fetchForSite(script);
        if (!final || !(0,network_status/* isSuccess */.oJ)(final.status))
            return false;
        return MAKES_ANSWERS.test(final.body.toString('utf8').slice(0, MAX_CHARACTERS));
    };
    const making = await Promise.all(workers.slice(0, MAX_WORKERS).map(async ({ scope, script }) => ((await makes(script)) ? [scope] : [])));
    const scopes = making.flat();
    return ({ url, role, links }) => role === 'resource' &&
        scopes.some(scope => url.startsWith(scope)) &&
        links.every(({ document }) => document !== sent.document)
        ? 'a service worker of the site may answer it'
        : undefined;
}

// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/hash-scripts.js
var hash_scripts = __webpack_require__(45161);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/links-by-host.js


const MAX_SCRIPT = 500_000;
const MAX_NAMES = 10;
const HOST = String.raw `(?:window|self|document)?\s?\.?\blocation\s?\.\s?host(?:name)?\b`;
const READS_HOST = /\blocation\s?\.\s?(?:host|hostname|origin)\b|\{[^{}]{0,100}\b(?:hostname|host|origin)\b[^{}]{0,100}\}\s?=\s?(?:window\s?\.\s?)?location\b/;
const ASKS_FOR_HOST = new RegExp([
    `${HOST}\\s?[!=]==?\\s?['"\`]`,
    `['"\`]\\s?[!=]==?\\s?${HOST}`,
    `${HOST}\\s?\\.\\s?(?:includes|indexOf|startsWith|endsWith|match|search)\\s?\\(\\s?['"\`/]`,
    `\\.(?:test|includes)\\s?\\(\\s?${HOST}`,
].join('|'));
async function leftToProduction(visit, { sent }, site, targets) {
    if (site.preview === undefined && !site.local)
        return targets;
    const isScripted = ({ role, internal, state, links }) => role === 'link' &&
        internal &&
        state === 'broken' &&
        links.every(({ document }) => document !== sent.document);
    if (!targets.some(isScripted))
        return targets;
    const texts = (await (0,hash_scripts/* scriptTexts */.km)(visit))
        .map(text => text.slice(0, MAX_SCRIPT))
        .filter(text => goesByHost(text, site));
    return targets.map(target => isScripted(target) && texts.some(text => namesAll(text, target.address))
        ? {
            ...target,
            state: 'unverified',
            reason: `${target.reason} here; a script that looks at the name of the host writes the link, so it may lead elsewhere on production`,
        }
        : target);
}
function goesByHost(text, { futureHosts, preview }) {
    if (!READS_HOST.test(text))
        return false;
    const plain = text.replaceAll('\\.', '.');
    const hosts = [...futureHosts, ...(preview?.host === undefined ? [] : [(0,syntax_preview/* bareHost */.n0)(preview.host)])];
    return hosts.some(host => plain.includes(host)) || ASKS_FOR_HOST.test(text);
}
function namesAll(text, { pathname }) {
    const names = pathname.split('/').filter(name => name !== '');
    return names.length > 0 && names.length <= MAX_NAMES && names.every(name => has(text, name));
}
function has(text, name) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
        if (/['"`/]/.test(text[at - 1] ?? '') && !/[\w-]/.test(text[at + name.length] ?? ''))
            return true;
    return false;
}

// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/rewritten-links.js



function rewrittenLinks({ document, sent, }) {
    if (document === sent.document)
        return () => undefined;
    const now = (0,page_links/* linksOf */.h)(document).filter(isLink);
    const sentAddresses = addressesOf((0,page_links/* linksOf */.h)(sent.document).filter(isLink));
    const shownAddresses = addressesOf(now);
    const led = new Set(now
        .filter(({ url }) => url !== undefined && !sentAddresses.has((0,redirect_target/* withoutFragment */.f2)(url)))
        .map(({ element }) => nameOf(element)));
    return ({ url, links }) => {
        const isLed = (link) => link.document === sent.document && isLink(link) && led.has(nameOf(link.element));
        return !shownAddresses.has(url) && links.every(isLed)
            ? 'a script puts another URL in its place'
            : undefined;
    };
}
function isLink({ kind, element }) {
    return kind === 'navigation' && (element.tagName === 'a' || element.tagName === 'area');
}
function addressesOf(links) {
    return new Set(links.flatMap(({ url }) => (url === undefined ? [] : [(0,redirect_target/* withoutFragment */.f2)(url)])));
}
function nameOf(element) {
    return `${element.tagName} ${(0,html_document/* attribute */.lt)(element, 'id') ?? ''} ${(0,html_document/* attribute */.lt)(element, 'class') ?? ''}`;
}

// EXTERNAL MODULE: ./lib/engine/tools/broken-links/sheet-images.js
var sheet_images = __webpack_require__(91964);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/site.js
var broken_links_site = __webpack_require__(47791);
// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/targets.js






const MAX_TARGETS = 2000;
function targetsOf(links, site) {
    const targets = new Map();
    for (const link of links) {
        if (link.url === undefined || !/^https?:/.test(link.url))
            continue;
        const key = (0,redirect_target/* withoutFragment */.f2)(link.url);
        let target = targets.get(key);
        if (!target) {
            target = emptyTarget(key, link, site);
            targets.set(key, target);
        }
        add(target, link, link.url.slice(key.length + 1));
    }
    return [...targets.values()]
        .filter(({ links }) => links.some(({ kind }) => kind !== 'submission'))
        .map((target, index) => index < MAX_TARGETS || target.skipped !== undefined
        ? target
        : { ...target, skipped: `the page has more than ${MAX_TARGETS} targets` });
}
function emptyTarget(key, link, site) {
    const address = link.address && link.url === key ? link.address : new URL(key);
    return {
        url: key,
        address,
        internal: (0,broken_links_site/* isInternal */.iu)(site, address),
        role: roleOf(link),
        links: [],
        fragments: new Map(),
        fetchedWhole: false,
        skipped: reasonToSkip(address, link, site),
    };
}
function add(target, link, hash) {
    target.links.push(link);
    const role = roleOf(link);
    if (GRAVITY.indexOf(role) < GRAVITY.indexOf(target.role))
        target.role = role;
    if (link.kind === 'icon' || link.kind === 'social-image')
        target.fetchedWhole = true;
    if (link.kind !== 'navigation')
        return;
    const fragment = placeOf(hash);
    if (fragment !== '' && !target.fragments.has(fragment))
        target.fragments.set(fragment, link);
}
const GRAVITY = ['link', 'resource', 'hint', 'metadata'];
function roleOf({ kind, element }) {
    switch (kind) {
        case 'navigation':
        case 'submission':
            return 'link';
        case 'icon':
        case 'manifest':
        case 'social-image':
        case 'structured-data':
        case 'related':
            return 'metadata';
        default:
            return isHint(element) ? 'hint' : 'resource';
    }
}
const LOADED_LATER = new Set(['script', 'style', 'worker']);
function isHint(element) {
    if (element.tagName !== 'link' || (0,html_document/* attribute */.lt)(element, 'onload') !== undefined)
        return false;
    const own = (0,link_elements/* relations */.K1)(element);
    if (own.includes('stylesheet') || own.includes('modulepreload'))
        return false;
    const destination = (0,html_document/* attribute */.lt)(element, 'as')?.trim().toLowerCase() ?? '';
    return own.includes('prefetch') || (own.includes('preload') && !LOADED_LATER.has(destination));
}
function placeOf(hash) {
    const name = hash.split(':~:', 1)[0];
    return /^[/!]/.test(name) ? '' : name;
}
const PLACEHOLDER = /\{\{|\$\{|<%|%7B%7B|\{%/i;
const ENDS_SESSION = /\/(?:log-?out|sign-?out|log-?off)(?:[/.?]|$)/i;
const HIDDEN_MAIL_ADDRESS = '/cdn-cgi/l/email-protection';
const OF_HOSTS = /^\/(?:cdn-cgi|\.netlify|_vercel|\.auth|__)\//;
function reasonToSkip(url, link, site) {
    if (PLACEHOLDER.test(link.href))
        return 'it holds a placeholder';
    if ((0,syntax_preview/* isPlatformScript */.pY)(site.preview, url.href))
        return 'the platform puts it only into previews';
    if (!(0,broken_links_site/* isInternal */.iu)(site, url) && (0,host_kind/* isLocalHost */.mJ)(url.hostname)) {
        return 'it is a URL of another machine or a private network';
    }
    if (isForeignRoot(url, site))
        return 'the root of the host is not part of this deployment';
    if (url.pathname === HIDDEN_MAIL_ADDRESS)
        return 'a script puts a mail address in its place';
    if (site.local && (0,broken_links_site/* isInternal */.iu)(site, url) && OF_HOSTS.test(url.pathname))
        return 'the host of the site answers there itself';
    if (ENDS_SESSION.test(url.pathname))
        return 'it would end a session';
    return undefined;
}
function isForeignRoot({ origin, pathname }, { page, preview }) {
    if (!preview || origin !== page.origin || pathname !== '/')
        return false;
    return preview.home !== '' && preview.folder === '' && preview.base === '';
}

// EXTERNAL MODULE: ./lib/engine/page/links/css-urls.js
var css_urls = __webpack_require__(30908);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/unused-styles.js



const MANY_REQUESTS = 5000;
function unusedStyles(page, site) {
    let known;
    return target => {
        if (!target.links.every(isInStyleSheet))
            return undefined;
        known ??= usageOf(page);
        return whyUnused(target, known, site);
    };
}
function isInStyleSheet({ element, place }) {
    return element.tagName === 'style' && place === 'text';
}
function whyUnused(target, usage, site) {
    const { applies, requested } = usage;
    const copy = (0,broken_links_site/* copyHere */.AA)(site, target.address)?.url;
    if (requested && (requested.has(target.url) || (copy !== undefined && requested.has(copy))))
        return undefined;
    const found = new Set(target.links.map(({ element, href }) => usage.usesOf(element).get(href)));
    const uses = [...found].flatMap(ofSheet => ofSheet ?? []);
    const applying = uses.filter(({ preludes }) => preludes.every(applies));
    if (uses.length > 0 && applying.length === 0)
        return 'no element of the page has the style that names it';
    return requested && applying.length > 0 && !applying.some(isConditional)
        ? 'Chrome did not load it with the page'
        : undefined;
}
function usageOf({ document, sent, scripts }) {
    const names = new Set();
    addNames(names, sent.document);
    if (document !== sent.document)
        addNames(names, document);
    const requests = scripts.state === 'seen' ? scripts.rendered.requests : [];
    const isKnown = requests.length > 0 && requests.length < MANY_REQUESTS;
    const known = new Map();
    const usesOfStyles = new Map();
    return {
        applies: prelude => {
            const applies = known.get(prelude) ?? mayApply(prelude, names);
            known.set(prelude, applies);
            return applies;
        },
        requested: isKnown ? new Set(requests.map(({ url }) => url)) : undefined,
        usesOf: style => {
            const found = usesOfStyles.get(style) ?? Map.groupBy((0,css_urls/* cssUses */.Y1)((0,html_document/* textOf */.b6)(style)), ({ url }) => url);
            usesOfStyles.set(style, found);
            return found;
        },
    };
}
function addNames(names, document) {
    for (const element of document.elements()) {
        const id = (0,html_document/* attribute */.lt)(element, 'id');
        if (id)
            names.add(`#${id.toLowerCase()}`);
        for (const name of ((0,html_document/* attribute */.lt)(element, 'class') ?? '').split(/\s+/))
            names.add(`.${name.toLowerCase()}`);
    }
}
const UNCLEAR = /[([\\"'/]/;
const NAME = /[.#][a-z_\u0080-\uffff-][\w\u0080-\uffff-]*/gi;
function mayApply(prelude, names) {
    if (prelude.startsWith('@') || prelude.length >= css_urls/* MAX_PRELUDE */.xF || UNCLEAR.test(prelude))
        return true;
    return prelude
        .split(',')
        .some(selector => (selector.match(NAME) ?? []).every(name => names.has(name.toLowerCase())));
}
function isConditional({ preludes }) {
    return preludes.some(prelude => prelude.startsWith('@media')
        ? !/\bprint\b|-ms-|-moz-/i.test(prelude)
        : /:(?:hover|focus|active|checked|target)/i.test(prelude));
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/engine/visit/input-trace.js
var input_trace = __webpack_require__(4274);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/beside.js + 1 modules
var broken_links_beside = __webpack_require__(76685);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/other-case.js

const MAX_LOOKED_FOR = 10;
async function inOtherCase(missing, ask) {
    const gone = missing.filter(({ status }) => status !== null && (0,network_status/* isGone */.ST)(status)).slice(0, MAX_LOOKED_FOR);
    const found = await Promise.all(gone.map(async ({ url }) => {
        for (const spelling of spellingsOf(url)) {
            const { status, failure, movedTo } = await ask(spelling.href);
            const isMoved = movedTo !== undefined && movedTo !== `${spelling.href}/`;
            const isThere = status !== null && (0,network_status/* isSuccess */.oJ)(status) && !failure && !isMoved;
            if (isThere)
                return [[url.href, spelling.pathname]];
        }
        return [];
    }));
    return new Map(found.flat());
}
function spellingsOf(url) {
    const { pathname } = url;
    const [ending = ''] = /\.[a-z\d]{2,5}$/i.exec(pathname) ?? [];
    const stem = pathname.slice(0, pathname.length - ending.length);
    const flipped = ending === ending.toLowerCase() ? ending.toUpperCase() : ending.toLowerCase();
    const paths = new Set([`${stem}${flipped}`, inLowerCase(pathname), capitalized(pathname)]);
    paths.delete(pathname);
    return [...paths].map(path => {
        const spelling = new URL(url);
        spelling.pathname = path;
        return spelling;
    });
}
function inLowerCase(path) {
    return path.replaceAll(/%[\da-f]{2}|[^%]+/gi, part => (part.startsWith('%') ? part : part.toLowerCase()));
}
function capitalized(path) {
    return path.replaceAll(/(?<=\/)[a-z]/g, letter => letter.toUpperCase());
}

// EXTERNAL MODULE: ./lib/engine/tools/broken-links/verdict.js
var broken_links_verdict = __webpack_require__(30539);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/verify.js








const CHECK_BUDGET_MS = 60_000;
async function checkTargets(visit, site, targets) {
    const over = new AbortController();
    const timeOver = (0,promises_.setTimeout)(CHECK_BUDGET_MS, undefined, { signal: over.signal }).catch(() => undefined);
    try {
        const replies = [];
        const asking = targets.map(async (target, index) => {
            if (target.skipped === undefined)
                replies[index] = await ask(visit, site, target);
        });
        const all = Promise.all(asking)
            .then(() => askForMissing(visit, site, targets, replies))
            .then(() => askInOtherCase(visit, site, targets, replies));
        const isLate = await Promise.race([all.then(() => false), timeOver.then(() => true)]);
        if (isLate)
            (0,input_trace/* cannotRepeat */.Lp)('links that took too long');
        const namesResolve = doNamesResolve(site, targets, replies);
        return targets.map((target, index) => checked(target, replies[index], { site, namesResolve }));
    }
    finally {
        over.abort();
    }
}
const MANY_UNRESOLVED = 3;
function doNamesResolve(site, targets, replies) {
    const [reached, unresolved] = [new Set(), new Set()];
    for (const [index, target] of targets.entries()) {
        const { hostname } = target.address;
        if (!isPublicName(target))
            continue;
        if (cameFromHost(replies[index]))
            reached.add(hostname);
        else if (isUnresolved(replies[index]))
            unresolved.add(hostname);
    }
    if (site.local && reached.size === 0)
        return false;
    return unresolved.size < MANY_UNRESOLVED || unresolved.size <= reached.size;
}
function isUnresolved(reply) {
    return reply?.answer.failure?.kind === 'dns';
}
function cameFromHost(reply) {
    if (reply === undefined)
        return false;
    const { answer, byCopy, beside } = reply;
    return (!byCopy && answer.status !== null) || (beside !== undefined && beside.answer.status !== null);
}
function isPublicName({ address }) {
    return !(0,host_kind/* isLocalHost */.mJ)(address.hostname) && (0,host_kind/* literalAddress */.I3)(address.hostname) === undefined;
}
async function askForMissing(visit, site, targets, replies) {
    const isThere = ({ answer }) => !answer.failure && answer.status !== null && answer.status < 400;
    const answered = targets.filter((_, index) => replies[index] && isThere(replies[index]));
    const folders = (0,broken_links_beside/* foldersOf */.pd)(site, answered.map(({ address }) => address));
    const asking = targets.map(async (target, index) => {
        const reply = replies[index];
        if (reply === undefined || reply.answer.status === null || !(0,network_status/* isGone */.ST)(reply.answer.status))
            return;
        const beside = await (0,broken_links_beside/* askBeside */.ac)(visit, site, target, folders);
        if (beside)
            replies[index] = { ...reply, beside };
    });
    await Promise.all(asking);
}
async function askInOtherCase(visit, site, targets, replies) {
    const asked = targets.map(({ address, internal }, index) => {
        const reply = replies[index];
        if (!reply || reply.beside || !internal)
            return undefined;
        const here = reply.byCopy ? (0,broken_links_site/* copyHere */.AA)(site, address)?.url : address.href;
        return here === undefined ? undefined : { url: new URL(here), status: reply.answer.status };
    });
    const paths = await inOtherCase(asked.flatMap(one => one ?? []), url => visit.linkAnswer(url, {}));
    for (const [index, one] of asked.entries()) {
        const otherCase = one && paths.get(one.url.href);
        if (otherCase !== undefined)
            replies[index] = { ...replies[index], otherCase };
    }
}
function checked(target, reply, audit) {
    const answer = reply?.answer;
    const { otherCase } = reply ?? {};
    const known = { ...target, status: answer?.status ?? null, answer, isBeside: false, otherCase };
    if (target.skipped !== undefined)
        return { ...known, state: 'skipped', reason: target.skipped };
    if (answer === undefined) {
        const reason = `was not reached within the ${CHECK_BUDGET_MS / 1000} s that all links of a page may take`;
        return { ...known, state: 'unverified', reason };
    }
    const { site, namesResolve } = audit;
    const formOnly = target.links.every(({ element }) => element.tagName === 'form');
    const { internal } = target;
    const isName = namesResolve && !(0,broken_links_site/* isOnFutureHost */.zB)(site, target.address);
    const isPage = target.role === 'link' && target.address.search === '';
    const verdict = (0,broken_links_verdict/* verdictOn */.H)(answer, { internal, formOnly, isPage, namesResolve: isName });
    const isOfPreview = (0,broken_links_site/* copyHere */.AA)(site, target.address)?.decides === true;
    const where = isOfPreview && verdict.state !== 'ok' ? ' in this deployment' : '';
    const onPreview = { ...known, ...verdict, reason: verdict.reason + where };
    if (!reply?.beside)
        return onPreview;
    const host = reply.byCopy ? target.address.host : (site.preview?.host ?? target.address.host);
    return besideChecked(onPreview, reply.beside, { host, namesResolve });
}
function besideChecked(onPreview, { answer, isOfDeployment, isRepository = false }, { host, namesResolve }) {
    const { state, reason } = (0,broken_links_verdict/* verdictOn */.H)(answer, {
        internal: true,
        formOnly: false,
        isPage: false,
        namesResolve,
    });
    switch (state) {
        case 'broken':
            return onPreview;
        case 'ok':
            if (isOfDeployment) {
                return { ...onPreview, reason: `${onPreview.reason}, and on ${host} only until this is released` };
            }
            return {
                ...onPreview,
                ...{ status: answer.status, answer, state, isBeside: true },
                reason: `${reason} on ${host}, from beside this deployment`,
            };
        default: {
            const from = isRepository ? 'by another repository of the owner' : 'from beside this deployment';
            const toDo = isRepository ? `. Open it on ${host}: without such a repository, the link is broken` : '';
            return {
                ...onPreview,
                state: 'unverified',
                reason: `${onPreview.reason}, and may be served on ${host} ${from}, which ${reason}${toDo}`,
            };
        }
    }
}
async function ask(visit, site, target) {
    const copy = (0,broken_links_site/* copyHere */.AA)(site, target.address);
    if (copy !== undefined) {
        const answer = await request(visit, target, copy.url, true);
        const works = answer.status !== null && answer.status < 300 && !answer.failure;
        if (works || copy.decides || (0,host_kind/* isLocalHost */.mJ)(target.address.hostname))
            return { answer, byCopy: true };
    }
    const sameOrigin = target.address.origin === site.page.origin;
    return { answer: await request(visit, target, target.url, sameOrigin), byCopy: false };
}
function request(visit, target, url, sameOrigin) {
    if (target.fetchedWhole)
        void visit.fetchForSite(url).catch(() => undefined);
    const isRead = sameOrigin && target.fragments.size > 0;
    return visit.linkAnswer(url, isRead ? { fragments: [...target.fragments.keys()] } : {});
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/page-targets.js












const referringPage = (0,per_visit/* perVisit */.V)(async (visit) => {
    const page = await visit.judgedPage();
    await visit.noteAsLinkTarget();
    const site = (0,broken_links_site/* siteOf */.zU)(page);
    const links = linksOfPage(page, site);
    const isOwn = ({ address }) => address !== undefined && (0,broken_links_site/* isInternal */.iu)(site, address);
    return { page, site, links: [...links, ...(0,sheet_images/* missingSheetImages */.qY)(page, links).filter(isOwn)] };
});
const checkedPage = (0,per_visit/* perVisit */.V)(async (visit) => {
    const referring = await referringPage(visit);
    const { page, links, site } = referring;
    const whyUnused = unusedStyles(page, site);
    const whyMadeUp = await answeredByWorker(visit, page);
    const whySpare = spareScripts(page, site);
    const whyLed = rewrittenLinks(page);
    const reasons = [whyUnused, whyMadeUp, whyReplaced, whySpare, whyLed];
    const targets = targetsOf(links, site).map(target => ({
        ...target,
        skipped: target.skipped ?? firstReason(target, reasons),
    }));
    const checked = await checkTargets(visit, site, targets);
    return { ...referring, targets: await leftToProduction(visit, page, site, checked) };
});
function firstReason(target, reasons) {
    for (const why of reasons) {
        const reason = why(target);
        if (reason !== undefined)
            return reason;
    }
    return undefined;
}
const SHOWS_OTHER = /\bsrc\b|\.(?:hidden|display|visibility|style|classList|className|outerHTML|innerHTML)\b|\bremove\(/;
const MAX_HANDLER = 1000;
function whyReplaced({ links }) {
    const isHandled = ({ kind, element }) => kind === 'image' && SHOWS_OTHER.test(((0,html_document/* attribute */.lt)(element, 'onerror') ?? '').slice(0, MAX_HANDLER));
    return links.every(isHandled) ? 'the page shows something else where it is missing (onerror)' : undefined;
}
function spareScripts({ document, sent, scripts }, site) {
    const requests = scripts.state === 'seen' ? scripts.rendered.requests : [];
    const isLost = requests.some(({ url, type, failure }) => {
        const address = failure === undefined || type !== 'Script' ? null : URL.parse(url);
        return address !== null && !(0,broken_links_site/* isInternal */.iu)(site, address);
    });
    if (!isLost || document === sent.document)
        return () => undefined;
    const writers = sent.document
        .elements('script')
        .map(html_document/* textOf */.b6)
        .filter(text => text.includes('document.write'));
    return ({ links }) => {
        const [name] = /[\w.-]{1,100}\.js\b/.exec(links[0].href.slice(0, MAX_HREF)) ?? [];
        const isWritten = name !== undefined &&
            links.every(link => link.kind === 'script' && link.document !== sent.document) &&
            writers.some(text => text.includes(name));
        return isWritten ? 'the page loads it only where a script of another host does not' : undefined;
    };
}
const MAX_HREF = 500;
function linksOfPage({ document, sent }, site) {
    const links = (0,page_links/* linksOf */.h)(sent.document);
    if (document === sent.document)
        return links;
    const known = new Set(links.map(({ url }) => url));
    return [...links, ...(0,page_links/* linksOf */.h)(document).filter(link => !known.has(link.url) && isOfThePage(link, site))];
}
function isOfThePage({ kind, url, element }, site) {
    if (element.tagName === 'a' || element.tagName === 'area')
        return true;
    const target = kind === 'submission' || url === undefined ? null : URL.parse(url);
    if (!target || !/^https?:$/.test(target.protocol))
        return false;
    return (0,broken_links_site/* isInternal */.iu)(site, target) && !(0,missing_signs/* drawsMissingSigns */._)(target.pathname);
}


/***/ }),

/***/ 91964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NX: () => (/* binding */ isInSheetFile),
/* harmony export */   Os: () => (/* binding */ sheetNaming),
/* harmony export */   Yp: () => (/* binding */ sheetsOf),
/* harmony export */   qY: () => (/* binding */ missingSheetImages)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);


const IN_SHEET = 'style sheet';
function isInSheetFile({ place }) {
    return place.startsWith(IN_SHEET);
}
function sheetNaming({ place, element }) {
    const href = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href')?.trim() ?? '';
    const imported = place.slice(IN_SHEET.length + 1);
    return imported === '' ? href : `${imported}, imported by ${href},`;
}
const NAMED = new Set(['Image', 'Stylesheet', 'Font']);
function missingSheetImages({ scripts }, links) {
    if (scripts.state !== 'seen')
        return [];
    const { requests } = scripts.rendered;
    const sheets = sheetsOf(requests, links);
    const known = new Set(links.map(({ url }) => url));
    return requests.flatMap(({ url, type, method, status, inFrame, namedIn }) => {
        const sheet = namedIn === undefined ? undefined : sheets.get(namedIn);
        if (!sheet || !NAMED.has(type) || method !== 'GET' || inFrame || known.has(url))
            return [];
        const address = URL.parse(url) ?? undefined;
        if (status === undefined || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isGone */ .ST)(status) || !address)
            return [];
        if (type === 'Font' && requests.some(other => isSameFont(other, url)))
            return [];
        known.add(url);
        const { document, element } = sheet;
        const href = `${address.pathname}${address.search}`;
        const imported = sheet.url === namedIn ? '' : ` ${new URL(namedIn).pathname}`;
        return [{ href, url, address, kind: 'asset', document, element, place: `${IN_SHEET}${imported}` }];
    });
}
function isSameFont({ type, url, status }, missing) {
    return type === 'Font' && status === 200 && withoutFormat(url) === withoutFormat(missing);
}
function withoutFormat(url) {
    return url.split(/[?#]/, 1)[0].replace(/\.[a-z0-9]{2,5}$/i, '');
}
function sheetsOf(requests, links) {
    const sheets = new Map();
    for (const link of links)
        if (isSheet(link) && !sheets.has(link.url))
            sheets.set(link.url, link);
    for (const { url, type, namedIn } of requests) {
        const importing = type === 'Stylesheet' && !sheets.has(url) ? sheets.get(namedIn) : undefined;
        if (importing)
            sheets.set(url, importing);
    }
    return sheets;
}
function isSheet({ kind, element }) {
    return kind === 'stylesheet' || (element.tagName === 'link' && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'as') === 'style');
}


/***/ }),

/***/ 45375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ shown)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79967);

const SHOWN_URL_LENGTH = 200;
function shown(address) {
    return (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(address, SHOWN_URL_LENGTH);
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

/***/ 92797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ hashNamesIn)
/* harmony export */ });
const READS_FRAGMENT = /\bhashchange\b|\blocation\.hash\b/;
const QUOTED = /["'`]#?([^"'`\s#]{1,100})["'`]/g;
const MAX_NAMES = 5000;
const LOOKED_UP = /(?<![\w$])([\w$]{1,100})\s{0,5}\[\s{0,5}[A-Za-z_$]|\bin\s{1,5}(?:[\w$]{1,100}\.){0,3}([\w$]{1,100})/g;
const OF_OBJECT = /(?<![\w$])([\w$]{1,100})\s{0,20}([=:])\s{0,20}(\{)?|[{}]/g;
function hashNamesIn(script) {
    if (!READS_FRAGMENT.test(script))
        return [];
    const quoted = script
        .matchAll(QUOTED)
        .map(([, name]) => name)
        .take(MAX_NAMES);
    return [...quoted, ...keysIn(script).take(MAX_NAMES)];
}
function* keysIn(script) {
    const lookedUp = new Set(script.matchAll(LOOKED_UP).map(([, before, behind]) => before ?? behind));
    if (lookedUp.size === 0)
        return;
    const around = [];
    for (const [token, name, sign, opens] of script.matchAll(OF_OBJECT)) {
        if (token === '}')
            around.pop();
        if (sign === ':' && lookedUp.has(around.at(-1)))
            yield name;
        if (token === '{' || opens !== undefined)
            around.push(name);
    }
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




const MAX_SCRIPTS = 5;
const MAX_BYTES = 200_000;
const MAX_INLINE = 1_000_000;
const LIBRARY = /\/(?:jquery|bootstrap|popper|owl|aos|wow|swiper|slick|gsap|scrolltrigger|scrollax|isotope|imagesloaded|masonry|lightbox|glightbox|magnific|fancybox|modernizr|html5shiv|respond|lazysizes|waypoints|purecounter|typed|particles|easing|fontawesome|feather)(?=[.-])[^/]{0,100}$/i;
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


/***/ })

};
