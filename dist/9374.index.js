export const id = 9374;
export const ids = [9374];
export const modules = {

/***/ 36424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ withoutGeneratedNames)
/* harmony export */ });
/**
 * Parts of texts that a build makes anew each time, in place of which stands `*`: hashes in names of assets, ids of
 * builds and deployments, ids and classes that frameworks number.
 */
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
/** Next.js puts its build's id before the manifests of it. */
const BUILD_ID = /(\/_next\/static\/)(?!chunks\/|css\/|media\/|\*)[\w-]+(?=\/)/g;
/** Vercel pins assets to a deployment by a query parameter. */
const DEPLOYMENT = /([?&;]dpl=)[\w-]+/g;
const NONCE = /(\bnonce=")[^"]*/g;
/** Vite, Rollup and esbuild put eight characters of base64url or base32 before the extension. */
const ASSET_HASH = /([-.])([\w-]{8})(\.(?:m?js|css|map|woff2?|png|jpe?g|gif|svg|webp|avif|ico|json|wasm)\b)/g;
const UPPER_TWICE = /[A-Z][^A-Z]*[A-Z]/;
/** A version behind the name of an asset only says which build it is from. */
const ASSET_VERSION = /(\.(?:m?js|css|map|woff2?|png|jpe?g|gif|svg|webp|avif|ico|json|wasm)\?(?:v|ver|version|t|ts|hash|cb|_)=)[\w.-]+/g;
const STYLED_CLASS = /\b(css|sc|jss|svelte|astro)-[A-Za-z0-9]{5,}\b/g;
const MODULE_CLASS = /([A-Za-z0-9]__?)(?=[A-Za-z0-9+-]*\d)[A-Za-z0-9+-]{5,8}\b/g;
/** React's `useId`: `:r1:`, in selectors with backslashes, and `«r1»`. */
const FRAMEWORK_ID = /\\?[:«]r[0-9a-z]{1,4}\\?[:»]/g;
const WORD = /[A-Za-z0-9]{8,}/g;
/** Whether nobody would choose such a word: hexadecimal, or letters and digits in turns. */
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
/** Characters of a source that was cut which are there in whichever form it was, as these are of different lengths. */
const SURE_OF_CUT = 120;
/** Our own sources are shorter; what is longer comes from a service, and is the same each time. */
const MAX_SOURCE = 1000;
/** What has more than one form in HTML, as people write it and as a browser gives it back. */
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
/**
 * The source of an element in one form, whether it is as a server sent it or as Chrome gives the page back that it shows:
 * which of the two a place is shown with depends on the pages beside it (see `render`), and says nothing of the place.
 *
 * @param snippet on one line, with an ellipsis where it was cut
 */
function plainSource(snippet) {
    if (!snippet.includes('<') || snippet.length > MAX_SOURCE)
        return snippet;
    const plain = FORMS.reduce((text, [form, to]) => text.replace(form, to), snippet);
    return snippet.endsWith('…') ? plain.slice(0, SURE_OF_CUT) : plain;
}

;// CONCATENATED MODULE: ./lib/gate/baseline/place-keys.js


