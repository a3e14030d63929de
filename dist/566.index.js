export const id = 566;
export const ids = [566];
export const modules = {

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

/***/ 26110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ RenderedDocument),
/* harmony export */   z: () => (/* binding */ sentElement)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

/** Elements that a document has once, whatever scripts do to their attributes. */
const SINGLE = new Set(['html', 'head', 'body']);
/** Characters of a value that tell elements apart. */
const MAX_VALUE = 200;
/** Elements that the start of a source can show, and nodes among which they are. */
const MAX_FIRST = 30;
const MAX_FIRST_NODES = 100;
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
    /** As a browser writes it down where scripts made the element, or changed how it begins. */
    sourceOf(element) {
        const origin = this.asSent(element);
        return origin && beginAlike(origin, element) ? this.#sent.sourceOf(origin) : super.sourceOf(element);
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
/** Whether two elements are the same as far as the start of their sources shows. */
function beginAlike(one, other) {
    if ((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .startOfText */ .h_)(one) !== (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .startOfText */ .h_)(other))
        return false;
    const [ofOne, ofOther] = [firstElements(one), firstElements(other)];
    return (ofOne.length === ofOther.length && ofOne.every((element, at) => keyOf(element) === keyOf(ofOther[at])));
}
/** An element and the first of those in it, in document order. */
function firstElements(root) {
    const found = [];
    const stack = [root];
    for (let next = stack.pop(); next && found.length < MAX_FIRST; next = stack.pop()) {
        found.push(next);
        const inside = next.childNodes.slice(0, MAX_FIRST_NODES).filter(_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq);
        stack.push(...inside.reverse());
    }
    return found;
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

/***/ 66840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e0: () => (/* binding */ namesItself),
/* harmony export */   gg: () => (/* binding */ PageAddress),
/* harmony export */   qv: () => (/* binding */ loosePath)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _net_platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82620);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25218);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);
/* harmony import */ var _canonical_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44310);
/* harmony import */ var _page_directives_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15000);






/**
 * Under which addresses a page goes, and which others may be compared with it.
 *
 * A build preview names production in its canonical and its language versions. Its own addresses there count as its
 * own, and versions there are asked for on the preview, which has them as they will ship. What is on further hosts
 * may not know this build yet.
 */
class PageAddress {
    here;
    /** The canonical that the page declares; undefined where it declares none, or several that differ. */
    canonical;
    /** How the canonical relates to the page. */
    canonicalIs;
    /** Host of the site as it will be, where the canonical names it for this page. */
    production;
    /** Why other hosts are not asked; undefined where the page is audited where it lives. */
    previewReason;
    #preview;
    /** The canonical, where it is known to be on the preview as its address there. */
    #canonicalHere;
    #pathsDiffer;
    constructor(page) {
        this.#preview = page.preview;
        this.here = new URL(page.url);
        this.canonical = (0,_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .agreedCanonical */ .tQ)((0,_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalLinks */ .Iu)(page))?.url;
        const { here, canonical } = this;
        const named = canonical && ((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(page.preview, canonical) ?? canonical);
        const otherHost = named !== undefined && named.host !== here.host;
        const samePage = named !== undefined && loosePath(named) === loosePath(here);
        this.production = page.preview?.host ?? (otherHost && samePage ? named.host : undefined);
        this.#canonicalHere = named;
        this.#pathsDiffer = named !== undefined && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(named) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(here);
        this.canonicalIs = relationOf(here, named, samePage, otherHost);
        this.previewReason = previewReasonOf(page, this.production);
    }
    /** Whether an address is this page, here or in production. */
    isThisPage(url) {
        const own = this.#onThisHost(url);
        if (!own)
            return false;
        if (loosePath(own) === loosePath(this.here))
            return true;
        return this.canonicalIs === 'variant' && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(own) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(this.#canonicalHere);
    }
    /** Whether an address has the path of this page on a host of which nothing is known. */
    mayBeThisPage(url) {
        return this.previewReason !== undefined && loosePath(url) === loosePath(this.here);
    }
    /** Host under which the page will be found; undefined where that is not known from here. */
    get publicHost() {
        if (this.production !== undefined)
            return this.production;
        const { hostname } = this.here;
        return (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(hostname) || (0,_net_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .platformOf */ .t)(hostname) !== undefined ? undefined : hostname;
    }
    /** Whether an address is on the site that is audited, here or in production. */
    isOnSite(url) {
        return this.#onThisHost(url) !== undefined;
    }
    /** Where to ask for a page that this one names. */
    locate(url) {
        const { here, previewReason } = this;
        if (url.host === here.host)
            return { url: withoutHash(url), mapped: false, pathsDiffer: false };
        const own = this.#onThisHost(url);
        if (own)
            return { url: own.href, mapped: true, pathsDiffer: this.#pathsDiffer };
        if ((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .isOnProduction */ .dT)(this.#preview, url)) {
            return { unverifiable: `${url.href} is outside of what is deployed` };
        }
        if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(url.hostname)) {
            return { unverifiable: `${url.host} is another server on a private network` };
        }
        if (previewReason !== undefined) {
            return { unverifiable: `${url.host} is another host, and ${previewReason}` };
        }
        return { url: withoutHash(url), mapped: false, pathsDiffer: false };
    }
    /** The address on the audited host of a page of the site; undefined for those of others. */
    #onThisHost(url) {
        const { here, production } = this;
        if (url.host === here.host)
            return url;
        if (this.#preview?.host !== undefined)
            return (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(this.#preview, url);
        return url.host === production ? new URL(`${here.origin}${url.pathname}${url.search}`) : undefined;
    }
}
function relationOf(here, canonical, samePage, otherHost) {
    if (!canonical)
        return 'absent';
    if (samePage)
        return 'self';
    const samePath = loosePath(canonical).split('?', 1)[0] === loosePath(here).split('?', 1)[0];
    return samePath && !otherHost ? 'variant' : 'elsewhere';
}
/** A preview is told by its address, by the canonical that names production, or by the header that platforms add. */
function previewReasonOf(page, production) {
    const { hostname } = new URL(page.url);
    if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(hostname))
        return 'the page is audited on a private server';
    if (production !== undefined)
        return `the audited host is a preview of ${production}`;
    if (page.preview)
        return 'the audited host is a preview';
    if ((0,_page_directives_js__WEBPACK_IMPORTED_MODULE_4__/* .headerDirectives */ .yX)(page.response).some(_page_directives_js__WEBPACK_IMPORTED_MODULE_4__/* .isNoindex */ .Mg))
        return 'the audited host is kept out of search';
    return (0,_net_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .platformOf */ .t)(hostname) !== undefined ? 'the audited host belongs to a hosting platform' : undefined;
}
/**
 * Whether a canonical is the page that declares it. On a host of which nothing is known the same path is the same page:
 * production names itself, and the audited host may be a copy of it.
 */
function namesItself(canonical, { url, preview }) {
    const here = new URL(url);
    const own = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(preview, canonical);
    if (own)
        return loosePath(own) === loosePath(here);
    return canonical.host === here.host || preview?.host !== undefined
        ? (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparableUrl */ .sY)(canonical) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparableUrl */ .sY)(here)
        : loosePath(canonical) === loosePath(here);
}
/** Path and query in the form in which `/de`, `/de/`, `/de.html` and `/de/index.html` are equal: servers take them as one. */
function loosePath(url) {
    const [path = '', ...query] = (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(url).split('?');
    const stem = path.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/').replace(/\.html?$/i, '');
    return [stem.replace(/\/$/, ''), ...query].join('?');
}
function withoutHash(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href;
}


/***/ }),

/***/ 32059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ relianceOnScripts)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);
/* harmony import */ var _script_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15798);
/* harmony import */ var _scripts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3916);
/* harmony import */ var _text_text_start_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5758);





