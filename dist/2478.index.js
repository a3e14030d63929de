export const id = 2478;
export const ids = [2478];
export const modules = {

/***/ 51475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ charsetOf),
/* harmony export */   i: () => (/* binding */ decodeHtml)
/* harmony export */ });
/* harmony import */ var html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45528);
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6034);


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
    return contentType === undefined ? undefined : (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)([contentType]).charset;
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

/***/ 79183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ unlessUnfilled),
/* harmony export */   _V: () => (/* binding */ renderingFacts),
/* harmony export */   gb: () => (/* binding */ judgeScripts)
/* harmony export */ });
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79786);

/**
 * Judges what scripts changed. Where they were not seen at work there is nothing to say.
 *
 * @param judge compares `page.document` with the document before scripts
 */
function judgeScripts({ scripts }, judge) {
    switch (scripts.state) {
        case 'none':
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notApplicable */ .hH)('no scripts run on the page');
        case 'unseen':
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notMeasured */ .q7)(scripts.reason);
        case 'seen':
            return judge(scripts.before);
    }
}
/**
 * The judgements as they are, but for a page that only scripts fill and that was not rendered: what its empty shell
 * shows is then neither a fault nor a merit of the page.
 *
 * @param unsure outcomes that scripts could change
 */
function unlessUnfilled({ unfilled }, judgements, unsure = ['pass', 'fail', 'not-applicable']) {
    if (unfilled === undefined)
        return judgements;
    const unknown = (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notMeasured */ .q7)(unfilled);
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, unsure.includes(judgement.outcome) ? unknown : judgement]));
}
/** Which document was judged, and why not the rendered one: `{ judged: 'rendered' | 'sent', reason }`. */
function renderingFacts({ scripts }) {
    if (scripts.state === 'seen')
        return { judged: 'rendered', reason: null };
    return { judged: 'sent', reason: scripts.state === 'none' ? 'no scripts run on the page' : scripts.reason };
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

/***/ 86933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ judgedRules)
/* harmony export */ });
/* harmony import */ var _page_directives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15000);

/**
 * The rules of a page, as Google takes them: it may leave a page with noindex unrendered, so a noindex that was sent
 * holds whatever scripts make of it; one that scripts add holds once they ran.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-meta-robots-tags-carefully
 */
function judgedRules(page) {
    const header = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .shippedHeaderDirectives */ .ZF)(page);
    const now = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(page.document);
    if (!('scripts' in page) || page.scripts.state !== 'seen') {
        return { header, ...now, added: new Set(), removed: new Set() };
    }
    const before = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(page.scripts.before).inHead;
    const wereThere = new Set(before.map(keyOf));
    const areThere = new Set(now.inHead.map(keyOf));
    const added = new Set(now.inHead.filter(rule => !wereThere.has(keyOf(rule))));
    const sent = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(page.sent.document).inHead.filter(_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .isNoindex */ .Mg);
    const removed = new Set([...sent, ...before].filter(rule => !areThere.has(keyOf(rule))));
    const kept = sent.filter(rule => removed.has(rule));
    return { header, ...now, inHead: [...kept, ...now.inHead], added, removed };
}
/** Equal where two rules say the same to the same crawler. */
function keyOf({ name, value, bot }) {
    return JSON.stringify([name, value ?? null, bot]);
}


/***/ }),

/***/ 32222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openHtml)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9579);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);
/* harmony import */ var _html_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91375);




/**
 * The document of a response other than the audited page's; undefined where its type is not HTML.
 *
 * @param preview that of the audited page, where the response is of the same host
 */
function openHtml(response, preview) {
    const type = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .mediaType */ .JL)(response);
    if (type !== 'text/html' && type !== 'application/xhtml+xml')
        return undefined;
    const { text, encoding } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .i)(response.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .header */ .wx)(response, 'content-type'));
    const document = new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, response.url);
    return {
        url: response.url,
        response: (0,_html_page_js__WEBPACK_IMPORTED_MODULE_3__/* .asRead */ .v)(response, document),
        document,
        encoding,
        ...(preview && { preview }),
    };
}


/***/ }),

/***/ 22478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 7 modules
var language_tag = __webpack_require__(93747);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/language-versions.js

