export const id = 5357;
export const ids = [5357];
export const modules = {

/***/ 69204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cM: () => (/* binding */ comparablePath),
/* harmony export */   cW: () => (/* binding */ isLoopbackHost),
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
/** Whether a host name is this machine: such addresses mean nothing to anybody else. */
function isLoopbackHost(hostname) {
    return /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\])$/i.test(hostname);
}
/** Whether two addresses are of one document; false for what is no URL, as `about:blank` is none of a server. */
function isSamePage(a, b) {
    return URL.canParse(a) && URL.canParse(b) && comparableUrl(a) === comparableUrl(b);
}


/***/ }),

/***/ 44310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ canonicalLinks),
/* harmony export */   f: () => (/* binding */ declaredCanonical)
/* harmony export */ });
/* harmony import */ var _visit_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4719);
/* harmony import */ var _visit_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23849);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);
/* harmony import */ var _link_header_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83310);




/** Attributes with which Google does not take a canonical as one, since they make it mean another version. */
const DISQUALIFYING = ['hreflang', 'lang', 'media', 'type'];
/** All canonicals of a page: those of `<head>` in their order, then those of its `Link` headers. */
function canonicalLinks(page) {
    const inHead = page.document.elements('link').filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isCanonical */ .ZY)(link) && (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(link));
    return [
        ...inHead.map(element => fromElement(page.document, element)),
        ...(0,_visit_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(page.response, 'link').flatMap(value => fromHeader(page, value)),
    ];
}
/** The canonical that a page declares: the first usable one; undefined where there is none. */
function declaredCanonical(page) {
    return canonicalLinks(page).find(link => link.url)?.url;
}
function fromElement(document, element) {
    const href = ((0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') ?? '').trim();
    const disqualified = DISQUALIFYING.filter(name => (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, name) !== undefined);
    const read = readTarget(href, document.baseUrl);
    const problem = read.problem ??
        (disqualified.length > 0 ? `Google ignores a canonical with ${disqualified.join(', ')}` : undefined);
    const usable = problem === undefined;
    return {
        source: 'html',
        href,
        url: usable ? read.url : undefined,
        problem,
        at: message => document.occurrence(element, message),
    };
}
function fromHeader(page, value) {
    return (0,_link_header_js__WEBPACK_IMPORTED_MODULE_3__/* .parseLinkHeader */ .N)(value)
        .filter(({ parameters }) => {
        const relations = (parameters.get('rel') ?? '').toLowerCase().split(/\s+/);
        const anchor = parameters.get('anchor');
        const ofThisPage = anchor === undefined || URL.parse(anchor, page.url)?.href === page.url;
        return relations.includes('canonical') && ofThisPage;
    })
        .map(({ target }) => ({
        source: 'header',
        href: target,
        ...readTarget(target, page.url),
        at: message => ({ url: page.url, message, snippet: (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="canonical"`) }),
    }));
}
function readTarget(href, base) {
    if (href === '')
        return { url: undefined, problem: 'has no URL' };
    const url = URL.parse(href, base);
    if (!url)
        return { url: undefined, problem: `"${href}" is not a URL` };
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        return { url: undefined, problem: `"${href}" is not an http or https URL` };
    }
    return { url, problem: undefined };
}


/***/ }),

/***/ 7678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ assertShown)
/* harmony export */ });
/* unused harmony export instantRedirect */
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39288);
/* harmony import */ var _visit_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4719);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69204);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);




/**
 * Where a page sends its readers at once by `<meta http-equiv="refresh">`; undefined where it does not. Search engines
 * take that for a permanent redirect, so such a page is never a result.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
function instantRedirect({ document, url }) {
    for (const element of document.elements('meta')) {
        if ((0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh')
            continue;
        if (!(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(element))
            continue;
        const target = /^\s*0+(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?(.+)$/is.exec((0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'content') ?? '');
        const address = target && document.resolve(target[1].trim().replace(/^(["'])(.*?)\1.*$/s, '$2'));
        if (address && (0,_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .comparableUrl */ .sY)(address) !== (0,_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .comparableUrl */ .sY)(url))
            return address;
    }
    return undefined;
}
/**
 * Makes sure that readers get to see a page.
 *
 * @throws NotApplicable where it only sends them elsewhere
 */
function assertShown(page) {
    const elsewhere = instantRedirect(page);
    if (elsewhere)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NotApplicable */ .bQ(`the page only redirects, by meta refresh, to ${elsewhere}`);
}


/***/ }),

/***/ 29746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ languageAlternates)
/* harmony export */ });
/* harmony import */ var _visit_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4719);
/* harmony import */ var _visit_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23849);
/* harmony import */ var _visit_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(723);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5154);
/* harmony import */ var _link_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83310);





/**
 * Finds the language versions that a page names in `<head>` and in its `Link` headers.
 *
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
function languageAlternates(page) {
    const { document } = page;
    const links = document.elements('link').filter(link => (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'hreflang') !== undefined);
    const alternates = links.filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link).includes('alternate') && isForPages(link));
    const outside = alternates.filter(link => !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd)(link));
    // Scripts have moved by then what they move.
    const sentHidden = document instanceof _visit_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__/* .RenderedDocument */ .r ? [] : outside.filter(_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isSentHidden */ .ZF);
    const header = (0,_visit_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .headerValues */ .UE)(page.response, 'link').flatMap(_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLinkHeader */ .N);
    return {
        read: [
            ...alternates.filter(_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd).map(link => fromElement(document, link)),
            ...header.flatMap(link => fromHeader(page, link)),
        ],
        inBody: document instanceof _visit_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__/* .RenderedDocument */ .r ? outside : outside.filter(link => !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isSentHidden */ .ZF)(link)),
        sentHidden,
        withoutRelation: links.filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd)(link) && isForPages(link) && lacksRelation(link)),
    };
}
/** Feeds and other formats have languages too, but are not versions of the page. */
function isForPages(link) {
    const type = (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'type')?.trim().toLowerCase() ?? '';
    return type === '' || /^(?:text\/html|application\/xhtml\+xml)(?:\s*;|$)/.test(type);
}
/** Other relations, as `next` or `license`, may say in which language their target is. */
function lacksRelation(link) {
    const types = (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link);
    return types.length === 0 || types.every(type => type !== 'alternate' && /^al+t+er+n/.test(type));
}
function fromElement(document, link) {
    const href = ((0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href') ?? '').trim();
    return {
        source: 'html',
        code: ((0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'hreflang') ?? '').trim(),
        href,
        url: webUrl(href, document.baseUrl),
        relations: (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link),
        media: (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'media'),
        at: message => document.occurrence(link, message),
    };
}
function fromHeader(page, { target, parameters }) {
    const types = (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const code = parameters.get('hreflang')?.trim();
    const anchor = parameters.get('anchor');
    const ofThisPage = anchor === undefined || URL.parse(anchor, page.url)?.href === page.url;
    const type = parameters.get('type')?.toLowerCase() ?? '';
    const forPages = type === '' || type.startsWith('text/html');
    if (code === undefined || !types.includes('alternate') || !ofThisPage || !forPages)
        return [];
    const source = (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="alternate"; hreflang="${code}"`);
    return [
        {
            source: 'header',
            code,
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

/***/ 5154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ relations),
/* harmony export */   MX: () => (/* binding */ SENT_HIDDEN),
/* harmony export */   ZF: () => (/* binding */ isSentHidden),
/* harmony export */   ZY: () => (/* binding */ isCanonical),
/* harmony export */   gd: () => (/* binding */ isInHead)
/* harmony export */ });
/* harmony import */ var _visit_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4719);

/** Whether metadata stands in `<head>`, of which the parser makes it a child wherever it lets it in. */
function isInHead(element) {
    return element.parentNode?.nodeName === 'head';
}
/** The link types of an element in lower case. */
function relations(element) {
    return ((0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
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
    let up = (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
    for (let step = 0; up && step < MAX_STEPS_TO_HIDDEN; step++) {
        if ((0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(up, 'hidden') !== undefined)
            return true;
        up = (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up);
    }
    return false;
}
/** Why metadata that is sent like that is not measured. */
const SENT_HIDDEN = 'it is sent in a hidden element, from where scripts may move it into <head>; only a browser can tell';


/***/ }),

/***/ 83310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ parseLinkHeader)
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

/***/ 73726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ isLocalHost)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);

/** Top-level names that never lead to the public internet (RFC 6761, RFC 6762, RFC 8375, ICANN's "internal"). */
const PRIVATE_TOP_LEVEL = new Set(['localhost', 'test', 'local', 'internal', 'home', 'lan', 'arpa']);
/**
 * Whether a host is an address or a name of a machine or a private network: a preview server on a runner, not a site.
 * What the Observatory asks of sites (HTTPS on port 443, HSTS) cannot be asked of it.
 *
 * @param host of a URL
 */
function isLocalHost(host) {
    const bare = host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(bare) || !bare.includes('.'))
        return true;
    return PRIVATE_TOP_LEVEL.has(bare.slice(bare.lastIndexOf('.') + 1));
}


/***/ }),

/***/ 18402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ fetchMissingPage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Asks the site for a page that cannot exist: the same one in every run, so that caches and logs stay small. */
function fetchMissingPage(visit) {
    const { origin } = new URL(visit.url);
    const name = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(origin).digest('hex').slice(0, 16);
    return visit.fetchForSite(`${origin}/seo-preflight-${name}`);
}


/***/ }),

