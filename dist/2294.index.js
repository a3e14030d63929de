export const id = 2294;
export const ids = [2294];
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

/***/ 94451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isOwnersHost),
/* harmony export */   g: () => (/* binding */ OWNERS_HOST)
/* harmony export */ });
/** Hosts that stand for the one of the site's owner, as templates and their instructions write them. */
const OWNERS_HOST = '(?:www\\.)?(?:your[-_]?(?:new[-_]?|own[-_]?)?(?:domain|site|website|company|url)(?:[-_]?(?:name|here))?|(?:deine|ihre)[-_]?(?:domain|firma|webseite)|votre[-_]?(?:domaine|site|entreprise)|tu[-_]?(?:dominio|empresa|sitio)|nombre[-_]?(?:empresa|dominio)|nome[-_]?(?:attivita|azienda|sito|dominio|empresa|dasuaempresa)|(?:il[-_]?)?tuo[-_]?(?:sito|dominio)|seu[-_]?(?:site|dominio)|sua[-_]?empresa|twoja[-_]?(?:firma|domena|strona)|nazwa[-_]?firmy|jouw[-_]?(?:domein|bedrijf)|firma[-_]?adi|sirket[-_]?adi|alan[-_]?adiniz)\\.[a-z]{2,6}(?:\\.[a-z]{2})?';
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
 * Digits of a telephone number that nobody has: only zeros behind the country, eight digits in a row, seven of them behind
 * zeros, nine times the same one, 555 of films.
 */
const SAMPLE_DIGITS = /^(?:\d{0,3}0{8,}|\d{0,6}(?:1234567890?|12345678|23456789)|0123456789|0{2,3}1234567|\d{0,5}([1-9])\1{8}|1?5551234567)$/;
/** The number behind a link that opens a chat. */
const WHATSAPP = /^(?:https?:)?\/\/(?:wa\.me\/|(?:api|web|www)\.whatsapp\.com\/send\/?\?(?:[^#]{0,60}&)?phone=)(?:%2B|\+)?([\d\s()-]{7,25}|[\dx]{0,5}x{5,12}|your[-_]?(?:phone|whatsapp)?[-_]?number(?:[-_]?here)?)(?:$|[/?&#])/i;
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
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

/** The site builder whose pages have a section of its own links, which their styles put out of sight. */
const BUILDER = /^Mobirise\b/i;
/** Characters of a name that are looked at. */
const MAX_NAME = 120;
/** Whether a text is the name of the site builder Mobirise, as it writes it where those of a site belong. */
function namesBuilder(text) {
    return BUILDER.test(text.slice(0, MAX_NAME));
}
/** Whether a page says that the site builder made it. */
function isFromBuilder(document) {
    return document
        .elements('meta')
        .some(meta => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'name')?.trim().toLowerCase() === 'generator' &&
        namesBuilder((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? ''));
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
    const { hostname } = new URL(visit.url);
    if (!(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocalHost */ .mJ)(hostname) || !missing.final)
        return missing;
    return (await fileOfMissingPage(visit, missing)) === undefined ? undefined : missing;
}
/** Where the page is that a site shows in place of a missing one: its `404.html`, else the address that was asked for. */
async function placeOfMissingPage(visit, missing) {
    return (await fileOfMissingPage(visit, missing)) ?? missing.final?.url ?? missing.requestedUrl;
}
async function fileOfMissingPage(visit, missing) {
    const { origin } = new URL(visit.url);
    const { final } = await visit.fetchForSite(`${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, origin)}/404.html`);
    const isSame = final && missing.final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status) && final.body.equals(missing.final.body);
    return isSame ? final.url : undefined;
}
/** Another one on each origin. */
function missingPageName(origin) {
    return `seo-preflight-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(origin).digest('hex').slice(0, 16)}`;
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
