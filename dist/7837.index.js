export const id = 7837;
export const ids = [7837,4488];
export const modules = {

/***/ 51475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ charsetOf),
/* harmony export */   iT: () => (/* binding */ decodeHtml),
/* harmony export */   up: () => (/* binding */ xmlEncodingOf)
/* harmony export */ });
/* harmony import */ var html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45528);
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6034);


function decodeHtml(body, contentType) {
    const { mediaType, charset } = (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)(contentType === undefined ? [] : [contentType]);
    const xml = mediaType === 'application/xhtml+xml';
    const label = xmlEncodingOf(body);
    const declared = label === undefined ? undefined : encodingOf(label);
    const defaultEncoding = declared?.startsWith('UTF-16')
        ? 'UTF-8'
        : (declared ?? (xml ? 'UTF-8' : 'windows-1252'));
    const encoding = html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(body, {
        xml,
        defaultEncoding,
        ...(charset !== undefined && { transportLayerEncodingLabel: charset }),
    });
    return { text: decode(body, encoding), encoding };
}
function encodingOf(label) {
    const options = { transportLayerEncodingLabel: label, defaultEncoding: '' };
    return html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(new Uint8Array(), options) || undefined;
}
const DECLARATION_BYTES = 1024;
function xmlEncodingOf(body) {
    const start = body.toString('latin1', 0, DECLARATION_BYTES);
    const [declaration] = /^<\?xml[^>]*>/.exec(start) ?? [];
    const [, , label] = /encoding[\x00-\x20]*=[\x00-\x20]*(["'])([^"'\x00-\x20]+)\1/.exec(declaration ?? '') ?? [];
    return label;
}
function charsetOf(contentType) {
    return contentType === undefined ? undefined : (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)([contentType]).charset;
}
function decode(body, encoding) {
    if (encoding === 'replacement')
        return body.length === 0 ? '' : '\uFFFD';
    if (encoding === 'x-user-defined') {
        return body
            .toString('latin1')
            .replace(/[\x80-\xff]/g, byte => String.fromCharCode(byte.charCodeAt(0) + 0xf700));
    }
    return decoderFor(encoding).decode(body);
}
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

/***/ 26110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ RenderedDocument),
/* harmony export */   z: () => (/* binding */ sentElement)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const SINGLE = new Set(['html', 'head', 'body']);
const MAX_VALUE = 200;
const MAX_FIRST = 30;
const MAX_FIRST_NODES = 100;
class RenderedDocument extends _document_js__WEBPACK_IMPORTED_MODULE_0__/* .HtmlDocument */ .Df {
    #sent;
    #pairs = new WeakMap();
    #byAttributes;
    #byAddresses;
    constructor(source, sent, address) {
        super(source, sent.url, address, sent.schemeOfHosts);
        this.#sent = sent;
    }
    positionOf(element, offset) {
        const origin = this.asSent(element);
        if (!origin || offset === undefined)
            return origin && this.#sent.positionOf(origin);
        const start = element.sourceCodeLocation?.startTag?.endOffset;
        const sentStart = origin.sourceCodeLocation?.startTag?.endOffset;
        if (start === undefined || sentStart === undefined || (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(origin) !== (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(element))
            return undefined;
        const from = this.#sent.positionOf(origin, sentStart);
        const before = this.source.slice(start, offset).split('\n');
        const along = before.at(-1).length;
        return before.length === 1
            ? { line: from.line, column: from.column + along }
            : { line: from.line + before.length - 1, column: along + 1 };
    }
    sourceOf(element) {
        const origin = this.asSent(element);
        return origin && this.#beginAlike(origin, element) ? this.#sent.sourceOf(origin) : super.sourceOf(element);
    }
    asSent(element) {
        if (SINGLE.has(element.tagName))
            return this.#sent.elements(element.tagName)[0];
        if (element.tagName === 'title' && element === titleOf(this))
            return titleOf(this.#sent);
        const same = this.#alike().get(keyOf(element));
        const alike = same && same.sent.length > 0 ? same : this.#alikeInFull(element);
        if (!alike || alike.sent.length === 0)
            return undefined;
        const [only] = alike.sent;
        if (element.attrs.length > 0 && alike.sent.length === 1 && alike.now.length === 1)
            return only;
        let pairs = this.#pairs.get(alike);
        if (!pairs) {
            pairs = pairedByText(alike);
            this.#pairs.set(alike, pairs);
        }
        return pairs.get(element);
    }
    #alike() {
        if (!this.#byAttributes) {
            this.#byAttributes = grouped(this.#sent.elements(), this.elements(), element => keyOf(element));
        }
        return this.#byAttributes;
    }
    #alikeInFull(element) {
        if (!element.attrs.some(isAddress))
            return undefined;
        if (!this.#byAddresses) {
            const [sent, now] = [this.#sent, this].map(document => document.elements().filter(({ attrs }) => attrs.some(isAddress)));
            this.#byAddresses = grouped(sent, now, (one, isSent) => keyOf(one, isSent ? this.#sent : this));
        }
        return this.#byAddresses.get(keyOf(element, this));
    }
    #beginAlike(sent, now) {
        if ((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .startOfText */ .h_)(sent) !== (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .startOfText */ .h_)(now))
            return false;
        const [ofSent, ofNow] = [firstElements(sent), firstElements(now)];
        const isSame = (one, other) => keyOf(one) === keyOf(other) || keyOf(one, this.#sent) === keyOf(other, this);
        return ofSent.length === ofNow.length && ofSent.every((one, at) => isSame(one, ofNow[at]));
    }
}
function sentElement(document, element) {
    return document instanceof RenderedDocument ? document.asSent(element) : element;
}
function firstElements(root) {
    const found = [];
    const stack = [root];
    for (let next = stack.pop(); next && found.length < MAX_FIRST; next = stack.pop()) {
        found.push(next);
        const inside = next.childNodes.slice(0, MAX_FIRST_NODES).filter(_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq);
        stack.push(...inside.reverse());
    }
    return found;
}
function titleOf({ head }) {
    return head?.childNodes.find((node) => node.nodeName === 'title');
}
function isAddress({ name }) {
    return name === 'href' || name === 'src';
}
function keyOf({ tagName, attrs }, document) {
    const written = attrs.map(attr => {
        const { name, value } = attr;
        const start = value.slice(0, MAX_VALUE);
        return `${name}=${(document && isAddress(attr) && document.resolve(start)) || start}`;
    });
    return [tagName, ...written.sort()].join('\n');
}
function pairedByText({ sent, now }) {
    const groups = [...grouped(sent, now, _document_js__WEBPACK_IMPORTED_MODULE_0__/* .startOfText */ .h_).values()];
    return new Map(groups
        .filter(group => group.sent.length === group.now.length)
        .flatMap(group => group.now.map((element, at) => [element, group.sent[at]])));
}
function grouped(sent, now, keyFor) {
    const groups = new Map();
    const groupOf = (element, isSent) => {
        const key = keyFor(element, isSent);
        const group = groups.get(key) ?? { sent: [], now: [] };
        groups.set(key, group);
        return group;
    };
    for (const element of sent)
        groupOf(element, true).sent.push(element);
    for (const element of now)
        groupOf(element, false).now.push(element);
    return groups;
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
const BOTS = [
    ...GOOGLE_BOTS.map(agents => bot(agents, 'google')),
    ...OTHER_BOTS.map(agents => bot(agents, 'standard')),
];
const MAIN_SEARCH_BOTS = ['Googlebot', 'Bingbot'];
function bot(agents, dialect) {
    return { name: agents[0], agents, dialect };
}
function botNamed(name) {
    const lower = name.toLowerCase();
    return BOTS.find(known => known.name.toLowerCase() === lower) ?? bot([name], 'standard');
}


/***/ }),

/***/ 42574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ INDEXING_RULES),
/* harmony export */   Oe: () => (/* binding */ takesColonOfValue),
/* harmony export */   XY: () => (/* binding */ ABANDONED_RULES),
/* harmony export */   ju: () => (/* binding */ FOREIGN_RULES),
/* harmony export */   lr: () => (/* binding */ directiveOf)
/* harmony export */ });
const ACCEPTED = [
    ['user-agent', ['user-agent', 'useragent', 'user agent']],
    ['allow', ['allow']],
    ['disallow', ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw']],
    ['sitemap', ['sitemap', 'site-map']],
];
function directiveOf(name) {
    const lower = name.toLowerCase();
    for (const [directive, starts] of ACCEPTED) {
        if (starts.some(start => lower.startsWith(start)))
            return { directive, misspelled: lower !== directive };
    }
    return { directive: 'other', misspelled: false };
}
function takesColonOfValue(name) {
    return /^(?:user[- ]?agent|site-?map|allow|disallow)[ \t]/i.test(name);
}
const INDEXING_RULES = new Set(['noindex', 'nofollow', 'noarchive', 'nosnippet']);
const ABANDONED_RULES = new Set([
    'domain',
    'host',
    'request-rate',
    'revisit-after',
    'visit-time',
]);
const FOREIGN_RULES = new Set([
    'clean-param',
    'content-signal',
    'content-usage',
    'crawl-delay',
]);


/***/ }),

