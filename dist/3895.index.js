export const id = 3895;
export const ids = [3895];
export const modules = {

/***/ 51475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ charsetOf),
/* harmony export */   iT: () => (/* binding */ decodeHtml),
/* harmony export */   up: () => (/* binding */ xmlEncodingOf)
/* harmony export */ });
/* harmony import */ var html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45528);
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6034);


/**
 * Text of an HTML body, decoded as browsers decide it: byte-order mark, then the charset of `Content-Type`, then
 * `<meta>` in the first 1,024 bytes, then an XML declaration, then windows-1252. A page that is sent as XML is in UTF-8
 * where neither of the first two nor its declaration says otherwise.
 *
 * @param contentType value of the header, several joined with commas
 * @returns the text without a byte-order mark, and the WHATWG name of the encoding
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
function decodeHtml(body, contentType) {
    const { mediaType, charset } = (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)(contentType === undefined ? [] : [contentType]);
    const xml = mediaType === 'application/xhtml+xml';
    const label = xmlEncodingOf(body);
    const declared = label === undefined ? undefined : encodingOf(label);
    // What can be read as ASCII, to find the declaration, is no UTF-16.
    const defaultEncoding = declared?.startsWith('UTF-16')
        ? 'UTF-8'
        : (declared ?? (xml ? 'UTF-8' : 'windows-1252'));
    const encoding = html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(body, {
        xml,
        defaultEncoding,
        ...(charset !== undefined && { transportLayerEncodingLabel: charset }),
    });
    return { text: decode(body, encoding), encoding };
}
/** The WHATWG name behind a label; undefined where there is none. */
function encodingOf(label) {
    const options = { transportLayerEncodingLabel: label, defaultEncoding: '' };
    return html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(new Uint8Array(), options) || undefined;
}
/** Bytes in which an XML declaration is looked for. */
const DECLARATION_BYTES = 1024;
/**
 * The encoding that an XML declaration at the very start of a body names, as written; undefined where there is none.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#concept-get-xml-encoding-when-sniffing
 */
function xmlEncodingOf(body) {
    const start = body.toString('latin1', 0, DECLARATION_BYTES);
    const [declaration] = /^<\?xml[^>]*>/.exec(start) ?? [];
    const [, , label] = /encoding[\x00-\x20]*=[\x00-\x20]*(["'])([^"'\x00-\x20]+)\1/.exec(declaration ?? '') ?? [];
    return label;
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

/***/ 42136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ ASKS_FOR_CONSENT)
/* harmony export */ });
/**
 * Words of dialogs and banners that ask for consent, which the law asks for and Google does not count as intrusive.
 *
 * @see https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials#avoid-interstitials
 */
const ASKS_FOR_CONSENT = /cookie|consent|privacy|gdpr|ccpa|einwillig|datenschutz|zustimm|confidentialit|consentement|privacidad|consentimiento|privacidade|informativa|toestemming|samtyck|samtykke|zgod|souhlas|クッキー|同意|隐私|쿠키|süti|hozzájárul|eväste|slapuk|sīkdat|küpsis|kolačić|piškot|çerez|kakor|informasjonskaps|ciastecz|persetujuan|privasi|куки|бисквит|колачи(?:ћ|њ)|лични данни|съглас|vafrakök|քուքի|ქუქი|কুকি|соглас|згод|μπισκότ|συγκατάθεσ|คุกกี้|ยินยอม|کوکی|رضایت|موافق|ملفات تعريف|עוגיות|कुकी|सहमति/iu;


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


/***/ })

};
