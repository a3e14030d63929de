export const id = 7773;
export const ids = [7773];
export const modules = {

/***/ 61815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ OUTCOMES),
/* harmony export */   o: () => (/* binding */ SEVERITIES)
/* harmony export */ });
const SEVERITIES = ['error', 'warning', 'notice'];
const OUTCOMES = ['pass', 'fail', 'not-applicable', 'not-measured'];


/***/ }),

/***/ 25192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ SEARCH_FACTS)
/* harmony export */ });
const SEARCH_FACTS = [
    'status',
    'indexable',
    'redirect',
    'canonical',
    'needs-scripts',
    'title',
    'rich-results',
    'hreflang',
    'h1',
    'words',
    'language',
    'description',
    'links-in',
    'links-out',
    'social-card',
    'core-web-vitals',
];


/***/ }),

/***/ 3075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: () => (/* binding */ isTool),
/* harmony export */   It: () => (/* binding */ TOOLS),
/* harmony export */   yT: () => (/* binding */ PAGE_TOOLS)
/* harmony export */ });
const TOOLS = [
    'robots',
    'sitemap',
    'schema',
    'serp',
    'hreflang',
    'mobile',
    'security',
    'pagespeed',
    'redirects',
    'content',
    'technology',
    'accessibility',
    'ux',
    'cookies',
    'dns',
    'broken-links',
    'geo',
];
const PAGE_TOOLS = new Set([
    'content',
    'serp',
    'schema',
    'hreflang',
    'mobile',
    'accessibility',
    'ux',
    'geo',
    'pagespeed',
]);
function isTool(name) {
    return TOOLS.includes(name);
}


/***/ }),

/***/ 71048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ alternativeCount),
/* harmony export */   Hf: () => (/* binding */ globFault),
/* harmony export */   fU: () => (/* binding */ globMatcher),
/* harmony export */   hW: () => (/* binding */ nearAddress),
/* harmony export */   mm: () => (/* binding */ urlMatcher)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4581);
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35601);
/* harmony import */ var _reason_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56266);




const MAX_CHARACTERS = 2000;
const MAX_ALTERNATIVES = 1000;
function globFault(glob) {
    if (glob.length > MAX_CHARACTERS) {
        return `has ${glob.length} characters; a pattern may have at most ${MAX_CHARACTERS}`;
    }
    if (alternativeCount(glob) <= MAX_ALTERNATIVES)
        return undefined;
    return `stands for more than ${MAX_ALTERNATIVES} patterns, since each {a,b} counts as two; use fewer braces, or *`;
}
function alternativeCount(glob) {
    const braces = glob.split(BRACES).filter((_, index) => index % 2 === 1);
    return braces.reduce((count, words) => count * words.split(',').length, 1);
}
function globMatcher(glob) {
    const patterns = alternatives(glob).map(pattern => pattern.split(/\*+/));
    return text => patterns.some(parts => matchesParts(parts, text));
}
function urlMatcher(glob, otherAddress) {
    const matches = addressMatcher(glob);
    return url => {
        if (matches(url))
            return true;
        const other = otherAddress?.(url);
        return other !== undefined && matches(other);
    };
}
function addressMatcher(glob) {
    const isReadable = /[^\0-\x7f]/.test(glob);
    const globs = alternatives(isReadable ? readable(glob) : glob).map(addressGlob);
    const shown = isReadable ? readable : (part) => part;
    return url => {
        const parsed = URL.parse(url);
        if (!parsed)
            return globs.some(one => one.whole(shown(url)));
        const rest = shown(parsed.pathname + parsed.search);
        const withHash = rest + shown(parsed.hash);
        const host = isReadable ? parsed.host.replace(parsed.hostname, node_url__WEBPACK_IMPORTED_MODULE_0__.domainToUnicode) : parsed.host;
        return globs.some(({ kind, whole, parts }) => {
            if (kind === 'path')
                return whole(rest) || whole(withHash);
            const start = kind === 'url' ? `${parsed.protocol}//${host}` : host;
            const isMeant = (tail) => whole(start + tail) || (parts?.host(start) && parts.rest(tail));
            return isMeant(rest) || isMeant(withHash) || (rest === '/' && whole(start));
        });
    };
}
const HOST = /^(?:[^/]*:\/\/)?[^/]*/;
function addressGlob(glob) {
    const [host] = HOST.exec(glob);
    const rest = glob.slice(host.length);
    const [start] = /^[^*]*/.exec(host);
    const lower = host.toLowerCase();
    return {
        kind: glob.startsWith('/') ? 'path' : glob.includes('://') ? 'url' : 'host',
        whole: globMatcher(start.toLowerCase() + glob.slice(start.length)),
        parts: lower === host ? undefined : { host: globMatcher(lower), rest: globMatcher(rest) },
    };
}
function readable(part) {
    return part.replace(/(?:%[89a-f][\da-f])+/gi, _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_3__/* .percentDecoded */ .o);
}
const MAX_ADDRESSES = 1000;
function nearAddress(glob, urls, otherAddress) {
    const forms = new Set();
    for (const url of urls) {
        const { pathname, search } = URL.parse(url) ?? { pathname: url, search: '' };
        forms.add(glob.startsWith('/') ? pathname + search : (otherAddress?.(url) ?? url));
        if (forms.size >= MAX_ADDRESSES)
            break;
    }
    const addresses = [...forms];
    const words = glob.replaceAll('*', '');
    const start = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(words, addresses.map(address => address.slice(0, words.length)));
    const near = addresses.find(address => start !== undefined && address.startsWith(start)) ?? addresses[0];
    return near === undefined ? '' : ` (an address of this run is "${(0,_reason_line_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(near)}")`;
}
function matchesParts(parts, text) {
    const [first = '', ...others] = parts;
    const last = others.pop();
    if (last === undefined)
        return text === first;
    if (!text.startsWith(first))
        return false;
    let at = first.length;
    for (const part of others) {
        const found = text.indexOf(part, at);
        if (found < 0)
            return false;
        at = found + part.length;
    }
    return text.length - last.length >= at && text.endsWith(last);
}
function alternatives(glob) {
    let globs = [''];
    let plain = '';
    for (const [index, part] of glob.split(BRACES).entries()) {
        const words = index % 2 === 0 ? undefined : part.split(',');
        if (words === undefined)
            plain += part;
        else if (words.length === 1)
            plain += `{${part}}`;
        else {
            if (globs.length * words.length > MAX_ALTERNATIVES)
                return [glob];
            globs = globs.flatMap(start => words.map(word => start + plain + word));
            plain = '';
        }
    }
    return globs.map(start => start + plain);
}
const BRACES = /\{([^{}]*)\}/;


