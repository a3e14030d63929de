export const id = 7741;
export const ids = [7741];
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

/***/ 80913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/visit/shown-page.js
var shown_page = __webpack_require__(92263);
;// CONCATENATED MODULE: ./lib/engine/tools/geo/ai-bots.js
const OPENAI = 'https://platform.openai.com/docs/bots';
const ANTHROPIC = 'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler';
const PERPLEXITY = 'https://docs.perplexity.ai/guides/bots';
const AMAZON = 'https://developer.amazon.com/amazonbot';
const META = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers';
const APPLE = 'https://support.apple.com/en-us/119829';
const GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers';
const ROWS = [
    ['Googlebot', 'Google', 'search', GOOGLE],
    [
        'Bingbot',
        'Microsoft',
        'search',
        'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0',
    ],
    ['Applebot', 'Apple', 'search', APPLE],
    ['OAI-SearchBot', 'OpenAI', 'search', OPENAI],
    ['PerplexityBot', 'Perplexity', 'search', PERPLEXITY],
    ['Claude-SearchBot', 'Anthropic', 'search', ANTHROPIC],
    [
        'DuckAssistBot',
        'DuckDuckGo',
        'search',
        'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
    ],
    ['Amzn-SearchBot', 'Amazon', 'search', AMAZON],
    ['ChatGPT-User', 'OpenAI', 'user', OPENAI, true],
    ['Claude-User', 'Anthropic', 'user', ANTHROPIC],
    ['Perplexity-User', 'Perplexity', 'user', PERPLEXITY, true],
    ['MistralAI-User', 'Mistral AI', 'user', 'https://docs.mistral.ai/robots'],
    ['Meta-ExternalFetcher', 'Meta', 'user', META, true],
    ['GPTBot', 'OpenAI', 'training', OPENAI],
    ['ClaudeBot', 'Anthropic', 'training', ANTHROPIC],
    ['Google-Extended', 'Google', 'training', GOOGLE],
    ['Applebot-Extended', 'Apple', 'training', APPLE],
    ['CCBot', 'Common Crawl', 'training', 'https://commoncrawl.org/ccbot'],
    ['Meta-ExternalAgent', 'Meta', 'training', META],
    ['Amazonbot', 'Amazon', 'training', AMAZON],
    ['Bytespider', 'ByteDance', 'training', 'https://darkvisitors.com/agents/bytespider', true],
    ['cohere-ai', 'Cohere', 'training', 'https://darkvisitors.com/agents/cohere-ai', true],
];
/** The crawlers of AI services, and of the search engines that AI answers are built on, by purpose. */
const AI_BOTS = ROWS.map(([name, operator, purpose, docs, mayIgnoreRobots]) => ({
    name,
    operator,
    purpose,
    obeysRobots: mayIgnoreRobots !== true,
    docs,
}));
/** Search engines whose access the robots tool judges. */
const CLASSIC_SEARCH_BOTS = new Set(['Googlebot', 'Bingbot', 'Applebot']);
/**
 * User agents that a server is asked with: search and user fetches of the services with most users. Firewalls go by
 * the product token.
 */
const TRIED_USER_AGENTS = {
    'OAI-SearchBot': 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot',
    'ChatGPT-User': 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
    PerplexityBot: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
    'Claude-SearchBot': 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-SearchBot/1.0; +https://www.anthropic.com)',
    'Claude-User': 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
};

;// CONCATENATED MODULE: ./lib/engine/tools/geo/bot-access.js








const OVERVIEW = 'https://platform.openai.com/docs/bots';
/**
 * Whether AI services may fetch the page, and whether the server lets them. To keep crawlers away that gather training
 * data is a choice: it is stated as a fact.
 */
