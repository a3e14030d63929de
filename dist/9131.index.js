export const id = 9131;
export const ids = [9131];
export const modules = {

/***/ 79786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   Jb: () => (/* binding */ failAmong),
/* harmony export */   Qh: () => (/* binding */ judgedWithout),
/* harmony export */   Sw: () => (/* binding */ failEach),
/* harmony export */   a4: () => (/* binding */ failWhere),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   ls: () => (/* binding */ failCounted),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   tE: () => (/* binding */ sameForAll)
/* harmony export */ });
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39288);

function pass(message) {
    return message === undefined ? { outcome: 'pass' } : { outcome: 'pass', message };
}
/** The check failed at one place or more. */
function fail(occurrences, message) {
    const places = Array.isArray(occurrences) ? occurrences : [occurrences];
    return message === undefined
        ? { outcome: 'fail', occurrences: places }
        : { outcome: 'fail', message, occurrences: places };
}
/** Failed where there are occurrences, else passed. */
function failWhere(occurrences, message) {
    return occurrences.length === 0 ? pass() : fail(occurrences, message);
}
/** Failed with the count of all places, of which some may be at hand; passed where there are none. */
function failCounted(occurrences, count) {
    if (count === 0)
        return pass();
    return count > occurrences.length ? { outcome: 'fail', occurrences, count } : fail(occurrences);
}
/**
 * Not applicable where there was nothing that could have failed, so that no pass stands for nothing; else as
 * {@link failWhere}.
 *
 * @param subjects all that was looked at
 * @param nothing why there is none
 */
function failAmong(subjects, occurrences, nothing) {
    return subjects.length === 0 && occurrences.length === 0 ? notApplicable(nothing) : failWhere(occurrences);
}
/**
 * A place for each subject at fault; not applicable where there are no subjects.
 *
 * @param placeOf where a subject is at fault; undefined where it is not
 * @param nothing why there are no subjects
 */
function failEach(subjects, placeOf, nothing) {
    const places = subjects.map(placeOf).filter(place => place !== undefined);
    return failAmong(subjects, places, nothing);
}
function notApplicable(message) {
    return { outcome: 'not-applicable', message };
}
function notMeasured(message) {
    return { outcome: 'not-measured', message };
}
/** What is said of a check whose subject was not there, or not seen. */
function judgedWithout(reason) {
    return reason instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .NotApplicable */ .bQ ? notApplicable(reason.message) : notMeasured(reason.message);
}
/**
 * The same answer to each of some checks, as where what they are about is not there.
 *
 * @param checks their definitions, or anything else with their names as keys
 */
function sameForAll(checks, judgement) {
    const names = Object.keys(checks);
    return Object.fromEntries(names.map(name => [name, judgement]));
}


/***/ }),

/***/ 44310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ canonicalLinks),
/* harmony export */   fk: () => (/* binding */ declaredCanonical),
/* harmony export */   tQ: () => (/* binding */ agreedCanonical)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25218);
/* harmony import */ var _syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96334);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);





/**
 * Attributes of elements, and parameters of headers, with which Google does not take a canonical as one, since they
 * make it mean another version.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls#rel-canonical-link-method
 */
const DISQUALIFYING = ['hreflang', 'lang', 'media', 'type'];
/**
 * All canonicals of a page: those of `<head>` in their order, then those of its `Link` headers. A header that speaks of
 * another resource or of a part of the page, by `anchor` (RFC 8288 section 3.2), declares none.
 */
