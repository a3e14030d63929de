export const id = 3453;
export const ids = [3453];
export const modules = {

/***/ 79183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ unlessUnfilled),
/* harmony export */   _V: () => (/* binding */ renderingFacts),
/* harmony export */   gb: () => (/* binding */ judgeScripts)
/* harmony export */ });
/* harmony import */ var _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54792);
/* harmony import */ var _page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58290);
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

/***/ 91375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ asRead)
/* harmony export */ });
/** A response whose document was read in part counts as truncated, whatever it was that ended the reading. */
function asRead(response, { unread }) {
    return unread === undefined ? response : { ...response, truncated: true };
}


/***/ }),

/***/ 34596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ opensSubMenu)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _text_text_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);


/** Nodes beside a link in which its sub-menu is looked for. */
const MAX_BESIDE = 20;
/** Steps from what stands beside a link into a sub-menu that something wraps. */
const MAX_WITHIN = 10;
const MENUS = new Set(['ul', 'ol', 'menu']);
/**
 * Whether a link is the entry of a menu that opens the sub-menu beside it, and leads to no page: its address ends with
 * an empty fragment, as `#`, which a copy of a site writes as `index.html#`.
 */
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

/***/ 32222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openHtml)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);
/* harmony import */ var _html_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91375);





/**
 * The document of a response other than the audited page's; undefined where its type is not HTML.
 *
 * @param preview that of the audited page, where the response is of the same host
 */
function openHtml(response, preview) {
    const type = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .mediaType */ .JL)(response);
    if (type !== 'text/html' && type !== 'application/xhtml+xml')
        return undefined;
    const { text, encoding } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .i)(response.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, 'content-type'));
    const document = new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, response.url, response.url, (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .schemeOfHosts */ .K3)(preview));
    return {
        url: response.url,
        response: (0,_html_page_js__WEBPACK_IMPORTED_MODULE_4__/* .asRead */ .v)(response, document),
        document,
        encoding,
        ...(preview && { preview }),
    };
}


/***/ }),

/***/ 45469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ scriptedRoot)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

