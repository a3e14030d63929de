export const id = 4164;
export const ids = [4164];
export const modules = {

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
/**
 * The crawlers of search engines and AI services that an audit speaks of. The first agent of each is its name.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers
 * @see https://support.apple.com/en-us/119829 (Applebot follows what is said to Googlebot where it is not named)
 */
const BOTS = [
    ...GOOGLE_BOTS.map(agents => bot(agents, 'google')),
    ...OTHER_BOTS.map(agents => bot(agents, 'standard')),
];
/** The search engines without which a page is as good as lost. */
const MAIN_SEARCH_BOTS = ['Googlebot', 'Bingbot'];
function bot(agents, dialect) {
    return { name: agents[0], agents, dialect };
}
/** The bot of that name in the table, in any case; any other name is taken as the product token of a crawler. */
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

/***/ 79183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ unlessUnfilled),
/* harmony export */   _V: () => (/* binding */ renderingFacts),
/* harmony export */   gb: () => (/* binding */ judgeScripts)
/* harmony export */ });
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79786);

/**
 * Judges what scripts changed. Where they were not seen at work there is nothing to say.
 *
 * @param judge compares `page.document` with the document before scripts
 */
function judgeScripts({ scripts }, judge) {
    switch (scripts.state) {
        case 'none':
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notApplicable */ .hH)('no scripts run on the page');
        case 'unseen':
            return scripts.ledOn ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notApplicable */ .hH)(scripts.reason) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notMeasured */ .q7)(scripts.reason);
        case 'seen':
            return judge(scripts.before);
    }
}
/**
 * The judgements as they are, but for a page that only scripts fill and that was not rendered: what its empty shell
 * shows is then neither a fault nor a merit of the page. Not applicable where its scripts lead on to another page.
 *
 * @param unsure outcomes that scripts could change
 */
function unlessUnfilled({ unfilled, scripts }, judgements, unsure = ['pass', 'fail', 'not-applicable']) {
    if (unfilled === undefined)
        return judgements;
    const isLedOn = scripts.state === 'unseen' && scripts.ledOn;
    const unknown = isLedOn ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notApplicable */ .hH)(unfilled) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notMeasured */ .q7)(unfilled);
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, unsure.includes(judgement.outcome) ? unknown : judgement]));
}
/** Which document was judged, and why not the rendered one: `{ judged: 'rendered' | 'sent', reason }`. */
function renderingFacts({ scripts }) {
    if (scripts.state === 'seen')
        return { judged: 'rendered', reason: null };
    return { judged: 'sent', reason: scripts.state === 'none' ? 'no scripts run on the page' : scripts.reason };
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

/**
 * Resolves a `Location`: relative references, `//host`, and the fragment of the redirected URL where the new one has
 * none.
 *
 * @param location as sent
 * @param base URL of the response that it came with
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2
 */
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

/***/ 39288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ NotApplicable),
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
/** What answers is no HTML page. What is said of any response, as its headers do, can be judged all the same. */
class NotHtml extends NotMeasured {
}
/** There is nothing for the tool to judge, as with the certificate of a page over plain HTTP. The message says why. */
class NotApplicable extends Error {
    name = 'NotApplicable';
}


/***/ }),

/***/ 7678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _9: () => (/* binding */ instantRedirect),
/* harmony export */   eI: () => (/* binding */ assertShown),
/* harmony export */   hn: () => (/* binding */ scriptRedirects)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1550);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39288);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25218);
/* harmony import */ var _syntax_refresh_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69719);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);






/**
 * Where a page sends its readers at once; undefined where it does not, or where only a browser can tell. Search engines
 * take that for a redirect, so such a page is never a result.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
function instantRedirect(page) {
    const { document, url, response } = page;
    const leadsOn = (target) => target !== undefined && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_2__/* .comparableUrl */ .sY)(target) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_2__/* .comparableUrl */ .sY)(url);
    const sent = (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRefresh */ .X)((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_4__/* .header */ .wx)(response, 'refresh') ?? '', url, url);
    if (sent?.seconds === 0 && leadsOn(sent.target))
        return { url: sent.target, by: 'a Refresh header' };
    const declared = metaRefreshes(document).find(leadsOn);
    if (declared)
        return { url: declared, by: 'meta refresh' };
    const [scripted] = scriptRedirects(document);
    return scripted ? { url: scripted.target, by: 'a script' } : undefined;
}
/** Targets of refreshes without delay in the head. */
function metaRefreshes(document) {
    return document.elements('meta').flatMap(element => {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh' || !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(element))
            return [];
        const target = /^\s*0+(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?(.+)$/is.exec((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'content') ?? '');
        const address = target && document.resolve(target[1].trim().replace(/^(["'])(.*?)\1.*$/s, '$2'));
        return address ? [address] : [];
    });
}
/** A script that is longer does more than send the visitor on. */
const MAX_REDIRECT_SCRIPT = 2000;
const LOCATION = /(?:(?:window|document|self|top)\s*\.\s*)?location/.source;
const TEXT = /(?:'([^'\\\n]*)'|"([^"\\\n]*)")/.source;
const ASSIGNMENT = new RegExp(`^${LOCATION}(?:\\s*\\.\\s*href)?\\s*=\\s*${TEXT}\\s*;?$`);
const CALL = new RegExp(`^${LOCATION}\\s*\\.\\s*(?:replace|assign)\\s*\\(\\s*${TEXT}\\s*\\)\\s*;?$`);
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);
/** Scripts that do nothing but go elsewhere. One that decides first may well stay: Chrome shows whether it does. */
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
    const target = typeof url === 'string' ? URL.parse(url, document.baseUrl) : null;
    return target?.protocol.startsWith('http') ? target.href : undefined;
}
function pageOf(url) {
    return url.split('#', 1)[0];
}
/**
 * Makes sure that readers get to see a page. One that leads on at once is not judged by what readers see, by any tool:
 * what it links to, sends and tells crawlers is judged as its own, and the page that it leads to is never judged in its
 * place.
 *
 * @throws NotApplicable where it only sends them elsewhere
 */
function assertShown(page) {
    const elsewhere = instantRedirect(page);
    if (elsewhere)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_5__/* .NotApplicable */ .bQ(`the page only redirects, by ${elsewhere.by}, to ${elsewhere.url}`);
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
/* harmony export */   yX: () => (/* binding */ headerDirectives)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79967);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);
/* harmony import */ var _formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27710);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);




/** Rules with a value behind a colon. */
const VALUED = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
/** Rules that search engines know, retired ones and the plain opposites of known ones among them. */
const PLAIN = new Set([
    ...['all', 'none', 'index', 'noindex', 'follow', 'nofollow', 'nosnippet', 'snippet', 'indexifembedded'],
    ...['notranslate', 'translate', 'noimageindex', 'imageindex', 'nopagereadaloud', 'nositelinkssearchbox'],
    ...['noarchive', 'archive', 'nocache', 'noodp', 'noydir', 'noyaca', 'odp', 'ydir', 'noai', 'noimageai'],
]);
const META_NAMES = new Set([
    ..._formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__/* .BOTS */ .vO.map(({ name }) => name.toLowerCase()),
    ...['robots', 'msnbot', 'slurp', 'teoma', 'yandex'],
]);
/**
 * The rules that a response carries in `X-Robots-Tag`. A crawler's name before a colon holds for what follows it in
 * the same header.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag
 */
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
/**
 * The rules of headers that come along where the page is published. On a preview that leaves out each header that says
 * noindex, with all else that it says: the platform, or the team, keeps its previews out of search so.
 */
function shippedHeaderDirectives({ response, preview, }) {
    const rules = headerDirectives(response);
    if (!preview)
        return rules;
    const closing = new Set(rules.filter(isNoindex).map(({ where }) => where));
    return rules.filter(({ where }) => !closing.has(where));
}
/** The rules that the `<meta>` elements of a document give to crawlers, those outside `<head>` apart. */
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
/** The rules between the commas; a comma inside the date of `unavailable_after` parts nothing. */
function ruleTexts(value) {
    const texts = [];
    // Of the rule that is being read, as dates may hold any number of commas.
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
/** Those of the rules that speak to a crawler: to all, and to it by name. */
function directivesFor(directives, bot) {
    const name = bot.toLowerCase();
    return directives.filter(directive => directive.bot === '*' || directive.bot === name);
}
/** Whether the rules keep a page out of a search engine's index. */
function isNoindex({ name }) {
    return name === 'noindex' || name === 'none';
}
/** Whether the rules keep a search engine from following the links of a page. */
function isNofollow({ name }) {
    return name === 'nofollow' || name === 'none';
}
const IMAGE_PREVIEWS = ['none', 'standard', 'large'];
/**
 * What the rules for one crawler come to: of conflicting ones the most restrictive holds, and what they allow anyway
 * is left out. As `['noindex', 'max-snippet:20']`, sorted.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#combined-rules
 */
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
/** Why the value of a rule cannot be read; undefined where it can, or where the rule has none. */
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
/**
 * Milliseconds since 1970 of a date as in RFC 822, RFC 850 or ISO 8601; undefined where it is none. A time zone that
 * is not known counts as UTC.
 */
function dateOf(text) {
    const date = text.replace(WEEKDAY, '');
    if (!DATE_START.test(date))
        return undefined;
    const spaced = date.replace(/(\d)-([a-z]+)-(\d)/i, '$1 $2 $3');
    const inUtc = spaced.replace(/[a-z]+$/i, 'UTC');
    return [spaced, inUtc].map(form => Date.parse(form)).find(Number.isFinite);
}


/***/ }),

/***/ 5758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mq: () => (/* binding */ startOfSeenText),
/* harmony export */   cY: () => (/* binding */ startOfWrittenText),
/* harmony export */   wg: () => (/* binding */ firstNodes)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);

/** Nodes that are looked at for the start of a text: elements may be many, one in the other, and empty. */
const MAX_NODES = 500;
/** Characters of one piece of text that are looked at, white space in front of it included. */
const MAX_PART = 50_000;
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);
/**
 * The start of all text below an element, white space folded: as the whole text of it and then cut, without the time
 * that takes for each of many elements that lie in each other.
 *
 * @param most characters
 */
function startOfSeenText(root, most) {
    const lengthOf = (text) => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(firstTexts(root, most, lengthOf)).slice(0, most);
}
/** The same, of which white space counts as it is written, and is folded at last. */
function startOfWrittenText(root, most) {
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(firstTexts(root, most, text => text.length).slice(0, most));
}
function firstTexts(root, most, lengthOf) {
    const parts = [];
    let characters = 0;
    for (const node of firstNodes(root, MAX_NODES, UNSEEN)) {
        if (node.nodeName !== '#text' || !('value' in node))
            continue;
        const start = node.value.slice(0, MAX_PART);
        parts.push(start);
        characters += lengthOf(start);
        if (characters >= most)
            break;
    }
    return parts.join('');
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

/***/ 11312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ platformScriptPatterns),
/* harmony export */   G7: () => (/* binding */ previewHint),
/* harmony export */   IS: () => (/* binding */ hereOf),
/* harmony export */   YG: () => (/* binding */ askedAt),
/* harmony export */   d0: () => (/* binding */ productionPatterns),
/* harmony export */   dT: () => (/* binding */ isOnProduction),
/* harmony export */   fm: () => (/* binding */ whyRootIsForeign),
/* harmony export */   gS: () => (/* binding */ deploymentRoot),
/* harmony export */   jL: () => (/* binding */ productionOrigins),
/* harmony export */   kX: () => (/* binding */ isPlatformCookie),
/* harmony export */   n0: () => (/* binding */ bareHost),
/* harmony export */   oW: () => (/* binding */ previewOf),
/* harmony export */   pY: () => (/* binding */ isPlatformScript),
/* harmony export */   qZ: () => (/* binding */ hasPreviewName)
/* harmony export */ });
/**
 * What is known of the deployment that a URL belongs to; undefined where the URL is on production itself, with or
 * without www. The folder that production is in is the root of a preview, unless the preview is in the same folder.
 *
 * @param productionUrl where the pages will live, if that is known
 * @param base folder of the preview that stands for that address, as `/pr-1`; empty where the root does
 */
function previewOf(url, productionUrl, base = '') {
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
    return {
        host,
        origin,
        folder: !isBelow && isInFolder(audited.pathname, folder) ? '' : folder,
        home: folder,
        base: isBelow ? base : '',
        here,
        words: `on a preview of ${host}`,
    };
}
/** Whether an address is on the production host of a preview, with or without www. */
function isOnProduction(preview, url) {
    return preview?.host !== undefined && bareHost(url.host) === bareHost(preview.host);
}
/**
 * The address on the preview of what will be at an address of production, without its fragment; undefined for all that
 * will not, as other hosts and what is beside the folder of production.
 */
function hereOf(preview, url) {
    if (!preview || !isOnProduction(preview, url) || !isInFolder(url.pathname, preview.folder))
        return undefined;
    const { here, base, folder } = preview;
    // A generator writes the folder that it was given before some addresses of production too.
    if (base !== '' && isInFolder(url.pathname, base))
        return new URL(here + url.pathname + url.search);
    return new URL(`${here}${base}${url.pathname.slice(folder.length) || '/'}${url.search}`);
}
/** Where to ask for what a page names: on the preview for what production will have from it. */
function askedAt(preview, url) {
    const parsed = preview?.host === undefined ? null : URL.parse(url);
    return (parsed && hereOf(preview, parsed)?.href) ?? url;
}
/**
 * Why nothing is asked of what crawlers and browsers look for at the root of a host, such as robots.txt: the deployment
 * is a folder of production. Undefined where it is all of the host.
 */
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
/** Where the deployment begins, without a slash at its end: its origin, with the folder that a preview has as well. */
function deploymentRoot(preview, origin) {
    if (preview === undefined)
        return origin;
    if (preview.base !== '')
        return origin + preview.base;
    return preview.folder === '' ? origin + preview.home : origin;
}
/** The origins of production, without and with www; none where it is not known. */
function productionOrigins(preview) {
    if (preview?.origin === undefined || preview.host === undefined)
        return [];
    const { protocol } = new URL(preview.origin);
    const bare = bareHost(preview.host);
    return [`${protocol}//${bare}`, `${protocol}//www.${bare}`];
}
/** The addresses of production over http and https as patterns for Chrome; none where it is not known. */
function productionPatterns(preview) {
    return productionOrigins(preview).map(origin => `*://${new URL(origin).host}/*`);
}
function isInFolder(path, folder) {
    return folder === '' || `${path}/`.startsWith(`${folder}/`);
}
/** Scripts that platforms put into previews, as the toolbars to comment on them; production has none. */
const PLATFORM_SCRIPT_HOSTS = new Set([
    'vercel.live',
    'netlify-cdp-loader.netlify.app',
    'app.netlify.com',
]);
/** The addresses of those scripts as patterns for Chrome, which leaves them out; none away from previews. */
function platformScriptPatterns(preview) {
    return preview === undefined ? [] : [...PLATFORM_SCRIPT_HOSTS].map(host => `*://${host}/*`);
}
/** Whether a script is the platform's and not the site's. */
function isPlatformScript(preview, url) {
    return preview !== undefined && PLATFORM_SCRIPT_HOSTS.has(URL.parse(url)?.host ?? '');
}
/**
 * Cookies of what guards previews: of Vercel's sign-in and toolbar, and of Cloudflare Access.
 *
 * @see https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/
 */
const PLATFORM_COOKIES = new Set([
    ...['_vercel_jwt', '_vercel_sso_nonce', '__vercel_toolbar'],
    ...['CF_Authorization', 'CF_AppSession', 'CF_Binding'],
]);
/** Whether a cookie is the platform's and not the site's. */
function isPlatformCookie(preview, name) {
    return preview !== undefined && PLATFORM_COOKIES.has(name);
}
/** Whether a host is a preview by the name that its platform gave it. */
function hasPreviewName(hostname) {
    return PREVIEW_HOSTS.some(pattern => pattern.test(hostname));
}
/** Names that platforms give to the previews of pull requests and branches, and Vercel to production as well. */
const PREVIEW_HOSTS = [
    /\.vercel\.app$/,
    /--[^.]+\.netlify\.app$/,
    /^[^.]+\.[^.]+\.pages\.dev$/,
    /^pr-\d+\.[^.]+\.amplifyapp\.com$/,
    /-pr-\d+\.onrender\.com$/,
];
/**
 * What to add to a finding that may come of nothing but the preview: how to say that it is one. Empty where that has
 * been said, and for all hosts that are none by their names.
 */
function previewHint(preview, url) {
    const { hostname } = new URL(url);
    const isUnsaid = preview === undefined && hasPreviewName(hostname);
    return isUnsaid ? '; if this is a preview, name production in the setting "production-url"' : '';
}
/** A host without `www.`, which for most sites is the same place. */
function bareHost(host) {
    return host.replace(/^www\./, '');
}


/***/ }),

/***/ 11114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withoutCredentials)
/* harmony export */ });
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82090);

/**
 * Takes the name and password out of a URL, so that they can neither be shown nor be inherited by a relative URL.
 *
 * @returns the URL as it was where it holds none or cannot be parsed
 */
