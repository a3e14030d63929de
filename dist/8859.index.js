export const id = 8859;
export const ids = [8859];
export const modules = {

/***/ 69204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cM: () => (/* binding */ comparablePath),
/* harmony export */   cW: () => (/* binding */ isLoopbackHost),
/* harmony export */   fF: () => (/* binding */ isHomePage),
/* harmony export */   kj: () => (/* binding */ isSamePage),
/* harmony export */   oP: () => (/* binding */ isAbsolute),
/* harmony export */   sY: () => (/* binding */ comparableUrl)
/* harmony export */ });
/** Whether a URL is the home page of its host, index files included. */
function isHomePage(url) {
    return /^\/(?:(?:index|default)\.[a-z]{2,5})?$/i.test(new URL(url).pathname);
}
/** Whether a URL was written with its scheme and host. */
function isAbsolute(href) {
    return /^https?:\/\//i.test(href);
}
/** A URL in the form in which two spellings of one resource are equal: no fragment, escapes in one case. */
function comparableUrl(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href.replace(/%[0-9a-f]{2}/gi, octet => octet.toUpperCase());
}
/** Path and query of a URL, in the form of {@link comparableUrl}. */
function comparablePath(url) {
    return comparableUrl(url).slice(new URL(url).origin.length);
}
/** Whether a host name is this machine: such addresses mean nothing to anybody else. */
function isLoopbackHost(hostname) {
    return /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\])$/i.test(hostname);
}
/** Whether two addresses are of one document; false for what is no URL, as `about:blank` is none of a server. */
function isSamePage(a, b) {
    return URL.canParse(a) && URL.canParse(b) && comparableUrl(a) === comparableUrl(b);
}


/***/ }),

/***/ 7678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ assertShown)
/* harmony export */ });
/* unused harmony export instantRedirect */
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39288);
/* harmony import */ var _visit_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4719);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69204);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);




/**
 * Where a page sends its readers at once by `<meta http-equiv="refresh">`; undefined where it does not. Search engines
 * take that for a permanent redirect, so such a page is never a result.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
function instantRedirect({ document, url }) {
    for (const element of document.elements('meta')) {
        if ((0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh')
            continue;
        if (!(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(element))
            continue;
        const target = /^\s*0+(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?(.+)$/is.exec((0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'content') ?? '');
        const address = target && document.resolve(target[1].trim().replace(/^(["'])(.*?)\1.*$/s, '$2'));
        if (address && (0,_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .comparableUrl */ .sY)(address) !== (0,_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .comparableUrl */ .sY)(url))
            return address;
    }
    return undefined;
}
/**
 * Makes sure that readers get to see a page.
 *
 * @throws NotApplicable where it only sends them elsewhere
 */
function assertShown(page) {
    const elsewhere = instantRedirect(page);
    if (elsewhere)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NotApplicable */ .bQ(`the page only redirects, by meta refresh, to ${elsewhere}`);
}


/***/ }),

/***/ 5154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ relations),
/* harmony export */   MX: () => (/* binding */ SENT_HIDDEN),
/* harmony export */   ZF: () => (/* binding */ isSentHidden),
/* harmony export */   ZY: () => (/* binding */ isCanonical),
/* harmony export */   gd: () => (/* binding */ isInHead)
/* harmony export */ });
/* harmony import */ var _visit_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4719);

/** Whether metadata stands in `<head>`, of which the parser makes it a child wherever it lets it in. */
function isInHead(element) {
    return element.parentNode?.nodeName === 'head';
}
/** The link types of an element in lower case. */
function relations(element) {
    return ((0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
/** Whether an element declares a canonical, wherever it stands. */
function isCanonical(element) {
    return element.tagName === 'link' && relations(element).includes('canonical');
}
/** Streamed pieces stand close to the top of a hidden element, so few steps up are enough. */
const MAX_STEPS_TO_HIDDEN = 20;
/**
 * Whether an element was sent in a hidden element of the body, from where frameworks that stream a page move metadata
 * into `<head>`.
 */
function isSentHidden(element) {
    let up = (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
    for (let step = 0; up && step < MAX_STEPS_TO_HIDDEN; step++) {
        if ((0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(up, 'hidden') !== undefined)
            return true;
        up = (0,_visit_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up);
    }
    return false;
}
/** Why metadata that is sent like that is not measured. */
const SENT_HIDDEN = 'it is sent in a hidden element, from where scripts may move it into <head>; only a browser can tell';


/***/ }),

/***/ 32222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openHtml)
/* harmony export */ });
/* harmony import */ var _visit_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67086);
/* harmony import */ var _visit_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4719);
/* harmony import */ var _visit_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23849);
/* harmony import */ var _visit_html_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99673);




/**
 * The document of a response other than the audited page's; undefined where its type is not HTML.
 *
 * @param preview that of the audited page, where the response is of the same host
 */
