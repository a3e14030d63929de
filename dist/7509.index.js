export const id = 7509;
export const ids = [7509];
export const modules = {

/***/ 86933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ judgedRules)
/* harmony export */ });
/* harmony import */ var _page_directives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15000);

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
function keyOf({ name, value, bot }) {
    return JSON.stringify([name, value ?? null, bot]);
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

/***/ 37509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ canonicalTarget)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(79786);
/* harmony import */ var _judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79183);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9677);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44310);
/* harmony import */ var _page_open_html_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32222);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66840);
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15000);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(25218);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11312);
/* harmony import */ var _visit_github_pages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38658);
/* harmony import */ var _google_directives_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55141);
/* harmony import */ var _serp_page_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(36367);













const HELP = 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting';
const checks = {
    'canonical-target-redirects': {
        severity: 'warning',
        title: 'The canonical URL redirects',
        why: 'The URL that search engines should show is not the one where the page answers.',
        fix: 'Use the URL that the redirect leads to as canonical.',
        help: HELP,
        example: '<link rel="canonical" href="https://www.example.com/old">, which answers 301',
    },
    'canonical-target-broken': {
        severity: 'error',
        title: 'The canonical URL answers with an error',
        why: 'It tells search engines that the real page is one that does not exist. They may drop this page.',
        fix: 'Use a URL that answers with status 200 as canonical.',
        help: HELP,
        example: '<link rel="canonical" href="https://www.example.com/gone">, which answers 404',
    },
    'canonical-target-noindex': {
        severity: 'error',
        title: 'The canonical page has noindex',
        why: 'This page asks search engines to show the canonical page instead, which forbids being shown. Neither may appear.',
        fix: 'Remove the noindex from the canonical page, or use another canonical.',
        help: HELP,
        example: 'the canonical page has <meta name="robots" content="noindex">',
    },
    'canonical-target-elsewhere': {
        severity: 'warning',
        title: 'The canonical page has another canonical itself',
        why: 'Search engines do not follow chains of canonicals reliably, and may ignore both.',
        fix: 'Use the last page of the chain as canonical.',
        help: HELP,
        example: '/a names /b as canonical, /b names /c',
    },
};
const canonicalTarget = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_10__/* .defineTopic */ .RE)({
    checks,
    readsDocument: true,
    async judge(visit) {
        const read = await (0,_serp_page_js__WEBPACK_IMPORTED_MODULE_9__/* .serpPage */ .S)(visit);
        return { judgements: (0,_judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessUnfilled */ .ED)(read.page, await judgeTarget(visit, read)) };
    },
});
async function judgeTarget(visit, { page, canonical }) {
    if (!canonical?.url) {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .sameForAll */ .tE)(checks, (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notApplicable */ .hH)('the page declares no usable canonical, or several'));
    }
    const here = new URL(page.url);
    const own = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_6__/* .hereOf */ .IS)(page.preview, canonical.url);
    const target = own ?? canonical.url;
    if ((0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_12__/* .comparableUrl */ .sY)(target) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_12__/* .comparableUrl */ .sY)(here))
        return (await isHomeWithoutSlash(visit, canonical.url)) ? judgeHome(page, canonical) : judgeSelf(page);
    const isSame = own !== undefined && (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_4__/* .loosePath */ .qv)(own) === (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_4__/* .loosePath */ .qv)(here);
    const isFolder = isSame && `${own.pathname}/` === here.pathname && (await (0,_visit_github_pages_js__WEBPACK_IMPORTED_MODULE_7__/* .isForGitHubPages */ .n)(visit));
    if (isSame && !isFolder)
        return judgeSelf(page);
    if (target.hostname !== here.hostname || isOtherPort(target, here)) {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .sameForAll */ .tE)(checks, (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notApplicable */ .hH)('the canonical is on another host, where the page may not be until this version is released'));
    }
    const exchange = await visit.fetch(target.href);
    const { final } = exchange;
    if (!final)
        return judgeFailure(exchange, canonical);
    if ((0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .provesNothing */ .R1)(final.status)) {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .sameForAll */ .tE)(checks, (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notMeasured */ .q7)(`the canonical ${final.url} answers ${final.status}`));
    }
    if (isFolder && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_12__/* .comparableUrl */ .sY)(final.url) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_12__/* .comparableUrl */ .sY)(here))
        return judgeSelf(page);
    const sameThere = own !== undefined && (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_4__/* .loosePath */ .qv)(new URL(final.url)) === (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_4__/* .loosePath */ .qv)(own) && !isFolder;
    return judgeAnswer(page, final, exchange.hops.length > 1 && !sameThere, canonical);
}
function judgeSelf(page) {
    const judgements = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .sameForAll */ .tE)(checks, (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .pass */ .IX)());
    return (0,_google_directives_js__WEBPACK_IMPORTED_MODULE_8__/* .googleDirectives */ .o)(page).some(_page_page_directives_js__WEBPACK_IMPORTED_MODULE_5__/* .isNoindex */ .Mg)
        ? { ...judgements, 'canonical-target-noindex': SELF_NOINDEX }
        : judgements;
}
async function isHomeWithoutSlash(visit, url) {
    const { preview } = visit;
    const isHome = preview !== undefined && preview.folder !== '' && url.pathname === preview.folder;
    return isHome && (await (0,_visit_github_pages_js__WEBPACK_IMPORTED_MODULE_7__/* .isForGitHubPages */ .n)(visit));
}
function judgeHome(page, chosen) {
    const url = chosen.url.href;
    return {
        ...judgeSelf(page),
        'canonical-target-redirects': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .fail */ .fJ)(chosen.at(`GitHub Pages redirects ${url} to ${url}/, with a slash at the end`)),
    };
}
const SELF_NOINDEX = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notApplicable */ .hH)('this page is set to noindex as well');
function isOtherPort(canonical, page) {
    return canonical.port !== page.port;
}
function judgeFailure({ failure }, chosen) {
    const unknown = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .sameForAll */ .tE)(checks, (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notMeasured */ .q7)(`the canonical ${failure?.url} ${failure?.message}`));
    const endless = failure?.kind === 'redirect-loop' || failure?.kind === 'too-many-redirects';
    if (!endless)
        return unknown;
    return {
        ...unknown,
        'canonical-target-redirects': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .fail */ .fJ)(chosen.at(`${chosen.url.href} ${failure.message}`)),
    };
}
function judgeAnswer(page, answer, redirected, chosen) {
    const url = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_6__/* .hereOf */ .IS)(page.preview, chosen.url)?.href ?? chosen.url.href;
    const when = (failed, message) => (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .failWhere */ .a4)(failed ? [chosen.at(message)] : []);
    const redirects = when(redirected, `${url} redirects to ${answer.url}`);
    if (!(0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(answer.status)) {
        const none = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notApplicable */ .hH)('the canonical page does not answer with success');
        return {
            'canonical-target-redirects': redirects,
            'canonical-target-broken': when(true, `${url} answers ${answer.status}`),
            'canonical-target-noindex': none,
            'canonical-target-elsewhere': none,
        };
    }
    const target = (0,_page_open_html_js__WEBPACK_IMPORTED_MODULE_3__/* .openHtml */ .W)(answer, page.preview);
    const next = target && (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .declaredCanonical */ .fk)(target);
    return {
        'canonical-target-redirects': redirects,
        'canonical-target-broken': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .pass */ .IX)(),
        'canonical-target-noindex': !target
            ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notApplicable */ .hH)('the canonical is not an HTML page')
            : (0,_google_directives_js__WEBPACK_IMPORTED_MODULE_8__/* .googleDirectives */ .o)(page).some(_page_page_directives_js__WEBPACK_IMPORTED_MODULE_5__/* .isNoindex */ .Mg)
                ? SELF_NOINDEX
                : when((0,_google_directives_js__WEBPACK_IMPORTED_MODULE_8__/* .googleDirectives */ .o)(target).some(_page_page_directives_js__WEBPACK_IMPORTED_MODULE_5__/* .isNoindex */ .Mg), `${answer.url} has noindex`),
        'canonical-target-elsewhere': !target
            ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notApplicable */ .hH)('the canonical is not an HTML page')
            : redirected
                ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notApplicable */ .hH)('the canonical redirects, which is reported separately')
                : when(next !== undefined && !(0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_4__/* .namesItself */ .e0)(next, target), `The canonical of ${url} is ${next?.href}`),
    };
}


