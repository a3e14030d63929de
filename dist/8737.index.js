export const id = 8737;
export const ids = [8737];
export const modules = {

/***/ 82630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ withLazyFacts),
/* harmony export */   CK: () => (/* binding */ fieldIn),
/* harmony export */   Mn: () => (/* binding */ changedRun),
/* harmony export */   Qw: () => (/* binding */ withoutFacts),
/* harmony export */   l3: () => (/* binding */ WrittenFacts),
/* harmony export */   yD: () => (/* binding */ factOf),
/* harmony export */   zE: () => (/* binding */ lazyFactsOf)
/* harmony export */ });
const LAZY = Symbol('facts');
class WrittenFacts {
    #json;
    #value;
    constructor(json) {
        this.#json = json;
    }
    value() {
        this.#value ??= JSON.parse(new TextDecoder().decode(this.#json));
        return this.#value;
    }
    json() {
        return this.#json;
    }
    mayHave(name) {
        const { buffer, byteOffset, byteLength } = this.#json;
        return Buffer.from(buffer, byteOffset, byteLength).includes(fieldIn(name));
    }
}
function fieldIn(name) {
    return `${JSON.stringify(name)}:`;
}
function withLazyFacts(run, facts) {
    Object.defineProperty(run, LAZY, { value: facts });
    return Object.defineProperty(run, 'facts', { get: () => facts.value() });
}
function lazyFactsOf(run) {
    return run[LAZY];
}
function factOf(run, name) {
    return lazyFactsOf(run)?.mayHave(name) === false ? undefined : run.facts[name];
}
function changedRun(run, changes) {
    const facts = lazyFactsOf(run);
    if (!facts)
        return { ...run, ...changes };
    return withLazyFacts({ ...withoutFacts(run), ...changes }, facts);
}
function withoutFacts(run) {
    const names = Object.keys(run);
    const parts = names.map(name => [name, name === 'facts' ? undefined : run[name]]);
    return Object.fromEntries(parts);
}


/***/ }),

/***/ 54792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ NO_SCRIPTS),
/* harmony export */   Fd: () => (/* binding */ documentIn),
/* harmony export */   Gl: () => (/* binding */ SAME_TEMPLATE),
/* harmony export */   om: () => (/* binding */ NOT_RENDERED)
/* harmony export */ });
/* harmony import */ var _lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82630);

const NO_SCRIPTS = 'no scripts run on the page';
const SAME_TEMPLATE = 'scripts change nothing that search engines see on pages of its template';
const NOT_RENDERED = 'it was not rendered, since the setting "render" is "never"; set it to "auto"';
function documentIn(runs) {
    for (const run of runs) {
        const { judged, reason, sample } = objectOf((0,_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(run, 'rendered'));
        if (judged !== 'rendered' && judged !== 'sent')
            continue;
        return {
            judged,
            ...(typeof reason === 'string' && { reason }),
            ...(typeof sample === 'string' && { sample }),
        };
    }
    return undefined;
}
function objectOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}


/***/ }),

/***/ 79786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   Jb: () => (/* binding */ failAmong),
/* harmony export */   Qh: () => (/* binding */ judgedWithout),
/* harmony export */   Sw: () => (/* binding */ failEach),
/* harmony export */   a4: () => (/* binding */ failWhere),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   ls: () => (/* binding */ failCounted),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   tE: () => (/* binding */ sameForAll)
/* harmony export */ });
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39288);

function pass(message) {
    return message === undefined ? { outcome: 'pass' } : { outcome: 'pass', message };
}
function fail(occurrences, message) {
    const places = Array.isArray(occurrences) ? occurrences : [occurrences];
    return message === undefined
        ? { outcome: 'fail', occurrences: places }
        : { outcome: 'fail', message, occurrences: places };
}
function failWhere(occurrences, message) {
    return occurrences.length === 0 ? pass() : fail(occurrences, message);
}
function failCounted(occurrences, count) {
    if (count === 0)
        return pass();
    return count > occurrences.length ? { outcome: 'fail', occurrences, count } : fail(occurrences);
}
function failAmong(subjects, occurrences, nothing) {
    return subjects.length === 0 && occurrences.length === 0 ? notApplicable(nothing) : failWhere(occurrences);
}
function failEach(subjects, placeOf, nothing) {
    const places = subjects.map(placeOf).filter(place => place !== undefined);
    return failAmong(subjects, places, nothing);
}
function notApplicable(message) {
    return { outcome: 'not-applicable', message };
}
function notMeasured(message) {
    return { outcome: 'not-measured', message };
}
function judgedWithout(reason) {
    return reason instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .NotApplicable */ .bQ ? notApplicable(reason.message) : notMeasured(reason.message);
}
function sameForAll(checks, judgement) {
    const names = Object.keys(checks);
    return Object.fromEntries(names.map(name => [name, judgement]));
}


/***/ }),

/***/ 15917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R1: () => (/* binding */ provesNothing),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   oJ: () => (/* binding */ isSuccess)
/* harmony export */ });
function isSuccess(status) {
    return status >= 200 && status < 300;
}
function isGone(status) {
    return status === 404 || status === 410;
}
const REFUSALS = new Set([401, 403, 405, 407, 408, 429, 999]);
function provesNothing(status) {
    return REFUSALS.has(status) || status >= 500;
}


/***/ }),

/***/ 39288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ NotApplicable),
/* harmony export */   fg: () => (/* binding */ OutOfTime),
/* harmony export */   ke: () => (/* binding */ NotMeasured),
/* harmony export */   pr: () => (/* binding */ NotHtml)
/* harmony export */ });
class NotMeasured extends Error {
    name = 'NotMeasured';
}
class OutOfTime extends NotMeasured {
}
class NotHtml extends NotMeasured {
}
class NotApplicable extends Error {
    name = 'NotApplicable';
}


/***/ }),

/***/ 5710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ cssImports)
/* harmony export */ });
const MAX_IMPORTS = 50;
const BLANK = /\s+/y;
const BEFORE_IMPORTS = /@(?:charset|layer)[^;{}]{0,1000};/y;
const IMPORT = /@import\s{0,20}(?:url\(\s{0,20})?["']?([^"')\s;]{1,2000}(?:;[^"')\s;]{1,500}){0,10})["']?\s{0,20}\)?([^;{}]{0,500});/iy;
function cssImports(css) {
    const found = [];
    let at = css.startsWith('\ufeff') ? 1 : 0;
    const matchHere = (pattern) => {
        pattern.lastIndex = at;
        const match = pattern.exec(css);
        if (match)
            at = pattern.lastIndex;
        return match;
    };
    while (found.length < MAX_IMPORTS) {
        if (css.startsWith('/*', at)) {
            const end = css.indexOf('*/', at + 2);
            if (end < 0)
                break;
            at = end + 2;
            continue;
        }
        const imported = matchHere(IMPORT);
        if (imported)
            found.push({ address: imported[1], condition: imported[2].trim() });
        else if (!matchHere(BLANK) && !matchHere(BEFORE_IMPORTS))
            break;
    }
    return found;
}


/***/ }),

/***/ 59959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ misspelledPackageHost)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var tldts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20935);
/* harmony import */ var _package_hosts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98090);



const HOSTS = _package_hosts_js__WEBPACK_IMPORTED_MODULE_2__/* .PACKAGE_PLACES */ .g.map(place => place.split('/')[0]).map(host => ({ host, ...(0,tldts__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg)(host) }));
const ALSO_THEIRS = new Set([
    'jsdelivr.com',
    'jquery.org',
    'googleapis.cn',
    'cloudflare.net',
    'bootcdn.cn',
    'staticfile.cn',
]);
const MIN_LETTERS = 5;
const OF_PACKAGE = /@\d|\/(?:dist|umd)\//;
function misspelledPackageHost({ hostname, pathname }) {
    const { domain, domainWithoutSuffix, publicSuffix, subdomain } = (0,tldts__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg)(hostname);
    if (!domain || !domainWithoutSuffix || ALSO_THEIRS.has(domain))
        return undefined;
    if (HOSTS.some(known => known.domain === domain))
        return undefined;
    return HOSTS.find(known => {
        const name = known.domainWithoutSuffix;
        const isSameSubdomain = known.subdomain === subdomain;
        if (name.length < MIN_LETTERS || !(isSameSubdomain || subdomain === ''))
            return false;
        if (name === domainWithoutSuffix)
            return subdomain === '' ? OF_PACKAGE.test(pathname) : isSameSubdomain;
        return (known.publicSuffix === publicSuffix &&
            name[0] === domainWithoutSuffix[0] &&
            isOneSlip(name, domainWithoutSuffix));
    })?.host;
}
function isOneSlip(one, other) {
    const apart = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(one, other);
    if (apart === 1)
        return true;
    if (apart !== 2 || one.length !== other.length)
        return false;
    const at = [...one].findIndex((letter, index) => letter !== other[index]);
    return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}


/***/ }),

/***/ 98090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ isOfPackageHost),
/* harmony export */   g: () => (/* binding */ PACKAGE_PLACES)
/* harmony export */ });
const PACKAGE_PLACES = [
    'cdn.jsdelivr.net/npm',
    'fastly.jsdelivr.net/npm',
    'unpkg.com',
    'cdnjs.cloudflare.com/ajax/libs',
    'ajax.googleapis.com/ajax/libs',
    'ajax.aspnetcdn.com',
    'code.jquery.com',
    'maxcdn.bootstrapcdn.com',
    'stackpath.bootstrapcdn.com',
    'netdna.bootstrapcdn.com',
    'esm.sh',
    'esm.run',
    'cdn.skypack.dev',
    'cdn.bootcdn.net',
    'cdn.staticfile.org',
    'cdn.staticfile.net',
    'lib.baomitu.com',
];
function isOfPackageHost({ hostname, pathname }) {
    const address = hostname + pathname;
    return PACKAGE_PLACES.some(place => address.startsWith(`${place}/`));
}


/***/ }),

/***/ 70252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K0: () => (/* binding */ likeSample),
/* harmony export */   PS: () => (/* binding */ NEVER_SHOWN),
/* harmony export */   kC: () => (/* binding */ SHOWN)
/* harmony export */ });
const SHOWN = { shown: true };
const NEVER_SHOWN = { shown: false, because: 'never' };
function likeSample(sample) {
    return `Chrome was not asked to show the page, since scripts change nothing that search engines see on ${sample}, a page of the same template`;
}


/***/ }),

/***/ 3916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TV: () => (/* binding */ isExecutable),
/* harmony export */   Yx: () => (/* binding */ inlineScripts),
/* harmony export */   fJ: () => (/* binding */ runsScripts)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const FLIGHT = /^\s*\(?self\.__next_f\s*(?:=\s*self\.__next_f\s*\|\|\s*\[\]\s*\))?\s*\.push\(/;
function isExecutable(script) {
    const type = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'type')?.trim().toLowerCase() ?? '';
    const isCode = type === '' || type === 'module' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type);
    const [text] = script.childNodes;
    return isCode && !(text && 'value' in text && FLIGHT.test(text.value.slice(0, 100)));
}
function inlineScripts(document) {
    return document
        .elements('script')
        .filter(script => isExecutable(script) && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') === undefined);
}
const BY_VISITOR = /^on(?:click|dblclick|auxclick|contextmenu|mouse|pointer|touch|key|drag|drop|wheel|scroll|copy|cut|paste|input|change|submit|reset|select|focus|blur|invalid|search)/;
function runsScripts(document) {
    return document
        .elements()
        .some(element => (element.tagName === 'script' && isExecutable(element)) ||
        element.attrs.some(({ name, value }) => (name.startsWith('on') && !BY_VISITOR.test(name)) ||
            (name === 'src' && /^\s*javascript:/i.test(value))));
}


/***/ }),

/***/ 46770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ isIconLigature)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const OF_LIGATURES = /(?:^|\s)(?:material-(?:icons?|symbols)(?:-[a-z-]{1,20})?|google-(?:material-icons|symbols)|(?:md|mat|mdl|mdc|q|v)-icon)(?:\s|$)/i;
const LIGATURE_TAGS = new Set(['mat-icon', 'md-icon', 'mwc-icon']);
const LIGATURE_FONT = /\bfont(?:-family)?\s*:[^;]{0,100}\bMaterial (?:Icons|Symbols)\b/i;
const ICON_NAME = /^\s*[a-z0-9]{1,30}(?:_[a-z0-9]{1,30}){0,6}\s*$/;
const MAX_LENGTH = 300;
function isIconLigature(element) {
    const [only, ...others] = element.childNodes;
    if (!only || others.length > 0 || only.nodeName !== '#text' || !('value' in only))
        return false;
    if (only.value.length > MAX_LENGTH || !ICON_NAME.test(only.value))
        return false;
    return (LIGATURE_TAGS.has(element.tagName) ||
        OF_LIGATURES.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class') ?? '').slice(0, MAX_LENGTH)) ||
        LIGATURE_FONT.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'style') ?? '').slice(0, MAX_LENGTH)));
}


/***/ }),

/***/ 5758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J2: () => (/* binding */ LINE_END),
/* harmony export */   Mq: () => (/* binding */ startOfSeenText),
/* harmony export */   W$: () => (/* binding */ startOfTexts),
/* harmony export */   ae: () => (/* binding */ startOfSeenLines),
/* harmony export */   cY: () => (/* binding */ startOfWrittenText),
/* harmony export */   wg: () => (/* binding */ firstNodes)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _icon_ligatures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46770);


const MAX_NODES = 500;
const MAX_PART = 50_000;
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);
const BREAKS = new Set('br div p li dt dd tr td th h1 h2 h3 h4 h5 h6 section article address option'.split(' '));
function startOfSeenText(root, most) {
    const lengthOf = (text) => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(firstTexts(root, most, lengthOf).join('')).slice(0, most);
}
const LINE_END = '\u2028';
function startOfSeenLines(root, most) {
    const lengthOf = (text) => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    const lines = firstTexts(root, most, lengthOf, LINE_END).join('').split(LINE_END);
    return lines
        .map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)
        .filter(line => line !== '')
        .join(LINE_END)
        .slice(0, most);
}
function startOfTexts(root, most) {
    return firstTexts(root, most, text => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length).map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ);
}
function startOfWrittenText(root, most) {
    const text = firstTexts(root, most, part => part.length).join('');
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text.slice(0, most));
}
function firstTexts(root, most, lengthOf, lineEnd = ' ') {
    const parts = [];
    let characters = 0;
    for (const node of firstNodes(root, MAX_NODES, UNSEEN)) {
        if (BREAKS.has(node.nodeName))
            parts.push(lineEnd);
        if (node.nodeName !== '#text' || !('value' in node) || isOfIcon(node))
            continue;
        const start = node.value.slice(0, MAX_PART);
        parts.push(start);
        characters += lengthOf(start);
        if (characters >= most)
            break;
    }
    return parts;
}
function isOfIcon({ parentNode }) {
    return parentNode != null && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(parentNode) && (0,_icon_ligatures_js__WEBPACK_IMPORTED_MODULE_1__/* .isIconLigature */ .z)(parentNode);
}
function* firstNodes(root, most, without) {
    const path = [{ nodes: root.childNodes, next: 0 }];
    for (let seen = 0; seen < most; seen++) {
        while (path.length > 0 && path.at(-1).next >= path.at(-1).nodes.length)
            path.pop();
        const level = path.at(-1);
        if (!level)
            return;
        const node = level.nodes[level.next++];
        if (without?.has(node.nodeName))
            continue;
        yield node;
        if ('childNodes' in node && node.childNodes.length > 0)
            path.push({ nodes: node.childNodes, next: 0 });
    }
}


/***/ }),

/***/ 90957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isFontHost),
/* harmony export */   e: () => (/* binding */ isOfLetterFonts)
/* harmony export */ });
const FONT_HOSTS = new Set(['fonts.googleapis.com', 'fonts.bunny.net', 'use.typekit.net', 'p.typekit.net']);
const FILE_HOSTS = new Set(['fonts.gstatic.com']);
const ICONS = /\b(?:icons?|symbols)\b/i;
const MAX_ADDRESS = 2000;
function isFontHost(hostname) {
    return FONT_HOSTS.has(hostname);
}
function isOfLetterFonts({ hostname, pathname, search }) {
    const isFont = isFontHost(hostname) || FILE_HOSTS.has(hostname);
    return isFont && !ICONS.test(`${pathname}${search}`.slice(0, MAX_ADDRESS).replaceAll('+', ' '));
}


/***/ }),

/***/ 11312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ platformScriptPatterns),
/* harmony export */   G7: () => (/* binding */ previewHint),
/* harmony export */   Gb: () => (/* binding */ hasNoAddressYet),
/* harmony export */   IS: () => (/* binding */ hereOf),
/* harmony export */   K3: () => (/* binding */ schemeOfHosts),
/* harmony export */   N6: () => (/* binding */ namesakesAmong),
/* harmony export */   Qm: () => (/* binding */ isSharedHost),
/* harmony export */   Tc: () => (/* binding */ productionAddressOf),
/* harmony export */   WF: () => (/* binding */ addressBesideGuess),
/* harmony export */   YG: () => (/* binding */ askedAt),
/* harmony export */   d0: () => (/* binding */ productionPatterns),
/* harmony export */   dT: () => (/* binding */ isOnProduction),
/* harmony export */   fm: () => (/* binding */ whyRootIsForeign),
/* harmony export */   gS: () => (/* binding */ deploymentRoot),
/* harmony export */   jL: () => (/* binding */ productionOrigins),
/* harmony export */   kX: () => (/* binding */ isPlatformCookie),
/* harmony export */   n0: () => (/* binding */ bareHost),
/* harmony export */   o6: () => (/* binding */ isSecureOnProduction),
/* harmony export */   oW: () => (/* binding */ previewOf),
/* harmony export */   oo: () => (/* binding */ isMixedOnProduction),
/* harmony export */   pY: () => (/* binding */ isPlatformScript),
/* harmony export */   qZ: () => (/* binding */ hasPreviewName),
/* harmony export */   yc: () => (/* binding */ isFullAddress),
/* harmony export */   yd: () => (/* binding */ addressOutsideFolder)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);

