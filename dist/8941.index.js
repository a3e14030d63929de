export const id = 8941;
export const ids = [8941];
export const modules = {

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

/***/ 79222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ folded),
/* harmony export */   k: () => (/* binding */ foldedPath)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35601);

const MAX_PATH = 300;
function foldedPath(url) {
    return folded((0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(new URL(url).pathname).slice(-MAX_PATH));
}
function folded(text) {
    return (text
        .toLowerCase()
        .normalize('NFD')
        .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu, '$1')
        .normalize('NFC')
        .replace(/[_\s]/g, '-')
        .replaceAll('ı', 'i')
        .replaceAll('ø', 'o')
        .replaceAll('ł', 'l')
        .replaceAll('đ', 'd')
        .replaceAll('ß', 'ss'));
}


/***/ }),

/***/ 53570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ isThanks),
/* harmony export */   KQ: () => (/* binding */ isForUsers),
/* harmony export */   W5: () => (/* binding */ isLogin),
/* harmony export */   _q: () => (/* binding */ isLoginReturn),
/* harmony export */   rf: () => (/* binding */ isPanel)
/* harmony export */ });
/* harmony import */ var _folded_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79222);

const THANKS = [
    'thank-?you|thanks|danke|vielen-dank|merci|gracias|obrigad[oa]|grazie|bedankt|dziekujemy|dekujeme|dakujeme|koszonjuk|hvala|tack|takk?|kiitos|success?|sucesso|successo|exito|erfolg(?:reich)?|confirmation',
    'paldies|aciu|dekojame|aitah|tanan|gracies|arigato|xiexie|shukran|ευχαριστ(?:ουμε|ω)|спасибо|дякуємо|благодари[мя]|ありがとうございま(?:す|した)|감사합니다|谢谢|謝謝|感谢|感謝|شكرا|תודה|धन्यवाद',
    'multumim|multumesc|tesekkur(?:ler|-ederiz)?|spasibo|dyakuyemo|blagodarya|eyxaristoume|efcharistoume|terima-kasih|cam-on|message-sent|mesaj-trimis|messaggio-inviato|mensaje-enviado',
    'conferma-?(?:invio|ordine|prenotazione|iscrizione)|invio-?conferma|confirmacion(?:-envio)?|bestaetigung|bestatigung|potwierdzenie|potvrzeni|bevestiging',
];
const SENT = [
    'contact(?:-us)?|order|newsletter|form|booking|reservation|registration|sign-?up|subscri(?:be|ption)|quote|enquiry|inquiry|request|message|donat(?:e|ion)|payment|purchase|checkout|download|application|appointment|survey|feedback|rsvp|mail|email',
    'kontakt(?:formular)?|bestellung|anfrage|anmeldung|buchung|nachricht|spende|zahlung|termin|formular|commande|inscription|formulaire|devis|don|paiement|contacto|contato|pedido|reserva|inscripcion|inscricao|formulario|pago|pagamento|donacion|doacao|boletin',
    'contatt[io]|ordine|prenotazione|iscrizione|richiesta|modulo|donazione|bestelling|aanvraag|aanmelding|reservering|nieuwsbrief|zamowienie|formularz|objednavka|formular|rendeles|comanda|siparis|iletisim|zakaz|zayavka|заказ|заявка',
];
const MAX_SENT = 3;
const OTHERS = [
    'search|suche|recherche|buscar|busca|cerca|zoeken|szukaj|arama|poisk|log-?in|sign-?in|sign-?up|register|(?:my-?)?account|dashboard|unsubscribe|admin',
    '(?:mein-?)?konto|anmelden|einloggen|mon-compte|connexion|se-connecter|mi-cuenta|cuenta|iniciar-sesion|minha-conta|conta|entrar|il-mio-account|accedi',
    'mijn-account|inloggen|moje-konto|logowanie|zaloguj(?:-sie)?|muj-ucet|moj-ucet|prihlaseni|prihlasenie|fiokom|bejelentkezes|contul-meu|cont|autentificare',
    'hesabim|giris|uye-(?:girisi|ol)|kayit-ol|oma-tili|kirjaudu|min-(?:konto|side|sida)|log-?ind|logga-in|logg-inn|lichnyj?i?-kabinet|vhod|osobystyi-kabinet',
    'cart|basket|checkout|warenkorb|kasse|panier|carrito|carrinho|carrello|winkelwagen|winkelmand(?:je)?|afrekenen|koszyk|kosik|kosar|penztar|cos-de-cumparaturi|cosul-meu|sepet(?:im)?',
    'kundvagn|varukorg|kassa|handlekurv|kurv|ostoskori|korzina|koshyk|kolichka|kalathi',
];
const LOGIN_RETURNS = [
    '(?:o?auth2?|sso|oidc|saml2?|openid|log-?in|sign-?in|accounts?)(?:/[^/]{1,40})?/(?:callback|redirect|return|acs)',
    '(?:o?auth2?|sso|oidc|saml2?|log-?in|sign-?in)-?(?:callback|redirect)|callback/(?:o?auth2?|[^/]{1,40}-oauth2?)',
    'silent-?(?:renew|refresh|callback)|(?:signin|signout|signout-callback)-oidc',
];
const lastPart = (parts) => new RegExp(`/(?:${parts.join('|')})(?:\\.\\w{1,5})?(?:/(?:index\\.\\w{1,5})?)?$`);
const THANKS_FOR_IT = [`(?:(?:${SENT.join('|')})-){0,${MAX_SENT}}(?:${THANKS.join('|')})`];
const PAGE_OF_THANKS = lastPart(THANKS_FOR_IT);
const LOGIN_RETURN = lastPart(LOGIN_RETURNS);
const FOR_USERS = lastPart([...THANKS_FOR_IT, ...OTHERS, ...LOGIN_RETURNS]);
const LOGIN = lastPart([
    'log-?in|sign-?in|(?:user-)?auth(?:entication)?|authori[sz]e|wp-login|(?:log-?in|sign-?in|auth)/[^/]{1,40}|[^/]{1,40}/(?:log-?in|sign-?in)',
    'anmelden|anmeldung|einloggen|connexion|se-connecter|iniciar-sesion|entrar|accedi|inloggen|logowanie|zaloguj(?:-sie)?|prihlaseni',
    'prihlasenie|bejelentkezes|autentificare|giris|kirjaudu|log-?ind|logga-in|logg-inn|vhod',
]);
function isLogin(url) {
    return LOGIN.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
function isThanks(url) {
    return PAGE_OF_THANKS.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
function isLoginReturn(url) {
    return LOGIN_RETURN.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
const OF_ACCOUNT = /\/(?:lost-password|(?:my-?account|(?:mein-?)?konto|mon-compte|mi-cuenta|minha-conta|mijn-account)\/(?:(?:forgot|reset)-password|customer-logout|edit-(?:account|address)|(?:add-)?payment-methods?|orders|downloads|view-order\/[^/]{1,40}))(?:\.\w{1,5})?(?:\/(?:index\.\w{1,5})?)?$/;
const STEP_OF_ORDER = /\/checkout\/[^/]{1,40}(?:\/(?:index\.\w{1,5})?)?$/;
function isForUsers(url) {
    const path = (0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url);
    return FOR_USERS.test(path) || STEP_OF_ORDER.test(path) || OF_ACCOUNT.test(path);
}
const OF_OWNERS = new Set('admin administrator administration adminpanel panel cpanel login signin dashboard backend backoffice cms'.split(' '));
function isPanel(url) {
    const [last = ''] = (0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url)
        .replace(/\/(?:index\.\w{1,5})?$/, '')
        .split('/')
        .slice(-1);
    return last
        .replace(/\.\w{1,5}$/, '')
        .split(/[-.]/)
        .some(word => OF_OWNERS.has(word));
}


/***/ }),

/***/ 73451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ isNumbered),
/* harmony export */   J9: () => (/* binding */ isFurtherPageOf),
/* harmony export */   Lg: () => (/* binding */ BARE_NUMBER),
/* harmony export */   Sl: () => (/* binding */ isFurtherPage),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   tc: () => (/* binding */ isArchive)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35601);

