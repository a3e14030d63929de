export const id = 8298;
export const ids = [8298];
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


/**
 * Text of an HTML body, decoded as browsers decide it: byte-order mark, then the charset of `Content-Type`, then
 * `<meta>` in the first 1,024 bytes, then an XML declaration, then windows-1252. A page that is sent as XML is in UTF-8
 * where neither of the first two nor its declaration says otherwise.
 *
 * @param contentType value of the header, several joined with commas
 * @returns the text without a byte-order mark, and the WHATWG name of the encoding
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
function decodeHtml(body, contentType) {
    const { mediaType, charset } = (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)(contentType === undefined ? [] : [contentType]);
    const xml = mediaType === 'application/xhtml+xml';
    const label = xmlEncodingOf(body);
    const declared = label === undefined ? undefined : encodingOf(label);
    // What can be read as ASCII, to find the declaration, is no UTF-16.
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
/** The WHATWG name behind a label; undefined where there is none. */
function encodingOf(label) {
    const options = { transportLayerEncodingLabel: label, defaultEncoding: '' };
    return html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(new Uint8Array(), options) || undefined;
}
/** Bytes in which an XML declaration is looked for. */
const DECLARATION_BYTES = 1024;
/**
 * The encoding that an XML declaration at the very start of a body names, as written; undefined where there is none.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#concept-get-xml-encoding-when-sniffing
 */
