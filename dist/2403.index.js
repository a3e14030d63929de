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
    set endLine(_) { }
    get endCol() {
        return UNCOUNTED;
    }
    set endCol(_) { }
}

;// CONCATENATED MODULE: ./lib/engine/formats/html/element-place.js

const NONE = -1;
class ElementPlace extends SourceSpan {
    #tagEnd;
    #endTag = NONE;
    #endTagEnd = NONE;
    constructor(tag) {
        super(tag.startOffset, tag.endOffset);
        this.#tagEnd = tag.endOffset;
    }
    get startTag() {
        return new SourceSpan(this.startOffset, this.#tagEnd);
    }
    get endTag() {
        const tag = this.#endTag === NONE ? undefined : new SourceSpan(this.#endTag, this.#endTagEnd);
        return tag;
    }
    closeWith(tag) {
        this.#endTag = tag.startOffset;
        this.#endTagEnd = tag.endOffset;
        this.endOffset = tag.endOffset;
    }
}

// EXTERNAL MODULE: ./lib/engine/formats/html/run-tokenizer.js + 4 modules
var run_tokenizer = __webpack_require__(91328);
;// CONCATENATED MODULE: ./lib/engine/formats/html/bounded-parser.js




const MAX_CHARACTERS = 4 * 1024 * 1024;
const MAX_NODES = 100_000;
const ATTRIBUTES_PER_NODE = 4;
const MAX_ATTRIBUTES = 1000;
const MAX_DEPTH = 512;
const MAX_TAGS = 1000;
const NOTED_TAGS = new Set(['html', 'head', 'body', 'form']);
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
    onUnfinishedTag() {
        const at = this.#source.slice(this.#lastTagEnd).search(/<[a-z/]/i);
        if (at >= 0)
            this.#unfinishedTag = this.#lastTagEnd + at;
    }
    #endHere() {
        const end = this.tokenizer.preprocessor.offset + 1;
        this.onEof({ type: dist/* Token.TokenType */.ou.k.EOF, location: new SourceSpan(end, end) });
        return end;
    }
}
function tooMany(most, what) {
    return `it has more than ${most.toLocaleString('en')} ${what}`;
}
function wholeCharacters(text, max) {
    if (text.length <= max)
        return text.length;
    const last = text.charCodeAt(max - 1);
    return last >= 0xd800 && last < 0xdc00 ? max - 1 : max;
}
class NotingTokenizer extends run_tokenizer/* RunTokenizer */.r {
    #parser;
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
const BOUNDED = {
    ...dist/* defaultTreeAdapter */.jh,
    createElement(tagName, namespace, attributes) {
        spend(this, 1 + Math.floor(attributes.length / ATTRIBUTES_PER_NODE));
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
function append(parent, child) {
    child.parentNode = parent;
    if (parent.childNodes.length === 0)
        parent.childNodes = [child];
    else
        parent.childNodes.push(child);
}
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
function orderOfMade(made) {
    const ends = new Uint32Array(made.length);
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
const STEP_BOUNDARY = ' > ';
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
const HOLDS_ALL = new Set(['html', 'head', 'body']);
const MAX_BASE = 2048;
const ELEMENT_BYTES = 700;
const MAX_ADDRESSES = 5000;
class HtmlDocument {
    url;
    source;
    root;
    unread;
    rest;
    sourceTags;
    readings = new Map();
    #byTag = new Map();
    #byTags = new Map();
    #order;
    #ends;
    #byAttribute;
    #steps = new Map();
    #relativeTo;
    schemeOfHosts;
    #addresses = new Map();
    #baseUrl;
    #lineStarts;
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
    get bytes() {
        return 2 * this.source.length + ELEMENT_BYTES * this.#order.length;
    }
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
    withAttribute(...names) {
        this.#byAttribute ??= byAttributeOf(this.#order);
        return this.#inOrder(names.map(name => this.#byAttribute.get(name) ?? []));
    }
    isBelow({ order = -1 }, ancestor) {
        const from = ancestor.order ?? Number.POSITIVE_INFINITY;
        return order > from && order < this.#ends[from];
    }
    elementsIn({ order }) {
        return order === undefined ? [] : this.#order.slice(order, this.#ends[order]);
    }
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
    get doctype() {
        return this.root.childNodes.find(node => node.nodeName === '#documentType');
    }
    get quirks() {
        return this.root.mode === 'quirks';
    }
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
    resolve(url) {
        return this.addressOf(url)?.href;
    }
    addressOf(url) {
        const known = this.#addresses.get(url);
        if (known)
            return known;
        const written = url.trim();
        const isOfPage = /^(?:#|$)/.test(written) && this.baseUrl === this.#relativeTo;
        const address = this.#parsed(written, isOfPage ? this.url : this.baseUrl);
        if (address && this.#addresses.size < MAX_ADDRESSES)
            this.#addresses.set(url, address);
        return address;
    }
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
    selectorOf(element) {
        return selectorOf(element, this.#steps);
    }
    elementsAt(selectors) {
        const ends = selectorTree(selectors);
        return new Set(this.#order.filter(element => isAmong(ends, element, this.#steps)));
    }
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
    sourceOf({ sourceCodeLocation: location }) {
        return location ? this.source.slice(location.startOffset, location.endOffset) : undefined;
    }
    positionOf(element, offset) {
        const location = element.sourceCodeLocation;
        if (offset !== undefined)
            return this.positionAt(offset);
        return location ? this.positionAt(location.startOffset) : undefined;
    }
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
function attribute({ attrs }, name) {
    for (let at = 0; at < attrs.length; at++)
        if (attrs[at].name === name)
            return attrs[at].value;
    return undefined;
}
function isElement(node) {
    return 'tagName' in node;
}
function parentOf(element) {
    const parent = element.parentNode;
    return parent && isElement(parent) ? parent : undefined;
}
function isInside(element, tag) {
    for (let up = parentOf(element); up; up = parentOf(up))
        if (up.tagName === tag)
            return true;
    return false;
}
function textOf(root) {
    return textWith(root, NONE_APART);
}
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
const MAX_START_NODES = 100;
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
function foldSpace(text) {
    return text.trim().replace(UNFOLDED, ' ');
}
const UNFOLDED = /[^\S ]\s*| \s+/g;
const MAX_SELECTOR_STEPS = 200;
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
const LOOKED_UP = 0x80;
function charactersOf(characters) {
    const set = new Uint8Array(LOOKED_UP);
    for (const character of characters)
        set[character.charCodeAt(0)] = 1;
    return set;
}
function isIn(characters, code) {
    return code < LOOKED_UP && characters[code] === 1;
}
function placeOfFirst(characters, text, from) {
    let at = from;
    while (at < text.length && !isIn(characters, text.charCodeAt(at)))
        at++;
    return at;
}
function placeOfOther(characters, text, from) {
    let at = from;
    while (at < text.length && isIn(characters, text.charCodeAt(at)))
        at++;
    return at;
}

;// CONCATENATED MODULE: ./lib/engine/formats/html/kept-names.js
const SLOTS = 4096;
const MAX_LENGTH = 32;
const HASH_FACTOR = 31;
const kept = new Array(SLOTS).fill('');
function hashWith(hash, code) {
    return (Math.imul(hash, HASH_FACTOR) + code) | 0;
}
function nameIn(html, from, to, hash) {
    const slot = hash & (SLOTS - 1);
    const known = kept[slot];
    if (known.length === to - from && html.startsWith(known, from))
        return known;
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
const MAX_ATTRIBUTES = 32;
const REPLACED = '\r\0&';
const ENDS_DOUBLE_QUOTED = charactersOf(`${REPLACED}"`);
const ENDS_SINGLE_QUOTED = charactersOf(`${REPLACED}'`);
const ENDS_UNQUOTED = charactersOf(`${REPLACED} \t\f\n>"'<=\``);
const SPACE = charactersOf(' \t\f\n');
const NAME_STARTS = charactersOf('abcdefghijklmnopqrstuvwxyz');
const NAME = charactersOf('abcdefghijklmnopqrstuvwxyz0123456789-_');
class PlainTag {
    isEnd = false;
    name = '';
    selfClosing = false;
    attributes = [];
    end = 0;
    #found = [];
    #at = 0;
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

const seen_tags_SLOTS = 512;
const seen_tags_MAX_LENGTH = 80;
const LESS_THAN = 0x3c;
const seen_tags_GREATER_THAN = 0x3e;
class SeenTags {
    #slots = new Array(seen_tags_SLOTS).fill(undefined);
    #slot = 0;
    #length = 0;
    find(html, start) {
        let hash = 0;
        let at = start + 1;
        const most = start + seen_tags_MAX_LENGTH;
        for (;;) {
            const code = html.charCodeAt(at);
            if (code === seen_tags_GREATER_THAN)
                break;
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
const run_tokenizer_REPLACED = '\r\0';
const run_tokenizer_SPACE = ' \t\f\n';
const SPACES = charactersOf(run_tokenizer_SPACE);
const ENDS_TEXT = charactersOf(`${run_tokenizer_REPLACED}<&`);
const ENDS_WORD = charactersOf(`${run_tokenizer_REPLACED}<&${run_tokenizer_SPACE}`);
const run_tokenizer_ENDS_DOUBLE_QUOTED = charactersOf(`${run_tokenizer_REPLACED}"&`);
const run_tokenizer_ENDS_SINGLE_QUOTED = charactersOf(`${run_tokenizer_REPLACED}'&`);
const run_tokenizer_ENDS_UNQUOTED = charactersOf(`${run_tokenizer_REPLACED}${run_tokenizer_SPACE}&>"'<=\``);
const ENDS_COMMENT = charactersOf(`${run_tokenizer_REPLACED}<-`);
const run_tokenizer_NAME = charactersOf('abcdefghijklmnopqrstuvwxyz0123456789-');
const OWN_ATTRIBUTES = new Set(['html', 'body', 'svg', 'math']);
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
    #mayMix() {
        if (this.inForeignNode)
            return true;
        const { insertionMode } = this.#handler;
        return (insertionMode === dist/* InsertionMode */.PH.IN_BODY ||
            insertionMode === dist/* InsertionMode */.PH.IN_CELL ||
            insertionMode === dist/* InsertionMode */.PH.TEXT);
    }
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

function header(response, name) {
    return response.headers.get(name.toLowerCase())?.join(', ');
}
function headerValues(response, name) {
    return response.headers.get(name.toLowerCase()) ?? [];
}
function mediaType(response) {
    return (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .parseContentType */ .x)(headerValues(response, 'content-type')).mediaType;
}
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
