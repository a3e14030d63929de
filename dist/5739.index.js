export const id = 5739;
export const ids = [5739];
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

/***/ 79864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/page/page-directives.js
var page_directives = __webpack_require__(15000);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/page/script-shell.js
var script_shell = __webpack_require__(15798);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/visit/shown-page.js + 1 modules
var shown_page = __webpack_require__(54963);
;// CONCATENATED MODULE: ./lib/engine/tools/content/double-decoding.js

/** Characters that windows-1252 puts at the bytes 0x80 to 0x9F, where ISO 8859-1 has controls. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
/**
 * UTF-8 read as windows-1252: a lead byte shown as Â, Ã, Ä, Å, Ð, Ñ or as â, with continuation bytes behind it. The
 * whole run is decoded again before it counts.
 */
const DOUBLE_DECODED = /[ÂÃÄÅÐÑ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€‚„†ˆ‰™][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
/**
 * The page as its author wrote it, where UTF-8 was read as windows-1252 for want of the right declaration; undefined
 * where that is not so. Text that really is windows-1252 is hardly ever valid UTF-8.
 */
function misreadUtf8({ document, response, encoding }) {
    if (encoding !== 'windows-1252' || !response.body.some(byte => byte > 0x7f))
        return undefined;
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(response.body, { stream: true });
        return new html_document/* HtmlDocument */.Df(text, document.url);
    }
    catch {
        return undefined;
    }
}
/** What a text shows and what it was meant to be; undefined where it holds no double decoding for certain. */
function doubleDecoded(text) {
    for (const match of text.matchAll(DOUBLE_DECODED)) {
        const meant = decodedAgain(match[0]);
        if (meant === undefined || !isCertain(text, match.index, match[0]))
            continue;
        const word = wordAround(text, match.index, match[0].length);
        return `"${word}" was meant to be "${word.replaceAll(match[0], meant)}": UTF-8 read as windows-1252`;
    }
    return undefined;
}
/** Capital Â or Ã ends words of its own ("IRMÃ»"), so what stands beside it must rule that out. */
function isCertain(text, index, found) {
    if (found.startsWith('â'))
        return true;
    if (!/\p{Lu}$/u.test(text.slice(Math.max(0, index - 2), index)))
        return true;
    return /^\p{Ll}/u.test(text.slice(index + found.length));
}
function decodedAgain(text) {
    const bytes = [...text].map(character => {
        const high = WINDOWS_1252.indexOf(character);
        return high < 0 ? character.charCodeAt(0) : 0x80 + high;
    });
    if (bytes.some(byte => byte > 0xff))
        return undefined;
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    }
    catch {
        return undefined;
    }
}
const WORD_CHARACTERS = 30;
function wordAround(text, index, length) {
    const before = /\S*$/.exec(text.slice(Math.max(0, index - WORD_CHARACTERS), index))[0];
    const after = /^\S*/.exec(text.slice(index + length, index + length + WORD_CHARACTERS))[0];
    return `${before}${text.slice(index, index + length)}${after}`;
}

// EXTERNAL MODULE: ./lib/engine/page/text/main-text.js + 1 modules
var main_text = __webpack_require__(59332);
// EXTERNAL MODULE: ./lib/engine/page/text/regions.js
var text_regions = __webpack_require__(45523);
;// CONCATENATED MODULE: ./lib/engine/tools/content/accessible-name.js

/** Nothing below these is read out; `<svg>` is, by its title. */
const SILENT = new Set(['script', 'style', 'noscript', 'template']);
/** Characters of a name; nobody listens to a longer one. */
const MAX_NAME_LENGTH = 5000;
/** Characters of a text or attribute that are looked at: white space in front of it counts for nothing. */
const MAX_PART = 10 * MAX_NAME_LENGTH;
/** Labels by reference of one element. */
const MAX_LABELS = 20;
/** Nodes that are looked at for one name. */
const MAX_NODES = 500;
/** Nodes that are looked at for all names of a document; then each name has {@link MAX_NODES_LATER}. */
const MAX_NODES_IN_ALL = 500_000;
const MAX_NODES_LATER = 50;
/**
 * Names of the links and headings of a document by the steps of the Accessible Name Computation that need no style
 * sheet: labels by reference, `aria-label`, content with the alternative texts of images, and last `title`. Elements
 * may lie in each other, and all refer to the same label: what each takes is bounded.
 *
 * @see https://www.w3.org/TR/accname-1.2/#computation-steps
 */
