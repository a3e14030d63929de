export const id = 1200;
export const ids = [1200];
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

/***/ 18167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ siteCopies)
/* harmony export */ });
const MIN_PAGES = 3;
const MIN_SHARE = 3 / 4;
const MAX_DEPTH = 5;
const VERSION = /^(?:[a-z]{2,3}(?:[-_][a-z]{2,4})?|v?\d.*|latest|stable|main|amp|mobile)$/i;
function siteCopies(pages) {
    const known = new Set(pages.map(pathOf));
    const folders = new Map();
    for (const names of pages) {
        for (let depth = 1; depth < Math.min(names.length, MAX_DEPTH + 1); depth++) {
            const folder = names.slice(0, depth);
            const path = pathOf(folder);
            const found = folders.get(path) ?? { folder, pages: [] };
            folders.set(path, found);
            found.pages.push(names);
        }
    }
    return [...folders.values()].filter(({ folder, pages }) => {
        if (pages.length < MIN_PAGES || folder.some(name => VERSION.test(name)))
            return false;
        const relative = pages.map(names => pathOf(names.slice(folder.length)));
        const both = relative.filter(path => known.has(path)).length;
        return relative.some(path => HOME.test(path)) && both >= relative.length * MIN_SHARE;
    });
}
const HOME = /^index\.html?$/i;
function pathOf(names) {
    return names.join('/');
}


/***/ }),

/***/ 51200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pagesOfFolder: () => (/* binding */ pagesOfFolder)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/engine/page/why-not-html.js
var why_not_html = __webpack_require__(27442);
;// CONCATENATED MODULE: ./lib/pages/draft-names.js
const FOLDER = /^(?:src|dist|build|images?|img|old(?:[-_ ](?:versions?|site|website|pages?|design))?|backups?|bak|drafts?|entwurf|entwürfe|borradore?s?|brouillons?|bozze?|tmp|temp|trash)$/i;
const SAMPLE = /^(?:elements|generic|starter-page|template|vorlage|plantilla)$/i;
const ERROR = /^error$/i;
const COPY = /^(index|home)[-_ ]?(?:\d{1,2}|neu|new|test|old|alt|bak|bkp|backup)$|^(.{1,80}?)(?:(?: - |[-_. ])(?:old|alt|bak|bkp|backup|copy|kopie|copia|copie|draft)| ?\(\d\)| \d)$/i;
const LEFT_OVER = /^(?:tests?|untitled(?:[-_ ]?\d{1,2})?|(?:copy of|kopie von|copie de|copia d[ei]) .{1,80})$|^.{1,80}?(?:[-_. ](?:tests?|old|bak|bkp|backup|copy|kopie)|_m)$/i;
function isLeftOverByName(names) {
    const name = /^(.*?)\.html?$/i.exec(names.at(-1))?.[1];
    return name !== undefined && LEFT_OVER.test(name);
}
function isDraftByName(names, has) {
    const folders = names.slice(0, -1);
    const [, name, ending] = /^(.*?)(\.html?)$/i.exec(names.at(-1)) ?? [];
    if (name === undefined)
        return false;
    if (folders.some(folder => FOLDER.test(folder)) || SAMPLE.test(name) || ERROR.test(name))
        return true;
    const copied = COPY.exec(name);
    const original = copied?.[1] ?? copied?.[2];
    return original !== undefined && has([...folders, `${original}${ending}`]);
}

// EXTERNAL MODULE: ./lib/engine/syntax/site-copies.js
var site_copies = __webpack_require__(18167);
// EXTERNAL MODULE: ./lib/text/percent-decoded.js
var percent_decoded = __webpack_require__(35601);
// EXTERNAL MODULE: ./lib/pages/html-tags.js
var html_tags = __webpack_require__(60181);
// EXTERNAL MODULE: ./lib/pages/start-of-file.js
var start_of_file = __webpack_require__(91879);
// EXTERNAL MODULE: ./lib/pages/static-file.js
var static_file = __webpack_require__(91763);
;// CONCATENATED MODULE: ./lib/pages/folder-links.js








