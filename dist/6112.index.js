export const id = 6112;
export const ids = [6112];
export const modules = {

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

/***/ 93904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _read_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87157);


const port = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort;
const say = (answer) => port.postMessage(answer);
port.on('message', ({ id, job }) => {
    void (0,_read_page_js__WEBPACK_IMPORTED_MODULE_1__/* .readPage */ .S)(job).then(reading => say({ id, reading }), (error) => say({ id, error: error.message }));
});
say({ id: 0 });


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

/***/ 1589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ redirectTarget),
/* harmony export */   Zc: () => (/* binding */ isHttp),
/* harmony export */   f2: () => (/* binding */ withoutFragment)
/* harmony export */ });
/* harmony import */ var _syntax_url_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11114);

function redirectTarget(location, base) {
    const target = location.trim() === '' ? null : URL.parse(location, base);
    if (!target)
        return refused('bad-location', base, `redirects to "${location}", which is not a URL`);
    if (!isHttp(target))
        return refused('bad-scheme', base, `redirects to ${target.protocol}, which is not followed`);
    if (!target.href.includes('#'))
        target.hash = new URL(base).hash;
    return (0,_syntax_url_credentials_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCredentials */ .r)(target.href);
}
function isHttp(url) {
    return url.protocol === 'http:' || url.protocol === 'https:';
}
function withoutFragment(url) {
    const at = url.indexOf('#');
    return at < 0 ? url : url.slice(0, at);
}
function refused(kind, url, message) {
    return { failure: { kind, url, message } };
}


/***/ }),

/***/ 29746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ languageAlternates)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26110);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96334);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5154);