/***/ }),

/***/ 55141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ googleDirectives)
/* harmony export */ });
/* harmony import */ var _page_judged_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86933);
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15000);


function googleDirectives(page) {
    const { inHead, header } = (0,_page_judged_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedRules */ .v)(page);
    return (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_1__/* .directivesFor */ .A)([...inHead, ...header], 'Googlebot');
}


/***/ }),

/***/ 64817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ readMetaTexts)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

function readMetaTexts(document) {
    const byName = new Map();
    for (const element of document.elements('meta')) {
        const name = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'property') ?? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'name') ?? '').trim().toLowerCase();
        const text = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'content') ?? '');
        if (name === '' || text === '')
            continue;
        const same = byName.get(name) ?? [];
        same.push({ text, page: document.url, at: (message, url) => document.occurrence(element, message, url) });
        byName.set(name, same);
    }
    const all = (name) => byName.get(name) ?? [];
    return { all, first: name => all(name)[0] };
}


/***/ }),

/***/ 41040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   B5: () => (/* binding */ isRepeated),
/* harmony export */   Fw: () => (/* binding */ renderedMetadata),
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   Kq: () => (/* binding */ descriptionOf),
/* harmony export */   O1: () => (/* binding */ sentMetadata),
/* harmony export */   pF: () => (/* binding */ sentDescription)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_html_per_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37008);
/* harmony import */ var _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26110);
/* harmony import */ var _page_link_elements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5154);




