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

/***/ 3075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ isTool),
/* harmony export */   I: () => (/* binding */ TOOLS)
/* harmony export */ });
/** The tools of the contract, in its order: the allowed values of `{tool}` in `POST /tools/{tool}`. */
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
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4581);
/* harmony import */ var _reason_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56266);


/** Most characters of a glob. */
const MAX_CHARACTERS = 2000;
/** Most globs that the braces of one stand for. */
const MAX_ALTERNATIVES = 1000;
/** Why a glob cannot be used, as the end of a sentence that begins with it; undefined where it can. */
function globFault(glob) {
    if (glob.length > MAX_CHARACTERS) {
        return `has ${glob.length} characters; a pattern may have at most ${MAX_CHARACTERS}`;
    }
    if (alternativeCount(glob) <= MAX_ALTERNATIVES)
        return undefined;
    return `stands for more than ${MAX_ALTERNATIVES} patterns, since each {a,b} counts as two; use fewer braces, or *`;
}
/** How many globs without braces one stands for. */
function alternativeCount(glob) {
    const braces = glob.split(BRACES).filter((_, index) => index % 2 === 1);
    return braces.reduce((count, words) => count * words.split(',').length, 1);
}
/**
 * Tells whether texts are those that a glob means: `*` stands for anything, also across slashes, `{a,b}` for either.
 * All else stands for itself, as URLs have question marks and brackets. Globs come from files of a checkout and texts from
 * pages: however they are made, the time grows with their length and with the number of alternatives, see
 * {@link globFault}.
 */
function globMatcher(glob) {
    const patterns = alternatives(glob).map(pattern => pattern.split(/\*+/));
    return text => patterns.some(parts => matchesParts(parts, text));
}
/**
 * Tells whether URLs are those that a glob means: one that begins with a slash means path and query on any host; one
 * without a scheme means host, path and query, as `*.example/blog/*`. A page that has two addresses is meant by either.
 */
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
    const matches = globMatcher(glob);
    return url => {
        const parsed = URL.parse(url);
        if (!parsed)
            return matches(url);
        const rest = parsed.pathname + parsed.search;
        if (glob.startsWith('/'))
            return matches(rest) || matches(rest + parsed.hash);
        const start = glob.includes('://') ? `${parsed.protocol}//${parsed.host}` : parsed.host;
        return matches(start + rest) || matches(start + rest + parsed.hash) || (rest === '/' && matches(start));
    };
}
/** Most addresses among which one is looked for that a glob could have meant. */
const MAX_ADDRESSES = 1000;
/**
 * Names an address that a glob could have meant although it means none, as the end of a line: the nearest one, in the
 * form that the glob has, else the first. Empty where there is none.
 */
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
    const start = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(words, addresses.map(address => address.slice(0, words.length)));
    const near = addresses.find(address => start !== undefined && address.startsWith(start)) ?? addresses[0];
    return near === undefined ? '' : ` (an address of this run is "${(0,_reason_line_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(near)}")`;
}
/** Whether a text consists of the parts in their order, with anything between them. */
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
/**
 * The globs without braces that one with braces stands for; the glob itself where they are too many. Braces do not nest,
 * and those without a comma stand for themselves.
 */
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

/** Most places that one line names; the others are counted. */
const NAMED_PLACES = 3;
/** Most characters of any text from a page, a service or the settings in one line. */
const MAX_TEXT = 200;
/** Text of a page, a service or the settings as a part of a line: it leaves room for the others. */
function inline(text) {
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(text, MAX_TEXT);
}
/**
 * The line for one fault at one place or many: `<url>: <subject> <predicate>`, or
 * `<subject> <predicate> on 5 pages: <url> (<value>), <url>, <url> and 2 more`.
 *
 * @param places with each URL once
 * @param ofOne what is wrong, where there is one place; its value is in the words
 * @param ofMany what is wrong, where there are several
 */
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
    return `${subject}${ofMany} on ${places.length} pages: ${list}${bound}`;
}
/** Places with each URL once, in the order of their first mention. */
function distinctPlaces(places) {
    const byUrl = new Map();
    for (const place of places)
        if (!byUrl.has(place.url))
            byUrl.set(place.url, place);
    return [...byUrl.values()];
}
/** Puts items with the same key together, in the order of their first mention. */
function groupBy(items, keyOf) {
    return [...Map.groupBy(items, keyOf).values()];
}


