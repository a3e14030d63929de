export const id = 818;
export const ids = [818];
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

/***/ 9579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Df: () => (/* binding */ HtmlDocument),
  X6: () => (/* binding */ MAX_BASE),
  lt: () => (/* binding */ attribute),
  GQ: () => (/* binding */ foldSpace),
  vq: () => (/* binding */ isElement),
  FK: () => (/* binding */ isInside),
  gN: () => (/* binding */ parentOf),
  UA: () => (/* binding */ snippet),
  h_: () => (/* binding */ startOfText),
  b6: () => (/* binding */ textOf),
  GG: () => (/* binding */ walk)
});

// UNUSED EXPORTS: selectorOf

// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 17 modules
var dist = __webpack_require__(92009);
// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
;// CONCATENATED MODULE: ./lib/engine/formats/html/bounded-parser.js

/** UTF-16 units of a document that are read. Googlebot reads 2 MB. */
const MAX_CHARACTERS = 4 * 1024 * 1024;
/**
 * Elements, texts and comments of a document that are read, with those that only the parser makes: 16 kB of unclosed
 * tags can stand for any number. From 1,400 elements on Lighthouse warns, and 200,000 are more than the longest
 * documents of the web have.
 */
const MAX_NODES = 200_000;
/** Attributes that weigh as much as a node. */
const ATTRIBUTES_PER_NODE = 4;
/** Open elements from which on the next is put beside the last and not into it, as Chrome's parser does it. */
const MAX_DEPTH = 512;
/**
 * The parser of the HTML standard that ends where a document has cost enough, as if its source ended there: whatever
 * the source is, time, memory and depth of the tree have a bound.
 */
