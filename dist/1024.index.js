export const id = 1024;
export const ids = [1024];
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

/***/ 31024:
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
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/lighthouse-score.js
/**
 * Weights in Lighthouse's accessibility score, each with the rules of axe-core that it holds for. Rules that Lighthouse
 * shows for information alone do not count there, whatever weight stands beside them.
 */
const RULES_BY_WEIGHT = [
    [
        10,
        [
            'aria-allowed-attr',
            'aria-hidden-body',
            'aria-required-attr',
            'aria-required-children',
            'aria-required-parent',
            'aria-roles',
            'aria-valid-attr',
            'aria-valid-attr-value',
            'button-name',
            'image-alt',
            'input-button-name',
            'input-image-alt',
            'label',
            'meta-refresh',
            'meta-viewport',
            'select-name',
        ],
    ],
    [
        7,
        [
            'accesskeys',
            'aria-command-name',
            'aria-conditional-attr',
            'aria-dialog-name',
            'aria-hidden-focus',
            'aria-input-field-name',
            'aria-meter-name',
            'aria-progressbar-name',
            'aria-prohibited-attr',
            'aria-text',
            'aria-toggle-field-name',
            'aria-tooltip-name',
            'aria-treeitem-name',
            'color-contrast',
            'definition-list',
            'dlitem',
            'document-title',
            'frame-title',
            'html-has-lang',
            'html-lang-valid',
            'link-in-text-block',
            'link-name',
            'list',
            'listitem',
            'object-alt',
            'tabindex',
            'target-size',
            'td-headers-attr',
            'valid-lang',
        ],
    ],
    [3, ['heading-order', 'html-xml-lang-mismatch', 'landmark-one-main', 'skip-link']],
    [1, ['aria-deprecated-role', 'autocomplete-valid', 'presentation-role-conflict', 'svg-img-alt']],
];
const WEIGHTS = new Map(RULES_BY_WEIGHT.flatMap(([weight, rules]) => rules.map(rule => [rule, weight])));
/**
 * The accessibility score as Lighthouse 13.5 computes it: of the rules that it weighs and that apply to the page, the
 * weight of those without a violation over the weight of all. Unlike there, violations inside of frames count.
 *
 * @returns 0 to 100, or null where none of them applies
 * @see https://developer.chrome.com/docs/lighthouse/accessibility/scoring
 * @see https://github.com/GoogleChrome/lighthouse/blob/v13.5.0/core/config/default-config.js
 */
