export const id = 47;
export const ids = [47];
export const modules = {

/***/ 51475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ charsetOf),
/* harmony export */   iT: () => (/* binding */ decodeHtml),
/* harmony export */   up: () => (/* binding */ xmlEncodingOf)
/* harmony export */ });
/* harmony import */ var html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45528);
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6034);


function decodeHtml(body, contentType) {
    const { mediaType, charset } = (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)(contentType === undefined ? [] : [contentType]);
    const xml = mediaType === 'application/xhtml+xml';
    const label = xmlEncodingOf(body);
    const declared = label === undefined ? undefined : encodingOf(label);
    const defaultEncoding = declared?.startsWith('UTF-16')
        ? 'UTF-8'
        : (declared ?? (xml ? 'UTF-8' : 'windows-1252'));
    const encoding = html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(body, {
        xml,
        defaultEncoding,
        ...(charset !== undefined && { transportLayerEncodingLabel: charset }),
    });
    return { text: decode(body, encoding), encoding };
}
function encodingOf(label) {
    const options = { transportLayerEncodingLabel: label, defaultEncoding: '' };
    return html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(new Uint8Array(), options) || undefined;
}
const DECLARATION_BYTES = 1024;
function xmlEncodingOf(body) {
    const start = body.toString('latin1', 0, DECLARATION_BYTES);
    const [declaration] = /^<\?xml[^>]*>/.exec(start) ?? [];
    const [, , label] = /encoding[\x00-\x20]*=[\x00-\x20]*(["'])([^"'\x00-\x20]+)\1/.exec(declaration ?? '') ?? [];
    return label;
}
function charsetOf(contentType) {
    return contentType === undefined ? undefined : (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)([contentType]).charset;
}
function decode(body, encoding) {
    if (encoding === 'replacement')
        return body.length === 0 ? '' : '\uFFFD';
    if (encoding === 'x-user-defined') {
        return body
            .toString('latin1')
            .replace(/[\x80-\xff]/g, byte => String.fromCharCode(byte.charCodeAt(0) + 0xf700));
    }
    return decoderFor(encoding).decode(body);
}
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
/* harmony import */ var _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54792);
/* harmony import */ var _page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72041);
/* harmony import */ var _page_render_choice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70252);
/* harmony import */ var _page_script_effects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32674);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79786);