const botAccess = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'ai-search-blocked': {
            severity: 'warning',
            title: 'robots.txt blocks AI search engines from the page',
            why: 'AI answers cite only pages that their crawlers may read.',
            fix: 'Allow the crawler in robots.txt, unless you do not want to appear in those answers.',
            help: OVERVIEW,
            example: 'User-agent: OAI-SearchBot\nDisallow: /',
        },
        'ai-assistants-blocked': {
            severity: 'notice',
            title: 'robots.txt blocks AI assistants from opening the page for their users',
            why: 'An assistant that is asked about this page cannot read it and answers from other sources.',
            fix: 'Allow the user agent in robots.txt, unless you block it on purpose.',
            help: OVERVIEW,
            example: 'User-agent: ChatGPT-User\nDisallow: /',
        },
        'ai-bots-refused': {
            scope: 'site',
            severity: 'notice',
            title: 'The server refuses the user agents of AI services',
            why: 'robots.txt allows these crawlers, but a firewall or CDN that filters by user agent keeps them out.',
            fix: 'Check in the settings of the firewall or CDN that verified AI crawlers are allowed.',
            help: OVERVIEW,
            example: '403 Forbidden to the user agent of PerplexityBot, 200 to browsers',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownPage */.V)(visit);
        const robots = await visit.robotsTxt(page.url);
        const verdicts = new Map(AI_BOTS.map(bot => [bot, (0,robots_txt/* verdictFor */.Xb)(robots, bot.name, page.url)]));
        const answers = await answersFor(visit, page, verdicts);
        return {
            judgements: {
                ...judgeRobots(robots, verdicts),
                'ai-bots-refused': judgeAnswers(page, answers),
            },
            facts: {
                bots: robots.kind === 'unreachable' ? {} : Object.fromEntries([...verdicts].map(botFact)),
                answers: answers.map(answer => ({ ...answer })),
            },
        };
    },
});
function botFact([bot, { allowed, line, rule }]) {
    return [bot.name, { purpose: bot.purpose, allowed, ...(line !== null && { line, rule }) }];
}
function judgeRobots(robots, verdicts) {
    const all = (judgement) => ({
        'ai-search-blocked': judgement,
        'ai-assistants-blocked': judgement,
    });
    if (robots.kind === 'unreachable')
        return all((0,judgement/* notMeasured */.q7)(robots.reason));
    const foreign = (0,robots_txt/* whyForeign */.fW)(robots);
    if (foreign !== undefined)
        return all((0,judgement/* notApplicable */.hH)(foreign));
    if (robots.kind === 'disallow-all')
        return all((0,judgement/* notApplicable */.hH)(`${robots.url} could not be read, so that nothing may be crawled for now`));
    const closedToSearch = [...verdicts].some(([{ name }, { allowed }]) => (name === 'Googlebot' || name === 'Bingbot') && !allowed);
    if (closedToSearch)
        return all((0,judgement/* notApplicable */.hH)('robots.txt blocks Google or Bing as well'));
    return {
        'ai-search-blocked': (0,judgement/* failWhere */.a4)(blockedBy(robots, verdicts, 'search')),
        'ai-assistants-blocked': (0,judgement/* failWhere */.a4)(blockedBy(robots, verdicts, 'user')),
    };
}
/** One occurrence for each line that closes the page; bots that may come all the same are left out. */
function blockedBy(robots, verdicts, purpose) {
    const byLine = new Map();
    for (const [bot, { allowed, line, rule }] of verdicts) {
        const counts = bot.purpose === purpose && bot.obeysRobots && !CLASSIC_SEARCH_BOTS.has(bot.name);
        if (allowed || !counts)
            continue;
        const found = byLine.get(line);
        if (found)
            found.bots.push(bot.name);
        else
            byLine.set(line, { rule, bots: [bot.name] });
    }
    const { url } = robots;
    return [...byLine].map(([line, { rule, bots }]) => {
        const message = `Blocks ${bots.join(', ')} from this page.`;
        return line === null ? { url, message } : { url, line, snippet: (0,html_document/* snippet */.UA)(rule ?? ''), message };
    });
}
/**
 * Asks for one page of the site with the user agents of bots that robots.txt lets in: what refuses them stands before
 * the whole site.
 */
async function answersFor(visit, page, verdicts) {
    const { origin, hostname } = new URL(page.url);
    if ((0,host_kind/* isLocalHost */.mJ)(hostname))
        return [];
    const allowed = [...verdicts].filter(([, verdict]) => verdict.allowed).map(([{ name }]) => name);
    const tried = Object.keys(TRIED_USER_AGENTS).filter(name => allowed.includes(name));
    return await visit.onceForSite(`answers to AI bots ${origin} ${tried.join()}`, () => Promise.all(tried.map(async (bot) => {
        const userAgent = TRIED_USER_AGENTS[bot];
        return readAnswer(bot, page.url, await visit.fetchForSite(page.url, { userAgent }));
    })));
}
const REFUSALS = new Set([401, 403, 406, 451]);
function readAnswer(bot, url, { final, failure }) {
    if (failure)
        return { bot, url, failure: `${failure.url} ${failure.message}` };
    const challenged = (0,exchange/* header */.wx)(final, 'cf-mitigated')?.trim().toLowerCase() === 'challenge';
    return { bot, url, status: final.status, refused: challenged || REFUSALS.has(final.status) };
}
function judgeAnswers({ url, preview }, answers) {
    if ((0,host_kind/* isLocalHost */.mJ)(new URL(url).hostname)) {
        return (0,judgement/* notApplicable */.hH)('the page is on a private server, without the firewall or CDN that it has in production');
    }
    if (answers.length === 0)
        return (0,judgement/* notApplicable */.hH)('robots.txt blocks all of them');
    const refused = answers.filter(answer => 'refused' in answer && answer.refused);
    if (refused.length > 0 && preview) {
        return (0,judgement/* notApplicable */.hH)('the firewall of a preview is not that of production');
    }
    if (refused.length > 0) {
        return (0,judgement/* fail */.fJ)(refused.map(({ bot, url: asked, ...answer }) => ({
            url: asked,
            message: `The server answers ${'status' in answer ? answer.status : ''} to ${bot}, but serves browsers.`,
        })));
    }
    const unclear = answers.find(answer => 'failure' in answer || answer.status === 429 || answer.status >= 500);
    if (!unclear)
        return (0,judgement/* pass */.IX)();
    const what = 'failure' in unclear ? unclear.failure : `${unclear.url} answers ${unclear.status}`;
    return (0,judgement/* notMeasured */.q7)(`as ${unclear.bot}: ${what}`);
}

// EXTERNAL MODULE: ./lib/engine/formats/structured-data/item.js
var structured_data_item = __webpack_require__(34593);
// EXTERNAL MODULE: ./lib/engine/formats/structured-data/structured-data.js + 2 modules
var structured_data = __webpack_require__(41522);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
;// CONCATENATED MODULE: ./lib/engine/tools/geo/entities.js







