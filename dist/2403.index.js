export const id = 2403;
export const ids = [2403];
export const modules = {

/***/ 81870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Df: () => (/* binding */ HtmlDocument),
  X6: () => (/* binding */ MAX_BASE),
  lt: () => (/* binding */ attribute),
  GQ: () => (/* binding */ foldSpace),
  Zc: () => (/* binding */ hasTextOf),
  vq: () => (/* binding */ isElement),
  FK: () => (/* binding */ isInside),
  gN: () => (/* binding */ parentOf),
  UA: () => (/* binding */ snippet),
  h_: () => (/* binding */ startOfText),
  b6: () => (/* binding */ textOf),
  up: () => (/* binding */ textWith),
  GG: () => (/* binding */ walk)
});

// UNUSED EXPORTS: selectorOf

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 17 modules
var dist = __webpack_require__(92009);
;// CONCATENATED MODULE: ./lib/engine/formats/html/source-span.js
const UNCOUNTED = -1;
/**
 * Where something stands in its source, as the parser has it, in a fraction of the memory. Lines are not counted: they
 * are where somebody asks for them, of the document.
 */
class SourceSpan {
    startOffset;
    endOffset;
    constructor(startOffset, endOffset) {
        this.startOffset = startOffset;
        this.endOffset = endOffset;
    }
    get startLine() {
        return UNCOUNTED;
    }
    get startCol() {
        return UNCOUNTED;
    }
    get endLine() {
        return UNCOUNTED;
    }
    /** The parser sets it. */
    set endLine(_) { }
    get endCol() {
        return UNCOUNTED;
    }
    set endCol(_) { }
}

;// CONCATENATED MODULE: ./lib/engine/formats/html/element-place.js