/***/ 45953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LD: () => (/* binding */ decide),
  KE: () => (/* binding */ groupsFor)
});

// UNUSED EXPORTS: pathOf

// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/parser.js
var parser = __webpack_require__(12655);
;// CONCATENATED MODULE: ./lib/engine/formats/robots-txt/wildcard-rules.js
const SYMBOLS = 256;
const ROOT = 0;
class WildcardRules {
    #rules;
    #byStart = new Map();
    #lengths;
    #parts = new PartFinder();
    #states;
    #found;
    #from;
    #next;
    constructor(rules) {
        this.#rules = rules;
        for (const [index, { start }] of rules.entries()) {
            const same = this.#byStart.get(start);
            if (same)
                same.push(index);
            else
                this.#byStart.set(start, [index]);
        }
        this.#lengths = [...new Set(rules.map(({ start }) => start.length))].sort((a, b) => a - b);
        this.#states = rules.map(({ parts }) => parts.map(part => this.#parts.add(part)));
        this.#parts.link();
        this.#found = new Int32Array(rules.length);
        this.#from = new Int32Array(rules.length);
        this.#next = new Int32Array(rules.length);
    }
    firstMatch(path, before) {
        let best = before;
        const first = new Map();
        const last = new Map();
        const advance = (rule, from) => {
            const state = this.#states[rule][this.#found[rule]];
            if (state === undefined) {
                if (endsAt(this.#rules[rule], path, from))
                    best = Math.min(best, rule);
                return;
            }
            this.#from[rule] = from;
            this.#next[rule] = -1;
            const tail = last.get(state);
            if (tail === undefined)
                first.set(state, rule);
            else
                this.#next[tail] = rule;
            last.set(state, rule);
        };
        const find = (state, at) => {
            const begins = at - this.#parts.depthOf(state);
            let rule = first.get(state);
            while (rule !== undefined && this.#from[rule] <= begins) {
                const next = this.#next[rule];
                if (next < 0) {
                    first.delete(state);
                    last.delete(state);
                }
                else
                    first.set(state, next);
                this.#found[rule]++;
                if (rule < best)
                    advance(rule, at);
                rule = first.get(state);
            }
        };
        let state = ROOT;
        let begun = 0;
        for (let at = 0; at <= path.length; at++) {
            if (this.#lengths[begun] === at) {
                begun++;
                for (const rule of this.#byStart.get(path.slice(0, at)) ?? []) {
                    if (rule >= best)
                        break;
                    this.#found[rule] = 0;
                    advance(rule, at);
                }
            }
            const isOver = best === 0 || at === path.length;
            if (isOver || (first.size === 0 && begun === this.#lengths.length))
                break;
            state = this.#parts.step(state, path.charCodeAt(at));
            for (let end = this.#parts.endAt(state); end !== ROOT; end = this.#parts.endBelow(end))
                find(end, at + 1);
        }
        return best === before ? undefined : best;
    }
}
function endsAt({ end }, path, from) {
    return end === undefined || (path.length - from >= end.length && path.endsWith(end));
}
class PartFinder {
    #edges = new Map();
    #parent = [ROOT];
    #symbol = [0];
    #depth = [0];
    #isEnd = [false];
    #shorter = [ROOT];
    #endBelow = [ROOT];
    add(part) {
        let state = ROOT;
        for (let at = 0; at < part.length; at++) {
            const symbol = part.charCodeAt(at);
            state = this.#edges.get(state * SYMBOLS + symbol) ?? this.#grow(state, symbol);
        }
        this.#isEnd[state] = true;
        return state;
    }
    link() {
        const byDepth = [];
        for (const [state, depth] of this.#depth.entries()) {
            if (byDepth.length === depth)
                byDepth.push([]);
            byDepth[depth].push(state);
        }
        for (const state of byDepth.slice(1).flat()) {
            const parent = this.#parent[state];
            const shorter = parent === ROOT ? ROOT : this.step(this.#shorter[parent], this.#symbol[state]);
            this.#shorter[state] = shorter;
            this.#endBelow[state] = this.endAt(shorter);
        }
    }
    step(from, symbol) {
        if (symbol >= SYMBOLS)
            return ROOT;
        for (let state = from;; state = this.#shorter[state]) {
            const next = this.#edges.get(state * SYMBOLS + symbol);
            if (next !== undefined)
                return next;
            if (state === ROOT)
                return ROOT;
        }
    }
    endAt(state) {
        return this.#isEnd[state] ? state : this.#endBelow[state];
    }
    endBelow(state) {
        return this.#endBelow[state];
    }
    depthOf(state) {
        return this.#depth[state];
    }
    #grow(parent, symbol) {
        const state = this.#parent.length;
        this.#edges.set(parent * SYMBOLS + symbol, state);
        this.#parent.push(parent);
        this.#symbol.push(symbol);
        this.#depth.push(this.#depth[parent] + 1);
        this.#isEnd.push(false);
        this.#shorter.push(ROOT);
        this.#endBelow.push(ROOT);
        return state;
    }
}

;// CONCATENATED MODULE: ./lib/engine/formats/robots-txt/matcher.js


function decide(rules, agents, url, dialect = 'google') {
    const path = pathOf(url).slice(0, MAX_PATH);
    const compared = dialect === 'google' ? path : withEscapedSigns(withPlainLetters(path));
    const rule = bestOf(preparedRules(rules, agents, dialect), compared);
    return rule ? { allowed: rule.allow, rule } : { allowed: true };
}
const MAX_PATH = parser/* MAX_LINE_BYTES */.Oc;
function bestOf(rules, path) {
    const plain = bestPlain(rules, path);
    const before = rules.wildcardRanks.findIndex(rank => rank > plain);
    const wildcard = rules.wildcards.firstMatch(path, before < 0 ? rules.wildcardRanks.length : before);
    return rules.byRank[wildcard === undefined ? plain : rules.wildcardRanks[wildcard]];
}
function bestPlain({ plain, lengths }, path) {
    let best = Number.POSITIVE_INFINITY;
    for (const length of lengths) {
        if (length > path.length)
            break;
        for (const { rank, isWhole } of plain.get(path.slice(0, length)) ?? []) {
            if (!isWhole || path.length === length)
                best = Math.min(best, rank);
        }
    }
    return best;
}
const PREPARED = new WeakMap();
function preparedRules(rules, agents, dialect) {
    const groups = groupsFor(rules, agents);
    const key = `${dialect} ${groups.map(({ line }) => line).join(' ')}`;
    const ofFile = PREPARED.get(rules) ?? new Map();
    PREPARED.set(rules, ofFile);
    const prepared = ofFile.get(key) ?? prepare(groups, dialect);
    ofFile.set(key, prepared);
    return prepared;
}
function prepare(groups, dialect) {
    const written = groups
        .flatMap(({ rules }) => rules.flatMap(rule => patternsOf(rule, dialect).map(pattern => ({ rule, pattern }))))
        .filter(({ pattern }) => pattern !== '');
    const ordered = written.toSorted((a, b) => b.pattern.length - a.pattern.length || Number(b.rule.allow) - Number(a.rule.allow));
    const plain = new Map();
    const wildcards = [];
    const wildcardRanks = [];
    const seen = new Set();
    for (const [rank, { pattern }] of ordered.entries()) {
        if (seen.has(pattern))
            continue;
        seen.add(pattern);
        const { start, parts, isWhole } = piecesOf(pattern, dialect);
        if (parts.length > 0) {
            const end = isWhole ? parts.at(-1) : undefined;
            const between = isWhole ? parts.slice(0, -1) : parts;
            wildcards.push({ start, parts: between.filter(part => part !== ''), end });
            wildcardRanks.push(rank);
            continue;
        }
        const same = plain.get(start);
        if (same)
            same.push({ rank, isWhole });
        else
            plain.set(start, [{ rank, isWhole }]);
    }
    return {
        byRank: ordered.map(({ rule }) => rule),
        plain,
        lengths: [...new Set(Array.from(plain.keys(), ({ length }) => length))].sort((a, b) => a - b),
        wildcards: new WildcardRules(wildcards),
        wildcardRanks,
    };
}
function groupsFor(rules, agents) {
    return rules.byAgent.get(agentFor(rules, agents)) ?? [];
}
function agentFor({ byAgent }, agents) {
    return agents.map(agent => agent.toLowerCase()).find(agent => byAgent.has(agent)) ?? '*';
}
function patternsOf(rule, dialect) {
    if (dialect === 'standard')
        return [withPlainLetters(rule.pattern)];
    const directory = rule.allow ? directoryOf(rule.pattern) : undefined;
    return directory === undefined ? [rule.pattern] : [rule.pattern, directory];
}
function directoryOf(pattern) {
    const slash = pattern.lastIndexOf('/');
    return slash >= 0 && pattern.startsWith('/index.htm', slash) ? `${pattern.slice(0, slash + 1)}$` : undefined;
}
function piecesOf(pattern, dialect) {
    const isWhole = pattern.endsWith('$');
    const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
    const [start = '', ...parts] = dialect === 'google' ? pieces : pieces.map(withEscapedSigns);
    return { start, parts, isWhole };
}
function withEscapedSigns(text) {
    return text.replaceAll('*', '%2A').replaceAll('$', '%24');
}
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

const MAX_BYTES = 500 * 1024;
const MAX_LINE_BYTES = 8 * 2083 - 1;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
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
    return { lines, unreadable, tooLong, ...groups.build(), size, ignoredBytes };
}
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
function agentOf(value) {
    if (/^\*(?:[ \t\v\f]|$)/.test(value))
        return '*';
    return /^[A-Za-z_-]*/.exec(value)[0].toLowerCase();
}
function escapePattern(octets) {
    return octets.replace(/%[0-9a-fA-F]{2}|[\x80-\xff]/g, match => match.length === 3
        ? match.toUpperCase()
        : `%${match.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
class GroupBuilder {
    #groups = [];
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
/* harmony export */   WH: () => (/* binding */ foreignRobotsTxt),
/* harmony export */   Xb: () => (/* binding */ verdictFor),
/* harmony export */   fW: () => (/* binding */ whyForeign),
/* harmony export */   h6: () => (/* binding */ MAX_ROBOTS_REDIRECTS),
/* harmony export */   mO: () => (/* binding */ readRobotsTxt),
/* harmony export */   nQ: () => (/* binding */ closesAll),
/* harmony export */   yw: () => (/* binding */ sitemapsOf)
/* harmony export */ });
/* harmony import */ var _bots_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27710);
/* harmony import */ var _matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45953);
/* harmony import */ var _parser_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12655);



const MAX_ROBOTS_REDIRECTS = 5;
const ENDLESS = new Set([
    'redirect-loop',
    'too-many-redirects',
    'bad-location',
    'bad-scheme',
]);
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
function foreignRobotsTxt(url, why) {
    const failure = { kind: 'address-denied', url, message: `was not asked for: ${why}` };
    const exchange = { requestedUrl: url, hops: [], failure };
    return { kind: 'allow-all', url, reason: failure.message, exchange, isForeign: true };
}
function whyForeign(robots) {
    return robots.kind === 'allow-all' && robots.isForeign ? `${robots.url} ${robots.reason}` : undefined;
}
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
const ANYWHERE = ['/', '/-/any'];
function closesAll(robots, botName, origin) {
    return (robots.kind === 'rules' &&
        ANYWHERE.every(path => !verdictFor(robots, botName, `${origin}${path}`).allowed));
}
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


/***/ }),

/***/ 96611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _2: () => (/* binding */ BodyConsumerFailed),
/* harmony export */   hI: () => (/* binding */ consumeBody),
/* harmony export */   lY: () => (/* binding */ gunzipped),
/* harmony export */   x8: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48824);



const SMALL_BYTES = 64 * 1024;
const SMALL_DECODED_BYTES = 1024 * 1024;
const ZSTD_WINDOW_LOG = 23;
async function readBody(source, contentEncoding, maxBytes) {
    const chunks = [];
    const read = await consumeBody(source, contentEncoding, maxBytes, async (decoded) => {
        for await (const chunk of decoded)
            chunks.push(chunk);
    });
    return { ...read, bytes: Buffer.concat(chunks) };
}
class BodyConsumerFailed extends Error {
    name = 'BodyConsumerFailed';
}
async function consumeBody(source, contentEncoding, maxBytes, consume) {
    const read = { wireBytes: 0, truncated: false };
    let sourceError;
    let broken;
    source.once('error', error => {
        sourceError = error;
    });
    async function* decoded() {
        try {
            let room = maxBytes;
            for await (const chunk of decode(source, contentEncoding, read)) {
                read.truncated = chunk.length > room;
                yield read.truncated ? chunk.subarray(0, room) : chunk;
                if (read.truncated)
                    return;
                room -= chunk.length;
            }
        }
        catch (error) {
            broken = error instanceof _net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__/* .BadContentEncoding */ .Q9 ? error : badEncoding(contentEncoding, error);
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
    return (0,_net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__/* .contentCodings */ .bl)(contentEncoding).reduceRight(undo, counted);
}
async function* counting(source, count) {
    for await (const chunk of source) {
        count(chunk.length);
        yield chunk;
    }
}
function gunzipped(chunks) {
    return undo(chunks, 'gzip');
}
async function* undo(source, coding) {
    const chunks = source[Symbol.asyncIterator]();
    const first = [];
    let [bytes, isWhole] = [0, false];
    while (bytes <= SMALL_BYTES && !isWhole) {
        const next = await chunks.next();
        if (next.done)
            isWhole = true;
        else if (next.value.length > 0)
            bytes += first[first.push(next.value) - 1].length;
    }
    if (bytes === 0)
        return;
    const undone = isWhole ? undoneAtOnce(first, coding) : undefined;
    if (undone)
        return yield undone;
    async function* all() {
        yield* first;
        yield* { [Symbol.asyncIterator]: () => chunks };
    }
    yield* (0,node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(all, DECODERS[kindOf(coding, first[0])].stream(), () => { });
}
function undoneAtOnce(chunks, coding) {
    try {
        return DECODERS[kindOf(coding, chunks[0])].atOnce(Buffer.concat(chunks), {
            maxOutputLength: SMALL_DECODED_BYTES,
        });
    }
    catch {
        return undefined;
    }
}
const ZSTD_OPTIONS = { params: { [node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } };
const DECODERS = {
    br: { stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createBrotliDecompress(), atOnce: node_zlib__WEBPACK_IMPORTED_MODULE_1__.brotliDecompressSync },
    zstd: {
        stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createZstdDecompress(ZSTD_OPTIONS),
        atOnce: (bytes, limits) => node_zlib__WEBPACK_IMPORTED_MODULE_1__.zstdDecompressSync(bytes, { ...ZSTD_OPTIONS, ...limits }),
    },
    deflate: { stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflate(), atOnce: node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateSync },
    raw: { stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflateRaw(), atOnce: node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync },
    gzip: { stream: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip(), atOnce: node_zlib__WEBPACK_IMPORTED_MODULE_1__.gunzipSync },
};
function kindOf(coding, [firstByte]) {
    switch (coding) {
        case 'br':
        case 'zstd':
            return coding;
        case 'deflate':
            return (0,_net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__/* .isRawDeflate */ .gH)(firstByte) ? 'raw' : 'deflate';
        default:
            return 'gzip';
    }
}
function badEncoding(contentEncoding, cause) {
    return new _net_content_codings_js__WEBPACK_IMPORTED_MODULE_2__/* .BadContentEncoding */ .Q9(`the body is not the valid "${contentEncoding}" that its header promises`, {
        cause,
    });
}


/***/ }),

/***/ 15917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R1: () => (/* binding */ provesNothing),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   oJ: () => (/* binding */ isSuccess)
/* harmony export */ });
function isSuccess(status) {
    return status >= 200 && status < 300;
}
function isGone(status) {
    return status === 404 || status === 410;
}
const REFUSALS = new Set([401, 403, 405, 407, 408, 429, 999]);
function provesNothing(status) {
    return REFUSALS.has(status) || status >= 500;
}


/***/ }),

/***/ 44310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ canonicalLinks),
/* harmony export */   fk: () => (/* binding */ declaredCanonical),
/* harmony export */   tQ: () => (/* binding */ agreedCanonical)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25218);
/* harmony import */ var _syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96334);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);





const DISQUALIFYING = ['hreflang', 'lang', 'media', 'type'];
function canonicalLinks(page) {
    const inHead = page.document.elements('link').filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isCanonical */ .ZY)(link) && (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(link));
    return [
        ...inHead.map(element => fromElement(page, element)),
        ...(0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(page.response, 'link').flatMap(value => fromHeader(page, value)),
    ];
}
function agreedCanonical(links) {
    const usable = links.filter(({ url }) => url);
    return new Set(usable.map(({ url }) => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .comparableUrl */ .sY)(url))).size === 1 ? usable[0] : undefined;
}
function declaredCanonical(page) {
    return canonicalLinks(page).find(link => link.url)?.url;
}
function fromElement(page, element) {
    const { document } = page;
    const href = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') ?? '').trim();
    return {
        source: 'html',
        href,
        ...readTarget(withScheme(href, page), document.baseUrl, name => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, name)),
        at: message => document.occurrence(element, message),
    };
}
function fromHeader(page, value) {
    return (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLinkHeader */ .No)(value)
        .filter(link => (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .headerRelations */ .nl)(link).includes('canonical') && (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(link, page.url))
        .map(({ target, parameters }) => ({
        source: 'header',
        href: target,
        ...readTarget(withScheme(target, page), page.url, name => parameters.get(name)),
        at: message => ({ url: page.url, message, snippet: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="canonical"`) }),
    }));
}
function withScheme(href, { preview }) {
    return href.startsWith('//') && preview?.origin?.startsWith('https:') ? `https:${href}` : href;
}
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
        : {
            url: undefined,
            problem: `Google ignores a canonical with the attribute ${disqualified.join(' or ')}`,
        };
}


