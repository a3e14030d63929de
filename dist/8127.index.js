export const id = 8127;
export const ids = [8127];
export const modules = {

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
/** The check failed at one place or more. */
function fail(occurrences, message) {
    const places = Array.isArray(occurrences) ? occurrences : [occurrences];
    return message === undefined
        ? { outcome: 'fail', occurrences: places }
        : { outcome: 'fail', message, occurrences: places };
}
/** Failed where there are occurrences, else passed. */
function failWhere(occurrences, message) {
    return occurrences.length === 0 ? pass() : fail(occurrences, message);
}
/** Failed with the count of all places, of which some may be at hand; passed where there are none. */
function failCounted(occurrences, count) {
    if (count === 0)
        return pass();
    return count > occurrences.length ? { outcome: 'fail', occurrences, count } : fail(occurrences);
}
/**
 * Not applicable where there was nothing that could have failed, so that no pass stands for nothing; else as
 * {@link failWhere}.
 *
 * @param subjects all that was looked at
 * @param nothing why there is none
 */
function failAmong(subjects, occurrences, nothing) {
    return subjects.length === 0 && occurrences.length === 0 ? notApplicable(nothing) : failWhere(occurrences);
}
/**
 * A place for each subject at fault; not applicable where there are no subjects.
 *
 * @param placeOf where a subject is at fault; undefined where it is not
 * @param nothing why there are no subjects
 */
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
/** What is said of a check whose subject was not there, or not seen. */
function judgedWithout(reason) {
    return reason instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .NotApplicable */ .bQ ? notApplicable(reason.message) : notMeasured(reason.message);
}
/**
 * The same answer to each of some checks, as where what they are about is not there.
 *
 * @param checks their definitions, or anything else with their names as keys
 */
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
/**
 * What the status of an answer proves of what was asked for, by RFC 9110 section 15 and by what servers do to programs.
 */
/** It is there, as the answer shows it. */
function isSuccess(status) {
    return status >= 200 && status < 300;
}
/** It is not there (404, 410). */
function isGone(status) {
    return status === 404 || status === 410;
}
/** Answers that some give to programs or strangers, and not to all readers. 999 is LinkedIn's. */
const REFUSALS = new Set([401, 403, 405, 407, 408, 429, 999]);
/** Nothing: the server refuses, or fails now, and may answer others, or later, otherwise. */
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
/**
 * A tool cannot judge: the page could not be fetched, a part of the machine is missing, time ran out.
 * The message is the reason that people read: what happened, to what, and what to do.
 */
class NotMeasured extends Error {
    name = 'NotMeasured';
}
/** The time ran out, which says nothing of the page: the machine may have been busy with something else. */
class OutOfTime extends NotMeasured {
}
/** What answers is no HTML page. What is said of any response, as its headers do, can be judged all the same. */
class NotHtml extends NotMeasured {
}
/** There is nothing for the tool to judge, as with the certificate of a page over plain HTTP. The message says why. */
class NotApplicable extends Error {
    name = 'NotApplicable';
}


/***/ }),

/***/ 5154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ relations),
/* harmony export */   MX: () => (/* binding */ SENT_HIDDEN),
/* harmony export */   ZF: () => (/* binding */ isSentHidden),
/* harmony export */   ZY: () => (/* binding */ isCanonical),
/* harmony export */   gd: () => (/* binding */ isInHead)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

/** Whether metadata stands in `<head>`, of which the parser makes it a child wherever it lets it in. */
function isInHead(element) {
    return element.parentNode?.nodeName === 'head';
}
/** The link types of an element in lower case. */
function relations(element) {
    const rel = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel');
    return rel ? rel.toLowerCase().split(/\s+/).filter(Boolean) : [];
}
/** Whether an element declares a canonical, wherever it stands. */
function isCanonical(element) {
    return element.tagName === 'link' && relations(element).includes('canonical');
}
/** Streamed pieces stand close to the top of a hidden element, so few steps up are enough. */
const MAX_STEPS_TO_HIDDEN = 20;
/**
 * Whether an element was sent in a hidden element of the body, from where frameworks that stream a page move metadata
 * into `<head>`.
 */
