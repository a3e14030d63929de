export const id = 3075;
export const ids = [3075];
export const modules = {

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

/***/ 25456:
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
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/audit-details.js

/** Lighthouse calls less than this score a fault. */
const PASSING_SCORE = 0.9;
/** All rows of an audit: those of its table, or of all tables and elements in its list. */
function rowsOf(audit) {
    return itemsOf(audit?.details).flatMap(item => (item['type'] === 'table' ? itemsOf(item) : [item]));
}
/** Rows that stand below a row. */
function subRowsOf(row) {
    return itemsOf(row['subItems']);
}
/** The table of named questions that an audit answers, as `eagerlyLoaded`, each with its answer. */
function checklistOf(audit) {
    const list = rowsOf(audit).find(row => row['type'] === 'checklist');
    const items = (list?.['items'] ?? {});
    return new Map(Object.entries(items).map(([name, item]) => [name, item.value === true]));
}
/** The element in a row, or the row itself where it is one. */
function elementOf(row) {
    const node = (row?.['type'] === 'node' ? row : row?.['node']);
    if (node?.['type'] !== 'node' || typeof node['selector'] !== 'string')
        return undefined;
    const source = typeof node['snippet'] === 'string' ? node['snippet'] : '';
    return { selector: node['selector'], snippet: (0,html_document/* snippet */.UA)(source) };
}
/** A number of a row; 0 where there is none. */
function numberOf(row, name) {
    const value = row?.[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
/** A text of a row; empty where there is none. */
function textOf(row, name) {
    const value = row?.[name];
    return typeof value === 'string' ? value : '';
}
/**
 * The place that a row is about: its element on the page, else its file, else the first of its files.
 *
 * @param pageUrl stands for files without an address, as scripts in the page
 */
function placeOf(row, pageUrl, message) {
    const element = elementOf(row);
    if (element)
        return { url: pageUrl, ...element, message };
    const source = row['source'];
    const url = textOf(row, 'url') || textOf(source, 'url') || textOf(subRowsOf(row)[0], 'url');
    return isAddress(url) ? { url, message } : { url: pageUrl, message };
}
/** Milliseconds that a fix would save of a metric, as `LCP`, by Lighthouse's estimate. */
function savedMs(audit, metric) {
    return numberOf(audit?.metricSavings, metric);
}
/** Bytes that a fix would save, by Lighthouse's estimate. */
function savedBytes(audit) {
    const details = audit?.details;
    return numberOf(details, 'overallSavingsBytes') || numberOf(details?.['debugData'], 'wastedBytes');
}
function isAddress(url) {
    return /^https?:\/\//i.test(url);
}
function itemsOf(details) {
    const items = details?.items;
    return Array.isArray(items) ? items : [];
}

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/measurement.js



/** Why what a server on this machine or network sends says nothing about the site. */
const LOCAL_SERVER = 'this is a server on this machine or network: how the site will be sent is for its host to say';
/** @throws NotMeasured as {@link Visit.htmlPage} */
const attempt = (0,per_visit/* perVisit */.V)(async (visit) => {
    const page = await visit.htmlPage();
    const isLocal = (0,host_kind/* isLocalHost */.mJ)(new URL(page.url).hostname);
    return { page, isLocal, report: await reportOrReason(visit) };
});
/** @throws NotMeasured as {@link attempt}, and where Lighthouse gave no result */
async function measurement(visit) {
    const { report, ...others } = await attempt(visit);
    if (typeof report === 'string')
        throw new not_measured/* NotMeasured */.ke(report);
    return { ...others, report };
}
async function reportOrReason(visit) {
    try {
        return await visit.lighthouse();
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke)
            return error.message;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/loaded-files.js


const IMAGES = { type: 'Image', none: 'the page loads no images' };
const SCRIPTS = { type: 'Script', none: 'the page loads no script files' };
const STYLES = { type: 'Stylesheet', none: 'the page loads no style sheet files' };
const FONTS = { type: 'Font', none: 'the page loads no fonts' };
/** Which files audits are about that say nothing of it themselves: without any they pass in Lighthouse. */
const KINDS = {
    'image-delivery-insight': IMAGES,
    'unsized-images': IMAGES,
    'unused-javascript': SCRIPTS,
    'unminified-javascript': SCRIPTS,
    'legacy-javascript-insight': SCRIPTS,
    'duplicated-javascript-insight': SCRIPTS,
    'unused-css-rules': STYLES,
    'unminified-css': STYLES,
    'font-display-insight': FONTS,
};
/** Kinds of files that caches keep. */
const KEPT = new Set(['Image', 'Script', 'Stylesheet', 'Font', 'Media']);
/** That an audit found nothing because the page loads no files of its kind; undefined where it loads some. */
function nothingLoaded(result, id) {
    const kind = KINDS[id];
    if (!kind)
        return undefined;
    return loadsNone(result, row => textOf(row, 'resourceType') === kind.type)
        ? (0,judging_judgement/* notApplicable */.hH)(kind.none)
        : undefined;
}
/** Whether the page loads none of the files that caches could keep for its own site. */
function keepsNothing(result, own) {
    return loadsNone(result, row => KEPT.has(textOf(row, 'resourceType')) && own.has(URL.parse(textOf(row, 'url'))?.origin ?? ''));
}
/** Every load has a request, so where none is listed nothing is known. */
function loadsNone({ audits }, isMeant) {
    const requests = rowsOf(audits['network-requests']);
    return requests.length > 0 && !requests.some(isMeant);
}
/** Origins that belong to whom the page belongs to, by Lighthouse's table of companies. */
function firstPartyOrigins({ entities }, pageUrl) {
    const own = entities.filter(({ isFirstParty }) => isFirstParty).flatMap(({ origins }) => origins);
    return new Set([new URL(pageUrl).origin, ...own]);
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/metric-bounds.js
/**
 * Core Web Vitals are the same for all devices.
 *
 * @see https://web.dev/articles/defining-core-web-vitals-thresholds
 */
const LCP_MS = { good: 2500, poor: 4000 };
const CLS = { good: 0.1, poor: 0.25 };
/** @see https://web.dev/articles/fcp */
const FCP_MS = { good: 1800, poor: 3000 };
/**
 * A load has nobody who clicks, so there is no INP: total blocking time stands for it. Bounds are those of Lighthouse's
 * scores 0.9 and 0.5.
 *
 * @see https://developer.chrome.com/docs/lighthouse/performance/lighthouse-total-blocking-time
 */
const TBT_MS = {
    mobile: { good: 200, poor: 600 },
    desktop: { good: 150, poor: 350 },
};
/** @see https://developer.chrome.com/docs/lighthouse/performance/speed-index */
const SPEED_INDEX_MS = {
    mobile: { good: 3400, poor: 5800 },
    desktop: { good: 1300, poor: 2300 },
};
/** Whether a metric has the value that Google calls good. */
function isGood(result, id, bounds) {
    const value = result.audits[id]?.numericValue;
    return value !== undefined && value <= bounds.good;
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/quantities.js
/** Bytes for people, as `75 kB`. */
function bytesText(bytes) {
    if (bytes < 1000)
        return `${Math.round(bytes)} bytes`;
    return bytes < 999_500 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
/** Milliseconds for people, as `120 ms` or `2.7 s`. */
function timeText(ms) {
    return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
/** Seconds for people, in the largest unit that gives a whole number, as `7 days`. */
function durationText(seconds) {
    const units = [
        [86_400, 'day'],
        [3600, 'hour'],
        [60, 'minute'],
    ];
    const [size, name] = units.find(([unit]) => seconds >= unit) ?? [1, 'second'];
    const count = Math.round(seconds / size);
    return `${count} ${name}${count === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/savings.js





/** Less time than that nobody notices. */
const MIN_SAVED_MS = 100;
/** A quarter of a second on the phone connection that Lighthouse plays (1.6 Mbit/s). */
const MIN_SAVED_BYTES = 50 * 1024;
/** An audit that estimates what its fix would save: time of a metric that is not good yet, or many bytes. */
function judgeSaving({ report, page }, id) {
    const audit = report.median.audits[id];
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    if (audit.score >= PASSING_SCORE)
        return nothingLoaded(report.median, id) ?? (0,judging_judgement/* pass */.IX)();
    const ms = usefulMs(report, audit);
    const bytes = savedBytes(audit);
    const gains = [
        ...(ms >= MIN_SAVED_MS ? [timeText(ms)] : []),
        ...(bytes >= MIN_SAVED_BYTES ? [bytesText(bytes)] : []),
    ];
    if (gains.length === 0)
        return (0,judging_judgement/* pass */.IX)('what Lighthouse sees here is too little to matter for this page');
    return (0,judging_judgement/* fail */.fJ)(placesOf(audit, page.url), `Lighthouse estimates that ${gains.join(' and ')} can be saved`);
}
/** Why an audit cannot be judged; undefined where it has a score. */
function unjudgedReason(audit) {
    if (!audit)
        return (0,judging_judgement/* notMeasured */.q7)('Lighthouse did not look at this');
    if (audit.errorMessage !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(`Lighthouse failed here: ${audit.errorMessage}`);
    if (audit.scoreDisplayMode === 'notApplicable')
        return (0,judging_judgement/* notApplicable */.hH)('nothing on the page that this is about');
    return audit.score === null ? (0,judging_judgement/* pass */.IX)() : undefined;
}
/** Milliseconds that a fix would gain for a metric that is not good yet. */
function usefulMs({ median, device }, audit) {
    return Math.max(isGood(median, 'first-contentful-paint', FCP_MS) ? 0 : savedMs(audit, 'FCP'), isGood(median, 'largest-contentful-paint', LCP_MS) ? 0 : savedMs(audit, 'LCP'), isGood(median, 'total-blocking-time', TBT_MS[device]) ? 0 : savedMs(audit, 'TBT'));
}
/** The rows of an audit as places, those with the largest gains first; the page itself where it names none. */
function placesOf(audit, pageUrl) {
    const gain = (row) => numberOf(row, 'wastedBytes') || numberOf(row, 'wastedMs');
    const rows = rowsOf(audit).toSorted((a, b) => gain(b) - gain(a));
    const places = rows.map(row => placeOf(row, pageUrl, gainText(row)));
    return places.length > 0 ? places : [{ url: pageUrl, message: audit.displayValue ?? audit.title }];
}
function gainText(row) {
    const bytes = numberOf(row, 'wastedBytes');
    const ms = numberOf(row, 'wastedMs');
    const total = numberOf(row, 'totalBytes') || numberOf(row, 'transferSize');
    const reasons = subRowsOf(row)
        .map(sub => textOf(sub, 'reason') || textOf(sub, 'signal'))
        .filter(text => text !== '');
    const size = total > 0 ? ` of ${bytesText(total)}` : '';
    const what = bytes > 0
        ? `${bytesText(bytes)}${size} could be saved`
        : ms > 0
            ? `${timeText(ms)} could be saved`
            : [textOf(row, 'protocol'), size.slice(4)].filter(text => text !== '').join(', ');
    // A module that several files have in them.
    const module = textOf(row, 'source');
    return [what, elementFile(row), module, ...reasons].filter(text => text !== '').join('; ');
}
/** The file that an element shows, which its place does not name. */
function elementFile(row) {
    const url = row['node'] === undefined ? '' : textOf(row, 'url');
    return url.startsWith('data:') ? 'inline' : url;
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/back-forward-cache.js





/** Whether browsers can show the page again at once when visitors go back. */
const backForwardCache = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'bf-cache': {
            severity: 'notice',
            title: 'Going back loads the page anew',
            why: 'Browsers show a page again at once when visitors go back, unless something on it forbids that.',
            fix: 'Remove what the occurrences name: handlers of unload, connections that stay open.',
            help: 'https://web.dev/articles/bfcache',
            example: 'window.addEventListener("unload", report)',
        },
    },
    async judge(visit) {
        const { page, report } = await measurement(visit);
        return { judgements: { 'bf-cache': judge(report.median.audits['bf-cache'], page.url) } };
    },
});
function judge(audit, pageUrl) {
    if (audit?.scoreDisplayMode === 'notApplicable')
        return (0,judging_judgement/* notMeasured */.q7)('this Chrome cannot go back to a page');
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    // The others are for browsers to mend, or came from how Chrome was started.
    const rows = rowsOf(audit).filter(row => textOf(row, 'failureType') === 'Actionable');
    if (rows.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(rows.map(row => placeOf({ url: textOf(subRowsOf(row)[0], 'frameUrl') }, pageUrl, textOf(row, 'reason'))));
}

// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/own-files.js


/** Most files that are fetched. */
const MAX_FETCHED = 20;
/** Style sheets and scripts of the page's own origin that could be fetched, for where Lighthouse did not run. */
const ownFiles = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { document, url } = await visit.htmlPage();
    const { origin } = new URL(url);
    const addresses = new Set();
    for (const element of document.elements('script', 'link')) {
        const address = fileOf(element, document);
        if (address !== undefined && new URL(address).origin === origin)
            addresses.add(address);
    }
    const wanted = [...addresses].slice(0, MAX_FETCHED);
    const exchanges = await Promise.all(wanted.map(address => visit.fetch(address)));
    return exchanges.flatMap(({ final }) => (final?.status === 200 ? [final] : []));
});
function isStyleSheet(link) {
    return /(^|\s)stylesheet(\s|$)/i.test((0,html_document/* attribute */.lt)(link, 'rel') ?? '');
}
function fileOf(element, document) {
    const value = (0,html_document/* attribute */.lt)(element, element.tagName === 'script' ? 'src' : 'href');
    if (value === undefined || (element.tagName === 'link' && !isStyleSheet(element)))
        return undefined;
    const address = document.resolve(value);
    return address !== undefined && /^https?:/.test(address) ? address : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/caching.js









/** How long caches keep files. */
const caching = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'cache-insight': {
            severity: 'notice',
            title: 'Files of the site are kept in caches for a short time only',
            why: 'Who comes again loads them again.',
            fix: 'Put a hash of the content into the names of files, and send Cache-Control: max-age=31536000, immutable with them.',
            help: 'https://developer.chrome.com/docs/performance/insights/cache',
            example: 'GET /app.3f9c.js answers with Cache-Control: max-age=60',
        },
    },
    async judge(visit) {
        const { page, isLocal, report } = await attempt(visit);
        const judgement = isLocal
            ? (0,judging_judgement/* notApplicable */.hH)(LOCAL_SERVER)
            : typeof report === 'string'
                ? judgeFiles(await ownFiles(visit))
                : judgeMeasured(report, page.url);
        return { judgements: { 'cache-insight': judgement } };
    },
});
/** Files of others are theirs to cache. */
function judgeMeasured({ median }, pageUrl) {
    const audit = median.audits['cache-insight'];
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    const own = firstPartyOrigins(median, pageUrl);
    const rows = rowsOf(audit).filter(row => own.has(URL.parse(textOf(row, 'url'))?.origin ?? ''));
    if (rows.length === 0 && keepsNothing(median, own)) {
        return (0,judging_judgement/* notApplicable */.hH)('the page loads no files of its own site that caches could keep');
    }
    const bytes = rows.reduce((sum, row) => sum + numberOf(row, 'wastedBytes'), 0);
    if (bytes < MIN_SAVED_BYTES)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(rows.map(row => ({
        url: textOf(row, 'url'),
        message: `${bytesText(numberOf(row, 'totalBytes'))}, kept ${lifetimeText(numberOf(row, 'cacheLifetimeMs') / 1000)}`,
    })));
}
/** How long caches keep a file, as the end of a sentence. */
function lifetimeText(seconds) {
    return seconds <= 0 ? 'for no time at all' : `for ${durationText(seconds)}`;
}
function judgeFiles(files) {
    if (files.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no style sheets or scripts of its own origin');
    const places = [];
    for (const file of files) {
        const seconds = lifetimeOf(file);
        if (seconds <= 0)
            places.push({ url: file.url, message: `kept ${lifetimeText(seconds)}` });
    }
    return (0,judging_judgement/* failWhere */.a4)(places);
}
/** Seconds that a response may be used without asking again. @see https://www.rfc-editor.org/rfc/rfc9111#section-4.2.1 */
function lifetimeOf(response) {
    const control = (0,exchange/* header */.wx)(response, 'cache-control') ?? '';
    if (/\bno-(store|cache)\b/i.test(control))
        return 0;
    const maxAge = /\bmax-age\s*=\s*"?(\d{1,12})/i.exec(control)?.[1];
    if (maxAge !== undefined)
        return Number(maxAge);
    const until = Date.parse((0,exchange/* header */.wx)(response, 'expires') ?? '');
    const from = Date.parse((0,exchange/* header */.wx)(response, 'date') ?? '');
    return Number.isNaN(until) || Number.isNaN(from) ? 0 : (until - from) / 1000;
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/dom-size.js



/** How many elements the document has. */
const domSize = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'dom-size-insight': {
            severity: 'notice',
            title: 'The document has so many elements that layout is slow',
            why: 'Each change of style or layout takes long, and the page reacts late to taps.',
            fix: 'Show long lists in parts, and leave out wrappers that only serve the layout.',
            help: 'https://developer.chrome.com/docs/performance/insights/dom-size',
            example: '<table> with 2,000 rows',
        },
    },
    async judge(visit) {
        const { page, report } = await attempt(visit);
        const judgement = typeof report === 'string' ? judgeMarkup(page.document) : dom_size_judgeMeasured(report, page.url);
        return { judgements: { 'dom-size-insight': judgement } };
    },
});
/** @see https://developer.chrome.com/docs/performance/insights/dom-size */
const MAX_ELEMENTS = 1400;
/** Many elements alone do no harm: Lighthouse must have seen slow layout because of them. */
function dom_size_judgeMeasured({ median }, pageUrl) {
    const audit = median.audits['dom-size-insight'];
    const elements = audit?.numericValue;
    if (!audit || elements === undefined)
        return (0,judging_judgement/* notMeasured */.q7)('Lighthouse did not count the elements');
    const counted = `${elements.toLocaleString('en-US')} elements`;
    const isSlow = audit.score !== 1;
    if (!isSlow || elements <= MAX_ELEMENTS)
        return (0,judging_judgement/* pass */.IX)(counted);
    return (0,judging_judgement/* fail */.fJ)({ url: pageUrl, message: `${counted}, and updates of layout or style that take long` });
}
function judgeMarkup(document) {
    const { length } = document.elements();
    const counted = `${length.toLocaleString('en-US')} elements`;
    if (length <= MAX_ELEMENTS)
        return (0,judging_judgement/* pass */.IX)(counted);
    return (0,judging_judgement/* notMeasured */.q7)(`${counted}; whether they make the layout slow can only be seen in Chrome`);
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/fonts.js



/** How fonts are loaded. */
const fonts = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'font-display-insight': {
            severity: 'notice',
            title: 'Text is invisible until its font has come',
            why: 'Visitors look at empty lines on slow connections.',
            fix: 'Add font-display: swap (or optional) to @font-face.',
            help: 'https://developer.chrome.com/docs/performance/insights/font-display',
            example: '@font-face { font-family: Shop; src: url(shop.woff2) }',
        },
    },
    async judge(visit) {
        const measured = await measurement(visit);
        return {
            judgements: {
                'font-display-insight': judgeSaving(measured, 'font-display-insight'),
            },
        };
    },
});

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/images.js








/** How images are loaded. */
const images_images = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'lcp-discovery-insight': {
            severity: 'warning',
            title: 'The image that counts as main content is loaded late',
            why: 'It is what Largest Contentful Paint, a Core Web Vital, waits for: with loading="lazy", or where only a script or style sheet names it, its loading begins late.',
            fix: 'Put the image into the HTML as <img> without loading="lazy", with fetchpriority="high".',
            help: 'https://developer.chrome.com/docs/performance/insights/lcp-discovery',
            example: '<img src="/hero.jpg" fetchpriority="high" loading="lazy">',
        },
        'unsized-images': {
            severity: 'notice',
            title: 'Images have no width and height',
            why: 'The browser keeps no room for them, and the page jumps when they come.',
            fix: 'Give each image width and height in pixels (CSS may still scale it), or an aspect-ratio in CSS.',
            help: 'https://web.dev/articles/optimize-cls#images-without-dimensions',
            example: '<img src="/team.jpg" alt="Our team">',
        },
        'image-delivery-insight': {
            severity: 'notice',
            title: 'Images are larger than needed',
            why: 'They are the largest part of most pages, and what the main content waits for.',
            fix: 'Give sizes by srcset, and save as AVIF or WebP.',
            help: 'https://developer.chrome.com/docs/performance/insights/image-delivery',
            example: '<img src="/photo-4000x3000.png" width="400" height="300">',
        },
    },
    async judge(visit) {
        const { page, report } = await attempt(visit);
        if (typeof report === 'string') {
            return {
                judgements: {
                    'lcp-discovery-insight': judgeLazyMarkup(page.document),
                    'unsized-images': judgeUnsizedMarkup(page.document),
                    'image-delivery-insight': (0,judging_judgement/* notMeasured */.q7)(report),
                },
            };
        }
        return {
            judgements: {
                'lcp-discovery-insight': judgeDiscovery(report, page.url),
                'unsized-images': judgeUnsized(report, page.url),
                'image-delivery-insight': judgeSaving({ page, report }, 'image-delivery-insight'),
            },
        };
    },
});
const DISCOVERY_FAULTS = {
    eagerlyLoaded: 'it has loading="lazy"',
    requestDiscoverable: 'the HTML does not name its file, so scripts or styles must come first',
    priorityHinted: 'it has no fetchpriority="high"',
};
/** Lazy loading is always wrong there; the rest matters where the main content is late. */
function judgeDiscovery({ median }, pageUrl) {
    const audit = median.audits['lcp-discovery-insight'];
    if (audit?.scoreDisplayMode === 'notApplicable')
        return (0,judging_judgement/* notApplicable */.hH)('the main content is not an image');
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    const onTime = isGood(median, 'largest-contentful-paint', LCP_MS);
    const faults = [...checklistOf(audit)].filter(([name, holds]) => !holds && (name === 'eagerlyLoaded' || !onTime) && name in DISCOVERY_FAULTS);
    if (faults.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    const element = rowsOf(audit)
        .map(elementOf)
        .find(found => found !== undefined);
    const message = faults.map(([name]) => DISCOVERY_FAULTS[name]).join('; ');
    return (0,judging_judgement/* fail */.fJ)({ url: pageUrl, ...element, message });
}
/** An image that the page itself calls urgent must not be lazy; which one is the main content only Chrome can tell. */
function judgeLazyMarkup(document) {
    const images = document.elements('img');
    if (images.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no images');
    const lazy = images.filter(image => (0,html_document/* attribute */.lt)(image, 'loading')?.trim().toLowerCase() === 'lazy');
    if (lazy.length === 0)
        return (0,judging_judgement/* pass */.IX)('no image is loaded lazily');
    const preloaded = preloadedImages(document);
    const contradicting = lazy.filter(image => {
        const source = (0,html_document/* attribute */.lt)(image, 'src');
        const urgent = (0,html_document/* attribute */.lt)(image, 'fetchpriority')?.trim().toLowerCase() === 'high';
        return urgent || (source !== undefined && preloaded.has(document.resolve(source) ?? ''));
    });
    if (contradicting.length === 0) {
        return (0,judging_judgement/* notMeasured */.q7)('which image is the main content can only be seen in Chrome');
    }
    return (0,judging_judgement/* fail */.fJ)(contradicting.map(image => document.occurrence(image, 'loading="lazy" on an image that is preloaded or has fetchpriority="high"')));
}
function preloadedImages(document) {
    const links = document
        .elements('link')
        .filter(link => /(^|\s)preload(\s|$)/i.test((0,html_document/* attribute */.lt)(link, 'rel') ?? '') &&
        (0,html_document/* attribute */.lt)(link, 'as')?.trim().toLowerCase() === 'image');
    return new Set(links.map(link => document.resolve((0,html_document/* attribute */.lt)(link, 'href') ?? '') ?? ''));
}
function judgeUnsized({ median }, pageUrl) {
    const audit = median.audits['unsized-images'];
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    if (audit.score >= PASSING_SCORE)
        return nothingLoaded(median, 'unsized-images') ?? (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(placesOf(audit, pageUrl));
}
function judgeUnsizedMarkup(document) {
    const images = document.elements('img');
    if (images.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no images');
    const unsized = images.filter(image => ['width', 'height'].some(name => !/^\s*\d/.test((0,html_document/* attribute */.lt)(image, name) ?? '')));
    if (unsized.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* notMeasured */.q7)(`${unsized.length} of ${images.length} images have no width or height in the HTML; whether CSS gives them room can only be seen in Chrome`);
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/lighthouse-run.js



/** Lighthouse's score, and how it came about. */
const lighthouseRun = (0,tool_definition/* defineTopic */.R)({
    checks: {},
    async judge(visit) {
        const { report } = await attempt(visit);
        if (typeof report === 'string')
            return { judgements: {}, facts: { lighthouse: report }, score: null };
        const { score } = report.median;
        return {
            judgements: {},
            facts: factsOf(report),
            score: score === null ? null : Math.round(score * 100),
        };
    },
});
function factsOf({ median, device, scores, chromeVersion }) {
    return {
        requestedDevice: device,
        lighthouseVersion: median.lighthouseVersion,
        chromeVersion,
        benchmarkIndex: median.benchmarkIndex,
        runs: [...scores],
        warnings: median.runWarnings.map(String),
        opportunities: opportunitiesOf(median),
    };
}
/** Audits whose fix would save time or bytes, the largest first. */
function opportunitiesOf({ audits }) {
    return Object.values(audits)
        .filter(({ scoreDisplayMode, score }) => scoreDisplayMode === 'metricSavings' && (score ?? 1) < PASSING_SCORE)
        .map(audit => ({
        id: audit.id,
        title: audit.title,
        savingsMs: Math.round(Math.max(0, ...Object.entries(audit.metricSavings ?? {}).map(inMilliseconds))),
        savingsBytes: Math.round(savedBytes(audit)),
    }))
        .filter(({ savingsMs, savingsBytes }) => savingsMs > 0 || savingsBytes > 0)
        .toSorted((a, b) => b.savingsMs - a.savingsMs || b.savingsBytes - a.savingsBytes);
}
/** A shift of the layout has no unit of time. */
function inMilliseconds([metric, saved]) {
    return metric === 'CLS' ? 0 : (saved ?? 0);
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/metrics.js






const checks = {
    'largest-contentful-paint': {
        severity: 'warning',
        title: 'The main content appears late',
        why: 'Largest Contentful Paint is a Core Web Vital, which Google’s ranking uses. Visitors see no main content until then.',
        fix: 'See in the occurrence which part takes longest: the server, finding the image, loading it, or showing it. The other checks that failed name the causes.',
        help: 'https://web.dev/articles/lcp',
        example: '<script src="/400-kB-of-framework.js"></script> before the content',
    },
    'cumulative-layout-shift': {
        severity: 'warning',
        title: 'The page jumps while it loads',
        why: 'Cumulative Layout Shift is a Core Web Vital, which Google’s ranking uses. Visitors lose their place and click on the wrong thing.',
        fix: 'Give images, frames and advertisements their room from the start (width and height, min-height), and put nothing above what is already shown.',
        help: 'https://web.dev/articles/cls',
        example: '<img src="/hero.jpg" style="width: 100%"> above a text',
    },
    'total-blocking-time': {
        severity: 'warning',
        title: 'The page does not react while it loads',
        why: 'Long tasks of scripts, or of the browser on a large page, keep it from answering taps and keys. Total Blocking Time is the measure in the laboratory that goes with Interaction to Next Paint, a Core Web Vital.',
        fix: 'Load less JavaScript at the start, split long tasks, and move work that nobody sees to later or to a worker.',
        help: 'https://web.dev/articles/tbt',
        example: '<script>for (const row of millionRows) build(row)</script>',
    },
    'first-contentful-paint': {
        severity: 'notice',
        title: 'The first content appears late',
        why: 'Visitors look at an empty screen until then, and some leave.',
        fix: 'Make the server answer faster, and let neither style sheets nor scripts hold up the first paint.',
        help: 'https://web.dev/articles/fcp',
        example: '<link rel="stylesheet" href="https://slow.example/all.css">',
    },
    'speed-index': {
        severity: 'notice',
        title: 'The visible part of the page fills slowly',
        why: 'Visitors wait for what they came for, though something is already there.',
        fix: 'Send the content in the HTML instead of building it in scripts, and load what is seen first before all else.',
        help: 'https://developer.chrome.com/docs/lighthouse/performance/speed-index',
        example: '<div id="root"></div><script src="/app.js"></script>',
    },
};
/** Lighthouse's metrics under its own names, by the bounds that Google gives. */
const metrics = (0,tool_definition/* defineTopic */.R)({
    checks,
    async judge(visit) {
        const { page, report } = await measurement(visit);
        const { median } = report;
        return {
            judgements: judgeMetrics(report, page.url),
            facts: {
                metrics: Object.fromEntries(METRICS.map(id => [id, factOf(median, id)])),
                lcpElement: { ...(lcpElement(median) ?? {}) },
                lcpBreakdown: lcpParts(median),
            },
        };
    },
});
/** Lighthouse's metrics, in the order of its report; the last ones are not part of the score. */
const METRICS = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'speed-index',
    'interactive',
    'max-potential-fid',
    'server-response-time',
];
function factOf({ audits }, id) {
    const audit = audits[id];
    if (audit?.numericValue === undefined)
        return null;
    return {
        value: Math.round(audit.numericValue * 1000) / 1000,
        unit: audit.numericUnit ?? 'unitless',
        score: audit.score,
    };
}
/** Places that one metric names. */
const MAX_PLACES = 5;
const BREAKDOWN = 'lcp-breakdown-insight';
function judgeMetrics({ median, device }, pageUrl) {
    const judge = (id, bounds, shown, places) => {
        const audit = median.audits[id];
        const value = audit?.numericValue;
        if (value === undefined)
            return (0,judging_judgement/* notMeasured */.q7)(audit?.errorMessage ?? 'Lighthouse gave no value');
        if (value <= bounds.good)
            return (0,judging_judgement/* pass */.IX)(shown(value));
        const rating = value > bounds.poor ? 'poor' : 'needs improvement';
        const limit = `good is up to ${shown(bounds.good)}, poor above ${shown(bounds.poor)}`;
        const message = `${shown(value)}: ${rating} (${limit})`;
        const found = places();
        return (0,judging_judgement/* fail */.fJ)(found.length > 0 ? found : [{ url: pageUrl, message }], message);
    };
    return {
        'largest-contentful-paint': judge('largest-contentful-paint', LCP_MS, timeText, () => lateContent(median, pageUrl)),
        'cumulative-layout-shift': judge('cumulative-layout-shift', CLS, shiftText, () => shiftedElements(median, pageUrl)),
        'total-blocking-time': judge('total-blocking-time', TBT_MS[device], timeText, () => longTasks(median, pageUrl)),
        'first-contentful-paint': judge('first-contentful-paint', FCP_MS, timeText, () => []),
        'speed-index': judge('speed-index', SPEED_INDEX_MS[device], timeText, () => []),
    };
}
/** The element that Largest Contentful Paint waited for. */
function lcpElement({ audits }) {
    return rowsOf(audits[BREAKDOWN])
        .map(elementOf)
        .find(element => element !== undefined);
}
/** What Largest Contentful Paint consists of, in order, in milliseconds as observed without throttling. */
function lcpParts({ audits }) {
    return rowsOf(audits[BREAKDOWN])
        .filter(row => textOf(row, 'subpart') !== '')
        .map(row => ({
        part: textOf(row, 'subpart'),
        label: textOf(row, 'label'),
        ms: Math.round(numberOf(row, 'duration')),
    }));
}
function lateContent(result, pageUrl) {
    const element = lcpElement(result);
    if (!element)
        return [];
    const longest = lcpParts(result).toSorted((a, b) => b.ms - a.ms)[0];
    const part = longest ? `; its longest part is "${longest.label}"` : '';
    return [{ url: pageUrl, ...element, message: `the main content is this element${part}` }];
}
function shiftedElements({ audits }, pageUrl) {
    return rowsOf(audits['layout-shifts'])
        .filter(row => elementOf(row) !== undefined)
        .slice(0, MAX_PLACES)
        .map(row => {
        const causes = new Set(subRowsOf(row).map(cause => textOf(cause, 'cause')));
        causes.delete('');
        const why = causes.size > 0 ? `: ${[...causes].join('; ')}` : '';
        return placeOf(row, pageUrl, `moved by ${shiftText(numberOf(row, 'score'))}${why}`);
    });
}
function longTasks({ audits }, pageUrl) {
    const byUrl = new Map();
    for (const row of rowsOf(audits['long-tasks'])) {
        const url = textOf(row, 'url');
        byUrl.set(url, (byUrl.get(url) ?? 0) + numberOf(row, 'duration'));
    }
    return [...byUrl]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, MAX_PLACES)
        .map(([url, ms]) => placeOf({ url }, pageUrl, `${timeText(ms)} in long tasks${sourceText(url)}`));
}
/** Lighthouse's name for what belongs to no script. */
function sourceText(url) {
    return url === 'Unattributable' ? ' of the browser itself' : '';
}
function shiftText(value) {
    return value === 0 ? '0' : value.toFixed(3).replace(/0+$/, '').replace(/\.$/, '');
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/render-blocking.js






/** What holds up the first paint. */
const renderBlocking = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'render-blocking-insight': {
            severity: 'notice',
            title: 'Files hold up the first paint',
            why: 'The browser shows nothing until the scripts and style sheets in the head have come.',
            fix: 'Give scripts defer or async, put the few styles of the first screen into the page, and load the rest later.',
            help: 'https://developer.chrome.com/docs/performance/insights/render-blocking',
            example: '<head><script src="/jquery.js"></script></head>',
        },
    },
    async judge(visit) {
        const { page, report } = await attempt(visit);
        const judgement = typeof report === 'string'
            ? render_blocking_judgeMarkup(page.document)
            : judgeSaving({ page, report }, 'render-blocking-insight');
        return { judgements: { 'render-blocking-insight': judgement } };
    },
});
/** Types of scripts that browsers run as they come. */
const CLASSIC_SCRIPT = /^\s*((text|application)\/(javascript|ecmascript|x-javascript))?\s*$/i;
/** Style sheets always hold up the paint; for how long the markup does not show. */
function render_blocking_judgeMarkup(document) {
    const blocking = document.elements('script').filter(script => {
        const isClassic = CLASSIC_SCRIPT.test((0,html_document/* attribute */.lt)(script, 'type') ?? '');
        const isLater = ['async', 'defer'].some(name => (0,html_document/* attribute */.lt)(script, name) !== undefined);
        const inHead = script.parentNode === document.head;
        return inHead && isClassic && !isLater && (0,html_document/* attribute */.lt)(script, 'src') !== undefined;
    });
    const sheets = document
        .elements('link')
        .filter(link => isStyleSheet(link) && !/^\s*print\s*$/i.test((0,html_document/* attribute */.lt)(link, 'media') ?? ''));
    if (blocking.length === 0 && sheets.length > 0) {
        return (0,judging_judgement/* notMeasured */.q7)('how long style sheets hold up the first paint can only be seen in Chrome');
    }
    return (0,judging_judgement/* failWhere */.a4)(blocking.map(script => document.occurrence(script, 'a script in the head with neither defer nor async')));
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/scripts.js






/** What scripts cost. */
const scripts = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'unused-javascript': {
            severity: 'notice',
            title: 'Much JavaScript is loaded that does not run',
            why: 'It is loaded, parsed and compiled before the page is ready, for nothing.',
            fix: 'Split the scripts by page and load parts when they are needed.',
            help: 'https://developer.chrome.com/docs/lighthouse/performance/unused-javascript',
            example: '<script src="/whole-shop.js"></script> on a page without a cart',
        },
        'unminified-javascript': {
            severity: 'notice',
            title: 'JavaScript is not minified',
            why: 'Comments and blanks are loaded and parsed by every visitor.',
            fix: 'Switch on minification in the build for production.',
            help: 'https://developer.chrome.com/docs/lighthouse/performance/unminified-javascript',
            example: '<script src="/app.development.js"></script>',
        },
        'legacy-javascript-insight': {
            severity: 'notice',
            title: 'Scripts carry code for browsers that nobody has any more',
            why: 'Every visitor loads polyfills and rewritten classes that no browser of today needs.',
            fix: 'Let the build aim at browsers of today (Baseline), or leave out the polyfills.',
            help: 'https://developer.chrome.com/docs/performance/insights/legacy-javascript',
            example: '<script src="/app.es5.js"></script>',
        },
        'duplicated-javascript-insight': {
            severity: 'notice',
            title: 'The same JavaScript is loaded more than once',
            why: 'Each copy is loaded, compiled and kept in memory.',
            fix: 'Let the packages share one version, and put what several bundles use into a part of its own.',
            help: 'https://developer.chrome.com/docs/performance/insights/duplicated-javascript',
            example: '/shop.js and /account.js, each with all of lodash in it',
        },
        'forced-reflow-insight': {
            severity: 'notice',
            title: 'Scripts force the layout to be computed again and again',
            why: 'Reading a size right after changing a style makes the browser compute the whole layout at once; the page stands still meanwhile.',
            fix: 'Read all sizes first and change styles afterwards, or in requestAnimationFrame.',
            help: 'https://developer.chrome.com/docs/performance/insights/forced-reflow',
            example: 'for (const row of rows) row.style.width = table.offsetWidth + "px"',
        },
    },
    async judge(visit) {
        const measured = await measurement(visit);
        return {
            judgements: {
                'unused-javascript': judgeSaving(measured, 'unused-javascript'),
                'unminified-javascript': judgeSaving(measured, 'unminified-javascript'),
                'legacy-javascript-insight': judgeSaving(measured, 'legacy-javascript-insight'),
                'duplicated-javascript-insight': judgeSaving(measured, 'duplicated-javascript-insight'),
                'forced-reflow-insight': judgeReflows(measured),
            },
        };
    },
});
const MIN_REFLOW_MS = 100;
function judgeReflows({ report, page }) {
    const audit = report.median.audits['forced-reflow-insight'];
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    const rows = rowsOf(audit).filter(row => numberOf(row, 'reflowTime') >= MIN_REFLOW_MS);
    if (rows.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(rows.map(row => placeOf(row, page.url, `${timeText(numberOf(row, 'reflowTime'))} of layout${lineText(row)}`)));
}
function lineText(row) {
    const source = row['source'];
    return typeof source?.['line'] === 'number' ? `, asked for in line ${source['line'] + 1}` : '';
}

// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/server.js







/** How long it takes until the document comes. */
const server = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'server-response-time': {
            severity: 'warning',
            title: 'The server answers slowly',
            why: 'Everything else waits for the document. Google crawls slow servers less.',
            fix: 'Cache the page at the server or at a CDN near to visitors, and look for slow queries behind it.',
            help: 'https://developer.chrome.com/docs/lighthouse/performance/time-to-first-byte',
            example: 'GET / answers after 1,900 ms',
        },
        redirects: {
            severity: 'notice',
            title: 'Redirects come before the page',
            why: 'Each one is a further round trip, on a phone several hundred milliseconds, before anything can load.',
            fix: 'Link to the last address right away, and join several redirects into one.',
            help: 'https://developer.chrome.com/docs/lighthouse/performance/redirects',
            example: 'GET /shop answers 301 with Location: /shop/',
        },
    },
    async judge(visit) {
        const { page, isLocal, report } = await attempt(visit);
        const isMeasured = typeof report !== 'string';
        return {
            judgements: {
                'server-response-time': isLocal
                    ? (0,judging_judgement/* notApplicable */.hH)(LOCAL_SERVER)
                    : isMeasured
                        ? judgeMeasuredTime(report, page.url)
                        : judgeTime(page),
                redirects: isMeasured
                    ? judgeMeasuredRedirects(report)
                    : judgeRedirects(await visit.exchange(), isLocal),
            },
        };
    },
});
/** Lighthouse's bound. @see https://developer.chrome.com/docs/lighthouse/performance/time-to-first-byte */
const SERVER_RESPONSE_MS = 600;
/** Where other work went on meanwhile: what web.dev calls poor. @see https://web.dev/articles/ttfb */
const SERVER_RESPONSE_UNDER_LOAD_MS = 1800;
function judgeMeasuredTime({ median }, pageUrl) {
    const audit = median.audits['server-response-time'];
    const [row] = rowsOf(audit);
    if (!row || audit?.errorMessage !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)('Lighthouse did not time the server');
    const ms = numberOf(row, 'responseTime');
    if (ms <= SERVER_RESPONSE_MS)
        return (0,judging_judgement/* pass */.IX)(timeText(ms));
    return (0,judging_judgement/* fail */.fJ)({
        url: pageUrl,
        message: `${timeText(ms)} until it answers; up to ${SERVER_RESPONSE_MS} ms are good`,
    });
}
function judgeTime({ response, url }) {
    const ms = response.ttfbMs;
    if (ms <= SERVER_RESPONSE_UNDER_LOAD_MS)
        return (0,judging_judgement/* pass */.IX)(timeText(ms));
    return (0,judging_judgement/* fail */.fJ)({ url, message: `${timeText(ms)} until it answers` });
}
function judgeMeasuredRedirects({ median }) {
    const audit = median.audits['redirects'];
    const unjudged = unjudgedReason(audit);
    if (unjudged)
        return unjudged;
    // Lighthouse counts some requests of scripts for the page's own address as a redirect to it.
    const { requestedUrl, finalDisplayedUrl } = median;
    if (requestedUrl !== undefined && (0,comparable_url/* isSamePage */.kj)(requestedUrl, finalDisplayedUrl))
        return (0,judging_judgement/* pass */.IX)();
    const rows = rowsOf(audit).filter(row => numberOf(row, 'wastedMs') > 0);
    if (audit.score >= PASSING_SCORE || rows.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    const places = rows.map(row => ({
        url: textOf(row, 'url'),
        message: `redirects, which takes about ${timeText(numberOf(row, 'wastedMs'))} on a phone`,
    }));
    const total = Math.max(savedMs(audit, 'FCP'), savedMs(audit, 'LCP'));
    return total < MIN_SAVED_MS ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* fail */.fJ)(places);
}
function judgeRedirects({ hops }, isLocal) {
    const redirects = hops.slice(0, -1);
    const ms = redirects.reduce((sum, { ttfbMs }) => sum + ttfbMs, 0);
    if (redirects.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    if (isLocal)
        return (0,judging_judgement/* notMeasured */.q7)('what redirects cost on a server on this machine or network says nothing');
    if (ms < MIN_SAVED_MS)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(redirects.map(hop => ({ url: hop.url, message: `redirects, which took ${timeText(hop.ttfbMs)}` })));
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/styles.js



/** What style sheets cost. */
const styles = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'unused-css-rules': {
            severity: 'notice',
            title: 'Much CSS is loaded that the page does not use',
            why: 'The browser shows nothing until all of it has come.',
            fix: 'Leave out rules that no page uses, and split the rest by page.',
            help: 'https://developer.chrome.com/docs/lighthouse/performance/unused-css-rules',
            example: '<link rel="stylesheet" href="/whole-framework.css">',
        },
        'unminified-css': {
            severity: 'notice',
            title: 'CSS is not minified',
            why: 'Comments and blanks are loaded by every visitor before anything is shown.',
            fix: 'Switch on minification in the build for production.',
            help: 'https://developer.chrome.com/docs/lighthouse/performance/unminified-css',
            example: '<link rel="stylesheet" href="/theme.source.css">',
        },
    },
    async judge(visit) {
        const measured = await measurement(visit);
        return {
            judgements: {
                'unused-css-rules': judgeSaving(measured, 'unused-css-rules'),
                'unminified-css': judgeSaving(measured, 'unminified-css'),
            },
        };
    },
});

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/third-parties.js






/** What the code of others costs. */
const thirdParties = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'third-parties-insight': {
            severity: 'notice',
            title: 'Code of third parties keeps the page busy',
            why: 'The page does not react while it runs, and the site cannot make it faster.',
            fix: 'Leave out what is not needed, and load the rest after the page is ready.',
            help: 'https://developer.chrome.com/docs/performance/insights/third-parties',
            example: '<script src="https://tags.example/all-of-marketing.js"></script>',
        },
    },
    async judge(visit) {
        const { page, report } = await measurement(visit);
        const audit = report.median.audits['third-parties-insight'];
        return {
            judgements: { 'third-parties-insight': third_parties_judge(audit, page.url) },
            facts: { thirdParties: third_parties_factsOf(audit) },
        };
    },
});
/** @see https://developer.chrome.com/docs/lighthouse/performance/third-party-summary */
const MAX_MAIN_THREAD_MS = 250;
/** Third parties that the facts list, and addresses of each. */
const MAX_LISTED = 50;
const MAX_URLS = 5;
function third_parties_judge(audit, pageUrl) {
    // It has no score of its own: what it lists says all.
    const unjudged = unjudgedReason(audit);
    if (unjudged && unjudged.outcome !== 'pass')
        return unjudged;
    const rows = rowsOf(audit);
    if (rows.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page loads nothing from third parties');
    const total = rows.reduce((sum, row) => sum + numberOf(row, 'mainThreadTime'), 0);
    if (total < MAX_MAIN_THREAD_MS)
        return (0,judging_judgement/* pass */.IX)();
    const busy = rows.filter(row => numberOf(row, 'mainThreadTime') >= 1);
    return (0,judging_judgement/* fail */.fJ)(busy.map(row => {
        const largest = subRowsOf(row)[0];
        const message = `${textOf(row, 'entity')} keeps the page busy for ${timeText(numberOf(row, 'mainThreadTime'))}`;
        return placeOf({ url: textOf(largest, 'url') }, pageUrl, message);
    }), `${timeText(total)} in all`);
}
function third_parties_factsOf(audit) {
    return rowsOf(audit)
        .slice(0, MAX_LISTED)
        .map(row => ({
        entity: textOf(row, 'entity'),
        bytes: numberOf(row, 'transferSize'),
        mainThreadMs: Math.round(numberOf(row, 'mainThreadTime')),
        urls: subRowsOf(row)
            .slice(0, MAX_URLS)
            .map(sub => textOf(sub, 'url')),
    }));
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/transfer.js









/** How files are sent. */
const transfer = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'uses-text-compression': {
            severity: 'warning',
            title: 'Texts are sent without compression',
            why: 'HTML, CSS and JavaScript become three to five times smaller by it, and come that much faster.',
            fix: 'Switch on Brotli or gzip for text types at the server or CDN.',
            help: 'https://developer.chrome.com/docs/lighthouse/performance/uses-text-compression',
            example: 'GET /app.js, 300 kB, answers without Content-Encoding',
        },
        'modern-http-insight': {
            severity: 'notice',
            title: 'Files come over HTTP/1.1',
            why: 'It loads a few files at a time, where HTTP/2 and HTTP/3 load all of them side by side.',
            fix: 'Switch on HTTP/2 or HTTP/3 at the server or CDN.',
            help: 'https://developer.chrome.com/docs/performance/insights/modern-http',
            example: 'GET /icons/1.svg … /icons/40.svg, all over http/1.1',
        },
    },
    async judge(visit) {
        const { page, isLocal, report } = await attempt(visit);
        const isMeasured = typeof report !== 'string';
        return {
            judgements: {
                'uses-text-compression': isLocal
                    ? (0,judging_judgement/* notApplicable */.hH)(LOCAL_SERVER)
                    : isMeasured
                        ? judgeMeasuredCompression(report, page.url)
                        : judgeCompression([page.response, ...(await ownFiles(visit))]),
                'modern-http-insight': !isMeasured
                    ? (0,judging_judgement/* notMeasured */.q7)(report)
                    : isLocal
                        ? (0,judging_judgement/* notApplicable */.hH)('a server on this machine or network speaks HTTP/1.1, whatever the site will speak')
                        : judgeSaving({ page, report }, 'modern-http-insight'),
            },
        };
    },
});
/** Smaller texts come in a few packets, whose number compression hardly changes. */
const MIN_COMPRESSIBLE_BYTES = 5 * 1024;
/** Types of texts that compression makes small. Fonts and pictures are compressed in themselves. */
const COMPRESSIBLE = /^(text\/|(application|image)\/([\w.-]+\+)?(javascript|json|xml|wasm)\b|application\/manifest)/i;
/** Why there is nothing to compress. */
const ONLY_SMALL_TEXTS = `the site sends no text of ${bytesText(MIN_COMPRESSIBLE_BYTES)} or more`;
/** A file that came as large as it is was not compressed: headers come on top. */
function judgeMeasuredCompression({ median }, pageUrl) {
    const requests = median.audits['network-requests'];
    if (!requests)
        return (0,judging_judgement/* notMeasured */.q7)('Lighthouse did not list the requests');
    const own = firstPartyOrigins(median, pageUrl);
    const texts = rowsOf(requests).filter(row => isOwnText(row, own));
    if (texts.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)(ONLY_SMALL_TEXTS);
    return (0,judging_judgement/* failWhere */.a4)(texts
        .filter(row => numberOf(row, 'transferSize') >= numberOf(row, 'resourceSize'))
        .map(row => ({
        url: textOf(row, 'url'),
        message: `${bytesText(numberOf(row, 'resourceSize'))} sent without compression`,
    })));
}
function isOwnText(row, own) {
    const origin = URL.parse(textOf(row, 'url'))?.origin ?? '';
    return (own.has(origin) &&
        numberOf(row, 'statusCode') === 200 &&
        textOf(row, 'cache') === 'none' &&
        numberOf(row, 'resourceSize') >= MIN_COMPRESSIBLE_BYTES &&
        COMPRESSIBLE.test(textOf(row, 'mimeType')));
}
function judgeCompression(responses) {
    const texts = responses.filter(isLargeText);
    if (texts.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)(ONLY_SMALL_TEXTS);
    return (0,judging_judgement/* failWhere */.a4)(texts.filter(isSentPlain).map(({ url, body }) => ({
        url,
        message: `${bytesText(body.length)} sent without compression`,
    })));
}
function isLargeText(response) {
    return response.body.length >= MIN_COMPRESSIBLE_BYTES && COMPRESSIBLE.test((0,exchange/* mediaType */.JL)(response));
}
function isSentPlain(response) {
    return ((0,exchange/* header */.wx)(response, 'content-encoding') ?? 'identity').trim().toLowerCase() === 'identity';
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/weight.js





/** How much the page loads. */
const weight = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'total-byte-weight': {
            severity: 'notice',
            title: 'The page is heavy',
            why: 'It takes long on a phone connection and costs visitors money.',
            fix: 'Begin with the largest files: they are in the occurrences.',
            help: 'https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight',
            example: 'a page with a video of 12 MB that plays by itself',
        },
    },
    async judge(visit) {
        const { page, report } = await measurement(visit);
        return {
            judgements: { 'total-byte-weight': weight_judge(report.median.audits['total-byte-weight'], page.url) },
            facts: { weight: weight_factsOf(report.median) },
        };
    },
});
/** Where Lighthouse's score for the weight is 0.5: three of four pages are lighter. */
const MAX_BYTES = 4000 * 1024;
function weight_judge(audit, pageUrl) {
    const total = audit?.numericValue;
    if (total === undefined)
        return (0,judging_judgement/* notMeasured */.q7)('Lighthouse did not weigh the page');
    if (total <= MAX_BYTES)
        return (0,judging_judgement/* pass */.IX)(bytesText(total));
    const places = rowsOf(audit).map(row => placeOf(row, pageUrl, bytesText(numberOf(row, 'totalBytes'))));
    return (0,judging_judgement/* fail */.fJ)(places, `${bytesText(total)} in all; ${bytesText(MAX_BYTES)} are many already`);
}
/** Requests and bytes over the wire by Lighthouse's kinds of resources, as `script`. */
function weight_factsOf({ audits }) {
    return Object.fromEntries(rowsOf(audits['resource-summary']).map(row => [
        textOf(row, 'resourceType'),
        { requests: numberOf(row, 'requestCount'), bytes: numberOf(row, 'transferSize') },
    ]));
}

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/topics.js














const topics = [
    lighthouseRun,
    metrics,
    server,
    transfer,
    caching,
    renderBlocking,
    images_images,
    domSize,
    scripts,
    styles,
    fonts,
    thirdParties,
    weight,
    backForwardCache,
];


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

/***/ 69612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ literalAddress),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   YY: () => (/* binding */ isThisMachine),
/* harmony export */   gh: () => (/* binding */ isMetadataAddress),
/* harmony export */   i0: () => (/* binding */ isPublicAddress),
/* harmony export */   jV: () => (/* binding */ plainHost),
/* harmony export */   mJ: () => (/* binding */ isLocalHost),
/* harmony export */   wQ: () => (/* binding */ neverLeavesMachine)
/* harmony export */ });
/* unused harmony export hostKind */
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48280);

/** The ranges of ipaddr.js that are something else than reserved. */
const RANGES = {
    loopback: 'loopback',
    unspecified: 'unspecified',
    linkLocal: 'link-local',
    private: 'private',
    uniqueLocal: 'private',
    carrierGradeNat: 'private',
    unicast: 'public',
};
const METADATA_ADDRESSES = new Set(['168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254'].map(address => ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(address).toString()));
/** All that is allocated of IPv6 for the public internet: what lies outside is private, special or a tunnel. */
const GLOBAL_UNICAST = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('2000::/3');
/** Addresses of IPv6 that a system takes for the one of IPv4 that they hold (RFC 4291 section 2.5.5.2). */
const MAPPED = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('::ffff:0:0/96');
/** Prefixes of IPv6 whose addresses lead to the one of IPv4 that they hold, with the byte at which it begins. */
const EMBEDDING = [
    ['::/96', 12],
    ['::ffff:0:0/96', 12],
    ['::ffff:0:0:0/96', 12],
    ['64:ff9b::/96', 12],
    ['2002::/16', 2],
].map(([prefix, start]) => ({ prefix: ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR(prefix), start }));
/**
 * Top-level names that never lead to the public internet (RFC 6761, RFC 6762, RFC 8375, ICANN's "internal").
 * Names without a dot do not either.
 */
const PRIVATE_TOP_LEVEL = new Set(['test', 'local', 'internal', 'home', 'lan', 'arpa']);
/**
 * @param host of a URL, or an address of IPv4 or IPv6, with its zone or without
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
function hostKind(host) {
    const address = parsed(host);
    return address ? addressKind(address) : nameKind(plainHost(host));
}
/** The address that a host is; undefined where it is a name. */
function literalAddress(host) {
    return parsed(host) && plainHost(host);
}
/** A host as resolvers take it: without the brackets of IPv6 and the dot of the root. */
function plainHost(host) {
    return host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
/** Whether an IP address is reachable on the public internet. Anything else counts as not public. */
function isPublicAddress(address) {
    const read = parsed(address);
    return read !== undefined && addressKind(read) === 'public';
}
/** Whether an IP address, or the one of IPv4 that it holds, may belong to a cloud's metadata service. */
function isMetadataAddress(address) {
    const read = parsed(address);
    if (!read)
        return false;
    const embedded = embeddedIn(read);
    return [read, ...(embedded ? [embedded] : [])].map(addressKind).some(kind => METADATA_KINDS.has(kind));
}
/** There is no site on a link-local address. */
const METADATA_KINDS = new Set(['link-local', 'metadata']);
/**
 * Whether a host is one of a machine or a private network, as a preview server on a runner is, and no site of the
 * internet.
 */
function isLocalHost(host) {
    return hostKind(host) !== 'public';
}
/** Whether a host means whichever machine it is asked on, so that it means nothing to anybody else. */
function isThisMachine(host) {
    const kind = hostKind(host);
    return kind === 'loopback' || kind === 'unspecified';
}
/**
 * Whether a browser takes a host for the machine that it runs on, and what is sent to it for safe without TLS.
 *
 * @see https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy
 */
function isLoopback(host) {
    return hostKind(host) === 'loopback';
}
/**
 * Whether what is sent to a host never leaves this machine. Of names that is certain of `localhost` alone: resolvers
 * of systems may ask the DNS for those below it.
 */
function neverLeavesMachine(host) {
    return isLoopback(host) && (parsed(host) !== undefined || plainHost(host).toLowerCase() === 'localhost');
}
function parsed(host) {
    const text = plainHost(host).replace(/%.*$/, '');
    return ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.isValid(text) ? ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(text) : undefined;
}
function addressKind(address) {
    if (METADATA_ADDRESSES.has(address.toString()))
        return 'metadata';
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6 && address.match(MAPPED))
        return mappedKind(address);
    const kind = RANGES[address.range()] ?? 'reserved';
    const isOutside = address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6 && !address.match(GLOBAL_UNICAST);
    return kind === 'public' && isOutside ? 'reserved' : kind;
}
/** Where a resolver gives such an address, something is odd: what would be public is not trusted to be. */
function mappedKind(address) {
    const kind = addressKind(address.toIPv4Address());
    return kind === 'public' ? 'reserved' : kind;
}
function embeddedIn(address) {
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4)
        return undefined;
    const start = EMBEDDING.find(({ prefix }) => address.match(prefix))?.start;
    return start === undefined ? undefined : new ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4(address.toByteArray().slice(start, start + 4));
}
function nameKind(name) {
    const topLevel = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    if (topLevel === 'localhost')
        return 'loopback';
    return topLevel === name.toLowerCase() || PRIVATE_TOP_LEVEL.has(topLevel) ? 'private' : 'public';
}


/***/ })

};
