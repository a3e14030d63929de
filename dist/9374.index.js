export const id = 9374;
export const ids = [9374];
export const modules = {

/***/ 36424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ withoutGeneratedNames)
/* harmony export */ });
function withoutGeneratedNames(text) {
    return text
        .replace(BUILD_ID, '$1*')
        .replace(DEPLOYMENT, '$1*')
        .replace(NONCE, '$1')
        .replace(ASSET_HASH, (all, dash, hash, end) => UPPER_TWICE.test(hash) || isRandom(hash) ? `${dash}*${end}` : all)
        .replace(ASSET_VERSION, '$1*')
        .replace(STYLED_CLASS, '$1-*')
        .replace(MODULE_CLASS, '$1*')
        .replace(FRAMEWORK_ID, '*')
        .replace(WORD, word => (isRandom(word) ? '*' : word));
}
const BUILD_ID = /(\/_next\/static\/)(?!chunks\/|css\/|media\/|\*)[\w-]+(?=\/)/g;
const DEPLOYMENT = /([?&;]dpl=)[\w-]+/g;
const NONCE = /(\bnonce=")[^"]*/g;
const ASSET_HASH = /([-.])([\w-]{8})(\.(?:m?js|css|map|woff2?|png|jpe?g|gif|svg|webp|avif|ico|json|wasm)\b)/g;
const UPPER_TWICE = /[A-Z][^A-Z]*[A-Z]/;
const ASSET_VERSION = /(\.(?:m?js|css|map|woff2?|png|jpe?g|gif|svg|webp|avif|ico|json|wasm)\?(?:v|ver|version|t|ts|hash|cb|_)=)[\w.-]+/g;
const STYLED_CLASS = /\b(css|sc|jss|svelte|astro)-[A-Za-z0-9]{5,}\b/g;
const MODULE_CLASS = /([A-Za-z0-9]__?)(?=[A-Za-z0-9+-]*\d)[A-Za-z0-9+-]{5,8}\b/g;
const FRAMEWORK_ID = /\\?[:«]r[0-9a-z]{1,4}\\?[:»]/g;
const WORD = /[A-Za-z0-9]{8,}/g;
function isRandom(word) {
    if (!/\d/.test(word) || !/[A-Za-z]/.test(word))
        return false;
    if (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(word))
        return true;
    const turns = word.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0;
    return turns >= 2;
}


/***/ }),

/***/ 8126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ PlaceKeys),
  x: () => (/* binding */ withoutIndexes)
});

