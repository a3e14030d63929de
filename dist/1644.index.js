export const id = 1644;
export const ids = [1644];
export const modules = {

/***/ 42574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ INDEXING_RULES),
/* harmony export */   Oe: () => (/* binding */ takesColonOfValue),
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
/**
 * Whether a name, as it stands before the colon, is two words of which the first is the directive: its own colon is
 * left out, and that of the value is taken for it, as in `sitemap https://…`.
 */
function takesColonOfValue(name) {
    return /^(?:user[- ]?agent|site-?map|allow|disallow)[ \t]/i.test(name);
}
/** Rules about indexing. No search engine reads them in robots.txt: Google stopped in September 2019. */
const INDEXING_RULES = new Set(['noindex', 'nofollow', 'noarchive', 'nosnippet']);
/**
 * Rules that had a reader once and have none among the large search engines today. Generators still write them; they do
 * no harm, so nobody is told of them.
 */
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
/** Octets of a path beyond are in no pattern, which is ASCII. */
const SYMBOLS = 256;
const ROOT = 0;
/**
 * Patterns with stars, compared with a path all at once: each waits for its next part while the path is gone through
 * by an automaton that finds all parts (Aho and Corasick). The time grows with the path and with the number of rules,
 * and not with their product.
 */
class WildcardRules {
    #rules;
    /** Rules by their starts, and these by their lengths. */
    #byStart = new Map();
    #lengths;
    #parts = new PartFinder();
    /** Of each rule the states of the automaton in which its parts end. */
    #states;
    /** Of each rule, while a path is compared: how many parts were found, where the last of them ends, who waits next. */
    #found;
    #from;
    #next;
    /** @param rules those that decide before others first */
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
    /**
     * The index of the first rule that matches a path; undefined where none does.
     *
     * @param before rules from this index on are of no interest
     */
    firstMatch(path, before) {
        let best = before;
        /** Of each state the first and the last rule that waits for the part that ends there. */
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
        /** Rules wait in the order of where they may go on, so those behind one that may not yet may not either. */
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
/** The automaton: a state for each text that a part begins with. */
class PartFinder {
    #edges = new Map();
    #parent = [ROOT];
    #symbol = [0];
    #depth = [0];
    #isEnd = [false];
    /** The state of the longest end of a state's text that is a state as well. */
    #shorter = [ROOT];
    /** The longest part that the text of a state ends with, and that is shorter than it. */
    #endBelow = [ROOT];
    /** @returns the state in which the part ends */
    add(part) {
        let state = ROOT;
        for (let at = 0; at < part.length; at++) {
            const symbol = part.charCodeAt(at);
            state = this.#edges.get(state * SYMBOLS + symbol) ?? this.#grow(state, symbol);
        }
        this.#isEnd[state] = true;
        return state;
    }
    /** To be called once, when all parts are added. */
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
    /** The state of the longest part that the text so far ends with; the root where it ends with none. */
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
    const compared = dialect === 'google' ? path : withEscapedSigns(withPlainLetters(path));
    const rule = bestOf(preparedRules(rules, agents, dialect), compared);
    return rule ? { allowed: rule.allow, rule } : { allowed: true };
}
/** Characters of a path that are compared: no line that is read has a longer pattern. */
const MAX_PATH = parser/* MAX_LINE_BYTES */.Oc;
function bestOf(rules, path) {
    const plain = bestPlain(rules, path);
    const before = rules.wildcardRanks.findIndex(rank => rank > plain);
    const wildcard = rules.wildcards.firstMatch(path, before < 0 ? rules.wildcardRanks.length : before);
    return rules.byRank[wildcard === undefined ? plain : rules.wildcardRanks[wildcard]];
}
/** The rank of the rule; infinite where none matches. */
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
/** What was made of the rules of a file, kept from one URL to the next. */
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
        // Of equal patterns the first in this order decides.
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
/** `*` is any run of characters, `$` at the end of a pattern is the end of the path; elsewhere it stands for itself. */
function piecesOf(pattern, dialect) {
    const isWhole = pattern.endsWith('$');
    const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
    const [start = '', ...parts] = dialect === 'google' ? pieces : pieces.map(withEscapedSigns);
    return { start, parts, isWhole };
}
/** A `*` and a `$` that stand for themselves, as patterns of the standard write them (RFC 9309 section 2.2.3). */
function withEscapedSigns(text) {
    return text.replaceAll('*', '%2A').replaceAll('$', '%24');
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
    return { lines, unreadable, tooLong, ...groups.build(), size, ignoredBytes };
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
 * The robots.txt of a host of which only a part is audited: it is for others to write and is not asked for.
 *
 * @param why in words for people
 */
function foreignRobotsTxt(url, why) {
    const failure = { kind: 'address-denied', url, message: `was not asked for: ${why}` };
    const exchange = { requestedUrl: url, hops: [], failure };
    return { kind: 'allow-all', url, reason: failure.message, exchange, isForeign: true };
}
/** Why a robots.txt was not asked for, as that of others; undefined for all others. */
function whyForeign(robots) {
    return robots.kind === 'allow-all' && robots.isForeign ? `${robots.url} ${robots.reason}` : undefined;
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
/** The home page, and one that no rule names: where both are blocked, all is. */
const ANYWHERE = ['/', '/-/any'];
/** Whether rules close the whole of an origin to a bot. */
function closesAll(robots, botName, origin) {
    return (robots.kind === 'rules' &&
        ANYWHERE.every(path => !verdictFor(robots, botName, `${origin}${path}`).allowed));
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