/** What scripts do to an attribute of `<html>`, as "a script sets lang to "es""; undefined where it is as it was sent. */
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
    ],
    ...['hotline', 'gsm(?=[.:])', 'telefonnummer', 'rufnummer', 'tlf', 'puh(?:elin)?', 'telepon', 'telp'],
    ...['m[óo]vil', 'celular', 'cellulare', 'telem[óo]vel', 'điện thoại', 'di động', 'sđt', 'τηλ(?:έφωνο)?'],
    ...['телефон', 'тел\\.?', 'טלפון', 'هاتف', 'جوال', 'تلفن', 'โทร', '電話', '电话', '전화', '☎', '📞'],
].join('|');
/** Numbers without a word for it may be of anything; a fax is not called, but for one that is both. */
const LABELLED = new RegExp(String.raw `(?:^|[\s(·|,;–—-])(?:${PHONE_WORDS})(?:\.?[\s\u00a0]?[/／・&+][\s\u00a0]?fax)?[\s\u00a0]?(?:no\.?|number|番号)?[\s\u00a0]?[.:：]?[\s\u00a0]?(\(?\+?\(?\d[\d\s\u00a0()./-]{6,20}\d)`, 'giu');
/** Digits that a number has at least. */
const MIN_PHONE_DIGITS = 7;
/** Forms that nothing but phone numbers has: "(717) 787-2905", "+49 30 1234567", "(+39) 345 5161830"; a fax is not called. */
const UNMISTAKABLE = /(?<!fax[^\d\p{L}]{0,5}|[\d/+(-])(\(\d{3}\)[\s\u00a0]\d{3}[-.–]\d{4}|\(\+[1-9]\d{0,2}\)[\s\u00a0]?\d[\d\s\u00a0()./-]{5,16}\d|\+[1-9]\d{0,2}[\s\u00a0]\(?\d[\d\s\u00a0()./-]{5,16}\d)(?!\d)/giu;
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
const NOT_BEHIND = String.raw `(?<![\d+./(-]|\d\s|(?:fax|faks|télécopie|telecopie|ファックス|ファクス|팩스)[^\d\p{L}]{0,5})`;
const NOT_BEFORE = String.raw `(?![\d./-]|\s\d)`;
const localForm = (form) => new RegExp(`${NOT_BEHIND}(?:${form})${NOT_BEFORE}`, 'giu');
/**
 * Forms with a zero in front that numbers of a country have and nothing else on pages in its language, so that they need
 * no word: five pairs in France, "073-388 90 07" in Sweden, "0533 771 11 72" in Turkey.
 */
const LOCAL_FORMS = new Map([
    ['fr', localForm(String.raw `0[1-79](?:[ .\u00a0]\d{2}){4}`)],
    ['sv', localForm(String.raw `0\d{1,3}[\s\u00a0]?[-–][\s\u00a0]?\d{2,3}[ \u00a0]\d{2}[ \u00a0]\d{2}`)],
    ['fi', localForm(String.raw `0(?:4\d|50)[ \u00a0-]\d{3}[ \u00a0]\d{4}`)],
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

/***/ 90957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isFontHost),
/* harmony export */   e: () => (/* binding */ isOfLetterFonts)
/* harmony export */ });
/** Hosts whose style sheets, and scripts, bring nothing but fonts: without them a text stands in another one. */
const FONT_HOSTS = new Set(['fonts.googleapis.com', 'fonts.bunny.net', 'use.typekit.net', 'p.typekit.net']);
/** Hosts of the files of these fonts. */
const FILE_HOSTS = new Set(['fonts.gstatic.com']);
/** Fonts of icons, for which the name of the icon stands there without them. */
const ICONS = /\b(?:icons?|symbols)\b/i;
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000;
/** Whether a host serves style sheets of fonts alone. */
function isFontHost(hostname) {
    return FONT_HOSTS.has(hostname);
}
/** Whether an address is of fonts for letters, or of a style sheet with nothing else: a page is complete without it. */
function isOfLetterFonts({ hostname, pathname, search }) {
    const isFont = isFontHost(hostname) || FILE_HOSTS.has(hostname);
    return isFont && !ICONS.test(`${pathname}${search}`.slice(0, MAX_ADDRESS).replaceAll('+', ' '));
}


/***/ }),

/***/ 94355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ drawsMissingSigns)
/* harmony export */ });
const SCRIPT = /\/wp-includes\/js\/(?:wp-emoji-release|wp-emoji|twemoji)(?:\.min)?\.js$/;
/** Whether a script is what WordPress loads in browsers alone that lack signs, as where no font of a machine has them. */
function drawsMissingSigns(pathname) {
    return SCRIPT.test(pathname);
}


/***/ }),

/***/ 94451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isOwnersHost),
/* harmony export */   g: () => (/* binding */ OWNERS_HOST)
/* harmony export */ });
/** Hosts that stand for the one of the site's owner, as templates and their instructions write them. */
const OWNERS_HOST = '(?:www\\.)?(?:your[-_]?(?:domain|site|website|company)(?:[-_]?(?:name|here))?|(?:deine|ihre)[-_]?(?:domain|firma|webseite)|votre[-_]?(?:domaine|site|entreprise)|tu[-_]?(?:dominio|empresa|sitio)|nombre[-_]?(?:empresa|dominio)|nome[-_]?(?:attivita|azienda|sito|dominio|empresa|dasuaempresa)|(?:il[-_]?)?tuo[-_]?(?:sito|dominio)|seu[-_]?(?:site|dominio)|sua[-_]?empresa|twoja[-_]?(?:firma|domena|strona)|nazwa[-_]?firmy|jouw[-_]?(?:domein|bedrijf)|firma[-_]?adi|sirket[-_]?adi|alan[-_]?adiniz)\\.[a-z]{2,6}(?:\\.[a-z]{2})?';
const WHOLE = new RegExp(`^${OWNERS_HOST}$`, 'i');
/** Whether a host is one that nobody has filled in: "your-domain.com", "www.ihre-domain.de". */
function isOwnersHost(host) {
    return WHOLE.test(host);
}


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