/***/ 32222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openHtml)
/* harmony export */ });
/* harmony import */ var _visit_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67086);
/* harmony import */ var _visit_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4719);
/* harmony import */ var _visit_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23849);
/* harmony import */ var _visit_html_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99673);




/**
 * The document of a response other than the audited page's; undefined where its type is not HTML.
 *
 * @param preview that of the audited page, where the response is of the same host
 */
function openHtml(response, preview) {
    const type = (0,_visit_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .mediaType */ .JL)(response);
    if (type !== 'text/html' && type !== 'application/xhtml+xml')
        return undefined;
    const { text, encoding } = (0,_visit_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .i)(response.body, (0,_visit_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .header */ .wx)(response, 'content-type'));
    const document = new _visit_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, response.url);
    return {
        url: response.url,
        response: (0,_visit_html_page_js__WEBPACK_IMPORTED_MODULE_3__/* .asRead */ .v)(response, document),
        document,
        encoding,
        ...(preview && { preview }),
    };
}


/***/ }),

/***/ 39414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ unlessUnfilled),
/* harmony export */   _V: () => (/* binding */ renderingFacts),
/* harmony export */   gb: () => (/* binding */ judgeScripts)
/* harmony export */ });
/* harmony import */ var _tool_definition_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62822);

/**
 * Judges what scripts changed. Where they were not seen at work there is nothing to say.
 *
 * @param judge compares `page.document` with the document before scripts
 */
function judgeScripts({ scripts }, judge) {
    switch (scripts.state) {
        case 'none':
            return (0,_tool_definition_js__WEBPACK_IMPORTED_MODULE_0__/* .notApplicable */ .hH)('no scripts run on the page');
        case 'unseen':
            return (0,_tool_definition_js__WEBPACK_IMPORTED_MODULE_0__/* .notMeasured */ .q7)(scripts.reason);
        case 'seen':
            return judge(scripts.before);
    }
}
/**
 * The judgements as they are, but for a page that only scripts fill and that was not rendered: what its empty shell
 * shows is then neither a fault nor a merit of the page.
 *
 * @param unsure outcomes that scripts could change
 */
function unlessUnfilled({ unfilled }, judgements, unsure = ['pass', 'fail', 'not-applicable']) {
    if (unfilled === undefined)
        return judgements;
    const unknown = (0,_tool_definition_js__WEBPACK_IMPORTED_MODULE_0__/* .notMeasured */ .q7)(unfilled);
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

/***/ 15798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isMountPoint),
/* harmony export */   H: () => (/* binding */ scriptShellOf)
/* harmony export */ });
/* harmony import */ var _visit_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4719);
/* harmony import */ var _scripts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);