/***/ }),

/***/ 56266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ reasonLine),
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   jH: () => (/* binding */ distinctPlaces),
/* harmony export */   mG: () => (/* binding */ inline)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6810);

const NAMED_PLACES = 3;
const MAX_TEXT = 200;
function inline(text) {
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(text, MAX_TEXT);
}
function reasonLine(places, { subject, ofOne, ofMany = ofOne, bound = '' }) {
    const [only] = places;
    if (places.length === 1)
        return `${inline(only.url)}: ${subject}${ofOne}${bound}`;
    const named = places
        .slice(0, NAMED_PLACES)
        .map(({ url, value }) => (value === undefined ? inline(url) : `${inline(url)} (${value})`));
    const rest = places.length - named.length;
    const list = rest > 0
        ? `${named.join(', ')} and ${rest} more`
        : `${named.slice(0, -1).join(', ')} and ${named[named.length - 1]}`;
    const all = typeof ofMany === 'string' ? `${ofMany} on ${counted(places)}` : ofMany(places.length);
    return `${subject}${all}: ${list}${bound}`;
}
function counted(places) {
    const sites = places.filter(({ url }) => URL.parse(url)?.origin === url).length;
    const pages = places.length - sites;
    return [
        ...(pages > 0 ? [pages === 1 ? '1 page' : `${pages} pages`] : []),
        ...(sites > 0 ? [sites === 1 ? 'the whole site' : `${sites} sites`] : []),
    ].join(' and ');
}
function distinctPlaces(places) {
    const byUrl = new Map();
    for (const place of places)
        if (!byUrl.has(place.url))
            byUrl.set(place.url, place);
    return [...byUrl.values()];
}
function groupBy(items, keyOf) {
    return [...Map.groupBy(items, keyOf).values()];
}


/***/ }),

/***/ 69612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ literalAddress),
/* harmony export */   Pz: () => (/* binding */ hostKind),
/* harmony export */   TH: () => (/* binding */ isSampleHost),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   YY: () => (/* binding */ isThisMachine),
/* harmony export */   gh: () => (/* binding */ isMetadataAddress),
/* harmony export */   i0: () => (/* binding */ isPublicAddress),
/* harmony export */   jV: () => (/* binding */ plainHost),
/* harmony export */   mJ: () => (/* binding */ isLocalHost),
/* harmony export */   wQ: () => (/* binding */ neverLeavesMachine)
/* harmony export */ });
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48280);

const RANGES = {
    loopback: 'loopback',
    unspecified: 'unspecified',
    linkLocal: 'link-local',
    private: 'private',
    uniqueLocal: 'private',
    carrierGradeNat: 'private',
    unicast: 'public',
};
const METADATA_ADDRESSES = new Set(['168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254'].map(address => ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(address).toString()));
const GLOBAL_UNICAST = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('2000::/3');
const MAPPED = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('::ffff:0:0/96');
const EMBEDDING = [
    ['::/96', 12],
    ['::ffff:0:0/96', 12],
    ['::ffff:0:0:0/96', 12],
    ['64:ff9b::/96', 12],
    ['2002::/16', 2],
].map(([prefix, start]) => ({ prefix: ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR(prefix), start }));
const PRIVATE_TOP_LEVEL = new Set(['test', 'local', 'internal', 'home', 'lan', 'arpa']);
function hostKind(host) {
    const address = parsed(host);
    return address ? addressKind(address) : nameKind(plainHost(host));
}
function literalAddress(host) {
    return parsed(host) && plainHost(host);
}
function plainHost(host) {
    return host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
function isPublicAddress(address) {
    const read = parsed(address);
    return read !== undefined && addressKind(read) === 'public';
}
function isMetadataAddress(address) {
    const read = parsed(address);
    if (!read)
        return false;
    const embedded = embeddedIn(read);
    return [read, ...(embedded ? [embedded] : [])].map(addressKind).some(kind => METADATA_KINDS.has(kind));
}
const METADATA_KINDS = new Set(['link-local', 'metadata']);
function isLocalHost(host) {
    return hostKind(host) !== 'public';
}
function isThisMachine(host) {
    const kind = hostKind(host);
    return kind === 'loopback' || kind === 'unspecified';
}
function isSampleHost(host) {
    return /^(?:www\.)?example\.(?:com|net|org)$/i.test(plainHost(host));
}
function isLoopback(host) {
    return hostKind(host) === 'loopback';
}
function neverLeavesMachine(host) {
    return isLoopback(host) && (parsed(host) !== undefined || plainHost(host).toLowerCase() === 'localhost');
}
const MADE_AS_ADDRESS = /^[\da-fx.]+$|:/i;
function parsed(host) {
    const text = plainHost(host).replace(/%.*$/, '');
    return MADE_AS_ADDRESS.test(text) && ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.isValid(text) ? ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(text) : undefined;
}
function addressKind(address) {
    if (METADATA_ADDRESSES.has(address.toString()))
        return 'metadata';
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6 && address.match(MAPPED))
        return mappedKind(address);
    const kind = RANGES[address.range()] ?? 'reserved';
    const isOutside = address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6 && !address.match(GLOBAL_UNICAST);
    return kind === 'public' && isOutside ? 'reserved' : kind;
}
function mappedKind(address) {
    const kind = addressKind(address.toIPv4Address());
    return kind === 'public' ? 'reserved' : kind;
}
function embeddedIn(address) {
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4)
        return undefined;
    const start = EMBEDDING.find(({ prefix }) => address.match(prefix))?.start;
    return start === undefined ? undefined : new ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4(address.toByteArray().slice(start, start + 4));
}
function nameKind(name) {
    const topLevel = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    if (topLevel === 'localhost')
        return 'loopback';
    return topLevel === name.toLowerCase() || PRIVATE_TOP_LEVEL.has(topLevel) ? 'private' : 'public';
}