function judgeScripts({ scripts }, judge) {
    switch (scripts.state) {
        case 'none':
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(_api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SCRIPTS */ .BC);
        case 'idle':
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)((0,_page_render_choice_js__WEBPACK_IMPORTED_MODULE_2__/* .likeSample */ .K0)(scripts.sample));
        case 'unseen':
            return scripts.ledOn ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(scripts.reason) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notMeasured */ .q7)(scripts.reason);
        case 'seen':
            return judge(scripts.before);
    }
}
function unlessUnfilled(page, judgements, unsure = ['pass', 'fail', 'not-applicable']) {
    const { unfilled, scripts } = page;
    if (unfilled === undefined)
        return withoutUnfilledPlaces(page, judgements);
    const unknown = (0,_page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__/* .isLedOn */ .$g)({ scripts }) ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(unfilled) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notMeasured */ .q7)(unfilled);
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, unsure.includes(judgement.outcome) ? unknown : judgement]));
}
const OF_EMPTINESS = /(?:^|-)(?:empty|without|missing)(?:-|$)/;
function withoutUnfilledPlaces(page, judgements) {
    const entries = Object.entries(judgements);
    const selectors = new Set(entries.flatMap(([, judgement]) => judgement.outcome === 'fail' ? judgement.occurrences.flatMap(({ selector }) => selector ?? []) : []));
    const unfilled = selectors.size === 0 ? undefined : (0,_page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__/* .unfilledPlacesOf */ .zo)(page);
    if (!unfilled)
        return judgements;
    const { places, reason } = unfilled;
    const elements = elementsOf(page, selectors);
    const isWaiting = (name) => {
        const isOfEmptiness = OF_EMPTINESS.test(name);
        return ({ selector }) => {
            const element = selector === undefined ? undefined : elements.get(selector);
            return element !== undefined && (places.holdsTag(element) || (isOfEmptiness && places.isEmpty(element)));
        };
    };
    return Object.fromEntries(entries.map(([name, judgement]) => [name, withoutPlaces(judgement, isWaiting(name), reason)]));
}
function elementsOf({ document, sent }, selectors) {
    const found = new Map();
    for (const one of [document, sent.document]) {
        const left = selectors.difference(new Set(found.keys()));
        if (left.size === 0)
            break;
        for (const element of one.elementsAt(left))
            found.set(one.selectorOf(element), element);
    }
    return found;
}
function withoutPlaces(judgement, isWaiting, reason) {
    if (judgement.outcome !== 'fail')
        return judgement;
    const { occurrences, count } = judgement;
    const kept = occurrences.filter(place => !isWaiting(place));
    if (kept.length === occurrences.length)
        return judgement;
    if (kept.length === 0)
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notMeasured */ .q7)(reason);
    const fewer = count === undefined ? {} : { count: count - occurrences.length + kept.length };
    return { ...judgement, occurrences: kept, ...fewer };
}
function renderingFacts(page) {
    const { scripts } = page;
    switch (scripts.state) {
        case 'none':
            return { judged: 'sent', reason: _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SCRIPTS */ .BC };
        case 'idle':
            return { judged: 'sent', reason: _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .SAME_TEMPLATE */ .Gl, sample: scripts.sample };
        case 'unseen':
            return { judged: 'sent', reason: scripts.reason };
        case 'seen':
            return {
                judged: 'rendered',
                reason: null,
                ...((0,_page_script_effects_js__WEBPACK_IMPORTED_MODULE_3__/* .scriptEffectsOn */ .b)(page).length === 0 && { unchanged: true }),
            };
    }
}


/***/ }),

/***/ 61318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ judgeAmongSiblings),
/* harmony export */   EI: () => (/* binding */ judgeLacks),
/* harmony export */   Ge: () => (/* binding */ lacksOf)
/* harmony export */ });
/* harmony import */ var _syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73451);
/* harmony import */ var _fault_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67162);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79786);
/* harmony import */ var _same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98548);




const MIN_SIBLINGS = 5;
const MAX_LACKING = 0.05;
const OF_ANOTHER_KIND = /\/(?:index|all|overview|archives?|tags|categories|search|about|contact|imprint|impressum|privacy|terms|faq|help|team|login|cart|checkout|thank-?you|new|submit)(?:\.\w{1,5})?\/?$/i;
function lacksOf(pages) {
    const found = new Map();
    const candidates = pages.filter(({ url }) => folderOf(url) !== '/' && !isOfAnotherKind(url));
    for (const group of Map.groupBy(candidates, kindOf).values()) {
        if (group.length < MIN_SIBLINGS)
            continue;
        const most = Math.max(1, Math.floor(group.length * MAX_LACKING));
        const counts = new Map();
        for (const { has } of group)
            for (const name of has)
                counts.set(name, (counts.get(name) ?? 0) + 1);
        const expected = [...counts].filter(([, count]) => count >= group.length - most).map(([name]) => name);
        for (const page of group) {
            const names = expected.filter(name => !page.has.has(name));
            const lack = { names, siblings: group.length, folder: folderOf(page.url) };
            found.set(page, names.length > 0 ? lack : undefined);
        }
    }
    return found;
}
function isOfAnotherKind(url) {
    return (0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .isArchive */ .tc)(url) || (0,_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .isFurtherPage */ .Sl)(url) || OF_ANOTHER_KIND.test(new URL(url).pathname);
}
function kindOf({ url, template }) {
    return `${folderOf(url)} ${template}`;
}
function folderOf(url) {
    return new URL(url).pathname.replace(/[^/]*\/?$/, '');
}
function judgeAmongSiblings(pages, partsOf) {
    const compared = new Map();
    for (const page of pages) {
        const has = (0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .standsForItself */ .oD)(page) ? partsOf(page) : undefined;
        if (has)
            compared.set(page, { url: page.url, template: '', has });
    }
    const lacks = lacksOf([...compared.values()]);
    return pages.map(page => {
        const sibling = compared.get(page);
        if (!sibling || !lacks.has(sibling))
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notApplicable */ .hH)('too few pages of this kind were audited');
        const lack = lacks.get(sibling);
        return lack ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)({ url: page.url, message: lackMessage(sibling, lack) }) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .pass */ .IX)();
    });
}
function judgeLacks(siblings) {
    const list = new _fault_list_js__WEBPACK_IMPORTED_MODULE_3__/* .FaultList */ .x();
    for (const [page, lack] of siblings) {
        if (lack)
            list.add({ url: page.url, message: lackMessage(page, lack) });
    }
    return list.judgeAmong(siblings.size, 'the site has too few pages of one kind');
}
function lackMessage({ url }, { names, siblings, folder }) {
    return `${(0,_same_on_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM)(url)} has no ${names.join(' and no ')}, unlike the other pages in ${folder} (${siblings - 1})`;
}