const PAGE_NUMBER = /\/(?:page|pg|seite|pagina|página|pagine|sida|side|strona|sivu|stranica|sayfa|trang)[/-]?\d+\/?(?=$|\?)|[?&](?:page|paged|p|pg|seite|pagina|start|offset|cpage)=\d*/gi;
const OTHER_FORM = /\/(?:print|printable|amp)\/?(?=$|\?)|[?&](?:print|printable|amp|outputtype=amp|(?:format|view|layout|tmpl)=(?:print|amp|component))(?:=[^&]*)?(?=$|&)/gi;
const DOCUMENTATION_VERSION = /\/(?:next|latest|stable|nightly|current|master|main|dev|v\d+|v?\d+(?:\.(?:\d+|x))+)(?=\/)/gi;
const BARE_NUMBER = /\/\d{1,3}\/?$/;
const ARCHIVE = /\/(?:tags?|tagi|labels?|etiket(?:ten?|ter|ler)?|etiquetas?|etiquettes?|etichett[ae]|oznak[ae]|stit(?:ek|ky)|trefwoord(?:en)?|emneord|schlag(?:wort|worter|woerter)|categor(?:y|ies?|ias?)|[ck]ategorija|[ck]ategorije|kategori(?:a|e|en|er|ler)?|rubriek(?:en)?|rubri(?:que|ka)s?|auth?ors?|autor(?:es|en|a)?|auteurs?|autor[ei]|archives?)(?:\/|$)|^(?:\/[^/]+){0,2}\/(?:19|20)\d\d(?:[/-][01]\d(?:[/-][0-3]\d)?)?\/?$/;
function isArchive(url) {
    const path = (0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(URL.parse(url)?.pathname ?? '');
    return ARCHIVE.test(path.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());
}
function isFurtherPage(url) {
    return withoutForm(url) !== url;
}
function isFurtherPageOf(url, first) {
    return isFurtherPage(url) && listOf(url) === listOf(first);
}
function isNumbered(url) {
    return BARE_NUMBER.test(URL.parse(url)?.pathname ?? '');
}
function listOf(url) {
    return withoutForm(url)
        .replace(DOCUMENTATION_VERSION, '')
        .replace(/\/(?=\?|$)/, '');
}
function withoutForm(url) {
    return url.replace(PAGE_NUMBER, '').replace(OTHER_FORM, '');
}


/***/ }),