function xmlEncodingOf(body) {
    const start = body.toString('latin1', 0, DECLARATION_BYTES);
    const [declaration] = /^<\?xml[^>]*>/.exec(start) ?? [];
    const [, , label] = /encoding[\x00-\x20]*=[\x00-\x20]*(["'])([^"'\x00-\x20]+)\1/.exec(declaration ?? '') ?? [];
    return label;
}
/** The `charset` parameter of a `Content-Type` value, as sent; undefined where there is none. */
function charsetOf(contentType) {
    return contentType === undefined ? undefined : (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)([contentType]).charset;
}
function decode(body, encoding) {
    // Two encodings of the standard that TextDecoder leaves out; see https://encoding.spec.whatwg.org/#replacement.
    if (encoding === 'replacement')
        return body.length === 0 ? '' : '\uFFFD';
    if (encoding === 'x-user-defined') {
        return body
            .toString('latin1')
            .replace(/[\x80-\xff]/g, byte => String.fromCharCode(byte.charCodeAt(0) + 0xf700));
    }
    return decoderFor(encoding).decode(body);
}
/** By encoding: to make one takes longer than to decode a page with it. */
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

/***/ 60714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ legalDutyOf)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const LEGAL_DUTIES = [
    {
        country: 'Germany',
        notice: 'Impressum',
        law: '§ 5 DDG',
        languages: new Set(['de']),
        signs: /(?:\+|(?<!\d)00)49[\s()/.-]{0,3}[1-9]|(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer)\s{1,3}\d{1,4}\s?[a-z]?[\s,|·]{1,20}(?:D-)?\d{5}\s{1,3}\p{Lu}\p{Ll}/u,
        endings: /\.de$/,
        words: /impressum|imprint|anbieterkennzeichnung|legal[- ]?(?:notice|info)|rechtliche|§\s?5\s|ust-?id|handelsregister/i,
    },
    {
        country: 'Austria',
        notice: 'Impressum',
        law: '§ 5 ECG',
        languages: new Set(['de']),
        signs: /(?:\+|(?<!\d)00)43[\s()/.-]{0,3}[1-9]/u,
        endings: /\.at$/,
        words: /impressum|imprint|offenlegung|legal[- ]?(?:notice|info)|rechtliche|firmenbuch|\buid\b|\bATU\d/i,
    },
    {
        country: 'France',
        notice: 'Mentions légales',
        law: 'article 1-1 LCEN',
        languages: new Set(['fr']),
        signs: /(?:\+|(?<!\d)00)33[\s()/.-]{0,3}[1-9(]/u,
        endings: /\.fr$/,
        words: /mentions|l[ée]gal|\bsire[nt]\b|\bCG[UV]\b|éditeur du site/i,
    },
    {
        country: 'Spain',
        notice: 'Aviso legal',
        law: 'artículo 10 LSSI',
        languages: new Set(['es', 'ca', 'gl', 'eu']),
        signs: /(?:\+|(?<!\d)00)34[\s()/.-]{0,3}[6-9]/u,
        endings: /\.es$/,
        words: /legal|\b[CN]\.?I\.?F\b|t[ée]rminos|condiciones|lege[- ]/i,
    },
];
/** Characters of a page that are looked at, its data included, links, and characters of an address. */
const MAX_TEXT = 300_000;
const MAX_LINKS = 2000;
const MAX_ADDRESS = 500;
/** The law that the page falls under: the one country of its language that it shows signs of. */
function legalDutyOf(document) {
    const addresses = document
        .elements('a')
        .slice(0, MAX_LINKS)
        .map(link => ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href') ?? '').slice(0, MAX_ADDRESS));
    const seen = `${addresses.join(' ')} ${document.body ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(document.body).slice(0, MAX_TEXT) : ''}`;
    const language = (document.html && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(document.html, 'lang'))?.trim().toLowerCase().split(/[-_]/)[0];
    const hosts = hostsOf(document);
    const duties = LEGAL_DUTIES.filter(({ languages, signs, endings }) => languages.has(language ?? '') && (signs.test(seen) || hosts.some(host => endings.test(host))));
    return duties.length === 1 ? duties[0] : undefined;
}
/** Hosts that a page says to be its own: of its canonical and its card, and where it has none, of its one mailbox. */
function hostsOf(document) {
    const canonical = document.elements('link').find(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'rel')?.trim() === 'canonical');
    const card = document.elements('meta').find(meta => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'property')?.trim() === 'og:url');
    const named = [canonical && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(canonical, 'href'), card && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(card, 'content')];
    const hosts = named.flatMap(address => (address === undefined ? [] : (URL.parse(address)?.hostname ?? [])));
    if (hosts.length > 0)
        return hosts;
    const mails = document
        .elements('a')
        .slice(0, MAX_LINKS)
        .flatMap(link => /^\s*mailto:[^@?]{1,100}@([^?\s,]{1,100})/i.exec((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href') ?? '')?.[1] ?? []);
    // Several hosts are those of partners as well.
    const own = new Set(mails.map(host => host.toLowerCase()));
    return own.size === 1 ? [...own] : [];
}


/***/ }),

/***/ 34350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ namesInSelectors),
/* harmony export */   G: () => (/* binding */ openersIn),
/* harmony export */   uQ: () => (/* binding */ openingComponentsIn)
/* harmony export */ });
/** What a script does that opens something, or keeps the browser from following a link; counting clicks does neither. */
const OPENS = /preventDefault|return\s?(?:false|!1)|(?:add|toggle|remove)Class|classList|showModal|\.(?:toggle|show|open|slide\w{0,10}|fade\w{0,10})\(/;
/** Characters behind the registration of a handler in which that stands. */
const MAX_HANDLER = 1500;
/** Characters of one script, and handlers in it, that are read. */
const MAX_SCRIPT = 2_000_000;
const MAX_HANDLERS = 2000;
const CLICK = String.raw `(?:addEventListener\(\s*["'\x60]click|onclick\s*=|on\(\s*["'][^"']{0,60}\bclick\b|click\(\s*(?=[^)\s]))`;
const SELECTOR = String.raw `(?<quote>["'\x60])(?<selector>[^"'\x60]{1,200})\k<quote>`;
/** `$('body').on('click', '.menu a', …)`. */
const DELEGATED = new RegExp(String.raw `\.on\(\s*["'][^"']{0,60}\bclick\b[^"']{0,60}["']\s*,\s*${SELECTOR}`, 'g');
/** What finds elements by a selector: `$`, `$$`, `jQuery`, `document.querySelectorAll`, and short names of these. */
const FOUND = String.raw `(?:(?<byId>ElementById)|(?<byClass>ElementsByClassName)|querySelector(?:All)?|(?<![\w$])(?!getElement)[\w$]{1,30})\(\s*${SELECTOR}\s*\)`;
/** `$('.menu a').click(…)`, `document.querySelectorAll('.menu a').forEach(link => link.addEventListener('click', …))`. */
const DIRECT = new RegExp(String.raw `${FOUND}\)?\s*\??(?:\.forEach\([^;]{0,120}?)?\.${CLICK}`, 'g');
/** `const menu = document.querySelector('.menu a')`, which a handler is added to further down. */
const NAMED = new RegExp(String.raw `(?<![\w.$])(?<variable>[\w$]{1,60})\s*=\s*(?:[\w$]{1,30}\.){0,3}(?:get)?${FOUND}`, 'g');
const OF_VARIABLE = new RegExp(String.raw `(?<![\w.$])([\w$]{1,60})\s*\??\.(?:forEach\([^;]{0,120}?\.)?${CLICK}`, 'g');
/** `for (const link of links) link.addEventListener('click', …)`. */
const OF_LOOP = new RegExp(String.raw `\bof\s+([\w$]{1,60})\s*\)[^;]{0,120}?\.${CLICK}`, 'g');
/** `event.target.closest('.menu a')`, as one handler for all of the page asks what was clicked. */
const ASKED = new RegExp(String.raw `\.(?:closest|matches)\(\s*${SELECTOR}\s*\)`, 'g');
/** The rest of a registration that names its handler: `("click", openForm)`, `= openForm`. */
const NAMED_HANDLER = /^["'\x60]?\s{0,5}(?:,\s{0,5})?(?:["'\x60][^"'\x60]{0,200}["'\x60]\s{0,5},\s{0,5})?([\w$]{1,60})\s{0,5}(?:[,);\n]|$)/;
/** Characters of a registration that are read for that, and handlers that are looked for in one script. */
const MAX_REGISTRATION = 300;
const MAX_NAMED_HANDLERS = 30;
/** Selectors of the elements on whose click a script opens something. */
function openersIn(script) {
    const text = script.slice(0, MAX_SCRIPT);
    const named = new Map();
    const opensByName = (name) => {
        const known = named.get(name);
        if (known !== undefined || named.size >= MAX_NAMED_HANDLERS)
            return known ?? false;
        const opening = handlersCalled(text, name).some(handler => OPENS.test(handler));
        named.set(name, opening);
        return opening;
    };
    const opens = ({ 0: { length }, index }) => {
        const end = index + length;
        if (OPENS.test(text.slice(end, end + MAX_HANDLER)))
            return true;
        const name = NAMED_HANDLER.exec(text.slice(end, end + MAX_REGISTRATION))?.[1];
        return name !== undefined && opensByName(name);
    };
    const matches = (pattern) => text.matchAll(pattern).take(MAX_HANDLERS).toArray();
    const heard = new Set([...matches(OF_VARIABLE), ...matches(OF_LOOP)].flatMap(match => (opens(match) ? [match[1]] : [])));
    const asked = LISTENS.test(text) ? matches(ASKED) : [];
    return [
        ...[...matches(DELEGATED), ...matches(DIRECT), ...asked].filter(opens),
        ...matches(NAMED).filter(({ groups }) => heard.has(groups['variable'])),
    ].map(({ groups }) => {
        const { byId, byClass, selector } = groups;
        return `${byId !== undefined ? '#' : byClass !== undefined ? '.' : ''}${selector}`;
    });
}
/** The starts of the functions that a script calls so: `function open(…) {`, `open = event => {`. */
function handlersCalled(text, name) {
    const definition = new RegExp(String.raw `(?<![\w$.])(?:function\s{1,5}${name.replaceAll('$', String.raw `\$`)}\s{0,5}\(|${name.replaceAll('$', String.raw `\$`)}\s{0,5}=(?![=>]))`, 'g');
    return text
        .matchAll(definition)
        .take(MAX_DEFINITIONS)
        .map(({ index }) => text.slice(index, index + MAX_HANDLER))
        .toArray();
}
const MAX_DEFINITIONS = 5;
/** `customElements.define('video-box', …)`. */
const DEFINED = /customElements\.define\(\s*["'`]([a-z][\w.-]{0,60})["'`]/g;
/** What a custom element listens with to itself. */
const HEARS_ITSELF = /\bthis\.(?:addEventListener\(\s*["'`]click|onclick\s*=)/;
/** Custom elements that a script defines and that open something when they are clicked themselves. */
function openingComponentsIn(script) {
    const text = script.slice(0, MAX_SCRIPT);
    if (!HEARS_ITSELF.test(text) || !OPENS.test(text))
        return [];
    return text
        .matchAll(DEFINED)
        .take(MAX_HANDLERS)
        .map(match => match[1])
        .toArray();
}
const LISTENS = /addEventListener\(\s*["'`]click|\bonclick\s*=/;
const NOT = /:not\([^)]{0,200}\)/g;
const NAME = /[.#](?:[\w-])+/g;
/** Classes and ids that each selector of a list names, as `.class` and `#id`; what names none is left out. */
function namesInSelectors(list) {
    return list
        .replaceAll(NOT, '')
        .split(',')
        .map(selector => selector.match(NAME) ?? [])
        .filter(names => names.length > 0);
}


/***/ }),

/***/ 45161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aD: () => (/* binding */ namesAround),
/* harmony export */   b9: () => (/* binding */ hashNamesOfPage),
/* harmony export */   ll: () => (/* binding */ scrollsToTop),
/* harmony export */   tC: () => (/* binding */ opensOnClick),
/* harmony export */   ti: () => (/* binding */ hashNamesOfFiles)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35601);
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _visit_link_check_hash_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92797);
/* harmony import */ var _visit_own_scripts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89811);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9895);
/* harmony import */ var _click_handlers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34350);









/** Most script files of the site that are read. */
const MAX_SCRIPTS = 10;
/** Fragments that files of scripts may answer which the page loads from its own host: see {@link hashNamesIn}. */
const hashNamesOfFiles = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => new Set((await scriptsOfSite(visit, MAX_SCRIPTS)).flatMap(_visit_link_check_hash_names_js__WEBPACK_IMPORTED_MODULE_6__/* .hashNamesIn */ .k)));
/** The same of another page of the site, such as a shop that opens with what the fragment names. */
async function hashNamesOfPage(visit, url) {
    return await visit.onceForSite(`hash names ${url}`, async () => {
        const { final } = await visit.fetchForSite(url);
        if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status))
            return new Set();
        const { text } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .iT)(final.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_7__/* .header */ .wx)(final, 'content-type'));
        const files = await scriptsOf(visit, new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, final.url), MAX_SCRIPTS);
        return new Set(files.flatMap(_visit_link_check_hash_names_js__WEBPACK_IMPORTED_MODULE_6__/* .hashNamesIn */ .k));
    });
}
/** The texts of the first script files that the page loads from its own host. */
async function scriptsOfSite(visit, most) {
    return await scriptsOf(visit, (await visit.judgedPage()).document, most);
}
async function scriptsOf(visit, document, most) {
    const { origin } = new URL(document.url);
    const addresses = document.elements('script').flatMap(script => {
        const address = document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(script, 'src') ?? '');
        return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(script, 'src') !== undefined && address?.origin === origin ? address.href : [];
    });
    const first = [...new Set(addresses)].slice(0, most);
    const files = first.map(async (address) => {
        const { final } = await visit.fetchForSite(address);
        return final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status) ? [final.body.toString('utf8')] : [];
    });
    return (await Promise.all(files)).flat();
}
/** Most script files of the site that are read for what answers a click: themes load theirs behind all libraries. */
const MAX_CLICK_SCRIPTS = 40;
const MAX_LINKS = 2000;
const MAX_OPENERS = 300;
const MAX_STEPS_UP = 30;
const MAX_CLASSES = 500;
/**
 * Classes and ids by which scripts find the links that open something, such as a menu, and lead nowhere else. What finds
 * links to places that are there as well does more than that: it closes a menu, or scrolls.
 */