/***/ }),

/***/ 29746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ languageAlternates)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26110);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96334);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5154);





function languageAlternates(page) {
    const { document } = page;
    const links = document.elements('link').filter(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'hreflang') !== undefined);
    const alternates = links.filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link).includes('alternate') && isForPages(link));
    const outside = alternates.filter(link => !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd)(link));
    const sentHidden = document instanceof _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__/* .RenderedDocument */ .r ? [] : outside.filter(_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isSentHidden */ .ZF);
    const header = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .headerValues */ .UE)(page.response, 'link').flatMap(_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLinkHeader */ .No);
    return {
        read: [
            ...alternates.filter(_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd).map(link => fromElement(document, link)),
            ...header.flatMap(link => fromHeader(page, link)),
        ],
        inBody: document instanceof _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__/* .RenderedDocument */ .r ? outside : outside.filter(link => !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isSentHidden */ .ZF)(link)),
        sentHidden,
        withoutRelation: links.filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd)(link) && isForPages(link) && lacksRelation(link)),
    };
}
function isForPages(link) {
    const type = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'type')?.trim().toLowerCase() ?? '';
    return type === '' || /^(?:text\/html|application\/xhtml\+xml)(?:\s*;|$)/.test(type);
}
function lacksRelation(link) {
    const types = (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link);
    return types.length === 0 || types.every(type => type !== 'alternate' && /^al+t+er+n/.test(type));
}
function fromElement(document, link) {
    const href = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href') ?? '').trim();
    const written = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'hreflang') ?? '';
    return {
        source: 'html',
        code: written.trim(),
        written,
        href,
        url: webUrl(href, document.baseUrl),
        relations: (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link),
        media: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'media'),
        at: message => document.occurrence(link, message),
    };
}
function fromHeader(page, link) {
    const { target, parameters } = link;
    const types = (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .headerRelations */ .nl)(link);
    const written = parameters.get('hreflang');
    const type = parameters.get('type')?.toLowerCase() ?? '';
    const forPages = type === '' || type.startsWith('text/html');
    if (written === undefined || !types.includes('alternate') || !(0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(link, page.url) || !forPages)
        return [];
    const source = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="alternate"; hreflang="${written}"`);
    return [
        {
            source: 'header',
            code: written.trim(),
            written,
            href: target,
            url: webUrl(target, page.url),
            relations: types,
            media: parameters.get('media'),
            at: message => ({ url: page.url, message, snippet: source }),
        },
    ];
}
function webUrl(href, base) {
    const url = href === '' ? null : URL.parse(href, base);
    return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : undefined;
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
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

function isInHead(element) {
    return element.parentNode?.nodeName === 'head';
}
function relations(element) {
    const rel = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel');
    return rel ? rel.toLowerCase().split(/\s+/).filter(Boolean) : [];
}
function isCanonical(element) {
    return element.tagName === 'link' && relations(element).includes('canonical');
}
const MAX_STEPS_TO_HIDDEN = 20;
function isSentHidden(element) {
    let up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
    for (let step = 0; up && step < MAX_STEPS_TO_HIDDEN; step++) {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(up, 'hidden') !== undefined)
            return true;
        up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up);
    }
    return false;
}
const SENT_HIDDEN = 'it is sent in a hidden element, from where scripts may move it into <head>; only a browser can tell';


/***/ }),

/***/ 25218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ isHomeOfLanguage),
/* harmony export */   cM: () => (/* binding */ comparablePath),
/* harmony export */   fF: () => (/* binding */ isHomePage),
/* harmony export */   kj: () => (/* binding */ isSamePage),
/* harmony export */   oP: () => (/* binding */ isAbsolute),
/* harmony export */   sY: () => (/* binding */ comparableUrl)
/* harmony export */ });
function isHomePage(url) {
    return /^\/(?:(?:index|default)\.[a-z]{2,5})?$/i.test(new URL(url).pathname);
}
function isHomeOfLanguage(url, lang) {
    const folder = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?\/?(?:(?:index|default)\.[a-z]{2,5})?$/i.exec(new URL(url).pathname);
    return folder !== null && lang.trim().slice(0, 2).toLowerCase() === folder[1].toLowerCase();
}
function isAbsolute(href) {
    return /^https?:\/\//i.test(href);
}
function comparableUrl(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href.replace(/%[0-9a-f]{2}/gi, octet => octet.toUpperCase());
}
function comparablePath(url) {
    return comparableUrl(url).slice(new URL(url).origin.length);
}
function isSamePage(a, b) {
    return URL.canParse(a) && URL.canParse(b) && comparableUrl(a) === comparableUrl(b);
}


/***/ }),

/***/ 96334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   No: () => (/* binding */ parseLinkHeader),
/* harmony export */   nl: () => (/* binding */ headerRelations)
/* harmony export */ });
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
function headerRelations({ parameters }) {
    return (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
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
    until(characters) {
        const start = this.#at;
        while (this.#at < this.#text.length && !characters.test(this.#text[this.#at]))
            this.#at++;
        return this.#text.slice(start, this.#at);
    }
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

/***/ 35859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ domainOfFile)
/* harmony export */ });
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);

const MAX_NAME = 255;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
async function domainOfFile(visit, root) {
    const { final } = await visit.fetch(`${root}/CNAME`, { maxBytes: MAX_NAME });
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status) || final.truncated)
        return undefined;
    const name = final.body.toString('utf8').trim();
    return isDomain(name) ? new URL(`https://${name}/`).host : undefined;
}
function isDomain(text) {
    const labels = text.split('.');
    return (labels.length > 1 &&
        labels.every(label => LABEL.test(label)) &&
        /[a-z]/i.test(labels.at(-1)) &&
        URL.canParse(`https://${text}/`));
}


/***/ }),