/** Characters of a script that may be made to lead elsewhere: a longer one is a program that also can. */
const MAX_LEADING_SCRIPT = 2000;
/** Characters of data or of a text that are looked at for places to be filled. */
const MAX_LOOKED_AT = 20_000;
/** Text of the main element from which on it has a content of its own. */
const MIN_MAIN_CHARACTERS = 40;
const LEADS_ELSEWHERE = /(?<![\w$.])(?:(?:window|document|self|top|parent)\s*\.\s*)?location(?:\s*\.\s*href)?\s*=(?![=>])|(?<![\w$])location\s*\.\s*(?:replace|assign)\s*\(/;
/** What templates leave for scripts to fill: `{{ title }}`, `%title%`, `[[title]]`, `${title}`, `__TITLE__`. */
const PLACE_TO_FILL = /\{\{[^{}]{0,80}\}\}|\$\{[\w.\s]{1,60}\}|^\s*(?:%[\w.]{1,60}%|\[\[[\w.\s]{1,60}\]\]|__[A-Z_]{2,60}__)\s*$/;
/** Elements and attributes that frameworks of the browser leave on what they made. */
const FRAMEWORK_MARKS = new Set([
    ...[
        'ng-version',
        'ng-app',
        'data-ng-app',
        'data-reactroot',
        'data-v-app',
        'data-server-rendered',
        'v-cloak',
        'x-cloak',
    ],
    ...[
        'data-svelte-h',
        'data-sveltekit-preload-data',
        'data-n-head',
        'data-react-helmet',
        'data-rh',
        'q:container',
    ],
]);
const FRAMEWORK_IDS = /^(?:__next|__nuxt|___gatsby|root|app|svelte|react-root|app-root)$/;
/**
 * Why what scripts make of a page has to be seen before it is judged: its HTML alone shows that they have something to
 * do. Undefined where nothing in it says so. Scripts whose work does not show there are for a sample to tell.
 */
function relianceOnScripts({ document }) {
    if (!(0,_scripts_js__WEBPACK_IMPORTED_MODULE_3__/* .runsScripts */ .f)(document))
        return undefined;
    const shell = (0,_script_shell_js__WEBPACK_IMPORTED_MODULE_2__/* .scriptShellOf */ .HH)(document);
    if (shell)
        return shell.message;
    const main = mainOf(document);
    if (main && !(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTextOf */ .Zc)(main, MIN_MAIN_CHARACTERS) && !showsPictures(main)) {
        const text = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(main));
        if (text === '')
            return `<${main.tagName}> is empty as sent`;
        if ((0,_script_shell_js__WEBPACK_IMPORTED_MODULE_2__/* .saysToWait */ .Tf)(text))
            return `<${main.tagName}> says "${text}" as sent`;
    }
    const headlines = document.elements('h1');
    const title = document.elements('title').find(_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd);
    if (isMadeByFramework(document)) {
        if (!title || (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(title)) === '')
            return 'a framework makes the page, and no title is sent';
        if (headlines.length > 0 && headlines.every(one => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(one)) === '')) {
            return 'a framework makes the page, and its H1 is empty as sent';
        }
    }
    if ([title, ...headlines].some(one => one && holdsPlace((0,_text_text_start_js__WEBPACK_IMPORTED_MODULE_4__/* .startOfWrittenText */ .cY)(one, 500)))) {
        return 'its title or H1 has a place as sent that scripts fill';
    }
    const filled = document.elements('meta', 'link').find(one => holdsPlace(statedBy(one)));
    if (filled)
        return `<${filled.tagName}> has a place as sent that scripts fill`;
    const scripts = document.elements('script');
    if (scripts.some(one => isData(one) && /\{\{[^{}"]{1,80}\}\}/.test(sourceOf(one)))) {
        return 'its structured data has a place as sent that scripts fill';
    }
    const leading = scripts.some(one => {
        const source = (0,_scripts_js__WEBPACK_IMPORTED_MODULE_3__/* .isExecutable */ .T)(one) ? sourceOf(one) : '';
        return source.length <= MAX_LEADING_SCRIPT && LEADS_ELSEWHERE.test(source);
    });
    return leading ? 'a script in it may lead elsewhere' : undefined;
}
function mainOf(document) {
    return document.elements('main')[0] ?? document.elements().find(one => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(one, 'role') === 'main');
}
const PICTURES = new Set(['img', 'picture', 'video', 'svg', 'canvas', 'iframe', 'object', 'embed', 'form']);
function showsPictures(main) {
    const stack = [...main.childNodes];
    for (let node = stack.pop(); node; node = stack.pop()) {
        if (PICTURES.has(node.nodeName))
            return true;
        if ('childNodes' in node)
            for (const child of node.childNodes)
                stack.push(child);
    }
    return false;
}
function isMadeByFramework(document) {
    return document
        .elements()
        .some(({ tagName, attrs }) => tagName === 'astro-island' ||
        attrs.some(({ name, value }) => FRAMEWORK_MARKS.has(name) || (name === 'id' && FRAMEWORK_IDS.test(value))));
}
/** What search engines read of a `meta` or `link`. */
function statedBy(element) {
    if (element.tagName === 'meta')
        return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'content') ?? '';
    const isRead = /\b(?:canonical|alternate)\b/i.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel') ?? '');
    return isRead ? ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') ?? '') : '';
}
function holdsPlace(text) {
    return PLACE_TO_FILL.test(text.slice(0, MAX_LOOKED_AT));
}
function isData(script) {
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'type')?.trim().toLowerCase() === 'application/ld+json';
}
function sourceOf(script) {
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(script).slice(0, MAX_LOOKED_AT);
}


/***/ }),

/***/ 15798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ isMountPoint),
/* harmony export */   HH: () => (/* binding */ scriptShellOf),
/* harmony export */   Tf: () => (/* binding */ saysToWait)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _scripts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);


/** Characters of text under which a page with scripts and an empty place for them is only a shell. */
const SHELL_CHARACTERS = 250;
const MEDIA = new Set(['img', 'picture', 'video', 'svg', 'canvas', 'iframe', 'object', 'embed']);
const MOUNT_ID = /^(?:root|app|main|__next|__nuxt|___gatsby|svelte|react-root|app-root|application|ember-app|q-app|wrapper|content|container|mount|spa)$/i;
/** What a mount point says until it is filled. */
const WAITING = /^(?:loading|please wait|just a moment|one moment|starting|initiali[sz]ing|wird geladen|lädt|laden|chargement|cargando|caricamento|carregando|загрузка|読み込み中|加载中)/i;
const MAX_WAITING_LENGTH = 60;
/** Marks where frameworks put a page, which stands behind it and never in it. */
const MARKERS = new Set(['router-outlet']);
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
/** Steps up to an element that hides a mount point. */
const MAX_STEPS_UP = 20;
/** The shell that a document is as it was sent; undefined where it has a content of its own, or nothing to make one. */
function scriptShellOf(document) {
    const { body } = document;
    if (!body || !document.elements('script').some(_scripts_js__WEBPACK_IMPORTED_MODULE_1__/* .isExecutable */ .T))
        return undefined;
    // What was sent with its headline may be short, but is no shell: custom elements in it may well be empty.
    if (document.elements('h1').some(heading => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(heading).trim() !== ''))
        return undefined;
    if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTextOf */ .Zc)(body, SHELL_CHARACTERS))
        return undefined;
    const characters = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(body)).length;
    if (characters >= SHELL_CHARACTERS)
        return undefined;
    const element = document.elements().find(isEmptyMount) ?? (isEmpty(body) ? body : undefined);
    if (!element)
        return undefined;
    const id = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id');
    return { element, characters, message: `<${element.tagName}${id ? ` id="${id}"` : ''}> is empty as sent` };
}
/** Whether frameworks render into an element with this id by convention. */
function isMountPoint(id) {
    return id !== undefined && MOUNT_ID.test(id);
}
function isEmptyMount(element) {
    if (element.namespaceURI !== HTML_NAMESPACE || MARKERS.has(element.tagName))
        return false;
    const named = element.tagName.includes('-') || isMountPoint((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id'));
    return named && isEmpty(element) && !isHidden(element);
}
function isEmpty(element) {
    const text = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(element));
    if (text !== '' && !saysToWait(text))
        return false;
    const stack = [...element.childNodes];
    for (let node = stack.pop(); node; node = stack.pop()) {
        // A spinner is an image too.
        if (text === '' && MEDIA.has(node.nodeName))
            return false;
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(node))
            for (const child of node.childNodes)
                stack.push(child);
    }
    return true;
}
/** Whether a text only holds the place of what scripts have not brought yet, as "Loading…". */
function saysToWait(text) {
    return text.length <= MAX_WAITING_LENGTH && WAITING.test(text);
}
function isHidden(element) {
    let at = element;
    for (let step = 0; at && step < MAX_STEPS_UP; step++) {
        const style = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(at, 'style') ?? '';
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(at, 'hidden') !== undefined || /(?:^|;)\s*display\s*:\s*none/i.test(style))
            return true;
        at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at);
    }
    return false;
}


