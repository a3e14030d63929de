export const id = 8316;
export const ids = [8316];
export const modules = {

/***/ 77628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ unlessLackingFiles)
/* harmony export */ });
/* harmony import */ var _visit_layout_gap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59313);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);


async function unlessLackingFiles({ scripts }, judgements, names, types = ['Stylesheet', 'Script']) {
    const failed = names.filter(name => judgements[name].outcome === 'fail');
    if (failed.length === 0 || scripts.state !== 'seen')
        return judgements;
    const gap = await (0,_visit_layout_gap_js__WEBPACK_IMPORTED_MODULE_0__/* .layoutGap */ .X7)(scripts.rendered, types);
    if (gap === undefined)
        return judgements;
    return { ...judgements, ...Object.fromEntries(failed.map(name => [name, (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notMeasured */ .q7)(gap)])) };
}


/***/ }),

/***/ 3929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O_: () => (/* binding */ wordAround),
/* harmony export */   jG: () => (/* binding */ misreadUtf8),
/* harmony export */   oT: () => (/* binding */ LEADS),
/* harmony export */   qD: () => (/* binding */ doubleDecoded)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const DOUBLE_DECODED = /[ÂÃÄÅÐÑ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€‚„†ˆ‰™][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
const LEADS = /[ÂÃÄÅÐÑâ]/;
function misreadUtf8({ document, response, encoding }) {
    if (encoding !== 'windows-1252' || !response.body.some(byte => byte > 0x7f))
        return undefined;
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(response.body, { stream: true });
        return new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .HtmlDocument */ .Df(text, document.url, document.url, document.schemeOfHosts);
    }
    catch {
        return undefined;
    }
}
function doubleDecoded(text) {
    if (!LEADS.test(text))
        return undefined;
    for (const match of text.matchAll(DOUBLE_DECODED)) {
        const meant = decodedAgain(match[0]);
        if (meant === undefined || !isCertain(text, match.index, match[0]))
            continue;
        const word = wordAround(text, match.index, match[0].length);
        return `"${word}" was meant to be "${word.replaceAll(match[0], meant)}": UTF-8 was read as windows-1252.`;
    }
    return undefined;
}
function isCertain(text, index, found) {
    if (found.startsWith('â'))
        return true;
    if (!/\p{Lu}$/u.test(text.slice(Math.max(0, index - 2), index)))
        return true;
    return /^\p{Ll}/u.test(text.slice(index + found.length));
}
function decodedAgain(text) {
    const bytes = [...text].map(character => {
        const high = WINDOWS_1252.indexOf(character);
        return high < 0 ? character.charCodeAt(0) : 0x80 + high;
    });
    if (bytes.some(byte => byte > 0xff))
        return undefined;
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    }
    catch {
        return undefined;
    }
}
const WORD_CHARACTERS = 30;
function wordAround(text, index, length) {
    const before = /\S*$/.exec(text.slice(Math.max(0, index - WORD_CHARACTERS), index))[0];
    const after = /^\S*/.exec(text.slice(index + length, index + length + WORD_CHARACTERS))[0];
    return `${before}${text.slice(index, index + length)}${after}`;
}


/***/ }),

/***/ 89803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ examinedPage),
/* harmony export */   b: () => (/* binding */ ofFirstPart)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79786);
/* harmony import */ var _page_script_shell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15798);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9895);
/* harmony import */ var _visit_shown_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92263);
/* harmony import */ var _visit_shut_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94389);
/* harmony import */ var _double_decoding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3929);
/* harmony import */ var _examination_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80352);







const examinedPage = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_1__/* .perVisit */ .V)(async (visit) => {
    const judged = await (0,_visit_shown_page_js__WEBPACK_IMPORTED_MODULE_2__/* .shownJudgedPage */ .q)(visit);
    const utf8 = (0,_double_decoding_js__WEBPACK_IMPORTED_MODULE_4__/* .misreadUtf8 */ .jG)(judged.sent);
    const page = utf8 && !(0,_page_script_shell_js__WEBPACK_IMPORTED_MODULE_0__/* .scriptShellOf */ .HH)(utf8) ? { ...judged, document: utf8 } : judged;
    const shown = judged.scripts.state === 'seen' ? judged.scripts.rendered : undefined;
    const selectors = shown?.overlays.map(({ selector }) => selector);
    const shut = await (0,_visit_shut_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .shutParts */ .x)(visit);
    const examination = (0,_examination_js__WEBPACK_IMPORTED_MODULE_5__/* .examine */ .s)(page, selectors, shown?.unseenHeadings, shown?.hiddenVersions, shut);
    return { page, examination, isMisread: utf8 !== undefined };
});
function ofFirstPart(judgements, { unread }) {
    if (unread === 0)
        return judgements;
    const told = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .pass */ .IX)(`in the first ${_examination_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_READ_CHARACTERS */ .$} characters of the text; ${unread} more were not looked at`);
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, judgement.outcome === 'pass' ? told : judgement]));
}


/***/ }),

/***/ 98316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 1 modules
var language_tag = __webpack_require__(34659);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/language-versions.js
var language_versions = __webpack_require__(2162);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/named-versions.js
var named_versions = __webpack_require__(39729);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/versions-help.js
var versions_help = __webpack_require__(73417);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/codes.js







