export const id = 6028;
export const ids = [6028];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 56633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   Nt: () => (/* binding */ placeCount),
/* harmony export */   mM: () => (/* binding */ atPages),
/* harmony export */   yO: () => (/* binding */ MAX_OCCURRENCES)
/* harmony export */ });
/** Most places of one check in a result; how many there are stands beside. */
const MAX_OCCURRENCES = 50;
/**
 * Whether a check failed and its failure counts: it was not set aside by the setting `ignore`, and no other check of
 * the page counts for it.
 */
function isFailure({ outcome, ignored, twinOf, }) {
    return outcome === 'fail' && ignored === undefined && twinOf === undefined;
}
/** Places where a check failed; at least one, since a failure without a known place is somewhere. */
function placeCount({ occurrences, occurrenceCount, }) {
    return Math.max(1, occurrenceCount ?? occurrences.length);
}
/**
 * A check that stands for the pages of a site, at some of its pages alone; undefined where none is left. Pages that are
 * counted and not named stay.
 *
 * @param pages those of `failedPages` that are left
 */
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

/***/ 37780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ isPlaceholderAddress),
/* harmony export */   o: () => (/* binding */ isPlaceholderHost)
/* harmony export */ });
/**
 * Words that themes and page builders write where the address of somebody is to stand: `http://url`. No machine is
 * called so, and nobody is led anywhere, also not those who built the page.
 */
const WORDS_FOR_HOST = /^(?:(?:your|my|dein|ihre|votre|tu|su)[-_]?)?(?:url|link|domain|domainname|website|webseite|webpage|homepage|site|siteurl|weburl|address|adresse|example|placeholder|yourname)$/i;
/** What tutorials and templates write in place of the id of a place, at a service that shows maps. */
const MAP_HOST = /^(?:goo\.gl|maps\.app\.goo\.gl|(?:www\.|maps\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?|g\.page)$/;
const SAMPLE_OF_MAP = /\/(?:your|my)[-_](?:google[-_])?(?:maps?|place|location|business)(?:[-_](?:link|url|id|name|location|here))?\/?$/i;
/**
 * Whether an address is a placeholder that nobody has filled in. A port makes a machine of any name.
 *
 * @example `http://url`, `https://your-website/`, `https://goo.gl/maps/your-map-link`
 */
function isPlaceholderAddress({ protocol, hostname, port, pathname }) {
    if (!/^https?:$/.test(protocol))
        return false;
    if (port === '' && WORDS_FOR_HOST.test(hostname))
        return true;
    return MAP_HOST.test(hostname) && SAMPLE_OF_MAP.test(pathname);
}
/** Names of hosts that templates write where the site has its own, with the endings of those that give hosts away. */
const PLACEHOLDER_HOST = /^(?:www\.)?your[-_]?(?:web[-_]?site|domain|site|user[-_]?name|company|business)(?:[-_]?(?:name|url|here))?\.(?:com|net|org|github\.io|gitlab\.io|netlify\.app|vercel\.app|pages\.dev|web\.app)$/i;
/**
 * Whether the host of an address is one that nobody filled in: a file of the site that it names is not there, whoever has
 * registered the name.
 */
function isPlaceholderHost({ hostname }) {
    return PLACEHOLDER_HOST.test(hostname);
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
/** Their short addresses, behind which a number, a name or the code of an invitation stands. */
const SHORT_HOSTS = new Map([
    ['wa.me', 'whatsapp'],
    ['t.me', 'telegram'],
    ['discord.gg', 'discord'],
]);
/** The social network that a host is of, in lower case. */
function networkAt({ hostname }) {
    return NETWORKS.exec(hostname)?.[1] ?? SHORT_HOSTS.get(hostname);
}
/** Whether an address is the home page of a network, and no profile there. */
function isStartOfNetwork(url) {
    return networkAt(url) !== undefined && url.pathname === '/' && url.search === '';
}
/** Whether an address is made for invitations alone, and none is in it: nobody means the network by it. */
function isEmptyInvitation({ hostname, pathname, search }) {
    return hostname === 'discord.gg' && pathname === '/' && search === '';
}


/***/ }),

/***/ 85201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isGeneratedReference)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

