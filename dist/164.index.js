export const id = 164;
export const ids = [164];
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
/** Of a run: where its facts come from. */
const LAZY = Symbol('facts');
/** Facts that came as JSON. */
class WrittenFacts {
    #json;
    #value;
    /** @param json in UTF-8 */
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
/** How JSON begins a field: no text in it has these characters, since its quotes are escaped. */
function fieldIn(name) {
    return `${JSON.stringify(name)}:`;
}
/** Gives a run its facts. */
function withLazyFacts(run, facts) {
    Object.defineProperty(run, LAZY, { value: facts });
    return Object.defineProperty(run, 'facts', { get: () => facts.value() });
}
/** Where the facts of a run come from; undefined where they are there, as in a copy. */
function lazyFactsOf(run) {
    return run[LAZY];
}
/** One of the facts of a run. The others are not made for that where there is no such fact. */
function factOf(run, name) {
    return lazyFactsOf(run)?.mayHave(name) === false ? undefined : run.facts[name];
}
/** A run with the same facts, which are not made for that. */
function changedRun(run, changes) {
    const facts = lazyFactsOf(run);
    if (!facts)
        return { ...run, ...changes };
    return withLazyFacts({ ...withoutFacts(run), ...changes }, facts);
}
/** What a run has, with nothing in place of its facts. */
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

/** What a tool gives as the reason of `facts.rendered` where the document as sent is all that there is to see. */
const NO_SCRIPTS = 'no scripts run on the page';
/** The same where scripts were seen to change nothing on another page of its template, the `sample` of that fact. */
const SAME_TEMPLATE = 'scripts change nothing that search engines see on pages of its template';
/** The same where nobody wanted to see what scripts make of pages. */
const NOT_RENDERED = 'it was not rendered, since the setting "render" is "never"; set it to "auto"';
/** Which document of a page was judged, as the first of its runs tells that does; undefined where none does. */
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
/** Facts of a service may be anything. */
function objectOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}


/***/ }),

/***/ 51475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ charsetOf),
/* harmony export */   i: () => (/* binding */ decodeHtml)
/* harmony export */ });
/* harmony import */ var html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45528);
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6034);


/**
 * Text of an HTML body, decoded as browsers decide it: byte-order mark, then the charset of `Content-Type`, then
 * `<meta>` in the first 1,024 bytes, then windows-1252.
 *
 * @param contentType value of the header, several joined with commas
 * @returns the text without a byte-order mark, and the WHATWG name of the encoding
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
function decodeHtml(body, contentType) {
    const label = charsetOf(contentType);
    const encoding = html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(body, label === undefined ? {} : { transportLayerEncodingLabel: label });
    return { text: decode(body, encoding), encoding };
}
/** The `charset` parameter of a `Content-Type` value, as sent; undefined where there is none. */
function charsetOf(contentType) {
    return contentType === undefined ? undefined : (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)([contentType]).charset;
}
function decode(body, encoding) {
    // Two encodings of the standard that TextDecoder leaves out; see https://encoding.spec.whatwg.org/#replacement.
    if (encoding === 'replacement')
        return body.length === 0 ? '' : '\uFFFD';
    if (encoding === 'x-user-defined') {
        return body
            .toString('latin1')
            .replace(/[\x80-\xff]/g, byte => String.fromCharCode(byte.charCodeAt(0) + 0xf700));
    }
    return decoderFor(encoding).decode(body);
}
/** By encoding: to make one takes longer than to decode a page with it. */
const decoders = new Map();
function decoderFor(encoding) {
    const known = decoders.get(encoding);
    if (known)
        return known;
    const decoder = new TextDecoder(encoding);
    decoders.set(encoding, decoder);
    return decoder;
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

/***/ 91375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ asRead)
/* harmony export */ });
/** A response whose document was read in part counts as truncated, whatever it was that ended the reading. */
function asRead(response, { unread }) {
    return unread === undefined ? response : { ...response, truncated: true };
}


/***/ }),

/***/ 32222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openHtml)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73903);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);
/* harmony import */ var _html_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91375);




/**
 * The document of a response other than the audited page's; undefined where its type is not HTML.
 *
 * @param preview that of the audited page, where the response is of the same host
 */
function openHtml(response, preview) {
    const type = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .mediaType */ .JL)(response);
    if (type !== 'text/html' && type !== 'application/xhtml+xml')
        return undefined;
    const { text, encoding } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .i)(response.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .header */ .wx)(response, 'content-type'));
    const document = new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, response.url);
    return {
        url: response.url,
        response: (0,_html_page_js__WEBPACK_IMPORTED_MODULE_3__/* .asRead */ .v)(response, document),
        document,
        encoding,
        ...(preview && { preview }),
    };
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
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73903);
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