/***/ }),

/***/ 91375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ asRead)
/* harmony export */ });
function asRead(response, { unread }) {
    return unread === undefined ? response : { ...response, truncated: true };
}


/***/ }),

/***/ 7678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wb: () => (/* binding */ redirectIn),
/* harmony export */   _9: () => (/* binding */ instantRedirect),
/* harmony export */   eI: () => (/* binding */ assertShown),
/* harmony export */   hn: () => (/* binding */ scriptRedirects)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39288);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25218);
/* harmony import */ var _syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69719);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);






function instantRedirect(page) {
    const { document, url, response } = page;
    const sent = (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefresh */ .X)((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, 'refresh') ?? '', url, url);
    if (sent?.seconds === 0 && leadsOn(url, sent.target))
        return { url: sent.target, by: 'a Refresh header' };
    return redirectIn(document);
}
function redirectIn(document) {
    const declared = (stubRefresh(document) ?? metaRefreshes(document)).find(target => leadsOn(document.url, target));
    if (declared)
        return { url: declared, by: 'meta refresh' };
    const [scripted] = scriptRedirects(document);
    return scripted ? { url: scripted.target, by: 'a script' } : undefined;
}
function leadsOn(url, target) {
    return target !== undefined && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__/* .comparableUrl */ .sY)(target) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__/* .comparableUrl */ .sY)(url);
}
function metaRefreshes(document) {
    return document.elements('meta').flatMap(element => {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh' || !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(element))
            return [];
        const target = /^\s*0+(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?(.+)$/is.exec((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'content') ?? '');
        const address = target && document.resolve(target[1].trim().replace(/^(["'])(.*?)\1.*$/s, '$2'));
        return address ? [address] : [];
    });
}
const STUB_SECONDS = 5;
const STUB_TEXT = 300;
function stubRefresh(document) {
    const meta = document
        .elements('meta')
        .find(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'http-equiv')?.trim().toLowerCase() === 'refresh');
    const refresh = meta && (0,_syntax_refresh_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRefresh */ .X)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '', document.url, document.baseUrl);
    if (!refresh || refresh.seconds === 0 || refresh.seconds > STUB_SECONDS)
        return undefined;
    const canonical = document
        .elements('link')
        .find(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'rel')?.trim().toLowerCase() === 'canonical');
    const named = canonical && document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(canonical, 'href') ?? '');
    const isNamed = named?.pathname === URL.parse(refresh.target)?.pathname;
    const text = document.body ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(document.body).trim() : '';
    const isBare = text.length <= STUB_TEXT && document.elements('h1', 'p', 'script', 'img', 'form').length === 0;
    return isNamed && isBare ? [refresh.target] : undefined;
}
const MAX_REDIRECT_SCRIPT = 2000;
const LOCATION = /(?:(?:window|document|self|top)\s*\.\s*)?location/.source;
const TEXT = /(?:'((?:[^'\\\n]|\\\/)*)'|"((?:[^"\\\n]|\\\/)*)")/.source;
const ASSIGNMENT = new RegExp(`^${LOCATION}(?:\\s*\\.\\s*href)?\\s*=\\s*${TEXT}\\s*;?$`);
const CALL = new RegExp(`^${LOCATION}\\s*\\.\\s*(?:replace|assign)\\s*\\(\\s*${TEXT}\\s*\\)\\s*;?$`);
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);
function scriptRedirects(document) {
    return document.elements('script').flatMap(script => {
        const target = isInline(script) ? targetOf(document, sourceOf(script)) : undefined;
        return target === undefined || pageOf(target) === pageOf(document.url) ? [] : [{ script, target }];
    });
}
function isInline(script) {
    const type = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'type') ?? '').trim().toLowerCase();
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') === undefined && SCRIPT_TYPES.has(type);
}
function sourceOf(script) {
    return script.childNodes.map(node => ('value' in node ? node.value : '')).join('');
}
function targetOf(document, source) {
    if (source.length > MAX_REDIRECT_SCRIPT)
        return undefined;
    const body = source.trim();
    const found = ASSIGNMENT.exec(body) ?? CALL.exec(body);
    const url = found && (found[1] ?? found[2]);
    const target = typeof url === 'string' ? URL.parse(url.replaceAll('\\/', '/'), document.baseUrl) : null;
    return target?.protocol.startsWith('http') ? target.href : undefined;
}
function pageOf(url) {
    return url.split('#', 1)[0];
}
function assertShown(page) {
    const elsewhere = instantRedirect(page);
    if (elsewhere)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_5__/* .NotApplicable */ .bQ(`the page only redirects, by ${elsewhere.by}, to ${elsewhere.url}`);
}