function previewOf(url, productionUrl, base = '', isHomeGuessed = false, namesakes = []) {
    const audited = new URL(url);
    const here = audited.origin;
    if (productionUrl === undefined) {
        return { host: undefined, origin: undefined, folder: '', home: '', base: '', here, words: 'on a preview' };
    }
    const { host, origin, pathname } = new URL(productionUrl);
    if (bareHost(host) === bareHost(audited.host))
        return undefined;
    const folder = pathname.replace(/\/$/, '');
    const isBelow = base !== '' && isInFolder(audited.pathname, base);
    const isOfHome = !isBelow && isInFolder(audited.pathname, folder) && !namesakes.includes(url);
    return {
        host,
        origin,
        folder: isOfHome ? '' : folder,
        home: folder,
        ...(isHomeGuessed && { isHomeGuessed }),
        base: isBelow ? base : '',
        here,
        ...(namesakes.length > 0 && { namesakes }),
        words: `on a preview of ${host}`,
    };
}
function namesakesAmong(pages, productionUrl) {
    const folder = new URL(productionUrl).pathname.replace(/\/$/, '');
    if (folder === '')
        return [];
    const inside = pages.filter(page => isInFolder(new URL(page).pathname, folder));
    return inside.length * 2 < pages.length ? inside : [];
}
function hasNoAddressYet(preview, url) {
    const hosts = [url, preview?.origin].flatMap(address => address === undefined ? [] : new URL(address).hostname);
    return hosts.every(_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ);
}
function isOnProduction(preview, url) {
    return preview?.host !== undefined && bareHost(url.host) === bareHost(preview.host);
}
function hereOf(preview, url) {
    if (!preview || !isOnProduction(preview, url) || !isInFolder(url.pathname, preview.home))
        return undefined;
    const { here, base, folder } = preview;
    if (base !== '' && isInFolder(url.pathname, base))
        return new URL(here + url.pathname + url.search);
    return new URL(`${here}${base}${url.pathname.slice(folder.length) || '/'}${url.search}`);
}
function isSecureOnProduction(preview) {
    return preview?.origin?.startsWith('https:') === true && preview.here.startsWith('http:');
}
function schemeOfHosts(preview) {
    return isSecureOnProduction(preview) ? 'https:' : undefined;
}
function isMixedOnProduction(preview, address) {
    if (!isSecureOnProduction(preview) || !address.startsWith('http:'))
        return false;
    const url = URL.parse(address);
    return url !== null && url.origin !== preview?.here && !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(url.hostname);
}
function productionAddressOf(preview, url) {
    if (preview?.origin === undefined || url.origin !== preview.here || !isInFolder(url.pathname, preview.base))
        return undefined;
    const path = url.pathname.slice(preview.base.length) || '/';
    return new URL(`${preview.origin}${preview.folder}${path}${url.search}`);
}
function addressBesideGuess(preview, url) {
    if (!preview?.isHomeGuessed || preview.origin === undefined)
        return undefined;
    if (url.origin !== preview.here || !isInFolder(url.pathname, preview.home))
        return undefined;
    const path = url.pathname.slice(preview.home.length) || '/';
    return new URL(`${preview.origin}${path}${url.search}`);
}
function askedAt(preview, url) {
    const parsed = preview?.host === undefined ? null : URL.parse(url);
    if (!parsed || !preview)
        return url;
    const { here, base, folder, namesakes = [] } = preview;
    if (namesakes.includes(here + parsed.pathname + parsed.search))
        return url;
    if (parsed.origin === here && base === '' && folder !== '' && isInFolder(parsed.pathname, folder))
        return new URL(`${here}${parsed.pathname.slice(folder.length) || '/'}${parsed.search}${parsed.hash}`).href;
    return hereOf(preview, parsed)?.href ?? url;
}
function whyRootIsForeign(preview) {
    if (preview === undefined)
        return undefined;
    const { base } = preview;
    if (base !== '')
        return `the preview is ${base}/: the root of its host is not part of this deployment`;
    if (preview.home === '')
        return undefined;
    return `production is ${preview.home}/ on ${preview.host}: the root of that host is not part of this deployment`;
}
function isSharedHost(host) {
    return SHARED_HOST.test(host);
}
const SHARED_HOST = /^[^.]+\.(?:github|gitlab)\.io$/;
function addressOutsideFolder(preview, url, written, from) {
    if (preview?.origin === undefined || preview.home === '' || preview.base !== '' || preview.isHomeGuessed)
        return undefined;
    if (!isSharedHost(preview.host ?? '') || url.origin !== preview.here)
        return undefined;
    const path = written.trim();
    if (path.startsWith('../')) {
        const page = from && productionAddressOf(preview, from);
        const there = page && URL.parse(path, page);
        return there && !isInFolder(there.pathname, preview.home) ? there : undefined;
    }
    if (!/^\/(?!\/)/.test(path) || isInFolder(url.pathname, preview.home))
        return undefined;
    return new URL(`${preview.origin}${url.pathname}${url.search}`);
}
function deploymentRoot(preview, origin) {
    if (preview === undefined)
        return origin;
    if (preview.base !== '')
        return origin + preview.base;
    return preview.folder === '' ? origin + preview.home : origin;
}
function productionOrigins(preview) {
    if (preview?.origin === undefined || preview.host === undefined)
        return [];
    const { protocol } = new URL(preview.origin);
    const bare = bareHost(preview.host);
    return [`${protocol}//${bare}`, `${protocol}//www.${bare}`].filter(origin => URL.canParse(origin));
}
function productionPatterns(preview) {
    return productionOrigins(preview).map(origin => `*://${new URL(origin).host}/*`);
}
function isInFolder(path, folder) {
    return folder === '' || `${path}/`.startsWith(`${folder}/`);
}
const PLATFORM_SCRIPT_HOSTS = new Set([
    'vercel.live',
    'netlify-cdp-loader.netlify.app',
    'app.netlify.com',
]);
function platformScriptPatterns(preview) {
    return preview === undefined ? [] : [...PLATFORM_SCRIPT_HOSTS].map(host => `*://${host}/*`);
}
function isPlatformScript(preview, url) {
    return preview !== undefined && PLATFORM_SCRIPT_HOSTS.has(URL.parse(url)?.host ?? '');
}
const PLATFORM_COOKIES = new Set([
    ...['_vercel_jwt', '_vercel_sso_nonce', '__vercel_toolbar'],
    ...['CF_Authorization', 'CF_AppSession', 'CF_Binding'],
]);
function isPlatformCookie(preview, name) {
    return preview !== undefined && PLATFORM_COOKIES.has(name);
}
function hasPreviewName(hostname) {
    return PREVIEW_HOSTS.some(pattern => pattern.test(hostname));
}
const PREVIEW_HOSTS = [
    /\.vercel\.app$/,
    /--[^.]+\.netlify\.app$/,
    /^[^.]+\.[^.]+\.pages\.dev$/,
    /^pr-\d+\.[^.]+\.amplifyapp\.com$/,
    /-pr-\d+\.onrender\.com$/,
];
function previewHint(preview, url) {
    const { hostname } = new URL(url);
    const isUnsaid = preview === undefined && hasPreviewName(hostname);
    return isUnsaid ? '; if this is a preview, name production in the setting "production-url"' : '';
}
function isFullAddress(written) {
    return /^\s*(?:https?:)?\/\//i.test(written);
}
function bareHost(host) {
    return host.replace(/^www\./, '');
}


/***/ }),

/***/ 48737:
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
// EXTERNAL MODULE: ./lib/engine/visit/input-trace.js
var input_trace = __webpack_require__(4274);
// EXTERNAL MODULE: ./lib/net/platform.js
var net_platform = __webpack_require__(82620);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
;// CONCATENATED MODULE: ./lib/engine/tools/security/host-tls.js



const tlsReport = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { failure } = await visit.exchange();
    const untrusted = failure?.kind === 'certificate' ? failure : undefined;
    const { protocol, hostname, port } = new URL(untrusted?.url ?? (await visit.htmlPage()).url);
    if (protocol !== 'https:')
        return undefined;
    const report = await visit.tls(hostname, port === '' ? 443 : Number(port));
    if (untrusted && report.failure)
        throw new not_measured/* NotMeasured */.ke(`${untrusted.url} ${untrusted.message}`);
    return report;
});
const hostTls = (0,per_visit/* perVisit */.V)(async (visit) => {
    const report = await tlsReport(visit);
    const { final } = await visit.exchange();
    const platform = (0,net_platform/* platformOf */.t)(new URL(visit.url).hostname);
    if (final && (visit.preview || platform !== undefined)) {
        const whose = platform === undefined ? 'its platform' : `the platform ${platform}`;
        throw new not_measured/* NotApplicable */.bQ(`certificate and TLS of this host belong to ${whose}`);
    }
    if (!report)
        throw new not_measured/* NotApplicable */.bQ('the page is served over plain HTTP');
    const { host, port } = report;
    if (report.failure)
        throw new not_measured/* NotMeasured */.ke(`no TLS handshake with ${host}:${port}: ${report.failure.message}`);
    const url = new URL(`https://${host.includes(':') ? `[${host}]` : host}:${port}/`).href;
    return { url, handshake: report.handshake, versions: report.versions };
});

;// CONCATENATED MODULE: ./lib/engine/tools/security/certificate.js




const SERVER_SIDE_TLS = 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/TLS';
const SEARCH_CENTRAL = 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors';
const certificate = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'certificate-expired': {
            scope: 'site',
            severity: 'error',
            title: 'The certificate is not valid today',
            why: 'Browsers show a warning instead of the page, and crawlers do not load it.',
            fix: 'Renew the certificate, install it on every server of the host, and let it renew automatically (ACME) from now on.',
            help: 'https://www.rfc-editor.org/rfc/rfc5280#section-4.1.2.5',
            example: 'a certificate valid until yesterday',
        },
        'certificate-expiring': {
            scope: 'site',
            severity: 'warning',
            title: 'The certificate expires soon',
            why: 'It should have been renewed by now. Once it expires, browsers show a warning instead of the page.',
            fix: 'Renew the certificate, and find out why it was not renewed automatically.',
            help: 'https://letsencrypt.org/docs/integration-guide/#when-to-renew',
            example: 'a certificate valid for three more days',
        },
        'certificate-wrong-host': {
            scope: 'site',
            severity: 'error',
            title: 'The certificate is for another host',
            why: 'Browsers show a warning instead of the page, and crawlers do not load it.',
            fix: 'Get a certificate for this host, or configure the server to send the right one. A wildcard such as *.example.com covers one level only.',
            help: 'https://www.rfc-editor.org/rfc/rfc9525#section-6.3',
            example: 'a certificate for shop.example.com at www.example.com',
        },
        'certificate-untrusted': {
            scope: 'site',
            severity: 'error',
            title: 'The certificate is not trusted',
            why: 'Browsers show a warning instead of the page, and crawlers do not load it.',
            fix: 'Use a certificate of a public authority (Let’s Encrypt is free), and install it with its intermediate certificates. If it is of your own authority, set NODE_EXTRA_CA_CERTS for this audit.',
            help: SEARCH_CENTRAL,
            example: 'a certificate that signs itself',
        },
        'certificate-weak': {
            scope: 'site',
            severity: 'warning',
            title: 'The certificate uses a weak key or signature',
            why: 'Short keys and signatures with SHA-1 or MD5 can be forged, and browsers refuse them.',
            fix: 'Get a certificate with an RSA key of at least 2,048 bits or an elliptic-curve key of at least 256 bits, signed with SHA-256 or better.',
            help: SERVER_SIDE_TLS,
            example: 'a certificate with an RSA key of 1,024 bits',
        },
    },
    async judge(visit) {
        const { url, handshake } = await hostTls(visit);
        const now = new Date();
        return {
            judgements: {
                ...judgeDates(handshake.chain[0], now, url),
                'certificate-wrong-host': handshake.coversHost
                    ? (0,judging_judgement/* pass */.IX)()
                    : (0,judging_judgement/* fail */.fJ)({ url, message: `The certificate is for ${handshake.chain[0].names || 'no host at all'}` }),
                'certificate-untrusted': judgeTrust(handshake, now, url),
                'certificate-weak': (0,judging_judgement/* failWhere */.a4)(weaknesses(handshake).map(message => ({ url, message }))),
            },
        };
    },
});
const DAY_MS = 86_400_000;
const EXPIRING = { days: 14, share: 1 / 6 };
function judgeDates({ validFrom, validTo }, now, url) {
    const left = validTo.getTime() - now.getTime();
    const early = validFrom.getTime() > now.getTime();
    (0,input_trace/* holdsUntil */.HK)(early ? validFrom.getTime() : validTo.getTime());
    if (left < 0 || early) {
        const message = early
            ? `The certificate is valid from ${dateOf(validFrom)} on`
            : `The certificate expired on ${dateOf(validTo)}`;
        return {
            'certificate-expired': (0,judging_judgement/* fail */.fJ)({ url, message }),
            'certificate-expiring': (0,judging_judgement/* notApplicable */.hH)('the certificate is not valid today'),
        };
    }
    const life = validTo.getTime() - validFrom.getTime();
    const margin = Math.min(EXPIRING.days * DAY_MS, life * EXPIRING.share);
    const expires = left < margin;
    (0,input_trace/* holdsUntil */.HK)(validTo.getTime() - (expires ? left - (left % DAY_MS) : margin));
    const message = `The certificate expires on ${dateOf(validTo)}, in ${Math.floor(left / DAY_MS)} days`;
    return {
        'certificate-expired': (0,judging_judgement/* pass */.IX)(),
        'certificate-expiring': (0,judging_judgement/* failWhere */.a4)(expires ? [{ url, message }] : []),
    };
}
function dateOf(date) {
    return date.toISOString().slice(0, 10);
}
const DATE_ERRORS = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID']);
function judgeTrust({ untrusted, chain }, now, url) {
    if (untrusted === undefined)
        return (0,judging_judgement/* pass */.IX)();
    const [leaf] = chain;
    const last = chain.at(-1);
    const at = (message) => (0,judging_judgement/* fail */.fJ)({ url, message: `${message} (${untrusted})` });
    if (leaf.selfSigned)
        return at('The certificate is self-signed');
    if (DATE_ERRORS.has(untrusted)) {
        return isValidOn(now, leaf)
            ? at('An intermediate certificate is not valid today')
            : (0,judging_judgement/* notMeasured */.q7)('the certificate is not valid today, which hides whether its chain is trusted');
    }
    if (last.selfSigned)
        return at(`The certificate is of an unknown authority, "${last.subject}"`);
    if (/UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)/.test(untrusted)) {
        return at(`The server does not send the intermediate certificate "${last.issuer}"`);
    }
    return at('The certificate chain is not valid');
}
function isValidOn(now, { validFrom, validTo }) {
    return validFrom.getTime() <= now.getTime() && now.getTime() <= validTo.getTime();
}
const LEAST_BITS = { rsa: 2048, 'rsa-pss': 2048, ec: 256 };
function weaknesses({ chain }) {
    return chain.flatMap((one, index) => {
        const whose = index === 0 ? 'The certificate' : `The intermediate certificate "${one.subject}"`;
        const { keyType, keyBits, signatureAlgorithm = '', selfSigned } = one;
        const least = LEAST_BITS[keyType];
        const found = [];
        if (keyBits !== undefined && least !== undefined && keyBits < least) {
            found.push(`${whose} has an ${keyType.toUpperCase()} key of ${keyBits} bits (at least ${least})`);
        }
        if (!selfSigned && /sha-?1(?!\d)|md[245]/i.test(signatureAlgorithm)) {
            found.push(`${whose} is signed with ${signatureAlgorithm}`);
        }
        return found;
    });
}

// EXTERNAL MODULE: ./node_modules/csp_evaluator/dist/evaluator.js
var evaluator = __webpack_require__(67520);
// EXTERNAL MODULE: ./node_modules/csp_evaluator/dist/finding.js
var finding = __webpack_require__(40208);
// EXTERNAL MODULE: ./node_modules/csp_evaluator/dist/parser.js
var parser = __webpack_require__(5006);
;// CONCATENATED MODULE: ./lib/engine/tools/security/csp-weaknesses.js



const SEVERITIES = {
    [finding.Severity.HIGH]: 'high',
    [finding.Severity.SYNTAX]: 'syntax',
    [finding.Severity.MEDIUM]: 'medium',
    [finding.Severity.HIGH_MAYBE]: 'possibly high',
    [finding.Severity.MEDIUM_MAYBE]: 'possibly medium',
    [finding.Severity.STRICT_CSP]: 'strict',
    [finding.Severity.INFO]: 'info',
};
const CERTAIN = new Set(['high', 'syntax', 'medium']);
const NEWER_WORDS = new Set([
    'fenced-frame-src',
    "'report-sha256'",
    "'report-sha384'",
    "'report-sha512'",
    "'trusted-types-eval'",
]);
const MAX_LENGTH = 32_768;
function cspWeaknesses(policies) {
    const length = policies.reduce((sum, policy) => sum + policy.length, 0);
    if (length > MAX_LENGTH)
        throw new Error(`it has ${length} characters, more than ${MAX_LENGTH}`);
    const found = policies.map(weaknessesOf);
    const isOpenInAll = (directive) => found.every(list => list.some(one => isHole(one) && groupOf(one.directive) === groupOf(directive)));
    const kept = found.flatMap(list => list.filter(one => !isHole(one) || isOpenInAll(one.directive)));
    return [...new Map(kept.map(one => [JSON.stringify(one), one])).values()];
}
function isCertain({ severity }) {
    return CERTAIN.has(severity);
}
function isHole({ severity }) {
    return severity === 'high' || severity === 'medium';
}
function groupOf(directive) {
    return directive === 'default-src' || directive.startsWith('script-src') ? 'script-src' : directive;
}
function weaknessesOf(policy) {
    return new evaluator.CspEvaluator(new parser.CspParser(policy).csp).evaluate().flatMap(weaknessOf);
}
function weaknessOf({ severity, directive, value, description }) {
    const name = SEVERITIES[severity];
    if (name === undefined || NEWER_WORDS.has(value ?? directive))
        return [];
    return [{ severity: name, directive, value: value ?? null, advice: description }];
}

// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
;// CONCATENATED MODULE: ./lib/engine/tools/security/observatory/outcomes.js
const ALGORITHM_VERSION = 6;
const outcome = (modifier, pass, says) => ({
    modifier,
    pass,
    says,
});
const CONTENT_SECURITY_POLICY = {
    'csp-implemented-with-no-unsafe-default-src-none': outcome(10, true, "default-src 'none' and nothing unsafe"),
    'csp-implemented-with-no-unsafe': outcome(5, true, 'nothing unsafe'),
    'csp-implemented-with-unsafe-inline-in-style-src-only': outcome(0, true, 'unsafe sources for styles only'),
    'csp-implemented-with-insecure-scheme-in-passive-content-only': outcome(-10, true, 'images or media may load over plain HTTP'),
    'csp-implemented-with-unsafe-eval': outcome(-10, false, "'unsafe-eval' lets scripts run text as code"),
    'csp-implemented-with-unsafe-inline': outcome(-20, false, "The policy does not restrict scripts or plug-ins: it has 'unsafe-inline', data:, a whole scheme, or no directive for them"),
    'csp-implemented-with-insecure-scheme': outcome(-20, false, 'The policy allows code or styles over plain HTTP'),
    'csp-header-invalid': outcome(-25, false, "The policy is invalid: it is empty, has a directive twice, or has 'strict-dynamic' without a nonce or hash"),
    'csp-not-implemented': outcome(-25, false, 'There is no Content-Security-Policy'),
    'csp-not-implemented-but-reporting-enabled': outcome(-25, false, 'There is only a Content-Security-Policy-Report-Only, which blocks nothing'),
    'csp-implemented-but-duplicate-directives': outcome(0, true, 'report-uri or report-to is given twice'),
};
const COOKIES = {
    'cookies-secure-with-httponly-sessions-and-samesite': outcome(5, true, 'Secure, HttpOnly and SameSite are set'),
    'cookies-secure-with-httponly-sessions': outcome(0, true, 'Secure, and HttpOnly on sessions, are set'),
    'cookies-not-found': outcome(0, true, 'no cookies'),
    'cookies-without-secure-flag-but-protected-by-hsts': outcome(-5, false, 'no Secure, although HSTS is on'),
    'cookies-session-without-secure-flag-but-protected-by-hsts': outcome(-10, false, 'a session cookie without Secure, although HSTS is on'),
    'cookies-without-secure-flag': outcome(-20, false, 'no Secure'),
    'cookies-samesite-flag-invalid': outcome(-20, false, 'SameSite is not Strict, Lax or None, or is None without Secure'),
    'cookies-anticsrf-without-samesite-flag': outcome(-20, false, 'an anti-CSRF cookie without SameSite'),
    'cookies-session-without-httponly-flag': outcome(-30, false, 'a session cookie that scripts can read (no HttpOnly)'),
    'cookies-session-without-secure-flag': outcome(-40, false, 'a session cookie that is also sent over plain HTTP (no Secure)'),
};
const CROSS_ORIGIN_RESOURCE_SHARING = {
    'cross-origin-resource-sharing-not-implemented': outcome(0, true, 'not shared with other origins'),
    'cross-origin-resource-sharing-implemented-with-public-access': outcome(0, true, 'public, without credentials'),
    'cross-origin-resource-sharing-implemented-with-restricted-access': outcome(0, true, 'shared with chosen origins'),
    'cross-origin-resource-sharing-implemented-with-universal-access': outcome(-50, false, 'Any origin can read the answer with the credentials of the visitor'),
};
const REDIRECTION = {
    'redirection-all-redirects-preloaded': outcome(0, true, 'every host of the chain is preloaded for HSTS'),
    'redirection-to-https': outcome(0, true, 'HTTP leads to HTTPS on the same host'),
    'redirection-not-needed-no-http': outcome(0, true, 'nothing answers over HTTP'),
    'redirection-off-host-from-http': outcome(-5, false, 'The first redirect from HTTP leads to another host'),
    'redirection-not-to-https-on-initial-redirection': outcome(-10, false, 'The first redirect from HTTP leads to HTTP again'),
    'redirection-not-to-https': outcome(-20, false, 'The redirects from HTTP do not end at HTTPS'),
    'redirection-missing': outcome(-20, false, 'HTTP answers without a redirect to HTTPS'),
    'redirection-invalid-cert': outcome(-20, false, 'HTTP redirects to a host with an invalid certificate'),
};
const REFERRER_POLICY = {
    'referrer-policy-private': outcome(5, true, 'other sites see only the origin'),
    'referrer-policy-not-implemented': outcome(0, true, 'the default of browsers applies: strict-origin-when-cross-origin'),
    'referrer-policy-unsafe': outcome(-5, false, 'other sites get the full URL of the page'),
    'referrer-policy-header-invalid': outcome(-5, false, 'browsers do not know this value'),
};
const STRICT_TRANSPORT_SECURITY = {
    'hsts-preloaded': outcome(5, true, 'the host is on the preload list of browsers'),
    'hsts-implemented-max-age-at-least-six-months': outcome(0, true, 'for at least six months'),
    'hsts-implemented-max-age-less-than-six-months': outcome(-10, false, 'The max-age is too short (at least six months, 15,552,000 s)'),
    'hsts-not-implemented': outcome(-20, false, 'There is no Strict-Transport-Security header'),
    'hsts-header-invalid': outcome(-20, false, 'The Strict-Transport-Security header is invalid'),
    'hsts-not-implemented-no-https': outcome(-20, false, 'The page is not served over HTTPS'),
    'hsts-invalid-cert': outcome(-20, false, 'Browsers ignore the header, because the certificate of the host is invalid'),
};
const SUBRESOURCE_INTEGRITY = {
    'sri-implemented-and-all-scripts-loaded-securely': outcome(5, true, 'own scripts have hashes too'),
    'sri-implemented-and-external-scripts-loaded-securely': outcome(5, true, 'external scripts have hashes'),
    'sri-not-implemented-response-not-html': outcome(0, true, 'not HTML'),
    'sri-not-implemented-but-no-scripts-loaded': outcome(0, true, 'no scripts'),
    'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': outcome(0, true, 'all scripts are its own'),
    'sri-not-implemented-but-external-scripts-loaded-securely': outcome(-5, false, 'no integrity attribute'),
    'sri-implemented-but-external-scripts-not-loaded-securely': outcome(-20, false, 'a hash, but the URL does not say https:'),
    'sri-not-implemented-and-external-scripts-not-loaded-securely': outcome(-50, false, 'no integrity attribute, and the URL does not say https:'),
};
const X_CONTENT_TYPE_OPTIONS = {
    'x-content-type-options-nosniff': outcome(0, true, 'nosniff'),
    'x-content-type-options-not-implemented': outcome(-5, false, 'There is no X-Content-Type-Options header'),
    'x-content-type-options-header-invalid': outcome(-5, false, 'X-Content-Type-Options is not "nosniff"'),
};
const X_FRAME_OPTIONS = {
    'x-frame-options-implemented-via-csp': outcome(5, true, 'frame-ancestors of the Content-Security-Policy'),
    'x-frame-options-sameorigin-or-deny': outcome(5, true, 'SAMEORIGIN or DENY'),
    'x-frame-options-allow-from-origin': outcome(0, true, 'ALLOW-FROM, which browsers do not support any more'),
    'x-frame-options-not-implemented': outcome(-20, false, 'There is neither an X-Frame-Options header nor frame-ancestors in a Content-Security-Policy header'),
    'x-frame-options-header-invalid': outcome(-20, false, 'X-Frame-Options is neither DENY nor SAMEORIGIN'),
};
const CROSS_ORIGIN_RESOURCE_POLICY = {
    'corp-not-implemented': outcome(0, true, 'no header'),
    'corp-implemented-with-same-origin': outcome(10, true, 'same-origin'),
    'corp-implemented-with-same-site': outcome(10, true, 'same-site'),
    'corp-implemented-with-cross-origin': outcome(0, true, 'cross-origin'),
    'corp-header-invalid': outcome(-5, false, 'The value is not same-origin, same-site or cross-origin'),
};
const CROSS_ORIGIN_EMBEDDER_POLICY = {
    'coep-not-implemented': outcome(0, true, 'no header'),
    'coep-implemented-with-require-corp': outcome(10, true, 'require-corp'),
    'coep-implemented-with-credentialless': outcome(10, true, 'credentialless'),
    'coep-implemented-with-unsafe-none': outcome(0, true, 'unsafe-none'),
    'coep-header-invalid': outcome(-5, false, 'The value is not require-corp, credentialless or unsafe-none'),
};
const CROSS_ORIGIN_OPENER_POLICY = {
    'coop-not-implemented': outcome(0, true, 'no header'),
    'coop-implemented-with-same-origin': outcome(10, true, 'same-origin'),
    'coop-implemented-with-same-origin-allow-popups': outcome(10, true, 'same-origin-allow-popups'),
    'coop-implemented-with-noopener-allow-popups': outcome(10, true, 'noopener-allow-popups'),
    'coop-implemented-with-unsafe-none': outcome(0, true, 'unsafe-none'),
    'coop-header-invalid': outcome(-5, false, 'The value is not same-origin, same-origin-allow-popups, noopener-allow-popups or unsafe-none'),
};
const OUTCOMES = {
    'content-security-policy': CONTENT_SECURITY_POLICY,
    cookies: COOKIES,
    'cross-origin-embedder-policy': CROSS_ORIGIN_EMBEDDER_POLICY,
    'cross-origin-opener-policy': CROSS_ORIGIN_OPENER_POLICY,
    'cross-origin-resource-sharing': CROSS_ORIGIN_RESOURCE_SHARING,
    redirection: REDIRECTION,
    'referrer-policy': REFERRER_POLICY,
    'strict-transport-security': STRICT_TRANSPORT_SECURITY,
    'subresource-integrity': SUBRESOURCE_INTEGRITY,
    'x-content-type-options': X_CONTENT_TYPE_OPTIONS,
    'x-frame-options': X_FRAME_OPTIONS,
    'cross-origin-resource-policy': CROSS_ORIGIN_RESOURCE_POLICY,
};
const OBSERVATORY_TESTS = Object.keys(OUTCOMES);
function outcomeOf(test, result) {
    return OUTCOMES[test][result];
}

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
;// CONCATENATED MODULE: ./lib/engine/tools/security/observatory/scan.js



function headerOccurrence(scan, name, message) {
    const value = (0,exchange/* header */.wx)(scan, name);
    return value === undefined
        ? { url: scan.url, message }
        : { url: scan.url, message, snippet: snippetOf(name, value) };
}
const SNIPPET_LENGTH = 300;
function snippetOf(name, value) {
    return (0,cut/* cutEnd */.ym)(`${name}: ${value}`, SNIPPET_LENGTH);
}
function listValues(response, name) {
    return (response.headers.get(name) ?? []).flatMap(value => value.split(',')).map(value => value.trim());
}
function metaPolicies(document) {
    return (document?.elements('meta') ?? [])
        .filter(meta => (0,html_document/* attribute */.lt)(meta, 'http-equiv')?.trim().toLowerCase() === 'content-security-policy')
        .filter(meta => (0,html_document/* isInside */.FK)(meta, 'head'))
        .map(meta => ({ value: (0,html_document/* attribute */.lt)(meta, 'content') ?? '', place: document.occurrence(meta) }))
        .filter(({ value }) => value !== '');
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/observatory/source-lists.js
const MAX_POLICIES = 100;
const source_lists_MAX_LENGTH = 32_768;
const SHORTEST_POLICY = 6;
const MAX_PATH_LENGTH = 2000;
const MAY_REPEAT = new Set(['report-uri', 'report-to']);
function combinePolicies(policies) {
    const length = policies.reduce((sum, policy) => sum + policy.length, 0);
    if (policies.length > MAX_POLICIES || length > source_lists_MAX_LENGTH)
        return undefined;
    const lists = new Map();
    let repeatsReporting = false;
    for (const policy of policies) {
        const parsed = parsePolicy(policy);
        if (!parsed)
            return undefined;
        repeatsReporting ||= parsed.repeatsReporting;
        for (const [directive, sources] of parsed.lists) {
            const before = lists.get(directive);
            lists.set(directive, before ? intersection(before, sources) : sources);
        }
    }
    return { lists, repeatsReporting };
}
function parsePolicy(policy) {
    const text = policy.replace(/[\r\n]/g, '').trim();
    if (text.length < SHORTEST_POLICY)
        return undefined;
    const lists = new Map();
    let repeatsReporting = false;
    for (const part of text.split(';')) {
        const [name, ...sources] = part.trim().toLowerCase().split(/\s+/);
        if (!name)
            continue;
        if (lists.has(name)) {
            if (!MAY_REPEAT.has(name))
                return undefined;
            repeatsReporting = true;
        }
        else {
            lists.set(name, new Set(sources.length === 0 ? ["'none'"] : sources));
        }
    }
    return { lists, repeatsReporting };
}
function intersection(a, b) {
    const both = new Set();
    for (const source of a)
        if (holds(b, source))
            both.add(source);
    for (const source of b)
        if (holds(a, source))
            both.add(source);
    return both.size === 0 ? new Set(["'none'"]) : both;
}
function holds(list, source) {
    if (list.has(source))
        return true;
    const start = source.slice(0, MAX_PATH_LENGTH);
    for (let at = start.indexOf('/'); at >= 0; at = start.indexOf('/', at + 1)) {
        if (list.has(start.slice(0, at + 1)))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/observatory/content-security-policy.js




const HEADER = 'content-security-policy';
const REPORT_ONLY = 'content-security-policy-report-only';
const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const BROAD_OR_INLINE = new Set([...BROAD, "'unsafe-inline'", 'data:']);
const PASSIVE_DIRECTIVES = ['img-src', 'media-src'];
const HEADER_ONLY_DIRECTIVES = ['frame-ancestors', 'report-uri', 'sandbox'];
function headerPolicies(scan) {
    return listValues(scan, HEADER);
}
function headerDirectives(scan) {
    return combinePolicies(headerPolicies(scan))?.lists ?? new Map();
}
function testContentSecurityPolicy(scan) {
    const metas = metaPolicies(scan.document);
    const result = judge(scan, headerPolicies(scan), metas.flatMap(({ value }) => value.split(',')));
    return {
        result,
        places: places(scan, result, metas.map(({ place }) => place)),
    };
}
function places(scan, result, metas) {
    const culprit = result === 'csp-implemented-with-unsafe-inline' ? broadDirective(scan) : undefined;
    const message = culprit ?? outcomeOf('content-security-policy', result).says;
    if (result === 'csp-not-implemented-but-reporting-enabled') {
        return [headerOccurrence(scan, REPORT_ONLY, message)];
    }
    if (headerPolicies(scan).length > 0)
        return [headerOccurrence(scan, HEADER, message)];
    return metas.length > 0 ? metas.map(place => ({ ...place, message })) : [{ url: scan.url, message }];
}
function broadDirective(scan) {
    const policies = [
        ...headerPolicies(scan),
        ...metaPolicies(scan.document).flatMap(({ value }) => value.split(',')),
    ];
    const lists = combinePolicies(policies)?.lists;
    if (!lists)
        return undefined;
    const faults = [
        ['script-src', BROAD_OR_INLINE, 'scripts'],
        ['object-src', BROAD, 'plug-ins'],
    ].flatMap(([directive, broad, what]) => {
        const name = lists.has(directive) ? directive : 'default-src';
        const list = lists.get(name);
        if (!list)
            return [`has neither ${directive} nor default-src, so ${what} may come from anywhere`];
        const sources = [...list].filter(source => broad.has(source));
        const ignored = directive === 'script-src' && hasNonceOrHash(list);
        const told = ignored ? sources.filter(source => source !== "'unsafe-inline'") : sources;
        return told.length === 0 ? [] : [`allows ${told.join(' and ')} in ${name}`];
    });
    return faults.length === 0 ? undefined : `The policy ${[...new Set(faults)].join(', and ')}`;
}
function judge(scan, fromHeaders, fromMetas) {
    const all = combinePolicies([...fromHeaders, ...fromMetas]);
    if (!all)
        return 'csp-header-invalid';
    const enforced = (combinePolicies(fromHeaders)?.lists.size ?? 0) + effectiveInMeta(fromMetas);
    if (enforced === 0) {
        return (0,exchange/* headerValues */.UE)(scan, REPORT_ONLY).length > 0
            ? 'csp-not-implemented-but-reporting-enabled'
            : 'csp-not-implemented';
    }
    return judgeSources(all, new URL(scan.url).protocol === 'https:');
}
function effectiveInMeta(policies) {
    const directives = [...(combinePolicies(policies)?.lists.keys() ?? [])];
    return directives.filter(directive => !HEADER_ONLY_DIRECTIVES.includes(directive)).length;
}
function judgeSources({ lists, repeatsReporting }, isHttps) {
    const fallback = lists.get('default-src') ?? new Set(['*']);
    const scripts = lists.get('script-src') ?? fallback;
    const styles = lists.get('style-src') ?? fallback;
    const objects = lists.get('object-src') ?? fallback;
    for (const list of [scripts, styles])
        if (hasNonceOrHash(list))
            list.delete("'unsafe-inline'");
    if (scripts.has("'strict-dynamic'")) {
        if (!hasNonceOrHash(scripts))
            return 'csp-header-invalid';
        dropIgnoredByStrictDynamic(scripts);
    }
    if (some(scripts, BROAD_OR_INLINE) || some(objects, BROAD))
        return 'csp-implemented-with-unsafe-inline';
    if (isHttps && isInsecure(activeSources(lists, scripts)))
        return 'csp-implemented-with-insecure-scheme';
    if (scripts.has("'unsafe-eval'") || styles.has("'unsafe-eval'"))
        return 'csp-implemented-with-unsafe-eval';
    const pass = judgePassive(lists, styles, isHttps);
    return repeatsReporting ? 'csp-implemented-but-duplicate-directives' : pass;
}
function judgePassive(lists, styles, isHttps) {
    const passive = PASSIVE_DIRECTIVES.flatMap(name => [...(lists.get(name) ?? lists.get('default-src') ?? [])]);
    if (isHttps && isInsecure(passive))
        return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
    if (some(styles, BROAD_OR_INLINE))
        return 'csp-implemented-with-unsafe-inline-in-style-src-only';
    const none = lists.get('default-src');
    return none?.size === 1 && none.has("'none'")
        ? 'csp-implemented-with-no-unsafe-default-src-none'
        : 'csp-implemented-with-no-unsafe';
}
function activeSources(lists, scripts) {
    const sources = [...scripts];
    for (const [directive, list] of lists) {
        if (directive !== 'script-src' && !PASSIVE_DIRECTIVES.includes(directive))
            sources.push(...list);
    }
    return sources;
}
function dropIgnoredByStrictDynamic(scripts) {
    for (const source of [...scripts]) {
        const byScheme = [...BROAD].some(start => source.startsWith(start));
        if (byScheme || source === "'self'" || source === "'unsafe-inline'")
            scripts.delete(source);
    }
}
function hasNonceOrHash(list) {
    return [...list].some(source => /^'(?:sha256-|sha384-|sha512-|nonce-)/.test(source));
}
function some(list, of) {
    return !list.isDisjointFrom(of);
}
function isInsecure(sources) {
    return sources.some(source => source.startsWith('http:') || source.startsWith('ftp:'));
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/csp.js






const CHECKS = {
    'csp-weaknesses': {
        scope: 'site',
        severity: 'notice',
        title: 'The Content-Security-Policy can be bypassed',
        why: 'Google’s CSP Evaluator found ways around the policy, or parts that browsers do not understand.',
        fix: 'Change the directives shown. A policy with nonces and strict-dynamic has none of these weaknesses.',
        help: 'https://csp-evaluator.withgoogle.com/',
        example: "Content-Security-Policy: default-src 'self'; script-src 'self' https://cdn.jsdelivr.net",
    },
    'csp-weaknesses-in-meta': {
        severity: 'notice',
        title: 'The Content-Security-Policy of the page can be bypassed',
        why: 'Google’s CSP Evaluator found ways around the policy, or parts that browsers do not understand.',
        fix: 'Change the directives shown. A policy with nonces and strict-dynamic has none of these weaknesses.',
        help: 'https://csp-evaluator.withgoogle.com/',
        example: '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'; script-src \'self\' https://cdn.jsdelivr.net">',
    },
};
const csp = (0,tool_definition/* defineTopic */.RE)({
    checks: CHECKS,
    async judge(visit) {
        return judgePolicies(await visit.htmlPage());
    },
});
function judgePolicies(page) {
    const { url, document, response } = page;
    const sent = headerPolicies(response).filter(policy => policy !== '');
    const metas = metaPolicies(document);
    const policies = [...sent, ...metas.map(({ value }) => value)];
    if (policies.length === 0) {
        const none = (0,judging_judgement/* notApplicable */.hH)('there is no Content-Security-Policy');
        return { judgements: { 'csp-weaknesses': none, 'csp-weaknesses-in-meta': none }, ...factsOf([]) };
    }
    const { judgement, weaknesses } = judgeWeaknesses(page, policies, sent.length > 0 ? { url } : metas[0].place);
    return {
        judgements: sent.length > 0
            ? {
                'csp-weaknesses': judgement,
                'csp-weaknesses-in-meta': (0,judging_judgement/* notApplicable */.hH)('the policy is in a header, and judged there'),
            }
            : {
                'csp-weaknesses': (0,judging_judgement/* notApplicable */.hH)('the policy is in the page, and judged there'),
                'csp-weaknesses-in-meta': judgement,
            },
        ...factsOf(weaknesses),
    };
}
function factsOf(weaknesses) {
    return { facts: { csp: { weaknesses: weaknesses.map(weakness => ({ ...weakness })) } } };
}
function judgeWeaknesses({ url, document, response }, policies, place) {
    const { result } = testContentSecurityPolicy({ url, document, headers: response.headers });
    const restricts = outcomeOf('content-security-policy', result).pass;
    try {
        const weaknesses = cspWeaknesses(policies);
        const told = weaknesses.filter(one => (restricts ? isCertain(one) : one.severity === 'syntax'));
        const places = told.map(({ severity, directive, value, advice }) => ({
            ...place,
            message: `${severity}: ${advice}`,
            snippet: value === null ? directive : `${directive} ${value}`,
        }));
        return { judgement: judgeFound(places, restricts), weaknesses };
    }
    catch (error) {
        const unread = (0,judging_judgement/* notMeasured */.q7)(`the policy cannot be evaluated: ${error.message}`);
        return { judgement: unread, weaknesses: [] };
    }
}
function judgeFound(places, restricts) {
    return places.length === 0 && !restricts
        ? (0,judging_judgement/* notApplicable */.hH)('the policy does not restrict scripts, which is reported separately')
        : (0,judging_judgement/* failWhere */.a4)(places);
}

// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/visit/script-files.js
var script_files = __webpack_require__(89921);
;// CONCATENATED MODULE: ./lib/engine/tools/security/exposure.js






const exposure = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'directory-listing': {
            severity: 'warning',
            title: 'The server lists the files of a folder',
            why: 'Search engines index the list, and anyone finds files that no page links to.',
            fix: 'Put an index page into the folder, or turn such lists off: autoindex off (nginx), Options -Indexes (Apache).',
            help: 'https://cwe.mitre.org/data/definitions/548.html',
            example: '<title>Index of /files</title>',
        },
    },
    async judge(visit) {
        const page = await visit.htmlPage();
        return {
            judgements: {
                'directory-listing': (0,judging_judgement/* failWhere */.a4)(directoryListing(page.document)),
            },
            facts: { sourceMaps: await sourceMapsOf(visit, page) },
        };
    },
});
function directoryListing(document) {
    const [title] = document.elements('title');
    const text = title ? (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(title)) : '';
    const isListing = /^(?:Index of|Directory listing for|Listing directory) \//i.test(text);
    if (!isListing || document.elements('a').length === 0)
        return [];
    return [document.occurrence(title, `The page is a list of files, titled "${text}"`)];
}
const MAP_START_BYTES = 4096;
const COMMENT_TAIL = 4096;
async function sourceMapsOf(visit, { document, preview }) {
    const found = await Promise.all((0,script_files/* ownScriptUrls */.Q)(document, preview).map(script => sourceMapOf(visit, script)));
    return found.filter(map => map !== undefined);
}
async function sourceMapOf(visit, script) {
    const { final } = await visit.fetch(script);
    if (!final || !(0,network_status/* isSuccess */.oJ)(final.status))
        return undefined;
    const name = (0,exchange/* header */.wx)(final, 'sourcemap') ?? (0,exchange/* header */.wx)(final, 'x-sourcemap') ?? namedInComment(final);
    if (name === undefined)
        return undefined;
    if (name.startsWith('data:'))
        return script;
    const map = URL.parse(name, final.url);
    if (map?.origin !== new URL(script).origin)
        return undefined;
    const answer = (await visit.fetch(map.href, { maxBytes: MAP_START_BYTES })).final;
    return answer && (0,network_status/* isSuccess */.oJ)(answer.status) && looksLikeSourceMap(answer.body) ? map.href : undefined;
}
function namedInComment({ body, truncated }) {
    if (truncated)
        return undefined;
    const tail = body.subarray(-COMMENT_TAIL).toString('utf8').trimEnd();
    const lastLine = tail.slice(Math.max(tail.lastIndexOf('\n'), tail.lastIndexOf('\r')) + 1);
    return /^[^\n]{0,4000}?\/\/[#@] ?sourceMappingURL=([^\s'"]{1,2000})$/.exec(lastLine)?.[1];
}
function looksLikeSourceMap(body) {
    const start = body
        .toString('utf8')
        .replace(/^\)\]\}[^\n]*\n/, '')
        .trimStart();
    return start.startsWith('{') && /"(?:version|sources|mappings|sections)"\s{0,9}:/.test(start);
}

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/syntax/font-hosts.js
var font_hosts = __webpack_require__(90957);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/page/links/css-imports.js
var css_imports = __webpack_require__(5710);
;// CONCATENATED MODULE: ./lib/engine/tools/security/insecure-imports.js






