export const id = 664;
export const ids = [664,9963,9677];
export const modules = {

/***/ 9677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RE: () => (/* binding */ defineTopic),
/* harmony export */   YR: () => (/* binding */ defineBaselineTopic),
/* harmony export */   allChecksOf: () => (/* binding */ allChecksOf),
/* harmony export */   iE: () => (/* binding */ overSite),
/* harmony export */   m1: () => (/* binding */ defineRunTopic),
/* harmony export */   tg: () => (/* binding */ checksOf),
/* harmony export */   ug: () => (/* binding */ defineSiteTopic)
/* harmony export */ });
function defineSiteTopic(topic) {
    return topic;
}
function overSite(check) {
    return { ...check, scope: 'site' };
}
function defineRunTopic(topic) {
    return topic;
}
function defineBaselineTopic(topic) {
    return topic;
}
function defineTopic(topic) {
    return topic;
}
async function checksOf(tool) {
    return Object.assign({}, ...(await tool.topics()).map(({ checks }) => checks));
}
async function allChecksOf(tool) {
    const ofRun = (await tool.runTopics?.()) ?? [];
    const ofSite = (await tool.siteTopics?.()) ?? [];
    const ofBaseline = (await tool.baselineTopics?.()) ?? [];
    const beside = [...ofRun, ...ofBaseline];
    const own = Object.assign({}, await checksOf(tool), ...beside.map(({ checks }) => checks));
    return { ...own, ...Object.assign({}, ...ofSite.map(({ checks }) => checks)), ...own };
}


/***/ }),

/***/ 1550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ mediaType),
/* harmony export */   UE: () => (/* binding */ headerValues),
/* harmony export */   ie: () => (/* binding */ clockOf),
/* harmony export */   wx: () => (/* binding */ header)
/* harmony export */ });
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6034);

function header(response, name) {
    return response.headers.get(name.toLowerCase())?.join(', ');
}
function headerValues(response, name) {
    return response.headers.get(name.toLowerCase()) ?? [];
}
function mediaType(response) {
    return (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .parseContentType */ .x)(headerValues(response, 'content-type')).mediaType;
}
function clockOf(response) {
    const date = Date.parse(header(response, 'date') ?? '');
    return Number.isNaN(date) ? Date.now() : date;
}


/***/ }),

/***/ 15917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R1: () => (/* binding */ provesNothing),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   oJ: () => (/* binding */ isSuccess)
/* harmony export */ });
function isSuccess(status) {
    return status >= 200 && status < 300;
}
function isGone(status) {
    return status === 404 || status === 410;
}
const REFUSALS = new Set([401, 403, 405, 407, 408, 429, 999]);
function provesNothing(status) {
    return REFUSALS.has(status) || status >= 500;
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

/***/ 6034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ parseContentType)
/* harmony export */ });
function parseContentType(values) {
    let found = { mediaType: '', charset: undefined };
    for (const value of values.flatMap(joined => splitOutsideQuotes(joined, ','))) {
        const [type = '', ...parameters] = splitOutsideQuotes(value, ';');
        const mediaType = type.trim().toLowerCase();
        if (mediaType === '' || mediaType === '*/*')
            continue;
        const inherited = mediaType === found.mediaType ? found.charset : undefined;
        found = { mediaType, charset: charsetAmong(parameters) ?? inherited };
    }
    return found;
}
function charsetAmong(parameters) {
    for (const parameter of parameters) {
        const at = parameter.indexOf('=');
        if (at < 0 || parameter.slice(0, at).trim().toLowerCase() !== 'charset')
            continue;
        const value = parameter.slice(at + 1).trim();
        const bare = value.startsWith('"') ? value.slice(1).split('"', 1)[0] : value;
        if (bare !== '')
            return bare;
    }
    return undefined;
}
function splitOutsideQuotes(text, separator) {
    const parts = [];
    let quoted = false;
    let start = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '\\' && quoted)
            at++;
        else if (character === '"')
            quoted = !quoted;
        else if (character === separator && !quoted) {
            parts.push(text.slice(start, at));
            start = at + 1;
        }
    }
    parts.push(text.slice(start));
    return parts;
}


/***/ }),

/***/ 62344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ ALL_TOOLS),
  ENGINE_TOOLS: () => (/* binding */ ENGINE_TOOLS),
  allChecks: () => (/* binding */ allChecks),
  J: () => (/* binding */ globalsOfTools)
});

// EXTERNAL MODULE: ./lib/api/tools.js
var api_tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/tools/accessibility/accessibility.js
const accessibilityTool = {
    name: 'accessibility',
    title: 'Accessibility',
    instrument: 'Lighthouse',
    needs: ['rendered'],
    gathers: ['axe'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(6428), __webpack_require__.e(7255), __webpack_require__.e(726)]).then(__webpack_require__.bind(__webpack_require__, 48986))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/broken-links.js
const brokenLinksTool = {
    name: 'broken-links',
    title: 'Broken links',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(4281), __webpack_require__.e(1797), __webpack_require__.e(3592)]).then(__webpack_require__.bind(__webpack_require__, 83592))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(6428), __webpack_require__.e(4281), __webpack_require__.e(3408)]).then(__webpack_require__.bind(__webpack_require__, 27714))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(4281), __webpack_require__.e(1797), __webpack_require__.e(9137)]).then(__webpack_require__.bind(__webpack_require__, 89137))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/content/content.js