function canonicalLinks(page) {
    const inHead = page.document.elements('link').filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isCanonical */ .ZY)(link) && (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(link));
    return [
        ...inHead.map(element => fromElement(page, element)),
        ...(0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(page.response, 'link').flatMap(value => fromHeader(page, value)),
    ];
}
/** The canonical that counts among those of a page: undefined where none can be used, or where they differ. */
function agreedCanonical(links) {
    const usable = links.filter(({ url }) => url);
    return new Set(usable.map(({ url }) => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .comparableUrl */ .sY)(url))).size === 1 ? usable[0] : undefined;
}
/** The canonical that a page declares: the first usable one; undefined where there is none. */
function declaredCanonical(page) {
    return canonicalLinks(page).find(link => link.url)?.url;
}
function fromElement(page, element) {
    const { document } = page;
    const href = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') ?? '').trim();
    return {
        source: 'html',
        href,
        ...readTarget(withScheme(href, page), document.baseUrl, name => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, name)),
        at: message => document.occurrence(element, message),
    };
}
function fromHeader(page, value) {
    return (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLinkHeader */ .No)(value)
        .filter(link => (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .headerRelations */ .nl)(link).includes('canonical') && (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(link, page.url))
        .map(({ target, parameters }) => ({
        source: 'header',
        href: target,
        ...readTarget(withScheme(target, page), page.url, name => parameters.get(name)),
        at: message => ({ url: page.url, message, snippet: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="canonical"`) }),
    }));
}
/** `//host/path` has the scheme of the page, which is that of production and not that of a preview on this machine. */
function withScheme(href, { preview }) {
    return href.startsWith('//') && preview?.origin?.startsWith('https:') ? `https:${href}` : href;
}
/** @param stated value of an attribute or parameter of the link */
function readTarget(href, base, stated) {
    if (href === '')
        return { url: undefined, problem: 'has no URL' };
    const url = URL.parse(href, base);
    if (!url)
        return { url: undefined, problem: `"${href}" is not a URL` };
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        return { url: undefined, problem: `"${href}" is not an http or https URL` };
    }
    const disqualified = DISQUALIFYING.filter(name => stated(name) !== undefined);
    return disqualified.length === 0
        ? { url, problem: undefined }
        : {
            url: undefined,
            problem: `Google ignores a canonical with the attribute ${disqualified.join(' or ')}`,
        };
}


/***/ }),

/***/ 96334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   No: () => (/* binding */ parseLinkHeader),
/* harmony export */   nl: () => (/* binding */ headerRelations)
/* harmony export */ });
/**
 * Reads the value of a `Link` header, tolerantly as RFC 8288 appendix B.2 lays down: where the value stops being a list
 * of links, the rest of it is dropped.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8288#appendix-B.2
 */
function parseLinkHeader(value) {
    const links = [];
    const cursor = new Cursor(value);
    for (;;) {
        cursor.skip(/[\s,]/);
        if (!cursor.take('<'))
            return links;
        const target = cursor.until(/>/);
        if (!cursor.take('>'))
            return links;
        links.push({ target: target.trim(), parameters: readParameters(cursor) });
        cursor.until(/,/);
    }
}
/** The link types of a link in lower case. */
function headerRelations({ parameters }) {
    return (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
/**
 * Whether a link is about the page that was sent with it, and not, by `anchor`, about something else or a part of it.
 *
 * @param pageUrl of the response, which relative anchors count from
 * @see https://www.rfc-editor.org/rfc/rfc8288#section-3.2
 */
function isAbout({ parameters }, pageUrl) {
    const anchor = parameters.get('anchor');
    return anchor === undefined || URL.parse(anchor, pageUrl)?.href === pageUrl.split('#', 1)[0];
}
function readParameters(cursor) {
    const parameters = new Map();
    for (;;) {
        cursor.skip(/\s/);
        if (!cursor.take(';'))
            return parameters;
        cursor.skip(/[\s;]/);
        const name = cursor.until(/[\s=;,]/).toLowerCase();
        cursor.skip(/\s/);
        let value = '';
        if (cursor.take('=')) {
            cursor.skip(/\s/);
            value = cursor.take('"') ? cursor.quoted() : cursor.until(/[;,]/).trim();
        }
        if (name !== '' && !parameters.has(name))
            parameters.set(name, value);
    }
}
class Cursor {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    take(character) {
        if (this.#text[this.#at] !== character)
            return false;
        this.#at++;
        return true;
    }
    skip(characters) {
        while (this.#at < this.#text.length && characters.test(this.#text[this.#at]))
            this.#at++;
    }
    /** What comes before one of the characters, or before the end. */
    until(characters) {
        const start = this.#at;
        while (this.#at < this.#text.length && !characters.test(this.#text[this.#at]))
            this.#at++;
        return this.#text.slice(start, this.#at);
    }
    /** The rest of a quoted string behind its opening quote, escapes undone. */
    quoted() {
        let value = '';
        while (this.#at < this.#text.length) {
            const character = this.#text[this.#at++];
            if (character === '"')
                break;
            value += character === '\\' ? (this.#text[this.#at++] ?? '') : character;
        }
        return value;
    }
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


/***/ }),

/***/ 89811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ ownScriptFiles),
/* harmony export */   m: () => (/* binding */ ownCode)
/* harmony export */ });
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9895);
/* harmony import */ var _script_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89921);


/** What the page's own script files say, as far as they are small. */
const ownScriptFiles = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_0__/* .perVisit */ .V)(async (visit) => (0,_script_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readScriptFiles */ .F8)(await visit.htmlPage(), url => visit.fetch(url)));
/** What the page's own scripts say, those in it and those in files of its host. */
const ownCode = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_0__/* .perVisit */ .V)(async (visit) => (0,_script_files_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(await visit.htmlPage(), await ownScriptFiles(visit)));


/***/ }),