const CODES = `${versions_help/* VERSIONS_HELP */.S}#language-codes`;
const CHECKS = {
    'code-malformed': {
        severity: 'warning',
        title: 'A hreflang value is not a language code',
        why: 'Search engines ignore a language version whose code they cannot read.',
        fix: 'Write the language, then the script and region where needed, with hyphens: en, en-GB, zh-Hant-TW, x-default.',
        help: CODES,
        example: 'hreflang="en_US"',
    },
    'language-unknown': {
        severity: 'warning',
        title: 'A hreflang value names a language that does not exist',
        why: 'Search engines ignore the language version.',
        fix: 'Use the two-letter code of the language (ISO 639-1). It comes first; a code with only a country is not possible.',
        help: CODES,
        example: 'hreflang="xx"',
    },
    'language-not-iso-639-1': {
        severity: 'notice',
        title: 'A hreflang value does not use the two-letter code of its language',
        why: 'Google documents the codes of ISO 639-1 only and may ignore others.',
        fix: 'Use the two-letter code of the language in ISO 639-1.',
        help: CODES,
        example: 'hreflang="gsw"',
    },
    'region-unknown': {
        severity: 'warning',
        title: 'A hreflang value names a country that does not exist',
        why: 'Search engines cannot tell which country the language version is for.',
        fix: 'Use the two-letter code of the country (ISO 3166-1), such as GB for the United Kingdom, or leave the country out.',
        help: CODES,
        example: 'hreflang="en-UK"',
    },
    'region-is-area': {
        severity: 'notice',
        title: 'A hreflang value names an area of several countries',
        why: 'Google documents countries only, so it may ignore a language version for Latin America (es-419).',
        fix: 'Add a link with the language only, such as es, or one for each country.',
        help: CODES,
        example: 'hreflang="es-419"',
    },
    'script-unknown': {
        severity: 'warning',
        title: 'A hreflang value names a script that does not exist',
        why: 'Search engines cannot tell in which script the language version is written.',
        fix: 'Use a code of ISO 15924, such as Hans or Hant for Chinese, Latn or Cyrl for Serbian.',
        help: CODES,
        example: 'hreflang="zh-Hand"',
    },
};
const codes = (0,tool_definition/* defineTopic */.RE)({
    checks: CHECKS,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, alternates, without, notRead } = await (0,named_versions/* namedVersions */.fY)(visit);
        const none = without ?? notRead;
        const judgements = none ? (0,judgement/* sameForAll */.tE)(CHECKS, none) : judgeCodes(alternates.read);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
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
        for (const { check, message } of faultsOf(alternate, codes)) {
            places[check].push(alternate.at(message));
        }
    }
    const tags = alternates.flatMap(alternate => (0,language_versions/* languageOf */.eX)(alternate) ?? []);
    const known = tags.filter(({ language }) => (0,language_tag/* languageKind */.NI)(language) !== 'unknown');
    const regional = known.filter(({ region }) => region !== undefined);
    const written = known.filter(({ script }) => script !== undefined);
    const among = (check, subjects, nothing) => (0,judgement/* failAmong */.Jb)(subjects, places[check], nothing);
    return {
        'code-malformed': (0,judgement/* failWhere */.a4)(places['code-malformed']),
        'language-unknown': among('language-unknown', tags, NO_LANGUAGE),
        'language-not-iso-639-1': among('language-not-iso-639-1', known, NO_LANGUAGE),
        'region-unknown': among('region-unknown', regional, NO_REGION),
        'region-is-area': among('region-is-area', regional, NO_REGION),
        'script-unknown': among('script-unknown', written, 'no hreflang link has a script'),
    };
}
const NO_LANGUAGE = 'no hreflang link has a language that can be read';
const NO_REGION = 'no hreflang link has a country';
function faultsOf({ code, written: text }, written) {
    const tag = (0,language_tag/* readLanguageTag */.FA)(code);
    if (!tag?.language && !(0,language_versions/* isXDefault */.Qz)(code))
        return [{ check: 'code-malformed', message: malformed(code) }];
    if (text !== code) {
        return [
            { check: 'code-malformed', message: `${JSON.stringify(text)} has spaces around it; write "${code}"` },
        ];
    }
    if (!tag?.language || (0,language_versions/* isXDefault */.Qz)(code))
        return [];
    const kind = (0,language_tag/* languageKind */.NI)(tag.language);
    if (kind === 'unknown')
        return [{ check: 'language-unknown', message: unknownLanguage(code, tag) }];
    const faults = [];
    const short = (0,language_tag/* shortLanguage */.XO)(tag.language);
    if (kind !== 'two-letter' && short.length === 2) {
        faults.push({
            check: 'language-not-iso-639-1',
            message: `"${code}"; ${(0,language_tag/* nameOf */.Vb)('language', short)} is "${short}"`,
        });
    }
    if (tag.script !== undefined && !(0,language_tag/* isScript */.Kh)(tag.script)) {
        faults.push({ check: 'script-unknown', message: `"${code}": the script ${tag.script} does not exist` });
    }
    const { region } = tag;
    if (region === undefined || (0,language_tag/* isCountry */.B8)(region))
        return faults;
    if (!(0,language_tag/* isArea */.y_)(region)) {
        faults.push({ check: 'region-unknown', message: unknownRegion(code, region) });
    }
    else if (!written.has(tag.language)) {
        const message = `"${code}" is for ${(0,language_tag/* nameOf */.Vb)('region', region)}, and there is no link for "${tag.language}"`;
        faults.push({ check: 'region-is-area', message });
    }
    return faults;
}
function malformed(code) {
    if (code === '')
        return 'The value is empty';
    const lower = code.toLowerCase();
    if (/^x[^a-z]*default$/.test(lower))
        return `"${code}"; write "${language_versions/* X_DEFAULT */.dc}"`;
    const parts = lower.split(/[^a-z0-9]+/).filter(Boolean);
    const hyphenated = parts.join('-');
    const found = (0,language_tag/* readLanguageTag */.FA)(hyphenated) ?? (0,language_tag/* readLanguageTag */.FA)(byLength(parts));
    if (!found?.language || (0,language_tag/* languageKind */.NI)(found.language) === 'unknown')
        return `"${code}"`;
    return `"${code}"; write "${written(found)}"`;
}
function byLength([language = '', ...rest]) {
    return [language, ...rest.toSorted((a, b) => b.length - a.length)].join('-');
}
function written({ language, script, region }) {
    return [language, script, region].filter(part => part !== undefined).join('-');
}
function unknownLanguage(code, { language, region }) {
    if (language === 'default')
        return `"${code}"; write "${language_versions/* X_DEFAULT */.dc}"`;
    const first = language.toUpperCase();
    const country = (0,language_tag/* isCountry */.B8)(first) ? first : (0,language_tag/* meantCountry */.I6)(first);
    const reversed = region?.toLowerCase();
    if (country && reversed && (0,language_tag/* languageKind */.NI)(reversed) === 'two-letter') {
        return `"${code}" has the country first; write "${reversed}-${country}"`;
    }
    if (country) {
        const likely = (0,language_tag/* likelyLanguage */.b)(country);
        const hint = likely ? `; the language comes first, such as "${likely}-${country}"` : '';
        return `"${code}": ${language} is a country (${(0,language_tag/* nameOf */.Vb)('region', country)})${hint}`;
    }
    const short = (0,language_tag/* shortLanguage */.XO)(language);
    const hint = short !== language ? `; ${(0,language_tag/* nameOf */.Vb)('language', short)} is "${short}"` : '';
    return `"${code}": the language "${language}" does not exist${hint}`;
}
function unknownRegion(code, region) {
    const meant = (0,language_tag/* meantCountry */.I6)(region);
    if (meant)
        return `"${code}": the code of ${(0,language_tag/* nameOf */.Vb)('region', meant)} is ${meant}`;
    if (region === 'EU')
        return `"${code}": the European Union is not a country; use its countries, or the language only`;
    return `"${code}": the country ${region} does not exist`;
}

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/tools/content/examined-page.js
var examined_page = __webpack_require__(89803);
// EXTERNAL MODULE: ./lib/engine/tools/content/language.js
var language = __webpack_require__(43692);
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











