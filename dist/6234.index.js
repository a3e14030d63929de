export const id = 6234;
export const ids = [6234];
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





/**
 * Attributes of elements, and parameters of headers, with which Google does not take a canonical as one, since they
 * make it mean another version.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls#rel-canonical-link-method
 */
const DISQUALIFYING = ['hreflang', 'lang', 'media', 'type'];
/**
 * All canonicals of a page: those of `<head>` in their order, then those of its `Link` headers. A header that speaks of
 * another resource or of a part of the page, by `anchor` (RFC 8288 section 3.2), declares none.
 */
function canonicalLinks(page) {
    const inHead = page.document.elements('link').filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isCanonical */ .ZY)(link) && (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(link));
    return [
        ...inHead.map(element => fromElement(page, element)),
        ...(0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(page.response, 'link').flatMap(value => fromHeader(page, value)),
    ];
}
/** The canonical that counts among those of a page: undefined where none can be used, or where they differ. */
function agreedCanonical(links) {
    const usable = links.filter(({ url }) => url);
    return new Set(usable.map(({ url }) => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .comparableUrl */ .sY)(url))).size === 1 ? usable[0] : undefined;
}
/** The canonical that a page declares: the first usable one; undefined where there is none. */
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
/** `//host/path` has the scheme of the page, which is that of production and not that of a preview on this machine. */
function withScheme(href, { preview }) {
    return href.startsWith('//') && preview?.origin?.startsWith('https:') ? `https:${href}` : href;
}
/** @param stated value of an attribute or parameter of the link */
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






/**
 * Where a page sends its readers at once; undefined where it does not, or where only a browser can tell. Search engines
 * take that for a redirect, so such a page is never a result.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
function instantRedirect(page) {
    const { document, url, response } = page;
    const sent = (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefresh */ .X)((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, 'refresh') ?? '', url, url);
    if (sent?.seconds === 0 && leadsOn(url, sent.target))
        return { url: sent.target, by: 'a Refresh header' };
    return redirectIn(document);
}
/** Where a document itself sends its readers at once, whatever came with it. */
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
/** Seconds after which a page that says nothing else leads on, and characters of what it says. */
const STUB_SECONDS = 5;
const STUB_TEXT = 300;
/**
 * The target of a refresh with a short delay, on a page that names it as its canonical and says no more than that it leads
 * there: generators such as Astro write these in place of a redirect.
 *
 * @see https://docs.astro.build/en/reference/configuration-reference/#redirects
 */
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
/** A script that is longer does more than send the visitor on. */
const MAX_REDIRECT_SCRIPT = 2000;
const LOCATION = /(?:(?:window|document|self|top)\s*\.\s*)?location/.source;
/** Slashes may be escaped, as PHP writes them into scripts. */
const TEXT = /(?:'((?:[^'\\\n]|\\\/)*)'|"((?:[^"\\\n]|\\\/)*)")/.source;
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
    const target = typeof url === 'string' ? URL.parse(url.replaceAll('\\/', '/'), document.baseUrl) : null;
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
/* harmony export */   ZY: () => (/* binding */ asksNotToBeIndexed),
/* harmony export */   yX: () => (/* binding */ headerDirectives)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79967);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
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
/** Whether a page asks Google not to be indexed by its own markup alone: a header on a preview is mostly the platform's. */
function asksNotToBeIndexed(document) {
    return metaDirectives(document).inHead.some(directive => isNoindex(directive) && (directive.bot === '*' || directive.bot === 'googlebot'));
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

/***/ 79222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ folded),
/* harmony export */   k: () => (/* binding */ foldedPath)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35601);

/** Characters of a path that are looked at, from its end. */
const MAX_PATH = 300;
/**
 * The path of an address as sites spell it in many ways, in one: decoded, in lower case, with hyphens for underscores and
 * blanks, and Latin, Greek and Cyrillic letters without their marks, so that `/%C3%87erez_Politikas%C4%B1` is `/cerez-politikasi`.
 */
function foldedPath(url) {
    return folded((0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(new URL(url).pathname).slice(-MAX_PATH));
}
/** A text as {@link foldedPath} writes it. */
function folded(text) {
    return (text
        .toLowerCase()
        .normalize('NFD')
        // Of other scripts they are letters of their own: "ポ" is no "ホ", and Hindi and Thai write vowels so.
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

/**
 * Last parts of the addresses of pages that say thanks for what was sent, in the languages that are most frequent on the
 * web, as {@link foldedPath} writes them.
 */
const THANKS = [
    'thank-?you|thanks|danke|vielen-dank|merci|gracias|obrigad[oa]|grazie|bedankt|dziekujemy|dekujeme|dakujeme|koszonjuk|hvala|tack|takk?|kiitos|success?|sucesso|successo|exito|erfolg(?:reich)?|confirmation',
    'paldies|aciu|dekojame|aitah|tanan|gracies|arigato|xiexie|shukran|ευχαριστ(?:ουμε|ω)|спасибо|дякуємо|благодари[мя]|ありがとうございま(?:す|した)|감사합니다|谢谢|謝謝|感谢|感謝|شكرا|תודה|धन्यवाद',
    'multumim|multumesc|tesekkur(?:ler|-ederiz)?|spasibo|dyakuyemo|blagodarya|eyxaristoume|efcharistoume|terima-kasih|cam-on|message-sent|mesaj-trimis|messaggio-inviato|mensaje-enviado',
    'conferma-?(?:invio|ordine|prenotazione|iscrizione)|invio-?conferma|confirmacion(?:-envio)?|bestaetigung|bestatigung|potwierdzenie|potvrzeni|bevestiging',
];
/** What was sent, as it stands before the thanks: `contact-form-thank-you`. Other words make a post of it: `giving-thanks`. */
const SENT = [
    'contact(?:-us)?|order|newsletter|form|booking|reservation|registration|sign-?up|subscri(?:be|ption)|quote|enquiry|inquiry|request|message|donat(?:e|ion)|payment|purchase|checkout|download|application|appointment|survey|feedback|rsvp|mail|email',
    'kontakt(?:formular)?|bestellung|anfrage|anmeldung|buchung|nachricht|spende|zahlung|termin|formular|commande|inscription|formulaire|devis|don|paiement|contacto|contato|pedido|reserva|inscripcion|inscricao|formulario|pago|pagamento|donacion|doacao|boletin',
    'contatt[io]|ordine|prenotazione|iscrizione|richiesta|modulo|donazione|bestelling|aanvraag|aanmelding|reservering|nieuwsbrief|zamowienie|formularz|objednavka|formular|rendeles|comanda|siparis|iletisim|zakaz|zayavka|заказ|заявка',
];
/** Kinds of what was sent that one address names. */
const MAX_SENT = 3;
/** Those of other pages for people who are on the site already. */
const OTHERS = [
    // A search, a login, an account.
    'search|suche|recherche|buscar|busca|cerca|zoeken|szukaj|arama|poisk|log-?in|sign-?in|sign-?up|register|(?:my-?)?account|dashboard|unsubscribe|admin',
    '(?:mein-?)?konto|anmelden|einloggen|mon-compte|connexion|se-connecter|mi-cuenta|cuenta|iniciar-sesion|minha-conta|conta|entrar|il-mio-account|accedi',
    'mijn-account|inloggen|moje-konto|logowanie|zaloguj(?:-sie)?|muj-ucet|moj-ucet|prihlaseni|prihlasenie|fiokom|bejelentkezes|contul-meu|cont|autentificare',
    'hesabim|giris|uye-(?:girisi|ol)|kayit-ol|oma-tili|kirjaudu|min-(?:konto|side|sida)|log-?ind|logga-in|logg-inn|lichnyj?i?-kabinet|vhod|osobystyi-kabinet',
    // A cart, and the way to the till.
    'cart|basket|checkout|warenkorb|kasse|panier|carrito|carrinho|carrello|winkelwagen|winkelmand(?:je)?|afrekenen|koszyk|kosik|kosar|penztar|cos-de-cumparaturi|cosul-meu|sepet(?:im)?',
    'kundvagn|varukorg|kassa|handlekurv|kurv|ostoskori|korzina|koshyk|kolichka|kalathi',
];
/** Ends of addresses that a login service sends a browser back to: redirect URIs of OAuth and OpenID Connect. */
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
/** Whether a page asks visitors who they are, by its address. */
function isLogin(url) {
    return LOGIN.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
/** Whether a page says thanks for a message or an order, by its address. */
function isThanks(url) {
    return PAGE_OF_THANKS.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
/**
 * Whether a page is there for a program, by its address: a login service sends browsers to it with a code, and they leave
 * it at once.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-3.1.2
 */
function isLoginReturn(url) {
    return LOGIN_RETURN.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
/**
 * Pages below that of an account, and WooCommerce's for a new password, whatever the account is called on a site. Help on
 * passwords and ways to pay have addresses of the same names elsewhere.
 *
 * @see https://woocommerce.com/document/woocommerce-endpoints-2-1/
 */
const OF_ACCOUNT = /\/(?:lost-password|(?:my-?account|(?:mein-?)?konto|mon-compte|mi-cuenta|minha-conta|mijn-account)\/(?:(?:forgot|reset)-password|customer-logout|edit-(?:account|address)|(?:add-)?payment-methods?|orders|downloads|view-order\/[^/]{1,40}))(?:\.\w{1,5})?(?:\/(?:index\.\w{1,5})?)?$/;
/** The steps of an order: `/checkout/confirm`. */
const STEP_OF_ORDER = /\/checkout\/[^/]{1,40}(?:\/(?:index\.\w{1,5})?)?$/;
/** Whether a page is for people who are on the site already, by its address: a login, a cart, thanks for an order. */
function isForUsers(url) {
    const path = (0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url);
    return FOR_USERS.test(path) || STEP_OF_ORDER.test(path) || OF_ACCOUNT.test(path);
}
/** Words of the addresses of what only those see who run a site, whatever they put before or behind them. */
const OF_OWNERS = new Set('admin administrator administration adminpanel panel cpanel login signin dashboard backend backoffice cms'.split(' '));
/**
 * Whether a page is the panel or the login of those who run the site, by the last part of its address: `/shop-panel.html`.
 * Products may be called so as well, so something else has to say that the page is closed on purpose.
 */
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

/***/ 96334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   No: () => (/* binding */ parseLinkHeader),
/* harmony export */   nl: () => (/* binding */ headerRelations)
/* harmony export */ });
/**
 * Reads the value of a `Link` header, tolerantly as RFC 8288 appendix B.2 lays down: where the value stops being a list
 * of links, the rest of it is dropped.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8288#appendix-B.2
 */
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
/** The link types of a link in lower case. */
function headerRelations({ parameters }) {
    return (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
/**
 * Whether a link is about the page that was sent with it, and not, by `anchor`, about something else or a part of it.
 *
 * @param pageUrl of the response, which relative anchors count from
 * @see https://www.rfc-editor.org/rfc/rfc8288#section-3.2
 */
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
    /** What comes before one of the characters, or before the end. */
    until(characters) {
        const start = this.#at;
        while (this.#at < this.#text.length && !characters.test(this.#text[this.#at]))
            this.#at++;
        return this.#text.slice(start, this.#at);
    }
    /** The rest of a quoted string behind its opening quote, escapes undone. */
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

/***/ 69719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ parseRefresh)
/* harmony export */ });
/**
 * Reads the value of a `Refresh` header or of `<meta http-equiv="refresh">` as browsers do.
 *
 * @param documentUrl the target where the value names none
 * @param baseUrl what a relative URL is resolved against
 * @returns undefined where browsers ignore it
 * @see https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps
 */
function parseRefresh(value, documentUrl, baseUrl) {
    const time = /^[\t\n\f\r ]*(?:(\d+)[\d.]*|\.[\d.]*)/.exec(value);
    if (!time)
        return undefined;
    const rest = value.slice(time[0].length);
    const seconds = Number(time[1] ?? 0);
    if (rest === '')
        return { seconds, target: documentUrl };
    const separator = /^(?:[\t\n\f\r ]+[;,]?|[;,])[\t\n\f\r ]*/.exec(rest);
    if (!separator)
        return undefined;
    const url = rest.slice(separator[0].length);
    if (url === '')
        return { seconds, target: documentUrl };
    const target = URL.parse(urlText(url), baseUrl);
    return target && target.protocol !== 'javascript:' ? { seconds, target: target.href } : undefined;
}
/** The URL without `url=` and quotes. Text that only begins like `url=` is itself the URL. */
function urlText(text) {
    const prefix = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(text);
    if (!prefix && /^u/i.test(text))
        return text;
    const bare = text.slice(prefix?.[0].length ?? 0);
    const quote = bare[0];
    return quote === '"' || quote === "'" ? bare.slice(1).split(quote, 1)[0] : bare;
}


/***/ }),

/***/ 75214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ commonLanguageNamed),
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   bG: () => (/* binding */ nameOfLink),
/* harmony export */   ll: () => (/* binding */ languageMeantBy),
/* harmony export */   qe: () => (/* binding */ versionLinks),
/* harmony export */   s1: () => (/* binding */ plainPath)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66840);
/* harmony import */ var _page_text_text_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5758);
/* harmony import */ var _syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93747);