class BoundedParser extends dist/* Parser */.iX {
    #source;
    constructor(source, options = {}) {
        const treeAdapter = boundedAdapter();
        super({ ...options, sourceCodeLocationInfo: true, scriptingEnabled: true, treeAdapter });
        treeAdapter.parser = this;
        this.#source = source;
    }
    read() {
        const source = this.#source;
        const taken = wholeCharacters(source, MAX_CHARACTERS);
        let isRead = false;
        this.tokenizer.write(source.slice(0, taken), true, () => {
            isRead = true;
        });
        const root = this.document;
        if (!isRead)
            return { root, unread: { from: this.#endHere(), reason: TOO_MANY_NODES } };
        return { root, unread: taken < source.length ? { from: taken, reason: TOO_LONG } : undefined };
    }
    /** Closes what is open. */
    #endHere() {
        const { line, col, offset } = this.tokenizer.preprocessor;
        const [startLine, startCol, startOffset] = [line, col + 1, offset + 1];
        const place = { startLine, startCol, startOffset, endLine: line, endCol: col + 1, endOffset: startOffset };
        this.onEof({ type: dist/* Token.TokenType */.ou.k.EOF, location: place });
        return startOffset;
    }
}
const TOO_MANY_NODES = `it has more than ${MAX_NODES.toLocaleString('en')} elements, texts and comments`;
const TOO_LONG = `it has more than ${MAX_CHARACTERS.toLocaleString('en')} characters`;
/** No more than so many UTF-16 units, without half of a character at the end. */
function wholeCharacters(text, max) {
    if (text.length <= max)
        return text.length;
    const last = text.charCodeAt(max - 1);
    return last >= 0xd800 && last < 0xdc00 ? max - 1 : max;
}
/**
 * As the adapter that it is made of, within a budget. Of attributes it keeps no places, which nobody asks for and which
 * would take most of the memory. Its functions are the same for all documents, or each call of them would be slow.
 */
const BOUNDED = {
    ...dist/* defaultTreeAdapter */.jh,
    createElement(tagName, namespace, attributes) {
        spend(this, 1 + Math.floor(attributes.length / ATTRIBUTES_PER_NODE));
        return dist/* defaultTreeAdapter */.jh.createElement(tagName, namespace, attributes);
    },
    createCommentNode(data) {
        spend(this, 1);
        return dist/* defaultTreeAdapter */.jh.createCommentNode(data);
    },
    insertText(parent, text) {
        const before = parent.childNodes.length;
        dist/* defaultTreeAdapter */.jh.insertText(parent, text);
        spend(this, parent.childNodes.length - before);
    },
    insertTextBefore(parent, text, reference) {
        const before = parent.childNodes.length;
        dist/* defaultTreeAdapter */.jh.insertTextBefore(parent, text, reference);
        spend(this, parent.childNodes.length - before);
    },
    appendChild(parent, child) {
        const depth = this.parser?.openElements.depth ?? 0;
        const isTooDeep = depth > MAX_DEPTH && dist/* defaultTreeAdapter */.jh.isElementNode(child);
        const above = isTooDeep && 'parentNode' in parent ? parent.parentNode : null;
        dist/* defaultTreeAdapter */.jh.appendChild(above ?? parent, child);
    },
    setNodeSourceCodeLocation(node, location) {
        // A location is completed when the end of its node is found, which must change no other one.
        if (!location)
            node.sourceCodeLocation = location;
        else
            node.sourceCodeLocation = 'startTag' in location ? ownLocation(location) : { ...location };
    },
    updateNodeSourceCodeLocation(node, end) {
        if (node.sourceCodeLocation)
            Object.assign(node.sourceCodeLocation, end);
    },
};
/** Ends the reading behind the tag that is being read, where nothing is left. */
function spend(adapter, nodes) {
    adapter.nodesLeft -= nodes;
    if (adapter.nodesLeft < 0)
        adapter.parser?.tokenizer.pause();
}
function boundedAdapter() {
    return Object.assign(Object.create(BOUNDED), { nodesLeft: MAX_NODES, parser: undefined });
}
function ownLocation(location) {
    const { startLine, startCol, startOffset, endLine, endCol, endOffset } = location;
    const startTag = { startLine, startCol, startOffset, endLine, endCol, endOffset };
    return { ...startTag, startTag, endTag: undefined };
}

;// CONCATENATED MODULE: ./lib/engine/formats/html/document.js



const SNIPPET_LENGTH = 200;
/** Characters of a base: each of very many addresses would be as long. Sitemaps allow no longer ones. */
const MAX_BASE = 2048;
/**
 * A document as a browser with scripts on builds it (so `<noscript>` holds text), with the places of its elements in
 * the source. The contents of `<template>` are not part of it.
 */
class HtmlDocument {
    url;
    /** What was read of the source: all of it, unless {@link unread} says why not. */
    source;
    root;
    /** Why the rest of the source was not read, as "it has more than …"; undefined where all of it was. */
    unread;
    #byTag = new Map();
    #order = [];
    #steps = new WeakMap();
    #relativeTo;
    #baseUrl;
    #lineStarts;
    /**
     * @param url where the document came from, after redirects
     * @param relativeTo what relative URLs are resolved against where scripts have changed the address
     */
    constructor(source, url, relativeTo = url) {
        this.url = url;
        this.#relativeTo = relativeTo;
        const { root, unread } = new BoundedParser(source).read();
        this.root = root;
        this.source = unread ? source.slice(0, unread.from) : source;
        this.unread = unread?.reason;
        this.#index();
    }
    /** Elements in document order: all, or those with one of the given tag names (lower case). */
    elements(...tags) {
        if (tags.length === 0)
            return this.#order;
        if (tags.length === 1)
            return this.#byTag.get(tags[0]) ?? [];
        return this.#order.filter(element => tags.includes(element.tagName));
    }
    get html() {
        return this.elements('html')[0];
    }
    get head() {
        return this.elements('head')[0];
    }
    get body() {
        return this.elements('body')[0];
    }
    /** Name of the doctype as `html`, or undefined where the document has none. */
    get doctype() {
        return this.root.childNodes.find(node => node.nodeName === '#documentType');
    }
    /** Whether the document is rendered in quirks mode. */
    get quirks() {
        return this.root.mode === 'quirks';
    }
    /** The URL that relative URLs are resolved against: the first `<base href>`, else the document's own. */
    get baseUrl() {
        if (this.#baseUrl === undefined) {
            const base = this.elements('base').find(element => attribute(element, 'href') !== undefined);
            const href = base && attribute(base, 'href');
            const own = this.#relativeTo;
            const isUsable = href !== undefined && href.length <= MAX_BASE;
            this.#baseUrl = (isUsable && URL.parse(href.trim(), own)?.href) || own;
        }
        return this.#baseUrl;
    }
    /** Absolute form of a URL in this document; undefined where it cannot be parsed. */
    resolve(url) {
        return this.addressOf(url)?.href;
    }
    /** As {@link resolve}, parsed. */
    addressOf(url) {
        return URL.parse(url.trim(), this.baseUrl) ?? undefined;
    }
    /** A CSS selector that leads to one element of this document. */
    selectorOf(element) {
        return selectorOf(element, this.#steps);
    }
    /** The place of an element, for a finding. The resource at fault is this document unless `url` says another. */
    occurrence(element, message, url = this.url) {
        const occurrence = { url, selector: this.selectorOf(element) };
        if (message !== undefined)
            occurrence.message = message;
        Object.assign(occurrence, this.positionOf(element));
        const location = element.sourceCodeLocation;
        if (location)
            occurrence.snippet = snippet(this.source.slice(location.startOffset, location.endOffset));
        return occurrence;
    }
    /**
     * Where in the file that the server sent an element begins, or something in it; undefined for what is not there.
     *
     * @param offset in {@link source}; the element's own unless given
     */
    positionOf(element, offset) {
        const location = element.sourceCodeLocation;
        if (offset !== undefined)
            return this.#positionAt(offset);
        return location ? { line: location.startLine, column: location.startCol } : undefined;
    }
    #positionAt(offset) {
        this.#lineStarts ??= lineStartsOf(this.source);
        let [low, high] = [0, this.#lineStarts.length - 1];
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#lineStarts[middle] <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: offset - this.#lineStarts[low] + 1 };
    }
    #index() {
        const visit = (node) => {
            if (dist/* defaultTreeAdapter */.jh.isElementNode(node)) {
                this.#order.push(node);
                const same = this.#byTag.get(node.tagName);
                if (same)
                    same.push(node);
                else
                    this.#byTag.set(node.tagName, [node]);
            }
        };
        walk(this.root, visit);
    }
}
/** Offsets at which lines begin; `\r\n`, `\n` and `\r` end one. */
function lineStartsOf(source) {
    const starts = [0];
    for (const end of source.matchAll(/\r\n|\n|\r/g))
        starts.push(end.index + end[0].length);
    return starts;
}
/** Visits a node and all below it in document order, without recursion: documents can be deeper than the stack. */
function walk(root, visit) {
    const stack = [root];
    for (let node = stack.pop(); node; node = stack.pop()) {
        visit(node);
        if ('childNodes' in node) {
            for (let i = node.childNodes.length - 1; i >= 0; i--)
                stack.push(node.childNodes[i]);
        }
    }
}
/** Value of an attribute (name in lower case); undefined where the element does not have it. */
function attribute(element, name) {
    for (const attr of element.attrs)
        if (attr.name === name)
            return attr.value;
    return undefined;
}
function isElement(node) {
    return dist/* defaultTreeAdapter */.jh.isElementNode(node);
}
/** The parent element, or undefined for the root. */
function parentOf(element) {
    const parent = element.parentNode;
    return parent && isElement(parent) ? parent : undefined;
}
/** Whether an element lies inside one with the given tag name. */
function isInside(element, tag) {
    for (let up = parentOf(element); up; up = parentOf(up))
        if (up.tagName === tag)
            return true;
    return false;
}
/** All text below a node as it stands in the tree, scripts and styles left out, white space untouched. */
function textOf(root) {
    const parts = [];
    const stack = [root];
    for (let node = stack.pop(); node; node = stack.pop()) {
        if (node.nodeName === '#text')
            parts.push(node.value);
        if (node !== root && UNSEEN.has(node.nodeName))
            continue;
        if ('childNodes' in node) {
            for (let i = node.childNodes.length - 1; i >= 0; i--)
                stack.push(node.childNodes[i]);
        }
    }
    return parts.join('');
}
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);
const START_LENGTH = 200;
/** Nodes that are looked at for it: elements may be many, one in the other, and empty. */
const MAX_START_NODES = 100;
/** The first characters of the text in and below an element, without white space, to tell it from others like it. */
function startOfText(root) {
    let text = '';
    const stack = [root];
    for (let seen = 0; stack.length > 0 && seen < MAX_START_NODES && text.length < START_LENGTH; seen++) {
        const node = stack.pop();
        if (node.nodeName === '#text') {
            text += node.value.slice(0, 2 * START_LENGTH).replace(/\s+/g, '');
        }
        if ('childNodes' in node) {
            const children = node.childNodes.slice(0, MAX_START_NODES);
            for (const child of children.reverse())
                stack.push(child);
        }
    }
    return text.slice(0, START_LENGTH);
}
/** Text with runs of white space folded to one blank, trimmed. */
function foldSpace(text) {
    return text.replace(/\s+/g, ' ').trim();
}
/** Steps of a selector. Only documents made to be deep have elements further down; theirs begins below the root. */
const MAX_SELECTOR_STEPS = 200;
/**
 * A CSS selector that leads to one element: from the nearest `id`, else from the root.
 *
 * @param steps what was found for other elements of the document: counting siblings again for each one of many takes
 *   time that grows with the square of their number
 */