/***/ }),

/***/ 32222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openHtml)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);
/* harmony import */ var _html_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91375);





function openHtml(response, preview) {
    const type = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .mediaType */ .JL)(response);
    if (type !== 'text/html' && type !== 'application/xhtml+xml')
        return undefined;
    const { text, encoding } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .iT)(response.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, 'content-type'));
    const document = new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, response.url, response.url, (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .schemeOfHosts */ .K3)(preview));
    return {
        url: response.url,
        response: (0,_html_page_js__WEBPACK_IMPORTED_MODULE_4__/* .asRead */ .v)(response, document),
        document,
        encoding,
        ...(preview && { preview }),
    };
}


/***/ }),

/***/ 65239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B$: () => (/* binding */ headParts),
/* harmony export */   PG: () => (/* binding */ headOverPages)
/* harmony export */ });
/* unused harmony export HEAD_PARTS */
/* harmony import */ var _judging_siblings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61318);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9677);


const HEAD_PARTS = {
    description: {
        name: 'meta description',
        saidBy: [
            ...['serp/description-missing', 'serp/description-empty', 'serp/description-outside-head'],
            'serp/description-removed-by-scripts',
        ],
    },
    canonical: {
        name: 'canonical',
        saidBy: [
            ...['serp/canonical-missing', 'serp/canonical-multiple', 'serp/canonical-invalid'],
            'serp/canonical-outside-head',
        ],
    },
    image: {
        name: 'preview image (og:image)',
        saidBy: ['serp/og-image-invalid', 'serp/og-image-broken', 'serp/og-image-too-small'],
    },
};
const headOverPages = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_1__/* .defineRunTopic */ .m1)({
    checks: {
        'unlike-siblings': {
            severity: 'warning',
            title: 'The head of the page lacks what similar pages of the site have',
            why: 'The template fills it in on the other pages of this kind, so it was forgotten here: results and shared links of this page look poorer.',
            fix: 'Find out what the template left out, such as an empty field of the page, and fill it in.',
            help: 'https://developers.google.com/search/docs/appearance/snippet',
            example: 'all pages in /recipes/ have a canonical, and /recipes/apple-pie has none',
        },
    },
    judge: pages => ({ 'unlike-siblings': (0,_judging_siblings_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeAmongSiblings */ .DM)(pages, partsOf) }),
});
function partsOf(page) {
    const facts = page.facts('serp');
    if (facts?.['canonicalIs'] === undefined)
        return undefined;
    const card = facts['card'];
    const has = {
        description: typeof facts['description'] === 'string',
        canonical: facts['canonicalIs'] !== 'absent',
        image: card?.image !== undefined && card.image !== null,
    };
    return headParts(has, id => page.failed(id));
}
function headParts(has, failed) {
    const parts = Object.entries(HEAD_PARTS);
    return new Set(parts.flatMap(([part, { name, saidBy }]) => has[part] === true || (has[part] === false && saidBy.some(failed)) ? name : []));
}