/** Characters of the text of a link that are looked at. */
const MAX_TEXT = 40;
/** Characters of a path. */
const MAX_PATH = 1000;
/**
 * Links of a page to itself in another language: they are called by a language, or its code, and lead to the path of
 * the page with that language in front (`/ar/contact` of `/contact`) or behind (`/contact-ar.html`), without one, or with
 * another.
 */
function versionLinks(document, address) {
    const own = versionPath(address.here);
    const found = new Map();
    for (const element of document.elements('a')) {
        const href = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href');
        const url = href === undefined ? undefined : document.addressOf(href);
        if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || !address.isOnSite(url))
            continue;
        const target = versionPath(url);
        if (target.rest !== own.rest || target.language === own.language)
            continue;
        const text = nameOfLink(element);
        const named = languageNamed(text, target.language);
        if (named === undefined || (own.language !== undefined && (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameLanguage */ .ls)(named, own.language)))
            continue;
        if (!found.has(named))
            found.set(named, { element, url, language: named, text });
    }
    return [...found.values()];
}
/** What a link is called; empty where nothing tells. */
function nameOfLink(link) {
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_2__/* .startOfSeenText */ .Mq)(link, MAX_TEXT) || labelOf(link));
}
/** What a link without a text is called by: its label, or the picture in it. */
function labelOf(link) {
    const [only] = link.childNodes.filter(node => node.nodeName === 'img');
    const alt = only && 'attrs' in only ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(only, 'alt') : undefined;
    const label = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'aria-label') ?? (alt?.trim() || (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'title')) ?? '';
    return label.trim() === '' && only ? nameOfFlag(only) : label.slice(0, MAX_TEXT);
}
/** What the file of a picture without a text is called by, as a flag in `/img/ko.jpg` is: it is compared with the address. */
function nameOfFlag(picture) {
    const src = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(picture) ? ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(picture, 'src') ?? '').slice(-MAX_PATH) : '';
    return /(?:^|\/)([a-z]{2})\.(?:png|jpe?g|gif|svg|webp|avif)(?:\?|$)/i.exec(src)?.[1] ?? '';
}
/** A path in the parts that tell language versions apart. */
function plainPath(url) {
    const path = (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_1__/* .loosePath */ .qv)(url).slice(0, MAX_PATH);
    const parts = path.split('/');
    const at = parts.findIndex(part => (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isLanguageName */ .ym)(part));
    if (at < 0 || at > 2)
        return { language: undefined, rest: path };
    return { language: (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readLanguageTag */ .FA)(parts[at]).language, rest: parts.toSpliced(at, 1).join('/') };
}
/**
 * Codes of countries that sites take for the language spoken there, and that are no codes of languages: `/ua/` and "UA" of
 * versions in Ukrainian.
 */
