export const id = 8769;
export const ids = [8769];
export const modules = {

/***/ 56633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   Nt: () => (/* binding */ placeCount),
/* harmony export */   mM: () => (/* binding */ atPages),
/* harmony export */   yO: () => (/* binding */ MAX_OCCURRENCES)
/* harmony export */ });
/** Most places of one check in a result; how many there are stands beside. */
const MAX_OCCURRENCES = 50;
/**
 * Whether a check failed and its failure counts: it was not set aside by the setting `ignore`, and no other check of
 * the page counts for it.
 */
function isFailure({ outcome, ignored, twinOf, }) {
    return outcome === 'fail' && ignored === undefined && twinOf === undefined;
}
/** Places where a check failed; at least one, since a failure without a known place is somewhere. */
function placeCount({ occurrences, occurrenceCount, }) {
    return Math.max(1, occurrenceCount ?? occurrences.length);
}
/**
 * A check that stands for the pages of a site, at some of its pages alone; undefined where none is left. Pages that are
 * counted and not named stay.
 *
 * @param pages those of `failedPages` that are left
 */
function atPages(check, pages) {
    const { occurrenceCount: _, failedPages = [], ...rest } = check;
    const count = pages.length + Math.max(0, placeCount(check) - failedPages.length);
    if (count === 0)
        return undefined;
    const known = new Map(check.occurrences.map((place) => [place.url, place]));
    const occurrences = pages.slice(0, MAX_OCCURRENCES).map(url => known.get(url) ?? { url });
    return {
        ...rest,
        occurrences,
        failedPages: [...pages],
        ...(count > occurrences.length && { occurrenceCount: count }),
    };
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
/* harmony import */ var _page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72671);
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
 * shows is then neither a fault nor a merit of the page. Not applicable where its scripts lead on to another page.
 *
 * @param unsure outcomes that scripts could change
 */
function unlessUnfilled({ unfilled, scripts }, judgements, unsure = ['pass', 'fail', 'not-applicable']) {
    if (unfilled === undefined)
        return judgements;
    const unknown = (0,_page_judged_page_js__WEBPACK_IMPORTED_MODULE_1__/* .isLedOn */ .$)({ scripts }) ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notApplicable */ .hH)(unfilled) : (0,_judgement_js__WEBPACK_IMPORTED_MODULE_4__/* .notMeasured */ .q7)(unfilled);
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, unsure.includes(judgement.outcome) ? unknown : judgement]));
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
    const [now, then] = [(0,_text_regions_js__WEBPACK_IMPORTED_MODULE_7__/* .regionsOf */ .N)(document, over), (0,_text_regions_js__WEBPACK_IMPORTED_MODULE_7__/* .regionsOf */ .N)(before)];
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
    if (unseen.length === 0)
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
    const regions = { hidden: silent, drawn: silent, boilerplate: NONE, folded: NONE };
    for (const { text } of document.body ? (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .blocksOf */ .S)(document.body, '', regions) : []) {
        for (const word of wordsIn(text))
            joined.set(word, (joined.get(word) ?? 0) + 1);
    }
    for (const [word, count] of joined)
        counts.set(word, Math.max(count, counts.get(word) ?? 0));
    return counts;
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
/**
 * What a piece of work was made from: each thing that it asked the visit for, also by way of work that it shares with
 * others. So nobody has to declare what a topic reads, and nothing that it reads can be forgotten.
 */
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
    /** All inputs, those of shared work among them, and when its result ends to hold: milliseconds since 1970. */
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
/** Does work whose inputs are told to all who {@link read} its promise. */
function traced(work) {
    const trace = new InputTrace();
    const promise = current.run(trace, work);
    traces.set(promise, trace);
    return promise;
}
/** Tells the work that is under way here what a promise was made from, if {@link traced} made it. */
function read(promise) {
    const trace = traces.get(promise);
    if (trace)
        current.getStore()?.include(trace);
    return promise;
}
/** What {@link traced} work was made from; undefined of any other promise. */
function traceOf(promise) {
    return traces.get(promise);
}
/** Says that a promise is of what the work that is under way here was made from. */
function tracedAsHere(promise) {
    const trace = current.getStore();
    if (trace)
        traces.set(promise, trace);
    return promise;
}
/** Tells the work that is under way here of one thing that it was made from. */
function noteInput(key, fingerprint) {
    current.getStore()?.add(key, fingerprint);
}
/** Says that the work that is under way here may give something else the next time, as when its time was over. */
function cannotRepeat(why) {
    noteInput(`not asked: ${why}`);
}
/**
 * Says when the clock alone changes what the work that is under way here finds, as when an offer expires. What reads
 * the clock and does not say this would be taken over for ever.
 *
 * @param time milliseconds since 1970; what has passed changes nothing any more
 */
function holdsUntil(time, now = Date.now()) {
    if (time >= now)
        current.getStore()?.endAt(time);
}


/***/ }),

/***/ 76360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ askSearch)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);



/** What a search is asked for: a word of four letters, which pages of most languages could have. */
const TERM = 'test';
/**
 * Whether a site answers searches, as a form or the structured data of a page has them asked for.
 *
 * @param target of the search, without its term
 * @param parameter of the query that holds the term
 */
async function askSearch(visit, page, target, parameter) {
    const here = new URL(page.url);
    const located = target.host === here.host ? target : (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(page.preview, target);
    if (!located)
        return { elsewhere: target.host };
    const asked = new URL(located);
    asked.searchParams.set(parameter, TERM);
    asked.hash = '';
    const { final } = await visit.fetchForSite(asked.href);
    if (!final)
        return { unknown: `${asked.href} did not answer` };
    if ((0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isGone */ .ST)(final.status))
        return { fault: `${asked.pathname}${asked.search} answers ${final.status}` };
    if (!(0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(final.status))
        return { unknown: `${asked.href} answers ${final.status}` };
    if (parameter !== SERVED_BY_WORDPRESS || mayBeServedByScripts(page))
        return {};
    const plain = new URL(located);
    plain.searchParams.delete(parameter);
    plain.hash = '';
    const without = (await visit.fetchForSite(plain.href)).final;
    const isSame = without !== undefined && without.body.length > 0 && final.body.equals(without.body);
    return isSame
        ? { fault: `${asked.pathname}${asked.search} answers with the same page as ${plain.pathname}` }
        : {};
}
/**
 * The parameter of WordPress, whose server finds the results. Others may be read by a script of the page that answers,
 * which is then the same for every search.
 */
const SERVED_BY_WORDPRESS = 's';
const FILE_OF_SEARCH = /search|fuse|lunr|pagefind|algolia|flexsearch|minisearch|typesense|meilisearch|stork|tipue|swiftype|cse\.js/i;
const READS_QUERY = /URLSearchParams|location\.(?:search|href)|pagefind|\blunr\b|\bFuse\b|algoliasearch/;
const MAX_SCRIPT = 200_000;
/** Whether scripts of the page may find results where the server does not. */
function mayBeServedByScripts({ document, unfilled }) {
    return unfilled !== undefined || scriptsOf(document).some(isSearch);
}
function scriptsOf(document) {
    return document.elements('script').map(script => ({
        src: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') ?? '',
        text: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(script).slice(0, MAX_SCRIPT),
    }));
}
function isSearch({ src, text }) {
    return FILE_OF_SEARCH.test(src.slice(0, 2000)) || READS_QUERY.test(text);
}


/***/ })

};