/***/ }),

/***/ 21093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ severityLines),
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   CN: () => (/* binding */ pathList),
/* harmony export */   F8: () => (/* binding */ urlPatterns),
/* harmony export */   Hq: () => (/* binding */ headerLines),
/* harmony export */   Im: () => (/* binding */ truth),
/* harmony export */   LB: () => (/* binding */ allOrIds),
/* harmony export */   LP: () => (/* binding */ folderList),
/* harmony export */   Lh: () => (/* binding */ urlOrNone),
/* harmony export */   Nj: () => (/* binding */ toolList),
/* harmony export */   OZ: () => (/* binding */ url),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Ri: () => (/* binding */ baselineName),
/* harmony export */   T5: () => (/* binding */ scoreTolerances),
/* harmony export */   Ug: () => (/* binding */ expressionLines),
/* harmony export */   gB: () => (/* binding */ changeRules),
/* harmony export */   i7: () => (/* binding */ ignoreLines),
/* harmony export */   o: () => (/* binding */ urlList),
/* harmony export */   on: () => (/* binding */ truthOrUrl),
/* harmony export */   os: () => (/* binding */ shortText),
/* harmony export */   qm: () => (/* binding */ scoreBounds),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   yU: () => (/* binding */ someOf)
/* harmony export */ });
/* harmony import */ var _api_outcomes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61815);
/* harmony import */ var _api_search_facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25192);
/* harmony import */ var _api_tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3075);
/* harmony import */ var _gate_globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71048);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4581);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82090);
/* harmony import */ var _settings_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77763);
/* harmony import */ var _site_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20247);