const MAX_SHEETS = 20;
const MAX_START = 100_000;
const SHOWN = 200;
async function insecureImports(visit, { document, preview }, { origin, words }) {
    const known = new Map();
    const add = (url, link) => {
        if (url?.origin === origin && !known.has(url.href) && known.size < MAX_SHEETS)
            known.set(url.href, { url: url.href, link });
    };
    for (const link of document.elements('link')) {
        if (!/^\s*stylesheet\s*$/i.test((0,html_document/* attribute */.lt)(link, 'rel') ?? ''))
            continue;
        const address = document.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? '');
        add(address && URL.parse((0,syntax_preview/* askedAt */.YG)(preview, address.href)), link);
    }
    const found = [];
    for (const { url, link } of known.values()) {
        for (const address of await importsOf(visit, url)) {
            const target = URL.parse(address, url);
            add(target && URL.parse((0,syntax_preview/* askedAt */.YG)(preview, target.href)), link);
            if (target?.protocol !== 'http:' || target.origin === origin || (0,host_kind/* isLoopback */.U9)(target.hostname))
                continue;
            const message = `${new URL(url).pathname} imports ${(0,cut/* cutEnd */.ym)(address, SHOWN)}, ${words}`;
            found.push({ address: target.href, place: document.occurrence(link, message) });
        }
    }
    return found;
}
async function importsOf(visit, url) {
    const { final } = await visit.fetchForSite(url);
    if (!final || !(0,network_status/* isSuccess */.oJ)(final.status))
        return [];
    return (0,css_imports/* cssImports */.A)(final.body.toString('utf8', 0, MAX_START)).map(({ address }) => address);
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/insecure-addresses.js










const insecureAddresses = (0,per_visit/* perVisit */.V)(async (visit) => {
    const page = await visit.htmlPage();
    const { url, document, response } = page;
    const isHttps = new URL(url).protocol === 'https:';
    if (!isHttps && !(0,syntax_preview/* isSecureOnProduction */.o6)(visit.preview))
        throw new not_measured/* NotApplicable */.bQ('the page is served over plain HTTP');
    const areUpgraded = asksForUpgrade({ response, document });
    const preview = isHttps ? undefined : { origin: new URL(url).origin, words: 'and production is on HTTPS' };
    const found = findInsecureAddresses(document, preview);
    if (preview)
        for (const { place, address } of await insecureImports(visit, page, preview))
            found[kindOfBlocked(address)].push(place);
    return { ...found, areUpgraded };
});
function asksForUpgrade({ response, document }) {
    return (headerDirectives(response).has(UPGRADE) ||
        metaPolicies(document).some(({ value }) => value.toLowerCase().includes(UPGRADE)));
}
const UPGRADE = 'upgrade-insecure-requests';
const ALL_UPGRADED = `${UPGRADE} makes browsers use HTTPS for all http: URLs of the page`;
const SCRIPT_TYPE = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j)script)?$/i;
const LOADING_REL = /(?:^|\s)(?:stylesheet|preload|modulepreload|manifest)(?:\s|$)/i;
const ICON_REL = /(?:^|\s)(?:icon|apple-touch-icon)(?:\s|$)/i;
function findInsecureAddresses(document, preview) {
    const found = { blocked: [], fonts: [], upgraded: [], forms: [], addresses: new Set() };
    const add = (as, element, url) => {
        if (!insecure_addresses_isInsecure(document, url) || (preview !== undefined && !staysInsecure(url, preview.origin)))
            return;
        const kind = as === 'blocked' ? kindOfBlocked(document.resolve(url)) : as;
        const where = preview === undefined ? '' : `, ${preview.words}`;
        found[kind].push(document.occurrence(element, `Loads ${shorten(url)}${where}`));
        found.addresses.add(document.resolve(url));
    };
    for (const element of document.elements()) {
        for (const [kind, url] of urlsOf(element))
            add(kind, element, url);
    }
    found.forms = found.forms.map(form => ({ ...form, message: form.message.replace(/^Loads/, 'Sends to') }));
    return found;
}
function kindOfBlocked(url) {
    return (0,font_hosts/* isOfLetterFonts */.e)(new URL(url)) ? 'fonts' : 'blocked';
}
function urlsOf(element) {
    const of = (name, kind) => {
        const value = (0,html_document/* attribute */.lt)(element, name);
        return value === undefined ? [] : [[kind, value]];
    };
    switch (element.tagName) {
        case 'script':
            return SCRIPT_TYPE.test((0,html_document/* attribute */.lt)(element, 'type')?.trim() ?? '') ? of('src', 'blocked') : [];
        case 'link':
            return linkUrls(element);
        case 'iframe':
        case 'frame':
        case 'embed':
        case 'track':
            return of('src', 'blocked');
        case 'object':
            return of('data', 'blocked');
        case 'img':
            return [...of('src', 'upgraded'), ...imageSet(element)];
        case 'source':
            return isInPicture(element) ? imageSet(element) : of('src', 'upgraded');
        case 'audio':
            return of('src', 'upgraded');
        case 'video':
            return [...of('src', 'upgraded'), ...of('poster', 'upgraded')];
        case 'input':
            return [...(isImageButton(element) ? of('src', 'upgraded') : []), ...of('formaction', 'forms')];
        case 'button':
            return of('formaction', 'forms');
        case 'form':
            return of('action', 'forms');
        case 'style':
            return insecure_addresses_importsOf((0,html_document/* textOf */.b6)(element));
        default:
            return [];
    }
}
function linkUrls(link) {
    const href = (0,html_document/* attribute */.lt)(link, 'href');
    const rel = (0,html_document/* attribute */.lt)(link, 'rel') ?? '';
    if (href === undefined)
        return [];
    if (ICON_REL.test(rel))
        return [['upgraded', href]];
    if (!LOADING_REL.test(rel))
        return [];
    const image = /^(?:image|audio|video)$/i.test((0,html_document/* attribute */.lt)(link, 'as') ?? '');
    return [[image ? 'upgraded' : 'blocked', href]];
}
function imageSet(element) {
    const candidates = ((0,html_document/* attribute */.lt)(element, 'srcset') ?? '').split(/,\s/);
    return candidates.flatMap(candidate => {
        const url = candidate.trim().split(/\s/, 1)[0];
        return url ? [['blocked', url]] : [];
    });
}
function insecure_addresses_importsOf(css) {
    const imports = css.matchAll(/@import\s{1,20}(?:url\()?["']?(http:\/\/[^"')\s;]{1,2000})/gi);
    return Array.from(imports, ([, url]) => ['blocked', url]);
}
function isInPicture(source) {
    return (0,html_document/* parentOf */.gN)(source)?.tagName === 'picture';
}
function isImageButton(input) {
    return (0,html_document/* attribute */.lt)(input, 'type')?.toLowerCase() === 'image';
}
function insecure_addresses_isInsecure(document, url) {
    const target = URL.parse(document.resolve(url) ?? '');
    return target?.protocol === 'http:' && !(0,host_kind/* isLoopback */.U9)(target.hostname);
}
function staysInsecure(url, preview) {
    return /^\s*http:/i.test(url) && URL.parse(url)?.origin !== preview;
}
const SHOWN_URL_LENGTH = 200;
function shorten(url) {
    return (0,cut/* cutEnd */.ym)(url, SHOWN_URL_LENGTH);
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/forms.js





const MDN = 'https://developer.mozilla.org/en-US/docs/Web';
const forms_forms = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'insecure-form-action': {
            severity: 'warning',
            title: 'A form of the HTTPS page sends to an http: URL',
            why: 'What visitors enter is sent unencrypted, and browsers warn them before they send it.',
            fix: 'Give the form an https: URL as its action.',
            help: `${MDN}/Security/Defenses/Mixed_content`,
            example: '<form action="http://www.example.com/order">',
        },
        'password-over-http': {
            severity: 'error',
            title: 'A page without HTTPS has a password field',
            why: 'The password is sent unencrypted, and browsers mark the page as not secure.',
            fix: 'Serve the page over HTTPS only.',
            help: `${MDN}/Security/Practical_implementation_guides/TLS`,
            example: '<input type="password"> on http://www.example.com/login',
        },
    },
    async judge(visit) {
        const page = await visit.htmlPage();
        const isHttps = new URL(page.url).protocol === 'https:';
        return {
            judgements: {
                'insecure-form-action': isHttps
                    ? await judgeForms(visit, page.document)
                    : (0,judging_judgement/* notApplicable */.hH)('the page is served over plain HTTP'),
                'password-over-http': isHttps ? (0,judging_judgement/* notApplicable */.hH)('the page is served over HTTPS') : judgePasswords(page),
            },
        };
    },
});
async function judgeForms(visit, document) {
    if (!sendsForms(document))
        return (0,judging_judgement/* notApplicable */.hH)('the page has no forms');
    const { forms: insecure, areUpgraded } = await insecureAddresses(visit);
    return areUpgraded ? (0,judging_judgement/* pass */.IX)(ALL_UPGRADED) : (0,judging_judgement/* failWhere */.a4)(insecure);
}
function sendsForms(document) {
    return document
        .elements('form', 'button', 'input')
        .some(element => element.tagName === 'form' || (0,html_document/* attribute */.lt)(element, 'formaction') !== undefined);
}
function judgePasswords({ url, document }) {
    if ((0,host_kind/* isLocalHost */.mJ)(new URL(url).hostname))
        return (0,judging_judgement/* notApplicable */.hH)('the server is a local one');
    const fields = document
        .elements('input')
        .filter(input => (0,html_document/* attribute */.lt)(input, 'type')?.trim().toLowerCase() === 'password');
    return (0,judging_judgement/* failWhere */.a4)(fields.map(field => document.occurrence(field, 'Passwords typed here are sent unencrypted')));
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/handshake.js


const handshake = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const report = await tlsReport(visit);
        return { judgements: {}, ...(report && { facts: { tls: reportFacts(report) } }) };
    },
});
function reportFacts(report) {
    const { host, port } = report;
    if (report.failure)
        return { host, port, failure: report.failure.message };
    const { protocol, cipher, keyExchange, forwardSecrecy, alpn, chain, untrusted, coversHost } = report.handshake;
    return {
        host,
        port,
        protocol,
        cipher,
        keyExchange: keyExchange ?? null,
        forwardSecrecy,
        alpn,
        versions: { ...report.versions },
        trusted: untrusted === undefined,
        coversHost,
        chain: chain.map(certificateFacts),
    };
}
function certificateFacts({ validFrom, validTo, ...certificate }) {
    return {
        subject: certificate.subject,
        issuer: certificate.issuer,
        names: certificate.names,
        validFrom: validFrom.toISOString(),
        validTo: validTo.toISOString(),
        keyType: certificate.keyType,
        keyBits: certificate.keyBits ?? null,
        signatureAlgorithm: certificate.signatureAlgorithm ?? null,
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/hijacked-hosts.js



const hijackedHosts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'hijacked-script-host': {
            severity: 'warning',
            title: 'The page loads a script from a host that has spread malware',
            why: 'The host was sold, and its scripts led visitors of more than 100,000 sites to fraud. Whoever holds the domain can run any code on the page, and Google blocked ads for pages that load it.',
            fix: 'Remove the script: browsers of today need no polyfills. For older ones, take it from your own host or from cdnjs.cloudflare.com/polyfill.',
            help: 'https://sansec.io/research/polyfill-supply-chain-attack',
            example: '<script src="https://cdn.polyfill.io/v3/polyfill.min.js"></script>',
        },
    },
    async judge(visit) {
        const { document } = await visit.htmlPage();
        return { judgements: { 'hijacked-script-host': judgeScripts(document) } };
    },
});
const HIJACKED = new Map([
    ['polyfill.io', 'polyfill.io was sold in 2024 and spread malware'],
]);
function judgeScripts(document) {
    return (0,judging_judgement/* failEach */.Sw)(document.elements('script').filter(script => (0,html_document/* attribute */.lt)(script, 'src') !== undefined), script => {
        const address = document.addressOf((0,html_document/* attribute */.lt)(script, 'src'));
        const what = address && HIJACKED.get(address.hostname.split('.').slice(-2).join('.'));
        return what === undefined
            ? undefined
            : document.occurrence(script, `${what}: ${address.href}`, address.href);
    }, 'the page loads no script from a file');
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/local-insecure-addresses.js





const localInsecureAddresses = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'http-address-on-local-page': {
            severity: 'warning',
            title: 'The page loads scripts, styles or frames with http: URLs',
            why: 'Here they load, because the page is not on HTTPS yet. Once it is, as nearly all sites are, browsers and Google do not load them, so this part of the page is missing.',
            fix: 'Use https: URLs.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Defenses/Mixed_content',
            example: '<script src="http://code.jquery.com/jquery.min.js"></script> in a folder that is audited',
        },
    },
    async judge(visit) {
        return { judgements: { 'http-address-on-local-page': await local_insecure_addresses_judge(visit) } };
    },
});
async function local_insecure_addresses_judge(visit) {
    const page = await visit.htmlPage();
    const { url, document } = page;
    const { protocol, hostname, origin } = new URL(url);
    if (protocol !== 'http:' || !(0,host_kind/* isLocalHost */.mJ)(hostname))
        return (0,judging_judgement/* notApplicable */.hH)('the page is not on a local server');
    if (visit.preview?.origin !== undefined)
        return (0,judging_judgement/* notApplicable */.hH)('production is known, and with it its scheme');
    if (asksForUpgrade(page))
        return (0,judging_judgement/* pass */.IX)(ALL_UPGRADED);
    const local = { origin, words: 'which browsers block once the page is on HTTPS' };
    const { blocked, fonts } = findInsecureAddresses(document, local);
    const imports = await insecureImports(visit, page, local);
    return (0,judging_judgement/* failWhere */.a4)([...blocked, ...fonts, ...imports.map(({ place }) => place)]);
}

// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
// EXTERNAL MODULE: ./lib/engine/page/misspelled-package-hosts.js
var misspelled_package_hosts = __webpack_require__(59959);
// EXTERNAL MODULE: ./lib/engine/page/scripts.js
var page_scripts = __webpack_require__(3916);
;// CONCATENATED MODULE: ./lib/engine/tools/security/misspelled-hosts.js






const misspelledHosts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'misspelled-cdn-host': {
            severity: 'warning',
            title: 'A script or style sheet comes from a misspelled CDN host',
            why: 'The host belongs to somebody else, or to nobody yet. Whoever holds it can run any code on the page, or change how it looks.',
            fix: 'Correct the host in the URL, or serve the file from your own host.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Subresource_Integrity',
            example: '<script src="https://cdn.jsdeliver.net/npm/swiper@11/swiper-bundle.min.js"></script>',
        },
    },
    async judge(visit) {
        const { document } = await visit.htmlPage();
        return { judgements: { 'misspelled-cdn-host': misspelled_hosts_judge(document) } };
    },
});
function misspelled_hosts_judge(document) {
    const { host } = new URL(document.url);
    return (0,judging_judgement/* failEach */.Sw)(document.elements('script', 'link').filter(element => addressOf(element) !== undefined), element => {
        const url = document.addressOf(addressOf(element));
        const meant = url && url.host !== host ? (0,misspelled_package_hosts/* misspelledPackageHost */.$)(url) : undefined;
        return meant === undefined
            ? undefined
            : document.occurrence(element, `${url.hostname} is not ${meant}: whoever holds that host decides what the page loads.`, url.href);
    }, 'the page loads no script or style sheet from a file');
}
function addressOf(element) {
    if (element.tagName === 'script')
        return (0,page_scripts/* isExecutable */.TV)(element) ? (0,html_document/* attribute */.lt)(element, 'src') : undefined;
    return (0,link_elements/* relations */.K1)(element).includes('stylesheet') ? (0,html_document/* attribute */.lt)(element, 'href') : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/mixed-content.js



const MIXED_CONTENT = 'https://developer.mozilla.org/en-US/docs/Web/Security/Defenses/Mixed_content';
const mixedContent = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'mixed-content-blocked': {
            severity: 'error',
            title: 'Browsers block resources that the HTTPS page loads over HTTP',
            why: 'Browsers and Google do not load scripts, styles, frames and fonts over HTTP into an HTTPS page, so this part of the page is missing.',
            fix: 'Use https: URLs, or send Content-Security-Policy: upgrade-insecure-requests.',
            help: MIXED_CONTENT,
            example: '<script src="http://www.example.com/app.js"></script>',
        },
        'mixed-content-fonts': {
            severity: 'warning',
            title: 'Browsers block the web fonts, or their style sheet, that the HTTPS page loads over HTTP',
            why: 'The page is complete, but its text is shown in another font than was meant.',
            fix: 'Use https: URLs, or send Content-Security-Policy: upgrade-insecure-requests.',
            help: MIXED_CONTENT,
            example: '<link rel="stylesheet" href="http://fonts.googleapis.com/css?family=Ubuntu">',
        },
        'mixed-content-upgraded': {
            severity: 'warning',
            title: 'The HTTPS page has images or media with http: URLs',
            why: 'Browsers load them over HTTPS instead, and show nothing if that fails.',
            fix: 'Use https: URLs.',
            help: MIXED_CONTENT,
            example: '<img src="http://www.example.com/bike.jpg" alt="Red bike">',
        },
    },
    async judge(visit) {
        const { blocked, fonts, upgraded, areUpgraded } = await insecureAddresses(visit);
        return {
            judgements: {
                'mixed-content-blocked': areUpgraded ? (0,judging_judgement/* pass */.IX)(ALL_UPGRADED) : (0,judging_judgement/* failWhere */.a4)(blocked),
                'mixed-content-fonts': areUpgraded ? (0,judging_judgement/* pass */.IX)(ALL_UPGRADED) : (0,judging_judgement/* failWhere */.a4)(fonts),
                'mixed-content-upgraded': areUpgraded ? (0,judging_judgement/* pass */.IX)(ALL_UPGRADED) : (0,judging_judgement/* failWhere */.a4)(upgraded),
            },
        };
    },
});

;// CONCATENATED MODULE: ./lib/engine/tools/security/observatory/transport.js