function lighthouseScore(applicable, violated) {
    let passed = 0;
    let all = 0;
    for (const rule of applicable) {
        const weight = WEIGHTS.get(rule) ?? 0;
        all += weight;
        if (!violated.has(rule))
            passed += weight;
    }
    return all === 0 ? null : Math.round((100 * passed) / all);
}

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/axe-rules.js
// Made by `npm run generate`; change the sources instead.
// From axe-core 4.14.1, copyright Deque Systems, Inc., licensed under the Mozilla Public License 2.0.
/** A rule a line, as JSON. */
const AXE_RULES = String.raw `
{"id":"accesskeys","enabled":true,"impact":"serious","tags":["cat.keyboard","best-practice"],"help":"accesskey attribute value should be unique","description":"Ensure every accesskey attribute value is unique","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/accesskeys"}
{"id":"area-alt","enabled":true,"impact":"critical","tags":["cat.text-alternatives","wcag2a","wcag244","wcag412","section508","section508.22.a","TTv5","TT6.a","EN-301-549","EN-9.2.4.4","EN-9.4.1.2","ACT","RGAAv4","RGAA-1.1.2"],"help":"Active <area> elements must have alternative text","description":"Ensure <area> elements of image maps have alternative text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/area-alt"}
{"id":"aria-allowed-attr","enabled":true,"impact":"critical","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-7.1.1"],"help":"Elements must only use supported ARIA attributes","description":"Ensure an element's role supports its ARIA attributes","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-allowed-attr"}
{"id":"aria-allowed-role","enabled":true,"impact":"minor","tags":["cat.aria","best-practice"],"help":"ARIA role should be appropriate for the element","description":"Ensure role attribute has an appropriate value for the element","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-allowed-role"}
{"id":"aria-braille-equivalent","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2"],"help":"aria-braille attributes must have a non-braille equivalent","description":"Ensure aria-braillelabel and aria-brailleroledescription have a non-braille equivalent","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-braille-equivalent"}
{"id":"aria-command-name","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag412","TTv5","TT6.a","EN-301-549","EN-9.4.1.2","ACT","RGAAv4","RGAA-11.9.1"],"help":"ARIA commands must have an accessible name","description":"Ensure every ARIA button, link and menuitem has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-command-name"}
{"id":"aria-conditional-attr","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-7.1.1"],"help":"ARIA attributes must be used as specified for the element's role","description":"Ensure ARIA attributes are used as described in the specification of the element's role","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-conditional-attr"}
{"id":"aria-deprecated-role","enabled":true,"impact":"minor","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-7.1.1"],"help":"Deprecated ARIA roles must not be used","description":"Ensure elements do not use deprecated roles","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-deprecated-role"}
{"id":"aria-dialog-name","enabled":true,"impact":"serious","tags":["cat.aria","best-practice"],"help":"ARIA dialog and alertdialog nodes should have an accessible name","description":"Ensure every ARIA dialog and alertdialog node has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-dialog-name"}
{"id":"aria-hidden-body","enabled":true,"impact":"critical","tags":["cat.aria","wcag2a","wcag131","wcag412","EN-301-549","EN-9.1.3.1","EN-9.4.1.2","RGAAv4","RGAA-10.8.1"],"help":"aria-hidden=\"true\" must not be present on the document body","description":"Ensure aria-hidden=\"true\" is not present on the document body.","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-hidden-body"}
{"id":"aria-hidden-focus","enabled":true,"impact":"serious","tags":["cat.name-role-value","wcag2a","wcag412","TTv5","TT6.a","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-10.8.1"],"help":"ARIA hidden element must not be focusable or contain focusable elements","description":"Ensure aria-hidden elements are not focusable nor contain focusable elements","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-hidden-focus"}
{"id":"aria-input-field-name","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag412","TTv5","TT5.c","EN-301-549","EN-9.4.1.2","ACT","RGAAv4","RGAA-11.1.1"],"help":"ARIA input fields must have an accessible name","description":"Ensure every ARIA input field has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-input-field-name"}
{"id":"aria-meter-name","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag111","EN-301-549","EN-9.1.1.1","RGAAv4","RGAA-11.1.1"],"help":"ARIA meter nodes must have an accessible name","description":"Ensure every ARIA meter node has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-meter-name"}
{"id":"aria-progressbar-name","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag111","EN-301-549","EN-9.1.1.1","RGAAv4","RGAA-11.1.1"],"help":"ARIA progressbar nodes must have an accessible name","description":"Ensure every ARIA progressbar node has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-progressbar-name"}
{"id":"aria-prohibited-attr","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-7.1.1"],"help":"Elements must only use permitted ARIA attributes","description":"Ensure ARIA attributes are not prohibited for an element's role","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-prohibited-attr"}
{"id":"aria-required-attr","enabled":true,"impact":"critical","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-7.1.1"],"help":"Required ARIA attributes must be provided","description":"Ensure elements with ARIA roles have all required ARIA attributes","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-required-attr"}
{"id":"aria-required-children","enabled":true,"impact":"critical","tags":["cat.aria","wcag2a","wcag131","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-9.3.1"],"help":"Certain ARIA roles must contain particular children","description":"Ensure elements with an ARIA role that require child roles contain them","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-required-children"}
{"id":"aria-required-parent","enabled":true,"impact":"critical","tags":["cat.aria","wcag2a","wcag131","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-9.3.1"],"help":"Certain ARIA roles must be contained by particular parents","description":"Ensure elements with an ARIA role that require parent roles are contained by them","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-required-parent"}
{"id":"aria-roledescription","enabled":false,"impact":"serious","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","deprecated"],"help":"aria-roledescription must be on elements with a semantic role","description":"Ensure aria-roledescription is only used on elements with an implicit or explicit role","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-roledescription"}
{"id":"aria-roles","enabled":true,"impact":"critical","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-7.1.1"],"help":"ARIA roles used must conform to valid values","description":"Ensure all elements with a role attribute use a valid value","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-roles"}
{"id":"aria-tab-name","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag412","TTv5","TT5.c","EN-301-549","EN-9.4.1.2","ACT","RGAAv4","RGAA-7.1.1"],"help":"ARIA tab nodes must have an accessible name","description":"Ensure every ARIA tab node has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-tab-name"}
{"id":"aria-text","enabled":true,"impact":"serious","tags":["cat.aria","best-practice"],"help":"\"role=text\" should have no focusable descendants","description":"Ensure role=\"text\" is used on elements with no focusable descendants","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-text"}
{"id":"aria-toggle-field-name","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag412","TTv5","TT5.c","EN-301-549","EN-9.4.1.2","ACT","RGAAv4","RGAA-7.1.1"],"help":"ARIA toggle fields must have an accessible name","description":"Ensure every ARIA toggle field has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-toggle-field-name"}
{"id":"aria-tooltip-name","enabled":true,"impact":"serious","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2"],"help":"ARIA tooltip nodes must have an accessible name","description":"Ensure every ARIA tooltip node has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-tooltip-name"}
{"id":"aria-treeitem-name","enabled":true,"impact":"serious","tags":["cat.aria","best-practice"],"help":"ARIA treeitem nodes should have an accessible name","description":"Ensure every ARIA treeitem node has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-treeitem-name"}
{"id":"aria-valid-attr-value","enabled":true,"impact":"critical","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-7.1.1"],"help":"ARIA attributes must conform to valid values","description":"Ensure all ARIA attributes have valid values","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-valid-attr-value"}
{"id":"aria-valid-attr","enabled":true,"impact":"critical","tags":["cat.aria","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-7.1.1"],"help":"ARIA attributes must conform to valid names","description":"Ensure attributes that begin with aria- are valid ARIA attributes","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/aria-valid-attr"}
{"id":"audio-caption","enabled":false,"impact":"critical","tags":["cat.time-and-media","wcag2a","wcag121","EN-301-549","EN-9.1.2.1","section508","section508.22.a","deprecated"],"help":"<audio> elements must have a captions track","description":"Ensure <audio> elements have captions","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/audio-caption"}
{"id":"autocomplete-valid","enabled":true,"impact":"serious","tags":["cat.forms","wcag21aa","wcag135","EN-301-549","EN-9.1.3.5","ACT","RGAAv4","RGAA-11.13.1"],"help":"autocomplete attribute must be used correctly","description":"Ensure the autocomplete attribute is correct and suitable for the form field","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/autocomplete-valid"}
{"id":"avoid-inline-spacing","enabled":true,"impact":"serious","tags":["cat.structure","wcag21aa","wcag1412","EN-301-549","EN-9.1.4.12","ACT"],"help":"Inline text spacing must be adjustable with custom stylesheets","description":"Ensure that text spacing set through style attributes can be adjusted with custom stylesheets","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/avoid-inline-spacing"}
{"id":"blink","enabled":true,"impact":"serious","tags":["cat.time-and-media","wcag2a","wcag222","section508","section508.22.j","TTv5","TT2.b","EN-301-549","EN-9.2.2.2","RGAAv4","RGAA-13.8.1"],"help":"<blink> elements are deprecated and must not be used","description":"Ensure <blink> elements are not used","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/blink"}
{"id":"button-name","enabled":true,"impact":"critical","tags":["cat.name-role-value","wcag2a","wcag412","section508","section508.22.a","TTv5","TT6.a","EN-301-549","EN-9.4.1.2","ACT","RGAAv4","RGAA-11.9.1"],"help":"Buttons must have discernible text","description":"Ensure buttons have discernible text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/button-name"}
{"id":"bypass","enabled":true,"impact":"serious","tags":["cat.keyboard","wcag2a","wcag241","section508","section508.22.o","TTv5","TT9.a","EN-301-549","EN-9.2.4.1","RGAAv4","RGAA-12.7.1"],"help":"Page must have means to bypass repeated blocks","description":"Ensure each page has at least one mechanism for a user to bypass navigation and jump straight to the content","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/bypass"}
{"id":"color-contrast-enhanced","enabled":false,"impact":"serious","tags":["cat.color","wcag2aaa","wcag146","ACT"],"help":"Elements must meet enhanced color contrast ratio thresholds","description":"Ensure the contrast between foreground and background colors meets WCAG 2 AAA enhanced contrast ratio thresholds","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/color-contrast-enhanced"}
{"id":"color-contrast","enabled":true,"impact":"serious","tags":["cat.color","wcag2aa","wcag143","TTv5","TT13.c","EN-301-549","EN-9.1.4.3","ACT","RGAAv4","RGAA-3.2.1"],"help":"Elements must meet minimum color contrast ratio thresholds","description":"Ensure the contrast between foreground and background colors meets WCAG 2 AA minimum contrast ratio thresholds","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/color-contrast"}
{"id":"css-orientation-lock","enabled":false,"impact":"serious","tags":["cat.structure","wcag134","wcag21aa","EN-301-549","EN-9.1.3.4","RGAAv4","RGAA-13.9.1","experimental"],"help":"CSS Media queries must not lock display orientation","description":"Ensure content is not locked to any specific display orientation, and the content is operable in all display orientations","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/css-orientation-lock"}
{"id":"definition-list","enabled":true,"impact":"serious","tags":["cat.structure","wcag2a","wcag131","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-9.3.3"],"help":"<dl> elements must only directly contain properly-ordered <dt> and <dd> groups, <script>, <template> or <div> elements","description":"Ensure <dl> elements are structured correctly","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/definition-list"}
{"id":"dlitem","enabled":true,"impact":"serious","tags":["cat.structure","wcag2a","wcag131","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-9.3.3"],"help":"<dt> and <dd> elements must be contained by a <dl>","description":"Ensure <dt> and <dd> elements are contained by a <dl>","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/dlitem"}
{"id":"document-title","enabled":true,"impact":"serious","tags":["cat.text-alternatives","wcag2a","wcag242","TTv5","TT12.a","EN-301-549","EN-9.2.4.2","ACT","RGAAv4","RGAA-8.5.1"],"help":"Documents must have <title> element to aid in navigation","description":"Ensure each HTML document contains a non-empty <title> element","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/document-title"}
{"id":"duplicate-id-active","enabled":false,"impact":"serious","tags":["cat.parsing","wcag2a-obsolete","wcag411","deprecated"],"help":"IDs of active elements must be unique","description":"Ensure every id attribute value of active elements is unique","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/duplicate-id-active"}
{"id":"duplicate-id-aria","enabled":true,"impact":"critical","tags":["cat.parsing","wcag2a","wcag412","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-8.2.1"],"help":"IDs used in ARIA and labels must be unique","description":"Ensure every id attribute value used in ARIA and in labels is unique","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/duplicate-id-aria"}
{"id":"duplicate-id","enabled":false,"impact":"minor","tags":["cat.parsing","wcag2a-obsolete","wcag411","deprecated"],"help":"id attribute value must be unique","description":"Ensure every id attribute value is unique","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/duplicate-id"}
{"id":"empty-heading","enabled":true,"impact":"minor","tags":["cat.name-role-value","best-practice"],"help":"Headings should not be empty","description":"Ensure headings have discernible text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/empty-heading"}
{"id":"empty-table-header","enabled":true,"impact":"minor","tags":["cat.name-role-value","best-practice"],"help":"Table header text should not be empty","description":"Ensure table headers have discernible text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/empty-table-header"}
{"id":"focus-order-semantics","enabled":false,"impact":"minor","tags":["cat.keyboard","best-practice","RGAAv4","RGAA-12.8.1","experimental"],"help":"Elements in the focus order should have an appropriate role","description":"Ensure elements in the focus order have a role appropriate for interactive content","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/focus-order-semantics"}
{"id":"form-field-multiple-labels","enabled":true,"impact":"moderate","tags":["cat.forms","wcag2a","wcag332","TTv5","TT5.c","EN-301-549","EN-9.3.3.2","RGAAv4","RGAA-11.2.1"],"help":"Form field must not have multiple label elements","description":"Ensure form field does not have multiple label elements","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/form-field-multiple-labels"}
{"id":"frame-focusable-content","enabled":true,"impact":"serious","tags":["cat.keyboard","wcag2a","wcag211","TTv5","TT4.a","EN-301-549","EN-9.2.1.1","RGAAv4","RGAA-7.3.2"],"help":"Frames with focusable content must not have tabindex=-1","description":"Ensure <frame> and <iframe> elements with focusable content do not have tabindex=-1","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/frame-focusable-content"}
{"id":"frame-tested","enabled":true,"impact":"critical","tags":["cat.structure","best-practice","review-item"],"help":"Frames should be tested with axe-core","description":"Ensure <iframe> and <frame> elements contain the axe-core script","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/frame-tested"}
{"id":"frame-title-unique","enabled":true,"impact":"serious","tags":["cat.text-alternatives","wcag2a","wcag412","TTv5","TT12.d","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-2.2.1"],"help":"Frames must have a unique title attribute","description":"Ensure <iframe> and <frame> elements contain a unique title attribute","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/frame-title-unique"}
{"id":"frame-title","enabled":true,"impact":"serious","tags":["cat.text-alternatives","wcag2a","wcag412","section508","section508.22.i","TTv5","TT12.d","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-2.1.1"],"help":"Frames must have an accessible name","description":"Ensure <iframe> and <frame> elements have an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/frame-title"}
{"id":"heading-order","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Heading levels should only increase by one","description":"Ensure the order of headings is semantically correct","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/heading-order"}
{"id":"hidden-content","enabled":false,"impact":"minor","tags":["cat.structure","best-practice","experimental","review-item"],"help":"Hidden content on the page should be analyzed","description":"Inform users about hidden content.","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/hidden-content"}
{"id":"html-has-lang","enabled":true,"impact":"serious","tags":["cat.language","wcag2a","wcag311","TTv5","TT11.a","EN-301-549","EN-9.3.1.1","ACT","RGAAv4","RGAA-8.3.1"],"help":"<html> element must have a lang attribute","description":"Ensure every HTML document has a lang attribute","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/html-has-lang"}
{"id":"html-lang-valid","enabled":true,"impact":"serious","tags":["cat.language","wcag2a","wcag311","TTv5","TT11.a","EN-301-549","EN-9.3.1.1","ACT","RGAAv4","RGAA-8.4.1"],"help":"<html> element must have a valid value for the lang attribute","description":"Ensure the lang attribute of the <html> element has a valid value","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/html-lang-valid"}
{"id":"html-xml-lang-mismatch","enabled":true,"impact":"moderate","tags":["cat.language","wcag2a","wcag311","EN-301-549","EN-9.3.1.1","ACT","RGAAv4","RGAA-8.3.1"],"help":"HTML elements with lang and xml:lang must have the same base language","description":"Ensure that HTML elements with both valid lang and xml:lang attributes agree on the base language of the page","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/html-xml-lang-mismatch"}
{"id":"identical-links-same-purpose","enabled":false,"impact":"minor","tags":["cat.semantics","wcag2aaa","wcag249"],"help":"Links with the same name must have a similar purpose","description":"Ensure that links with the same accessible name serve a similar purpose","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/identical-links-same-purpose"}
{"id":"image-alt","enabled":true,"impact":"critical","tags":["cat.text-alternatives","wcag2a","wcag111","section508","section508.22.a","TTv5","TT7.a","TT7.b","EN-301-549","EN-9.1.1.1","ACT","RGAAv4","RGAA-1.1.1"],"help":"Images must have alternative text","description":"Ensure <img> elements have alternative text or a role of none or presentation","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/image-alt"}
{"id":"image-redundant-alt","enabled":true,"impact":"minor","tags":["cat.text-alternatives","best-practice"],"help":"Alternative text of images should not be repeated as text","description":"Ensure image alternative is not repeated as text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/image-redundant-alt"}
{"id":"input-button-name","enabled":true,"impact":"critical","tags":["cat.name-role-value","wcag2a","wcag412","section508","section508.22.a","TTv5","TT5.c","EN-301-549","EN-9.4.1.2","ACT","RGAAv4","RGAA-11.9.1"],"help":"Input buttons must have discernible text","description":"Ensure input buttons have discernible text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/input-button-name"}
{"id":"input-image-alt","enabled":true,"impact":"critical","tags":["cat.text-alternatives","wcag2a","wcag111","wcag412","section508","section508.22.a","TTv5","TT7.a","EN-301-549","EN-9.1.1.1","EN-9.4.1.2","ACT","RGAAv4","RGAA-1.1.3"],"help":"Image buttons must have alternative text","description":"Ensure <input type=\"image\"> elements have alternative text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/input-image-alt"}
{"id":"label-content-name-mismatch","enabled":true,"impact":"serious","tags":["cat.semantics","wcag21a","wcag253","EN-301-549","EN-9.2.5.3","RGAAv4","RGAA-6.1.5"],"help":"Elements must have their visible text as part of their accessible name","description":"Ensure that elements labelled through their content must have their visible text as part of their accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/label-content-name-mismatch"}
{"id":"label-title-only","enabled":true,"impact":"serious","tags":["cat.forms","best-practice"],"help":"Form elements should have a visible label","description":"Ensure that every form element has a visible label and is not solely labeled using hidden labels, or the title or aria-describedby attributes","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/label-title-only"}
{"id":"label","enabled":true,"impact":"critical","tags":["cat.forms","wcag2a","wcag412","section508","section508.22.n","TTv5","TT5.c","EN-301-549","EN-9.4.1.2","ACT","RGAAv4","RGAA-11.1.1"],"help":"Form elements must have labels","description":"Ensure every form element has a label","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/label"}
{"id":"landmark-banner-is-top-level","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Banner landmark should not be contained in another landmark","description":"Ensure the banner landmark is at top level","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/landmark-banner-is-top-level"}
{"id":"landmark-complementary-is-top-level","enabled":false,"impact":"moderate","tags":["cat.semantics","best-practice","deprecated"],"help":"Aside should not be contained in another landmark","description":"Ensure the complementary landmark or aside is at top level","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/landmark-complementary-is-top-level"}
{"id":"landmark-contentinfo-is-top-level","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Contentinfo landmark should not be contained in another landmark","description":"Ensure the contentinfo landmark is at top level","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/landmark-contentinfo-is-top-level"}
{"id":"landmark-main-is-top-level","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Main landmark should not be contained in another landmark","description":"Ensure the main landmark is at top level","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/landmark-main-is-top-level"}
{"id":"landmark-no-duplicate-banner","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Document should not have more than one banner landmark","description":"Ensure the document has at most one banner landmark","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/landmark-no-duplicate-banner"}
{"id":"landmark-no-duplicate-contentinfo","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Document should not have more than one contentinfo landmark","description":"Ensure the document has at most one contentinfo landmark","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/landmark-no-duplicate-contentinfo"}
{"id":"landmark-no-duplicate-main","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Document should not have more than one main landmark","description":"Ensure the document has at most one main landmark","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/landmark-no-duplicate-main"}
{"id":"landmark-one-main","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Document should have one main landmark","description":"Ensure the document has a main landmark","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/landmark-one-main"}
{"id":"landmark-unique","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Landmarks should have a unique role or role/label/title (i.e. accessible name) combination","description":"Ensure landmarks are unique","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/landmark-unique"}
{"id":"link-in-text-block","enabled":true,"impact":"serious","tags":["cat.color","wcag2a","wcag141","TTv5","TT13.a","EN-301-549","EN-9.1.4.1","RGAAv4","RGAA-10.6.1"],"help":"Links must be distinguishable without relying on color","description":"Ensure links are distinguished from surrounding text in a way that does not rely on color","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/link-in-text-block"}
{"id":"link-name","enabled":true,"impact":"serious","tags":["cat.name-role-value","wcag2a","wcag244","wcag412","section508","section508.22.a","TTv5","TT6.a","EN-301-549","EN-9.2.4.4","EN-9.4.1.2","ACT","RGAAv4","RGAA-6.2.1"],"help":"Links must have discernible text","description":"Ensure links have discernible text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/link-name"}
{"id":"list","enabled":true,"impact":"serious","tags":["cat.structure","wcag2a","wcag131","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-9.3.1"],"help":"<ul> and <ol> must only directly contain <li>, <script> or <template> elements","description":"Ensure that lists are structured correctly","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/list"}
{"id":"listitem","enabled":true,"impact":"serious","tags":["cat.structure","wcag2a","wcag131","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-9.3.1"],"help":"<li> elements must be contained in a <ul> or <ol>","description":"Ensure <li> elements are used semantically","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/listitem"}
{"id":"marquee","enabled":true,"impact":"serious","tags":["cat.parsing","wcag2a","wcag222","TTv5","TT2.b","EN-301-549","EN-9.2.2.2","RGAAv4","RGAA-13.8.1"],"help":"<marquee> elements are deprecated and must not be used","description":"Ensure <marquee> elements are not used","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/marquee"}
{"id":"meta-refresh-no-exceptions","enabled":false,"impact":"minor","tags":["cat.time-and-media","wcag2aaa","wcag224","wcag325"],"help":"Delayed refresh must not be used","description":"Ensure <meta http-equiv=\"refresh\"> is not used for delayed refresh","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/meta-refresh-no-exceptions"}
{"id":"meta-refresh","enabled":true,"impact":"critical","tags":["cat.time-and-media","wcag2a","wcag221","TTv5","TT8.a","EN-301-549","EN-9.2.2.1","RGAAv4","RGAA-13.1.2"],"help":"Delayed refresh under 20 hours must not be used","description":"Ensure <meta http-equiv=\"refresh\"> is not used for delayed refresh","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/meta-refresh"}
{"id":"meta-viewport-large","enabled":true,"impact":"minor","tags":["cat.sensory-and-visual-cues","best-practice"],"help":"Users should be able to zoom and scale the text up to 500%","description":"Ensure <meta name=\"viewport\"> can scale a significant amount","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/meta-viewport-large"}
{"id":"meta-viewport","enabled":true,"impact":"moderate","tags":["cat.sensory-and-visual-cues","wcag2aa","wcag144","EN-301-549","EN-9.1.4.4","ACT","RGAAv4","RGAA-10.4.2"],"help":"Zooming and scaling must not be disabled","description":"Ensure <meta name=\"viewport\"> does not disable text scaling and zooming","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/meta-viewport"}
{"id":"nested-interactive","enabled":true,"impact":"serious","tags":["cat.keyboard","wcag2a","wcag412","TTv5","TT6.a","EN-301-549","EN-9.4.1.2","RGAAv4","RGAA-7.1.1"],"help":"Interactive controls must not be nested","description":"Ensure interactive controls are not nested as they are not always announced by screen readers or can cause focus problems for assistive technologies","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/nested-interactive"}
{"id":"no-autoplay-audio","enabled":true,"impact":"moderate","tags":["cat.time-and-media","wcag2a","wcag142","TTv5","TT2.a","EN-301-549","EN-9.1.4.2","ACT","RGAAv4","RGAA-4.10.1"],"help":"<video> or <audio> elements must not play automatically","description":"Ensure <video> or <audio> elements do not autoplay audio for more than 3 seconds without a control mechanism to stop or mute the audio","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/no-autoplay-audio"}
{"id":"object-alt","enabled":true,"impact":"serious","tags":["cat.text-alternatives","wcag2a","wcag111","section508","section508.22.a","EN-301-549","EN-9.1.1.1","RGAAv4","RGAA-1.1.6"],"help":"<object> elements must have alternative text","description":"Ensure <object> elements have alternative text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/object-alt"}
{"id":"p-as-heading","enabled":false,"impact":"serious","tags":["cat.semantics","wcag2a","wcag131","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-9.1.3","experimental"],"help":"Styled <p> elements must not be used as headings","description":"Ensure bold, italic text and font-size is not used to style <p> elements as a heading","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/p-as-heading"}
{"id":"page-has-heading-one","enabled":true,"impact":"moderate","tags":["cat.semantics","best-practice"],"help":"Page should contain a level-one heading","description":"Ensure that the page, or at least one of its frames contains a level-one heading","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/page-has-heading-one"}
{"id":"presentation-role-conflict","enabled":true,"impact":"minor","tags":["cat.aria","best-practice","ACT"],"help":"Elements marked as presentational should be consistently ignored","description":"Ensure elements marked as presentational do not have global ARIA or tabindex so that all screen readers ignore them","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/presentation-role-conflict"}
{"id":"region","enabled":true,"impact":"moderate","tags":["cat.keyboard","best-practice","RGAAv4","RGAA-9.2.1"],"help":"All page content should be contained by landmarks","description":"Ensure all page content is contained by landmarks","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/region"}
{"id":"role-img-alt","enabled":true,"impact":"serious","tags":["cat.text-alternatives","wcag2a","wcag111","section508","section508.22.a","TTv5","TT7.a","EN-301-549","EN-9.1.1.1","ACT","RGAAv4","RGAA-1.1.1"],"help":"[role=\"img\"] and [role=\"image\"] elements must have alternative text","description":"Ensure [role=\"img\"] and [role=\"image\"] elements have alternative text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/role-img-alt"}
{"id":"scope-attr-valid","enabled":true,"impact":"moderate","tags":["cat.tables","best-practice"],"help":"scope attribute should be used correctly","description":"Ensure the scope attribute is used correctly on tables","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/scope-attr-valid"}
{"id":"scrollable-region-focusable","enabled":true,"impact":"serious","tags":["cat.keyboard","wcag2a","wcag211","wcag213","TTv5","TT4.a","EN-301-549","EN-9.2.1.1","EN-9.2.1.3","RGAAv4","RGAA-7.3.2"],"help":"Scrollable region must have keyboard access","description":"Ensure elements that have scrollable content are accessible by keyboard in Safari","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/scrollable-region-focusable"}
{"id":"select-name","enabled":true,"impact":"critical","tags":["cat.forms","wcag2a","wcag412","section508","section508.22.n","TTv5","TT5.c","EN-301-549","EN-9.4.1.2","ACT","RGAAv4","RGAA-11.1.1"],"help":"Select element must have an accessible name","description":"Ensure select element has an accessible name","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/select-name"}
{"id":"server-side-image-map","enabled":true,"impact":"minor","tags":["cat.text-alternatives","wcag2a","wcag211","section508","section508.22.f","TTv5","TT4.a","EN-301-549","EN-9.2.1.1","RGAAv4","RGAA-1.1.4"],"help":"Server-side image maps must not be used","description":"Ensure that server-side image maps are not used","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/server-side-image-map"}
{"id":"skip-link","enabled":true,"impact":"moderate","tags":["cat.keyboard","best-practice","RGAAv4","RGAA-12.7.1"],"help":"The skip-link target should exist and be focusable","description":"Ensure all skip links have a focusable target","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/skip-link"}
{"id":"summary-name","enabled":true,"impact":"serious","tags":["cat.name-role-value","wcag2a","wcag412","section508","section508.22.a","TTv5","TT6.a","EN-301-549","EN-9.4.1.2"],"help":"Summary elements must have discernible text","description":"Ensure summary elements have discernible text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/summary-name"}
{"id":"svg-img-alt","enabled":true,"impact":"serious","tags":["cat.text-alternatives","wcag2a","wcag111","section508","section508.22.a","TTv5","TT7.a","EN-301-549","EN-9.1.1.1","ACT","RGAAv4","RGAA-1.1.5"],"help":"<svg> elements with an img or image role must have alternative text","description":"Ensure <svg> elements with an img, image, graphics-document or graphics-symbol role have accessible text","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/svg-img-alt"}
{"id":"tabindex","enabled":true,"impact":"serious","tags":["cat.keyboard","best-practice"],"help":"Elements should not have tabindex greater than zero","description":"Ensure tabindex attribute values are not greater than 0","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/tabindex"}
{"id":"table-duplicate-name","enabled":true,"impact":"minor","tags":["cat.tables","best-practice","RGAAv4","RGAA-5.2.1"],"help":"Tables should not have the same summary and caption","description":"Ensure the <caption> element does not contain the same text as the summary attribute","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/table-duplicate-name"}
{"id":"table-fake-caption","enabled":false,"impact":"serious","tags":["cat.tables","experimental","wcag2a","wcag131","section508","section508.22.g","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-5.4.1"],"help":"Data or header cells must not be used to give caption to a data table.","description":"Ensure that tables with a caption use the <caption> element.","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/table-fake-caption"}
{"id":"target-size","enabled":false,"impact":"serious","tags":["cat.sensory-and-visual-cues","wcag22aa","wcag258","EN-301-549v4","EN-9.2.5.8"],"help":"All touch targets must be 24px large, or leave sufficient space","description":"Ensure touch targets have sufficient size and space","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/target-size"}
{"id":"td-has-header","enabled":false,"impact":"critical","tags":["cat.tables","experimental","wcag2a","wcag131","section508","section508.22.g","TTv5","TT14.b","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-5.7.4"],"help":"Non-empty <td> elements in larger <table> must have an associated table header","description":"Ensure that each non-empty data cell in a <table> larger than 3 by 3  has one or more table headers","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/td-has-header"}
{"id":"td-headers-attr","enabled":true,"impact":"serious","tags":["cat.tables","wcag2a","wcag131","section508","section508.22.g","TTv5","TT14.b","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-5.7.4"],"help":"Table cell headers attributes must refer to other <th> elements in the same table","description":"Ensure that each cell in a table that uses the headers attribute refers only to other <th> elements in that table","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/td-headers-attr"}
{"id":"th-has-data-cells","enabled":true,"impact":"serious","tags":["cat.tables","wcag2a","wcag131","section508","section508.22.g","TTv5","TT14.b","EN-301-549","EN-9.1.3.1","RGAAv4","RGAA-5.7.1"],"help":"Table headers in a data table must refer to data cells","description":"Ensure that <th> elements and elements with role=columnheader/rowheader have data cells they describe","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/th-has-data-cells"}
{"id":"valid-lang","enabled":true,"impact":"serious","tags":["cat.language","wcag2aa","wcag312","TTv5","TT11.b","EN-301-549","EN-9.3.1.2","ACT","RGAAv4","RGAA-8.8.1"],"help":"lang attribute must have a valid value","description":"Ensure lang attributes have valid values","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/valid-lang"}
{"id":"video-caption","enabled":true,"impact":"critical","tags":["cat.text-alternatives","wcag2a","wcag122","section508","section508.22.a","TTv5","TT17.a","EN-301-549","EN-9.1.2.2","RGAAv4","RGAA-4.3.1"],"help":"<video> elements must have captions","description":"Ensure <video> elements have captions","helpUrl":"https://dequeuniversity.com/rules/axe/4.14/video-caption"}
`;

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/examples.js
/** Of each rule of axe-core that the tool runs something that breaks it. */
const EXAMPLES = {
    accesskeys: '<a href="/a" accesskey="s">Shop</a> <a href="/b" accesskey="s">Search</a>',
    'area-alt': '<img src="plan.png" alt="Plan" usemap="#plan"><map name="plan"><area shape="rect" coords="0,0,9,9" href="/hall"></map>',
    'aria-allowed-attr': '<button aria-checked="true">Subscribe</button>',
    'aria-allowed-role': '<h2 role="button">Opening hours</h2>',
    'aria-braille-equivalent': '<button aria-braillelabel="*"></button>',
    'aria-command-name': '<div role="button" tabindex="0"></div>',
    'aria-conditional-attr': '<input type="checkbox" aria-checked="mixed" checked aria-label="Newsletter">',
    'aria-deprecated-role': '<ul role="directory"><li>Alice</li></ul>',
    'aria-dialog-name': '<div role="dialog"><p>Choose a size</p></div>',
    'aria-hidden-body': '<html lang="en"><head><title>Shop</title></head><body aria-hidden="true"><p>Shop</p></body></html>',
    'aria-hidden-focus': '<div aria-hidden="true"><a href="/cart">Cart</a></div>',
    'aria-input-field-name': '<div role="textbox" contenteditable="true"></div>',
    'aria-meter-name': '<div role="meter" aria-valuenow="3" aria-valuemin="0" aria-valuemax="5"></div>',
    'aria-progressbar-name': '<div role="progressbar" aria-valuenow="40"></div>',
    'aria-prohibited-attr': '<p aria-label="Prices">From 20 euros</p>',
    'aria-required-attr': '<div role="checkbox" tabindex="0" aria-label="Newsletter"></div>',
    'aria-required-children': '<div role="list"><div role="tab">Bikes</div></div>',
    'aria-required-parent': '<div role="option">Red</div>',
    'aria-roles': '<div role="buton">Order</div>',
    'aria-tab-name': '<div role="tablist"><div role="tab" tabindex="0"></div></div>',
    'aria-text': '<div role="text">Read <a href="/more">more</a></div>',
    'aria-toggle-field-name': '<div role="checkbox" aria-checked="false" tabindex="0"></div>',
    'aria-tooltip-name': '<div role="tooltip"></div>',
    'aria-treeitem-name': '<ul role="tree" aria-label="Parts"><li role="treeitem" tabindex="0"></li></ul>',
    'aria-valid-attr-value': '<button aria-expanded="yes">Menu</button>',
    'aria-valid-attr': '<button aria-labell="Menu">☰</button>',
    'autocomplete-valid': '<label>Name <input autocomplete="firstname"></label>',
    'avoid-inline-spacing': '<p style="letter-spacing: 0.02em !important">Opening hours</p>',
    blink: '<blink>Sale</blink>',
    'button-name': '<button><img src="cart.png" alt=""></button>',
    bypass: 'a page with neither headings, landmarks nor a link that skips to the content',
    'color-contrast': '<p style="color: #aaa; background: #fff">From 20 euros</p>',
    'definition-list': '<dl><p>Sizes</p><dt>S</dt><dd>Up to 1.70 m</dd></dl>',
    dlitem: '<div><dt>S</dt></div>',
    'document-title': '<html lang="en"><head></head><body><h1>Shop</h1></body></html>',
    'duplicate-id-aria': '<span id="hint">Red</span><span id="hint">Blue</span><input aria-labelledby="hint">',
    'empty-heading': '<h2></h2>',
    'empty-table-header': '<table><tr><th></th><th>Price</th></tr><tr><th>S</th><td>20</td></tr></table>',
    'form-field-multiple-labels': '<label for="mail">Mail</label><label for="mail">Address</label><input id="mail">',
    'frame-focusable-content': '<iframe title="Map" tabindex="-1" srcdoc="<a href=\'/map\'>Map</a>"></iframe>',
    'frame-title-unique': '<iframe title="Map" srcdoc="A"></iframe><iframe title="Map" srcdoc="B"></iframe>',
    'frame-title': '<iframe src="/map"></iframe>',
    'heading-order': '<h1>Bikes</h1><h4>Sizes</h4>',
    'html-has-lang': '<html><head><title>Shop</title></head><body><h1>Shop</h1></body></html>',
    'html-lang-valid': '<html lang="english"><head><title>Shop</title></head><body><h1>Shop</h1></body></html>',
    'html-xml-lang-mismatch': '<html lang="en" xml:lang="de"><head><title>Shop</title></head><body><h1>Shop</h1></body></html>',
    'image-alt': '<img src="bike.png">',
    'image-redundant-alt': '<a href="/cart"><img src="cart.png" alt="Cart"> Cart</a>',
    'input-button-name': '<input type="button">',
    'input-image-alt': '<input type="image" src="search.png">',
    'label-content-name-mismatch': '<button aria-label="Submit">Order now</button>',
    'label-title-only': '<input title="Your name">',
    label: '<input name="mail">',
    'landmark-banner-is-top-level': '<main><div role="banner">Shop</div></main>',
    'landmark-contentinfo-is-top-level': '<main><div role="contentinfo">Imprint</div></main>',
    'landmark-main-is-top-level': '<div role="navigation"><div role="main">Bikes</div></div>',
    'landmark-no-duplicate-banner': '<header>Shop</header><header>Sale</header>',
    'landmark-no-duplicate-contentinfo': '<footer>Imprint</footer><footer>Contact</footer>',
    'landmark-no-duplicate-main': '<main>Bikes</main><main>Parts</main>',
    'landmark-one-main': 'a page without <main>',
    'landmark-unique': '<nav><a href="/a">Shop</a></nav><nav><a href="/b">Help</a></nav>',
    'link-in-text-block': '<p style="color: #000">All about <a href="/a" style="color: #111; text-decoration: none">sizes</a> of our bikes.</p>',
    'link-name': '<a href="/cart"><img src="cart.png" alt=""></a>',
    list: '<ul><div>Bikes</div></ul>',
    listitem: '<div><li>Bikes</li></div>',
    marquee: '<marquee>Sale</marquee>',
    'meta-refresh': '<meta http-equiv="refresh" content="30">',
    'meta-viewport-large': '<meta name="viewport" content="width=device-width, maximum-scale=3">',
    'meta-viewport': '<meta name="viewport" content="width=device-width, user-scalable=no">',
    'nested-interactive': '<button>Order <a href="/cart">now</a></button>',
    'no-autoplay-audio': '<video src="tour.mp4" autoplay></video>, with sound for more than three seconds',
    'object-alt': '<object data="tour.swf"></object>',
    'page-has-heading-one': 'a page without <h1>',
    'presentation-role-conflict': '<li role="none" tabindex="0">Bikes</li>',
    region: '<main>Bikes</main><p>Outside of every landmark</p>',
    'role-img-alt': '<div role="img" style="background: url(bike.png)"></div>',
    'scope-attr-valid': '<table><tr><td scope="row">S</td><td>20</td></tr></table>',
    'scrollable-region-focusable': 'a box that scrolls a long text and takes no focus, in a browser that does not give it any',
    'select-name': '<select><option>Red</option></select>',
    'server-side-image-map': '<a href="/map"><img src="map.png" alt="Map" ismap></a>',
    'skip-link': '<a href="#content" class="skip">Skip to the content</a>, where nothing has that id',
    'summary-name': '<details><summary></summary>Up to 1.70 m</details>',
    'svg-img-alt': '<svg role="img" viewBox="0 0 9 9"><circle r="4"/></svg>',
    tabindex: '<a href="/cart" tabindex="3">Cart</a>',
    'table-duplicate-name': '<table summary="Sizes"><caption>Sizes</caption><tr><td>S</td></tr></table>',
    'target-size': '<button style="width: 9px; height: 9px; padding: 0">a</button><button style="width: 9px; height: 9px; padding: 0">b</button>',
    'td-headers-attr': '<table><tr><th id="size">Size</th><td headers="price">S</td></tr></table>',
    'th-has-data-cells': '<table><tr><th>Size</th></tr><tr><th>Price</th></tr></table>',
    'valid-lang': '<p lang="deutsch">Fahrräder</p>',
    'video-caption': '<video src="tour.mp4" controls></video>',
};

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/wcag.js
/** Tags of axe for levels, the most demanding last. */
const LEVELS = [
    [/^wcag2\d?a$/, 'A'],
    [/^wcag2\d?aa$/, 'AA'],
    [/^wcag2\d?aaa$/, 'AAA'],
];
/**
 * The success criteria that a rule of axe tests, read from its tags.
 *
 * @param tags as `wcag2aa`, `wcag143`, `cat.color`: the first digit is the principle, the second the guideline
 * @returns as `WCAG 1.4.3 (AA)`; undefined where the rule tests none
 * @see https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#axe-core-tags
 */