/** Names of nobody. */
const NOBODY = /^(?:by |von |par |por |[–—-]\s?)?(?:(?:john|jane) doe|(?:max|erika) mustermann)(?:$|,? (?:[–—-] )?(?:ceo|cto|founder|co-founder|designer|developer|manager|director|customer|client|marketing|author)\b.{0,40}$|[,.]$)/i;
/** Mailboxes by their parts: at hosts that exist only those count that nobody would have. */
const SAMPLE_ADDRESSES = [
    new RegExp(`^[\\w.+-]{1,40}@${_syntax_sample_host_js__WEBPACK_IMPORTED_MODULE_1__/* .OWNERS_HOST */ .g}$`, 'i'),
    /^[\w.+-]{1,40}@(?:example\.(?:com|org|net)|mydomain\.com)$/i,
    /^(?:info|contact|hello|mail|support|office|sales|name|email|example|your(?:[-_.]?(?:name|email|mail))?|user)@(?:domain|website|mysite|yoursite)\.com$/i,
    /^(?:example|your(?:[-_.]?(?:name|email|mail))?|name|email|someone|john\.?doe|jane\.?doe)@(?:site|email|mail|gmail|company)\.com$/i,
    // Google gives names of six characters and more: https://support.google.com/mail/answer/9211434
    /^[a-z0-9]{1,5}(?:\+[\w.-]{1,20})?@gmail\.com$/i,
];
/**
 * Digits of a telephone number that nobody has: only zeros behind the country, eight digits in a row, nine times the same
 * one, 555 of films.
 */