/***/ }),

/***/ 3916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isExecutable),
/* harmony export */   f: () => (/* binding */ runsScripts)
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

/***/ 49556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listedPages)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79786);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9677);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60361);
/* harmony import */ var _site_sitemaps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86355);
/* harmony import */ var _survey_gaps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66986);






const HELP = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const checks = {
    'listed-broken': {
        scope: 'site',
        severity: 'error',
        title: 'The sitemap lists a page that does not exist',
        why: 'Search engines run into errors and trust the sitemap less. If the page should exist, it is lost.',
        fix: 'Publish the page, or remove its URL from the sitemap. Of a public site only a few URLs are tried without an analysis of the whole site: others may be affected.',
        help: HELP,
        example: '<loc>https://www.example.com/gone</loc>, which answers 404',
    },
    'listed-redirects': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap lists a URL that redirects',
        why: 'A sitemap is for the URLs that search results should show. A redirect says that this is another one.',
        fix: 'List the URL that the redirect leads to.',
        help: HELP,
        example: '<loc>https://www.example.com/old</loc>, which answers 301',
    },
    'listed-noindex': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap lists a page with noindex',
        why: 'The sitemap asks search engines to index the page, but the page forbids it.',
        fix: 'Remove the URL from the sitemap, or the noindex from the page.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
        example: '<loc>https://www.example.com/thanks</loc>, with <meta name="robots" content="noindex">',
    },
    'listed-not-canonical': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap lists a page whose canonical is another page',
        why: 'The sitemap and the canonical disagree on the URL that search results should show.',
        fix: 'List only canonical URLs.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
        example: '<loc>https://www.example.com/red?size=m</loc>, with <link rel="canonical" href="https://www.example.com/red">',
    },
    'listed-blocked': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap lists a page that robots.txt blocks',
        why: 'The sitemap sends crawlers to a page that they may not fetch.',
        fix: 'Remove the URL from the sitemap, or allow it in robots.txt.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
        example: '<loc>https://www.example.com/cart</loc>, with "Disallow: /cart" in robots.txt',
    },
};
/** What some of the listed addresses answer. */
const listedPages = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_4__/* .defineTopic */ .RE)({
    checks,
    async judge(visit) {
        const site = await (0,_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_2__/* .siteSitemaps */ .GV)(visit);
        const { samples } = site;
        return {
            judgements: site.entries > 0 ? judgeSamples(samples) : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .sameForAll */ .tE)(checks, (0,_survey_gaps_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutEntries */ .Lf)(site.survey)),
            facts: { samples: samples.map(factsOf) },
        };
    },
});
function judgeSamples(samples) {
    if (samples.length === 0) {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .sameForAll */ .tE)(checks, (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('the sitemaps list no address that can be tried on the audited site'));
    }
    const failed = samples.find(({ status, failure }) => failure !== undefined || (0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .provesNothing */ .R1)(status));
    const unclear = failed &&
        (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notMeasured */ .q7)(failed.failure ?? `${failed.asked} answers ${failed.status}, so it cannot be judged`);
    const answered = samples.filter(({ status }) => status !== undefined && !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .provesNothing */ .R1)(status));
    const good = answered.filter(_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .showsPage */ .I0);
    const direct = good.filter(({ redirectsTo }) => redirectsTo === undefined);
    const judge = (among, message) => {
        const places = among.flatMap(sample => {
            const said = message(sample);
            return said === undefined ? [] : [placeOf(sample, said)];
        });
        if (places.length > 0)
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .fJ)(places);
        return unclear ?? (among.length > 0 ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)() : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('none of the addresses tried shows a page'));
    };
    const isPlatform = (0,_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .isClosedByPlatform */ .DS)(samples);
    return {
        'listed-broken': judge(answered, sample => ((0,_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .showsPage */ .I0)(sample) ? undefined : `answers ${sample.status}`)),
        'listed-redirects': judge(good, ({ redirectsTo }) => redirectsTo && `redirects to ${redirectsTo}`),
        'listed-noindex': judge(direct, sample => noindexOf(sample, isPlatform)),
        'listed-not-canonical': judge(direct, ({ canonical }) => canonical && `names ${canonical} as canonical`),
        'listed-blocked': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .failWhere */ .a4)(samples
            .filter(({ blocked }) => blocked)
            .map(sample => placeOf(sample, 'is blocked by robots.txt for Googlebot'))),
    };
}
/** A header that is sent with every page is for the robots tool, and on a preview the work of the platform. */
function noindexOf({ noindexHeader, noindexMeta }, isPlatform) {
    if (noindexMeta)
        return 'has a robots meta tag with noindex';
    return noindexHeader && !isPlatform ? 'is sent with X-Robots-Tag: noindex' : undefined;
}
function placeOf({ asked, file, line }, message) {
    const lists = file === undefined ? 'the sitemap lists it' : `${file} lists it in line ${line}`;
    return { url: asked, message: `The page ${message}; ${lists}.` };
}
function factsOf({ url, asked, status, failure, redirectsTo, canonical, ...flags }) {
    return {
        url,
        asked,
        status: status ?? null,
        failure: failure ?? null,
        redirectsTo: redirectsTo ?? null,
        canonical: canonical ?? null,
        noindex: flags.noindexHeader || flags.noindexMeta,
        blocked: flags.blocked,
    };
}


/***/ }),

/***/ 20747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/page/language-alternates.js
var language_alternates = __webpack_require__(29746);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/page-names.js
var page_names = __webpack_require__(94686);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/site-sitemaps.js + 6 modules
var site_sitemaps = __webpack_require__(86355);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/alternate-agreement.js







const HELP = 'https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap';
/**
 * Whether the language versions that a page names in its HTML and headers are those that the sitemaps name for it. A
 * version that one of them leaves out is no contradiction: search engines put them together.
 */