class AccessibleNames {
    /** The elements that references lead to: of several with one `id` the first. */
    #ids = new Map();
    #labels = new Map();
    #nodes = 0;
    constructor(document) {
        for (const element of document.elements()) {
            const id = (0,html_document/* attribute */.lt)(element, 'id');
            if (id !== undefined && !this.#ids.has(id))
                this.#ids.set(id, element);
        }
    }
    nameOf(element) {
        const labelled = this.#labelledBy(element) || attributeText(element, 'aria-label');
        if (labelled !== '')
            return { name: labelled, mayComeFromScript: false };
        const content = this.#contentName(element);
        if (content.name !== '')
            return content;
        return { ...content, name: attributeText(element, 'title') };
    }
    #labelledBy(element) {
        const references = (0,html_document/* attribute */.lt)(element, 'aria-labelledby');
        if (references === undefined)
            return '';
        const labels = references
            .split(/\s+/, MAX_LABELS)
            .map(id => this.#ids.get(id))
            .filter(label => label !== undefined);
        return (0,html_document/* foldSpace */.GQ)(labels.map(label => this.#labelText(label)).join(' ')).slice(0, MAX_NAME_LENGTH);
    }
    #labelText(label) {
        let text = this.#labels.get(label);
        if (text === undefined) {
            text = (0,html_document/* attribute */.lt)(label, 'aria-label') ?? this.#contentName(label, true).name;
            this.#labels.set(label, text);
        }
        return text;
    }
    /** @param evenHidden a label by reference counts although it is hidden */
    #contentName(root, evenHidden = false) {
        const most = this.#nodes < MAX_NODES_IN_ALL ? MAX_NODES : MAX_NODES_LATER;
        const parts = [];
        let characters = 0;
        let mayComeFromScript = false;
        const add = (text) => {
            const start = text.slice(0, MAX_PART);
            parts.push(start);
            characters += (0,html_document/* foldSpace */.GQ)(start).length;
            // White space at the start of which no end is in sight.
            if (text.length > MAX_PART && characters === 0)
                mayComeFromScript = true;
        };
        let seen = 0;
        const path = [{ nodes: root.childNodes, next: 0 }];
        for (let level = path.at(-1); level && characters < MAX_NAME_LENGTH; level = path.at(-1)) {
            const node = level.nodes[level.next++];
            if (node === undefined) {
                path.pop();
                continue;
            }
            if (++seen > most) {
                mayComeFromScript = true;
                break;
            }
            if (node.nodeName === '#text' && 'value' in node)
                add(node.value);
            if (!(0,html_document/* isElement */.vq)(node) || SILENT.has(node.tagName))
                continue;
            if (!evenHidden && isSilenced(node))
                continue;
            if (node.tagName.includes('-') || node.tagName === 'slot')
                mayComeFromScript = true;
            const own = ownName(node);
            if (own !== undefined) {
                parts.push(' ');
                add(own);
                parts.push(' ');
            }
            else
                path.push({ nodes: node.childNodes, next: 0 });
            if (SPACED.has(node.tagName))
                parts.push(' ');
        }
        this.#nodes += seen;
        return { name: (0,html_document/* foldSpace */.GQ)(parts.join('')).slice(0, MAX_NAME_LENGTH), mayComeFromScript };
    }
}
function attributeText(element, name) {
    const value = (0,html_document/* attribute */.lt)(element, name);
    return value === undefined ? '' : (0,html_document/* foldSpace */.GQ)(value).slice(0, MAX_NAME_LENGTH);
}
const SPACED = new Set(['br', 'div', 'p', 'li', 'td', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
function isSilenced(element) {
    if ((0,html_document/* attribute */.lt)(element, 'aria-hidden') === 'true' || (0,html_document/* attribute */.lt)(element, 'hidden') !== undefined)
        return true;
    return /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(start((0,html_document/* attribute */.lt)(element, 'style') ?? ''));
}
function ownName(element) {
    const label = (0,html_document/* attribute */.lt)(element, 'aria-label');
    if (label !== undefined && start(label).trim() !== '')
        return label;
    if (element.tagName === 'img' || element.tagName === 'area' || element.tagName === 'input') {
        return (0,html_document/* attribute */.lt)(element, 'alt') || (0,html_document/* attribute */.lt)(element, 'title') || (0,html_document/* attribute */.lt)(element, 'value') || '';
    }
    if (element.tagName === 'iframe' || element.tagName === 'object')
        return (0,html_document/* attribute */.lt)(element, 'title');
    return undefined;
}
function start(value) {
    return value.slice(0, MAX_PART);
}

// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
;// CONCATENATED MODULE: ./lib/engine/tools/content/dates.js



const META_NAMES = new Map([
    ['article:published_time', 'published'],
    ['article:modified_time', 'modified'],
    ['og:updated_time', 'modified'],
    ['datepublished', 'published'],
    ['datemodified', 'modified'],
]);
const SCHEMA_NAMES = { datePublished: 'published', dateModified: 'modified' };
const AUTHOR_NAMES = new Set(['author', 'article:author']);
/** Things of schema.org whose dates are those of the page. */
const PAGE_TYPES = /^(?:\w*Article|\w*BlogPosting|Report|(?:\w+)?WebPage|\w+Page)$/;
const MOST_JSON_NODES = 10_000;
/** Characters of a name or a date. */
const MAX_TEXT = 200;
/** Author and dates as the page states them: JSON-LD, meta elements, and `<time>` with a role. */
function bylineOf(document) {
    const dates = [];
    const authors = [];
    const add = (about, source, value, element) => {
        const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
        if (typeof value === 'string' && !Number.isNaN(time))
            dates.push({ about, source, value, time, element });
    };
    for (const script of document.elements('script')) {
        for (const item of pageItems(script)) {
            for (const [name, about] of Object.entries(SCHEMA_NAMES))
                add(about, 'schema', item[name], script);
            authors.push(nameOf(item['author']));
        }
    }
    for (const meta of document.elements('meta')) {
        const name = ((0,html_document/* attribute */.lt)(meta, 'property') ??
            (0,html_document/* attribute */.lt)(meta, 'name') ??
            (0,html_document/* attribute */.lt)(meta, 'itemprop'))?.toLowerCase() ?? '';
        const about = META_NAMES.get(name);
        if (about)
            add(about, 'meta', (0,html_document/* attribute */.lt)(meta, 'content'), meta);
        if (AUTHOR_NAMES.has(name))
            authors.push((0,html_document/* attribute */.lt)(meta, 'content') ?? '');
    }
    for (const element of document.elements('time')) {
        const about = META_NAMES.get((0,html_document/* attribute */.lt)(element, 'itemprop')?.toLowerCase() ?? '') ??
            ((0,html_document/* attribute */.lt)(element, 'pubdate') === undefined ? undefined : 'published');
        if (about)
            add(about, 'visible', (0,html_document/* attribute */.lt)(element, 'datetime') ?? (0,text_start/* startOfSeenText */.Mq)(element, MAX_TEXT), element);
    }
    for (const link of document.elements('a')) {
        if ((0,html_document/* attribute */.lt)(link, 'rel')?.toLowerCase().split(/\s+/).includes('author'))
            authors.push((0,text_start/* startOfSeenText */.Mq)(link, MAX_TEXT));
    }
    return {
        author: authors.map(html_document/* foldSpace */.GQ).find(author => author !== '' && !URL.canParse(author)) ?? '',
        dates,
    };
}
/** The items of a JSON-LD block that stand for the page; empty where it is not valid, which is another tool's finding. */
function pageItems(script) {
    if ((0,html_document/* attribute */.lt)(script, 'type')?.trim().toLowerCase() !== 'application/ld+json')
        return [];
    let root;
    try {
        root = JSON.parse((0,html_document/* textOf */.b6)(script));
    }
    catch {
        return [];
    }
    const items = [];
    const stack = [root];
    for (let nodes = 0; stack.length > 0 && nodes < MOST_JSON_NODES; nodes++) {
        const value = stack.pop();
        if (Array.isArray(value))
            stack.push(...value.slice(0, MOST_JSON_NODES));
        else if (value !== null && typeof value === 'object') {
            const item = value;
            const types = [item['@type']].flat();
            if (types.some(type => typeof type === 'string' && PAGE_TYPES.test(type)))
                items.push(item);
            stack.push(item['@graph'], item['mainEntity']);
        }
    }
    return items;
}
function nameOf(author) {
    const first = Array.isArray(author) ? author[0] : author;
    if (typeof first === 'string')
        return first;
    const name = first !== null && typeof first === 'object' ? first['name'] : undefined;
    return typeof name === 'string' ? name : '';
}
/** The dates for the facts; `ageDays` counts from the latest of them. */
function dateFacts({ dates }, response, now) {
    const first = (about) => dates.find(date => date.about === about)?.value ?? null;
    const latest = dates.reduce((most, date) => Math.max(most, date.time), Number.NEGATIVE_INFINITY);
    return {
        published: first('published'),
        modified: first('modified'),
        lastModifiedHeader: (0,exchange/* header */.wx)(response, 'last-modified') ?? null,
        ageDays: Number.isFinite(latest) ? Math.max(0, Math.floor((now - latest) / 86_400_000)) : null,
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/headings.js


/** All shown headings in document order: `h1` to `h6`, and elements with the role. */
function headingsOf(document, { hidden, boilerplate, sectioned }, names) {
    const headings = [];
    for (const element of document.elements()) {
        const level = levelOf(element);
        if (level === undefined || hidden.has(element))
            continue;
        const { name, mayComeFromScript } = names.nameOf(element);
        headings.push({
            element,
            level,
            text: withoutPermalink(element, name),
            boilerplate: boilerplate.has(element),
            sectioned: sectioned.has(element),
            mayComeFromScript,
        });
    }
    return headings;
}
/** Nodes of a heading among which a link to it is looked for. */
const MAX_HEADING_NODES = 500;
/** Documentation puts a link to the heading itself behind its text, which is not part of it. */
function withoutPermalink(element, name) {
    if (!/[#¶§🔗]$/u.test(name))
        return name;
    let linked = false;
    for (const node of [element, ...(0,text_start/* firstNodes */.wg)(element, MAX_HEADING_NODES)]) {
        if ((0,html_document/* isElement */.vq)(node) && node.tagName === 'a' && (0,html_document/* attribute */.lt)(node, 'href')?.startsWith('#')) {
            linked ||= /^[#¶§🔗]$/u.test((0,text_start/* startOfSeenText */.Mq)(node, 10));
        }
    }
    return linked ? name.replace(/[#¶§🔗]$/u, '').trimEnd() : name;
}
function levelOf(element) {
    const role = (0,html_document/* attribute */.lt)(element, 'role')?.trim().toLowerCase();
    if (role === 'heading') {
        const level = Number((0,html_document/* attribute */.lt)(element, 'aria-level') ?? /^h([1-6])$/.exec(element.tagName)?.[1] ?? 2);
        return Number.isInteger(level) && level > 0 ? level : 2;
    }
    if (role)
        return undefined;
    const match = /^h([1-6])$/.exec(element.tagName);
    return match ? Number(match[1]) : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/language.js

/** Words of running text without which no language is named. */
const LANGUAGE_WORDS = 100;
/** Samples of the text that the detector must be sure of. */
const LANGUAGE_SAMPLES = 3;
/** Share of those samples that must agree on a language. */
const LANGUAGE_AGREEMENT = 0.9;
/** The detector reads about 350 bytes of a text, so a long one is read at several places. */
const SAMPLE_CHARACTERS = 300;
const MOST_SAMPLES = 24;
/** Other codes of the languages that the detector knows. */
const SAME_LANGUAGE = new Map(Object.entries({
    nb: 'no',
    nn: 'no',
    iw: 'he',
    in: 'id',
    fil: 'tl',
    cmn: 'zh',
    yue: 'zh',
    mo: 'ro',
    arb: 'ar',
    prs: 'fa',
    pes: 'fa',
    tgl: 'tl',
    zsm: 'ms',
    ekk: 'et',
    lvs: 'lv',
    als: 'sq',
    ory: 'or',
    ckb: 'ku',
    eng: 'en',
    deu: 'de',
    fra: 'fr',
    spa: 'es',
}));
/**
 * Names the language of running text, where the samples agree. What has a `lang` of its own that differs from the
 * root's is left out: it is declared as foreign.
 */
async function detectLanguage(document, paragraphs) {
    const declared = (document.html && (0,html_document/* attribute */.lt)(document.html, 'lang')?.trim()) ?? '';
    const own = paragraphs.filter(({ block }) => primary(block.lang) === primary(declared));
    const words = own.reduce((sum, paragraph) => sum + paragraph.words.length, 0);
    const unknown = { declared, detected: '', confidence: 0, samples: 0 };
    if (words < LANGUAGE_WORDS)
        return unknown;
    const { eld } = await __webpack_require__.e(/* import() */ 9598).then(__webpack_require__.bind(__webpack_require__, 99598));
    const votes = new Map();
    let samples = 0;
    for (const sample of samplesOf(own.map(({ block }) => block.prose).join(' '))) {
        const result = eld.detect(sample);
        if (!result.isReliable())
            continue;
        samples++;
        votes.set(result.language, (votes.get(result.language) ?? 0) + 1);
    }
    const [best, count] = [...votes].sort(([, a], [, b]) => b - a)[0] ?? ['', 0];
    const confidence = samples === 0 ? 0 : count / samples;
    const certain = count >= LANGUAGE_SAMPLES && confidence >= LANGUAGE_AGREEMENT;
    return { declared, detected: certain ? best : '', confidence, samples };
}
/** Pieces from all over a text, each of whole words at its start. */
function samplesOf(text) {
    const wanted = Math.floor(text.length / SAMPLE_CHARACTERS);
    const count = Math.min(MOST_SAMPLES, Math.max(LANGUAGE_SAMPLES, wanted));
    const step = text.length / count;
    const length = Math.min(step, SAMPLE_CHARACTERS);
    return Array.from({ length: count }, (_, index) => {
        const start = Math.floor(index * step);
        const wordStart = index === 0 ? 0 : Math.max(start, text.indexOf(' ', start) + 1);
        return text.slice(wordStart, wordStart + length).replaceAll(/https?:\S+/g, ' ');
    });
}
/** Primary subtag in lower case, as the detector writes it. */
function primary(tag) {
    const subtag = tag.toLowerCase().split(/[-_]/, 1)[0];
    return SAME_LANGUAGE.get(subtag) ?? subtag;
}

// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
;// CONCATENATED MODULE: ./lib/engine/tools/content/links.js


/**
 * Shown links to other pages over HTTP; those inside the page, to mail or to scripts are no links between pages. Nor are
 * the copies that a parser makes of a link that is not closed, which have no place in the source.
 */
function linksOf({ document, preview }, { hidden }, names) {
    const links = [];
    const origin = new URL(document.url).origin;
    const langs = inheritedLangs(document);
    const own = withoutFragment(document.url);
    for (const element of document.elements('a')) {
        const href = (0,html_document/* attribute */.lt)(element, 'href');
        if (!element.sourceCodeLocation)
            continue;
        if (href === undefined || href.trim().startsWith('#') || hidden.has(element))
            continue;
        const url = document.resolve(href);
        if (url === undefined || !/^https?:/.test(url))
            continue;
        const asked = withoutFragment((0,syntax_preview/* askedAt */.YG)(preview, url));
        if (asked === own)
            continue;
        links.push({
            element,
            url,
            internal: new URL(asked).origin === origin,
            nofollow: /(?:^|\s)nofollow(?:\s|$)/i.test((0,html_document/* attribute */.lt)(element, 'rel') ?? ''),
            ...names.nameOf(element),
            lang: langs.get(element) ?? '',
        });
    }
    return links;
}
/** The nearest `lang` of each element that has one. Parents come before their children, so one pass suffices. */
function inheritedLangs(document) {
    const langs = new Map();
    for (const element of document.elements()) {
        const parent = (0,html_document/* parentOf */.gN)(element);
        const lang = (0,html_document/* attribute */.lt)(element, 'lang')?.trim().toLowerCase() ?? (parent && langs.get(parent));
        if (lang !== undefined)
            langs.set(element, lang);
    }
    return langs;
}
function withoutFragment(url) {
    const at = url.indexOf('#');
    return at < 0 ? url : url.slice(0, at);
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/page-kind.js

/** Words of main text under which Semrush and Screaming Frog call a page thin. */
const THIN_WORDS = 200;
/** Links in the main text from which on a page can be a list of other pages. */
const LISTING_LINKS = 8;
/** Share of the main text's characters inside links from which on such a page is a list. */
const LISTING_LINK_SHARE = 0.3;
/** Articles beside each other from which on a page is a list of them. */
const LISTING_ARTICLES = 3;
/** Fields to fill in from which on a short page is a form. */
const FORM_FIELDS = 2;
function pageKindOf(document, main, words) {
    if (isListing(main))
        return 'listing';
    if (words < THIN_WORDS && fieldsIn(main) >= FORM_FIELDS)
        return 'form';
    return HOME.test(new URL(document.url).pathname) ? 'home' : 'text';
}
/** The root of a site, or of one language of it. */
const HOME = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:index\.\w+)?$/i;
function isListing({ blocks, elements }) {
    let links = 0;
    let articles = 0;
    for (const element of elements) {
        if (element.tagName === 'a' && (0,html_document/* attribute */.lt)(element, 'href') !== undefined)
            links++;
        if (element.tagName === 'article')
            articles++;
    }
    if (articles >= LISTING_ARTICLES)
        return true;
    const all = blocks.reduce((sum, block) => sum + block.text.length, 0);
    const linked = blocks.reduce((sum, block) => sum + block.linkCharacters, 0);
    return links >= LISTING_LINKS && linked >= all * LISTING_LINK_SHARE;
}
const NOT_TYPED = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'checkbox', 'radio']);
/** Fields to fill in. A password or, in a content of its own, a search makes a form alone. */
function fieldsIn({ elements, foundBy }) {
    let fields = 0;
    for (const element of elements) {
        if (element.tagName === 'textarea' || element.tagName === 'select')
            fields++;
        if (element.tagName !== 'input')
            continue;
        const type = (0,html_document/* attribute */.lt)(element, 'type')?.trim().toLowerCase() ?? 'text';
        const search = type === 'search' || /^(?:q|query)$/.test((0,html_document/* attribute */.lt)(element, 'name') ?? '');
        if (type === 'password')
            fields += FORM_FIELDS;
        else if (search)
            fields += foundBy === 'body' ? 0 : FORM_FIELDS;
        else if (!NOT_TYPED.has(type))
            fields++;
    }
    return fields;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/placeholder-text.js
/** Filler that is never written to be read. */
const FILLER = /\blorem ipsum dolor\b|\bdolor sit amet,? consectetur\b/i;
/** Whole blocks that templates and site builders ship with. */
const LEFTOVERS = [
    /^\[?(?:your|insert|add|enter|put) (?:your )?(?:text|title|heading|headline|content|description|paragraph|tagline|company name) (?:goes )?here\]?[.!…]*$/i,
    /^(?:this is (?:a |some )?(?:sample|placeholder|dummy)|dummy) (?:text|paragraph|heading|title|content)[.!]?$/i,
    /^\[(?:insert|placeholder)\b[^\][]{0,60}\]$/i,
    /^welcome to wordpress\. this is your first post\./i,
    /^this is an example page\. it[’']s different from a blog post\b/i,
    /^just another wordpress site\.?$/i,
    /^i am text block\. click edit button to change this text\./i,
    /^i[’']m a paragraph\. click here to add your own text and edit me\b/i,
    /^(?:hier steht ihr text|ihr text hier|texte à insérer ici|votre texte ici|tu texto aquí|il tuo testo qui|seu texto aqui)[.!…]*$/i,
    /^\[object Object\]$/,
];
const LONGEST_LEFTOVER = 300;
function isPlaceholder({ kind, prose }) {
    if (kind === 'code')
        return false;
    return (FILLER.test(prose) || (prose.length <= LONGEST_LEFTOVER && LEFTOVERS.some(pattern => pattern.test(prose))));
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/syllables.js
/** Letters after which a word is none that anybody reads. */
const LONGEST_WORD = 60;
/**
 * Counts the syllables of a word from its spelling: groups of vowels, less the letters that are silent in the
 * language. Right for about nine words in ten, which is what a mean over a text needs.
 *
 * @returns at least 1
 */
function syllablesOf(word, language) {
    return Math.max(1, COUNTERS[language](word.slice(0, LONGEST_WORD).toLowerCase()));
}
const COUNTERS = {
    en: english,
    de: german,
    es: spanish,
    fr: french,
};
function count(word, pattern) {
    return word.match(pattern)?.length ?? 0;
}
/** Vowels beside each other that are spoken apart. */
const ENGLISH_HIATUS = [
    /(?<![tscg])(?!(?<=l)ians?$)ia(?!ge)/g,
    /(?<![tscgxh])io(?!n)|(?<![tscgxhln])ion/g,
    /iu[ms]/g,
    /(?<![tc])ien[ct]|^scien|iet/g,
    /(?<=[aeiouy][^aeiouy]{1,4})(?:ier|iest|ea)$/g,
    /creat(?!ure)|theat|(?<=[aeiou][^aeiouc]{1,3})ean$/g,
    /eo(?!pl|u|n$)|eum/g,
    /[aeiouy]ings?$/g,
    /oe[mt]/g,
    /(?<![qg])u(?:a|ou)/g,
    /(?<![gqb])ui[nd](?!g)/g,
    /ai(?:c$|ve)/g,
    /thm$|sm$/g,
];
/** Endings with an e that is not spoken. */
const ENGLISH_SILENT = [
    /(?<=[^aeiouy])e$/g,
    /(?<=[^aeiouytd])(?<![^aeiouyr]l)ed$/g,
    /(?<=[^aeiouycsxzg])(?<!sh|ch|[^aeiouyr]l)es$/g,
    /(?<=[aeiouy][^aeiouy]{1,3})e(?:ly|less|ments?|ful)$/g,
];
function english(word) {
    const bare = word.replace(/['’]s?$/, '').replace(/([^aeiouyr]l)e$/, '$1é');
    const groups = count(bare, /[aeiouyàáâäèéêëìíîïòóôöùúûü]+/g);
    const apart = ENGLISH_HIATUS.reduce((sum, pattern) => sum + count(bare, pattern), 0);
    const silent = ENGLISH_SILENT.reduce((sum, pattern) => sum + count(bare, pattern), 0);
    return groups + apart - silent;
}
function german(word) {
    return count(word, /aa|ee|oo|ie|ei|ai|ey|ay|eu|äu|au|[aeiouyäöüé]/g);
}
/** Two strong vowels make two syllables; a weak one joins its neighbour unless it bears the accent. */
function spanish(word) {
    const bare = word.replace(/qu|gu(?=[eiéí])/g, 'q');
    return count(bare, /[iuü]?[aeoáéó](?:[iuy](?![aeoáéóíú]))?|[íú]|[iuü]+y?|y$/g);
}
function french(word) {
    const silent = word.replace(/(?<=[aeiouyéèêëàâîïôûù].*[^aeiouyéèêëàâîïôûù])(?:es?|(?<!m)ent)$/, '');
    return count(silent.replace(/(?<=[qg])u(?=[eiéèê])/g, ''), /[aeiouyéèêëàâîïôûùœæ]+/g);
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/readability.js

/** Words of running text without which a readability formula says nothing. */
const READABILITY_WORDS = 200;
/** Flesch, Amstad, Fernández-Huerta and Kandel–Moles: under this even academic prose is rare. */
const EXTREME_READING_EASE = 0;
/** Gulpease: under this a text is nearly incomprehensible to all readers but graduates. */
const EXTREME_GULPEASE = 25;
/** LIX: Björnsson's hardest class begins at 60. */
const EXTREME_LIX = 80;
/** Flesch 1948: 206.835 − 1.015 words per sentence − 84.6 syllables per word. */
function fleschReadingEase({ words, sentences, syllables }) {
    return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words);
}
/** Amstad 1978, for German: 180 − words per sentence − 58.5 syllables per word. */
function amstad({ words, sentences, syllables }) {
    return 180 - words / sentences - 58.5 * (syllables / words);
}
/** Fernández-Huerta 1959, for Spanish: 206.84 − 60 syllables per word − 1.02 words per sentence. */
function fernandezHuerta({ words, sentences, syllables }) {
    return 206.84 - 60 * (syllables / words) - 1.02 * (words / sentences);
}
/** Kandel and Moles 1958, for French: 207 − 1.015 words per sentence − 73.6 syllables per word. */
function kandelMoles({ words, sentences, syllables }) {
    return 207 - 1.015 * (words / sentences) - 73.6 * (syllables / words);
}
/** Gulpease (Lucisano and Piemontese 1988), for Italian: 89 + (300 sentences − 10 letters) / words. */
function gulpease({ words, sentences, letters }) {
    return 89 + (300 * sentences - 10 * letters) / words;
}
/** LIX (Björnsson 1968), for any language with letters: words per sentence + percentage of words over six letters. */
function lix({ words, sentences, longWords }) {
    return words / sentences + (100 * longWords) / words;
}
/** RIX (Anderson 1983): words over six letters per sentence. */
function rix({ sentences, longWords }) {
    return longWords / sentences;
}
/** Languages that write no spaces between words or whose words are no measure of length. */
const WITHOUT_FORMULA = new Set(['zh', 'ja', 'ko', 'th', 'lo', 'km', 'my']);
/** The formula for a language on a text; undefined where the text is too short or the language has none. */
function readabilityOf(statistics, language) {
    if (statistics.proseWords < READABILITY_WORDS || language === '' || WITHOUT_FORMULA.has(language))
        return undefined;
    const measures = measuresOf(statistics, language in EASE ? language : 'en');
    const general = { lix: lix(measures), rix: rix(measures) };
    if (language in EASE) {
        const { formula, score } = EASE[language];
        const value = score(measures);
        return {
            formula,
            score: value,
            grade: easeGrade(value),
            extreme: value < EXTREME_READING_EASE,
            ...general,
        };
    }
    if (language === 'it') {
        const value = Math.min(100, Math.max(0, gulpease(measures)));
        return {
            formula: 'Gulpease',
            score: value,
            grade: gulpeaseGrade(value),
            extreme: value < EXTREME_GULPEASE,
            ...general,
        };
    }
    const value = general.lix;
    return { formula: 'LIX', score: value, grade: lixGrade(value), extreme: value > EXTREME_LIX, ...general };
}
const EASE = {
    en: { formula: 'Flesch Reading Ease', score: fleschReadingEase },
    de: { formula: 'Amstad', score: amstad },
    es: { formula: 'Fernández-Huerta', score: fernandezHuerta },
    fr: { formula: 'Kandel–Moles', score: kandelMoles },
};
function measuresOf({ paragraphs, sentences }, language) {
    const measures = { words: 0, sentences, syllables: 0, letters: 0, longWords: 0 };
    for (const word of paragraphs.flatMap(paragraph => paragraph.words)) {
        measures.words++;
        measures.syllables += syllablesOf(word, language);
        measures.letters += word.length;
        if (word.length > 6)
            measures.longWords++;
    }
    return measures;
}
/** Flesch's classes, which the formulas modelled on his share. */
function easeGrade(score) {
    if (score >= 90)
        return 'very easy';
    if (score >= 80)
        return 'easy';
    if (score >= 70)
        return 'fairly easy';
    if (score >= 60)
        return 'standard';
    if (score >= 50)
        return 'fairly difficult';
    return score >= 30 ? 'difficult' : 'very difficult';
}
/** Gulpease: under 80, 60 and 40 a text is hard for who left primary, middle and high school. */
function gulpeaseGrade(score) {
    if (score >= 80)
        return 'easy';
    if (score >= 60)
        return 'standard';
    return score >= 40 ? 'difficult' : 'very difficult';
}
/** Björnsson's classes. */
function lixGrade(score) {
    if (score < 30)
        return 'very easy';
    if (score < 40)
        return 'easy';
    if (score < 50)
        return 'standard';
    return score < 60 ? 'difficult' : 'very difficult';
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/repetition.js
/** Words of a block from which on a second appearance is no coincidence. */
const REPEATED_BLOCK_WORDS = 20;
/** Finds long blocks that stand in the content more than once, word for word. */
function repetitionIn(blocks, index) {
    const firsts = new Map();
    const copies = [];
    let compared = 0;
    let all = 0;
    for (const block of blocks) {
        if (block.kind === 'code' || isNavigation(block))
            continue;
        const words = index.of(block.prose);
        if (words.length < REPEATED_BLOCK_WORDS)
            continue;
        compared++;
        all += words.length;
        const key = words.join(' ').toLowerCase();
        const first = firsts.get(key);
        if (first)
            copies.push({ block, first, words: words.length });
        else
            firsts.set(key, block);
    }
    const copied = copies.reduce((sum, copy) => sum + copy.words, 0);
    return { copies, compared, share: all === 0 ? 0 : copied / all };
}
/** Links to the parts of a manual stand above and below it. */
function isNavigation({ text, linkCharacters }) {
    return linkCharacters > text.length / 2;
}
/** The commonest word and phrases of two and three words in running text, with their shares. */
function mostFrequent(paragraphs) {
    const sentences = paragraphs.flatMap(paragraph => paragraph.sentences);
    const total = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
    return [1, 2, 3].flatMap(length => {
        const counts = new Map();
        for (const sentence of sentences)
            countPhrases(sentence, length, counts);
        const [phrase, count] = [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0]);
        return count === 0 ? [] : { phrase, count, share: (count * length) / total };
    });
}
/** Counts phrases of a length; one that overlaps itself ("cheap cheap cheap") counts once per place. */
function countPhrases(sentence, length, counts) {
    const lastAt = new Map();
    for (let at = 0; at + length <= sentence.length; at++) {
        const phrase = sentence
            .slice(at, at + length)
            .join(' ')
            .toLowerCase();
        const before = lastAt.get(phrase);
        if (before !== undefined && at < before + length)
            continue;
        lastAt.set(phrase, at);
        counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/text-statistics.js
/** Words of a paragraph that the facts count as long (the limit that style guides give). */
const LONG_PARAGRAPH_WORDS = 150;
/** Words of a sentence that the facts count as long. */
const LONG_SENTENCE_WORDS = 25;
/** Words a minute of silent reading of prose (Brysbaert 2019, a meta-analysis of 190 studies: 238). */
const WORDS_PER_MINUTE = 238;
/** What ends a sentence, closing quotes and brackets behind it; a colon ends what introduces a list or an example. */
const SENTENCE_END = /[.!?…:。！？।॥؟۔።։៖។][\s"'”’»›)\]」』）]*$/u;
/** Scripts that write sentences without an end mark. */
const UNMARKED_SCRIPT = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Words that a block needs to be running text. */
const LEAST_WORDS_OF_A_SENTENCE = 5;
/** Making one takes as long as cutting a page of text, so one each serves all texts; they hold no state. */
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
/**
 * Words as Unicode's text segmentation finds them (UAX #29, with ICU's dictionaries for Chinese, Japanese and Thai).
 *
 * @see https://www.unicode.org/reports/tr29/#Word_Boundaries
 */
function wordsOf(text) {
    const words = [];
    for (const { segment, isWordLike } of WORDS.segment(text)) {
        if (isWordLike)
            words.push(segment);
    }
    return words;
}
/** Sentences by UAX #29, each as its words; those without a word are left out. */
function sentencesOf(text) {
    const sentences = [];
    for (const { segment } of SENTENCES.segment(text)) {
        const words = wordsOf(segment);
        if (words.length > 0)
            sentences.push(words);
    }
    return sentences;
}
/** The words of texts, each cut into words once, whoever asks for them. */
class WordIndex {
    #words = new Map();
    of(text) {
        let words = this.#words.get(text);
        if (!words) {
            words = wordsOf(text);
            this.#words.set(text, words);
        }
        return words;
    }
    /** Words of all of the blocks, headings and code among them. */
    count(blocks) {
        return sum(blocks.map(block => this.of(block.text).length));
    }
}
/** Measures blocks of text. */
function statisticsOf(blocks, index) {
    const paragraphs = blocks.map(paragraphOf).filter(paragraph => paragraph !== undefined);
    const sentences = paragraphs.flatMap(paragraph => paragraph.sentences);
    const proseWords = sum(paragraphs.map(paragraph => paragraph.words.length));
    const words = index.count(blocks);
    const lengths = paragraphs.map(paragraph => paragraph.words.length);
    return {
        words,
        characters: sum(blocks.map(block => block.text.length)),
        paragraphs,
        proseWords,
        sentences: sentences.length,
        sentencesOver25Words: sentences.filter(sentence => sentence.length > LONG_SENTENCE_WORDS).length,
        paragraphsOver150Words: lengths.filter(length => length > LONG_PARAGRAPH_WORDS).length,
        longestParagraphWords: lengths.reduce((most, length) => Math.max(most, length), 0),
        wordsPerSentence: sentences.length === 0 ? 0 : proseWords / sentences.length,
        readingMinutes: words / WORDS_PER_MINUTE,
    };
}
function paragraphOf(block) {
    if (block.kind !== 'text')
        return undefined;
    if (!SENTENCE_END.test(block.text.slice(-10)) && !UNMARKED_SCRIPT.test(block.text))
        return undefined;
    const sentences = sentencesOf(block.prose);
    const words = sentences.flat();
    return words.length < LEAST_WORDS_OF_A_SENTENCE ? undefined : { block, words, sentences };
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/examination.js












/** Characters of shown text that are looked at: as many as a thick book has. */
const MAX_READ_CHARACTERS = 1_000_000;
/** @param overlays selectors of what lies over the content in a browser */
async function examine(page, overlays = []) {
    const { document } = page;
    const regions = (0,text_regions/* regionsOf */.N)(document, overlays);
    const { main, unread } = firstPartOf((0,main_text/* mainTextOf */.Q)(document, regions));
    const index = new WordIndex();
    const names = new AccessibleNames(document);
    const statistics = statisticsOf(main.blocks, index);
    const written = statistics.paragraphs.filter(({ block }) => !isPlaceholder(block));
    const language = await detectLanguage(document, written);
    const readIn = language.detected || primary(language.declared);
    return {
        document,
        regions,
        main,
        unread,
        index,
        statistics,
        bodyWords: index.count(main.allBlocks),
        kind: pageKindOf(document, main, statistics.words),
        headings: headingsOf(document, regions, names),
        links: linksOf(page, regions, names),
        language,
        readIn,
        readability: readabilityOf(statistics, readIn),
        byline: bylineOf(document),
        repetition: repetitionIn(main.blocks, index),
    };
}
/** The text as far as it is looked at, and how many characters are left. */
function firstPartOf(main) {
    const all = main.allBlocks.reduce((sum, { text }) => sum + text.length, 0);
    if (all <= MAX_READ_CHARACTERS)
        return { main, unread: 0 };
    const kept = new Map();
    let left = MAX_READ_CHARACTERS;
    for (const block of main.allBlocks) {
        if (left <= 0)
            break;
        kept.set(block, block.text.length <= left ? block : startOf(block, left));
        left -= block.text.length;
    }
    const read = (blocks) => blocks.flatMap(block => kept.get(block) ?? []);
    return {
        main: { ...main, blocks: read(main.blocks), allBlocks: read(main.allBlocks) },
        unread: all - MAX_READ_CHARACTERS,
    };
}
function startOf(block, length) {
    const { text, prose, linkCharacters } = block;
    return {
        ...block,
        text: text.slice(0, length),
        prose: prose.slice(0, length),
        linkCharacters: Math.min(linkCharacters, length),
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/examined-page.js






const examinedPage = (0,per_visit/* perVisit */.V)(async (visit) => {
    const judged = await (0,shown_page/* shownJudgedPage */.q)(visit);
    const utf8 = misreadUtf8(judged.sent);
    const page = utf8 && !(0,script_shell/* scriptShellOf */.H)(utf8) ? { ...judged, document: utf8 } : judged;
    const overlays = judged.scripts.state === 'seen' ? judged.scripts.rendered.layout.overlays : [];
    const selectors = overlays.map(({ selector }) => selector);
    return { page, examination: await examine(page, selectors), isMisread: utf8 !== undefined };
});
/** Of what a fault in the text behind its first part would fail, a pass says so where it stands for that part alone. */
function ofFirstPart(judgements, { unread }) {
    if (unread === 0)
        return judgements;
    const told = (0,judgement/* pass */.IX)(`in the first ${MAX_READ_CHARACTERS} characters of the text; ${unread} more were not looked at`);
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, judgement.outcome === 'pass' ? told : judgement]));
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/not-found-wording.js

/** All that a heading says when it says that there is no page. */
const NOT_FOUND = new RegExp(`^(?:(?:http )?(?:error|fehler|erreur|errore|erro|fout|fel)? ?404(?: error| fehler)?|${[
    '(?:404 )?(?:oops |sorry |uh oh |whoops )?(?:the |this |that )?(?:requested |web)?(?:page|url|file|content|site)(?: you (?:requested|are looking for|were looking for|re looking for))? (?:(?:(?:was|is|has|could|can) )?not (?:been |be )?|cannot be |(?:was|is|could|ca)n.?t (?:be )?)(?:found|available)',
    '(?:404 )?(?:oops |sorry )?(?:we )?(?:can.?t|couldn.?t|cannot|could not) find (?:the|this|that|your) page(?: you.{0,20})?',
    '(?:404 )?(?:oops |sorry )?(?:the |this |that )?page (?:does not|doesn.?t|no longer) exists?',
    '(?:404 )?not found',
    '(?:404 )?(?:die |diese )?(?:angeforderte )?seite (?:wurde |konnte )?(?:leider )?nicht gefunden(?: werden)?',
    '(?:404 )?(?:la |cette )?page (?:demandée )?(?:est )?(?:non trouvée|introuvable|n.existe pas)',
    '(?:404 )?(?:la )?página (?:no|não) (?:encontrada|existe|se ha encontrado|foi encontrada)',
    '(?:404 )?(?:la )?pagina non (?:trovata|esiste)',
    '(?:404 )?(?:de )?pagina (?:is )?niet gevonden',
    '(?:404 )?(?:sidan|siden) (?:hittades inte|blev ikke fundet|ble ikke funnet|ikke fundet|ikke funnet)',
    '(?:404 )?(?:nie znaleziono strony|strona nie (?:została )?znaleziona|stránka nenalezena|страница не найдена|сторінку не знайдено|sayfa bulunamadı)',
    '(?:404 )?(?:ページが見つかりません(?:でした)?|お探しのページは見つかりません(?:でした)?|页面未找到|找不到(?:该)?页面|找不到網頁|페이지를 찾을 수 없습니다)',
].join('|')})$`, 'i');
/** Characters of a title or heading that says no more than that there is no page. */
const LONGEST_NOTICE = 200;
/** Parts of a title stand apart by these. */
const TITLE_PARTS = /\s+[|–—·»:-]\s+|\s*[|–—·»]\s*|:\s+/u;
/** Whether a title or heading says that there is no page, and nothing else but the site's name. */
function saysNotFound(text) {
    const plain = (part) => (0,html_document/* foldSpace */.GQ)(part.replace(/[!.,?…"“”()[\]😕😢🙁:;–—-]/gu, ' ')).replaceAll(/[’']/g, '’');
    if (text.length > LONGEST_NOTICE)
        return false;
    return [text, ...text.split(TITLE_PARTS)].some(part => NOT_FOUND.test(plain(part)));
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/amount.js









/** Words of main text under which a page has next to nothing to say. */
const ALMOST_NO_WORDS = 50;
/** Words up to which a page whose title or H1 says "not found" is an error page and not an article about one. */
const NOT_FOUND_WORDS = 150;
/** Addresses under which a site keeps its error page on purpose. */
const ERROR_PAGE = /\/(?:404|_not-found|not-found)(?:\.html?)?\/?$/i;
const HELPFUL = 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content';
/** How much text the page has, and whether that says that there is no page. */
const amount = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'almost-no-text': {
            severity: 'warning',
            title: 'The page has almost no text',
            why: 'A search engine has next to nothing by which to tell what the page is about, and may leave it out of its index.',
            fix: 'Say in text what the page offers, or keep the page out of the index if it has nothing for searchers.',
            help: HELPFUL,
            example: '<main><p>Coming soon.</p></main>',
        },
        'thin-content': {
            severity: 'notice',
            title: 'The page has little text',
            why: 'There is no minimum length, but a page with little text rarely answers a question better than others do.',
            fix: 'Check that the page answers what its visitors come for; leave it as it is where it does.',
            help: HELPFUL,
            example: 'a main text of 120 words',
        },
        'soft-404': {
            severity: 'error',
            title: 'The page says that it was not found, but answers as if it were',
            why: 'Search engines treat it as a soft 404: it is not indexed and wastes crawling, and visitors find nothing.',
            fix: 'Restore the content or correct the route; where there is no page, answer with status 404 or 410.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
            example: '200 OK\n<h1>Page not found</h1>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const { document, main, statistics, kind, headings } = examination;
        const { words } = statistics;
        const soft404 = judgeSoft404(document, headings, words, page.response.status);
        const errorPage = (0,judgement/* notApplicable */.hH)('the page says that it does not exist');
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, {
                ...judgeAmount(document, main, words, kind),
                ...(soft404.outcome === 'fail' && { 'almost-no-text': errorPage, 'thin-content': errorPage }),
                'soft-404': soft404,
            }),
        };
    },
});
/** Judges the amount of text. A list of pages, a form, and what asks not to be indexed need none. */
function judgeAmount(document, main, words, kind) {
    const both = (judgement) => ({ 'almost-no-text': judgement, 'thin-content': judgement });
    if (words >= THIN_WORDS)
        return both((0,judgement/* pass */.IX)(`${words} words of main text`));
    if (asksNotToBeIndexed(document))
        return both((0,judgement/* notApplicable */.hH)('the page asks not to be indexed'));
    if (kind === 'listing')
        return both((0,judgement/* notApplicable */.hH)(`a page that lists others needs no text of its own (${words} words)`));
    if (kind === 'form')
        return both((0,judgement/* notApplicable */.hH)(`a page with a form needs no text (${words} words)`));
    const root = main.root;
    const message = `${words} words of main text; the notice begins under ${THIN_WORDS}, the warning under ${ALMOST_NO_WORDS}`;
    const found = (0,judgement/* fail */.fJ)(root?.sourceCodeLocation ? document.occurrence(root, message) : { url: document.url, message });
    if (words < ALMOST_NO_WORDS) {
        return { 'almost-no-text': found, 'thin-content': (0,judgement/* notApplicable */.hH)('the page has almost no text at all') };
    }
    const thin = kind === 'home' ? (0,judgement/* notApplicable */.hH)(`a home page may be short (${words} words)`) : found;
    return { 'almost-no-text': (0,judgement/* pass */.IX)(`${words} words of main text`), 'thin-content': thin };
}
/** By its own markup alone: a header on a preview is mostly the platform's. */
function asksNotToBeIndexed(document) {
    return (0,page_directives/* metaDirectives */.IU)(document).inHead.some(({ name, bot }) => (name === 'noindex' || name === 'none') && (bot === '*' || bot === 'googlebot'));
}
/**
 * A page that says it does not exist, sent as if it did. Strong evidence only: the title or the H1 says so and there
 * is little else to read.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors
 */
function judgeSoft404(document, headings, words, status) {
    if (ERROR_PAGE.test(new URL(document.url).pathname))
        return (0,judgement/* notApplicable */.hH)('the address is that of the site’s error page');
    if (words > NOT_FOUND_WORDS)
        return (0,judgement/* pass */.IX)();
    const h1 = headings.find(heading => heading.level === 1 && saysNotFound(heading.text));
    if (h1)
        return (0,judgement/* fail */.fJ)(document.occurrence(h1.element, `status ${status}, but the H1 says "${h1.text}"`));
    const title = document
        .elements('title')
        .find(element => saysNotFound((0,text_start/* startOfSeenText */.Mq)(element, 2 * LONGEST_NOTICE)));
    if (!title)
        return (0,judgement/* pass */.IX)();
    return (0,judgement/* fail */.fJ)(document.occurrence(title, `status ${status}, but the title says "${(0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(title))}"`));
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/heading-structure.js





/** Characters of an H1; Screaming Frog's limit. */
const LONG_H1_CHARACTERS = 70;
const TITLE_LINK = 'https://developers.google.com/search/docs/appearance/title-link';
const HEADINGS = 'https://www.w3.org/WAI/tutorials/page-structure/headings/';
/** Headings, and whether they tell what the page is about and how it is divided. */
const headingStructure = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'h1-missing': {
            severity: 'warning',
            title: 'The page has no H1',
            why: 'The main heading tells readers and search engines what the page is about; Google can make the title link from it.',
            fix: 'Put the visible title of the content into one <h1>.',
            help: TITLE_LINK,
            example: '<main><h2>Red bike</h2>…</main>',
        },
        'h1-empty': {
            severity: 'warning',
            title: 'An H1 is empty',
            why: 'The heading that should name the page says nothing to search engines and screen readers.',
            fix: 'Give the <h1> text, or its image an alternative text; remove it where it only makes space.',
            help: HEADINGS,
            example: '<h1></h1>',
        },
        'h1-multiple': {
            severity: 'notice',
            title: 'The page has several H1s of equal rank',
            why: 'HTML allows it, but with several main headings it is not clear which one names the page.',
            fix: 'Keep one <h1> for the title of the content and rank the others below it.',
            help: TITLE_LINK,
            example: '<h1>Red bike</h1> … <h1>Our shop</h1>',
        },
        'h1-too-long': {
            severity: 'notice',
            title: 'An H1 is very long',
            why: 'A heading of several lines is hard to grasp and is cut where a search engine shows it.',
            fix: 'Shorten the heading and move the rest into the text below it.',
            help: TITLE_LINK,
            example: 'an <h1> of 190 characters',
        },
        'heading-empty': {
            severity: 'notice',
            title: 'A heading is empty',
            why: 'Screen readers announce a heading without a name, and the outline of the page has a hole.',
            fix: 'Give the heading text, or use an element without the meaning of a heading.',
            help: 'https://www.w3.org/WAI/standards-guidelines/act/rules/ffd0e9/',
            example: '<h2><span></span></h2>',
        },
        'heading-skipped': {
            severity: 'notice',
            title: 'A heading skips a rank',
            why: 'Readers who go from heading to heading take the gap for a part that is missing.',
            fix: 'Choose ranks by structure and sizes by style sheet: below an H2 comes an H3.',
            help: `${HEADINGS}#heading-ranks`,
            example: '<h1>Red bike</h1><h4>Sizes</h4>',
        },
        'heading-duplicate': {
            severity: 'notice',
            title: 'Two headings of one section are the same',
            why: 'Equal headings side by side cannot be told apart in an outline or as jump targets in results.',
            fix: 'Name what is different about each part, or join the parts.',
            help: HEADINGS,
            example: '<h2>Sizes</h2> … <h2>Sizes</h2>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const { document, headings } = examination;
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeHeadings(document, headings)) };
    },
});
function judgeHeadings(document, headings) {
    const h1s = headings.filter(heading => heading.level === 1);
    const content = headings.filter(heading => !heading.boilerplate);
    return {
        ...judgeH1(document, h1s),
        'heading-empty': judgeEmpty(document, headings.filter(heading => heading.level > 1)),
        'heading-skipped': judgeSkips(document, content),
        'heading-duplicate': judgeDuplicates(document, content),
    };
}
function judgeH1(document, h1s) {
    const filled = h1s.filter(heading => heading.text !== '' || heading.mayComeFromScript);
    const empty = h1s.filter(heading => heading.text === '' && !heading.mayComeFromScript);
    const noH1 = (0,judgement/* notApplicable */.hH)('the page has no H1 with text');
    return {
        'h1-missing': judgeMissing(document, h1s),
        'h1-empty': h1s.length === 0
            ? (0,judgement/* notApplicable */.hH)('the page has no H1')
            : (0,judgement/* failWhere */.a4)(empty.map(({ element }) => document.occurrence(element, 'has no text and no image with one'))),
        'h1-multiple': filled.length === 0 ? noH1 : judgeMultiple(document, filled),
        'h1-too-long': filled.length === 0
            ? noH1
            : (0,judgement/* failWhere */.a4)(filled
                .filter(({ text }) => lengthOf(text) > LONG_H1_CHARACTERS)
                .map(({ element, text }) => document.occurrence(element, `${lengthText(text)}; up to ${LONG_H1_CHARACTERS} read at a glance`))),
    };
}
function judgeMissing(document, h1s) {
    if (h1s.some(({ text, mayComeFromScript }) => text !== '' || mayComeFromScript))
        return (0,judgement/* pass */.IX)();
    if (h1s.length > 0)
        return (0,judgement/* notApplicable */.hH)('the page has an H1, but an empty one');
    const place = document.body;
    const message = 'no shown H1 in the document';
    return (0,judgement/* fail */.fJ)(place?.sourceCodeLocation ? document.occurrence(place, message) : { url: document.url, message });
}
/** One H1 per article or section is how HTML 5 was long taught, so only those outside of them are counted. */
function judgeMultiple(document, h1s) {
    const own = h1s.filter(heading => !heading.sectioned);
    const counted = own.length > 1 ? own : [];
    return (0,judgement/* failWhere */.a4)(counted.map(({ element, text }, index) => document.occurrence(element, `H1 ${index + 1} of ${counted.length}: "${text}"`)));
}
function judgeEmpty(document, headings) {
    if (headings.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no headings below H1');
    return (0,judgement/* failWhere */.a4)(headings
        .filter(heading => heading.text === '' && !heading.mayComeFromScript)
        .map(({ element, level }) => document.occurrence(element, `this H${level} has no text and no image with one`)));
}
/**
 * Ranks may fall back by any number of levels but rise by one only; the fixed parts of a page keep ranks of their own.
 *
 * @see https://www.w3.org/WAI/tutorials/page-structure/headings/#heading-ranks
 */
function judgeSkips(document, content) {
    if (content.length < 2)
        return (0,judgement/* notApplicable */.hH)('the content has fewer than two headings');
    return (0,judgement/* failWhere */.a4)(content.flatMap((heading, index) => {
        const before = content[index - 1];
        if (!before || heading.level <= before.level + 1)
            return [];
        return document.occurrence(heading.element, `H${heading.level} "${heading.text}" follows H${before.level} "${before.text}"`);
    }));
}
function outlinePlace(level, above) {
    return { level, times: 0, above, below: new Map() };
}
/** Equal headings under one parent; the same words in different chapters are no fault. */
function judgeDuplicates(document, content) {
    if (content.length < 2)
        return (0,judgement/* notApplicable */.hH)('the content has fewer than two headings');
    const occurrences = [];
    let at = outlinePlace(0);
    for (const { element, level, text } of content) {
        while (at.above && at.level >= level)
            at = at.above;
        const key = `${level} ${text}`;
        const place = at.below.get(key) ?? outlinePlace(level, at);
        at.below.set(key, place);
        at = place;
        if (text !== '' && ++place.times > 1)
            occurrences.push(document.occurrence(element, `H${level} "${text}", for the ${ordinal(place.times)} time here`));
    }
    return (0,judgement/* failWhere */.a4)(occurrences);
}
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
function ordinal(number) {
    return `${number}${ENDINGS[ORDINALS.select(number)]}`;
}
const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Characters as people count them. */
function lengthOf(text) {
    return [...CHARACTERS.segment(text)].length;
}
function lengthText(text) {
    return text.length >= MAX_NAME_LENGTH
        ? `more than ${MAX_NAME_LENGTH - 1} characters`
        : `${lengthOf(text)} characters`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/generic-anchors.js
/**
 * Link texts that say nothing about where the link leads, by language, in lower case and without punctuation: our own
 * list, of the kind that Lighthouse's `link-text` audit has.
 *
 * @see https://developer.chrome.com/docs/lighthouse/seo/link-text
 */
const GENERIC_BY_LANGUAGE = {
    en: 'click|click here|click this|click this link|go|go here|here|this|this link|link|this page|' +
        'right here|more|read more|learn more|see more|show more|find out more|more info|' +
        'more information|more details|details|continue|continue reading|start|tap here|see here',
    de: 'hier|klick|klick hier|klicken|klicken sie hier|hier klicken|diese seite|link|mehr|weiter|' +
        'weiterlesen|mehr lesen|mehr erfahren|mehr dazu|mehr infos|mehr informationen|' +
        'weitere informationen|weitere infos|details|zum artikel|los',
    fr: 'ici|cliquez ici|cliquer ici|cliquez|lien|ce lien|cette page|plus|lire plus|lire la suite|' +
        'la suite|en savoir plus|savoir plus|voir plus|plus d’infos|plus d’informations|plus de détails',
    es: 'aquí|clic aquí|click aquí|haz clic aquí|haga clic aquí|pulse aquí|enlace|este enlace|más|' +
        'leer más|ver más|saber más|más información|más info|más detalles|seguir leyendo|' +
        'continuar leyendo|empezar|ir',
    it: 'qui|clicca qui|clicca|questo link|link|questa pagina|di più|leggi|leggi di più|leggi tutto|' +
        'scopri di più|per saperne di più|maggiori informazioni|più informazioni|continua|' +
        'continua a leggere|vai',
    pt: 'aqui|clique aqui|clique|este link|ligação|esta página|mais|leia mais|ler mais|saiba mais|' +
        'ver mais|veja mais|mais informações|mais detalhes|continuar lendo|continuar|ir',
    nl: 'hier|klik hier|klik|deze link|deze pagina|meer|lees meer|lees verder|verder lezen|meer lezen|' +
        'meer info|meer informatie|meer weten|bekijk meer|verder',
    sv: 'här|klicka här|klicka|länk|den här länken|mer|läs mer|visa mer|mer info|mer information|' +
        'fortsätt|fortsätt läsa',
    da: 'her|klik her|dette link|mere|læs mere|se mere|vis mere|mere info|mere information|fortsæt',
    no: 'her|klikk her|denne lenken|lenke|mer|les mer|se mer|vis mer|mer info|mer informasjon|fortsett',
    fi: 'tästä|täältä|klikkaa|klikkaa tästä|klikkaa tätä|lue lisää|lisää|lisätietoja|katso lisää',
    pl: 'tutaj|tu|kliknij|kliknij tutaj|link|ten link|więcej|czytaj więcej|czytaj dalej|zobacz więcej|' +
        'dowiedz się więcej|więcej informacji|dalej',
    cs: 'zde|klikněte zde|klikni zde|tento odkaz|odkaz|více|číst více|číst dál|více informací|' +
        'zjistit více|pokračovat',
    tr: 'burada|buraya|buraya tıklayın|tıklayın|tıkla|bağlantı|devamı|devamını oku|daha fazla|' +
        'daha fazla bilgi',
    ru: 'здесь|тут|сюда|нажмите|нажмите здесь|ссылка|эта ссылка|по ссылке|ещё|еще|далее|подробнее|' +
        'узнать больше|читать далее|читать дальше|больше информации',
    uk: 'тут|сюди|натисніть тут|посилання|за посиланням|далі|детальніше|читати далі|дізнатися більше|' + 'більше',
    ja: 'ここ|こちら|こちらをクリック|ここをクリック|クリック|リンク|続き|続きを読む|もっと見る|もっと読む|詳細|詳細を見る|詳しくはこちら|詳しく見る|さらに表示|次へ',
    zh: '这里|這裡|点击|點擊|点击这里|點擊這裡|点此|點此|链接|連結|更多|了解更多|查看更多|阅读更多|閱讀更多|查看详情|详情|继续阅读|繼續閱讀',
    ko: '여기|여기를 클릭|여기를 클릭하세요|클릭|링크|이 링크|더보기|더 보기|자세히|자세히 보기|자세히 알아보기|계속|계속 읽기',
    ar: 'هنا|اضغط هنا|انقر هنا|رابط|هذا الرابط|المزيد|اقرأ المزيد|لمعرفة المزيد|معرفة المزيد',
    fa: 'اینجا|اینجا کلیک کنید|کلیک کنید|لینک|بیشتر|ادامه مطلب|بیشتر بخوانید|اطلاعات بیشتر',
    hi: 'यहाँ|यहां|यहाँ क्लिक करें|यहां क्लिक करें|और पढ़ें|अधिक|अधिक जानें|और जानें',
};
/** Characters above which a text is not in the lists; longer ones need not be looked at. */
const LONGEST_GENERIC = 60;
/**
 * Whether a link text says nothing in the language of the page, or in English.
 *
 * @param language primary subtag; empty where none is known: then only English counts
 */
function isGenericAnchor(text, language) {
    if (text.length > LONGEST_GENERIC)
        return false;
    const plain = text
        .toLowerCase()
        .replaceAll("'", '’')
        // A dash in front is part of the word: "--details" is the name of an option.
        .replace(/^(?!-)[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '');
    return [language, 'en'].some(code => GENERIC_BY_LANGUAGE[code]?.split('|').includes(plain));
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/link-texts.js







const ANCHOR_TEXT = 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable';
/** Whether links say where they lead. */
const linkTexts = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'link-empty': {
            severity: 'warning',
            title: 'A link has no text',
            why: 'Search engines learn about the target from the text of a link, and a screen reader can only spell its address.',
            fix: 'Put text into the link, an alt on its image, or an aria-label on an icon.',
            help: ANCHOR_TEXT,
            example: '<a href="/cart"></a>',
        },
        'link-text-generic': {
            severity: 'notice',
            title: 'A link text says nothing about its target',
            why: 'Words such as "click here" tell neither search engines nor people who skim where the link leads.',
            fix: 'Use a few words that name the target and make sense without the sentence around them.',
            help: 'https://developer.chrome.com/docs/lighthouse/seo/link-text',
            example: '<a href="/sizes">Click here</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const { document, links, readIn } = examination;
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeLinks(document, links, readIn)) };
    },
});
function judgeLinks(document, links, language) {
    if (links.length === 0) {
        const none = (0,judgement/* notApplicable */.hH)('the page links to no other page');
        return { 'link-empty': none, 'link-text-generic': none };
    }
    // Of what is not followed the text counts for nothing.
    const named = links.filter(link => !link.nofollow && link.name !== '');
    return {
        'link-empty': (0,judgement/* failWhere */.a4)(links
            .filter(link => link.name === '' && !link.mayComeFromScript && !isOutOfReach(link.element))
            .map(link => document.occurrence(link.element, `the link to ${link.url} has no text, label or image with alt`))),
        'link-text-generic': named.length === 0
            ? (0,judgement/* notApplicable */.hH)('no link that search engines follow has a text')
            : (0,judgement/* failWhere */.a4)(named
                .filter(link => isGenericAnchor(link.name, primary(link.lang) || language))
                .filter(link => !namesItsTarget(link))
                .map(link => document.occurrence(link.element, `"${link.name}" leads to ${link.url}`))),
    };
}
/** Out of the order of focus: the second link of a card, beside one with a name. */
function isOutOfReach(element) {
    return (0,html_document/* attribute */.lt)(element, 'tabindex')?.trim() === '-1';
}
/** The text is the target's own name, as `continue` for the statement of a language in its manual. */
function namesItsTarget({ name, url }) {
    const { pathname, hash } = new URL(url);
    const last = (hash || pathname.replace(/\/$/, '')).split(/[/#.]/).at(-1);
    return last.toLowerCase() === name.toLowerCase().replaceAll(/[<>()]/g, '');
}

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
;// CONCATENATED MODULE: ./lib/engine/tools/content/placeholders.js







const placeholders_HELPFUL = 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content';
/** Whether text of a template was left standing. */
const placeholders = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'placeholder-text': {
            severity: 'warning',
            title: 'Placeholder text was left in the page',
            why: 'Filler of a template tells visitors and search engines that the page is not finished.',
            fix: 'Write the text, or remove the block.',
            help: placeholders_HELPFUL,
            example: 'Lorem ipsum dolor sit amet',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const { document, main } = examination;
        const found = judgePlaceholders(document, main.allBlocks, subjectOf(examination));
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, ofFirstPart({ 'placeholder-text': found }, examination)) };
    },
});
/** Characters of a title. */
const MAX_TITLE = 1000;
/** Title and H1s: what the page says it is about. */
function subjectOf({ document, headings }) {
    const titles = document.elements('title').map(title => (0,text_start/* startOfSeenText */.Mq)(title, MAX_TITLE));
    return [...titles, ...headings.filter(heading => heading.level === 1).map(heading => heading.text)].join(' ');
}
/** A page about such text may show it: a generator of filler, a template for letters. */
const ABOUT = /lorem ipsum|placeholder|filler|dummy|template|sample|blindtext|vorlage|muster|modèle|plantilla/i;
/** @param subject title and H1s of the page */
function judgePlaceholders(document, blocks, subject) {
    if (ABOUT.test(subject))
        return (0,judgement/* notApplicable */.hH)('the page is about such text');
    if (blocks.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no text');
    return (0,judgement/* failWhere */.a4)(blocks
        .filter(isPlaceholder)
        .map(block => document.occurrence(block.element, `"${(0,cut/* cutEnd */.ym)(block.prose, 100)}"`)));
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/reading.js





/** Words of a paragraph that nobody reads on a phone: several screens without a break. */
const ENDLESS_PARAGRAPH_WORDS = 300;
/** How the running text reads, at the extreme alone. */
const reading = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'paragraph-endless': {
            severity: 'notice',
            title: 'A paragraph fills screens without a break',
            why: 'On a phone such a paragraph is several screens of unbroken text, and most readers leave it.',
            fix: 'Break it into paragraphs of one thought each, or into a list.',
            help: 'https://www.w3.org/TR/coga-usable/',
            example: 'a <p> of 420 words',
        },
        'hard-to-read': {
            severity: 'notice',
            title: 'The text is extremely hard to read',
            why: 'By the formula for its language the text is harder than legal or academic prose.',
            fix: 'Shorten the sentences and prefer common words.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/reading-level',
            example: 'sentences of 60 words with four syllables a word',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const { document, main, statistics, readability } = examination;
        const { 'paragraph-endless': endless, 'hard-to-read': hard } = judgeReading(document, main, statistics, readability);
        const judgements = {
            ...ofFirstPart({ 'paragraph-endless': endless }, examination),
            'hard-to-read': hard,
        };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements) };
    },
});
/** Judges how the running text reads, at the extreme alone. */
function judgeReading(document, main, { paragraphs, proseWords }, readability) {
    const endless = paragraphs.filter(({ words }) => words.length > ENDLESS_PARAGRAPH_WORDS);
    return {
        'paragraph-endless': paragraphs.length === 0
            ? (0,judgement/* notApplicable */.hH)('the content has no running text')
            : (0,judgement/* failWhere */.a4)(endless.map(({ block, words }) => document.occurrence(block.element, `${words.length} words in one paragraph`))),
        'hard-to-read': judgeHardness(document, main, proseWords, readability),
    };
}
function judgeHardness(document, { root }, proseWords, readability) {
    if (!readability) {
        return (0,judgement/* notApplicable */.hH)(proseWords < READABILITY_WORDS
            ? `fewer than ${READABILITY_WORDS} words of running text are too few for a readability formula`
            : 'there is no readability formula for the language of the text, or its language is not certain');
    }
    const message = `${readability.formula} ${readability.score.toFixed(0)}: ${readability.grade}`;
    if (!readability.extreme)
        return (0,judgement/* pass */.IX)(message);
    return (0,judgement/* fail */.fJ)(root?.sourceCodeLocation ? document.occurrence(root, message) : { url: document.url, message });
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/repeated-text.js






/** Share of the words in repeated blocks from which on a template, and not an author, repeats them. */
const REPEATED_SHARE = 0.25;
/** Words of running text without which no word can be called too frequent. */
const STUFFING_WORDS = 100;
/** Share of the words that one word makes up. In prose the commonest function word stays under 0.1. */
const STUFFED_WORD_SHARE = 0.15;
/** Share of the words that one phrase of two or three words makes up. */
const STUFFED_PHRASE_SHARE = 0.2;
const repeated_text_HELPFUL = 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content';
/** Whether text or words are repeated more than a reader would stand. */
const repeatedText = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'text-repeated': {
            severity: 'notice',
            title: 'Text stands in the content twice',
            why: 'Readers meet the same text again; most often a template printed it twice, once for each screen size.',
            fix: 'Print the block once and place it by style sheet.',
            help: repeated_text_HELPFUL,
            example: 'the same paragraph twice in <main>',
        },
        'keyword-stuffing': {
            severity: 'warning',
            title: 'One phrase is repeated to excess',
            why: 'Text that repeats a phrase out of all proportion breaks the spam policies of search engines.',
            fix: 'Write the text for its readers and name the subject as often as speech would.',
            help: 'https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing',
            example: 'cheap bikes, buy cheap bikes, cheap bikes online, cheap bikes shop …',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const { document, repetition, statistics } = examination;
        const judgements = {
            'text-repeated': judgeRepetition(document, repetition),
            'keyword-stuffing': judgeStuffing(document, statistics),
        };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, ofFirstPart(judgements, examination)) };
    },
});
/** A sentence that a manual repeats is its style; text that comes twice as a whole is a fault of the template. */
function judgeRepetition(document, { copies, compared, share }) {
    if (compared < 2) {
        return (0,judgement/* notApplicable */.hH)(`the content has fewer than two blocks of ${REPEATED_BLOCK_WORDS} words`);
    }
    if (share < REPEATED_SHARE)
        return (0,judgement/* pass */.IX)();
    return (0,judgement/* fail */.fJ)(copies.map(({ block, first, words }) => {
        const line = document.positionOf(first.element)?.line;
        const place = line === undefined ? 'above' : `in line ${line}`;
        return document.occurrence(block.element, `the same ${words} words as ${place}: "${(0,cut/* cutEnd */.ym)(block.prose, 80)}"`);
    }), `${Math.round(share * 100)} % of the text in long blocks stands in the content before`);
}
/**
 * Keyword stuffing beyond doubt: one word or phrase makes up a share of the running text that prose never reaches.
 *
 * @see https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing
 */
function judgeStuffing(document, statistics) {
    if (statistics.proseWords < STUFFING_WORDS) {
        return (0,judgement/* notApplicable */.hH)(`the content has fewer than ${STUFFING_WORDS} words of running text`);
    }
    const stuffed = mostFrequent(distinct(statistics.paragraphs)).filter(({ phrase, share }) => phrase.includes(' ') ? share >= STUFFED_PHRASE_SHARE : share >= STUFFED_WORD_SHARE && phrase.length > 1);
    const worst = stuffed.at(-1);
    if (!worst)
        return (0,judgement/* failWhere */.a4)([]);
    const place = statistics.paragraphs.find(({ block }) => block.prose.toLowerCase().includes(worst.phrase))
        ?.block.element;
    const message = `"${worst.phrase}" ${worst.count} times: ${Math.round(worst.share * 100)} % of the words of running text`;
    return (0,judgement/* failWhere */.a4)([place ? document.occurrence(place, message) : { url: document.url, message }]);
}
/** Cards that end alike ("Add to cart.") are a template, not stuffing; each text counts once. */
function distinct(paragraphs) {
    const seen = new Set();
    return paragraphs.filter(({ block }) => !seen.has(block.prose) && seen.add(block.prose));
}

// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/page/text/scripted-text.js
var scripted_text = __webpack_require__(9576);
;// CONCATENATED MODULE: ./lib/engine/tools/content/scripted-content.js








/** Links within the site that the document as sent lacks, from which on its way into the site depends on scripts. */
const SCRIPTED_LINKS = 3;
/** Share of all links within the site that those are. */
const SCRIPTED_LINK_SHARE = 0.5;
const RENDERING = 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics';
/** What of the content appears only after scripts. */
const scriptedContent = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'text-needs-scripts': {
            severity: 'warning',
            title: 'The text of the page appears only after scripts',
            why: 'Search engines that render pages do it later and not always; those that do not find an empty page.',
            fix: 'Send the text in the HTML, by rendering on the server or at build time.',
            help: RENDERING,
            example: '<body><div id="root"></div><script src="/app.js"></script></body>',
        },
        'h1-needs-scripts': {
            severity: 'notice',
            title: 'Scripts set the H1 of the page',
            why: 'Who runs no scripts reads another main heading than visitors, or none.',
            fix: 'Send the H1 in the HTML.',
            help: RENDERING,
            example: '<h1></h1><script>document.querySelector("h1").textContent = "Red bike"</script>',
        },
        'links-need-scripts': {
            severity: 'notice',
            title: 'Most links into the site appear only after scripts',
            why: 'Pages that are linked here alone are found only once the page was rendered, and by fewer search engines.',
            fix: 'Send the navigation and the lists of pages as links in the HTML.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
            example: '<nav id="menu"></nav>, which a script fills',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const judgements = judgeScriptedContent(page, examination);
        return {
            judgements,
            facts: {
                contentNeedsScripts: page.unfilled !== undefined || judgements['text-needs-scripts'].outcome === 'fail',
                rendered: { ...(0,script_judgements/* renderingFacts */._V)(page), ...scriptedContentFacts(page, examination) },
            },
        };
    },
});
function judgeScriptedContent(page, examination) {
    const text = (0,script_judgements/* judgeScripts */.gb)(page, before => judgeText(before, examination));
    const unlessAll = (judge) => text.outcome === 'fail'
        ? (0,judgement/* notApplicable */.hH)('all of the content appears only after scripts, which is reported apart')
        : (0,script_judgements/* judgeScripts */.gb)(page, judge);
    return {
        'text-needs-scripts': text,
        'h1-needs-scripts': unlessAll(before => scripted_content_judgeH1(before, examination)),
        'links-need-scripts': unlessAll(before => scripted_content_judgeLinks(before, examination)),
    };
}
function judgeText(before, { document, main }) {
    if (main.blocks.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page shows no text');
    const found = (0,scripted_text/* scriptedText */.g)(before, main.blocks);
    const share = `${Math.round(found.share * 100)} % of the main text`;
    if (!(0,scripted_text/* dependsOnScripts */.j)(found) || !found.first)
        return (0,judgement/* pass */.IX)(`${share} appears only after scripts`);
    return (0,judgement/* fail */.fJ)(document.occurrence(found.first.element, `${share} is not in the document as sent`));
}
function scripted_content_judgeH1(before, { document, headings }) {
    const shown = headings.filter(({ level, text }) => level === 1 && text !== '');
    if (shown.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no H1 with text');
    const sent = before
        .elements('h1')
        .map(element => (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(element)))
        .filter(Boolean);
    const known = new Set(sent.map(comparable));
    if (shown.some(({ element, text }) => known.has(comparable(text)) || known.has(comparable((0,html_document/* textOf */.b6)(element))))) {
        return (0,judgement/* pass */.IX)();
    }
    const [first] = sent;
    return (0,judgement/* failWhere */.a4)(shown.map(({ element, text }) => document.occurrence(element, first === undefined
        ? `no H1 is sent; scripts make "${text}"`
        : `"${first}" is sent; scripts make it "${text}"`)));
}
function comparable(text) {
    return text.replace(/\s+/g, '').toLowerCase();
}
function scripted_content_judgeLinks(before, { document, links }) {
    const internal = links.filter(link => link.internal);
    if (internal.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page links to no other page of the site');
    const fresh = linksNotSent(before, internal);
    const total = scripted_content_distinct(internal);
    if (fresh.length < SCRIPTED_LINKS || fresh.length < total * SCRIPTED_LINK_SHARE) {
        return (0,judgement/* pass */.IX)(`${fresh.length} of ${total} linked pages are linked only after scripts`);
    }
    return (0,judgement/* fail */.fJ)(fresh.map(({ element, url }) => document.occurrence(element, `the link to ${url} is not in the document as sent`)));
}
/** The first link to each page that the document as sent does not link. */
function linksNotSent(before, links) {
    const known = new Set(before.elements('a', 'area').flatMap(element => {
        const href = element.attrs.find(({ name }) => name === 'href')?.value;
        const url = href === undefined ? undefined : before.resolve(href);
        return url === undefined ? [] : (0,redirect_target/* withoutFragment */.f2)(url);
    }));
    return links.filter(({ url }) => {
        const target = (0,redirect_target/* withoutFragment */.f2)(url);
        if (known.has(target))
            return false;
        known.add(target);
        return true;
    });
}
function scripted_content_distinct(links) {
    return new Set(links.map(({ url }) => (0,redirect_target/* withoutFragment */.f2)(url))).size;
}
/** What of the content was sent: `{ h1: { sent, rendered }, scriptedTextShare }`; null where scripts were not seen. */
function scriptedContentFacts({ scripts }, examination) {
    if (scripts.state !== 'seen')
        return null;
    const { share } = (0,scripted_text/* scriptedText */.g)(scripts.before, examination.main.blocks);
    const sent = scripts.before.elements('h1').map(element => (0,cut/* cutEnd */.ym)((0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(element)), 200));
    const rendered = examination.headings
        .filter(({ level }) => level === 1)
        .map(({ text }) => (0,cut/* cutEnd */.ym)(text, 200));
    return { scriptedTextShare: Math.round(share * 1000) / 1000, h1: { sent, rendered } };
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/stated-dates.js





/** Milliseconds by which two dates may differ and still be the same day in some time zone. */
const DATE_TOLERANCE_MS = 36 * 60 * 60 * 1000;
const DATES = 'https://developers.google.com/search/docs/appearance/publication-dates';
/** Whether the dates that the page states can be right. */
const statedDates = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'date-in-future': {
            severity: 'notice',
            title: 'The page is dated in the future',
            why: 'Google asks for the date on which the page was published, not for one to come, and may show no date at all.',
            fix: 'State the real dates of publication and change, with their time zone.',
            help: DATES,
            example: '"datePublished": "2099-01-01"',
        },
        'dates-contradict': {
            severity: 'notice',
            title: 'The dates of the page contradict each other',
            why: 'Google compares all dates of a page and may show the wrong one, or none.',
            fix: 'Fill the visible date, the structured data and the meta elements from one source.',
            help: DATES,
            example: '"datePublished": "2027-03-31", "dateModified": "2027-03-01"',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const { document, byline } = examination;
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeDates(document, byline, (0,exchange/* clockOf */.ie)(page.response))) };
    },
});
function judgeDates(document, { dates }, now) {
    if (dates.length === 0) {
        const none = (0,judgement/* notApplicable */.hH)('the page states no date of its own');
        return { 'date-in-future': none, 'dates-contradict': none };
    }
    const future = dates.filter(date => date.time > now + DATE_TOLERANCE_MS);
    return {
        'date-in-future': (0,judgement/* failWhere */.a4)(future.map(({ about, source, value, element }) => document.occurrence(element, `${about} (${source}): ${value}`))),
        'dates-contradict': judgeAgreement(document, dates),
    };
}
/** Compares the publication by different sources, and each change with the publication by its own source. */
function judgeAgreement(document, dates) {
    const published = dates.filter(date => date.about === 'published');
    const [first] = published;
    const others = published.filter(date => date.source !== first?.source);
    const firstBySource = new Map(published.toReversed().map(date => [date.source, date]));
    const changes = dates.flatMap(change => {
        const before = firstBySource.get(change.source);
        return change.about === 'modified' && before ? [{ change, before }] : [];
    });
    if (!first || others.length + changes.length === 0) {
        return (0,judgement/* notApplicable */.hH)('the page states no two dates that could contradict each other');
    }
    const occurrences = [];
    const other = others.find(date => Math.abs(date.time - first.time) > DATE_TOLERANCE_MS);
    if (other) {
        const message = `published ${other.value} (${other.source}), but ${first.value} (${first.source})`;
        occurrences.push(document.occurrence(other.element, message));
    }
    const early = changes.find(({ change, before }) => change.time < before.time - DATE_TOLERANCE_MS);
    if (early) {
        const message = `modified ${early.change.value}, before it was published ${early.before.value}`;
        occurrences.push(document.occurrence(early.change.element, message));
    }
    return (0,judgement/* failWhere */.a4)(occurrences);
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/text-damage.js






/** Whether letters of the text were damaged, or are read in another encoding than they were written in. */
const textDamage = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'text-damaged': {
            severity: 'warning',
            title: 'Text is damaged by a wrong character encoding',
            why: 'Words with broken letters are not found by searchers and look careless to readers.',
            fix: 'Read and write the text as UTF-8 at every step: source file, database, template, response.',
            help: 'https://www.w3.org/International/questions/qa-what-is-encoding',
            example: 'Itâ€™s a red bike',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination, isMisread } = await examinedPage(visit);
        if (isMisread)
            return { judgements: { 'text-damaged': judgeMisread(page.sent) } };
        const damage = judgeDamage(page, examination.main.allBlocks);
        const judgements = ofFirstPart({ 'text-damaged': damage }, examination);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements) };
    },
});
/**
 * Finds text that was damaged on its way: UTF-8 that was taken for windows-1252 and encoded again ("cafÃ©"), and
 * U+FFFD, which a decoder puts where bytes were not valid. Code is left out.
 *
 * @see https://encoding.spec.whatwg.org/#windows-1252
 */
function judgeDamage({ document, response, encoding }, blocks) {
    const undecodable = !response.truncated && hasInvalidBytes(response.body, encoding);
    const occurrences = [];
    const title = document.elements('title')[0];
    const texts = blocks
        .filter(({ kind }) => kind !== 'code')
        .map(({ element, prose }) => ({ element, text: prose }));
    if (title)
        texts.unshift({ element: title, text: (0,html_document/* textOf */.b6)(title) });
    if (texts.every(({ text }) => text.trim() === ''))
        return (0,judgement/* notApplicable */.hH)('the page has no text');
    for (const { element, text } of texts) {
        const damage = doubleDecoded(text) ?? replacement(text, undecodable);
        if (damage)
            occurrences.push(document.occurrence(element, damage));
    }
    return (0,judgement/* failWhere */.a4)(occurrences);
}
/** The finding for a page that {@link misreadUtf8} has read again. */
function judgeMisread({ document }) {
    const message = 'the page is UTF-8, but is read as windows-1252, since it is not declared as UTF-8';
    const place = document.elements('meta').find(meta => (0,html_document/* attribute */.lt)(meta, 'charset') !== undefined) ?? document.html;
    return (0,judgement/* fail */.fJ)(place?.sourceCodeLocation ? document.occurrence(place, message) : { url: document.url, message });
}
function hasInvalidBytes(body, encoding) {
    if (encoding === 'x-user-defined')
        return false;
    try {
        new TextDecoder(encoding, { fatal: true }).decode(body);
        return false;
    }
    catch {
        return true;
    }
}
/** A replacement character that the author wrote stands alone; one inside a word is a loss. */
function replacement(text, undecodable) {
    const at = undecodable ? text.indexOf('\uFFFD') : text.search(/\p{L}\uFFFD|\uFFFD\p{L}/u);
    if (at < 0)
        return undefined;
    const word = wordAround(text, text.indexOf('\uFFFD', at), 1);
    return undecodable
        ? `"${word}": bytes that are not valid in the page's encoding`
        : `"${word}": a character was lost before the page was sent`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/signature.js
/** Words that make a shingle. */
const SHINGLE_WORDS = 5;
/** Independent minima; the estimate's standard error is at most 1 / (2 √128), 4 points of a hundred. */
const PERMUTATIONS = 128;
const HEX_DIGITS = 8;
/**
 * MinHash signature of a text: tells how much two texts have in common without the texts. Two signatures are compared
 * with {@link estimatedSimilarity}.
 *
 * @param words in their order
 * @returns 128 numbers of 32 bits in hexadecimal; empty for a text of less than five words
 * @see https://www.cs.princeton.edu/courses/archive/spring13/cos598C/broder97resemblance.pdf
 */
function signatureOf(words) {
    if (words.length < SHINGLE_WORDS)
        return '';
    const shingles = new Set();
    const lower = words.map(word => word.toLowerCase());
    for (let at = 0; at + SHINGLE_WORDS <= lower.length; at++) {
        shingles.add(hash(lower.slice(at, at + SHINGLE_WORDS).join(' ')));
    }
    const minima = new Uint32Array(PERMUTATIONS).fill(0xffffffff);
    for (const shingle of shingles) {
        for (let index = 0; index < PERMUTATIONS; index++) {
            const value = mix(shingle ^ Math.imul(index + 1, 0x9e3779b1));
            if (value < minima[index])
                minima[index] = value;
        }
    }
    return Array.from(minima, minimum => minimum.toString(16).padStart(HEX_DIGITS, '0')).join('');
}
/** Estimated share of shingles that two texts have in common (Jaccard), 0 to 1. */
function estimatedSimilarity(a, b) {
    if (a === '' || a.length !== b.length)
        return 0;
    let equal = 0;
    for (let at = 0; at < a.length; at += HEX_DIGITS) {
        if (a.slice(at, at + HEX_DIGITS) === b.slice(at, at + HEX_DIGITS))
            equal++;
    }
    return equal / (a.length / HEX_DIGITS);
}
/** FNV-1a over UTF-16 code units. */
function hash(text) {
    let value = 0x811c9dc5;
    for (let at = 0; at < text.length; at++)
        value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    return value >>> 0;
}
/** The finaliser of MurmurHash3: every bit of the input moves every bit of the output. */
function mix(value) {
    let mixed = value;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/text-facts.js










/** Headings that the facts list; a reference manual has thousands. */
const MOST_HEADINGS = 200;
/** What the text of the page is like, for reports, conditions and comparisons between pages. */
const textFacts = (0,tool_definition/* defineTopic */.R)({
    checks: {},
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        return { judgements: {}, facts: factsOf(page, examination, (0,exchange/* clockOf */.ie)(page.response)) };
    },
});
function factsOf(page, examination, now) {
    const { document, main, index, headings, language, readability, byline, kind } = examination;
    return {
        pageKind: kind,
        mainText: {
            foundBy: main.foundBy,
            start: (0,cut/* cutEnd */.ym)(main.blocks.map(block => block.text).join(' '), 300),
        },
        text: amountFacts(page, examination),
        language: { ...language, confidence: rounded(language.confidence) },
        readability: readability
            ? {
                ...readability,
                score: rounded(readability.score),
                lix: rounded(readability.lix),
                rix: rounded(readability.rix),
            }
            : null,
        headingCount: headings.length,
        headings: headings.slice(0, MOST_HEADINGS).map(({ level, text }) => ({ level, text: (0,cut/* cutEnd */.ym)(text, 200) })),
        links: linkFacts(examination),
        images: imageFacts(document),
        elements: Object.fromEntries(['ul', 'ol', 'dl', 'table', 'iframe', 'video', 'figcaption'].map(tag => [
            tag,
            document.elements(tag).length,
        ])),
        author: byline.author === '' ? null : byline.author,
        dates: dateFacts(byline, page.response, now),
        signature: signatureOf(main.blocks.flatMap(block => index.of(block.text))),
    };
}
function amountFacts({ response }, { document, statistics, bodyWords, main, unread, repetition }) {
    const shownCharacters = main.allBlocks.reduce((sum, block) => sum + block.text.length, unread);
    const noscript = document
        .elements('noscript')
        .map(element => (0,html_document/* textOf */.b6)(element).replace(/<[^<>]*>/g, ' '))
        .join(' ')
        .slice(0, MAX_READ_CHARACTERS);
    return {
        words: statistics.words,
        bodyWords,
        characters: statistics.characters,
        ...(unread > 0 && { charactersLeftOut: unread }),
        proseWords: statistics.proseWords,
        sentences: statistics.sentences,
        paragraphs: statistics.paragraphs.length,
        wordsPerSentence: rounded(statistics.wordsPerSentence),
        longestParagraphWords: statistics.longestParagraphWords,
        paragraphsOver150Words: statistics.paragraphsOver150Words,
        sentencesOver25Words: statistics.sentencesOver25Words,
        readingMinutes: rounded(statistics.readingMinutes),
        textToHtmlRatio: response.body.length === 0 ? 0 : rounded(shownCharacters / document.source.length),
        noscriptWords: wordsOf(noscript).length,
        repeatedShare: rounded(repetition.share),
        mostFrequent: mostFrequent(statistics.paragraphs).map(({ phrase, count, share }) => ({
            phrase,
            count,
            share: rounded(share),
        })),
    };
}
function linkFacts({ links, main }) {
    const internal = links.filter(link => link.internal);
    return {
        internal: internal.length,
        external: links.length - internal.length,
        inMainText: links.filter(link => main.elements.has(link.element)).length,
        nofollowInternal: internal.filter(link => link.nofollow).length,
        nofollowExternal: links.filter(link => !link.internal && link.nofollow).length,
    };
}
function imageFacts(document) {
    const alts = document.elements('img').map(image => (0,html_document/* attribute */.lt)(image, 'alt'));
    return {
        count: alts.length,
        withoutAlt: alts.filter(alt => alt === undefined).length,
        emptyAlt: alts.filter(alt => alt !== undefined && alt.trim() === '').length,
    };
}
/** To a thousandth. */
function rounded(number) {
    return Math.round(number * 1000) / 1000;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/text-language.js





/** Whether the text is in the language that the page declares. */
const textLanguage = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'language-mismatch': {
            severity: 'warning',
            title: 'The text is not in the language that the page declares',
            why: 'Screen readers speak it with the wrong voice, browsers offer the wrong translation, and Bing reads the declaration.',
            fix: 'Set lang on <html> to the language of the text, and lang on the parts that are in another.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page',
            example: '<html lang="en"> and a German text',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const { document, language } = examination;
        const judgements = { 'language-mismatch': await judgeLanguage(document, language) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements) };
    },
});
/** Languages that detectors confuse on honest text: a declaration of any in a row is believed. */
const KIN = [
    ['no', 'da'],
    ['hr', 'bs', 'sr', 'sh', 'cnr', 'sl'],
    ['ms', 'id'],
    ['cs', 'sk'],
    ['es', 'ca'],
    ['hi', 'mr'],
    ['fa', 'ur', 'ku'],
];
async function judgeLanguage(document, language) {
    const { declared, detected, samples, confidence } = language;
    if (declared === '')
        return (0,judgement/* notApplicable */.hH)('the page declares no language');
    if (detected === '') {
        return samples < LANGUAGE_SAMPLES
            ? (0,judgement/* notApplicable */.hH)(`fewer than ${LANGUAGE_WORDS} words of running text are too few to tell its language`)
            : (0,judgement/* notMeasured */.q7)(`the samples of the text do not agree on one language (${percent(confidence)} of ${samples})`);
    }
    const wanted = primary(declared);
    if (wanted !== detected && !(await isKnown(wanted))) {
        return (0,judgement/* notMeasured */.q7)(`the detector does not know "${declared}"`);
    }
    if (wanted === detected || areKin(wanted, detected))
        return (0,judgement/* failWhere */.a4)([]);
    const names = new Intl.DisplayNames('en', { type: 'language' });
    const message = `lang="${declared}", but the text is ${names.of(detected)} (${percent(confidence)} of ${samples} samples)`;
    return (0,judgement/* failWhere */.a4)([document.occurrence(document.html, message)]);
}
async function isKnown(language) {
    const { eld } = await __webpack_require__.e(/* import() */ 9598).then(__webpack_require__.bind(__webpack_require__, 99598));
    return (KIN.some(kin => kin.includes(language)) ||
        Object.values(eld.info().Languages).includes(language));
}
function areKin(a, b) {
    return KIN.some(kin => kin.includes(a) && kin.includes(b));
}
function percent(share) {
    return `${Math.round(share * 100)} %`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/title-agreement.js






/** Words of main text without which a title cannot be compared with it. */
const AGREEMENT_WORDS = 150;
/** Terms that a title needs to be compared. */
const AGREEMENT_TITLE_TERMS = 2;
const title_agreement_TITLE_LINK = 'https://developers.google.com/search/docs/appearance/title-link';
/** Whether the title is about what the text is about. */
const titleAgreement = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'title-unrelated': {
            severity: 'notice',
            title: 'No term of the title appears in the content',
            why: 'Google replaces a title that does not describe the page; most often it was left over from another page.',
            fix: 'Write a title that names what this page is about.',
            help: title_agreement_TITLE_LINK,
            example: '<title>Garden furniture</title> over a text about bicycles',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await examinedPage(visit);
        const { document, main, statistics, kind } = examination;
        const agreement = judgeTitleAgreement(document, main.allBlocks, statistics.words, kind);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'title-unrelated': agreement }) };
    },
});
/** Letters by which forms of one word are taken for the same. */
const STEM_LETTERS = 4;
/** Characters of a title whose terms are looked for. */
const MAX_TITLE_LENGTH = 2000;
/**
 * A title of which not one term stands anywhere in the page's headings or text: it belongs to another page.
 *
 * @see https://developers.google.com/search/docs/appearance/title-link
 */