const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
const METADATA_NAMES = new Set(['description', 'robots', 'googlebot', 'bingbot']);
const sentMetadata = (0,_formats_html_per_document_js__WEBPACK_IMPORTED_MODULE_3__/* .perDocument */ .P)(document => readMetadata(document));
function sentDescription(before) {
    const { head, pending } = sentMetadata(before).descriptions;
    return [...head, ...pending].find(element => contentOf(element) !== '');
}
function renderedMetadata(document, sent) {
    return readMetadata(document, sent);
}
function readMetadata(document, sent) {
    const candidates = document.elements('title', 'meta', 'link').filter(isMetadata);
    const outside = candidates.filter(element => !(0,_page_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd)(element));
    const end = outside.length === 0 || sent ? undefined : prematureEnd(document);
    const sentDisplaced = new Set(sent?.displaced);
    const displaced = outside.filter(element => sent
        ? sentDisplaced.has((0,_formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__/* .sentElement */ .z)(document, element))
        : end && offsetOf(element) > end.from && offsetOf(element) < end.to);
    const pending = new Set(sent ? [] : outside.filter(_page_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isSentHidden */ .ZF));
    const lost = new Set(displaced);
    const place = (belongs) => ({
        head: candidates.filter(element => belongs(element) && (0,_page_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd)(element)),
        displaced: displaced.filter(belongs),
        body: outside.filter(element => belongs(element) && !lost.has(element) && !pending.has(element)),
        pending: outside.filter(element => belongs(element) && !lost.has(element) && pending.has(element)),
    });
    return {
        titles: place(element => element.tagName === 'title'),
        descriptions: place(isDescription),
        canonicals: place(_page_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isCanonical */ .ZY),
        breaker: displaced.length > 0 ? (sent?.breaker ?? end?.breaker) : undefined,
        displaced,
    };
}
function isRepeated(body, isInHeadToo) {
    return body.length > 0 && body.every(isInHeadToo);
}
function titleOf({ titles }) {
    const first = titles.head[0];
    return (first && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(first))) || undefined;
}
function descriptionOf({ descriptions }) {
    return descriptions.head.map(contentOf).find(text => text !== '');
}
function contentOf(meta) {
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '');
}
function isDescription(element) {
    return element.tagName === 'meta' && metaName(element) === 'description';
}
function metaName(element) {
    return ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'name') ?? '').trim().toLowerCase();
}
function isMetadata(element) {
    if (element.namespaceURI !== HTML_NAMESPACE)
        return false;
    if (element.tagName === 'title')
        return true;
    if (element.tagName === 'meta')
        return METADATA_NAMES.has(metaName(element));
    return ((0,_page_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isCanonical */ .ZY)(element) ||
        ((0,_page_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(element).includes('alternate') && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'hreflang') !== undefined));
}
function prematureEnd(document) {
    const { body } = document;
    if (!body || body.sourceCodeLocation)
        return undefined;
    const opener = body.childNodes.find(isContent);
    const location = opener?.sourceCodeLocation;
    if (!opener || !location)
        return undefined;
    const to = writtenEndOfHead(document, location.startOffset);
    if (to === undefined)
        return undefined;
    const breaker = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(opener)
        ? (earlierEnd(document, opener, location.startOffset) ??
            document.occurrence(opener, `<${opener.tagName}> closes <head> here`))
        : {
            url: document.url,
            message: `${describeText(opener)} closes <head> here`,
            snippet: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(document.source.slice(location.startOffset, location.endOffset)),
            ...document.positionAt(location.startOffset),
        };
    return { breaker, from: location.startOffset, to };
}
const OF_HEAD = new Set(['meta', 'title', 'link', 'script', 'style', 'base', 'template', 'noscript']);
const MAX_BEFORE = 5000;
function earlierEnd(document, opener, from) {
    if (!OF_HEAD.has(opener.tagName))
        return undefined;
    const before = Math.max(0, from - MAX_BEFORE);
    const found = /<\/(?:body|html|br)\s{0,10}>/i.exec(document.source.slice(before, from));
    if (!found)
        return undefined;
    const start = before + found.index;
    return {
        url: document.url,
        message: `${found[0].toLowerCase()} closes <head> here`,
        snippet: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(document.source.slice(start, from)),
        ...document.positionAt(start),
    };
}
function isContent(node) {
    if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(node))
        return true;
    return node.nodeName === '#text' && 'value' in node && /[^\t\n\f\r ]/.test(node.value);
}
function describeText(node) {
    const text = 'value' in node ? node.value : '';
    const visible = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text.replace(/[\ufeff\u200b-\u200d\u2060]/g, ''));
    if (visible !== '')
        return 'text';
    const code = /[^\t\n\f\r ]/.exec(text)?.[0].charCodeAt(0) ?? 0;
    return `an invisible character (U+${code.toString(16).toUpperCase().padStart(4, '0')})`;
}
function writtenEndOfHead(document, from) {
    const raw = [];
    (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .walk */ .GG)(document.root, node => {
        const location = node.sourceCodeLocation;
        if (location && RAW_TEXT.has(node.nodeName) && location.endOffset > from) {
            raw.push({ start: location.startOffset, end: location.endOffset });
        }
    });
    let next = 0;
    for (const match of document.source.slice(from).matchAll(/<\/head[\s>]|<body[\s>]/gi)) {
        const at = from + match.index;
        while (next < raw.length && raw[next].end <= at)
            next++;
        if (next === raw.length || raw[next].start > at)
            return at;
    }
    return undefined;
}
const RAW_TEXT = new Set([
    '#comment',
    'script',
    'style',
    'noscript',
    'title',
    'textarea',
    'template',
    'iframe',
]);
function offsetOf(element) {
    return element.sourceCodeLocation?.startOffset ?? -1;
}