function selectorOf(element, steps = new WeakMap()) {
    const path = [];
    for (let at = element; at && path.length < MAX_SELECTOR_STEPS; at = parentOf(at)) {
        const id = attribute(at, 'id');
        if (id && /^[A-Za-z][\w-]*$/.test(id)) {
            path.push(`#${id}`);
            break;
        }
        if (!steps.has(at))
            nameSiblings(at, steps);
        path.push(steps.get(at) ?? at.tagName);
    }
    return path.reverse().join(' > ');
}
function nameSiblings(element, steps) {
    const siblings = (element.parentNode?.childNodes ?? []).filter(isElement);
    const totals = new Map();
    for (const { tagName } of siblings)
        totals.set(tagName, (totals.get(tagName) ?? 0) + 1);
    const counts = new Map();
    for (const sibling of siblings) {
        const { tagName } = sibling;
        const count = (counts.get(tagName) ?? 0) + 1;
        counts.set(tagName, count);
        steps.set(sibling, totals.get(tagName) < 2 ? tagName : `${tagName}:nth-of-type(${count})`);
    }
}
/** The start of a piece of source on one line. */
function snippet(source) {
    const flat = source
        .slice(0, SNIPPET_LENGTH * 4)
        .replace(/\s+/g, ' ')
        .trim();
    return (0,cut/* cutEnd */.ym)(flat, SNIPPET_LENGTH);
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

/***/ 79786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   Jb: () => (/* binding */ failAmong),
/* harmony export */   Sw: () => (/* binding */ failEach),
/* harmony export */   a4: () => (/* binding */ failWhere),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   ls: () => (/* binding */ failCounted),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   tE: () => (/* binding */ sameForAll),
/* harmony export */   yO: () => (/* binding */ MAX_OCCURRENCES)
/* harmony export */ });
/** Most places of one check in a result; how many there are stands beside. */
const MAX_OCCURRENCES = 50;
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