function judgeTitleAgreement(document, blocks, words, kind) {
    const title = document.head && document.elements('title')[0];
    const text = title ? (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(title)) : '';
    if (!title || text === '')
        return (0,judgement/* notApplicable */.hH)('the page has no title');
    if (kind === 'home')
        return (0,judgement/* notApplicable */.hH)('the title of a home page may be a name alone');
    if (words < AGREEMENT_WORDS)
        return (0,judgement/* notApplicable */.hH)(`the content has fewer than ${AGREEMENT_WORDS} words`);
    const terms = stemsOf(text.slice(0, MAX_TITLE_LENGTH));
    if (terms.size < AGREEMENT_TITLE_TERMS)
        return (0,judgement/* notApplicable */.hH)('the title is too short to compare');
    const found = new Set(blocks.flatMap(block => [...stemsOf(block.text)]));
    const missing = [...terms].filter(term => !found.has(term));
    if (missing.length < terms.size || !sameScript([...terms], found))
        return (0,judgement/* pass */.IX)();
    return (0,judgement/* fail */.fJ)(document.occurrence(title, `no term of "${text}" appears in the text of the page`));
}
function stemsOf(text) {
    const stems = new Set();
    for (const word of wordsOf(text.normalize('NFKC').toLowerCase())) {
        if (word.length >= STEM_LETTERS || NO_SPACES.test(word))
            stems.add([...word.slice(0, 2 * STEM_LETTERS)].slice(0, STEM_LETTERS).join(''));
    }
    return stems;
}
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** A Latin name over a Japanese text is no disagreement. */
function sameScript(terms, found) {
    const latin = (words) => words.filter(word => /^\p{Script=Latin}/u.test(word)).length / words.length;
    return Math.abs(latin(terms) - latin([...found])) < 0.5;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/topics.js












const topics = [
    amount,
    headingStructure,
    reading,
    textLanguage,
    textDamage,
    placeholders,
    repeatedText,
    titleAgreement,
    linkTexts,
    statedDates,
    scriptedContent,
    textFacts,
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


/***/ })

};
