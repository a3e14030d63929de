export const id = 9362;
export const ids = [9362];
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

/***/ 76100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ copiedPages)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35601);
/* harmony import */ var _syntax_site_copies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18167);


const MIN_ALIKE_SHARE = 1 / 2;
const KEPT = [
    ['serp', 'title'],
    ['serp', 'description'],
    ['content', 'h1'],
    ['content', 'textFingerprint'],
];
function copiedPages(pages) {
    const named = new Map(pages.map(page => [namesOf(page.url), page]));
    const byPath = new Map([...named].map(([names, page]) => [names.join('/'), page]));
    const originals = new Map();
    for (const { folder, pages: names } of (0,_syntax_site_copies_js__WEBPACK_IMPORTED_MODULE_0__/* .siteCopies */ .$)([...named.keys()])) {
        const pairs = names.flatMap(copy => {
            const original = byPath.get(copy.slice(folder.length).join('/'));
            return original ? [[named.get(copy), original]] : [];
        });
        const alike = pairs.filter(([copy, original]) => saysTheSame(copy, original)).length;
        if (alike < pairs.length * MIN_ALIKE_SHARE)
            continue;
        for (const [copy, original] of pairs)
            if (!originals.has(copy))
                originals.set(copy, original);
    }
    return originals;
}
function namesOf(url) {
    const { pathname, search } = new URL(url);
    const names = (0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(pathname).split('/').slice(1);
    const last = names.pop().replace(/\.html?$/i, '');
    return [...names, `${last === '' ? 'index' : last}.html${search}`];
}
function saysTheSame(one, other) {
    if (one.facts('hreflang')?.['htmlLang'] !== other.facts('hreflang')?.['htmlLang'])
        return false;
    return KEPT.some(([tool, fact]) => {
        const said = one.facts(tool)?.[fact];
        return typeof said === 'string' && said !== '' && said === other.facts(tool)?.[fact];
    });
}


/***/ }),

/***/ 3859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ familyOfVersions),
/* harmony export */   a: () => (/* binding */ PageFamilies)
/* harmony export */ });
/* harmony import */ var _syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73451);

function familyOfVersions(url, versions) {
    if (versions.length === 0)
        return (0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(url);
    return JSON.stringify([...new Set(versions.map(_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3))].toSorted());
}
class PageFamilies {
    #byFamily;
    #familyOf;
    #count;
    constructor(pages, familyOf) {
        const families = new Set(pages.map(familyOf));
        this.#familyOf = page => {
            const family = familyOf(page);
            const list = family.replace(_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .BARE_NUMBER */ .Lg, '');
            return families.has(list) ? list : family;
        };
        this.#byFamily = Map.groupBy(pages, this.#familyOf);
        this.#count = pages.length;
    }
    get areSeveral() {
        return this.#byFamily.size > 1;
    }
    get pages() {
        return [...this.#byFamily.values()].flat();
    }
    get firsts() {
        return Array.from(this.#byFamily.values(), ([first]) => first);
    }
    othersThan(page, most) {
        const own = this.#familyOf(page);
        const first = [];
        for (const [family, pages] of this.#byFamily) {
            if (family !== own)
                first.push(...pages.slice(0, most - first.length));
            if (first.length >= most)
                break;
        }
        return { first, count: this.#count - (this.#byFamily.get(own)?.length ?? 0) };
    }
}


/***/ }),

/***/ 98548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ familyOf),
/* harmony export */   Bb: () => (/* binding */ sameTextKey),
/* harmony export */   HI: () => (/* binding */ primaryLanguage),
/* harmony export */   VQ: () => (/* binding */ judgeSameText),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   XQ: () => (/* binding */ withOriginals),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   fS: () => (/* binding */ judgeOthers),
/* harmony export */   k1: () => (/* binding */ languageInAddress),
/* harmony export */   lG: () => (/* binding */ NAMED_PAGES),
/* harmony export */   n9: () => (/* binding */ isComparable),
/* harmony export */   oD: () => (/* binding */ standsForItself)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6810);
/* harmony import */ var _text_quoted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49087);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66840);
/* harmony import */ var _syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73451);
/* harmony import */ var _copied_pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76100);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79786);
/* harmony import */ var _page_families_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3859);