const SAMPLE_DIGITS = /^(?:\d{0,3}0{8,}|\d{0,6}(?:1234567890?|12345678|23456789)|0123456789|\d{0,5}([1-9])\1{8}|1?5551234567)$/;
/** The number behind a link that opens a chat. */
const WHATSAPP = /^(?:https?:)?\/\/(?:wa\.me\/|(?:api|web|www)\.whatsapp\.com\/send\/?\?(?:[^#]{0,60}&)?phone=)(?:%2B|\+)?([\d\s()-]{7,25})(?:$|[/?&#])/i;
/** What site builders put for an address and a number. */
const SAMPLE_PLACES = /^(?:500 terry fran(?:c|ç)ois street\b.{0,60}|(?:tel|phone|call us)?[:.]?\s?123-456-7890|(?:tel|phone)?[:.]?\s?\(?555\)?[- ]555[- ]5555)$/i;
/** Digits in a row or zeros behind the code of a country and an area, as templates have them. */
const SAMPLE_NUMBER = /^(?:(?:tel|phone|call us|тел|телефон)[.:]?\s?)?\+?\d{1,3}[\s-]?\(?\d{2,4}\)?[\s-](?:12-34-56|123-45-67|00-00-00|000-00-00)$/i;
/**
 * Numbers that nobody has in North America: the area code 555, the line numbers kept for fiction, and toll-free numbers
 * whose middle begins with 0 or 1. Other countries group their digits otherwise, or have no such area code.
 *
 * @see https://www.nanpa.com/numbering/555-line-numbers
 */
const UNASSIGNED_NUMBER = /^(?:(?:tel|phone|call(?: us)?|fax)[.:]?\s?)?(?:\+?1[-. ])?(?:\(555\) ?\d{3}-\d{4}|\(?[2-9]\d\d\)?[-. ]555[-. ]01\d\d|\(?8(?:00|33|44|55|66|77|88)\)?[-. ][01]\d\d[-. ]\d{4})$/i;
/** Addresses of templates. There is a "123 Main Street" in many towns, but not in these. */
const SAMPLE_STREET = /^(?:address[.:]?\s?)?(?:123|1234|12345) (?:main|any|fake|example|sample|street|your|business) (?:st|street|rd|road|ave|avenue|name)\b.{0,40}\b(?:any ?town|any ?city|your ?(?:city|town)|city ?name|city, (?:st|state)\b|12345)(?:$|[\s,.].{0,20}$)/i;
const LONGEST = 120;
const SAMPLES_OF_PLACES = [SAMPLE_PLACES, SAMPLE_NUMBER, SAMPLE_STREET];
/** Whether a whole text is the name of nobody, with a role at most. */
function isNobody(text) {
    return text.length <= LONGEST && NOBODY.test(text);
}
/** Whether a whole text is a mailbox, a site or a phone number of nobody, with a label at most. */
function isSampleContact(text) {
    if (text.length > LONGEST)
        return false;
    const bare = text.replace(/^(?:e-?mail|mail|contact|kontakt|courriel|correo|web|website)\s?[:.]?\s/i, '');
    return isSampleAddress(bare) || (0,_syntax_sample_host_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnersHost */ .B)(bare) || UNASSIGNED_NUMBER.test(text);
}
/** What explains how a number is to be written. */
const FORMAT = /(?<!\p{L})(?:e\.? ?g\.|z\. ?b\.|p\. ?ej\.|ej(?:emplo)?[.:]|ex(?:ample|emple|emplo)?[.:]|es\.|format)/iu;
/** Characters of a text with the details of a contact. */
const LONGEST_CONTACT = 300;
/** The number of nobody among those that a text calls phone numbers: "Tel.: +54 9 11 2345-6789". */
function sampleNumberIn(text) {
    if (text.length > LONGEST_CONTACT || FORMAT.test(text))
        return undefined;
    return (0,_page_text_phone_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .labelledNumbers */ ._u)(text).find(({ digits }) => SAMPLE_DIGITS.test(digits))?.number;
}
/** Whether a phone number, by its digits, is one that nobody has. */
function isSampleNumber(digits) {
    return SAMPLE_DIGITS.test(digits);
}
/** Whether a whole text is the address or the number that a site builder puts there. */
function isSamplePlace(text) {
    return text.length <= LONGEST && SAMPLES_OF_PLACES.some(pattern => pattern.test(text));
}
/** Whether a link leads to somebody who does not exist: `mailto:example@example.com`, `tel:+1234567890`,
 * `https://your-domain.com/`. */
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
        return SAMPLE_DIGITS.test(messenger.replace(/\D/g, ''));
    const host = /^https?:\/\/([^/?#:]{1,80})/i.exec(target)?.[1];
    return host !== undefined && (0,_syntax_sample_host_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnersHost */ .B)(host);
}
function isSampleAddress(address) {
    return SAMPLE_ADDRESSES.some(pattern => pattern.test(address));
}


/***/ }),

/***/ 2739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ judgeUnclosed)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);


/** Elements that hold nothing but text until their end tag comes. */
const TEXT_ELEMENTS = ['iframe', 'noframes', 'noscript', 'script', 'style', 'textarea', 'title', 'xmp'];
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
const ELEMENT = /<[a-z]/i;
const END_TAGS = /^(?:\s*<\/[a-z]+\s*>)*\s*$/i;
/**
 * Whether something that is never closed takes in the rest of the page: an element that can hold only text, a comment,
 * or a tag itself. What takes in nothing but end tags does no harm.
 */
