export const id = 7753;
export const ids = [7753];
export const modules = {

/***/ 33934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S0: () => (/* binding */ MAX_SITEMAP_URLS),
/* harmony export */   YL: () => (/* binding */ SITEMAP_NAMESPACE),
/* harmony export */   pN: () => (/* binding */ EXTENSION_NAMESPACES),
/* harmony export */   r5: () => (/* binding */ MAX_SITEMAP_BYTES)
/* harmony export */ });
const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const EXTENSION_NAMESPACES = {
    image: 'http://www.google.com/schemas/sitemap-image/1.1',
    video: 'http://www.google.com/schemas/sitemap-video/1.1',
    news: 'http://www.google.com/schemas/sitemap-news/0.9',
    xhtml: 'http://www.w3.org/1999/xhtml',
};
const MAX_SITEMAP_BYTES = 52_428_800;
const MAX_SITEMAP_URLS = 50_000;


/***/ }),

/***/ 77753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $B: () => (/* binding */ isThere),
  p$: () => (/* binding */ surveySitemaps)
});

// UNUSED EXPORTS: COMMON_PATHS, SURVEY_LIMITS

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/engine/formats/html/charset.js
var charset = __webpack_require__(51475);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
// EXTERNAL MODULE: ./lib/engine/formats/sitemap/format.js
var format = __webpack_require__(33934);
// EXTERNAL MODULE: ./lib/engine/network/body.js
var body = __webpack_require__(96611);
;// CONCATENATED MODULE: ./lib/engine/formats/sitemap/decode.js