const ORGANIZATION = /(?:Organization|Corporation|Business|Store|Restaurant|Hotel)$/;
/** Who stands behind the page, as it states it. */
const entities = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const page = await (0,shown_page/* shownPage */.V)(visit);
        return { judgements: {}, facts: entityFacts(page, (0,structured_data/* structuredDataOf */.P)(page.document)) };
    },
});
function entityFacts(page, data) {
    const { document } = page;
    const organizations = data.items.filter(({ types }) => types.some(type => ORGANIZATION.test(type)));
    return {
        authors: [...firstDistinct(namesOfAuthors(document, data), 10)],
        organizations: [...new Set(organizations.flatMap(item => (0,structured_data_item/* textsOf */.CB)(item, 'name')))].slice(0, 10),
        sameAs: new Set(organizations.flatMap(item => (0,structured_data_item/* textsOf */.CB)(item, 'sameAs'))).size,
        aboutLink: linkTo(page, /\/(?:about|about-us|company|ueber-uns|uber-uns|a-propos|acerca|chi-siamo)\b/i),
        contactLink: linkTo(page, /\/(?:contact|contact-us|kontakt|contacto|contatti|impressum)\b/i),
        feeds: document
            .elements('link')
            .filter(link => /^application\/(?:rss|atom)\+xml|^application\/feed\+json/.test((0,html_document/* attribute */.lt)(link, 'type') ?? '')).length,
    };
}
/** Names that are looked at; one author can be that of all items, and have many names. */
const MAX_AUTHOR_NAMES = 10_000;
function firstDistinct(names, most) {
    const found = new Set();
    let looked = 0;
    for (const name of names) {
        found.add(name);
        if (found.size >= most || ++looked >= MAX_AUTHOR_NAMES)
            break;
    }
    return found;
}
function* namesOfAuthors(document, data) {
    for (const item of data.items) {
        for (const author of item.properties.get('author') ?? []) {
            if (!(0,structured_data_item/* isItem */.WZ)(author))
                yield (0,html_document/* foldSpace */.GQ)(author.text);
            else
                yield* firstNames(data.whole(author));
        }
    }
    yield* statedAuthors(document);
}
/** Characters of a name. */
const MAX_NAME = 200;
/** Names of one author. */
const MAX_NAMES = 100;
function firstNames(author) {
    const names = (author.properties.get('name') ?? []).slice(0, MAX_NAMES);
    return (0,structured_data_item/* textsOf */.CB)({ ...author, properties: new Map([['name', names]]) }, 'name');
}
function statedAuthors(document) {
    const metas = document
        .elements('meta')
        .filter(meta => (0,html_document/* attribute */.lt)(meta, 'name')?.trim().toLowerCase() === 'author');
    const links = document
        .elements('a')
        .filter(link => /(?:^|\s)author(?:\s|$)/i.test((0,html_document/* attribute */.lt)(link, 'rel') ?? ''));
    return [
        ...metas.map(meta => (0,html_document/* attribute */.lt)(meta, 'content') ?? ''),
        ...links.map(link => (0,text_start/* startOfSeenText */.Mq)(link, MAX_NAME)),
    ]
        .map(html_document/* foldSpace */.GQ)
        .filter(name => name !== '');
}
/** The first link to a page of the site with such a path; null where there is none. */
function linkTo({ document, preview }, path) {
    const own = new URL(document.url).host;
    for (const link of document.elements('a')) {
        const href = (0,html_document/* attribute */.lt)(link, 'href');
        const url = href === undefined ? null : URL.parse(href.trim(), document.baseUrl);
        if (!url || !path.test(url.pathname))
            continue;
        if (url.host === own || (0,syntax_preview/* isOnProduction */.dT)(preview, url))
            return url.href;
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/engine/tools/geo/freshness.js






/** How current the page says it is. An article may well hold for years, so that its age is no fault. */
const freshness = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const page = await (0,shown_page/* shownPage */.V)(visit);
        const dates = [...schemaDates(page), ...metaDates(page)].flatMap(value => {
            const time = /^\d{4}-\d\d/.test(value) ? Date.parse(value) : Number.NaN;
            return Number.isNaN(time) ? [] : [{ value, time }];
        });
        const latest = dates.toSorted((a, b) => b.time - a.time)[0];
        const facts = {
            latestDate: latest?.value ?? null,
            ageDays: latest ? Math.floor(((0,exchange/* clockOf */.ie)(page.response) - latest.time) / DAY_MS) : null,
            lastModified: (0,exchange/* header */.wx)(page.response, 'last-modified') ?? null,
        };
        return { judgements: {}, facts };
    },
});
const ARTICLE = /^(?:\w*Article|\w*BlogPosting|Report)$/;
const META_DATES = new Set(['article:published_time', 'article:modified_time', 'og:updated_time']);
const DAY_MS = 86_400_000;
function schemaDates({ document }) {
    return (0,structured_data/* structuredDataOf */.P)(document)
        .items.filter(({ types }) => types.some(type => ARTICLE.test(type)))
        .flatMap(item => ['dateModified', 'datePublished'].flatMap(property => (0,structured_data_item/* textsOf */.CB)(item, property)));
}
function metaDates({ document }) {
    return document
        .elements('meta')
        .filter(meta => META_DATES.has((0,html_document/* attribute */.lt)(meta, 'property')?.trim().toLowerCase() ?? ''))
        .map(meta => (0,html_document/* attribute */.lt)(meta, 'content')?.trim() ?? '');
}

// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
;// CONCATENATED MODULE: ./lib/engine/tools/geo/llms-txt.js