/** Characters of text under which a page with scripts and an empty place for them is only a shell. */
const SHELL_CHARACTERS = 250;
const MEDIA = new Set(['img', 'picture', 'video', 'svg', 'canvas', 'iframe', 'object', 'embed']);
const MOUNT_ID = /^(?:root|app|main|__next|__nuxt|___gatsby|svelte|react-root|app-root|application|ember-app|q-app|wrapper|content|container|mount|spa)$/i;
/** What a mount point says until it is filled. */
const WAITING = /^(?:loading|please wait|just a moment|one moment|starting|initiali[sz]ing|wird geladen|lädt|laden|chargement|cargando|caricamento|carregando|загрузка|読み込み中|加载中)/i;
const MAX_WAITING_LENGTH = 60;
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
/** Steps up to an element that hides a mount point. */
const MAX_STEPS_UP = 20;
/** The shell that a document is as it was sent; undefined where it has a content of its own, or nothing to make one. */
function scriptShellOf(document) {
    const { body } = document;
    if (!body || !document.elements('script').some(_scripts_js__WEBPACK_IMPORTED_MODULE_1__/* .isExecutable */ .T))
        return undefined;
    // What was sent with its headline may be short, but is no shell: custom elements in it may well be empty.
    if (document.elements('h1').some(heading => (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(heading).trim() !== ''))
        return undefined;
    const characters = (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(body)).length;
    if (characters >= SHELL_CHARACTERS)
        return undefined;
    const element = document.elements().find(isEmptyMount) ?? (isEmpty(body) ? body : undefined);
    if (!element)
        return undefined;
    const id = (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id');
    return { element, characters, message: `<${element.tagName}${id ? ` id="${id}"` : ''}> is empty as sent` };
}
/** Whether frameworks render into an element with this id by convention. */
function isMountPoint(id) {
    return id !== undefined && MOUNT_ID.test(id);
}
function isEmptyMount(element) {
    if (element.namespaceURI !== HTML_NAMESPACE)
        return false;
    const named = element.tagName.includes('-') || isMountPoint((0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id'));
    return named && isEmpty(element) && !isHidden(element);
}
function isEmpty(element) {
    const text = (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(element));
    if (text !== '' && !(text.length <= MAX_WAITING_LENGTH && WAITING.test(text)))
        return false;
    const stack = [...element.childNodes];
    for (let node = stack.pop(); node; node = stack.pop()) {
        // A spinner is an image too.
        if (text === '' && MEDIA.has(node.nodeName))
            return false;
        if ((0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(node))
            for (const child of node.childNodes)
                stack.push(child);
    }
    return true;
}
function isHidden(element) {
    let at = element;
    for (let step = 0; at && step < MAX_STEPS_UP; step++) {
        const style = (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(at, 'style') ?? '';
        if ((0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(at, 'hidden') !== undefined || /(?:^|;)\s*display\s*:\s*none/i.test(style))
            return true;
        at = (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at);
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
/* harmony import */ var _visit_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4719);

/** Whether a `<script>` is one that browsers run, and no data. */
function isExecutable(script) {
    const type = (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'type')?.trim().toLowerCase() ?? '';
    return type === '' || type === 'module' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type);
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
/* harmony export */   cY: () => (/* binding */ startOfWrittenText),
/* harmony export */   wg: () => (/* binding */ firstNodes)
/* harmony export */ });
/* harmony import */ var _visit_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4719);

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
    const lengthOf = (text) => (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    return (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(firstTexts(root, most, lengthOf)).slice(0, most);
}
/** The same, of which white space counts as it is written, and is folded at last. */
function startOfWrittenText(root, most) {
    return (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(firstTexts(root, most, text => text.length).slice(0, most));
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

/***/ 95357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uxTool: () => (/* binding */ uxTool)
});

// EXTERNAL MODULE: ./lib/engine/page/instant-redirect.js
var instant_redirect = __webpack_require__(7678);
// EXTERNAL MODULE: ./lib/engine/page/rendered-page.js
var rendered_page = __webpack_require__(26331);
// EXTERNAL MODULE: ./lib/engine/page/script-judgements.js
var script_judgements = __webpack_require__(39414);
// EXTERNAL MODULE: ./lib/engine/tool-definition.js
var tool_definition = __webpack_require__(62822);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/document-checks.js
/** What the source of the document shows. */
const DOCUMENT_CHECKS = {
    'quirks-mode': {
        severity: 'warning',
        title: 'Browsers lay the page out in quirks mode',
        why: 'They then imitate the faults of browsers of the 1990s: widths, heights and line heights differ from what the styles say, and from other pages of the site.',
        fix: 'Begin the document with <!doctype html>, before anything else.',
        help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Guides/Quirks_mode_and_standards_mode',
        example: '<html><head><title>No doctype</title>',
    },
    'encoding-undeclared': {
        severity: 'warning',
        title: 'The page does not say in which encoding it is written',
        why: 'Browsers and search engines have to guess, and show wrong letters where they guess wrong.',
        fix: 'Send Content-Type: text/html; charset=utf-8, or put <meta charset="utf-8"> first into <head>: only the first 1,024 bytes are searched for it.',
        help: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
        example: 'Content-Type: text/html\n\n<!doctype html><html><head><title>Grüße</title>',
    },
    'encoding-conflict': {
        severity: 'notice',
        title: 'The page names different encodings',
        why: 'Browsers take the one of the header; whatever reads the file without it, as a copy or an archive does, gets wrong letters.',
        fix: 'Name the same encoding, utf-8, in the header and in the <meta>.',
        help: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
        example: 'Content-Type: text/html; charset=utf-8\n\n<meta charset="iso-8859-1">',
    },
    frameset: {
        severity: 'warning',
        title: 'The page is made of frames',
        why: 'Search engines index each frame as a page of its own, without the frames around it, and visitors can neither link to nor bookmark what they see.',
        fix: 'Put the content and its navigation into one document.',
        help: 'https://html.spec.whatwg.org/multipage/obsolete.html#frames',
        example: '<frameset cols="20%,80%"><frame src="menu.html"><frame src="text.html"></frameset>',
    },
    'unclosed-element': {
        severity: 'error',
        title: 'An element that is never closed swallows the rest of the page',
        why: 'Browsers and search engines take all that follows for its text: neither content nor links behind it exist for them.',
        fix: 'Write its end tag; in HTML a slash at the end of the start tag, as in <iframe />, closes nothing.',
        help: 'https://html.spec.whatwg.org/multipage/parsing.html#parse-error-non-void-html-element-start-tag-with-trailing-solidus',
        example: '<iframe src="/map" />\n<h2>What comes after the map is not shown</h2>',
    },
    'repeated-document-tag': {
        severity: 'notice',
        title: 'The source begins <html>, <head> or <body> more than once',
        why: 'Templates have been put into each other: browsers drop the second tag, and metadata that was written for a second <head> is ignored.',
        fix: 'Let one template write these elements, and leave them out of the parts that it includes.',
        help: 'https://html.spec.whatwg.org/multipage/sections.html#the-body-element',
        example: '<body><header>…</header><html><body><main>…</main>',
    },
    'anchor-ambiguous': {
        severity: 'notice',
        title: 'Links lead to an id that several elements have',
        why: 'They all lead to the first of these elements: the others cannot be reached, though visitors expect to get there.',
        fix: 'Give each of the elements an id of its own.',
        help: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
        example: '<a href="#price">Prices</a> … <h2 id="price">Monthly</h2> … <h2 id="price">Yearly</h2>',
    },
};

;// CONCATENATED MODULE: ./lib/engine/tools/ux/form-checks.js
/** How the forms of the page can be filled in. */
const FORM_CHECKS = {
    'form-nested': {
        severity: 'warning',
        title: 'A form stands inside another form',
        why: 'Browsers drop the start tag of the inner one: its fields are sent with the outer form, to the wrong address, or not at all.',
        fix: 'Close the first form before the second begins.',
        help: 'https://html.spec.whatwg.org/multipage/forms.html#the-form-element',
        example: '<form action="/order"> … <form action="/search"><input name="q"></form> … </form>',
    },
    'form-without-submit': {
        severity: 'warning',
        title: 'A form has no button that sends it',
        why: 'Without one, the Enter key does not send a form of several fields either, and assistive software finds nothing to activate.',
        fix: 'Put a <button> into the form; its type is submit where none is given.',
        help: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission',
        example: '<form action="/login"><input name="user"><input name="password" type="password"></form>',
    },
    'paste-prevented': {
        severity: 'warning',
        title: 'A field refuses to be pasted into',
        why: 'It locks password managers out and makes visitors type what they could copy; those who cannot do so leave.',
        fix: 'Remove the handler of the paste event.',
        help: 'https://developer.chrome.com/docs/lighthouse/best-practices/paste-preventing-inputs',
        example: '<input type="password" onpaste="return false">',
    },
    'input-type-generic': {
        severity: 'notice',
        title: 'A field for an e-mail address or telephone number is one for any text',
        why: 'Phones show the wrong keyboard for it, without @ or with letters.',
        fix: 'Use type="email" or type="tel", or say it with inputmode.',
        help: 'https://web.dev/learn/forms/form-fields',
        example: '<input type="text" name="email">',
    },
    'autocomplete-missing': {
        severity: 'notice',
        title: 'A field does not say what browsers may fill in',
        why: 'Browsers and password managers fill a field reliably only where they are told what it is for.',
        fix: 'Add autocomplete with "email", "tel", "current-password" or "new-password".',
        help: 'https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html',
        example: '<input type="password" name="password">',
    },
};

;// CONCATENATED MODULE: ./lib/engine/tools/ux/load-checks.js
/** What Chrome shows when the page is opened and nobody touches it. */
const LOAD_CHECKS = {
    'dialog-on-load': {
        severity: 'warning',
        title: 'The page opens a dialog box when it is opened',
        why: 'It stops everything until it is answered, before visitors have seen what they came for.',
        fix: 'Say it on the page, and use alert, confirm and prompt at most in answer to something that the visitor did.',
        help: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/alert',
        example: "<script>alert('Welcome!')</script>",
    },
    'popup-on-load': {
        severity: 'warning',
        title: 'The page opens a window when it is opened',
        why: 'Browsers block it, or visitors have to close it first.',
        fix: 'Open windows in answer to a click alone.',
        help: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/open',
        example: "<script>open('/offer')</script>",
    },
    'permission-on-load': {
        severity: 'warning',
        title: 'The page asks for a permission when it is opened',
        why: 'Visitors do not know yet what it would be for, refuse, and cannot be asked again.',
        fix: 'Ask in answer to a click whose purpose makes the permission plain.',
        help: 'https://developer.chrome.com/docs/lighthouse/best-practices/notification-on-start',
        example: '<script>Notification.requestPermission()</script>',
    },
    'script-error': {
        severity: 'warning',
        title: 'Scripts of the page fail',
        why: 'What they should have done does not happen: parts of the page may be missing or not work.',
        fix: 'Look at the script and line that are named, and handle what goes wrong there.',
        help: 'https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console',
        example: '<script>menu.open()</script>, where there is no menu',
    },
    'console-error': {
        severity: 'notice',
        title: 'Scripts write errors to the console',
        why: 'Those who wrote them call this an error: something may not work as it should.',
        fix: 'Look at what the message says, and remove its cause.',
        help: 'https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console',
        example: "<script>console.error('no connection')</script>",
    },
    'loading-endless': {
        severity: 'warning',
        title: 'The page does not come to the end of its loading',
        why: 'Visitors see it loading on and on, and whatever waits for the end, as scripts and search engines do, waits in vain.',
        fix: 'Let the server answer the requests that are named.',
        help: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/load_event',
        example: '<img src="/counter"> whose server never answers',
    },
    'image-distorted': {
        severity: 'warning',
        title: 'Images are shown with wrong proportions',
        why: 'What they show looks squeezed or stretched, and the page careless.',
        fix: 'Set width and height in the proportions of the file, or object-fit: cover where the box has others.',
        help: 'https://developer.chrome.com/docs/lighthouse/best-practices/image-aspect-ratio',
        example: '<img src="square.jpg" width="300" height="100">',
    },
    'image-blurred': {
        severity: 'notice',
        title: 'Images are enlarged and look blurred',
        why: 'They have fewer pixels than the place that they fill.',
        fix: 'Serve the image in the size in which it is shown, or larger for screens with finer pixels.',
        help: 'https://developer.chrome.com/docs/lighthouse/best-practices/image-size-responsive',
        example: '<img src="120-pixels-wide.jpg" width="400" height="300">',
    },
};

;// CONCATENATED MODULE: ./lib/engine/tools/ux/navigation-checks.js
/** How visitors get on from the page. */
const NAVIGATION_CHECKS = {
    'dead-end': {
        severity: 'notice',
        title: 'The page links to no other page of its site',
        why: 'Whoever comes from a search result can only leave, and crawlers find no way on.',
        fix: 'Put the navigation of the site on the page, or at least a link to its start.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
        example: 'a page at /offer without any link',
    },
    'home-link-missing': {
        severity: 'notice',
        title: 'No link leads to the home page',
        why: 'Visitors who come from a search result look for it at the logo, to see whose site they are on.',
        fix: 'Link the logo or the name of the site to its home page.',
        help: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
        example: '<header><img src="/logo.svg" alt="Example"></header>',
    },
    'language-link-missing': {
        severity: 'notice',
        title: 'The page has versions in other languages and no link to one',
        why: 'Visitors who were sent to the wrong language have no way to their own: hreflang speaks to search engines alone.',
        fix: 'Link to the other language versions, as in the header or footer.',
        help: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites',
        example: '<link rel="alternate" hreflang="de" href="/de/"> and no <a href="/de/">',
    },
    'contact-missing': {
        severity: 'notice',
        title: 'Nothing on the page leads to who is behind it',
        why: 'Visitors, and those who rate pages for Google, look for somebody to turn to before they trust a site.',
        fix: 'Link to an imprint, contact or about page in the footer.',
        help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
        example: '<footer><a href="/a">A</a> <a href="/b">B</a> <a href="/c">C</a></footer>',
    },
    'not-found-page-bare': {
        severity: 'notice',
        title: 'The page for addresses that do not exist leads nowhere',
        why: 'Visitors who followed an old link or mistyped an address leave the site.',
        fix: 'Answer with status 404 and a page that has the navigation of the site, or a link to its start.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
        example: 'HTTP/1.1 404 Not Found\n\n<h1>Not Found</h1>',
    },
};

;// CONCATENATED MODULE: ./lib/engine/tools/ux/checks.js




/** What the ux tool can report. */
const UX_CHECKS = { ...DOCUMENT_CHECKS, ...NAVIGATION_CHECKS, ...FORM_CHECKS, ...LOAD_CHECKS };

// EXTERNAL MODULE: ./lib/engine/visit/document.js + 1 modules
var visit_document = __webpack_require__(4719);
// EXTERNAL MODULE: ./lib/engine/visit/exchange.js
var exchange = __webpack_require__(23849);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/anchors.js

/** Attributes of links that scripts make into switches of something on the page. */
const SWITCHES = [
    ...['role', 'onclick', 'aria-controls', 'aria-expanded', 'aria-haspopup'],
    ...['data-toggle', 'data-bs-toggle', 'data-target', 'data-bs-target', 'data-slide', 'data-bs-slide'],
];
/** The ids on the page that its own links lead to. */
function pageAnchors(document) {
    const ids = new Set();
    for (const link of document.elements('a', 'area')) {
        const href = (0,visit_document/* attribute */.lt)(link, 'href')?.trim();
        if (!href?.startsWith('#') || href === '#' || href.startsWith('#:~:'))
            continue;
        if (SWITCHES.some(name => (0,visit_document/* attribute */.lt)(link, name) !== undefined))
            continue;
        ids.add(decoded(href.slice(1)));
    }
    return ids;
}
function decoded(fragment) {
    try {
        return decodeURIComponent(fragment);
    }
    catch {
        return fragment;
    }
}

// EXTERNAL MODULE: ./lib/engine/visit/charset.js
var charset = __webpack_require__(67086);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/encoding.js




/** Bytes in which a declaration in the document must end. @see https://html.spec.whatwg.org/multipage/semantics.html#charset */
const DECLARATION_BYTES = 1024;
/** Whether a page says in which encoding it is written, once and where browsers look for it. */
function judgeEncoding(page) {
    const declared = declaredIn(page);
    return {
        'encoding-undeclared': judgeDeclaration(page, declared),
        'encoding-conflict': judgeAgreement(page.document, declared),
    };
}
function judgeDeclaration({ document, encoding }, { mark, header, meta }) {
    if (mark ?? header)
        return (0,tool_definition/* pass */.IX)();
    const guess = `browsers take ${encoding.toLowerCase()}`;
    if (!meta)
        return (0,tool_definition/* fail */.fJ)({ url: document.url, message: `neither a header nor a <meta> names one; ${guess}` });
    if (meta.endByte <= DECLARATION_BYTES)
        return (0,tool_definition/* pass */.IX)();
    const where = `the <meta> ends at byte ${meta.endByte}, behind the first ${DECLARATION_BYTES}`;
    return (0,tool_definition/* fail */.fJ)(document.occurrence(meta.element, `${where}; ${guess}`));
}
function judgeAgreement(document, { mark, header, meta }) {
    const first = mark ?? header;
    if (!first || !meta)
        return (0,tool_definition/* notApplicable */.hH)('the page names its encoding at most once');
    if (first === meta.encoding)
        return (0,tool_definition/* pass */.IX)();
    const where = mark ? 'the byte-order mark' : 'the header Content-Type';
    return (0,tool_definition/* fail */.fJ)(document.occurrence(meta.element, `${where} says ${first}, the <meta> ${meta.encoding}`));
}
function declaredIn({ document, response, encoding }) {
    const meta = metaDeclaration(document);
    const before = meta ? document.source.slice(0, meta.element.sourceCodeLocation?.endOffset) : '';
    return {
        mark: markOf(response.body),
        header: nameOf((0,charset/* charsetOf */.e)((0,exchange/* header */.wx)(response, 'content-type'))),
        meta: meta && {
            ...meta,
            endByte: encoding === 'UTF-8' ? Buffer.byteLength(before) : before.length,
        },
    };
}
function metaDeclaration(document) {
    for (const element of document.elements('meta')) {
        const pragma = (0,visit_document/* attribute */.lt)(element, 'http-equiv')?.trim().toLowerCase() === 'content-type';
        const label = (0,visit_document/* attribute */.lt)(element, 'charset') ?? (pragma ? (0,charset/* charsetOf */.e)((0,visit_document/* attribute */.lt)(element, 'content')) : undefined);
        const encoding = nameOf(label);
        // A document that can be read as ASCII, to find this, is no UTF-16: browsers take it for UTF-8.
        if (encoding)
            return { encoding: encoding.startsWith('utf-16') ? 'utf-8' : encoding, element };
    }
    return undefined;
}
function markOf(body) {
    if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf)
        return 'utf-8';
    if (body[0] === 0xfe && body[1] === 0xff)
        return 'utf-16be';
    if (body[0] === 0xff && body[1] === 0xfe)
        return 'utf-16le';
    return undefined;
}
/** The WHATWG name behind a label; undefined where there is none, so that browsers pass over it. */
function nameOf(label) {
    try {
        return label === undefined ? undefined : new TextDecoder(label.trim()).encoding;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/unclosed.js


/** Elements that hold nothing but text until their end tag comes. */
const TEXT_ELEMENTS = ['iframe', 'noframes', 'noscript', 'script', 'style', 'textarea', 'title', 'xmp'];
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
const ELEMENT = /<[a-z]/i;
const END_TAGS = /^(?:\s*<\/[a-z]+\s*>)*\s*$/i;
/**
 * Whether something that is never closed takes in the rest of the page: an element that can hold only text, a comment,
 * or a tag itself. What takes in nothing but end tags does no harm.
 */
function judgeUnclosed(document, { unfinished }) {
    const element = document.elements(...TEXT_ELEMENTS).findLast(isOpenAtEnd);
    if (element) {
        const lost = document.source.slice(element.sourceCodeLocation?.startTag?.endOffset);
        // A script that is not closed does not run either.
        const harms = element.tagName === 'script' ? !END_TAGS.test(lost) : ELEMENT.test(lost);
        const message = `<${element.tagName}> is never closed and takes in ${lost.length} characters`;
        const place = placeOf(document, element.sourceCodeLocation?.startOffset ?? 0, message);
        return (0,tool_definition/* failWhere */.a4)(harms ? [{ ...place, selector: document.selectorOf(element) }] : []);
    }
    const offset = unfinished ?? openComment(document);
    if (offset === undefined)
        return (0,tool_definition/* failWhere */.a4)([]);
    const lost = document.source.slice(offset);
    if (!ELEMENT.test(lost.slice(1)))
        return (0,tool_definition/* failWhere */.a4)([]);
    const what = unfinished === undefined ? 'a comment' : 'a tag';
    return (0,tool_definition/* failWhere */.a4)([
        placeOf(document, offset, `${what} is never closed and takes in ${lost.length} characters`),
    ]);
}
/** Only its end tag or the end of the document ends such an element. */
function isOpenAtEnd({ namespaceURI, sourceCodeLocation: location }) {
    return namespaceURI === HTML_NAMESPACE && location?.startTag !== undefined && location.endTag === undefined;
}
function openComment({ root, source }) {
    let last;
    (0,visit_document/* walk */.GG)(root, node => {
        if (node.nodeName === '#comment')
            last = node;
    });
    const location = last?.sourceCodeLocation;
    if (!location || location.endOffset < source.length)
        return undefined;
    const text = source.slice(location.startOffset, location.endOffset);
    return text.startsWith('<!--') && !/--!?>$/.test(text) ? location.startOffset : undefined;
}
function placeOf(document, offset, message) {
    const lines = document.source.slice(0, offset).split(/\r\n|\n|\r/);
    return {
        url: document.url,
        message,
        snippet: (0,visit_document/* snippet */.UA)(document.source.slice(offset)),
        line: lines.length,
        column: lines.at(-1).length + 1,
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/document.js







/**
 * What the source of a page shows.
 *
 * @param page as sent
 * @param judged its document as search engines see it
 */
function judgeDocument(page, judged, source) {
    const anchors = judgeAnchors(judged);
    if ((0,exchange/* mediaType */.JL)(page.response) === 'application/xhtml+xml') {
        // XML has its own rules for all of this, and browsers show nothing of a page that breaks them.
        const none = (0,tool_definition/* notApplicable */.hH)('the page is sent as XML');
        const names = Object.keys(DOCUMENT_CHECKS);
        const judgements = Object.fromEntries(names.map(name => [name, none]));
        return { ...judgements, 'anchor-ambiguous': anchors };
    }
    const { document, response } = page;
    return {
        'quirks-mode': judgeQuirks(document),
        ...judgeEncoding(page),
        frameset: (0,tool_definition/* failWhere */.a4)(document
            .elements('frameset')
            .slice(0, 1)
            .map(element => document.occurrence(element, `${document.elements('frame').length} frames`))),
        'unclosed-element': response.truncated
            ? (0,tool_definition/* notMeasured */.q7)('the page is too large to be read to its end')
            : judgeUnclosed(document, source),
        'repeated-document-tag': judgeRepeatedTags(document, source.tags),
        'anchor-ambiguous': anchors,
    };
}
/** @see https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode */
function judgeQuirks(document) {
    if (!document.quirks)
        return (0,tool_definition/* pass */.IX)();
    const { doctype, source, url } = document;
    const message = doctype
        ? 'the doctype is one that asks for it'
        : /<!doctype/i.test(source)
            ? 'something stands before the doctype'
            : 'there is no doctype';
    return (0,tool_definition/* fail */.fJ)({ url, message, snippet: (0,visit_document/* snippet */.UA)(source), line: 1, column: 1 });
}
function judgeRepeatedTags(document, tags) {
    const repeated = ['html', 'head', 'body'].flatMap(name => {
        const [first, ...others] = tags.filter(tag => tag.name === name);
        const message = `<${name}> has begun in line ${first?.line}`;
        return others.map(tag => occurrenceOf(document, tag, message));
    });
    return (0,tool_definition/* failWhere */.a4)(repeated);
}
/** The place of a tag that no element came of. */
function occurrenceOf(document, tag, message) {
    const { offset, end, line, column } = tag;
    return { url: document.url, message, snippet: (0,visit_document/* snippet */.UA)(document.source.slice(offset, end)), line, column };
}
function judgeAnchors(document) {
    const wanted = pageAnchors(document);
    if (wanted.size === 0)
        return (0,tool_definition/* notApplicable */.hH)('no link leads to a place on the page');
    const byId = new Map();
    for (const element of document.elements()) {
        const id = (0,visit_document/* attribute */.lt)(element, 'id');
        if (id === undefined || !wanted.has(id))
            continue;
        const same = byId.get(id);
        if (same)
            same.push(element);
        else
            byId.set(id, [element]);
    }
    if (byId.size === 0)
        return (0,tool_definition/* notApplicable */.hH)('no place that links of the page lead to is there');
    const others = [...byId].flatMap(([id, elements]) => elements
        .slice(1)
        .map(element => document.occurrence(element, `links to #${id} lead to another element with this id`)));
    return (0,tool_definition/* failWhere */.a4)(others);
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/forms.js



/**
 * How the forms of a page can be filled in.
 *
 * @param document as search engines see it
 * @param sent the document and its start tags as sent
 * @param rendered the page in Chrome, or why there is none
 */
function judgeForms(document, sent, rendered) {
    const fields = document.elements('input').filter(isFillable);
    return {
        'form-nested': judgeNesting(sent.document, sent.tags),
        'form-without-submit': judgeSubmit(document),
        'paste-prevented': judgePaste(document, fields.filter(field => PASTED_INTO.test(typeOf(field))), rendered),
        'input-type-generic': judgeTypes(document, fields),
        'autocomplete-missing': judgeAutocomplete(document, fields),
    };
}
function judgeNesting(document, tags) {
    const forms = document.elements('form');
    const begun = tags.filter(({ name }) => name === 'form');
    if (begun.length === 0)
        return (0,tool_definition/* notApplicable */.hH)('the page has no forms');
    const kept = new Set(forms.map(form => form.sourceCodeLocation?.startOffset));
    const dropped = [];
    let outer;
    for (const tag of begun) {
        if (kept.has(tag.offset))
            outer = tag;
        else if (outer) {
            const message = `the form that begins in line ${outer.line} is still open, so this one does not exist`;
            dropped.push(occurrenceOf(document, tag, message));
        }
    }
    return (0,tool_definition/* failWhere */.a4)(dropped);
}
/** Types of fields in which Enter sends a form only where it has a button, or no other such field. */
const TEXT_FIELDS = /^(?:text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/;
/** Forms that are made to be sent: those that say where to. A script may well take care of others. */
function judgeSubmit(document) {
    const forms = document
        .elements('form')
        .filter(form => ((0,visit_document/* attribute */.lt)(form, 'action')?.trim() ?? '') !== '' && (0,visit_document/* attribute */.lt)(form, 'method') !== 'dialog');
    if (forms.length === 0)
        return (0,tool_definition/* notApplicable */.hH)('the page has no forms that say where they are sent');
    const owned = ownersOf(document);
    return (0,tool_definition/* failWhere */.a4)(forms.filter(form => cannotBeSent(form, owned.get(form) ?? [])).map(form => document.occurrence(form)));
}
function cannotBeSent(form, controls) {
    if (controls.some(isPressable) || [form, ...controls].some(sendsByScript))
        return false;
    const inputs = controls.filter(({ tagName }) => tagName === 'input').filter(isFillable);
    const fields = inputs.filter(field => TEXT_FIELDS.test(typeOf(field)));
    const areas = controls.filter(({ tagName }) => tagName === 'textarea');
    return fields.length > 1 || (fields.length === 0 && areas.length > 0);
}
function isPressable(element) {
    const { tagName } = element;
    if (tagName === 'input')
        return /^(?:submit|image|button)$/.test(typeOf(element));
    return tagName === 'button' || tagName.includes('-') || (0,visit_document/* attribute */.lt)(element, 'role') === 'button';
}
function sendsByScript({ tagName, attrs }) {
    return tagName === 'a' || attrs.some(({ name }) => /^on(?:change|input|click|key)/.test(name));
}
/** What belongs to each form: what stands in it, and what names it with `form`. */
function ownersOf(document) {
    const owned = new Map(document.elements('form').map(form => [form, []]));
    const byId = new Map(document.elements('form').map(form => [(0,visit_document/* attribute */.lt)(form, 'id'), form]));
    const around = formsAround(document);
    for (const element of document.elements()) {
        const id = (0,visit_document/* attribute */.lt)(element, 'form');
        const owner = id === undefined ? around.get(element) : byId.get(id);
        if (owner)
            owned.get(owner)?.push(element);
    }
    return owned;
}
/** The form that each element stands in. Elements come in document order, so that of the parent is known before. */
function formsAround(document) {
    const around = new Map();
    for (const element of document.elements()) {
        const parent = (0,visit_document/* parentOf */.gN)(element);
        const form = parent?.tagName === 'form' ? parent : parent && around.get(parent);
        if (form)
            around.set(element, form);
    }
    return around;
}
/** Types of fields that Chrome is asked to paste into. */
const PASTED_INTO = /^(?:text|search|tel|url|email|password|number)$/;
function judgePaste(document, fields, rendered) {
    const refusing = fields.filter(field => /return\s+false|preventDefault/.test((0,visit_document/* attribute */.lt)(field, 'onpaste') ?? ''));
    if (refusing.length > 0) {
        return (0,tool_definition/* fail */.fJ)(refusing.map(field => document.occurrence(field, 'its onpaste refuses what is pasted')));
    }
    if (fields.length === 0)
        return (0,tool_definition/* notApplicable */.hH)('the page has no fields to write in');
    if (typeof rendered === 'string')
        return (0,tool_definition/* notMeasured */.q7)(rendered);
    if (!rendered.pasteRefusals)
        return (0,tool_definition/* notMeasured */.q7)('Chrome could not try it in time');
    return (0,tool_definition/* failWhere */.a4)(rendered.pasteRefusals.map(({ selector, type }) => ({
        url: rendered.url,
        selector,
        message: `a script refuses what is pasted into this field of type "${type}"`,
    })));
}
const MAIL_NAME = /^(?:e-?mail|mail)(?:[-_]?addr(?:ess|esse)?)?$/i;
const PHONE_NAME = /^(?:tel|telephone|telefon|phone|mobile|handy)(?:[-_]?(?:no|nr|number|nummer))?$/i;
/** Fields for an address or a number of people, by their type or name, whose type is to say so. */
function judgeTypes(document, fields) {
    const meant = fields.flatMap(field => {
        const type = fittingType(field);
        return type ? [{ field, type }] : [];
    });
    if (meant.length === 0)
        return (0,tool_definition/* notApplicable */.hH)('the page has no field for an e-mail address or telephone number');
    return (0,tool_definition/* failWhere */.a4)(meant
        .filter(({ field }) => typeOf(field) === 'text' && (0,visit_document/* attribute */.lt)(field, 'inputmode') === undefined)
        .map(({ field, type }) => document.occurrence(field, `its type is "text", and "${type}" fits`)));
}
/** The type that a field has, or one for any text should have by its name; undefined where it is for something else. */
function fittingType(field) {
    const own = typeOf(field);
    if (own === 'email' || own === 'tel')
        return own;
    if (own !== 'text')
        return undefined;
    const tokens = ((0,visit_document/* attribute */.lt)(field, 'autocomplete') ?? '').toLowerCase().split(/\s+/);
    const names = [(0,visit_document/* attribute */.lt)(field, 'name') ?? '', (0,visit_document/* attribute */.lt)(field, 'id') ?? ''];
    if (tokens.includes('email') || names.some(name => MAIL_NAME.test(name)))
        return 'email';
    return tokens.includes('tel') || names.some(name => PHONE_NAME.test(name)) ? 'tel' : undefined;
}
const PERSONAL = /^(?:password|email|tel)$/;
function judgeAutocomplete(document, fields) {
    const personal = fields.filter(field => PERSONAL.test(typeOf(field)));
    if (personal.length === 0)
        return (0,tool_definition/* notApplicable */.hH)('the page asks for no password, e-mail address or number');
    const around = formsAround(document);
    const silent = personal.filter(field => {
        const form = around.get(field);
        return ((0,visit_document/* attribute */.lt)(field, 'autocomplete') === undefined &&
            (form === undefined || (0,visit_document/* attribute */.lt)(form, 'autocomplete') === undefined));
    });
    return (0,tool_definition/* failWhere */.a4)(silent.map(field => document.occurrence(field, `type "${typeOf(field)}" without autocomplete`)));
}
/** Types that are not for writing. */
const OTHER_TYPES = /^(?:hidden|checkbox|radio|range|color|file|submit|image|reset|button)$/;
/** A type that browsers do not know is `text` to them. */
function typeOf(input) {
    const type = ((0,visit_document/* attribute */.lt)(input, 'type') ?? '').toLowerCase();
    return TEXT_FIELDS.test(type) || OTHER_TYPES.test(type) ? type : 'text';
}
/** Steps up to something that hides a field. */
const MAX_STEPS_UP = 20;
/** Fields that nobody sees are traps for programs, or filled by scripts. */
function isFillable(field) {
    const isShut = ['disabled', 'readonly'].some(name => (0,visit_document/* attribute */.lt)(field, name) !== undefined);
    if (isShut || typeOf(field) === 'hidden' || (0,visit_document/* attribute */.lt)(field, 'tabindex')?.trim() === '-1')
        return false;
    let at = field;
    for (let step = 0; at && step < MAX_STEPS_UP; step++) {
        const style = (0,visit_document/* attribute */.lt)(at, 'style') ?? '';
        const isHidden = (0,visit_document/* attribute */.lt)(at, 'hidden') !== undefined || (0,visit_document/* attribute */.lt)(at, 'aria-hidden') === 'true';
        if (isHidden || /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style))
            return false;
        at = (0,visit_document/* parentOf */.gN)(at);
    }
    return true;
}

// EXTERNAL MODULE: ./lib/engine/page/addresses.js
var addresses = __webpack_require__(69204);
// EXTERNAL MODULE: ./lib/engine/page/language-alternates.js
var language_alternates = __webpack_require__(29746);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/contact.js



/** Links that a page needs outside of its text to have a navigation. */
const LEAST_LINKS = 3;
const MAX_TEXT = 200;
/** Languages whose words are known here. */
const LANGUAGES = new Set([
    'en',
    'de',
    'fr',
    'es',
    'it',
    'pt',
    'nl',
    'sv',
    'da',
    'nb',
    'no',
    'fi',
    'pl',
    'cs',
]);
/** Words, in texts and addresses of links, for who is behind a site and how to reach them. */
const WORDS = /contact|about|imprint|legal|company|team|support|help|feedback|report|privac|terms|who-?\s?we|kontakt|impressum|über|ueber|anbieter|datenschutz|hilfe|à propos|a-propos|mentions|qui sommes|aide|confidentialit|contato|contacto|acerca|quiénes|quienes|aviso|ayuda|privacidad|sobre|quem somos|ajuda|contatti|chi siamo|chi-siamo|note legali|aiuto|riservatezza|over ons|over-ons|colofon|om oss|om-oss|om os|om-os|hjälp|hjelp|hjælp|yhteys|yhteystiedot|meistä|tietoa|o nas|o-nas|o nás|pomoc|nápověda|author|maintain/i;
/** Where people and firms have their profiles. */
const PROFILES = /(?:^|\.)(?:github\.com|gitlab\.com|codeberg\.org|linkedin\.com|facebook\.com|instagram\.com|x\.com|twitter\.com|bsky\.app|youtube\.com|discord\.(?:gg|com)|slack\.com|t\.me|wa\.me|xing\.com|tiktok\.com|mastodon\.[a-z]+)$/i;
/** Whether a page that has a navigation leads to who is behind it. */
function judgeContact(document) {
    const language = (document.html && (0,visit_document/* attribute */.lt)(document.html, 'lang'))?.trim().toLowerCase().split(/[-_]/)[0];
    if (!language)
        return (0,tool_definition/* notApplicable */.hH)('the page does not say its language, so no words can be looked for');
    if (!LANGUAGES.has(language))
        return (0,tool_definition/* notApplicable */.hH)(`the words of the language "${language}" are not known`);
    const links = document.elements('a', 'area').filter(link => (0,visit_document/* attribute */.lt)(link, 'href') !== undefined);
    const around = aroundContent(document);
    if (links.filter(link => around.has(link)).length < LEAST_LINKS)
        return (0,tool_definition/* notApplicable */.hH)('the page has no footer or navigation with links');
    if (document.elements('address').length > 0)
        return (0,tool_definition/* pass */.IX)();
    if (links.some(link => isContact(link, document)))
        return (0,tool_definition/* pass */.IX)();
    return (0,tool_definition/* fail */.fJ)({ url: document.url, message: `none of ${links.length} links` });
}
const AROUND = new Set(['footer', 'header', 'nav']);
/** What stands in the parts around the content. Elements come in document order, parents first. */
function aroundContent(document) {
    const around = new Set();
    for (const element of document.elements()) {
        const parent = (0,visit_document/* parentOf */.gN)(element);
        if (AROUND.has(element.tagName) || (parent && around.has(parent)))
            around.add(element);
    }
    return around;
}
function isContact(link, document) {
    const href = (0,visit_document/* attribute */.lt)(link, 'href') ?? '';
    if (/^\s*(?:mailto|tel|sms|whatsapp):/i.test(href))
        return true;
    const url = URL.parse(document.resolve(href) ?? '');
    if (url && PROFILES.test(url.hostname))
        return true;
    const name = (0,visit_document/* attribute */.lt)(link, 'aria-label') ?? (0,visit_document/* attribute */.lt)(link, 'title') ?? '';
    const texts = [contact_decoded(url?.pathname ?? href), (0,text_start/* startOfSeenText */.Mq)(link, MAX_TEXT), name];
    return texts.some(text => WORDS.test(text));
}
function contact_decoded(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/own-links.js



/** Links of a page to its own site, here or where it will live, as its canonical or the settings say. */
function ownLinks(page) {
    const { document, url, preview } = page;
    const future = [(0,canonical_links/* declaredCanonical */.f)(page)?.href, preview?.origin].filter(address => address !== undefined);
    const sites = new Set([url, ...future].map(siteOf));
    return webLinks(document).filter(link => sites.has(siteOf(link.url.href)));
}
/** Links of a document that lead to a page of the web. */
function webLinks(document) {
    return document.elements('a', 'area').flatMap(element => {
        const href = (0,visit_document/* attribute */.lt)(element, 'href');
        const url = href === undefined ? null : URL.parse(document.resolve(href) ?? '');
        return url && /^https?:$/.test(url.protocol) ? [{ url, element }] : [];
    });
}
function siteOf(url) {
    const { host, hostname } = new URL(url);
    return (0,cjs/* parse */.qg)(hostname, { allowPrivateDomains: true }).domain ?? host;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/navigation.js






/** How visitors get on from the page. @param page as search engines see it */
function judgeNavigation(page) {
    const links = ownLinks(page);
    const isHome = (0,addresses/* isHomePage */.fF)(page.url);
    const leadsOn = links.some(({ url }) => (0,addresses/* comparableUrl */.sY)(url) !== (0,addresses/* comparableUrl */.sY)(page.url));
    return {
        'dead-end': judgeDeadEnd(page, isHome, leadsOn),
        'home-link-missing': isHome
            ? (0,tool_definition/* notApplicable */.hH)('the page is the home page')
            : leadsOn
                ? judgeHomeLink(page, links)
                : (0,tool_definition/* notApplicable */.hH)('no link leads to another page of the site'),
        'language-link-missing': judgeLanguageLinks(page),
        'contact-missing': judgeContact(page.document),
    };
}
function judgeDeadEnd({ document }, isHome, leadsOn) {
    // A site may well have one page, but not one that is no home page.
    if (isHome)
        return (0,tool_definition/* notApplicable */.hH)('the page is the home page');
    if (document.elements('frameset').length > 0)
        return (0,tool_definition/* notApplicable */.hH)('the page is made of frames');
    return leadsOn ? (0,tool_definition/* pass */.IX)() : (0,tool_definition/* fail */.fJ)({ url: document.url });
}
/** `/de`, `/en-us/`: where a site in several languages begins. */
const LANGUAGE_HOME = /^\/[a-z]{2,3}(?:[-_][a-z]{2,4})?\/?$/i;
const INDEX_FILE = /\/(?:index|default)\.[a-z]{2,5}$/i;
/** A site may begin in a folder of its host: each folder above the page counts as a possible home. */
function judgeHomeLink({ url, document }, links) {
    const path = new URL(url).pathname.replace(INDEX_FILE, '/');
    if (path.endsWith('/') && links.every(({ url: target }) => target.pathname.startsWith(path))) {
        return (0,tool_definition/* notApplicable */.hH)('all that the page links to lies in its folder, whose start it is');
    }
    const folders = foldersAbove(path);
    const isHome = ({ url: target, element }) => {
        const to = target.pathname.replace(INDEX_FILE, '/');
        return (to === '/' ||
            LANGUAGE_HOME.test(to) ||
            folders.has(to.endsWith('/') ? to : `${to}/`) ||
            /(?:^|\s)home(?:\s|$)/i.test((0,visit_document/* attribute */.lt)(element, 'rel') ?? ''));
    };
    return links.some(isHome) ? (0,tool_definition/* pass */.IX)() : (0,tool_definition/* fail */.fJ)({ url: document.url });
}
/** `/a/b/page` lies in `/`, `/a/` and `/a/b/`. */
function foldersAbove(path) {
    const steps = path.replace(/\/$/, '').split('/').slice(0, -1);
    return new Set(steps.map((_, at) => `${steps.slice(0, at + 1).join('/')}/`));
}
/** A control that opens a choice of languages, by what authors call it. */
const SWITCH_NAMES = /lang|locale|i18n|region|country|sprache|idioma|lingua|taal|språk|sprog|kieli|język|jazyk|язык|言語|语言|語言|언어/i;
const SWITCH_ATTRIBUTES = ['id', 'class', 'name', 'aria-label', 'title', 'data-testid'];
const CONTROLS = ['a', 'button', 'details', 'dialog', 'div', 'nav', 'select', 'summary', 'ul'];
function judgeLanguageLinks(page) {
    const here = (0,addresses/* comparableUrl */.sY)(page.url);
    const versions = (0,language_alternates/* languageAlternates */.i)(page).read.filter(({ code, url }) => url !== undefined && code.toLowerCase() !== 'x-default' && (0,addresses/* comparablePath */.cM)(url) !== (0,addresses/* comparablePath */.cM)(here));
    const [first] = versions;
    if (!first)
        return (0,tool_definition/* notApplicable */.hH)('the page names no versions in other languages');
    const urls = versions.map(({ url }) => url);
    const { document } = page;
    if (webLinks(document).some(leadsToVersion(page.url, urls)) || hasLanguageControl(document))
        return (0,tool_definition/* pass */.IX)();
    return (0,tool_definition/* fail */.fJ)(first.at(`no link leads to this or any other of ${versions.length} language versions`));
}
/** Switches of languages often lead to the start of the other language, by host or first folder. */
function leadsToVersion(here, versions) {
    const page = new URL(here);
    const paths = new Set(versions.map(addresses/* comparablePath */.cM));
    const hosts = new Set(versions.map(({ host }) => host).filter(host => host !== page.host));
    const starts = new Set(versions.map(firstFolder).filter(folder => folder !== '' && folder !== firstFolder(page)));
    return ({ url, element }) => (0,visit_document/* attribute */.lt)(element, 'hreflang') !== undefined ||
        paths.has((0,addresses/* comparablePath */.cM)(url)) ||
        starts.has(firstFolder(url)) ||
        hosts.has(url.host);
}
function firstFolder({ pathname }) {
    return pathname.split('/', 2)[1] ?? '';
}
function hasLanguageControl(document) {
    return document
        .elements(...CONTROLS)
        .some(element => SWITCH_ATTRIBUTES.some(name => SWITCH_NAMES.test((0,visit_document/* attribute */.lt)(element, name) ?? '')));
}

// EXTERNAL MODULE: ./lib/engine/page/local-host.js
var local_host = __webpack_require__(73726);
// EXTERNAL MODULE: ./lib/engine/page/missing-page.js
var missing_page = __webpack_require__(18402);
// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
// EXTERNAL MODULE: ./lib/engine/page/script-shell.js
var script_shell = __webpack_require__(15798);
// EXTERNAL MODULE: ./lib/engine/visit/preview.js
var visit_preview = __webpack_require__(40242);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/not-found-page.js








/** Whether the page for addresses that do not exist leads back to the site. Its status is the concern of `redirects`. */
async function judgeNotFoundPage(visit) {
    if ((0,local_host/* isLocalHost */.m)(new URL(visit.url).hostname)) {
        return (0,tool_definition/* notApplicable */.hH)('the server is a local one: the one that the site will have shows another page');
    }
    const { final, failure } = await (0,missing_page/* fetchMissingPage */.m)(visit);
    if (failure)
        return (0,tool_definition/* notMeasured */.q7)(`${failure.url} ${failure.message}`);
    const { url, status } = final;
    if (status !== 404 && status !== 410) {
        const isOther = status < 400;
        return isOther
            ? (0,tool_definition/* notApplicable */.hH)('the site does not answer with 404')
            : (0,tool_definition/* notMeasured */.q7)(`${url} answers ${status}`);
    }
    const page = (0,open_html/* openHtml */.W)(final, visit.preview);
    if (!page)
        return (0,tool_definition/* fail */.fJ)({ url, message: 'the answer is no HTML page' });
    const { document } = page;
    const shell = (0,script_shell/* scriptShellOf */.H)(document);
    if (shell)
        return (0,tool_definition/* notMeasured */.q7)(`scripts make the page for missing addresses (${shell.message})`);
    const leadsOn = webLinks(document).some(link => link.url.host === new URL(url).host || (0,visit_preview/* isOnProduction */.dT)(page.preview, link.url)) ||
        document.elements('form').some(form => (0,visit_document/* attribute */.lt)(form, 'action') !== undefined) ||
        document.elements('meta').some(meta => /^refresh$/i.test((0,visit_document/* attribute */.lt)(meta, 'http-equiv') ?? ''));
    return leadsOn ? (0,tool_definition/* pass */.IX)() : (0,tool_definition/* fail */.fJ)({ url, message: 'it has no link to a page of the site' });
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/images.js

/** Pixels on a side up to which an image is no picture: spacers and strips of colour are stretched on purpose. */
const NO_PICTURE_PX = 5;
/** Difference of proportions that can be seen, and the pixels that rounding explains. */
const VISIBLE_DISTORTION = 0.05;
const ROUNDING_PX = 2;
/**
 * How far an image may be enlarged. Lighthouse asks for three quarters of the pixels of large images.
 *
 * @see https://developer.chrome.com/docs/lighthouse/best-practices/image-size-responsive
 */
const MOST_ENLARGEMENT = 1 / 0.75;
/** Side in CSS pixels below which nobody sees a blur. */
const LEAST_SIDE_PX = 64;
const VECTOR = /^data:image\/svg|\.svgz?(?:[?#]|$)/i;
/** How the images of the page are shown. */
function judgeImages({ layout, url, }) {
    const pictures = layout.images.filter(isPicture);
    if (pictures.length === 0) {
        const none = (0,tool_definition/* notApplicable */.hH)('the page shows no pictures made of pixels');
        return { 'image-distorted': none, 'image-blurred': none };
    }
    return {
        'image-distorted': (0,tool_definition/* failWhere */.a4)(pictures.filter(isDistorted).map(image => images_placeOf(image, url))),
        'image-blurred': judgeBlur(pictures.filter(canBeBlurred), url),
    };
}
function isPicture({ src, naturalWidth, naturalHeight, contentWidth, contentHeight }) {
    const least = Math.min(naturalWidth, naturalHeight, contentWidth, contentHeight);
    return least > NO_PICTURE_PX && !VECTOR.test(src);
}
function isDistorted({ fit, naturalWidth, naturalHeight, contentWidth, contentHeight }) {
    if (fit !== 'fill')
        return false;
    const expected = (contentWidth * naturalHeight) / naturalWidth;
    const difference = Math.abs(expected - contentHeight);
    return difference > ROUNDING_PX && difference / Math.max(expected, contentHeight) > VISIBLE_DISTORTION;
}
function judgeBlur(images, url) {
    if (images.length === 0) {
        return (0,tool_definition/* notApplicable */.hH)('no picture on the first screen is fitted to its box');
    }
    return (0,tool_definition/* failWhere */.a4)(images.filter(isBlurred).map(image => images_placeOf(image, url)));
}
/** What lies further down may be a placeholder, which scripts replace when it comes into sight. */
function canBeBlurred({ fit, onFirstScreen, processed }) {
    return onFirstScreen && !processed && fit !== 'none' && fit !== 'scale-down';
}
function isBlurred(image) {
    const { fit, naturalWidth, naturalHeight, contentWidth, contentHeight } = image;
    if (Math.min(contentWidth, contentHeight) < LEAST_SIDE_PX)
        return false;
    const enlarged = [contentWidth / naturalWidth, contentHeight / naturalHeight];
    return (fit === 'contain' ? Math.min(...enlarged) : Math.max(...enlarged)) > MOST_ENLARGEMENT;
}
function images_placeOf(image, url) {
    const { selector, naturalWidth, naturalHeight, contentWidth, contentHeight, src } = image;
    const size = (width, height) => `${Math.round(width)} × ${Math.round(height)}`;
    const shown = `shown as ${size(contentWidth, contentHeight)} px`;
    return {
        url,
        selector,
        message: `${size(naturalWidth, naturalHeight)} px, ${shown}: ${src.slice(0, 200)}`,
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/on-load.js




/**
 * What Chrome showed when the page was opened and nobody touched it.
 *
 * @param rendered or why there is nothing
 * @param runs whether scripts or frames of the page could do anything
 * @param preview set where the page is on one
 */
function judgeLoad(rendered, runs, preview) {
    if (typeof rendered === 'string') {
        const names = Object.keys(LOAD_CHECKS);
        return Object.fromEntries(names.map(name => [name, (0,tool_definition/* notMeasured */.q7)(rendered)]));
    }
    const { url, dialogs, windows, popups, permissions } = rendered;
    const opened = windows.map(address => ({
        url,
        message: `it opens ${address === '' ? 'an empty window' : address}`,
    }));
    const unnamed = { url, message: `${popups} opened` };
    const byScripts = {
        'dialog-on-load': (0,tool_definition/* failWhere */.a4)([...new Set(dialogs.filter(kind => kind !== 'beforeunload'))].map(kind => ({
            url,
            message: `${kind}()`,
        }))),
        'popup-on-load': opened.length > 0 || popups === 0 ? (0,tool_definition/* failWhere */.a4)(opened) : (0,tool_definition/* fail */.fJ)(unnamed),
        'permission-on-load': (0,tool_definition/* failWhere */.a4)([...new Set(permissions)].map(permission => ({ url, message: `it asks for ${permission}` }))),
        ...judgeScripts(rendered, preview),
    };
    return {
        ...(runs ? byScripts : unlessFound(byScripts)),
        'loading-endless': judgeEnd(rendered),
        ...judgeImages(rendered),
    };
}
/** What nothing on the page could have done is no merit of it. */
function unlessFound(judgements) {
    const none = (0,tool_definition/* notApplicable */.hH)('nothing runs on the page');
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, judgement.outcome === 'pass' ? none : judgement]));
}
/** Notes of browsers that say nothing of the page. */
const HARMLESS = /ResizeObserver loop|^Script error\.?$/;
/**
 * What fails in a browser without eyes, ears and permissions, or for want of an answer: the network of whoever audits
 * is not that of visitors.
 */
const OF_SURROUNDINGS = /NotAllowedError|NotSupportedError|AbortError|NetworkError|WebGL|Failed to fetch|Load failed|error loading dynamically imported|Failed to fetch dynamically imported|Loading (?:CSS )?chunk/i;
function judgeScripts({ consoleErrors, requests, url }, preview) {
    const telling = consoleErrors.filter(({ message, url: script }) => !HARMLESS.test(message) && !OF_SURROUNDINGS.test(message) && !(0,visit_preview/* isPlatformScript */.pY)(preview, script ?? ''));
    const thrown = telling.filter(({ kind }) => kind === 'thrown');
    const written = telling.filter(({ kind, message }) => kind === 'written' && !thrown.some(error => message.includes(error.message)));
    const missing = requests.find(request => request.type === 'Script' && isWithheld(request));
    const judge = (errors) => {
        if (errors.length === 0)
            return (0,tool_definition/* pass */.IX)();
        const reason = missing && `${missing.url} was not answered to this audit, so that other scripts may fail`;
        return reason ? (0,tool_definition/* notMeasured */.q7)(reason) : (0,tool_definition/* fail */.fJ)(errors.map(error => on_load_placeOf(error, url)));
    };
    return { 'script-error': judge(thrown), 'console-error': judge(written) };
}
/** Whether this audit was not given something that visitors may well get. */
function isWithheld({ status, failure }) {
    if (status !== undefined)
        return [401, 403, 407, 429].includes(status);
    return failure !== undefined && failure !== 'net::ERR_ABORTED';
}
function on_load_placeOf({ message, url, line, column }, page) {
    return {
        url: url !== undefined && /^https?:/.test(url) ? url : page,
        message,
        ...(line === undefined || url === undefined ? {} : { line }),
        ...(column === undefined || url === undefined ? {} : { column }),
    };
}
/** Requests that go on for as long as the page stands, and that no load event waits for. */
const ENDLESS = new Set(['EventSource', 'Ping', 'WebSocket', 'Fetch', 'XHR']);
function judgeEnd({ neverLoaded, requests, url }) {
    if (!neverLoaded)
        return (0,tool_definition/* pass */.IX)();
    const open = requests.filter(request => !ENDLESS.has(request.type) && isOpen(request));
    const own = open.filter(request => new URL(request.url).host === new URL(url).host);
    if (own.length > 0)
        return (0,tool_definition/* fail */.fJ)(own.map(request => ({ url: request.url, message: 'it is not answered' })));
    const [other] = open;
    return (0,tool_definition/* notMeasured */.q7)(other
        ? `it waits for ${other.url}, which may be out of reach of this audit alone`
        : 'Chrome did not say what it waits for');
}
function isOpen({ endMs, failure }) {
    return endMs === undefined && failure === undefined;
}

// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 17 modules
var dist = __webpack_require__(92009);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/source-tags.js

const WATCHED = new Set(['html', 'head', 'body', 'form']);
/** Reads the source of a document once more, for the start tags that its tree has no element for. */
function readSourceTags({ source }) {
    const reader = new TagReader(source);
    reader.tokenizer.write(source, true);
    return { tags: reader.tags, unfinished: reader.unfinished };
}
class TagReader extends dist/* Parser */.iX {
    tags = [];
    unfinished;
    #lastTagEnd = 0;
    constructor(source) {
        super({
            sourceCodeLocationInfo: true,
            scriptingEnabled: true,
            onParseError: ({ code }) => {
                if (code !== dist/* ErrorCodes */.tG.eofInTag)
                    return;
                const at = source.slice(this.#lastTagEnd).search(/<[a-z/]/i);
                if (at >= 0)
                    this.unfinished = this.#lastTagEnd + at;
            },
        });
    }
    onStartTag(token) {
        const { location, tagName } = token;
        if (location) {
            this.#lastTagEnd = location.endOffset;
            const isNew = location.startOffset !== this.tags.at(-1)?.offset;
            if (WATCHED.has(tagName) && isNew) {
                const { startLine: line, startCol: column, startOffset: offset, endOffset: end } = location;
                this.tags.push({ name: tagName, line, column, offset, end });
            }
        }
        super.onStartTag(token);
    }
    onEndTag(token) {
        if (token.location)
            this.#lastTagEnd = token.location.endOffset;
        super.onEndTag(token);
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/ux.js











/** Elements that hold pages of their own, in which scripts may run. */
const FRAMES = ['iframe', 'frame', 'object', 'embed'];
/** Most errors of the console in the facts. */
const MAX_LISTED = 20;
/**
 * What visitors meet: a document that browsers understand, ways on, forms that can be filled in, and nothing in the
 * way when the page opens.
 *
 * Left out, for their owners have them: what closes the head, several titles, favicon (serp); plug-ins, overlays,
 * width, type sizes, viewport (mobile); labels, names of frames, landmarks, skip links, tabindex, sound that plays by
 * itself, ids that labels and ARIA use (accessibility); images without dimensions, layout shifts and their causes,
 * fonts (pagespeed); broken anchors and javascript: links (broken-links); empty and generic links (content); breadcrumbs
 * (serp); status of missing pages (redirects); forms over http (security); consent and privacy links (cookies).
 * Left out, for nothing is wrong without them or nobody can tell: print styles, manifest and theme colour, a search
 * field, the number of fields, types of buttons in forms (submit is what most mean), target=_blank, dark patterns,
 * link density, looks of links. Scrolling without end: one look at a page does not show it.
 */
const uxTool = (0,tool_definition/* defineTool */.uO)({
    name: 'ux',
    title: 'User experience',
    checks: UX_CHECKS,
    async judge(visit) {
        (0,instant_redirect/* assertShown */.e)(await visit.htmlPage());
        const [page, notFound, loaded] = await Promise.all([
            visit.judgedPage(),
            judgeNotFoundPage(visit),
            loadedOrReason(visit),
        ]);
        const { sent, document } = page;
        const source = readSourceTags(sent.document);
        const sentTags = { document: sent.document, tags: source.tags };
        const runs = page.scripts.state !== 'none' || document.elements(...FRAMES).length > 0;
        return {
            judgements: {
                ...judgeDocument(sent, document, source),
                ...(0,script_judgements/* unlessUnfilled */.ED)(page, judgeNavigation(page)),
                'not-found-page-bare': notFound,
                ...(0,script_judgements/* unlessUnfilled */.ED)(page, judgeForms(document, sentTags, loaded)),
                ...judgeLoad(loaded, runs, visit.preview),
            },
            facts: { ...factsOf(loaded), rendered: (0,script_judgements/* renderingFacts */._V)(page) },
        };
    },
});
/** The page in Chrome, or why there is nothing to say of it. */
async function loadedOrReason(visit) {
    const rendered = await (0,rendered_page/* renderedOrReason */.V)(visit);
    const ledTo = typeof rendered === 'string' ? undefined : rendered.ledTo;
    return ledTo === undefined ? rendered : `Chrome was led on from it to ${ledTo}`;
}
function factsOf(rendered) {
    if (typeof rendered === 'string')
        return {};
    const { consoleErrors, dialogs, windows, permissions, neverLoaded, screenshots } = rendered;
    return {
        consoleErrors: consoleErrors.slice(0, MAX_LISTED).map(({ kind, message }) => ({ kind, message })),
        dialogs: [...dialogs].slice(0, MAX_LISTED),
        windows: [...windows],
        permissions: [...permissions],
        loaded: !neverLoaded,
        ...(screenshots && { screenshots: { ...screenshots } }),
    };
}


/***/ }),

/***/ 67086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ charsetOf),
/* harmony export */   i: () => (/* binding */ decodeHtml)
/* harmony export */ });
/* harmony import */ var html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45528);
/* harmony import */ var _content_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53796);


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
    return contentType === undefined ? undefined : (0,_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)([contentType]).charset;
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

/***/ 99673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ asRead)
/* harmony export */ });
/** A response whose document was read in part counts as truncated, whatever it was that ended the reading. */
function asRead(response, { unread }) {
    return unread === undefined ? response : { ...response, truncated: true };
}


/***/ }),

/***/ 40242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ platformScriptPatterns),
/* harmony export */   G7: () => (/* binding */ previewHint),
/* harmony export */   IS: () => (/* binding */ hereOf),
/* harmony export */   YG: () => (/* binding */ askedAt),
/* harmony export */   dT: () => (/* binding */ isOnProduction),
/* harmony export */   kX: () => (/* binding */ isPlatformCookie),
/* harmony export */   n0: () => (/* binding */ bareHost),
/* harmony export */   oW: () => (/* binding */ previewOf),
/* harmony export */   pY: () => (/* binding */ isPlatformScript)
/* harmony export */ });
/**
 * What is known of the deployment that a URL belongs to; undefined where the URL is on production itself, with or
 * without www. The folder that production is in is the root of a preview, unless the preview is in the same folder.
 *
 * @param productionUrl where the pages will live, if that is known
 */
function previewOf(url, productionUrl) {
    const audited = new URL(url);
    const here = audited.origin;
    if (productionUrl === undefined) {
        return { host: undefined, origin: undefined, folder: '', here, words: 'on a preview' };
    }
    const { host, origin, pathname } = new URL(productionUrl);
    if (bareHost(host) === bareHost(audited.host))
        return undefined;
    const folder = pathname.replace(/\/$/, '');
    return {
        host,
        origin,
        folder: isInFolder(audited.pathname, folder) ? '' : folder,
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
    return new URL(`${preview.here}${url.pathname.slice(preview.folder.length) || '/'}${url.search}`);
}
/** Where to ask for what a page names: on the preview for what production will have from it. */
function askedAt(preview, url) {
    return hereOf(preview, new URL(url))?.href ?? url;
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
    const isUnsaid = preview === undefined && PREVIEW_HOSTS.some(pattern => pattern.test(hostname));
    return isUnsaid ? '; if this is a preview, name production in the setting "production-url"' : '';
}
/** A host without `www.`, which for most sites is the same place. */
function bareHost(host) {
    return host.replace(/^www\./, '');
}


/***/ }),

/***/ 723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ RenderedDocument),
/* harmony export */   z: () => (/* binding */ sentElement)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4719);

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


/***/ })

};