const NONE = -1;
/** Where an element stands in its source, as the parser has it, in a fraction of the memory. */
class ElementPlace extends SourceSpan {
    #tagEnd;
    #endTag = NONE;
    #endTagEnd = NONE;
    /** @param tag place of its start tag */
    constructor(tag) {
        super(tag.startOffset, tag.endOffset);
        this.#tagEnd = tag.endOffset;
    }
    get startTag() {
        return new SourceSpan(this.startOffset, this.#tagEnd);
    }
    /** Undefined where it has none. */
    get endTag() {
        const tag = this.#endTag === NONE ? undefined : new SourceSpan(this.#endTag, this.#endTagEnd);
        return tag;
    }
    /** Ends with its end tag. */
    closeWith(tag) {
        this.#endTag = tag.startOffset;
        this.#endTagEnd = tag.endOffset;
        this.endOffset = tag.endOffset;
    }
}

// EXTERNAL MODULE: ./lib/engine/formats/html/run-tokenizer.js + 4 modules
var run_tokenizer = __webpack_require__(91328);
;// CONCATENATED MODULE: ./lib/engine/formats/html/bounded-parser.js




/** UTF-16 units of a document that are read. Googlebot reads 2 MB. */
const MAX_CHARACTERS = 4 * 1024 * 1024;
/**
 * Elements, texts and comments of a document that are read, with those that only the parser makes: 16 kB of unclosed
 * tags can stand for any number. From 1,400 elements on Lighthouse warns, and 100,000 are more than all but the very
 * longest documents of the web have.
 */
const MAX_NODES = 100_000;
/** Attributes that weigh as much as a node. */
const ATTRIBUTES_PER_NODE = 4;
/**
 * Attributes of one element that are kept: whoever looks for one looks at each of them, and may do so from each of thousands
 * of elements below. No page that people made has a hundred.
 */
const MAX_ATTRIBUTES = 1000;
/** Open elements from which on the next is put beside the last and not into it, as Chrome's parser does it. */
const MAX_DEPTH = 512;
/** Start tags that are noted; of more of them the first say enough. */
const MAX_TAGS = 1000;
const NOTED_TAGS = new Set(['html', 'head', 'body', 'form']);
/**
 * The parser of the HTML standard that ends where a document has cost enough, as if its source ended there: whatever
 * the source is, time, memory and depth of the tree have a bound.
 */
class BoundedParser extends dist/* Parser */.iX {
    #source;
    #adapter;
    #tags = [];
    #unfinishedTag;
    #lastTagEnd = 0;
    constructor(source, options = {}) {
        const treeAdapter = boundedAdapter();
        super({ ...options, sourceCodeLocationInfo: true, scriptingEnabled: true, treeAdapter });
        treeAdapter.parser = this;
        this.#adapter = treeAdapter;
        this.tokenizer = new NotingTokenizer(this.options, this);
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
        const unread = isRead
            ? taken < source.length
                ? { from: taken, reason: tooMany(MAX_CHARACTERS, 'characters') }
                : undefined
            : { from: this.#endHere(), reason: tooMany(MAX_NODES, 'elements, texts and comments') };
        const { made, hasMoved } = this.#adapter;
        return {
            root,
            made: hasMoved ? undefined : made,
            unread,
            tags: { noted: this.#tags, unfinished: this.#unfinishedTag },
        };
    }
    onStartTag(token) {
        const { location, tagName } = token;
        if (location) {
            this.#lastTagEnd = location.endOffset;
            if (NOTED_TAGS.has(tagName) && this.#tags.length < MAX_TAGS) {
                this.#tags.push({ name: tagName, offset: location.startOffset, end: location.endOffset });
            }
        }
        super.onStartTag(token);
    }
    onEndTag(token) {
        if (token.location)
            this.#lastTagEnd = token.location.endOffset;
        super.onEndTag(token);
    }
    // As what it overrides, without the objects that it makes for each element.
    _attachElementToTree(element, location, { parent, beforeElement }) {
        element.sourceCodeLocation = location && new ElementPlace(location);
        if (beforeElement)
            this.treeAdapter.insertBefore(parent, element, beforeElement);
        else
            this.treeAdapter.appendChild(parent, element);
    }
    _setEndLocation(element, closing) {
        const place = element.sourceCodeLocation;
        if (!(place instanceof ElementPlace) || !closing.location)
            return;
        const { location } = closing;
        const isItsOwn = closing.type === dist/* Token.TokenType */.ou.k.END_TAG && closing.tagName === element.tagName;
        if (isItsOwn)
            place.closeWith(location);
        else
            place.endOffset = location.startOffset;
    }
    /** The source ends in a tag. */
    onUnfinishedTag() {
        const at = this.#source.slice(this.#lastTagEnd).search(/<[a-z/]/i);
        if (at >= 0)
            this.#unfinishedTag = this.#lastTagEnd + at;
    }
    /** Closes what is open. */
    #endHere() {
        const end = this.tokenizer.preprocessor.offset + 1;
        this.onEof({ type: dist/* Token.TokenType */.ou.k.EOF, location: new SourceSpan(end, end) });
        return end;
    }
}
function tooMany(most, what) {
    return `it has more than ${most.toLocaleString('en')} ${what}`;
}
/** No more than so many UTF-16 units, without half of a character at the end. */
function wholeCharacters(text, max) {
    if (text.length <= max)
        return text.length;
    const last = text.charCodeAt(max - 1);
    return last >= 0xd800 && last < 0xdc00 ? max - 1 : max;
}
/**
 * A tokenizer that notes no places of attributes: nobody asks for them, and they would take most of the memory. Of all
 * errors it tells of one.
 */
class NotingTokenizer extends run_tokenizer/* RunTokenizer */.r {
    #parser;
    // The constructor of what it extends asks for a place, when private members are not there yet.
    isInAttribute = false;
    constructor(options, parser) {
        super(options, parser);
        this.#parser = parser;
    }
    _createAttr(start) {
        this.isInAttribute = true;
        super._createAttr(start);
        this.isInAttribute = false;
    }
    getCurrentLocation(offset) {
        if (this.isInAttribute)
            return null;
        const start = this.preprocessor.offset - offset;
        return new SourceSpan(start, start);
    }
    _err(code) {
        if (code === dist/* ErrorCodes */.tG.eofInTag)
            this.#parser.onUnfinishedTag();
    }
}
/**
 * As the adapter that it is made of, within a budget. Its functions are the same for all documents, or each call of them would be slow.
 */
const BOUNDED = {
    ...dist/* defaultTreeAdapter */.jh,
    createElement(tagName, namespace, attributes) {
        spend(this, 1 + Math.floor(attributes.length / ATTRIBUTES_PER_NODE));
        // All that an element will ever have, so that all of them have one form.
        const element = {
            nodeName: tagName,
            tagName,
            attrs: attributes.length > MAX_ATTRIBUTES ? attributes.slice(0, MAX_ATTRIBUTES) : attributes,
            namespaceURI: namespace,
            childNodes: [],
            parentNode: null,
            sourceCodeLocation: undefined,
            order: undefined,
        };
        this.made.push(element);
        return element;
    },
    adoptAttributes(recipient, attributes) {
        const room = MAX_ATTRIBUTES - recipient.attrs.length;
        if (room > 0)
            dist/* defaultTreeAdapter */.jh.adoptAttributes(recipient, attributes.slice(0, room));
    },
    createCommentNode(data) {
        spend(this, 1);
        const comment = {
            nodeName: '#comment',
            data,
            parentNode: null,
            sourceCodeLocation: undefined,
        };
        return comment;
    },
    createTextNode(value) {
        const text = {
            nodeName: '#text',
            value,
            parentNode: null,
            sourceCodeLocation: undefined,
        };
        return text;
    },
    insertText(parent, text) {
        const last = parent.childNodes.at(-1);
        if (last && dist/* defaultTreeAdapter */.jh.isTextNode(last)) {
            last.value += text;
            return;
        }
        append(parent, this.createTextNode(text));
        spend(this, 1);
    },
    insertTextBefore(parent, text, reference) {
        const before = parent.childNodes.length;
        dist/* defaultTreeAdapter */.jh.insertTextBefore(parent, text, reference);
        spend(this, parent.childNodes.length - before);
    },
    insertBefore(parent, child, reference) {
        this.hasMoved = true;
        dist/* defaultTreeAdapter */.jh.insertBefore(parent, child, reference);
    },
    detachNode(node) {
        this.hasMoved = true;
        dist/* defaultTreeAdapter */.jh.detachNode(node);
    },
    appendChild(parent, child) {
        const depth = this.parser?.openElements.depth ?? 0;
        const isTooDeep = depth > MAX_DEPTH && dist/* defaultTreeAdapter */.jh.isElementNode(child);
        const above = isTooDeep && 'parentNode' in parent ? parent.parentNode : null;
        append(above ?? parent, child);
    },
    updateNodeSourceCodeLocation(node, { endOffset }) {
        const place = node.sourceCodeLocation;
        if (place && endOffset !== undefined)
            place.endOffset = endOffset;
    },
};
/** A list that grows takes room for seventeen at once, and most elements have one child. */
function append(parent, child) {
    child.parentNode = parent;
    if (parent.childNodes.length === 0)
        parent.childNodes = [child];
    else
        parent.childNodes.push(child);
}
/** Ends the reading behind the tag that is being read, where nothing is left. */
function spend(adapter, nodes) {
    adapter.nodesLeft -= nodes;
    if (adapter.nodesLeft < 0)
        adapter.parser?.tokenizer.pause();
}
function boundedAdapter() {
    return Object.assign(Object.create(BOUNDED), {
        nodesLeft: MAX_NODES,
        parser: undefined,
        made: [],
        hasMoved: false,
    });
}

;// CONCATENATED MODULE: ./lib/engine/formats/html/document-order.js
/**
 * The order of the elements of a tree of which each was put behind all that its parent held when it was made, without a
 * look at the texts between them.
 *
 * @param made in the order in which they were made
 * @returns undefined where some of them were not made in the order of the document, or are no part of it, as in `<template>`
 */
function orderOfMade(made) {
    const ends = new Uint32Array(made.length);
    /** Those that the last one lies in, and itself, by their index. */
    const path = [];
    for (let at = 0; at < made.length; at++) {
        const element = made[at];
        const parent = element.parentNode;
        const isFirst = parent?.nodeName === '#document' && at === 0;
        while (path.length > 0 && path.at(-1) !== parent?.order)
            ends[path.pop()] = at;
        if (path.length === 0 && !isFirst)
            return withoutOrder(made);
        element.order = at;
        path.push(at);
    }
    for (const open of path)
        ends[open] = made.length;
    return { order: made, ends };
}
function withoutOrder(made) {
    for (const element of made)
        element.order = undefined;
}
/** The same by a walk over the tree. */
function orderOf(root) {
    const order = [];
    const ends = [];
    const levels = [];
    const places = [];
    let nodes = root.childNodes;
    for (let at = 0;;) {
        if (at < nodes.length) {
            const node = nodes[at++];
            if (!('tagName' in node))
                continue;
            const element = node;
            element.order = order.length;
            order.push(element);
            ends.push(order.length);
            if (node.childNodes.length === 0)
                continue;
            levels.push(nodes);
            places.push(at);
            nodes = node.childNodes;
            at = 0;
            continue;
        }
        const above = levels.pop();
        if (!above)
            return { order, ends: Uint32Array.from(ends) };
        nodes = above;
        at = places.pop();
        ends[nodes[at - 1].order] = order.length;
    }
}

;// CONCATENATED MODULE: ./lib/engine/formats/html/selector-tree.js
/** What stands between the steps of a selector. */
const STEP_BOUNDARY = ' > ';
/**
 * Selectors by their steps, from the last one on: what is gone through this way shows soon that it is none of them.
 *
 * @returns what is behind their ends
 */
function selectorTree(selectors) {
    const ends = branch();
    for (const selector of selectors) {
        let at = ends;
        for (const step of selector.split(STEP_BOUNDARY).reverse()) {
            const before = at.before.get(step) ?? branch();
            at.before.set(step, before);
            at = before;
        }
        at.isFirst = true;
    }
    return ends;
}
function branch() {
    return { before: new Map(), isFirst: false };
}

;// CONCATENATED MODULE: ./lib/engine/formats/html/document.js




const SNIPPET_LENGTH = 200;
/** Elements of which only the start tag is shown: what they hold is the page. */
const HOLDS_ALL = new Set(['html', 'head', 'body']);
/** Characters of a base: each of very many addresses would be as long. Sitemaps allow no longer ones. */
const MAX_BASE = 2048;
/** Memory of an element with its place, its attributes and the text beside it, as measured on documents of many elements. */
const ELEMENT_BYTES = 700;
/** Addresses that a document keeps; parsing takes longer than all else that is done with most of them. */
const MAX_ADDRESSES = 5000;
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
    /** The rest of the source. */
    rest;
    sourceTags;
    /** What {@link perDocument} keeps, by who reads it. */
    readings = new Map();
    #byTag = new Map();
    #byTags = new Map();
    #order;
    /** Of each element how many are before it, in it and below it. */
    #ends;
    #byAttribute;
    #steps = new Map();
    #relativeTo;
    /** What an address that begins with `//` is over where that is not as its base is, see the constructor. */
    schemeOfHosts;
    #addresses = new Map();
    #baseUrl;
    #lineStarts;
    /**
     * @param url where the document came from, after redirects
     * @param relativeTo what relative URLs are resolved against where scripts have changed the address
     * @param schemeOfHosts what `//host/path` is over where the document comes from a copy over HTTP of what is on HTTPS
     */
    constructor(source, url, relativeTo = url, schemeOfHosts) {
        this.url = url;
        this.schemeOfHosts = schemeOfHosts;
        this.#relativeTo = relativeTo;
        const { root, made, unread, tags } = new BoundedParser(source).read();
        this.root = root;
        this.sourceTags = tags;
        this.source = unread ? source.slice(0, unread.from) : source;
        this.unread = unread?.reason;
        this.rest = unread ? source.slice(unread.from) : '';
        const { order, ends } = (made && orderOfMade(made)) ?? orderOf(root);
        this.#order = order;
        this.#ends = ends;
        for (const element of order)
            this.#note(element);
    }
    /** Memory that the document takes, about. */
    get bytes() {
        return 2 * this.source.length + ELEMENT_BYTES * this.#order.length;
    }
    /** Elements in document order: all, or those with one of the given tag names (lower case). */
    elements(...tags) {
        if (tags.length === 0)
            return this.#order;
        if (tags.length === 1)
            return this.#byTag.get(tags[0]) ?? [];
        const key = tags.join(' ');
        let found = this.#byTags.get(key);
        if (!found) {
            found = this.#inOrder(tags.map(tag => this.#byTag.get(tag) ?? []));
            this.#byTags.set(key, found);
        }
        return found;
    }
    /** Elements that have at least one of the given attributes (names in lower case), in document order. */
    withAttribute(...names) {
        this.#byAttribute ??= byAttributeOf(this.#order);
        return this.#inOrder(names.map(name => this.#byAttribute.get(name) ?? []));
    }
    /** Whether an element lies inside another one, however deep. */
    isBelow({ order = -1 }, ancestor) {
        const from = ancestor.order ?? Number.POSITIVE_INFINITY;
        return order > from && order < this.#ends[from];
    }
    /** An element and all below it, in document order. */
    elementsIn({ order }) {
        return order === undefined ? [] : this.#order.slice(order, this.#ends[order]);
    }
    /** Lists of elements in document order as one, each element once. */
    #inOrder(lists) {
        const filled = lists.filter(({ length }) => length > 0);
        if (filled.length < 2)
            return filled[0] ?? [];
        return [...new Set(filled.flat())].sort((a, b) => a.order - b.order);
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
            this.#baseUrl = (isUsable && this.#parsed(href.trim(), own)?.href) || own;
        }
        return this.#baseUrl;
    }
    /** Absolute form of a URL in this document; undefined where it cannot be parsed. */
    resolve(url) {
        return this.addressOf(url)?.href;
    }
    /** As {@link resolve}, parsed; the same object for the same URL, so it is not to be changed. */
    addressOf(url) {
        const known = this.#addresses.get(url);
        if (known)
            return known;
        const written = url.trim();
        // Such a link stays on the page, whatever a router writes for its address, unless there is a <base>.
        const isOfPage = /^(?:#|$)/.test(written) && this.baseUrl === this.#relativeTo;
        const address = this.#parsed(written, isOfPage ? this.url : this.baseUrl);
        if (address && this.#addresses.size < MAX_ADDRESSES)
            this.#addresses.set(url, address);
        return address;
    }
    /** Hosts of the copy itself stay as they are: nothing is there over HTTPS. */
    #parsed(written, base) {
        const url = URL.parse(written, base);
        const own = url && this.schemeOfHosts && written.startsWith('//') ? new URL(this.#relativeTo) : undefined;
        if (!url ||
            !own ||
            url.protocol !== 'http:' ||
            url.host === own.host ||
            !base.startsWith(`${own.origin}/`))
            return url ?? undefined;
        return URL.parse(this.schemeOfHosts + written) ?? undefined;
    }
    /** A CSS selector that leads to one element of this document. */
    selectorOf(element) {
        return selectorOf(element, this.#steps);
    }
    /** Elements that {@link selectorOf} leads to with one of these. */
    elementsAt(selectors) {
        const ends = selectorTree(selectors);
        return new Set(this.#order.filter(element => isAmong(ends, element, this.#steps)));
    }
    /** The place of an element, for a finding. The resource at fault is this document unless `url` says another. */
    occurrence(element, message, url = this.url) {
        const occurrence = { url, selector: this.selectorOf(element) };
        if (message !== undefined)
            occurrence.message = message;
        Object.assign(occurrence, this.positionOf(element));
        const source = HOLDS_ALL.has(element.tagName) ? this.#startTagOf(element) : this.sourceOf(element);
        if (source !== undefined)
            occurrence.snippet = snippet(source);
        return occurrence;
    }
    #startTagOf({ sourceCodeLocation: location }) {
        const tag = location?.startTag;
        return tag ? this.source.slice(tag.startOffset, tag.endOffset) : undefined;
    }
    /** The source of an element, as the server sent it where that is known; undefined where it has none. */
    sourceOf({ sourceCodeLocation: location }) {
        return location ? this.source.slice(location.startOffset, location.endOffset) : undefined;
    }
    /**
     * Where in the file that the server sent an element begins, or something in it; undefined for what is not there.
     *
     * @param offset in {@link source}; the element's own unless given
     */
    positionOf(element, offset) {
        const location = element.sourceCodeLocation;
        if (offset !== undefined)
            return this.positionAt(offset);
        return location ? this.positionAt(location.startOffset) : undefined;
    }
    /** The line and column of a place in {@link source}. */
    positionAt(offset) {
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
    #note(element) {
        const same = this.#byTag.get(element.tagName);
        if (same)
            same.push(element);
        else
            this.#byTag.set(element.tagName, [element]);
    }
}
function byAttributeOf(elements) {
    const found = new Map();
    for (const element of elements) {
        for (const { name } of element.attrs) {
            const same = found.get(name);
            if (same)
                same.push(element);
            else
                found.set(name, [element]);
        }
    }
    return found;
}
/** Offsets at which lines begin; `\r\n`, `\n` and `\r` end one. */
function lineStartsOf(source) {
    const starts = [0];
    if (source.includes('\r')) {
        for (const end of source.matchAll(/\r\n|\n|\r/g))
            starts.push(end.index + end[0].length);
    }
    else {
        for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1))
            starts.push(at + 1);
    }
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
function attribute({ attrs }, name) {
    for (let at = 0; at < attrs.length; at++)
        if (attrs[at].name === name)
            return attrs[at].value;
    return undefined;
}
function isElement(node) {
    return 'tagName' in node;
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
    return textWith(root, NONE_APART);
}
/**
 * The same with a blank before and behind each element of some tags: source without white space between paragraphs would
 * join the last word of one and the first of the next.
 */
function textWith(root, apart) {
    const parts = [];
    const stack = [root];
    while (stack.length > 0) {
        const node = stack.pop();
        if (node === undefined) {
            parts.push(' ');
            continue;
        }
        if (node.nodeName === '#text')
            parts.push(node.value);
        if (node !== root && UNSEEN.has(node.nodeName))
            continue;
        if (!('childNodes' in node))
            continue;
        const isApart = apart.has(node.nodeName);
        if (isApart) {
            parts.push(' ');
            stack.push(undefined);
        }
        for (let i = node.childNodes.length - 1; i >= 0; i--)
            stack.push(node.childNodes[i]);
    }
    return parts.join('');
}
const NONE_APART = new Set();
/** Whether the text that {@link textOf} gives has at least so many characters that are no white space. */
function hasTextOf(root, characters) {
    let left = characters;
    const stack = [root];
    for (let node = stack.pop(); node && left > 0; node = stack.pop()) {
        if (node.nodeName === '#text')
            left -= node.value.replace(/\s+/g, '').length;
        if (node !== root && UNSEEN.has(node.nodeName))
            continue;
        if ('childNodes' in node) {
            for (let i = node.childNodes.length - 1; i >= 0; i--)
                stack.push(node.childNodes[i]);
        }
    }
    return left <= 0;
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
    return text.replace(UNFOLDED, ' ').trim();
}
/** White space but for single blanks: to put a blank in the place of each of those would take most of the time. */
const UNFOLDED = /[^\S ]\s*| \s+/g;
/** Steps of a selector. Only documents made to be deep have elements further down; theirs begins below the root. */
const MAX_SELECTOR_STEPS = 200;
/**
 * A CSS selector that leads to one element: from the nearest `id`, else from the root.
 *
 * @param steps what was found for other elements of the document: counting siblings again for each one of many takes
 *   time that grows with the square of their number
 */
function selectorOf(element, steps = new Map()) {
    const path = [];
    for (let at = element; at && path.length < MAX_SELECTOR_STEPS; at = parentOf(at)) {
        const step = stepOf(at, steps);
        path.push(step);
        if (step.startsWith('#'))
            break;
    }
    return path.reverse().join(STEP_BOUNDARY);
}
function stepOf(element, steps) {
    const known = steps.get(element);
    if (known !== undefined)
        return known;
    nameSiblings(element, steps);
    return steps.get(element);
}
/** Whether one of some selectors is that of an element, without making it. */
function isAmong(ends, element, steps) {
    let branch = ends;
    let count = 0;
    for (let at = element; at && count < MAX_SELECTOR_STEPS; at = parentOf(at)) {
        const step = stepOf(at, steps);
        branch = branch.before.get(step);
        if (!branch)
            return false;
        count++;
        if (step.startsWith('#'))
            break;
    }
    return branch.isFirst;
}
function nameSiblings(element, steps) {
    const siblings = (element.parentNode?.childNodes ?? [element]).filter(isElement);
    const totals = new Map();
    for (const { tagName } of siblings)
        totals.set(tagName, (totals.get(tagName) ?? 0) + 1);
    const counts = new Map();
    for (const sibling of siblings) {
        const { tagName } = sibling;
        const count = (counts.get(tagName) ?? 0) + 1;
        counts.set(tagName, count);
        const id = attribute(sibling, 'id');
        if (id && /^[A-Za-z][\w-]*$/.test(id))
            steps.set(sibling, `#${id}`);
        else
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

/***/ 91328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ RunTokenizer)
});

// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 17 modules
var dist = __webpack_require__(92009);
;// CONCATENATED MODULE: ./lib/engine/formats/html/character-sets.js
/** Characters below this are looked up. */
const LOOKED_UP = 0x80;
function charactersOf(characters) {
    const set = new Uint8Array(LOOKED_UP);
    for (const character of characters)
        set[character.charCodeAt(0)] = 1;
    return set;
}
/** @param code of a unit of a text, or NaN behind its end */
function isIn(characters, code) {
    return code < LOOKED_UP && characters[code] === 1;
}
/** Where the first of these characters is from a place on; the end of the text where there is none. */
function placeOfFirst(characters, text, from) {
    let at = from;
    while (at < text.length && !isIn(characters, text.charCodeAt(at)))
        at++;
    return at;
}
/** Where the first other character is. */
function placeOfOther(characters, text, from) {
    let at = from;
    while (at < text.length && isIn(characters, text.charCodeAt(at)))
        at++;
    return at;
}

;// CONCATENATED MODULE: ./lib/engine/formats/html/kept-names.js
/** Names that are kept, each once for all documents: the last of each hash. */
const SLOTS = 4096;
const MAX_LENGTH = 32;
const HASH_FACTOR = 31;
const kept = new Array(SLOTS).fill('');
/** Mixes a character into the hash of those before it; 0 before the first. */
function hashWith(hash, code) {
    return (Math.imul(hash, HASH_FACTOR) + code) | 0;
}
/**
 * A name that stands in a source, as an object that keeps nothing else alive: the same one each time, for most.
 *
 * @param hash of its characters, by {@link hashWith}
 */