function openHtml(response, preview) {
    const type = (0,_visit_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .mediaType */ .JL)(response);
    if (type !== 'text/html' && type !== 'application/xhtml+xml')
        return undefined;
    const { text, encoding } = (0,_visit_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .i)(response.body, (0,_visit_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .header */ .wx)(response, 'content-type'));
    const document = new _visit_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, response.url);
    return {
        url: response.url,
        response: (0,_visit_html_page_js__WEBPACK_IMPORTED_MODULE_3__/* .asRead */ .v)(response, document),
        document,
        encoding,
        ...(preview && { preview }),
    };
}


/***/ }),

/***/ 58859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mobileTool: () => (/* binding */ mobileTool)
});

// EXTERNAL MODULE: ./lib/engine/page/instant-redirect.js
var instant_redirect = __webpack_require__(7678);
// EXTERNAL MODULE: ./lib/engine/page/rendered-page.js
var rendered_page = __webpack_require__(26331);
// EXTERNAL MODULE: ./lib/engine/tool-definition.js
var tool_definition = __webpack_require__(62822);
// EXTERNAL MODULE: ./lib/engine/visit/document.js + 1 modules
var visit_document = __webpack_require__(4719);
;// CONCATENATED MODULE: ./lib/engine/tools/mobile/checks.js
const VIEWPORT = 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/viewport';
const VIEWPORT_BASICS = 'https://web.dev/articles/responsive-web-design-basics#viewport';
const MOBILE_FIRST = 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing';
/** What the mobile tool can report. */
const MOBILE_CHECKS = {
    'viewport-missing': {
        severity: 'warning',
        title: 'The page has no viewport meta element',
        why: 'Phones lay the page out 980 pixels wide and shrink it, so that its text cannot be read without zooming.',
        fix: 'Put <meta name="viewport" content="width=device-width, initial-scale=1"> into the head.',
        help: VIEWPORT_BASICS,
        example: 'a <head> without <meta name="viewport">',
    },
    'viewport-multiple': {
        severity: 'notice',
        title: 'The page has several viewport meta elements',
        why: 'They override one another, so that the layout depends on which one a browser reads last.',
        fix: 'Keep one of them.',
        help: VIEWPORT,
        example: '<meta name="viewport" content="width=device-width">\n<meta name="viewport" content="width=1024">',
    },
    'viewport-not-device-width': {
        severity: 'warning',
        title: 'The viewport does not follow the width of the device',
        why: 'The layout does not fit the screen of a phone: it is shrunk, or reaches past the edge.',
        fix: 'Say width=device-width, initial-scale=1.',
        help: VIEWPORT_BASICS,
        example: '<meta name="viewport" content="width=1024">',
    },
    'viewport-invalid': {
        severity: 'notice',
        title: 'Parts of the viewport meta element have no effect',
        why: 'Browsers ignore what they do not know there, so the viewport is not the one that was meant.',
        fix: 'Write known properties as name=value, with commas between them.',
        help: VIEWPORT,
        example: '<meta name="viewport" content="width=device-width; initial-scale=one">',
    },
    'content-wider-than-screen': {
        severity: 'warning',
        title: 'The page is wider than the screen of a phone',
        why: 'Visitors have to move the page sideways to read it, and many leave instead.',
        fix: 'Let the elements that are named shrink with the screen: max-width: 100%, wrapping, or scrolling of their own.',
        help: 'https://web.dev/articles/responsive-web-design-basics#size-content',
        example: '<table style="width: 1200px">',
    },
    'text-too-small': {
        severity: 'warning',
        title: 'Most of the text is too small to be read on a phone',
        why: 'Visitors have to zoom to read it.',
        fix: 'Set the body text in 16 CSS pixels, and nothing that matters below 12.',
        help: 'https://developer.chrome.com/docs/lighthouse/seo/font-size',
        example: 'body { font-size: 9px }',
    },
    'intrusive-overlay': {
        severity: 'warning',
        title: 'Something covers the content of the page when it opens',
        why: 'Visitors cannot get at what they came for, and Google may rank pages with intrusive interstitials lower.',
        fix: 'Use a banner that takes a small part of the screen, or show it after the visitor has done something.',
        help: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
        example: 'a newsletter form that covers 80 % of the screen when the page opens',
    },
    'plugin-content': {
        severity: 'warning',
        title: 'The page holds content for browser plug-ins',
        why: 'No browser shows Flash, Java applets or Silverlight any more, and search engines do not read them.',
        fix: 'Replace it with what browsers show by themselves: HTML, video, canvas.',
        help: 'https://developers.google.com/search/blog/2019/10/goodbye-flash',
        example: '<object type="application/x-shockwave-flash" data="tour.swf"></object>',
    },
    'phone-noindex': {
        severity: 'error',
        title: 'The page forbids indexing to phones, though not to desktop browsers',
        why: 'Google crawls as a phone: what it is told there counts, so the page drops out of the index.',
        fix: 'Send the same robots rules to every user agent.',
        help: `${MOBILE_FIRST}#same-meta-robots-tags`,
        example: 'phones get <meta name="robots" content="noindex">, desktop browsers do not',
    },
    'phone-less-content': {
        severity: 'warning',
        title: 'Phones are sent much less text than desktop browsers',
        why: 'Google indexes what it gets as a phone: the rest of the text cannot be found.',
        fix: 'Send phones the same content; fold it away by style where there is too much for the screen.',
        help: `${MOBILE_FIRST}#same-content`,
        example: 'phones are sent 120 words, desktop browsers 900',
    },
    'phone-other-title': {
        severity: 'notice',
        title: 'Phones are sent another title than desktop browsers',
        why: 'Google takes the title that it gets as a phone, which may not be the one that you look at.',
        fix: 'Send the same title to every user agent.',
        help: `${MOBILE_FIRST}#same-content`,
        example: 'phones get <title>Shop</title>, desktop browsers <title>Red bike</title>',
    },
    'vary-missing': {
        severity: 'notice',
        title: 'Phones get another page under the same address, without Vary: User-Agent',
        why: 'A cache can hand the desktop page to a phone, or the other way round.',
        fix: 'Send Vary: User-Agent with pages that depend on it, or one page for all.',
        help: 'https://www.rfc-editor.org/rfc/rfc9110#section-12.5.5',
        example: 'phones are sent other HTML, without "Vary: User-Agent"',
    },
};

// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
// EXTERNAL MODULE: ./lib/engine/visit/exchange.js
var exchange = __webpack_require__(23849);
// EXTERNAL MODULE: ./lib/engine/visit/page-directives.js
var page_directives = __webpack_require__(38138);
;// CONCATENATED MODULE: ./lib/engine/tools/mobile/phone-variant.js






/** What browsers on a phone and on a desktop say of themselves: servers that part them go by "Mobile". */
const PHONE = 'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
/** Part of the desktop's text that a phone must get; less is more than a folded menu. */
const LEAST_SHARE = 0.7;
/** Characters of text below which shares say nothing. */
const LEAST_TEXT = 500;
/** Compares what the server sends to a phone with what it sends to a desktop browser. */
async function judgePhoneVariant(visit) {
    let variants;
    try {
        variants = await Promise.all([variantFor(visit, PHONE), variantFor(visit, DESKTOP)]);
    }
    catch (error) {
        if (!(error instanceof not_measured/* NotMeasured */.ke))
            throw error;
        return phone_variant_all((0,tool_definition/* notMeasured */.q7)(error.message));
    }
    const [phone, desktop] = variants;
    const place = { url: phone.response.url };
    const differs = phone.title !== desktop.title || hasLessText(phone, desktop);
    return {
        'phone-noindex': desktop.noindex
            ? (0,tool_definition/* notApplicable */.hH)('indexing is forbidden to all')
            : phone.noindex
                ? (0,tool_definition/* fail */.fJ)({ ...place, message: 'noindex for a phone, and not for a desktop browser' })
                : (0,tool_definition/* pass */.IX)(),
        'phone-less-content': judgeText(phone, desktop),
        'phone-other-title': judgeTitles(phone, desktop),
        'vary-missing': varyOf(phone, desktop, differs),
    };
}
function hasLessText(phone, desktop) {
    return desktop.text.length >= LEAST_TEXT && phone.text.length < desktop.text.length * LEAST_SHARE;
}
function judgeText(phone, desktop) {
    if (desktop.text.length < LEAST_TEXT) {
        return (0,tool_definition/* notApplicable */.hH)(`desktop browsers get fewer than ${LEAST_TEXT} characters of text, too few to compare`);
    }
    if (!hasLessText(phone, desktop))
        return (0,tool_definition/* pass */.IX)();
    const message = `${phone.text.length} characters of text for a phone, ${desktop.text.length} for a desktop browser`;
    return (0,tool_definition/* fail */.fJ)({ url: phone.response.url, message });
}
function judgeTitles(phone, desktop) {
    if (phone.title === '' && desktop.title === '') {
        return (0,tool_definition/* notApplicable */.hH)('neither phones nor desktop browsers get a title');
    }
    if (phone.title === desktop.title)
        return (0,tool_definition/* pass */.IX)();
    const message = `“${phone.title}” for a phone, “${desktop.title}” for a desktop browser`;
    return (0,tool_definition/* fail */.fJ)({ url: phone.response.url, message });
}
function varyOf(phone, desktop, differs) {
    if (phone.response.url !== desktop.response.url) {
        return (0,tool_definition/* notApplicable */.hH)('phones are sent to another address');
    }
    if (!differs)
        return (0,tool_definition/* notApplicable */.hH)('phones and desktop browsers get the same page');
    const vary = (0,exchange/* header */.wx)(phone.response, 'vary') ?? '';
    if (/(^|[\s,])(user-agent|\*|sec-ch-ua-mobile)($|[\s,])/i.test(vary))
        return (0,tool_definition/* pass */.IX)();
    return (0,tool_definition/* fail */.fJ)({ url: phone.response.url, message: vary === '' ? 'Vary is not sent' : `Vary is “${vary}”` });
}
async function variantFor(visit, userAgent) {
    const { final, failure } = await visit.fetch(visit.url, { userAgent });
    const who = userAgent === PHONE ? 'a phone' : 'a desktop browser';
    if (failure)
        throw new not_measured/* NotMeasured */.ke(`as ${who}: ${failure.url} ${failure.message}`);
    if (final.status < 200 || final.status > 299) {
        throw new not_measured/* NotMeasured */.ke(`as ${who}: ${final.url} answers ${final.status}`);
    }
    const page = (0,open_html/* openHtml */.W)(final, visit.preview);
    if (!page)
        throw new not_measured/* NotMeasured */.ke(`as ${who}: ${final.url} is not HTML`);
    const { document } = page;
    const title = document.elements('title')[0];
    return {
        response: final,
        title: title ? (0,visit_document/* foldSpace */.GQ)((0,visit_document/* textOf */.b6)(title)) : '',
        text: document.body ? (0,visit_document/* foldSpace */.GQ)((0,visit_document/* textOf */.b6)(document.body)) : '',
        noindex: forbidsIndexing(page),
    };
}
function forbidsIndexing(page) {
    const directives = [...(0,page_directives/* metaDirectives */.IU)(page.document).inHead, ...(0,page_directives/* shippedHeaderDirectives */.ZF)(page)];
    return (0,page_directives/* directivesFor */.A)(directives, 'googlebot').some(page_directives/* isNoindex */.Mg);
}
function phone_variant_all(judgement) {
    return {
        'phone-noindex': judgement,
        'phone-less-content': judgement,
        'phone-other-title': judgement,
        'vary-missing': judgement,
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/rendered-judgements.js

/**
 * Part of the text that may be small: Lighthouse asks for 60 % in 12 pixels or more.
 *
 * @see https://developer.chrome.com/docs/lighthouse/seo/font-size
 */
const SMALL_TEXT_SHARE = 0.4;
/**
 * Words of dialogs that the law asks for, which Google does not count as intrusive.
 *
 * @see https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials#avoid-interstitials
 */
const ASKED_FOR_BY_LAW = /cookie|consent|privacy|gdpr|ccpa|einwillig|datenschutz|zustimm|confidentialit|consentement|privacidad|consentimiento|privacidade|informativa|toestemming|samtyck|samtykke|zgod|souhlas|クッキー|同意|隐私|쿠키|years of age|old enough|over 18|volljährig/iu;
/** What only a browser shows: how the page lies on the screen of a phone. */
function judgeLayout({ layout, url }) {
    return {
        'content-wider-than-screen': judgeWidth(layout, url),
        'text-too-small': rendered_judgements_judgeText(layout, url),
        'intrusive-overlay': judgeOverlays(layout.overlays, url),
    };
}
function judgeWidth(layout, url) {
    const { viewportWidth, screenWidth, documentWidth, scrollsSideways, wideElements } = layout;
    if (viewportWidth > screenWidth) {
        return (0,tool_definition/* notApplicable */.hH)(`the viewport of the page is ${viewportWidth} px wide, whatever the screen`);
    }
    if (!scrollsSideways)
        return (0,tool_definition/* pass */.IX)();
    const message = `the page is ${documentWidth} px wide on a screen of ${viewportWidth} px`;
    const places = wideElements.map(({ selector, right }) => ({
        url,
        selector,
        message: `reaches to ${right} px; ${message}`,
    }));
    return (0,tool_definition/* fail */.fJ)(places.length > 0 ? places : { url, message });
}
function rendered_judgements_judgeText({ text }, url) {
    if (text.characters === 0)
        return (0,tool_definition/* notApplicable */.hH)('the page shows no text');
    const share = text.smallCharacters / text.characters;
    if (share <= SMALL_TEXT_SHARE)
        return (0,tool_definition/* pass */.IX)();
    return (0,tool_definition/* fail */.fJ)(text.smallest.map(({ selector, fontSize, text: words }) => ({
        url,
        selector,
        message: `${fontSize} px: “${words}”`,
    })), `${Math.round(share * 100)} % of the text is smaller than 12 px`);
}
function judgeOverlays(overlays, url) {
    const intrusive = overlays.filter(({ text }) => !ASKED_FOR_BY_LAW.test(text));
    if (intrusive.length === 0 && overlays.length > 0) {
        return (0,tool_definition/* pass */.IX)('the dialog over the content asks for consent, which Google does not count as intrusive');
    }
    return (0,tool_definition/* failWhere */.a4)(intrusive.map(({ selector, share, text }) => ({
        url,
        selector,
        message: `covers ${Math.round(share * 100)} % of the screen${text === '' ? '' : `: “${text.slice(0, 100)}”`}`,
    })));
}

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/viewport.js
/** Most characters of the content that are read: what is longer was not written by hand. */
const MAX_LENGTH = 1000;
const number = (min, max) => (value) => /^[+-]?(\d+\.?\d*|\.\d+)/.test(value) &&
    Number.parseFloat(value) >= min &&
    Number.parseFloat(value) <= max;
const oneOf = (...words) => (value) => words.includes(value);
const viewport_length = (value) => /^device-(width|height)$/.test(value) || number(1, 10_000)(value);
/**
 * The properties that browsers know, each with what it may be.
 *
 * @see https://drafts.csswg.org/css-viewport/#viewport-meta
 */
const PROPERTIES = {
    width: viewport_length,
    height: viewport_length,
    'initial-scale': number(0.1, 10),
    'minimum-scale': number(0.1, 10),
    'maximum-scale': number(0.1, 10),
    'user-scalable': value => oneOf('yes', 'no')(value) || number(-10, 10)(value),
    'viewport-fit': oneOf('auto', 'contain', 'cover'),
    'interactive-widget': oneOf('resizes-visual', 'resizes-content', 'overlays-content'),
    'shrink-to-fit': oneOf('yes', 'no'),
};
/** Reads the content of a viewport meta element as browsers do: the last of several equal properties counts. */
function readViewport(content) {
    const properties = new Map();
    const problems = [];
    const text = content.slice(0, MAX_LENGTH).toLowerCase();
    if (text.includes(';'))
        problems.push('“;” parts properties, where browsers ask for a comma');
    for (const part of text.replace(/\s*=\s*/g, '=').split(/[\s,;]+/)) {
        if (part === '')
            continue;
        const [name = '', value = ''] = part.split('=', 2);
        const isKnown = Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined;
        if (!isKnown)
            problems.push(`“${name}” is not a property of the viewport`);
        else if (!isKnown(value))
            problems.push(`“${value}” is no value for ${name}`);
        else
            properties.set(name, value);
    }
    return { properties, problems };
}
/** Why a viewport does not follow the width of the device; undefined where it does. */
function notDeviceWidth({ properties }) {
    const width = properties.get('width');
    if (width === 'device-width')
        return undefined;
    if (width !== undefined)
        return `the width is set to ${width}`;
    // Without a width, a scale of 1 lays the page out as wide as the screen.
    if (Number.parseFloat(properties.get('initial-scale') ?? '') === 1)
        return undefined;
    return 'no width is set';
}

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/mobile.js








const PLUGIN_TYPES = /^application\/(x-shockwave-flash|futuresplash|x-silverlight|x-java|java)/i;
const PLUGIN_FILES = /\.(swf|xap|class|jar)($|[?#])/i;
/**
 * How the page suits a phone: its markup, its layout in Chrome, and what the server sends to phones.
 *
 * Left out: zooming switched off, small and crowded targets (axe's `meta-viewport`, `meta-viewport-large` and
 * `target-size` in `accessibility`); missing alternatives in srcset and image sizes (`pagespeed`); a manifest, theme
 * colours, touch icons and telephone links, without which nothing is wrong; types of inputs (`ux`); AMP, which Google
 * no longer asks for; pages of their own for phones (`rel=alternate media`), which `hreflang` and `redirects` follow;
 * guesses at layout from inline styles, which Chrome makes needless.
 */
const mobileTool = (0,tool_definition/* defineTool */.uO)({
    name: 'mobile',
    title: 'Mobile',
    checks: MOBILE_CHECKS,
    async judge(visit) {
        const page = await visit.htmlPage();
        (0,instant_redirect/* assertShown */.e)(page);
        const [rendered, variant] = await Promise.all([(0,rendered_page/* renderedOrReason */.V)(visit), judgePhoneVariant(visit)]);
        const isRendered = typeof rendered !== 'string';
        const document = isRendered ? rendered.document : page.document;
        const layout = isRendered
            ? judgeLayout(rendered)
            : {
                'content-wider-than-screen': (0,tool_definition/* notMeasured */.q7)(rendered),
                'text-too-small': (0,tool_definition/* notMeasured */.q7)(rendered),
                'intrusive-overlay': (0,tool_definition/* notMeasured */.q7)(rendered),
            };
        return {
            judgements: {
                ...judgeViewport(document),
                'plugin-content': (0,tool_definition/* failWhere */.a4)(pluginsOf(document).map(element => document.occurrence(element, `<${element.tagName}>`))),
                ...layout,
                ...variant,
            },
            facts: factsOf(document, rendered),
        };
    },
});
function viewportsOf(document) {
    return document.elements('meta').filter(meta => /^viewport$/i.test((0,visit_document/* attribute */.lt)(meta, 'name')?.trim() ?? ''));
}
function judgeViewport(document) {
    const elements = viewportsOf(document);
    const last = elements.at(-1);
    if (!last) {
        const none = (0,tool_definition/* notApplicable */.hH)('the page has no viewport meta element');
        return {
            'viewport-missing': (0,tool_definition/* fail */.fJ)({ url: document.url }),
            'viewport-multiple': none,
            'viewport-not-device-width': none,
            'viewport-invalid': none,
        };
    }
    const content = (0,visit_document/* attribute */.lt)(last, 'content') ?? '';
    const viewport = readViewport(content);
    const unfit = notDeviceWidth(viewport);
    return {
        'viewport-missing': (0,tool_definition/* pass */.IX)(),
        'viewport-multiple': elements.length === 1
            ? (0,tool_definition/* pass */.IX)()
            : (0,tool_definition/* fail */.fJ)(elements.map(element => document.occurrence(element, 'one of several'))),
        'viewport-not-device-width': unfit === undefined ? (0,tool_definition/* pass */.IX)() : (0,tool_definition/* fail */.fJ)(document.occurrence(last, unfit)),
        'viewport-invalid': content.trim() === ''
            ? (0,tool_definition/* notApplicable */.hH)('the viewport meta element says nothing')
            : (0,tool_definition/* failWhere */.a4)(viewport.problems.map(problem => document.occurrence(last, problem))),
    };
}
function pluginsOf(document) {
    return document.elements('object', 'embed', 'applet').filter(element => {
        const type = (0,visit_document/* attribute */.lt)(element, 'type') ?? '';
        const file = (0,visit_document/* attribute */.lt)(element, 'data') ?? (0,visit_document/* attribute */.lt)(element, 'src') ?? '';
        return element.tagName === 'applet' || PLUGIN_TYPES.test(type.trim()) || PLUGIN_FILES.test(file);
    });
}
function factsOf(document, rendered) {
    const viewport = viewportsOf(document).at(-1);
    const facts = { viewport: viewport ? ((0,visit_document/* attribute */.lt)(viewport, 'content') ?? '') : null };
    if (typeof rendered === 'string')
        return facts;
    const { viewportWidth, screenWidth, documentWidth, documentHeight, text } = rendered.layout;
    return {
        ...facts,
        chrome: { ...rendered.chrome },
        layout: { screenWidth, viewportWidth, documentWidth, documentHeight },
        text: { characters: text.characters, smallCharacters: text.smallCharacters },
    };
}


/***/ }),

/***/ 67086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ charsetOf),
/* harmony export */   i: () => (/* binding */ decodeHtml)
/* harmony export */ });
/* harmony import */ var html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45528);
/* harmony import */ var _content_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53796);