const NAMED_PAGES = 3;
const MAX_PATH = 100;
const NO_OTHER_PAGE = [
    'serp/canonical-target-broken',
    'serp/canonical-not-production',
    'serp/canonical-local-host',
];
function standsForItself({ url, facts, failed }) {
    const serp = facts('serp');
    if (serp?.['leadsOn'] === true)
        return false;
    if (serp?.['indexable'] === false && serp['keptOutWithHome'] !== true)
        return false;
    if (serp?.['canonicalIs'] !== 'elsewhere' || NO_OTHER_PAGE.some(failed))
        return true;
    const canonical = URL.parse(String(serp['canonicalPage']));
    const here = URL.parse(url);
    if (!canonical?.pathname.includes('//') || !here)
        return false;
    return withSingleSlashes(canonical) === withSingleSlashes(here);
}
function withSingleSlashes(url) {
    return (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_2__/* .loosePath */ .qv)(url).replace(/\/+/g, '/');
}
function judgeSameText(pages, textOf, what, family = familyOf, languageFor = languageOf) {
    const written = (page) => {
        const text = textOf(page);
        return typeof text === 'string' && text.trim() !== '' && isComparable(page) ? text : undefined;
    };
    const languages = new Map(pages.flatMap(page => {
        const [text, language] = [written(page), languageFor(page)];
        return text !== undefined && language !== '' ? [[sameTextKey('', text), language]] : [];
    }));
    const keyOf = (page) => {
        const text = written(page);
        return text === undefined
            ? undefined
            : sameTextKey(languageFor(page) || (languages.get(sameTextKey('', text)) ?? ''), text);
    };
    const joined = withOriginals(pages, family);
    const groups = new Map([...Map.groupBy(pages, keyOf)].map(([key, group]) => [key, new _page_families_js__WEBPACK_IMPORTED_MODULE_3__/* .PageFamilies */ .a(group, joined)]));
    const quotedText = (page) => (0,_text_quoted_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(String(textOf(page)));
    return pages.map(page => {
        const key = keyOf(page);
        if (key === undefined)
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(`the page has no ${what} of its own`);
        return judgeOthers(page, pages.length, groups.get(key), names => `Same ${what} as ${names}: ${quotedText(page)}`);
    });
}
function withOriginals(pages, family) {
    const originals = (0,_copied_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .copiedPages */ .l)(pages.filter(isComparable));
    return page => family(originals.get(page) ?? page);
}
function sameTextKey(language, text) {
    return `${language}\n${text.trim().toLowerCase()}`;
}
function judgeOthers(page, count, alike, messageOf) {
    if (count < 2)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)('only one page of the site was audited');
    const others = alike.othersThan(page, NAMED_PAGES);
    if (others.count === 0)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .pass */ .IX)();
    return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .fJ)({ url: page.url, message: messageOf(namesOf(others.first, others.count)) });
}
function isComparable(page) {
    return standsForItself(page) && !(0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_6__/* .isArchive */ .tc)(page.url);
}
function familyOf({ url, facts }) {
    const alternates = facts('hreflang')?.['alternates'];
    const named = Array.isArray(alternates) ? alternates : [];
    const urls = named.flatMap(alternate => URL.parse(String(alternate['url'])) ?? []);
    const here = URL.parse(url);
    const isOfSet = here !== null && urls.some(other => (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_2__/* .loosePath */ .qv)(other) === (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_2__/* .loosePath */ .qv)(here));
    return (0,_page_families_js__WEBPACK_IMPORTED_MODULE_3__/* .familyOfVersions */ .T)(url, isOfSet ? urls.map(({ href }) => href) : []);
}
function languageOf({ facts }) {
    return primaryLanguage(facts('hreflang')?.['htmlLang'] ?? facts('ux')?.['pageLanguage']);
}
function languageInAddress(url) {
    return /^\/([a-z]{2}[-_][a-z]{2})(?:\/|$)/i.exec(URL.parse(url)?.pathname ?? '')?.[1]?.toLowerCase();
}
function primaryLanguage(declared) {
    return typeof declared === 'string' ? declared.toLowerCase().split('-')[0] : '';
}
function namesOf(pages, count = pages.length) {
    const names = pages.slice(0, NAMED_PAGES).map(({ url }) => pathOf(url));
    const more = count - names.length;
    if (more > 0)
        return `${names.join(', ')} and ${more} more`;
    return names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
function pathOf(url) {
    const parsed = URL.parse(url);
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(parsed ? parsed.pathname + parsed.search : url, MAX_PATH);
}


/***/ }),

