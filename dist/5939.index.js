export const id = 5939;
export const ids = [5939];
export const modules = {

/***/ 79183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ unlessUnfilled),
/* harmony export */   _V: () => (/* binding */ renderingFacts),
/* harmony export */   gb: () => (/* binding */ judgeScripts)
/* harmony export */ });
/* harmony import */ var _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54792);
/* harmony import */ var _page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96663);
/* harmony import */ var _page_render_choice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70252);
/* harmony import */ var _page_script_effects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32674);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79786);





/**
 * Judges what scripts changed. Where they were not seen at work there is nothing to say.
 *
 * @param judge compares `page.document` with the document before scripts
 */
function judgeScripts({ scripts }, judge) {
    switch (scripts.state) {
        case 'none':
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(_api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SCRIPTS */ .BC);
        case 'idle':
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)((0,_page_render_choice_js__WEBPACK_IMPORTED_MODULE_2__/* .likeSample */ .K0)(scripts.sample));
        case 'unseen':
            return scripts.ledOn ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(scripts.reason) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notMeasured */ .q7)(scripts.reason);
        case 'seen':
            return judge(scripts.before);
    }
}
/**
 * The judgements as they are, but for a page that only scripts fill and that was not rendered: what its empty shell
 * shows is then neither a fault nor a merit of the page. Not applicable where its scripts lead on to another page. Of a
 * page that they did fill, those places are left out for which the script or the data did not come.
 *
 * @param unsure outcomes that scripts could change
 */
function unlessUnfilled(page, judgements, unsure = ['pass', 'fail', 'not-applicable']) {
    const { unfilled, scripts } = page;
    if (unfilled === undefined)
        return withoutUnfilledPlaces(page, judgements);
    const unknown = (0,_page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__/* .isLedOn */ .$g)({ scripts }) ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(unfilled) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notMeasured */ .q7)(unfilled);
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, unsure.includes(judgement.outcome) ? unknown : judgement]));
}
/** Checks that say of an element that something is not in it: of an empty one with another fault that holds all the same. */
const OF_EMPTINESS = /(?:^|-)(?:empty|without|missing)(?:-|$)/;
/** The judgements without the faults at places that wait for what did not come. */
function withoutUnfilledPlaces(page, judgements) {
    const entries = Object.entries(judgements);
    const selectors = new Set(entries.flatMap(([, judgement]) => judgement.outcome === 'fail' ? judgement.occurrences.flatMap(({ selector }) => selector ?? []) : []));
    const unfilled = selectors.size === 0 ? undefined : (0,_page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__/* .unfilledPlacesOf */ .zo)(page);
    if (!unfilled)
        return judgements;
    const { places, reason } = unfilled;
    const elements = elementsOf(page, selectors);
    const isWaiting = (name) => {
        const isOfEmptiness = OF_EMPTINESS.test(name);
        return ({ selector }) => {
            const element = selector === undefined ? undefined : elements.get(selector);
            return element !== undefined && (places.holdsTag(element) || (isOfEmptiness && places.isEmpty(element)));
        };
    };
    return Object.fromEntries(entries.map(([name, judgement]) => [name, withoutPlaces(judgement, isWaiting(name), reason)]));
}
/** By their selectors; some checks judge what was sent. */
function elementsOf({ document, sent }, selectors) {
    const found = new Map();
    for (const one of [document, sent.document]) {
        const left = selectors.difference(new Set(found.keys()));
        if (left.size === 0)
            break;
        for (const element of one.elementsAt(left))
            found.set(one.selectorOf(element), element);
    }
    return found;
}
function withoutPlaces(judgement, isWaiting, reason) {
    if (judgement.outcome !== 'fail')
        return judgement;
    const { occurrences, count } = judgement;
    const kept = occurrences.filter(place => !isWaiting(place));
    if (kept.length === occurrences.length)
        return judgement;
    if (kept.length === 0)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notMeasured */ .q7)(reason);
    const fewer = count === undefined ? {} : { count: count - occurrences.length + kept.length };
    return { ...judgement, occurrences: kept, ...fewer };
}
/**
 * Which document was judged, and why not the rendered one: `{ judged: 'rendered' | 'sent', reason }`. With `unchanged` where
 * scripts were seen to change nothing that search engines see, so that the document as sent says the same; with `sample`
 * where that was seen on another page of the template.
 */