const BY_COUNTRY = new Map([
    ['ua', 'uk'],
    ['cz', 'cs'],
    ['dk', 'da'],
    ['gr', 'el'],
    ['jp', 'ja'],
    ['kr', 'ko'],
    ['cn', 'zh'],
    ['vn', 'vi'],
    ['kz', 'kk'],
]);
/** The language that the code of a country is taken for by mistake, as in `lang="kr"`; undefined for all other codes. */
function languageMeantBy(code) {
    return BY_COUNTRY.get(code.toLowerCase());
}
/** The same where a country stands for its language. */
function pathByCountry(url) {
    const parts = (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_1__/* .loosePath */ .qv)(url).slice(0, MAX_PATH).split('/');
    const at = parts.findIndex(part => BY_COUNTRY.has(part.toLowerCase()));
    if (at < 0 || at > 2)
        return undefined;
    return { language: BY_COUNTRY.get(parts[at].toLowerCase()), rest: parts.toSpliced(at, 1).join('/') };
}
/** Where no part of a path is a language, a country may stand for one, or the name of the file may end with one. */
function versionPath(url) {
    const plain = plainPath(url);
    const path = (plain.language === undefined && pathByCountry(url)) || plain;
    const [, rest = '', code = ''] = /^(.*)[-_.]([a-z]{2})$/i.exec(path.rest) ?? [];
    if (path.language !== undefined || !(0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isLanguageName */ .ym)(code))
        return path;
    return { language: (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readLanguageTag */ .FA)(code).language, rest: rest.replace(/\/index$/i, '') };
}
/** The language that a link is called by; undefined where its text says something else. */
function languageNamed(text, language) {
    const said = plain(text);
    if (said === '')
        return undefined;
    if (language !== undefined) {
        const code = CODES.has(language) ? [language] : [];
        const countries = [...BY_COUNTRY].flatMap(([country, of]) => (of === language ? [country] : []));
        const names = [...code, ...countries, ownNameOf(language), (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)('language', language)].map(plain);
        return names.includes(said) ? language : undefined;
    }
    return commonLanguageNamed(text);
}
/** One of the most frequent languages of the web, by its code or its name in itself or in English. */
function commonLanguageNamed(text) {
    commonNames ??= namesOfCommonLanguages();
    return commonNames.get(plain(text));
}
/** Made once: the system takes longer to name a language than a page to be searched for one. */
let commonNames;
function namesOfCommonLanguages() {
    const names = new Map();
    for (const code of COMMON_LANGUAGES) {
        for (const name of [code, plain(ownNameOf(code)), plain((0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)('language', code))]) {
            if (!names.has(name))
                names.set(name, code);
        }
    }
    for (const [name, code] of SHORT_NAMES)
        names.set(name, code);
    return names;
}
/** What speakers write on a switch besides the name that the system knows. */
const SHORT_NAMES = [
    ['عربي', 'ar'],
    ['فارسی', 'fa'],
    ['简体中文', 'zh'],
    ['繁體中文', 'zh'],
];
/** Those of versions whose address does not say it. */
const COMMON_LANGUAGES = 'en de fr es it pt nl pl ru uk tr ar he fa ja zh ko vi id sv da no nb fi cs el hu ro ca eu'.split(' ');
/** Codes by which links call languages. Others are words first of all: a "CV" is no Chuvash, and "My" no Burmese. */
const CODES = new Set([
    ...COMMON_LANGUAGES,
    ...'bg sk sl hr sr bs mk sq lt lv et is ga cy gl lb mt be ka hy az kk uz hi bn ta te ur th ms tl sw km lo mn ne si'.split(' '),
]);
function ownNameOf(language) {
    try {
        return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
    }
    catch {
        return language;
    }
}
/** Without what stands around a name, as flags and brackets. */
function plain(text) {
    return text
        .replace(/[^\p{L}\p{M}]+/gu, ' ')
        .trim()
        .toLowerCase();
}


/***/ }),

/***/ 11407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/tools/redirects/chain-length.js
var chain_length = __webpack_require__(83370);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/tools/redirects/chain.js
var chain = __webpack_require__(73041);
// EXTERNAL MODULE: ./lib/engine/tools/redirects/site-hosts.js
var site_hosts = __webpack_require__(79335);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/destination.js




const GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects';
/** Whether redirects end at what the URL stood for. */
const destination = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'cross-domain': {
            severity: 'warning',
            title: 'The page redirects to another site',
            why: 'Visitors, search engines and this audit get the other site (often a login page) instead of the page.',
            fix: 'If you do not want the redirect, remove it. If it leads to a login, let the audit in with the setting "headers".',
            help: GOOGLE_REDIRECTS,
            example: 'https://www.example.com/a → https://other.example/',
        },
        'redirect-to-home': {
            severity: 'warning',
            title: 'The page redirects to the home page',
            why: 'Google usually treats that as a soft 404, and visitors do not find what they came for.',
            fix: 'Redirect to the page that replaces it. If there is none, answer 404 or 410.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
            example: '/bikes/discontinued → /',
        },
        'lost-query': {
            severity: 'notice',
            title: 'A redirect drops the query of the URL',
            why: 'Campaign parameters are not counted, and filters are lost.',
            fix: 'Append the query to the Location header, for example with $request_uri in nginx.',
            help: GOOGLE_REDIRECTS,
            example: '/search?q=red → /search/',
        },
    },
    async judge(visit) {
        const exchange = await (0,chain/* answeredChain */.TE)(visit);
        const { hops, final } = exchange;
        const judge = (of) => (0,chain/* redirectsOf */.v4)(exchange).length > 0 && final ? of(hops[0].url, final.url) : chain/* NO_REDIRECT */.T;
        return {
            judgements: {
                'cross-domain': judge(judgeSite),
                'redirect-to-home': judge(judgeHome),
                'lost-query': judge(judgeQuery),
            },
        };
    },
});
function judgeSite(from, to) {
    return (0,site_hosts/* siteOf */.z)(from) === (0,site_hosts/* siteOf */.z)(to) ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* fail */.fJ)({ url: from, message: `Redirects to ${to}` });
}
/** Index files, language roots and the like are the home page under another name. */
const HOME_NAMES = /^\/(?:(?:index|home|default|main|start)(?:\.\w+)?|[a-z]{2,3}(?:[-_][a-z0-9]{2,8})?)?\/?$/i;
function judgeHome(from, to) {
    const [first, last] = [new URL(from), new URL(to)];
    if ((0,site_hosts/* siteOf */.z)(from) !== (0,site_hosts/* siteOf */.z)(to))
        return (0,judging_judgement/* notApplicable */.hH)('the page redirects to another site');
    if (HOME_NAMES.test(first.pathname))
        return (0,judging_judgement/* notApplicable */.hH)('the URL is a home page itself');
    return last.pathname === '/' && last.search === ''
        ? (0,judging_judgement/* fail */.fJ)({ url: from, message: `Redirects to ${to}` })
        : (0,judging_judgement/* pass */.IX)();
}
/** Where the path changes, the new one may stand for the parameters: /product.php?id=5 becomes /product/5. */
function judgeQuery(from, to) {
    const [first, last] = [new URL(from), new URL(to)];
    if (first.search === '')
        return (0,judging_judgement/* notApplicable */.hH)('the URL has no query');
    if (samePath(first) !== samePath(last))
        return (0,judging_judgement/* notApplicable */.hH)('the redirect leads to another path');
    const lost = [...new Set(first.searchParams.keys())].filter(name => !last.searchParams.has(name));
    return lost.length === 0
        ? (0,judging_judgement/* pass */.IX)()
        : (0,judging_judgement/* fail */.fJ)({ url: from, message: `The redirect to ${to} drops ${lost.join(', ')}` });
}
function samePath({ pathname }) {
    const bare = pathname.toLowerCase().replace(/\/index\.\w+$/, '/');
    return bare.endsWith('/') ? bare.slice(0, -1) : bare;
}

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
// EXTERNAL MODULE: ./lib/engine/page/instant-redirect.js
var instant_redirect = __webpack_require__(7678);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/syntax/for-users.js
var for_users = __webpack_require__(53570);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/syntax/refresh.js
var syntax_refresh = __webpack_require__(69719);
// EXTERNAL MODULE: ./lib/engine/visit/github-pages.js
var github_pages = __webpack_require__(38658);
// EXTERNAL MODULE: ./lib/engine/visit/rendering.js
var rendering = __webpack_require__(97382);
// EXTERNAL MODULE: ./lib/engine/tools/redirects/end-page.js
var end_page = __webpack_require__(14385);
// EXTERNAL MODULE: ./lib/engine/page/scripts.js
var scripts = __webpack_require__(3916);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 7 modules
var language_tag = __webpack_require__(93747);
// EXTERNAL MODULE: ./lib/engine/visit/own-scripts.js
var own_scripts = __webpack_require__(89811);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/version-links.js
var version_links = __webpack_require__(75214);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/language-choice.js