/** The value that stands for readers of every other language. */
const X_DEFAULT = 'x-default';
function isXDefault(code) {
    return code.toLowerCase() === X_DEFAULT;
}
/** The language of a version, as far as search engines can read it; undefined for x-default and malformed codes. */
function languageOf({ code }) {
    if (isXDefault(code))
        return undefined;
    const tag = (0,language_tag/* readLanguageTag */.FA)(code);
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

// EXTERNAL MODULE: ./lib/engine/page/language-alternates.js
var language_alternates = __webpack_require__(29746);
// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/visit/shown-page.js + 1 modules
var shown_page = __webpack_require__(54963);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/named-versions.js







const NOT_READ = (0,judging_judgement/* notApplicable */.hH)('no language version stands where search engines read it, which is reported apart');
const NO_READABLE_VERSION = (0,judging_judgement/* notApplicable */.hH)('no language version has both a URL and a code that can be read');
const namedVersions = (0,per_visit/* perVisit */.V)(async (visit) => {
    const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
    const alternates = (0,language_alternates/* languageAlternates */.i)(page);
    const { read, inBody, withoutRelation, sentHidden } = alternates;
    const named = { page, address: new page_address/* PageAddress */.gg(page), alternates, versions: versionsOf(read) };
    if (read.length > 0)
        return named;
    if (inBody.length + withoutRelation.length > 0)
        return { ...named, notRead: NOT_READ };
    const none = (0,judging_judgement/* notApplicable */.hH)('the page names no language versions');
    return { ...named, without: sentHidden.length > 0 ? (0,judging_judgement/* notMeasured */.q7)(link_elements/* SENT_HIDDEN */.MX) : none };
});

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/versions-help.js
/** What Google says of language versions. */
const VERSIONS_HELP = 'https://developers.google.com/search/docs/specialty/international/localized-versions';

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/codes.js







const CODES = `${VERSIONS_HELP}#language-codes`;
const CHECKS = {
    'code-malformed': {
        severity: 'error',
        title: 'The value of a hreflang is not a language code',
        why: 'Search engines ignore a version whose code they cannot read.',
        fix: 'Write the language, then script and region where needed, parted by hyphens: en, en-GB, zh-Hant-TW, x-default.',
        help: CODES,
        example: 'hreflang="en_US"',
    },
    'language-unknown': {
        severity: 'error',
        title: 'The language of a hreflang does not exist',
        why: 'A version for a language that nobody has is ignored.',
        fix: 'Use the two-letter code of ISO 639-1. The language comes first; a country alone is not possible.',
        help: CODES,
        example: 'hreflang="xx"',
    },
    'language-not-iso-639-1': {
        severity: 'notice',
        title: 'The language of a hreflang is not in ISO 639-1',
        why: 'Google documents two-letter codes of ISO 639-1 alone; others may be ignored.',
        fix: 'Where the language has a two-letter code, use that; else leave it as it is.',
        help: CODES,
        example: 'hreflang="gsw"',
    },
    'region-unknown': {
        severity: 'warning',
        title: 'The region of a hreflang is not a country of ISO 3166-1',
        why: 'Search engines cannot tell for which country the version is.',
        fix: 'Use the two-letter code of the country, as GB for the United Kingdom, or leave the region out.',
        help: CODES,
        example: 'hreflang="en-UK"',
    },
    'region-is-area': {
        severity: 'notice',
        title: 'The region of a hreflang is an area of several countries',
        why: 'Google reads countries alone, so a version for Latin America (es-419) may be ignored.',
        fix: 'Name the page also by its language alone, as es, or once for each country.',
        help: CODES,
        example: 'hreflang="es-419"',
    },
    'script-unknown': {
        severity: 'warning',
        title: 'The script of a hreflang does not exist',
        why: 'Search engines cannot tell in which script the version is written.',
        fix: 'Use a code of ISO 15924, as Hans or Hant for Chinese, Latn or Cyrl for Serbian.',
        help: CODES,
        example: 'hreflang="zh-Hand"',
    },
};
/** The codes of languages, scripts and regions that versions are named with. */
const codes = (0,tool_definition/* defineTopic */.R)({
    checks: CHECKS,
    readsDocument: true,
    async judge(visit) {
        const { page, alternates, without, notRead } = await namedVersions(visit);
        const none = without ?? notRead;
        const judgements = none ? (0,judging_judgement/* sameForAll */.tE)(CHECKS, none) : judgeCodes(alternates.read);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
/** Judges the codes of all versions: each has at most one fault of its language, and else of its script and region. */
function judgeCodes(alternates) {
    const places = {
        'code-malformed': [],
        'language-unknown': [],
        'language-not-iso-639-1': [],
        'region-unknown': [],
        'region-is-area': [],
        'script-unknown': [],
    };
    const codes = new Set(alternates.map(({ code }) => code.toLowerCase()));
    for (const alternate of alternates) {
        for (const { check, message } of faultsOf(alternate.code, codes)) {
            places[check].push(alternate.at(message));
        }
    }
    const tags = alternates.flatMap(alternate => languageOf(alternate) ?? []);
    const known = tags.filter(({ language }) => (0,language_tag/* languageKind */.NI)(language) !== 'unknown');
    const regional = known.filter(({ region }) => region !== undefined);
    const written = known.filter(({ script }) => script !== undefined);
    const among = (check, subjects, nothing) => (0,judging_judgement/* failAmong */.Jb)(subjects, places[check], nothing);
    return {
        'code-malformed': (0,judging_judgement/* failWhere */.a4)(places['code-malformed']),
        'language-unknown': among('language-unknown', tags, NO_LANGUAGE),
        'language-not-iso-639-1': among('language-not-iso-639-1', known, NO_LANGUAGE),
        'region-unknown': among('region-unknown', regional, NO_REGION),
        'region-is-area': among('region-is-area', regional, NO_REGION),
        'script-unknown': among('script-unknown', written, 'no language that can be read is named with a script'),
    };
}
const NO_LANGUAGE = 'no language version names a language that can be read';
const NO_REGION = 'no language that can be read is named with a region';
function faultsOf(code, written) {
    if (isXDefault(code))
        return [];
    const tag = (0,language_tag/* readLanguageTag */.FA)(code);
    if (!tag?.language)
        return [{ check: 'code-malformed', message: malformed(code) }];
    const kind = (0,language_tag/* languageKind */.NI)(tag.language);
    if (kind === 'unknown')
        return [{ check: 'language-unknown', message: unknownLanguage(code, tag) }];
    const faults = [];
    if (kind !== 'two-letter') {
        const short = (0,language_tag/* shortLanguage */.XO)(tag.language);
        const hint = short.length === 2 ? `; ${(0,language_tag/* nameOf */.Vb)('language', short)} is "${short}"` : '';
        faults.push({ check: 'language-not-iso-639-1', message: `"${code}"${hint}` });
    }
    if (tag.script !== undefined && !(0,language_tag/* isScript */.Kh)(tag.script)) {
        faults.push({ check: 'script-unknown', message: `"${code}": there is no script ${tag.script}` });
    }
    const { region } = tag;
    if (region === undefined || (0,language_tag/* isCountry */.B8)(region))
        return faults;
    if (!(0,language_tag/* isArea */.y_)(region)) {
        faults.push({ check: 'region-unknown', message: unknownRegion(code, region) });
    }
    else if (!written.has(tag.language)) {
        const message = `"${code}" is for ${(0,language_tag/* nameOf */.Vb)('region', region)}, and no version is "${tag.language}"`;
        faults.push({ check: 'region-is-area', message });
    }
    return faults;
}
function malformed(code) {
    if (code === '')
        return 'hreflang is empty';
    const lower = code.toLowerCase();
    if (/^x[^a-z]*default$/.test(lower))
        return `"${code}"; write "${X_DEFAULT}"`;
    const parts = lower.split(/[^a-z0-9]+/).filter(Boolean);
    const hyphenated = parts.join('-');
    const found = (0,language_tag/* readLanguageTag */.FA)(hyphenated) ?? (0,language_tag/* readLanguageTag */.FA)(byLength(parts));
    if (!found?.language || (0,language_tag/* languageKind */.NI)(found.language) === 'unknown')
        return `"${code}"`;
    return `"${code}"; write "${written(found)}"`;
}
/** Scripts come before regions: `zh-TW-Hant` is meant to be `zh-Hant-TW`. */
function byLength([language = '', ...rest]) {
    return [language, ...rest.toSorted((a, b) => b.length - a.length)].join('-');
}
function written({ language, script, region }) {
    return [language, script, region].filter(part => part !== undefined).join('-');
}
function unknownLanguage(code, { language, region }) {
    if (language === 'default')
        return `"${code}"; write "${X_DEFAULT}"`;
    const first = language.toUpperCase();
    const country = (0,language_tag/* isCountry */.B8)(first) ? first : (0,language_tag/* meantCountry */.I6)(first);
    const reversed = region?.toLowerCase();
    if (country && reversed && (0,language_tag/* languageKind */.NI)(reversed) === 'two-letter') {
        return `"${code}" has the country first; write "${reversed}-${country}"`;
    }
    if (country) {
        const likely = (0,language_tag/* likelyLanguage */.b)(country);
        const hint = likely ? `; the language comes first, as "${likely}-${country}"` : '';
        return `"${code}": ${language} is a country (${(0,language_tag/* nameOf */.Vb)('region', country)})${hint}`;
    }
    const short = (0,language_tag/* shortLanguage */.XO)(language);
    const hint = short !== language ? `; ${(0,language_tag/* nameOf */.Vb)('language', short)} is "${short}"` : '';
    return `"${code}": there is no language "${language}"${hint}`;
}
function unknownRegion(code, region) {
    const meant = (0,language_tag/* meantCountry */.I6)(region);
    if (meant)
        return `"${code}": the code of ${(0,language_tag/* nameOf */.Vb)('region', meant)} is ${meant}`;
    if (region === 'EU')
        return `"${code}": the European Union is not a country; name its countries, or no region`;
    return `"${code}": ${region} is not a country of ISO 3166-1`;
}

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/page-language.js



function pageLanguageOf(page) {
    const { document, response } = page;
    const { html } = document;
    const xhtml = (0,exchange/* mediaType */.JL)(response) === 'application/xhtml+xml';
    const declared = ((html && languageAttribute(html, xhtml)) ?? '').trim();
    const metas = document.elements('meta');
    const inMeta = metas.filter(meta => (0,html_document/* attribute */.lt)(meta, 'http-equiv')?.trim().toLowerCase() === 'content-language');
    const inHeader = { url: page.url, snippet: `Content-Language: ${(0,exchange/* header */.wx)(response, 'content-language')}` };
    const locale = metas.find(meta => (0,html_document/* attribute */.lt)(meta, 'property')?.trim().toLowerCase() === 'og:locale');
    return {
        declared,
        language: readable(declared),
        contentLanguages: [
            ...tagsIn((0,exchange/* header */.wx)(response, 'content-language')).map(tag => ({ tag, where: inHeader })),
            ...inMeta.flatMap(meta => tagsIn((0,html_document/* attribute */.lt)(meta, 'content')).map(tag => ({ tag, where: document.occurrence(meta) }))),
        ],
        ogLocale: locale && {
            tag: ((0,html_document/* attribute */.lt)(locale, 'content') ?? '').trim(),
            where: document.occurrence(locale),
        },
    };
}
function languageAttribute(html, xhtml) {
    const lang = (0,html_document/* attribute */.lt)(html, 'lang');
    return lang === undefined && xhtml ? (0,html_document/* attribute */.lt)(html, 'xml:lang') : lang;
}
function tagsIn(list) {
    return (list ?? '')
        .split(',')
        .map(tag => tag.trim())
        .filter(Boolean);
}
function readable(tag) {
    const language = (0,language_tag/* readLanguageTag */.FA)(tag.replaceAll('_', '-'))?.language;
    return language && (0,language_tag/* languageKind */.NI)(language) !== 'unknown' ? language : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/declared-language.js









const declared_language_CODES = `${VERSIONS_HELP}#language-codes`;
const HTML_LANG = 'https://www.w3.org/International/questions/qa-html-language-declarations';
const declared_language_CHECKS = {
    'html-lang-missing': {
        severity: 'warning',
        title: 'The page does not declare its language',
        why: 'Screen readers, translation in browsers and Bing rely on the lang attribute of <html>.',
        fix: 'Add it, as <html lang="en">.',
        help: HTML_LANG,
        example: '<html>',
    },
    'html-lang-invalid': {
        severity: 'warning',
        title: 'The declared language is not a language code',
        why: 'Screen readers and browsers do not understand it and treat the language as unknown.',
        fix: 'Use a code as en, en-GB or zh-Hant.',
        help: HTML_LANG,
        example: '<html lang="english">',
    },
    'self-language-mismatch': {
        severity: 'warning',
        title: 'hreflang and html lang name different languages for the page',
        why: 'One of the two is wrong, so the page is offered to the wrong readers or read out with the wrong voice.',
        fix: 'Make both name the language of the text.',
        help: declared_language_CODES,
        example: 'the page names itself with hreflang="de" and has <html lang="en">',
    },
    'content-language-mismatch': {
        severity: 'notice',
        title: 'Content-Language contradicts html lang',
        why: 'Google ignores Content-Language, but Bing reads it where nothing better tells the language.',
        fix: 'Send the language of the page, or leave the header out.',
        help: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Content-Language',
        example: 'Content-Language: en\n<html lang="de">',
    },
    'og-locale-mismatch': {
        severity: 'notice',
        title: 'og:locale contradicts html lang',
        why: 'Social networks take the language of a shared page from og:locale.',
        fix: 'Set og:locale to the language of the page, as de_DE, or leave it out.',
        help: 'https://ogp.me/#optional',
        example: '<html lang="de">\n<meta property="og:locale" content="en_US">',
    },
};
/** The language that the page declares of itself. */
const declaredLanguage = (0,tool_definition/* defineTopic */.R)({
    checks: declared_language_CHECKS,
    readsDocument: true,
    async judge(visit) {
        const { page, address, versions } = await namedVersions(visit);
        const language = pageLanguageOf(page);
        const judgements = judgeLanguage(page, language, ownVersions(versions, address));
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']),
            facts: languageFacts(language),
        };
    },
});
/** @param own the versions that are the page itself */
function judgeLanguage(page, language, own) {
    const { declared } = language;
    const { html } = page.document;
    const atRoot = (message) => html?.sourceCodeLocation ? page.document.occurrence(html, message) : { url: page.url, message };
    const fault = declared === '' ? undefined : faultOf(declared);
    return {
        'html-lang-missing': declared === '' ? (0,judging_judgement/* fail */.fJ)(atRoot(missing(html))) : (0,judging_judgement/* pass */.IX)(),
        'html-lang-invalid': declared === ''
            ? (0,judging_judgement/* notApplicable */.hH)('the page declares no language')
            : (0,judging_judgement/* failWhere */.a4)(fault === undefined ? [] : [atRoot(fault)]),
        'self-language-mismatch': judgeSelf(language, own),
        'content-language-mismatch': judgeContentLanguage(language),
        'og-locale-mismatch': judgeOgLocale(language),
    };
}
function missing(html) {
    if (html && (0,html_document/* attribute */.lt)(html, 'lang') !== undefined)
        return 'lang is empty';
    const inXml = html && (0,html_document/* attribute */.lt)(html, 'xml:lang');
    return inXml ? `has xml:lang="${inXml}" alone, which counts in XHTML only` : 'has no lang';
}
function faultOf(declared) {
    const tag = (0,language_tag/* readLanguageTag */.FA)(declared);
    if (!tag) {
        const hyphenated = declared.replaceAll('_', '-');
        const hint = (0,language_tag/* readLanguageTag */.FA)(hyphenated)?.language ? `; write "${hyphenated}"` : '';
        return `lang="${declared}"${hint}`;
    }
    if (tag.language !== '' && (0,language_tag/* languageKind */.NI)(tag.language) === 'unknown') {
        return `lang="${declared}": there is no language "${tag.language}"`;
    }
    const { region } = tag;
    if (region === 'UK')
        return `lang="${declared}": the code of the United Kingdom is GB`;
    const known = region === undefined || (0,language_tag/* isCountry */.B8)(region) || (0,language_tag/* isArea */.y_)(region) || isReserved(region);
    return known ? undefined : `lang="${declared}": there is no region "${region}"`;
}
/** Codes that ISO 3166-1 reserves or leaves to its users, and that the IANA registry or CLDR know. */
function isReserved(region) {
    return /^(?:AA|AC|CP|CQ|DG|EA|EU|EZ|IC|TA|UN|X[A-Z]|Q[M-Z]|ZZ)$/.test(region);
}
function judgeSelf({ language, declared }, own) {
    const [first] = own;
    if (!first)
        return (0,judging_judgement/* notApplicable */.hH)('the page is not among its language versions');
    if (language === undefined)
        return (0,judging_judgement/* notApplicable */.hH)('the page declares no language that can be read');
    const agrees = own.some(version => (0,language_tag/* isSameLanguage */.ls)(version.language, language));
    return (0,judging_judgement/* failWhere */.a4)(agrees ? [] : [first.alternate.at(`hreflang is "${first.alternate.code}", lang is "${declared}"`)]);
}
/** Several languages name the audience; one of them then is that of the text. */
function judgeContentLanguage({ language, declared, contentLanguages }) {
    const readableTags = contentLanguages.filter(({ tag }) => readable(tag) !== undefined);
    const [first] = readableTags;
    if (!first)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no Content-Language that can be read');
    if (language === undefined)
        return (0,judging_judgement/* notApplicable */.hH)('the page declares no language that can be read');
    const agrees = readableTags.some(({ tag }) => (0,language_tag/* isSameLanguage */.ls)(readable(tag), language));
    const tags = readableTags.map(({ tag }) => tag).join(', ');
    return (0,judging_judgement/* failWhere */.a4)(agrees ? [] : [{ ...first.where, message: `Content-Language is ${tags}, lang is "${declared}"` }]);
}
function judgeOgLocale({ language, declared, ogLocale }) {
    const locale = ogLocale && readable(ogLocale.tag);
    if (!ogLocale || locale === undefined)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no og:locale that can be read');
    if (language === undefined)
        return (0,judging_judgement/* notApplicable */.hH)('the page declares no language that can be read');
    const message = `og:locale is ${ogLocale.tag}, lang is "${declared}"`;
    return (0,judging_judgement/* failWhere */.a4)((0,language_tag/* isSameLanguage */.ls)(locale, language) ? [] : [{ ...ogLocale.where, message }]);
}
function languageFacts({ declared, contentLanguages, ogLocale }) {
    return {
        htmlLang: declared === '' ? null : declared,
        contentLanguages: contentLanguages.map(({ tag }) => tag),
        ogLocale: ogLocale?.tag ?? null,
    };
}

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/form.js







const GUIDELINES = `${VERSIONS_HELP}#all-method-guidelines`;
/** Most language versions that the facts list. */
const MAX_LISTED = 500;
const form_CHECKS = {
    'outside-head': {
        severity: 'error',
        title: 'hreflang links stand outside <head>',
        why: 'Search engines read language versions in <head> alone; those in the body are ignored.',
        fix: 'Move the links into <head>, before anything that closes it early, as an <img> or a <div>.',
        help: `${VERSIONS_HELP}#html`,
        example: '<body><link rel="alternate" hreflang="de" href="https://www.example.com/de/">',
    },
    'rel-not-alternate': {
        severity: 'error',
        title: 'A link with hreflang lacks rel="alternate"',
        why: 'Without that relation the link names no language version and is ignored.',
        fix: 'Write <link rel="alternate" hreflang="…" href="…">.',
        help: `${VERSIONS_HELP}#html`,
        example: '<link hreflang="de" href="https://www.example.com/de/">',
    },
    'mixed-with-media': {
        severity: 'warning',
        title: 'A hreflang link also has a media attribute',
        why: 'Google asks not to combine hreflang with other attributes such as media in one link.',
        fix: 'Name the version for another device in a link of its own, without hreflang.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
        example: '<link rel="alternate" hreflang="de" media="print" href="https://www.example.com/de/">',
    },
    'href-invalid': {
        severity: 'error',
        title: 'A language version has no usable URL',
        why: 'A link without an http or https URL names no page and is ignored.',
        fix: 'Give the full address of the page in that language.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="">',
    },
    'href-relative': {
        severity: 'warning',
        title: 'The URL of a language version is relative',
        why: 'Google asks for full addresses with https:// and the host.',
        fix: 'Write the address in full.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="/de/">',
    },
    'href-local-host': {
        severity: 'error',
        title: 'A language version names a development server',
        why: 'Nobody but the machine that built the page can reach that address.',
        fix: 'Set the address of the production site in the settings of the site generator.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="http://localhost:3000/de/">',
    },
    'href-fragment': {
        severity: 'notice',
        title: 'The URL of a language version has a fragment',
        why: 'Search engines index pages and not places in them; what follows the # is dropped.',
        fix: 'Remove everything from the # on.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="https://www.example.com/de/#top">',
    },
    'href-http': {
        severity: 'warning',
        title: 'A language version of an https page is an http URL',
        why: 'It names an address that is not secure, and that redirects or differs from the one that is indexed.',
        fix: 'Write the address with https://.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="http://www.example.com/de/">',
    },
};
/** How the versions are written down, whatever they mean. */
const form_form = (0,tool_definition/* defineTopic */.R)({
    checks: form_CHECKS,
    readsDocument: true,
    async judge(visit) {
        const { page, address, alternates, without, notRead } = await namedVersions(visit);
        const { read } = alternates;
        const found = judgeForm(page.document, alternates, address);
        const judgements = without
            ? (0,judging_judgement/* sameForAll */.tE)(form_CHECKS, without)
            : notRead
                ? {
                    ...(0,judging_judgement/* sameForAll */.tE)(form_CHECKS, notRead),
                    'outside-head': found['outside-head'],
                    'rel-not-alternate': found['rel-not-alternate'],
                }
                : found;
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']),
            facts: {
                rendered: (0,script_judgements/* renderingFacts */._V)(page),
                alternates: read.slice(0, MAX_LISTED).map(alternateFacts),
                ...(read.length > MAX_LISTED && { alternatesLeftOut: read.length - MAX_LISTED }),
            },
        };
    },
});
/** Judges how the versions are written down. */
function judgeForm(document, { read, inBody, withoutRelation }, address) {
    const found = (matches, among = read) => (0,judging_judgement/* failAmong */.Jb)(among, among.flatMap(alternate => {
        const message = matches(alternate);
        return message === undefined ? [] : [alternate.at(message)];
    }), NO_URL);
    const usable = read.filter(({ url }) => url);
    return {
        'outside-head': (0,judging_judgement/* failWhere */.a4)(inBody.map(link => document.occurrence(link, 'is in the body, where it is ignored'))),
        'rel-not-alternate': (0,judging_judgement/* failWhere */.a4)(withoutRelation.map(link => document.occurrence(link, 'has hreflang, but not rel="alternate"'))),
        'mixed-with-media': found(({ media }) => media === undefined || media.trim() === '' ? undefined : `media="${media}"`),
        'href-invalid': found(({ url, href }) => (url ? undefined : hrefFault(href))),
        'href-relative': found(({ url, href }) => ((0,comparable_url/* isAbsolute */.oP)(href) ? undefined : `"${href}" for ${url.href}`), usable),
        'href-local-host': found(({ url }) => isDevelopmentServer(url, address.here) ? `${url.href} is on a development server` : undefined, usable),
        'href-fragment': found(({ url }) => (url.hash === '' ? undefined : url.href), usable),
        'href-http': judgeProtocol(usable, address),
    };
}
const NO_URL = 'no language version has a URL that can be read';
function hrefFault(href) {
    return href === '' ? 'has no href' : `"${href}" is not an http or https URL`;
}
/** The address of a server that runs on another port is a left-over of a build on a developer's machine. */
function isDevelopmentServer(url, here) {
    if (!(0,host_kind/* isThisMachine */.YY)(url.hostname))
        return false;
    return !(0,host_kind/* isThisMachine */.YY)(here.hostname) || url.port !== here.port;
}
/** A preview may be served without TLS: its canonical then tells how the site will be reached. */
function judgeProtocol(usable, address) {
    const { here, canonical } = address;
    const secure = here.protocol === 'https:' ? here : canonical?.protocol === 'https:' ? canonical : undefined;
    if (!secure)
        return (0,judging_judgement/* notApplicable */.hH)('neither the page nor its canonical is on https');
    const isSecured = (url) => url.hostname === secure.hostname || (url.host !== here.host && address.isOnSite(url));
    const judged = usable.filter(({ url }) => url.protocol === 'https:' || isSecured(url));
    const plain = judged.filter(({ url }) => url.protocol === 'http:');
    return (0,judging_judgement/* failAmong */.Jb)(judged, plain.map(alternate => alternate.at(`${alternate.url.href} on a site of https`)), 'no language version is one of which it is known that it can be had over https');
}
function alternateFacts({ source, code, href, url }) {
    return { source, hreflang: code, href, url: url?.href ?? null };
}

// EXTERNAL MODULE: ./lib/engine/page/judged-rules.js
var judged_rules = __webpack_require__(86933);
// EXTERNAL MODULE: ./lib/engine/page/page-directives.js
var page_directives = __webpack_require__(15000);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/version-pages.js










/** Most language versions of one page that are asked for. Nearly all sites have fewer. */
const MAX_TARGETS = 30;
/** Versions that are asked for at once. */
const TARGETS_AT_ONCE = 4;
const BOT = 'Googlebot';
/** The pages behind the versions, each once and in their order; the audited page itself is left out. */
async function readTargets(visit, versions, address) {
    const byUrl = new Map();
    for (const version of versions) {
        const key = (0,comparable_url/* comparableUrl */.sY)(version.url);
        const inProduction = version.url.host !== address.here.host && address.isThisPage(version.url);
        if (inProduction || key === (0,comparable_url/* comparableUrl */.sY)(address.here))
            continue;
        const same = byUrl.get(key);
        if (same)
            same.push(version);
        else
            byUrl.set(key, [version]);
    }
    const groups = [...byUrl.values()];
    const limit = (0,p_limit/* default */.A)(TARGETS_AT_ONCE);
    const targets = await Promise.all(groups.slice(0, MAX_TARGETS).map(group => limit(() => readTarget(visit, group, address))));
    return { targets, left: Math.max(0, groups.length - MAX_TARGETS) };
}
async function readTarget(visit, versions, address) {
    const { url } = versions[0];
    const target = { versions, url };
    const located = address.locate(url);
    if ('unverifiable' in located)
        return { ...target, unverifiable: located.unverifiable };
    const [blockedBy, exchange] = await Promise.all([
        blockingLine(visit, located.url),
        located.url === visit.url ? visit.exchange() : visit.fetchForSite(located.url),
    ]);
    return {
        ...target,
        ...readAnswer(exchange, located, address, visit.preview),
        ...(blockedBy && { blockedBy }),
    };
}
/** The line of robots.txt that keeps Google from a URL; undefined where none does. */
async function blockingLine(visit, url) {
    const robots = await visit.robotsTxt(url);
    if (robots.kind !== 'rules')
        return undefined;
    const { allowed, line, rule } = (0,robots_txt/* verdictFor */.Xb)(robots, BOT, url);
    return allowed ? undefined : `line ${line} of ${robots.url}: ${rule}`;
}
/** Statuses that say nothing about whether the page exists: protection, limits, and trouble that may pass. */
function readAnswer({ final, failure, hops }, located, address, preview) {
    if (failure) {
        const message = `${failure.url} ${failure.message}`;
        const endless = failure.kind === 'redirect-loop' || failure.kind === 'too-many-redirects';
        return endless ? { broken: message } : { unverifiable: message };
    }
    const { status } = final;
    if ((0,network_status/* provesNothing */.R1)(status))
        return { status, unverifiable: `${final.url} answers ${status}` };
    if (!(0,network_status/* isSuccess */.oJ)(status)) {
        const message = `${located.url} answers ${status}`;
        return { status, ...(located.pathsDiffer ? { unverifiable: message } : { broken: message }) };
    }
    const moved = hops.length > 1 && (0,comparable_url/* comparableUrl */.sY)(final.url) !== (0,comparable_url/* comparableUrl */.sY)(located.url);
    // The server of a preview may put a slash behind a path where production does not.
    const sameThere = located.mapped && (0,page_address/* loosePath */.qv)(new URL(final.url)) === (0,page_address/* loosePath */.qv)(new URL(located.url));
    if (moved && !sameThere)
        return { status, redirectsTo: final.url };
    const page = (0,open_html/* openHtml */.W)(final, preview);
    return page ? { status, page: describe(page, address) } : { status };
}
function describe(page, address) {
    const { document } = page;
    const rules = [...(0,page_directives/* metaDirectives */.IU)(document).inHead, ...(0,page_directives/* shippedHeaderDirectives */.ZF)(page)];
    const canonical = (0,canonical_links/* declaredCanonical */.fk)(page);
    const { read, sentHidden } = (0,language_alternates/* languageAlternates */.i)(page);
    return {
        noindex: (0,page_directives/* directivesFor */.A)(rules, BOT).some(page_directives/* isNoindex */.Mg),
        canonicalElsewhere: canonical && !(0,page_address/* namesItself */.e0)(canonical, page) ? canonical.href : undefined,
        linksBack: read.some(({ url }) => url && (address.isThisPage(url) || address.mayBeThisPage(url))),
        sentHidden: sentHidden.length > 0,
        alternates: read.length,
        language: (document.html && (0,html_document/* attribute */.lt)(document.html, 'lang')?.trim()) ?? '',
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/targets.js










const targets_CODES = `${VERSIONS_HELP}#language-codes`;
const targets_GUIDELINES = `${VERSIONS_HELP}#all-method-guidelines`;
const targets_CHECKS = {
    'target-broken': {
        severity: 'error',
        title: 'A language version answers with an error',
        why: 'Search engines cannot show a page that is not there, and cannot find the link back on it.',
        fix: 'Correct the address, or remove the link where the page is gone.',
        help: VERSIONS_HELP,
        example: 'hreflang="de" leads to /de/, which answers 404',
    },
    'target-redirects': {
        severity: 'warning',
        title: 'The URL of a language version redirects',
        why: 'The address that is named is not the one that is indexed, so the versions do not match up.',
        fix: 'Name the address that the redirect leads to.',
        help: VERSIONS_HELP,
        example: 'hreflang="de" leads to /de, which answers 301',
    },
    'target-blocked': {
        severity: 'warning',
        title: 'robots.txt keeps Google from a language version',
        why: 'A page that may not be fetched cannot confirm that it is a version of this one.',
        fix: 'Allow the page in robots.txt, or remove the link to it.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
        example: 'hreflang="de" leads to /de/, with "Disallow: /de/" in robots.txt',
    },
    'target-noindex': {
        severity: 'error',
        title: 'A language version is set to noindex',
        why: 'A page that forbids being listed cannot be shown to readers of its language.',
        fix: 'Remove the noindex, or the link to the page.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
        example: 'hreflang="de" leads to /de/, which has <meta name="robots" content="noindex">',
    },
    'target-canonical-elsewhere': {
        severity: 'warning',
        title: 'A language version names another page as canonical',
        why: 'Search engines index the canonical; the address named here is not the one that they show.',
        fix: 'Name the canonical address of each version.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
        example: 'hreflang="de" leads to /de/, whose canonical is /en/',
    },
    'return-link-missing': {
        severity: 'error',
        title: 'A language version does not link back',
        why: 'If two pages do not name each other, search engines ignore the connection.',
        fix: 'Put the same set of hreflang links on every version.',
        help: targets_GUIDELINES,
        example: '/en/ names /de/ as German, and /de/ does not name /en/',
    },
    'target-language-mismatch': {
        severity: 'warning',
        title: 'A language version declares another language than its hreflang',
        why: 'Readers are sent to a page that is not in their language, or one of the two statements is wrong.',
        fix: 'Correct the code or the lang attribute of that page.',
        help: targets_CODES,
        example: 'hreflang="de" leads to a page with <html lang="en">',
    },
};
/** What the pages answer that the versions name. */
const targets = (0,tool_definition/* defineTopic */.R)({
    checks: targets_CHECKS,
    readsDocument: true,
    async judge(visit) {
        const { page, address, versions, without, notRead } = await namedVersions(visit);
        const none = without ?? notRead;
        if (none)
            return {
                judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, (0,judging_judgement/* sameForAll */.tE)(targets_CHECKS, none), ['not-applicable']),
                facts: { targets: [] },
            };
        const blocked = (await blockingLine(visit, page.url)) !== undefined;
        const { targets: read, left } = await readTargets(visit, versions, address);
        const judgements = versions.length === 0
            ? (0,judging_judgement/* sameForAll */.tE)(targets_CHECKS, NO_READABLE_VERSION)
            : judgeTargets(read, left, address, { noindex: isKeptOut(page), blocked });
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']),
            facts: { targets: read.map(targetFacts) },
        };
    },
});
/**
 * Judges what the named pages answer. One that answers wrongly has that fault alone; what it says of itself counts
 * where it answers as it should.
 *
 * @param left versions beyond {@link MAX_TARGETS}, which were not asked for
 * @param here what keeps the audited page itself from search: its versions then need not be better
 */
function judgeTargets(targets, left, address, here) {
    if (targets.length === 0)
        return (0,judging_judgement/* sameForAll */.tE)(targets_CHECKS, (0,judging_judgement/* notApplicable */.hH)('no version is another page than this one'));
    const judge = (faultOf) => judgeEach(targets, left, faultOf);
    const judgePages = (faultOf) => targets.some(({ page, unverifiable }) => page || unverifiable)
        ? judge(target => target.page && faultOf(target.page, target))
        : (0,judging_judgement/* notApplicable */.hH)('no version answers with a page, which is reported apart');
    return {
        'target-broken': judge(({ broken }) => broken),
        'target-redirects': judge(redirectFault),
        'target-blocked': here.blocked
            ? (0,judging_judgement/* notApplicable */.hH)('robots.txt closes this page as well')
            : judge(({ blockedBy, broken, url }) => blockedBy && !broken ? `${url.href} is closed by ${blockedBy}` : undefined),
        'target-noindex': here.noindex
            ? (0,judging_judgement/* notApplicable */.hH)('this page is set to noindex as well')
            : judgePages(({ noindex }, { url }) => (noindex ? `${url.href} is set to noindex` : undefined)),
        'target-canonical-elsewhere': judgePages(({ canonicalElsewhere }, { url }) => canonicalElsewhere === undefined ? undefined : `${url.href} names ${canonicalElsewhere}`),
        'return-link-missing': returnsUnknown(targets, address) ?? judgePages(returnFault(address)),
        'target-language-mismatch': unlessPass(judgePages(languageFault), targets.some(declaresLanguage), 'no version in a language that can be read declares its own'),
    };
}
function judgeEach(targets, left, faultOf) {
    const occurrences = targets.flatMap((target) => {
        const message = target.unverifiable === undefined ? faultOf(target) : undefined;
        return message === undefined
            ? []
            : target.versions.slice(0, 1).map(({ alternate }) => ({ ...alternate.at(message) }));
    });
    if (occurrences.length > 0)
        return (0,judging_judgement/* fail */.fJ)(occurrences);
    const unverified = targets.filter(({ unverifiable }) => unverifiable !== undefined);
    if (unverified.length > 0) {
        const others = unverified.length > 1 ? `, and ${unverified.length - 1} more could not be verified` : '';
        return (0,judging_judgement/* notMeasured */.q7)(`${unverified[0].unverifiable}${others}`);
    }
    return left > 0
        ? (0,judging_judgement/* pass */.IX)(`of ${targets.length + left} versions the first ${MAX_TARGETS} were asked for`)
        : (0,judging_judgement/* pass */.IX)();
}
/** Home pages that lead each reader on to a language of theirs are what x-default is for. */
function redirectFault({ redirectsTo, url, versions }) {
    if (redirectsTo === undefined || versions.every(({ code }) => isXDefault(code)))
        return undefined;
    return `${url.href} leads to ${redirectsTo}`;
}
function returnsUnknown(targets, address) {
    if (address.canonicalIs === 'elsewhere') {
        return (0,judging_judgement/* notApplicable */.hH)('the page names another one as canonical, which the versions link to');
    }
    const hidden = targets.find(({ page }) => page?.sentHidden && !page.linksBack);
    return hidden && (0,judging_judgement/* notMeasured */.q7)(`${hidden.url.href} sends its links in a hidden element, for scripts to move`);
}
function returnFault(address) {
    return ({ linksBack, alternates }, { url }) => {
        if (linksBack || address.isThisPage(url))
            return undefined;
        return alternates === 0
            ? `${url.href} names no language versions`
            : `${url.href} names ${alternates} versions, this page not among them`;
    };
}
/** No merit of pages is that nothing could be compared. */
function unlessPass(judgement, looked, nothing) {
    return judgement.outcome === 'pass' && !looked ? (0,judging_judgement/* notApplicable */.hH)(nothing) : judgement;
}
function declaresLanguage({ page, versions }) {
    return ((0,language_tag/* readLanguageTag */.FA)(page?.language ?? '')?.language !== undefined &&
        versions.some(({ language }) => language !== undefined));
}
function languageFault({ language }, { versions, url }) {
    const declared = (0,language_tag/* readLanguageTag */.FA)(language)?.language;
    if (!declared)
        return undefined;
    const named = versions.flatMap(version => version.language ?? []);
    if (named.length === 0 || named.some(code => (0,language_tag/* isSameLanguage */.ls)(code, declared)))
        return undefined;
    const [code = ''] = named;
    const meaning = `${code} is ${(0,language_tag/* nameOf */.Vb)('language', code)}`;
    return `${url.href} is named ${versions[0].alternate.code} (${meaning}), its lang is "${language}"`;
}
function isKeptOut(page) {
    const { inHead, header } = (0,judged_rules/* judgedRules */.v)(page);
    return (0,page_directives/* directivesFor */.A)([...inHead, ...header], 'Googlebot').some(page_directives/* isNoindex */.Mg);
}
function targetFacts({ url, versions, status, unverifiable, page }) {
    return {
        url: url.href,
        hreflang: versions.map(({ alternate }) => alternate.code),
        status: status ?? null,
        linksBack: page?.linksBack ?? null,
        lang: page?.language ?? null,
        notVerified: unverifiable ?? null,
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/version-set.js








const version_set_GUIDELINES = `${VERSIONS_HELP}#all-method-guidelines`;
const X_DEFAULT_HELP = `${VERSIONS_HELP}#xdefault`;
const version_set_CHECKS = {
    'code-conflict': {
        severity: 'warning',
        title: 'One language code leads to different URLs',
        why: 'Search engines have to guess which page is meant for that audience.',
        fix: 'Name one URL for each code.',
        help: version_set_GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="https://www.example.com/de/">\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/">',
    },
    'sources-disagree': {
        severity: 'warning',
        title: 'HTML and Link header name different pages for one language',
        why: 'Two statements that disagree leave the choice to the search engine.',
        fix: 'Name the versions in one of the two places alone.',
        help: VERSIONS_HELP,
        example: 'Link: <https://www.example.com/de/>; rel="alternate"; hreflang="de"\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/">',
    },
    'url-in-several-languages': {
        severity: 'warning',
        title: 'One URL is named as the version of several languages',
        why: 'A page is written in one language: for readers of the others it is the wrong one.',
        fix: 'Name each translation by its own URL, and leave out languages that have none.',
        help: VERSIONS_HELP,
        example: '<link rel="alternate" hreflang="de" href="https://www.example.com/a">\n<link rel="alternate" hreflang="fr" href="https://www.example.com/a">',
    },
    'self-missing': {
        severity: 'warning',
        title: 'The page does not name itself among its language versions',
        why: 'Each version must list itself as well as all others; search engines may ignore the set otherwise.',
        fix: 'Add a link with the language and the address of this page.',
        help: version_set_GUIDELINES,
        example: '/en/ names /de/ and /fr/, and not itself',
    },
    'x-default-missing': {
        severity: 'notice',
        title: 'The language versions have no x-default',
        why: 'It names the page for readers whose language is not among the versions. Google recommends one.',
        fix: 'Add hreflang="x-default" with the version or language selector that suits everybody else.',
        help: X_DEFAULT_HELP,
        example: 'hreflang="en" and hreflang="de", without hreflang="x-default"',
    },
    'canonical-conflict': {
        severity: 'warning',
        title: 'The page is a language version, but its canonical is another page',
        why: 'The canonical asks search engines to drop the page that hreflang asks them to show.',
        fix: 'Let each language version name itself as canonical.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
        example: '/de/ is named as German and has <link rel="canonical" href="https://www.example.com/en/">',
    },
};
/** Whether the versions go together, before any of them is asked for. */
const versionSet = (0,tool_definition/* defineTopic */.R)({
    checks: version_set_CHECKS,
    readsDocument: true,
    async judge(visit) {
        const { page, address, versions, without, notRead } = await namedVersions(visit);
        const none = without ?? notRead;
        const judgements = none ? (0,judging_judgement/* sameForAll */.tE)(version_set_CHECKS, none) : judgeSet(page.document, versions, address);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
/** Judges whether the versions go together. */
function judgeSet(document, versions, address) {
    if (versions.length === 0) {
        return (0,judging_judgement/* sameForAll */.tE)(version_set_CHECKS, NO_READABLE_VERSION);
    }
    const canonicalConflict = judgeCanonical(versions, address);
    return {
        'code-conflict': (0,judging_judgement/* failWhere */.a4)(['html', 'header'].flatMap(source => conflictsIn(versions, source))),
        'sources-disagree': judgeSources(versions),
        'url-in-several-languages': (0,judging_judgement/* failAmong */.Jb)(versions.filter(({ language }) => language !== undefined), sharedUrls(versions), 'x-default alone is named'),
        'self-missing': canonicalConflict.outcome === 'fail'
            ? (0,judging_judgement/* notApplicable */.hH)('the canonical is another page, which is reported apart')
            : version_set_judgeSelf(document, versions, address),
        'x-default-missing': versions.some(({ code }) => isXDefault(code))
            ? (0,judging_judgement/* pass */.IX)()
            : (0,judging_judgement/* fail */.fJ)({ url: document.url, message: `${versions.length} versions, none of them x-default` }),
        'canonical-conflict': canonicalConflict,
    };
}
function conflictsIn(versions, source) {
    const first = new Map();
    return versions
        .filter(({ alternate }) => alternate.source === source)
        .flatMap(({ alternate, code, url }) => {
        const before = first.get(code);
        if (!before)
            first.set(code, url);
        return before && (0,comparable_url/* comparableUrl */.sY)(before) !== (0,comparable_url/* comparableUrl */.sY)(url)
            ? [alternate.at(`${code} is ${before.href} and ${url.href}`)]
            : [];
    });
}
function judgeSources(versions) {
    const html = versions.filter(({ alternate }) => alternate.source === 'html');
    const header = versions.filter(({ alternate }) => alternate.source === 'header');
    if (html.length === 0 || header.length === 0) {
        return (0,judging_judgement/* notApplicable */.hH)('the versions are named in one place alone');
    }
    const named = new Map(html.map(({ code, url }) => [code, url]));
    const inBoth = header.filter(({ code }) => named.has(code));
    return (0,judging_judgement/* failAmong */.Jb)(inBoth, inBoth.flatMap(({ alternate, code, url }) => {
        const other = named.get(code);
        return (0,comparable_url/* comparableUrl */.sY)(other) === (0,comparable_url/* comparableUrl */.sY)(url)
            ? []
            : [alternate.at(`${code} is ${url.href} in the header, ${other.href} in the HTML`)];
    }), 'no language is named both in the header and in the HTML');
}
/** One page may serve several countries of one language, and be x-default; not two languages. */
function sharedUrls(versions) {
    const first = new Map();
    return versions.flatMap(version => {
        const { alternate, url, language, code } = version;
        if (language === undefined)
            return [];
        const key = (0,comparable_url/* comparableUrl */.sY)(url);
        const before = first.get(key);
        if (!before)
            first.set(key, version);
        return before && !(0,language_tag/* isSameLanguage */.ls)(before.language, language)
            ? [alternate.at(`${url.href} is named for ${before.code} and for ${code}`)]
            : [];
    });
}
function version_set_judgeSelf(document, versions, address) {
    // A page where readers choose their language is x-default alone.
    if (versions.some(({ url }) => address.isThisPage(url)))
        return (0,judging_judgement/* pass */.IX)();
    const byPath = versions.find(({ url }) => address.mayBeThisPage(url));
    if (byPath)
        return (0,judging_judgement/* pass */.IX)(`by its path: ${byPath.url.href}`);
    const foreign = versions.find(({ url }) => !address.isOnSite(url));
    if (foreign && address.previewReason !== undefined && address.production === undefined) {
        const unknown = `which address the page will have on ${foreign.url.host} is not known`;
        return (0,judging_judgement/* notApplicable */.hH)(`${address.previewReason}, and ${unknown}`);
    }
    if (address.canonicalIs === 'elsewhere') {
        return (0,judging_judgement/* notApplicable */.hH)('the page names another one as canonical, whose versions these may be');
    }
    const codes = versions.map(({ code }) => code).join(', ');
    return (0,judging_judgement/* fail */.fJ)({ url: document.url, message: `none of ${codes} is this page` });
}
/** A page that lists itself as a version, but hands over to another, contradicts itself. */
function judgeCanonical(versions, address) {
    const { canonical, canonicalIs } = address;
    if (canonicalIs === 'absent')
        return (0,judging_judgement/* notApplicable */.hH)('the page declares no canonical, or several that differ');
    if (canonicalIs !== 'elsewhere')
        return (0,judging_judgement/* pass */.IX)();
    const target = (0,comparable_url/* comparableUrl */.sY)(canonical);
    const other = versions.find(({ url }) => (0,comparable_url/* comparableUrl */.sY)(url) === target);
    return (0,judging_judgement/* failWhere */.a4)(ownVersions(versions, address).map(({ alternate, code }) => {
        const as = other && other.code !== code ? ` (the version ${other.code})` : '';
        return alternate.at(`the page is ${code}, its canonical ${canonical.href}${as}`);
    }));
}

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/topics.js





const topics = [form_form, codes, versionSet, targets, declaredLanguage];


/***/ }),

/***/ 9895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ perVisit)
/* harmony export */ });
/**
 * A reading that several topics need of the same visit: worked out when the first of them asks, and kept as long as the
 * visit is. A rejection is kept like a value, so that all of them say the same.
 */
function perVisit(read) {
    const readings = new WeakMap();
    return visit => {
        let reading = readings.get(visit);
        if (!reading) {
            reading = read(visit);
            readings.set(visit, reading);
        }
        return reading;
    };
}


/***/ }),

/***/ 54963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ shownJudgedPage),
  V: () => (/* binding */ shownPage)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
