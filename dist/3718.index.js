export const id = 3718;
export const ids = [3718];
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

/***/ 42574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ INDEXING_RULES),
/* harmony export */   XY: () => (/* binding */ ABANDONED_RULES),
/* harmony export */   ju: () => (/* binding */ FOREIGN_RULES),
/* harmony export */   lr: () => (/* binding */ directiveOf)
/* harmony export */ });
/** Misspellings that Google's parser takes for the right name. It compares starts of names, so `allowed` is `allow`. */
const ACCEPTED = [
    ['user-agent', ['user-agent', 'useragent', 'user agent']],
    ['allow', ['allow']],
    ['disallow', ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw']],
    ['sitemap', ['sitemap', 'site-map']],
];
/**
 * Which directive a name stands for, as Google's parser decides it.
 *
 * @param name as written before the colon, in any case
 * @see https://github.com/google/robotstxt
 */
function directiveOf(name) {
    const lower = name.toLowerCase();
    for (const [directive, starts] of ACCEPTED) {
        if (starts.some(start => lower.startsWith(start)))
            return { directive, misspelled: lower !== directive };
    }
    return { directive: 'other', misspelled: false };
}
/** Rules about indexing. No search engine reads them in robots.txt: Google stopped in September 2019. */
const INDEXING_RULES = new Set(['noindex', 'nofollow', 'noarchive', 'nosnippet']);
/** Rules that had a reader once and have none among the large search engines today. */
const ABANDONED_RULES = new Set([
    'domain',
    'host',
    'request-rate',
    'revisit-after',
    'visit-time',
]);
/**
 * Rules that Google does not read, but others do: `crawl-delay` Bing, `clean-param` Yandex, and the two that say what
 * content may be used for (IETF aipref and Cloudflare's Content Signals).
 */
const FOREIGN_RULES = new Set([
    'clean-param',
    'content-signal',
    'content-usage',
    'crawl-delay',
]);


/***/ }),

/***/ 56756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ groupsFor),
/* harmony export */   LD: () => (/* binding */ decide)
/* harmony export */ });
/* unused harmony export pathOf */
/* harmony import */ var _parser_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12655);

/**
 * Whether rules allow a URL: those of the first of the agents that a group names, else those for `*`. The rule with
 * the longest pattern decides, and `allow` between equals.
 *
 * @param agents product tokens in any case, the most specific first
 * @param url an absolute URL in its percent-encoded form
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2
 */