const ASKS_FOR_LANGUAGE = /\bnavigator\s*(?:\?\.|\.|\[\s*['"])\s*(?:languages?|userLanguage|browserLanguage|systemLanguage)\b/;
/** Characters of the scripts of a page that are looked at. */
const MAX_SCRIPTS = 1_000_000;
/** Where addresses name a language: a folder, a part of the name of a file, a parameter, the name of a host. */
const LANGUAGE_IN_ADDRESS = [
    /^https?:\/\/[^/?#]{1,300}(?:\/[^/?#]{1,60})?\/([a-z]{2})(?:[-_][a-z]{2,4})?(?:[/.?#]|$)/i,
    /[._-]([a-z]{2})\.\w{1,5}(?:[?#]|$)/i,
    /[?&](?:lang|language|locale|hl|lng|l)=([a-z]{2})(?:[-_&#]|$)/i,
    /^https?:\/\/([a-z]{2})\./i,
];
const MAX_ADDRESS = 2000;
/**
 * Whether a script leads each visitor to a language of theirs: it asks the browser for their languages, and the address
 * that it leads to names one.
 */
async function choosesLanguage(visit, document, target) {
    if (!namesLanguage(target))
        return false;
    const inline = (0,scripts/* inlineScripts */.Yx)(document).map(html_document/* textOf */.b6);
    if (asksForLanguage(inline))
        return true;
    return asksForLanguage((await (0,own_scripts/* ownScriptFiles */.B)(visit)).map(({ text }) => text));
}
/** Characters from which on a page has a text of its own, and is more than a choice of languages. */
const MIN_TEXT = 300;
/**
 * The page in another language that a script leads visitors to from a page that has its own text, by the language of
 * their browser; undefined where there is none, as where the page only lets them choose.
 */
async function otherLanguageLedTo(visit, document) {
    const rendered = (await visit.runsScripts()) ? await (0,rendering/* shownOrReason */.rk)(visit) : undefined;
    if (rendered === undefined || rendered instanceof Error || rendered.ledTo === undefined)
        return undefined;
    const { ledTo, documents } = rendered;
    if (!documents.some(shown => (0,comparable_url/* isSamePage */.kj)(shown, document.url)))
        return undefined;
    const target = URL.parse(ledTo);
    if (!target || target.host !== new URL(document.url).host || !isVersion(document, target))
        return undefined;
    return (await choosesLanguage(visit, document, ledTo)) ? ledTo : undefined;
}
/** Whether a page with its own text is another language version of what is at an address. */
function isVersion({ url, html, body }, address) {
    const [own, other] = [(0,version_links/* plainPath */.s1)(new URL(url)), (0,version_links/* plainPath */.s1)(address)];
    if (own.rest !== other.rest || other.language === undefined)
        return false;
    const declared = (0,language_tag/* readLanguageTag */.FA)((html && (0,html_document/* attribute */.lt)(html, 'lang'))?.trim() ?? '')?.language;
    const language = own.language ?? declared;
    if (!language || (0,language_tag/* isSameLanguage */.ls)(language, other.language))
        return false;
    return body !== undefined && (0,text_start/* startOfSeenText */.Mq)(body, MIN_TEXT).length >= MIN_TEXT;
}
function asksForLanguage(scripts) {
    return ASKS_FOR_LANGUAGE.test(scripts.join('\n').slice(0, MAX_SCRIPTS));
}
function namesLanguage(address) {
    return LANGUAGE_IN_ADDRESS.some(pattern => {
        const named = pattern.exec(address.slice(0, MAX_ADDRESS))?.[1];
        return named !== undefined && (0,language_tag/* languageKind */.NI)(named.toLowerCase()) === 'two-letter';
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/scripted-targets.js



const LEADING = /\blocation\s{0,5}(?:\.\s{0,5}href\s{0,5})?(?:=|\.\s{0,5}(?:replace|assign)\s{0,5}\()\s{0,5}(?:'([^'\\\n]{1,300})'|"([^"\\\n]{1,300})")/g;
/** Characters of a script that are looked at, and targets of one. */
const MAX_SCRIPT = 100_000;
const MAX_TARGETS = 50;
/**
 * The other pages between which the script that leads to a page chooses, as by the date or by what is stored: no server
 * can do that by a redirect. Empty where no inline script names the page and others.
 */
function otherTargets(document, target) {
    for (const script of (0,scripts/* inlineScripts */.Yx)(document)) {
        const named = targetsIn((0,html_document/* textOf */.b6)(script), document);
        const others = named.filter(url => !(0,comparable_url/* isSamePage */.kj)(url, target) && !(0,comparable_url/* isSamePage */.kj)(url, document.url));
        if (others.length > 0 && others.length < named.length)
            return others;
    }
    return [];
}
/** The pages to which a script leads by their full names, each once. */
function targetsIn(source, { baseUrl }) {
    const urls = source
        .slice(0, MAX_SCRIPT)
        .matchAll(LEADING)
        .take(MAX_TARGETS)
        .map(([, single, double]) => URL.parse((single ?? double), baseUrl))
        .filter(url => url?.protocol.startsWith('http'));
    return [...new Set(urls.map(url => url.href))];
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/document-redirects.js

















/** What the page itself does to send visitors on, once it is loaded. */
const documentRedirects = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'instant-refresh': {
            severity: 'warning',
            title: 'The page redirects by an instant meta refresh',
            why: 'Visitors and search engines see the redirect only once they have loaded the page, and some crawlers do not follow it.',
            fix: 'Use an HTTP redirect with 301 or 308. If your host cannot, add a canonical to the target.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh',
            example: '<meta http-equiv="refresh" content="0; url=/new">',
        },
        'instant-refresh-to-canonical': {
            severity: 'notice',
            title: 'The page redirects to its canonical by an instant meta refresh',
            why: 'Google treats it as a permanent redirect, but visitors load one page more, and some crawlers do not follow it.',
            fix: 'Use an HTTP redirect with 301 or 308 if your host can; otherwise leave it.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh',
            example: '<meta http-equiv="refresh" content="0; url=https://www.example.com/new">\n<link rel="canonical" href="https://www.example.com/new">',
        },
        'endless-reload': {
            severity: 'error',
            title: 'The page reloads itself without end',
            why: 'Visitors see a page that starts anew before they can read or press anything, and search engines take it for a redirect that never arrives.',
            fix: 'Remove the refresh, or give it the URL that it is meant to lead to.',
            help: 'https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh',
            example: '<meta http-equiv="refresh" content="0">',
        },
        'delayed-refresh': {
            severity: 'warning',
            title: 'The page redirects by a delayed meta refresh',
            why: 'Visitors may not have finished reading, and Google treats it as a temporary redirect.',
            fix: 'Use an HTTP redirect, or a link that visitors can follow when they are ready.',
            help: 'https://www.w3.org/TR/WCAG20-TECHS/F40.html',
            example: '<meta http-equiv="refresh" content="5; url=/new">',
        },
        'script-redirect': {
            severity: 'warning',
            title: 'The page redirects by a script',
            why: 'Search engines see the redirect only if they run scripts, and later.',
            fix: 'Use an HTTP redirect with 301 or 308. If your host cannot, or the script chooses between pages, put the content at this URL, or link to the page.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects#jslocation',
            example: "<script>location.href = '/new'</script>",
        },
    },
    async judge(visit) {
        const { response, page } = await (0,end_page/* endPage */.B)(visit);
        const document = page instanceof not_measured/* NotHtml */.pr ? undefined : page.document;
        const rendered = (await visit.runsScripts()) ? await (0,rendering/* shownOrReason */.rk)(visit) : undefined;
        const refresh = refreshOf(response, document);
        const elsewhere = refresh && pageOf(refresh.target) !== pageOf(response.url);
        const instant = refresh !== undefined && refresh.seconds === 0;
        const endless = instant && !elsewhere && !isShown(rendered);
        const byScript = document && judgeScripts(document, rendered, refresh);
        const chooses = document !== undefined &&
            byScript?.outcome === 'fail' &&
            (0,instant_redirect/* scriptRedirects */.hn)(document).length === 0 &&
            (await choosesLanguage(visit, document, rendered.ledTo));
        return {
            judgements: {
                ...(endless ? judgeEndless(refresh) : judgeInstant(instant ? refresh : undefined, page)),
                'delayed-refresh': (0,judging_judgement/* failWhere */.a4)(refresh && elsewhere && !instant ? [refresh.place] : []),
                'script-redirect': byScript === undefined
                    ? (0,judging_judgement/* notMeasured */.q7)(page.message)
                    : chooses
                        ? (0,judging_judgement/* notApplicable */.hH)('a script leads each visitor to a language of theirs')
                        : byScript.outcome === 'fail'
                            ? withAdvice(byScript, await adviceOn(visit, document, rendered))
                            : byScript,
            },
            ...(chooses && { facts: { choosesLanguage: true } }),
        };
    },
});
/** A cookie that comes with the first answer may end it: Chrome shows the page then. */
function isShown(rendered) {
    return rendered !== undefined && !(rendered instanceof Error);
}
function judgeEndless({ place }) {
    const elsewhere = (0,judging_judgement/* notApplicable */.hH)('it leads to the page itself, which is reported separately');
    return {
        'instant-refresh': elsewhere,
        'instant-refresh-to-canonical': elsewhere,
        'endless-reload': (0,judging_judgement/* fail */.fJ)({ ...place, message: 'The refresh leads to the page itself at once' }),
    };
}
function judgeInstant(refresh, page) {
    const named = refresh !== undefined && leadsToCanonical(refresh.target, page);
    const places = refresh ? [refresh.place] : [];
    return named
        ? {
            'instant-refresh': (0,judging_judgement/* notApplicable */.hH)('it leads to the canonical of the page, which is reported separately'),
            'instant-refresh-to-canonical': (0,judging_judgement/* fail */.fJ)(places),
            'endless-reload': (0,judging_judgement/* pass */.IX)(),
        }
        : {
            'instant-refresh': (0,judging_judgement/* failWhere */.a4)(places),
            'instant-refresh-to-canonical': refresh
                ? (0,judging_judgement/* notApplicable */.hH)('it does not lead to the canonical of the page')
                : (0,judging_judgement/* pass */.IX)(),
            'endless-reload': (0,judging_judgement/* pass */.IX)(),
        };
}
/** On a preview both may be addresses of production. */
function leadsToCanonical(target, page) {
    const canonical = page instanceof not_measured/* NotHtml */.pr ? undefined : (0,canonical_links/* declaredCanonical */.fk)(page);
    if (!canonical)
        return false;
    const { preview } = page;
    return (0,comparable_url/* isSamePage */.kj)((0,syntax_preview/* askedAt */.YG)(preview, canonical.href), (0,syntax_preview/* askedAt */.YG)(preview, target));
}
/** The one refresh that browsers obey: that of the header, else the first valid one of the document. */
function refreshOf(response, document) {
    const value = (0,exchange/* header */.wx)(response, 'refresh');
    const sent = value === undefined ? undefined : (0,syntax_refresh/* parseRefresh */.X)(value, response.url, response.url);
    if (sent)
        return {
            ...sent,
            place: { url: response.url, message: `${wordsOf(sent)} (header Refresh: ${value})` },
        };
    for (const meta of document?.elements('meta') ?? []) {
        if ((0,html_document/* attribute */.lt)(meta, 'http-equiv')?.toLowerCase() !== 'refresh')
            continue;
        const refresh = (0,syntax_refresh/* parseRefresh */.X)((0,html_document/* attribute */.lt)(meta, 'content') ?? '', response.url, document.baseUrl);
        if (refresh)
            return { ...refresh, place: document.occurrence(meta, wordsOf(refresh)) };
    }
    return undefined;
}
function wordsOf({ seconds, target }) {
    return seconds === 0 ? `Redirects to ${target} at once` : `Redirects to ${target} after ${seconds} s`;
}
function judgeScripts(document, rendered, refresh) {
    // Pages for old addresses have both, for browsers of all ages; the refresh is reported separately.
    const isTold = (target) => refresh !== undefined && (0,comparable_url/* isSamePage */.kj)(target, refresh.target);
    const plain = (0,instant_redirect/* scriptRedirects */.hn)(document);
    if (plain.length > 0 || rendered === undefined) {
        const untold = plain.filter(({ target }) => !isTold(target));
        return (0,judging_judgement/* failWhere */.a4)(untold.map(({ script, target }) => document.occurrence(script, `Redirects to ${target}`)));
    }
    if (rendered instanceof not_measured/* NotApplicable */.bQ)
        return (0,judging_judgement/* notApplicable */.hH)(rendered.message);
    if (rendered instanceof not_measured/* NotMeasured */.ke)
        return (0,judging_judgement/* notMeasured */.q7)(rendered.message);
    const { ledTo, leads } = rendered;
    if (ledTo === undefined)
        return (0,judging_judgement/* pass */.IX)();
    const next = nextOf(document, rendered);
    if (next === undefined)
        return (0,judging_judgement/* notMeasured */.q7)(`the server leads Chrome to ${ledTo} instead`);
    // No server does that by 301: what the script looks at is in the browser.
    if ((0,for_users/* isLogin */.W5)(next) && !(0,for_users/* isLogin */.W5)(document.url))
        return (0,judging_judgement/* notApplicable */.hH)('a script sends visitors who are not logged in to the login');
    const by = leads.findLast(({ to }) => to === next)?.by ?? (refresh ? 'refresh' : 'script');
    if (isTold(next) || (by === 'refresh' && refresh))
        return (0,judging_judgement/* pass */.IX)();
    const end = (0,comparable_url/* isSamePage */.kj)(next, ledTo) ? '' : `, which redirects to ${ledTo}`;
    return (0,judging_judgement/* fail */.fJ)({ url: document.url, message: `${WAYS[by]} ${next}${end}` });
}
/** Other targets of a script that are named. */
const MAX_NAMED = 3;
/** What to do where a redirect of the server is no way out; undefined where it is. */
async function adviceOn(visit, document, rendered) {
    const next = rendered === undefined || rendered instanceof Error ? undefined : nextOf(document, rendered);
    const others = next === undefined ? [] : otherTargets(document, next);
    if (others.length > 0) {
        const named = others.slice(0, MAX_NAMED).map(url => (0,cut/* cutEnd */.ym)(url, 200));
        return `The script chooses between this and ${named.join(', ')}, which no redirect of a server does: put the content at this URL, or link to the pages.`;
    }
    return (await (0,github_pages/* isForGitHubPages */.n)(visit))
        ? 'GitHub Pages sends no redirects of a site: put the content at this URL, or link to the page.'
        : undefined;
}
function withAdvice(judgement, advice) {
    if (advice === undefined)
        return judgement;
    return (0,judging_judgement/* fail */.fJ)(judgement.occurrences.map(place => ({ ...place, message: `${place.message}. ${advice}` })));
}
/** Where Chrome was led from the page; undefined where it saw another one in its place, or none. */
function nextOf(document, { documents, ledTo }) {
    const shownAt = documents.findLastIndex(shown => (0,comparable_url/* isSamePage */.kj)(shown, document.url));
    return shownAt < 0 ? undefined : (documents[shownAt + 1] ?? ledTo);
}
const WAYS = {
    script: 'A script redirects to',
    refresh: 'A script adds a meta refresh to',
    link: 'A script follows a link to',
    form: 'A script sends a form to',
};
function pageOf(url) {
    return url.split('#', 1)[0];
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/each-redirect.js





const each_redirect_GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects';
/** What each redirect on the way is like. */
const eachRedirect = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'temporary-redirect': {
            severity: 'notice',
            title: 'The page redirects temporarily',
            why: 'After a 302, 303 or 307 search engines may keep the old URL in their results.',
            fix: 'Use 301 or 308 if the page has moved for good. Redirects by language or login stay temporary.',
            help: each_redirect_GOOGLE_REDIRECTS,
            example: '302 Found\nLocation: /new',
        },
        'protocol-downgrade': {
            severity: 'warning',
            title: 'A redirect leads from https to http',
            why: 'Without encryption anyone on the way can read and change the page, and browsers warn visitors.',
            fix: 'Redirect to the https URL.',
            help: 'https://developer.chrome.com/docs/lighthouse/pwa/redirects-http',
            example: 'https://www.example.com/a → http://www.example.com/b',
        },
    },
    async judge(visit) {
        const exchange = await (0,chain/* answeredChain */.TE)(visit);
        const redirects = (0,chain/* redirectsOf */.v4)(exchange);
        const each = (isFault) => redirects.length === 0 ? chain/* NO_REDIRECT */.T : (0,judging_judgement/* failWhere */.a4)(redirects.filter(isFault).map(chain/* redirectAt */._q));
        return {
            judgements: {
                'temporary-redirect': each(redirect => !(0,chain/* isPermanent */.lE)(redirect.hop.status) && !each_redirect_choosesLanguage(redirect)),
                'protocol-downgrade': each(({ hop, target }) => hop.url.startsWith('https:') && target?.startsWith('http:') === true),
            },
        };
    },
});
/** A home page that leads each visitor to a language of theirs has to do so temporarily. */
function each_redirect_choosesLanguage({ hop, target }) {
    const [from, to] = [new URL(hop.url), URL.parse(target ?? '')];
    if (from.pathname !== '/' || to === null || (0,site_hosts/* siteOf */.z)(from.href) !== (0,site_hosts/* siteOf */.z)(to.href))
        return false;
    const language = (0,language_tag/* readLanguageTag */.FA)(to.pathname.replaceAll('/', ''))?.language;
    return language !== undefined && (0,language_tag/* languageKind */.NI)(language) === 'two-letter';
}

// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/why-not-html.js
var why_not_html = __webpack_require__(27442);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/final-answer.js









const GOOGLE_STATUS = 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes';
const SOFT_404 = 'https://developers.google.com/search/docs/crawling-indexing/troubleshoot-crawling-errors#soft-404-errors';
const CHECKS = {
    'final-status': {
        severity: 'error',
        title: 'The page answers with an error',
        why: 'Search engines drop a URL that answers 4xx or 5xx, and visitors see an error page.',
        fix: 'Make the URL answer 200, or redirect it with 301 to the page that replaces it.',
        help: GOOGLE_STATUS,
        example: 'GET /red-bike\n500 Internal Server Error',
    },
    'unusable-status': {
        severity: 'error',
        title: 'The page answers with a status that is not for pages',
        why: 'With this status, browsers have nothing to show and search engines nothing to index.',
        fix: 'Answer 200 with the page, or 301, 302, 307 or 308 with a Location header.',
        help: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.4',
        example: 'GET /red-bike\n204 No Content',
    },
    'empty-page': {
        severity: 'error',
        title: 'The page is empty',
        why: 'Visitors see nothing, and Google treats a page without content as a soft 404 and drops it.',
        fix: 'Look for the cause in the logs of the server and the build. If there is no such page, answer 404.',
        help: SOFT_404,
        example: 'GET /red-bike\n200 OK\nContent-Length: 0',
    },
    'broken-redirect': {
        severity: 'error',
        title: 'The redirect leads to an error',
        why: 'Visitors end at an error page, and search engines drop the URL.',
        fix: 'Redirect to a URL that answers 200. If the page is gone for good, answer 404 or 410 instead of redirecting.',
        help: GOOGLE_STATUS,
        example: '/old → /new, which answers 404',
    },
};
/** How the chain ends: at a page, at an error, or nowhere. */
const finalAnswer = (0,tool_definition/* defineTopic */.RE)({
    checks: CHECKS,
    async judge(visit) {
        const judgements = judgeEnd(await (0,chain/* answeredChain */.TE)(visit));
        if (judgements['empty-page'].outcome === 'pass') {
            const page = await visit.htmlPage().catch(unlessNoPage);
            if (page && isBlank(page)) {
                const { document } = page;
                judgements['empty-page'] = (0,judging_judgement/* fail */.fJ)(document.occurrence(document.body, BLANK));
            }
        }
        return { judgements };
    },
});
/** What is no HTML page is not looked at. */
function unlessNoPage(error) {
    if (!(error instanceof not_measured/* NotMeasured */.ke))
        throw error;
}
const BLANK = 'The <body> of the page has nothing in it, and no script fills it: the file may have been cut off';
/** Elements of a page that show nothing. */
const UNSEEN = new Set(['script', 'style', 'link', 'meta', 'template', 'noscript', 'br']);
/** Whether a document as sent shows nothing at all: its body holds neither text nor anything else to be seen. */
function isBlank({ document, response }) {
    const { body } = document;
    if (!body || (0,scripts/* runsScripts */.fJ)(document))
        return false;
    if ((0,exchange/* header */.wx)(response, 'refresh') !== undefined || document.elements('meta').some(isRefresh))
        return false;
    return body.childNodes.every(node => {
        if ((0,html_document/* isElement */.vq)(node))
            return UNSEEN.has(node.tagName);
        return !('value' in node) || node.value.trim() === '';
    });
}
function isRefresh(meta) {
    return (0,html_document/* attribute */.lt)(meta, 'http-equiv')?.trim().toLowerCase() === 'refresh';
}
function judgeEnd(exchange) {
    const redirects = (0,chain/* redirectsOf */.v4)(exchange);
    const moved = (0,judging_judgement/* notApplicable */.hH)('the page redirects');
    if (exchange.failure) {
        return {
            'final-status': moved,
            'unusable-status': (0,judging_judgement/* notApplicable */.hH)('the redirects end without an answer'),
            'empty-page': (0,judging_judgement/* notApplicable */.hH)('the redirects end without an answer'),
            'broken-redirect': redirects.length > 0 ? judgeUnreached(exchange, redirects) : chain/* NO_REDIRECT */.T,
        };
    }
    const { status } = exchange.final;
    const answer = judgeStatus(exchange.final);
    return {
        'final-status': redirects.length === 0 ? answer : moved,
        'broken-redirect': redirects.length === 0 ? chain/* NO_REDIRECT */.T : leadsNowhere(status) ? NOWHERE : answer,
        'unusable-status': isUnusable(status)
            ? (0,judging_judgement/* fail */.fJ)({ url: exchange.final.url, message: `Answers ${status}` })
            : (0,judging_judgement/* pass */.IX)(),
        'empty-page': judgeContent(exchange.final),
    };
}
function judgeContent(response) {
    const { url, status } = response;
    if (!(0,network_status/* isSuccess */.oJ)(status) || isUnusable(status))
        return (0,judging_judgement/* notApplicable */.hH)('the URL does not lead to a page');
    return (0,why_not_html/* isEmptyPage */.Nm)(response) ? (0,judging_judgement/* fail */.fJ)({ url, message: `Answers ${status} with an empty body` }) : (0,judging_judgement/* pass */.IX)();
}
const NOWHERE = (0,judging_judgement/* notApplicable */.hH)('the redirects lead to no page, which is reported separately');
function leadsNowhere(status) {
    return isUnusable(status) || (0,chain/* isRedirect */.N6)(status);
}
/** 2xx without content, and 3xx that neither redirect nor have anything to be compared with. */
function isUnusable(status) {
    if (status === 204 || status === 205)
        return true;
    return status >= 300 && status < 400 && !(0,chain/* isRedirect */.N6)(status);
}
function judgeStatus({ url, status }) {
    if ([401, 403, 407, 429].includes(status)) {
        return (0,judging_judgement/* notMeasured */.q7)(`${url} answers ${status}: the page is protected or limits requests, see the setting "headers"`);
    }
    return status >= 400 ? (0,judging_judgement/* fail */.fJ)({ url, message: `Answers ${status}` }) : (0,judging_judgement/* pass */.IX)();
}
function judgeUnreached({ failure }, redirects) {
    const { kind, url, message, code } = failure;
    if (kind === 'certificate' || code === 'ENOTFOUND') {
        return (0,judging_judgement/* fail */.fJ)({ ...(0,chain/* redirectAt */._q)(redirects.at(-1)), message: `Redirects to ${url}, which ${message}` });
    }
    const known = ['redirect-loop', 'too-many-redirects', 'bad-location', 'bad-scheme'];
    if (known.includes(kind))
        return (0,judging_judgement/* notApplicable */.hH)('the redirects lead to no page');
    return (0,judging_judgement/* notMeasured */.q7)(`${url}: ${message}`);
}

// EXTERNAL MODULE: ./lib/net/platform.js
var net_platform = __webpack_require__(82620);
// EXTERNAL MODULE: ./lib/engine/formats/html/charset.js
var charset = __webpack_require__(51475);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/host-variants.js










const TEMPORARY = new Set([302, 303, 307]);
const OF_THE_PREVIEW = 'the host is a preview, which says nothing about the hosts of production';
const host_variants_GOOGLE_REDIRECTS = 'https://developers.google.com/search/docs/crawling-indexing/301-redirects';
const GOOGLE_CANONICAL = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls';
const host_variants_CHECKS = {
    'https-not-enforced': {
        scope: 'site',
        severity: 'warning',
        title: 'The site does not redirect http to https',
        why: 'Visitors on http have no encryption, and search engines find each page twice.',
        fix: 'Redirect every http URL to https with 301 or 308.',
        help: 'https://developer.chrome.com/docs/lighthouse/pwa/redirects-http',
        example: 'http://www.example.com/ answers 200',
    },
    'host-variants': {
        scope: 'site',
        severity: 'warning',
        title: 'The host with www and the one without do not redirect to each other',
        why: 'Search engines find the site twice, or visitors of one of the two hosts get an error.',
        fix: 'Redirect one of the two to the other with 301 or 308, with a certificate that covers both.',
        help: GOOGLE_CANONICAL,
        example: 'https://example.com/ and https://www.example.com/ both answer 200',
    },
    'host-variants-temporary': {
        scope: 'site',
        severity: 'notice',
        title: 'A redirect between http and https, or with and without www, is temporary',
        why: 'After a 302, 303 or 307 search engines may index either URL.',
        fix: 'Use 301 or 308 for these redirects.',
        help: host_variants_GOOGLE_REDIRECTS,
        example: 'http://example.com/ answers 302 with Location: https://example.com/',
    },
};
/** Whether http and https, with and without www, all lead to one site. Asked of the home page, once for a site. */
const hostVariants = (0,tool_definition/* defineTopic */.RE)({
    checks: host_variants_CHECKS,
    async judge(visit) {
        const host = visit.preview
            ? { reason: OF_THE_PREVIEW }
            : siteHost(siteUrl(visit, await (0,chain/* answeredChain */.TE)(visit)));
        if ('reason' in host) {
            const judgements = (0,judging_judgement/* sameForAll */.tE)(host_variants_CHECKS, (0,judging_judgement/* notApplicable */.hH)(host.reason));
            return { judgements, facts: { hostVariants: [] } };
        }
        const variants = await gather(visit, host);
        return {
            judgements: {
                'https-not-enforced': judgeEnforced(variants),
                'host-variants': judgeConvergence(host, variants),
                'host-variants-temporary': judgeLasting(variants, visit.url),
            },
            facts: { hostVariants: variantFacts(variants) },
        };
    },
});
/** Its public host, or why its other forms are not for the site to redirect. */
function siteHost(url) {
    const { hostname } = new URL(url);
    const platform = (0,net_platform/* platformOf */.t)(hostname);
    if (platform === undefined)
        return (0,site_hosts/* publicHost */.m)(url);
    return { reason: `${hostname} is a host of the platform ${platform}, which answers for its other forms` };
}
/** The page where it belongs to the audited site, else the audited URL. */
function siteUrl(visit, { final }) {
    return final && (0,site_hosts/* siteOf */.z)(final.url) === (0,site_hosts/* siteOf */.z)(visit.url) ? final.url : visit.url;
}
function variantFacts({ http, https, counterpart }) {
    return [http, https, counterpart?.http, counterpart?.https]
        .filter(exchange => exchange !== undefined)
        .map(({ requestedUrl, final, failure }) => ({
        url: requestedUrl,
        finalUrl: final?.url ?? null,
        status: final?.status ?? null,
        failure: failure?.kind ?? null,
    }));
}
async function gather(visit, { hostname, counterpart }) {
    const both = async (name) => {
        const [http, https] = await Promise.all([
            visit.fetchForSite(`http://${name}/`),
            visit.fetchForSite(`https://${name}/`),
        ]);
        return { http, https };
    };
    const [own, other] = await Promise.all([both(hostname), counterpart && both(counterpart)]);
    return other ? { ...own, counterpart: { hostname: counterpart, ...other } } : own;
}
function judgeEnforced({ http, https }) {
    if (http.failure) {
        const closed = http.failure.code === 'ECONNREFUSED';
        return closed
            ? (0,judging_judgement/* pass */.IX)('nothing answers over http')
            : (0,judging_judgement/* notMeasured */.q7)(`${http.failure.url} ${http.failure.message}`);
    }
    const { url, status } = http.final;
    if (url.startsWith('https:'))
        return (0,judging_judgement/* pass */.IX)();
    if (!https.final?.url.startsWith('https:')) {
        return (0,judging_judgement/* notApplicable */.hH)('the site does not answer over https, which the security tool judges');
    }
    if ((0,network_status/* isSuccess */.oJ)(status))
        return (0,judging_judgement/* failWhere */.a4)([
            { url: http.requestedUrl, message: `Answers ${status} at ${url} instead of redirecting to https` },
        ]);
    return status < 500 && ![401, 403, 429].includes(status)
        ? (0,judging_judgement/* pass */.IX)(`${url} answers ${status}, so there is no page over http`)
        : (0,judging_judgement/* notMeasured */.q7)(`${url} answers ${status}`);
}
function judgeConvergence({ hostname }, { http, https, counterpart }) {
    if (!counterpart)
        return (0,judging_judgement/* notApplicable */.hH)(`there is no usual form of ${hostname} with or without www`);
    const main = https.final ?? http.final;
    if (!main || !(0,network_status/* isSuccess */.oJ)(main.status))
        return (0,judging_judgement/* notMeasured */.q7)(`the home page of ${hostname} does not answer`);
    const others = [counterpart.http, counterpart.https];
    if (others.every(({ failure }) => failure?.kind === 'dns')) {
        return (0,judging_judgement/* notApplicable */.hH)(`${counterpart.hostname} does not exist`);
    }
    const mainHost = new URL(main.url).hostname;
    const places = others.flatMap(exchange => divergence(exchange, mainHost));
    const measured = others.some(({ final, failure }) => final || failure.kind === 'certificate');
    return measured
        ? (0,judging_judgement/* failWhere */.a4)(places)
        : (0,judging_judgement/* notMeasured */.q7)(`${counterpart.hostname}: ${counterpart.https.failure?.message}`);
}
function divergence({ requestedUrl, final, failure }, mainHost) {
    if (failure) {
        if (failure.kind !== 'certificate')
            return [];
        return [{ url: requestedUrl, message: failure.message }];
    }
    const { hostname } = new URL(final.url);
    if (!(0,network_status/* isSuccess */.oJ)(final.status) || hostname === mainHost)
        return [];
    const { text } = (0,charset/* decodeHtml */.iT)(final.body, (0,exchange/* header */.wx)(final, 'content-type'));
    const document = new html_document/* HtmlDocument */.Df(text, final.url);
    if ((0,canonical_links/* declaredCanonical */.fk)({ url: final.url, response: final, document })?.hostname === mainHost)
        return [];
    return [{ url: requestedUrl, message: `Ends at ${final.url}, but the site is at ${mainHost}` }];
}
/** Redirects from one form of the site's address to another; one to another path may well depend on the visitor. */
function judgeLasting({ http, https, counterpart }, audited) {
    const exchanges = [http, https, ...(counterpart ? [counterpart.http, counterpart.https] : [])];
    const hosts = new Set(exchanges.map(({ requestedUrl }) => new URL(requestedUrl).hostname));
    const found = new Map();
    for (const { hops } of exchanges) {
        for (const [index, hop] of hops.slice(0, -1).entries()) {
            const [from, to] = [new URL(hop.url), new URL(hops[index + 1].url)];
            // That of the page itself is `temporary-redirect`.
            if (from.href === audited || !hosts.has(to.hostname) || to.pathname !== from.pathname)
                continue;
            const place = { url: from.href, message: `Redirects with ${hop.status} to ${to.href}` };
            found.set(from.href, TEMPORARY.has(hop.status) ? place : undefined);
        }
    }
    if (found.size === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no host redirects to another one');
    return (0,judging_judgement/* failWhere */.a4)([...found.values()].filter(place => place !== undefined));
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/location.js




const LOCATION = 'https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2';
const location_CHECKS = {
    'missing-location': {
        severity: 'error',
        title: 'A redirect has no Location header',
        why: 'Browsers show the answer itself, and search engines find no page.',
        fix: 'Add the Location header, or send the status that you meant.',
        help: LOCATION,
        example: '301 Moved Permanently, without Location',
    },
    'invalid-location': {
        severity: 'error',
        title: 'A redirect leads to an invalid URL',
        why: 'Browsers show an error, and search engines drop the URL.',
        fix: 'Put a full http or https URL, or a path, in the Location header.',
        help: LOCATION,
        example: 'Location: https://',
    },
    'conflicting-locations': {
        severity: 'error',
        title: 'A redirect has several Location headers',
        why: 'Browsers refuse such an answer, because somebody may have tampered with it.',
        fix: 'Send one Location header. Often two parts of the stack, such as the application and a proxy, each add one.',
        help: LOCATION,
        example: 'Location: /a\nLocation: /b',
    },
};
/** Where redirects say that they lead to. */
const location_location = (0,tool_definition/* defineTopic */.RE)({
    checks: location_CHECKS,
    async judge(visit) {
        return { judgements: judgeLocations(await (0,chain/* answeredChain */.TE)(visit)) };
    },
});
function judgeLocations({ hops, failure, final }) {
    const redirecting = hops.filter(({ status }) => (0,chain/* isRedirect */.N6)(status));
    const last = redirecting.at(-1);
    if (!last)
        return (0,judging_judgement/* sameForAll */.tE)(location_CHECKS, chain/* NO_REDIRECT */.T);
    const empty = last.location?.trim() === '';
    const missing = final ? (0,chain/* isRedirect */.N6)(final.status) : empty;
    const invalid = !empty && (failure?.kind === 'bad-location' || failure?.kind === 'bad-scheme');
    const where = (message) => ({ url: last.url, message });
    const located = redirecting.filter(({ location }) => location !== undefined && location.trim() !== '');
    const among = (places) => (0,judging_judgement/* failAmong */.Jb)(located, places, 'no redirect has a Location header, which is reported separately');
    return {
        'missing-location': missing
            ? (0,judging_judgement/* fail */.fJ)(where(`Answers ${last.status} with ${empty ? 'an empty' : 'no'} Location header`))
            : (0,judging_judgement/* pass */.IX)(),
        'invalid-location': invalid ? (0,judging_judgement/* fail */.fJ)(where(`The ${last.status} ${failure.message}`)) : among([]),
        'conflicting-locations': among(redirecting
            .map(hop => ({ url: hop.url, values: [...new Set((0,exchange/* headerValues */.UE)(hop, 'location'))] }))
            .filter(({ values }) => values.length > 1)
            .map(({ url, values }) => ({ url, message: `Location: ${values.join(' and Location: ')}` }))),
    };
}

// EXTERNAL MODULE: ./lib/engine/tools/redirects/loops.js
var loops = __webpack_require__(95799);
// EXTERNAL MODULE: ./lib/engine/visit/missing-page.js
var missing_page = __webpack_require__(56504);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/soft-404.js






/** Whether the site says of a missing page that it is missing. */
const soft404 = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'soft-404': {
            scope: 'site',
            severity: 'warning',
            title: 'Missing pages do not answer 404',
            why: 'Search engines index error pages, and nobody notices broken links.',
            fix: 'Answer unknown URLs with the status 404 or 410, not only with a text that says so.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/troubleshoot-crawling-errors#soft-404-errors',
            example: 'GET /a-page-that-is-not-there\n200 OK',
        },
    },
    async judge(visit) {
        await (0,chain/* answeredChain */.TE)(visit);
        const missing = await (0,missing_page/* fetchMissingPage */.mF)(visit);
        return {
            judgements: { 'soft-404': judgeMissingPage(missing) },
            facts: { missingPage: { url: missing.requestedUrl, status: missing.final?.status ?? null } },
        };
    },
});
const LOGIN_PATH = /\b(?:log-?in|sign-?in|auth|sso|oauth2?)\b/i;
function judgeMissingPage({ requestedUrl, final, failure }) {
    if (failure)
        return (0,judging_judgement/* notMeasured */.q7)(`${failure.url} ${failure.message}`);
    const { url, status } = final;
    if ((0,network_status/* provesNothing */.R1)(status))
        return (0,judging_judgement/* notMeasured */.q7)(`${url} answers ${status}`);
    if (status >= 400)
        return (0,judging_judgement/* pass */.IX)();
    if (status >= 300)
        return (0,judging_judgement/* notMeasured */.q7)(`${url} answers ${status} without a target`);
    if ((0,site_hosts/* siteOf */.z)(url) !== (0,site_hosts/* siteOf */.z)(requestedUrl))
        return (0,judging_judgement/* notMeasured */.q7)(`${requestedUrl} leads to another site, ${url}`);
    if (LOGIN_PATH.test(new URL(url).pathname))
        return (0,judging_judgement/* notMeasured */.q7)(`${requestedUrl} leads to a login, ${url}`);
    const where = url === requestedUrl ? '' : ` at ${url}`;
    return (0,judging_judgement/* fail */.fJ)({ url: requestedUrl, message: `This page does not exist, but answers ${status}${where}` });
}

// EXTERNAL MODULE: ./lib/engine/tools/redirects/url-variants.js
var url_variants = __webpack_require__(63824);
;// CONCATENATED MODULE: ./lib/engine/tools/redirects/varying-redirects.js






/** As Google documents it: https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers */
const GOOGLEBOT_SMARTPHONE = 'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    'Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
/** A language other than that of most sites, and another one for sites in it. */
const FOREIGN_LANGUAGE = 'de';
const OTHER_FOREIGN_LANGUAGE = 'fr';
/** Whether the page leads others elsewhere than us. */
const varyingRedirects = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'user-agent-redirect': {
            severity: 'warning',
            title: 'Googlebot is redirected to another page than visitors',
            why: 'Google indexes another page than visitors get, which can count as cloaking.',
            fix: 'Redirect all visitors alike, whatever their user agent.',
            help: 'https://developers.google.com/search/docs/essentials/spam-policies#sneaky-redirects',
            example: 'Googlebot is sent to /bots, browsers are not',
        },
        'language-redirect': {
            severity: 'notice',
            title: 'The page redirects by the language of the browser',
            why: 'Googlebot sends no Accept-Language header, and its browser is in English, so it sees only one language under this URL.',
            fix: 'Give each language a URL, link them with hreflang, and do not redirect visitors away from the one they asked for.',
            help: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites',
            example: 'Accept-Language: de is sent to /de/, Accept-Language: en is not',
        },
    },
    async judge(visit) {
        const { page } = await (0,end_page/* endPage */.B)(visit);
        const exchange = await visit.exchange();
        const document = page instanceof not_measured/* NotHtml */.pr ? undefined : page.document;
        return {
            judgements: {
                'user-agent-redirect': await judgeUserAgent(visit, exchange),
                'language-redirect': await judgeLanguage(visit, exchange, document),
            },
        };
    },
});
/** Whether Googlebot ends elsewhere than we do. Servers that let no stranger pose as Googlebot are not judged. */
async function judgeUserAgent(visit, plain) {
    return await compare(visit, plain, { userAgent: GOOGLEBOT_SMARTPHONE }, 'for Googlebot');
}
/** Whether a browser's language decides where the page leads. */
async function judgeLanguage(visit, plain, document) {
    const scripted = document && (await otherLanguageLedTo(visit, document));
    if (scripted !== undefined) {
        return (0,judging_judgement/* fail */.fJ)({
            url: visit.url,
            message: `A script redirects to ${scripted} by the language of the browser, which is English here, as it is for Googlebot`,
        });
    }
    const pageLanguage = document?.html && (0,html_document/* attribute */.lt)(document.html, 'lang');
    const own = pageLanguage?.trim().toLowerCase().split('-', 1)[0] === FOREIGN_LANGUAGE;
    const language = own ? OTHER_FOREIGN_LANGUAGE : FOREIGN_LANGUAGE;
    return await compare(visit, plain, { headers: { 'accept-language': language } }, `with Accept-Language: ${language}`);
}
async function compare(visit, plain, options, who) {
    const varied = await visit.fetch(visit.url, options);
    const reason = unusable(varied);
    if (reason)
        return (0,judging_judgement/* notMeasured */.q7)(`${reason} ${who}`);
    if (varying_redirects_destination(varied) === varying_redirects_destination(plain))
        return (0,judging_judgement/* pass */.IX)();
    // A page that leads elsewhere each time does not vary by what we asked with.
    const again = await visit.fetch(visit.url, { headers: { 'cache-control': 'no-cache' } });
    if (varying_redirects_destination(again) !== varying_redirects_destination(plain))
        return (0,judging_judgement/* notMeasured */.q7)('the page redirects to another page each time');
    return (0,judging_judgement/* fail */.fJ)({
        url: visit.url,
        message: `Redirects to ${varying_redirects_destination(varied)} ${who}, but to ${varying_redirects_destination(plain)} otherwise`,
    });
}
function unusable({ final, failure }) {
    if (failure)
        return isLoop(failure.kind) ? undefined : `${failure.url} ${failure.message}`;
    return final.status >= 400 ? `${final.url} answers ${final.status}` : undefined;
}
/** Queries hold session numbers and the like, so the path is what counts. */
function varying_redirects_destination({ final, failure }) {
    if (!final)
        return isLoop(failure.kind) ? 'a loop of redirects' : 'no answer';
    const { origin, pathname } = new URL(final.url);
    return `${origin}${pathname}`;
}
function isLoop(kind) {
    return kind === 'redirect-loop' || kind === 'too-many-redirects';
}

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/topics.js











const topics = [
    finalAnswer,
    loops/* loops */.u,
    location_location,
    chain_length/* chainLength */.q,
    eachRedirect,
    destination,
    hostVariants,
    url_variants/* urlVariants */.E,
    soft404,
    documentRedirects,
    varyingRedirects,
];


/***/ }),

/***/ 35859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ domainOfFile)
/* harmony export */ });
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);