const contentTool = {
    name: 'content',
    title: 'Content',
    needs: ['page'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(6163), __webpack_require__.e(6297), __webpack_require__.e(7255), __webpack_require__.e(7309)]).then(__webpack_require__.bind(__webpack_require__, 47309))).topics,
    hasLightTopics: true,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(2255)]).then(__webpack_require__.bind(__webpack_require__, 82255))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(5017), __webpack_require__.e(3779)]).then(__webpack_require__.bind(__webpack_require__, 43779))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/cookies/cookies.js
const cookiesTool = {
    name: 'cookies',
    title: 'Cookies',
    needs: ['page', 'site'],
    gathers: ['globals', 'cookies', 'shownBanners'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(6297), __webpack_require__.e(8150), __webpack_require__.e(2679)]).then(__webpack_require__.bind(__webpack_require__, 35908))).topics,
    globals: async () => (await __webpack_require__.e(/* import() */ 9725).then(__webpack_require__.bind(__webpack_require__, 69725))).CONSENT_GLOBALS,
};

;// CONCATENATED MODULE: ./lib/engine/tools/dns/dns.js
const dnsTool = {
    name: 'dns',
    title: 'DNS',
    needs: ['dns'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(827)]).then(__webpack_require__.bind(__webpack_require__, 40827))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/geo/geo.js
const geoTool = {
    name: 'geo',
    title: 'AI search and regional targeting',
    isHeuristic: true,
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(1522), __webpack_require__.e(8746)]).then(__webpack_require__.bind(__webpack_require__, 80913))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/hreflang.js
const hreflangTool = {
    name: 'hreflang',
    title: 'Language versions',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(1828), __webpack_require__.e(4871), __webpack_require__.e(1526), __webpack_require__.e(8316)]).then(__webpack_require__.bind(__webpack_require__, 98316))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(4659), __webpack_require__.e(6394)]).then(__webpack_require__.bind(__webpack_require__, 91089))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(1828), __webpack_require__.e(1526), __webpack_require__.e(8206)]).then(__webpack_require__.bind(__webpack_require__, 40322))).siteTopics,
    hasLightTopics: true,
};

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/mobile.js
const mobileTool = {
    name: 'mobile',
    title: 'Mobile',
    needs: ['rendered'],
    gathers: [
        'layout',
        'narrowLayout',
        'fixedBars',
        'unsaidMenus',
        'lateContent',
        'headerOverlaps',
        'sidewaysTexts',
        'edgeTexts',
    ],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(2151), __webpack_require__.e(7440)]).then(__webpack_require__.bind(__webpack_require__, 7440))).topics,
    hasLightTopics: true,
};

;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/pagespeed.js
const pagespeedTool = {
    name: 'pagespeed',
    title: 'Page speed',
    instrument: 'Lighthouse',
    needs: ['lighthouse'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2013), __webpack_require__.e(2403), __webpack_require__.e(2151), __webpack_require__.e(5446)]).then(__webpack_require__.bind(__webpack_require__, 65446))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/redirects/redirects.js
const redirectsTool = {
    name: 'redirects',
    title: 'Redirects',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(4659), __webpack_require__.e(4131), __webpack_require__.e(9620)]).then(__webpack_require__.bind(__webpack_require__, 11407))).topics,
    baselineTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(4659), __webpack_require__.e(4770)]).then(__webpack_require__.bind(__webpack_require__, 79849))).baselineTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(5017), __webpack_require__.e(4131), __webpack_require__.e(7836)]).then(__webpack_require__.bind(__webpack_require__, 77836))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/robots/robots.js
const robotsTool = {
    name: 'robots',
    title: 'robots.txt and indexing rules',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(9156)]).then(__webpack_require__.bind(__webpack_require__, 44527))).topics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(5017), __webpack_require__.e(8739)]).then(__webpack_require__.bind(__webpack_require__, 68739))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/schema/schema.js
const schemaTool = {
    name: 'schema',
    title: 'Structured data',
    needs: ['page'],
    subject: /ld\+json|\bitem(?:scope|type|prop)\b|\b(?:typeof|vocab)\s{0,9}=/i,
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(6428), __webpack_require__.e(1522), __webpack_require__.e(576)]).then(__webpack_require__.bind(__webpack_require__, 50576))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9405)]).then(__webpack_require__.bind(__webpack_require__, 59405))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(1679)]).then(__webpack_require__.bind(__webpack_require__, 91679))).siteTopics,
    hasLightTopics: true,
};

;// CONCATENATED MODULE: ./lib/engine/tools/security/security.js
const securityTool = {
    name: 'security',
    title: 'Security',
    instrument: 'HTTP Observatory',
    needs: ['page', 'site'],
    gathers: ['mixedContent'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(7556), __webpack_require__.e(2403), __webpack_require__.e(3358), __webpack_require__.e(8737)]).then(__webpack_require__.bind(__webpack_require__, 48737))).topics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/serp/serp.js
const serpTool = {
    name: 'serp',
    title: 'Search result preview',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2013), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(1522), __webpack_require__.e(1828), __webpack_require__.e(7509), __webpack_require__.e(9165)]).then(__webpack_require__.bind(__webpack_require__, 24322))).topics,
    hasLightTopics: true,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(6421)]).then(__webpack_require__.bind(__webpack_require__, 16421))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(6428), __webpack_require__.e(1522), __webpack_require__.e(5017), __webpack_require__.e(7509), __webpack_require__.e(47)]).then(__webpack_require__.bind(__webpack_require__, 26808))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sitemap.js