function decide(rules, agents, url, dialect = 'google') {
    const path = pathOf(url).slice(0, MAX_PATH);
    const compared = dialect === 'google' ? path : withPlainLetters(path);
    const best = bestOf(preparedRules(rules, agents, dialect), compared);
    return best ? { allowed: best.rule.allow, rule: best.rule } : { allowed: true };
}
/** Characters of a path that are compared: no line that is read has a longer pattern. */
const MAX_PATH = _parser_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_LINE_BYTES */ .Oc;
function bestOf({ byStart, lengths }, path) {
    let best;
    for (const length of lengths) {
        if (length > path.length)
            break;
        for (const rule of byStart.get(path.slice(0, length)) ?? []) {
            if (best && rule.rank > best.rank)
                break;
            if (goesOn(rule, path, length))
                best = rule;
        }
    }
    return best;
}
function preparedRules(rules, agents, dialect) {
    const agent = agentFor(rules, agents);
    const key = `${dialect} ${agent}`;
    const known = rules.prepared.get(key);
    if (known)
        return known;
    const prepared = prepare(rules.byAgent.get(agent) ?? [], dialect);
    rules.prepared.set(key, prepared);
    return prepared;
}
function prepare(groups, dialect) {
    const written = groups
        .flatMap(({ rules }) => rules.flatMap(rule => patternsOf(rule, dialect).map(pattern => ({ rule, pattern }))))
        .filter(({ pattern }) => pattern !== '');
    const byRank = written.toSorted((a, b) => b.pattern.length - a.pattern.length || Number(b.rule.allow) - Number(a.rule.allow));
    const byStart = new Map();
    const seen = new Set();
    for (const [rank, { rule, pattern }] of byRank.entries()) {
        // Of equal patterns the first in this order decides.
        if (seen.has(pattern))
            continue;
        seen.add(pattern);
        const { start, parts, end } = piecesOf(pattern);
        const same = byStart.get(start);
        const prepared = { rule, rank, parts, end };
        if (same)
            same.push(prepared);
        else
            byStart.set(start, [prepared]);
    }
    const lengths = [...new Set(Array.from(byStart.keys(), ({ length }) => length))].sort((a, b) => a - b);
    return { byStart, lengths };
}
/** The groups that hold for a crawler: of the first of its tokens that is named, else those for `*`. */
function groupsFor(rules, agents) {
    return rules.byAgent.get(agentFor(rules, agents)) ?? [];
}
function agentFor({ byAgent }, agents) {
    return agents.map(agent => agent.toLowerCase()).find(agent => byAgent.has(agent)) ?? '*';
}
/** The pattern of a rule, and a further one that Google reads into it. An empty one has no say. */
function patternsOf(rule, dialect) {
    if (dialect === 'standard')
        return [withPlainLetters(rule.pattern)];
    const directory = rule.allow ? directoryOf(rule.pattern) : undefined;
    return directory === undefined ? [rule.pattern] : [rule.pattern, directory];
}
/** `/a/$` for `/a/index.html`: Google takes an allowed index page for its directory too. */
function directoryOf(pattern) {
    const slash = pattern.lastIndexOf('/');
    return slash >= 0 && pattern.startsWith('/index.htm', slash) ? `${pattern.slice(0, slash + 1)}$` : undefined;
}
/** `*` is any run of characters, `$` at the end of a pattern is the end of the path. */
function piecesOf(pattern) {
    const toEnd = pattern.endsWith('$');
    const [start = '', ...parts] = (toEnd ? pattern.slice(0, -1) : pattern).split('*');
    return {
        start,
        parts: parts.filter((part, at) => part !== '' || at === parts.length - 1),
        end: undefined,
        ...(toEnd && { end: parts.at(-1) ?? '' }),
    };
}
/** Whether a path that begins as a rule does goes on as it says. The time grows with the sum of both lengths. */
function goesOn({ parts, end }, path, from) {
    if (parts.length === 0)
        return end === undefined || path.length === from;
    let at = from;
    const between = end === undefined ? parts.length : parts.length - 1;
    for (let index = 0; index < between; index++) {
        const part = parts[index];
        const found = indexOf(path, part, at);
        if (found < 0)
            return false;
        at = found + part.length;
    }
    return end === undefined || (path.length - at >= end.length && path.endsWith(end));
}
/** Below this product of lengths the search of the language is quicker, whatever the texts. */
const SMALL_SEARCH = 4096;
/** `String.indexOf` in linear time whatever the strings (Knuth, Morris and Pratt): rules come from strangers. */
function indexOf(text, part, from) {
    if (part.length * (text.length - from) < SMALL_SEARCH || part.length < 2)
        return text.indexOf(part, from);
    const borders = bordersOf(part);
    let matched = 0;
    for (let at = from; at < text.length; at++) {
        while (matched > 0 && text.charCodeAt(at) !== part.charCodeAt(matched))
            matched = borders[matched - 1];
        if (text.charCodeAt(at) === part.charCodeAt(matched))
            matched++;
        if (matched === part.length)
            return at - part.length + 1;
    }
    return -1;
}
/** For each start of a text, the length of the longest shorter start that is also its end. */
function bordersOf(text) {
    const borders = new Uint16Array(text.length);
    for (let at = 1, length = 0; at < text.length; at++) {
        while (length > 0 && text.charCodeAt(at) !== text.charCodeAt(length))
            length = borders[length - 1];
        if (text.charCodeAt(at) === text.charCodeAt(length))
            length++;
        borders[at] = length;
    }
    return borders;
}
/**
 * Path, parameters and query of a URL as Google's matcher cuts them out: from the first of `/`, `?` and `;` behind the
 * authority to the fragment, `/` where there is none.
 */
function pathOf(url) {
    const start = url.startsWith('//') ? 2 : 0;
    const early = indexOfAny(url, start);
    const scheme = url.indexOf('://', start);
    const authority = scheme < 0 || early < scheme ? start : scheme + 3;
    const path = indexOfAny(url, authority);
    if (path === Number.POSITIVE_INFINITY)
        return '/';
    const hash = url.indexOf('#', start);
    if (hash >= 0 && hash < path)
        return '/';
    const part = url.slice(path, hash < 0 ? undefined : hash);
    return part.startsWith('/') ? part : `/${part}`;
}
function indexOfAny(url, from) {
    const found = url.slice(from).search(/[/?;]/);
    return found < 0 ? Number.POSITIVE_INFINITY : from + found;
}
/** Decodes percent-encoded unreserved characters (RFC 3986 section 2.3) and puts other encodings in upper case. */
function withPlainLetters(text) {
    if (!text.includes('%'))
        return text;
    return text.replace(/%[0-9a-fA-F]{2}/g, encoded => {
        const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
        return /[A-Za-z0-9._~-]/.test(character) ? character : encoded.toUpperCase();
    });
}