function nameIn(html, from, to, hash) {
    const slot = hash & (SLOTS - 1);
    const known = kept[slot];
    if (known.length === to - from && html.startsWith(known, from))
        return known;
    // A slice of more than a few characters keeps the text alive that it was cut from.
    const own = ` ${html.slice(from, to)}`.slice(1);
    if (own.length <= MAX_LENGTH)
        kept[slot] = own;
    return own;
}

;// CONCATENATED MODULE: ./lib/engine/formats/html/plain-tag.js


const SLASH = 0x2f;
const EQUALS = 0x3d;
const GREATER_THAN = 0x3e;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
/** A tag with more is left to the tokenizer, which finds out in other ways whether one comes twice. */
const MAX_ATTRIBUTES = 32;
/** Line ends are not replaced, and nothing else is, of what has none of these. */
const REPLACED = '\r\0&';
const ENDS_DOUBLE_QUOTED = charactersOf(`${REPLACED}"`);
const ENDS_SINGLE_QUOTED = charactersOf(`${REPLACED}'`);
const ENDS_UNQUOTED = charactersOf(`${REPLACED} \t\f\n>"'<=\``);
const SPACE = charactersOf(' \t\f\n');
const NAME_STARTS = charactersOf('abcdefghijklmnopqrstuvwxyz');
const NAME = charactersOf('abcdefghijklmnopqrstuvwxyz0123456789-_');
/**
 * A tag as nearly all are written: names in lower case, each attribute once, values that stand for themselves. It is
 * read in one go, and is what the tokenizer of the HTML standard makes of it.
 */