/**
 * Text of an HTML body, decoded as browsers decide it: byte-order mark, then the charset of `Content-Type`, then
 * `<meta>` in the first 1,024 bytes, then windows-1252.
 *
 * @param contentType value of the header, several joined with commas
 * @returns the text without a byte-order mark, and the WHATWG name of the encoding
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
function decodeHtml(body, contentType) {
    const label = charsetOf(contentType);
    const encoding = html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(body, label === undefined ? {} : { transportLayerEncodingLabel: label });
    return { text: decode(body, encoding), encoding };
}
/** The `charset` parameter of a `Content-Type` value, as sent; undefined where there is none. */
function charsetOf(contentType) {
    return contentType === undefined ? undefined : (0,_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)([contentType]).charset;
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

/***/ 99673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ asRead)
/* harmony export */ });
/** A response whose document was read in part counts as truncated, whatever it was that ended the reading. */
function asRead(response, { unread }) {
    return unread === undefined ? response : { ...response, truncated: true };
}


/***/ }),

/***/ 38138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ directivesFor),
/* harmony export */   H2: () => (/* binding */ isNofollow),
/* harmony export */   IU: () => (/* binding */ metaDirectives),
/* harmony export */   Mg: () => (/* binding */ isNoindex),
/* harmony export */   Q$: () => (/* binding */ dateOf),
/* harmony export */   SH: () => (/* binding */ valueFault),
/* harmony export */   Vr: () => (/* binding */ mergedDirectives),
/* harmony export */   ZF: () => (/* binding */ shippedHeaderDirectives),
/* harmony export */   yX: () => (/* binding */ headerDirectives)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4719);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23849);
/* harmony import */ var _robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59917);