const TRUTH_WORD = /^(?:true|false|yes|no|on|off|[01])$/i;
const oneOrMore = {
    oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
};
function kind(placeholder, fileForm, read) {
    return {
        read(text) {
            try {
                return { value: read(text.trim()) };
            }
            catch (error) {
                if (error instanceof NotAllowed)
                    return { problem: error.message };
                throw error;
            }
        },
        placeholder,
        fileForm,
    };
}
class NotAllowed extends Error {
}
function notAllowed(message) {
    throw new NotAllowed(message);
}
function text(placeholder = 'TEXT') {
    return kind(placeholder, { type: 'string' }, value => value);
}
function shortText(placeholder, max) {
    return kind(placeholder, { type: 'string', maxLength: max }, value => value.length <= max ? value : notAllowed(`must have at most ${max} characters`));
}
function wholeNumber(min, max) {
    return kind('N', { type: 'integer', minimum: min, maximum: max }, value => {
        const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
        if (number >= min && number <= max)
            return number;
        return notAllowed(`must be a whole number from ${min} to ${max}`);
    });
}
function truth() {
    const read = kind('', { type: 'boolean' }, value => {
        if (value.toLowerCase() === 'true')
            return true;
        if (value.toLowerCase() === 'false')
            return false;
        return notAllowed('must be true or false');
    });
    return { ...read, takesNext: next => TRUTH_WORD.test(next) };
}
function oneOf(...allowed) {
    return kind(allowed.join('|'), { enum: allowed }, value => {
        const found = allowed.find(word => word === value.toLowerCase());
        return found ?? notAllowed(`must be one of ${allowed.join(', ')}${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(value, allowed)}`);
    });
}
function someOf(allowed) {
    const items = { enum: allowed };
    return kind('LIST', { oneOf: [{ type: 'string' }, { type: 'array', items }] }, value => {
        const words = wordsOf(value);
        for (const word of words) {
            if (!allowed.includes(word)) {
                notAllowed(`has "${word}"; allowed are ${allowed.join(', ')}${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(word, allowed)}`);
            }
        }
        return allowed.filter(word => words.includes(word));
    });
}
function toolList(before = _api_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLS */ .It) {
    return kind('LIST', oneOrMore, value => {
        const words = wordsOf(value);
        const kept = new Set(words.every(word => word.startsWith('-')) ? before : []);
        for (const word of words) {
            const name = word.replace(/^-/, '').toLowerCase();
            if (name !== 'all' && !_api_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLS */ .It.some(tool => tool === name)) {
                const allowed = ['all', ..._api_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLS */ .It];
                notAllowed(`has "${word}"; allowed are all, ${_api_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLS */ .It.join(', ')}${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(name, allowed)}`);
            }
            for (const tool of name === 'all' ? _api_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLS */ .It : [name]) {
                if (word.startsWith('-'))
                    kept.delete(tool);
                else
                    kept.add(tool);
            }
        }
        const tools = _api_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLS */ .It.filter(tool => kept.has(tool));
        return tools.length > 0 ? tools : notAllowed('leaves no tool to run; remove a "-name" or add a tool');
    });
}
function allOrIds() {
    return kind('all|IDS', oneOrMore, value => {
        const ids = [...new Set(wordsOf(value))];
        return ids.length === 1 && ids[0].toLowerCase() === 'all' ? 'all' : ids;
    });
}
function urlList() {
    return kind('URL…', oneOrMore, value => blanksApart(value).map(url => {
        if (/,$|,https?:\/\//i.test(url)) {
            const shown = (0,_settings_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .T)(url.split(',').map(_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutUserInformation */ .ah).join(','));
            return notAllowed(`has "${shown}"; put blanks or newlines between URLs, not commas`);
        }
        return siteUrl(url);
    }));
}
function url() {
    return kind('URL', { type: 'string', format: 'uri' }, webUrl);
}
function urlOrNone() {
    return kind('URL|none', { type: 'string' }, value => value.toLowerCase() === 'none' ? false : siteUrl(value));
}
function pathList() {
    return kind('PATH…', oneOrMore, value => blanksApart(value).map(path => {
        if (!/^\/(?![/\\])/.test(path))
            return notAllowed(`has "${path}"; each path must begin with one slash, such as /about`);
        if (/,(?:\/|$)/.test(path))
            return notAllowed(`has "${path}"; put blanks or newlines between paths, not commas: "/ /about"`);
        return path;
    }));
}
const MAX_URL_PATTERNS = 100;
function urlPatterns() {
    return kind('GLOB…', oneOrMore, value => {
        const globs = linesOf(value).flatMap(line => blanksApart(withoutComment(line)));
        for (const glob of globs) {
            if (!/[/*.]/.test(glob)) {
                notAllowed(`has "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .T)(glob)}"; a URL pattern is a path such as /blog/* or a URL`);
            }
            assertGlob(glob);
        }
        const count = globs.reduce((sum, glob) => sum + (0,_gate_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .alternativeCount */ .BN)(glob), 0);
        if (count <= MAX_URL_PATTERNS)
            return globs;
        return notAllowed(`has ${count} patterns, each {a,b} counted as two; at most ${MAX_URL_PATTERNS} are allowed`);
    });
}
function partOf(most) {
    return kind('N/M', { type: 'string', pattern: '^\\d+/\\d+$' }, value => {
        const [, number = 0, count = 0] = /^(\d{1,6})\/(\d{1,6})$/.exec(value)?.map(Number) ?? [];
        if (number >= 1 && number <= count && count <= most)
            return { number, count };
        return notAllowed(`must be the number of a part and how many there are, such as 2/4, with at most ${most} parts`);
    });
}
function truthOrUrl() {
    const fileForm = { oneOf: [{ type: 'boolean' }, { type: 'string', format: 'uri' }] };
    const read = kind('[URL]', fileForm, value => {
        const lower = value.toLowerCase();
        return lower === 'true' || lower === 'false' ? lower === 'true' : webUrl(value);
    });
    return { ...read, takesNext: next => TRUTH_WORD.test(next) || isWebFile(next) };
}
function isWebFile(text) {
    const url = URL.parse(text);
    return /^https?:$/.test(url?.protocol ?? '') && (url.pathname !== '/' || url.search !== '');
}
function folderList() {
    return kind('DIR…', oneOrMore, linesOf);
}
function headerLines() {
    const fileForm = {
        oneOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }],
    };
    return kind('LINES', fileForm, value => {
        const headers = new Map();
        linesOf(value).forEach((line, index) => {
            const [, name, content] = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? [];
            if (!name || content === undefined || /[^\t\x20-\x7e\x80-\xff]/.test(content)) {
                notAllowed(`line ${index + 1} is not of the form "Name: value"`);
            }
            if (content !== '')
                headers.set(name.toLowerCase(), content);
        });
        return Object.fromEntries(headers);
    });
}
function scoreBounds() {
    return pointsByTool('a score');
}
function scoreTolerances() {
    return pointsByTool('a tolerance');
}
function pointsByTool(what) {
    const bound = { type: 'number', minimum: 0, maximum: 100 };
    const byTool = { type: 'object', propertyNames: { enum: ['all', ..._api_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLS */ .It] }, additionalProperties: bound };
    return kind('LINES', { oneOf: [bound, { type: 'string' }, byTool] }, value => {
        const bounds = { tools: {} };
        for (const line of linesOf(value)) {
            const { name, rest } = namedLine(line, 'all');
            if (name === 'report' || name === 'rank')
                notAllowed(`has "${name}", which is not a tool`);
            const score = /^\d+(\.\d+)?$/.test(rest) ? Number(rest) : Number.NaN;
            if (!(score <= 100))
                notAllowed(`has "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .T)(line)}"; ${what} is a number from 0 to 100, for all tools ("90") or for one ("serp: 90")`);
            if (name === 'all')
                bounds.all = score;
            else
                bounds.tools[name] = score;
        }
        return bounds;
    });
}
function expressionLines() {
    const fileForm = { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };
    return kind('LINES', fileForm, value => {
        const joined = value.replace(/(?:\r\n|\r|\n)[ \t]+(?=\S)/g, ' ');
        return linesOf(joined).map(line => {
            const { name, rest } = namedLine(line);
            if (name === '' || rest === '') {
                notAllowed(`has "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .T)(line)}"; each line is "tool: expression", "report: expression" or "rank: expression"`);
            }
            return { scope: name, expression: rest };
        });
    });
}
function baselineName() {
    const words = ['production', 'branch'];
    return kind('production|branch|FILE', { type: 'string' }, value => {
        const word = words.find(name => name === value.toLowerCase());
        if (word)
            return word;
        if (/[./\\]/.test(value))
            return value;
        return notAllowed(`must be production, branch, or the path of a report.json${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(value.toLowerCase(), words)}`);
    });
}
const MAX_IGNORE_PATTERNS = 500;
function ignoreLines() {
    return kind('LINES', oneOrMore, value => {
        const rules = linesOf(value)
            .map(withoutComment)
            .filter(line => line !== '')
            .map(ignoreRule);
        const patterns = rules.reduce((sum, { check, url }) => sum + (0,_gate_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .alternativeCount */ .BN)(check) * (0,_gate_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .alternativeCount */ .BN)(url ?? ''), 0);
        if (patterns <= MAX_IGNORE_PATTERNS)
            return rules;
        return notAllowed(`has ${patterns} patterns, each {a,b} counted as two; at most ${MAX_IGNORE_PATTERNS} are allowed`);
    });
}
function changeRules() {
    return kind('LINES', oneOrMore, value => {
        const rules = linesOf(value)
            .flatMap(line => blanksApart(withoutComment(line)))
            .map(changeRule);
        const count = rules.reduce((sum, { url }) => sum + (0,_gate_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .alternativeCount */ .BN)(url ?? ''), 0);
        if (count <= MAX_URL_PATTERNS)
            return rules;
        return notAllowed(`has ${count} patterns, each {a,b} counted as two; at most ${MAX_URL_PATTERNS} are allowed`);
    });
}
const CHANGE_NAMES = ['all', 'lost', ..._api_search_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .SEARCH_FACTS */ .h];
function changeRule(word) {
    const at = word.indexOf('@');
    const name = (at < 0 ? word : word.slice(0, at)).toLowerCase();
    const what = CHANGE_NAMES.find(known => known === name);
    if (!what) {
        return notAllowed(`has "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .T)(word)}"; allowed are ${CHANGE_NAMES.join(', ')}, each with a URL pattern behind @ if it should count only there${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(name, CHANGE_NAMES)}`);
    }
    if (at < 0)
        return { what };
    const url = word.slice(at + 1);
    if (!/[/*.]/.test(url)) {
        notAllowed(`has "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .T)(word)}"; behind @ stands a path such as /blog/* or a URL`);
    }
    assertGlob(url);
    return { what, url };
}
function severityLines() {
    return kind('LINES', oneOrMore, value => {
        const rules = linesOf(value)
            .map(withoutComment)
            .filter(line => line !== '')
            .map(severityRule);
        if (rules.length <= MAX_IGNORE_PATTERNS)
            return rules;
        return notAllowed(`has ${rules.length} lines; at most ${MAX_IGNORE_PATTERNS} are allowed`);
    });
}
function severityRule(line) {
    const at = line.lastIndexOf(':');
    const [check, word] = [
        line.slice(0, Math.max(at, 0)).trim(),
        line
            .slice(at + 1)
            .trim()
            .toLowerCase(),
    ];
    const severity = _api_outcomes_js__WEBPACK_IMPORTED_MODULE_7__/* .SEVERITIES */ .o.find(one => one === word);
    if (at < 0 || !severity) {
        const hint = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(word, _api_outcomes_js__WEBPACK_IMPORTED_MODULE_7__/* .SEVERITIES */ .o);
        notAllowed(`has "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .T)(line)}"; each line is "check-id: error", "warning" or "notice"${hint}`);
    }
    assertCheckGlob(check);
    return { check, severity: severity };
}
function ignoreRule(line) {
    const [check = '', url, ...more] = blanksApart(line);
    if (more.length > 0)
        notAllowed(`has "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .T)(line)}"; each line is the id of a check, with a URL behind it if it should count only there`);
    assertCheckGlob(check);
    assertGlob(url ?? '');
    return { line, check, ...(url !== undefined && { url }) };
}
function assertCheckGlob(check) {
    if (!/^[^/]*[/*]/.test(check) || check.includes('://') || /\s/.test(check)) {
        const shown = (0,_settings_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .T)(check);
        notAllowed(`has "${shown}"; the id of a check is "tool/check", such as serp/title-missing, or serp/* for all of a tool`);
    }
    assertGlob(check);
}
function assertGlob(glob) {
    const fault = (0,_gate_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .globFault */ .Hf)(glob);
    if (fault !== undefined)
        notAllowed(`has "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .T)(glob)}", which ${fault}`);
}
function withoutComment(line) {
    let at = line.indexOf('#');
    while (at > 0 && !/\s/.test(line[at - 1]))
        at = line.indexOf('#', at + 1);
    return at < 0 ? line : line.slice(0, at).trimEnd();
}
function namedLine(line, without = '') {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trimEnd();
    if (!/^[a-z][a-z-]*$/i.test(name))
        return { name: without, rest: line };
    const rest = line.slice(colon + 1).trimStart();
    const scopes = ['all', 'report', 'rank', ..._api_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLS */ .It];
    const lower = name.toLowerCase();
    if (!scopes.includes(lower)) {
        notAllowed(`has "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .T)(name)}"; allowed before the colon are ${_api_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLS */ .It.join(', ')}${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(name, scopes)}`);
    }
    return { name: lower, rest };
}
function siteUrl(value) {
    const whole = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_5__/* .withScheme */ .G)(value);
    if (URL.canParse(whole))
        return webUrl(whole);
    const shown = (0,_settings_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .T)((0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutUserInformation */ .ah)(value));
    if (value.startsWith('/'))
        return notAllowed(`has "${shown}", which is a path; paths of pages are one value of paths ("/ /about"), a folder is static-dir`);
    return notAllowed(`has "${shown}", which is not a URL; write it such as https://example.com/about`);
}
function webUrl(value) {
    const parsed = URL.parse(value);
    if (parsed?.protocol === 'http:' || parsed?.protocol === 'https:')
        return parsed.href;
    const shown = (0,_settings_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .T)((0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutUserInformation */ .ah)(value));
    if (!parsed) {
        return notAllowed(`has "${shown}"; it must be a full URL that begins with http:// or https://`);
    }
    return notAllowed(`has "${shown}"; only http:// and https:// URLs can be audited`);
}
function wordsOf(value) {
    return value.split(/[\s,]+/).filter(word => word !== '');
}
function blanksApart(value) {
    return value.split(/\s+/).filter(part => part !== '');
}
function linesOf(value) {
    return value
        .split(/\r\n|\r|\n/)
        .map(line => line.trim())
        .filter(line => line !== '');
}


/***/ }),