/***/ 46770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ isIconLigature)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const OF_LIGATURES = /(?:^|\s)(?:material-(?:icons?|symbols)(?:-[a-z-]{1,20})?|google-(?:material-icons|symbols)|(?:md|mat|mdl|mdc|q|v)-icon)(?:\s|$)/i;
const LIGATURE_TAGS = new Set(['mat-icon', 'md-icon', 'mwc-icon']);
const LIGATURE_FONT = /\bfont(?:-family)?\s*:[^;]{0,100}\bMaterial (?:Icons|Symbols)\b/i;
const ICON_NAME = /^\s*[a-z0-9]{1,30}(?:_[a-z0-9]{1,30}){0,6}\s*$/;
const MAX_LENGTH = 300;
function isIconLigature(element) {
    const [only, ...others] = element.childNodes;
    if (!only || others.length > 0 || only.nodeName !== '#text' || !('value' in only))
        return false;
    if (only.value.length > MAX_LENGTH || !ICON_NAME.test(only.value))
        return false;
    return (LIGATURE_TAGS.has(element.tagName) ||
        OF_LIGATURES.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class') ?? '').slice(0, MAX_LENGTH)) ||
        LIGATURE_FONT.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'style') ?? '').slice(0, MAX_LENGTH)));
}


/***/ }),

/***/ 5758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J2: () => (/* binding */ LINE_END),
/* harmony export */   Mq: () => (/* binding */ startOfSeenText),
/* harmony export */   W$: () => (/* binding */ startOfTexts),
/* harmony export */   ae: () => (/* binding */ startOfSeenLines),
/* harmony export */   cY: () => (/* binding */ startOfWrittenText),
/* harmony export */   wg: () => (/* binding */ firstNodes)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _icon_ligatures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46770);


const MAX_NODES = 500;
const MAX_PART = 50_000;
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);
const BREAKS = new Set('br div p li dt dd tr td th h1 h2 h3 h4 h5 h6 section article address option'.split(' '));
function startOfSeenText(root, most) {
    const lengthOf = (text) => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(firstTexts(root, most, lengthOf).join('')).slice(0, most);
}
const LINE_END = '\u2028';
function startOfSeenLines(root, most) {
    const lengthOf = (text) => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    const lines = firstTexts(root, most, lengthOf, LINE_END).join('').split(LINE_END);
    return lines
        .map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)
        .filter(line => line !== '')
        .join(LINE_END)
        .slice(0, most);
}
function startOfTexts(root, most) {
    return firstTexts(root, most, text => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length).map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ);
}
function startOfWrittenText(root, most) {
    const text = firstTexts(root, most, part => part.length).join('');
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text.slice(0, most));
}
function firstTexts(root, most, lengthOf, lineEnd = ' ') {
    const parts = [];
    let characters = 0;
    for (const node of firstNodes(root, MAX_NODES, UNSEEN)) {
        if (BREAKS.has(node.nodeName))
            parts.push(lineEnd);
        if (node.nodeName !== '#text' || !('value' in node) || isOfIcon(node))
            continue;
        const start = node.value.slice(0, MAX_PART);
        parts.push(start);
        characters += lengthOf(start);
        if (characters >= most)
            break;
    }
    return parts;
}
function isOfIcon({ parentNode }) {
    return parentNode != null && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(parentNode) && (0,_icon_ligatures_js__WEBPACK_IMPORTED_MODULE_1__/* .isIconLigature */ .z)(parentNode);
}
function* firstNodes(root, most, without) {
    const path = [{ nodes: root.childNodes, next: 0 }];
    for (let seen = 0; seen < most; seen++) {
        while (path.length > 0 && path.at(-1).next >= path.at(-1).nodes.length)
            path.pop();
        const level = path.at(-1);
        if (!level)
            return;
        const node = level.nodes[level.next++];
        if (without?.has(node.nodeName))
            continue;
        yield node;
        if ('childNodes' in node && node.childNodes.length > 0)
            path.push({ nodes: node.childNodes, next: 0 });
    }
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

/***/ 39362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTopics: () => (/* binding */ runTopics)
});

// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/mistyped-mails.js