/***/ 1550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ mediaType),
/* harmony export */   UE: () => (/* binding */ headerValues),
/* harmony export */   ie: () => (/* binding */ clockOf),
/* harmony export */   wx: () => (/* binding */ header)
/* harmony export */ });
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6034);

/** Value of a header, several joined with a comma (RFC 9110 section 5.3); undefined where it was not sent. */
function header(response, name) {
    return response.headers.get(name.toLowerCase())?.join(', ');
}
/** Each value of a header on its own, as `Set-Cookie` needs. */
function headerValues(response, name) {
    return response.headers.get(name.toLowerCase()) ?? [];
}
/** Media type of a response in lower case without parameters, as `text/html`; empty where none was sent. */
function mediaType(response) {
    return (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .parseContentType */ .x)(headerValues(response, 'content-type')).mediaType;
}
/**
 * Milliseconds since 1970 when a response was made, by the clock of its server: dates that the same server gives are to
 * be read by it. By ours where it sends none.
 */
function clockOf(response) {
    const date = Date.parse(header(response, 'date') ?? '');
    return Number.isNaN(date) ? Date.now() : date;
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

/***/ 5154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ relations),
/* harmony export */   MX: () => (/* binding */ SENT_HIDDEN),
/* harmony export */   ZF: () => (/* binding */ isSentHidden),
/* harmony export */   ZY: () => (/* binding */ isCanonical),
/* harmony export */   gd: () => (/* binding */ isInHead)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);

/** Whether metadata stands in `<head>`, of which the parser makes it a child wherever it lets it in. */
function isInHead(element) {
    return element.parentNode?.nodeName === 'head';
}
/** The link types of an element in lower case. */
function relations(element) {
    return ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
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

/***/ 6034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ parseContentType)
/* harmony export */ });
/**
 * Reads `Content-Type` as browsers do: of several values the last valid one holds, and it inherits the charset of an
 * earlier one of the same type.
 *
 * @param values one per header line, or joined with commas
 * @see https://fetch.spec.whatwg.org/#concept-header-extract-mime-type
 */