function isSentHidden(element) {
    let up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
    for (let step = 0; up && step < MAX_STEPS_TO_HIDDEN; step++) {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(up, 'hidden') !== undefined)
            return true;
        up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up);
    }
    return false;
}
/** Why metadata that is sent like that is not measured. */
const SENT_HIDDEN = 'it is sent in a hidden element, from where scripts may move it into <head>; only a browser can tell';


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
/** Domains near to those that belong to the same services. */
const ALSO_THEIRS = new Set([
    'jsdelivr.com',
    'jquery.org',
    'googleapis.cn',
    'cloudflare.net',
    'bootcdn.cn',
    'staticfile.cn',
]);
/** Letters of a name of a CDN in which a letter is surely mistyped: others may have a name that is near to a shorter one. */
const MIN_LETTERS = 5;
/** How the files of packages are called, at a host that has no subdomain to tell it by. */
const OF_PACKAGE = /@\d|\/(?:dist|umd)\//;
/**
 * The host of a CDN that an address misspells, at another top-level domain or by one letter; undefined where it is one of
 * them or none is near.
 */
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
/** Whether two words differ in one letter, or in two neighbours that changed places. */
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
/** Hosts of packages that anybody may load, with the folder of these. What jsDelivr sends from `/gh/` may be a site's own. */
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
/** Whether an address is that of a file of a package on a public CDN. */
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
/** Why what needs Chrome was not looked at on a page of a template that scripts leave as it is. */
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

/** Scripts of Next.js that only hand over what the page is made of, code of other scripts as texts included. */
const FLIGHT = /^\s*\(?self\.__next_f\s*(?:=\s*self\.__next_f\s*\|\|\s*\[\]\s*\))?\s*\.push\(/;
/** Whether a `<script>` is one that browsers run, and no data. */
function isExecutable(script) {
    const type = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'type')?.trim().toLowerCase() ?? '';
    const isCode = type === '' || type === 'module' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type);
    const [text] = script.childNodes;
    return isCode && !(text && 'value' in text && FLIGHT.test(text.value.slice(0, 100)));
}
/** The scripts that stand in the document itself and that browsers run. */
function inlineScripts(document) {
    return document
        .elements('script')
        .filter(script => isExecutable(script) && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') === undefined);
}
/** Handlers of what only a visitor does. */
const BY_VISITOR = /^on(?:click|dblclick|auxclick|contextmenu|mouse|pointer|touch|key|drag|drop|wheel|scroll|copy|cut|paste|input|change|submit|reset|select|focus|blur|invalid|search)/;
/**
 * Whether anything in a document runs without its visitor: scripts, handlers as `onload`, frames with `javascript:`.
 * Where nothing does, a browser shows the document as it was sent.
 */
function runsScripts(document) {
    return document
        .elements()
        .some(element => (element.tagName === 'script' && isExecutable(element)) ||
        element.attrs.some(({ name, value }) => (name.startsWith('on') && !BY_VISITOR.test(name)) ||
            (name === 'src' && /^\s*javascript:/i.test(value))));
}


/***/ }),

/***/ 5758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mq: () => (/* binding */ startOfSeenText),
/* harmony export */   W$: () => (/* binding */ startOfTexts),
/* harmony export */   ae: () => (/* binding */ startOfSeenLines),
/* harmony export */   cY: () => (/* binding */ startOfWrittenText),
/* harmony export */   wg: () => (/* binding */ firstNodes)
/* harmony export */ });
/* unused harmony export LINE_END */
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

/** Nodes that are looked at for the start of a text: elements may be many, one in the other, and empty. */
const MAX_NODES = 500;
/** Characters of one piece of text that are looked at, white space in front of it included. */
const MAX_PART = 50_000;
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);
/** What begins on a line of its own: the text before it and its own are not one word. */
const BREAKS = new Set('br div p li dt dd tr td th h1 h2 h3 h4 h5 h6 section article address option'.split(' '));
/**
 * The start of all text below an element, white space folded and put between lines: as the whole text of it and then
 * cut, without the time that takes for each of many elements that lie in each other.
 *
 * @param most characters
 */