const SITEMAP_BYTES = 1024 * 1024;
const LEAST_REACHED_SHARE = 1 / 2;
const LEAST_REACHED = 4;
const MAX_LINKS = 500;
const MAX_SCRIPTS = 20;
const SCRIPT_BYTES = 256 * 1024;
const MAX_LITERALS = 500;
class FolderLinks {
    #base;
    #linksOf;
    #starts = new Set([HOME]);
    #linked = new Set();
    #framed = new Set();
    #framesOf = new Map();
    #languages = new Map();
    #isAsFile = new Map();
    #isCleanSomewhere = false;
    #indexes;
    #scripts = new Set();
    #inScripts = new Set();
    constructor(files, origin) {
        this.#base = new URL(origin).pathname.replace(/\/$/, '');
        this.#linksOf = new Map(files.map(names => [keyOfFile(names), new Set()]));
        this.#indexes = new Set(files.filter(names => INDEX_FILE.test(names.at(-1))).map(keyOfFile));
    }
    read(names, html) {
        const own = keyOfFile(names);
        const at = `http://${SITE}${this.#base}/${names.map(encodeURIComponent).join('/')}`;
        const versions = (0,html_tags/* tags */._)(html, 'link').filter(tag => /\shreflang\s*=/i.test(tag));
        const links = this.#linksOf.get(own);
        this.#languages.set(own, LANG.exec(html)?.[1]?.toLowerCase() ?? '');
        for (const tag of [...(0,html_tags/* tags */._)(html, 'a'), ...(0,html_tags/* tags */._)(html, 'area'), ...versions]) {
            const key = this.#ledTo(URL.parse(HREF.exec(tag)?.slice(1).find(Boolean) ?? '', at));
            if (key === undefined || key === own || links.size >= MAX_LINKS)
                continue;
            links.add(key);
            this.#linked.add(key);
        }
        for (const tag of (0,html_tags/* tags */._)(html, 'form')) {
            const action = ACTION.exec(tag)?.slice(1).find(Boolean);
            if (action !== undefined)
                this.#ledTo(URL.parse(action, at));
        }
        for (const tag of (0,html_tags/* tags */._)(html, 'script')) {
            const url = URL.parse(SRC.exec(tag)?.slice(1).find(Boolean) ?? '', at);
            if (url?.hostname === SITE && this.#scripts.size < MAX_SCRIPTS)
                this.#scripts.add(url.pathname);
        }
        if (/<script[\s>]/i.test(html))
            this.#readNames(html);
        const hosts = new Set([SITE, ...namedHosts(html)]);
        for (const tag of [...(0,html_tags/* tags */._)(html, 'iframe'), ...(0,html_tags/* tags */._)(html, 'frame')]) {
            const url = URL.parse(SRC.exec(tag)?.slice(1).find(Boolean) ?? '', at);
            const key = url && hosts.has(url.hostname) ? this.#keyOf(url) : undefined;
            if (key === undefined || key === own)
                continue;
            this.#framed.add(key);
            const frames = this.#framesOf.get(own) ?? new Set();
            this.#framesOf.set(own, frames.add(key));
        }
    }
    noteClean() {
        this.#isCleanSomewhere = true;
    }
    async readScripts(root) {
        for (const path of this.#scripts) {
            const own = path.startsWith(`${this.#base}/`) ? path.slice(this.#base.length) : path;
            const found = await (0,static_file/* findFile */.q)(root, own);
            if (found.kind !== 'file')
                continue;
            this.#readNames(await (0,start_of_file/* startOfFile */.S)((0,external_node_path_.join)(root, decodeURIComponent(found.path)), SCRIPT_BYTES));
        }
    }
    #readNames(source) {
        let left = MAX_LITERALS;
        for (const [, name] of source.matchAll(FILE_NAME)) {
            if (left-- === 0)
                return;
            const key = this.#keyOf(URL.parse(name, `http://${SITE}${this.#base}/`));
            if (key !== undefined)
                this.#inScripts.add(key);
        }
    }
    async readSitemap(root) {
        const path = (0,external_node_path_.join)(root, 'sitemap.xml');
        if (!(await (0,promises_.lstat)(path).catch(() => undefined))?.isFile())
            return;
        const file = await (0,promises_.open)(path).catch(() => undefined);
        try {
            const read = await file?.read(Buffer.alloc(SITEMAP_BYTES), 0, SITEMAP_BYTES, 0);
            const xml = read?.buffer.toString('utf8', 0, read.bytesRead) ?? '';
            for (const [, url] of xml.matchAll(/<loc>([^<>]*)<\/loc>/gi)) {
                const key = this.#ledTo(URL.parse(url.trim()));
                if (key !== undefined)
                    this.#starts.add(key);
            }
        }
        catch {
        }
        finally {
            await file?.close();
        }
    }
    forgotten(pages) {
        const keys = new Set(pages.map(keyOfFile));
        const isDraft = (names) => isDraftByName(names, original => keys.has(keyOfFile(original)));
        const reached = this.#reached();
        const led = new Set(pages.filter(names => !isDraft(names)).flatMap(names => [...this.#linksOf.get(keyOfFile(names))]));
        const copied = new Set(this.#forgottenCopies(pages, reached).flat().map(keyOfFile));
        return names => {
            const key = keyOfFile(names);
            return copied.has(key) || (isDraft(names) && !reached.has(key) && !led.has(key));
        };
    }
    #forgottenCopies(pages, reached) {
        return (0,site_copies/* siteCopies */.$)(pages).flatMap(copy => {
            const keys = new Set(copy.pages.map(keyOfFile));
            const originals = copy.pages.map(names => keyOfFile(names.slice(copy.folder.length)));
            const isKnown = originals.filter(key => reached.has(key)).length >= originals.length * LEAST_REACHED_SHARE;
            const isSameLanguage = this.#languages.get(keyOfFile(copy.folder)) === this.#languages.get(HOME);
            if (!isKnown || !isSameLanguage || keys.values().some(key => reached.has(key) || this.#framed.has(key)))
                return [];
            const isLed = pages.some(names => {
                const own = keyOfFile(names);
                return (!keys.has(own) &&
                    this.#linksOf
                        .get(own)
                        .values()
                        .some(key => keys.has(key)));
            });
            return isLed ? [] : [copy.pages];
        });
    }
    #reached() {
        const reached = new Set([...this.#starts].filter(key => this.#linksOf.has(key)));
        for (const key of reached)
            for (const next of this.#linksOf.get(key))
                reached.add(next);
        return reached;
    }
    unreached(all) {
        const reached = this.#reached();
        const isReached = (names) => reached.has(keyOfFile(names));
        const framed = this.#framedApart(reached);
        const isFramedApart = (names) => framed.has(keyOfFile(names));
        const isUnreached = this.#unreachedOf(all.filter(names => !isFramedApart(names)), isReached);
        return names => isFramedApart(names) || isUnreached(names);
    }
    #unreachedOf(pages, isReached) {
        const count = pages.filter(isReached).length;
        if (count >= pages.length * LEAST_REACHED_SHARE)
            return names => !isReached(names);
        const isLeftOver = (names) => isLeftOverByName(names) && !this.#linked.has(keyOfFile(names));
        if (count < LEAST_REACHED)
            return names => !isReached(names) && isLeftOver(names);
        return names => !isReached(names) && (this.#isApart(keyOfFile(names)) || isLeftOver(names));
    }
    #framedApart(reached) {
        const framed = new Set();
        for (const [key, frames] of this.#framesOf) {
            if (!reached.has(key) && !this.#linked.has(key))
                for (const frame of frames)
                    framed.add(frame);
        }
        for (const key of framed)
            for (const next of this.#linksOf.get(key))
                framed.add(next);
        const others = new Set(reached);
        for (const [key, links] of this.#linksOf) {
            if (framed.has(key))
                continue;
            const shown = this.#linked.has(key) || reached.has(key) ? this.#framesOf.get(key) : undefined;
            for (const next of [...links, ...(shown ?? [])])
                others.add(next);
        }
        for (const key of others) {
            if (framed.has(key))
                for (const next of this.#linksOf.get(key))
                    others.add(next);
        }
        return framed.difference(others);
    }
    #isApart(key) {
        return this.#linksOf.get(key).size === 0 && !this.#linked.has(key);
    }
    isLinked(names) {
        return this.#linked.has(keyOfFile(names));
    }
    isLedToAsFile(names) {
        const key = keyOfFile(names);
        const known = this.#isAsFile.get(key);
        if (known !== undefined || this.#isCleanSomewhere)
            return known === true;
        return (this.#inScripts.has(key) || this.#isAsFile.entries().some(([of, is]) => is && !this.#indexes.has(of)));
    }
    isOnlyFramed(names) {
        const key = keyOfFile(names);
        return this.#framed.has(key) && !this.#linked.has(key) && !this.#starts.has(key);
    }
    #ledTo(url) {
        const key = this.#keyOf(url);
        if (key === undefined)
            return undefined;
        const isFile = /\.html$/i.test(url.pathname);
        this.#isAsFile.set(key, isFile && this.#isAsFile.get(key) !== false);
        if (!isFile && !this.#indexes.has(key))
            this.#isCleanSomewhere = true;
        return key;
    }
    #keyOf(url) {
        if (!url)
            return undefined;
        const path = (0,percent_decoded/* percentDecoded */.o)(url.pathname);
        const key = keyOf(path.startsWith(`${this.#base}/`) ? path.slice(this.#base.length) : path);
        return this.#linksOf.has(key) ? key : undefined;
    }
}
const HOME = '';
const SITE = 'site.invalid';
const INDEX_FILE = /^index\.html?$/i;
const FILE_NAME = /["'`]([\w./%~-]{1,200}\.html)(?=["'`#?\\])/gi;
const LANG = /<html\b[^<>]{0,1000}?\slang\s*=\s*["']?([\w-]{1,35})/i;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const ACTION = /\saction\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const SRC = /\s(?:data-)?src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
function namedHosts(html) {
    const metadata = [...(0,html_tags/* tags */._)(html, 'meta'), ...(0,html_tags/* tags */._)(html, 'link').filter(tag => /canonical/i.test(tag))];
    return metadata.flatMap(tag => {
        const url = URL.parse(/https?:\/\/[^"'\s>]{1,300}/i.exec(tag)?.[0] ?? '');
        return url ? url.hostname : [];
    });
}
function keyOfFile(names) {
    return keyOf(`/${names.join('/')}`);
}
function keyOf(path) {
    return path.replace(/(?:\/index)?\.html?$/i, '').replace(/\/$/, '');
}

// EXTERNAL MODULE: ./lib/pages/host-rules.js
var host_rules = __webpack_require__(63170);
// EXTERNAL MODULE: ./lib/pages/tracked-files.js
var tracked_files = __webpack_require__(76092);
;// CONCATENATED MODULE: ./lib/pages/stray-files.js

const MAX_FILES = 1000;
const OF_SYSTEM = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i;
const OF_WORK = /(?:\.(?:psd|xcf|py|pyc|swp|bak|orig)|\w~|^(?:composer|yarn|gemfile|poetry|pipfile)\.lock|^package-lock\.json|^pnpm-lock\.yaml|^(?:agents|claude|gemini|handoff|todo|contributing)\.md)$/i;
class StrayFiles {
    #files = new Map();
    #count = 0;
    add(names) {
        const name = names.at(-1);
        if (!(OF_SYSTEM.test(name) || OF_WORK.test(name)) || this.#count >= MAX_FILES)
            return;
        this.#count++;
        this.#files.set(name, [...(this.#files.get(name) ?? []), names]);
    }
    read(html) {
        for (const name of this.#files.keys()) {
            if (html.includes(name) || html.includes(encodeURIComponent(name)))
                this.#files.delete(name);
        }
    }
    async deployed(root) {
        const files = [...this.#files.values()].flat().toSorted((a, b) => rank(a) - rank(b));
        if (files.length === 0)
            return [];
        const tracked = await (0,tracked_files/* readTrackedFiles */.g)(root);
        if (tracked?.isTop)
            return [];
        return files.filter(names => tracked?.has(names) ?? true).map(names => `/${names.join('/')}`);
    }
}
function rank(names) {
    return OF_SYSTEM.test(names.at(-1)) ? 1 : 0;
}

;// CONCATENATED MODULE: ./lib/pages/folder-pages.js










const MAX_ENTRIES = 200_000;
const MAX_DEPTH = 20;
const START_BYTES = 16 * 1024;
const LINKED_BYTES = 256 * 1024;
const MAX_LINKED_FILES = 500;
const AT_ONCE = 16;
const STAND_IN = /^(?:40[0-4]|50[0-4]|50x|200|offline|(?:page-?)?not-?found)(?:\.html?)?$/i;
const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2})?$/i;
const NOT_A_PAGE = /^(?:[._].*|404\.html?|(?:offline-plugin-app-shell-fallback|\[{1,2}[^[\]]{1,60}\]{1,2}|slice-simulator)(?:\.html?)?)$/i;
const VERIFICATION = /^(?:google[\da-f]{16}|yandex_[\da-f]{16}|pinterest-[\da-z]{5}|.*site-verification.*)\.html?$/i;
const FOREIGN_FOLDERS = new Set([
    ...['node_modules', 'bower_components', 'cdn-cgi', 'wp-admin', 'wp-content', 'wp-includes', 'wp-json'],
]);
const SAVED = /(?:[_.]files|-Dateien|_(?:fichiers|archivos|arquivos|ficheiros|bestanden|pliki|soubory))$/i;
const ASSETS = /^(?:assets?|static|js|css|scripts?|resources?|dist|public|fonts?\d?|icons?)$/i;
const OF_OTHERS = /^(?:vendors?|plugins?|libs?|libraries|third[-_]?party|flaticon|icofont|fontello|icomoon|font-?awesome|bootstrap-icons|ionicons|linearicons|themify-icons|simple-line-icons)(?:[-_]?v?\d[\d.]{0,8})?$/i;
const ICON_FONT = /^(?:icofont|flaticon|fontello|icomoon)(?:[-_]?v?\d[\d.]{0,8})?$/i;
async function pagesOfFolder(root, origin, reportDir) {
    const reports = await (0,promises_.realpath)(reportDir).catch(() => (0,external_node_path_.resolve)(reportDir));
    const strays = new StrayFiles();
    const { files, isCut } = await htmlFiles(root, reports, strays);
    const notes = [];
    const links = files.length <= MAX_LINKED_FILES ? new FolderLinks(files, origin) : undefined;
    await links?.readSitemap(root);
    const rules = await (0,host_rules/* readHostRules */.g)(root);
    const read = [];
    for (let from = 0; from < files.length; from += AT_ONCE) {
        const some = files.slice(from, from + AT_ONCE);
        const ofSome = await Promise.all(some.map(names => readFile(root, names, { links, rules, strays })));
        read.push(...ofSome.flatMap(file => file ?? []));
    }
    await links?.readScripts(root);
    const found = read.filter(({ isBare, names }) => !isBare || links?.isLinked(names) === true);
    const isForgotten = links?.forgotten(found.map(({ names }) => names));
    const [forgotten, kept] = [
        found.filter(({ names }) => isForgotten?.(names)),
        found.filter(({ names }) => !isForgotten?.(names)),
    ];
    const isUnreached = links ? links.unreached(kept.map(({ names }) => names)) : draftsAmong(files);
    const pages = kept
        .filter(({ names }) => !links?.isOnlyFramed(names))
        .map(({ names, path, ownPath, isNoindex }) => ({
        url: origin + (links?.isLedToAsFile(names) ? (ownPath ?? path) : path),
        ...(isNoindex && { isNoindex }),
        ...(isUnreached(names) && { isUnreached: true }),
    }));
    if (forgotten.length > 0)
        notes.push(forgottenNote(forgotten.map(({ path }) => path)));
    const audited = new Set(kept.map(({ names }) => names));
    const empty = read.filter(({ isEmpty, names }) => isEmpty && !audited.has(names));
    if (empty.length > 0)
        notes.push(emptyNote(empty.map(({ path }) => path)));
    const others = files.length - pages.length - forgotten.length - empty.length;
    if (others > 0) {
        const words = others === 1 ? '1 HTML file of the folder is' : `${others} HTML files of the folder are`;
        notes.push(`${words} no page, such as a part of a page or a redirect, and not audited`);
    }
    const deployed = await strays.deployed(root);
    if (deployed.length > 0)
        notes.push(strayNote(deployed));
    if (isCut) {
        notes.push(`The folder has more than ${MAX_ENTRIES} files, or folders in more than ${MAX_DEPTH} folders: those were not looked at`);
    }
    const missing = pages.length > 0 ? undefined : 'holds no HTML page';
    return { pages, isPart: isCut, notes, gaps: [], missing, isEmpty: files.length === 0 && !isCut };
}
function draftsAmong(files) {
    const known = new Set(files.map(names => names.join('/')));
    return names => isDraftByName(names, original => known.has(original.join('/')));
}
const NAMED = 3;
function forgottenNote(paths) {
    return `No link leads to what looks like a draft, a copy or a page for errors, so it is not audited: ${first(paths)}`;
}
function emptyNote(paths) {
    const [words, them] = paths.length === 1
        ? ['1 HTML file of the folder is', 'it']
        : [`${paths.length} HTML files of the folder are`, 'them'];
    return `${words} empty, and not audited. Visitors who open ${them} get a white page: fill or delete ${first(paths)}`;
}
function strayNote(paths) {
    const [words, them] = paths.length === 1
        ? ['1 file of the folder is no part of a site, and goes', 'it']
        : [`${paths.length} files of the folder are no part of a site, and go`, 'them'];
    return `${words} online with it unless the host leaves ${them} out: move or delete ${first(paths)}`;
}
function first(paths) {
    const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : '';
    return `${paths.slice(0, NAMED).join(', ')}${more}`;
}
async function htmlFiles(root, reports, strays) {
    const files = [];
    let folders = [[]];
    let entries = 0;
    for (let depth = 0; folders.length > 0; depth++) {
        const inside = [];
        const isTop = files.length === 0;
        for (const folder of folders) {
            if ((0,external_node_path_.join)(root, ...folder) === reports)
                continue;
            const found = await (0,promises_.readdir)((0,external_node_path_.join)(root, ...folder), { withFileTypes: true }).catch(() => []);
            entries += found.length;
            if (entries > MAX_ENTRIES || depth > MAX_DEPTH)
                return { files, isCut: true };
            const mayStandIn = isTop || (folder.length === 1 && LANGUAGE.test(folder[0]));
            for (const entry of found.toSorted((a, b) => compare(a.name, b.name))) {
                const { name } = entry;
                if (entry.isFile())
                    strays.add([...folder, name]);
                if (NOT_A_PAGE.test(name) || (mayStandIn && STAND_IN.test(name)))
                    continue;
                if (entry.isDirectory() && !isForeign(name, folder.at(-1)))
                    inside.push([...folder, name]);
                const isPage = entry.isFile() && /\.html?$/i.test(name) && !VERIFICATION.test(name);
                if (isPage)
                    files.push([...folder, name]);
            }
        }
        folders = inside;
    }
    return { files, isCut: false };
}
function isAmongAssets(names) {
    const isIndex = /^index\.html?$/i.test(names.at(-1));
    return !isIndex && names.slice(0, -1).some(name => /^(?:assets|css|js|fonts|static)$/i.test(name));
}
function isForeign(name, parent) {
    if (FOREIGN_FOLDERS.has(name) || SAVED.test(name))
        return true;
    if (ICON_FONT.test(name))
        return true;
    return parent !== undefined && ASSETS.test(parent) && OF_OTHERS.test(name);
}
function compare(a, b) {
    const rank = (name) => (/^index\.html?$/i.test(name) ? 0 : 1);
    return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0);
}
async function readFile(root, names, { links, rules, strays }) {
    if (isAmongAssets(names))
        return undefined;
    if ((0,why_not_html/* garbageIn */.FV)(await (0,start_of_file/* firstBytes */.m)((0,external_node_path_.join)(root, ...names), why_not_html/* SNIFFED_BYTES */.eT)) !== undefined)
        return undefined;
    const html = await startOf((0,external_node_path_.join)(root, ...names), links ? LINKED_BYTES : START_BYTES);
    if (html === undefined)
        return undefined;
    strays.read(html);
    const start = html.slice(0, START_BYTES);
    if (DATA_ROOT.test(start) || leadsOn(start) || isEditor(start))
        return undefined;
    links?.read(names, html);
    const path = await addressOf(root, names, start, rules);
    const isClean = saysClean(start, names);
    if (isClean)
        links?.noteClean();
    const isCleanUnasked = !isClean && rules.addressOf(fileAddress(names)) === undefined;
    return {
        names,
        path,
        ...(isCleanUnasked && fileAddress(names) === `${path}.html` && { ownPath: `${path}.html` }),
        isBare: isNoPage(names, start),
        isEmpty: start.trim() === '',
        isNoindex: (0,html_tags/* tags */._)(start, 'meta').some(tag => FOR_ROBOTS.test(tag) && NOINDEX.test(tag)),
    };
}
function saysClean(start, names) {
    const name = canonicalIn(start).split('/').at(-1);
    return name !== '' && name === (0,static_file/* segmentOf */.d)(names.at(-1).replace(/\.html$/, ''));
}
function isNoPage(names, start) {
    if (!DOCUMENT_START.test(start) || PART.test(names.at(-1)) || FOR_MAIL.test(start))
        return true;
    return names.length > 1 && SOURCE.test(start);
}
async function addressOf(root, names, start, rules) {
    const path = fileAddress(names);
    const ruled = rules.addressOf(path);
    if (ruled !== undefined && (await (0,static_file/* findFile */.q)(root, ruled)).kind === 'missing')
        return ruled;
    if (/\/index\.html$/.test(path))
        return path.slice(0, -'index.html'.length);
    const clean = path.replace(/\.html$/, '');
    if (clean === path || /\.html$/.test(canonicalIn(start)))
        return path;
    const served = await (0,static_file/* findFile */.q)(root, clean);
    return served.kind === 'file' && served.path === path ? clean : path;
}
function fileAddress(names) {
    return `/${names.map(static_file/* segmentOf */.d).join('/')}`;
}
async function startOf(place, bytes) {
    const file = await (0,promises_.open)(place).catch(() => undefined);
    try {
        const read = await file?.read(Buffer.alloc(bytes), 0, bytes, 0);
        return read?.buffer.toString('utf8', 0, read.bytesRead).replaceAll('\0', '');
    }
    catch {
        return undefined;
    }
    finally {
        await file?.close();
    }
}
const DATA_ROOT = /^\uFEFF?\s*(?:(?:<\?xml\b[^<>]{0,200}\?>\s*)?(?:<!--[^<>]{0,500}-->\s*)?<(?:rss|feed|rdf:rdf|urlset|sitemapindex|oembed)[\s>]|\{\s*"[^"\n]{1,100}"\s*:|\[\s*\{\s*")/i;
const PART = /^(?:site-|main-|page-)?(?:nav|nav-?bar|navigation|header|footer|side-?bar|top-?bar)(?:-(?:component|partial|template|include))?\.html?$/i;
const FOR_MAIL = /#outlook a\s{0,4}[{,]|\.(?:ExternalClass|ReadMsgBody)\b|\bx-apple-disable-message-reformatting\b|\bmax-height:\s?0(?:px)?(?:\s?!important)?;[^"<>]{0,200}\bmso-hide:\s?all|\bmso-hide:\s?all\b[^"<>]{0,200}\bmax-height:\s?0/;
const SOURCE = /<script\b[^<>]{0,200}\bsrc\s*=\s*["']?(?:\.?\/)?src\/[^"'<>\s]{1,200}\.(?:tsx?|jsx)\b/i;
const DOCUMENT_START = /<(?:!doctype\s+html|html|head|title|body)[\s>]/i;
function leadsOn(start) {
    return (0,html_tags/* tags */._)(start, 'meta').some(tag => /\bhttp-equiv\s*=\s*["']?refresh\b/i.test(tag) && /\bcontent\s*=\s*["']?\s*0\s*[;,]/i.test(tag));
}
function isEditor(start) {
    return [...(0,html_tags/* tags */._)(start, 'script'), ...(0,html_tags/* tags */._)(start, 'link')].some(tag => CMS.test(tag));
}
const CMS = /\b(?:src|href)\s*=\s*["']?[^"'\s>]{0,200}(?:(?:decap|netlify|sveltia|static)-cms(?:-app)?(?:@[^"'\s>/]{1,40})?(?:\/|\.(?:min\.)?js)|@staticcms\/app|@sveltia\/cms)/i;
const FOR_ROBOTS = /\bname\s*=\s*["']?robots\b/i;
const NOINDEX = /\bcontent\s*=\s*["']?[\w\s,-]{0,100}\b(?:noindex|none)\b/i;
function canonicalIn(start) {
    const link = (0,html_tags/* tags */._)(start, 'link').find(tag => /\brel\s*=\s*["']?canonical\b/i.test(tag));
    const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(link ?? '');
    const written = href?.slice(1).find(Boolean);
    return written === undefined ? '' : (URL.parse(written, 'http://site.invalid/')?.pathname ?? '');
}


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
