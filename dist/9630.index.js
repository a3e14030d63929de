export const id = 9630;
export const ids = [9630];
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

/***/ 59959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ misspelledPackageHost)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var tldts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20935);
/* harmony import */ var _package_hosts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98090);



const HOSTS = _package_hosts_js__WEBPACK_IMPORTED_MODULE_2__/* .PACKAGE_PLACES */ .g.map(place => place.split('/')[0]).map(host => ({ host, ...(0,tldts__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg)(host) }));
const ALSO_THEIRS = new Set([
    'jsdelivr.com',
    'jquery.org',
    'googleapis.cn',
    'cloudflare.net',
    'bootcdn.cn',
    'staticfile.cn',
]);
const MIN_LETTERS = 5;
const OF_PACKAGE = /@\d|\/(?:dist|umd)\//;
function misspelledPackageHost({ hostname, pathname }) {
    const { domain, domainWithoutSuffix, publicSuffix, subdomain } = (0,tldts__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg)(hostname);
    if (!domain || !domainWithoutSuffix || ALSO_THEIRS.has(domain))
        return undefined;
    if (HOSTS.some(known => known.domain === domain))
        return undefined;
    return HOSTS.find(known => {
        const name = known.domainWithoutSuffix;
        const isSameSubdomain = known.subdomain === subdomain;
        if (name.length < MIN_LETTERS || !(isSameSubdomain || subdomain === ''))
            return false;
        if (name === domainWithoutSuffix)
            return subdomain === '' ? OF_PACKAGE.test(pathname) : isSameSubdomain;
        return (known.publicSuffix === publicSuffix &&
            name[0] === domainWithoutSuffix[0] &&
            isOneSlip(name, domainWithoutSuffix));
    })?.host;
}
function isOneSlip(one, other) {
    const apart = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(one, other);
    if (apart === 1)
        return true;
    if (apart !== 2 || one.length !== other.length)
        return false;
    const at = [...one].findIndex((letter, index) => letter !== other[index]);
    return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}


/***/ }),

/***/ 98090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ isOfPackageHost),
/* harmony export */   g: () => (/* binding */ PACKAGE_PLACES)
/* harmony export */ });
const PACKAGE_PLACES = [
    'cdn.jsdelivr.net/npm',
    'fastly.jsdelivr.net/npm',
    'unpkg.com',
    'cdnjs.cloudflare.com/ajax/libs',
    'ajax.googleapis.com/ajax/libs',
    'ajax.aspnetcdn.com',
    'code.jquery.com',
    'maxcdn.bootstrapcdn.com',
    'stackpath.bootstrapcdn.com',
    'netdna.bootstrapcdn.com',
    'esm.sh',
    'esm.run',
    'cdn.skypack.dev',
    'cdn.bootcdn.net',
    'cdn.staticfile.org',
    'cdn.staticfile.net',
    'lib.baomitu.com',
];
function isOfPackageHost({ hostname, pathname }) {
    const address = hostname + pathname;
    return PACKAGE_PLACES.some(place => address.startsWith(`${place}/`));
}


/***/ }),

/***/ 22443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ SERVE_NOTHING),
/* harmony export */   IL: () => (/* binding */ BRING_NO_TRACKER),
/* harmony export */   eK: () => (/* binding */ purposeOf),
/* harmony export */   wm: () => (/* binding */ FILL_NOTHING)
/* harmony export */ });
/* harmony import */ var _syntax_font_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90957);
/* harmony import */ var _syntax_icon_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12421);
/* harmony import */ var _package_hosts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98090);



const SERVE_NOTHING = [
    'chat',
    'consent',
    'counting',
    'drawing',
    'fonts',
    'icons',
    'polyfill',
    'popups',
    'scrolling',
    'social',
];
const BRING_NO_TRACKER = [
    'captcha',
    'drawing',
    'fonts',
    'icons',
    'library',
    'polyfill',
    'popups',
    'scrolling',
];
const FILL_NOTHING = new Set([
    'captcha',
    'chat',
    'consent',
    'counting',
    'fonts',
    'icons',
    'marketing',
    'polyfill',
    'scrolling',
    'social',
]);
const CATEGORIES = {
    ad: 'counting',
    analytics: 'counting',
    'tag-manager': 'counting',
    'consent-provider': 'consent',
    'customer-success': 'chat',
    marketing: 'marketing',
    social: 'social',
};
const CAPTCHA = /(?:^|[./])hcaptcha\.com|challenges\.cloudflare\.com|\/recaptcha\//i;
const CONSENT = /cookiebot|cookiehub|cookie-?yes|cookielaw|onetrust|iubenda|usercentrics|termly\.io|axeptio|didomi|osano|complianz|cookieinformation|cookie-script|tarteaucitron|freeprivacypolicy|termsfeed|cookie-?consent/i;
const FONTS = /\/webfont(?:loader)?(?:\.min)?\.js$|\/webfont\/\d|\/@fontsource(?:-variable)?\/|\/font-?faces?(?:[.-]min)?\.css$|\/[\w-]{0,40}-fonts?@|\/pretendard(?:std|jp|gov)?[@/]/i;
const POLYFILL = /(?:^|\.)polyfill(?:-fastly)?\.(?:io|net|com)\/|html5shiv|\/respond(?:\.min)?\.js$|\/es[56]-shim|picturefill/i;
const SCROLLING = /(?:^|[/@.-])(?:lenis|smooth-?scroll(?:bar|polyfill)?|smoothscroll-polyfill|scrollsmoother|sweet-scroll)(?![a-z])/i;
const POPUPS = /(?:^|[/@.-])(?:lightbox2?|glightbox|simple-?lightbox|lightgallery|photoswipe|magnific-?popup|colorbox|swipebox|featherlight|prettyphoto|fancybox|fancyapps|baguettebox|venobox|tippy|toastr|sweetalert2?|nprogress|animate(?:\.css)?)(?![a-z])/i;
const DRAWING = /(?:^|[/@.-])(?:lottie(?:-web|-player)?|dotlottie[\w-]{0,20}|three|tsparticles|particles|vanta|chart|apexcharts|echarts|d3|leaflet|mapbox-gl|maplibre-gl|typed|katex|mathjax|mermaid|highlight|prism|confetti|canvas-confetti|model-viewer)(?:[@.\d/-]|$)|maps\.google(?:apis)?\.com|api-maps\.yandex/i;
const MAX_ADDRESS = 2000;
async function purposeOf(url) {
    const address = new URL(url.slice(0, MAX_ADDRESS));
    const place = `${address.hostname}${address.pathname}`;
    if ((0,_syntax_icon_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isIconFile */ .Y)(address))
        return 'icons';
    if ((0,_syntax_font_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .isFontHost */ .U)(address.hostname) || FONTS.test(place))
        return 'fonts';
    if (CAPTCHA.test(place))
        return 'captcha';
    if (CONSENT.test(place))
        return 'consent';
    if (POLYFILL.test(place))
        return 'polyfill';
    if (SCROLLING.test(place))
        return 'scrolling';
    if (POPUPS.test(place))
        return 'popups';
    if (DRAWING.test(place))
        return 'drawing';
    if ((0,_package_hosts_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfPackageHost */ .e)(address))
        return 'library';
    const { default: web } = await __webpack_require__.e(/* import() */ 6119).then(__webpack_require__.t.bind(__webpack_require__, 56119, 19));
    return CATEGORIES[web.getEntity(url)?.category ?? ''];
}


/***/ }),

/***/ 90957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isFontHost),
/* harmony export */   e: () => (/* binding */ isOfLetterFonts)
/* harmony export */ });
const FONT_HOSTS = new Set(['fonts.googleapis.com', 'fonts.bunny.net', 'use.typekit.net', 'p.typekit.net']);
const FILE_HOSTS = new Set(['fonts.gstatic.com']);
const ICONS = /\b(?:icons?|symbols)\b/i;
const MAX_ADDRESS = 2000;
function isFontHost(hostname) {
    return FONT_HOSTS.has(hostname);
}
function isOfLetterFonts({ hostname, pathname, search }) {
    const isFont = isFontHost(hostname) || FILE_HOSTS.has(hostname);
    return isFont && !ICONS.test(`${pathname}${search}`.slice(0, MAX_ADDRESS).replaceAll('+', ' '));
}


/***/ }),

/***/ 12421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isIconFile)
/* harmony export */ });
const ICON_FILES = /(?:font-?awesome|fortawesome|fa-(?:solid|brands|regular)|bootstrap-icons|boxicons|remixicon|material-(?:design-)?(?:icons|symbols)|ionicons|line-awesome|flaticon|themify-icons|simple-line-icons|devicon|tabler-icons|icofont|linearicons|feather-icons|lineicons|unicons|primeicons|eva-icons|open-iconic|octicons|flag-icons?|weather-icons|typicons|fontello|pe-icon-7|feather(?:\.min)?\.js|\/lucide\b|phosphor-icons|iconify)/i;
const ICON_HOSTS = new Set([
    'use.fontawesome.com',
    'pro.fontawesome.com',
    'kit.fontawesome.com',
    'ka-f.fontawesome.com',
    'ka-p.fontawesome.com',
    'maxst.icons8.com',
    'code.iconify.design',
    'cdn.lineicons.com',
    'cdn.materialdesignicons.com',
    'unicons.iconscout.com',
]);
const MAX_ADDRESS = 2000;
function isIconFile({ hostname, pathname }) {
    return ICON_HOSTS.has(hostname) || ICON_FILES.test(pathname.slice(0, MAX_ADDRESS));
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

/***/ 97831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MV: () => (/* binding */ findPattern),
/* harmony export */   vQ: () => (/* binding */ haystack),
/* harmony export */   zJ: () => (/* binding */ Pattern)
/* harmony export */ });
/* unused harmony export requiredLiteral */
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79967);