/** Texts whose plain form is known. */
const MAX_KNOWN = 20_000;
/** Makes keys of the places of one deployment: without its hosts and root, generated names and figures in messages. */
class PlaceKeys {
    #hosts;
    #root;
    /** Pages, selectors and messages come again and again. */
    #known = new Map();
    /** @param others deployments whose hosts are taken out as well, since each may name the other */
    constructor(deployment, others = []) {
        const hosts = new Set([deployment, ...others].flatMap(({ hosts }) => hosts));
        this.#root = deployment.root;
        this.#hosts = hosts.size > 0 ? hostPattern([...hosts]) : undefined;
    }
    /** @param pageUrls the page, and where redirects led from it */
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
/** The selector of all elements that stand at the same place of a template. */
function withoutIndexes(selector) {
    return selector.replace(INDEX, '');
}
/** A host with the scheme before it, where there is one; also with the slashes escaped, as in JSON. */
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


/** A longer address is shown, but is no link. */
const MAX_LINK = 2_000;
/**
 * The address that a link may lead to, without secrets: only `http:` and `https:`, in the URL Standard's form, with
 * the characters encoded that mean something in Markdown. Undefined for anything else, and for what is on this machine:
 * it is gone after the run, and is on another one for whoever reads it.
 */
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



/** Writes a section. Whatever the nodes hold is escaped; raw HTML comes from {@link folded} alone. */
function section(...blocks) {
    return (0,mdast_util_to_markdown__WEBPACK_IMPORTED_MODULE_0__/* .toMarkdown */ .l)({ type: 'root', children: blocks.flat() }, {
        bullet: '-',
        rule: '-',
        emphasis: '_',
        extensions: [(0,mdast_util_gfm__WEBPACK_IMPORTED_MODULE_1__/* .gfmToMarkdown */ .H)({ tablePipeAlign: false })],
    });
}
/** Our own words. Text of others comes through `prose` and `code`. */
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
/** A tight list; no list where there are no items. */
function bullets(items) {
    const children = items.map(item => ({
        type: 'listItem',
        spread: false,
        children: [paragraph(...item)],
    }));
    return children.length === 0 ? [] : [{ type: 'list', ordered: false, spread: false, children }];
}
/** @param head of the columns, which hold texts */
function textTable(head, rows) {
    const align = head.map(() => 'left');
    return {
        ...table(head.map(name => [text(name)]), rows),
        align,
    };
}
/** @param head of the columns; all but the first are numbers */
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
/** Blocks that are shown when the reader opens them. */
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


/**
 * How text that others wrote gets into Markdown. GitHub looks for mentions, issues, commits, emoji and addresses in
 * the text of the finished HTML, so escapes and entities do not stop it; code and links it leaves alone. Therefore
 * only words that can be nothing but words stay text, and all else is shown as code.
 */
const OPENING = /^[("'“‘«¿¡]{0,3}/u;
const CLOSING = /[)"'”’».,:;!?…]{0,4}$/u;
/** What a word may be between its punctuation. */
const WORDS = [
    // Letters, also with an apostrophe or a slash within: "page", "doesn’t", "and/or".
    /^\p{L}[\p{L}\p{M}]*(?:['’/]\p{L}[\p{L}\p{M}]*)*$/u,
    // Lower-case words with hyphens: "well-known". With capitals or digits it may be the key of a ticket or an advisory.
    /^\p{Lu}?\p{Ll}+(?:-\p{Ll}+)+$/u,
    // Numbers, too short for the name of a commit: "5", "1,200", "0.25", "50%".
    /^\d{1,6}(?:[.,]\d{1,6}){0,3}%?$/,
    // "e.g", "U.S": the last dot is punctuation.
    /^\p{L}(?:\.\p{L})+$/u,
    // A size in pixels: "303x228".
    /^\d{1,5}[x×]\d{1,5}$/u,
    /^[–—&→×=%+·©-]$/u,
    // Signs that GitHub shows as they are: "▼".
    /^\p{So}{1,8}$/u,
    // Pictures, which GitHub shows as they are: "📞".
    /^(?:\p{Extended_Pictographic}(?:\u{FE0F}|\p{Emoji_Modifier}){0,2}){1,8}$/u,
];
/** The name of a commit is 7 to 40 hexadecimal digits, and a word such as "defaced" can be one. */
const COMMIT = /(?<![\p{L}\p{N}])[0-9a-f]{7,40}(?![\p{L}\p{N}])/iu;
/** With a dot behind it, it starts an address, also behind a letter that is not of ASCII: "éwww.". */
const WWW = /www$/i;
/** Prose that others wrote, on one line. */
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
        // "/a: "B 2"" names an address and quotes a text, unlike `"a": "b"`.
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
/** Whether a word is the next digits of a number that code ends with: `070-200 31 19`. */
function isNumberPart(word, before) {
    return (/^\d{1,6}[)"'”’».,:;!?…]{0,4}$/u.test(word) &&
        /(?:^| )["“]?[+(]?\d[\d()/.-]*$/.test(before.slice(-MAX_NUMBER)));
}
/** Characters at the end of a code in which a number is looked for. */
const MAX_NUMBER = 30;
/** Whether a code ends with the sign that closes a quotation which began in front of it: `of example.com" (a/b)`. */
function closesQuote(code) {
    const [opens, closes] = outerSigns(code);
    return closes && !opens && !isInTag(code);
}
/** Whether a code is within a tag that has begun and not ended: `<img alt="Two`. */
function isInTag(code) {
    return /<[a-z/!][^>]*$/i.test(code.slice(code.lastIndexOf('<')));
}
const BLANK = { type: 'text', value: ' ' };
/** Brackets and quotes that open or close outside of code, and the end of a sentence, belong to the sentence. */
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
    // Advice names code as Markdown does.
    const quoted = /^`([^`]+)`$/.exec(value)?.[1] ?? value;
    const texts = [open, close].map((signs) => (signs === '' ? [] : [{ type: 'text', value: signs }]));
    return [...texts[0], { type: 'inlineCode', value: quoted }, ...texts[1]];
}
/** Whether an address has dots in the place of what was never filled in: `https://www.example.com/...`. */
function isDotted(code) {
    return /^https?:\/\/\S{0,2000}[/=]\.{3}[,;:]?$/.test(code);
}
const PAIRS = ['()', '""', '“”', '‘’', '«»'];
/** Whether the first and the last sign of a code are brackets or quotes around it, or of something around it. */
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
/** A value that others wrote, as a URL, a selector or an id, shown as code. Empty text gives nothing. */
function code(text, maxLength) {
    const value = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(text, maxLength);
    return value === '' ? [] : [{ type: 'inlineCode', value }];
}
/**
 * The same within a table, where a vertical line would end the cell: parsers disagree on how one in code is escaped,
 * so a look-alike stands in its place.
 */
function cellCode(text, maxLength) {
    return code(text.replaceAll('|', '¦'), maxLength);
}
/** A link to an http(s) URL; its content alone, where it may not be one. */
function link(url, children) {
    const address = (0,_link_address_js__WEBPACK_IMPORTED_MODULE_1__/* .linkAddress */ .$)(url);
    if (address === undefined || REFERENCE.test(address))
        return children;
    return [{ type: 'link', url: address, children }];
}
/** GitHub writes "mentioned this" into the thread that a comment links to. */
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


/** Characters of a path; GitHub shows the end of it. */
const MAX_PATH = 400;
/** What RFC 3986 has in a path. */
const NOT_IN_PATH = /[^\w\-.~!$&'()*+,;=:@%/]+/gu;
const BROKEN_ESCAPE = /%(?![0-9A-Fa-f]{2})/g;
/** A file of the repository as a relative reference. */
function fileUri(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}
/**
 * Where a page stands of which no file is known. GitHub takes relative references alone: it refuses a whole upload for
 * one with another scheme than `file`, and where two runs name one place differently it takes them for two. So it is the
 * path of the page without its origin, which a preview has a new one of each time, in a folder that no repository has.
 */
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


/** Hexadecimal digits of a fingerprint. */
const LENGTH = 32;
/**
 * Says of places what tells them apart in every run on the same site, wherever it is deployed: no origin, no line, no
 * name that a build makes anew, no figure of a message. Of places that are alike each has a number.
 */
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
    /** The surest sign that a place is the same one: its source, else its selector, else what is said of it. */
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


/** Bytes of UTF-8 that a UTF-16 unit takes at most. */
const MAX_UNIT_BYTES = 3;
/**
 * The text of as many items, from the first, as fit when it is compressed.
 *
 * @param write gives the text of some items
 * @param maxBytes of the text in gzip
 */
async function fitGzip(items, write, maxBytes) {
    let count = items.length;
    for (;;) {
        const text = write(items.slice(0, count));
        if (count === 0 || text.length * MAX_UNIT_BYTES <= maxBytes)
            return text;
        const size = (await (0,external_node_util_.promisify)(external_node_zlib_.gzip)(text)).length;
        if (size <= maxBytes)
            return text;
        // Less than their share, since they are not of one size.
        count = Math.floor(count * Math.min(0.9, (maxBytes / size) * 0.95));
    }
}

// EXTERNAL MODULE: ./lib/report/markdown/blocks.js
var blocks = __webpack_require__(41042);
// EXTERNAL MODULE: ./lib/report/markdown/page-text.js
var page_text = __webpack_require__(74619);
;// CONCATENATED MODULE: ./lib/report/sarif/texts.js


/**
 * Text of others as a SARIF message, on one line. Viewers make links of `[text](address)` in plain text, and put
 * arguments in the place of `{0}` (SARIF 2.1.0, 3.11); GitHub writes messages into review comments, where `@name` calls
 * somebody. So what is no plain word stands in backticks, and neither of the two forms is left.
 */
function plainProse(value, maxLength) {
    return withoutForms((0,page_text/* prose */.CS)(value, maxLength).map(written).join(''));
}
/** A value of others, as an address or a selector, in backticks; empty text gives nothing. */
function plainCode(value, maxLength) {
    return withoutForms((0,page_text/* code */.aY)(value, maxLength).map(written).join(''));
}
function withoutForms(line) {
    return line.replace(/\]\(/g, '] (').replace(/\{(\d+)\}/g, '{ $1 }');
}
function written(node) {
    if (node.type === 'text')
        return node.value;
    // A backtick within would end it.
    return node.type === 'inlineCode' ? `\`${node.value.replaceAll('`', "'")}\`` : '';
}
/** Why it matters, what to do, and the source, as Markdown; empty where nothing is known. */
function markdownHelp({ why, fix, help }, maxLength) {
    return (0,blocks/* section */.uW)(...(why === '' ? [] : [(0,blocks/* paragraph */.FY)(...(0,page_text/* prose */.CS)(why, maxLength))]), ...(fix === '' ? [] : [(0,blocks/* paragraph */.FY)((0,blocks/* strong */.ko)('Fix:'), (0,blocks/* text */.Qq)(' '), ...(0,page_text/* prose */.CS)(fix, maxLength))]), ...(help === '' ? [] : [(0,blocks/* paragraph */.FY)((0,blocks/* text */.Qq)('Source: '), ...(0,page_text/* link */.nf)(help, (0,page_text/* code */.aY)(help)))])).trimEnd();
}

;// CONCATENATED MODULE: ./lib/report/sarif/sarif.js











/** Of the results of a file GitHub keeps so many. */
const MAX_RESULTS = 5_000;
/** Bytes of a compressed file: GitHub takes 10 MB, and compresses it in its own way. */
const MAX_GZIPPED = 9_500_000;
/** UTF-16 units: of an id; of a title, for which GitHub has 255; of a description and of a message. */
const MAX_ID = 200;
const MAX_TITLE = 200;
const MAX_TEXT = 1_000;
const MAX_SNIPPET = 300;
/** Notes on what was not measured. */
const MAX_NOTES = 100;
const LEVELS = { error: 'error', warning: 'warning', notice: 'note' };
const PROBLEM_SEVERITIES = { error: 'error', warning: 'warning', notice: 'recommendation' };
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const ABOUT = 'https://github.com/seo-preflight/seo-preflight';
/**
 * The report as SARIF 2.1.0, made for GitHub's code scanning: a rule for each check, a result for each place, the worst
 * ones, so many that GitHub takes the file. It names no category: the step that uploads it has one for each job, or takes
 * what its user gives.
 *
 * @see https://docs.github.com/en/code-security/reference/code-scanning/sarif-files/sarif-support
 */
async function renderSarif(view, fileOf) {
    const results = await worstResults(view, fileOf);
    return await fitGzip(results, some => `${withoutCommands(JSON.stringify(logOf(view, some)))}\n`, MAX_GZIPPED);
}
/** A runner acts on `##[command]` wherever it stands in a line: in JSON it can be written otherwise. */
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
        // By their line GitHub takes two results of a rule for one.
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
            // Where the result has a line, `upload-sarif` makes it from the file, and warns of another one that is there.
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
/** The first sentence is what GitHub shows in a list. */
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
/** What was not measured, and what is left out: without a word, it would pass for what is as it should be. */
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

/** Every place that is listed, the worst findings first, each page with all of its own. */
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
/** Places that the baseline does not have. It names each of them, unless the check names none itself. */
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
/** What a comparison keeps of a place; what a check says of the page is said of each of its places. */
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



/**
 * What is to be said once before a list of places: what the check says of their only page, and what all of them say.
 * The places are left without it.
 */
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
/** Places as they are listed: what is the same on several pages stands once, with the line if that is the same too. */
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
/** Of how many other places the same is said: ` and 33 more places`; empty where it is none, or all. */
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
/** Places that are only counted, with the first of which the same is said: those that are shown as well are none of them. */
function countedOf(alike) {
    return alike.reduce((sum, first) => {
        const shown = alike
            .filter(one => one !== first && one.place.message === first.place.message)
            .reduce((places, { pages }) => places + pages.length, 0);
        return sum + Math.max(0, othersOf(first) - shown);
    }, 0);
}
/**
 * The first places of a list in words: what is said of all, each of the first `max` with its pages, and how many are left
 * that none of these speaks of.
 */
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
/** Whether a place says where it is, also without a message. */
function isNamed({ occurrence, resource }) {
    return resource !== undefined || occurrence?.line !== undefined || Boolean(occurrence?.selector);
}
/**
 * What is said of a place, in the order in which it is said.
 *
 * @param isPageNamed whether the page is said before it: then a sentence that ends with its address does so no more
 */
function saidOf({ page, ofPage, message, resource }, isPageNamed = false) {
    const said = isPageNamed && message !== undefined ? withoutOwnPage(message, page.url) : message;
    const words = [ofPage, said].filter(Boolean).join('; ');
    const isSaid = resource !== undefined && namedIn(words, resource) !== undefined;
    return { resource: isSaid ? undefined : resource, words };
}
/** That a page links or loads what is wrong, at the end of a message. */
const USED_HERE = /; (?:linked|used|asked for in advance)$/;
/** A message without the address of its own page at its end, where the page is said before it. */
function withoutOwnPage(message, pageUrl) {
    const own = ` on ${pageUrl}`;
    if (!message.endsWith(own))
        return message;
    const start = message.slice(0, -own.length);
    return USED_HERE.test(start) ? start.replace(USED_HERE, '') : `${start} here`;
}
/** What finds a place, in the order in which it is said: a line of a resource comes behind it, one of the page before. */
function inOrder({ occurrence }, { resource, line, selector }) {
    return occurrence?.selector ? [line, resource, selector] : [resource, line, selector];
}
/**
 * Where words name an address, as it is, as it is shown or without its fragment, of which they speak then; undefined
 * where they do not.
 */
function namedIn(words, address) {
    for (const form of [address, (0,_text_shown_url_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .z)(address), address.replace(/#.*$/s, '')]) {
        const start = (0,_text_mentions_js__WEBPACK_IMPORTED_MODULE_2__/* .mentionOf */ .s)(words, form);
        if (start !== -1)
            return { start, end: start + form.length };
    }
    return undefined;
}
/** Pages that are named where several have the same place. */
const MAX_NAMED_PAGES = 3;
/**
 * The page that holds a place, or the site, further ones that hold the same, and on how many more pages it is:
 * ` and 4 more pages`. Undefined where it needs no name, as there is no other.
 *
 * @param isOnlyPage whether there is one page in all
 * @param pages those that hold the same; that of the place alone unless given
 */
function holderOf({ page, morePages = 0 }, isOnlyPage, pages = [page]) {
    if (page.isSite ? page.isOnlySite : isOnlyPage)
        return undefined;
    // One more page takes no more room than its number.
    const named = pages.length > MAX_NAMED_PAGES + 1 ? pages.slice(0, MAX_NAMED_PAGES) : pages;
    const more = morePages + pages.length - named.length;
    return { page, others: named.slice(1), rest: more === 0 ? '' : ` and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(more, 'more page')}` };
}


/***/ })

};