/***/ }),

/***/ 43474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ severityLines),
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   CN: () => (/* binding */ pathList),
/* harmony export */   Hq: () => (/* binding */ headerLines),
/* harmony export */   Im: () => (/* binding */ truth),
/* harmony export */   LP: () => (/* binding */ folderList),
/* harmony export */   Lh: () => (/* binding */ urlOrNone),
/* harmony export */   Nj: () => (/* binding */ toolList),
/* harmony export */   OZ: () => (/* binding */ url),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Ri: () => (/* binding */ baselineName),
/* harmony export */   T5: () => (/* binding */ scoreTolerances),
/* harmony export */   Ug: () => (/* binding */ expressionLines),
/* harmony export */   i7: () => (/* binding */ ignoreLines),
/* harmony export */   o: () => (/* binding */ urlList),
/* harmony export */   on: () => (/* binding */ truthOrUrl),
/* harmony export */   os: () => (/* binding */ shortText),
/* harmony export */   qm: () => (/* binding */ scoreBounds),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   yU: () => (/* binding */ someOf)
/* harmony export */ });
/* harmony import */ var _api_outcomes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61815);
/* harmony import */ var _api_tools_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3075);
/* harmony import */ var _gate_globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71048);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4581);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82090);
/* harmony import */ var _settings_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77763);






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
/** Ends the reading of a value; the message says what is allowed. */
class NotAllowed extends Error {
}
function notAllowed(message) {
    throw new NotAllowed(message);
}
function text(placeholder = 'TEXT') {
    return kind(placeholder, { type: 'string' }, value => value);
}
/** @param max most characters */
function shortText(placeholder, max) {
    return kind(placeholder, { type: 'string', maxLength: max }, value => value.length <= max ? value : notAllowed(`must have at most ${max} characters`));
}
/** @param min least and @param max largest number allowed; whole numbers alone */
function wholeNumber(min, max) {
    return kind('N', { type: 'integer', minimum: min, maximum: max }, value => {
        const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
        if (number >= min && number <= max)
            return number;
        return notAllowed(`must be a whole number from ${min} to ${max}`);
    });
}
function truth() {
    return kind('', { type: 'boolean' }, value => {
        if (value.toLowerCase() === 'true')
            return true;
        if (value.toLowerCase() === 'false')
            return false;
        return notAllowed('must be true or false');
    });
}
function oneOf(...allowed) {
    return kind(allowed.join('|'), { enum: allowed }, value => {
        const found = allowed.find(word => word === value.toLowerCase());
        return found ?? notAllowed(`must be one of ${allowed.join(', ')}${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(value, allowed)}`);
    });
}
/** Several words of a list, behind newlines, blanks or commas, in the order of the list, each once. */
function someOf(allowed, later = []) {
    const items = { enum: allowed };
    return kind('LIST', { oneOf: [{ type: 'string' }, { type: 'array', items }] }, value => {
        const words = wordsOf(value);
        for (const word of words) {
            if (!allowed.includes(word)) {
                notAllowed(`has "${word}"; allowed are ${allowed.join(', ')}${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(word, allowed)}`);
            }
            if (later.includes(word))
                notAllowed(`has "${word}", which is not available yet`);
        }
        return allowed.filter(word => words.includes(word));
    });
}
/**
 * Tool names, `all`, and `-name` to leave one out.
 *
 * @param before the tools that are left where names to leave out are all that is said
 */