/***/ }),

/***/ 36367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ serpPage)
/* harmony export */ });
/* harmony import */ var _formats_structured_data_structured_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41522);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44310);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9895);
/* harmony import */ var _visit_shown_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92263);
/* harmony import */ var _meta_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64817);
/* harmony import */ var _metadata_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41040);
/* harmony import */ var _site_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22183);







const serpPage = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_2__/* .perVisit */ .V)(async (visit) => {
    const page = await (0,_visit_shown_page_js__WEBPACK_IMPORTED_MODULE_3__/* .shownJudgedPage */ .q)(visit);
    const { document, sent } = page;
    const meta = (0,_meta_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .readMetaTexts */ .O)(document);
    const { items } = (0,_formats_structured_data_structured_data_js__WEBPACK_IMPORTED_MODULE_0__/* .structuredDataOf */ .P)(document);
    const canonicals = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalLinks */ .Iu)(page);
    const metadata = (0,_metadata_js__WEBPACK_IMPORTED_MODULE_5__/* .sentMetadata */ .O1)(sent.document);
    return {
        page,
        metadata: document === sent.document ? metadata : (0,_metadata_js__WEBPACK_IMPORTED_MODULE_5__/* .renderedMetadata */ .Fw)(document, metadata),
        meta,
        items,
        siteNames: (0,_site_names_js__WEBPACK_IMPORTED_MODULE_6__/* .siteNamesOf */ .je)(items, meta),
        canonicals,
        canonical: (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__/* .agreedCanonical */ .tQ)(canonicals),
        sent: {
            metadata,
            meta: document === sent.document ? meta : (0,_meta_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .readMetaTexts */ .O)(sent.document),
            canonical: (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__/* .agreedCanonical */ .tQ)((0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalLinks */ .Iu)(sent)),
        },
    };
});


/***/ }),

/***/ 22183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ allSiteNames),
/* harmony export */   _t: () => (/* binding */ comparableName),
/* harmony export */   je: () => (/* binding */ siteNamesOf)
/* harmony export */ });
/* harmony import */ var _formats_structured_data_item_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34593);