function withoutCredentials(url) {
    if (!url.includes('@'))
        return { url };
    const parsed = URL.parse(url);
    if (!parsed || (parsed.username === '' && parsed.password === ''))
        return { url };
    const pair = `${decoded(parsed.username)}:${decoded(parsed.password)}`;
    return {
        url: (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInformation */ .ah)(url),
        credentials: {
            origin: parsed.origin,
            authorization: `Basic ${Buffer.from(pair, 'utf8').toString('base64')}`,
        },
    };
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 4164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/page/page-directives.js
var page_directives = __webpack_require__(15000);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/page/script-shell.js
var script_shell = __webpack_require__(15798);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/visit/shown-page.js
var shown_page = __webpack_require__(92263);
;// CONCATENATED MODULE: ./lib/engine/tools/content/double-decoding.js

/** Characters that windows-1252 puts at the bytes 0x80 to 0x9F, where ISO 8859-1 has controls. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
/**
 * UTF-8 read as windows-1252: a lead byte shown as Â, Ã, Ä, Å, Ð, Ñ or as â, with continuation bytes behind it. The
 * whole run is decoded again before it counts.
 */
const DOUBLE_DECODED = /[ÂÃÄÅÐÑ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€‚„†ˆ‰™][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
/**
 * The page as its author wrote it, where UTF-8 was read as windows-1252 for want of the right declaration; undefined
 * where that is not so. Text that really is windows-1252 is hardly ever valid UTF-8.
 */
function misreadUtf8({ document, response, encoding }) {
    if (encoding !== 'windows-1252' || !response.body.some(byte => byte > 0x7f))
        return undefined;
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(response.body, { stream: true });
        return new html_document/* HtmlDocument */.Df(text, document.url);
    }
    catch {
        return undefined;
    }
}
/** What a text shows and what it was meant to be; undefined where it holds no double decoding for certain. */
function doubleDecoded(text) {
    for (const match of text.matchAll(DOUBLE_DECODED)) {
        const meant = decodedAgain(match[0]);
        if (meant === undefined || !isCertain(text, match.index, match[0]))
            continue;
        const word = wordAround(text, match.index, match[0].length);
        return `"${word}" was meant to be "${word.replaceAll(match[0], meant)}": UTF-8 was read as windows-1252.`;
    }
    return undefined;
}
/** Capital Â or Ã ends words of its own ("IRMÃ»"), so what stands beside it must rule that out. */
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

// EXTERNAL MODULE: ./lib/engine/page/text/main-text.js
var main_text = __webpack_require__(89565);
// EXTERNAL MODULE: ./lib/engine/page/text/regions.js
var text_regions = __webpack_require__(45523);
;// CONCATENATED MODULE: ./lib/engine/tools/content/accessible-name.js


/** Nothing below these is read out; `<svg>` is, by its title. */
const SILENT = new Set(['script', 'style', 'noscript', 'template', 'defs', 'metadata']);
/** Characters of a name; nobody listens to a longer one. */
const MAX_NAME_LENGTH = 5000;
/** Characters of a text or attribute that are looked at: white space in front of it counts for nothing. */
const MAX_PART = 10 * MAX_NAME_LENGTH;
/** Labels by reference of one element. */
const MAX_LABELS = 20;
/** Nodes that are looked at for one name. */
const MAX_NODES = 500;
/** Nodes that are looked at for all names of a document; then each name has {@link MAX_NODES_LATER}. */
const MAX_NODES_IN_ALL = 500_000;
const MAX_NODES_LATER = 50;
/**
 * Names of the links and headings of a document by the steps of the Accessible Name Computation that need no style
 * sheet: labels by reference, `aria-label`, content with the alternative texts of images, and last `title`. Elements
 * may lie in each other, and all refer to the same label: what each takes is bounded.
 *
 * @see https://www.w3.org/TR/accname-1.2/#computation-steps
 */
class AccessibleNames {
    /** The elements that references lead to: of several with one `id` the first. */
    #ids = new Map();
    #labels = new Map();
    #nodes = 0;
    #document;
    constructor(document) {
        this.#document = document;
        for (const element of document.elements()) {
            const id = (0,html_document/* attribute */.lt)(element, 'id');
            if (id !== undefined && !this.#ids.has(id))
                this.#ids.set(id, element);
        }
    }
    nameOf(element) {
        const labelled = this.#labelledBy(element) || attributeText(element, 'aria-label');
        if (labelled !== '')
            return { name: labelled, mayComeFromScript: false };
        const content = this.#contentName(element);
        if (content.name !== '')
            return content;
        return { ...content, name: attributeText(element, 'title') };
    }
    #labelledBy(element) {
        const references = (0,html_document/* attribute */.lt)(element, 'aria-labelledby');
        if (references === undefined)
            return '';
        const labels = references
            .split(/\s+/, MAX_LABELS)
            .map(id => this.#ids.get(id))
            .filter(label => label !== undefined);
        return (0,html_document/* foldSpace */.GQ)(labels.map(label => this.#labelText(label)).join(' ')).slice(0, MAX_NAME_LENGTH);
    }
    #labelText(label) {
        let text = this.#labels.get(label);
        if (text === undefined) {
            text = (0,html_document/* attribute */.lt)(label, 'aria-label') ?? this.#contentName(label, true).name;
            this.#labels.set(label, text);
        }
        return text;
    }
    /** @param evenHidden a label by reference counts although it is hidden */
    #contentName(root, evenHidden = false) {
        const most = this.#nodes < MAX_NODES_IN_ALL ? MAX_NODES : MAX_NODES_LATER;
        const parts = [];
        let characters = 0;
        let mayComeFromScript = false;
        const add = (text) => {
            const start = text.slice(0, MAX_PART);
            parts.push(start);
            characters += (0,html_document/* foldSpace */.GQ)(start).length;
            // White space at the start of which no end is in sight.
            if (text.length > MAX_PART && characters === 0)
                mayComeFromScript = true;
        };
        let seen = 0;
        const path = [{ nodes: root.childNodes, next: 0 }];
        for (let level = path.at(-1); level && characters < MAX_NAME_LENGTH; level = path.at(-1)) {
            const node = level.nodes[level.next++];
            if (node === undefined) {
                path.pop();
                continue;
            }
            if (++seen > most) {
                mayComeFromScript = true;
                break;
            }
            if (node.nodeName === '#text' && 'value' in node)
                add(node.value);
            if (!(0,html_document/* isElement */.vq)(node) || SILENT.has(node.tagName))
                continue;
            if (!evenHidden && isSilenced(this.#document, node))
                continue;
            if (node.tagName.includes('-') || node.tagName === 'slot')
                mayComeFromScript = true;
            const own = (evenHidden ? '' : this.#labelledBy(node)) || ownName(node);
            if (own !== undefined) {
                parts.push(' ');
                add(own);
                parts.push(' ');
            }
            else
                path.push({ nodes: node.childNodes, next: 0 });
            if (SPACED.has(node.tagName))
                parts.push(' ');
        }
        this.#nodes += seen;
        return { name: (0,html_document/* foldSpace */.GQ)(parts.join('')).slice(0, MAX_NAME_LENGTH), mayComeFromScript };
    }
}
function attributeText(element, name) {
    const value = (0,html_document/* attribute */.lt)(element, name);
    return value === undefined ? '' : (0,html_document/* foldSpace */.GQ)(value).slice(0, MAX_NAME_LENGTH);
}
const SPACED = new Set(['br', 'div', 'p', 'li', 'td', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
function isSilenced(document, element) {
    if ((0,html_document/* attribute */.lt)(element, 'aria-hidden') === 'true' || (0,html_document/* attribute */.lt)(element, 'hidden') !== undefined)
        return true;
    return (0,text_regions/* isHiddenByStyle */.Z)(document, element);
}
function ownName(element) {
    const label = (0,html_document/* attribute */.lt)(element, 'aria-label');
    if (label !== undefined && start(label).trim() !== '')
        return label;
    if (element.tagName === 'img' || element.tagName === 'area' || element.tagName === 'input') {
        return (0,html_document/* attribute */.lt)(element, 'alt') || (0,html_document/* attribute */.lt)(element, 'title') || (0,html_document/* attribute */.lt)(element, 'value') || '';
    }
    if (element.tagName === 'iframe' || element.tagName === 'object')
        return (0,html_document/* attribute */.lt)(element, 'title');
    return undefined;
}
function start(value) {
    return value.slice(0, MAX_PART);
}

// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
;// CONCATENATED MODULE: ./lib/engine/tools/content/own-items.js

/** Things of schema.org that a page can be, and an article on it. */
const PAGE = /^\w*Page$/;
const ARTICLE = /^(?:\w*Article|\w*BlogPosting|Report)$/;
const MOST_JSON_NODES = 10_000;
/** Whether a type of schema.org, without its vocabulary, is that of an article. */
function isArticleType(type) {
    return ARTICLE.test(type);
}
/**
 * The items of JSON-LD that stand for the page itself. One that names another address is a teaser; so are several that
 * name none.
 */
function ownItemsOf(document) {
    const own = ownAddresses(document);
    const items = document
        .elements('script')
        .flatMap(script => pageItems(script).map(item => ({ item, script, addresses: addressesOf(item, document) })));
    return [PAGE, ARTICLE].flatMap(kind => {
        const ofKind = items.filter(({ item }) => typesOf(item).some(type => kind.test(type)));
        const named = ofKind.filter(({ addresses }) => addresses.some(address => own.has(address)));
        if (named.length > 0)
            return named;
        const nameless = ofKind.filter(({ addresses }) => addresses.length === 0);
        return nameless.length === 1 ? nameless : [];
    });
}
/** The items of pages and articles in a block; empty where it is not valid, which is another tool's finding. */
function pageItems(script) {
    if ((0,html_document/* attribute */.lt)(script, 'type')?.trim().toLowerCase() !== 'application/ld+json')
        return [];
    let root;
    try {
        root = JSON.parse((0,html_document/* textOf */.b6)(script));
    }
    catch {
        return [];
    }
    const items = [];
    const stack = [root];
    for (let nodes = 0; stack.length > 0 && nodes < MOST_JSON_NODES; nodes++) {
        const value = stack.pop();
        if (Array.isArray(value))
            stack.push(...value.slice(0, MOST_JSON_NODES));
        else if (value !== null && typeof value === 'object') {
            const item = value;
            if (typesOf(item).some(type => PAGE.test(type) || ARTICLE.test(type)))
                items.push(item);
            stack.push(item['@graph'], item['mainEntity']);
        }
    }
    return items;
}
function typesOf(item) {
    return [item['@type']].flat().filter(type => typeof type === 'string');
}
/** Addresses that an item gives as its own. */
function addressesOf(item, document) {
    const page = item['mainEntityOfPage'];
    const values = [item['@id'], item['url'], page];
    if (page !== null && typeof page === 'object' && !Array.isArray(page))
        values.push(page['@id'], page['url']);
    return values.flatMap(value => (typeof value === 'string' ? addressOf(value, document) : []));
}
/** Under which the page may name itself. */
function ownAddresses(document) {
    const canonical = document
        .elements('link')
        .filter(link => (0,html_document/* attribute */.lt)(link, 'rel')?.trim().toLowerCase() === 'canonical')
        .map(link => (0,html_document/* attribute */.lt)(link, 'href'));
    const shared = document
        .elements('meta')
        .filter(meta => (0,html_document/* attribute */.lt)(meta, 'property')?.trim().toLowerCase() === 'og:url')
        .map(meta => (0,html_document/* attribute */.lt)(meta, 'content'));
    const named = [document.url, ...canonical, ...shared].filter(url => url !== undefined);
    return new Set(named.flatMap(url => addressOf(url, document)));
}
/** Path and query, by which pages of one site are told apart wherever it is deployed. */
function addressOf(value, document) {
    const url = document.addressOf(value);
    if (!url || !/^https?:$/.test(url.protocol))
        return [];
    return [url.pathname.replace(/(?:index\.\w{1,5}|\.html?)$/, '').replace(/\/$/, '') + url.search];
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/dates.js




const META_NAMES = new Map([
    ['article:published_time', 'published'],
    ['article:modified_time', 'modified'],
    ['og:updated_time', 'modified'],
    ['datepublished', 'published'],
    ['datemodified', 'modified'],
]);
const SCHEMA_NAMES = { datePublished: 'published', dateModified: 'modified' };
const AUTHOR_NAMES = new Set(['author', 'article:author']);
/** Characters of a name or a date. */
const MAX_TEXT = 200;
/**
 * Author and dates that the page states for itself: JSON-LD, meta elements, and `<time>` with a role. Those of the
 * articles that it announces are not its own.
 */
function bylineOf(document, { boilerplate }) {
    const dates = [];
    const authors = [];
    const scopes = new ArticleScopes(document);
    const add = (about, source, value, element) => {
        const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
        if (typeof value === 'string' && !Number.isNaN(time))
            dates.push({ about, source, value, time, element });
    };
    for (const { item, script } of ownItemsOf(document)) {
        for (const [name, about] of Object.entries(SCHEMA_NAMES))
            add(about, 'schema', item[name], script);
        authors.push(nameOf(item['author']));
    }
    for (const meta of document.elements('meta')) {
        const name = ((0,html_document/* attribute */.lt)(meta, 'property') ?? (0,html_document/* attribute */.lt)(meta, 'name'))?.toLowerCase() ?? '';
        const about = META_NAMES.get(name);
        if (about)
            add(about, 'meta', (0,html_document/* attribute */.lt)(meta, 'content'), meta);
        if (AUTHOR_NAMES.has(name))
            authors.push((0,html_document/* attribute */.lt)(meta, 'content') ?? '');
    }
    const times = document.elements('time', 'meta').flatMap(element => {
        const about = roleOf(element);
        return about ? [{ about, element }] : [];
    });
    for (const { about, element } of ownOf(times, scopes, boilerplate)) {
        if (element.tagName === 'meta')
            add(about, 'meta', (0,html_document/* attribute */.lt)(element, 'content'), element);
        else
            add(about, 'visible', (0,html_document/* attribute */.lt)(element, 'datetime') ?? (0,text_start/* startOfSeenText */.Mq)(element, MAX_TEXT), element);
    }
    const links = document
        .elements('a')
        .filter(link => (0,html_document/* attribute */.lt)(link, 'rel')?.toLowerCase().split(/\s+/).includes('author'))
        .map(element => ({ about: 'author', element }));
    for (const { element } of ownOf(links, scopes, boilerplate))
        authors.push((0,text_start/* startOfSeenText */.Mq)(element, MAX_TEXT));
    return {
        author: authors.map(html_document/* foldSpace */.GQ).find(author => author !== '' && !URL.canParse(author)) ?? '',
        dates,
    };
}
/** What an element with a role states, by its `itemprop` or the `pubdate` of old. */
function roleOf(element) {
    const about = META_NAMES.get((0,html_document/* attribute */.lt)(element, 'itemprop')?.toLowerCase() ?? '');
    if (about || element.tagName !== 'time')
        return about;
    return (0,html_document/* attribute */.lt)(element, 'pubdate') === undefined ? undefined : 'published';
}
/**
 * Of the statements in articles those of the article with the page's H1, or of the only one. Of those outside of any
 * article, as in a list of links, the one that is alone of its kind.
 */
function ownOf(statements, scopes, boilerplate) {
    const placed = statements
        .map(statement => ({ statement, scope: scopes.of(statement.element) }))
        .filter(({ scope }) => scope === undefined || !boilerplate.has(scope));
    const [first, ...others] = new Set(placed.flatMap(({ scope }) => scope ?? []));
    const own = scopes.ofH1 ?? (others.length === 0 ? first : undefined);
    const loose = new Map();
    for (const { statement, scope } of placed) {
        if (!scope)
            loose.set(statement.about, (loose.get(statement.about) ?? 0) + 1);
    }
    return placed
        .filter(({ statement, scope }) => (scope ? scope === own : loose.get(statement.about) === 1))
        .map(({ statement }) => statement);
}
/** The nearest article around each element of a document. */
class ArticleScopes {
    #scopes = new Map();
    /** The article that holds the first H1. */
    ofH1;
    constructor(document) {
        for (const element of document.elements()) {
            const parent = (0,html_document/* parentOf */.gN)(element);
            const scope = isArticle(element) ? element : parent && this.#scopes.get(parent);
            if (scope)
                this.#scopes.set(element, scope);
        }
        const [h1] = document.elements('h1');
        this.ofH1 = h1 && this.#scopes.get(h1);
    }
    of(element) {
        return this.#scopes.get(element);
    }
}
/** Characters of a list of types or classes that are looked at. */
const MAX_TOKENS = 2000;
function isArticle(element) {
    if (element.tagName === 'article')
        return true;
    const types = (0,html_document/* attribute */.lt)(element, 'itemtype')?.slice(0, MAX_TOKENS).split(/\s+/) ?? [];
    // The type of a page is that of all of it, and no bound between its articles.
    return (types.some(type => isArticleType(type.slice(type.lastIndexOf('/') + 1))) ||
        /(?:^|\s)h-?entry(?:$|\s)/.test((0,html_document/* attribute */.lt)(element, 'class')?.slice(0, MAX_TOKENS) ?? ''));
}
function nameOf(author) {
    const first = Array.isArray(author) ? author[0] : author;
    if (typeof first === 'string')
        return first;
    const name = first !== null && typeof first === 'object' ? first['name'] : undefined;
    return typeof name === 'string' ? name : '';
}
/** The dates for the facts; `ageDays` counts from the latest of them. */
function dateFacts({ dates }, response, now) {
    const first = (about) => dates.find(date => date.about === about)?.value ?? null;
    const latest = dates.reduce((most, date) => Math.max(most, date.time), Number.NEGATIVE_INFINITY);
    return {
        published: first('published'),
        modified: first('modified'),
        lastModifiedHeader: (0,exchange/* header */.wx)(response, 'last-modified') ?? null,
        ageDays: Number.isFinite(latest) ? Math.max(0, Math.floor((now - latest) / 86_400_000)) : null,
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/headings.js


/** All shown headings in document order: `h1` to `h6`, and elements with the role. */
function headingsOf(document, { hidden, boilerplate }, names) {
    const headings = [];
    const rotating = new Set();
    for (const element of document.elements()) {
        const parent = (0,html_document/* parentOf */.gN)(element);
        if ((parent && rotating.has(parent)) || isCarousel(element))
            rotating.add(element);
        const level = levelOf(element);
        if (level === undefined || hidden.has(element))
            continue;
        const { name, mayComeFromScript } = names.nameOf(element);
        headings.push({
            element,
            level,
            text: withoutPermalink(element, name),
            boilerplate: boilerplate.has(element),
            inCarousel: rotating.has(element),
            mayComeFromScript,
        });
    }
    return headings;
}
/** Words in `class` by which carousels are known. */
const CAROUSEL = /(?:^|[\s_-])(?:carousel|swiper|slick|slider|slideshow|splide|glide|owl|flickity|embla|keen|marquee|ticker)(?=$|[\s_-])/i;
/** Characters of a list of classes that are looked at. */
const MAX_CLASSES = 2000;
function isCarousel(element) {
    const names = (0,html_document/* attribute */.lt)(element, 'class');
    return (element.tagName === 'marquee' ||
        (0,html_document/* attribute */.lt)(element, 'aria-roledescription')?.trim().toLowerCase() === 'carousel' ||
        (names !== undefined && CAROUSEL.test(names.slice(0, MAX_CLASSES))));
}
/** Nodes of a heading among which a link to it is looked for. */
const MAX_HEADING_NODES = 500;
/** Documentation puts a link to the heading itself behind its text, which is not part of it. */
function withoutPermalink(element, name) {
    if (!/[#¶§🔗]$/u.test(name))
        return name;
    let linked = false;
    for (const node of [element, ...(0,text_start/* firstNodes */.wg)(element, MAX_HEADING_NODES)]) {
        if ((0,html_document/* isElement */.vq)(node) && node.tagName === 'a' && (0,html_document/* attribute */.lt)(node, 'href')?.startsWith('#')) {
            linked ||= /^[#¶§🔗]$/u.test((0,text_start/* startOfSeenText */.Mq)(node, 10));
        }
    }
    return linked ? name.replace(/[#¶§🔗]$/u, '').trimEnd() : name;
}
function levelOf(element) {
    const role = (0,html_document/* attribute */.lt)(element, 'role')?.trim().toLowerCase();
    if (role === 'heading') {
        const level = Number((0,html_document/* attribute */.lt)(element, 'aria-level') ?? /^h([1-6])$/.exec(element.tagName)?.[1] ?? 2);
        return Number.isInteger(level) && level > 0 ? level : 2;
    }
    if (role)
        return undefined;
    const match = /^h([1-6])$/.exec(element.tagName);
    return match ? Number(match[1]) : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/language.js

/** Words of running text without which no language is named. */
const LANGUAGE_WORDS = 100;
/** Samples of the text that the detector must be sure of. */
const LANGUAGE_SAMPLES = 3;
/** Share of those samples that must agree on a language. */
const LANGUAGE_AGREEMENT = 0.9;
/** The detector reads about 350 bytes of a text, so a long one is read at several places. */
const SAMPLE_CHARACTERS = 300;
const MOST_SAMPLES = 24;
/** Other codes of the languages that the detector knows. */
const SAME_LANGUAGE = new Map(Object.entries({
    nb: 'no',
    nn: 'no',
    iw: 'he',
    in: 'id',
    fil: 'tl',
    cmn: 'zh',
    yue: 'zh',
    mo: 'ro',
    arb: 'ar',
    prs: 'fa',
    pes: 'fa',
    tgl: 'tl',
    zsm: 'ms',
    ekk: 'et',
    lvs: 'lv',
    als: 'sq',
    ory: 'or',
    ckb: 'ku',
    eng: 'en',
    deu: 'de',
    fra: 'fr',
    spa: 'es',
}));
/**
 * Names the language of running text, where the samples agree. What has a `lang` of its own that differs from the
 * root's is left out: it is declared as foreign.
 */
async function detectLanguage(document, paragraphs) {
    const declared = (document.html && (0,html_document/* attribute */.lt)(document.html, 'lang')?.trim()) ?? '';
    const own = paragraphs.filter(({ block }) => primary(block.lang) === primary(declared));
    const words = own.reduce((sum, paragraph) => sum + paragraph.words.length, 0);
    const unknown = { declared, detected: '', confidence: 0, samples: 0 };
    if (words < LANGUAGE_WORDS)
        return unknown;
    const { eld } = await __webpack_require__.e(/* import() */ 9598).then(__webpack_require__.bind(__webpack_require__, 99598));
    const votes = new Map();
    let samples = 0;
    for (const sample of samplesOf(own.map(({ block }) => block.prose).join(' '))) {
        const result = eld.detect(sample);
        if (!result.isReliable())
            continue;
        samples++;
        votes.set(result.language, (votes.get(result.language) ?? 0) + 1);
    }
    const [best, count] = [...votes].sort(([, a], [, b]) => b - a)[0] ?? ['', 0];
    const confidence = samples === 0 ? 0 : count / samples;
    const certain = count >= LANGUAGE_SAMPLES && confidence >= LANGUAGE_AGREEMENT;
    return { declared, detected: certain ? best : '', confidence, samples };
}
/** Pieces from all over a text, each of whole words at its start. */
function samplesOf(text) {
    const wanted = Math.floor(text.length / SAMPLE_CHARACTERS);
    const count = Math.min(MOST_SAMPLES, Math.max(LANGUAGE_SAMPLES, wanted));
    const step = text.length / count;
    const length = Math.min(step, SAMPLE_CHARACTERS);
    return Array.from({ length: count }, (_, index) => {
        const start = Math.floor(index * step);
        const wordStart = index === 0 ? 0 : Math.max(start, text.indexOf(' ', start) + 1);
        return text.slice(wordStart, wordStart + length).replaceAll(/https?:\S+/g, ' ');
    });
}
/** Primary subtag in lower case, as the detector writes it. */
function primary(tag) {
    const subtag = tag.toLowerCase().split(/[-_]/, 1)[0];
    return SAME_LANGUAGE.get(subtag) ?? subtag;
}

// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
;// CONCATENATED MODULE: ./lib/engine/tools/content/links.js


/**
 * Shown links to other pages over HTTP; those inside the page, to mail or to scripts are no links between pages. Nor are
 * the copies that a parser makes of a link that is not closed, which have no place in the source.
 */
function linksOf({ document, preview }, { hidden, drawn }, names) {
    const links = [];
    const origin = new URL(document.url).origin;
    const langs = inheritedLangs(document);
    const own = withoutFragment(document.url);
    for (const element of document.elements('a')) {
        const href = (0,html_document/* attribute */.lt)(element, 'href');
        if (!element.sourceCodeLocation)
            continue;
        if (href === undefined || href.trim().startsWith('#'))
            continue;
        if (hidden.has(element) && !drawn.has(element))
            continue;
        const url = document.resolve(href);
        if (url === undefined || !/^https?:/.test(url))
            continue;
        const asked = withoutFragment((0,syntax_preview/* askedAt */.YG)(preview, url));
        if (asked === own)
            continue;
        links.push({
            element,
            url,
            internal: new URL(asked).origin === origin,
            nofollow: /(?:^|\s)nofollow(?:\s|$)/i.test((0,html_document/* attribute */.lt)(element, 'rel') ?? ''),
            ...names.nameOf(element),
            lang: langOfText(element) ?? langs.get(element) ?? '',
        });
    }
    return links;
}
/** Elements that wrap the text of a link, one in the other. */
const MAX_WRAPPERS = 10;
/** Nodes beside each other that are looked at. */
const MAX_SIBLINGS = 50;
/** The `lang` of the element that holds all of a link's text. */
function langOfText(link) {
    let lang;
    let at = link;
    for (let depth = 0; at && depth < MAX_WRAPPERS && at.childNodes.length <= MAX_SIBLINGS; depth++) {
        const filled = at.childNodes.filter(node => (0,html_document/* isElement */.vq)(node) || ('value' in node && node.value.trim() !== ''));
        const [only] = filled;
        at = filled.length === 1 && only && (0,html_document/* isElement */.vq)(only) ? only : undefined;
        lang = (at && (0,html_document/* attribute */.lt)(at, 'lang')?.trim().toLowerCase()) ?? lang;
    }
    return lang;
}
/** The nearest `lang` of each element that has one, the root's left out. Parents come before their children, so one pass suffices. */
function inheritedLangs(document) {
    const langs = new Map();
    for (const element of document.elements()) {
        if (element === document.html)
            continue;
        const parent = (0,html_document/* parentOf */.gN)(element);
        const lang = (0,html_document/* attribute */.lt)(element, 'lang')?.trim().toLowerCase() ?? (parent && langs.get(parent));
        if (lang !== undefined)
            langs.set(element, lang);
    }
    return langs;
}
function withoutFragment(url) {
    const at = url.indexOf('#');
    return at < 0 ? url : url.slice(0, at);
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/page-kind.js


/** Words of main text under which a page is thin. Tools that draw the line at 200 report pages that need no more. */
const THIN_WORDS = 100;
/** Links in the main text from which on a page can be a list of other pages. */
const LISTING_LINKS = 8;
/** Share of the main text's characters inside links from which on such a page is a list. */
const LISTING_LINK_SHARE = 0.3;
/** Articles, or cards beside each other, from which on a page is a list of them. */
const LISTING_CARDS = 3;
/** Words of main text for each card: more are sections of a text. */
const CARD_WORDS = 100;
/** Fields to fill in from which on a short page is a form. */
const FORM_FIELDS = 2;
function pageKindOf(document, main, words) {
    if (isListing(main, words))
        return 'listing';
    if (words < THIN_WORDS && fieldsIn(main) >= FORM_FIELDS)
        return 'form';
    if (isHome(document))
        return 'home';
    return (words < THIN_WORDS && shortKindOf(document, main, words)) || 'text';
}
/** The last part of addresses, in the languages that are most frequent on the web. */
const KIND_BY_NAME = [
    ['contact', /^(?:contact(?:s|o|os|-us|us)?|kontakt(?:y|i|a)?|contatt[io]|contato|get-in-touch|access)$/i],
    ['search', /^(?:search(?:-results)?|suche|recherche|buscar|busqueda|cerca|zoeken|poisk)$/i],
    ['login', /^(?:log-?in|sign-?in|sign-?up|register|account|cart|checkout|basket|warenkorb|anmelden)$/i],
    ['calendar', /^(?:calendar|kalender|calendrier|calendario|schedule|termine|fixtures|spielplan)$/i],
    ['gallery', /^(?:gallery|galerie|galeria|galería|galleria|photos?|fotos?|bilder|portfolio|album)$/i],
    [
        'listing',
        /^(?:blog|news|posts|articles|tags?|categor(?:y|ies)|archives?|topics|courses|projects|events|episodes)$/i,
    ],
];
/** Images of a content from which on it is made of them. */
const GALLERY_IMAGES = 6;
/** By its address where there is a word or more, since a page that lacks its content has an address as well. */
function shortKindOf(document, { root, elements }, words) {
    const name = new URL(document.url).pathname
        .replace(/\/(?:index\.\w{1,5})?$/, '')
        .replace(/\.\w{1,5}$/, '')
        .split('/')
        .at(-1);
    const byName = words === 0 ? undefined : KIND_BY_NAME.find(([, pattern]) => pattern.test(name))?.[0];
    if (byName)
        return byName;
    let images = 0;
    for (const { tagName } of elements)
        if (tagName === 'img')
            images++;
    if (images >= GALLERY_IMAGES)
        return 'gallery';
    const embeds = document.elements('iframe', 'video', 'canvas', 'object', 'embed');
    return root && embeds.some(embed => isBelow(embed, root) && isLarge(embed)) ? 'embed' : undefined;
}
/** Pixels in height below which what is embedded is a counter or a button. */
const LEAST_EMBED_HEIGHT = 150;
/** Not one that is hidden, as those of tag managers are. */
function isLarge(element) {
    if ((0,html_document/* attribute */.lt)(element, 'hidden') !== undefined)
        return false;
    const style = ((0,html_document/* attribute */.lt)(element, 'style') ?? '').slice(0, page_kind_MAX_CLASSES);
    if (/display\s*:\s*none|visibility\s*:\s*hidden/i.test(style))
        return false;
    const height = /(?:^|;)\s*height\s*:\s*(\d+)px/i.exec(style)?.[1] ?? (0,html_document/* attribute */.lt)(element, 'height');
    return height === undefined || /%$/.test(height) || Number.parseInt(height, 10) >= LEAST_EMBED_HEIGHT;
}
function isBelow(element, ancestor) {
    for (let at = (0,html_document/* parentOf */.gN)(element); at; at = (0,html_document/* parentOf */.gN)(at))
        if (at === ancestor)
            return true;
    return false;
}
/** The root of a site, or of one language of it. */
const HOME = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:index\.\w+)?$/i;
/** The home page of the site, or of one language of it. */
function isHome({ url }) {
    return HOME.test(new URL(url).pathname);
}
function isListing(main, words) {
    let articles = 0;
    for (const element of main.elements)
        if (element.tagName === 'article')
            articles++;
    if (articles >= LISTING_CARDS)
        return true;
    const cards = mostCards(main);
    return (cards > 0 && words <= cards * CARD_WORDS) || isListOfLinks(main);
}
/**
 * Many links behind a heading that make up much of the text. Those in front of it are the navigation of a page that does
 * not mark it, as are all on a page whose own content is yet to come.
 */
function isListOfLinks({ blocks, elements, foundBy }) {
    if (blocks.some(({ text }) => (0,script_shell/* saysToWait */.Tf)(text)))
        return false;
    let [before, behind, hasHeading] = [0, 0, false];
    for (const element of elements) {
        if (HEADING.test(element.tagName))
            hasHeading = true;
        else if (isLink(element))
            hasHeading ? behind++ : before++;
    }
    const isMarked = foundBy === 'main' || foundBy === 'article';
    const links = hasHeading ? behind : isMarked ? before : 0;
    const all = blocks.reduce((sum, block) => sum + block.text.length, 0);
    const linked = blocks.reduce((sum, block) => sum + block.linkCharacters, 0);
    return links >= LISTING_LINKS && linked >= all * LISTING_LINK_SHARE;
}
const HEADING = /^h[1-6]$/;
/** Elements that cards are made of. */
const CARD_TAGS = new Set(['div', 'li', 'a', 'section', 'tr', 'dl']);
const page_kind_MAX_CLASSES = 300;
/** The most elements beside each other that are made alike, each with a link and a heading or an image; 0 for a few. */
function mostCards({ elements }) {
    const linked = new Set();
    const shown = new Set();
    const cards = new Map();
    let most = 0;
    // Children come behind their parents, so that in this direction all below an element is known.
    for (const element of [...elements].toReversed()) {
        const { tagName } = element;
        const parent = (0,html_document/* parentOf */.gN)(element);
        if (isLink(element) && !(0,html_document/* attribute */.lt)(element, 'href').startsWith('#'))
            linked.add(element);
        if (tagName === 'img' || tagName === 'picture' || HEADING.test(tagName))
            shown.add(element);
        if (!parent)
            continue;
        if (linked.has(element))
            linked.add(parent);
        if (shown.has(element))
            shown.add(parent);
        if (!linked.has(element) || !shown.has(element) || !CARD_TAGS.has(tagName))
            continue;
        const key = `${tagName} ${(0,html_document/* attribute */.lt)(element, 'class')?.trim().slice(0, page_kind_MAX_CLASSES) ?? ''}`;
        const alike = cards.get(parent) ?? new Map();
        cards.set(parent, alike);
        alike.set(key, (alike.get(key) ?? 0) + 1);
        most = Math.max(most, alike.get(key));
    }
    return most >= LISTING_CARDS ? most : 0;
}
function isLink(element) {
    return element.tagName === 'a' && (0,html_document/* attribute */.lt)(element, 'href') !== undefined;
}
const NOT_TYPED = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'checkbox', 'radio']);
/** Fields to fill in. A password or, in a content of its own, a search makes a form alone. */
function fieldsIn({ elements, foundBy }) {
    let fields = 0;
    for (const element of elements) {
        if (element.tagName === 'textarea' || element.tagName === 'select')
            fields++;
        if (element.tagName !== 'input')
            continue;
        const type = (0,html_document/* attribute */.lt)(element, 'type')?.trim().toLowerCase() ?? 'text';
        const search = type === 'search' || /^(?:q|query)$/.test((0,html_document/* attribute */.lt)(element, 'name') ?? '');
        if (type === 'password')
            fields += FORM_FIELDS;
        else if (search)
            fields += foundBy === 'body' ? 0 : FORM_FIELDS;
        else if (!NOT_TYPED.has(type))
            fields++;
    }
    return fields;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/filler.js
/** Words of the pseudo-Latin that fills templates: Cicero's text and what generators add to it. */
const FILLER_WORDS = new Set(('lorem ipsum dolor dolore dolores amet consectetur consectetuer adipiscing adipisicing elit elitr sadipscing eiusmod tempor ' +
    'incididunt labore magna aliqua aliquam veniam nostrud exercitation ullamco laboris nisi aliquip commodo consequat ' +
    'duis aute irure reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat ' +
    'proident culpa qui officia deserunt mollit anim laborum perspiciatis omnis iste natus accusantium doloremque laudantium ' +
    'totam aperiam eaque veritatis quasi beatae vitae dicta explicabo nemo ipsam voluptatem quia aspernatur odit fugit ' +
    'consequuntur ratione sequi nesciunt neque porro quisquam dolorem proin libero curabitur vestibulum pellentesque ' +
    'phasellus aenean vivamus suspendisse mauris quisque integer donec etiam sagittis vehicula euismod faucibus malesuada ' +
    'bibendum tincidunt sollicitudin lobortis tortor egestas convallis scelerisque hendrerit condimentum ullamcorper ' +
    'ultricies ultrices dignissim fusce rhoncus tempus nullam felis ligula lectus mattis metus morbi nibh nunc ornare ' +
    'porta porttitor posuere praesent pretium pulvinar purus quam risus rutrum sapien semper sodales tellus tristique ' +
    'turpis urna varius venenatis vel viverra volutpat vulputate accumsan ante arcu auctor blandit congue cras cursus ' +
    'dapibus diam dictum dui efficitur eget eleifend elementum enim erat eros facilisi facilisis fames feugiat fermentum ' +
    'finibus fringilla gravida habitant iaculis imperdiet interdum justo lacinia lacus laoreet leo luctus maecenas ' +
    'massa maximus maecenas mi molestie nam netus nisl odio orci placerat potenti primis sociis suscipit ' +
    'nonumy eirmod invidunt aliquyam voluptua rebum gubergren takimata sanctus accusam clita stet').split(' '));
/** Those that are no names of people or animals, of which a short text needs one. */
const UNMISTAKABLE = /^(?:lorem|ipsum|proin|vestibulum|pellentesque|phasellus|curabitur|suspendisse|vivamus|aenean|donec|praesent|maecenas|nullam|quisque|fusce|morbi|consectetur|adipiscing|eiusmod|tincidunt|sollicitudin|ullamcorper|vulputate)$/;
/** Short ones that stand between them, and are words of living languages too. */
const BETWEEN = new Set('a ac ad at aut cum cursus de do ea est et eu ex hac id in ipsa nec nihil non odio per se sed sem si sit ut vos'.split(' '));
/** Words of a text that are looked at. */
const MAX_WORDS = 300;
/** Share of such words in a text of nothing else: headings have a word of their own at times. */
const MOST_OF_IT = 0.8;
/** Words of filler in a row of which nobody writes so many by chance, or about filler. */
const LONG_RUN = 9;
const LEAST_WORDS = 3;
const SHORT_WORDS = 8;
/** Generators of filler begin with it, whatever words they go on with. */
const OPENING = /^\P{L}{0,20}lorem ipsum dolor sit(?!\p{L})/iu;
/** Whether a text is pseudo-Latin, or goes on in it: "Lorem ipsum", "Proin sed libero". */
function isFiller(text) {
    if (OPENING.test(text))
        return true;
    const words = text
        .toLowerCase()
        .slice(0, MAX_WORDS * 20)
        .match(/\p{L}+/gu)
        ?.slice(0, MAX_WORDS) ?? [];
    if (words.length === 2)
        return words[0] === 'lorem' && words[1] === 'ipsum';
    let [filler, between, run] = [0, 0, 0];
    for (const word of words) {
        const isFillerWord = FILLER_WORDS.has(word);
        const isBetween = !isFillerWord && BETWEEN.has(word);
        if (isFillerWord)
            filler++;
        if (isBetween)
            between++;
        run = isFillerWord || isBetween ? run + 1 : 0;
        if (run >= LONG_RUN && filler > LONG_RUN / 2)
            return true;
    }
    if (words.length < LEAST_WORDS)
        return false;
    if (words.length < SHORT_WORDS && !words.some(word => UNMISTAKABLE.test(word)))
        return false;
    return filler >= 2 && filler > between && filler + between >= words.length * MOST_OF_IT;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/placeholder-text.js

/** Prompts to write something, as whole blocks. */
const PROMPTS = [
    /^\[?(?:please )?(?:insert|add|enter|put|type|write|edit|change|place) (?:your |a |an |some |the |in )?(?:own |short |brief |custom )?(?:text|title|heading|heading text|headline|content|description|paragraph|tagline|subtitle|caption|bio|company name|(?:business|site|product|service|image|page|meta) (?:name|title|description))(?: text)? (?:goes )?here\]?[.!…]*$/i,
    /^\[?(?:your |my )?(?:text|title|heading|headline|content|description|paragraph|tagline|subtitle|caption|bio|(?:company|business|site|product|service|image) (?:name|title|description)) (?:goes |comes )?here\]?[.!…]*$/i,
    /^\[?your (?:company|business|site|brand|product) name\]?$/i,
    /^(?:this is (?:a |an |some |just )?(?:sample|placeholder|dummy|example)|dummy|placeholder|sample) (?:text|paragraph|heading|title|content|description)[.!]?$/i,
    /^\[(?:insert|placeholder|your)\b[^\][]{0,60}\]$/i,
    /^(?:double[- ]?click|click)(?: here)? to (?:edit|add|change)(?: (?:this|the|your|a|some))?(?: own)? (?:text|title|content|description|subtitle|heading)[.!…]*$/i,
    /^\(?(?:describe your image|describe one of your services|add a (?:title|caption|description)|your content goes here)\)?[.!…]*$/i,
    /^(?:hier steht (?:ihr|dein) text|(?:ihr|dein) text hier|(?:ihr|dein) titel hier|hier (?:ihren|deinen) text (?:einfügen|eingeben)|blindtext|beispieltext|texte à insérer ici|votre texte ici|insérez votre texte ici|saisissez votre texte ici|tu texto aquí|escribe aquí tu texto|añade tu texto aquí|il tuo testo qui|inserisci (?:qui )?il tuo testo(?: qui)?|seu texto aqui|insira (?:o )?seu texto aqui|jouw tekst hier|uw tekst hier|din text här|twój tekst tutaj|ваш текст здесь|введите (?:ваш )?текст|здесь будет ваш текст|在此处添加文字|在这里输入文字|ここにテキストを入力)[.!…。]*$/i,
];
/** Beginnings of sample texts, each of one builder or starter. */
const SAMPLE_STARTS = [
    // WordPress
    /^welcome to wordpress\. this is your first post\./i,
    /^this is an example page\. it[’']s different from a blog post\b/i,
    /^hi, this is a comment\. to get started with moderating, editing, and deleting comments\b/i,
    /^just another wordpress (?:site|weblog)\b/i,
    // WPBakery, Elementor, Divi
    /^i am (?:a )?text block\. click (?:the )?edit button to change this text\b/i,
    /^i am (?:an? )?(?:promo|slide|example|accordion|toggle|tab) (?:text|content|box)?\.? ?click (?:the )?edit button to change\b/i,
    /^click (?:on )?(?:the )?edit button to change this text\b/i,
    /^add your heading text here\b/i,
    /^your content goes here\. edit or remove this text inline\b/i,
    // Wix, Squarespace, Weebly, GoDaddy, Shopify, Webflow
    /^i[’']m a (?:paragraph|title)\. ?(?:click here|double click|click once)\b/i,
    /^(?:this is a|i[’']m a) (?:paragraph|great place)\b.{0,60}\b(?:click on [“"]?edit text|click here to add your own text)\b/i,
    /^this is a great place to (?:tell|add|write) (?:people|more|your)\b/i,
    /^(?:this is the space to|use this space to) (?:introduce|tell|promote|share|describe) (?:the |your |customers |people )/i,
    /^it all begins with an idea\. maybe you want to launch a business\b/i,
    /^(?:whatever it is, the way|the way) you tell your story online can make all the difference\b/i,
    /^this is your (?:new blog|very first|project) (?:post|page)\b.{0,80}\b(?:click|great|perfect)\b/i,
    /^type your (?:paragraph|text|content) here\b/i,
    /^pair text with an image to focus on your chosen (?:product|collection)\b/i,
    /^(?:share information about your brand with your customers|give customers details about the banner image|talk about your brand$|use this text to share (?:information|details) about)/i,
    /^this is some text inside of a div block\b/i,
    // Bootstrap, starters of generators
    /^some quick example text to build on the card title\b/i,
    /^this is a (?:wider|longer) card with supporting text below\b/i,
    /^write an awesome description for your new site here\b/i,
    /^(?:edit|get started by editing) (?:src|app|pages|\.\/src)[/\\].{1,60}(?:save|reload|$)/i,
    /^my great project tagline$/i,
    /^this is an exemplary article\b/i,
    /^this description will be used for the article listing\b/i,
];
/** Characters of a block that is nothing but a prompt. */
const LONGEST_PROMPT = 120;
/** Characters by which other samples are known. */
const LONGEST_STARTS = 120;
/** Whether a block is filler or a sample text, which are never written to be read. */
function isPlaceholder({ kind, prose, lang }) {
    if (kind === 'code')
        return false;
    return (!/^la\b/.test(lang) && isFiller(prose)) || isSampleText(prose);
}
/** Whether a text asks to write another one in its place. */
function isPrompt(text) {
    return text.length <= LONGEST_PROMPT && PROMPTS.some(pattern => pattern.test(text));
}
/** Whether a text is what a template or a site builder puts where the author is to write. */
function isSampleText(text) {
    const start = text.slice(0, LONGEST_STARTS);
    return SAMPLE_STARTS.some(pattern => pattern.test(start)) || isPrompt(text);
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/syllables.js
/** Letters after which a word is none that anybody reads. */
const LONGEST_WORD = 60;
/**
 * Counts the syllables of a word from its spelling: groups of vowels, less the letters that are silent in the
 * language. Right for about nine words in ten, which is what a mean over a text needs.
 *
 * @returns at least 1
 */
function syllablesOf(word, language) {
    return Math.max(1, COUNTERS[language](word.slice(0, LONGEST_WORD).toLowerCase()));
}
const COUNTERS = {
    en: english,
    de: german,
    es: spanish,
    fr: french,
};
function count(word, pattern) {
    return word.match(pattern)?.length ?? 0;
}
/** Vowels beside each other that are spoken apart. */
const ENGLISH_HIATUS = [
    /(?<![tscg])(?!(?<=l)ians?$)ia(?!ge)/g,
    /(?<![tscgxh])io(?!n)|(?<![tscgxhln])ion/g,
    /iu[ms]/g,
    /(?<![tc])ien[ct]|^scien|iet/g,
    /(?<=[aeiouy][^aeiouy]{1,4})(?:ier|iest|ea)$/g,
    /creat(?!ure)|theat|(?<=[aeiou][^aeiouc]{1,3})ean$/g,
    /eo(?!pl|u|n$)|eum/g,
    /[aeiouy]ings?$/g,
    /oe[mt]/g,
    /(?<![qg])u(?:a|ou)/g,
    /(?<![gqb])ui[nd](?!g)/g,
    /ai(?:c$|ve)/g,
    /thm$|sm$/g,
];
/** Endings with an e that is not spoken. */
const ENGLISH_SILENT = [
    /(?<=[^aeiouy])e$/g,
    /(?<=[^aeiouytd])(?<![^aeiouyr]l)ed$/g,
    /(?<=[^aeiouycsxzg])(?<!sh|ch|[^aeiouyr]l)es$/g,
    /(?<=[aeiouy][^aeiouy]{1,3})e(?:ly|less|ments?|ful)$/g,
];
function english(word) {
    const bare = word.replace(/['’]s?$/, '').replace(/([^aeiouyr]l)e$/, '$1é');
    const groups = count(bare, /[aeiouyàáâäèéêëìíîïòóôöùúûü]+/g);
    const apart = ENGLISH_HIATUS.reduce((sum, pattern) => sum + count(bare, pattern), 0);
    const silent = ENGLISH_SILENT.reduce((sum, pattern) => sum + count(bare, pattern), 0);
    return groups + apart - silent;
}
function german(word) {
    return count(word, /aa|ee|oo|ie|ei|ai|ey|ay|eu|äu|au|[aeiouyäöüé]/g);
}
/** Two strong vowels make two syllables; a weak one joins its neighbour unless it bears the accent. */
function spanish(word) {
    const bare = word.replace(/qu|gu(?=[eiéí])/g, 'q');
    return count(bare, /[iuü]?[aeoáéó](?:[iuy](?![aeoáéóíú]))?|[íú]|[iuü]+y?|y$/g);
}
function french(word) {
    const silent = word.replace(/(?<=[aeiouyéèêëàâîïôûù].*[^aeiouyéèêëàâîïôûù])(?:es?|(?<!m)ent)$/, '');
    return count(silent.replace(/(?<=[qg])u(?=[eiéèê])/g, ''), /[aeiouyéèêëàâîïôûùœæ]+/g);
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/readability.js

/** Words of running text without which a readability formula says nothing. */
const READABILITY_WORDS = 200;
/** Flesch, Amstad, Fernández-Huerta and Kandel–Moles: under this even academic prose is rare. */
const EXTREME_READING_EASE = 0;
/** Gulpease: under this a text is nearly incomprehensible to all readers but graduates. */
const EXTREME_GULPEASE = 25;
/** LIX: Björnsson's hardest class begins at 60. */
const EXTREME_LIX = 80;
/** Flesch 1948: 206.835 − 1.015 words per sentence − 84.6 syllables per word. */
function fleschReadingEase({ words, sentences, syllables }) {
    return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words);
}
/** Amstad 1978, for German: 180 − words per sentence − 58.5 syllables per word. */
function amstad({ words, sentences, syllables }) {
    return 180 - words / sentences - 58.5 * (syllables / words);
}
/** Fernández-Huerta 1959, for Spanish: 206.84 − 60 syllables per word − 1.02 words per sentence. */
function fernandezHuerta({ words, sentences, syllables }) {
    return 206.84 - 60 * (syllables / words) - 1.02 * (words / sentences);
}
/** Kandel and Moles 1958, for French: 207 − 1.015 words per sentence − 73.6 syllables per word. */
function kandelMoles({ words, sentences, syllables }) {
    return 207 - 1.015 * (words / sentences) - 73.6 * (syllables / words);
}
/** Gulpease (Lucisano and Piemontese 1988), for Italian: 89 + (300 sentences − 10 letters) / words. */
function gulpease({ words, sentences, letters }) {
    return 89 + (300 * sentences - 10 * letters) / words;
}
/** LIX (Björnsson 1968), for any language with letters: words per sentence + percentage of words over six letters. */
function lix({ words, sentences, longWords }) {
    return words / sentences + (100 * longWords) / words;
}
/** RIX (Anderson 1983): words over six letters per sentence. */
function rix({ sentences, longWords }) {
    return longWords / sentences;
}
/** Languages that write no spaces between words or whose words are no measure of length. */
const WITHOUT_FORMULA = new Set(['zh', 'ja', 'ko', 'th', 'lo', 'km', 'my']);
/** The formula for a language on a text; undefined where the text is too short or the language has none. */
function readabilityOf(statistics, language) {
    if (statistics.proseWords < READABILITY_WORDS || language === '' || WITHOUT_FORMULA.has(language))
        return undefined;
    const measures = measuresOf(statistics, language in EASE ? language : 'en');
    const general = { lix: lix(measures), rix: rix(measures) };
    if (language in EASE) {
        const { formula, score } = EASE[language];
        const value = score(measures);
        return {
            formula,
            score: value,
            grade: easeGrade(value),
            extreme: value < EXTREME_READING_EASE,
            ...general,
        };
    }
    if (language === 'it') {
        const value = Math.min(100, Math.max(0, gulpease(measures)));
        return {
            formula: 'Gulpease',
            score: value,
            grade: gulpeaseGrade(value),
            extreme: value < EXTREME_GULPEASE,
            ...general,
        };
    }
    const value = general.lix;
    return { formula: 'LIX', score: value, grade: lixGrade(value), extreme: value > EXTREME_LIX, ...general };
}
const EASE = {
    en: { formula: 'Flesch Reading Ease', score: fleschReadingEase },
    de: { formula: 'Amstad', score: amstad },
    es: { formula: 'Fernández-Huerta', score: fernandezHuerta },
    fr: { formula: 'Kandel–Moles', score: kandelMoles },
};
function measuresOf({ paragraphs, sentences }, language) {
    const measures = { words: 0, sentences, syllables: 0, letters: 0, longWords: 0 };
    for (const word of paragraphs.flatMap(paragraph => paragraph.words)) {
        measures.words++;
        measures.syllables += syllablesOf(word, language);
        measures.letters += word.length;
        if (word.length > 6)
            measures.longWords++;
    }
    return measures;
}
/** Flesch's classes, which the formulas modelled on his share. */
function easeGrade(score) {
    if (score >= 90)
        return 'very easy';
    if (score >= 80)
        return 'easy';
    if (score >= 70)
        return 'fairly easy';
    if (score >= 60)
        return 'standard';
    if (score >= 50)
        return 'fairly difficult';
    return score >= 30 ? 'difficult' : 'very difficult';
}
/** Gulpease: under 80, 60 and 40 a text is hard for who left primary, middle and high school. */
function gulpeaseGrade(score) {
    if (score >= 80)
        return 'easy';
    if (score >= 60)
        return 'standard';
    return score >= 40 ? 'difficult' : 'very difficult';
}
/** Björnsson's classes. */
function lixGrade(score) {
    if (score < 30)
        return 'very easy';
    if (score < 40)
        return 'easy';
    if (score < 50)
        return 'standard';
    return score < 60 ? 'difficult' : 'very difficult';
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/function-words.js
/** Words that hold sentences together in the languages with most pages, of four letters and more: shorter ones need no list. */
const FUNCTION_WORDS = new Set(('about after also and another been before being both could does each every from have having here into just more most ' +
    'much must only other over same shall should some such than that their them then there these they this those through ' +
    'under until upon very were what when where which while will with within without would your yours ' +
    'aber alle als auch auf aus bei beim damit dann dass deine dem denn diese diesem diesen dieser dieses doch durch eine ' +
    'einem einen einer eines euch für haben hier ihnen ihre ihrem ihren ihrer immer jede jeder kann kein keine mehr mein ' +
    'meine mich muss nach nicht noch nur oder ohne schon sehr sein seine sich sind über unser unsere unter viel viele vom ' +
    'werden wenn wird wurde wurden zum zur ' +
    'ainsi alors aussi autre avec avez avons cette chez comme dans depuis donc elle elles être fait leur leurs mais même ' +
    'nous notre plus pour quand sans sera sont sous tous tout toute très votre vous ' +
    'algo ante aunque cada como con cual cuando desde donde ella ellos entre esta estas este esto estos está están hace ' +
    'hasta nuestra nuestro otra otro para pero porque pueden puede quien según ser sino sobre también tiene todo todos ' +
    'alla allo anche ancora che come così dalla degli della delle dello dopo essere hanno loro molto nella nelle nostro ' +
    'ogni perché più prima quando quello questa questo quindi senza sono sulla tutti tutto ' +
    'ainda até cada com como das depois dos ela eles esse esta este foi isso mais mas muito nossa nosso numa onde para pela ' +
    'pelo pode quando quem sem seus sobre sua também tem você vocês ' +
    'alle bij daar deze door echter geen haar heeft hebben hier hoe hun kunnen maar meer naar niet onze over toch tussen ' +
    'uit veel voor waar want wanneer wordt worden zich zijn zonder ' +
    'czy dla jako jest jest lub nad nie oraz pod poza przez przy się tak także tego tylko tym więc wszystkie żeby który która ' +
    'были была было быть ваша ваши весь где если есть еще ещё или как когда которая которые который между может можно наш ' +
    'наши них очень перед при про так также того тоже только чтобы что эта эти это этого ' +
    'ancak bile bir bizim bunu çok daha değil diye gibi göre hem her için ile kadar olan olarak sizin sonra ' +
    'detta eller från från har inte kan men också och över som till under utan vara ' +
    'adalah akan anda atau bagi dalam dapat dari dengan juga kami karena oleh pada serta tidak untuk yang ' +
    'của cho các được không là một những trong với ' +
    '我们 你们 他们 可以 这个 一个 没有 就是 因为 所以 如果 但是 以及 或者 进行').split(' '));
/** Letters below which a word of an alphabet is taken for one of them. */
const MIN_LETTERS = 4;
/** Japanese writes endings and particles in Hiragana. */
const HIRAGANA = /^\p{Script=Hiragana}+$/u;
/** Writing systems in which a word is of one or few characters. */
const DENSE_SCRIPT = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** Whether a word, in lower case, can be what a page is about: no article, preposition, ending, number. */
function isContentWord(word) {
    if (!/\p{L}/u.test(word) || FUNCTION_WORDS.has(word) || HIRAGANA.test(word))
        return false;
    return word.length >= (DENSE_SCRIPT.test(word) ? 2 : MIN_LETTERS);
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/repetition.js

/** Words of a block from which on a second appearance is no coincidence. */
const REPEATED_BLOCK_WORDS = 20;
/** Finds long blocks that stand in the content more than once, word for word. */
function repetitionIn(blocks, index) {
    const firsts = new Map();
    const copies = [];
    let compared = 0;
    let all = 0;
    for (const block of blocks) {
        if (block.kind === 'code' || isNavigation(block))
            continue;
        const words = index.of(block.prose);
        if (words.length < REPEATED_BLOCK_WORDS)
            continue;
        compared++;
        all += words.length;
        const key = words.join(' ').toLowerCase();
        const first = firsts.get(key);
        if (first)
            copies.push({ block, first, words: words.length });
        else
            firsts.set(key, block);
    }
    const copied = copies.reduce((sum, copy) => sum + copy.words, 0);
    return { copies, compared, share: all === 0 ? 0 : copied / all };
}
/** Links to the parts of a manual stand above and below it. */
function isNavigation({ text, linkCharacters }) {
    return linkCharacters > text.length / 2;
}
/**
 * The commonest word and phrases of two and three words in running text, with their shares. Those of function words alone
 * are left out: they are the commonest of any text.
 */
function mostFrequent(paragraphs) {
    const sentences = paragraphs.flatMap(paragraph => paragraph.sentences);
    const total = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
    return [1, 2, 3].flatMap(length => {
        const counts = new Map();
        for (const sentence of sentences)
            countPhrases(sentence, length, counts);
        let [phrase, count] = ['', 0];
        for (const [other, times] of counts) {
            if (times > count && other.split(' ').some(isContentWord))
                [phrase, count] = [other, times];
        }
        return count === 0 ? [] : { phrase, count, share: (count * length) / total };
    });
}
/** Counts phrases of a length; one that overlaps itself ("cheap cheap cheap") counts once per place. */
function countPhrases(sentence, length, counts) {
    const lastAt = new Map();
    for (let at = 0; at + length <= sentence.length; at++) {
        const phrase = sentence
            .slice(at, at + length)
            .join(' ')
            .toLowerCase();
        const before = lastAt.get(phrase);
        if (before !== undefined && at < before + length)
            continue;
        lastAt.set(phrase, at);
        counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/text-statistics.js
/** Words of a paragraph that the facts count as long (the limit that style guides give). */
const LONG_PARAGRAPH_WORDS = 150;
/** Words of a sentence that the facts count as long. */
const LONG_SENTENCE_WORDS = 25;
/** Words a minute of silent reading of prose (Brysbaert 2019, a meta-analysis of 190 studies: 238). */
const WORDS_PER_MINUTE = 238;
/** What ends a sentence, closing quotes and brackets behind it; a colon ends what introduces a list or an example. */
const SENTENCE_END = /[.!?…:。！？।॥؟۔።։៖។][\s"'”’»›)\]」』）]*$/u;
/** Scripts that write sentences without an end mark. */
const UNMARKED_SCRIPT = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Words that a block needs to be running text. */
const LEAST_WORDS_OF_A_SENTENCE = 5;
/** Making one takes as long as cutting a page of text, so one each serves all texts; they hold no state. */
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
/**
 * Words as Unicode's text segmentation finds them (UAX #29, with ICU's dictionaries for Chinese, Japanese and Thai).
 *
 * @see https://www.unicode.org/reports/tr29/#Word_Boundaries
 */
function wordsOf(text) {
    const words = [];
    for (const { segment, isWordLike } of WORDS.segment(text)) {
        if (isWordLike)
            words.push(segment);
    }
    return words;
}
/** Sentences by UAX #29, each as its words; those without a word are left out. */
function sentencesOf(text) {
    const sentences = [];
    for (const { segment } of SENTENCES.segment(text)) {
        const words = wordsOf(segment);
        if (words.length > 0)
            sentences.push(words);
    }
    return sentences;
}
/** The words of texts, each cut into words once, whoever asks for them. */
class WordIndex {
    #words = new Map();
    of(text) {
        let words = this.#words.get(text);
        if (!words) {
            words = wordsOf(text);
            this.#words.set(text, words);
        }
        return words;
    }
    /** Words of all of the blocks, headings and code among them. */
    count(blocks) {
        return sum(blocks.map(block => this.of(block.text).length));
    }
}
/** Measures blocks of text. */
function statisticsOf(blocks, index) {
    const paragraphs = blocks.map(paragraphOf).filter(paragraph => paragraph !== undefined);
    const sentences = paragraphs.flatMap(paragraph => paragraph.sentences);
    const proseWords = sum(paragraphs.map(paragraph => paragraph.words.length));
    const words = index.count(blocks);
    const lengths = paragraphs.map(paragraph => paragraph.words.length);
    return {
        words,
        characters: sum(blocks.map(block => block.text.length)),
        paragraphs,
        proseWords,
        sentences: sentences.length,
        sentencesOver25Words: sentences.filter(sentence => sentence.length > LONG_SENTENCE_WORDS).length,
        paragraphsOver150Words: lengths.filter(length => length > LONG_PARAGRAPH_WORDS).length,
        longestParagraphWords: lengths.reduce((most, length) => Math.max(most, length), 0),
        wordsPerSentence: sentences.length === 0 ? 0 : proseWords / sentences.length,
        readingMinutes: words / WORDS_PER_MINUTE,
    };
}
function paragraphOf(block) {
    if (block.kind !== 'text')
        return undefined;
    if (!SENTENCE_END.test(block.text.slice(-10)) && !UNMARKED_SCRIPT.test(block.text))
        return undefined;
    const sentences = sentencesOf(block.prose);
    const words = sentences.flat();
    return words.length < LEAST_WORDS_OF_A_SENTENCE ? undefined : { block, words, sentences };
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/examination.js












/** Characters of shown text that are looked at: as many as a thick book has. */
const MAX_READ_CHARACTERS = 1_000_000;
/** @param overlays selectors of what lies over the content in a browser */
async function examine(page, overlays = []) {
    const { document } = page;
    const regions = (0,text_regions/* regionsOf */.N)(document, overlays);
    const { main, unread } = firstPartOf((0,main_text/* mainTextOf */.Q)(document, regions));
    const index = new WordIndex();
    const names = new AccessibleNames(document);
    const statistics = statisticsOf(main.blocks, index);
    const written = statistics.paragraphs.filter(({ block }) => !isPlaceholder(block));
    const language = await detectLanguage(document, written);
    const readIn = language.detected || primary(language.declared);
    return {
        document,
        regions,
        main,
        unread,
        index,
        statistics,
        bodyWords: index.count(main.allBlocks),
        kind: pageKindOf(document, main, statistics.words),
        headings: headingsOf(document, regions, names),
        links: linksOf(page, regions, names),
        language,
        readIn,
        readability: readabilityOf(statistics, readIn),
        byline: bylineOf(document, regions),
        repetition: repetitionIn(main.blocks, index),
    };
}
/** The text as far as it is looked at, and how many characters are left. */
function firstPartOf(main) {
    const all = main.allBlocks.reduce((sum, { text }) => sum + text.length, 0);
    if (all <= MAX_READ_CHARACTERS)
        return { main, unread: 0 };
    const kept = new Map();
    let left = MAX_READ_CHARACTERS;
    for (const block of main.allBlocks) {
        if (left <= 0)
            break;
        kept.set(block, block.text.length <= left ? block : startOf(block, left));
        left -= block.text.length;
    }
    const read = (blocks) => blocks.flatMap(block => kept.get(block) ?? []);
    return {
        main: { ...main, blocks: read(main.blocks), allBlocks: read(main.allBlocks) },
        unread: all - MAX_READ_CHARACTERS,
    };
}
function startOf(block, length) {
    const { text, prose, linkCharacters } = block;
    return {
        ...block,
        text: text.slice(0, length),
        prose: prose.slice(0, length),
        linkCharacters: Math.min(linkCharacters, length),
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/examined-page.js






const examinedPage = (0,per_visit/* perVisit */.V)(async (visit) => {
    const judged = await (0,shown_page/* shownJudgedPage */.q)(visit);
    const utf8 = misreadUtf8(judged.sent);
    const page = utf8 && !(0,script_shell/* scriptShellOf */.HH)(utf8) ? { ...judged, document: utf8 } : judged;
    const overlays = judged.scripts.state === 'seen' ? judged.scripts.rendered.layout.overlays : [];
    const selectors = overlays.map(({ selector }) => selector);
    return { page, examination: await examine(page, selectors), isMisread: utf8 !== undefined };
});
/** Of what a fault in the text behind its first part would fail, a pass says so where it stands for that part alone. */
function ofFirstPart(judgements, { unread }) {
    if (unread === 0)
        return judgements;
    const told = (0,judgement/* pass */.IX)(`in the first ${MAX_READ_CHARACTERS} characters of the text; ${unread} more were not looked at`);
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, judgement.outcome === 'pass' ? told : judgement]));
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/not-found-wording.js

/** All that a heading says when it says that there is no page. */
const NOT_FOUND = new RegExp(`^(?:(?:http )?(?:error|fehler|erreur|errore|erro|fout|fel)? ?404(?: error| fehler)?|${[
    '(?:404 )?(?:oops |sorry |uh oh |whoops )?(?:the |this |that )?(?:requested |web)?(?:page|url|file|content|site)(?: you (?:requested|are looking for|were looking for|re looking for))? (?:(?:(?:was|is|has|could|can) )?not (?:been |be )?|cannot be |(?:was|is|could|ca)n.?t (?:be )?)(?:found|available)',
    '(?:404 )?(?:oops |sorry )?(?:we )?(?:can.?t|couldn.?t|cannot|could not) find (?:the|this|that|your) page(?: you.{0,20})?',
    '(?:404 )?(?:oops |sorry )?(?:the |this |that )?page (?:does not|doesn.?t|no longer) exists?',
    '(?:404 )?not found',
    '(?:404 )?(?:die |diese )?(?:angeforderte )?seite (?:wurde |konnte )?(?:leider )?nicht gefunden(?: werden)?',
    '(?:404 )?(?:la |cette )?page (?:demandée )?(?:est )?(?:non trouvée|introuvable|n.existe pas)',
    '(?:404 )?(?:la )?página (?:no|não) (?:encontrada|existe|se ha encontrado|foi encontrada)',
    '(?:404 )?(?:la )?pagina non (?:trovata|esiste)',
    '(?:404 )?(?:de )?pagina (?:is )?niet gevonden',
    '(?:404 )?(?:sidan|siden) (?:hittades inte|blev ikke fundet|ble ikke funnet|ikke fundet|ikke funnet)',
    '(?:404 )?(?:nie znaleziono strony|strona nie (?:została )?znaleziona|stránka nenalezena|страница не найдена|сторінку не знайдено|sayfa bulunamadı)',
    '(?:404 )?(?:ページが見つかりません(?:でした)?|お探しのページは見つかりません(?:でした)?|页面未找到|找不到(?:该)?页面|找不到網頁|페이지를 찾을 수 없습니다)',
].join('|')})$`, 'i');
/** Characters of a title or heading that says no more than that there is no page. */
const LONGEST_NOTICE = 200;
/** Parts of a title stand apart by these. */
const TITLE_PARTS = /\s+[|–—·»:-]\s+|\s*[|–—·»]\s*|:\s+/u;
/** Whether a title or heading says that there is no page, and nothing else but the site's name. */
function saysNotFound(text) {
    const plain = (part) => (0,html_document/* foldSpace */.GQ)(part.replace(/[!.,?…"“”()[\]😕😢🙁:;–—-]/gu, ' ')).replaceAll(/[’']/g, '’');
    if (text.length > LONGEST_NOTICE)
        return false;
    return [text, ...text.split(TITLE_PARTS)].some(part => NOT_FOUND.test(plain(part)));
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/amount.js









/** Words of main text under which a page has next to nothing to say. */
const ALMOST_NO_WORDS = 50;
/** Words up to which a page whose title or H1 says "not found" is an error page and not an article about one. */
const NOT_FOUND_WORDS = 150;
/** Addresses under which a site keeps its error page on purpose. */
const ERROR_PAGE = /\/(?:404|_not-found|not-found)(?:\.html?)?\/?$/i;
const HELPFUL = 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content';
/** How much text the page has, and whether that says that there is no page. */
const amount = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'almost-no-text': {
            severity: 'warning',
            title: 'The page has almost no text',
            why: 'Search engines can hardly tell what the page is about, and may not index it.',
            fix: 'Describe in text what the page offers. If nobody should find it in search, set noindex.',
            help: HELPFUL,
            example: '<main><p>Coming soon.</p></main>',
        },
        'thin-content': {
            severity: 'notice',
            title: 'The page has little text',
            why: 'Search engines set no minimum length, but a page with little text rarely answers a question better than other pages do.',
            fix: 'Check that the page answers what its visitors come for. If it does, leave it as it is.',
            help: HELPFUL,
            example: 'a main text of 80 words',
        },
        'soft-404': {
            severity: 'error',
            title: 'The page says "not found" but answers with a success status',
            why: 'Search engines treat it as a soft 404 and do not index it; visitors find nothing.',
            fix: 'Restore the content or correct the route. If there is no such page, answer with status 404 or 410.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
            example: '200 OK\n<h1>Page not found</h1>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const { document, main, statistics, kind, headings } = examination;
        const words = kind === 'listing' ? statistics.words : ownWords(examination);
        const soft404 = judgeSoft404(document, headings, words, page.response.status);
        const errorPage = (0,judgement/* notApplicable */.hH)('the page says "not found", which is reported on its own');
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, {
                ...judgeAmount(document, main, words, kind),
                ...(soft404.outcome === 'fail' && { 'almost-no-text': errorPage, 'thin-content': errorPage }),
                'soft-404': soft404,
            }),
        };
    },
});
/** Words of the main text. Where nothing marks it, links in front of its first heading are taken for the navigation. */
function ownWords({ main, index, statistics }) {
    if (main.foundBy === 'main' || main.foundBy === 'article')
        return statistics.words;
    const firstHeading = main.blocks.findIndex(({ kind }) => kind === 'heading');
    const isNavigation = ({ text, linkCharacters }, at) => (firstHeading < 0 || at < firstHeading) && linkCharacters > text.length / 2;
    return index.count(main.blocks.filter((block, at) => !isNavigation(block, at)));
}
const SHORT = {
    contact: 'a contact page may be short',
    search: 'a search page needs little text',
    login: 'a page for an account or a purchase needs little text',
    calendar: 'a calendar needs little text',
    gallery: 'the content of the page is images',
    embed: 'the content of the page is embedded, such as a map or a video',
};
/** Judges the amount of text. A list of pages, a form, and what asks not to be indexed need none. */
function judgeAmount(document, main, words, kind) {
    const both = (judgement) => ({ 'almost-no-text': judgement, 'thin-content': judgement });
    if (words >= THIN_WORDS)
        return both((0,judgement/* pass */.IX)(`${words} words of main text`));
    if (asksNotToBeIndexed(document))
        return both((0,judgement/* notApplicable */.hH)('the page asks not to be indexed'));
    if (kind === 'listing')
        return both((0,judgement/* notApplicable */.hH)(`a page that lists other pages needs no text of its own (${words} words)`));
    if (kind === 'form')
        return both((0,judgement/* notApplicable */.hH)(`a page with a form needs little text (${words} words)`));
    if (kind !== 'home' && kind !== 'text')
        return both((0,judgement/* notApplicable */.hH)(`${SHORT[kind]} (${words} words)`));
    const root = main.root;
    const found = (bound) => {
        const message = `Only ${counted(words)} of main text (${bound}).`;
        return (0,judgement/* fail */.fJ)(root?.sourceCodeLocation ? document.occurrence(root, message) : { url: document.url, message });
    };
    if (words < ALMOST_NO_WORDS) {
        return {
            'almost-no-text': found(`warning below ${ALMOST_NO_WORDS}`),
            'thin-content': (0,judgement/* notApplicable */.hH)('the page has almost no text at all'),
        };
    }
    const thin = kind === 'home'
        ? (0,judgement/* notApplicable */.hH)(`a home page may be short (${words} words)`)
        : found(`notice below ${THIN_WORDS}`);
    return { 'almost-no-text': (0,judgement/* pass */.IX)(`${words} words of main text`), 'thin-content': thin };
}
function counted(words) {
    return words === 1 ? '1 word' : `${words} words`;
}
/** By its own markup alone: a header on a preview is mostly the platform's. */
function asksNotToBeIndexed(document) {
    return (0,page_directives/* metaDirectives */.IU)(document).inHead.some(({ name, bot }) => (name === 'noindex' || name === 'none') && (bot === '*' || bot === 'googlebot'));
}
/**
 * A page that says it does not exist, sent as if it did. Strong evidence only: the title or the H1 says so and there
 * is little else to read.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors
 */
function judgeSoft404(document, headings, words, status) {
    if (ERROR_PAGE.test(new URL(document.url).pathname))
        return (0,judgement/* notApplicable */.hH)('this is the error page of the site, by its address');
    if (words > NOT_FOUND_WORDS)
        return (0,judgement/* pass */.IX)();
    const h1 = headings.find(heading => heading.level === 1 && saysNotFound(heading.text));
    if (h1)
        return (0,judgement/* fail */.fJ)(document.occurrence(h1.element, `The server answers ${status}, but the H1 says "${h1.text}".`));
    const title = document
        .elements('title')
        .find(element => saysNotFound((0,text_start/* startOfSeenText */.Mq)(element, 2 * LONGEST_NOTICE)));
    if (!title)
        return (0,judgement/* pass */.IX)();
    return (0,judgement/* fail */.fJ)(document.occurrence(title, `The server answers ${status}, but the title says "${(0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(title))}".`));
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/heading-structure.js







/** Characters of an H1. Titles of articles are often over 70, the limit of other tools; from here on it is a paragraph. */
const LONG_H1_CHARACTERS = 150;
const TITLE_LINK = 'https://developers.google.com/search/docs/appearance/title-link';
const HEADINGS = 'https://www.w3.org/WAI/tutorials/page-structure/headings/';
/** Headings, and whether they tell what the page is about and how it is divided. */
const headingStructure = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'h1-missing': {
            severity: 'warning',
            title: 'The page has no H1',
            why: 'The H1 tells visitors and search engines what the page is about. Google may use it as the title in results.',
            fix: 'Make the visible title of the content an <h1>.',
            help: TITLE_LINK,
            example: '<main><h2>Red bike</h2>…</main>',
        },
        'h1-empty': {
            severity: 'warning',
            title: 'An H1 is empty',
            why: 'The heading that should name the page tells search engines and screen readers nothing.',
            fix: 'Put text into the <h1>, or an alt on its image. If it only makes space, remove it.',
            help: HEADINGS,
            example: '<h1></h1>',
        },
        'h1-multiple': {
            severity: 'notice',
            title: 'The page has several H1s',
            why: 'It is not clear which one names the page. HTML no longer ranks an H1 lower because it is in an article or a section.',
            fix: 'Keep one <h1> for the title of the page. Make the others, such as those of teasers, <h2>.',
            help: TITLE_LINK,
            example: '<h1>Red bike</h1> … <h1>Our shop</h1>',
        },
        'h1-too-long': {
            severity: 'notice',
            title: 'An H1 is very long',
            why: 'It is most likely a paragraph that was marked as a heading; results show only its beginning.',
            fix: 'Shorten the heading and move the rest into the text below it.',
            help: TITLE_LINK,
            example: 'an <h1> of 190 characters',
        },
        'heading-empty': {
            severity: 'notice',
            title: 'A heading is empty',
            why: 'Screen readers announce a heading and then say nothing.',
            fix: 'Put text into the heading, or use an element that is not a heading.',
            help: 'https://www.w3.org/WAI/standards-guidelines/act/rules/ffd0e9/',
            example: '<h2><span></span></h2>',
        },
        'heading-skipped': {
            severity: 'notice',
            title: 'A heading skips a level',
            why: 'Screen reader users who go from heading to heading think that a part is missing.',
            fix: 'Put an H3 below an H2, and set the font size in CSS.',
            help: `${HEADINGS}#heading-ranks`,
            example: '<h1>Red bike</h1><h4>Sizes</h4>',
        },
        'heading-duplicate': {
            severity: 'notice',
            title: 'Two headings of one section are identical',
            why: 'Readers of an outline, and users of screen readers, cannot tell them apart.',
            fix: 'Say in each heading what its part is about, or merge the parts.',
            help: HEADINGS,
            example: '<h2>Sizes</h2> … <h2>Sizes</h2>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const { document, headings } = examination;
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeHeadings(document, headings)) };
    },
});
function judgeHeadings(document, headings) {
    const h1s = headings.filter(heading => heading.level === 1);
    const content = headings.filter(heading => !heading.boilerplate);
    return {
        ...judgeH1(document, h1s),
        'heading-empty': judgeEmpty(document, headings.filter(heading => heading.level > 1)),
        'heading-skipped': judgeSkips(document, content),
        'heading-duplicate': judgeDuplicates(document, content),
    };
}
function judgeH1(document, h1s) {
    const filled = h1s.filter(heading => heading.text !== '' || heading.mayComeFromScript);
    const empty = h1s.filter(heading => heading.text === '' && !heading.mayComeFromScript);
    const noH1 = (0,judgement/* notApplicable */.hH)('the page has no H1 with text');
    return {
        'h1-missing': judgeMissing(document, h1s),
        'h1-empty': h1s.length === 0
            ? (0,judgement/* notApplicable */.hH)('the page has no H1')
            : (0,judgement/* failWhere */.a4)(empty.map(({ element }) => document.occurrence(element, 'This H1 has no text and no image with alt.'))),
        'h1-multiple': filled.length === 0 ? noH1 : judgeMultiple(document, filled),
        'h1-too-long': filled.length === 0
            ? noH1
            : (0,judgement/* failWhere */.a4)(filled
                .filter(({ text }) => lengthOf(text) > LONG_H1_CHARACTERS)
                .map(({ element, text }) => document.occurrence(element, `This H1 has ${lengthText(text)} (notice above ${LONG_H1_CHARACTERS}).`))),
    };
}
function judgeMissing(document, h1s) {
    if (h1s.some(({ text, mayComeFromScript }) => text !== '' || mayComeFromScript))
        return (0,judgement/* pass */.IX)();
    if (h1s.length > 0)
        return (0,judgement/* notApplicable */.hH)('the page has an H1, but it is empty');
    const place = document.body;
    const message = 'No visible H1 on the page.';
    return (0,judgement/* fail */.fJ)(place?.sourceCodeLocation ? document.occurrence(place, message) : { url: document.url, message });
}
/**
 * Those in articles and sections count too: HTML no longer ranks them lower, and screen readers never did.
 *
 * @see https://github.com/whatwg/html/pull/7829
 */
function judgeMultiple(document, h1s) {
    const counted = h1s.length > 1 ? h1s : [];
    return (0,judgement/* failWhere */.a4)(counted.map(({ element, text }, index) => document.occurrence(element, `H1 ${index + 1} of ${counted.length}: "${text}".`)));
}
function judgeEmpty(document, headings) {
    if (headings.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no headings below H1');
    return (0,judgement/* failWhere */.a4)(headings
        .filter(heading => heading.text === '' && !heading.mayComeFromScript)
        .map(({ element, level }) => document.occurrence(element, `This H${level} has no text and no image with alt.`)));
}
/**
 * Ranks may fall back by any number of levels but rise by one only; the fixed parts of a page keep ranks of their own.
 *
 * @see https://www.w3.org/WAI/tutorials/page-structure/headings/#heading-ranks
 */
function judgeSkips(document, content) {
    if (content.length < 2)
        return (0,judgement/* notApplicable */.hH)('the content has fewer than two headings');
    return (0,judgement/* failWhere */.a4)(content.flatMap((heading, index) => {
        const before = content[index - 1];
        if (!before || heading.level <= before.level + 1)
            return [];
        return document.occurrence(heading.element, `H${heading.level} "${heading.text}" follows H${before.level} "${before.text}".`);
    }));
}
function outlinePlace(level, above) {
    return { level, times: 0, above, below: new Map() };
}
/**
 * Equal headings under one parent; the same words in different chapters are no fault. Nor is what a carousel repeats to
 * go round, or a figure: several counters stand at 0 before they begin to count.
 */
function judgeDuplicates(document, content) {
    if (content.length < 2)
        return (0,judgement/* notApplicable */.hH)('the content has fewer than two headings');
    const occurrences = [];
    const cards = new CardTexts();
    let at = outlinePlace(0);
    for (const heading of content) {
        const { element, level, text } = heading;
        while (at.above && at.level >= level)
            at = at.above;
        const key = `${level} ${text}`;
        const place = at.below.get(key) ?? outlinePlace(level, at);
        at.below.set(key, place);
        at = place;
        place.first ??= heading;
        if (text === '' || isFigure(text))
            continue;
        if (heading !== place.first && isCopyOf(heading, place.first, cards))
            continue;
        if (++place.times > 1)
            occurrences.push(document.occurrence(element, `H${level} "${text}" for the ${ordinal(place.times)} time in this section.`));
    }
    return (0,judgement/* failWhere */.a4)(occurrences);
}
/** Characters of a figure with its unit. */
const LONGEST_FIGURE = 20;
/** A number, with a sign and a letter at most: "0", "99 %", "€ 0", "12k+". */
function isFigure(text) {
    return text.length <= LONGEST_FIGURE && /\d/.test(text) && !/\p{L}{2}/u.test(text);
}
/** Steps up from a heading to the card that it stands in. */
const MAX_STEPS_TO_CARD = 20;
/** Characters by which cards are compared. */
const CARD_CHARACTERS = 1000;
/** The starts of the texts of cards, each read once: many may be compared with the first. */
class CardTexts {
    #texts = new Map();
    of(card) {
        const text = this.#texts.get(card) ?? (0,text_start/* startOfSeenText */.Mq)(card, CARD_CHARACTERS);
        this.#texts.set(card, text);
        return text;
    }
}
/** Whether one heading stands in a carousel with another, or in a card beside its own that says the same in full. */
function isCopyOf(copy, original, texts) {
    if (copy.inCarousel && original.inCarousel)
        return true;
    const cards = childrenOfCommonParent(copy.element, original.element);
    if (!cards)
        return false;
    const [text, other] = cards.map(card => texts.of(card));
    return text === other && text.length > copy.text.length;
}
function childrenOfCommonParent(a, b) {
    const cards = new Map(pathUp(a).map(element => [element.parentNode, element]));
    for (const element of pathUp(b)) {
        const card = cards.get(element.parentNode);
        if (card)
            return [card, element];
    }
    return undefined;
}
function pathUp(element) {
    const path = [];
    for (let at = element; at && path.length < MAX_STEPS_TO_CARD; at = (0,html_document/* parentOf */.gN)(at))
        path.push(at);
    return path;
}
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
function ordinal(number) {
    return `${number}${ENDINGS[ORDINALS.select(number)]}`;
}
const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Characters as people count them. */
function lengthOf(text) {
    return [...CHARACTERS.segment(text)].length;
}
function lengthText(text) {
    return text.length >= MAX_NAME_LENGTH
        ? `more than ${MAX_NAME_LENGTH - 1} characters`
        : `${lengthOf(text)} characters`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/alt-texts.js
/** Characters of an alternative text that are looked at. */
const MOST_CHARACTERS = 200;
/** Words that are no more than the kind of thing that an image is, in the languages that are most frequent on the web. */
const KIND_WORDS = new Set([
    ...['image', 'images', 'img', 'picture', 'pic', 'photo', 'photograph', 'graphic', 'thumbnail', 'thumb'],
    ...[
        'image alt',
        'alt',
        'alt text',
        'alt image',
        'image description',
        'image here',
        'your image',
        'my image',
    ],
    ...[
        'alternative text',
        'placeholder',
        'dummy',
        'untitled',
        'undefined',
        'null',
        'nan',
        '[object object]',
    ],
    ...[
        'bild',
        'bilder',
        'foto',
        'fotos',
        'grafik',
        'abbildung',
        'platzhalter',
        'beschreibung',
        'alternativtext',
    ],
    ...[
        'imagen',
        'imágenes',
        'fotografía',
        'imagem',
        'immagine',
        'afbeelding',
        'plaatje',
        'obraz',
        'zdjęcie',
    ],
    ...['bildet', 'billede', 'kuva', 'resim', 'fotoğraf', 'фото', 'изображение', 'картинка', 'зображення'],
    ...['画像', '写真', 'イメージ', '图片', '圖片', '照片', '이미지', '사진', 'صورة', 'תמונה'],
].map(word => word.normalize()));
/** What templates put before the word "image". */
const TEMPLATE_IMAGE = /^(?:responsive|featured|hero|post|blog|card|slider?|carousel|gallery|sample|default|placeholder|generic|background) ?-?(?:image|img|photo|picture|pic)(?: cap)?(?: ?#?\d{1,3})?$/;
/** Words for what stands for somebody, without whom; beside a text that says who they are no fault. */
const STANDS_FOR_SOMEBODY = /^(?:logo|image logo|logo image|site logo|brand logo|company logo|header logo|the logo|logotype|logotipo|логотип|ロゴ|ロゴボタン|avatar|user avatar|icon|brand|イコン)$/;
/** Names that files have, alone. */
const FILE_NAME = /^[^/\\<>"?*|]{1,150}\.(?:jpe?g|jfif|png|gif|webp|avif|svg|bmp|tiff?|heic)$/;
/** Names without ending that cameras, telephones and databases give. */
const GIVEN_NAMES = [
    /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?:[\s_-].{0,40})?$/,
    /^(?=.{0,40}\d)(?=.{0,40}[a-f])[\da-f]{24,64}$/,
    /^(?:img|image|dsc[nf]?|_dsc|_mg|pxl|mvimg|gopr|wp|dji|photo|foto|pic|picture|bild)[_-]\d{3,14}(?:[\s_.-][\da-z()_-]{0,30})?$/,
    /^(?:img|image|dsc[nf]?|pxl|gopr|dji)\d{4,14}$/,
    /^(?:image|img|photo|foto|picture|bild|imagen) ?\(?\d{1,3}\)?$/,
    /^p\d{7}$/,
    /^(?:screenshot|screen shot|bildschirmfoto|captura de pantalla|capture d[’']écran|whatsapp image|снимок экрана)[ _-]+(?:from |um |del? )?\d[\d\sa-z.:_()-]{5,60}$/,
];
/**
 * Why an alternative text says nothing of its image; undefined where it may say something.
 *
 * @param alt with white space folded
 * @param isNamedBeside a text beside it says the same or more, as in a link of an image and a name
 */
function whyMeaningless(alt, isNamedBeside) {
    if (alt.length > MOST_CHARACTERS)
        return undefined;
    const text = alt.normalize().toLowerCase();
    if (/^alt ?=/.test(text))
        return 'a quotation mark too many ends it early';
    if (FILE_NAME.test(text) && !/\s\S+\s\S+\s/.test(text))
        return 'the name of a file';
    if (GIVEN_NAMES.some(pattern => pattern.test(text)))
        return 'a name that a program gave to a file';
    if (KIND_WORDS.has(text) || TEMPLATE_IMAGE.test(text))
        return 'it says only that there is an image';
    if (!isNamedBeside && STANDS_FOR_SOMEBODY.test(text))
        return 'it does not say whose';
    return undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/image-texts.js







/** Whether the alternative texts of images say what is on them. */
const imageTexts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'alt-text-meaningless': {
            severity: 'notice',
            title: 'Alt texts say nothing about their images',
            why: 'Screen readers read out the alt, and Google Images ranks by it. File names and words such as "image" help neither.',
            fix: 'Say in the alt what is on the image, or where its link leads. Write alt="" if the image only decorates.',
            help: 'https://www.w3.org/WAI/tutorials/images/tips/',
            example: '<img src="/red-bike.jpg" alt="IMG_1234.jpg">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const { document, regions } = examination;
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'alt-text-meaningless': judgeAlts(document, regions) }) };
    },
});
/** Different images with one alternative text from which on it cannot be theirs. */
const TOO_MANY = 3;
function judgeAlts(document, { hidden }) {
    const alts = document.elements('img').flatMap((image) => {
        const text = (0,html_document/* foldSpace */.GQ)((0,html_document/* attribute */.lt)(image, 'alt') ?? '');
        return text === '' || hidden.has(image) || isForNobody(image) ? [] : [{ image, text }];
    });
    if (alts.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no image with an alt');
    const faults = new Map();
    const others = [];
    for (const { image, text } of alts) {
        const why = whyMeaningless(text, isNamedBeside(image));
        if (why === undefined)
            others.push({ image, text });
        else
            faults.set(image, document.occurrence(image, `The alt is "${text}": ${why}.`));
    }
    for (const { image, text, count } of repeated(others)) {
        const message = `The alt "${text}" is that of ${count} different images.`;
        faults.set(image, document.occurrence(image, message));
    }
    return (0,judgement/* failWhere */.a4)(alts.flatMap(({ image }) => faults.get(image) ?? []));
}
function isForNobody(image) {
    return ((0,html_document/* attribute */.lt)(image, 'aria-hidden') === 'true' ||
        /^(?:presentation|none)$/i.test((0,html_document/* attribute */.lt)(image, 'role')?.trim() ?? '') ||
        ((0,html_document/* attribute */.lt)(image, 'aria-label') ?? (0,html_document/* attribute */.lt)(image, 'aria-labelledby')) !== undefined);
}
/** Steps up from an image to what it is part of. */
const MAX_STEPS_UP = 5;
/** Characters of a text beside an image that are asked for. */
const image_texts_MAX_TEXT = 40;
/** Whether a link, button or figure around an image has a text or a label of its own. */
function isNamedBeside(image) {
    let at = (0,html_document/* parentOf */.gN)(image);
    for (let step = 0; at && step < MAX_STEPS_UP; step++) {
        if (at.tagName === 'a' || at.tagName === 'button' || at.tagName === 'figure') {
            return (0,html_document/* attribute */.lt)(at, 'aria-label') !== undefined || (0,text_start/* startOfSeenText */.Mq)(at, image_texts_MAX_TEXT).trim() !== '';
        }
        at = (0,html_document/* parentOf */.gN)(at);
    }
    return false;
}
/** The texts that too many different images share, each with the first of these. */
function repeated(alts) {
    const byText = new Map();
    for (const { image, text } of alts) {
        const file = fileOf(image);
        if (file === undefined)
            continue;
        const same = byText.get(text) ?? { first: image, files: new Set() };
        same.files.add(file);
        byText.set(text, same);
    }
    return [...byText].flatMap(([text, { first, files }]) => files.size < TOO_MANY ? [] : [{ image: first, text, count: files.size }]);
}
/** The file of an image without what tells its sizes apart; undefined where scripts set it or it is in the page. */
function fileOf(image) {
    const src = ['data-src', 'data-lazy-src', 'data-original', 'src']
        .map(name => (0,html_document/* attribute */.lt)(image, name)?.trim())
        .find(value => value !== undefined && value !== '' && !value.startsWith('data:'));
    if (src === undefined)
        return undefined;
    const path = src.slice(0, 2000).split(/[?#]/, 1)[0];
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    return name
        .replace(/\.[a-z]{2,5}$/, '')
        .replace(/(?:[_@-](?:\d{1,4}x\d{0,4}|\d{1,4}[wx]|thumb|small|large|scaled))+$/, '');
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/generic-anchors.js
/**
 * Link texts that say nothing about where the link leads, by language, in lower case and without punctuation: our own
 * list, with all that Lighthouse's `link-text` audit has.
 *
 * @see https://developer.chrome.com/docs/lighthouse/seo/link-text
 */
const GENERIC_BY_LANGUAGE = {
    en: 'information|the link|view more|view details|see details|click|click here|click this|click this link|go|go here|here|this|this link|link|this page|' +
        'right here|more|read more|learn more|see more|show more|find out more|more info|' +
        'more information|more details|details|continue|continue reading|start|tap here|see here',
    de: 'klicke hier|siehe|dies|das|siehe hier|dieser link|mehr anzeigen|hier|klick|klick hier|klicken|klicken sie hier|hier klicken|diese seite|link|mehr|weiter|' +
        'weiterlesen|mehr lesen|mehr erfahren|mehr dazu|mehr infos|mehr informationen|' +
        'weitere informationen|weitere infos|details|zum artikel|los',
    fr: 'voir la suite|ici|cliquez ici|cliquer ici|cliquez|lien|ce lien|cette page|plus|lire plus|lire la suite|' +
        'la suite|en savoir plus|savoir plus|voir plus|plus d’infos|plus d’informations|plus de détails',
    es: 'click aqui|clicka aquí|clicka aqui|pincha aquí|pincha aqui|aqui|mas|más informacion|mas información|mas informacion|este|ver detalles|aquí|clic aquí|click aquí|haz clic aquí|haga clic aquí|pulse aquí|enlace|este enlace|más|' +
        'leer más|ver más|saber más|más información|más info|más detalles|seguir leyendo|' +
        'continuar leyendo|empezar|ir',
    it: 'qui|clicca qui|clicca|questo link|link|questa pagina|di più|leggi|leggi di più|leggi tutto|' +
        'scopri di più|per saperne di più|maggiori informazioni|più informazioni|continua|' +
        'continua a leggere|vai',
    pt: 'mais informação|saber mais|ver detalhes|aqui|clique aqui|clique|este link|ligação|esta página|mais|leia mais|ler mais|saiba mais|' +
        'ver mais|veja mais|mais informações|mais detalhes|continuar lendo|continuar|ir',
    nl: 'hier|klik hier|klik|deze link|deze pagina|meer|lees meer|lees verder|verder lezen|meer lezen|' +
        'meer info|meer informatie|meer weten|bekijk meer|verder',
    sv: 'här|klicka här|klicka|länk|den här länken|mer|läs mer|visa mer|mer info|mer information|' +
        'fortsätt|fortsätt läsa',
    da: 'her|klik her|dette link|mere|læs mere|se mere|vis mere|mere info|mere information|fortsæt',
    no: 'her|klikk her|denne lenken|lenke|mer|les mer|se mer|vis mer|mer info|mer informasjon|fortsett',
    fi: 'tästä|täältä|klikkaa|klikkaa tästä|klikkaa tätä|lue lisää|lisää|lisätietoja|katso lisää',
    pl: 'tutaj|tu|kliknij|kliknij tutaj|link|ten link|więcej|czytaj więcej|czytaj dalej|zobacz więcej|' +
        'dowiedz się więcej|więcej informacji|dalej',
    cs: 'zde|klikněte zde|klikni zde|tento odkaz|odkaz|více|číst více|číst dál|více informací|' +
        'zjistit více|pokračovat',
    hu: 'itt|ide|kattintson ide|kattints ide|link|tovább|bővebben|több|részletek|olvass tovább',
    ro: 'aici|click aici|apasă aici|link|mai mult|mai multe|citește mai mult|citește mai departe|află mai multe|detalii',
    el: 'εδώ|πατήστε εδώ|κάντε κλικ εδώ|σύνδεσμος|περισσότερα|διαβάστε περισσότερα|μάθετε περισσότερα',
    he: 'כאן|לחץ כאן|לחצו כאן|קישור|עוד|קרא עוד|קראו עוד|למידע נוסף|פרטים נוספים',
    id: 'di sini|klik di sini|klik|tautan|selengkapnya|baca selengkapnya|lihat selengkapnya|info lebih lanjut',
    vi: 'tại đây|ở đây|nhấn vào đây|bấm vào đây|xem thêm|đọc thêm|chi tiết|xem chi tiết|tìm hiểu thêm',
    tr: 'burada|buraya|buraya tıklayın|tıklayın|tıkla|bağlantı|devamı|devamını oku|daha fazla|' +
        'daha fazla bilgi',
    ru: 'здесь|тут|сюда|нажмите|нажмите здесь|ссылка|эта ссылка|по ссылке|ещё|еще|далее|подробнее|' +
        'узнать больше|читать далее|читать дальше|больше информации',
    uk: 'тут|сюди|натисніть тут|посилання|за посиланням|далі|детальніше|читати далі|дізнатися більше|' + 'більше',
    ja: '続く|全文表示|ここ|こちら|こちらをクリック|ここをクリック|クリック|リンク|続き|続きを読む|もっと見る|もっと読む|詳細|詳細を見る|詳しくはこちら|詳しく見る|さらに表示|次へ',
    zh: '这里|這裡|点击|點擊|点击这里|點擊這裡|点此|點此|链接|連結|更多|了解更多|查看更多|阅读更多|閱讀更多|查看详情|详情|继续阅读|繼續閱讀',
    ko: '이동|전체 보기|여기|여기를 클릭|여기를 클릭하세요|클릭|링크|이 링크|더보기|더 보기|자세히|자세히 보기|자세히 알아보기|계속|계속 읽기',
    ta: 'அடுத்த பக்கம்|மறுபக்கம்|முந்தைய பக்கம்|முன்பக்கம்|மேலும் அறிக|மேலும் தகவலுக்கு|மேலும் தரவுகளுக்கு|தயவுசெய்து இங்கே அழுத்தவும்|இங்கே கிளிக் செய்யவும்',
    ar: 'هنا|اضغط هنا|انقر هنا|رابط|هذا الرابط|المزيد|اقرأ المزيد|لمعرفة المزيد|معرفة المزيد',
    fa: 'اطلاعات|این|اینجا بزنید|برو|بیشتر بدانید|شروع|اینجا|اینجا کلیک کنید|کلیک کنید|لینک|بیشتر|ادامه مطلب|بیشتر بخوانید|اطلاعات بیشتر',
    hi: 'यहाँ|यहां|यहाँ क्लिक करें|यहां क्लिक करें|और पढ़ें|अधिक|अधिक जानें|और जानें',
};
/** Characters above which a text is not in the lists; longer ones need not be looked at. */
const LONGEST_GENERIC = 60;
/**
 * Whether a link text says nothing in the language that it is in. English phrases count in every language, where they
 * were left untranslated; single words do not, since "link", "start", "more" and "her" are words of others too.
 *
 * @param language primary subtag; empty where none is known: then only English counts
 */
function isGenericAnchor(text, language) {
    if (text.length > LONGEST_GENERIC)
        return false;
    const plain = text
        .toLowerCase()
        .replaceAll("'", '’')
        // A dash in front is part of the word: "--details" is the name of an option.
        .replace(/^(?!-)[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '');
    const isListed = (code) => GENERIC_BY_LANGUAGE[code]?.split('|').includes(plain) === true;
    if (language === '')
        return isListed('en');
    return isListed(language) || (plain.includes(' ') && isListed('en'));
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/link-texts.js








const ANCHOR_TEXT = 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable';
/** Whether links say where they lead. */
const linkTexts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'link-empty': {
            severity: 'warning',
            title: 'A link has no text',
            why: 'Search engines learn from the text of a link what its target is about. A screen reader can only read out the URL.',
            fix: 'Put text into the link, an alt on its image, or an aria-label on the link if it holds an icon.',
            help: ANCHOR_TEXT,
            example: '<a href="/cart"></a>',
        },
        'link-text-generic': {
            severity: 'notice',
            title: 'A link text says nothing about its target',
            why: 'Words such as "click here" do not tell search engines and visitors in a hurry where the link leads.',
            fix: 'Name the target in a few words that make sense on their own.',
            help: 'https://developer.chrome.com/docs/lighthouse/seo/link-text',
            example: '<a href="/sizes">Click here</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const { document, links, readIn } = examination;
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeLinks(document, links, readIn)) };
    },
});
function judgeLinks(document, links, language) {
    if (links.length === 0) {
        const none = (0,judgement/* notApplicable */.hH)('the page links to no other page');
        return { 'link-empty': none, 'link-text-generic': none };
    }
    // Of what is not followed the text counts for nothing.
    const named = links.filter(link => !link.nofollow && link.name !== '');
    const hasOtherLanguages = named.some(({ name }) => OTHER_LANGUAGES.test(name));
    return {
        'link-empty': (0,judgement/* failWhere */.a4)(links
            .filter(link => link.name === '' && !link.mayComeFromScript && !isOutOfReach(link.element))
            .map(link => document.occurrence(link.element, `The link to ${link.url} has no text, no label and no image with alt.`))),
        'link-text-generic': named.length === 0
            ? (0,judgement/* notApplicable */.hH)('no link that search engines follow has text')
            : (0,judgement/* failWhere */.a4)(named
                .filter(link => isGenericAnchor(link.name, primary(link.lang) || language))
                .filter(link => !namesItsTarget(link) &&
                !isInNamedCard(link.element) &&
                !isGoLanguage(link, hasOtherLanguages))
                .map(link => document.occurrence(link.element, `"${link.name}" links to ${link.url}.`))),
    };
}
/** Steps up to the card that a link closes, the nodes of a card, and the links that it may have. */
const link_texts_MAX_STEPS_TO_CARD = 5;
const MAX_CARD_NODES = 200;
const MAX_CARD_LINKS = 3;
/**
 * Whether a link stands on its own in a card under the one heading of it, which says where it leads; not one in a
 * sentence, nor in a section of a text.
 */
function isInNamedCard(link) {
    let at = (0,html_document/* parentOf */.gN)(link);
    if (at?.childNodes.some(node => 'value' in node && node.nodeName === '#text' && node.value.trim() !== ''))
        return false;
    for (let step = 0; at && step < link_texts_MAX_STEPS_TO_CARD && !NO_CARDS.has(at.tagName); step++) {
        const nodes = [...(0,text_start/* firstNodes */.wg)(at, MAX_CARD_NODES + 1)];
        if (nodes.length > MAX_CARD_NODES)
            return false;
        const within = nodes.filter(html_document/* isElement */.vq);
        const headings = within.filter(({ tagName }) => /^h[2-6]$/.test(tagName));
        if (headings.length > 0) {
            const links = within.filter(({ tagName }) => tagName === 'a');
            return headings.length === 1 && links.length <= MAX_CARD_LINKS;
        }
        at = (0,html_document/* parentOf */.gN)(at);
    }
    return false;
}
const NO_CARDS = new Set(['main', 'body', 'html', 'nav', 'header', 'footer']);
/** Out of the order of focus: the second link of a card, beside one with a name. */
function isOutOfReach(element) {
    return (0,html_document/* attribute */.lt)(element, 'tabindex')?.trim() === '-1';
}
/** The text is the target's own name, as `continue` for the statement of a language in its manual. */
function namesItsTarget({ name, url }) {
    const { pathname, hash } = new URL(url);
    const last = (hash || pathname.replace(/\/$/, '')).split(/[/#.]/).at(-1);
    return last.toLowerCase() === name.toLowerCase().replaceAll(/[<>()]/g, '');
}
const GO = /^go$/i;
/** Its address tells of the programming language, as `https://go.dev/` and `/docs/golang/setup`. */
const ABOUT_GO = /(?:^|[^a-z])go(?:lang)?(?:$|[^a-z])/i;
const OTHER_LANGUAGES = /^(?:c\+\+|c#|java|javascript|kotlin|node\.?js|php|python|ruby|rust|scala|swift|typescript)$/i;
/** "Go" is a language where it stands among others or leads to its pages. */
function isGoLanguage({ name, url }, hasOtherLanguages) {
    return GO.test(name) && (hasOtherLanguages || ABOUT_GO.test(url));
}

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
;// CONCATENATED MODULE: ./lib/engine/tools/content/head-texts.js


const META_TEXTS = new Set([
    'description',
    'og:title',
    'og:description',
    'twitter:title',
    'twitter:description',
]);
/** Characters of a text that are looked at. */
const head_texts_MAX_TEXT = 1000;
/** Title, description and the texts of social cards. */
function headTextsOf(document) {
    const [title] = document.elements('title');
    const metas = document.elements('meta').flatMap(element => {
        const name = ((0,html_document/* attribute */.lt)(element, 'property') ?? (0,html_document/* attribute */.lt)(element, 'name'))?.trim().toLowerCase() ?? '';
        const text = (0,html_document/* foldSpace */.GQ)(((0,html_document/* attribute */.lt)(element, 'content') ?? '').slice(0, head_texts_MAX_TEXT));
        return META_TEXTS.has(name) && text !== '' ? [{ element, name, text }] : [];
    });
    const text = title ? (0,text_start/* startOfSeenText */.Mq)(title, head_texts_MAX_TEXT) : '';
    return title && text !== '' ? [{ element: title, name: 'title', text }, ...metas] : metas;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/sample-contacts.js
/** Names of nobody. */
const NOBODY = /^(?:by |von |par |por |[–—-]\s?)?(?:john|jane) doe(?:$|,? (?:[–—-] )?(?:ceo|cto|founder|co-founder|designer|developer|manager|director|customer|client|marketing|author)\b.{0,40}$|[,.]$)/i;
/** Hosts that stand for the one of the site's owner. */
const OWNERS_HOST = '(?:www\\.)?(?:your[-_]?(?:domain|site|website|company)(?:[-_]?(?:name|here))?|(?:deine|ihre)[-_]?(?:domain|firma|webseite)|votre[-_]?(?:domaine|site|entreprise)|tu[-_]?(?:dominio|empresa|sitio))\\.[a-z]{2,6}(?:\\.[a-z]{2})?';
const YOUR_HOST = new RegExp(`^${OWNERS_HOST}$`, 'i');
/** Mailboxes by their parts: at hosts that exist only those count that nobody would have. */
const SAMPLE_ADDRESSES = [
    new RegExp(`^[\\w.+-]{1,40}@${OWNERS_HOST}$`, 'i'),
    /^[\w.+-]{1,40}@(?:example\.(?:com|org|net)|mydomain\.com)$/i,
    /^(?:info|contact|hello|mail|support|office|sales|name|email|example|your(?:[-_.]?(?:name|email|mail))?|user)@(?:domain|website|mysite|yoursite)\.com$/i,
    /^(?:example|your(?:[-_.]?(?:name|email|mail))?|name|email|someone|john\.?doe|jane\.?doe)@(?:site|email|mail|gmail|company)\.com$/i,
];
/** What site builders put for an address and a number. */
const SAMPLE_PLACES = /^(?:500 terry fran(?:c|ç)ois street\b.{0,60}|(?:tel|phone|call us)?[:.]?\s?123-456-7890|(?:tel|phone)?[:.]?\s?\(?555\)?[- ]555[- ]5555)$/i;
const LONGEST = 120;
/** Whether a whole text is the name of nobody, with a role at most. */
function isNobody(text) {
    return text.length <= LONGEST && NOBODY.test(text);
}
/** Whether a whole text is a mailbox or site of nobody, with a label at most. */
function isSampleContact(text) {
    if (text.length > LONGEST)
        return false;
    const bare = text.replace(/^(?:e-?mail|mail|contact|kontakt|courriel|correo|web|website)\s?[:.]?\s/i, '');
    return isSampleAddress(bare) || YOUR_HOST.test(bare);
}
/** Whether a whole text is the address or the number that a site builder puts there. */
function isSamplePlace(text) {
    return text.length <= LONGEST && SAMPLE_PLACES.test(text);
}
/** Whether a link leads to somebody who does not exist: `mailto:example@example.com`, `https://your-domain.com/`. */
function leadsToNobody(href) {
    const target = href.trim().slice(0, LONGEST);
    const mail = /^mailto:([^?]{1,100})/i.exec(target)?.[1];
    if (mail !== undefined)
        return isSampleAddress(mail);
    const host = /^https?:\/\/([^/?#:]{1,80})/i.exec(target)?.[1];
    return host !== undefined && YOUR_HOST.test(host);
}
function isSampleAddress(address) {
    return SAMPLE_ADDRESSES.some(pattern => pattern.test(address));
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/unresolved.js
/** What a template engine was to replace: `{{ title }}`, `{% include x %}`, `<%= name %>`, `${name}`, `%%title%%`. */
const TEMPLATE_TAGS = [
    /\{\{\{?[#/>&!~^-]{0,2}\s{0,5}[\p{L}$_@.][^{}<>\n]{0,80}\}\}\}?/u,
    /\{%-?\s{0,5}\w[^%{}<>]{0,80}%\}/,
    /<%[=-]?\s{0,5}[\w@$][^%<>]{0,80}%>/,
    /\$\{\s?[A-Za-z_$][\w$.]{0,60}(?:\(\))?\s?\}(?![\^_$])/,
    /(?:^|[\s"'(])%%[a-z]{2,20}(?:_[a-z]{2,20}){0,3}%%/,
    /(?:^|\s)%[A-Z]{3,20}_[A-Z_]{2,30}%/,
    /\[(?:vc_|et_pb_|fusion_|av_|rev_slider|contact-form-7|wpforms|elementor-template|ninja_form)[\w-]{0,40}(?:\s[^\][]{0,200})?\]/,
    /\btranslation missing: [a-z]{2}[\w.-]{2,80}/i,
    /\[missing "?[\w.-]{2,80}"? translation\]/i,
];
/** TeX has braces in braces, too. */
const FORMULA = /\\[a-zA-Z]{2,20}\s?[{\\[(]|[_^]\{/;
/** A value that was not there, as scripts print it. */
const NO_VALUE = [
    /\[object (?:Object|Undefined|Promise|HTML\w{1,30})\]/,
    // Alone, in a row, or between the parts of a title or a date.
    /^[^\p{L}\p{N}]{0,5}(?:undefined|NaN)(?:[\s:.,/|·–—-]{1,4}(?:undefined|NaN)){0,5}[^\p{L}\p{N}]{0,5}$/u,
    /(?:^|\s[|·–—-]\s)(?:undefined|NaN)(?:$|\s[|·–—-]\s)/,
    /^Invalid Date$/,
    // With a unit: "NaN %", "€NaN", "$undefined", "NaN min".
    /(?:^|[\s(])[$€£¥]\s?(?:NaN|undefined)(?:$|[\s).,])/,
    /(?:^|[\s(])(?:NaN|undefined)\s?(?:[$€£¥%]|(?:px|km|kg|min|EUR|USD)\b)/,
    /(?:^|[\s(])NaN (?:reviews|ratings|items|results|days|hours|minutes|seconds|views|comments)\b/,
];
const VALUE = /undefined|NaN|\[object \w+\]/;
/** Characters of a text that are looked at. */
const MAX_LENGTH = 5000;
/** Characters of a text that has no other purpose than to show a value. */
const LONGEST_VALUE = 100;
/** The tag in a text that no template engine has replaced. */
function templateTagIn(text) {
    const start = text.slice(0, MAX_LENGTH);
    return FORMULA.test(start) ? undefined : firstMatch(TEMPLATE_TAGS, start);
}
/** What stands in a text in place of a value. */
function missingValueIn(text) {
    const found = text.length > LONGEST_VALUE ? undefined : firstMatch(NO_VALUE, text);
    return found === undefined ? undefined : (VALUE.exec(found)?.[0] ?? found);
}
function firstMatch(patterns, text) {
    for (const pattern of patterns) {
        const match = pattern.exec(text);
        if (match)
            return match[0].trim();
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/placeholders.js












const placeholders_HELPFUL = 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content';
/** Whether text of a template was left standing, or a template was not filled. */
const placeholders = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'placeholder-text': {
            severity: 'error',
            title: 'Placeholder text was left in the page',
            why: 'Visitors and search engines see that the page is unfinished or broken.',
            fix: 'Write the real text or remove the element. If a template tag or "undefined" shows, repair the template that fills it in.',
            help: placeholders_HELPFUL,
            example: '<p>Lorem ipsum dolor sit amet</p>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const found = judgePlaceholders(page, examination);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, ofFirstPart({ 'placeholder-text': found }, examination)) };
    },
});
/** Characters of a title. */
const MAX_TITLE = 1000;
/** Title and H1s: what the page says it is about. */
function subjectOf({ document, headings }) {
    const titles = document.elements('title').map(title => (0,text_start/* startOfSeenText */.Mq)(title, MAX_TITLE));
    return [...titles, ...headings.filter(heading => heading.level === 1).map(heading => heading.text)].join(' ');
}
/** A page about such text may show it: a generator of filler, a template for letters. */
const ABOUT_FILLER = /lorem ipsum|placeholder|filler|dummy|template|sample|blindtext|vorlage|muster|modèle|plantilla/i;
/** Pages about code show tags and values without saying so in their markup. */
const ABOUT_CODE = /handlebars|mustache|jinja|liquid|twig|\bvue\b|vue\.?js|angular|svelte|javascript|typescript|templating|tutorial|documentation|\bdocs\b|\bhelm\b|ansible|i18n/i;
const CODE_PATH = /\/(?:docs?|documentation|reference|api|tutorials?)(?:\/|$)/i;
function judgePlaceholders(page, examination) {
    const { document, main } = examination;
    const subject = subjectOf(examination);
    if (ABOUT_FILLER.test(subject))
        return (0,judgement/* notApplicable */.hH)('the page is about such text');
    if (main.allBlocks.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no text');
    const isAboutCode = ABOUT_CODE.test(subject) ||
        CODE_PATH.test(new URL(document.url).pathname) ||
        document.elements('pre', 'code', 'samp').length > 0;
    // Where a text can be entered, such words are a label.
    const isForEntry = document.elements('textarea').length > 0;
    const certain = main.allBlocks.flatMap(({ element, ...block }) => {
        const isLabel = isPrompt(block.prose) && (isForEntry || (0,html_document/* isInside */.FK)(element, 'form'));
        return isPlaceholder(block) && !isLabel
            ? document.occurrence(element, quoted('Placeholder text', block.prose))
            : [];
    });
    if (isAboutCode)
        return (0,judgement/* failWhere */.a4)(certain);
    return (0,judgement/* failWhere */.a4)([
        ...headTextsOf(document).flatMap(text => judgeHeadText(text, examination)),
        ...certain,
        ...unresolvedIn(page, examination),
        ...samplePeopleIn(examination, subject),
    ]);
}
function quoted(what, text) {
    return `${what}: "${(0,cut/* cutEnd */.ym)(text, 100)}".`;
}
/** What a search engine shows of a page. Whole texts that are a default are reported by serp. */
function judgeHeadText({ element, name, text }, { document }) {
    const tag = templateTagIn(text);
    if (tag !== undefined)
        return [document.occurrence(element, notReplaced(tag, `${name} "${(0,cut/* cutEnd */.ym)(text, 100)}"`))];
    const missing = missingValueIn(text);
    const isShownBySerp = name === 'title' || name === 'description';
    if (missing !== undefined && !(isShownBySerp && missing === text))
        return [
            document.occurrence(element, `The ${name} has "${missing}" in place of a value: "${(0,cut/* cutEnd */.ym)(text, 100)}".`),
        ];
    if (isSampleText(text) || (!isShownBySerp && isFiller(text)))
        return [document.occurrence(element, quoted(`Placeholder text as ${name}`, text))];
    return [];
}
function notReplaced(tag, where) {
    return `The template tag ${(0,cut/* cutEnd */.ym)(tag, 60)} was not replaced in ${where}.`;
}
/** Tags and values that a template or a script did not fill, in texts, buttons and alternative texts. */
function unresolvedIn({ scripts }, { document, main, regions }) {
    const texts = [
        ...main.allBlocks
            .filter(({ kind }) => kind !== 'code')
            .map(({ element, prose }) => ({ element, text: prose })),
        ...document
            .elements('button')
            .filter(element => !regions.hidden.has(element))
            .map(element => ({ element, text: (0,text_start/* startOfSeenText */.Mq)(element, MAX_CONTROL) })),
        ...document
            .elements('img')
            .filter(element => !regions.hidden.has(element))
            .map(element => ({
            element,
            text: (0,html_document/* foldSpace */.GQ)(((0,html_document/* attribute */.lt)(element, 'alt') ?? '').slice(0, MAX_CONTROL)),
        })),
    ];
    // Scripts that were not seen at work may have replaced the tags.
    const readsTags = scripts.state !== 'unseen';
    return texts.flatMap(({ element, text }) => {
        const tag = readsTags ? templateTagIn(text) : undefined;
        if (tag !== undefined)
            return document.occurrence(element, notReplaced(tag, `"${(0,cut/* cutEnd */.ym)(text, 100)}"`));
        const missing = missingValueIn(text);
        if (missing === undefined)
            return [];
        return document.occurrence(element, `Shows "${missing}" in place of a value: "${(0,cut/* cutEnd */.ym)(text, 100)}".`);
    });
}
/** Characters of a button or an alternative text. */
const MAX_CONTROL = 200;
/** Names and addresses of nobody, where those of somebody are to be. */
function samplePeopleIn({ document, main, regions }, subject) {
    const people = main.allBlocks.flatMap(({ element, prose, kind }) => {
        if (kind === 'code')
            return [];
        const isSample = isSamplePlace(prose) ||
            (isNobody(prose) && !/\bdoe\b/i.test(subject) && isWithin(element, ABOUT_PEOPLE)) ||
            (isSampleContact(prose) && isWithin(element, ABOUT_CONTACT) && !(0,html_document/* isInside */.FK)(element, 'form'));
        return isSample ? document.occurrence(element, quoted('Sample of a template', prose)) : [];
    });
    const hrefs = document
        .elements('a')
        .filter(element => element.sourceCodeLocation && !regions.hidden.has(element))
        .map(element => ({ element, href: (0,html_document/* attribute */.lt)(element, 'href') ?? '' }))
        .filter(({ element, href }) => leadsToNobody(href) && !isExample(element, href));
    return [
        ...people,
        ...hrefs.map(({ element, href }) => document.occurrence(element, `Links to a sample address: ${(0,cut/* cutEnd */.ym)(href, 100)}.`)),
    ];
}
/** An address that is written out in a text, as manuals have them, and not in the data of a contact. */
function isExample(element, href) {
    const text = (0,text_start/* startOfSeenText */.Mq)(element, MAX_CONTROL);
    return text.includes('@') && href.includes(text) && !isWithin(element, ABOUT_CONTACT);
}
const ABOUT_PEOPLE = /testimonial|review|quote|author|byline|team|member|client|customer|blockquote|figcaption|cite/i;
const ABOUT_CONTACT = /contact|kontakt|footer|address|imprint|impressum/i;
/** Steps up to what says what a name or an address is there for. */
const placeholders_MAX_STEPS_UP = 8;
const MAX_NAMES = 500;
function isWithin(element, what) {
    let at = element;
    for (let step = 0; at && step < placeholders_MAX_STEPS_UP; step++) {
        const names = `${at.tagName} ${(0,html_document/* attribute */.lt)(at, 'class') ?? ''} ${(0,html_document/* attribute */.lt)(at, 'id') ?? ''}`;
        if (what.test(names.slice(0, MAX_NAMES)))
            return true;
        at = (0,html_document/* parentOf */.gN)(at);
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/repeated-text.js






/** Share of the words in repeated blocks from which on a template, and not an author, repeats them. */
const REPEATED_SHARE = 0.25;
/** Words of running text without which no word can be called too frequent. */
const STUFFING_WORDS = 100;
/** Share of the words that one word makes up. In prose no word of content comes near. */
const STUFFED_WORD_SHARE = 0.15;
/** Share of the words that one phrase of two or three words makes up. */
const STUFFED_PHRASE_SHARE = 0.2;
const repeated_text_HELPFUL = 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content';
/** Whether text or words are repeated more than a reader would stand. */
const repeatedText = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'text-repeated': {
            severity: 'notice',
            title: 'The same text appears twice on the page',
            why: 'Most often a template prints a block twice, once for each screen size. Search engines and screen readers get both.',
            fix: 'Print the block once and arrange it with CSS.',
            help: repeated_text_HELPFUL,
            example: 'the same paragraph twice in <main>',
        },
        'keyword-stuffing': {
            severity: 'warning',
            title: 'One phrase is repeated far too often',
            why: 'Google calls this keyword stuffing; it is against its spam policies.',
            fix: 'Write for people, and repeat the phrase only as often as you would in speech.',
            help: 'https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing',
            example: 'cheap bikes, buy cheap bikes, cheap bikes online, cheap bikes shop …',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const { document, repetition, statistics } = examination;
        const judgements = {
            'text-repeated': judgeRepetition(document, repetition),
            'keyword-stuffing': judgeStuffing(document, statistics),
        };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, ofFirstPart(judgements, examination)) };
    },
});
/** A sentence that a manual repeats is its style; text that comes twice as a whole is a fault of the template. */
function judgeRepetition(document, { copies, compared, share }) {
    if (compared < 2) {
        return (0,judgement/* notApplicable */.hH)(`the content has fewer than two blocks of ${REPEATED_BLOCK_WORDS} words`);
    }
    if (share < REPEATED_SHARE)
        return (0,judgement/* pass */.IX)();
    return (0,judgement/* fail */.fJ)(copies.map(({ block, first, words }) => {
        const line = document.positionOf(first.element)?.line;
        const place = line === undefined ? 'further up' : `in line ${line}`;
        return document.occurrence(block.element, `The same ${words} words as ${place}: "${(0,cut/* cutEnd */.ym)(block.prose, 80)}".`);
    }), `${Math.round(share * 100)} % of the text in long blocks is repeated (notice from ${100 * REPEATED_SHARE} %).`);
}
/**
 * Keyword stuffing beyond doubt: one word or phrase makes up a share of the running text that prose never reaches.
 *
 * @see https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing
 */
function judgeStuffing(document, statistics) {
    if (statistics.proseWords < STUFFING_WORDS) {
        return (0,judgement/* notApplicable */.hH)(`the content has fewer than ${STUFFING_WORDS} words of running text`);
    }
    const stuffed = mostFrequent(distinct(statistics.paragraphs)).filter(({ phrase, share }) => share >= (phrase.includes(' ') ? STUFFED_PHRASE_SHARE : STUFFED_WORD_SHARE));
    const worst = stuffed.at(-1);
    if (!worst)
        return (0,judgement/* failWhere */.a4)([]);
    const place = statistics.paragraphs.find(({ block }) => block.prose.toLowerCase().includes(worst.phrase))
        ?.block.element;
    const message = `"${worst.phrase}" appears ${worst.count} times: ${Math.round(worst.share * 100)} % of all words.`;
    return (0,judgement/* failWhere */.a4)([place ? document.occurrence(place, message) : { url: document.url, message }]);
}
/** Cards that end alike ("Add to cart.") are a template, not stuffing; each text counts once. */
function distinct(paragraphs) {
    const seen = new Set();
    return paragraphs.filter(({ block }) => !seen.has(block.prose) && seen.add(block.prose));
}

// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/page/text/scripted-text.js
var scripted_text = __webpack_require__(9576);
;// CONCATENATED MODULE: ./lib/engine/tools/content/scripted-content.js








/** Links within the site that the document as sent lacks, from which on its way into the site depends on scripts. */
const SCRIPTED_LINKS = 3;
/** Share of all links within the site that those are. */
const SCRIPTED_LINK_SHARE = 0.5;
const RENDERING = 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics';
/** What of the content appears only after scripts. */
const scriptedContent = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'text-needs-scripts': {
            severity: 'warning',
            title: 'The text of the page needs JavaScript',
            why: 'Google renders pages later and not always. Search engines that do not run scripts find an empty page.',
            fix: 'Send the text in the HTML: render on the server or at build time.',
            help: RENDERING,
            example: '<body><div id="root"></div><script src="/app.js"></script></body>',
        },
        'h1-needs-scripts': {
            severity: 'notice',
            title: 'The H1 of the page needs JavaScript',
            why: 'Search engines that do not run scripts find another H1 than visitors see, or none.',
            fix: 'Send the H1 in the HTML.',
            help: RENDERING,
            example: '<h1></h1><script>document.querySelector("h1").textContent = "Red bike"</script>',
        },
        'links-need-scripts': {
            severity: 'notice',
            title: 'Most links into the site need JavaScript',
            why: 'Pages that are only linked from here are found late, and by fewer search engines.',
            fix: 'Send the links of the navigation and of lists in the HTML.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
            example: '<nav id="menu"></nav>, which a script fills',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const judgements = judgeScriptedContent(page, examination);
        return {
            judgements,
            facts: {
                contentNeedsScripts: page.unfilled !== undefined || judgements['text-needs-scripts'].outcome === 'fail',
                rendered: { ...(0,script_judgements/* renderingFacts */._V)(page), ...scriptedContentFacts(page, examination) },
            },
        };
    },
});
function judgeScriptedContent(page, examination) {
    const text = (0,script_judgements/* judgeScripts */.gb)(page, before => judgeText(before, examination));
    const unlessAll = (judge) => text.outcome === 'fail'
        ? (0,judgement/* notApplicable */.hH)('all of the content needs JavaScript, which is reported apart')
        : (0,script_judgements/* judgeScripts */.gb)(page, judge);
    return {
        'text-needs-scripts': text,
        'h1-needs-scripts': unlessAll(before => scripted_content_judgeH1(before, examination)),
        'links-need-scripts': unlessAll(before => scripted_content_judgeLinks(before, examination)),
    };
}
function judgeText(before, { document, main }) {
    if (main.blocks.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page shows no text');
    const found = (0,scripted_text/* scriptedText */.g)(before, main.blocks);
    const share = `${Math.round(found.share * 100)} % of the main text`;
    if (!(0,scripted_text/* dependsOnScripts */.j)(found) || !found.first)
        return (0,judgement/* pass */.IX)(`${share} needs JavaScript`);
    return (0,judgement/* fail */.fJ)(document.occurrence(found.first.element, `${share} is not in the HTML that the server sends.`));
}
function scripted_content_judgeH1(before, { document, headings }) {
    const shown = headings.filter(({ level, text }) => level === 1 && text !== '');
    if (shown.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no H1 with text');
    const sent = before
        .elements('h1')
        .map(element => (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(element)))
        .filter(Boolean);
    const known = new Set(sent.map(comparable));
    if (shown.some(({ element, text }) => known.has(comparable(text)) || known.has(comparable((0,html_document/* textOf */.b6)(element))))) {
        return (0,judgement/* pass */.IX)();
    }
    const [first] = sent;
    return (0,judgement/* failWhere */.a4)(shown.map(({ element, text }) => document.occurrence(element, first === undefined
        ? `The HTML has no H1; scripts make it "${text}".`
        : `The HTML says "${first}"; scripts make it "${text}".`)));
}
function comparable(text) {
    return text.replace(/\s+/g, '').toLowerCase();
}
function scripted_content_judgeLinks(before, { document, links }) {
    const internal = links.filter(link => link.internal);
    if (internal.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page links to no other page of the site');
    const fresh = linksNotSent(before, internal);
    const total = scripted_content_distinct(internal);
    if (fresh.length < SCRIPTED_LINKS || fresh.length < total * SCRIPTED_LINK_SHARE) {
        return (0,judgement/* pass */.IX)(`${fresh.length} of ${total} linked pages are linked only by scripts`);
    }
    return (0,judgement/* fail */.fJ)(fresh.map(({ element, url }) => document.occurrence(element, `The link to ${url} is not in the HTML that the server sends.`)));
}
/** The first link to each page that the document as sent does not link. */
function linksNotSent(before, links) {
    const known = new Set(before.elements('a', 'area').flatMap(element => {
        const href = element.attrs.find(({ name }) => name === 'href')?.value;
        const url = href === undefined ? undefined : before.resolve(href);
        return url === undefined ? [] : (0,redirect_target/* withoutFragment */.f2)(url);
    }));
    return links.filter(({ url }) => {
        const target = (0,redirect_target/* withoutFragment */.f2)(url);
        if (known.has(target))
            return false;
        known.add(target);
        return true;
    });
}
function scripted_content_distinct(links) {
    return new Set(links.map(({ url }) => (0,redirect_target/* withoutFragment */.f2)(url))).size;
}
/** What of the content was sent: `{ h1: { sent, rendered }, scriptedTextShare }`; null where scripts were not seen. */
function scriptedContentFacts({ scripts }, examination) {
    if (scripts.state !== 'seen')
        return null;
    const { share } = (0,scripted_text/* scriptedText */.g)(scripts.before, examination.main.blocks);
    const sent = scripts.before.elements('h1').map(element => (0,cut/* cutEnd */.ym)((0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(element)), 200));
    const rendered = examination.headings
        .filter(({ level }) => level === 1)
        .map(({ text }) => (0,cut/* cutEnd */.ym)(text, 200));
    return { scriptedTextShare: Math.round(share * 1000) / 1000, h1: { sent, rendered } };
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/stated-dates.js





/** Milliseconds by which two dates may differ and still be the same day in some time zone. */
const DATE_TOLERANCE_MS = 36 * 60 * 60 * 1000;
const DATES = 'https://developers.google.com/search/docs/appearance/publication-dates';
/** Whether the dates that the page states can be right. */
const statedDates = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'date-in-future': {
            severity: 'notice',
            title: 'The page is dated in the future',
            why: 'Google asks for the real date of publication and may show no date in results.',
            fix: 'State when the page was published and last changed, with the time zone.',
            help: DATES,
            example: '"datePublished": "2099-01-01"',
        },
        'dates-contradict': {
            severity: 'notice',
            title: 'The dates of the page contradict each other',
            why: 'Google compares all dates of a page and may show the wrong one, or none, in results.',
            fix: 'Take the visible date, the structured data and the meta tags from one source.',
            help: DATES,
            example: '"datePublished": "2027-03-31", "dateModified": "2027-03-01"',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const { document, byline } = examination;
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeDates(document, byline, (0,exchange/* clockOf */.ie)(page.response))) };
    },
});
const ABOUT = { published: 'Published', modified: 'Modified' };
const SOURCES = {
    schema: 'in the structured data',
    meta: 'in the meta tags',
    visible: 'on the page',
};
function judgeDates(document, { dates }, now) {
    if (dates.length === 0) {
        const none = (0,judgement/* notApplicable */.hH)('the page states no date of its own');
        return { 'date-in-future': none, 'dates-contradict': none };
    }
    const future = dates.filter(date => date.time > now + DATE_TOLERANCE_MS);
    return {
        'date-in-future': (0,judgement/* failWhere */.a4)(future.map(({ about, source, value, element }) => document.occurrence(element, `${ABOUT[about]} ${value} ${SOURCES[source]}: that is in the future.`))),
        'dates-contradict': judgeAgreement(document, dates),
    };
}
/** Compares the publication by different sources, and each change with the publication by its own source. */
function judgeAgreement(document, dates) {
    const published = dates.filter(date => date.about === 'published');
    const [first] = published;
    const others = published.filter(date => date.source !== first?.source);
    const firstBySource = new Map(published.toReversed().map(date => [date.source, date]));
    const changes = dates.flatMap(change => {
        const before = firstBySource.get(change.source);
        return change.about === 'modified' && before ? [{ change, before }] : [];
    });
    if (!first || others.length + changes.length === 0) {
        return (0,judgement/* notApplicable */.hH)('the page states too few dates to compare');
    }
    const occurrences = [];
    const other = others.find(date => Math.abs(date.time - first.time) > DATE_TOLERANCE_MS);
    if (other) {
        const message = `Published ${other.value} ${SOURCES[other.source]}, but ${first.value} ${SOURCES[first.source]}.`;
        occurrences.push(document.occurrence(other.element, message));
    }
    const early = changes.find(({ change, before }) => change.time < before.time - DATE_TOLERANCE_MS);
    if (early) {
        const message = `Modified ${early.change.value}, before it was published (${early.before.value}).`;
        occurrences.push(document.occurrence(early.change.element, message));
    }
    return (0,judgement/* failWhere */.a4)(occurrences);
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/text-damage.js






/** Whether letters of the text were damaged, or are read in another encoding than they were written in. */
const textDamage = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'text-damaged': {
            severity: 'warning',
            title: 'Text is damaged by a wrong character encoding',
            why: 'Nobody searches for words with broken letters, and they look careless.',
            fix: 'Use UTF-8 at every step: source files, database, templates, response header.',
            help: 'https://www.w3.org/International/questions/qa-what-is-encoding',
            example: 'Itâ€™s a red bike',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination, isMisread } = await examinedPage(visit);
        if (isMisread)
            return { judgements: { 'text-damaged': judgeMisread(page.sent) } };
        const damage = judgeDamage(page, examination.main.allBlocks);
        const judgements = ofFirstPart({ 'text-damaged': damage }, examination);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements) };
    },
});
/**
 * Finds text that was damaged on its way: UTF-8 that was taken for windows-1252 and encoded again ("cafÃ©"), and
 * U+FFFD, which a decoder puts where bytes were not valid. Code is left out.
 *
 * @see https://encoding.spec.whatwg.org/#windows-1252
 */
function judgeDamage({ document, response, encoding }, blocks) {
    const undecodable = !response.truncated && hasInvalidBytes(response.body, encoding);
    const occurrences = [];
    const title = document.elements('title')[0];
    const texts = blocks
        .filter(({ kind }) => kind !== 'code')
        .map(({ element, prose }) => ({ element, text: prose }));
    if (title)
        texts.unshift({ element: title, text: (0,html_document/* textOf */.b6)(title) });
    if (texts.every(({ text }) => text.trim() === ''))
        return (0,judgement/* notApplicable */.hH)('the page has no text');
    for (const { element, text } of texts) {
        const damage = doubleDecoded(text) ?? replacement(text, undecodable);
        if (damage)
            occurrences.push(document.occurrence(element, damage));
    }
    return (0,judgement/* failWhere */.a4)(occurrences);
}
/** The finding for a page that {@link misreadUtf8} has read again. */
function judgeMisread({ document }) {
    const message = 'The page is in UTF-8, but is declared otherwise or not at all: browsers read it as windows-1252. Send charset=utf-8 in Content-Type.';
    const place = document.elements('meta').find(meta => (0,html_document/* attribute */.lt)(meta, 'charset') !== undefined) ?? document.html;
    return (0,judgement/* fail */.fJ)(place?.sourceCodeLocation ? document.occurrence(place, message) : { url: document.url, message });
}
function hasInvalidBytes(body, encoding) {
    if (encoding === 'x-user-defined')
        return false;
    try {
        new TextDecoder(encoding, { fatal: true }).decode(body);
        return false;
    }
    catch {
        return true;
    }
}
/** A replacement character that the author wrote stands alone; one inside a word is a loss. */
function replacement(text, undecodable) {
    const at = undecodable ? text.indexOf('\uFFFD') : text.search(/\p{L}\uFFFD|\uFFFD\p{L}/u);
    if (at < 0)
        return undefined;
    const word = wordAround(text, text.indexOf('\uFFFD', at), 1);
    return undecodable
        ? `"${word}" has bytes that are not valid in the page's encoding.`
        : `A character of "${word}" was lost before the page was sent.`;
}

// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
;// CONCATENATED MODULE: ./lib/engine/tools/content/fingerprint.js
/** Words that make a shingle. */
const SHINGLE_WORDS = 3;
/** Words below which two texts are alike by chance. */
const MIN_WORDS = 50;
const HALF_BITS = 32;
const SEEDS = [0x9e3779b1, 0x85ebca77];
/**
 * Fingerprint of a text, from which two texts can be compared without them: SimHash of 64 bits over its shingles of
 * three words, each weighted by how often it stands there. The fewer bits differ, the more the texts have in common;
 * those of unrelated texts differ in about 32.
 *
 * @param words in their order
 * @returns 16 hexadecimal digits; null for a text of fewer than 50 words
 * @see https://research.google/pubs/detecting-near-duplicates-for-web-crawling/ (Manku, Jain, Das Sarma 2007)
 */
function fingerprintOf(words) {
    if (words.length < MIN_WORDS)
        return null;
    const votes = new Int32Array(SEEDS.length * HALF_BITS);
    const hashes = words.map(word => hash(word.toLowerCase()));
    for (let at = 0; at + SHINGLE_WORDS <= hashes.length; at++) {
        SEEDS.forEach((seed, half) => {
            let value = seed;
            for (const word of hashes.slice(at, at + SHINGLE_WORDS))
                value = mix(Math.imul(value, 31) ^ word);
            for (let bit = 0; bit < HALF_BITS; bit++)
                votes[half * HALF_BITS + bit] += (value >>> bit) & 1 || -1;
        });
    }
    return SEEDS.map((_, half) => hexadecimal(votes.subarray(half * HALF_BITS, (half + 1) * HALF_BITS))).join('');
}
function hexadecimal(votes) {
    const value = votes.reduce((bits, vote, bit) => (vote > 0 ? bits | (1 << bit) : bits), 0);
    return (value >>> 0).toString(16).padStart(HALF_BITS / 4, '0');
}
/** FNV-1a over UTF-16 code units. */
function hash(text) {
    let value = 0x811c9dc5;
    for (let at = 0; at < text.length; at++)
        value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    return value >>> 0;
}
/** The finaliser of MurmurHash3: every bit of the input moves every bit of the output. */
function mix(value) {
    let mixed = value;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/text-facts.js











/** Headings that the facts list; a reference manual has thousands. */
const MOST_HEADINGS = 200;
/** Characters of the H1. */
const MAX_H1 = 300;
/** What the text of the page is like, for reports, conditions and comparisons between pages. */
const textFacts = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        return { judgements: {}, facts: factsOf(page, examination, (0,exchange/* clockOf */.ie)(page.response)) };
    },
});
function factsOf(page, examination, now) {
    const { document, main, index, headings, language, readability, byline, kind } = examination;
    const h1 = headings.find(({ level, text }) => level === 1 && text !== '');
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
        h1: h1 && !isTeaser(h1, examination) ? (0,cut/* cutEnd */.ym)(h1.text, MAX_H1) : null,
        headingCount: headings.length,
        headings: headings.slice(0, MOST_HEADINGS).map(({ level, text }) => ({ level, text: (0,cut/* cutEnd */.ym)(text, 200) })),
        links: linkFacts(examination),
        images: imageFacts(document),
        elements: Object.fromEntries(['ul', 'ol', 'dl', 'table', 'iframe', 'video', 'figcaption'].map(tag => [
            tag,
            document.elements(tag).length,
        ])),
        author: byline.author === '' ? null : byline.author,
        dates: dateFacts(byline, page.response, now),
        textFingerprint: fingerprintOf(main.blocks.flatMap(block => index.of(block.text))),
    };
}
/** The title of another page of the site, which a listing begins with: it links there. The name of the site is none. */
function isTeaser({ element, text }, { links }) {
    return links.some(link => link.internal &&
        link.name === text &&
        !(0,comparable_url/* isHomePage */.fF)(link.url) &&
        (surrounds(element, link.element) || surrounds(link.element, element)));
}
function surrounds(outer, inner) {
    for (let at = (0,html_document/* parentOf */.gN)(inner); at; at = (0,html_document/* parentOf */.gN)(at))
        if (at === outer)
            return true;
    return false;
}
function amountFacts({ response }, { document, statistics, bodyWords, main, unread, repetition }) {
    const shownCharacters = main.allBlocks.reduce((sum, block) => sum + block.text.length, unread);
    const noscript = document
        .elements('noscript')
        .map(element => (0,html_document/* textOf */.b6)(element).replace(/<[^<>]*>/g, ' '))
        .join(' ')
        .slice(0, MAX_READ_CHARACTERS);
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
        noscriptWords: wordsOf(noscript).length,
        repeatedShare: rounded(repetition.share),
        mostFrequent: mostFrequent(statistics.paragraphs).map(({ phrase, count, share }) => ({
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
    const alts = document.elements('img').map(image => (0,html_document/* attribute */.lt)(image, 'alt'));
    return {
        count: alts.length,
        withoutAlt: alts.filter(alt => alt === undefined).length,
        emptyAlt: alts.filter(alt => alt !== undefined && alt.trim() === '').length,
    };
}
/** To a thousandth. */
function rounded(number) {
    return Math.round(number * 1000) / 1000;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/writing-systems.js
/** Letters that tell one writing system from the others. */
const SCRIPTS = {
    Latin: /\p{Script=Latin}/gu,
    Cyrillic: /\p{Script=Cyrillic}/gu,
    Greek: /\p{Script=Greek}/gu,
    Arabic: /\p{Script=Arabic}/gu,
    Hebrew: /\p{Script=Hebrew}/gu,
    Chinese: /\p{Script=Han}/gu,
    Japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    Korean: /\p{Script=Hangul}/gu,
    Devanagari: /\p{Script=Devanagari}/gu,
    Bengali: /\p{Script=Bengali}/gu,
    Tamil: /\p{Script=Tamil}/gu,
    Telugu: /\p{Script=Telugu}/gu,
    Thai: /\p{Script=Thai}/gu,
    Georgian: /\p{Script=Georgian}/gu,
    Armenian: /\p{Script=Armenian}/gu,
};
/** What a language of such a script is written in, by ISO 15924. */
const BY_CODE = {
    Latn: ['Latin'],
    Cyrl: ['Cyrillic'],
    Grek: ['Greek'],
    Arab: ['Arabic'],
    Hebr: ['Hebrew'],
    Hans: ['Chinese'],
    Hant: ['Chinese'],
    Jpan: ['Japanese', 'Chinese'],
    Kore: ['Korean', 'Chinese'],
    Deva: ['Devanagari'],
    Beng: ['Bengali'],
    Taml: ['Tamil'],
    Telu: ['Telugu'],
    Thai: ['Thai'],
    Geor: ['Georgian'],
    Armn: ['Armenian'],
};
/** Languages that are written in several, as long as their tag does not say in which. */
const SEVERAL = new Set('az bs ckb hbs ku kk ky mn ms pa sd sh sr tg tk tt ug uz za'.split(' '));
/** Letters of an alphabet that one character of these stands for. */
const DENSE = { Chinese: 3, Japanese: 2, Korean: 2 };
/** Part of a text in Chinese characters and kana from which on the kana make it Japanese. */
const KANA_SHARE = 0.15;
const ONLY_LATIN = /^[\p{Script=Latin}\P{L}]*$/u;
/** The writing system of a text; undefined where it has no letters. */
function writingOf(text) {
    let [best, most, all] = ['', 0, 0];
    if (ONLY_LATIN.test(text)) {
        const letters = text.match(SCRIPTS['Latin'])?.length ?? 0;
        return letters === 0 ? undefined : { name: 'Latin', letters, share: 1 };
    }
    const counts = new Map();
    for (const [name, pattern] of Object.entries(SCRIPTS)) {
        const count = (text.match(pattern)?.length ?? 0) * (DENSE[name] ?? 1);
        if (count > 0)
            counts.set(name, count);
    }
    const kana = counts.get('Japanese') ?? 0;
    const han = counts.get('Chinese') ?? 0;
    if (kana > 0 && kana >= (kana + han) * KANA_SHARE) {
        counts.set('Japanese', kana + han);
        counts.delete('Chinese');
    }
    for (const [name, count] of counts) {
        all += count;
        if (count > most)
            [best, most] = [name, count];
    }
    return most === 0 ? undefined : { name: best, letters: most, share: most / all };
}
/**
 * Names of the writing systems that texts in a language may be in; undefined where the tag is none or tells of none.
 *
 * @param tag of a language by BCP 47
 */
function writingsOf(tag) {
    try {
        const locale = new Intl.Locale(tag);
        if (locale.script === undefined && SEVERAL.has(locale.language))
            return undefined;
        return BY_CODE[locale.maximize().script ?? ''];
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/foreign-writing.js




/** Letters in another writing system, which make up a few sentences. */
const foreign_writing_MIN_LETTERS = 200;
/** Part of the page's letters, its frame included, from which on it is not about single names and quotations. */
const HALF_OF_THE_PAGE = 0.4;
/** Letters of a block; shorter ones are names and labels. */
const MIN_BLOCK_LETTERS = 10;
/** Part of the letters of a block that makes it one in that writing system. */
const MOST_LETTERS = 0.7;
/**
 * Finds text in another writing system on about half of a page. What has a `lang` of its own is left out, and of Latin
 * letters all that is not running text: names of brands and products are in them everywhere.
 */
function foreignWritingIn({ main, language, statistics }) {
    const own = writingsOf(language.declared);
    if (!own)
        return undefined;
    const running = new Set(statistics.paragraphs.map(({ block }) => block));
    let [all, foreign] = [0, 0];
    let found;
    for (const block of main.allBlocks) {
        if (block.kind === 'code' || primary(block.lang) !== primary(language.declared))
            continue;
        const writing = writingOf(block.prose);
        if (!writing || writing.letters < MIN_BLOCK_LETTERS)
            continue;
        all += writing.letters;
        if (own.includes(writing.name) || writing.share < MOST_LETTERS)
            continue;
        if (writing.name === 'Latin' && !running.has(block))
            continue;
        foreign += writing.letters;
        found ??= { first: block, writing };
    }
    if (!found || foreign < foreign_writing_MIN_LETTERS || foreign < all * HALF_OF_THE_PAGE)
        return undefined;
    return { name: found.writing.name, share: foreign / all, first: found.first };
}
/** Letters of a title that are no abbreviation. */
const MIN_HEAD_LETTERS = 6;
const HALF_OF_A_TEXT = 0.5;
/** Words and share of a text in Latin letters that is no name of a product. */
const MIN_LATIN_WORDS = 8;
const MOST_OF_A_TEXT = 0.9;
/** Titles, descriptions and texts of social cards in a writing system that a language is not written in. */
function foreignHeadTexts(document, own) {
    return headTextsOf(document).flatMap(text => {
        const writing = writingOf(text.text);
        if (!writing || own.includes(writing.name) || writing.letters < MIN_HEAD_LETTERS)
            return [];
        const isLatin = writing.name === 'Latin';
        if (writing.share < (isLatin ? MOST_OF_A_TEXT : HALF_OF_A_TEXT))
            return [];
        if (isLatin && wordsOf(text.text).length < MIN_LATIN_WORDS)
            return [];
        return [{ ...text, writing: writing.name }];
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/text-language.js








/** Whether the text is in the language that the page declares. */
const textLanguage = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'language-mismatch': {
            severity: 'warning',
            title: 'The text is not in the language of <html lang>',
            why: 'Screen readers use the wrong voice, browsers offer the wrong translation, and Bing takes the page for another language.',
            fix: 'Set lang on <html> to the language of the text, and a lang of their own on parts in other languages.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page',
            example: '<html lang="en"> and a German text',
        },
        'metadata-in-other-script': {
            severity: 'warning',
            title: 'A title or description is in another script than the page',
            why: 'It was probably left over from another language version. People who search may be unable to read it, and Google may replace it.',
            fix: 'Translate the title, the description and the texts of the social card with the page.',
            help: 'https://developers.google.com/search/docs/appearance/title-link',
            example: '<html lang="en"> … <meta name="description" content="Велосипеды ручной работы">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const { document, language } = examination;
        const detected = await judgeLanguage(document, language);
        const judgements = {
            'language-mismatch': detected.outcome === 'fail' ? detected : (judgeWriting(examination) ?? detected),
            'metadata-in-other-script': judgeMetadata(examination),
        };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements) };
    },
});
/** Languages that detectors confuse on honest text: a declaration of any in a row is believed. */
const KIN = [
    ['no', 'da'],
    ['hr', 'bs', 'sr', 'sh', 'cnr', 'sl'],
    ['ms', 'id'],
    ['cs', 'sk'],
    ['es', 'ca'],
    ['hi', 'mr'],
    ['fa', 'ur', 'ku'],
];
async function judgeLanguage(document, language) {
    const { declared, detected, samples, confidence } = language;
    if (declared === '')
        return (0,judgement/* notApplicable */.hH)('the page declares no language');
    if (detected === '') {
        return samples < LANGUAGE_SAMPLES
            ? (0,judgement/* notApplicable */.hH)(`with fewer than ${LANGUAGE_WORDS} words of running text the language cannot be told`)
            : (0,judgement/* notMeasured */.q7)(`the samples of the text do not agree on one language (${percent(confidence)} of ${samples})`);
    }
    const wanted = primary(declared);
    if (wanted !== detected && !(await isKnown(wanted))) {
        return (0,judgement/* notMeasured */.q7)(`the language detector does not know "${declared}"`);
    }
    if (wanted === detected || areKin(wanted, detected))
        return (0,judgement/* failWhere */.a4)([]);
    const names = new Intl.DisplayNames('en', { type: 'language' });
    const message = `lang="${declared}", but the text is ${names.of(detected)} (${percent(confidence)} of ${samples} samples).`;
    return (0,judgement/* failWhere */.a4)([document.occurrence(document.html, message)]);
}
/** The fault that half of the text is in a script of other languages; undefined where it is not. */
function judgeWriting(examination) {
    const found = foreignWritingIn(examination);
    if (!found)
        return undefined;
    const { document, language } = examination;
    const message = `${percent(found.share)} of the text is ${found.name}, which lang="${language.declared}" is not written in.`;
    return (0,judgement/* fail */.fJ)(document.occurrence(found.first.element, message));
}
function judgeMetadata({ document, language, main }) {
    const own = writingsOf(language.declared);
    if (!own)
        return (0,judgement/* notApplicable */.hH)('the page declares no language, or one that is written in several scripts');
    const text = writingOf(main.blocks.map(({ prose }) => prose).join(' '));
    if (!text || !own.includes(text.name))
        return (0,judgement/* notApplicable */.hH)('the text of the page is not in the script of its language');
    const shown = squeezed(main.allBlocks.map(block => block.text).join(''));
    // Names in Latin letters that were taken from the page are the page's own.
    const foreign = foreignHeadTexts(document, own).filter(head => head.writing !== 'Latin' || !shown.includes(squeezed(head.text).slice(0, MAX_COMPARED)));
    return (0,judgement/* failWhere */.a4)(foreign.map(({ element, name, writing, text: found }) => document.occurrence(element, `The ${name} is ${writing}, the page ${text.name}: "${(0,cut/* cutEnd */.ym)(found, 100)}".`)));
}
/** Characters of a text that are looked for. */
const MAX_COMPARED = 60;
function squeezed(text) {
    return text.replace(/\s+/g, '').toLowerCase();
}
async function isKnown(language) {
    const { eld } = await __webpack_require__.e(/* import() */ 9598).then(__webpack_require__.bind(__webpack_require__, 99598));
    return (KIN.some(kin => kin.includes(language)) ||
        Object.values(eld.info().Languages).includes(language));
}
function areKin(a, b) {
    return KIN.some(kin => kin.includes(a) && kin.includes(b));
}
function percent(share) {
    return `${Math.round(share * 100)} %`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/title-agreement.js







/** Words of main text without which a title cannot be compared with it. */
const AGREEMENT_WORDS = 150;
/** Terms that a title needs to be compared. */
const AGREEMENT_TITLE_TERMS = 2;
const title_agreement_TITLE_LINK = 'https://developers.google.com/search/docs/appearance/title-link';
/** Whether the title is about what the text is about. */
const titleAgreement = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'title-unrelated': {
            severity: 'notice',
            title: 'The title does not match the content',
            why: 'It was probably copied from another page. Google replaces titles that do not describe the page.',
            fix: 'Write a title that says what this page is about.',
            help: title_agreement_TITLE_LINK,
            example: '<title>Garden furniture</title> over a text about bicycles',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const { document, main, statistics } = examination;
        const agreement = judgeTitleAgreement(document, main.allBlocks, statistics.words);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'title-unrelated': agreement }) };
    },
});
/** Letters by which forms of one word are taken for the same. */
const STEM_LETTERS = 4;
/** Characters of a title whose terms are looked for. */
const MAX_TITLE_LENGTH = 2000;
/**
 * A title of which not one term stands anywhere in the page's headings or text: it belongs to another page.
 *
 * @see https://developers.google.com/search/docs/appearance/title-link
 */
function judgeTitleAgreement(document, blocks, words) {
    const title = document.head && document.elements('title')[0];
    const text = title ? (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(title)) : '';
    if (!title || text === '')
        return (0,judgement/* notApplicable */.hH)('the page has no title');
    if (isHome(document))
        return (0,judgement/* notApplicable */.hH)('the title of a home page may be a name alone');
    if (words < AGREEMENT_WORDS)
        return (0,judgement/* notApplicable */.hH)(`the content has fewer than ${AGREEMENT_WORDS} words`);
    const terms = stemsOf(text.slice(0, MAX_TITLE_LENGTH));
    if (terms.size < AGREEMENT_TITLE_TERMS)
        return (0,judgement/* notApplicable */.hH)('the title is too short to compare');
    const found = new Set(blocks.flatMap(block => [...stemsOf(block.text)]));
    const missing = [...terms].filter(term => !found.has(term));
    if (missing.length < terms.size || !sameScript([...terms], found))
        return (0,judgement/* pass */.IX)();
    return (0,judgement/* fail */.fJ)(document.occurrence(title, `No word of "${text}" appears in the text of the page.`));
}
function stemsOf(text) {
    const stems = new Set();
    for (const word of wordsOf(text.normalize('NFKC').toLowerCase())) {
        if (word.length >= STEM_LETTERS || NO_SPACES.test(word))
            stems.add([...word.slice(0, 2 * STEM_LETTERS)].slice(0, STEM_LETTERS).join(''));
    }
    return stems;
}
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** A Latin name over a Japanese text is no disagreement. */
function sameScript(terms, found) {
    const latin = (words) => words.filter(word => /^\p{Script=Latin}/u.test(word)).length / words.length;
    return Math.abs(latin(terms) - latin([...found])) < 0.5;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/topics.js












const topics = [
    amount,
    headingStructure,
    textLanguage,
    textDamage,
    placeholders,
    repeatedText,
    titleAgreement,
    imageTexts,
    linkTexts,
    statedDates,
    scriptedContent,
    textFacts,
];


/***/ }),

/***/ 9895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ perVisit)
/* harmony export */ });
/**
 * A reading that several topics need of the same visit: worked out when the first of them asks, and kept as long as the
 * visit is. A rejection is kept like a value, so that all of them say the same.
 */
function perVisit(read) {
    const readings = new WeakMap();
    return visit => {
        let reading = readings.get(visit);
        if (!reading) {
            reading = read(visit);
            readings.set(visit, reading);
        }
        return reading;
    };
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
