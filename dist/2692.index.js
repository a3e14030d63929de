export const id = 2692;
export const ids = [2692];
export const modules = {

/***/ 26110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ RenderedDocument),
/* harmony export */   z: () => (/* binding */ sentElement)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);

/** Elements that a document has once, whatever scripts do to their attributes. */
const SINGLE = new Set(['html', 'head', 'body']);
/** Characters of a value that tell elements apart. */
const MAX_VALUE = 200;
/**
 * A document as scripts left it. Nobody has its lines in a file: the place of an element is where the server sent it,
 * and an element that scripts made has none.
 */
class RenderedDocument extends _document_js__WEBPACK_IMPORTED_MODULE_0__/* .HtmlDocument */ .Df {
    #sent;
    #pairs = new WeakMap();
    #byAttributes;
    /**
     * @param source as the browser writes it down
     * @param sent the document that it was made from
     * @param address in the browser, which scripts may have changed
     */
    constructor(source, sent, address) {
        super(source, sent.url, address);
        this.#sent = sent;
    }
    positionOf(element, offset) {
        const origin = this.asSent(element);
        if (!origin || offset === undefined)
            return origin && this.#sent.positionOf(origin);
        const start = element.sourceCodeLocation?.startTag?.endOffset;
        const sentStart = origin.sourceCodeLocation?.startTag?.endOffset;
        if (start === undefined || sentStart === undefined || (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(origin) !== (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(element))
            return undefined;
        const from = this.#sent.positionOf(origin, sentStart);
        const before = this.source.slice(start, offset).split('\n');
        const along = before.at(-1).length;
        return before.length === 1
            ? { line: from.line, column: from.column + along }
            : { line: from.line + before.length - 1, column: along + 1 };
    }
    /**
     * The element that the server sent for one of this document: the same tag with the same attributes and, where that
     * leaves a choice, the same text. Undefined where scripts made it, or where there is no telling.
     */
    asSent(element) {
        if (SINGLE.has(element.tagName))
            return this.#sent.elements(element.tagName)[0];
        if (element.tagName === 'title' && element === titleOf(this))
            return titleOf(this.#sent);
        const alike = this.#alike().get(keyOf(element));
        if (!alike || alike.sent.length === 0)
            return undefined;
        const [only] = alike.sent;
        if (element.attrs.length > 0 && alike.sent.length === 1 && alike.now.length === 1)
            return only;
        let pairs = this.#pairs.get(alike);
        if (!pairs) {
            pairs = pairedByText(alike);
            this.#pairs.set(alike, pairs);
        }
        return pairs.get(element);
    }
    #alike() {
        if (!this.#byAttributes) {
            this.#byAttributes = grouped(this.#sent.elements(), this.elements(), keyOf);
        }
        return this.#byAttributes;
    }
}
/** The element that the server sent for one of a document; undefined where scripts made it. */
function sentElement(document, element) {
    return document instanceof RenderedDocument ? document.asSent(element) : element;
}
function titleOf({ head }) {
    return head?.childNodes.find((node) => node.nodeName === 'title');
}
function keyOf({ tagName, attrs }) {
    const written = attrs.map(({ name, value }) => `${name}=${value.slice(0, MAX_VALUE)}`);
    return [tagName, ...written.sort()].join('\n');
}
/** Which element was sent for which: those with the same text in their order, where neither side has more of them. */
function pairedByText({ sent, now }) {
    const groups = [...grouped(sent, now, _document_js__WEBPACK_IMPORTED_MODULE_0__/* .startOfText */ .h_).values()];
    return new Map(groups
        .filter(group => group.sent.length === group.now.length)
        .flatMap(group => group.now.map((element, at) => [element, group.sent[at]])));
}
function grouped(sent, now, keyFor) {
    const groups = new Map();
    const groupOf = (element) => {
        const key = keyFor(element);
        const group = groups.get(key) ?? { sent: [], now: [] };
        groups.set(key, group);
        return group;
    };
    for (const element of sent)
        groupOf(element).sent.push(element);
    for (const element of now)
        groupOf(element).now.push(element);
    return groups;
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

/***/ 86933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ judgedRules)
/* harmony export */ });
/* harmony import */ var _page_directives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15000);

/**
 * The rules of a page, as Google takes them: it may leave a page with noindex unrendered, so a noindex that was sent
 * holds whatever scripts make of it; one that scripts add holds once they ran.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-meta-robots-tags-carefully
 */
function judgedRules(page) {
    const header = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .shippedHeaderDirectives */ .ZF)(page);
    const now = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(page.document);
    if (!('scripts' in page) || page.scripts.state !== 'seen') {
        return { header, ...now, added: new Set(), removed: new Set() };
    }
    const before = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(page.scripts.before).inHead;
    const wereThere = new Set(before.map(keyOf));
    const areThere = new Set(now.inHead.map(keyOf));
    const added = new Set(now.inHead.filter(rule => !wereThere.has(keyOf(rule))));
    const sent = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(page.sent.document).inHead.filter(_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .isNoindex */ .Mg);
    const removed = new Set([...sent, ...before].filter(rule => !areThere.has(keyOf(rule))));
    const kept = sent.filter(rule => removed.has(rule));
    return { header, ...now, inHead: [...kept, ...now.inHead], added, removed };
}
/** Equal where two rules say the same to the same crawler. */
function keyOf({ name, value, bot }) {
    return JSON.stringify([name, value ?? null, bot]);
}


/***/ }),

/***/ 29746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ languageAlternates)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);
/* harmony import */ var _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26110);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96334);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5154);





/**
 * Finds the language versions that a page names in `<head>` and in its `Link` headers.
 *
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
function languageAlternates(page) {
    const { document } = page;
    const links = document.elements('link').filter(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'hreflang') !== undefined);
    const alternates = links.filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link).includes('alternate') && isForPages(link));
    const outside = alternates.filter(link => !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd)(link));
    // Scripts have moved by then what they move.
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
/** Feeds and other formats have languages too, but are not versions of the page. */
function isForPages(link) {
    const type = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'type')?.trim().toLowerCase() ?? '';
    return type === '' || /^(?:text\/html|application\/xhtml\+xml)(?:\s*;|$)/.test(type);
}
/** Other relations, as `next` or `license`, may say in which language their target is. */
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

/***/ 32222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openHtml)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9579);
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

/***/ 82692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 7 modules
var language_tag = __webpack_require__(93747);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/language-versions.js

/** The value that stands for readers of every other language. */
const X_DEFAULT = 'x-default';
function isXDefault(code) {
    return code.toLowerCase() === X_DEFAULT;
}
/** The language of a version, as far as search engines can read it; undefined for x-default and malformed codes. */
function languageOf({ code }) {
    if (isXDefault(code))
        return undefined;
    const tag = (0,language_tag/* readLanguageTag */.FA)(code);
    return tag?.language ? tag : undefined;
}
function versionsOf(alternates) {
    return alternates.flatMap(alternate => {
        const { url } = alternate;
        const language = languageOf(alternate)?.language;
        if (!url || (language === undefined && !isXDefault(alternate.code)))
            return [];
        return [{ alternate, url, code: alternate.code.toLowerCase(), language }];
    });
}
/** The versions that are the audited page itself; those that name a language. */
function ownVersions(versions, address) {
    return versions.filter(({ url, language }) => language !== undefined && address.isThisPage(url));
}

// EXTERNAL MODULE: ./lib/engine/page/language-alternates.js
var language_alternates = __webpack_require__(29746);
// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/visit/shown-page.js
var shown_page = __webpack_require__(92263);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/named-versions.js