function siteNamesOf(items, meta) {
    const sites = items.filter(({ types }) => types.includes('WebSite'));
    return {
        structured: sites.flatMap(site => (0,_formats_structured_data_item_js__WEBPACK_IMPORTED_MODULE_0__/* .textsOf */ .CB)(site, 'name')),
        alternate: sites.flatMap(site => (0,_formats_structured_data_item_js__WEBPACK_IMPORTED_MODULE_0__/* .textsOf */ .CB)(site, 'alternateName')),
        openGraph: meta.first('og:site_name')?.text,
        others: items.filter(item => !sites.includes(item)).flatMap(item => (0,_formats_structured_data_item_js__WEBPACK_IMPORTED_MODULE_0__/* .textsOf */ .CB)(item, 'name')),
    };
}
function allSiteNames({ structured, alternate, openGraph }) {
    return [...new Set([...structured, ...(openGraph === undefined ? [] : [openGraph]), ...alternate])];
}
const DOMAIN_ENDING = /(?<=^[\p{L}\p{N}-]{3,60})\.[a-z]{2,6}(?:\.[a-z]{2})?$/u;
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,6})|[a-z]{2,8});/gi;
function withoutEntities(name) {
    return name.replace(ENTITY, (_, decimal, hex) => {
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    });
}
function comparableName(name) {
    return withoutEntities(name)
        .trim()
        .toLowerCase()
        .replace(DOMAIN_ENDING, '')
        .replace(/[^\p{L}\p{N}]+/gu, '');
}


/***/ }),

/***/ 35859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ domainOfFile)
/* harmony export */ });
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);

const MAX_NAME = 255;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
async function domainOfFile(visit, root) {
    const { final } = await visit.fetch(`${root}/CNAME`, { maxBytes: MAX_NAME });
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status) || final.truncated)
        return undefined;
    const name = final.body.toString('utf8').trim();
    return isDomain(name) ? new URL(`https://${name}/`).host : undefined;
}
function isDomain(text) {
    const labels = text.split('.');
    return (labels.length > 1 &&
        labels.every(label => LABEL.test(label)) &&
        /[a-z]/i.test(labels.at(-1)) &&
        URL.canParse(`https://${text}/`));
}


/***/ }),

/***/ 38658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isForGitHubPages),
/* harmony export */   y: () => (/* binding */ mayHaveRepositoriesBeside)
/* harmony export */ });
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11312);
/* harmony import */ var _domain_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35859);
/* harmony import */ var _left_to_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50631);
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9895);






const OF_OTHERS = ['_redirects', 'netlify.toml', 'vercel.json', '_headers'];
const isForGitHubPages = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { preview } = visit;
    const { origin, hostname } = new URL(visit.url);
    if (/\.github\.io$/i.test(preview?.host ?? hostname))
        return true;
    if (preview?.host === undefined)
        return /^github\.com$/i.test((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_5__/* .header */ .wx)(await visit.response(), 'server') ?? '');
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(preview, origin);
    const domain = await (0,_domain_file_js__WEBPACK_IMPORTED_MODULE_2__/* .domainOfFile */ .i)(visit, root);
    if (domain === undefined || (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .bareHost */ .n0)(domain) !== (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .bareHost */ .n0)(preview.host))
        return false;
    return !(await hasFilesOfOthers(visit, root));
});
const mayHaveRepositoriesBeside = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { preview } = visit;
    if (preview?.host === undefined || preview.home !== '')
        return false;
    if (await isForGitHubPages(visit))
        return true;
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(preview, new URL(visit.url).origin);
    const { final } = await visit.fetch(`${root}/CNAME`);
    return final !== undefined && (0,_left_to_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfOwnerSite */ .E9)(final) && !(await hasFilesOfOthers(visit, root));
});
async function hasFilesOfOthers(visit, root) {
    for (const name of OF_OTHERS) {
        const { final } = await visit.fetchForSite(`${root}/${name}`);
        if (final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status))
            return true;
    }
    return false;
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

/***/ 9895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ perVisit)
/* harmony export */ });
/* harmony import */ var _input_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4274);

function perVisit(read) {
    return visit => {
        const known = visit.readings.get(read);
        const reading = known ?? (0,_input_trace_js__WEBPACK_IMPORTED_MODULE_0__/* .traced */ .mn)(() => read(visit));
        if (!known)
            visit.readings.set(read, reading);
        return (0,_input_trace_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(reading);
    };
}


/***/ }),

/***/ 92263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ shownPage),
/* harmony export */   q: () => (/* binding */ shownJudgedPage)
/* harmony export */ });
/* harmony import */ var _page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7678);

async function shownPage(visit) {
    const page = await visit.htmlPage();
    (0,_page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_0__/* .assertShown */ .eI)(page);
    return page;
}
async function shownJudgedPage(visit) {
    await shownPage(visit);
    return await visit.judgedPage();
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


/***/ })

};
