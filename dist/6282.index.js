export const id = 6282;
export const ids = [6282];
export const modules = {

/***/ 69204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cM: () => (/* binding */ comparablePath),
/* harmony export */   cW: () => (/* binding */ isLoopbackHost),
/* harmony export */   fF: () => (/* binding */ isHomePage),
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


/***/ }),

/***/ 44310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ canonicalLinks),
/* harmony export */   f: () => (/* binding */ declaredCanonical)
/* harmony export */ });
/* harmony import */ var _visit_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91709);
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

/***/ 5154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ relations),
/* harmony export */   MX: () => (/* binding */ SENT_HIDDEN),
/* harmony export */   ZF: () => (/* binding */ isSentHidden),
/* harmony export */   ZY: () => (/* binding */ isCanonical),
/* harmony export */   gd: () => (/* binding */ isInHead)
/* harmony export */ });
/* harmony import */ var _visit_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91709);

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

/***/ 86282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sitemapTool: () => (/* binding */ sitemapTool)
});

// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
// EXTERNAL MODULE: ./lib/engine/tool-definition.js
var tool_definition = __webpack_require__(62822);
// EXTERNAL MODULE: ./lib/engine/visit/page-directives.js
var page_directives = __webpack_require__(38138);
// EXTERNAL MODULE: ./lib/engine/visit/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51659);
// EXTERNAL MODULE: ./lib/engine/visit/charset.js
var charset = __webpack_require__(67086);
// EXTERNAL MODULE: ./lib/engine/visit/exchange.js
var visit_exchange = __webpack_require__(23849);
;// CONCATENATED MODULE: ./lib/engine/visit/sitemap/format.js
/** The namespace of the protocol, to the letter. @see https://www.sitemaps.org/protocol.html */
const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Google's extensions and the one for translations, under the prefixes that they are used with. */
const EXTENSION_NAMESPACES = {
    image: 'http://www.google.com/schemas/sitemap-image/1.1',
    video: 'http://www.google.com/schemas/sitemap-video/1.1',
    news: 'http://www.google.com/schemas/sitemap-news/0.9',
    xhtml: 'http://www.w3.org/1999/xhtml',
};
/** Most bytes of one sitemap, uncompressed. @see https://www.sitemaps.org/protocol.html#index */
const MAX_SITEMAP_BYTES = 52_428_800;
/** Most URLs of one sitemap, and most sitemaps of one index. @see https://www.sitemaps.org/protocol.html#index */
const MAX_SITEMAP_URLS = 50_000;
/** A copy of a text that does not keep alive the large text that it was cut from. */
function detached(text) {
    return Buffer.from(text, 'utf8').toString('utf8');
}

// EXTERNAL MODULE: ./lib/engine/visit/body.js
var body = __webpack_require__(68988);
;// CONCATENATED MODULE: ./lib/engine/visit/sitemap/decode.js


/** Bytes in which an XML declaration ends. */
const DECLARATION_BYTES = 256;
const REPLACEMENT = '\uFFFD';
const ENCODED_REPLACEMENT = Buffer.from(REPLACEMENT, 'utf8');
/** The facts of a file of which nothing was read yet. */
function noFacts() {
    return {
        bytes: 0,
        gzip: false,
        truncated: false,
        encoding: 'utf-8',
        byteOrderMark: false,
        gzipBroken: false,
    };
}
/**
 * The text of a sitemap, piece by piece: gzip undone, decoded by its byte-order mark, else by its XML declaration,
 * else by HTTP, else as UTF-8, cut at the size limit of the protocol.
 *
 * @param charset of `Content-Type`
 * @param report is told once of an encoding that is not UTF-8 and of bytes that are not valid in it
 */
async function* decodedText(chunks, charset, facts, report) {
    const bytes = await withHead(limited(await uncompressed(chunks, facts), facts), DECLARATION_BYTES);
    facts.encoding = encodingOf(bytes.head, charset, facts);
    const decoder = new TextDecoder(facts.encoding);
    const inspect = inspector(facts.encoding, report);
    for await (const chunk of bytes.all) {
        const text = decoder.decode(chunk, { stream: true });
        inspect(text, chunk);
        if (text !== '')
            yield text;
    }
    const rest = facts.truncated ? '' : decoder.decode();
    inspect(rest, Buffer.alloc(0));
    if (rest !== '')
        yield rest;
}
async function uncompressed(chunks, facts) {
    const { head, all } = await withHead(chunks, 2);
    facts.gzip = head[0] === 0x1f && head[1] === 0x8b;
    return facts.gzip ? untilBroken((0,body/* gunzipped */.lY)(all), facts) : all;
}
/** What could be undone. Where the connection broke off instead, the HTTP client tells of it by itself. */
async function* untilBroken(chunks, facts) {
    try {
        yield* chunks;
    }
    catch {
        facts.gzipBroken = true;
    }
}
async function* limited(chunks, facts) {
    for await (const chunk of chunks) {
        const room = MAX_SITEMAP_BYTES - facts.bytes;
        facts.truncated = chunk.length > room;
        facts.bytes += Math.min(room, chunk.length);
        yield facts.truncated ? chunk.subarray(0, room) : chunk;
        if (facts.truncated)
            return;
    }
}
/** All chunks, and the first bytes of them: as many as asked for, or fewer where the whole has fewer. */
async function withHead(chunks, size) {
    const rest = chunks[Symbol.asyncIterator]();
    const seen = [];
    let length = 0;
    while (length < size) {
        const next = await rest.next();
        if (next.done)
            break;
        seen.push(next.value);
        length += next.value.length;
    }
    const head = Buffer.concat(seen);
    async function* all() {
        if (head.length > 0)
            yield head;
        yield* { [Symbol.asyncIterator]: () => rest };
    }
    return { head: head.subarray(0, size), all: all() };
}
function encodingOf(head, charset, facts) {
    const [a, b, c] = head;
    facts.byteOrderMark = (a === 0xef && b === 0xbb && c === 0xbf) || a === 0xff || a === 0xfe;
    if (a === 0xef && b === 0xbb && c === 0xbf)
        return 'utf-8';
    if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0))
        return 'utf-16le';
    if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c))
        return 'utf-16be';
    facts.byteOrderMark = false;
    const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head.toString('latin1'))?.[1];
    return whatwgName(declared) ?? whatwgName(charset) ?? 'utf-8';
}
function whatwgName(label) {
    try {
        return label === undefined ? undefined : new TextDecoder(label).encoding;
    }
    catch {
        return undefined;
    }
}
/** Tells once of the first character that shows that a file is not UTF-8: ASCII alone is UTF-8 whatever it is called. */
function inspector(encoding, report) {
    const isUtf8 = encoding === 'utf-8';
    const foreign = isUtf8 ? REPLACEMENT : /[^\0-\x7f]/;
    let line = 1;
    let told = false;
    return (text, chunk) => {
        if (told)
            return;
        const at = encoding.startsWith('utf-16') && text !== '' ? 0 : text.search(foreign);
        if (at >= 0 && !(isUtf8 && chunk.includes(ENCODED_REPLACEMENT))) {
            told = true;
            const message = isUtf8 ? 'has bytes that are not UTF-8' : `is ${encoding}, not UTF-8`;
            report({ kind: 'encoding', line: line + lineEnds(text.slice(0, at)), message });
        }
        line += lineEnds(text);
    };
}
function lineEnds(text) {
    let count = 0;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        count++;
    return count;
}

// EXTERNAL MODULE: ./node_modules/saxes/saxes.js
var saxes = __webpack_require__(59800);
// EXTERNAL MODULE: ./lib/engine/visit/document.js
var visit_document = __webpack_require__(91709);
;// CONCATENATED MODULE: ./lib/engine/visit/sitemap/bare-ampersands.js
/** The longest thing that must not be cut in two: a reference, or the start of a marked section. */
const LOOK_AHEAD = 40;
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,30});/iy;
const MARKERS = /&|<!--|<!\[CDATA\[|<\?|<!DOCTYPE/gi;
const ENDS = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' };
/**
 * Escapes ampersands that start no reference, the commonest fault of sitemaps: a parser would take all that follows up
 * to the next semicolon for the name of an entity. Ampersands in comments, CDATA and processing instructions stay.
 */
class BareAmpersands {
    #sink;
    #pending = '';
    /** What ends the marked section that the text is in; empty outside of one, `>` in a DOCTYPE. */
    #end = '';
    constructor(sink) {
        this.#sink = sink;
    }
    write(text) {
        this.#process(this.#pending + text, false);
    }
    end() {
        this.#process(this.#pending, true);
    }
    #process(text, last) {
        const limit = last ? text.length : text.length - LOOK_AHEAD;
        let from = 0;
        let at = 0;
        while (at < limit) {
            const stop = this.#end === '' ? nextMarker(text, at) : this.#sectionEnd(text, at);
            if (stop === undefined || stop.at >= limit)
                break;
            if (stop.marker === '&' || stop.marker === '<!DOCTYPE') {
                this.#flush(text.slice(from, stop.at));
                from = stop.at;
                if (stop.marker === '&') {
                    this.#sink.bareAmpersand();
                    this.#sink.write('&amp;');
                    from = stop.at + 1;
                }
                else
                    this.#sink.doctype();
            }
            at = stop.at + stop.marker.length;
            this.#end = stop.end;
        }
        // Behind the limit a marker may be cut in two: it waits for what follows.
        const done = Math.max(from, Math.min(text.length, Math.max(at, limit)));
        this.#flush(text.slice(from, done));
        this.#pending = text.slice(done);
    }
    #flush(text) {
        if (text !== '')
            this.#sink.write(text);
    }
    #sectionEnd(text, from) {
        const end = this.#end;
        const at = text.indexOf(end, from);
        if (end === '>') {
            const bracket = text.indexOf('[', from);
            if (bracket >= 0 && (at < 0 || bracket < at))
                this.#sink.declarations();
        }
        return at < 0 ? undefined : { at, marker: end, end: '' };
    }
}
function nextMarker(text, from) {
    MARKERS.lastIndex = from;
    for (let match = MARKERS.exec(text); match; match = MARKERS.exec(text)) {
        const marker = match[0].toUpperCase();
        const at = match.index;
        if (marker !== '&')
            return { at, marker, end: marker === '<!DOCTYPE' ? '>' : ENDS[marker] };
        REFERENCE.lastIndex = at;
        const reference = REFERENCE.exec(text);
        if (!reference)
            return { at, marker, end: '' };
        MARKERS.lastIndex = at + reference[0].length;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/engine/visit/sitemap/xml-reader.js



/** Reading of a file ends here: the rest of it would mean nothing, or cost too much. */
class StopReading extends Error {
    name = 'StopReading';
}
/** Characters without a beginning or an end of anything: no sitemap has a text, comment or attribute of this size. */
const MAX_UNBROKEN = 1024 * 1024;
const MAX_DEPTH = 32;
const MAX_ATTRIBUTES = 100;
/** Faults after which the rest of a file is not worth reading. */
const MAX_FAULTS = 1000;
/** Kept of the text of one element: the longest address that is of use has 2,048 characters. */
const MAX_TEXT = 64 * 1024;
/** Handed to the parser at once, so that the caps are looked at often. */
const PIECE = 64 * 1024;
/** What is shown before and behind a fault. */
const SNIPPET_BEFORE = 60;
const SNIPPET_LENGTH = 140;
/** Faults behind which a parser can still tell what is meant; behind others a search engine reads nothing more. */
const RECOVERABLE = /^(?:undefined entity|unbound namespace prefix|duplicate attribute|disallowed character$|malformed character entity|the string "]]>"|an XML declaration must be at)/;
/** What the parser says too tersely. */
const WORDS = {
    'unexpected close tag': 'a closing tag does not match the tag that is open',
    'disallowed character in tag name': 'has a "<" that begins no tag; in text it must be written "&lt;"',
    'an XML declaration must be at the start of the document': 'something stands before the XML declaration',
};
/**
 * Reads XML piece by piece with a bounded amount of memory: no entity is expanded but the five of XML itself, and what
 * is larger or deeper than any sitemap ends with {@link StopReading}.
 */
class XmlReader {
    #handler;
    #parser = new saxes/* SaxesParser */.wT({ xmlns: true });
    #ampersands;
    #told = new Set();
    /** What the parser reads, and where that begins in the file. */
    #piece = '';
    #pieceStart = 0;
    #unbroken = 0;
    #attributes = 0;
    #depth = 0;
    #faults = 0;
    #start = { line: 1 };
    /** Text of the element that opened last; undefined where something has closed since. */
    #text;
    /** Characters put in for bare ampersands, which are not in the file, and the line that they are on. */
    #added = { line: 0, count: 0 };
    constructor(handler) {
        this.#handler = handler;
        this.#ampersands = new BareAmpersands({
            write: text => this.#write(text),
            bareAmpersand: () => this.#bareAmpersand(),
            doctype: () => handler.problem({ kind: 'doctype', ...this.#place(0), message: 'has a DOCTYPE' }),
            declarations: () => this.#stop('doctype', 'its DOCTYPE declares entities, which are not expanded'),
        });
        this.#listen();
    }
    /** @throws StopReading */
    write(text) {
        for (let at = 0; at < text.length; at += PIECE)
            this.#ampersands.write(text.slice(at, at + PIECE));
    }
    /** Tells of what is still open. @throws StopReading */
    end() {
        this.#ampersands.end();
        this.#parser.close();
    }
    #listen() {
        const parser = this.#parser;
        const alive = () => {
            this.#unbroken = 0;
        };
        parser.on('error', error => this.#fault(error.message.replace(/^\d+:\d+: |\.$/g, '')));
        parser.on('text', text => this.#addText(text));
        parser.on('cdata', text => this.#addText(text));
        parser.on('comment', alive);
        parser.on('processinginstruction', alive);
        parser.on('attribute', () => {
            this.#unbroken = 0;
            if (++this.#attributes > MAX_ATTRIBUTES) {
                this.#stop('hostile', `an element has more than ${MAX_ATTRIBUTES} attributes`);
            }
        });
        parser.on('opentagstart', ({ name }) => {
            this.#unbroken = 0;
            this.#attributes = 0;
            // The parser stands behind "<", the name and one character more.
            this.#start = this.#place(name.length + 2);
        });
        parser.on('opentag', tag => this.#open(tag));
        parser.on('closetag', () => {
            this.#unbroken = 0;
            this.#depth--;
            const text = this.#text ?? '';
            this.#text = undefined;
            this.#handler.close(text.trim());
        });
    }
    #open({ uri, prefix, local, attributes }) {
        this.#unbroken = 0;
        if (++this.#depth > MAX_DEPTH) {
            this.#stop('hostile', `elements are nested more than ${MAX_DEPTH} deep`);
        }
        this.#text = '';
        this.#handler.open({ uri, prefix, local, attributes, ...this.#start });
    }
    #addText(text) {
        this.#unbroken = 0;
        if (this.#text !== undefined && this.#text.length < MAX_TEXT)
            this.#text += text.slice(0, MAX_TEXT);
    }
    #write(text) {
        this.#unbroken += text.length;
        this.#pieceStart += this.#piece.length;
        this.#piece = text;
        this.#parser.write(text);
        if (this.#unbroken > MAX_UNBROKEN) {
            this.#stop('hostile', `has a piece of more than ${MAX_UNBROKEN / 1024 / 1024} MiB without any tag`);
        }
    }
    #bareAmpersand() {
        const place = this.#place(0);
        this.#count();
        this.#handler.problem({
            kind: 'not-well-formed',
            ...place,
            message: 'has a bare "&", which must be written "&amp;"',
            snippet: (0,visit_document/* snippet */.UA)(`${this.#piece.slice(-SNIPPET_BEFORE)}&`),
        });
        const { line } = this.#parser;
        const before = this.#added.line === line ? this.#added.count : 0;
        this.#added = { line, count: before + '&amp;'.length - '&'.length };
    }
    #fault(message) {
        const recoverable = RECOVERABLE.test(message);
        const once = message.startsWith('unbound') || message.startsWith('undefined');
        if (once && this.#told.has(message))
            return;
        if (once)
            this.#told.add(message.slice(0, SNIPPET_LENGTH));
        const at = Math.max(0, this.#parser.position - this.#pieceStart - SNIPPET_BEFORE);
        const problem = {
            kind: 'not-well-formed',
            ...this.#place(),
            message: WORDS[message] ?? message,
        };
        const source = (0,visit_document/* snippet */.UA)(this.#piece.slice(at, at + SNIPPET_LENGTH));
        if (source !== '')
            problem.snippet = source;
        this.#handler.problem(problem);
        if (!recoverable)
            throw new StopReading('it is not XML from there on');
        this.#count();
    }
    #count() {
        if (++this.#faults >= MAX_FAULTS)
            throw new StopReading(`it has ${MAX_FAULTS} faults up to there`);
    }
    #stop(kind, message) {
        this.#handler.problem({ kind, ...this.#place(), message });
        throw new StopReading(message);
    }
    /** @param behind characters by which the parser is further; 0 is the one that it reads next */
    #place(behind = 1) {
        const { line, column: consumed } = this.#parser;
        const added = this.#added.line === line ? this.#added.count : 0;
        const column = consumed - added - behind + 1;
        if (column >= 1)
            return { line, column };
        // The name ended with its line.
        return { line: Math.max(1, behind > 1 ? line - 1 : line) };
    }
}

