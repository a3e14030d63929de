export const id = 3358;
export const ids = [3358];
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
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notMeasured */ .q7)(scripts.reason);
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
    const unknown = (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notMeasured */ .q7)(unfilled);
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

/***/ 1589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ redirectTarget),
/* harmony export */   Zc: () => (/* binding */ isHttp),
/* harmony export */   f2: () => (/* binding */ withoutFragment)
/* harmony export */ });
/* harmony import */ var _syntax_url_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11114);

/**
 * Resolves a `Location`: relative references, `//host`, and the fragment of the redirected URL where the new one has
 * none.
 *
 * @param location as sent
 * @param base URL of the response that it came with
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2
 */
function redirectTarget(location, base) {
    const target = location.trim() === '' ? null : URL.parse(location, base);
    if (!target)
        return refused('bad-location', base, `redirects to "${location}", which is not a URL`);
    if (!isHttp(target))
        return refused('bad-scheme', base, `redirects to ${target.protocol}, which is not followed`);
    if (!target.href.includes('#'))
        target.hash = new URL(base).hash;
    return (0,_syntax_url_credentials_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCredentials */ .r)(target.href);
}
function isHttp(url) {
    return url.protocol === 'http:' || url.protocol === 'https:';
}
function withoutFragment(url) {
    const at = url.indexOf('#');
    return at < 0 ? url : url.slice(0, at);
}
function refused(kind, url, message) {
    return { failure: { kind, url, message } };
}


/***/ }),