function parseContentType(values) {
    let found = { mediaType: '', charset: undefined };
    for (const value of values.flatMap(joined => splitOutsideQuotes(joined, ','))) {
        const [type = '', ...parameters] = splitOutsideQuotes(value, ';');
        const mediaType = type.trim().toLowerCase();
        if (mediaType === '' || mediaType === '*/*')
            continue;
        const inherited = mediaType === found.mediaType ? found.charset : undefined;
        found = { mediaType, charset: charsetAmong(parameters) ?? inherited };
    }
    return found;
}
function charsetAmong(parameters) {
    for (const parameter of parameters) {
        const at = parameter.indexOf('=');
        if (at < 0 || parameter.slice(0, at).trim().toLowerCase() !== 'charset')
            continue;
        const value = parameter.slice(at + 1).trim();
        const bare = value.startsWith('"') ? value.slice(1).split('"', 1)[0] : value;
        if (bare !== '')
            return bare;
    }
    return undefined;
}
function splitOutsideQuotes(text, separator) {
    const parts = [];
    let quoted = false;
    let start = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '\\' && quoted)
            at++;
        else if (character === '"')
            quoted = !quoted;
        else if (character === separator && !quoted) {
            parts.push(text.slice(start, at));
            start = at + 1;
        }
    }
    parts.push(text.slice(start));
    return parts;
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
// EXTERNAL MODULE: ./lib/engine/visit/shown-page.js + 1 modules
var shown_page = __webpack_require__(54963);
;// CONCATENATED MODULE: ./lib/engine/tools/mobile/layout.js