/***/ }),

/***/ 26808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  siteTopics: () => (/* binding */ siteTopics)
});

// EXTERNAL MODULE: ./lib/engine/judging/fault-list.js
var fault_list = __webpack_require__(67162);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/tools/serp/canonical-target.js
var canonical_target = __webpack_require__(37509);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/canonicals-over-site.js






const NONE = 'no page of the site names another one of it as its canonical';
const { checks } = canonical_target/* canonicalTarget */.y;
const canonicalsOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: {
        'canonical-target-redirects': (0,tool_definition/* overSite */.iE)(checks['canonical-target-redirects']),
        'canonical-target-broken': (0,tool_definition/* overSite */.iE)(checks['canonical-target-broken']),
        'canonical-target-noindex': (0,tool_definition/* overSite */.iE)(checks['canonical-target-noindex']),
        'canonical-target-elsewhere': (0,tool_definition/* overSite */.iE)(checks['canonical-target-elsewhere']),
        'canonical-target-blocked': {
            scope: 'site',
            severity: 'warning',
            title: 'robots.txt blocks the canonical page',
            why: 'This page asks search engines to show a page that they may not read.',
            fix: 'Allow the canonical page in robots.txt, or use another canonical.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting',
            example: '/a names /private/b as canonical, with "Disallow: /private/" in robots.txt',
        },
        'canonical-loop': {
            scope: 'site',
            severity: 'error',
            title: 'Pages name each other as canonical',
            why: 'Each page asks search engines to show the other one instead. They may show neither.',
            fix: 'Choose one of the pages, and make it the canonical of all of them, including itself.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting',
            example: '/a names /b as canonical, and /b names /a',
        },
    },
    judge(site) {
        const faults = {
            'canonical-target-redirects': new fault_list/* FaultList */.x(),
            'canonical-target-broken': new fault_list/* FaultList */.x(),
            'canonical-target-noindex': new fault_list/* FaultList */.x(),
            'canonical-target-elsewhere': new fault_list/* FaultList */.x(),
            'canonical-target-blocked': new fault_list/* FaultList */.x(),
        };
        const named = namingPages(site);
        const { inLoops, loops } = loopsOf(site);
        for (const [target, naming] of named) {
            const record = site.pages[target];
            const fault = inLoops.has(target) ? undefined : faultOf(site, target, record);
            if (!fault)
                continue;
            const [check, message] = fault;
            faults[check].add({ url: record.url, message: `${message}; ${canonicalOf(site, naming)}` });
        }
        const judged = Object.entries(faults).map(([check, list]) => [check, list.judgeAmong(named.size, NONE)]);
        return {
            judgements: {
                ...Object.fromEntries(judged),
                'canonical-loop': loops.judgeAmong(named.size, NONE),
            },
        };
    },
});
function namingPages({ pages, graph }) {
    const named = new Map();
    for (const [page, record] of pages.entries()) {
        const target = isNaming(record) ? graph.canonicalOf(page) : undefined;
        if (target === undefined || target >= pages.length || target === page)
            continue;
        if (isAsInProduction(record, pages[target]))
            continue;
        const naming = named.get(target);
        if (naming)
            naming.push(page);
        else
            named.set(target, [page]);
    }
    return named;
}
function isNaming({ obstacle, status }) {
    return (obstacle === 'canonical' || obstacle === undefined) && status !== null && (0,network_status/* isSuccess */.oJ)(status);
}
function isAsInProduction({ url, canonical }, target) {
    const [here, there] = [new URL(url), new URL(target.url)];
    return URL.parse(canonical?.url ?? '')?.host !== here.host && (0,page_address/* loosePath */.qv)(here) === (0,page_address/* loosePath */.qv)(there);
}
function faultOf({ pages, graph }, target, { obstacle, status, finalUrl, url }) {
    const path = (0,same_on_pages/* pathOf */.XM)(url);
    switch (obstacle) {
        case 'robots-txt':
            return ['canonical-target-blocked', `robots.txt blocks ${path}`];
        case 'redirect':
            return [
                'canonical-target-redirects',
                `${path} redirects${finalUrl === undefined ? '' : ` to ${(0,same_on_pages/* pathOf */.XM)(finalUrl)}`}`,
            ];
        case 'status':
            return status === null || (0,network_status/* provesNothing */.R1)(status)
                ? undefined
                : ['canonical-target-broken', `${path} answers ${status}`];
        case 'noindex-header':
        case 'noindex-meta':
            return ['canonical-target-noindex', `${path} has noindex`];
        case 'canonical': {
            const next = graph.canonicalOf(target);
            const to = next === undefined || next >= pages.length ? undefined : (0,same_on_pages/* pathOf */.XM)(pages[next].url);
            return ['canonical-target-elsewhere', `The canonical of ${path} is ${to ?? 'another page'}`];
        }
        default:
            return undefined;
    }
}
function canonicalOf({ pages }, naming) {
    const named = naming.slice(0, same_on_pages/* NAMED_PAGES */.lG).map(page => pages[page]);
    return `canonical of ${(0,same_on_pages/* namesOf */.eZ)(named, naming.length)}`;
}
function loopsOf({ pages, graph }) {
    const loops = new fault_list/* FaultList */.x();
    const inLoops = new Set();
    const seenFrom = new Map();
    for (const start of pages.keys()) {
        const way = [];
        let at = start;
        while (at !== undefined && at < pages.length && !seenFrom.has(at)) {
            seenFrom.set(at, start);
            way.push(at);
            at = isNaming(pages[at]) ? graph.canonicalOf(at) : undefined;
        }
        if (at === undefined || way.length < 2 || seenFrom.get(at) !== start)
            continue;
        const loop = way.slice(way.indexOf(at));
        if (loop.length < 2)
            continue;
        for (const page of loop)
            inLoops.add(page);
        const names = [...loop, at].map(page => (0,same_on_pages/* pathOf */.XM)(pages[page].url));
        loops.add({ url: pages[at].url, message: names.join(' → ') });
    }
    return { loops, inLoops };
}