/***/ 10818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/visit/layout-gap.js + 1 modules
var layout_gap = __webpack_require__(59313);
// EXTERNAL MODULE: ./lib/engine/visit/shown-page.js
var shown_page = __webpack_require__(92263);
;// CONCATENATED MODULE: ./lib/engine/tools/mobile/layout.js





/** How the page lies on the screen of a phone, which only a browser shows. */
const layout = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'content-wider-than-screen': {
            severity: 'warning',
            title: 'The page is wider than the screen of a phone',
            why: 'Visitors have to scroll sideways to read the page, and many leave instead.',
            fix: 'Make the named elements shrink with the screen: use max-width: 100%, let them wrap, or let them scroll by themselves.',
            help: 'https://web.dev/articles/responsive-web-design-basics#size-content',
            example: '<table style="width: 1200px">',
        },
        'text-too-small': {
            severity: 'warning',
            title: 'Much of the text is too small to read on a phone',
            why: 'Visitors have to zoom in to read it.',
            fix: 'Set body text to 16 CSS pixels, and use at least 12 for everything that matters.',
            help: 'https://developer.chrome.com/docs/lighthouse/seo/font-size',
            example: 'body { font-size: 9px }',
        },
        'intrusive-overlay': {
            severity: 'warning',
            title: 'Something covers the content when the page opens',
            why: 'Visitors cannot reach what they came for, and Google may rank pages with intrusive interstitials lower.',
            fix: 'Use a banner that takes a small part of the screen, or show it only after the visitor has done something.',
            help: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
            example: 'a newsletter form that covers 80 % of the screen when the page opens',
        },
    },
    readsDocument: true,
    async judge(visit) {
        await (0,shown_page/* shownPage */.V)(visit);
        const { layout, narrowLayout, overlays, chrome, url } = await (0,layout_gap/* laidOut */.z)(visit);
        const { viewportWidth, screenWidth, documentWidth, documentHeight, text } = layout;
        return {
            judgements: {
                'content-wider-than-screen': judgeWidth(layout, narrowLayout, url),
                'text-too-small': judgeText(layout, url),
                'intrusive-overlay': judgeOverlays(overlays, url),
            },
            facts: {
                chrome: { ...chrome },
                layout: { screenWidth, viewportWidth, documentWidth, documentHeight },
                text: { characters: text.characters, smallCharacters: text.smallCharacters },
            },
        };
    },
});
/** Pixels that a page may be wider than a narrow screen: nobody notices less. */
const MAX_OVERLAP_PX = 4;
/** On the phone that is played, and where the page fits there, on a narrow one. */
function judgeWidth(layout, narrow, url) {
    const { viewportWidth, screenWidth, scrollsSideways } = layout;
    if (viewportWidth > screenWidth) {
        return (0,judgement/* notApplicable */.hH)(`the viewport of the page is always ${viewportWidth} px wide`);
    }
    if (scrollsSideways)
        return failAsWide(layout, url);
    const isWider = narrow?.scrollsSideways && narrow.documentWidth > narrow.viewportWidth + MAX_OVERLAP_PX;
    return isWider && narrow.viewportWidth <= narrow.screenWidth ? failAsWide(narrow, url) : (0,judgement/* pass */.IX)();
}
function failAsWide({ viewportWidth, documentWidth, wideElements }, url) {
    const message = `The page is ${documentWidth} px wide on a screen of ${viewportWidth} px.`;
    const places = wideElements.map(({ selector, right, region }) => ({
        url,
        selector,
        message: `This element ends at ${right} px. ${message}`,
        ...(region && { region }),
    }));
    return (0,judgement/* fail */.fJ)(places.length > 0 ? places : { url, message });
}
/**
 * Part of the text that may be small: Lighthouse asks for 60 % in 12 pixels or more.
 *
 * @see https://developer.chrome.com/docs/lighthouse/seo/font-size
 */