function judgeUnclosed(document) {
    const { unfinished } = document.sourceTags;
    const element = document.elements(...TEXT_ELEMENTS).findLast(isOpenAtEnd);
    if (element) {
        const lost = document.source.slice(element.sourceCodeLocation?.startTag?.endOffset);
        // A script that is not closed does not run either.
        const harms = element.tagName === 'script' ? !END_TAGS.test(lost) : ELEMENT.test(lost);
        const message = `<${element.tagName}> is never closed and swallows ${lost.length} characters.`;
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
/** Only its end tag or the end of the document ends such an element. */
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

/***/ 59313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AZ: () => (/* binding */ iconGap),
  z5: () => (/* binding */ laidOut),
  X7: () => (/* binding */ layoutGap),
  KO: () => (/* binding */ sheetGap)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/syntax/font-hosts.js
var font_hosts = __webpack_require__(90957);
// EXTERNAL MODULE: ./lib/engine/syntax/missing-signs.js
var missing_signs = __webpack_require__(94355);
// EXTERNAL MODULE: ./lib/engine/visit/rendering.js
var rendering = __webpack_require__(97382);
// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 3 modules
var page_links = __webpack_require__(80800);
;// CONCATENATED MODULE: ./lib/engine/visit/widget-scripts.js



/** Hosts of files for others: what they send may be a framework, or the site's own. */
const FILE_HOST = /(?:^|[.-])(?:\w{0,20}cdn\w{0,20}|static|esm|assets?|files?|media|js|css|cloudfront|storage)(?=[.-]|\d)/i;
/** What lays pages out or makes them. */
const FRAMEWORK = /tailwind|bootstrap|unocss|twind|bulma|uikit|foundation|jquery|react|vue|svelte|angular|alpine|htmx|polyfill|masonry|isotope|swiper/i;
/** What the parts of an app are called, or what loads them. */
const PART = /\b(?:app|main|index|bundle|runtime|vendors?|chunks?|theme|styles?|css|layout|builder|tags?|loader)\b/i;
/**
 * Tells of a script's address whether it only adds something of its own to a page that is laid out without it, such as
 * comments or a chat: the page does not wait for it (`async`), it is of another site, and the only thing that the page
 * names or loads from there. In doubt it does not: what may be a framework or a part of the site itself shapes the page.
 *
 * @see https://html.spec.whatwg.org/multipage/scripting.html#attr-script-async
 */
function widgetsOf({ document, requests }) {
    const sites = new Map();
    const siteOf = (address) => {
        const { hostname } = address;
        if (!sites.has(hostname)) {
            sites.set(hostname, (0,cjs/* parse */.qg)(hostname, { allowPrivateDomains: true }).domain ?? undefined);
        }
        return sites.get(hostname);
    };
    const named = new Map();
    const note = (address) => {
        if (!address)
            return;
        const site = siteOf(address);
        named.set(site, (named.get(site) ?? new Set()).add(address.href));
    };
    for (const { address } of (0,page_links/* linksOf */.h)(document))
        note(address);
    for (const { url } of requests)
        note(URL.parse(url));
    const scripts = Map.groupBy(document.elements('script'), script => document.resolve((0,html_document/* attribute */.lt)(script, 'src') ?? ''));
    const own = siteOf(new URL(document.url));
    return (url) => {
        const address = new URL(url);
        const site = siteOf(address);
        if (site === undefined || site === own || named.get(site)?.size !== 1)
            return false;
        const { hostname, pathname } = address;
        if (FILE_HOST.test(hostname) || FRAMEWORK.test(hostname + pathname) || PART.test(pathname))
            return false;
        return scripts.get(address.href)?.every(isNotWaitedFor) ?? false;
    };
}
function isNotWaitedFor(script) {
    return (0,html_document/* attribute */.lt)(script, 'async') !== undefined && !/module/i.test((0,html_document/* attribute */.lt)(script, 'type') ?? '');
}

;// CONCATENATED MODULE: ./lib/engine/visit/layout-gap.js






/** Style sheets that bring nothing but icons, by the names that their files have: without them an icon has no width. */
const ICON_SHEETS = /(?:font-?awesome|fa-(?:solid|brands|regular)|bootstrap-icons|boxicons|remixicon|material-(?:design-)?(?:icons|symbols)|ionicons|line-awesome|flaticon|themify-icons|simple-line-icons|devicon|tabler-icons|icofont|linearicons)/i;
/** Hosts that serve nothing but icons, under paths that do not say so: `/releases/v5.2.0/css/all.css`. */
const ICON_HOSTS = new Set(['use.fontawesome.com', 'pro.fontawesome.com', 'maxst.icons8.com']);
/** Paths at which a host measures its visitors: files that lie there once the site does. */
const PLATFORM_PATHS = /^\/(?:_vercel|cdn-cgi|\.netlify)\//;
/** What third-party-web calls those whose scripts make parts of a page; of others they count, sell and chat. */
const SHAPING = new Set(['cdn', 'hosting', 'content', 'other']);
/** And those that send the files of others, whatever is in them. */
const FILES = new Set(['cdn', 'hosting']);
/**
 * The page as Chrome laid it out, with all that shapes it.
 *
 * @throws NotMeasured where Chrome did not show the page, or did without a style sheet or script of it
 */
async function laidOut(visit) {
    const rendered = await (0,rendering/* ownRendering */.b1)(visit);
    const gap = await layoutGap(rendered);
    if (gap !== undefined)
        throw new not_measured/* NotMeasured */.ke(gap);
    return rendered;
}
/**
 * Why the layout is not that of the page: a style sheet or script that Chrome did not get, or will not get on production.
 * Whether visitors get it does not matter here: where they do not, that is the fault, and the layout only follows from it.
 * Scripts of those who count, advertise and chat are left out of account, and so are fonts, {@link iconGap icons} and
 * {@link widgetsOf widgets}.
 *
 * @param types what is looked for: of a page whose links are judged its styles do not matter
 */
async function layoutGap(page, types = ['Stylesheet', 'Script']) {
    const { document, quirks } = page;
    const missing = missingOf(page).filter(({ type }) => types.includes(type));
    const unapplied = missing.length > 0 ? unappliedSheets(document) : new Set();
    let isWidget;
    for (const request of missing) {
        const { url, type } = request;
        const fault = faultOf(request, quirks);
        if (fault === undefined || unapplied.has(url) || !(await isShaping(request)))
            continue;
        if (type === 'Script' && !FILES.has(await categoryOf(url))) {
            isWidget ??= widgetsOf(page);
            if (isWidget(url))
                continue;
        }
        return messageOf(request, fault);
    }
    return undefined;
}
/** As {@link layoutGap} for style sheets alone, of any load of a page. */
async function sheetGap({ document, requests }) {
    const { quirks } = document;
    const missing = missingOf({ requests, quirks }).filter(({ type }) => type === 'Stylesheet');
    const unapplied = missing.length > 0 ? unappliedSheets(document) : new Set();
    for (const request of missing) {
        const fault = faultOf(request, quirks);
        if (fault !== undefined && !unapplied.has(request.url) && (await isShaping(request)))
            return messageOf(request, fault);
    }
    return undefined;
}
/** Why icons are not as large as they are for visitors: a style sheet of icons that Chrome did not get. */
function iconGap(page) {
    for (const request of missingOf(page)) {
        const fault = request.type === 'Stylesheet' ? faultOf(request, page.quirks) : undefined;
        if (fault !== undefined && isIconSheet(request.url))
            return messageOf(request, fault);
    }
    return undefined;
}
/** Style sheets and scripts that did not come at any try. */
function missingOf({ requests, quirks, }) {
    const loaded = new Set(requests.filter(request => faultOf(request, quirks) === undefined).map(urlOf));
    return requests.filter(({ type, inFrame, url }) => (type === 'Stylesheet' || type === 'Script') && !inFrame && !loaded.has(url));
}
function messageOf({ type, url }, fault) {
    const what = type === 'Stylesheet' ? 'style sheet' : 'script';
    return `the page was laid out ${fault === BLOCKED ? 'with' : 'without'} the ${what} ${url}, which ${fault}`;
}
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000;
function isIconSheet(url) {
    const { hostname, pathname } = new URL(url);
    return ICON_HOSTS.has(hostname) || ICON_SHEETS.test(pathname.slice(0, MAX_ADDRESS));
}
function urlOf({ url }) {
    return url;
}
function faultOf(request, quirks) {
    const { type, status, failure, endMs, mimeType, willBeMixed } = request;
    // Chrome gives up a script or style sheet that is answered so.
    if (status !== undefined && status >= 400)
        return `answers ${status}`;
    // What the page itself has given up is not missing.
    if (failure === 'net::ERR_ABORTED')
        return undefined;
    if (failure !== undefined)
        return `Chrome could not load (${failure.replace(/^net::/, '')})`;
    if (status === undefined || endMs === undefined)
        return 'was not answered in time';
    if (willBeMixed)
        return BLOCKED;
    const isRefused = type === 'Stylesheet' && !quirks && mimeType !== undefined && mimeType !== '';
    return isRefused && status === 200 && mimeType !== 'text/css' && !/css$/i.test(mimeType)
        ? `is ${mimeType}, not text/css, so that Chrome does not apply it`
        : undefined;
}
/** It came here, and visitors do not get it: what the page looks like with it, none of them will see. */
const BLOCKED = 'browsers block on production: the page loads it by an http: address, and production is on HTTPS';
async function isShaping({ url, type }) {
    const { hostname, pathname } = new URL(url);
    if (type === 'Stylesheet')
        return !(0,font_hosts/* isFontHost */.U)(hostname) && !isIconSheet(url);
    if (PLATFORM_PATHS.test(pathname) || (0,missing_signs/* drawsMissingSigns */._)(pathname))
        return false;
    return SHAPING.has(await categoryOf(url));
}
async function categoryOf(url) {
    const { default: web } = await __webpack_require__.e(/* import() */ 6119).then(__webpack_require__.t.bind(__webpack_require__, 56119, 19));
    return web.getEntity(url)?.category ?? 'other';
}
/** Style sheets that are for paper alone, or one of a choice, wherever the document names them. */
function unappliedSheets(document) {
    const unapplied = new Set();
    const applied = new Set();
    for (const link of document.elements('link')) {
        const url = document.resolve((0,html_document/* attribute */.lt)(link, 'href') ?? '');
        const isUnapplied = /^\s*print\s*$/i.test((0,html_document/* attribute */.lt)(link, 'media') ?? '') ||
            /\balternate\b/i.test((0,html_document/* attribute */.lt)(link, 'rel') ?? '') ||
            (0,html_document/* attribute */.lt)(link, 'disabled') !== undefined;
        if (url)
            (isUnapplied ? unapplied : applied).add(url);
    }
    for (const url of applied)
        unapplied.delete(url);
    return unapplied;
}


/***/ }),

