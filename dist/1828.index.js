export const id = 1828;
export const ids = [1828];
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

/***/ 79183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ unlessUnfilled),
/* harmony export */   _V: () => (/* binding */ renderingFacts),
/* harmony export */   gb: () => (/* binding */ judgeScripts)
/* harmony export */ });
/* harmony import */ var _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54792);
/* harmony import */ var _page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72041);
/* harmony import */ var _page_render_choice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70252);
/* harmony import */ var _page_script_effects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32674);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79786);





function judgeScripts({ scripts }, judge) {
    switch (scripts.state) {
        case 'none':
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(_api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SCRIPTS */ .BC);
        case 'idle':
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)((0,_page_render_choice_js__WEBPACK_IMPORTED_MODULE_2__/* .likeSample */ .K0)(scripts.sample));
        case 'unseen':
            return scripts.ledOn ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(scripts.reason) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notMeasured */ .q7)(scripts.reason);
        case 'seen':
            return judge(scripts.before);
    }
}
function unlessUnfilled(page, judgements, unsure = ['pass', 'fail', 'not-applicable']) {
    const { unfilled, scripts } = page;
    if (unfilled === undefined)
        return withoutUnfilledPlaces(page, judgements);
    const unknown = (0,_page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__/* .isLedOn */ .$g)({ scripts }) ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(unfilled) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notMeasured */ .q7)(unfilled);
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, unsure.includes(judgement.outcome) ? unknown : judgement]));
}
const OF_EMPTINESS = /(?:^|-)(?:empty|without|missing)(?:-|$)/;
function withoutUnfilledPlaces(page, judgements) {
    const entries = Object.entries(judgements);
    const selectors = new Set(entries.flatMap(([, judgement]) => judgement.outcome === 'fail' ? judgement.occurrences.flatMap(({ selector }) => selector ?? []) : []));
    const unfilled = selectors.size === 0 ? undefined : (0,_page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__/* .unfilledPlacesOf */ .zo)(page);
    if (!unfilled)
        return judgements;
    const { places, reason } = unfilled;
    const elements = elementsOf(page, selectors);
    const isWaiting = (name) => {
        const isOfEmptiness = OF_EMPTINESS.test(name);
        return ({ selector }) => {
            const element = selector === undefined ? undefined : elements.get(selector);
            return element !== undefined && (places.holdsTag(element) || (isOfEmptiness && places.isEmpty(element)));
        };
    };
    return Object.fromEntries(entries.map(([name, judgement]) => [name, withoutPlaces(judgement, isWaiting(name), reason)]));
}
function elementsOf({ document, sent }, selectors) {
    const found = new Map();
    for (const one of [document, sent.document]) {
        const left = selectors.difference(new Set(found.keys()));
        if (left.size === 0)
            break;
        for (const element of one.elementsAt(left))
            found.set(one.selectorOf(element), element);
    }
    return found;
}
function withoutPlaces(judgement, isWaiting, reason) {
    if (judgement.outcome !== 'fail')
        return judgement;
    const { occurrences, count } = judgement;
    const kept = occurrences.filter(place => !isWaiting(place));
    if (kept.length === occurrences.length)
        return judgement;
    if (kept.length === 0)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notMeasured */ .q7)(reason);
    const fewer = count === undefined ? {} : { count: count - occurrences.length + kept.length };
    return { ...judgement, occurrences: kept, ...fewer };
}
function renderingFacts(page) {
    const { scripts } = page;
    switch (scripts.state) {
        case 'none':
            return { judged: 'sent', reason: _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SCRIPTS */ .BC };
        case 'idle':
            return { judged: 'sent', reason: _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .SAME_TEMPLATE */ .Gl, sample: scripts.sample };
        case 'unseen':
            return { judged: 'sent', reason: scripts.reason };
        case 'seen':
            return {
                judged: 'rendered',
                reason: null,
                ...((0,_page_script_effects_js__WEBPACK_IMPORTED_MODULE_3__/* .scriptEffectsOn */ .b)(page).length === 0 && { unchanged: true }),
            };
    }
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

/***/ 69314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zj: () => (/* binding */ isTranslated),
/* harmony export */   gN: () => (/* binding */ isInBrowserLanguage),
/* harmony export */   hp: () => (/* binding */ hasTranslationMark)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _scripted_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9576);


const MARK = /^data-(?:i18n|translate|l10n|lang-key|t-key)(?:-[a-z-]{1,30})?$/;
const BROWSER_LANGUAGE = /^\s*en\b/i;
function hasTranslationMark({ attrs }) {
    return attrs.some(({ name }) => MARK.test(name));
}
function isTranslated(element, before, document) {
    return hasTranslationMark(element) || isInBrowserLanguage(before, document);
}
function isInBrowserLanguage(before, document) {
    const { html } = document;
    return (0,_scripted_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hasOtherLanguage */ .xI)(before, document) && BROWSER_LANGUAGE.test((html && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(html, 'lang')) ?? '');
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


/***/ })

};