const transport_HEADER = 'strict-transport-security';
const SIX_MONTHS = 15_552_000;
const PRELOADED_TOP_LEVEL = new Set('app dev page new day foo google dad phd prof esq zip mov nexus'.split(' '));
function parseStrictTransportSecurity(value) {
    if (value.includes(','))
        return undefined;
    const directives = new Map();
    for (const part of value.split(';')) {
        const at = part.indexOf('=');
        const name = (at < 0 ? part : part.slice(0, at)).trim().toLowerCase();
        if (name === '')
            continue;
        if (directives.has(name))
            return undefined;
        directives.set(name, at < 0 ? '' : part.slice(at + 1).trim());
    }
    const maxAge = /^(?:"(\d+)"|(\d+))$/.exec(directives.get('max-age') ?? '');
    if (!maxAge)
        return undefined;
    return {
        maxAge: Number(maxAge[1] ?? maxAge[2]),
        includeSubDomains: directives.has('includesubdomains'),
        preload: directives.has('preload'),
    };
}
function isPreloaded(host) {
    return PRELOADED_TOP_LEVEL.has(host.slice(host.lastIndexOf('.') + 1));
}
function testStrictTransportSecurity(scan) {
    const result = judgeStrictTransportSecurity(scan);
    const message = outcomeOf('strict-transport-security', result).says;
    const place = typeof scan.https === 'string'
        ? { url: scan.url, message }
        : headerOccurrence(scan.https, transport_HEADER, message);
    return { result, places: [place] };
}
function passesStrictTransportSecurity(scan) {
    return outcomeOf('strict-transport-security', judgeStrictTransportSecurity(scan)).pass;
}
function judgeStrictTransportSecurity({ https, url, preview, }) {
    if (https === 'none')
        return 'hsts-not-implemented-no-https';
    if (!preview && isPreloaded(new URL(url).hostname))
        return 'hsts-preloaded';
    if (https === 'invalid-certificate')
        return 'hsts-invalid-cert';
    const value = (0,exchange/* header */.wx)(https, transport_HEADER);
    if (value === undefined)
        return 'hsts-not-implemented';
    const parsed = parseStrictTransportSecurity(value);
    if (!parsed)
        return 'hsts-header-invalid';
    return parsed.maxAge < SIX_MONTHS
        ? 'hsts-implemented-max-age-less-than-six-months'
        : 'hsts-implemented-max-age-at-least-six-months';
}
function testRedirection({ httpRoute, url }) {
    const result = judgeRedirection(httpRoute);
    const route = typeof httpRoute === 'string' ? [] : httpRoute;
    const { says } = outcomeOf('redirection', result);
    const places = [{ url: route[0] ?? url, message: `${says}: ${route.join(' → ')}` }];
    return result === 'redirection-off-host-from-http'
        ? { result, places, tolerated: `HTTP redirects to HTTPS, by ${route[1]}` }
        : { result, places };
}
function judgeRedirection(route) {
    if (route === 'none' || route.length === 0)
        return 'redirection-not-needed-no-http';
    if (route === 'invalid-certificate')
        return 'redirection-invalid-cert';
    const urls = route.map(url => new URL(url));
    const [first, second] = urls;
    if (urls.every(({ hostname }) => isPreloaded(hostname)))
        return 'redirection-all-redirects-preloaded';
    if (!second)
        return 'redirection-missing';
    if (urls.at(-1).protocol !== 'https:')
        return 'redirection-not-to-https';
    if (second.protocol === 'http:')
        return 'redirection-not-to-https-on-initial-redirection';
    return first.hostname === second.hostname ? 'redirection-to-https' : 'redirection-off-host-from-http';
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/observatory/cookies.js


const SEVERITY = [
    'cookies-without-secure-flag-but-protected-by-hsts',
    'cookies-without-secure-flag',
    'cookies-session-without-secure-flag-but-protected-by-hsts',
    'cookies-samesite-flag-invalid',
    'cookies-anticsrf-without-samesite-flag',
    'cookies-session-without-httponly-flag',
    'cookies-session-without-secure-flag',
];
const IGNORED_NAMES = new Set(['heroku-session-affinity']);
function testCookies(scan, judgeSecure = true) {
    const cookies = storedCookies(scan.cookies);
    if (cookies.length === 0)
        return { result: 'cookies-not-found', places: [] };
    const hsts = passesStrictTransportSecurity(scan);
    const faults = cookies.flatMap(cookie => faultsOf(cookie, hsts, judgeSecure).map(result => ({ cookie, result })));
    if (faults.length === 0) {
        const all = cookies.every(({ sameSite }) => sameSite !== undefined);
        const result = all
            ? 'cookies-secure-with-httponly-sessions-and-samesite'
            : 'cookies-secure-with-httponly-sessions';
        return { result, places: [] };
    }
    const worst = faults.reduce((a, b) => (SEVERITY.indexOf(b.result) > SEVERITY.indexOf(a.result) ? b : a));
    const places = faults.map(({ cookie, result }) => ({
        url: cookie.url,
        message: `${cookie.name}: ${outcomeOf('cookies', result).says}`,
        snippet: `set-cookie: ${cookie.name}=…${attributesOf(cookie)}`,
    }));
    return { result: worst.result, places };
}
function isSessionName(name) {
    return /login|sess/i.test(name);
}
function faultsOf(cookie, hsts, judgeSecure) {
    const session = isSessionName(cookie.name);
    const insecure = judgeSecure && !cookie.secure;
    const faults = [];
    if (insecure && session) {
        faults.push(hsts
            ? 'cookies-session-without-secure-flag-but-protected-by-hsts'
            : 'cookies-session-without-secure-flag');
    }
    else if (insecure) {
        faults.push(hsts ? 'cookies-without-secure-flag-but-protected-by-hsts' : 'cookies-without-secure-flag');
    }
    if (session && !cookie.httpOnly)
        faults.push('cookies-session-without-httponly-flag');
    const { sameSite } = cookie;
    const known = sameSite === undefined || ['strict', 'lax', 'none'].includes(sameSite);
    if (!known || (sameSite === 'none' && insecure))
        faults.push('cookies-samesite-flag-invalid');
    else if (sameSite === undefined && /csrf/i.test(cookie.name)) {
        faults.push('cookies-anticsrf-without-samesite-flag');
    }
    return faults;
}
function storedCookies(headers) {
    const jar = new Map();
    for (const header of headers) {
        const parsed = parseCookie(header);
        if (!parsed || IGNORED_NAMES.has(parsed.cookie.name))
            continue;
        const key = JSON.stringify([parsed.cookie.name, parsed.cookie.domain, parsed.cookie.path]);
        jar.delete(key);
        if (!parsed.deletes)
            jar.set(key, parsed.cookie);
    }
    return [...jar.values()];
}
function parseCookie({ url, value }) {
    const [pair = '', ...parts] = value.split(';');
    const at = pair.indexOf('=');
    const name = (at < 0 ? '' : pair.slice(0, at)).trim();
    if (name === '')
        return undefined;
    const attributes = new Map();
    for (const part of parts) {
        const [key = '', ...rest] = part.split('=');
        attributes.set(key.trim().toLowerCase(), rest.join('=').trim());
    }
    const host = new URL(url).hostname;
    const domain = attributes.get('domain')?.replace(/^\./, '').toLowerCase() || host;
    if (host !== domain && !host.endsWith(`.${domain}`))
        return undefined;
    const cookie = {
        url,
        name,
        domain,
        path: attributes.get('path') ?? '',
        secure: attributes.has('secure'),
        httpOnly: attributes.has('httponly'),
    };
    const sameSite = attributes.get('samesite')?.toLowerCase();
    if (sameSite !== undefined)
        cookie.sameSite = sameSite;
    return { cookie, deletes: isDeletion(attributes) };
}
function isDeletion(attributes) {
    const maxAge = attributes.get('max-age');
    if (maxAge !== undefined && /^-?\d+$/.test(maxAge))
        return Number(maxAge) <= 0;
    const expires = Date.parse(attributes.get('expires') ?? '');
    return expires < Date.now();
}
function attributesOf({ secure, httpOnly, sameSite }) {
    return [
        ...(secure ? ['; Secure'] : []),
        ...(httpOnly ? ['; HttpOnly'] : []),
        ...(sameSite === undefined ? [] : [`; SameSite=${sameSite}`]),
    ].join('');
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/observatory/gather.js



const FOREIGN_ORIGIN = 'https://origin-probe.invalid';
async function gatherScan(visit, page) {
    const [https, httpRoute, crossOrigin, cookies] = await Promise.all([
        answerOverHttps(visit, page),
        routeFromHttp(visit),
        askFromElsewhere(visit, page.url),
        cookiesOf(visit, page.url),
    ]);
    const { url, response, document, preview } = page;
    const scan = { url, headers: response.headers, document, cookies, https, httpRoute };
    return { scan: preview ? { ...scan, preview } : scan, crossOrigin };
}
async function answerOverHttps(visit, page) {
    if (new URL(page.url).protocol === 'https:')
        return { url: page.url, headers: page.response.headers };
    const twin = twinOf(page.url, 'https:');
    if (twin === undefined)
        return 'none';
    const { final, failure } = await visit.fetch(twin);
    if (final) {
        const isHttps = new URL(final.url).protocol === 'https:';
        return isHttps ? { url: final.url, headers: final.headers } : 'none';
    }
    return failure.kind === 'certificate' ? 'invalid-certificate' : 'none';
}
async function routeFromHttp(visit) {
    const isHttp = new URL(visit.url).protocol === 'http:';
    const start = isHttp ? visit.url : twinOf(visit.url, 'http:');
    if (start === undefined)
        return 'none';
    const { hops, failure } = await visit.fetch(start);
    if (failure?.kind === 'certificate')
        return 'invalid-certificate';
    return hops.length === 0 ? 'none' : hops.map(({ url }) => url);
}
function twinOf(url, protocol) {
    const twin = new URL(url);
    if (twin.port !== '' || (0,host_kind/* isLocalHost */.mJ)(twin.hostname))
        return undefined;
    twin.protocol = protocol;
    return twin.href;
}
async function askFromElsewhere(visit, url) {
    const { final, failure } = await visit.fetch(url, {
        method: 'OPTIONS',
        redirect: 'manual',
        headers: { origin: FOREIGN_ORIGIN, 'access-control-request-method': 'GET' },
    });
    if (failure)
        return { failure: `a request from another origin failed: ${failure.message}` };
    return { origin: FOREIGN_ORIGIN, headers: final.headers };
}
async function cookiesOf(visit, url) {
    const [page, robots] = await Promise.all([visit.exchange(), visit.robotsTxt(url)]);
    return [...robots.exchange.hops, ...page.hops]
        .flatMap(cookiesOfHop)
        .filter(({ value }) => !(0,syntax_preview/* isPlatformCookie */.kX)(visit.preview, value.split('=', 1)[0].trim()));
}
function cookiesOfHop(hop) {
    return (0,exchange/* headerValues */.UE)(hop, 'set-cookie').map(value => ({ url: hop.url, value }));
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/observatory/grade.js
const MINIMUM_SCORE_FOR_EXTRA_CREDIT = 90;
const GRADES = [
    [100, 'A+'],
    [90, 'A'],
    [85, 'A-'],
    [80, 'B+'],
    [70, 'B'],
    [65, 'B-'],
    [60, 'C+'],
    [50, 'C'],
    [45, 'C-'],
    [40, 'D+'],
    [30, 'D'],
    [25, 'D-'],
];
function scoreOf(modifiers) {
    const lost = modifiers.reduce((sum, modifier) => sum + Math.min(modifier, 0), 0);
    const all = modifiers.reduce((sum, modifier) => sum + modifier, 0);
    const base = 100 + lost;
    return Math.max(0, base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + all : base);
}
function gradeOf(score) {
    return GRADES.find(([least]) => score >= least)?.[1] ?? 'F';
}

// EXTERNAL MODULE: ./node_modules/structured-headers/dist/index.js + 4 modules
var dist = __webpack_require__(15987);
;// CONCATENATED MODULE: ./lib/engine/tools/security/observatory/page-headers.js






const PRIVATE_REFERRER = new Set([
    'no-referrer',
    'same-origin',
    'strict-origin',
    'strict-origin-when-cross-origin',
]);
const UNSAFE_REFERRER = new Set([
    'origin',
    'origin-when-cross-origin',
    'unsafe-url',
    'no-referrer-when-downgrade',
]);
const ORIGIN_ALONE = new Set(['origin', 'origin-when-cross-origin']);
function testReferrerPolicy(scan) {
    const meta = (scan.document?.elements('meta') ?? []).findLast(element => (0,html_document/* attribute */.lt)(element, 'name')?.trim().toLowerCase() === 'referrer' && (0,html_document/* attribute */.lt)(element, 'content'));
    const fromMeta = meta ? (0,html_document/* attribute */.lt)(meta, 'content').split(',') : [];
    const values = [...listValues(scan, 'referrer-policy'), ...fromMeta].map(value => value.trim().toLowerCase());
    if (values.length === 0)
        return { result: 'referrer-policy-not-implemented', places: [] };
    const policy = values.findLast(value => PRIVATE_REFERRER.has(value) || UNSAFE_REFERRER.has(value));
    const result = policy === undefined
        ? 'referrer-policy-header-invalid'
        : PRIVATE_REFERRER.has(policy)
            ? 'referrer-policy-private'
            : 'referrer-policy-unsafe';
    const message = `${policy ?? values.join(', ')}: ${outcomeOf('referrer-policy', result).says}`;
    const place = meta
        ? scan.document.occurrence(meta, message)
        : headerOccurrence(scan, 'referrer-policy', message);
    return policy !== undefined && ORIGIN_ALONE.has(policy)
        ? { result, places: [place], tolerated: `${policy}: other sites see only the origin of the page` }
        : { result, places: [place] };
}
function testContentTypeOptions(scan) {
    const value = listValues(scan, 'x-content-type-options')[0]?.toLowerCase();
    const result = value === undefined
        ? 'x-content-type-options-not-implemented'
        : value === 'nosniff'
            ? 'x-content-type-options-nosniff'
            : 'x-content-type-options-header-invalid';
    return { result, places: [placeOf(scan, 'x-content-type-options', result)] };
}
function testFrameOptions(scan) {
    const result = judgeFrameOptions(scan);
    return { result, places: [placeOf(scan, 'x-frame-options', result)] };
}
function judgeFrameOptions(scan) {
    if (headerDirectives(scan).has('frame-ancestors'))
        return 'x-frame-options-implemented-via-csp';
    const values = new Set(listValues(scan, 'x-frame-options').map(value => value.toLowerCase()));
    const [value] = values;
    if (value === undefined)
        return 'x-frame-options-not-implemented';
    if (values.size === 1 && (value === 'deny' || value === 'sameorigin')) {
        return 'x-frame-options-sameorigin-or-deny';
    }
    return value.startsWith('allow-from')
        ? 'x-frame-options-allow-from-origin'
        : 'x-frame-options-header-invalid';
}
function testResourcePolicy(scan) {
    const value = (0,exchange/* header */.wx)(scan, 'cross-origin-resource-policy')?.trim().toLowerCase();
    const test = 'cross-origin-resource-policy';
    const known = ['same-origin', 'same-site', 'cross-origin'];
    const result = valued('corp', value, known);
    return { result, places: [placeOf(scan, test, result)] };
}
function testEmbedderPolicy(scan) {
    const test = 'cross-origin-embedder-policy';
    const known = ['require-corp', 'credentialless', 'unsafe-none'];
    const result = valued('coep', tokenOf(scan, test), known);
    return { result, places: [placeOf(scan, test, result)] };
}
function testOpenerPolicy(scan) {
    const test = 'cross-origin-opener-policy';
    const known = ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups', 'unsafe-none'];
    const result = valued('coop', tokenOf(scan, test), known);
    return { result, places: [placeOf(scan, test, result)] };
}
function testResourceSharing({ crossOrigin, url, }) {
    const allowed = (0,exchange/* headerValues */.UE)(crossOrigin, 'access-control-allow-origin')[0]?.trim();
    const credentials = (0,exchange/* headerValues */.UE)(crossOrigin, 'access-control-allow-credentials')[0]?.trim();
    const test = 'cross-origin-resource-sharing';
    const result = !allowed
        ? `${test}-not-implemented`
        : allowed === '*'
            ? `${test}-implemented-with-public-access`
            : allowed === crossOrigin.origin && credentials?.toLowerCase() === 'true'
                ? `${test}-implemented-with-universal-access`
                : `${test}-implemented-with-restricted-access`;
    const known = result;
    const message = `${outcomeOf(test, known).says}: the origin ${crossOrigin.origin} is allowed`;
    const place = headerOccurrence({ ...crossOrigin, url }, 'access-control-allow-origin', message);
    return { result: known, places: [place] };
}
function valued(prefix, value, known) {
    if (value === undefined)
        return `${prefix}-not-implemented`;
    return known.includes(value) ? `${prefix}-implemented-with-${value}` : `${prefix}-header-invalid`;
}
function tokenOf(scan, name) {
    const values = (0,exchange/* headerValues */.UE)(scan, name);
    if (values.length === 0)
        return undefined;
    try {
        const [item] = (0,dist/* parseItem */.b8)(values.join(', '));
        return item instanceof dist/* Token */.ou ? item.toString() : '';
    }
    catch {
        return '';
    }
}
function placeOf(scan, test, result) {
    return headerOccurrence(scan, test, outcomeOf(test, result).says);
}
const SET_BY_SITES = [
    'content-security-policy',
    'content-security-policy-report-only',
    'cross-origin-embedder-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'x-frame-options',
];
const SECURITY_HEADERS = [
    ...SET_BY_SITES,
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
];
function sendsSecurityHeaders(headers) {
    return SECURITY_HEADERS.some(name => headers.has(name));
}
function setsSecurityHeaders(headers) {
    return SET_BY_SITES.some(name => headers.has(name));
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
;// CONCATENATED MODULE: ./lib/engine/tools/security/observatory/subresource-integrity.js




const ORDER = [
    'sri-implemented-and-all-scripts-loaded-securely',
    'sri-implemented-but-external-scripts-not-loaded-securely',
    'sri-not-implemented-but-external-scripts-loaded-securely',
    'sri-not-implemented-and-external-scripts-not-loaded-securely',
];
function testSubresourceIntegrity({ document, url, preview, }) {
    if (!document)
        return { result: 'sri-not-implemented-response-not-html', places: [] };
    const scripts = document
        .elements('script')
        .filter(script => !(0,syntax_preview/* isPlatformScript */.pY)(preview, document.resolve((0,html_document/* attribute */.lt)(script, 'src') ?? '') ?? ''));
    if (scripts.length === 0)
        return { result: 'sri-not-implemented-but-no-scripts-loaded', places: [] };
    const homes = [url, preview?.origin].flatMap(address => (address === undefined ? [] : new URL(address)));
    const judged = scripts
        .filter(script => (0,html_document/* attribute */.lt)(script, 'src'))
        .map(script => ({ script, ...judgeScript(document, script, homes) }));
    const results = judged.flatMap(({ result }) => result ?? []);
    if (results.length === 0) {
        return {
            result: judged.some(({ external }) => external)
                ? 'sri-implemented-and-external-scripts-loaded-securely'
                : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
            places: [],
        };
    }
    const result = results.reduce((a, b) => (ORDER.indexOf(b) > ORDER.indexOf(a) ? b : a));
    const isSecure = new URL(url).protocol === 'https:' || (0,syntax_preview/* isSecureOnProduction */.o6)(preview);
    const places = judged
        .filter(({ fault }) => fault !== undefined && !(isSecure && fault === OVER_HTTP))
        .map(one => document.occurrence(one.script, one.fault));
    const isTolerated = places.length === 0 && !outcomeOf('subresource-integrity', result).pass;
    const tolerated = judged.some(({ fault }) => fault === OVER_HTTP) ? MIXED : NO_HASH;
    return isTolerated ? { result, places, tolerated } : { result, places };
}
const OVER_HTTP = 'This script loads over plain HTTP';
const MIXED = 'the external scripts over plain HTTP are reported as mixed content';
const NO_HASH = 'the external scripts load over HTTPS, without a hash';
function judgeScript(document, script, homes) {
    const source = (0,html_document/* attribute */.lt)(script, 'src').trim();
    const hashed = HASH.test((0,html_document/* attribute */.lt)(script, 'integrity') ?? '');
    const withScheme = /^https?:\/\//i.test(source);
    const withoutProtocol = /^\/\/[^/]/.test(source);
    const target = URL.parse(document.resolve(source) ?? '');
    const originFrom = (home) => (withoutProtocol ? URL.parse(source, home) : target)?.origin;
    const isElsewhere = target !== null && homes.every(home => originFrom(home) !== home.origin);
    const refused = hashed && !isFetchedWithCors(script) && isElsewhere;
    const integrity = hashed && !refused;
    const relative = !withScheme && !withoutProtocol;
    const secure = relative ? homes[0].protocol === 'https:' : /^https:/i.test(source);
    const external = refused || withoutProtocol || (withScheme && !homes.some(home => isSameSite(source, home)));
    if (!external) {
        return integrity && secure
            ? { external, result: 'sri-implemented-and-all-scripts-loaded-securely' }
            : { external };
    }
    const result = resultOfExternal(integrity, secure);
    return result ? { external, result, fault: faultOf(script, source, hashed, refused) } : { external };
}
function isFetchedWithCors(script) {
    const isModule = (0,html_document/* attribute */.lt)(script, 'type')?.trim().toLowerCase() === 'module';
    return isModule || (0,html_document/* attribute */.lt)(script, 'crossorigin') !== undefined;
}
function resultOfExternal(integrity, secure) {
    if (integrity)
        return secure ? undefined : 'sri-implemented-but-external-scripts-not-loaded-securely';
    return secure
        ? 'sri-not-implemented-but-external-scripts-loaded-securely'
        : 'sri-not-implemented-and-external-scripts-not-loaded-securely';
}
const HASH = /(?:^|\s)sha(?:256|384|512)-[\w+/-]/i;
function faultOf(script, source, hashed, refused) {
    if (refused)
        return 'This script has integrity but no crossorigin, so browsers do not run it';
    if (/^http:/i.test(source))
        return OVER_HTTP;
    return (0,html_document/* attribute */.lt)(script, 'integrity') && !hashed
        ? 'The integrity of this script has no SHA-256, SHA-384 or SHA-512 hash, so browsers ignore it'
        : undefined;
}
function isSameSite(source, page) {
    const host = URL.parse(source)?.hostname;
    if (host === undefined || host === page.hostname)
        return true;
    const domain = (0,cjs/* parse */.qg)(source).domain;
    return domain !== null && domain === (0,cjs/* parse */.qg)(page.hostname).domain;
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/observatory/observatory.js







function observe(scan) {
    const tests = {
        'content-security-policy': testContentSecurityPolicy(scan),
        cookies: testCookies(scan),
        'cross-origin-embedder-policy': testEmbedderPolicy(scan),
        'cross-origin-opener-policy': testOpenerPolicy(scan),
        'cross-origin-resource-sharing': testResourceSharing(scan),
        redirection: testRedirection(scan),
        'referrer-policy': testReferrerPolicy(scan),
        'strict-transport-security': testStrictTransportSecurity(scan),
        'subresource-integrity': testSubresourceIntegrity(scan),
        'x-content-type-options': testContentTypeOptions(scan),
        'x-frame-options': testFrameOptions(scan),
        'cross-origin-resource-policy': testResourcePolicy(scan),
    };
    const score = scoreOf(OBSERVATORY_TESTS.map(test => outcomeOf(test, tests[test].result).modifier));
    return { tests, score, grade: gradeOf(score) };
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/observatory.js









const observatory_MDN = 'https://developer.mozilla.org/en-US/docs/Web';
const observatory_CHECKS = {
    'content-security-policy': {
        scope: 'site',
        severity: 'notice',
        title: 'Pages have no effective Content-Security-Policy',
        why: 'A script that an attacker gets into a page can do everything: read forms and sessions, or add spam links that search engines see.',
        fix: 'Name which scripts may run, with nonces or hashes instead of \'unsafe-inline\'. Where you can send headers, test the policy first as Content-Security-Policy-Report-Only. On hosts without headers of your own, such as GitHub Pages, put it into a <meta http-equiv="Content-Security-Policy"> with hashes; Report-Only does not work there.',
        help: `${observatory_MDN}/Security/Practical_implementation_guides/CSP`,
        example: "Content-Security-Policy: script-src 'unsafe-inline' *",
    },
    cookies: {
        scope: 'site',
        severity: 'warning',
        title: 'Cookies lack Secure, HttpOnly or SameSite',
        why: 'Without Secure a cookie is sent unencrypted, without HttpOnly a script can steal it, and without SameSite other sites can use it in forged requests.',
        fix: 'Set cookies with Secure; HttpOnly; SameSite=Lax (or Strict). Leave HttpOnly out only if your scripts read the cookie.',
        help: `${observatory_MDN}/Security/Practical_implementation_guides/Cookies`,
        example: 'Set-Cookie: session=3f9ab2c1; Path=/',
    },
    'cross-origin-embedder-policy': {
        scope: 'site',
        severity: 'notice',
        title: 'The Cross-Origin-Embedder-Policy is invalid',
        why: 'Browsers ignore an unknown value, so the page is not isolated.',
        fix: 'Send the header once, with require-corp, credentialless or unsafe-none (no quotes), or remove it.',
        help: `${observatory_MDN}/HTTP/Reference/Headers/Cross-Origin-Embedder-Policy`,
        example: 'Cross-Origin-Embedder-Policy: on',
    },
    'cross-origin-opener-policy': {
        scope: 'site',
        severity: 'notice',
        title: 'The Cross-Origin-Opener-Policy is invalid',
        why: 'Browsers ignore an unknown value, so other sites that open the page keep access to its window.',
        fix: 'Send the header once, with same-origin, same-origin-allow-popups, noopener-allow-popups or unsafe-none (no quotes), or remove it.',
        help: `${observatory_MDN}/HTTP/Reference/Headers/Cross-Origin-Opener-Policy`,
        example: 'Cross-Origin-Opener-Policy: same-site',
    },
    'cross-origin-resource-sharing': {
        scope: 'site',
        severity: 'warning',
        title: 'Any site can read the page as a signed-in visitor',
        why: 'The server allows every origin, with credentials. A script on any other site can read what your visitors see when they are signed in.',
        fix: 'Allow only origins from a list that you trust. For public data send Access-Control-Allow-Origin: * without Access-Control-Allow-Credentials.',
        help: `${observatory_MDN}/Security/Practical_implementation_guides/CORS`,
        example: 'Access-Control-Allow-Origin: https://any.example\nAccess-Control-Allow-Credentials: true',
    },
    redirection: {
        scope: 'site',
        severity: 'warning',
        title: 'HTTP does not redirect straight to HTTPS',
        why: 'Others can read and change what visitors of an http: link get, and search engines find each page twice.',
        fix: 'Redirect every http: URL to the same URL with https:, with 301 or 308.',
        help: `${observatory_MDN}/Security/Practical_implementation_guides/TLS#http_redirection`,
        example: 'http://www.example.com/ answers 200',
    },
    'referrer-policy': {
        scope: 'site',
        severity: 'notice',
        title: 'The Referrer-Policy is less strict than the default of browsers',
        why: 'Other sites get the full URL of the page, with its path and query; or the value is unknown, and browsers ignore it.',
        fix: 'Send Referrer-Policy: strict-origin-when-cross-origin, or remove the policy: that is the default of browsers.',
        help: `${observatory_MDN}/Security/Practical_implementation_guides/Referrer_policy`,
        example: 'Referrer-Policy: unsafe-url',
    },
    'strict-transport-security': {
        scope: 'site',
        severity: 'notice',
        title: 'Strict-Transport-Security (HSTS) is missing or too weak',
        why: 'Without it a visit can start over plain HTTP, where others can read and redirect it.',
        fix: 'Send Strict-Transport-Security: max-age=31536000 over HTTPS. Add includeSubDomains once all subdomains use HTTPS.',
        help: `${observatory_MDN}/Security/Practical_implementation_guides/TLS#http_strict_transport_security_implementation`,
        example: 'no Strict-Transport-Security header',
    },
    'subresource-integrity': {
        severity: 'notice',
        title: 'An external script is not protected, or its integrity does not work',
        why: 'Over plain HTTP anybody on the way can change it. With an integrity that browsers cannot check, they ignore the hash or the script.',
        fix: 'Load the script over HTTPS, and give it a SHA-384 hash together with crossorigin, or no integrity at all.',
        help: `${observatory_MDN}/Security/Subresource_Integrity`,
        example: '<script src="https://cdn.example.net/vue.js" integrity="sha384-…"></script>, without crossorigin',
    },
    'x-content-type-options': {
        scope: 'site',
        severity: 'notice',
        title: 'X-Content-Type-Options: nosniff is missing',
        why: 'Without it browsers may run a file as a script because of its content, whatever its declared type.',
        fix: 'Send X-Content-Type-Options: nosniff with every response.',
        help: `${observatory_MDN}/Security/Practical_implementation_guides/MIME_types`,
        example: 'no X-Content-Type-Options header',
    },
    'x-frame-options': {
        scope: 'site',
        severity: 'notice',
        title: 'Other sites can show the page in a frame',
        why: 'A site can hide the page in an invisible frame and make visitors click in it (clickjacking).',
        fix: "Send Content-Security-Policy: frame-ancestors 'self' (or 'none'), or X-Frame-Options: DENY or SAMEORIGIN.",
        help: `${observatory_MDN}/Security/Attacks/Clickjacking`,
        example: 'neither X-Frame-Options nor frame-ancestors in the Content-Security-Policy',
    },
    'cross-origin-resource-policy': {
        scope: 'site',
        severity: 'notice',
        title: 'The Cross-Origin-Resource-Policy is invalid',
        why: 'Browsers ignore an unknown value, so other sites can embed the resource.',
        fix: 'Send the header once, with same-origin, same-site or cross-origin, or remove it.',
        help: `${observatory_MDN}/Security/Practical_implementation_guides/CORP`,
        example: 'Cross-Origin-Resource-Policy: all',
    },
};
const observatory = (0,tool_definition/* defineTopic */.RE)({
    checks: observatory_CHECKS,
    async judge(visit) {
        const { failure } = await visit.exchange();
        if (failure?.kind === 'certificate') {
            const unseen = (0,judging_judgement/* notMeasured */.q7)(`${failure.url} ${failure.message}`);
            const facts = { grade: null, gradeReason: `the page ${failure.message}` };
            return { judgements: (0,judging_judgement/* sameForAll */.tE)(observatory_CHECKS, unseen), facts };
        }
        const page = await visit.htmlPage();
        return judgeScan(await gatherScan(visit, page), new URL(page.url).hostname);
    },
});
function judgeScan({ scan, crossOrigin }, hostname) {
    const isLocal = (0,host_kind/* isLocalHost */.mJ)(hostname);
    const unprobed = 'failure' in crossOrigin ? crossOrigin.failure : undefined;
    const probed = 'failure' in crossOrigin ? { origin: '', headers: new Map() } : crossOrigin;
    const whole = { ...scan, crossOrigin: probed };
    const { tests: found, score, grade } = observe(whole);
    const tests = isLocal ? { ...found, cookies: testCookies(whole, false) } : found;
    const ofPlatform = isLocal ? [] : faultsOfPlatform(tests, whole, (0,net_platform/* platformOf */.t)(hostname));
    const judgements = isLocal ? judgeLocal(tests, whole) : judgePublic(tests, whole);
    for (const test of ofPlatform)
        judgements[test] = (0,judging_judgement/* notApplicable */.hH)(OF_THE_PLATFORM);
    if (unprobed !== undefined)
        judgements['cross-origin-resource-sharing'] = (0,judging_judgement/* notMeasured */.q7)(unprobed);
    const stated = OBSERVATORY_TESTS.filter(test => !isUnjudged(judgements[test]));
    for (const test of stated) {
        const absence = ABSENT[tests[test].result];
        if (absence !== undefined)
            judgements[test] = (0,judging_judgement/* notApplicable */.hH)(absence);
    }
    const results = Object.fromEntries(stated.map(test => [test, resultFacts(test, tests[test])]));
    const scanFacts = { algorithmVersion: ALGORITHM_VERSION, tests: results };
    const hidden = ofPlatform.length > 0 ? OF_THE_PLATFORM : undefined;
    const unseen = isLocal ? UNSEEN_LOCALLY : (unprobed ?? hidden);
    if (unseen !== undefined) {
        return { judgements, facts: { grade: null, gradeReason: unseen, observatory: scanFacts } };
    }
    const hstsPreloadList = 'only top-level domains; the entries of single hosts are not looked up';
    return {
        judgements,
        score: Math.min(score, 100),
        facts: { grade, observatory: { ...scanFacts, score, hstsPreloadList } },
    };
}
const UNSEEN_LOCALLY = 'a local server does not show HTTPS, HSTS and redirects of the site';
const OF_THE_PLATFORM = 'this host and its headers belong to its platform';
function faultsOfPlatform(tests, { headers, preview }, platform) {
    if (!preview && platform === undefined)
        return [];
    const { redirection, 'strict-transport-security': hsts } = tests;
    const unset = platform !== undefined && !setsSecurityHeaders(headers) ? absentHeaders(tests) : [];
    return [
        ...(outcomeOf('redirection', redirection.result).pass ? [] : ['redirection']),
        ...(hsts.result.startsWith('hsts-not-implemented') ? ['strict-transport-security'] : []),
        ...unset,
    ];
}
function absentHeaders(tests) {
    return OBSERVATORY_TESTS.filter(test => {
        const { result } = tests[test];
        return !outcomeOf(test, result).pass && result.endsWith('-not-implemented');
    });
}
const ABSENT = {
    'cookies-not-found': 'the site sets no cookies on this page',
    'coep-not-implemented': 'the page sends no Cross-Origin-Embedder-Policy',
    'coop-not-implemented': 'the page sends no Cross-Origin-Opener-Policy',
    'corp-not-implemented': 'the page sends no Cross-Origin-Resource-Policy',
    'sri-not-implemented-but-no-scripts-loaded': 'the page has no scripts',
};
function isUnjudged({ outcome }) {
    return outcome === 'not-applicable' || outcome === 'not-measured';
}
function resultFacts(test, { result }) {
    const { modifier, pass: passes } = outcomeOf(test, result);
    return { result, modifier, pass: passes };
}
function judgePublic(tests, { url, httpRoute }) {
    const judgements = judgeEach(test => judgementOf(test, tests[test]));
    if (new URL(url).port !== '' && httpRoute === 'none') {
        judgements.redirection = (0,judging_judgement/* notApplicable */.hH)('the site has its own port, without one for HTTP');
    }
    return judgements;
}
function judgeLocal(tests, { headers }) {
    const unset = sendsSecurityHeaders(headers) ? [] : absentHeaders(tests);
    return judgeEach(test => {
        if (test === 'redirection' || test === 'strict-transport-security') {
            return (0,judging_judgement/* notApplicable */.hH)('a local server has no HTTPS to redirect to');
        }
        if (unset.includes(test)) {
            return (0,judging_judgement/* notApplicable */.hH)('the local server sends no security headers; those of the published site count');
        }
        return withoutPoints(judgementOf(test, tests[test]));
    });
}
function judgeEach(judge) {
    const entries = OBSERVATORY_TESTS.map(test => [test, judge(test)]);
    return Object.fromEntries(entries);
}
function judgementOf(test, { result, places, tolerated }) {
    const outcome = outcomeOf(test, result);
    const points = `${outcome.modifier > 0 ? '+' : ''}${outcome.modifier} points`;
    if (tolerated !== undefined)
        return (0,judging_judgement/* pass */.IX)(`${tolerated} (${points})`);
    if (outcome.pass)
        return (0,judging_judgement/* pass */.IX)(outcome.modifier === 0 ? outcome.says : `${outcome.says} (${points})`);
    return (0,judging_judgement/* fail */.fJ)(places, `${outcome.says} (${points})`);
}
function withoutPoints(judgement) {
    const message = judgement.message?.replace(/ \([+-]?\d+ points\)$/, '');
    return message === undefined ? judgement : { ...judgement, message };
}

// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
;// CONCATENATED MODULE: ./lib/engine/tools/security/compared-password.js
const MAX_CODE = 300_000;
const MAX_NAMES = 50;
const NAME = '[\\w$]{0,40}?(?:passw(?:or[dt])?|pass|passcode|passwd|pwd|pw|contrase(?:n|ñ)[ay]a?|contrasenya|kennwort|has[lł]o|heslo|wachtwoord|senha)(?:_?(?:field|input|value|val|entered|eingabe))?\\d?';
const VALUE = '(?:\\.value)?(?:\\.trim\\(\\))?';
const LITERAL = '(["\'])([^"\'\\\\\\s<>]{4,60})';
const COMPARED = new RegExp(`(?<![\\w$-])(?:${NAME}|["'#]${NAME}["']\\)\\.value(?:\\.trim\\(\\))?)${VALUE}\\s{0,3}[!=]==?\\s{0,3}${LITERAL}\\1`, 'gi');
const COMPARED_WITH = new RegExp(`${LITERAL}\\1\\s{0,3}[!=]==?\\s{0,3}${NAME}${VALUE}(?![\\w$.(-])`, 'gi');
const NAMED = new RegExp(`\\b(?:const|let|var)\\s{1,3}(${NAME})\\s{0,3}=\\s{0,3}${LITERAL}\\2`, 'gi');
const PICKED = new RegExp(`(?<![\\w$.])([\\w$]{1,40})\\[[^\\]\\n]{1,60}\\]\\s{0,3}[!=]==?\\s{0,3}${NAME}${VALUE}(?![\\w$.(-])`, 'gi');
const VALUES = new RegExp(`:\\s{0,3}${LITERAL}\\1`, 'g');
const MAX_OBJECT = 2000;
const ASKED = /([\w$]{1,40})\s{0,3}=\s{0,3}(?:window\.)?prompt\(\s{0,3}["'`][^"'`]{0,60}?(?:pass-?(?:word|wort|code)|contrase|kennwort|mot de passe|has[lł]o|heslo|wachtwoord|senha)/gi;
const ASKS = /\bprompt\(|type\s?=\\?\s?["']?password/i;
const STATES = /^(?:string|number|object|undefined|null|true|false|none|text|hidden|password|show|hide|visible|valid|invalid|weak|strong|medium|empty|required|error)$/i;
function comparedPassword(code, hasField) {
    const text = code.slice(0, MAX_CODE);
    if (!hasField && !ASKS.test(text))
        return undefined;
    return (found(text, COMPARED, 2) ?? found(text, COMPARED_WITH, 2) ?? named(text) ?? picked(text) ?? asked(text));
}
function found(text, pattern, group) {
    for (const match of text.matchAll(pattern)) {
        const password = match[group];
        const isOfType = /\btypeof\s{1,3}$/.test(text.slice(Math.max(0, match.index - 10), match.index));
        if (!isOfType && !STATES.test(password))
            return { password, written: match[0] };
    }
    return undefined;
}
function named(text) {
    for (const [written, name, , password] of first(text, NAMED))
        if (!STATES.test(password) && isCompared(text, name))
            return { password: password, written };
    return undefined;
}
function picked(text) {
    for (const [, name] of first(text, PICKED)) {
        const head = new RegExp(`\\b(?:const|let|var)\\s{1,3}${RegExp.escape(name)}\\s{0,3}=\\s{0,3}\\{`).exec(text);
        if (!head)
            continue;
        const [object] = text.slice(head.index, head.index + MAX_OBJECT).split('}', 1);
        const password = found(object, VALUES, 2);
        if (password)
            return password;
    }
    return undefined;
}
function isCompared(text, name) {
    const literal = RegExp.escape(name);
    return new RegExp(`[!=]==?\\s{0,3}${literal}(?![\\w$.(])|(?<![\\w$.])${literal}\\s{0,3}[!=]==?\\s{0,3}[\\w$]`).test(text);
}
function asked(text) {
    for (const [, name] of first(text, ASKED)) {
        const compared = new RegExp(`(?<![\\w$.])${RegExp.escape(name)}${VALUE}\\s{0,3}[!=]==?\\s{0,3}${LITERAL}\\1`, 'g');
        const password = found(text, compared, 2);
        if (password)
            return password;
    }
    return undefined;
}
function first(text, pattern) {
    return Array.from(text.matchAll(pattern)).slice(0, MAX_NAMES);
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/page-passwords.js






const pagePasswords = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'password-in-page': {
            severity: 'warning',
            title: 'The password that the page asks for stands in its code',
            why: 'Anybody can read it there, so it protects nothing, nor anything else that has the same password.',
            fix: 'Let the server check the password, and choose a new one: this one is known.',
            help: 'https://cwe.mitre.org/data/definitions/602.html',
            example: "if (prompt('Password') === 'secret') showMembers()",
        },
    },
    async judge(visit) {
        const { document } = await visit.htmlPage();
        return { judgements: { 'password-in-page': page_passwords_judge(document) } };
    },
});
const MAX_SCRIPTS = 50;
const MAX_HANDLERS = 500;
const HANDLERS = ['onclick', 'onsubmit', 'onchange', 'onkeyup', 'onkeydown', 'onload'];
const MAX_SAMPLES = 500;
const MAX_SAMPLE = 20_000;
const MAX_TEXT = 50_000;
const BEFORE = 40;
function page_passwords_judge(document) {
    const codes = codesOf(document);
    if (codes.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no script or handler in its HTML');
    const hasField = document
        .elements('input')
        .some(input => (0,html_document/* attribute */.lt)(input, 'type')?.trim().toLowerCase() === 'password');
    const found = codes.flatMap(code => {
        const compared = comparedPassword(code.text, hasField);
        return compared ? [{ code, ...compared }] : [];
    });
    if (found.length === 0)
        return (0,judging_judgement/* failWhere */.a4)([]);
    const isTold = toldBy(document);
    return (0,judging_judgement/* failWhere */.a4)(found
        .filter(({ password, written }) => !isTold(password, written))
        .map(({ code, written }) => page_passwords_placeOf(document, code, written)));
}
function codesOf(document) {
    const scripts = (0,page_scripts/* inlineScripts */.Yx)(document)
        .slice(0, MAX_SCRIPTS)
        .map(element => ({ element, what: 'The script', text: (0,html_document/* textOf */.b6)(element) }));
    const handlers = document
        .withAttribute(...HANDLERS)
        .slice(0, MAX_HANDLERS)
        .flatMap(element => HANDLERS.flatMap(what => {
        const text = (0,html_document/* attribute */.lt)(element, what);
        return text === undefined ? [] : [{ element, what, text }];
    }));
    return [...scripts, ...handlers];
}
function toldBy(document) {
    const text = document.body ? (0,text_start/* startOfSeenText */.Mq)(document.body, MAX_TEXT) : '';
    const samples = document
        .elements('pre', 'code')
        .slice(0, MAX_SAMPLES)
        .map(sample => (0,html_document/* textOf */.b6)(sample).slice(0, MAX_SAMPLE));
    return (password, written) => {
        const at = text.indexOf(password);
        const before = text.slice(Math.max(0, at - BEFORE), Math.max(0, at));
        return (/pass|pwd|pin|contrase|kennwort|has[lł]o|heslo/i.test(before) ||
            samples.some(sample => sample.includes(written)));
    };
}
function page_passwords_placeOf(document, { element, what, text }, written) {
    const { snippet: _, ...place } = document.occurrence(element, `${what} compares what was typed with a password that stands in the page.`);
    const start = element.sourceCodeLocation?.startOffset;
    const offset = start === undefined || !text.includes(written) ? -1 : document.source.indexOf(written, start);
    return offset < 0 ? place : { ...place, ...document.positionAt(offset) };
}

// EXTERNAL MODULE: ./lib/text/percent-decoded.js
var percent_decoded = __webpack_require__(35601);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
// EXTERNAL MODULE: ./lib/net/published-copies.js
var published_copies = __webpack_require__(28859);
// EXTERNAL MODULE: ./lib/engine/visit/left-to-deployment.js
var left_to_deployment = __webpack_require__(50631);
;// CONCATENATED MODULE: ./lib/engine/visit/published-copies.js



const FILES_UNKNOWN = 'only of a folder (static-dir) is it known which files there are';
async function publishedCopiesOf(visit) {
    if (!(0,host_kind/* isThisMachine */.YY)(URL.parse(visit.origin)?.hostname ?? ''))
        return undefined;
    const { final } = await visit.fetchForSite(`${visit.origin}/`, {
        method: 'HEAD',
        redirect: 'manual',
    });
    const said = final && (0,left_to_deployment/* copiesSaid */.J6)(final);
    return said === undefined ? undefined : readCopies(said);
}
function readCopies(said) {
    try {
        const list = JSON.parse(decodeURIComponent(said));
        return Array.isArray(list) ? list.slice(0, published_copies/* MAX_COPIES */.T0).filter(isCopy) : [];
    }
    catch {
        return [];
    }
}
const KINDS = new Set([
    ...['site', 'wordpress', 'database', 'program', 'page'],
]);
function isCopy(value) {
    const { path, kind, pages = 0, of = '/' } = (value ?? {});
    return isPath(path) && KINDS.has(kind) && Number.isSafeInteger(pages) && isPath(of);
}
function isPath(value) {
    return typeof value === 'string' && value.length <= published_copies/* MAX_COPY_PATH */.pP && /^\/(?!\/)/.test(value);
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/published-copies.js





const publishedCopies = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'backup-published': {
            scope: 'site',
            severity: 'warning',
            title: 'A backup with data or programs of the site can be downloaded',
            why: 'Attackers try the usual names of backups on every host. What is in this one, such as accounts, addresses and passwords, was never meant for anyone else.',
            fix: 'Delete the file from the site and from its repository, and change the passwords that are in it.',
            help: 'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information',
            example: '/backup.sql, a dump of the database that no page links to',
        },
        'site-archive-published': {
            scope: 'site',
            severity: 'notice',
            title: 'An archive with a copy of the site can be downloaded',
            why: 'Whoever finds it reads old versions of pages and what was never published, and each deployment carries it along.',
            fix: 'Delete the file from the site: its history belongs into the repository. If it is meant for readers, link to it.',
            help: 'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information',
            example: '/site-old.zip, an archive with 24 pages of the site that no page links to',
        },
        'page-copy-published': {
            scope: 'site',
            severity: 'notice',
            title: 'An old copy of a page can be found by search engines',
            why: 'Search engines keep what they once knew, and may show the copy in place of the page. Visitors then read what no longer holds.',
            fix: 'Delete the file: its history belongs into the repository. If visitors come to it from elsewhere, redirect it to the page.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '/index_bak.html beside /index.html, with the same title, and without noindex',
        },
    },
    async judge(visit) {
        const copies = await publishedCopiesOf(visit);
        return {
            judgements: {
                'backup-published': judgeCopies(visit, copies, ['database', 'program', 'wordpress']),
                'site-archive-published': judgeCopies(visit, copies, ['site']),
                'page-copy-published': await judgePages(visit, copies),
            },
        };
    },
});
const WORDS = {
    site: pages => `an archive with ${pages} pages of the site`,
    wordpress: () => 'an archive of a WordPress with wp-config.php, which holds the password of its database',
    database: () => 'a dump of a database with its data',
    program: () => 'the source of a program, which servers send as text under this name',
};
function judgeCopies(visit, copies, kinds) {
    if (!copies)
        return (0,judging_judgement/* notApplicable */.hH)(FILES_UNKNOWN);
    return (0,judging_judgement/* failWhere */.a4)(copies.flatMap(({ path, kind, pages = 0 }) => {
        const of = kinds.find(one => one === kind);
        if (of === undefined)
            return [];
        const message = `${path} is ${WORDS[of](pages)}. No page, script or list of the site names it.`;
        return [{ url: new URL(path, visit.origin).href, message }];
    }));
}
async function judgePages(visit, copies) {
    if (!copies)
        return (0,judging_judgement/* notApplicable */.hH)(FILES_UNKNOWN);
    return (0,judging_judgement/* failWhere */.a4)((await Promise.all(copies.map(copy => published_copies_placeOf(visit, copy)))).flat());
}
async function published_copies_placeOf(visit, { path, kind, of }) {
    if (kind !== 'page' || of === undefined)
        return [];
    const url = new URL(path, visit.origin).href;
    const robots = await visit.robotsTxt(url);
    if (robots.kind === 'rules' && !(0,robots_txt/* verdictFor */.Xb)(robots, 'Googlebot', url).allowed)
        return [];
    const message = `${(0,percent_decoded/* percentDecoded */.o)(path)} is a copy of ${(0,percent_decoded/* percentDecoded */.o)(of)} by its name and title. No page, script or list of the site names it, and search engines may index it.`;
    return [{ url, message }];
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/response-headers.js









const response_headers_MDN = 'https://developer.mozilla.org/en-US/docs/Web';
const responseHeaders = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'hsts-preload-ineligible': {
            scope: 'site',
            severity: 'notice',
            title: 'Strict-Transport-Security has "preload" but not what it requires',
            why: 'Browsers preload HSTS only with includeSubDomains and a max-age of at least a year, so "preload" has no effect.',
            fix: 'Send max-age=31536000; includeSubDomains; preload, or remove preload.',
            help: 'https://hstspreload.org/#submission-requirements',
            example: 'Strict-Transport-Security: max-age=86400; preload',
        },
        'permissions-policy-invalid': {
            scope: 'site',
            severity: 'notice',
            title: 'The Permissions-Policy is invalid',
            why: 'Browsers ignore an invalid header or value, so the features stay allowed.',
            fix: 'Write feature=() to forbid and feature=(self "https://example.com") to allow, with commas between features.',
            help: `${response_headers_MDN}/HTTP/Reference/Headers/Permissions-Policy`,
            example: "Permissions-Policy: camera 'none'",
        },
        'version-disclosure': {
            scope: 'site',
            severity: 'notice',
            title: 'Response headers show the version of the server software',
            why: 'Attackers scan for versions with known vulnerabilities.',
            fix: 'Hide the version: server_tokens off (nginx), ServerTokens Prod (Apache), expose_php = Off (PHP).',
            help: 'https://www.rfc-editor.org/rfc/rfc9110#section-17.12',
            example: 'Server: nginx/1.18.0',
        },
        'session-cookie-cacheable': {
            severity: 'warning',
            title: 'A response that sets a session cookie can be cached for everybody',
            why: 'A shared cache (CDN, proxy) can give the session of one visitor to another.',
            fix: 'Send Cache-Control: private or no-store with responses that set session cookies.',
            help: 'https://www.rfc-editor.org/rfc/rfc9111#section-7.3',
            example: 'Set-Cookie: session=3f9ab2c1\nCache-Control: public, max-age=600',
        },
    },
    async judge(visit) {
        const { url, response } = await visit.htmlPage();
        return {
            judgements: {
                'hsts-preload-ineligible': whereSent(preloadObstacles(response), 'the site does not ask to be preloaded'),
                'permissions-policy-invalid': whereSent(invalidPermissions(response), 'there is no Permissions-Policy header'),
                'version-disclosure': judgeVersions(response, new URL(url).hostname),
                'session-cookie-cacheable': whereSent(cacheableSessions(response), 'the page sets no session cookie'),
            },
            facts: { obsoleteHeaders: obsoleteHeaders(response) },
        };
    },
});
function whereSent(faults, otherwise) {
    return faults === undefined ? (0,judging_judgement/* notApplicable */.hH)(otherwise) : (0,judging_judgement/* failWhere */.a4)(faults);
}
function judgeVersions(response, hostname) {
    const platform = (0,net_platform/* platformOf */.t)(hostname);
    if (platform !== undefined)
        return (0,judging_judgement/* notApplicable */.hH)(`the server is that of the platform ${platform}`);
    return (0,host_kind/* isLocalHost */.mJ)(hostname)
        ? (0,judging_judgement/* notApplicable */.hH)('a local server is not that of the published site')
        : (0,judging_judgement/* failWhere */.a4)(versionDisclosures(response));
}
const SOFTWARE_HEADERS = [
    'server',
    'x-powered-by',
    'x-aspnet-version',
    'x-aspnetmvc-version',
    'x-generator',
    'x-drupal-version',
];
const VERSION = /\d\.\d|\/v?\d+(?![\w.])/;
const COMMENT = /\([^()]*\)/g;
function versionDisclosures(response) {
    return SOFTWARE_HEADERS.filter(name => VERSION.test(((0,exchange/* header */.wx)(response, name) ?? '').replace(COMMENT, ''))).map(name => headerOccurrence(response, name, `The header ${name} shows a version`));
}
function obsoleteHeaders(response) {
    const sent = ['public-key-pins', 'public-key-pins-report-only', 'expect-ct'].filter(name => response.headers.has(name));
    if (/^\s*1/.test((0,exchange/* header */.wx)(response, 'x-xss-protection') ?? ''))
        sent.push('x-xss-protection');
    return sent;
}
const PRELOAD_MAX_AGE = 31_536_000;
function preloadObstacles(response) {
    const parsed = parseStrictTransportSecurity((0,exchange/* header */.wx)(response, 'strict-transport-security') ?? '');
    if (!parsed?.preload)
        return undefined;
    const missing = [
        ...(parsed.includeSubDomains ? [] : ['The header has no includeSubDomains']),
        ...(parsed.maxAge < PRELOAD_MAX_AGE
            ? [`The max-age is ${parsed.maxAge} (at least ${PRELOAD_MAX_AGE})`]
            : []),
    ];
    return missing.map(message => headerOccurrence(response, 'strict-transport-security', message));
}
function invalidPermissions(response) {
    const value = (0,exchange/* header */.wx)(response, 'permissions-policy');
    if (value === undefined)
        return undefined;
    const at = (message) => headerOccurrence(response, 'permissions-policy', message);
    try {
        return [...(0,dist/* parseDictionary */.AH)(value)]
            .filter(([, [allowlist]]) => !isAllowlist(allowlist))
            .map(([feature]) => at(`The value of "${feature}" is not an allowlist`));
    }
    catch (error) {
        return [at(`The header has a syntax error: ${error.message}`)];
    }
}
function isAllowlist(value) {
    if (!Array.isArray(value))
        return isMember(value);
    return value.every(([member]) => isMember(member));
}
function isMember(value) {
    return value instanceof dist/* Token */.ou ? ['*', 'self', 'src'].includes(value.toString()) : typeof value === 'string';
}
function cacheableSessions(response) {
    const names = (0,exchange/* headerValues */.UE)(response, 'set-cookie')
        .map(value => value.slice(0, value.indexOf('=')).trim())
        .filter(isSessionName);
    if (names.length === 0)
        return undefined;
    const directives = ((0,exchange/* header */.wx)(response, 'cache-control') ?? '')
        .toLowerCase()
        .split(',')
        .map(directive => directive.trim());
    const isPrivate = directives.some(directive => /^(?:private|no-store|no-cache)\b/.test(directive));
    const isShared = directives.some(directive => /^(?:public$|s-maxage=["']?0*[1-9])/.test(directive));
    return isShared && !isPrivate
        ? [
            headerOccurrence(response, 'cache-control', `The response sets ${names.join(', ')}, and shared caches can keep it`),
        ]
        : [];
}

// EXTERNAL MODULE: ./lib/engine/visit/rendering.js
var rendering = __webpack_require__(97382);
;// CONCATENATED MODULE: ./lib/engine/tools/security/scripted-mixed-content.js





const scripted_mixed_content_MIXED_CONTENT = 'https://developer.mozilla.org/en-US/docs/Web/Security/Defenses/Mixed_content';
const scriptedMixedContent = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'mixed-content-by-scripts': {
            severity: 'warning',
            title: 'Browsers block what scripts or style sheets of the HTTPS page load over HTTP',
            why: 'Browsers and Google do not load it, so what it is for is missing.',
            fix: 'Use https: URLs (wss: for WebSockets) in the scripts and style sheets, or send Content-Security-Policy: upgrade-insecure-requests.',
            help: scripted_mixed_content_MIXED_CONTENT,
            example: "fetch('http://api.example.com/prices')",
        },
        'mixed-content-upgraded-by-scripts': {
            severity: 'warning',
            title: 'Scripts or style sheets of the HTTPS page load images or media with http: URLs',
            why: 'Browsers load them over HTTPS instead, and show nothing if that fails.',
            fix: 'Use https: URLs in the scripts and style sheets.',
            help: scripted_mixed_content_MIXED_CONTENT,
            example: 'body { background: url(http://www.example.com/paper.png) }',
        },
    },
    async judge(visit) {
        const { url: page } = await visit.htmlPage();
        if (new URL(page).protocol !== 'https:')
            throw new not_measured/* NotApplicable */.bQ('the page is served over plain HTTP');
        const { addresses: named } = await insecureAddresses(visit);
        const rendered = await (0,rendering/* chosenRendering */.x6)(visit);
        const found = distinct([...rendered.mixedContent, ...blockedRequests(rendered)]);
        const placesOf = (outcome, words) => found
            .filter(one => one.outcome === outcome && !named.has(one.url))
            .map(({ url, type }) => ({
            url: page,
            message: words(type === 'Resource' ? url : `${url} (${type})`),
        }));
        return {
            judgements: {
                'mixed-content-by-scripts': (0,judging_judgement/* failWhere */.a4)(placesOf('blocked', what => `Chrome blocks ${what}`)),
                'mixed-content-upgraded-by-scripts': (0,judging_judgement/* failWhere */.a4)(placesOf('upgraded', what => `Chrome loads ${what} over HTTPS instead`)),
            },
        };
    },
});
function blockedRequests({ requests }) {
    return requests
        .filter(({ failure, inFrame }) => failure === 'mixed-content' && !inFrame)
        .map(({ url, type }) => ({ url, type, outcome: 'blocked' }));
}
function distinct(found) {
    return [...new Map(found.toReversed().map(one => [one.url, one])).values()].toReversed();
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/security-txt.js








const securityTxt = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'security-txt-invalid': {
            scope: 'site',
            severity: 'notice',
            title: 'The security.txt is invalid or has expired',
            why: 'People who find a vulnerability should not use contacts from an expired file.',
            fix: 'Add at least one Contact (mailto:, https: or tel:) and exactly one Expires with a date in the future.',
            help: 'https://www.rfc-editor.org/rfc/rfc9116#section-2.5',
            example: 'Contact: mailto:security@example.com\nExpires: 2020-01-01T00:00:00Z',
        },
    },
    async judge(visit) {
        const { origin, hostname } = new URL((await visit.htmlPage()).url);
        if ((0,host_kind/* isLocalHost */.mJ)(hostname))
            throw new not_measured/* NotApplicable */.bQ('a local server has no security.txt');
        const foreign = (0,syntax_preview/* whyRootIsForeign */.fm)(visit.preview);
        if (foreign !== undefined)
            throw new not_measured/* NotApplicable */.bQ(foreign);
        const exchange = await visit.fetchForSite(`${origin}/.well-known/security.txt`);
        return { judgements: { 'security-txt-invalid': judgeAnswer(exchange, new Date()) } };
    },
});
const security_txt_MAX_LENGTH = 64 * 1024;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:[Zz]|[+-]\d{2}:\d{2})$/;
function judgeAnswer({ final, failure }, now) {
    if (failure)
        return (0,judging_judgement/* notMeasured */.q7)(`${failure.url} ${failure.message}`);
    const absent = (0,judging_judgement/* notApplicable */.hH)('the site has no security.txt');
    if ((0,network_status/* isGone */.ST)(final.status))
        return absent;
    if (!(0,network_status/* isSuccess */.oJ)(final.status))
        return (0,judging_judgement/* notMeasured */.q7)(`${final.url} answers ${final.status}`);
    if ((0,exchange/* mediaType */.JL)(final) === 'text/html')
        return absent;
    const text = final.body.toString('utf8').slice(0, security_txt_MAX_LENGTH);
    if (!fieldsOf(text).some(({ name }) => name === 'contact' || name === 'expires'))
        return absent;
    return (0,judging_judgement/* failWhere */.a4)(securityTxtFaults(text, now).map(fault => ({ url: final.url, ...fault })));
}
function securityTxtFaults(text, now) {
    const fields = fieldsOf(text);
    const named = (name) => fields.filter(field => field.name === name);
    const contacts = named('contact');
    const expires = named('expires');
    const faults = [];
    if (contacts.length === 0)
        faults.push({ message: 'The file has no Contact' });
    for (const { value, line } of contacts) {
        if (!/^[a-z][a-z0-9+.-]*:\S/i.test(value))
            faults.push({ message: `Contact "${value}" is not a URI`, line });
        else if (/^http:/i.test(value))
            faults.push({ message: `Contact "${value}" is not https:`, line });
    }
    if (expires.length === 0)
        faults.push({ message: 'The file has no Expires' });
    for (const { line } of expires.slice(1))
        faults.push({ message: 'Expires is there twice', line });
    for (const { line } of named('preferred-languages').slice(1)) {
        faults.push({ message: 'Preferred-Languages is there twice', line });
    }
    const [first] = expires;
    if (first)
        faults.push(...expiryFaults(first, now));
    return faults;
}
function expiryFaults({ value, line }, now) {
    const date = new Date(value);
    if (!DATE_TIME.test(value) || Number.isNaN(date.getTime())) {
        return [{ message: `Expires "${value}" is not a date such as 2030-12-31T23:59:59Z`, line }];
    }
    (0,input_trace/* holdsUntil */.HK)(date.getTime());
    return date.getTime() < now.getTime() ? [{ message: `The file expired on ${value}`, line }] : [];
}
function fieldsOf(text) {
    return text.split(/\r\n|\n|\r/).flatMap((content, index) => {
        const field = /^([A-Za-z][A-Za-z0-9-]{0,60}):[ \t]?(.*)$/.exec(content.trim());
        return field ? [{ name: field[1].toLowerCase(), value: field[2].trim(), line: index + 1 }] : [];
    });
}

// EXTERNAL MODULE: ./lib/engine/network/tls.js
var tls = __webpack_require__(70938);
;// CONCATENATED MODULE: ./lib/engine/tools/security/tls-protocol.js




const RFC_8996 = 'https://www.rfc-editor.org/rfc/rfc8996';
const tlsProtocol = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'tls-version-too-old': {
            scope: 'site',
            severity: 'error',
            title: 'The server offers neither TLS 1.2 nor TLS 1.3',
            why: 'Browsers and crawlers refuse older versions, so nobody can open the page.',
            fix: 'Enable TLS 1.2 and 1.3 on the server.',
            help: RFC_8996,
            example: 'a server that speaks TLS 1.1 at most',
        },
        'tls-version-obsolete': {
            scope: 'site',
            severity: 'notice',
            title: 'The server still offers TLS 1.0 or 1.1',
            why: 'Both were retired in 2021 because they are broken, and no current browser needs them. Security audits such as PCI DSS fail sites that offer them.',
            fix: 'Disable TLS 1.0 and 1.1 on the server or the CDN.',
            help: RFC_8996,
            example: 'a server that speaks TLS 1.0 to 1.3',
        },
        'no-forward-secrecy': {
            scope: 'site',
            severity: 'warning',
            title: 'The connection has no forward secrecy',
            why: 'If the key of the certificate leaks one day, whoever recorded the traffic can read all of it.',
            fix: 'Enable TLS 1.3, or put ECDHE cipher suites first.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/TLS',
            example: 'TLS_RSA_WITH_AES_128_GCM_SHA256',
        },
    },
    async judge(visit) {
        const { url, handshake, versions } = await hostTls(visit);
        return {
            judgements: {
                ...tls_protocol_judgeVersions(versions, url),
                'no-forward-secrecy': handshake.forwardSecrecy
                    ? (0,judging_judgement/* pass */.IX)()
                    : (0,judging_judgement/* fail */.fJ)({ url, message: `The connection uses ${handshake.protocol} with ${handshake.cipher}` }),
            },
        };
    },
});
function tls_protocol_judgeVersions(versions, url) {
    const modern = [versions['TLSv1.2'], versions['TLSv1.3']];
    if (modern.every(support => support === 'refused')) {
        const offered = tls/* TLS_VERSIONS */.M.filter(version => versions[version] === 'offered').join(', ');
        return {
            'tls-version-too-old': (0,judging_judgement/* fail */.fJ)({ url, message: `The server offers only ${offered}` }),
            'tls-version-obsolete': (0,judging_judgement/* notApplicable */.hH)('the server offers no newer version of TLS'),
        };
    }
    const old = ['TLSv1', 'TLSv1.1'].filter(version => versions[version] === 'offered');
    const unknown = versions['TLSv1'] === 'not-measured' || versions['TLSv1.1'] === 'not-measured';
    const occurrences = old.map(version => ({ url, message: `The server offers ${version}` }));
    return {
        'tls-version-too-old': modern.includes('offered')
            ? (0,judging_judgement/* pass */.IX)()
            : (0,judging_judgement/* notMeasured */.q7)('the server did not answer all handshakes'),
        'tls-version-obsolete': old.length === 0 && unknown
            ? (0,judging_judgement/* notMeasured */.q7)('the server did not answer the handshakes of TLS 1.0 and 1.1')
            : (0,judging_judgement/* failWhere */.a4)(occurrences),
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/security/topics.js
















const topics = [
    observatory,
    certificate,
    tlsProtocol,
    handshake,
    csp,
    mixedContent,
    localInsecureAddresses,
    scriptedMixedContent,
    forms_forms,
    pagePasswords,
    hijackedHosts,
    misspelledHosts,
    responseHeaders,
    securityTxt,
    exposure,
    publishedCopies,
];


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
async function shownOrReason(visit) {
    const reason = whyUnshown(await visit.renderChoice());
    return reason ?? (await orReason(visit.rendered()));
}
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
function chosenRenderingOrReason(visit) {
    return orReason(chosenRendering(visit));
}
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

/***/ 69612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ literalAddress),
/* harmony export */   Pz: () => (/* binding */ hostKind),
/* harmony export */   TH: () => (/* binding */ isSampleHost),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   YY: () => (/* binding */ isThisMachine),
/* harmony export */   gh: () => (/* binding */ isMetadataAddress),
/* harmony export */   i0: () => (/* binding */ isPublicAddress),
/* harmony export */   jV: () => (/* binding */ plainHost),
/* harmony export */   mJ: () => (/* binding */ isLocalHost),
/* harmony export */   wQ: () => (/* binding */ neverLeavesMachine)
/* harmony export */ });
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48280);