const MAX_SMALL_TEXT_SHARE = 0.4;
function judgeText({ text }, url) {
    if (text.characters === 0)
        return (0,judgement/* notApplicable */.hH)('the page shows no text');
    const share = text.smallCharacters / text.characters;
    if (share <= MAX_SMALL_TEXT_SHARE)
        return (0,judgement/* pass */.IX)();
    return (0,judgement/* fail */.fJ)(text.smallest.map(({ selector, fontSize, text: words, region }) => ({
        url,
        selector,
        message: `The text “${words}” has ${fontSize} px (at least 12).`,
        ...(region && { region }),
    })), `${Math.round(share * 100)} % of the text is smaller than 12 px (at most ${MAX_SMALL_TEXT_SHARE * 100} %).`);
}
/**
 * Words of dialogs that the law asks for, which Google does not count as intrusive.
 *
 * @see https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials#avoid-interstitials
 */
const ASKED_FOR_BY_LAW = /cookie|consent|privacy|gdpr|ccpa|einwillig|datenschutz|zustimm|confidentialit|consentement|privacidad|consentimiento|privacidade|informativa|toestemming|samtyck|samtykke|zgod|souhlas|クッキー|同意|隐私|쿠키|süti|hozzájárul|eväste|slapuk|sīkdat|küpsis|kolačić|piškot|çerez|kakor|informasjonskaps|ciastecz|persetujuan|privasi|куки|соглас|згод|μπισκότ|συγκατάθεσ|คุกกี้|ยินยอม|کوکی|رضایت|موافق|ملفات تعريف|עוגיות|कुकी|सहमति|years of age|old enough|over 18|volljährig/iu;
function judgeOverlays(overlays, url) {
    const intrusive = overlays.filter(({ text }) => !ASKED_FOR_BY_LAW.test(text));
    if (intrusive.length === 0 && overlays.length > 0) {
        return (0,judgement/* pass */.IX)('the dialog over the content asks for consent, which Google allows');
    }
    return (0,judgement/* failWhere */.a4)(intrusive.map(({ selector, share, text, region }) => ({
        url,
        selector,
        message: `This element covers ${Math.round(share * 100)} % of the screen${text === '' ? '' : `: “${(0,cut/* cutEnd */.ym)(text, 100)}”`}.`,
        ...(region && { region }),
    })));
}

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 4 modules
var html_document = __webpack_require__(73903);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/html-page.js
var html_page = __webpack_require__(91375);
// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
// EXTERNAL MODULE: ./lib/engine/page/page-directives.js
var page_directives = __webpack_require__(15000);
;// CONCATENATED MODULE: ./lib/engine/tools/mobile/phone-variant.js