// EXTERNAL MODULE: ./lib/engine/judging/siblings.js
var siblings = __webpack_require__(61318);
// EXTERNAL MODULE: ./lib/engine/tools/serp/head-over-pages.js
var head_over_pages = __webpack_require__(65239);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/head-over-site.js



const headOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: { 'unlike-siblings': (0,tool_definition/* overSite */.iE)(head_over_pages/* headOverPages */.PG.checks['unlike-siblings']) },
    judge({ pages }) {
        const compared = pages.flatMap(page => {
            const { url, indexable, template, description, canonical, canonicalsDiffer, failed = [] } = page;
            if (indexable !== true || template === undefined)
                return [];
            const has = {
                description: description !== undefined,
                canonical: canonical !== undefined || canonicalsDiffer === true,
            };
            return { url, template, has: (0,head_over_pages/* headParts */.B$)(has, id => failed.includes(id)) };
        });
        return { judgements: { 'unlike-siblings': (0,siblings/* judgeLacks */.EI)((0,siblings/* lacksOf */.Ge)(compared)) } };
    },
});

// EXTERNAL MODULE: ./lib/engine/judging/same-on-site.js
var same_on_site = __webpack_require__(25017);
// EXTERNAL MODULE: ./lib/engine/tools/serp/texts-over-pages.js
var texts_over_pages = __webpack_require__(67173);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/texts-over-site.js