const RANGES = {
    loopback: 'loopback',
    unspecified: 'unspecified',
    linkLocal: 'link-local',
    private: 'private',
    uniqueLocal: 'private',
    carrierGradeNat: 'private',
    unicast: 'public',
};
const METADATA_ADDRESSES = new Set(['168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254'].map(address => ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(address).toString()));
const GLOBAL_UNICAST = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('2000::/3');
const MAPPED = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('::ffff:0:0/96');
const EMBEDDING = [
    ['::/96', 12],
    ['::ffff:0:0/96', 12],
    ['::ffff:0:0:0/96', 12],
    ['64:ff9b::/96', 12],
    ['2002::/16', 2],
].map(([prefix, start]) => ({ prefix: ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR(prefix), start }));
const PRIVATE_TOP_LEVEL = new Set(['test', 'local', 'internal', 'home', 'lan', 'arpa']);
function hostKind(host) {
    const address = parsed(host);
    return address ? addressKind(address) : nameKind(plainHost(host));
}
function literalAddress(host) {
    return parsed(host) && plainHost(host);
}
function plainHost(host) {
    return host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
function isPublicAddress(address) {
    const read = parsed(address);
    return read !== undefined && addressKind(read) === 'public';
}
function isMetadataAddress(address) {
    const read = parsed(address);
    if (!read)
        return false;
    const embedded = embeddedIn(read);
    return [read, ...(embedded ? [embedded] : [])].map(addressKind).some(kind => METADATA_KINDS.has(kind));
}
const METADATA_KINDS = new Set(['link-local', 'metadata']);
function isLocalHost(host) {
    return hostKind(host) !== 'public';
}
function isThisMachine(host) {
    const kind = hostKind(host);
    return kind === 'loopback' || kind === 'unspecified';
}
function isSampleHost(host) {
    return /^(?:www\.)?example\.(?:com|net|org)$/i.test(plainHost(host));
}
function isLoopback(host) {
    return hostKind(host) === 'loopback';
}
function neverLeavesMachine(host) {
    return isLoopback(host) && (parsed(host) !== undefined || plainHost(host).toLowerCase() === 'localhost');
}
const MADE_AS_ADDRESS = /^[\da-fx.]+$|:/i;
function parsed(host) {
    const text = plainHost(host).replace(/%.*$/, '');
    return MADE_AS_ADDRESS.test(text) && ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.isValid(text) ? ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(text) : undefined;
}
function addressKind(address) {
    if (METADATA_ADDRESSES.has(address.toString()))
        return 'metadata';
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6 && address.match(MAPPED))
        return mappedKind(address);
    const kind = RANGES[address.range()] ?? 'reserved';
    const isOutside = address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6 && !address.match(GLOBAL_UNICAST);
    return kind === 'public' && isOutside ? 'reserved' : kind;
}
function mappedKind(address) {
    const kind = addressKind(address.toIPv4Address());
    return kind === 'public' ? 'reserved' : kind;
}
function embeddedIn(address) {
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4)
        return undefined;
    const start = EMBEDDING.find(({ prefix }) => address.match(prefix))?.start;
    return start === undefined ? undefined : new ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4(address.toByteArray().slice(start, start + 4));
}
function nameKind(name) {
    const topLevel = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    if (topLevel === 'localhost')
        return 'loopback';
    return topLevel === name.toLowerCase() || PRIVATE_TOP_LEVEL.has(topLevel) ? 'private' : 'public';
}


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


/***/ })

};