function startOfSeenText(root, most) {
    const lengthOf = (text) => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(firstTexts(root, most, lengthOf).join('')).slice(0, most);
}
/** What {@link startOfSeenLines} puts between lines; white space for patterns. */
const LINE_END = '\u2028';
/** The same as {@link startOfSeenText}, with {@link LINE_END} in place of the blank between lines. */
function startOfSeenLines(root, most) {
    const lengthOf = (text) => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    const lines = firstTexts(root, most, lengthOf, LINE_END).join('').split(LINE_END);
    return lines
        .map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)
        .filter(line => line !== '')
        .join(LINE_END)
        .slice(0, most);
}
/**
 * The texts of the nodes below an element, each without white space around it: inline elements may be shown as lines of
 * their own.
 *
 * @param most characters of all of them
 */
function startOfTexts(root, most) {
    return firstTexts(root, most, text => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length).map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ);
}
/** The same as {@link startOfSeenText}, of which white space counts as it is written, and is folded at last. */
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
        if (node.nodeName !== '#text' || !('value' in node))
            continue;
        const start = node.value.slice(0, MAX_PART);
        parts.push(start);
        characters += lengthOf(start);
        if (characters >= most)
            break;
    }
    return parts;
}
/**
 * The nodes below an element in document order, as far as they are asked for.
 *
 * @param most nodes
 * @param without names of nodes that are left out with all below them
 */
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

/***/ 25218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ isHomeOfLanguage),
/* harmony export */   cM: () => (/* binding */ comparablePath),
/* harmony export */   fF: () => (/* binding */ isHomePage),
/* harmony export */   kj: () => (/* binding */ isSamePage),
/* harmony export */   oP: () => (/* binding */ isAbsolute),
/* harmony export */   sY: () => (/* binding */ comparableUrl)
/* harmony export */ });
/** Whether a URL is the home page of its host, index files included. */
function isHomePage(url) {
    return /^\/(?:(?:index|default)\.[a-z]{2,5})?$/i.test(new URL(url).pathname);
}
/**
 * Whether a page is the home page of the site in a language, as `/en/` is, by its address and the language that it declares:
 * a folder of two letters may be anything.
 */
function isHomeOfLanguage(url, lang) {
    const folder = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?\/?(?:(?:index|default)\.[a-z]{2,5})?$/i.exec(new URL(url).pathname);
    return folder !== null && lang.trim().slice(0, 2).toLowerCase() === folder[1].toLowerCase();
}
/** Whether a URL was written with its scheme and host. */
function isAbsolute(href) {
    return /^https?:\/\//i.test(href);
}
/** A URL in the form in which two spellings of one resource are equal: no fragment, escapes in one case. */
function comparableUrl(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href.replace(/%[0-9a-f]{2}/gi, octet => octet.toUpperCase());
}
/** Path and query of a URL, in the form of {@link comparableUrl}. */
function comparablePath(url) {
    return comparableUrl(url).slice(new URL(url).origin.length);
}
/** Whether two addresses are of one document; false for what is no URL, as `about:blank` is none of a server. */
function isSamePage(a, b) {
    return URL.canParse(a) && URL.canParse(b) && comparableUrl(a) === comparableUrl(b);
}


/***/ }),