/***/ }),

/***/ 12655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N5: () => (/* binding */ parseRobotsTxt),
/* harmony export */   Oc: () => (/* binding */ MAX_LINE_BYTES),
/* harmony export */   jk: () => (/* binding */ agentOf),
/* harmony export */   zx: () => (/* binding */ MAX_BYTES)
/* harmony export */ });
/* unused harmony export escapePattern */
/* harmony import */ var _directives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42574);

/** Google reads no further. RFC 9309 section 2.5 asks crawlers for at least as much. */
const MAX_BYTES = 500 * 1024;
/** Google's parser drops what a line has beyond 8 times the longest URL of browsers, less one. */
const MAX_LINE_BYTES = 8 * 2083 - 1;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
/**
 * Parses robots.txt as Google's open-source parser does: RFC 9309, and all that Google tolerates beyond it.
 *
 * Bytes are read as they are, so no input is refused. A line that the cap on the file cuts in two is left out.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2
 * @see https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt
 */
function parseRobotsTxt(body) {
    const lines = [];
    const unreadable = [];
    const tooLong = [];
    const groups = new GroupBuilder();
    let number = 0;
    for (const octets of physicalLines(body)) {
        number++;
        const text = displayText(octets);
        if (octets.length > MAX_LINE_BYTES)
            tooLong.push({ line: number, bytes: octets.length, text });
        const read = readLine(octets.slice(0, MAX_LINE_BYTES));
        if (read === 'empty')
            continue;
        if (read === 'unreadable') {
            unreadable.push({ line: number, text });
            continue;
        }
        const named = (0,_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .directiveOf */ .lr)(read.name);
        const outsideGroup = groups.add(named.directive, read.value, number, text);
        lines.push({
            ...named,
            line: number,
            name: displayText(read.name),
            value: displayText(read.value),
            text,
            missingColon: read.missingColon,
            outsideGroup,
        });
    }
    const size = body.length;
    const ignoredBytes = Math.max(0, size - MAX_BYTES);
    return { lines, unreadable, tooLong, ...groups.build(), prepared: new Map(), size, ignoredBytes };
}
/** Lines as strings of octets (latin1), the byte-order mark left out, whole or in part. */
function physicalLines(body) {
    let start = 0;
    while (start < BYTE_ORDER_MARK.length && body[start] === BYTE_ORDER_MARK[start])
        start++;
    const lines = body.toString('latin1', start, Math.min(body.length, MAX_BYTES)).split(/\r\n|\r|\n/);
    const cutInTwo = body.length > MAX_BYTES && !isLineEnd(body[MAX_BYTES]) && !isLineEnd(body[MAX_BYTES - 1]);
    if (cutInTwo)
        lines.pop();
    return lines;
}
function isLineEnd(octet) {
    return octet === 0x0a || octet === 0x0d;
}
/** Name and value of a line: without its comment, split at the colon, or at the white space between just two words. */
function readLine(octets) {
    const line = trimAscii(until(until(octets, '\0'), '#'));
    if (line === '')
        return 'empty';
    const colon = line.indexOf(':');
    if (colon >= 0) {
        const name = trimAscii(line.slice(0, colon));
        return name === '' ? 'unreadable' : { name, value: trimAscii(line.slice(colon + 1)), missingColon: false };
    }
    const space = line.search(/[ \t]/);
    if (space < 0)
        return 'unreadable';
    const value = line.slice(space).replace(/^[ \t]+/, '');
    if (/[ \t]/.test(value))
        return 'unreadable';
    return { name: trimAscii(line.slice(0, space)), value: trimAscii(value), missingColon: true };
}
function until(text, mark) {
    const at = text.indexOf(mark);
    return at < 0 ? text : text.slice(0, at);
}
/** Without the white space of ASCII around it: `trim` would also take a no-break space, which is an octet here. */
function trimAscii(text) {
    let start = 0;
    let end = text.length;
    while (start < end && isAsciiSpace(text.charCodeAt(start)))
        start++;
    while (end > start && isAsciiSpace(text.charCodeAt(end - 1)))
        end--;
    return text.slice(start, end);
}
function isAsciiSpace(code) {
    return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}
function displayText(octets) {
    return Buffer.from(octets, 'latin1').toString('utf8').trim();
}
/**
 * The agent of a `user-agent` value: `*` where that stands alone or before white space, else the value up to the
 * first character that a product token cannot hold, in lower case. May be empty.
 */