const sitemapTool = {
    name: 'sitemap',
    title: 'Sitemaps',
    needs: ['page', 'site'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(5244)]).then(__webpack_require__.bind(__webpack_require__, 39057))).topics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(6163), __webpack_require__.e(1502)]).then(__webpack_require__.bind(__webpack_require__, 62433))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/technology/technology.js
const technologyTool = {
    name: 'technology',
    title: 'Technology',
    needs: ['page'],
    gathers: ['globals', 'cookies'],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(8150), __webpack_require__.e(9630)]).then(__webpack_require__.bind(__webpack_require__, 69630))).topics,
    globals: async () => (await __webpack_require__.e(/* import() */ 9897).then(__webpack_require__.bind(__webpack_require__, 79897))).globalPaths(),
};

;// CONCATENATED MODULE: ./lib/engine/tools/ux/ux.js
const uxTool = {
    name: 'ux',
    title: 'User experience',
    needs: ['rendered', 'site'],
    gathers: [
        'layout',
        'desktopLayout',
        'permissions',
        'scriptedAnchors',
        'unrevealedText',
        'deadMenus',
        'closedMenus',
        'lostOnPhone',
        'buttonsBeyondScreen',
        'unseenFocus',
        'undefinedHandlers',
        'unservedForms',
        'pasteRefusals',
        'hoverMenus',
        'stateContrasts',
        'coveredTargets',
        'coveredControls',
        'coveredTexts',
        'unsaidMenus',
        'openedMenus',
        'wrappedMenus',
        'clickedParts',
        'answeredLinks',
        'modifiedClicks',
        'screenshots',
    ],
    topics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(3404), __webpack_require__.e(2403), __webpack_require__.e(9565), __webpack_require__.e(307), __webpack_require__.e(4659), __webpack_require__.e(6428), __webpack_require__.e(7753), __webpack_require__.e(8408), __webpack_require__.e(3810), __webpack_require__.e(6692), __webpack_require__.e(1828), __webpack_require__.e(4871), __webpack_require__.e(7162)]).then(__webpack_require__.bind(__webpack_require__, 70802))).topics,
    runTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(3810), __webpack_require__.e(9362)]).then(__webpack_require__.bind(__webpack_require__, 39362))).runTopics,
    siteTopics: async () => (await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(935), __webpack_require__.e(8280), __webpack_require__.e(2403), __webpack_require__.e(7381), __webpack_require__.e(7206)]).then(__webpack_require__.bind(__webpack_require__, 37206))).siteTopics,
};

;// CONCATENATED MODULE: ./lib/engine/tools/index.js



















const ENGINE_TOOLS = {
    robots: robotsTool,
    sitemap: sitemapTool,
    schema: schemaTool,
    serp: serpTool,
    hreflang: hreflangTool,
    mobile: mobileTool,
    security: securityTool,
    pagespeed: pagespeedTool,
    redirects: redirectsTool,
    content: contentTool,
    technology: technologyTool,
    accessibility: accessibilityTool,
    ux: uxTool,
    cookies: cookiesTool,
    dns: dnsTool,
    'broken-links': brokenLinksTool,
    geo: geoTool,
};
const ALL_TOOLS = api_tools/* TOOLS */.It.map(name => ENGINE_TOOLS[name]);
async function allChecks() {
    return await Promise.all(ALL_TOOLS.map(async (tool) => {
        const checks = Object.entries(await (0,tool_definition.allChecksOf)(tool));
        return { tool, checks: checks.map(([name, check]) => ({ id: `${tool.name}/${name}`, ...check })) };
    }));
}
async function globalsOfTools(tools = api_tools/* TOOLS */.It) {
    const names = await Promise.all(tools.map(tool => ENGINE_TOOLS[tool].globals?.() ?? []));
    return names.flat();
}


/***/ }),

/***/ 95330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WR: () => (/* binding */ BodyReader),
  o8: () => (/* binding */ NAMES_HOST),
  ZQ: () => (/* binding */ absoluteOn),
  sz: () => (/* binding */ dnsFingerprint),
  q6: () => (/* binding */ exchangeFingerprint),
  lw: () => (/* binding */ hasSamePlaces),
  qQ: () => (/* binding */ hashOf),
  $: () => (/* binding */ linkFingerprint),
  bm: () => (/* binding */ placesFingerprint),
  Mf: () => (/* binding */ relativeTo),
  Bj: () => (/* binding */ sha256Of),
  iv: () => (/* binding */ tlsFingerprint)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/engine/network/lasting-headers.js
const MADE_ANEW = new Set([
    'age',
    'alt-svc',
    'cf-cache-status',
    'cf-ray',
    'connection',
    'content-length',
    'date',
    'etag',
    'keep-alive',
    'last-modified',
    'nel',
    'report-to',
    'server-timing',
    'transfer-encoding',
    'via',
    'x-cache',
    'x-cache-hits',
    'x-runtime',
    'x-served-by',
    'x-timer',
    'x-varnish',
]);
const IDENTIFIER = /(?:^|-)(?:request-?id|correlation-?id|trace-?id|traceparent|amz-[a-z-]*id(?:-2)?|vercel-id|ray|invocation-?id)$/;
const LIFETIME_STEP_MS = 60_000;
function lastingHeaders({ headers }) {
    const sent = Date.parse(headers.get('date')?.[0] ?? '');
    return [...headers]
        .map(([name, values]) => [name, ...values.map(value => lasting(name, value, sent))])
        .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}