const openers = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { document } = await visit.judgedPage();
    const ids = new Set(document.withAttribute('id').map(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(element, 'id')));
    const links = document.elements('a').slice(0, MAX_LINKS);
    const leads = (link) => {
        const href = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(link, 'href')?.trim() ?? '';
        const isElsewhere = href !== '' && !/^(?:#|javascript:)/i.test(href);
        return isElsewhere || ids.has((0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_8__/* .percentDecoded */ .o)(href.slice(1)));
    };
    const leading = links.filter(leads).map(namesAround);
    const others = new Set(links.filter(link => !leads(link)).flatMap(link => [...namesAround(link)]));
    const texts = await clickScripts(visit);
    const found = new Map();
    for (const list of texts.flatMap(_click_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .openersIn */ .G))
        for (const names of (0,_click_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .namesInSelectors */ .Ew)(list))
            if (found.size < MAX_OPENERS && isFoundBy(names, others))
                found.set(names.join(' '), names);
    return [...found.values()].filter(names => !leading.some(around => isFoundBy(names, around)));
});
/** The scripts that may answer a click: those in the page, and the files of its own host. */
const clickScripts = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { document } = await visit.judgedPage();
    const inPage = document.elements('script').map(script => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(script));
    return [...inPage, ...(await scriptsOfSite(visit, MAX_CLICK_SCRIPTS))];
});
const openingComponents = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => new Set((await clickScripts(visit)).flatMap(_click_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .openingComponentsIn */ .uQ)));
/** Whether a script of the page opens something on the click of a link. */
async function opensOnClick(visit, link) {
    const around = namesAround(link);
    if ((await openers(visit)).some(names => isFoundBy(names, around)))
        return true;
    const components = await openingComponents(visit);
    let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(link);
    for (let step = 0; at && step < MAX_STEPS_UP; step++, at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(at))
        if (components.has(at.tagName))
            return true;
    return false;
}
function isFoundBy(names, around) {
    return names.every(name => around.has(name));
}
/** Classes and ids of an element and of what is around it, as selectors write them. */
function namesAround(element) {
    const names = new Set();
    let at = element;
    for (let step = 0; at && step < MAX_STEPS_UP; step++, at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parentOf */ .gN)(at)) {
        const id = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(at, 'id');
        if (id)
            names.add(`#${id}`);
        const classes = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(at, 'class') ?? '').slice(0, MAX_CLASSES).split(/\s+/);
        for (const name of classes)
            if (name !== '')
                names.add(`.${name}`);
    }
    return names;
}
const SCROLLS = /\bscrollT(?:op|o)\b/;
/** Whether a script of the page, in it or in a file of the site, scrolls. */
const scrollsToTop = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { document } = await visit.judgedPage();
    const inPage = document.elements('script').some(script => SCROLLS.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(script)));
    return inPage || (await (0,_visit_own_scripts_js__WEBPACK_IMPORTED_MODULE_3__/* .ownScriptFiles */ .B)(visit)).some(({ text }) => SCROLLS.test(text));
});