const alternateAgreement = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'alternate-contradicts-page': {
            severity: 'warning',
            title: 'The sitemap and the page name different URLs for one language',
            why: 'Google reads language versions from HTML, headers and sitemaps. If they contradict each other, it may ignore them.',
            fix: 'Name the versions in only one place, or generate both from the same data.',
            help: HELP,
            example: '<xhtml:link rel="alternate" hreflang="de" href="https://www.example.com/de/"/> in the sitemap,\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/"> in the page',
        },
    },
    async judge(visit) {
        const site = await (0,site_sitemaps/* siteSitemaps */.GV)(visit);
        const judgement = site.entries === 0
            ? (0,judging_judgement/* notApplicable */.hH)('the sitemaps list nothing')
            : judgeAgreement(await visit.htmlPage(), site);
        return { judgements: { 'alternate-contradicts-page': judgement } };
    },
});
function judgeAgreement(page, site) {
    const { origins, versions } = site;
    if (versions.count === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the sitemaps name no language versions');
    const { read } = (0,language_alternates/* languageAlternates */.i)(page);
    if (read.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page names no language versions itself');
    const names = (0,page_names/* namesOf */.e)(page.url, origins).exact;
    const compared = read.map(alternate => ({
        alternate,
        result: compare(alternate, page.preview, names, site),
    }));
    if (compared.every(({ result }) => result === 'none')) {
        return versions.knowsAll
            ? (0,judging_judgement/* notApplicable */.hH)('the sitemaps name no language versions of this page')
            : (0,judging_judgement/* notMeasured */.q7)('the sitemaps name more language versions than are kept');
    }
    return (0,judging_judgement/* failWhere */.a4)(compared
        .filter(({ result }) => result === 'other')
        .map(({ alternate }) => alternate.at(`${alternate.code} is ${alternate.url.href} on the page, and another URL in the sitemap`)));
}
/** A page of a preview and its address of production are one. */
function compare({ code, url }, preview, pages, { origins, versions }) {
    if (!url)
        return 'none';
    const here = (0,syntax_preview/* hereOf */.IS)(preview, url) ?? url;
    const path = (0,comparable_url/* comparablePath */.cM)(here);
    const forms = origins.includes(here.origin) ? origins.map(origin => origin + path) : [(0,comparable_url/* comparableUrl */.sY)(url)];
    const results = pages.flatMap(page => forms.map(form => versions.compare(page, code, form)));
    return results.find(result => result === 'same') ?? results.find(result => result === 'other') ?? 'none';
}

// EXTERNAL MODULE: ./lib/engine/judging/fault-list.js
var fault_list = __webpack_require__(67162);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/samples.js
var samples = __webpack_require__(60361);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/sitemap-place.js
var sitemap_place = __webpack_require__(56959);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/survey-gaps.js
var survey_gaps = __webpack_require__(66986);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/alternate-return.js









/** Whether language versions that the sitemaps name link back, there or in their own HTML. */
const alternateReturn = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'alternate-no-return': {
            scope: 'site',
            severity: 'warning',
            title: 'A language version in the sitemap does not link back',
            why: 'Google ignores a language version that does not link back to the page.',
            fix: 'Repeat the same set of <xhtml:link> in the entry of each version.',
            help: 'https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap',
            example: 'the entry of /en/ names /de/ as German, the entry of /de/ does not name /en/',
        },
    },
    async judge(visit) {
        const site = await (0,site_sitemaps/* siteSitemaps */.GV)(visit);
        const judgement = (0,site_sitemaps/* withoutContent */.gH)(site) ??
            (await visit.onceForSite(`sitemap returns ${site.survey.origin}`, () => judgeReturns(visit, site)));
        return { judgements: { 'alternate-no-return': judgement } };
    },
});
/** Versions whose own HTML is asked for a link back. */
const MAX_TRIED = 3;
async function judgeReturns(visit, site) {
    const { versions, returns, urls, survey } = site;
    if (versions.count === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the sitemaps name no language versions');
    if (returns.isOverflown || (0,survey_gaps/* whyIncomplete */.Be)(survey) !== undefined) {
        return (0,judging_judgement/* notMeasured */.q7)('not all links between versions could be followed');
    }
    const open = returns.among(urls);
    if (open.length > 0) {
        const tried = await Promise.all(open.slice(0, MAX_TRIED).map(one => linksBackInHtml(visit, site, one)));
        if (tried.every(Boolean)) {
            return (0,judging_judgement/* pass */.IX)('the pages link back in their HTML; their entries in the sitemap do not');
        }
    }
    const faults = new fault_list/* FaultList */.x();
    for (const { file, named, ...place } of open) {
        const version = named?.to ?? 'the version';
        faults.add(() => (0,sitemap_place/* placeIn */.V)(file, place, `The sitemap entry of ${version} has no xhtml:link back to this page`));
    }
    return faults.judgeAmong(returns.returned, 'no version of a page is another page of the sitemaps');
}
async function linksBackInHtml(visit, { origins }, { named }) {
    const asked = named && (0,samples/* placeHere */.AU)(named.to, visit.preview, origins);
    const back = named && (0,samples/* placeHere */.AU)(named.from, visit.preview, origins);
    if (asked === undefined || back === undefined)
        return false;
    const { final } = await visit.fetchForSite(asked);
    const page = final?.status === 200 ? (0,samples/* openHtml */.WE)(final) : undefined;
    if (!page)
        return false;
    return (0,language_alternates/* languageAlternates */.i)(page).read.some(({ url }) => {
        const here = url && (0,samples/* placeHere */.AU)(url.href, visit.preview, origins);
        return here !== undefined && (0,comparable_url/* comparableUrl */.sY)(here) === (0,comparable_url/* comparableUrl */.sY)(back);
    });
}

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
// EXTERNAL MODULE: ./lib/engine/visit/sitemap-survey.js + 7 modules
var sitemap_survey = __webpack_require__(77753);
// EXTERNAL MODULE: ./lib/engine/tools/robots/robots-file.js
var robots_file = __webpack_require__(63812);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 3 modules
var page_links = __webpack_require__(80800);
// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/page/script-reliance.js
var script_reliance = __webpack_require__(32059);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/only-page.js





/** Names of files that are no pages. */
const FILE = /\.(?:pdf|zip|docx?|xlsx?|pptx?|jpe?g|png|gif|webp|avif|svg|mp[34]|webm|vcf|ics|txt|xml|json)$/i;
/** Whether the audited page is a home page that leads to no other page of its site, as that of a site of one page. */
async function isOnlyPage(visit) {
    const page = await visit.htmlPage().catch(error => {
        if (error instanceof not_measured/* NotMeasured */.ke)
            return undefined;
        throw error;
    });
    if (!page || page.document.unread !== undefined || (0,script_reliance/* relianceOnScripts */.h)(page) !== undefined)
        return false;
    const address = new page_address/* PageAddress */.gg(page);
    const here = (0,page_address/* loosePath */.qv)(address.here);
    if (!(0,comparable_url/* isHomePage */.fF)(page.url) && here !== page.preview?.base)
        return false;
    return (0,page_links/* linksOf */.h)(page.document).every(link => {
        if (link.kind !== 'navigation' && link.kind !== 'related' && link.kind !== 'frame')
            return true;
        const url = link.address;
        if (!url || !/^https?:$/.test(url.protocol) || !address.isOnSite(url))
            return true;
        return FILE.test(url.pathname) || (((0,comparable_url/* isHomePage */.fF)(url.href) || (0,page_address/* loosePath */.qv)(url) === here) && url.search === '');
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/discovery.js










const BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const LARGE = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps';
/** Whether crawlers find the sitemaps. That robots.txt names one that is missing is for the robots tool. */
const discovery = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        missing: {
            scope: 'site',
            severity: 'notice',
            title: 'The site has no sitemap',
            why: 'Search engines then find pages only through links. That works on a small, well-linked site; on others they find pages late or never.',
            fix: 'Let your site generator write a sitemap.xml, and name it in robots.txt.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
            example: 'robots.txt has no Sitemap line, and /sitemap.xml answers 404',
        },
        'not-in-robots': {
            scope: 'site',
            severity: 'notice',
            title: 'robots.txt does not name the sitemap',
            why: 'Crawlers look there for the sitemap. Not all of them try common URLs such as /sitemap.xml.',
            fix: 'Add a line "Sitemap: https://…" with the full URL to robots.txt. If there is no robots.txt, one with only this line is enough.',
            help: BUILD,
            example: '/sitemap.xml is there, and robots.txt has no line "Sitemap: https://www.example.com/sitemap.xml"',
        },
        'html-served': {
            scope: 'site',
            severity: 'error',
            title: 'The sitemap is a web page',
            why: 'Search engines find no URLs in it and report the sitemap as invalid.',
            fix: 'Serve the XML file. If a rule answers every URL with the app, exclude the sitemap from it.',
            help: 'https://support.google.com/webmasters/answer/7451001',
            example: 'GET /sitemap.xml\n200, Content-Type: text/html, <!doctype html><div id="app">',
        },
        'child-unreachable': {
            scope: 'site',
            severity: 'error',
            title: 'The sitemap index names a sitemap that does not exist',
            why: 'Search engines do not learn of the pages in it.',
            fix: 'Publish the file at that URL, or remove it from the index.',
            help: LARGE,
            example: '<sitemap><loc>https://www.example.com/sitemap-3.xml</loc></sitemap>\nwhere /sitemap-3.xml answers 404',
        },
        'nested-index': {
            scope: 'site',
            severity: 'error',
            title: 'A sitemap index names another index',
            why: 'An index may name only sitemaps. Search engines do not follow a second index, so they do not learn of the pages behind it.',
            fix: 'Name all sitemaps in one index, or each index in robots.txt.',
            help: LARGE,
            example: '<sitemap><loc>https://www.example.com/more.xml</loc></sitemap>\nwhere more.xml begins with <sitemapindex>',
        },
    },
    async judge(visit) {
        const { survey, hosts } = await (0,site_sitemaps/* siteSitemaps */.GV)(visit);
        const hasNoAddress = (0,syntax_preview/* hasNoAddressYet */.Gb)(visit.preview, survey.origin);
        const { files } = survey;
        const isIndexed = files.some(({ reading }) => reading?.kind === 'index');
        const noIndex = (0,judging_judgement/* notApplicable */.hH)('there is no sitemap index');
        return {
            judgements: {
                missing: await judgeMissing(visit, survey, hasNoAddress),
                'not-in-robots': judgeNamed(survey, hasNoAddress && [...hosts.origins].every(isNoSite)),
                'html-served': judgeHtml(files),
                'child-unreachable': isIndexed ? judgeChildren(files) : noIndex,
                'nested-index': isIndexed ? judgeNested(survey) : noIndex,
            },
        };
    },
});
/**
 * A sitemap lists full addresses, so none is missed of a site whose addresses nobody knows yet. Nor is one missed that
 * would list the home page alone.
 *
 * @see https://www.sitemaps.org/protocol.html#locdef
 */
async function judgeMissing(visit, survey, hasNoAddress) {
    const { files, probes, origin } = survey;
    if (files.some(sitemap_survey/* isThere */.$B))
        return (0,judging_judgement/* pass */.IX)();
    const unclear = (0,survey_gaps/* whyUnclear */.D4)(survey);
    if (unclear !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(unclear);
    if (files.some(({ reading }) => reading)) {
        return (0,judging_judgement/* notApplicable */.hH)('the file named as a sitemap is not one, which is reported separately');
    }
    if (files.length === 0 && hasNoAddress) {
        return (0,judging_judgement/* notApplicable */.hH)('a sitemap lists full URLs, and the final host of the pages is not known');
    }
    if (files.length === 0 && (await isOnlyPage(visit))) {
        return (0,judging_judgement/* notApplicable */.hH)('the home page leads to no other page of the site, so a sitemap would list it alone');
    }
    const named = files[0] && `${files[0].url}, which robots.txt names, ${(0,survey_gaps/* answerOf */.ut)(files[0])}`;
    const common = `none of ${probes.length} common URLs such as /sitemap.xml has a sitemap`;
    return (0,judging_judgement/* fail */.fJ)({ url: `${origin}/`, message: named ? `${named}; ${common}` : `N${common.slice(1)}` });
}
function isNoSite(origin) {
    const { hostname } = new URL(origin);
    return (0,host_kind/* isLocalHost */.mJ)(hostname) || (0,host_kind/* isSampleHost */.TH)(hostname);
}
/** @param hasNoAddress whether nothing, the sitemap's own addresses included, says where the site will be */
function judgeNamed({ files, robots }, hasNoAddress) {
    const found = files.find(file => file.foundBy === 'probe');
    if (!found) {
        return files.some(sitemap_survey/* isThere */.$B) ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* notApplicable */.hH)('no sitemap was found');
    }
    if (robots.kind === 'unreachable')
        return (0,judging_judgement/* notMeasured */.q7)(robots.reason);
    const foreign = (0,robots_txt/* whyForeign */.fW)(robots);
    if (foreign !== undefined)
        return (0,judging_judgement/* notApplicable */.hH)(foreign);
    if (robots.kind === 'rules' && (0,robots_file/* servesHtml */.O0)(robots.response)) {
        return (0,judging_judgement/* notApplicable */.hH)('a web page is served in the place of robots.txt, which is reported separately');
    }
    if (hasNoAddress) {
        return (0,judging_judgement/* notApplicable */.hH)('robots.txt would name its full URL, and the final host of the site is not known');
    }
    const message = robots.kind === 'rules'
        ? `${robots.url} has no Sitemap line with ${found.url}.`
        : `${robots.url} ${robots.reason}, so no robots.txt names ${found.url}.`;
    return (0,judging_judgement/* fail */.fJ)({ url: found.url, message });
}
function judgeHtml(files) {
    const answered = files.filter(({ reading }) => reading);
    if (answered.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no sitemap was found');
    return (0,judging_judgement/* failWhere */.a4)(answered
        .filter(({ reading }) => reading.kind === 'html')
        .map(file => ({ url: file.url, message: `is a web page${namedBy(file)}` })));
}
function judgeChildren(files) {
    const children = files.filter(({ foundBy }) => foundBy === 'index');
    const bad = children.filter(({ reading }) => !reading);
    const gone = bad.filter(file => !(0,survey_gaps/* isUnclear */.Z5)(file));
    if (gone.length > 0) {
        return (0,judging_judgement/* fail */.fJ)(gone.map((file) => ({ url: file.url, message: `${(0,survey_gaps/* answerOf */.ut)(file)}${namedBy(file)}` })));
    }
    if (bad.length > 0)
        return (0,judging_judgement/* notMeasured */.q7)(`${bad[0].url} ${(0,survey_gaps/* answerOf */.ut)(bad[0])}`);
    return children.length > 0 ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* notApplicable */.hH)('the index names no sitemap of this site');
}
function judgeNested({ files, nested }) {
    return (0,judging_judgement/* failAmong */.Jb)(files.filter(({ foundBy, reading }) => foundBy === 'index' && reading), nested.map(({ url, namedIn }) => ({ ...namedIn, message: `names ${url}, which is an index itself` })), 'nothing that the index names could be read');
}
function namedBy({ namedIn }) {
    return namedIn ? `, named in ${namedIn.url}${namedIn.line ? ` line ${namedIn.line}` : ''}` : '';
}

// EXTERNAL MODULE: ./lib/engine/tools/sitemap/entry-topics.js + 8 modules
var entry_topics = __webpack_require__(43984);
// EXTERNAL MODULE: ./lib/engine/formats/sitemap/format.js
var format = __webpack_require__(33934);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sitemap-files.js






/** @throws NotApplicable or NotMeasured where nothing answered */
const sitemapFiles = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { survey } = await (0,site_sitemaps/* siteSitemaps */.GV)(visit);
    const named = survey.files.filter(isRead).filter(({ reading }) => reading.kind !== 'html');
    if (named.length > 0)
        return { named, sitemaps: named.filter(sitemap_survey/* isThere */.$B) };
    const unclear = (0,survey_gaps/* whyUnclear */.D4)(survey);
    throw unclear === undefined ? new not_measured/* NotApplicable */.bQ(survey_gaps/* NO_SITEMAP */.uF) : new not_measured/* NotMeasured */.ke(unclear);
});
function isRead(file) {
    return file.reading !== undefined;
}
/** Failed at all problems of a kind. */
function judgeProblems({ named }, kind) {
    const occurrences = named.flatMap(({ url, problems }) => problems
        .filter(problem => problem.kind === kind)
        .map(({ kind: _, ...place }) => ({ url, ...place })));
    const count = named.reduce((sum, { problemCounts }) => sum + (problemCounts[kind] ?? 0), 0);
    return (0,judging_judgement/* failCounted */.ls)(occurrences, count);
}
/** @param faultOf what is wrong with a sitemap */
function judgeEach({ sitemaps }, faultOf) {
    return (0,judging_judgement/* failAmong */.Jb)(sitemaps, sitemaps.flatMap(sitemap => {
        const message = faultOf(sitemap);
        return message === undefined ? [] : [{ url: sitemap.url, message }];
    }), 'the file named as a sitemap is not one, which is reported separately');
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/file-size.js



const file_size_LARGE = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps';
const ERRORS = 'https://support.google.com/webmasters/answer/7451001';
/** How much is in each sitemap. */
const fileSize = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'too-large': {
            scope: 'site',
            severity: 'error',
            title: 'A sitemap is larger than 50 MB',
            why: 'Search engines reject files of more than 52,428,800 bytes (uncompressed).',
            fix: 'Split it into several sitemaps and name them in an index.',
            help: file_size_LARGE,
            example: '/sitemap.xml of 61,300,000 bytes',
        },
        'too-many-urls': {
            scope: 'site',
            severity: 'error',
            title: 'A sitemap has more than 50,000 entries',
            why: 'Search engines reject the file, or read only its first 50,000 entries.',
            fix: 'Split it into several sitemaps and name them in an index.',
            help: file_size_LARGE,
            example: '<urlset> with 72,000 <url>',
        },
        empty: {
            scope: 'site',
            severity: 'warning',
            title: 'A sitemap is empty',
            why: 'Search engines learn of no page, and Search Console reports an error.',
            fix: 'Check that the generator finds the pages, or remove the file.',
            help: ERRORS,
            example: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
        },
    },
    async judge(visit) {
        const files = await sitemapFiles(visit);
        return {
            judgements: {
                'too-large': judgeEach(files, ({ reading }) => reading.truncated ? `more than ${format/* MAX_SITEMAP_BYTES */.r5} bytes` : undefined),
                'too-many-urls': judgeEach(files, ({ reading }) => reading.entries > format/* MAX_SITEMAP_URLS */.S0
                    ? `${reading.entries} entries (at most ${format/* MAX_SITEMAP_URLS */.S0})`
                    : undefined),
                empty: judgeEach(files, file => (isEmpty(file) ? 'has no entries' : undefined)),
            },
        };
    },
});
/** Where reading ended early, what ended it is the fault. A feed without links may be one of other things. */
function isEmpty({ reading: { kind, entries, stopped } }) {
    return entries === 0 && stopped === undefined && kind !== 'xml';
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/format.js



const format_BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const PROTOCOL = 'https://www.sitemaps.org/protocol.html';
const format_ERRORS = 'https://support.google.com/webmasters/answer/7451001';
/** Whether the files are written as sitemaps are. */
const format_format = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'not-well-formed': {
            scope: 'site',
            severity: 'error',
            title: 'A sitemap is not well-formed XML',
            why: 'Search engines stop at the first such error and may ignore the whole file.',
            fix: 'Correct the lines named here. In URLs write & as &amp; and < as &lt;.',
            help: format_ERRORS,
            example: '<loc>https://www.example.com/?a=1&b=2</loc>',
        },
        doctype: {
            scope: 'site',
            severity: 'warning',
            title: 'A sitemap has a DOCTYPE',
            why: 'The protocol has none, and careful XML parsers refuse a file with a DOCTYPE because of the attacks that it allows.',
            fix: 'Remove the <!DOCTYPE …>.',
            help: 'https://owasp.org/www-community/vulnerabilities/XML_External_Entity_(XXE)_Processing',
            example: '<!DOCTYPE urlset [ <!ENTITY site "https://www.example.com"> ]>',
        },
        'unknown-format': {
            scope: 'site',
            severity: 'error',
            title: 'A file that is named as a sitemap is not one',
            why: 'Search engines find no URLs in it.',
            fix: 'Serve XML with <urlset> or <sitemapindex>, an RSS or Atom feed, or a text file with one URL per line.',
            help: format_BUILD,
            example: '{"urls": ["https://www.example.com/"]}',
        },
        namespace: {
            scope: 'site',
            severity: 'error',
            title: 'A sitemap has the wrong XML namespace',
            why: 'A namespace must match letter by letter. With another one the tags mean nothing: Search Console reports the error "Incorrect namespace", and search engines do not learn of the pages in the file.',
            fix: 'Begin the file with the namespace of the protocol: xmlns="http://www.sitemaps.org/schemas/sitemap/0.9", with http.',
            help: format_ERRORS,
            example: '<urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9">',
        },
        'extension-namespace': {
            scope: 'site',
            severity: 'warning',
            title: 'An extension of a sitemap has the wrong XML namespace',
            why: 'A namespace must match letter by letter. With another one search engines ignore the images, videos, news or language versions of the file.',
            fix: 'Copy the namespace from the documentation of the extension.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/combine-sitemap-extensions',
            example: '<urlset … xmlns:image="https://www.google.com/schemas/sitemap-image/1.1">',
        },
        'unexpected-tag': {
            scope: 'site',
            severity: 'warning',
            title: 'A sitemap has a tag that does not belong there',
            why: 'Search engines ignore its content, and Search Console reports the file as invalid.',
            fix: 'Correct the name or the position of the tag, or remove it.',
            help: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
            example: '<url><loc>https://www.example.com/</loc><title>Home</title></url>',
        },
        'reading-ended': {
            scope: 'site',
            severity: 'error',
            title: 'A sitemap has a part that is far too large',
            why: 'The audit stopped reading there. Search engines may do the same, to protect themselves from such files.',
            fix: 'Look at the line named here: the file is damaged, or was not made by a sitemap generator.',
            help: PROTOCOL,
            example: '<loc>…</loc> with a megabyte of text in it',
        },
    },
    async judge(visit) {
        const files = await sitemapFiles(visit);
        return {
            judgements: {
                'not-well-formed': judgeXml(files, 'not-well-formed'),
                doctype: judgeXml(files, 'doctype'),
                'unknown-format': judgeFormat(files.named),
                namespace: judgeTags(files, 'namespace'),
                'extension-namespace': judgeTags(files, 'extension-namespace'),
                'unexpected-tag': judgePlaces(files),
                'reading-ended': judgeProblems(files, 'hostile'),
            },
        };
    },
});
/** No merit of a list of addresses is that its XML has no fault. */
function judgeXml(files, kind) {
    const isFormless = files.named.every(({ reading }) => reading.kind === 'text' || reading.kind === 'unknown');
    return unlessPass(judgeProblems(files, kind), isFormless && 'no sitemap is XML');
}
/** Of the tags that the protocol has, and feeds have not. */
function judgeTags(files, kind) {
    const hasTags = files.named.some(({ reading }) => reading.kind === 'urlset' || reading.kind === 'index');
    return unlessPass(judgeProblems(files, kind), !hasTags && 'no sitemap has the tags of the protocol');
}
/** Behind a fault of the XML tags stand where they do not belong: that is one fault, and it is told already. */
function judgePlaces(files) {
    const whole = files.named.filter(({ problems }) => !problems.some(({ kind }) => kind === 'not-well-formed'));
    return whole.length === 0
        ? (0,judging_judgement/* notApplicable */.hH)('no sitemap is well-formed, which is reported separately')
        : judgeTags({ ...files, named: whole }, 'unexpected-tag');
}
/** @param reason why nothing could fail; false where something could */
function unlessPass(judgement, reason) {
    return judgement.outcome === 'pass' && reason ? (0,judging_judgement/* notApplicable */.hH)(reason) : judgement;
}
function judgeFormat(files) {
    const strange = files.filter(({ reading }) => reading.kind === 'xml' || reading.kind === 'unknown');
    if (strange.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(strange.map(({ url, reading, problems }) => {
        const root = problems.find(({ kind }) => kind === 'root');
        const { kind: _, ...place } = root ?? { message: `holds nothing that can be read: ${reading.stopped}` };
        return { url, ...place };
    }));
}

// EXTERNAL MODULE: ./lib/engine/tools/sitemap/host-uses.js
var host_uses = __webpack_require__(36975);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/hosts.js







const hosts_HELP = 'https://www.sitemaps.org/protocol.html#location';
const checks = {
    'development-host': {
        scope: 'site',
        severity: 'error',
        title: 'The sitemap lists URLs of a development server or of example.com',
        why: 'The pages are not there for search engines, which learn of no page of the site.',
        fix: 'Set the URL of the production site in the settings of the site generator.',
        help: hosts_HELP,
        example: '<loc>http://localhost:3000/about</loc>, or https://example.com/about as a template has it',
    },
    'foreign-host': {
        scope: 'site',
        severity: 'notice',
        title: 'The sitemap lists URLs of another host',
        why: 'On a preview that is right: the sitemap lists the URLs of production. On the site itself, search engines ignore URLs of another host.',
        fix: 'Check that this is the host where the pages will live, with or without www.',
        help: hosts_HELP,
        example: 'https://www.example.com/sitemap.xml that lists https://example.org/about',
    },
    'not-production-host': {
        scope: 'site',
        severity: 'error',
        title: 'The sitemap lists URLs of a host that is not production',
        why: 'Search engines ignore URLs of another host than that of the sitemap, so they learn of no page.',
        fix: 'Set the URL of production in the settings of the site generator, or correct the setting "production-url".',
        help: hosts_HELP,
        example: 'a sitemap for www.example.com that lists https://old.example.com/about',
    },
    'mixed-hosts': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap lists pages of several hosts',
        why: 'Search engines ignore URLs of another host than that of the sitemap, unless the robots.txt of that host names the sitemap too.',
        fix: 'List the pages of one host in each sitemap, or name the sitemap in the robots.txt of the other hosts as well.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps#cross-submits',
        example: '<loc>https://www.example.com/</loc>\n<loc>https://blog.example.com/</loc>',
    },
};
/** Hosts that the facts name. */
const MAX_FACTS = 20;
/** Which hosts the sitemaps speak of. */
const hosts = (0,tool_definition/* defineTopic */.RE)({
    checks,
    async judge(visit) {
        const site = await (0,site_sitemaps/* siteSitemaps */.GV)(visit);
        const nothing = (0,site_sitemaps/* withoutContent */.gH)(site);
        const counts = Array.from(site.hosts.all, ([host, { count }]) => [host, count]);
        return {
            judgements: nothing ? (0,judging_judgement/* sameForAll */.tE)(checks, nothing) : judgeHosts(site, visit.preview),
            facts: { hosts: Object.fromEntries(counts.slice(0, MAX_FACTS)) },
        };
    },
});
function judgeHosts(site, preview) {
    const { all, others } = site.hosts;
    if (all.size === 0) {
        return (0,judging_judgement/* sameForAll */.tE)(checks, (0,judging_judgement/* notApplicable */.hH)('the sitemaps list no page whose address can be read'));
    }
    const strange = others.filter(([host]) => !isProductionHost(preview, host));
    if (strange.length === 0 && others.length > 0) {
        const production = (0,judging_judgement/* pass */.IX)(`the sitemap lists ${preview.host}, as it should ${preview.words}`);
        return {
            'development-host': (0,judging_judgement/* pass */.IX)(),
            'foreign-host': production,
            'not-production-host': (0,judging_judgement/* pass */.IX)(),
            'mixed-hosts': (0,judging_judgement/* pass */.IX)(),
        };
    }
    const development = strange.filter(([host]) => hosts_isNoSite(host, site.hosts.own));
    const foreign = strange.filter(use => !development.includes(use));
    const apart = (0,judging_judgement/* notApplicable */.hH)('the sitemap lists a host that is no site, which is reported separately');
    return {
        'development-host': report(development),
        ...(foreign.length === 0 && development.length > 0
            ? { 'foreign-host': apart, 'not-production-host': apart, 'mixed-hosts': apart }
            : judgeForeign(foreign, site, preview)),
    };
}
function judgeForeign(foreign, { hosts: { all }, survey: { origin }, vouched }, preview) {
    const unknown = (0,judging_judgement/* notApplicable */.hH)('production is not known: the setting "production-url" names it');
    const knowsProduction = preview?.host !== undefined;
    if (foreign.length === 0) {
        const known = knowsProduction ? (0,judging_judgement/* pass */.IX)() : unknown;
        return { 'foreign-host': (0,judging_judgement/* pass */.IX)(), 'not-production-host': known, 'mixed-hosts': (0,judging_judgement/* pass */.IX)() };
    }
    if (all.size > 1) {
        const several = (0,judging_judgement/* notApplicable */.hH)('the sitemap lists several hosts, which is reported separately');
        return {
            'foreign-host': several,
            'not-production-host': knowsProduction ? several : unknown,
            'mixed-hosts': report(foreign.filter(([host]) => !vouched.has(host))),
        };
    }
    const judgement = judgeOnlyHost(foreign, origin, preview);
    const apart = (0,judging_judgement/* notApplicable */.hH)('production is known, and the sitemap lists another host, which is reported separately');
    return {
        'foreign-host': knowsProduction ? apart : judgement,
        'not-production-host': knowsProduction ? judgement : unknown,
        'mixed-hosts': (0,judging_judgement/* pass */.IX)(),
    };
}
function judgeOnlyHost(foreign, origin, preview) {
    if ((0,host_kind/* isLocalHost */.mJ)(new URL(origin).hostname) && preview?.host === undefined) {
        return (0,judging_judgement/* notApplicable */.hH)('the site is audited on this machine: its own host will be another one');
    }
    if (preview !== undefined && preview.host === undefined) {
        return (0,judging_judgement/* pass */.IX)(`the sitemap lists ${foreign[0][0]}, which is taken for production ${preview.words}`);
    }
    return report(foreign, (0,syntax_preview/* previewHint */.G7)(preview, origin));
}
/**
 * Whether a host is one that a generator or a template left over. A server on this machine is known by its port, so
 * another port is an address left over.
 */