function lasting(name, value, sent) {
    if (MADE_ANEW.has(name) || IDENTIFIER.test(name))
        return '';
    if (name === 'expires')
        return lifetime(value, sent);
    if (name === 'set-cookie')
        return lastingCookie(value, sent);
    return value;
}
function lastingCookie(line, sent) {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    const known = attributes.map(attribute => {
        const [, date] = /^\s*expires\s*=(.*)$/i.exec(attribute) ?? [];
        return date === undefined ? attribute : ` expires=${lifetime(date, sent)}`;
    });
    return [pair.slice(0, Math.max(at, 0)), String(pair.length - at), ...known].join(';');
}
function lifetime(date, sent) {
    const ms = Date.parse(date) - sent;
    if (Number.isNaN(ms))
        return date;
    return ms <= 0 ? `past ${date}` : `${Math.round(ms / LIFETIME_STEP_MS)} min`;
}

;// CONCATENATED MODULE: ./lib/engine/visit/input-fingerprint.js


const LENGTH = 16;
const NAMES_HOST = '!';
class BodyReader {
    #hash = (0,external_node_crypto_.createHash)('sha256');
    #name;
    #tail = Buffer.alloc(0);
    #namesHost = false;
    #bytes = 0;
    constructor(own) {
        this.#name = Buffer.from(nameOf(own));
    }
    push(chunk) {
        this.#hash.update(chunk);
        this.#bytes += chunk.length;
        if (this.#namesHost || this.#name.length === 0)
            return;
        const text = this.#tail.length === 0 ? chunk : Buffer.concat([this.#tail, chunk]);
        this.#namesHost = text.includes(this.#name);
        this.#tail = Buffer.from(text.subarray(Math.max(0, text.length - this.#name.length + 1)));
    }
    digest() {
        return { sha256: this.#hash.digest('base64url'), namesHost: this.#namesHost, bytes: this.#bytes };
    }
}
function sha256Of(body) {
    return (0,external_node_crypto_.createHash)('sha256').update(body).digest('base64url');
}
function exchangeFingerprint(exchange, own, digest) {
    const { hops, final, failure } = exchange;
    if (failure && MAY_PASS.has(failure.kind))
        return undefined;
    const name = nameOf(own);
    const told = hops.map(hop => [
        relativeTo(own, hop.url).replace(PROBE, '$1'),
        hop.status,
        lastingHeaders(hop),
    ]);
    const body = final && (digest ?? digestOf(final.body, own));
    const rest = failure
        ? [failure.kind, failure.code, relativeTo(own, failure.url)]
        : [body?.sha256, final?.truncated];
    const text = JSON.stringify([told, rest]);
    return hashOf(text) + (body?.namesHost || (name !== '' && text.includes(name)) ? NAMES_HOST : '');
}
function digestOf(body, own) {
    const reader = new BodyReader(own);
    reader.push(body);
    return reader.digest();
}
function nameOf(origin) {
    const { hostname = '', host = '' } = URL.parse(origin) ?? {};
    return /^[\d.]+$|^\[/.test(hostname) ? host : hostname.split('.', 1)[0];
}
const PROBE = /(\/seo-preflight)-[0-9a-f]{16}$/;
const MAY_PASS = new Set(['timeout', 'connection', 'dns']);
function linkFingerprint(answer, own, withBody = false) {
    const { status, failure, redirects, finalUrl, movedTo, cookieOnTheWay, declined } = answer;
    const way = [finalUrl, movedTo].map(url => url && relativeTo(own, url));
    return hashOf(JSON.stringify([
        status,
        failure?.kind,
        failure?.code,
        redirects,
        way,
        cookieOnTheWay,
        declined,
        answer.madeAtDeployment,
        ...(answer.indexFileMoves ? [true] : []),
        ...(answer.imageBytes === undefined ? [] : [answer.imageBytes]),
        ...(withBody ? [answer.sha256] : []),
        ...(!withBody && answer.leadsOn ? [relativeTo(own, answer.leadsOn.url), answer.leadsOn.by] : []),
    ]));
}
function placesFingerprint(answer, own) {
    return linkFingerprint(answer, own) + linkFingerprint(answer, own, true);
}
async function hasSamePlaces(before, page, own, places, read) {
    if (page === before.slice(LENGTH))
        return true;
    const answer = await read();
    return (linkFingerprint(answer, own) === before.slice(0, LENGTH) && answer.fragments?.hasSent(places) === true);
}
function dnsFingerprint(answer) {
    if (answer.failure)
        return answer.failure.kind === 'bad-name' ? hashOf('bad-name') : undefined;
    const { exists, records, aliases, signatures, authentic } = answer;
    const sorted = (items) => items.map(item => canonical(item)).sort();
    return hashOf(JSON.stringify([
        exists,
        sorted(records.map(({ ttl: _, ...record }) => record)),
        sorted(aliases),
        sorted(signatures),
        authentic,
    ]));
}
function tlsFingerprint(report) {
    return report.failure ? undefined : hashOf(canonical(report));
}
function relativeTo(own, url) {
    return own !== '' && url.startsWith(`${own}/`) ? `@${url.slice(own.length)}` : url;
}
function absoluteOn(own, shortened) {
    return shortened.startsWith('@/') ? own + shortened.slice(1) : shortened;
}
function hashOf(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64url').slice(0, LENGTH);
}
function canonical(value) {
    return JSON.stringify(value, (_key, inner) => (inner instanceof Map ? [...inner] : inner));
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


/***/ }),

/***/ 71923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wc: () => (/* binding */ isTold),
/* harmony export */   nl: () => (/* binding */ FileRuns),
/* harmony export */   tz: () => (/* binding */ toFileRun)
/* harmony export */ });
/* harmony import */ var _report_file_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81741);

