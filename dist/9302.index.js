export const id = 9302;
export const ids = [9302];
export const modules = {

/***/ 1550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ mediaType),
/* harmony export */   UE: () => (/* binding */ headerValues),
/* harmony export */   ie: () => (/* binding */ clockOf),
/* harmony export */   wx: () => (/* binding */ header)
/* harmony export */ });
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6034);

/** Value of a header, several joined with a comma (RFC 9110 section 5.3); undefined where it was not sent. */
function header(response, name) {
    return response.headers.get(name.toLowerCase())?.join(', ');
}
/** Each value of a header on its own, as `Set-Cookie` needs. */
function headerValues(response, name) {
    return response.headers.get(name.toLowerCase()) ?? [];
}
/** Media type of a response in lower case without parameters, as `text/html`; empty where none was sent. */
function mediaType(response) {
    return (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .parseContentType */ .x)(headerValues(response, 'content-type')).mediaType;
}
/**
 * Milliseconds since 1970 when a response was made, by the clock of its server: dates that the same server gives are to
 * be read by it. By ours where it sends none.
 */
function clockOf(response) {
    const date = Date.parse(header(response, 'date') ?? '');
    return Number.isNaN(date) ? Date.now() : date;
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
/** Browsers look at the body where the type is one of these, or no type at all. */
const UNKNOWN_TYPES = new Set(['', 'unknown/unknown', 'application/unknown']);
/** Bytes at the start of a body that tell what it is. */
const SNIFFED_BYTES = 1445;
const MAX_SHOWN_TYPE = 80;
/** Bytes that no text has, the escapes of ISO-2022 and the zeros of UTF-16 apart. */
const BINARY_BYTES = /[\x01-\x08\x0b\x0e-\x1a\x1c-\x1f]/g;
/** Part of a text from which on they are no mistake; of compressed data they are a tenth. */
const MIN_BINARY_PART = 0.03;
/** Fewer of them are a mistake in a text, however short that is. */
const MIN_BINARY_BYTES = 4;
/** By any of these, wherever it stands, somebody meant a page. */
const HTML_TAG = /<!--|<(?:!doctype|\/?(?:html|head|body|title|meta|script|style|div|p|a|span|h[1-6]|table|br))[\s/>]/i;
/** What browsers take a body without a type for HTML by: a comment, or one of these tags and its end or a blank. */
const HTML_START = /^(?:<!--|<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s>])/i;
/** XHTML: a declaration, perhaps comments and a DOCTYPE, and the root element. */
const XHTML_START = /^<\?xml[\s?][^>]*>(?:\s|<!--[^>]*-->|<!doctype\s+html[^>]*>)*<html[\s>]/i;
/**
 * Why a response of 2xx is no HTML page, from its status, type and body, as the end of "https://shop.example/ …";
 * undefined where it is one. JSON, PDF and bytes that are no text are named too where they are sent as HTML: browsers show
 * them as text, and what tools would find there are faults of a page that nobody wrote.
 *
 * @see https://mimesniff.spec.whatwg.org/#rules-for-identifying-an-unknown-mime-type
 */
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
/** What the start of a body that is sent as HTML is instead; undefined of a text. */
function garbageIn(body) {
    const start = startOf(body);
    return start.startsWith('%PDF-') ? 'a PDF' : isBinary(start) ? 'binary data' : undefined;
}
/** Whether somebody meant a page and nothing of it came. */
function isEmptyPage(response) {
    const { body, truncated } = response;
    return !truncated && mayBeHtml((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .mediaType */ .JL)(response)) && isBlank(body, startOf(body));
}
function mayBeHtml(type) {
    return HTML_TYPES.has(type) || UNKNOWN_TYPES.has(type) || !type.includes('/');
}
/** A type may be as long as a server likes. */
function shown(type) {
    return (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(type, MAX_SHOWN_TYPE);
}
/** The start of a body without a byte-order mark and white space; of UTF-16 its characters that are ASCII. */
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
/** JSON, PDF or what is no text, whatever the header says; undefined for all else. */
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

/***/ 6034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ parseContentType)
/* harmony export */ });
/**
 * Reads `Content-Type` as browsers do: of several values the last valid one holds, and it inherits the charset of an
 * earlier one of the same type.
 *
 * @param values one per header line, or joined with commas
 * @see https://fetch.spec.whatwg.org/#concept-header-extract-mime-type
 */
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


/***/ }),

/***/ 53622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ GARBAGE_PAGE)
/* harmony export */ });
/**
 * The header by which the server of a folder tells the engine, which asks by HEAD, that a file is sent as HTML and is no
 * text: its value says what it is. It is believed of servers on this machine alone.
 */
const GARBAGE_PAGE = 'seo-preflight-garbage-page';


/***/ }),

/***/ 10601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ INDEX_FILE_MOVES)
/* harmony export */ });
/**
 * The header by which the server of a folder tells the engine that the host of the site may lead from an index file to its
 * folder by itself. It is believed of servers on this machine alone.
 */
const INDEX_FILE_MOVES = 'seo-preflight-index-file-moves';


/***/ }),

/***/ 66848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ MADE_AT_DEPLOYMENT)
/* harmony export */ });
/**
 * The header by which the server of a folder tells the engine that a missing file may be there on production: `.gitignore`
 * leaves it to the deployment, or `.htaccess` leads its address elsewhere. Its value is the name of that file. It is
 * believed of servers on this machine alone.
 */
const MADE_AT_DEPLOYMENT = 'seo-preflight-made-at-deployment';


/***/ }),

/***/ 22458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ OWNER_SITE)
/* harmony export */ });
/**
 * The header by which the server of a folder tells the engine, with each file that is missing, that the folder is in the
 * repository OWNER/OWNER.github.io: GitHub Pages serves the other repositories of the owner beside it. It is believed of
 * servers on this machine alone.
 */
const OWNER_SITE = 'seo-preflight-owner-site';


/***/ }),

/***/ 63170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readHostRules)
/* harmony export */ });
/* unused harmony export HostRules */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35601);
/* harmony import */ var _start_of_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91879);
/* harmony import */ var _static_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91763);




/** Bytes of a file of rules that are read, and rules of it that are followed. */
const MAX_BYTES = 256 * 1024;
const MAX_RULES = 1000;
/** Statuses of rules that are followed: a file in place of another, a redirect, a page for what is missing. */
const STATUSES = new Set([200, 301, 302, 303, 307, 308, 404]);
/**
 * What the files of a host say about addresses that no file of a folder has: `_redirects` of Netlify and Cloudflare
 * Pages, `[[redirects]]` in `netlify.toml`, and `redirects` and `rewrites` in `vercel.json`. Rules that depend on a country
 * or a query are left out, and so is a file in place of everything else: what an app shows at an address that it does not
 * know is no answer to it.
 *
 * @see https://docs.netlify.com/routing/redirects/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 * @see https://vercel.com/docs/project-configuration
 */