/***/ 99957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ choosePages),
/* harmony export */   k: () => (/* binding */ templateOf)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _engine_syntax_for_users_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53570);
/* harmony import */ var _engine_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73451);
/* harmony import */ var _pieces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82357);




const HOME = '';
const HOME_TARGET_SHARE = 1 / 3;
const CHANGED_SHARE = 1 / 2;
const RECENT_SHARE = 1 / 3;
const DAY_MS = 86_400_000;
async function choosePages(pages, max, { isHomeTarget, isHomeLink, isChanged, isKnown } = {}) {
    const distinct = [...new Map(pages.map(page => [page.url, page])).values()];
    if (distinct.length <= max)
        return distinct.map(({ url }) => url);
    const candidates = await (0,_pieces_js__WEBPACK_IMPORTED_MODULE_2__/* .mapInPieces */ .x)(distinct, (page, order) => candidateOf(page, order, isHomeLink));
    const [first = [], ...others] = await eachTemplateInTurn(candidates);
    const turns = [...listsLast(first), ...listsLast(others.flat())];
    const spread = [...turns.filter(({ isAside }) => !isAside), ...turns.filter(({ isAside }) => isAside)];
    const called = isHomeTarget ? await (0,_pieces_js__WEBPACK_IMPORTED_MODULE_2__/* .filterInPieces */ .f)(spread, ({ url }) => isHomeTarget(url)) : [];
    const changed = isChanged ? await (0,_pieces_js__WEBPACK_IMPORTED_MODULE_2__/* .filterInPieces */ .f)(spread, ({ url }) => isChanged(url)) : [];
    const known = isKnown
        ? await (0,_pieces_js__WEBPACK_IMPORTED_MODULE_2__/* .filterInPieces */ .f)(spread, ({ url }) => isKnown(url))
        : recentOf(spread, Math.floor(max * RECENT_SHARE));
    const byWorth = [
        ...spread.filter(({ template }) => template === HOME),
        ...called.slice(0, Math.floor(max * HOME_TARGET_SHARE)),
        ...changed.slice(0, Math.floor(max * CHANGED_SHARE)),
        ...known,
        ...spread,
    ];
    return [...new Set(byWorth.map(({ url }) => url))].slice(0, max);
}
function candidateOf(page, order, isHomeLink = () => false) {
    const { pathname } = new URL(page.url);
    const template = templateOf(page.url);
    return {
        ...page,
        order,
        depth: partsOf(pathname).length,
        template,
        isAside: page.isUnreached || (0,_engine_syntax_for_users_js__WEBPACK_IMPORTED_MODULE_1__/* .isForUsers */ .KQ)(page.url),
        isList: template !== HOME && ((0,_engine_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .isArchive */ .tc)(page.url) || (0,_engine_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .isFurtherPage */ .Sl)(page.url)),
        isHomeLink: isHomeLink(page.url),
        day: dayIn(pathname),
    };
}
function templateOf(url) {
    const { pathname, search } = new URL(url);
    const parts = partsOf(pathname);
    if (parts.length === 0 && search === '')
        return HOME;
    const own = isLanguage(parts[0]) ? parts.slice(1) : parts;
    const first = own.length > 1 ? own[0] : '';
    return `${YEAR.test(first) ? 'year' : first} ${own.length}`;
}
const YEAR = /^(?:19|20)\d\d(?:-\d{1,2}){0,2}$/;
const DATE = /[/-]((?:19|20)\d\d)(?:(0[1-9]|1[0-2])([0-3]\d)|\/(0[1-9]|1[0-2])(?:\/([0-3]\d))?(?=\/.)|-(0?[1-9]|1[0-2])(?:-([0-3]?\d))?)?(?!\d)/;
function dayIn(pathname) {
    const [, year, ...parts] = DATE.exec(pathname) ?? [];
    if (year === undefined)
        return 0;
    const [month = '0', day = '0'] = parts.filter(part => part !== undefined);
    return Number(year) * 10_000 + Number(month) * 100 + Number(day);
}
function partsOf(pathname) {
    return pathname.split('/').filter(Boolean);
}
function isLanguage(part) {
    return part !== undefined && /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(part);
}
async function eachTemplateInTurn(candidates) {
    const groups = [...Map.groupBy(candidates, ({ template }) => template).values()];
    const sorted = await (0,_pieces_js__WEBPACK_IMPORTED_MODULE_2__/* .mapInPieces */ .x)(groups, group => group.toSorted(byImportance));
    const templates = sorted.toSorted(([a], [b]) => a.depth - b.depth || a.order - b.order);
    const turns = [];
    for (const group of templates) {
        for (const [turn, page] of group.entries()) {
            const same = turns[turn];
            if (same)
                same.push(page);
            else
                turns[turn] = [page];
        }
    }
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    return turns;
}
function listsLast(candidates) {
    return [...candidates.filter(({ isList }) => !isList), ...candidates.filter(({ isList }) => isList)];
}
function recentOf(spread, most) {
    const latestFirst = spread.toSorted((a, b) => dayOf(b) - dayOf(a));
    const usual = dayOf(latestFirst[Math.floor(latestFirst.length / 2)]);
    return latestFirst.slice(0, most).filter(page => dayOf(page) > usual);
}
function byImportance(a, b) {
    return (Number(a.isList) - Number(b.isList) ||
        Number(b.isHomeLink) - Number(a.isHomeLink) ||
        dayOf(b) - dayOf(a) ||
        a.depth - b.depth ||
        b.day - a.day ||
        a.url.length - b.url.length ||
        a.order - b.order);
}
function dayOf({ changed }) {
    return changed === undefined ? -1 : Math.floor(changed / DAY_MS);
}