const NOT_READ = (0,judging_judgement/* notApplicable */.hH)('search engines read none of the hreflang links, which is reported apart');
const NO_READABLE_VERSION = (0,judging_judgement/* notApplicable */.hH)('no hreflang link has both a URL and a code that can be read');
const namedVersions = (0,per_visit/* perVisit */.V)(async (visit) => {
    const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
    const alternates = (0,language_alternates/* languageAlternates */.i)(page);
    const { read, inBody, withoutRelation, sentHidden } = alternates;
    const named = { page, address: new page_address/* PageAddress */.gg(page), alternates, versions: versionsOf(read) };
    if (read.length > 0)
        return named;
    if (inBody.length + withoutRelation.length > 0)
        return { ...named, notRead: NOT_READ };
    const none = (0,judging_judgement/* notApplicable */.hH)('the page has no hreflang links');
    return { ...named, without: sentHidden.length > 0 ? (0,judging_judgement/* notMeasured */.q7)(link_elements/* SENT_HIDDEN */.MX) : none };
});

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/versions-help.js
/** What Google says of language versions. */
const VERSIONS_HELP = 'https://developers.google.com/search/docs/specialty/international/localized-versions';

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/codes.js







const CODES = `${VERSIONS_HELP}#language-codes`;
const CHECKS = {
    'code-malformed': {
        severity: 'warning',
        title: 'A hreflang value is not a language code',
        why: 'Search engines ignore a language version whose code they cannot read.',
        fix: 'Write the language, then the script and region where needed, with hyphens: en, en-GB, zh-Hant-TW, x-default.',
        help: CODES,
        example: 'hreflang="en_US"',
    },
    'language-unknown': {
        severity: 'warning',
        title: 'A hreflang value names a language that does not exist',
        why: 'Search engines ignore the language version.',
        fix: 'Use the two-letter code of the language (ISO 639-1). It comes first; a country alone is not possible.',
        help: CODES,
        example: 'hreflang="xx"',
    },
    'language-not-iso-639-1': {
        severity: 'notice',
        title: 'A hreflang value does not use the two-letter code of its language',
        why: 'Google documents the codes of ISO 639-1 only and may ignore others.',
        fix: 'Use the two-letter code of the language in ISO 639-1.',
        help: CODES,
        example: 'hreflang="gsw"',
    },
    'region-unknown': {
        severity: 'warning',
        title: 'A hreflang value names a country that does not exist',
        why: 'Search engines cannot tell which country the language version is for.',
        fix: 'Use the two-letter code of the country (ISO 3166-1), such as GB for the United Kingdom, or leave the country out.',
        help: CODES,
        example: 'hreflang="en-UK"',
    },
    'region-is-area': {
        severity: 'notice',
        title: 'A hreflang value names an area of several countries',
        why: 'Google documents countries only, so it may ignore a language version for Latin America (es-419).',
        fix: 'Add a link with the language only, such as es, or one for each country.',
        help: CODES,
        example: 'hreflang="es-419"',
    },
    'script-unknown': {
        severity: 'warning',
        title: 'A hreflang value names a script that does not exist',
        why: 'Search engines cannot tell in which script the language version is written.',
        fix: 'Use a code of ISO 15924, such as Hans or Hant for Chinese, Latn or Cyrl for Serbian.',
        help: CODES,
        example: 'hreflang="zh-Hand"',
    },
};
/** The codes of languages, scripts and regions that versions are named with. */
const codes = (0,tool_definition/* defineTopic */.RE)({
    checks: CHECKS,
    readsDocument: true,
    async judge(visit) {
        const { page, alternates, without, notRead } = await namedVersions(visit);
        const none = without ?? notRead;
        const judgements = none ? (0,judging_judgement/* sameForAll */.tE)(CHECKS, none) : judgeCodes(alternates.read);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
/** Judges the codes of all versions: each has at most one fault of its language, and else of its script and region. */
function judgeCodes(alternates) {
    const places = {
        'code-malformed': [],
        'language-unknown': [],
        'language-not-iso-639-1': [],
        'region-unknown': [],
        'region-is-area': [],
        'script-unknown': [],
    };
    const codes = new Set(alternates.map(({ code }) => code.toLowerCase()));
    for (const alternate of alternates) {
        for (const { check, message } of faultsOf(alternate, codes)) {
            places[check].push(alternate.at(message));
        }
    }
    const tags = alternates.flatMap(alternate => languageOf(alternate) ?? []);
    const known = tags.filter(({ language }) => (0,language_tag/* languageKind */.NI)(language) !== 'unknown');
    const regional = known.filter(({ region }) => region !== undefined);
    const written = known.filter(({ script }) => script !== undefined);
    const among = (check, subjects, nothing) => (0,judging_judgement/* failAmong */.Jb)(subjects, places[check], nothing);
    return {
        'code-malformed': (0,judging_judgement/* failWhere */.a4)(places['code-malformed']),
        'language-unknown': among('language-unknown', tags, NO_LANGUAGE),
        'language-not-iso-639-1': among('language-not-iso-639-1', known, NO_LANGUAGE),
        'region-unknown': among('region-unknown', regional, NO_REGION),
        'region-is-area': among('region-is-area', regional, NO_REGION),
        'script-unknown': among('script-unknown', written, 'no hreflang link has a script'),
    };
}
const NO_LANGUAGE = 'no hreflang link has a language that can be read';
const NO_REGION = 'no hreflang link has a country';
function faultsOf({ code, written: text }, written) {
    const tag = (0,language_tag/* readLanguageTag */.FA)(code);
    if (!tag?.language && !isXDefault(code))
        return [{ check: 'code-malformed', message: malformed(code) }];
    if (text !== code) {
        return [
            { check: 'code-malformed', message: `${JSON.stringify(text)} has spaces around it; write "${code}"` },
        ];
    }
    if (!tag?.language || isXDefault(code))
        return [];
    const kind = (0,language_tag/* languageKind */.NI)(tag.language);
    if (kind === 'unknown')
        return [{ check: 'language-unknown', message: unknownLanguage(code, tag) }];
    const faults = [];
    const short = (0,language_tag/* shortLanguage */.XO)(tag.language);
    // A language that has no other code is named as it can be.
    if (kind !== 'two-letter' && short.length === 2) {
        faults.push({
            check: 'language-not-iso-639-1',
            message: `"${code}"; ${(0,language_tag/* nameOf */.Vb)('language', short)} is "${short}"`,
        });
    }
    if (tag.script !== undefined && !(0,language_tag/* isScript */.Kh)(tag.script)) {
        faults.push({ check: 'script-unknown', message: `"${code}": the script ${tag.script} does not exist` });
    }
    const { region } = tag;
    if (region === undefined || (0,language_tag/* isCountry */.B8)(region))
        return faults;
    if (!(0,language_tag/* isArea */.y_)(region)) {
        faults.push({ check: 'region-unknown', message: unknownRegion(code, region) });
    }
    else if (!written.has(tag.language)) {
        const message = `"${code}" is for ${(0,language_tag/* nameOf */.Vb)('region', region)}, and there is no link for "${tag.language}"`;
        faults.push({ check: 'region-is-area', message });
    }
    return faults;
}
function malformed(code) {
    if (code === '')
        return 'The value is empty';
    const lower = code.toLowerCase();
    if (/^x[^a-z]*default$/.test(lower))
        return `"${code}"; write "${X_DEFAULT}"`;
    const parts = lower.split(/[^a-z0-9]+/).filter(Boolean);
    const hyphenated = parts.join('-');
    const found = (0,language_tag/* readLanguageTag */.FA)(hyphenated) ?? (0,language_tag/* readLanguageTag */.FA)(byLength(parts));
    if (!found?.language || (0,language_tag/* languageKind */.NI)(found.language) === 'unknown')
        return `"${code}"`;
    return `"${code}"; write "${written(found)}"`;
}
/** Scripts come before regions: `zh-TW-Hant` is meant to be `zh-Hant-TW`. */
function byLength([language = '', ...rest]) {
    return [language, ...rest.toSorted((a, b) => b.length - a.length)].join('-');
}
function written({ language, script, region }) {
    return [language, script, region].filter(part => part !== undefined).join('-');
}
function unknownLanguage(code, { language, region }) {
    if (language === 'default')
        return `"${code}"; write "${X_DEFAULT}"`;
    const first = language.toUpperCase();
    const country = (0,language_tag/* isCountry */.B8)(first) ? first : (0,language_tag/* meantCountry */.I6)(first);
    const reversed = region?.toLowerCase();
    if (country && reversed && (0,language_tag/* languageKind */.NI)(reversed) === 'two-letter') {
        return `"${code}" has the country first; write "${reversed}-${country}"`;
    }
    if (country) {
        const likely = (0,language_tag/* likelyLanguage */.b)(country);
        const hint = likely ? `; the language comes first, such as "${likely}-${country}"` : '';
        return `"${code}": ${language} is a country (${(0,language_tag/* nameOf */.Vb)('region', country)})${hint}`;
    }
    const short = (0,language_tag/* shortLanguage */.XO)(language);
    const hint = short !== language ? `; ${(0,language_tag/* nameOf */.Vb)('language', short)} is "${short}"` : '';
    return `"${code}": the language "${language}" does not exist${hint}`;
}
function unknownRegion(code, region) {
    const meant = (0,language_tag/* meantCountry */.I6)(region);
    if (meant)
        return `"${code}": the code of ${(0,language_tag/* nameOf */.Vb)('region', meant)} is ${meant}`;
    if (region === 'EU')
        return `"${code}": the European Union is not a country; use its countries, or the language only`;
    return `"${code}": the country ${region} does not exist`;
}

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/page-language.js



function pageLanguageOf(page) {
    const { document, response } = page;
    const { html } = document;
    const xhtml = (0,exchange/* mediaType */.JL)(response) === 'application/xhtml+xml';
    const declared = ((html && languageAttribute(html, xhtml)) ?? '').trim();
    const metas = document.elements('meta');
    const inMeta = metas.filter(meta => (0,html_document/* attribute */.lt)(meta, 'http-equiv')?.trim().toLowerCase() === 'content-language');
    const inHeader = { url: page.url, snippet: `Content-Language: ${(0,exchange/* header */.wx)(response, 'content-language')}` };
    const locale = metas.find(meta => (0,html_document/* attribute */.lt)(meta, 'property')?.trim().toLowerCase() === 'og:locale');
    return {
        declared,
        language: readable(declared),
        contentLanguages: [
            ...tagsIn((0,exchange/* header */.wx)(response, 'content-language')).map(tag => ({ tag, where: inHeader })),
            ...inMeta.flatMap(meta => tagsIn((0,html_document/* attribute */.lt)(meta, 'content')).map(tag => ({ tag, where: document.occurrence(meta) }))),
        ],
        ogLocale: locale && {
            tag: ((0,html_document/* attribute */.lt)(locale, 'content') ?? '').trim(),
            where: document.occurrence(locale),
        },
    };
}
function languageAttribute(html, xhtml) {
    const lang = (0,html_document/* attribute */.lt)(html, 'lang');
    return lang === undefined && xhtml ? (0,html_document/* attribute */.lt)(html, 'xml:lang') : lang;
}
function tagsIn(list) {
    return (list ?? '')
        .split(',')
        .map(tag => tag.trim())
        .filter(Boolean);
}
function readable(tag) {
    const language = (0,language_tag/* readLanguageTag */.FA)(tag.replaceAll('_', '-'))?.language;
    return language && (0,language_tag/* languageKind */.NI)(language) !== 'unknown' ? language : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/declared-language.js









const declared_language_CODES = `${VERSIONS_HELP}#language-codes`;
const HTML_LANG = 'https://www.w3.org/International/questions/qa-html-language-declarations';
const declared_language_CHECKS = {
    'html-lang-missing': {
        severity: 'warning',
        title: 'The page does not declare its language',
        why: 'Screen readers, translation in browsers and Bing rely on the lang attribute of <html>.',
        fix: 'Add it, such as <html lang="en">.',
        help: HTML_LANG,
        example: '<html>',
    },
    'html-lang-invalid': {
        severity: 'warning',
        title: 'The lang attribute is not a language code',
        why: 'Screen readers and browsers treat the language of the page as unknown.',
        fix: 'Use a code such as en, en-GB or zh-Hant.',
        help: HTML_LANG,
        example: '<html lang="english">',
    },
    'self-language-mismatch': {
        severity: 'warning',
        title: 'The lang attribute of the page contradicts its own hreflang',
        why: 'One of the two is wrong: either search engines show the page to the wrong people, or screen readers read it with the wrong voice.',
        fix: 'Set both to the language of the text.',
        help: declared_language_CODES,
        example: 'the page names itself with hreflang="de" and has <html lang="en">',
    },
    'og-locale-mismatch': {
        severity: 'notice',
        title: 'og:locale contradicts the lang attribute',
        why: 'Social networks read the language of a shared page from og:locale.',
        fix: 'Set og:locale to the language of the page, such as de_DE, or remove it.',
        help: 'https://ogp.me/#optional',
        example: '<html lang="de">\n<meta property="og:locale" content="en_US">',
    },
};
/** The language that the page declares of itself. */
const declaredLanguage = (0,tool_definition/* defineTopic */.RE)({
    checks: declared_language_CHECKS,
    readsDocument: true,
    async judge(visit) {
        const { page, address, versions } = await namedVersions(visit);
        const language = pageLanguageOf(page);
        const judgements = judgeLanguage(page, language, ownVersions(versions, address));
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']),
            facts: languageFacts(language),
        };
    },
});
/** @param own the versions that are the page itself */
function judgeLanguage(page, language, own) {
    const { declared } = language;
    const { html } = page.document;
    const atRoot = (message) => html?.sourceCodeLocation ? page.document.occurrence(html, message) : { url: page.url, message };
    const fault = declared === '' ? undefined : faultOf(declared);
    return {
        'html-lang-missing': declared === '' ? (0,judging_judgement/* fail */.fJ)(atRoot(missing(html))) : (0,judging_judgement/* pass */.IX)(),
        'html-lang-invalid': declared === ''
            ? (0,judging_judgement/* notApplicable */.hH)('the page declares no language')
            : (0,judging_judgement/* failWhere */.a4)(fault === undefined ? [] : [atRoot(fault)]),
        'self-language-mismatch': judgeSelf(language, own),
        'og-locale-mismatch': judgeOgLocale(language),
    };
}
function missing(html) {
    if (html && (0,html_document/* attribute */.lt)(html, 'lang') !== undefined)
        return 'The lang attribute is empty';
    const inXml = html && (0,html_document/* attribute */.lt)(html, 'xml:lang');
    return inXml
        ? `<html> has only xml:lang="${inXml}", which counts in XHTML only`
        : '<html> has no lang attribute';
}
function faultOf(declared) {
    const tag = (0,language_tag/* readLanguageTag */.FA)(declared);
    if (!tag) {
        const hyphenated = declared.replaceAll('_', '-');
        const hint = (0,language_tag/* readLanguageTag */.FA)(hyphenated)?.language ? `; write "${hyphenated}"` : '';
        return `lang="${declared}"${hint}`;
    }
    if (tag.language !== '' && (0,language_tag/* languageKind */.NI)(tag.language) === 'unknown') {
        return `lang="${declared}": the language "${tag.language}" does not exist`;
    }
    const { region } = tag;
    if (region === 'UK')
        return `lang="${declared}": the code of the United Kingdom is GB`;
    const known = region === undefined || (0,language_tag/* isCountry */.B8)(region) || (0,language_tag/* isArea */.y_)(region) || isReserved(region);
    return known ? undefined : `lang="${declared}": the country "${region}" does not exist`;
}
/** Codes that ISO 3166-1 reserves or leaves to its users, and that the IANA registry or CLDR know. */
function isReserved(region) {
    return /^(?:AA|AC|CP|CQ|DG|EA|EU|EZ|IC|TA|UN|X[A-Z]|Q[M-Z]|ZZ)$/.test(region);
}
function judgeSelf({ language, declared }, own) {
    const [first] = own;
    if (!first)
        return (0,judging_judgement/* notApplicable */.hH)('no hreflang link leads to the page itself');
    if (language === undefined)
        return (0,judging_judgement/* notApplicable */.hH)('the page declares no language that can be read');
    const agrees = own.some(version => (0,language_tag/* isSameLanguage */.ls)(version.language, language));
    return (0,judging_judgement/* failWhere */.a4)(agrees ? [] : [first.alternate.at(`hreflang is "${first.alternate.code}", but lang is "${declared}"`)]);
}
function judgeOgLocale({ language, declared, ogLocale }) {
    const locale = ogLocale && readable(ogLocale.tag);
    if (!ogLocale || locale === undefined)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no og:locale that can be read');
    if (language === undefined)
        return (0,judging_judgement/* notApplicable */.hH)('the page declares no language that can be read');
    const message = `og:locale is ${ogLocale.tag}, but lang is "${declared}"`;
    return (0,judging_judgement/* failWhere */.a4)((0,language_tag/* isSameLanguage */.ls)(locale, language) ? [] : [{ ...ogLocale.where, message }]);
}
function languageFacts({ declared, contentLanguages, ogLocale }) {
    return {
        htmlLang: declared === '' ? null : declared,
        contentLanguages: contentLanguages.map(({ tag }) => tag),
        ogLocale: ogLocale?.tag ?? null,
    };
}

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/form.js







const GUIDELINES = `${VERSIONS_HELP}#all-method-guidelines`;
/** Most language versions that the facts list. */
const MAX_LISTED = 500;
const form_CHECKS = {
    'outside-head': {
        severity: 'warning',
        title: 'hreflang links are outside <head>',
        why: 'Search engines read hreflang links in <head> only and ignore those in the body.',
        fix: 'Move the links into <head>, before any element that ends it early, such as <img> or <div>.',
        help: `${VERSIONS_HELP}#html`,
        example: '<body><link rel="alternate" hreflang="de" href="https://www.example.com/de/">',
    },
    'rel-not-alternate': {
        severity: 'warning',
        title: 'A link with hreflang lacks rel="alternate"',
        why: 'Search engines ignore the link without it.',
        fix: 'Write <link rel="alternate" hreflang="…" href="…">.',
        help: `${VERSIONS_HELP}#html`,
        example: '<link hreflang="de" href="https://www.example.com/de/">',
    },
    'mixed-with-media': {
        severity: 'warning',
        title: 'A hreflang link also has a media attribute',
        why: 'Google asks not to combine hreflang with attributes such as media in one link.',
        fix: 'Use a separate link without hreflang for the version for another device.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
        example: '<link rel="alternate" hreflang="de" media="print" href="https://www.example.com/de/">',
    },
    'href-invalid': {
        severity: 'warning',
        title: 'A hreflang link has no usable URL',
        why: 'Search engines ignore a link without an http or https URL.',
        fix: 'Write the full URL of the page in that language.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="">',
    },
    'href-relative': {
        severity: 'warning',
        title: 'A hreflang link has a relative URL',
        why: 'Google asks for full URLs, with https:// and the host.',
        fix: 'Write the full URL.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="/de/">',
    },
    'href-local-host': {
        severity: 'error',
        title: 'A hreflang link leads to a development server',
        why: 'Only the computer that built the page can open that URL.',
        fix: 'Set the URL of the production site in the settings of the site generator.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="http://localhost:3000/de/">',
    },
    'href-fragment': {
        severity: 'notice',
        title: 'A hreflang link has a URL with a fragment',
        why: 'Search engines index pages, not parts of them, and drop everything from the # on.',
        fix: 'Remove the # and what follows it.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="https://www.example.com/de/#top">',
    },
    'href-http': {
        severity: 'warning',
        title: 'A hreflang link of an https page has an http URL',
        why: 'That URL redirects or is another one than the URL that search engines index.',
        fix: 'Write the URL with https://.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="http://www.example.com/de/">',
    },
};
/** How the versions are written down, whatever they mean. */
const form_form = (0,tool_definition/* defineTopic */.RE)({
    checks: form_CHECKS,
    readsDocument: true,
    async judge(visit) {
        const { page, address, alternates, without, notRead } = await namedVersions(visit);
        const { read } = alternates;
        const found = judgeForm(page.document, alternates, address);
        const judgements = without
            ? (0,judging_judgement/* sameForAll */.tE)(form_CHECKS, without)
            : notRead
                ? {
                    ...(0,judging_judgement/* sameForAll */.tE)(form_CHECKS, notRead),
                    'outside-head': found['outside-head'],
                    'rel-not-alternate': found['rel-not-alternate'],
                }
                : found;
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']),
            facts: {
                rendered: (0,script_judgements/* renderingFacts */._V)(page),
                alternates: read.slice(0, MAX_LISTED).map(alternateFacts),
                ...(read.length > MAX_LISTED && { alternatesLeftOut: read.length - MAX_LISTED }),
            },
        };
    },
});
/** Judges how the versions are written down. */
function judgeForm(document, { read, inBody, withoutRelation }, address) {
    const found = (matches, among = read) => (0,judging_judgement/* failAmong */.Jb)(among, among.flatMap(alternate => {
        const message = matches(alternate);
        return message === undefined ? [] : [alternate.at(message)];
    }), NO_URL);
    const usable = read.filter(({ url }) => url);
    return {
        'outside-head': (0,judging_judgement/* failWhere */.a4)(inBody.map(link => document.occurrence(link, 'This link is in the body, where search engines ignore it'))),
        'rel-not-alternate': (0,judging_judgement/* failWhere */.a4)(withoutRelation.map(link => document.occurrence(link, 'This link has hreflang, but not rel="alternate"'))),
        'mixed-with-media': found(({ media }) => media === undefined || media.trim() === '' ? undefined : `This link has media="${media}"`),
        'href-invalid': found(({ url, href }) => (url ? undefined : hrefFault(href))),
        'href-relative': found(({ url, href }) => ((0,comparable_url/* isAbsolute */.oP)(href) ? undefined : `"${href}" is relative; write ${url.href}`), usable),
        'href-local-host': found(({ url }) => isDevelopmentServer(url, address.here) ? `${url.href} is a development server` : undefined, usable),
        'href-fragment': found(({ url }) => (url.hash === '' ? undefined : url.href), usable),
        'href-http': judgeProtocol(usable, address),
    };
}
const NO_URL = 'no hreflang link has a URL that can be read';
function hrefFault(href) {
    return href === '' ? 'This link has no href' : `"${href}" is not an http or https URL`;
}
/** The address of a server that runs on another port is a left-over of a build on a developer's machine. */
function isDevelopmentServer(url, here) {
    if (!(0,host_kind/* isThisMachine */.YY)(url.hostname))
        return false;
    return !(0,host_kind/* isThisMachine */.YY)(here.hostname) || url.port !== here.port;
}
/** A preview may be served without TLS: its canonical then tells how the site will be reached. */
function judgeProtocol(usable, address) {
    const { here, canonical } = address;
    const secure = here.protocol === 'https:' ? here : canonical?.protocol === 'https:' ? canonical : undefined;
    if (!secure)
        return (0,judging_judgement/* notApplicable */.hH)('neither the page nor its canonical has an https URL');
    const isSecured = (url) => url.hostname === secure.hostname || (url.host !== here.host && address.isOnSite(url));
    const judged = usable.filter(({ url }) => url.protocol === 'https:' || isSecured(url));
    const plain = judged.filter(({ url }) => url.protocol === 'http:');
    return (0,judging_judgement/* failAmong */.Jb)(judged, plain.map(alternate => alternate.at(`${alternate.url.href} is not https, but the site is`)), 'it is not known of any hreflang link that it works over https');
}
function alternateFacts({ source, code, href, url }) {
    return { source, hreflang: code, href, url: url?.href ?? null };
}

// EXTERNAL MODULE: ./lib/engine/page/judged-rules.js
var judged_rules = __webpack_require__(86933);
// EXTERNAL MODULE: ./lib/engine/page/page-directives.js
var page_directives = __webpack_require__(15000);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/version-pages.js










/** Most language versions of one page that are asked for. Nearly all sites have fewer. */
const MAX_TARGETS = 30;
/** Versions that are asked for at once. */
const TARGETS_AT_ONCE = 4;
/** Milliseconds after which no further version is asked for: a host that does not answer may have many of them. */
const MAX_ASKING_MS = 40_000;
const BOT = 'Googlebot';
/** The pages behind the versions, each once and in their order; the audited page itself is left out. */
async function readTargets(visit, versions, address, maxAskingMs = MAX_ASKING_MS) {
    const byUrl = new Map();
    for (const version of versions) {
        const key = (0,comparable_url/* comparableUrl */.sY)(version.url);
        const inProduction = version.url.host !== address.here.host && address.isThisPage(version.url);
        if (inProduction || key === (0,comparable_url/* comparableUrl */.sY)(address.here))
            continue;
        const same = byUrl.get(key);
        if (same)
            same.push(version);
        else
            byUrl.set(key, [version]);
    }
    const groups = [...byUrl.values()];
    const limit = (0,p_limit/* default */.A)(TARGETS_AT_ONCE);
    const end = performance.now() + maxAskingMs;
    const read = async (group) => {
        const { url } = group[0];
        return performance.now() < end
            ? await readTarget(visit, group, address)
            : {
                versions: group,
                url,
                unverifiable: `${url.href} was not checked, because the others took too long`,
            };
    };
    const targets = await Promise.all(groups.slice(0, MAX_TARGETS).map(group => limit(() => read(group))));
    return { targets, left: Math.max(0, groups.length - MAX_TARGETS) };
}
async function readTarget(visit, versions, address) {
    const { url } = versions[0];
    const target = { versions, url };
    const located = address.locate(url);
    if ('unverifiable' in located)
        return { ...target, unverifiable: located.unverifiable };
    const [blockedBy, exchange] = await Promise.all([
        blockingLine(visit, located.url),
        located.url === visit.url ? visit.exchange() : visit.fetchForSite(located.url),
    ]);
    return {
        ...target,
        ...readAnswer(exchange, located, address, visit.preview),
        ...(blockedBy && { blockedBy }),
    };
}
/** The line of robots.txt that keeps Google from a URL; undefined where none does. */
async function blockingLine(visit, url) {
    const robots = await visit.robotsTxt(url);
    if (robots.kind !== 'rules')
        return undefined;
    const { allowed, line, rule } = (0,robots_txt/* verdictFor */.Xb)(robots, BOT, url);
    return allowed ? undefined : `line ${line} of ${robots.url}: ${rule}`;
}
/** Statuses that say nothing about whether the page exists: protection, limits, and trouble that may pass. */
function readAnswer({ final, failure, hops }, located, address, preview) {
    if (failure) {
        const message = `${failure.url} ${failure.message}`;
        const endless = failure.kind === 'redirect-loop' || failure.kind === 'too-many-redirects';
        return endless ? { broken: message } : { unverifiable: message };
    }
    const { status } = final;
    if ((0,network_status/* provesNothing */.R1)(status))
        return { status, unverifiable: `${final.url} answers ${status}` };
    if (!(0,network_status/* isSuccess */.oJ)(status)) {
        const message = `${located.url} answers ${status}`;
        return { status, ...(located.pathsDiffer ? { unverifiable: message } : { broken: message }) };
    }
    const moved = hops.length > 1 && (0,comparable_url/* comparableUrl */.sY)(final.url) !== (0,comparable_url/* comparableUrl */.sY)(located.url);
    // The server of a preview may put a slash behind a path where production does not.
    const sameThere = located.mapped && (0,page_address/* loosePath */.qv)(new URL(final.url)) === (0,page_address/* loosePath */.qv)(new URL(located.url));
    if (moved && !sameThere)
        return { status, redirectsTo: final.url };
    const page = (0,open_html/* openHtml */.W)(final, preview);
    return page ? { status, page: describe(page, address) } : { status };
}
function describe(page, address) {
    const { document } = page;
    const rules = [...(0,page_directives/* metaDirectives */.IU)(document).inHead, ...(0,page_directives/* shippedHeaderDirectives */.ZF)(page)];
    const canonical = (0,canonical_links/* declaredCanonical */.fk)(page);
    const { read, sentHidden } = (0,language_alternates/* languageAlternates */.i)(page);
    return {
        noindex: (0,page_directives/* directivesFor */.A)(rules, BOT).some(page_directives/* isNoindex */.Mg),
        canonicalElsewhere: canonical && !(0,page_address/* namesItself */.e0)(canonical, page) ? canonical.href : undefined,
        linksBack: read.some(({ url }) => url && (address.isThisPage(url) || address.mayBeThisPage(url))),
        sentHidden: sentHidden.length > 0,
        alternates: read.length,
        language: (document.html && (0,html_document/* attribute */.lt)(document.html, 'lang')?.trim()) ?? '',
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/targets.js










const targets_CODES = `${VERSIONS_HELP}#language-codes`;
const targets_GUIDELINES = `${VERSIONS_HELP}#all-method-guidelines`;
const targets_CHECKS = {
    'target-broken': {
        severity: 'warning',
        title: 'A hreflang link leads to an error',
        why: 'Search engines cannot show that language version, and ignore the link to it.',
        fix: 'Correct the URL, or remove the link if the page is gone.',
        help: VERSIONS_HELP,
        example: 'hreflang="de" leads to /de/, which answers 404',
    },
    'target-redirects': {
        severity: 'warning',
        title: 'A hreflang link leads to a redirect',
        why: 'Search engines index the target of the redirect, which is not the URL that you name.',
        fix: 'Link to the target of the redirect.',
        help: VERSIONS_HELP,
        example: 'hreflang="de" leads to /de, which answers 301',
    },
    'target-blocked': {
        severity: 'warning',
        title: 'robots.txt keeps Google from a language version',
        why: 'Google cannot read the page, so it does not see the hreflang link back.',
        fix: 'Allow the page in robots.txt, or remove the hreflang link to it.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
        example: 'hreflang="de" leads to /de/, with "Disallow: /de/" in robots.txt',
    },
    'target-noindex': {
        severity: 'warning',
        title: 'A language version is set to noindex',
        why: 'Search engines do not show that page to people who search in its language.',
        fix: 'Remove the noindex from that page, or the hreflang link to it.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
        example: 'hreflang="de" leads to /de/, which has <meta name="robots" content="noindex">',
    },
    'target-canonical-elsewhere': {
        severity: 'warning',
        title: 'The canonical of another language version is not that page',
        why: 'Search engines index its canonical, which is not the URL that you name here.',
        fix: 'Link to the canonical of each language version.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
        example: 'hreflang="de" leads to /de/, whose canonical is /en/',
    },
    'return-link-missing': {
        severity: 'warning',
        title: 'A language version does not link back',
        why: 'Search engines ignore hreflang between two pages that do not link to each other.',
        fix: 'Put the same set of hreflang links on every version.',
        help: targets_GUIDELINES,
        example: '/en/ names /de/ as German, and /de/ does not name /en/',
    },
    'target-language-mismatch': {
        severity: 'warning',
        title: 'The lang attribute of a language version contradicts its hreflang',
        why: 'One of the two is wrong: either visitors get a page in another language, or screen readers read it with the wrong voice.',
        fix: 'Correct the hreflang value here, or the lang attribute of that page.',
        help: targets_CODES,
        example: 'hreflang="de" leads to a page with <html lang="en">',
    },
};
/** What the pages answer that the versions name. */
const targets = (0,tool_definition/* defineTopic */.RE)({
    checks: targets_CHECKS,
    readsDocument: true,
    async judge(visit) {
        const { page, address, versions, without, notRead } = await namedVersions(visit);
        const none = without ?? notRead;
        if (none)
            return {
                judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, (0,judging_judgement/* sameForAll */.tE)(targets_CHECKS, none), ['not-applicable']),
                facts: { targets: [] },
            };
        const blocked = (await blockingLine(visit, page.url)) !== undefined;
        const { targets: read, left } = await readTargets(visit, versions, address);
        const judgements = versions.length === 0
            ? (0,judging_judgement/* sameForAll */.tE)(targets_CHECKS, NO_READABLE_VERSION)
            : judgeTargets(read, left, address, { noindex: isKeptOut(page), blocked });
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']),
            facts: { targets: read.map(targetFacts) },
        };
    },
});
/**
 * Judges what the named pages answer. One that answers wrongly has that fault alone; what it says of itself counts
 * where it answers as it should.
 *
 * @param left versions beyond {@link MAX_TARGETS}, which were not asked for
 * @param here what keeps the audited page itself from search: its versions then need not be better
 */
function judgeTargets(targets, left, address, here) {
    if (targets.length === 0)
        return (0,judging_judgement/* sameForAll */.tE)(targets_CHECKS, (0,judging_judgement/* notApplicable */.hH)('no hreflang link leads to another page'));
    const judge = (faultOf) => judgeEach(targets, left, faultOf, targets.every(isUnverified) ? judging_judgement/* notMeasured */.q7 : judging_judgement/* pass */.IX);
    const judgePages = (faultOf) => targets.some(({ page, unverifiable }) => page || unverifiable)
        ? judge(target => target.page && faultOf(target.page, target))
        : (0,judging_judgement/* notApplicable */.hH)('no hreflang link leads to a page, which is reported apart');
    return {
        'target-broken': judgeEach(targets, left, ({ broken }) => broken, judging_judgement/* notMeasured */.q7),
        'target-redirects': judge(redirectFault),
        'target-blocked': here.blocked
            ? (0,judging_judgement/* notApplicable */.hH)('robots.txt blocks this page too')
            : judge(({ blockedBy, broken, url }) => blockedBy && !broken ? `${url.href} is blocked by ${blockedBy}` : undefined),
        'target-noindex': here.noindex
            ? (0,judging_judgement/* notApplicable */.hH)('this page is set to noindex too')
            : judgePages(({ noindex }, { url }) => (noindex ? `${url.href} is set to noindex` : undefined)),
        'target-canonical-elsewhere': judgePages(({ canonicalElsewhere }, { url }) => canonicalElsewhere === undefined ? undefined : `The canonical of ${url.href} is ${canonicalElsewhere}`),
        'return-link-missing': returnsUnknown(targets, address) ?? judgePages(returnFault(address)),
        'target-language-mismatch': unlessPass(judgePages(languageFault), targets.some(declaresLanguage), 'no language version has a lang attribute that can be compared'),
    };
}
function isUnverified({ unverifiable }) {
    return unverifiable !== undefined;
}
/** @param unlessAll what follows of some that could not be verified: it is said once that they are unknown */
function judgeEach(targets, left, faultOf, unlessAll) {
    const occurrences = targets.flatMap((target) => {
        const message = target.unverifiable === undefined ? faultOf(target) : undefined;
        return message === undefined
            ? []
            : target.versions.slice(0, 1).map(({ alternate }) => ({ ...alternate.at(message) }));
    });
    if (occurrences.length > 0)
        return (0,judging_judgement/* fail */.fJ)(occurrences);
    const unverified = targets.filter(isUnverified);
    if (unverified.length > 0) {
        const others = unverified.length > 1 ? `, and ${unverified.length - 1} more could not be checked` : '';
        return unlessAll(`${unverified[0].unverifiable}${others}`);
    }
    return left > 0
        ? (0,judging_judgement/* pass */.IX)(`only the first ${MAX_TARGETS} of ${targets.length + left} hreflang links were checked`)
        : (0,judging_judgement/* pass */.IX)();
}
/** Home pages that lead each reader on to a language of theirs are what x-default is for. */
function redirectFault({ redirectsTo, url, versions }) {
    if (redirectsTo === undefined || versions.every(({ code }) => isXDefault(code)))
        return undefined;
    return `${url.href} redirects to ${redirectsTo}`;
}
function returnsUnknown(targets, address) {
    if (address.canonicalIs === 'elsewhere') {
        return (0,judging_judgement/* notApplicable */.hH)('the canonical is another page, which the language versions link to');
    }
    const hidden = targets.find(({ page }) => page?.sentHidden && !page.linksBack);
    return (hidden &&
        (0,judging_judgement/* notMeasured */.q7)(`${hidden.url.href} has its hreflang links in a hidden element, from where scripts may move them`));
}
function returnFault(address) {
    return ({ linksBack, alternates }, { url }) => {
        if (linksBack || address.isThisPage(url))
            return undefined;
        return alternates === 0
            ? `${url.href} has no hreflang links`
            : `${url.href} has hreflang links (${alternates}), but none to this page`;
    };
}
/** No merit of pages is that nothing could be compared. */
function unlessPass(judgement, looked, nothing) {
    return judgement.outcome === 'pass' && !looked ? (0,judging_judgement/* notApplicable */.hH)(nothing) : judgement;
}
function declaresLanguage({ page, versions }) {
    return ((0,language_tag/* readLanguageTag */.FA)(page?.language ?? '')?.language !== undefined &&
        versions.some(({ language }) => language !== undefined));
}
function languageFault({ language }, { versions, url }) {
    const declared = (0,language_tag/* readLanguageTag */.FA)(language)?.language;
    if (!declared)
        return undefined;
    const named = versions.flatMap(version => version.language ?? []);
    if (named.length === 0 || named.some(code => (0,language_tag/* isSameLanguage */.ls)(code, declared)))
        return undefined;
    const [code = ''] = named;
    return `${url.href} is linked as ${versions[0].alternate.code} (${(0,language_tag/* nameOf */.Vb)('language', code)}), but its lang is "${language}"`;
}
function isKeptOut(page) {
    const { inHead, header } = (0,judged_rules/* judgedRules */.v)(page);
    return (0,page_directives/* directivesFor */.A)([...inHead, ...header], 'Googlebot').some(page_directives/* isNoindex */.Mg);
}
function targetFacts({ url, versions, status, unverifiable, page }) {
    return {
        url: url.href,
        hreflang: versions.map(({ alternate }) => alternate.code),
        status: status ?? null,
        linksBack: page?.linksBack ?? null,
        lang: page?.language ?? null,
        notVerified: unverifiable ?? null,
    };
}

// EXTERNAL MODULE: ./lib/engine/visit/sitemap-survey.js + 7 modules
var sitemap_survey = __webpack_require__(77753);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/version-links.js




/** Characters of the text of a link that are looked at. */
const MAX_TEXT = 40;
/** Characters of a path. */
const MAX_PATH = 1000;
/**
 * Links of a page to itself in another language: they are called by a language, or its code, and lead to the path of
 * the page with that language in front (`/ar/contact` of `/contact`), without one, or with another.
 */
function versionLinks(document, address) {
    const own = pathOf(address.here);
    const found = new Map();
    for (const element of document.elements('a')) {
        const href = (0,html_document/* attribute */.lt)(element, 'href');
        const url = href === undefined ? undefined : document.addressOf(href);
        if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || !address.isOnSite(url))
            continue;
        const target = pathOf(url);
        if (target.rest !== own.rest || target.language === own.language)
            continue;
        const text = (0,html_document/* foldSpace */.GQ)((0,text_start/* startOfSeenText */.Mq)(element, MAX_TEXT) || labelOf(element));
        const named = languageNamed(text, target.language);
        if (named === undefined || (own.language !== undefined && (0,language_tag/* isSameLanguage */.ls)(named, own.language)))
            continue;
        if (!found.has(named))
            found.set(named, { element, url, language: named, text });
    }
    return [...found.values()];
}
function labelOf(link) {
    const [only] = link.childNodes.filter(node => node.nodeName === 'img');
    const alt = only && 'attrs' in only ? (0,html_document/* attribute */.lt)(only, 'alt') : undefined;
    return ((0,html_document/* attribute */.lt)(link, 'aria-label') ?? alt ?? (0,html_document/* attribute */.lt)(link, 'title') ?? '').slice(0, MAX_TEXT);
}
function pathOf(url) {
    const path = (0,page_address/* loosePath */.qv)(url).slice(0, MAX_PATH);
    const parts = path.split('/');
    const at = parts.findIndex(part => isLanguage(part));
    if (at < 0 || at > 2)
        return { language: undefined, rest: path };
    return { language: (0,language_tag/* readLanguageTag */.FA)(parts[at]).language, rest: parts.toSpliced(at, 1).join('/') };
}
function isLanguage(part) {
    return (/^[a-z]{2}(?:-[a-z]{2,4})?$/i.test(part) &&
        (0,language_tag/* languageKind */.NI)((0,language_tag/* readLanguageTag */.FA)(part)?.language ?? '') === 'two-letter');
}
/** The language that a link is called by; undefined where its text says something else. */
function languageNamed(text, language) {
    const said = plain(text);
    if (said === '')
        return undefined;
    if (language !== undefined) {
        const names = [language, ownNameOf(language), (0,language_tag/* nameOf */.Vb)('language', language)].map(plain);
        return names.includes(said) ? language : undefined;
    }
    return COMMON_LANGUAGES.find(code => said === code || said === plain(ownNameOf(code)) || said === plain((0,language_tag/* nameOf */.Vb)('language', code)));
}
/** Those of versions whose address does not say it. */
const COMMON_LANGUAGES = 'en de fr es it pt nl pl ru uk tr ar he fa ja zh ko vi id sv da no nb fi cs el hu ro ca eu'.split(' ');
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

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/undeclared-versions.js










/** Whether search engines are told of the language versions that readers find. */
const undeclaredVersions = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'versions-undeclared': {
            severity: 'notice',
            title: 'The page links to itself in other languages and has no hreflang',
            why: 'Search engines do not know that the pages belong together. They may show readers the wrong language.',
            fix: 'Add a hreflang link for each language, this page included, to every version.',
            help: VERSIONS_HELP,
            example: '<a href="/de/">Deutsch</a> on a page without <link rel="alternate" hreflang="de" href="…">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const named = await namedVersions(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(named.page, { 'versions-undeclared': await judgeLinks(visit, named) }),
        };
    },
});
async function judgeLinks(visit, { page, address, alternates, without }) {
    if (alternates.read.length > 0)
        return (0,judging_judgement/* pass */.IX)();
    if (without === undefined)
        return (0,judging_judgement/* notApplicable */.hH)('the hreflang links have another fault, which is reported apart');
    if (without.outcome === 'not-measured')
        return without;
    const { document } = page;
    const links = versionLinks(document, address);
    if (links.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page does not link to itself in another language');
    const { inHead, header } = (0,judged_rules/* judgedRules */.v)(page);
    if ((0,page_directives/* directivesFor */.A)([...inHead, ...header], 'Googlebot').some(page_directives/* isNoindex */.Mg))
        return (0,judging_judgement/* notApplicable */.hH)('the page is set to noindex');
    const inSitemaps = await sitemapsNameVersions(visit);
    if (inSitemaps === undefined)
        return (0,judging_judgement/* notMeasured */.q7)('the sitemaps, which may name the versions, were not read to their end');
    if (inSitemaps)
        return (0,judging_judgement/* notApplicable */.hH)('the sitemaps name language versions, which is judged there');
    return (0,judging_judgement/* failWhere */.a4)(links.map(({ element, url, language, text }) => document.occurrence(element, `"${text}" leads to ${url.href} (${language}), of which search engines are not told.`)));
}
const LIMITS = { files: 10, bytes: 32 * 1024 * 1024, ms: 15_000 };
/** Whether some sitemap of the site names language versions; undefined where not all of them were read. */
function sitemapsNameVersions(visit) {
    const { origin } = new URL(visit.url);
    return visit.onceForSite(`versions in sitemaps ${origin}`, async () => {
        let found = false;
        const listener = {
            entry: ({ alternates }) => {
                found ||= alternates.length > 0;
            },
            child: () => { },
        };
        const mayLeave = !(0,host_kind/* isLocalHost */.mJ)(new URL(origin).hostname);
        const { unread } = await (0,sitemap_survey/* surveySitemaps */.p$)(visit, origin, listener, { mayLeave, limits: LIMITS });
        return found || (unread > 0 ? undefined : false);
    });
}

// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/version-set.js









const version_set_GUIDELINES = `${VERSIONS_HELP}#all-method-guidelines`;
const X_DEFAULT_HELP = `${VERSIONS_HELP}#xdefault`;
const version_set_CHECKS = {
    'code-conflict': {
        severity: 'warning',
        title: 'hreflang links with the same code have different URLs',
        why: 'Search engines have to guess which page is for that language.',
        fix: 'Keep one link for each code.',
        help: version_set_GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="https://www.example.com/de/">\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/">',
    },
    'sources-disagree': {
        severity: 'warning',
        title: 'HTML and Link header name different URLs for the same language',
        why: 'Search engines have to guess which one is right.',
        fix: 'Put the hreflang links in one of the two places only.',
        help: VERSIONS_HELP,
        example: 'Link: <https://www.example.com/de/>; rel="alternate"; hreflang="de"\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/">',
    },
    'url-in-several-languages': {
        severity: 'warning',
        title: 'hreflang links of different languages have the same URL',
        why: 'A page is in one language, so people who read the others get the wrong page.',
        fix: 'Link to each translation by its own URL, and leave out languages without one.',
        help: VERSIONS_HELP,
        example: '<link rel="alternate" hreflang="de" href="https://www.example.com/a">\n<link rel="alternate" hreflang="fr" href="https://www.example.com/a">',
    },
    'self-missing': {
        severity: 'warning',
        title: 'The hreflang links do not include the page itself',
        why: 'Each language version must list itself and all others; otherwise search engines may ignore all of the links.',
        fix: 'Add a hreflang link with the language and the URL of this page.',
        help: version_set_GUIDELINES,
        example: '/en/ names /de/ and /fr/, and not itself',
    },
    'x-default-missing': {
        severity: 'notice',
        title: 'There is no hreflang link for x-default',
        why: 'Google recommends one: the page for visitors whose language you do not offer.',
        fix: 'Add a link with hreflang="x-default" to your language selector, or to the version for everybody else.',
        help: X_DEFAULT_HELP,
        example: 'hreflang="en" and hreflang="de", without hreflang="x-default"',
    },
    'canonical-conflict': {
        severity: 'error',
        title: 'The canonical of this language version is another page',
        why: 'hreflang asks search engines to show this page, and the canonical asks them to drop it. They usually follow the canonical, and this language is missing from search.',
        fix: 'Make the canonical of each language version self-referencing.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
        example: '/de/ is named as German and has <link rel="canonical" href="https://www.example.com/en/">',
    },
};
/** Whether the versions go together, before any of them is asked for. */
const versionSet = (0,tool_definition/* defineTopic */.RE)({
    checks: version_set_CHECKS,
    readsDocument: true,
    async judge(visit) {
        const { page, address, versions, without, notRead } = await namedVersions(visit);
        const none = without ?? notRead;
        const judgements = none ? (0,judging_judgement/* sameForAll */.tE)(version_set_CHECKS, none) : judgeSet(page, versions, address);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
/** Judges whether the versions go together. */
function judgeSet({ document, preview }, versions, address) {
    if (versions.length === 0) {
        return (0,judging_judgement/* sameForAll */.tE)(version_set_CHECKS, NO_READABLE_VERSION);
    }
    const canonicalConflict = judgeCanonical(versions, address, preview);
    return {
        'code-conflict': (0,judging_judgement/* failWhere */.a4)(['html', 'header'].flatMap(source => conflictsIn(versions, source))),
        'sources-disagree': judgeSources(versions),
        'url-in-several-languages': (0,judging_judgement/* failAmong */.Jb)(versions.filter(({ language }) => language !== undefined), sharedUrls(versions), 'the only hreflang link is x-default'),
        'self-missing': canonicalConflict.outcome === 'fail'
            ? (0,judging_judgement/* notApplicable */.hH)('the canonical is another page, which is reported apart')
            : version_set_judgeSelf(document, versions, address),
        'x-default-missing': versions.some(({ code }) => isXDefault(code))
            ? (0,judging_judgement/* pass */.IX)()
            : (0,judging_judgement/* fail */.fJ)({ url: document.url, message: `None of the hreflang links (${versions.length}) is x-default` }),
        'canonical-conflict': canonicalConflict,
    };
}
function conflictsIn(versions, source) {
    const first = new Map();
    return versions
        .filter(({ alternate }) => alternate.source === source)
        .flatMap(({ alternate, code, url }) => {
        const before = first.get(code);
        if (!before)
            first.set(code, url);
        return before && (0,comparable_url/* comparableUrl */.sY)(before) !== (0,comparable_url/* comparableUrl */.sY)(url)
            ? [alternate.at(`${code} has two URLs: ${before.href} and ${url.href}`)]
            : [];
    });
}
function judgeSources(versions) {
    const html = versions.filter(({ alternate }) => alternate.source === 'html');
    const header = versions.filter(({ alternate }) => alternate.source === 'header');
    if (html.length === 0 || header.length === 0) {
        return (0,judging_judgement/* notApplicable */.hH)('the hreflang links are in one place only');
    }
    const named = new Map(html.map(({ code, url }) => [code, url]));
    const inBoth = header.filter(({ code }) => named.has(code));
    return (0,judging_judgement/* failAmong */.Jb)(inBoth, inBoth.flatMap(({ alternate, code, url }) => {
        const other = named.get(code);
        return (0,comparable_url/* comparableUrl */.sY)(other) === (0,comparable_url/* comparableUrl */.sY)(url)
            ? []
            : [alternate.at(`${code} is ${url.href} in the header, but ${other.href} in the HTML`)];
    }), 'no language is both in the header and in the HTML');
}
/** One page may serve several countries of one language, and be x-default; not two languages. */
function sharedUrls(versions) {
    const first = new Map();
    return versions.flatMap(version => {
        const { alternate, url, language, code } = version;
        if (language === undefined)
            return [];
        const key = (0,comparable_url/* comparableUrl */.sY)(url);
        const before = first.get(key);
        if (!before)
            first.set(key, version);
        return before && !(0,language_tag/* isSameLanguage */.ls)(before.language, language)
            ? [alternate.at(`${url.href} is linked for both ${before.code} and ${code}`)]
            : [];
    });
}
function version_set_judgeSelf(document, versions, address) {
    // A page where readers choose their language is x-default alone.
    if (versions.some(({ url }) => address.isThisPage(url)))
        return (0,judging_judgement/* pass */.IX)();
    const byPath = versions.find(({ url }) => address.mayBeThisPage(url));
    if (byPath)
        return (0,judging_judgement/* pass */.IX)(`by its path: ${byPath.url.href}`);
    const foreign = versions.find(({ url }) => !address.isOnSite(url));
    if (foreign && address.previewReason !== undefined && address.production === undefined) {
        const unknown = `which URL the page will have on ${foreign.url.host} is not known`;
        return (0,judging_judgement/* notApplicable */.hH)(`${address.previewReason}, and ${unknown}`);
    }
    if (address.canonicalIs === 'elsewhere') {
        return (0,judging_judgement/* notApplicable */.hH)('the canonical is another page, which these links may be for');
    }
    const codes = versions.map(({ code }) => code).join(', ');
    return (0,judging_judgement/* fail */.fJ)({ url: document.url, message: `None of the links (${codes}) leads to this page` });
}
/** A page that lists itself as a version, but hands over to another, contradicts itself. */
function judgeCanonical(versions, address, preview) {
    const { canonical } = address;
    if (!canonical)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no canonical, or several that differ');
    const target = (0,comparable_url/* comparableUrl */.sY)(canonical);
    const ofCanonical = versions.filter(({ url }) => (0,comparable_url/* comparableUrl */.sY)(url) === target);
    const [other] = ofCanonical;
    const own = ownVersions(versions, address);
    const contradicting = address.canonicalIs === 'elsewhere' ? own : onOtherHost(own, ofCanonical, address, preview);
    return (0,judging_judgement/* failWhere */.a4)(contradicting.map(({ alternate, code }) => {
        const as = other && other.code !== code ? ` (the ${other.code} version)` : '';
        return alternate.at(`This page is the ${code} version, but its canonical is ${canonical.href}${as}`);
    }));
}
/**
 * Versions on the page's own host, where its canonical has the same path on another one. That may be where the page will
 * live, unless it is the version of another language, or another host is known to be production.
 */
function onOtherHost(own, ofCanonical, { here, canonical }, preview) {
    if (canonical.host === here.host || (0,syntax_preview/* isOnProduction */.dT)(preview, canonical))
        return [];
    if (ofCanonical.length === 0 && preview?.host === undefined)
        return [];
    const codes = new Set(ofCanonical.map(({ code }) => code));
    return own.filter(({ url, code }) => (url.host === here.host || (0,syntax_preview/* isOnProduction */.dT)(preview, url)) && !codes.has(code));
}

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/topics.js






const topics = [form_form, codes, versionSet, targets, declaredLanguage, undeclaredVersions];


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


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