function renderingFacts(page) {
    const { scripts } = page;
    switch (scripts.state) {
        case 'none':
            return { judged: 'sent', reason: _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SCRIPTS */ .BC };
        case 'idle':
            return { judged: 'sent', reason: _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .SAME_TEMPLATE */ .Gl, sample: scripts.sample };
        case 'unseen':
            return { judged: 'sent', reason: scripts.reason };
        case 'seen':
            return {
                judged: 'rendered',
                reason: null,
                ...((0,_page_script_effects_js__WEBPACK_IMPORTED_MODULE_3__/* .scriptEffectsOn */ .b)(page).length === 0 && { unchanged: true }),
            };
    }
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
/**
 * Words for a phone, each with what may stand behind it. "GSM" is a phone with a colon only: "GSM 900/1800/1900" are
 * frequencies.
 */
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
/** What stands between the first and the last digit: blanks as well, and no end of a line (`LINE_END`). */
const IN_NUMBER = String.raw `\d \t\n\r\f\u00a0()./-`;
/** Numbers without a word for it may be of anything; a fax is not called, but for one that is both. */
const LABELLED = new RegExp(String.raw `(?:^|[\s(·|,;–—-])(?:${PHONE_WORDS})(?:\.?[\s\u00a0]?[/／・&+][\s\u00a0]?fax)?[\s\u00a0]?(?:no\.?|number|番号)?[\s\u00a0]?[.:：]?[\s\u00a0]?(\(?\+?\(?\d[${IN_NUMBER}]{6,20}\d)`, 'giu');
/** Digits that a number has at least. */
const MIN_PHONE_DIGITS = 7;
/** What a fax is called; "FAX" in the letters of Japanese fonts too. */
const FAX_WORDS = 'fax|faks|ｆａｘ|t[ée]l[ée]copie|факс|φαξ|ファックス|ファクス|传真|傳真|팩스|फैक्स|فاكس|פקס';
/** What calls digits behind it those of a fax: "FAX番号 ", "Fax no.: ". */
const AS_FAX = String.raw `(?:${FAX_WORDS})(?:番号|号码|號碼|번호)?(?:[\s\u00a0](?:no|nr|number|numero|número|номер))?[^\d\p{L}]{0,5}`;
const FAX = new RegExp(FAX_WORDS, 'iu');
/** Whether a text names a fax. */
function namesFax(text) {
    return FAX.test(text);
}
/** Forms that nothing but phone numbers has: "(717) 787-2905", "+49 30 1234567", "(+39) 345 5161830"; a fax is not called. */
const UNMISTAKABLE = new RegExp(String.raw `(?<!${AS_FAX}|[\d/+(-])(\(\d{3}\)[\s\u00a0]\d{3}[-.–]\d{4}|\(\+[1-9]\d{0,2}\)[\s\u00a0]?\d[${IN_NUMBER}]{5,16}\d|\+[1-9]\d{0,2}[\s\u00a0]\(?\d[${IN_NUMBER}]{5,16}\d)(?!\d)`, 'giu');
/** The phone numbers in a text that a word or their form calls so: "Tel. 030 1234567". */
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
/** What stands in front of digits that are a part of something else, or of a fax. */
const NOT_BEHIND = String.raw `(?<![\d+./(-]|\d\s|${AS_FAX})`;
const NOT_BEFORE = String.raw `(?![\d/-]|[.\s]\d)`;
const localForm = (form) => new RegExp(`${NOT_BEHIND}(?:${form})${NOT_BEFORE}`, 'giu');
/**
 * Forms with a zero in front that numbers of a country have and nothing else on pages in its language, so that they need
 * no word: five pairs in France, "073-388 90 07" and "0490-125 62" in Sweden, "0533 771 11 72" in Turkey, "0600 399 299" in
 * Finland.
 */
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
/**
 * The phone numbers in a text that their form alone calls so, on a page in a language of one country or nearly so.
 *
 * @param language its primary subtag in lower case: "sv"
 */
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
/** The first of two numbers in one text: "0916 190 660 / 036 922 6476", "(506) 2221-4130/(506) 2241", and not "040 / 12 34 56". */
function firstOf(text) {
    const first = text.split(/[\s\u00a0]\/[\s\u00a0]|\/(?=\()/, 1)[0];
    return digitsOf(first).length < MIN_PHONE_DIGITS ? text : first;
}
function digitsOf(text) {
    return text.replace(/\D/g, '');
}
/**
 * Digits of numbers that authorities keep for films and examples, so that nobody has them: those of the United Kingdom,
 * with its code or without, of North America, and of France.
 *
 * @see https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
 * @see https://www.nanpa.com/numbering/555-line-numbers
 * @see https://www.arcep.fr/la-regulation/grands-dossiers-thematiques-transverses/la-numerotation.html
 */
const FICTIONAL = /^(?:44|0)0?(?:207946|1632960|7700900|808157|2920180|28964960|1(?:1[3-8]|21|31|41|51|61)4960)\d+$|^1?[2-9]\d\d55501\d\d$|^(?:33|0)0?(?:19900|26191|35301|46571|53649|63998)\d{4}$|^0+$/;
/** Whether a number, by its digits, is one that is kept for fiction, or nothing but zeros. */
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

/***/ 50631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ whyUnknown),
/* harmony export */   Tv: () => (/* binding */ garbageSaid),
/* harmony export */   ud: () => (/* binding */ leftToDeployment),
/* harmony export */   wh: () => (/* binding */ isIndexFileMoved)
/* harmony export */ });
/* harmony import */ var _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53622);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _net_index_file_moves_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10601);
/* harmony import */ var _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66848);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _page_why_not_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27442);