/** Rules with a value behind a colon. */
const VALUED = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
/** Rules that search engines know, retired ones and the plain opposites of known ones among them. */
const PLAIN = new Set([
    ...['all', 'none', 'index', 'noindex', 'follow', 'nofollow', 'nosnippet', 'snippet', 'indexifembedded'],
    ...['notranslate', 'translate', 'noimageindex', 'imageindex', 'nopagereadaloud', 'nositelinkssearchbox'],
    ...['noarchive', 'archive', 'nocache', 'noodp', 'noydir', 'noyaca', 'odp', 'ydir', 'noai', 'noimageai'],
]);
const META_NAMES = new Set([
    ..._robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__/* .BOTS */ .v.map(({ name }) => name.toLowerCase()),
    ...['robots', 'msnbot', 'slurp', 'teoma', 'yandex'],
]);
/**
 * The rules that a response carries in `X-Robots-Tag`. A crawler's name before a colon holds for what follows it in
 * the same header.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag
 */
function headerDirectives(response) {
    return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(response, 'x-robots-tag').flatMap(value => {
        const where = { url: response.url, snippet: `X-Robots-Tag: ${value.slice(0, 200)}` };
        let bot = '*';
        return ruleTexts(value).map(text => {
            const scoped = botPrefix(text);
            if (scoped)
                bot = scoped.bot;
            return { ...directiveOf(scoped?.rest ?? text), bot, source: 'header', where };
        });
    });
}
/**
 * The rules of headers that come along where the page is published. On a preview that leaves out each header that says
 * noindex, with all else that it says: the platform, or the team, keeps its previews out of search so.
 */