const declared_language_CODES = `${versions_help/* VERSIONS_HELP */.S}#language-codes`;
const HTML_LANG = 'https://www.w3.org/International/questions/qa-html-language-declarations';
const declared_language_CHECKS = {
    'html-lang-missing': {
        severity: 'warning',
        title: 'The page does not declare its language',
        why: 'Screen readers, translation in browsers and Bing rely on the lang attribute of <html>.',
        fix: 'Add it with the language of the text, such as <html lang="en"> for English.',
        help: HTML_LANG,
        example: '<html>',
    },
    'html-lang-invalid': {
        severity: 'warning',
        title: 'The lang attribute is not a language code',
        why: 'Screen readers and browsers treat the language of the page as unknown.',
        fix: 'Use a code such as en, en-GB or zh-Hant.',
        help: HTML_LANG,
        example: '<html lang="english">',
    },
    'self-language-mismatch': {
        severity: 'warning',
        title: 'The lang attribute of the page contradicts its own hreflang',
        why: 'One of the two is wrong: either search engines show the page to the wrong people, or screen readers read it with the wrong voice.',
        fix: 'Set both to the language of the text.',
        help: declared_language_CODES,
        example: 'the page names itself with hreflang="de" and has <html lang="en">',
    },
    'og-locale-mismatch': {
        severity: 'notice',
        title: 'og:locale contradicts the lang attribute',
        why: 'Social networks read the language of a shared page from og:locale.',
        fix: 'Set og:locale to the language of the page, such as de_DE, or remove it.',
        help: 'https://ogp.me/#optional',
        example: '<html lang="de">\n<meta property="og:locale" content="en_US">',
    },
};
const declaredLanguage = (0,tool_definition/* defineTopic */.RE)({
    checks: declared_language_CHECKS,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, address, versions } = await (0,named_versions/* namedVersions */.fY)(visit);
        const language = pageLanguageOf(page);
        const detected = language.declared === '' ? await detectedLanguage(visit) : '';
        const judgements = {
            ...judgeLanguage(page, language, (0,language_versions/* ownVersions */.qt)(versions, address), detected),
            'og-locale-mismatch': judgeOgLocale(pageLanguageOf(page.sent), (0,language_versions/* ownVersions */.qt)(versions, address)),
        };
        const { 'html-lang-missing': missing } = judgements;
        return {
            judgements: {
                ...(0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']),
                ...(0,script_judgements/* unlessUnfilled */.ED)(page, { 'html-lang-missing': missing }, ['fail']),
            },
            facts: languageFacts(language),
        };
    },
});
async function detectedLanguage(visit) {
    const { examination } = await (0,examined_page/* examinedPage */.H)(visit);
    const { language } = await examination.inLanguage();
    return language.isOfFrame ? '' : language.detected;
}
function judgeLanguage(page, language, own, detected) {
    const { declared } = language;
    const { html } = page.document;
    const atRoot = (message) => html?.sourceCodeLocation ? page.document.occurrence(html, message) : { url: page.url, message };
    const fault = declared === '' ? undefined : faultOf(declared);
    return {
        'html-lang-missing': declared === '' ? (0,judgement/* fail */.fJ)(atRoot(`${missing(html)}${proposal(detected, page)}`)) : (0,judgement/* pass */.IX)(),
        'html-lang-invalid': declared === ''
            ? (0,judgement/* notApplicable */.hH)('the page declares no language')
            : (0,judgement/* failWhere */.a4)(fault === undefined ? [] : [atRoot(fault)]),
        'self-language-mismatch': judgeSelf(language, own),
    };
}
function proposal(detected, { url, preview }) {
    if (detected === '')
        return '';
    const codes = (0,language/* codesToPropose */.yt)(detected, new URL(preview?.origin ?? url).hostname);
    return codes.length === 1
        ? `: write <html lang="${codes[0]}">`
        : `: write the code of its language, one of ${codes.join(', ')}`;
}
function missing(html) {
    if (html && (0,html_document/* attribute */.lt)(html, 'lang') !== undefined)
        return 'The lang attribute is empty';
    const inXml = html && (0,html_document/* attribute */.lt)(html, 'xml:lang');
    return inXml
        ? `<html> has only xml:lang="${inXml}", which counts in XHTML only`
        : '<html> has no lang attribute';
}
function faultOf(declared) {
    const tag = (0,language_tag/* readLanguageTag */.FA)(declared);
    if (!tag) {
        const hyphenated = declared.replaceAll('_', '-');
        const hint = (0,language_tag/* readLanguageTag */.FA)(hyphenated)?.language ? `; write "${hyphenated}"` : '';
        return `lang="${declared}"${hint}`;
    }
    if (tag.language !== '' && (0,language_tag/* languageKind */.NI)(tag.language) === 'unknown') {
        return `lang="${declared}": the language "${tag.language}" does not exist`;
    }
    const { region } = tag;
    if (region === 'UK')
        return `lang="${declared}": the code of the United Kingdom is GB`;
    const known = region === undefined || (0,language_tag/* isCountry */.B8)(region) || (0,language_tag/* isArea */.y_)(region) || isReserved(region);
    return known ? undefined : `lang="${declared}": the country "${region}" does not exist`;
}
function isReserved(region) {
    return /^(?:AA|AC|CP|CQ|DG|EA|EU|EZ|IC|TA|UN|X[A-Z]|Q[M-Z]|ZZ)$/.test(region);
}
function judgeSelf({ language, declared }, own) {
    const [first] = own;
    if (!first)
        return (0,judgement/* notApplicable */.hH)('no hreflang link leads to the page itself');
    if (language === undefined)
        return (0,judgement/* notApplicable */.hH)('the page declares no language that can be read');
    const agrees = own.some(version => (0,language_tag/* isSameLanguage */.ls)(version.language, language));
    return (0,judgement/* failWhere */.a4)(agrees ? [] : [first.alternate.at(`hreflang is "${first.alternate.code}", but lang is "${declared}"`)]);
}
function judgeOgLocale({ language, declared, ogLocale }, own) {
    const locale = ogLocale && readable(ogLocale.tag);
    if (!ogLocale || locale === undefined)
        return (0,judgement/* notApplicable */.hH)('the page has no og:locale that can be read');
    if (language === undefined)
        return (0,judgement/* notApplicable */.hH)('the page declares no language that can be read');
    if (isOddOne(language, locale, own))
        return (0,judgement/* notApplicable */.hH)('hreflang says the same, so lang is reported');
    const message = `og:locale is ${ogLocale.tag}, but lang is "${declared}"`;
    return (0,judgement/* failWhere */.a4)((0,language_tag/* isSameLanguage */.ls)(locale, language) ? [] : [{ ...ogLocale.where, message }]);
}
function isOddOne(language, locale, own) {
    const says = (other) => own.some(version => (0,language_tag/* isSameLanguage */.ls)(version.language, other));
    return says(locale) && !says(language);
}
function languageFacts({ declared, contentLanguages, ogLocale }) {
    return {
        htmlLang: declared === '' ? null : declared,
        contentLanguages: contentLanguages.map(({ tag }) => tag),
        ogLocale: ogLocale?.tag ?? null,
    };
}

// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/version-links.js
var version_links = __webpack_require__(75214);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/foreign-links.js





const MAX_LISTED = 50;
const MAX_TEXT = 200;
const MAX_AROUND = 30;
const foreignLinks = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    readsDocument: true,
    async judge(visit) {
        const { page, address } = await (0,named_versions/* namedVersions */.fY)(visit);
        const own = (0,version_links/* plainPath */.s1)(address.here);
        const links = new Map();
        for (const element of page.document.elements('a')) {
            if (links.size >= MAX_LISTED)
                break;
            const url = page.document.addressOf((0,html_document/* attribute */.lt)(element, 'href') ?? '');
            if (!url || !/^https?:$/.test(url.protocol) || !isOfAnother(url, own, address))
                continue;
            const text = (0,html_document/* foldSpace */.GQ)((0,text_start/* startOfSeenText */.Mq)(element, MAX_TEXT));
            const located = address.locate(url);
            if (text === '' || 'unverifiable' in located || isMarked(element))
                continue;
            if (!links.has(located.url))
                links.set(located.url, text);
        }
        const listed = [...links].map(([url, text]) => ({ url, text }));
        return { judgements: {}, ...(listed.length > 0 && { facts: { foreignLinks: listed } }) };
    },
});
function isOfAnother(url, own, address) {
    if (!address.isOnSite(url))
        return false;
    const { language, rest } = (0,version_links/* plainPath */.s1)(url);
    return language !== own.language && rest !== '' && rest !== own.rest;
}
function isMarked(link) {
    if ((0,html_document/* attribute */.lt)(link, 'hreflang') !== undefined)
        return true;
    let around = link;
    for (let steps = 0; around && around.tagName !== 'html' && steps < MAX_AROUND; steps++) {
        if ((0,html_document/* attribute */.lt)(around, 'lang') !== undefined)
            return true;
        around = (0,html_document/* parentOf */.gN)(around);
    }
    return false;
}

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/form.js