/** Characters below which an llms.txt says nothing. */
const MIN_CHARACTERS = 50;
/** Most faults that are listed. */
const MAX_FAULTS = 20;
/** The form of an llms.txt, where a site has one. None is needed. */
const llmsTxt = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'llms-txt-invalid': {
            scope: 'site',
            severity: 'notice',
            title: 'llms.txt does not follow its format',
            why: 'Tools that read the file expect Markdown with one title. Google does not use it.',
            fix: 'Begin with "# Name", use "## " for sections, and send the file as text/plain. Or remove it.',
            help: 'https://llmstxt.org/',
            example: '/llms.txt that does not begin with "# " and a name',
        },
    },
    async judge(visit) {
        const { url: page } = await (0,shown_page/* shownPage */.V)(visit);
        const url = `${(0,syntax_preview/* deploymentRoot */.gS)(visit.preview, new URL(page).origin)}/llms.txt`;
        return judgeLlmsTxt(url, await visit.fetchForSite(url));
    },
});
/** @param exchange what answered at its address */
function judgeLlmsTxt(url, { final, failure }) {
    if (failure)
        return without((0,judgement/* notMeasured */.q7)(`${failure.url} ${failure.message}`));
    const { status } = final;
    if ((0,network_status/* provesNothing */.R1)(status))
        return without((0,judgement/* notMeasured */.q7)(`${url} answers ${status}`));
    const text = final.body.toString('utf8').replace(/^\uFEFF/, '');
    const type = (0,exchange/* mediaType */.JL)(final);
    const isPage = type === 'text/html' || /^\s*<(?:!doctype|html)/i.test(text);
    if (!(0,network_status/* isSuccess */.oJ)(status) || isPage)
        return without((0,judgement/* notApplicable */.hH)('the site has no llms.txt'));
    const faults = [...typeFaults(final.url, type), ...formFaults(final.url, text)];
    return {
        judgements: { 'llms-txt-invalid': (0,judgement/* failWhere */.a4)(faults.slice(0, MAX_FAULTS)) },
        facts: { llmsTxt: { url: final.url, type, characters: text.length, ...outlineOf(text) } },
    };
}
function without(judgement) {
    return { judgements: { 'llms-txt-invalid': judgement }, facts: { llmsTxt: null } };
}
function typeFaults(url, type) {
    const good = type === '' || type === 'text/plain' || type === 'text/markdown' || type === 'text/x-markdown';
    return good
        ? []
        : [{ url, message: `The file is sent as ${type}. Send it as text/plain or text/markdown.` }];
}
/** Lines with text outside of fenced code. */
function linesOf(text) {
    let fenced = false;
    return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
        const isFence = /^\s*(?:```|~~~)/.test(line);
        if (isFence)
            fenced = !fenced;
        return fenced || isFence || line.trim() === '' ? [] : [{ text: line.trim(), number: index + 1 }];
    });
}
const TITLE = /^#\s+\S/;
function formFaults(url, text) {
    const { length } = text.trim();
    const lines = linesOf(text);
    const place = ({ number, text: line }, message) => ({
        url,
        line: number,
        snippet: (0,html_document/* snippet */.UA)(line),
        message,
    });
    const [first] = lines;
    const faults = [];
    if (length < MIN_CHARACTERS) {
        faults.push({ url, message: `The file has only ${length} characters (notice below ${MIN_CHARACTERS}).` });
    }
    if (first && !TITLE.test(first.text)) {
        faults.push(place(first, 'The file does not begin with a title such as "# Name".'));
    }
    const titles = lines.filter(line => TITLE.test(line.text));
    for (const title of titles.slice(1))
        faults.push(place(title, 'This is a second title; use "## " for sections.'));
    const start = lines.findIndex(line => /^##\s/.test(line.text));
    const items = start === -1 ? [] : lines.slice(start).filter(isListItem);
    // Facts without links stand beside the links in many files, and assistants read them as well.
    if (items.length > 0 && !lines.some(hasLink)) {
        faults.push(place(items[0], 'The sections of the file link to no page.'));
    }
    return faults;
}
function isListItem({ text }) {
    return /^[-*+]\s/.test(text);
}
function hasLink({ text }) {
    return /\]\([^\s()]/.test(text) || /<https?:/.test(text) || /https?:\/\//.test(text);
}
function outlineOf(text) {
    const lines = linesOf(text);
    return {
        title: lines
            .find(({ text: line }) => /^#\s/.test(line))
            ?.text.slice(1, 200)
            .trim() ?? null,
        sections: lines.filter(({ text: line }) => /^##\s/.test(line)).length,
        links: lines.filter(line => isListItem(line) && hasLink(line)).length,
    };
}

// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/page/judged-page.js + 3 modules
var judged_page = __webpack_require__(72041);
// EXTERNAL MODULE: ./lib/engine/page/page-directives.js
var page_directives = __webpack_require__(15000);
// EXTERNAL MODULE: ./lib/engine/page/script-shell.js
var script_shell = __webpack_require__(15798);
// EXTERNAL MODULE: ./lib/engine/page/text/main-text.js
var main_text = __webpack_require__(89565);
// EXTERNAL MODULE: ./lib/engine/page/text/regions.js + 1 modules
var text_regions = __webpack_require__(44836);
// EXTERNAL MODULE: ./lib/engine/page/text/scripted-text.js
var scripted_text = __webpack_require__(9576);
// EXTERNAL MODULE: ./lib/engine/syntax/for-users.js
var for_users = __webpack_require__(53570);
;// CONCATENATED MODULE: ./lib/engine/tools/geo/page-text.js














/** Whether a reader without scripts finds the text of the page. */
const pageText = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'text-needs-scripts': {
            severity: 'warning',
            title: 'The text of the page needs JavaScript',
            why: 'Most crawlers of AI services do not run scripts: they do not see this text.',
            fix: 'Send the text in the HTML: render on the server or at build time.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
            example: '<body><div id="root"></div><script src="/app.js"></script></body>',
        },
        'content-unmarked': {
            severity: 'notice',
            title: 'The main content is not marked',
            why: 'Without <main> or <article>, programs and screen readers must guess where the content begins.',
            fix: 'Wrap the main content in one <main>.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/main',
            example: 'a page of <div> without <main> and <article>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const { document } = page.sent;
        const text = document.body ? (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(document.body)) : '';
        const shell = (0,script_shell/* scriptShellOf */.HH)(document);
        const scripted = judgeScripted(page, shell);
        const main = mains(document);
        const articles = document.elements('article');
        return {
            judgements: {
                'text-needs-scripts': scripted,
                'content-unmarked': (0,judged_page/* isLedOn */.$g)(page)
                    ? (0,judgement/* notApplicable */.hH)((0,judged_page/* whyLedOn */.dB)(page))
                    : shell || scripted.outcome === 'fail'
                        ? (0,judgement/* notApplicable */.hH)('the content needs JavaScript, which is reported separately')
                        : text === ''
                            ? (0,judgement/* notApplicable */.hH)('the page has no text')
                            : (0,judgement/* failWhere */.a4)(main.length + articles.length > 0
                                ? []
                                : [{ url: document.url, message: 'The page has no <main> and no <article>.' }]),
            },
            facts: {
                characters: text.length,
                htmlCharacters: document.source.length,
                mains: main.length,
                articles: articles.length,
                rendered: (0,script_judgements/* renderingFacts */._V)(page),
                ...structureFacts(page.sent),
            },
        };
    },
});
/** `<main>` or what has its role, as far as it is not hidden: several may take turns. */
function mains(document) {
    return document
        .elements()
        .filter(element => element.tagName === 'main' || (0,html_document/* attribute */.lt)(element, 'role')?.trim() === 'main')
        .filter(element => (0,html_document/* attribute */.lt)(element, 'hidden') === undefined);
}
function judgeScripted(page, shell) {
    const { sent, document, scripts } = page;
    if ((0,judged_page/* isLedOn */.$g)(page))
        return (0,judgement/* notApplicable */.hH)((0,judged_page/* whyLedOn */.dB)(page));
    if ((0,page_directives/* asksNotToBeIndexed */.ZY)(document))
        return (0,judgement/* notApplicable */.hH)('the page asks not to be indexed');
    if ((0,for_users/* isForUsers */.KQ)(document.url))
        return (0,judgement/* notApplicable */.hH)('the page is for people who are on the site already, by its URL');
    if (scripts.state === 'seen') {
        const { overlays, unseenTexts, hiddenVersions } = scripts.rendered;
        const regions = (0,text_regions/* regionsOf */.NV)(document, overlays.map(({ selector }) => selector), hiddenVersions);
        const main = (0,main_text/* mainTextOf */.Q)(document, regions);
        const found = (0,scripted_text/* seenScriptedText */.vm)(scripts.before, document, main.blocks, unseenTexts);
        const share = `${Math.round(found.share * 100)} % of the main text`;
        if (!(0,scripted_text/* dependsOnScripts */.jg)(found))
            return (0,judgement/* pass */.IX)(`${share} needs JavaScript`);
        if ((0,scripted_text/* addsBesideText */.KG)(scripts.before, main))
            return (0,judgement/* pass */.IX)('scripts add text beside that of the page, which was sent');
        const message = `${share} is not in the HTML that the server sends.`;
        if (shell)
            return (0,judgement/* fail */.fJ)(sent.document.occurrence(shell.element, message));
        return (0,judgement/* fail */.fJ)(document.occurrence(found.first.element, message));
    }
    if (!shell)
        return (0,judgement/* pass */.IX)();
    const { element, characters } = shell;
    return (0,judgement/* fail */.fJ)(sent.document.occurrence(element, `This element is empty in the HTML that the server sends; without scripts the page has ${characters} characters of text.`));
}
/** Most characters of the text behind a heading for it to be a short answer: about 60 words. */
const SHORT_ANSWER_CHARACTERS = 400;
/** Characters of a heading; a question mark behind them is not looked for. */
const MAX_HEADING = 1000;
/** Pieces that answers are easily taken from. */
function structureFacts({ document, preview }) {
    const count = (...tags) => document.elements(...tags).length;
    const headings = document.elements('h1', 'h2', 'h3', 'h4', 'h5', 'h6');
    const questions = headings.filter(heading => /[?？؟]$/.test((0,text_start/* startOfSeenText */.Mq)(heading, MAX_HEADING)));
    const next = nextElements(questions);
    const own = new URL(document.url).hostname;
    const cited = new Set(document.elements('a').flatMap(link => {
        const url = URL.parse((0,html_document/* attribute */.lt)(link, 'href') ?? '', document.baseUrl);
        const isElsewhere = url && url.hostname !== own && !(0,syntax_preview/* isOnProduction */.dT)(preview, url);
        return isElsewhere && url.hostname !== '' ? [url.hostname] : [];
    }));
    return {
        headings: headings.length,
        lists: count('ul', 'ol', 'dl'),
        tables: count('table'),
        figures: count('figcaption'),
        quotations: count('blockquote', 'q'),
        citedHosts: cited.size,
        questionHeadings: questions.length,
        answeredQuestions: questions.filter(question => isAnswer(next.get(question))).length,
    };
}
/** The element behind each of some elements, found in one pass over those that stand beside each other. */
function nextElements(elements) {
    const wanted = new Set(elements);
    const next = new Map();
    for (const parent of new Set(elements.map(({ parentNode }) => parentNode))) {
        let before;
        for (const node of parent?.childNodes ?? []) {
            if (!(0,html_document/* isElement */.vq)(node))
                continue;
            if (before && wanted.has(before))
                next.set(before, node);
            before = node;
        }
    }
    return next;
}
/** Whether the next element behind a heading is a short text. */
function isAnswer(element) {
    if (!element || /^h[1-6]$/.test(element.tagName))
        return false;
    const { length } = (0,text_start/* startOfSeenText */.Mq)(element, SHORT_ANSWER_CHARACTERS + 1);
    return length > 0 && length <= SHORT_ANSWER_CHARACTERS;
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/engine/page/language-alternates.js
var language_alternates = __webpack_require__(29746);
// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 7 modules
var language_tag = __webpack_require__(93747);
;// CONCATENATED MODULE: ./lib/engine/tools/geo/targeting.js










const MULTI_REGIONAL = 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites';
const LOCAL_BUSINESS = 'https://developers.google.com/search/docs/appearance/structured-data/local-business';
/** For which country the page is, and where its business stands. */
const targeting = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'domain-country-conflict': {
            severity: 'notice',
            title: 'hreflang names another country than the domain',
            why: 'Google takes a country domain such as .de as a strong sign that the site is for that country.',
            fix: 'Move the version to the domain of its country or to a generic one, or name only the language in hreflang.',
            help: MULTI_REGIONAL,
            example: 'https://www.example.de/ that names itself with hreflang="fr-FR"',
        },
        'lang-region-conflict': {
            severity: 'notice',
            title: 'html lang and hreflang name different countries for the page',
            why: 'They contradict each other; one was probably copied from another language version.',
            fix: 'Name the same country in both, or leave the country out of lang.',
            help: MULTI_REGIONAL,
            example: '<html lang="en-US"> on a page that names itself with hreflang="en-GB"',
        },
        'address-country-invalid': {
            severity: 'warning',
            title: 'The country code of an address does not exist',
            why: 'Google asks for the two-letter code of ISO 3166-1 and cannot place the business without it.',
            fix: 'Write the code of the country, such as GB for the United Kingdom.',
            help: `${LOCAL_BUSINESS}#structured-data-type-definitions`,
            example: '"addressCountry": "UK"',
        },
        'coordinates-invalid': {
            severity: 'warning',
            title: 'The coordinates of a place are impossible',
            why: 'Maps cannot show the place, or show it in the sea.',
            fix: 'Give the latitude (-90 to 90) and the longitude (-180 to 180) in decimal degrees.',
            help: `${LOCAL_BUSINESS}#structured-data-type-definitions`,
            example: '"latitude": 151.2, "longitude": -33.9',
        },
        'phone-without-country-code': {
            severity: 'notice',
            title: 'The phone number of a business has no country code',
            why: 'Google asks for the country code and the area code. Without them nobody can call from abroad.',
            fix: 'Write the number in international form, such as +44 20 7946 0000.',
            help: `${LOCAL_BUSINESS}#structured-data-type-definitions`,
            example: '"telephone": "0221 123456"',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownPage */.V)(visit);
        const data = (0,structured_data/* structuredDataOf */.P)(page.document);
        const address = new page_address/* PageAddress */.gg(page);
        const domain = domainCountry(address.publicHost);
        const own = (0,language_alternates/* languageAlternates */.i)(page).read.filter(({ url }) => url && address.isThisPage(url));
        const regions = countriesOf(own);
        const { document } = page;
        return {
            judgements: {
                'domain-country-conflict': judgeDomain(domain, own, regions),
                'lang-region-conflict': judgeLang(document, own, regions),
                'address-country-invalid': judgeAddresses(data),
                'coordinates-invalid': judgeCoordinates(data),
                'phone-without-country-code': judgePhones(data),
            },
            facts: {
                targeting: {
                    domainCountry: domain ?? null,
                    hreflangCountries: regions,
                    htmlLangCountry: langCountry(document) ?? null,
                    ogLocale: metaValue(document, 'property', 'og:locale'),
                    addressCountries: [...new Set(data.items.flatMap(countryTexts))],
                    currencies: [...new Set(data.items.flatMap(item => (0,structured_data_item/* textsOf */.CB)(item, 'priceCurrency')))].slice(0, 10),
                    geoRegion: metaValue(document, 'name', 'geo.region'),
                    geoPosition: metaValue(document, 'name', 'geo.position') ?? metaValue(document, 'name', 'icbm'),
                },
            },
        };
    },
});
/**
 * Country domains that Google treats as generic, since so many sites use them for other things.
 *
 * @see https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites#generic-domains
 */