class HostRules {
    #rules;
    /** By the path of a file the address that a rule gives it. */
    #addresses;
    constructor(rules) {
        this.#rules = rules;
        const own = rules.filter(({ from, status, to }) => status === 200 && !from.some(isOpen) && to.startsWith('/'));
        const addresses = own.map(({ from, to }) => [namesOf(to).join('/'), `/${from.map(_static_file_js__WEBPACK_IMPORTED_MODULE_2__/* .segmentOf */ .d).join('/')}`]);
        // Of several the first counts.
        this.#addresses = new Map(addresses.toReversed());
    }
    /** @param path without its query */
    answerTo(path) {
        const names = namesOf(path);
        for (const { from, to, status } of this.#rules) {
            const values = valuesOf(from, names);
            if (!values)
                continue;
            const filled = to.replaceAll(/:([a-z_]\w*)/gi, (written, name) => values.get(name) ?? written);
            const url = URL.parse(filled, SOMEWHERE);
            if (!url)
                return undefined;
            const isOwn = url.origin === SOMEWHERE;
            // What another host answers in the place of this one is not known.
            if (!isOwn && status < 300)
                return undefined;
            return { status, to: isOwn ? url.pathname + url.search + url.hash : url.href };
        }
        return undefined;
    }
    /** The address that a rule gives a file, where it is for this file alone. */
    addressOf(path) {
        return this.#addresses.get(namesOf(path).join('/'));
    }
}
const SOMEWHERE = 'http://site.invalid';
async function readHostRules(root) {
    const [redirects, netlify, vercel] = await Promise.all(['_redirects', 'netlify.toml', 'vercel.json'].map(name => (0,_start_of_file_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfFile */ .S)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, name), MAX_BYTES)));
    const rules = [...linesOf(redirects), ...tablesOf(netlify), ...vercelRulesOf(vercel)].flatMap(ruleOf);
    return new HostRules(rules.slice(0, MAX_RULES));
}
/** `/from /to 301`; what stands between or behind is a condition. */
function linesOf(text) {
    return text.split('\n').flatMap(line => {
        const words = line.split('#', 1)[0].trim().split(/\s+/);
        const [from = '', to = '', status = '301'] = words;
        return words.length < 2 || words.length > 3 ? [] : [{ from, to, status: status.replace(/!$/, '') }];
    });
}
/** The tables of redirects in TOML, of which only plain strings and numbers are read. */
function tablesOf(text) {
    const tables = [];
    let table;
    for (const line of text.split('\n')) {
        const head = /^\s*\[+\s*([\w.-]+)/.exec(line)?.[1];
        if (head !== undefined) {
            // A table within one is a condition of it.
            if (head !== 'redirects')
                table?.set(head.startsWith('redirects.') ? 'conditions' : 'end', '');
            table = head === 'redirects' ? new Map() : undefined;
            if (table)
                tables.push(table);
            continue;
        }
        const [, name, text1, text2, plain] = /^\s*(\w+)\s*=\s*(?:"([^"\\]*)"|'([^']*)'|([^\s#]+))/.exec(line) ?? [];
        if (name !== undefined)
            table?.set(name, text1 ?? text2 ?? plain);
    }
    return tables.flatMap(table => {
        const isConditional = ['conditions', 'query', 'headers', 'signed'].some(name => table.has(name));
        const [from, to, status = '301'] = ['from', 'to', 'status'].map(name => table.get(name));
        return isConditional || from === undefined || to === undefined ? [] : [{ from, to, status }];
    });
}
/** The rules of `vercel.json`, but for those with conditions or regular expressions. */
function vercelRulesOf(text) {
    const settings = recordOf(text === '' ? undefined : parsed(text));
    const written = (name) => {
        const rules = settings[name];
        return (Array.isArray(rules) ? rules : []).map(recordOf).flatMap(rule => {
            const { source, destination, has, missing } = rule;
            const isPlain = has === undefined && missing === undefined && !/[()]/.test(String(source));
            if (!isPlain || typeof source !== 'string' || typeof destination !== 'string')
                return [];
            const status = name === 'rewrites' ? 200 : (rule['statusCode'] ?? (rule['permanent'] === false ? 307 : 308));
            // What takes all that follows has a name there, and none here.
            const rest = /:\w{1,50}\*$/.exec(source)?.[0];
            const from = rest === undefined ? source : `${source.slice(0, -rest.length)}*`;
            const to = rest === undefined ? destination : destination.replace(rest, ':splat');
            return [{ from, to, status: String(status) }];
        });
    };
    return [...written('redirects'), ...written('rewrites')];
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function recordOf(value) {
    return typeof value === 'object' && value !== null ? value : {};
}
function ruleOf({ from, to, status }) {
    const names = namesOf(from);
    const isSplatInside = names.slice(0, -1).includes('*');
    if (!from.startsWith('/') || /[?=]/.test(from) || isSplatInside || !STATUSES.has(Number(status)))
        return [];
    const isForAll = names.length === 1 && names[0] === '*';
    if ((isForAll && Number(status) === 200) || !/^(?:\/|https?:\/\/)/i.test(to))
        return [];
    return [{ from: names, to, status: Number(status) }];
}
function isOpen(name) {
    return name === '*' || name.startsWith(':');
}
/** What stands for the open names of a rule; undefined where a path is another one. */
function valuesOf(from, names) {
    const values = new Map();
    for (const [at, name] of from.entries()) {
        if (name === '*')
            return values.set('splat', names.slice(at).join('/'));
        const own = names[at];
        if (own === undefined || (own !== name && !name.startsWith(':')))
            return undefined;
        if (name.startsWith(':'))
            values.set(name.slice(1), own);
    }
    return names.length === from.length ? values : undefined;
}
function namesOf(path) {
    return path.split('/').filter(Boolean).map(_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_3__/* .percentDecoded */ .o);
}


/***/ }),

/***/ 79748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readIgnoredFiles),
/* harmony export */   Z: () => (/* binding */ foldersOfCheckout)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _start_of_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91879);



/** Bytes of one `.gitignore` that are read, and lines of it that are followed. */
const MAX_BYTES = 64 * 1024;
const MAX_LINES = 2000;
/** Folders above the served one in which the top of the checkout is looked for. */
const MAX_FOLDERS = 20;
const NONE = { has: () => false };
/**
 * What the `.gitignore` of a folder, and of those above it up to the top of its checkout, says of files by their path, their
 * name or as `*.ext`. Folders say nothing: what is in `node_modules` is missed on production as well. Neither does a folder
 * that is itself ignored: of what a build has made, nothing is in the repository.
 *
 * @param root real path of the folder
 * @see https://git-scm.com/docs/gitignore
 */
