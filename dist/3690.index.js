export const id = 3690;
export const ids = [3690];
export const modules = {

/***/ 74672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ CLS),
/* harmony export */   m: () => (/* binding */ LCP_MS)
/* harmony export */ });
const LCP_MS = { good: 2500, poor: 4000 };
const CLS = { good: 0.1, poor: 0.25 };


/***/ }),

/***/ 18937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ ApiError)
/* harmony export */ });
class ApiError extends Error {
    name = 'ApiError';
    kind;
    status;
    retryAfter;
    constructor(kind, message, options = {}) {
        super(message, { cause: options.cause });
        this.kind = kind;
        this.status = options.status;
        this.retryAfter = options.retryAfter;
    }
}


/***/ }),

/***/ 50447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fn: () => (/* binding */ reasonNothingJudged),
/* harmony export */   O3: () => (/* binding */ hasJudged),
/* harmony export */   Pk: () => (/* binding */ LEFT_OUT)
/* harmony export */ });
function anyJudged(checks) {
    return checks.some(({ outcome }) => outcome === 'pass' || outcome === 'fail');
}
function reasonNothingJudged(checks) {
    const missing = checks.filter(({ outcome }) => outcome === 'not-measured');
    if (missing.length === 0 || missing.length * 2 < checks.length || anyJudged(checks))
        return undefined;
    return missing.find(({ message }) => message)?.message ?? 'none of its checks was measured';
}
function hasJudged({ status, score, checks, foreign, judged }) {
    if (status === 'not-measured' || judged === false)
        return false;
    return score !== null || anyJudged(checks) || (foreign !== undefined && checks.length === 0);
}
const LEFT_OUT = 'leftOut';


/***/ }),

/***/ 32955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KP: () => (/* binding */ TBT_MS),
/* harmony export */   R7: () => (/* binding */ FCP_MS),
/* harmony export */   mF: () => (/* binding */ TTFB_MS)
/* harmony export */ });
const FCP_MS = { good: 1800, poor: 3000 };
const TTFB_MS = { good: 800, poor: 1800 };
const TBT_MS = {
    mobile: { good: 200, poor: 600 },
    desktop: { good: 150, poor: 350 },
};


/***/ }),

/***/ 29437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ SharedChecks)
/* harmony export */ });
const MAX_CHECKS = 50_000;
const MAX_OF_ID = 50;
const TEXTS = new Set(['id', 'scope', 'title', 'severity', 'help', 'why', 'fix']);
class SharedChecks {
    #checks = [];
    #numbers = new WeakMap();
    #byId = new Map();
    get size() {
        return this.#checks.length;
    }
    from(size) {
        return this.#checks.slice(size);
    }
    add(checks) {
        for (const check of checks)
            this.#keep(check);
    }
    brief(check) {
        const known = this.#numbers.get(check);
        if (known !== undefined)
            return known;
        const names = namesOf(check);
        const silent = isSilent(check, names);
        const ofId = this.#byId.get(check.id) ?? [];
        const alike = ofId.find(number => {
            const other = this.#checks[number];
            return hasTexts(other, check, names) && (!silent || other.outcome === check.outcome);
        });
        const isFull = this.#checks.length >= MAX_CHECKS || ofId.length >= MAX_OF_ID;
        if (alike === undefined && isFull)
            return check;
        const isLasting = silent && Object.isFrozen(check);
        const number = alike ?? this.#keep(isLasting ? check : silenced(check, names));
        if (isLasting)
            this.#numbers.set(check, number);
        return silent ? number : [number, ...answerOf(names).map(name => check[name])];
    }
    whole(brief) {
        if (typeof brief === 'number')
            return this.#checks[brief];
        if (!Array.isArray(brief))
            return brief;
        const [number, ...answer] = brief;
        const check = { ...this.#checks[number] };
        answerOf(Object.keys(check)).forEach((name, at) => {
            check[name] = answer[at];
        });
        return check;
    }
    #keep(check) {
        const number = this.#checks.push(Object.freeze(check)) - 1;
        if (isSilent(check, Object.keys(check)))
            this.#numbers.set(check, number);
        this.#byId.set(check.id, [...(this.#byId.get(check.id) ?? []), number]);
        return number;
    }
}
function namesOf(check) {
    return Object.keys(check).filter(name => check[name] !== undefined);
}
function isSilent({ outcome, occurrences }, names) {
    return ((outcome === 'pass' || outcome === 'not-applicable') &&
        occurrences.length === 0 &&
        names.every(name => TEXTS.has(name) || name === 'outcome' || name === 'occurrences'));
}
function silenced(check, names) {
    const values = names.map(name => [name, TEXTS.has(name) ? check[name] : undefined]);
    return { ...Object.fromEntries(values), outcome: check.outcome, occurrences: [] };
}
function answerOf(names) {
    return names.filter(name => !TEXTS.has(name));
}
function hasTexts(one, other, names) {
    const own = Object.keys(one);
    return (own.length === names.length &&
        names.every((name, at) => own[at] === name && (!TEXTS.has(name) || one[name] === other[name])));
}


/***/ }),

/***/ 3075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ isTool),
/* harmony export */   It: () => (/* binding */ TOOLS),
/* harmony export */   yT: () => (/* binding */ PAGE_TOOLS)
/* harmony export */ });
const TOOLS = [
    'robots',
    'sitemap',
    'schema',
    'serp',
    'hreflang',
    'mobile',
    'security',
    'pagespeed',
    'redirects',
    'content',
    'technology',
    'accessibility',
    'ux',
    'cookies',
    'dns',
    'broken-links',
    'geo',
];
const PAGE_TOOLS = new Set([
    'content',
    'serp',
    'schema',
    'hreflang',
    'mobile',
    'accessibility',
    'ux',
    'geo',
    'pagespeed',
]);
function isTool(name) {
    return TOOLS.includes(name);
}


/***/ }),

/***/ 40221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ openAccount)
/* harmony export */ });
function openAccount({ version, rank }) {
    let opened;
    let hasEnded = false;
    const open = async () => {
        const { openRankTracking } = await Promise.all(/* import() */[__webpack_require__.e(8038), __webpack_require__.e(8790)]).then(__webpack_require__.bind(__webpack_require__, 58790));
        const tracking = openRankTracking(rank);
        if (hasEnded)
            tracking.end();
        return tracking;
    };
    const tracking = () => {
        opened ??= open();
        return opened;
    };
    return {
        operations: {
            me: async () => ({ name: 'engine', plan: null, facts: { version } }),
            rankProjects: async (options) => await (await tracking()).rankProjects(options),
            rankProject: async (id, options) => await (await tracking()).rankProject(id, options),
            rankDashboard: async (id, options) => await (await tracking()).rankDashboard(id, options),
        },
        end() {
            hasEnded = true;
            void opened?.then(({ end }) => end(), () => undefined);
        },
    };
}


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


const MAX_ADDRESS = 250;
function hashOf(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}
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
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _recorded_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82453);


const LEVELS = 3;
const MAX_ELEMENTS = 500;
const MAX_CLASSES = 200;
const MAX_FOLDER = 60;
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
const WITHOUT_LAYOUT = new Set('script style noscript template link meta p ul ol dl li table pre blockquote figure img a br hr h1 h2 h3 h4 h5 h6 span em strong b i code iframe'.split(' '));
function kindOf(element) {
    const names = `${(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id') ?? ''} ${(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class') ?? ''}`;
    const tokens = names.slice(0, MAX_CLASSES).split(/\s+/);
    return [element.tagName, ...tokens.filter(token => token !== '' && !/\d/.test(token)).sort()].join('.');
}


/***/ }),

/***/ 15000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ directivesFor),
/* harmony export */   H2: () => (/* binding */ isNofollow),
/* harmony export */   IU: () => (/* binding */ metaDirectives),
/* harmony export */   Mg: () => (/* binding */ isNoindex),
/* harmony export */   Q$: () => (/* binding */ dateOf),
/* harmony export */   SH: () => (/* binding */ valueFault),
/* harmony export */   Vr: () => (/* binding */ mergedDirectives),
/* harmony export */   ZF: () => (/* binding */ shippedHeaderDirectives),
/* harmony export */   ZY: () => (/* binding */ asksNotToBeIndexed),
/* harmony export */   yX: () => (/* binding */ headerDirectives)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79967);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27710);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);




const VALUED = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
const PLAIN = new Set([
    ...['all', 'none', 'index', 'noindex', 'follow', 'nofollow', 'nosnippet', 'snippet', 'indexifembedded'],
    ...['notranslate', 'translate', 'noimageindex', 'imageindex', 'nopagereadaloud', 'nositelinkssearchbox'],
    ...['noarchive', 'archive', 'nocache', 'noodp', 'noydir', 'noyaca', 'odp', 'ydir', 'noai', 'noimageai'],
]);
const META_NAMES = new Set([
    ..._formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__/* .BOTS */ .vO.map(({ name }) => name.toLowerCase()),
    ...['robots', 'msnbot', 'slurp', 'teoma', 'yandex'],
]);
function headerDirectives(response) {
    return (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(response, 'x-robots-tag').flatMap(value => {
        const where = { url: response.url, snippet: `X-Robots-Tag: ${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(value, 200)}` };
        let bot = '*';
        return ruleTexts(value).map(text => {
            const scoped = botPrefix(text);
            if (scoped)
                bot = scoped.bot;
            return { ...directiveOf(scoped?.rest ?? text), bot, source: 'header', where };
        });
    });
}
function shippedHeaderDirectives({ response, preview, }) {
    const rules = headerDirectives(response);
    if (!preview)
        return rules;
    const closing = new Set(rules.filter(isNoindex).map(({ where }) => where));
    return rules.filter(({ where }) => !closing.has(where));
}
function metaDirectives(document) {
    const inHead = [];
    const outsideHead = [];
    for (const meta of document.elements('meta')) {
        const name = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'name')?.trim().toLowerCase();
        if (name === undefined || !META_NAMES.has(name))
            continue;
        const list = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)(meta, 'head') ? inHead : outsideHead;
        const agent = name === 'robots' ? '*' : name;
        for (const directive of directivesOfMeta(document, meta, agent))
            list.push(directive);
    }
    return { inHead, outsideHead };
}
function directivesOfMeta(document, meta, bot) {
    const where = document.occurrence(meta);
    return ruleTexts((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '').map(text => ({
        ...directiveOf(text),
        bot,
        source: 'meta',
        where,
    }));
}
function ruleTexts(value) {
    const texts = [];
    let parts = [];
    let hasDate = false;
    for (const part of value.split(',')) {
        if (parts.length > 0 && !(hasDate && /^\s*\d/.test(part))) {
            texts.push(parts.join(','));
            parts = [];
            hasDate = false;
        }
        parts.push(part);
        hasDate ||= /unavailable_after\s*:/i.test(part);
    }
    texts.push(parts.join(','));
    return texts.map(text => text.trim()).filter(text => text !== '');
}
function botPrefix(text) {
    const match = /^([\w-]+)\s*:\s*(.*)$/s.exec(text);
    if (!match)
        return undefined;
    const bot = match[1].toLowerCase();
    return VALUED.has(bot) || PLAIN.has(bot) ? undefined : { bot, rest: match[2] };
}
function directiveOf(text) {
    const lower = text.toLowerCase();
    const colon = lower.indexOf(':');
    const name = lower.slice(0, colon).trimEnd();
    if (colon >= 0 && VALUED.has(name))
        return { name, value: text.slice(colon + 1).trim(), known: true };
    return { name: lower, known: PLAIN.has(lower) };
}
function directivesFor(directives, bot) {
    const name = bot.toLowerCase();
    return directives.filter(directive => directive.bot === '*' || directive.bot === name);
}
function asksNotToBeIndexed(document) {
    return metaDirectives(document).inHead.some(directive => isNoindex(directive) && (directive.bot === '*' || directive.bot === 'googlebot'));
}
function isNoindex({ name }) {
    return name === 'noindex' || name === 'none';
}
function isNofollow({ name }) {
    return name === 'nofollow' || name === 'none';
}
const IMAGE_PREVIEWS = ['none', 'standard', 'large'];
function mergedDirectives(directives, bot) {
    const own = directivesFor(directives, bot);
    const merged = new Set(own.filter(({ name, known }) => known && name.startsWith('no')).map(({ name }) => name));
    if (merged.delete('none'))
        merged.add('noindex').add('nofollow');
    if (own.some(({ name }) => name === 'indexifembedded'))
        merged.add('indexifembedded');
    for (const name of merged.has('nosnippet') ? ['max-video-preview'] : ['max-snippet', 'max-video-preview']) {
        const limits = valuesOf(own, name)
            .filter(isCount)
            .map(Number)
            .filter(limit => limit >= 0);
        if (limits.length > 0)
            merged.add(`${name}:${Math.min(...limits)}`);
    }
    const previews = new Set(valuesOf(own, 'max-image-preview').map(value => value.toLowerCase()));
    const preview = IMAGE_PREVIEWS.find(size => previews.has(size));
    if (preview)
        merged.add(`max-image-preview:${preview}`);
    for (const date of valuesOf(own, 'unavailable_after'))
        merged.add(`unavailable_after:${date}`);
    return [...merged].sort();
}
function valuesOf(directives, name) {
    return directives.filter(directive => directive.name === name).map(({ value }) => value);
}
function isCount(value) {
    return /^(?:-1|\d{1,9})$/.test(value);
}
function valueFault({ name, value = '' }) {
    switch (name) {
        case 'max-snippet':
        case 'max-video-preview':
            return isCount(value) ? undefined : `"${value}" is not a whole number of -1 or more`;
        case 'max-image-preview':
            return IMAGE_PREVIEWS.includes(value.toLowerCase())
                ? undefined
                : `"${value}" is not none, standard or large`;
        case 'unavailable_after':
            return dateOf(value) === undefined
                ? `"${value}" is not a date, as 2027-03-31 or 31 Mar 2027 23:59:59 GMT`
                : undefined;
        default:
            return undefined;
    }
}
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s*/i;
const DATE_START = /^(?:\d{4}-\d\d|\d{1,2}[ -][a-z]{3,9}[ -]\d{2,4}|[a-z]{3,9} \d{1,2},? \d{4})/i;
function dateOf(text) {
    const date = text.replace(WEEKDAY, '');
    if (!DATE_START.test(date))
        return undefined;
    const spaced = date.replace(/(\d)-([a-z]+)-(\d)/i, '$1 $2 $3');
    const inUtc = spaced.replace(/[a-z]+$/i, 'UTC');
    return [spaced, inUtc].map(form => Date.parse(form)).find(Number.isFinite);
}


/***/ }),

/***/ 81215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NH: () => (/* binding */ pagesAtOnce),
/* harmony export */   eU: () => (/* binding */ tabsFor)
/* harmony export */ });
/* unused harmony export thisMachine */
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

const PAGES_PER_CORE = 4;
const MAX_PAGES = 16;
const MEMORY_PER_PAGE = 150 * 1024 * 1024;
const MEMORY_BESIDE = 600 * 1024 * 1024;
const TABBED_WITH_AXE = 0.75;
const MAX_TABS = 32;
function thisMachine() {
    const limit = process.constrainedMemory();
    const free = process.availableMemory();
    return { cores: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)(), memory: limit > 0 ? Math.min(limit, free) : free };
}
function pagesAtOnce({ cores, memory } = thisMachine()) {
    const fitting = Math.floor((memory - MEMORY_BESIDE) / MEMORY_PER_PAGE);
    return Math.max(1, Math.min(cores * PAGES_PER_CORE, fitting, MAX_PAGES));
}
function tabsFor(pages, { runsAxe }) {
    return Math.min(MAX_TABS, runsAxe ? Math.ceil(pages * TABBED_WITH_AXE) : pages);
}


/***/ }),