// EXTERNAL MODULE: ./lib/gate/baseline/generated-names.js
var generated_names = __webpack_require__(36424);
;// CONCATENATED MODULE: ./lib/gate/baseline/plain-source.js
const SURE_OF_CUT = 120;
const MAX_SOURCE = 1000;
const FORMS = [
    [/ ?\/>/g, '>'],
    [/<\/?[A-Za-z][\w:-]*/g, tag => tag.toLowerCase()],
    [/[\w:-]+(?= ?= ?["'\w])/g, attribute => attribute.toLowerCase()],
    [/ ?= ?'([^'"]*)'/g, '="$1"'],
    [/ ?= ?'([^'"]*)$/, '="$1'],
    [/ = ?"|= "/g, '="'],
    [/ ?= ?([^\s"'=<>`]+)(?=[\s>])/g, '="$1"'],
    [/=""/g, ''],
    [/\u00a0|&(?:nbsp|#160|#xa0);/gi, ' '],
    [/&(?:quot|#34|#x22);/gi, '"'],
    [/&(?:apos|#39|#x27);/gi, "'"],
    [/&(?:lt|#60|#x3c);/gi, '<'],
    [/&(?:gt|#62|#x3e);/gi, '>'],
    [/&(?:amp|#38|#x26);/gi, '&'],
];
function plainSource(snippet) {
    if (!snippet.includes('<') || snippet.length > MAX_SOURCE)
        return snippet;
    const plain = FORMS.reduce((text, [form, to]) => text.replace(form, to), snippet);
    return snippet.endsWith('…') ? plain.slice(0, SURE_OF_CUT) : plain;
}

;// CONCATENATED MODULE: ./lib/gate/baseline/place-keys.js


const MAX_KNOWN = 20_000;
class PlaceKeys {
    #hosts;
    #root;
    #known = new Map();
    constructor(deployment, others = []) {
        const hosts = new Set([deployment, ...others].flatMap(({ hosts }) => hosts));
        this.#root = deployment.root;
        this.#hosts = hosts.size > 0 ? hostPattern([...hosts]) : undefined;
    }
    keyOf(occurrence, message, pageUrls) {
        const { url, selector = '', snippet = '' } = occurrence;
        const resource = this.#plain(url);
        return {
            resource: pageUrls.some(page => this.#plain(page) === resource) ? '' : resource,
            selector: this.#plain(selector),
            message: this.#plain(occurrence.message ?? message ?? '').replace(FIGURE, '0'),
            snippet: this.#plain(plainSource(snippet)),
        };
    }
    #plain(text) {
        const known = this.#known.get(text);
        if (known !== undefined)
            return known;
        const plain = this.#make(text);
        if (this.#known.size >= MAX_KNOWN)
            this.#known.clear();
        this.#known.set(text, plain);
        return plain;
    }
    #make(text) {
        const local = this.#hosts ? text.replace(this.#hosts, '') : text;
        const rooted = this.#root === '/' ? local : local.replaceAll(this.#root, '/');
        return (0,generated_names/* withoutGeneratedNames */.q)(rooted);
    }
}
const FIGURE = /\d+(?:[.,]\d+)*/g;
const INDEX = /:nth-(?:of-type|child)\(\d+\)/g;
function withoutIndexes(selector) {
    return selector.replace(INDEX, '');
}
function hostPattern(hosts) {
    const longestFirst = hosts.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
    const names = longestFirst.map(host => RegExp.escape(host)).join('|');
    return new RegExp(`(?:(?:https?:)?(?:\\\\?/){2}|(?<![\\w.-]))(?:${names})(?![\\w-]|[.:]\\w)`, 'gi');
}


/***/ }),

/***/ 75765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ linkAddress)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82090);


const MAX_LINK = 2_000;
function linkAddress(url) {
    const parsed = URL.parse((0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutUserInformation */ .ah)(url));
    if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:')
        return undefined;
    if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isThisMachine */ .YY)(parsed.hostname))
        return undefined;
    const address = (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(parsed.href).replace(/[\\|`<>"'{}^]/g, percentEncoded);
    return address.length <= MAX_LINK ? address : undefined;
}
function percentEncoded(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}


/***/ }),

/***/ 41042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   e5: () => (/* binding */ bullets),
/* harmony export */   ed: () => (/* binding */ textTable),
/* harmony export */   ko: () => (/* binding */ strong),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   uW: () => (/* binding */ section)
/* harmony export */ });
/* harmony import */ var mdast_util_gfm__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35618);
/* harmony import */ var mdast_util_to_markdown__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59059);
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51790);



function section(...blocks) {
    return (0,mdast_util_to_markdown__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l)({ type: 'root', children: blocks.flat() }, {
        bullet: '-',
        rule: '-',
        emphasis: '_',
        extensions: [(0,mdast_util_gfm__WEBPACK_IMPORTED_MODULE_1__/* .gfmToMarkdown */ .H)({ tablePipeAlign: false })],
    });
}
function text(value) {
    return { type: 'text', value };
}
function strong(value) {
    return { type: 'strong', children: [text(value)] };
}
function heading(depth, ...children) {
    return { type: 'heading', depth, children };
}
function paragraph(...children) {
    return { type: 'paragraph', children };
}
function bullets(items) {
    const children = items.map(item => ({
        type: 'listItem',
        spread: false,
        children: [paragraph(...item)],
    }));
    return children.length === 0 ? [] : [{ type: 'list', ordered: false, spread: false, children }];
}
function textTable(head, rows) {
    const align = head.map(() => 'left');
    return {
        ...table(head.map(name => [text(name)]), rows),
        align,
    };
}
function table(head, rows) {
    const row = (cells) => ({
        type: 'tableRow',
        children: cells.map((children) => ({ type: 'tableCell', children })),
    });
    return {
        type: 'table',
        align: head.map((_, index) => (index === 0 ? 'left' : 'right')),
        children: [head, ...rows].map(row),
    };
}
function folded(summary, ...blocks) {
    return [
        { type: 'html', value: `<details><summary>${summaryText(summary)}</summary>` },
        ...blocks.flat(),
        { type: 'html', value: '</details>' },
    ];
}
function summaryText(summary) {
    if (typeof summary === 'string')
        return summary;
    if ('count' in summary)
        return (0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(summary.count, summary.of);
    if ('checks' in summary)
        return `${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(summary.checks, 'check')} ${summary.of}`;
    const { from, to, of } = summary;
    return from === to ? `${of.slice(0, -1)} ${from}` : `${of} ${from} to ${to}`;
}


/***/ }),

/***/ 74619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   GA: () => (/* binding */ cellCode),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6810);
/* harmony import */ var _link_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75765);


const OPENING = /^[("'“‘«¿¡]{0,3}/u;
const CLOSING = /[)"'”’».,:;!?…]{0,4}$/u;
const WORDS = [
    /^\p{L}[\p{L}\p{M}]*(?:['’/]\p{L}[\p{L}\p{M}]*)*$/u,
    /^\p{Lu}?\p{Ll}+(?:-\p{Ll}+)+$/u,
    /^\d{1,6}(?:[.,]\d{1,6}){0,3}%?$/,
    /^\p{L}(?:\.\p{L})+$/u,
    /^\d{1,5}[x×]\d{1,5}$/u,
    /^[–—&→×=%+·©-]$/u,
    /^\p{So}{1,8}$/u,
    /^(?:\p{Extended_Pictographic}(?:\u{FE0F}|\p{Emoji_Modifier}){0,2}){1,8}$/u,
];
const COMMIT = /(?<![\p{L}\p{N}])[0-9a-f]{7,40}(?![\p{L}\p{N}])/iu;
const WWW = /www$/i;
function prose(text, maxLength) {
    const nodes = [];
    const words = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(text, maxLength).split(' ');
    const lastEnd = words.findLastIndex(word => word.includes('>'));
    for (const [at, word] of words.entries()) {
        if (word === '')
            continue;
        const last = nodes.at(-1);
        const goesOn = last?.type === 'inlineCode' &&
            (isNumberPart(word, last.value) || (at <= lastEnd && isInTag(last.value)));
        const type = !goesOn && isPlainWord(word) ? 'text' : 'inlineCode';
        const isQuote = /^["“]/.test(word) && /^[^"“]*:$/.test(last?.value ?? '');
        const isAddress = /^https?:\/\//.test(word) && /[^"“]:$/.test(last?.value ?? '');
        const isEnd = isAddress || /[,;]$/.test(last?.value ?? '') || closesQuote(last?.value ?? '');
        const isNext = type === 'inlineCode' && (isQuote || isEnd);
        if (last?.type === type && !isNext)
            last.value += ` ${word}`;
        else
            nodes.push({ type, value: word });
    }
    return nodes.flatMap((node, index) => [...(index === 0 ? [] : [BLANK]), ...withoutPunctuation(node)]);
}
function isNumberPart(word, before) {
    return (/^\d{1,6}[)"'”’».,:;!?…]{0,4}$/u.test(word) &&
        /(?:^| )["“]?[+(]?\d[\d()/.-]*$/.test(before.slice(-MAX_NUMBER)));
}
const MAX_NUMBER = 30;
function closesQuote(code) {
    const [opens, closes] = outerSigns(code);
    return closes && !opens && !isInTag(code);
}
function isInTag(code) {
    return /<[a-z/!][^>]*$/i.test(code.slice(code.lastIndexOf('<')));
}
const BLANK = { type: 'text', value: ' ' };
function withoutPunctuation(node) {
    if (node.type === 'text')
        return [node];
    const end = isDotted(node.value) ? /^(.+?)([,;:]?)$/u : /^(.+?)([.,;:…]{0,3})$/u;
    let [, value, close] = end.exec(node.value);
    let open = '';
    for (;;) {
        const [opens, closes] = outerSigns(value);
        if ((!opens && !closes) || value.length <= 2)
            break;
        if (opens)
            open += value[0];
        if (closes)
            close = value.at(-1) + close;
        value = value.slice(opens ? 1 : 0, closes ? -1 : undefined);
    }
    const quoted = /^`([^`]+)`$/.exec(value)?.[1] ?? value;
    const texts = [open, close].map((signs) => (signs === '' ? [] : [{ type: 'text', value: signs }]));
    return [...texts[0], { type: 'inlineCode', value: quoted }, ...texts[1]];
}
function isDotted(code) {
    return /^https?:\/\/\S{0,2000}[/=]\.{3}[,;:]?$/.test(code);
}
const PAIRS = ['()', '""', '“”', '‘’', '«»'];
function outerSigns(value) {
    for (const [open, close] of PAIRS) {
        const starts = value.startsWith(open);
        const ends = value.endsWith(close);
        const [opened, closed] = [open, close].map(sign => value.split(sign).length - 1);
        const isEven = open === close ? opened === 2 : opened === closed;
        if (starts && ends && isEven)
            return [true, true];
        const isOdd = open === close && opened % 2 === 1;
        if (starts && (isOdd || opened > closed))
            return [true, false];
        if (ends && (isOdd || closed > opened))
            return [false, true];
    }
    return [false, false];
}
function code(text, maxLength) {
    const value = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(text, maxLength);
    return value === '' ? [] : [{ type: 'inlineCode', value }];
}
function cellCode(text, maxLength) {
    return code(text.replaceAll('|', '¦'), maxLength);
}
function link(url, children) {
    const address = (0,_link_address_js__WEBPACK_IMPORTED_MODULE_1__/* .linkAddress */ .$)(url);
    if (address === undefined || REFERENCE.test(address))
        return children;
    return [{ type: 'link', url: address, children }];
}
const REFERENCE = /^https?:\/\/[^/]+\/[^/]+\/[^/]+\/(?:issues|pull|discussions|commit)\//;
function isPlainWord(word) {
    const core = word.replace(OPENING, '').replace(CLOSING, '');
    return core === ''
        ? isPunctuation(word)
        : WORDS.some(form => form.test(core)) && !COMMIT.test(core) && !WWW.test(core);
}
function isPunctuation(word) {
    return /^(?:[("'“‘«)”’».,;!?…]|(?::{1,2}|\.{3})["”’»)]{0,2})$/u.test(word);
}


/***/ }),

/***/ 29374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSarif: () => (/* binding */ renderSarif)
});

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/text/shown-url.js
var shown_url = __webpack_require__(99602);
// EXTERNAL MODULE: ./lib/report/link-address.js
var link_address = __webpack_require__(75765);
// EXTERNAL MODULE: ./lib/report/numbers-in-words.js
var numbers_in_words = __webpack_require__(51790);
// EXTERNAL MODULE: ./lib/report/view/place-rows.js
var place_rows = __webpack_require__(58067);
// EXTERNAL MODULE: ./lib/report/view/place-words.js
var place_words = __webpack_require__(48217);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/text/url-secrets.js
var url_secrets = __webpack_require__(82090);
;// CONCATENATED MODULE: ./lib/report/sarif/artifact-uri.js


const MAX_PATH = 400;
const NOT_IN_PATH = /[^\w\-.~!$&'()*+,;=:@%/]+/gu;
const BROKEN_ESCAPE = /%(?![0-9A-Fa-f]{2})/g;
function fileUri(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}
function pageUri({ url, isSite }) {
    if (isSite)
        return '(site)';
    const parsed = URL.parse((0,url_secrets/* withoutSecrets */.cT)(url));
    const path = (parsed ? parsed.pathname + parsed.search : (0,url_secrets/* withoutSecrets */.cT)(url)).toWellFormed();
    const encoded = path
        .replace(NOT_IN_PATH, characters => encodeURIComponent(characters))
        .replace(BROKEN_ESCAPE, '%25')
        .replace(/^\/+|\/+$/g, '');
    return encoded === '' ? '(page)' : `(page)/${bounded(encoded)}`;
}
function bounded(path) {
    if (path.length <= MAX_PATH)
        return path;
    const key = (0,external_node_crypto_.createHash)('sha256').update(path).digest('hex').slice(0, 8);
    return `${path.slice(0, MAX_PATH).replace(/%[^%]?$/, '')}~${key}`;
}

// EXTERNAL MODULE: ./lib/gate/baseline/place-keys.js + 1 modules
var place_keys = __webpack_require__(8126);
;// CONCATENATED MODULE: ./lib/report/sarif/fingerprints.js


const LENGTH = 32;
class Fingerprints {
    #keys;
    #counts = new Map();
    constructor({ pages, sites }) {
        const hosts = new Set([...pages, ...sites].flatMap(({ url }) => URL.parse(url)?.host.toLowerCase() ?? []));
        this.#keys = new place_keys/* PlaceKeys */.q({ hosts: [...hosts], root: '/' });
    }
    of({ finding, failure, place }) {
        const { page, occurrence } = place;
        const { resource: address } = this.#keys.keyOf({ url: page.url }, undefined, []);
        const hash = (0,external_node_crypto_.createHash)('sha256')
            .update(JSON.stringify([finding.id, page.isSite ? '' : address, ...this.#placeOf(failure, occurrence)]))
            .digest('hex')
            .slice(0, LENGTH);
        const count = (this.#counts.get(hash) ?? 0) + 1;
        this.#counts.set(hash, count);
        return `${hash}:${count}`;
    }
    #placeOf({ page, finalUrl, message: ofPage }, occurrence) {
        if (!occurrence)
            return [];
        const pageUrls = finalUrl === undefined ? [page.url] : [page.url, finalUrl];
        const { resource, selector, message, snippet } = this.#keys.keyOf(occurrence, ofPage, pageUrls);
        if (snippet !== '')
            return [resource, snippet];
        if (selector !== '')
            return [resource, (0,place_keys/* withoutIndexes */.x)(selector)];
        return resource === '' ? [] : [resource, message];
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/report/sarif/fit-gzip.js


const MAX_UNIT_BYTES = 3;
async function fitGzip(items, write, maxBytes) {
    let count = items.length;
    for (;;) {
        const text = write(items.slice(0, count));
        if (count === 0 || text.length * MAX_UNIT_BYTES <= maxBytes)
            return text;
        const size = (await (0,external_node_util_.promisify)(external_node_zlib_.gzip)(text)).length;
        if (size <= maxBytes)
            return text;
        count = Math.floor(count * Math.min(0.9, (maxBytes / size) * 0.95));
    }
}

// EXTERNAL MODULE: ./lib/report/markdown/blocks.js
var blocks = __webpack_require__(41042);
// EXTERNAL MODULE: ./lib/report/markdown/page-text.js
var page_text = __webpack_require__(74619);
;// CONCATENATED MODULE: ./lib/report/sarif/texts.js


function plainProse(value, maxLength) {
    return withoutForms((0,page_text/* prose */.CS)(value, maxLength).map(written).join(''));
}
function plainCode(value, maxLength) {
    return withoutForms((0,page_text/* code */.aY)(value, maxLength).map(written).join(''));
}
function withoutForms(line) {
    return line.replace(/\]\(/g, '] (').replace(/\{(\d+)\}/g, '{ $1 }');
}
function written(node) {
    if (node.type === 'text')
        return node.value;
    return node.type === 'inlineCode' ? `\`${node.value.replaceAll('`', "'")}\`` : '';
}
function markdownHelp({ why, fix, help }, maxLength) {
    return (0,blocks/* section */.uW)(...(why === '' ? [] : [(0,blocks/* paragraph */.FY)(...(0,page_text/* prose */.CS)(why, maxLength))]), ...(fix === '' ? [] : [(0,blocks/* paragraph */.FY)((0,blocks/* strong */.ko)('Fix:'), (0,blocks/* text */.Qq)(' '), ...(0,page_text/* prose */.CS)(fix, maxLength))]), ...(help === '' ? [] : [(0,blocks/* paragraph */.FY)((0,blocks/* text */.Qq)('Source: '), ...(0,page_text/* link */.nf)(help, (0,page_text/* code */.aY)(help)))])).trimEnd();
}

;// CONCATENATED MODULE: ./lib/report/sarif/sarif.js











const MAX_RESULTS = 5_000;
const MAX_GZIPPED = 9_500_000;
const MAX_ID = 200;
const MAX_TITLE = 200;
const MAX_TEXT = 1_000;
const MAX_SNIPPET = 300;
const MAX_NOTES = 100;
const LEVELS = { error: 'error', warning: 'warning', notice: 'note' };
const PROBLEM_SEVERITIES = { error: 'error', warning: 'warning', notice: 'recommendation' };
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const ABOUT = 'https://github.com/seo-preflight/seo-preflight';
async function renderSarif(view, fileOf) {
    const results = await worstResults(view, fileOf);
    return await fitGzip(results, some => `${withoutCommands(JSON.stringify(logOf(view, some)))}\n`, MAX_GZIPPED);
}
function withoutCommands(json) {
    return json.replace(/##(?=\[)/g, '#\\u0023');
}
async function worstResults(view, fileOf) {
    const fingerprints = new Fingerprints(view);
    const results = [];
    const lines = new Set();
    for (const row of (0,place_rows/* placeRows */.b)(view)) {
        if (results.length === MAX_RESULTS)
            break;
        const location = await locationOf(row, fileOf);
        const { artifactLocation, region } = location.physicalLocation;
        const line = JSON.stringify([row.finding.id, artifactLocation.uri, region?.startLine]);
        if (region && lines.has(line))
            delete location.physicalLocation.region;
        lines.add(line);
        results.push({ finding: row.finding, result: resultOf(row, location, fingerprints.of(row)) });
    }
    return results;
}
function logOf(view, results) {
    const ids = new Map();
    const rules = [];
    for (const { finding } of results) {
        const id = ruleId(finding);
        if (ids.has(id))
            continue;
        ids.set(id, rules.length);
        rules.push(ruleOf(finding));
    }
    return {
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'SEO Preflight',
                        semanticVersion: view.version,
                        informationUri: ABOUT,
                        rules,
                    },
                },
                columnKind: 'utf16CodeUnits',
                invocations: [
                    {
                        executionSuccessful: true,
                        startTimeUtc: view.startedAt,
                        toolExecutionNotifications: notificationsOf(view, results.length),
                    },
                ],
                results: results.map(({ result }) => ({ ...result, ruleIndex: ids.get(result.ruleId) })),
            },
        ],
    };
}
function ruleId({ id }) {
    return (0,one_line/* oneLine */.T)(id, MAX_ID) || 'check';
}
function ruleOf(finding) {
    const { tool, severity, title, why, fix, help, isOfSite } = finding;
    const helpUri = (0,link_address/* linkAddress */.$)(help);
    const short = plainProse(title, MAX_TITLE) || ruleId(finding);
    const parts = [
        ...(why === '' ? [] : [plainProse(why, MAX_TEXT)]),
        ...(fix === '' ? [] : [`Fix: ${plainProse(fix, MAX_TEXT)}`]),
        ...(helpUri === undefined ? [] : [`Source: ${helpUri}`]),
    ];
    return {
        id: ruleId(finding),
        shortDescription: { text: short },
        fullDescription: { text: plainProse(why, MAX_TEXT) || short },
        help: { text: parts.join('\n\n') || short, markdown: markdownHelp(finding, MAX_TEXT) || short },
        ...(helpUri !== undefined && { helpUri }),
        defaultConfiguration: { level: LEVELS[severity] },
        properties: {
            tags: ['seo', tool, ...(isOfSite ? ['site'] : [])],
            'problem.severity': PROBLEM_SEVERITIES[severity],
        },
    };
}
function resultOf({ finding, failure, place, fate }, location, fingerprint) {
    const { occurrence } = place;
    return {
        ruleId: ruleId(finding),
        level: levelOf(failure.severity),
        message: { text: messageOf(finding, place) },
        locations: [location],
        partialFingerprints: {
            'seoPreflight/v1': fingerprint,
            ...(!location.physicalLocation?.region && { primaryLocationLineHash: fingerprint }),
        },
        ...(fate && { baselineState: fate === 'new' ? 'new' : 'unchanged' }),
        properties: {
            page: (0,shown_url/* shownUrl */.z)(place.page.url, MAX_TEXT),
            ...(occurrence?.selector && { selector: (0,one_line/* oneLine */.T)(occurrence.selector) }),
        },
    };
}
function levelOf(severity) {
    return LEVELS[severity];
}
function messageOf({ title, id, fix }, place) {
    const { page, occurrence } = place;
    const { resource, words } = (0,place_words/* saidOf */.Jo)(place, true);
    const where = [
        page.isSite ? 'the whole site' : plainCode(page.label),
        ...(0,place_words/* inOrder */.al)(place, {
            resource: resource === undefined ? '' : plainCode((0,shown_url/* shownUrl */.z)(resource)),
            line: occurrence?.line === undefined ? '' : `line ${occurrence.line}`,
            selector: plainCode(occurrence?.selector ?? ''),
        }).filter(part => part !== ''),
    ];
    const said = plainProse(words || title || id, MAX_TEXT);
    const advice = fix === '' ? '' : `\nFix: ${plainProse(fix, MAX_TEXT)}`;
    return `${said}\nWhere: ${where.join(' · ')}${advice}`;
}
async function locationOf({ place, failure }, fileOf) {
    const { page, occurrence } = place;
    const file = await fileOf(place);
    const snippet = (0,one_line/* oneLine */.T)(occurrence?.snippet ?? '', MAX_SNIPPET);
    return {
        physicalLocation: {
            artifactLocation: { uri: file ? fileUri(file.path) : pageUri(page) },
            ...(file?.line !== undefined && {
                region: {
                    startLine: file.line,
                    ...(occurrence?.column !== undefined && { startColumn: occurrence.column }),
                    ...(snippet !== '' && { snippet: { text: snippet } }),
                },
            }),
        },
        logicalLocations: [
            { fullyQualifiedName: (0,shown_url/* shownUrl */.z)(failure.page.url, MAX_TEXT), kind: page.isSite ? 'site' : 'page' },
        ],
    };
}
function notificationsOf(view, shown) {
    const all = view.findings.reduce((sum, { failures }) => {
        return failures.reduce((places, { occurrences }) => places + Math.max(1, occurrences.length), sum);
    }, 0);
    const notes = view.remarks.notMeasured.slice(0, MAX_NOTES).map(({ subjects, text, pages }) => {
        const where = pages.length === 1 ? pages[0].label : (0,numbers_in_words/* counted */.hS)(pages.length, 'page');
        return `${subjects.join(', ')} not measured on ${where}: ${text}`;
    });
    if (view.unverified > 0)
        notes.push(`${(0,numbers_in_words/* counted */.hS)(view.unverified, 'check')} not verified; the report names them with the reasons`);
    if (shown < all)
        notes.push(`These are the worst ${shown} of ${all} places; the report has all of them`);
    return notes.map(note => ({
        level: 'warning',
        message: { text: (0,cut/* cutEnd */.ym)(plainProse(note, MAX_TEXT), MAX_TEXT) },
    }));
}


/***/ }),

/***/ 58067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ placeRows)
/* harmony export */ });
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36252);

function* placeRows({ findings, comparison, }) {
    const fresh = comparison && new FreshPlaces(comparison.new);
    for (const finding of findings) {
        for (const failure of finding.failures) {
            for (const place of (0,_places_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOnPage */ .JH)(failure, Number.POSITIVE_INFINITY)) {
                const fate = fresh && (fresh.has(finding, failure, place.occurrence) ? 'new' : 'known');
                yield { finding, failure, place, fate };
            }
        }
    }
}
class FreshPlaces {
    #keys = new Set();
    constructor(fresh) {
        for (const finding of fresh) {
            for (const failure of finding.failures) {
                for (const { occurrence } of (0,_places_js__WEBPACK_IMPORTED_MODULE_0__/* .placesOnPage */ .JH)(failure, Number.POSITIVE_INFINITY)) {
                    this.#keys.add(keyOf(finding, failure, occurrence));
                }
            }
        }
    }
    has(finding, failure, occurrence) {
        return this.#keys.has(keyOf(finding, failure, occurrence));
    }
}
function keyOf({ id }, { page, message }, occurrence) {
    if (!occurrence)
        return JSON.stringify([id, page.url]);
    const { url, selector, line, message: said = message } = occurrence;
    return JSON.stringify([id, page.url, url, selector ?? null, line ?? null, said ?? null]);
}


/***/ }),

/***/ 48217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ namedIn),
/* harmony export */   Cr: () => (/* binding */ withoutOwnPage),
/* harmony export */   Jo: () => (/* binding */ saidOf),
/* harmony export */   Kd: () => (/* binding */ holderOf),
/* harmony export */   SF: () => (/* binding */ othersInWords),
/* harmony export */   Xf: () => (/* binding */ saidOnce),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   p5: () => (/* binding */ alikePlaces),
/* harmony export */   ru: () => (/* binding */ firstAlike)
/* harmony export */ });
/* harmony import */ var _text_mentions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60560);
/* harmony import */ var _text_shown_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99602);
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51790);



function saidOnce(listed) {
    const [first, ...others] = listed;
    if (!first)
        return { lead: '', places: listed };
    const isOnePage = others.every(({ page }) => page === first.page);
    const isOneMessage = others.length > 0 &&
        others.every(({ message }) => message === first.message) &&
        (!isOnePage || listed.every(isNamed));
    const lead = [isOnePage && first.ofPage, isOneMessage && first.message].filter(Boolean).join('; ');
    const places = listed.map(({ ofPage, message, ...place }) => ({
        ...place,
        ...(ofPage !== undefined && !isOnePage && { ofPage }),
        message: isOneMessage ? undefined : message,
    }));
    return { lead, places };
}
function alikePlaces(places) {
    const byKey = new Map();
    const listed = [];
    for (const place of places) {
        const { page, resource, ofPage, occurrence: { selector, snippet, line } = {} } = place;
        const key = JSON.stringify([selector, snippet, saidOf(place, true).words]);
        const same = byKey.get(key);
        if (same && !same.pages.includes(page)) {
            same.pages.push(page);
            if (line !== same.place.occurrence?.line)
                same.place = withoutLine(same.place);
            continue;
        }
        const own = { place, pages: [page] };
        listed.push(own);
        if (selector !== undefined && snippet !== undefined && resource === undefined && ofPage === undefined) {
            byKey.set(key, own);
        }
    }
    return listed;
}
function othersInWords(alike) {
    const others = othersOf(alike);
    return others === 0
        ? ''
        : ` and ${alike.place.others?.mayBeMore ? 'at least ' : ''}${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(others, 'more place')}`;
}
function othersOf({ place, pages }) {
    const { count = 0 } = place.others ?? {};
    return place.message === undefined ? 0 : Math.max(0, count - (pages.length - 1));
}
function countedOf(alike) {
    return alike.reduce((sum, first) => {
        const shown = alike
            .filter(one => one !== first && one.place.message === first.place.message)
            .reduce((places, { pages }) => places + pages.length, 0);
        return sum + Math.max(0, othersOf(first) - shown);
    }, 0);
}
function firstAlike(list, max) {
    const { lead, places } = saidOnce(list.listed);
    const alike = alikePlaces(places).slice(0, max);
    const shown = alike.reduce((sum, { pages }) => sum + pages.length, 0);
    return { lead, alike, more: Math.max(0, list.count - shown - countedOf(alike)) };
}
function withoutLine(place) {
    if (!place.occurrence)
        return place;
    const { line: _, column: __, ...occurrence } = place.occurrence;
    return { ...place, occurrence };
}
function isNamed({ occurrence, resource }) {
    return resource !== undefined || occurrence?.line !== undefined || Boolean(occurrence?.selector);
}
function saidOf({ page, ofPage, message, resource }, isPageNamed = false) {
    const said = isPageNamed && message !== undefined ? withoutOwnPage(message, page.url) : message;
    const words = [said, ofPage].every(Boolean) ? withPage(said, ofPage) : (said ?? ofPage ?? '');
    const isSaid = resource !== undefined && namedIn(words, resource) !== undefined;
    return { resource: isSaid ? undefined : resource, words };
}
function withPage(said, ofPage) {
    return said.endsWith('.') ? `${said} Whole page: ${ofPage}` : `${said}; whole page: ${ofPage}`;
}
const USED_HERE = /; (?:linked|used|asked for in advance)$/;
function withoutOwnPage(message, pageUrl) {
    const own = ` on ${pageUrl}`;
    if (!message.endsWith(own))
        return message;
    const start = message.slice(0, -own.length);
    return USED_HERE.test(start) ? start.replace(USED_HERE, '') : `${start} here`;
}
function inOrder({ occurrence }, { resource, line, selector }) {
    return occurrence?.selector ? [line, resource, selector] : [resource, line, selector];
}
function namedIn(words, address) {
    for (const form of [address, (0,_text_shown_url_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .z)(address), address.replace(/#.*$/s, '')]) {
        const start = (0,_text_mentions_js__WEBPACK_IMPORTED_MODULE_2__/* .mentionOf */ .s)(words, form);
        if (start !== -1)
            return { start, end: start + form.length };
    }
    return undefined;
}
const MAX_NAMED_PAGES = 3;
function holderOf({ page, morePages = 0 }, isOnlyPage, pages = [page]) {
    if (page.isSite ? page.isOnlySite : isOnlyPage)
        return undefined;
    const named = pages.length > MAX_NAMED_PAGES + 1 ? pages.slice(0, MAX_NAMED_PAGES) : pages;
    const more = morePages + pages.length - named.length;
    return { page, others: named.slice(1), rest: more === 0 ? '' : ` and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(more, 'more page')}` };
}


/***/ })

};