async function readIgnoredFiles(root) {
    const lines = new Map();
    let order = 0;
    for (const folder of await foldersOfCheckout(root)) {
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, root).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
        const text = await (0,_start_of_file_js__WEBPACK_IMPORTED_MODULE_2__/* .startOfFile */ .S)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.gitignore'), MAX_BYTES);
        for (const line of text.split('\n', MAX_LINES)) {
            const pattern = patternOf(line);
            if (!pattern)
                continue;
            const { isIgnored, key } = pattern;
            if (isIgnored && isFolderAround(inside, key))
                return NONE;
            // Which files are kept by a pattern that is not read here, nobody knows.
            if (!isIgnored && key === undefined)
                lines.clear();
            const place = key === undefined ? undefined : within(key, inside);
            if (place !== undefined)
                lines.set(place, { isIgnored, order: order++ });
        }
    }
    return {
        has(path) {
            const name = path.slice(path.lastIndexOf('/') + 1);
            const dot = name.lastIndexOf('.');
            // A name without an extension is that of a page here, and of a folder there.
            if (dot <= 0)
                return false;
            const said = [`/${path}`, name, `*${name.slice(dot)}`].flatMap(key => lines.get(key) ?? []);
            return said.reduce((last, line) => (line.order > last.order ? line : last), NOTHING_SAID).isIgnored;
        },
    };
}
const NOTHING_SAID = { isIgnored: false, order: -1 };
/** The folders from the top of a checkout to one in it; that one alone where it is in none. */
async function foldersOfCheckout(root) {
    const folders = [root];
    for (let at = root; folders.length <= MAX_FOLDERS; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if (at !== root)
            folders.unshift(at);
        // In a worktree it is a file.
        if (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git')).catch(() => undefined))
            return folders;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            break;
    }
    return [root];
}
function patternOf(line) {
    const written = line.replace(/\r$/, '').trimEnd();
    if (written === '' || written.startsWith('#'))
        return undefined;
    const isIgnored = !written.startsWith('!');
    const pattern = (isIgnored ? written : written.slice(1)).replace(/^\*\*\/(?=[^/]+\/?$)/, '');
    if (/^\*\.[^*?[\\/.]+$/.test(pattern))
        return { isIgnored, key: pattern };
    if (pattern === '*')
        return { isIgnored, key: '/*' };
    if (/[*?[\\]/.test(pattern.replace(/\/\*\*?$/, '')))
        return { isIgnored, key: undefined };
    const isAnchored = pattern.replace(/\/$/, '').includes('/');
    return { isIgnored, key: isAnchored ? `/${pattern.replace(/^\//, '')}` : pattern };
}
/** Whether a pattern ignores the served folder, or one around it, `dist`, `/site/dist/` or `dist/*`. */
function isFolderAround(inside, key) {
    if (key === undefined || inside === '')
        return false;
    const names = inside.split('/');
    const folder = key.replace(/\/\*{0,2}$/, '');
    if (folder === '')
        return true;
    if (!folder.startsWith('/'))
        return names.includes(folder);
    return `/${inside}/`.startsWith(`${folder}/`);
}
/** The same pattern seen from the served folder; undefined where it names no file in it. */
function within(key, inside) {
    if (/\/\*{0,2}$/.test(key))
        return undefined;
    if (!key.startsWith('/') || inside === '')
        return key;
    return key.startsWith(`/${inside}/`) ? key.slice(inside.length + 1) : undefined;
}


/***/ }),

/***/ 91879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ startOfFile),
/* harmony export */   m: () => (/* binding */ firstBytes)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** The first bytes of a file; none where there is no file, or only a link to one. */
async function firstBytes(place, maxBytes) {
    // What waits for somebody to write to it would never open.
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(place).catch(() => undefined))?.isFile())
        return Buffer.alloc(0);
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(place).catch(() => undefined);
    try {
        const read = await file?.read(Buffer.alloc(maxBytes), 0, maxBytes, 0);
        return read?.buffer.subarray(0, read.bytesRead) ?? Buffer.alloc(0);
    }
    finally {
        await file?.close();
    }
}
/** The text of a file up to a number of bytes; empty where there is no file, or only a link to one. */
async function startOfFile(place, maxBytes) {
    return (await firstBytes(place, maxBytes)).toString('utf8');
}


/***/ }),

/***/ 29302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveStaticSite: () => (/* binding */ serveStaticSite)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./node_modules/@fastify/send/index.js
var send = __webpack_require__(98416);
// EXTERNAL MODULE: ./lib/engine/page/why-not-html.js
var why_not_html = __webpack_require__(27442);
// EXTERNAL MODULE: ./lib/net/garbage-page.js
var garbage_page = __webpack_require__(53622);
// EXTERNAL MODULE: ./lib/net/index-file-moves.js
var index_file_moves = __webpack_require__(10601);
// EXTERNAL MODULE: ./lib/net/made-at-deployment.js
var made_at_deployment = __webpack_require__(66848);
// EXTERNAL MODULE: ./lib/net/owner-site.js
var owner_site = __webpack_require__(22458);
// EXTERNAL MODULE: ./lib/text/percent-decoded.js
var percent_decoded = __webpack_require__(35601);
;// CONCATENATED MODULE: ./lib/pages/cache-lifetime.js
/** What Netlify, Vercel and Cloudflare Pages say of a file that the next deployment may change: ask whether it has. */
const REVALIDATED = 'public, max-age=0, must-revalidate';
/** A file whose name has the hash of its content never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HASH_IN_HEXADECIMAL = /^(?=.*[0-9])(?=.*[a-f])[0-9a-f]{8,64}$/;
/** The lengths that Vite, Rollup, esbuild and Eleventy's images write: eight or ten characters of base 32 or 64. */
const HASH_OF_LETTERS = /^(?=.*[0-9])(?=.*[A-Z])(?:[A-Za-z0-9_]{8}|[A-Za-z0-9_]{10})$/;
/**
 * How long hosts let a file be kept, as a value of `Cache-Control`: HTML and files of a plain name are asked for again
 * each time, those with a hash in their name are kept for a year.
 *
 * @param path of a URL
 */
function cacheControlOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const isHtml = /\.html?$/i.test(name);
    return !isHtml && name.split(/[.-]/).some(isHash) ? IMMUTABLE : REVALIDATED;
}
function isHash(part) {
    return HASH_IN_HEXADECIMAL.test(part) || HASH_OF_LETTERS.test(part);
}

;// CONCATENATED MODULE: ./lib/pages/has-file.js


/** Whether one of some folders has a file of one of these names itself; a link to one is none. */
async function hasFile(folders, names) {
    const places = folders.flatMap(folder => names.map(name => (0,external_node_path_.join)(folder, name)));
    const found = await Promise.all(places.map(async (place) => (await (0,promises_.lstat)(place).catch(() => undefined))?.isFile() === true));
    return found.includes(true);
}

// EXTERNAL MODULE: ./lib/pages/ignored-files.js
var ignored_files = __webpack_require__(79748);
// EXTERNAL MODULE: ./lib/pages/start-of-file.js
var start_of_file = __webpack_require__(91879);
;// CONCATENATED MODULE: ./lib/pages/clean-url-host.js




/** Bytes of a file of settings that are read. */
const MAX_BYTES = 64 * 1024;
/** Files of Cloudflare Pages and Workers, and of Netlify, in the folder that is served. */
const IN_SITE = ['_redirects', '_headers', '_routes.json', '_worker.js'];
/** Those of them that stand at the top of a repository as well. */
const IN_REPOSITORY = ['wrangler.toml', 'wrangler.json', 'wrangler.jsonc', 'netlify.toml'];
/** Hosts that do so where their settings ask for it. */
const BY_SETTING = ['vercel.json', 'firebase.json'];
/**
 * Whether the host of a site may lead from `/index.html` to `/` by itself: Cloudflare does, Netlify and others do where
 * they are told to. With a `CNAME` file it is GitHub Pages, which does not.
 *
 * @param root real path of the folder
 * @see https://developers.cloudflare.com/pages/configuration/serving-pages/
 * @see https://vercel.com/docs/project-configuration#cleanurls
 * @see https://firebase.google.com/docs/hosting/full-config#control_html_extensions
 */