;// CONCATENATED MODULE: ./lib/engine/visit/sitemap/sitemap-document.js


const LEAVES = new Set(['loc', 'lastmod', 'changefreq', 'priority']);
const CHILD_LEAVES = new Set(['loc', 'lastmod']);
/** Kept of one entry: more alternates or videos than this are no sitemap for people. */
const MAX_KEPT = 500;
/** What the elements of a `urlset` or a `sitemapindex` mean. */
class SitemapDocument {
    kind;
    #handler;
    #rootUri;
    #itemName;
    #leaves;
    #namespacesTold = new Set();
    /** Local names from the root down to what is open. */
    #path = [];
    /** Depth from which on nothing is of interest. */
    #ignoredFrom = Number.POSITIVE_INFINITY;
    #entry;
    /** Elements of the protocol that the open entry has. */
    #seen = new Set();
    #extension;
    constructor(kind, root, handler) {
        this.kind = kind;
        this.#handler = handler;
        this.#rootUri = root.uri;
        this.#itemName = kind === 'index' ? 'sitemap' : 'url';
        this.#leaves = kind === 'index' ? CHILD_LEAVES : LEAVES;
        this.#path.push(root.local);
        if (root.uri !== SITEMAP_NAMESPACE)
            this.#namespace(root, SITEMAP_NAMESPACE);
    }
    problem(problem) {
        this.#handler.problem(problem);
    }
    open(element) {
        const depth = this.#path.push(element.local);
        if (depth >= this.#ignoredFrom)
            return;
        if (depth === 2)
            this.#openItem(element);
        else if (depth === 3)
            this.#openInItem(element);
        else if (this.#extension)
            this.#openInExtension(element);
        else
            this.#unexpected(element, `stands inside <${this.#path.at(-2)}>`);
    }
    close(text) {
        const depth = this.#path.length;
        if (depth < this.#ignoredFrom) {
            if (depth === 2)
                this.#closeItem();
            else if (this.#extension)
                this.#closeInExtension(depth, text);
            else if (depth === 3)
                this.#leaf(this.#path[2], text);
        }
        else if (depth === this.#ignoredFrom)
            this.#ignoredFrom = Number.POSITIVE_INFINITY;
        this.#path.pop();
    }
    #openItem(element) {
        if (element.uri === this.#rootUri && element.local === this.#itemName) {
            const { line, column } = element;
            this.#entry = newEntry(line, column);
            this.#seen.clear();
        }
        else if (element.uri === this.#rootUri || element.prefix === '') {
            this.#unexpected(element, `stands where <${this.#itemName}> belongs`);
        }
        else
            this.#ignore();
    }
    #openInItem(element) {
        const { uri, prefix } = element;
        if (uri === this.#rootUri)
            this.#openLeaf(element);
        else if (prefix === '')
            this.#unexpected(element, 'is in another namespace than its parent');
        else
            this.#openExtension(element);
    }
    #openLeaf(element) {
        if (!this.#leaves.has(element.local))
            this.#unexpected(element, 'is not part of the protocol');
        else if (this.#seen.has(element.local)) {
            this.#unexpected(element, `is there twice in one <${this.#itemName}>`);
        }
        else {
            this.#seen.add(element.local);
            if (element.local === 'loc')
                Object.assign(this.#entry, placeOf(element));
        }
    }
    #openExtension(element) {
        const { uri, local, prefix } = element;
        const expected = EXTENSION_NAMESPACES[prefix];
        // A prefix that is bound to nothing is told of by the parser, with its own name for a namespace.
        if (expected && uri !== expected && uri !== prefix)
            this.#namespace(element, expected);
        const entry = this.#entry;
        const { image, video, news, xhtml } = EXTENSION_NAMESPACES;
        if (uri === xhtml && local === 'link') {
            if (entry.alternates.length < MAX_KEPT)
                entry.alternates.push(alternateOf(element));
            this.#ignore();
        }
        else if (uri === image && local === 'image')
            this.#begin('image', element);
        else if (uri === video && local === 'video')
            this.#begin('video', element);
        else if (uri === news && local === 'news')
            this.#begin('news', element);
        else if (uri === image || uri === video || uri === news) {
            const wrapper = Object.entries(EXTENSION_NAMESPACES).find(([, known]) => known === uri)[0];
            this.#unexpected(element, `stands outside <${wrapper}:${wrapper}>`);
        }
        else
            this.#ignore();
    }
    #begin(kind, element) {
        this.#extension = { kind, fields: new Map(), tags: 0, ...placeOf(element) };
    }
    #openInExtension({ local }) {
        const extension = this.#extension;
        if (extension.kind === 'video' && local === 'tag')
            extension.tags++;
    }
    #closeInExtension(depth, text) {
        const extension = this.#extension;
        if (depth > 3) {
            const name = this.#path.slice(3).join('/');
            if (!extension.fields.has(name))
                extension.fields.set(name, text);
            return;
        }
        this.#extension = undefined;
        const entry = this.#entry;
        if (extension.kind === 'image') {
            entry.images++;
            if (!extension.fields.get('loc') && entry.imagesWithoutLoc.length < MAX_KEPT) {
                entry.imagesWithoutLoc.push(placeOf(extension));
            }
        }
        else {
            const list = extension.kind === 'video' ? entry.videos : entry.news;
            if (list.length < MAX_KEPT)
                list.push(extension);
        }
    }
    #leaf(name, text) {
        const entry = this.#entry;
        if (name === 'loc')
            entry.loc = text;
        else if (name === 'lastmod')
            entry.lastmod = text;
        else if (name === 'changefreq')
            entry.changefreq = text;
        else if (name === 'priority')
            entry.priority = text;
    }
    #closeItem() {
        const entry = this.#entry;
        this.#entry = undefined;
        if (this.kind === 'index') {
            const { loc, lastmod } = entry;
            this.#handler.child({ loc, ...(lastmod !== undefined && { lastmod }), ...placeOf(entry) });
        }
        else
            this.#handler.entry(entry);
    }
    #ignore() {
        this.#ignoredFrom = this.#path.length;
    }
    #unexpected(element, what) {
        const name = element.prefix === '' ? element.local : `${element.prefix}:${element.local}`;
        this.#handler.problem({
            kind: 'unexpected-tag',
            ...placeOf(element),
            message: `<${detached(name.slice(0, 100))}> ${what}`,
        });
        this.#ignore();
    }
    /** Each wrong namespace once a file. */
    #namespace(element, expected) {
        const uri = detached(element.uri.slice(0, 200));
        if (this.#namespacesTold.has(uri))
            return;
        this.#namespacesTold.add(uri);
        const has = uri === '' ? 'no namespace' : `the namespace "${uri}"`;
        const message = `<${element.prefix === '' ? element.local : `${element.prefix}:${element.local}`}> has ${has} instead of "${expected}"`;
        this.#handler.problem({ kind: 'namespace', ...placeOf(element), message });
    }
}
/** Which reader an XML file needs, by its root. */
function kindOfRoot({ local, uri }) {
    if (local === 'urlset')
        return 'urlset';
    if (local === 'sitemapindex')
        return 'index';
    if (local === 'rss')
        return 'rss';
    if (local === 'feed')
        return 'atom';
    if (local.toLowerCase() === 'html' || uri === EXTENSION_NAMESPACES.xhtml)
        return 'html';
    return 'xml';
}
/** Ends the reading of XML that is no sitemap. */
function refuseRoot(kind, root, handler) {
    if (kind === 'xml') {
        const message = `its root is <${detached(root.local.slice(0, 100))}>, not <urlset> or <sitemapindex>`;
        handler.problem({ kind: 'root', ...placeOf(root), message });
    }
    throw new StopReading('it is not a sitemap');
}
function newEntry(line, column) {
    return {
        loc: '',
        line,
        ...(column !== undefined && { column }),
        images: 0,
        imagesWithoutLoc: [],
        videos: [],
        news: [],
        alternates: [],
    };
}
function alternateOf(element) {
    const value = (name) => (element.attributes[name]?.value ?? '').trim();
    return { rel: value('rel'), hreflang: value('hreflang'), href: value('href'), ...placeOf(element) };
}
function placeOf({ line, column }) {
    return column === undefined ? { line } : { line, column };
}

;// CONCATENATED MODULE: ./lib/engine/visit/sitemap/feed-document.js

const ATOM_NAMESPACES = new Set([
    'http://www.w3.org/2005/Atom',
    'http://purl.org/atom/ns#',
]);
/**
 * The links of an RSS 2.0 or Atom feed, which search engines take as a sitemap. An item without a link adds nothing: a
 * feed is more than a list of pages.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#rss
 */