function hosts_isNoSite(host, audited) {
    if (host === host_uses/* OTHER_HOSTS */.J)
        return false;
    const { hostname, port } = new URL(`http://${host}`);
    const own = new URL(`http://${audited}`);
    if ((0,host_kind/* isSampleHost */.TH)(hostname))
        return !(0,host_kind/* isSampleHost */.TH)(own.hostname);
    if (!(0,host_kind/* isThisMachine */.YY)(hostname))
        return false;
    return !(0,host_kind/* isThisMachine */.YY)(own.hostname) || port !== own.port;
}
function isProductionHost(preview, host) {
    return host !== host_uses/* OTHER_HOSTS */.J && (0,syntax_preview/* isOnProduction */.dT)(preview, new URL(`https://${host}`));
}
function report(uses, hint = '') {
    const faults = new fault_list/* FaultList */.x();
    for (const [host, { count, file, line, column, example }] of uses) {
        faults.add({
            url: file,
            line,
            ...(column !== undefined && { column }),
            message: `${count === 1 ? '1 address is' : `${count} addresses are`} on ${host}, the first is ${example}${hint}`,
        });
    }
    return faults.judge();
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/inventory.js


/** What was read. */
const inventory = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const { survey, entries, urls, dates } = await (0,site_sitemaps/* siteSitemaps */.GV)(visit);
        const { files, unread, probes } = survey;
        const first = files.find(({ reading }) => reading);
        return {
            judgements: {},
            facts: {
                discovered: first === undefined ? null : first.foundBy === 'probe' ? 'probe' : 'robots.txt',
                sitemaps: files.map(file => fileFacts(file, dates.get(file.url))),
                unread,
                probed: probes.map(({ url, status }) => ({ url, status: status ?? null })),
                urls: entries,
                differentUrls: urls.size,
            },
        };
    },
});
function fileFacts(file, dates) {
    const { url, finalUrl, foundBy, namedAs, status, mediaType, wireBytes, failure, reading } = file;
    return {
        url,
        finalUrl,
        foundBy,
        namedAs: namedAs ?? null,
        status: status ?? null,
        failure: failure?.message ?? null,
        contentType: mediaType,
        kind: reading?.kind ?? null,
        urls: reading?.entries ?? null,
        bytes: reading?.bytes ?? null,
        wireBytes,
        compressed: reading?.gzip ?? null,
        encoding: reading?.encoding ?? null,
        byteOrderMark: reading?.byteOrderMark ?? null,
        stopped: reading?.stopped ?? null,
        lastmod: dates
            ? {
                count: dates.count,
                oldest: new Date(dates.oldest).toISOString(),
                newest: new Date(dates.newest).toISOString(),
            }
            : null,
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/listed-page.js







const listed_page_checks = {
    'page-listed-redirects': {
        severity: 'warning',
        title: 'The sitemap lists this page with a URL that redirects',
        why: 'A sitemap is for the URLs that search results should show. A redirect says that this is another one.',
        fix: 'List the URL that the redirect leads to.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
        example: '<loc>https://www.example.com/old</loc>, audited as /old, which answers 301',
    },
    'page-listed-not-canonical': {
        severity: 'warning',
        title: 'The sitemap lists this page, but its canonical is another page',
        why: 'The sitemap and the canonical disagree on the URL that search results should show.',
        fix: 'Remove the page from the sitemap, or make its canonical name the page itself.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
        example: '<loc>https://www.example.com/red?size=m</loc>, with <link rel="canonical" href="https://www.example.com/red">',
    },
};
/** Whether the audited page, where the sitemaps list it, is what they say. Its noindex is for the robots tool. */
const listedPage = (0,tool_definition/* defineTopic */.RE)({
    checks: listed_page_checks,
    async judge(visit) {
        const { survey, entries, urls, origins, samples } = await (0,site_sitemaps/* siteSitemaps */.GV)(visit);
        const none = (reason) => ({ judgements: (0,judging_judgement/* sameForAll */.tE)(listed_page_checks, (0,judging_judgement/* notApplicable */.hH)(reason)) });
        if (entries === 0)
            return { judgements: (0,judging_judgement/* sameForAll */.tE)(listed_page_checks, (0,survey_gaps/* withoutEntries */.Lf)(survey)) };
        const isListed = (0,page_names/* namesOf */.e)(visit.url, origins).exact.some(name => urls.has(name));
        if (!isListed)
            return none('the sitemaps do not list the page by this address');
        if (samples.some(({ asked }) => (0,comparable_url/* isSamePage */.kj)(asked, visit.url))) {
            return none('the page is one of those that are tried for the whole site');
        }
        return { judgements: await judgeListed(visit) };
    },
});
async function judgeListed(visit) {
    const answer = (0,samples/* readAnswer */.JN)(await visit.exchange(), visit.url, visit.preview);
    const { redirectsTo, canonical } = answer;
    if (!(0,samples/* showsPage */.I0)(answer))
        return (0,judging_judgement/* sameForAll */.tE)(listed_page_checks, (0,judging_judgement/* notApplicable */.hH)('the page does not answer with success'));
    if (redirectsTo !== undefined) {
        return {
            'page-listed-redirects': (0,judging_judgement/* fail */.fJ)({ url: visit.url, message: `redirects to ${redirectsTo}` }),
            'page-listed-not-canonical': (0,judging_judgement/* notApplicable */.hH)('the address redirects'),
        };
    }
    return {
        'page-listed-redirects': (0,judging_judgement/* pass */.IX)(),
        'page-listed-not-canonical': canonical === undefined ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* fail */.fJ)({ url: visit.url, message: `names ${canonical} as canonical` }),
    };
}

// EXTERNAL MODULE: ./lib/engine/tools/sitemap/listed-pages.js
var listed_pages = __webpack_require__(49556);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/listing.js
var listing = __webpack_require__(49366);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/transfer.js



const transfer_BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const transfer_PROTOCOL = 'https://www.sitemaps.org/protocol.html';
const transfer_ERRORS = 'https://support.google.com/webmasters/answer/7451001';
/** How sitemaps are sent. */
const transfer = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        redirects: {
            scope: 'site',
            severity: 'notice',
            title: 'A sitemap redirects',
            why: 'Crawlers need another request each time, and not every crawler follows.',
            fix: 'Use the URL that the redirect leads to.',
            help: transfer_BUILD,
            example: 'Sitemap: https://www.example.com/sitemap.xml\nwhich answers 301 to /sitemaps/all.xml',
        },
        'content-type': {
            scope: 'site',
            severity: 'notice',
            title: 'A sitemap has the wrong Content-Type',
            why: 'Google reads it anyway. Other crawlers and proxies may trust the header.',
            fix: 'Send XML as application/xml, text as text/plain, and .gz files as application/gzip.',
            help: 'https://www.rfc-editor.org/rfc/rfc7303#section-9.1',
            example: '/sitemap.xml sent as Content-Type: text/html',
        },
        'bad-gzip': {
            scope: 'site',
            severity: 'error',
            title: 'A compressed sitemap is damaged',
            why: 'Search engines cannot read anything after the damaged part.',
            fix: 'Create the .gz file again, and check that it is uploaded completely and unchanged.',
            help: transfer_ERRORS,
            example: '/sitemap.xml.gz that breaks off in the middle',
        },
        encoding: {
            scope: 'site',
            severity: 'warning',
            title: 'A sitemap is not in UTF-8',
            why: 'The protocol allows only UTF-8. In another encoding, search engines misread URLs with special characters.',
            fix: 'Save and declare the file as UTF-8.',
            help: transfer_PROTOCOL,
            example: '<?xml version="1.0" encoding="ISO-8859-1"?>',
        },
    },
    async judge(visit) {
        const files = await sitemapFiles(visit);
        const isCompressed = files.named.some(({ reading, url }) => reading.gzip || url.endsWith('.gz'));
        return {
            judgements: {
                redirects: judgeEach(files, ({ redirects, finalUrl }) => redirects > 0 ? `redirects to ${finalUrl}` : undefined),
                'content-type': judgeEach(files, ({ mediaType }) => FITTING_TYPE.test(mediaType) ? undefined : `is sent as ${mediaType}`),
                'bad-gzip': isCompressed
                    ? judgeProblems(files, 'gzip')
                    : (0,judging_judgement/* notApplicable */.hH)('no sitemap is a compressed file'),
                encoding: judgeProblems(files, 'encoding'),
            },
        };
    },
});
/** Types that say nothing wrong of a sitemap. */
const FITTING_TYPE = /^(?:|text\/(?:xml|plain)|application\/(?:xml|octet-stream|(?:x-)?gzip|[\w.-]{1,60}\+xml)|binary\/octet-stream)$/;

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/topics.js