/***/ 56504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RV: () => (/* binding */ missingPageName),
/* harmony export */   mF: () => (/* binding */ fetchMissingPage),
/* harmony export */   sZ: () => (/* binding */ fetchOwnMissingPage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69612);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);




/** Asks the site for a page that cannot exist: the same one in every run, so that caches and logs stay small. */
function fetchMissingPage(visit) {
    const { origin } = new URL(visit.url);
    return visit.fetchForSite(`${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, origin)}/${missingPageName(origin)}`);
}
/**
 * The same, where what answers is the site's own: hosts show the file `404.html` of a site, as `--static-dir` does. What
 * else a server on this machine shows is of that server.
 */
async function fetchOwnMissingPage(visit) {
    const missing = await fetchMissingPage(visit);
    const { origin, hostname } = new URL(visit.url);
    if (!(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocalHost */ .mJ)(hostname) || !missing.final)
        return missing;
    const { final } = await visit.fetchForSite(`${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, origin)}/404.html`);
    return final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status) && final.body.equals(missing.final.body) ? missing : undefined;
}
/** Another one on each origin. */
function missingPageName(origin) {
    return `seo-preflight-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(origin).digest('hex').slice(0, 16)}`;
}


/***/ }),

/***/ 92263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ shownPage),
/* harmony export */   q: () => (/* binding */ shownJudgedPage)
/* harmony export */ });
/* harmony import */ var _page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7678);

/**
 * The audited page as sent, which readers get to see.
 *
 * @throws NotApplicable where it only sends them elsewhere; NotMeasured as {@link Visit.htmlPage}
 */
async function shownPage(visit) {
    const page = await visit.htmlPage();
    (0,_page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_0__/* .assertShown */ .eI)(page);
    return page;
}
/** The same as search engines judge it. */
async function shownJudgedPage(visit) {
    await shownPage(visit);
    return await visit.judgedPage();
}


/***/ })

};