class FeedDocument {
    #handler;
    #itemName;
    #depth = 1;
    #item;
    /** Whether the element that opened last is an RSS link. */
    #inLink = false;
    constructor(kind, handler) {
        this.#handler = handler;
        this.#itemName = kind === 'rss' ? 'item' : 'entry';
    }
    problem(problem) {
        this.#handler.problem(problem);
    }
    open(element) {
        this.#depth++;
        this.#inLink = false;
        const { local, uri, line, column } = element;
        if (local === this.#itemName && !this.#item) {
            this.#item = { depth: this.#depth, entry: newEntry(line, column) };
            return;
        }
        if (!this.#item || local !== 'link' || this.#depth !== this.#item.depth + 1)
            return;
        if (this.#itemName === 'item')
            this.#inLink = uri === '';
        else if (ATOM_NAMESPACES.has(uri) && isPageLink(element))
            this.#link(element.attributes['href'].value);
        if (this.#inLink)
            Object.assign(this.#item.entry, { line, column });
    }
    close(text) {
        if (this.#inLink)
            this.#link(text);
        this.#inLink = false;
        if (this.#item?.depth === this.#depth) {
            if (this.#item.entry.loc !== '')
                this.#handler.entry(this.#item.entry);
            this.#item = undefined;
        }
        this.#depth--;
    }
    #link(href) {
        const { entry } = this.#item;
        if (entry.loc === '')
            entry.loc = href.trim();
    }
}
function isPageLink({ attributes }) {
    return attributes['href'] !== undefined && (attributes['rel']?.value ?? 'alternate') === 'alternate';
}

;// CONCATENATED MODULE: ./lib/engine/visit/sitemap/text-list.js

/** A line that is longer is no address, and the rest of it is dropped. */
const MAX_LINE = 64 * 1024;
/**
 * Reads a text sitemap: one absolute URL a line.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#text
 */
class TextList {
    #handler;
    #line = 1;
    #pending = '';
    constructor(handler) {
        this.#handler = handler;
    }
    write(text) {
        let from = 0;
        for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
            this.#endLine(text.slice(from, at));
            from = at + 1;
        }
        this.#pending = (this.#pending + text.slice(from)).slice(0, MAX_LINE);
    }
    end() {
        this.#endLine('');
    }
    #endLine(rest) {
        const loc = (this.#pending + rest).trim();
        this.#pending = '';
        if (loc !== '')
            this.#handler.entry({ ...newEntry(this.#line, 1), loc });
        this.#line++;
    }
}

;// CONCATENATED MODULE: ./lib/engine/visit/sitemap/read-sitemap.js






/** Characters by which it is told what a file is. */
const HEAD = 1000;
/** Entries that are read: enough to say by how much a file has too many. */
const MAX_READ = 4 * MAX_SITEMAP_URLS;
/** A line of a list of addresses, among the first of a file. */
const ADDRESS_LINE = /^\s*https?:\/\/\S+\s*$/im;
/**
 * Reads a sitemap of any form (urlset, index, RSS, Atom, text; compressed or not) piece by piece, in memory that does
 * not grow with the file. Nothing in the file makes it fail: what is wrong goes to the handler.
 *
 * @param charset of `Content-Type`
 * @throws what the chunks throw
 */
async function readSitemap(chunks, charset, handler) {
    const facts = noFacts();
    const counted = new CountingHandler(handler);
    const text = decodedText(chunks, charset, facts, problem => handler.problem(problem));
    const head = await readHead(text);
    const format = formatOf(head);
    if (format === 'html' || format === 'unknown') {
        await text.return(undefined);
        if (facts.gzipBroken)
            handler.problem(BROKEN_GZIP);
        else if (format === 'unknown')
            handler.problem({ kind: 'root', message: formlessness(head) });
        return { ...facts, kind: format, entries: 0, stopped: 'it is not a sitemap' };
    }
    const reader = format === 'text' ? new TextFormat(counted) : new XmlFormat(counted);
    const stopped = await feed(reader, head, text, facts);
    if (facts.gzipBroken)
        handler.problem(BROKEN_GZIP);
    return {
        ...facts,
        kind: reader.kind,
        entries: counted.count,
        ...(stopped !== undefined && { stopped }),
    };
}
const BROKEN_GZIP = { kind: 'gzip', message: 'its gzip data is broken or cut off' };
function formlessness(head) {
    return head.trim() === '' ? 'is empty' : 'is neither XML nor a list of URLs';
}
/** @returns why the file was not read to its end */
async function feed(reader, head, text, facts) {
    try {
        reader.write(head);
        for await (const piece of text)
            reader.write(piece);
        if (facts.gzipBroken)
            return BROKEN_GZIP.message;
        if (facts.truncated)
            return 'it is larger than a sitemap may be';
        reader.end();
        return undefined;
    }
    catch (error) {
        if (error instanceof StopReading)
            return error.message;
        throw error;
    }
}
async function readHead(text) {
    let head = '';
    while (head.trimStart().length < HEAD) {
        const next = await text.next();
        if (next.done)
            break;
        head += next.value;
        // White space without end is nothing that a sitemap begins with.
        if (head.length > HEAD * HEAD)
            break;
    }
    return head;
}
function formatOf(head) {
    const start = head.slice(0, HEAD * HEAD).trimStart();
    if (/^<(?:!doctype\s+html|html[\s>])/i.test(start))
        return 'html';
    if (start.startsWith('<'))
        return 'xml';
    return ADDRESS_LINE.test(start.slice(0, HEAD * 4)) ? 'text' : 'unknown';
}
class CountingHandler {
    count = 0;
    #handler;
    constructor(handler) {
        this.#handler = handler;
    }
    entry(entry) {
        this.#add();
        this.#handler.entry(entry);
    }
    child(child) {
        this.#add();
        this.#handler.child(child);
    }
    problem(problem) {
        this.#handler.problem(problem);
    }
    #add() {
        if (++this.count > MAX_READ)
            throw new StopReading(`it has more than ${MAX_READ} entries`);
    }
}
class TextFormat {
    kind = 'text';
    #list;
    constructor(handler) {
        this.#list = new TextList(handler);
    }
    write(text) {
        this.#list.write(text);
    }
    end() {
        this.#list.end();
    }
}
/** XML of which the root has yet to show what it is. */
class XmlFormat {
    kind = 'xml';
    #handler;
    #reader;
    #document;
    constructor(handler) {
        this.#handler = handler;
        this.#reader = new XmlReader(this);
    }
    write(text) {
        this.#reader.write(text);
    }
    end() {
        this.#reader.end();
    }
    open(element) {
        if (this.#document)
            this.#document.open(element);
        else
            this.#document = this.#begin(element);
    }
    close(text) {
        this.#document?.close(text);
    }
    problem(problem) {
        this.#handler.problem(problem);
    }
    #begin(root) {
        this.kind = kindOfRoot(root);
        switch (this.kind) {
            case 'urlset':
            case 'index':
                return new SitemapDocument(this.kind, root, this.#handler);
            case 'rss':
            case 'atom':
                return new FeedDocument(this.kind, this.#handler);
            default:
                return refuseRoot(this.kind, root, this.#handler);
        }
    }
}

;// CONCATENATED MODULE: ./lib/engine/visit/sitemap/survey.js





const SURVEY_LIMITS = { files: 30, bytes: 256 * 1024 * 1024, ms: 45_000 };
/** Where site generators and content systems put a sitemap that robots.txt does not name. */
const COMMON_PATHS = [
    '/sitemap.xml',
    '/sitemap_index.xml',
    '/sitemap-index.xml',
    '/wp-sitemap.xml',
    '/sitemap.xml.gz',
    '/sitemap.txt',
];
/** Problems of one kind that are kept of one file. */
const MAX_KEPT_PROBLEMS = 50;
/**
 * Reads the sitemaps of a site: those that robots.txt names, else the first that is found at a common address, and of
 * an index those that it names. An index that an index names is not followed, as no search engine does; so cycles end.
 *
 * Build previews name their sitemaps by the address of production: the same path is tried on the audited origin first.
 *
 * @param origin as `https://www.example.com`
 * @param mayLeave whether a file that is named on another host, and is not on this one, is fetched from there
 */
async function surveySitemaps(source, origin, listener, { mayLeave, limits = SURVEY_LIMITS }) {
    const robots = await source.robotsTxt(`${origin}/`);
    const lines = (0,robots_txt/* sitemapsOf */.yw)(robots);
    const survey = new Survey(source, origin, listener, mayLeave, limits);
    const named = lines.flatMap(({ url, line }) => url === undefined
        ? []
        : [{ url, foundBy: 'robots', vouchedFor: true, namedIn: { url: robots.url, line } }]);
    for (const name of named)
        await survey.readWithChildren(name);
    const probes = [];
    if (!survey.files.some(isThere)) {
        for (const path of COMMON_PATHS) {
            if (survey.asked(`${origin}${path}`))
                continue;
            const file = await survey.readWithChildren({
                url: `${origin}${path}`,
                foundBy: 'probe',
                vouchedFor: false,
            });
            if (!file || isThere(file))
                break;
            survey.files.splice(survey.files.indexOf(file), 1);
            probes.push(file);
            // A site that cannot be reached at one address is not asked at five more.
            if (file.failure)
                break;
        }
    }
    const { files, unread, nested } = survey;
    return { origin, lines, robots, files, probes, unread, nested };
}
/** Whether there is a sitemap at an address, good or bad; a web page in its place is none. */
function isThere({ reading }) {
    return reading !== undefined && reading.kind !== 'html' && reading.kind !== 'unknown';
}
class Survey {
    files = [];
    nested = [];
    unread = 0;
    #source;
    #origin;
    #listener;
    #mayLeave;
    #limits;
    #seen = new Set();
    #started = performance.now();
    #asked = 0;
    #bytes = 0;
    constructor(source, origin, listener, mayLeave, limits) {
        this.#source = source;
        this.#origin = origin;
        this.#listener = listener;
        this.#mayLeave = mayLeave;
        this.#limits = limits;
    }
    asked(url) {
        return this.#seen.has(url);
    }
    /** @returns the file; undefined where it was read before or a limit is reached */
    async readWithChildren(named) {
        const children = [];
        const file = await this.#readHereOrThere(named, children);
        if (file?.reading?.kind !== 'index')
            return file;
        for (const child of children) {
            if (this.#names(child.url, file))
                this.nested.push({ url: child.url, namedIn: child.namedIn });
            else
                await this.#readHereOrThere(child, undefined);
        }
        return file;
    }
    #names(url, file) {
        return url === file.url || url === file.finalUrl || url === file.namedAs || this.#here(url) === file.url;
    }
    /** @param children where those of an index are put; undefined for a child, whose own are of no account */
    async #readHereOrThere(named, children) {
        const here = this.#here(named.url);
        if (this.#seen.has(here) || this.#seen.has(named.url))
            return undefined;
        if (this.#isSpent()) {
            this.#seen.add(here);
            this.unread++;
            return undefined;
        }
        const file = await this.#read(here, named, children);
        const leave = here !== named.url && this.#mayLeave && !isThere(file) && !file.failure;
        const kept = leave ? await this.#read(named.url, named, children) : file;
        this.files.push(kept);
        return kept;
    }
    #isSpent() {
        const { files, bytes, ms } = this.#limits;
        return this.#asked >= files || this.#bytes >= bytes || performance.now() - this.#started > ms;
    }
    /** The address on the audited origin that answers to one on another. */
    #here(url) {
        const { origin, pathname, search } = new URL(url);
        return origin === this.#origin ? url : `${this.#origin}${pathname}${search}`;
    }
    async #read(url, named, children) {
        this.#seen.add(url);
        this.#asked++;
        const file = {
            url,
            finalUrl: url,
            foundBy: named.foundBy,
            vouchedFor: named.vouchedFor,
            ...(named.url !== url && { namedAs: named.url }),
            ...(named.namedIn && { namedIn: named.namedIn }),
            redirects: 0,
            mediaType: '',
            wireBytes: 0,
            problems: [],
            problemCounts: {},
        };
        const exchange = await this.#stream(file, children);
        describe(file, exchange);
        this.#bytes += file.reading?.bytes ?? 0;
        if (file.reading?.kind === 'index' && !children)
            this.nested.push({ url, namedIn: file.namedIn });
        return file;
    }
    async #stream(file, children) {
        const listener = this.#listener;
        const handler = {
            entry: (entry) => listener.entry(entry, file),
            child: (child) => {
                listener.child(child, file);
                this.#collect(child, file, children);
            },
            problem: (problem) => keep(problem, file),
        };
        const consume = async (chunks, response) => {
            if (response.status < 200 || response.status > 299)
                return;
            file.finalUrl = response.url;
            file.reading = await readSitemap(chunks, (0,charset/* charsetOf */.e)((0,visit_exchange/* header */.wx)(response, 'content-type')), handler);
        };
        // One byte more than may be, so that a file at the limit is not taken for one beyond it.
        return await this.#source.stream(file.url, consume, { maxBytes: MAX_SITEMAP_BYTES + 1 });
    }
    #collect({ loc, line, column }, file, children) {
        if (!children)
            return;
        const url = /^https?:\/\//i.test(loc) ? URL.parse(loc)?.href : undefined;
        if (url === undefined)
            return;
        if (children.length >= this.#limits.files) {
            this.unread++;
            return;
        }
        const place = column === undefined ? { line } : { line, column };
        const { vouchedFor } = file;
        children.push({
            url: detached(url),
            foundBy: 'index',
            vouchedFor,
            namedIn: { url: file.url, ...place },
        });
    }
}
function keep(problem, { problems, problemCounts }) {
    const count = (problemCounts[problem.kind] ?? 0) + 1;
    problemCounts[problem.kind] = count;
    if (count <= MAX_KEPT_PROBLEMS)
        problems.push(problem);
}
function describe(file, exchange) {
    file.redirects = exchange.hops.length - 1;
    if (exchange.failure) {
        file.failure = exchange.failure;
        delete file.reading;
        return;
    }
    const { final } = exchange;
    file.finalUrl = final.url;
    file.status = final.status;
    file.mediaType = (0,visit_exchange/* mediaType */.JL)(final);
    file.wireBytes = final.wireBytes;
}

// EXTERNAL MODULE: ./lib/engine/page/addresses.js
var addresses = __webpack_require__(69204);
;// CONCATENATED MODULE: ./lib/engine/visit/sitemap/url-set.js
const { imul } = Math;
const INITIAL_SLOTS = 1024;
const MAX_LOAD = 0.6;
const TWO_32 = 2 ** 32;
const LOW_21 = 2 ** 21 - 1;
/** A number of 53 bits for a text. That two of a million texts share one has a chance of about 1 in 18,000. */
function hashOf(text) {
    let a = 0x9e3779b1;
    let b = 0x85ebca6b;
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        a = imul(a ^ code, 0x01000193);
        b = imul(b ^ code, 0x27d4eb2f) ^ (b >>> 15);
    }
    a = imul(a ^ (a >>> 16), 0x7feb352d);
    b = imul(b ^ (b >>> 15), 0x846ca68b);
    a ^= b >>> 13;
    b ^= a >>> 16;
    return (b & LOW_21) * TWO_32 + (a >>> 0);
}
/** Remembers which texts were added in 8 to 27 bytes each, whatever their length, and none of the texts. */
class UrlSet {
    /** Hashes plus one, as a slot that is 0 is free. */
    #slots = new Float64Array(INITIAL_SLOTS);
    #size = 0;
    get size() {
        return this.#size;
    }
    /** @returns whether it is new */
    add(text) {
        return this.addHash(hashOf(text));
    }
    addHash(hash) {
        const key = hash + 1;
        const slot = this.#slotOf(key);
        if (this.#slots[slot] === key)
            return false;
        this.#slots[slot] = key;
        if (++this.#size > this.#slots.length * MAX_LOAD)
            this.#grow();
        return true;
    }
    has(text) {
        return this.hasHash(hashOf(text));
    }
    hasHash(hash) {
        const key = hash + 1;
        return this.#slots[this.#slotOf(key)] === key;
    }
    #slotOf(key) {
        const slots = this.#slots;
        let slot = key % slots.length;
        while (slots[slot] !== 0 && slots[slot] !== key)
            slot = slot + 1 === slots.length ? 0 : slot + 1;
        return slot;
    }
    #grow() {
        const old = this.#slots;
        this.#slots = new Float64Array(old.length * 2);
        for (const key of old)
            if (key !== 0)
                this.#slots[this.#slotOf(key)] = key;
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/finding-list.js


/** Places kept of one check: the report shows no more. */
const finding_list_MAX_KEPT = 50;
/** Characters shown of an address. */
const MAX_SHOWN = 200;
/** The places at which a check failed: the first of them, and how many there are. */
class FindingList {
    #kept = [];
    #count = 0;
    get count() {
        return this.#count;
    }
    add(file, place, message) {
        if (++this.#count > finding_list_MAX_KEPT)
            return;
        const { line, column } = place;
        this.#kept.push({ url: file.url, line, ...(column !== undefined && { column }), message: message() });
    }
    judge() {
        return failCounted(this.#kept, this.#count);
    }
}
/** Failed with the count of all places where there are any, else passed. */
function failCounted(occurrences, count) {
    if (count === 0)
        return (0,tool_definition/* pass */.IX)();
    return count > occurrences.length ? { outcome: 'fail', occurrences, count } : (0,tool_definition/* fail */.fJ)(occurrences);
}
/** The start of an address, which does not keep alive the file that it was read from. */
function shown(text) {
    return detached(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text);
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/alternate-findings.js





const HELP = 'https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap';
/** Language versions that the sitemap names. Which languages and regions there are is for the hreflang tool. */
const ALTERNATE_CHECKS = {
    'alternate-invalid': {
        severity: 'warning',
        title: 'A language version in the sitemap cannot be used',
        why: 'Search engines ignore an <xhtml:link> without rel="alternate", a language code and a full address.',
        fix: 'Write <xhtml:link rel="alternate" hreflang="de" href="https://…"/>.',
        help: HELP,
    },
    'alternate-no-self': {
        severity: 'warning',
        title: 'A page does not list itself among its language versions in the sitemap',
        why: 'Each entry must name all versions, its own among them; Google may ignore the group otherwise.',
        fix: 'Add an <xhtml:link> for the page itself to its entry.',
        help: HELP,
    },
    'alternate-no-return': {
        severity: 'warning',
        title: 'A language version in the sitemap is not linked back',
        why: 'Google ignores a version that does not name the page in turn.',
        fix: 'Repeat the same set of <xhtml:link> in the entry of each version.',
        help: HELP,
    },
};
/** Links of which the way back may still come. Sitemaps that need more put the versions of a page far apart. */
const MAX_OPEN_LINKS = 100_000;
/** Of so many open links the addresses are kept for the report. */
const MAX_NAMED_LINKS = 1000;
const LANGUAGE = /^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)$/i;
class AlternateFindings {
    #invalid = new FindingList();
    #noSelf = new FindingList();
    /** Links by the hash of where they lead from and to, until the way back comes. */
    #open = new Map();
    #count = 0;
    #overflown = false;
    /** Links to language versions. */
    get count() {
        return this.#count;
    }
    entry({ entry, file, key, isNew }) {
        if (entry.alternates.length === 0)
            return;
        const targets = new Map();
        for (const alternate of entry.alternates) {
            this.#count++;
            const { rel, hreflang, href } = alternate;
            const url = /^https?:\/\//i.test(href) ? URL.parse(href) : null;
            const fault = faultOf(rel, hreflang, href, url);
            if (fault)
                this.#invalid.add(file, alternate, () => fault);
            if (url)
                targets.set((0,addresses/* comparableUrl */.sY)(url), alternate);
        }
        if (!isNew)
            return;
        if (!targets.has(key)) {
            this.#noSelf.add(file, entry, () => `${shown(entry.loc)} is not among its versions`);
        }
        for (const [target, place] of targets)
            if (target !== key)
                this.#link(key, target, place, file);
    }
    /**
     * @param urls all addresses of the sitemaps
     * @param complete whether all sitemaps were read to their ends
     */
    judge(urls, complete) {
        if (this.#count === 0) {
            const none = (0,tool_definition/* notApplicable */.hH)('the sitemaps name no language versions');
            return { 'alternate-invalid': none, 'alternate-no-self': none, 'alternate-no-return': none };
        }
        return {
            'alternate-invalid': this.#invalid.judge(),
            'alternate-no-self': this.#noSelf.judge(),
            'alternate-no-return': this.#judgeReturns(urls, complete),
        };
    }
    #link(from, to, { line, column }, file) {
        if (this.#open.delete(hashOf(`${to} ${from}`)))
            return;
        if (this.#open.size >= MAX_OPEN_LINKS) {
            this.#overflown = true;
            return;
        }
        this.#open.set(hashOf(`${from} ${to}`), {
            file,
            line,
            ...(column !== undefined && { column }),
            target: hashOf(to),
            named: this.#open.size < MAX_NAMED_LINKS ? detached(to.slice(0, 200)) : undefined,
        });
    }
    /** A version that is in none of the sitemaps may link back by its own page. */
    #judgeReturns(urls, complete) {
        if (this.#overflown || !complete)
            return (0,tool_definition/* notMeasured */.q7)('not all links between versions could be followed');
        const list = new FindingList();
        for (const { file, target, named, ...place } of this.#open.values()) {
            if (!urls.hasHash(target))
                continue;
            list.add(file, place, () => `${named ?? 'the version'} is listed, and does not name this page in turn`);
        }
        return list.judge();
    }
}
function faultOf(rel, hreflang, href, url) {
    if (!rel.toLowerCase().split(/\s+/).includes('alternate'))
        return `rel is "${shown(rel)}"`;
    if (hreflang === '')
        return 'has no hreflang';
    if (!LANGUAGE.test(hreflang))
        return `hreflang is "${shown(hreflang)}"`;
    if (!url)
        return href === '' ? 'has no href' : `href is "${shown(href)}", not a full http or https URL`;
    return undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/date-findings.js


const LASTMOD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes-about-xml-sitemaps';
/** What an entry says of its page beside the address. */
const DATE_CHECKS = {
    'lastmod-invalid': {
        severity: 'warning',
        title: 'A lastmod is not a date that search engines can read',
        why: 'They ignore it, and so do not learn that the page has changed.',
        fix: 'Write dates as 2027-03-31 or 2027-03-31T12:00:00+02:00.',
        help: 'https://www.w3.org/TR/NOTE-datetime',
    },
    'lastmod-future': {
        severity: 'warning',
        title: 'A lastmod lies in the future',
        why: 'A page cannot have changed at a time to come. Google uses lastmod only where it is found to be right.',
        fix: 'Write the time of the last real change of the page.',
        help: LASTMOD,
    },
    'lastmod-all-equal': {
        severity: 'notice',
        title: 'All pages have the same lastmod',
        why: 'It is the time of the build most likely, and not that of the last change of each page. Google ignores lastmod where it is not right.',
        fix: 'Take the date of each page from its content or its last commit, or leave lastmod out.',
        help: LASTMOD,
    },
    'invalid-value': {
        severity: 'notice',
        title: 'A changefreq or priority has a value that the protocol does not know',
        why: 'Google ignores both tags whatever they say; others may refuse the entry.',
        fix: 'Remove the tags, or use always, hourly, daily, weekly, monthly, yearly or never, and 0.0 to 1.0.',
        help: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    },
};
/** Fewer pages may well have been changed together. */
const MIN_EQUAL = 10;
/** The pages of one build are written within this many milliseconds. */
const BUILD_MS = 10 * 60_000;
/** Clocks and time zones differ: this many milliseconds ahead are no fault. */
const TOLERANCE_MS = 24 * 3_600_000;
const FREQUENCIES = new Set([
    ...['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'],
]);
const W3C_DATE = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,12})?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/;
/**
 * Milliseconds since 1970 of a date as the W3C's note or XML Schema allow it, which is the sum of what the protocol
 * names; undefined where it is none. Without a time zone it counts as UTC.
 *
 * @see https://www.w3.org/TR/NOTE-datetime
 */
function w3cDate(text) {
    const match = W3C_DATE.exec(text);
    if (!match)
        return undefined;
    const [year, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
        .slice(1, 7)
        .map(part => (part === undefined ? undefined : Number(part)));
    const zone = match[7] ?? 'Z';
    const local = Date.UTC(year, month - 1, day, hour, minute, second);
    const date = new Date(local);
    const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 0;
    if (!exists || hour > 24 || minute > 59 || second > 60)
        return undefined;
    return zone === 'Z' ? local : local - offsetOf(zone);
}
function offsetOf(zone) {
    const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4));
    return (zone.startsWith('-') ? -1 : 1) * minutes * 60_000;
}
class DateFindings {
    #invalid = new FindingList();
    #future = new FindingList();
    #values = new FindingList();
    #now;
    #entries = 0;
    #dates = 0;
    #oldest = Number.POSITIVE_INFINITY;
    #newest = Number.NEGATIVE_INFINITY;
    #first;
    /** @param now milliseconds since 1970 */
    constructor(now) {
        this.#now = now;
    }
    /** @returns milliseconds since 1970 of a valid lastmod */
    entry(entry, file) {
        this.#entries++;
        const { changefreq, priority } = entry;
        if (changefreq !== undefined && !FREQUENCIES.has(changefreq.toLowerCase())) {
            this.#values.add(file, entry, () => `changefreq is "${shown(changefreq)}"`);
        }
        if (priority !== undefined && !isPriority(priority)) {
            this.#values.add(file, entry, () => `priority is "${shown(priority)}"`);
        }
        const date = this.lastmod(entry, file);
        if (date === undefined)
            return undefined;
        this.#first ??= { file, line: entry.line, text: shown(entry.lastmod) };
        this.#dates++;
        this.#oldest = Math.min(this.#oldest, date);
        this.#newest = Math.max(this.#newest, date);
        return date;
    }
    /** Of an entry or of a child of an index. */
    lastmod({ lastmod, line, column }, file) {
        if (lastmod === undefined)
            return undefined;
        const place = column === undefined ? { line } : { line, column };
        const date = w3cDate(lastmod);
        if (date === undefined)
            this.#invalid.add(file, place, () => `lastmod is "${shown(lastmod)}"`);
        else if (date > this.#now + TOLERANCE_MS) {
            this.#future.add(file, place, () => `lastmod is ${shown(lastmod)}`);
        }
        return date;
    }
    judge() {
        return {
            'lastmod-invalid': this.#invalid.judge(),
            'lastmod-future': this.#future.judge(),
            'lastmod-all-equal': this.#judgeEqual(),
            'invalid-value': this.#values.judge(),
        };
    }
    #judgeEqual() {
        const list = new FindingList();
        const { file, line, text } = this.#first ?? {};
        if (!file || this.#dates < MIN_EQUAL || this.#dates < this.#entries) {
            return (0,tool_definition/* notApplicable */.hH)(`there are not ${MIN_EQUAL} pages or more that all have a lastmod`);
        }
        if (this.#newest - this.#oldest <= BUILD_MS) {
            list.add(file, { line: line }, () => `${this.#dates} pages have the date of the first, ${text}`);
        }
        return list.judge();
    }
}
function isPriority(text) {
    return /^\+?(?:0?\.\d{1,20}|0|1|1\.0{1,20}|0\.)$/.test(text);
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/discovery-findings.js



const BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const LARGE = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps';
/** Whether crawlers find the sitemaps. That robots.txt names one that is missing is for the robots tool. */
const DISCOVERY_CHECKS = {
    missing: {
        severity: 'notice',
        title: 'The site has no sitemap',
        why: 'Search engines find the pages by links alone. On a small site that is well linked they do; on others pages are found late or never.',
        fix: 'Let the site generator write a sitemap.xml, and name it in robots.txt.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
    },
    'not-in-robots': {
        severity: 'notice',
        title: 'robots.txt does not name the sitemap',
        why: 'Crawlers that do not know the site look there; not all of them try common addresses.',
        fix: 'Add a line "Sitemap: https://…" with its full address to robots.txt.',
        help: BUILD,
    },
    'html-served': {
        severity: 'error',
        title: 'A web page is served in the place of a sitemap',
        why: 'Search engines find no addresses in it, and report the sitemap as invalid.',
        fix: 'Serve the file itself; a rule that answers every address with the app must leave it out.',
        help: 'https://support.google.com/webmasters/answer/7451001',
    },
    'child-unreachable': {
        severity: 'error',
        title: 'The index names a sitemap that is not there',
        why: 'The pages that it lists stay unknown to search engines.',
        fix: 'Publish the file at that address, or remove it from the index.',
        help: LARGE,
    },
    'nested-index': {
        severity: 'error',
        title: 'A sitemap index names another index',
        why: 'An index may name sitemaps alone. Search engines do not follow further, so the pages behind it stay unknown.',
        fix: 'Name all sitemaps in one index, or each index in robots.txt.',
        help: LARGE,
    },
};
/** Statuses that say nothing about whether a file exists: protection, limits, and trouble that may pass. */
function isUnclear({ status, failure }) {
    if (failure)
        return true;
    return status !== undefined && ([401, 403, 405, 429].includes(status) || status >= 500);
}
/** Why it cannot be told whether there is a sitemap; undefined where it can. */
function unclearReason({ files, probes }) {
    if (files.some(({ reading }) => reading))
        return undefined;
    const unclear = [...files, ...probes].find(isUnclear);
    return unclear && `${unclear.url} ${reasonOf(unclear)}`;
}
function reasonOf({ status, failure }) {
    return failure ? failure.message : `answers ${status}`;
}
function judgeDiscovery(survey) {
    const { files, nested } = survey;
    const isIndexed = files.some(({ reading }) => reading?.kind === 'index');
    const noIndex = (0,tool_definition/* notApplicable */.hH)('there is no sitemap index');
    return {
        missing: judgeMissing(survey),
        'not-in-robots': judgeNamed(survey),
        'html-served': judgeHtml(files),
        'child-unreachable': isIndexed ? judgeChildren(files) : noIndex,
        'nested-index': isIndexed
            ? (0,tool_definition/* failWhere */.a4)(nested.map(({ url, namedIn }) => ({
                ...namedIn,
                message: `names ${url}, which is an index itself`,
            })))
            : noIndex,
    };
}
function judgeMissing(survey) {
    const { files, probes, origin } = survey;
    if (files.some(isThere))
        return (0,tool_definition/* pass */.IX)();
    const unclear = unclearReason(survey);
    if (unclear !== undefined)
        return (0,tool_definition/* notMeasured */.q7)(unclear);
    if (files.some(({ reading }) => reading)) {
        return (0,tool_definition/* notApplicable */.hH)('what is named as a sitemap is none, which is reported apart');
    }
    const named = files[0] && `${files[0].url}, which robots.txt names, ${reasonOf(files[0])}`;
    const common = `none is at ${probes.length} common addresses, as /sitemap.xml`;
    return (0,tool_definition/* fail */.fJ)({ url: `${origin}/`, message: [named, common].filter(Boolean).join('; ') });
}
function judgeNamed({ files, robots }) {
    const found = files.find(file => file.foundBy === 'probe');
    if (!found) {
        return files.some(isThere) ? (0,tool_definition/* pass */.IX)() : (0,tool_definition/* notApplicable */.hH)('no sitemap was found');
    }
    if (robots.kind === 'unreachable')
        return (0,tool_definition/* notMeasured */.q7)(robots.reason);
    return (0,tool_definition/* fail */.fJ)({ url: found.url, message: `was found, and ${robots.url} does not name it` });
}
function judgeHtml(files) {
    const answered = files.filter(({ reading }) => reading);
    if (answered.length === 0)
        return (0,tool_definition/* notApplicable */.hH)('no sitemap was found');
    return (0,tool_definition/* failWhere */.a4)(answered
        .filter(({ reading }) => reading.kind === 'html')
        .map(file => ({ url: file.url, message: `is an HTML page${namedBy(file)}` })));
}
function judgeChildren(files) {
    const children = files.filter(({ foundBy }) => foundBy === 'index');
    const bad = children.filter(({ reading }) => !reading);
    const gone = bad.filter(file => !isUnclear(file));
    if (gone.length > 0) {
        const occurrences = gone.map((file) => ({ url: file.url, message: `${reasonOf(file)}${namedBy(file)}` }));
        return failCounted(occurrences, gone.length);
    }
    if (bad.length > 0)
        return (0,tool_definition/* notMeasured */.q7)(`${bad[0].url} ${reasonOf(bad[0])}`);
    return children.length > 0 ? (0,tool_definition/* pass */.IX)() : (0,tool_definition/* notApplicable */.hH)('the index names no sitemap of this site');
}
function namedBy({ namedIn }) {
    return namedIn ? `, named in ${namedIn.url}${namedIn.line ? ` line ${namedIn.line}` : ''}` : '';
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/extension-findings.js



const IMAGES = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps';
const VIDEOS = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps';
const NEWS = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap';
/** Google's extensions for images, videos and news. */
const EXTENSION_CHECKS = {
    'image-loc-missing': {
        severity: 'warning',
        title: 'An image in the sitemap has no address',
        why: 'An <image:image> without <image:loc> names no image.',
        fix: 'Give each <image:image> its <image:loc>.',
        help: IMAGES,
    },
    'image-too-many': {
        severity: 'warning',
        title: 'A page has more images in the sitemap than Google reads',
        why: 'Google reads up to 1,000 images of a page.',
        fix: 'List the images that matter.',
        help: IMAGES,
    },
    'video-incomplete': {
        severity: 'warning',
        title: 'A video in the sitemap lacks what Google requires',
        why: 'Google skips videos without thumbnail, title, description, or the address of the video or its player.',
        fix: 'Add the missing tags.',
        help: VIDEOS,
    },
    'video-invalid': {
        severity: 'warning',
        title: 'A video in the sitemap has a value that Google does not take',
        why: 'Google ignores the value, or the video.',
        fix: 'Give durations of 1 to 28,800 seconds, ratings of 0.0 to 5.0, valid dates and at most 32 tags.',
        help: VIDEOS,
    },
    'news-incomplete': {
        severity: 'warning',
        title: 'An article in the news sitemap lacks what Google requires',
        why: 'Google does not take articles without the name and language of the publication, a date and a title.',
        fix: 'Add the missing tags.',
        help: NEWS,
    },
    'news-invalid': {
        severity: 'warning',
        title: 'An article in the news sitemap has a date or language that Google cannot read',
        why: 'Google does not take the article.',
        fix: 'Write dates as 2027-03-31T12:00:00+02:00 and languages as en or zh-cn.',
        help: NEWS,
    },
    'news-too-old': {
        severity: 'notice',
        title: 'The news sitemap lists articles that are no news any more',
        why: 'A news sitemap is for articles of the last two days.',
        fix: 'Remove older articles, or their <news:news>.',
        help: NEWS,
    },
    'news-too-many': {
        severity: 'warning',
        title: 'A news sitemap lists more articles than Google takes',
        why: 'Google takes up to 1,000 <news:news> of one sitemap.',
        fix: 'Split the sitemap.',
        help: NEWS,
    },
};
/** @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const MAX_IMAGES = 1000;
/** Seconds. @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps */
const MAX_VIDEO_SECONDS = 28_800;
/** @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps */
const MAX_VIDEO_TAGS = 32;
/** Of one file. @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap */
const MAX_NEWS = 1000;
/** Google speaks of two days: a further one keeps sitemaps that are made once a day out of the findings. */
const MAX_NEWS_AGE_MS = 3 * 24 * 3_600_000;
const VIDEO_REQUIRED = ['thumbnail_loc', 'title', 'description'];
const NEWS_REQUIRED = ['publication/name', 'publication/language', 'publication_date', 'title'];
class ExtensionFindings {
    #lists = Object.fromEntries(Object.keys(EXTENSION_CHECKS).map(name => [name, new FindingList()]));
    #now;
    #seen = { image: 0, video: 0, news: 0 };
    #newsOfFile;
    /** @param now milliseconds since 1970 */
    constructor(now) {
        this.#now = now;
    }
    entry(entry, file) {
        if (entry.images > 0)
            this.#image(entry, file);
        for (const video of entry.videos)
            this.#video(video, file);
        for (const article of entry.news)
            this.#article(article, file);
    }
    /** How many images, videos and articles there are. */
    get counts() {
        return this.#seen;
    }
    judge() {
        return Object.fromEntries(Object.entries(this.#lists).map(([name, list]) => {
            const kind = name.slice(0, name.indexOf('-'));
            return [name, this.#seen[kind] === 0 ? NONE[kind] : list.judge()];
        }));
    }
    #image(entry, file) {
        this.#seen.image += entry.images;
        for (const place of entry.imagesWithoutLoc) {
            this.#lists['image-loc-missing'].add(file, place, () => 'has no <image:loc>');
        }
        if (entry.images > MAX_IMAGES) {
            this.#lists['image-too-many'].add(file, entry, () => `${entry.images} images`);
        }
    }
    #video(video, file) {
        this.#seen.video++;
        const { fields } = video;
        const missing = VIDEO_REQUIRED.filter(name => !fields.get(name));
        if (!fields.get('content_loc') && !fields.get('player_loc'))
            missing.push('content_loc or player_loc');
        if (missing.length > 0) {
            this.#lists['video-incomplete'].add(file, video, () => `has no ${missing.join(', ')}`);
        }
        const faults = videoFaults(video);
        if (faults.length > 0)
            this.#lists['video-invalid'].add(file, video, () => faults.join('; '));
    }
    #article(article, file) {
        this.#seen.news++;
        this.#countNews(article, file);
        const { fields } = article;
        const missing = NEWS_REQUIRED.filter(name => !fields.get(name));
        if (missing.length > 0) {
            this.#lists['news-incomplete'].add(file, article, () => `has no ${missing.join(', ')}`);
        }
        const language = fields.get('publication/language');
        if (language && !/^(?:[a-z]{2,3}|zh-(?:cn|tw|hk))$/i.test(language)) {
            this.#lists['news-invalid'].add(file, article, () => `language is "${shown(language)}"`);
        }
        const text = fields.get('publication_date');
        if (!text)
            return;
        const date = w3cDate(text);
        if (date === undefined) {
            this.#lists['news-invalid'].add(file, article, () => `publication_date is "${shown(text)}"`);
        }
        else if (date < this.#now - MAX_NEWS_AGE_MS) {
            this.#lists['news-too-old'].add(file, article, () => `is of ${shown(text)}`);
        }
    }
    #countNews(article, file) {
        if (this.#newsOfFile?.file !== file)
            this.#newsOfFile = { file, count: 0 };
        if (++this.#newsOfFile.count !== MAX_NEWS + 1)
            return;
        this.#lists['news-too-many'].add(file, article, () => `the article here is the ${MAX_NEWS + 1}st`);
    }
}
const NONE = {
    image: (0,tool_definition/* notApplicable */.hH)('the sitemaps list no images'),
    video: (0,tool_definition/* notApplicable */.hH)('the sitemaps list no videos'),
    news: (0,tool_definition/* notApplicable */.hH)('the sitemaps list no news'),
};
function videoFaults({ fields, tags }) {
    const faults = [];
    const duration = fields.get('duration');
    if (duration && !isNumberIn(duration, 1, MAX_VIDEO_SECONDS))
        faults.push(`duration is "${shown(duration)}"`);
    const rating = fields.get('rating');
    if (rating && !isNumberIn(rating, 0, 5))
        faults.push(`rating is "${shown(rating)}"`);
    for (const name of ['expiration_date', 'publication_date']) {
        const date = fields.get(name);
        if (date && w3cDate(date) === undefined)
            faults.push(`${name} is "${shown(date)}"`);
    }
    if (tags > MAX_VIDEO_TAGS)
        faults.push(`${tags} tags`);
    return faults;
}
function isNumberIn(text, min, max) {
    return /^\d{1,9}(?:\.\d{1,9})?$/.test(text) && Number(text) >= min && Number(text) <= max;
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/facts.js
/** Hosts that the facts name. */
const MAX_HOSTS = 20;
/** What was learned of the sitemaps. */
function factsOf(site, listing, samples) {
    const { survey, entries, urls, hosts, extensions, alternates, dates } = site;
    const first = survey.files.find(({ reading }) => reading);
    return {
        discovered: first === undefined ? null : first.foundBy === 'probe' ? 'probe' : 'robots.txt',
        sitemaps: survey.files.map(file => fileFacts(file, dates.get(file.url))),
        unread: survey.unread,
        probed: survey.probes.map(({ url, status }) => ({ url, status: status ?? null })),
        urls: entries,
        differentUrls: urls.size,
        hosts: Object.fromEntries(Object.entries(hosts).slice(0, MAX_HOSTS)),
        images: extensions.image,
        videos: extensions.video,
        news: extensions.news,
        alternates,
        listed: listing === undefined ? null : listing !== 'not-listed',
        samples: samples.map(sampleFacts),
    };
}
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
function sampleFacts({ url, asked, status, failure, redirectsTo, canonical, ...flags }) {
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

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/file-findings.js




const file_findings_BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const file_findings_LARGE = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps';
const PROTOCOL = 'https://www.sitemaps.org/protocol.html';
const ERRORS = 'https://support.google.com/webmasters/answer/7451001';
/** What a sitemap is as a file. */
const FILE_CHECKS = {
    redirects: {
        severity: 'notice',
        title: 'A sitemap redirects',
        why: 'Each reading takes a further request, and not every crawler follows.',
        fix: 'Name the address that the redirect leads to.',
        help: file_findings_BUILD,
    },
    'content-type': {
        severity: 'notice',
        title: 'A sitemap is sent with the Content-Type of something else',
        why: 'Google reads it all the same; other crawlers and proxies may take it for what the header says.',
        fix: 'Send XML as application/xml, text as text/plain and .gz files as application/gzip.',
        help: 'https://www.rfc-editor.org/rfc/rfc7303#section-9.1',
    },
    'bad-gzip': {
        severity: 'error',
        title: 'A compressed sitemap cannot be unpacked',
        why: 'Search engines read nothing behind the break.',
        fix: 'Write the .gz file anew, and check that it is uploaded whole and unchanged.',
        help: ERRORS,
    },
    encoding: {
        severity: 'warning',
        title: 'A sitemap is not in UTF-8',
        why: 'The protocol knows UTF-8 alone; addresses with other characters are misread.',
        fix: 'Save and declare the file as UTF-8.',
        help: PROTOCOL,
    },
    'not-well-formed': {
        severity: 'error',
        title: 'A sitemap is not well-formed XML',
        why: 'Search engines stop at the first such fault and may drop the whole file.',
        fix: 'Correct the places named; write & as &amp; and < as &lt; in addresses.',
        help: ERRORS,
    },
    doctype: {
        severity: 'warning',
        title: 'A sitemap has a DOCTYPE',
        why: 'The protocol has none, and careful XML readers refuse a file with one because of the attacks that it allows.',
        fix: 'Remove the <!DOCTYPE …>.',
        help: 'https://owasp.org/www-community/vulnerabilities/XML_External_Entity_(XXE)_Processing',
    },
    'unknown-format': {
        severity: 'error',
        title: 'A file that is named as a sitemap is none',
        why: 'Search engines find no addresses in it.',
        fix: 'Serve XML with <urlset> or <sitemapindex>, an RSS or Atom feed, or a text file with one address a line.',
        help: file_findings_BUILD,
    },
    namespace: {
        severity: 'warning',
        title: 'A namespace of a sitemap is not the one of the protocol',
        why: 'Namespaces are compared letter by letter. With another one the tags mean nothing, and Search Console reports the file as invalid.',
        fix: 'Copy the namespace from the documentation; that of the protocol is http://www.sitemaps.org/schemas/sitemap/0.9, without https.',
        help: ERRORS,
    },
    'unexpected-tag': {
        severity: 'warning',
        title: 'A sitemap has a tag that does not belong there',
        why: 'What it holds is ignored, and Search Console reports the file as invalid.',
        fix: 'Correct the name or the place of the tag, or remove it.',
        help: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    },
    'reading-ended': {
        severity: 'error',
        title: 'A sitemap has a piece of a size that no sitemap needs',
        why: 'Reading ended there, as it may in search engines, which guard against such files too.',
        fix: 'Look at the place named: the file is damaged, or was not made by a sitemap generator.',
        help: PROTOCOL,
    },
    'too-large': {
        severity: 'error',
        title: 'A sitemap is larger than 50 MB',
        why: 'Search engines refuse files of more than 52,428,800 bytes, measured without compression.',
        fix: 'Split it into several sitemaps and name them in an index.',
        help: file_findings_LARGE,
    },
    'too-many-urls': {
        severity: 'error',
        title: 'A sitemap has more than 50,000 entries',
        why: 'Search engines refuse the file, or read the first 50,000 entries of it.',
        fix: 'Split it into several sitemaps and name them in an index.',
        help: file_findings_LARGE,
    },
    empty: {
        severity: 'warning',
        title: 'A sitemap lists nothing',
        why: 'Search engines learn nothing from it, and Search Console reports it as an error.',
        fix: 'Check that the generator finds the pages, or remove the file.',
        help: ERRORS,
    },
};
const OF_PROBLEMS = {
    'bad-gzip': 'gzip',
    encoding: 'encoding',
    'not-well-formed': 'not-well-formed',
    doctype: 'doctype',
    namespace: 'namespace',
    'unexpected-tag': 'unexpected-tag',
    'reading-ended': 'hostile',
};
/** Types that say nothing wrong of a sitemap. */
const FITTING_TYPE = /^(?:|text\/(?:xml|plain)|application\/(?:xml|octet-stream|(?:x-)?gzip|[\w.-]{1,60}\+xml)|binary\/octet-stream)$/;
/** Judges the files that were found; at least one of them is a sitemap. */
function judgeFiles(survey) {
    const named = survey.files.filter(({ reading }) => reading && reading.kind !== 'html');
    const files = survey.files.filter(isThere);
    const byProblem = Object.entries(OF_PROBLEMS).map(([check, kind]) => [check, judgeProblems(named, kind)]);
    const where = (failing) => (0,tool_definition/* failWhere */.a4)(files.flatMap(file => {
        const message = failing(file);
        return message === undefined ? [] : [{ url: file.url, message }];
    }));
    const compressed = named.some(({ reading, url }) => reading.gzip || url.endsWith('.gz'));
    const judgements = {
        ...Object.fromEntries(byProblem),
        redirects: where(({ redirects, finalUrl }) => (redirects > 0 ? `leads to ${finalUrl}` : undefined)),
        'content-type': where(({ mediaType }) => FITTING_TYPE.test(mediaType) ? undefined : `is sent as ${mediaType}`),
        'unknown-format': judgeFormat(named),
        'too-large': where(({ reading }) => reading.truncated ? `has more than ${MAX_SITEMAP_BYTES} bytes` : undefined),
        'too-many-urls': where(({ reading }) => reading.entries > MAX_SITEMAP_URLS ? `has ${reading.entries} entries` : undefined),
        empty: where(({ reading }) => (isEmpty(reading) ? 'has no entries' : undefined)),
    };
    return compressed
        ? judgements
        : { ...judgements, 'bad-gzip': (0,tool_definition/* notApplicable */.hH)('no sitemap is a compressed file') };
}
/** Where reading ended early, what ended it is the fault. A feed without links may be one of other things. */
function isEmpty({ kind, entries, stopped }) {
    return entries === 0 && stopped === undefined && kind !== 'xml';
}
function judgeProblems(files, kind) {
    const occurrences = files.flatMap(({ url, problems }) => problems
        .filter(problem => problem.kind === kind)
        .map(({ kind: _, ...place }) => ({ url, ...place })));
    const count = files.reduce((sum, { problemCounts }) => sum + (problemCounts[kind] ?? 0), 0);
    return failCounted(occurrences, count);
}
function judgeFormat(files) {
    const strange = files.filter(({ reading }) => reading.kind === 'xml' || reading.kind === 'unknown');
    if (strange.length === 0)
        return (0,tool_definition/* pass */.IX)();
    return (0,tool_definition/* fail */.fJ)(strange.map(({ url, reading, problems }) => {
        const root = problems.find(({ kind }) => kind === 'root');
        const { kind: _, ...place } = root ?? { message: `holds nothing that can be read: ${reading.stopped}` };
        return { url, ...place };
    }));
}

// EXTERNAL MODULE: ./lib/engine/page/local-host.js
var local_host = __webpack_require__(73726);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/host-findings.js





const host_findings_HELP = 'https://www.sitemaps.org/protocol.html#location';
/** Which hosts the sitemaps speak of. */
const HOST_CHECKS = {
    'development-host': {
        severity: 'error',
        title: 'The sitemap lists addresses of a development server',
        why: 'Nobody but the machine that built the site can reach them, so search engines learn of no page.',
        fix: 'Set the address of the production site in the settings of the site generator, and build with them.',
        help: host_findings_HELP,
    },
    'foreign-host': {
        severity: 'notice',
        title: 'The sitemap lists another host than the audited one',
        why: 'On a preview this is as it should be: the sitemap names the addresses of production. On the site itself, search engines ignore addresses of another host.',
        fix: 'Check that the host is the one where the pages will live, www and all.',
        help: host_findings_HELP,
    },
    'mixed-hosts': {
        severity: 'warning',
        title: 'The sitemap lists pages of several hosts',
        why: 'Search engines ignore addresses of another host than that of the sitemap, unless the robots.txt of that host names the sitemap too.',
        fix: 'List the pages of one host in each sitemap, or name the sitemap in the robots.txt of the other hosts as well.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps#cross-submits',
    },
};
/** Hosts that are told apart; a sitemap with more is an odd one, and they count together. */
const host_findings_MAX_HOSTS = 100;
const OTHERS = 'other hosts';
const host_findings_MAX_SHOWN = 50;
/** Counts the addresses of each host. */
class HostFindings {
    #host;
    #isLocal;
    #uses = new Map();
    #origins = new Set();
    constructor(origin) {
        const { host, hostname } = new URL(origin);
        this.#host = host;
        this.#isLocal = (0,local_host/* isLocalHost */.m)(hostname);
    }
    entry({ url, entry, file }) {
        const known = this.#uses.get(url.host);
        if (known) {
            known.count++;
            return;
        }
        this.#add(this.#uses.size < host_findings_MAX_HOSTS ? detached(url.host) : OTHERS, url, entry, file);
    }
    /** The only host that the sitemaps list, where there is one and it is not the audited one. */
    get productionOrigin() {
        const [host] = this.#uses.keys();
        if (this.#uses.size !== 1 || host === this.#host)
            return undefined;
        return this.#origins.values().next().value;
    }
    /** Whether the sitemaps list pages of the audited host. */
    get listsOwnHost() {
        return this.#uses.has(this.#host);
    }
    /** Addresses by host. */
    get counts() {
        return Object.fromEntries([...this.#uses].map(([host, { count }]) => [host, count]));
    }
    /** @param vouched hosts whose robots.txt names the sitemap too */
    judge(vouched) {
        const all = [...this.#uses].filter(([host]) => host !== this.#host);
        const development = all.filter(([host]) => this.#isDevelopmentServer(host));
        const foreign = all.filter(use => !development.includes(use));
        const apart = (0,tool_definition/* notApplicable */.hH)('the sitemap lists a development server, which is reported apart');
        return {
            'development-host': report(development),
            ...(foreign.length === 0 && development.length > 0
                ? { 'foreign-host': apart, 'mixed-hosts': apart }
                : this.#judgeForeign(foreign, vouched)),
        };
    }
    #judgeForeign(foreign, vouched) {
        if (foreign.length === 0)
            return { 'foreign-host': (0,tool_definition/* pass */.IX)(), 'mixed-hosts': (0,tool_definition/* pass */.IX)() };
        const local = (0,tool_definition/* notApplicable */.hH)('the site is audited on this machine: its own host will be another one');
        if (this.#uses.size === 1) {
            return { 'foreign-host': this.#isLocal ? local : report(foreign), 'mixed-hosts': (0,tool_definition/* pass */.IX)() };
        }
        const strange = foreign.filter(([host]) => !vouched.has(host));
        const mixed = (0,tool_definition/* notApplicable */.hH)('the sitemap lists several hosts, which is reported apart');
        return { 'foreign-host': mixed, 'mixed-hosts': report(strange) };
    }
    /** A server on this machine is known by its port, so another port is an address left over. */
    #isDevelopmentServer(host) {
        const { hostname, port } = new URL(`http://${host === OTHERS ? 'example.com' : host}`);
        if (!(0,addresses/* isLoopbackHost */.cW)(hostname))
            return false;
        const own = new URL(`http://${this.#host}`);
        return !(0,addresses/* isLoopbackHost */.cW)(own.hostname) || port !== own.port;
    }
    /** Hosts beside the audited one, the most listed first. */
    foreignHosts() {
        return [...this.#uses]
            .filter(([host]) => host !== this.#host && host !== OTHERS)
            .sort(([, a], [, b]) => b.count - a.count)
            .map(([host]) => host);
    }
    #add(host, url, entry, file) {
        const known = this.#uses.get(host);
        if (known) {
            known.count++;
            return;
        }
        const { line, column } = entry;
        this.#origins.add(detached(url.origin));
        this.#uses.set(host, {
            count: 1,
            file: file.url,
            line,
            ...(column !== undefined && { column }),
            example: detached(entry.loc.slice(0, 200)),
        });
    }
}
function report(uses) {
    const occurrences = uses.slice(0, host_findings_MAX_SHOWN).map(([host, { count, file, line, column, example }]) => ({
        url: file,
        line,
        ...(column !== undefined && { column }),
        message: `${count === 1 ? '1 address is' : `${count} addresses are`} on ${host}, the first is ${example}`,
    }));
    return failCounted(occurrences, uses.length);
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/listing.js


/** Whether the audited page is in the sitemaps. */
const LISTING_CHECKS = {
    'page-not-listed': {
        severity: 'notice',
        title: 'The page is not in the sitemap',
        why: 'Search engines find the page by links alone, and learn of its changes later.',
        fix: 'Add the address of the page to the sitemap, or leave it out knowingly.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
    },
};
/** Endings that servers leave out or put on: with and without them it is one page. */
const ENDINGS = ['', '/', '.html', '/index.html'];
/**
 * The addresses under which a page may be listed.
 *
 * @param origins the audited one, and that of production where the sitemaps list it
 */
function namesOf(url, origins) {
    const on = (path) => origins.map(origin => `${origin}${path}`);
    const path = (0,addresses/* comparablePath */.cM)(url);
    const [pathname = '/', query] = path.split(/(?=\?)/, 2);
    const bare = pathname.replace(/(?:\/index)?\.html?$|\/index$|\/$/i, '');
    const similar = ENDINGS.map(ending => `${bare}${ending}` || '/').map(name => `${name}${query ?? ''}`);
    return { exact: on(path), similar: similar.flatMap(on) };
}
/** @param also further addresses of the page, as its canonical */
function findListing(urls, url, origins, also = []) {
    const names = namesOf(url, origins);
    if (names.exact.some(name => urls.has(name)))
        return 'listed';
    const others = also.map(other => (0,addresses/* comparableUrl */.sY)(other));
    const similar = also.flatMap(other => namesOf(other.href, origins).similar);
    const known = [...names.similar, ...others, ...similar].some(name => urls.has(name));
    return known ? 'listed-otherwise' : 'not-listed';
}
/** @param excuse why the page need not be listed; @param unread why it cannot be told */
function judgeListing(listing, url, excuse, unread) {
    if (excuse !== undefined)
        return (0,tool_definition/* notApplicable */.hH)(excuse);
    if (listing === 'listed')
        return (0,tool_definition/* pass */.IX)();
    if (listing === 'listed-otherwise')
        return (0,tool_definition/* pass */.IX)('it is listed under another form of its address');
    if (unread !== undefined)
        return (0,tool_definition/* notMeasured */.q7)(unread);
    return (0,tool_definition/* fail */.fJ)({ url, message: 'is in none of the sitemaps' });
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/loc-findings.js


const loc_findings_PROTOCOL = 'https://www.sitemaps.org/protocol.html';
const loc_findings_BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const loc_findings_ERRORS = 'https://support.google.com/webmasters/answer/7451001';
/** What an address of a sitemap must look like. @see https://www.sitemaps.org/protocol.html */
const LOC_CHECKS = {
    'missing-loc': {
        severity: 'error',
        title: 'An entry of the sitemap has no address',
        why: 'An entry without <loc> names no page.',
        fix: 'Give each <url> and <sitemap> one <loc>, or remove the entry.',
        help: loc_findings_PROTOCOL,
    },
    'loc-invalid': {
        severity: 'error',
        title: 'An entry of the sitemap is not a full URL',
        why: 'Search engines need scheme and host, and skip the entry.',
        fix: 'Write full addresses, as https://www.example.com/page; most generators have a setting for the address of the site.',
        help: loc_findings_BUILD,
    },
    'loc-too-long': {
        severity: 'warning',
        title: 'An address in the sitemap is too long',
        why: 'The protocol allows less than 2,048 characters; longer addresses are skipped.',
        fix: 'Shorten the address, or leave the page out of the sitemap.',
        help: loc_findings_PROTOCOL,
    },
    'loc-escaping': {
        severity: 'warning',
        title: 'An address in the sitemap is escaped wrongly',
        why: 'It leads to another address than the one that is meant.',
        fix: 'Escape each address once: URL escapes for blanks, then &amp; for &.',
        help: 'https://www.sitemaps.org/protocol.html#escaping',
    },
    'loc-fragment': {
        severity: 'warning',
        title: 'An address in the sitemap has a fragment',
        why: 'Search engines drop what is behind #, so the entry names the page without it, often one that is listed already.',
        fix: 'List each page once, without #.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
    },
    'loc-session-id': {
        severity: 'warning',
        title: 'An address in the sitemap has a session id',
        why: 'The same page gets an address for each visitor, and search engines see endless copies.',
        fix: 'List the address without the session id.',
        help: loc_findings_BUILD,
    },
    'loc-http': {
        severity: 'warning',
        title: 'The sitemap of an https site lists http addresses',
        why: 'The entries name addresses that redirect, or that are not the preferred ones.',
        fix: 'Write the addresses with https://.',
        help: loc_findings_BUILD,
    },
    'outside-path': {
        severity: 'notice',
        title: 'A sitemap lists pages outside of its folder',
        why: 'A sitemap that robots.txt does not name, by itself or by its index, holds for the pages in its own folder and below alone.',
        fix: 'Put the sitemap into the root folder, or name it in robots.txt.',
        help: 'https://www.sitemaps.org/protocol.html#location',
    },
    'duplicate-url': {
        severity: 'notice',
        title: 'An address is in the sitemaps more than once',
        why: 'The repetition has no effect, and where its dates differ search engines cannot tell which is right.',
        fix: 'List each page once.',
        help: loc_findings_ERRORS,
    },
};
/** An address must be shorter. @see https://www.sitemaps.org/protocol.html#locdef */
const MAX_LOC_LENGTH = 2048;
/** Names that stand for nothing but a visitor's session. */
const SESSION_ID = /[;?&](?:jsessionid|phpsessid|aspsessionid\w{0,16}|sessionid|session_id|cfid|cftoken)=/i;
class LocFindings {
    #lists = Object.fromEntries(Object.keys(LOC_CHECKS).map(name => [name, new FindingList()]));
    #siteIsHttps;
    constructor(origin) {
        this.#siteIsHttps = origin.startsWith('https:');
    }
    /** Judges the address of an entry or of a child of an index. @returns the address where it can be used */
    read({ loc, line, column }, file) {
        const place = column === undefined ? { line } : { line, column };
        const add = (check, message) => this.#lists[check].add(file, place, message);
        if (loc === '') {
            add('missing-loc', () => 'has no <loc>, or an empty one');
            return undefined;
        }
        const url = /^https?:\/\//i.test(loc) ? URL.parse(loc) : null;
        if (!url) {
            add('loc-invalid', () => `"${shown(loc)}" is not a full http or https URL`);
            return undefined;
        }
        if (loc.length >= MAX_LOC_LENGTH)
            add('loc-too-long', () => `${loc.length} characters: ${shown(loc)}`);
        if (/\s/.test(loc))
            add('loc-escaping', () => `has white space: ${shown(loc)}`);
        else if (/&(?:amp|lt|gt|quot|apos|#\d{1,7});/i.test(loc)) {
            add('loc-escaping', () => `is escaped twice, and so means ${shown(loc)}`);
        }
        if (loc.includes('#'))
            add('loc-fragment', () => shown(loc));
        if (SESSION_ID.test(loc))
            add('loc-session-id', () => shown(loc));
        if (this.#siteIsHttps && url.protocol === 'http:')
            add('loc-http', () => shown(loc));
        return url;
    }
    entry({ entry, file, url, isNew }) {
        if (!isNew)
            this.#lists['duplicate-url'].add(file, entry, () => `${shown(entry.loc)} was listed before`);
        const folder = folderOf(file);
        if (folder !== undefined && !url.pathname.startsWith(folder)) {
            this.#lists['outside-path'].add(file, entry, () => `${shown(entry.loc)} is not below ${folder}`);
        }
    }
    judge() {
        const judgements = Object.fromEntries(Object.entries(this.#lists).map(([name, list]) => [name, list.judge()]));
        if (!this.#siteIsHttps)
            judgements['loc-http'] = (0,tool_definition/* notApplicable */.hH)('the audited site is not on https');
        return judgements;
    }
}
/** The folder that a sitemap holds for; undefined where robots.txt vouches for it. */
function folderOf(file) {
    if (file.vouchedFor)
        return undefined;
    const { pathname } = new URL(file.url);
    return pathname.slice(0, pathname.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sample-findings.js

const sample_findings_HELP = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
/** What some of the listed addresses answer. */
const SAMPLE_CHECKS = {
    'listed-broken': {
        severity: 'error',
        title: 'The sitemap lists a page that is not there',
        why: 'Search engines are sent to errors, and trust the sitemap less. A page that was meant to be there is lost.',
        fix: 'Publish the page, or remove its address from the sitemap. A few addresses were tried: others may be affected.',
        help: sample_findings_HELP,
    },
    'listed-redirects': {
        severity: 'warning',
        title: 'The sitemap lists an address that redirects',
        why: 'A sitemap is for the addresses that search results should show; a redirect says that this is another one.',
        fix: 'List the address that the redirect leads to.',
        help: sample_findings_HELP,
    },
    'listed-noindex': {
        severity: 'warning',
        title: 'The sitemap lists a page that is set to noindex',
        why: 'The sitemap asks search engines to index the page, the page forbids it.',
        fix: 'Remove the address from the sitemap, or the noindex from the page.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
    },
    'listed-not-canonical': {
        severity: 'warning',
        title: 'The sitemap lists a page that names another one as canonical',
        why: 'Sitemap and canonical disagree on the address that search results should show.',
        fix: 'List canonical addresses alone.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
    },
    'listed-blocked': {
        severity: 'warning',
        title: 'The sitemap lists a page that robots.txt closes',
        why: 'The sitemap invites crawlers to a page that they may not fetch.',
        fix: 'Remove the address from the sitemap, or open it in robots.txt.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
    },
};
/** Statuses that say nothing about whether the page exists: protection, limits, and trouble that may pass. */
function cannotTell(status) {
    return [401, 403, 405, 429].includes(status) || status >= 500;
}
function isSuccess({ status }) {
    return status !== undefined && status >= 200 && status < 300;
}
/** Whether all that was asked for is kept out of search by a header, as preview platforms do with all that they serve. */
function isClosedByPlatform(samples) {
    const answered = samples.filter(isSuccess);
    return answered.length > 1 && answered.every(({ noindexHeader }) => noindexHeader);
}
function judgeSamples(samples) {
    if (samples.length === 0) {
        const none = (0,tool_definition/* notApplicable */.hH)('the sitemaps list no address that can be tried on the audited site');
        return Object.fromEntries(Object.keys(SAMPLE_CHECKS).map(name => [name, none]));
    }
    const failed = samples.find(({ status, failure }) => failure !== undefined || cannotTell(status));
    const unclear = failed &&
        (0,tool_definition/* notMeasured */.q7)(failed.failure ?? `${failed.asked} answers ${failed.status}, so it cannot be judged`);
    const answered = samples.filter(({ status }) => status !== undefined && !cannotTell(status));
    const good = answered.filter(sample => isSuccess(sample));
    const direct = good.filter(({ redirectsTo }) => redirectsTo === undefined);
    const judge = (among, message) => {
        const places = among.flatMap(sample => {
            const said = message(sample);
            return said === undefined ? [] : [occurrence(sample, said)];
        });
        if (places.length > 0)
            return (0,tool_definition/* fail */.fJ)(places);
        return unclear ?? (among.length > 0 ? (0,tool_definition/* pass */.IX)() : (0,tool_definition/* notApplicable */.hH)('none of the addresses tried shows a page'));
    };
    const platform = isClosedByPlatform(samples);
    return {
        'listed-broken': judge(answered, sample => (isSuccess(sample) ? undefined : `answers ${sample.status}`)),
        'listed-redirects': judge(good, ({ redirectsTo }) => redirectsTo && `leads to ${redirectsTo}`),
        'listed-noindex': judge(direct, sample => noindexOf(sample, platform)),
        'listed-not-canonical': judge(direct, ({ canonical }) => canonical && `names ${canonical} as canonical`),
        'listed-blocked': (0,tool_definition/* failWhere */.a4)(samples.filter(({ blocked }) => blocked).map(sample => occurrence(sample, 'is closed to Googlebot'))),
    };
}
/** A header that is sent with every page is for the robots tool, and on a preview the work of the platform. */
function noindexOf({ noindexHeader, noindexMeta }, platform) {
    if (noindexMeta)
        return 'has a robots meta tag with noindex';
    return noindexHeader && !platform ? 'is sent with X-Robots-Tag: noindex' : undefined;
}
function occurrence({ asked, file, line }, message) {
    const place = file === undefined ? 'listed' : `listed in ${file} line ${line}`;
    return { url: asked, message: `${message}; ${place}` };
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/samples.js










/** Addresses that are asked for beside the audited page: the first, the last, and these many between. */
const MIDDLE_SAMPLES = 3;
const BOT = 'Googlebot';
/**
 * Chooses addresses while the sitemaps are read: the first, the last, and those with the smallest hashes, which are
 * the same ones on every run, wherever they stand.
 */
class SampleChooser {
    #first;
    #last;
    #middle = [];
    entry({ entry, file, key }) {
        const { loc, line } = entry;
        const listed = () => ({ url: detached(loc), file: file.url, line });
        this.#first ??= listed();
        this.#last = listed;
        const hash = hashOf(key);
        const largest = this.#middle.at(-1)?.hash ?? 0;
        if (this.#middle.length >= MIDDLE_SAMPLES && hash >= largest)
            return;
        if (this.#middle.some(sample => sample.hash === hash))
            return;
        this.#middle.push({ hash, listed: listed() });
        this.#middle.sort((a, b) => a.hash - b.hash);
        this.#middle.length = Math.min(this.#middle.length, MIDDLE_SAMPLES);
    }
    get chosen() {
        const all = [this.#first, this.#last?.(), ...this.#middle.map(({ listed }) => listed)];
        return [...new Map(all.flatMap(listed => (listed ? [[listed.url, listed]] : []))).values()];
    }
}
/** Asks for a listed address. @param asked where it is on the audited site */
async function takeSample(visit, listed, asked) {
    const robots = await visit.robotsTxt(asked);
    const blocked = robots.kind === 'rules' && !(0,robots_txt/* verdictFor */.Xb)(robots, BOT, asked).allowed;
    const exchange = asked === visit.url ? await visit.exchange() : await visit.fetchForSite(asked);
    return { ...listed, asked, blocked, ...readAnswer(exchange, asked) };
}
/** What an answer means for search engines. */
function readAnswer(exchange, asked) {
    const none = { noindexHeader: false, noindexMeta: false };
    const { final, failure } = exchange;
    if (!final)
        return { ...none, failure: `${failure.url} ${failure.message}` };
    const { status } = final;
    const moved = (0,addresses/* comparableUrl */.sY)(final.url) === (0,addresses/* comparableUrl */.sY)(asked) ? {} : { redirectsTo: final.url };
    if (status < 200 || status > 299)
        return { ...none, status, ...moved };
    const noindexHeader = (0,page_directives/* directivesFor */.A)((0,page_directives/* headerDirectives */.yX)(final), BOT).some(page_directives/* isNoindex */.Mg);
    const page = openHtml(final);
    if (!page)
        return { status, ...moved, noindexHeader, noindexMeta: false };
    const noindexMeta = (0,page_directives/* directivesFor */.A)((0,page_directives/* metaDirectives */.IU)(page.document).inHead, BOT).some(page_directives/* isNoindex */.Mg);
    const canonical = (0,canonical_links/* declaredCanonical */.f)(page);
    const elsewhere = canonical && !isSamePage(canonical, final.url) ? { canonical: shown(canonical.href) } : {};
    return { status, ...moved, noindexHeader, noindexMeta, ...elsewhere };
}
/** On another host the same path is the same page: production names itself, a preview is a copy of it. */
function isSamePage(canonical, url) {
    return canonical.host === new URL(url).host
        ? (0,addresses/* comparableUrl */.sY)(canonical) === (0,addresses/* comparableUrl */.sY)(url)
        : (0,addresses/* comparablePath */.cM)(canonical) === (0,addresses/* comparablePath */.cM)(url);
}
function openHtml(response) {
    const type = (0,visit_exchange/* mediaType */.JL)(response);
    if (type !== 'text/html' && type !== 'application/xhtml+xml')
        return undefined;
    const { text, encoding } = (0,charset/* decodeHtml */.i)(response.body, (0,visit_exchange/* header */.wx)(response, 'content-type'));
    return { url: response.url, response, document: new visit_document/* HtmlDocument */.Df(text, response.url), encoding };
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/site-sitemaps.js











/** Hosts of which robots.txt is asked whether it names the sitemap too. */
const MAX_VOUCHERS = 3;
/** Reads the sitemaps of an origin and judges all in them that is not about one page. */
async function readSite(visit, origin) {
    const reader = new SiteReader(origin);
    const mayLeave = !(0,local_host/* isLocalHost */.m)(new URL(origin).hostname);
    const survey = await surveySitemaps(visit, origin, reader, { mayLeave });
    const { hosts, urls } = reader;
    const production = hosts.productionOrigin;
    const origins = production === undefined ? [origin] : [origin, production];
    const vouched = mayLeave ? await vouchers(visit, survey, hosts) : new Set();
    return {
        survey,
        urls,
        entries: reader.entries,
        origins,
        listsOwnHost: hosts.listsOwnHost,
        hosts: hosts.counts,
        extensions: reader.extensions.counts,
        alternates: reader.alternates.count,
        dates: reader.dates,
        samples: await takeSamples(visit, reader.samples.chosen, origins),
        judgements: reader.judge(vouched, unreadReason(survey) === undefined),
    };
}
/** Why it cannot be said what the sitemaps list altogether; undefined where all of them were read to their ends. */
function unreadReason({ files, unread }) {
    const broken = files.find(file => !file.reading || (isThere(file) && file.reading.stopped !== undefined));
    if (broken) {
        const { url, failure, status, reading } = broken;
        const reason = failure?.message ?? (reading ? `was not read to its end: ${reading.stopped}` : `answers ${status}`);
        return `${url} ${reason}`;
    }
    return unread > 0 ? `${unread} further sitemaps were not read` : undefined;
}
class SiteReader {
    urls = new UrlSet();
    hosts;
    samples = new SampleChooser();
    extensions;
    alternates = new AlternateFindings();
    dates = new Map();
    entries = 0;
    #locs;
    #dates;
    constructor(origin) {
        const now = Date.now();
        this.hosts = new HostFindings(origin);
        this.extensions = new ExtensionFindings(now);
        this.#locs = new LocFindings(origin);
        this.#dates = new DateFindings(now);
    }
    entry(entry, file) {
        this.entries++;
        const date = this.#dates.entry(entry, file);
        if (date !== undefined)
            this.#widen(file.url, date);
        this.extensions.entry(entry, file);
        const url = this.#locs.read(entry, file);
        if (!url)
            return;
        const key = (0,addresses/* comparableUrl */.sY)(url);
        const read = { entry, file, url, key, isNew: this.urls.add(key) };
        this.#locs.entry(read);
        this.hosts.entry(read);
        this.alternates.entry(read);
        this.samples.entry(read);
    }
    child(child, file) {
        this.#dates.lastmod(child, file);
        this.#locs.read(child, file);
    }
    judge(vouched, complete) {
        return {
            ...this.#locs.judge(),
            ...this.hosts.judge(vouched),
            ...this.#dates.judge(),
            ...this.extensions.judge(),
            ...this.alternates.judge(this.urls, complete),
        };
    }
    #widen(file, date) {
        const range = this.dates.get(file);
        if (!range)
            this.dates.set(file, { count: 1, oldest: date, newest: date });
        else {
            range.count++;
            range.oldest = Math.min(range.oldest, date);
            range.newest = Math.max(range.newest, date);
        }
    }
}
/** Hosts whose own robots.txt names one of the sitemaps, which lets it list their pages. */
async function vouchers(visit, survey, hosts) {
    const vouched = new Set();
    const foreign = hosts.foreignHosts();
    if (foreign.length === 0 || (foreign.length === 1 && !hosts.listsOwnHost))
        return vouched;
    const names = new Set(survey.files.flatMap(({ url, namedAs }) => [url, ...(namedAs ? [namedAs] : [])]));
    for (const host of foreign.slice(0, MAX_VOUCHERS)) {
        const robots = await visit.robotsTxt(`https://${host}/`);
        if ((0,robots_txt/* sitemapsOf */.yw)(robots).some(({ url }) => url !== undefined && names.has(url)))
            vouched.add(host);
    }
    return vouched;
}
/** On the audited origin alone: the pages of this version are nowhere else. */
async function takeSamples(visit, chosen, origins) {
    const here = chosen.flatMap(listed => {
        const url = URL.parse(listed.url);
        if (!url || !origins.includes(url.origin))
            return [];
        return [{ listed, asked: `${origins[0]}${url.pathname}${url.search}` }];
    });
    return await Promise.all(here.map(({ listed, asked }) => takeSample(visit, listed, asked)));
}
/** The same answer to every check of a group. */
function site_sitemaps_all(checks, judgement) {
    return Object.fromEntries(Object.keys(checks).map(name => [name, judgement]));
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sitemap.js


















// Not checked: a byte-order mark and CDATA (all readers take them); how old a lastmod is (a page may be right for years);
// trailing slashes and letter case of addresses (style, see serp); changefreq and priority beyond their form (Google
// ignores both); tags of extensions that Google has retired (ignored, without harm); a sitemap that robots.txt names and
// that answers 404 (robots); whether languages and regions of alternates exist (hreflang); non-ASCII addresses (read as
// IRIs by Google and Bing).
const CONTENT_CHECKS = {
    ...LOC_CHECKS,
    ...HOST_CHECKS,
    ...DATE_CHECKS,
    ...EXTENSION_CHECKS,
    ...ALTERNATE_CHECKS,
};
const CHECKS = {
    ...DISCOVERY_CHECKS,
    ...FILE_CHECKS,
    ...CONTENT_CHECKS,
    ...SAMPLE_CHECKS,
    ...LISTING_CHECKS,
};
/** The sitemaps of the site, and whether the page is in them. */
const sitemapTool = (0,tool_definition/* defineTool */.uO)({
    name: 'sitemap',
    title: 'Sitemaps',
    checks: CHECKS,
    judge,
});
async function judge(visit) {
    const exchange = await visit.exchange();
    const { origin } = new URL(exchange.final?.url ?? visit.url);
    const site = await visit.onceForSite(`sitemaps ${origin}`, () => readSite(visit, origin));
    const { survey } = site;
    const unclear = unclearReason(survey);
    if (exchange.failure && unclear !== undefined)
        throw new not_measured/* NotMeasured */.k(`${exchange.failure.url} ${exchange.failure.message}`);
    const page = await judgePage(visit, site);
    const answered = survey.files.some(({ reading }) => reading && reading.kind !== 'html');
    const without = unclear === undefined ? (0,tool_definition/* notApplicable */.hH)('the site has no sitemap') : (0,tool_definition/* notMeasured */.q7)(unclear);
    return {
        judgements: {
            ...judgeDiscovery(survey),
            ...(answered ? judgeFiles(survey) : site_sitemaps_all(FILE_CHECKS, without)),
            ...judgeContent(site, without),
            ...(site.entries > 0 ? judgeSamples(page.samples) : site_sitemaps_all(SAMPLE_CHECKS, emptyReason(site, without))),
            'page-not-listed': page.judgement,
        },
        facts: factsOf(site, page.listing, page.samples),
    };
}
function judgeContent(site, without) {
    const isIndex = site.survey.files.some(({ reading }) => reading?.kind === 'index');
    return site.entries > 0 || isIndex ? site.judgements : site_sitemaps_all(CONTENT_CHECKS, emptyReason(site, without));
}
function emptyReason({ survey }, without) {
    return survey.files.some(isThere) ? (0,tool_definition/* notApplicable */.hH)('the sitemaps list nothing') : without;
}
async function judgePage(visit, site) {
    const { samples, urls, origins, entries } = site;
    if (entries === 0)
        return { judgement: (0,tool_definition/* notApplicable */.hH)('the sitemaps list nothing'), listing: undefined, samples };
    const html = await pageOf(visit);
    const url = 'judgement' in html ? visit.url : html.url;
    const canonicals = 'judgement' in html ? [] : (0,canonical_links/* canonicalLinks */.I)(html).flatMap(link => link.url ?? []);
    const listing = findListing(urls, url, origins, canonicals);
    const withPage = await addPage(visit, site);
    if ('judgement' in html)
        return { judgement: html.judgement, listing, samples: withPage };
    const excuse = await excuseOf(visit, html, site);
    return {
        judgement: judgeListing(listing, url, excuse, unreadReason(site.survey)),
        listing,
        samples: withPage,
    };
}
/** The audited page is a sample too where it is listed by the address that it was audited by. */
async function addPage(visit, { samples, urls, origins }) {
    const listed = namesOf(visit.url, origins).exact.some(name => urls.has(name));
    if (!listed || samples.some(({ asked }) => isSamePage(new URL(asked), visit.url)))
        return samples;
    const robots = await visit.robotsTxt(visit.url);
    const blocked = robots.kind === 'rules' && !(0,robots_txt/* verdictFor */.Xb)(robots, 'Googlebot', visit.url).allowed;
    const answer = readAnswer(await visit.exchange(), visit.url);
    return [{ url: visit.url, asked: visit.url, blocked, ...answer }, ...samples];
}
async function pageOf(visit) {
    try {
        return await visit.htmlPage();
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.k)
            return { judgement: (0,tool_definition/* notMeasured */.q7)(error.message) };
        if (error instanceof not_measured/* NotApplicable */.b)
            return { judgement: (0,tool_definition/* notApplicable */.hH)(error.message) };
        throw error;
    }
}
/** Why a page need not be in a sitemap. */
async function excuseOf(visit, page, site) {
    const meta = (0,page_directives/* metaDirectives */.IU)(page.document).inHead;
    const headers = isClosedByPlatform(site.samples) ? [] : (0,page_directives/* headerDirectives */.yX)(page.response);
    if ((0,page_directives/* directivesFor */.A)([...meta, ...headers], 'Googlebot').some(page_directives/* isNoindex */.Mg))
        return 'the page is set to noindex';
    const canonical = (0,canonical_links/* canonicalLinks */.I)(page).find(link => link.url)?.url;
    if (canonical && !isSamePage(canonical, page.url))
        return 'the page names another one as canonical';
    const robots = await visit.robotsTxt(page.url);
    if (robots.kind === 'rules' && !(0,robots_txt/* verdictFor */.Xb)(robots, 'Googlebot', page.url).allowed)
        return 'robots.txt closes the page';
    const { survey, listsOwnHost, origins } = site;
    const elsewhere = survey.files.every(file => !isThere(file) || !file.url.startsWith(`${survey.origin}/`));
    if (elsewhere && !listsOwnHost && origins.length > 1) {
        return 'the sitemap was read from another host, which may not know this version of the site';
    }
    return undefined;
}


/***/ }),

/***/ 68988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q9: () => (/* binding */ BadContentEncoding),
/* harmony export */   _2: () => (/* binding */ BodyConsumerFailed),
/* harmony export */   hI: () => (/* binding */ consumeBody),
/* harmony export */   lY: () => (/* binding */ gunzipped),
/* harmony export */   x8: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);


/** A `Content-Encoding` that cannot be undone, or a body that does not follow it. */
class BadContentEncoding extends Error {
    name = 'BadContentEncoding';
}
/** More codings than this on one body are an attack: each one costs memory of its own. */
const MAX_CODINGS = 5;
/** RFC 9659 section 3: a decoder of the content coding "zstd" need not hold a window of more than 8 MB. */
const ZSTD_WINDOW_LOG = 23;
/** Registered codings that were not asked for: the body is unreadable, where an unregistered word is a slip. */
const NOT_UNDONE = new Set(['compress', 'x-compress', 'exi', 'pack200-gzip', 'aes128gcm', 'dcb', 'dcz']);
/**
 * Reads a body and undoes its content encodings (RFC 9110 section 8.4), never holding more than about `maxBytes`
 * decoded. The source is always ended, whatever happens.
 *
 * As in browsers, a word that is not a registered content coding (`Content-Encoding: utf-8`) leaves the body as sent.
 *
 * @param contentEncoding value of the `Content-Encoding` header, or undefined
 * @param maxBytes cap on decoded bytes; what lies beyond is not read
 * @throws BadContentEncoding where the body cannot be decoded; the source's own error where it breaks off
 */
async function readBody(source, contentEncoding, maxBytes) {
    const chunks = [];
    const read = await consumeBody(source, contentEncoding, maxBytes, async (decoded) => {
        for await (const chunk of decoded)
            chunks.push(chunk);
    });
    return { ...read, bytes: Buffer.concat(chunks) };
}
/** The code that was handed a body to read failed itself: a bug of ours, no fault of the body. */
class BodyConsumerFailed extends Error {
    name = 'BodyConsumerFailed';
}
/**
 * As {@link readBody}, but hands the decoded body on piece by piece and holds none of it. What the consumer leaves is
 * not read. Where the body breaks off, that is thrown even where the consumer hides it.
 *
 * @throws BodyConsumerFailed where the consumer throws of its own, that being the cause
 */
async function consumeBody(source, contentEncoding, maxBytes, consume) {
    const read = { wireBytes: 0, truncated: false };
    let sourceError;
    let broken;
    source.once('error', error => {
        sourceError = error;
    });
    async function* decoded() {
        try {
            yield* capped(decode(source, contentEncoding, read), maxBytes, read);
        }
        catch (error) {
            broken = error instanceof BadContentEncoding ? error : badEncoding(contentEncoding, error);
            throw broken;
        }
    }
    try {
        await consume(decoded());
    }
    catch (error) {
        if (broken === undefined)
            throw new BodyConsumerFailed('the reader of the body failed', { cause: error });
    }
    finally {
        source.destroy();
    }
    if (broken !== undefined)
        throw sourceError ?? broken;
    return read;
}
function decode(source, contentEncoding, read) {
    const counted = counting(source, bytes => {
        read.wireBytes += bytes;
    });
    return codingsOf(contentEncoding).reduceRight(undo, counted);
}
async function* capped(chunks, maxBytes, read) {
    let room = maxBytes;
    for await (const chunk of chunks) {
        read.truncated = chunk.length > room;
        yield read.truncated ? chunk.subarray(0, room) : chunk;
        if (read.truncated)
            return;
        room -= chunk.length;
    }
}
function codingsOf(contentEncoding) {
    const codings = (contentEncoding ?? '')
        .toLowerCase()
        .split(',')
        .map(coding => coding.trim())
        .filter(coding => coding !== '' && coding !== 'identity');
    if (codings.length > MAX_CODINGS) {
        throw new BadContentEncoding(`Content-Encoding names ${codings.length} codings, more than ${MAX_CODINGS}`);
    }
    const unreadable = codings.find(coding => NOT_UNDONE.has(coding));
    if (unreadable !== undefined) {
        throw new BadContentEncoding(`Content-Encoding is "${unreadable}", which was not asked for`);
    }
    return codings.every(isKnown) ? codings : [];
}
function isKnown(coding) {
    return ['gzip', 'x-gzip', 'deflate', 'br', 'zstd'].includes(coding);
}
async function* counting(source, count) {
    for await (const chunk of source) {
        count(chunk.length);
        yield chunk;
    }
}
/** Undoes gzip of a file that is compressed in itself, whatever HTTP did to it. */
function gunzipped(chunks) {
    return undo(chunks, 'gzip');
}
/** Undoes one coding. A body without a byte has nothing to undo: it is what HEAD, 204 and 304 give. */
async function* undo(source, coding) {
    const chunks = source[Symbol.asyncIterator]();
    let first;
    do
        first = await chunks.next();
    while (!first.done && first.value.length === 0);
    if (first.done)
        return;
    const start = first.value;
    async function* all() {
        yield start;
        yield* { [Symbol.asyncIterator]: () => chunks };
    }
    // The error reaches the loop that reads; the pipeline is there to end what is behind it.
    yield* (0,node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(all, decoderOf(coding, start[0]), () => { });
}
function decoderOf(coding, firstByte) {
    switch (coding) {
        case 'br':
            return node_zlib__WEBPACK_IMPORTED_MODULE_1__.createBrotliDecompress();
        case 'zstd':
            return node_zlib__WEBPACK_IMPORTED_MODULE_1__.createZstdDecompress({ params: { [node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } });
        case 'deflate':
            // "deflate" is zlib by its definition, but some servers send the raw form: the first byte tells which.
            return (firstByte & 0x0f) === 8 ? node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflate() : node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflateRaw();
        default:
            return node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip();
    }
}
function badEncoding(contentEncoding, cause) {
    return new BadContentEncoding(`the body is not the valid "${contentEncoding}" that its header promises`, {
        cause,
    });
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
    return new TextDecoder(encoding).decode(body);
}


/***/ }),

/***/ 38138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ directivesFor),
/* harmony export */   H2: () => (/* binding */ isNofollow),
/* harmony export */   IU: () => (/* binding */ metaDirectives),
/* harmony export */   Mg: () => (/* binding */ isNoindex),
/* harmony export */   Q$: () => (/* binding */ dateOf),
/* harmony export */   SH: () => (/* binding */ valueFault),
/* harmony export */   Vr: () => (/* binding */ mergedDirectives),
/* harmony export */   yX: () => (/* binding */ headerDirectives)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91709);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23849);
/* harmony import */ var _robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59917);



/** Rules with a value behind a colon. */
const VALUED = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
/** Rules that search engines know, retired ones and the plain opposites of known ones among them. */
const PLAIN = new Set([
    ...['all', 'none', 'index', 'noindex', 'follow', 'nofollow', 'nosnippet', 'snippet', 'indexifembedded'],
    ...['notranslate', 'translate', 'noimageindex', 'imageindex', 'nopagereadaloud', 'nositelinkssearchbox'],
    ...['noarchive', 'archive', 'nocache', 'noodp', 'noydir', 'noyaca', 'odp', 'ydir', 'noai', 'noimageai'],
]);
const META_NAMES = new Set([
    ..._robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__/* .BOTS */ .v.map(({ name }) => name.toLowerCase()),
    ...['robots', 'msnbot', 'slurp', 'teoma', 'yandex'],
]);
/**
 * The rules that a response carries in `X-Robots-Tag`. A crawler's name before a colon holds for what follows it in
 * the same header.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag
 */
function headerDirectives(response) {
    return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(response, 'x-robots-tag').flatMap(value => {
        const where = { url: response.url, snippet: `X-Robots-Tag: ${value.slice(0, 200)}` };
        let bot = '*';
        return ruleTexts(value).map(text => {
            const scoped = botPrefix(text);
            if (scoped)
                bot = scoped.bot;
            return { ...directiveOf(scoped?.rest ?? text), bot, source: 'header', where };
        });
    });
}
/** The rules that the `<meta>` elements of a document give to crawlers, those outside `<head>` apart. */
function metaDirectives(document) {
    const inHead = [];
    const outsideHead = [];
    for (const meta of document.elements('meta')) {
        const name = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'name')?.trim().toLowerCase();
        if (name === undefined || !META_NAMES.has(name))
            continue;
        const list = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)(meta, 'head') ? inHead : outsideHead;
        list.push(...directivesOfMeta(document, meta, name === 'robots' ? '*' : name));
    }
    return { inHead, outsideHead };
}
function directivesOfMeta(document, meta, bot) {
    const where = document.occurrence(meta);
    return ruleTexts((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '').map(text => ({
        ...directiveOf(text),
        bot,
        source: 'meta',
        where,
    }));
}
/** The rules between the commas; a comma inside the date of `unavailable_after` parts nothing. */
function ruleTexts(value) {
    const texts = [];
    for (const part of value.split(',')) {
        const last = texts.at(-1);
        if (last !== undefined && /unavailable_after\s*:/i.test(last) && /^\s*\d/.test(part)) {
            texts[texts.length - 1] = `${last},${part}`;
        }
        else
            texts.push(part);
    }
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


/***/ })

};