/** A name of the DNS and the end of its line (RFC 1035 section 2.3.4). */
const MAX_NAME = 255;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
/**
 * The host in the file in which GitHub Pages keeps the domain of a site, one alone; undefined where the site has none.
 *
 * @param root where the deployment begins, without a slash at its end
 * @see https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/troubleshooting-custom-domains-and-github-pages
 */
async function domainOfFile(visit, root) {
    const { final } = await visit.fetch(`${root}/CNAME`, { maxBytes: MAX_NAME });
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status) || final.truncated)
        return undefined;
    const name = final.body.toString('utf8').trim();
    return isDomain(name) ? new URL(`https://${name}/`).host : undefined;
}
/** Whether a text is the full name of a host: labels of the DNS, the last of which has letters. */
function isDomain(text) {
    const labels = text.split('.');
    return (labels.length > 1 &&
        labels.every(label => LABEL.test(label)) &&
        /[a-z]/i.test(labels.at(-1)) &&
        URL.canParse(`https://${text}/`));
}


/***/ }),

/***/ 38658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isForGitHubPages),
/* harmony export */   y: () => (/* binding */ mayHaveRepositoriesBeside)
/* harmony export */ });
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11312);
/* harmony import */ var _domain_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35859);
/* harmony import */ var _left_to_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50631);
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9895);