/***/ 20247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withScheme)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);

const WITHOUT_SCHEME = /^(\[[\da-f:.]+\]|[\p{L}\p{N}_.-]+)(?::\d{1,5})?(?:[/?#].*)?$/isu;
const FILE = /\.(?:html?|php|json|ya?ml|xml|txt|css|[jt]sx?)$/i;
function withScheme(address) {
    const [, host] = WITHOUT_SCHEME.exec(address) ?? [];
    if (host === undefined || host.startsWith('.'))
        return address;
    if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .literalAddress */ .I3)(host) !== undefined || (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isThisMachine */ .YY)(host))
        return `http://${address}`;
    const isName = /\.[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*\.?$/u.test(host) && !FILE.test(host);
    return isName ? `https://${address}` : address;
}


/***/ }),

/***/ 17773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ definitionOf),
/* harmony export */   OI: () => (/* binding */ SETTING_NAMES),
/* harmony export */   s9: () => (/* binding */ isSettingName),
/* harmony export */   yy: () => (/* binding */ SETTINGS)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21093);

const FORMATS = ['json', 'html', 'markdown', 'sarif', 'junit', 'csv'];
const SETTINGS = {
    url: {
        group: 'target',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .urlList */ .o)(),
        defaultWords: 'the `environment_url` of a deployment event',
        description: 'Pages to audit, one per line or separated by spaces; `example.com` means `https://example.com/`',
        examples: ['https://example.com/', 'example.com/pricing example.com/about'],
    },
    paths: {
        group: 'target',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .pathList */ .CN)(),
        description: 'Paths to audit below each `url` or in `static-dir`, such as `/about`, one per line or separated by spaces',
        examples: ['/ /pricing /about'],
    },
    sitemap: {
        group: 'target',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truthOrUrl */ .on)(),
        default: 'false',
        description: 'Take the pages from the sitemap: `true`, or the URL of a sitemap. Pages in `paths` come first, and URLs of production are audited on the target',
        examples: ['true', 'https://example.com/sitemap-pages.xml'],
    },
    crawl: {
        group: 'target',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truth */ .Im)(),
        default: 'false',
        description: 'Find the pages by following links from `url`, as far as robots.txt allows. With `sitemap`, the pages of both are taken',
    },
    include: {
        group: 'target',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .urlPatterns */ .F8)(),
        description: 'Audit only these pages of the sitemap, the crawl or `static-dir`: one URL pattern per line, such as `/blog/*`',
        examples: ['/blog/*'],
    },
    exclude: {
        group: 'target',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .urlPatterns */ .F8)(),
        description: 'Leave out these pages of the sitemap, the crawl or `static-dir`: one URL pattern per line. A crawl does not request them',
        examples: ['/tag/*'],
    },
    'max-pages': {
        group: 'target',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, 100_000),
        default: '10',
        description: 'Audit at most this many pages of the sitemap, the crawl or the folder: first the home page and the few pages that its main text leads to, then pages that the pull request changes, pages of the baseline or the latest ones, then one page of each kind. Each run takes the same pages',
        examples: ['50'],
    },
    'static-dir': {
        group: 'target',
        setBy: 'anyone',
        place: 'anywhere',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('DIR'),
        description: 'Folder of a built site to audit; it is served on this machine during the run. Without `paths`, `sitemap` and `crawl` its HTML files are the pages',
        examples: ['dist'],
    },
    wait: {
        group: 'target',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(0, 3600),
        default: '0',
        defaultWords: '`0`; on a deployment event `120`',
        description: 'How many seconds to wait for the target to answer',
        examples: ['120'],
    },
    'production-url': {
        group: 'target',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .urlOrNone */ .Lh)(),
        defaultWords: 'the site that the pages themselves name, if they agree',
        description: 'URL where these pages will live. The target is then judged as a preview of it; `none` if it is not a preview',
        examples: ['https://example.com/', 'none'],
    },
    headers: {
        group: 'target',
        setBy: 'caller',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .headerLines */ .Hq)(),
        description: 'Request headers, one `Name: value` per line; they are sent only to the origin of the audited pages',
        secret: true,
        examples: ['x-vercel-protection-bypass: $BYPASS'],
    },
    tools: {
        group: 'tools',
        setBy: 'anyone',
        overridable: true,
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .toolList */ .Nj)(),
        default: 'all',
        description: 'Which tools to run: names, `all`, and `-name` to leave one out',
        examples: ['robots serp content', 'all -pagespeed'],
    },
    analyze: {
        group: 'tools',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truth */ .Im)(),
        default: 'false',
        description: 'Also analyze the whole site: a crawl from its home page, of at most 500 pages or `max-pages` if that is more, shows duplicates, orphans, broken internal links and pages that are not indexable',
    },
    'rank-projects': {
        group: 'tools',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .allOrIds */ .LB)(),
        description: 'Rank projects whose positions are added to the report: `all`, or their ids. They are defined as `rank` in the config file, or by the hosted service',
        examples: ['all'],
    },
    'base-url': {
        group: 'service',
        setBy: 'caller',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ)(),
        description: 'URL of the API of a hosted service, ending in `/api/v1/ext`. Without it the embedded engine runs',
        examples: ['https://seo.example.com/api/v1/ext'],
    },
    token: {
        group: 'service',
        setBy: 'caller',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('TOKEN'),
        description: 'API token for the service at `base-url`; the service shows it in your profile under API tokens',
        secret: true,
        examples: ['$SEO_TOKEN'],
    },
    'auth-header': {
        group: 'service',
        setBy: 'caller',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('authorization', 'x-api-key'),
        default: 'authorization',
        description: 'Request header for the token: `authorization` or `x-api-key`',
    },
    concurrency: {
        group: 'engine',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, 64),
        defaultWords: 'by cores and memory; with `base-url` 4',
        description: 'How many pages are audited at the same time; with `base-url`, how many calls to the service',
        examples: ['8'],
    },
    timeout: {
        group: 'engine',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, 3600),
        default: '120',
        description: 'How many seconds one tool may take on one page. A request for anything but the page itself may take 40 % of that, at most 30 seconds',
        examples: ['240'],
    },
    render: {
        group: 'engine',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('auto', 'always', 'never'),
        default: 'auto',
        description: 'Which pages are opened in Chrome for tools that can do without it, to see what scripts change: `always` (each page with scripts), `auto` (pages that depend on scripts and two of each template; if scripts change something there, all of that template) or `never`. Tools that need Chrome, such as `accessibility`, always get it',
    },
    retries: {
        group: 'engine',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(0, 20),
        default: '3',
        description: 'How often a failed request is retried',
    },
    'fail-on': {
        group: 'gate',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('error', 'warning', 'notice', 'never'),
        default: 'error',
        description: 'Lowest severity that fails the build: `error`, `warning`, `notice` or `never`',
    },
    'min-score': {
        group: 'gate',
        setBy: 'anyone',
        overridable: true,
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .scoreBounds */ .qm)(),
        description: 'Lowest score that passes: `80` for every tool, or one `tool: 90` per line',
        examples: ['80', 'pagespeed: 70'],
    },
    'fail-if': {
        group: 'gate',
        setBy: 'anyone',
        overridable: true,
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .expressionLines */ .Ug)(),
        description: 'Fail the build if an expression is true: one `tool: expression` per line (JSONata over the response body of that tool), `report: expression` or `rank: expression` (over each rank project); at most 200 expressions of 4,000 characters',
        examples: ['serp: score < 90', 'report: counts.error > 5'],
    },
    'not-measured': {
        group: 'gate',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('fail', 'warn', 'ignore'),
        default: 'fail',
        description: 'What to do if a tool gives no result: `fail` the build, `warn` or `ignore`. A tool that ran out of time on a page and judged others is at most a warning',
    },
    ignore: {
        group: 'gate',
        setBy: 'anyone',
        overridable: true,
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreLines */ .i7)(),
        description: 'Failures that do not count: one `check-id [URL]` per line, where `*` matches anything. The URL is that of a page, or of what is wrong on it, such as a broken link; `#` starts a comment; at most 500',
        examples: ['technology/generator-version', 'serp/title-too-long /legal/*'],
    },
    severity: {
        group: 'gate',
        setBy: 'anyone',
        overridable: true,
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .severityLines */ .$5)(),
        description: 'Change the severity of checks: one `check-id: error`, `warning` or `notice` per line, where `*` matches anything. If several lines match a check, the last one wins',
        examples: ['accessibility/image-alt: error', 'geo/*: notice'],
    },
    baseline: {
        group: 'gate',
        setBy: 'anyone',
        place: 'runner',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .baselineName */ .Ri)(),
        description: 'Count only new failures, compared with `production` (the same pages on `production-url`), `branch` (the last report of the base branch) or the path of a `report.json`. With the tool `redirects`, pages of the baseline that are gone are failures too',
        examples: ['production', 'branch'],
    },
    incremental: {
        group: 'engine',
        setBy: 'caller',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truth */ .Im)(),
        default: 'false',
        description: 'Take over the results of the `baseline` (`branch` or a report file) whose inputs have not changed, and measure only the others',
    },
    'fail-on-change': {
        group: 'gate',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .changeRules */ .gB)(),
        defaultWords: 'changes are shown and not judged',
        description: 'Changes in what search engines see that a person must approve, compared with the `baseline`: `canonical indexable title@/pricing`, separated by spaces or lines, where a URL pattern may follow after `@`; `lost` are lost addresses, `all` is everything. The build fails until the pull request has the label `approval-label`',
        examples: ['canonical indexable title@/pricing', 'lost'],
    },
    'approval-label': {
        group: 'gate',
        setBy: 'caller',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .shortText */ .os)('LABEL', 50),
        default: 'seo-approved',
        description: 'Label of the pull request that approves the changes of `fail-on-change`',
    },
    comment: {
        group: 'pull-request',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('auto', 'on-failure', 'never'),
        default: 'auto',
        description: 'When to comment on the pull request: `auto` (after each run), `on-failure` (an existing comment is still updated) or `never`',
    },
    'comment-id': {
        group: 'pull-request',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .shortText */ .os)('ID', 100),
        default: 'default',
        description: 'Name of this comment, if several audits comment on one pull request',
        examples: ['docs'],
    },
    'github-token': {
        group: 'pull-request',
        setBy: 'caller',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('TOKEN'),
        defaultWords: "the workflow's own token",
        actionDefault: '${{ github.token }}',
        description: 'Token for the comment on the pull request and for the report of the base branch',
        secret: true,
        examples: ['$BOT_TOKEN'],
    },
    'artifact-name': {
        group: 'report',
        setBy: 'caller',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('NAME'),
        default: 'seo-preflight',
        description: 'Name of the artifact with the report; `none` uploads nothing',
        examples: ['seo-docs'],
    },
    'retention-days': {
        group: 'report',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, 400),
        defaultWords: 'as set for the repository',
        description: 'How many days GitHub keeps the artifact',
        examples: ['14'],
    },
    'report-dir': {
        group: 'report',
        setBy: 'caller',
        place: 'workspace',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('DIR'),
        default: 'seo-report',
        description: 'Folder to write the report files to',
        examples: ['reports/seo'],
    },
    formats: {
        group: 'report',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .someOf */ .yU)(FORMATS),
        default: 'json, html',
        description: 'Which report files to write: `json`, `html`, `markdown`, `sarif` (for GitHub code scanning), `junit` (for test reporters), `csv` (for spreadsheets)',
        examples: ['json, html, markdown'],
    },
    annotations: {
        group: 'pull-request',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truth */ .Im)(),
        default: 'true',
        description: 'Show the ten worst findings as annotations of the run',
    },
    config: {
        group: 'engine',
        setBy: 'caller',
        place: 'runner',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('FILE'),
        default: '.github/seo-preflight.yml',
        description: 'Path of the config file',
        examples: ['seo-preflight.yml'],
    },
    'allow-private': {
        group: 'engine',
        setBy: 'caller',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truth */ .Im)(),
        default: 'false',
        description: 'Allow a public page to lead to private addresses, such as 192.168.0.1',
    },
    'chrome-path': {
        group: 'engine',
        setBy: 'caller',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('FILE'),
        defaultWords: '`CHROME_PATH`, else the installed one',
        description: 'Path of the Chrome to use',
        examples: ['/usr/bin/chromium'],
    },
    shard: {
        group: 'target',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .partOf */ .BU)(1000),
        description: 'Audit only one part of the pages: `2/4` is the second of four. `merge` then judges all parts together',
        examples: ['2/4'],
    },
    merge: {
        group: 'report',
        setBy: 'anyone',
        place: 'runner',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .folderList */ .LP)(),
        description: 'Folders with the reports of all shards, one per line: join and judge them instead of auditing pages',
        examples: ['reports/1'],
    },
    device: {
        group: 'tools',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('mobile', 'desktop'),
        default: 'mobile',
        description: 'Device that Lighthouse simulates for `pagespeed`: `mobile` or `desktop`. All other tools look at the page as a phone, as search engines do',
    },
    'lighthouse-runs': {
        group: 'tools',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, 20),
        default: '1',
        description: 'How often Lighthouse measures each page; the run nearest to the median counts. Each run may take the time of `timeout`. With `1`, a page with a time that another run may find good is measured a second time, and what only one of the two runs finds is not reported',
    },
    'score-tolerance': {
        group: 'gate',
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .scoreTolerances */ .T5)(),
        defaultWords: 'scores may fall',
        description: 'Fail the build if a score falls by more points than this against the baseline: `5` for every tool, or one `serp: 3` per line. `pagespeed` varies from run to run, so it may fall by 20 unless it is named',
        examples: ['5', 'serp: 3'],
    },
};
const SETTING_NAMES = Object.keys(SETTINGS);
function isSettingName(name) {
    return SETTING_NAMES.includes(name);
}
function definitionOf(name) {
    return SETTINGS[name];
}


/***/ })

};