const textsOverSite = (0,tool_definition/* defineSiteTopic */.ug)({
    checks: {
        'duplicate-title': (0,tool_definition/* overSite */.iE)(texts_over_pages/* textsOverPages */.$.checks['duplicate-title']),
        'duplicate-description': (0,tool_definition/* overSite */.iE)(texts_over_pages/* textsOverPages */.$.checks['duplicate-description']),
    },
    judge: site => ({
        judgements: {
            'duplicate-title': (0,same_on_site/* judgeSameField */.sq)(site, ({ title }) => title, 'title'),
            'duplicate-description': (0,same_on_site/* judgeSameField */.sq)(site, ({ description }) => description, 'meta description'),
        },
    }),
});

;// CONCATENATED MODULE: ./lib/engine/tools/serp/site-topics.js



const siteTopics = [textsOverSite, canonicalsOverSite, headOverSite];


/***/ }),

/***/ 67173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ textsOverPages)
/* harmony export */ });
/* harmony import */ var _text_quoted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49087);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79786);
/* harmony import */ var _judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98548);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9677);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25218);





const textsOverPages = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_2__/* .defineRunTopic */ .m1)({
    checks: {
        'duplicate-title': {
            severity: 'warning',
            title: 'Several pages have the same title',
            why: 'People and search engines cannot tell the pages apart in the results, and Google may write titles of its own.',
            fix: 'Give each page a title that describes only this page.',
            help: 'https://developers.google.com/search/docs/appearance/title-link#page-titles',
            example: '/shoes and /boots both have <title>Our shop</title>',
        },
        'duplicate-description': {
            severity: 'notice',
            title: 'Several pages have the same meta description',
            why: 'One description for several pages describes none of them, so Google usually shows text of the page instead.',
            fix: 'Write a description of its own for each page, or leave it out.',
            help: 'https://developers.google.com/search/docs/appearance/snippet#use-quality-meta-descriptions',
            example: '/shoes and /boots both have <meta name="description" content="Welcome to our shop">',
        },
        'duplicate-card-title': {
            severity: 'notice',
            title: 'Pages with different titles are shared under the same one',
            why: 'Social networks and messengers show og:title. In the template it is a fixed text, so a shared link does not say which page it leads to.',
            fix: 'Fill og:title with the title of the page, or leave it out: then networks take <title>.',
            help: 'https://ogp.me/#metadata',
            example: '/shoes and /boots both have <meta property="og:title" content="Our shop">',
        },
        'duplicate-card-description': {
            severity: 'notice',
            title: 'Pages with different meta descriptions are shared with the same text',
            why: 'Social networks and messengers show og:description. In the template it is a fixed text, so a shared link does not say what its page is about.',
            fix: 'Fill og:description with the description of the page, or leave it out: then networks take the meta description.',
            help: 'https://ogp.me/#optional',
            example: '/shoes and /boots both have <meta property="og:description" content="Welcome to our shop">',
        },
    },
    judge: pages => ({
        'duplicate-title': (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeSameText */ .VQ)(pages, own('title', 'serp/title-default', 'serp/title-brand-only'), 'title'),
        'duplicate-description': (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeSameText */ .VQ)(pages, own('description', 'serp/description-default'), 'meta description'),
        'duplicate-card-title': judgeCardTexts(pages, {
            property: 'og:title',
            stated: 'hasTitle',
            fact: 'title',
            called: 'title',
        }),
        'duplicate-card-description': judgeCardTexts(pages, {
            property: 'og:description',
            stated: 'hasDescription',
            fact: 'description',
            called: 'meta description',
        }),
    }),
});
const MIN_ALIKE = 3;
const MIN_SHARE = 0.5;
function judgeCardTexts(pages, { property, stated, fact, called }) {
    const ownTextOf = (page) => String(page.facts('serp')?.[fact] ?? '');
    const cardTextOf = (page) => {
        const card = page.facts('serp')?.['card'];
        const text = card?.[stated] === true ? card[fact] : undefined;
        return ownTextOf(page) !== '' && typeof text === 'string' && (0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .isComparable */ .n9)(page) ? text : undefined;
    };
    const groups = Map.groupBy(pages, cardTextOf);
    const least = MIN_SHARE * (pages.length - (groups.get(undefined)?.length ?? 0));
    const byCard = new Map([...groups].map(([card, alike]) => [card, Map.groupBy(alike, ownTextOf)]));
    return pages.map(page => {
        const card = cardTextOf(page);
        if (card === undefined)
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .notApplicable */ .hH)(`the page has no ${property} besides its ${called}, or is no page to share`);
        const byOwn = byCard.get(card);
        const own = ownTextOf(page);
        const isFixed = byOwn.size >= MIN_ALIKE && groups.get(card).length >= least;
        if (!isFixed || own === card || (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_4__/* .isHomePage */ .fF)(page.url))
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .pass */ .IX)();
        const others = [...byOwn.keys().take(_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .NAMED_PAGES */ .lG + 1)]
            .filter(other => other !== own)
            .map(other => byOwn.get(other)[0]);
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .fJ)({
            url: page.url,
            message: `${property} is ${(0,_text_quoted_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(card)}, as on ${(0,_judging_same_on_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(others, byOwn.size - 1)}, but the ${called} is ${(0,_text_quoted_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(own)}`,
        });
    });
}
function own(fact, ...saidBy) {
    return page => (saidBy.some(check => page.failed(check)) ? undefined : page.facts('serp')?.[fact]);
}