/***/ 44310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ canonicalLinks),
/* harmony export */   fk: () => (/* binding */ declaredCanonical),
/* harmony export */   tQ: () => (/* binding */ agreedCanonical)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);
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
        ...inHead.map(element => fromElement(page.document, element)),
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
function fromElement(document, element) {
    const href = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') ?? '').trim();
    return {
        source: 'html',
        href,
        ...readTarget(href, document.baseUrl, name => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, name)),
        at: message => document.occurrence(element, message),
    };
}
function fromHeader(page, value) {
    return (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLinkHeader */ .No)(value)
        .filter(link => (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .headerRelations */ .nl)(link).includes('canonical') && (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(link, page.url))
        .map(({ target, parameters }) => ({
        source: 'header',
        href: target,
        ...readTarget(target, page.url, name => parameters.get(name)),
        at: message => ({ url: page.url, message, snippet: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="canonical"`) }),
    }));
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
        : { url: undefined, problem: `Google ignores a canonical with ${disqualified.join(', ')}` };
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

/***/ 51801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ linksOf)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
// EXTERNAL MODULE: ./lib/engine/syntax/refresh.js
var refresh = __webpack_require__(69719);
;// CONCATENATED MODULE: ./lib/engine/page/links/css-urls.js
/** Most URLs that are taken from one piece of CSS. */
const MAX_URLS = 500;
/**
 * What matters of CSS, in turn: comments, strings, names of at-rules, `url(…)` with its quoted or bare text, and the
 * ends of statements. Each ends at the end of the text at the latest, so nothing is read twice.
 */
const TOKENS = /\/\*.*?(?:\*\/|$)|"((?:[^"\\\n]|\\.)*)(?:["\n]|\\?$)|'((?:[^'\\\n]|\\.)*)(?:['\n]|\\?$)|(@[\w-]+)|\burl\(\s*(?:"((?:[^"\\\n]|\\.)*)"[^)]*|'((?:[^'\\\n]|\\.)*)'[^)]*|((?:[^)\\]|\\.)*))(?:\)|\\?$)|[;{}]/gis;
/**
 * URLs of a style sheet or of a `style` attribute: `url(…)` and `@import`. References into the document itself
 * (`url(#gradient)`) and the names of `@namespace` are none.
 *
 * @see https://www.w3.org/TR/css-syntax-3/#consume-url-token
 */
function cssUrls(css) {
    const urls = [];
    let rule = '';
    for (const [token, double, single, name, doubleUrl, singleUrl, bareUrl] of css.matchAll(TOKENS)) {
        if (token.startsWith('/*'))
            continue;
        const address = doubleUrl ?? singleUrl ?? bareUrl;
        const text = address ?? (rule === '@import' ? (double ?? single) : undefined);
        if (text !== undefined && rule !== '@namespace') {
            const url = unescaped(text).trim();
            if (url !== '' && !url.startsWith('#'))
                urls.push(url);
            if (urls.length >= MAX_URLS)
                break;
        }
        rule = name?.toLowerCase() ?? '';
    }
    return urls;
}
/** @see https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point */
function unescaped(text) {
    return text.replace(/\\(?:([0-9a-f]{1,6})\s?|\n|(.))/gis, (_, code, character) => {
        if (code === undefined)
            return character ?? '';
        const point = Number.parseInt(code, 16);
        return point === 0 || point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point);
    });
}

;// CONCATENATED MODULE: ./lib/engine/page/links/json-ld-urls.js

/** Most values of one page that are looked at. */
const MAX_VALUES = 20_000;
/** Most URLs that are taken from the JSON-LD of one page. */
const json_ld_urls_MAX_URLS = 500;
/**
 * Properties of schema.org whose texts are addresses that people and crawlers open. Identifiers (`@id`, `identifier`,
 * values of enumerations) need not lead anywhere.
 *
 * @see https://schema.org/URL
 */
const URL_PROPERTIES = new Set([
    ...['url', 'sameAs', 'mainEntityOfPage', 'image', 'logo', 'photo', 'primaryImageOfPage', 'screenshot'],
    ...['contentUrl', 'embedUrl', 'thumbnailUrl', 'thumbnail', 'trailer', 'video', 'audio', 'hasMap', 'map'],
    ...['item', 'license', 'acquireLicensePage', 'usageInfo', 'publishingPrinciples', 'correctionsPolicy'],
    ...['ethicsPolicy', 'discussionUrl', 'relatedLink', 'significantLink', 'codeRepository', 'downloadUrl'],
    ...['installUrl', 'menu', 'hasMenu', 'softwareHelp', 'releaseNotes', 'subjectOf', 'isBasedOn', 'citation'],
    ...['termsOfService', 'paymentUrl', 'ticketUrl', 'archivedAt', 'applicationUrl', 'merchantReturnLink'],
]);
/** The URLs in the JSON-LD blocks of a page, in their order. Broken blocks are for the schema tool to find. */
function jsonLdUrls(document) {
    const found = [];
    for (const script of document.elements('script')) {
        if (!/^\s*application\/ld\+json\s*(?:;|$)/i.test((0,html_document/* attribute */.lt)(script, 'type') ?? ''))
            continue;
        const add = (property, value) => {
            const href = value.trim();
            if (looksLikeAddress(href) && found.length < json_ld_urls_MAX_URLS)
                found.push({ href, property, script });
        };
        collect(parseJson((0,html_document/* textOf */.b6)(script)), add);
    }
    return found;
}
function collect(root, add) {
    const pending = [{ property: '', value: root }];
    for (let seen = 0; pending.length > 0 && seen < MAX_VALUES; seen++) {
        const { property, value } = pending.pop();
        if (typeof value === 'string') {
            if (URL_PROPERTIES.has(property))
                add(property, value);
            continue;
        }
        if (typeof value !== 'object' || value === null)
            continue;
        const inner = Array.isArray(value)
            ? value.map(one => ({ property, value: one }))
            : Object.entries(value).map(([key, one]) => ({ property: nameOf(key, property), value: one }));
        for (let at = Math.min(inner.length, MAX_VALUES) - 1; at >= 0; at--)
            pending.push(inner[at]);
    }
}
/** The `@id` of a page in a breadcrumb is its address, which Google asks for there. */
function nameOf(key, outer) {
    return key === '@id' && outer === 'item' ? 'item' : key.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, '');
}
/** Whether a text is an address for sure: the same properties also hold names and plain texts. */
function looksLikeAddress(text) {
    return /^(?:https?:)?\/\/[^\s/]|^\/[^\s/]/i.test(text) && !/[\s{}]/.test(text);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
;// CONCATENATED MODULE: ./lib/engine/page/links/link-attributes.js


/**
 * The attributes that hold URLs, by element: those of the standard, the `background` of old pages, which browsers still
 * load, and the ones of SVG. `xlink:href` is `href` after parsing.
 *
 * @see https://html.spec.whatwg.org/multipage/indices.html#attributes-3
 */
const URL_ATTRIBUTES = {
    a: [{ name: 'href', kind: 'navigation' }],
    area: [{ name: 'href', kind: 'navigation' }],
    audio: [{ name: 'src', kind: 'media' }],
    blockquote: [{ name: 'cite', kind: 'navigation' }],
    body: [{ name: 'background', kind: 'image' }],
    button: [{ name: 'formaction', kind: 'submission' }],
    del: [{ name: 'cite', kind: 'navigation' }],
    embed: [{ name: 'src', kind: 'frame' }],
    feimage: [{ name: 'href', kind: 'image' }],
    form: [{ name: 'action', kind: formKind }],
    frame: [{ name: 'src', kind: 'frame' }],
    iframe: [{ name: 'src', kind: 'frame' }],
    image: [{ name: 'href', kind: 'image' }],
    img: [
        { name: 'src', kind: 'image' },
        { name: 'srcset', kind: 'image', syntax: 'srcset' },
        { name: 'longdesc', kind: 'navigation' },
    ],
    input: [
        { name: 'src', kind: element => (isType(element, 'image') ? 'image' : undefined) },
        { name: 'formaction', kind: 'submission' },
    ],
    ins: [{ name: 'cite', kind: 'navigation' }],
    link: [
        { name: 'href', kind: linkKind },
        {
            name: 'imagesrcset',
            kind: element => (linkKind(element) === undefined ? undefined : 'image'),
            syntax: 'srcset',
        },
    ],
    object: [{ name: 'data', kind: 'frame' }],
    q: [{ name: 'cite', kind: 'navigation' }],
    script: [
        { name: 'src', kind: scriptKind },
        { name: 'href', kind: scriptKind },
    ],
    source: [
        { name: 'src', kind: element => (isInPicture(element) ? undefined : 'media') },
        {
            name: 'srcset',
            kind: element => (isInPicture(element) ? 'image' : undefined),
            syntax: 'srcset',
        },
    ],
    table: [{ name: 'background', kind: 'image' }],
    td: [{ name: 'background', kind: 'image' }],
    th: [{ name: 'background', kind: 'image' }],
    track: [{ name: 'src', kind: 'media' }],
    use: [{ name: 'href', kind: 'image' }],
    video: [
        { name: 'src', kind: 'media' },
        { name: 'poster', kind: 'image' },
    ],
};
/** The attributes of an element that hold URLs, with their values. */
function urlAttributes(element) {
    const found = [];
    for (const { name, kind, syntax = 'url' } of URL_ATTRIBUTES[element.tagName.toLowerCase()] ?? []) {
        const value = (0,html_document/* attribute */.lt)(element, name);
        if (value === undefined)
            continue;
        const known = typeof kind === 'function' ? kind(element) : kind;
        if (known !== undefined)
            found.push({ name, value, kind: known, syntax });
    }
    return found;
}
/** Values of `rel` and what they make of the URL, the first one that an element has counts. */
const RELATIONS = [
    ['stylesheet', 'stylesheet'],
    ['icon', 'icon'],
    ['apple-touch-icon', 'icon'],
    ['apple-touch-icon-precomposed', 'icon'],
    ['mask-icon', 'icon'],
    ['manifest', 'manifest'],
    ['modulepreload', 'script'],
    ['preload', 'asset'],
    ['prefetch', 'asset'],
    ['apple-touch-startup-image', 'asset'],
    ['next', 'related'],
    ['prev', 'related'],
    ['license', 'related'],
    ['help', 'related'],
    ['author', 'related'],
    ['search', 'related'],
    ['privacy-policy', 'related'],
    ['terms-of-service', 'related'],
];
/**
 * Other relations name a host to connect to (`preconnect`), an identifier (`profile`), an interface for programs
 * (`pingback`), or belong to another tool (`canonical`, `alternate` with `hreflang`).
 */
function linkKind(link) {
    const own = (0,link_elements/* relations */.K1)(link);
    if (own.includes('alternate') && !own.includes('stylesheet')) {
        return (0,html_document/* attribute */.lt)(link, 'hreflang') === undefined && (0,html_document/* attribute */.lt)(link, 'type') !== undefined
            ? 'related'
            : undefined;
    }
    return RELATIONS.find(([relation]) => own.includes(relation))?.[1];
}
/** Types that make a script element a script; any other one makes it data, which is not loaded. */
function scriptKind(script) {
    const type = (0,html_document/* attribute */.lt)(script, 'type')?.trim() ?? '';
    return /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|j)script)?$/i.test(type) ? 'script' : undefined;
}
/** A form sends by GET unless it says otherwise; `dialog` sends nothing. */
function formKind(form) {
    const method = (0,html_document/* attribute */.lt)(form, 'method')?.trim().toLowerCase();
    if (method === 'dialog')
        return undefined;
    return method === 'post' ? 'submission' : 'navigation';
}
function isType(element, type) {
    return (0,html_document/* attribute */.lt)(element, 'type')?.trim().toLowerCase() === type;
}
function isInPicture(source) {
    return (0,html_document/* parentOf */.gN)(source)?.tagName === 'picture';
}

;// CONCATENATED MODULE: ./lib/engine/page/links/srcset.js
const SPACE = /[\t\n\f\r ]/;
/**
 * URLs of a `srcset` or `imagesrcset`, in their order, as the parser of the standard collects them: a URL may hold
 * commas, descriptors in parentheses are passed over whole. Candidates with invalid descriptors, which browsers leave
 * out, are left out as well.
 *
 * @see https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
function srcsetUrls(value) {
    const urls = [];
    let at = 0;
    for (;;) {
        while (at < value.length && (SPACE.test(value[at]) || value[at] === ','))
            at++;
        if (at >= value.length)
            return urls;
        const start = at;
        while (at < value.length && !SPACE.test(value[at]))
            at++;
        const word = value.slice(start, at);
        if (word.endsWith(',')) {
            urls.push(withoutEndingCommas(word));
            continue;
        }
        const { descriptors, end } = readDescriptors(value, at);
        at = end;
        if (areValid(descriptors))
            urls.push(word);
    }
}
function withoutEndingCommas(word) {
    let end = word.length;
    while (end > 0 && word[end - 1] === ',')
        end--;
    return word.slice(0, end);
}
/** Words up to the comma that ends the candidate. Neither blanks nor commas inside parentheses part anything. */
function readDescriptors(value, start) {
    const descriptors = [];
    let wordStart = start;
    let inParentheses = false;
    let at = start;
    const endWord = () => {
        if (at > wordStart)
            descriptors.push(value.slice(wordStart, at));
        wordStart = at + 1;
    };
    for (; at < value.length; at++) {
        const character = value[at];
        if (inParentheses)
            inParentheses = character !== ')';
        else if (character === '(')
            inParentheses = true;
        else if (SPACE.test(character))
            endWord();
        else if (character === ',')
            break;
    }
    endWord();
    return { descriptors, end: at + 1 };
}
const WIDTH_OR_HEIGHT = /^\d+([wh])$/;
const DENSITY = /^(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?x$/;
/** A width, with or without a height, or a density alone. */
function areValid(descriptors) {
    const units = descriptors.map(text => {
        if (DENSITY.test(text))
            return 'x';
        const unit = WIDTH_OR_HEIGHT.exec(text)?.[1];
        return unit !== undefined && Number.parseInt(text, 10) > 0 ? unit : '?';
    });
    return ['', 'x', 'w', 'h w'].includes(units.sort().join(' '));
}

;// CONCATENATED MODULE: ./lib/engine/page/links/page-links.js






/** Names of the meta elements whose content is the URL of an image, of a video or of a player for social networks. */
const SOCIAL_MEDIA = new Set([
    ...['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src'],
    ...['og:video', 'og:video:url', 'og:video:secure_url', 'og:audio', 'twitter:player'],
]);
/**
 * Every place of a document that holds a URL, in document order; the ones of JSON-LD come last. Whatever its scheme:
 * `mailto:`, `javascript:` and `data:` are among them. A `srcset` or a style sheet gives several.
 */
function linksOf(document) {
    const links = [];
    for (const element of document.elements()) {
        for (const { href, kind, place } of writtenIn(element, document)) {
            const address = document.addressOf(href);
            links.push({ href, url: address?.href, address, kind, document, element, place });
        }
    }
    for (const { href, property, script } of jsonLdUrls(document)) {
        const address = document.addressOf(href);
        const found = { href, url: address?.href, address, kind: 'structured-data' };
        links.push({ ...found, document, element: script, place: property });
    }
    return links;
}
function writtenIn(element, document) {
    const found = [];
    for (const { name, value, kind, syntax } of urlAttributes(element)) {
        if (syntax === 'url')
            found.push({ href: value, kind, place: name });
        else
            for (const href of srcsetUrls(value))
                found.push({ href, kind, place: name });
    }
    const style = (0,html_document/* attribute */.lt)(element, 'style');
    if (style !== undefined) {
        for (const href of cssUrls(style))
            found.push({ href, kind: 'asset', place: 'style' });
    }
    if (element.tagName === 'style') {
        for (const href of cssUrls((0,html_document/* textOf */.b6)(element)))
            found.push({ href, kind: 'asset', place: 'text' });
    }
    if (element.tagName === 'meta')
        found.push(...ofMeta(element, document));
    return found;
}
function ofMeta(meta, document) {
    const content = (0,html_document/* attribute */.lt)(meta, 'content');
    if (content === undefined)
        return [];
    if ((0,html_document/* attribute */.lt)(meta, 'http-equiv')?.trim().toLowerCase() === 'refresh') {
        const target = (0,refresh/* parseRefresh */.X)(content, document.url, document.baseUrl)?.target;
        return target === undefined ? [] : [{ href: target, kind: 'navigation', place: 'content' }];
    }
    const name = ((0,html_document/* attribute */.lt)(meta, 'property') ?? (0,html_document/* attribute */.lt)(meta, 'name') ?? '').trim().toLowerCase();
    if (!SOCIAL_MEDIA.has(name) || content.trim() === '')
        return [];
    return [{ href: content, kind: 'social-image', place: name }];
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

/***/ 11312:
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

/***/ 69719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ parseRefresh)
/* harmony export */ });
/**
 * Reads the value of a `Refresh` header or of `<meta http-equiv="refresh">` as browsers do.
 *
 * @param documentUrl the target where the value names none
 * @param baseUrl what a relative URL is resolved against
 * @returns undefined where browsers ignore it
 * @see https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps
 */
function parseRefresh(value, documentUrl, baseUrl) {
    const time = /^[\t\n\f\r ]*(?:(\d+)[\d.]*|\.[\d.]*)/.exec(value);
    if (!time)
        return undefined;
    const rest = value.slice(time[0].length);
    const seconds = Number(time[1] ?? 0);
    if (rest === '')
        return { seconds, target: documentUrl };
    const separator = /^(?:[\t\n\f\r ]+[;,]?|[;,])[\t\n\f\r ]*/.exec(rest);
    if (!separator)
        return undefined;
    const url = rest.slice(separator[0].length);
    if (url === '')
        return { seconds, target: documentUrl };
    const target = URL.parse(urlText(url), baseUrl);
    return target && target.protocol !== 'javascript:' ? { seconds, target: target.href } : undefined;
}
/** The URL without `url=` and quotes. Text that only begins like `url=` is itself the URL. */
function urlText(text) {
    const prefix = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(text);
    if (!prefix && /^u/i.test(text))
        return text;
    const bare = text.slice(prefix?.[0].length ?? 0);
    const quote = bare[0];
    return quote === '"' || quote === "'" ? bare.slice(1).split(quote, 1)[0] : bare;
}


/***/ }),

/***/ 11114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withoutCredentials)
/* harmony export */ });
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82090);