function shippedHeaderDirectives({ response, preview, }) {
    const rules = headerDirectives(response);
    if (!preview)
        return rules;
    const closing = new Set(rules.filter(isNoindex).map(({ where }) => where));
    return rules.filter(({ where }) => !closing.has(where));
}
/** The rules that the `<meta>` elements of a document give to crawlers, those outside `<head>` apart. */
function metaDirectives(document) {
    const inHead = [];
    const outsideHead = [];
    for (const meta of document.elements('meta')) {
        const name = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'name')?.trim().toLowerCase();
        if (name === undefined || !META_NAMES.has(name))
            continue;
        const list = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)(meta, 'head') ? inHead : outsideHead;
        const agent = name === 'robots' ? '*' : name;
        for (const directive of directivesOfMeta(document, meta, agent))
            list.push(directive);
    }
    return { inHead, outsideHead };
}
function directivesOfMeta(document, meta, bot) {
    const where = document.occurrence(meta);
    return ruleTexts((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '').map(text => ({
        ...directiveOf(text),
        bot,
        source: 'meta',
        where,
    }));
}
/** The rules between the commas; a comma inside the date of `unavailable_after` parts nothing. */
function ruleTexts(value) {
    const texts = [];
    // Of the rule that is being read, as dates may hold any number of commas.
    let parts = [];
    let hasDate = false;
    for (const part of value.split(',')) {
        if (parts.length > 0 && !(hasDate && /^\s*\d/.test(part))) {
            texts.push(parts.join(','));
            parts = [];
            hasDate = false;
        }
        parts.push(part);
        hasDate ||= /unavailable_after\s*:/i.test(part);
    }
    texts.push(parts.join(','));
    return texts.map(text => text.trim()).filter(text => text !== '');
}
function botPrefix(text) {
    const match = /^([\w-]+)\s*:\s*(.*)$/s.exec(text);
    if (!match)
        return undefined;
    const bot = match[1].toLowerCase();
    return VALUED.has(bot) || PLAIN.has(bot) ? undefined : { bot, rest: match[2] };
}
function directiveOf(text) {
    const lower = text.toLowerCase();
    const colon = lower.indexOf(':');
    const name = lower.slice(0, colon).trimEnd();
    if (colon >= 0 && VALUED.has(name))
        return { name, value: text.slice(colon + 1).trim(), known: true };
    return { name: lower, known: PLAIN.has(lower) };
}
/** Those of the rules that speak to a crawler: to all, and to it by name. */
function directivesFor(directives, bot) {
    const name = bot.toLowerCase();
    return directives.filter(directive => directive.bot === '*' || directive.bot === name);
}
/** Whether the rules keep a page out of a search engine's index. */
function isNoindex({ name }) {
    return name === 'noindex' || name === 'none';
}
/** Whether the rules keep a search engine from following the links of a page. */
function isNofollow({ name }) {
    return name === 'nofollow' || name === 'none';
}
const IMAGE_PREVIEWS = ['none', 'standard', 'large'];
/**
 * What the rules for one crawler come to: of conflicting ones the most restrictive holds, and what they allow anyway
 * is left out. As `['noindex', 'max-snippet:20']`, sorted.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#combined-rules
 */
function mergedDirectives(directives, bot) {
    const own = directivesFor(directives, bot);
    const merged = new Set(own.filter(({ name, known }) => known && name.startsWith('no')).map(({ name }) => name));
    if (merged.delete('none'))
        merged.add('noindex').add('nofollow');
    if (own.some(({ name }) => name === 'indexifembedded'))
        merged.add('indexifembedded');
    for (const name of merged.has('nosnippet') ? ['max-video-preview'] : ['max-snippet', 'max-video-preview']) {
        const limits = valuesOf(own, name)
            .filter(isCount)
            .map(Number)
            .filter(limit => limit >= 0);
        if (limits.length > 0)
            merged.add(`${name}:${Math.min(...limits)}`);
    }
    const previews = new Set(valuesOf(own, 'max-image-preview').map(value => value.toLowerCase()));
    const preview = IMAGE_PREVIEWS.find(size => previews.has(size));
    if (preview)
        merged.add(`max-image-preview:${preview}`);
    for (const date of valuesOf(own, 'unavailable_after'))
        merged.add(`unavailable_after:${date}`);
    return [...merged].sort();
}
function valuesOf(directives, name) {
    return directives.filter(directive => directive.name === name).map(({ value }) => value);
}
function isCount(value) {
    return /^(?:-1|\d{1,9})$/.test(value);
}
/** Why the value of a rule cannot be read; undefined where it can, or where the rule has none. */
function valueFault({ name, value = '' }) {
    switch (name) {
        case 'max-snippet':
        case 'max-video-preview':
            return isCount(value) ? undefined : `"${value}" is not a whole number of -1 or more`;
        case 'max-image-preview':
            return IMAGE_PREVIEWS.includes(value.toLowerCase())
                ? undefined
                : `"${value}" is not none, standard or large`;
        case 'unavailable_after':
            return dateOf(value) === undefined
                ? `"${value}" is not a date, as 2027-03-31 or 31 Mar 2027 23:59:59 GMT`
                : undefined;
        default:
            return undefined;
    }
}
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s*/i;
const DATE_START = /^(?:\d{4}-\d\d|\d{1,2}[ -][a-z]{3,9}[ -]\d{2,4}|[a-z]{3,9} \d{1,2},? \d{4})/i;
/**
 * Milliseconds since 1970 of a date as in RFC 822, RFC 850 or ISO 8601; undefined where it is none. A time zone that
 * is not known counts as UTC.
 */
function dateOf(text) {
    const date = text.replace(WEEKDAY, '');
    if (!DATE_START.test(date))
        return undefined;
    const spaced = date.replace(/(\d)-([a-z]+)-(\d)/i, '$1 $2 $3');
    const inUtc = spaced.replace(/[a-z]+$/i, 'UTC');
    return [spaced, inUtc].map(form => Date.parse(form)).find(Number.isFinite);
}


/***/ }),