/** How the page lies on the screen of a phone, which only a browser shows. */
const layout = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'content-wider-than-screen': {
            severity: 'warning',
            title: 'The page is wider than the screen of a phone',
            why: 'Visitors have to move the page sideways to read it, and many leave instead.',
            fix: 'Let the elements that are named shrink with the screen: max-width: 100%, wrapping, or scrolling of their own.',
            help: 'https://web.dev/articles/responsive-web-design-basics#size-content',
            example: '<table style="width: 1200px">',
        },
        'text-too-small': {
            severity: 'warning',
            title: 'Most of the text is too small to be read on a phone',
            why: 'Visitors have to zoom to read it.',
            fix: 'Set the body text in 16 CSS pixels, and nothing that matters below 12.',
            help: 'https://developer.chrome.com/docs/lighthouse/seo/font-size',
            example: 'body { font-size: 9px }',
        },
        'intrusive-overlay': {
            severity: 'warning',
            title: 'Something covers the content of the page when it opens',
            why: 'Visitors cannot get at what they came for, and Google may rank pages with intrusive interstitials lower.',
            fix: 'Use a banner that takes a small part of the screen, or show it after the visitor has done something.',
            help: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
            example: 'a newsletter form that covers 80 % of the screen when the page opens',
        },
    },
    readsDocument: true,
    async judge(visit) {
        await (0,shown_page/* shownPage */.V)(visit);
        const { layout, chrome, url } = await visit.rendered();
        const { viewportWidth, screenWidth, documentWidth, documentHeight, text } = layout;
        return {
            judgements: {
                'content-wider-than-screen': judgeWidth(layout, url),
                'text-too-small': judgeText(layout, url),
                'intrusive-overlay': judgeOverlays(layout.overlays, url),
            },
            facts: {
                chrome: { ...chrome },
                layout: { screenWidth, viewportWidth, documentWidth, documentHeight },
                text: { characters: text.characters, smallCharacters: text.smallCharacters },
            },
        };
    },
});
function judgeWidth(layout, url) {
    const { viewportWidth, screenWidth, documentWidth, scrollsSideways, wideElements } = layout;
    if (viewportWidth > screenWidth) {
        return (0,judgement/* notApplicable */.hH)(`the viewport of the page is ${viewportWidth} px wide, whatever the screen`);
    }
    if (!scrollsSideways)
        return (0,judgement/* pass */.IX)();
    const message = `the page is ${documentWidth} px wide on a screen of ${viewportWidth} px`;
    const places = wideElements.map(({ selector, right }) => ({
        url,
        selector,
        message: `reaches to ${right} px; ${message}`,
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
    return (0,judgement/* fail */.fJ)(text.smallest.map(({ selector, fontSize, text: words }) => ({
        url,
        selector,
        message: `${fontSize} px: “${words}”`,
    })), `${Math.round(share * 100)} % of the text is smaller than 12 px`);
}
/**
 * Words of dialogs that the law asks for, which Google does not count as intrusive.
 *
 * @see https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials#avoid-interstitials
 */
const ASKED_FOR_BY_LAW = /cookie|consent|privacy|gdpr|ccpa|einwillig|datenschutz|zustimm|confidentialit|consentement|privacidad|consentimiento|privacidade|informativa|toestemming|samtyck|samtykke|zgod|souhlas|クッキー|同意|隐私|쿠키|years of age|old enough|over 18|volljährig/iu;
function judgeOverlays(overlays, url) {
    const intrusive = overlays.filter(({ text }) => !ASKED_FOR_BY_LAW.test(text));
    if (intrusive.length === 0 && overlays.length > 0) {
        return (0,judgement/* pass */.IX)('the dialog over the content asks for consent, which Google does not count as intrusive');
    }
    return (0,judgement/* failWhere */.a4)(intrusive.map(({ selector, share, text }) => ({
        url,
        selector,
        message: `covers ${Math.round(share * 100)} % of the screen${text === '' ? '' : `: “${(0,cut/* cutEnd */.ym)(text, 100)}”`}`,
    })));
}

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
// EXTERNAL MODULE: ./lib/engine/page/page-directives.js
var page_directives = __webpack_require__(15000);
;// CONCATENATED MODULE: ./lib/engine/tools/mobile/phone-variant.js









const MOBILE_FIRST = 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing';
/** What the server sends to a phone, against what it sends to a desktop browser. */
const phoneVariant = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'phone-noindex': {
            severity: 'error',
            title: 'The page forbids indexing to phones, though not to desktop browsers',
            why: 'Google crawls as a phone: what it is told there counts, so the page drops out of the index.',
            fix: 'Send the same robots rules to every user agent.',
            help: `${MOBILE_FIRST}#same-meta-robots-tags`,
            example: 'phones get <meta name="robots" content="noindex">, desktop browsers do not',
        },
        'phone-less-content': {
            severity: 'warning',
            title: 'Phones are sent much less text than desktop browsers',
            why: 'Google indexes what it gets as a phone: the rest of the text cannot be found.',
            fix: 'Send phones the same content; fold it away by style where there is too much for the screen.',
            help: `${MOBILE_FIRST}#same-content`,
            example: 'phones are sent 120 words, desktop browsers 900',
        },
        'phone-other-title': {
            severity: 'notice',
            title: 'Phones are sent another title than desktop browsers',
            why: 'Google takes the title that it gets as a phone, which may not be the one that you look at.',
            fix: 'Send the same title to every user agent.',
            help: `${MOBILE_FIRST}#same-content`,
            example: 'phones get <title>Shop</title>, desktop browsers <title>Red bike</title>',
        },
        'vary-missing': {
            severity: 'notice',
            title: 'Phones get another page under the same address, without Vary: User-Agent',
            why: 'A cache can hand the desktop page to a phone, or the other way round.',
            fix: 'Send Vary: User-Agent with pages that depend on it, or one page for all.',
            help: 'https://www.rfc-editor.org/rfc/rfc9110#section-12.5.5',
            example: 'phones are sent other HTML, without "Vary: User-Agent"',
        },
    },
    readsDocument: true,
    async judge(visit) {
        await (0,shown_page/* shownPage */.V)(visit);
        const [phone, desktop] = await Promise.all([variantFor(visit, PHONE), variantFor(visit, DESKTOP)]);
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
        return (0,judgement/* notApplicable */.hH)('indexing is forbidden to all');
    if (!phone.noindex)
        return (0,judgement/* pass */.IX)();
    return (0,judgement/* fail */.fJ)({ url: phone.response.url, message: 'noindex for a phone, and not for a desktop browser' });
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
    const message = `${phone.text.length} characters of text for a phone, ${desktop.text.length} for a desktop browser`;
    return (0,judgement/* fail */.fJ)({ url: phone.response.url, message });
}
function judgeTitles(phone, desktop) {
    if (phone.title === '' && desktop.title === '') {
        return (0,judgement/* notApplicable */.hH)('neither phones nor desktop browsers get a title');
    }
    if (phone.title === desktop.title)
        return (0,judgement/* pass */.IX)();
    const message = `“${phone.title}” for a phone, “${desktop.title}” for a desktop browser`;
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
    return (0,judgement/* fail */.fJ)({ url: phone.response.url, message: vary === '' ? 'Vary is not sent' : `Vary is “${vary}”` });
}
/** @throws NotMeasured where it gets no page */
async function variantFor(visit, userAgent) {
    const { final, failure } = await visit.fetch(visit.url, { userAgent });
    const who = userAgent === PHONE ? 'a phone' : 'a desktop browser';
    if (failure)
        throw new not_measured/* NotMeasured */.ke(`as ${who}: ${failure.url} ${failure.message}`);
    if (!(0,network_status/* isSuccess */.oJ)(final.status)) {
        throw new not_measured/* NotMeasured */.ke(`as ${who}: ${final.url} answers ${final.status}`);
    }
    const page = (0,open_html/* openHtml */.W)(final, visit.preview);
    if (!page)
        throw new not_measured/* NotMeasured */.ke(`as ${who}: ${final.url} is not HTML`);
    const { document } = page;
    const title = document.elements('title')[0];
    return {
        response: final,
        title: title ? (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(title)) : '',
        text: document.body ? (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(document.body)) : '',
        noindex: forbidsIndexing(page),
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
 * @throws NotApplicable where the page only sends its readers elsewhere; NotMeasured as {@link Visit.htmlPage}
 */
const shownDocument = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { document } = await (0,shown_page/* shownPage */.V)(visit);
    const rendered = await (0,rendering/* renderedOrReason */.V)(visit);
    return typeof rendered === 'string' ? document : rendered.document;
});

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/plugins.js




/** Content that phones, like all of today's browsers, cannot show. */
const plugins = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'plugin-content': {
            severity: 'warning',
            title: 'The page holds content for browser plug-ins',
            why: 'No browser shows Flash, Java applets or Silverlight any more, and search engines do not read them.',
            fix: 'Replace it with what browsers show by themselves: HTML, video, canvas.',
            help: 'https://developers.google.com/search/blog/2019/10/goodbye-flash',
            example: '<object type="application/x-shockwave-flash" data="tour.swf"></object>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const document = await shownDocument(visit);
        const places = pluginsOf(document).map(element => document.occurrence(element, `<${element.tagName}>`));
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
/** Reads the content of a viewport meta element as browsers do: the last of several equal properties counts. */
function readViewport(content) {
    const properties = new Map();
    const problems = [];
    const text = content.slice(0, MAX_LENGTH).toLowerCase();
    if (text.includes(';'))
        problems.push('“;” parts properties, where browsers ask for a comma');
    for (const part of text.replace(/\s*=\s*/g, '=').split(/[\s,;]+/)) {
        if (part === '')
            continue;
        const [name = '', value = ''] = part.split('=', 2);
        const isKnown = Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined;
        if (!isKnown)
            problems.push(`“${name}” is not a property of the viewport`);
        else if (!isKnown(value))
            problems.push(`“${value}” is no value for ${name}`);
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
        return `the width is set to ${width}`;
    // Without a width, a scale of 1 lays the page out as wide as the screen.
    if (Number.parseFloat(properties.get('initial-scale') ?? '') === 1)
        return undefined;
    return 'no width is set';
}

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/viewport.js





const VIEWPORT = 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/viewport';
const VIEWPORT_BASICS = 'https://web.dev/articles/responsive-web-design-basics#viewport';
const checks = {
    'viewport-missing': {
        severity: 'warning',
        title: 'The page has no viewport meta element',
        why: 'Phones lay the page out 980 pixels wide and shrink it, so that its text cannot be read without zooming.',
        fix: 'Put <meta name="viewport" content="width=device-width, initial-scale=1"> into the head.',
        help: VIEWPORT_BASICS,
        example: 'a <head> without <meta name="viewport">',
    },
    'viewport-multiple': {
        severity: 'notice',
        title: 'The page has several viewport meta elements',
        why: 'They override one another, so that the layout depends on which one a browser reads last.',
        fix: 'Keep one of them.',
        help: VIEWPORT,
        example: '<meta name="viewport" content="width=device-width">\n<meta name="viewport" content="width=1024">',
    },
    'viewport-not-device-width': {
        severity: 'warning',
        title: 'The viewport does not follow the width of the device',
        why: 'The layout does not fit the screen of a phone: it is shrunk, or reaches past the edge.',
        fix: 'Say width=device-width, initial-scale=1.',
        help: VIEWPORT_BASICS,
        example: '<meta name="viewport" content="width=1024">',
    },
    'viewport-invalid': {
        severity: 'notice',
        title: 'Parts of the viewport meta element have no effect',
        why: 'Browsers ignore what they do not know there, so the viewport is not the one that was meant.',
        fix: 'Write known properties as name=value, with commas between them.',
        help: VIEWPORT,
        example: '<meta name="viewport" content="width=device-width; initial-scale=one">',
    },
};
/** How wide the page asks phones to lay it out. */
const viewport = (0,tool_definition/* defineTopic */.R)({
    checks,
    readsDocument: true,
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
            'viewport-missing': (0,judgement/* fail */.fJ)({ url: document.url, message: 'no <meta name="viewport"> in the document' }),
        };
    }
    const content = (0,html_document/* attribute */.lt)(last, 'content') ?? '';
    const read = readViewport(content);
    const unfit = notDeviceWidth(read);
    return {
        'viewport-missing': (0,judgement/* pass */.IX)(),
        'viewport-multiple': elements.length === 1
            ? (0,judgement/* pass */.IX)()
            : (0,judgement/* fail */.fJ)(elements.map(element => document.occurrence(element, 'one of several'))),
        'viewport-not-device-width': unfit === undefined ? (0,judgement/* pass */.IX)() : (0,judgement/* fail */.fJ)(document.occurrence(last, unfit)),
        'viewport-invalid': content.trim() === ''
            ? (0,judgement/* notApplicable */.hH)('the viewport meta element says nothing')
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

/***/ 97382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ownRenderingOrReason),
/* harmony export */   V: () => (/* binding */ renderedOrReason)
/* harmony export */ });
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39288);

/** The page as Chrome showed it, or why there is no such thing. */
async function renderedOrReason(visit) {
    try {
        return await visit.rendered();
    }
    catch (error) {
        if (error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .NotMeasured */ .ke)
            return error.message;
        throw error;
    }
}
/** The same, but no other page: where Chrome was led on, what it saw is that of another one. */
async function ownRenderingOrReason(visit) {
    const rendered = await renderedOrReason(visit);
    if (typeof rendered === 'string' || rendered.ledTo === undefined)
        return rendered;
    return `Chrome was led on from it to ${rendered.ledTo}`;
}


/***/ }),