/**
 * Takes the name and password out of a URL, so that they can neither be shown nor be inherited by a relative URL.
 *
 * @returns the URL as it was where it holds none or cannot be parsed
 */
function withoutCredentials(url) {
    if (!url.includes('@'))
        return { url };
    const parsed = URL.parse(url);
    if (!parsed || (parsed.username === '' && parsed.password === ''))
        return { url };
    const pair = `${decoded(parsed.username)}:${decoded(parsed.password)}`;
    return {
        url: (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInformation */ .ah)(url),
        credentials: {
            origin: parsed.origin,
            authorization: `Basic ${Buffer.from(pair, 'utf8').toString('base64')}`,
        },
    };
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 53358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 4 modules
var page_links = __webpack_require__(51801);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var preview = __webpack_require__(11312);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/site.js




/**
 * A preview names its production host in the canonical and in `og:url`, where the settings do not. Links to that host
 * are links within the site, whose pages may so far exist here alone.
 */
function siteOf(page) {
    const here = new URL(page.url);
    const hosts = page.preview?.host === undefined ? namedHosts(page) : [(0,preview/* bareHost */.n0)(page.preview.host)];
    return {
        page: here,
        local: (0,host_kind/* isLocalHost */.mJ)(here.hostname),
        futureHosts: new Set(hosts.filter(host => host !== hostOf(here))),
        preview: page.preview,
    };
}
function namedHosts(page) {
    const ogUrl = page.document
        .elements('meta')
        .find(meta => (0,html_document/* attribute */.lt)(meta, 'property')?.trim().toLowerCase() === 'og:url');
    const named = [(0,canonical_links/* declaredCanonical */.fk)(page), URL.parse((ogUrl && (0,html_document/* attribute */.lt)(ogUrl, 'content')) ?? '')];
    return named.flatMap(url => (url && isHttp(url) ? [hostOf(url)] : []));
}
/** Whether a URL belongs to the audited site: here, under the other scheme, with or without www, or in its future. */
function isInternal(site, url) {
    return hostOf(url) === hostOf(site.page) || site.futureHosts.has(hostOf(url));
}
/** Undefined for what will not live elsewhere. */
function copyHere(site, url) {
    if (site.futureHosts.size === 0 || !site.futureHosts.has(hostOf(url)))
        return undefined;
    if (site.preview?.host === undefined) {
        return { url: new URL(url.pathname + url.search, site.page).href, decides: false };
    }
    const here = (0,preview/* hereOf */.IS)(site.preview, url);
    return here && { url: here.href, decides: true };
}
/** Host and port without `www.`, which mostly is the same site. */
function hostOf({ host }) {
    return (0,preview/* bareHost */.n0)(host);
}
function isHttp({ protocol }) {
    return protocol === 'http:' || protocol === 'https:';
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/targets.js




/** Most targets of one page that are asked for. */
const MAX_TARGETS = 2000;
/** The distinct http and https URLs of a page that can be asked for, in document order. */
function targetsOf(links, site) {
    const targets = new Map();
    for (const link of links) {
        if (link.url === undefined || !/^https?:/.test(link.url))
            continue;
        const key = (0,redirect_target/* withoutFragment */.f2)(link.url);
        let target = targets.get(key);
        if (!target) {
            target = emptyTarget(key, link, site);
            targets.set(key, target);
        }
        add(target, link, link.url.slice(key.length + 1));
    }
    return [...targets.values()]
        .filter(({ links }) => links.some(({ kind }) => kind !== 'submission'))
        .map((target, index) => index < MAX_TARGETS || target.skipped !== undefined
        ? target
        : { ...target, skipped: `the page has more than ${MAX_TARGETS} targets` });
}
function emptyTarget(key, link, site) {
    const address = link.address && link.url === key ? link.address : new URL(key);
    return {
        url: key,
        address,
        internal: isInternal(site, address),
        role: roleOf(link.kind),
        links: [],
        fragments: new Map(),
        fetchedWhole: false,
        skipped: reasonToSkip(address, link, site),
    };
}
function add(target, link, hash) {
    target.links.push(link);
    const role = roleOf(link.kind);
    if (GRAVITY.indexOf(role) < GRAVITY.indexOf(target.role))
        target.role = role;
    if (link.kind === 'icon' || link.kind === 'social-image')
        target.fetchedWhole = true;
    if (link.kind !== 'navigation')
        return;
    const fragment = placeOf(hash);
    if (fragment !== '' && !target.fragments.has(fragment))
        target.fragments.set(fragment, link);
}
const GRAVITY = ['link', 'resource', 'metadata'];
function roleOf(kind) {
    switch (kind) {
        case 'navigation':
        case 'submission':
            return 'link';
        case 'icon':
        case 'manifest':
        case 'social-image':
        case 'structured-data':
        case 'related':
            return 'metadata';
        default:
            return 'resource';
    }
}
/**
 * The name behind the `#` that must be on the page: without a text fragment (`:~:`), and empty for the routes of a
 * script (`#/`, `#!`).
 *
 * @see https://wicg.github.io/scroll-to-text-fragment/#the-fragment-directive
 */
function placeOf(hash) {
    const name = hash.split(':~:', 1)[0];
    return /^[/!]/.test(name) ? '' : name;
}
/** Placeholders of templates, which a script may fill in the browser. */
const PLACEHOLDER = /\{\{|\$\{|<%|%7B%7B|\{%/i;
/** To ask for these ends the session of the headers that the settings send. */
const ENDS_SESSION = /\/(?:log-?out|sign-?out|log-?off)(?:[/.?]|$)/i;
/** What Cloudflare makes of mail addresses. */
const HIDDEN_MAIL_ADDRESS = '/cdn-cgi/l/email-protection';
function reasonToSkip(url, link, site) {
    if (PLACEHOLDER.test(link.href))
        return 'it holds a placeholder';
    if ((0,preview/* isPlatformScript */.pY)(site.preview, url.href))
        return 'the platform puts it into previews alone';
    if (!isInternal(site, url) && (0,host_kind/* isLocalHost */.mJ)(url.hostname)) {
        return 'it is an address of another machine or a private network';
    }
    if (url.pathname === HIDDEN_MAIL_ADDRESS)
        return 'a script puts a mail address in its place';
    if (ENDS_SESSION.test(url.pathname))
        return 'it would end a session';
    return undefined;
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/verdict.js
/** Statuses that keep checkers away or ask for more than a link can give: the page behind may be fine. */
const UNVERIFIABLE_STATUSES = new Set([
    401, 402, 403, 405, 406, 407, 408, 409, 412, 423, 425, 426, 428, 429, 431, 451, 999,
]);
/** Redirects that cannot be followed: without a `Location` there is no page. */
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Certificates that every browser refuses. A chain that seems incomplete may be mended by browsers, or is a proxy's. */
const REFUSED_CERTIFICATES = new Set([
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
]);
/**
 * Whether a link works. Broken is only what visitors cannot open for sure: 404 and 410, names that do not exist,
 * certificates that browsers refuse, endless redirects, and of the audited site also every other error it gives to a
 * plain request. Other sites keep checkers away with errors of all kinds, so theirs prove nothing.
 */
function verdictOn(answer, circumstances) {
    const { status, failure } = answer;
    if (answer.declined)
        return { state: 'unverified', reason: 'was not asked for: its host limits requests' };
    if (failure && failure.kind !== 'bad-encoding') {
        const broken = isBrokenFailure(answer, circumstances);
        return { state: broken ? 'broken' : 'unverified', reason: failure.message };
    }
    if (status === null)
        return { state: 'unverified', reason: 'gave no answer' };
    const reason = REDIRECTS.has(status) ? `answers ${status} without a Location` : `answers ${status}`;
    return { state: stateOf(status, answer, circumstances), reason };
}
function stateOf(status, answer, circumstances) {
    const { internal, formOnly } = circumstances;
    if (status < 300 || status === 304)
        return 'ok';
    if (REDIRECTS.has(status))
        return answer.failure ? 'unverified' : 'broken';
    if (status < 400)
        return 'ok';
    if (status === 404 || status === 410)
        return 'broken';
    if (!internal || formOnly || UNVERIFIABLE_STATUSES.has(status) || answer.retryAfter !== undefined)
        return 'unverified';
    return status < 600 ? 'broken' : 'unverified';
}
function isBrokenFailure(answer, { internal, namesResolve }) {
    const { kind, code = '' } = answer.failure;
    switch (kind) {
        case 'dns':
            return code === 'ENOTFOUND' && namesResolve;
        case 'certificate':
            return REFUSED_CERTIFICATES.has(code);
        case 'redirect-loop':
        case 'too-many-redirects':
            return !answer.cookieOnTheWay;
        case 'bad-location':
            return internal;
        default:
            return false;
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/verify.js




/** Milliseconds that the links of one page may take together; what is still open then could not be verified. */
const CHECK_BUDGET_MS = 60_000;
/** Asks for all targets of a page. Those that take too long together could not be verified. */
async function checkTargets(visit, site, targets) {
    const over = new AbortController();
    const timeOver = (0,promises_.setTimeout)(CHECK_BUDGET_MS, undefined, { signal: over.signal }).catch(() => undefined);
    try {
        const answers = [];
        const asking = targets.map(async (target, index) => {
            if (target.skipped === undefined)
                answers[index] = await ask(visit, site, target);
        });
        await Promise.race([Promise.all(asking), timeOver]);
        const namesResolve = !site.local || targets.some((target, index) => answers[index]?.status && isPublicName(target));
        return targets.map((target, index) => checked(target, answers[index], { site, namesResolve }));
    }
    finally {
        over.abort();
    }
}
function isPublicName({ address }) {
    return !(0,host_kind/* isLocalHost */.mJ)(address.hostname) && (0,host_kind/* literalAddress */.I3)(address.hostname) === undefined;
}
function checked(target, answer, { site, namesResolve }) {
    const known = { ...target, status: answer?.status ?? null, answer };
    if (target.skipped !== undefined)
        return { ...known, state: 'skipped', reason: target.skipped };
    if (answer === undefined) {
        const reason = `was not reached within the ${CHECK_BUDGET_MS / 1000} s that the links of a page may take`;
        return { ...known, state: 'unverified', reason };
    }
    const formOnly = target.links.every(({ element }) => element.tagName === 'form');
    const verdict = verdictOn(answer, { internal: target.internal, formOnly, namesResolve });
    const isOfPreview = copyHere(site, target.address)?.decides === true;
    const where = isOfPreview && verdict.state !== 'ok' ? ` on ${site.page.host}` : '';
    return { ...known, ...verdict, reason: verdict.reason + where };
}
/**
 * A link to where the site will live is answered by the copy on the audited host. Where production is known by the
 * page's words alone, what is not here may still be there.
 */
async function ask(visit, site, target) {
    const copy = copyHere(site, target.address);
    if (copy !== undefined) {
        const answer = await request(visit, target, copy.url, true);
        const works = answer.status !== null && answer.status < 300 && !answer.failure;
        if (works || copy.decides || (0,host_kind/* isLocalHost */.mJ)(target.address.hostname))
            return answer;
    }
    const sameOrigin = target.address.origin === site.page.origin;
    return await request(visit, target, target.url, sameOrigin);
}
/** Icons and preview images are also fetched whole, for their size: one request serves both. */
function request(visit, target, url, sameOrigin) {
    if (target.fetchedWhole)
        void visit.fetchForSite(url).catch(() => undefined);
    return visit.linkAnswer(url, { fragments: sameOrigin && target.fragments.size > 0 });
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/page-targets.js





const referringPage = (0,per_visit/* perVisit */.V)(async (visit) => {
    const page = await visit.judgedPage();
    await visit.noteAsLinkTarget();
    const site = siteOf(page);
    return { page, site, links: linksOfPage(page, site) };
});
/** The same, and what answers at each address. */
const checkedPage = (0,per_visit/* perVisit */.V)(async (visit) => {
    const referring = await referringPage(visit);
    const { links, site } = referring;
    return { ...referring, targets: await checkTargets(visit, site, targetsOf(links, site)) };
});
/** All that a page refers to: as sent, and what scripts add to that. */
function linksOfPage({ document, sent }, site) {
    const links = (0,page_links/* linksOf */.h)(sent.document);
    if (document === sent.document)
        return links;
    const known = new Set(links.map(({ url }) => url));
    return [...links, ...(0,page_links/* linksOf */.h)(document).filter(link => !known.has(link.url) && isOfThePage(link, site))];
}
/** Scripts of others add measuring points and files of their own, which answer browsers alone. */
function isOfThePage({ kind, url, element }, site) {
    if (element.tagName === 'a' || element.tagName === 'area')
        return true;
    const target = kind === 'submission' || url === undefined ? null : URL.parse(url);
    return target !== null && /^https?:$/.test(target.protocol) && isInternal(site, target);
}

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/shown.js

/** Characters of a URL in a message. */
const SHOWN_URL_LENGTH = 200;
/** An address as messages show it. */
function shown(address) {
    return (0,cut/* cutEnd */.ym)(address, SHOWN_URL_LENGTH);
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/addresses.js











/** Characters of a URL above which browsers, servers or crawlers cut or refuse it; sitemaps allow 2,048. */
const MAX_URL_LENGTH = 2000;
const URL_STANDARD = 'https://url.spec.whatwg.org/#url-writing';
/** Whether addresses are such that the site should name, whatever answers there. */
const addresses = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'insecure-internal-link': {
            severity: 'warning',
            title: 'The HTTPS page links to its own site over HTTP',
            why: 'Visitors leave the protected connection, and search engines are shown a second address of the page.',
            fix: 'Use https: addresses, or relative ones.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="http://www.example.com/sizes">Sizes</a> on https://www.example.com/',
        },
        'nofollow-internal-link': {
            severity: 'notice',
            title: 'A link within the site is marked nofollow',
            why: 'Search engines may not take this way to the page, and it gets no weight from the link.',
            fix: 'Leave nofollow out within the site; keep crawlers from pages with robots.txt or noindex where that is meant.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
            example: '<a rel="nofollow" href="/sizes">Sizes</a>',
        },
        'local-address': {
            severity: 'error',
            title: 'The page refers to an address of a development machine or a private network',
            why: 'It works for whoever built the page, and for nobody else.',
            fix: 'Use the public address, or a relative one.',
            help: 'https://www.rfc-editor.org/rfc/rfc6761#section-6.3',
            example: '<a href="http://localhost:3000/sizes">Sizes</a>',
        },
        'staging-link': {
            severity: 'warning',
            title: 'The page links to a test version of its site',
            why: 'Visitors and search engines find pages that are not meant for them.',
            fix: 'Use the public address, or a relative one.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="https://staging.example.com/sizes">Sizes</a>',
        },
        'malformed-address': {
            severity: 'error',
            title: 'An address of the page cannot work as written',
            why: 'Browsers and crawlers cannot open what is no URL, or take it for a file beside the page.',
            fix: 'Write the address as https://host/path, or as a path.',
            help: URL_STANDARD,
            example: '<a href="http:///sizes">Sizes</a>',
        },
        'unsafe-characters': {
            severity: 'notice',
            title: 'An address holds blanks, line breaks or backslashes',
            why: 'Browsers repair that; other programs that read the page may cut the address or read it otherwise.',
            fix: 'Write a blank as %20, and / in place of \\.',
            help: URL_STANDARD,
            example: '<a href="/red bike">Red bike</a>',
        },
        'address-too-long': {
            severity: 'notice',
            title: 'A link has more than 2,000 characters',
            why: 'Servers, proxies and crawlers cut or refuse such addresses, and sitemaps allow 2,048 characters.',
            fix: 'Shorten the address: keep state out of it.',
            help: 'https://www.sitemaps.org/protocol.html#locdef',
            example: '<a href="/search?q=…"> of 2,400 characters',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, links, site } = await referringPage(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeAddresses(links, site), ['not-applicable']) };
    },
});
/** What the addresses show as written, before any is asked for. */
function judgeAddresses(links, site) {
    const addresses = links.flatMap(link => {
        const url = link.url === undefined ? null : URL.parse(link.url);
        return url && /^https?:$/.test(url.protocol) ? [{ link, url }] : [];
    });
    const judge = (of, none, fault) => {
        if (of.length === 0)
            return (0,judgement/* notApplicable */.hH)(none);
        return (0,judgement/* failWhere */.a4)(distinct(of.flatMap(one => addresses_placeOf(fault(one)))));
    };
    const navigation = addresses.filter(({ link }) => link.kind === 'navigation');
    const internal = navigation.filter(({ url }) => isInternal(site, url));
    const anyAddress = links.filter(({ href }) => href.trim() !== '' && !/^\s*(?:data|javascript|mailto|tel|sms|blob|about):/i.test(href));
    return {
        'insecure-internal-link': site.page.protocol === 'https:'
            ? judge(internal, 'the page has no links within the site', insecureFault)
            : (0,judgement/* notApplicable */.hH)('the page itself is not served over HTTPS'),
        'nofollow-internal-link': judge(internal.filter(({ link }) => link.element.tagName === 'a' || link.element.tagName === 'area'), 'the page has no links within the site', nofollowFault),
        'local-address': site.local
            ? (0,judgement/* notApplicable */.hH)('the page itself is served by a machine or a private network')
            : judge(addresses, NO_ADDRESSES, address => localFault(address, site)),
        'staging-link': site.local
            ? (0,judgement/* notApplicable */.hH)('the page itself is served by a machine or a private network')
            : judge(navigation, NO_ADDRESSES, address => stagingFault(address, site)),
        'malformed-address': judge(anyAddress, NO_ADDRESSES, malformedFault),
        'unsafe-characters': judge(addresses, NO_ADDRESSES, ({ link }) => characterFault(link)),
        'address-too-long': judge(navigation, NO_ADDRESSES, lengthFault),
    };
}
const NO_ADDRESSES = 'the page has no addresses';
function addresses_placeOf(fault) {
    if (!fault)
        return [];
    const [{ document, element }, message, url] = fault;
    return [document.occurrence(element, message, url)];
}
/** The first place of each fault: what stands in a menu and again below it is one. */
function distinct(occurrences) {
    return [...new Map(occurrences.toReversed().map(one => [one.message, one])).values()].toReversed();
}
function insecureFault({ link, url }) {
    return url.protocol === 'http:' ? [link, `leads to ${shown(url.href)}`, url.href] : undefined;
}
function nofollowFault({ link, url }) {
    return (0,link_elements/* relations */.K1)(link.element).includes('nofollow')
        ? [link, `the link to ${shown((0,redirect_target/* withoutFragment */.f2)(url.href))} has rel="nofollow"`]
        : undefined;
}
/** A text that shows the address is an instruction for the reader's own machine. */
function localFault({ link, url }, site) {
    if (url.hostname === site.page.hostname || !(0,host_kind/* isLocalHost */.mJ)(url.hostname))
        return undefined;
    if ((0,text_start/* startOfSeenText */.Mq)(link.element, MAX_LINK_TEXT).includes(url.hostname))
        return undefined;
    return [link, `refers to ${shown(url.href)}`, url.href];
}
/** First labels of host names that nobody gives to what is meant for the public. */
/** Characters of a link among which its address is looked for. */
const MAX_LINK_TEXT = 2000;
const STAGING_LABELS = new Set(['staging', 'stage', 'stg', 'preprod', 'pre-prod', 'uat']);
function stagingFault({ link, url }, site) {
    if (url.host === site.page.host)
        return undefined;
    const address = (0,host_kind/* literalAddress */.I3)(url.hostname);
    if (address !== undefined) {
        return (0,host_kind/* isLocalHost */.mJ)(url.hostname) || (0,text_start/* startOfSeenText */.Mq)(link.element, MAX_LINK_TEXT).includes(address)
            ? undefined
            : [link, `leads to the bare address ${shown(url.href)}`, url.href];
    }
    const domain = (0,cjs/* getDomain */.FB)(url.href);
    const ownDomains = [site.page.href, ...[...site.futureHosts].map(host => `https://${host}`)].map(own => (0,cjs/* getDomain */.FB)(own));
    const isStaging = url.hostname.split('.').some(label => STAGING_LABELS.has(label));
    return isStaging && domain !== null && ownDomains.includes(domain)
        ? [link, `leads to ${shown(url.href)}`, url.href]
        : undefined;
}
/** Schemes that people mistype; a colon or a slash is missing or doubled. */
const MISTYPED_SCHEME = /^(?:https?\/\/|(?:htt|htp|htps|hhtp|hhtps|htttp|htttps|ttp|ttps|htpp|htpps|httpp|httpss|http s|https s)s?:\/\/|https?:\/\/https?:?\/\/|https?;\/\/|https?:\/\/\/)/i;
function malformedFault(link) {
    const href = link.href.trim();
    if (link.url === undefined)
        return [link, `"${shown(href)}" is not a URL`];
    if (MISTYPED_SCHEME.test(href))
        return [link, `"${shown(href)}" has a mistyped scheme`];
    return undefined;
}
function characterFault(link) {
    const href = link.href.trim();
    if (MISTYPED_SCHEME.test(href))
        return undefined;
    const [path = ''] = href.split(/[?#]/, 1);
    if (/[\n\r\t]/.test(href))
        return [link, `"${shown(href)}" holds a line break or tab`];
    if (/ /.test(href))
        return [link, `"${shown(href)}" holds a blank`];
    return path.includes('\\') ? [link, `"${shown(href)}" holds a backslash`] : undefined;
}
function lengthFault({ link, url }) {
    return url.href.length > MAX_URL_LENGTH
        ? [link, `${url.href.length} characters: ${shown(url.href)}`]
        : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/broken-targets.js





const STATUS = 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes';
/** Whether what the page refers to is there. */
const brokenTargets = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'broken-internal-link': {
            severity: 'error',
            title: 'A link to a page of the site is broken',
            why: 'Visitors end at an error page, and search engines lose the way to what should be there.',
            fix: 'Correct the address, remove the link, or bring the page back or redirect it.',
            help: STATUS,
            example: '<a href="/sizes">Sizes</a>, which answers 404',
        },
        'broken-internal-resource': {
            severity: 'error',
            title: 'An image, script, style or frame of the site is missing',
            why: 'The page shows or works without it, for visitors and for search engines that render it.',
            fix: 'Correct the address or deploy the file.',
            help: STATUS,
            example: '<img src="/bike.jpg" alt="Red bike">, which answers 404',
        },
        'broken-external-link': {
            severity: 'warning',
            title: 'A link to another site is broken',
            why: 'Visitors end at an error, and a page with dead links looks abandoned.',
            fix: 'Link to where the content moved to, or remove the link.',
            help: STATUS,
            example: '<a href="https://other.example/gone">Test</a>, which answers 410',
        },
        'broken-external-resource': {
            severity: 'warning',
            title: 'An image, script, style or frame of another site is missing',
            why: 'The page shows or works without it.',
            fix: 'Correct the address, or serve the file from your own site.',
            help: STATUS,
            example: '<script src="https://cdn.example.net/gone.js">, which answers 404',
        },
        'broken-metadata-link': {
            severity: 'warning',
            title: 'The metadata of the page names an address that is broken',
            why: 'Icons, preview images, the web app manifest, feeds and structured data with dead addresses are ignored by those who read them.',
            fix: 'Correct the address, or remove it.',
            help: STATUS,
            example: '<link rel="manifest" href="/site.webmanifest">, which answers 404',
        },
        'redirected-link': {
            severity: 'notice',
            title: 'A link leads to an address that has moved for good',
            why: 'Each visit takes a detour, and the redirect may be gone one day.',
            fix: 'Link to the new address.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
            example: '<a href="/old">Sizes</a>, which answers 301 to /new',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, links, targets } = await checkedPage(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeTargets(targets), ['not-applicable']),
            facts: { ...factsOf(links, targets), rendered: (0,script_judgements/* renderingFacts */._V)(page) },
        };
    },
});
/** What the answers of the targets come to. */
function judgeTargets(targets) {
    const judge = (belongs) => judgeBroken(targets.filter(belongs));
    return {
        'broken-internal-link': judge(({ role, internal }) => role === 'link' && internal),
        'broken-internal-resource': judge(({ role, internal }) => role === 'resource' && internal),
        'broken-external-link': judge(({ role, internal }) => role === 'link' && !internal),
        'broken-external-resource': judge(({ role, internal }) => role === 'resource' && !internal),
        'broken-metadata-link': judge(({ role }) => role === 'metadata'),
        'redirected-link': judgeMoved(targets),
    };
}
function judgeBroken(targets) {
    const asked = targets.filter(({ state }) => state !== 'skipped');
    if (asked.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no such addresses that can be asked for');
    const unverified = asked.filter(({ state }) => state === 'unverified');
    const note = unverified.length === 0 ? undefined : unverifiedNote(unverified, asked.length);
    const broken = asked.filter(({ state }) => state === 'broken');
    if (broken.length > 0) {
        return (0,judgement/* fail */.fJ)(broken.map(target => occurrenceOf(target, `${target.reason}${hintFor(target)}`)), note);
    }
    return note === undefined ? (0,judgement/* pass */.IX)() : (0,judgement/* notMeasured */.q7)(note);
}
function unverifiedNote(unverified, total) {
    const { url, reason } = unverified[0];
    const rest = unverified.length > 1 ? `, and ${unverified.length - 1} more` : '';
    return `${unverified.length} of ${total} could not be verified: ${shown(url)} (${reason})${rest}`;
}
/** An address without scheme becomes a file beside the page. */
function hintFor({ links }) {
    const href = links[0].href.trim();
    return /^(?:www\.[\w-]+\.|[\w-]+\.(?:com|org|net|io)(?:\/|$))/i.test(href)
        ? `; "${shown(href)}" lacks https:// in front`
        : '';
}
function judgeMoved(targets) {
    const links = targets.filter(({ links, state }) => state === 'ok' && links.some(isNavigation));
    if (links.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no links that were found to work');
    const moved = links.filter(({ answer }) => answer?.movedTo !== undefined);
    return (0,judgement/* failWhere */.a4)(moved.map(target => occurrenceOf(target, `has moved to ${shown(target.answer.movedTo)}`)));
}
function isNavigation({ kind }) {
    return kind === 'navigation';
}
/** The first place of a target, and how many more there are. */
function occurrenceOf(target, what) {
    const [first] = target.links;
    const more = target.links.length - 1;
    const places = more === 0 ? '' : `; ${more} more ${more === 1 ? 'place refers' : 'places refer'} to it`;
    const { document, element } = first;
    return document.occurrence(element, `${shown(target.url)} ${what}${places}`, target.url);
}
/** Most targets in the facts. */
const MAX_FACTS = 1000;
/** Most places of one target in the facts. */
const MAX_SOURCES = 5;
/** Broken targets come first, so that a bound on the list does not lose them. */
const ORDER = ['broken', 'unverified', 'ok', 'skipped'];
/** What is known of the links, bounded; `counts` are of all. */
function factsOf(links, targets) {
    const counts = Object.fromEntries(ORDER.map(state => [state, targets.filter(target => target.state === state).length]));
    const internal = targets.filter(target => target.internal).length;
    return {
        counts,
        places: links.length,
        internal,
        external: targets.length - internal,
        links: targets
            .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
            .slice(0, MAX_FACTS)
            .map(linkFact),
    };
}
function linkFact(target) {
    const { url, status, state, reason, links, answer } = target;
    return {
        url,
        status,
        state,
        ...(state === 'ok' ? {} : { reason }),
        ...(answer?.finalUrl === undefined ? {} : { finalUrl: answer.finalUrl }),
        sources: links.slice(0, MAX_SOURCES).map(sourceFact),
        sourceCount: links.length,
    };
}
function sourceFact({ document, element, place }) {
    const line = document.positionOf(element)?.line;
    return { element: element.tagName, place, ...(line === undefined ? {} : { line }) };
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/crawlable.js






/** Roles and states of a control of an application, which leads to no page. */
const CONTROL = ['role', 'aria-controls', 'aria-expanded', 'aria-haspopup', 'aria-pressed', 'data-toggle'];
/** Elements that people take for links: an `href` on them does nothing. */
const NO_LINKS = ['span', 'div', 'p', 'button', 'li', 'td', 'img'];
/** Scripts that do nothing: what happens is up to a handler that the source does not show. */
const EMPTY_SCRIPT = /^(?:void\(?0?\)?|undefined|false|null|#|\/\/)?;*$/;
/** Scripts that open a page, by what they set, what they call, or the address that they hold. */
const OPENS_PAGE = /\blocation\s*(?:=|\.(?:href|assign|replace)\b)|\b(?:window\.open|go_?to\w*|navigate\w*|redirect\w*|open(?:page|url|link)|__doPostBack)\s*\(|["'](?:https?:\/)?\/[^"'/]/i;
/** Characters of a script above which it is a bookmarklet, which readers are meant to take with them. */
const MAX_SCRIPT_LENGTH = 300;
const CRAWLABLE = 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable';
/** Whether search engines can follow what looks like a link. */
const crawlable = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'uncrawlable-link': {
            severity: 'warning',
            title: 'A link works only by a script',
            why: 'Search engines follow links by their href; without an address there they do not find the page.',
            fix: 'Give the link the address of its page in href, or use <button> where it leads nowhere.',
            help: CRAWLABLE,
            example: '<a onclick="go(\'/sizes\')">Sizes</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page } = await referringPage(visit);
        const judgements = { 'uncrawlable-link': judgeCrawlable(page.document) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
/**
 * Links whose address a search engine cannot see. Controls that open something on the page are none.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/links-crawlable
 * @see https://developer.chrome.com/docs/lighthouse/seo/crawlable-anchors
 */
function judgeCrawlable(document) {
    const anchors = document.elements('a').filter(anchor => isMeantAsLink(anchor) && !isControl(anchor));
    const others = document.elements(...NO_LINKS).filter(element => (0,html_document/* attribute */.lt)(element, 'href') !== undefined);
    if (anchors.length + others.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no links');
    const faults = anchors.flatMap(anchor => {
        const fault = faultOf(anchor);
        return fault === undefined ? [] : [document.occurrence(anchor, fault)];
    });
    const misplaced = others.map(element => document.occurrence(element, `href has no effect on <${element.tagName}>`));
    return (0,judgement/* failWhere */.a4)([...faults, ...misplaced]);
}
/** What else is an anchor marks a place. */
function isMeantAsLink(anchor) {
    return ['href', 'onclick', 'routerlink'].some(name => (0,html_document/* attribute */.lt)(anchor, name) !== undefined);
}
function isControl(anchor) {
    return CONTROL.some(name => (0,html_document/* attribute */.lt)(anchor, name) !== undefined);
}
function faultOf(anchor) {
    const href = (0,html_document/* attribute */.lt)(anchor, 'href')?.trim();
    const onclick = (0,html_document/* attribute */.lt)(anchor, 'onclick');
    if (href === undefined) {
        if ((0,html_document/* attribute */.lt)(anchor, 'routerlink') !== undefined)
            return 'the link has a routerLink, but no href';
        return opensPage(onclick) ? 'the link has no href, only a click handler' : undefined;
    }
    if (/^file:/i.test(href))
        return `"${shown(href)}" is a file of one machine`;
    if (!/^javascript:/i.test(href))
        return undefined;
    const script = href.slice('javascript:'.length);
    const decides = EMPTY_SCRIPT.test(script.slice(0, MAX_SCRIPT_LENGTH).replace(/\s/g, ''))
        ? onclick === undefined || opensPage(onclick)
        : opensPage(script);
    return decides ? `the address of the link is the script "${shown(script)}"` : undefined;
}
function opensPage(script) {
    return script !== undefined && script.length <= MAX_SCRIPT_LENGTH && OPENS_PAGE.test(script);
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/fragments.js






/** Attributes of links that a script makes into switches: their fragments name what they switch. */
const SWITCHES = [
    ...['role', 'onclick', 'aria-controls', 'aria-expanded', 'aria-haspopup'],
    ...['data-toggle', 'data-bs-toggle', 'data-target', 'data-bs-target', 'data-slide', 'data-bs-slide'],
];
/** Where none of so many fragments is on a page with scripts, its scripts seem to make the places. */
const FRAGMENTS_TO_DOUBT = 3;
/** Whether the places on pages are there that links lead to. */
const fragments = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'broken-fragment': {
            severity: 'warning',
            title: 'A link leads to a place that its page does not have',
            why: 'The browser opens the page at its top, and the reader does not find what the link promised.',
            fix: 'Use the id of an element of that page behind the #.',
            help: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment',
            example: '<a href="#sizes">Sizes</a>, where nothing has that id',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, targets } = await checkedPage(visit);
        const judgements = { 'broken-fragment': judgeFragments(targets) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
/** Whether the places that fragments lead to exist, on the page itself and on pages of its origin. */
function judgeFragments(targets) {
    const asked = targets.flatMap(target => {
        const places = target.answer?.fragments;
        const names = [...target.fragments].filter(([, link]) => !isSwitch(link.element));
        return places && target.state === 'ok' && names.length > 0 ? [{ target, places, names }] : [];
    });
    if (asked.length === 0)
        return (0,judgement/* notApplicable */.hH)('no link leads to a place within a page of the site');
    const missing = [];
    const doubtful = [];
    for (const { target, places, names } of asked) {
        const lost = names.filter(([name]) => !places.has(name) && !isRange(name, places));
        if (lost.length > 0 && isDoubtful(places, lost.length, names.length)) {
            doubtful.push(target.url);
            continue;
        }
        for (const [name, { document, element }] of lost) {
            const message = `${shown(target.url)} has no element with the id "${shown(decoded(name))}"`;
            missing.push(document.occurrence(element, message, `${target.url}#${name}`));
        }
    }
    if (missing.length > 0)
        return (0,judgement/* fail */.fJ)(missing);
    if (doubtful.length === 0)
        return (0,judgement/* pass */.IX)();
    return (0,judgement/* notMeasured */.q7)(`scripts may make the places of ${doubtful.slice(0, 3).map(shown).join(', ')}`);
}
function isSwitch(element) {
    return SWITCHES.some(name => (0,html_document/* attribute */.lt)(element, name) !== undefined);
}
/** A range of numbered places, as code viewers write it, with both ends: `600-609`, `L10-L20`. */
const RANGE = /^([a-z]*\d+)-([a-z]*\d+)$/i;
/** Whether a fragment names the lines from one place to another, which a script of the page shows and marks. */
function isRange(name, places) {
    const [, first, last] = RANGE.exec(name) ?? [];
    return places.scripted && first !== undefined && last !== undefined && places.has(first) && places.has(last);
}
/** Whether scripts may make what the source lacks. */
function isDoubtful({ complete, scripted }, lost, asked) {
    return !complete || (scripted && lost === asked && lost >= FRAGMENTS_TO_DOUBT);
}
function decoded(name) {
    try {
        return decodeURIComponent(name);
    }
    catch {
        return name;
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/schemes.js





/** Whether addresses of mail and telephone can be used. */
const schemes = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'invalid-mailto': {
            severity: 'warning',
            title: 'A mail link has no valid address',
            why: 'Mail programs open with a wrong recipient or none, and the message does not arrive.',
            fix: 'Write mailto:name@host; several addresses are parted by commas.',
            help: 'https://www.rfc-editor.org/rfc/rfc6068#section-2',
            example: '<a href="mailto:shop at example.com">Mail</a>',
        },
        'invalid-tel': {
            severity: 'warning',
            title: 'A telephone link has no valid number',
            why: 'Phones cannot dial it.',
            fix: 'Write tel:+ and the number with country code in digits.',
            help: 'https://www.rfc-editor.org/rfc/rfc3966#section-3',
            example: '<a href="tel:call us">Call</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, links } = await referringPage(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeSchemes(links), ['not-applicable']) };
    },
});
/** Whether links for mail and telephone can be used. */
function judgeSchemes(links) {
    return {
        'invalid-mailto': judgeScheme(links, 'mailto:', mailtoFault),
        'invalid-tel': judgeScheme(links, 'tel:', telFault),
    };
}
function judgeScheme(links, scheme, faultOf) {
    const own = links.filter(({ href, kind }) => kind === 'navigation' && startsWith(href, scheme));
    if (own.length === 0)
        return (0,judgement/* notApplicable */.hH)(`the page has no ${scheme} links`);
    return (0,judgement/* failWhere */.a4)(own.flatMap(({ href, document, element }) => {
        const fault = faultOf(href.trim().slice(scheme.length));
        return fault === undefined ? [] : [document.occurrence(element, `"${shown(href.trim())}" ${fault}`)];
    }));
}
function startsWith(href, scheme) {
    return href.trimStart().slice(0, scheme.length).toLowerCase() === scheme;
}
/** Local part and domain in the letters of any script (RFC 6532), or a quoted local part. */
const MAIL_ADDRESS = /^(?:"(?:[^"\\]|\\.){1,200}"|[^\s"(),:;<>@[\\\]]{1,200})@[^\s"(),:;<>@[\\\]/]{1,255}$/;
/**
 * Without an address, the sender chooses one: that is how pages are shared by mail.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6068#section-2
 */
function mailtoFault(value) {
    const [to = '', fields] = value.split('?', 2);
    if (to === '') {
        return fields ? undefined : 'has no address';
    }
    const bad = to
        .split(',')
        .map(address => percentDecoded(address).trim())
        .find(address => !MAIL_ADDRESS.test(address) || hasEmptyPart(address));
    return bad === undefined ? undefined : `names "${shown(bad)}", which is not a mail address`;
}
/** Slashes in front are the ones of http addresses. */
function hasEmptyPart(address) {
    const domain = address.slice(address.lastIndexOf('@') + 1);
    return domain.split('.').includes('') || /^(?:\.|\/\/)|\.\./.test(address);
}
/**
 * The number before parameters. Blanks are no part of the syntax, but every phone passes over them; letters and other
 * signs are dialled by none or as something else.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3966#section-3
 */
function telFault(value) {
    const number = percentDecoded(value).split(';', 1)[0].trim();
    if (!/[\d*#]/.test(number))
        return 'holds no number';
    const odd = /[^\d+\-.()*#,\s\u00A0\u2010-\u2015pw/]/i.exec(number);
    return odd ? `holds "${odd[0]}", which phones cannot dial` : undefined;
}
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/topics.js





const topics = [brokenTargets, fragments, addresses, crawlable, schemes];


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