/***/ 4274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ noteInput),
/* harmony export */   HK: () => (/* binding */ holdsUntil),
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   Lp: () => (/* binding */ cannotRepeat),
/* harmony export */   _q: () => (/* binding */ tracedAsHere),
/* harmony export */   fC: () => (/* binding */ traceOf),
/* harmony export */   mn: () => (/* binding */ traced)
/* harmony export */ });
/* unused harmony export InputTrace */
/* harmony import */ var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16698);

const current = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
const traces = new WeakMap();
class InputTrace {
    #own = new Map();
    #parts = new Set();
    #until = Number.POSITIVE_INFINITY;
    add(key, fingerprint) {
        if (this.#own.get(key) === undefined)
            this.#own.set(key, fingerprint);
    }
    include(part) {
        if (part !== this)
            this.#parts.add(part);
    }
    endAt(time) {
        this.#until = Math.min(this.#until, time);
    }
    all() {
        const inputs = new Map();
        let until = Number.POSITIVE_INFINITY;
        const seen = new Set([this]);
        for (const trace of seen) {
            until = Math.min(until, trace.#until);
            for (const [key, value] of trace.#own)
                if (inputs.get(key) === undefined)
                    inputs.set(key, value);
            for (const part of trace.#parts)
                seen.add(part);
        }
        return { inputs, until };
    }
}
function traced(work) {
    const trace = new InputTrace();
    const promise = current.run(trace, work);
    traces.set(promise, trace);
    return promise;
}
function read(promise) {
    const trace = traces.get(promise);
    if (trace)
        current.getStore()?.include(trace);
    return promise;
}
function traceOf(promise) {
    return traces.get(promise);
}
function tracedAsHere(promise) {
    const trace = current.getStore();
    if (trace)
        traces.set(promise, trace);
    return promise;
}
function noteInput(key, fingerprint) {
    current.getStore()?.add(key, fingerprint);
}
function cannotRepeat(why) {
    noteInput(`not asked: ${why}`);
}
function holdsUntil(time, now = Date.now()) {
    if (time >= now)
        current.getStore()?.endAt(time);
}


/***/ }),

/***/ 48824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q9: () => (/* binding */ BadContentEncoding),
/* harmony export */   bl: () => (/* binding */ contentCodings),
/* harmony export */   gH: () => (/* binding */ isRawDeflate)
/* harmony export */ });
class BadContentEncoding extends Error {
    name = 'BadContentEncoding';
}
const MAX_CODINGS = 5;
const KNOWN = ['gzip', 'x-gzip', 'deflate', 'br', 'zstd'];
const NOT_UNDONE = new Set(['compress', 'x-compress', 'exi', 'pack200-gzip', 'aes128gcm', 'dcb', 'dcz']);
function contentCodings(contentEncoding) {
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
    return codings.every(coding => KNOWN.includes(coding)) ? codings : [];
}
function isRawDeflate(firstByte) {
    return (firstByte & 0x0f) !== 8;
}


