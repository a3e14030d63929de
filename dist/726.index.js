export const id = 726;
export const ids = [726];
export const modules = {

/***/ 18616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ SAMPLE),
/* harmony export */   y: () => (/* binding */ sampleElements)
/* harmony export */ });
const SAMPLE = {
    rules: ['color-contrast', 'target-size', 'link-in-text-block'],
    elements: 5000,
    ofKind: 100,
    further: 5000,
    attribute: 200,
};
function sampleElements(axe, most) {
    const kinds = new WeakMap();
    const known = new Map();
    const kindOf = (element) => {
        const open = [];
        let at = element;
        for (; at && !kinds.has(at); at = at.parentElement)
            open.push(at);
        let kind = at ? kinds.get(at) : -1;
        for (const one of open.reverse()) {
            const attributes = ['class', 'style', 'color', 'bgcolor'].map(name => (one.getAttribute(name) ?? '').slice(0, most.attribute));
            const key = JSON.stringify([kind, one.tagName, ...attributes]);
            kind = known.get(key) ?? known.size;
            known.set(key, kind);
            kinds.set(one, kind);
        }
        return kind;
    };
    const unseen = {};
    for (const rule of axe._audit.rules) {
        if (!most.rules.some(id => id === rule.id))
            continue;
        const { matches } = rule;
        const counts = new Map();
        let [asked, further] = [0, 0];
        rule.matches = function (element, ...rest) {
            asked++;
            if (asked > most.elements) {
                const kind = kindOf(element);
                const count = counts.get(kind) ?? 0;
                if (count >= most.ofKind || further >= most.further) {
                    unseen[rule.id] = (unseen[rule.id] ?? 0) + 1;
                    return false;
                }
                counts.set(kind, count + 1);
                further++;
            }
            return matches.call(this, element, ...rest);
        };
    }
    return () => unseen;
}


/***/ }),

/***/ 27710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K_: () => (/* binding */ MAIN_SEARCH_BOTS),
/* harmony export */   rW: () => (/* binding */ botNamed),
/* harmony export */   vO: () => (/* binding */ BOTS)
/* harmony export */ });
const GOOGLE_BOTS = [
    ['Googlebot'],
    ['Googlebot-Image', 'Googlebot'],
    ['Googlebot-News', 'Googlebot'],
    ['Googlebot-Video', 'Googlebot'],
    ['Google-Extended'],
];
const OTHER_BOTS = [
    ['Bingbot'],
    ['DuckDuckBot'],
    ['DuckAssistBot'],
    ['Applebot', 'Googlebot'],
    ['Applebot-Extended'],
    ['YandexBot', 'Yandex'],
    ['Baiduspider'],
    ['Amazonbot'],
    ['Amzn-SearchBot'],
    ['GPTBot'],
    ['OAI-SearchBot'],
    ['ChatGPT-User'],
    ['ClaudeBot'],
    ['Claude-SearchBot'],
    ['Claude-User'],
    ['PerplexityBot'],
    ['Perplexity-User'],
    ['MistralAI-User'],
    ['Meta-ExternalAgent'],
    ['Meta-ExternalFetcher'],
    ['Bytespider'],
    ['cohere-ai'],
    ['CCBot'],
];
const BOTS = [
    ...GOOGLE_BOTS.map(agents => bot(agents, 'google')),
    ...OTHER_BOTS.map(agents => bot(agents, 'standard')),
];
const MAIN_SEARCH_BOTS = ['Googlebot', 'Bingbot'];
function bot(agents, dialect) {
    return { name: agents[0], agents, dialect };
}
function botNamed(name) {
    const lower = name.toLowerCase();
    return BOTS.find(known => known.name.toLowerCase() === lower) ?? bot([name], 'standard');
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

/***/ 44310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ canonicalLinks),
/* harmony export */   fk: () => (/* binding */ declaredCanonical),
/* harmony export */   tQ: () => (/* binding */ agreedCanonical)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25218);
/* harmony import */ var _syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96334);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);