const MOBILE_FIRST = 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing';
/** What the server sends to a phone, against what it sends to a desktop browser. */
const phoneVariant = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'phone-noindex': {
            severity: 'error',
            title: 'The page sends noindex to phones only',
            why: 'Google crawls as a phone, so the page drops out of its index.',
            fix: 'Send the same robots rules to every user agent.',
            help: `${MOBILE_FIRST}#same-meta-robots-tags`,
            example: 'phones get <meta name="robots" content="noindex">, desktop browsers do not',
        },
        'phone-less-content': {
            severity: 'warning',
            title: 'Phones get much less text than desktop browsers',
            why: 'Google indexes what it gets as a phone, so nobody finds the rest of the text.',
            fix: 'Send phones the same content, and fold it away by CSS where it takes too much space.',
            help: `${MOBILE_FIRST}#same-content`,
            example: 'phones get 120 words, desktop browsers 900',
        },
        'phone-other-title': {
            severity: 'notice',
            title: 'Phones get another title than desktop browsers',
            why: 'Google takes the title that it gets as a phone, not the one that you see on a desktop.',
            fix: 'Send the same title to every user agent.',
            help: `${MOBILE_FIRST}#same-content`,
            example: 'phones get <title>Shop</title>, desktop browsers <title>Red bike</title>',
        },
        'vary-missing': {
            severity: 'notice',
            title: 'Phones get another page at the same URL, without Vary: User-Agent',
            why: 'A cache may give the desktop page to a phone, or the other way round.',
            fix: 'Send Vary: User-Agent with pages that depend on it, or send the same page to everybody.',
            help: 'https://www.rfc-editor.org/rfc/rfc9110#section-12.5.5',
            example: 'phones get other HTML, without "Vary: User-Agent"',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownPage */.V)(visit);
        // Most servers send everybody the same, which is read already.
        const pages = await Promise.all([pageFor(visit, page, PHONE), pageFor(visit, page, DESKTOP)]);
        const phone = variantOf(pages[0]);
        const desktop = variantOf(pages[1], phone);
        return {
            judgements: {
                'phone-noindex': judgeNoindex(phone, desktop),
                'phone-less-content': phone_variant_judgeText(phone, desktop),
                'phone-other-title': judgeTitles(phone, desktop),
                'vary-missing': judgeVary(phone, desktop),
            },
        };
    },
});
/** What browsers on a phone and on a desktop say of themselves: servers that part them go by "Mobile". */
const PHONE = 'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
function judgeNoindex(phone, desktop) {
    if (desktop.noindex)
        return (0,judgement/* notApplicable */.hH)('the page sends noindex to everybody');
    if (!phone.noindex)
        return (0,judgement/* pass */.IX)();
    return (0,judgement/* fail */.fJ)({ url: phone.response.url, message: 'A phone gets noindex here, a desktop browser does not.' });
}
/** Part of the desktop's text that a phone must get; less is more than a folded menu. */
const MIN_SHARE = 0.7;
/** Characters of text below which shares say nothing. */
const MIN_TEXT = 500;
function hasLessText(phone, desktop) {
    return desktop.text.length >= MIN_TEXT && phone.text.length < desktop.text.length * MIN_SHARE;
}
function phone_variant_judgeText(phone, desktop) {
    if (desktop.text.length < MIN_TEXT) {
        return (0,judgement/* notApplicable */.hH)(`desktop browsers get fewer than ${MIN_TEXT} characters of text, too few to compare`);
    }
    if (!hasLessText(phone, desktop))
        return (0,judgement/* pass */.IX)();
    const message = `A phone gets only ${phone.text.length} characters of text, a desktop browser ${desktop.text.length} (at least ${MIN_SHARE * 100} %).`;
    return (0,judgement/* fail */.fJ)({ url: phone.response.url, message });
}
function judgeTitles(phone, desktop) {
    if (phone.title === '' && desktop.title === '') {
        return (0,judgement/* notApplicable */.hH)('neither phones nor desktop browsers get a title');
    }
    if (phone.title === desktop.title)
        return (0,judgement/* pass */.IX)();
    const message = `A phone gets the title “${phone.title}”, a desktop browser “${desktop.title}”.`;
    return (0,judgement/* fail */.fJ)({ url: phone.response.url, message });
}
function judgeVary(phone, desktop) {
    if (phone.response.url !== desktop.response.url) {
        return (0,judgement/* notApplicable */.hH)('phones are sent to another address');
    }
    const differs = phone.title !== desktop.title || hasLessText(phone, desktop);
    if (!differs)
        return (0,judgement/* notApplicable */.hH)('phones and desktop browsers get the same page');
    const vary = (0,exchange/* header */.wx)(phone.response, 'vary') ?? '';
    if (/(^|[\s,])(user-agent|\*|sec-ch-ua-mobile)($|[\s,])/i.test(vary))
        return (0,judgement/* pass */.IX)();
    return (0,judgement/* fail */.fJ)({
        url: phone.response.url,
        message: vary === '' ? 'The server sends no Vary header.' : `The Vary header has only “${vary}”.`,
    });
}
/**
 * @param known the page that it may be again, whose document then serves for it
 * @throws NotMeasured where it gets no page
 */
async function pageFor(visit, known, userAgent) {
    const { final, failure } = await visit.fetch(visit.url, { userAgent });
    const who = userAgent === PHONE ? 'a phone' : 'a desktop browser';
    if (failure)
        throw new not_measured/* NotMeasured */.ke(`as ${who}: ${failure.url} ${failure.message}`);
    if (!(0,network_status/* isSuccess */.oJ)(final.status)) {
        throw new not_measured/* NotMeasured */.ke(`as ${who}: ${final.url} answers ${final.status}`);
    }
    if (isSameSource(final, known.response))
        return { ...known, response: (0,html_page/* asRead */.v)(final, known.document) };
    const page = (0,open_html/* openHtml */.W)(final, visit.preview);
    if (!page)
        throw new not_measured/* NotMeasured */.ke(`as ${who}: ${final.url} is not HTML`);
    return page;
}
function isSameSource(a, b) {
    const isSameType = (0,exchange/* header */.wx)(a, 'content-type') === (0,exchange/* header */.wx)(b, 'content-type');
    return isSameType && a.url === b.url && a.body.equals(b.body);
}
/** @param known a variant that may have the same document */
function variantOf(page, known) {
    const { document, response } = page;
    const read = known?.document === document ? known : textsOf(document);
    return { document, title: read.title, text: read.text, response, noindex: forbidsIndexing(page) };
}
function textsOf(document) {
    const title = document.elements('title')[0];
    return {
        title: title ? (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(title)) : '',
        text: document.body ? (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(document.body)) : '',
    };
}
function forbidsIndexing(page) {
    const directives = [...(0,page_directives/* metaDirectives */.IU)(page.document).inHead, ...(0,page_directives/* shippedHeaderDirectives */.ZF)(page)];
    return (0,page_directives/* directivesFor */.A)(directives, 'googlebot').some(page_directives/* isNoindex */.Mg);
}

// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/visit/rendering.js
var rendering = __webpack_require__(97382);
;// CONCATENATED MODULE: ./lib/engine/tools/mobile/shown-document.js



/**
 * The document as Chrome shows it on a phone; as sent where there is no such thing.
 *
 * @throws NotApplicable where the page only sends its readers elsewhere; NotMeasured as {@link Visit.htmlPage},
 * and where Chrome was led on to another page
 */
const shownDocument = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { document } = await (0,shown_page/* shownPage */.V)(visit);
    const rendered = await (0,rendering/* renderedOrReason */.Vy)(visit);
    return typeof rendered === 'string' ? document : (await (0,rendering/* ownRendering */.b1)(visit)).document;
});

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/plugins.js




/** Content that phones, like all of today's browsers, cannot show. */
const plugins = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'plugin-content': {
            severity: 'warning',
            title: 'The page has content for browser plug-ins',
            why: 'No browser shows Flash, Java applets or Silverlight any more, and search engines do not read them.',
            fix: 'Replace it with HTML, <video> or <canvas>.',
            help: 'https://developers.google.com/search/blog/2019/10/goodbye-flash',
            example: '<object type="application/x-shockwave-flash" data="tour.swf"></object>',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const document = await shownDocument(visit);
        const places = pluginsOf(document).map(element => document.occurrence(element, `No browser shows this <${element.tagName}>.`));
        return { judgements: { 'plugin-content': (0,judgement/* failWhere */.a4)(places) } };
    },
});
const PLUGIN_TYPES = /^application\/(x-shockwave-flash|futuresplash|x-silverlight|x-java|java)/i;
const PLUGIN_FILES = /\.(swf|xap|class|jar)($|[?#])/i;
function pluginsOf(document) {
    return document.elements('object', 'embed', 'applet').filter(element => {
        const type = (0,html_document/* attribute */.lt)(element, 'type') ?? '';
        const file = (0,html_document/* attribute */.lt)(element, 'data') ?? (0,html_document/* attribute */.lt)(element, 'src') ?? '';
        return element.tagName === 'applet' || PLUGIN_TYPES.test(type.trim()) || PLUGIN_FILES.test(file);
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/viewport-content.js
/** Most characters of the content that are read: what is longer was not written by hand. */
const MAX_LENGTH = 1000;
const number = (min, max) => (value) => /^[+-]?(\d+\.?\d*|\.\d+)/.test(value) &&
    Number.parseFloat(value) >= min &&
    Number.parseFloat(value) <= max;
const oneOf = (...words) => (value) => words.includes(value);
const viewport_content_length = (value) => /^device-(width|height)$/.test(value) || number(1, 10_000)(value);
/**
 * The properties that browsers know, each with what it may be.
 *
 * @see https://drafts.csswg.org/css-viewport/#viewport-meta
 */
const PROPERTIES = {
    width: viewport_content_length,
    height: viewport_content_length,
    'initial-scale': number(0.1, 10),
    'minimum-scale': number(0.1, 10),
    'maximum-scale': number(0.1, 10),
    'user-scalable': value => oneOf('yes', 'no')(value) || number(-10, 10)(value),
    'viewport-fit': oneOf('auto', 'contain', 'cover'),
    'interactive-widget': oneOf('resizes-visual', 'resizes-content', 'overlays-content'),
    'shrink-to-fit': oneOf('yes', 'no'),
};
/** What one version of Safari knew and templates still have: it hid bars of the browser, and nobody misses it. */
const OBSOLETE = new Set(['minimal-ui']);
/** Reads the content of a viewport meta element as browsers do: the last of several equal properties counts. */
function readViewport(content) {
    const properties = new Map();
    const problems = [];
    const text = content.slice(0, MAX_LENGTH).toLowerCase();
    if (text.includes(';'))
        problems.push('A “;” separates the properties: browsers expect a comma.');
    for (const part of text.replace(/\s*=\s*/g, '=').split(/[\s,;]+/)) {
        if (part === '')
            continue;
        const [name = '', value = ''] = part.split('=', 2);
        if (OBSOLETE.has(name))
            continue;
        const isKnown = Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined;
        if (!isKnown)
            problems.push(`“${name}” is not a property of the viewport.`);
        else if (!isKnown(value))
            problems.push(`“${value}” is not a value of ${name}.`);
        else
            properties.set(name, value);
    }
    return { properties, problems };
}
/** Why a viewport does not follow the width of the device; undefined where it does. */
function notDeviceWidth({ properties }) {
    const width = properties.get('width');
    if (width === 'device-width')
        return undefined;
    if (width !== undefined)
        return `The width is fixed to ${width}.`;
    // Without a width, a scale of 1 lays the page out as wide as the screen.
    if (Number.parseFloat(properties.get('initial-scale') ?? '') === 1)
        return undefined;
    return 'No width is set.';
}

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/viewport.js





const VIEWPORT = 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/viewport';
const VIEWPORT_BASICS = 'https://web.dev/articles/responsive-web-design-basics#viewport';
const checks = {
    'viewport-missing': {
        severity: 'warning',
        title: 'The page has no viewport meta element',
        why: 'Phones lay the page out 980 pixels wide and shrink it. Nobody can read the text without zooming in.',
        fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the <head>.',
        help: VIEWPORT_BASICS,
        example: 'a <head> without <meta name="viewport">',
    },
    'viewport-multiple': {
        severity: 'notice',
        title: 'The page has several viewport meta elements',
        why: 'They override each other: the layout depends on which one the browser reads last.',
        fix: 'Keep only one of them.',
        help: VIEWPORT,
        example: '<meta name="viewport" content="width=device-width">\n<meta name="viewport" content="width=1024">',
    },
    'viewport-not-device-width': {
        severity: 'warning',
        title: 'The viewport does not follow the width of the device',
        why: 'The layout does not fit the screen of a phone: it is shrunk, or wider than the screen.',
        fix: 'Write content="width=device-width, initial-scale=1".',
        help: VIEWPORT_BASICS,
        example: '<meta name="viewport" content="width=1024">',
    },
    'viewport-invalid': {
        severity: 'notice',
        title: 'Parts of the viewport meta element have no effect',
        why: 'Browsers ignore what they do not know, so the viewport may not be the one that you want.',
        fix: 'Write known properties as name=value, separated by commas.',
        help: VIEWPORT,
        example: '<meta name="viewport" content="width=device-width; initial-scale=one">',
    },
};
/** How wide the page asks phones to lay it out. */
const viewport = (0,tool_definition/* defineTopic */.RE)({
    checks,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const document = await shownDocument(visit);
        const elements = viewportsOf(document);
        const last = elements.at(-1);
        return {
            judgements: judgeViewports(document, elements),
            facts: { viewport: last ? ((0,html_document/* attribute */.lt)(last, 'content') ?? '') : null },
        };
    },
});
function viewportsOf(document) {
    return document.elements('meta').filter(meta => /^viewport$/i.test((0,html_document/* attribute */.lt)(meta, 'name')?.trim() ?? ''));
}
function judgeViewports(document, elements) {
    const last = elements.at(-1);
    if (!last) {
        return {
            ...(0,judgement/* sameForAll */.tE)(checks, (0,judgement/* notApplicable */.hH)('the page has no viewport meta element')),
            'viewport-missing': (0,judgement/* fail */.fJ)({
                url: document.url,
                message: 'There is no <meta name="viewport"> in the document.',
            }),
        };
    }
    const content = (0,html_document/* attribute */.lt)(last, 'content') ?? '';
    const read = readViewport(content);
    const unfit = notDeviceWidth(read);
    return {
        'viewport-missing': (0,judgement/* pass */.IX)(),
        'viewport-multiple': elements.length === 1
            ? (0,judgement/* pass */.IX)()
            : (0,judgement/* fail */.fJ)(elements.map(element => document.occurrence(element, `This is one of ${elements.length} viewport meta elements.`))),
        'viewport-not-device-width': unfit === undefined ? (0,judgement/* pass */.IX)() : (0,judgement/* fail */.fJ)(document.occurrence(last, unfit)),
        'viewport-invalid': content.trim() === ''
            ? (0,judgement/* notApplicable */.hH)('the content of the viewport meta element is empty')
            : (0,judgement/* failWhere */.a4)(read.problems.map(problem => document.occurrence(last, problem))),
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/topics.js




const topics = [viewport, layout, plugins, phoneVariant];


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


/***/ })

};