/***/ 74663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ WorkLanes)
/* harmony export */ });
const PATIENCE_MS = 30_000;
class WorkLanes {
    #waiting = [];
    #now;
    #shared = 0;
    #alone = false;
    constructor(now = Date.now) {
        this.#now = now;
    }
    async enter(lane, signal) {
        signal?.throwIfAborted();
        const { promise, resolve, reject } = Promise.withResolvers();
        const giveUp = () => {
            this.#waiting.splice(this.#waiting.indexOf(entry), 1);
            reject(signal.reason);
            this.#admit();
        };
        const entry = {
            lane,
            since: this.#now(),
            enter: () => {
                signal?.removeEventListener('abort', giveUp);
                resolve(this.#leaveOf(lane));
            },
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        this.#waiting.push(entry);
        this.#admit();
        return await promise;
    }
    #admit() {
        for (let next = this.#next(); next; next = this.#next()) {
            this.#waiting.splice(this.#waiting.indexOf(next), 1);
            if (next.lane === 'alone')
                this.#alone = true;
            else
                this.#shared++;
            next.enter();
        }
    }
    #next() {
        const first = this.#waiting[0];
        if (!first || this.#alone)
            return undefined;
        if (first.lane === 'shared' || this.#shared === 0)
            return first;
        const mayPass = this.#now() - first.since < PATIENCE_MS;
        return mayPass ? this.#waiting.find(({ lane }) => lane === 'shared') : undefined;
    }
    #leaveOf(lane) {
        let left = false;
        return () => {
            if (left)
                return;
            left = true;
            if (lane === 'alone')
                this.#alone = false;
            else
                this.#shared--;
            this.#admit();
        };
    }
}


/***/ }),

/***/ 47607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e3: () => (/* binding */ analysisTime),
/* harmony export */   lG: () => (/* binding */ crawlTime),
/* harmony export */   wk: () => (/* binding */ toolTime)
/* harmony export */ });
/* harmony import */ var _tools_needs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31323);

function toolTime(tool, { timeoutMs, lighthouseRuns = 1 }) {
    return (0,_tools_needs_js__WEBPACK_IMPORTED_MODULE_0__/* .doesNeed */ .aY)(tool, 'lighthouse') ? timeoutMs * lighthouseRuns : timeoutMs;
}
const CRAWL_TOOLS = 10;
const ANALYSIS_TOOLS = 20;
function crawlTime({ timeoutMs }) {
    return timeoutMs * CRAWL_TOOLS;
}
function analysisTime({ timeoutMs }) {
    return timeoutMs * ANALYSIS_TOOLS;
}


/***/ }),

/***/ 17714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ notAnalyzed)
/* harmony export */ });
function notAnalyzed(reason) {
    return { status: 'not-measured', reason, score: null, pages: [], facts: {} };
}


/***/ }),

/***/ 14677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ userAgentOf)
/* harmony export */ });
function userAgentOf(version) {
    return `Mozilla/5.0 (compatible; SEO-Preflight/${version})`;
}


/***/ }),

/***/ 97281:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(16698);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./lib/api/errors.js
var errors = __webpack_require__(18937);
// EXTERNAL MODULE: ./lib/api/tools.js
var api_tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/text/url-secrets.js
var url_secrets = __webpack_require__(82090);
// EXTERNAL MODULE: ./lib/engine/account.js
var engine_account = __webpack_require__(40221);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/engine/network/deadline.js
var deadline = __webpack_require__(39531);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./lib/engine/network/address-guard.js
var address_guard = __webpack_require__(76043);
// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(40610);
;// CONCATENATED MODULE: ./lib/engine/network/remembered-lookup.js

const KEEP_MS = 10_000;
const MAX_NAMES = 1000;
function rememberedLookup(resolve = external_node_dns_.lookup, failures = 'kept') {
    const kept = new Map();
    const remembered = (hostname, options, listener) => {
        const key = JSON.stringify([hostname, options]);
        const known = kept.get(key);
        if (known?.answer && known.until > Date.now())
            return void process.nextTick(listener, ...known.answer);
        if (known && !known.answer)
            return void known.waiting.push(listener);
        const entry = { until: 0, waiting: [listener] };
        kept.delete(key);
        if (kept.size >= MAX_NAMES)
            kept.delete(kept.keys().next().value);
        kept.set(key, entry);
        resolve(hostname, { ...options, all: true }, (...answer) => {
            entry.answer = answer;
            entry.until = answer[0] && failures === 'anew' ? 0 : Date.now() + KEEP_MS;
            for (const waiting of entry.waiting.splice(0))
                waiting(...answer);
        });
    };
    return remembered;
}

// EXTERNAL MODULE: ./lib/engine/network/upstream-proxy.js
var upstream_proxy = __webpack_require__(89775);
;// CONCATENATED MODULE: ./lib/engine/browser/address-proxy.js





const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'te', 'upgrade'];
const IDLE_MS = 60_000;
const ATTEMPTS = { autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 2000 };
const KEEP_ALIVE_MS = 4000;
const MAX_REFUSALS = 1000;
async function startAddressProxy(options) {
    const { addresses, resolve, env = process.env } = options;
    const way = new GuardedWay(new address_guard/* AddressGuard */.Ks(addresses, rememberedLookup(resolve)), env);
    const sockets = new Set();
    const keep = (socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
    };
    const server = (0,external_node_http_.createServer)((incoming, answer) => {
        forward(way, incoming, answer).catch(() => answer.destroy());
    });
    server.on('connect', (incoming, client, head) => {
        tunnel(way, incoming, { client, head, keep }).catch(() => client.destroy());
    });
    server.on('connection', keep);
    await new Promise((done, failed) => {
        server.once('error', failed);
        server.listen(0, '127.0.0.1', done);
    });
    return {
        address: `127.0.0.1:${server.address().port}`,
        bypassed: bypassedHosts(addresses),
        refusalOf: url => way.refusals.get(URL.parse(url)?.host ?? ''),
        async close() {
            for (const socket of sockets)
                socket.destroy();
            way.close();
            await new Promise(resolve => server.close(resolve));
        },
    };
}
class GuardedWay {
    refusals = new Map();
    guard;
    #env;
    #agent = new external_node_http_.Agent({ keepAlive: true, timeout: KEEP_ALIVE_MS });
    constructor(guard, env) {
        this.guard = guard;
        this.#env = env;
    }
    async isAllowed(target) {
        try {
            await this.guard.assertAllowed(target);
            return true;
        }
        catch (error) {
            this.note(target, error);
            return false;
        }
    }
    outside(target) {
        return this.guard.policy === 'public-only' ? undefined : (0,upstream_proxy/* upstreamProxyFor */.BZ)(target, this.#env);
    }
    note({ host }, error) {
        const isRefusal = error instanceof address_guard/* AddressDenied */.Om && this.refusals.size < MAX_REFUSALS;
        if (isRefusal)
            this.refusals.set(host, error.message);
    }
    ask(target, method, headers) {
        const proxy = this.outside(target);
        const common = { method, headers, timeout: IDLE_MS };
        if (proxy)
            return (0,upstream_proxy/* askUpstream */.j2)(proxy, { ...common, path: target.href });
        return (0,external_node_http_.request)(target, { ...common, ...ATTEMPTS, lookup: this.guard.lookup, agent: this.#agent });
    }
    close() {
        this.#agent.destroy();
    }
    async open(target) {
        const { promise, resolve, reject } = Promise.withResolvers();
        const port = target.port || '443';
        const proxy = this.outside(target);
        if (proxy) {
            const path = `${target.hostname}:${port}`;
            const asking = (0,upstream_proxy/* askUpstream */.j2)(proxy, {
                method: 'CONNECT',
                path,
                headers: { host: path },
                timeout: IDLE_MS,
            });
            asking.on('connect', ({ statusCode }, socket, first) => {
                if (first.length > 0)
                    socket.unshift(first);
                if (statusCode === 200)
                    return resolve(socket);
                socket.destroy();
                reject(new Error(`the proxy answers ${statusCode}`));
            });
            asking.on('timeout', () => asking.destroy(new Error('the proxy does not answer')));
            asking.on('error', reject);
            asking.end();
        }
        else {
            const host = target.hostname.replace(/^\[|\]$/g, '');
            const { lookup } = this.guard;
            const socket = (0,external_node_net_.connect)({ host, port: Number(port), lookup, ...ATTEMPTS });
            socket.setTimeout(IDLE_MS, () => socket.destroy(new Error('the host does not answer')));
            socket.once('connect', () => resolve(socket));
            socket.once('error', reject);
            socket.once('close', () => reject(new Error('the connection was closed')));
        }
        try {
            return await promise;
        }
        catch (error) {
            this.note(target, error);
            throw error;
        }
    }
}
async function forward(way, incoming, answer) {
    const target = URL.parse(incoming.url ?? '');
    if (target?.protocol !== 'http:' || !(await way.isAllowed(target))) {
        refuse(answer);
        return;
    }
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    let outgoing;
    const send = () => {
        outgoing = way.ask(target, incoming.method, headers);
        outgoing.on('response', response => {
            answer.writeHead(response.statusCode, response.statusMessage, withoutHopByHop(response.rawHeaders));
            response.pipe(answer);
            response.on('error', () => answer.destroy());
        });
        outgoing.on('timeout', () => outgoing.destroy());
        outgoing.on('error', error => {
            way.note(target, error);
            if (outgoing.reusedSocket && !hasBody && !answer.headersSent && !answer.destroyed)
                send();
            else if (answer.headersSent)
                answer.destroy();
            else
                refuse(answer);
        });
        if (hasBody)
            incoming.pipe(outgoing);
        else
            outgoing.end();
    };
    answer.on('close', () => outgoing.destroy());
    send();
}
async function tunnel(way, incoming, ends) {
    const { client, head, keep } = ends;
    const target = URL.parse(`https://${incoming.url}`);
    client.on('error', () => client.destroy());
    if (!target || !(await way.isAllowed(target))) {
        client.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
        return;
    }
    const upstream = await way.open(target).catch(() => undefined);
    if (!upstream) {
        client.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n');
        return;
    }
    keep(upstream);
    upstream.on('error', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
    client.once('close', () => upstream.destroy());
    if (client.destroyed)
        upstream.destroy();
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    upstream.write(head);
    upstream.pipe(client);
    client.pipe(upstream);
}
function bypassedHosts(addresses) {
    if (typeof addresses === 'string')
        return [];
    const local = addresses.targets.map(target => new URL(target)).filter(address_guard/* isPrivateLiteral */.NJ);
    return [...new Set(local.map(({ host, port, protocol }) => (port ? host : `${host}:${PORTS[protocol]}`)))];
}
const PORTS = { 'http:': 80, 'https:': 443 };
function refuse(answer) {
    answer.writeHead(403, { 'content-length': 0 }).end();
}
function withoutHopByHop(raw) {
    const kept = [];
    for (let at = 0; at + 1 < raw.length; at += 2) {
        if (!HOP_BY_HOP.includes(raw[at].toLowerCase()))
            kept.push(raw[at], raw[at + 1]);
    }
    return kept;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/engine/browser/packaged-chrome.js







const PACKAGE = (0,external_node_path_.join)('node_modules', '@sparticuz', 'chromium');
const UNPACK = 'const { default: chromium } = await import(process.argv[1]); await chromium.executablePath()';
const UNPACK_TIMEOUT_MS = 120_000;
async function packagedChrome() {
    if (process.platform !== 'linux' || process.arch !== 'x64')
        return undefined;
    const folder = packageFolder((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url)));
    if (folder === undefined)
        return undefined;
    const caches = [(0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_path_.dirname)(folder)), '.cache'), (0,external_node_os_.tmpdir)()];
    for (const cache of caches) {
        try {
            return await unpacked(folder, (0,external_node_path_.join)(cache, 'seo-preflight'));
        }
        catch {
        }
    }
    return undefined;
}
function packageFolder(from) {
    for (let at = from;; at = (0,external_node_path_.dirname)(at)) {
        const folder = (0,external_node_path_.join)(at, PACKAGE);
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'package.json')))
            return folder;
        if ((0,external_node_path_.dirname)(at) === at)
            return undefined;
    }
}
async function unpacked(folder, cache) {
    const { version } = JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(folder, 'package.json'), 'utf8'));
    const home = (0,external_node_path_.join)(cache, `chromium-${version}`);
    const program = (0,external_node_path_.join)(home, 'chromium');
    if ((0,external_node_fs_.existsSync)(program))
        return program;
    await (0,promises_.mkdir)(cache, { recursive: true });
    const stage = await (0,promises_.mkdtemp)((0,external_node_path_.join)(cache, 'unpacking-'));
    try {
        const entry = (0,external_node_url_.pathToFileURL)((0,external_node_path_.join)(folder, 'build', 'index.js')).href;
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK, entry], {
            env: { PATH: process.env['PATH'], TMPDIR: stage },
            timeout: UNPACK_TIMEOUT_MS,
        });
        await (0,promises_.rename)(stage, home);
    }
    catch (error) {
        if (!(0,external_node_fs_.existsSync)(program))
            throw error;
    }
    finally {
        await (0,promises_.rm)(stage, { recursive: true, force: true });
    }
    return program;
}

;// CONCATENATED MODULE: ./lib/engine/browser/chrome-location.js