/** Files that only the generators of references have: Sphinx, pkgdown, Doxygen, TypeDoc, JSDoc, YARD, rustdoc, Javadoc. */
const FILES = /(?:^|\/)(?:documentation_options|pkgdown|dynsections|doxygen|jsdoc-default|rustdoc(?:-[\da-f]+)?|member-search-index)\.(?:js|css)(?:[?#]|$)/i;
/** Generators that name themselves. */
const GENERATOR = /^(?:docutils|sphinx|doxygen|typedoc|rustdoc|pdoc|javadoc|yard|ldoc|dartdoc|phpdocumentor|mdoc)\b/i;
const MAX_ADDRESS = 500;
/** Whether a page comes from a generator of references, which makes pages of code and of lists: they have what there is to say. */
function isGeneratedReference(document) {
    return (document.elements('script', 'link').some(element => {
        const address = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, element.tagName === 'link' ? 'href' : 'src');
        return address !== undefined && FILES.test(address.slice(-MAX_ADDRESS));
    }) ||
        document
            .elements('meta')
            .some(meta => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'name')?.trim().toLowerCase() === 'generator' &&
            GENERATOR.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '').trim())));
}


/***/ }),

/***/ 33244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ isOfTown)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);


/** Characters of a title or description that are looked at. */
const MAX_TEXT = 300;
/** How a town or village calls itself at the start of a title or behind a sign in it: "Gâprée — Commune de l'Orne". */
const CALLED = /(?:^|[|·•:–—-]\s)(?:(?:la|le) )?(?:(?:commune|mairie|ville et commune) (?:de |du |des |d['’])|(?:Markt|Orts|Verbands|Samt|Einheits)?gemeinde(?:verwaltung)? \p{Lu}|Gemeinde(?:amt|verwaltung) |Stadtverwaltung |Ayuntamiento d|Ajuntament d|Concello d|Comune di |Câmara Municipal d|Junta de Freguesia |Prefeitura (?:Municipal )?d|Gemeente \p{Lu}|Urząd (?:Gminy|Miasta|Miejski) |Gmina \p{Lu}|Obec \p{Lu}|Město \p{Lu}|(?:town|city|village|parish) council\b)|\p{L}\s(?:town|city|village|parish) council(?:$|\s[|·•–—-])/iu;
/** A church is a "Gemeinde" too. */
const OF_CHURCH = /evangel|kathol|kirch|luther|reformiert|freie|christ|baptist|gottes|pfarr|jüdisch|islam/i;
/** The same in a description. */
const OFFICIAL = /\bsite (?:internet |web )?officiel de la (?:commune|mairie)|\boffizielle (?:Website|Webseite|Homepage|Internetseite|Seite) der (?:Markt|Orts)?gemeinde|\b(?:web|sitio|página) (?:web )?oficial del ayuntamiento|\bsito (?:web )?(?:ufficiale|istituzionale) del comune|\bsite oficial da (?:câmara municipal|prefeitura|junta de freguesia)|\bofficial (?:web ?)?site of the (?:town|city|village|parish|municipality) of/i;
/** Whether a site is that of a town or village, whose hours are those of its hall: no business, and on maps already. */
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

/***/ 76360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ askSearch)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);



/** What a search is asked for: a word of four letters, which pages of most languages could have. */
const TERM = 'test';
/**
 * Whether a site answers searches, as a form or the structured data of a page has them asked for.
 *
 * @param target of the search, without its term
 * @param parameter of the query that holds the term
 */
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
/**
 * The parameter of WordPress, whose server finds the results. Others may be read by a script of the page that answers,
 * which is then the same for every search.
 */
const SERVED_BY_WORDPRESS = 's';
const FILE_OF_SEARCH = /search|fuse|lunr|pagefind|algolia|flexsearch|minisearch|typesense|meilisearch|stork|tipue|swiftype|cse\.js/i;
/** A script of a WordPress theme opens the field of the search; what finds the results is the server, or a plugin. */
const OF_THEME = /\/wp-content\/themes\/|\/wp-includes\//;
const READS_QUERY = /URLSearchParams|location\.(?:search|href)|pagefind|\blunr\b|\bFuse\b|algoliasearch/;
const MAX_SCRIPT = 200_000;
/** Whether scripts of the page may find results where the server does not. */
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


/***/ })

};
