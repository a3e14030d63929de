export const id = 9183;
export const ids = [9183];
export const modules = {

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





/**
 * Judges what scripts changed. Where they were not seen at work there is nothing to say.
 *
 * @param judge compares `page.document` with the document before scripts
 */
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
/**
 * The judgements as they are, but for a page that only scripts fill and that was not rendered: what its empty shell
 * shows is then neither a fault nor a merit of the page. Not applicable where its scripts lead on to another page. Of a
 * page that they did fill, those places are left out for which the script or the data did not come.
 *
 * @param unsure outcomes that scripts could change
 */
function unlessUnfilled(page, judgements, unsure = ['pass', 'fail', 'not-applicable']) {
    const { unfilled, scripts } = page;
    if (unfilled === undefined)
        return withoutUnfilledPlaces(page, judgements);
    const unknown = (0,_page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__/* .isLedOn */ .$g)({ scripts }) ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(unfilled) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notMeasured */ .q7)(unfilled);
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, unsure.includes(judgement.outcome) ? unknown : judgement]));
}
/** Checks that say of an element that something is not in it: of an empty one with another fault that holds all the same. */
const OF_EMPTINESS = /(?:^|-)(?:empty|without|missing)(?:-|$)/;
/** The judgements without the faults at places that wait for what did not come. */
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
/** By their selectors; some checks judge what was sent. */
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
/**
 * Which document was judged, and why not the rendered one: `{ judged: 'rendered' | 'sent', reason }`. With `unchanged` where
 * scripts were seen to change nothing that search engines see, so that the document as sent says the same; with `sample`
 * where that was seen on another page of the template.
 */
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

/***/ 1589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ redirectTarget),
/* harmony export */   Zc: () => (/* binding */ isHttp),
/* harmony export */   f2: () => (/* binding */ withoutFragment)
/* harmony export */ });
/* harmony import */ var _syntax_url_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11114);

/**
 * Resolves a `Location`: relative references, `//host`, and the fragment of the redirected URL where the new one has
 * none.
 *
 * @param location as sent
 * @param base URL of the response that it came with
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2
 */
function redirectTarget(location, base) {
    const target = location.trim() === '' ? null : URL.parse(location, base);
    if (!target)
        return refused('bad-location', base, `redirects to "${location}", which is not a URL`);
    if (!isHttp(target))
        return refused('bad-scheme', base, `redirects to ${target.protocol}, which is not followed`);
    if (!target.href.includes('#'))
        target.hash = new URL(base).hash;
    return (0,_syntax_url_credentials_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCredentials */ .r)(target.href);
}
function isHttp(url) {
    return url.protocol === 'http:' || url.protocol === 'https:';
}
function withoutFragment(url) {
    const at = url.indexOf('#');
    return at < 0 ? url : url.slice(0, at);
}
function refused(kind, url, message) {
    return { failure: { kind, url, message } };
}


/***/ }),

/***/ 29746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ languageAlternates)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26110);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96334);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5154);