/***/ }),

/***/ 92797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ hashNamesIn)
/* harmony export */ });
/** What scripts read that answer the fragment of an address. */
const READS_FRAGMENT = /\bhashchange\b|\blocation\.hash\b/;
/** A text in quotes that can be a fragment, with or without its `#`. */
const QUOTED = /["'`]#?([^"'`\s#]{1,100})["'`]/g;
/** Most such texts of one script. */
const MAX_NAMES = 5000;
/** A name by which a value is looked up in an object: `VIEWS[name]`, `name in app.VIEWS`. */
const LOOKED_UP = /(?<![\w$])([\w$]{1,100})\s{0,5}\[\s{0,5}[A-Za-z_$]|\bin\s{1,5}(?:[\w$]{1,100}\.){0,3}([\w$]{1,100})/g;
/** The start of an object, with its name if it has one, its end, and a key. */
const OF_OBJECT = /(?<![\w$])([\w$]{1,100})\s{0,20}([=:])\s{0,20}(\{)?|[{}]/g;
/**
 * Fragments that a script may answer, as one that opens a form for `#join`: what it has in quotes, where it reads the
 * fragment of the address, and the keys of the objects in which it looks something up. Nothing of all other scripts.
 */
function hashNamesIn(script) {
    if (!READS_FRAGMENT.test(script))
        return [];
    const quoted = script
        .matchAll(QUOTED)
        .map(([, name]) => name)
        .take(MAX_NAMES);
    return [...quoted, ...keysIn(script).take(MAX_NAMES)];
}
/** The keys, which need no quotes, of the objects that a script looks up by a name that it has in a variable. */
function* keysIn(script) {
    const lookedUp = new Set(script.matchAll(LOOKED_UP).map(([, before, behind]) => before ?? behind));
    if (lookedUp.size === 0)
        return;
    const around = [];
    for (const [token, name, sign, opens] of script.matchAll(OF_OBJECT)) {
        if (token === '}')
            around.pop();
        if (sign === ':' && lookedUp.has(around.at(-1)))
            yield name;
        if (token === '{' || opens !== undefined)
            around.push(name);
    }
}


/***/ })

};