const TAG = '\\;';
class Pattern {
    #text;
    #expression;
    #literal;
    constructor(text) {
        this.#text = text;
    }
    get confidence() {
        const confidence = Number(this.#tag('confidence') ?? 100);
        return Number.isFinite(confidence) ? confidence : 100;
    }
    get version() {
        return this.#tag('version') ?? '';
    }
    get expression() {
        const source = this.#source;
        if (source !== '')
            this.#expression ??= new RegExp(source, 'i');
        return this.#expression;
    }
    get literal() {
        this.#literal ??= requiredLiteral(this.#source);
        return this.#literal;
    }
    get anchored() {
        return /(?:^|[^\\[])[$^]/.test(this.#source);
    }
    get #source() {
        const end = this.#text.indexOf(TAG);
        return end < 0 ? this.#text : this.#text.slice(0, end);
    }
    #tag(name) {
        const tags = this.#text.split(TAG).slice(1);
        return tags.find(tag => tag.startsWith(`${name}:`))?.slice(name.length + 1);
    }
}
const WINDOW = 300;
const MAX_WINDOWS = 20;
const MAX_TEXT = 1_000_000;
const MAX_VERSION_LENGTH = 15;
const MAX_VERSION_NUMBER = 10_000;
const MIN_LITERAL = 3;
const MAX_EVIDENCE = 120;
function haystack(text) {
    const cut = text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text;
    return { text: cut, lower: cut.toLowerCase() };
}
function findPattern(pattern, { text, lower }) {
    const { literal } = pattern;
    if (literal !== '' && !lower.includes(literal))
        return undefined;
    const { expression, anchored } = pattern;
    if (!expression)
        return { text: excerpt(text), version: versionOf(pattern, ['']) };
    if (text.length <= WINDOW * 2)
        return matchOf(pattern, expression.exec(text));
    if (anchored || literal === '') {
        const start = matchOf(pattern, expression.exec(text.slice(0, WINDOW * 2)));
        return start ?? (anchored ? matchOf(pattern, expression.exec(text.slice(-WINDOW * 2))) : undefined);
    }
    let at = lower.indexOf(literal);
    for (let windows = 0; at >= 0 && windows < MAX_WINDOWS; windows++) {
        const end = at + literal.length + WINDOW;
        const match = expression.exec(text.slice(Math.max(0, at - WINDOW), end));
        if (match)
            return matchOf(pattern, match);
        at = lower.indexOf(literal, at + literal.length);
    }
    return undefined;
}
function matchOf(pattern, match) {
    return match ? { text: excerpt(match[0]), version: versionOf(pattern, match) } : undefined;
}
function excerpt(text) {
    const flat = text
        .slice(0, MAX_EVIDENCE * 2)
        .replace(/\s+/g, ' ')
        .trim();
    return (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(flat, MAX_EVIDENCE);
}
function versionOf({ version }, groups) {
    if (version === '')
        return '';
    const choice = /^(.{0,40}?)\\(\d)\?([^:]{0,40}):(.{0,40})$/.exec(version);
    const chosen = choice ? choice[1] + (groups[Number(choice[2])] ? choice[3] : choice[4]) : version;
    const filled = chosen.replace(/\\(\d)/g, (_, number) => groups[Number(number)] ?? '').trim();
    return isPlausible(filled) ? filled : '';
}
function isPlausible(version) {
    return version.length <= MAX_VERSION_LENGTH && !(Number.parseInt(version, 10) >= MAX_VERSION_NUMBER);
}
function requiredLiteral(expression) {
    let longest = '';
    let run = '';
    let depth = 0;
    for (let at = 0, next = 0; at < expression.length; at = next) {
        next = endOf(PLAIN, expression, at);
        if (next > at) {
            if (depth === 0)
                run += expression.slice(at, next);
            continue;
        }
        next = endOfPiece(expression, at);
        const first = expression[at];
        if (depth === 0 && first === '|')
            return '';
        const repeated = depth === 0 && isQuantifier(expression, at);
        if (repeated && (first === '*' || first === '?' || expression.startsWith('{0', at)))
            run = run.slice(0, -1);
        if (depth === 0 && !repeated && isLiteral(expression, at, next))
            run += expression[next - 1];
        else {
            if (run.length > longest.length)
                longest = run;
            run = '';
        }
        if (first === '(')
            depth++;
        if (first === ')')
            depth--;
    }
    if (run.length > longest.length)
        longest = run;
    return longest.length < MIN_LITERAL ? '' : longest.toLowerCase();
}
const PLAIN = /[\t\n !"#%&',\-/0-9:;<=>@A-Z_`a-z~]+/y;
const ESCAPE = /\\(?:x[\da-f]{2}|u[\da-f]{4}|[\s\S])/iy;
const CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;
function endOfPiece(expression, at) {
    const first = expression[at];
    const piece = first === '\\' ? ESCAPE : first === '[' ? CLASS : QUANTIFIER;
    return Math.max(endOf(piece, expression, at), at + 1);
}
function endOf(piece, expression, at) {
    piece.lastIndex = at;
    return piece.test(expression) ? piece.lastIndex : at;
}
function isQuantifier(expression, at) {
    return endOf(QUANTIFIER, expression, at) > at;
}
function isLiteral(expression, at, next) {
    return next - at === 2 && expression[at] === '\\' && /\W/.test(expression[at + 1]);
}


/***/ }),

/***/ 65323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ parseSelectors),
/* harmony export */   u: () => (/* binding */ SelectorIndex)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const MAX_ELEMENTS = 20_000;
const MAX_VALUE = 2000;
const NAME = /(?:[\w-]|\\[^\w\s])+/y;
const ATTRIBUTE = /\[\s*((?:[\w:.-]|\\[^\w\s])+)\s*(?:([~^$*]?=)\s*(?:'([^']*)'|"([^"]*)"|([\w:./-]+))\s*i?\s*)?\]/y;
const COMBINATOR = /\s*(>)\s*|\s+/y;
function parseSelectors(source) {
    const selectors = [];
    let at = 0;
    const take = (pattern) => {
        pattern.lastIndex = at;
        const match = pattern.exec(source);
        if (match)
            at += match[0].length;
        return match;
    };
    for (;;) {
        const selector = [];
        let combinator = ' ';
        take(/\s*/y);
        for (;;) {
            const compound = takeCompound(take);
            if (!compound)
                return undefined;
            selector.push({ compound, combinator });
            if (at >= source.length || take(/\s*,/y))
                break;
            const between = take(COMBINATOR);
            if (!between)
                return undefined;
            combinator = between[1] === '>' ? '>' : ' ';
        }
        selectors.push(selector);
        if (at >= source.length && !source.trimEnd().endsWith(','))
            return selectors;
    }
}
function takeCompound(take) {
    const tag = take(/\*/y) ? '*' : take(NAME)?.[0]?.toLowerCase();
    const attributes = [];
    for (;;) {
        const short = take(/[#.]/y)?.[0];
        if (short) {
            const name = take(NAME)?.[0];
            if (name === undefined)
                return undefined;
            attributes.push(short === '#'
                ? { name: 'id', operator: '=', value: unescaped(name) }
                : { name: 'class', operator: '~=', value: unescaped(name) });
            continue;
        }
        const match = take(ATTRIBUTE);
        if (!match)
            break;
        const operator = (match[2] ?? '');
        attributes.push({
            name: unescaped(match[1]).toLowerCase(),
            operator,
            value: match[3] ?? match[4] ?? match[5] ?? '',
        });
    }
    if (tag === undefined && attributes.length === 0)
        return undefined;
    return tag === undefined || tag === '*' ? { attributes } : { tag, attributes };
}
function unescaped(name) {
    return name.replaceAll('\\', '');
}
class SelectorIndex {
    #byTag = new Map();
    #byAttribute = new Map();
    #values = new Map();
    #all;
    constructor(document) {
        this.#all = document.elements().slice(0, MAX_ELEMENTS);
        for (const element of this.#all) {
            add(this.#byTag, element.tagName, element);
            for (const { name } of element.attrs)
                add(this.#byAttribute, name, element);
        }
    }
    *matching(selector) {
        if (!selector.every(({ compound }) => this.#mayExist(compound)))
            return;
        const steps = { left: MAX_STEPS };
        for (const element of this.#candidates(selector.at(-1).compound)) {
            if (matches(element, selector, selector.length - 1, steps))
                yield element;
            if (steps.left <= 0)
                return;
        }
    }
    #mayExist({ tag, attributes }) {
        if (tag !== undefined && !this.#byTag.has(tag))
            return false;
        return attributes.every(({ name, value }) => this.#valuesOf(name)?.includes(value) ?? false);
    }
    #candidates({ tag, attributes }) {
        const lists = attributes.map(({ name }) => this.#byAttribute.get(name) ?? []);
        if (tag !== undefined)
            lists.push(this.#byTag.get(tag) ?? []);
        return lists.reduce((least, list) => (list.length < least.length ? list : least), this.#all);
    }
    #valuesOf(name) {
        const elements = this.#byAttribute.get(name);
        if (!elements)
            return undefined;
        let values = this.#values.get(name);
        if (values === undefined) {
            values = elements.map(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, name)?.slice(0, MAX_VALUE)).join('\n');
            this.#values.set(name, values);
        }
        return values;
    }
}
function add(lists, key, element) {
    const list = lists.get(key);
    if (list)
        list.push(element);
    else
        lists.set(key, [element]);
}
const MAX_ANCESTORS = 100;
const MAX_STEPS = 100_000;
function matches(element, selector, index, steps) {
    if (steps.left-- <= 0)
        return false;
    const { compound, combinator } = selector[index];
    if (!matchesCompound(element, compound))
        return false;
    if (index === 0)
        return true;
    let up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
    if (combinator === '>')
        return up !== undefined && matches(up, selector, index - 1, steps);
    for (let height = 0; up && height < MAX_ANCESTORS; up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up), height++) {
        if (matches(up, selector, index - 1, steps))
            return true;
    }
    return false;
}
function matchesCompound(element, { tag, attributes }) {
    if (tag !== undefined && element.tagName !== tag)
        return false;
    return attributes.every(test => {
        const value = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, test.name)?.slice(0, MAX_VALUE);
        return value !== undefined && satisfies(value, test);
    });
}
function satisfies(value, test) {
    switch (test.operator) {
        case '':
            return true;
        case '=':
            return value === test.value;
        case '^=':
            return test.value !== '' && value.startsWith(test.value);
        case '$=':
            return test.value !== '' && value.endsWith(test.value);
        case '*=':
            return test.value !== '' && value.includes(test.value);
        case '~=':
            return test.value !== '' && value.split(/\s+/).includes(test.value);
    }
}


/***/ }),

/***/ 69630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/page/scripts.js
var scripts = __webpack_require__(3916);
// EXTERNAL MODULE: ./lib/engine/syntax/script-comments.js
var script_comments = __webpack_require__(54672);
// EXTERNAL MODULE: ./lib/engine/visit/own-scripts.js
var own_scripts = __webpack_require__(89811);
// EXTERNAL MODULE: ./lib/engine/tools/technology/google-tags.js
var google_tags = __webpack_require__(92366);
;// CONCATENATED MODULE: ./lib/engine/tools/technology/consent-tool-tags.js



const SERVICES = [
    [
        /\btarteaucitron\.user\.googletagmanagerId\s{0,20}=\s{0,20}['"](GTM-[A-Z0-9]{4,12})['"]/,
        /\.push\(\s{0,20}['"]googletagmanager['"]\s{0,20}\)/,
        'Google Tag Manager container',
    ],
    [
        /\btarteaucitron\.user\.gtagUa\s{0,20}=\s{0,20}['"]((?:G|AW|DC)-[A-Z0-9-]{4,20})['"]/,
        /\.push\(\s{0,20}['"]gtag['"]\s{0,20}\)/,
        'Google tag',
    ],
    [
        /\btarteaucitron\.user\.facebookpixelId\s{0,20}=\s{0,20}['"](\d{5,20})['"]/,
        /\.push\(\s{0,20}['"]facebookpixel['"]\s{0,20}\)/,
        'Meta pixel',
    ],
];
function consentToolTags(document) {
    const texts = document
        .elements('script')
        .filter(scripts/* isExecutable */.TV)
        .map(element => (0,html_document/* textOf */.b6)(element).slice(0, google_tags/* MAX_SCRIPT */.VQ));
    return SERVICES.flatMap(([setting, service, name]) => {
        const id = texts.map(text => setting.exec(text)?.[1]).find(found => found !== undefined);
        return id !== undefined && texts.some(text => service.test(text))
            ? [{ tag: `${name} ${id}`, tool: 'tarteaucitron' }]
            : [];
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/technology/analytics-tags.js








const analyticsTags = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'universal-analytics': {
            scope: 'site',
            severity: 'notice',
            title: 'The page has a Universal Analytics tag',
            why: 'Google stopped processing its data on 1 July 2023: the tag costs load time and measures nothing.',
            fix: 'Remove the tag, or replace it with gtag.js and the ID of a Google Analytics 4 property (G-…).',
            help: 'https://support.google.com/analytics/answer/11583528',
            example: "ga('create', 'UA-12345-1', 'auto')",
        },
        'duplicate-tag': {
            severity: 'notice',
            title: 'The same analytics tag is on the page twice',
            why: 'Visits and conversions may be counted twice.',
            fix: 'Keep only one copy of the tag. Often one is in the template and one comes from a plug-in.',
            help: 'https://developers.google.com/tag-platform/gtagjs/install',
            example: "gtag('config', 'G-ABC123') twice",
        },
        'tag-without-id': {
            scope: 'site',
            severity: 'warning',
            title: 'An analytics tag has no ID of its own',
            why: 'The ID is empty or copied from a manual, so the tag measures nothing.',
            fix: 'Put the ID of your account or container into the settings of the theme, or remove the tag.',
            help: 'https://developers.google.com/tag-platform/gtagjs/install',
            example: '<script src="https://www.googletagmanager.com/gtag/js?id=G-XXXXXXXXXX"></script>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { document } = await visit.htmlPage();
        const tags = document.elements('script').flatMap(element => tagsOf(document, element));
        const inPage = universalAnalytics(document, tags);
        const universal = inPage.length > 0 ? inPage : universalInFiles(await (0,own_scripts/* ownScriptFiles */.B)(visit));
        const google = tags.some(({ id }) => /^(?:G|UA|AW|DC|GTM)-/.test(id)) || universal.length > 0;
        return {
            judgements: {
                'universal-analytics': google
                    ? (0,judging_judgement/* failWhere */.a4)(universal)
                    : (0,judging_judgement/* notApplicable */.hH)('the page itself has no tag of Google Analytics'),
                'tag-without-id': judgeIds(document, google),
                'duplicate-tag': duplicates(document, tags.filter(({ id, element }) => (0,scripts/* isExecutable */.TV)(element) && !UNIVERSAL_ID.test(id)), consentToolTags(document)),
            },
        };
    },
});
const UNIVERSAL = 'Universal Analytics property';
const UNIVERSAL_ID = /^UA-\d{4,10}-\d{1,4}$/;
const CONTAINER = /gtm\.start[\s\S]{0,800}?['"](GTM-[A-Z0-9]{4,12})['"]/g;
const CONFIG = /\bgtag\(\s{0,20}['"]config['"]\s{0,20},\s{0,20}['"]((?:G|AW|UA|DC)-[A-Z0-9-]{4,20})['"]([^)]{0,300})/g;
const UNIVERSAL_CREATE = /(?:\b(?:ga|__gaTracker)\(\s{0,20}['"]create['"]\s{0,20},\s{0,20}|['"]_setAccount['"]\s{0,20},\s{0,20}|\b_(?:get|create)Tracker\(\s{0,20})['"](UA-\d{4,10}-\d{1,4}|G-[A-Z0-9]{6,12})['"]/g;
const PIXEL = /\bfbq\(\s{0,20}['"]init['"]\s{0,20},\s{0,20}['"](\d{5,20})['"]/g;
const UNIVERSAL_LIBRARY = /^https?:\/\/(?:www|ssl)\.google-analytics\.com\/(analytics|ga|urchin)\.js/;
function tagsOf(document, element) {
    if (!(0,scripts/* isExecutable */.TV)(element) && !(0,google_tags/* isHeldBack */.PT)(element))
        return [];
    const source = (0,html_document/* attribute */.lt)(element, 'src');
    return source === undefined ? inlineTags(element) : loadedTags(element, document.resolve(source) ?? '');
}
function loadedTags(element, url) {
    const { hostname, pathname, searchParams } = URL.parse(url) ?? new URL('about:blank');
    if (hostname !== 'www.googletagmanager.com')
        return [];
    const id = searchParams.get('id');
    if (!id)
        return [];
    if (pathname === '/gtag/js')
        return [{ tag: `Google tag ${id}`, way: 'loaded', id, element }];
    return pathname === '/gtm.js'
        ? [{ tag: `Google Tag Manager container ${id}`, way: 'loaded', id, element }]
        : [];
}
function inlineTags(element) {
    const text = (0,html_document/* textOf */.b6)(element).slice(0, google_tags/* MAX_SCRIPT */.VQ);
    const tag = (name, id, way) => ({ tag: `${name} ${id}`, way, id, element });
    const configured = [...text.matchAll(CONFIG)].filter(([, , rest]) => !/update|send_page_view|page_(?:path|location)/.test(rest));
    return [
        ...[...text.matchAll(CONTAINER)].map(([, id]) => tag('Google Tag Manager container', id, 'loaded')),
        ...once(configured.map(([, id]) => id)).map(id => tag('Google tag', id, 'configured')),
        ...once([...text.matchAll(UNIVERSAL_CREATE)].map(([, id]) => id)).map(id => tag(UNIVERSAL, id, 'created')),
        ...once([...text.matchAll(PIXEL)].map(([, id]) => id)).map(id => tag('Meta pixel', id, 'started')),
    ];
}
function once(ids) {
    return [...new Set(ids)];
}
function universalAnalytics(document, tags) {
    const seen = new Set();
    const found = tags.filter(({ tag, id }) => {
        const first = (UNIVERSAL_ID.test(id) || tag === universalTag(id)) && !seen.has(tag);
        seen.add(tag);
        return first;
    });
    if (found.length > 0) {
        return found.map(({ id, element }) => document.occurrence(element, universalWords(id)));
    }
    return document.elements('script').flatMap(element => {
        const library = UNIVERSAL_LIBRARY.exec(document.resolve((0,html_document/* attribute */.lt)(element, 'src') ?? '') ?? '');
        return library
            ? [document.occurrence(element, `${library[1]}.js is the library of Universal Analytics.`)]
            : [];
    });
}
function universalTag(id) {
    return `${UNIVERSAL} ${id}`;
}
function universalWords(id) {
    return UNIVERSAL_ID.test(id)
        ? `${id} is a Universal Analytics property, which no longer processes data.`
        : `${id} belongs to Google Analytics 4, and is started by analytics.js, the library of Universal Analytics: it measures nothing.`;
}
const MAX_IN_FILE = 10;
function universalInFiles(files) {
    return files.flatMap(({ url, text }) => {
        const configured = [...text.matchAll(CONFIG)].filter(([, id]) => UNIVERSAL_ID.test(id));
        const ids = [...configured, ...text.matchAll(UNIVERSAL_CREATE)]
            .slice(0, MAX_IN_FILE)
            .filter(({ index }) => !(0,script_comments/* isInComment */.B)(text, index))
            .map(([, id]) => id);
        return once(ids).map(id => ({ url, message: universalWords(id) }));
    });
}
function judgeIds(document, hasTag) {
    const tags = (0,google_tags/* googleTagsOf */.m$)(document);
    if (tags.length === 0 && !hasTag)
        return (0,judging_judgement/* notApplicable */.hH)('the page itself has no tag of Google Analytics');
    const bare = [...new Map(tags.filter(({ id }) => !(0,google_tags/* isAccountId */.JG)(id)).map(tag => [tag.id, tag])).values()];
    return (0,judging_judgement/* failWhere */.a4)(bare.map(({ element, id }) => document.occurrence(element, id === '' ? 'The ID of the tag is empty.' : `"${id}" is no ID of an account.`)));
}
function duplicates(document, tags, ofTools) {
    if (tags.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page itself has no known analytics tag');
    const first = new Map();
    const reported = new Set();
    const occurrences = [];
    for (const tag of tags) {
        const key = `${tag.tag} ${tag.way}`;
        if (!first.has(key))
            first.set(key, tag);
        else if (!reported.has(tag.tag)) {
            reported.add(tag.tag);
            occurrences.push(document.occurrence(tag.element, `${tag.tag} is ${tag.way} here a second time.`));
        }
    }
    for (const { tag, tool } of ofTools) {
        const before = tags.find(one => one.tag === tag);
        if (!before || reported.has(tag))
            continue;
        reported.add(tag);
        occurrences.push(document.occurrence(before.element, `${tag} starts here before anybody agrees, and ${tool} starts it a second time afterwards: leave it to ${tool}.`));
    }
    return (0,judging_judgement/* failWhere */.a4)(occurrences);
}

// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/visit/script-files.js
var script_files = __webpack_require__(89921);
;// CONCATENATED MODULE: ./lib/engine/tools/technology/development-scripts.js






const developmentScripts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'development-script': {
            severity: 'warning',
            title: 'The page loads a script that is made for development only',
            why: "Each visitor's browser compiles styles or scripts, or runs a development build with extra checks: the page is slower, and parts of it appear late or not at all.",
            fix: 'Compile styles and scripts in your build and load the result, or load the production build of the library.',
            help: 'https://tailwindcss.com/docs/installation/play-cdn',
            example: '<script src="https://cdn.tailwindcss.com"></script>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { document } = await visit.htmlPage();
        return {
            judgements: { 'development-script': judge(document, await developmentBundles(visit), visit.preview) },
        };
    },
});
const JSX = new Set(['text/babel', 'text/jsx']);
const INSTEAD_OF_BUILD = 'load its production build';
const DEVELOPMENT_SCRIPTS = [
    {
        what: "Tailwind's Play CDN",
        instead: 'build the style sheet with its command line or a plug-in',
        address: /^cdn\.tailwindcss\.com(?:\/|$)|\/@tailwindcss\/browser(?:@[\w.-]{1,40})?(?:\/|$)/,
    },
    {
        what: 'Babel in the browser',
        instead: 'compile the scripts before they are published',
        address: /\/@babel\/standalone(?:@|\/|$)|\/babel-(?:standalone|core)(?:@|\/)|\/babel(?:\.min)?\.js$/,
        compiles: element => element.tagName === 'script' && JSX.has(typeOf(element)),
    },
    {
        what: 'Less in the browser',
        instead: 'compile the style sheets before they are published',
        address: /\/less(?:-\d[\w.-]{0,20})?(?:\.min)?\.js$|\/npm\/less(?:@[\w.-]{1,40})?$/,
        compiles: isLess,
    },
    {
        what: 'the development build of Vue',
        instead: INSTEAD_OF_BUILD,
        address: /\/vue(?:\.runtime)?\.(?:global|esm-browser)\.js$|^unpkg\.com\/vue(?:@[\w.^~-]{1,40})?$|^(?:unpkg\.com\/|cdn\.jsdelivr\.net\/npm\/|cdnjs\.cloudflare\.com\/ajax\/libs\/)vue(?:@[\w.^~-]{1,40})?\/(?:dist\/|[\d.]{1,20}\/)?vue\.js$/,
    },
    {
        what: 'the development build of React',
        instead: INSTEAD_OF_BUILD,
        address: /\/react(?:-dom)?(?:-server(?:\.browser)?)?\.development\.js$/,
    },
    {
        what: 'what "hugo server" reloads pages with while they are written',
        instead: 'publish what "hugo" builds',
        address: /\/livereload\.js$/,
        isSaved: (script, page) => /^\d{2,5}$/.test(portOf(script)) && portOf(script) !== page.port,
    },
    {
        what: 'what reloads the page while it is written',
        instead: 'leave it out of what you publish',
        address: /\/live-reload(?:\.min)?\.js$/,
    },
];
const REACT_IN_DEVELOPMENT = [
    'Download the React DevTools for a better development experience',
    'Invalid hook call. Hooks can only be called inside of the body of a function component',
];
const REACT_IN_PRODUCTION = 'Minified React error #';
async function developmentBundles(visit) {
    const page = await visit.htmlPage();
    const urls = (0,script_files/* ownScriptUrls */.Q)(page.document, page.preview);
    const answers = await Promise.all(urls.map(url => visit.fetch(url)));
    return new Set(urls.filter((_, at) => {
        const { final } = answers[at];
        if (!final || !(0,network_status/* isSuccess */.oJ)(final.status))
            return false;
        const { body } = final;
        return REACT_IN_DEVELOPMENT.every(text => body.includes(text)) && !body.includes(REACT_IN_PRODUCTION);
    }));
}
function judge(document, bundles, preview) {
    const scripts = document.elements('script').filter(element => (0,html_document/* attribute */.lt)(element, 'src') !== undefined);
    if (scripts.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page loads no script');
    const compiled = document.elements('script', 'style', 'link');
    const page = new URL(document.url);
    return (0,judging_judgement/* failWhere */.a4)(scripts.flatMap(element => {
        const url = URL.parse(document.resolve((0,html_document/* attribute */.lt)(element, 'src')) ?? '');
        if (!url || !/^https?:$/.test(url.protocol))
            return [];
        const address = `${url.host}${url.pathname}`;
        const found = DEVELOPMENT_SCRIPTS.find(script => script.address.test(address) &&
            (!script.compiles || compiled.some(script.compiles)) &&
            (!script.isSaved || script.isSaved(url, page)));
        const name = url.href.slice(0, 200);
        if (found)
            return [document.occurrence(element, `${name} is ${found.what}: ${found.instead}.`)];
        if (!bundles.has((0,syntax_preview/* askedAt */.YG)(preview, url.href)))
            return [];
        const message = `${name} contains the development build of React: build it with NODE_ENV=production.`;
        return [document.occurrence(element, message)];
    }));
}
function portOf({ searchParams }) {
    return searchParams.get('port') ?? '';
}
function typeOf(element) {
    return (0,html_document/* attribute */.lt)(element, 'type')?.trim().toLowerCase() ?? '';
}
function isLess(element) {
    if (element.tagName === 'style')
        return typeOf(element) === 'text/less';
    return element.tagName === 'link' && (0,html_document/* attribute */.lt)(element, 'rel')?.trim().toLowerCase() === 'stylesheet/less';
}

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var network_exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/visit/rendering.js
var rendering = __webpack_require__(97382);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/tools/technology/pattern.js
var technology_pattern = __webpack_require__(97831);
;// CONCATENATED MODULE: ./lib/engine/tools/technology/detect.js




const MAX_EVIDENCE = 5;
const MAX_SELECTED = 50;
const MAX_ELEMENT_TEXT = 600;
const MAX_VALUE = 120;
function detect(catalogue, ...places) {
    const found = new Map();
    for (const fingerprint of catalogue.values()) {
        let evidence = [];
        for (const marks of places) {
            const known = evidence;
            const more = distinctEvidence(fingerprint, marks, MAX_EVIDENCE - known.length);
            evidence = [...known, ...more.filter(({ pattern }) => !known.some(one => one.pattern === pattern))];
        }
        if (evidence.length > 0)
            found.set(fingerprint.name, evidence);
    }
    return found;
}
function distinctEvidence(fingerprint, marks, most) {
    const distinct = [];
    if (most <= 0)
        return distinct;
    for (const evidence of evidenceOf(fingerprint, marks)) {
        const same = distinct.findIndex(one => isSameMark(one, evidence));
        if (same >= 0 && distinct[same].version.length >= evidence.version.length)
            continue;
        distinct.splice(same >= 0 ? same : distinct.length, 1, evidence);
        if (distinct.length === most)
            break;
    }
    return distinct;
}
function isSameMark(one, other) {
    return one.kind === other.kind && one.name === other.name && one.value === other.value;
}
const LOOKS = {
    globals: ({ globals }, marks) => namedEvidence('global', globals, marks.globals),
    headers: ({ headers }, marks) => namedEvidence('header', headers, marks.headers),
    cookies: ({ cookies }, marks) => cookieEvidence(cookies, marks.cookies),
    meta: ({ meta }, marks) => namedEvidence('meta', meta, marks.meta),
    scriptSrc: ({ scriptSrc }, marks) => scriptEvidence(scriptSrc, marks),
    scripts: ({ scripts }, marks) => textEvidence('inline-script', scripts, marks.inlineScripts),
    dom: ({ dom }, marks) => elementEvidence(dom, marks),
    html: ({ html }, marks) => textEvidence('html', html, marks.html),
    url: ({ url }, marks) => textEvidence('url', url, marks.url),
};
const KINDS = Object.keys(LOOKS);
function* evidenceOf(fingerprint, marks) {
    for (const kind of KINDS)
        if (fingerprint[kind].length > 0)
            yield* LOOKS[kind](fingerprint, marks);
}
function* namedEvidence(kind, patterns, fields) {
    for (const { name, pattern } of patterns) {
        for (const text of fields.get(name) ?? []) {
            const match = (0,technology_pattern/* findPattern */.MV)(pattern, text);
            if (match)
                yield evidence(kind, pattern, { ...match, text: text.text }, name);
        }
    }
}
function* cookieEvidence(patterns, cookies) {
    for (const { name, pattern } of patterns) {
        for (const [cookie, value] of named(cookies, name)) {
            const match = (0,technology_pattern/* findPattern */.MV)(pattern, value);
            if (match)
                yield evidence('cookie', pattern, { ...match, text: '' }, cookie);
        }
    }
}
function named(cookies, wanted) {
    if (wanted.includes('*'))
        return [...cookies].filter(([name]) => matchesName(name, wanted));
    const value = cookies.get(wanted);
    return value ? [[wanted, value]] : [];
}
function matchesName(name, wanted) {
    const star = wanted.indexOf('*');
    if (star < 0)
        return name === wanted;
    const [before, after] = [wanted.slice(0, star), wanted.slice(star + 1)];
    return name.length >= wanted.length - 1 && name.startsWith(before) && name.endsWith(after);
}
function* scriptEvidence(patterns, { scripts, scriptUrls }) {
    for (const pattern of patterns) {
        if (!scriptUrls.includes(pattern.literal))
            continue;
        for (const { url, text } of scripts) {
            const match = (0,technology_pattern/* findPattern */.MV)(pattern, text);
            if (match)
                yield evidence('script', pattern, { ...match, text: url });
        }
    }
}
function* textEvidence(kind, patterns, text) {
    for (const pattern of patterns) {
        const match = (0,technology_pattern/* findPattern */.MV)(pattern, text);
        if (match)
            yield evidence(kind, pattern, match);
    }
}
function* elementEvidence(patterns, marks) {
    for (const pattern of patterns) {
        const found = firstElement(pattern, marks);
        if (found)
            yield found;
    }
}
function firstElement({ selectors, source, part, pattern }, marks) {
    for (const selector of selectors) {
        let looked = 0;
        for (const element of marks.selectors.matching(selector)) {
            if (++looked > MAX_SELECTED)
                break;
            const text = partOf(element, part);
            const match = text !== undefined && (0,technology_pattern/* findPattern */.MV)(pattern, (0,technology_pattern/* haystack */.vQ)(text));
            if (!match)
                continue;
            return evidence('element', pattern, { ...match, text: part === 'exists' ? '' : match.text }, source);
        }
    }
    return undefined;
}
function partOf(element, part) {
    if (part === 'exists')
        return '';
    if (part === 'text')
        return (0,text_start/* startOfWrittenText */.cY)(element, MAX_ELEMENT_TEXT);
    return (0,html_document/* attribute */.lt)(element, part)?.slice(0, MAX_ELEMENT_TEXT);
}
function evidence(kind, pattern, { text, version }, name) {
    const { confidence } = pattern;
    return {
        kind,
        ...(name !== undefined && { name }),
        value: (0,cut/* cutEnd */.ym)(text, MAX_VALUE),
        confidence,
        version,
        pattern,
    };
}

// EXTERNAL MODULE: ./lib/engine/tools/technology/selectors.js
var selectors = __webpack_require__(65323);
;// CONCATENATED MODULE: ./lib/engine/tools/technology/marks.js




const MAX_SCRIPTS = 150;
const MAX_URL = 500;
const MAX_META = 2000;
const MAX_INLINE_TEXT = 500_000;
function marksOf({ url, document, response }, exchange) {
    const { origin, pathname } = new URL(url);
    return {
        ...marksIn(document, scriptsOf(document)),
        headers: new Map([...response.headers].map(([name, values]) => [name, values.map(technology_pattern/* haystack */.vQ)])),
        cookies: cookiesOf(exchange),
        url: (0,technology_pattern/* haystack */.vQ)(`${origin}${pathname}`),
        globals: new Map(),
    };
}
function renderedMarksOf({ url, document, cookies, globals, requests }) {
    const inDocument = scriptsOf(document);
    const known = new Set(inDocument.map(script => script.url));
    const asked = requests
        .filter(({ type, inFrame, status = 0 }) => type === 'Script' && !inFrame && status >= 200 && status < 300)
        .flatMap(request => (known.has(request.url) ? [] : (scriptOfPage(document, request.url) ?? [])));
    const { hostname } = new URL(url);
    return {
        ...marksIn(document, [...inDocument, ...asked].slice(0, MAX_SCRIPTS)),
        headers: new Map(),
        cookies: new Map(cookies
            .filter(({ domain }) => isSentTo(hostname, domain))
            .map(({ name }) => [name.toLowerCase(), (0,technology_pattern/* haystack */.vQ)('')])),
        url: (0,technology_pattern/* haystack */.vQ)(''),
        globals: new Map([...globals].map(([path, text]) => [path, [(0,technology_pattern/* haystack */.vQ)(text)]])),
    };
}
function marksIn(document, scripts) {
    return {
        meta: metaOf(document.elements('meta')),
        scripts,
        scriptUrls: scripts.map(({ text }) => text.lower).join('\n'),
        inlineScripts: (0,technology_pattern/* haystack */.vQ)(inlineTexts(document).join('\n').slice(0, MAX_INLINE_TEXT)),
        html: (0,technology_pattern/* haystack */.vQ)(document.source),
        selectors: new selectors/* SelectorIndex */.u(document),
    };
}
function isSentTo(hostname, domain) {
    const bare = domain.replace(/^\./, '');
    return hostname === bare || hostname.endsWith(`.${bare}`);
}
function scriptsOf(document) {
    const elements = document.elements('script', 'link').filter(element => {
        if (element.tagName === 'script')
            return true;
        const rel = (0,html_document/* attribute */.lt)(element, 'rel')?.toLowerCase().split(/\s+/) ?? [];
        return (rel.includes('modulepreload') ||
            (rel.includes('preload') && (0,html_document/* attribute */.lt)(element, 'as')?.toLowerCase() === 'script'));
    });
    return elements.slice(0, MAX_SCRIPTS).flatMap(element => {
        const source = (0,html_document/* attribute */.lt)(element, element.tagName === 'script' ? 'src' : 'href');
        const url = source === undefined ? undefined : document.resolve(source);
        if (url === undefined || !/^https?:/.test(url))
            return [];
        const runs = element.tagName === 'script';
        return [{ document, element, runs, url, text: (0,technology_pattern/* haystack */.vQ)(url.slice(0, MAX_URL)) }];
    });
}
function scriptOfPage(document, url) {
    const element = document.html;
    return element && { document, element, runs: true, url, text: (0,technology_pattern/* haystack */.vQ)(url.slice(0, MAX_URL)) };
}
function inlineTexts(document) {
    return document
        .elements('script')
        .filter(element => (0,html_document/* attribute */.lt)(element, 'src') === undefined)
        .map(html_document/* textOf */.b6);
}
function metaOf(elements) {
    const contents = new Map();
    for (const element of elements) {
        const name = ((0,html_document/* attribute */.lt)(element, 'name') ?? (0,html_document/* attribute */.lt)(element, 'property'))?.trim().toLowerCase();
        const content = (0,html_document/* attribute */.lt)(element, 'content');
        if (!name || content === undefined)
            continue;
        const text = (0,technology_pattern/* haystack */.vQ)(content.slice(0, MAX_META).trim());
        const same = contents.get(name);
        if (same)
            same.push(text);
        else
            contents.set(name, [text]);
    }
    return contents;
}
function cookiesOf(exchange) {
    const cookies = new Map();
    for (const response of exchange.final ? [...exchange.hops, exchange.final] : exchange.hops) {
        for (const line of (0,network_exchange/* headerValues */.UE)(response, 'set-cookie')) {
            const pair = line.split(';', 1)[0];
            const at = pair.indexOf('=');
            if (at > 0)
                cookies.set(pair.slice(0, at).trim().toLowerCase(), (0,technology_pattern/* haystack */.vQ)(pair.slice(at + 1).trim()));
        }
    }
    return cookies;
}

;// CONCATENATED MODULE: ./lib/engine/tools/technology/resolve.js
function resolve(catalogue, found) {
    const detections = new Map();
    const waiting = new Map();
    for (const [name, evidence] of found) {
        const fingerprint = catalogue.get(name);
        const confidence = Math.min(100, evidence.reduce((sum, one) => sum + one.confidence, 0));
        if (confidence === 0)
            continue;
        const detection = { fingerprint, confidence, version: bestVersion(evidence), evidence, impliedBy: [] };
        const free = fingerprint.requires.length === 0 && fingerprint.requiresCategory.length === 0;
        (free ? detections : waiting).set(name, detection);
    }
    for (let grew = true; grew;) {
        addImplied(catalogue, detections);
        grew = admit(waiting, detections);
    }
    removeExcluded(detections);
    return [...detections.values()].sort((a, b) => b.confidence - a.confidence || a.fingerprint.name.localeCompare(b.fingerprint.name, 'en'));
}
function bestVersion(evidence) {
    return evidence.reduce((best, { version }) => (version.length > best.length ? version : best), '');
}
function addImplied(catalogue, detections) {
    const queue = [...detections.values()];
    for (let detection = queue.pop(); detection; detection = queue.pop()) {
        for (const { name, confidence, version } of detection.fingerprint.implies) {
            const fingerprint = catalogue.get(name);
            if (!fingerprint || detections.has(name))
                continue;
            const implied = {
                fingerprint,
                confidence: Math.min(detection.confidence, confidence),
                version,
                evidence: [],
                impliedBy: [detection.fingerprint.name],
            };
            detections.set(name, implied);
            queue.push(implied);
        }
    }
}
function admit(waiting, detections) {
    const categories = new Set([...detections.values()].flatMap(({ fingerprint }) => fingerprint.categories));
    const before = waiting.size;
    for (const [name, detection] of waiting) {
        const { requires, requiresCategory } = detection.fingerprint;
        const met = (requires.length === 0 || requires.some(one => detections.has(one))) &&
            (requiresCategory.length === 0 || requiresCategory.some(one => categories.has(one)));
        if (!met)
            continue;
        detections.set(name, detection);
        waiting.delete(name);
    }
    return waiting.size < before;
}
function removeExcluded(detections) {
    for (const [name, { fingerprint, confidence }] of [...detections]) {
        if (!detections.has(name))
            continue;
        for (const excluded of fingerprint.excludes) {
            const other = detections.get(excluded);
            if (!other)
                continue;
            const mutual = other.fingerprint.excludes.includes(name);
            detections.delete(mutual && other.confidence > confidence ? name : excluded);
        }
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/technology/detections.js





const detectionsOf = (0,per_visit/* perVisit */.V)(async (visit) => {
    const page = await visit.htmlPage();
    const { loadCatalogue } = await __webpack_require__.e(/* import() */ 9246).then(__webpack_require__.bind(__webpack_require__, 49246));
    const catalogue = await loadCatalogue();
    const rendered = (await visit.runsScripts()) ? await (0,rendering/* chosenRenderingOrReason */.uu)(visit) : undefined;
    const shown = rendered === undefined || rendered instanceof Error ? undefined : rendered;
    const seen = shown === undefined ? [] : [renderedMarksOf(shown)];
    const places = [...seen, marksOf(page, await visit.exchange())];
    return {
        catalogue,
        detections: resolve(catalogue, detect(catalogue, ...places)),
        scripts: places.toReversed().flatMap(marks => marks.scripts),
        requests: shown?.requests ?? [],
        isRendered: seen.length > 0,
    };
});

;// CONCATENATED MODULE: ./lib/engine/tools/technology/generator.js








const generator = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'generator-version': {
            scope: 'site',
            severity: 'notice',
            title: 'A generator meta element shows the version of the CMS',
            why: 'When a vulnerability of that version is published, attackers find sites that show it first.',
            fix: 'Remove the element or the version from it, and keep the software up to date.',
            help: 'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/01-Information_Gathering/08-Fingerprint_Web_Application_Framework',
            example: '<meta name="generator" content="WordPress 6.4.2">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { document } = await visit.htmlPage();
        const judgement = generator_judge(document, await detectionsOf(visit));
        const isLeft = judgement.outcome === 'fail' && (await isLeftBehind(visit, document));
        return { judgements: { 'generator-version': isLeft ? (0,judging_judgement/* notApplicable */.hH)(IN_A_FILE) : judgement } };
    },
});
const SERVING = new Set([
    'CMS',
    'Blogs',
    'Ecommerce',
    'Message boards',
    'Wikis',
    'LMS',
    'WordPress plugins',
    'Page builders',
]);
const STATIC = 'Static site generator';
const LANGUAGE = 'Programming languages';
const IN_A_FILE = 'the page is a copy in a file, without the software that made it';
function generator_judge(document, { detections, catalogue }) {
    const elements = document
        .elements('meta')
        .filter(element => (0,html_document/* attribute */.lt)(element, 'name')?.trim().toLowerCase() === 'generator');
    if (elements.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no generator meta element');
    if (isCopy(document) || elements.some(element => MAKES_FILES.test((0,html_document/* attribute */.lt)(element, 'content') ?? '')))
        return (0,judging_judgement/* notApplicable */.hH)(IN_A_FILE);
    const told = detections
        .filter(({ fingerprint }) => runsOnServer(fingerprint, catalogue))
        .flatMap(({ evidence }) => evidence.filter(isVersionInGenerator));
    return (0,judging_judgement/* failWhere */.a4)(elements.flatMap(element => {
        const content = (0,html_document/* attribute */.lt)(element, 'content')?.trim() ?? '';
        return told.some(({ value }) => content.startsWith(value.replace(/…$/, '')))
            ? [document.occurrence(element, `"${(0,cut/* cutEnd */.ym)(content, 100)}" shows the version.`)]
            : [];
    }));
}
const MAKES_FILES = /\b(?:StaticPress|Simply Static|WP2Static|Staatic)/i;
const MAX_START = 5000;
function isCopy(document) {
    if (/<!-- Mirrored from [^<>]{1,300} by HTTrack/.test(document.source.slice(0, MAX_START)))
        return true;
    return interfacesOf(document).some(address => /\.html?$/i.test(address));
}
function interfacesOf(document) {
    return document
        .elements('link')
        .filter(link => (0,html_document/* attribute */.lt)(link, 'rel')?.trim() === 'https://api.w.org/')
        .map(link => (0,html_document/* attribute */.lt)(link, 'href')?.trim() ?? '');
}
async function isLeftBehind(visit, document) {
    const named = interfacesOf(document).flatMap(written => document.resolve(written) ?? [])[0];
    const asked = named === undefined ? null : URL.parse((0,syntax_preview/* askedAt */.YG)(visit.preview, named));
    if (asked?.origin !== new URL(document.url).origin)
        return false;
    const { final } = await visit.fetchForSite(asked.href);
    if (!final)
        return false;
    const isFile = (0,network_status/* isSuccess */.oJ)(final.status) && final.url === asked.href && (0,network_exchange/* mediaType */.JL)(final) === 'text/html';
    return (0,network_status/* isGone */.ST)(final.status) || isFile;
}
function isVersionInGenerator({ kind, name, version }) {
    return kind === 'meta' && name === 'generator' && /\d\.\d/.test(version);
}
function runsOnServer(fingerprint, catalogue) {
    const { categories } = fingerprint;
    if (categories.includes(STATIC) || !categories.some(category => SERVING.has(category)))
        return false;
    const reached = new Set([fingerprint]);
    for (const { implies, requires } of reached) {
        for (const name of [...implies.map(implied => implied.name), ...requires]) {
            const next = catalogue.get(name);
            if (next)
                reached.add(next);
        }
    }
    return [...reached].some(one => one.categories.includes(LANGUAGE));
}

;// CONCATENATED MODULE: ./lib/engine/tools/technology/libraries/versions.js
function compareVersions(first, second) {
    const [a, b] = [read(first), read(second)];
    for (let i = 0; i < Math.max(a.numbers.length, b.numbers.length); i++) {
        const difference = (a.numbers[i] ?? 0) - (b.numbers[i] ?? 0);
        if (difference !== 0)
            return difference;
    }
    if (a.prerelease === b.prerelease)
        return 0;
    if (a.prerelease === '')
        return 1;
    if (b.prerelease === '')
        return -1;
    return a.prerelease.localeCompare(b.prerelease, 'en', { numeric: true });
}
function read(version) {
    const [numbers = ''] = /^\d{1,9}(?:\.\d{1,9}){0,9}/.exec(version) ?? [];
    return {
        numbers: numbers.split('.').map(Number),
        prerelease: version
            .slice(numbers.length)
            .replace(/^[-.+]/, '')
            .toLowerCase(),
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/technology/libraries/advisories.js

const MENDED_IN = new Map([['1.12.4-wp', 'CVE-2019-11358']]);
const NEVER = '99';
function vulnerabilitiesOf(all, version) {
    const counted = all.filter(({ severity, id }) => severity !== 'low' && MENDED_IN.get(version) !== id);
    const advisories = concerning(counted, version);
    let fixedIn = version;
    for (let left = advisories; left.length > 0; left = concerning(counted, fixedIn)) {
        fixedIn = left.map(({ before }) => before).reduce((a, b) => (compareVersions(a, b) < 0 ? b : a));
    }
    return { advisories, fixedIn: compareVersions(fixedIn, NEVER) < 0 ? fixedIn : undefined };
}
function concerning(advisories, version) {
    const seen = new Set();
    return advisories.filter(({ since, before, id }) => {
        const within = compareVersions(version, before) < 0 && (since === undefined || compareVersions(version, since) >= 0);
        if (!within || seen.has(id))
            return false;
        seen.add(id);
        return true;
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/technology/libraries/end-of-life.js

const UNSUPPORTED_LINES = [
    {
        library: 'jquery',
        supportedFrom: '3.0.0',
        says: '1.x and 2.x get no more fixes',
        source: 'https://jquery.com/support/',
    },
    {
        library: 'angularjs',
        says: 'has had no support since January 2022',
        source: 'https://docs.angularjs.org/misc/version-support-status',
    },
    {
        library: 'vue',
        supportedFrom: '3.0.0-alpha',
        says: '2 has had no support since 31 December 2023',
        source: 'https://v2.vuejs.org/eol/',
    },
    {
        library: 'bootstrap',
        supportedFrom: '5.0.0-alpha',
        says: '3 has had no support since July 2019, and 4 since January 2023',
        source: 'https://github.com/twbs/release',
    },
];
function unsupportedLine(library, version) {
    if (version === '')
        return undefined;
    return UNSUPPORTED_LINES.find(line => line.library === library &&
        (line.supportedFrom === undefined || compareVersions(version, line.supportedFrom) < 0));
}

;// CONCATENATED MODULE: ./lib/engine/tools/technology/libraries/library-files.js
const LIBRARIES = [
    {
        key: 'jquery',
        name: 'jQuery',
        packages: ['jquery'],
        folders: ['jquery'],
        files: ['jquery', 'jquery.slim'],
        banner: /jQuery (?:JavaScript Library )?v(\d+\.\d+\.\d+)/,
    },
    {
        key: 'jquery-migrate',
        name: 'jQuery Migrate',
        packages: ['jquery-migrate'],
        folders: ['jquery-migrate'],
        files: ['jquery-migrate'],
        banner: /jQuery Migrate (?:- )?v(\d+\.\d+\.\d+)/,
    },
    {
        key: 'jquery-ui',
        name: 'jQuery UI',
        packages: ['jquery-ui', 'jquery-ui-dist'],
        folders: ['jqueryui', 'jquery-ui'],
        files: ['jquery-ui'],
        banner: /jQuery UI (?:- )?v(\d+\.\d+\.\d+)/,
    },
    {
        key: 'jquery-mobile',
        name: 'jQuery Mobile',
        packages: ['jquery-mobile', 'jquery-mobile-dist'],
        folders: ['jquery-mobile', 'jquerymobile'],
        files: ['jquery.mobile'],
        banner: /jQuery Mobile (?:v)?(\d+\.\d+\.\d+)/,
    },
    {
        key: 'jquery-validation',
        name: 'jQuery Validation',
        packages: ['jquery-validation'],
        folders: ['jquery-validate'],
        files: ['jquery.validate'],
        banner: /jQuery Validation Plugin (?:- )?v(\d+\.\d+\.\d+)/,
    },
    {
        key: 'angularjs',
        name: 'AngularJS',
        packages: ['angular'],
        folders: ['angularjs', 'angular.js'],
        files: ['angular'],
        banner: /AngularJS v(\d+\.\d+\.\d+)/,
    },
    {
        key: 'bootstrap',
        name: 'Bootstrap',
        packages: ['bootstrap'],
        folders: ['bootstrap', 'twitter-bootstrap'],
        files: ['bootstrap', 'bootstrap.bundle'],
        banner: /Bootstrap(?:\.js)? v(\d+\.\d+\.\d+)/,
    },
    {
        key: 'bootstrap-select',
        name: 'bootstrap-select',
        packages: ['bootstrap-select'],
        folders: ['bootstrap-select'],
        files: ['bootstrap-select'],
        banner: /Bootstrap-select v(\d+\.\d+\.\d+)/,
    },
    {
        key: 'vue',
        name: 'Vue.js',
        packages: ['vue'],
        folders: ['vue'],
        files: ['vue', 'vue.global', 'vue.runtime'],
        banner: /Vue\.js v(\d+\.\d+\.\d+)/,
    },
    {
        key: 'react',
        name: 'React',
        packages: ['react'],
        folders: ['react'],
        files: ['react'],
        banner: /React v(\d+\.\d+\.\d+)/,
    },
    {
        key: 'react-dom',
        name: 'React DOM',
        packages: ['react-dom'],
        folders: ['react-dom'],
        files: ['react-dom'],
        banner: /React v(\d+\.\d+\.\d+)/,
    },
    {
        key: 'lodash',
        name: 'Lodash',
        packages: ['lodash'],
        folders: ['lodash.js'],
        files: ['lodash'],
        banner: /lodash (\d+\.\d+\.\d+)/i,
    },
    {
        key: 'underscore.js',
        name: 'Underscore.js',
        packages: ['underscore'],
        folders: ['underscore.js'],
        files: ['underscore'],
        banner: /Underscore\.js (\d+\.\d+\.\d+)/,
    },
    {
        key: 'backbone.js',
        name: 'Backbone.js',
        packages: ['backbone'],
        folders: ['backbone.js'],
        files: ['backbone'],
        banner: /Backbone\.js (\d+\.\d+\.\d+)/,
    },
    {
        key: 'moment.js',
        name: 'Moment.js',
        packages: ['moment'],
        folders: ['moment.js'],
        files: ['moment', 'moment-with-locales'],
        banner: /! version : (\d+\.\d+\.\d+)/,
    },
    {
        key: 'handlebars',
        name: 'Handlebars',
        packages: ['handlebars'],
        folders: ['handlebars.js'],
        files: ['handlebars'],
        banner: /handlebars v(\d+\.\d+\.\d+)/i,
    },
    {
        key: 'mustache.js',
        name: 'Mustache',
        packages: ['mustache'],
        folders: ['mustache.js'],
        files: ['mustache'],
    },
    {
        key: 'knockout',
        name: 'Knockout.js',
        packages: ['knockout'],
        folders: ['knockout'],
        files: ['knockout'],
        banner: /Knockout JavaScript library v(\d+\.\d+\.\d+)/,
    },
    {
        key: 'ember',
        name: 'Ember.js',
        packages: ['ember-source'],
        folders: ['ember.js'],
        files: ['ember', 'ember.prod'],
    },
    {
        key: 'prototypejs',
        name: 'Prototype',
        packages: [],
        folders: ['prototype'],
        files: ['prototype'],
        banner: /Prototype JavaScript framework, version (\d+\.\d+(?:\.\d+)?)/,
    },
    {
        key: 'DOMPurify',
        name: 'DOMPurify',
        packages: ['dompurify'],
        folders: ['dompurify'],
        files: ['purify'],
        banner: /DOMPurify (\d+\.\d+\.\d+)/,
    },
    {
        key: 'axios',
        name: 'Axios',
        packages: ['axios'],
        folders: ['axios'],
        files: ['axios'],
        banner: /axios v(\d+\.\d+\.\d+)/i,
    },
    {
        key: 'jquery.datatables',
        name: 'DataTables',
        packages: ['datatables.net', 'datatables'],
        folders: ['datatables'],
        files: ['jquery.datatables'],
        banner: /DataTables (\d+\.\d+\.\d+)/,
    },
    {
        key: 'select2',
        name: 'Select2',
        packages: ['select2'],
        folders: ['select2'],
        files: ['select2', 'select2.full'],
        banner: /Select2 (\d+\.\d+\.\d+)/,
    },
    {
        key: 'chart.js',
        name: 'Chart.js',
        packages: ['chart.js'],
        folders: ['chart.js'],
        files: ['chart', 'chart.bundle'],
        banner: /Chart\.js(?: v|\s{1,9}\*\s{1,9}http:\/\/(?:www\.)?chartjs\.org\/\s{1,9}\*\s{1,9}Version: )(\d+\.\d+\.\d+)/,
    },
    {
        key: 'highcharts',
        name: 'Highcharts',
        packages: ['highcharts'],
        folders: ['highcharts'],
        files: ['highcharts'],
        banner: /Highcharts (?:JS )?v(\d+\.\d+\.\d+)/,
    },
    {
        key: 'jszip',
        name: 'JSZip',
        packages: ['jszip'],
        folders: ['jszip'],
        files: ['jszip'],
        banner: /JSZip v(\d+\.\d+\.\d+)/,
    },
    {
        key: 'markdown-it',
        name: 'markdown-it',
        packages: ['markdown-it'],
        folders: ['markdown-it'],
        files: ['markdown-it'],
        banner: /markdown-it (\d+\.\d+\.\d+)/,
    },
    {
        key: 'plupload',
        name: 'Plupload',
        packages: ['plupload'],
        folders: ['plupload'],
        files: ['plupload', 'plupload.full'],
    },
    {
        key: 'tinyMCE',
        name: 'TinyMCE',
        packages: ['tinymce'],
        folders: ['tinymce'],
        files: ['tinymce'],
        banner: /TinyMCE version (\d+\.\d+\.\d+)/,
    },
    {
        key: 'pdf.js',
        name: 'PDF.js',
        packages: ['pdfjs-dist'],
        folders: ['pdf.js'],
        files: [],
    },
    {
        key: 'ua-parser-js',
        name: 'UAParser.js',
        packages: ['ua-parser-js'],
        folders: ['ua-parser-js'],
        files: ['ua-parser'],
        banner: /UAParser\.js v(\d+\.\d+\.\d+)/,
    },
    {
        key: 'dojo',
        name: 'Dojo',
        packages: ['dojo'],
        folders: ['dojo'],
        files: ['dojo'],
    },
    {
        key: 'swfobject',
        name: 'SWFObject',
        packages: ['swfobject'],
        folders: ['swfobject'],
        files: ['swfobject'],
        banner: /SWFObject v(\d+\.\d+(?:\.\d+)?)/,
    },
];

// EXTERNAL MODULE: ./lib/text/percent-decoded.js
var percent_decoded = __webpack_require__(35601);
;// CONCATENATED MODULE: ./lib/engine/tools/technology/libraries/script-library.js


const VERSION = String.raw `v?(\d{1,4}(?:\.\d{1,6}){0,3}(?:-?(?:rc|beta|alpha)[\w.]{0,12})?)`;
const PACKAGE = new RegExp(String.raw `(?:^|/)((?:@[\w.-]{1,100}/)?[\w.-]{1,100})@${VERSION}(?=$|[/?,])`, 'i');
const FOLDER = new RegExp(String.raw `/([\w.-]{1,60})/${VERSION}(?=/)`, 'gi');
const VARIANTS = '(?:[.-](?:min|slim|bundle|prod|production|development|dev|debug|umd|esm|full|packed|pack|all|custom|global|runtime|browser|core|lite|legacy|module|latest)){0,4}';
const NUMBERED = new RegExp(String.raw `^[.-]${VERSION}${VARIANTS}\.m?js$`, 'i');
const PLAIN = new RegExp(String.raw `^${VARIANTS}\.m?js$`, 'i');
const MAKERS_HOST = 'code.jquery.com';
const WORDPRESS = /\/wp-includes\/js\//;
function scriptLibraries(url) {
    const { hostname, pathname, searchParams } = new URL(url);
    const path = (0,percent_decoded/* percentDecoded */.o)(pathname);
    if (/^\/combine\//.test(path)) {
        return path
            .slice('/combine/'.length)
            .split(',')
            .flatMap(part => byPackage(part) ?? []);
    }
    const found = byPackage(path) ?? byFileName(path, hostname === MAKERS_HOST);
    if (!found)
        return [];
    const wordPressVersion = WORDPRESS.test(path) ? (searchParams.get('ver') ?? '') : '';
    const version = found.version || (/^\d{1,3}(?:\.\d{1,3}){1,3}$/.test(wordPressVersion) ? wordPressVersion : '');
    return [{ ...found, version }];
}
function isWhole(version) {
    return /^\d+\.\d+\.\d/.test(version);
}
function byPackage(path) {
    const match = PACKAGE.exec(path);
    const library = match && LIBRARIES.find(({ packages }) => packages.includes(match[1].toLowerCase()));
    return library ? { library, version: match[2] } : undefined;
}
function byFileName(path, anyFolder) {
    const file = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    for (const library of LIBRARIES) {
        for (const stem of library.files) {
            if (!file.startsWith(stem))
                continue;
            const rest = file.slice(stem.length);
            const numbered = NUMBERED.exec(rest);
            if (numbered)
                return { library, version: numbered[1] };
            if (PLAIN.test(rest))
                return { library, version: folderVersion(path, library, anyFolder) };
        }
    }
    return undefined;
}
function beginsWithName(url, { files, folders }) {
    const names = new URL(url).pathname.split('/').slice(-2).map(squeezed);
    return [...files, ...folders].map(squeezed).some(stem => names.some(name => name.startsWith(stem)));
}
function squeezed(name) {
    return (0,percent_decoded/* percentDecoded */.o)(name)
        .toLowerCase()
        .replace(/[^a-z\d]+/g, '');
}
function folderVersion(path, { folders }, any) {
    for (const [, folder, version] of path.matchAll(FOLDER)) {
        if (any || folders.includes(folder.toLowerCase()))
            return version;
    }
    return '';
}

;// CONCATENATED MODULE: ./lib/engine/tools/technology/libraries/page-libraries.js







const MAX_FETCHED = 8;
const MAX_BANNER = 2000;
const librariesOf = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { document } = await visit.htmlPage();
    const { scripts: named, detections, requests } = await detectionsOf(visit);
    const unreached = unreachedLibraries(visit, named, requests);
    const missing = missingFiles(requests);
    const isLoaded = (script) => !missing.has((0,syntax_preview/* askedAt */.YG)(visit.preview, script.url)) &&
        (script.document === document ||
            !scriptLibraries(script.url).some(({ library }) => unreached.has(library)));
    const scripts = named.filter(isLoaded);
    const inFiles = [...(await loadedLibraries(visit, scripts)), ...inlineLibraries(document)];
    const libraries = withGlobalVersions(inFiles, globalVersions(detections, unreached), document);
    const placed = await inTheirFiles(visit, libraries.filter(isUnplaced), scripts);
    return libraries.map(one => placed.get(one) ?? one);
});
function isUnplaced({ document, element, url }) {
    return element === document.html && url === document.url;
}
const GIVEN_UP = /^(?:mixed-content$|csp\b|net::ERR_ABORTED|net::ERR_BLOCKED_)/;
function missingFiles(requests) {
    const missing = new Set();
    const answered = requests.filter(({ type, status }) => type === 'Script' && status !== undefined);
    for (const { url, status } of answered)
        if (status >= 400)
            missing.add(url);
    for (const { url, status } of answered)
        if (status < 400)
            missing.delete(url);
    return missing;
}
function unreachedLibraries({ preview }, scripts, requests) {
    const unreached = new Map();
    for (const { url, type, status, failure, willBeMixed } of requests) {
        if (type !== 'Script')
            continue;
        const isUnreached = status === undefined && !willBeMixed && !GIVEN_UP.test(failure ?? '');
        unreached.set(url, isUnreached && unreached.get(url) !== false);
    }
    return new Set(scripts
        .filter(({ url, runs }) => runs && unreached.get((0,syntax_preview/* askedAt */.YG)(preview, url)) === true)
        .flatMap(({ url }) => scriptLibraries(url).map(({ library }) => library)));
}
async function inTheirFiles(visit, shown, scripts) {
    const candidates = shown
        .flatMap(library => scripts
        .filter(({ url, runs }) => runs && beginsWithName(url, library.library))
        .map(({ url, document, element }) => ({ library, file: { ...library, url, document, element } })))
        .slice(0, MAX_FETCHED);
    const areFound = await Promise.all(candidates.map(({ file }) => saysVersion(visit, file)));
    const placed = new Map();
    for (const [at, { library, file }] of candidates.entries())
        if (areFound[at] && !placed.has(library))
            placed.set(library, file);
    return placed;
}
const MAX_FILE = 3_000_000;
async function saysVersion(visit, file) {
    const { library, version, url } = file;
    if (library.banner)
        return (await bannerVersion(visit, file)) === version;
    const { final } = await visit.fetch(url);
    if (!final || !(0,network_status/* isSuccess */.oJ)(final.status))
        return false;
    const text = final.body.subarray(0, MAX_FILE);
    return text.includes(`"${version}"`) || text.includes(`'${version}'`);
}
async function loadedLibraries(visit, scripts) {
    const seen = new Set();
    const libraries = [];
    for (const { url, document, element, runs } of scripts) {
        const loadedFrom = (0,syntax_preview/* askedAt */.YG)(visit.preview, url);
        if (seen.has(loadedFrom) || !runs)
            continue;
        seen.add(loadedFrom);
        for (const found of scriptLibraries(url))
            libraries.push({ ...found, url, document, element });
    }
    const unknown = libraries
        .filter(({ version, library }) => version === '' && library.banner)
        .slice(0, MAX_FETCHED);
    await Promise.all(unknown.map(async (library) => {
        library.version = await bannerVersion(visit, library);
    }));
    return libraries;
}
async function bannerVersion(visit, { url, library }) {
    const { final } = await visit.fetch(url);
    if (!final || !(0,network_status/* isSuccess */.oJ)(final.status))
        return '';
    const head = final.body.subarray(0, MAX_BANNER).toString('utf8');
    const version = library.banner?.exec(head)?.[1] ?? '';
    return isOfWordPress(library, version, final.body) ? `${version}-wp` : version;
}
function isOfWordPress({ key }, version, body) {
    return key === 'jquery' && version === '1.12.4' && /["']__proto__["']\s?!==/.test(body.toString('latin1'));
}
function inlineLibraries(document) {
    return document.elements('script').flatMap(element => {
        if ((0,html_document/* attribute */.lt)(element, 'src') !== undefined)
            return [];
        const [text] = element.childNodes;
        const head = text && 'value' in text ? text.value.slice(0, MAX_BANNER) : '';
        if (!/^\s{0,200}\/[*/]/.test(head))
            return [];
        return LIBRARIES.flatMap(library => {
            const version = library.banner?.exec(head)?.[1];
            return version === undefined ? [] : [{ library, version, url: document.url, document, element }];
        });
    });
}
function withGlobalVersions(libraries, versions, document) {
    const added = LIBRARIES.flatMap((library) => {
        const version = versions.get(library.name);
        const isSeen = libraries.some(one => one.library === library);
        return version === undefined || isSeen || !document.html
            ? []
            : [{ library, version, url: document.url, document, element: document.html }];
    });
    const filled = libraries.map(one => one.version === '' ? { ...one, version: versions.get(one.library.name) ?? '' } : one);
    return [...filled, ...added];
}
function globalVersions(detections, unreached) {
    const others = new Set(Array.from(unreached, ({ name }) => name));
    return new Map(detections.flatMap(({ fingerprint, evidence }) => {
        if (others.has(fingerprint.name))
            return [];
        const found = evidence.find(({ kind, version }) => kind === 'global' && version !== '');
        return found ? [[fingerprint.name, found.version]] : [];
    }));
}

;// CONCATENATED MODULE: ./lib/engine/tools/technology/libraries/libraries.js






const checks = {
    'vulnerable-library': {
        severity: 'warning',
        title: 'A JavaScript library has known vulnerabilities',
        why: 'Attackers look for known vulnerabilities, such as ways to run their own script on the page. Browsers and search engines warn visitors of a hacked page.',
        fix: 'Update the library to the version that the finding names.',
        help: 'https://developer.chrome.com/docs/lighthouse/best-practices/no-vulnerable-libraries',
        example: '<script src="/js/jquery-1.12.4.min.js"></script>',
    },
    'unsupported-library': {
        severity: 'notice',
        title: 'A JavaScript library is no longer supported',
        why: 'Nobody will fix the next vulnerability that is found in it.',
        fix: 'Update to a supported version, or replace the library.',
        help: 'https://owasp.org/Top10/A06_2021-Vulnerable_and_Outdated_Components/',
        example: '<script src="/js/angular-1.8.3.min.js"></script>',
    },
};
const libraries = (0,tool_definition/* defineTopic */.RE)({
    checks,
    readsDocument: true,
    async judge(visit) {
        const { ADVISORIES } = await __webpack_require__.e(/* import() */ 7467).then(__webpack_require__.bind(__webpack_require__, 67467));
        return { judgements: judgeLibraries(await librariesOf(visit), ADVISORIES) };
    },
});
const MAX_NAMED = 4;
function judgeLibraries(all, advisories) {
    const versioned = all.filter(({ version }) => version !== '');
    if (versioned.length === 0) {
        return (0,judging_judgement/* sameForAll */.tE)(checks, (0,judging_judgement/* notApplicable */.hH)('no script shows the version of a library whose advisories are known'));
    }
    const whole = versioned.filter(({ version }) => isWhole(version));
    const vulnerable = new Map(whole.flatMap(library => {
        const known = vulnerabilitiesOf(advisories[library.library.key] ?? [], library.version);
        return known.advisories.length > 0 ? [[library, known]] : [];
    }));
    const threats = [...vulnerable].map(([library, { advisories, fixedIn }]) => at(library, `${nameOf(library)} has ${listed(advisories)}. ${remedy(fixedIn)}`));
    const others = versioned.filter(library => !vulnerable.has(library));
    const unsupported = others.flatMap(library => {
        const line = unsupportedLine(library.library.key, library.version);
        return line
            ? [
                at(library, `The page uses ${nameOf(library)}: ${library.library.name} ${line.says} (${line.source}).`),
            ]
            : [];
    });
    const none = (0,judging_judgement/* notApplicable */.hH)('no script shows the full version of a library whose advisories are known');
    return {
        'vulnerable-library': threats.length > 0 ? (0,judging_judgement/* fail */.fJ)(threats) : whole.length > 0 ? (0,judging_judgement/* pass */.IX)() : none,
        'unsupported-library': others.length === 0
            ? (0,judging_judgement/* notApplicable */.hH)('every known library of the page is already reported as vulnerable')
            : (0,judging_judgement/* failWhere */.a4)(unsupported),
    };
}
function at(library, message) {
    const { document, element, url } = library;
    return isUnplaced(library)
        ? { url, message: `${message} It is part of a larger script: no file of the page has its name.` }
        : document.occurrence(element, message, url);
}
function nameOf({ library, version }) {
    return `${library.name} ${version}`;
}
function listed(advisories) {
    const rank = ['critical', 'high', 'medium', 'low'];
    const worstFirst = [...advisories].sort((a, b) => rank.indexOf(a.severity) - rank.indexOf(b.severity));
    const named = worstFirst.slice(0, MAX_NAMED).map(({ id, severity }) => `${id} (${severity})`);
    const rest = advisories.length - named.length;
    return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
function remedy(fixedIn) {
    return fixedIn === undefined ? 'No release fixes all of them.' : `Update to ${fixedIn} or later.`;
}

// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
;// CONCATENATED MODULE: ./lib/engine/tools/technology/libraries/repeated-files.js



const MAX_FILES = 200;
const MAX_ADDRESS = 500;
function repeatedFiles(document, told) {
    const seen = new Map();
    const repeated = [];
    for (const file of knownFiles(document)) {
        if (told.has(file.element))
            continue;
        const { name, place, url, element } = file;
        const first = seen.get(name);
        if (!first)
            seen.set(name, file);
        else if (first.place !== place)
            repeated.push({ name, url, element, first: first.url });
    }
    return repeated;
}
function hasKnownFile(document) {
    return knownFiles(document).length > 0;
}
function bootstrapOfCdn(document) {
    return knownFiles(document).find(({ name }) => name === 'bootstrap.css');
}
function ownStyleSheets(document) {
    const { host } = new URL(document.url);
    return document
        .elements('link')
        .slice(0, MAX_FILES)
        .flatMap(element => {
        const url = addressOf(document, element);
        return url?.host === host ? [{ url: url.href, element }] : [];
    });
}
function knownFiles(document) {
    return document
        .elements('script', 'link')
        .slice(0, MAX_FILES)
        .flatMap(element => {
        const url = addressOf(document, element);
        const file = url && (iconFont(url) ?? cdnFile(url));
        return url && file ? { ...file, url: url.href, element } : [];
    });
}
function addressOf(document, element) {
    const isScript = element.tagName === 'script';
    if (isScript ? !runs(element) : !isInForce(element))
        return undefined;
    return document.addressOf(((0,html_document/* attribute */.lt)(element, isScript ? 'src' : 'href') ?? '').slice(0, MAX_ADDRESS));
}
function runs(script) {
    const isModule = (0,html_document/* attribute */.lt)(script, 'type')?.trim().toLowerCase() === 'module';
    return (0,scripts/* isExecutable */.TV)(script) && !isModule && (0,html_document/* attribute */.lt)(script, 'nomodule') === undefined;
}
function isInForce(link) {
    const rel = (0,link_elements/* relations */.K1)(link);
    const media = (0,html_document/* attribute */.lt)(link, 'media')?.trim().toLowerCase() ?? '';
    const isChosen = rel.includes('alternate') || (0,html_document/* attribute */.lt)(link, 'disabled') !== undefined;
    return rel.includes('stylesheet') && !isChosen && /^(?:all|screen)?$/.test(media);
}
const ICON_SET = /^(?:font-?awesome(?:-all)?|all)(?:[.-](?:min|v?\d[\d.]{0,12}))*\.(?:css|js)$/;
const ICON_KIT = /^\/[\da-f]{6,16}\.(?:css|js)$/;
function iconFont({ hostname, pathname }) {
    const place = `${hostname}${pathname}`.toLowerCase();
    const file = place.slice(place.lastIndexOf('/') + 1);
    const isKit = hostname === 'kit.fontawesome.com' && ICON_KIT.test(pathname);
    if (!isKit && !(/font-?awesome/.test(place) && ICON_SET.test(file)))
        return undefined;
    return { name: 'Font Awesome', place: isKit ? place.replace(/\.\w{2,3}$/, '') : place };
}
const repeated_files_PACKAGE = /^(?:(?:cdn|fastly)\.jsdelivr\.net\/npm|unpkg\.com|(?:cdnjs\.cloudflare\.com|ajax\.googleapis\.com|cdn\.bootcdn\.net)\/ajax\/libs|(?:maxcdn|stackpath|netdna)\.bootstrapcdn\.com)\/(?:@[\w.~-]{1,100}\/)?([\w.~-]{1,100})[@/]/;
const ENDING = /(?:[.-](?:min|bundle|umd|prod|production|dev|development|pack|slim|global|v?\d[\d.]{0,12})){0,4}(?=\.(?:css|js)$)/;
const MIN_NAME = 3;
function cdnFile({ hostname, pathname }) {
    const place = `${hostname}${pathname}`.toLowerCase();
    const [, name] = repeated_files_PACKAGE.exec(place) ?? [];
    const file = place.slice(place.lastIndexOf('/') + 1).replace(ENDING, '');
    if (name === undefined || !/\.(?:css|js)$/.test(file))
        return undefined;
    const [own, stem] = [name, file].map(one => one.replace(/\.(?:css|js)$/, '').replace(/[^a-z\d]/g, ''));
    const isOfPackage = own.includes(stem) || stem.includes(own);
    return stem.length >= MIN_NAME && own.length >= MIN_NAME && isOfPackage
        ? { name: file, place }
        : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/technology/libraries/loaded-twice.js






const loadedTwice = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'library-twice': {
            severity: 'notice',
            title: 'A library is loaded twice',
            why: 'Visitors download it twice. The second copy takes the place of the first: plug-ins of jQuery are lost, menus of Bootstrap open and close at one click, and styles or icons of one release replace some of the other.',
            fix: 'Remove all copies but the newest that the page works with. bootstrap.bundle.js already contains bootstrap.js and Popper.',
            help: 'https://developer.chrome.com/docs/performance/insights/duplicated-javascript',
            example: '<script src="/js/jquery-3.7.1.min.js"></script> … <script src="https://code.jquery.com/jquery-3.6.0.min.js"></script>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return { judgements: { 'library-twice': await judgeCopies(visit) } };
    },
});
const ONE_AT_A_TIME = new Set(['jquery', 'bootstrap', 'angularjs']);
const WHOLE_FILE = /^(?:[.-]v?\d[\d.]{0,20})?(?:[.-](?:min|slim|bundle|prod|production|dev|esm|full|pack)){0,4}\.m?js$/;
async function judgeCopies(visit) {
    const { document } = await visit.htmlPage();
    const files = (await librariesOf(visit)).filter(isWholeLibrary);
    const copies = [...Map.groupBy(files, ({ library }) => library).values()].filter(({ length }) => length > 1);
    const others = repeatedFiles(document, new Set(files.map(({ element }) => element)));
    const areThere = await Promise.all(others.map(({ url, first }) => areLoaded(visit, [url, first])));
    const faults = [
        ...copies.flatMap(([first, ...repeated]) => repeated.map(one => one.document.occurrence(one.element, `${one.library.name} was loaded before, from ${first.url}.`, one.url))),
        ...others
            .filter((_, at) => areThere[at])
            .map(({ name, url, element, first }) => document.occurrence(element, `${name} was loaded before, from ${first}.`, url)),
        ...(await bootstrapInOwnStyles(visit)),
    ];
    if (faults.length > 0)
        return (0,judging_judgement/* fail */.fJ)(faults);
    const hasNone = files.length === 0 && !hasKnownFile(document);
    return hasNone ? (0,judging_judgement/* notApplicable */.hH)('the page loads no library that can be there only once') : (0,judging_judgement/* pass */.IX)();
}
const BOOTSTRAP = /\*\s{0,3}Bootstrap\s{1,3}v(\d[\d.]{0,10})\s/;
const OF_BOOTSTRAP = ['.navbar-toggler', '.modal-dialog', '.col-'];
const MAX_SHEETS = 6;
async function bootstrapInOwnStyles(visit) {
    const { document } = await visit.htmlPage();
    const ofCdn = bootstrapOfCdn(document);
    if (!ofCdn)
        return [];
    const sheets = ownStyleSheets(document).slice(0, MAX_SHEETS);
    const answers = await Promise.all(sheets.map(({ url }) => visit.fetch((0,syntax_preview/* askedAt */.YG)(visit.preview, url))));
    return sheets.flatMap(({ url, element }, at) => {
        const { final } = answers[at];
        const text = final && (0,network_status/* isSuccess */.oJ)(final.status) ? final.body.toString('utf8') : '';
        const version = BOOTSTRAP.exec(text)?.[1];
        if (version === undefined || !OF_BOOTSTRAP.every(rule => text.includes(rule)))
            return [];
        const message = `This style sheet contains Bootstrap ${version}, which the page also loads from ${ofCdn.url}.`;
        return [document.occurrence(element, message, url)];
    });
}
async function areLoaded(visit, urls) {
    const { origin } = new URL((await visit.htmlPage()).document.url);
    const own = urls.map(url => (0,syntax_preview/* askedAt */.YG)(visit.preview, url)).filter(url => url.startsWith(`${origin}/`));
    const answers = await Promise.all(own.map(url => visit.fetch(url)));
    return answers.every(({ final }) => final !== undefined && (0,network_status/* isSuccess */.oJ)(final.status));
}
function isWholeLibrary({ library, url, element }) {
    if (!ONE_AT_A_TIME.has(library.key) || element.tagName !== 'script')
        return false;
    const { pathname } = new URL(url);
    const file = pathname.slice(pathname.lastIndexOf('/') + 1).toLowerCase();
    return library.files.some(name => file.startsWith(name) && WHOLE_FILE.test(file.slice(name.length)));
}

;// CONCATENATED MODULE: ./lib/engine/tools/technology/rendering.js


const rendering_rendering = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const { document } = await visit.htmlPage();
        return { judgements: {}, facts: { rendering: { ...renderingOf(document) } } };
    },
});
const MOUNT_IDS = new Set([
    'root',
    'app',
    '__next',
    '__nuxt',
    '___gatsby',
    'svelte',
    'q-app',
    'react-root',
    'main-app',
]);
const MOUNT_ELEMENTS = new Set(['app-root', 'app-element', 'my-app', 'flutter-view']);
const MAX_FRAME_TEXT = 40;
const MAX_PAGE_TEXT = 200;
const MAX_MOUNTS = 10;
const HYDRATION = [
    [
        'script#__NEXT_DATA__',
        element => element.tagName === 'script' && (0,html_document/* attribute */.lt)(element, 'id') === '__NEXT_DATA__',
    ],
    [
        'script#__NUXT_DATA__',
        element => element.tagName === 'script' && (0,html_document/* attribute */.lt)(element, 'id') === '__NUXT_DATA__',
    ],
    ['[data-reactroot]', element => (0,html_document/* attribute */.lt)(element, 'data-reactroot') !== undefined],
    ['[data-server-rendered]', element => (0,html_document/* attribute */.lt)(element, 'data-server-rendered') !== undefined],
    ['[ng-server-context]', element => (0,html_document/* attribute */.lt)(element, 'ng-server-context') !== undefined],
    ['astro-island', element => element.tagName === 'astro-island'],
    ['[data-sveltekit-hydrate]', element => (0,html_document/* attribute */.lt)(element, 'data-sveltekit-hydrate') !== undefined],
    ['[q\\:container]', element => (0,html_document/* attribute */.lt)(element, 'q:container') !== undefined],
    ['#___gatsby', element => (0,html_document/* attribute */.lt)(element, 'id') === '___gatsby'],
];
const HYDRATING_SCRIPTS = [
    ['self.__next_f', 'script with self.__next_f'],
    ['window.__NUXT__', 'script with window.__NUXT__'],
    ['__sveltekit_', 'script with __sveltekit_'],
    ['__remixContext', 'script with __remixContext'],
    ['__reactRouterContext', 'script with __reactRouterContext'],
];
function renderingOf(document) {
    const frame = emptyFrame(document);
    if (frame)
        return { mode: 'client', evidence: frame };
    for (const element of document.elements()) {
        const mark = HYDRATION.find(([, matches]) => matches(element))?.[0] ?? scriptMark(element);
        if (mark !== undefined)
            return { mode: 'hydrated', evidence: mark };
    }
    return { mode: 'server', evidence: '' };
}
function scriptMark(element) {
    if (element.tagName !== 'script')
        return undefined;
    const [child] = element.childNodes;
    const text = child && 'value' in child ? child.value : '';
    return HYDRATING_SCRIPTS.find(([part]) => text.includes(part))?.[1];
}
function emptyFrame(document) {
    if (!document.body || document.elements('script').length === 0)
        return undefined;
    const frame = document
        .elements()
        .filter(element => mountOf(element) !== undefined)
        .slice(0, MAX_MOUNTS)
        .find(element => textLength(element) <= MAX_FRAME_TEXT);
    return frame && textLength(document.body) <= MAX_PAGE_TEXT ? mountOf(frame) : undefined;
}
function mountOf(element) {
    const id = (0,html_document/* attribute */.lt)(element, 'id');
    if (id !== undefined && MOUNT_IDS.has(id))
        return `#${id}`;
    return MOUNT_ELEMENTS.has(element.tagName) ? element.tagName : undefined;
}
function textLength(element) {
    return (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(element)).length;
}

;// CONCATENATED MODULE: ./lib/engine/tools/technology/repeated-scripts.js






const repeatedScripts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'script-twice': {
            severity: 'notice',
            title: 'The same script is included twice',
            why: 'It runs twice: a menu opens and closes at one click, forms are sent twice, and a script with const or class at its top stops with an error.',
            fix: 'Keep only one <script> element with this URL.',
            help: 'https://html.spec.whatwg.org/multipage/scripting.html#the-script-element',
            example: '<script src="/js/menu.js"></script> … <script src="/js/menu.js"></script>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        return { judgements: { 'script-twice': await judgeScripts(visit) } };
    },
});
const repeated_scripts_MAX_SCRIPTS = 150;
const MAX_READ = 8;
async function judgeScripts(visit) {
    const { document } = await visit.htmlPage();
    const { origin } = new URL(document.url);
    const own = document
        .elements('script')
        .slice(0, repeated_scripts_MAX_SCRIPTS)
        .flatMap(element => {
        const address = document.resolve((0,html_document/* attribute */.lt)(element, 'src') ?? '');
        const url = address === undefined ? null : URL.parse((0,syntax_preview/* askedAt */.YG)(visit.preview, address));
        if ((0,html_document/* attribute */.lt)(element, 'src') === undefined || url?.origin !== origin || !isIncluded(element))
            return [];
        url.hash = '';
        return [{ element, url }];
    });
    if (own.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page includes no script of its site');
    const repeated = [...Map.groupBy(own, ({ url }) => url.href)]
        .filter(([, { length }]) => length > 1)
        .slice(0, MAX_READ);
    const isMeant = await Promise.all(repeated.map(([address]) => mayBeMeant(visit, address)));
    return (0,judging_judgement/* failWhere */.a4)(repeated.flatMap(([address, scripts], at) => {
        const { element, url } = scripts[1];
        return isMeant[at]
            ? []
            : document.occurrence(element, `"${url.pathname}" was included before, so it runs ${scripts.length === 2 ? 'twice' : `${scripts.length} times`}.`, address);
    }));
}
function isIncluded(script) {
    if (!(0,scripts/* isExecutable */.TV)(script) || (0,html_document/* attribute */.lt)(script, 'type')?.trim().toLowerCase() === 'module')
        return false;
    return !script.attrs.some(({ name }) => name === 'nomodule' || name.startsWith('data-'));
}
const AT_ITS_PLACE = /document\s{0,5}\.\s{0,5}(?:write|currentScript|scripts\b)|TagName\(\s{0,5}['"]script['"]/;
const repeated_scripts_MAX_FILE = 500_000;
async function mayBeMeant(visit, address) {
    const { final } = await visit.fetch(address);
    if (!final || !(0,network_status/* isSuccess */.oJ)(final.status) || final.body.length > repeated_scripts_MAX_FILE)
        return true;
    const text = final.body.toString('utf8');
    return /^\s*</.test(text) || AT_ITS_PLACE.test(text);
}

// EXTERNAL MODULE: ./lib/engine/page/misspelled-package-hosts.js
var misspelled_package_hosts = __webpack_require__(59959);
// EXTERNAL MODULE: ./lib/engine/page/package-hosts.js
var package_hosts = __webpack_require__(98090);
// EXTERNAL MODULE: ./lib/engine/page/third-party-purpose.js
var third_party_purpose = __webpack_require__(22443);
;// CONCATENATED MODULE: ./lib/engine/tools/technology/tag-manager-frames.js









const tagManagerFrames = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'tag-manager-frame-only': {
            scope: 'site',
            severity: 'notice',
            title: 'Only the <noscript> part of Google Tag Manager is on the page',
            why: 'Browsers that run JavaScript ignore <noscript>, so that no tag of the container works for nearly all visitors.',
            fix: 'Add the script of the container to <head>, or remove the <noscript> if the container is no longer used.',
            help: 'https://developers.google.com/tag-platform/tag-manager/web',
            example: '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABC123"></iframe></noscript>, and no gtm.js',
        },
    },
    async judge(visit) {
        return { judgements: { 'tag-manager-frame-only': await tag_manager_frames_judge(visit) } };
    },
});
const tag_manager_frames_CONTAINER = /^GTM-([A-Z0-9]{4,12})$/;
const LOAD_NO_CONTAINER = new Set([...third_party_purpose/* BRING_NO_TRACKER */.IL, 'chat']);
async function tag_manager_frames_judge(visit) {
    const { document } = await visit.htmlPage();
    const frames = (0,google_tags/* googleTagsOf */.m$)(document).filter(({ element, id }) => element.tagName === 'noscript' && tag_manager_frames_CONTAINER.test(id));
    if (frames.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no frame of Google Tag Manager in <noscript>');
    const files = await (0,own_scripts/* ownScriptFiles */.B)(visit);
    const unnamed = frames.filter(({ id }) => !isNamedBeside(document, frames, id) && !files.some(({ text }) => text.includes(bareId(id))));
    if (unnamed.length === 0)
        return (0,judging_judgement/* failWhere */.a4)([]);
    const unread = await unreadScript(document, new Set(files.map(({ url }) => url)));
    if (unread !== undefined)
        return (0,judging_judgement/* notApplicable */.hH)(`${unread} may load the container, and was not read`);
    return (0,judging_judgement/* failWhere */.a4)(unnamed.map(({ element, id }) => document.occurrence(element, `Only the frame in <noscript> names ${id}: no script loads the container.`)));
}
function bareId(id) {
    return tag_manager_frames_CONTAINER.exec(id)[1];
}
function isNamedBeside({ source }, frames, id) {
    const ofFrames = frames.filter(frame => frame.id === id).length;
    return source.split(bareId(id)).length - 1 > ofFrames;
}
async function unreadScript(document, read) {
    for (const script of document.elements('script').filter(scripts/* isExecutable */.TV)) {
        const source = (0,html_document/* attribute */.lt)(script, 'src');
        if (source === undefined)
            continue;
        const url = document.addressOf(source);
        if (url && read.has(url.href) && (0,html_document/* attribute */.lt)(script, 'type')?.trim() !== 'module')
            continue;
        if (!url || !/^https?:$/.test(url.protocol))
            return source;
        const isLibrary = (0,package_hosts/* isOfPackageHost */.e)(url) || (0,misspelled_package_hosts/* misspelledPackageHost */.$)(url) !== undefined;
        const isGoogleTag = url.hostname === 'www.googletagmanager.com';
        const isOther = url.host !== new URL(document.url).host;
        if (isGoogleTag || isLibrary || (isOther && LOAD_NO_CONTAINER.has(await (0,third_party_purpose/* purposeOf */.eK)(url.href))))
            continue;
        return url.href;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/technology/technologies.js




const technologies = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const { detections, isRendered } = await detectionsOf(visit);
        return {
            judgements: {},
            facts: { technologies: factsOf(detections, await librariesOf(visit)), globalsSeen: isRendered },
        };
    },
});
function factsOf(detections, libraries) {
    const versions = new Map(libraries.map(({ library, version }) => [library.name, version]));
    const names = new Set(LIBRARIES.map(({ name }) => name));
    const detected = detections.map(({ fingerprint, confidence, version, evidence, impliedBy }) => {
        const { name, categories, website } = fingerprint;
        const known = names.has(name) ? (versions.get(name) ?? '') : version;
        return {
            name,
            categories: [...categories],
            ...(known !== '' && { version: known }),
            confidence,
            evidence: evidence.map(evidenceFact),
            ...(impliedBy.length > 0 && { impliedBy: [...impliedBy] }),
            ...(website !== undefined && { website }),
        };
    });
    const listed = new Set(detected.map(({ name }) => name));
    return [...detected, ...libraries.filter(({ library }) => !listed.has(library.name)).map(libraryFact)];
}
function libraryFact({ library, version, url }) {
    return {
        name: library.name,
        categories: ['JavaScript libraries'],
        ...(version !== '' && { version }),
        confidence: 100,
        evidence: [{ kind: 'script', value: url }],
    };
}
function evidenceFact({ kind, name, value }) {
    return { kind, ...(name !== undefined && { name }), ...(value !== '' && { value }) };
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
;// CONCATENATED MODULE: ./lib/engine/tools/technology/third-parties.js




const thirdParties = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const parties = await partiesOf(await visit.htmlPage());
        const leftOut = parties.length - MAX_PARTIES;
        return {
            judgements: {},
            facts: {
                thirdParties: parties.slice(0, MAX_PARTIES).map(party => ({ ...party })),
                ...(leftOut > 0 && { thirdPartiesLeftOut: leftOut }),
            },
        };
    },
});
const MAX_PARTIES = 200;
const MAX_HOSTS = 20;
const LOADING = new Set([
    'stylesheet',
    'preload',
    'modulepreload',
    'icon',
    'apple-touch-icon',
    'manifest',
    'prefetch',
]);
const SOURCES = {
    script: 'src',
    img: 'src',
    iframe: 'src',
    embed: 'src',
    audio: 'src',
    video: 'src',
    source: 'src',
    track: 'src',
    object: 'data',
    link: 'href',
};
async function partiesOf(page) {
    const { default: web } = await __webpack_require__.e(/* import() */ 6119).then(__webpack_require__.t.bind(__webpack_require__, 56119, 19));
    const own = new Set([siteOf(page.url), siteOf((0,canonical_links/* declaredCanonical */.fk)(page)?.href ?? page.url)]);
    const parties = new Map();
    for (const element of page.document.elements(...Object.keys(SOURCES))) {
        const url = loadedUrl(element, page);
        if (!url || own.has(siteOf(url.href)))
            continue;
        const entity = web.getEntity(url.origin);
        const name = entity?.name ?? siteOf(url.href);
        let party = parties.get(name);
        if (!party) {
            party = {
                name,
                ...(entity && { category: entity.category }),
                ...(entity?.homepage && { homepage: entity.homepage }),
                hosts: [],
                resources: 0,
            };
            parties.set(name, party);
        }
        party.resources++;
        if (!party.hosts.includes(url.hostname) && party.hosts.length < MAX_HOSTS)
            party.hosts.push(url.hostname);
    }
    return [...parties.values()].sort((a, b) => b.resources - a.resources || a.name.localeCompare(b.name, 'en'));
}
function loadedUrl(element, { document }) {
    if (element.tagName === 'link') {
        const relations = ((0,html_document/* attribute */.lt)(element, 'rel') ?? '').toLowerCase().split(/\s+/);
        if (!relations.some(relation => LOADING.has(relation)))
            return undefined;
    }
    const value = (0,html_document/* attribute */.lt)(element, SOURCES[element.tagName]);
    const url = value === undefined ? undefined : URL.parse(document.resolve(value) ?? '');
    return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
function siteOf(url) {
    return (0,cjs/* getDomain */.FB)(url, { allowPrivateDomains: true }) ?? new URL(url).hostname;
}

;// CONCATENATED MODULE: ./lib/engine/tools/technology/unversioned-libraries.js




const unversionedLibraries = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'library-unversioned': {
            severity: 'notice',
            title: 'A library is loaded from a CDN without a version',
            why: 'Visitors get each new release on the day that it is published, and nobody has tested it with this page. With unpkg the page also waits for a redirect.',
            fix: 'Put the version that you have tested into the URL: vue@3.5.13 instead of vue.',
            help: 'https://www.jsdelivr.com/documentation',
            example: '<link rel="stylesheet" href="https://unpkg.com/ress/dist/ress.min.css">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { document } = await visit.htmlPage();
        return { judgements: { 'library-unversioned': unversioned_libraries_judge(document) } };
    },
});
const unversioned_libraries_PACKAGE = /^(?:unpkg\.com|cdn\.jsdelivr\.net\/npm|esm\.sh|cdn\.skypack\.dev)\/((?:@[\w.~-]{1,100}\/)?[\w.~-]{1,100})(?:@([^/]{0,100}))?(?:\/|$)/i;
const REPOSITORY = /^cdn\.jsdelivr\.net\/gh\/([\w.-]{1,100}\/[\w.-]{1,100})(?:@([^/]{0,100}))?(?:\/|$)/i;
const MOVING = /^(?:latest|next|beta|canary|main|master|dev|develop)?$/i;
const unversioned_libraries_MAX_ADDRESS = 500;
function unversioned_libraries_judge(document) {
    const libraries = document.elements('script', 'link').flatMap(element => {
        const library = libraryOf(document, element);
        return library === undefined ? [] : [{ element, ...library }];
    });
    if (libraries.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page loads no library from such a CDN');
    return (0,judging_judgement/* failWhere */.a4)(libraries
        .filter(({ version }) => MOVING.test(version))
        .map(({ element, name, host, version, url }) => {
        const what = version === '' ? 'without a version' : `as "${version}", which is a new release each time`;
        return document.occurrence(element, `${name} is loaded from ${host} ${what}.`, url);
    }));
}
function libraryOf(document, element) {
    const address = (0,html_document/* attribute */.lt)(element, element.tagName === 'script' ? 'src' : 'href');
    if (address === undefined || (element.tagName === 'link' && !(0,link_elements/* relations */.K1)(element).includes('stylesheet')))
        return undefined;
    const url = document.addressOf(address.slice(0, unversioned_libraries_MAX_ADDRESS));
    if (!url)
        return undefined;
    const place = url.host + url.pathname;
    const [, name, version = ''] = unversioned_libraries_PACKAGE.exec(place) ?? REPOSITORY.exec(place) ?? [];
    return name === undefined ? undefined : { name, version, host: url.host, url: url.href };
}

;// CONCATENATED MODULE: ./lib/engine/tools/technology/topics.js











const topics = [
    technologies,
    libraries,
    loadedTwice,
    repeatedScripts,
    analyticsTags,
    tagManagerFrames,
    developmentScripts,
    unversionedLibraries,
    generator,
    thirdParties,
    rendering_rendering,
];


/***/ }),

/***/ 89811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ ownScriptFiles),
/* harmony export */   m: () => (/* binding */ ownCode)
/* harmony export */ });
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9895);
/* harmony import */ var _script_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89921);


const ownScriptFiles = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_0__/* .perVisit */ .V)(async (visit) => (0,_script_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readScriptFiles */ .F8)(await visit.htmlPage(), url => visit.fetch(url)));
const ownCode = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_0__/* .perVisit */ .V)(async (visit) => (0,_script_files_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(await visit.htmlPage(), await ownScriptFiles(visit)));


/***/ }),

/***/ 97382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ ownRenderingOrReason),
/* harmony export */   Vy: () => (/* binding */ renderedOrReason),
/* harmony export */   b1: () => (/* binding */ ownRendering),
/* harmony export */   rk: () => (/* binding */ shownOrReason),
/* harmony export */   uu: () => (/* binding */ chosenRenderingOrReason),
/* harmony export */   x6: () => (/* binding */ chosenRendering)
/* harmony export */ });
/* harmony import */ var _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54792);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39288);
/* harmony import */ var _page_render_choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70252);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25218);




async function renderedOrReason(visit) {
    try {
        return await visit.rendered();
    }
    catch (error) {
        if (error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke)
            return error.message;
        throw error;
    }
}
async function ownRendering(visit) {
    const rendered = await visit.rendered();
    const { scripts } = await visit.judgedPage();
    if (scripts.state === 'unseen' && scripts.crash)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ(scripts.reason);
    if (rendered.ledTo === undefined)
        return rendered;
    const reason = `Chrome was redirected from it to ${rendered.ledTo}`;
    const { url } = await visit.htmlPage();
    const wasShown = rendered.documents.some(shown => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .isSamePage */ .kj)(shown, url));
    throw wasShown ? new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ(reason) : new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke(reason);
}
async function shownOrReason(visit) {
    const reason = whyUnshown(await visit.renderChoice());
    return reason ?? (await orReason(visit.rendered()));
}
async function chosenRendering(visit) {
    const reason = whyUnshown(await visit.renderChoice());
    if (reason)
        throw reason;
    return await ownRendering(visit);
}
function whyUnshown(choice) {
    if (choice.shown)
        return undefined;
    return choice.because === 'template'
        ? new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ((0,_page_render_choice_js__WEBPACK_IMPORTED_MODULE_1__/* .likeSample */ .K0)(choice.sample))
        : new _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke(_api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_RENDERED */ .om);
}
function chosenRenderingOrReason(visit) {
    return orReason(chosenRendering(visit));
}
function ownRenderingOrReason(visit) {
    return orReason(ownRendering(visit));
}
async function orReason(rendering) {
    try {
        return await rendering;
    }
    catch (error) {
        if (error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotMeasured */ .ke || error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_2__/* .NotApplicable */ .bQ)
            return error;
        throw error;
    }
}


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




const MAX_SCRIPTS = 5;
const MAX_BYTES = 200_000;
const MAX_INLINE = 1_000_000;
const LIBRARY = /\/(?:jquery|bootstrap|popper|owl|aos|wow|swiper|slick|gsap|scrolltrigger|scrollax|isotope|imagesloaded|masonry|lightbox|glightbox|magnific|fancybox|modernizr|html5shiv|respond|lazysizes|waypoints|purecounter|typed|particles|easing|fontawesome|feather)(?=[.-])[^/]{0,100}$/i;
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
