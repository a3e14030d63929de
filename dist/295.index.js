export const id = 295;
export const ids = [295];
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

function header(response, name) {
    return response.headers.get(name.toLowerCase())?.join(', ');
}
function headerValues(response, name) {
    return response.headers.get(name.toLowerCase()) ?? [];
}
function mediaType(response) {
    return (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .parseContentType */ .x)(headerValues(response, 'content-type')).mediaType;
}
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

/***/ 6034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ parseContentType)
/* harmony export */ });
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




const MAX_BYTES = 256 * 1024;
const MAX_RULES = 1000;
const STATUSES = new Set([200, 301, 302, 303, 307, 308, 404]);
class HostRules {
    #rules;
    #addresses;
    constructor(rules) {
        this.#rules = rules;
        const own = rules.filter(({ from, status, to }) => status === 200 && !from.some(isOpen) && to.startsWith('/'));
        const addresses = own.map(({ from, to }) => [namesOf(to).join('/'), `/${from.map(_static_file_js__WEBPACK_IMPORTED_MODULE_2__/* .segmentOf */ .d).join('/')}`]);
        this.#addresses = new Map(addresses.toReversed());
    }
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
            if (!isOwn && status < 300)
                return undefined;
            return { status, to: isOwn ? url.pathname + url.search + url.hash : url.href };
        }
        return undefined;
    }
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
function linesOf(text) {
    return text.split('\n').flatMap(line => {
        const words = line.split('#', 1)[0].trim().split(/\s+/);
        const [from = '', to = '', status = '301'] = words;
        return words.length < 2 || words.length > 3 ? [] : [{ from, to, status: status.replace(/!$/, '') }];
    });
}
function tablesOf(text) {
    const tables = [];
    let table;
    for (const line of text.split('\n')) {
        const head = /^\s*\[+\s*([\w.-]+)/.exec(line)?.[1];
        if (head !== undefined) {
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

/***/ 60181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ tags)
/* harmony export */ });
function tags(html, name) {
    return html.match(new RegExp(`<${name}\\s[^<>]*>`, 'gi')) ?? [];
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



const MAX_BYTES = 64 * 1024;
const MAX_LINES = 2000;
const MAX_FOLDERS = 20;
const NONE = { has: () => false };
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
            if (dot <= 0)
                return false;
            const said = [`/${path}`, name, `*${name.slice(dot)}`].flatMap(key => lines.get(key) ?? []);
            return said.reduce((last, line) => (line.order > last.order ? line : last), NOTHING_SAID).isIgnored;
        },
    };
}
const NOTHING_SAID = { isIgnored: false, order: -1 };
async function foldersOfCheckout(root) {
    const folders = [root];
    for (let at = root; folders.length <= MAX_FOLDERS; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if (at !== root)
            folders.unshift(at);
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

async function firstBytes(place, maxBytes) {
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
async function startOfFile(place, maxBytes) {
    return (await firstBytes(place, maxBytes)).toString('utf8');
}


/***/ }),

/***/ 70295:
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
// EXTERNAL MODULE: ./lib/net/published-copies.js
var published_copies = __webpack_require__(28859);
// EXTERNAL MODULE: ./lib/text/percent-decoded.js
var percent_decoded = __webpack_require__(35601);
;// CONCATENATED MODULE: ./lib/pages/cache-lifetime.js
const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HASH_IN_HEXADECIMAL = /^(?=.*[0-9])(?=.*[a-f])[0-9a-f]{8,64}$/;
const HASH_OF_LETTERS = /^(?=.*[0-9])(?=.*[A-Z])(?:[A-Za-z0-9_]{8}|[A-Za-z0-9_]{10})$/;
function cacheControlOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const isHtml = /\.html?$/i.test(name);
    return !isHtml && name.split(/[.-]/).some(isHash) ? IMMUTABLE : REVALIDATED;
}
function isHash(part) {
    return HASH_IN_HEXADECIMAL.test(part) || HASH_OF_LETTERS.test(part);
}

;// CONCATENATED MODULE: ./lib/pages/has-file.js


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