async function findChrome(chromePath, env = process.env) {
    const named = chromePath || env['CHROME_PATH'];
    if (named) {
        if (await isProgram(named))
            return named;
        const where = chromePath ? 'the setting "chrome-path"' : 'the variable CHROME_PATH';
        throw new not_measured/* NotMeasured */.ke(`${where} names ${named}, which is not a program that can be started`);
    }
    const found = (await installedChrome()) ?? (await packagedChrome());
    if (found !== undefined)
        return found;
    throw new not_measured/* NotMeasured */.ke('it needs Chrome and none was found: install Google Chrome or Chromium, or name one with the setting ' +
        '"chrome-path" or the variable CHROME_PATH');
}
async function installedChrome() {
    const { Launcher } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(7112)]).then(__webpack_require__.bind(__webpack_require__, 37112));
    try {
        return Launcher.getFirstInstallation();
    }
    catch {
        return undefined;
    }
}
async function isProgram(file) {
    try {
        await (0,promises_.access)(file, promises_.constants.X_OK);
        return (await (0,promises_.stat)(file)).isFile();
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/engine/browser/chrome-environment.js
const NEEDED = new Set([
    ['PATH', 'HOME', 'USER', 'LOGNAME', 'LANG', 'LANGUAGE', 'TZ', 'TMPDIR', 'TMP', 'TEMP'],
    ['LD_LIBRARY_PATH', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH', 'XDG_RUNTIME_DIR', 'SSL_CERT_FILE'],
    ['SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PATHEXT', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA'],
    ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'PROGRAMDATA', 'PROCESSOR_ARCHITECTURE', 'NUMBER_OF_PROCESSORS'],
].flat());
const PROXIES = new Set(['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY']);
function chromeEnvironment(env, folder) {
    const kept = {};
    for (const [name, value] of Object.entries(env)) {
        if (value === undefined)
            continue;
        const upper = name.toUpperCase();
        if (NEEDED.has(upper) || upper.startsWith('LC_'))
            kept[name] = value;
        if (PROXIES.has(upper))
            kept[name] = withoutPassword(value);
    }
    if (process.platform === 'linux')
        kept['TMPDIR'] = folder;
    return { ...kept, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder };
}
function withoutPassword(proxy) {
    return proxy.replace(/\/\/[^/]*@/, '//');
}

;// CONCATENATED MODULE: ./lib/engine/browser/chrome-watchdog.js


const FOR_POSIX = `trap '' HUP INT QUIT TERM
while IFS= read -r line; do
  [ "$line" = over ] && exit 0
  group=$line
done
[ -n "$group" ] && kill -s KILL -- "-$group"
for pause in 0.1 0.2 0.5 1 2 0; do
  rm -rf -- "$1"
  [ -z "$group" ] || [ -e "$1" ] || exit 0
  sleep "$pause"
done`;
const FOR_WINDOWS = `let said = ''
process.stdin.on('data', data => (said += data)).on('end', () => {
  const lines = said.split('\\n')
  if (lines.includes('over')) return
  const pid = lines.at(-2)
  if (pid) require('node:child_process').spawnSync('taskkill', ['/T', '/F', '/PID', pid])
  require('node:fs').rmSync(process.argv[1], { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})`;
const DISMISS_MS = 1000;
function startWatchdog(folder) {
    const isWindows = process.platform === 'win32';
    const [program, args] = isWindows
        ? [process.execPath, ['-e', FOR_WINDOWS, folder]]
        : ['/bin/sh', ['-c', FOR_POSIX, 'sh', folder]];
    const dog = (0,external_node_child_process_.spawn)(program, args, {
        ...(isWindows ? { windowsHide: true } : { cwd: '/' }),
        detached: true,
        env: { PATH: process.env['PATH'], SYSTEMROOT: process.env['SYSTEMROOT'] },
        stdio: ['pipe', 'ignore', 'ignore'],
    });
    const { promise: gone, resolve } = Promise.withResolvers();
    dog.once('exit', () => resolve()).once('error', () => resolve());
    dog.stdin.on('error', () => undefined);
    dog.unref();
    Object(dog.stdin).unref?.();
    return {
        watch: pid => void dog.stdin.write(`${pid ?? ''}\n`),
        async dismiss() {
            dog.ref();
            dog.stdin.end('over\n');
            await Promise.race([gone, (0,external_node_timers_promises_.setTimeout)(DISMISS_MS, undefined, { ref: false })]);
            dog.unref();
        },
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/pipe-transport.js
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
const MAX_EVENT_BYTES = 4 * 1024 * 1024;
const END_BYTES = 300;
class PipeTransport {
    onmessage;
    onclose;
    #toChrome;
    #fromChrome;
    #pieces = [];
    #length = 0;
    #limit = 0;
    #isClosed = false;
    constructor(toChrome, fromChrome) {
        this.#toChrome = toChrome;
        this.#fromChrome = fromChrome;
        toChrome.on('error', () => undefined);
        fromChrome.on('error', () => undefined);
        fromChrome.on('data', (chunk) => this.#read(chunk));
        fromChrome.once('close', () => this.onclose?.());
    }
    send(message) {
        if (!this.#isClosed)
            this.#toChrome.write(`${message}\0`);
    }
    close() {
        this.#isClosed = true;
        this.#toChrome.destroy();
        this.#fromChrome.destroy();
    }
    #read(chunk) {
        let start = 0;
        for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
            this.#add(chunk.subarray(start, end));
            this.#finish();
            start = end + 1;
        }
        this.#add(chunk.subarray(start));
    }
    #add(piece) {
        if (piece.length === 0)
            return;
        if (this.#length === 0)
            this.#limit = isAnswer(piece) ? MAX_ANSWER_BYTES : MAX_EVENT_BYTES;
        this.#length += piece.length;
        this.#pieces.push(piece);
        if (this.#length <= this.#limit)
            return;
        const [head] = this.#pieces;
        const tail = Buffer.concat(this.#pieces.slice(1).slice(-2)).subarray(-END_BYTES);
        this.#pieces = [Buffer.from(head.subarray(0, END_BYTES)), Buffer.from(tail)];
    }
    #finish() {
        const whole = Buffer.concat(this.#pieces);
        const message = this.#length > this.#limit ? errorFor(whole.toString('latin1')) : whole.toString();
        this.#pieces = [];
        this.#length = 0;
        if (message !== undefined)
            setImmediate(() => this.onmessage?.(message));
    }
}
function isAnswer(start) {
    return start.subarray(0, 6).toString('latin1').startsWith('{"id":');
}
function errorFor(ends) {
    const id = /^\{"id":(\d+)/.exec(ends)?.[1];
    if (id === undefined)
        return undefined;
    const sessionId = /"sessionId":"(\w+)"\}$/.exec(ends)?.[1];
    const megabytes = MAX_ANSWER_BYTES / 1024 / 1024;
    const error = { code: -32000, message: `Chrome's answer is longer than ${megabytes} MB` };
    return JSON.stringify({ id: Number(id), error, ...(sessionId !== undefined && { sessionId }) });
}

;// CONCATENATED MODULE: ./lib/engine/browser/chrome-process.js










const START_TIMEOUT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 2000;
const KILL_TIMEOUT_MS = 1000;
const PROTOCOL_TIMEOUT_MS = 120_000;
const PROFILE = 'profile';
const UNWANTED_DEFAULTS = [
    '--disable-popup-blocking',
    '--disable-ipc-flooding-protection',
    '--no-sandbox',
];
const UNSEEN_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIReloadButton'];
const LATER_MACHINE_CODE = '--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-turbofan=50000';
const ENDPOINT = /^DevTools listening on (ws:\/\/\S+)/m;
const MAX_WRITTEN = 10_000;
async function startRemoteChrome(options) {
    const { Launcher } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(7112)]).then(__webpack_require__.bind(__webpack_require__, 37112));
    const flags = Launcher.defaultFlags()
        .filter(flag => !UNWANTED_DEFAULTS.includes(flag))
        .map(flag => (flag.startsWith('--disable-features=') ? [flag, ...UNSEEN_FEATURES].join(',') : flag));
    const args = [
        ...flags,
        '--headless=new',
        '--disable-dev-shm-usage',
        '--remote-debugging-port=0',
        ...argumentsFor(options),
    ];
    return await start(options, args, async ({ written, transport, ...chrome }) => {
        const [endpoint, version] = await Promise.all([written(ENDPOINT), versionOver(transport)]);
        return { ...chrome, endpoint, version };
    });
}
async function startChrome(options) {
    const { connect, defaultArgs } = await __webpack_require__.e(/* import() */ 8179).then(__webpack_require__.bind(__webpack_require__, 78179));
    const flags = (await defaultArgs()).filter(flag => !UNWANTED_DEFAULTS.includes(flag));
    return await start(options, [...flags, LATER_MACHINE_CODE, ...argumentsFor(options)], async ({ transport, ...chrome }) => {
        const browser = await connect({
            transport,
            defaultViewport: null,
            protocolTimeout: PROTOCOL_TIMEOUT_MS,
        });
        const [version, control] = await Promise.all([browser.version(), browser.target().createCDPSession()]);
        return { ...chrome, browser, control, version: version.replace(/^[^/]*\//, '') };
    });
}
async function start(options, args, greet) {
    const { path, sandbox, onUnsandboxed } = options;
    const attempt = (extra, more) => startOnce(options, [...args, ...extra], chrome => greet({ ...chrome, ...more }));
    const bare = async (unsandboxed) => {
        const started = await attempt(['--no-sandbox'], { unsandboxed });
        onUnsandboxed?.(unsandboxed);
        return started;
    };
    const fail = (error) => {
        if (error instanceof not_measured/* NotMeasured */.ke)
            throw error;
        throw new not_measured/* NotMeasured */.ke(`Chrome at ${path} does not start: ${firstLine(error)}`, { cause: error });
    };
    const refuse = (why) => {
        throw new not_measured/* NotMeasured */.ke(`Chrome is not started without its sandbox for a page of a fork: ${why}`);
    };
    if (process.getuid?.() === 0) {
        return sandbox === 'required' ? refuse(AS_ROOT) : await bare(AS_ROOT).catch(fail);
    }
    try {
        return await attempt([], {});
    }
    catch (error) {
        if (sandbox !== 'required')
            return await bare(FORBIDDEN).catch(() => fail(error));
        const startsWithout = await startOnce(options, [...args, '--no-sandbox'], async ({ transport, close }) => {
            await versionOver(transport);
            await close();
        }).then(() => true, () => false);
        return startsWithout ? refuse(FORBIDDEN) : fail(error);
    }
}
const AS_ROOT = 'it runs as root, where Chrome has no sandbox';
const FORBIDDEN = 'this system does not let Chrome make its sandbox';
async function startOnce({ path, folder: parent, env = process.env }, args, greet) {
    const folder = makeFolder(parent ?? (0,external_node_os_.tmpdir)());
    const watchdog = startWatchdog(folder);
    const flags = [...args, '--remote-debugging-pipe', `--user-data-dir=${(0,external_node_path_.join)(folder, PROFILE)}`];
    const child = (0,external_node_child_process_.spawn)(path, flags, {
        env: chromeEnvironment(env, folder),
        detached: process.platform !== 'win32',
        stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    });
    if (child.pid !== undefined)
        watchdog.watch(child.pid);
    const discard = () => {
        kill(child);
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    };
    process.once('exit', discard);
    const [, , errors, toChrome, fromChrome] = child.stdio;
    const transport = new PipeTransport(toChrome, fromChrome);
    const { ended, written } = outputOf(child, errors);
    let closing;
    const close = () => {
        closing ??= end(child, { transport, ended }).then(() => removeFolder(folder, watchdog, discard));
        return closing;
    };
    try {
        const late = (0,external_node_timers_promises_.setTimeout)(START_TIMEOUT_MS, undefined, { ref: false }).then(() => {
            throw new Error(`it did not answer within ${START_TIMEOUT_MS / 1000} s`);
        });
        late.catch(() => undefined);
        const greeting = greet({ transport, written, ended, close });
        greeting.catch(() => undefined);
        return await Promise.race([greeting, late, endedEarly(written)]);
    }
    catch (error) {
        await close();
        throw error;
    }
}
function makeFolder(place) {
    try {
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(place, 'seo-preflight-chrome-'));
    }
    catch (error) {
        const { code } = error;
        throw new not_measured/* NotMeasured */.ke(`Chrome needs a folder for its profile, and none can be made in "${place}" (${code}); set TMPDIR to one with room`, { cause: error });
    }
}
async function removeFolder(folder, watchdog, discard) {
    process.off('exit', discard);
    const options = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };
    await (0,promises_.rm)(folder, options).then(() => watchdog.dismiss(), () => watchdog.watch(undefined));
}
function endedEarly(written) {
    const ending = written(NOTHING);
    ending.catch(() => undefined);
    return ending;
}
const NOTHING = /(?!)/;
function outputOf(child, errors) {
    const { promise: ended, resolve } = Promise.withResolvers();
    let text = '';
    let cause;
    errors.on('data', (data) => {
        if (text.length < MAX_WRITTEN)
            text += data.toString('utf8');
    });
    child.once('error', ({ message }) => {
        cause = message;
        resolve();
    });
    child.once('exit', (code, signal) => {
        const words = text.split('\n').find(line => line.trim() !== '');
        cause ??= `it ended at once with ${signal ?? `code ${code}`}${words ? `: ${words.trim()}` : ''}`;
        resolve();
    });
    return {
        ended,
        async written(pattern) {
            const { promise, resolve: found, reject } = Promise.withResolvers();
            const look = () => {
                const match = pattern.exec(text);
                if (match)
                    found(match[1]);
            };
            errors.on('data', look);
            look();
            void ended.then(() => reject(new Error(cause)));
            return await promise.finally(() => errors.off('data', look));
        },
    };
}
async function versionOver(transport) {
    const { promise, resolve } = Promise.withResolvers();
    transport.onmessage = message => {
        const { result } = JSON.parse(message);
        resolve((result?.product ?? '').replace(/^[^/]*\//, ''));
    };
    transport.send(JSON.stringify({ id: 1, method: 'Browser.getVersion' }));
    return await promise;
}
function argumentsFor({ proxy }) {
    return [
        '--no-startup-window',
        '--no-default-browser-check',
        '--no-pings',
        '--deny-permission-prompts',
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
        '--webrtc-ip-handling-policy=disable_non_proxied_udp',
        ...(proxy === undefined ? [] : proxyArguments(proxy)),
    ];
}
function proxyArguments({ address, bypassed }) {
    const direct = [...new Set(['127.0.0.1', ...bypassed.map(host => new URL(`http://${host}`).hostname)])];
    return [
        `--proxy-server=http://${address}`,
        `--proxy-bypass-list=${['<-loopback>', ...bypassed].join(';')}`,
        `--host-resolver-rules=${['MAP * ~NOTFOUND', ...direct.map(host => `EXCLUDE ${host}`)].join(', ')}`,
    ];
}
async function end(child, { transport, ended }) {
    transport.send(JSON.stringify({ id: LAST_ID, method: 'Browser.close' }));
    await Promise.race([ended, (0,external_node_timers_promises_.setTimeout)(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    transport.close();
    kill(child);
    await Promise.race([ended, (0,external_node_timers_promises_.setTimeout)(KILL_TIMEOUT_MS, undefined, { ref: false })]);
}
const LAST_ID = 2 ** 31 - 1;
function kill({ pid }) {
    if (pid === undefined)
        return;
    try {
        process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    }
    catch {
    }
}
function firstLine(error) {
    const text = error instanceof Error ? error.message : String(error);
    return text.trim().split('\n', 1)[0].replace(/:$/, '');
}

// EXTERNAL MODULE: ./lib/engine/browser/gathering.js
var gathering = __webpack_require__(68520);
;// CONCATENATED MODULE: ./lib/engine/browser/tab.js

const CLOSE_TAB_MS = 3000;
async function openTab(chrome) {
    const context = await chrome.browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } });
    const target = openTarget(chrome, context);
    target.catch(() => undefined);
    return { chrome, context, target };
}
async function openTarget({ control }, context) {
    const { id: browserContextId = '' } = context;
    await control.send('Target.createTarget', { url: 'about:blank', browserContextId });
    return await context.waitForTarget(target => target.type() === 'page');
}
async function isClosedInTime(context) {
    const closing = context.close().then(() => true, () => false);
    return await Promise.race([closing, (0,external_node_timers_promises_.setTimeout)(CLOSE_TAB_MS, false, { ref: false })]);
}

;// CONCATENATED MODULE: ./lib/engine/browser/chrome-browser.js








const MAX_LATE_ALONE = 3;
class ChromeBrowser {
    #options;
    #limit;
    #tabs;
    #alone = (0,p_limit/* default */.A)(1);
    #lateAlone = 0;
    #chrome;
    #proxy;
    #refusalOf = () => undefined;
    #globals;
    #tab;
    #ends = new Set();
    #ending = new WeakSet();
    #closed = false;
    #screenshotsLeft;
    constructor(options) {
        this.#options = options;
        this.#tabs = options.tabs ?? 1;
        this.#limit = (0,p_limit/* default */.A)(this.#tabs);
        this.#screenshotsLeft = options.screenshots ?? 0;
    }
    async prepare() {
        if (this.#chrome)
            return;
        this.#tab = this.#running().then(openTab);
        await this.#tab.catch(() => undefined);
    }
    async version() {
        return (await this.#running()).version;
    }
    async load(page) {
        try {
            return await this.#inTab(page);
        }
        catch (error) {
            if (!(error instanceof not_measured/* OutOfTime */.fg) || page.signal.aborted || this.#closed)
                throw error;
            return await this.#alone(() => this.#loadAlone(page, error));
        }
    }
    async #loadAlone(page, late) {
        if (this.#lateAlone >= MAX_LATE_ALONE)
            throw late;
        const over = Promise.withResolvers();
        const others = Array.from({ length: this.#tabs - 1 }, () => {
            const taken = Promise.withResolvers();
            void this.#limit(() => {
                taken.resolve();
                return over.promise;
            });
            return taken.promise;
        });
        try {
            await Promise.all(others);
            return await this.#inTab(page);
        }
        catch (error) {
            if (!(error instanceof not_measured/* OutOfTime */.fg))
                throw error;
            this.#lateAlone++;
            throw new not_measured/* OutOfTime */.fg(`${error.message}, nor when no other page was loaded beside it`, { cause: error });
        }
        finally {
            over.resolve();
        }
    }
    #inTab(page) {
        const { promise, resolve, reject } = Promise.withResolvers();
        void this.#limit(async () => {
            const tidying = [];
            const loading = this.#load(page, tidying);
            loading.catch(reject);
            const loaded = await loading.catch(() => undefined);
            await Promise.all(tidying);
            if (loaded)
                resolve(loaded);
        });
        return promise;
    }
    async #load(page, tidying) {
        const { deadlineMs } = this.#options;
        this.#globals ??= this.#options.globals?.() ?? Promise.resolve([]);
        const globals = await this.#globals;
        const refusalOf = (url) => this.#refusalOf(url);
        const { gathers: most = gathering/* ALL_GATHERINGS */.ln } = this.#options;
        const gathers = page.gathers ? most.intersection(page.gathers) : most;
        const screenshots = gathers.has('screenshots') && this.#screenshotsLeft-- > 0;
        const request = { ...page, deadlineMs, globals, gathers, screenshots, refusalOf };
        const first = await this.#attempt(request, tidying);
        if (first !== 'lost')
            return first;
        await Promise.all(tidying);
        const second = await this.#attempt(request, tidying);
        if (second !== 'lost')
            return second;
        throw new not_measured/* NotMeasured */.ke(`Chrome ended twice while it showed ${page.url}`);
    }
    async close() {
        this.#closed = true;
        const [chrome, proxy] = [this.#chrome, this.#proxy];
        this.#chrome = undefined;
        await chrome?.then(process => process.close(), () => undefined);
        await Promise.all(this.#ends);
        await proxy?.then(server => server.close());
    }
    async #attempt(request, tidying) {
        const { url, deadlineMs } = request;
        const late = AbortSignal.timeout(Math.ceil(deadlineMs));
        const inTime = (opening) => (0,deadline/* orAborted */.H)(opening, late).catch(error => {
            if (!late.aborted)
                throw error;
            throw new not_measured/* OutOfTime */.fg(`Chrome did not begin to show ${url} within ${deadlineMs / 1000} s`);
        });
        const chrome = await inTime(this.#running());
        const { loadPage } = await __webpack_require__.e(/* import() */ 6034).then(__webpack_require__.bind(__webpack_require__, 76034));
        const lost = new AbortController();
        const lose = () => lost.abort();
        chrome.browser.once('disconnected', lose);
        let tab;
        const others = [];
        const openAnother = () => {
            const opening = openTab(chrome);
            others.push(opening);
            return opening;
        };
        try {
            tab = await inTime(this.#openTab(chrome));
            const signal = AbortSignal.any([request.signal, lost.signal]);
            return await loadPage(tab, { ...request, openAnother, signal });
        }
        catch (error) {
            if (this.#closed)
                throw new not_measured/* NotMeasured */.ke('the run was cancelled', { cause: error });
            if (!chrome.browser.connected || this.#ending.has(chrome))
                return 'lost';
            if (error instanceof not_measured/* NotMeasured */.ke)
                throw error;
            throw new not_measured/* NotMeasured */.ke(`${request.url} cannot be read in Chrome: ${error.message}`, {
                cause: error,
            });
        }
        finally {
            chrome.browser.off('disconnected', lose);
            tidying.push(tab ? this.#leave(chrome, tab.context) : this.#discard(chrome));
            const leave = ({ context }) => this.#leave(chrome, context);
            tidying.push(...others.map(opening => opening.then(leave, () => undefined)));
        }
    }
    async #openTab(chrome) {
        const opened = this.#tab;
        this.#tab = undefined;
        const tab = await opened?.catch(() => undefined);
        return tab?.chrome === chrome ? tab : await openTab(chrome);
    }
    async #leave(chrome, context) {
        if (!(await isClosedInTime(context)))
            await this.#discard(chrome);
    }
    async #running() {
        if (this.#closed)
            throw new not_measured/* NotMeasured */.ke('the run was cancelled');
        this.#chrome ??= this.#start();
        const starting = this.#chrome;
        try {
            const chrome = await starting;
            if (chrome.browser.connected)
                return chrome;
            await this.#discard(chrome);
        }
        catch (error) {
            if (this.#chrome === starting)
                this.#chrome = undefined;
            throw error;
        }
        return await this.#running();
    }
    async #start() {
        const { chromePath, addresses, folder, sandbox, onUnsandboxed } = this.#options;
        const path = await findChrome(chromePath);
        if (addresses !== 'any')
            this.#proxy ??= startAddressProxy({ addresses });
        const proxy = await this.#proxy;
        if (proxy)
            this.#refusalOf = proxy.refusalOf;
        this.#options.onStart?.();
        return await startChrome({
            path,
            ...(proxy === undefined ? {} : { proxy }),
            ...(folder === undefined ? {} : { folder }),
            ...(sandbox === undefined ? {} : { sandbox }),
            ...(onUnsandboxed === undefined ? {} : { onUnsandboxed }),
        });
    }
    async #discard(chrome) {
        if ((await this.#chrome?.catch(() => undefined)) === chrome)
            this.#chrome = undefined;
        this.#ending.add(chrome);
        const end = chrome.close();
        this.#ends.add(end);
        await end;
        this.#ends.delete(end);
    }
}

;// CONCATENATED MODULE: ./node_modules/lighthouse/core/lib/median-run.js
/**
 * @license
 * Copyright 2020 Google LLC
 * SPDX-License-Identifier: Apache-2.0
 */


/** @param {LH.Result} lhr @param {string} auditName */
const getNumericValue = (lhr, auditName) => lhr.audits[auditName]?.numericValue || NaN;

/**
 * @param {Array<number>} numbers
 * @return {number}
 */
function getMedianValue(numbers) {
  const sorted = numbers.slice().sort((a, b) => a - b);
  if (sorted.length % 2 === 1) return sorted[(sorted.length - 1) / 2];
  const lowerValue = sorted[sorted.length / 2 - 1];
  const upperValue = sorted[sorted.length / 2];
  return (lowerValue + upperValue) / 2;
}

/**
 * @param {LH.Result} lhr
 * @param {number} medianFcp
 * @param {number} medianInteractive
 */
function getMedianSortValue(lhr, medianFcp, medianInteractive) {
  const distanceFcp =
    medianFcp - getNumericValue(lhr, 'first-contentful-paint');
  const distanceInteractive =
    medianInteractive - getNumericValue(lhr, 'interactive');

  return distanceFcp * distanceFcp + distanceInteractive * distanceInteractive;
}

/**
 * We want the run that's closest to the median of the FCP and the median of the TTI.
 * We're using the Euclidean distance for that (https://en.wikipedia.org/wiki/Euclidean_distance).
 * We use FCP and TTI because they represent the earliest and latest moments in the page lifecycle.
 * We avoid the median of single measures like the performance score because they can still exhibit
 * outlier behavior at the beginning or end of load.
 *
 * @param {Array<LH.Result>} runs
 * @return {LH.Result}
 */
function computeMedianRun(runs) {
  const missingFcp = runs.some(run =>
    Number.isNaN(getNumericValue(run, 'first-contentful-paint'))
  );
  const missingTti = runs.some(run =>
    Number.isNaN(getNumericValue(run, 'interactive'))
  );

  if (!runs.length) throw new Error('No runs provided');
  if (missingFcp) throw new Error(`Some runs were missing an FCP value`);
  if (missingTti) throw new Error(`Some runs were missing a TTI value`);

  const medianFcp = getMedianValue(
    runs.map(run => getNumericValue(run, 'first-contentful-paint'))
  );

  const medianInteractive = getMedianValue(
    runs.map(run => getNumericValue(run, 'interactive'))
  );

  // Sort by proximity to the medians, breaking ties with the minimum TTI.
  const sortedByProximityToMedian = runs
    .slice()
    .sort(
      (a, b) =>
        getMedianSortValue(a, medianFcp, medianInteractive) -
          getMedianSortValue(b, medianFcp, medianInteractive) ||
        getNumericValue(a, 'interactive') - getNumericValue(b, 'interactive')
    );

  return sortedByProximityToMedian[0];
}

/**
 * @param {Array<LH.Result>} runs
 * @return {Array<LH.Result>}
 */
function filterToValidRuns(runs) {
  return runs
    .filter(run =>
      Number.isFinite(getNumericValue(run, 'first-contentful-paint'))
    )
    .filter(run => Number.isFinite(getNumericValue(run, 'interactive')));
}



;// CONCATENATED MODULE: ./lib/engine/browser/lighthouse/lighthouse-thread.js


const MEASURE = 'measure';
const MAX_HEAP_MB = 3072;
class LighthouseThread {
    #worker;
    start() {
        if (this.#worker)
            return this.#worker;
        const worker = startWorker();
        worker.on('error', () => undefined);
        worker.on('exit', () => this.#forget(worker));
        this.#worker = worker;
        return worker;
    }
    ask(question) {
        const worker = this.start();
        const ready = Promise.withResolvers();
        const measured = Promise.withResolvers();
        const answer = Promise.withResolvers();
        const onMessage = (message) => {
            ready.resolve();
            if (message.kind === 'ready')
                return;
            if (message.kind === 'measured')
                measured.resolve(true);
            else
                end(message);
        };
        const onError = (error) => end({ kind: 'error', message: causeOf(error) });
        const onExit = () => end({ kind: 'error', message: 'its thread ended' });
        const end = (message) => {
            worker.off('message', onMessage).off('error', onError).off('exit', onExit);
            ready.resolve();
            measured.resolve(false);
            answer.resolve(message);
        };
        worker.on('message', onMessage).on('error', onError).on('exit', onExit);
        worker.postMessage(question);
        return {
            ready: ready.promise,
            measured: measured.promise,
            answer: answer.promise,
            measure: () => worker.postMessage(MEASURE),
        };
    }
    async close() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
    #forget(worker) {
        if (this.#worker === worker)
            this.#worker = undefined;
    }
}
function startWorker() {
    const here = import.meta.url;
    const worker = new external_node_worker_threads_.Worker(new URL(`./lighthouse-worker${(0,external_node_path_.extname)(here)}`, here), {
        env: {},
        execArgv: [],
        stdout: true,
        stderr: true,
        resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    return worker;
}
function causeOf(error) {
    return error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? `it took more than ${MAX_HEAP_MB} MB of memory`
        : error.message;
}

// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
;// CONCATENATED MODULE: ./lib/engine/browser/lighthouse/machine-rest.js


const WINDOW_MS = 50;
const AT_REST = 0.4;
const MOST_MS = 1000;
async function untilMachineRests(look = processorTime) {
    const first = look();
    for (let last = first;;) {
        await (0,external_node_timers_promises_.setTimeout)(WINDOW_MS);
        const now = look();
        if (now.busy - last.busy < AT_REST * (now.at - last.at) || now.at - first.at >= MOST_MS)
            return;
        last = now;
    }
}
function processorTime() {
    const busy = (0,external_node_os_.cpus)().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
    return { at: performance.now(), busy };
}

;// CONCATENATED MODULE: ./lib/engine/browser/lighthouse/others-work.js


const FREE = 0.5;
function shareOfOthers(before, after, processors = (0,external_node_os_.cpus)().length) {
    if (!before || !after || after.all <= before.all)
        return undefined;
    const [all, busy, own] = [after.all - before.all, after.busy - before.busy, after.own - before.own];
    if ((1 - busy / all) * processors >= FREE)
        return 0;
    return Math.min(1, Math.max(0, (busy - own) / all));
}
async function workSoFar() {
    if (process.platform !== 'linux')
        return undefined;
    try {
        const [machine, own] = await Promise.all([(0,promises_.readFile)('/proc/stat', 'latin1'), ownTicks()]);
        const times = machine.slice(0, machine.indexOf('\n')).trim().split(/\s+/).slice(1, 9).map(Number);
        const all = sum(times);
        const busy = all - times[3] - times[4];
        return Number.isFinite(all) ? { all, busy, own } : undefined;
    }
    catch {
        return undefined;
    }
}
async function ownTicks() {
    const ids = (await (0,promises_.readdir)('/proc')).filter(name => /^\d+$/.test(name)).map(Number);
    const processes = new Map();
    await Promise.all(ids.map(async (id) => {
        const text = await (0,promises_.readFile)(`/proc/${id}/stat`, 'latin1').catch(() => '');
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
        if (fields.length > 14)
            processes.set(id, { parent: Number(fields[1]), ticks: sum(fields.slice(11, 15).map(Number)) });
    }));
    const isOwn = (id) => {
        for (let at = id, steps = 0; steps < processes.size; steps++) {
            if (at === process.pid)
                return true;
            const parent = processes.get(at)?.parent;
            if (parent === undefined)
                return false;
            at = parent;
        }
        return false;
    };
    return sum(Array.from(processes, ([id, { ticks }]) => (isOwn(id) ? ticks : 0)));
}
function sum(numbers) {
    return numbers.reduce((all, number) => all + number, 0);
}

;// CONCATENATED MODULE: ./lib/engine/browser/lighthouse/ready-run.js





const CHROME_END_MS = 200;
async function makeReady(thread, chrome, { url, originHeaders, preview, uncheckedBase }, { device, deadlineMs, ending }) {
    const { promise: stopped, reject: stop } = Promise.withResolvers();
    stopped.catch(() => undefined);
    const late = () => stop(new not_measured/* OutOfTime */.fg(`Lighthouse did not finish ${url} within ${deadlineMs / 1000} s`));
    const cancel = () => stop(new not_measured/* NotMeasured */.ke('the run was cancelled'));
    if (ending.aborted)
        cancel();
    ending.addEventListener('abort', cancel, { once: true });
    void chrome.ended.then(() => stop(new not_measured/* NotMeasured */.ke(`Chrome ended while Lighthouse measured ${url}`)));
    const within = async (work) => {
        const timer = setTimeout(late, deadlineMs);
        try {
            return await Promise.race([stopped, work]);
        }
        finally {
            clearTimeout(timer);
        }
    };
    const blocked = (0,syntax_preview/* platformScriptPatterns */.Eu)(preview);
    const asked = thread.ask({
        url,
        endpoint: chrome.endpoint,
        device,
        originHeaders,
        preview,
        uncheckedBase,
        blocked,
    });
    let finished = false;
    let ended;
    const end = async () => {
        ending.removeEventListener('abort', cancel);
        cancel();
        await Promise.all([chrome.close(), finished ? undefined : thread.close()]);
    };
    await within(asked.ready).catch(() => undefined);
    return {
        measured: Promise.race([asked.measured, stopped.catch(() => false)]),
        async measure() {
            try {
                await Promise.race([stopped, untilMachineRests()]);
                const before = await workSoFar();
                const others = asked.measured.then(async () => shareOfOthers(before, await workSoFar()));
                others.catch(() => undefined);
                asked.measure();
                const answer = await within(asked.answer);
                if (answer.kind === 'error')
                    await Promise.race([stopped, (0,external_node_timers_promises_.setTimeout)(CHROME_END_MS)]);
                finished = true;
                const result = resultOf(answer, url);
                const othersShare = await others.catch(() => undefined);
                return {
                    result: othersShare === undefined ? result : { ...result, othersShare },
                    chromeVersion: chrome.version,
                };
            }
            finally {
                ended ??= end();
            }
        },
        end() {
            ended ??= end();
            return ended;
        },
    };
}
function resultOf(answer, url) {
    if (answer.kind === 'error') {
        const code = answer.code === undefined ? '' : `${answer.code}, `;
        throw new not_measured/* NotMeasured */.ke(`Lighthouse failed on ${url}: ${code}${answer.message}`);
    }
    const { runtimeError } = answer.result;
    if (runtimeError) {
        const { code, message } = runtimeError;
        throw new not_measured/* NotMeasured */.ke(`Lighthouse could not measure ${url}: ${code}, ${message}`);
    }
    return answer.result;
}

;// CONCATENATED MODULE: ./lib/engine/browser/lighthouse/lighthouse.js








const SECOND_SHARE = 0.3;
class Lighthouse {
    #options;
    #limit = (0,p_limit/* default */.A)(1);
    #thread = new LighthouseThread();
    #closing = new AbortController();
    #standing;
    #chrome;
    #proxy;
    constructor(options) {
        this.#options = options;
    }
    async prepare() {
        const path = await findChrome(this.#options.chromePath).catch(() => undefined);
        if (path === undefined || this.#closing.signal.aborted)
            return;
        this.#thread.start();
        this.#chrome = this.#startChrome();
        await this.#chrome.catch(() => undefined);
    }
    async standBy(request) {
        const free = await this.#turn();
        const first = this.#startRun(request);
        await first.catch(() => undefined);
        const measured = Promise.withResolvers();
        let left;
        const leave = async () => {
            await first.then(run => run.end(), () => undefined);
            measured.resolve(false);
            this.#standing = undefined;
            free();
        };
        const standBy = {
            report: async () => {
                try {
                    return await this.#report(request, first, measured.resolve);
                }
                finally {
                    void standBy.leave();
                }
            },
            measured: measured.promise,
            leave: () => {
                left ??= leave();
                return left;
            },
        };
        this.#standing = standBy;
        if (this.#isEnding(request))
            await standBy.leave();
        return standBy;
    }
    async close() {
        this.#closing.abort();
        await this.#standing?.leave();
        await this.#limit(async () => undefined);
        await this.#thread.close();
        await this.#chrome?.then(chrome => chrome.close(), () => undefined);
        await this.#proxy?.then(server => server.close());
    }
    async #turn() {
        const entered = Promise.withResolvers();
        const over = Promise.withResolvers();
        void this.#limit(() => {
            entered.resolve();
            return over.promise;
        });
        await entered.promise;
        return over.resolve;
    }
    async #report(request, first, onMeasured) {
        const began = performance.now();
        const runs = await this.#runs(request, first, onMeasured);
        const results = runs.map(({ result }) => result);
        const { device, secondRun } = this.#options;
        const second = runs.length === 1 ? await this.#second(request, results[0], performance.now() - began) : undefined;
        if (second)
            results.push(second);
        return {
            device,
            median: second && secondRun ? secondRun.commonOf(results[0], second, device) : medianOf(results),
            scores: results.map(({ score }) => (score === null ? null : Math.round(score * 100))),
            chromeVersion: runs[0].chromeVersion,
        };
    }
    async #runs(request, first, onMeasured) {
        const done = [];
        for (let number = 1; number <= this.#options.runs; number++) {
            const isLast = number === this.#options.runs;
            try {
                const ready = await (number === 1 ? first : this.#startRun(request));
                if (isLast)
                    void ready.measured.then(onMeasured);
                done.push(await ready.measure().finally(() => isLast || ready.end()));
            }
            catch (error) {
                if (!(error instanceof not_measured/* NotMeasured */.ke) || done.length === 0 || this.#isEnding(request))
                    throw error;
            }
        }
        return done;
    }
    async #second(request, result, tookMs) {
        const { runs, device, secondRun } = this.#options;
        const deadlineMs = this.#options.deadlineMs * SECOND_SHARE;
        if (runs > 1 || tookMs > deadlineMs || !secondRun?.isDue(result, device))
            return undefined;
        const ready = await this.#startRun(request, deadlineMs).catch(() => undefined);
        if (!ready)
            return undefined;
        const signal = AbortSignal.any([request.signal, this.#closing.signal, AbortSignal.timeout(deadlineMs)]);
        let leave;
        try {
            leave = await secondRun.alone(signal);
            void ready.measured.then(leave);
            return (await ready.measure()).result;
        }
        catch {
            return undefined;
        }
        finally {
            leave?.();
            await ready.end();
        }
    }
    async #startRun(request, deadlineMs = this.#options.deadlineMs) {
        if (this.#isEnding(request))
            throw new not_measured/* NotMeasured */.ke('the run was cancelled');
        this.#thread.start();
        const started = this.#chrome;
        this.#chrome = undefined;
        const chrome = await (started ?? this.#startChrome());
        const { device } = this.#options;
        const ending = AbortSignal.any([request.signal, this.#closing.signal]);
        return await makeReady(this.#thread, chrome, request, { device, deadlineMs, ending });
    }
    async #startChrome() {
        const { chromePath, addresses, folder, sandbox, onUnsandboxed } = this.#options;
        const path = await findChrome(chromePath);
        if (addresses !== 'any')
            this.#proxy ??= startAddressProxy({ addresses });
        const proxy = await this.#proxy;
        this.#options.onStart?.();
        return await startRemoteChrome({
            path,
            ...(proxy === undefined ? {} : { proxy }),
            ...(folder === undefined ? {} : { folder }),
            ...(sandbox === undefined ? {} : { sandbox }),
            ...(onUnsandboxed === undefined ? {} : { onUnsandboxed }),
        });
    }
    #isEnding({ signal }) {
        return signal.aborted || this.#closing.signal.aborted;
    }
}
function medianOf(results) {
    const all = results;
    const comparable = filterToValidRuns(all);
    if (comparable.length === 0)
        return results[0];
    return computeMedianRun(comparable);
}

// EXTERNAL MODULE: ./lib/engine/network/http-client.js + 2 modules
var http_client = __webpack_require__(55054);
// EXTERNAL MODULE: ./lib/engine/schedule/machine.js
var machine = __webpack_require__(81215);
// EXTERNAL MODULE: ./lib/engine/syntax/user-agent.js
var user_agent = __webpack_require__(14677);
// EXTERNAL MODULE: ./lib/engine/tools/index.js + 17 modules
var engine_tools = __webpack_require__(62344);
// EXTERNAL MODULE: ./lib/engine/tools/needs.js
var needs = __webpack_require__(31323);
// EXTERNAL MODULE: ./lib/api/core-web-vitals.js
var core_web_vitals = __webpack_require__(74672);
// EXTERNAL MODULE: ./lib/engine/browser/lighthouse/lighthouse-report.js
var lighthouse_report = __webpack_require__(17219);
// EXTERNAL MODULE: ./lib/engine/tools/pagespeed/metric-bounds.js
var metric_bounds = __webpack_require__(5069);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/second-run.js



const LCP = 'largest-contentful-paint';
const FCP = 'first-contentful-paint';
const TBT = 'total-blocking-time';
const SPEED_INDEX = 'speed-index';
const TIMES = {
    [FCP]: () => metric_bounds/* FCP_MS */.R7,
    [LCP]: () => core_web_vitals/* LCP_MS */.m,
    [TBT]: device => metric_bounds/* TBT_MS */.KP[device],
    [SPEED_INDEX]: device => metric_bounds/* SPEED_INDEX_MS */.mk[device],
};
function isDoubtful(result, device) {
    if ((0,lighthouse_report/* isStarved */.i)(result))
        return false;
    const isPoor = (result.audits[LCP]?.numericValue ?? 0) > core_web_vitals/* LCP_MS */.m.poor;
    return Object.keys(TIMES).some(id => isAbove(result, id, device) && !(id === LCP && isPoor));
}
function commonOf(first, second, device) {
    if ((0,lighthouse_report/* isStarved */.i)(second))
        return first;
    const [better, other] = (second.score ?? 0) > (first.score ?? 0) ? [second, first] : [first, second];
    const replaced = Object.entries(TIMES).filter(([id, bounds]) => isAbove(better, id, device) && (0,metric_bounds/* isGood */.Kg)(other, id, bounds(device)));
    if (replaced.length === 0)
        return better;
    return {
        ...better,
        audits: { ...better.audits, ...Object.fromEntries(replaced.map(([id]) => [id, other.audits[id]])) },
    };
}
function isAbove(result, id, device) {
    return result.audits[id]?.numericValue !== undefined && !(0,metric_bounds/* isGood */.Kg)(result, id, TIMES[id](device));
}

;// CONCATENATED MODULE: ./lib/engine/instruments.js









const REQUEST_TIMEOUT_MS = 30_000;
const REQUEST_TIMEOUT_SHARE = 0.4;
const PAGE_TIMEOUT_MS = 60_000;
const PAGE_TIMEOUT_SHARE = 0.75;
const LIGHTHOUSE_TIMEOUT_SHARE = 0.9;
function openInstruments(options, lanes) {
    const { timeoutMs, addresses, chromePath, chromeFolder, sandbox } = options;
    const warnings = new Set();
    const chromes = { pages: 0, lighthouse: 0 };
    const chrome = {
        onUnsandboxed: (why) => warnings.add(`Chrome shows the pages without its sandbox: ${why}`),
        addresses,
        ...(chromePath !== undefined && { chromePath }),
        ...(chromeFolder !== undefined && { folder: chromeFolder }),
        ...(sandbox !== undefined && { sandbox }),
    };
    const http = new http_client/* HttpClient */.Q({
        ...options,
        userAgent: (0,user_agent/* userAgentOf */.a)(options.version),
        timeoutMs: Math.min(timeoutMs * REQUEST_TIMEOUT_SHARE, REQUEST_TIMEOUT_MS),
        resolve: rememberedLookup(undefined, 'anew'),
    });
    const gathers = (0,needs/* gatheredFor */.Q)(options.tools);
    const browser = new ChromeBrowser({
        ...chrome,
        deadlineMs: Math.min(timeoutMs * PAGE_TIMEOUT_SHARE, PAGE_TIMEOUT_MS),
        screenshots: options.screenshots ?? 0,
        tabs: (0,machine/* tabsFor */.eU)(options.pagesAtOnce ?? (0,machine/* pagesAtOnce */.NH)(), { runsAxe: gathers.has('axe') }),
        gathers,
        globals: () => (0,engine_tools/* globalsOfTools */.J)(options.tools),
        onStart: () => chromes.pages++,
    });
    const lighthouse = new Lighthouse({
        ...chrome,
        device: options.device ?? 'mobile',
        runs: options.lighthouseRuns ?? 1,
        deadlineMs: timeoutMs * LIGHTHOUSE_TIMEOUT_SHARE,
        secondRun: { isDue: isDoubtful, alone: signal => lanes.enter('alone', signal), commonOf: commonOf },
        onStart: () => chromes.lighthouse++,
    });
    return {
        http,
        browser,
        lighthouse,
        warnings,
        chromes,
        async close() {
            await Promise.all([http.close(), browser.close(), lighthouse.close()]);
        },
    };
}

// EXTERNAL MODULE: ./lib/engine/judging/run-tool.js + 1 modules
var run_tool = __webpack_require__(70820);
// EXTERNAL MODULE: ./lib/engine/network/memo.js
var memo = __webpack_require__(93933);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/page/why-not-html.js
var why_not_html = __webpack_require__(27442);
// EXTERNAL MODULE: ./lib/engine/visit/input-fingerprint.js + 1 modules
var input_fingerprint = __webpack_require__(95330);
// EXTERNAL MODULE: ./lib/engine/visit/link-check/link-answer.js
var link_answer = __webpack_require__(37539);
// EXTERNAL MODULE: ./lib/engine/visit/link-check/link-checker.js + 1 modules
var link_checker = __webpack_require__(65893);
;// CONCATENATED MODULE: ./lib/engine/visit/fingerprints-now.js





async function answerFingerprint(visit, url, options) {
    const { exchange, digest } = await digested(visit, url, options);
    return (0,input_fingerprint/* exchangeFingerprint */.q6)(exchange, visit.origin, digest);
}
async function pageFingerprint(visit, url) {
    const { exchange, digest } = await digested(visit, url, { maxBytes: link_checker/* MAX_PAGE_BYTES */.rd });
    return asPage(visit, exchange, digest);
}
async function answerFingerprints(visit, url) {
    const isOwn = (0,redirect_target/* withoutFragment */.f2)(url) === (0,redirect_target/* withoutFragment */.f2)(visit.url);
    const { exchange, digest, small } = isOwn ? await ownAnswer(visit) : await digested(visit, url, {});
    const { final } = exchange;
    const isWhole = final && !final.truncated && digest.bytes <= link_checker/* MAX_PAGE_BYTES */.rd;
    return {
        fetch: (0,input_fingerprint/* exchangeFingerprint */.q6)(exchange, visit.origin, digest),
        page: isWhole && final.status < 400 ? asPage(visit, exchange, digest) : undefined,
        link: final && final.status < 400 ? (0,input_fingerprint/* linkFingerprint */.$)(read(exchange, small), visit.origin) : undefined,
    };
}
function read(exchange, small) {
    const answer = (0,link_answer/* linkAnswerOf */.Y)(exchange);
    if (small && exchange.final && (0,link_checker/* isHtml */._6)(exchange))
        (0,link_checker/* tellOnward */.bh)(answer, small, exchange.final);
    return answer;
}
function asPage({ origin }, exchange, { sha256 }) {
    const answer = (0,link_answer/* linkAnswerOf */.Y)(exchange);
    return (0,input_fingerprint/* linkFingerprint */.$)((0,link_checker/* isHtml */._6)(exchange) ? { ...answer, sha256 } : answer, origin, true);
}
async function ownAnswer(visit) {
    const exchange = await visit.exchange();
    const reader = new input_fingerprint/* BodyReader */.WR(visit.origin);
    const body = exchange.final?.body;
    if (body)
        reader.push(body);
    return { exchange, digest: reader.digest(), small: body && body.length < why_not_html/* SNIFFED_BYTES */.eT ? body : undefined };
}
async function digested(visit, url, options) {
    const reader = new input_fingerprint/* BodyReader */.WR(visit.origin);
    let small = Buffer.alloc(0);
    const consume = async (chunks) => {
        for await (const chunk of chunks) {
            reader.push(chunk);
            if (small)
                small = small.length + chunk.length < why_not_html/* SNIFFED_BYTES */.eT ? Buffer.concat([small, chunk]) : undefined;
        }
    };
    const exchange = await visit.stream(url, consume, options);
    return { exchange, digest: reader.digest(), small };
}

// EXTERNAL MODULE: ./lib/engine/visit/input-keys.js
var input_keys = __webpack_require__(10363);
// EXTERNAL MODULE: ./lib/engine/visit/input-trace.js
var input_trace = __webpack_require__(4274);
// EXTERNAL MODULE: ./lib/engine/visit/link-check/host-lanes.js + 1 modules
var host_lanes = __webpack_require__(16107);
;// CONCATENATED MODULE: ./lib/engine/page-inputs.js








const MAX_KEPT = 200_000;
const ASKED_AT_ONCE = 25;
const ASKED_OUTSIDE_AT_ONCE = 16;
class InputCheck {
    #runs = new Map();
    #known;
    #limit = (0,p_limit/* default */.A)(ASKED_AT_ONCE);
    #outside = (0,p_limit/* default */.A)(ASKED_OUTSIDE_AT_ONCE);
    #answers;
    #expected = new Map();
    #options;
    constructor(options) {
        this.#options = options;
        this.#known = new memo/* Memo */.l(MAX_KEPT, options.keepMs);
        this.#answers = new memo/* Memo */.l(MAX_KEPT, options.keepMs);
    }
    add(tool, url, run) {
        const runs = this.#runs.get(url) ?? new Map();
        this.#runs.set(url, runs.set(tool, run));
    }
    release(url) {
        this.#runs.delete(url);
    }
    clear() {
        this.#runs.clear();
    }
    async of(visit, url) {
        const found = {};
        for (const [tool, run] of this.#runs.get(url) ?? []) {
            const inputs = await this.#inputsOf(visit, run);
            if (inputs)
                found[tool] = inputs;
        }
        return found;
    }
    async #inputsOf(visit, run) {
        const trace = (0,input_trace/* traceOf */.fC)(run);
        if (!trace)
            return undefined;
        const { inputs, until } = trace.all();
        const read = await Promise.all([...inputs].map(async ([key, known]) => {
            const fingerprint = await (known ?? this.#ask(visit, key)).catch(() => undefined);
            return fingerprint === undefined ? undefined : `${fingerprint} ${key}`;
        }));
        const told = read.filter(one => one !== undefined);
        if (told.length < read.length)
            return undefined;
        return until === Number.POSITIVE_INFINITY
            ? { read: told }
            : { read: told, until: new Date(until).toISOString() };
    }
    async expect(visit, keys) {
        const ofPages = keys.filter(input_keys/* isPlaces */.to).map(key => (0,input_keys/* pageKey */.Lt)((0,input_keys/* target */.aC)(key)));
        this.#expected.set(new URL(visit.url).origin, new Set([...keys, ...ofPages]));
        const askAll = async (queue) => {
            for (const key of queue)
                await this.#ask(visit, key).catch(() => undefined);
        };
        const hosts = Map.groupBy(keys.filter(input_keys/* isOutside */._K), input_keys/* hostAsked */.ZG).values();
        const asking = hosts.flatMap(ofHost => {
            const queue = ofHost.values();
            return Array.from({ length: host_lanes/* MOST_AT_ONCE_PER_HOST */.d }, () => askAll(queue));
        });
        await Promise.all(asking);
    }
    async unchanged(visit, inputs) {
        const now = Date.now();
        const tools = Object.entries(inputs).filter(([, { until }]) => until === undefined || Date.parse(until) > now);
        const all = [...new Set(tools.flatMap(([, { read }]) => read))];
        const own = (0,input_keys/* fetchKey */.G9)((0,input_fingerprint/* relativeTo */.Mf)(new URL(visit.url).origin, (0,redirect_target/* withoutFragment */.f2)(visit.url)), {});
        const ofPage = all.find(one => one.endsWith(` ${own}`));
        if (ofPage === undefined || !(await this.#isSame(visit, ofPage)))
            return [];
        const same = new Set([ofPage]);
        await Promise.all(all.map(async (one) => (await this.#isSame(visit, one)) && same.add(one)));
        return tools.filter(([, { read }]) => read.every(one => same.has(one))).map(([tool]) => tool);
    }
    async #isSame(visit, input) {
        const at = input.indexOf(' ');
        const [before, key] = [input.slice(0, at), input.slice(at + 1)];
        if ((0,input_keys/* isPlaces */.to)(key))
            return await this.#hasPlaces(visit, before, key).catch(() => false);
        const fingerprint = await this.#ask(visit, key).catch(() => undefined);
        return fingerprint !== undefined && fingerprint === before;
    }
    async #hasPlaces(visit, before, key) {
        const { readKey } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(6759)]).then(__webpack_require__.bind(__webpack_require__, 46759));
        const input = readKey(key);
        if (input?.kind !== 'places')
            return false;
        const { origin } = new URL(visit.url);
        const page = await this.#ask(visit, (0,input_keys/* pageKey */.Lt)(input.url));
        return await (0,input_fingerprint/* hasSamePlaces */.lw)(before, page, origin, input.places, () => visit.linkAnswer((0,input_fingerprint/* absoluteOn */.ZQ)(origin, input.url), { fragments: [] }));
    }
    #ask(visit, key) {
        const { origin } = new URL(visit.url);
        return this.#known.get(`${origin} ${key}`, () => this.#inTurn(visit, origin, key));
    }
    #inTurn(visit, origin, key) {
        const work = () => this.#fingerprint(visit, origin, key);
        if (!(0,input_keys/* isOutside */._K)(key))
            return this.#limit(work);
        return (0,input_keys/* isLink */.PJ)(key) ? work() : this.#outside(work);
    }
    async #fingerprint(visit, origin, key) {
        const { readKey } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(6759)]).then(__webpack_require__.bind(__webpack_require__, 46759));
        const input = readKey(key);
        switch (input?.kind) {
            case 'fetch': {
                const url = (0,input_fingerprint/* absoluteOn */.ZQ)(origin, input.url);
                if (Object.keys(input.options).length > 0)
                    return await answerFingerprint(visit, url, input.options);
                return (await this.#answer(visit, url)).fetch;
            }
            case 'page': {
                const url = (0,input_fingerprint/* absoluteOn */.ZQ)(origin, input.url);
                return (await this.#answer(visit, url)).page ?? (await pageFingerprint(visit, url));
            }
            case 'link': {
                const url = (0,input_fingerprint/* absoluteOn */.ZQ)(origin, input.url);
                const isRead = !input.onProduction && this.#isRead(origin, input.url);
                const known = isRead ? (await this.#answer(visit, url)).link : undefined;
                const answer = known ? undefined : await visit.linkAnswer(url, { onProduction: input.onProduction });
                return known ?? (0,input_fingerprint/* linkFingerprint */.$)(answer, origin);
            }
            case 'dns':
                return (0,input_fingerprint/* dnsFingerprint */.sz)(await visit.dns(input.name, input.type, input.options));
            case 'tls':
                return (0,input_fingerprint/* tlsFingerprint */.iv)(await visit.tls(input.host, input.port));
            case 'chrome':
                return (0,input_fingerprint/* hashOf */.qQ)(await this.#options.chromeVersion());
            default:
                return undefined;
        }
    }
    #answer(visit, url) {
        return this.#answers.get(`${new URL(visit.url).origin} ${url}`, () => answerFingerprints(visit, url));
    }
    #isRead(origin, url) {
        const expected = this.#expected.get(origin);
        return expected?.has((0,input_keys/* fetchKey */.G9)(url, {})) === true || expected?.has((0,input_keys/* pageKey */.Lt)(url)) === true;
    }
}

// EXTERNAL MODULE: ./lib/engine/page/render-choice.js
var render_choice = __webpack_require__(70252);
// EXTERNAL MODULE: ./lib/engine/page/script-effects.js
var script_effects = __webpack_require__(32674);
// EXTERNAL MODULE: ./lib/engine/page/script-reliance.js
var script_reliance = __webpack_require__(32059);
// EXTERNAL MODULE: ./lib/engine/analysis/recorded-text.js
var recorded_text = __webpack_require__(82453);
// EXTERNAL MODULE: ./lib/engine/analysis/template.js
var template = __webpack_require__(27627);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
// EXTERNAL MODULE: ./lib/engine/page/scripts.js
var page_scripts = __webpack_require__(3916);
;// CONCATENATED MODULE: ./lib/engine/rendering/template-key.js





const MAX_SHAPE = 2000;
const MAX_SHAPE_KEPT = 200;
const MAX_DATA = 50_000;
const FEW_CHARACTERS = 500;
function templateKeyOf(page) {
    const { document, url } = page;
    const { origin, pathname } = new URL(url);
    const folders = pathname.split('/').slice(1, -1);
    const { html, body } = document;
    const frame = (0,template/* templateOf */.k)(page).split(' ').at(-1);
    const parts = [
        origin,
        folders[0] ?? '',
        folders.length,
        frame,
        html && (0,html_document/* attribute */.lt)(html, 'lang'),
        body !== undefined && (0,html_document/* hasTextOf */.Zc)(body, FEW_CHARACTERS),
        ...sentOf(document),
        ...loadedBy(document),
    ];
    return (0,recorded_text/* hashOf */.qQ)(JSON.stringify(parts));
}
function sentOf(document) {
    const metas = document.elements('meta').filter(link_elements/* isInHead */.gd);
    const links = document.elements('link').filter(link_elements/* isInHead */.gd);
    const named = new Map(metas.map(meta => [((0,html_document/* attribute */.lt)(meta, 'property') ?? (0,html_document/* attribute */.lt)(meta, 'name') ?? '').toLowerCase(), meta]));
    const isFilled = (element) => element !== undefined && (0,html_document/* hasTextOf */.Zc)(element, 1);
    const robots = named.get('robots');
    return [
        isFilled(document.elements('title').find(link_elements/* isInHead */.gd)),
        named.has('description'),
        robots && (0,html_document/* attribute */.lt)(robots, 'content'),
        [...named.keys()].filter(name => /^(?:og|twitter):/.test(name)).sort(),
        links.some(link_elements/* isCanonical */.ZY),
        links.some(link => (0,link_elements/* relations */.K1)(link).includes('alternate') && (0,html_document/* attribute */.lt)(link, 'hreflang') !== undefined),
        document.elements('h1').some(isFilled),
        distinct(document.elements('script').flatMap(dataTypes)),
        distinct(document.elements().flatMap(itemTypes)),
    ];
}
function dataTypes(script) {
    if ((0,html_document/* attribute */.lt)(script, 'type')?.trim().toLowerCase() !== 'application/ld+json')
        return [];
    const types = (0,html_document/* textOf */.b6)(script)
        .slice(0, MAX_DATA)
        .matchAll(/"@type"\s{0,9}:\s{0,9}"([^"]{1,60})"/g);
    return Array.from(types, ([, type]) => type);
}
function itemTypes(element) {
    const types = (0,html_document/* attribute */.lt)(element, 'itemtype') ?? (0,html_document/* attribute */.lt)(element, 'typeof');
    return types === undefined ? [] : [types];
}
function loadedBy(document) {
    const address = (element, name) => addressShape(document, (0,html_document/* attribute */.lt)(element, name));
    const scripts = document.elements('script').filter(page_scripts/* isExecutable */.TV);
    const sheets = document.elements('link').filter(link => (0,link_elements/* relations */.K1)(link).includes('stylesheet'));
    return [
        distinct(scripts.map(one => ((0,html_document/* attribute */.lt)(one, 'src') === undefined ? scriptShape(one) : address(one, 'src')))),
        distinct(sheets.map(one => address(one, 'href'))),
        distinct(document.elements('iframe', 'frame', 'object', 'embed').map(one => hostOf(document, one))),
        distinct(document.elements().flatMap(({ tagName }) => (tagName.includes('-') ? tagName : []))),
    ];
}
function distinct(texts) {
    return [...new Set(texts)].sort();
}
function addressShape(document, written) {
    const url = written === undefined ? undefined : document.addressOf(written);
    if (!url)
        return '';
    if (!url.protocol.startsWith('http'))
        return url.protocol;
    const path = url.pathname
        .slice(0, MAX_SHAPE)
        .replace(/[^/.~_-]+/g, word => (isGenerated(word) ? '*' : word));
    return `${url.host}${path}`;
}
function isGenerated(word) {
    return /\d/.test(word) || (word.length >= 6 && (word.slice(1).match(/[A-Z]/g)?.length ?? 0) > 1);
}
function scriptShape(script) {
    return (0,html_document/* textOf */.b6)(script)
        .slice(0, MAX_SHAPE)
        .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`/g, '"')
        .replace(/\b\d[\w.]*/g, '0')
        .replace(/\s+/g, '')
        .slice(0, MAX_SHAPE_KEPT);
}
function hostOf(document, frame) {
    const written = (0,html_document/* attribute */.lt)(frame, 'src') ?? (0,html_document/* attribute */.lt)(frame, 'data');
    return (written !== undefined && document.addressOf(written)?.host) || '';
}

;// CONCATENATED MODULE: ./lib/engine/rendering/render-choices.js






const SAMPLES = 2;
const MAX_UNSEEN = 2;
const MAX_TEMPLATES = 10_000;
class RenderChoices {
    #mode;
    #needsChrome;
    #entrants = new Map();
    #choices = new WeakMap();
    #settled = new WeakSet();
    #templates = new Map();
    #count = 0;
    constructor(mode, needsChrome) {
        this.#mode = mode;
        this.#needsChrome = needsChrome;
    }
    expect(visit, tools) {
        if (this.#mode !== 'auto' || this.#choices.has(visit) || this.#entrants.has(visit))
            return;
        if (!tools || tools.some(this.#needsChrome))
            this.#choices.set(visit, Promise.resolve(render_choice/* SHOWN */.kC));
        else
            this.#entrants.set(visit, { number: this.#count++, visit, placed: undefined });
    }
    choose(visit) {
        if (this.#mode === 'never')
            return Promise.resolve(render_choice/* NEVER_SHOWN */.PS);
        const known = this.#choices.get(visit);
        if (known)
            return (0,input_trace/* read */.LF)(known);
        const entrant = this.#entrants.get(visit);
        const choice = entrant ? (0,input_trace/* traced */.mn)(() => this.#decide(entrant)) : Promise.resolve(render_choice/* SHOWN */.kC);
        this.#choices.set(visit, choice);
        return (0,input_trace/* read */.LF)(choice);
    }
    isOpen(visit) {
        return this.#entrants.has(visit) && !this.#settled.has(visit);
    }
    async settle(visit) {
        await this.choose(visit);
        const place = await this.#entrants.get(visit)?.placed;
        if (place?.template.samples.includes(place.own))
            await sightOf(place.template, place.own);
        this.#settled.add(visit);
    }
    leave(visit) {
        const entrant = this.#entrants.get(visit);
        this.#entrants.delete(visit);
        void entrant?.placed?.then(place => {
            if (place && !place.own.sight)
                dismiss(place.template, place.own);
        });
    }
    async #decide(entrant) {
        const place = await this.#placeOf(entrant);
        if (!place)
            return render_choice/* SHOWN */.kC;
        const { template, own } = place;
        for (;;) {
            if (template.isShown)
                break;
            appoint(template, own);
            if (template.samples.includes(own)) {
                void sightOf(template, own);
                return render_choice/* SHOWN */.kC;
            }
            template.waiting.add(own);
            const samples = [...template.samples];
            const seen = Promise.all(samples.map(sample => (0,input_trace/* read */.LF)(sightOf(template, sample))));
            const sights = await Promise.race([seen, template.shown.promise]);
            template.waiting.delete(own);
            if (sights?.every(sight => sight === 'same')) {
                own.visit = undefined;
                return { shown: false, because: 'template', sample: samples[0].url };
            }
        }
        own.visit = undefined;
        for (const { sight } of template.samples)
            if (sight)
                void (0,input_trace/* read */.LF)(sight);
        return render_choice/* SHOWN */.kC;
    }
    #placeOf(entrant) {
        entrant.placed ??= (0,input_trace/* traced */.mn)(() => this.#place(entrant));
        return entrant.placed;
    }
    async #place({ visit, number }) {
        const earlier = [...this.#entrants.values()].filter(other => other.number < number);
        const page = await pageOf(visit);
        if (!page || (0,script_reliance/* relianceOnScripts */.h)(page) !== undefined)
            return undefined;
        const template = this.#templateOf(page);
        if (!template)
            return undefined;
        const isFull = () => template.isShown || template.samples.length >= SAMPLES;
        if (!isFull())
            await Promise.all(earlier.map(other => this.#placeOf(other)));
        const own = { number, url: visit.url, visit, sight: undefined };
        appoint(template, own);
        return { template, own };
    }
    #templateOf(page) {
        const key = templateKeyOf(page);
        const known = this.#templates.get(key);
        if (known || this.#templates.size >= MAX_TEMPLATES)
            return known;
        const made = {
            samples: [],
            unseen: 0,
            isShown: false,
            shown: Promise.withResolvers(),
            waiting: new Set(),
        };
        this.#templates.set(key, made);
        return made;
    }
}
function appoint({ samples, isShown }, page) {
    if (!isShown && samples.length < SAMPLES && !samples.includes(page))
        samples.push(page);
}
function dismiss(template, sample) {
    const { samples, waiting } = template;
    sample.visit = undefined;
    if (!samples.includes(sample))
        return;
    samples.splice(samples.indexOf(sample), 1);
    const [next] = [...waiting].toSorted((one, other) => one.number - other.number);
    if (!next)
        return;
    waiting.delete(next);
    appoint(template, next);
}
function sightOf(template, sample) {
    sample.sight ??= (0,input_trace/* traced */.mn)(async () => {
        const sight = await look(sample.visit);
        sample.visit = undefined;
        if (sight === 'unseen') {
            template.unseen++;
            dismiss(template, sample);
        }
        if (sight === 'changed' || template.unseen >= MAX_UNSEEN) {
            template.isShown = true;
            template.shown.resolve();
        }
        return sight;
    });
    return sample.sight;
}
async function look(visit) {
    if (!visit)
        return 'unseen';
    try {
        const page = await visit.judgedPage();
        const { scripts } = page;
        if (scripts.state === 'unseen')
            return scripts.ledOn ? 'changed' : 'unseen';
        return scripts.state === 'seen' && (0,script_effects/* scriptEffectsOn */.b)(page).length > 0 ? 'changed' : 'same';
    }
    catch {
        return 'unseen';
    }
}
async function pageOf(visit) {
    try {
        return await visit.htmlPage();
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/engine/schedule/timed-work.js

const LEFTOVER_MS = 60_000;
async function inLane(lanes, { lane, timeoutMs, signal, closing, leaves, late }, work) {
    const ending = signal ? AbortSignal.any([signal, closing]) : closing;
    const leave = await lanes.enter(lane, ending).catch(error => {
        throw cancelled(error);
    });
    const working = work();
    void leaves?.()?.then(isLeaving => isLeaving && leave());
    try {
        return await within(timeoutMs, signal, () => working, late);
    }
    finally {
        const timer = setTimeout(leave, LEFTOVER_MS).unref();
        const ended = () => {
            clearTimeout(timer);
            leave();
        };
        working.then(ended, ended);
    }
}
async function within(ms, signal, work, late) {
    if (signal?.aborted)
        throw cancelled();
    const { promise, resolve, reject } = Promise.withResolvers();
    const timer = setTimeout(() => resolve(late()), ms);
    const cancel = () => reject(cancelled());
    signal?.addEventListener('abort', cancel, { once: true });
    work().then(resolve, reject);
    try {
        return await promise;
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
    }
}
function cancelled(cause) {
    return new errors/* ApiError */.h('cancelled', 'the call was cancelled', { cause });
}

;// CONCATENATED MODULE: ./lib/engine/schedule/scheduler.js



const SHOWING_TURNS = 3;
const SHARED = { lane: 'shared' };
class Scheduler {
    #options;
    #starting = Promise.resolve();
    constructor(options) {
        this.#options = options;
    }
    prepare(tools) {
        const { browser, lighthouse } = this.#options;
        if (tools.some(tool => (0,needs/* doesNeed */.aY)(tool, 'lighthouse')))
            this.#starting = lighthouse.prepare();
        if (tools.some(tool => (0,needs/* doesNeed */.aY)(tool, 'rendered')))
            void this.#starting.then(() => browser.prepare());
    }
    async run({ tool, visit, timeoutMs, signal, load, work, late }) {
        const { lanes, closing } = this.#options;
        const limits = { timeoutMs, signal, closing };
        const isAlone = (0,needs/* doesNeed */.aY)(tool, 'lighthouse');
        const turn = isAlone ? visit.prepareLighthouse() : this.#afterLighthouse(tool, visit, limits);
        turn.catch(() => undefined);
        const unlessAborted = (waiting) => signal ? (0,deadline/* orAborted */.H)(waiting, signal).catch(() => undefined) : waiting;
        try {
            if (!isAlone)
                await unlessAborted(this.#starting);
            await load();
            await unlessAborted(turn);
            if ((0,needs/* doesNeed */.aY)(tool, 'page'))
                await this.#settled(visit, limits);
            const timeLeft = timeoutMs - (await this.#shown(tool, visit, limits));
            if (timeLeft <= 0)
                return late();
            if (closing.aborted)
                return await within(timeLeft, signal, work, late);
            const lane = isAlone ? aloneUntilMeasured(visit) : SHARED;
            return await inLane(lanes, { ...lane, ...limits, timeoutMs: timeLeft, late }, work);
        }
        finally {
            void turn.then(leave => leave?.(), () => undefined);
        }
    }
    async #settled(visit, limits) {
        const { lanes, choices } = this.#options;
        if (!choices.isOpen(visit))
            return;
        await inLane(lanes, { ...SHARED, ...limits, late: () => undefined }, () => choices.settle(visit));
    }
    async #shown(tool, visit, limits) {
        const { lanes } = this.#options;
        const lane = { ...SHARED, ...limits, late: () => undefined };
        let began = Date.now();
        const isShown = await inLane(lanes, lane, () => {
            began = Date.now();
            return (0,needs/* showsPage */.I0)(tool, visit);
        });
        const took = Date.now() - began;
        if (!isShown)
            return took;
        const show = async () => {
            await visit.rendered().catch(() => undefined);
            return true;
        };
        for (let turn = 0; turn < SHOWING_TURNS && !limits.closing.aborted; turn++)
            if (await inLane(lanes, lane, show))
                break;
        return took;
    }
    async #afterLighthouse(tool, visit, limits) {
        const measured = visit.lighthouseMeasured;
        if (!measured)
            return;
        const isToBeShown = () => (0,needs/* showsPage */.I0)(tool, visit);
        const { lanes } = this.#options;
        if (await inLane(lanes, { ...SHARED, ...limits, late: () => false }, isToBeShown))
            await measured;
    }
}
function aloneUntilMeasured(visit) {
    return { lane: 'alone', leaves: () => visit.lighthouseMeasured };
}

// EXTERNAL MODULE: ./lib/engine/schedule/work-lanes.js
var work_lanes = __webpack_require__(74663);
// EXTERNAL MODULE: ./lib/engine/schedule/work-time.js
var work_time = __webpack_require__(47607);
// EXTERNAL MODULE: ./lib/engine/site-findings.js
var site_findings = __webpack_require__(17714);
// EXTERNAL MODULE: ./lib/engine/network/dns/resolver.js + 3 modules
var resolver = __webpack_require__(46767);
// EXTERNAL MODULE: ./lib/engine/visit/visit.js + 5 modules
var visit = __webpack_require__(4910);
;// CONCATENATED MODULE: ./lib/engine/visit/visit-store.js
class VisitStore {
    #kept = new Map();
    #open;
    #limits;
    constructor(open, limits) {
        this.#open = open;
        this.#limits = limits;
    }
    get(url) {
        const kept = this.#kept.get(url) ?? { visit: this.#open(url), expiry: undefined };
        this.#kept.delete(url);
        this.#kept.set(url, kept);
        if (this.#limits) {
            this.#trim(this.#limits);
            clearTimeout(kept.expiry);
            kept.expiry = setTimeout(() => this.release(url), this.#limits.ttlMs).unref();
        }
        return kept.visit;
    }
    release(url) {
        const kept = this.#kept.get(url);
        clearTimeout(kept?.expiry);
        this.#kept.delete(url);
        return kept?.visit;
    }
    #trim({ visits, bytes }) {
        let kept = 0;
        for (const { visit } of this.#kept.values())
            kept += visit.bytes;
        for (const [url, { visit }] of this.#kept) {
            const isLast = this.#kept.size === 1;
            if (isLast || (this.#kept.size <= visits && kept <= bytes))
                break;
            kept -= visit.bytes;
            this.release(url);
        }
    }
    clear() {
        for (const url of this.#kept.keys())
            this.release(url);
    }
}

;// CONCATENATED MODULE: ./lib/engine/site-memory.js








const SITE_MEMO_ENTRIES = 2000;
const SITE_MEMO_BYTES = 64 * 1024 * 1024;
const MAX_KEPT_VISITS = 64;
const MAX_KEPT_BYTES = 64 * 1024 * 1024;
const SITE_WORKS = 50;
const TLS_MEMO_HOSTS = 100;
function openSiteMemory(options, { http, browser, lighthouse }, signal, choose) {
    const { visitTtlMs, timeoutMs, headers, headerOrigins, preview, fingerprints } = options;
    const keepMs = visitTtlMs ?? Number.POSITIVE_INFINITY;
    const shared = {
        ...(fingerprints && { fingerprints }),
        http,
        signal,
        pageTimeoutMs: Math.min(timeoutMs, REQUEST_TIMEOUT_MS),
        siteMemo: new memo/* Memo */.l(SITE_MEMO_ENTRIES, keepMs, Date.now, {
            max: SITE_MEMO_BYTES,
            sizeOf: exchange => exchange.final?.body.length ?? 0,
        }),
        tlsMemo: new memo/* Memo */.l(TLS_MEMO_HOSTS, keepMs),
        siteWork: new memo/* Memo */.l(SITE_WORKS, keepMs),
        links: new link_checker/* LinkChecker */.a0(keepMs),
        dns: new resolver/* DnsResolver */.S({ servers: (0,external_node_dns_.getServers)(), keepMs }),
    };
    const openOnce = (url, instruments = {}) => new visit/* Visit */._(url, {
        ...shared,
        ...instruments,
        headers: headerOrigins?.has(new URL(url).origin) === false ? {} : headers,
        preview: preview &&
            (0,syntax_preview/* previewOf */.oW)(url, preview.productionUrl, preview.folder, preview.isHomeGuessed, preview.namesakes),
    });
    const open = (url) => openOnce(url, { browser, lighthouse, choose });
    const limits = visitTtlMs === undefined
        ? undefined
        : { ttlMs: visitTtlMs, visits: MAX_KEPT_VISITS, bytes: MAX_KEPT_BYTES };
    const visits = new VisitStore(open, limits);
    return { visits, openOnce: url => openOnce(url) };
}

// EXTERNAL MODULE: ./lib/engine/unanswered.js
var unanswered = __webpack_require__(63936);
// EXTERNAL MODULE: ./lib/engine/unmeasured-run.js
var unmeasured_run = __webpack_require__(40035);
;// CONCATENATED MODULE: ./lib/engine/engine.js





















const ANALYSED_PAGES = 500;
const MAX_ANALYSED_PAGES = 10_000;
const BUDGET_SHARE = 0.9;
function createEngine(options) {
    const closing = new AbortController();
    const lanes = options.lanes ?? new work_lanes/* WorkLanes */.T();
    const instruments = openInstruments(options, lanes);
    const choices = new RenderChoices(options.render ?? 'auto', tool => (0,needs/* doesNeed */.aY)(tool, 'rendered'));
    const choose = (visit) => choices.choose(visit);
    const { visits, openOnce } = openSiteMemory(options, instruments, closing.signal, choose);
    const account = (0,engine_account/* openAccount */.s)(options);
    const { browser, lighthouse, warnings, chromes } = instruments;
    const pictured = picturedPages(options.pictures ?? 0);
    const inputs = new InputCheck({
        keepMs: options.visitTtlMs ?? Number.POSITIVE_INFINITY,
        chromeVersion: () => browser.version(),
    });
    const scheduler = new Scheduler({ lanes, browser, lighthouse, choices, closing: closing.signal });
    const release = (url) => {
        const visit = visits.release(url);
        if (visit)
            choices.leave(visit);
        inputs.release(url);
    };
    async function run(tool, url, { signal, tools, known = [] } = {}) {
        assertAuditable(url, options.addresses);
        assertExpected(tool, options.tools);
        const definition = engine_tools.ENGINE_TOOLS[tool];
        const visit = visits.get(url);
        choices.expect(visit, tools);
        if (tools && known.length > 0)
            visit.gather((0,needs/* gatheredFor */.Q)(tools.filter(name => !known.includes(name))));
        const timeoutMs = (0,work_time/* toolTime */.wk)(tool, options);
        const found = await scheduler.run({
            tool,
            visit,
            timeoutMs,
            ...(signal && { signal }),
            load: () => definition.topics(),
            work: () => {
                const found = (0,input_trace/* traced */.mn)(() => (0,run_tool/* runTool */.qI)(definition, visit));
                if (options.fingerprints)
                    inputs.add(tool, url, found);
                return found;
            },
            late: () => (0,unmeasured_run/* lateRun */.o)(tool, (0,url_secrets/* withoutUserInformation */.ah)(url), timeoutMs),
        });
        return pictured(found);
    }
    async function analyze(url, { tools = api_tools/* TOOLS */.It, signal, enough, onProgress } = {}) {
        assertAuditable(url, options.addresses);
        choices.expect(visits.get(url), undefined);
        const startedAt = new Date();
        const timeoutMs = (0,work_time/* analysisTime */.e3)(options);
        const over = new AbortController();
        const ending = AbortSignal.any([over.signal, closing.signal, ...(signal ? [signal] : [])]);
        const limits = { timeoutMs, signal: ending, closing: closing.signal };
        const work = async () => {
            const { analyzeSite } = await Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(9800), __webpack_require__.e(2503), __webpack_require__.e(4659), __webpack_require__.e(7753), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(1522), __webpack_require__.e(1222), __webpack_require__.e(9791)]).then(__webpack_require__.bind(__webpack_require__, 61875));
            return await analyzeSite(url, {
                tools,
                visitOf: page => visits.get(page),
                open: openOnce,
                release,
                runTool: (tool, page) => run(tool, page, { signal: ending, tools }),
                maxPages: Math.min(options.analysedPages ?? ANALYSED_PAGES, MAX_ANALYSED_PAGES),
                maxMs: (0,work_time/* crawlTime */.lG)(options),
                isOurs: options.isOwnServer ?? false,
                enough,
                onProgress,
                signal: ending,
                turn: work => inTurn(limits, work),
            });
        };
        const found = await within(timeoutMs, signal, work, () => (0,site_findings/* notAnalyzed */.q)(`it did not finish within ${timeoutMs / 1000} s`)).finally(() => over.abort());
        return {
            url: (0,url_secrets/* withoutUserInformation */.ah)(url),
            ...found,
            startedAt: startedAt.toISOString(),
            durationMs: Date.now() - startedAt.getTime(),
        };
    }
    async function inTurn(limits, work) {
        const done = await inLane(lanes, { ...limits, lane: 'shared', late: () => undefined }, async () => ({
            result: await work(),
        }));
        if (done)
            return done.result;
        throw new not_measured/* NotMeasured */.ke(`it did not finish within ${limits.timeoutMs / 1000} s`);
    }
    async function lookOnSite(url, { signal }, look, late) {
        assertAuditable(url, options.addresses);
        return await inShared(signal, () => look(openOnce(url), options.timeoutMs * BUDGET_SHARE), late);
    }
    async function inShared(signal, work, late) {
        const limits = {
            lane: 'shared',
            timeoutMs: options.timeoutMs,
            signal,
            closing: closing.signal,
            late,
        };
        return await inLane(lanes, limits, work);
    }
    return {
        ...account.operations,
        analyze,
        listedAddresses: (url, options = {}) => lookOnSite(url, options, async (visit) => (await Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(9800), __webpack_require__.e(4659), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(1522), __webpack_require__.e(1222), __webpack_require__.e(4710)]).then(__webpack_require__.bind(__webpack_require__, 44710))).listedOnSite(visit), () => unanswered/* NOTHING_LISTED */.E),
        addressAnswers: (url, addresses, { read = false, ...options } = {}) => lookOnSite(url, options, async (visit, budgetMs) => {
            const { answersOnSite } = await Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(9800), __webpack_require__.e(4659), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(1522), __webpack_require__.e(1222), __webpack_require__.e(4710)]).then(__webpack_require__.bind(__webpack_require__, 44710));
            return await answersOnSite(visit, addresses, { budgetMs, read });
        }, () => addresses.map(() => (0,unanswered/* unknownAnswer */.N)('was not reached in time'))),
        runTool: run,
        inputs: (url, { signal } = {}) => inShared(signal, () => inputs.of(visits.get(url), url), () => ({})),
        expect(url, known) {
            const asking = inShared(undefined, () => inputs.expect(openOnce(url), known), () => undefined);
            asking.catch(() => undefined);
        },
        unchanged: (url, known, { signal } = {}) => inShared(signal, () => inputs.unchanged(visits.get(url), known), () => []),
        prepare: tools => scheduler.prepare(tools),
        order: needs/* inOrder */.al,
        release,
        async warnings() {
            return [...warnings];
        },
        async vitals() {
            return {
                pageChromes: chromes.pages,
                replacedChromes: Math.max(0, chromes.pages - 1),
                lighthouseChromes: chromes.lighthouse,
                endedThreads: 0,
                heapBytes: 0,
            };
        },
        async close() {
            closing.abort(new errors/* ApiError */.h('cancelled', 'the engine was closed'));
            account.end();
            visits.clear();
            inputs.clear();
            await instruments.close();
        },
    };
}
function picturedPages(max) {
    const pages = new Set();
    return run => {
        const { pictures, ...facts } = run.facts;
        if (pictures === undefined)
            return run;
        if (max === Number.POSITIVE_INFINITY || pages.has(run.url))
            return run;
        if (pages.size >= max)
            return { ...run, facts };
        pages.add(run.url);
        return run;
    };
}
function assertExpected(tool, expected) {
    if (expected?.includes(tool) === false)
        throw new Error(`"${tool}" is not among the tools of this engine`);
}
function assertAuditable(url, addresses) {
    try {
        (0,address_guard/* assertTargetAllowed */.AQ)(new URL(url), addresses);
    }
    catch (error) {
        throw new errors/* ApiError */.h('bad-request', error.message, { status: 422, cause: error });
    }
}

;// CONCATENATED MODULE: ./lib/engine/thread/distant-lanes.js
class DistantLanes {
    #say;
    #currentCall;
    #waiting = new Map();
    #count = 0;
    constructor(say, currentCall) {
        this.#say = say;
        this.#currentCall = currentCall;
    }
    async enter(lane, signal) {
        signal?.throwIfAborted();
        const id = ++this.#count;
        const { promise, resolve, reject } = Promise.withResolvers();
        const leave = () => this.#say({ kind: 'leave', id });
        const giveUp = () => {
            this.#waiting.delete(id);
            leave();
            reject(signal.reason);
        };
        this.#waiting.set(id, resolve);
        signal?.addEventListener('abort', giveUp, { once: true });
        this.#say({ kind: 'enter', id, lane, call: this.#currentCall() });
        await promise;
        signal?.removeEventListener('abort', giveUp);
        let left = false;
        return () => {
            if (!left)
                leave();
            left = true;
        };
    }
    entered(id) {
        this.#waiting.get(id)?.();
        this.#waiting.delete(id);
    }
}

// EXTERNAL MODULE: ./lib/engine/thread/messages.js
var messages = __webpack_require__(39523);
// EXTERNAL MODULE: ./lib/engine/thread/sent-result.js
var sent_result = __webpack_require__(83263);
;// CONCATENATED MODULE: ./lib/engine/thread/engine-worker.js






const BEAT_MS = 100;
const port = external_node_worker_threads_.parentPort;
let opened;
port.on('message', (order) => {
    if (order.kind === 'open')
        opened = new OpenedEngine(order.thread);
    else
        opened?.take(order);
});
setInterval(() => opened?.beat(), BEAT_MS).unref();
class OpenedEngine {
    #beats;
    #engine;
    #sender = new sent_result/* ResultSender */.v();
    #currentCall = new external_node_async_hooks_.AsyncLocalStorage();
    #lanes = new DistantLanes(word => this.#say(word), () => this.#currentCall.getStore());
    #calls = new Map();
    #warned = new Set();
    #isClosed = false;
    constructor({ engine, beat }) {
        this.#beats = new BigInt64Array(beat);
        this.beat();
        this.#engine = createEngine({ ...engine, lanes: this.#lanes });
    }
    beat() {
        Atomics.store(this.#beats, 0, (0,messages/* now */.tB)());
    }
    take(order) {
        this.beat();
        switch (order.kind) {
            case 'call':
                void this.#currentCall.run(order.id, () => this.#answer(order.id, order.work));
                break;
            case 'abort':
                this.#calls.get(order.id)?.abort.abort();
                break;
            case 'enough':
                this.#calls.get(order.id)?.enough.abort();
                break;
            case 'entered':
                this.#lanes.entered(order.id);
                break;
            case 'prepare':
                this.#engine.prepare?.(order.tools);
                break;
            case 'release':
                this.#engine.release?.(order.url);
                break;
            case 'expect':
                this.#engine.expect?.(order.url, order.inputs);
                break;
            case 'close':
                void this.#close();
                break;
        }
    }
    #say(word, handedOver = []) {
        if (!this.#isClosed)
            port.postMessage(word, handedOver);
    }
    async #answer(id, work) {
        const call = { abort: new AbortController(), enough: new AbortController() };
        this.#calls.set(id, call);
        try {
            const result = await this.#resultOf(work, {
                signal: call.abort.signal,
                enough: call.enough.signal,
                onProgress: progress => this.#say({ kind: 'progress', id, progress }),
            });
            await this.#warn();
            const sent = this.#sender.send(result);
            this.#say({ kind: 'result', id, result: sent.result }, sent.handedOver);
        }
        catch (error) {
            this.#say({ kind: 'error', id, error: (0,messages/* sentError */.tx)(error) });
        }
        finally {
            this.#calls.delete(id);
            const vitals = await this.#engine.vitals?.();
            if (vitals)
                this.#say({ kind: 'vitals', vitals });
        }
    }
    async #warn() {
        for (const warning of (await this.#engine.warnings?.()) ?? []) {
            if (!this.#warned.has(warning))
                this.#say({ kind: 'warning', warning });
            this.#warned.add(warning);
        }
    }
    async #resultOf(work, options) {
        const engine = this.#engine;
        const { signal } = options;
        switch (work.operation) {
            case 'analyze':
                return await engine.analyze(work.url, { ...options, ...(work.tools && { tools: work.tools }) });
            case 'runTool':
                return await engine.runTool(work.tool, work.url, {
                    signal,
                    ...(work.tools && { tools: work.tools }),
                    ...(work.known && { known: work.known }),
                });
            case 'listedAddresses':
                return await engine.listedAddresses(work.url, { signal });
            case 'addressAnswers':
                return await engine.addressAnswers(work.url, work.addresses, { signal, read: work.read });
            case 'inputs':
                return await engine.inputs(work.url, { signal });
            case 'unchanged':
                return await engine.unchanged(work.url, work.inputs, { signal });
        }
    }
    async #close() {
        await this.#engine.close?.().catch(() => undefined);
        this.#say({ kind: 'closed' });
        this.#isClosed = true;
    }
}


/***/ }),

/***/ 39523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ac: () => (/* binding */ receivedError),
/* harmony export */   tB: () => (/* binding */ now),
/* harmony export */   tx: () => (/* binding */ sentError)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18937);

function sentError(error) {
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .h) {
        const { message, stack, kind, status, retryAfter } = error;
        return { message, stack, api: { kind, status, retryAfter } };
    }
    return error instanceof Error
        ? { message: error.message, stack: error.stack }
        : { message: String(error), stack: undefined };
}
function receivedError({ message, stack, api }) {
    const error = api
        ? new _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .h(api.kind, message, {
            ...(api.status !== undefined && { status: api.status }),
            ...(api.retryAfter !== undefined && { retryAfter: api.retryAfter }),
        })
        : new Error(message);
    if (stack !== undefined)
        error.stack = stack;
    return error;
}
function now() {
    return process.hrtime.bigint() / 1000000n;
}


/***/ }),

/***/ 83263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ ResultReceiver),
/* harmony export */   v: () => (/* binding */ ResultSender)
/* harmony export */ });
/* harmony import */ var _api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82630);
/* harmony import */ var _api_shared_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29437);


class ResultSender {
    #checks = new _api_shared_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .SharedChecks */ .V();
    #text = new TextEncoder();
    #told = 0;
    send(result) {
        const handedOver = [];
        const bytesOf = (value) => {
            const bytes = this.#text.encode(JSON.stringify(value));
            handedOver.push(bytes.buffer);
            return bytes;
        };
        const sentRun = (run) => {
            const checks = run.checks.map(check => this.#checks.brief(check));
            return { run: bytesOf({ ...(0,_api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutFacts */ .Qw)(run), facts: null, checks }), facts: bytesOf(run.facts) };
        };
        const sent = sentOf(result, sentRun);
        const checks = this.#checks.from(this.#told);
        this.#told += checks.length;
        return { result: { sent, checks }, handedOver };
    }
}
class ResultReceiver {
    #checks = new _api_shared_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .SharedChecks */ .V();
    #text = new TextDecoder();
    receive({ sent, checks }) {
        this.#checks.add(checks);
        const received = (run) => this.#run(run);
        switch (sent.kind) {
            case 'run':
                return received(sent.run);
            case 'analysis': {
                const { analysis } = sent;
                const { pages, runs } = analysis;
                return {
                    ...analysis,
                    pages: pages.map(page => ({ ...page, runs: page.runs.map(received) })),
                    ...(runs && { runs: runs.map(received) }),
                };
            }
            case 'other':
                return sent.result;
        }
    }
    #run({ run, facts }) {
        const written = JSON.parse(this.#text.decode(run));
        const checks = written.checks.map(check => this.#checks.whole(check));
        return (0,_api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .withLazyFacts */ .AY)({ ...written, checks }, new _api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .WrittenFacts */ .l3(facts));
    }
}
function sentOf(result, sentRun) {
    if ('checks' in result)
        return { kind: 'run', run: sentRun(result) };
    if (!('pages' in result))
        return { kind: 'other', result };
    const { pages, runs } = result;
    return {
        kind: 'analysis',
        analysis: {
            ...result,
            pages: pages.map(page => ({ ...page, runs: page.runs.map(sentRun) })),
            ...(runs && { runs: runs.map(sentRun) }),
        },
    };
}


/***/ }),

/***/ 31323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I0: () => (/* binding */ showsPage),
/* harmony export */   Q: () => (/* binding */ gatheredFor),
/* harmony export */   aY: () => (/* binding */ doesNeed),
/* harmony export */   al: () => (/* binding */ inOrder)
/* harmony export */ });
/* harmony import */ var _api_tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3075);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62344);


function doesNeed(tool, need) {
    return _index_js__WEBPACK_IMPORTED_MODULE_1__.ENGINE_TOOLS[tool].needs.includes(need);
}
function gatheredFor(tools = _api_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLS */ .It) {
    return new Set(tools.flatMap(tool => _index_js__WEBPACK_IMPORTED_MODULE_1__.ENGINE_TOOLS[tool].gathers ?? []));
}
async function showsPage(tool, visit) {
    if (doesNeed(tool, 'rendered'))
        return true;
    return doesNeed(tool, 'page') && (await visit.runsScripts()) && (await visit.renderChoice()).shown;
}
function inOrder(tools) {
    return tools.toSorted((one, other) => rankOf(one) - rankOf(other));
}
function rankOf(tool) {
    if (doesNeed(tool, 'lighthouse'))
        return 0;
    if (doesNeed(tool, 'rendered'))
        return 3;
    return doesNeed(tool, 'page') ? 2 : 1;
}


/***/ }),

/***/ 5069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fx: () => (/* binding */ mostOf),
/* harmony export */   KP: () => (/* reexport safe */ _api_lab_metrics_js__WEBPACK_IMPORTED_MODULE_0__.KP),
/* harmony export */   Kg: () => (/* binding */ isGood),
/* harmony export */   R7: () => (/* reexport safe */ _api_lab_metrics_js__WEBPACK_IMPORTED_MODULE_0__.R7),
/* harmony export */   mk: () => (/* binding */ SPEED_INDEX_MS)
/* harmony export */ });
/* harmony import */ var _api_lab_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32955);

const SPEED_INDEX_MS = {
    mobile: { good: 3400, poor: 5800 },
    desktop: { good: 1300, poor: 2300 },
};
const MARGIN = 0.1;
const TBT_MARGIN = 0.25;
function mostOf(id, { good }) {
    return good * (1 + (id === 'total-blocking-time' ? TBT_MARGIN : MARGIN));
}
function isGood(result, id, bounds) {
    const value = result.audits[id]?.numericValue;
    return value !== undefined && value <= mostOf(id, bounds);
}


/***/ }),

/***/ 63936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ NOTHING_LISTED),
/* harmony export */   N: () => (/* binding */ unknownAnswer)
/* harmony export */ });
const NOTHING_LISTED = { urls: [], whole: false };
function unknownAnswer(reason, status = null) {
    return { state: 'unknown', status, reason };
}


/***/ }),

/***/ 40035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ unmeasuredRun),
/* harmony export */   o: () => (/* binding */ lateRun)
/* harmony export */ });
function unmeasuredRun(tool, url, reason, durationMs = 0) {
    return {
        tool,
        url,
        status: 'not-measured',
        reason,
        score: null,
        checks: [],
        facts: {},
        startedAt: new Date(Date.now() - durationMs).toISOString(),
        durationMs,
    };
}
function lateRun(tool, url, timeoutMs) {
    const reason = `it did not finish within ${timeoutMs / 1000} s`;
    return { ...unmeasuredRun(tool, url, reason, timeoutMs), late: true };
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

/***/ 79967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ ownStart),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   Sf: () => (/* binding */ ownCopy),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   ym: () => (/* binding */ cutEnd)
/* harmony export */ });
function startOf(text, maxLength) {
    return text.length <= maxLength
        ? text
        : text.slice(0, Math.max(0, maxLength)).replace(/[\uD800-\uDBFF]$/, '');
}
function endOf(text, maxLength) {
    return text.length <= maxLength
        ? text
        : text.slice(text.length - Math.max(0, maxLength)).replace(/^[\uDC00-\uDFFF]/, '');
}
function cutEnd(text, maxLength) {
    return text.length <= maxLength ? text : `${startOf(text, maxLength - 1).trimEnd()}…`;
}
function cutMiddle(text, maxLength) {
    if (text.length <= maxLength)
        return text;
    const kept = Math.max(0, maxLength - 1);
    return `${startOf(text, Math.ceil(kept / 2))}…${endOf(text, Math.floor(kept / 2))}`;
}
function ownCopy(text) {
    const encoding = /[^\0-\xff]/.test(text) ? 'utf16le' : 'latin1';
    return Buffer.from(text, encoding).toString(encoding);
}
function ownStart(text, maxLength) {
    return text.length <= maxLength ? text : ownCopy(startOf(text, maxLength));
}


/***/ }),

/***/ 6810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* unused harmony export MAX_SHOWN_TEXT */
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79967);
/* harmony import */ var _unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98262);
/* harmony import */ var _url_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82090);



const MAX_SHOWN_TEXT = 300;
const READ_PER_SHOWN = 8;
const WHITE_SPACE = /[\s\u0085]+/gu;
const INVISIBLES = new RegExp(_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH, 'gu');
const CONTROLS = new RegExp(`[${_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL */ .W3}]`, 'gu');
function oneLine(text, maxLength = MAX_SHOWN_TEXT) {
    const line = (0,_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(text, READ_PER_SHOWN * maxLength)
        .toWellFormed()
        .replace(INVISIBLES, '')
        .replace(WHITE_SPACE, ' ')
        .replace(CONTROLS, '\uFFFD');
    return (0,_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)((0,_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(line).trim(), maxLength);
}


/***/ }),

/***/ 35601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ percentDecoded)
/* harmony export */ });
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 98262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W3: () => (/* binding */ CONTROL),
/* harmony export */   kH: () => (/* binding */ INVISIBLE),
/* harmony export */   rq: () => (/* binding */ withEscapes)
/* harmony export */ });
/* unused harmony export LINE_SEPARATOR */
const CONTROL = '\\p{Cc}\\p{Noncharacter_Code_Point}';
const LINE_SEPARATOR = '\\u2028\\u2029';
const INVISIBLE = '(?![\\uFE00-\\uFE0F])[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]';
const HALF_PAIR = '\\p{Cs}';
const UNSAFE = new RegExp(`${INVISIBLE}|[${CONTROL}${LINE_SEPARATOR}${HALF_PAIR}]`, 'gu');
function withEscapes(text) {
    return text.replace(UNSAFE, escaped);
}
function escaped(character) {
    const units = character.split('');
    return units.map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
}


/***/ }),

/***/ 82090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ah: () => (/* binding */ withoutUserInformation),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   eh: () => (/* binding */ isSecretName)
/* harmony export */ });
/* harmony import */ var _percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35601);

const SECRET_PARTS = [
    'token',
    'secret',
    'password',
    'passwd',
    'passphrase',
    'signature',
    'credential',
    'apikey',
    'accesskey',
    'privatekey',
    'subscriptionkey',
    'sharekey',
    'jwt',
    'bypass',
    'vercelshare',
    'sessionid',
    'sessid',
];
const SECRET_NAMES = new Set([
    'key',
    'sig',
    'auth',
    'authorization',
    'session',
    'sid',
    'code',
    'pwd',
    'pass',
    'otp',
]);
const PARAMETER = /([?&#;])([\w.~%[\]-]{1,100})=([^&\s"'<>#]+)/g;
const USER_INFORMATION = /((?<![\w+.-])(?:mailto(?::https?)?|sips?|xmpp))?(:[\\/]{2})([^\s/?#"'<>\\]*)@/gi;
const REACHES_PEOPLE = /^(?:mailto|sips?|xmpp):$/;
const NAME_OF_MAILBOX = /^[^:@]*$/;
function withoutSecrets(text) {
    const anonymous = text.includes('@') ? text.replace(USER_INFORMATION, withoutUser) : text;
    if (!anonymous.includes('='))
        return anonymous;
    return anonymous.replace(PARAMETER, (all, before, name) => isSecretName(name) ? `${before}${name}=***` : all);
}
function withoutUser(all, scheme, slashes, user) {
    return scheme !== undefined && NAME_OF_MAILBOX.test(user) ? all : `${scheme ?? ''}${slashes}`;
}
function withoutUserInformation(url) {
    if (!url.includes('@'))
        return url;
    const parsed = URL.parse(url);
    if (!parsed || (parsed.username === '' && parsed.password === ''))
        return url;
    if (parsed.password === '' && REACHES_PEOPLE.test(parsed.protocol))
        return url;
    parsed.username = '';
    parsed.password = '';
    return parsed.href;
}
function isSecretName(name) {
    const plain = (0,_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(name)
        .toLowerCase()
        .replace(/[-_.~]/g, '');
    return SECRET_NAMES.has(plain) || SECRET_PARTS.some(part => plain.includes(part));
}


/***/ })

};