/***/ 59917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ botNamed),
/* harmony export */   v: () => (/* binding */ BOTS)
/* harmony export */ });
const GOOGLE_BOTS = [
    ['Googlebot'],
    ['Googlebot-Image', 'Googlebot'],
    ['Googlebot-News', 'Googlebot'],
    ['Googlebot-Video', 'Googlebot'],
    ['Google-Extended'],
];
const OTHER_BOTS = [
    ['Bingbot'],
    ['DuckDuckBot'],
    ['DuckAssistBot'],
    ['Applebot', 'Googlebot'],
    ['Applebot-Extended'],
    ['YandexBot', 'Yandex'],
    ['Baiduspider'],
    ['Amazonbot'],
    ['Amzn-SearchBot'],
    ['GPTBot'],
    ['OAI-SearchBot'],
    ['ChatGPT-User'],
    ['ClaudeBot'],
    ['Claude-SearchBot'],
    ['Claude-User'],
    ['PerplexityBot'],
    ['Perplexity-User'],
    ['MistralAI-User'],
    ['Meta-ExternalAgent'],
    ['Meta-ExternalFetcher'],
    ['Bytespider'],
    ['cohere-ai'],
    ['CCBot'],
];
/**
 * The crawlers of search engines and AI services that an audit speaks of. The first agent of each is its name.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers
 * @see https://support.apple.com/en-us/119829 (Applebot follows what is said to Googlebot where it is not named)
 */
const BOTS = [
    ...GOOGLE_BOTS.map(agents => bot(agents, 'google')),
    ...OTHER_BOTS.map(agents => bot(agents, 'standard')),
];
function bot(agents, dialect) {
    return { name: agents[0], agents, dialect };
}
/** The bot of that name in the table, in any case; any other name is taken as the product token of a crawler. */
function botNamed(name) {
    const lower = name.toLowerCase();
    return BOTS.find(known => known.name.toLowerCase() === lower) ?? bot([name], 'standard');
}


/***/ })

};