async function mayMoveIndexFiles(root) {
    if (await hasFile([root], ['CNAME']))
        return false;
    const folders = await (0,ignored_files/* foldersOfCheckout */.Z)(root);
    if ((await hasFile([root], IN_SITE)) || (await hasFile(folders, IN_REPOSITORY)))
        return true;
    const settings = folders.flatMap(folder => BY_SETTING.map(name => (0,start_of_file/* startOfFile */.S)((0,external_node_path_.join)(folder, name), MAX_BYTES)));
    return (await Promise.all(settings)).some(text => /"cleanUrls"\s*:\s*true/.test(text));
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/pages/content-coding.js

/** The best first, as hosts choose. */
const CODINGS = ['br', 'gzip'];
/** Of 11, and what hosts use for what they compress as it is asked for. */
const BROTLI_QUALITY = 5;
/** The types that hosts compress: text. Pictures, fonts and archives are compressed as they are. */
const TEXT_TYPE = /^(?:text\/|application\/(?:javascript|json|xml)\b|[^;]+\+(?:json|xml)\b)/;
/** @param type as in `Content-Type`; null where it is not known */
function isCompressible(type) {
    return type !== null && TEXT_TYPE.test(type);
}
/**
 * The coding that a reader takes; undefined where it takes none of ours.
 *
 * @param accepted value of `Accept-Encoding` (RFC 9110 section 12.5.3)
 */
function codingFor(accepted) {
    const weights = new Map();
    for (const item of accepted?.split(',') ?? []) {
        const [name = '', ...parameters] = item.split(';').map(part => part.trim().toLowerCase());
        const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice(2);
        weights.set(name, weight === undefined ? 1 : Number(weight));
    }
    return CODINGS.find(coding => (weights.get(coding) ?? weights.get('*') ?? 0) > 0);
}
function encoderOf(coding) {
    if (coding === 'gzip')
        return (0,external_node_zlib_.createGzip)();
    return (0,external_node_zlib_.createBrotliCompress)({ params: { [external_node_zlib_.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

;// CONCATENATED MODULE: ./lib/pages/folded-names.js





/** Files of other hosts, one of which may serve the site in place of Netlify. */
const OF_OTHERS = [
    'CNAME',
    'vercel.json',
    'firebase.json',
    'wrangler.toml',
    'wrangler.json',
    'wrangler.jsonc',
];
/** Parts of a path that are looked at. */
const MAX_PARTS = 20;
/**
 * Whether the host of a site takes names in upper and lower case for the same: Netlify does, which keeps all in lower
 * case, where its settings are there and those of no other host.
 *
 * @param root real path of the folder
 * @see https://community.netlify.com/t/my-url-paths-are-forced-into-lowercase/1659
 */
async function foldsNames(root) {
    const folders = [root, ...(await (0,ignored_files/* foldersOfCheckout */.Z)(root))];
    return (await hasFile(folders, ['netlify.toml'])) && !(await hasFile(folders, OF_OTHERS));
}
/**
 * The path of a request as the files of a folder spell it; undefined where there are none whatever the case.
 *
 * @param target from the root of the folder, with its query
 */
async function spelledAsFiles(root, target) {
    const [path = ''] = target.split(/[?#]/, 1);
    const parts = path.split('/').slice(1);
    if (parts.length > MAX_PARTS)
        return undefined;
    const spelled = [];
    for (const [at, part] of parts.entries()) {
        if (part === '') {
            spelled.push('');
            continue;
        }
        const wanted = (0,percent_decoded/* percentDecoded */.o)(part).toLowerCase();
        const names = await (0,promises_.readdir)((0,external_node_path_.join)(root, ...spelled)).catch(() => []);
        const named = (lower) => names.find(one => one.toLowerCase() === lower);
        const name = named(wanted) ?? (at === parts.length - 1 ? named(`${wanted}.html`) : undefined);
        if (name === undefined)
            return undefined;
        spelled.push(name);
    }
    return `/${spelled.map(encodeURIComponent).join('/')}${target.slice(path.length)}`;
}

// EXTERNAL MODULE: ./lib/pages/folder-base.js
var folder_base = __webpack_require__(25430);
// EXTERNAL MODULE: ./lib/pages/host-rules.js
var host_rules = __webpack_require__(63170);
;// CONCATENATED MODULE: ./lib/pages/htaccess-file.js



/** Bytes of the file that are read, and rules of it that are followed. */
const htaccess_file_MAX_BYTES = 64 * 1024;
const MAX_RULES = 300;
/** Files of hosts that know no `.htaccess`. */
const htaccess_file_OF_OTHERS = ['CNAME', '_redirects', '_headers', 'netlify.toml', 'vercel.json'];
const NONE = { directives: [], notFoundPage: undefined, indexes: [] };
/**
 * Reads the `.htaccess` of a folder; none where a file beside it tells of a host that has another server.
 *
 * @see https://httpd.apache.org/docs/current/howto/htaccess.html
 */
async function readHtaccessFile(root) {
    const text = await (0,start_of_file/* startOfFile */.S)((0,external_node_path_.join)(root, '.htaccess'), htaccess_file_MAX_BYTES);
    return text === '' || (await hasFile([root], htaccess_file_OF_OTHERS)) ? NONE : fileOf(text);
}
function fileOf(text) {
    const directives = [];
    let notFoundPage;
    let indexes = [];
    let isRewriting = false;
    let conditions = [];
    for (const [name, ...words] of linesOf(text)) {
        const [first = '', second = ''] = words;
        if (name === 'rewriteengine')
            isRewriting = /^on$/i.test(first);
        else if (name === 'rewritecond')
            conditions.push({ text: first, test: second, flags: flagsOf(words[2]) });
        else if (name === 'rewriterule') {
            const flags = flagsOf(words[2]);
            directives.push({ kind: 'rewrite', pattern: first, to: second, flags, conditions });
            conditions = [];
        }
        else if (name === 'fallbackresource' && first.startsWith('/'))
            directives.push({ kind: 'redirect-match', pattern: '^', to: first });
        else if (name === 'errordocument' && first === '404')
            notFoundPage = second.startsWith('/') ? second : undefined;
        else if (name === 'directoryindex')
            indexes = words.filter(word => /^[\w.-]+$/.test(word)).slice(0, 10);
        else
            directives.push(...redirectOf(name, words));
    }
    const followed = directives.filter(({ kind }) => isRewriting || kind !== 'rewrite');
    return { directives: followed.slice(0, MAX_RULES), notFoundPage, indexes };
}
function redirectOf(name, words) {
    if (!/^redirect(?:match|permanent|temp)?$/.test(name))
        return [];
    const isStatus = words.length === 3 && /^(?:3\d\d|permanent|temp|seeother)$/i.test(words[0]);
    const [from, to, more] = isStatus ? words.slice(1) : words;
    // Two words behind a status that leads nowhere, as that of what is gone.
    if (from === undefined || to === undefined || more !== undefined)
        return [];
    if (name === 'redirectmatch')
        return [{ kind: 'redirect-match', pattern: from, to }];
    return from.startsWith('/') ? [{ kind: 'redirect', from, to }] : [];
}
/** The words of each line that holds without a condition, the first of them in lower case. */
function linesOf(text) {
    const lines = [];
    const isHeld = [];
    for (const line of text.replaceAll(/\\\r?\n/g, ' ').split('\n')) {
        const written = line.trim();
        if (/^<\//.test(written))
            isHeld.pop();
        else if (written.startsWith('<'))
            isHeld.push(/^<IfModule\s+[^!\s]/i.test(written));
        else if (written !== '' && !written.startsWith('#') && !isHeld.includes(false))
            lines.push(wordsOf(written));
    }
    return lines;
}
function wordsOf(line) {
    const words = line.match(/"(?:[^"\\]|\\.)*"|(?:[^\s\\]|\\.)+/g) ?? [];
    return words.map((word, at) => {
        if (at === 0)
            return word.toLowerCase();
        return word.startsWith('"') && word.length > 1
            ? word.slice(1, -1).replaceAll('\\"', '"')
            : word.replaceAll('\\ ', ' ');
    });
}
function flagsOf(written = '') {
    const names = written.replace(/^\[|\]$/g, '').split(',');
    return new Set(names.map(name => name.trim().toUpperCase()));
}

;// CONCATENATED MODULE: ./lib/pages/apache-pattern.js
/** Characters of a pattern and of a text that are compared, and steps of a comparison: what takes longer is not decided. */
const MAX_PATTERN = 500;
const MAX_TEXT = 1000;
const MAX_STEPS = 5000;
/** Groups within groups. */
const MAX_DEPTH = 10;
const MAX_REPEATED = 1000;
/**
 * Compares a text with a regular expression of an Apache server. The files of a site name the expression, so the steps are
 * counted, and lookarounds and back references are not followed.
 *
 * @param ignoresCase as the flag `NC` has it
 */
function matchPattern(pattern, text, ignoresCase = false) {
    if (pattern.length > MAX_PATTERN || text.length > MAX_TEXT)
        return 'undecided';
    try {
        const choices = new Reader(pattern, ignoresCase).choices();
        const comparison = new Comparison(text);
        for (let at = 0; at <= text.length; at++) {
            const found = comparison.of(choices, at);
            if (found)
                return found;
        }
        return undefined;
    }
    catch (error) {
        if (error instanceof Undecided)
            return 'undecided';
        throw error;
    }
}
class Undecided extends Error {
}
const CLASSES = new Map([
    ['d', /^\d$/],
    ['D', /^\D$/],
    ['w', /^\w$/],
    ['W', /^\W$/],
    ['s', /^\s$/],
    ['S', /^\S$/],
]);
class Reader {
    #pattern;
    #ignoresCase;
    #at = 0;
    #groups = 0;
    #depth = 0;
    constructor(pattern, ignoresCase) {
        this.#pattern = pattern;
        this.#ignoresCase = ignoresCase;
    }
    choices() {
        const all = this.#choices();
        if (this.#at < this.#pattern.length)
            throw new Undecided();
        return all;
    }
    #choices() {
        const all = [[]];
        for (; this.#at < this.#pattern.length && this.#next !== ')';) {
            if (this.#takes('|'))
                all.push([]);
            else
                all.at(-1).push(this.#repeated(this.#part()));
        }
        return all;
    }
    get #next() {
        return this.#pattern[this.#at];
    }
    #takes(text) {
        if (!this.#pattern.startsWith(text, this.#at))
            return false;
        this.#at += text.length;
        return true;
    }
    #part() {
        const character = this.#pattern[this.#at++];
        if (character === '^')
            return { kind: 'start' };
        if (character === '$')
            return { kind: 'end' };
        if (character === '.')
            return { kind: 'one', has: () => true };
        if (character === '(')
            return this.#group();
        if (character === '[')
            return { kind: 'one', has: this.#set() };
        if (character === '\\')
            return { kind: 'one', has: this.#escaped() };
        if ('*+?{'.includes(character))
            throw new Undecided();
        return { kind: 'one', has: this.#same(character) };
    }
    #group() {
        if (++this.#depth > MAX_DEPTH)
            throw new Undecided();
        const isKept = !this.#takes('?:');
        if (isKept && (this.#next === '?' || this.#next === '*'))
            throw new Undecided();
        const number = isKept ? ++this.#groups : undefined;
        const choices = this.#choices();
        if (!this.#takes(')'))
            throw new Undecided();
        this.#depth--;
        return { kind: 'group', number, choices };
    }
    #repeated(part) {
        const [written, sign, least, comma, most] = /^(?:([*+?])|\{(\d{1,3})(?:(,)(\d{1,3})?)?\})/.exec(this.#pattern.slice(this.#at, this.#at + 12)) ?? [];
        if (written === undefined)
            return part;
        this.#at += written.length;
        // What is repeated and gives nothing back is not followed.
        if (this.#next === '+')
            throw new Undecided();
        const isLazy = this.#takes('?');
        const min = sign === undefined ? Number(least) : sign === '+' ? 1 : 0;
        const open = most === undefined ? MAX_REPEATED : Number(most);
        const max = sign === undefined ? (comma === undefined ? min : open) : sign === '?' ? 1 : MAX_REPEATED;
        return { kind: 'repeated', part, min, max, isLazy };
    }
    #escaped() {
        const escaped = this.#pattern[this.#at++];
        const known = CLASSES.get(escaped ?? '');
        if (known)
            return character => known.test(character);
        if (escaped === undefined || /\w/.test(escaped))
            throw new Undecided();
        return this.#same(escaped);
    }
    #set() {
        const isOther = this.#takes('^');
        const members = [];
        for (let isFirst = true; isFirst || this.#next !== ']'; isFirst = false) {
            const character = this.#pattern[this.#at++];
            if (character === undefined || (character === '[' && this.#next === ':'))
                throw new Undecided();
            if (character === '\\')
                members.push(this.#escaped());
            else if (/^-[^\]\\]/.test(this.#pattern.slice(this.#at, this.#at + 2))) {
                const last = this.#pattern[this.#at + 1];
                this.#at += 2;
                members.push(own => this.#cases(own).some(one => one >= character && one <= last));
            }
            else
                members.push(this.#same(character));
        }
        this.#at++;
        return character => members.some(has => has(character)) !== isOther;
    }
    #same(wanted) {
        return character => this.#cases(character).includes(wanted);
    }
    #cases(character) {
        return this.#ignoresCase ? [character.toLowerCase(), character.toUpperCase()] : [character];
    }
}
class Comparison {
    #text;
    #steps = 0;
    #kept = [];
    constructor(text) {
        this.#text = text;
    }
    of(choices, start) {
        this.#kept = [];
        let end = start;
        const matches = choices.some(parts => this.#all(parts, 0, start, at => {
            end = at;
            return true;
        }));
        return matches ? Object.assign([...this.#kept], { 0: this.#text.slice(start, end) }) : undefined;
    }
    #all(parts, index, at, further) {
        if (++this.#steps > MAX_STEPS)
            throw new Undecided();
        const part = parts[index];
        return part ? this.#one(part, at, next => this.#all(parts, index + 1, next, further)) : further(at);
    }
    #one(part, at, further) {
        switch (part.kind) {
            case 'start':
                return at === 0 && further(at);
            case 'end':
                return at === this.#text.length && further(at);
            case 'one':
                return at < this.#text.length && part.has(this.#text[at]) && further(at + 1);
            case 'group':
                return part.choices.some(parts => this.#all(parts, 0, at, end => this.#keep(part, at, end, further)));
            case 'repeated':
                return this.#repeated(part, 0, at, further);
        }
    }
    #keep({ number }, at, end, further) {
        if (number === undefined)
            return further(end);
        const before = this.#kept[number];
        this.#kept[number] = this.#text.slice(at, end);
        if (further(end))
            return true;
        this.#kept[number] = before ?? '';
        return false;
    }
    #repeated(part, count, at, further) {
        if (++this.#steps > MAX_STEPS)
            throw new Undecided();
        const { min, max, isLazy } = part;
        const isEnough = count >= min;
        if (isEnough && isLazy && further(at))
            return true;
        // What matches nothing would match it for ever.
        const again = (next) => (next > at || !isEnough) && this.#repeated(part, count + 1, next, further);
        if (count < max && this.#one(part.part, at, again))
            return true;
        return isEnough && !isLazy && further(at);
    }
}

;// CONCATENATED MODULE: ./lib/pages/htaccess-rules.js


/** Rules that may follow one upon another. */
const MAX_ROUNDS = 8;
/** The name of a file that nobody has. */
const NOBODY = 'seo-preflight-nobody';
/**
 * Whether the rules of an Apache server may lead an address that has no file to one that has, or to another host. What
 * leads every address to one page is no answer to it, as with `_redirects`; a program at that place may know the page.
 * What depends on more than the path (the host, HTTPS, a cookie) and what is forbidden or gone leads nowhere.
 *
 * @param path decoded, from the folder, with a slash at its start
 * @param base path of the folder on its host, as `/docs`
 * @see https://httpd.apache.org/docs/current/mod/mod_rewrite.html
 */
async function mayBeAnswered(path, directives, base, placeOf) {
    let at = path;
    const seen = new Set();
    for (let round = 0; round < MAX_ROUNDS && !seen.has(at); round++) {
        seen.add(at);
        const led = await nextOf(at, directives, base, placeOf);
        if (!led)
            return false;
        if (led.path === undefined)
            return true;
        const place = await placeOf(led.path);
        if (place === 'program')
            return !led.isForAll || isPageName(path);
        if (place !== undefined)
            return !led.isForAll;
        at = led.path;
    }
    return false;
}
/** Whether visitors are led there: a program that answers for all is not asked for pictures, styles and scripts. */
function isPageName(path) {
    return /(?:\/|\/[^/.]+|\.(?:html?|php))$/i.test(path);
}
/** Where the first rule for a path leads that leads somewhere. */
async function nextOf(path, directives, base, placeOf) {
    for (const directive of directives) {
        if (directive.kind === 'redirect') {
            const { from, to } = directive;
            const rest = behind(base + path, (0,percent_decoded/* percentDecoded */.o)(from));
            if (rest !== undefined)
                return ledTo(to + rest, base, from === '/' || from === `${base}/`, true);
            continue;
        }
        const isRewrite = directive.kind === 'rewrite';
        const text = isRewrite ? path.slice(1) : base + path;
        const isNegative = isRewrite && directive.pattern.startsWith('!');
        const pattern = isNegative ? directive.pattern.slice(1) : directive.pattern;
        const ignoresCase = isRewrite && (directive.flags.has('NC') || directive.flags.has('NOCASE'));
        const match = matchPattern(pattern, text, ignoresCase);
        const start = startOf(pattern);
        // Where a pattern leads that is not understood is known where it is one place.
        const isUnknown = match === 'undecided';
        const mayMatch = isUnknown
            ? !isNegative && start !== '' && text.startsWith(start) && !/[$%]/.test(directive.to)
            : (match === undefined) === isNegative;
        if (!mayMatch)
            continue;
        const kept = isUnknown || match === undefined ? [] : match;
        if (isRewrite) {
            const holds = await conditionsHold(directive, path, kept, placeOf);
            if (!holds)
                continue;
            if (isRefused(directive))
                return undefined;
            if (directive.to === '-') {
                if (['L', 'LAST', 'END'].some(flag => directive.flags.has(flag)))
                    return undefined;
                continue;
            }
        }
        const to = filled(directive.to, kept);
        // What the host, a condition or a header says is not known.
        if (to.includes('%'))
            continue;
        const leadsAnywhere = matchPattern(pattern, isRewrite ? NOBODY : `${base}/${NOBODY}`);
        const isForAll = leadsAnywhere !== undefined && !isUnknown && !/\$\d/.test(directive.to);
        const led = ledTo(to, base, isForAll, start !== '');
        if (led)
            return led;
    }
    return undefined;
}
function isRefused({ flags }) {
    return [...flags].some(flag => /^(?:F|FORBIDDEN|G|GONE|R(?:EDIRECT)?=[45]\d\d)$/.test(flag));
}
/** How all addresses begin that a pattern is for. */
function startOf(pattern) {
    const [written, start = ''] = /^\^\/?([^^$.*+?()[\]{}|\\]*)/.exec(pattern) ?? [''];
    if (start === '' || pattern.includes('|'))
        return '';
    // A repeated character may be missing.
    const isRepeated = /^[*?{]/.test(pattern.slice(written.length));
    return written.slice(1, isRepeated ? -1 : undefined);
}
/** What follows a path that another is, or is below. */
function behind(path, start) {
    if (!path.startsWith(start))
        return undefined;
    const rest = path.slice(start.length);
    return rest === '' || start.endsWith('/') || rest.startsWith('/') ? rest : undefined;
}
const SOMEWHERE = 'http://site.invalid';
/** @param isOfPart whether the rule is for a part of the site, so that another host may have it */
function ledTo(to, base, isForAll, isOfPart) {
    const isElsewhere = /^https?:\/\//i.test(to);
    const url = URL.parse(isElsewhere || to.startsWith('/') ? to : `${base}/${to}`, SOMEWHERE);
    if (!url)
        return undefined;
    if (isElsewhere)
        return isOfPart && !isForAll ? { path: undefined, isForAll } : undefined;
    const path = (0,percent_decoded/* percentDecoded */.o)(url.pathname);
    const isInside = base !== '' && behind(path, base) !== undefined;
    return { path: isInside ? path.slice(base.length) || '/' : path, isForAll };
}
function filled(to, kept) {
    return to.replaceAll(/\$(\d)/g, (_, number) => kept[Number(number)] ?? '');
}
/** Whether the conditions of a rule hold; those that depend on more than the path do not. */
async function conditionsHold({ conditions }, path, kept, placeOf) {
    let isMet = false;
    for (const [at, condition] of conditions.entries()) {
        const isAlternative = conditions[at - 1]?.flags.has('OR') || conditions[at - 1]?.flags.has('ORNEXT');
        if (at > 0 && !isAlternative && !isMet)
            return false;
        isMet = (isAlternative === true && isMet) || (await conditionHolds(condition, path, kept, placeOf));
    }
    return isMet || conditions.length === 0;
}
async function conditionHolds({ text, test, flags }, path, kept, placeOf) {
    const known = filled(text, kept)
        .replaceAll(/%\{(?:REQUEST_FILENAME|REQUEST_URI)\}/gi, path)
        .replaceAll(/%\{DOCUMENT_ROOT\}/gi, '')
        .replaceAll(/%\{THE_REQUEST\}/gi, `GET ${path} HTTP/1.1`)
        .replaceAll(/%\{REQUEST_METHOD\}/gi, 'GET')
        .replaceAll(/%\{(?:QUERY_STRING|ENV:REDIRECT_STATUS)\}/gi, '');
    if (known.includes('%{') || /%\d/.test(known))
        return false;
    const isNegative = test.startsWith('!');
    const wanted = isNegative ? test.slice(1) : test;
    if (/^-[dfFls]$/i.test(wanted)) {
        const place = await placeOf(known.replaceAll(/\/{2,}/g, '/'));
        const isThere = wanted === '-d' ? place === 'folder' : place === 'file' || place === 'program';
        return isThere !== isNegative;
    }
    if (/^[-=<>]/.test(wanted))
        return false;
    const match = matchPattern(wanted, known, flags.has('NC') || flags.has('NOCASE'));
    return match !== 'undecided' && (match !== undefined) !== isNegative;
}

// EXTERNAL MODULE: ./lib/pages/static-file.js
var static_file = __webpack_require__(91763);
;// CONCATENATED MODULE: ./lib/pages/htaccess.js




/** Files that a host runs. */
const PROGRAM = /\.(?:aspx?|cgi|jsp|php\d?|phtml|pl|py)$/i;
/**
 * What the `.htaccess` of a folder says. Those of folders in it are not read.
 *
 * @param root real path of the folder
 * @param base where it is on its host, as `/docs`; empty at the root
 */
async function readHtaccess(root, base) {
    const { directives, notFoundPage, indexes } = await readHtaccessFile(root);
    const isProgram = (name) => PROGRAM.test(name);
    const pages = indexes.filter(name => !isProgram(name));
    const find = async (target) => {
        const found = await (0,static_file/* findFile */.q)(root, target);
        if (found.kind !== 'missing' || pages.length === 0)
            return found;
        const [path = ''] = target.split(/[?#]/, 1);
        const isFolder = path.endsWith('/');
        for (const name of pages) {
            const index = await (0,static_file/* findFile */.q)(root, `${isFolder ? path : `${path}/`}${name}`);
            if (index.kind === 'file')
                return isFolder
                    ? index
                    : { kind: 'moved', location: index.path.slice(0, -name.length) + target.slice(path.length) };
        }
        return found;
    };
    const placeOf = async (path) => {
        const names = path.split('/').map(static_file/* segmentOf */.d);
        const found = await find(names.join('/'));
        if (found.kind === 'moved')
            return 'folder';
        if (found.kind === 'file')
            return path.endsWith('/') ? 'folder' : isProgram(path) ? 'program' : 'file';
        for (const name of path.endsWith('/') ? indexes.filter(isProgram) : []) {
            const program = await (0,static_file/* findFile */.q)(root, [...names.slice(0, -1), (0,static_file/* segmentOf */.d)(name)].join('/'));
            if (program.kind === 'file')
                return 'program';
        }
        return undefined;
    };
    return {
        find,
        async mayAnswer(target) {
            const [path = ''] = target.split(/[?#]/, 1);
            if (!path.startsWith(`${base}/`))
                return false;
            const inFolder = (0,percent_decoded/* percentDecoded */.o)(path.slice(base.length));
            return ((await placeOf(inFolder)) === 'program' || (await mayBeAnswered(inFolder, directives, base, placeOf)));
        },
        async notFoundPage() {
            if (notFoundPage === undefined)
                return undefined;
            const path = notFoundPage.startsWith(`${base}/`) ? notFoundPage.slice(base.length) : notFoundPage;
            const page = await find(path);
            return page.kind === 'file' && !isProgram(page.path) ? { page, location: base + page.path } : undefined;
        },
    };
}

;// CONCATENATED MODULE: ./lib/pages/owner-repository.js



/** Bytes of the settings of a checkout that are read. */
const owner_repository_MAX_BYTES = 64 * 1024;
/** The address of a repository at GitHub whose name is that of its owner, as `git@github.com:mary/mary.github.io.git`. */
const OF_OWNER = /[/@]github\.com[:/]([\w-]{1,100})\/\1\.github\.io(?:\.git)?\/?$/i;
/**
 * Whether a folder is in a checkout of OWNER/OWNER.github.io, the site beside which GitHub Pages serves the other
 * repositories of the owner, also where it has a domain of its own.
 *
 * @param root real path of the folder
 * @see https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/about-custom-domains-and-github-pages
 */
async function isOwnerRepository(root) {
    const [top] = await (0,ignored_files/* foldersOfCheckout */.Z)(root);
    const settings = await (0,start_of_file/* startOfFile */.S)((0,external_node_path_.join)(top, '.git', 'config'), owner_repository_MAX_BYTES);
    return settings.split('\n').some(line => {
        const [, url] = /^\s{0,20}url\s{0,5}=\s{0,5}(\S{1,500})\s{0,5}$/.exec(line) ?? [];
        return url !== undefined && OF_OWNER.test(url);
    });
}

;// CONCATENATED MODULE: ./lib/pages/static-site.js






















/** Shown where the site has no `404.html` of its own. */
const NOT_FOUND_PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><h1>Not found</h1></html>';
/**
 * Serves a folder on the loopback interface the way static hosts do (the rules are those of GitHub Pages): clean URLs,
 * `index.html` of folders, `404.html` with status 404. Text is compressed and each file has an ETag and a lifetime, as
 * hosts do, so that nobody is told of what their host does anyway. A site that is built for a folder of its host is
 * served in that folder. What the site says to its host of addresses without a file holds as well, see {@link HostRules}; with
 * Apache it may, see {@link Htaccess}.
 * Where Netlify serves the site, names in upper and lower case are the same.
 * Nothing outside the folder is served, whatever symbolic links say, and no answer names a path of
 * this machine.
 * That a missing file is left to the deployment is told in a header, see {@link MADE_AT_DEPLOYMENT}, and so is that the host
 * may lead from an index file to its folder, see {@link INDEX_FILE_MOVES}, that a page is no text, see
 * {@link GARBAGE_PAGE}, and that other repositories may be served beside it, see {@link OWNER_SITE}.
 *
 * Files are looked at when they are asked for, never at the start, so that a dangling link harms nobody.
 *
 * @param port that is taken if it is free, so that addresses are the same in every run; else any free one is
 * @throws {Error} where the folder cannot be served; the message goes behind the folder's name, as `does not exist`
 */
async function serveStaticSite(directory, port = 0) {
    const root = await realFolder(directory);
    const base = await (0,folder_base/* baseOfFolder */.j)(root);
    const rules = await (0,host_rules/* readHostRules */.g)(root);
    const ignored = await (0,ignored_files/* readIgnoredFiles */.M)(root);
    const htaccess = await readHtaccess(root, base);
    const movesIndexFiles = await mayMoveIndexFiles(root);
    const isFolding = await foldsNames(root);
    const isOwnerSite = await isOwnerRepository(root);
    const server = (0,external_node_http_.createServer)((request, response) => {
        const served = { root, base, rules, htaccess, ignored, movesIndexFiles, isFolding, isOwnerSite };
        answer(served, request, response).catch(() => fail(response));
    });
    await listen(server, port).catch(() => listen(server, 0));
    return {
        origin: `http://127.0.0.1:${server.address().port}`,
        root,
        base,
        async close() {
            const closed = new Promise(done => server.close(done));
            server.closeAllConnections();
            await closed;
        },
    };
}
async function listen(server, port) {
    const { promise, resolve, reject } = Promise.withResolvers();
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
    await promise;
    server.off('error', reject);
}
async function realFolder(directory) {
    let root;
    try {
        root = await (0,promises_.realpath)(directory);
    }
    catch (cause) {
        const { code } = cause;
        throw new Error(code === 'ENOENT' ? 'does not exist' : `cannot be opened: ${code}`, { cause });
    }
    if (!(await (0,promises_.stat)(root)).isDirectory())
        throw new Error('is not a folder');
    return root;
}
async function answer(served, request, response) {
    const { root, htaccess } = served;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD' }).end();
        return;
    }
    const found = await findServed(served, request.url);
    if (found.kind === 'malformed')
        response.writeHead(400).end();
    else if (found.kind === 'missing') {
        if (await answerByRule(served, request, response))
            return;
        if (served.isOwnerSite)
            response.setHeader(owner_site/* OWNER_SITE */.W, '1');
        if (isLeftToDeployment(served, request.url))
            response.setHeader(made_at_deployment/* MADE_AT_DEPLOYMENT */.W, '.gitignore');
        else if (await htaccess.mayAnswer(request.url))
            response.setHeader(made_at_deployment/* MADE_AT_DEPLOYMENT */.W, '.htaccess');
        await answerMissing(served, request, response);
    }
    else if (found.kind === 'moved')
        response.writeHead(301, { location: found.location }).end();
    else {
        const isIndexFile = /\/index\.html?(?:$|[?#])/i.test(request.url);
        if (served.movesIndexFiles && isIndexFile)
            response.setHeader(index_file_moves/* INDEX_FILE_MOVES */.H, '1');
        if (request.method === 'HEAD')
            await tellGarbage(root, found.path, response);
        await transmit(root, found.path, request, response);
    }
}
/** @param path percent-encoded, of a file */
async function tellGarbage(root, path, response) {
    if (!/\.html?$/i.test(path))
        return;
    const garbage = (0,why_not_html/* garbageIn */.FV)(await (0,start_of_file/* firstBytes */.m)((0,external_node_path_.join)(root, (0,percent_decoded/* percentDecoded */.o)(path)), why_not_html/* SNIFFED_BYTES */.eT));
    if (garbage !== undefined)
        response.setHeader(garbage_page/* GARBAGE_PAGE */.g, garbage);
}
/** The file behind a request. The root of the host leads to the site, as the servers of generators do. */
async function findServed(served, target) {
    const { base } = served;
    if (base === '')
        return await findInFolder(served, target);
    const [path = ''] = target.split(/[?#]/, 1);
    if (path === '/' || path === base)
        return { kind: 'moved', location: `${base}/${target.slice(path.length)}` };
    if (!path.startsWith(`${base}/`))
        return { kind: 'missing' };
    const found = await findInFolder(served, target.slice(base.length));
    return found.kind === 'moved' ? { ...found, location: base + found.location } : found;
}
async function findInFolder({ root, isFolding, htaccess }, target) {
    const found = await htaccess.find(target);
    if (found.kind !== 'missing' || !isFolding)
        return found;
    const spelled = await spelledAsFiles(root, target);
    return spelled === undefined || spelled === target ? found : await (0,static_file/* findFile */.q)(root, spelled);
}
function isLeftToDeployment({ base, ignored }, target) {
    const [path = ''] = target.split(/[?#]/, 1);
    return path.startsWith(`${base}/`) && ignored.has((0,percent_decoded/* percentDecoded */.o)(path.slice(base.length + 1)));
}
/** @returns whether a rule of the site's host says what is at an address without a file, and it is there */
async function answerByRule({ root, base, rules }, request, response) {
    const [path = ''] = request.url.split(/[?#]/, 1);
    const ruled = path.startsWith(base) ? rules.answerTo(path.slice(base.length)) : undefined;
    if (!ruled)
        return false;
    const { status, to } = ruled;
    const isOwn = to.startsWith('/');
    if (status >= 300 && status < 400) {
        response.writeHead(status, { location: isOwn ? base + to : to }).end();
        return true;
    }
    const found = await (0,static_file/* findFile */.q)(root, to);
    if (found.kind !== 'file')
        return false;
    await transmit(root, found.path, request, response, status === 404 ? status : undefined);
    return true;
}
async function transmit(root, path, request, response, status) {
    const file = await send(request, path, { root, index: false, dotfiles: 'allow', cacheControl: false });
    const headers = { ...file.headers };
    const answered = status ?? file.statusCode;
    // An answer that nothing has changed has no type of its own.
    const isText = isCompressible(file.headers['Content-Type'] ?? send.mime.getType(path));
    if (file.type === 'file')
        headers['Cache-Control'] = cacheControlOf(path);
    if (isText)
        headers['Vary'] = 'Accept-Encoding';
    const isWhole = answered === 200 || answered === 404;
    // How many bytes a small page has is told to whoever asks for no more: it may do nothing but lead on.
    const isTold = request.method === 'HEAD' && Number(file.headers['Content-Length']) < why_not_html/* SNIFFED_BYTES */.eT;
    const mayEncode = isText && isWhole && !isTold;
    const coding = mayEncode ? codingFor(request.headers['accept-encoding']?.toString()) : undefined;
    if (coding === undefined) {
        response.writeHead(answered, headers);
        await (0,external_node_stream_promises_.pipeline)(file.stream, response);
        return;
    }
    headers['Content-Encoding'] = coding;
    delete headers['Content-Length'];
    response.writeHead(answered, headers);
    if (request.method === 'HEAD')
        response.end();
    else
        await (0,external_node_stream_promises_.pipeline)(file.stream, encoderOf(coding), response);
}
/** The site's own page for what is missing, whole and unconditionally: its status is never 206 or 304. */
async function answerMissing({ root, htaccess }, request, response) {
    const own = await htaccess.notFoundPage();
    if (own !== undefined)
        response.setHeader('content-location', own.location);
    const page = own?.page ?? (await (0,static_file/* findFile */.q)(root, '/404.html'));
    if (page.kind === 'file') {
        for (const name of CONDITIONAL_HEADERS)
            delete request.headers[name];
        await transmit(root, page.path, request, response, 404);
        return;
    }
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : NOT_FOUND_PAGE);
}
const CONDITIONAL_HEADERS = [
    'range',
    'if-range',
    'if-match',
    'if-none-match',
    'if-modified-since',
    'if-unmodified-since',
];
/** The reader went away, or the file vanished in between. */
function fail(response) {
    if (response.headersSent)
        response.destroy();
    else
        response.writeHead(500).end();
}


/***/ })

};