const MAX_SILENT = 50_000;
const MAX_LISTS = 2000;
const MAX_LISTED = 1000;
function toFileRun(run, where, rules, onTold) {
    const { checks, url, ...rest } = run;
    const namesOf = (outcome) => {
        const silent = checks.filter(check => check.outcome === outcome && !isTold(check));
        return silent.map(({ id }) => nameOf(id, run)).join(' ');
    };
    const told = checks.filter(isTold);
    for (const check of told)
        onTold(check);
    const passed = namesOf('pass');
    const notApplicable = namesOf('not-applicable');
    return {
        ...rest,
        ...(url !== where && { url }),
        checks: told.map(check => toFileCheck(check, rules)),
        ...(passed !== '' && { passed }),
        ...(notApplicable !== '' && { notApplicable }),
    };
}
function isTold({ id, outcome, message }) {
    return (/\s/.test(id) ||
        outcome === 'fail' ||
        outcome === 'not-measured' ||
        (outcome === 'pass' && message !== undefined));
}
function nameOf(id, { tool }) {
    return id.startsWith(`${tool}/`) ? id.slice(tool.length + 1) : id;
}
function toFileCheck(check, rules) {
    const { scope: _, why: __, fix: ___, title, severity, help, occurrences, ...rest } = check;
    const rule = Object.hasOwn(rules, check.id) ? rules[check.id] : {};
    return {
        ...rest,
        ...(title !== rule.title && { title }),
        ...(severity !== rule.severity && { severity }),
        ...(help !== rule.help && { help }),
        ...(occurrences.length > 0 && { occurrences }),
    };
}
class FileRuns {
    #rules;
    #silent;
    #lists = new Map();
    constructor(rules, silent) {
        this.#rules = rules;
        this.#silent = silent;
    }
    page(page) {
        return { ...page, runs: page.runs.map(run => this.#run(run, page.url, undefined)) };
    }
    site(site) {
        return { ...site, runs: site.runs.map(run => this.#run(run, site.origin, 'site')) };
    }
    runs(runs, url) {
        return runs.map(run => this.#run(run, url, 'site'));
    }
    #run(run, where, scope) {
        const { checks, passed = '', notApplicable = '', url = where, ...rest } = run;
        return {
            ...rest,
            url,
            checks: [
                ...checks.map(check => this.#check(check, scope)),
                ...this.#silentChecks(passed, run.tool, 'pass', scope),
                ...this.#silentChecks(notApplicable, run.tool, 'not-applicable', scope),
            ],
        };
    }
    #silentChecks(names, tool, outcome, scope) {
        if (names === '')
            return [];
        const key = `${outcome} ${scope} ${tool} ${names}`;
        const known = this.#lists.get(key);
        if (known)
            return known;
        const checks = names
            .split(' ')
            .filter(name => name !== '')
            .map(name => this.#silentCheck(name.includes('/') ? name : `${tool}/${name}`, outcome, scope));
        if (this.#lists.size < MAX_LISTS && checks.length <= MAX_LISTED)
            this.#lists.set(key, checks);
        return checks;
    }
    #check({ title, severity, help, occurrences, ...rest }, scope) {
        const rule = Object.hasOwn(this.#rules, rest.id) ? this.#rules[rest.id] : undefined;
        return {
            ...rest,
            ...(scope && { scope }),
            title: title ?? rule?.title ?? rest.id,
            severity: severity ?? rule?.severity ?? 'notice',
            help: help ?? rule?.help ?? '',
            occurrences: occurrences ?? [],
        };
    }
    #silentCheck(id, outcome, scope) {
        const key = `${outcome} ${scope} ${id}`;
        const known = this.#silent.get(key);
        if (known)
            return known;
        if (this.#silent.size >= MAX_SILENT)
            throw new _report_file_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ReportFileError */ .t(`names more than ${MAX_SILENT} checks`);
        const check = Object.freeze(this.#check({ id, outcome }, scope));
        this.#silent.set(key, check);
        return check;
    }
}


/***/ }),

/***/ 30664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openIncremental: () => (/* binding */ openIncremental)
});

// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/tools/index.js + 17 modules
var tools = __webpack_require__(62344);
;// CONCATENATED MODULE: ./lib/run/incremental/check-texts.js


async function checkTexts() {
    const texts = new Map();
    for (const tool of tools/* ALL_TOOLS */.W) {
        for (const [name, { scope, title, severity, help, why, fix }] of Object.entries(await (0,tool_definition.allChecksOf)(tool))) {
            texts.set(`${tool.name}/${name}`, { ...(scope && { scope }), title, severity, help, why, fix });
        }
    }
    return texts;
}

// EXTERNAL MODULE: ./lib/net/origin.js
var net_origin = __webpack_require__(15329);
;// CONCATENATED MODULE: ./lib/run/incremental/incremental-api.js

const AHEAD = 24;
function incrementalApi(api, urls, signal, known) {
    const fresh = new Map();
    const next = new Map(urls.map((url, index) => [url, urls.slice(index + 1, index + 1 + AHEAD)]));
    const memories = new Map();
    const taken = new Map();
    const inputs = new Map();
    const releasing = new Set();
    if (known) {
        for (const [origin, pages] of Map.groupBy(urls, net_origin/* originOf */.y)) {
            api.expect?.(pages[0], known.inputsOn(origin, pages));
        }
    }
    const heldOn = (url, options) => {
        let held = memories.get(url);
        if (!held) {
            held = known && !inputs.has(url) ? stillTrue(api, url, known, options) : Promise.resolve(new Map());
            memories.set(url, held);
        }
        return held;
    };
    const takenOver = (tool, url, held) => {
        if (!held.has(tool))
            return undefined;
        let runs = taken.get(url);
        if (!runs) {
            runs = new Map(known.runs(url, new Set(held.keys())).map(run => [run.tool, run]));
            taken.set(url, runs);
        }
        return runs.get(tool);
    };
    const runTool = async (tool, url, options = {}) => {
        const holding = heldOn(url, options);
        if (known)
            for (const other of next.get(url) ?? [])
                void heldOn(other, options);
        const still = await holding;
        const held = takenOver(tool, url, still);
        if (held)
            return held;
        const run = await api.runTool(tool, url, still.size > 0 ? { ...options, known: [...still.keys()] } : options);
        if (run.status === 'measured')
            fresh.set(url, (fresh.get(url) ?? new Set()).add(tool));
        return run;
    };
    const leave = async (url) => {
        const [measured, holding] = [fresh.get(url) ?? new Set(), memories.get(url)];
        fresh.delete(url);
        memories.delete(url);
        taken.delete(url);
        const asking = measured.size > 0 && !signal.aborted ? api.inputs?.(url, { signal }) : undefined;
        const found = (await asking?.catch(() => undefined)) ?? {};
        const ofFresh = [...measured].flatMap(tool => (found[tool] ? [[tool, found[tool]]] : []));
        const ofHeld = [...((await holding) ?? [])].filter(([tool]) => !measured.has(tool));
        inputs.set(url, new Map([...ofHeld, ...ofFresh]));
        api.release?.(url);
    };
    return {
        api: {
            ...api,
            runTool,
            ...(known && { prepare: () => undefined }),
            release(url) {
                const leaving = leave(url);
                releasing.add(leaving);
                void leaving.finally(() => releasing.delete(leaving));
            },
        },
        async inputs() {
            await Promise.all(releasing);
            return inputs;
        },
    };
}
async function stillTrue(api, url, known, options) {
    const inputs = known.inputs(url);
    if (inputs.size === 0)
        return inputs;
    const held = await api.unchanged?.(url, Object.fromEntries(inputs), options).catch(() => undefined);
    const isSame = new Set(held);
    return new Map([...inputs].filter(([tool]) => isSame.has(tool)));
}

// EXTERNAL MODULE: ./lib/api/lazy-facts.js
var lazy_facts = __webpack_require__(82630);
// EXTERNAL MODULE: ./lib/report/file/file-run.js
var file_run = __webpack_require__(71923);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/run/incremental/key-table.js

const LENGTH = 8;
class KeyTable {
    #texts = new Map();
    #keys = new Map();
    keyOf(text) {
        const known = this.#keys.get(text);
        if (known !== undefined)
            return known;
        const hash = (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64url');
        let length = LENGTH;
        while (this.#texts.has(hash.slice(0, length)))
            length++;
        const key = hash.slice(0, length);
        this.#texts.set(key, text);
        this.#keys.set(text, key);
        return key;
    }
    entries() {
        return Object.fromEntries(this.#texts);
    }
}

// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/engine/visit/input-fingerprint.js + 1 modules
var input_fingerprint = __webpack_require__(95330);
// EXTERNAL MODULE: ./lib/engine/visit/missing-page.js
var missing_page = __webpack_require__(56504);
// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/text/map-texts.js
var map_texts = __webpack_require__(49888);
;// CONCATENATED MODULE: ./lib/run/incremental/other-origin.js





class OtherOrigin {
    #texts;
    #host;
    constructor(before, now) {
        this.#host = before.host;
        this.#texts = [
            [before.host, now.host],
            [(0,missing_page/* missingPageName */.RV)(before.origin), (0,missing_page/* missingPageName */.RV)(now.origin)],
        ];
    }
    static between(before, now) {
        const [one, other] = [URL.parse(before), URL.parse(now)];
        return one && other && areAlike(one, other) ? new OtherOrigin(one, other) : undefined;
    }
    inputs(inputs) {
        const isOfHost = inputs.read.some(input => {
            const at = input.indexOf(' ');
            return input[at - 1] === input_fingerprint/* NAMES_HOST */.o8 || input.includes(this.#host, at);
        });
        return isOfHost ? undefined : { ...inputs, read: inputs.read.map(input => this.#mapped(input)) };
    }
    result(value) {
        return (0,map_texts/* mapTexts */.zO)(value, text => this.#mapped(text));
    }
    #mapped(text) {
        return this.#texts.reduce((mapped, [before, now]) => mapped.replaceAll(before, now), text);
    }
}
function areAlike(one, other) {
    const [before, now] = [(0,cjs/* parse */.qg)(one.hostname, TLDTS), (0,cjs/* parse */.qg)(other.hostname, TLDTS)];
    const isBare = (host) => host.domain === host.hostname;
    return (one.protocol === other.protocol &&
        one.host.length === other.host.length &&
        (one.port === '') === (other.port === '') &&
        (0,host_kind/* isLocalHost */.mJ)(one.hostname) === (0,host_kind/* isLocalHost */.mJ)(other.hostname) &&
        before.isIp === now.isIp &&
        before.publicSuffix === now.publicSuffix &&
        isBare(before) === isBare(now) &&
        (isBare(before) || before.domain === now.domain));
}
const TLDTS = { allowPrivateDomains: true };

;// CONCATENATED MODULE: ./lib/run/incremental/measured-runs.js





const PICTURES = ['screenshots', 'pictures'];
function fingerprintsOf(run, known, measured, pages) {
    const [inputs, names] = [new KeyTable(), new KeyTable()];
    const reported = new Map(pages.map(page => [page.url, page]));
    const kept = measured.map(({ url, runs: results }) => {
        const ofPage = known.get(url);
        const runs = new Map(reported.get(url)?.runs.map(run => [run.tool, run]));
        const tools = results.flatMap(run => {
            const of = ofPage?.get(run.tool);
            if (run.status !== 'measured' || !of)
                return [];
            const kept = {
                read: of.read.map(input => inputs.keyOf(input)).join(' '),
                ...(of.until !== undefined && { until: of.until }),
                ...differenceOf(run, runs.get(run.tool), names),
            };
            return [[run.tool, kept]];
        });
        return { url, tools: Object.fromEntries(tools) };
    });
    return { run, inputs: inputs.entries(), names: names.entries(), pages: kept };
}
function differenceOf(run, reported, names) {
    const told = new Map(reported?.checks.map(check => [check.id, check]));
    const isOther = (check) => {
        const known = told.get(check.id);
        return known === undefined || !isSame(known, check);
    };
    const others = run.checks.filter(isOther);
    const silent = (outcome) => {
        const ids = others.filter(check => check.outcome === outcome && !(0,file_run/* isTold */.Wc)(check)).map(({ id }) => id);
        return ids.length === 0 ? undefined : names.keyOf(ids.join(' '));
    };
    const checks = others.filter(file_run/* isTold */.Wc).map(withoutTexts);
    const [passed, notApplicable] = [silent('pass'), silent('not-applicable')];
    const { startedAt, durationMs, score } = run;
    return {
        score,
        ...(checks.length > 0 && { checks }),
        ...(passed !== undefined && { passed }),
        ...(notApplicable !== undefined && { notApplicable }),
        ...(!reported && { facts: withoutPictures(run.facts), startedAt, durationMs }),
    };
}
function isSame(one, other) {
    if (one === other)
        return true;
    if (one.outcome !== other.outcome || one.severity !== other.severity)
        return false;
    if (!(0,file_run/* isTold */.Wc)(one) && !(0,file_run/* isTold */.Wc)(other))
        return true;
    return JSON.stringify(withoutTexts(one)) === JSON.stringify(withoutTexts(other));
}
function withoutTexts(check) {
    const { scope: _s, title: _t, severity: _y, help: _h, why: _w, fix: _f, ...rest } = check;
    return rest;
}
function toolsOf({ tools }) {
    return Object.entries(tools);
}
function withoutPictures(facts) {
    return Object.fromEntries(Object.entries(facts).filter(([name]) => !PICTURES.some(picture => picture === name)));
}
class KnownRuns {
    #fingerprints;
    #texts;
    #pages;
    #measured;
    #silent = new Map();
    #origin;
    constructor(fingerprints, pages, texts) {
        this.#fingerprints = fingerprints;
        this.#texts = texts;
        this.#pages = new Map(pages.map(page => [page.url, page]));
        this.#measured = new Map(fingerprints.pages.map(page => [page.url, page]));
        const origins = new Set(pages.map(({ url }) => (0,net_origin/* originOf */.y)(url)));
        this.#origin = origins.size === 1 ? [...origins][0] : undefined;
    }
    inputsOn(origin, urls) {
        const isElsewhere = this.#origin !== undefined && origin !== this.#origin;
        const other = isElsewhere ? OtherOrigin.between(this.#origin, origin) : undefined;
        const keys = new Set();
        for (const url of urls) {
            const page = this.#measured.get(url) ?? (other && this.#measured.get(this.#origin + url.slice(origin.length)));
            for (const { read } of Object.values(page?.tools ?? {}))
                for (const key of read?.split(' ') ?? [])
                    keys.add(key);
        }
        const { inputs } = this.#fingerprints;
        const known = [...keys].flatMap(key => (Object.hasOwn(inputs, key) ? [inputs[key]] : []));
        const read = other ? known.flatMap(input => other.inputs({ read: [input] })?.read ?? []) : known;
        return [...new Set(read.map(input => input.slice(input.indexOf(' ') + 1)))];
    }
    inputs(url) {
        const { page, other } = this.#placeOf(url);
        const inputs = new Map();
        for (const [tool, kept] of page ? toolsOf(page) : []) {
            const known = this.#inputsOf(kept);
            const mapped = known && other ? other.inputs(known) : known;
            if (mapped)
                inputs.set(tool, mapped);
        }
        return inputs;
    }
    runs(url, tools) {
        const { page, other } = this.#placeOf(url);
        if (!page || tools.size === 0)
            return [];
        const reported = new Map(this.#pages.get(page.url)?.runs.map(run => [run.tool, run]));
        return toolsOf(page).flatMap(([tool, kept]) => {
            if (!tools.has(tool))
                return [];
            const run = this.#runOf({ tool, url: page.url }, kept, reported.get(tool));
            if (!run)
                return [];
            return other ? other.result(run) : run;
        });
    }
    #placeOf(url) {
        const origin = (0,net_origin/* originOf */.y)(url);
        const same = this.#measured.get(url);
        if (same || this.#origin === undefined || origin === this.#origin)
            return { page: same, other: undefined };
        const other = OtherOrigin.between(this.#origin, origin);
        return { page: other && this.#measured.get(this.#origin + url.slice(origin.length)), other };
    }
    #inputsOf({ read, until }) {
        const { inputs } = this.#fingerprints;
        const told = read?.split(' ').map(key => (Object.hasOwn(inputs, key) ? inputs[key] : undefined)) ?? [];
        if (told.length === 0 || told.includes(undefined))
            return undefined;
        return { read: told, ...(until !== undefined && { until }) };
    }
    #runOf({ tool, url }, kept, reported) {
        if (reported ? reported.status !== 'measured' : kept.startedAt === undefined)
            return undefined;
        const reportedChecks = reported?.checks ?? [];
        const checks = new Map(reportedChecks.map(check => [check.id, this.#shared(check) ?? this.#whole(check)]));
        for (const check of kept.checks ?? [])
            checks.set(check.id, this.#whole(check));
        for (const outcome of ['pass', 'not-applicable']) {
            for (const id of this.#namesOf(outcome === 'pass' ? kept.passed : kept.notApplicable)) {
                checks.set(id, this.#once(`${outcome} ${id}`, { id, outcome, occurrences: [] }));
            }
        }
        const run = {
            tool,
            url,
            status: 'measured',
            startedAt: kept.startedAt ?? '',
            durationMs: kept.durationMs ?? 0,
            ...(reported && (0,lazy_facts/* withoutFacts */.Qw)(reported)),
            score: kept.score,
            checks: [...checks.values()],
            takenOver: true,
        };
        const facts = reported && (0,lazy_facts/* lazyFactsOf */.zE)(reported);
        if (facts && !PICTURES.some(name => facts.mayHave(name)))
            return (0,lazy_facts/* withLazyFacts */.AY)({ ...run, facts: undefined }, facts);
        return { ...run, facts: withoutPictures(reported?.facts ?? kept.facts ?? {}) };
    }
    #namesOf(key) {
        const { names } = this.#fingerprints;
        return key !== undefined && Object.hasOwn(names, key) ? names[key].split(' ') : [];
    }
    #shared(check) {
        return Object.isFrozen(check) ? this.#once(check, check) : undefined;
    }
    #once(key, check) {
        const known = this.#silent.get(key);
        if (known)
            return known;
        const whole = Object.freeze(this.#whole(check));
        this.#silent.set(key, whole);
        return whole;
    }
    #whole(check) {
        const texts = this.#texts.get(check.id) ?? { title: check.id, severity: 'notice', help: '' };
        return { ...check, ...texts };
    }
}

// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
;// CONCATENATED MODULE: ./lib/run/incremental/run-fingerprint.js


function runFingerprint(settings, preview) {
    const { tools, overrides, headers, device, lighthouseRuns, allowPrivate, staticDir, render } = settings;
    const told = JSON.stringify([
        version/* VERSION */.x,
        tools.toSorted(),
        overrides.map(({ url, tools }) => tools && [url, tools.toSorted()]),
        Object.entries(headers ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)),
        device,
        render,
        lighthouseRuns,
        allowPrivate,
        staticDir !== undefined,
        preview && [preview.productionUrl, preview.folder, ...(preview.namesakes ?? [])],
    ]);
    return (0,external_node_crypto_.createHash)('sha256').update(told).digest('base64url').slice(0, 22);
}

;// CONCATENATED MODULE: ./lib/run/incremental/open-incremental.js




async function openIncremental(api, urls, { settings, preview, baseline, isForeign, signal, onNote }) {
    const run = runFingerprint(settings, preview);
    const obstacle = isForeign
        ? 'is in the checkout, where a pull request can write it: give "branch", or a file outside of it'
        : baseline && obstacleTo(baseline, run);
    if (obstacle !== undefined)
        onNote(`All pages are measured, since the baseline ${obstacle}`);
    const source = obstacle === undefined ? baseline?.fingerprints : undefined;
    const known = source && new KnownRuns(source, baseline.pages, await checkTexts());
    const incremental = incrementalApi(api, urls, signal, known);
    return {
        api: incremental.api,
        async fingerprints(measured) {
            const inputs = await incremental.inputs();
            return pages => fingerprintsOf(run, inputs, measured, pages);
        },
    };
}
function obstacleTo({ source, fingerprints }, run) {
    if (source !== 'engine')
        return 'was measured by a hosted service';
    if (!fingerprints)
        return 'was made without "incremental"';
    return fingerprints.run === run
        ? undefined
        : 'was made by another version or with other settings, tools or production';
}


/***/ })

};