/***/ 90957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isFontHost),
/* harmony export */   e: () => (/* binding */ isOfLetterFonts)
/* harmony export */ });
/** Hosts whose style sheets, and scripts, bring nothing but fonts: without them a text stands in another one. */
const FONT_HOSTS = new Set(['fonts.googleapis.com', 'fonts.bunny.net', 'use.typekit.net', 'p.typekit.net']);
/** Hosts of the files of these fonts. */
const FILE_HOSTS = new Set(['fonts.gstatic.com']);
/** Fonts of icons, for which the name of the icon stands there without them. */
const ICONS = /\b(?:icons?|symbols)\b/i;
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000;
/** Whether a host serves style sheets of fonts alone. */
function isFontHost(hostname) {
    return FONT_HOSTS.has(hostname);
}
/** Whether an address is of fonts for letters, or of a style sheet with nothing else: a page is complete without it. */
function isOfLetterFonts({ hostname, pathname, search }) {
    const isFont = isFontHost(hostname) || FILE_HOSTS.has(hostname);
    return isFont && !ICONS.test(`${pathname}${search}`.slice(0, MAX_ADDRESS).replaceAll('+', ' '));
}


/***/ }),

/***/ 4274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ noteInput),
/* harmony export */   HK: () => (/* binding */ holdsUntil),
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   Lp: () => (/* binding */ cannotRepeat),
/* harmony export */   _q: () => (/* binding */ tracedAsHere),
/* harmony export */   fC: () => (/* binding */ traceOf),
/* harmony export */   mn: () => (/* binding */ traced)
/* harmony export */ });
/* unused harmony export InputTrace */
/* harmony import */ var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16698);

const current = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
const traces = new WeakMap();
/**
 * What a piece of work was made from: each thing that it asked the visit for, also by way of work that it shares with
 * others. So nobody has to declare what a topic reads, and nothing that it reads can be forgotten.
 */
class InputTrace {
    #own = new Map();
    #parts = new Set();
    #until = Number.POSITIVE_INFINITY;
    add(key, fingerprint) {
        if (this.#own.get(key) === undefined)
            this.#own.set(key, fingerprint);
    }
    include(part) {
        if (part !== this)
            this.#parts.add(part);
    }
    endAt(time) {
        this.#until = Math.min(this.#until, time);
    }
    /** All inputs, those of shared work among them, and when its result ends to hold: milliseconds since 1970. */
    all() {
        const inputs = new Map();
        let until = Number.POSITIVE_INFINITY;
        const seen = new Set([this]);
        for (const trace of seen) {
            until = Math.min(until, trace.#until);
            for (const [key, value] of trace.#own)
                if (inputs.get(key) === undefined)
                    inputs.set(key, value);
            for (const part of trace.#parts)
                seen.add(part);
        }
        return { inputs, until };
    }
}
/** Does work whose inputs are told to all who {@link read} its promise. */
function traced(work) {
    const trace = new InputTrace();
    const promise = current.run(trace, work);
    traces.set(promise, trace);
    return promise;
}
/** Tells the work that is under way here what a promise was made from, if {@link traced} made it. */
function read(promise) {
    const trace = traces.get(promise);
    if (trace)
        current.getStore()?.include(trace);
    return promise;
}
/** What {@link traced} work was made from; undefined of any other promise. */
function traceOf(promise) {
    return traces.get(promise);
}
/** Says that a promise is of what the work that is under way here was made from. */
function tracedAsHere(promise) {
    const trace = current.getStore();
    if (trace)
        traces.set(promise, trace);
    return promise;
}
/** Tells the work that is under way here of one thing that it was made from. */
function noteInput(key, fingerprint) {
    current.getStore()?.add(key, fingerprint);
}
/** Says that the work that is under way here may give something else the next time, as when its time was over. */
function cannotRepeat(why) {
    noteInput(`not asked: ${why}`);
}
/**
 * Says when the clock alone changes what the work that is under way here finds, as when an offer expires. What reads
 * the clock and does not say this would be taken over for ever.
 *
 * @param time milliseconds since 1970; what has passed changes nothing any more
 */
function holdsUntil(time, now = Date.now()) {
    if (time >= now)
        current.getStore()?.endAt(time);
}


/***/ }),

/***/ 9895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ perVisit)
/* harmony export */ });
/* harmony import */ var _input_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4274);

/**
 * A reading that several topics need of the same visit: worked out when the first of them asks, and kept as long as the
 * visit is. A rejection is kept like a value, so that all of them say the same.
 * The visit itself holds it.
 */
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


/***/ })

};