;// CONCATENATED MODULE: ./lib/engine/page/instant-redirect.js




/**
 * Where a page sends its readers at once by `<meta http-equiv="refresh">`; undefined where it does not. Search engines
 * take that for a permanent redirect, so such a page is never a result.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
function instantRedirect({ document, url }) {
    for (const element of document.elements('meta')) {
        if ((0,html_document/* attribute */.lt)(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh')
            continue;
        if (!(0,link_elements/* isInHead */.gd)(element))
            continue;
        const target = /^\s*0+(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?(.+)$/is.exec((0,html_document/* attribute */.lt)(element, 'content') ?? '');
        const address = target && document.resolve(target[1].trim().replace(/^(["'])(.*?)\1.*$/s, '$2'));
        if (address && (0,comparable_url/* comparableUrl */.sY)(address) !== (0,comparable_url/* comparableUrl */.sY)(url))
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
        throw new not_measured/* NotApplicable */.bQ(`the page only redirects, by meta refresh, to ${elsewhere}`);
}

;// CONCATENATED MODULE: ./lib/engine/visit/shown-page.js

/**
 * The audited page as sent, which readers get to see.
 *
 * @throws NotApplicable where it only sends them elsewhere; NotMeasured as {@link Visit.htmlPage}
 */
async function shownPage(visit) {
    const page = await visit.htmlPage();
    assertShown(page);
    return page;
}
/** The same as search engines judge it. */
async function shownJudgedPage(visit) {
    await shownPage(visit);
    return await visit.judgedPage();
}


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