function toolList(before = _api_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOLS */ .I) {
    return kind('LIST', oneOrMore, value => {
        const words = wordsOf(value);
        const kept = new Set(words.every(word => word.startsWith('-')) ? before : []);
        for (const word of words) {
            const name = word.replace(/^-/, '').toLowerCase();
            if (name !== 'all' && !_api_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOLS */ .I.some(tool => tool === name)) {
                const allowed = ['all', ..._api_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOLS */ .I];
                notAllowed(`has "${word}"; allowed are all, ${_api_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOLS */ .I.join(', ')}${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(name, allowed)}`);
            }
            for (const tool of name === 'all' ? _api_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOLS */ .I : [name]) {
                if (word.startsWith('-'))
                    kept.delete(tool);
                else
                    kept.add(tool);
            }
        }
        const tools = _api_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOLS */ .I.filter(tool => kept.has(tool));
        return tools.length > 0 ? tools : notAllowed('leaves no tool to run; remove a "-name" or add a tool');
    });
}
function urlList() {
    return kind('URL…', oneOrMore, value => blanksApart(value).map(webUrl));
}
function url() {
    return kind('URL', { type: 'string', format: 'uri' }, webUrl);
}
/** A URL, or `none`, which is false. */
function urlOrNone() {
    return kind('URL|none', { oneOf: [{ const: 'none' }, { type: 'string', format: 'uri' }] }, value => value.toLowerCase() === 'none' ? false : webUrl(value));
}
/** Paths of a site, each beginning with a slash. */
function pathList() {
    return kind('PATH…', oneOrMore, value => blanksApart(value).map(path => /^\/(?![/\\])/.test(path)
        ? path
        : notAllowed(`has "${path}"; each path must begin with one slash, such as /about`)));
}
/** A part of several, as `2/4`: its number from 1 on, and how many there are. */
function partOf(most) {
    return kind('N/M', { type: 'string', pattern: '^\\d+/\\d+$' }, value => {
        const [, number = 0, count = 0] = /^(\d{1,6})\/(\d{1,6})$/.exec(value)?.map(Number) ?? [];
        if (number >= 1 && number <= count && count <= most)
            return { number, count };
        return notAllowed(`must be the number of a part and how many there are, such as 2/4, with at most ${most} parts`);
    });
}
/** `true`, `false`, or an address. */
function truthOrUrl() {
    return kind('true|URL', { oneOf: [{ type: 'boolean' }, { type: 'string', format: 'uri' }] }, value => {
        const lower = value.toLowerCase();
        return lower === 'true' || lower === 'false' ? lower === 'true' : webUrl(value);
    });
}
/** Folders, one a line: their names may hold blanks. */
function folderList() {
    return kind('DIR…', oneOrMore, linesOf);
}
/** `Name: value` a line. */
function headerLines() {
    const fileForm = {
        oneOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }],
    };
    return kind('LINES', fileForm, value => {
        const headers = new Map();
        linesOf(value).forEach((line, index) => {
            const [, name, content] = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? [];
            // The line itself may hold a secret, so only its number is named.
            if (!name || content === undefined || /[^\t\x20-\x7e\x80-\xff]/.test(content)) {
                notAllowed(`line ${index + 1} is not of the form "Name: value"`);
            }
            // Where a secret is not set, a workflow gives a line without a value.
            if (content !== '')
                headers.set(name.toLowerCase(), content);
        });
        return Object.fromEntries(headers);
    });
}
/** `80` for every tool, or `tool: 90` a line. */
function scoreBounds() {
    return pointsByTool('a score');
}
/** `5` for every tool, or `tool: 10` a line. */
function scoreTolerances() {
    return pointsByTool('a tolerance');
}
function pointsByTool(what) {
    const bound = { type: 'number', minimum: 0, maximum: 100 };
    const byTool = { type: 'object', propertyNames: { enum: ['all', ..._api_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOLS */ .I] }, additionalProperties: bound };
    return kind('LINES', { oneOf: [bound, { type: 'string' }, byTool] }, value => {
        const bounds = { tools: {} };
        for (const line of linesOf(value)) {
            const { name, rest } = namedLine(line, 'all');
            if (name === 'report')
                notAllowed('has "report", which is not a tool');
            const score = /^\d+(\.\d+)?$/.test(rest) ? Number(rest) : Number.NaN;
            if (!(score <= 100))
                notAllowed(`has "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .T)(line)}"; ${what} is a number from 0 to 100, for all tools ("90") or for one ("serp: 90")`);
            if (name === 'all')
                bounds.all = score;
            else
                bounds.tools[name] = score;
        }
        return bounds;
    });
}
/** `tool: expression` or `report: expression` a line; a line that is indented goes on with the one before it. */
function expressionLines() {
    const fileForm = { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };
    return kind('LINES', fileForm, value => {
        const joined = value.replace(/\n[ \t]+(?=\S)/g, ' ');
        return linesOf(joined).map(line => {
            const { name, rest } = namedLine(line);
            if (name === '' || rest === '') {
                notAllowed(`has "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .T)(line)}"; each line is "tool: expression" or "report: expression"`);
            }
            return { scope: name, expression: rest };
        });
    });
}
/** `production`, `branch`, or the path of a report file. */
function baselineName() {
    const words = ['production', 'branch'];
    return kind('production|branch|FILE', { type: 'string' }, value => {
        const word = words.find(name => name === value.toLowerCase());
        if (word)
            return word;
        if (/[./\\]/.test(value))
            return value;
        return notAllowed(`must be production, branch, or the path of a report.json${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(value.toLowerCase(), words)}`);
    });
}
/** Most patterns of `ignore`: each is compared with each failure and its places. */
const MAX_IGNORE_PATTERNS = 500;
/** `check-glob [URL-glob]` a line, each with a comment behind `#` if need be. */
function ignoreLines() {
    return kind('LINES', oneOrMore, value => {
        const rules = linesOf(value)
            .map(withoutComment)
            .filter(line => line !== '')
            .map(ignoreRule);
        const patterns = rules.reduce((sum, { check, url }) => sum + (0,_gate_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .alternativeCount */ .BN)(check) * (0,_gate_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .alternativeCount */ .BN)(url ?? ''), 0);
        if (patterns <= MAX_IGNORE_PATTERNS)
            return rules;
        return notAllowed(`has ${patterns} patterns, each {a,b} counted as two; at most ${MAX_IGNORE_PATTERNS} are allowed`);
    });
}
/** `check-glob: severity` a line, each with a comment behind `#` if need be. */
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
    const severity = _api_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .SEVERITIES */ .o.find(one => one === word);
    if (at < 0 || !severity) {
        const hint = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(word, _api_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .SEVERITIES */ .o);
        notAllowed(`has "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .T)(line)}"; each line is "check-id: error", "warning" or "notice"${hint}`);
    }
    assertCheckGlob(check);
    return { check, severity: severity };
}
function ignoreRule(line) {
    const [check = '', url, ...more] = blanksApart(line);
    if (more.length > 0)
        notAllowed(`has "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .T)(line)}"; each line is the id of a check, with a URL behind it if it should count only there`);
    assertCheckGlob(check);
    assertGlob(url ?? '');
    return { line, check, ...(url !== undefined && { url }) };
}
function assertCheckGlob(check) {
    if (!/^[^/]*[/*]/.test(check) || check.includes('://') || /\s/.test(check)) {
        const shown = (0,_settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .T)(check);
        notAllowed(`has "${shown}"; the id of a check is "tool/check", such as serp/title-missing, or serp/* for all of a tool`);
    }
    assertGlob(check);
}
function assertGlob(glob) {
    const fault = (0,_gate_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .globFault */ .Hf)(glob);
    if (fault !== undefined)
        notAllowed(`has "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .T)(glob)}", which ${fault}`);
}
/** A line without what is behind a `#` that stands at its start or behind a blank. */
function withoutComment(line) {
    let at = line.indexOf('#');
    while (at > 0 && !/\s/.test(line[at - 1]))
        at = line.indexOf('#', at + 1);
    return at < 0 ? line : line.slice(0, at).trimEnd();
}
/** Splits `tool: rest`; where no name stands before a colon, the name is `without`. */
function namedLine(line, without = '') {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trimEnd();
    if (!/^[a-z][a-z-]*$/i.test(name))
        return { name: without, rest: line };
    const rest = line.slice(colon + 1).trimStart();
    const scopes = ['all', 'report', ..._api_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOLS */ .I];
    const lower = name.toLowerCase();
    if (!scopes.includes(lower)) {
        notAllowed(`has "${(0,_settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .T)(name)}"; allowed before the colon are ${_api_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOLS */ .I.join(', ')}${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(name, scopes)}`);
    }
    return { name: lower, rest };
}
function webUrl(value) {
    const parsed = URL.parse(value);
    if (parsed?.protocol === 'http:' || parsed?.protocol === 'https:')
        return parsed.href;
    const shown = (0,_settings_error_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .T)((0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutUserInformation */ .ah)(value));
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

/***/ 17773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ definitionOf),
/* harmony export */   OI: () => (/* binding */ SETTING_NAMES),
/* harmony export */   s9: () => (/* binding */ isSettingName),
/* harmony export */   yy: () => (/* binding */ SETTINGS)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43474);