/**
 * Finds the language versions that a page names in `<head>` and in its `Link` headers.
 *
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
function languageAlternates(page) {
    const { document } = page;
    const links = document.elements('link').filter(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'hreflang') !== undefined);
    const alternates = links.filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link).includes('alternate') && isForPages(link));
    const outside = alternates.filter(link => !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd)(link));
    // Scripts have moved by then what they move.
    const sentHidden = document instanceof _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__/* .RenderedDocument */ .r ? [] : outside.filter(_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isSentHidden */ .ZF);
    const header = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .headerValues */ .UE)(page.response, 'link').flatMap(_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLinkHeader */ .No);
    return {
        read: [
            ...alternates.filter(_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd).map(link => fromElement(document, link)),
            ...header.flatMap(link => fromHeader(page, link)),
        ],
        inBody: document instanceof _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__/* .RenderedDocument */ .r ? outside : outside.filter(link => !(0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isSentHidden */ .ZF)(link)),
        sentHidden,
        withoutRelation: links.filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd)(link) && isForPages(link) && lacksRelation(link)),
    };
}
/** Feeds and other formats have languages too, but are not versions of the page. */
function isForPages(link) {
    const type = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'type')?.trim().toLowerCase() ?? '';
    return type === '' || /^(?:text\/html|application\/xhtml\+xml)(?:\s*;|$)/.test(type);
}
/** Other relations, as `next` or `license`, may say in which language their target is. */
function lacksRelation(link) {
    const types = (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link);
    return types.length === 0 || types.every(type => type !== 'alternate' && /^al+t+er+n/.test(type));
}
function fromElement(document, link) {
    const href = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href') ?? '').trim();
    const written = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'hreflang') ?? '';
    return {
        source: 'html',
        code: written.trim(),
        written,
        href,
        url: webUrl(href, document.baseUrl),
        relations: (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .relations */ .K1)(link),
        media: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'media'),
        at: message => document.occurrence(link, message),
    };
}
function fromHeader(page, link) {
    const { target, parameters } = link;
    const types = (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .headerRelations */ .nl)(link);
    const written = parameters.get('hreflang');
    const type = parameters.get('type')?.toLowerCase() ?? '';
    const forPages = type === '' || type.startsWith('text/html');
    if (written === undefined || !types.includes('alternate') || !(0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(link, page.url) || !forPages)
        return [];
    const source = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="alternate"; hreflang="${written}"`);
    return [
        {
            source: 'header',
            code: written.trim(),
            written,
            href: target,
            url: webUrl(target, page.url),
            relations: types,
            media: parameters.get('media'),
            at: message => ({ url: page.url, message, snippet: source }),
        },
    ];
}
function webUrl(href, base) {
    const url = href === '' ? null : URL.parse(href, base);
    return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : undefined;
}


/***/ }),

/***/ 70252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K0: () => (/* binding */ likeSample),
/* harmony export */   PS: () => (/* binding */ NEVER_SHOWN),
/* harmony export */   kC: () => (/* binding */ SHOWN)
/* harmony export */ });
const SHOWN = { shown: true };
const NEVER_SHOWN = { shown: false, because: 'never' };
/** Why what needs Chrome was not looked at on a page of a template that scripts leave as it is. */
function likeSample(sample) {
    return `Chrome was not asked to show the page, since scripts change nothing that search engines see on ${sample}, a page of the same template`;
}


/***/ }),

/***/ 32674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ scriptEffectsOn)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_redirect_target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1589);
/* harmony import */ var _canonical_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44310);
/* harmony import */ var _language_alternates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29746);
/* harmony import */ var _links_page_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80800);
/* harmony import */ var _page_directives_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15000);
/* harmony import */ var _text_main_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89565);
/* harmony import */ var _text_regions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44836);
/* harmony import */ var _text_scripted_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9576);









/** Letters and digits of a text that say nothing: a date in words, a reading time, the number of comments. */
const NOISE_CHARACTERS = 60;
/** Share of the main text that they are at the most. */
const NOISE_SHARE = 0.02;
/** What scripts changed of what search engines see of a page, worked out once; empty where they were not seen at work. */
function scriptEffectsOn({ sent, scripts, }) {
    if (scripts.state !== 'seen')
        return [];
    let effects = known.get(scripts);
    if (!effects) {
        effects = scriptEffects(sent, scripts.before, scripts.rendered);
        known.set(scripts, effects);
    }
    return effects;
}
const known = new WeakMap();
/**
 * What scripts changed of what search engines see of a page; empty where it can be judged as it was sent.
 *
 * The head is compared with the document that would be judged instead. Texts and links are compared with what Chrome
 * itself was sent: what a server picks at random with each answer is none of the scripts' work. What lies over the page,
 * as a cookie notice, counts for nothing.
 *
 * @param before what Chrome was sent
 */
function scriptEffects(sent, before, { document, overlays }) {
    const effects = [];
    const note = (effect, isChanged) => isChanged && effects.push(effect);
    const heads = [headOf({ ...sent, document }), headOf(sent)];
    for (const effect of HEAD_EFFECTS)
        note(effect, heads[0][effect] !== heads[1][effect]);
    const over = overlays.map(({ selector }) => selector);
    const [now, then] = [(0,_text_regions_js__WEBPACK_IMPORTED_MODULE_7__/* .regionsOf */ .NV)(document, over), (0,_text_regions_js__WEBPACK_IMPORTED_MODULE_7__/* .regionsOf */ .NV)(before)];
    note('text', hasOtherText(document, now, before) || hasOtherText(before, then, document));
    const covered = coveredBy(document, over);
    const links = [targetsOf(document, NAVIGATION, covered), targetsOf(before, NAVIGATION)];
    note('links', links[0].symmetricDifference(links[1]).size > 0);
    // Scripts put the address of a picture off, and a larger one in its place: what they add may be broken.
    const images = targetsOf(document, PICTURES, covered).difference(targetsOf(before, PICTURES));
    note('images', images.size > 0);
    note('anchors', !anchorsOf(document).isSubsetOf(anchorsOf(before)));
    return effects;
}
const HEAD_EFFECTS = [
    'title',
    'meta',
    'robots',
    'canonical',
    'hreflang',
    'language',
    'h1',
    'structured-data',
];
/** What a document says of itself, each as a text that is equal where it says the same. */
function headOf(page) {
    const { document } = page;
    const texts = (...tags) => document.elements(...tags).map(one => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(one)));
    const { inHead, outsideHead } = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_5__/* .metaDirectives */ .IU)(document);
    const rules = [inHead, outsideHead].map(some => some.map(({ name, value, bot }) => [name, value, bot]));
    const { html } = document;
    return {
        title: JSON.stringify(texts('title')[0]),
        meta: listOf(document.elements('meta').flatMap(describing)),
        robots: JSON.stringify(rules),
        canonical: listOf((0,_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalLinks */ .Iu)(page).map(({ href, url }) => url?.href ?? href)),
        hreflang: listOf((0,_language_alternates_js__WEBPACK_IMPORTED_MODULE_3__/* .languageAlternates */ .i)(page).read.map(({ code, href, url }) => `${code} ${url?.href ?? href}`)),
        language: JSON.stringify([html && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(html, 'lang'), html && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(html, 'dir')]),
        h1: JSON.stringify(texts('h1').filter(text => text !== '')),
        'structured-data': listOf([...document.elements('script').flatMap(dataOf), ...itemsOf(document)]),
    };
}
function listOf(texts) {
    return JSON.stringify(texts.toSorted());
}
/** What describes the page to search engines and in cards of social networks. */
function describing(meta) {
    const name = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'property') ?? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'name') ?? '').trim().toLowerCase();
    const isRead = name === 'description' || name === 'viewport' || /^(?:og|article|twitter|product):/.test(name);
    return isRead ? [`${name} ${(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '')}`] : [];
}
function dataOf(script) {
    const type = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'type')?.trim().toLowerCase();
    return type === 'application/ld+json' ? [(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(script))] : [];
}
function itemsOf(document) {
    return document
        .elements()
        .flatMap(({ attrs }) => attrs
        .filter(({ name }) => name === 'itemtype' || name === 'typeof')
        .map(({ name, value }) => `${name} ${value}`));
}
/** Whether the main text of a document has words that another one lacks, beyond noise. */
function hasOtherText(document, regions, other) {
    const { characters, share } = (0,_text_scripted_text_js__WEBPACK_IMPORTED_MODULE_8__/* .scriptedText */ .gf)(other, (0,_text_main_text_js__WEBPACK_IMPORTED_MODULE_6__/* .mainTextOf */ .Q)(document, regions).blocks);
    return characters > NOISE_CHARACTERS && share > NOISE_SHARE;
}
function coveredBy(document, overlays) {
    if (overlays.length === 0)
        return NONE;
    const over = document.elementsAt(overlays);
    const covered = new Set();
    for (const element of document.elements()) {
        if (covered.has(element.parentNode) || over.has(element))
            covered.add(element);
    }
    return covered;
}
const NONE = new Set();
const NAVIGATION = new Set(['navigation']);
const PICTURES = new Set(['image', 'media', 'frame']);
/** Addresses of the page's own site that a document leads to or shows. */
function targetsOf(document, kinds, covered = NONE) {
    const { origin } = new URL(document.url);
    const links = (0,_links_page_links_js__WEBPACK_IMPORTED_MODULE_4__/* .linksOf */ .h)(document).filter(({ kind, element }) => kinds.has(kind) && !covered.has(element));
    return new Set(links.flatMap(({ address }) => (address?.origin === origin ? [(0,_network_redirect_target_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutFragment */ .f2)(address.href)] : [])));
}
/** Headings that a fragment can lead to: what scripts make of these, pages link to. */
function anchorsOf(document) {
    const headings = document.elements('h2', 'h3', 'h4', 'h5', 'h6');
    return new Set(headings.flatMap(heading => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(heading, 'id') ?? []));
}


/***/ }),

/***/ 9576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KG: () => (/* binding */ addsBesideText),
/* harmony export */   gf: () => (/* binding */ scriptedText),
/* harmony export */   jg: () => (/* binding */ dependsOnScripts),
/* harmony export */   vm: () => (/* binding */ seenScriptedText),
/* harmony export */   xI: () => (/* binding */ hasOtherLanguage)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_html_element_set_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54622);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40794);



/** Part of the text from which on a page depends on scripts: what they add beside a text of its own is no fault. */
const MOST_OF_THE_TEXT = 0.5;
/** Letters and digits of about 30 words: less is a widget. */
const LEAST_CHARACTERS = 150;
/** Whether scripts make most of a text. */
function dependsOnScripts({ characters, share }) {
    return share >= MOST_OF_THE_TEXT && characters >= LEAST_CHARACTERS;
}
/**
 * Counts the words of a text that were not sent, be it out of sight: in hidden elements, in `<noscript>`, in templates
 * of shadow trees. Their order does not matter, so markup that scripts put around words changes nothing.
 *
 * @param blocks of the text as rendered
 * @param isUnseen whether nobody sees a block until they open something: what scripts put there is not counted at all
 */
function scriptedText(before, blocks, isUnseen = () => false) {
    const sent = sentWords(before);
    let [all, characters] = [0, 0];
    let first;
    for (const block of blocks) {
        let [length, fresh] = [0, 0];
        for (const word of wordsIn(block.text)) {
            length += word.length;
            const left = sent.get(word) ?? 0;
            if (left === 0)
                fresh += word.length;
            else
                sent.set(word, left - 1);
        }
        const isFresh = fresh > length / 2;
        if (isFresh && isUnseen(block))
            continue;
        all += length;
        characters += fresh;
        if (isFresh)
            first ??= block;
    }
    return { characters, share: all === 0 ? 0 : characters / all, first };
}
/**
 * {@link scriptedText} of what visitors see of a page: scripts fill dialogs and menus as well, which are no part of its text.
 * What they put in the language of the visitor was sent in another.
 *
 * @param unseen selectors of what is not laid out, as {@link HtmlDocument.selectorOf} gives them
 */
function seenScriptedText(before, document, blocks, unseen) {
    const found = scriptedText(before, blocks);
    if (!dependsOnScripts(found))
        return found;
    if (isTranslated(before, document, found))
        return { characters: 0, share: 0, first: undefined };
    // Of a page that is sent without any text, a crawler without scripts gets nothing, whatever has to be opened in it.
    if (unseen.length === 0 || !hasText(before))
        return found;
    const outOfSight = withAllBelow(document, document.elementsAt(unseen));
    return scriptedText(before, blocks, ({ element }) => outOfSight.has(element));
}
/** Words of a text that was sent under its H1, from which on what scripts add beside it is no part of it, as a form is. */
const MIN_SENT_WORDS = 40;
/**
 * Whether the densest text of a page, which is taken for its main text where nothing marks that, is one that scripts add
 * beside its own.
 */
function addsBesideText(before, main) {
    if (main.foundBy === 'main' || main.foundBy === 'article')
        return false;
    const added = new Set(main.blocks);
    const others = main.allBlocks.filter(block => !block.boilerplate && !added.has(block));
    const start = others.findIndex(({ element }) => element.tagName === 'h1');
    const beside = start < 0 ? [] : others.slice(start);
    const words = beside.reduce((sum, { text }) => sum + Array.from(wordsIn(text)).length, 0);
    return words >= MIN_SENT_WORDS && !dependsOnScripts(scriptedText(before, beside));
}
/** Part of a text that another language is expected to take at least. */
const LEAST_IN_OTHER_LANGUAGE = 0.5;
/** Whether scripts have put a page into another language, as the document says of itself. */
function hasOtherLanguage(before, document) {
    const [sent, shown] = [before, document].map(({ html }) => /^[a-z]{2,3}/i.exec((html && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(html, 'lang')?.trim()) ?? '')?.[0].toLowerCase());
    return sent !== undefined && shown !== undefined && sent !== shown;
}
function isTranslated(before, document, { characters }) {
    if (!hasOtherLanguage(before, document))
        return false;
    let length = 0;
    for (const [word, count] of partWords(before))
        length += word.length * count;
    return length >= characters * LEAST_IN_OTHER_LANGUAGE;
}
function withAllBelow(document, tops) {
    const all = new _formats_html_element_set_js__WEBPACK_IMPORTED_MODULE_1__/* .ElementSet */ .F(document);
    // Parents come before their children.
    for (const element of document.elements()) {
        const parent = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
        if ((parent && all.has(parent)) || tops.has(element))
            all.add(element);
    }
    return all;
}
/**
 * How often each word was sent, be it as blocks of text join the parts of it ("Red" and "bike" in two `<span>`), or in
 * one part alone, as scripts may set them in blocks of their own.
 */
function sentWords(document) {
    const counts = partWords(document);
    const joined = new Map();
    const silent = new Set(document.elements('script', 'style', 'noscript', 'template'));
    const regions = { hidden: silent, drawn: silent, boilerplate: NONE, folded: NONE, covering: NONE };
    for (const { text } of document.body ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .blocksOf */ .S)(document.body, '', regions) : []) {
        for (const word of wordsIn(text))
            joined.set(word, (joined.get(word) ?? 0) + 1);
    }
    for (const [word, count] of joined)
        counts.set(word, Math.max(count, counts.get(word) ?? 0));
    return counts;
}
function hasText({ body }) {
    const stack = body ? [body] : [];
    for (let node = stack.pop(); node; node = stack.pop()) {
        if (node.nodeName === '#text' && 'value' in node && wordsIn(node.value).length > 0)
            return true;
        if (!/^(?:script|style|noscript)$/.test(node.nodeName))
            stack.push(...childrenOf(node));
    }
    return false;
}
const NONE = new Set();
/** How often each word stands in a piece of text that no markup divides. */
function partWords({ root }) {
    const counts = new Map();
    const stack = [root];
    for (let node = stack.pop(); node; node = stack.pop()) {
        if (node.nodeName === '#text' && 'value' in node) {
            const isMarkup = node.parentNode?.nodeName === 'noscript';
            const text = isMarkup ? node.value.replace(/<[^<>]*>/g, ' ') : node.value;
            for (const word of wordsIn(text))
                counts.set(word, (counts.get(word) ?? 0) + 1);
        }
        if (node.nodeName !== 'script' && node.nodeName !== 'style') {
            for (const child of childrenOf(node))
                stack.push(child);
        }
    }
    return counts;
}
function childrenOf(node) {
    if ('content' in node && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(node, 'shadowrootmode') !== undefined)
        return node.content.childNodes;
    return 'childNodes' in node ? node.childNodes : [];
}
/** Words, and the single characters of writing systems that do not part them. */
function wordsIn(text) {
    return text.toLowerCase().match(WORD) ?? [];
}
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{M}\p{N}]+/gu;


/***/ }),

/***/ 11114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withoutCredentials)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35601);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82090);


/**
 * Takes the name and password out of a URL, so that they can neither be shown nor be inherited by a relative URL.
 *
 * @returns the URL as it was where it holds none or cannot be parsed
 */
function withoutCredentials(url) {
    if (!url.includes('@'))
        return { url };
    const parsed = URL.parse(url);
    if (!parsed || (parsed.username === '' && parsed.password === ''))
        return { url };
    const pair = `${(0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(parsed.username)}:${(0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(parsed.password)}`;
    return {
        url: (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInformation */ .ah)(url),
        credentials: {
            origin: parsed.origin,
            authorization: `Basic ${Buffer.from(pair, 'utf8').toString('base64')}`,
        },
    };
}


/***/ })

};