const DECLARATION_BYTES = 256;
const REPLACEMENT = '\uFFFD';
const ENCODED_REPLACEMENT = Buffer.from(REPLACEMENT, 'utf8');
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
        const room = format/* MAX_SITEMAP_BYTES */.r5 - facts.bytes;
        facts.truncated = chunk.length > room;
        facts.bytes += Math.min(room, chunk.length);
        yield facts.truncated ? chunk.subarray(0, room) : chunk;
        if (facts.truncated)
            return;
    }
}
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
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
;// CONCATENATED MODULE: ./lib/engine/formats/sitemap/bare-ampersands.js
const LOOK_AHEAD = 40;
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,30});/iy;
const MARKERS = /&|<!--|<!\[CDATA\[|<\?|<!DOCTYPE/gi;
const ENDS = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' };
class BareAmpersands {
    #sink;
    #pending = '';
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

;// CONCATENATED MODULE: ./lib/engine/formats/sitemap/xml-reader.js




class StopReading extends Error {
    name = 'StopReading';
}
const MAX_UNBROKEN = 1024 * 1024;
const MAX_DEPTH = 32;
const MAX_ATTRIBUTES = 100;
const MAX_FAULTS = 1000;
const MAX_TEXT = 64 * 1024;
const PIECE = 64 * 1024;
const SNIPPET_BEFORE = 60;
const SNIPPET_LENGTH = 140;
const RECOVERABLE = /^(?:undefined entity|unbound namespace prefix|duplicate attribute|disallowed character$|malformed character entity|the string "]]>"|an XML declaration must be at)/;
const WORDS = {
    'unexpected close tag': 'a closing tag does not match the tag that is open',
    'disallowed character in tag name': 'has a "<" that begins no tag; in text it must be written "&lt;"',
    'an XML declaration must be at the start of the document': 'something stands before the XML declaration',
};
class XmlReader {
    #handler;
    #parser = new saxes/* SaxesParser */.wT({ xmlns: true });
    #ampersands;
    #told = new Set();
    #piece = '';
    #pieceStart = 0;
    #unbroken = 0;
    #attributes = 0;
    #depth = 0;
    #faults = 0;
    #start = { line: 1 };
    #text;
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
    write(text) {
        for (let at = 0; at < text.length; at += PIECE)
            this.#ampersands.write(text.slice(at, at + PIECE));
    }
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
            snippet: (0,html_document/* snippet */.UA)(`${(0,cut/* endOf */.pJ)(this.#piece, SNIPPET_BEFORE)}&`),
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
        const source = (0,html_document/* snippet */.UA)((0,cut/* endOf */.pJ)(this.#piece.slice(0, at + SNIPPET_LENGTH), SNIPPET_LENGTH));
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
    #place(behind = 1) {
        const { line, column: consumed } = this.#parser;
        const added = this.#added.line === line ? this.#added.count : 0;
        const column = consumed - added - behind + 1;
        if (column >= 1)
            return { line, column };
        return { line: Math.max(1, behind > 1 ? line - 1 : line) };
    }
}

;// CONCATENATED MODULE: ./lib/engine/formats/sitemap/sitemap-document.js



const LEAVES = new Set(['loc', 'lastmod', 'changefreq', 'priority']);
const CHILD_LEAVES = new Set(['loc', 'lastmod']);
const MAX_KEPT = 500;
class SitemapDocument {
    kind;
    #handler;
    #rootUri;
    #itemName;
    #leaves;
    #namespacesTold = new Set();
    #path = [];
    #ignoredFrom = Number.POSITIVE_INFINITY;
    #entry;
    #seen = new Set();
    #extension;
    constructor(kind, root, handler) {
        this.kind = kind;
        this.#handler = handler;
        this.#rootUri = root.uri;
        this.#itemName = kind === 'index' ? 'sitemap' : 'url';
        this.#leaves = kind === 'index' ? CHILD_LEAVES : LEAVES;
        this.#path.push(root.local);
        if (root.uri !== format/* SITEMAP_NAMESPACE */.YL)
            this.#namespace('namespace', root, format/* SITEMAP_NAMESPACE */.YL);
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
        const expected = format/* EXTENSION_NAMESPACES */.pN[prefix];
        if (expected && uri !== expected && uri !== prefix)
            this.#namespace('extension-namespace', element, expected);
        const entry = this.#entry;
        const { image, video, news, xhtml } = format/* EXTENSION_NAMESPACES */.pN;
        if (uri === xhtml && local === 'link') {
            if (entry.alternates.length < MAX_KEPT && !isOtherForm(element)) {
                entry.alternates.push(alternateOf(element));
            }
            this.#ignore();
        }
        else if (uri === image && local === 'image')
            this.#begin('image', element);
        else if (uri === video && local === 'video')
            this.#begin('video', element);
        else if (uri === news && local === 'news')
            this.#begin('news', element);
        else if (uri === image || uri === video || uri === news) {
            const wrapper = Object.entries(format/* EXTENSION_NAMESPACES */.pN).find(([, known]) => known === uri)[0];
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
            const { fields } = extension;
            if (!fields.has(name) && fields.size < MAX_KEPT)
                fields.set(name, text);
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
            message: `<${(0,cut/* ownCopy */.Sf)((0,cut/* cutEnd */.ym)(name, 100))}> ${what}`,
        });
        this.#ignore();
    }
    #namespace(kind, element, expected) {
        const uri = (0,cut/* ownCopy */.Sf)((0,cut/* cutEnd */.ym)(element.uri, 200));
        if (this.#namespacesTold.has(uri) || this.#namespacesTold.size >= MAX_KEPT)
            return;
        this.#namespacesTold.add(uri);
        const has = uri === '' ? 'no namespace' : `the namespace "${uri}"`;
        const message = `<${element.prefix === '' ? element.local : `${element.prefix}:${element.local}`}> has ${has} instead of "${expected}"`;
        this.#handler.problem({ kind, ...placeOf(element), message });
    }
}
function kindOfRoot({ local, uri }) {
    if (local === 'urlset')
        return 'urlset';
    if (local === 'sitemapindex')
        return 'index';
    if (local === 'rss')
        return 'rss';
    if (local === 'feed')
        return 'atom';
    if (local.toLowerCase() === 'html' || uri === format/* EXTENSION_NAMESPACES */.pN.xhtml)
        return 'html';
    return 'xml';
}
function refuseRoot(kind, root, handler) {
    if (kind === 'xml') {
        const message = `its root is <${(0,cut/* ownCopy */.Sf)((0,cut/* cutEnd */.ym)(root.local, 100))}>, not <urlset> or <sitemapindex>`;
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
function isOtherForm({ attributes }) {
    const value = (name) => (attributes[name]?.value ?? '').trim();
    if (value('hreflang') !== '')
        return false;
    const isApp = /^(?:android-app|ios-app):/i.test(value('href'));
    return isApp || value('media') !== '' || /(?:^|\s)amphtml(?:\s|$)/i.test(value('rel'));
}
function alternateOf(element) {
    const value = (name) => (element.attributes[name]?.value ?? '').trim();
    return { rel: value('rel'), hreflang: value('hreflang'), href: value('href'), ...placeOf(element) };
}
function placeOf({ line, column }) {
    return column === undefined ? { line } : { line, column };
}

;// CONCATENATED MODULE: ./lib/engine/formats/sitemap/feed-document.js

const ATOM_NAMESPACES = new Set([
    'http://www.w3.org/2005/Atom',
    'http://purl.org/atom/ns#',
]);
class FeedDocument {
    #handler;
    #itemName;
    #depth = 1;
    #item;
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

;// CONCATENATED MODULE: ./lib/engine/formats/sitemap/text-list.js

const MAX_LINE = 64 * 1024;
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

;// CONCATENATED MODULE: ./lib/engine/formats/sitemap/read-sitemap.js






const HEAD = 1000;
const MAX_READ = 4 * format/* MAX_SITEMAP_URLS */.S0;
const ADDRESS_LINE = /^\s*https?:\/\/\S+\s*$/im;
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

// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var network_exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/visit/input-trace.js
var input_trace = __webpack_require__(4274);
;// CONCATENATED MODULE: ./lib/engine/visit/sitemap-survey.js








const SURVEY_LIMITS = { files: 30, bytes: 256 * 1024 * 1024, ms: 45_000 };
const COMMON_PATHS = [
    '/sitemap.xml',
    '/sitemap_index.xml',
    '/sitemap-index.xml',
    '/wp-sitemap.xml',
    '/sitemap.xml.gz',
    '/sitemap.txt',
];
const MAX_KEPT_PROBLEMS = 50;
async function surveySitemaps(source, origin, listener, { mayLeave, limits = SURVEY_LIMITS, files: given, linked }) {
    const robots = await source.robotsTxt(`${origin}/`);
    const lines = (0,robots_txt/* sitemapsOf */.yw)(robots);
    const survey = new Survey(source, origin, listener, mayLeave, limits);
    const named = given
        ? given.map((url) => ({ url, foundBy: 'probe', vouchedFor: false }))
        : lines.flatMap(({ url, line }) => url === undefined
            ? []
            : [{ url, foundBy: 'robots', vouchedFor: true, namedIn: { url: robots.url, line } }]);
    for (const name of named)
        await survey.readWithChildren(name);
    const probes = [];
    if (!given && !survey.files.some(isThere)) {
        const root = (0,preview/* deploymentRoot */.gS)(source.preview, origin);
        for (const path of COMMON_PATHS) {
            if (survey.asked(`${root}${path}`))
                continue;
            const file = await survey.readWithChildren({
                url: `${root}${path}`,
                foundBy: 'probe',
                vouchedFor: false,
            });
            if (!file || isThere(file))
                break;
            survey.files.splice(survey.files.indexOf(file), 1);
            probes.push(file);
            if (file.failure)
                break;
        }
    }
    const isUnreached = [...survey.files, ...probes].some(({ failure }) => failure);
    if (!given && linked && !survey.files.some(isThere) && !isUnreached) {
        for (const url of await linked()) {
            const file = await survey.readWithChildren({ url, foundBy: 'probe', vouchedFor: false });
            if (file && !isThere(file))
                survey.files.splice(survey.files.indexOf(file), 1);
        }
    }
    const { files, unread, nested } = survey;
    return { origin, lines, robots, files, probes, unread, nested };
}
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
        const isOurs = here === named.url || (0,preview/* hereOf */.IS)(this.#source.preview, new URL(named.url)) !== undefined;
        const leave = !isOurs && this.#mayLeave && !isThere(file) && !file.failure;
        const kept = leave ? await this.#read(named.url, named, children) : file;
        this.files.push(kept);
        return kept;
    }
    #isSpent() {
        const { files, bytes, ms } = this.#limits;
        const isLate = performance.now() - this.#started > ms;
        if (isLate)
            (0,input_trace/* cannotRepeat */.Lp)('sitemaps that took too long');
        return isLate || this.#asked >= files || this.#bytes >= bytes;
    }
    #here(url) {
        const { origin, pathname, search } = new URL(url);
        if (origin === this.#origin)
            return url;
        return (0,preview/* hereOf */.IS)(this.#source.preview, new URL(url))?.href ?? `${this.#origin}${pathname}${search}`;
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
            file.reading = await readSitemap(chunks, (0,charset/* charsetOf */.eP)((0,network_exchange/* header */.wx)(response, 'content-type')), handler);
        };
        return await this.#source.stream(file.url, consume, { maxBytes: format/* MAX_SITEMAP_BYTES */.r5 + 1 });
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
            url: (0,cut/* ownCopy */.Sf)(url),
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
    file.mediaType = (0,network_exchange/* mediaType */.JL)(final);
    file.wireBytes = final.wireBytes;
}


/***/ })

};
