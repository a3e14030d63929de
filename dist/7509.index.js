export const id = 7509;
export const ids = [7509];
export const modules = {

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
/** What answers at the canonical URL, where it is another page of this host. */
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
    // The server of a preview may put a slash or an ending behind a path where production does not.
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
    // GitHub redirects to the folder as the server of the preview does.
    const sameThere = own !== undefined && (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_4__/* .loosePath */ .qv)(new URL(final.url)) === (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_4__/* .loosePath */ .qv)(own) && !isFolder;
    return judgeAnswer(page, final, exchange.hops.length > 1 && !sameThere, canonical);
}
/** The canonical is this page, which answers. */
function judgeSelf(page) {
    const judgements = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .sameForAll */ .tE)(checks, (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .pass */ .IX)());
    return (0,_google_directives_js__WEBPACK_IMPORTED_MODULE_8__/* .googleDirectives */ .o)(page).some(_page_page_directives_js__WEBPACK_IMPORTED_MODULE_5__/* .isNoindex */ .Mg)
        ? { ...judgements, 'canonical-target-noindex': SELF_NOINDEX }
        : judgements;
}
/** Whether a URL is the folder of production without its slash, which GitHub redirects to the one with it; a preview has no such folder. */
async function isHomeWithoutSlash(visit, url) {
    const { preview } = visit;
    const isHome = preview !== undefined && preview.folder !== '' && url.pathname === preview.folder;
    return isHome && (await (0,_visit_github_pages_js__WEBPACK_IMPORTED_MODULE_7__/* .isForGitHubPages */ .n)(visit));
}
/** The canonical is this page without the slash at its end. */
function judgeHome(page, chosen) {
    const url = chosen.url.href;
    return {
        ...judgeSelf(page),
        'canonical-target-redirects': (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .fail */ .fJ)(chosen.at(`GitHub Pages redirects ${url} to ${url}/, with a slash at the end`)),
    };
}
const SELF_NOINDEX = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notApplicable */ .hH)('this page is set to noindex as well');
/** http and https of one host have different ports; with ports written out, they are different servers. */
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


/** The rules of a page that hold for Google, from `<head>` and from its headers. */
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
/** The metadata of a document as it was sent, which is read once. */
const sentMetadata = (0,_formats_html_per_document_js__WEBPACK_IMPORTED_MODULE_3__/* .perDocument */ .P)(document => readMetadata(document));
/** The description of a document as sent, in `<head>` or where scripts have yet to move it there; undefined where it has none. */
function sentDescription(before) {
    const { head, pending } = sentMetadata(before).descriptions;
    return [...head, ...pending].find(element => contentOf(element) !== '');
}
/** @param sent that of the document which this one was rendered from: what the parser put into the body stays there */
function renderedMetadata(document, sent) {
    return readMetadata(document, sent);
}
/** Finds the metadata of a document and what, if anything, pushed it out of `<head>`. */
function readMetadata(document, sent) {
    const candidates = document.elements('title', 'meta', 'link').filter(isMetadata);
    const outside = candidates.filter(element => !(0,_page_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd)(element));
    const end = outside.length === 0 || sent ? undefined : prematureEnd(document);
    const sentDisplaced = new Set(sent?.displaced);
    const displaced = outside.filter(element => sent
        ? sentDisplaced.has((0,_formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__/* .sentElement */ .z)(document, element))
        : end && offsetOf(element) > end.from && offsetOf(element) < end.to);
    // Scripts have moved by then what they move.
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
/** Whether all that stands in the body repeats what stands in `<head>`, as where a whole document was put into another. */
function isRepeated(body, isInHeadToo) {
    return body.length > 0 && body.every(isInHeadToo);
}
/** The title that counts: the first in `<head>`, white space folded; undefined where there is none or it is empty. */
function titleOf({ titles }) {
    const first = titles.head[0];
    return (first && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(first))) || undefined;
}
/** The first description in `<head>` that has text, white space folded; undefined where there is none. */
function descriptionOf({ descriptions }) {
    return descriptions.head.map(contentOf).find(text => text !== '');
}
/** What a meta element says, white space folded. */
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
/**
 * What opened the body before the source says so. The parser opens it by itself at the first thing that may not stand
 * in head; an end tag of head or a start tag of body further down shows that the author was not there yet.
 */
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
/** Elements that may stand in `<head>`, so that something before them has closed it. */
const OF_HEAD = new Set(['meta', 'title', 'link', 'script', 'style', 'base', 'template', 'noscript']);
/** Characters before such an element in which that is looked for. */
const MAX_BEFORE = 5000;
/** The end tag that opened the body where the first thing in it belongs into `<head>`: it leaves no element behind. */
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
/** Offset of the first `</head>` or `<body>` behind `from` that is markup, not part of a script or a comment. */
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







/** @throws NotApplicable where the page only sends its readers elsewhere; NotMeasured as {@link Visit.judgedPage} */
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
/** All names of the site itself in one list without repetition. */
function allSiteNames({ structured, alternate, openGraph }) {
    return [...new Set([...structured, ...(openGraph === undefined ? [] : [openGraph]), ...alternate])];
}
/** The ending of a domain behind a name: "Kranz.de" and "Kranz" are one name. */
const DOMAIN_ENDING = /(?<=^[\p{L}\p{N}-]{3,60})\.[a-z]{2,6}(?:\.[a-z]{2})?$/u;
/** A sign of HTML that JSON-LD and plug-ins keep as it is written: "A&amp;A". */
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,6})|[a-z]{2,8});/gi;
function withoutEntities(name) {
    return name.replace(ENTITY, (_, decimal, hex) => {
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    });
}
/** Names that differ in case, blanks, punctuation or the ending of a domain alone are one name. */
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

/** A name of the DNS and the end of its line (RFC 1035 section 2.3.4). */
const MAX_NAME = 255;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
/**
 * The host in the file in which GitHub Pages keeps the domain of a site, one alone; undefined where the site has none.
 *
 * @param root where the deployment begins, without a slash at its end
 * @see https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/troubleshooting-custom-domains-and-github-pages
 */
async function domainOfFile(visit, root) {
    const { final } = await visit.fetch(`${root}/CNAME`, { maxBytes: MAX_NAME });
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status) || final.truncated)
        return undefined;
    const name = final.body.toString('utf8').trim();
    return isDomain(name) ? new URL(`https://${name}/`).host : undefined;
}
/** Whether a text is the full name of a host: labels of the DNS, the last of which has letters. */
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






/** Files of other hosts, one of which may serve the site although a file with its domain is still there. */
const OF_OTHERS = ['_redirects', 'netlify.toml', 'vercel.json', '_headers'];
/**
 * Whether a site is for GitHub Pages, by the host of production, by its domain in the file `CNAME` where it has no file of
 * another host, or by what it answers.
 * GitHub runs no programs: it answers 405 to what is posted to it.
 */
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
/**
 * Whether each other repository of the owner may be a folder of the host of production: GitHub Pages serves them beside
 * the site of the owner, under its own domain as well. Of a site with a domain nothing may say whether it is the owner's.
 *
 * @see https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/about-custom-domains-and-github-pages
 */
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


/***/ })

};