function agentOf(value) {
    if (/^\*(?:[ \t\v\f]|$)/.test(value))
        return '*';
    return /^[A-Za-z_-]*/.exec(value)[0].toLowerCase();
}
/** Percent-encodes octets beyond ASCII and puts percent-encodings in upper case: `/é%aa` is `/%C3%A9%AA`. */
function escapePattern(octets) {
    return octets.replace(/%[0-9a-fA-F]{2}|[\x80-\xff]/g, match => match.length === 3
        ? match.toUpperCase()
        : `%${match.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
/** Gathers groups: rules close the list of agents, lines of other kinds do not. */
class GroupBuilder {
    #groups = [];
    /** @returns whether the line is a rule that no group holds */
    add(directive, value, line, text) {
        let group = this.#groups.at(-1);
        if (directive === 'user-agent') {
            if (!group || group.rules.length > 0) {
                group = { line, agents: [], rules: [] };
                this.#groups.push(group);
            }
            group.agents.push(agentOf(value));
        }
        if (directive !== 'allow' && directive !== 'disallow')
            return false;
        group?.rules.push({ allow: directive === 'allow', pattern: escapePattern(value), line, text });
        return group === undefined;
    }
    build() {
        const byAgent = new Map();
        for (const group of this.#groups) {
            for (const agent of new Set(group.agents)) {
                const same = byAgent.get(agent);
                if (same)
                    same.push(group);
                else
                    byAgent.set(agent, [group]);
            }
        }
        return { groups: this.#groups, byAgent };
    }
}


/***/ }),

/***/ 51644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xb: () => (/* binding */ verdictFor),
/* harmony export */   h6: () => (/* binding */ MAX_ROBOTS_REDIRECTS),
/* harmony export */   mO: () => (/* binding */ readRobotsTxt),
/* harmony export */   yw: () => (/* binding */ sitemapsOf)
/* harmony export */ });
/* harmony import */ var _bots_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27710);
/* harmony import */ var _matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56756);
/* harmony import */ var _parser_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12655);



/** Google follows this many redirects to robots.txt and then takes it as missing; RFC 9309 section 2.3.1.2 asks for it. */
const MAX_ROBOTS_REDIRECTS = 5;
const ENDLESS = new Set([
    'redirect-loop',
    'too-many-redirects',
    'bad-location',
    'bad-scheme',
]);
/** Takes the answer to a request for robots.txt as a crawler does. */
function readRobotsTxt(url, exchange) {
    const { final, failure, hops } = exchange;
    if (failure) {
        const reason = `${failure.url} ${failure.message}`;
        return ENDLESS.has(failure.kind) && hops.length > 0
            ? { kind: 'allow-all', url, reason, exchange }
            : { kind: 'unreachable', url, reason, exchange };
    }
    const redirects = hops.length - 1;
    if (redirects > MAX_ROBOTS_REDIRECTS) {
        return { kind: 'allow-all', url, reason: `redirects ${redirects} times`, response: final, exchange };
    }
    const { status } = final;
    if (status >= 200 && status < 300) {
        return { kind: 'rules', url, response: final, rules: (0,_parser_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRobotsTxt */ .N5)(final.body), exchange };
    }
    const kind = status === 429 || status >= 500 ? 'disallow-all' : 'allow-all';
    return { kind, url, reason: `answers ${status}`, response: final, exchange };
}
/**
 * Whether a bot may fetch a URL of the site that the robots.txt belongs to.
 *
 * A robots.txt that is unreachable disallows all, as RFC 9309 section 2.3.1.4 says. robots.txt itself is always allowed.
 *
 * @param botName as in the table of bots, or any product token; `*` is a crawler that no group names
 */
function verdictFor(robots, botName, url) {
    const { href, pathname } = new URL(url);
    if (pathname === '/robots.txt')
        return { allowed: true, line: null, rule: null };
    if (robots.kind !== 'rules')
        return { allowed: robots.kind === 'allow-all', line: null, rule: null };
    const { agents, dialect } = (0,_bots_js__WEBPACK_IMPORTED_MODULE_0__/* .botNamed */ .rW)(botName);
    const { allowed, rule } = (0,_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .decide */ .LD)(robots.rules, agents, href, dialect);
    return { allowed, line: rule?.line ?? null, rule: rule?.text ?? null };
}
/** The sitemaps that a robots.txt names, in its order. */
function sitemapsOf(robots) {
    if (robots.kind !== 'rules')
        return [];
    return robots.rules.lines
        .filter(({ directive }) => directive === 'sitemap')
        .map(({ value, line, text }) => {
        const url = /^https?:\/\//i.test(value) ? URL.parse(value)?.href : undefined;
        return url === undefined ? { value, line, text } : { value, url, line, text };
    });
}


/***/ })

};