const GUIDELINES = `${versions_help/* VERSIONS_HELP */.S}#all-method-guidelines`;
const form_MAX_LISTED = 500;
const form_CHECKS = {
    'outside-head': {
        severity: 'warning',
        title: 'hreflang links are outside <head>',
        why: 'Search engines read hreflang links in <head> only and ignore those in the body.',
        fix: 'Move the links into <head>, before any element that ends it early, such as <img> or <div>.',
        help: `${versions_help/* VERSIONS_HELP */.S}#html`,
        example: '<body><link rel="alternate" hreflang="de" href="https://www.example.com/de/">',
    },
    'rel-not-alternate': {
        severity: 'warning',
        title: 'A link with hreflang lacks rel="alternate"',
        why: 'Search engines ignore the link without it.',
        fix: 'Write <link rel="alternate" hreflang="…" href="…">.',
        help: `${versions_help/* VERSIONS_HELP */.S}#html`,
        example: '<link hreflang="de" href="https://www.example.com/de/">',
    },
    'mixed-with-media': {
        severity: 'warning',
        title: 'A hreflang link also has a media attribute',
        why: 'Google asks for hreflang links without other attributes such as media.',
        fix: 'Use a separate link without hreflang for the version for another device.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
        example: '<link rel="alternate" hreflang="de" media="print" href="https://www.example.com/de/">',
    },
    'href-invalid': {
        severity: 'warning',
        title: 'A hreflang link has no usable URL',
        why: 'Search engines ignore a link without an http or https URL.',
        fix: 'Write the full URL of the page in that language.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="">',
    },
    'href-relative': {
        severity: 'warning',
        title: 'A hreflang link has a relative URL',
        why: 'Google asks for full URLs, with https:// and the host.',
        fix: 'Write the full URL.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="/de/">',
    },
    'href-local-host': {
        severity: 'error',
        title: 'A hreflang link leads to a development server',
        why: 'Only the computer that built the page can open that URL.',
        fix: 'Set the URL of the production site in the settings of the site generator.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="http://localhost:3000/de/">',
    },
    'href-fragment': {
        severity: 'notice',
        title: 'A hreflang link has a URL with a fragment',
        why: 'Search engines index pages, not parts of them, and drop everything from the # on.',
        fix: 'Remove the # and what follows it.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="https://www.example.com/de/#top">',
    },
    'href-http': {
        severity: 'warning',
        title: 'A hreflang link of an https page has an http URL',
        why: 'That URL redirects or is another one than the URL that search engines index.',
        fix: 'Write the URL with https://.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="http://www.example.com/de/">',
    },
};
const form_form = (0,tool_definition/* defineTopic */.RE)({
    checks: form_CHECKS,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, address, alternates, without, notRead } = await (0,named_versions/* namedVersions */.fY)(visit);
        const { read } = alternates;
        const found = judgeForm(page, alternates, address);
        const judgements = without
            ? (0,judgement/* sameForAll */.tE)(form_CHECKS, without)
            : notRead
                ? {
                    ...(0,judgement/* sameForAll */.tE)(form_CHECKS, notRead),
                    'outside-head': found['outside-head'],
                    'rel-not-alternate': found['rel-not-alternate'],
                }
                : found;
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']),
            facts: {
                rendered: (0,script_judgements/* renderingFacts */._V)(page),
                alternates: read.slice(0, form_MAX_LISTED).map(alternateFacts),
                ...(read.length > form_MAX_LISTED && { alternatesLeftOut: read.length - form_MAX_LISTED }),
            },
        };
    },
});
function judgeForm({ document, preview }, { read, inBody, withoutRelation }, address) {
    const found = (matches, among = read) => (0,judgement/* failAmong */.Jb)(among, among.flatMap(alternate => {
        const message = matches(alternate);
        return message === undefined ? [] : [alternate.at(message)];
    }), NO_URL);
    const usable = read.filter(({ url }) => url);
    return {
        'outside-head': (0,judgement/* failWhere */.a4)(inBody.map(link => document.occurrence(link, 'This link is in the body, where search engines ignore it'))),
        'rel-not-alternate': (0,judgement/* failWhere */.a4)(withoutRelation.map(link => document.occurrence(link, 'This link has hreflang, but not rel="alternate"'))),
        'mixed-with-media': found(({ media }) => media === undefined || media.trim() === '' ? undefined : `This link has media="${media}"`),
        'href-invalid': found(({ url, href }) => (url ? undefined : hrefFault(href))),
        'href-relative': found(({ url, href }) => (0,comparable_url/* isAbsolute */.oP)(href) ? undefined : `"${href}" is relative; write ${fullUrl(url, preview)}`, usable),
        'href-local-host': found(({ url }) => isDevelopmentServer(url, address.here) ? `${url.href} is a development server` : undefined, usable),
        'href-fragment': found(({ url }) => (url.hash === '' ? undefined : url.href), usable),
        'href-http': judgeProtocol(usable, address),
    };
}
const NO_URL = 'no hreflang link has a URL that can be read';
function fullUrl(url, preview) {
    const published = (0,syntax_preview/* productionAddressOf */.Tc)(preview, url);
    if (published)
        return published.href;
    const isPassing = (0,host_kind/* isLocalHost */.mJ)(url.hostname) || url.origin === preview?.here;
    return isPassing ? 'the full URL that it will have' : url.href;
}
function hrefFault(href) {
    return href === '' ? 'This link has no href' : `"${href}" is not an http or https URL`;
}
function isDevelopmentServer(url, here) {
    if (!(0,host_kind/* isThisMachine */.YY)(url.hostname))
        return false;
    return !(0,host_kind/* isThisMachine */.YY)(here.hostname) || url.port !== here.port;
}
function judgeProtocol(usable, address) {
    const { here, canonical } = address;
    const secure = here.protocol === 'https:' ? here : canonical?.protocol === 'https:' ? canonical : undefined;
    if (!secure)
        return (0,judgement/* notApplicable */.hH)('neither the page nor its canonical has an https URL');
    const isSecured = (url) => url.hostname === secure.hostname || (url.host !== here.host && address.isOnSite(url));
    const judged = usable.filter(({ url }) => url.protocol === 'https:' || isSecured(url));
    const plain = judged.filter(({ url }) => url.protocol === 'http:');
    return (0,judgement/* failAmong */.Jb)(judged, plain.map(alternate => alternate.at(`${alternate.url.href} is not https, but the site is`)), 'no hreflang link is known to work over https');
}
function alternateFacts({ source, code, href, url }) {
    return { source, hreflang: code, href, url: url?.href ?? null };
}

// EXTERNAL MODULE: ./lib/engine/judging/lacking-files.js
var lacking_files = __webpack_require__(77628);
// EXTERNAL MODULE: ./lib/engine/page/page-directives.js
var page_directives = __webpack_require__(15000);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/scripted-switch.js