/***/ }),

/***/ 82357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ filterInPieces),
/* harmony export */   x: () => (/* binding */ mapInPieces)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const PIECE = 2000;
async function mapInPieces(things, map) {
    const results = [];
    for (let from = 0; from < things.length; from += PIECE) {
        for (let at = from; at < Math.min(from + PIECE, things.length); at++)
            results.push(map(things[at], at));
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    }
    return results;
}
async function filterInPieces(things, isWanted) {
    const wanted = await mapInPieces(things, isWanted);
    return things.filter((_, at) => wanted[at]);
}


/***/ }),

/***/ 58941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pagesOfSites: () => (/* binding */ pagesOfSites)
});

// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/bots.js
var bots = __webpack_require__(27710);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
// EXTERNAL MODULE: ./lib/engine/syntax/for-users.js
var for_users = __webpack_require__(53570);
;// CONCATENATED MODULE: ./lib/pages/closed-pages.js



async function closedPages(home) {
    const robots = await home.robotsTxt(home.url);
    if (robots.kind !== 'rules')
        return () => false;
    const isClosed = (url) => bots/* MAIN_SEARCH_BOTS */.K_.every(bot => !(0,robots_txt/* verdictFor */.Xb)(robots, bot, url).allowed);
    return ({ url, isNoindex }) => (isNoindex === true || (0,for_users/* isForUsers */.KQ)(url) || (0,for_users/* isPanel */.rf)(url)) && [url, `${url}.html`].some(isClosed);
}
const NAMED = 3;
function closedNote(pages) {
    const named = pages.slice(0, NAMED).map(({ url }) => new URL(url).pathname);
    const more = pages.length > NAMED ? ` and ${pages.length - NAMED} more` : '';
    return `robots.txt closes what is not to be found, so it is not audited: ${named.join(', ')}${more}`;
}