/***/ }),

/***/ 49001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inferProduction: () => (/* binding */ inferProduction)
/* harmony export */ });
/* harmony import */ var _engine_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _engine_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44310);
/* harmony import */ var _engine_page_language_alternates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29746);
/* harmony import */ var _engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);
/* harmony import */ var _engine_visit_domain_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35859);
/* harmony import */ var _engine_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77753);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69612);
/* harmony import */ var _bare_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(324);








const MIN_KINDS = 2;
const SITEMAP_LIMITS = { files: 3, bytes: 5 * 1024 * 1024, ms: 5000 };
const MAX_LISTED = 10_000;
async function inferProduction(visit, isDeployment) {
    const here = new URL(visit.url);
    const isLocal = (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_6__/* .isLocalHost */ .mJ)(here.hostname);
    if (!isLocal && !isDeployment && !(0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .hasPreviewName */ .qZ)(here.hostname))
        return undefined;
    const page = await visit.htmlPage().catch(() => undefined);
    if (!page || new URL(page.url).host !== here.host)
        return undefined;
    const ofPage = evidenceOf(page);
    if (!agree(ofPage, here))
        return undefined;
    const listed = await listedAddresses(visit);
    const named = isLocal ? await namedByFile(visit) : [];
    const stated = new Map([...ofPage, ['sitemap', listed], ['CNAME', named]]);
    const all = kindsOf(stated).length === 1 ? new Map([...stated, ['links', homeLinks(page, stated)]]) : stated;
    const evidence = kindsOf(all);
    const isEnough = evidence.length >= MIN_KINDS || named.length > 0;
    if (!isEnough || !agree(all, here))
        return undefined;
    const home = homeOf(all, new URL(page.url));
    return home === undefined ? undefined : { url: home, evidence };
}
function evidenceOf(page) {
    const { document } = page;
    const ogUrls = document
        .elements('meta')
        .filter(meta => (0,_engine_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'property')?.trim().toLowerCase() === 'og:url')
        .map(meta => (0,_engine_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content')?.trim() ?? '')
        .flatMap(content => document.resolve(content) ?? []);
    return new Map([
        ['canonical', (0,_engine_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalLinks */ .Iu)(page).flatMap(({ url }) => url ?? [])],
        ['og:url', ogUrls.flatMap(webAddress)],
        ['hreflang', (0,_engine_page_language_alternates_js__WEBPACK_IMPORTED_MODULE_2__/* .languageAlternates */ .i)(page).read.flatMap(({ url }) => url ?? [])],
    ]);
}
function kindsOf(evidence) {
    return [...evidence].flatMap(([kind, urls]) => (urls.length > 0 ? [kind] : []));
}
const MIN_LINKS = 3;
const MAX_LINKS = 2000;
function homeLinks({ document, url }, evidence) {
    const stated = [...evidence.values()].flat();
    const host = (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .bareHost */ .n0)(stated[0].host);
    if ((0,_bare_path_js__WEBPACK_IMPORTED_MODULE_7__/* .barePath */ .W)(new URL(url).pathname) !== '')
        return [];
    const own = document
        .elements('a', 'link', 'script', 'img')
        .slice(0, MAX_LINKS)
        .flatMap(element => {
        const [target] = webAddress(((0,_engine_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') ?? (0,_engine_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'src') ?? '').trim());
        return target && (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .bareHost */ .n0)(target.host) === host ? [{ target, isLink: element.tagName === 'a' }] : [];
    });
    if (own.length < MIN_LINKS)
        return [];
    const linked = own.flatMap(({ target, isLink }) => (isLink ? [target] : []));
    const [home] = [...linked, ...stated].toSorted((a, b) => a.pathname.length - b.pathname.length);
    const folder = (0,_bare_path_js__WEBPACK_IMPORTED_MODULE_7__/* .barePath */ .W)(home.pathname);
    const all = [...stated, ...own.map(({ target }) => target)];
    return all.every(({ pathname }) => `${(0,_bare_path_js__WEBPACK_IMPORTED_MODULE_7__/* .barePath */ .W)(pathname)}/`.startsWith(`${folder}/`)) ? [home] : [];
}
async function listedAddresses(visit) {
    const listed = [];
    const take = ({ loc }) => {
        if (listed.length < MAX_LISTED)
            listed.push(...webAddress(loc));
    };
    const listener = { entry: take, child: take };
    const { origin } = new URL(visit.url);
    await (0,_engine_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_5__/* .surveySitemaps */ .p$)(visit, origin, listener, { mayLeave: false, limits: SITEMAP_LIMITS });
    return listed;
}
async function namedByFile(visit) {
    const domain = await (0,_engine_visit_domain_file_js__WEBPACK_IMPORTED_MODULE_4__/* .domainOfFile */ .i)(visit, new URL(visit.url).origin);
    return domain === undefined ? [] : webAddress(`https://${domain}/`);
}
function webAddress(text) {
    const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
    return url ? [url] : [];
}
function agree(evidence, here) {
    const hosts = new Set([...evidence.values()].flat().map(({ host }) => (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .bareHost */ .n0)(host)));
    const [host] = hosts;
    if (hosts.size > 1 || host === (0,_engine_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .bareHost */ .n0)(here.host))
        return false;
    if (host === undefined)
        return true;
    const { hostname } = new URL(`http://${host}`);
    return !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_6__/* .isLocalHost */ .mJ)(hostname) && !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_6__/* .isSampleHost */ .TH)(hostname);
}
function homeOf(evidence, page) {
    const of = (kind) => evidence.get(kind) ?? [];
    const [named] = [...of('canonical'), ...of('og:url'), ...of('links')];
    const origin = [...evidence.values()].flat()[0].origin;
    if (named === undefined)
        return `${origin}/`;
    const own = (0,_bare_path_js__WEBPACK_IMPORTED_MODULE_7__/* .barePath */ .W)(page.pathname);
    if (!(0,_bare_path_js__WEBPACK_IMPORTED_MODULE_7__/* .barePath */ .W)(named.pathname).endsWith(own))
        return undefined;
    const folder = (0,_bare_path_js__WEBPACK_IMPORTED_MODULE_7__/* .barePath */ .W)(named.pathname).slice(0, (0,_bare_path_js__WEBPACK_IMPORTED_MODULE_7__/* .barePath */ .W)(named.pathname).length - own.length);
    if (folder === '')
        return `${named.origin}/`;
    const listed = of('sitemap');
    const isHome = listed.length > 0 && listed.every(({ pathname }) => `${pathname}/`.startsWith(`${folder}/`));
    return isHome ? `${named.origin}${folder}/` : undefined;
}


/***/ })

};