class PlainTag {
    isEnd = false;
    name = '';
    selfClosing = false;
    attributes = [];
    /** Index of the `>` that ends it. */
    end = 0;
    #found = [];
    /** Behind what was read last. */
    #at = 0;
    /**
     * @param start index of its `<`
     * @returns whether there is such a tag; if not, nothing else holds
     */
    read(html, start) {
        this.isEnd = html.charCodeAt(start + 1) === SLASH;
        this.#at = start + (this.isEnd ? 2 : 1);
        this.name = this.#readName(html);
        if (this.name === '' || !isEndOfName(html.charCodeAt(this.#at)))
            return false;
        this.selfClosing = false;
        if (!this.isEnd)
            return this.#readAttributes(html);
        this.end = placeOfOther(SPACE, html, this.#at);
        this.attributes = [];
        return html.charCodeAt(this.end) === GREATER_THAN;
    }
    #readAttributes(html) {
        const found = this.#found;
        found.length = 0;
        for (;;) {
            const at = placeOfOther(SPACE, html, this.#at);
            const code = html.charCodeAt(at);
            if (code === GREATER_THAN)
                return this.#endAt(at);
            if (code === SLASH) {
                this.selfClosing = true;
                return html.charCodeAt(at + 1) === GREATER_THAN && this.#endAt(at + 1);
            }
            this.#at = at;
            if (found.length === MAX_ATTRIBUTES || !this.#readAttribute(html))
                return false;
        }
    }
    #endAt(end) {
        this.end = end;
        const found = this.#found;
        // An array that grows takes room for seventeen at once.
        this.attributes = found.length === 1 ? [found[0]] : found.slice();
        return true;
    }
    #readAttribute(html) {
        const name = this.#readName(html);
        if (name === '')
            return false;
        for (const other of this.#found)
            if (other.name === name)
                return false;
        const value = html.charCodeAt(this.#at) === EQUALS ? this.#readValue(html) : this.#noValue(html);
        if (value === undefined)
            return false;
        this.#found.push({ name, value });
        return true;
    }
    /** Undefined where a value comes behind white space. */
    #noValue(html) {
        if (!isEndOfName(html.charCodeAt(this.#at)))
            return undefined;
        return html.charCodeAt(placeOfOther(SPACE, html, this.#at)) === EQUALS ? undefined : '';
    }
    #readValue(html) {
        const start = this.#at + 1;
        const quote = html.charCodeAt(start);
        if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
            const stops = quote === DOUBLE_QUOTE ? ENDS_DOUBLE_QUOTED : ENDS_SINGLE_QUOTED;
            const end = placeOfFirst(stops, html, start + 1);
            this.#at = end + 1;
            return html.charCodeAt(end) === quote ? html.slice(start + 1, end) : undefined;
        }
        const end = placeOfFirst(ENDS_UNQUOTED, html, start);
        this.#at = end;
        const code = html.charCodeAt(end);
        const isEnded = end > start && (code === GREATER_THAN || isIn(SPACE, code));
        return isEnded ? html.slice(start, end) : undefined;
    }
    /** Empty where none begins here. */
    #readName(html) {
        const from = this.#at;
        let code = html.charCodeAt(from);
        if (!isIn(NAME_STARTS, code))
            return '';
        let to = from;
        let hash = 0;
        do {
            hash = hashWith(hash, code);
            code = html.charCodeAt(++to);
        } while (isIn(NAME, code));
        this.#at = to;
        return nameIn(html, from, to, hash);
    }
}
function isEndOfName(code) {
    return code === GREATER_THAN || code === SLASH || isIn(SPACE, code);
}

;// CONCATENATED MODULE: ./lib/engine/formats/html/seen-tags.js

/** Tags that are kept of one source: the last of each hash. A power of two. */
const seen_tags_SLOTS = 512;
/** Characters of a tag; longer ones have an address or a text of their own, and come once. */
const seen_tags_MAX_LENGTH = 80;
const LESS_THAN = 0x3c;
const seen_tags_GREATER_THAN = 0x3e;
/**
 * The start tags of one source, of which most come again and again. What is written alike is read once, and its elements
 * share their attributes, which nobody changes.
 */
class SeenTags {
    #slots = new Array(seen_tags_SLOTS).fill(undefined);
    #slot = 0;
    #length = 0;
    /** @param start index of the `<` of a start tag */
    find(html, start) {
        let hash = 0;
        let at = start + 1;
        const most = start + seen_tags_MAX_LENGTH;
        for (;;) {
            const code = html.charCodeAt(at);
            if (code === seen_tags_GREATER_THAN)
                break;
            // Behind the end there is no character. Up to the next `<` each is looked at once, however many tags begin.
            if (++at >= most || code === LESS_THAN || !(code >= 0)) {
                this.#length = 0;
                return undefined;
            }
            hash = hashWith(hash, code);
        }
        this.#slot = (hash ^ (hash >>> 13)) & (seen_tags_SLOTS - 1);
        this.#length = at + 1 - start;
        const seen = this.#slots[this.#slot];
        return seen?.source.length === this.#length && html.startsWith(seen.source, start) ? seen : undefined;
    }
    /**
     * Keeps the tag that was not found just now.
     *
     * @param end index of its last character, which is another than the first `>` where that stands in a value
     */
    keep(html, start, end, tag) {
        if (this.#length === 0 || end + 1 - start !== this.#length)
            return;
        const { name, selfClosing, attributes } = tag;
        this.#slots[this.#slot] = { source: html.slice(start, end + 1), name, selfClosing, attributes };
    }
}

;// CONCATENATED MODULE: ./lib/engine/formats/html/run-tokenizer.js





const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const run_tokenizer_LESS_THAN = 0x3c;
const LOWER_A = 0x61;
const LOWER_Z = 0x7a;
const run_tokenizer_SLASH = 0x2f;
const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;
/** What the tokenizer replaces is left to it. */
const run_tokenizer_REPLACED = '\r\0';
const run_tokenizer_SPACE = ' \t\f\n';
const SPACES = charactersOf(run_tokenizer_SPACE);
const ENDS_TEXT = charactersOf(`${run_tokenizer_REPLACED}<&`);
const ENDS_WORD = charactersOf(`${run_tokenizer_REPLACED}<&${run_tokenizer_SPACE}`);
const run_tokenizer_ENDS_DOUBLE_QUOTED = charactersOf(`${run_tokenizer_REPLACED}"&`);
const run_tokenizer_ENDS_SINGLE_QUOTED = charactersOf(`${run_tokenizer_REPLACED}'&`);
const run_tokenizer_ENDS_UNQUOTED = charactersOf(`${run_tokenizer_REPLACED}${run_tokenizer_SPACE}&>"'<=\``);
const ENDS_COMMENT = charactersOf(`${run_tokenizer_REPLACED}<-`);
/** What names are nearly always made of. */
const run_tokenizer_NAME = charactersOf('abcdefghijklmnopqrstuvwxyz0123456789-');
/** Elements whose attributes the parser changes, as do all in drawings and formulas. */
const OWN_ATTRIBUTES = new Set(['html', 'body', 'svg', 'math']);
/**
 * The tokenizer of the HTML standard that takes characters which mean nothing in one go and not one by one, and text
 * with its white space as one token where the parser treats both alike. What the parser builds is the same, sooner.
 */
class RunTokenizer extends dist/* Tokenizer */._F {
    #handler;
    #tag = new PlainTag();
    #seen = new SeenTags();
    constructor(options, handler) {
        super(options, handler);
        this.#handler = handler;
    }
    _emitCodePoint(cp) {
        const isMixed = isSpace(cp) && this.#isInText() && this.#mayMix();
        if (isMixed)
            this._extendRun(cp);
        else
            super._emitCodePoint(cp);
    }
    _stateData(cp) {
        if (cp === run_tokenizer_LESS_THAN && this.#takeTag())
            return;
        super._stateData(cp);
        this.#takeText(cp);
    }
    _stateRcdata(cp) {
        super._stateRcdata(cp);
        this.#takeText(cp);
    }
    _stateRawtext(cp) {
        super._stateRawtext(cp);
        this.#takeText(cp);
    }
    _stateScriptData(cp) {
        super._stateScriptData(cp);
        this.#takeText(cp);
    }
    _stateComment(cp) {
        super._stateComment(cp);
        this.#takeRun(ENDS_COMMENT);
    }
    _stateAttributeValueDoubleQuoted(cp) {
        super._stateAttributeValueDoubleQuoted(cp);
        this.#takeRun(run_tokenizer_ENDS_DOUBLE_QUOTED);
    }
    _stateAttributeValueSingleQuoted(cp) {
        super._stateAttributeValueSingleQuoted(cp);
        this.#takeRun(run_tokenizer_ENDS_SINGLE_QUOTED);
    }
    _stateAttributeValueUnquoted(cp) {
        super._stateAttributeValueUnquoted(cp);
        this.#takeRun(run_tokenizer_ENDS_UNQUOTED);
    }
    _stateTagName(cp) {
        const token = this.currentToken;
        if (token.tagName === '' && isLowerCase(cp))
            token.tagName = this.#takeName();
        else
            super._stateTagName(cp);
    }
    _stateAttributeName(cp) {
        const attribute = this.currentAttr;
        if (attribute.name === '' && isLowerCase(cp))
            attribute.name = this.#takeName();
        else
            super._stateAttributeName(cp);
    }
    #isInText() {
        return this.currentCharacterToken?.type === dist/* Token.TokenType */.ou.k.CHARACTER;
    }
    /** Whether white space behind text is text to the parser. */
    #mayMix() {
        if (this.inForeignNode)
            return true;
        const { insertionMode } = this.#handler;
        return (insertionMode === dist/* InsertionMode */.PH.IN_BODY ||
            insertionMode === dist/* InsertionMode */.PH.IN_CELL ||
            insertionMode === dist/* InsertionMode */.PH.TEXT);
    }
    /** Takes a whole tag where it is written as most are. */
    #takeTag() {
        const { html, pos } = this.preprocessor;
        const isSharing = html.charCodeAt(pos + 1) !== run_tokenizer_SLASH && !this.inForeignNode;
        const seen = isSharing ? this.#seen.find(html, pos) : undefined;
        if (seen) {
            const { name, selfClosing, attributes } = seen;
            this.#emitTag(dist/* Token.TokenType */.ou.k.START_TAG, name, selfClosing, attributes, pos + seen.source.length - 1);
            return true;
        }
        const tag = this.#tag;
        if (!tag.read(html, pos))
            return false;
        const { name, selfClosing, attributes, end } = tag;
        if (isSharing && !OWN_ATTRIBUTES.has(name))
            this.#seen.keep(html, pos, end, tag);
        this.#emitTag(tag.isEnd ? dist/* Token.TokenType */.ou.k.END_TAG : dist/* Token.TokenType */.ou.k.START_TAG, name, selfClosing, attributes, end);
        return true;
    }
    #emitTag(type, tagName, selfClosing, attrs, end) {
        this._flushRun('');
        this.currentToken = {
            type,
            tagName,
            tagID: dist/* html.TAG_ID */.qy.JK.UNKNOWN,
            selfClosing,
            ackSelfClosing: false,
            attrs,
            location: this.getCurrentLocation(0),
        };
        this.preprocessor.pos = end;
        this.emitCurrentTagToken();
    }
    #takeText(cp) {
        if (!isSpace(cp)) {
            if (this.#isInText())
                this.#takeRun(this.#mayMix() ? ENDS_TEXT : ENDS_WORD);
        }
        else if (!this.#isInText())
            this.#takeSpace();
    }
    /** Takes what is behind a character that means nothing, up to one that does. */
    #takeRun(stops) {
        const { html, pos } = this.preprocessor;
        if (!isStop(html.charCodeAt(pos), stops))
            this.#takeUpTo(endOfRun(html, pos + 1, stops));
    }
    #takeSpace() {
        const { html, pos } = this.preprocessor;
        if (html.charCodeAt(pos) !== CARRIAGE_RETURN)
            this.#takeUpTo(placeOfOther(SPACES, html, pos + 1));
    }
    #takeUpTo(end) {
        this.preprocessor.pos = end - 1;
        this.runEnd = end;
    }
    /** Takes a name whose first character is the current one. */
    #takeName() {
        const { preprocessor } = this;
        const { html, pos } = preprocessor;
        let hash = 0;
        let end = pos;
        for (let code = html.charCodeAt(end); end === pos || isIn(run_tokenizer_NAME, code); code = html.charCodeAt(++end)) {
            hash = hashWith(hash, code);
        }
        preprocessor.pos = end - 1;
        return nameIn(html, pos, end, hash);
    }
}
function endOfRun(html, from, stops) {
    let at = from;
    while (at < html.length && !isStop(html.charCodeAt(at), stops))
        at++;
    return at;
}
/** Surrogates stop as well, of which the tokenizer makes one character, and so does the end. */
function isStop(code, stops) {
    return isIn(stops, code) || !(code < FIRST_SURROGATE || code > LAST_SURROGATE);
}
function isSpace(cp) {
    return cp === 0x20 || cp === LINE_FEED || cp === 0x09 || cp === 0x0c;
}
function isLowerCase(cp) {
    return cp >= LOWER_A && cp <= LOWER_Z;
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


/***/ })

};