// EXTERNAL MODULE: ./lib/pages/other-address.js
var other_address = __webpack_require__(9431);
// EXTERNAL MODULE: ./lib/pages/page-choice.js
var page_choice = __webpack_require__(99957);
// EXTERNAL MODULE: ./lib/gate/globs.js
var globs = __webpack_require__(71048);
;// CONCATENATED MODULE: ./lib/pages/page-filter.js

const MAX_SEEN = 1000;
class PageFilter {
    #include;
    #exclude;
    #seen = new Set();
    constructor(include, exclude) {
        this.#include = include.map(patternOf);
        this.#exclude = exclude.map(patternOf);
    }
    takes(...addresses) {
        const [url = ''] = addresses;
        if (this.#seen.size < MAX_SEEN)
            this.#seen.add(url);
        const means = (pattern) => {
            const found = addresses.some(address => pattern.matches(address));
            if (found)
                pattern.used = true;
            return found;
        };
        const isIncluded = this.#include.length === 0 || this.#include.filter(means).length > 0;
        const isExcluded = this.#exclude.filter(means).length > 0;
        return isIncluded && !isExcluded;
    }
    get isAsked() {
        return this.#seen.size > 0;
    }
    get names() {
        const names = [
            ...(this.#include.length > 0 ? ['include'] : []),
            ...(this.#exclude.length > 0 ? ['exclude'] : []),
        ];
        return names.length === 0 ? undefined : names.join(' and ');
    }
    get unused() {
        const lines = (name, patterns) => patterns
            .filter(({ used }) => !used)
            .map(({ glob }) => `${name}: "${glob}" matches no page${(0,globs/* nearAddress */.hW)(glob, this.#seen)}`);
        return [...lines('include', this.#include), ...lines('exclude', this.#exclude)];
    }
}
function patternOf(glob) {
    return { glob, matches: (0,globs/* urlMatcher */.mm)(glob), used: false };
}

// EXTERNAL MODULE: ./lib/text/percent-decoded.js
var percent_decoded = __webpack_require__(35601);
;// CONCATENATED MODULE: ./lib/pages/page-preferences.js

const PAGE_FILE = /\.(?:html?|mdx?|markdown|astro|vue|svelte|[jt]sx|njk|liquid|php|hbs|ejs|pug|erb|rst|adoc)$/i;
const FOLDER_PAGE = /^(?:index|_index|page|\+page|route|default)$/i;
async function preferencesOf({ changedFiles, baselinePages, }) {
    const files = (await changedFiles?.()) ?? [];
    const counted = baselinePages ? files.filter(({ isNew }) => isNew) : files;
    const changed = new Set(counted.flatMap(({ path }) => routesOf(path)));
    const isChanged = (url) => changed.has(routeOf(new URL(url).pathname));
    if (!baselinePages)
        return { isChanged };
    const known = new Set(baselinePages.flatMap(pathAndQuery));
    return { isChanged, isKnown: url => pathAndQuery(url).some(path => known.has(path)) };
}
const MAX_FOLDERS = 30;
function routesOf(file) {
    if (!PAGE_FILE.test(file))
        return [];
    const parts = file.split('/').filter(part => !/^\(.*\)$/.test(part));
    const name = parts.pop().replace(/\..*$/, '');
    if (!FOLDER_PAGE.test(name))
        parts.push(name.replace(/^\d{4}-\d{2}-\d{2}-/, ''));
    return parts.slice(-MAX_FOLDERS).map((_, from, ends) => ends.slice(from).join('/').toLowerCase());
}
function routeOf(pathname) {
    const parts = (0,percent_decoded/* percentDecoded */.o)(pathname).toLowerCase().split('/').filter(Boolean);
    const last = (parts.pop() ?? '').replace(/\.html?$/, '');
    if (last !== 'index')
        parts.push(last);
    return parts.join('/');
}
function pathAndQuery(url) {
    const parsed = URL.parse(url);
    return parsed ? [`${parsed.pathname}${parsed.search}`] : [];
}

// EXTERNAL MODULE: ./lib/pages/pieces.js
var pieces = __webpack_require__(82357);
;// CONCATENATED MODULE: ./lib/pages/site-pages.js








async function pagesOfSites(bases, request) {
    const { include = [], exclude = [] } = request.settings;
    const filter = new PageFilter(include, exclude);
    const found = { urls: [], notes: [], gaps: [], found: [] };
    for (const [origin, named] of Map.groupBy(bases, base => new URL(base).origin)) {
        const pages = await new SitePagesFinder(named, filter, request).find();
        found.urls.push(...pages.urls);
        found.notes.push(...pages.notes);
        found.gaps.push(...pages.gaps);
        if (pages.urls.length > 0)
            found.found.push(origin);
    }
    if (!filter.isAsked)
        return { ...found, warnings: [] };
    if (found.urls.length === 0 && filter.names !== undefined) {
        throw new settings_error/* SettingsError */.G([`${filter.names}: none of the pages that were found is left`, ...filter.unused]);
    }
    return { ...found, warnings: filter.unused };
}
class SitePagesFinder {
    #bases;
    #base;
    #filter;
    #request;
    #home;
    #otherAddress;
    #preferences;
    constructor(bases, filter, request) {
        this.#bases = bases;
        this.#base = bases[0];
        this.#filter = filter;
        this.#request = request;
        this.#home = request.client.visit(this.#base);
        const { productionUrl } = request.settings;
        this.#otherAddress = productionUrl
            ? (0,other_address/* otherAddressOf */.u)(productionUrl, request.settings, [this.#base])
            : undefined;
    }
    async find() {
        const { settings } = this.#request;
        const max = settings.maxPages;
        const sources = await this.#sources();
        const listed = [...sources.values()].flatMap(({ pages }) => pages);
        const byUrl = new Map(listed.toReversed().map(page => [page.url, page]));
        const distinct = [...new Set(listed.map(({ url }) => url))].map(url => byUrl.get(url));
        const taken = await (0,pieces/* filterInPieces */.f)(distinct, ({ url, listedAs }) => this.#takes(url, listedAs));
        const closed = this.#request.folder ? await this.#closed(taken) : new Set();
        const pages = taken.filter(page => !closed.has(page));
        const urls = await (0,page_choice/* choosePages */.Y)(pages, max, pages.length > max ? await this.#preferAll() : {});
        const notes = [...sources.values()].flatMap(source => source.notes);
        return {
            urls: urls.map(withCredentialsOf(this.#base)),
            notes: [
                ...notes,
                ...(closed.size > 0 ? [closedNote([...closed])] : []),
                ...this.#missing(sources, distinct.length),
                ...counted(sources, pages, urls.length, max),
            ],
            gaps: [...sources.values()].flatMap(source => source.gaps),
        };
    }
    async #sources() {
        const { folder, settings } = this.#request;
        const sources = new Map();
        if (folder) {
            const { pagesOfFolder } = await __webpack_require__.e(/* import() */ 1200).then(__webpack_require__.bind(__webpack_require__, 51200));
            const source = await pagesOfFolder(folder.root, folder.origin + folder.base, settings.reportDir);
            if (source.isEmpty) {
                throw new settings_error/* SettingsError */.G([
                    `static-dir: "${settings.staticDir}" holds no HTML file; name the folder that the build writes its pages to`,
                ]);
            }
            return sources.set('folder', source);
        }
        if (settings.sitemap !== false)
            sources.set('sitemap', await this.#listed());
        if (settings.crawl)
            sources.set('links', await this.#linked());
        return sources;
    }
    async #listed() {
        const { client, settings } = this.#request;
        const { pagesOfSitemap } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7753), __webpack_require__.e(1729)]).then(__webpack_require__.bind(__webpack_require__, 52174));
        const visit = client.visit(this.#base);
        const sitemap = settings.sitemap === true ? undefined : settings.sitemap;
        const production = settings.productionUrl || undefined;
        const max = settings.maxPages;
        const source = await pagesOfSitemap({ visit, base: visit.url, sitemap, production, max });
        if (sitemap !== undefined && source.missing !== undefined) {
            throw new settings_error/* SettingsError */.G(`sitemap: "${sitemap}" ${source.missing}`);
        }
        return source;
    }
    async #linked() {
        const { client, settings, options } = this.#request;
        const { crawledPages } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(2746)]).then(__webpack_require__.bind(__webpack_require__, 72746));
        const withCredentials = withCredentialsOf(this.#base);
        const first = this.#home;
        const preview = await this.#preview(first);
        const isSecret = settings.token !== undefined || Object.keys(settings.headers ?? {}).length > 0;
        return await crawledPages({
            first,
            open: url => client.visit(withCredentials(url)),
            starts: this.#bases.map(base => client.visit(base).url),
            max: settings.maxPages,
            isShard: settings.shard !== undefined,
            preview,
            mayMove: !isSecret && !hasCredentials(this.#base) && preview === undefined,
            isOurs: settings.staticDir !== undefined,
            takes: url => this.#takes(url),
            preferences: () => this.#prefer(),
            signal: options.signal,
        });
    }
    async #preview(first) {
        const { settings, options } = this.#request;
        const { productionUrl, baseUrl } = settings;
        if (productionUrl)
            return (0,preview/* previewOf */.oW)(this.#base, productionUrl);
        if (productionUrl === false || baseUrl !== undefined)
            return undefined;
        const { inferProduction } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7753), __webpack_require__.e(4488)]).then(__webpack_require__.bind(__webpack_require__, 49001));
        const isDeployment = new URL(this.#base).host === options.previewHost;
        const inferred = await inferProduction(first, isDeployment);
        if (!inferred)
            return undefined;
        this.#otherAddress = (0,other_address/* otherAddressOf */.u)(inferred.url, settings, [this.#base]);
        return (0,preview/* previewOf */.oW)(this.#base, inferred.url);
    }
    async #closed(pages) {
        const isClosed = await closedPages(this.#home);
        const closed = await (0,pieces/* filterInPieces */.f)(pages, isClosed);
        return new Set(closed.length < pages.length ? closed : []);
    }
    #takes(url, listedAs) {
        if (this.#filter.names === undefined)
            return true;
        const other = listedAs ?? this.#otherAddress?.(url);
        return this.#filter.takes(url, ...(other === undefined ? [] : [other]));
    }
    async #preferAll() {
        const { homeLinks } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(5821)]).then(__webpack_require__.bind(__webpack_require__, 35821));
        return { ...(await this.#prefer()), ...(await homeLinks(this.#home)) };
    }
    #prefer() {
        this.#preferences ??= preferencesOf(this.#request.options);
        return this.#preferences;
    }
    #missing(sources, found) {
        const { origin } = new URL(this.#base);
        const names = {
            sitemap: `The sitemap of ${origin}`,
            links: `The links of ${origin}`,
            folder: 'The folder',
        };
        const rest = found === 0 ? '; only the given pages are audited' : '';
        return [...sources].flatMap(([kind, { missing }]) => missing === undefined ? [] : [`${names[kind]} ${missing}${rest}`]);
    }
}
function counted(sources, pages, chosen, max) {
    const [links, sitemap] = [sources.get('links'), sources.get('sitemap')];
    const isMore = [...sources.values()].some(({ isPart }) => isPart);
    const ofAll = `${chosen} of the ${isMore ? 'more than ' : ''}${pages.length} pages`;
    const isCut = chosen > 0 && pages.length > chosen;
    const where = !links
        ? sitemap
            ? ' of the sitemap'
            : ' of the folder'
        : sitemap
            ? ''
            : ' found by following links';
    const notes = isCut ? [`${ofAll}${where} are audited (max-pages is ${max})`] : [];
    if (!links || pages.length === 0 || (isCut && !sitemap))
        return notes;
    const linked = pages.filter(isAmong(links)).length;
    const isListed = sitemap && isAmong(sitemap);
    const unlisted = isListed ? pages.filter(page => !isListed(page)).length : 0;
    const beside = unlisted > 0 ? `, ${unlisted} of them in no sitemap` : '';
    notes.unshift(`${linked === 1 ? '1 page was' : `${linked} pages were`} found by following links${beside}`);
    return notes;
}
function isAmong({ pages }) {
    const urls = new Set(pages.map(({ url }) => url));
    return ({ url }) => urls.has(url);
}
function hasCredentials(url) {
    const { username, password } = new URL(url);
    return username !== '' || password !== '';
}
function withCredentialsOf(base) {
    const { username, password, origin } = new URL(base);
    return url => {
        const page = new URL(url);
        if (!hasCredentials(base) || page.origin !== origin)
            return url;
        page.username = username;
        page.password = password;
        return page.href;
    };
}


/***/ })

};