function criteriaOf(tags) {
    const criteria = tags.flatMap(tag => {
        const [, principle, guideline, number] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? [];
        return principle === undefined ? [] : [`${principle}.${guideline}.${number}`];
    });
    if (criteria.length === 0)
        return undefined;
    const level = LEVELS.findLast(([pattern]) => tags.some(tag => pattern.test(tag)))?.[1];
    return `WCAG ${criteria.join(', ')}${level === undefined ? '' : ` (${level})`}`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/rules.js



/** Rules that axe leaves off by default and the tool runs: see `AXE_OPTIONS` of the browser. */
const RUN_TOO = new Set(['target-size']);
/** Tells that a frame could not be looked into, which is no fault of the page: it stands in the facts. */
const FRAME_NOT_TESTED = 'frame-tested';
/** What Deque's impacts mean for people. @see https://github.com/dequelabs/axe-core/blob/develop/doc/issue_impact.md */
const CONSEQUENCES = {
    critical: 'People who use assistive technology are locked out of this part of the page',
    serious: 'People with disabilities meet a serious barrier and may not get past it',
    moderate: 'People who use assistive technology find their way with difficulty',
    minor: 'People who use assistive technology are held up a little',
};
/** The rules of axe-core that the tool runs, with what axe says of them. */
function runRules() {
    return AXE_RULES.trim()
        .split('\n')
        .map(line => JSON.parse(line))
        .filter(isRun)
        .map(({ enabled: _, tags, ...rule }) => ({ ...rule, criteria: criteriaOf(tags) }));
}
/** A rule as a check: its id is axe's, its severity follows from the impact that axe gives it. */
function checkOf(rule) {
    const asks = rule.criteria === undefined ? 'a best practice' : `asked for by ${rule.criteria}`;
    return {
        severity: severityOf(rule),
        title: rule.help,
        why: `${CONSEQUENCES[rule.impact]}; ${asks}.`,
        fix: `${rule.description}.`,
        help: rule.helpUrl,
        example: EXAMPLES[rule.id] ?? '',
    };
}
/**
 * Accessibility faults lose users: what locks them out is an error, what hinders them a warning. A best practice that no
 * criterion of WCAG asks for, and what only holds people up, is a notice, unless axe calls it serious.
 */
function severityOf({ impact, criteria }) {
    if (impact === 'critical')
        return criteria === undefined ? 'warning' : 'error';
    if (impact === 'serious')
        return 'warning';
    return impact === 'moderate' && criteria !== undefined ? 'warning' : 'notice';
}
function isRun({ id, enabled, tags }) {
    if (id === FRAME_NOT_TESTED || tags.includes('experimental') || tags.includes('deprecated'))
        return false;
    return enabled || RUN_TOO.has(id);
}

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/axe.js






/** Most elements of one rule that the facts list as in need of a look. */
const MAX_LISTED = 10;
const RULES = runRules();
/**
 * What axe-core finds on the page in Chrome, on a phone and with all of its frames. Each rule of axe is a check under
 * axe's own id. What axe cannot decide needs a look by a person: it is in the facts and is never a failure.
 */
const axe = (0,tool_definition/* defineTopic */.R)({
    checks: Object.fromEntries(RULES.map(rule => [rule.id, checkOf(rule)])),
    async judge(visit) {
        const page = await visit.rendered();
        const { results, failure } = page.axe;
        if (failure !== undefined)
            throw new not_measured/* NotMeasured */.ke(failure);
        const violated = new Set(results.violations.map(({ id }) => id));
        const applicable = RULES.map(({ id }) => id).filter(id => !results.inapplicable.some(result => result.id === id));
        return {
            judgements: Object.fromEntries(RULES.map(rule => [rule.id, judge(rule, results, page.url)])),
            facts: factsOf(results, page),
            score: lighthouseScore(applicable, violated),
        };
    },
});
function judge(rule, results, url) {
    const of = (all) => all.find(({ id }) => id === rule.id);
    const violation = of(results.violations);
    if (violation)
        return (0,judgement/* fail */.fJ)(violation.nodes.map(node => occurrenceOf(node, rule, url)));
    const undecided = of(results.incomplete);
    if (undecided) {
        const { length } = undecided.nodes;
        return (0,judgement/* notMeasured */.q7)(`axe could not decide this for ${length} ${length === 1 ? 'element, which needs' : 'elements, which need'} a look`);
    }
    if (of(results.inapplicable))
        return (0,judgement/* notApplicable */.hH)('nothing on the page that this rule is about');
    return of(results.passes) ? (0,judgement/* pass */.IX)() : (0,judgement/* notMeasured */.q7)('axe gave no result for this rule');
}
function occurrenceOf(node, rule, url) {
    const [element = '', ...frames] = node.target.map(selectorText).reverse();
    const inFrame = frames.length === 0 ? '' : ` (inside the frame ${frames.reverse().join(' > ')})`;
    const criteria = rule.criteria === undefined ? '' : `${rule.criteria}: `;
    return {
        url,
        selector: element,
        snippet: (0,html_document/* snippet */.UA)(node.html),
        message: `${criteria}${summaryOf(node)}${inFrame}`,
    };
}
/** A selector that leads into shadow trees is one for each of them. */
function selectorText(target) {
    return typeof target === 'string' ? target : target.join(' >>> ');
}
/** Axe's advice on one line: "Fix any of the following: …; …". A single thing to fix needs no such words. */
function summaryOf({ failureSummary = '' }) {
    const lines = failureSummary
        .split('\n')
        .map(line => line.trim())
        .filter(line => line !== '');
    const isHeading = (line) => line === undefined || ADVICE_HEADING.test(line);
    return lines
        .filter((line, index) => !isHeading(line) || !isHeading(lines[index + 2]))
        .map((line, index, all) => (isHeading(line) || index === all.length - 1 ? line : `${line};`))
        .join(' ');
}
const ADVICE_HEADING = /^Fix (?:any|all) of the following:$/;
function factsOf(results, page) {
    const impacts = { critical: 0, serious: 0, moderate: 0, minor: 0 };
    for (const { impact, nodes } of results.violations) {
        if (impact)
            impacts[impact] = (impacts[impact] ?? 0) + nodes.length;
    }
    const needsLook = results.incomplete
        .filter(({ id }) => id !== FRAME_NOT_TESTED)
        .map(({ id, help, nodes }) => ({
        rule: id,
        help,
        count: nodes.length,
        elements: nodes.slice(0, MAX_LISTED).map(node => ({
            selector: node.target.map(selectorText).join(' > '),
            message: summaryOf(node),
        })),
    }));
    const untested = [...results.incomplete, ...results.violations].find(({ id }) => id === FRAME_NOT_TESTED);
    return {
        engine: `${results.testEngine.name} ${results.testEngine.version}`,
        chrome: { ...page.chrome },
        violatingElements: impacts,
        rules: {
            violated: results.violations.length,
            passed: results.passes.length,
            needLook: needsLook.length,
            inapplicable: results.inapplicable.length,
        },
        needsLook,
        framesNotTested: (untested?.nodes ?? []).map(node => node.target.map(selectorText).join(' > ')),
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/topics.js

const topics = [axe];


/***/ })

};