/***/ }),

/***/ 4274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ noteInput),
/* harmony export */   HK: () => (/* binding */ holdsUntil),
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   Lp: () => (/* binding */ cannotRepeat),
/* harmony export */   _q: () => (/* binding */ tracedAsHere),
/* harmony export */   fC: () => (/* binding */ traceOf),
/* harmony export */   mn: () => (/* binding */ traced)
/* harmony export */ });
/* unused harmony export InputTrace */
/* harmony import */ var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16698);

const current = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
const traces = new WeakMap();
class InputTrace {
    #own = new Map();
    #parts = new Set();
    #until = Number.POSITIVE_INFINITY;
    add(key, fingerprint) {
        if (this.#own.get(key) === undefined)
            this.#own.set(key, fingerprint);
    }
    include(part) {
        if (part !== this)
            this.#parts.add(part);
    }
    endAt(time) {
        this.#until = Math.min(this.#until, time);
    }
    all() {
        const inputs = new Map();
        let until = Number.POSITIVE_INFINITY;
        const seen = new Set([this]);
        for (const trace of seen) {
            until = Math.min(until, trace.#until);
            for (const [key, value] of trace.#own)
                if (inputs.get(key) === undefined)
                    inputs.set(key, value);
            for (const part of trace.#parts)
                seen.add(part);
        }
        return { inputs, until };
    }
}
function traced(work) {
    const trace = new InputTrace();
    const promise = current.run(trace, work);
    traces.set(promise, trace);
    return promise;
}
function read(promise) {
    const trace = traces.get(promise);
    if (trace)
        current.getStore()?.include(trace);
    return promise;
}
function traceOf(promise) {
    return traces.get(promise);
}
function tracedAsHere(promise) {
    const trace = current.getStore();
    if (trace)
        traces.set(promise, trace);
    return promise;
}
function noteInput(key, fingerprint) {
    current.getStore()?.add(key, fingerprint);
}
function cannotRepeat(why) {
    noteInput(`not asked: ${why}`);
}
function holdsUntil(time, now = Date.now()) {
    if (time >= now)
        current.getStore()?.endAt(time);
}


/***/ })

};