const topics = [
    inventory,
    discovery,
    transfer,
    format_format,
    fileSize,
    hosts,
    ...entry_topics/* ENTRY_TOPICS */.w.map(site_sitemaps/* topicOfSite */.gM),
    alternateReturn,
    listed_pages/* listedPages */.s,
    listedPage,
    listing/* listing */.R,
    alternateAgreement,
];


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

/***/ 82620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ platformOf)
/* harmony export */ });
/* harmony import */ var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);

/**
 * Entries of the private division of the public suffix list under which names are sold as under a top-level domain:
 * who buys one runs the server and the DNS of it.
 */
const SOLD_UNDER = new Set([
    ...[
        'ae.org',
        'africa.com',
        'br.com',
        'cn.com',
        'co.ca',
        'co.com',
        'co.cz',
        'co.dk',
        'co.krd',
        'co.nl',
        'co.no',
    ],
    ...[
        'co.pl',
        'co.ro',
        'com.de',
        'com.ru',
        'com.se',
        'de.com',
        'eu.com',
        'eu.org',
        'gb.net',
        'gr.com',
        'hu.net',
    ],
    ...[
        'in.net',
        'jp.net',
        'jpn.com',
        'mex.com',
        'msk.ru',
        'msk.su',
        'net.ru',
        'nov.ru',
        'org.ru',
        'pp.ru',
        'priv.at',
    ],
    ...[
        'radio.am',
        'radio.fm',
        'ru.com',
        'sa.com',
        'se.net',
        'shop.ro',
        'spb.ru',
        'spb.su',
        'uk.com',
        'uk.net',
    ],
    ...['us.com', 'us.org', 'za.bz', 'za.com'],
]);
/**
 * The domain under which a platform gives hosts to its users, as `vercel.app` and `github.io`, by the private division of
 * the public suffix list; undefined for all other hosts.
 *
 * @see https://publicsuffix.org/list/
 */
function platformOf(host) {
    const { isPrivate, publicSuffix } = (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(host, { allowPrivateDomains: true });
    return isPrivate && !SOLD_UNDER.has(publicSuffix) ? publicSuffix : undefined;
}


/***/ })

};