const DISQUALIFYING = ['hreflang', 'lang', 'media', 'type'];
function canonicalLinks(page) {
    const inHead = page.document.elements('link').filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isCanonical */ .ZY)(link) && (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(link));
    return [
        ...inHead.map(element => fromElement(page, element)),
        ...(0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(page.response, 'link').flatMap(value => fromHeader(page, value)),
    ];
}
function agreedCanonical(links) {
    const usable = links.filter(({ url }) => url);
    return new Set(usable.map(({ url }) => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .comparableUrl */ .sY)(url))).size === 1 ? usable[0] : undefined;
}
function declaredCanonical(page) {
    return canonicalLinks(page).find(link => link.url)?.url;
}
function fromElement(page, element) {
    const { document } = page;
    const href = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') ?? '').trim();
    return {
        source: 'html',
        href,
        ...readTarget(withScheme(href, page), document.baseUrl, name => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, name)),
        at: message => document.occurrence(element, message),
    };
}
function fromHeader(page, value) {
    return (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLinkHeader */ .No)(value)
        .filter(link => (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .headerRelations */ .nl)(link).includes('canonical') && (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(link, page.url))
        .map(({ target, parameters }) => ({
        source: 'header',
        href: target,
        ...readTarget(withScheme(target, page), page.url, name => parameters.get(name)),
        at: message => ({ url: page.url, message, snippet: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="canonical"`) }),
    }));
}
function withScheme(href, { preview }) {
    return href.startsWith('//') && preview?.origin?.startsWith('https:') ? `https:${href}` : href;
}
function readTarget(href, base, stated) {
    if (href === '')
        return { url: undefined, problem: 'has no URL' };
    const url = URL.parse(href, base);
    if (!url)
        return { url: undefined, problem: `"${href}" is not a URL` };
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        return { url: undefined, problem: `"${href}" is not an http or https URL` };
    }
    const disqualified = DISQUALIFYING.filter(name => stated(name) !== undefined);
    return disqualified.length === 0
        ? { url, problem: undefined }
        : {
            url: undefined,
            problem: `Google ignores a canonical with the attribute ${disqualified.join(' or ')}`,
        };
}


/***/ }),

/***/ 83067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ marksCounter)
/* harmony export */ });
const COUNTED = /^data-(?:to|target|count(?:er)?(?:-?(?:to|up|end|value|target))?|end|final|goal|stop|number|value|num|purecounter(?:-end)?)$/;
const COUNTER = /(?:^|[\s_-])(?:counter|counterup|count-?(?:up|to|down)|purecounter|odometer|count-number)(?=$|[\s_-])/i;
const MAX_CLASSES = 2000;
function marksCounter({ name, value }) {
    if (name === 'class')
        return COUNTER.test(value.slice(0, MAX_CLASSES));
    return COUNTED.test(name) && /^\s*[^\p{L}\p{N}\s]{0,3}\d/u.test(value);
}


/***/ }),

/***/ 7678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wb: () => (/* binding */ redirectIn),
/* harmony export */   _9: () => (/* binding */ instantRedirect),
/* harmony export */   eI: () => (/* binding */ assertShown),
/* harmony export */   hn: () => (/* binding */ scriptRedirects)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39288);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25218);
/* harmony import */ var _syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69719);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);






function instantRedirect(page) {
    const { document, url, response } = page;
    const sent = (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefresh */ .X)((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, 'refresh') ?? '', url, url);
    if (sent?.seconds === 0 && leadsOn(url, sent.target))
        return { url: sent.target, by: 'a Refresh header' };
    return redirectIn(document);
}
function redirectIn(document) {
    const declared = (stubRefresh(document) ?? metaRefreshes(document)).find(target => leadsOn(document.url, target));
    if (declared)
        return { url: declared, by: 'meta refresh' };
    const [scripted] = scriptRedirects(document);
    return scripted ? { url: scripted.target, by: 'a script' } : undefined;
}
function leadsOn(url, target) {
    return target !== undefined && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__/* .comparableUrl */ .sY)(target) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__/* .comparableUrl */ .sY)(url);
}
function metaRefreshes(document) {
    return document.elements('meta').flatMap(element => {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh' || !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(element))
            return [];
        const target = /^\s*0+(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?(.+)$/is.exec((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'content') ?? '');
        const address = target && document.resolve(target[1].trim().replace(/^(["'])(.*?)\1.*$/s, '$2'));
        return address ? [address] : [];
    });
}
const STUB_SECONDS = 5;
const STUB_TEXT = 300;
function stubRefresh(document) {
    const meta = document
        .elements('meta')
        .find(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() === 'refresh');
    const refresh = meta && (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefresh */ .X)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '', document.url, document.baseUrl);
    if (!refresh || refresh.seconds === 0 || refresh.seconds > STUB_SECONDS)
        return undefined;
    const canonical = document
        .elements('link')
        .find(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'rel')?.trim().toLowerCase() === 'canonical');
    const named = canonical && document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(canonical, 'href') ?? '');
    const isNamed = named?.pathname === URL.parse(refresh.target)?.pathname;
    const text = document.body ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(document.body).trim() : '';
    const isBare = text.length <= STUB_TEXT && document.elements('h1', 'p', 'script', 'img', 'form').length === 0;
    return isNamed && isBare ? [refresh.target] : undefined;
}
const MAX_REDIRECT_SCRIPT = 2000;
const LOCATION = /(?:(?:window|document|self|top)\s*\.\s*)?location/.source;
const TEXT = /(?:'((?:[^'\\\n]|\\\/)*)'|"((?:[^"\\\n]|\\\/)*)")/.source;
const ASSIGNMENT = new RegExp(`^${LOCATION}(?:\\s*\\.\\s*href)?\\s*=\\s*${TEXT}\\s*;?$`);
const CALL = new RegExp(`^${LOCATION}\\s*\\.\\s*(?:replace|assign)\\s*\\(\\s*${TEXT}\\s*\\)\\s*;?$`);
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);
function scriptRedirects(document) {
    return document.elements('script').flatMap(script => {
        const target = isInline(script) ? targetOf(document, sourceOf(script)) : undefined;
        return target === undefined || pageOf(target) === pageOf(document.url) ? [] : [{ script, target }];
    });
}
function isInline(script) {
    const type = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'type') ?? '').trim().toLowerCase();
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') === undefined && SCRIPT_TYPES.has(type);
}
function sourceOf(script) {
    return script.childNodes.map(node => ('value' in node ? node.value : '')).join('');
}
function targetOf(document, source) {
    if (source.length > MAX_REDIRECT_SCRIPT)
        return undefined;
    const body = source.trim();
    const found = ASSIGNMENT.exec(body) ?? CALL.exec(body);
    const url = found && (found[1] ?? found[2]);
    const target = typeof url === 'string' ? URL.parse(url.replaceAll('\\/', '/'), document.baseUrl) : null;
    return target?.protocol.startsWith('http') ? target.href : undefined;
}
function pageOf(url) {
    return url.split('#', 1)[0];
}
function assertShown(page) {
    const elsewhere = instantRedirect(page);
    if (elsewhere)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_5__/* .NotApplicable */ .bQ(`the page only redirects, by ${elsewhere.by}, to ${elsewhere.url}`);
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

function isInHead(element) {
    return element.parentNode?.nodeName === 'head';
}
function relations(element) {
    const rel = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel');
    return rel ? rel.toLowerCase().split(/\s+/).filter(Boolean) : [];
}
function isCanonical(element) {
    return element.tagName === 'link' && relations(element).includes('canonical');
}
const MAX_STEPS_TO_HIDDEN = 20;
function isSentHidden(element) {
    let up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
    for (let step = 0; up && step < MAX_STEPS_TO_HIDDEN; step++) {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(up, 'hidden') !== undefined)
            return true;
        up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up);
    }
    return false;
}
const SENT_HIDDEN = 'it is sent in a hidden element, from where scripts may move it into <head>; only a browser can tell';


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

/***/ 51319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ scriptedIds)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _scripts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);


const MAX_SCRIPTS = 1_000_000;
function scriptedIds(document) {
    const scripts = document.elements('script').filter(_scripts_js__WEBPACK_IMPORTED_MODULE_1__/* .isExecutable */ .TV);
    if (scripts.some(script => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') !== undefined))
        return new Set(document.withAttribute('id').map(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id')));
    const text = scripts
        .map(script => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(script))
        .join('\n')
        .slice(0, MAX_SCRIPTS);
    const found = text.matchAll(/(?:#|getElementById\(\s{0,5}['"`])([\w-]{1,100})/g);
    return new Set(Array.from(found, ([, id]) => id));
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
function isHomePage(url) {
    return /^\/(?:(?:index|default)\.[a-z]{2,5})?$/i.test(new URL(url).pathname);
}
function isHomeOfLanguage(url, lang) {
    const folder = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?\/?(?:(?:index|default)\.[a-z]{2,5})?$/i.exec(new URL(url).pathname);
    return folder !== null && lang.trim().slice(0, 2).toLowerCase() === folder[1].toLowerCase();
}
function isAbsolute(href) {
    return /^https?:\/\//i.test(href);
}
function comparableUrl(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href.replace(/%[0-9a-f]{2}/gi, octet => octet.toUpperCase());
}
function comparablePath(url) {
    return comparableUrl(url).slice(new URL(url).origin.length);
}
function isSamePage(a, b) {
    return URL.canParse(a) && URL.canParse(b) && comparableUrl(a) === comparableUrl(b);
}


/***/ }),

/***/ 96334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   No: () => (/* binding */ parseLinkHeader),
/* harmony export */   nl: () => (/* binding */ headerRelations)
/* harmony export */ });
function parseLinkHeader(value) {
    const links = [];
    const cursor = new Cursor(value);
    for (;;) {
        cursor.skip(/[\s,]/);
        if (!cursor.take('<'))
            return links;
        const target = cursor.until(/>/);
        if (!cursor.take('>'))
            return links;
        links.push({ target: target.trim(), parameters: readParameters(cursor) });
        cursor.until(/,/);
    }
}
function headerRelations({ parameters }) {
    return (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
function isAbout({ parameters }, pageUrl) {
    const anchor = parameters.get('anchor');
    return anchor === undefined || URL.parse(anchor, pageUrl)?.href === pageUrl.split('#', 1)[0];
}
function readParameters(cursor) {
    const parameters = new Map();
    for (;;) {
        cursor.skip(/\s/);
        if (!cursor.take(';'))
            return parameters;
        cursor.skip(/[\s;]/);
        const name = cursor.until(/[\s=;,]/).toLowerCase();
        cursor.skip(/\s/);
        let value = '';
        if (cursor.take('=')) {
            cursor.skip(/\s/);
            value = cursor.take('"') ? cursor.quoted() : cursor.until(/[;,]/).trim();
        }
        if (name !== '' && !parameters.has(name))
            parameters.set(name, value);
    }
}
class Cursor {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    take(character) {
        if (this.#text[this.#at] !== character)
            return false;
        this.#at++;
        return true;
    }
    skip(characters) {
        while (this.#at < this.#text.length && characters.test(this.#text[this.#at]))
            this.#at++;
    }
    until(characters) {
        const start = this.#at;
        while (this.#at < this.#text.length && !characters.test(this.#text[this.#at]))
            this.#at++;
        return this.#text.slice(start, this.#at);
    }
    quoted() {
        let value = '';
        while (this.#at < this.#text.length) {
            const character = this.#text[this.#at++];
            if (character === '"')
                break;
            value += character === '\\' ? (this.#text[this.#at++] ?? '') : character;
        }
        return value;
    }
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

/***/ 48986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/browser/axe-sample.js
var axe_sample = __webpack_require__(18616);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/judged-page.js + 3 modules
var judged_page = __webpack_require__(72041);
// EXTERNAL MODULE: ./lib/engine/page/links/comment-counts.js
var comment_counts = __webpack_require__(15212);
// EXTERNAL MODULE: ./lib/engine/page/links/reopened-links.js
var reopened_links = __webpack_require__(68380);
// EXTERNAL MODULE: ./lib/engine/page/script-shell.js
var script_shell = __webpack_require__(15798);
// EXTERNAL MODULE: ./lib/engine/page/scripted-ids.js
var scripted_ids = __webpack_require__(51319);
// EXTERNAL MODULE: ./lib/engine/visit/input-trace.js
var input_trace = __webpack_require__(4274);
// EXTERNAL MODULE: ./lib/engine/visit/layout-gap.js + 1 modules
var layout_gap = __webpack_require__(59313);
// EXTERNAL MODULE: ./lib/engine/visit/rendering.js
var rendering = __webpack_require__(97382);
// EXTERNAL MODULE: ./lib/engine/visit/shown-page.js
var shown_page = __webpack_require__(92263);
// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/instructions.js
const plain = (fault, repair) => ({ fault, repair });
const quoted = (fault, repair) => ({ fault, repair, quoted: true });
const NAME = 'add `aria-label`, or `aria-labelledby` with the id of its label';
const ALT = 'add `alt` with what the image shows, or `alt=""` if it is decoration';
const ONE_LANGUAGE = 'use a language code such as "en" or "pt-BR"';
const INSTRUCTIONS = {
    accesskeys: plain('This accesskey is used more than once on the page', 'choose another key'),
    'area-alt': plain('This area of an image map has no alternative text', 'add `alt` with where it leads'),
    'aria-allowed-attr': quoted('This element has an ARIA attribute that its role does not support', 'remove the attribute'),
    'aria-allowed-role': quoted('This element cannot have this role', 'remove `role`, or use another element'),
    'aria-braille-equivalent': plain('This element has text for braille displays only', 'add `aria-label` or `aria-roledescription` too'),
    'aria-command-name': plain('This control has no name', `write text into it, or ${NAME}`),
    'aria-conditional-attr': quoted('An ARIA attribute has no effect on this element', 'remove the attribute'),
    'aria-deprecated-role': quoted('This role is deprecated', 'use another role, or the HTML element for it'),
    'aria-dialog-name': plain('This dialog has no name', NAME),
    'aria-hidden-body': plain('The whole page is hidden from screen readers', 'remove `aria-hidden` from `<body>`'),
    'aria-hidden-focus': plain('The keyboard reaches something here that screen readers cannot see', 'add `inert` to what is closed or off the screen, such as a dialog or a drawer; elsewhere remove `aria-hidden`, or add `tabindex="-1"`'),
    'aria-input-field-name': plain('This field has no label', NAME),
    'aria-meter-name': plain('This meter does not say what it measures', NAME),
    'aria-progressbar-name': plain('This progress bar does not say what is in progress', NAME),
    'aria-prohibited-attr': quoted('This element cannot have a name, so screen readers ignore its ARIA attribute', 'make what can be pressed a `<button>`, give stars or icons `role="img"`, or remove the attribute'),
    'aria-required-attr': quoted('This role needs an ARIA attribute that is not there', 'add the attribute, or remove the role if the element is something else'),
    'aria-required-children': quoted('The children of this element are not those that its role requires', 'give the children the roles that it requires, or remove the role'),
    'aria-required-parent': quoted('This role works only inside another one', 'put the element into a parent with that role, or remove the role'),
    'aria-roles': quoted('This role does not exist', 'correct or remove the role'),
    'aria-tab-name': plain('This tab has no name', `write text into it, or ${NAME}`),
    'aria-text': plain('Something in this `role="text"` takes the focus', 'remove the role'),
    'aria-toggle-field-name': plain('This switch has no label', NAME),
    'aria-tooltip-name': plain('This tooltip is empty', 'write text into it'),
    'aria-treeitem-name': plain('This tree item has no name', `write text into it, or ${NAME}`),
    'aria-valid-attr': quoted('This ARIA attribute does not exist', 'correct the spelling of the attribute, or remove it'),
    'aria-valid-attr-value': quoted('This ARIA attribute has a value that it cannot have', 'correct the value: it may be the id of an element that is not there'),
    'autocomplete-valid': plain('Browsers do not know this value of `autocomplete`', 'use a value of the HTML standard, such as "email" or "given-name"'),
    'avoid-inline-spacing': plain('Visitors cannot change the spacing of this text', 'remove `!important` from its style attribute'),
    blink: plain('`<blink>` does nothing in any browser', 'remove it, or use `<strong>`'),
    'button-name': plain('Screen readers find no text in this button', 'write text into it, or add `aria-label`'),
    bypass: plain('Keyboard users cannot skip the navigation', 'wrap the main content in `<main>`'),
    'color-contrast': plain('The text is hard to read against its background', 'change the color of the text or of the background'),
    'definition-list': quoted('This `<dl>` is not made of groups of `<dt>` and `<dd>`', 'give each `<dt>` its `<dd>`, and move everything else out of the list'),
    dlitem: plain('This `<dt>` or `<dd>` is outside of a `<dl>`', 'put it into one'),
    'document-title': plain('The page has no title', 'add `<title>` to the `<head>`'),
    'duplicate-id-aria': plain('A label or ARIA attribute refers to an id that several elements have', 'give each element an id of its own'),
    'empty-heading': plain('This heading is empty', 'write text into it, or remove it'),
    'form-field-multiple-labels': plain('This field has several labels', 'keep one label per field'),
    'frame-focusable-content': plain('The keyboard cannot get into this frame, which has controls', 'remove `tabindex="-1"`'),
    'frame-title': plain('This frame has no title', 'add `title` with what it shows'),
    'frame-title-unique': plain('Another frame has the same title', 'say in each title what the frame shows'),
    'heading-order': plain('This heading skips a level', 'use the next level, such as `<h3>` below an `<h2>`'),
    'html-has-lang': plain('The page does not say its language', 'add `lang` to `<html>`, such as `<html lang="en">`'),
    'html-lang-valid': plain('The `lang` of `<html>` is not a language code', ONE_LANGUAGE),
    'html-xml-lang-mismatch': plain('`lang` and `xml:lang` name different languages', 'remove `xml:lang`'),
    'image-alt': plain('This image has no `alt`', ALT),
    'image-redundant-alt': plain('Screen readers say this text twice, as `alt` and as text', 'use `alt=""` for the image'),
    'input-button-name': plain('This button has no text', 'add `value` with what it does'),
    'input-image-alt': plain('This image button has no alternative text', 'add `alt` with what it does'),
    label: plain('This field has no label', 'add `<label for>` or `aria-label`'),
    'label-content-name-mismatch': plain('The name of this control lacks its visible text, so voice control does not find it', 'start `aria-label` with the visible text, or remove it'),
    'label-title-only': plain('The label of this field is only visible on hover', 'add a visible `<label for>`, or `aria-label` to a small control whose choices tell what it is for, such as that of the language'),
    'landmark-main-is-top-level': plain('The main content is inside another landmark', 'move `<main>` out of the landmark around it'),
    'landmark-no-duplicate-main': plain('The page has several main landmarks (`<main>` or `role="main"`)', 'keep one main landmark'),
    'landmark-one-main': plain('The page has no main landmark', 'wrap the main content in `<main>`'),
    'link-in-text-block': plain('Only its color shows that this is a link', 'underline links in running text'),
    'link-name': plain('This link has no text, no label and no image with alt', 'write text into it, or add `aria-label` or the `alt` of its image'),
    list: quoted('This list has children other than `<li>`', 'wrap the others in `<li>`, or move them out of the list'),
    listitem: plain('This `<li>` is in no list, or in one that has another role', 'put it into `<ul>` or `<ol>` without a `role`'),
    marquee: plain('This text never stops moving', 'remove `<marquee>`'),
    'meta-refresh': plain('The page reloads or redirects before visitors may have finished reading', 'remove `<meta http-equiv="refresh">`'),
    'meta-viewport': plain('Visitors cannot zoom the page', 'remove `user-scalable=no` and `maximum-scale` from the viewport'),
    'meta-viewport-large': plain('Visitors can zoom the page only a little', 'remove `maximum-scale` from the viewport'),
    'nested-interactive': plain('This control contains another one', 'place the controls side by side'),
    'no-autoplay-audio': plain('Sound starts by itself', 'remove `autoplay`, or add `muted`'),
    'object-alt': plain('This `<object>` has no alternative text', NAME),
    'page-has-heading-one': plain('The page has no `<h1>`', 'make its main heading an `<h1>`'),
    'role-img-alt': plain('This image has no alternative text', `${NAME}; remove the role where no image is shown`),
    'scope-attr-valid': plain('`scope` has no effect here', 'use it on `<th>` only, as "row", "col", "rowgroup" or "colgroup"'),
    'scrollable-region-focusable': plain('In Safari the keyboard cannot scroll this box', 'add `tabindex="0"`'),
    'select-name': plain('This select has no label', 'add `<label for>` or `aria-label`'),
    'server-side-image-map': plain('Only a mouse can use this image map', 'use `<map>` with `<area href>`'),
    'skip-link': plain('The target of this skip link does not exist', 'give the main content the id that the link names'),
    'summary-name': plain('This `<summary>` is empty', 'write text into it'),
    'svg-img-alt': plain('This SVG image has no alternative text', 'add `<title>` as its first child, or `aria-label`'),
    tabindex: plain('A positive tabindex changes the order of the keyboard focus', 'use `tabindex="0"` or remove it, and order the elements in the source'),
    'table-duplicate-name': plain('`summary` repeats the `<caption>` of this table', 'remove `summary`'),
    'target-size': plain('This target is too small and too close to another one', 'make the target at least 24 × 24 px, or leave space around it'),
    'td-headers-attr': plain('`headers` of this cell names no header of its table', 'list the ids of `<th>` elements of the same table'),
    'th-has-data-cells': plain('This `<th>` is the header of no cell', 'use `<td>`, or add `scope` to it'),
    'valid-lang': plain('This `lang` is not a language code', ONE_LANGUAGE),
    'video-caption': plain('This video has no captions', 'add `<track kind="captions">`'),
};

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/readable-color.js
const BLACK = [0, 0, 0];
const WHITE = [255, 255, 255];
const STEPS = 256;
const ALMOST_WHITE = 0.85;
const ALMOST_BLACK = 0.03;
function readableColor(text, background, least) {
    const [front, back] = [rgbOf(text), rgbOf(background)];
    if (!front || !back || !(least > 1 && least <= 21))
        return undefined;
    const isTextLighter = luminance(front) >= luminance(back);
    const [towards, away] = isTextLighter ? [WHITE, BLACK] : [BLACK, WHITE];
    const ofText = () => mixedUntil(front, towards, color => contrast(color, back) >= least);
    const ofBackground = () => mixedUntil(back, away, color => contrast(front, color) >= least);
    const isExtreme = isTextLighter ? luminance(front) >= ALMOST_WHITE : luminance(front) <= ALMOST_BLACK;
    const color = isExtreme ? undefined : ofText();
    if (color)
        return { of: 'text', color, further: isTextLighter ? 'lighter' : 'darker' };
    const other = ofBackground();
    return other === undefined
        ? undefined
        : { of: 'background', color: other, further: isTextLighter ? 'darker' : 'lighter' };
}
function readableFadedColor(text, background, least, { opacity, color, isOfBackground }) {
    const [seen, back] = [rgbOf(text), rgbOf(background)];
    const own = color === undefined ? undefined : rgbOf(color);
    if (!seen || !back || (isOfBackground && !own))
        return undefined;
    const rest = seen.map((value, at) => isOfBackground ? value - opacity * own[at] : (1 - opacity) * back[at]);
    const faded = (one) => one.map((value, at) => byteOf(opacity * value + rest[at]));
    const front = own ?? unmixed(seen, back, opacity).map(byteOf);
    const isTextLighter = luminance(seen) >= luminance(back);
    const readable = mixedUntil(front, isTextLighter ? WHITE : BLACK, one => contrast(faded(one), back) >= least);
    return readable === undefined
        ? undefined
        : { of: 'text', color: readable, further: isTextLighter ? 'lighter' : 'darker' };
}
function readableUnfadedColor(text, background, least, { opacity, color: told, isOfBackground }) {
    const [seen, back] = [rgbOf(text), rgbOf(background)];
    const own = told === undefined ? undefined : rgbOf(told);
    if (!seen || !back || (isOfBackground && !own))
        return undefined;
    const doubt = 1 / opacity;
    const front = own ?? unmixed(seen, back, opacity);
    const behind = isOfBackground ? back.map((value, at) => own[at] + (value - seen[at]) / opacity) : back;
    const backs = isOfBackground ? within(behind, doubt) : [back];
    const fronts = own ? [own] : within(front, doubt);
    if (leastContrast(fronts, backs) >= least)
        return 'itself';
    const isTextLighter = luminance(seen) >= luminance(back);
    const [towards, away] = isTextLighter ? [WHITE, BLACK] : [BLACK, WHITE];
    const start = (color) => color.map(byteOf);
    const color = mixedUntil(start(front), towards, one => leastContrast([one], backs) >= least);
    if (color !== undefined)
        return { of: 'text', color, further: isTextLighter ? 'lighter' : 'darker' };
    const other = mixedUntil(start(behind), away, one => leastContrast(fronts, [one]) >= least);
    return other === undefined
        ? undefined
        : { of: 'background', color: other, further: isTextLighter ? 'darker' : 'lighter' };
}
function unmixed(seen, back, opacity) {
    return seen.map((value, at) => (value - (1 - opacity) * back[at]) / opacity);
}
function within(color, doubt) {
    const moved = (by) => color.map(value => Math.min(255, Math.max(0, value + by)));
    return [moved(-doubt), moved(doubt)];
}
function leastContrast(one, other) {
    const [ones, others] = [one.map(luminance), other.map(luminance)];
    const areApart = Math.min(...ones) > Math.max(...others) || Math.max(...ones) < Math.min(...others);
    return areApart ? Math.min(...one.flatMap(a => other.map(b => contrast(a, b)))) : 1;
}
function byteOf(value) {
    return Math.min(255, Math.max(0, Math.round(value)));
}
function mixedUntil(color, other, isWanted) {
    for (let step = 0; step <= STEPS; step++) {
        const part = step / STEPS;
        const [red, green, blue] = color.map((value, at) => Math.round(value + (other[at] - value) * part));
        const mixture = [red, green, blue];
        if (isWanted(mixture))
            return hexOf(mixture);
    }
    return undefined;
}
function rgbOf(hex) {
    const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(hex) ?? [];
    const pairs = digits.length === 3 ? [...digits].map(digit => digit + digit) : (digits.match(/../g) ?? []);
    const [red, green, blue] = pairs.map(pair => Number.parseInt(pair, 16));
    return blue === undefined ? undefined : [red, green, blue];
}
function hexOf(color) {
    return `#${color.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}
function luminance(color) {
    const [red, green, blue] = color.map(value => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one, other) {
    const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
}

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/specific-faults.js
const CHILDREN = /children that are not allowed: (.{1,300})$/;
const ROLE = /^ARIA roles? (.{1,100}) (?:is|are) not allowed/;
const UNALLOWED = /children which are not allowed: ([^;]{1,300})/;
const COUNTED_FOR = /presentational children which cannot be ignored because of (.{1,300})$/;
const MISSING_ROLE = /^(?:Required|Expecting) ARIA child(?:ren)? role not present/;
const OWN_ROLE = /^<[^>]{0,2000}?\srole=["']?([a-z]{1,40})/i;
const OWNED = {
    feed: ['article'],
    grid: ['row', 'rowgroup'],
    list: ['listitem'],
    listbox: ['option', 'group'],
    menu: ['menuitem', 'menuitemcheckbox', 'menuitemradio', 'group', 'separator'],
    menubar: ['menuitem', 'menuitemcheckbox', 'menuitemradio', 'group', 'separator'],
    row: ['cell', 'gridcell', 'columnheader', 'rowheader'],
    rowgroup: ['row'],
    suggestion: ['insertion', 'deletion'],
    table: ['row', 'rowgroup'],
    tablist: ['tab'],
    tree: ['treeitem', 'group'],
    treegrid: ['row', 'rowgroup'],
};
const PROHIBITED = /^(.{1,200}?) attributes? cannot be used (?:on|with role "([\w-]{1,40})")/;
const SMALL = /insufficient size \(([\d.]+)px by ([\d.]+)px/;
const COVERED = /partially obscured \(smallest space is ([\d.]+)px by ([\d.]+)px/;
const SPACE = /clickable space has a diameter of ([\d.]+)px/;
const PRESSED = /^<label\b|^<[^>]{0,2000}\s(?:onclick|tabindex|href|aria-expanded|aria-controls)\b/i;
const HEADING_ROLE = /^<(?!h\d\b)[^>]{0,2000}?\srole=["']?heading\b/i;
const LEVEL = /: aria-level$/;
const ZOOM = /(?:user-scalable|maximum-scale)\s*=\s*[\w.]{1,10}/gi;
const LANGUAGE_CHOICE = /\svalue="\/?[a-z]{2}(?:[-_][a-z]{2})?\/?"/i;
const MAX_LANGUAGES = 12;
const OF_NO_LANGUAGE = /\svalue="(?:xs|xl|az|za|on|up|am|pm|kg|cm|mm|km)"/i;
const WITHOUT_IMAGE = /^<[^>]{0,2000}?\sstyle="[^"]{0,1000}?\bbackground(?:-image)?:\s{0,5}(?:url\(\s{0,5}(?:''|&quot;&quot;)?\s{0,5}\)|none(?=\s{0,5}[;"!]))/i;
function specificFault(rule, fault) {
    return FAULTS[rule]?.(fault);
}
const FAULTS = {
    list: ({ clause }) => {
        const children = childrenIn(clause);
        return (children && `This list has ${children} directly in it: wrap it in \`<li>\`, or move it out of the list`);
    },
    'definition-list': ({ clause }) => {
        const children = childrenIn(clause);
        return children && `This \`<dl>\` has ${children} directly in it, beside its \`<dt>\` and \`<dd>\``;
    },
    'aria-allowed-role': ({ clause, html }) => {
        const role = ROLE.exec(clause)?.[1];
        return role && `A ${tagOf(html)} cannot have \`role="${role}"\``;
    },
    'aria-required-attr': ({ clause, html }) => {
        const isHeading = HEADING_ROLE.test(html) && LEVEL.test(clause);
        return isHeading
            ? `This \`<${nameOf(html)} role="heading">\` has no \`aria-level\`. If it is no heading, remove the role; otherwise use \`<h2>\` to \`<h6>\``
            : undefined;
    },
    'aria-prohibited-attr': ({ clause, html }) => {
        const [, attributes, role] = PROHIBITED.exec(clause) ?? [];
        if (attributes === undefined)
            return undefined;
        const holder = role === undefined ? `a ${tagOf(html)} without a role` : `an element with the role "${role}"`;
        const way = PRESSED.test(html)
            ? 'make it a `<button>` if it is one, or remove the attribute'
            : 'give it `role="img"` if it shows a picture, such as stars, or remove the attribute';
        return `Screen readers ignore ${listed(attributes)} on ${holder}: ${way}`;
    },
    'aria-required-children': ({ clause, html }) => {
        const role = OWN_ROLE.exec(html)?.[1]?.toLowerCase();
        const owned = role === undefined ? undefined : OWNED[role];
        if (owned === undefined)
            return undefined;
        if (MISSING_ROLE.test(clause))
            return `\`role="${role}"\` has no children with ${rolesOf(owned)}`;
        const attributes = COUNTED_FOR.exec(clause)?.[1];
        if (attributes !== undefined)
            return `\`role="${role}"\` may only contain ${rolesOf(owned)}; it contains children with ${both(attributes.split(', ').map(shownChild))}, which count in spite of their role`;
        const children = UNALLOWED.exec(clause)?.[1];
        return (children &&
            `\`role="${role}"\` may only contain ${rolesOf(owned)}; it contains ${both(children.split(', ').map(shownChild))}`);
    },
    'target-size': ({ summary }) => {
        const [, width, height] = SMALL.exec(summary) ?? [];
        const [, freeWidth, freeHeight] = COVERED.exec(summary) ?? [];
        const size = freeWidth === undefined
            ? `has ${width} × ${height} px (at least 24 × 24 px)`
            : `is covered in part, and ${freeWidth} × ${freeHeight} px of it are left (at least 24 × 24 px)`;
        const space = SPACE.exec(summary)?.[1];
        if (width === undefined && freeWidth === undefined)
            return undefined;
        return `This target ${size}${space === undefined ? '' : `, and others are so close that only ${space} px are safe to tap`}`;
    },
    'label-title-only': ({ html }) => isOfLanguages(html)
        ? 'The label of this select of the language is only visible on hover: `aria-label` with the same text is enough here'
        : undefined,
    'role-img-alt': ({ html }) => isEmptyElement(html) && WITHOUT_IMAGE.test(html)
        ? 'This element shows no image, since its style names none: remove `role="img"`, or give it an image'
        : undefined,
    'meta-viewport': ({ html }) => {
        const found = html.slice(0, 2000).match(ZOOM);
        return found
            ? `The viewport has ${listed(found.join(', '))}, so visitors cannot zoom the page`
            : undefined;
    },
};
function isOfLanguages(html) {
    const choices = /^<select\b/i.test(html) ? (html.match(/<option\b[^<>]{0,300}>/gi) ?? []) : [];
    return (choices.length > 1 &&
        choices.length <= MAX_LANGUAGES &&
        choices.every(choice => LANGUAGE_CHOICE.test(choice) && !OF_NO_LANGUAGE.test(choice)));
}
function isEmptyElement(html) {
    return /^<([a-z]{1,20})\b[^>]{0,3000}>\s{0,50}<\/\1>$/i.test(html);
}
function childrenIn(clause) {
    const children = CHILDREN.exec(clause)?.[1];
    if (children === undefined || children.includes('['))
        return undefined;
    return both(children.split(', ').map(name => (name === '#text' ? 'text' : `\`<${name}>\``)));
}
function rolesOf([first, ...others]) {
    const names = [`\`role="${first}"\``, ...others.map(name => `"${name}"`)];
    const last = names.pop();
    return names.length === 0 ? last : `${names.join(', ')} or ${last}`;
}
function shownChild(selector) {
    if (selector === '#text')
        return 'text';
    const role = /^\[role=([\w-]{1,40})\]/.exec(selector)?.[1];
    if (role !== undefined)
        return `\`role="${role}"\``;
    const [, tag, attr] = /^([^[]*)(?:\[(.+)\])?$/.exec(selector) ?? [];
    if (tag === undefined || tag === '')
        return `\`${attr ?? selector}\``;
    return `\`<${tag}${attr === undefined ? '' : ` ${attr}`}>\``;
}
function listed(names) {
    return both(names.split(/,\s*/).map(name => `\`${name}\``));
}
function both(names) {
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
function tagOf(html) {
    return `\`<${nameOf(html)}>\``;
}
function nameOf(html) {
    return /^<([\w-]{1,40})/.exec(html)?.[1]?.toLowerCase() ?? 'element';
}

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/advice.js





const MAX_QUOTE = 150;
const HEADING = /^Fix (?:any|all) of the following:$/;
const CONTRAST = /contrast of ([\d.]+) \(foreground color: (#\w+), background color: (#\w+).*contrast ratio of ([\d.]+):1/;
const SHADOW_CONTRAST = /contrast of ([\d.]+) between .{1,60} \((foreground|text-shadow) color: (#\w+), (text-shadow|background) color: (#\w+).*contrast ratio of ([\d.]+):1/;
const HIDDEN_LABEL = /explicit <label> that is hidden/;
const ENTRY_ROLE = /not allowed: \[role=[\w-]{1,30}\]$/;
const PICTURE_ROLE = /^<[^>]{0,2000}?\srole="(img|meter|progressbar|math|separator)"/i;
const COMBOBOX = /^<[^>]{0,2000}?\srole="(?:combobox|listbox)"/i;
function adviceOn(rule, node) {
    const clause = firstClause(node);
    const instruction = INSTRUCTIONS[rule];
    if (!instruction)
        return clause;
    if (HIDDEN_LABEL.test(node.failureSummary ?? ''))
        return 'The `<label>` of this field is hidden: show it, or add `aria-label`.';
    if (node.hasLabel)
        return `Screen readers find no text in the \`<label>\` of this ${rule === 'label' ? 'field' : 'select'}: write what it is for into the label, or add \`aria-label\`.`;
    const [, role] = rule === 'nested-interactive' ? (PICTURE_ROLE.exec(node.html ?? '') ?? []) : [];
    if (role !== undefined)
        return `Screen readers announce nothing that is in this element, since its role is "${role.toLowerCase()}", and there are controls in it: remove the role, or give it only to the picture.`;
    if (rule === 'button-name' && COMBOBOX.test(node.html ?? ''))
        return 'This button shows what is chosen and does not say what the choice is about: add `aria-label`, or `aria-labelledby` with the id of its label.';
    if (rule === 'list' && ENTRY_ROLE.test(clause))
        return `Entries of this list have a \`role\` of their own, so it has no entries for screen readers (${(0,cut/* cutEnd */.ym)(clause, MAX_QUOTE)}): remove the \`role\` from the \`<li>\`.`;
    if (rule === 'label-content-name-mismatch' && node.named)
        return `Visible: "${(0,one_line/* oneLine */.T)(node.named.text, MAX_QUOTE)}"; name: "${(0,one_line/* oneLine */.T)(node.named.label, MAX_QUOTE)}".`;
    if (rule === 'target-size' && node.cutHeight !== undefined)
        return `This control is only ${node.cutHeight} px high on a phone: its text is cut off, since what holds it has no height.`;
    if (rule === 'aria-hidden-focus' && node.reached)
        return `The keyboard reaches \`${(0,cut/* cutEnd */.ym)(node.reached, MAX_QUOTE)}\` here, which screen readers cannot see.`;
    if (rule === 'color-contrast')
        return contrastAdvice(node, clause);
    const specific = specificFault(rule, { clause, summary: node.failureSummary ?? '', html: node.html ?? '' });
    if (specific !== undefined)
        return `${specific}.`;
    const culprit = instruction.quoted ? culpritIn(clause) : '';
    return `${instruction.fault}${culprit === '' ? '' : ` (${culprit})`}.`;
}
function culpritIn(clause) {
    const [, named = ''] = /: (.+)$/.exec(clause) ?? [];
    return (0,cut/* cutEnd */.ym)(named, MAX_QUOTE);
}
function contrastAdvice({ fading, isDrawn, isOnDesktop }, clause) {
    const { fault, repair } = INSTRUCTIONS['color-contrast'];
    const where = isOnDesktop ? ' on a desktop' : '';
    const [, ratio, text, background, least] = CONTRAST.exec(clause) ?? [];
    if (ratio === undefined)
        return shadowAdvice(clause, where) ?? `${fault}${where}.`;
    const told = `The contrast is ${ratio}:1${where} (at least ${least}:1), ${text} on ${background}`;
    if (isDrawn)
        return `${told}: ${repair}.`;
    if (fading)
        return `${told}: ${fadedRepair(text, background, Number(least), fading)}.${ofDecoration(Number(ratio))}`;
    const color = readableColor(text, background, Number(least));
    return `${told}: ${color ? colorRepair(color) : repair}.${ofDecoration(Number(ratio))}`;
}
const HARDLY_SEEN = 1.5;
function ofDecoration(ratio) {
    return ratio < HARDLY_SEEN ? ' If it is only decoration, add `aria-hidden="true"` instead.' : '';
}
function shadowAdvice(clause, where) {
    const [, ratio, of, color, on, other, least] = SHADOW_CONTRAST.exec(clause) ?? [];
    if (ratio === undefined)
        return undefined;
    const front = of === 'foreground' ? 'text' : of;
    return `The contrast between ${front} and ${on} is ${ratio}:1${where} (at least ${least}:1), ${color} on ${other}.`;
}
function fadedRepair(text, background, least, fading) {
    const opacity = `its opacity of ${Math.round(fading.opacity * 100) / 100}`;
    const faded = readableFadedColor(text, background, least, fading);
    const unfaded = readableUnfadedColor(text, background, least, fading);
    if (unfaded === 'itself') {
        const other = faded ? `, or change the text to ${colorText(faded)}` : '';
        return `${opacity} is too low: set it to 1${other}`;
    }
    if (faded)
        return `with ${opacity} the text has to be ${colorText(faded)}`;
    const color = unfaded
        ? `the ${unfaded.of} to ${colorText(unfaded)}`
        : 'the color of the text or of its background';
    return `set ${opacity} to 1, and change ${color}`;
}
function colorText({ color, further }) {
    return `\`${color}\` or ${further}`;
}
function colorRepair(color) {
    return color.of === 'text'
        ? `change the text to ${colorText(color)}, or change its background`
        : `change the background to ${colorText(color)}, or change the text`;
}
function firstClause({ failureSummary = '' }) {
    const lines = failureSummary.split('\n').map(line => line.trim());
    return lines.find(line => line !== '' && !HEADING.test(line)) ?? '';
}

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/behind-dialogs.js


function unmarkedBehindDialog(sent, shown) {
    const { html } = sent;
    return html && ![sent, shown].some(mayHaveMain)
        ? sent.occurrence(html, adviceOn('landmark-one-main', {}))
        : undefined;
}
const behind_dialogs_SMALL = /^(?:next-route-announcer|nextjs-portal)$|-(?:icon|player|video|youtube|map)$/;
function mayHaveMain(document) {
    return document.elements().some(element => element.tagName === 'main' ||
        (0,html_document/* attribute */.lt)(element, 'role')?.trim().toLowerCase() === 'main' ||
        (element.tagName.includes('-') && !behind_dialogs_SMALL.test(element.tagName)) ||
        isOwnFrame(element, document));
}
function isOwnFrame(element, document) {
    if (element.tagName !== 'iframe' && element.tagName !== 'frame')
        return false;
    const src = (0,html_document/* attribute */.lt)(element, 'src')?.trim() ?? '';
    if (src === '' && (0,html_document/* attribute */.lt)(element, 'srcdoc') === undefined)
        return false;
    const address = document.addressOf(src);
    return address === undefined || address.origin === new URL(document.url).origin;
}

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/element-source.js


const MAX_BEFORE = 50;
const MAX_ADDRESS = 100;
function elementSource({ html, address }) {
    const start = (0,html_document/* snippet */.UA)(html);
    const written = address === undefined ? null : /\s(?:data-)?src="[^"]*"/.exec(html);
    if (address === undefined || !written || start.includes(address))
        return start;
    const before = written.index <= MAX_BEFORE ? html.slice(0, written.index) : '<img …';
    const path = address.split(/[?#]/, 1)[0];
    const file = path.length <= MAX_ADDRESS ? path : `…${(0,cut/* endOf */.pJ)(path, MAX_ADDRESS)}`;
    return (0,html_document/* snippet */.UA)(`${before} src="${file}" …>`);
}

// EXTERNAL MODULE: ./lib/engine/visit/own-scripts.js
var own_scripts = __webpack_require__(89811);
;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/focus-by-mouse.js

const MAX_BETWEEN = 1500;
const ASKS_FOR_MOUSE = /matchMedia\(\s{0,5}["'`]\((?:any-)?hover(?::\s{0,5}hover)?\)["'`]\s{0,5}\)/g;
const GIVES_FOCUS = /["'`]tabindex["'`]\s{0,5},\s{0,5}["'`]?0|\.tabIndex\s{0,5}=\s{0,5}0/;
async function focusByMouse(visit) {
    const { texts } = await (0,own_scripts/* ownCode */.m)(visit);
    const gives = texts.some(text => text
        .matchAll(ASKS_FOR_MOUSE)
        .some(({ index }) => GIVES_FOCUS.test(text.slice(index, index + MAX_BETWEEN))));
    return gives
        ? 'a script of the page lets the keyboard reach such boxes on machines with a mouse, and the phone that was played has none'
        : undefined;
}

// EXTERNAL MODULE: ./lib/engine/formats/html/element-set.js
var element_set = __webpack_require__(54622);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/heading-order.js




const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const MAX_TEXT = 200;
function isOrderOfFrames(document) {
    if (document.elements('iframe').length === 0)
        return false;
    if (document.withAttribute('aria-level').length > 0)
        return false;
    const levels = document.elements(...HEADINGS).map(({ tagName }) => Number(tagName[1]));
    return levels.every((level, at) => at === 0 || level <= levels[at - 1] + 1);
}
function headingsOver(document, overlays) {
    if (overlays.length === 0)
        return () => false;
    const layers = document.elementsAt(overlays);
    const within = new element_set/* ElementSet */.F(document);
    const known = new Set();
    for (const element of document.elements()) {
        const parent = (0,html_document/* parentOf */.gN)(element);
        if (!layers.has(element) && !(parent && within.has(parent)))
            continue;
        within.add(element);
        if (HEADINGS.includes(element.tagName))
            known.add(keyOf(element));
    }
    return html => {
        const [heading] = new html_document/* HtmlDocument */.Df(html, document.url).elements(...HEADINGS);
        return heading !== undefined && known.has(keyOf(heading));
    };
}
function levelToUse(document) {
    const headings = document.elements(...HEADINGS);
    const known = new Map();
    for (const [at, heading] of headings.entries()) {
        const before = headings[at - 1];
        const level = before === undefined ? 0 : Number(before.tagName[1]);
        const isSkip = before !== undefined && Number(heading.tagName[1]) > level + 1;
        const words = isSkip ? `${heading_order_nameOf(heading)} follows ${heading_order_nameOf(before)}: use an H${level + 1}.` : undefined;
        known.set(keyOf(heading), known.has(keyOf(heading)) ? undefined : words);
    }
    return html => {
        const [heading] = new html_document/* HtmlDocument */.Df(html, document.url).elements(...HEADINGS);
        return heading && known.get(keyOf(heading));
    };
}
const MAX_SHOWN = 60;
function heading_order_nameOf(heading) {
    const text = (0,text_start/* startOfSeenText */.Mq)(heading, MAX_TEXT);
    return `${heading.tagName.toUpperCase()} "${(0,cut/* cutEnd */.ym)(text, MAX_SHOWN)}"`;
}
function keyOf(heading) {
    return `${heading.tagName} ${(0,text_start/* startOfSeenText */.Mq)(heading, MAX_TEXT)}`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/hidden-heading.js



const hidden_heading_MAX_QUOTE = 80;
function hiddenHeading(shown) {
    const heading = shown.elements('h1').find(element => (0,html_document/* attribute */.lt)(element, 'role') === undefined);
    if (heading === undefined)
        return undefined;
    const text = (0,text_start/* startOfWrittenText */.cY)(heading, 2 * hidden_heading_MAX_QUOTE).trim();
    if (text === '' && isNameless(heading))
        return shown.occurrence(heading, 'The `<h1>` has no text and no image with `alt`: write the title of the page into it, or make that the `<h1>`.');
    const quoted = text === '' ? '' : ` "${(0,cut/* cutEnd */.ym)(text, hidden_heading_MAX_QUOTE)}"`;
    return shown.occurrence(heading, `The \`<h1>\`${quoted} is hidden from screen readers on a phone: show it there, or make a heading that is shown the \`<h1>\`.`);
}
const MAX_NODES = 30;
function isNameless(heading) {
    const elements = [heading, ...(0,text_start/* firstNodes */.wg)(heading, MAX_NODES).filter(html_document/* isElement */.vq)];
    return !elements.some(element => ['alt', 'aria-label', 'aria-labelledby', 'title'].some(name => (0,html_document/* attribute */.lt)(element, name)?.trim()) ||
        element.tagName === 'svg');
}

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/lighthouse-score.js
const RULES_BY_WEIGHT = [
    [
        10,
        [
            'aria-allowed-attr',
            'aria-hidden-body',
            'aria-required-attr',
            'aria-required-children',
            'aria-required-parent',
            'aria-roles',
            'aria-valid-attr',
            'aria-valid-attr-value',
            'button-name',
            'image-alt',
            'input-button-name',
            'input-image-alt',
            'label',
            'meta-refresh',
            'meta-viewport',
            'select-name',
        ],
    ],
    [
        7,
        [
            'accesskeys',
            'aria-command-name',
            'aria-conditional-attr',
            'aria-dialog-name',
            'aria-hidden-focus',
            'aria-input-field-name',
            'aria-meter-name',
            'aria-progressbar-name',
            'aria-prohibited-attr',
            'aria-text',
            'aria-toggle-field-name',
            'aria-tooltip-name',
            'aria-treeitem-name',
            'color-contrast',
            'definition-list',
            'dlitem',
            'document-title',
            'frame-title',
            'html-has-lang',
            'html-lang-valid',
            'link-in-text-block',
            'link-name',
            'list',
            'listitem',
            'object-alt',
            'tabindex',
            'target-size',
            'td-headers-attr',
            'valid-lang',
        ],
    ],
    [3, ['heading-order', 'html-xml-lang-mismatch', 'landmark-one-main', 'skip-link']],
    [1, ['aria-deprecated-role', 'autocomplete-valid', 'presentation-role-conflict', 'svg-img-alt']],
];
const WEIGHTS = new Map(RULES_BY_WEIGHT.flatMap(([weight, rules]) => rules.map(rule => [rule, weight])));
function lighthouseScore(applicable, violated) {
    let passed = 0;
    let all = 0;
    for (const rule of applicable) {
        const weight = WEIGHTS.get(rule) ?? 0;
        all += weight;
        if (!violated.has(rule))
            passed += weight;
    }
    return all === 0 ? null : Math.round((100 * passed) / all);
}

// EXTERNAL MODULE: ./lib/engine/page/third-party-purpose.js
var third_party_purpose = __webpack_require__(22443);
;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/loading-signs.js

const AWAITED_TYPES = new Set(['Image', 'Script', 'Fetch', 'XHR', 'Media']);
const NOT_AWAITED = third_party_purpose/* FILL_NOTHING */.wm.difference(new Set(['captcha', 'scrolling', 'social']));
const OF_LOADER = /^<[^>]{0,1000}?\sclass=["'](?:[^"']{0,500}[\s_-])?(?:spinners?|loader|loading|preloader|skeleton|indeterminate|shimmer)(?:[\s_"'-]|$)/i;
const IS_BUSY = /^<[^>]{0,1500}?\saria-busy=["']?true\b/i;
const IS_BAR = /^<[^>]{0,1500}?\srole=["']?progressbar\b/i;
const HAS_VALUE = /^<[^>]{0,1500}?\saria-valuenow=["']?\d/i;
function isLoadingSign({ html }) {
    return OF_LOADER.test(html) || IS_BUSY.test(html) || (IS_BAR.test(html) && !HAS_VALUE.test(html));
}
async function awaitedInVain(requests) {
    for (const { type, inFrame, failure, status, endMs, url } of requests) {
        const isGivenUp = failure === 'net::ERR_ABORTED';
        const isOpen = status === undefined || endMs === undefined;
        if (inFrame || isGivenUp || !AWAITED_TYPES.has(type) || !(failure !== undefined || isOpen))
            continue;
        if (!NOT_AWAITED.has(await (0,third_party_purpose/* purposeOf */.eK)(url)))
            return `${url} did not come while this audit looked, and this shows that something is loading`;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/axe-rules.js
const AXE_RULES = String.raw `
{"id":"accesskeys","enabled":true,"impact":"serious","tags":["cat.keyboard","best-practice"],"help":"accesskey attribute value should be unique","description":"Ensure every accesskey attribute value is unique","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/accesskeys"}
{"id":"area-alt","enabled":true,"impact":"critical","tags":["cat.text-alternatives","wcag2a","wcag244","wcag412","section508","section508.22.a","TTv5","TT6.a","EN-301-549","EN-9.2.4.4","EN-9.4.1.2","ACT","RGAAv4","RGAA-1.1.2"],"help":"Active <area> elements must have alternative text","description":"Ensure <area> elements of image maps have alternative text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/area-alt"}
{"id":"aria-allowed-attr","enabled":true,"impact":"critical","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-7.1.1"],"help":"Elements must only use supported ARIA attributes","description":"Ensure an element's role supports its ARIA attributes","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-allowed-attr"}
{"id":"aria-allowed-role","enabled":true,"impact":"minor","tags":["cat.aria","best-practice"],"help":"ARIA role should be appropriate for the element","description":"Ensure role attribute has an appropriate value for the element","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-allowed-role"}
{"id":"aria-braille-equivalent","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2"],"help":"aria-braille attributes must have a non-braille equivalent","description":"Ensure aria-braillelabel and aria-brailleroledescription have a non-braille equivalent","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-braille-equivalent"}
{"id":"aria-command-name","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag412","TTv5","TT6.a","EN-301-549","EN-9.4.1.2","ACT","RGAAv4","RGAA-11.9.1"],"help":"ARIA commands must have an accessible name","description":"Ensure every ARIA button, link and menuitem has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-command-name"}
{"id":"aria-conditional-attr","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-7.1.1"],"help":"ARIA attributes must be used as specified for the element's role","description":"Ensure ARIA attributes are used as described in the specification of the element's role","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-conditional-attr"}
{"id":"aria-deprecated-role","enabled":true,"impact":"minor","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-7.1.1"],"help":"Deprecated ARIA roles must not be used","description":"Ensure elements do not use deprecated roles","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-deprecated-role"}
{"id":"aria-dialog-name","enabled":true,"impact":"serious","tags":["cat.aria","best-practice"],"help":"ARIA dialog and alertdialog nodes should have an accessible name","description":"Ensure every ARIA dialog and alertdialog node has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-dialog-name"}
{"id":"aria-hidden-body","enabled":true,"impact":"critical","tags":["cat.aria","wcag2a","wcag131","wcag412","EN-301-549","EN-9.1.3.1","EN-9.4.1.2","RGAAv4","RGAA-10.8.1"],"help":"aria-hidden=\"true\" must not be present on the document body","description":"Ensure aria-hidden=\"true\" is not present on the document body.","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-hidden-body"}
{"id":"aria-hidden-focus","enabled":true,"impact":"serious","tags":["cat.name-role-value","wcag2a","wcag412","TTv5","TT6.a","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-10.8.1"],"help":"ARIA hidden element must not be focusable or contain focusable elements","description":"Ensure aria-hidden elements are not focusable nor contain focusable elements","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-hidden-focus"}
{"id":"aria-input-field-name","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag412","TTv5","TT5.c","EN-301-549","EN-9.4.1.2","ACT","RGAAv4","RGAA-11.1.1"],"help":"ARIA input fields must have an accessible name","description":"Ensure every ARIA input field has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-input-field-name"}
{"id":"aria-meter-name","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag111","EN-301-549","EN-9.1.1.1","RGAAv4","RGAA-11.1.1"],"help":"ARIA meter nodes must have an accessible name","description":"Ensure every ARIA meter node has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-meter-name"}
{"id":"aria-progressbar-name","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag111","EN-301-549","EN-9.1.1.1","RGAAv4","RGAA-11.1.1"],"help":"ARIA progressbar nodes must have an accessible name","description":"Ensure every ARIA progressbar node has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-progressbar-name"}
{"id":"aria-prohibited-attr","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-7.1.1"],"help":"Elements must only use permitted ARIA attributes","description":"Ensure ARIA attributes are not prohibited for an element's role","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-prohibited-attr"}
{"id":"aria-required-attr","enabled":true,"impact":"critical","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-7.1.1"],"help":"Required ARIA attributes must be provided","description":"Ensure elements with ARIA roles have all required ARIA attributes","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-required-attr"}
{"id":"aria-required-children","enabled":true,"impact":"critical","tags":["cat.aria","wcag2a","wcag131","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-9.3.1"],"help":"Certain ARIA roles must contain particular children","description":"Ensure elements with an ARIA role that require child roles contain them","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-required-children"}
{"id":"aria-required-parent","enabled":true,"impact":"critical","tags":["cat.aria","wcag2a","wcag131","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-9.3.1"],"help":"Certain ARIA roles must be contained by particular parents","description":"Ensure elements with an ARIA role that require parent roles are contained by them","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-required-parent"}
{"id":"aria-roledescription","enabled":false,"impact":"serious","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","deprecated"],"help":"aria-roledescription must be on elements with a semantic role","description":"Ensure aria-roledescription is only used on elements with an implicit or explicit role","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-roledescription"}
{"id":"aria-roles","enabled":true,"impact":"critical","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-7.1.1"],"help":"ARIA roles used must conform to valid values","description":"Ensure all elements with a role attribute use a valid value","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-roles"}
{"id":"aria-tab-name","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag412","TTv5","TT5.c","EN-301-549","EN-9.4.1.2","ACT","RGAAv4","RGAA-7.1.1"],"help":"ARIA tab nodes must have an accessible name","description":"Ensure every ARIA tab node has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-tab-name"}
{"id":"aria-text","enabled":true,"impact":"serious","tags":["cat.aria","best-practice"],"help":"\"role=text\" should have no focusable descendants","description":"Ensure role=\"text\" is used on elements with no focusable descendants","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-text"}
{"id":"aria-toggle-field-name","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag412","TTv5","TT5.c","EN-301-549","EN-9.4.1.2","ACT","RGAAv4","RGAA-7.1.1"],"help":"ARIA toggle fields must have an accessible name","description":"Ensure every ARIA toggle field has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-toggle-field-name"}
{"id":"aria-tooltip-name","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2"],"help":"ARIA tooltip nodes must have an accessible name","description":"Ensure every ARIA tooltip node has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-tooltip-name"}
{"id":"aria-treeitem-name","enabled":true,"impact":"serious","tags":["cat.aria","best-practice"],"help":"ARIA treeitem nodes should have an accessible name","description":"Ensure every ARIA treeitem node has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-treeitem-name"}
{"id":"aria-valid-attr-value","enabled":true,"impact":"critical","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-7.1.1"],"help":"ARIA attributes must conform to valid values","description":"Ensure all ARIA attributes have valid values","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-valid-attr-value"}
{"id":"aria-valid-attr","enabled":true,"impact":"critical","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-7.1.1"],"help":"ARIA attributes must conform to valid names","description":"Ensure attributes that begin with aria- are valid ARIA attributes","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-valid-attr"}
{"id":"audio-caption","enabled":false,"impact":"critical","tags":["cat.time-and-media","wcag2a","wcag121","EN-301-549","EN-9.1.2.1","section508","section508.22.a","deprecated"],"help":"<audio> elements must have a captions track","description":"Ensure <audio> elements have captions","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/audio-caption"}
{"id":"autocomplete-valid","enabled":true,"impact":"serious","tags":["cat.forms","wcag21aa","wcag135","EN-301-549","EN-9.1.3.5","ACT","RGAAv4","RGAA-11.13.1"],"help":"autocomplete attribute must be used correctly","description":"Ensure the autocomplete attribute is correct and suitable for the form field","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/autocomplete-valid"}
{"id":"avoid-inline-spacing","enabled":true,"impact":"serious","tags":["cat.structure","wcag21aa","wcag1412","EN-301-549","EN-9.1.4.12","ACT"],"help":"Inline text spacing must be adjustable with custom stylesheets","description":"Ensure that text spacing set through style attributes can be adjusted with custom stylesheets","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/avoid-inline-spacing"}
{"id":"blink","enabled":true,"impact":"serious","tags":["cat.time-and-media","wcag2a","wcag222","section508","section508.22.j","TTv5","TT2.b","EN-301-549","EN-9.2.2.2","RGAAv4","RGAA-13.8.1"],"help":"<blink> elements are deprecated and must not be used","description":"Ensure <blink> elements are not used","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/blink"}
{"id":"button-name","enabled":true,"impact":"critical","tags":["cat.name-role-value","wcag2a","wcag412","section508","section508.22.a","TTv5","TT6.a","EN-301-549","EN-9.4.1.2","ACT","RGAAv4","RGAA-11.9.1"],"help":"Buttons must have discernible text","description":"Ensure buttons have discernible text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/button-name"}
{"id":"bypass","enabled":true,"impact":"serious","tags":["cat.keyboard","wcag2a","wcag241","section508","section508.22.o","TTv5","TT9.a","EN-301-549","EN-9.2.4.1","RGAAv4","RGAA-12.7.1"],"help":"Page must have means to bypass repeated blocks","description":"Ensure each page has at least one mechanism for a user to bypass navigation and jump straight to the content","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/bypass"}
{"id":"color-contrast-enhanced","enabled":false,"impact":"serious","tags":["cat.color","wcag2aaa","wcag146","ACT"],"help":"Elements must meet enhanced color contrast ratio thresholds","description":"Ensure the contrast between foreground and background colors meets WCAG 2 AAA enhanced contrast ratio thresholds","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/color-contrast-enhanced"}
{"id":"color-contrast","enabled":true,"impact":"serious","tags":["cat.color","wcag2aa","wcag143","TTv5","TT13.c","EN-301-549","EN-9.1.4.3","ACT","RGAAv4","RGAA-3.2.1"],"help":"Elements must meet minimum color contrast ratio thresholds","description":"Ensure the contrast between foreground and background colors meets WCAG 2 AA minimum contrast ratio thresholds","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/color-contrast"}
{"id":"css-orientation-lock","enabled":false,"impact":"serious","tags":["cat.structure","wcag134","wcag21aa","EN-301-549","EN-9.1.3.4","RGAAv4","RGAA-13.9.1","experimental"],"help":"CSS Media queries must not lock display orientation","description":"Ensure content is not locked to any specific display orientation, and the content is operable in all display orientations","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/css-orientation-lock"}
{"id":"definition-list","enabled":true,"impact":"serious","tags":["cat.structure","wcag2a","wcag131","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-9.3.3"],"help":"<dl> elements must only directly contain properly-ordered <dt> and <dd> groups, <script>, <template> or <div> elements","description":"Ensure <dl> elements are structured correctly","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/definition-list"}
{"id":"dlitem","enabled":true,"impact":"serious","tags":["cat.structure","wcag2a","wcag131","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-9.3.3"],"help":"<dt> and <dd> elements must be contained by a <dl>","description":"Ensure <dt> and <dd> elements are contained by a <dl>","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/dlitem"}
{"id":"document-title","enabled":true,"impact":"serious","tags":["cat.text-alternatives","wcag2a","wcag242","TTv5","TT12.a","EN-301-549","EN-9.2.4.2","ACT","RGAAv4","RGAA-8.5.1"],"help":"Documents must have <title> element to aid in navigation","description":"Ensure each HTML document contains a non-empty <title> element","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/document-title"}
{"id":"duplicate-id-active","enabled":false,"impact":"serious","tags":["cat.parsing","wcag2a-obsolete","wcag411","deprecated"],"help":"IDs of active elements must be unique","description":"Ensure every id attribute value of active elements is unique","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/duplicate-id-active"}
{"id":"duplicate-id-aria","enabled":true,"impact":"critical","tags":["cat.parsing","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-8.2.1"],"help":"IDs used in ARIA and labels must be unique","description":"Ensure every id attribute value used in ARIA and in labels is unique","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/duplicate-id-aria"}
{"id":"duplicate-id","enabled":false,"impact":"minor","tags":["cat.parsing","wcag2a-obsolete","wcag411","deprecated"],"help":"id attribute value must be unique","description":"Ensure every id attribute value is unique","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/duplicate-id"}
{"id":"empty-heading","enabled":true,"impact":"minor","tags":["cat.name-role-value","best-practice"],"help":"Headings should not be empty","description":"Ensure headings have discernible text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/empty-heading"}
{"id":"empty-table-header","enabled":true,"impact":"minor","tags":["cat.name-role-value","best-practice"],"help":"Table header text should not be empty","description":"Ensure table headers have discernible text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/empty-table-header"}
{"id":"focus-order-semantics","enabled":false,"impact":"minor","tags":["cat.keyboard","best-practice","RGAAv4","RGAA-12.8.1","experimental"],"help":"Elements in the focus order should have an appropriate role","description":"Ensure elements in the focus order have a role appropriate for interactive content","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/focus-order-semantics"}
{"id":"form-field-multiple-labels","enabled":true,"impact":"moderate","tags":["cat.forms","wcag2a","wcag332","TTv5","TT5.c","EN-301-549","EN-9.3.3.2","RGAAv4","RGAA-11.2.1"],"help":"Form field must not have multiple label elements","description":"Ensure form field does not have multiple label elements","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/form-field-multiple-labels"}
{"id":"frame-focusable-content","enabled":true,"impact":"serious","tags":["cat.keyboard","wcag2a","wcag211","TTv5","TT4.a","EN-301-549","EN-9.2.1.1","RGAAv4","RGAA-7.3.2"],"help":"Frames with focusable content must not have tabindex=-1","description":"Ensure <frame> and <iframe> elements with focusable content do not have tabindex=-1","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/frame-focusable-content"}
{"id":"frame-tested","enabled":true,"impact":"critical","tags":["cat.structure","best-practice","review-item"],"help":"Frames should be tested with axe-core","description":"Ensure <iframe> and <frame> elements contain the axe-core script","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/frame-tested"}
{"id":"frame-title-unique","enabled":true,"impact":"serious","tags":["cat.text-alternatives","wcag2a","wcag412","TTv5","TT12.d","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-2.2.1"],"help":"Frames must have a unique title attribute","description":"Ensure <iframe> and <frame> elements contain a unique title attribute","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/frame-title-unique"}
{"id":"frame-title","enabled":true,"impact":"serious","tags":["cat.text-alternatives","wcag2a","wcag412","section508","section508.22.i","TTv5","TT12.d","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-2.1.1"],"help":"Frames must have an accessible name","description":"Ensure <iframe> and <frame> elements have an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/frame-title"}
{"id":"heading-order","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Heading levels should only increase by one","description":"Ensure the order of headings is semantically correct","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/heading-order"}
{"id":"hidden-content","enabled":false,"impact":"minor","tags":["cat.structure","best-practice","experimental","review-item"],"help":"Hidden content on the page should be analyzed","description":"Inform users about hidden content.","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/hidden-content"}
{"id":"html-has-lang","enabled":true,"impact":"serious","tags":["cat.language","wcag2a","wcag311","TTv5","TT11.a","EN-301-549","EN-9.3.1.1","ACT","RGAAv4","RGAA-8.3.1"],"help":"<html> element must have a lang attribute","description":"Ensure every HTML document has a lang attribute","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/html-has-lang"}
{"id":"html-lang-valid","enabled":true,"impact":"serious","tags":["cat.language","wcag2a","wcag311","TTv5","TT11.a","EN-301-549","EN-9.3.1.1","ACT","RGAAv4","RGAA-8.4.1"],"help":"<html> element must have a valid value for the lang attribute","description":"Ensure the lang attribute of the <html> element has a valid value","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/html-lang-valid"}
{"id":"html-xml-lang-mismatch","enabled":true,"impact":"moderate","tags":["cat.language","wcag2a","wcag311","EN-301-549","EN-9.3.1.1","ACT","RGAAv4","RGAA-8.3.1"],"help":"HTML elements with lang and xml:lang must have the same base language","description":"Ensure that HTML elements with both valid lang and xml:lang attributes agree on the base language of the page","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/html-xml-lang-mismatch"}
{"id":"identical-links-same-purpose","enabled":false,"impact":"minor","tags":["cat.semantics","wcag2aaa","wcag249"],"help":"Links with the same name must have a similar purpose","description":"Ensure that links with the same accessible name serve a similar purpose","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/identical-links-same-purpose"}
{"id":"image-alt","enabled":true,"impact":"critical","tags":["cat.text-alternatives","wcag2a","wcag111","section508","section508.22.a","TTv5","TT7.a","TT7.b","EN-301-549","EN-9.1.1.1","ACT","RGAAv4","RGAA-1.1.1"],"help":"Images must have alternative text","description":"Ensure <img> elements have alternative text or a role of none or presentation","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/image-alt"}
{"id":"image-redundant-alt","enabled":true,"impact":"minor","tags":["cat.text-alternatives","best-practice"],"help":"Alternative text of images should not be repeated as text","description":"Ensure image alternative is not repeated as text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/image-redundant-alt"}
{"id":"input-button-name","enabled":true,"impact":"critical","tags":["cat.name-role-value","wcag2a","wcag412","section508","section508.22.a","TTv5","TT5.c","EN-301-549","EN-9.4.1.2","ACT","RGAAv4","RGAA-11.9.1"],"help":"Input buttons must have discernible text","description":"Ensure input buttons have discernible text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/input-button-name"}
{"id":"input-image-alt","enabled":true,"impact":"critical","tags":["cat.text-alternatives","wcag2a","wcag111","wcag412","section508","section508.22.a","TTv5","TT7.a","EN-301-549","EN-9.1.1.1","EN-9.4.1.2","ACT","RGAAv4","RGAA-1.1.3"],"help":"Image buttons must have alternative text","description":"Ensure <input type=\"image\"> elements have alternative text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/input-image-alt"}
{"id":"label-content-name-mismatch","enabled":true,"impact":"serious","tags":["cat.semantics","wcag21a","wcag253","EN-301-549","EN-9.2.5.3","RGAAv4","RGAA-6.1.5"],"help":"Elements must have their visible text as part of their accessible name","description":"Ensure that elements labelled through their content must have their visible text as part of their accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/label-content-name-mismatch"}
{"id":"label-title-only","enabled":true,"impact":"serious","tags":["cat.forms","best-practice"],"help":"Form elements should have a visible label","description":"Ensure that every form element has a visible label and is not solely labeled using hidden labels, or the title or aria-describedby attributes","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/label-title-only"}
{"id":"label","enabled":true,"impact":"critical","tags":["cat.forms","wcag2a","wcag412","section508","section508.22.n","TTv5","TT5.c","EN-301-549","EN-9.4.1.2","ACT","RGAAv4","RGAA-11.1.1"],"help":"Form elements must have labels","description":"Ensure every form element has a label","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/label"}
{"id":"landmark-banner-is-top-level","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Banner landmark should not be contained in another landmark","description":"Ensure the banner landmark is at top level","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/landmark-banner-is-top-level"}
{"id":"landmark-complementary-is-top-level","enabled":false,"impact":"moderate","tags":["cat.semantics","best-practice","deprecated"],"help":"Aside should not be contained in another landmark","description":"Ensure the complementary landmark or aside is at top level","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/landmark-complementary-is-top-level"}
{"id":"landmark-contentinfo-is-top-level","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Contentinfo landmark should not be contained in another landmark","description":"Ensure the contentinfo landmark is at top level","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/landmark-contentinfo-is-top-level"}
{"id":"landmark-main-is-top-level","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Main landmark should not be contained in another landmark","description":"Ensure the main landmark is at top level","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/landmark-main-is-top-level"}
{"id":"landmark-no-duplicate-banner","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Document should not have more than one banner landmark","description":"Ensure the document has at most one banner landmark","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/landmark-no-duplicate-banner"}
{"id":"landmark-no-duplicate-contentinfo","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Document should not have more than one contentinfo landmark","description":"Ensure the document has at most one contentinfo landmark","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/landmark-no-duplicate-contentinfo"}
{"id":"landmark-no-duplicate-main","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Document should not have more than one main landmark","description":"Ensure the document has at most one main landmark","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/landmark-no-duplicate-main"}
{"id":"landmark-one-main","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Document should have one main landmark","description":"Ensure the document has a main landmark","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/landmark-one-main"}
{"id":"landmark-unique","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Landmarks should have a unique role or role/label/title (i.e. accessible name) combination","description":"Ensure landmarks are unique","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/landmark-unique"}
{"id":"link-in-text-block","enabled":true,"impact":"serious","tags":["cat.color","wcag2a","wcag141","TTv5","TT13.a","EN-301-549","EN-9.1.4.1","RGAAv4","RGAA-10.6.1"],"help":"Links must be distinguishable without relying on color","description":"Ensure links are distinguished from surrounding text in a way that does not rely on color","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/link-in-text-block"}
{"id":"link-name","enabled":true,"impact":"serious","tags":["cat.name-role-value","wcag2a","wcag244","wcag412","section508","section508.22.a","TTv5","TT6.a","EN-301-549","EN-9.2.4.4","EN-9.4.1.2","ACT","RGAAv4","RGAA-6.2.1"],"help":"Links must have discernible text","description":"Ensure links have discernible text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/link-name"}
{"id":"list","enabled":true,"impact":"serious","tags":["cat.structure","wcag2a","wcag131","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-9.3.1"],"help":"<ul> and <ol> must only directly contain <li>, <script> or <template> elements","description":"Ensure that lists are structured correctly","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/list"}
{"id":"listitem","enabled":true,"impact":"serious","tags":["cat.structure","wcag2a","wcag131","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-9.3.1"],"help":"<li> elements must be contained in a <ul> or <ol>","description":"Ensure <li> elements are used semantically","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/listitem"}
{"id":"marquee","enabled":true,"impact":"serious","tags":["cat.parsing","wcag2a","wcag222","TTv5","TT2.b","EN-301-549","EN-9.2.2.2","RGAAv4","RGAA-13.8.1"],"help":"<marquee> elements are deprecated and must not be used","description":"Ensure <marquee> elements are not used","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/marquee"}
{"id":"meta-refresh-no-exceptions","enabled":false,"impact":"minor","tags":["cat.time-and-media","wcag2aaa","wcag224","wcag325"],"help":"Delayed refresh must not be used","description":"Ensure <meta http-equiv=\"refresh\"> is not used for delayed refresh","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/meta-refresh-no-exceptions"}
{"id":"meta-refresh","enabled":true,"impact":"critical","tags":["cat.time-and-media","wcag2a","wcag221","TTv5","TT8.a","EN-301-549","EN-9.2.2.1","RGAAv4","RGAA-13.1.2"],"help":"Delayed refresh under 20 hours must not be used","description":"Ensure <meta http-equiv=\"refresh\"> is not used for delayed refresh","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/meta-refresh"}
{"id":"meta-viewport-large","enabled":true,"impact":"minor","tags":["cat.sensory-and-visual-cues","best-practice"],"help":"Users should be able to zoom and scale the text up to 500%","description":"Ensure <meta name=\"viewport\"> can scale a significant amount","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/meta-viewport-large"}
{"id":"meta-viewport","enabled":true,"impact":"moderate","tags":["cat.sensory-and-visual-cues","wcag2aa","wcag144","EN-301-549","EN-9.1.4.4","ACT","RGAAv4","RGAA-10.4.2"],"help":"Zooming and scaling must not be disabled","description":"Ensure <meta name=\"viewport\"> does not disable text scaling and zooming","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/meta-viewport"}
{"id":"nested-interactive","enabled":true,"impact":"serious","tags":["cat.keyboard","wcag2a","wcag412","TTv5","TT6.a","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-7.1.1"],"help":"Interactive controls must not be nested","description":"Ensure interactive controls are not nested as they are not always announced by screen readers or can cause focus problems for assistive technologies","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/nested-interactive"}
{"id":"no-autoplay-audio","enabled":true,"impact":"moderate","tags":["cat.time-and-media","wcag2a","wcag142","TTv5","TT2.a","EN-301-549","EN-9.1.4.2","ACT","RGAAv4","RGAA-4.10.1"],"help":"<video> or <audio> elements must not play automatically","description":"Ensure <video> or <audio> elements do not autoplay audio for more than 3 seconds without a control mechanism to stop or mute the audio","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/no-autoplay-audio"}
{"id":"object-alt","enabled":true,"impact":"serious","tags":["cat.text-alternatives","wcag2a","wcag111","section508","section508.22.a","EN-301-549","EN-9.1.1.1","RGAAv4","RGAA-1.1.6"],"help":"<object> elements must have alternative text","description":"Ensure <object> elements have alternative text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/object-alt"}
{"id":"p-as-heading","enabled":false,"impact":"serious","tags":["cat.semantics","wcag2a","wcag131","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-9.1.3","experimental"],"help":"Styled <p> elements must not be used as headings","description":"Ensure bold, italic text and font-size is not used to style <p> elements as a heading","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/p-as-heading"}
{"id":"page-has-heading-one","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Page should contain a level-one heading","description":"Ensure that the page, or at least one of its frames contains a level-one heading","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/page-has-heading-one"}
{"id":"presentation-role-conflict","enabled":true,"impact":"minor","tags":["cat.aria","best-practice","ACT"],"help":"Elements marked as presentational should be consistently ignored","description":"Ensure elements marked as presentational do not have global ARIA or tabindex so that all screen readers ignore them","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/presentation-role-conflict"}
{"id":"region","enabled":true,"impact":"moderate","tags":["cat.keyboard","best-practice","RGAAv4","RGAA-9.2.1"],"help":"All page content should be contained by landmarks","description":"Ensure all page content is contained by landmarks","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/region"}
{"id":"role-img-alt","enabled":true,"impact":"serious","tags":["cat.text-alternatives","wcag2a","wcag111","section508","section508.22.a","TTv5","TT7.a","EN-301-549","EN-9.1.1.1","ACT","RGAAv4","RGAA-1.1.1"],"help":"[role=\"img\"] and [role=\"image\"] elements must have alternative text","description":"Ensure [role=\"img\"] and [role=\"image\"] elements have alternative text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/role-img-alt"}
{"id":"scope-attr-valid","enabled":true,"impact":"moderate","tags":["cat.tables","best-practice"],"help":"scope attribute should be used correctly","description":"Ensure the scope attribute is used correctly on tables","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/scope-attr-valid"}
{"id":"scrollable-region-focusable","enabled":true,"impact":"serious","tags":["cat.keyboard","wcag2a","wcag211","wcag213","TTv5","TT4.a","EN-301-549","EN-9.2.1.1","EN-9.2.1.3","RGAAv4","RGAA-7.3.2"],"help":"Scrollable region must have keyboard access","description":"Ensure elements that have scrollable content are accessible by keyboard in Safari","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/scrollable-region-focusable"}
{"id":"select-name","enabled":true,"impact":"critical","tags":["cat.forms","wcag2a","wcag412","section508","section508.22.n","TTv5","TT5.c","EN-301-549","EN-9.4.1.2","ACT","RGAAv4","RGAA-11.1.1"],"help":"Select element must have an accessible name","description":"Ensure select element has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/select-name"}
{"id":"server-side-image-map","enabled":true,"impact":"minor","tags":["cat.text-alternatives","wcag2a","wcag211","section508","section508.22.f","TTv5","TT4.a","EN-301-549","EN-9.2.1.1","RGAAv4","RGAA-1.1.4"],"help":"Server-side image maps must not be used","description":"Ensure that server-side image maps are not used","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/server-side-image-map"}
{"id":"skip-link","enabled":true,"impact":"moderate","tags":["cat.keyboard","best-practice","RGAAv4","RGAA-12.7.1"],"help":"The skip-link target should exist and be focusable","description":"Ensure all skip links have a focusable target","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/skip-link"}
{"id":"summary-name","enabled":true,"impact":"serious","tags":["cat.name-role-value","wcag2a","wcag412","section508","section508.22.a","TTv5","TT6.a","EN-301-549","EN-9.4.1.2"],"help":"Summary elements must have discernible text","description":"Ensure summary elements have discernible text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/summary-name"}
{"id":"svg-img-alt","enabled":true,"impact":"serious","tags":["cat.text-alternatives","wcag2a","wcag111","section508","section508.22.a","TTv5","TT7.a","EN-301-549","EN-9.1.1.1","ACT","RGAAv4","RGAA-1.1.5"],"help":"<svg> elements with an img or image role must have alternative text","description":"Ensure <svg> elements with an img, image, graphics-document or graphics-symbol role have accessible text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/svg-img-alt"}
{"id":"tabindex","enabled":true,"impact":"serious","tags":["cat.keyboard","best-practice"],"help":"Elements should not have tabindex greater than zero","description":"Ensure tabindex attribute values are not greater than 0","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/tabindex"}
{"id":"table-duplicate-name","enabled":true,"impact":"minor","tags":["cat.tables","best-practice","RGAAv4","RGAA-5.2.1"],"help":"Tables should not have the same summary and caption","description":"Ensure the <caption> element does not contain the same text as the summary attribute","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/table-duplicate-name"}
{"id":"table-fake-caption","enabled":false,"impact":"serious","tags":["cat.tables","experimental","wcag2a","wcag131","section508","section508.22.g","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-5.4.1"],"help":"Data or header cells must not be used to give caption to a data table.","description":"Ensure that tables with a caption use the <caption> element.","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/table-fake-caption"}
{"id":"target-size","enabled":false,"impact":"serious","tags":["cat.sensory-and-visual-cues","wcag22aa","wcag258","EN-301-549v4","EN-9.2.5.8"],"help":"All touch targets must be 24px large, or leave sufficient space","description":"Ensure touch targets have sufficient size and space","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/target-size"}
{"id":"td-has-header","enabled":false,"impact":"critical","tags":["cat.tables","experimental","wcag2a","wcag131","section508","section508.22.g","TTv5","TT14.b","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-5.7.4"],"help":"Non-empty <td> elements in larger <table> must have an associated table header","description":"Ensure that each non-empty data cell in a <table> larger than 3 by 3  has one or more table headers","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/td-has-header"}
{"id":"td-headers-attr","enabled":true,"impact":"serious","tags":["cat.tables","wcag2a","wcag131","section508","section508.22.g","TTv5","TT14.b","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-5.7.4"],"help":"Table cell headers attributes must refer to other <th> elements in the same table","description":"Ensure that each cell in a table that uses the headers attribute refers only to other <th> elements in that table","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/td-headers-attr"}
{"id":"th-has-data-cells","enabled":true,"impact":"serious","tags":["cat.tables","wcag2a","wcag131","section508","section508.22.g","TTv5","TT14.b","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-5.7.1"],"help":"Table headers in a data table must refer to data cells","description":"Ensure that <th> elements and elements with role=columnheader/rowheader have data cells they describe","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/th-has-data-cells"}
{"id":"valid-lang","enabled":true,"impact":"serious","tags":["cat.language","wcag2aa","wcag312","TTv5","TT11.b","EN-301-549","EN-9.3.1.2","ACT","RGAAv4","RGAA-8.8.1"],"help":"lang attribute must have a valid value","description":"Ensure lang attributes have valid values","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/valid-lang"}
{"id":"video-caption","enabled":true,"impact":"critical","tags":["cat.text-alternatives","wcag2a","wcag122","section508","section508.22.a","TTv5","TT17.a","EN-301-549","EN-9.1.2.2","RGAAv4","RGAA-4.3.1"],"help":"<video> elements must have captions","description":"Ensure <video> elements have captions","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/video-caption"}
`;

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/examples.js
const EXAMPLES = {
    accesskeys: '<a href="/a" accesskey="s">Shop</a> <a href="/b" accesskey="s">Search</a>',
    'area-alt': '<img src="plan.png" alt="Plan" usemap="#plan"><map name="plan"><area shape="rect" coords="0,0,9,9" href="/hall"></map>',
    'aria-allowed-attr': '<button aria-checked="true">Subscribe</button>',
    'aria-allowed-role': '<h2 role="button">Opening hours</h2>',
    'aria-braille-equivalent': '<button aria-braillelabel="*"></button>',
    'aria-command-name': '<div role="button" tabindex="0"></div>',
    'aria-conditional-attr': '<input type="checkbox" aria-checked="mixed" checked aria-label="Newsletter">',
    'aria-deprecated-role': '<ul role="directory"><li>Alice</li></ul>',
    'aria-dialog-name': '<div role="dialog"><p>Choose a size</p></div>',
    'aria-hidden-body': '<html lang="en"><head><title>Shop</title></head><body aria-hidden="true"><p>Shop</p></body></html>',
    'aria-hidden-focus': '<div aria-hidden="true"><a href="/cart">Cart</a></div>',
    'aria-input-field-name': '<div role="textbox" contenteditable="true"></div>',
    'aria-meter-name': '<div role="meter" aria-valuenow="3" aria-valuemin="0" aria-valuemax="5"></div>',
    'aria-progressbar-name': '<div role="progressbar" aria-valuenow="40"></div>',
    'aria-prohibited-attr': '<p aria-label="Prices">From 20 euros</p>',
    'aria-required-attr': '<div role="checkbox" tabindex="0" aria-label="Newsletter"></div>',
    'aria-required-children': '<div role="list"><div role="tab">Bikes</div></div>',
    'aria-required-parent': '<div role="option">Red</div>',
    'aria-roles': '<div role="buton">Order</div>',
    'aria-tab-name': '<div role="tablist"><div role="tab" tabindex="0"></div></div>',
    'aria-text': '<div role="text">Read <a href="/more">more</a></div>',
    'aria-toggle-field-name': '<div role="checkbox" aria-checked="false" tabindex="0"></div>',
    'aria-tooltip-name': '<div role="tooltip"></div>',
    'aria-treeitem-name': '<ul role="tree" aria-label="Parts"><li role="treeitem" tabindex="0"></li></ul>',
    'aria-valid-attr-value': '<button aria-expanded="yes">Menu</button>',
    'aria-valid-attr': '<button aria-labell="Menu">☰</button>',
    'autocomplete-valid': '<label>Name <input autocomplete="firstname"></label>',
    'avoid-inline-spacing': '<p style="letter-spacing: 0.02em !important">Opening hours</p>',
    blink: '<blink>Sale</blink>',
    'button-name': '<button><img src="cart.png" alt=""></button>',
    bypass: 'a page with neither headings, landmarks nor a link that skips to the content',
    'color-contrast': '<p style="color: #aaa; background: #fff">From 20 euros</p>',
    'definition-list': '<dl><p>Sizes</p><dt>S</dt><dd>Up to 1.70 m</dd></dl>',
    dlitem: '<div><dt>S</dt></div>',
    'document-title': '<html lang="en"><head></head><body><h1>Shop</h1></body></html>',
    'duplicate-id-aria': '<span id="hint">Red</span><span id="hint">Blue</span><input aria-labelledby="hint">',
    'empty-heading': '<h2></h2>',
    'form-field-multiple-labels': '<label for="mail">Mail</label><label for="mail">Address</label><input id="mail">',
    'frame-focusable-content': '<iframe title="Map" tabindex="-1" srcdoc="<a href=\'/map\'>Map</a>"></iframe>',
    'frame-title-unique': '<iframe title="Map" srcdoc="A"></iframe><iframe title="Map" srcdoc="B"></iframe>',
    'frame-title': '<iframe src="/map"></iframe>',
    'heading-order': '<h1>Bikes</h1><h4>Sizes</h4>',
    'html-has-lang': '<html><head><title>Shop</title></head><body><h1>Shop</h1></body></html>',
    'html-lang-valid': '<html lang="english"><head><title>Shop</title></head><body><h1>Shop</h1></body></html>',
    'html-xml-lang-mismatch': '<html lang="en" xml:lang="de"><head><title>Shop</title></head><body><h1>Shop</h1></body></html>',
    'image-alt': '<img src="bike.png">',
    'image-redundant-alt': '<a href="/cart"><img src="cart.png" alt="Cart"> Cart</a>',
    'input-button-name': '<input type="button">',
    'input-image-alt': '<input type="image" src="search.png">',
    'label-content-name-mismatch': '<button aria-label="Submit">Order now</button>',
    'label-title-only': '<input title="Your name">',
    label: '<input name="mail">',
    'landmark-main-is-top-level': '<div role="navigation"><div role="main">Bikes</div></div>',
    'landmark-no-duplicate-main': '<main>Bikes</main><main>Parts</main>',
    'landmark-one-main': 'a page without <main>',
    'link-in-text-block': '<p style="color: #000">All about <a href="/a" style="color: #111; text-decoration: none">sizes</a> of our bikes.</p>',
    'link-name': '<a href="/cart"><img src="cart.png" alt=""></a>',
    list: '<ul><div>Bikes</div></ul>',
    listitem: '<div><li>Bikes</li></div>',
    marquee: '<marquee>Sale</marquee>',
    'meta-refresh': '<meta http-equiv="refresh" content="30">',
    'meta-viewport-large': '<meta name="viewport" content="width=device-width, maximum-scale=3">',
    'meta-viewport': '<meta name="viewport" content="width=device-width, user-scalable=no">',
    'nested-interactive': '<button>Order <a href="/cart">now</a></button>',
    'no-autoplay-audio': '<video src="tour.mp4" autoplay></video>, with sound for more than three seconds',
    'object-alt': '<object data="tour.swf"></object>',
    'page-has-heading-one': 'a page without <h1>',
    'role-img-alt': '<div role="img" style="background: url(bike.png)"></div>',
    'scope-attr-valid': '<table><tr><td scope="row">S</td><td>20</td></tr></table>',
    'scrollable-region-focusable': '<div style="height: 1em; overflow: auto">A long text<br>of many lines<br>without a link</div>',
    'select-name': '<select><option>Red</option></select>',
    'server-side-image-map': '<a href="/map"><img src="map.png" alt="Map" ismap></a>',
    'skip-link': '<a href="#content" class="skip">Skip to the content</a>, where nothing has that id',
    'summary-name': '<details><summary></summary>Up to 1.70 m</details>',
    'svg-img-alt': '<svg role="img" viewBox="0 0 9 9"><circle r="4"/></svg>',
    tabindex: '<a href="/cart" tabindex="3">Cart</a>',
    'table-duplicate-name': '<table summary="Sizes"><caption>Sizes</caption><tr><td>S</td></tr></table>',
    'target-size': '<button style="width: 9px; height: 9px; padding: 0">a</button><button style="width: 9px; height: 9px; padding: 0">b</button>',
    'td-headers-attr': '<table><tr><th id="size">Size</th><td headers="price">S</td></tr></table>',
    'th-has-data-cells': '<table><tr><th>Size</th></tr><tr><th>Price</th></tr></table>',
    'valid-lang': '<p lang="deutsch">Fahrräder</p>',
    'video-caption': '<video src="tour.mp4" controls></video>',
};

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/reasons.js
const REASONS = {
    accesskeys: 'Browsers jump to only one of the elements, or ask again at each press',
    'area-alt': 'Screen readers read out the URL of the link, and nobody learns where it leads',
    'aria-allowed-attr': 'Screen readers announce a state that the element does not have, or ignore the attribute',
    'aria-allowed-role': 'Screen readers announce something else than what the element does',
    'aria-braille-equivalent': 'People who listen to the page, and do not read braille, get no name for the element',
    'aria-command-name': 'Screen readers say only "button" or "link", so nobody knows what it does',
    'aria-conditional-attr': 'The state that screen readers announce may differ from the one on the screen',
    'aria-deprecated-role': 'Newer screen readers ignore the role',
    'aria-dialog-name': 'Screen readers say only "dialog" when it opens, and not what it asks for',
    'aria-hidden-body': 'For people with a screen reader the page is empty',
    'aria-hidden-focus': 'The focus goes to something that the screen reader does not announce',
    'aria-input-field-name': 'Screen readers do not say what to fill in',
    'aria-meter-name': 'Screen readers read out a value without saying of what',
    'aria-progressbar-name': 'Screen readers read out a percentage without saying of what',
    'aria-prohibited-attr': 'The name was written for people with a screen reader, and they do not hear it',
    'aria-required-attr': 'Screen readers cannot say the state of the element, such as checked or not',
    'aria-required-children': 'Screen readers announce a list, menu or table, and find nothing or something else in it',
    'aria-required-parent': 'Screen readers do not say that the element belongs to a list, menu or table, or how long that is',
    'aria-roles': 'Browsers ignore the role, so screen readers do not say what the element is',
    'aria-tab-name': 'Screen readers say only "tab", so nobody knows what it shows',
    'aria-text': 'The focus goes to something that screen readers read out as plain text',
    'aria-toggle-field-name': 'Screen readers say "on" or "off" without saying of what',
    'aria-tooltip-name': 'Screen readers announce a hint and find nothing to read out',
    'aria-treeitem-name': 'Screen readers say only "tree item", so nobody knows what it opens',
    'aria-valid-attr-value': 'Screen readers ignore the attribute, so a name, a state or a relation is missing',
    'aria-valid-attr': 'Browsers ignore the attribute, so a name or a state is missing',
    'autocomplete-valid': 'Browsers do not fill the field in, which helps people who find it hard to type or remember',
    'avoid-inline-spacing': 'People who need more space between letters or lines to read cannot set it',
    blink: 'It is meant to draw attention, and does not',
    'button-name': 'Screen readers say only "button", so nobody knows what it does',
    bypass: 'People who use the keyboard press Tab through the whole navigation on each page',
    'color-contrast': 'Visitors with weak eyesight, or with a phone in the sun, find the text hard to read or cannot read it',
    'definition-list': 'Screen readers do not tell which explanation belongs to which term',
    dlitem: 'Screen readers do not tell terms from explanations',
    'document-title': 'Screen readers announce a page by its title, and tabs are told apart by it',
    'duplicate-id-aria': 'Only the first element with the id is used, so the other field has the wrong name or none',
    'empty-heading': 'People who jump from heading to heading land on nothing',
    'form-field-multiple-labels': 'Screen readers may read out only one of the labels',
    'frame-focusable-content': 'People who use the keyboard cannot reach what is in the frame',
    'frame-title-unique': 'People with a screen reader cannot tell the frames apart',
    'frame-title': 'Screen readers say only "frame", or read out its URL, so nobody knows whether to enter it',
    'heading-order': 'People who jump from heading to heading look for a section that is not there',
    'html-has-lang': 'Screen readers may read the text out with the voice of another language',
    'html-lang-valid': 'Screen readers may read the text out with the voice of another language',
    'html-xml-lang-mismatch': 'Screen readers that read xml:lang use the voice of another language',
    'image-alt': 'Screen readers read out the name of the file instead of what the image shows',
    'image-redundant-alt': 'People with a screen reader hear the same words twice',
    'input-button-name': 'Screen readers say only "button", so nobody knows what it does',
    'input-image-alt': 'Screen readers read out the name of the file instead of what the button does',
    'label-content-name-mismatch': 'People who control the page by voice say what they see, and nothing happens',
    'label-title-only': 'On a phone, and for people who use the keyboard, the label never shows up',
    label: 'Screen readers do not say what to fill in, and a tap on the text beside it does nothing',
    'landmark-main-is-top-level': 'Screen readers may not find the main content when people jump to it',
    'landmark-no-duplicate-main': 'People who jump to the main content may land in the wrong one',
    'landmark-one-main': 'People with a screen reader cannot jump to the main content',
    'link-in-text-block': 'Visitors who are color-blind do not see that this is a link',
    'link-name': 'Screen readers say only "link", or read out its URL, so nobody knows where it leads',
    list: 'Screen readers announce a wrong number of entries, or no list',
    listitem: 'Screen readers do not announce a list, or how long it is',
    marquee: 'Visitors cannot stop it to read it, and it distracts from the rest of the page',
    'meta-refresh': 'Visitors who read slowly lose their place in the middle of the page',
    'meta-viewport-large': 'Visitors with weak eyesight cannot make the text as large as they need it',
    'meta-viewport': 'Visitors with weak eyesight cannot make the text larger. Safari on iPhones ignores it, browsers on Android obey',
    'nested-interactive': 'Screen readers do not announce the inner control, and the keyboard may not reach it',
    'no-autoplay-audio': 'The sound drowns the voice of the screen reader, and visitors look for the tab to close it',
    'object-alt': 'Screen readers do not say what the object shows',
    'page-has-heading-one': 'People with a screen reader jump to the main heading to learn what the page is about',
    'role-img-alt': 'Screen readers say only "image", and not what it shows',
    'scope-attr-valid': 'Screen readers may read out the wrong header for a cell',
    'scrollable-region-focusable': 'In Safari the keyboard does not reach what is further down in the box. Chrome (since 130) and Firefox let it scroll there by themselves',
    'select-name': 'Screen readers do not say what is to be chosen',
    'server-side-image-map': 'The keyboard cannot choose a place on the image',
    'skip-link': 'People who use the keyboard press it, and nothing happens',
    'summary-name': 'Screen readers do not say what can be opened here',
    'svg-img-alt': 'Screen readers say only "image", and not what it shows',
    tabindex: 'The focus goes first to what has a tabindex above 0, wherever that is on the page',
    'table-duplicate-name': 'People with a screen reader hear the same words twice',
    'target-size': 'Visitors with large fingers or unsteady hands may tap the wrong thing',
    'td-headers-attr': 'Screen readers read out no header for the cell, or the wrong one',
    'th-has-data-cells': 'Screen readers announce a header, and find nothing that it is the header of',
    'valid-lang': 'Screen readers may read the text out with the voice of another language',
    'video-caption': 'Visitors who are deaf, or have the sound off, do not learn what is said',
};

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/titles.js
const TITLES = {
    accesskeys: 'Several elements have the same access key',
    'area-alt': 'An area of an image map has no alternative text',
    'aria-allowed-attr': 'An ARIA attribute does not fit the role of its element',
    'aria-allowed-role': 'A role does not fit its element',
    'aria-braille-equivalent': 'A label for braille has no equivalent in text',
    'aria-command-name': 'An element with the role of a button, link or menu item has no name',
    'aria-conditional-attr': 'An ARIA attribute contradicts its element',
    'aria-deprecated-role': 'A role is deprecated',
    'aria-dialog-name': 'A dialog has no name',
    'aria-hidden-body': 'The whole page is hidden from screen readers',
    'aria-hidden-focus': 'The keyboard reaches what is hidden from screen readers',
    'aria-input-field-name': 'An element with the role of a field has no name',
    'aria-meter-name': 'A meter has no name',
    'aria-progressbar-name': 'A progress bar has no name',
    'aria-prohibited-attr': 'An ARIA attribute is not allowed on its element',
    'aria-required-attr': 'A role lacks an attribute that it requires',
    'aria-required-children': 'A role has other children than it requires, or none',
    'aria-required-parent': 'A role lacks the parent that it requires',
    'aria-roles': 'A role does not exist',
    'aria-tab-name': 'A tab has no name',
    'aria-text': 'An element with role="text" contains something that takes the focus',
    'aria-toggle-field-name': 'An element with the role of a checkbox, radio button or switch has no name',
    'aria-tooltip-name': 'A tooltip has no text',
    'aria-treeitem-name': 'An entry of a tree has no name',
    'aria-valid-attr': 'An ARIA attribute does not exist',
    'aria-valid-attr-value': 'An ARIA attribute has an invalid value',
    'autocomplete-valid': 'An autocomplete attribute has an invalid value',
    'avoid-inline-spacing': 'Visitors cannot change the spacing of text',
    blink: 'The page uses <blink>',
    'button-name': 'A button has no text',
    bypass: 'Keyboard users cannot skip the repeated parts of the page',
    'color-contrast': 'Text has too little contrast',
    'definition-list': 'A <dl> contains something other than <dt> and <dd>',
    dlitem: 'A <dt> or <dd> stands outside a <dl>',
    'document-title': 'The page has no title for screen readers to announce',
    'duplicate-id-aria': 'Several elements have an id that a label or ARIA attribute names',
    'empty-heading': 'A heading has no text for screen readers',
    'form-field-multiple-labels': 'A field has several labels',
    'frame-focusable-content': 'The keyboard does not reach what is in a frame',
    'frame-title': 'A frame has no title',
    'frame-title-unique': 'Several frames have the same title',
    'heading-order': 'A heading skips a level for screen readers',
    'html-has-lang': 'Screen readers are not told the language of the page',
    'html-lang-valid': 'Screen readers do not understand the language code of the page',
    'html-xml-lang-mismatch': 'The page declares two languages',
    'image-alt': 'An image has no alternative text',
    'image-redundant-alt': 'The alternative text of an image repeats the text beside it',
    'input-button-name': 'An <input> button has no text',
    'input-image-alt': 'An image button has no alternative text',
    label: 'A field has no label',
    'label-content-name-mismatch': 'The label of a control lacks its visible text',
    'label-title-only': 'A field has no visible label',
    'landmark-main-is-top-level': 'The main landmark stands inside another landmark',
    'landmark-no-duplicate-main': 'The page has several main landmarks',
    'landmark-one-main': 'The page has no main landmark',
    'link-in-text-block': 'Only color tells a link from the text around it',
    'link-name': 'A link has no text for screen readers',
    list: 'A list contains something other than <li>, or a <li> is in no list',
    listitem: 'An <li> stands outside a list',
    marquee: 'The page uses <marquee>',
    'meta-refresh': 'The page reloads or redirects by itself',
    'meta-viewport': 'The page keeps visitors from zooming',
    'meta-viewport-large': 'The page cannot be zoomed to 500%',
    'nested-interactive': 'A control contains another control',
    'no-autoplay-audio': 'Sound plays by itself and cannot be stopped',
    'object-alt': 'An <object> has no alternative text',
    'page-has-heading-one': 'The page has no H1 for screen readers',
    'role-img-alt': 'An element with role="img" has no alternative text',
    'scope-attr-valid': 'A scope attribute is wrong',
    'scrollable-region-focusable': 'The keyboard cannot scroll a part of the page',
    'select-name': 'A <select> has no label',
    'server-side-image-map': 'An image map works only with a mouse',
    'skip-link': 'The skip link leads nowhere',
    'summary-name': 'A <summary> has no text',
    'svg-img-alt': 'An SVG image has no alternative text',
    tabindex: 'A tabindex above 0 changes the order of the keyboard focus',
    'table-duplicate-name': 'The summary of a table repeats its caption',
    'target-size': 'Touch targets are too small or too close together',
    'td-headers-attr': 'A cell of a table names a header that is not there',
    'th-has-data-cells': 'A header of a table has no cells',
    'valid-lang': 'A lang attribute is not a language code',
    'video-caption': 'A video has no captions',
};

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/wcag.js
const LEVELS = [
    [/^wcag2\d?a$/, 'A'],
    [/^wcag2\d?aa$/, 'AA'],
    [/^wcag2\d?aaa$/, 'AAA'],
];
function criteriaOf(tags) {
    const criteria = tags.flatMap(tag => {
        const [, principle, guideline, number] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? [];
        return principle === undefined ? [] : [`${principle}.${guideline}.${number}`];
    });
    if (criteria.length === 0)
        return undefined;
    const level = LEVELS.findLast(([pattern]) => tags.some(tag => pattern.test(tag)))?.[1];
    return `WCAG ${criteria.join(', ')}${level === undefined ? '' : ` (${level})`}`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/rules.js






const RUN_TOO = new Set(['target-size']);
const FRAME_NOT_TESTED = 'frame-tested';
const ONLY_FACTS = new Set([
    'region',
    'landmark-unique',
    'landmark-no-duplicate-banner',
    'landmark-no-duplicate-contentinfo',
    'landmark-banner-is-top-level',
    'landmark-contentinfo-is-top-level',
    'empty-table-header',
    'presentation-role-conflict',
]);
const CONSEQUENCES = {
    critical: 'People who use a screen reader or the keyboard cannot use this part of the page at all',
    serious: 'People with disabilities may be unable to read or use this part of the page',
    moderate: 'People who use assistive technology have difficulty finding their way',
    minor: 'People who use assistive technology lose some time here',
};
const NOTICES = new Set([
    'target-size',
    'link-in-text-block',
    ...['html-xml-lang-mismatch', 'autocomplete-valid', 'accesskeys', 'avoid-inline-spacing', 'blink'],
    ...['label-title-only', 'scrollable-region-focusable'],
]);
function runRules() {
    return AXE_RULES.trim()
        .split('\n')
        .map(line => JSON.parse(line))
        .filter(isRun)
        .map(({ enabled: _, tags, ...rule }) => ({ ...rule, criteria: criteriaOf(tags) }));
}
function checkOf(rule) {
    const asks = rule.criteria === undefined ? 'This is a best practice' : `${rule.criteria} requires this`;
    const repair = INSTRUCTIONS[rule.id]?.repair ?? rule.description;
    return {
        severity: severityOf(rule),
        title: TITLES[rule.id] ?? rule.help,
        why: `${REASONS[rule.id] ?? CONSEQUENCES[rule.impact]}. ${asks}.`,
        fix: `${repair[0].toUpperCase()}${repair.slice(1)}.`,
        help: rule.helpUrl,
        example: EXAMPLES[rule.id] ?? '',
    };
}
function severityOf({ id, impact, criteria }) {
    if (NOTICES.has(id))
        return 'notice';
    if (impact === 'critical' || impact === 'serious')
        return 'warning';
    return impact === 'moderate' && criteria !== undefined ? 'warning' : 'notice';
}
function isRun({ id, enabled, tags }) {
    if (id === FRAME_NOT_TESTED ||
        ONLY_FACTS.has(id) ||
        tags.includes('experimental') ||
        tags.includes('deprecated'))
        return false;
    return enabled || RUN_TOO.has(id);
}

// EXTERNAL MODULE: ./lib/engine/page/counters.js
var counters = __webpack_require__(83067);
;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/worth-saying.js

const SAID_BY = {
    'aria-input-field-name': ['aria-required-children'],
    'aria-allowed-role': ['presentation-role-conflict', 'aria-required-parent'],
    'heading-order': ['empty-heading'],
    'label-title-only': ['label'],
};
const SAID_OF_PAGE_BY = {
    'landmark-main-is-top-level': 'landmark-no-duplicate-main',
};
const NAMED_BY_IMAGE = ['link-name', 'button-name'];
const SAID_OF_PARENT_BY = {
    'aria-required-parent': ['aria-required-children'],
    'image-alt': NAMED_BY_IMAGE,
    listitem: ['aria-required-children'],
    'role-img-alt': NAMED_BY_IMAGE,
    'svg-img-alt': NAMED_BY_IMAGE,
};
const ABOUT_THE_PAGE = new Set(['landmark-one-main', 'page-has-heading-one']);
const FRAME_OF_THE_PAGE = /(?:^|> )(?:footer|nav|aside)(?:[.:#[ ]|$)/;
function worthSaying(rule, nodes, { violations }) {
    const violating = (id) => violations.find(violation => violation.id === id);
    if (violating(SAID_OF_PAGE_BY[rule]))
        return [];
    const said = new Set(SAID_BY[rule]?.flatMap(id => violating(id)?.nodes.map(placeOf) ?? []));
    const around = SAID_OF_PARENT_BY[rule] ?? [];
    const parents = new Set(around.flatMap(id => violating(id)
        ?.nodes.filter(node => !isHarmless(id, node))
        .map(ancestryOf) ?? []));
    return nodes.filter(node => !said.has(placeOf(node)) && !isWithin(node, parents) && !isHarmless(rule, node));
}
function isWithin(node, parents) {
    if (parents.size === 0)
        return false;
    const steps = ancestryOf(node).split(' > ');
    return steps.some((_, count) => count > 0 && parents.has(steps.slice(0, count).join(' > ')));
}
function ancestryOf({ ancestry }) {
    return ancestry?.flat().join(' > ') ?? '';
}
function isHarmless(rule, node) {
    if (ABOUT_THE_PAGE.has(rule))
        return node.target.length > 1;
    if (rule === 'landmark-no-duplicate-main')
        return node.isOnlyMain === true;
    if (rule === 'nested-interactive' || rule === 'summary-name')
        return node.isStraySummary === true;
    if (rule === 'link-name')
        return node.isWithoutBox === true;
    if (rule === 'label')
        return isTrap(node) || TASK.test(node.html);
    if (rule === 'color-contrast')
        return node.isWatermark === true || isNearlyContrasting(node);
    if (rule === 'aria-hidden-focus')
        return FOCUS_GUARD.test(node.html);
    if (rule === 'aria-dialog-name')
        return NAMED_BY_ELEMENT.test(node.html) || OF_THEME.test(node.html);
    if (rule === 'label-title-only')
        return isTitleOfPattern(node) || isSearchWithHint(node);
    if (rule === 'scrollable-region-focusable')
        return node.hasScrollControls === true || node.scrollsOnPhones === true || node.isClosed === true;
    if (rule === 'list')
        return isWithoutText(node) || ONLY_BREAKS.test(node.failureSummary ?? '');
    if (rule === 'target-size')
        return node.isCutAway === true || isNearlyLarge(node) || OF_BUILDER.test(node.html);
    if (rule === 'empty-heading')
        return isCounter(node);
    if (rule === 'blink' || rule === 'marquee')
        return EMPTY.test(node.html);
    if (rule === 'skip-link')
        return node.movesFocus === true || LEADS_NOWHERE.test(node.html);
    if (rule === 'link-in-text-block' &&
        (node.hasIcon || node.standsAlone || isSign(node) || isEmphasised(node)))
        return true;
    if (rule === 'aria-allowed-role')
        return OF_GENERATOR.test(node.html) || SIDEBAR.test(node.html);
    if (rule === 'heading-order' || rule === 'link-in-text-block')
        return FRAME_OF_THE_PAGE.test(ancestryOf(node));
    return rule === 'label-content-name-mismatch' && isNamedWell(node);
}
function isSign({ html }) {
    return /^<a\b[^>]{0,500}>\s{0,20}[^\p{L}\p{N}\s<]{1,3}\s{0,20}<\/a>$/u.test(html);
}
function isEmphasised({ html }) {
    return /^<a\b[^>]{0,1000}>(?:\s|&nbsp;){0,20}<(b|strong|u|mark|i|em)\b[^>]{0,200}>[^<]{1,500}<\/\1>[\s.,;:!?]{0,20}<\/a>$/i.test(html);
}
const OF_GENERATOR = /^<[a-z]{1,20}\b[^>]{0,1000}?\sclass="(?:[^"]{0,500}\s)?elementor-/;
const SIDEBAR = /^<aside\b[^>]{0,1000}?\srole=["']?complementary\b/i;
const OF_BUILDER = /^<a\b[^>]{0,1000}?\shref="https?:\/\/(?:www\.)?(?:mobirise\.(?:com|site|org)|mobiri\.se|wix\.com|carrd\.co|webflow\.com|w3layouts\.com|templatemo\.com|html5up\.net|bootstrapmade\.com|themewagon\.com|colorlib\.com|jimdo\.com|weebly\.com|strikingly\.com|hostinger\.com|framer\.com)\b/;
const EMPTY = /^<([a-z]{1,20})\b[^>]{0,500}>(?:\s|&nbsp;){0,50}<\/\1>$/i;
const LEADS_NOWHERE = /^<a\s[^>]*?\bhref=["']?#0["'\s>]/i;
const NAMED_BY_ELEMENT = /^<[a-z-]{1,30}\b[^>]{0,1000}\saria-labelledby="[^"]/i;
const OF_THEME = /^<div\b[^>]{0,300}\sdata-md-component="search"/i;
const FOCUS_GUARD = /^<(?:span|div|button)\b(?=[^>]{0,300}(?:focus-?(?:guard|lock|trap)|sentinel))[^>]{0,500}><\/(?:span|div|button)>$/i;
const TASK = /^<input(?=[^>]{0,200}\stype="checkbox")(?=[^>]{0,200}\sdisabled)/i;
function isTrap({ html }) {
    return /\stabindex="-1"/.test(html) && TRAP.some(sign => sign.test(html));
}
const TRAP = [
    /\sautocomplete="(?:off|nope|new-password)"/,
    /\sname="(?:b_[\da-f]{10,40}_[\da-f]{6,40}|_?(?:gotcha|honey-?pot|bot-?field|hp|h-?pot))"/i,
];
function isTitleOfPattern({ html }) {
    return /\spattern="[^"]/.test(html) && /\splaceholder="\s{0,20}[^"\s]/.test(html);
}
function isSearchWithHint({ html }) {
    return (/\s(?:type="search"|role="searchbox"|name="(?:q|s|query|search|keywords?)")/i.test(html) &&
        /\splaceholder="\s{0,20}[^"\s]/.test(html));
}
function isWithoutText({ html }) {
    const inside = /^<[uo]l\b[^>]{0,500}>([\s\S]{0,500})<\/[uo]l>$/i.exec(html.trim())?.[1];
    return inside !== undefined && /^(?:\s|<\/?(?:p|br|span|div)\b[^<>]{0,200}>|&nbsp;)*$/i.test(inside);
}
const ONLY_BREAKS = /children that are not allowed: br(?:, br)*\s*$/m;
const NEARLY_LARGE_PX = 24 - 1;
const NEARLY_LARGE_IN_OTHER_FONT_PX = 24 - 4.5;
const SIDES = /insufficient size \(([\d.]{1,10})px by ([\d.]{1,10})px/;
function isNearlyLarge({ failureSummary = '', isInOtherFont }) {
    const sides = SIDES.exec(failureSummary)?.slice(1).map(Number);
    const least = isInOtherFont ? NEARLY_LARGE_IN_OTHER_FONT_PX : NEARLY_LARGE_PX;
    return sides?.every(px => px > least) === true;
}
const NEARLY_CONTRASTING = 0.05;
const CONTRASTS = /color contrast of ([\d.]{1,6}) .{0,300}Expected contrast ratio of ([\d.]{1,4}):1/;
function isNearlyContrasting({ failureSummary = '' }) {
    const [, contrast, least] = CONTRASTS.exec(failureSummary) ?? [];
    return contrast !== undefined && Number(contrast) >= Number(least) - NEARLY_CONTRASTING;
}
const MAX_SOURCE = 2000;
function isCounter({ html }) {
    const attributes = html.slice(0, MAX_SOURCE).matchAll(/\s([\w-]{1,40})="([^"]*)"/g);
    return attributes.some(([, name, value]) => (0,counters/* marksCounter */.L)({ name: name, value: value }));
}
function placeOf({ target }) {
    return JSON.stringify(target);
}
const DRAWN_SIGN = /\p{Co}+/gu;
const CALLED_BY_WORDS = 2;
const ICON_NAME = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;
const ICON_CLASS = /class="[^"]*(?:icon|symbol)/i;
const ABBREVIATION = /^(?!(?:ok|go|no|on|up|in|to|ja|si|sí)$)\p{L}{1,2}$/iu;
const COUNT = /^[([]?\d{1,3}(?:[.,]\d)?[kK]?\+?[)\]]?$/;
const PICTURES = /[\p{Co}\p{Extended_Pictographic}\p{Variation_Selector}]+/gu;
function isNamedWell({ html, named }) {
    const label = named?.label ?? /\saria-label="([^"]*)"/.exec(html)?.[1];
    const text = named?.text ?? html.replaceAll(/<[^>]*>?/g, ' ');
    const words = withoutMonogram(withoutOrdinal(withoutCount(wordsOf(text), named?.number)));
    if (label === undefined)
        return false;
    if (words.length === 0)
        return named?.text.replaceAll(DRAWN_SIGN, '').trim() === '';
    if (words.length === 1 && ABBREVIATION.test(words[0]))
        return true;
    if (words.length === 1 && COUNT.test(text.replaceAll(PICTURES, '').trim()))
        return true;
    if (ICON_CLASS.test(html) && words.every(word => ICON_NAME.test(word)))
        return true;
    if (isWidened(label, words))
        return true;
    const isCalledBy = (called) => called.length > 0 && hasStartOrAllOf(label, called);
    return isCalledBy(words) || isCalledBy(wordsOf(named?.heading ?? ''));
}
function withoutCount(words, number = '') {
    return words.length > 1 && COUNT.test(number) && words.at(-1) === number ? words.slice(0, -1) : words;
}
function withoutOrdinal(words) {
    const [first = '', ...others] = words;
    return others.length > 1 && /^\d{1,2}[.):]?$/.test(first) ? others : words;
}
function withoutMonogram(words) {
    const [first = '', ...others] = words;
    const sign = first.toLowerCase();
    const initials = others
        .map(word => word[0])
        .join('')
        .toLowerCase();
    const isOfName = others[0]?.toLowerCase().startsWith(sign) === true || initials.startsWith(sign);
    return /^\p{L}{1,3}$/u.test(first) && isOfName ? others : words;
}
function isWidened(label, words) {
    const said = folded(label);
    const shown = words.flatMap(folded);
    if (shown.length < CALLED_BY_WORDS || said[0] !== shown[0])
        return false;
    let at = 0;
    for (const word of said)
        if (word === shown[at])
            at++;
    return at === shown.length;
}
function folded(text) {
    return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
function hasStartOrAllOf(label, words) {
    const start = words.slice(0, CALLED_BY_WORDS);
    const written = label.toLowerCase().split(/\s+/).join(' ');
    return written.includes(start.join(' ').toLowerCase()) || hasAllOf(label, start) || hasAllOf(label, words);
}
function wordsOf(text) {
    return text
        .replaceAll(DRAWN_SIGN, ' ')
        .split(/\s+/)
        .filter(word => /[\p{L}\p{N}]/u.test(word));
}
function hasAllOf(label, words) {
    const ends = new Set([0]);
    let joined = '';
    for (const word of label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
        joined += word;
        ends.add(joined.length);
    }
    const sought = words
        .join('')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '');
    for (let at = joined.indexOf(sought); at >= 0; at = joined.indexOf(sought, at + 1))
        if (ends.has(at) && ends.has(at + sought.length))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/axe.js

























const MAX_LISTED = 10;
const RULES = runRules();
const RULES_OF_LAYOUT = new Set([
    'aria-hidden-focus',
    'color-contrast',
    'frame-focusable-content',
    'label-content-name-mismatch',
    'link-in-text-block',
    'scrollable-region-focusable',
    'skip-link',
    'target-size',
]);
const RULES_OF_ICONS = new Set(['target-size']);
const MAIN = 'landmark-one-main';
const SCROLLED = 'scrollable-region-focusable';
const LANGUAGE = 'html-has-lang';
const axe_HEADING = 'page-has-heading-one';
const RULES_OF_CONTENT = new Set(['bypass', MAIN, axe_HEADING]);
const NO_RULES = new Set();
const axe = (0,tool_definition/* defineTopic */.RE)({
    checks: Object.fromEntries(RULES.map(rule => [rule.id, checkOf(rule)])),
    async judge(visit) {
        const { document } = await (0,shown_page/* shownPage */.V)(visit);
        const page = await (0,rendering/* ownRendering */.b1)(visit);
        const { results: found, failure } = page.axe;
        if (failure !== undefined) {
            if (page.axe.ledTo !== undefined)
                throw new not_measured/* NotApplicable */.bQ(`Chrome was redirected from it to ${page.axe.ledTo}`);
            (0,input_trace/* cannotRepeat */.Lp)(failure);
            throw new not_measured/* NotMeasured */.ke(failure);
        }
        const layout = await (0,layout_gap/* layoutGap */.X7)(page);
        const styles = layout && (await (0,layout_gap/* layoutGap */.X7)(page, ['Stylesheet']));
        const judged = await visit.judgedPage();
        const unfilled = (0,judged_page/* unfilledPlacesOf */.zo)(judged);
        const awaited = await awaitedInVain(page.requests);
        const isStuck = found.violations.some(({ id }) => id === SCROLLED);
        const { results, waiting } = reduced(found, [
            { reason: isStuck ? await focusByMouse(visit) : undefined, isLeftOut: rule => rule === SCROLLED },
            { reason: styles, isLeftOut: (_, { isClosedByClass }) => isClosedByClass === true },
            {
                reason: unfilled?.reason,
                isLeftOut: (rule, { html }) => isWaiting(rule, html, unfilled.places),
            },
            { reason: awaited, isLeftOut: (_, node) => isLoadingSign(node) },
        ]);
        const violated = new Set(results.violations.map(({ id }) => id));
        const gap = layout ?? (0,layout_gap/* iconGap */.AZ)(page);
        const ofLayout = layout !== undefined ? RULES_OF_LAYOUT : gap !== undefined ? RULES_OF_ICONS : NO_RULES;
        const ofContent = (0,script_shell/* scriptShellOf */.HH)(page.document) ? RULES_OF_CONTENT : NO_RULES;
        const unseen = ofLayout.union(ofContent);
        const applicable = [...RULES.map(({ id }) => id), ...ONLY_FACTS].filter(id => !unseen.has(id) && !waiting.has(id) && !results.inapplicable.some(result => result.id === id));
        const judgementOf = (rule) => unseen.has(rule.id)
            ? (0,judgement/* notMeasured */.q7)(ofContent.has(rule.id) ? 'the scripts that make the page showed nothing' : gap)
            : waiting.has(rule.id)
                ? (0,judgement/* notMeasured */.q7)(waiting.get(rule.id))
                : judge(rule, results, page, reopened);
        const reopened = (0,reopened_links/* reopenedLinks */.q)(document);
        const judgements = Object.fromEntries(RULES.map(rule => [rule.id, judgementOf(rule)]));
        const hidden = judgements[axe_HEADING]?.outcome === 'fail' ? hiddenHeading(page.document) : undefined;
        const unheard = hidden && (layout === undefined ? (0,judgement/* fail */.fJ)(hidden) : (0,judgement/* notMeasured */.q7)(layout));
        const unmarked = judgements[MAIN]?.outcome === 'pass' ? unmarkedBehindDialog(document, page.document) : undefined;
        return {
            judgements: {
                ...judgements,
                ...(unmarked && { [MAIN]: (0,judgement/* fail */.fJ)(unmarked) }),
                ...(0,script_judgements/* unlessUnfilled */.ED)(judged, { [LANGUAGE]: judgements[LANGUAGE] }, ['fail']),
                ...(unheard && { [axe_HEADING]: unheard }),
            },
            facts: factsOf(results, page),
            score: lighthouseScore(applicable, violated),
        };
    },
});
function reduced(results, all) {
    const waiting = new Map();
    let { violations } = results;
    for (const { reason, isLeftOut } of all) {
        if (reason === undefined)
            continue;
        violations = violations.flatMap(violation => {
            const nodes = violation.nodes.filter(node => !isLeftOut(violation.id, node));
            if (nodes.length > 0)
                return nodes.length === violation.nodes.length ? violation : { ...violation, nodes };
            waiting.set(violation.id, reason);
            return [];
        });
    }
    return { results: { ...results, violations }, waiting };
}
const OF_EMPTINESS = /^empty-|-(?:name|title)$/;
function isWaiting(rule, html, places) {
    const element = new html_document/* HtmlDocument */.Df(html, 'about:blank').body?.childNodes.find(html_document/* isElement */.vq);
    if (element === undefined || places.holdsTag(element))
        return element !== undefined;
    const isWhole = /<\/[\w-]{1,50}>\s*$/.test(html.slice(-60)) || /^<(?:img|source|embed|input)\b/i.test(html);
    return isWhole && OF_EMPTINESS.test(rule) && places.isEmpty(element);
}
function unlessFilledLater(rule, nodes, document) {
    if (rule === 'link-name') {
        const isForCount = (0,comment_counts/* linksForCounts */.x)(document);
        return nodes.filter(({ html }) => !linksIn(html).some(isForCount));
    }
    if (rule !== 'empty-heading')
        return [...nodes];
    const ids = nodes.map(({ html }) => /^<[^<>]{0,500}?\sid="([^"]{1,100})"/.exec(html)?.[1]);
    if (ids.every(id => id === undefined))
        return [...nodes];
    const filled = (0,scripted_ids/* scriptedIds */.D)(document);
    return nodes.filter((_, index) => ids[index] === undefined || !filled.has(ids[index]));
}
function linksIn(html) {
    return new html_document/* HtmlDocument */.Df(html, 'about:blank').elements('a');
}
function ofReopened({ id }, { html, failureSummary = '' }, reopened) {
    if (id === 'link-name')
        return reopened.isSourceOf(html);
    return id === 'list' && ONLY_LINKS.test(failureSummary) && reopened.areInList(html);
}
const ONLY_LINKS = /children that are not allowed: a(?:, a)*\s*$/m;
function judge(rule, results, { url, document, overlays }, reopened) {
    const of = (all) => all.find(({ id }) => id === rule.id);
    const violation = of(results.violations);
    if (violation) {
        if (rule.id === 'heading-order' && isOrderOfFrames(document))
            return (0,judgement/* pass */.IX)();
        const layers = rule.id === 'heading-order' ? overlays.map(({ selector }) => selector) : [];
        const isOver = headingsOver(document, layers);
        const nodes = worthSaying(rule.id, violation.nodes, results).filter(node => !ofReopened(rule, node, reopened) && !isOver(node.html));
        const toUse = rule.id === 'heading-order' ? levelToUse(document) : () => undefined;
        return (0,judgement/* failWhere */.a4)(unlessFilledLater(rule.id, nodes, document).map(node => occurrenceOf(node, rule, url, toUse(node.html))));
    }
    const undecided = of(results.incomplete);
    if (undecided) {
        const { length } = undecided.nodes;
        return (0,judgement/* notMeasured */.q7)(`axe could not decide this for ${length} ${length === 1 ? 'element, which needs' : 'elements, which need'} a look`);
    }
    const unseen = results.unseen[rule.id];
    const part = `only the first ${axe_sample/* SAMPLE */.X.elements} elements and ${axe_sample/* SAMPLE */.X.ofKind} more of each kind were looked at; ${unseen} were not`;
    if (of(results.inapplicable))
        return unseen === undefined
            ? (0,judgement/* notApplicable */.hH)('nothing on the page that this rule is about')
            : (0,judgement/* notMeasured */.q7)(part);
    if (!of(results.passes))
        return (0,judgement/* notMeasured */.q7)('axe gave no result for this rule');
    return unseen === undefined ? (0,judgement/* pass */.IX)() : (0,judgement/* pass */.IX)(part);
}
function occurrenceOf(node, rule, url, what) {
    const [element = '', ...frames] = node.target.map(selectorText).reverse();
    const ofDesktop = node.isOnDesktop && rule.id !== 'color-contrast' ? ' Only a desktop shows it.' : '';
    const inFrame = frames.length === 0 ? '' : ` (in the frame ${frames.reverse().join(' > ')} of the page)`;
    return {
        url,
        selector: element,
        snippet: elementSource(node),
        message: `${what ?? adviceOn(rule.id, node)}${ofDesktop}${inFrame}`,
        ...(node.region && { region: node.region }),
    };
}
function selectorText(target) {
    return typeof target === 'string' ? target : target.join(' >>> ');
}
function factsOf(results, page) {
    const impacts = { critical: 0, serious: 0, moderate: 0, minor: 0 };
    for (const { impact, nodes } of results.violations) {
        if (impact)
            impacts[impact] = (impacts[impact] ?? 0) + nodes.length;
    }
    const needsLook = results.incomplete
        .filter(({ id }) => id !== FRAME_NOT_TESTED && !ONLY_FACTS.has(id))
        .map(({ id, help, nodes }) => ({
        rule: id,
        help,
        count: nodes.length,
        elements: nodes.slice(0, MAX_LISTED).map(node => ({
            selector: node.target.map(selectorText).join(' > '),
            message: firstClause(node),
        })),
    }));
    const untested = [...results.incomplete, ...results.violations].find(({ id }) => id === FRAME_NOT_TESTED);
    return {
        engine: `${results.testEngine.name} ${results.testEngine.version}`,
        chrome: { ...page.chrome },
        violatingElements: impacts,
        rules: {
            violated: results.violations.length,
            passed: results.passes.length,
            needLook: needsLook.length,
            inapplicable: results.inapplicable.length,
        },
        needsLook,
        notJudged: results.violations
            .filter(({ id }) => ONLY_FACTS.has(id))
            .map(({ id, help, nodes }) => ({ rule: id, help, count: nodes.length })),
        ...(Object.keys(results.unseen).length > 0 && { elementsNotLookedAt: { ...results.unseen } }),
        framesNotTested: (untested?.nodes ?? []).map(node => node.target.map(selectorText).join(' > ')),
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/topics.js

const topics = [axe];


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
function traced(work) {
    const trace = new InputTrace();
    const promise = current.run(trace, work);
    traces.set(promise, trace);
    return promise;
}
function read(promise) {
    const trace = traces.get(promise);
    if (trace)
        current.getStore()?.include(trace);
    return promise;
}
function traceOf(promise) {
    return traces.get(promise);
}
function tracedAsHere(promise) {
    const trace = current.getStore();
    if (trace)
        traces.set(promise, trace);
    return promise;
}
function noteInput(key, fingerprint) {
    current.getStore()?.add(key, fingerprint);
}
function cannotRepeat(why) {
    noteInput(`not asked: ${why}`);
}
function holdsUntil(time, now = Date.now()) {
    if (time >= now)
        current.getStore()?.endAt(time);
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


/***/ }),

/***/ 92263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ shownPage),
/* harmony export */   q: () => (/* binding */ shownJudgedPage)
/* harmony export */ });
/* harmony import */ var _page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7678);

async function shownPage(visit) {
    const page = await visit.htmlPage();
    (0,_page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_0__/* .assertShown */ .eI)(page);
    return page;
}
async function shownJudgedPage(visit) {
    await shownPage(visit);
    return await visit.judgedPage();
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


/***/ })

};