/***/ 54963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ shownJudgedPage),
  V: () => (/* binding */ shownPage)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
;// CONCATENATED MODULE: ./lib/engine/page/instant-redirect.js




/**
 * Where a page sends its readers at once by `<meta http-equiv="refresh">`; undefined where it does not. Search engines
 * take that for a permanent redirect, so such a page is never a result.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
function instantRedirect({ document, url }) {
    for (const element of document.elements('meta')) {
        if ((0,html_document/* attribute */.lt)(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh')
            continue;
        if (!(0,link_elements/* isInHead */.gd)(element))
            continue;
        const target = /^\s*0+(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?(.+)$/is.exec((0,html_document/* attribute */.lt)(element, 'content') ?? '');
        const address = target && document.resolve(target[1].trim().replace(/^(["'])(.*?)\1.*$/s, '$2'));
        if (address && (0,comparable_url/* comparableUrl */.sY)(address) !== (0,comparable_url/* comparableUrl */.sY)(url))
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
        throw new not_measured/* NotApplicable */.bQ(`the page only redirects, by meta refresh, to ${elsewhere}`);
}

;// CONCATENATED MODULE: ./lib/engine/visit/shown-page.js

/**
 * The audited page as sent, which readers get to see.
 *
 * @throws NotApplicable where it only sends them elsewhere; NotMeasured as {@link Visit.htmlPage}
 */
async function shownPage(visit) {
    const page = await visit.htmlPage();
    assertShown(page);
    return page;
}
/** The same as search engines judge it. */
async function shownJudgedPage(visit) {
    await shownPage(visit);
    return await visit.judgedPage();
}


/***/ })

};