const FORMATS = ['json', 'html', 'markdown', 'sarif', 'junit'];
/** Every setting there is. Nothing else names one. */
const SETTINGS = {
    url: {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .urlList */ .o)(),
        defaultWords: 'the `environment_url` of a deployment event',
        description: 'Pages to audit, one per line or separated by spaces',
    },
    paths: {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .pathList */ .CN)(),
        description: 'Paths to audit below each `url` or in `static-dir`, such as `/about`, one per line or separated by spaces',
    },
    sitemap: {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truthOrUrl */ .on)(),
        default: 'false',
        description: 'Take the pages from the sitemap: `true`, or the URL of a sitemap. Pages in `paths` come first, and URLs of production are audited on the target',
    },
    'max-pages': {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, 100_000),
        default: '10',
        description: 'Audit at most this many pages of the sitemap: first the home page, then pages that the pull request changes, pages of the baseline or the latest ones, then one page of each kind. Each run takes the same pages',
    },
    'static-dir': {
        setBy: 'anyone',
        place: 'anywhere',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('DIR'),
        description: 'Folder of a built site to audit; it is served on this machine during the run',
    },
    wait: {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(0, 3600),
        default: '0',
        defaultWords: '`0`; on a deployment event `120`',
        description: 'How many seconds to wait for the target to answer',
    },
    'production-url': {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .urlOrNone */ .Lh)(),
        defaultWords: 'the site that the pages themselves name, if they agree',
        description: 'URL where these pages will live. The target is then judged as a preview of it; `none` if it is not a preview',
    },
    headers: {
        setBy: 'caller',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .headerLines */ .Hq)(),
        description: 'Request headers, one `Name: value` per line; they are sent only to the origin of the audited pages',
        secret: true,
    },
    tools: {
        setBy: 'anyone',
        overridable: true,
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .toolList */ .Nj)(),
        default: 'all',
        description: 'Which tools to run: names, `all`, and `-name` to leave one out',
    },
    analyze: {
        notYet: true,
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truth */ .Im)(),
        default: 'false',
        description: 'Also run the analysis of the whole site',
    },
    'rank-projects': {
        notYet: true,
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('IDS|all'),
        description: 'Ids of rank projects, or `all`: add their positions to the report',
    },
    'base-url': {
        setBy: 'caller',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ)(),
        description: 'URL of the API of a hosted service, ending in `/api/v1/ext`. Without it the embedded engine runs',
    },
    token: {
        setBy: 'caller',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('TOKEN'),
        description: 'API token for the service at `base-url`; the service shows it in your profile under API tokens',
        secret: true,
    },
    'auth-header': {
        setBy: 'caller',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('authorization', 'x-api-key'),
        default: 'authorization',
        description: 'Request header for the token: `authorization` or `x-api-key`',
    },
    concurrency: {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, 64),
        default: '4',
        description: 'How many tools run at the same time',
    },
    timeout: {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, 3600),
        default: '120',
        description: 'How many seconds one tool may take on one page. A request for anything but the page itself may take 40 % of that, at most 30 seconds',
    },
    retries: {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(0, 20),
        default: '3',
        description: 'How often a failed request is retried',
    },
    'fail-on': {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('error', 'warning', 'notice', 'never'),
        default: 'error',
        description: 'Lowest severity that fails the build: `error`, `warning`, `notice` or `never`',
    },
    'min-score': {
        setBy: 'anyone',
        overridable: true,
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .scoreBounds */ .qm)(),
        description: 'Lowest score that passes: `80` for every tool, or one `tool: 90` per line',
    },
    'fail-if': {
        setBy: 'anyone',
        overridable: true,
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .expressionLines */ .Ug)(),
        description: 'Fail the build if an expression is true: one `tool: expression` per line (JSONata over the response body of that tool) or `report: expression`; at most 200 expressions of 4,000 characters',
    },
    'not-measured': {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('fail', 'warn', 'ignore'),
        default: 'fail',
        description: 'What to do if a tool gives no result: `fail` the build, `warn` or `ignore`',
    },
    ignore: {
        setBy: 'anyone',
        overridable: true,
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreLines */ .i7)(),
        description: 'Failures that do not count: one `check-id [URL]` per line, where `*` matches anything. The URL is that of a page, or of what is wrong on it, such as a broken link; `#` starts a comment; at most 500',
    },
    severity: {
        setBy: 'anyone',
        overridable: true,
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .severityLines */ .$5)(),
        description: 'Change the severity of checks: one `check-id: error`, `warning` or `notice` per line, where `*` matches anything. If several lines match a check, the last one wins',
    },
    baseline: {
        setBy: 'anyone',
        place: 'runner',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .baselineName */ .Ri)(),
        description: 'Count only new failures, compared with `production` (the same pages on `production-url`), `branch` (the last report of the base branch) or the path of a `report.json`',
    },
    comment: {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('auto', 'on-failure', 'never'),
        default: 'auto',
        description: 'When to comment on the pull request: `auto` (after each run), `on-failure` (an existing comment is still updated) or `never`',
    },
    'comment-id': {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .shortText */ .os)('ID', 100),
        default: 'default',
        description: 'Name of this comment, if several audits comment on one pull request',
    },
    'github-token': {
        setBy: 'caller',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('TOKEN'),
        defaultWords: "the workflow's own token",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub, not of ours
        actionDefault: '${{ github.token }}',
        description: 'Token for the comment on the pull request and for the report of the base branch',
        secret: true,
    },
    'artifact-name': {
        setBy: 'caller',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('NAME'),
        default: 'seo-preflight',
        description: 'Name of the artifact with the report; `none` uploads nothing',
    },
    'retention-days': {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, 400),
        defaultWords: 'as set for the repository',
        description: 'How many days GitHub keeps the artifact',
    },
    'report-dir': {
        setBy: 'caller',
        place: 'workspace',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('DIR'),
        default: 'seo-report',
        description: 'Folder to write the report files to',
    },
    formats: {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .someOf */ .yU)(FORMATS, ['sarif', 'junit']),
        default: 'json, html',
        description: 'Which report files to write: `json`, `html`, `markdown`, `sarif`, `junit`',
    },
    annotations: {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truth */ .Im)(),
        default: 'true',
        description: 'Show the ten worst findings as annotations of the run',
    },
    config: {
        setBy: 'caller',
        place: 'runner',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('FILE'),
        default: '.github/seo-preflight.yml',
        description: 'Path of the config file',
    },
    'allow-private': {
        setBy: 'caller',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .truth */ .Im)(),
        default: 'false',
        description: 'Allow a public page to lead to private addresses, such as 192.168.0.1',
    },
    'chrome-path': {
        setBy: 'caller',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('FILE'),
        defaultWords: '`CHROME_PATH`, else the installed one',
        description: 'Path of the Chrome to use',
    },
    shard: {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .partOf */ .BU)(1000),
        description: 'Audit only one part of the pages: `2/4` is the second of four. `merge` then judges all parts together',
    },
    merge: {
        setBy: 'anyone',
        place: 'runner',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .folderList */ .LP)(),
        description: 'Folders with the reports of all shards, one per line: join and judge them instead of auditing pages',
    },
    device: {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('mobile', 'desktop'),
        default: 'mobile',
        description: 'Device that Lighthouse simulates for `pagespeed`: `mobile` or `desktop`. All other tools look at the page as a phone, as search engines do',
    },
    'lighthouse-runs': {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeNumber */ .rD)(1, 20),
        default: '1',
        description: 'How often Lighthouse measures each page; the run nearest to the median counts. Each run may take the time of `timeout`',
    },
    'score-tolerance': {
        setBy: 'anyone',
        kind: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .scoreTolerances */ .T5)(),
        defaultWords: 'scores may fall',
        description: 'Fail the build if a score falls by more points than this against the baseline: `5` for every tool, or one `serp: 3` per line. `pagespeed` varies from run to run, so it may fall by 20 unless it is named',
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