/** Why nothing is known of a file that may be there on production, behind the status of its answer. */
const REASONS = {
    '.gitignore': '.gitignore names it, so it may be made when the site is deployed',
    '.htaccess': 'a rule in .htaccess may lead it to another page on an Apache server',
};
/** Why nothing is known of such a file, for people. */
function whyUnknown(status, leftBy) {
    return `answers ${status} here; ${REASONS[leftBy]}`;
}
/** What says that a file which is missing here may be there on production; undefined where nothing does. */
function leftToDeployment(response) {
    if (!isSaid(response, _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .MADE_AT_DEPLOYMENT */ .W))
        return undefined;
    return (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, _net_made_at_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .MADE_AT_DEPLOYMENT */ .W) === '.htaccess' ? '.htaccess' : '.gitignore';
}
/** Whether it is an index file from which the host of the site may lead to the folder by itself. */
function isIndexFileMoved(response) {
    return isSaid(response, _net_index_file_moves_js__WEBPACK_IMPORTED_MODULE_4__/* .INDEX_FILE_MOVES */ .H);
}
/** What a file is that is sent as HTML and is no text. */
function garbageSaid(response) {
    if (!isSaid(response, _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_5__/* .GARBAGE_PAGE */ .g))
        return undefined;
    return _page_why_not_html_js__WEBPACK_IMPORTED_MODULE_1__/* .GARBAGE */ .wD.find(kind => kind === (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, _net_garbage_page_js__WEBPACK_IMPORTED_MODULE_5__/* .GARBAGE_PAGE */ .g));
}
function isSaid(response, name) {
    return (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, name) !== undefined && (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isThisMachine */ .YY)(new URL(response.url).hostname);
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


/***/ })

};