const scriptedSwitch = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'switch-without-links': {
            severity: 'notice',
            title: 'Languages are switched by a script, without links',
            why: 'Search engines do not click, and keep one language per URL. They do not find what the script would show or open, so people who search in another language do not find it either.',
            fix: 'Give each language its own URL if it has none, link to it with <a href>, and name all versions with hreflang.',
            help: versions_help/* VERSIONS_HELP */.S,
            example: '<button>DE</button><button>EN</button>, and no link to a page in either language',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const named = await (0,named_versions/* namedVersions */.fY)(visit);
        const judgements = (0,script_judgements/* unlessUnfilled */.ED)(named.page, { 'switch-without-links': judgeSwitch(named) });
        return { judgements: await (0,lacking_files/* unlessLackingFiles */.x)(named.page, judgements, ['switch-without-links']) };
    },
});
const MAX_LANGUAGES = 8;
const MAX_CONTROLS = 1000;
const scripted_switch_MAX_TEXT = 40;
const MAX_STEPS_UP = 3;
const MAX_NAMES = 400;
const BY_SCRIPT = /^\s*(?:#|javascript:|$)/i;
const PATH = /[/.]/;
const TRANSLATED = /goog|translate|gtranslate|weglot/i;
function judgeSwitch({ page, address, alternates }) {
    const { document } = page;
    const own = (0,language_tag/* readLanguageTag */.FA)((document.html && (0,html_document/* attribute */.lt)(document.html, 'lang')?.trim()) ?? '')?.language;
    if (own === undefined)
        return (0,judgement/* notApplicable */.hH)('the page does not say its language');
    if ((0,page_directives/* asksNotToBeIndexed */.ZY)(document))
        return (0,judgement/* notApplicable */.hH)('the page asks not to be indexed');
    const found = switchIn(document, own) ?? toggleIn(document, own);
    if (!found)
        return (0,judgement/* notApplicable */.hH)('the page has no controls that are called by languages');
    if (alternates.inBody.length > 0)
        return (0,judgement/* pass */.IX)();
    const linked = document.elements('a', 'option').flatMap(element => {
        const written = (0,html_document/* attribute */.lt)(element, 'href') ?? (0,html_document/* attribute */.lt)(element, 'value') ?? '';
        const url = element.tagName === 'a' || PATH.test(written) ? document.addressOf(written) : undefined;
        const language = url && address.isOnSite(url) ? (0,version_links/* plainPath */.s1)(url).language : undefined;
        if (language === undefined || (0,language_tag/* isSameLanguage */.ls)(language, own))
            return [];
        const isChosen = [...found.keys()].some(one => (0,language_tag/* isSameLanguage */.ls)(one, language));
        return isChosen || isCalledByLanguage(element) ? [language] : [];
    });
    if (alternates.read.length > 0)
        return judgeRest(document, found, [own, ...linked, ...codesOf(alternates)]);
    if (linked.length > 0)
        return (0,judgement/* pass */.IX)();
    const message = `${namesOf([...found.keys()])} can be chosen here, and no link leads to a page in another language.`;
    return (0,judgement/* fail */.fJ)(document.occurrence([...found.values()][0], message));
}
function isCalledByLanguage(link) {
    const [only] = link.childNodes.filter(html_document/* isElement */.vq);
    const names = [
        (0,text_start/* startOfSeenText */.Mq)(link, scripted_switch_MAX_TEXT),
        (0,html_document/* attribute */.lt)(link, 'aria-label'),
        (0,html_document/* attribute */.lt)(link, 'title'),
        only && (0,html_document/* attribute */.lt)(only, 'alt'),
    ];
    return ((0,html_document/* attribute */.lt)(link, 'hreflang') !== undefined ||
        names.some(name => (0,version_links/* commonLanguageNamed */.Hi)((name ?? '').slice(0, scripted_switch_MAX_TEXT)) !== undefined));
}
const EXCHANGED = /^data-(?:i18n|translate|lang-key|t-key|l10n|text-[a-z]{2}|[a-z]{2}-text)(?:-[a-z]{1,20})?$/;
const MIN_EXCHANGED = 5;
function judgeRest(document, found, named) {
    const rest = [...found].filter(([language]) => !named.some(one => (0,language_tag/* isSameLanguage */.ls)(one, language)));
    const isExchanged = (element) => element.attrs.some(({ name }) => EXCHANGED.test(name));
    if (rest.length === 0 || document.elements().filter(isExchanged).length < MIN_EXCHANGED)
        return (0,judgement/* pass */.IX)();
    const message = `${namesOf(rest.map(([language]) => language))} can be chosen here, and neither hreflang nor a link names a page in ${rest.length === 1 ? 'it' : 'them'}.`;
    return (0,judgement/* fail */.fJ)(document.occurrence(rest[0][1], message));
}
function codesOf({ read }) {
    return read.flatMap(({ code }) => (0,language_tag/* readLanguageTag */.FA)(code)?.language ?? []);
}
function namesOf(languages) {
    const names = new Intl.DisplayNames('en', { type: 'language' });
    return new Intl.ListFormat('en').format(languages.map(language => names.of(language)));
}
function switchIn(document, own) {
    const groups = new Map();
    const controls = document.elements('button', 'option', 'a').slice(0, MAX_CONTROLS);
    for (const control of controls) {
        const language = languageOf(control);
        if (language === undefined)
            continue;
        let at = (0,html_document/* parentOf */.gN)(control);
        for (let step = 0; at && step < MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at)) {
            const group = groups.get(at) ?? new Map();
            groups.set(at, group);
            if (!group.has(language))
                group.set(language, control);
        }
    }
    for (const group of groups.values()) {
        if (group.size < 2 || group.size > MAX_LANGUAGES)
            continue;
        if (![...group.keys()].some(language => (0,language_tag/* isSameLanguage */.ls)(language, own)))
            continue;
        return group;
    }
    return undefined;
}
const TOGGLE = /lang|locale|sprache|idioma|lingua/i;
function toggleIn(document, own) {
    for (const control of document.elements('button', 'a').slice(0, MAX_CONTROLS)) {
        const language = languageOf(control);
        if (language === undefined || (0,language_tag/* isSameLanguage */.ls)(language, own))
            continue;
        const names = ['class', 'id', 'onclick', 'aria-label', 'title'].map(name => (0,html_document/* attribute */.lt)(control, name) ?? '');
        if (TOGGLE.test(names.join(' ').slice(0, MAX_NAMES)))
            return new Map([[language, control]]);
    }
    return undefined;
}
const MAX_FORM_NODES = 300;
const ASKS = new Set(['input', 'textarea', 'select']);
const NO_FIELD = /^(?:hidden|submit|button|image|reset)$/i;
function isAsked(option) {
    let form = (0,html_document/* parentOf */.gN)(option);
    while (form && form.tagName !== 'form')
        form = (0,html_document/* parentOf */.gN)(form);
    if (!form)
        return false;
    const fields = [...(0,text_start/* firstNodes */.wg)(form, MAX_FORM_NODES)].filter(node => (0,html_document/* isElement */.vq)(node) && ASKS.has(node.tagName) && !NO_FIELD.test((0,html_document/* attribute */.lt)(node, 'type') ?? ''));
    return fields.length > 1;
}
const ANNOUNCES = /^\s*(?:event\.preventDefault\(\)\s?;\s*)?(?:window\.)?alert\([^;{}]{0,200}\)\s?;?\s*(?:return false\s?;?\s*)?$/;
function onlyAnnounces(control) {
    const list = control.tagName === 'option' ? (0,html_document/* parentOf */.gN)(control) : undefined;
    const handlers = [control, ...(list ? [list] : [])].flatMap(element => ['onclick', 'onchange', 'oninput'].flatMap(name => (0,html_document/* attribute */.lt)(element, name) ?? []));
    return handlers.length > 0 && handlers.every(code => ANNOUNCES.test(code.slice(0, MAX_NAMES)));
}
function languageOf(control) {
    if (onlyAnnounces(control))
        return undefined;
    const marks = ['class', 'id', 'onclick']
        .map(name => ((0,html_document/* attribute */.lt)(control, name) ?? '').slice(0, 200))
        .join(' ');
    if (TRANSLATED.test(marks))
        return undefined;
    if (control.tagName === 'a' && !BY_SCRIPT.test((0,html_document/* attribute */.lt)(control, 'href') ?? ''))
        return undefined;
    if (control.tagName === 'option' && (PATH.test((0,html_document/* attribute */.lt)(control, 'value') ?? '') || isAsked(control)))
        return undefined;
    const text = (0,text_start/* startOfSeenText */.Mq)(control, scripted_switch_MAX_TEXT);
    const [only] = control.childNodes.filter(html_document/* isElement */.vq);
    const label = only?.tagName === 'img' ? (0,html_document/* attribute */.lt)(only, 'alt') : (0,html_document/* attribute */.lt)(control, 'aria-label');
    return (0,version_links/* commonLanguageNamed */.Hi)(text === '' ? (label ?? '').slice(0, scripted_switch_MAX_TEXT) : text);
}

// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/version-pages.js
var version_pages = __webpack_require__(26003);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/switch-home.js












const switchHome = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'switch-leads-home': {
            severity: 'notice',
            title: 'The language switch leads to a home page, although the page has a translation',
            why: 'Who changes the language loses the page and has to look for it again. The hreflang links of the page name its translation, so search engines know more than its readers.',
            fix: 'Let the switch lead to the URL that hreflang names for that language.',
            help: versions_help/* VERSIONS_HELP */.S,
            example: '<a href="/fr/">Français</a> on a page with <link rel="alternate" hreflang="fr" href="https://www.example.com/fr/services/">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const named = await (0,named_versions/* namedVersions */.fY)(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(named.page, { 'switch-leads-home': await switch_home_judgeSwitch(visit, named) }, [
                'not-applicable',
            ]),
        };
    },
});
const MAX_LINKS = 2000;
const switch_home_MAX_TEXT = 40;
async function switch_home_judgeSwitch(visit, named) {
    const { page, address, versions, without, notRead } = named;
    const none = without ?? notRead;
    if (none)
        return none;
    if ((0,language_versions/* ownVersions */.qt)(versions, address).length === 0)
        return (0,judgement/* notApplicable */.hH)('the hreflang links do not include this page');
    const links = switchLinks(named);
    if (links.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no links that are called by its other languages');
    const lost = links.filter(({ path, version, versionPath }) => isHome(path) && !links.some(other => other.version === version && other.path === versionPath));
    if (lost.length === 0)
        return (0,judgement/* pass */.IX)();
    const { targets } = await (0,version_pages/* readTargets */.R0)(visit, lost.map(({ version }) => version), address);
    const there = new Set(targets.flatMap(target => (target.page ? target.versions : [])));
    const found = lost.filter(({ version }) => there.has(version));
    const firsts = new Map(found.toReversed().map(link => [link.version, link]));
    return (0,judgement/* failWhere */.a4)([...firsts.values()].toReversed().map(({ element, url, text, version }) => {
        const message = `"${text}" leads to ${url.pathname}, the home page; hreflang names ${version.url.href} as this page in ${(0,language_tag/* nameOf */.Vb)('language', version.language)}.`;
        return page.document.occurrence(element, message);
    }));
}
function switchLinks({ page, address, versions }) {
    const { document } = page;
    const others = versions.flatMap(version => {
        const path = pathHere(address, version.url);
        if (version.language === undefined || address.isThisPage(version.url))
            return [];
        return path === undefined || isHome(path) ? [] : [{ version, path, language: version.language }];
    });
    const own = (0,language_versions/* ownVersions */.qt)(versions, address);
    return document
        .elements('a')
        .slice(0, MAX_LINKS)
        .flatMap(element => {
        const url = document.addressOf((0,html_document/* attribute */.lt)(element, 'href') ?? '');
        if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || !address.isOnSite(url))
            return [];
        const text = (0,text_start/* startOfSeenText */.Mq)(element, switch_home_MAX_TEXT) || (0,version_links/* labelOf */.Wy)(element).trim();
        const language = switch_home_languageOf(element, text);
        if (language === undefined || own.some(one => (0,language_tag/* isSameLanguage */.ls)(one.language, language)))
            return [];
        const path = pathHere(address, url);
        const ofLanguage = others.filter(one => (0,language_tag/* isSameLanguage */.ls)(one.language, language));
        const [other] = ofLanguage;
        if (path === undefined || !other || new Set(ofLanguage.map(one => one.path)).size > 1)
            return [];
        return [{ element, url, path, text, version: other.version, versionPath: other.path }];
    });
}
function pathHere(address, url) {
    const located = address.locate(url);
    return 'unverifiable' in located ? undefined : (0,page_address/* loosePath */.qv)(new URL(located.url));
}
function switch_home_languageOf(link, text) {
    const named = (0,version_links/* commonLanguageNamed */.Hi)(text);
    const said = (0,language_tag/* readLanguageTag */.FA)((0,html_document/* attribute */.lt)(link, 'hreflang')?.trim() ?? '')?.language;
    return named !== undefined && (said === undefined || (0,language_tag/* isSameLanguage */.ls)(said, named)) ? named : undefined;
}
function isHome(path) {
    return (0,version_links/* plainPath */.s1)(new URL(path, 'https://host.invalid')).rest === '';
}

// EXTERNAL MODULE: ./lib/engine/tools/hreflang/targets.js
var targets = __webpack_require__(40856);
// EXTERNAL MODULE: ./lib/engine/page/judged-rules.js
var judged_rules = __webpack_require__(86933);
// EXTERNAL MODULE: ./lib/engine/visit/sitemap-survey.js + 7 modules
var sitemap_survey = __webpack_require__(77753);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/linked-version.js


const MAX_VERSIONS = 20;
async function linkedVersion(visit, address, { url }) {
    const located = address.locate(url);
    if ('unverifiable' in located)
        return 'unknown';
    const { final } = await visit.fetchForSite(located.url);
    if (!final || !(0,network_status/* isSuccess */.oJ)(final.status))
        return 'missing';
    return (0,open_html/* openHtml */.W)(final, visit.preview) ?? 'no page';
}

// EXTERNAL MODULE: ./lib/engine/tools/hreflang/unnamed-version.js
var unnamed_version = __webpack_require__(96147);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/undeclared-versions.js