const MIN_LABEL = 6;
const MIN_WORD = 10;
const MIN_PART = 4;
const MAX_LETTERS = 64;
const FREE = /^[a-z]?mail$/;
function isMistyped(one, other) {
    const [name, host] = one.split('@');
    const [otherName, otherHost] = other.split('@');
    if (name === otherName)
        return host !== otherHost && isMistypedHost(name, host, otherHost);
    if (host !== otherHost)
        return false;
    const words = differing(name.split(/[._+-]/), otherName.split(/[._+-]/));
    return (words !== undefined &&
        Math.min(...words.map(word => word.length)) >= MIN_WORD &&
        isOneLetter(...words) &&
        words[0].slice(0, 2) === words[1].slice(0, 2) &&
        words[0].slice(-2) === words[1].slice(-2));
}
function isMistypedHost(name, one, other) {
    const labels = differing(one.split('.'), other.split('.'));
    if (labels === undefined || one.split('.').at(-1) !== other.split('.').at(-1))
        return false;
    const [short, long] = labels.toSorted((a, b) => a.length - b.length);
    const isLong = short.length >= MIN_LABEL || (short.length >= MIN_LABEL - 2 && name.length >= MIN_WORD);
    const isPlural = long === `${short}s`;
    const isUmlaut = long.replace(/(?<=[aou])e/g, '') === short.replace(/(?<=[aou])e/g, '');
    return (isLong && !isPlural && !isUmlaut && !labels.every(label => FREE.test(label)) && isOneLetter(short, long));
}
function differing(parts, others) {
    if (parts.length !== others.length)
        return undefined;
    const at = parts.flatMap((part, index) => (part === others[index] ? [] : [index]));
    return at.length === 1 ? [parts[at[0]], others[at[0]]] : undefined;
}
function isOneLetter(one, other) {
    if ([one, other].some(text => text.length > MAX_LETTERS || /\d/.test(text)))
        return false;
    const words = differing(one.split('-'), other.split('-'));
    return words?.every(word => word.length >= MIN_PART) === true && (0,mod/* distance */.Io)(...words) === 1;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/contacts-over-pages.js





const MIN_PAGES = 4;
const USUAL_SHARE = 0.7;
const LAST_DIGITS = 7;
const contactsOverPages = (0,tool_definition/* defineRunTopic */.m1)({
    checks: {
        'contact-unlike-other-pages': {
            severity: 'warning',
            title: 'One of two phone numbers or email addresses of the site is probably wrong',
            why: 'Header and footer link to another one than on other pages, or two email addresses differ in one letter. One of the two is usually out of date or mistyped: visitors call or write to somebody else, or to nobody.',
            fix: 'Correct the one that is wrong. Write header and footer once for all pages, as a part that the templates include.',
            help: 'https://web.dev/articles/click-to-call',
            example: 'the footers of all pages link to tel:+493012345678, and that of /prices to tel:+493012345687',
        },
    },
    judge: pages => ({ 'contact-unlike-other-pages': judgeContacts(pages) }),
});
function judgeContacts(pages) {
    const faults = new Map();
    const compared = new Set();
    for (const group of Map.groupBy(pages, same_on_pages/* languageOf */.eX).values()) {
        for (const kind of ['phones', 'mails']) {
            const found = group.flatMap(page => {
                const values = (0,same_on_pages/* standsForItself */.oD)(page) ? contactsOf(page, kind) : [];
                return values.length === 0 ? [] : [{ page, values }];
            });
            if (found.length < MIN_PAGES)
                continue;
            const usual = usualOf(found.map(({ values }) => values));
            if (usual === undefined)
                continue;
            const isUsual = (value) => keyOf(value) === keyOf(usual.value);
            const others = found.filter(({ values }) => !values.some(isUsual));
            const differing = new Set(others.flatMap(({ values }) => values.map(keyOf)));
            const isMistake = differing.size === 1 && isAlike(others[0].values[0], usual.value);
            for (const { page } of found)
                compared.add(page);
            if (!isMistake)
                continue;
            for (const { page, values } of others)
                if (!faults.has(page))
                    faults.set(page, messageOf(kind, values[0], usual));
        }
    }
    for (const [page, message] of mistypedMails(pages, compared))
        if (!faults.has(page))
            faults.set(page, message);
    return pages.map(page => {
        if (!compared.has(page))
            return (0,judgement/* notApplicable */.hH)('too few pages have a contact to compare');
        const message = faults.get(page);
        return message === undefined ? (0,judgement/* pass */.IX)() : (0,judgement/* fail */.fJ)({ url: page.url, message });
    });
}
const MAX_MAILS = 50;
function mistypedMails(pages, compared) {
    const shown = new Map();
    for (const page of pages) {
        const mails = page.failed('ux/contact-link-differs') ? [] : page.facts('ux')?.['mails'];
        if (!Array.isArray(mails) || mails.length === 0)
            continue;
        for (const mail of mails) {
            if (typeof mail !== 'string')
                continue;
            const known = shown.get(mail);
            if (known)
                known.push(page);
            else if (shown.size < MAX_MAILS)
                shown.set(mail, [page]);
        }
    }
    if (shown.size < 2)
        return new Map();
    for (const page of [...shown.values()].flat())
        compared.add(page);
    const mails = [...shown].sort(([, one], [, other]) => other.length - one.length);
    const faults = new Map();
    for (const [at, [mail, pagesOfMail]] of mails.entries()) {
        const [usual, others] = mails.slice(0, at).find(([known]) => isMistyped(known, mail)) ?? [];
        if (usual === undefined)
            continue;
        const where = others.length === 1 ? pathOf(others[0]) : `${others.length} pages`;
        for (const page of pagesOfMail)
            if (!faults.has(page))
                faults.set(page, `${mail} differs in one letter from ${usual}, which is on ${where}.`);
    }
    return faults;
}
function pathOf({ url }) {
    return new URL(url).pathname;
}
function contactsOf({ facts }, kind) {
    const contacts = facts('ux')?.['frameContacts'];
    const values = contacts?.[kind];
    return Array.isArray(values) ? values.filter(value => typeof value === 'string') : [];
}
function keyOf(value) {
    return value.includes('@') ? value : value.slice(-LAST_DIGITS);
}
const AREA_DIGITS = 4;
const MAX_TYPOS = 2;
const MIN_NAME = 4;
const MAX_NAME = 64;
const MAX_HOST = 320;
const FOR_ALL = /^(?:info|infos|contact|kontakt|contacto|contatti|contato|office|mail|e-?mail|post|hello|hallo|hola|ciao|bonjour|team|admin|webmaster|buero|sekretariat|secretariat|anfrage|enquir(?:y|ies))$/;
function isAlike(own, usual) {
    if (!own.includes('@'))
        return own.slice(0, AREA_DIGITS) === usual.slice(0, AREA_DIGITS);
    const [[name, host], [usualName, usualHost]] = [own, usual].map(mail => mail.slice(0, MAX_HOST).split('@'));
    if (name === usualName)
        return true;
    if (host !== usualHost)
        return false;
    const isMistyped = Math.min(name.length, usualName.length) >= MIN_NAME &&
        (0,mod/* distance */.Io)(name.slice(0, MAX_NAME), usualName.slice(0, MAX_NAME)) <= MAX_TYPOS;
    return isMistyped || (FOR_ALL.test(name) && FOR_ALL.test(usualName));
}
function usualOf(all) {
    const counts = new Map();
    for (const values of all) {
        for (const key of new Set(values.map(keyOf))) {
            const known = counts.get(key) ?? { value: values.find(value => keyOf(value) === key), count: 0 };
            known.count++;
            counts.set(key, known);
        }
    }
    const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
    return most && most.count >= USUAL_SHARE * all.length ? most : undefined;
}
function messageOf(kind, own, { value, count }) {
    const what = kind === 'phones' ? 'tel:' : '';
    return `They link to ${what}${own}; those of ${count} other pages to ${what}${value}.`;
}

// EXTERNAL MODULE: ./lib/engine/tools/content/language.js
var content_language = __webpack_require__(43692);
// EXTERNAL MODULE: ./lib/engine/tools/ux/home-links.js
var home_links = __webpack_require__(46991);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/menu-over-pages.js





const menu_over_pages_MIN_PAGES = 4;
const menu_over_pages_USUAL_SHARE = 0.7;
const MIN_USUAL = 3;
const SAME_SHARE = 0.5;
const HOME = '/';
const NAMED = 3;
const menuOverPages = (0,tool_definition/* defineRunTopic */.m1)({
    checks: {
        'menu-differs': {
            severity: 'notice',
            title: 'The menu of the page lacks what the menus of other pages have',
            why: 'Each page has a menu of its own, so one is easily forgotten. Visitors who land on this page do not find what is missing there.',
            fix: 'Write the menu once for all pages, as a part that the templates include, or correct it on this page.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/consistent-navigation.html',
            example: 'the menus of all pages have "Prices", and that of /contact has not',
        },
    },
    judge: pages => ({ 'menu-differs': judgeMenus(pages) }),
});
function judgeMenus(pages) {
    const declared = [...Map.groupBy(pages, same_on_pages/* languageOf */.eX).values()];
    const judged = new Map(declared.flatMap(byWrittenLanguage).flatMap(group => {
        const judgements = judgeAlike(group);
        return group.map((page, at) => [page, judgements[at]]);
    }));
    return pages.map(page => judged.get(page));
}
function byWrittenLanguage(pages) {
    const known = Map.groupBy(pages, writtenLanguage);
    const unsure = known.get('') ?? [];
    known.delete('');
    const [most = [], ...others] = [...known.values()].sort((a, b) => b.length - a.length);
    if (unsure.length > most.length)
        return [unsure, most, ...others];
    return [[...most, ...unsure], ...others];
}
function writtenLanguage(page) {
    const language = page.facts('content')?.['language'];
    const [declared, detected] = [(0,same_on_pages/* languageOf */.eX)(page), String(language?.['detected'] ?? '')];
    return (0,content_language/* areKin */.JE)((0,content_language/* primary */.zB)(declared), detected) ? (0,content_language/* primary */.zB)(declared) : detected;
}
function judgeAlike(pages) {
    const menus = new Map(pages.flatMap(page => {
        const facts = (0,same_on_pages/* standsForItself */.oD)(page) ? page.facts('ux') : undefined;
        const [entries, further] = [facts?.['menu'], facts?.['furtherMenus'] ?? []];
        return Array.isArray(entries)
            ? [[page, menuOf(page.url, entries, further)]]
            : [];
    }));
    const counts = new Map();
    for (const { entries } of menus.values()) {
        for (const entry of entries) {
            const known = counts.get(entry.to);
            if (known)
                known.count++;
            else
                counts.set(entry.to, { entry, count: 1 });
        }
    }
    for (const { own, entries } of menus.values()) {
        const known = counts.get(own) ?? counts.get(`${own}.html`);
        if (known && !entries.some(({ to }) => to === known.entry.to))
            known.count++;
    }
    const least = Math.max(MIN_USUAL, menu_over_pages_USUAL_SHARE * menus.size);
    const usual = [...counts.values()].filter(({ count }) => count >= least);
    return pages.map(page => {
        const menu = menus.get(page);
        if (!menu || menus.size < menu_over_pages_MIN_PAGES)
            return (0,judgement/* notApplicable */.hH)('too few pages with a menu were audited');
        const missing = usual.filter(({ entry: { to, text } }) => to !== HOME && pageOf(to) !== pageOf(menu.own) && !leadsTo(menu, to) && !hasText(menu, text));
        if (usual.length - missing.length < Math.max(2, SAME_SHARE * usual.length))
            return (0,judgement/* notApplicable */.hH)('the menu of the page is another one');
        return missing.length === 0 ? (0,judgement/* pass */.IX)() : (0,judgement/* fail */.fJ)({ url: page.url, message: menu_over_pages_messageOf(missing) });
    });
}
function pageOf(to) {
    return to.replace(/#.*$/, '').replace(/\.html?$/, '');
}
function leadsTo({ to: own }, to) {
    return own.has(to) || (!to.includes('#') && [...own].some(entry => pageOf(entry) === pageOf(to)));
}
function hasText({ texts }, text) {
    return [...texts].some(own => own.startsWith(text) || text.startsWith(own));
}
function menuOf(url, entries, further) {
    const own = (0,home_links/* withoutIndexFile */.Rl)(new URL(url).pathname);
    return {
        own,
        entries,
        to: new Set([own, ...entries.map(({ to }) => to), ...further]),
        texts: new Set(entries.map(({ text }) => text)),
    };
}
function menu_over_pages_messageOf(missing) {
    const named = missing.slice(0, NAMED).map(({ entry: { text, to } }) => `"${text}" (${to})`);
    const rest = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
    return `Its menu has no ${named.join(', no ')}${rest}; the menus of ${missing[0].count} other pages have ${missing.length === 1 ? 'it' : 'them'}.`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/run-topics.js


const runTopics = [menuOverPages, contactsOverPages];


/***/ })

};