/***/ 89921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   F8: () => (/* binding */ readScriptFiles),
/* harmony export */   Q: () => (/* binding */ ownScriptUrls)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _page_scripts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3916);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);




/** Most script files of a page that are read. */
const MAX_SCRIPTS = 5;
/** Bytes of a file above which it is a bundle of libraries, and not what somebody wrote for the site. */
const MAX_BYTES = 200_000;
/** Characters of the scripts in a page that are read together. */
const MAX_INLINE = 1_000_000;
/** Names of libraries, which many sites have a copy of. */
const LIBRARY = /\/(?:jquery|bootstrap|popper|owl|aos|wow|swiper|slick|gsap|scrolltrigger|scrollax|isotope|imagesloaded|masonry|lightbox|glightbox|magnific|fancybox|modernizr|html5shiv|respond|lazysizes|waypoints|purecounter|typed|particles|easing|fontawesome|feather)(?=[.-])[^/]{0,100}$/i;
/** Addresses of the page's own script files: those that somebody wrote for the site before copies of libraries. */
function ownScriptUrls(document, preview) {
    const urls = allScriptUrls(document, preview);
    const isLibrary = (url) => LIBRARY.test(new URL(url).pathname.slice(-200));
    return [...urls.filter(url => !isLibrary(url)), ...urls.filter(isLibrary)].slice(0, MAX_SCRIPTS);
}
function allScriptUrls(document, preview) {
    const { origin } = new URL(document.url);
    const urls = document
        .elements('script')
        .flatMap(script => document.resolve((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') ?? '') ?? [])
        .filter(url => URL.canParse(url))
        .map(url => (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .askedAt */ .YG)(preview, url))
        .filter(url => new URL(url).origin === origin && url !== document.url);
    return [...new Set(urls)];
}
/**
 * What the page's own script files say, as far as they are small.
 *
 * @param maxBytes of a file
 */
async function readScriptFiles({ document, preview }, fetch, maxBytes = MAX_BYTES) {
    const read = await Promise.all(ownScriptUrls(document, preview).map(async (url) => {
        const { final } = await fetch(url);
        const isRead = final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(final.status) && !final.truncated && final.body.length <= maxBytes;
        return isRead ? [{ url, text: final.body.toString('utf8') }] : [];
    }));
    return read.flat();
}
function codeOf({ document, preview }, files) {
    const inline = (0,_page_scripts_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineScripts */ .Yx)(document).map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6).join('\n');
    const isWhole = inline.length <= MAX_INLINE && files.length === allScriptUrls(document, preview).length;
    return { texts: [inline.slice(0, MAX_INLINE), ...files.map(({ text }) => text)], isWhole };
}


/***/ })

};