const undeclaredVersions = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'versions-undeclared': {
            severity: 'notice',
            title: 'The page links to its translations, but has no hreflang',
            why: 'Search engines do not know that the pages belong together. They may show readers the wrong language.',
            fix: 'Add a hreflang link for each language, this page included, to every version.',
            help: versions_help/* VERSIONS_HELP */.S,
            example: '<a href="/de/">Deutsch</a> on a page without <link rel="alternate" hreflang="de" href="…">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const named = await (0,named_versions/* namedVersions */.fY)(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(named.page, { 'versions-undeclared': await judgeLinks(visit, named) }),
        };
    },
});
async function judgeLinks(visit, named) {
    const { page, address, alternates, without } = named;
    if (alternates.read.length > 0)
        return (0,judgement/* pass */.IX)();
    if (without === undefined)
        return (0,judgement/* notApplicable */.hH)('the hreflang links have another fault, which is reported separately');
    if (without.outcome === 'not-measured')
        return without;
    const { document } = page;
    const links = (0,version_links/* versionLinks */.qe)(document, address);
    if (links.length === 0) {
        const unnamed = await (0,unnamed_version/* unnamedVersion */.h)(visit, named);
        if (unnamed)
            links.push(unnamed);
    }
    if (links.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page does not link to itself in another language');
    const { inHead, header } = (0,judged_rules/* judgedRules */.v)(page);
    if ((0,page_directives/* directivesFor */.A)([...inHead, ...header], 'Googlebot').some(page_directives/* isNoindex */.Mg))
        return (0,judgement/* notApplicable */.hH)('the page is set to noindex');
    const inSitemaps = await sitemapsNameVersions(visit);
    if (inSitemaps === undefined)
        return (0,judgement/* notMeasured */.q7)('the sitemaps, which may name the versions, were not read to their end');
    if (inSitemaps)
        return (0,judgement/* notApplicable */.hH)('the sitemaps name language versions, which is judged there');
    const versions = await thoseInTheirLanguage(visit, named, links);
    if (versions.length === 0)
        return (0,judgement/* notApplicable */.hH)('what the page links to as its translations is missing, or in another language');
    return (0,judgement/* failWhere */.a4)(versions.map(({ element, url, language, text }) => document.occurrence(element, `"${text}" leads to ${url.href} (${language}), and no hreflang link says so.`)));
}
async function thoseInTheirLanguage(visit, { address }, links) {
    const asked = links.slice(0, MAX_VERSIONS).map(async (link) => {
        const target = await linkedVersion(visit, address, link);
        if (target === 'unknown')
            return [link];
        if (target === 'missing')
            return [];
        const declared = target === 'no page' ? undefined : (0,unnamed_version/* declaredLanguage */.n)(target.document);
        const isIn = (language) => (0,language_tag/* isSameLanguage */.ls)(language, link.language);
        return declared === undefined || isIn(declared) || isIn((0,version_links/* languageMeantBy */.ll)(declared) ?? declared)
            ? [link]
            : [];
    });
    return (await Promise.all(asked)).flat();
}
const LIMITS = { files: 10, bytes: 32 * 1024 * 1024, ms: 15_000 };
function sitemapsNameVersions(visit) {
    const { origin } = new URL(visit.url);
    return visit.onceForSite(`versions in sitemaps ${origin}`, async () => {
        let found = false;
        const listener = {
            entry: ({ alternates }) => {
                found ||= alternates.length > 0;
            },
            child: () => { },
        };
        const mayLeave = !(0,host_kind/* isLocalHost */.mJ)(new URL(origin).hostname);
        const { unread } = await (0,sitemap_survey/* surveySitemaps */.p$)(visit, origin, listener, { mayLeave, limits: LIMITS });
        return found || (unread > 0 ? undefined : false);
    });
}

// EXTERNAL MODULE: ./lib/engine/tools/content/examination.js + 4 modules
var examination = __webpack_require__(80352);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/version-text.js
var version_text = __webpack_require__(90512);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/untranslated-versions.js












const untranslatedVersions = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'linked-version-untranslated': {
            severity: 'warning',
            title: 'The language switch leads to a page that is not translated',
            why: 'Readers who choose their language get the text in another one. Search engines find the same text at two URLs, and screen readers read it with the wrong voice.',
            fix: 'Translate the page, or remove it from the switch until it is.',
            help: versions_help/* VERSIONS_HELP */.S,
            example: '<a href="/en/sponsors/">EN</a> leads to a page with <html lang="en"> and a Spanish text',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const named = await (0,named_versions/* namedVersions */.fY)(visit);
        const judgement = await untranslated_versions_judgeLinks(visit, named);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(named.page, { 'linked-version-untranslated': judgement }, [
                'not-applicable',
            ]),
        };
    },
});
async function untranslated_versions_judgeLinks(visit, { page, address, alternates }) {
    if (alternates.read.length > 0)
        return (0,judgement/* notApplicable */.hH)('hreflang links name the versions, whose languages are judged there');
    const links = (0,version_links/* versionLinks */.qe)(page.sent.document, address).slice(0, MAX_VERSIONS);
    if (links.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page does not link to itself in another language');
    const found = await Promise.all(links.map(link => untranslated(visit, { page: page.sent, address }, link)));
    return (0,judgement/* failWhere */.a4)(found.flatMap(one => one ?? []));
}
async function untranslated(visit, { page, address }, { element, url, language, text }) {
    const target = await linkedVersion(visit, address, { element, url, language, text });
    if (typeof target === 'string' || (0,comparable_url/* comparableUrl */.sY)(target.url) === (0,comparable_url/* comparableUrl */.sY)(page.url))
        return undefined;
    const declared = (0,unnamed_version/* declaredLanguage */.n)(target.document);
    if (declared === undefined || !(0,language_tag/* isSameLanguage */.ls)(declared, language))
        return undefined;
    const detected = await (0,version_text/* sentTextLanguage */.K)(target);
    if (detected === '' || (0,language_tag/* isSameLanguage */.ls)(detected, language))
        return undefined;
    const isCopy = isCopyOf(page, target, detected);
    if (!isCopy && !(await (0,version_text/* isInOtherLanguage */.Q)(detected, [language])))
        return undefined;
    const which = isCopy
        ? 'the text of this page, word for word'
        : `a text that is mostly ${(0,language_tag/* nameOf */.Vb)('language', detected)}`;
    const message = `"${text}" leads to ${url.href} (lang="${declared}"), which has ${which}.`;
    return page.document.occurrence(element, message);
}
const MIN_WORDS = 50;
function isCopyOf(page, target, detected) {
    const own = (0,unnamed_version/* declaredLanguage */.n)(page.document);
    if (own === undefined || !(0,language_tag/* isSameLanguage */.ls)(own, detected))
        return false;
    const [here, there] = [(0,examination/* examine */.s)(page).wordHashes, (0,examination/* examine */.s)(target).wordHashes];
    return (here.length >= MIN_WORDS && here.length === there.length && here.every((word, at) => word === there[at]));
}

// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
// EXTERNAL MODULE: ./lib/engine/page/judged-page.js + 3 modules
var judged_page = __webpack_require__(72041);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/self-version.js
var self_version = __webpack_require__(56287);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/version-set.js














const version_set_GUIDELINES = `${versions_help/* VERSIONS_HELP */.S}#all-method-guidelines`;
const version_set_CHECKS = {
    'code-conflict': {
        severity: 'warning',
        title: 'hreflang links with the same code have different URLs',
        why: 'Search engines have to guess which page is for that language.',
        fix: 'Keep one link for each code.',
        help: version_set_GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="https://www.example.com/de/">\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/">',
    },
    'sources-disagree': {
        severity: 'warning',
        title: 'HTML and Link header name different URLs for the same language',
        why: 'Search engines have to guess which one is right.',
        fix: 'Put the hreflang links in one of the two places only.',
        help: versions_help/* VERSIONS_HELP */.S,
        example: 'Link: <https://www.example.com/de/>; rel="alternate"; hreflang="de"\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/">',
    },
    'url-in-several-languages': {
        severity: 'warning',
        title: 'hreflang links of different languages have the same URL',
        why: 'A page is in one language, so people who read the others get the wrong page.',
        fix: 'Link to each translation by its own URL, and leave out languages without one.',
        help: versions_help/* VERSIONS_HELP */.S,
        example: '<link rel="alternate" hreflang="de" href="https://www.example.com/a">\n<link rel="alternate" hreflang="fr" href="https://www.example.com/a">',
    },
    'self-missing': {
        severity: 'warning',
        title: 'The hreflang links do not include the page itself',
        why: 'Each language version must list itself and all others; otherwise search engines may ignore all of the links.',
        fix: 'Add a hreflang link with the language and the URL of this page.',
        help: version_set_GUIDELINES,
        example: '/en/ names /de/ and /fr/, and not itself',
    },
    'canonical-conflict': {
        severity: 'error',
        title: 'The canonical of this language version is another page',
        why: 'hreflang asks search engines to show this page, and the canonical asks them to drop it. They usually follow the canonical, and this language is missing from search.',
        fix: 'Let the canonical of each language version name that version itself.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
        example: '/de/ is named as German and has <link rel="canonical" href="https://www.example.com/en/">',
    },
};
const versionSet = (0,tool_definition/* defineTopic */.RE)({
    checks: version_set_CHECKS,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, address, versions, without, notRead } = await (0,named_versions/* namedVersions */.fY)(visit);
        const none = without ?? notRead;
        const judgements = none ? (0,judgement/* sameForAll */.tE)(version_set_CHECKS, none) : judgeSet(page, versions, address);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
function judgeSet(page, versions, address) {
    if (versions.length === 0) {
        return (0,judgement/* sameForAll */.tE)(version_set_CHECKS, named_versions/* NO_READABLE_VERSION */.Ki);
    }
    const { document } = page;
    const canonicalConflict = judgeCanonical(page, versions, address);
    return {
        'code-conflict': (0,judgement/* failWhere */.a4)(['html', 'header'].flatMap(source => conflictsIn(versions, source))),
        'sources-disagree': judgeSources(versions),
        'url-in-several-languages': (0,judgement/* failAmong */.Jb)(versions.filter(({ language }) => language !== undefined), sharedUrls(versions), 'the only hreflang link is x-default'),
        'self-missing': canonicalConflict.outcome === 'fail'
            ? (0,judgement/* notApplicable */.hH)('the canonical is another page, which is reported separately')
            : isClosedSwitch(page)
                ? (0,judgement/* notApplicable */.hH)('the page is set to noindex and leads visitors on, so it is a version for nobody')
                : versions.some(version => isSelfInDevelopment(version, address))
                    ? (0,judgement/* notApplicable */.hH)('the link to the page itself leads to a development server, which is reported separately')
                    : (0,self_version/* judgeSelf */.W)(document, versions, address),
        'canonical-conflict': canonicalConflict,
    };
}
function isSelfInDevelopment({ url }, { here, canonical }) {
    return (isDevelopmentServer(url, here) &&
        [here, ...(canonical ? [canonical] : [])].some(own => isPathOf(own, url)));
}
function isPathOf(own, { pathname, search }) {
    return (0,comparable_url/* comparableUrl */.sY)(Object.assign(new URL(own), { pathname, search })) === (0,comparable_url/* comparableUrl */.sY)(own);
}
function isClosedSwitch(page) {
    return ((0,judged_page/* isLedOn */.$g)(page) && (0,page_directives/* directivesFor */.A)((0,page_directives/* metaDirectives */.IU)(page.sent.document).inHead, 'Googlebot').some(page_directives/* isNoindex */.Mg));
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
            ? [alternate.at(`${code} has two URLs: ${before.href} and ${url.href}`)]
            : [];
    });
}
function judgeSources(versions) {
    const html = versions.filter(({ alternate }) => alternate.source === 'html');
    const header = versions.filter(({ alternate }) => alternate.source === 'header');
    if (html.length === 0 || header.length === 0) {
        return (0,judgement/* notApplicable */.hH)('the hreflang links are in one place only');
    }
    const named = new Map(html.map(({ code, url }) => [code, url]));
    const inBoth = header.filter(({ code }) => named.has(code));
    return (0,judgement/* failAmong */.Jb)(inBoth, inBoth.flatMap(({ alternate, code, url }) => {
        const other = named.get(code);
        return (0,comparable_url/* comparableUrl */.sY)(other) === (0,comparable_url/* comparableUrl */.sY)(url)
            ? []
            : [alternate.at(`${code} is ${url.href} in the header, but ${other.href} in the HTML`)];
    }), 'no language is both in the header and in the HTML');
}
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
            ? [alternate.at(`${url.href} is linked for both ${before.code} and ${code}`)]
            : [];
    });
}
function judgeCanonical(page, versions, address) {
    const { canonical } = address;
    if (!canonical)
        return (0,judgement/* notApplicable */.hH)('the page has no canonical, or several that differ');
    const target = (0,comparable_url/* comparableUrl */.sY)(canonical);
    const ofCanonical = versions.filter(({ url }) => (0,comparable_url/* comparableUrl */.sY)(url) === target);
    const [other] = ofCanonical;
    const own = (0,language_versions/* ownVersions */.qt)(versions, address);
    const contradicting = address.canonicalIs === 'elsewhere' ? own : onOtherHost(own, ofCanonical, address, page.preview);
    const [first] = contradicting;
    if (!first)
        return (0,judgement/* pass */.IX)();
    const codes = [...new Set(contradicting.map(({ code }) => code))];
    const as = other && !codes.includes(other.code) ? ` (the ${other.code} version)` : '';
    const says = `This page is the ${codes.join(' and ')} version, but its canonical is ${canonical.href}${as}. Let it name the page itself: ${first.url.href}`;
    const link = (0,canonical_links/* canonicalLinks */.Iu)(page).find(({ url }) => url && (0,comparable_url/* comparableUrl */.sY)(url) === target);
    return (0,judgement/* fail */.fJ)(link ? link.at(says) : first.alternate.at(says));
}
function onOtherHost(own, ofCanonical, { here, canonical }, preview) {
    if (canonical.host === here.host || (0,syntax_preview/* isOnProduction */.dT)(preview, canonical))
        return [];
    if (ofCanonical.length === 0 && preview?.host === undefined)
        return [];
    const codes = new Set(ofCanonical.map(({ code }) => code));
    return own.filter(({ url, code }) => (url.host === here.host || (0,syntax_preview/* isOnProduction */.dT)(preview, url)) && !codes.has(code));
}

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/topics.js










const topics = [
    form_form,
    codes,
    versionSet,
    targets/* targets */.z,
    declaredLanguage,
    undeclaredVersions,
    untranslatedVersions,
    scriptedSwitch,
    switchHome,
    foreignLinks,
];


/***/ })

};