/** Files of other hosts, one of which may serve the site although a file with its domain is still there. */
const OF_OTHERS = ['_redirects', 'netlify.toml', 'vercel.json', '_headers'];
/**
 * Whether a site is for GitHub Pages, by the host of production, by its domain in the file `CNAME` where it has no file of
 * another host, or by what it answers.
 * GitHub runs no programs: it answers 405 to what is posted to it.
 */
const isForGitHubPages = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { preview } = visit;
    const { origin, hostname } = new URL(visit.url);
    if (/\.github\.io$/i.test(preview?.host ?? hostname))
        return true;
    if (preview?.host === undefined)
        return /^github\.com$/i.test((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_5__/* .header */ .wx)(await visit.response(), 'server') ?? '');
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(preview, origin);
    const domain = await (0,_domain_file_js__WEBPACK_IMPORTED_MODULE_2__/* .domainOfFile */ .i)(visit, root);
    if (domain === undefined || (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .bareHost */ .n0)(domain) !== (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .bareHost */ .n0)(preview.host))
        return false;
    return !(await hasFilesOfOthers(visit, root));
});
/**
 * Whether each other repository of the owner may be a folder of the host of production: GitHub Pages serves them beside
 * the site of the owner, under its own domain as well. Of a site with a domain nothing may say whether it is the owner's.
 *
 * @see https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/about-custom-domains-and-github-pages
 */
const mayHaveRepositoriesBeside = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { preview } = visit;
    if (preview?.host === undefined || preview.home !== '')
        return false;
    if (await isForGitHubPages(visit))
        return true;
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(preview, new URL(visit.url).origin);
    const { final } = await visit.fetch(`${root}/CNAME`);
    return final !== undefined && (0,_left_to_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfOwnerSite */ .E9)(final) && !(await hasFilesOfOthers(visit, root));
});
async function hasFilesOfOthers(visit, root) {
    for (const name of OF_OTHERS) {
        const { final } = await visit.fetchForSite(`${root}/${name}`);
        if (final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status))
            return true;
    }
    return false;
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