const MAX_BYTES = 64 * 1024;
const IN_SITE = ['_redirects', '_headers', '_routes.json', '_worker.js'];
const IN_REPOSITORY = ['wrangler.toml', 'wrangler.json', 'wrangler.jsonc', 'netlify.toml'];
const BY_SETTING = ['vercel.json', 'firebase.json'];
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

const CODINGS = ['br', 'gzip'];
const CODINGS_OF_GITHUB_PAGES = ['gzip'];
const BROTLI_QUALITY = 5;
const TEXT_TYPE = /^(?:text\/|application\/(?:javascript|json|xml)\b|[^;]+\+(?:json|xml)\b)/;
function isCompressible(type) {
    return type !== null && TEXT_TYPE.test(type);
}
function codingFor(accepted, offered = CODINGS) {
    const weights = new Map();
    for (const item of accepted?.split(',') ?? []) {
        const [name = '', ...parameters] = item.split(';').map(part => part.trim().toLowerCase());
        const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice(2);
        weights.set(name, weight === undefined ? 1 : Number(weight));
    }
    return offered.find(coding => (weights.get(coding) ?? weights.get('*') ?? 0) > 0);
}
function encoderOf(coding) {
    if (coding === 'gzip')
        return (0,external_node_zlib_.createGzip)();
    return (0,external_node_zlib_.createBrotliCompress)({ params: { [external_node_zlib_.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

;// CONCATENATED MODULE: ./lib/pages/folded-names.js





const OF_OTHERS = [
    'CNAME',
    'vercel.json',
    'firebase.json',
    'wrangler.toml',
    'wrangler.json',
    'wrangler.jsonc',
];
const MAX_PARTS = 20;
async function foldsNames(root) {
    const folders = [root, ...(await (0,ignored_files/* foldersOfCheckout */.Z)(root))];
    return (await hasFile(folders, ['netlify.toml'])) && !(await hasFile(folders, OF_OTHERS));
}
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
;// CONCATENATED MODULE: ./lib/pages/github-pages-folder.js


const OF_GITHUB = ['CNAME', '.nojekyll'];
const github_pages_folder_OF_OTHERS = ['_redirects', '_headers', '_routes.json', '_worker.js', 'netlify.toml', 'vercel.json'];
const OF_OTHERS_IN_REPOSITORY = [
    ...['netlify.toml', 'vercel.json', 'firebase.json', 'wrangler.toml', 'wrangler.json', 'wrangler.jsonc'],
    ...['render.yaml', 'staticwebapp.config.json', '.gitlab-ci.yml'],
];
async function isGitHubPagesFolder(root, productionUrl) {
    const host = URL.parse(productionUrl ?? '')?.hostname ?? '';
    if (/\.github\.io$/i.test(host))
        return true;
    if (!(await hasFile([root], OF_GITHUB)) || (await hasFile([root], github_pages_folder_OF_OTHERS)))
        return false;
    return !(await hasFile(await (0,ignored_files/* foldersOfCheckout */.Z)(root), OF_OTHERS_IN_REPOSITORY));
}

// EXTERNAL MODULE: ./lib/pages/host-rules.js
var host_rules = __webpack_require__(63170);
;// CONCATENATED MODULE: ./lib/pages/htaccess-file.js



const htaccess_file_MAX_BYTES = 64 * 1024;
const MAX_RULES = 300;
const htaccess_file_OF_OTHERS = ['CNAME', '_redirects', '_headers', 'netlify.toml', 'vercel.json'];
const NONE = { directives: [], notFoundPage: undefined, indexes: [] };
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
    if (from === undefined || to === undefined || more !== undefined)
        return [];
    if (name === 'redirectmatch')
        return [{ kind: 'redirect-match', pattern: from, to }];
    return from.startsWith('/') ? [{ kind: 'redirect', from, to }] : [];
}
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
const MAX_PATTERN = 500;
const MAX_TEXT = 1000;
const MAX_STEPS = 5000;
const MAX_DEPTH = 10;
const MAX_REPEATED = 1000;
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
        const again = (next) => (next > at || !isEnough) && this.#repeated(part, count + 1, next, further);
        if (count < max && this.#one(part.part, at, again))
            return true;
        return isEnough && !isLazy && further(at);
    }
}

;// CONCATENATED MODULE: ./lib/pages/htaccess-rules.js


const MAX_ROUNDS = 8;
const NOBODY = 'seo-preflight-nobody';
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
function isPageName(path) {
    return /(?:\/|\/[^/.]+|\.(?:html?|php))$/i.test(path);
}
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
function startOf(pattern) {
    const [written, start = ''] = /^\^\/?([^^$.*+?()[\]{}|\\]*)/.exec(pattern) ?? [''];
    if (start === '' || pattern.includes('|'))
        return '';
    const isRepeated = /^[*?{]/.test(pattern.slice(written.length));
    return written.slice(1, isRepeated ? -1 : undefined);
}
function behind(path, start) {
    if (!path.startsWith(start))
        return undefined;
    const rest = path.slice(start.length);
    return rest === '' || start.endsWith('/') || rest.startsWith('/') ? rest : undefined;
}
const SOMEWHERE = 'http://site.invalid';
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




const PROGRAM = /\.(?:aspx?|cgi|jsp|php\d?|phtml|pl|py)$/i;
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



const owner_repository_MAX_BYTES = 64 * 1024;
const OF_OWNER = /[/@]github\.com[:/]([\w-]{1,100})\/\1\.github\.io(?:\.git)?\/?$/i;
async function isOwnerRepository(root) {
    const [top] = await (0,ignored_files/* foldersOfCheckout */.Z)(root);
    const settings = await (0,start_of_file/* startOfFile */.S)((0,external_node_path_.join)(top, '.git', 'config'), owner_repository_MAX_BYTES);
    return settings.split('\n').some(line => {
        const [, url] = /^\s{0,20}url\s{0,5}=\s{0,5}(\S{1,500})\s{0,5}$/.exec(line) ?? [];
        return url !== undefined && OF_OWNER.test(url);
    });
}

;// CONCATENATED MODULE: ./lib/pages/archive-names.js

const MAX_NAMES = 20_000;
const MAX_NAME_BYTES = 500;
const MAX_UNPACKED = 32 * 1024 * 1024;
const ZIP_END = 0x06054b50;
const ZIP_END_BYTES = 22;
const ZIP_ENTRY = 0x02014b50;
const ZIP_ENTRY_BYTES = 46;
const MAX_ZIP_COMMENT = 0xffff;
function namesInZip(end, size) {
    const from = Math.max(0, end.length - ZIP_END_BYTES - MAX_ZIP_COMMENT);
    let at = end.length - ZIP_END_BYTES;
    while (at >= from && end.readUInt32LE(at) !== ZIP_END)
        at--;
    if (at < from)
        return [];
    const names = [];
    let entry = end.readUInt32LE(at + 16) - (size - end.length);
    while (entry >= 0 && entry + ZIP_ENTRY_BYTES <= at && names.length < MAX_NAMES) {
        if (end.readUInt32LE(entry) !== ZIP_ENTRY)
            break;
        const length = end.readUInt16LE(entry + 28);
        const start = entry + ZIP_ENTRY_BYTES;
        if (length <= MAX_NAME_BYTES && start + length <= at)
            names.push(end.toString('utf8', start, start + length));
        entry = start + length + end.readUInt16LE(entry + 30) + end.readUInt16LE(entry + 32);
    }
    return names;
}
const TAR_BLOCK = 512;
function namesInTar(start) {
    const names = [];
    let at = 0;
    while (at + TAR_BLOCK <= start.length && names.length < MAX_NAMES) {
        if (start.toString('latin1', at + 257, at + 262) !== 'ustar')
            break;
        const [name, size, prefix] = [
            textAt(start, at, 100),
            textAt(start, at + 124, 12),
            textAt(start, at + 345, 155),
        ];
        const bytes = /^ *[0-7]{1,12} *$/.test(size) ? Number.parseInt(size, 8) : Number.NaN;
        if (Number.isNaN(bytes))
            break;
        const isFile = start[at + 156] === 0 || start[at + 156] === 0x30;
        if (isFile && name !== '')
            names.push(prefix === '' ? name : `${prefix}/${name}`);
        at += TAR_BLOCK + Math.ceil(bytes / TAR_BLOCK) * TAR_BLOCK;
    }
    return names;
}
function textAt(buffer, at, length) {
    const text = buffer.toString('utf8', at, at + length);
    const end = text.indexOf('\0');
    return end === -1 ? text : text.slice(0, end);
}
function unpackedStart(start) {
    try {
        return (0,external_node_zlib_.gunzipSync)(start, { finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH, maxOutputLength: MAX_UNPACKED });
    }
    catch {
        return Buffer.alloc(0);
    }
}

// EXTERNAL MODULE: ./lib/pages/html-tags.js
var html_tags = __webpack_require__(60181);
;// CONCATENATED MODULE: ./lib/pages/copied-pages.js



const COPY = /^(.{1,80}?)(?: - |[-_. ])(?:bak|bkp|backup|old|copy|kopie|copie|copia|kopia)(?:[-_ ]?\(?\d{1,2}\)?)?$/i;
const LEFT_OUT = /^_|^(?:tests?|fixtures?|examples?|demos?|samples?|templates?|themes?|archives?)$/i;
const MAX_COPIED = 50;
function copiedPages(files) {
    const pages = new Map(files.filter(names => PAGE.test(names.at(-1))).map(names => [names.join('/'), names]));
    const found = [...pages.values()].flatMap((names) => {
        if (names.slice(0, -1).some(folder => LEFT_OUT.test(folder)))
            return [];
        const isIndex = INDEX.test(names.at(-1));
        const parents = names.slice(0, isIndex ? -2 : -1);
        const called = isIndex ? names.at(-2) : names.at(-1).replace(PAGE, '');
        const original = called === undefined ? undefined : COPY.exec(called)?.[1];
        if (called === undefined || original === undefined)
            return [];
        const of = [[`${original}.html`], [`${original}.htm`], [original, 'index.html']]
            .map(end => pages.get([...parents, ...end].join('/')))
            .find(page => page !== undefined);
        return of ? [{ names, of, called }] : [];
    });
    return found.slice(0, MAX_COPIED);
}
const PAGE = /\.html?$/i;
const INDEX = /^index\.html?$/i;
const START_BYTES = 64 * 1024;
async function isFoundAsItself(root, { names, of, called }) {
    const [copy, original] = await Promise.all([names, of].map(file => (0,start_of_file/* startOfFile */.S)((0,external_node_path_.join)(root, ...file), START_BYTES)));
    const title = titleIn(copy);
    if (title === undefined || title !== titleIn(original))
        return false;
    const isElsewhere = (0,html_tags/* tags */._)(copy, 'link').some(tag => /\brel\s*=\s*["']?canonical\b/i.test(tag) &&
        !tag.includes(called) &&
        !tag.includes(encodeURIComponent(called)));
    return !isElsewhere && !(0,html_tags/* tags */._)(copy, 'meta').some(tag => LEAVES.test(tag));
}
const LEAVES = /\b(?:noindex|none)\b|\bhttp-equiv\s*=\s*["']?refresh\b/i;
function titleIn(html) {
    return /<title\b[^<>]{0,200}>\s{0,99}([^<]{1,300})</i.exec(html)?.[1]?.trim();
}

// EXTERNAL MODULE: ./lib/pages/tracked-files.js
var tracked_files = __webpack_require__(76092);
;// CONCATENATED MODULE: ./lib/pages/published-copies.js








const MAX_ENTRIES = 50_000;
const published_copies_MAX_DEPTH = 12;
const MAX_OPENED = 50;
const PART_BYTES = 1024 * 1024;
const MAX_READERS = 3000;
const READER_BYTES = 512 * 1024;
const RULES_BYTES = 64 * 1024;
const ARCHIVE = /\.(?:zip|tar|tar\.gz|tgz)$/i;
const DUMP = /\.(?:sql|sql\.gz|dump)$/i;
const published_copies_PROGRAM = /\.(?:php|phtml)(?:\.(?:bak|old|orig|save)|~)$/i;
const READER = /\.(?:html?|m?js|json|xml|txt|md|css)$/i;
const OFFERED = /(?:^|[-_. ])(?:downloads?|releases?|dist|archives?|files?|media|attachments?|uploads?|offline|examples?|demos?|samples?|templates?|themes?|starters?|kits?|lessons?|exercises?|workshops?|docs?|documentation|manuals?|html|tests?|fixtures?|v?\d{1,4}\.\d{1,4}(?:\.\d{1,6})?)(?=$|[-_. ])/i;
const RULES = [
    ...['.htaccess', '_redirects', '.vercelignore', '.assetsignore', 'vercel.json', 'netlify.toml'],
    ...['firebase.json', 'web.config', 'staticwebapp.config.json'],
];
async function publishedCopies(root) {
    const { candidates, pages, readers } = await filesOf(root);
    const found = [];
    for (const names of candidates.slice(0, MAX_OPENED)) {
        const copy = await copyAt((0,external_node_path_.join)(root, ...names), names, pages).catch(() => undefined);
        if (copy)
            found.push({ names, copy, called: names.at(-1), isPage: false });
    }
    for (const page of copiedPages(readers)) {
        const { names, of, called } = page;
        if (!(await isFoundAsItself(root, page)))
            continue;
        found.push({ names, copy: { path: pathOf(names), kind: 'page', of: pathOf(of) }, called, isPage: true });
    }
    if (found.length === 0)
        return [];
    const tracked = await (0,tracked_files/* readTrackedFiles */.g)(root);
    const rules = (await Promise.all(RULES.map(name => (0,start_of_file/* startOfFile */.S)((0,external_node_path_.join)(root, name), RULES_BYTES)))).join('\n');
    const deployed = found.filter(one => one.copy.path.length <= published_copies/* MAX_COPY_PATH */.pP &&
        (tracked?.has(one.names) ?? true) &&
        !(one.isPage ? rules.includes(one.called) : isRuled(one.called, rules)));
    const named = await namedIn(root, readers, deployed);
    return deployed
        .filter(({ called }) => !named.has(called))
        .slice(0, published_copies/* MAX_COPIES */.T0)
        .map(({ copy }) => copy);
}
function pathOf(names) {
    return `/${names.map(static_file/* segmentOf */.d).join('/')}`.replace(/\/index\.html?$/, '/');
}
function isRuled(name, rules) {
    const [kind = ''] = /[a-z0-9]+/i.exec((0,external_node_path_.extname)(name)) ?? [];
    return rules.includes(name) || new RegExp(`\\b${kind}\\b`, 'i').test(rules);
}
async function filesOf(root) {
    const files = { candidates: [], pages: new Set(), readers: [] };
    let folders = [[]];
    let entries = 0;
    for (let depth = 0; folders.length > 0 && depth <= published_copies_MAX_DEPTH; depth++) {
        const inside = [];
        for (const folder of folders) {
            const found = await (0,promises_.readdir)((0,external_node_path_.join)(root, ...folder), { withFileTypes: true }).catch(() => []);
            entries += found.length;
            if (entries > MAX_ENTRIES)
                return { ...files, candidates: [] };
            for (const entry of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
                const { name } = entry;
                if (name.startsWith('.') || name === 'node_modules')
                    continue;
                const names = [...folder, name];
                if (entry.isDirectory())
                    inside.push(names);
                else if (entry.isFile())
                    sort(names, files);
            }
        }
        folders = inside;
    }
    return files;
}
function sort(names, { candidates, pages, readers }) {
    const name = names.at(-1);
    if (READER.test(name))
        readers.push(names);
    const key = pageKey(names.join('/'));
    if (key !== undefined)
        pages.add(key);
    const isArchive = ARCHIVE.test(name);
    if (!(isArchive || DUMP.test(name) || published_copies_PROGRAM.test(name)))
        return;
    const stem = name.replace(ARCHIVE, '');
    if (![...names.slice(0, -1), stem].some(part => OFFERED.test(part)))
        candidates.push(names);
}
function pageKey(path) {
    return /\.html?$/i.test(path) ? path.toLowerCase().replace(/(?:^|\/)index\.html?$|\.html?$/, '') : undefined;
}
async function copyAt(place, names, pages) {
    const name = names.at(-1);
    const path = pathOf(names);
    if (ARCHIVE.test(name)) {
        const inside = await namesInArchive(place);
        if (isWordPress(inside))
            return { path, kind: 'wordpress' };
        const count = pagesAmong(inside, pages);
        return count === 0 ? undefined : { path, kind: 'site', pages: count };
    }
    const start = await (0,start_of_file/* firstBytes */.m)(place, PART_BYTES);
    if (DUMP.test(name)) {
        const text = (/\.gz$/i.test(name) ? unpackedStart(start) : start).toString('latin1');
        return isDump(text) ? { path, kind: 'database' } : undefined;
    }
    return /^\s{0,9}<\?php\s/.test(start.toString('latin1', 0, 200)) ? { path, kind: 'program' } : undefined;
}
async function namesInArchive(place) {
    if (/\.zip$/i.test(place)) {
        const { end, size } = await endOfFile(place);
        return namesInZip(end, size);
    }
    const start = await (0,start_of_file/* firstBytes */.m)(place, PART_BYTES);
    return namesInTar(/\.tar$/i.test(place) ? start : unpackedStart(start));
}
async function endOfFile(place) {
    const { size } = await (0,promises_.lstat)(place);
    const length = Math.min(size, PART_BYTES);
    const file = await (0,promises_.open)(place);
    try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
        return { end: buffer.subarray(0, bytesRead), size };
    }
    finally {
        await file.close();
    }
}
function isWordPress(names) {
    const settings = names.find(name => /(?:^|\/)wp-config\.php$/.test(name));
    const home = settings?.slice(0, -'wp-config.php'.length);
    return home !== undefined && names.some(name => name.startsWith(`${home}wp-content/`));
}
const MIN_PAGES = 3;
const MIN_SHARE = 0.5;
const MAX_HOMES = 20;
function pagesAmong(names, pages) {
    if (!pages.has(''))
        return 0;
    const html = names.filter(name => /\.html?$/i.test(name));
    const homes = html.flatMap(name => /^(.*\/|)index\.html?$/i.exec(name)?.[1] ?? []).slice(0, MAX_HOMES);
    const counts = homes.map(home => {
        const inside = html.filter(name => name.startsWith(home));
        const shared = new Set(inside.map(name => pageKey(name.slice(home.length)))).intersection(pages);
        return shared.size >= MIN_PAGES && shared.size >= MIN_SHARE * inside.length ? shared.size : 0;
    });
    return Math.max(0, ...counts);
}
const DUMP_LINE = /^-- (?:MySQL dump|MariaDB dump|phpMyAdmin SQL Dump|PostgreSQL database dump|Adminer)\b/;
const DUMP_LINES = 8;
function isDump(text) {
    if (text.startsWith('PGDMP'))
        return true;
    const isNamed = text.split('\n', DUMP_LINES).some(line => DUMP_LINE.test(line));
    return isNamed && /^(?:INSERT INTO|COPY) /m.test(text);
}
async function namedIn(root, readers, found) {
    if (found.length === 0 || readers.length > MAX_READERS)
        return new Set(found.map(({ called }) => called));
    const named = new Set();
    for (const reader of readers) {
        const text = await (0,start_of_file/* startOfFile */.S)((0,external_node_path_.join)(root, ...reader), READER_BYTES);
        for (const { names, called } of found) {
            if (names === reader)
                continue;
            if (text.includes(called) || text.includes(encodeURIComponent(called)))
                named.add(called);
        }
    }
    return named;
}

;// CONCATENATED MODULE: ./lib/pages/static-site.js

























const NOT_FOUND_PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><h1>Not found</h1></html>';
async function serveStaticSite(directory, port = 0, productionUrl) {
    const root = await realFolder(directory);
    const base = await (0,folder_base/* baseOfFolder */.j)(root);
    const rules = await (0,host_rules/* readHostRules */.g)(root);
    const ignored = await (0,ignored_files/* readIgnoredFiles */.M)(root);
    const htaccess = await readHtaccess(root, base);
    const movesIndexFiles = await mayMoveIndexFiles(root);
    const isFolding = await foldsNames(root);
    const isOwnerSite = await isOwnerRepository(root);
    const codings = (await isGitHubPagesFolder(root, productionUrl)) ? CODINGS_OF_GITHUB_PAGES : CODINGS;
    let copies;
    const findCopies = () => {
        copies ??= publishedCopies(root).catch(() => []);
        return copies;
    };
    const server = (0,external_node_http_.createServer)((request, response) => {
        const served = {
            ...{ root, base, rules, htaccess, ignored, movesIndexFiles, isFolding, isOwnerSite, codings },
            copies: findCopies,
        };
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
    if (request.method === 'HEAD' && request.url === '/')
        await tellCopies(served, response);
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
        await transmit(served, found.path, request, response);
    }
}
async function tellGarbage(root, path, response) {
    if (!/\.html?$/i.test(path))
        return;
    const garbage = (0,why_not_html/* garbageIn */.FV)(await (0,start_of_file/* firstBytes */.m)((0,external_node_path_.join)(root, (0,percent_decoded/* percentDecoded */.o)(path)), why_not_html/* SNIFFED_BYTES */.eT));
    if (garbage !== undefined)
        response.setHeader(garbage_page/* GARBAGE_PAGE */.g, garbage);
}
async function tellCopies({ base, copies }, response) {
    const found = (await copies()).map(({ of, ...copy }) => ({
        ...copy,
        path: base + copy.path,
        ...(of !== undefined && { of: base + of }),
    }));
    response.setHeader(published_copies/* PUBLISHED_COPIES */.Li, encodeURIComponent(JSON.stringify(found)));
}
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
async function answerByRule(served, request, response) {
    const { root, base, rules } = served;
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
    await transmit(served, found.path, request, response, status === 404 ? status : undefined);
    return true;
}
async function transmit({ root, codings }, path, request, response, status) {
    const file = await send(request, path, { root, index: false, dotfiles: 'allow', cacheControl: false });
    const headers = { ...file.headers };
    const answered = status ?? file.statusCode;
    const isText = isCompressible(file.headers['Content-Type'] ?? send.mime.getType(path));
    if (file.type === 'file')
        headers['Cache-Control'] = cacheControlOf(path);
    if (isText)
        headers['Vary'] = 'Accept-Encoding';
    const isWhole = answered === 200 || answered === 404;
    const isTold = request.method === 'HEAD' && Number(file.headers['Content-Length']) < why_not_html/* SNIFFED_BYTES */.eT;
    const mayEncode = isText && isWhole && !isTold;
    const coding = mayEncode ? codingFor(request.headers['accept-encoding']?.toString(), codings) : undefined;
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
async function answerMissing(served, request, response) {
    const { root, htaccess } = served;
    const own = await htaccess.notFoundPage();
    if (own !== undefined)
        response.setHeader('content-location', own.location);
    const page = own?.page ?? (await (0,static_file/* findFile */.q)(root, '/404.html'));
    if (page.kind === 'file') {
        for (const name of CONDITIONAL_HEADERS)
            delete request.headers[name];
        await transmit(served, page.path, request, response, 404);
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
function fail(response) {
    if (response.headersSent)
        response.destroy();
    else
        response.writeHead(500).end();
}


/***/ }),

/***/ 76092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readTrackedFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _ignored_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79748);
/* harmony import */ var _start_of_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91879);




const INDEX_BYTES = 16 * 1024 * 1024;
const POINTER_BYTES = 4096;
async function readTrackedFiles(root) {
    const [top = root] = await (0,_ignored_files_js__WEBPACK_IMPORTED_MODULE_2__/* .foldersOfCheckout */ .Z)(root);
    const git = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git')).catch(() => undefined);
    if (!git)
        return undefined;
    const index = await (0,_start_of_file_js__WEBPACK_IMPORTED_MODULE_3__/* .firstBytes */ .m)(await placeOfIndex(top, git.isFile()), INDEX_BYTES);
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, root).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter(Boolean);
    return { isTop: top === root, has: names => isTracked(index, [...inside, ...names].join('/')) };
}
async function placeOfIndex(top, isPointer) {
    const git = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git');
    if (!isPointer)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, 'index');
    const [, folder = ''] = /^gitdir: ([^\n]{1,4000})/.exec(await (0,_start_of_file_js__WEBPACK_IMPORTED_MODULE_3__/* .startOfFile */ .S)(git, POINTER_BYTES)) ?? [];
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, folder, 'index');
}
function isTracked(index, path) {
    const written = Buffer.from(`${path}\0`);
    const length = Math.min(written.length - 1, 0xfff);
    for (let at = index.indexOf(written); at >= 2; at = index.indexOf(written, at + 1)) {
        if ((index.readUInt16BE(at - 2) & 0xfff) === length)
            return true;
    }
    return false;
}


/***/ })

};
