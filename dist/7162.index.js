export const id = 7162;
export const ids = [7162];
export const modules = {

/***/ 56633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   Nt: () => (/* binding */ placeCount),
/* harmony export */   mM: () => (/* binding */ atPages),
/* harmony export */   yO: () => (/* binding */ MAX_OCCURRENCES)
/* harmony export */ });
const MAX_OCCURRENCES = 50;
function isFailure({ outcome, ignored, twinOf, }) {
    return outcome === 'fail' && ignored === undefined && twinOf === undefined;
}
function placeCount({ occurrences, occurrenceCount, }) {
    return Math.max(1, occurrenceCount ?? occurrences.length);
}
function atPages(check, pages) {
    const { occurrenceCount: _, failedPages = [], ...rest } = check;
    const count = pages.length + Math.max(0, placeCount(check) - failedPages.length);
    if (count === 0)
        return undefined;
    const known = new Map(check.occurrences.map((place) => [place.url, place]));
    const occurrences = pages.slice(0, MAX_OCCURRENCES).map(url => known.get(url) ?? { url });
    return {
        ...rest,
        occurrences,
        failedPages: [...pages],
        ...(count > occurrences.length && { occurrenceCount: count }),
    };
}


/***/ }),

/***/ 31955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ nameOfTag)
/* harmony export */ });
function nameOfTag(startTag) {
    return startTag.includes(' ') ? startTag : `This ${startTag}`;
}


/***/ }),

/***/ 18378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ widthInDoubt)
/* harmony export */ });
function widthInDoubt({ viewportWidth, documentWidth, fontInDoubt, imageInDoubt, }) {
    const size = `the page is ${documentWidth} px wide on a screen of ${viewportWidth} px, but without its`;
    if (fontInDoubt !== undefined)
        return `${size} font "${fontInDoubt}", which did not load or is not on this machine; it may fit in that`;
    if (imageInDoubt !== undefined)
        return `${size} image ${imageInDoubt}, which did not load and leaves an empty box that is too wide; it may fit with that`;
    return undefined;
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
const MAX_TEXT = 300_000;
const MAX_LINKS = 2000;
const MAX_ADDRESS = 500;
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
    const own = new Set(mails.map(host => host.toLowerCase()));
    return own.size === 1 ? [...own] : [];
}


/***/ }),

/***/ 47481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NQ: () => (/* binding */ opensMenu),
/* harmony export */   _D: () => (/* binding */ holdersOfLists),
/* harmony export */   a6: () => (/* binding */ isBesideLinks),
/* harmony export */   wB: () => (/* binding */ hasClassOfScripts)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const SERVED = /(?:^|[\s_-])(?:js|toggle|toggler|trigger|open|close|show|hide|modal|popup|dialog|dropdown|collapse|accordion|tab|tabs|slide|slider|carousel|prev|next|cookie|cookies|consent|lang|language|search|share|print|play|video|gallery|lightbox|filter|sort|load|more|scroll|top|menu|burger|cart|login|theme|submit|active|current)(?:$|[\s_-])/i;
const MAX_CLASSES = 1000;
function hasClassOfScripts(link) {
    return SERVED.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'class') ?? '').slice(0, MAX_CLASSES));
}
const BOX = /(?:^|[\s_-])(?:drop-?down|sub-?menu|mega-?menu|fly-?out)(?:$|[\s_-])/i;
const MAX_STEPS_TO_BOX = 3;
const MIN_LINKS = 2;
function holdersOfLists(document) {
    const holders = new Set();
    for (const list of document.elements('ul', 'ol', 'menu')) {
        let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(list);
        if (at)
            holders.add(at);
        for (let step = 0; at && step < MAX_STEPS_TO_BOX; step++) {
            const around = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at);
            if (around && isBox(at))
                holders.add(around);
            at = around;
        }
    }
    for (const box of document.elements('div')) {
        const around = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(box);
        if (around && isBox(box) && holdsLinks(box))
            holders.add(around);
    }
    return holders;
}
function holdsLinks({ childNodes }) {
    return childNodes.filter(node => node.nodeName === 'a').length >= MIN_LINKS;
}
function isBox(element) {
    return element.tagName === 'div' && BOX.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class') ?? '').slice(0, MAX_CLASSES));
}
function opensMenu(link, holders) {
    const parent = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(link);
    const isHeading = parent !== undefined && /^h[1-6]$/.test(parent.tagName);
    const around = isHeading ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(parent) : parent;
    return around !== undefined && holders.has(around);
}
function isBesideLinks(link) {
    const siblings = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(link)?.childNodes.filter(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq) ?? [];
    const next = siblings[siblings.indexOf(link) + 1];
    return next?.tagName === 'div' && holdsLinks(next);
}


/***/ }),

/***/ 34596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ opensSubMenu)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _text_text_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);


const MAX_BESIDE = 20;
const MAX_WITHIN = 10;
const MENUS = new Set(['ul', 'ol', 'menu']);
function opensSubMenu(link) {
    const item = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href')?.trim().endsWith('#') ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(link) : undefined;
    if (item?.tagName !== 'li')
        return false;
    return item.childNodes
        .slice(0, MAX_BESIDE)
        .some(node => node !== link && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(node) && (MENUS.has(node.tagName) || holdsMenu(node)));
}
function holdsMenu(element) {
    return (0,_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .firstNodes */ .wg)(element, MAX_WITHIN).some(node => MENUS.has(node.nodeName));
}


/***/ }),

/***/ 45469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ scriptedRoot)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

function scriptedRoot({ document, scripts }, name) {
    if (scripts.state !== 'seen' || !document.html)
        return undefined;
    const sent = scripts.before.html && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(scripts.before.html, name);
    const now = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(document.html, name);
    if (sent === now)
        return undefined;
    if (now === undefined)
        return `a script removes ${name}="${sent}" from <html>`;
    if (sent === undefined)
        return `a script sets ${name} of <html> to "${now}"`;
    return `a script changes ${name} of <html> from "${sent}" to "${now}"`;
}


/***/ }),

/***/ 47617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ localNumbers),
/* harmony export */   WH: () => (/* binding */ namesFax),
/* harmony export */   _u: () => (/* binding */ labelledNumbers),
/* harmony export */   tz: () => (/* binding */ MIN_PHONE_DIGITS),
/* harmony export */   ze: () => (/* binding */ isFictionalNumber)
/* harmony export */ });
const PHONE_WORDS = [
    ...[
        't[eé]l(?:\\.|efon|ephone|éfono|efono|efoon|éphone)?',
        'phone',
        'mobile?',
        'mobil',
        'handy',
        'call us(?: at)?',
        String.raw `call [\p{L} \u00a0-]{1,40}(?=[ \u00a0]number)`,
    ],
    ...['hotline', 'gsm(?=[.:])', 'telefonnummer', 'rufnummer', 'tlf', 'puh(?:elin)?', 'telepon', 'telp'],
    ...['m[óo]vil', 'celular', 'cellulare', 'telem[óo]vel', 'điện thoại', 'di động', 'sđt', 'τηλ(?:έφωνο)?'],
    ...['телефон', 'тел\\.?', 'טלפון', 'هاتف', 'جوال', 'تلفن', 'โทร', '電話', '电话', '전화', '☎', '📞'],
].join('|');
const IN_NUMBER = String.raw `\d \t\n\r\f\u00a0()./-`;
const LABELLED = new RegExp(String.raw `(?:^|[\s(·|,;–—-])(?:${PHONE_WORDS})(?:\.?[\s\u00a0]?[/／・&+][\s\u00a0]?fax)?[\s\u00a0]?(?:no\.?|number|番号)?[\s\u00a0]?[.:：]?[\s\u00a0]?(\(?\+?\(?\d[${IN_NUMBER}]{6,20}\d)`, 'giu');
const MIN_PHONE_DIGITS = 7;
const FAX_WORDS = 'fax|faks|ｆａｘ|t[ée]l[ée]copie|факс|φαξ|ファックス|ファクス|传真|傳真|팩스|फैक्स|فاكس|פקס';
const AS_FAX = String.raw `(?:${FAX_WORDS})(?:番号|号码|號碼|번호)?(?:[\s\u00a0](?:no|nr|number|numero|número|номер))?[^\d\p{L}]{0,5}`;
const FAX = new RegExp(FAX_WORDS, 'iu');
function namesFax(text) {
    return FAX.test(text);
}
const UNMISTAKABLE = new RegExp(String.raw `(?<!${AS_FAX}|[\d/+(-])(\(\d{3}\)[\s\u00a0]\d{3}[-.–]\d{4}|\(\+[1-9]\d{0,2}\)[\s\u00a0]?\d[${IN_NUMBER}]{5,16}\d|\+[1-9]\d{0,2}[\s\u00a0]\(?\d[${IN_NUMBER}]{5,16}\d)(?!\d)`, 'giu');
function labelledNumbers(text) {
    return [LABELLED, UNMISTAKABLE]
        .flatMap(pattern => [...text.matchAll(pattern)])
        .flatMap(match => {
        const number = firstOf(match[1]);
        const digits = digitsOf(number);
        const end = match.index + match[0].length - (match[1].length - number.length);
        return digits.length < MIN_PHONE_DIGITS ? [] : [{ number, digits, end }];
    });
}
const NOT_BEHIND = String.raw `(?<![\d+./(-]|\d\s|${AS_FAX})`;
const NOT_BEFORE = String.raw `(?![\d/-]|[.\s]\d)`;
const localForm = (form) => new RegExp(`${NOT_BEHIND}(?:${form})${NOT_BEFORE}`, 'giu');
const LOCAL_FORMS = new Map([
    ['fr', localForm(String.raw `0[1-79](?:[ .\u00a0]\d{2}){4}`)],
    [
        'sv',
        localForm(String.raw `0\d{1,3}[\s\u00a0]?[-–][\s\u00a0]?\d{2,3}[ \u00a0]\d{2}[ \u00a0]\d{2}|0\d{3}[-–]\d{3}[ \u00a0]\d{2}`),
    ],
    [
        'fi',
        localForm(String.raw `0(?:4\d|50)[ \u00a0-]\d{3}[ \u00a0]\d{4}|0[678]00[ \u00a0-]\d{3}[ \u00a0]\d{2,3}`),
    ],
    ['nl', localForm(String.raw `0(?:6-\d{8}|\d{2}-\d{7}|\d{3}-\d{6}|6(?:[ \u00a0]\d{2}){4})`)],
    ['ja', localForm(String.raw `0(?:\d-\d{4}|\d{2}-\d{3,4}|\d{3}-\d{2,3})-\d{4}`)],
    ['ko', localForm(String.raw `0(?:2|\d{2})-\d{3,4}-\d{4}`)],
    ['tr', localForm(String.raw `0[ \u00a0]?\(?[2-5]\d{2}\)?[ \u00a0]\d{3}[ \u00a0]\d{2}[ \u00a0]\d{2}`)],
]);
function localNumbers(text, language) {
    const form = LOCAL_FORMS.get(language);
    if (!form)
        return [];
    return Array.from(text.matchAll(form), ({ 0: number, index }) => ({
        number,
        digits: digitsOf(number),
        end: index + number.length,
    }));
}
function firstOf(text) {
    const first = text.split(/[\s\u00a0]\/[\s\u00a0]|\/(?=\()/, 1)[0];
    return digitsOf(first).length < MIN_PHONE_DIGITS ? text : first;
}
function digitsOf(text) {
    return text.replace(/\D/g, '');
}
const FICTIONAL = /^(?:44|0)0?(?:207946|1632960|7700900|808157|2920180|28964960|1(?:1[3-8]|21|31|41|51|61)4960)\d+$|^1?[2-9]\d\d55501\d\d$|^(?:33|0)0?(?:19900|26191|35301|46571|53649|63998)\d{4}$|^0+$/;
function isFictionalNumber(digits) {
    return FICTIONAL.test(digits);
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

/***/ 37411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isElementorAction)
/* harmony export */ });
const ACTION = /^elementor-action(?::|%3a)/i;
function isElementorAction(fragment) {
    return ACTION.test(fragment);
}


/***/ }),

/***/ 6273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ EXPIRING_IMAGES),
/* harmony export */   O: () => (/* binding */ whyNotLasting)
/* harmony export */ });
const EXPIRING_IMAGES = /^(?:scontent[\w.-]{0,60}\.(?:fbcdn\.net|cdninstagram\.com)|media\.licdn\.com)$/;
const GOOGLE_HOST = /^lh\d\.googleusercontent\.com$/;
const GOOGLE_PHOTO = /^\/(?:p|a|a-|gps-cs|gps-cs-s|gps-proxy|geougc|geougc-cs)\//;
function whyNotLasting({ hostname, pathname, searchParams }) {
    if (GOOGLE_HOST.test(hostname) && GOOGLE_PHOTO.test(pathname))
        return 'is a photo of a Google profile, whose address changes';
    if (!EXPIRING_IMAGES.test(hostname))
        return undefined;
    if (hostname === 'media.licdn.com' && !searchParams.has('e'))
        return undefined;
    return 'is kept by a social network, at a URL that expires within days or weeks';
}


/***/ }),

/***/ 28665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ MENU_LABEL_PATTERN)
/* harmony export */ });
const MENU = 'menu|menus|menü|menüyü|menyu|menú|menù|meny|menyen|menyn|menuen|menuet|meniu|meniul|izbornik|valikko|valikon|menüt|mobilmeny|navigation|navigationen|navigasjon|navigatie|navegación|navegação|navegació|navigazione|navigaci|navigace|nawigacja|nawigację|navigacija|navigaciju|navigacijo|меню|менюто|мени|навигация|навигацию|навігація|навігацію|μενού|תפריט|القائمة|قائمة|منو|メニュー|ナビゲーション|菜单|選單|菜單|导航|메뉴|เมนู';
const OPENS = 'open|show|toggle|display|expand|öffnen|anzeigen|umschalten|einblenden|ouvrir|afficher|basculer|abrir|mostrar|alternar|obre|obrir|apri|mostra|attiva|openen|tonen|wisselen|öppna|visa|växla|åpne|vis|veksle|åbn|skift|avaa|näytä|otwórz|pokaż|przełącz|rozwiń|otevřít|otevři|zobrazit|přepnout|rozbalit|otvoriť|zobraziť|prepnúť|otvori|prikaži|odpri|pokaži|deschide|afișează|comută|megnyitása|nyitása|megjelenítése|aç|göster|открыть|показать|переключить|відкрити|показати|перемкнути|отвори|покажи|άνοιγμα|εμφάνιση|εναλλαγή|פתח|פתיחת|הצג|فتح|عرض|تبديل|باز کردن|بازکردن|نمایش|buka|tampilkan|mở|hiện|atidaryti|rodyti|atvērt|rādīt|ava|näita|開く|を開く|打开|打開|切换|切換|열기|เปิด';
const BETWEEN = 'the|main|mobile|site|website|bar|drawer|button|el|la|le|il|lo|o|a|de|di|het|principal|principale|móvil|mobil|główne|mobilne|hlavní|hlavné|główną|mobilní|hoved|huvud|главное|мобильное|головне|المحمول';
const MENU_LABEL_PATTERN = `^\\s*(?:(?:${OPENS}|${BETWEEN})\\s{1,3}){0,4}(?:${MENU})(?:\\s{0,3}(?:${OPENS}|${BETWEEN})){0,3}\\s*$`;


/***/ }),

/***/ 37780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ isPlaceholderAddress),
/* harmony export */   o: () => (/* binding */ isPlaceholderHost)
/* harmony export */ });
const WORDS_FOR_HOST = /^(?:(?:your|my|dein|ihre|votre|tu|su)[-_]?)?(?:url|link|domain|domainname|website|webseite|webpage|homepage|site|siteurl|weburl|address|adresse|example|placeholder|yourname)$/i;
const MAP_HOST = /^(?:goo\.gl|maps\.app\.goo\.gl|(?:www\.|maps\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?|g\.page)$/;
const SAMPLE_OF_MAP = /\/(?:your|my)[-_](?:google[-_])?(?:maps?|place|location|business)(?:[-_](?:link|url|id|name|location|here))?\/?$/i;
function isPlaceholderAddress({ protocol, hostname, port, pathname }) {
    if (!/^https?:$/.test(protocol))
        return false;
    if (port === '' && WORDS_FOR_HOST.test(hostname))
        return true;
    return MAP_HOST.test(hostname) && SAMPLE_OF_MAP.test(pathname);
}
const PLACEHOLDER_HOST = /^(?:www\.)?your[-_]?(?:web[-_]?site|domain|site|user[-_]?name|company|business)(?:[-_]?(?:name|url|here))?\.(?:com|net|org|github\.io|gitlab\.io|netlify\.app|vercel\.app|pages\.dev|web\.app)$/i;
function isPlaceholderHost({ hostname }) {
    return PLACEHOLDER_HOST.test(hostname);
}


/***/ }),

/***/ 39148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ PLAIN_ATTRIBUTES),
/* harmony export */   f: () => (/* binding */ ATTRIBUTES_OF_LOOKS)
/* harmony export */ });
const PLAIN_ATTRIBUTES = [
    'href',
    'class',
    'style',
    'title',
    'aria-label',
    'target',
    'rel',
    'lang',
];
const ATTRIBUTES_OF_LOOKS = /^data-(?:i18n|translate|l10n|aos|wow|reveal|animat|scroll-reveal|sal)(?:$|-)/;


/***/ }),

/***/ 94451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isOwnersHost),
/* harmony export */   g: () => (/* binding */ OWNERS_HOST)
/* harmony export */ });
const OWNERS_HOST = '(?:www\\.)?(?:your[-_]?(?:new[-_]?|own[-_]?)?(?:domain|site|website|company|url)(?:[-_]?(?:name|here))?|(?:deine|ihre)[-_]?(?:domain|firma|webseite)|votre[-_]?(?:domaine|site|entreprise)|tu[-_]?(?:dominio|empresa|sitio)|nombre[-_]?(?:empresa|dominio)|nome[-_]?(?:attivita|azienda|sito|dominio|empresa|dasuaempresa)|(?:il[-_]?)?tuo[-_]?(?:sito|dominio)|seu[-_]?(?:site|dominio)|sua[-_]?empresa|twoja[-_]?(?:firma|domena|strona)|nazwa[-_]?firmy|jouw[-_]?(?:domein|bedrijf)|firma[-_]?adi|sirket[-_]?adi|alan[-_]?adiniz)\\.[a-z]{2,6}(?:\\.[a-z]{2})?';
const WHOLE = new RegExp(`^${OWNERS_HOST}$`, 'i');
function isOwnersHost(host) {
    return WHOLE.test(host);
}


/***/ }),

/***/ 54672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isInComment)
/* harmony export */ });
const MAX_LINE = 300;
function isInComment(script, at) {
    const line = script.slice(Math.max(script.lastIndexOf('\n', at) + 1, at - MAX_LINE), at);
    if (/(?:^|[^:'"`])\/\/|^\s*\*/.test(line))
        return true;
    return script.lastIndexOf('/*', at) > script.lastIndexOf('*/', at);
}


/***/ }),

/***/ 59257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ isEmptyInvitation),
/* harmony export */   Ul: () => (/* binding */ isStartOfNetwork),
/* harmony export */   WK: () => (/* binding */ networkAt)
/* harmony export */ });
const NETWORKS = /^(?:www\.|m\.|[a-z]{2}-[a-z]{2}\.)?(facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest|threads|snapchat|vimeo|dribbble|behance)\.(?:com|net|de|fr|es|it)$/;
const SHORT_HOSTS = new Map([
    ['wa.me', 'whatsapp'],
    ['t.me', 'telegram'],
    ['discord.gg', 'discord'],
]);
function networkAt({ hostname }) {
    return NETWORKS.exec(hostname)?.[1] ?? SHORT_HOSTS.get(hostname);
}
function isStartOfNetwork(url) {
    return networkAt(url) !== undefined && url.pathname === '/' && url.search === '';
}
function isEmptyInvitation({ hostname, pathname, search }) {
    return hostname === 'discord.gg' && pathname === '/' && search === '';
}


/***/ }),

/***/ 34350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ namesInSelectors),
/* harmony export */   G: () => (/* binding */ openersIn),
/* harmony export */   uQ: () => (/* binding */ openingComponentsIn)
/* harmony export */ });
const OPENS = /preventDefault|return\s?(?:false|!1)|(?:add|toggle|remove)Class|classList|showModal|\.(?:toggle|show|open|slide\w{0,10}|fade\w{0,10})\(/;
const MAX_HANDLER = 1500;
const MAX_SCRIPT = 2_000_000;
const MAX_HANDLERS = 2000;
const CLICK = String.raw `(?:addEventListener\(\s*["'\x60]click|onclick\s*=|on\(\s*["'][^"']{0,60}\bclick\b|click\(\s*(?=[^)\s]))`;
const SELECTOR = String.raw `(?<quote>["'\x60])(?<selector>[^"'\x60]{1,200})\k<quote>`;
const DELEGATED = new RegExp(String.raw `\.on\(\s*["'][^"']{0,60}\bclick\b[^"']{0,60}["']\s*,\s*${SELECTOR}`, 'g');
const FOUND = String.raw `(?:(?<byId>ElementById)|(?<byClass>ElementsByClassName)|querySelector(?:All)?|(?<![\w$])(?!getElement)[\w$]{1,30})\(\s*${SELECTOR}\s*\)`;
const DIRECT = new RegExp(String.raw `${FOUND}\)?\s*\??(?:\.forEach\([^;]{0,120}?)?\.${CLICK}`, 'g');
const NAMED = new RegExp(String.raw `(?<![\w.$])(?<variable>[\w$]{1,60})\s*=\s*(?:[\w$]{1,30}\.){0,3}(?:get)?${FOUND}`, 'g');
const OF_VARIABLE = new RegExp(String.raw `(?<![\w.$])([\w$]{1,60})\s*\??\.(?:forEach\([^;]{0,120}?\.)?${CLICK}`, 'g');
const OF_LOOP = new RegExp(String.raw `\bof\s+([\w$]{1,60})\s*\)[^;]{0,120}?\.${CLICK}`, 'g');
const ASKED = new RegExp(String.raw `\.(?:closest|matches)\(\s*${SELECTOR}\s*\)`, 'g');
const NAMED_HANDLER = /^["'\x60]?\s{0,5}(?:,\s{0,5})?(?:["'\x60][^"'\x60]{0,200}["'\x60]\s{0,5},\s{0,5})?([\w$]{1,60})\s{0,5}(?:[,);\n]|$)/;
const MAX_REGISTRATION = 300;
const MAX_NAMED_HANDLERS = 30;
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
function handlersCalled(text, name) {
    const definition = new RegExp(String.raw `(?<![\w$.])(?:function\s{1,5}${name.replaceAll('$', String.raw `\$`)}\s{0,5}\(|${name.replaceAll('$', String.raw `\$`)}\s{0,5}=(?![=>]))`, 'g');
    return text
        .matchAll(definition)
        .take(MAX_DEFINITIONS)
        .map(({ index }) => text.slice(index, index + MAX_HANDLER))
        .toArray();
}
const MAX_DEFINITIONS = 5;
const DEFINED = /customElements\.define\(\s*["'`]([a-z][\w.-]{0,60})["'`]/g;
const HEARS_ITSELF = /\bthis\.(?:addEventListener\(\s*["'`]click|onclick\s*=)/;
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
/* harmony export */   km: () => (/* binding */ scriptTexts),
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









const MAX_SCRIPTS = 10;
const hashNamesOfFiles = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => new Set((await scriptsOfSite(visit, MAX_SCRIPTS)).flatMap(_visit_link_check_hash_names_js__WEBPACK_IMPORTED_MODULE_6__/* .hashNamesIn */ .k)));
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
const MAX_FILES = 40;
const MAX_LINKS = 2000;
const MAX_OPENERS = 300;
const MAX_STEPS_UP = 30;
const MAX_CLASSES = 500;
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
    const texts = await scriptTexts(visit);
    const found = new Map();
    for (const list of texts.flatMap(_click_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .openersIn */ .G))
        for (const names of (0,_click_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .namesInSelectors */ .Ew)(list))
            if (found.size < MAX_OPENERS && isFoundBy(names, others))
                found.set(names.join(' '), names);
    return [...found.values()].filter(names => !leading.some(around => isFoundBy(names, around)));
});
const scriptTexts = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { document } = await visit.judgedPage();
    const inPage = document.elements('script').map(script => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(script));
    return [...inPage, ...(await scriptsOfSite(visit, MAX_FILES))];
});
const openingComponents = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => new Set((await scriptTexts(visit)).flatMap(_click_handlers_js__WEBPACK_IMPORTED_MODULE_5__/* .openingComponentsIn */ .uQ)));
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
const scrollsToTop = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { document } = await visit.judgedPage();
    const inPage = document.elements('script').some(script => SCROLLS.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(script)));
    return inPage || (await (0,_visit_own_scripts_js__WEBPACK_IMPORTED_MODULE_3__/* .ownScriptFiles */ .B)(visit)).some(({ text }) => SCROLLS.test(text));
});


/***/ }),

/***/ 60320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ sampleNumberIn),
/* harmony export */   Tj: () => (/* binding */ isSampleContact),
/* harmony export */   _f: () => (/* binding */ isSamplePlace),
/* harmony export */   cy: () => (/* binding */ leadsToNobody),
/* harmony export */   sW: () => (/* binding */ isSampleNumber),
/* harmony export */   uP: () => (/* binding */ isNobody)
/* harmony export */ });
/* harmony import */ var _page_text_phone_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47617);
/* harmony import */ var _syntax_sample_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94451);


const NOBODY = /^(?:by |von |par |por |[–—-]\s?)?(?:(?:john|jane) doe|(?:max|erika) mustermann)(?:$|,? (?:[–—-] )?(?:ceo|cto|founder|co-founder|designer|developer|manager|director|customer|client|marketing|author)\b.{0,40}$|[,.]$)/i;
const SAMPLE_ADDRESSES = [
    new RegExp(`^[\\w.+-]{1,40}@${_syntax_sample_host_js__WEBPACK_IMPORTED_MODULE_1__/* .OWNERS_HOST */ .g}$`, 'i'),
    /^[\w.+-]{1,40}@(?:example\.(?:com|org|net)|mydomain\.com)$/i,
    /^(?:info|contact|hello|mail|support|office|sales|name|email|example|your(?:[-_.]?(?:name|email|mail))?|user)@(?:domain|website|mysite|yoursite)\.com$/i,
    /^(?:example|your(?:[-_.]?(?:name|email|mail))?|name|email|someone|john\.?doe|jane\.?doe)@(?:site|email|mail|gmail|company)\.com$/i,
    /^[a-z0-9]{1,5}(?:\+[\w.-]{1,20})?@gmail\.com$/i,
];
const SAMPLE_DIGITS = /^(?:\d{0,3}0{8,}|\d{0,6}(?:1234567890?|12345678|23456789)|0123456789|0{2,3}1234567|\d{0,5}([1-9])\1{8}|1?5551234567)$/;
const WHATSAPP = /^(?:https?:)?\/\/(?:wa\.me\/|(?:api|web|www)\.whatsapp\.com\/send\/?\?(?:[^#]{0,60}&)?phone=)(?:%2B|\+)?([\d\s()-]{7,25}|[\dx]{0,5}x{5,12}|your[-_]?(?:phone|whatsapp)?[-_]?number(?:[-_]?here)?)(?:$|[/?&#])/i;
const SAMPLE_PLACES = /^(?:500 terry fran(?:c|ç)ois street\b.{0,60}|(?:tel|phone|call us)?[:.]?\s?123-456-7890|(?:tel|phone)?[:.]?\s?\(?555\)?[- ]555[- ]5555)$/i;
const SAMPLE_NUMBER = /^(?:(?:tel|phone|call us|тел|телефон)[.:]?\s?)?\+?\d{1,3}[\s-]?\(?\d{2,4}\)?[\s-](?:12-34-56|123-45-67|00-00-00|000-00-00)$/i;
const UNASSIGNED_NUMBER = /^(?:(?:tel|phone|call(?: us)?|fax)[.:]?\s?)?(?:\+?1[-. ])?(?:\(555\) ?\d{3}-\d{4}|\(?[2-9]\d\d\)?[-. ]555[-. ]01\d\d|\(?8(?:00|33|44|55|66|77|88)\)?[-. ][01]\d\d[-. ]\d{4})$/i;
const SAMPLE_STREET = /^(?:address[.:]?\s?)?(?:123|1234|12345) (?:main|any|fake|example|sample|street|your|business) (?:st|street|rd|road|ave|avenue|name)\b.{0,40}\b(?:any ?town|any ?city|your ?(?:city|town)|city ?name|city, (?:st|state)\b|12345)(?:$|[\s,.].{0,20}$)/i;
const LONGEST = 120;
const SAMPLES_OF_PLACES = [SAMPLE_PLACES, SAMPLE_NUMBER, SAMPLE_STREET];
function isNobody(text) {
    return text.length <= LONGEST && NOBODY.test(text);
}
function isSampleContact(text) {
    if (text.length > LONGEST)
        return false;
    const bare = text.replace(/^(?:e-?mail|mail|contact|kontakt|courriel|correo|web|website)\s?[:.]?\s/i, '');
    return isSampleAddress(bare) || (0,_syntax_sample_host_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnersHost */ .B)(bare) || UNASSIGNED_NUMBER.test(text);
}
const FORMAT = /(?<!\p{L})(?:e\.? ?g\.|z\. ?b\.|p\. ?ej\.|ej(?:emplo)?[.:]|ex(?:ample|emple|emplo)?[.:]|es\.|format)/iu;
const LONGEST_CONTACT = 300;
function sampleNumberIn(text) {
    if (text.length > LONGEST_CONTACT || FORMAT.test(text))
        return undefined;
    return (0,_page_text_phone_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .labelledNumbers */ ._u)(text).find(({ digits }) => SAMPLE_DIGITS.test(digits))?.number;
}
function isSampleNumber(digits) {
    return SAMPLE_DIGITS.test(digits);
}
function isSamplePlace(text) {
    return text.length <= LONGEST && SAMPLES_OF_PLACES.some(pattern => pattern.test(text));
}
function leadsToNobody(href) {
    const target = href.trim().slice(0, LONGEST);
    const mail = /^mailto:([^?]{1,100})/i.exec(target)?.[1];
    if (mail !== undefined)
        return isSampleAddress(mail);
    const number = /^tel:([+\d\s().-]{7,40})$/i.exec(target)?.[1];
    if (number !== undefined)
        return SAMPLE_DIGITS.test(number.replace(/\D/g, ''));
    const messenger = WHATSAPP.exec(target)?.[1];
    if (messenger !== undefined)
        return /^[\d\s()-]+$/.test(messenger) ? SAMPLE_DIGITS.test(messenger.replace(/\D/g, '')) : true;
    const host = /^https?:\/\/([^/?#:]{1,80})/i.exec(target)?.[1];
    return host !== undefined && (0,_syntax_sample_host_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnersHost */ .B)(host);
}
function isSampleAddress(address) {
    return SAMPLE_ADDRESSES.some(pattern => pattern.test(address));
}


/***/ }),

/***/ 87135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ namesBuilder),
/* harmony export */   Y: () => (/* binding */ isFromBuilder)
/* harmony export */ });
/* harmony import */ var _page_generator_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71088);

const BUILDER = /^Mobirise\b/i;
const MAX_NAME = 120;
function namesBuilder(text) {
    return BUILDER.test(text.slice(0, MAX_NAME));
}
function isFromBuilder(document) {
    return (0,_page_generator_names_js__WEBPACK_IMPORTED_MODULE_0__/* .generatorNames */ ._)(document).some(namesBuilder);
}


/***/ }),

/***/ 33244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ isOfTown)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);


const MAX_TEXT = 300;
const CALLED = /(?:^|[|·•:–—-]\s)(?:(?:la|le) )?(?:(?:commune|mairie|ville et commune) (?:de |du |des |d['’])|(?:Markt|Orts|Verbands|Samt|Einheits)?gemeinde(?:verwaltung)? \p{Lu}|Gemeinde(?:amt|verwaltung) |Stadtverwaltung |Ayuntamiento d|Ajuntament d|Concello d|Comune di |Câmara Municipal d|Junta de Freguesia |Prefeitura (?:Municipal )?d|Gemeente \p{Lu}|Urząd (?:Gminy|Miasta|Miejski) |Gmina \p{Lu}|Obec \p{Lu}|Město \p{Lu}|(?:town|city|village|parish) council\b)|\p{L}\s(?:town|city|village|parish) council(?:$|\s[|·•–—-])/iu;
const OF_CHURCH = /evangel|kathol|kirch|luther|reformiert|freie|christ|baptist|gottes|pfarr|jüdisch|islam/i;
const OFFICIAL = /\bsite (?:internet |web )?officiel de la (?:commune|mairie)|\boffizielle (?:Website|Webseite|Homepage|Internetseite|Seite) der (?:Markt|Orts)?gemeinde|\b(?:web|sitio|página) (?:web )?oficial del ayuntamiento|\bsito (?:web )?(?:ufficiale|istituzionale) del comune|\bsite oficial da (?:câmara municipal|prefeitura|junta de freguesia)|\bofficial (?:web ?)?site of the (?:town|city|village|parish|municipality) of/i;
function isOfTown(document) {
    const title = document.elements('title')[0];
    const said = (...names) => document.elements('meta').flatMap(meta => {
        const name = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'name') ?? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'property') ?? '').trim().toLowerCase();
        return names.includes(name) ? [((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '').slice(0, MAX_TEXT)] : [];
    });
    const names = [title ? (0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(title, MAX_TEXT) : '', ...said('og:site_name', 'og:title')];
    if (names.some(text => OF_CHURCH.test(text)))
        return false;
    return names.some(text => CALLED.test(text)) || said('description').some(text => OFFICIAL.test(text));
}


/***/ }),

/***/ 91206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ lacksPlus),
/* harmony export */   z: () => (/* binding */ codeBeforeZero)
/* harmony export */ });
const COUNTRIES = new Map([
    ['cs', ['420', 9]],
    ['sk', ['421', 9]],
    ['pl', ['48', 9]],
    ['uk', ['380', 9]],
    ['tr', ['90', 10]],
    ['hi', ['91', 10]],
    ['es', ['34', 9]],
    ['ca', ['34', 9]],
    ['fr', ['33', 9]],
]);
const MIN_DIGITS = 10;
function lacksPlus(number, text, language) {
    const digits = number.replace(/[\s\u00a0()./-]/g, '');
    if (!/^[1-9]\d+$/.test(digits) || digits.length < MIN_DIGITS)
        return false;
    const shown = text.replace(/[\s\u00a0()./–-]/g, '');
    if (shown.includes(`+${digits}`))
        return true;
    const [code, length] = COUNTRIES.get(language.split('-')[0]) ?? [];
    return code !== undefined && digits.startsWith(code) && digits.length === code.length + length;
}
const DROPS_ZERO = new Set(('1 20 27 31 32 33 40 41 43 44 46 49 60 61 62 63 64 66 81 82 84 86 90 91 92 94 98 212 213 233 234 249 250 251 254 255 256 ' +
    '260 263 353 355 358 359 380 381 382 385 386 387 389 421 880 886 961 962 963 964 966 967 971 972 977 994 995 996').split(' '));
const MIN_WHOLE = 10;
const MAX_WHOLE = 15;
const NORTH_AMERICAN = 11;
function codeBeforeZero(number, dialled) {
    const written = dialled ? number.replace(/[()]/g, '') : number;
    const [, digits = ''] = /^\s*(?:\+|00)\s?([\d\s\u00a0./–-]{8,30})\s*$/.exec(written) ?? [];
    const all = digits.replace(/\D/g, '');
    if (all.length < MIN_WHOLE || all.length > MAX_WHOLE || /0{6}|123456|(\d)\1{6}/.test(all))
        return undefined;
    const code = [1, 2, 3].map(length => all.slice(0, length)).find(start => DROPS_ZERO.has(start));
    if (code === undefined)
        return undefined;
    const isAmerican = all.length === NORTH_AMERICAN && (dialled || /^\s*\+\s?1\D/.test(written));
    if (code === '1' && !isAmerican)
        return undefined;
    return all[code.length] === '0' && all[code.length + 1] !== '0' ? code : undefined;
}


/***/ }),

/***/ 46991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rl: () => (/* binding */ withoutIndexFile),
/* harmony export */   Uk: () => (/* binding */ homeLinksInVain),
/* harmony export */   Yr: () => (/* binding */ isLanguageHome),
/* harmony export */   dX: () => (/* binding */ leadsHome)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);


const LANGUAGE_HOME = /^\/[a-z]{2,3}(?:[-_][a-z]{2,4})?\/?$/i;
const LANGUAGE_FILE = /^\/(?:index[-_.])?(?:ar|bg|ca|cs|cz|da|de|dk|el|en|es|et|eu|fa|fi|fr|gb|gl|he|hr|hu|id|it|ja|jp|ko|lt|lv|nl|no|pl|pt|ro|ru|se|sk|sl|sr|sv|th|tr|uk|us|vi|zh)(?:\.html?|\.php)?$/i;
const INDEX_FILE = /\/(?:index|default)\.[a-z]{2,5}$/i;
const HOME_FILE = /\/(?:index|default|home|homepage|home-page)(?:\.[a-z]{2,5})?\/?$/i;
const START_FILE = /^((?:\/[a-z]{2}(?:-[a-z]{2})?)?\/)(?:start|startseite|main|welcome|accueil|inicio)(?:\.[a-z]{2,5})?\/?$/i;
const HOME_NAMES = new Set([
    ...['home', 'homepage', 'home page', 'main page', 'start page', 'go home', 'back to home'],
    ...['startseite', 'zur startseite', 'accueil', "page d'accueil", 'inicio', 'página principal'],
    ...['início', 'página inicial', 'pagina iniziale', 'hem', 'startsida', 'hjem', 'forside', 'forsiden'],
    ...['startpagina', 'etusivu', 'strona główna', 'domů', 'úvod', 'kezdőlap', 'acasă', 'ana sayfa'],
    ...['главная', 'головна', 'αρχική', 'ホーム', 'トップ', '首页', '首頁', '主页', '홈'],
]);
const MAX_NAME = 40;
const LOGO = /^(?:(?:site|nav|navbar|header|custom|page|main|top)[-_]*)*(?:logo|brand|branding|site[-_]?title|site[-_]?name)(?:[-_]*(?:link|img|image|wrapper|container))?$/i;
const MAX_CLASSES = 1000;
function isLanguageHome(path) {
    return LANGUAGE_HOME.test(path) || LANGUAGE_FILE.test(path);
}
function withoutIndexFile(path) {
    return path.replace(INDEX_FILE, '/');
}
function leadsHome(path) {
    const folders = foldersAbove(path);
    return ({ url, element }) => {
        const to = url.pathname.replace(HOME_FILE, '/').replace(START_FILE, '$1');
        return (to === '/' ||
            isLanguageHome(to) ||
            folders.has(to.endsWith('/') ? to : `${to}/`) ||
            /(?:^|\s)home(?:\s|$)/i.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel') ?? '') ||
            isCalledHome(element) ||
            isLogo(element));
    };
}
const BESIDE = /^(?:\.|\.\/|(?:\.\/)?(?:index|default)\.[a-z]{2,5})$/i;
function homeLinksInVain(path, links) {
    if (!path.endsWith('/'))
        return { named: [], logos: [] };
    const isOwn = ({ url }) => withoutIndexFile(url.pathname) === path;
    const others = links.filter(link => !isOwn(link));
    const outside = others.filter(({ url }) => !url.pathname.startsWith(path));
    if (2 * outside.length <= others.length)
        return { named: [], logos: [] };
    const own = links.filter(link => isOwn(link) && link.url.hash === '');
    const named = own.filter(({ element }) => isCalledHome(element));
    const logos = own.filter(({ element }) => BESIDE.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href')?.trim() ?? '') && isLogo(element));
    return { named, logos };
}
function foldersAbove(path) {
    const steps = path.replace(/\/$/, '').split('/').slice(0, -1);
    return new Set(steps.map((_, at) => `${steps.slice(0, at + 1).join('/')}/`));
}
function isCalledHome(link) {
    const names = [(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'aria-label'), (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'title'), (0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(link, MAX_NAME)];
    return names.some(name => name !== undefined && name.length <= MAX_NAME && HOME_NAMES.has(withoutSigns(name).toLowerCase()));
}
function withoutSigns(name) {
    return name.replace(/^[^\p{L}]{1,10}/u, '').replace(/[^\p{L}]{1,10}$/u, '');
}
function isLogo(link) {
    const parent = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(link);
    const images = link.childNodes.filter(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq).filter(({ tagName }) => tagName === 'img');
    return ([link, ...(parent ? [parent] : []), ...images].some(isNamedLogo) ||
        images.some(image => /logo/i.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(image, 'src') ?? '')));
}
function isNamedLogo(element) {
    const classes = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class') ?? '').slice(0, MAX_CLASSES).split(/\s+/);
    return [...classes, (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id')?.slice(0, MAX_CLASSES) ?? ''].some(name => LOGO.test(name));
}


/***/ }),

/***/ 70802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/text/percent-decoded.js
var percent_decoded = __webpack_require__(35601);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/visit/shown-page.js
var shown_page = __webpack_require__(92263);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/anchors.js






const SWITCHES = [
    ...['role', 'onclick', 'aria-controls', 'aria-expanded', 'aria-haspopup'],
    ...['data-toggle', 'data-bs-toggle', 'data-target', 'data-bs-target', 'data-slide', 'data-bs-slide'],
];
const MAX_TEXT = 60;
const MAX_STEPS_UP = 20;
const anchors_anchors = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'anchor-ambiguous': {
            severity: 'notice',
            title: 'Links lead to an id that several elements have',
            why: 'They all lead to the first of these elements. Visitors cannot reach the others.',
            fix: 'Give each element an id of its own.',
            help: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
            example: '<a href="#price">Prices</a> … <h2 id="price">Monthly</h2> … <h2 id="price">Yearly</h2>',
        },
        'label-ambiguous': {
            severity: 'warning',
            title: 'A label or aria-labelledby names an id that several elements have',
            why: 'Browsers take the first of these elements: a click on the label goes there, the other field has no label, and an aria-labelledby reads out the wrong text.',
            fix: 'Give each element an id of its own, and name that id in the label.',
            help: 'https://html.spec.whatwg.org/multipage/forms.html#attr-label-for',
            example: '<label for="mail">Mail</label><input id="mail"> … <label for="mail">Mail</label><input id="mail">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { document } = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return {
            judgements: { 'anchor-ambiguous': judgeAnchors(document), 'label-ambiguous': judgeLabels(document) },
        };
    },
});
function judgeAnchors(document) {
    const wanted = pageAnchors(document, (link, id) => !isMarkOf(link, id));
    if (wanted.size === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no link leads to a place on the page');
    const byId = elementsById(document, wanted);
    if (byId.size === 0)
        return (0,judging_judgement/* notApplicable */.hH)('none of the places that the page links to is there');
    const others = [...byId].flatMap(([id, [first, ...others]]) => others
        .filter(element => !isBeginning(element, first) && !isInHeadingOf(element, first))
        .map(element => {
        const line = document.positionOf(first)?.line;
        const where = line === undefined ? 'the first element with this id' : `the <${first.tagName}> in line ${line}`;
        return document.occurrence(element, `Links to #${id} lead to ${where}, not to this <${element.tagName}>.`);
    }));
    return (0,judging_judgement/* failWhere */.a4)(others);
}
function isBeginning(element, other) {
    let at = element;
    for (let step = 0; step < MAX_STEPS_UP; step++) {
        if (at === other)
            return true;
        const parent = (0,html_document/* parentOf */.gN)(at);
        if (!parent || parent.childNodes.find(isSeen) !== at)
            return false;
        at = parent;
    }
    return false;
}
function isInHeadingOf(element, other) {
    const heading = headingAround(element);
    return heading !== undefined && heading === headingAround(other);
}
function headingAround(element) {
    let at = element;
    for (let step = 0; at && step < MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (/^h[1-6]$/.test(at.tagName))
            return at;
    return undefined;
}
function isSeen(node) {
    return (0,html_document/* isElement */.vq)(node) || (node.nodeName === '#text' && 'value' in node && node.value.trim() !== '');
}
const LABELABLE = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea']);
const NAMING = ['aria-labelledby', 'aria-describedby'];
function judgeLabels(document) {
    const labelled = namedBy(document.elements('label'), 'for');
    const naming = NAMING.flatMap(name => [...namedBy(document.elements(), name)]);
    const byId = elementsById(document, new Set([...labelled, ...naming]));
    if (labelled.size + naming.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no label of the page names an element by its id');
    const fields = [...labelled].flatMap(id => {
        const [first, ...others] = byId.get(id) ?? [];
        const message = `The label for="${id}" belongs to the first element with this id, a <${first?.tagName}>.`;
        return others
            .filter(element => isField(element) && !isLabelled(element))
            .map(element => document.occurrence(element, message));
    });
    const texts = [...new Set(naming)].flatMap(id => {
        const [first, ...others] = byId.get(id) ?? [];
        const said = first && (0,text_start/* startOfSeenText */.Mq)(first, MAX_TEXT);
        const message = `An ARIA attribute that names id="${id}" gets the text of the first element with it: "${said}".`;
        return others
            .filter(element => (0,text_start/* startOfSeenText */.Mq)(element, MAX_TEXT) !== said)
            .map(element => document.occurrence(element, message));
    });
    return (0,judging_judgement/* failWhere */.a4)([...fields, ...texts]);
}
function namedBy(elements, name) {
    const ids = elements.flatMap(element => (0,html_document/* attribute */.lt)(element, name)?.split(/\s+/) ?? []);
    return new Set(ids.filter(id => id !== ''));
}
function isField(element) {
    return LABELABLE.has(element.tagName) && (0,html_document/* attribute */.lt)(element, 'type')?.toLowerCase() !== 'hidden';
}
function isLabelled(field) {
    if (['aria-label', 'aria-labelledby'].some(name => (0,html_document/* attribute */.lt)(field, name) !== undefined))
        return true;
    let at = (0,html_document/* parentOf */.gN)(field);
    for (let step = 0; at && step < MAX_STEPS_UP; step++) {
        if (at.tagName === 'label' || (0,html_document/* attribute */.lt)(at, 'hidden') !== undefined)
            return true;
        at = (0,html_document/* parentOf */.gN)(at);
    }
    return false;
}
function idsNamedByPage(document) {
    const naming = NAMING.flatMap(name => [...namedBy(document.elements(), name)]);
    return new Set([...pageAnchors(document), ...namedBy(document.elements('label'), 'for'), ...naming]);
}
function elementsById(document, wanted) {
    const byId = new Map();
    for (const element of document.elements()) {
        const id = (0,html_document/* attribute */.lt)(element, 'id');
        if (id === undefined || !wanted.has(id))
            continue;
        const same = byId.get(id);
        if (same)
            same.push(element);
        else
            byId.set(id, [element]);
    }
    return byId;
}
const MAX_STEPS_TO_PLACE = 4;
function isMarkOf(link, id) {
    let at = (0,html_document/* parentOf */.gN)(link);
    for (let step = 0; at && step < MAX_STEPS_TO_PLACE; step++, at = (0,html_document/* parentOf */.gN)(at))
        if ((0,html_document/* attribute */.lt)(at, 'id') === id)
            return true;
    return false;
}
function pageAnchors(document, counts = () => true) {
    const ids = new Set();
    for (const link of document.elements('a', 'area')) {
        const href = (0,html_document/* attribute */.lt)(link, 'href')?.trim();
        if (!href?.startsWith('#') || href === '#' || href.startsWith('#:~:'))
            continue;
        if (SWITCHES.some(name => (0,html_document/* attribute */.lt)(link, name) !== undefined))
            continue;
        const id = (0,percent_decoded/* percentDecoded */.o)(href.slice(1));
        if (counts(link, id))
            ids.add(id);
    }
    return ids;
}

// EXTERNAL MODULE: ./lib/engine/visit/layout-gap.js + 1 modules
var layout_gap = __webpack_require__(59313);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/visit/rendering.js
var rendering = __webpack_require__(97382);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/own-loading.js



const ownLoading = (0,per_visit/* perVisit */.V)(async (visit) => {
    await (0,shown_page/* shownPage */.V)(visit);
    return await (0,rendering/* ownRenderingOrReason */.Ge)(visit);
});

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/visit/github-pages.js
var github_pages = __webpack_require__(38658);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/third-party-purpose.js
var third_party_purpose = __webpack_require__(22443);
// EXTERNAL MODULE: ./lib/engine/visit/uncalled-scripts.js
var uncalled_scripts = __webpack_require__(24131);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/absent-scripts.js



async function absentServer({ requests, consoleErrors }, isMissing, others) {
    const missing = requests.filter(isMissing);
    if ((0,uncalled_scripts/* stoppedForWant */.T)(consoleErrors))
        return (await libraryOf(missing))?.url;
    const idle = new Set([...third_party_purpose/* SERVE_NOTHING */.EM, ...others]);
    for (const { url } of missing)
        if (!idle.has(await (0,third_party_purpose/* purposeOf */.eK)(url)))
            return url;
    return undefined;
}
async function libraryOf(missing) {
    for (const request of missing)
        if ((await (0,third_party_purpose/* purposeOf */.eK)(request.url)) === 'library')
            return request;
    return missing[0];
}
async function absentOpener(rendered) {
    const missing = await absentServer(rendered, isWithheld, ['captcha', 'marketing']);
    return missing && `a script that may open the menu was not loaded: ${missing}`;
}
function isWithheld({ type, inFrame, status, failure }) {
    if (type !== 'Script' || inFrame)
        return false;
    if (status === undefined)
        return true;
    return !(0,network_status/* isGone */.ST)(status) && (failure !== undefined || status >= 400);
}

// EXTERNAL MODULE: ./lib/engine/page/scripts.js
var page_scripts = __webpack_require__(3916);
// EXTERNAL MODULE: ./lib/engine/visit/own-scripts.js
var own_scripts = __webpack_require__(89811);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/exported-forms.js





const MAX_INLINE = 50;
const exported_forms_MAX_TEXT = 300_000;
const MAX_FORMS = 5;
const OTHER_WAYS = /formspree|web3forms|emailjs|formsubmit\.co|getform\.io|usebasin|staticforms|simply-?static|script\.google\.com\/macros/i;
async function exportedForms(visit, document) {
    const forms = document
        .elements('form')
        .filter(form => isContactForm7(form, document, visit.preview))
        .slice(0, MAX_FORMS);
    if (forms.length === 0 || !(await (0,github_pages/* isForGitHubPages */.n)(visit)))
        return [];
    const inline = (0,page_scripts/* inlineScripts */.Yx)(document)
        .slice(0, MAX_INLINE)
        .map(script => (0,html_document/* textOf */.b6)(script).slice(0, exported_forms_MAX_TEXT));
    const files = (await (0,own_scripts/* ownScriptFiles */.B)(visit)).map(({ text }) => text.slice(0, exported_forms_MAX_TEXT));
    if ([...inline, ...files].some(text => OTHER_WAYS.test(text)))
        return [];
    if (inline.some(text => namesOtherServer(text, document, visit.preview)))
        return [];
    return forms.map(form => document.occurrence(form, 'Contact Form 7 sends this form to WordPress, and GitHub Pages runs no programs: nobody gets the message.'));
}
function isContactForm7(form, document, preview) {
    const classes = (0,html_document/* attribute */.lt)(form, 'class')?.split(/\s+/, 50) ?? [];
    const action = document.addressOf((0,html_document/* attribute */.lt)(form, 'action') ?? '');
    return (classes.includes('wpcf7-form') &&
        (0,html_document/* attribute */.lt)(form, 'onsubmit') === undefined &&
        action?.hash.startsWith('#wpcf7-') === true &&
        isOwn(action, document, preview));
}
const ROOT = /"(?:root|apiRoot)"\s{0,5}:\s{0,5}"([^"]{1,200})"/;
function namesOtherServer(text, document, preview) {
    const at = text.indexOf('wpcf7');
    const root = at < 0 ? undefined : ROOT.exec(text.slice(at))?.[1];
    const url = root === undefined ? undefined : document.addressOf(root.replaceAll('\\/', '/'));
    return url !== undefined && !isOwn(url, document, preview);
}
function isOwn(url, document, preview) {
    return url.origin === new URL(document.url).origin || (0,syntax_preview/* isOnProduction */.dT)(preview, url);
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/sent-by-script.js



const sent_by_script_MAX_INLINE = 50;
const sent_by_script_MAX_TEXT = 300_000;
const MAX_CALLS = 50;
const SENDS = /(?:(?<![\w.])(?:\$|jQuery)\.post\(\s{0,20}|\bfetch\(\s{0,20}|(?<![\w$])["']?url["']?\s{0,5}:\s{0,5}|\.open\(\s{0,5}["']POST["'],\s{0,5})(["'`])((?![a-z]{1,10}:|\/\/)[^"'`\s?#$]{1,100}\.(?:php[57]?|aspx?|jsp|cgi|pl))\1/gi;
const sent_by_script_OTHER_WAYS = /https?:\/\/(?!www\.w3\.org\/)|emailjs|formspree|web3forms|netlify|\baxios\b|sendBeacon|mailto:|wa\.me|whatsapp|\.submit\(\)/i;
async function programsOfScripts(visit, document) {
    const inline = (0,page_scripts/* inlineScripts */.Yx)(document).slice(0, sent_by_script_MAX_INLINE).map(html_document/* textOf */.b6);
    const files = (await (0,own_scripts/* ownScriptFiles */.B)(visit)).map(({ text }) => text);
    const scripts = [...inline, ...files]
        .map(text => text.slice(0, sent_by_script_MAX_TEXT))
        .map(text => ({ text, programs: programsIn(text, document) }))
        .filter(({ programs }) => programs.size > 0);
    return ({ id, program }) => {
        if (program !== undefined && scripts.some(({ programs }) => programs.has(program)))
            return program;
        if (id === undefined)
            return undefined;
        const naming = scripts.filter(({ text }) => namesId(text, id));
        const [script] = naming;
        if (!script || naming.length > 1 || script.programs.size > 1 || sent_by_script_OTHER_WAYS.test(script.text))
            return undefined;
        return [...script.programs][0];
    };
}
function programsIn(text, document) {
    const programs = new Set();
    let calls = 0;
    for (const [, , written] of text.matchAll(SENDS)) {
        if (++calls > MAX_CALLS)
            break;
        const path = document.addressOf(written)?.pathname;
        if (path !== undefined)
            programs.add(path);
    }
    return programs;
}
function namesId(text, id) {
    return ["'", '"', '`'].some(quote => [`${quote}#${id}${quote}`, `${quote}${id}${quote}`].some(name => text.includes(name)));
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/unserved-forms.js












const unservedForms = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'form-only-demo': {
            severity: 'error',
            title: 'A form is only a demo and sends nothing',
            why: 'Visitors fill it in, and their message or booking is lost. Some read that the site is not finished, others believe that they were heard.',
            fix: 'Connect the form to what receives it, such as your server or a form service, or take it off the page until then.',
            help: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Extensions/Forms/Sending_and_retrieving_form_data',
            example: '<form onsubmit="event.preventDefault(); alert(\'Demo: to be connected later\')"> … </form>',
        },
        'form-leads-nowhere': {
            severity: 'warning',
            title: 'A form sends its messages to nobody',
            why: 'Visitors fill it in, and their message or booking is lost without an error: the page only reloads, or asks for a mail program that most visitors have not set up.',
            fix: 'Set action to the URL that receives the form, such as your server or a form service, or send the form with a script.',
            help: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Extensions/Forms/Sending_and_retrieving_form_data',
            example: '<form action="#" method="post"><input type="email" name="email"> … </form>, and no script sends it',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return { judgements: await judgeForms(visit) };
    },
});
function both(judgement) {
    return { 'form-only-demo': judgement, 'form-leads-nowhere': judgement };
}
async function judgeForms(visit) {
    const { document } = await (0,shown_page/* shownJudgedPage */.q)(visit);
    const rendered = await ownLoading(visit);
    if (rendered instanceof Error)
        return both((0,judging_judgement/* judgedWithout */.Qh)(rendered));
    if (document.elements('form').length === 0)
        return both((0,judging_judgement/* notApplicable */.hH)('the page has no forms'));
    const exported = await exportedForms(visit, document);
    if (exported.length > 0)
        return { 'form-only-demo': (0,judging_judgement/* pass */.IX)(), 'form-leads-nowhere': (0,judging_judgement/* failWhere */.a4)(exported) };
    const isStatic = isServedAsFile(await visit.response()) || isNamedAsFile(document);
    const programOf = await programsOfScripts(visit, document);
    const sentTo = (form) => (form.isHandled === 'by-its-action' ? form.program : undefined) ??
        programOf({ program: form.program, id: /^#([\w-]+)$/.exec(form.selector)?.[1] });
    const isLost = async (form) => {
        const { method, isMail, isStopped, isHeld, isFeigned, isHandled, program, programOrigin } = form;
        const isOwn = programOrigin === undefined || isOfSite(visit, programOrigin);
        if (program !== undefined && !isOwn && !isStopped)
            return false;
        if (isHandled)
            return sentTo(form) !== undefined && (await (0,github_pages/* isForGitHubPages */.n)(visit));
        if (isMail || isStopped || isHeld || isFeigned === 'always')
            return true;
        return program === undefined ? isStatic || method !== 'post' : await (0,github_pages/* isForGitHubPages */.n)(visit);
    };
    const found = rendered.unservedForms;
    const lost = found && (await Promise.all(found.map(isLost)));
    const forms = found?.filter((_, at) => lost[at]);
    if (!forms)
        return both((0,judging_judgement/* notMeasured */.q7)('Chrome had no time left to look for listeners'));
    const certain = forms.filter(form => form.isFeigned === 'always' || sentTo(form) !== undefined);
    const missing = await absentServer(rendered, isMissingScript, []);
    const told = missing === undefined
        ? forms
        : (await absentServer(rendered, isMissingScript, ['captcha', 'library'])) === undefined
            ? certain
            : [];
    if (told.length === 0 && forms.length > 0)
        return both((0,judging_judgement/* notMeasured */.q7)(`a script that may send the form was not loaded: ${missing}`));
    if (told.length > 0 && rendered.document.elements('script').some(isHeldBack))
        return both((0,judging_judgement/* notMeasured */.q7)('scripts that wait for a visitor or for consent may send the form'));
    const placeOf = (form, message) => ({
        url: rendered.url,
        selector: form.selector,
        message,
    });
    return {
        'form-only-demo': (0,judging_judgement/* failWhere */.a4)(told.flatMap(form => (form.demo === undefined ? [] : placeOf(form, demoMessage(form.demo))))),
        'form-leads-nowhere': (0,judging_judgement/* failWhere */.a4)(told.filter(({ demo }) => demo === undefined).map(form => placeOf(form, messageOf(form, sentTo(form))))),
    };
}
function demoMessage(demo) {
    return `This form is kept from being sent, and its script only says "${(0,cut/* cutEnd */.ym)(demo, MAX_DEMO)}": nobody gets what visitors write.`;
}
const MAX_DEMO = 120;
function messageOf({ isMail, hasFile, isStopped, isHeld, isFeigned, isHandled, program }, sentTo) {
    if (isHandled && sentTo !== undefined)
        return `A script sends this form to ${(0,cut/* cutEnd */.ym)(sentTo, MAX_PATH)}, and GitHub Pages runs no programs: nobody gets the message.`;
    if (isHeld)
        return 'The script of this form keeps it from being sent and does nothing else: nobody gets what visitors write.';
    if (program !== undefined && !isStopped && isFeigned !== 'always')
        return `This form is sent to ${(0,cut/* cutEnd */.ym)(program, MAX_PATH)}, and GitHub Pages runs no programs: visitors see an error.`;
    if (isFeigned)
        return 'The script of this form keeps it from being sent and tells visitors that it was: nobody gets their message.';
    if (isStopped)
        return 'The onsubmit of this form keeps it from being sent, and no script sends it.';
    const lost = hasFile ? ', and the file that they choose is never sent' : '';
    return isMail
        ? `This form is sent by the mail program of the visitor (action="mailto:…"): without one nothing is sent${lost}.`
        : 'This form is sent to the page itself, and no script handles it.';
}
const MAX_PATH = 100;
function isOfSite({ preview, origin }, other) {
    return new URL((0,syntax_preview/* askedAt */.YG)(preview, `${other}/`)).origin === origin;
}
const FILE_SERVERS = /^(?:github\.com|amazons3|surge)$/i;
function isServedAsFile(response) {
    const { pathname } = new URL(response.url);
    return /\.html?$/i.test(pathname) || FILE_SERVERS.test((0,exchange/* header */.wx)(response, 'server') ?? '');
}
const MAX_LINKS = 1000;
function isNamedAsFile(document) {
    const { origin, pathname } = new URL(document.url);
    const names = pathname.endsWith('/')
        ? [`${pathname}index`, pathname.slice(0, -1)]
        : [pathname, `${pathname}/index`];
    const files = new Set(names.flatMap(name => [`${name}.html`, `${name}.htm`]));
    return document
        .elements('a')
        .slice(0, MAX_LINKS)
        .some(link => {
        const target = document.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? '#');
        return target?.origin === origin && files.has(target.pathname);
    });
}
function isHeldBack(script) {
    return /lazy|delay|defer|partytown|text\/plain/i.test((0,html_document/* attribute */.lt)(script, 'type') ?? '');
}
function isMissingScript({ type, inFrame, status, failure }) {
    return type === 'Script' && !inFrame && (failure !== undefined || status === undefined || status >= 400);
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/tried-out-judgement.js



async function judgeTriedOut(visit, { about, found, untried, doubt, scriptsMay, message }) {
    const rendered = await ownLoading(visit);
    if (rendered instanceof Error)
        return (0,judging_judgement/* judgedWithout */.Qh)(rendered);
    const { document, url } = rendered;
    if (document.elements(...about.names).length === 0)
        return (0,judging_judgement/* notApplicable */.hH)(about.none);
    const faults = found(rendered);
    if (!faults)
        return (0,judging_judgement/* notMeasured */.q7)(untried);
    const why = faults.length > 0 ? await doubt?.(rendered, faults) : undefined;
    if (why !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(why);
    if (faults.length > 0 && scriptsMay !== undefined && document.elements('script').some(isHeldBack))
        return (0,judging_judgement/* notMeasured */.q7)(`scripts that wait for a visitor or for consent may ${scriptsMay}`);
    return (0,judging_judgement/* failWhere */.a4)(faults.map(one => ({ url, selector: one.selector, message: message(one) })));
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/buttons-beyond-screen.js



const buttonsBeyondScreen = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'button-beyond-screen': {
            severity: 'warning',
            title: 'A button of the header lies beyond the edge of the screen of a phone',
            why: 'The page cannot be scrolled sideways to it, so that nobody with a phone can press it. Often it is the last one in its row, the one that opens the menu.',
            fix: 'Make the header fit a phone: hide or shrink what stands before the button, or let the row wrap.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/flex-wrap',
            example: 'nav { display: flex } with six icons in a row of 412 px, and body { overflow-x: hidden }',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return {
            judgements: {
                'button-beyond-screen': await judgeTriedOut(visit, {
                    about: { names: ['header', 'nav', 'div'], none: 'the page has no header' },
                    found: ({ buttonsBeyondScreen }) => buttonsBeyondScreen,
                    untried: 'Chrome had no time left to look for the buttons of the header',
                    doubt: async (rendered, [first]) => first?.fontInDoubt === undefined
                        ? ((0,layout_gap/* iconGap */.AZ)(rendered) ?? (await (0,layout_gap/* layoutGap */.X7)(rendered)))
                        : `the header may fit the screen in the font "${first.fontInDoubt}", which did not load or is not on this machine`,
                    message: ({ text, left, screen }) => `${text === '' ? 'The button' : `"${text}"`} begins at ${left} px on a screen of ${screen} px.`,
                }),
            },
        };
    },
});

;// CONCATENATED MODULE: ./lib/engine/tools/ux/canceling-functions.js
const MAX_SCRIPTS = 1_000_000;
const MAX_FUNCTION = 3000;
const MAX_DEFINITIONS = 5;
const HARMLESS = /^(?:if|else|function|typeof|return|setTimeout|(?:window\.)?(?:gtag|fbq|ga|ym|lintrk|twq|pintrk|ttq|ttq\.track|snaptr|rdt|plausible|goog_report_conversion|(?:dataLayer|uetq|_paq|_gaq)\.push)|console\.\w{1,20})$/;
const UNCLEAR = /\b(?:this|event|arguments|document|await|async|yield|throw|eval|import|new)\b|`/;
const RETURN = /\breturn\b\s{0,9}([^;}\n]{0,100})/g;
const FALSE = /^(?:false|!1)\s{0,9}$/;
const ENDS_FALSE = /(?:^|[;}])\s{0,99}return\s{1,9}(?:false|!\s?1)\s{0,9};?\s{0,99}$/;
const ADDRESS = /["'](?:(?:https?|tel|mailto):|\/|\.{1,2}\/)/i;
function cancelsWithoutAddress(scripts, name) {
    const called = name.replaceAll('$', String.raw `\$`);
    const defined = new RegExp(String.raw `(?<![\w$.])(?:function\s{1,5}${called}\s{0,5}|(?:window\.)?${called}\s{0,5}=\s{0,5}function\s{0,5})\(\s{0,5}([\w$]{1,60}(?:\s{0,5},\s{0,5}[\w$]{1,60}){0,5})\s{0,5}\)\s{0,9}\{`, 'g');
    const mentioned = new RegExp(String.raw `\bfunction\s{1,5}${called}(?![\w$])|(?<![\w$])${called}\s{0,5}=(?![=>])`, 'g');
    let known = 0;
    let left = MAX_SCRIPTS;
    for (const script of scripts) {
        if (!script.includes(name))
            continue;
        left -= script.length;
        if (left < 0)
            return false;
        const code = withoutTexts(script);
        const found = code.matchAll(defined).take(MAX_DEFINITIONS).toArray();
        if (code
            .matchAll(mentioned)
            .take(MAX_DEFINITIONS + 1)
            .toArray().length !== found.length)
            return false;
        for (const { 0: head, 1: parameters, index } of found) {
            const start = index + head.length;
            const end = endOfBlock(code, start);
            if (end === undefined || !isGlobal(code, index))
                return false;
            const names = parameters.split(',').map(parameter => parameter.trim());
            if (ADDRESS.test(script.slice(start, end)) || !cancels(code.slice(start, end), names))
                return false;
            known++;
        }
    }
    return known > 0;
}
function cancels(body, parameters) {
    const code = body.replace(/\b(?:window|document|self)\.location\b/g, 'location');
    if (UNCLEAR.test(code) || !ENDS_FALSE.test(code))
        return false;
    if (!code.matchAll(RETURN).every(([, value]) => FALSE.test(value)))
        return false;
    return parameters.some(parameter => leadsOnlyTo(parameter, code));
}
function leadsOnlyTo(parameter, code) {
    const name = parameter.replaceAll('$', String.raw `\$`);
    const leads = new RegExp(String.raw `(?<![\w$.])(?:location(?:\.href)?\s{0,5}=\s{0,5}${name}(?=\s{0,5}(?:[;,})\n]|$))|location\.(?:assign|replace)\(\s{0,5}${name}\s{0,5}\)|(?:window\.)?open\(\s{0,5}${name}\s{0,5}(?:,[^()]{0,100})?\))`, 'g');
    const rest = code.replace(leads, ' ');
    if (rest === code || /\blocation\b/.test(rest))
        return false;
    if (/[.\]][\w$]{0,60}\s{0,5}=(?!=)/.test(rest))
        return false;
    const own = new Set(Array.from(rest.matchAll(/\b(?:function\s{1,5}([\w$]{1,60})|([\w$]{1,60})\s{0,5}=\s{0,5}(?:function\b|\())/g), m => m[1] ?? m[2]));
    if (new RegExp(String.raw `(?<![\w$.])${name}\s{0,5}(?:[|&?]{2})?=(?![=>])`).test(rest))
        return false;
    return rest.matchAll(/([\w$.]{1,80})\s{0,5}\(/g).every(([, call]) => HARMLESS.test(call) || own.has(call));
}
function endOfBlock(code, start) {
    let depth = 1;
    for (let at = start; at < Math.min(code.length, start + MAX_FUNCTION); at++) {
        if (code[at] === '{')
            depth++;
        else if (code[at] === '}' && --depth === 0)
            return at;
    }
    return undefined;
}
function isGlobal(code, end) {
    let depth = 0;
    for (let at = 0; at < end; at++) {
        if (code[at] === '{' || code[at] === '(')
            depth++;
        else if (code[at] === '}' || code[at] === ')')
            depth--;
    }
    return depth === 0;
}
const TEXTS = /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?/g;
function withoutComments(script) {
    return script.replace(TEXTS, found => (/^["']/.test(found) ? found : found.replace(/[^\n]/g, ' ')));
}
function withoutTexts(script) {
    return script.replace(TEXTS, found => {
        const blank = found.replace(/[^\n]/g, ' ');
        return found.length > 1 && /^["']/.test(found) ? `${found[0]}${blank.slice(2)}${found[0]}` : blank;
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/held-calls.js

const held_calls_MAX_SCRIPTS = 300_000;
const MAX_LISTENERS = 20;
const held_calls_MAX_CALLS = 20;
const LISTENER = /(?:addEventListener|\.on)\(\s{0,5}["']click["']\s{0,5},\s{0,5}(?:function\s{0,5}[\w$]{0,60}\s{0,5}\([^()]{0,60}\)|\([^()]{0,60}\)\s{0,5}=>|[\w$]{1,60}\s{0,5}=>)\s{0,5}\{/g;
const CALLS_SELECTED = /\[\s{0,3}href\s{0,3}\^=\s{0,3}\\?["']?tel:/i;
const ON_SELECTED = /^[^;]{0,40}\)\s{0,5}(?:\.forEach\(|\.|$)[^;]{0,120}$/;
const MAX_BETWEEN = 200;
const ANSWER = /["']?event_?callback["']?\s{0,5}:\s{0,5}(?:(?:function\s{0,5}[\w$]{0,60}\s{0,5})?\(\s{0,5}\)\s{0,5}(?:=>)?\s{0,5}\{|([\w$]{1,60})(?=\s{0,9}[,}]))/gi;
const LEADS = /\b(?:location|open|setTimeout|setInterval|requestIdleCallback|event_?timeout|eventTimeout|then|await|async|catch|Promise|fetch|sendBeacon|click|dispatchEvent|submit|assign|replace|google_tag_manager|typeof\s{1,5}gtag|window\.(?:gtag|ga|dataLayer)|eval|import)\b/i;
const held_calls_HARMLESS = /^(?:if|function|return|(?:[\w$.]{1,100}\.)?(?:preventDefault|stopPropagation|closest|matches|getAttribute|attr|push|log)|gtag|fbq|ga|\$|jQuery)$/;
function holdsCalls(scripts) {
    const code = withoutComments(scripts.join('\n;\n').slice(0, held_calls_MAX_SCRIPTS));
    if (!CALLS_SELECTED.test(code) || !/event_?callback/i.test(code))
        return false;
    const blank = withoutTexts(code);
    return code
        .matchAll(LISTENER)
        .take(MAX_LISTENERS)
        .some(({ 0: head, index }) => {
        const start = index + head.length;
        const end = endOfBlock(blank, start);
        if (end === undefined)
            return false;
        const body = code.slice(start, end);
        const before = code.slice(Math.max(0, index - MAX_BETWEEN), index);
        const isOfCalls = CALLS_SELECTED.test(body) || isOnSelected(before);
        return isOfCalls && /\.preventDefault\(\s{0,5}\)/.test(body) && dialsOnlyInAnswer(body, code, blank);
    });
}
function isOnSelected(before) {
    const at = before.search(CALLS_SELECTED);
    return at !== -1 && ON_SELECTED.test(before.slice(at).replace(CALLS_SELECTED, ''));
}
function dialsOnlyInAnswer(body, code, blank) {
    const called = new Set(body
        .matchAll(/(?<![\w$.])([\w$]{1,60})\s{0,5}\(/g)
        .take(held_calls_MAX_CALLS)
        .map(([, name]) => name));
    const parts = [body];
    for (const name of called) {
        if (held_calls_HARMLESS.test(name))
            continue;
        const definitions = definitionsOf(name, code, blank);
        if (definitions.length !== 1)
            return false;
        parts.push(definitions[0]);
    }
    const answers = parts.map(withoutAnswers);
    if (!answers.some(({ leads }) => leads))
        return false;
    const rest = answers.map(({ rest }) => rest).join('\n');
    const known = (call) => held_calls_HARMLESS.test(call) || called.has(call);
    return (!LEADS.test(rest) &&
        rest.matchAll(/([\w$.]{1,120})\s{0,5}\(/g).every(([, call]) => known(call.replace(/^\./, 'x.'))));
}
function definitionsOf(name, code, blank) {
    const called = name.replaceAll('$', String.raw `\$`);
    const defined = new RegExp(String.raw `(?<![\w$.])function\s{1,5}${called}\s{0,5}\([^()]{0,200}\)\s{0,9}\{`, 'g');
    return blank
        .matchAll(defined)
        .take(2)
        .map(({ 0: head, index }) => code.slice(index + head.length, endOfBlock(blank, index + head.length) ?? index))
        .toArray();
}
function withoutAnswers(code) {
    let rest = code;
    let leads = false;
    const take = (from, start) => {
        const end = endOfBlock(withoutTexts(rest), start);
        if (end === undefined)
            return;
        leads ||= /\blocation\b/.test(rest.slice(start, end));
        rest = rest.slice(0, from) + rest.slice(end + 1);
    };
    for (const [answer, name] of code.matchAll(ANSWER).take(held_calls_MAX_CALLS).toArray()) {
        const at = rest.indexOf(answer);
        if (name === undefined) {
            take(at, at + answer.length);
            continue;
        }
        const variable = name.replaceAll('$', String.raw `\$`);
        const uses = rest.match(new RegExp(String.raw `(?<![\w$.])${variable}(?![\w$])`, 'g')) ?? [];
        const defined = new RegExp(String.raw `(?<![\w$.])(?:(?:var|let|const)\s{1,5}${variable}\s{0,5}=\s{0,5}(?:function\s{0,5}\(\s{0,5}\)|\(\s{0,5}\)\s{0,5}=>)|function\s{1,5}${variable}\s{0,5}\(\s{0,5}\))\s{0,9}\{`).exec(rest);
        if (defined && uses.length === 2)
            take(defined.index, defined.index + defined[0].length);
    }
    return { rest: rest.replace(/["']?event_?callback["']?\s{0,5}:/gi, ''), leads };
}

// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/syntax/social-networks.js
var social_networks = __webpack_require__(59257);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/unfinished-profiles.js
const SAMPLE_NAMES = new RegExp(`^@?(?:${[
    '(?:your|my)[-_.]?(?:page|profile|company|business|brand|name|username|user|handle|account|site|website|channel|organization|id)(?:[-_.]?name)?|(?:user|company|business|brand|profile|page|channel)[-_.]?name|username|yourusername|profile|account|handle|placeholder|example|sample|yourlink|page',
    'your[-_.]?(?:facebook|fb|instagram|insta|ig|twitter|x|linkedin|youtube|tiktok|pinterest|telegram|whatsapp|number|phone)(?:[-_.]?(?:name|page|profile|handle|username|account|channel|url|link|id|number|here))?',
    '(?:dein|ihr)[-_.]?(?:profil|name|kanal|account)|(?:deine|ihre)[-_.]?(?:seite|firma)|(?:votre|ton)[-_.]?(?:page|profil|compte|nom|entreprise)',
    'tu[-_.]?(?:pagina|perfil|usuario|empresa|negocio|cuenta|nombre|canal)|(?:il)?tuo[-_.]?(?:profilo|account|nome)|(?:la)?tua[-_.]?(?:pagina|azienda)',
    '(?:seu|sua)[-_.]?(?:perfil|pagina|empresa|usuario|nome|marca|canal)|tw[oó]j[-_.]?(?:profil|kanal)|twoja[-_.]?(?:strona|firma)|jouw[-_.]?(?:pagina|profiel|bedrijf|naam)',
].join('|')})$`, 'i');
const MAKERS = new Set(('wix wixcom squarespace weebly godaddy wordpress wordpressdotcom wordpresscom elementor elemntor elegantthemes themeforest ' +
    'envato envatomarket colorlib bootstrapmade getbootstrap twbootstrap themewagon htmlcodex templatemo w3layouts startbootstrap ' +
    'sbootstrap creativetim creativetimofficial mdbootstrap webflow framer html5up ajlkn uicookies freehtml5 freehtml5.co ' +
    'fh5co templatesjungle themefisher gethugothemes jekyllrb gohugoio webnode jimdo strikingly carrd tildapublishing mobirise ' +
    'shopify facebook instagram twitter linkedin youtube tiktok pinterest').split(' '));
const KIND = /^(?:in|company|school|channel|c|u|user|pages|people|groups|profile\.php)$/i;
const MAX_NAME = 60;
function unfinishedProfile({ pathname, hostname }, about) {
    const [first = '', second] = pathname.split('/').filter(part => part !== '');
    const isInFolder = KIND.test(first);
    const name = (isInFolder ? second : first)?.slice(0, MAX_NAME);
    if (name === undefined || (second !== undefined && !isInFolder))
        return undefined;
    if (SAMPLE_NAMES.test(name))
        return `"${name}" is a sample of a template`;
    const account = name.replace(/^@/, '').toLowerCase();
    const isMaker = MAKERS.has(account);
    return isMaker && !about.toLowerCase().includes(account.slice(0, 6))
        ? `"${name}" is the account of ${hostname.includes(account) ? 'the network itself' : 'whoever made the template'}`
        : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/social-links.js









const socialLinks = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'social-link-unfinished': {
            severity: 'warning',
            title: 'Links to social networks lead to no profile of the site',
            why: 'Visitors who look for your profile land on the home page of the network or on the profile of whoever made the template, and search engines cannot connect your profile with the site.',
            fix: 'Link to your own profile, such as https://www.instagram.com/your-name, or remove the link.',
            help: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
            example: '<footer><a href="https://www.facebook.com/"><i class="fa-facebook"></i></a></footer>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { document } = await (0,shown_page/* shownPage */.V)(visit);
        return { judgements: { 'social-link-unfinished': judgeSocialLinks(document) } };
    },
});
const social_links_MAX_TEXT = 60;
const MAX_TITLE = 300;
const NETWORK_ICON = /(?:^|[\s_-])(facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|threads|telegram|vimeo|dribbble|behance)(?:$|[\s_-])/i;
function networkOf(link) {
    const only = link.childNodes.filter(html_document/* isElement */.vq);
    const icon = only.length === 1 ? only[0] : undefined;
    if (icon?.tagName !== 'i' && icon?.tagName !== 'span')
        return networkOfSign(link);
    return NETWORK_ICON.exec(((0,html_document/* attribute */.lt)(icon, 'class') ?? '').slice(0, 200))?.[1] ?? networkOfSign(link);
}
function networkOfSign(link) {
    const label = (0,html_document/* attribute */.lt)(link, 'aria-label')?.trim() ?? '';
    return NETWORK_NAME.test(label) && [...(0,text_start/* startOfSeenText */.Mq)(link, social_links_MAX_TEXT)].length === 1 ? label : undefined;
}
function nameOf(link) {
    const text = (0,text_start/* startOfSeenText */.Mq)(link, social_links_MAX_TEXT);
    if (text !== '')
        return networkOfSign(link) ?? text;
    return ((0,html_document/* attribute */.lt)(link, 'aria-label') ?? (0,html_document/* attribute */.lt)(link, 'title') ?? networkOf(link) ?? '').trim();
}
const NETWORK_NAME = /^(?:facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|whatsapp)$/i;
const ICON_TEXT = /^(?:(?:follow|find|join|visit)(?: us)?(?: on)? |our |my )?_?(?: (?:page|profile|icon|logo|link))?$/;
const RUNNING_TEXT = 60;
function judgeSocialLinks(document) {
    const links = document.elements('a').flatMap(link => {
        const url = URL.parse((0,html_document/* attribute */.lt)(link, 'href')?.trim() ?? '', document.url);
        const network = url && (0,social_networks/* networkAt */.WK)(url);
        return url && network ? [{ link, url, network }] : [];
    });
    const misled = document.elements('a').filter(link => isNamedAfterNetwork(link, document));
    if (links.length + misled.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page links to no social network');
    const about = `${document
        .elements('title')
        .map(title => (0,text_start/* startOfSeenText */.Mq)(title, MAX_TITLE))
        .join(' ')} ${new URL(document.url).host}`;
    return (0,judging_judgement/* failWhere */.a4)([
        ...misled.map(link => document.occurrence(link, `"${imageName(link)}" leads to the home page, not to a profile.`)),
        ...links.flatMap(({ link, url, network }) => {
            if ((0,social_networks/* isEmptyInvitation */.Dp)(url) && !nameOf(link).includes(url.host))
                return document.occurrence(link, `Leads to ${url.host}, and the code of an invitation is missing.`);
            const isStart = (0,social_networks/* isStartOfNetwork */.Ul)(url);
            if (!isIcon(nameOf(link), network) && !(isStart && isIconOfSite(link, network)))
                return [];
            if (isInRunningText(link))
                return [];
            if (isStart)
                return isInCredit(link, network, document)
                    ? []
                    : document.occurrence(link, `Leads to ${url.host}, not to a profile there.`);
            const unfinished = unfinishedProfile(url, about);
            return unfinished === undefined
                ? []
                : document.occurrence(link, `Leads to ${url.host}${(0,cut/* cutEnd */.ym)(url.pathname, social_links_MAX_TEXT)}: ${unfinished}.`);
        }),
    ]);
}
function isNamedAfterNetwork(link, document) {
    const name = imageName(link);
    if (name === undefined || !NETWORK_NAME.test(name))
        return false;
    const target = document.addressOf((0,html_document/* attribute */.lt)(link, 'href')?.trim() ?? '#');
    return target !== undefined && (0,comparable_url/* isHomePage */.fF)(target.href) && target.host === new URL(document.url).host;
}
function imageName(link) {
    const only = link.childNodes.filter(html_document/* isElement */.vq);
    const image = only.length === 1 && only[0].tagName === 'img' ? only[0] : undefined;
    if (!image || (0,text_start/* startOfSeenText */.Mq)(link, social_links_MAX_TEXT) !== '' || (0,html_document/* attribute */.lt)(link, 'aria-label') !== undefined)
        return undefined;
    return (0,html_document/* attribute */.lt)(image, 'alt')?.trim().slice(0, social_links_MAX_TEXT);
}
const OF_SITE = /^(?:(?!.*\b(?:share|pin it|log ?in|sign|teilen|partager|compart|condividi|delen|dela|jaa|udostępnij|sdíle|поделиться)).{2,60} (?:on|at|auf|bei|sur|en|no|su|op|på|na|в) _|_ (?:of|von|de|di|van|av) .{2,60})$/;
function isIconOfSite(link, network) {
    const label = ((0,html_document/* attribute */.lt)(link, 'aria-label') ?? (0,html_document/* attribute */.lt)(link, 'title') ?? '').trim().slice(0, MAX_TITLE);
    return (0,text_start/* startOfSeenText */.Mq)(link, social_links_MAX_TEXT) === '' && OF_SITE.test(label.toLowerCase().replace(network, '_'));
}
function isIcon(name, network) {
    return ICON_TEXT.test(name.toLowerCase().replace(network, '_'));
}
const MAX_IN_BLOCK = 50;
function isInCredit(link, network, document) {
    const block = (0,html_document/* parentOf */.gN)(link);
    const isEmbedded = () => document
        .elements('iframe', 'embed', 'object')
        .some(({ attrs }) => attrs.some(({ value }) => (0,social_networks/* networkAt */.WK)({ hostname: hostOfPlayer(value, document) }) === network));
    const others = block?.childNodes.filter(html_document/* isElement */.vq).slice(0, MAX_IN_BLOCK) ?? [];
    const leadsIn = others.slice(0, others.indexOf(link)).some(other => {
        const url = URL.parse((0,html_document/* attribute */.lt)(other, 'href')?.trim() ?? '', document.url);
        return url !== null && url.pathname !== '/' && (0,social_networks/* networkAt */.WK)(url) === network;
    });
    return leadsIn && isEmbedded();
}
function hostOfPlayer(address, document) {
    const host = URL.parse(address.slice(0, 300), document.url)?.hostname ?? '';
    return host.replace(/^player\./, '').replace('-nocookie.', '.');
}
function isInRunningText(link) {
    const block = (0,html_document/* parentOf */.gN)(link);
    if (!block || !['p', 'td', 'dd', 'span'].includes(block.tagName))
        return false;
    const around = (0,text_start/* startOfSeenText */.Mq)(block, 2 * RUNNING_TEXT + social_links_MAX_TEXT);
    return around.length - nameOf(link).length > RUNNING_TEXT;
}

// EXTERNAL MODULE: ./lib/engine/tools/broken-links/hash-scripts.js
var hash_scripts = __webpack_require__(45161);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/unknown-to-scripts.js




const unknown_to_scripts_MAX_SCRIPTS = 50;
const MAX_CHARACTERS = 300_000;
const unknown_to_scripts_MAX_STEPS_UP = 30;
const MAX_NAMES = 200;
const BY_ELEMENT = /(?:^|['"`\s,>])a(?=['"`[.:#,\s>])|\bhref\b|\b(?:links|anchors)\b|tagName|nodeName|localName|TreeWalker|(?:next|previous|first|last)(?:Element)?(?:Sibling|Child)|\bchild(?:ren|Nodes)\b/i;
const BRINGS_MORE = /\bimport\b|\brequire\b|createElement\(\s{0,5}['"`]script|\beval\b|\bFunction\(|\batob\b/;
async function isUnknownToScripts(visit, document, element, isOwnKnown = false) {
    const scripts = document.elements('script').filter(page_scripts/* isExecutable */.TV);
    if (scripts.length > unknown_to_scripts_MAX_SCRIPTS || hasHandlerAround(isOwnKnown ? (0,html_document/* parentOf */.gN)(element) : element))
        return false;
    const isFile = (script) => (0,html_document/* attribute */.lt)(script, 'src') !== undefined;
    const addresses = scripts
        .filter(isFile)
        .map(script => document.addressOf((0,html_document/* attribute */.lt)(script, 'src') ?? '')?.href ?? '');
    const files = addresses.length === 0 ? [] : await (0,own_scripts/* ownScriptFiles */.B)(visit);
    const read = new Set(files.map(({ url }) => url));
    if (!addresses.every(address => read.has(address)))
        return false;
    const inPage = scripts.filter(script => !isFile(script)).map(script => (0,html_document/* textOf */.b6)(script));
    const text = [...inPage, ...files.map(file => file.text)].join('\n');
    if (text.length > MAX_CHARACTERS || BRINGS_MORE.test(text) || BY_ELEMENT.test(text))
        return false;
    const names = [...(0,hash_scripts/* namesAround */.aD)(element)];
    return names.length <= MAX_NAMES && !names.some(name => text.includes(name.slice(1)));
}
function hasHandlerAround(element) {
    let at = element;
    for (let step = 0; at && step < unknown_to_scripts_MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (at.attrs.some(({ name }) => name.startsWith('on')))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/canceled-links.js










const canceledLinks = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'link-click-canceled': {
            severity: 'warning',
            title: 'A script cancels the click on a link',
            why: 'The browser does not follow the link, and nothing else leads there, or only the script of a third party that many browsers block: visitors tap it to call or to open the page, and nothing happens.',
            fix: 'Give the function the URL that it leads to: onclick="return count(this.href)". Or leave out the return or preventDefault(), so that the browser follows the link: calls are counted all the same.',
            help: 'https://support.google.com/google-ads/answer/6331304',
            example: '<a href="tel:+493012345678" onclick="return gtag_report_conversion()">Call us</a>, whose function ends with return false',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { document } = await (0,shown_page/* shownPage */.V)(visit);
        return { judgements: { 'link-click-canceled': await judgeLinks(visit, document) } };
    },
});
const canceled_links_MAX_LINKS = 2000;
const MAX_HANDLER = 200;
const RETURNS_CALL = /^\s{0,9}return\s{1,9}([\w$]{1,60})\s{0,9}\(\s{0,9}(?:undefined\s{0,9})?\)\s{0,9};?\s{0,9}$/;
const RETURNS_FALSE = /^\s{0,9}return\s{1,9}false\s{0,9};?\s{0,9}$/;
const canceled_links_LEADS = /^\s{0,9}(?!#|javascript:)\S/i;
const CALL = /^\s{0,9}tel:/i;
const CONTACT = /^\s{0,9}(?:tel|mailto|sms):/i;
async function judgeLinks(visit, document) {
    const all = document.elements('a').slice(0, canceled_links_MAX_LINKS);
    const held = heldCalls(document, all);
    const links = all
        .map(link => ({ link, handler: (0,html_document/* attribute */.lt)(link, 'onclick') ?? '', href: (0,html_document/* attribute */.lt)(link, 'href') ?? '' }))
        .filter(({ handler, href }) => handler.trim() !== '' && canceled_links_LEADS.test(href));
    if (links.length === 0 && held.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no link to another address has an onclick, and no script holds calls back');
    const isCanceling = await cancelingFunctions(visit, document, links);
    const found = await Promise.all(links.map(async ({ link, handler, href }) => {
        if (handler.length > MAX_HANDLER)
            return [];
        const [, name] = RETURNS_CALL.exec(handler) ?? [];
        if (name !== undefined && isCanceling(name))
            return [
                place(document, link, `${name}() returns false and gets no URL to lead to. Write onclick="return ${name}(this.href)"`),
            ];
        const isOff = RETURNS_FALSE.test(handler) && CONTACT.test(href);
        return isOff && (await isUnknownToScripts(visit, document, link, true))
            ? [place(document, link, 'its onclick returns false')]
            : [];
    }));
    return (0,judging_judgement/* failWhere */.a4)([...found.flat(), ...held]);
}
function heldCalls(document, links) {
    const calls = links.filter(link => CALL.test((0,html_document/* attribute */.lt)(link, 'href') ?? ''));
    const [first] = calls;
    if (!first || !holdsCalls((0,page_scripts/* inlineScripts */.Yx)(document).map(html_document/* textOf */.b6)))
        return [];
    const others = calls.length > 1 ? `, as on all ${calls.length} links with a number` : '';
    return [
        place(document, first, `a script calls preventDefault() and dials only in event_callback${others}. Where Google's script is blocked, nothing calls that`),
    ];
}
function place(document, link, why) {
    const name = nameOf(link);
    const what = name === '' ? 'this link' : `"${name}"`;
    return document.occurrence(link, `A click on ${what} is canceled: ${why}.`);
}
async function cancelingFunctions(visit, document, links) {
    const names = new Set(links.flatMap(({ handler }) => RETURNS_CALL.exec(handler)?.[1] ?? []));
    if (names.size === 0)
        return () => false;
    const isModule = (script) => (0,html_document/* attribute */.lt)(script, 'type')?.trim().toLowerCase() === 'module';
    const inline = (0,page_scripts/* inlineScripts */.Yx)(document).filter(script => !isModule(script));
    const hasModules = document
        .elements('script')
        .some(script => isModule(script) && (0,html_document/* attribute */.lt)(script, 'src') !== undefined);
    const files = hasModules ? [] : await (0,own_scripts/* ownScriptFiles */.B)(visit);
    const scripts = [...inline.map(html_document/* textOf */.b6), ...files.map(({ text }) => text)];
    const canceling = new Set([...names].slice(0, canceled_links_MAX_NAMES).filter(name => cancelsWithoutAddress(scripts, name)));
    return name => canceling.has(name);
}
const canceled_links_MAX_NAMES = 10;

// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/chat-numbers.js






const chatNumbers = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'chat-number-local': {
            severity: 'warning',
            title: 'The number of a WhatsApp link does not begin with its country code',
            why: 'WhatsApp knows numbers only in their international form. It says that the number does not exist, and the message reaches nobody.',
            fix: 'Write the country code without zeros in front, then the number: https://wa.me/447700900123 instead of https://wa.me/07700900123.',
            help: 'https://faq.whatsapp.com/5913398998672934',
            example: '<a href="https://wa.me/07700900123">WhatsApp</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'chat-number-local': judgeNumbers(page) }) };
    },
});
const chat_numbers_MAX_LINKS = 3000;
const MAX_HREF = 400;
function judgeNumbers({ document, url, preview }) {
    const chats = document
        .elements('a', 'area')
        .slice(0, chat_numbers_MAX_LINKS)
        .flatMap(link => {
        const digits = chatNumber((0,html_document/* attribute */.lt)(link, 'href') ?? '');
        return digits === undefined || NOBODYS.test(digits) ? [] : [{ link, digits }];
    });
    if (chats.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no link to the number of somebody on WhatsApp');
    const language = (document.html && (0,html_document/* attribute */.lt)(document.html, 'lang'))?.trim().toLowerCase() ?? '';
    const host = new URL(preview?.origin ?? url).hostname;
    return (0,judging_judgement/* failWhere */.a4)(chats
        .filter(({ digits }) => lacksCode(digits, language))
        .map(({ link, digits }) => document.occurrence(link, chat_numbers_messageOf(digits, language, host))));
}
function chat_numbers_messageOf(digits, language, host) {
    const international = WITH_PREFIX.exec(digits)?.[1];
    if (international !== undefined)
        return `The number ${digits} begins with 00: WhatsApp wants the country code first. Write https://wa.me/${international}.`;
    const isWithEight = isRussian(digits, language);
    const place = digits.startsWith('0')
        ? 'begins with 0 instead of the country code'
        : isWithEight
            ? 'begins with 8 instead of the country code 7'
            : 'has no country code in front';
    const whole = isWithEight ? `7${digits.slice(1)}` : inFull(digits, language, host);
    const advice = whole === undefined ? '' : ` Write https://wa.me/${whole}.`;
    return `The number ${digits} of this link ${place}.${advice}`;
}
const WITH_PREFIX = /^00([1-9]\d{8,14})$/;
const CODES = new Map('at43 au61 be32 bg359 ch41 de49 eg20 fi358 fr33 gb44 hr385 id62 ie353 il972 in91 jp81 ke254 kr82 lk94 ma212 my60 ng234 nl31 nz64 pk92 rs381 ro40 se46 si386 sk421 th66 tr90 tw886 ua380 uk44 vn84 za27'
    .split(' ')
    .map(one => [one.slice(0, 2), one.slice(2)]));
function inFull(digits, language, host) {
    const atHome = DIALLED_AT_HOME.find(([languages, number]) => languages.test(language) && number.test(digits))?.[2];
    if (atHome !== undefined)
        return `${atHome}${digits}`;
    const region = /^[a-z]{2,3}[-_]([a-z]{2})$/.exec(language)?.[1];
    const code = CODES.get(host.slice(host.lastIndexOf('.') + 1)) ?? CODES.get(region ?? '');
    return code !== undefined && /^0[1-9]\d{7,10}$/.test(digits) ? `${code}${digits.slice(1)}` : undefined;
}
const CHAT = /^(?:https?:)?\/\/(?:wa\.me\/|(?:api|web|www)\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)([+\d\s()-]{7,25})(?:$|[/?&#])|^whatsapp:\/\/send\/?\?(?:[^#]*&)?phone=([+\d\s()-]{7,25})(?:$|[&#])/i;
const NOBODYS = /0{6}|123456|(\d)\1{6}/;
function chatNumber(href) {
    const [, page, app] = CHAT.exec((0,percent_decoded/* percentDecoded */.o)(href.trim().slice(0, MAX_HREF))) ?? [];
    return (page ?? app)?.replace(/\D/g, '');
}
const SHORT_CODES = /^(?:2(?:39|47|69|90|97|98|99)|35[04]|376|5(?:0\d|9[0789])|6(?:[789]\d))/;
const MAX_SHORT = 9;
const DIALLED_AT_HOME = [
    [/^pt[-_]br$/, /^(?!55)[1-9][1-9](?:9\d{8}|[2-9]\d{7})$/, '55'],
    [/^tr\b/, /^5[0-5]\d{8}$/, '90'],
    [/^it\b/, /^3[2-9]\d{8}$/, '39'],
    [/^es\b/, /^(?!53|507)[1-9]\d{9}$/],
    [/^(?:hi|en[-_]in)\b/, /^[6-9]\d{9}$/, '91'],
    [/^id\b/, /^8[1-9]\d{8,10}$/, '62'],
];
const WITH_EIGHT = /^8[379]\d{9}$/;
const WITH_EIGHT_THERE = /^8[48]\d{9}$/;
function isRussian(digits, language) {
    return WITH_EIGHT.test(digits) || (/^(?:ru|kk|ky|tt|ba)\b/.test(language) && WITH_EIGHT_THERE.test(digits));
}
function lacksCode(digits, language) {
    if (digits.startsWith('0') || isRussian(digits, language))
        return true;
    if (digits.length <= MAX_SHORT)
        return !SHORT_CODES.test(digits);
    return DIALLED_AT_HOME.some(([languages, number]) => languages.test(language) && number.test(digits));
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/forms-around.js

function formsAround(document) {
    const around = new Map();
    for (const element of document.elements()) {
        const parent = (0,html_document/* parentOf */.gN)(element);
        const form = parent?.tagName === 'form' ? parent : parent && around.get(parent);
        if (form)
            around.set(element, form);
    }
    return around;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/field-labels.js







const fieldLabels = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'placeholder-as-label': {
            severity: 'notice',
            title: 'Fields have placeholders, but no labels of their own',
            why: 'A placeholder disappears with the first letter, so nobody can check what a filled-in field is for. Its gray is often hard to read, and not every screen reader says it.',
            fix: 'Add a <label for> to each field. The placeholder may stay as an example.',
            help: 'https://www.w3.org/WAI/tutorials/forms/instructions/#placeholder-text',
            example: '<form><input name="name" placeholder="Name"><input name="tel" type="tel" placeholder="Phone"></form>',
        },
        'dialog-field-unlabelled': {
            severity: 'warning',
            title: 'Fields of a dialog have no label',
            why: 'Screen readers say only "edit text" or "checkbox" when the dialog opens, so blind visitors cannot tell what to fill in or agree to. Tools that test only the open page do not see it.',
            fix: 'Give each field a <label for> with text, or an aria-label.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html',
            example: '<div class="modal"><p>Marketing</p><label><input type="checkbox" id="marketing"></label></div>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const { document } = page;
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, {
                'placeholder-as-label': field_labels_judgeForms(document),
                'dialog-field-unlabelled': judgeDialogs(document),
            }),
        };
    },
});
const MIN_FIELDS = 2;
const OF_NEWSLETTER = 'email';
const OTHER_TYPE = /^(?:hidden|submit|button|reset|image|checkbox|radio|range|color|file|search|month|week|time|datetime-local)$/;
const field_labels_MAX_TEXT = 40;
const MAX_VALUE = 500;
function field_labels_judgeForms(document) {
    const labelled = labelledIds(document);
    const loose = labelsOfNoField(document);
    const formOf = formsAround(document);
    const fields = Map.groupBy(document
        .elements('input', 'textarea', 'select')
        .filter(field => (0,html_document/* attribute */.lt)(field, 'disabled') === undefined && isFilledIn(field)), field => formOf.get(field) ?? (0,html_document/* parentOf */.gN)(field));
    const forms = [...fields].flatMap(([form, of]) => form && (of.length >= MIN_FIELDS || of.some(isOfNewsletter)) ? [{ form, of }] : []);
    return (0,judging_judgement/* failEach */.Sw)(forms, ({ form, of }) => {
        const unlabelled = of.filter(field => isUnlabelled(field, labelled));
        if (unlabelled.length < Math.min(MIN_FIELDS, of.length))
            return undefined;
        const beside = loose.filter(label => document.isBelow(label, form)).length;
        if (beside >= unlabelled.length)
            return undefined;
        const names = unlabelled.map(field => `"${(0,html_document/* attribute */.lt)(field, 'placeholder').trim().slice(0, field_labels_MAX_TEXT)}"`);
        return document.occurrence(form, field_labels_messageOf(names, of.length));
    }, 'the page has no form to write into that needs labels');
}
function field_labels_messageOf(names, fields) {
    return fields === 1
        ? `The field for an email address has no label, only the placeholder ${names[0]}`
        : `Fields of this form have no label, only a placeholder: ${names.slice(0, 5).join(', ')}`;
}
function isOfNewsletter(field) {
    return ((0,html_document/* attribute */.lt)(field, 'type') ?? '').trim().toLowerCase() === OF_NEWSLETTER;
}
function labelledIds(document) {
    return new Set(document
        .elements('label')
        .filter(label => (0,text_start/* startOfSeenText */.Mq)(label, field_labels_MAX_TEXT).trim() !== '' || (0,html_document/* attribute */.lt)(label, 'aria-label')?.trim())
        .map(label => (0,html_document/* attribute */.lt)(label, 'for')));
}
const DIALOG = /(?:^|[\s_-])(?:modal|dialog)(?:[\s_-]|$)/i;
const LIKE_DIALOG = /(?:^|[\s_-])(?:pop-?up|lightbox|overlay|drawer|off-?canvas)(?:[\s_-]|$)/i;
const CLOSER = /close|dismiss|schlie|cerrar|fermer|chiudi|fechar|sluit|zamk|zavř|закры/i;
const CLOSING_SIGN = /^[×✕✖✗⨯xX]$/u;
const MAX_IN_BOX = 200;
const CHOSEN = /^(?:checkbox|radio)$/;
function judgeDialogs(document) {
    const dialogs = dialogsAround(document);
    const fields = document.elements('input', 'textarea', 'select').filter(field => dialogs.has(field));
    const labelled = labelledIds(document);
    return (0,judging_judgement/* failEach */.Sw)(fields.filter(field => isChosen(field) || isFilledIn(field)), field => isNamed(field) || field_labels_isLabelled(field, labelled) || hasTextAround(field)
        ? undefined
        : document.occurrence(field, unlabelledText(field)), 'the page has no dialog with fields');
}
function unlabelledText(field) {
    const siblings = ((0,html_document/* parentOf */.gN)(field)?.childNodes ?? []).filter(html_document/* isElement */.vq);
    const before = siblings[siblings.indexOf(field) - 1];
    const text = before?.tagName === 'label' ? (0,text_start/* startOfSeenText */.Mq)(before, MAX_LABEL) : '';
    return text === '' || (0,html_document/* attribute */.lt)(before, 'for') !== undefined
        ? 'This field has no label, no aria-label and no placeholder.'
        : `The label "${text}" before this field is not tied to it: it has no "for" with the id of the field.`;
}
const MAX_LABEL = 60;
const HIDDEN = /(?:^|\s)(?:hidden|d-none|hide)(?:\s|$)/;
function isChosen(field) {
    return (field.tagName === 'input' &&
        CHOSEN.test(((0,html_document/* attribute */.lt)(field, 'type') ?? '').trim().toLowerCase()) &&
        (0,html_document/* attribute */.lt)(field, 'hidden') === undefined &&
        !HIDDEN.test(classOf(field)));
}
function dialogsAround(document) {
    const within = new Set();
    const page = aroundContent(document);
    for (const element of document.elements()) {
        const parent = (0,html_document/* parentOf */.gN)(element);
        const isDialog = element.tagName === 'dialog' ||
            /^(?:alert)?dialog$/i.test((0,html_document/* attribute */.lt)(element, 'role')?.trim() ?? '') ||
            (!page.has(element) && opensOverPage(element));
        if (isDialog || (parent && within.has(parent)))
            within.add(element);
    }
    return within;
}
function opensOverPage(element) {
    const names = namesOf(element);
    if (DIALOG.test(names))
        return true;
    if (!LIKE_DIALOG.test(names))
        return false;
    const isShut = (0,html_document/* attribute */.lt)(element, 'hidden') !== undefined ||
        (0,html_document/* attribute */.lt)(element, 'aria-hidden') !== undefined ||
        /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(((0,html_document/* attribute */.lt)(element, 'style') ?? '').slice(0, MAX_VALUE));
    return isShut || [...(0,text_start/* firstNodes */.wg)(element, MAX_IN_BOX)].some(node => (0,html_document/* isElement */.vq)(node) && closes(node));
}
function closes(element) {
    const names = `${namesOf(element)} ${(0,html_document/* attribute */.lt)(element, 'aria-label') ?? ''} ${(0,html_document/* attribute */.lt)(element, 'for') ?? ''}`;
    if (CLOSER.test(names.slice(0, MAX_VALUE)))
        return true;
    return (/^(?:a|button|span|i)$/.test(element.tagName) &&
        CLOSING_SIGN.test((0,text_start/* startOfSeenText */.Mq)(element, field_labels_MAX_TEXT).trim()));
}
function namesOf(element) {
    return `${classOf(element)} ${(0,html_document/* attribute */.lt)(element, 'id') ?? ''}`.slice(0, MAX_VALUE);
}
function aroundContent(document) {
    const around = new Set([document.html, document.body].filter(element => element !== undefined));
    for (const content of document.elements('main')) {
        let at = (0,html_document/* parentOf */.gN)(content);
        while (at && !around.has(at)) {
            around.add(at);
            at = (0,html_document/* parentOf */.gN)(at);
        }
    }
    return around;
}
function classOf(element) {
    return ((0,html_document/* attribute */.lt)(element, 'class') ?? '').slice(0, MAX_VALUE);
}
const NAMES = ['aria-label', 'aria-labelledby', 'title', 'placeholder'];
function isNamed(field) {
    return NAMES.some(name => ((0,html_document/* attribute */.lt)(field, name) ?? '').trim() !== '');
}
function hasTextAround(field) {
    const label = labelAround(field);
    return label !== undefined && (0,text_start/* startOfSeenText */.Mq)(label, field_labels_MAX_TEXT).trim() !== '';
}
function labelsOfNoField(document) {
    const fields = document.elements('input', 'textarea', 'select');
    const around = new Set(fields.map(labelAround));
    const ids = new Set(fields.map(field => (0,html_document/* attribute */.lt)(field, 'id')));
    return document
        .elements('label')
        .filter(label => ((0,html_document/* attribute */.lt)(label, 'for') === undefined || !ids.has((0,html_document/* attribute */.lt)(label, 'for'))) &&
        !around.has(label) &&
        (0,text_start/* startOfSeenText */.Mq)(label, field_labels_MAX_TEXT).trim() !== '');
}
function isFilledIn(field) {
    const type = ((0,html_document/* attribute */.lt)(field, 'type') ?? '').trim().toLowerCase();
    return (field.tagName !== 'input' || !OTHER_TYPE.test(type)) && !isTrap(field);
}
const OUT_OF_SIGHT = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?\s*(?:;|$)|(?:left|top|right|text-indent)\s*:\s*-\d{3})/i;
const TRAP_NAME = /honey|(?:^|[-_])(?:gotcha|bot-?field)(?:[-_]|$)/i;
const MAX_AROUND = 2;
const MAX_NODES = 5;
function isTrap(field) {
    if ((0,html_document/* attribute */.lt)(field, 'tabindex')?.trim() === '-1')
        return true;
    let at = field;
    for (let step = 0; at && at.tagName !== 'form' && step <= MAX_AROUND; step++) {
        const isHidden = (0,html_document/* attribute */.lt)(at, 'hidden') !== undefined || (0,html_document/* attribute */.lt)(at, 'aria-hidden') === 'true';
        if (isHidden || OUT_OF_SIGHT.test(((0,html_document/* attribute */.lt)(at, 'style') ?? '').slice(0, MAX_VALUE)))
            return true;
        const names = [(0,html_document/* attribute */.lt)(at, 'name'), (0,html_document/* attribute */.lt)(at, 'id'), ...classesOf(at)];
        if (names.some(name => name !== undefined && TRAP_NAME.test(name.slice(0, MAX_VALUE))))
            return true;
        const parent = (0,html_document/* parentOf */.gN)(at);
        at = parent && parent.childNodes.length <= MAX_NODES ? parent : undefined;
    }
    return false;
}
function classesOf(element) {
    return classOf(element).split(/\s+/);
}
function isUnlabelled(field, labelled) {
    const hasPlaceholder = ((0,html_document/* attribute */.lt)(field, 'placeholder') ?? '').trim() !== '';
    return hasPlaceholder && !isNamedField(field, labelled) && !hasCaption(field);
}
const CAPTIONS = new Set(['p', 'span', 'strong', 'b', 'div', 'dt', 'h4', 'h5', 'h6']);
function hasCaption(field) {
    let at = field;
    for (let step = 0; at && at.tagName !== 'form' && step <= MAX_AROUND; step++) {
        const parent = (0,html_document/* parentOf */.gN)(at);
        const beside = (parent?.childNodes ?? []).filter(html_document/* isElement */.vq).slice(0, MAX_NODES);
        const before = beside[beside.indexOf(at) - 1];
        if (before && CAPTIONS.has(before.tagName) && (0,html_document/* attribute */.lt)(before, 'aria-hidden') !== 'true') {
            const text = (0,text_start/* startOfSeenText */.Mq)(before, MAX_CAPTION).trim();
            if (text !== '' && text.length < MAX_CAPTION && !hasField(before))
                return true;
        }
        at = parent;
    }
    return false;
}
const MAX_CAPTION = 60;
function hasField(element) {
    for (const node of (0,text_start/* firstNodes */.wg)(element, MAX_CAPTION))
        if (/^(?:input|select|textarea|button)$/.test(node.nodeName))
            return true;
    return false;
}
function isNamedField(field, labelled) {
    const has = (name) => ((0,html_document/* attribute */.lt)(field, name) ?? '').trim() !== '';
    const hasName = has('aria-label') || has('aria-labelledby') || (has('title') && !isOfPattern(has));
    return hasName || field_labels_isLabelled(field, labelled) || labelAround(field) !== undefined;
}
function isOfPattern(has) {
    return has('pattern') && has('placeholder');
}
function field_labels_isLabelled(field, labelled) {
    const id = (0,html_document/* attribute */.lt)(field, 'id');
    return id !== undefined && labelled.has(id);
}
const field_labels_MAX_STEPS_UP = 10;
function labelAround(field) {
    let at = (0,html_document/* parentOf */.gN)(field);
    for (let step = 0; at && step < field_labels_MAX_STEPS_UP; step++) {
        if (at.tagName === 'label')
            return at;
        at = (0,html_document/* parentOf */.gN)(at);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/choice-groups.js








const choiceGroups = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'choices-unnamed': {
            severity: 'notice',
            title: 'A group of radio buttons does not say what the choice is about',
            why: 'Screen readers read out each choice without the question above: "Yes", "No", and people do not hear to what.',
            fix: 'Put the buttons into a <fieldset> whose <legend> is the question, or give their box role="radiogroup" and aria-labelledby with the id of the question.',
            help: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H71',
            example: '<p>Delivery</p> <label><input type="radio" name="by"> Post</label> <label><input type="radio" name="by"> Courier</label>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'choices-unnamed': judge(page.document) }) };
    },
});
const MIN_CHOICES = 2;
const choice_groups_MAX_STEPS_UP = 12;
const choice_groups_MAX_TEXT = 40;
const MAX_SHOWN = 4;
function judge(document) {
    const formOf = formsAround(document);
    const filledIn = new Set(document
        .elements('input', 'textarea')
        .filter(isFilledIn)
        .map(field => formOf.get(field)));
    const radios = document.elements('input').filter(isRadio);
    const groups = Map.groupBy(radios, radio => formOf.get(radio)).entries();
    const questions = [...groups].flatMap(([form, inForm]) => form && filledIn.has(form)
        ? [...Map.groupBy(inForm, radio => (0,html_document/* attribute */.lt)(radio, 'name')).values()].filter(({ length }) => length >= MIN_CHOICES)
        : []);
    const labels = new Map(document.elements('label').map(label => [(0,html_document/* attribute */.lt)(label, 'for'), label]));
    return (0,judging_judgement/* failEach */.Sw)(questions, choices => {
        const [first] = choices;
        if (choice_groups_isNamed(first))
            return undefined;
        const texts = choices.slice(0, MAX_SHOWN).map(choice => `"${textBeside(choice, labels)}"`);
        if (texts.includes('""'))
            return undefined;
        return document.occurrence(first, `Neither a <fieldset> with a <legend> nor a group with a name is around these choices: ${texts.join(', ')}.`);
    }, 'no form of the page has radio buttons');
}
function isRadio(input) {
    return (/^\s*radio\s*$/i.test((0,html_document/* attribute */.lt)(input, 'type') ?? '') && (0,html_document/* attribute */.lt)(input, 'name')?.trim() !== undefined);
}
function choice_groups_isNamed(radio) {
    let at = (0,html_document/* parentOf */.gN)(radio);
    for (let step = 0; at && at.tagName !== 'form' && step < choice_groups_MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        if (at.tagName.includes('-'))
            return true;
        if (at.tagName === 'fieldset' && hasLegend(at))
            return true;
        const isGroup = /^(?:radio)?group$/i.test((0,html_document/* attribute */.lt)(at, 'role')?.trim() ?? '') || at.tagName === 'fieldset';
        if (isGroup && ['aria-label', 'aria-labelledby', 'title'].some(name => (0,html_document/* attribute */.lt)(at, name)?.trim()))
            return true;
    }
    return ['aria-label', 'aria-labelledby', 'aria-describedby'].some(name => (0,html_document/* attribute */.lt)(radio, name)?.trim());
}
function hasLegend(fieldset) {
    return [...(0,text_start/* firstNodes */.wg)(fieldset, choice_groups_MAX_NODES)].some(node => node.nodeName === 'legend');
}
const choice_groups_MAX_NODES = 10;
function textBeside(radio, labels) {
    const id = (0,html_document/* attribute */.lt)(radio, 'id');
    const label = (id === undefined ? undefined : labels.get(id)) ?? labelAround(radio);
    return label ? (0,text_start/* startOfSeenText */.Mq)(label, choice_groups_MAX_TEXT) : '';
}

// EXTERNAL MODULE: ./lib/engine/page/page-directives.js
var page_directives = __webpack_require__(15000);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/clicked-parts.js







const clickedParts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'text-needs-click': {
            severity: 'warning',
            title: 'A text comes into the page only when a button is pressed',
            why: 'Search engines press no buttons, so they never see this text, even where they run scripts. Visitors do not find it with the search in the page either.',
            fix: 'Keep the text in the HTML and hide it until the button is pressed: with <details>, with hidden="until-found", or with the option of your component for that, such as forceMount of Radix, keepMounted of Base UI or unmount={false} of Headless UI.',
            help: 'https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading',
            example: '<h3><button aria-expanded="false">What does it cost?</button></h3>, and the answer only in a script',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { document, sent } = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const judgement = (0,page_directives/* asksNotToBeIndexed */.ZY)(document)
            ? (0,judging_judgement/* notApplicable */.hH)('the page asks not to be indexed')
            : await judgeTriedOut(visit, {
                about: { names: ['button'], none: 'the page has no buttons' },
                found: ({ clickedParts }) => clickedParts?.filter(part => !isSent(part, sent.document)),
                untried: 'Chrome had no time left to press the buttons of the content',
                message: clicked_parts_messageOf,
            });
        return { judgements: { 'text-needs-click': judgement } };
    },
});
const MAX_SENT = 1_000_000;
function isSent({ start }, { body }) {
    return body !== undefined && squeezed((0,text_start/* startOfSeenText */.Mq)(body, MAX_SENT)).includes(squeezed(start));
}
function squeezed(text) {
    return text.replace(/\s+/g, '');
}
const MAX_QUOTED = 60;
function clicked_parts_messageOf({ text, start, alike }) {
    const others = alike > 1 ? ` The page has ${alike} such buttons.` : '';
    return `"${(0,cut/* cutEnd */.ym)(start, MAX_QUOTED)}" is no text of the page until "${text}" is pressed.${others}`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/closed-menus.js




const closedMenus = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'closed-menu-reachable': {
            severity: 'notice',
            title: 'Hidden links, such as those of a closed menu, take the focus',
            why: 'They are only off the screen, transparent, or without width or height. Screen readers read them out, and visitors who use the Tab key do not see where they are.',
            fix: 'Give the closed menu or the hidden slide visibility: hidden (it can change with the transition) or the attribute inert, and remove that when it is shown.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html',
            example: '.mobile-menu { position: fixed; right: -100% } .mobile-menu.open { right: 0 }',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return { judgements: { 'closed-menu-reachable': await closed_menus_judge(visit) } };
    },
});
const PLACES = {
    left: 'lie beyond the left edge of the screen',
    right: 'lie beyond the right edge of the screen',
    top: 'lie above the page',
    nowhere: 'are transparent',
    folded: 'lie in a box without width or height, which cuts them off,',
};
async function closed_menus_judge(visit) {
    return await judgeTriedOut(visit, {
        about: { names: ['a'], none: 'the page has no links' },
        found: ({ closedMenus }) => closedMenus,
        untried: 'Chrome had no time left to look for closed menus',
        doubt: (rendered, found) => gapOf(visit, rendered, found),
        scriptsMay: 'hide the links',
        message: closed_menus_messageOf,
    });
}
function closed_menus_messageOf({ text, links, side }) {
    return `${links} links${text === '' ? '' : ` (the first is "${text}")`} ${PLACES[side]} and still take the focus.`;
}
const SHOWN_BY_LIBRARY = /^(?:x-(?:data|show|bind|trap)|v-(?:show|bind|if)|ng-(?:show|hide|class)|data-controller$)/;
const CALLS_LIBRARY = /(?<![\w$.])(?:\$|jQuery)\(/;
async function gapOf(visit, rendered, found) {
    const styles = await (0,layout_gap/* layoutGap */.X7)(rendered, ['Stylesheet']);
    if (styles !== undefined)
        return styles;
    const { host } = new URL(rendered.url);
    const isOwnMissing = rendered.requests.some(({ type, url, inFrame, status, failure }) => type === 'Script' &&
        !inFrame &&
        URL.parse(url)?.host === host &&
        (failure !== undefined || status === undefined || status >= 400));
    const usesLibrary = rendered.document
        .elements()
        .some(({ attrs }) => attrs.some(({ name }) => SHOWN_BY_LIBRARY.test(name)));
    const { texts } = await (0,own_scripts/* ownCode */.m)(visit);
    const isSpokenOf = texts.some(text => CALLS_LIBRARY.test(text) && found.some(({ marks }) => marks.some(mark => names(text, mark))));
    return isOwnMissing || usesLibrary || isSpokenOf ? await (0,layout_gap/* layoutGap */.X7)(rendered, ['Script']) : undefined;
}
function names(text, selector) {
    return new RegExp(`${RegExp.escape(selector)}(?![\\w-])`).test(text);
}

// EXTERNAL MODULE: ./lib/engine/page/site-home.js
var site_home = __webpack_require__(25097);
// EXTERNAL MODULE: ./lib/engine/syntax/legal-notice.js
var legal_notice = __webpack_require__(68774);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/awaited-parts.js




async function unseenScript(visit, { scripts, unfilled }) {
    if (scripts.state === 'unseen')
        return unfilled ?? scripts.reason;
    const rendered = await ownLoading(visit);
    return rendered instanceof Error ? undefined : await (0,layout_gap/* layoutGap */.X7)(rendered, ['Script']);
}
async function unlessAwaited(visit, page, judgement) {
    if (judgement.outcome !== 'fail' || !awaitsPart(page.document))
        return judgement;
    const reason = await unseenScript(visit, page);
    return reason === undefined ? judgement : (0,judging_judgement/* notMeasured */.q7)(reason);
}
const PARTS = ['header', 'footer', 'nav', 'div', 'section', 'aside'];
const NAME = /^(?:(?:site|main|page|global|top)[-_]?)?(?:header|footer|nav|navbar|navigation|menu)(?:[-_]?(?:placeholder|container|include|root|mount|wrapper))?$/i;
const INCLUDES = /(?:^|-)include(?:s|-html)?$/;
const awaited_parts_MAX_NAMES = 300;
const MAX_ELEMENTS = 5000;
function awaitsPart(document) {
    return document
        .elements(...PARTS)
        .slice(0, MAX_ELEMENTS)
        .some(element => isEmpty(element) && isCalledPart(element));
}
function isCalledPart(element) {
    if (/^(?:header|footer|nav)$/.test(element.tagName))
        return true;
    if (element.attrs.some(({ name }) => INCLUDES.test(name)))
        return true;
    const names = `${(0,html_document/* attribute */.lt)(element, 'id') ?? ''} ${(0,html_document/* attribute */.lt)(element, 'class') ?? ''}`.slice(0, awaited_parts_MAX_NAMES);
    return names.split(/\s+/).some(name => NAME.test(name));
}
function isEmpty({ childNodes }) {
    return childNodes.every(node => !(0,html_document/* isElement */.vq)(node) && (node.nodeName !== '#text' || !('value' in node) || node.value.trim() === ''));
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/contact.js










const LEAST_LINKS = 3;
const contact_MAX_TEXT = 200;
const LANGUAGES = new Set([
    'en',
    'de',
    'fr',
    'es',
    'it',
    'pt',
    'nl',
    'sv',
    'da',
    'nb',
    'no',
    'fi',
    'pl',
    'cs',
]);
const WORDS = /contact|about|imprint|legal|company|team|support|help|feedback|report|privac|terms|who-?\s?we|kontakt|impressum|über|ueber|anbieter|datenschutz|hilfe|à propos|a-propos|mentions|qui sommes|aide|confidentialit|contato|contacto|acerca|quiénes|quienes|aviso|ayuda|privacidad|sobre|quem somos|ajuda|contatti|chi siamo|chi-siamo|note legali|aiuto|riservatezza|over ons|over-ons|colofon|om oss|om-oss|om os|om-os|hjälp|hjelp|hjælp|yhteys|yhteystiedot|meistä|tietoa|o nas|o-nas|o nás|pomoc|nápověda|author|maintain|[iİ]leti[şs]im|hakk[ıi]m[ıi]zda|kapcsolat|rólunk|rolunk|despre noi|контакт|зв.яз|о нас|про нас|о компании|επικοινων|お問い合わせ|会社概要|문의|联系|聯絡|关于我们|關於我們|اتصل|من نحن|צור קשר|אודות|kontak|hubungi|tentang|liên hệ|lien-he|giới thiệu|gioi-thieu|ติดต่อ|เกี่ยวกับ|تماس|درباره|संपर्क|हमारे बारे|o nama|o společnosti|om mig|om mej|meist/i;
const TOWN_HALL = /^(?:(?:l[ae]|the|das|die|il|el|o)[ -]|l['’])?(?:votre[ -])?(?:mairie|h[oô]tel[ -]de[ -]ville|municipalit[eé]|rathaus|gemeinde(?:amt|verwaltung|b[uü]ro)?|stadtverwaltung|ortsverwaltung|b[uü]rgerb[uü]ro|ayuntamiento|ajuntament|concello|udala|comune|municipio|c[aâ]mara[ -]municipal|junta[ -]de[ -]freguesia|prefeitura|gemeente(?:huis)?|stadhuis|kommunen?|r[aå]dhus(?:et)?|kunnanvirasto|urz[aą]d[ -](?:gminy|miasta|miejski)|obecn[ií][ -][uú][rř]ad|m[eě]stsk[yý][ -][uú][rř]ad|town[ -]?hall|city[ -]?hall|(?:town|parish|city|village)[ -]council)$/iu;
const PROFILES = /(?:^|\.)(?:github\.com|gitlab\.com|codeberg\.org|linkedin\.com|facebook\.com|instagram\.com|x\.com|twitter\.com|bsky\.app|youtube\.com|discord\.(?:gg|com)|slack\.com|t\.me|wa\.me|xing\.com|tiktok\.com|mastodon\.[a-z]+)$/i;
const contact = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'contact-missing': {
            severity: 'notice',
            title: 'The home page has no link to a contact, about or legal notice page',
            why: 'Visitors, and people who rate pages for Google, look for a contact before they trust a site.',
            fix: 'Link to a contact, about or legal notice page in the footer.',
            help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
            example: '<footer><a href="/a">A</a> <a href="/b">B</a> <a href="/c">C</a></footer>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const judgement = (0,site_home/* isSiteHome */.Z)(page)
            ? judgeContact(page.document)
            : (0,judging_judgement/* notApplicable */.hH)('the home page, which visitors reach from any page, is asked for it');
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'contact-missing': await unlessAwaited(visit, page, judgement) }),
        };
    },
});
function judgeContact(document) {
    const language = (document.html && (0,html_document/* attribute */.lt)(document.html, 'lang'))?.trim().toLowerCase().split(/[-_]/)[0];
    if (!language)
        return (0,judging_judgement/* notApplicable */.hH)('the page does not say its language, so its words for contact are not known');
    if (!LANGUAGES.has(language))
        return (0,judging_judgement/* notApplicable */.hH)(`the words for contact in "${language}" are not known`);
    const links = document.elements('a', 'area').filter(link => (0,html_document/* attribute */.lt)(link, 'href') !== undefined);
    const around = contact_aroundContent(document);
    if (links.filter(link => around.has(link) && !leadsToLanguage(link, document)).length < LEAST_LINKS)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no footer or navigation with links');
    if (document.elements('address').length > 0)
        return (0,judging_judgement/* pass */.IX)();
    if (links.some(link => isContact(link, document)) || hasContactPart(document))
        return (0,judging_judgement/* pass */.IX)();
    const text = document.body ? (0,html_document/* textOf */.b6)(document.body).slice(0, MAX_PAGE_TEXT) : '';
    if (MAILBOX.test(text))
        return (0,judging_judgement/* pass */.IX)();
    if (!OFFERS.test(text))
        return (0,judging_judgement/* notApplicable */.hH)('the page offers nothing at a price');
    return (0,judging_judgement/* fail */.fJ)({
        url: document.url,
        message: 'No link leads to a contact, about or legal notice page.',
    });
}
const MAX_PAGE_TEXT = 100_000;
const OFFERS = /\d\s?(?:[€£$₺₽₴₹¥₩]|zł|Kč|CZK|kr(?!\p{L})|Ft(?!\p{L})|lei(?!\p{L})|лв|руб|грн|円|元|원)|(?:[€£$₹¥₩]|CHF|EUR|USD|GBP)\s?\d/u;
const MAILBOX = /[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,12}/i;
const AROUND = new Set(['footer', 'header', 'nav']);
function contact_aroundContent(document) {
    const around = new Set();
    for (const element of document.elements()) {
        const parent = (0,html_document/* parentOf */.gN)(element);
        if (AROUND.has(element.tagName) || (parent && around.has(parent)))
            around.add(element);
    }
    return around;
}
function leadsToLanguage(link, document) {
    const path = URL.parse(document.resolve((0,html_document/* attribute */.lt)(link, 'href') ?? '') ?? '')?.pathname ?? '';
    return /^(?:\/[^/]{1,40})?\/[a-z]{2}(?:-[a-z]{2})?\/?(?:index\.html?)?$/i.test(path);
}
function hasContactPart(document) {
    return document.withAttribute('id').some(element => CONTACT_ID.test((0,html_document/* attribute */.lt)(element, 'id').trim()));
}
const CONTACT_ID = /^(?:contacts?|contact-us|contact-?info|kontakte?|contacto|contato|contatti|iletisim|imprint|impressum)$/i;
function isContact(link, document) {
    const href = (0,html_document/* attribute */.lt)(link, 'href') ?? '';
    if (/^\s*(?:mailto|tel|sms|whatsapp):/i.test(href))
        return true;
    const url = URL.parse(document.resolve(href) ?? '');
    if (url && (PROFILES.test(url.hostname) || (0,legal_notice/* isLegalNotice */.W)(url.href)))
        return true;
    const name = (0,html_document/* attribute */.lt)(link, 'aria-label') ?? (0,html_document/* attribute */.lt)(link, 'title') ?? '';
    const texts = [(0,percent_decoded/* percentDecoded */.o)(url?.pathname ?? href), (0,text_start/* startOfSeenText */.Mq)(link, contact_MAX_TEXT), name];
    return texts.some(text => WORDS.test(text) || TOWN_HALL.test(lastName(text)));
}
function lastName(text) {
    return text
        .trim()
        .replace(/\/(?:index\.\w{1,5})?$/, '')
        .replace(/\.\w{1,5}$/, '')
        .split('/')
        .at(-1);
}

// EXTERNAL MODULE: ./lib/engine/tools/ux/dialled-numbers.js
var dialled_numbers = __webpack_require__(91206);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/contact-links.js









const contactLinks = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'contact-link-differs': {
            severity: 'warning',
            title: 'A link shows another phone number or email address than it uses',
            why: 'Visitors who tap it call or write to somebody else, usually at a number or an address that is out of date. Search engines read both.',
            fix: 'Write the same number or address into the text and into href.',
            help: 'https://web.dev/articles/click-to-call',
            example: '<a href="tel:+493012345678">030 8765432</a>',
        },
        'phone-link-without-plus': {
            severity: 'warning',
            title: 'A phone link has a country code without its plus sign',
            why: 'Phones dial the digits as they stand, so the call reaches nobody.',
            fix: 'Write tel:+420777123456 instead of tel:420777123456.',
            help: 'https://web.dev/articles/click-to-call',
            example: '<a href="tel:420777123456">+420 777 123 456</a>',
        },
        'phone-zero-after-code': {
            severity: 'warning',
            title: 'A phone number has a zero after its country code',
            why: 'The zero is dialed only within the country. Calls from phones that dial the number as it stands fail.',
            fix: 'Leave out the zero after the code: +44 20 7946 0018 instead of +44 020 7946 0018.',
            help: 'https://www.itu.int/rec/T-REC-E.123',
            example: '<a href="tel:+4402079460018">020 7946 0018</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, {
                'contact-link-differs': contact_links_judgeLinks(page.document),
                'phone-link-without-plus': judgePlus(page.document),
                'phone-zero-after-code': judgeZeros(page.document),
            }),
        };
    },
});
function phoneLinks(document) {
    return document.elements('a').flatMap(link => {
        const href = ((0,html_document/* attribute */.lt)(link, 'href') ?? '').trim().slice(0, contact_links_MAX_HREF);
        return /^tel:/i.test(href) ? [{ link, number: href.slice(4) }] : [];
    });
}
function judgePlus(document) {
    const links = phoneLinks(document);
    if (links.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no link to a phone number');
    const language = (document.html && (0,html_document/* attribute */.lt)(document.html, 'lang'))?.trim().toLowerCase() ?? '';
    return (0,judging_judgement/* failWhere */.a4)(links
        .filter(({ link, number }) => (0,dialled_numbers/* lacksPlus */.P)(number, (0,text_start/* startOfSeenText */.Mq)(link, contact_links_MAX_TEXT), language))
        .map(({ link, number }) => document.occurrence(link, `tel:${number} has no "+" before the country code.`)));
}
const WITH_CODE = /(?<![\d\p{L}+])(?:\+|00)\s?[1-9][\d\s\u00a0./–-]{8,24}\d(?![\d\p{L}])/gu;
const contact_links_MAX_PAGE_TEXT = 100_000;
const contact_links_MAX_SHOWN = 3;
const HOLDERS = ['p', 'li', 'td', 'dd', 'span', 'strong', 'b', 'a', 'address', 'div'];
function holderOf(document, number) {
    const holders = document
        .elements(...HOLDERS)
        .filter(element => (0,text_start/* startOfSeenText */.Mq)(element, contact_links_MAX_TEXT).includes(number.trim()));
    return holders.at(-1) ?? document.body;
}
const MAX_ROW = 500;
function isOfCells(document, number) {
    const has = (element) => (0,text_start/* startOfSeenText */.Mq)(element, MAX_ROW).includes(number.trim());
    return document.elements('tr').some(has) && !document.elements('td', 'th').some(has);
}
function judgeZeros(document) {
    const links = phoneLinks(document);
    const linked = links.filter(({ number }) => (0,dialled_numbers/* codeBeforeZero */.z)((0,percent_decoded/* percentDecoded */.o)(number), true) !== undefined);
    const text = document.body ? (0,text_start/* startOfSeenText */.Mq)(document.body, contact_links_MAX_PAGE_TEXT) : '';
    const written = [...new Set(text.match(WITH_CODE) ?? [])];
    if (links.length === 0 && written.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no phone number with a country code');
    const dialled = new Set(linked.map(({ number }) => number.replace(/\D/g, '')));
    const shown = written.filter(number => number.trim().startsWith('+') &&
        (0,dialled_numbers/* codeBeforeZero */.z)(number, false) !== undefined &&
        !dialled.has(number.replace(/\D/g, '')) &&
        !isOfCells(document, number));
    const told = new Set();
    return (0,judging_judgement/* failWhere */.a4)([
        ...linked.flatMap(({ link, number }) => {
            if (told.has(number))
                return [];
            told.add(number);
            return document.occurrence(link, `tel:${number} has a zero after the country code.`);
        }),
        ...shown
            .slice(0, contact_links_MAX_SHOWN)
            .map(number => document.occurrence(holderOf(document, number), `"${number.trim()}" has a zero after the country code.`)),
    ]);
}
const contact_links_MAX_HREF = 200;
const contact_links_MAX_TEXT = 120;
const NUMBER = /(?<![\d\p{L}@])(?:\(\+|\+?\(?)\d[\d\s\u00a0()./–-]{5,22}\d(?![\d\p{L}@])/gu;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
const LAST_DIGITS = 6;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
function contact_links_judgeLinks(document) {
    const links = document.elements('a').flatMap(link => {
        const differing = difference(link);
        return differing === undefined ? [] : [{ link, ...differing }];
    });
    if (links.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no link shows the number or the address that it uses');
    return (0,judging_judgement/* failWhere */.a4)(links
        .filter(({ isSame }) => !isSame)
        .map(({ link, shown, used }) => document.occurrence(link, `"${(0,cut/* cutEnd */.ym)(shown, contact_links_MAX_TEXT)}" leads to ${(0,cut/* cutEnd */.ym)(used, contact_links_MAX_TEXT)}.`)));
}
function difference(link) {
    const href = ((0,html_document/* attribute */.lt)(link, 'href') ?? '').trim().slice(0, contact_links_MAX_HREF);
    const text = (0,text_start/* startOfSeenText */.Mq)(link, contact_links_MAX_TEXT);
    const [scheme = '', rest = ''] = href.split(/:(.*)/s);
    if (/^tel$/i.test(scheme))
        return compareNumbers(text, (0,percent_decoded/* percentDecoded */.o)(rest));
    return /^mailto$/i.test(scheme) ? compareAddresses(text, rest, (0,text_start/* startOfTexts */.W$)(link, contact_links_MAX_TEXT)) : undefined;
}
function compareNumbers(text, used) {
    const [shown, ...others] = text.match(NUMBER) ?? [];
    const [called, written] = [used, shown ?? ''].map(number => number.replace(/(?:;|ext|x|,)[\s\S]*$/i, '').replace(/\D/g, ''));
    const isNumber = (digits) => digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS;
    if (shown === undefined || others.length > 0 || !isNumber(called) || !isNumber(written))
        return undefined;
    const isSame = called.includes(written.slice(-LAST_DIGITS)) || written.includes(called.slice(-LAST_DIGITS));
    return { shown: shown.trim(), used: `tel:${used}`, isSame };
}
function compareAddresses(text, used, parts) {
    const [shown, ...others] = text.match(EMAIL) ?? [];
    const to = (0,percent_decoded/* percentDecoded */.o)(used.split('?')[0]);
    const [address, ...more] = to.match(EMAIL) ?? [];
    if (shown === undefined || address === undefined || others.length + more.length > 0)
        return undefined;
    const backwards = [...address.toLowerCase()].reverse().join('');
    const isSame = [shown, ...parts].some(one => [address.toLowerCase(), backwards].includes(one.toLowerCase()));
    return { shown, used: `mailto:${address}`, isSame };
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/covered-controls.js



const coveredControls = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'control-covered': {
            severity: 'warning',
            title: 'A link or button lies under something else, so that no click reaches it',
            why: 'Visitors click or tap it and nothing happens: the element that lies over it gets the click.',
            fix: 'Take the negative z-index away, move the element that lies over it, or give that one pointer-events: none if it is only decoration. Below a link that is stretched over its card, a link of its own needs position: relative and z-index: 2.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/z-index',
            example: '.buttons { position: relative; z-index: -1 } around <a href="/book">Book now</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return { judgements: { 'control-covered': await covered_controls_judge(visit) } };
    },
});
async function covered_controls_judge(visit) {
    return await judgeTriedOut(visit, {
        about: { names: ['a', 'button', 'input'], none: 'the page has no links and buttons' },
        found: ({ coveredControls }) => coveredControls,
        untried: 'Chrome had no time left to look what lies over links and buttons',
        doubt: rendered => (0,layout_gap/* layoutGap */.X7)(rendered, ['Stylesheet', 'Script']),
        message: covered_controls_messageOf,
    });
}
function covered_controls_messageOf({ text, cover, isBehind, isUnderLink, screens }) {
    const what = text === '' ? 'this control' : `"${text}"`;
    const where = screens.length > 1 ? 'On a phone and on a desktop' : `On a ${screens.join()}`;
    if (isUnderLink)
        return `${where}, ${what} lies under ${cover}, which is stretched over its card and gets the clicks.`;
    const how = isBehind ? 'lies behind the element that it stands in (z-index below 0)' : 'is covered';
    return `${where}, ${what} ${how}: ${cover} gets the clicks.`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/covered-targets.js



const coveredTargets = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'jump-target-covered': {
            severity: 'warning',
            title: 'A link leads to a heading that the bar at the top covers',
            why: 'Browsers scroll a place to the upper edge of the screen, where the fixed bar lies over it. Visitors see the middle of a section and do not know where they are.',
            fix: 'Add scroll-padding-top with the height of the bar to the style of html, such as html { scroll-padding-top: 80px }.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/scroll-padding-top',
            example: 'header { position: fixed; top: 0; height: 80px } … <a href="#prices">Prices</a> … <h2 id="prices">Prices</h2>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return { judgements: { 'jump-target-covered': await covered_targets_judge(visit) } };
    },
});
async function covered_targets_judge(visit) {
    return await judgeTriedOut(visit, {
        about: { names: ['a'], none: 'the page has no links' },
        found: ({ coveredTargets }) => coveredTargets,
        untried: 'Chrome had no time left to follow the links within the page',
        doubt: rendered => (0,layout_gap/* layoutGap */.X7)(rendered),
        scriptsMay: 'scroll further',
        message: covered_targets_messageOf,
    });
}
function covered_targets_messageOf({ text, id, covered, barBottom }) {
    const what = text === '' ? 'This link' : `"${text}"`;
    const over = covered === '' ? 'the picture there' : `"${covered}"`;
    return `${what} leads to #${id}, and the bar at the top, which ends at ${barBottom} px on a desktop, then lies over ${over}.`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/covered-texts.js



const coveredTexts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'heading-covered': {
            severity: 'warning',
            title: 'The bar at the top covers the heading of the page',
            why: 'Visitors do not see what the page is about: the fixed bar lies over its heading before they scroll, and nothing can be scrolled further down.',
            fix: 'Move the content below the bar: give body or main a padding-top with the height of the bar, or give the bar position: sticky.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/position',
            example: 'nav { position: fixed; top: 0; height: 64px } … <h1 style="margin-top: 20px">Towing</h1>',
        },
        'page-end-covered': {
            severity: 'notice',
            title: 'A bar at the bottom covers the last lines of the page',
            why: 'The fixed bar or button lies over them when the page is scrolled to its end, so nobody can read them or tap their links.',
            fix: 'Add a padding-bottom with the height of the bar to body or to the footer.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/position',
            example: '.call { position: fixed; bottom: 0; width: 100%; height: 60px } over the copyright line',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return {
            judgements: {
                'heading-covered': await covered_texts_judge(visit, 'start'),
                'page-end-covered': await covered_texts_judge(visit, 'end'),
            },
        };
    },
});
async function covered_texts_judge(visit, place) {
    return await judgeTriedOut(visit, {
        about: {
            names: ['h1', 'h2', 'h3', 'p', 'a', 'footer'],
            none: 'the page has no headings, texts and links',
        },
        found: ({ coveredTexts }) => coveredTexts?.filter(one => one.place === place),
        untried: 'Chrome had no time left to look what lies over the start and the end of the page',
        doubt: rendered => (0,layout_gap/* layoutGap */.X7)(rendered, ['Stylesheet', 'Script']),
        message: covered_texts_messageOf,
    });
}
function covered_texts_messageOf({ text, cover, place, screens }) {
    const where = screens.length > 1 ? 'On a phone and on a desktop' : `On a ${screens.join()}`;
    const when = place === 'start' ? 'before anybody scrolls' : 'at the end of the page';
    return `${where}, ${cover} lies over "${text}" ${when}.`;
}

// EXTERNAL MODULE: ./lib/engine/judging/name-of-tag.js
var name_of_tag = __webpack_require__(31955);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/cut-submenus.js
function cutSubmenuMessage({ button }, submenu) {
    const { text, opener, entries, cut, edge, end, limit, by, moved } = submenu;
    const menu = button === undefined || button.text === '' ? 'the menu' : `the menu that "${button.text}" opens`;
    const where = by ?? 'the screen';
    if (edge === 'below')
        return `${cut} of the ${entries} entries of ${menu} cannot be seen while its submenu "${opener}" is open, such as "${text}": it ends at ${end} px, ${where} at ${limit} px, and nothing there can be scrolled.`;
    const others = cut > 1 ? ` So are ${cut} of its ${entries} entries.` : '';
    const entry = `"${text}" of the submenu "${opener}" in ${menu} ${edge === 'left' ? 'begins' : 'ends'} at ${end} px, ${where} at ${limit} px`;
    const way = moved === undefined
        ? 'and nothing there can be scrolled'
        : `so that visitors have to move ${moved === 'page' ? 'the page' : 'the submenu'} sideways to read it`;
    return `${entry}, ${way}.${others}`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/cut-menus.js





const cutMenus = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'menu-cut-off-on-phone': {
            severity: 'warning',
            title: 'The menu that opens on a phone is cut off',
            why: 'Visitors see only a part of its entries and do not find the pages behind the others.',
            fix: 'Let the menu be as high as its entries, and let it scroll where the screen is lower: max-height: 100dvh; overflow-y: auto. Let the entries of submenus wrap, and place no submenu beside the screen. Where backdrop-filter, filter or transform of an element around it holds a menu with position: fixed, move the menu out of that element, or put the property on its ::before.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/CSS_display/Containing_block',
            example: 'header { backdrop-filter: blur(10px) } header nav { position: fixed; inset: 0; overflow: hidden }, which is as high as the header',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const judgement = await judgeTriedOut(visit, {
            about: { names: ['button', 'a'], none: 'the page has neither buttons nor links' },
            found: foundOf,
            untried: 'Chrome had no time left to open the menu',
            doubt: rendered => (0,layout_gap/* layoutGap */.X7)(rendered),
            scriptsMay: 'change the menu',
            message: ({ message }) => message,
        });
        return { judgements: { 'menu-cut-off-on-phone': judgement } };
    },
});
function foundOf({ unsaidMenus, openedMenus = [] }) {
    const menus = unsaidMenus?.flatMap(({ text, cutMenu }) => cutMenu ? [{ selector: cutMenu.selector, message: cut_menus_messageOf({ ...cutMenu, button: text }) }] : []);
    if (!menus || menus.length > 0)
        return menus;
    return openedMenus.flatMap(menu => menu.submenu ? [{ selector: menu.submenu.selector, message: cutSubmenuMessage(menu, menu.submenu) }] : []);
}
function cut_menus_messageOf({ button, text, entries, cut, seen, box, isStrip, holder, }) {
    const menu = `the menu that ${button === '' ? 'its button' : `"${button}"`} opens`;
    const because = holder
        ? ` The ${holder.property} of ${holder.tag} fixes the menu to that element, which is ${holder.height} px high, in place of the screen.`
        : '';
    if (isStrip && box) {
        const named = seen.map(one => `"${one}"`).join(', ');
        const shown = seen.length === 0 ? 'none' : seen.length < entries - cut ? `only ${entries - cut}` : `only ${named}`;
        return `Of the ${entries} entries of ${menu}, ${shown} can be seen: the others scroll in a strip of ${box.height} px.${because}`;
    }
    const by = box
        ? `${(0,name_of_tag/* nameOfTag */.h)(box.tag)} cuts them off at a height of ${box.height} px and cannot be scrolled`
        : 'they are off the screen and cannot be scrolled to';
    return `${cut} of the ${entries} entries of ${menu} cannot be seen, such as "${text}": ${by}.${because}`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/dead-menus.js



const deadMenus = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'menu-button-dead': {
            severity: 'warning',
            title: 'The menu button does nothing on a phone',
            why: 'The links of the navigation are hidden there, and nothing opens them when the button is pressed: visitors on a phone have no menu.',
            fix: 'Load the script that opens the menu, correct the id or class by which it looks for the button, or write the style for the class that it toggles.',
            help: 'https://www.w3.org/WAI/tutorials/menus/flyout/',
            example: '<button class="hamburger">☰</button>, and no script that listens to it',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return { judgements: { 'menu-button-dead': await judgeMenus(visit) } };
    },
});
async function judgeMenus(visit) {
    return await judgeTriedOut(visit, {
        about: { names: ['nav', 'header'], none: 'the page has neither <nav> nor <header>' },
        found: ({ deadMenus }) => deadMenus,
        untried: 'Chrome had no time left to look for listeners',
        doubt: absentOpener,
        scriptsMay: 'open the menu',
        message: dead_menus_messageOf,
    });
}
function dead_menus_messageOf({ text, links, toggles }) {
    const what = text === '' ? 'The menu button' : `The menu button "${text}"`;
    return `${what} opens nothing: ${whyDead(toggles)}, and the ${links} links of the navigation are hidden.`;
}
function whyDead(toggles) {
    if (toggles === undefined)
        return 'no script listens to it';
    const names = toggles.map(name => `"${name}"`).join(', ');
    return `its script only toggles the ${toggles.length === 1 ? 'class' : 'classes'} ${names}, for which no style shows the menu`;
}

// EXTERNAL MODULE: ./lib/engine/judging/width-in-doubt.js
var width_in_doubt = __webpack_require__(18378);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/desktop-width.js






const desktopWidth = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'wider-than-desktop': {
            severity: 'warning',
            title: 'The page is wider than the screen of a desktop',
            why: 'The window gets a horizontal scrollbar, and visitors see what is past the edge only after they have scrolled sideways.',
            fix: 'Make the named elements end at the edge of the window: use max-width: 100%, let them wrap, or put overflow-x: clip on the section around what is to stick out.',
            help: 'https://web.dev/articles/responsive-web-design-basics#size-content',
            example: '.banner { width: 1600px }',
        },
    },
    readsDocument: true,
    async judge(visit) {
        await (0,shown_page/* shownPage */.V)(visit);
        return { judgements: { 'wider-than-desktop': desktop_width_judge(await (0,layout_gap/* laidOut */.z5)(visit)) } };
    },
});
const MAX_OVERLAP_PX = 8;
const GALLERY_SCREENS = 2;
function desktop_width_judge({ layout, desktopLayout, url }) {
    if (!desktopLayout)
        return (0,judging_judgement/* notMeasured */.q7)('there was no time to lay the page out on a desktop');
    const { viewportWidth, documentWidth, scrollsSideways, isSidewaysOnly, wideElements } = desktopLayout;
    if (!scrollsSideways || documentWidth <= viewportWidth + MAX_OVERLAP_PX)
        return (0,judging_judgement/* pass */.IX)();
    if (isSidewaysOnly && documentWidth >= GALLERY_SCREENS * viewportWidth)
        return (0,judging_judgement/* notApplicable */.hH)('the styles of the page let it scroll sideways and not down');
    const size = `${documentWidth} px wide on a screen of ${viewportWidth} px`;
    const doubt = (0,width_in_doubt/* widthInDoubt */.E)(desktopLayout);
    if (doubt !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(doubt);
    const onPhone = new Set(layout.scrollsSideways ? layout.wideElements.map(({ selector }) => selector) : []);
    const wide = wideElements.filter(({ selector }) => !onPhone.has(selector));
    if (wideElements.length > 0 && wide.length === 0) {
        return (0,judging_judgement/* notApplicable */.hH)('what is too wide is so on a phone as well, which mobile tells of');
    }
    if (wide.length === 0)
        return (0,judging_judgement/* notMeasured */.q7)(`the page is ${size}, and Chrome does not tell which element is`);
    return (0,judging_judgement/* failWhere */.a4)(wide.map(({ selector, tag, right }) => ({
        url,
        selector,
        message: `${(0,name_of_tag/* nameOfTag */.h)(tag)} ends at ${right} px. The page is ${size}.`,
    })));
}

// EXTERNAL MODULE: ./lib/engine/page/scripted-root.js
var scripted_root = __webpack_require__(45469);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/direction.js






const direction = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'direction-missing': {
            severity: 'notice',
            title: 'A right-to-left text has no dir="rtl"',
            why: 'Unless a style sheet says otherwise, browsers lay the page out from left to right: text starts on the wrong side, and punctuation and lists end up in the wrong place. Reader views and form fields ignore such a style.',
            fix: 'Write <html dir="rtl">, and let no script change it. W3C advises against CSS for this.',
            help: 'https://www.w3.org/International/questions/qa-html-dir',
            example: '<html lang="ar"> without dir="rtl"',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, {
                'direction-missing': judgeDirection(page.document, (0,scripted_root/* scriptedRoot */.d)(page, 'dir')),
            }),
        };
    },
});
const MOST_LETTERS = 20_000;
const LEAST_LETTERS = 60;
const MOST_OF_THE_TEXT = 0.6;
function judgeDirection(document, scripted) {
    const { letters, leftwards, undirected } = countLetters(document);
    if (leftwards < LEAST_LETTERS || leftwards < letters * MOST_OF_THE_TEXT)
        return (0,judging_judgement/* notApplicable */.hH)('the text of the page is not written from right to left');
    if (undirected < leftwards / 2 || isSetByStyles(document))
        return (0,judging_judgement/* pass */.IX)();
    const { html } = document;
    const percent = Math.round((100 * leftwards) / letters);
    const message = `${percent} % of the letters are Arabic, Hebrew or others that are written from right to left, and ${scripted ?? `<html> has ${saidBy(html)}`}.`;
    return (0,judging_judgement/* fail */.fJ)(html?.sourceCodeLocation ? document.occurrence(html, message) : { url: document.url, message });
}
function saidBy(html) {
    const dir = html && (0,html_document/* attribute */.lt)(html, 'dir');
    return dir === undefined ? 'no dir' : `dir="${dir}"`;
}
const LETTER = /\p{L}/gu;
const LEFTWARDS = /[\p{L}&&[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]]/gv;
const UNSEEN = new Set(['script', 'style', 'noscript', 'template', 'head', 'svg']);
function countLetters(document) {
    const counts = { letters: 0, leftwards: 0, undirected: 0 };
    const directed = new Set();
    const unseen = new Set();
    for (const element of document.elements()) {
        const parent = (0,html_document/* parentOf */.gN)(element);
        if (UNSEEN.has(element.tagName) || (parent && unseen.has(parent)))
            unseen.add(element);
        const dir = directionOf(element);
        if (dir === 'rtl' || (dir === undefined && parent && directed.has(parent)))
            directed.add(element);
        if (unseen.has(element))
            continue;
        for (const node of element.childNodes) {
            if (node.nodeName !== '#text' || !('value' in node))
                continue;
            const text = node.value.slice(0, MOST_LETTERS);
            const leftwards = text.match(LEFTWARDS)?.length ?? 0;
            counts.letters += text.match(LETTER)?.length ?? 0;
            counts.leftwards += leftwards;
            if (!directed.has(element))
                counts.undirected += leftwards;
        }
        if (counts.letters > MOST_LETTERS)
            break;
    }
    return counts;
}
function directionOf(element) {
    const dir = (0,html_document/* attribute */.lt)(element, 'dir')?.trim().toLowerCase();
    if (dir === 'rtl' || dir === 'auto')
        return 'rtl';
    if (/(?:^|;)\s{0,20}direction\s{0,20}:\s{0,20}rtl/i.test(((0,html_document/* attribute */.lt)(element, 'style') ?? '').slice(0, 2000)))
        return 'rtl';
    return dir === 'ltr' ? 'ltr' : undefined;
}
const MOST_STYLES = 200_000;
function isSetByStyles(document) {
    return document
        .elements('style')
        .some(style => /[{;\s]direction\s{0,20}:\s{0,20}rtl/i.test((0,html_document/* textOf */.b6)(style).slice(0, MOST_STYLES)));
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/fillable-fields.js

const TEXT_FIELDS = /^(?:text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/;
function isTextField(type) {
    return TEXT_FIELDS.test(type);
}
const OTHER_TYPES = /^(?:hidden|checkbox|radio|range|color|file|submit|image|reset|button)$/;
function typeOf(input) {
    const type = ((0,html_document/* attribute */.lt)(input, 'type') ?? '').toLowerCase();
    return TEXT_FIELDS.test(type) || OTHER_TYPES.test(type) ? type : 'text';
}
const fillable_fields_MAX_STEPS_UP = 20;
function isFillable(field) {
    const isShut = ['disabled', 'readonly'].some(name => (0,html_document/* attribute */.lt)(field, name) !== undefined);
    if (isShut || typeOf(field) === 'hidden' || (0,html_document/* attribute */.lt)(field, 'tabindex')?.trim() === '-1')
        return false;
    let at = field;
    for (let step = 0; at && step < fillable_fields_MAX_STEPS_UP; step++) {
        const style = (0,html_document/* attribute */.lt)(at, 'style') ?? '';
        const isHidden = (0,html_document/* attribute */.lt)(at, 'hidden') !== undefined || (0,html_document/* attribute */.lt)(at, 'aria-hidden') === 'true';
        if (isHidden || /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style))
            return false;
        at = (0,html_document/* parentOf */.gN)(at);
    }
    return true;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/disabled-forms.js









const disabledForms = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'form-disabled': {
            severity: 'notice',
            title: 'A form cannot be filled in: all of its fields and buttons are disabled',
            why: 'The page asks visitors for something that they cannot give. Their clicks do nothing, and screen readers and the keyboard skip the form.',
            fix: 'Connect the form and remove disabled. Until then, take it off the page, or say in a sentence when or where visitors can do the same.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Attributes/disabled',
            example: '<form><input type="email" disabled><button disabled>Soon</button></form>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'form-disabled': await disabled_forms_judge(page) }) };
    },
});
async function disabled_forms_judge(page) {
    const { document, sent, scripts } = page;
    const forms = seenForms(page).flatMap(form => controlsOf(document, form) ?? []);
    if (forms.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no form with fields and a button');
    if (document.elements('pre').length > 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page shows code');
    const sentForms = new Set(sent.document
        .elements('form')
        .flatMap(form => controlsOf(sent.document, form) ?? [])
        .filter(isDisabled)
        .map(disabled_forms_nameOf));
    const judgement = (0,judging_judgement/* failEach */.Sw)(forms, controls => isDisabled(controls) && sentForms.has(disabled_forms_nameOf(controls))
        ? document.occurrence(controls.form, disabled_forms_messageOf(controls))
        : undefined, 'the page has no form with fields and a button');
    if (judgement.outcome !== 'fail' || scripts.state === 'none')
        return judgement;
    if (scripts.state !== 'seen')
        return (0,judging_judgement/* notMeasured */.q7)('scripts of the page were not seen at work, and may enable the form');
    const gap = await (0,layout_gap/* layoutGap */.X7)(scripts.rendered, ['Script']);
    return gap === undefined ? judgement : (0,judging_judgement/* notMeasured */.q7)(gap);
}
const disabled_forms_MAX_FORMS = 50;
const MAX_CONTROLS = 100;
function seenForms({ document, scripts }) {
    const unseen = scripts.state === 'seen' ? [...document.elementsAt(scripts.rendered.unseenTexts)] : [];
    return document
        .elements('form')
        .slice(0, disabled_forms_MAX_FORMS)
        .filter(form => !isAside(form) && !unseen.some(part => part === form || document.isBelow(form, part)));
}
function isAside(form) {
    for (let at = form; at; at = (0,html_document/* parentOf */.gN)(at)) {
        const isHidden = (0,html_document/* attribute */.lt)(at, 'hidden') !== undefined || (0,html_document/* attribute */.lt)(at, 'aria-hidden') === 'true';
        if (isHidden || at.tagName.includes('-') || at.tagName === 'dialog')
            return true;
        if ((0,html_document/* attribute */.lt)(at, 'inert') !== undefined || DISPLAY_NONE.test((0,html_document/* attribute */.lt)(at, 'style') ?? ''))
            return true;
    }
    return false;
}
const DISPLAY_NONE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
function controlsOf(document, form) {
    const fields = [];
    const buttons = [];
    for (const element of document.elementsIn(form)) {
        const { tagName } = element;
        if (tagName === 'textarea' || tagName === 'select')
            fields.push(element);
        else if (tagName === 'button')
            buttons.push(element);
        else if (tagName === 'input') {
            const type = typeOf(element);
            if (/^(?:submit|image|button)$/.test(type))
                buttons.push(element);
            else if (type !== 'hidden' && type !== 'reset')
                fields.push(element);
        }
        if (fields.length + buttons.length > MAX_CONTROLS)
            return undefined;
    }
    const isWritten = fields.some(({ tagName }) => tagName === 'textarea') || fields.some(isText);
    return isWritten && buttons.length > 0 ? { form, fields, buttons } : undefined;
}
function isText(field) {
    return field.tagName === 'input' && isTextField(typeOf(field));
}
function isDisabled({ form, fields, buttons }) {
    return [...fields, ...buttons].every(control => {
        for (let at = control; at && at !== form; at = (0,html_document/* parentOf */.gN)(at))
            if ((at === control || at.tagName === 'fieldset') && (0,html_document/* attribute */.lt)(at, 'disabled') !== undefined)
                return true;
        return false;
    });
}
function disabled_forms_nameOf({ form, fields }) {
    const all = [form, ...fields].map(element => ['id', 'name', 'type', 'placeholder'].map(name => (0,html_document/* attribute */.lt)(element, name)?.slice(0, disabled_forms_MAX_TEXT) ?? ''));
    return JSON.stringify(all);
}
const disabled_forms_MAX_TEXT = 60;
function disabled_forms_messageOf({ fields, buttons }) {
    const [first] = buttons;
    const text = (0,html_document/* attribute */.lt)(first, 'value')?.trim() || (0,text_start/* startOfSeenText */.Mq)(first, disabled_forms_MAX_TEXT);
    const named = text === '' ? '' : ` ("${(0,cut/* cutEnd */.ym)(text, 40)}")`;
    const button = buttons.length === 1 ? `its button${named}` : `its ${buttons.length} buttons`;
    return fields.length === 1
        ? `The only field of this form and ${button} are disabled: nobody can use it.`
        : `All ${fields.length} fields of this form and ${button} are disabled: nobody can use it.`;
}

// EXTERNAL MODULE: ./lib/engine/tools/ux/home-links.js
var home_links = __webpack_require__(46991);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/link-names.js
const LEGAL = new RegExp(`^(?:${[
    'privacy(?: (?:policy|notice|statement))?|terms|terms (?:of (?:service|use)|(?:and|&) conditions)|(?:cookies?|refund|shipping|return) policy|legal notice|imprint',
    'impressum|datenschutz(?:erklärung|hinweise?)?|agb|widerruf(?:srecht|sbelehrung)?',
    "mentions légales|politique de (?:confidentialité|cookies)|confidentialité|cg[vu]|conditions générales(?: de vente| d['’]utilisation)?|données personnelles",
    'aviso legal|política de (?:privacidad|cookies|privacidade)|privacidad|privacidade|términos (?:y condiciones|de uso)|termos (?:e condições|de uso)',
    'note legali|informativa (?:sulla )?privacy|privacy e cookie(?: policy)?|termini e condizioni',
    'privacy(?:verklaring|beleid)|algemene voorwaarden|integritetspolicy|köpvillkor|privatlivspolitik|handelsbetingelser|personvern(?:erklæring)?|tietosuojaseloste',
    'polityka prywatności|regulamin|zásady ochrany osobních údajů|ochrana osobních údajů|obchodní podmínky|adatvédelmi (?:tájékoztató|nyilatkozat)|ászf|impresszum',
    'politica de confidențialitate|termeni și condiții|gizlilik politikası|kullanım (?:koşulları|şartları)|политика конфиденциальности|политика (?:cookies?|обработки(?: персональных)? данных|cookies? и обработки(?: персональных)? данных)|согласие на обработку персональных данных|публичная оферта|пользовательское соглашение|політика конфіденційності|публічна оферта|угода користувача',
    'политика за поверителност|общи условия|πολιτική απορρήτου|όροι χρήσης|politika privatnosti|uvjeti korištenja|pravila privatnosti|privatumo politika|privaatsuspoliitika|privātuma politika|kebijakan privasi|syarat (?:dan|&) ketentuan|chính sách bảo mật|นโยบายความเป็นส่วนตัว',
    'プライバシーポリシー|利用規約|特定商取引法に基づく表記|개인정보 ?처리방침|이용약관|隐私政策|隱私權?政策|服务条款|سياسة الخصوصية|מדיניות פרטיות',
].join('|')})$`, 'i');
const READ_MORE = new RegExp(`^(?:${[
    '(?:read|learn|see|view|discover) more|more (?:info|information|details)|view details|read the (?:full )?(?:article|story|post)|continue reading',
    '(?:mehr|weiter)(?: ?lesen)|mehr (?:erfahren|infos?|dazu|details)|zum (?:artikel|beitrag)',
    "lire (?:la suite|plus|l['’]article)|en savoir plus|plus d['’]infos?",
    'leer (?:más|artículo)|ver más|saber más|más información|leia mais|ler mais|saiba mais|ver mais',
    "leggi (?:tutto|di più|l[’']articolo)|scopri di più|continua a leggere|maggiori informazioni",
    'lees (?:meer|verder)|meer (?:info|lezen)|läs mer|læs mere|les mer|lue lisää',
    'czytaj (?:więcej|dalej)|dowiedz się więcej|číst (?:více|dále|dál)|více informací|čítať viac|tovább(?: olvasom)?|citește mai (?:mult|departe)|devamını oku|daha fazla(?: bilgi)?',
    'читать (?:далее|дальше|больше|полностью)|подробнее|читати (?:далі|більше)|детальніше|もっと見る|続きを読む|詳しくはこちら|더 ?보기|자세히 보기|了解更多|阅读更多|閱讀更多|查看更多',
].join('|')})$`, 'i');
const LONGEST = 60;
const AND = /\s(?:&|\+|and|und|et|e|y|en|i|a|og|och|ve)\s/i;
const SECOND = /^(?:cookies?|conditions|voorwaarden|bedingungen|condizioni|condiciones|podmínky|villkor|vilkår)$/i;
function isLegalName(text) {
    if (text.length > LONGEST)
        return false;
    if (LEGAL.test(text))
        return true;
    const [first, second, ...more] = text.split(AND);
    return (second !== undefined &&
        more.length === 0 &&
        LEGAL.test(first) &&
        (LEGAL.test(second) || SECOND.test(second)));
}
function isReadMore(text) {
    return text.length <= LONGEST && READ_MORE.test(text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/own-links.js



function ownLinks(page) {
    const { document, url, preview } = page;
    const future = [(0,canonical_links/* declaredCanonical */.fk)(page)?.href, preview?.origin].filter(address => address !== undefined);
    const sites = new Set([url, ...future].map(siteOf));
    return webLinks(document).filter(link => sites.has(siteOf(link.url.href)));
}
function webLinks(document) {
    return document.elements('a', 'area').flatMap(element => {
        const href = (0,html_document/* attribute */.lt)(element, 'href');
        const url = href === undefined ? null : URL.parse(document.resolve(href) ?? '');
        return url && /^https?:$/.test(url.protocol) ? [{ url, element }] : [];
    });
}
function siteOf(url) {
    const { host, hostname } = new URL(url);
    return (0,cjs/* parse */.qg)(hostname, { allowPrivateDomains: true }).domain ?? host;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/menu-entries.js





const MAX_ENTRIES = 30;
const MAX_ADDRESS = 200;
const menu_entries_MAX_TEXT = 40;
const MAX_STEPS = 50;
const APART = new Set(['footer', 'aside', 'main', 'article']);
const OTHER_NAVIGATION = /breadcrumb|pagination|pager|toc|sidebar|social|lang|skip|footer/i;
function menuEntries(page) {
    const menu = menuOf(page.document);
    if (!menu)
        return undefined;
    const entries = new Map();
    for (const { url, element } of ownLinks(page)) {
        if (!page.document.isBelow(element, menu))
            continue;
        const text = (0,text_start/* startOfSeenText */.Mq)(element, menu_entries_MAX_TEXT);
        const to = addressIn(url);
        if (text === '' || to.length > MAX_ADDRESS || entries.has(to))
            continue;
        entries.set(to, { to, text: (0,cut/* cutEnd */.ym)(text, menu_entries_MAX_TEXT) });
        if (entries.size > MAX_ENTRIES)
            return undefined;
    }
    return [...entries.values()];
}
function menuOf(document) {
    const marked = [...document.elements('nav'), ...document.withAttribute('role').filter(isNavigation)];
    return marked.find(isMenu) ?? document.elements(...CALLED).find(isCalledMenu);
}
function addressIn({ pathname, hash }) {
    return `${(0,home_links/* withoutIndexFile */.Rl)(pathname)}${hash}`;
}
const menu_entries_MAX_LINKS = 1000;
const MAX_FURTHER = 2 * MAX_ENTRIES;
function furtherEntries(page, entries) {
    const known = new Set(entries.map(({ to }) => to));
    const further = new Set();
    for (const { url, element } of ownLinks(page).slice(0, menu_entries_MAX_LINKS)) {
        const to = addressIn(url);
        if (to.length > MAX_ADDRESS || known.has(to) || further.has(to) || !isInMenu(element))
            continue;
        further.add(to);
        if (further.size >= MAX_FURTHER)
            break;
    }
    return [...further];
}
const ANY_MENU = /(?:^|[\s_-])(?:menu|nav|navbar|navigation|navi)(?=[\s_-]|$)/i;
function isInMenu(link) {
    let isIn = false;
    let at = (0,html_document/* parentOf */.gN)(link);
    for (let step = 0; at && at.tagName !== 'body' && step < MAX_STEPS; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        const names = menu_entries_namesOf(at).slice(0, MAX_ADDRESS);
        const isOne = at.tagName === 'nav' || isNavigation(at) || ANY_MENU.test(names);
        if (APART.has(at.tagName) || (isOne && OTHER_NAVIGATION.test(names)))
            return false;
        isIn ||= isOne;
    }
    return isIn;
}
const CALLED = ['div', 'ul', 'header', 'td'];
const MENU_NAME = /(?:^|\s)(?:(?:main|top|site|header|primary|nav(?:bar|igation)?)[-_]?)?(?:menu|nav|navbar|navigation|navi)(?:[-_]?(?:bar|main|top|list|items?|links|wrapper|container))?(?=\s|$)/i;
function isCalledMenu(element) {
    return MENU_NAME.test(menu_entries_namesOf(element).slice(0, MAX_ADDRESS)) && isMenu(element);
}
function isNavigation(element) {
    return (0,html_document/* attribute */.lt)(element, 'role')?.trim().toLowerCase() === 'navigation';
}
function menu_entries_namesOf(element) {
    return `${(0,html_document/* attribute */.lt)(element, 'class') ?? ''} ${(0,html_document/* attribute */.lt)(element, 'id') ?? ''}`.trim();
}
function isMenu(nav) {
    const names = ['class', 'id', 'aria-label'].map(name => (0,html_document/* attribute */.lt)(nav, name) ?? '').join(' ');
    if (OTHER_NAVIGATION.test(names.slice(0, MAX_ADDRESS)))
        return false;
    let at = (0,html_document/* parentOf */.gN)(nav);
    for (let step = 0; at && step < MAX_STEPS; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (APART.has(at.tagName))
            return false;
    return true;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/doubled-entries.js











const doubledEntries = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'menu-entry-twice': {
            severity: 'notice',
            title: 'Two entries of a menu have the same text and lead to different pages',
            why: 'Visitors cannot tell which one they need. In most cases one of the pages is an old version, which search engines may show as well, or one of the links is wrong.',
            fix: 'Remove the entry of the old page and redirect that page to the new one. If both are needed, give each a name of its own.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
            example: '<ul><li><a href="/contact">Contact</a></li><li><a href="/contact-2">Contact</a></li></ul>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'menu-entry-twice': judgeEntries(page) }) };
    },
});
const MAX_LEVEL = 60;
const MAX_MENU = 150;
const doubled_entries_MAX_LINKS = 1000;
const doubled_entries_MAX_TEXT = 60;
const LISTS = new Set(['ul', 'ol', 'menu', 'nav']);
const doubled_entries_MAX_STEPS = 15;
function judgeEntries(page) {
    const { host } = new URL(page.url);
    const entries = ownLinks(page)
        .slice(0, doubled_entries_MAX_LINKS)
        .filter(({ url, element }) => url.host === host && isInMenu(element))
        .map(link => ({ ...link, text: textOf(link.element), path: pathOf(link.url) }))
        .filter(({ text }) => /\p{L}{2}/u.test(text) && !isReadMore(text));
    if (entries.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no menu of the page has links to its site');
    const levels = groupsOf(entries, levelOf, MAX_LEVEL).flatMap(level => doubles(level, areBeside));
    const menus = groupsOf(entries, doubled_entries_menuOf, MAX_MENU).flatMap(menu => doubles(menu, isNumberedCopy));
    const found = new Map([...levels, ...menus].map(pair => [`${pair[0].text} ${pair[1].path}`, pair]));
    return (0,judging_judgement/* failWhere */.a4)([...found.values()].map(([first, second]) => page.document.occurrence(second.element, `"${(0,cut/* cutEnd */.ym)(first.text, 40)}" is in this menu twice: one entry leads to ${shown(first)}, the other one to ${shown(second)}.`)));
}
function shown({ url }) {
    return (0,cut/* cutEnd */.ym)(url.pathname, 100);
}
function textOf(link) {
    return (0,text_start/* startOfSeenText */.Mq)(link, doubled_entries_MAX_TEXT).trim();
}
function pathOf({ pathname }) {
    const path = (0,home_links/* withoutIndexFile */.Rl)(pathname).replace(/\.html?$/i, '');
    return path.replace(/\/+$/, '') || '/';
}
function groupsOf(entries, groupOf, most) {
    const groups = Map.groupBy(entries, groupOf);
    return [...groups].flatMap(([group, own]) => (group && own.length <= most ? [own] : []));
}
function levelOf({ element }) {
    const parent = (0,html_document/* parentOf */.gN)(itemOf(element));
    return parent && LISTS.has(parent.tagName) ? parent : undefined;
}
function itemOf(link) {
    let at = link;
    for (let step = 0; step < doubled_entries_MAX_STEPS && at.tagName !== 'li'; step++) {
        const parent = (0,html_document/* parentOf */.gN)(at);
        if (!parent || LISTS.has(parent.tagName) || parent.childNodes.filter(html_document/* isElement */.vq).length > 1)
            return parent?.tagName === 'li' ? parent : at;
        at = parent;
    }
    return at;
}
function doubled_entries_menuOf({ element }) {
    let menu;
    let at = (0,html_document/* parentOf */.gN)(element);
    for (let step = 0; at && step < doubled_entries_MAX_STEPS; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (LISTS.has(at.tagName))
            menu = at;
    return menu;
}
function doubles(entries, areDoubled) {
    return [...Map.groupBy(entries, ({ text }) => text.toLowerCase()).values()].flatMap(([first, ...others]) => {
        const second = others.find(other => other.path !== first.path && areDoubled(first, other));
        return second ? [[first, second]] : [];
    });
}
const MAX_ITEMS = 200;
const MAX_ITEM = 40;
function areBeside(first, second) {
    const [from, to] = [itemOf(first.element), itemOf(second.element)];
    const items = ((0,html_document/* parentOf */.gN)(from)?.childNodes ?? []).slice(0, MAX_ITEMS).filter(html_document/* isElement */.vq);
    return items
        .slice(items.indexOf(from), items.indexOf(to))
        .every(item => item.tagName === 'a' || holdsLink(item));
}
function holdsLink(item) {
    return (0,text_start/* firstNodes */.wg)(item, MAX_ITEM).some(({ nodeName }) => nodeName === 'a');
}
function isNumberedCopy(first, second) {
    const [short, long] = [first.path, second.path].sort((a, b) => a.length - b.length);
    return short !== '/' && long.startsWith(short) && /^-\d{1,2}$/.test(long.slice(short.length));
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/empty-widgets.js





const emptyWidgets = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'widget-empty': {
            severity: 'warning',
            title: 'A slider, form or the like of Elementor is empty',
            why: 'Visitors see a gap in place of the headline, the form or the menu that belongs there. Most often the plugin that writes it, Elementor Pro, was not active.',
            fix: 'Activate the plugin and publish the page again, or remove the widget together with the text that leads to it.',
            help: 'https://elementor.com/widgets/',
            example: '<div class="elementor-widget elementor-widget-form" data-widget_type="form.default"><div class="elementor-widget-container"></div></div>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const { document, sent } = page;
        const sentEmpty = new Set(sent.document
            .elements('div')
            .filter(widget => isWritten(widget) && empty_widgets_isEmpty(widget))
            .map(idOf));
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, {
                'widget-empty': (0,judging_judgement/* failEach */.Sw)(document.elements('div').filter(isWritten), widget => empty_widgets_isEmpty(widget) && sentEmpty.has(idOf(widget))
                    ? document.occurrence(widget, `This Elementor widget of the kind "${kindOf(widget)}" is empty: visitors see nothing in its place.`)
                    : undefined, 'the page has no slider, form or the like of Elementor'),
            }),
        };
    },
});
const WRITTEN = new Set('slides form login nav-menu price-list price-table call-to-action flip-box animated-headline testimonial-carousel reviews'.split(' '));
const MAX_KIND = 60;
function kindOf(widget) {
    return ((0,html_document/* attribute */.lt)(widget, 'data-widget_type') ?? '').slice(0, MAX_KIND).split('.')[0];
}
function isWritten(element) {
    return WRITTEN.has(kindOf(element));
}
function idOf(widget) {
    return ((0,html_document/* attribute */.lt)(widget, 'data-id') ?? '').slice(0, MAX_KIND);
}
const empty_widgets_MAX_STEPS = 2;
const CONTAINER = /(?:^|\s)elementor-widget-container(?:\s|$)/;
function empty_widgets_isEmpty(widget, steps = empty_widgets_MAX_STEPS) {
    return widget.childNodes.every(node => {
        if (!(0,html_document/* isElement */.vq)(node))
            return node.nodeName !== '#text' || !('value' in node) || node.value.trim() === '';
        return steps > 1 && CONTAINER.test((0,html_document/* attribute */.lt)(node, 'class') ?? '') && empty_widgets_isEmpty(node, steps - 1);
    });
}

// EXTERNAL MODULE: ./lib/engine/formats/html/charset.js
var charset = __webpack_require__(51475);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/source-tags.js

function placeOfTag(document, tag, message) {
    const { offset, end } = tag;
    const source = document.source.slice(offset, end);
    return { url: document.url, message, snippet: (0,html_document/* snippet */.UA)(source), ...document.positionAt(offset) };
}

// EXTERNAL MODULE: ./lib/engine/tools/ux/unclosed.js
var unclosed = __webpack_require__(2739);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/source.js









const source = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'quirks-mode': {
            severity: 'warning',
            title: 'Browsers lay the page out in quirks mode',
            why: 'Browsers then imitate those of the 1990s: sizes and line heights may differ from what the CSS says, and from other pages of the site.',
            fix: 'Make <!doctype html> the first thing in the document.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Guides/Quirks_mode_and_standards_mode',
            example: '<html><head><title>No doctype</title>',
        },
        frameset: {
            severity: 'warning',
            title: 'The page is made of frames',
            why: 'Search engines index each frame as a page of its own, and visitors can neither link to nor bookmark what they see.',
            fix: 'Put the content and its navigation into one document.',
            help: 'https://html.spec.whatwg.org/multipage/obsolete.html#frames',
            example: '<frameset cols="20%,80%"><frame src="menu.html"><frame src="text.html"></frameset>',
        },
        'unclosed-element': {
            severity: 'error',
            title: 'Something is never closed and swallows the rest of the page',
            why: 'Browsers and search engines take everything after it for its text: they see no content and no links there. A script that is never closed does not run either.',
            fix: 'Add its end tag, such as </script>, or the --> of a comment. In HTML a slash at the end of the start tag, such as <iframe />, closes nothing.',
            help: 'https://html.spec.whatwg.org/multipage/syntax.html#optional-tags',
            example: '<iframe src="/map" />\n<h2>What comes after the map is not shown</h2>',
        },
        'repeated-document-tag': {
            severity: 'notice',
            title: 'The source has more than one <html>, <head> or <body>',
            why: 'One template was put into another. Browsers drop the second tag and ignore metadata in a second <head>.',
            fix: 'Let only one template write these elements, and remove them from the parts that it includes.',
            help: 'https://html.spec.whatwg.org/multipage/sections.html#the-body-element',
            example: '<body><header>…</header><html><body><main>…</main>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownPage */.V)(visit);
        assertHtml(page);
        const { document, response } = page;
        return {
            judgements: {
                'quirks-mode': await judgeQuirks(visit, document),
                frameset: (0,judging_judgement/* failWhere */.a4)(document
                    .elements('frameset')
                    .slice(0, 1)
                    .map(element => document.occurrence(element, `The page is made of ${document.elements('frame').length} frames.`))),
                'unclosed-element': response.truncated
                    ? (0,judging_judgement/* notMeasured */.q7)('the page is too large to be read to its end')
                    : (0,unclosed/* judgeUnclosed */.N)(document),
                'repeated-document-tag': judgeRepeatedTags(document),
            },
        };
    },
});
function assertHtml({ response }) {
    if ((0,exchange/* mediaType */.JL)(response) === 'application/xhtml+xml')
        throw new not_measured/* NotApplicable */.bQ('the page is sent as XML');
}
async function judgeQuirks(visit, document) {
    if (!document.quirks)
        return (0,judging_judgement/* pass */.IX)();
    if (await isUnstyled(visit, document))
        return (0,judging_judgement/* notApplicable */.hH)('the page has no styles and no tables, so it looks the same in quirks mode');
    const { doctype, source, url } = document;
    const message = doctype
        ? 'This doctype asks for quirks mode.'
        : /<!doctype/i.test(source)
            ? 'There is text before the doctype.'
            : 'The page has no doctype.';
    return (0,judging_judgement/* fail */.fJ)({ url, message, snippet: (0,html_document/* snippet */.UA)(source), line: 1, column: 1 });
}
const MAX_ASKED = 3;
async function isUnstyled(visit, document) {
    for (const { tagName, attrs } of document.elements()) {
        if (SHAPED.test(tagName) || attrs.some(({ name }) => /^(?:style|height|width)$/.test(name)))
            return false;
    }
    const sheets = document
        .elements('link')
        .filter(link => /\bstylesheet\b/i.test((0,html_document/* attribute */.lt)(link, 'rel') ?? ''))
        .map(link => document.resolve((0,html_document/* attribute */.lt)(link, 'href') ?? ''));
    if (sheets.length > MAX_ASKED)
        return false;
    for (const url of sheets) {
        if (url === undefined || URL.parse(url)?.origin !== new URL(document.url).origin)
            return false;
        const { status } = await visit.linkAnswer(url);
        if (status === null || !(0,network_status/* isGone */.ST)(status))
            return false;
    }
    return true;
}
const SHAPED = /^(?:style|script|table|frameset|iframe|svg|math|object|embed)$/;
function judgeRepeatedTags(document) {
    const repeated = ['html', 'head', 'body'].flatMap(name => {
        const [first, ...others] = document.sourceTags.noted.filter(tag => tag.name === name);
        return others.map(tag => {
            const { line } = document.positionAt(first.offset);
            return placeOfTag(document, tag, `The first <${name}> is in line ${line}.`);
        });
    });
    return (0,judging_judgement/* failWhere */.a4)(repeated);
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/encoding.js







const DECLARATION_BYTES = 1024;
const encoding = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'encoding-undeclared': {
            severity: 'warning',
            title: 'The page does not declare its character encoding',
            why: 'Browsers and search engines have to guess it, and show wrong letters when they guess wrong.',
            fix: 'Send Content-Type: text/html; charset=utf-8, or make <meta charset="utf-8"> the first element of <head>. Browsers search only the first 1,024 bytes for it.',
            help: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
            example: 'Content-Type: text/html\n\n<!doctype html><html><head><title>Grüße</title>',
        },
        'encoding-conflict': {
            severity: 'notice',
            title: 'The page declares two different character encodings',
            why: 'Browsers use the one in the header, and what reads the file without it, such as an archive, the one in the <meta>. One of them gets wrong letters.',
            fix: 'Save the file in UTF-8, and declare utf-8 in both the header and the <meta>.',
            help: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
            example: 'Content-Type: text/html; charset=utf-8\n\n<meta charset="iso-8859-1">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownPage */.V)(visit);
        assertHtml(page);
        const declared = declaredIn(page);
        return {
            judgements: {
                'encoding-undeclared': judgeDeclaration(page, declared),
                'encoding-conflict': judgeAgreement(page, declared),
            },
        };
    },
});
function judgeDeclaration({ document, response, encoding }, { mark, header, meta }) {
    if (mark ?? header)
        return (0,judging_judgement/* pass */.IX)();
    if (encoding_nameOf((0,charset/* xmlEncodingOf */.up)(response.body)))
        return (0,judging_judgement/* pass */.IX)();
    const guess = `Browsers guess ${encoding.toLowerCase()}.`;
    if (!meta)
        return (0,judging_judgement/* fail */.fJ)({ url: document.url, message: `Neither a header nor a <meta> declares it. ${guess}` });
    if (meta.endByte <= DECLARATION_BYTES)
        return (0,judging_judgement/* pass */.IX)();
    const where = `The <meta> ends at byte ${meta.endByte} (at most ${DECLARATION_BYTES}).`;
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(meta.element, `${where} ${guess}`));
}
function judgeAgreement({ document, response }, { mark, header, meta }) {
    const first = mark ?? header;
    if (!first || !meta)
        return (0,judging_judgement/* notApplicable */.hH)('the page declares its encoding at most once');
    if (first === meta.encoding)
        return (0,judging_judgement/* pass */.IX)();
    const where = mark ? 'The byte-order mark' : 'The Content-Type header';
    const message = `${where} says ${first}, the <meta> ${meta.encoding}.`;
    const remedy = mark ? undefined : remedyFor(response.body, first, meta.encoding);
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(meta.element, remedy === undefined ? message : `${message} ${remedy}`));
}
function remedyFor(body, header, meta) {
    if (header !== 'utf-8' && meta !== 'utf-8')
        return undefined;
    const { valid, invalid } = utf8Letters(body);
    if (meta === 'utf-8')
        return valid > invalid ? 'The file is written in utf-8: send charset=utf-8 in the header.' : undefined;
    if (invalid <= valid || !isValidIn(meta, body))
        return undefined;
    return `The file is written in ${meta}, so browsers show wrong letters: save it in UTF-8 and declare utf-8 in the <meta> too, or send charset=${meta}.`;
}
function utf8Letters(body) {
    let valid = 0;
    let invalid = 0;
    for (const character of new TextDecoder().decode(body)) {
        if (character === '\uFFFD')
            invalid++;
        else if (character > '\u007F')
            valid++;
    }
    return { valid, invalid };
}
function isValidIn(encoding, body) {
    try {
        new TextDecoder(encoding, { fatal: true }).decode(body, { stream: true });
        return true;
    }
    catch {
        return false;
    }
}
function declaredIn({ document, response, encoding }) {
    const meta = metaDeclaration(document);
    const before = meta ? document.source.slice(0, meta.element.sourceCodeLocation?.endOffset) : '';
    return {
        mark: markOf(response.body),
        header: encoding_nameOf((0,charset/* charsetOf */.eP)((0,exchange/* header */.wx)(response, 'content-type'))),
        meta: meta && {
            ...meta,
            endByte: encoding === 'UTF-8' ? Buffer.byteLength(before) : before.length,
        },
    };
}
function metaDeclaration(document) {
    for (const element of document.elements('meta')) {
        const pragma = (0,html_document/* attribute */.lt)(element, 'http-equiv')?.trim().toLowerCase() === 'content-type';
        const label = (0,html_document/* attribute */.lt)(element, 'charset') ?? (pragma ? (0,charset/* charsetOf */.eP)((0,html_document/* attribute */.lt)(element, 'content')) : undefined);
        const encoding = encoding_nameOf(label);
        if (encoding)
            return { encoding: encoding.startsWith('utf-16') ? 'utf-8' : encoding, element };
    }
    return undefined;
}
function markOf(body) {
    if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf)
        return 'utf-8';
    if (body[0] === 0xfe && body[1] === 0xff)
        return 'utf-16be';
    if (body[0] === 0xff && body[1] === 0xfe)
        return 'utf-16le';
    return undefined;
}
function encoding_nameOf(label) {
    try {
        return label === undefined ? undefined : new TextDecoder(label.trim()).encoding;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/error-screen.js




const errorScreen = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'error-screen': {
            severity: 'error',
            title: 'Scripts fail and replace the page with an error screen',
            why: 'The HTML has the page, but visitors see only the message, and Google may index that instead of the page.',
            fix: 'Open the page in a browser and correct the error that the console names. Most often a script reads a value that this page does not have.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/fix-search-javascript',
            example: '<h1>Directions</h1><p>… becomes "An unexpected error has occurred"',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: { 'error-screen': judgeScreen(page) } };
    },
});
const MAX_ERROR = 160;
function judgeScreen({ scripts, url }) {
    if (scripts.state === 'none')
        return (0,judging_judgement/* notApplicable */.hH)('no scripts run on the page');
    if (scripts.state !== 'unseen')
        return (0,judging_judgement/* pass */.IX)();
    if (scripts.ledOn)
        return (0,judging_judgement/* notApplicable */.hH)(scripts.reason);
    const { crash } = scripts;
    if (crash === undefined)
        return (0,judging_judgement/* notMeasured */.q7)(scripts.reason);
    if (crash.lacking !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(`the page ended in an error screen, but ${crash.lacking}, which may be why`);
    const cause = crash.error === undefined ? '' : ` after the error "${(0,one_line/* oneLine */.T)(crash.error, MAX_ERROR)}"`;
    return (0,judging_judgement/* fail */.fJ)({ url, message: `Scripts replace the page with the message "${crash.screen}"${cause}.` });
}

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/syntax/expiring-images.js
var expiring_images = __webpack_require__(6273);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/foreign-images.js










const foreignImages = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'image-hotlinked': {
            severity: 'notice',
            title: 'Images are loaded from the uploads of another website',
            why: 'They disappear or change if the owner of that site deletes them or blocks hotlinking, and its server sees who visits your page.',
            fix: 'Copy the images to your own site, if you may use them.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/img',
            example: '<img src="https://supplier.example/wp-content/uploads/2021/04/logo.png" alt="Supplier">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'image-hotlinked': judgeImages(page) }) };
    },
});
const BUILDERS = [
    ['Wix', /^static\.wixstatic\.com$/, /(?:^|\.)(?:parastorage|wixstatic|wix)\.com$/],
    [
        'Squarespace',
        /^(?:images|static1)\.squarespace(?:-cdn)?\.com$/,
        /(?:^|\.)(?:sqspcdn|squarespace(?:-cdn)?)\.com$/,
    ],
    ['JouwWeb', /(?:^|\.)jwwb\.nl$/, /(?:^|\.)jwwb\.nl$/],
    ['Jimdo', /^image\.jimcdn\.com$/, /(?:^|\.)(?:jimcdn|jimstatic)\.com$/],
    ['GoDaddy', /^img1\.wsimg\.com$/, /(?:^|\.)wsimg\.com$/],
    ['Weebly', /(?:^|\.)(?:editmysite|weebly)\.com$/, /(?:^|\.)(?:editmysite|weebly)\.com$/],
];
const FREE_HOSTS = /^(?:i\.(?:ibb\.co|imgur\.com|postimg\.cc|imgbox\.com)|images\d\.imgbox\.com|i\d{1,4}\.photobucket\.com)$/;
const SEARCHES = /^(?:encrypted-tbn\d\.gstatic\.com|(?:tse\d(?:\.(?:explicit|mm))?|th)\.bing\.(?:net|com))$/;
const UPLOADS = /\/(?:wp-content\/uploads|sites\/[\w.-]{1,80}\/files|images\/stories|media\/catalog\/product)\//;
const foreign_images_MAX_TITLE = 500;
function judgeImages(page) {
    const { document } = page;
    const images = document.elements('img').flatMap(element => {
        const url = document.addressOf((0,html_document/* attribute */.lt)(element, 'src') ?? '');
        return url && /^https?:$/.test(url.protocol) ? [{ element, url }] : [];
    });
    if (images.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no images');
    const future = page.preview?.origin === undefined ? [] : [page.preview.origin];
    const own = new Set([page.url, ...future, ...ownLinks(page).map(({ url }) => url.href)].map(domainOf));
    const linked = new Set(webLinks(document).map(({ url }) => domainOf(url.href)));
    const title = squashed(document
        .elements('title')
        .map(at => (0,text_start/* startOfSeenText */.Mq)(at, foreign_images_MAX_TITLE))
        .join(' '));
    const foreign = images.flatMap(({ element, url }) => {
        const { domain, domainWithoutSuffix, hostname } = (0,cjs/* parse */.qg)(url.href);
        if (!domain || !domainWithoutSuffix || !UPLOADS.test(url.pathname) || (0,host_kind/* isLocalHost */.mJ)(url.hostname))
            return [];
        const isWebsite = hostname === domain || hostname === `www.${domain}`;
        const isOwn = own.has(domain) || linked.has(domain) || title.includes(squashed(domainWithoutSuffix));
        return isWebsite && !isOwn ? [{ element, url, domain }] : [];
    });
    return (0,judging_judgement/* failWhere */.a4)([
        ...leftBehind(document, images),
        ...[...Map.groupBy(foreign, ({ domain }) => domain)]
            .filter(([, of]) => of.length * 2 < images.length)
            .map(([domain, of]) => {
            const { element, url } = of[0];
            const what = of.length === 1 ? 'This image is' : `${of.length} images are`;
            return document.occurrence(element, `${what} loaded from ${domain}: ${url.href.slice(0, 200)}`, url.href);
        }),
    ]);
}
const UNKEPT = [
    ['a social network, at URLs that expire within days', expiring_images/* EXPIRING_IMAGES */.K],
    ['a free image host, which may delete them or refuse to show them on other sites', FREE_HOSTS],
    ['the results of an image search, where they are small copies that do not last', SEARCHES],
];
function leftBehind(document, images) {
    const sheets = document.elements('link').filter(link => (0,html_document/* attribute */.lt)(link, 'rel')?.trim() === 'stylesheet');
    const served = [...document.elements('script'), ...sheets].flatMap(element => document.addressOf((0,html_document/* attribute */.lt)(element, 'src') ?? (0,html_document/* attribute */.lt)(element, 'href') ?? '') ?? []);
    const hosts = [new URL(document.url).hostname, ...new Set(served.map(({ hostname }) => hostname))];
    const kept = BUILDERS.flatMap(([name, at, by]) => {
        const of = hosts.some(host => by.test(host)) ? [] : images.filter(({ url }) => at.test(url.hostname));
        return of.length === 0
            ? []
            : [{ of, where: `${name}, which keeps them only as long as a site there is paid for` }];
    });
    const others = UNKEPT.flatMap(([where, at]) => {
        const of = images.filter(({ url }) => at.test(url.hostname));
        return of.length === 0 ? [] : [{ of, where }];
    });
    return [...kept, ...others].map(({ of, where }) => {
        const { element, url } = of[0];
        const what = of.length === 1 ? 'This image is' : `${of.length} images are`;
        return document.occurrence(element, `${what} loaded from ${where}: ${url.href.slice(0, 200)}`, url.href);
    });
}
function domainOf(url) {
    const { domain, hostname } = (0,cjs/* parse */.qg)(url);
    return domain ?? hostname ?? '';
}
function squashed(text) {
    return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/forms.js










const forms_forms = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'form-nested': {
            severity: 'warning',
            title: 'A form is inside another form',
            why: 'Browsers ignore the inner one: its fields are sent with the outer form, to the wrong URL, or not at all.',
            fix: 'Close the first form before the second begins.',
            help: 'https://html.spec.whatwg.org/multipage/forms.html#the-form-element',
            example: '<form action="/order"> … <form action="/search"><input name="q"></form> … </form>',
        },
        'form-without-submit': {
            severity: 'warning',
            title: 'A form has no submit button',
            why: 'The Enter key does not send a form of several fields without one, and screen reader users find nothing to press.',
            fix: 'Add a <button> to the form. Its type is submit by default.',
            help: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission',
            example: '<form action="/login"><input name="user"><input name="password" type="password"></form>',
        },
        'paste-prevented': {
            severity: 'warning',
            title: 'A field does not accept pasted text',
            why: 'Password managers cannot fill it in, and visitors must type what they could copy.',
            fix: 'Remove the handler that cancels the paste event.',
            help: 'https://developer.chrome.com/docs/lighthouse/best-practices/paste-preventing-inputs',
            example: '<input type="password" onpaste="return false">',
        },
        'input-type-generic': {
            severity: 'notice',
            title: 'A field for an email address or phone number has another type',
            why: 'Phones show the wrong keyboard: without @, or with letters instead of digits. A field of type="number" takes neither + nor spaces, and drops the zero at the beginning.',
            fix: 'Use type="email" or type="tel", or add inputmode.',
            help: 'https://web.dev/learn/forms/form-fields',
            example: '<input type="text" name="email">',
        },
        'autocomplete-missing': {
            severity: 'notice',
            title: 'A password field does not say which password it is for',
            why: 'Password managers have to guess whether to fill in the saved password or to suggest a new one.',
            fix: 'Add autocomplete="current-password" to a login form, autocomplete="new-password" to a registration form.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html',
            example: '<input type="password" name="password">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const [judged, sent, loading] = await Promise.all([
            (0,shown_page/* shownJudgedPage */.q)(visit),
            (0,shown_page/* shownPage */.V)(visit),
            ownLoading(visit),
        ]);
        const { document } = judged;
        const fields = document.elements('input').filter(isFillable);
        const pastedInto = fields.filter(field => PASTED_INTO.test(typeOf(field)));
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(judged, {
                'form-nested': judgeNesting(sent.document),
                'form-without-submit': judgeSubmit(document),
                'paste-prevented': judgePaste(document, pastedInto, loading),
                'input-type-generic': judgeTypes(document, fields),
                'autocomplete-missing': judgeAutocomplete(document, fields, unseenParts(judged)),
            }),
        };
    },
});
function judgeNesting(document) {
    const forms = document.elements('form');
    const begun = document.sourceTags.noted.filter(({ name }) => name === 'form');
    if (begun.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no forms');
    const kept = new Set(forms.map(form => form.sourceCodeLocation?.startOffset));
    const dropped = [];
    let outer;
    for (const tag of begun) {
        if (kept.has(tag.offset))
            outer = tag;
        else if (outer) {
            const { line } = document.positionAt(outer.offset);
            const message = `Browsers ignore this form: the one that begins in line ${line} is still open.`;
            dropped.push(placeOfTag(document, tag, message));
        }
    }
    return (0,judging_judgement/* failWhere */.a4)(dropped);
}
function judgeSubmit(document) {
    const forms = document
        .elements('form')
        .filter(form => ((0,html_document/* attribute */.lt)(form, 'action')?.trim() ?? '') !== '' && (0,html_document/* attribute */.lt)(form, 'method') !== 'dialog');
    if (forms.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no form of the page has an action');
    const owned = ownersOf(document);
    return (0,judging_judgement/* failWhere */.a4)(forms
        .filter(form => cannotBeSent(form, owned.get(form) ?? []))
        .map(form => document.occurrence(form, 'This form has no submit button.')));
}
function cannotBeSent(form, controls) {
    if (controls.some(isPressable) || [form, ...controls].some(sendsByScript))
        return false;
    const inputs = controls.filter(({ tagName }) => tagName === 'input').filter(isFillable);
    const fields = inputs.filter(field => isTextField(typeOf(field)));
    const areas = controls.filter(({ tagName }) => tagName === 'textarea');
    return fields.length > 1 || (fields.length === 0 && areas.length > 0);
}
function isPressable(element) {
    const { tagName } = element;
    if (tagName === 'input')
        return /^(?:submit|image|button)$/.test(typeOf(element));
    return tagName === 'button' || tagName.includes('-') || (0,html_document/* attribute */.lt)(element, 'role') === 'button';
}
function sendsByScript({ tagName, attrs }) {
    return tagName === 'a' || attrs.some(({ name }) => /^on(?:change|input|click|key)/.test(name));
}
function ownersOf(document) {
    const owned = new Map(document.elements('form').map(form => [form, []]));
    const byId = new Map(document.elements('form').map(form => [(0,html_document/* attribute */.lt)(form, 'id'), form]));
    const around = formsAround(document);
    for (const element of document.elements()) {
        const id = (0,html_document/* attribute */.lt)(element, 'form');
        const owner = id === undefined ? around.get(element) : byId.get(id);
        if (owner)
            owned.get(owner)?.push(element);
    }
    return owned;
}
const PASTED_INTO = /^(?:text|search|tel|url|email|password|number)$/;
function judgePaste(document, fields, rendered) {
    const refusing = fields.filter(field => /return\s+false|preventDefault/.test((0,html_document/* attribute */.lt)(field, 'onpaste') ?? ''));
    if (refusing.length > 0) {
        return (0,judging_judgement/* fail */.fJ)(refusing.map(field => document.occurrence(field, 'The onpaste attribute of this field cancels pasting.')));
    }
    if (fields.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no text fields');
    if (rendered instanceof Error)
        return (0,judging_judgement/* judgedWithout */.Qh)(rendered);
    if (!rendered.pasteRefusals)
        return (0,judging_judgement/* notMeasured */.q7)('Chrome had no time left to try pasting');
    return (0,judging_judgement/* failWhere */.a4)(rendered.pasteRefusals.map(({ selector, type }) => ({
        url: rendered.url,
        selector,
        message: `A script cancels pasting into this field of type "${type}".`,
    })));
}
const MAIL_NAME = /^(?:e-?mail|mail)(?:[-_]?addr(?:ess|esse)?)?$/i;
const PHONE_NAME = /^(?:tel|t[eé]l[eé]phone|tel[eé]fono|telefone|telefoon|telefon|phone|mobile|handy)(?:[-_]?(?:no|nr|number|nummer))?$/i;
const PHONE_NUMBER_NAME = /^(?:tel|t[eé]l[eé]phone|tel[eé]fono|telefone|telefoon|telefon|phone)(?:[-_]?(?:no|nr|number|nummer))?$/i;
function judgeTypes(document, fields) {
    const labels = labelsOf(document);
    const meant = fields.flatMap(field => {
        const type = fittingType(field);
        return type && !OTHER_MEANS[type].test(labels(field)) ? [{ field, type }] : [];
    });
    if (meant.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no field for an email address or phone number');
    return (0,judging_judgement/* failWhere */.a4)(meant
        .filter(({ field }) => typeOf(field) === 'number' ||
        (typeOf(field) === 'text' && (0,html_document/* attribute */.lt)(field, 'inputmode') === undefined))
        .map(({ field, type }) => document.occurrence(field, `This field ${writtenType(field)}: use type="${type}".`)));
}
const MAX_TYPE = 30;
function writtenType(field) {
    const type = (0,html_document/* attribute */.lt)(field, 'type')?.trim().slice(0, MAX_TYPE) ?? '';
    if (type === '')
        return 'has no type';
    if (type.toLowerCase() === 'number')
        return 'has type="number", which drops a zero at the beginning';
    return type.toLowerCase() === 'text'
        ? 'has type="text"'
        : `has type="${type}", which browsers take for "text"`;
}
const ACCOUNT = String.raw `\bline\b|whats-?app|telegram|\bsignal\b|viber|wechat|微信|kakao|카카오|instagram|skype|zalo|user ?name`;
const OTHER_MEANS = {
    email: new RegExp(`${ACCOUNT}|phone|telef|\\btel\\b|mobil|handy|puhelin|gsm|电话|電話|전화`, 'i'),
    tel: new RegExp(`${ACCOUNT}|mail|@|邮箱|メール|이메일`, 'i'),
};
const forms_MAX_LABEL = 200;
function labelsOf(document) {
    const byId = new Map();
    for (const label of document.elements('label')) {
        const id = (0,html_document/* attribute */.lt)(label, 'for');
        if (id !== undefined && !byId.has(id))
            byId.set(id, label);
    }
    return field => {
        const parent = (0,html_document/* parentOf */.gN)(field);
        const around = [parent, parent && (0,html_document/* parentOf */.gN)(parent)].find(at => at?.tagName === 'label');
        const label = around ?? byId.get((0,html_document/* attribute */.lt)(field, 'id') ?? '');
        const texts = ['placeholder', 'aria-label', 'name', 'title'].map(name => ((0,html_document/* attribute */.lt)(field, name) ?? '').slice(0, forms_MAX_LABEL));
        return [label ? (0,text_start/* startOfSeenText */.Mq)(label, forms_MAX_LABEL) : '', ...texts].join(' ');
    };
}
function fittingType(field) {
    const own = typeOf(field);
    if (own === 'email' || own === 'tel')
        return own;
    const tokens = ((0,html_document/* attribute */.lt)(field, 'autocomplete') ?? '').toLowerCase().split(/\s+/);
    const names = [(0,html_document/* attribute */.lt)(field, 'name') ?? '', (0,html_document/* attribute */.lt)(field, 'id') ?? ''];
    if (own === 'number') {
        const isCount = ['min', 'max', 'step'].some(name => ((0,html_document/* attribute */.lt)(field, name) ?? '').trim() !== '');
        const isPhone = tokens.includes('tel') || names.some(name => PHONE_NUMBER_NAME.test(name));
        return isPhone && !isCount ? 'tel' : undefined;
    }
    if (own !== 'text')
        return undefined;
    if (tokens.includes('email') || names.some(name => MAIL_NAME.test(name)))
        return 'email';
    return tokens.includes('tel') || names.some(name => PHONE_NAME.test(name)) ? 'tel' : undefined;
}
function unseenParts({ document, scripts }) {
    return scripts.state === 'seen' ? [...document.elementsAt(scripts.rendered.unseenTexts)] : [];
}
function judgeAutocomplete(document, fields, unseen) {
    const passwords = fields.filter(field => typeOf(field) === 'password' && !unseen.some(part => document.isBelow(field, part)));
    if (passwords.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page asks for no password');
    const around = formsAround(document);
    const silent = passwords.filter(field => {
        const form = around.get(field);
        return ((0,html_document/* attribute */.lt)(field, 'autocomplete') === undefined &&
            (form === undefined || (0,html_document/* attribute */.lt)(form, 'autocomplete') === undefined));
    });
    return (0,judging_judgement/* failWhere */.a4)(silent.map(field => document.occurrence(field, 'This password field has no autocomplete.')));
}

// EXTERNAL MODULE: ./lib/net/platform.js
var platform = __webpack_require__(82620);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/hidden-mails.js







const hiddenMails = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'mail-address-hidden': {
            severity: 'warning',
            title: 'Visitors read "[email protected]" instead of an email address',
            why: 'Cloudflare hides email addresses from programs, and its script shows them to visitors again. The page was saved with the addresses hidden, and the host of production has no such script.',
            fix: 'Write the address into the page again: <a href="mailto:info@example.com">info@example.com</a>.',
            help: 'https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/',
            example: '<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="5b31">[email&#160;protected]</a> on github.io',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'mail-address-hidden': await hidden_mails_judge(visit, page) }) };
    },
});
const WITHOUT_CLOUDFLARE = new Set([
    'firebaseapp.com',
    'github.io',
    'gitlab.io',
    'netlify.app',
    'vercel.app',
    'web.app',
]);
const SHOWS = /\/email-decode(?:\.min)?\.js(?:\?|$)/;
const hidden_mails_MAX_ADDRESS = 2000;
async function hidden_mails_judge(visit, { document, preview, url }) {
    const hidden = document.elements('a', 'span').filter(isHidden);
    if (hidden.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('Cloudflare has hidden no email address of the page');
    const host = preview ? preview.origin && new URL(preview.origin).hostname : new URL(url).hostname;
    if (!host || !WITHOUT_CLOUDFLARE.has((0,platform/* platformOf */.t)(host) ?? ''))
        return (0,judging_judgement/* pass */.IX)('Cloudflare may show the addresses again on production');
    for (const script of document.elements('script')) {
        const src = ((0,html_document/* attribute */.lt)(script, 'src') ?? '').slice(0, hidden_mails_MAX_ADDRESS);
        const address = SHOWS.test(src) ? document.addressOf(src) : undefined;
        if (!address)
            continue;
        const { final } = await visit.fetchForSite(address.href);
        if (final && (0,network_status/* isSuccess */.oJ)(final.status))
            return (0,judging_judgement/* pass */.IX)(`${address.pathname} shows the addresses`);
    }
    return (0,judging_judgement/* failWhere */.a4)(hidden.map(element => document.occurrence(element, `Visitors read "[email protected]" here: nothing on ${host} shows the address again.`)));
}
function isHidden(element) {
    return (/(?:^|\s)__cf_email__(?:\s|$)/.test(((0,html_document/* attribute */.lt)(element, 'class') ?? '').slice(0, hidden_mails_MAX_ADDRESS)) &&
        /^[\da-f]{4,}$/i.test(((0,html_document/* attribute */.lt)(element, 'data-cfemail') ?? '').slice(0, hidden_mails_MAX_ADDRESS)));
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/hover-menus.js



const hoverMenus = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'submenu-needs-mouse': {
            severity: 'warning',
            title: 'A part of the menu opens only with a mouse',
            why: 'Only a style for :hover shows it. Visitors who use the keyboard cannot open it, and on a touch screen it may not open either: a tap follows the link above it if there is one.',
            fix: 'Add the same selector with :focus-within to the rule, such as li:hover > ul, li:focus-within > ul, and make what the menu opens from a link or a <button>.',
            help: 'https://www.w3.org/WAI/tutorials/menus/flyout/',
            example: 'li > ul { display: none } li:hover > ul { display: block }',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return { judgements: { 'submenu-needs-mouse': await hover_menus_judge(visit) } };
    },
});
async function hover_menus_judge(visit) {
    return await judgeTriedOut(visit, {
        about: { names: ['a'], none: 'the page has no links' },
        found: ({ hoverMenus }) => hoverMenus,
        untried: 'Chrome could not tell for certain what opens the menus of the page',
        doubt: rendered => (0,layout_gap/* layoutGap */.X7)(rendered),
        scriptsMay: 'open the menu',
        message: hover_menus_messageOf,
    });
}
function hover_menus_messageOf({ text, links, first, rule }) {
    const what = text === '' ? 'A menu' : `The menu below "${text}"`;
    const from = first === '' ? '' : ` (the first is "${first}")`;
    return `${what} has ${links} links${from} that only "${rule}" shows.`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/image-addresses.js






const imageAddresses = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'image-without-source': {
            severity: 'warning',
            title: 'Images have no source',
            why: 'Nothing is shown where they should be. A template got no image, or its script did not set one.',
            fix: 'Put the URL of the image into src, or leave the element out if there is no image.',
            help: 'https://html.spec.whatwg.org/multipage/embedded-content.html#attr-img-src',
            example: '<img src="" alt="Our team">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const isUnseen = page.scripts.state === 'unseen';
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, {
                'image-without-source': image_addresses_judgeImages(page, isUnseen),
            }),
        };
    },
});
const KEPT = /^(?:data-|:|v-|x-|ng-|\[|\*|id$|on|uk-|srcset$|lazy|usemap$)/i;
const ON_DEMAND = /modal|dialog|lightbox|popup|overlay|viewer|preview|template|zoom|fancybox|gallery|captcha|lazy|placeholder|skeleton/i;
function isKeptAddress(name) {
    return name.startsWith('data-') && /src|lazy|original|image|url/.test(name);
}
const image_addresses_MAX_STEPS_UP = 20;
const image_addresses_MAX_NAME = 1000;
function image_addresses_judgeImages(page, isUnseen) {
    const { document } = page;
    return (0,judging_judgement/* failEach */.Sw)(document.elements('img'), image => {
        const src = (0,html_document/* attribute */.lt)(image, 'src')?.trim();
        if (src !== undefined && isHome(src, page) && !isOnDemand(image))
            return document.occurrence(image, `The image has src="${(0,cut/* cutEnd */.ym)(src, image_addresses_MAX_SHOWN)}", the URL of the home page.`);
        if ((src !== undefined && src !== '' && src !== '#') || (isUnseen && src === undefined))
            return undefined;
        if (image.attrs.some(({ name }) => KEPT.test(name)) ||
            isOnDemand(image) ||
            (src === undefined && isOfSlides(image)) ||
            isBesideDrawing(image) ||
            isSpacer(image))
            return undefined;
        const message = src === undefined ? 'The image has no src.' : `The image has only src="${src}".`;
        return document.occurrence(image, message);
    }, 'the page has no images');
}
const image_addresses_MAX_SHOWN = 100;
function isHome(src, { document, preview }) {
    if (!/^(?:https?:)?\/\/[^/?#]{1,253}\/?$|^\/$/i.test(src))
        return false;
    const host = document.addressOf(src)?.host;
    return host !== undefined && (host === new URL(document.url).host || host === preview?.host);
}
const SLIDES = /slide|carousel|swiper|slick|splide|glide|flickity|owl-/i;
const MAX_STEPS_TO_SLIDES = 3;
const MAX_BESIDE = 200;
function isOfSlides(image) {
    const parent = (0,html_document/* parentOf */.gN)(image);
    const classes = (0,html_document/* attribute */.lt)(image, 'class');
    const isBesideLoaded = classes !== undefined &&
        parent?.childNodes.slice(0, MAX_BESIDE).some(node => (0,html_document/* isElement */.vq)(node) && isLoadedLike(node, classes));
    if (isBesideLoaded)
        return true;
    let at = parent;
    for (let step = 0; at && step < MAX_STEPS_TO_SLIDES; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (SLIDES.test(((0,html_document/* attribute */.lt)(at, 'class') ?? '').slice(0, image_addresses_MAX_NAME)))
            return true;
    return false;
}
function isLoadedLike(element, classes) {
    const src = (0,html_document/* attribute */.lt)(element, 'src')?.trim() ?? '';
    return element.tagName === 'img' && (0,html_document/* attribute */.lt)(element, 'class') === classes && src !== '' && src !== '#';
}
const MAX_SPACER = 2;
function isSpacer(image) {
    return ['width', 'height'].some(side => {
        const pixels = /^\s*(\d{1,5})(?:px)?\s*$/.exec((0,html_document/* attribute */.lt)(image, side) ?? '')?.[1];
        return pixels !== undefined && Number(pixels) <= MAX_SPACER;
    });
}
function isBesideDrawing(image) {
    const around = (0,html_document/* parentOf */.gN)(image);
    if (around?.tagName !== 'a' && around?.tagName !== 'button')
        return false;
    return around.childNodes.some(node => node.nodeName === 'svg');
}
function isOnDemand(image) {
    let at = image;
    for (let step = 0; at && step < image_addresses_MAX_STEPS_UP; step++) {
        const { tagName } = at;
        if (tagName === 'picture' || tagName === 'template' || tagName === 'noscript')
            return true;
        const isHidden = (0,html_document/* attribute */.lt)(at, 'hidden') !== undefined ||
            (0,html_document/* attribute */.lt)(at, 'aria-hidden') === 'true' ||
            /display\s*:\s*none|visibility\s*:\s*hidden/i.test(((0,html_document/* attribute */.lt)(at, 'style') ?? '').slice(0, image_addresses_MAX_NAME));
        if (isHidden || tagName === 'dialog' || (0,html_document/* attribute */.lt)(at, 'role') === 'dialog')
            return true;
        const names = `${(0,html_document/* attribute */.lt)(at, 'class') ?? ''} ${tagName === 'body' ? '' : ((0,html_document/* attribute */.lt)(at, 'id') ?? '')}`;
        if (tagName !== 'body' && tagName !== 'html' && ON_DEMAND.test(names.slice(0, image_addresses_MAX_NAME)))
            return true;
        at = (0,html_document/* parentOf */.gN)(at);
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/image-samples.js








const imageSamples = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'image-placeholder': {
            severity: 'warning',
            title: 'Placeholder images were left in the page',
            why: 'Visitors see gray boxes or photos of something or somebody else, image search learns nothing about the site, and the service behind them may be gone tomorrow.',
            fix: 'Put the real image there, on your own site, or remove the element.',
            help: 'https://developers.google.com/search/docs/appearance/google-images',
            example: '<img src="https://placehold.co/600x400" alt="Our team">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'image-placeholder': image_samples_judgeImages(page.document) }) };
    },
});
const SERVICE = /^(?:www\.)?(?:placehold\.(?:co|it|jp)|(?:via\.)?placeholder\.com|placeholder\.pics|dummyimage\.com|fakeimg\.(?:pl|ryd\.tools)|placekitten\.com|placebear\.com|placeimg\.com|lorempixel\.com|loremflickr\.com|(?:fastly\.)?picsum\.photos|placeholdit\.imgix\.net|source\.unsplash\.com|randomuser\.me|(?:i\.)?pravatar\.cc)$/i;
const SAMPLE_FILE = /\/(?:woocommerce-placeholder(?:-\d{1,4}x\d{1,4})?|blog-placeholder-(?:\d|about))(?:[._][\w-]{1,40})?\.(?:png|jpe?g|webp|avif)$/i;
const MISSING_PHOTO = /\/(?:[\w-]{0,20}[-_])?(?:team|member|staff|employee|person|people|portrait|headshot|photo|foto|product|mitarbeiter|zespol|equipe|equipo)[-_]placeholder(?:[-_](?:f|m|w|h|male|female|man|woman|men|women|\d{1,2}))?(?:[._][\w-]{1,40})?\.(?:svg|png|jpe?g|webp|avif)$/i;
const MIN_MISSING = 2;
const FILLED_LATER = /lazy|skeleton|preload|avatar/i;
const ABOUT_SAMPLES = /placeholder|placehold|dummy|lorem|picsum|sample|mock-?up|demo\b/i;
const MAX_FILE = 120;
const image_samples_MAX_TITLE = 500;
function image_samples_judgeImages(document) {
    const titles = document.elements('title', 'h1').map(at => (0,text_start/* startOfSeenText */.Mq)(at, image_samples_MAX_TITLE));
    if (titles.some(title => ABOUT_SAMPLES.test(title)))
        return (0,judging_judgement/* notApplicable */.hH)('the page is about such images');
    if (document.elements('pre').length > 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page shows code');
    const boxes = boxesOfDraft(document);
    const missing = missingPhotos(document);
    return (0,judging_judgement/* failEach */.Sw)([...document.elements('img'), ...boxes], image => {
        if (image.tagName !== 'img')
            return document.occurrence(image, `"${image_samples_textOf(image)}" stands where an image is to come`);
        const url = document.addressOf((0,html_document/* attribute */.lt)(image, 'src') ?? '');
        if (!url ||
            !(isSample(url) || missing.has(image)) ||
            image.attrs.some(({ name }) => isKeptAddress(name)))
            return undefined;
        return document.occurrence(image, `${whatOf(image)} is ${(0,cut/* cutEnd */.ym)(url.href, 200)}`);
    }, 'the page has no images');
}
function isSample({ protocol, hostname, pathname }) {
    return /^https?:$/.test(protocol) && (SERVICE.test(hostname) || SAMPLE_FILE.test(pathname));
}
function missingPhotos(document) {
    const missing = document.elements('img').filter(image => {
        const url = document.addressOf((0,html_document/* attribute */.lt)(image, 'src') ?? '');
        const names = `${(0,html_document/* attribute */.lt)(image, 'class') ?? ''} ${(0,html_document/* attribute */.lt)(image, 'id') ?? ''}`.slice(0, MAX_CLASS);
        return url !== undefined && MISSING_PHOTO.test(url.pathname.slice(-MAX_FILE)) && !FILLED_LATER.test(names);
    });
    return new Set(missing.length < MIN_MISSING ? [] : missing);
}
function whatOf(image) {
    const alt = (0,html_document/* attribute */.lt)(image, 'alt')?.trim() ?? '';
    return alt === '' ? 'The image' : `The image "${(0,cut/* cutEnd */.ym)(alt, 60)}"`;
}
const BOX = /(?:^|\s)(?:(?:photo|image|img|picture|foto|bild)-placeholder|placeholder-(?:photo|image|img|picture|foto|bild))(?:\s|$)/i;
const NAMES_PICTURE = /(?<!\p{L})(?:foto|fotos|photo|photos|bild|bilder|image|picture|imagen|immagine|imagem|afbeelding|zdjęcie|фото)(?!\p{L})/iu;
const MEDIA_BOX = /(?:^|[\s_-])(?:media|photo|image|img|picture|foto|bild|thumb(?:nail)?)(?:\s|$)/i;
const TO_DO = /\b(?:todo|fixme|placeholder)\b/i;
const MAX_COMMENT = 300;
const MAX_BOXES = 2000;
const MAX_CLASS = 500;
const MAX_BOX_TEXT = 80;
const FILLED = new Set([
    'img',
    'picture',
    'video',
    'iframe',
    'canvas',
    'button',
    'a',
    'input',
    'label',
    'template',
]);
const image_samples_MAX_NODES = 50;
function boxesOfDraft(document) {
    return document
        .elements('div', 'figure', 'span', 'p')
        .filter(box => {
        const classes = ((0,html_document/* attribute */.lt)(box, 'class') ?? '').slice(0, MAX_CLASS);
        return BOX.test(classes) || (MEDIA_BOX.test(classes) && isToDo(box));
    })
        .slice(0, MAX_BOXES)
        .filter(box => {
        const hasPicture = [...(0,text_start/* firstNodes */.wg)(box, image_samples_MAX_NODES)].some(node => (0,html_document/* isElement */.vq)(node) && FILLED.has(node.tagName));
        return !hasPicture && !/url\(/.test((0,html_document/* attribute */.lt)(box, 'style') ?? '') && NAMES_PICTURE.test(image_samples_textOf(box));
    });
}
function isToDo(box) {
    return box.childNodes
        .slice(0, image_samples_MAX_NODES)
        .some(node => 'data' in node && TO_DO.test(String(node.data).slice(0, MAX_COMMENT)));
}
function image_samples_textOf(box) {
    return (0,text_start/* startOfSeenText */.Mq)(box, MAX_BOX_TEXT).trim();
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/images.js







const NO_PICTURE_PX = 5;
const VISIBLE_DISTORTION = 0.1;
const ROUNDING_PX = 2;
const MOST_ENLARGEMENT = 1 / 0.75;
const LEAST_SIDE_PX = 64;
const VECTOR = /^data:image\/svg|\.svgz?(?:[?#]|$)/i;
const images_images = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'image-distorted': {
            severity: 'warning',
            title: 'Images are distorted',
            why: 'They look squeezed or stretched, and the page looks careless.',
            fix: 'Set width and height in the proportions of the file, or use object-fit: contain (cover where the edges may be cut off).',
            help: 'https://developer.chrome.com/docs/lighthouse/best-practices/image-aspect-ratio',
            example: '<img src="square.jpg" width="300" height="100">',
        },
        'image-blurred': {
            severity: 'notice',
            title: 'Images are enlarged and look blurry',
            why: 'They have fewer pixels than the space that they fill.',
            fix: 'Serve the image at least in the size in which it is shown, and twice as large for high-density screens.',
            help: 'https://developer.chrome.com/docs/lighthouse/best-practices/image-size-responsive',
            example: '<img src="120-pixels-wide.jpg" width="400" height="300">',
        },
        'image-dimensions-wrong': {
            severity: 'notice',
            title: 'width and height of images do not fit their files',
            why: 'Until the file is there, the browser reserves room in the proportions of these attributes; then the page jumps (CLS).',
            fix: 'Set width and height to the pixels of the file.',
            help: 'https://web.dev/articles/optimize-cls#images-without-dimensions',
            example: '<img src="square.jpg" width="600" height="300" style="width: 100%; height: auto">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { document } = await (0,shown_page/* shownPage */.V)(visit);
        const { layout, requests, url } = await (0,layout_gap/* laidOut */.z5)(visit);
        const drawings = drawingsOf(requests);
        const pictures = layout.images.filter(image => isPicture(image) && !drawings.has(image.src));
        if (pictures.length === 0)
            throw new not_measured/* NotApplicable */.bQ('the page shows no images made of pixels');
        const plain = plainImages(document);
        return {
            judgements: {
                'image-dimensions-wrong': (0,judging_judgement/* failWhere */.a4)(layout.images.flatMap(image => wrongRoom(image, url))),
                'image-distorted': (0,judging_judgement/* failWhere */.a4)(pictures.filter(isDistorted).map(image => placeOf(image, url))),
                'image-blurred': judgeBlur(pictures.filter(image => canBeBlurred(image, plain) && !isBackdrop(image, layout.screenHeight)), url),
            },
        };
    },
});
function drawingsOf(requests) {
    const drawings = requests.filter(({ mimeType }) => /^image\/svg/i.test(mimeType ?? ''));
    return new Set(drawings.map(({ url }) => url));
}
function isPicture(image) {
    const { src, naturalWidth, naturalHeight, contentWidth, contentHeight } = image;
    const least = Math.min(naturalWidth, naturalHeight, contentWidth, contentHeight);
    return least > NO_PICTURE_PX && !VECTOR.test(src) && !image.invisible;
}
function isDistorted(image) {
    const { fit, density, naturalWidth, naturalHeight, contentWidth, contentHeight } = image;
    if (fit !== 'fill')
        return false;
    const expected = (contentWidth * naturalHeight) / naturalWidth;
    const difference = Math.abs(expected - contentHeight);
    const rounding = density === 1 ? 0 : expected * (1 / naturalWidth + 1 / naturalHeight);
    return (difference > ROUNDING_PX + rounding && difference / Math.max(expected, contentHeight) > VISIBLE_DISTORTION);
}
const MIN_JUMP_PX = 50;
function wrongRoom(image, url) {
    const { selector, contentWidth, contentHeight, naturalWidth, naturalHeight, reservedHeight, region } = image;
    if (reservedHeight === undefined || image.invisible)
        return [];
    const jump = Math.round(Math.abs(reservedHeight - contentHeight));
    const isAsFile = Math.abs((contentWidth * naturalHeight) / naturalWidth - contentHeight) <= ROUNDING_PX;
    if (jump < MIN_JUMP_PX || !isAsFile)
        return [];
    const file = sizeText(...pixelsOf(image));
    const message = `The attributes width and height reserve ${Math.round(reservedHeight)} px for an image that is ${Math.round(contentHeight)} px high when it comes, so the page jumps by ${jump} px. Its file has ${file} px: ${(0,cut/* cutEnd */.ym)(image.src, 200)}`;
    return [{ url, selector, message, ...(region && { region }) }];
}
function sizeText(width, height) {
    return `${Math.round(width)} × ${Math.round(height)}`;
}
function judgeBlur(images, url) {
    if (images.length === 0) {
        return (0,judging_judgement/* notApplicable */.hH)('no image on the first screen, or that is known to stay as it is, can be blurry');
    }
    return (0,judging_judgement/* failWhere */.a4)(images.filter(isBlurred).map(image => placeOf(image, url)));
}
const BACKDROP_SCREENS = 1.5;
function isBackdrop({ fit, contentHeight }, screenHeight) {
    return fit === 'cover' && contentHeight > BACKDROP_SCREENS * screenHeight;
}
const PLAIN = /^(?:src|alt|class|width|height|style|title|loading|decoding|fetchpriority|itemprop|align|border|aria-[a-z]{1,20}|data-aos[a-z-]{0,20})$/;
const OF_PLACEHOLDERS = /lazy|blur|placeholder|lqip|preview|progressive|thumb/i;
const MIN_FILE_PX = 100;
const MAX_ATTRIBUTE = 1000;
function plainImages(document) {
    const isPlain = (image) => image.attrs.every(({ name }) => PLAIN.test(name)) &&
        !['class', 'src'].some(name => OF_PLACEHOLDERS.test(((0,html_document/* attribute */.lt)(image, name) ?? '').slice(0, MAX_ATTRIBUTE)));
    const [plain, others] = [true, false].map(is => new Set(document
        .elements('img')
        .filter(image => isPlain(image) === is)
        .flatMap(image => document.resolve((0,html_document/* attribute */.lt)(image, 'src')?.trim() ?? '') ?? [])));
    return plain.difference(others);
}
function canBeBlurred(image, plain) {
    const { fit, onFirstScreen, processed, placeholder, src, naturalWidth, naturalHeight } = image;
    const isFinal = plain.has(src) && Math.min(naturalWidth, naturalHeight) >= MIN_FILE_PX;
    return (onFirstScreen || isFinal) && !processed && !placeholder && fit !== 'none' && fit !== 'scale-down';
}
function isBlurred(image) {
    const { fit, contentWidth, contentHeight } = image;
    const [pixelWidth, pixelHeight] = pixelsOf(image);
    if (Math.min(contentWidth, contentHeight) < LEAST_SIDE_PX)
        return false;
    const enlarged = [contentWidth / pixelWidth, contentHeight / pixelHeight];
    return (fit === 'contain' ? Math.min(...enlarged) : Math.max(...enlarged)) > MOST_ENLARGEMENT;
}
function pixelsOf({ naturalWidth, naturalHeight, density }) {
    return [naturalWidth * density, naturalHeight * density];
}
function placeOf(image, url) {
    const { selector, contentWidth, contentHeight, src, region } = image;
    const shown = `is shown as ${sizeText(contentWidth, contentHeight)} px on a phone`;
    return {
        url,
        selector,
        message: `This image of ${sizeText(...pixelsOf(image))} px ${shown}: ${(0,cut/* cutEnd */.ym)(src, 200)}`,
        ...(region && { region }),
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/input-patterns.js






const inputPatterns = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'pattern-invalid': {
            severity: 'notice',
            title: 'The pattern of a field is not a valid regular expression',
            why: 'Browsers ignore it and accept any text, so what you do not want is sent as well.',
            fix: 'Escape ( ) [ ] { } / - | with a backslash inside […]: browsers read patterns with the "v" flag, which does not allow them there.',
            help: 'https://html.spec.whatwg.org/multipage/input.html#the-pattern-attribute',
            example: '<input name="phone" pattern="[0-9()-.+]{5,16}">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const { document } = page;
        const fields = document
            .elements('input')
            .filter(field => (0,html_document/* attribute */.lt)(field, 'pattern') && CHECKED.has(input_patterns_typeOf((0,html_document/* attribute */.lt)(field, 'type'))))
            .slice(0, MAX_FIELDS);
        const judgement = (0,judging_judgement/* failEach */.Sw)(fields, field => {
            const pattern = (0,html_document/* attribute */.lt)(field, 'pattern');
            const fault = pattern.length > MAX_PATTERN ? undefined : faultOf(pattern);
            return fault === undefined
                ? undefined
                : document.occurrence(field, `pattern="${(0,cut/* cutEnd */.ym)(pattern, SHOWN)}" is not valid: ${fault}.`);
        }, 'no field has a pattern');
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'pattern-invalid': judgement }) };
    },
});
const CHECKED = new Set(['text', 'search', 'url', 'tel', 'email', 'password']);
const MAX_FIELDS = 500;
const MAX_PATTERN = 2000;
const SHOWN = 80;
function input_patterns_typeOf(type) {
    const known = (type ?? '').trim().toLowerCase();
    return input_patterns_OTHER_TYPES.has(known) || CHECKED.has(known) ? known : 'text';
}
const input_patterns_OTHER_TYPES = new Set('hidden date month week time datetime-local number range color checkbox radio file submit image reset button'.split(' '));
function faultOf(pattern) {
    try {
        new RegExp(pattern, 'v');
        return undefined;
    }
    catch (error) {
        const { message } = error;
        const reason = message.slice(message.lastIndexOf(': ') + 2);
        return `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/input-purposes.js








const inputPurposes = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'input-purpose-missing': {
            severity: 'notice',
            title: 'Fields for personal data do not say what they are for',
            why: 'Browsers and assistive software fill in name, email address and phone number where autocomplete names them. WCAG 2.2 asks for it (1.3.5, level AA).',
            fix: 'Add autocomplete to the fields: "name", "given-name", "family-name", "email", "tel", "street-address", "postal-code".',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html',
            example: '<form><input name="name"><input type="email" name="email"></form>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'input-purpose-missing': input_purposes_judgeForms(page.document) }) };
    },
});
const input_purposes_NAME = /^(?:your|user|full|first|last|f|l|given|family|contact|customer|client|sender|from|vor|nach|prenom|dein|ihr)?[-_. ]?(?:name|nome|nombre|nom|namn|navn|naam|nimi|imie|jmeno|meno|nev|isim|ad|adsoyad|fullname|firstname|lastname|surname|nachname|vorname|prenom|apellidos?|cognome|sobrenome|nazwisko|prijmeni|efternamn|achternaam|voornaam)$/;
const MAIL = /^(?:your|user|contact|customer|client|sender|from)?[-_. ]?(?:e-?mail|mail|correo|courriel|eposta|e-posta)(?:[-_. ]?addr(?:ess)?)?$/;
const PHONE = /^(?:your|user|contact|customer|client)?[-_. ]?(?:tel|telephone|telefon|telefone|telefono|phone|mobile|handy|telefoon|puhelin|puh)(?:[-_. ]?(?:no|nr|number|nummer))?$/;
const OF_OTHERS = /destinat[aá]|recipient|receiver|empfänger|begünstigt|ontvanger|mottak|mottag|modtager|odbiorc|adresat|příjem|prijem|получател|отримувач|(?<!\p{L})(?:friend|freund|amig[oa]|ami|amico|vriend|referee)(?:['’]?s|in|es?)?(?!\p{L})/iu;
function input_purposes_judgeForms(document) {
    const around = formsAround(document);
    const labels = labelsOf(document);
    const byForm = new Map();
    for (const field of document.elements('input')) {
        const form = around.get(field);
        const purpose = form && isFillable(field) ? purposeOf(field) : undefined;
        if (!form || !purpose || OF_OTHERS.test(labels(field)))
            continue;
        const found = byForm.get(form);
        if (found)
            found.push({ field, purpose });
        else
            byForm.set(form, [{ field, purpose }]);
    }
    const asking = [...byForm].filter(([, fields]) => {
        const purposes = new Set(fields.map(({ purpose }) => purpose));
        return purposes.has('name') && purposes.size > 1;
    });
    if (asking.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no form of the page asks who somebody is');
    return (0,judging_judgement/* failWhere */.a4)(asking.flatMap(([form, fields]) => input_purposes_placeOf(document, form, fields)));
}
function input_purposes_placeOf(document, form, fields) {
    if ([form, ...fields.map(({ field }) => field)].some(at => (0,html_document/* attribute */.lt)(at, 'autocomplete') !== undefined))
        return [];
    const purposes = [...new Set(fields.map(({ purpose }) => purpose))];
    const message = `No field of this form has autocomplete, which belongs on those for ${new Intl.ListFormat('en-GB').format(purposes.map(purpose => input_purposes_WORDS[purpose]))}.`;
    return [document.occurrence(form, message)];
}
const input_purposes_WORDS = {
    name: 'the name',
    email: 'the email address',
    tel: 'the phone number',
};
const input_purposes_MAX_NAME = 60;
function purposeOf(field) {
    const type = typeOf(field);
    if (type === 'email' || type === 'tel')
        return type;
    if (type !== 'text')
        return undefined;
    const names = ['name', 'id'].map(name => ((0,html_document/* attribute */.lt)(field, name) ?? '')
        .slice(0, input_purposes_MAX_NAME)
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/([a-z])([A-Z])/g, '$1-$2')
        .toLowerCase());
    if (names.some(name => MAIL.test(name)))
        return 'email';
    if (names.some(name => PHONE.test(name)))
        return 'tel';
    return names.some(name => input_purposes_NAME.test(name)) ? 'name' : undefined;
}

// EXTERNAL MODULE: ./lib/engine/page/instant-redirect.js
var instant_redirect = __webpack_require__(7678);
// EXTERNAL MODULE: ./lib/engine/page/legal-duties.js
var legal_duties = __webpack_require__(60714);
// EXTERNAL MODULE: ./lib/engine/syntax/for-users.js
var for_users = __webpack_require__(53570);
// EXTERNAL MODULE: ./lib/engine/tools/schema/town-site.js
var town_site = __webpack_require__(33244);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/legal-notices.js














const legalNotices = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'legal-notice-missing': {
            severity: 'notice',
            title: 'The page of a business has no link to its legal notice',
            why: 'In Germany, Austria, France and Spain every business must say on its site who it is (Impressum, mentions légales, aviso legal), within reach from every page. Competitors and authorities send costly warnings.',
            fix: 'Write the page with the name, address, contact and register entries of the business, and link to it in the footer of every page.',
            help: 'https://eur-lex.europa.eu/eli/dir/2000/31/oj#art_5',
            example: '<html lang="de"> … <footer><a href="tel:+49301234567">+49 30 1234567</a></footer>, and no link to an Impressum',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const judgement = (0,instant_redirect/* instantRedirect */._9)(page)
            ? (0,judging_judgement/* notApplicable */.hH)('the page only sends its visitors elsewhere')
            : linksHome(page)
                ? (0,judging_judgement/* notApplicable */.hH)('the home page is one click away, and is judged itself')
                : judgeNotice(page.document);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, {
                'legal-notice-missing': await unlessAwaited(visit, page, judgement),
            }),
        };
    },
});
function linksHome(page) {
    if ((0,site_home/* isSiteHome */.Z)(page))
        return false;
    return ownLinks(page).some((0,home_links/* leadsHome */.dX)((0,home_links/* withoutIndexFile */.Rl)(new URL(page.url).pathname)));
}
const legal_notices_MAX_TEXT = 300_000;
const legal_notices_MAX_LINKS = 2000;
const legal_notices_MAX_ADDRESS = 500;
const TRADE = /(?<!\p{L})(?:gmbh|ohg|kg(?!\p{L})|e\.\s?k\.|ug(?!\p{L})|sarl|s\.?a\.?r\.?l|eurl|sasu?(?!\p{L})|s\.l\.u?\.?|leistungen|unsere leistungen|preise?(?!\p{L})|preisliste|angebot|kunden|kundin|termin (?:vereinbaren|buchen|anfragen)|terminvereinbarung|sprechzeiten|buchen|buchung|reservier|bestell|warenkorb|praxis|restaurant|gasthof|hotel|ferienwohnung|(?:gäste|doppel|einzel)zimmer|werkstatt|kanzlei|agentur|dienstleist|handwerk|(?:meister|familien|handwerks)betrieb|devis|tarifs?(?!\p{L})|prix(?!\p{L})|clients?(?!\p{L})|réserv|boutique|panier|hôtel|gîte|chambres? d['’]hôtes?|prestations?(?!\p{L})|artisan|prendre rendez-vous|precios?(?!\p{L})|tarifas?(?!\p{L})|clientes?(?!\p{L})|reservas?(?!\p{L})|reservar|tienda|carrito|presupuesto|clínica|hostal|cita previa|menú del día|prezio|preu(?!\p{L})|botiga)|\d\s?(?:€|eur(?!\p{L}))|€\s?\d/iu;
const CLUB = /(?<!\p{L})(?:e\.\s?v\.|\p{L}{0,30}verein|\p{L}{0,20}vereinigung|\p{L}{0,20}verband|tsv|fsv|tus|djk|spvgg|freiwillige feuerwehr|\p{L}{0,20}feuerwehr|\p{L}{0,20}chor|\p{L}{0,20}gemeinde|pfarrei|kirche|(?:\p{L}{0,20}(?:grund|haupt|real|ober|gesamt|volks|fach))?schule|gymnasium|collège|lycée|école|colegio|escuela|instituto|escola|ikastola|club|klub|association|asociación|associació|asoc\.|ampa|agrupación|federación|fédération|torneo|open de|peña|cofradía|parroquia|paroisse|collectif|colectivo|plataforma)(?!\p{L})/iu;
const legal_notices_MAX_NAME = 200;
const legal_notices_APART = new Set('a button li p div td th br option h1 h2 h3 h4 span strong'.split(' '));
function wordOfTrade(document, written) {
    const names = document.elements('title', 'h1').map(element => (0,html_document/* textOf */.b6)(element).slice(0, legal_notices_MAX_NAME));
    const isOther = (0,town_site/* isOfTown */.I)(document) || names.some(name => CLUB.test(name));
    return isOther ? undefined : TRADE.exec(written)?.[0];
}
function judgeNotice(document) {
    const { body, url } = document;
    if (!body || (0,legal_notice/* isLegalNotice */.W)(url) || (0,for_users/* isForUsers */.KQ)(url))
        return (0,judging_judgement/* notApplicable */.hH)('the page is a legal notice itself, or for those who log in');
    const written = (0,html_document/* textOf */.b6)(body).slice(0, legal_notices_MAX_TEXT);
    const links = document.elements('a', 'area', 'button').slice(0, legal_notices_MAX_LINKS);
    const addresses = links.map(link => ((0,html_document/* attribute */.lt)(link, 'href') ?? '').slice(0, legal_notices_MAX_ADDRESS));
    const duty = (0,legal_duties/* legalDutyOf */.h)(document);
    if (!duty)
        return (0,judging_judgement/* notApplicable */.hH)('the page shows no business in a country whose law is known here');
    const word = wordOfTrade(document, (0,html_document/* textWith */.up)(body, legal_notices_APART).slice(0, legal_notices_MAX_TEXT));
    if (word === undefined)
        return (0,judging_judgement/* notApplicable */.hH)('nothing on the page shows that it is of a business');
    const labels = links.map(link => ((0,html_document/* attribute */.lt)(link, 'aria-label') ?? '').slice(0, legal_notices_MAX_ADDRESS));
    const ids = document.withAttribute('id').map(element => (0,html_document/* attribute */.lt)(element, 'id').slice(0, legal_notices_MAX_ADDRESS));
    if ([written, ...addresses, ...labels, ...ids].some(text => duty.words.test(text)))
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)({
        url,
        message: `This looks like a business in ${duty.country} ("${(0,html_document/* foldSpace */.GQ)(word)}"), but no link or text says "${duty.notice}" (${duty.law}).`,
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/link-targets.js





const linkTargets = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'target-mistyped': {
            severity: 'notice',
            title: 'The target of a link is misspelled, such as "blank" for _blank',
            why: 'Browsers take any word but a keyword such as _blank for the name of a window. All links with that word open in the same window, often a tab that is out of sight.',
            fix: 'Write target="_blank", or leave target out.',
            help: 'https://html.spec.whatwg.org/multipage/document-sequences.html#valid-navigable-target-name-or-keyword',
            example: '<a href="https://other.example/" target="blank">Partner</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { document } = await (0,shown_page/* shownPage */.V)(visit);
        return { judgements: { 'target-mistyped': link_targets_judge(document) } };
    },
});
const MISTYPED = /^(?:[-_]*bl(?:an|na)[kc]_?|_?balnk|__?black|_?(?:self|parent|top))$/i;
const KEYWORD = /^_(?:blank|self|parent|top)$/i;
const FRAMES = ['iframe', 'frame', 'object'];
const link_targets_MAX_TEXT = 60;
function link_targets_judge(document) {
    const links = document.elements('a', 'area', 'form', 'base').flatMap(element => {
        const target = (0,html_document/* attribute */.lt)(element, 'target');
        return target === undefined || target === '' ? [] : [{ element, target }];
    });
    if (links.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no link of the page has a target');
    const frames = new Set(document.elements(...FRAMES).map(frame => (0,html_document/* attribute */.lt)(frame, 'name')));
    const wrong = links.filter(({ target }) => !KEYWORD.test(target) && target.length < link_targets_MAX_TEXT && MISTYPED.test(target.replace(/\s+/g, '')));
    return (0,judging_judgement/* failWhere */.a4)(wrong
        .filter(({ target }) => !frames.has(target))
        .map(({ element, target }) => document.occurrence(element, `${link_targets_nameOf(element)} has target="${target}", which is not "${meant(target)}".`)));
}
function link_targets_nameOf(element) {
    const text = element.tagName === 'a' ? (0,text_start/* startOfSeenText */.Mq)(element, link_targets_MAX_TEXT) : '';
    return text === '' ? `This <${element.tagName}>` : `"${text}"`;
}
function meant(target) {
    return `_${/self|parent|top/i.exec(target)?.[0].toLowerCase() ?? 'blank'}`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/list-entries.js






const listEntries = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'list-entry-wrapped': {
            severity: 'notice',
            title: 'Entries of a list are inside elements other than <li>',
            why: 'HTML allows only <li> right below <ul> and <ol>. Screen readers lose the list: they say neither that it begins nor how many entries it has.',
            fix: 'Put a link into its entry: <li><a href="…">…</a></li>. Remove anything else around entries, or make it an entry with a list of its own.',
            help: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-ul-element',
            example: '<ul><a href="/prices"><li>Prices</li></a></ul>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const { document } = page;
        const lists = document.elements('ul', 'ol').filter(list => (0,html_document/* attribute */.lt)(list, 'role') === undefined);
        const judgement = (0,judging_judgement/* failEach */.Sw)(lists, list => {
            const wrapped = list.childNodes.filter(html_document/* isElement */.vq).filter(holdsEntry);
            const [first] = wrapped;
            return first === undefined
                ? undefined
                : document.occurrence(list, first.tagName === 'a' ? linked(wrapped.length) : boxed(wrapped.length, first.tagName));
        }, 'the page has no lists');
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'list-entry-wrapped': judgement }) };
    },
});
function linked(count) {
    return count === 1
        ? 'An entry of this list is inside <a>: put the <a> into its <li>.'
        : `${count} entries of this list are inside <a>: put each <a> into its <li>.`;
}
function boxed(count, name) {
    const [holds, them] = count === 1 ? ['holds', 'it'] : ['hold', 'them'];
    return `${count} <${name}> right below this list ${holds} entries: remove ${them}, or make an entry of each, with a list of its own.`;
}
const list_entries_MAX_NODES = 10;
const MAY_BE_IN_LIST = new Set(['li', 'script', 'template', 'style', 'ul', 'ol']);
const OTHER_LISTS = new Set(['ul', 'ol', 'menu']);
const SLIDER = /(?:^|\s)(?:slick-(?:list|track)|owl-(?:stage(?:-outer)?|wrapper(?:-outer)?)|flickity-(?:viewport|slider)|bx-(?:viewport|wrapper)|flex-viewport|tns-(?:outer|inner|ovh)|lS(?:SlideOuter|SlideWrapper))(?:\s|$)/;
const list_entries_MAX_CLASS = 500;
function isOfSlider(element) {
    return SLIDER.test(((0,html_document/* attribute */.lt)(element, 'class') ?? '').slice(0, list_entries_MAX_CLASS));
}
function holdsEntry(child) {
    if (MAY_BE_IN_LIST.has(child.tagName) || child.tagName.includes('-') || isOfSlider(child))
        return false;
    return [...(0,text_start/* firstNodes */.wg)(child, list_entries_MAX_NODES, OTHER_LISTS)].some(node => (0,html_document/* isElement */.vq)(node) && node.tagName === 'li');
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/local-servers.js






const localServers = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'local-server-called': {
            severity: 'warning',
            title: "A script asks a server on the developer's machine",
            why: 'It answers only there. For everybody else what the script is for fails, such as a form, a login or a list.',
            fix: 'Ask the public URL of the server, or a relative one.',
            help: 'https://www.rfc-editor.org/rfc/rfc6761#section-6.3',
            example: "fetch('http://localhost:3000/api/members')",
        },
    },
    readsDocument: true,
    async judge(visit) {
        await (0,shown_page/* shownPage */.V)(visit);
        return { judgements: { 'local-server-called': await local_servers_judge(visit) } };
    },
});
const local_servers_MAX_INLINE = 50;
const local_servers_MAX_TEXT = 300_000;
const local_servers_MAX_SHOWN = 80;
const local_servers_CALL = /(?:\bfetch|\baxios(?:\.(?:get|post|put|delete|request))?|\bnew (?:WebSocket|EventSource)|\.open\(\s{0,3}["'`](?:GET|POST)["'`]\s{0,3},|\$\.(?:get|post|getJSON))\s{0,3}\(?\s{0,3}["'`]((?:https?|wss?):\/\/(?:localhost|127\.0\.0\.1)(?::\d{2,5})?(?=[/"'`?])[^"'`\s]{0,200})/;
const SETTING = /(?<![\w-])["']?(?:ajax|api|rest)_?(?:url|root|base|base_?url|endpoint)["']?\s{0,3}:\s{0,3}["'`](https?:(?:\\?\/){2}(?:localhost|127\.0\.0\.1)(?::\d{2,5})?(?=[/"'`?\\])[^"'`\s]{0,200})/i;
const OF_WORDPRESS = /["'](https?:(?:\\?\/){2}(?:localhost|127\.0\.0\.1|[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,3}\.(?:local|test|localhost|ddev\.site|lndo\.site))(?::\d{2,5})?(?:\\?\/[\w-]{1,40})?\\?\/wp-(?:content|includes|json|admin)\\?\/(?!js\\?\/wp-emoji)[^"'\s]{0,200})/i;
const TELLS_APART = /\blocation\.(?:host|hostname|origin|href|port|protocol)\b|\bimport\.meta\.env\b|\bprocess\.env\b|NODE_ENV/;
async function local_servers_judge(visit) {
    const { document } = await visit.htmlPage();
    const inline = (0,page_scripts/* inlineScripts */.Yx)(document).slice(0, local_servers_MAX_INLINE);
    const files = await (0,own_scripts/* ownScriptFiles */.B)(visit);
    if (inline.length + files.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no scripts of its own');
    const { port } = new URL(document.url);
    const messageOf = (text, pattern) => {
        const read = text.slice(0, local_servers_MAX_TEXT);
        const address = pattern.exec(read)?.[1]?.replaceAll('\\/', '/');
        if (address === undefined || TELLS_APART.test(read))
            return undefined;
        if (port !== '' && address.includes(`:${port}`))
            return undefined;
        const does = pattern === local_servers_CALL ? 'The script asks' : 'Scripts are told to ask';
        if (pattern === OF_WORDPRESS)
            return `Scripts are told to load their files from ${address.slice(0, local_servers_MAX_SHOWN)}, which only the machine of the developer has.`;
        return `${does} ${address.slice(0, local_servers_MAX_SHOWN)}, which only answers on the machine of the developer.`;
    };
    return (0,judging_judgement/* failWhere */.a4)([
        ...inline.flatMap((script) => {
            const text = (0,html_document/* textOf */.b6)(script);
            const message = messageOf(text, local_servers_CALL) ?? messageOf(text, SETTING) ?? messageOf(text, OF_WORDPRESS);
            return message === undefined ? [] : [document.occurrence(script, message)];
        }),
        ...files.flatMap(({ url, text }) => {
            const message = messageOf(text, local_servers_CALL);
            return message === undefined ? [] : [{ url, message }];
        }),
    ]);
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/loose-labels.js








const looseLabels = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'label-for-nothing': {
            severity: 'notice',
            title: 'A label belongs to no field',
            why: 'A click or a tap on the label does nothing, and screen readers do not read it out with the field that it stands beside.',
            fix: 'Name the id of the field in the "for" of its label, or put the field into the label and remove "for".',
            help: 'https://html.spec.whatwg.org/multipage/forms.html#attr-label-for',
            example: '<label for="mail">Email</label><input id="email" type="email">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'label-for-nothing': loose_labels_judge(page.document) }) };
    },
});
const loose_labels_MAX_TEXT = 60;
function loose_labels_judge(document) {
    const ids = new Set(document.withAttribute('id').map(element => (0,html_document/* attribute */.lt)(element, 'id')));
    const formOf = formsAround(document);
    const forms = formsOfLabels(document, formOf);
    const isBeside = (label) => {
        const form = formOf.get(label);
        return form !== undefined && forms.beside.has(form);
    };
    const unnamed = new Set(labelsOfNoField(document).filter(label => !(0,html_document/* attribute */.lt)(label, 'for')?.trim() && isBeside(label)));
    return (0,judging_judgement/* failEach */.Sw)(document.elements('label').filter(label => (0,html_document/* attribute */.lt)(label, 'for')?.trim() || unnamed.has(label)), label => {
        const id = (0,html_document/* attribute */.lt)(label, 'for')?.trim();
        const text = (0,text_start/* startOfSeenText */.Mq)(label, loose_labels_MAX_TEXT);
        if (!id) {
            return document.occurrence(label, `The label "${text}" has no "for", and no field is in it.`);
        }
        const form = formOf.get(label);
        if (!form ||
            forms.toldOf.has(form) ||
            ids.has((0,html_document/* attribute */.lt)(label, 'for')) ||
            text === '' ||
            isUnwritten(id))
            return undefined;
        return document.occurrence(label, `The label "${text}" is for id="${id.slice(0, loose_labels_MAX_TEXT)}", which no element has.`);
    }, 'the page has no label with "for"');
}
function isUnwritten(id) {
    return /[{}$<%]/.test(id);
}
const MIN_TOLD = 2;
function formsOfLabels(document, formOf) {
    const labelled = new Set(document.elements('label').map(label => (0,html_document/* attribute */.lt)(label, 'for')));
    const unlabelled = Map.groupBy(document
        .elements('input', 'textarea', 'select')
        .filter(field => isFilledIn(field) && !isNamedField(field, labelled)), field => formOf.get(field));
    const loose = Map.groupBy(labelsOfNoField(document), label => formOf.get(label));
    const [toldOf, beside] = [new Set(), new Set()];
    for (const [form, fields] of unlabelled) {
        if (!form)
            continue;
        const hasLabels = (loose.get(form)?.length ?? 0) >= fields.length;
        if (fields.some(field => !(0,html_document/* attribute */.lt)(field, 'placeholder')?.trim()))
            toldOf.add(form);
        else if (fields.length >= MIN_TOLD)
            (hasLabels ? beside : toldOf).add(form);
    }
    return { toldOf, beside };
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/lost-on-phone.js




async function judgeLost(visit, what, judge) {
    const rendered = await ownLoading(visit);
    if (rendered instanceof Error)
        return (0,judging_judgement/* judgedWithout */.Qh)(rendered);
    const { document, lostOnPhone: lost } = rendered;
    if (document.elements('a').length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no links');
    if (!lost)
        return (0,judging_judgement/* notMeasured */.q7)('Chrome had no time left to compare the links of phone and desktop');
    const judgement = await judge(lost, rendered);
    if (judgement.outcome !== 'fail')
        return judgement;
    const gap = await (0,layout_gap/* layoutGap */.X7)(rendered, ['Stylesheet', 'Script']);
    if (gap !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(gap);
    return document.elements('script').some(isHeldBack)
        ? (0,judging_judgement/* notMeasured */.q7)(`scripts that wait for a visitor or for consent may show ${what}`)
        : judgement;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/lost-calls.js



const lostCalls = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'call-link-lost-on-phone': {
            severity: 'notice',
            title: 'Only a desktop shows the link to call',
            why: 'On a phone one tap would call. Visitors there do not even see the number on this page.',
            fix: 'Leave the link in the header on small screens, such as an icon of a telephone, or repeat it in the menu of the phone or in the footer.',
            help: 'https://web.dev/articles/click-to-call',
            example: '@media (max-width: 768px) { .nav-phone { display: none } }, and no other tel: link',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const judgement = await judgeLost(visit, 'the number', ({ calls: [first] }, { url }) => first
            ? (0,judging_judgement/* fail */.fJ)({
                url,
                selector: first.selector,
                message: `A desktop shows a link to call ${first.number}; a phone shows neither that nor the number, not even when its menu is open.`,
            })
            : (0,judging_judgement/* pass */.IX)());
        return { judgements: { 'call-link-lost-on-phone': judgement } };
    },
});

// EXTERNAL MODULE: ./lib/engine/page/language-alternates.js
var language_alternates = __webpack_require__(29746);
// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 1 modules
var language_tag = __webpack_require__(34659);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/unnamed-version.js
var unnamed_version = __webpack_require__(96147);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/version-links.js
var version_links = __webpack_require__(75214);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/lost-languages.js








const lostLanguages = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'language-switch-lost-on-phone': {
            severity: 'warning',
            title: 'A phone does not show the links to the other languages',
            why: 'Visitors with a phone who land on the wrong language cannot switch.',
            fix: 'Repeat the links in the menu of the phone or in the footer, or leave the switch in the header on small screens.',
            help: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites',
            example: '@media (max-width: 768px) { .languages { display: none } }, and no other link to them',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return { judgements: { 'language-switch-lost-on-phone': await lost_languages_judge(visit) } };
    },
});
const MAX_NAMED = 5;
async function lost_languages_judge(visit) {
    return await judgeLost(visit, 'the languages', async ({ languages: links }, rendered) => {
        if (links.length === 0)
            return (0,judging_judgement/* pass */.IX)();
        const page = await visit.judgedPage();
        const versions = new Set([
            ...(0,language_alternates/* languageAlternates */.i)(page).read.flatMap(({ url }) => (url ? [(0,page_address/* loosePath */.qv)(url)] : [])),
            ...(0,version_links/* versionLinks */.qe)(rendered.document, new page_address/* PageAddress */.gg(page)).map(({ url }) => (0,page_address/* loosePath */.qv)(url)),
        ]);
        const lost = links.flatMap(link => languageOf(link, rendered, versions) ?? []);
        const languages = new Set(lost.map(({ language }) => language));
        const [first] = lost;
        if (!first || (languages.size === 1 && !lost.some(({ isVersion }) => isVersion)))
            return (0,judging_judgement/* pass */.IX)();
        const names = [...languages].slice(0, MAX_NAMED).map(language => (0,language_tag/* nameOf */.Vb)('language', language));
        const what = names.length === 1 ? 'The link to the version in' : 'The links to the versions in';
        const [are, them] = names.length === 1 ? ['is', 'it'] : ['are', 'them'];
        return (0,judging_judgement/* fail */.fJ)({
            url: rendered.url,
            selector: first.link.selector,
            message: `${what} ${new Intl.ListFormat('en').format(names)} ${are} shown only on a desktop; no button in the header of the phone brings ${them} into sight.`,
        });
    });
}
function languageOf(link, { document, url: here }, versions) {
    const { url, text, hreflang } = link;
    const target = new URL(url);
    const { language: ofPath } = (0,version_links/* plainPath */.s1)(target);
    const code = (0,language_tag/* readLanguageTag */.FA)(hreflang)?.language || undefined;
    const named = (0,version_links/* commonLanguageNamed */.Hi)(text) ?? ((0,language_tag/* isLanguageName */.ym)(text) ? (0,language_tag/* readLanguageTag */.FA)(text)?.language : undefined);
    const language = code ?? named;
    if (language === undefined || !(0,language_tag/* isLanguageName */.ym)(language))
        return undefined;
    const own = (0,unnamed_version/* declaredLanguage */.n)(document) ?? (0,version_links/* plainPath */.s1)(new URL(here)).language;
    if (own !== undefined && (0,language_tag/* isSameLanguage */.ls)(language, own))
        return undefined;
    const isOfPath = ofPath !== undefined && (0,language_tag/* isSameLanguage */.ls)(ofPath, language);
    const isVersion = code !== undefined || versions.has((0,page_address/* loosePath */.qv)(target)) || (isOfPath && text.length > 2);
    return isVersion || isOfPath ? { link, language, isVersion } : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/lost-menus.js



const lostMenus = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'menu-lost-on-phone': {
            severity: 'warning',
            title: 'A phone shows neither the menu nor a button that opens it',
            why: 'Visitors with a phone cannot reach the pages that only the menu leads to, or find them only at the foot of the page, and the parts of a long page only by scrolling through all of it.',
            fix: 'Show the menu on small screens too, or put a button into the page that opens it. Often the style sheet has a rule for such a button, but the page lacks the element.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
            example: '@media (max-width: 768px) { .nav-links { display: none } }, and no button in the page',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const judgement = await judgeLost(visit, 'the menu', ({ menu }, { url }) => menu ? (0,judging_judgement/* fail */.fJ)({ url, selector: menu.selector, message: lost_menus_messageOf(menu) }) : (0,judging_judgement/* pass */.IX)());
        return { judgements: { 'menu-lost-on-phone': judgement } };
    },
});
function lost_menus_messageOf({ pages, atFoot, areParts, texts }) {
    const named = texts.map(text => `"${text}"`).join(', ');
    const such = named === '' ? '' : `, such as ${named}`;
    if (atFoot > 0) {
        const nowhere = pages === 0 ? '' : `, and ${pages} not at all`;
        const [entries, are] = atFoot === 1 ? ['entry', 'is'] : ['entries', 'are'];
        return `On a phone, ${atFoot} ${entries} of the menu ${are} linked only at the foot of the page${nowhere}${such}; no button of the page opens the menu.`;
    }
    const what = areParts ? 'parts of the page' : 'pages of the site';
    return `${pages} ${what} are linked only on a desktop${such}; no button of the page opens the menu.`;
}

// EXTERNAL MODULE: ./lib/engine/visit/shut-parts.js
var shut_parts = __webpack_require__(94389);
// EXTERNAL MODULE: ./lib/engine/tools/content/sample-contacts.js
var sample_contacts = __webpack_require__(60320);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/shown-mails.js




const shown_mails_MAX_TEXT = 100_000;
const shown_mails_MAX_HREF = 200;
const MAX_MAILS = 20;
const shown_mails_EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
function shownMails(document) {
    const links = document
        .elements('a')
        .map(link => ((0,html_document/* attribute */.lt)(link, 'href') ?? '').trim().slice(0, shown_mails_MAX_HREF))
        .filter(href => /^mailto:/i.test(href))
        .map(href => (0,percent_decoded/* percentDecoded */.o)(href.slice('mailto:'.length).split('?')[0]));
    const text = document.body ? (0,text_start/* startOfSeenText */.Mq)(document.body, shown_mails_MAX_TEXT) : '';
    const mails = new Set();
    for (const written of [text, ...links])
        for (const [mail] of written.matchAll(shown_mails_EMAIL))
            if (!(0,sample_contacts/* isSampleContact */.Tj)(mail))
                mails.add(mail.toLowerCase());
    return mails.size > MAX_MAILS ? [] : [...mails];
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/mail-addresses.js











const mailAddresses = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'mail-not-linked': {
            severity: 'notice',
            title: 'An email address cannot be clicked',
            why: 'Visitors have to select and copy the address, which is hard on a phone. Programs that collect addresses read plain text just as well as a link.',
            fix: 'Link the address: <a href="mailto:info@example.com">info@example.com</a>.',
            help: 'https://www.rfc-editor.org/rfc/rfc6068',
            example: '<footer><p>Email: info@kranz-cycles.de</p></footer>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const mails = shownMails(page.document);
        const shut = page.document.elementsAt(await (0,shut_parts/* shutParts */.x)(visit));
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'mail-not-linked': judgeAddresses(page, shut) }),
            ...(mails.length > 0 && { facts: { mails } }),
        };
    },
});
const mail_addresses_MAX_ELEMENTS = 3000;
const mail_addresses_MAX_TEXT = 200;
const mail_addresses_HOLDERS = ['p', 'li', 'td', 'dd', 'span', 'div', 'address', 'strong', 'b'];
const LABELS = 'e-?mail|mail|courriel|correo|e-?post|e-?posta|sähköposti|почта|пошта|имейл|メール(?:アドレス)?|이메일|메일|邮箱|郵箱|信箱|电子邮件|電子郵件|ایمیل|البريد الإلكتروني|بريد إلكتروني|דוא["״]ל|אימייל|อีเมล|ईमेल';
const mail_addresses_ADDRESS = new RegExp(`(?:^|(?:${LABELS})(?:\\s?[:：]\\s?|\\s))([a-z\\d][\\w.+-]{0,40}@((?:[a-z\\d-]{1,40}\\.){1,3}[a-z]{2,12}))(?:$|[\\s,;|·)])`, 'i');
const NAMED_SO = /^(?:first-?name|vorname|fornavn|fornamn|etunimi|voornaam|pr[eé]nom|nome|nombre|imie|jmeno)[._-]?(?:last-?name|sur-?name|nachname|etternavn|efternavn|efternamn|sukunimi|achternaam|nom|cognome|sobrenome|apellido|nazwisko|prijmeni)@/i;
const GLUED = /\.[a-z]{2,12}[A-Z][^.]*$/;
const mail_addresses_MAX_STEPS = 20;
function judgeAddresses({ document, preview, url }, shut) {
    if ((0,legal_notice/* isLegalNotice */.W)(url))
        return (0,judging_judgement/* notApplicable */.hH)('the addresses of a legal notice are those of hosts and authorities as well');
    const own = [url, preview?.origin].flatMap(at => (at === undefined ? [] : [(0,syntax_preview/* bareHost */.n0)(new URL(at).hostname)]));
    const isForContacts = CONTACT_PAGE.test(new URL(url).pathname);
    const found = new Map();
    const isShut = (element) => shut.has(element) || [...shut].some(part => document.isBelow(element, part));
    for (const element of document.elements(...mail_addresses_HOLDERS).slice(0, mail_addresses_MAX_ELEMENTS)) {
        const text = (0,text_start/* startOfSeenText */.Mq)(element, mail_addresses_MAX_TEXT);
        const match = mail_addresses_ADDRESS.exec(text);
        const isCut = match !== null && text.length >= mail_addresses_MAX_TEXT && match.index + match[0].length >= text.length;
        const [, address, host] = match ?? [];
        if (!address || !host || isCut || GLUED.test(host) || isServed(element))
            continue;
        if (NAMED_SO.test(address) || (0,sample_contacts/* isSampleContact */.Tj)(address))
            continue;
        const isOwn = own.some(name => name === host.toLowerCase() || isNamedAfter(address, name));
        if ((isOwn || isForContacts || isOfContacts(element)) && !isShut(element))
            found.set(address.toLowerCase(), element);
    }
    if (found.size === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page shows no email address of the site');
    const linked = mailLinks(document);
    return (0,judging_judgement/* failWhere */.a4)([...found]
        .filter(([address]) => !holdsLinked(address, linked))
        .map(([address, element]) => document.occurrence(element, `${address} is text without a mailto: link.`)));
}
function holdsLinked(address, linked) {
    const mailbox = address.indexOf('@');
    for (let from = 0; from < mailbox; from++)
        for (let to = address.length; to > mailbox + 1; to--)
            if (linked.has(address.slice(from, to)))
                return true;
    return false;
}
function mailLinks(document) {
    return new Set(document.elements('a', 'area', 'button').flatMap(link => {
        if (isInert(link))
            return [];
        const target = /^mailto:([^?]{1,100})/i.exec((0,html_document/* attribute */.lt)(link, 'href')?.trim() ?? '')?.[1];
        return [target, (0,text_start/* startOfSeenText */.Mq)(link, mail_addresses_MAX_TEXT)].flatMap(text => text ? [text.trim().toLowerCase()] : []);
    }));
}
const MIN_NAME = 6;
function isNamedAfter(address, host) {
    const [name, local] = [host.split('.')[0], address.split('@')[0]].map(text => text.toLowerCase().replace(/[^a-z\d]/g, ''));
    return name.length >= MIN_NAME && local === name;
}
const CONTACT_PAGE = /\/(?:contacts?|contact-?us|contactez-nous|kontakte?|kontaktai|kontakty|contatti|contacto|contatos?|contactos|contacte|kapcsolat|iletisim|yhteystiedot)(?:\.html?|\.php|\/(?:index\.html?)?)?$/i;
const SERVING = new Set(['a', 'button', 'label', 'form', 'pre', 'code']);
const CONTACTS = new Set(['footer', 'address']);
const CALLED_CONTACTS = /(?:^|[\s_-])(?:footer|contacts?|kontakte?|contatti|contacto|contato)(?:$|[\s_-])/i;
const mail_addresses_MAX_NAMES = 200;
const INERT = new Set(['rel', 'target', 'style', 'title', 'data-start', 'data-end']);
function isInert({ tagName, attrs }) {
    return tagName === 'a' && attrs.every(({ name }) => INERT.has(name));
}
function isServed(element) {
    return isAmong(element, at => SERVING.has(at.tagName) && !isInert(at));
}
function isOfContacts(element) {
    return isWithin(element, CONTACTS) || isAmong(element, isCalledContacts);
}
function isCalledContacts(element) {
    const names = `${(0,html_document/* attribute */.lt)(element, 'class') ?? ''} ${(0,html_document/* attribute */.lt)(element, 'id') ?? ''}`;
    return CALLED_CONTACTS.test(names.slice(0, mail_addresses_MAX_NAMES));
}
function isWithin(element, tags) {
    return isAmong(element, ({ tagName }) => tags.has(tagName));
}
function isAmong(element, is) {
    let at = element;
    for (let step = 0; at && step < mail_addresses_MAX_STEPS; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (is(at))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/modified-clicks.js



const modifiedClicks = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'modified-click-canceled': {
            severity: 'notice',
            title: 'Links do not open in a new tab with Ctrl, Cmd or Shift',
            why: 'A script cancels every click on a link and leads on by itself, also the clicks by which visitors ask for a new tab or window: they lose the page that they wanted to keep.',
            fix: 'Let such clicks pass at the start of the listener: if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return. For a fade between pages, use @view-transition in CSS, which needs no script.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/@view-transition',
            example: "link.addEventListener('click', event => { event.preventDefault(); setTimeout(() => { location.href = link.href }, 260) })",
        },
    },
    readsDocument: true,
    async judge(visit) {
        const rendered = await ownLoading(visit);
        const judgement = rendered instanceof Error ? (0,judging_judgement/* judgedWithout */.Qh)(rendered) : modified_clicks_judge(rendered);
        return { judgements: { 'modified-click-canceled': judgement } };
    },
});
const LEAST = 2;
function modified_clicks_judge({ modifiedClicks, url }) {
    if (!modifiedClicks)
        return (0,judging_judgement/* notMeasured */.q7)('there was no time left, or no page, to try links with Ctrl and Cmd on');
    if (modifiedClicks.length < LEAST)
        return (0,judging_judgement/* notApplicable */.hH)('fewer than two kinds of links lead to other pages of the site');
    const canceled = modifiedClicks.filter(({ isCanceled }) => isCanceled);
    if (canceled.length < LEAST)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* failWhere */.a4)(canceled.map(({ selector, text }) => ({
        url,
        selector,
        message: `A script cancels the click on "${text}" while Ctrl and Cmd are held.`,
    })));
}

// EXTERNAL MODULE: ./lib/engine/tools/hreflang/named-versions.js
var named_versions = __webpack_require__(39729);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/version-pages.js
var version_pages = __webpack_require__(26003);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/missing-versions.js



async function missingVersions(visit) {
    const { versions, address } = await (0,named_versions/* namedVersions */.fY)(visit);
    const { targets } = await (0,version_pages/* readTargets */.R0)(visit, versions, address);
    return new Set(targets.flatMap(({ broken, url }) => (broken === undefined ? [] : (0,comparable_url/* comparableUrl */.sY)(url))));
}

// EXTERNAL MODULE: ./lib/engine/tools/sitemap/site-sitemaps.js + 6 modules
var site_sitemaps = __webpack_require__(62288);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/frame-contacts.js


const frame_contacts_MAX_LINKS = 6;
const frame_contacts_MAX_STEPS = 30;
const frame_contacts_MAX_HREF = 200;
const frame_contacts_MIN_DIGITS = 7;
function frameContacts(document) {
    const phones = new Set();
    const mails = new Set();
    for (const link of document.elements('a')) {
        const href = ((0,html_document/* attribute */.lt)(link, 'href') ?? '').trim().slice(0, frame_contacts_MAX_HREF);
        const [scheme = '', rest = ''] = href.split(/:(.*)/s);
        const isCall = /^tel$/i.test(scheme);
        if ((!isCall && !/^mailto$/i.test(scheme)) || !isInFrame(link))
            continue;
        const mail = (0,percent_decoded/* percentDecoded */.o)(rest.split('?')[0]).trim().toLowerCase();
        const digits = rest.replace(/\D/g, '');
        if (isCall && digits.length >= frame_contacts_MIN_DIGITS)
            phones.add(digits);
        else if (!isCall && mail.includes('@'))
            mails.add(mail);
    }
    const few = (values) => (values.size > frame_contacts_MAX_LINKS ? [] : [...values]);
    return { phones: few(phones), mails: few(mails) };
}
function isInFrame(link) {
    let at = (0,html_document/* parentOf */.gN)(link);
    for (let step = 0; at && step < frame_contacts_MAX_STEPS; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        if (at.tagName === 'main' || at.tagName === 'article')
            return false;
        if (at.tagName === 'footer' || at.tagName === 'header')
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/likely-home.js




const MIN_ADDRESSES = 3;
function linksToLikelyHome({ document, url, preview }) {
    if (!(0,syntax_preview/* hasNoAddressYet */.Gb)(preview, url))
        return false;
    const here = new URL(url).origin;
    const links = webLinks(document).map(link => link.url);
    const [most = []] = [...Map.groupBy(links, ({ origin }) => origin).values()].sort((one, other) => other.length - one.length);
    const addresses = new Set(most.map(comparable_url/* comparableUrl */.sY));
    return (most[0]?.origin !== here &&
        most.length > links.length / 2 &&
        addresses.size >= MIN_ADDRESSES &&
        most.some(({ pathname }) => (0,home_links/* withoutIndexFile */.Rl)(pathname) === '/'));
}

// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/named-home.js







const named_home_MIN_NAME = 6;
const named_home_MAX_TITLE = 300;
async function linksToNamedHome(visit, { document, url }) {
    const here = named_home_domainOf(url);
    const names = webLinks(document).flatMap(({ url: target }) => {
        const domain = (0,home_links/* withoutIndexFile */.Rl)(target.pathname) === '/' ? named_home_domainOf(target.href) : undefined;
        const name = domain === undefined || domain === here ? '' : lettersOf(named_home_nameOf(target.href));
        return name.length >= named_home_MIN_NAME ? name : [];
    });
    if (names.length === 0)
        return false;
    const { final } = await visit.fetchForSite(`${(0,syntax_preview/* deploymentRoot */.gS)(visit.preview, new URL(visit.url).origin)}/`);
    const home = final && (0,network_status/* isSuccess */.oJ)(final.status) ? (0,open_html/* openHtml */.W)(final, visit.preview) : undefined;
    const [title] = home?.document.elements('title') ?? [];
    if (!title)
        return false;
    const told = lettersOf((0,html_document/* textOf */.b6)(title).slice(0, named_home_MAX_TITLE));
    return names.some(name => told.includes(name));
}
function named_home_domainOf(url) {
    return (0,cjs/* parse */.qg)(url, { allowPrivateDomains: true }).domain ?? undefined;
}
function named_home_nameOf(url) {
    return (0,cjs/* parse */.qg)(url, { allowPrivateDomains: true }).domainWithoutSuffix ?? '';
}
function lettersOf(text) {
    return text
        .normalize('NFD')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/own-folder.js


const FOLDER = /^(\/[^/]+\/)(?:index\.html?)?$/i;
function hasOwnFolder({ document, url }) {
    const { pathname, origin } = new URL(url);
    const [, folder] = FOLDER.exec(pathname) ?? [];
    if (folder === undefined)
        return false;
    const styles = document.elements('link').filter(link => (0,link_elements/* relations */.K1)(link).includes('stylesheet'));
    const written = [
        ...document.elements('script').map(script => (0,html_document/* attribute */.lt)(script, 'src')),
        ...styles.map(link => (0,html_document/* attribute */.lt)(link, 'href')),
    ];
    const addresses = written.filter(address => address?.trim().startsWith('/'));
    const own = addresses.flatMap(address => {
        const target = URL.parse(document.resolve(address) ?? '');
        return target?.origin === origin ? [target.pathname] : [];
    });
    return own.length > 0 && own.every(path => path.startsWith(folder));
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/navigation.js



























const navigation = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'dead-end': {
            severity: 'notice',
            title: 'The page links to no other page of its site',
            why: 'Visitors who come from a search result can only leave, and crawlers find no other page.',
            fix: 'Add the navigation of the site to the page, or at least a link to its home page.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
            example: 'a page at /offer without any link',
        },
        'home-link-missing': {
            severity: 'notice',
            title: 'The page or its logo does not link to the home page',
            why: 'Visitors who come from a search result click the logo to see whose site they are on.',
            fix: 'Link the logo or the name of the site to the home page.',
            help: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
            example: '<header><img src="/logo.svg" alt="Example"></header>',
        },
        'language-link-missing': {
            severity: 'notice',
            title: 'The page does not link to its versions in other languages',
            why: 'Visitors who land on the wrong language cannot switch: only search engines read hreflang.',
            fix: 'Link to the other language versions, for example in the header or footer.',
            help: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites',
            example: '<link rel="alternate" hreflang="de" href="/de/"> and no <a href="/de/">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const links = ownLinks(page);
        const isHome = (0,site_home/* isSiteHome */.Z)(page) || isStartOfLanguage(page) || hasOwnFolder(page);
        const hasLikelyHome = linksToLikelyHome(page) || (!isHome && (await linksToNamedHome(visit, page)));
        const leadsOn = hasLikelyHome || links.some(({ url }) => (0,comparable_url/* comparableUrl */.sY)(url) !== (0,comparable_url/* comparableUrl */.sY)(page.url));
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, {
                'dead-end': await judgeDeadEnd(visit, page, isHome, leadsOn),
                'home-link-missing': isHome
                    ? (0,judging_judgement/* notApplicable */.hH)('the page is the home page')
                    : hasLikelyHome
                        ? (0,judging_judgement/* pass */.IX)()
                        : leadsOn
                            ? await unlessAwaited(visit, page, judgeHomeLink(page, linksHere(page, links)))
                            : (0,judging_judgement/* notApplicable */.hH)('no link leads to another page of the site'),
                'language-link-missing': await unlessAwaited(visit, page, await judgeLanguageLinks(visit, page)),
            }),
            facts: factsOf(page),
        };
    },
});
function isStartOfLanguage(page) {
    const { html } = page.document;
    return (0,comparable_url/* isHomeOfLanguage */.Jq)((0,site_home/* addressInSite */.j)(page), (html && (0,html_document/* attribute */.lt)(html, 'lang')) ?? '');
}
const KEPT_OUT = 'the page is set to noindex, so that nobody comes to it from a search result';
const MAX_LANGUAGE = 20;
function factsOf(page) {
    const menu = menuEntries(page);
    const further = menu ? furtherEntries(page, menu) : [];
    const { phones, mails } = frameContacts(page.document);
    const hasContacts = phones.length + mails.length > 0;
    const { html } = page.document;
    const language = (html && (0,html_document/* attribute */.lt)(html, 'lang'))?.trim().slice(0, MAX_LANGUAGE).toLowerCase() ?? '';
    return {
        ...(menu && { menu: menu.map(({ to, text }) => ({ to, text })) }),
        ...(further.length > 0 && { furtherMenus: further }),
        ...(hasContacts && { frameContacts: { phones, mails } }),
        ...((menu || hasContacts) && { pageLanguage: language.split(/[-_]/)[0] }),
    };
}
async function judgeDeadEnd(visit, page, isHome, leadsOn) {
    const { document } = page;
    if (document.elements('frameset').length > 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page is made of frames');
    if (isData(document))
        return (0,judging_judgement/* notApplicable */.hH)('the file is XML, which programs read');
    if (leadsOn)
        return (0,judging_judgement/* pass */.IX)();
    if (hasRoutes(document))
        return (0,judging_judgement/* notApplicable */.hH)('a script shows other pages by the part behind # of its links');
    if ((0,for_users/* isForUsers */.KQ)(document.url) || (0,legal_notice/* isLegalNotice */.W)(document.url))
        return (0,judging_judgement/* notApplicable */.hH)('nobody comes to a login, a legal notice or the like from a search result');
    if ((0,page_directives/* asksNotToBeIndexed */.ZY)(document))
        return (0,judging_judgement/* notApplicable */.hH)(KEPT_OUT);
    const others = isHome ? await otherListedPages(visit) : undefined;
    if (others !== undefined && others < MIN_LISTED)
        return (0,judging_judgement/* notApplicable */.hH)('the page is the home page');
    const unseen = await unseenScript(visit, page);
    if (unseen !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(unseen);
    const message = others === undefined
        ? 'The page has no link to another page of its site.'
        : `The home page has no link to another page, and the sitemap lists ${others} of them.`;
    return baseElsewhere(page) ?? (0,judging_judgement/* fail */.fJ)({ url: document.url, message });
}
const navigation_MAX_SHOWN = 100;
function baseElsewhere({ document, preview }) {
    const base = document.elements('base').find(element => (0,html_document/* attribute */.lt)(element, 'href') !== undefined);
    const href = base && (0,html_document/* attribute */.lt)(base, 'href').trim();
    const url = href === undefined ? null : URL.parse(href, document.url);
    if (!base || !url || !/^https?:$/.test(url.protocol))
        return undefined;
    if (url.host === new URL(document.url).host || (0,syntax_preview/* isOnProduction */.dT)(preview, url))
        return undefined;
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(base, `<base href="${(0,cut/* cutEnd */.ym)(url.href, navigation_MAX_SHOWN)}"> sends all relative links of the page, its styles and scripts to another host, so that none leads to a page of the site.`));
}
const MAX_START = 2000;
function isData({ source }) {
    const start = source.slice(0, MAX_START);
    return /^\s*<\?xml\b/i.test(start) && !/<(?:!doctype\s+html|html|head|body)\b/i.test(start);
}
const MIN_ROUTES = 2;
const MAX_ROUTE = 100;
function hasRoutes(document) {
    const routes = new Set();
    for (const link of document.elements('a')) {
        const href = ((0,html_document/* attribute */.lt)(link, 'href') ?? '').trim().slice(0, MAX_ROUTE);
        const name = href.slice(1);
        if (href.startsWith('#') && name !== '' && !/^top$/i.test(name))
            routes.add((0,percent_decoded/* percentDecoded */.o)(name));
    }
    if (routes.size < MIN_ROUTES)
        return false;
    for (const element of document.elements()) {
        for (const name of ['id', 'name'])
            routes.delete((0,html_document/* attribute */.lt)(element, name) ?? '');
    }
    return routes.size >= MIN_ROUTES;
}
const MIN_LISTED = 3;
async function otherListedPages(visit) {
    const { listed, origins } = await (0,site_sitemaps/* siteSitemaps */.GV)(visit);
    return listed.filter(url => origins.some(origin => url.startsWith(`${origin}/`)) && URL.canParse(url) && !(0,comparable_url/* isHomePage */.fF)(url)).length;
}
function linksHere({ preview }, links) {
    return preview === undefined
        ? links
        : links.map(link => ({ ...link, url: new URL((0,syntax_preview/* askedAt */.YG)(preview, link.url.href)) }));
}
function judgeHomeLink({ url, document }, links) {
    const path = (0,home_links/* withoutIndexFile */.Rl)(new URL(url).pathname);
    if (path.endsWith('/') && links.every(({ url: target }) => target.pathname.startsWith(path))) {
        return (0,judging_judgement/* notApplicable */.hH)('the page is the start of its folder, and links only within it');
    }
    if (isBook(document))
        return (0,judging_judgement/* notApplicable */.hH)('the page is of a book, which begins with its first chapter');
    const { named, logos } = (0,home_links/* homeLinksInVain */.Uk)(path, links);
    const [logo] = logos;
    if (logo)
        return failInVain(document, logo, 'The logo links to this page, not to the home page');
    const vain = new Set(named);
    const isHomeLink = (0,home_links/* leadsHome */.dX)(path);
    if (links.some(link => !vain.has(link) && isHomeLink(link)))
        return (0,judging_judgement/* pass */.IX)();
    const [inVain] = named;
    if (inVain) {
        const name = (0,text_start/* startOfSeenText */.Mq)(inVain.element, MAX_OPTION);
        return failInVain(document, inVain, `"${name}" leads to this page itself and not to the home page`);
    }
    if ((0,page_directives/* asksNotToBeIndexed */.ZY)(document))
        return (0,judging_judgement/* notApplicable */.hH)(KEPT_OUT);
    return (0,judging_judgement/* fail */.fJ)({
        url: document.url,
        message: 'No link of the page leads to the home page.',
    });
}
function failInVain(document, { element, url }, fault) {
    const written = (0,html_document/* attribute */.lt)(element, 'href').trim();
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(element, `${fault}: ${written} is ${url.pathname} here.`));
}
function isBook({ source }) {
    return /<!-- Book generated using mdBook -->/.test(source.slice(0, MAX_START));
}
const SWITCH_NAMES = /lang|locale|i18n|region|country|sprache|idioma|lingua|taal|språk|sprog|kieli|język|jazyk|язык|言語|语言|語言|언어/i;
const SWITCH_ATTRIBUTES = ['id', 'class', 'name', 'aria-label', 'title', 'data-testid'];
const MAX_OPTION = 60;
const CONTROLS = ['a', 'button', 'details', 'dialog', 'div', 'nav', 'select', 'summary', 'ul'];
const NO_VERSIONS = new Set();
async function judgeLanguageLinks(visit, page) {
    const judgement = judgeLinksTo(page, NO_VERSIONS);
    return judgement.outcome === 'fail' ? judgeLinksTo(page, await missingVersions(visit)) : judgement;
}
function judgeLinksTo(page, missing) {
    const here = (0,comparable_url/* comparableUrl */.sY)(page.url);
    const named = (0,language_alternates/* languageAlternates */.i)(page).read.filter(({ code, url }) => url !== undefined && code.toLowerCase() !== 'x-default' && (0,comparable_url/* comparablePath */.cM)(url) !== (0,comparable_url/* comparablePath */.cM)(here));
    const versions = named.filter(({ url }) => !missing.has((0,comparable_url/* comparableUrl */.sY)(url)));
    const [first] = versions;
    if (!first)
        return (0,judging_judgement/* notApplicable */.hH)(named.length === 0
            ? 'the page names no versions in other languages'
            : 'the versions in other languages that the page names are not there, which is reported separately');
    const urls = versions.map(({ url }) => url);
    const { document } = page;
    const leads = leadsToVersion(page.url, urls);
    const isReached = webLinks(document).some(leads) || hasLanguageOption(document, versions, leads);
    if (isReached || hasLanguageControl(document) || hasNamedControl(document, versions))
        return (0,judging_judgement/* pass */.IX)();
    const name = (0,language_tag/* nameOf */.Vb)('language', first.code.trim().slice(0, MAX_OPTION).replace('_', '-'));
    return (0,judging_judgement/* fail */.fJ)(first.at(versions.length === 1
        ? `The page has no link to its version in ${name}.`
        : `The page has no link to its version in ${name}, nor to any other of its ${versions.length} language versions.`));
}
function leadsToVersion(here, versions) {
    const page = new URL(here);
    const paths = new Set(versions.map(comparable_url/* comparablePath */.cM));
    const hosts = new Set(versions.map(({ host }) => host).filter(host => host !== page.host));
    const starts = new Set(versions.map(firstFolder).filter(folder => folder !== '' && folder !== firstFolder(page)));
    return ({ url, element }) => (0,html_document/* attribute */.lt)(element, 'hreflang') !== undefined ||
        paths.has((0,comparable_url/* comparablePath */.cM)(url)) ||
        starts.has(firstFolder(url)) ||
        hosts.has(url.host);
}
function hasLanguageOption(document, versions, leads) {
    const codes = new Set(versions.flatMap(({ code }) => [wordOf(code), wordOf(code).split('-', 1)[0]]));
    const names = new Set([...codes].map(nameOfLanguage));
    return document.elements('option').some(element => {
        const value = (0,html_document/* attribute */.lt)(element, 'value') ?? '';
        const told = [value, (0,html_document/* attribute */.lt)(element, 'lang') ?? '', (0,html_document/* attribute */.lt)(element, 'data-lang') ?? ''];
        if (told.map(wordOf).some(code => codes.has(code) || codes.has(code.split('-', 1)[0])))
            return true;
        if (names.has((0,text_start/* startOfSeenText */.Mq)(element, MAX_OPTION).toLowerCase()))
            return true;
        const url = /[/.?]/.test(value) ? URL.parse(document.resolve(value) ?? '') : null;
        return url !== null && leads({ url, element });
    });
}
function wordOf(code) {
    return code.trim().slice(0, MAX_OPTION).replace('_', '-').toLowerCase();
}
function nameOfLanguage(code) {
    try {
        return new Intl.DisplayNames([code], { type: 'language' }).of(code)?.toLowerCase() ?? code;
    }
    catch {
        return code;
    }
}
function firstFolder({ pathname }) {
    return pathname.split('/', 2)[1] ?? '';
}
const CLICKABLE = ['a', 'button'];
const MAX_CLICKABLE = 3000;
function hasNamedControl(document, versions) {
    const codes = new Set(versions.map(({ code }) => wordOf(code).split('-', 1)[0]));
    const names = new Set([...codes].map(nameOfLanguage));
    return document
        .elements(...CLICKABLE)
        .slice(0, MAX_CLICKABLE)
        .some(element => {
        const text = (0,text_start/* startOfSeenText */.Mq)(element, MAX_OPTION);
        const language = text === '' ? undefined : (0,version_links/* commonLanguageNamed */.Hi)(text);
        return (language !== undefined && codes.has(language)) || names.has(text.toLowerCase());
    });
}
function hasLanguageControl(document) {
    return document
        .elements(...CONTROLS)
        .some(element => SWITCH_ATTRIBUTES.some(name => SWITCH_NAMES.test((0,html_document/* attribute */.lt)(element, name) ?? '')));
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/nested-controls.js






const nestedControls = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'control-in-link': {
            severity: 'notice',
            title: 'A button or a field is inside a link',
            why: 'HTML forbids it. Keyboard users have to stop twice, screen readers announce a link and a button for one target, and browsers differ in what a click does.',
            fix: 'Give the link the style of a button, and remove the button. Put a control of its own beside the link.',
            help: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element',
            example: '<a href="/cart"><button>Order</button></a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'control-in-link': nested_controls_judgeLinks(page.document) }) };
    },
});
const nested_controls_MAX_TEXT = 60;
function nested_controls_judgeLinks(document) {
    const links = new Set();
    const within = new Map();
    const faults = [];
    for (const element of document.elements()) {
        const parent = (0,html_document/* parentOf */.gN)(element);
        const link = parent && (links.has(parent) ? parent : within.get(parent));
        if (link)
            within.set(element, link);
        if (element.tagName === 'a' && (0,html_document/* attribute */.lt)(element, 'href') !== undefined)
            links.add(element);
        if (link && isControl(element))
            faults.push({ control: element, link });
    }
    if (links.size === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no links');
    return (0,judging_judgement/* failWhere */.a4)(faults.map(({ control, link }) => {
        const text = (0,text_start/* startOfSeenText */.Mq)(control, nested_controls_MAX_TEXT);
        const named = text === '' ? `A <${control.tagName}>` : `The <${control.tagName}> "${text}"`;
        return document.occurrence(control, `${named} is inside the link to ${(0,html_document/* attribute */.lt)(link, 'href').slice(0, 200)}.`);
    }));
}
function isControl(element) {
    if (element.tagName === 'input')
        return (0,html_document/* attribute */.lt)(element, 'type')?.trim().toLowerCase() !== 'hidden';
    return ['button', 'select', 'textarea'].includes(element.tagName);
}

// EXTERNAL MODULE: ./lib/engine/page/script-shell.js
var script_shell = __webpack_require__(15798);
;// CONCATENATED MODULE: ./lib/engine/visit/host-of-settings.js


const MAX_BYTES = 64 * 1024;
const host_of_settings_OF_OTHERS = ['CNAME', 'wrangler.toml', 'wrangler.json', 'wrangler.jsonc', '_worker.js', '_routes.json'];
const HOSTS = [
    ['Netlify', 'netlify.toml', isPlainNetlify],
    ['Vercel', 'vercel.json', isPlainVercel],
    ['Firebase Hosting', 'firebase.json', isPlainFirebase],
];
async function hostOfSettings(visit) {
    const root = (0,syntax_preview/* deploymentRoot */.gS)(visit.preview, new URL(visit.url).origin);
    const read = async (name) => {
        const { final } = await visit.fetch(`${root}/${name}`, { maxBytes: MAX_BYTES });
        return final && (0,network_status/* isSuccess */.oJ)(final.status) ? { text: final.body.toString('utf8'), final } : undefined;
    };
    const files = await Promise.all(HOSTS.map(async ([name, file, isPlain]) => ({ name, isPlain, found: await read(file) })));
    const settled = files.filter(({ found }) => found !== undefined);
    const [one] = settled;
    if (settled.length !== 1 || !one?.found || one.found.final.truncated || !one.isPlain(one.found.text))
        return undefined;
    for (const name of host_of_settings_OF_OTHERS)
        if (await read(name))
            return undefined;
    const rules = await read('_redirects');
    const isOpen = rules !== undefined && (rules.final.truncated || /^\s{0,20}\/\*/m.test(rules.text));
    return isOpen ? undefined : one.name;
}
const HERE = /^(?:\.?\/?|\.\/\.)$/;
function isPlainNetlify(text) {
    const lines = text.split('\n').map(line => line.trim());
    const values = (key) => lines.flatMap(line => new RegExp(`^"?${key}"?\\s{0,20}=\\s{0,20}["']([^"']{0,200})["']`).exec(line)?.[1] ?? []);
    return (values('publish').every(folder => HERE.test(folder)) &&
        values('(?:command|base)').every(value => value === '' || HERE.test(value)) &&
        !values('from').some(from => /^\/?\*/.test(from)) &&
        !lines.some(line => /^\[\[(?:plugins|edge_functions)\]\]/.test(line) || /\{.*=|"""|'''/.test(line)));
}
function isPlainVercel(text) {
    const settings = objectOf(text);
    const building = ['builds', 'buildCommand', 'framework', 'routes', 'rewrites', 'functions', 'services'];
    const folder = settings?.outputDirectory;
    return (settings !== undefined &&
        building.every(key => isNothing(settings[key])) &&
        (isNothing(folder) || (typeof folder === 'string' && HERE.test(folder))));
}
function isPlainFirebase(text) {
    const hosting = objectOf(text)?.hosting;
    if (typeof hosting !== 'object' || hosting === null || Array.isArray(hosting))
        return false;
    const settings = hosting;
    const folder = settings.public;
    return (typeof folder === 'string' &&
        HERE.test(folder) &&
        ['rewrites', 'source'].every(key => isNothing(settings[key])));
}
function isNothing(value) {
    return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
function objectOf(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : undefined;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/engine/visit/missing-page.js
var missing_page = __webpack_require__(56504);
// EXTERNAL MODULE: ./lib/engine/visit/routes-by-script.js
var routes_by_script = __webpack_require__(19264);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/not-found-page.js
















const notFoundPage = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'not-found-page-bare': {
            scope: 'site',
            severity: 'notice',
            title: 'The site has no 404 page that leads back to it',
            why: 'Visitors who follow an old link or mistype a URL leave the site.',
            fix: 'Answer with status 404 and a page that has the navigation of the site, or a link to the home page. Most hosts show the file 404.html at the root of the site.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
            example: 'HTTP/1.1 404 Not Found\n\n<h1>Not Found</h1>',
        },
        'not-found-page-relative': {
            scope: 'site',
            severity: 'notice',
            title: 'Relative URLs in the 404 page lead nowhere from within folders',
            why: 'The page is shown at every missing URL. Where that has a folder or ends with a slash, browsers look for relative URLs in there: the page has no styles, or its links lead to the next 404 page.',
            fix: 'Begin the URLs in the 404 page with a slash (and the folder of the site if it has one), or add a <base href> with the path of the home page.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/base',
            example: '<link rel="stylesheet" href="css/style.css">, in 404.html',
        },
    },
    async judge(visit) {
        await (0,shown_page/* shownPage */.V)(visit);
        return {
            judgements: {
                'not-found-page-bare': await judgeNotFoundPage(visit),
                'not-found-page-relative': await judgeInFolders(visit),
            },
        };
    },
});
async function judgeWithoutOwn(visit) {
    const ofHost = (0,judging_judgement/* notApplicable */.hH)('this is a local server: the host of the site will show its own page');
    const host = (await (0,github_pages/* isForGitHubPages */.n)(visit)) ? 'GitHub Pages' : await hostOfSettings(visit);
    if (host === undefined)
        return ofHost;
    const root = (0,syntax_preview/* deploymentRoot */.gS)(visit.preview, new URL(visit.url).origin);
    const { final } = await visit.fetchForSite(`${root}/404.html`);
    return final && (0,network_status/* isGone */.ST)(final.status)
        ? (0,judging_judgement/* fail */.fJ)({
            url: `${root}/`,
            message: `The site has no 404.html, so ${host} shows its own page, without a link to the site.`,
        })
        : ofHost;
}
async function judgeNotFoundPage(visit) {
    const missing = await (0,missing_page/* fetchOwnMissingPage */.sZ)(visit);
    if (!missing)
        return judgeWithoutOwn(visit);
    const { final, failure } = missing;
    if (failure)
        return (0,judging_judgement/* notMeasured */.q7)(`${failure.url} ${failure.message}`);
    const { status } = final;
    if (!(0,network_status/* isGone */.ST)(status)) {
        const isOther = status < 400;
        return isOther
            ? (0,judging_judgement/* notApplicable */.hH)('the site does not answer with 404')
            : (0,judging_judgement/* notMeasured */.q7)(`${final.url} answers ${status}`);
    }
    const url = await (0,missing_page/* placeOfMissingPage */.s3)(visit, missing);
    const page = (0,open_html/* openHtml */.W)(final, visit.preview);
    if (!page)
        return (0,judging_judgement/* fail */.fJ)({ url, message: 'The answer is not an HTML page.' });
    const { document } = page;
    const shell = (0,script_shell/* scriptShellOf */.HH)(document);
    if (shell)
        return (0,judging_judgement/* notApplicable */.hH)(`scripts make the page for missing URLs (${shell.message})`);
    const leadsOn = webLinks(document).some(link => link.url.host === new URL(url).host || (0,syntax_preview/* isOnProduction */.dT)(page.preview, link.url)) ||
        document.elements('form').some(form => (0,html_document/* attribute */.lt)(form, 'action') !== undefined) ||
        leadsAway(document) ||
        saysToLeadOn(document);
    return leadsOn ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* fail */.fJ)({ url, message: 'The page has no link to another page of the site.' });
}
function leadsAway(document) {
    return (document.elements('meta').some(meta => /^refresh$/i.test((0,html_document/* attribute */.lt)(meta, 'http-equiv') ?? '')) ||
        (0,routes_by_script/* navigatesByScript */.Tr)(document));
}
const MAX_TRIED = 3;
async function judgeInFolders(visit) {
    const missing = await (0,missing_page/* fetchOwnMissingPage */.sZ)(visit);
    if (!missing)
        return (0,judging_judgement/* notApplicable */.hH)('this is a local server: the host of the site will show its own page');
    const { final, failure } = missing;
    if (failure)
        return (0,judging_judgement/* notMeasured */.q7)(`${failure.url} ${failure.message}`);
    const document = (0,network_status/* isGone */.ST)(final.status) ? (0,open_html/* openHtml */.W)(final, visit.preview)?.document : undefined;
    if (!document)
        return (0,judging_judgement/* notApplicable */.hH)('the site does not answer with 404 and an HTML page');
    if (leadsAway(document))
        return (0,judging_judgement/* notApplicable */.hH)('the page for missing URLs redirects to another one');
    const names = relativeNames(document);
    if (names.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    const inFolder = await visit.fetchForSite(`${missing.requestedUrl}/page`);
    if (inFolder.failure)
        return (0,judging_judgement/* notMeasured */.q7)(`${inFolder.failure.url} ${inFolder.failure.message}`);
    const there = (0,network_status/* isGone */.ST)(inFolder.final.status) ? (0,open_html/* openHtml */.W)(inFolder.final, visit.preview)?.document : undefined;
    if (!there)
        return (0,judging_judgement/* pass */.IX)();
    const same = new Set(relativeNames(there).map(({ name }) => name));
    const lost = names.filter(({ name }) => same.has(name) && document.resolve(name) !== there.resolve(name) && same.delete(name));
    for (const { element, name } of lost.slice(0, MAX_TRIED)) {
        const found = await visit.fetchForSite(document.resolve(name));
        const sought = await visit.fetchForSite(there.resolve(name));
        if (!found.final || !(0,network_status/* isSuccess */.oJ)(found.final.status) || !sought.final || !(0,network_status/* isGone */.ST)(sought.final.status))
            continue;
        const others = lost.length - 1;
        const more = others === 0
            ? ''
            : ` The page has ${others} more such ${others === 1 ? 'link, style or script' : 'links, styles or scripts'}.`;
        const example = missing.requestedUrl.replace(/[^/]+$/, 'folder');
        const target = sought.final.url.replace(missing.requestedUrl, example);
        const message = `"${(0,cut/* cutEnd */.ym)(name, not_found_page_MAX_NAME)}" is relative: from ${not_found_page_pathOf(`${example}/page`)} it leads to ${(0,cut/* cutEnd */.ym)(not_found_page_pathOf(target), not_found_page_MAX_NAME)}, which does not exist.${more}`;
        return (0,judging_judgement/* fail */.fJ)({ ...document.occurrence(element, message), url: await (0,missing_page/* placeOfMissingPage */.s3)(visit, missing) });
    }
    return (0,judging_judgement/* pass */.IX)();
}
const not_found_page_MAX_NAME = 80;
function not_found_page_pathOf(url) {
    const { pathname, search } = new URL(url);
    return pathname + search;
}
function relativeNames(document) {
    const styles = document.elements('link').filter(isStyleSheet);
    const scripts = document.elements('script').filter(page_scripts/* isExecutable */.TV);
    return [...styles, ...scripts, ...document.elements('a')].flatMap(element => {
        const name = ((0,html_document/* attribute */.lt)(element, element.tagName === 'script' ? 'src' : 'href') ?? '').trim();
        const isRelative = name !== '' && !/^[/\\#?]/.test(name) && !URL.canParse(name);
        return isRelative && document.resolve(name) !== undefined ? [{ element, name }] : [];
    });
}
function isStyleSheet(link) {
    return ((0,html_document/* attribute */.lt)(link, 'rel') ?? '').toLowerCase().split(/\s+/).includes('stylesheet');
}
const not_found_page_MAX_TEXT = 2000;
const LEADS_ON = /\bredirect(?:ed|ing|s)?\b|weitergeleitet|\bredirig|reindirizz|przekierow|přesměrov|перенаправ|doorgestuurd|omdirig|viderestill|yönlendir|リダイレクト|自動的に移動|자동으로 이동|리디렉션|跳转|跳轉|重定向/iu;
function saysToLeadOn(document) {
    const { body } = document;
    return (body !== undefined &&
        document.elements('script').some(page_scripts/* isExecutable */.TV) &&
        LEADS_ON.test((0,text_start/* startOfSeenText */.Mq)(body, not_found_page_MAX_TEXT)));
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/lookups.js

const OF_NULL = /^TypeError: Cannot (?:read|set) properties of null \((?:reading|setting) '([\w$]{1,100})'\)/;
const lookups_MAX_AROUND = 400;
const MAX_SCRIPT = 200_000;
const lookups_CALL = String.raw `document\s{0,5}\.\s{0,20}(getElementById|querySelector)\s{0,5}\(\s{0,20}(['"\`])([^'"\`\n$]{1,200})\2\s{0,20}\)`;
const CALL_AT_END = new RegExp(`${lookups_CALL}\\s{0,20}$`);
const VARIABLE_AT_END = /(?<![\w$.])([A-Za-z_$][\w$]{0,60})\s{0,20}$/;
function lookupOf(message, text, { line, column }) {
    const property = OF_NULL.exec(message)?.[1];
    if (property === undefined)
        return undefined;
    const before = textBefore(text, line, column, property);
    if (before === undefined)
        return undefined;
    const direct = CALL_AT_END.exec(before);
    if (direct)
        return lookup(direct[1], direct[3]);
    const variable = VARIABLE_AT_END.exec(before)?.[1];
    return variable === undefined ? undefined : lookupBehind(variable, text.slice(0, MAX_SCRIPT));
}
function textBefore(text, line, column, property) {
    const row = text.split(/\r\n|\n|\r/, line)[line - 1];
    if (row === undefined)
        return undefined;
    const at = [column - 1, column].find(start => row.startsWith(property, start));
    if (at === undefined)
        return undefined;
    const start = Math.max(0, at - lookups_MAX_AROUND);
    const dot = /(?:^|[^?])\.\s{0,20}$/.exec(row.slice(start, at));
    return dot ? row.slice(start, start + dot.index + (dot[0].startsWith('.') ? 0 : 1)) : undefined;
}
function lookupBehind(variable, text) {
    const name = variable.replaceAll('$', String.raw `\$`);
    const assigned = [...text.matchAll(new RegExp(`(?<![\\w$.])${name}\\s{0,20}=(?![=>])\\s{0,20}`, 'g'))];
    if (assigned.length !== 1)
        return undefined;
    const { index, 0: head } = assigned[0];
    const call = new RegExp(`^${lookups_CALL}`).exec(text.slice(index + head.length, index + head.length + lookups_MAX_AROUND));
    return call ? lookup(call[1], call[3]) : undefined;
}
function lookup(method, argument) {
    if (method === 'getElementById')
        return { selector: `#${argument}`, ids: [argument], classes: [] };
    if (/[,:[\]()\\]/.test(argument))
        return undefined;
    const ids = argument.match(/(?<=#)[A-Za-z_][\w-]{0,80}/g) ?? [];
    const classes = argument.match(/(?<=\.)[A-Za-z_][\w-]{0,80}/g) ?? [];
    return ids.length + classes.length > 0 ? { selector: argument, ids, classes } : undefined;
}
function absentNames({ ids, classes }, documents) {
    const lacks = (isThere) => !documents.some(document => document.elements().some(isThere));
    return [
        ...ids.filter(id => lacks(element => (0,html_document/* attribute */.lt)(element, 'id') === id)),
        ...classes.filter(name => lacks(element => ((0,html_document/* attribute */.lt)(element, 'class') ?? '').split(/\s+/).includes(name))),
    ];
}
const LOOKING = /\b(?:getElementById|getElementsByClassName|querySelector(?:All)?|closest|matches|\$)\s{0,5}\(\s{0,20}(['"`])[^'"`<\n]{0,200}\1\s{0,20}\)/g;
const MAX_BEFORE = 300;
function mayBeMade(name, texts) {
    const stem = /^(.{3,}?)[-_]?\d+$/.exec(name)?.[1] ?? name;
    const end = stem === name ? String.raw `[\w$-]` : '[A-Za-z$]';
    const word = new RegExp(`(?<![\\w$-])${stem.replaceAll('$', String.raw `\$`)}(?!${end})`, 'g');
    return texts.some(text => {
        const rest = text.replace(LOOKING, '()');
        for (const { index } of rest.matchAll(word)) {
            const before = rest.slice(Math.max(0, index - MAX_BEFORE), index);
            if (/['"`<]/.test(before.slice(before.lastIndexOf('\n') + 1)))
                return true;
        }
        return false;
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/own-errors.js



const MAX_READ = 20;
const IN_THE_SCRIPT = /^SyntaxError: (?:Unexpected |Unterminated |Unmatched |Identifier '|Invalid (?:or unexpected token|regular expression|left-hand|destructuring|shorthand|optional chain|assignment)|Illegal |Malformed |missing |Missing |Function statements? require|Lexical declaration|Duplicate (?:parameter|export|__proto__)|Rest (?:parameter|element)|Delete of an unqualified|Undefined (?:label|break)|Label '|(?:In )?(?:strict|sloppy) mode|(?:Getter|Setter) |Async functions can|Classes may not|Private field|'super'|Export '|let is disallowed|Octal |Only one |Cannot use (?:import statement|'import\.meta')|await is only valid|The requested module '\.{0,2}\/)/i;
const IN_ANY_SURROUNDINGS = /^SyntaxError: Failed to execute '(?:querySelector|matches|closest)|^TypeError: Assignment to constant variable/;
const IN_A_TEXT = /\bJSON\b/;
const READS_CODE = /\beval\s?\(|\bnew Function\s?\(/;
const NAMED_FILES = /^https?:\/\/(?:(?:www\.)?googletagmanager\.com\/gtag\/|(?:www\.|ssl\.)?google-analytics\.com\/|static\.cloudflareinsights\.com\/|plausible\.io\/|cloud\.umami\.is\/|gc\.zgo\.at\/)/;
const NAMED = new Set(['captcha', 'fonts', 'icons', 'scrolling']);
const THEIR_NAMES = /^(?:gtag|ga|_ga[qt]|dataLayer|google\w*|GoogleAnalytics\w*|plausible|umami|goatcounter|FontAwesome\w*|feather|lucide|Iconify|ionicons?|WebFont|Typekit|Lenis|lenis|Locomotive\w*|Smooth\w*|smooth\w*|Scroll\w*|Sweet\w*|grecaptcha|hcaptcha|turnstile)$/;
const own_errors_MAKERS = new Set(['chat', 'consent', 'marketing', 'social']);
const THEIR_ELEMENTS = /cookie|consent|gdpr|chat|widget|fb|facebook|twitter|tweet|insta|launcher|messenger|frame|form|popup|banner|modal/i;
async function readErrors(errors, missing, { visit, page, loading }) {
    if (errors.length === 0)
        return [];
    const files = new Map((await (0,own_scripts/* ownScriptFiles */.B)(visit)).map(({ url, text }) => [url, text]));
    if (loading.source !== undefined)
        files.set(loading.url, loading.source);
    const code = await (0,own_scripts/* ownCode */.m)(visit);
    const documents = [loading.document, page.document, page.sent.document];
    const purposes = await Promise.all(missing.map(({ url }) => (0,third_party_purpose/* purposeOf */.eK)(url)));
    const isKnown = !purposes.includes(undefined);
    const isNamed = missing.every(({ url }, at) => NAMED.has(purposes[at]) || NAMED_FILES.test(url));
    const makes = purposes.some(purpose => own_errors_MAKERS.has(purpose));
    const readsCode = code.texts.some(text => READS_CODE.test(text));
    const isOwn = ({ message }, lookup, absent) => {
        if (IN_THE_SCRIPT.test(message) || IN_ANY_SURROUNDINGS.test(message))
            return !IN_A_TEXT.test(message) && !(readsCode && /^SyntaxError: /.test(message));
        const unknown = /^ReferenceError: ([\w$]{1,100}) is not defined/.exec(message)?.[1];
        if (unknown !== undefined)
            return isNamed && !THEIR_NAMES.test(unknown);
        if (lookup === undefined || !isKnown || !code.isWhole)
            return false;
        return absent.some(name => !mayBeMade(name, code.texts) &&
            !(makes && THEIR_ELEMENTS.test(name)) &&
            !missing.some(({ url }) => isCalledAlike(name, url)));
    };
    return errors.map((error, at) => {
        const { url, line, column, message } = error;
        const text = url === undefined || at >= MAX_READ ? undefined : files.get(url);
        if (text === undefined)
            return { ...error, isOwn: false };
        const isPlaced = line !== undefined && column !== undefined;
        const lookup = isPlaced ? lookupOf(message, text, { line, column }) : undefined;
        const absent = lookup ? absentNames(lookup, documents) : [];
        return {
            ...error,
            ...(lookup && absent.length > 0 && { missedSelector: lookup.selector }),
            isOwn: isOwn(error, lookup, absent),
        };
    });
}
function isCalledAlike(name, url) {
    const address = url.slice(0, 2000).toLowerCase();
    return name
        .split(/[-_]|(?<=[a-z])(?=[A-Z])/)
        .some(part => part.length > 2 && address.includes(part.toLowerCase()));
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/on-load.js









const on_load_FRAMES = ['iframe', 'frame', 'object', 'embed'];
const MAX_LISTED = 20;
const CHECKS = {
    'dialog-on-load': {
        severity: 'warning',
        title: 'The page opens a dialog box while it loads',
        why: 'Visitors must answer it before they see what they came for.',
        fix: 'Show the message on the page. Use alert, confirm and prompt only after the visitor has done something.',
        help: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/alert',
        example: "<script>alert('Welcome!')</script>",
    },
    'popup-on-load': {
        severity: 'warning',
        title: 'The page opens a window while it loads',
        why: 'Browsers block it, or visitors have to close it.',
        fix: 'Open windows only after a click.',
        help: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/open',
        example: "<script>open('/offer')</script>",
    },
    'permission-on-load': {
        severity: 'warning',
        title: 'The page asks for a permission while it loads',
        why: 'Visitors do not know yet what it is for. Most refuse, and browsers then do not ask them again.',
        fix: 'Ask only after a click that makes clear what the permission is for.',
        help: 'https://developer.chrome.com/docs/lighthouse/best-practices/notification-on-start',
        example: '<script>Notification.requestPermission()</script>',
    },
    'script-error': {
        severity: 'warning',
        title: 'Scripts throw errors',
        why: 'The script stops there, and a file with a syntax error does not run at all: parts of the page may be missing or not work.',
        fix: 'Correct the script at the line that is named. If that is the file of a library, correct what your own scripts give to it.',
        help: 'https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console',
        example: '<script>menu.open()</script>, where there is no menu',
    },
    'console-error': {
        severity: 'notice',
        title: 'Scripts write errors to the console',
        why: 'The script itself or the browser calls this an error: something may not work as it should.',
        fix: 'Read the message, and remove its cause.',
        help: 'https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console',
        example: "<script>console.error('no connection')</script>",
    },
    'loading-endless': {
        severity: 'warning',
        title: 'The page never finishes loading',
        why: 'Visitors see it loading without end, and scripts that wait for the load event never run.',
        fix: 'Make the server answer the requests that are named. Let the onerror handler of an image run only once (this.onerror = null), with a file that exists.',
        help: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/load_event',
        example: '<img src="/counter"> whose server never answers',
    },
};
const onLoad = (0,tool_definition/* defineTopic */.RE)({
    checks: CHECKS,
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const loading = await ownLoading(visit);
        const rendered = (0,script_judgements/* renderingFacts */._V)(page);
        if (loading instanceof Error) {
            return { judgements: (0,judging_judgement/* sameForAll */.tE)(CHECKS, (0,judging_judgement/* judgedWithout */.Qh)(loading)), facts: { rendered } };
        }
        const runs = page.scripts.state !== 'none' || page.document.elements(...on_load_FRAMES).length > 0;
        const thrownBy = await judgeScripts({ visit, page, loading });
        const byScripts = { ...judgeInterruptions(loading), ...thrownBy };
        return {
            judgements: {
                ...(runs ? byScripts : unlessFound(byScripts)),
                'loading-endless': judgeEnd(loading),
            },
            facts: { ...loadingFacts(loading), rendered },
        };
    },
});
function judgeInterruptions({ url, dialogs, windows, popups, permissions, requests, }) {
    const opened = windows.map(address => ({
        url,
        message: `A script opens ${address === '' ? 'an empty window' : address}.`,
    }));
    const unnamed = { url, message: `Scripts open ${popups} ${popups === 1 ? 'window' : 'windows'}.` };
    return {
        'dialog-on-load': on_load_judgeDialogs(dialogs, requests, url),
        'popup-on-load': opened.length > 0 || popups === 0 ? (0,judging_judgement/* failWhere */.a4)(opened) : (0,judging_judgement/* fail */.fJ)(unnamed),
        'permission-on-load': (0,judging_judgement/* failWhere */.a4)([...new Set(permissions)].map(permission => ({
            url,
            message: `The page asks for the permission ${permission}.`,
        }))),
    };
}
const LACKS_SCRIPT = /\b(?:not|never|un)[ -]?(?:loaded|found|defined|available|included|installed)\b|\b(?:requires?|missing|(?:failed|unable) to load|could(?:n['’]t| not) (?:load|find))\b/i;
const MAX_SAID = 100;
function on_load_judgeDialogs(dialogs, requests, url) {
    const open = dialogs.filter(({ kind }) => kind !== 'beforeunload');
    const withheld = requests.find(request => request.type === 'Script' && on_load_isWithheld(request));
    const unanswered = requests.find(request => asksForData(request) && on_load_isWithheld(request));
    const certain = open.filter(({ kind, message }) => !(unanswered && kind === 'alert') && !(withheld && LACKS_SCRIPT.test(message)));
    const lost = unanswered ?? withheld;
    if (lost && certain.length === 0 && open.length > 0)
        return (0,judging_judgement/* notMeasured */.q7)(`${lost.url} gave this audit no answer, and a dialog box may tell of that`);
    const first = new Map(certain.toReversed().map(({ kind, message }) => [kind, message]));
    return (0,judging_judgement/* failWhere */.a4)([...first].map(([kind, said]) => ({
        url,
        message: `A script calls ${kind}()${said.trim() === '' ? '' : `: "${(0,one_line/* oneLine */.T)(said, MAX_SAID)}"`}.`,
    })));
}
function loadingFacts(loading) {
    const { consoleErrors, dialogs, windows, permissions, neverLoaded, screenshots } = loading;
    return {
        consoleErrors: consoleErrors.slice(0, MAX_LISTED).map(({ kind, message }) => ({ kind, message })),
        dialogs: dialogs.slice(0, MAX_LISTED).map(({ kind }) => kind),
        windows: [...windows],
        permissions: [...permissions],
        loaded: !neverLoaded,
        ...(screenshots && { screenshots: { ...screenshots } }),
    };
}
function unlessFound(judgements) {
    const none = (0,judging_judgement/* notApplicable */.hH)('nothing runs on the page');
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, judgement.outcome === 'pass' ? none : judgement]));
}
const on_load_HARMLESS = /ResizeObserver loop|^Script error\.?$|^(?:Progress|Error)?Event$/;
const OF_SURROUNDINGS = /NotAllowedError|NotSupportedError|AbortError|Network ?Error|ERR_NETWORK|WebGL|Failed to fetch|Load failed|error loading dynamically imported|Failed to fetch dynamically imported|Loading (?:CSS )?chunk/i;
const WANTS_HTTPS = /\bhttps\b.{0,80}\blocalhost\b|\blocalhost\b.{0,80}\bhttps\b|\bsecure (?:context|origin)|\b(?:only|requires?|needs?|must) .{0,40}\bhttps\b/i;
const OF_OTHER_HOST = /RefererNotAllowed|unauthorized[- ]domain|\b(?:domain|host|hostname|origin|referr?er|site|url)\b.{0,120}\bnot (?:be )?(?:authori[sz]ed|allowed|registered|permitted|white-?listed)\b|\bnot (?:authori[sz]ed|allowed|registered|permitted) (?:for|on|to use|by|in)\b.{0,60}\b(?:domain|host|hostname|origin|referr?er)\b|\binvalid (?:domain|hostname|referr?er)\b/i;
const OF_HYDRATION = /\bMinified React error #(?:418|419|422|423|425)\b|\bHydration failed because\b/;
function inReactsWords(message) {
    const number = /\bMinified React error #(418|422|423|425)\b/.exec(message)?.[1];
    if (number === undefined)
        return undefined;
    const said = number === '418' || number === '425'
        ? 'the HTML of the server differs from what React renders in the browser (hydration error)'
        : 'React could not take over the HTML of the server, and rendered it anew in the browser (hydration error)';
    return `Minified React error #${number}: ${said}. Make the components render the same on both sides.`;
}
const OF_ANSWER = /\bJSON\b|Unexpected token|\bstatus\b|\bHTTP\b|\b(?:40[45]|50\d)\b|\brequest\b|\bfetch/i;
async function judgeScripts(of) {
    const { consoleErrors, requests, url } = of.loading;
    const { preview } = of.visit;
    const { protocol, hostname } = new URL(url);
    const isLocal = (0,host_kind/* isLocalHost */.mJ)(hostname);
    const isPlainHere = protocol === 'http:' && isLocal;
    const isElsewhere = preview !== undefined || isLocal;
    const errorPages = new Set(requests.filter(isErrorPageInFrame).map(request => request.url));
    const telling = consoleErrors.filter(({ message, url: script }) => !errorPages.has(script ?? '') &&
        !on_load_HARMLESS.test(message) &&
        !OF_SURROUNDINGS.test(message) &&
        !(isPlainHere && WANTS_HTTPS.test(message)) &&
        !(isElsewhere && OF_OTHER_HOST.test(message)) &&
        !(0,syntax_preview/* isPlatformScript */.pY)(preview, script ?? ''));
    const thrown = telling.filter(({ kind }) => kind === 'thrown');
    const written = telling.filter(({ kind, message }) => kind === 'written' && !thrown.some(error => message.includes(error.message)));
    const missing = requests.filter(request => request.type === 'Script' && on_load_isWithheld(request));
    const unanswered = requests.find(request => isAsked(request) && on_load_isWithheld(request));
    const program = isLocal
        ? requests.find(request => isAsked(request) && isOfProgram(request, url))
        : undefined;
    const others = program ? thrown.filter(({ message }) => !OF_ANSWER.test(message)) : thrown;
    const read = await readErrors(others, missing, of);
    const isSure = ({ isOwn, message }) => isOwn || OF_HYDRATION.test(message);
    const certain = missing.length > 0 ? read.filter(isSure) : read;
    const judge = (errors, reason) => {
        if (errors.length === 0)
            return (0,judging_judgement/* pass */.IX)();
        return reason === undefined ? (0,judging_judgement/* fail */.fJ)(placesOf(errors, url)) : (0,judging_judgement/* notMeasured */.q7)(reason);
    };
    const withoutAnswer = (request) => request && `${request.url} gave this audit no answer, so other scripts may fail`;
    const withoutProgram = program && `${program.url} may answer where the site lives, and here are only files`;
    return {
        'script-error': certain.length > 0
            ? judge(certain, undefined)
            : others.length > 0
                ? judge(others, withoutAnswer(missing[0]))
                : judge(thrown, withoutProgram),
        'console-error': withMissingData(judge(written, withoutAnswer(missing[0] ?? unanswered) ?? withoutProgram), missingData(requests, url)),
    };
}
const DATA_FILE = /\.(?:json|geojson|csv|txt|html?|xml)$/i;
const ON_TRIAL = /(?:locales?|lang(?:uage)?s?|i18n|l10n|translations?|messages)\b|\/(?:_[^/]{1,100}|page-data|pagefind|api|\.well-known)(?:\/|$)|search|index|manifest|version|config|settings|service-?worker/i;
const MAX_MISSING = 5;
function missingData(requests, page) {
    const { origin } = new URL(page);
    const missing = new Map();
    for (const request of requests) {
        const { url, method, status, leftToDeployment } = request;
        if (!isAsked(request) || method !== 'GET' || leftToDeployment || (status !== 404 && status !== 410))
            continue;
        const address = new URL(url);
        const { pathname } = address;
        if (address.origin !== origin || !DATA_FILE.test(pathname) || ON_TRIAL.test(pathname))
            continue;
        missing.set(pathname, {
            url,
            message: `A script asks for this file as the page loads: it answers ${status}.`,
        });
    }
    return [...missing.values()].slice(0, MAX_MISSING);
}
function withMissingData(judgement, missing) {
    if (missing.length === 0)
        return judgement;
    return (0,judging_judgement/* fail */.fJ)([...(judgement.outcome === 'fail' ? judgement.occurrences : []), ...missing]);
}
function isAsked({ type, inFrame }) {
    return !inFrame && (type === 'Fetch' || type === 'XHR');
}
function asksForData(request) {
    return isAsked(request) || (request.type === 'Script' && /[?&](?:callback|jsonp)=/i.test(request.url));
}
function isOfProgram(request, page) {
    const { host, pathname } = new URL(request.url);
    const isNoFile = !/\.\w{1,8}$/.test(pathname);
    return isNoFile && host === new URL(page).host && [404, 405, 501].includes(request.status ?? 0);
}
function isErrorPageInFrame({ type, inFrame, status }) {
    return type === 'Document' && inFrame === true && (status ?? 0) >= 400;
}
function on_load_isWithheld({ status, failure }) {
    if (status !== undefined)
        return [401, 403, 407, 429].includes(status);
    return failure !== undefined && failure !== 'net::ERR_ABORTED';
}
function placesOf(errors, page) {
    const equal = Object.values(Object.groupBy(errors.map(error => on_load_placeOf(error, page)), place => JSON.stringify(place)));
    return equal.flatMap(places => {
        const [place, ...others] = places ?? [];
        if (place === undefined || others.length === 0)
            return place ?? [];
        return { ...place, message: `${place.message} (${others.length + 1} times)` };
    });
}
function on_load_placeOf({ message, url, line, column, missedSelector }, page) {
    const cause = missedSelector === undefined ? '' : `: the page has no "${missedSelector}"`;
    return {
        url: url !== undefined && /^https?:/.test(url) ? url : page,
        message: inReactsWords(message) ?? `${message}${cause}`,
        ...(line === undefined || url === undefined ? {} : { line }),
        ...(column === undefined || url === undefined ? {} : { column }),
    };
}
const ENDLESS = new Set(['EventSource', 'Ping', 'WebSocket', 'Fetch', 'XHR']);
function judgeEnd({ neverLoaded, imageLoops, requests, url }) {
    if (imageLoops.length > 0) {
        return (0,judging_judgement/* fail */.fJ)(imageLoops.map(loop => ({
            url: loop,
            message: 'An image requests this endlessly: its onerror handler sets this URL again, which fails each time.',
        })));
    }
    if (!neverLoaded)
        return (0,judging_judgement/* pass */.IX)();
    const open = requests.filter(request => !ENDLESS.has(request.type) && isOpen(request));
    const own = open.filter(request => new URL(request.url).host === new URL(url).host);
    if (own.length > 0)
        return (0,judging_judgement/* fail */.fJ)(own.map(request => ({ url: request.url, message: 'The server does not answer this request.' })));
    const [other] = open;
    return (0,judging_judgement/* notMeasured */.q7)(other
        ? `it waits for ${other.url}, which may be unreachable only for this audit`
        : 'Chrome did not say what it waits for');
}
function isOpen({ endMs, failure }) {
    return endMs === undefined && failure === undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/open-links.js






const openLinks = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'link-unclosed': {
            severity: 'warning',
            title: 'A link begins inside another link that is not closed',
            why: 'A link cannot contain another link: browsers end the first one there. What was to follow in it, such as the text of a card, leads nowhere, or links without text appear.',
            fix: 'Close each <a> before the next one. For a card with a link of its own inside, make only its heading the link and stretch it by CSS.',
            help: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element',
            example: '<a href="/red-bike"><img …> <a href="/brands/kranz">Kranz</a> Red bike</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownPage */.V)(visit);
        assertHtml(page);
        return { judgements: { 'link-unclosed': open_links_judge(page.document) } };
    },
});
const open_links_MAX_TEXT = 60;
const open_links_MAX_ADDRESS = 120;
const END = /<\/a[\s/>]/i;
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
const ENDS_ALL = /<\/?(?:td|th|tr|caption|table|applet|marquee|object|template)[\s/>]/i;
function open_links_judge(document) {
    const anchors = anchorsOf(document);
    if (!anchors.some(isLink))
        return (0,judging_judgement/* notApplicable */.hH)('the page has no links');
    return (0,judging_judgement/* failWhere */.a4)(anchors.flatMap((anchor, index) => {
        const before = anchors[index - 1];
        if (!before || !isLink(before) || !isLink(anchor))
            return [];
        const between = document.source.slice(before.sourceCodeLocation.startTag.endOffset, anchor.sourceCodeLocation.startOffset);
        if (END.test(between) || ENDS_ALL.test(between))
            return [];
        return [document.occurrence(anchor, `${open_links_nameOf(anchor)} begins where ${stillOpen(document, before)}.`)];
    }));
}
function anchorsOf(document) {
    const byOffset = new Map();
    for (const element of document.elements('a')) {
        const place = element.sourceCodeLocation;
        if (place?.startTag === undefined || element.namespaceURI !== HTML_NAMESPACE)
            continue;
        if (!byOffset.has(place.startOffset))
            byOffset.set(place.startOffset, element);
    }
    return [...byOffset].sort(([a], [b]) => a - b).map(([, element]) => element);
}
function isLink(anchor) {
    return (0,html_document/* attribute */.lt)(anchor, 'href') !== undefined;
}
function stillOpen(document, link) {
    const { line } = document.positionAt(link.sourceCodeLocation.startOffset);
    return (0,html_document/* attribute */.lt)(link, 'href').includes('<')
        ? `the URL of the link before (line ${line}) lacks its closing quote`
        : `${addressOf(link)} (line ${line}) is still open`;
}
function addressOf(link) {
    const address = (0,html_document/* attribute */.lt)(link, 'href').trim();
    return address === '' ? 'a link with an empty href' : `the link to ${address.slice(0, open_links_MAX_ADDRESS)}`;
}
function open_links_nameOf(link) {
    const text = (0,text_start/* startOfSeenText */.Mq)(link, open_links_MAX_TEXT);
    if (text !== '')
        return `"${text}"`;
    const address = addressOf(link);
    return `${address[0].toUpperCase()}${address.slice(1)}`;
}

// EXTERNAL MODULE: ./lib/engine/syntax/elementor-actions.js
var elementor_actions = __webpack_require__(37411);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/opener-targets.js







const openerTargets = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'opener-names-file': {
            severity: 'warning',
            title: 'A link that opens a menu or a dialog has a file name before the "#"',
            why: 'UIkit and Elementor expect an href that begins with the "#": visitors press the link, and nothing opens.',
            fix: 'Write only the id: href="#offcanvas". Programs that save a copy of a site often add the file name.',
            help: 'https://getuikit.com/v2/docs/offcanvas.html',
            example: '<a href="index.html#offcanvas" data-uk-offcanvas>Menu</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'opener-names-file': judgeOpeners(page.document) }) };
    },
});
const OPENERS = ['data-uk-offcanvas', 'data-uk-modal'];
const opener_targets_MAX_LINKS = 200;
function judgeOpeners(document) {
    const ofUikit = OPENERS.flatMap(name => document
        .withAttribute(name)
        .filter(link => link.tagName === 'a' && !/target/.test((0,html_document/* attribute */.lt)(link, name))));
    const ofElementor = document
        .elements('a')
        .filter(link => (0,elementor_actions/* isElementorAction */.A)((0,html_document/* attribute */.lt)(link, 'href')?.split('#', 2)[1] ?? ''));
    if (ofUikit.length + ofElementor.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no link opens a part of the page with UIkit or Elementor');
    const ids = new Set(document.withAttribute('id').map(element => (0,html_document/* attribute */.lt)(element, 'id')));
    const opens = (part) => ids.has(part) || (0,elementor_actions/* isElementorAction */.A)(part);
    return (0,judging_judgement/* failWhere */.a4)([...ofUikit, ...ofElementor]
        .slice(0, opener_targets_MAX_LINKS)
        .filter(link => namesFile(link, document, opens))
        .map(link => {
        const href = (0,html_document/* attribute */.lt)(link, 'href').trim();
        const right = href.slice(href.indexOf('#'));
        return document.occurrence(link, `href="${(0,cut/* cutEnd */.ym)(href, 100)}" opens nothing: write "${(0,cut/* cutEnd */.ym)(right, 100)}".`);
    }));
}
function namesFile(link, document, opens) {
    const href = (0,html_document/* attribute */.lt)(link, 'href')?.trim() ?? '';
    const at = href.indexOf('#');
    return at > 0 && opens(href.slice(at + 1)) && document.addressOf(href)?.host === new URL(document.url).host;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/own-sound.js




const ownSound = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'sound-on-load': {
            severity: 'warning',
            title: 'The page starts to play sound by itself',
            why: 'Many visitors leave such a page at once, and a screen reader cannot be heard over the sound.',
            fix: 'Remove autoplay, and let visitors start the sound with the controls of the player.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/audio-control.html',
            example: '<audio src="/music.mp3" autoplay loop></audio>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { document } = await (0,shown_page/* shownPage */.V)(visit);
        const judgement = (0,judging_judgement/* failEach */.Sw)(document.elements('audio'), audio => startsAlone(audio)
            ? document.occurrence(audio, `This <audio> has autoplay${(0,html_document/* attribute */.lt)(audio, 'loop') === undefined ? '' : ' and loop'}.`)
            : undefined, 'the page has no sound');
        return { judgements: { 'sound-on-load': judgement } };
    },
});
function startsAlone(audio) {
    const has = (name) => (0,html_document/* attribute */.lt)(audio, name) !== undefined;
    return (has('autoplay') &&
        !has('muted') &&
        (has('src') || audio.childNodes.some(({ nodeName }) => nodeName === 'source')));
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/password-gates.js






const passwordGates = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'password-gate': {
            severity: 'warning',
            title: 'A password field covers the page',
            why: 'Visitors without the password see nothing of the page. Nor does a layer protect it: every browser gets what lies under it, and search engines read it.',
            fix: 'Remove the layer before the release. If the page is not for everybody, let the server ask for the password.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/control-what-you-share',
            example: '<div style="position: fixed; inset: 0"><input type="password"></div>, which a script lays over the page',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return { judgements: { 'password-gate': await password_gates_judge(visit) } };
    },
});
const MIN_SHARE = 0.9;
const MIN_TEXT = 300;
const MAX_TEXT_OF_DOOR = 300;
async function password_gates_judge(visit) {
    const rendered = await ownLoading(visit);
    if (rendered instanceof Error)
        return (0,judging_judgement/* judgedWithout */.Qh)(rendered);
    const doors = rendered.overlays.filter(({ asksOnlyForPassword, share }) => asksOnlyForPassword && share >= MIN_SHARE);
    if (doors.length === 0)
        return (0,judging_judgement/* failWhere */.a4)([]);
    const { document } = rendered;
    if ((0,page_directives/* asksNotToBeIndexed */.ZY)(document))
        return (0,judging_judgement/* notApplicable */.hH)('the page asks not to be found');
    const ofDoors = doors.reduce((sum, { text }) => sum + text.length, 0);
    const all = document.body ? (0,text_start/* startOfSeenText */.Mq)(document.body, MIN_TEXT + MAX_TEXT_OF_DOOR).length : 0;
    if (all - ofDoors < MIN_TEXT)
        return (0,judging_judgement/* notApplicable */.hH)('hardly a text lies under the field for the password');
    return (0,judging_judgement/* failWhere */.a4)(doors.map(({ selector, share, text, region }) => ({
        url: rendered.url,
        selector,
        message: `This layer asks for a password and covers ${Math.round(share * 100)} % of the screen${text === '' ? '' : `: "${(0,cut/* cutEnd */.ym)(text, 100)}"`}.`,
        ...(region && { region }),
    })));
}

// EXTERNAL MODULE: ./lib/engine/page/text/phone-numbers.js
var phone_numbers = __webpack_require__(47617);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/phone-numbers.js









const phoneNumbers = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'phone-not-linked': {
            severity: 'notice',
            title: 'A phone number cannot be tapped',
            why: 'Visitors on a phone expect to call with a tap. Browsers link some numbers by themselves, but not all.',
            fix: 'Link the number: <a href="tel:+49301234567">030 1234567</a>.',
            help: 'https://web.dev/articles/click-to-call',
            example: '<p>Phone: +49 30 1234567</p>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'phone-not-linked': phone_numbers_judgeNumbers(page.document) }) };
    },
});
const phone_numbers_MAX_ELEMENTS = 3000;
const phone_numbers_MAX_TEXT = 200;
const phone_numbers_HOLDERS = ['p', 'li', 'td', 'dd', 'span', 'div', 'address', 'strong', 'b', 'a', 'h3', 'h4'];
const phone_numbers_NUMBER = /^\+?\(?\d[\d ()./-]{6,20}\d$/;
const PHONE_ICON = /(?:^|[\s_-])(?:tele)?phone(?:$|[\s_-])/i;
const phone_numbers_LAST_DIGITS = 6;
function phone_numbers_judgeNumbers(document) {
    if ((0,legal_notice/* isLegalNotice */.W)(document.url))
        return (0,judging_judgement/* notApplicable */.hH)('the numbers of a legal notice are those of hosts and authorities as well');
    const called = calledNumbers(document);
    const language = primaryLanguage(document);
    const order = document.elements();
    const found = new Map();
    for (const element of document.elements(...phone_numbers_HOLDERS).slice(0, phone_numbers_MAX_ELEMENTS)) {
        if (isOfSample(element) || isInCard(element))
            continue;
        const text = (0,text_start/* startOfSeenText */.Mq)(element, phone_numbers_MAX_TEXT);
        const all = phone_numbers_NUMBER.test(text) ? text.replace(/\D/g, '') : '';
        if (all.length >= phone_numbers/* MIN_PHONE_DIGITS */.tz && (hasPhoneIcon(element) || isLikeCalled(all, called, element)))
            found.set(all.slice(-phone_numbers_LAST_DIGITS), { element, number: text });
        if (text.length <= MAX_ALONE && !/\p{L}/u.test(text) && isBehindFax(element, order)) {
            const last = digitsOf(text).slice(-phone_numbers_LAST_DIGITS);
            if (document.isBelow(element, found.get(last)?.element ?? element))
                found.delete(last);
            continue;
        }
        const lines = (0,text_start/* startOfSeenLines */.ae)(element, phone_numbers_MAX_TEXT);
        for (const number of isInAddress(element) ? numbersAlone(lines) : [])
            found.set(digitsOf(number).slice(-phone_numbers_LAST_DIGITS), { element, number });
        const local = (0,phone_numbers/* localNumbers */.Ay)(lines, language).filter(isNoCount);
        const ofPhones = local.length > 0 && !isBesideFax(element, text) ? local : [];
        for (const { number, digits, end } of [...(0,phone_numbers/* labelledNumbers */._u)(lines), ...ofPhones]) {
            if ((0,phone_numbers/* isFictionalNumber */.ze)(digits) || (0,sample_contacts/* isSampleNumber */.sW)(digits) || COUNTED_UP.test(digits))
                continue;
            if (text.length >= phone_numbers_MAX_TEXT && !/\p{L}/u.test(text.slice(end)))
                continue;
            if (isInCard(innermostWith(element, digits)))
                continue;
            found.set(digits.slice(-phone_numbers_LAST_DIGITS), { element, number });
        }
    }
    if (found.size === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page shows no phone number');
    const shown = Array.from(found.values(), ({ number }) => digitsOf(number));
    return (0,judging_judgement/* failWhere */.a4)([...found]
        .filter(([last, { number }]) => !called.some(digits => isCalled(digits, last, number)) &&
        !goesOn(digitsOf(number), [...called, ...shown]))
        .map(([, { element, number }]) => document.occurrence(innermostWith(element, digitsOf(number)), `${number.trim()} is text without a tel: link.`)));
}
const NATIONAL = /^(?!\d{4}\.\d{3}\.\d{3}$|\d\d[./]\d\d[./](?:19|20)\d\d(?!\d))(?:\(?0\d{1,5}\)?[ ()./\u00a0-][\d ()./\u00a0-]{4,14}\d|[2-9]\d\d[-.]\d{3}[-.]\d{4})$/;
const MIN_NATIONAL_DIGITS = 9;
const MAX_NATIONAL_DIGITS = 12;
function isInAddress(element) {
    let at = element;
    for (let step = 0; at && step < phone_numbers_MAX_STEPS; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (at.tagName === 'address')
            return !(0,phone_numbers/* namesFax */.WH)((0,text_start/* startOfSeenText */.Mq)(at, MAX_PART));
    return false;
}
function numbersAlone(lines) {
    const whole = lines.length < phone_numbers_MAX_TEXT ? lines : lines.slice(0, lines.lastIndexOf(text_start/* LINE_END */.J2) + 1);
    return whole.split(text_start/* LINE_END */.J2).filter(line => {
        const digits = NATIONAL.test(line) ? digitsOf(line) : '';
        const isLong = digits.length >= MIN_NATIONAL_DIGITS && digits.length <= MAX_NATIONAL_DIGITS;
        return isLong && !(0,phone_numbers/* isFictionalNumber */.ze)(digits) && !(0,sample_contacts/* isSampleNumber */.sW)(digits);
    });
}
const MAX_CHILDREN = 100;
const MAX_PART = 2000;
function innermostWith(element, digits) {
    let at = element;
    for (let step = 0; step < phone_numbers_MAX_STEPS; step++) {
        const inner = at.childNodes
            .filter(html_document/* isElement */.vq)
            .slice(0, MAX_CHILDREN)
            .find(child => digitsOf((0,text_start/* startOfSeenText */.Mq)(child, MAX_PART)).includes(digits));
        if (!inner)
            return at;
        at = inner;
    }
    return at;
}
function primaryLanguage({ html }) {
    const tag = ((html && (0,html_document/* attribute */.lt)(html, 'lang')) ?? '').trim();
    return /^[a-z]{2,3}(?![a-z])/i.exec(tag)?.[0].toLowerCase() ?? '';
}
const MAX_ALONE = 25;
const phone_numbers_MAX_BETWEEN = 5;
const phone_numbers_MAX_LABEL = 25;
function isBehindFax(element, order) {
    const ancestors = new Set();
    let at = (0,html_document/* parentOf */.gN)(element);
    for (let step = 0; at && step < phone_numbers_MAX_BETWEEN; step++, at = (0,html_document/* parentOf */.gN)(at))
        ancestors.add(at);
    for (let step = 1; step <= phone_numbers_MAX_BETWEEN; step++) {
        const before = order[element.order - step];
        if (!before)
            return false;
        if (ancestors.has(before))
            continue;
        const label = (0,text_start/* startOfSeenText */.Mq)(before, phone_numbers_MAX_TEXT);
        return label.length <= phone_numbers_MAX_LABEL && isOfFax(before) && !PHONE_AS_WELL.test(label);
    }
    return false;
}
const PHONE_AS_WELL = /tel(?!e?-?(?:fax|faks|cop))|phone|тел|電話|电话|전화/i;
function isBesideFax(element, text) {
    const row = (0,html_document/* parentOf */.gN)(element);
    return text.length <= MAX_ALONE && row !== undefined && isOfFax(row);
}
const COUNTED_UP = /^[78]?999\d*12345\d\d$|^[78]\d{3}123456[789]$/;
function isNoCount({ digits }) {
    const pairs = Array.from({ length: Math.floor(digits.length / 2) }, (_, at) => Number(digits.slice(2 * at, 2 * at + 2)));
    return pairs.some((pair, at) => at > 0 && pair !== pairs[at - 1] + 1);
}
const SAMPLES = new Set(['pre', 'code', 'label', 'button']);
const phone_numbers_MAX_STEPS = 20;
function isOfSample(element) {
    let at = element;
    for (let step = 0; at && step < phone_numbers_MAX_STEPS; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (SAMPLES.has(at.tagName))
            return true;
    return false;
}
const MIN_CARD = 60;
function isInCard(element) {
    let at = element;
    for (let step = 0; at && step < phone_numbers_MAX_STEPS; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        if (at.tagName !== 'a')
            continue;
        const leads = /^(?!#|javascript:|tel:|$)/i.test(((0,html_document/* attribute */.lt)(at, 'href') ?? '').trim());
        return leads && (0,text_start/* startOfSeenText */.Mq)(at, phone_numbers_MAX_TEXT).length >= MIN_CARD;
    }
    return false;
}
function calledNumbers(document) {
    return document.elements('a', 'area').flatMap(link => {
        const href = (0,html_document/* attribute */.lt)(link, 'href')?.trim() ?? '';
        const isCall = /^(?:tel|callto|sms|whatsapp):|\bwa\.me\/|api\.whatsapp\.com/i.test(href);
        return isCall ? [href, (0,text_start/* startOfSeenText */.Mq)(link, phone_numbers_MAX_TEXT)].map(text => text.replace(/\D/g, '')) : [];
    });
}
const SAME_START = 4;
function isLikeCalled(all, called, element) {
    const start = all.slice(0, SAME_START);
    if (!called.some(digits => digits.length === all.length && digits.startsWith(start)))
        return false;
    const parent = (0,html_document/* parentOf */.gN)(element);
    return parent ? ![element, parent].some(isOfFax) : false;
}
const FAX_ICON = /(?:^|[\s_-])fax(?:$|[\s_-])/i;
function isOfFax(element) {
    if ((0,phone_numbers/* namesFax */.WH)((0,text_start/* startOfSeenText */.Mq)(element, phone_numbers_MAX_TEXT)))
        return true;
    return [...(0,text_start/* firstNodes */.wg)(element, phone_numbers_MAX_NODES)].some(node => (0,html_document/* isElement */.vq)(node) && FAX_ICON.test(((0,html_document/* attribute */.lt)(node, 'class') ?? '').slice(0, phone_numbers_MAX_CLASS)));
}
function digitsOf(text) {
    return text.replace(/\D/g, '');
}
function goesOn(digits, others) {
    return others.some(other => {
        const at = other.length < phone_numbers/* MIN_PHONE_DIGITS */.tz ? -1 : digits.indexOf(other.slice(-phone_numbers/* MIN_PHONE_DIGITS */.tz));
        return at >= 0 && at + phone_numbers/* MIN_PHONE_DIGITS */.tz < digits.length;
    });
}
function isCalled(digits, last, number) {
    const first = digits.slice(-phone_numbers_LAST_DIGITS);
    return digits.includes(last) || (first.length === phone_numbers_LAST_DIGITS && digitsOf(number).includes(first));
}
const phone_numbers_MAX_NODES = 10;
const phone_numbers_MAX_CLASS = 200;
function isCalledPhone(element) {
    return PHONE_ICON.test(((0,html_document/* attribute */.lt)(element, 'class') ?? '').slice(0, phone_numbers_MAX_CLASS));
}
function hasPhoneIcon(element) {
    if (isCalledPhone(element))
        return true;
    return [...(0,text_start/* firstNodes */.wg)(element, phone_numbers_MAX_NODES)].some(node => (0,html_document/* isElement */.vq)(node) &&
        /^(?:i|svg|span)$/.test(node.tagName) &&
        PHONE_ICON.test(((0,html_document/* attribute */.lt)(node, 'class') ?? '').slice(0, phone_numbers_MAX_CLASS)));
}

// EXTERNAL MODULE: ./lib/engine/page/links/scripted-controls.js
var scripted_controls = __webpack_require__(47481);
// EXTERNAL MODULE: ./lib/engine/syntax/placeholder-address.js
var placeholder_address = __webpack_require__(37780);
// EXTERNAL MODULE: ./lib/engine/tools/content/generated-reference.js
var generated_reference = __webpack_require__(85201);
// EXTERNAL MODULE: ./lib/engine/tools/content/site-builder.js
var site_builder = __webpack_require__(87135);
// EXTERNAL MODULE: ./lib/engine/syntax/plain-attributes.js
var plain_attributes = __webpack_require__(39148);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/unaddressed-links.js




const NOWHERE = /^\s*(?:#!?|javascript:\s*(?:void\s*\(?\s*0?\s*\)?)?\s*;?)?\s*$/i;
function isPlain({ name }) {
    return plain_attributes/* PLAIN_ATTRIBUTES */.D.includes(name) || plain_attributes/* ATTRIBUTES_OF_LOOKS */.f.test(name);
}
const DOES = /^(?:|home|start|startseite|accueil|inicio|início|hjem|hem|etusivu|domů|anasayfa|ana sayfa|главная|ホーム|首页|首頁|홈|top|back to top|to top|up|menu|close|open|more|read more|show|show more|load more|toggle|next|prev|previous|search|print|share|login|log in|sign in|cookies?|cookie settings|nach oben|zum anfang|mehr|haut de page|arriba|×|☰|↑|▲|«|»|<|>|\d+)$/i;
const unaddressed_links_LISTS = new Set(['ul', 'ol', 'nav', 'footer']);
const MAX_STEPS_TO_LIST = 6;
const MIN_BESIDE = 2;
const MIN_UNADDRESSED = 2;
function unaddressed(anchors, holders, isHome) {
    const lists = new Map();
    for (const anchor of anchors) {
        const list = listAround(anchor);
        if (!list)
            continue;
        const found = lists.get(list) ?? { addressed: 0, without: [] };
        lists.set(list, found);
        const href = (0,html_document/* attribute */.lt)(anchor, 'href');
        if (href === undefined)
            found.without.push(anchor);
        else if (!NOWHERE.test(href))
            found.addressed++;
    }
    const among = [...lists.values()].map(({ addressed, without }) => ({
        addressed,
        without,
        forgotten: without.filter(anchor => isForgotten(anchor, holders)),
    }));
    const certain = among.filter(({ addressed, without, forgotten }) => (addressed >= MIN_BESIDE && new Set(forgotten.map(nameOf)).size >= MIN_UNADDRESSED) ||
        (addressed > 0 &&
            without.some(anchor => !forgotten.includes(anchor) && isOfPageItself(anchor, isHome))));
    const names = new Set(certain.flatMap(({ forgotten }) => forgotten.map(nameOf)));
    return among
        .filter(({ addressed }) => addressed > 0)
        .flatMap(({ forgotten }) => forgotten.filter(anchor => names.has(nameOf(anchor))));
}
const HOME = /^(?:home|start|startseite|accueil|inicio|início|hjem|hem|etusivu|domů|главная)$/i;
function isOfPageItself(anchor, isHome) {
    return (0,html_document/* attribute */.lt)(anchor, 'aria-current') === 'page' || (isHome && HOME.test(nameOf(anchor)));
}
const MAX_STEPS_TO_CARDS = 4;
const MIN_CARDS = 3;
function unaddressedCards(anchors, holders) {
    const ids = new Map();
    const rows = new Map();
    for (const anchor of anchors.filter(hasHeading)) {
        const way = [];
        let at = (0,html_document/* parentOf */.gN)(anchor);
        for (let step = 0; at && at.tagName !== 'body' && step < MAX_STEPS_TO_CARDS; step++, at = (0,html_document/* parentOf */.gN)(at)) {
            if (!ids.has(at))
                ids.set(at, ids.size);
            const key = `${ids.get(at)} ${way.join(' ')}`;
            const row = rows.get(key);
            if (row)
                row.push(anchor);
            else
                rows.set(key, [anchor]);
            way.push(at.tagName);
        }
    }
    return [...rows.values()].flatMap(row => {
        const leads = row.some(anchor => !NOWHERE.test((0,html_document/* attribute */.lt)(anchor, 'href') ?? ''));
        const without = row.filter(anchor => (0,html_document/* attribute */.lt)(anchor, 'href') === undefined);
        return leads && row.length >= MIN_CARDS ? without.filter(anchor => isForgotten(anchor, holders)) : [];
    });
}
function hasHeading(anchor) {
    return anchor.childNodes.some(node => (0,html_document/* isElement */.vq)(node) && /^h[2-6]$/.test(node.tagName));
}
function listAround(anchor) {
    let at = (0,html_document/* parentOf */.gN)(anchor);
    for (let step = 0; at && step < MAX_STEPS_TO_LIST; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (unaddressed_links_LISTS.has(at.tagName))
            return at;
    return undefined;
}
function isForgotten(anchor, holders) {
    if (!anchor.attrs.every(one => one.name === 'aria-disabled' || isPlain(one)))
        return false;
    if ((0,scripted_controls/* hasClassOfScripts */.wB)(anchor))
        return false;
    const name = nameOf(anchor);
    return /\p{L}{3}/u.test(name) && !DOES.test(name) && !(0,scripted_controls/* opensMenu */.NQ)(anchor, holders);
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/empty-lightboxes.js


const empty_lightboxes_MAX_LINKS = 2000;
const MAX_CLASSES = 500;
const MAX_DATA = 50_000;
function emptyLightboxes(document) {
    const lightboxes = document.elements('a').slice(0, empty_lightboxes_MAX_LINKS).flatMap(lightboxOf);
    const filled = new Set(lightboxes.filter(({ isEmpty }) => !isEmpty).map(({ group }) => group));
    const empty = lightboxes.filter(({ isEmpty, group }) => isEmpty && (group === '' || !filled.has(group)));
    const [first] = empty;
    if (!first)
        return [];
    const which = empty.length === 1
        ? 'This link is a lightbox without a picture'
        : `This link and ${empty.length - 1} more are lightboxes without a picture`;
    return [
        document.occurrence(first.link, `${which} ("items" is empty): a click opens nothing. Add the pictures, or remove the link.`),
    ];
}
function lightboxOf(link) {
    const classes = ((0,html_document/* attribute */.lt)(link, 'class') ?? '').slice(0, MAX_CLASSES).split(/\s+/);
    if (!classes.includes('w-lightbox') || !NOWHERE.test((0,html_document/* attribute */.lt)(link, 'href') ?? ''))
        return [];
    const data = link.childNodes.filter(html_document/* isElement */.vq).find(child => child.tagName === 'script' && empty_lightboxes_isData(child));
    const text = data ? (0,html_document/* textOf */.b6)(data) : '';
    return text === '' || text.length > MAX_DATA ? [] : read(link, text);
}
function empty_lightboxes_isData(script) {
    return /(?:^|\s)w-json(?:\s|$)/.test(((0,html_document/* attribute */.lt)(script, 'class') ?? '').slice(0, MAX_CLASSES));
}
function read(link, text) {
    try {
        const { items, group } = JSON.parse(text);
        if (!Array.isArray(items))
            return [];
        return [{ link, group: typeof group === 'string' ? group : '', isEmpty: items.length === 0 }];
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/to-top.js


const to_top_WORDS = [
    '(?:(?:back|go|return|scroll|jump) )?(?:to )?(?:the )?(?:page )?top(?: of (?:the |this )?page)?|(?:back|go|return) to (?:the )?(?:beginning|start)(?: of (?:the |this )?page)?',
    '(?:zurück )?nach oben|(?:zurück )?(?:zum |an den )?(?:seiten)?anfang(?: der seite)?',
    '(?:retour |revenir |remonter |aller )?(?:en |vers le |au )?haut(?: de (?:la )?page)?|(?:retour |revenir )?au début(?: de (?:la )?page)?',
    '(?:volver |ir |subir )?(?:al? )?(?:arriba|inicio de (?:la )?página|principio(?: de (?:la )?página)?|tope)|subir',
    '(?:voltar |ir )?(?:ao|para o) (?:topo|início da página)(?: da página)?|topo',
    "(?:torna |vai )?(?:su|all['’ ]inizio|in alto|in cima|a inizio)(?: della pagina| pagina)?",
    '(?:tornar? )?a dalt|amunt',
    '(?:terug )?(?:naar )?(?:boven|(?:de )?top)(?: van de pagina)?',
    '(?:tilbage |tilbake )?til toppen(?: af siden| av siden)?',
    '(?:tillbaka )?(?:till toppen|upp)(?: av sidan| på sidan)?',
    '(?:takaisin )?(?:sivun )?(?:ylös|alkuun)',
    '(?:powrót |wróć |powróć )?(?:do|na) (?:góry|górę|początku|początek)(?: strony)?',
    '(?:zpět )?(?:nahoru|na (?:začátek|vrchol))(?: stránky)?',
    '(?:späť )?(?:hore|nahor|na (?:začiatok|vrch))(?: stránky)?',
    '(?:povratak |povrat |natrag |nazad |idi |vrati se |nazaj |skok |skoči )?na (?:vrh|početak|začetek)(?: stranice| strane| strani)?|vrh (?:stranice|strane|strani)',
    '(?:повратак |назад |иди |врати се )?на (?:врх|почетак)(?: странице| стране)?',
    '(?:vissza )?(?:az? )?(?:oldal |lap )?(?:tetejére|elejére|tetejéhez)|ugrás az? (?:oldal )?(?:tetejére|elejére)',
    '(?:înapoi |mergi |du-te )?(?:sus|la început(?:ul paginii)?)',
    '(?:вернуться |перейти )?(?:наверх|вверх|к началу|в начало)(?: страницы)?',
    '(?:повернутися |перейти )?(?:нагору|догори|вгору|до початку|на початок)(?: сторінки)?',
    '(?:обратно |върни се )?(?:нагоре|към началото|в началото)(?: на страницата)?',
    '(?:sayfanın |sayfa )?(?:başa|başına|yukarı)(?: dön| çık| git)?',
    '(?:επιστροφή )?στην (?:κορυφή|αρχή)(?: της σελίδας)?',
    '(?:grįžti )?į (?:puslapio )?viršų|(?:atpakaļ )?uz augšu|(?:tagasi )?(?:lehe )?(?:üles|algusesse)',
    '(?:lên|về) đầu trang|(?:kembali )?ke atas',
    '(?:ページ)?(?:の)?(?:トップ|先頭|上)(?:へ|に)?(?:戻る)?|(?:返回|回到?)?(?:顶部|頂部|頂端|页首)|(?:맨 )?위로(?: 가기| 이동)?',
    'العودة (?:إلى|للأعلى).{0,12}|لأعلى|למעלה|(?:בחזרה |חזרה )?לראש (?:הדף|העמוד)|(?:بازگشت |برو )?به (?:بالا|بالای صفحه)',
];
const TO_TOP = new RegExp(`^(?:${to_top_WORDS.join('|')})$`, 'iu');
const to_top_MAX_NAME = 100;
function isToTop(name) {
    const words = name.slice(0, to_top_MAX_NAME).replace(/[^\p{L}\p{M}\p{N}'’ -]/gu, ' ');
    return TO_TOP.test(words.replace(/\s+/g, ' ').trim());
}
function leadsToTop(link) {
    const names = [nameOf(link), (0,html_document/* attribute */.lt)(link, 'title'), (0,html_document/* attribute */.lt)(link, 'aria-label')];
    return names.some(name => name !== undefined && isToTop(name));
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/trails.js

const TRAIL = /bread-?crumb|crumbs|pathway|\bpfad\b|fil-?d-?ariane/i;
const SEPARATOR = /^\s*[»›→>/]\s*$/;
const trails_MAX_STEPS = 4;
const trails_MAX_NODES = 20;
const trails_MAX_NAME = 300;
function isEndOfTrail(link) {
    let at = link;
    for (let step = 0; step < trails_MAX_STEPS; step++) {
        const parent = (0,html_document/* parentOf */.gN)(at);
        if (!parent || parent.tagName === 'body')
            return false;
        const behind = nodesBehind(at, parent);
        if (behind === undefined || behind.some(html_document/* isElement */.vq))
            return false;
        if (step === 0 && parent.tagName === 'li' && isSeparated(behind))
            return nodesBehind(parent)?.some(html_document/* isElement */.vq) === false;
        if (TRAIL.test(trails_namesOf(parent)))
            return true;
        at = parent;
    }
    return false;
}
function nodesBehind(element, parent = (0,html_document/* parentOf */.gN)(element)) {
    const behind = [];
    const nodes = parent?.childNodes ?? [];
    for (let at = nodes.length - 1; at >= 0 && nodes[at] !== element; at--) {
        if (behind.length === trails_MAX_NODES)
            return undefined;
        behind.push(nodes[at]);
    }
    return behind;
}
function isSeparated(nodes) {
    return nodes.some(node => 'value' in node && SEPARATOR.test(node.value.slice(0, trails_MAX_NAME)));
}
function trails_namesOf(element) {
    return ['class', 'id', 'aria-label']
        .map(name => ((0,html_document/* attribute */.lt)(element, name) ?? '').slice(0, trails_MAX_NAME))
        .join(' ');
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/placeholder-links.js























const placeholderLinks = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'link-leads-nowhere': {
            severity: 'warning',
            title: 'Links lead nowhere',
            why: 'Visitors click and nothing happens, or the page jumps to its top. It looks unfinished, and crawlers find no page there.',
            fix: 'Put the URL of a page into href (mailto: or tel: for a mail address or a number), or write the text without a link. Use <button> for what a script does.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
            example: '<footer><a href="#">Privacy policy</a> <a href="#">Careers</a></footer>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { document } = await (0,shown_page/* shownPage */.V)(visit);
        const rendered = await ownLoading(visit);
        const isLoaded = !(rendered instanceof Error);
        const answered = document.elementsAt((isLoaded ? rendered.answeredLinks : undefined) ?? []);
        const left = isLoaded ? signsOfLinks(rendered.document) : undefined;
        return {
            judgements: {
                'link-leads-nowhere': await placeholder_links_judgeLinks(document, {
                    isLeft: link => left === undefined || left.has(signOf(link, document)),
                    opens: async (link) => answered.has(link) || (await (0,hash_scripts/* opensOnClick */.tC)(visit, link)),
                    isUnknown: link => isUnknownToScripts(visit, document, link),
                    absent: rendered instanceof Error ? undefined : await absentOpener(rendered),
                }),
            },
        };
    },
});
const FRAMEWORK_IDS = new Set(['__next', '__nuxt', '___gatsby', 'root', 'app', 'svelte', 'q-app']);
const placeholder_links_CONTACT = /^(?:\+?[\d(][\d ()./-]{6,20}\d|[\w.+-]{1,40}@[\w-]{1,40}\.[a-z.]{2,15})$/i;
const placeholder_links_MAX_TEXT = 60;
const MAX_PLACEHOLDERS = 200;
const placeholder_links_MAX_TITLE = 300;
async function placeholder_links_judgeLinks(document, scripts) {
    const anchors = document.elements('a');
    const links = anchors.filter(link => (0,html_document/* attribute */.lt)(link, 'href') !== undefined);
    if (links.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no links');
    const isBuilt = (0,site_builder/* isFromBuilder */.Y)(document);
    const unfilled = links.filter(link => isUnfilled(link, document) || (isBuilt && isOfBuilder(link)));
    const isOfFramework = document
        .elements()
        .some(element => FRAMEWORK_IDS.has((0,html_document/* attribute */.lt)(element, 'id') ?? '') || element.tagName === 'astro-island');
    if (unfilled.length > 0 && (isOfFramework || (0,generated_reference/* isGeneratedReference */.f)(document)))
        return (0,judging_judgement/* failWhere */.a4)(unfilled.filter(scripts.isLeft).map(link => placeholder_links_placeOf(document, link)));
    if (isOfFramework)
        return (0,judging_judgement/* notApplicable */.hH)('a framework may serve the links of the page by scripts');
    if ((0,generated_reference/* isGeneratedReference */.f)(document))
        return (0,judging_judgement/* notApplicable */.hH)('the generator of the page writes href="#" for links to the page itself');
    const names = ownNames(document);
    const holders = (0,scripted_controls/* holdersOfLists */._D)(document);
    const isHome = (0,comparable_url/* isHomePage */.fF)(document.url);
    const file = fileName(document.url);
    const isOther = (link) => !names.has(folded(nameOf(link))) &&
        !(isHome && isLogo(link)) &&
        !isOfCurrentEntry(link) &&
        folded(nameOf(link)) !== file &&
        !isEndOfTrail(link);
    const hasScripts = document.elements('script').length > 0;
    const isLanguage = (link) => hasScripts && (0,version_links/* commonLanguageNamed */.Hi)(nameOf(link)) !== undefined;
    const versions = new Set(links.filter(link => isVersionWithoutAddress(link, document)));
    const placeholders = links.filter(link => versions.has(link) || (isPlaceholder(link, holders) && isOther(link) && !isLanguage(link)));
    const served = await Promise.all(placeholders.slice(0, MAX_PLACEHOLDERS).map(scripts.opens));
    const nowhere = placeholders.filter((_, at) => served[at] !== true);
    const [only] = nowhere;
    const withoutAddress = [
        ...new Set([...unaddressed(anchors, holders, isHome), ...unaddressedCards(anchors, holders)]),
    ].filter(isOther);
    const isDoubtful = nowhere.length === 1 &&
        !versions.has(only) &&
        !isTwinOfAddressed(only, links) &&
        !isCertain(only, links, hasScripts && !(await scripts.isUnknown(only)));
    const found = [...(isDoubtful ? [] : nowhere), ...withoutAddress].filter(scripts.isLeft);
    const left = unfilled.filter(scripts.isLeft);
    const faults = found.filter(link => scripts.absent === undefined || !(0,scripted_controls/* isBesideLinks */.a6)(link));
    const lightboxes = emptyLightboxes(document);
    const isFault = faults.length + left.length + lightboxes.length > 0;
    if (scripts.absent !== undefined && !isFault && found.length > 0)
        return (0,judging_judgement/* notMeasured */.q7)(scripts.absent);
    return (0,judging_judgement/* failWhere */.a4)([...lightboxes, ...[...faults, ...left].map(link => placeholder_links_placeOf(document, link))]);
}
function signOf(link, { url }) {
    const href = (0,html_document/* attribute */.lt)(link, 'href')?.trim() ?? '-';
    const address = href === `${url.split('#', 1)[0]}#` ? '#' : href;
    return `${address} ${folded(nameOf(link))}`;
}
function signsOfLinks(document) {
    return new Set(document.elements('a').map(link => signOf(link, document)));
}
function placeholder_links_placeOf(document, link) {
    const href = (0,html_document/* attribute */.lt)(link, 'href')?.trim().slice(0, placeholder_links_MAX_TEXT);
    const has = href === undefined ? 'has no href' : `has only href="${href}"`;
    const name = nameOf(link);
    const contact = contactOf(name);
    return document.occurrence(link, `"${name}" ${has}${contact === undefined ? '.' : `: write href="${contact}".`}`);
}
function contactOf(name) {
    if (!placeholder_links_CONTACT.test(name))
        return undefined;
    if (name.includes('@'))
        return `mailto:${name}`;
    const number = name.replace(/^(\+[^(]{1,6})\(0\)/, '$1');
    return /^[+0(]/.test(number) && (0,dialled_numbers/* codeBeforeZero */.z)(number, true) === undefined
        ? `tel:${number.replace(/[^\d+]/g, '')}`
        : undefined;
}
function isUnfilled(link, document) {
    const url = URL.parse((0,html_document/* attribute */.lt)(link, 'href')?.trim() ?? '', document.url);
    return (url !== null &&
        url.host !== new URL(document.url).host &&
        (0,placeholder_address/* isPlaceholderAddress */.m)(url) &&
        !(0,text_start/* startOfSeenText */.Mq)(link, placeholder_links_MAX_TEXT).includes(url.hostname));
}
const BUILDER_HOME = /^\s{0,9}https?:\/\/(?:www\.)?(?:mobirise\.com|mobiri\.se)\/?\s{0,9}$/i;
function isOfBuilder(link) {
    const isButton = /(?:^|\s)btn(?:$|\s)/.test(((0,html_document/* attribute */.lt)(link, 'class') ?? '').slice(0, 200));
    return isButton && BUILDER_HOME.test((0,html_document/* attribute */.lt)(link, 'href') ?? '') && !/mobirise/i.test(nameOf(link));
}
const LOGO = /(?:^|[\s_-])(?:brand|logo)(?:$|[\s_-])/i;
function isLogo(link) {
    return LOGO.test(((0,html_document/* attribute */.lt)(link, 'class') ?? '').slice(0, 1000));
}
const CURRENT = /(?:^|[\s_-])(?:active|current|selected|disabled)(?:$|[\s_-])/i;
function isOfCurrentEntry(link) {
    const entry = (0,html_document/* parentOf */.gN)(link);
    return entry?.tagName === 'li' && CURRENT.test(((0,html_document/* attribute */.lt)(entry, 'class') ?? '').slice(0, 1000));
}
function isPlaceholder(link, holders) {
    if (!NOWHERE.test((0,html_document/* attribute */.lt)(link, 'href') ?? '') || isInClosedDialog(link))
        return false;
    if (placeholder_links_CONTACT.test(nameOf(link)))
        return !link.attrs.some(({ name }) => /^(?:on|data-)/.test(name) && !isPlain({ name }));
    if (!link.attrs.every(isPlain))
        return false;
    if ((0,scripted_controls/* hasClassOfScripts */.wB)(link))
        return false;
    return (((!isDoing(nameOf(link)) && !leadsToTop(link)) || networkOf(link) !== undefined) &&
        !(0,scripted_controls/* opensMenu */.NQ)(link, holders));
}
const MAX_STEPS_TO_DIALOG = 12;
function isInClosedDialog(link) {
    let at = (0,html_document/* parentOf */.gN)(link);
    for (let step = 0; at && step < MAX_STEPS_TO_DIALOG; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        if (at.tagName === 'dialog' && (0,html_document/* attribute */.lt)(at, 'open') === undefined)
            return true;
        const isDialog = /^(?:alert)?dialog$/.test((0,html_document/* attribute */.lt)(at, 'role') ?? '');
        if (isDialog || (0,html_document/* attribute */.lt)(at, 'aria-hidden') === 'true')
            return true;
    }
    return false;
}
function isVersionWithoutAddress(link, document) {
    if ((0,html_document/* attribute */.lt)(link, 'href')?.trim() !== '' || (0,scripted_controls/* hasClassOfScripts */.wB)(link))
        return false;
    if (!link.attrs.every(one => one.name === 'hreflang' || isPlain(one)))
        return false;
    const [own, other] = [document.html && (0,html_document/* attribute */.lt)(document.html, 'lang'), (0,html_document/* attribute */.lt)(link, 'hreflang')].map(tag => (0,language_tag/* readLanguageTag */.FA)(tag?.trim() ?? '')?.language);
    return Boolean(own && other && !(0,language_tag/* isSameLanguage */.ls)(own, other));
}
function isDoing(name) {
    return DOES.test(name) || !/[\p{L}\p{M}\p{N}'’]/u.test(name);
}
const TITLE_PARTS = /\s+[|–—·•:›»-]\s+/;
function ownNames(document) {
    const headings = document.elements('h1').map(heading => (0,text_start/* startOfSeenText */.Mq)(heading, placeholder_links_MAX_TEXT));
    const title = (0,comparable_url/* isHomePage */.fF)(document.url) ? document.elements('title')[0] : undefined;
    const parts = title ? (0,text_start/* startOfSeenText */.Mq)(title, placeholder_links_MAX_TITLE).split(TITLE_PARTS) : [];
    const names = [...headings, ...parts].map(name => folded(name.slice(0, placeholder_links_MAX_TEXT)));
    return new Set(names.filter(name => name !== ''));
}
function fileName(url) {
    const name = new URL(url).pathname.split('/').findLast(part => part !== '');
    return (name &&
        (0,percent_decoded/* percentDecoded */.o)(name.replace(/\.\w{1,5}$/, ''))
            .replace(/[-_]/g, ' ')
            .toLowerCase());
}
function folded(text) {
    return text
        .replace(/[¶#§\uf0c1]\s*$/u, '')
        .trim()
        .toLowerCase();
}
function isCertain(link, links, mayBeFound) {
    const name = nameOf(link);
    if (placeholder_links_CONTACT.test(name) || networkOf(link) !== undefined)
        return true;
    const opensTab = (0,html_document/* attribute */.lt)(link, 'target')?.trim().toLowerCase() === '_blank';
    return (link !== links[0] &&
        /\p{L}{3}/u.test(name) &&
        !/logo/i.test(name) &&
        (!mayBeFound || opensTab || (0,html_document/* attribute */.lt)(link, 'class') === undefined));
}
const MIN_TWIN = 8;
function isTwinOfAddressed(link, links) {
    const name = folded(nameOf(link));
    const classes = placeholder_links_classesOf(link);
    if (classes.length === 0)
        return false;
    return links.some(other => {
        if (NOWHERE.test((0,html_document/* attribute */.lt)(other, 'href') ?? ''))
            return false;
        const own = folded(nameOf(other));
        if (own.length < MIN_TWIN || !name.includes(own))
            return false;
        const has = new Set(placeholder_links_classesOf(other));
        return classes.every(one => has.has(one));
    });
}
function placeholder_links_classesOf(link) {
    return ((0,html_document/* attribute */.lt)(link, 'class') ?? '')
        .slice(0, 1000)
        .split(/\s+/)
        .filter(one => one !== '');
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/repeated-attributes.js





const repeatedAttributes = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'attribute-repeated': {
            severity: 'notice',
            title: 'An element has the same attribute twice',
            why: 'Browsers take the first one and drop the other: the class, style, alt or URL in the second one is lost.',
            fix: 'Write the attribute once, with all that it needs: class="card wide".',
            help: 'https://html.spec.whatwg.org/multipage/parsing.html#parse-error-duplicate-attribute',
            example: '<div class="card" class="wide">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownPage */.V)(visit);
        assertHtml(page);
        return { judgements: { 'attribute-repeated': repeated_attributes_judge(page.document) } };
    },
});
const repeated_attributes_MAX_VALUE = 60;
const ATTRIBUTE = /[\s/]*(=?[^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)?))?/y;
const repeated_attributes_NAME = /^[a-z][a-z\d-]{0,40}$/;
function repeated_attributes_judge(document) {
    const byOffset = new Map(document.elements().map(element => [element.sourceCodeLocation?.startOffset, element]));
    return (0,judging_judgement/* failWhere */.a4)([...byOffset.values()].flatMap(element => {
        const written = attributesIn(tagOf(document, element));
        if (written.length <= element.attrs.length)
            return [];
        const [first, ...others] = lostOf(written);
        if (!first)
            return [];
        const open = written.find(({ value }) => TAG_IN_VALUE.test(value));
        if (open)
            return [document.occurrence(element, unclosedIn(element, open))];
        const { kept, lost } = first;
        const more = others.length === 0 ? '' : ` So is it with ${others.length} more.`;
        const message = `<${element.tagName}> has ${lost.name}="${(0,cut/* cutEnd */.ym)(kept, repeated_attributes_MAX_VALUE)}" first, so ${lost.name}="${(0,cut/* cutEnd */.ym)(lost.value, repeated_attributes_MAX_VALUE)}" has no effect.${more}`;
        return [document.occurrence(element, message)];
    }));
}
const TAG_IN_VALUE = /[\r\n]\s{0,200}<[a-z/!]/i;
function unclosedIn({ tagName }, { name, value }) {
    const [start] = value.split(/[\r\n]/, 1);
    return `${name}="${(0,cut/* cutEnd */.ym)(start, repeated_attributes_MAX_VALUE)}" of this <${tagName}> lacks its closing quote, so the next tag is read as a part of the value and is lost.`;
}
function tagOf(document, { sourceCodeLocation: place, tagName }) {
    const tag = place?.startTag;
    return tag ? document.source.slice(tag.startOffset + 1 + tagName.length, tag.endOffset - 1) : '';
}
function attributesIn(tag) {
    const found = [];
    ATTRIBUTE.lastIndex = 0;
    while (ATTRIBUTE.lastIndex < tag.length) {
        const match = ATTRIBUTE.exec(tag);
        if (!match || match[0] === '')
            break;
        const [, name = '', double, single, bare] = match;
        if (name !== '')
            found.push({ name: name.toLowerCase(), value: double ?? single ?? bare ?? '' });
    }
    return found;
}
function lostOf(written) {
    const kept = new Map();
    return written.flatMap(lost => {
        const first = kept.get(lost.name);
        if (first === undefined) {
            kept.set(lost.name, lost.value);
            return [];
        }
        const says = lost.value.trim();
        const isSame = says === '' || says === first.trim() || saysAlready(lost.name, first, says);
        return isSame || !repeated_attributes_NAME.test(lost.name) ? [] : [{ kept: first, lost }];
    });
}
function saysAlready(name, kept, lost) {
    const parts = name === 'class' ? classesIn : name === 'style' ? declarationsIn : undefined;
    if (!parts)
        return false;
    const known = parts(kept);
    if (name === 'style' && known.has('display:none'))
        return true;
    return [...parts(lost)].every(part => known.has(part));
}
function classesIn(text) {
    return new Set(text.split(/\s+/).filter(part => part !== ''));
}
function declarationsIn(text) {
    const declarations = text.split(';').map(part => part.replace(/\s+/g, '').toLowerCase());
    return new Set(declarations.filter(part => part !== '').map(part => part.replace(/^border:(?:none|0px)$/, 'border:0')));
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/repeated-ids.js






const repeatedIds = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'id-repeated': {
            severity: 'notice',
            title: 'A script looks for an id that several elements have',
            why: 'HTML allows each id only once per page. The script finds only the first of these elements, and does nothing with the others.',
            fix: 'Give each element an id of its own, or a class by which the script finds them all.',
            help: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
            example: '<ul id="news"></ul> … <ul id="news"></ul> <script>document.getElementById("news").append(…)</script>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { document } = await (0,shown_page/* shownPage */.V)(visit);
        return { judgements: { 'id-repeated': repeated_ids_judge(document, await (0,own_scripts/* ownCode */.m)(visit)) } };
    },
});
const MAX_ID = 60;
const repeated_ids_MAX_CLASSES = 500;
const OF_SYSTEM = /^(?:menu-item-\d+|isPasted|docs-internal-guid-[\da-f-]{1,40})$/;
const UNSHOWN = new Set(['link', 'style', 'meta', 'script']);
const repeated_ids_HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
function repeated_ids_judge(document, code) {
    const byId = Map.groupBy(elementsWithId(document), element => (0,html_document/* attribute */.lt)(element, 'id'));
    if (byId.size === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no element of the page has an id');
    const named = idsNamedByPage(document);
    const repeated = [...byId].filter(([id, { length }]) => length > 1 && !named.has(id) && !OF_SYSTEM.test(id));
    if (repeated.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    const sought = new Set(code.texts.flatMap(idsSoughtIn));
    const places = repeated
        .filter(([id, elements]) => sought.has(id) && areAlike(elements) && !isAround(elements, document))
        .map(([id, [first, second, ...others]]) => {
        const line = document.positionOf(first)?.line;
        const where = line === undefined ? '' : `; the first is in line ${line}`;
        const message = `A script looks for id="${id.slice(0, MAX_ID)}", and ${others.length + 2} elements have it${where}.`;
        return document.occurrence(second, message);
    });
    if (places.length > 0)
        return (0,judging_judgement/* fail */.fJ)(places);
    return code.isWhole ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* notMeasured */.q7)('a script that may look for repeated ids could not be read');
}
function areAlike([first, ...others]) {
    return others.some(other => other.tagName === first.tagName &&
        ((0,html_document/* parentOf */.gN)(other) === (0,html_document/* parentOf */.gN)(first) || repeated_ids_classesOf(other) === repeated_ids_classesOf(first)));
}
function repeated_ids_classesOf(element) {
    const classes = ((0,html_document/* attribute */.lt)(element, 'class') ?? '').slice(0, repeated_ids_MAX_CLASSES).trim();
    return classes.split(/\s+/).toSorted().join(' ');
}
function isAround([first, ...others], document) {
    return others.every(other => document.isBelow(other, first));
}
const LOOKS_FOR_ONE = /getElementById\(\s{0,5}["'`]([^"'`]{1,100})["'`]|\bquerySelector\(\s{0,5}["'`]([^"'`]{1,200})["'`]|(?:\$|\bjQuery)\(\s{0,5}["'`]#([\w-]{1,100})["'`]/g;
const ID_IN_SELECTOR = /#([\p{L}\p{N}_-]{1,100})/gu;
function idsSoughtIn(script) {
    return Array.from(script.matchAll(LOOKS_FOR_ONE), ([, id, selector, ofJquery]) => {
        if (selector === undefined)
            return [id ?? ofJquery];
        return Array.from(selector.matchAll(ID_IN_SELECTOR), ([, one]) => one);
    }).flat();
}
function elementsWithId(document) {
    const seen = new Set();
    return document.withAttribute('id').filter(element => {
        const offset = element.sourceCodeLocation?.startOffset;
        if (element.namespaceURI !== repeated_ids_HTML_NAMESPACE || (0,html_document/* attribute */.lt)(element, 'id') === '')
            return false;
        if (UNSHOWN.has(element.tagName))
            return false;
        if (offset === undefined || seen.has(offset))
            return false;
        seen.add(offset);
        return true;
    });
}

// EXTERNAL MODULE: ./lib/engine/page/menu-openers.js
var menu_openers = __webpack_require__(34596);
// EXTERNAL MODULE: ./lib/engine/syntax/folded-path.js
var folded_path = __webpack_require__(79222);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/same-target-lists.js
















const sameTargetLists = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'entries-lead-to-one-page': {
            severity: 'notice',
            title: 'Different entries of a list all lead to the same URL',
            why: 'Whichever entry visitors choose, they see the same page, and search engines find no page for any of them.',
            fix: 'Link each entry to its own page or, with a fragment such as /programs#camps, to its part of the page.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
            example: '<ul><li><a href="/programs">Camps</a></li><li><a href="/programs">Lessons</a></li><li><a href="/programs">Teams</a></li><li><a href="/programs">Leagues</a></li></ul>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'entries-lead-to-one-page': judgeLists(page) }) };
    },
});
const MIN_ENTRIES = 4;
const MIN_IN_MENU = 3;
const MIN_TO_CONTACT = 3;
const same_target_lists_CONTACT = /(?:^|\/)(?:contact(?:-us)?|contacto|contatti|contato|kontakt|kontakty?|kapcsolat|iletisim)(?:\.\w{1,5})?\/?$/;
const same_target_lists_MAX_PATH = 300;
const same_target_lists_MIN_SHARE = 0.75;
const same_target_lists_LISTS = new Set(['ul', 'ol', 'nav']);
const same_target_lists_MAX_STEPS = 4;
const same_target_lists_MAX_TEXT = 60;
const same_target_lists_NAMED = 3;
function judgeLists(page) {
    const lists = new Map();
    const inMenus = new Map();
    const menus = new Map();
    for (const link of ownLinks(page)) {
        if ((0,comparable_url/* isSamePage */.kj)(link.url.href, page.url) || !same_target_lists_isNamed(link.element))
            continue;
        if ((0,menu_openers/* opensSubMenu */.h)(link.element) || isServedByScript(link.element))
            continue;
        const list = listOf(link.element);
        const known = list && lists.get(list);
        if (known)
            known.push(link);
        else if (list)
            lists.set(list, [link]);
        const entry = isOfManyNames(link.url) ? undefined : entryOf(link.element);
        if (entry === undefined)
            continue;
        if (!menus.has(entry.menu))
            menus.set(entry.menu, menus.size);
        const key = [menus.get(entry.menu), entry.place, link.url.href].join(' ');
        const alike = inMenus.get(key);
        if (alike)
            alike.push(link);
        else
            inMenus.set(key, [link]);
    }
    const cards = cardsOf(page);
    if (lists.size === 0 && cards.length === 0 && inMenus.size === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no list of the page has links to its site');
    const ofCards = [...Map.groupBy(cards, ({ url }) => url.href).values()].flatMap(alike => {
        const titles = new Set(alike.map(({ title }) => title));
        const isContact = same_target_lists_CONTACT.test((0,folded_path/* folded */.T)(alike[0].url.pathname.slice(0, same_target_lists_MAX_PATH)));
        if (titles.size < (isContact ? MIN_TO_CONTACT : MIN_ENTRIES))
            return [];
        const message = `The cards ${leadTo([...titles], alike[0].url)}`;
        return page.document.occurrence(alike[0].element, message);
    });
    const told = new Set();
    const place = (alike) => {
        const { element, url } = alike[0];
        if (told.has(url.href))
            return [];
        told.add(url.href);
        return page.document.occurrence(element, leadTo([...textsOf(alike).values()], url));
    };
    const ofLists = [...lists.values()].flatMap(links => [...Map.groupBy(links, ({ url }) => url.href).values()].filter(alike => textsOf(alike).size >= MIN_ENTRIES &&
        alike.length >= same_target_lists_MIN_SHARE * links.length &&
        !isTeaserOfGallery(alike)));
    const ofMenus = [...inMenus.values()].filter(alike => textsOf(alike).size >= MIN_IN_MENU);
    return (0,judging_judgement/* failWhere */.a4)([...ofCards, ...[...ofLists, ...ofMenus].flatMap(place)]);
}
function textsOf(links) {
    const texts = links.map(({ element }) => (0,text_start/* startOfSeenText */.Mq)(element, same_target_lists_MAX_TEXT));
    return new Map(texts.map(text => [text.toLowerCase(), text]));
}
function isOfManyNames({ href, pathname }) {
    return ((0,home_links/* withoutIndexFile */.Rl)(pathname) === '/' ||
        (0,home_links/* isLanguageHome */.Yr)(pathname) ||
        (0,for_users/* isForUsers */.KQ)(href) ||
        (0,legal_notice/* isLegalNotice */.W)(href) ||
        same_target_lists_CONTACT.test((0,folded_path/* folded */.T)(pathname.slice(0, same_target_lists_MAX_PATH))));
}
const MAX_STEPS_TO_MENU = 12;
function entryOf(link) {
    const path = [(0,html_document/* attribute */.lt)(link, 'class')?.trim().slice(0, same_target_lists_MAX_PATH) ?? ''];
    let at = (0,html_document/* parentOf */.gN)(link);
    for (let step = 0; at && step < MAX_STEPS_TO_MENU; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        if (at.tagName === 'nav')
            return { menu: at, place: path.join('<') };
        path.push(at.tagName);
    }
    return undefined;
}
const GALLERY = /(?:^|[/_-])(?:galler(?:y|ies|ia|ie)|galer[ií]a?s?|galerie[sn]?|galerija|fotos?|photos?|bilder)(?:[/_.-]|$)/;
function isTeaserOfGallery(links) {
    if (!GALLERY.test((0,folded_path/* folded */.T)(links[0].url.pathname.slice(0, same_target_lists_MAX_PATH))))
        return false;
    return links.every(({ element }) => (0,text_start/* firstNodes */.wg)(element, MAX_CARD).some(node => (0,html_document/* isElement */.vq)(node) && /^(?:img|picture)$/.test(node.tagName)));
}
function leadTo(texts, { pathname, hash }) {
    const named = texts.slice(0, same_target_lists_NAMED).map(text => `"${(0,cut/* cutEnd */.ym)(text, 30)}"`);
    const rest = texts.length > same_target_lists_NAMED ? ` and ${texts.length - same_target_lists_NAMED} more` : '';
    return `${named.join(', ')}${rest} lead to ${(0,cut/* cutEnd */.ym)(pathname + hash, 100)}.`;
}
const same_target_lists_MAX_LINKS = 200;
const STEPS_TO_CARD = 5;
const MAX_CARD = 60;
function cardsOf(page) {
    return ownLinks(page)
        .filter(({ element, url }) => isReadMore((0,text_start/* startOfSeenText */.Mq)(element, same_target_lists_MAX_TEXT)) && !(0,comparable_url/* isSamePage */.kj)(url.href, page.url))
        .slice(0, same_target_lists_MAX_LINKS)
        .flatMap(link => {
        const title = isServedByScript(link.element) ? '' : titleOfCard(link.element);
        return title === '' ? [] : [{ ...link, title }];
    });
}
const HEADING = /^h[2-6]$/;
function titleOfCard(link) {
    let at = (0,html_document/* parentOf */.gN)(link);
    for (let step = 0; at && at.tagName !== 'body' && step < STEPS_TO_CARD; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        for (const node of (0,text_start/* firstNodes */.wg)(at, MAX_CARD))
            if ((0,html_document/* isElement */.vq)(node) && HEADING.test(node.tagName))
                return (0,text_start/* startOfSeenText */.Mq)(node, same_target_lists_MAX_TEXT);
    }
    return '';
}
function same_target_lists_isNamed(link) {
    return /\p{L}{2}/u.test((0,text_start/* startOfSeenText */.Mq)(link, same_target_lists_MAX_TEXT));
}
const OF_SCRIPTS = /^(?:on|data-|uk-|aria-(?:controls|expanded|haspopup)$)/;
function isServedByScript(link) {
    if (!(0,html_document/* attribute */.lt)(link, 'href')?.trim().endsWith('#'))
        return false;
    return link.attrs.some(({ name }) => OF_SCRIPTS.test(name)) || (0,scripted_controls/* hasClassOfScripts */.wB)(link);
}
function listOf(link) {
    let at = (0,html_document/* parentOf */.gN)(link);
    for (let step = 0; at && step < same_target_lists_MAX_STEPS; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (same_target_lists_LISTS.has(at.tagName))
            return at;
    return undefined;
}

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/script-types.js






const scriptTypes = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'script-type-misspelled': {
            severity: 'warning',
            title: 'A script has a misspelled type and never runs',
            why: 'Browsers take a script of a type that they do not know for data: they neither load its file nor run it.',
            fix: 'Remove the type attribute: a script needs none. If the page works without the script, remove the script.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/script/type',
            example: '<script type="text/javscript" src="/menu.js"></script>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownPage */.V)(visit);
        assertHtml(page);
        return { judgements: { 'script-type-misspelled': script_types_judge(page.document) } };
    },
});
const TYPES = ['text/javascript', 'application/javascript', 'text/x-javascript', 'application/x-javascript'];
const MAX_DISTANCE = 2;
const OTHERS = /\d|script\W|vbscript|jscript|livescript|ecmascript|typescript|(?:^|\W)no/;
const STARTED_LATER = /^data-(?:.{0,40}(?:cookie|consent|categor|purpose|service|vendor)|type$|src$)/;
function script_types_judge(document) {
    const scripts = document.elements('script').filter(script => (0,html_document/* attribute */.lt)(script, 'type') !== undefined);
    if (scripts.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no script has a type');
    return (0,judging_judgement/* failWhere */.a4)(scripts.flatMap(script => {
        const type = (0,html_document/* attribute */.lt)(script, 'type').trim();
        const meant = meantBy(type.toLowerCase());
        if (meant === undefined || isStartedLater(script))
            return [];
        return [document.occurrence(script, `type="${type}" is not "${meant}", so this script never runs.`)];
    }));
}
function meantBy(type) {
    const [longest] = TYPES.map(known => known.length).toSorted((a, b) => b - a);
    if (type.length > longest + MAX_DISTANCE || TYPES.includes(type) || OTHERS.test(type))
        return undefined;
    return TYPES.find(known => (0,mod/* distance */.Io)(type, known) <= MAX_DISTANCE);
}
function isStartedLater({ attrs }) {
    return attrs.some(({ name }) => STARTED_LATER.test(name));
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/scripted-anchors.js






const scriptedAnchors = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'link-without-keyboard': {
            severity: 'warning',
            title: 'A link without href works only with a mouse',
            why: 'The Tab key skips it, screen readers do not say that it is a link, and crawlers find no URL to follow.',
            fix: 'Use <button type="button"> for what a script does. Put the URL into href if a page opens.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html',
            example: '<a id="share">Share</a><script>share.addEventListener("click", openDialog)</script>',
        },
        'control-without-keyboard': {
            severity: 'warning',
            title: 'A control works only with a mouse',
            why: 'The Tab key skips it, and screen readers do not say that it can be pressed. If it opens the menu, visitors without a mouse have none.',
            fix: 'Use <button type="button"> instead of the element, with a text or an aria-label, and reset its look with CSS.',
            help: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F59',
            example: '<div class="hamburger">≡</div><script>document.querySelector(".hamburger").onclick = openMenu</script>',
        },
        'choice-without-keyboard': {
            severity: 'warning',
            title: 'A checkbox or radio button works only with a mouse',
            why: 'It is hidden with display: none or visibility: hidden, and only its <label> can be seen. The Tab key skips it and screen readers do not mention it, so visitors without a mouse cannot choose, or cannot open what it opens.',
            fix: 'Hide the <input> with opacity: 0 and position: absolute, or with a visually-hidden class, instead of display: none. Show the focus on its label: input:focus-visible + label { outline: 2px solid }.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html',
            example: '<input type="radio" id="small" name="size" style="display: none"><label for="small">Small</label>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return {
            judgements: {
                'link-without-keyboard': await scripted_anchors_judgeAnchors(visit),
                'control-without-keyboard': await judgeOthers(visit),
                'choice-without-keyboard': await judgeChoices(visit),
            },
        };
    },
});
const UNSETTLED = 'Chrome could not tell for certain which elements react to a click';
async function judgeOthers(visit) {
    const rendered = await ownLoading(visit);
    if (rendered instanceof Error)
        return (0,judging_judgement/* judgedWithout */.Qh)(rendered);
    if (!rendered.scriptedAnchors)
        return (0,judging_judgement/* notMeasured */.q7)(UNSETTLED);
    const others = withOpeners(rendered, rendered.scriptedAnchors.filter(({ tag, choice }) => tag !== 'a' && !choice));
    if (others.length === 0 && rendered.document.elements('script').length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no scripts');
    return (0,judging_judgement/* failWhere */.a4)(placed(rendered, others, ({ start, text }) => {
        const words = text === '' ? '' : ` ("${text}")`;
        return `${(0,name_of_tag/* nameOfTag */.h)(start)}${words} can be clicked, but the keyboard cannot reach it.`;
    }));
}
function withOpeners({ openedMenus }, others) {
    const known = new Set(others.map(({ selector }) => selector));
    const openers = (openedMenus ?? []).flatMap(({ button, mouseOnly }) => button && mouseOnly && !known.has(button.selector) ? [{ ...button, start: mouseOnly }] : []);
    return [...others, ...openers];
}
const MENU = /burger|\bmen[uúù]\b|(?:^|[\s_"-])(?:menu|nav)[-_]?(?:toggle|btn|button|icon|open)|\bnav\b/i;
const CHOICES = { checkbox: 'checkbox', radio: 'radio button' };
async function judgeChoices(visit) {
    const rendered = await ownLoading(visit);
    if (rendered instanceof Error)
        return (0,judging_judgement/* judgedWithout */.Qh)(rendered);
    const { document, scriptedAnchors } = rendered;
    const hasChoice = document
        .elements('input')
        .some(input => /^\s*(?:checkbox|radio)\s*$/i.test((0,html_document/* attribute */.lt)(input, 'type') ?? ''));
    if (!hasChoice)
        return (0,judging_judgement/* notApplicable */.hH)('the page has neither checkboxes nor radio buttons');
    if (!scriptedAnchors)
        return (0,judging_judgement/* notMeasured */.q7)(UNSETTLED);
    return (0,judging_judgement/* failWhere */.a4)(placed(rendered, scriptedAnchors.filter(({ choice }) => choice), ({ choice, start, text }) => {
        const label = text === '' ? (0,name_of_tag/* nameOfTag */.h)(start).replace(/^T/, 't') : `"${text}"`;
        const style = choice.isLaidOut ? 'visibility: hidden' : 'display: none';
        const cannot = MENU.test(`${text} ${start}`)
            ? 'cannot open the menu: it cannot reach'
            : 'cannot reach';
        return `The keyboard ${cannot} the ${CHOICES[choice.type]} of ${label}: "${style}" hides it.`;
    }));
}
async function scripted_anchors_judgeAnchors(visit) {
    const { document } = await (0,shown_page/* shownJudgedPage */.q)(visit);
    const rendered = await ownLoading(visit);
    const anchors = document.elements('a').filter(anchor => (0,html_document/* attribute */.lt)(anchor, 'href') === undefined);
    if (rendered instanceof Error)
        return (0,judging_judgement/* judgedWithout */.Qh)(rendered);
    if (anchors.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('each <a> of the page has an href');
    if (!rendered.scriptedAnchors)
        return (0,judging_judgement/* notMeasured */.q7)(UNSETTLED);
    return (0,judging_judgement/* failWhere */.a4)(placed(rendered, rendered.scriptedAnchors.filter(({ tag }) => tag === 'a'), ({ start, text }) => `${text === '' ? (0,name_of_tag/* nameOfTag */.h)(start) : `"${text}"`} has no href: only a click does something.`));
}
function placed({ document, url }, found, say) {
    const elements = document.elementsAt(found.map(({ selector }) => selector));
    const bySelector = new Map(Array.from(elements, element => [document.selectorOf(element), element]));
    return found.map(one => {
        const { selector } = one;
        const element = bySelector.get(selector);
        return element && scripted_anchors_isCalled(element, one.start)
            ? { ...document.occurrence(element, say(one)), url }
            : { url, selector, message: say(one) };
    });
}
function scripted_anchors_isCalled(element, startTag) {
    const classes = new Set(((0,html_document/* attribute */.lt)(element, 'class') ?? '').split(/\s+/));
    const names = / class="([^"]*)"/.exec(startTag)?.[1]?.split(' ') ?? [];
    return names.every(name => classes.has(name));
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/see-through-menus.js



const seeThroughMenus = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'menu-see-through-on-phone': {
            severity: 'warning',
            title: 'The text of the page shines through the menu that opens on a phone',
            why: 'The entries and the text below them run into each other, so that both are hard to read.',
            fix: 'Give the box of the menu a background color that hides what is below it, such as background-color: #fff.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
            example: 'nav { position: fixed; inset: 60px 0 0 } without a background, over the first paragraphs',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const judgement = await judgeTriedOut(visit, {
            about: { names: ['button', 'a'], none: 'the page has neither buttons nor links' },
            found: ({ openedMenus }) => openedMenus?.flatMap(({ button, seeThrough }) => (seeThrough ? [{ ...seeThrough, button }] : [])),
            untried: 'Chrome had no time left to open the menu',
            doubt: rendered => (0,layout_gap/* layoutGap */.X7)(rendered),
            scriptsMay: 'change the menu',
            message: see_through_menus_messageOf,
        });
        return { judgements: { 'menu-see-through-on-phone': judgement } };
    },
});
function see_through_menus_messageOf({ button, text, below, entries, over, hides, }) {
    const menu = button === undefined || button.text === '' ? 'the menu' : `the menu that "${button.text}" opens`;
    const what = hides === 0 ? 'nothing hides what is below' : `only ${hides} % of what is below is hidden`;
    return `${over} of the ${entries} entries of ${menu} lie over texts of the page, such as "${text}" over "${below}", and ${what}.`;
}

// EXTERNAL MODULE: ./lib/engine/tools/content/accessible-name.js
var accessible_name = __webpack_require__(58194);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/named-by-script.js
const named_by_script_MAX_SCRIPT = 300_000;
const MAX_PLACES = 100;
const named_by_script_NAMES = String.raw `\s{0,20}[!?]?\s{0,20}\.\s{0,5}(?:(?:setAttribute|attr)\(\s{0,5}['"\`](?:aria-label(?:ledby)?|title)['"\`]|(?:ariaLabel|title|textContent|innerText|innerHTML)\s{0,5}=(?!=)|(?:text|html)\(\s{0,5}[^)\s])`;
const NAMES_IT = new RegExp(`^['"\`]\\s{0,5}\\)${named_by_script_NAMES}`);
const KEPT_IN = /([A-Za-z_$][\w$]{0,60})\s{0,5}=\s{0,5}[\w$.\s]{0,60}\(\s{0,5}['"`]#?$/;
const named_by_script_MAX_AROUND = 200;
function isNamedByScript(id, texts) {
    return id.length > 1 && texts.some(text => namesIn(text.slice(0, named_by_script_MAX_SCRIPT), id));
}
function namesIn(text, id) {
    let at = text.indexOf(id);
    for (let place = 0; at >= 0 && place < MAX_PLACES; place++, at = text.indexOf(id, at + 1)) {
        if (!/[#'"`]/.test(text[at - 1] ?? ''))
            continue;
        const end = at + id.length;
        if (NAMES_IT.test(text.slice(end, end + named_by_script_MAX_AROUND)))
            return true;
        const variable = KEPT_IN.exec(text.slice(Math.max(0, at - named_by_script_MAX_AROUND), at))?.[1];
        if (variable !== undefined &&
            /^['"`]\s{0,5}\)/.test(text.slice(end, end + 10)) &&
            named_by_script_isNamed(text, variable))
            return true;
    }
    return false;
}
function named_by_script_isNamed(text, variable) {
    return new RegExp(`(?<![\\w$.])${RegExp.escape(variable)}${named_by_script_NAMES}`).test(text);
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/sign-names.js








const signNames = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'button-named-by-sign': {
            severity: 'notice',
            title: 'A symbol is the only name of a button or link',
            why: 'Screen readers read "☰" as "trigram for heaven", "×" as "times" and "<" as "less than", or say nothing but "button" or "link", so that blind visitors do not learn what it does.',
            fix: 'Give it an aria-label with what it does, such as aria-label="Menu", "Close" or "Next picture", in the language of the page.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
            example: '<button class="nav-toggle">☰</button>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const unnamed = unnamedButtons(page.document);
        const { texts } = unnamed === undefined || unnamed.length === 0 ? { texts: [] } : await (0,own_scripts/* ownCode */.m)(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, {
                'button-named-by-sign': judgeButtons(page.document, unnamed, texts),
            }),
        };
    },
});
const SIGNS = /^[☰≡≣⋮⋯︙×✕✖✗╳⨯‹›<>❮❯〈〉❬❭\s]{1,5}$/u;
const MAX_BUTTONS = 1000;
function unnamedButtons(document) {
    const buttons = [
        ...document.elements('button'),
        ...document.withAttribute('role').filter(isButton),
        ...document.elements('a').filter(isLinkThatActs),
    ];
    if (buttons.length === 0)
        return undefined;
    const names = new accessible_name/* AccessibleNames */.B(document);
    return buttons.slice(0, MAX_BUTTONS).flatMap(button => {
        const { name, mayComeFromScript } = names.nameOf(button);
        return SIGNS.test(name) && !mayComeFromScript && !isSaidOtherwise(button) ? [{ button, name }] : [];
    });
}
function judgeButtons(document, unnamed, texts) {
    if (unnamed === undefined)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no buttons');
    return (0,judging_judgement/* failWhere */.a4)(unnamed
        .filter(({ button }) => !isNamedByScript((0,html_document/* attribute */.lt)(button, 'id') ?? '', texts))
        .map(({ button, name }) => document.occurrence(button, `The ${button.tagName === 'a' ? 'link' : 'button'} says only "${name}", without an aria-label.`)));
}
function isButton(element) {
    return element.tagName !== 'button' && (0,html_document/* attribute */.lt)(element, 'role')?.trim().toLowerCase() === 'button';
}
function isLinkThatActs(element) {
    if (isButton(element))
        return false;
    const href = (0,html_document/* attribute */.lt)(element, 'href')?.trimStart();
    return href === undefined
        ? ACTING.some(name => (0,html_document/* attribute */.lt)(element, name) !== undefined)
        : /^(?:#|javascript:)/i.test(href);
}
const ACTING = [
    'onclick',
    'data-slide',
    'data-bs-slide',
    'data-dismiss',
    'data-bs-dismiss',
    'data-toggle',
    'data-bs-toggle',
];
function isSaidOtherwise(button) {
    const isDescribed = ['title', 'aria-describedby'].some(name => (0,html_document/* attribute */.lt)(button, name)?.trim());
    return (isDescribed ||
        (0,html_document/* attribute */.lt)(button, 'aria-hidden')?.trim() === 'true' ||
        (0,html_document/* attribute */.lt)(button, 'tabindex')?.trim() === '-1');
}

// EXTERNAL MODULE: ./lib/engine/visit/site-search.js
var site_search = __webpack_require__(76360);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/site-search.js







const siteSearch = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'search-leads-nowhere': {
            scope: 'site',
            severity: 'warning',
            title: 'The search form of the site finds nothing',
            why: 'Visitors who search know what they want, and get an error or the page that they were on. A static copy of a CMS has no server that would search.',
            fix: 'Remove the form, or add a search that works in the browser, such as Pagefind.',
            help: 'https://pagefind.app/docs/',
            example: '<form role="search" action="/"><input name="s"></form>, where /?s=bike is the home page',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'search-leads-nowhere': await site_search_judgeForms(visit, page) }) };
    },
});
const site_search_MAX_FORMS = 3;
async function site_search_judgeForms(visit, page) {
    const { document } = page;
    const forms = [
        ...new Map(searchForms(document).map(found => [`${found.target.href} ${found.parameter}`, found])).values(),
    ];
    if (forms.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no search form that a server answers');
    const answers = await Promise.all(forms
        .slice(0, site_search_MAX_FORMS)
        .map(async (found) => ({ ...found, ...(await (0,site_search/* askSearch */.m)(visit, page, found.target, found.parameter)) })));
    const faults = answers.filter(({ fault }) => fault !== undefined);
    const unknown = answers.find(answer => answer.unknown !== undefined)?.unknown;
    if (faults.length === 0 && unknown !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(unknown);
    const [first] = answers;
    if (first?.elsewhere !== undefined && answers.every(({ elsewhere }) => elsewhere !== undefined))
        return (0,judging_judgement/* notApplicable */.hH)(`${first.elsewhere} answers the search, which is not part of this deployment`);
    return (0,judging_judgement/* failWhere */.a4)(faults.map(({ form, fault }) => document.occurrence(form, `This form finds nothing: ${fault}.`)));
}
function searchForms(document) {
    const formOf = formsAround(document);
    const fields = Map.groupBy(document.elements('input'), field => formOf.get(field));
    return document.elements('form').flatMap(form => {
        const method = ((0,html_document/* attribute */.lt)(form, 'method') ?? 'get').trim().toLowerCase();
        if (method !== 'get' || (0,html_document/* attribute */.lt)(form, 'onsubmit') !== undefined)
            return [];
        const field = (fields.get(form) ?? []).find(input => isSearchField(input, form));
        const parameter = field && (0,html_document/* attribute */.lt)(field, 'name')?.trim();
        const action = (0,html_document/* attribute */.lt)(form, 'action');
        if (!parameter || action === undefined || /^\s*(?:#|javascript:)/i.test(action))
            return [];
        const target = action.trim() === '' ? new URL(document.url) : document.addressOf(action);
        return target && /^https?:$/.test(target.protocol) ? [{ form, target, parameter }] : [];
    });
}
function isSearchField(input, form) {
    const type = ((0,html_document/* attribute */.lt)(input, 'type') ?? 'text').trim().toLowerCase();
    return type === 'search' || (type === 'text' && (0,html_document/* attribute */.lt)(form, 'role')?.trim().toLowerCase() === 'search');
}

// EXTERNAL MODULE: ./lib/engine/page/links/srcset.js
var srcset = __webpack_require__(43474);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/source-kinds.js






const sourceKinds = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'source-type-wrong': {
            severity: 'notice',
            title: 'A source of a picture is newer than its type says',
            why: 'Browsers choose a source by its type. One that knows the type but not the kind of the file takes this source, and shows a broken image in place of the <img>, which it could show.',
            fix: 'Write the type of the file: type="image/avif" for .avif.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/source#type',
            example: '<picture><source type="image/webp" srcset="/bike.avif"><img src="/bike.png" alt="Red bike"></picture>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { document } = await (0,shown_page/* shownPage */.V)(visit);
        return { judgements: { 'source-type-wrong': judgeSources(document) } };
    },
});
const OLD_TYPE = /^image\/(?:webp|jpe?g|pjpeg|png|apng|gif|svg\+xml|bmp)$/;
const NEWER = new Map([
    ['avif', 'image/avif'],
    ['jxl', 'image/jxl'],
    ['heic', 'image/heic'],
]);
const MAX_SRCSET = 10_000;
const source_kinds_MAX_SHOWN = 200;
function judgeSources(document) {
    return (0,judging_judgement/* failEach */.Sw)(document.elements('source').filter(source => (0,html_document/* parentOf */.gN)(source)?.tagName === 'picture'), source => {
        const type = ((0,html_document/* attribute */.lt)(source, 'type') ?? '').split(';', 1)[0].trim().toLowerCase();
        const files = (0,srcset/* srcsetUrls */.r)(((0,html_document/* attribute */.lt)(source, 'srcset') ?? '').slice(0, MAX_SRCSET));
        const [kind, ...others] = new Set(files.map(newerKind));
        if (kind === undefined || others.length > 0 || kind === type)
            return undefined;
        if ((!OLD_TYPE.test(type) && type !== 'image/avif') || hasNoOlderFile(source))
            return undefined;
        return document.occurrence(source, `type="${type}" is wrong for ${(0,cut/* cutEnd */.ym)(files[0], source_kinds_MAX_SHOWN)}, which is ${kind}.`);
    }, 'the page has no pictures with several sources');
}
function newerKind(file) {
    const [path = '', query = ''] = file.split('#', 1)[0].split('?', 2);
    const ending = /\.([a-z]{3,4})$/i.exec(path)?.[1]?.toLowerCase() ?? '';
    return MAY_CONVERT.test(`${path.slice(0, path.lastIndexOf('/') + 1)} ${query}`)
        ? undefined
        : NEWER.get(ending);
}
const MAY_CONVERT = /(?:^|[^a-z])(?:auto|webp|jpe?g|png|avif|jxl|f|fm|fmt|format|ext|type|output)(?:[^a-z]|$)/i;
function hasNoOlderFile(source) {
    const image = (0,html_document/* parentOf */.gN)(source)?.childNodes.find(node => (0,html_document/* isElement */.vq)(node) && node.tagName === 'img');
    const src = image && (0,html_document/* isElement */.vq)(image) ? (0,html_document/* attribute */.lt)(image, 'src')?.trim() : undefined;
    return src === undefined || newerKind(src) !== undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/state-contrasts.js



const stateContrasts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'unreadable-on-hover': {
            severity: 'warning',
            title: 'The text of a link or button becomes nearly invisible under the mouse or with the focus',
            why: 'Just when visitors are about to press it, they can no longer read what it does. Tools that look at the page at rest do not see it.',
            fix: 'Set both colors in the style that is named, with a contrast of at least 4.5:1.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
            example: '.button { background: #b00; color: #fff } .button:hover { background: #fc2 }',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return { judgements: { 'unreadable-on-hover': await state_contrasts_judge(visit) } };
    },
});
async function state_contrasts_judge(visit) {
    return await judgeTriedOut(visit, {
        about: { names: ['a', 'button'], none: 'the page has no links and buttons' },
        found: ({ stateContrasts }) => stateContrasts,
        untried: 'Chrome had no time left to look at the colors under the mouse',
        doubt: rendered => (0,layout_gap/* layoutGap */.X7)(rendered, ['Stylesheet']),
        message: state_contrasts_messageOf,
    });
}
function state_contrasts_messageOf({ text, state, isBoth, ratio, asked, color, ground, rule }) {
    const one = state === 'hover' ? 'under the mouse' : 'with the focus';
    const when = isBoth ? 'under the mouse and with the focus' : one;
    return `"${text}" is ${color} on ${ground} ${when}, a contrast of ${ratio.toFixed(2)}:1 (at least ${asked}:1), by the style of "${rule}".`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/stray-summaries.js





const straySummaries = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'summary-outside-details': {
            severity: 'notice',
            title: 'A <summary> opens nothing, since it is not the first one in a <details>',
            why: '<summary> is the line that opens and closes a <details>. Anywhere else browsers show it as plain text: a click does nothing, and the keyboard does not reach it.',
            fix: 'If it is a summary of a text, use <p> or <div>. If it is to open something, put it into <details>, before what it opens.',
            help: 'https://html.spec.whatwg.org/multipage/interactive-elements.html#the-summary-element',
            example: '<article><h2>New sizes</h2><summary>The red bike now comes in four sizes.</summary></article>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const { document } = page;
        const summaries = document.elements('summary');
        const stray = summaries.filter(one => !opensDetails(one) && !isMadeControl(one));
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, {
                'summary-outside-details': judged(summaries, stray, message => document.occurrence(stray[0], message)),
            }),
        };
    },
});
function judged(summaries, stray, placeOf) {
    const [first] = stray;
    if (summaries.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no <summary>');
    if (!first)
        return (0,judging_judgement/* pass */.IX)();
    const isLater = (0,html_document/* parentOf */.gN)(first)?.tagName === 'details';
    const what = isLater
        ? 'This <summary> is not the first of its <details>'
        : 'This <summary> is not right below a <details>';
    const others = stray.length - 1;
    const more = others === 0 ? '' : `; so ${others === 1 ? 'is another one' : `are ${others} others`}`;
    return (0,judging_judgement/* fail */.fJ)([placeOf(`${what}: it opens nothing${more}.`)]);
}
function opensDetails(summary) {
    const around = (0,html_document/* parentOf */.gN)(summary);
    if (around?.tagName !== 'details')
        return false;
    return around.childNodes.find(node => (0,html_document/* isElement */.vq)(node) && node.tagName === 'summary') === summary;
}
function isMadeControl(summary) {
    return ['tabindex', 'role', 'onclick'].some(name => (0,html_document/* attribute */.lt)(summary, name) !== undefined);
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/tab-panels.js







const tabPanels = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'tabs-without-panels': {
            severity: 'notice',
            title: 'Tabs show no panel that screen readers know of',
            why: 'role="tab" makes screen readers announce tabs and offer the way to their panel. Without a panel that way leads nowhere, and people who cannot see the page do not learn what the tab has changed.',
            fix: 'Give what each tab shows role="tabpanel" and an id, and name the id in aria-controls of the tab. For filters and switches leave the role out and say with aria-pressed which button is on.',
            help: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/',
            example: '<button role="tab" aria-selected="true">Opening hours</button>, and no role="tabpanel" on the page',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const told = tab_panels_judge(page.document);
        const unseen = told.outcome === 'fail' ? await unseenScript(visit, page) : undefined;
        const judgement = unseen === undefined ? told : (0,judging_judgement/* notMeasured */.q7)(unseen);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'tabs-without-panels': judgement }) };
    },
});
const MAX_LISTS = 20;
const tab_panels_MAX_TEXT = 40;
const tab_panels_MAX_STEPS_UP = 10;
function tab_panels_judge(document) {
    const withRole = document.withAttribute('role');
    const tabs = withRole.filter(element => roleOf(element) === 'tab');
    if (tabs.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no elements with role="tab"');
    if (withRole.some(element => roleOf(element) === 'tabpanel'))
        return (0,judging_judgement/* failWhere */.a4)([]);
    const ids = new Set(document.withAttribute('id').map(element => (0,html_document/* attribute */.lt)(element, 'id')));
    const controls = (tab) => ((0,html_document/* attribute */.lt)(tab, 'aria-controls') ?? '').split(/\s+/).some(id => id !== '' && ids.has(id));
    const lists = Map.groupBy(tabs, tab_panels_listOf);
    return (0,judging_judgement/* failWhere */.a4)([...lists.values()]
        .filter(list => list.length > 1 && !list.some(controls))
        .slice(0, MAX_LISTS)
        .map(list => {
        const [first] = list;
        const text = ((0,html_document/* attribute */.lt)(first, 'aria-label') ?? (0,text_start/* startOfSeenText */.Mq)(first, tab_panels_MAX_TEXT)).trim();
        const name = text === '' ? '' : `, from "${text.slice(0, tab_panels_MAX_TEXT)}" on`;
        return document.occurrence(first, `${list.length} tabs${name}, and no element with role="tabpanel".`);
    }));
}
function roleOf(element) {
    return (0,html_document/* attribute */.lt)(element, 'role').trim().toLowerCase();
}
function tab_panels_listOf(tab) {
    let at = (0,html_document/* parentOf */.gN)(tab);
    for (let step = 0; at && step < tab_panels_MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at))
        if ((0,html_document/* attribute */.lt)(at, 'role')?.trim().toLowerCase() === 'tablist')
            return at;
    return undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/tables.js






const tables = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'table-without-headers': {
            severity: 'notice',
            title: 'The headers of a table are not marked as such',
            why: 'Screen readers read out a cell such as "14:30" without saying what it is, and programs that read the table do not know its columns.',
            fix: 'Write the cells of the first row as <th scope="col">, or those of the first column as <th scope="row"> where each row is a name and its value.',
            help: 'https://www.w3.org/WAI/tutorials/tables/one-header/',
            example: '<table><tr><td>Day</td><td>Open</td></tr><tr><td>Monday</td><td>8–12</td></tr><tr><td>Tuesday</td><td>8–18</td></tr></table>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'table-without-headers': judgeTables(page.document) }) };
    },
});
const MIN_ROWS = 3;
const MIN_COLUMNS = 2;
const MAX_ROWS = 100;
const MAX_CELLS = 20;
const tables_MAX_TEXT = 60;
const MOST = 0.6;
function judgeTables(document) {
    const rowsOf = Map.groupBy(document.elements('tr'), tableAround);
    return (0,judging_judgement/* failEach */.Sw)(document.elements('table').filter(table => isOfData(table, rowsOf.get(table) ?? [])), table => {
        const rows = rowsOf.get(table).slice(0, MAX_ROWS).map(cellsOf);
        const [first, ...others] = rows;
        if (rows.some(cells => cells.some(({ tagName }) => tagName === 'th')))
            return undefined;
        const ofRows = namesOfPairs(rows, tables_hasCaption(table) && !areHeaders(first, others));
        if (ofRows)
            return document.occurrence(table, said(ofRows, '<th scope="row">'));
        return areHeaders(first, others) ? document.occurrence(table, said(first, '<th>')) : undefined;
    }, 'the page has no table of data');
}
const tables_MAX_SAID = 5;
function said(cells, tag) {
    const texts = cells.slice(0, tables_MAX_SAID).map(cell => `"${(0,text_start/* startOfSeenText */.Mq)(cell, tables_MAX_TEXT)}"`);
    return `${texts.join(', ')} are in <td>, not in ${tag}.`;
}
const tables_MAX_NAME = 30;
function namesOfPairs(rows, isCaptioned) {
    if (!rows.every(cells => cells.length === 2))
        return undefined;
    const names = rows.map(([name]) => name);
    const areNames = names.every(name => {
        const text = (0,text_start/* startOfSeenText */.Mq)(name, tables_MAX_NAME + 1);
        return /\p{L}/u.test(text) && text.length <= tables_MAX_NAME;
    });
    if (!areNames)
        return undefined;
    const lookSo = rows.every(([name, value]) => looksLikeName(name, value));
    return lookSo ||
        (isCaptioned &&
            haveValues(names, rows.map(([, value]) => value)))
        ? names
        : undefined;
}
function tables_hasCaption(table) {
    const caption = table.childNodes.filter(html_document/* isElement */.vq).find(({ tagName }) => tagName === 'caption');
    return caption !== undefined && (0,text_start/* startOfSeenText */.Mq)(caption, tables_MAX_TEXT) !== '';
}
function haveValues(names, values) {
    if (names.some(name => linesOf(name) > 1))
        return false;
    const withFigure = values.filter(value => /\d/.test((0,text_start/* startOfSeenText */.Mq)(value, tables_MAX_TEXT)));
    const isOfWords = names.every(name => !/\d{2}/.test((0,text_start/* startOfSeenText */.Mq)(name, tables_MAX_TEXT)));
    return isOfWords && (values.some(value => linesOf(value) > 1) || withFigure.length >= MOST * values.length);
}
function linesOf(cell) {
    const parts = cell.childNodes.filter(html_document/* isElement */.vq);
    const lines = parts.filter(({ tagName }) => /^(?:p|div|li)$/.test(tagName)).length;
    return Math.max(lines, parts.filter(({ tagName }) => tagName === 'br').length + 1);
}
function looksLikeName(name, value) {
    const hasOwn = [backgroundOf, tables_classOf].some(look => look(name) !== '' && look(name) !== look(value));
    return hasOwn || (isBold(name) && !isBold(value)) || /[:：]$/.test((0,text_start/* startOfSeenText */.Mq)(name, tables_MAX_TEXT));
}
function backgroundOf(cell) {
    const style = ((0,html_document/* attribute */.lt)(cell, 'style') ?? '').slice(0, MAX_STYLE);
    return `${/background[^;]{0,100}/i.exec(style)?.[0] ?? ''}${(0,html_document/* attribute */.lt)(cell, 'bgcolor') ?? ''}`;
}
const MAX_STYLE = 500;
function tables_classOf(cell) {
    return (0,html_document/* attribute */.lt)(cell, 'class')?.trim() ?? '';
}
function isBold(cell) {
    const [only, ...others] = cell.childNodes.filter(node => (0,html_document/* isElement */.vq)(node) || ('value' in node && node.value.trim() !== ''));
    return only !== undefined && others.length === 0 && (0,html_document/* isElement */.vq)(only) && /^(?:b|strong)$/.test(only.tagName);
}
function isOfData(table, rows) {
    const role = (0,html_document/* attribute */.lt)(table, 'role')?.trim().toLowerCase();
    if (role !== undefined && role !== 'table')
        return false;
    return rows.length >= MIN_ROWS && tableAround(table) === undefined;
}
const tables_PARTS = new Set(['tbody', 'thead', 'tfoot', 'tr', 'td', 'th']);
const tables_MAX_STEPS = 40;
function tableAround(element) {
    let at = (0,html_document/* parentOf */.gN)(element);
    for (let step = 0; at && step < tables_MAX_STEPS; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        if (at.tagName === 'table')
            return at;
        if (element.tagName === 'tr' && !tables_PARTS.has(at.tagName))
            return undefined;
    }
    return undefined;
}
function cellsOf(row) {
    return row.childNodes
        .filter(html_document/* isElement */.vq)
        .filter(({ tagName }) => tagName === 'td' || tagName === 'th')
        .slice(0, MAX_CELLS);
}
const MAX_HEADER = 40;
function areHeaders(first, others) {
    const texts = first.map(cell => (0,text_start/* startOfSeenText */.Mq)(cell, tables_MAX_TEXT));
    const isHeader = (text) => /\p{L}/u.test(text) && !/\d/.test(text) && text.length <= MAX_HEADER;
    if (first.length < MIN_COLUMNS || !texts.every(isHeader))
        return false;
    const full = others.filter(cells => cells.length === first.length);
    if (full.length < MIN_ROWS - 1 || full.length < others.length / 2)
        return false;
    const columns = first.slice(1).map((_, at) => full.map(cells => (0,text_start/* startOfSeenText */.Mq)(cells[at + 1], tables_MAX_TEXT)));
    const filled = columns.map(column => column.filter(text => text !== ''));
    return filled.some(column => column.length >= MIN_ROWS - 1 && column.filter(text => /\d/.test(text)).length >= MOST * column.length);
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/trapping-menus.js



const trappingMenus = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'menu-stays-open-on-phone': {
            severity: 'warning',
            title: 'The menu that opens on a phone cannot be closed again',
            why: 'It stays over the page: visitors who want to go on reading have to load the page anew.',
            fix: 'Put a button that closes the menu into it, or let the button that opens it stay above it (z-index), and close the menu on Escape and on a tap beside it.',
            help: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
            example: 'nav.open { position: fixed; inset: 0; z-index: 99 } over <button class="burger">, which closes it',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const judgement = await judgeTriedOut(visit, {
            about: { names: ['button', 'a'], none: 'the page has neither buttons nor links' },
            found: ({ openedMenus }) => openedMenus?.flatMap(({ button, trap }) => (trap && button ? [{ ...button, ...trap }] : [])),
            untried: 'Chrome had no time left to open the menu',
            doubt: rendered => (0,layout_gap/* layoutGap */.X7)(rendered),
            scriptsMay: 'close the menu',
            message({ text, isBeside, isScrolled }) {
                const menu = text === '' ? 'The menu that this button opens' : `The menu that "${text}" opens`;
                const ways = [
                    'on Escape',
                    'on a tap on it',
                    ...(isBeside ? ['on a tap beside it'] : []),
                    'when it is dragged',
                    ...(isScrolled ? ['when the page is scrolled'] : []),
                ];
                return `${menu} lies over the button and has no other one that closes it. It stays open ${ways.slice(0, -1).join(', ')} and ${ways.at(-1)}.`;
            },
        });
        return { judgements: { 'menu-stays-open-on-phone': judgement } };
    },
});

// EXTERNAL MODULE: ./lib/engine/visit/script-files.js
var script_files = __webpack_require__(89921);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/undefined-handlers.js










const undefinedHandlers = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'handler-undefined': {
            severity: 'warning',
            title: 'A handler calls a function that does not exist',
            why: 'When visitors click or type there, nothing happens except an error in the console.',
            fix: 'Load the script that defines the function, or correct its name. A handler does not see what a <script type="module"> defines: assign it to window, or use addEventListener.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Errors/Not_defined',
            example: '<button onclick="startQuiz()">Start</button>, and no script that defines startQuiz',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return { judgements: { 'handler-undefined': await undefined_handlers_judge(visit) } };
    },
});
const undefined_handlers_MAX_SCRIPTS = 1_000_000;
const OF_TRACKERS = /^(?:fbq|gtag\w*|ga|_gaq|ym|hj|lintrk|twq|pintrk|ttq|plausible|umami|goog_report_conversion|uetq|snaptr|rdt|clarity|zaraz|mixpanel|analytics|_paq|_hsq|dataLayer|track\w*)$/;
const OF_SNIPPETS = /^(?:fbq|lintrk|twq|pintrk|ttq|snaptr|rdt)$/;
const GOOGLE_TAG = /^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=(?:G|AW|UA|DC)-[\w-]{1,30}(?:&|$)/i;
const BRING_NONE = new Set(third_party_purpose/* BRING_NO_TRACKER */.IL);
async function isWithoutTrackers(visit, rendered) {
    const { document, requests, url } = rendered;
    const page = await visit.htmlPage();
    const files = await (0,script_files/* readScriptFiles */.F8)(page, address => visit.fetch(address), undefined_handlers_MAX_SCRIPTS);
    const { texts, isWhole } = (0,script_files/* codeOf */.$N)(page, files);
    const { hostname } = new URL(url);
    const foreign = requests.filter(request => request.type === 'Script' && !request.inFrame && URL.parse(request.url)?.hostname !== hostname);
    const purposes = await Promise.all(foreign
        .filter(request => !GOOGLE_TAG.test(request.url))
        .map(async (request) => await (0,third_party_purpose/* purposeOf */.eK)(request.url)));
    const all = [...texts, ...(0,page_scripts/* inlineScripts */.Yx)(document).map(html_document/* textOf */.b6)].join('\n');
    const isAlone = isWhole &&
        all.length < undefined_handlers_MAX_SCRIPTS &&
        purposes.every(purpose => BRING_NONE.has(purpose)) &&
        !/GTM-|gtm\.js|facebook\.net|consent-?manager|cookiebot|onetrust|usercentrics/i.test(all);
    return name => isAlone && OF_SNIPPETS.test(name) && !new RegExp(`\\b${name}\\b`).test(all);
}
async function undefined_handlers_judge(visit) {
    const rendered = await ownLoading(visit);
    if (rendered instanceof Error)
        return (0,judging_judgement/* judgedWithout */.Qh)(rendered);
    const { document, undefinedHandlers: handlers, url } = rendered;
    if (document.withAttribute('onclick', 'onsubmit', 'onchange', 'oninput', 'onkeyup', 'onkeydown').length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no element of the page has a handler in its markup');
    if (!handlers)
        return (0,judging_judgement/* notMeasured */.q7)('Chrome had no time left to look for the functions of handlers');
    const never = handlers.some(({ name }) => OF_SNIPPETS.test(name))
        ? await isWithoutTrackers(visit, rendered)
        : () => false;
    const own = handlers.filter(({ name }) => !OF_TRACKERS.test(name) || never(name));
    if (own.length === 0)
        return (0,judging_judgement/* failWhere */.a4)([]);
    const gap = await (0,layout_gap/* layoutGap */.X7)(rendered, ['Script']);
    if (gap !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(gap);
    if (document.elements('script').some(isHeldBack))
        return (0,judging_judgement/* notMeasured */.q7)('scripts that wait for a visitor or for consent may define them');
    const assigned = assignedNames([
        ...(0,page_scripts/* inlineScripts */.Yx)(document).map(html_document/* textOf */.b6),
        ...(await (0,own_scripts/* ownScriptFiles */.B)(visit)).map(({ text }) => text),
    ]);
    return (0,judging_judgement/* failWhere */.a4)(own
        .filter(({ name }) => !assigned.has(name))
        .map(({ selector, event, name }) => ({
        url,
        selector,
        message: `${event} calls ${name}(), which no script of the page defines.`,
    })));
}
function assignedNames(scripts) {
    const text = scripts.join('\n').slice(0, undefined_handlers_MAX_SCRIPTS);
    const assignments = text.matchAll(/\b(?:window|self|globalThis|root|global)(?:\.([\w$]{1,60})|\[\s?["']([\w$]{1,60})["']\s?\])\s{0,3}=/g);
    return new Set(Array.from(assignments, ([, plain, quoted]) => (plain ?? quoted)));
}

// EXTERNAL MODULE: ./lib/engine/syntax/script-comments.js
var script_comments = __webpack_require__(54672);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/key-placeholders.js

const SAMPLE_WORD = '(?:YOUR|INSERT|PASTE|REPLACE(?:_WITH)?(?:_YOUR)?|ТВОЙ|ВАШ|TU|VOTRE|DEINE?|IHRE?|(?:INSERISCI_)?(?:(?:IL|LA)_)?TU[OA]|INSERISCI|SEU)';
const key_placeholders_KIND = '(?:ID|KEY|TOKEN|CODE|USERNAME|USER|PROJECT|SECRET|ENDPOINT|FORM|BOT|CHAT|ТОКЕН|КЛЮЧ|БОТА|CHAT_ID|CLAVE|CLE|CHAVE|CHIAVE|SCHLUESSEL)';
const key_placeholders_NAME = `${SAMPLE_WORD}[_-](?:[\\p{Lu}\\d]{1,20}[_-]){0,4}${key_placeholders_KIND}(?:_HERE)?`;
const IN_ADDRESS = new RegExp(`(?:^|[/=?&:.#])(${key_placeholders_NAME})(?=$|[/?&#.:;,])`, 'u');
const key_placeholders_MAX_ADDRESS = 1000;
function placeholderInAddress(address) {
    const start = address.slice(0, key_placeholders_MAX_ADDRESS);
    const [, id] = OF_FORM.exec(start) ?? OF_ICONS.exec(start) ?? [];
    return IN_ADDRESS.exec(start)?.[1] ?? (id !== undefined && isPlaceholderId(id) ? id : undefined);
}
const FORM_SERVICE = '(?:formspree\\.io/f|getform\\.io/f|usebasin\\.com/f|formcarry\\.com/s|submit-form\\.com|formkeep\\.com/f|fabform\\.io/f)';
const OF_FORM = new RegExp(`^\\s*https?://(?:www\\.)?${FORM_SERVICE}/([\\p{L}\\d_-]{1,80})`, 'iu');
const OF_ICONS = /^\s*(?:https?:)?\/\/kit\.fontawesome\.com\/([\p{L}\d_-]{1,80})\.js/iu;
const WORD = '(?:\\p{Lu}+|\\p{Lu}?\\p{Ll}+)';
const PLACEHOLDER_ID = new RegExp(`^(?:${WORD}(?:[_-]${WORD})+|\\p{Lu}{4,}|x{4,}|your[a-z]{0,20}(?:id|key|form|code|here|endpoint))$`, 'u');
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
function isPlaceholderId(id) {
    return PLACEHOLDER_ID.test(id) && !UUID.test(id);
}
const LITERAL = new RegExp(`(['"\`])(?:[^'"\`\\s]{0,80}?[/.=])?(${key_placeholders_NAME})(?:[/.?&=][^'"\`\\s]{0,80})?\\1`, 'gu');
const key_placeholders_MAX_BEFORE = 40;
const GIVEN = /(?:[^=!<>]=|[\w\p{L}'"]\s{0,4}:|\(|,)\s{0,8}$/u;
const ID_IN_SCRIPT = new RegExp(`(?<=['"\`]https://)${FORM_SERVICE}/([\\p{L}\\d_-]{1,80})(?=['"\`])|\\bemailjs\\s?\\.\\s?init\\s?\\(\\s{0,40}(?:\\{\\s{0,40}publicKey\\s?:\\s{0,8})?['"\`]([\\p{L}\\d_-]{1,80})['"\`]`, 'giu');
const key_placeholders_SENDS = /\bfetch\s?\(|XMLHttpRequest|\$\.(?:ajax|post|get)\b|axios|emailjs|initializeApp|createClient|\bimportScripts\b|\.src\s?=|navigator\.sendBeacon/;
const MAX_LITERALS = 5;
const key_placeholders_MAX_SCRIPT = 200_000;
function placeholderInScript(script, all) {
    const text = script.slice(0, key_placeholders_MAX_SCRIPT);
    if (!key_placeholders_SENDS.test(text))
        return undefined;
    for (const match of text.matchAll(ID_IN_SCRIPT)) {
        const id = match[1] ?? match[2];
        if (isPlaceholderId(id) && !(0,script_comments/* isInComment */.B)(text, match.index) && !isAskedFor(all, id))
            return id;
    }
    let looked = 0;
    for (const match of text.matchAll(LITERAL)) {
        if (++looked > MAX_LITERALS)
            return undefined;
        const name = match[2];
        const before = text.slice(Math.max(0, match.index - key_placeholders_MAX_BEFORE), match.index);
        if (!GIVEN.test(before) || (0,script_comments/* isInComment */.B)(text, match.index))
            continue;
        if (!isAskedFor(all, name))
            return name;
    }
    return undefined;
}
function isAskedFor(text, name) {
    const start = name.split(/[_-]/, 1)[0];
    const asked = new RegExp(`[=!]==?\\s{0,8}['"\`]${start}|(?:includes|startsWith|indexOf|test|match|search)\\s?\\(\\s{0,8}['"\`/^]{1,2}${start}|/\\^?${start}[_-]?/`, 'u');
    return asked.test(text);
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/unfilled-keys.js









const unfilledKeys = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'key-not-filled-in': {
            severity: 'warning',
            title: 'A key or an address of a service still has its placeholder',
            why: 'The service does not know the site, so what it is for fails: forms reach nobody, maps stay gray, or links lead to an error.',
            fix: 'Put the key or id of your account in its place, or remove the service.',
            help: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Extensions/Forms/Sending_and_retrieving_form_data',
            example: '<form action="https://formspree.io/f/YOUR_FORM_ID" method="post">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const { document } = page;
        const found = [...inAddresses(document), ...inScripts(document, await (0,own_scripts/* ownScriptFiles */.B)(visit))];
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, {
                'key-not-filled-in': found.length === 0 && document.elements('script', 'form', 'iframe').length === 0
                    ? (0,judging_judgement/* notApplicable */.hH)('the page has no script, form or frame')
                    : (0,judging_judgement/* failWhere */.a4)(found),
            }),
        };
    },
});
const unfilled_keys_MAX_INLINE = 50;
const MAX_ALL = 1_000_000;
const unfilled_keys_MAX_SHOWN = 500;
const MAX_SAMPLES = 500;
const MAX_SAMPLE = 20_000;
const ADDRESSED = [
    ['a', 'href'],
    ['form', 'action'],
    ['script', 'src'],
    ['iframe', 'src'],
];
const KEYS = ['data-sitekey', 'data-site-key', 'data-api-key', 'data-website-id', 'data-domain-script'];
const ACCESS_KEY = 'access_key';
function inAddresses(document) {
    const addresses = ADDRESSED.flatMap(([tag, name]) => document.elements(tag).map(element => ({ element, written: (0,html_document/* attribute */.lt)(element, name) })));
    const keys = KEYS.flatMap(name => document.withAttribute(name).map(element => ({ element, written: (0,html_document/* attribute */.lt)(element, name) })));
    const told = new Set();
    const accessKeys = document.elements('input').flatMap(element => {
        const value = (0,html_document/* attribute */.lt)(element, 'name') === ACCESS_KEY ? (0,html_document/* attribute */.lt)(element, 'value')?.trim() : undefined;
        return value !== undefined && isPlaceholderId(value) ? [{ element, value }] : [];
    });
    const inFields = accessKeys.map(({ element, value }) => document.occurrence(element, unfilled_keys_messageOf('This field', value)));
    const inAttributes = [...addresses, ...keys].flatMap(({ element, written }) => {
        const placeholder = written === undefined ? undefined : placeholderInAddress(written);
        if (placeholder === undefined || told.has(written) || isShown(element, placeholder))
            return [];
        told.add(written);
        return document.occurrence(element, unfilled_keys_messageOf(`This <${element.tagName}>`, placeholder));
    });
    return [...inAttributes, ...inFields];
}
function isShown(element, placeholder) {
    return element.tagName === 'a' && (0,text_start/* startOfSeenText */.Mq)(element, unfilled_keys_MAX_SHOWN).includes(placeholder);
}
function inScripts(document, files) {
    const inline = (0,page_scripts/* inlineScripts */.Yx)(document)
        .slice(0, unfilled_keys_MAX_INLINE)
        .map(element => ({ element, text: (0,html_document/* textOf */.b6)(element) }));
    const all = [...inline, ...files]
        .map(({ text }) => text)
        .join('\n')
        .slice(0, MAX_ALL);
    const placed = [
        ...inline.map(({ element, text }) => ({
            text,
            at: (said) => document.occurrence(element, said),
        })),
        ...files.map(({ url, text }) => ({ text, at: (message) => ({ url, message }) })),
    ];
    const samples = document
        .elements('pre', 'code')
        .slice(0, MAX_SAMPLES)
        .map(sample => (0,html_document/* textOf */.b6)(sample).slice(0, MAX_SAMPLE));
    return placed.flatMap(({ text, at }) => {
        const placeholder = placeholderInScript(text, all);
        if (placeholder === undefined || samples.some(sample => sample.includes(placeholder)))
            return [];
        return at(unfilled_keys_messageOf('This script', placeholder));
    });
}
function unfilled_keys_messageOf(what, placeholder) {
    return `${what} has "${placeholder}" where a key or an id of your account belongs.`;
}

// EXTERNAL MODULE: ./lib/engine/page/text/regions.js + 3 modules
var regions = __webpack_require__(13615);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/network-icons.js

const network_icons_NAMES = 'facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|whatsapp|telegram';
const ICON_CLASS = new RegExp(`(?:^|\\s)(?:fa|fab|bi|ri|bx|bxl|ti|mdi|la|lab|lni|icon|icofont|uil|pi|ion|socicon)[-_](?:social[-_])?(?:logo[-_])?(${network_icons_NAMES})(?:$|[\\s_-])`, 'i');
const ICON_FILE = new RegExp(`(?:^|[/_-])(?:icon[_-]?)?(${network_icons_NAMES})(?:[_-]?(?:icon|logo|white|black|\\d{1,3})){0,2}\\.\\w{3,4}$`, 'i');
const ICON_ALT = new RegExp(`^(${network_icons_NAMES})(?: (?:icon|logo))?$`, 'i');
const network_icons_MAX_VALUE = 300;
function networkOfIcon(element) {
    const value = (name) => ((0,html_document/* attribute */.lt)(element, name) ?? '').slice(0, network_icons_MAX_VALUE);
    if (element.tagName === 'i' || element.tagName === 'span')
        return ICON_CLASS.exec(value('class'))?.[1]?.toLowerCase();
    if (element.tagName !== 'img')
        return undefined;
    const [file] = value('src').split(/[?#]/);
    return (ICON_ALT.exec(value('alt').trim()) ?? ICON_FILE.exec(file))?.[1]?.toLowerCase();
}
const network_icons_HOSTS = new Map(Object.entries({
    facebook: /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me|m\.me)$/,
    instagram: /(?:^|\.)(?:instagram\.com|instagr\.am)$/,
    twitter: /(?:^|\.)(?:twitter|x)\.com$/,
    linkedin: /(?:^|\.)linkedin\.com$/,
    youtube: /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
    tiktok: /(?:^|\.)tiktok\.com$/,
    pinterest: /(?:^|\.)(?:pinterest\.[a-z.]{2,6}|pin\.it)$/,
    whatsapp: /(?:^|\.)(?:whatsapp\.com|wa\.me)$/,
    telegram: /(?:^|\.)(?:t\.me|telegram\.(?:me|org))$/,
}));
function isOfNetwork(network, url) {
    return url.protocol === 'whatsapp:'
        ? network === 'whatsapp'
        : (network_icons_HOSTS.get(network)?.test(url.hostname) ?? false);
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/page-scripts.js


const page_scripts_CONTROLS = new Set('a button label summary select option dialog textarea input'.split(' '));
const HOOK = /^(?:on[a-z]+|@.+|:.+|x-.+|v-.+|ng-.+|hx-.+|tabindex|aria-controls|aria-expanded|contenteditable|jsaction|data-(?!i18n|translate|l10n|aos|wow|animat|sal|scroll|v-|astro|reveal|delay).+)$/;
const ROLES = /^(?:button|link|tab|menuitem|switch|checkbox|option)$/i;
const page_scripts_MAX_STEPS = 12;
function mayBeServed(element) {
    let at = element;
    for (let step = 0; at && step < page_scripts_MAX_STEPS && at.tagName !== 'body'; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        if (page_scripts_CONTROLS.has(at.tagName) || at.tagName.includes('-'))
            return true;
        if (ROLES.test((0,html_document/* attribute */.lt)(at, 'role') ?? ''))
            return true;
        if (step < 6 && at.attrs.some(({ name }) => HOOK.test(name)))
            return true;
    }
    return false;
}
const LIBRARY = /(?:^|\/)(?:jquery|bootstrap|popper|fontawesome|font-awesome|all|aos|wow|swiper|slick|owl\.carousel|gsap|scrolltrigger|gtag|analytics|gtm|lazysizes|modernizr|html5shiv|ionicons|feather)[\w.-]{0,40}\.js$|googletagmanager\.com|google-analytics\.com|kit\.fontawesome\.com|cdn\.tailwindcss\.com/i;
const page_scripts_MAX_SCRIPTS = 500_000;
const page_scripts_MAX_NAMES = 200;
const STEPS = 4;
const MAX_LOOKS = 1000;
const LISTENS = /addEventListener|onclick|\.on\(|\.click\(|\.live\(/;
const QUOTED = /(?<=['"`\s])[a-z][\w-]{0,40}(?=['"`\s.:,[])/gi;
class PageScripts {
    #hasOwnFiles;
    #text;
    #listens;
    #named = new Map();
    #quotedNames;
    constructor(document) {
        const scripts = document.elements('script').filter(page_scripts/* isExecutable */.TV);
        this.#hasOwnFiles = scripts.some(script => {
            const src = (0,html_document/* attribute */.lt)(script, 'src')?.split(/[?#]/)[0];
            return src !== undefined && !LIBRARY.test(src);
        });
        this.#text = scripts
            .map(script => (0,html_document/* textOf */.b6)(script))
            .join('\n')
            .slice(0, page_scripts_MAX_SCRIPTS);
        this.#listens = LISTENS.test(this.#text);
    }
    mayFind(element) {
        if (this.#hasOwnFiles)
            return true;
        if (!this.#listens)
            return false;
        let at = element;
        for (let step = 0; at && step < STEPS; step++, at = (0,html_document/* parentOf */.gN)(at)) {
            const names = `${(0,html_document/* attribute */.lt)(at, 'class') ?? ''} ${(0,html_document/* attribute */.lt)(at, 'id') ?? ''}`.slice(0, page_scripts_MAX_NAMES);
            if (names.split(/\s+/).some(name => name !== '' && this.#mayName(name)))
                return true;
            if (this.#quoted().has(at.tagName))
                return true;
        }
        return false;
    }
    #mayName(name) {
        const known = this.#named.get(name);
        if (known !== undefined)
            return known;
        if (this.#named.size >= MAX_LOOKS)
            return true;
        const isNamed = this.#text.includes(name);
        this.#named.set(name, isNamed);
        return isNamed;
    }
    #quoted() {
        this.#quotedNames ??= new Set(this.#text.match(QUOTED)?.map(name => name.toLowerCase()));
        return this.#quotedNames;
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/unlinked-texts.js












const unlinkedTexts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'social-icon-unlinked': {
            severity: 'warning',
            title: 'Icons of social networks lead nowhere',
            why: 'Visitors tap them and nothing happens, because there is no link around them. Search engines cannot connect the profiles with the site either.',
            fix: 'Put each icon into a link to your profile, with an aria-label such as "Instagram", or remove it.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
            example: '<footer><i class="fab fa-facebook"></i> <i class="fab fa-instagram"></i></footer>',
        },
        'profile-not-linked': {
            severity: 'notice',
            title: 'A profile of the site is named and not linked',
            why: 'Visitors have to search for the profile themselves, and search engines cannot connect it with the site.',
            fix: 'Link it: <a href="https://www.instagram.com/kranz_cycles/">@kranz_cycles</a>.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
            example: '<footer><p>Instagram: @kranz_cycles</p></footer>',
        },
        'legal-text-unlinked': {
            severity: 'warning',
            title: 'The footer names a legal page without a link to it',
            why: 'Visitors cannot open the privacy policy or legal notice that is named there, which the law asks for in many countries.',
            fix: 'Write the page and link to it: <a href="/privacy">Privacy policy</a>.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
            example: '<footer><p>© 2026 Kranz Cycles | Privacy policy | Legal notice</p></footer>',
        },
        'read-more-unlinked': {
            severity: 'warning',
            title: 'A text such as "Read more" is no link',
            why: 'Visitors click and nothing happens, and search engines find no page behind it.',
            fix: 'Link it to the page: <a href="/news/opening">Read more about the opening</a>, or remove it.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
            example: '<div class="card"><h3>Opening</h3><p>Our shop opens in May.</p><span>Read more</span></div>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const { document } = page;
        const { hidden } = (0,regions/* regionsOf */.NV)(document, [], [], document.elementsAt(await (0,shut_parts/* shutParts */.x)(visit)));
        const scripts = new PageScripts(document);
        const isSeen = (element) => !hidden.has(element);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, {
                'social-icon-unlinked': judgeIcons(document, isSeen),
                'profile-not-linked': judgeHandles(document, isSeen),
                'legal-text-unlinked': judgeLegalNames(document, isSeen),
                'read-more-unlinked': judgePromises(document, scripts, isSeen),
            }),
        };
    },
});
const MAX_TOLD = 200;
function innerOf(document, elements) {
    return new Set(elements.filter(one => !elements.some(other => other !== one && document.isBelow(other, one))));
}
const MIN_ICONS = 2;
const unlinked_texts_PROFILES = /social|follow|netzwerk|redes|r[ée]seaux/i;
const SHARING = /shar(?:e|ing)|teilen|partag|compart|condivid|addthis|a2a/i;
const unlinked_texts_FRAMES = new Set(['footer', 'header', 'nav']);
const FOLLOW = /follow us|find us on|suivez[ -]nous|folg(?:t|en sie) uns|folge uns|síguenos|seguici|siga[ -]nos|volg ons|följ oss|følg os|følg oss|obserwuj nas|sledujte nás|kövess|takip ed|подпис|мы в соц/i;
const unlinked_texts_MAX_AROUND = 120;
function isBesideInvitation(icon) {
    return unlinked_texts_isWithin(icon, at => at.tagName !== 'body' && FOLLOW.test((0,text_start/* startOfSeenText */.Mq)(at, unlinked_texts_MAX_AROUND)), 2);
}
function judgeIcons(document, isSeen) {
    const icons = document.elements('i', 'span', 'img').flatMap(element => {
        const network = networkOfIcon(element);
        return network !== undefined && isSeen(element) ? [{ element, network }] : [];
    });
    if (icons.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no icons of social networks');
    const reached = new Set([...new Set(icons.map(({ network }) => network))].filter(network => isReached(document, network)));
    const unlinked = icons.filter(({ element, network }) => !mayBeServed(element) &&
        !hasLinkBeside(element) &&
        !reached.has(network) &&
        (isBesideInvitation(element) ||
            unlinked_texts_isWithin(element, at => unlinked_texts_FRAMES.has(at.tagName) || unlinked_texts_PROFILES.test(unlinked_texts_namesOf(at)))) &&
        !unlinked_texts_isWithin(element, at => SHARING.test(unlinked_texts_namesOf(at))));
    const networks = new Set(unlinked.map(({ network }) => network));
    const isGroup = networks.size >= MIN_ICONS ||
        unlinked.some(({ element }) => unlinked_texts_isWithin(element, at => unlinked_texts_PROFILES.test(unlinked_texts_namesOf(at))));
    const told = new Set();
    return (0,judging_judgement/* failWhere */.a4)((isGroup ? unlinked : []).flatMap(({ element, network }) => {
        if (told.has(network))
            return [];
        told.add(network);
        return document.occurrence(element, `The icon of ${network} is in no link.`);
    }));
}
const HANDLE = /^(facebook|instagram|twitter|linkedin|youtube|tiktok|telegram)\s?[:：|–-]\s?@[\w.-]{3,30}$|^(instagram|tiktok)\s@[\w.-]{3,30}$/i;
const NETWORK = /^(?:facebook|instagram|linkedin|youtube|tiktok|pinterest|telegram)$/i;
const STEPS_TO_PROFILES = 2;
function judgeHandles(document, isSeen) {
    const lists = profileLists(document);
    const named = document.elements('p', 'li', 'span', 'div', 'td', 'dd').flatMap(element => {
        if (element.childNodes.filter(html_document/* isElement */.vq).length > MAX_PARTS)
            return [];
        const written = (0,text_start/* startOfSeenText */.Mq)(element, unlinked_texts_MAX_TEXT);
        const [text, network, other] = HANDLE.exec(written) ?? [];
        if (!isSeen(element))
            return [];
        if (text !== undefined)
            return [{ element, text, network: (network ?? other) }];
        if (!NETWORK.test(written.trim()) || !unlinked_texts_isWithin(element, at => lists.has(at), STEPS_TO_PROFILES))
            return [];
        return [{ element, text: written.trim(), network: written.trim() }];
    });
    if (named.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page names no profile with its network');
    const inner = innerOf(document, named.slice(0, MAX_TOLD).map(({ element }) => element));
    const networks = new Set(named.map(({ network }) => network.toLowerCase()));
    const reached = new Set([...networks].filter(network => isReached(document, network)));
    return (0,judging_judgement/* failWhere */.a4)(named
        .filter(({ element }) => inner.has(element) && !mayBeServed(element) && !hasLink(element))
        .filter(({ network }) => !reached.has(network.toLowerCase()))
        .map(({ element, text }) => document.occurrence(element, `"${text}" is text without a link.`)));
}
function profileLists(document) {
    const lists = new Set();
    for (const link of document.elements('a').slice(0, unlinked_texts_MAX_LINKS)) {
        const text = (0,text_start/* startOfSeenText */.Mq)(link, unlinked_texts_MAX_NAME).trim();
        const url = NETWORK.test(text) ? document.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? '#') : undefined;
        if (!url || !isOfNetwork(text.toLowerCase(), url))
            continue;
        let at = (0,html_document/* parentOf */.gN)(link);
        for (let step = 0; at && at.tagName !== 'body' && step < STEPS_TO_PROFILES; step++, at = (0,html_document/* parentOf */.gN)(at))
            lists.add(at);
    }
    return lists;
}
const unlinked_texts_MAX_LINKS = 1000;
const unlinked_texts_MAX_NAME = 20;
const MAX_PARTS = 4;
function isReached(document, network) {
    return document.elements('a', 'area', 'iframe').some(element => {
        const url = document.addressOf((0,html_document/* attribute */.lt)(element, 'href') ?? (0,html_document/* attribute */.lt)(element, 'src') ?? '');
        return url !== undefined && isOfNetwork(network, url);
    });
}
const STEPS_TO_ENTRY = 2;
function hasLinkBeside(icon) {
    let at = (0,html_document/* parentOf */.gN)(icon);
    for (let step = 0; at && step < STEPS_TO_ENTRY && !unlinked_texts_FRAMES.has(at.tagName); step++, at = (0,html_document/* parentOf */.gN)(at))
        if (hasLink(at))
            return true;
    return false;
}
const BETWEEN = /\s*[|·•\n/–—]\s*|\s-\s|\.\s+/;
const unlinked_texts_MAX_TEXT = 200;
function judgeLegalNames(document, isSeen) {
    const footers = document.elements('footer', 'div', 'section').filter(isFooter);
    if (footers.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no footer');
    const linked = new Set();
    let leadsToLegal = false;
    for (const link of document.elements('a', 'area', 'button')) {
        const text = (0,text_start/* startOfSeenText */.Mq)(link, unlinked_texts_MAX_TEXT).toLowerCase();
        if (isLegalName(text))
            linked.add(text);
        const url = document.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? '#');
        leadsToLegal ||= url !== undefined && (0,html_document/* attribute */.lt)(link, 'href') !== undefined && (0,legal_notice/* isLegalNotice */.W)(url.href);
    }
    const found = new Map();
    for (const element of document.elements('p', 'li', 'span', 'div', 'small', 'td', 'strong', 'b')) {
        if (!isSeen(element) || !unlinked_texts_isWithin(element, isFooter) || mayBeServed(element))
            continue;
        for (const name of ownTexts(element)) {
            const key = name.toLowerCase();
            if (isLegalName(name) && !linked.has(key) && !found.has(key))
                found.set(key, element);
        }
    }
    if (leadsToLegal)
        found.clear();
    return (0,judging_judgement/* failWhere */.a4)([...found].map(([name, element]) => document.occurrence(element, `"${nameIn(element, name)}" is text, and no link leads to such a page.`)));
}
function nameIn(element, name) {
    return ownTexts(element).find(text => text.toLowerCase() === name) ?? name;
}
function ownTexts(element) {
    return element.childNodes
        .flatMap(node => node.nodeName === '#text' && 'value' in node ? node.value.slice(0, 1000).split(BETWEEN) : [])
        .map(text => (0,html_document/* foldSpace */.GQ)(text).replace(/[.,]$/, ''));
}
function isFooter(element) {
    return element.tagName === 'footer' || /(?:^|[\s_-])footer(?:$|[\s_-])/i.test(unlinked_texts_namesOf(element));
}
const PROMISED_IN = ['span', 'p', 'div', 'strong', 'em', 'small', 'b', 'i', 'h4', 'h5', 'h6'];
const unlinked_texts_STEPS_TO_CARD = 5;
const unlinked_texts_MAX_CARD = 1500;
function judgePromises(document, scripts, isSeen) {
    const promises = document.elements(...PROMISED_IN).filter(element => {
        if (element.childNodes.filter(html_document/* isElement */.vq).some(child => !/^(?:i|svg|span|img|br)$/.test(child.tagName)))
            return false;
        return isReadMore((0,text_start/* startOfSeenText */.Mq)(element, unlinked_texts_MAX_TEXT)) && isSeen(element);
    });
    if (promises.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no text of the page promises more');
    return (0,judging_judgement/* failWhere */.a4)([...innerOf(document, promises.slice(0, MAX_TOLD))]
        .filter(element => !mayBeServed(element) && !scripts.mayFind(element) && !isCardWithLink(element))
        .map(element => document.occurrence(element, `"${(0,text_start/* startOfSeenText */.Mq)(element, 60)}" is text without a link.`)));
}
function isCardWithLink(element) {
    let at = (0,html_document/* parentOf */.gN)(element);
    for (let step = 0; at && step < unlinked_texts_STEPS_TO_CARD; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        if (at.tagName === 'body' || (0,text_start/* startOfSeenText */.Mq)(at, unlinked_texts_MAX_CARD + 1).length > unlinked_texts_MAX_CARD)
            return false;
        if (hasLink(at))
            return true;
    }
    return false;
}
const unlinked_texts_MAX_NODES = 300;
function hasLink(root) {
    const stack = [root];
    for (let seen = 0; stack.length > 0; seen++) {
        const at = stack.pop();
        if (seen > unlinked_texts_MAX_NODES || /^(?:a|button|input|label|summary)$/.test(at.tagName))
            return true;
        for (const child of at.childNodes)
            if ((0,html_document/* isElement */.vq)(child))
                stack.push(child);
    }
    return false;
}
const unlinked_texts_MAX_NAMES = 300;
function unlinked_texts_namesOf(element) {
    return `${(0,html_document/* attribute */.lt)(element, 'class') ?? ''} ${(0,html_document/* attribute */.lt)(element, 'id') ?? ''}`.slice(0, unlinked_texts_MAX_NAMES);
}
const unlinked_texts_MAX_STEPS = 12;
function unlinked_texts_isWithin(element, is, most = unlinked_texts_MAX_STEPS) {
    let at = element;
    for (let step = 0; at && step < most; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (is(at))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/web-fonts.js
const WEB_FONTS = new Set([
    'Abril Fatface|Alegreya|Alegreya Sans|Alfa Slab One|Amatic SC|Anton|Archivo|Archivo Black|Archivo Narrow|Arvo|Asap|Assistant',
    'Barlow|Barlow Condensed|Barlow Semi Condensed|Be Vietnam Pro|Bebas Neue|Bitter|Bree Serif|Cabin|Cairo|Cardo|Catamaran|Caveat',
    'Chakra Petch|Cinzel|Comfortaa|Cookie|Cormorant|Cormorant Garamond|Courgette|Crimson Pro|Crimson Text|DM Sans|DM Serif Display',
    'DM Serif Text|Dancing Script|Domine|Dosis|EB Garamond|Encode Sans|Exo|Exo 2|Figtree|Fira Sans|Fira Sans Condensed|Fjalla One',
    'Fraunces|Frank Ruhl Libre|Gothic A1|Great Vibes|Heebo|Hind|Hind Siliguri|IBM Plex Sans|IBM Plex Serif|Inconsolata|Indie Flower',
    'Inter|Inter Tight|Instrument Sans|Instrument Serif|Jost|Josefin Sans|Josefin Slab|Kalam|Kanit|Karla|Kaushan Script|Lato|Lexend',
    'Lexend Deca|Libre Baskerville|Libre Franklin|Lobster|Lobster Two|Lora|M PLUS Rounded 1c|Manrope|Marcellus|Maven Pro|Merriweather',
    'Merriweather Sans|Montserrat|Montserrat Alternates|Mukta|Mulish|Muli|Neuton|Newsreader|Nunito',
    'Nunito Sans|Old Standard TT|Onest|Open Sans|Open Sans Condensed|Orbitron|Oswald|Outfit|Overpass|Oxanium|Pacifico|Passion One',
    'Pathway Gothic One|Patua One|Permanent Marker|Philosopher|Play|Playfair Display|Playfair Display SC|Plus Jakarta Sans|Poppins',
    'Prata|Press Start 2P|Prompt|Public Sans|Questrial|Quicksand|Rajdhani|Raleway|Red Hat Display|Righteous|Roboto Slab|Rokkitt|Rubik',
    'Ruda|Russo One|Sacramento|Saira|Sarabun|Satisfy|Secular One|Shadows Into Light|Signika|Sora|Source Sans 3|Source Sans Pro',
    'Source Serif 4|Source Serif Pro|Space Grotesk|Special Elite|Spectral|Syne|Tajawal|Teko|Titillium Web|Ubuntu|Ubuntu Condensed',
    'Unbounded|Unna|Urbanist|Varela|Varela Round|Vazirmatn|Vollkorn|Work Sans|Yanone Kaffeesatz|Yantramanav|Zilla Slab|Zen Maru Gothic',
    'Proxima Nova|Gotham|Gotham Pro|Museo|Museo Sans|Museo Slab|Brandon Grotesque|Futura PT|Circular|Circular Std|Gilroy|Sofia Pro',
    'Aktiv Grotesk|Satoshi|General Sans|Clash Display|Cabinet Grotesk|TT Norms|Graphik Web',
].flatMap(names => names.toLowerCase().split('|')));
function comesWithNoSystem(name) {
    return WEB_FONTS.has(name.toLowerCase().replaceAll('-', ' '));
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/unloaded-fonts.js







const unloadedFonts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'font-not-loaded': {
            severity: 'notice',
            title: 'Text asks for a font that the page does not load',
            why: 'Only visitors who have the font on their device see it. All others see another one, so the page does not look as it was designed.',
            fix: 'Load the font with @font-face or the style sheet of its host (an @import only counts at the start of a style sheet), and spell its name in font-family as it is spelled there. Or remove it from font-family.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/@font-face',
            example: 'body { font-family: Poppins, sans-serif } and no @font-face for Poppins',
        },
    },
    readsDocument: true,
    async judge(visit) {
        await (0,shown_page/* shownPage */.V)(visit);
        const { layout, requests, url } = await (0,layout_gap/* laidOut */.z5)(visit);
        return { judgements: { 'font-not-loaded': await unloaded_fonts_judge(layout, requests, url) } };
    },
});
const unloaded_fonts_MIN_SHARE = 0.1;
const unloaded_fonts_MAX_ADDRESS = 4000;
const MIN_CHARACTERS = 8;
const OF_INTERFACE = /^(?:system-ui|ui-[a-z-]{1,20}|-apple-system|blinkmacsystemfont|segoe ui|roboto|pingfang .{1,9}|microsoft (?:yahei|jhenghei).{0,9}|hiragino .{1,30}|yu ?(?:gothic|mincho).{0,9}|meiryo|malgun gothic|apple sd gothic neo|noto .{1,30})$/i;
async function unloaded_fonts_judge({ text }, requests, url) {
    if (text.characters === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page shows no text');
    const requested = requestedFonts(requests);
    const found = text.unloadedFonts.filter(font => (font.declaredAs !== undefined || comesWithNoSystem(font.name)) &&
        !OF_INTERFACE.test(font.next) &&
        !requested.has(font.name.toLowerCase()) &&
        font.characters >= MIN_CHARACTERS &&
        (font.isOfHeading || font.characters >= unloaded_fonts_MIN_SHARE * text.characters));
    if (found.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    const missing = await missingFontFile(requests);
    if (missing !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(`the page was shown without ${missing}, which may bring its fonts`);
    return (0,judging_judgement/* failWhere */.a4)(found.map(font => ({
        url,
        selector: font.selector,
        message: unloaded_fonts_messageOf(font, Math.round((100 * font.characters) / text.characters)),
    })));
}
function unloaded_fonts_messageOf({ name, next, text, declaredAs }, share) {
    const quoted = `"${(0,cut/* cutEnd */.ym)(text, 40)}"`;
    const what = share >= 1 ? `${share} % of the text, such as ${quoted}, asks` : `${quoted} asks`;
    if (declaredAs !== undefined)
        return `${what} for the font "${name}". The page loads it by another name: "${declaredAs}".`;
    return `${what} for the font "${name}", which nothing on the page loads${insteadOf(next)}.`;
}
function insteadOf(next) {
    if (next === '')
        return '';
    return /^(?:sans-serif|serif|monospace|cursive|fantasy|math)$/i.test(next)
        ? `, so ${next} is shown`
        : `, so visitors see it only where they have it themselves; next in font-family is ${next}`;
}
function requestedFonts(requests) {
    const names = requests
        .filter(({ type, url }) => type === 'Stylesheet' && url.length <= unloaded_fonts_MAX_ADDRESS && /[?&]family=/.test(url))
        .flatMap(({ url }) => new URL(url).searchParams.getAll('family'))
        .flatMap(families => families.split('|'))
        .map(family => family.split(':', 1)[0].replaceAll('-', ' ').trim().toLowerCase());
    return new Set(names);
}
async function missingFontFile(requests) {
    for (const { url, type, status, failure, inFrame } of requests) {
        if (inFrame || (type !== 'Stylesheet' && type !== 'Script'))
            continue;
        const isMissing = failure !== undefined || status === undefined || status >= 400;
        if (isMissing && !/[?&]family=/.test(url) && (await (0,third_party_purpose/* purposeOf */.eK)(url)) === 'fonts')
            return url;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/unread-images.js




const unreadImages = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'image-not-shown': {
            severity: 'warning',
            title: 'The server sends images that browsers cannot show',
            why: 'Visitors see an empty frame, and Google Images has nothing to show: the file is of a kind that most browsers do not read, is damaged, or is a page instead of an image.',
            fix: 'Save the image as JPEG, PNG, WebP, AVIF or SVG, and open its URL in Chrome to see that it is shown.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/Media/Guides/Formats/Image_types',
            example: '<img src="/photo.jp2" alt="Our shop">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        await (0,shown_page/* shownPage */.V)(visit);
        const { document, layout, requests, url } = await (0,rendering/* ownRendering */.b1)(visit);
        const backgrounds = requests.filter(request => isWhole(request) && isUnreadKind(request));
        if (document.elements('img').length + backgrounds.length === 0)
            return { judgements: { 'image-not-shown': (0,judging_judgement/* notApplicable */.hH)('the page has no images') } };
        const sent = new Map(requests.filter(isWhole).map(request => [request.url, request]));
        const faults = layout.unreadImages.flatMap(({ selector, src }) => {
            const request = sent.get(src);
            return request ? [{ url, selector, message: `Chrome cannot show ${src}: ${unread_images_kindOf(request)}.` }] : [];
        });
        const told = new Set(layout.unreadImages.map(({ src }) => src));
        const others = [...new Map(backgrounds.map(request => [request.url, request])).values()]
            .filter(request => !told.has(request.url))
            .slice(0, MAX_BACKGROUNDS)
            .map(request => ({ url, message: `Chrome cannot show ${request.url}: ${unread_images_kindOf(request)}.` }));
        return { judgements: { 'image-not-shown': (0,judging_judgement/* failWhere */.a4)([...faults, ...others]) } };
    },
});
const MIN_BYTES = 200;
function isWhole({ type, status, failure, endMs, bytes, mimeType }) {
    return (type === 'Image' &&
        status === 200 &&
        failure === undefined &&
        endMs !== undefined &&
        bytes >= MIN_BYTES &&
        !/svg/i.test(mimeType ?? ''));
}
const MAX_BACKGROUNDS = 20;
const UNREAD = /^image\/(?:jp2|jpx|jpm|tiff?|heic|heif|jxl|vnd\.adobe\.photoshop|x-photoshop)$/i;
const UNREAD_ENDING = /\.(?:jp2|j2k|jpf|tiff?|heic|heif|jxl|psd)$/i;
function isUnreadKind({ url, mimeType = '' }) {
    const isUnnamed = mimeType === '' || mimeType === 'application/octet-stream';
    return UNREAD.test(mimeType) || (isUnnamed && UNREAD_ENDING.test(new URL(url).pathname));
}
const READ = /^image\/(?:jpe?g|png|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon)$/i;
function unread_images_kindOf({ url, mimeType = '' }) {
    if (mimeType === 'text/html')
        return 'the server answers with a page';
    const isUnnamed = mimeType === '' || mimeType === 'application/octet-stream';
    const [ending] = isUnnamed ? (/\.\w{2,5}$/.exec(new URL(url).pathname) ?? []) : [];
    if (ending)
        return `it is a file of the kind ${ending}`;
    return READ.test(mimeType)
        ? 'the file is damaged, or is not of the kind that it is said to be'
        : `it is ${mimeType || 'of no kind that Chrome knows'}`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/unrevealed-text.js





const unrevealedText = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'text-never-shown': {
            severity: 'warning',
            title: 'Most of the text stays transparent',
            why: 'A style hides it until a script fades it in while the page is scrolled, and that does not happen: visitors see empty space where the text is.',
            fix: 'Repair the script that fades the text in, and hide the text only once that script runs, such as below a class that the same script sets.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/API/Intersection_Observer_API',
            example: '<style>.reveal { opacity: 0 }</style> <section class="reveal">…</section>, and no script that runs',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return { judgements: { 'text-never-shown': await judgeText(visit) } };
    },
});
async function judgeText(visit) {
    await (0,shown_page/* shownPage */.V)(visit);
    const { document, unrevealedText: found, url } = await (0,layout_gap/* laidOut */.z5)(visit);
    if (found === undefined)
        return (0,judging_judgement/* notMeasured */.q7)('Chrome had no time left to scroll to all of the text');
    if (!document.body?.childNodes.length)
        return (0,judging_judgement/* notApplicable */.hH)('the page is empty');
    if (found === null)
        return (0,judging_judgement/* pass */.IX)();
    if (document.elements('script').some(isHeldBack))
        return (0,judging_judgement/* notMeasured */.q7)('scripts that wait for a visitor or for consent may show the text');
    const { selector, text, characters, share } = found;
    const message = `${characters} characters of text (${Math.round(share * 100)} % of the page) are transparent, also after scrolling to them: "${text}"…`;
    return (0,judging_judgement/* fail */.fJ)({ url, selector, message });
}

// EXTERNAL MODULE: ./lib/engine/syntax/menu-labels.js
var menu_labels = __webpack_require__(28665);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/unsaid-states.js











const unsaidStates = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'menu-state-unsaid': {
            severity: 'notice',
            title: 'The menu button does not say whether the menu is open',
            why: 'Screen readers say the same before and after it is pressed, so that blind visitors do not learn that a menu has opened.',
            fix: 'Write aria-expanded="false" on the button, and let the script that opens the menu set it to "true".',
            help: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
            example: '<button class="hamburger" aria-label="Menu">☰</button>, which a script opens the menu with',
        },
        'choice-unsaid': {
            severity: 'notice',
            title: 'Buttons do not tell screen readers which of them is chosen',
            why: 'Only a color shows which filter or tab is on: screen readers say the same of all of them.',
            fix: 'Let the script that moves the class set aria-pressed="true" on the button that is chosen, or aria-selected where the buttons are tabs.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
            example: '<div class="filters"><button class="active">All</button><button>Cakes</button><button>Bread</button></div>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const { document } = page;
        const inline = (0,page_scripts/* inlineScripts */.Yx)(document);
        const { isWhole } = await (0,own_scripts/* ownCode */.m)(visit);
        const scripts = [...inline.map(html_document/* textOf */.b6), ...(await (0,own_scripts/* ownScriptFiles */.B)(visit)).map(({ text }) => text)]
            .join('\n')
            .slice(0, unsaid_states_MAX_SCRIPTS);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, {
                'menu-state-unsaid': await withPressed(visit, unsaid_states_judgeMenus(document, scripts, isWhole)),
                'choice-unsaid': unsaid_states_judgeChoices(document, scripts),
            }),
        };
    },
});
const unsaid_states_MAX_SCRIPTS = 1_000_000;
const unsaid_states_MAX_NAMES = 300;
const unsaid_states_MAX_TEXT = 40;
const unsaid_states_MAX_BUTTONS = 1000;
const MAX_FOUND = 20;
const MENU_BUTTON = /burger|(?:^|[\s_-])(?:menu|nav(?:bar|igation)?)[-_]{0,2}(?:toggle|toggler|btn|button|icon|open|trigger)(?:$|[\s_-])|(?:^|[\s_-])toggle[-_]{0,2}(?:menu|nav)(?:$|[\s_-])|(?:^|\s)(?:menu|nav)(?:Toggle|Btn|Button)(?:$|\s)|(?:^|[\s_-])mobile[-_]?toggle(?:$|\s)/i;
const MENU_LABEL = new RegExp(menu_labels/* MENU_LABEL_PATTERN */.S, 'iu');
const CLOSES = /close|schlie|ferm|cerr|chiud|fech|tanca|sluit|luk|stäng|zamk|zavř|zavri|zatvor|zapri|închide|bezárás|kapat|sulje|uždaryti|aizvērt|закр|затвор|κλείσ|סגור|סגירת|إغلاق|بستن|閉じ|关闭|關閉|닫기|đóng|tutup/i;
const STEP_NAME = /(?:^|[\s_-])(?:prev(?:ious)?|next)(?:$|[\s_-])/i;
const STEP_LABEL = /^\s{0,5}[«»‹›←→❮❯<>◀▶◄►⟨⟩⬅➡]|[«»‹›←→❮❯<>◀▶◄►⟨⟩⬅➡]\s{0,5}$|^\s{0,5}(?:prev(?:ious)?|next|vorige[rsn]?|volgende|nächste[rsn]?|zurück|weiter|précédente?|suivante?|anterior|siguiente|següent|próxim[oa]|seguinte|precedente|successiv[oa]|föregående|nästa|forrige|neste|næste|edellinen|seuraava|poprzedni[ae]?|następn[aye]|předchozí|další|predchádzajúci|ďalší|előző|következő|următor(?:ul)?|önceki|sonraki|предыдущ(?:ий|ая)|следующ(?:ий|ая)|попередн[ія]й?|наступн(?:ий|а)|предишен|следващ|προηγούμενο|επόμενο|السابق|التالي|הקודם|הבא|前へ|次へ|上一[页頁个個]|下一[页頁个個]|이전|다음)(?:\s|$)/iu;
const SAYS_OPEN = /^(?:aria-expanded|aria-pressed|popovertarget|commandfor|@|:|x-|v-|ng-|hx-|on:|data-(?:bs-)?toggle$)/;
const SETS_OPEN = /aria-?expanded/i;
function unsaid_states_judgeMenus(document, scripts, isWhole) {
    const buttons = [...buttonsOf(document), ...linksAsButtons(document)].filter(button => (MENU_BUTTON.test(unsaid_states_namesOf(button)) ||
        MENU_LABEL.test(((0,html_document/* attribute */.lt)(button, 'aria-label') ?? '').slice(0, unsaid_states_MAX_NAMES))) &&
        !isInLink(button) &&
        !isStep(button));
    if (buttons.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no menu button');
    const words = wordsOf(scripts);
    const isKnown = scripts.length < unsaid_states_MAX_SCRIPTS;
    const silent = buttons.filter(button => !CLOSES.test(`${unsaid_states_namesOf(button)} ${(0,html_document/* attribute */.lt)(button, 'aria-label') ?? ''}`.slice(0, unsaid_states_MAX_NAMES)) &&
        !button.attrs.some(({ name, value }) => SAYS_OPEN.test(name) && !isClosed(name, value)) &&
        isKnown &&
        (isWhole || MENU_BUTTON.test(unsaid_states_namesOf(button))) &&
        !SETS_OPEN.test(scripts) &&
        !SETS_OPEN.test(((0,html_document/* attribute */.lt)(button, 'onclick') ?? '').slice(0, unsaid_states_MAX_SCRIPTS)) &&
        unsaid_states_isServed(button, words));
    return (0,judging_judgement/* failWhere */.a4)(silent
        .slice(0, MAX_FOUND)
        .map(button => document.occurrence(button, (0,html_document/* attribute */.lt)(button, 'aria-expanded') === undefined
        ? `The menu button${named(button)} has no aria-expanded, and its script sets none.`
        : `The menu button${named(button)} always says aria-expanded="false": its script does not change it.`)));
}
async function withPressed(visit, told) {
    if (told.outcome !== 'pass')
        return told;
    const rendered = await ownLoading(visit);
    if (rendered instanceof Error)
        return told;
    const { url } = rendered;
    const unsaidMenus = (rendered.unsaidMenus ?? []).filter(({ isUnsaid }) => isUnsaid);
    if (unsaidMenus.length === 0 || (await (0,layout_gap/* layoutGap */.X7)(rendered)) !== undefined)
        return told;
    return (0,judging_judgement/* failWhere */.a4)(unsaidMenus.map(({ selector, text, isFalse }) => {
        const button = `The menu button${text === '' ? '' : ` "${text}"`}`;
        const message = isFalse
            ? `${button} still says aria-expanded="false" when the menu is open.`
            : `${button} opens the menu and has no aria-expanded, before or after.`;
        return { url, selector, message };
    }));
}
function isStep(button) {
    const label = ((0,html_document/* attribute */.lt)(button, 'aria-label') ?? (0,text_start/* startOfSeenText */.Mq)(button, unsaid_states_MAX_TEXT)).slice(0, unsaid_states_MAX_NAMES);
    return STEP_NAME.test(unsaid_states_namesOf(button)) || STEP_LABEL.test(label);
}
function isClosed(name, value) {
    return name === 'aria-expanded' && value.trim().toLowerCase() === 'false';
}
const unsaid_states_CHOSEN = /(?:^|\s)(?:is-)?(?:active|selected|current|chosen|on)(?:$|\s)/i;
const SAYS_CHOSEN = /^(?:aria-(?:pressed|selected|current|checked|expanded)|role|@|:|x-|v-|ng-|hx-|on:|data-(?:bs-)?toggle$)/;
const SETS_CHOSEN = /aria-?(?:pressed|selected|current|checked)/i;
const MIN_BUTTONS = 2;
function unsaid_states_judgeChoices(document, scripts) {
    const groups = document.elements().flatMap(parent => {
        const buttons = parent.childNodes.filter(html_document/* isElement */.vq).filter(({ tagName }) => tagName === 'button');
        return buttons.length >= MIN_BUTTONS ? [buttons] : [];
    });
    if (groups.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no buttons beside each other');
    const words = wordsOf(scripts);
    const silent = groups.flatMap(buttons => {
        const chosen = buttons.filter(button => unsaid_states_CHOSEN.test((0,html_document/* attribute */.lt)(button, 'class') ?? ''));
        const [first] = chosen;
        const isSilent = first !== undefined &&
            chosen.length === 1 &&
            buttons.every(button => (0,text_start/* startOfSeenText */.Mq)(button, unsaid_states_MAX_TEXT).trim() !== '') &&
            !buttons.some(button => button.attrs.some(({ name }) => SAYS_CHOSEN.test(name))) &&
            !SETS_CHOSEN.test(scripts) &&
            buttons.every(button => unsaid_states_isServed(button, words) && !unsaid_states_isLink(button));
        return isSilent ? [{ first, count: buttons.length }] : [];
    });
    return (0,judging_judgement/* failWhere */.a4)(silent
        .slice(0, MAX_FOUND)
        .map(({ first, count }) => document.occurrence(first, `Only a class says that the button "${(0,text_start/* startOfSeenText */.Mq)(first, unsaid_states_MAX_TEXT).trim().slice(0, unsaid_states_MAX_TEXT)}" is the chosen one of ${count}.`)));
}
function buttonsOf(document) {
    return document.elements('button').slice(0, unsaid_states_MAX_BUTTONS);
}
function linksAsButtons(document) {
    return document
        .elements('a')
        .filter(link => (0,html_document/* attribute */.lt)(link, 'href') === undefined && (0,html_document/* attribute */.lt)(link, 'role')?.trim().toLowerCase() === 'button')
        .slice(0, unsaid_states_MAX_BUTTONS);
}
function unsaid_states_namesOf(element) {
    return `${(0,html_document/* attribute */.lt)(element, 'class') ?? ''} ${(0,html_document/* attribute */.lt)(element, 'id') ?? ''}`.slice(0, unsaid_states_MAX_NAMES);
}
const unsaid_states_MAX_STEPS_UP = 10;
function isInLink(button) {
    let at = (0,html_document/* parentOf */.gN)(button);
    for (let step = 0; at && step < unsaid_states_MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (at.tagName === 'a')
            return true;
    return false;
}
function wordsOf(scripts) {
    return new Set(scripts.match(/[\w-]{3,60}/g));
}
function unsaid_states_isServed(button, words) {
    if ((0,html_document/* attribute */.lt)(button, 'onclick') !== undefined)
        return true;
    return unsaid_states_namesOf(button)
        .split(/\s+/)
        .some(name => words.has(name));
}
function unsaid_states_isLink(button) {
    return /location/.test(((0,html_document/* attribute */.lt)(button, 'onclick') ?? '').slice(0, unsaid_states_MAX_NAMES));
}
function named(button) {
    const text = ((0,html_document/* attribute */.lt)(button, 'aria-label') ?? (0,text_start/* startOfSeenText */.Mq)(button, unsaid_states_MAX_TEXT)).trim();
    return text === '' ? '' : ` "${text.slice(0, unsaid_states_MAX_TEXT)}"`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/unseen-focus.js



const unseenFocus = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'focus-not-seen': {
            severity: 'notice',
            title: 'Nothing shows that a link or button has the keyboard focus',
            why: 'Visitors who go through the page with the Tab key do not see where they are and what the Enter key will do. Laws on accessibility ask for a focus that is seen (WCAG 2.4.7).',
            fix: 'Remove outline: none from the style. If the ring is not to show after a click, write a style for :focus-visible in its place, such as a:focus-visible { outline: 2px solid }.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html',
            example: 'a:focus, button:focus { outline: none }',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return { judgements: { 'focus-not-seen': await unseen_focus_judge(visit) } };
    },
});
async function unseen_focus_judge(visit) {
    return await judgeTriedOut(visit, {
        about: { names: ['a', 'button', 'summary'], none: 'the page has no links and buttons' },
        found: ({ unseenFocus }) => unseenFocus,
        untried: 'Chrome could not tell for certain what shows the focus',
        doubt: rendered => (0,layout_gap/* layoutGap */.X7)(rendered, ['Stylesheet']),
        message: unseen_focus_messageOf,
    });
}
function unseen_focus_messageOf({ text, target, alike, rule }) {
    const unnamed = target === '' ? 'This control' : `The link to ${target}`;
    const what = text === '' ? unnamed : `"${text}"`;
    const others = alike > 1 ? ` and ${alike - 1} like it look` : ' looks';
    return `${what}${others} the same with the focus: the style of "${rule}" takes the outline away.`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/wrapped-menus.js



const wrappedMenus = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'menu-wraps-on-desktop': {
            severity: 'notice',
            title: 'The last entries of the menu stand alone in a second row on a desktop',
            why: 'The menu does not fit into its row on common screens: the header is higher than it was meant to be, or the entries lie over what is below it, and it looks broken.',
            fix: 'Give the menu more room at this width: smaller gaps or type, shorter names, a wider column, or the menu of the phone up to a larger width.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/flex-wrap',
            example: 'nav li { float: left; padding: 0 40px } in a column of two thirds of the header',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return {
            judgements: {
                'menu-wraps-on-desktop': await judgeTriedOut(visit, {
                    about: { names: ['nav', 'ul', 'ol'], none: 'the page has no menus' },
                    found: ({ wrappedMenus }) => certainOf(wrappedMenus),
                    untried: 'Chrome had no time left to look at the menu on a desktop',
                    doubt: async (rendered, [first]) => first?.fontInDoubt === undefined
                        ? await (0,layout_gap/* layoutGap */.X7)(rendered)
                        : `the menu may fit into its row in the font "${first.fontInDoubt}", which did not load or is not on this machine`,
                    message: wrapped_menus_messageOf,
                }),
            },
        };
    },
});
function wrapped_menus_messageOf({ alone, beside, below, screen }) {
    const names = alone.map(name => `"${name}"`).join(' and ');
    return `On a screen of ${screen} px, ${names} ${alone.length > 1 ? 'stand' : 'stands'} ${below} px below the other ${beside} entries of the menu.`;
}
function certainOf(menus) {
    const certain = menus?.filter(({ fontInDoubt }) => fontInDoubt === undefined);
    return certain?.length === 0 ? menus : certain;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/xml-errors.js







const xmlErrors = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'xml-malformed': {
            severity: 'error',
            title: 'Browsers stop at an XML error and show a message instead of the page',
            why: 'The page is sent as application/xhtml+xml. At the first error browsers show nothing of what follows, only a message about it, and Google sees the same.',
            fix: 'Correct the markup at this place, or send the page as text/html, which forgives such errors.',
            help: 'https://html.spec.whatwg.org/multipage/xhtml.html#parsing-xhtml-documents',
            example: 'Content-Type: application/xhtml+xml\n\n<p>Monday<br>Tuesday</p>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { response } = await (0,shown_page/* shownPage */.V)(visit);
        const isXml = (0,exchange/* mediaType */.JL)(response) === 'application/xhtml+xml';
        const judgement = isXml ? await judgeShown(visit) : (0,judging_judgement/* notApplicable */.hH)('the page is not sent as XML');
        return { judgements: { 'xml-malformed': judgement } };
    },
});
const MAX_MESSAGE = 160;
const xml_errors_MAX_READ = 2000;
async function judgeShown(visit) {
    const { document } = await (0,rendering/* ownRendering */.b1)(visit);
    const [shown] = document.elements('parsererror');
    if (!shown)
        return (0,judging_judgement/* pass */.IX)();
    const { url } = await visit.htmlPage();
    const told = (0,one_line/* oneLine */.T)((0,html_document/* textOf */.b6)(shown), xml_errors_MAX_READ);
    const [, line, column, what] = /error on line (\d{1,9}) at column (\d{1,9}): (.*)/.exec(told) ?? [];
    if (what === undefined)
        return (0,judging_judgement/* fail */.fJ)({ url, message: 'The page is not well-formed XML.' });
    const message = (0,one_line/* oneLine */.T)(what.split('Below is a rendering', 1)[0], MAX_MESSAGE);
    return (0,judging_judgement/* fail */.fJ)({
        url,
        message: `The page is not well-formed XML: ${message}`,
        line: Number(line),
        column: Number(column),
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/topics.js














































































const topics = [
    source,
    encoding,
    direction,
    disabledForms,
    emptyWidgets,
    repeatedAttributes,
    scriptTypes,
    anchors_anchors,
    repeatedIds,
    navigation,
    placeholderLinks,
    canceledLinks,
    modifiedClicks,
    socialLinks,
    unlinkedTexts,
    sameTargetLists,
    doubledEntries,
    linkTargets,
    openLinks,
    openerTargets,
    nestedControls,
    straySummaries,
    signNames,
    listEntries,
    scriptedAnchors,
    unrevealedText,
    deadMenus,
    closedMenus,
    lostLanguages,
    lostCalls,
    lostMenus,
    buttonsBeyondScreen,
    cutMenus,
    seeThroughMenus,
    trappingMenus,
    wrappedMenus,
    unseenFocus,
    hoverMenus,
    clickedParts,
    stateContrasts,
    coveredTargets,
    coveredControls,
    coveredTexts,
    desktopWidth,
    unloadedFonts,
    undefinedHandlers,
    unsaidStates,
    tabPanels,
    unservedForms,
    unfilledKeys,
    localServers,
    contact,
    legalNotices,
    phoneNumbers,
    mailAddresses,
    hiddenMails,
    contactLinks,
    chatNumbers,
    notFoundPage,
    forms_forms,
    fieldLabels,
    inputPatterns,
    looseLabels,
    choiceGroups,
    inputPurposes,
    siteSearch,
    tables,
    errorScreen,
    xmlErrors,
    onLoad,
    passwordGates,
    ownSound,
    imageAddresses,
    imageSamples,
    sourceKinds,
    foreignImages,
    images_images,
    unreadImages,
];


/***/ }),

/***/ 2739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ judgeUnclosed)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);


const TEXT_ELEMENTS = ['iframe', 'noframes', 'noscript', 'script', 'style', 'textarea', 'title', 'xmp'];
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
const ELEMENT = /<[a-z]/i;
const END_TAGS = /^(?:\s*<\/[a-z]+\s*>)*\s*$/i;
function judgeUnclosed(document) {
    const { unfinished } = document.sourceTags;
    const element = document.elements(...TEXT_ELEMENTS).findLast(isOpenAtEnd);
    if (element) {
        const lost = document.source.slice(element.sourceCodeLocation?.startTag?.endOffset);
        const harms = element.tagName === 'script' ? !END_TAGS.test(lost) : ELEMENT.test(lost);
        const message = element.tagName === 'script'
            ? `This script is never closed, so browsers do not run it and take all ${lost.length} characters after its start tag for its code.`
            : `<${element.tagName}> is never closed and swallows ${lost.length} characters.`;
        const place = placeOf(document, element.sourceCodeLocation?.startOffset ?? 0, message);
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .failWhere */ .a4)(harms ? [{ ...place, selector: document.selectorOf(element) }] : []);
    }
    const offset = unfinished ?? openComment(document);
    if (offset === undefined)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .failWhere */ .a4)([]);
    const lost = document.source.slice(offset);
    if (!ELEMENT.test(lost.slice(1)))
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .failWhere */ .a4)([]);
    const what = unfinished === undefined ? 'A comment' : 'A tag';
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .failWhere */ .a4)([
        placeOf(document, offset, `${what} is never closed and swallows ${lost.length} characters.`),
    ]);
}
function isOpenAtEnd({ namespaceURI, sourceCodeLocation: location }) {
    return namespaceURI === HTML_NAMESPACE && location?.startTag !== undefined && location.endTag === undefined;
}
function openComment({ root, source }) {
    let last;
    (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .walk */ .GG)(root, node => {
        if (node.nodeName === '#comment')
            last = node;
    });
    const location = last?.sourceCodeLocation;
    if (!location || location.endOffset < source.length)
        return undefined;
    const text = source.slice(location.startOffset, location.endOffset);
    return text.startsWith('<!--') && !/--!?>$/.test(text) ? location.startOffset : undefined;
}
function placeOf(document, offset, message) {
    const lines = document.source.slice(0, offset).split(/\r\n|\n|\r/);
    return {
        url: document.url,
        message,
        snippet: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(document.source.slice(offset)),
        line: lines.length,
        column: lines.at(-1).length + 1,
    };
}


/***/ }),

/***/ 50631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ isOfOwnerSite),
/* harmony export */   FG: () => (/* binding */ whyUnknown),
/* harmony export */   J6: () => (/* binding */ copiesSaid),
/* harmony export */   Tv: () => (/* binding */ garbageSaid),
/* harmony export */   ud: () => (/* binding */ leftToDeployment),
/* harmony export */   wh: () => (/* binding */ isIndexFileMoved)
/* harmony export */ });
/* harmony import */ var _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53622);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _net_index_file_moves_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10601);
/* harmony import */ var _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66848);
/* harmony import */ var _net_owner_site_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22458);
/* harmony import */ var _net_published_copies_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28859);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _page_why_not_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27442);








const REASONS = {
    '.gitignore': '.gitignore names it, so it may be made when the site is deployed',
    '.htaccess': 'a rule in .htaccess may lead it to another page on an Apache server',
};
function whyUnknown(status, leftBy) {
    return `answers ${status} here; ${REASONS[leftBy]}`;
}
function leftToDeployment(response) {
    if (!isSaid(response, _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .MADE_AT_DEPLOYMENT */ .W))
        return undefined;
    return (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .MADE_AT_DEPLOYMENT */ .W) === '.htaccess' ? '.htaccess' : '.gitignore';
}
function isIndexFileMoved(response) {
    return isSaid(response, _net_index_file_moves_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_FILE_MOVES */ .H);
}
function isOfOwnerSite(response) {
    return isSaid(response, _net_owner_site_js__WEBPACK_IMPORTED_MODULE_5__/* .OWNER_SITE */ .W);
}
function garbageSaid(response) {
    if (!isSaid(response, _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_6__/* .GARBAGE_PAGE */ .g))
        return undefined;
    return _page_why_not_html_js__WEBPACK_IMPORTED_MODULE_1__/* .GARBAGE */ .wD.find(kind => kind === (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_6__/* .GARBAGE_PAGE */ .g));
}
function copiesSaid(response) {
    return isSaid(response, _net_published_copies_js__WEBPACK_IMPORTED_MODULE_7__/* .PUBLISHED_COPIES */ .Li) ? (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, _net_published_copies_js__WEBPACK_IMPORTED_MODULE_7__/* .PUBLISHED_COPIES */ .Li) : undefined;
}
function isSaid(response, name) {
    return (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, name) !== undefined && (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isThisMachine */ .YY)(new URL(response.url).hostname);
}


/***/ }),

/***/ 92797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ hashNamesIn)
/* harmony export */ });
const READS_FRAGMENT = /\bhashchange\b|\blocation\.hash\b/;
const QUOTED = /["'`]#?([^"'`\s#]{1,100})["'`]/g;
const MAX_NAMES = 5000;
const LOOKED_UP = /(?<![\w$])([\w$]{1,100})\s{0,5}\[\s{0,5}[A-Za-z_$]|\bin\s{1,5}(?:[\w$]{1,100}\.){0,3}([\w$]{1,100})/g;
const OF_OBJECT = /(?<![\w$])([\w$]{1,100})\s{0,20}([=:])\s{0,20}(\{)?|[{}]/g;
function hashNamesIn(script) {
    if (!READS_FRAGMENT.test(script))
        return [];
    const quoted = script
        .matchAll(QUOTED)
        .map(([, name]) => name)
        .take(MAX_NAMES);
    return [...quoted, ...keysIn(script).take(MAX_NAMES)];
}
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

/***/ 56504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RV: () => (/* binding */ missingPageName),
/* harmony export */   mF: () => (/* binding */ fetchMissingPage),
/* harmony export */   s3: () => (/* binding */ placeOfMissingPage),
/* harmony export */   sZ: () => (/* binding */ fetchOwnMissingPage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69612);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);
/* harmony import */ var _left_to_deployment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50631);






function fetchMissingPage(visit) {
    const { origin } = new URL(visit.url);
    return visit.fetchForSite(`${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, origin)}/${missingPageName(origin)}`);
}
async function fetchOwnMissingPage(visit) {
    const missing = await fetchMissingPage(visit);
    const { hostname } = new URL(visit.url);
    if (!(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocalHost */ .mJ)(hostname) || !missing.final)
        return missing;
    if ((0,_left_to_deployment_js__WEBPACK_IMPORTED_MODULE_4__/* .leftToDeployment */ .ud)(missing.final) !== undefined)
        return undefined;
    return (await fileOfMissingPage(visit, missing)) === undefined ? undefined : missing;
}
async function placeOfMissingPage(visit, missing) {
    return (await fileOfMissingPage(visit, missing)) ?? missing.final?.url ?? missing.requestedUrl;
}
async function fileOfMissingPage(visit, missing) {
    const { origin } = new URL(visit.url);
    const named = missing.final && (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_5__/* .header */ .wx)(missing.final, 'content-location');
    const own = named === undefined ? undefined : URL.parse(named, origin);
    const usual = `${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, origin)}/404.html`;
    const { final } = await visit.fetchForSite(own?.origin === origin ? own.href : usual);
    const isSame = final && missing.final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status) && final.body.equals(missing.final.body);
    return isSame ? final.url : undefined;
}
function missingPageName(origin) {
    return `seo-preflight-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(origin).digest('hex').slice(0, 16)}`;
}


/***/ }),

/***/ 19264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ isRoute),
/* harmony export */   HN: () => (/* binding */ routesByScript),
/* harmony export */   Tr: () => (/* binding */ navigatesByScript)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _page_open_html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32222);
/* harmony import */ var _page_script_shell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15798);
/* harmony import */ var _page_scripts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3916);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11312);
/* harmony import */ var _missing_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56504);
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9895);








const routesByScript = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_7__/* .perVisit */ .V)(async (visit) => {
    const missing = await (0,_missing_page_js__WEBPACK_IMPORTED_MODULE_6__/* .fetchOwnMissingPage */ .sZ)(visit);
    if (!missing?.final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isGone */ .ST)(missing.final.status))
        return undefined;
    const document = (0,_page_open_html_js__WEBPACK_IMPORTED_MODULE_2__/* .openHtml */ .W)(missing.final, visit.preview)?.document;
    if (!document?.elements('script').some(_page_scripts_js__WEBPACK_IMPORTED_MODULE_4__/* .isExecutable */ .TV))
        return undefined;
    const { origin } = new URL(visit.url);
    const { final } = await visit.fetchForSite(`${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_5__/* .deploymentRoot */ .gS)(visit.preview, origin)}/`);
    const home = final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(final.status) ? (0,_page_open_html_js__WEBPACK_IMPORTED_MODULE_2__/* .openHtml */ .W)(final, visit.preview)?.document : undefined;
    if (!home)
        return undefined;
    if (codeOf(document).some(code => sendsOn(code, home)))
        return 'sends-on';
    return isApplication(document, home) ? 'is-application' : undefined;
});
function navigatesByScript(document) {
    return codeOf(document).some(code => NAVIGATES.test(code));
}
const MAX_CODE = 20_000;
const MAX_SCRIPTS = 20;
function codeOf(document) {
    return (0,_page_scripts_js__WEBPACK_IMPORTED_MODULE_4__/* .inlineScripts */ .Yx)(document)
        .slice(0, MAX_SCRIPTS)
        .map(script => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(script).slice(0, MAX_CODE));
}
const NAVIGATES = /\b(?:location|l|loc)\s?\.\s?(?:replace|assign)\s?\(|\blocation(?:\.href)?\s?=(?![=>])/;
const READS_PATH = /\bpathname\b/;
const ADDS_TO = /[?#][\w/!=-]{0,30}(?:["'`]\s{0,10}\+|\$\{)/;
const KEEPS_PLACE = /\b(?:session|local)Storage\b/;
const RESTORES = /\b(?:replaceState|pushState)\b/;
function sendsOn(code, home) {
    if (READS_PATH.test(code) && NAVIGATES.test(code) && ADDS_TO.test(code))
        return true;
    return KEEPS_PLACE.test(code) && /\blocation\b/.test(code) && codeOf(home).some(one => RESTORES.test(one));
}
function isApplication(document, home) {
    if (!(0,_page_script_shell_js__WEBPACK_IMPORTED_MODULE_3__/* .scriptShellOf */ .HH)(document) || !(0,_page_script_shell_js__WEBPACK_IMPORTED_MODULE_3__/* .scriptShellOf */ .HH)(home))
        return false;
    const own = new Set(scriptFiles(home));
    return scriptFiles(document).some(file => own.has(file));
}
function scriptFiles(document) {
    const { origin } = new URL(document.url);
    return document
        .elements('script')
        .filter(_page_scripts_js__WEBPACK_IMPORTED_MODULE_4__/* .isExecutable */ .TV)
        .flatMap(script => document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') ?? '') ?? [])
        .filter(address => address.origin === origin && address.pathname !== '/')
        .map(({ href }) => href);
}
const FILE = /\.(?!html?$)[a-z][a-z0-9]{1,4}$/i;
function isRoute(url) {
    return !FILE.test(new URL(url).pathname);
}


/***/ }),

/***/ 76360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ askSearch)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);



const TERM = 'test';
async function askSearch(visit, page, target, parameter) {
    const here = new URL(page.url);
    const located = target.host === here.host ? target : (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(page.preview, target);
    if (!located)
        return { elsewhere: target.host };
    const asked = new URL(located);
    asked.searchParams.set(parameter, TERM);
    asked.hash = '';
    const { final } = await visit.fetchForSite(asked.href);
    if (!final)
        return { unknown: `${asked.href} did not answer` };
    if ((0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isGone */ .ST)(final.status))
        return { fault: `${asked.pathname}${asked.search} answers ${final.status}` };
    if (!(0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(final.status))
        return { unknown: `${asked.href} answers ${final.status}` };
    if (parameter !== SERVED_BY_WORDPRESS || mayBeServedByScripts(page))
        return {};
    const plain = new URL(located);
    plain.searchParams.delete(parameter);
    plain.hash = '';
    const without = (await visit.fetchForSite(plain.href)).final;
    const isSame = without !== undefined && without.body.length > 0 && final.body.equals(without.body);
    return isSame
        ? { fault: `${asked.pathname}${asked.search} answers with the same page as ${plain.pathname}` }
        : {};
}
const SERVED_BY_WORDPRESS = 's';
const FILE_OF_SEARCH = /search|fuse|lunr|pagefind|algolia|flexsearch|minisearch|typesense|meilisearch|stork|tipue|swiftype|cse\.js/i;
const OF_THEME = /\/wp-content\/themes\/|\/wp-includes\//;
const READS_QUERY = /URLSearchParams|location\.(?:search|href)|pagefind|\blunr\b|\bFuse\b|algoliasearch/;
const MAX_SCRIPT = 200_000;
function mayBeServedByScripts({ document, unfilled }) {
    return unfilled !== undefined || scriptsOf(document).some(isSearch);
}
function scriptsOf(document) {
    return document.elements('script').map(script => ({
        src: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') ?? '',
        text: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(script).slice(0, MAX_SCRIPT),
    }));
}
function isSearch({ src, text }) {
    const file = src.slice(0, 2000);
    return (FILE_OF_SEARCH.test(file) && !OF_THEME.test(file)) || READS_QUERY.test(text);
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


/***/ })

};