const GENERIC_COUNTRY_DOMAINS = new Set('ad ai as bz cc cd co dj eu fm io la me ms nu sc sr su tv tk ws'.split(' '));
/** The country of a domain as `DE`; undefined for generic domains and where the host is not known. */
function domainCountry(host) {
    const suffix = host === undefined ? null : (0,cjs/* getPublicSuffix */.pj)(host);
    const top = suffix?.slice(suffix.lastIndexOf('.') + 1) ?? '';
    if (GENERIC_COUNTRY_DOMAINS.has(top))
        return undefined;
    const country = top === 'uk' ? 'GB' : top.toUpperCase();
    return (0,language_tag/* isCountry */.B8)(country) ? country : undefined;
}
function countriesOf(own) {
    const regions = own.flatMap(({ code }) => (0,language_tag/* readLanguageTag */.FA)(code)?.region ?? []);
    return [...new Set(regions)].filter(language_tag/* isCountry */.B8);
}
/** A page that is also named by its language alone, or as x-default, is for every country. */
function isForAll(own) {
    return own.some(({ code }) => (0,language_tag/* readLanguageTag */.FA)(code)?.region === undefined);
}
function judgeDomain(domain, own, regions) {
    if (domain === undefined)
        return (0,judgement/* notApplicable */.hH)('the domain belongs to no single country, or is not known');
    const [first] = own;
    if (!first || regions.length === 0)
        return (0,judgement/* notApplicable */.hH)('hreflang names no country for the page');
    if (isForAll(own) || regions.includes(domain))
        return (0,judgement/* failWhere */.a4)([]);
    const named = regions.map(region => (0,language_tag/* nameOf */.Vb)('region', region)).join(', ');
    return (0,judgement/* failWhere */.a4)([
        first.at(`The domain belongs to ${(0,language_tag/* nameOf */.Vb)('region', domain)}, but hreflang says that the page is for ${named}.`),
    ]);
}
function judgeLang(document, own, regions) {
    const country = langCountry(document);
    const [first] = own;
    if (!first || regions.length === 0)
        return (0,judgement/* notApplicable */.hH)('hreflang names no country for the page');
    if (country === undefined)
        return (0,judgement/* notApplicable */.hH)('html lang names no country');
    if (isForAll(own) || regions.includes(country))
        return (0,judgement/* failWhere */.a4)([]);
    return (0,judgement/* failWhere */.a4)([first.at(`hreflang says ${regions.join(', ')}, lang says ${country}.`)]);
}
function langCountry({ html }) {
    const region = (0,language_tag/* readLanguageTag */.FA)((html && (0,html_document/* attribute */.lt)(html, 'lang')?.trim()) ?? '')?.region;
    return region !== undefined && (0,language_tag/* isCountry */.B8)(region) ? region : undefined;
}
function countryTexts(item) {
    if (!item.types.includes('PostalAddress'))
        return [];
    const named = (item.properties.get('addressCountry') ?? []).filter(structured_data_item/* isItem */.WZ);
    return [...(0,structured_data_item/* textsOf */.CB)(item, 'addressCountry'), ...named.flatMap(country => (0,structured_data_item/* textsOf */.CB)(country, 'name'))];
}
/** Names of countries may be given too; two letters are always meant as a code. */
function judgeAddresses(data) {
    const addresses = data.items.filter(item => countryTexts(item).length > 0);
    if (addresses.length === 0)
        return (0,judgement/* notApplicable */.hH)('the structured data names no address with a country');
    return (0,judgement/* failWhere */.a4)(addresses.flatMap(item => countryTexts(item)
        .filter(text => /^[a-z]{2}$/i.test(text) && !(0,language_tag/* isCountry */.B8)(text.toUpperCase()) && !/^XK$/i.test(text))
        .map(text => {
        const meant = (0,language_tag/* meantCountry */.I6)(text.toUpperCase());
        const hint = meant ? ` (${(0,language_tag/* nameOf */.Vb)('region', meant)} is ${meant})` : '';
        return data.occurrence(item.place, `addressCountry is "${text}"${hint}.`);
    })));
}
function judgeCoordinates(data) {
    const places = data.items.filter(item => (0,structured_data_item/* textsOf */.CB)(item, 'latitude').length > 0 || (0,structured_data_item/* textsOf */.CB)(item, 'longitude').length > 0);
    if (places.length === 0)
        return (0,judgement/* notApplicable */.hH)('the structured data has no coordinates');
    return (0,judgement/* failWhere */.a4)(places.flatMap((item) => {
        const [latitude = ''] = (0,structured_data_item/* textsOf */.CB)(item, 'latitude');
        const [longitude = ''] = (0,structured_data_item/* textsOf */.CB)(item, 'longitude');
        const fault = coordinateFault(latitude, longitude);
        return fault === undefined ? [] : [data.occurrence(item.place, fault)];
    }));
}
const DECIMAL_DEGREES = /^[+-]?\d{1,3}(?:\.\d{1,20})?$/;
function coordinateFault(latitude, longitude) {
    if (latitude === '')
        return 'The place has a longitude but no latitude.';
    if (longitude === '')
        return 'The place has a latitude but no longitude.';
    if (!DECIMAL_DEGREES.test(latitude))
        return `The latitude "${latitude}" is not a number of degrees.`;
    if (!DECIMAL_DEGREES.test(longitude))
        return `The longitude "${longitude}" is not a number of degrees.`;
    const [north, east] = [Number(latitude), Number(longitude)];
    if (Math.abs(north) > 90) {
        const swapped = Math.abs(east) <= 90 && Math.abs(north) <= 180 ? ' Latitude and longitude may be swapped.' : '';
        return `The latitude ${latitude} is not between -90 and 90.${swapped}`;
    }
    if (Math.abs(east) > 180)
        return `The longitude ${longitude} is not between -180 and 180.`;
    return north === 0 && east === 0 ? 'Latitude and longitude are both 0.' : undefined;
}
/** Numbers of things with an address; short ones are for emergencies and the like. */
function judgePhones(data) {
    const businesses = data.items.filter(item => item.properties.has('address') && (0,structured_data_item/* textsOf */.CB)(item, 'telephone').length > 0);
    if (businesses.length === 0)
        return (0,judgement/* notApplicable */.hH)('the structured data has no business with a phone number');
    return (0,judgement/* failWhere */.a4)(businesses.flatMap(item => (0,structured_data_item/* textsOf */.CB)(item, 'telephone')
        .filter(isNational)
        .map(phone => data.occurrence(item.place, `The number "${phone}" has no country code.`))));
}
const LEAST_DIGITS = 7;
function isNational(phone) {
    // Microdata takes the address of a link for its value, where no tel: link holds the number.
    if (/^https?:/i.test(phone))
        return false;
    const written = phone.replace(/^tel:/i, '').trim();
    const digits = written.replace(/\D/g, '');
    return digits.length >= LEAST_DIGITS && !/^\(?\s*(?:\+|00|011)/.test(written) && !/^1\D/.test(written);
}
function metaValue(document, by, name) {
    const meta = document
        .elements('meta')
        .find(element => (0,html_document/* attribute */.lt)(element, by)?.trim().toLowerCase() === name);
    return (meta && (0,html_document/* attribute */.lt)(meta, 'content')?.trim()) ?? null;
}

;// CONCATENATED MODULE: ./lib/engine/tools/geo/usage-preferences.js






const AI_DIRECTIVES = new Set(['noai', 'noimageai']);
/**
 * What the site says about the use of its content in AI answers. Nobody reserves it by accident, so what noai and
 * Content-Signal say are facts.
 */
const usagePreferences = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'quoting-forbidden': {
            severity: 'notice',
            title: 'A rule keeps the page out of AI answers',
            why: 'nosnippet and max-snippet:0 keep the page out of AI answers of Google and Bing, noarchive out of those of Bing.',
            fix: 'Remove the rule, unless you set it on purpose.',
            help: 'https://developers.google.com/search/docs/appearance/ai-features#controls',
            example: '<meta name="robots" content="nosnippet">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownPage */.V)(visit);
        const robots = await visit.robotsTxt(page.url);
        const directives = [...(0,page_directives/* metaDirectives */.IU)(page.document).inHead, ...(0,page_directives/* shippedHeaderDirectives */.ZF)(page)];
        const preferences = [...robotsPreferences(robots), ...headerPreferences(page)];
        return {
            judgements: {
                'quoting-forbidden': (0,page_directives/* asksNotToBeIndexed */.ZY)(page.document)
                    ? (0,judgement/* notApplicable */.hH)('the page asks not to be indexed, so nobody quotes it')
                    : (0,judgement/* failWhere */.a4)(quotingRules(directives).map(placed)),
            },
            facts: {
                directives: directives.filter(({ name }) => AI_DIRECTIVES.has(name)).map(({ name }) => name),
                preferences: preferences.map(({ kind, value, signals, where }) => ({
                    kind,
                    value,
                    signals,
                    source: where.url,
                    line: where.line ?? null,
                })),
            },
        };
    },
});
function quotingRules(directives) {
    const google = (0,page_directives/* directivesFor */.A)(directives, 'Googlebot');
    const bing = (0,page_directives/* directivesFor */.A)(directives, 'Bingbot');
    const forbidding = new Set([
        ...[...google, ...bing].filter(({ name, value }) => name === 'nosnippet' || isNoText(name, value)),
        ...bing.filter(({ name }) => name === 'noarchive'),
    ]);
    return [...forbidding];
}
function isNoText(name, value) {
    return name === 'max-snippet' && value === '0';
}
function placed({ name, value, where }) {
    const rule = value === undefined ? name : `${name}:${value}`;
    return { ...where, message: `The rule ${rule} ${name === 'noarchive' ? NO_COPY : NO_QUOTATION}.` };
}
const NO_QUOTATION = 'forbids quotations, in search results and in AI answers';
/** It was about copies in the cache, which Google no longer keeps. */
const NO_COPY = 'keeps the page out of AI answers of Bing; snippets in search results stay allowed';
function robotsPreferences(robots) {
    if (robots.kind !== 'rules')
        return [];
    return robots.rules.lines.flatMap(({ name, value, line, text }) => {
        const kind = kindOf(name);
        const where = { url: robots.url, line, snippet: (0,html_document/* snippet */.UA)(text) };
        return kind ? [{ kind, value, signals: signalsIn(value), where }] : [];
    });
}
function headerPreferences({ response, url }) {
    return ['Content-Signal', 'Content-Usage'].flatMap(kind => (0,exchange/* headerValues */.UE)(response, kind).map(value => ({
        kind,
        value,
        signals: signalsIn(value),
        where: { url, snippet: (0,html_document/* snippet */.UA)(`${kind}: ${value}`) },
    })));
}
function kindOf(name) {
    const lower = name.toLowerCase();
    if (lower === 'content-signal')
        return 'Content-Signal';
    return lower === 'content-usage' ? 'Content-Usage' : undefined;
}
/** Pairs as in `search=yes, ai-train=no`; a path may stand before them in robots.txt. */
function signalsIn(value) {
    const pairs = value.toLowerCase().matchAll(/([a-z][a-z-]{0,30})\s?=\s?([a-z]{1,10})/g);
    return Object.fromEntries([...pairs].map(([, name, choice]) => [name, choice]));
}

;// CONCATENATED MODULE: ./lib/engine/tools/geo/topics.js







const topics = [botAccess, usagePreferences, pageText, freshness, llmsTxt, entities, targeting];


/***/ })

};