function languageAlternates(page) {
    const { document } = page;
    const links = document.elements('link').filter(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'hreflang') !== undefined);
    const alternates = links.filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link).includes('alternate') && isForPages(link));
    const outside = alternates.filter(link => !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd)(link));
    const sentHidden = document instanceof _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__/* .RenderedDocument */ .r ? [] : outside.filter(_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isSentHidden */ .ZF);
    const header = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .headerValues */ .UE)(page.response, 'link').flatMap(_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLinkHeader */ .No);
    return {
        read: [
            ...alternates.filter(_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd).map(link => fromElement(document, link)),
            ...header.flatMap(link => fromHeader(page, link)),
        ],
        inBody: document instanceof _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__/* .RenderedDocument */ .r ? outside : outside.filter(link => !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isSentHidden */ .ZF)(link)),
        sentHidden,
        withoutRelation: links.filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd)(link) && isForPages(link) && lacksRelation(link)),
    };
}
function isForPages(link) {
    const type = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'type')?.trim().toLowerCase() ?? '';
    return type === '' || /^(?:text\/html|application\/xhtml\+xml)(?:\s*;|$)/.test(type);
}
function lacksRelation(link) {
    const types = (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link);
    return types.length === 0 || types.every(type => type !== 'alternate' && /^al+t+er+n/.test(type));
}
function fromElement(document, link) {
    const href = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href') ?? '').trim();
    const written = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'hreflang') ?? '';
    return {
        source: 'html',
        code: written.trim(),
        written,
        href,
        url: webUrl(href, document.baseUrl),
        relations: (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link),
        media: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'media'),
        at: message => document.occurrence(link, message),
    };
}
function fromHeader(page, link) {
    const { target, parameters } = link;
    const types = (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .headerRelations */ .nl)(link);
    const written = parameters.get('hreflang');
    const type = parameters.get('type')?.toLowerCase() ?? '';
    const forPages = type === '' || type.startsWith('text/html');
    if (written === undefined || !types.includes('alternate') || !(0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(link, page.url) || !forPages)
        return [];
    const source = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="alternate"; hreflang="${written}"`);
    return [
        {
            source: 'header',
            code: written.trim(),
            written,
            href: target,
            url: webUrl(target, page.url),
            relations: types,
            media: parameters.get('media'),
            at: message => ({ url: page.url, message, snippet: source }),
        },
    ];
}
function webUrl(href, base) {
    const url = href === '' ? null : URL.parse(href, base);
    return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : undefined;
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

/***/ 79222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ folded),
/* harmony export */   k: () => (/* binding */ foldedPath)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35601);

const MAX_PATH = 300;
function foldedPath(url) {
    return folded((0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(new URL(url).pathname).slice(-MAX_PATH));
}
function folded(text) {
    return (text
        .toLowerCase()
        .normalize('NFD')
        .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu, '$1')
        .normalize('NFC')
        .replace(/[_\s]/g, '-')
        .replaceAll('ı', 'i')
        .replaceAll('ø', 'o')
        .replaceAll('ł', 'l')
        .replaceAll('đ', 'd')
        .replaceAll('ß', 'ss'));
}


/***/ }),

/***/ 53570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ isThanks),
/* harmony export */   KQ: () => (/* binding */ isForUsers),
/* harmony export */   W5: () => (/* binding */ isLogin),
/* harmony export */   _q: () => (/* binding */ isLoginReturn),
/* harmony export */   rf: () => (/* binding */ isPanel)
/* harmony export */ });
/* harmony import */ var _folded_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79222);

const THANKS = [
    'thank-?you|thanks|danke|vielen-dank|merci|gracias|obrigad[oa]|grazie|bedankt|dziekujemy|dekujeme|dakujeme|koszonjuk|hvala|tack|takk?|kiitos|success?|sucesso|successo|exito|erfolg(?:reich)?|confirmation',
    'paldies|aciu|dekojame|aitah|tanan|gracies|arigato|xiexie|shukran|ευχαριστ(?:ουμε|ω)|спасибо|дякуємо|благодари[мя]|ありがとうございま(?:す|した)|감사합니다|谢谢|謝謝|感谢|感謝|شكرا|תודה|धन्यवाद',
    'multumim|multumesc|tesekkur(?:ler|-ederiz)?|spasibo|dyakuyemo|blagodarya|eyxaristoume|efcharistoume|terima-kasih|cam-on|message-sent|mesaj-trimis|messaggio-inviato|mensaje-enviado',
    'conferma-?(?:invio|ordine|prenotazione|iscrizione)|invio-?conferma|confirmacion(?:-envio)?|bestaetigung|bestatigung|potwierdzenie|potvrzeni|bevestiging',
];
const SENT = [
    'contact(?:-us)?|order|newsletter|form|booking|reservation|registration|sign-?up|subscri(?:be|ption)|quote|enquiry|inquiry|request|message|donat(?:e|ion)|payment|purchase|checkout|download|application|appointment|survey|feedback|rsvp|mail|email',
    'kontakt(?:formular)?|bestellung|anfrage|anmeldung|buchung|nachricht|spende|zahlung|termin|formular|commande|inscription|formulaire|devis|don|paiement|contacto|contato|pedido|reserva|inscripcion|inscricao|formulario|pago|pagamento|donacion|doacao|boletin',
    'contatt[io]|ordine|prenotazione|iscrizione|richiesta|modulo|donazione|bestelling|aanvraag|aanmelding|reservering|nieuwsbrief|zamowienie|formularz|objednavka|formular|rendeles|comanda|siparis|iletisim|zakaz|zayavka|заказ|заявка',
];
const MAX_SENT = 3;
const OTHERS = [
    'search|suche|recherche|buscar|busca|cerca|zoeken|szukaj|arama|poisk|log-?in|sign-?in|sign-?up|register|(?:my-?)?account|dashboard|unsubscribe|admin',
    '(?:mein-?)?konto|anmelden|einloggen|mon-compte|connexion|se-connecter|mi-cuenta|cuenta|iniciar-sesion|minha-conta|conta|entrar|il-mio-account|accedi',
    'mijn-account|inloggen|moje-konto|logowanie|zaloguj(?:-sie)?|muj-ucet|moj-ucet|prihlaseni|prihlasenie|fiokom|bejelentkezes|contul-meu|cont|autentificare',
    'hesabim|giris|uye-(?:girisi|ol)|kayit-ol|oma-tili|kirjaudu|min-(?:konto|side|sida)|log-?ind|logga-in|logg-inn|lichnyj?i?-kabinet|vhod|osobystyi-kabinet',
    'cart|basket|checkout|warenkorb|kasse|panier|carrito|carrinho|carrello|winkelwagen|winkelmand(?:je)?|afrekenen|koszyk|kosik|kosar|penztar|cos-de-cumparaturi|cosul-meu|sepet(?:im)?',
    'kundvagn|varukorg|kassa|handlekurv|kurv|ostoskori|korzina|koshyk|kolichka|kalathi',
];
const LOGIN_RETURNS = [
    '(?:o?auth2?|sso|oidc|saml2?|openid|log-?in|sign-?in|accounts?)(?:/[^/]{1,40})?/(?:callback|redirect|return|acs)',
    '(?:o?auth2?|sso|oidc|saml2?|log-?in|sign-?in)-?(?:callback|redirect)|callback/(?:o?auth2?|[^/]{1,40}-oauth2?)',
    'silent-?(?:renew|refresh|callback)|(?:signin|signout|signout-callback)-oidc',
];
const lastPart = (parts) => new RegExp(`/(?:${parts.join('|')})(?:\\.\\w{1,5})?(?:/(?:index\\.\\w{1,5})?)?$`);
const THANKS_FOR_IT = [`(?:(?:${SENT.join('|')})-){0,${MAX_SENT}}(?:${THANKS.join('|')})`];
const PAGE_OF_THANKS = lastPart(THANKS_FOR_IT);
const LOGIN_RETURN = lastPart(LOGIN_RETURNS);
const FOR_USERS = lastPart([...THANKS_FOR_IT, ...OTHERS, ...LOGIN_RETURNS]);
const LOGIN = lastPart([
    'log-?in|sign-?in|(?:user-)?auth(?:entication)?|authori[sz]e|wp-login|(?:log-?in|sign-?in|auth)/[^/]{1,40}|[^/]{1,40}/(?:log-?in|sign-?in)',
    'anmelden|anmeldung|einloggen|connexion|se-connecter|iniciar-sesion|entrar|accedi|inloggen|logowanie|zaloguj(?:-sie)?|prihlaseni',
    'prihlasenie|bejelentkezes|autentificare|giris|kirjaudu|log-?ind|logga-in|logg-inn|vhod',
]);
function isLogin(url) {
    return LOGIN.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
function isThanks(url) {
    return PAGE_OF_THANKS.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
function isLoginReturn(url) {
    return LOGIN_RETURN.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
const OF_ACCOUNT = /\/(?:lost-password|(?:my-?account|(?:mein-?)?konto|mon-compte|mi-cuenta|minha-conta|mijn-account)\/(?:(?:forgot|reset)-password|customer-logout|edit-(?:account|address)|(?:add-)?payment-methods?|orders|downloads|view-order\/[^/]{1,40}))(?:\.\w{1,5})?(?:\/(?:index\.\w{1,5})?)?$/;
const STEP_OF_ORDER = /\/checkout\/[^/]{1,40}(?:\/(?:index\.\w{1,5})?)?$/;
function isForUsers(url) {
    const path = (0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url);
    return FOR_USERS.test(path) || STEP_OF_ORDER.test(path) || OF_ACCOUNT.test(path);
}
const OF_OWNERS = new Set('admin administrator administration adminpanel panel cpanel login signin dashboard backend backoffice cms'.split(' '));
function isPanel(url) {
    const [last = ''] = (0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url)
        .replace(/\/(?:index\.\w{1,5})?$/, '')
        .split('/')
        .slice(-1);
    return last
        .replace(/\.\w{1,5}$/, '')
        .split(/[-.]/)
        .some(word => OF_OWNERS.has(word));
}


/***/ }),

/***/ 68774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isLegalNotice)
/* harmony export */ });
/* harmony import */ var _folded_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79222);

const LEGAL_NOTICE = new RegExp(`/(?:${[
    'impressum|imprint|legal(?:-notice)?|legal/copyright|copyright-?notice|disclaimer|datenschutz(?:erkla(?:e)?rung|hinweise?)?|agb|widerruf(?:sbelehrung)?|barrierefreiheit|(?:erklarung|erklaerung)-zur-barrierefreiheit|accessibility-?(?:statement|declaration|policy|notice)',
    'declaration-(?:d-)?accessibilite|declaracion-de-accesibilidad|dichiarazione-di-accessibilita|toegankelijkheidsverklaring|deklaracja-dostepnosci|tillganglighetsredogorelse|tilg(?:ae|æ)ngelighedserkl(?:ae|æ)ring|tilgjengelighetserkl(?:ae|æ)ring|הצהרת-נגישות',
    'privacy(?:-?policy|-?statement|-?notice)?|cookies?(?:-?(?:policy|statement|notice))?|terms(?:-?(?:of-?(?:use|service)|(?:and|&)-?conditions|conditions))?|tos|gdpr',
    '(?:politica-(?:de-)?(?:privacidade?|privacitat|cookies)|privacy-policy|politique-de-confidentialite|datenschutzerklaerung|polityka-prywatnosci|informativa-sulla-privacy)-(?:del?|da|do|of|for|von|di|y|e|and|und|et|para|sitio|site|der|des)(?:-[a-z\\d-]{1,80})?',
    'mentions-?legales|confidentialite|politique-(?:de-)?confidentialite|politique-(?:de-)?cookies|cg[uv]|conditions-generales(?:-[a-z-]{1,20})?',
    'aviso-legal|politica-(?:de-)?(?:privacidad|privacidade|cookies)|privacidad|privacidade|terminos(?:-(?:y-condiciones|de-uso))?|termos(?:-(?:de-(?:uso|servico)|e-condicoes))?|lgpd',
    'avis-legal|politica-(?:de-)?privacitat|note-legali|privacy-e-cookie|informativa-(?:sulla-)?privacy|termini-e-condizioni|condizioni-(?:d-uso|di-vendita)',
    'privacyverklaring|privacybeleid|cookiebeleid|algemene-voorwaarden|polityka-(?:prywatnosci|cookies)|regulamin|rodo',
    'integritetspolicy|dataskydd(?:spolicy)?|(?:anvandar|kop)villkor|privatlivspolitik|cookiepolitik|persondatapolitik|handelsbetingelser|personvern(?:erkl(?:ae|æ)ring)?',
    'tietosuoja(?:seloste|lauseke|kaytanto)?|rekisteriseloste|evasteet|kayttoehdot|toimitusehdot|saavutettavuusseloste',
    '(?:zasady-)?ochran[ay]-osobn(?:ich-udaju|ych-udajov)|obchodn[ie]-podm[ie]+nky|adatvedel(?:em|mi-(?:nyilatkozat|tajekoztato|szabalyzat))|adatkezel(?:es|esi-(?:nyilatkozat|tajekoztato))|aszf|impresszum',
    'politica-(?:de-)?(?:confidentialitate|cookie(?:-uri)?)|confidentialitate|termeni(?:-si)?-conditii|termeni',
    'gizlilik(?:-(?:politikasi|bildirimi|sozlesmesi))?|cerez-politikasi|kullanim-(?:kosullari|sartlari)|kvkk(?:-(?:aydinlatma-)?metni)?|aydinlatma-metni|mesafeli-satis-sozlesmesi',
    '(?:politika|pravila)-(?:konfiden(?:c|ts)ial[a-z]{1,9}|privatnosti|zasebnosti)|polity?ka-konfiden(?:c|ts)i[a-z]{1,12}|politika-za-(?:poveritelnost|biskvitki)|politika-za-zashtita-[a-z-]{1,25}|obshti-usloviya',
    '(?:polzovatelskoe|polzovatelskoye)-soglashenie|publi(?:chna|chnaya|cnaya)-oferta|uvjeti-koristenja|pogoji-uporabe|privatumo-politika|privatuma-politika|privaatsuspoliitika|kasutustingimused',
    'politiki-ap?orritou|oroi-(?:xrisis|chrisis|xrhshs)|kebijakan-privasi|syarat-(?:dan-)?ketentuan|chinh-sach-bao-mat|dieu-khoan(?:-su-dung)?|tokushoho?|privacypolicy',
    'политика-конфиденциальности|πολιτικη-απορρητου|οροι-χρησης|プライバシーポリシー|特定商取引法[^/]{0,20}|개인정보-?처리방침|이용약관|隐私政策|隱私(?:權)?政策|سياسة-الخصوصية|תקנון|מדיניות-פרטיות',
].join('|')})(?:\\.\\w{1,5})?(?:/(?:index\\.\\w{1,5})?)?$`, 'u');
function isLegalNotice(url) {
    return LEGAL_NOTICE.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}


/***/ }),

/***/ 11114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withoutCredentials)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35601);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82090);


function withoutCredentials(url) {
    if (!url.includes('@'))
        return { url };
    const parsed = URL.parse(url);
    if (!parsed || (parsed.username === '' && parsed.password === ''))
        return { url };
    const pair = `${(0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(parsed.username)}:${(0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(parsed.password)}`;
    return {
        url: (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInformation */ .ah)(url),
        credentials: {
            origin: parsed.origin,
            authorization: `Basic ${Buffer.from(pair, 'utf8').toString('base64')}`,
        },
    };
}


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
