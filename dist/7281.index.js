export const id = 7281;
export const ids = [7281];
export const modules = {

/***/ 74672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ CLS),
/* harmony export */   m: () => (/* binding */ LCP_MS)
/* harmony export */ });
/**
 * Core Web Vitals are the same for all devices.
 *
 * @see https://web.dev/articles/defining-core-web-vitals-thresholds
 */
const LCP_MS = { good: 2500, poor: 4000 };
const CLS = { good: 0.1, poor: 0.25 };


/***/ }),

/***/ 18937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ ApiError)
/* harmony export */ });
/** The service failed, refused, or could not be reached. The message says what happened, to what, and what to do. */
class ApiError extends Error {
    name = 'ApiError';
    kind;
    /** HTTP status, where there was an answer. */
    status;
    /** Seconds after which the service asks to be called again. */
    retryAfter;
    constructor(kind, message, options = {}) {
        super(message, { cause: options.cause });
        this.kind = kind;
        this.status = options.status;
        this.retryAfter = options.retryAfter;
    }
}


/***/ }),

/***/ 32955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KP: () => (/* binding */ TBT_MS),
/* harmony export */   R7: () => (/* binding */ FCP_MS),
/* harmony export */   mF: () => (/* binding */ TTFB_MS)
/* harmony export */ });
/** @see https://web.dev/articles/fcp */
const FCP_MS = { good: 1800, poor: 3000 };
/** @see https://web.dev/articles/ttfb */
const TTFB_MS = { good: 800, poor: 1800 };
/**
 * A load has nobody who clicks, so there is no INP: total blocking time stands for it. Bounds are those of Lighthouse's
 * scores 0.9 and 0.5.
 *
 * @see https://developer.chrome.com/docs/lighthouse/performance/lighthouse-total-blocking-time
 */
const TBT_MS = {
    mobile: { good: 200, poor: 600 },
    desktop: { good: 150, poor: 350 },
};


/***/ }),

/***/ 29437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ SharedChecks)
/* harmony export */ });
/** Different texts of checks that are kept: the engine has fewer than 700 ids, and a service may have any. */
const MAX_CHECKS = 50_000;
/** The same of one id, all of which are looked at for each check: it differs in its severity and in what is said beside. */
const MAX_OF_ID = 50;
/** What is the same wherever a check is told: all else is the answer on one page. */
const TEXTS = new Set(['id', 'scope', 'title', 'severity', 'help', 'why', 'fix']);
/**
 * The texts of checks, each once. They are most of what a check takes, and the same on thousands of pages; nine of ten of
 * the checks of a page say nothing but that they passed or do not apply, and are the same as a whole.
 */
class SharedChecks {
    /** Each stands for all checks with its texts and its fields; those that say nothing for themselves too. */
    #checks = [];
    #numbers = new WeakMap();
    #byId = new Map();
    /** How many are kept. */
    get size() {
        return this.#checks.length;
    }
    /** Those that were kept after so many others. */
    from(size) {
        return this.#checks.slice(size);
    }
    /** Keeps checks that others gave out with {@link from}, under the same numbers. */
    add(checks) {
        for (const check of checks)
            this.#keep(check);
    }
    brief(check) {
        const known = this.#numbers.get(check);
        if (known !== undefined)
            return known;
        const names = namesOf(check);
        const silent = isSilent(check, names);
        const ofId = this.#byId.get(check.id) ?? [];
        const alike = ofId.find(number => {
            const other = this.#checks[number];
            return hasTexts(other, check, names) && (!silent || other.outcome === check.outcome);
        });
        const isFull = this.#checks.length >= MAX_CHECKS || ofId.length >= MAX_OF_ID;
        if (alike === undefined && isFull)
            return check;
        const isLasting = silent && Object.isFrozen(check);
        const number = alike ?? this.#keep(isLasting ? check : silenced(check, names));
        // Others have it on many pages too.
        if (isLasting)
            this.#numbers.set(check, number);
        return silent ? number : [number, ...answerOf(names).map(name => check[name])];
    }
    whole(brief) {
        if (typeof brief === 'number')
            return this.#checks[brief];
        if (!Array.isArray(brief))
            return brief;
        const [number, ...answer] = brief;
        const check = { ...this.#checks[number] };
        answerOf(Object.keys(check)).forEach((name, at) => {
            check[name] = answer[at];
        });
        return check;
    }
    /** @returns its number */
    #keep(check) {
        const number = this.#checks.push(Object.freeze(check)) - 1;
        if (isSilent(check, Object.keys(check)))
            this.#numbers.set(check, number);
        this.#byId.set(check.id, [...(this.#byId.get(check.id) ?? []), number]);
        return number;
    }
}
/** The fields that it has, in their order. */
function namesOf(check) {
    return Object.keys(check).filter(name => check[name] !== undefined);
}
function isSilent({ outcome, occurrences }, names) {
    return ((outcome === 'pass' || outcome === 'not-applicable') &&
        occurrences.length === 0 &&
        names.every(name => TEXTS.has(name) || name === 'outcome' || name === 'occurrences'));
}
/** A check with the texts of another, and with its fields, but without the answer in them. */
function silenced(check, names) {
    const values = names.map(name => [name, TEXTS.has(name) ? check[name] : undefined]);
    return { ...Object.fromEntries(values), outcome: check.outcome, occurrences: [] };
}
function answerOf(names) {
    return names.filter(name => !TEXTS.has(name));
}
/** Whether one has the texts of another, and its fields in the same order. */
function hasTexts(one, other, names) {
    const own = Object.keys(one);
    return (own.length === names.length &&
        names.every((name, at) => own[at] === name && (!TEXTS.has(name) || one[name] === other[name])));
}


/***/ }),

/***/ 40221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ openAccount)
/* harmony export */ });
/** Most engines are asked for no rank project: what tracks them is loaded with the first question. */
function openAccount({ version, rank }) {
    let opened;
    let hasEnded = false;
    const open = async () => {
        const { openRankTracking } = await Promise.all(/* import() */[__webpack_require__.e(8038), __webpack_require__.e(8790)]).then(__webpack_require__.bind(__webpack_require__, 58790));
        const tracking = openRankTracking(rank);
        if (hasEnded)
            tracking.end();
        return tracking;
    };
    const tracking = () => {
        opened ??= open();
        return opened;
    };
    return {
        operations: {
            me: async () => ({ name: 'engine', plan: null, facts: { version } }),
            rankProjects: async (options) => await (await tracking()).rankProjects(options),
            rankProject: async (id, options) => await (await tracking()).rankProject(id, options),
            rankDashboard: async (id, options) => await (await tracking()).rankDashboard(id, options),
        },
        end() {
            hasEnded = true;
            // What could not be loaded, who asked is told.
            void opened?.then(({ end }) => end(), () => undefined);
        },
    };
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

/***/ 81215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NH: () => (/* binding */ pagesAtOnce),
/* harmony export */   eU: () => (/* binding */ tabsFor)
/* harmony export */ });
/* unused harmony export thisMachine */
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

/** Pages that keep a core at work: of the time that a page takes, most is waiting for its network to rest. */
const PAGES_PER_CORE = 4;
/** Pages after which more of them would only be a burden to the server that is audited. */
const MAX_PAGES = 16;
/** Bytes of a page in work, here and in Chrome, and of all that is there beside pages. */
const MEMORY_PER_PAGE = 150 * 1024 * 1024;
const MEMORY_BESIDE = 600 * 1024 * 1024;
/**
 * Part of the pages in work that have a tab of Chrome where axe runs on each: it takes as much of a core as all else in a
 * tab, and with more of them at once each would only take longer.
 */
const TABBED_WITH_AXE = 0.75;
/** Tabs of Chrome, however many pages somebody wants in work: each is a process of its own. */
const MAX_TABS = 32;
/** The machine as this process sees it: of a container or a control group with a limit, what that leaves. */
function thisMachine() {
    const limit = process.constrainedMemory();
    const free = process.availableMemory();
    return { cores: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)(), memory: limit > 0 ? Math.min(limit, free) : free };
}
/** Pages that may be in work at once without one keeping another waiting for long. */
function pagesAtOnce({ cores, memory } = thisMachine()) {
    const fitting = Math.floor((memory - MEMORY_BESIDE) / MEMORY_PER_PAGE);
    return Math.max(1, Math.min(cores * PAGES_PER_CORE, fitting, MAX_PAGES));
}
/** Tabs of Chrome for so many pages in work. A page mostly waits in its tab for its network to rest, unless axe runs on it. */
function tabsFor(pages, { runsAxe }) {
    return Math.min(MAX_TABS, runsAxe ? Math.ceil(pages * TABBED_WITH_AXE) : pages);
}


/***/ }),

/***/ 74663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ WorkLanes)
/* harmony export */ });
/** Milliseconds in which work that must wait anyway lets others pass. */
const PATIENCE_MS = 30_000;
/**
 * Keeps all other work away while something runs that any load would falsify. Whoever comes first goes first, except
 * that shared work may pass what still waits for other shared work, for a while: neither lane can keep the other from
 * ever getting its turn.
 *
 * Work in a lane must not enter one again: it would wait for itself.
 */
class WorkLanes {
    #waiting = [];
    #now;
    #shared = 0;
    #alone = false;
    constructor(now = Date.now) {
        this.#now = now;
    }
    async enter(lane, signal) {
        signal?.throwIfAborted();
        const { promise, resolve, reject } = Promise.withResolvers();
        const giveUp = () => {
            this.#waiting.splice(this.#waiting.indexOf(entry), 1);
            reject(signal.reason);
            // Those behind may have waited for this one alone.
            this.#admit();
        };
        const entry = {
            lane,
            since: this.#now(),
            enter: () => {
                signal?.removeEventListener('abort', giveUp);
                resolve(this.#leaveOf(lane));
            },
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        this.#waiting.push(entry);
        this.#admit();
        return await promise;
    }
    /** Lets in all whose turn it is. */
    #admit() {
        for (let next = this.#next(); next; next = this.#next()) {
            this.#waiting.splice(this.#waiting.indexOf(next), 1);
            if (next.lane === 'alone')
                this.#alone = true;
            else
                this.#shared++;
            next.enter();
        }
    }
    #next() {
        const first = this.#waiting[0];
        if (!first || this.#alone)
            return undefined;
        if (first.lane === 'shared' || this.#shared === 0)
            return first;
        const mayPass = this.#now() - first.since < PATIENCE_MS;
        return mayPass ? this.#waiting.find(({ lane }) => lane === 'shared') : undefined;
    }
    #leaveOf(lane) {
        let left = false;
        return () => {
            if (left)
                return;
            left = true;
            if (lane === 'alone')
                this.#alone = false;
            else
                this.#shared--;
            this.#admit();
        };
    }
}


/***/ }),

/***/ 47607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e3: () => (/* binding */ analysisTime),
/* harmony export */   lG: () => (/* binding */ crawlTime),
/* harmony export */   wk: () => (/* binding */ toolTime)
/* harmony export */ });
/* harmony import */ var _tools_needs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31323);

/** Milliseconds that a tool has on one page. */
function toolTime(tool, { timeoutMs, lighthouseRuns = 1 }) {
    return (0,_tools_needs_js__WEBPACK_IMPORTED_MODULE_0__/* .doesNeed */ .aY)(tool, 'lighthouse') ? timeoutMs * lighthouseRuns : timeoutMs;
}
/** Times of a tool that the crawl of an analysis has, and all of it: then come all tools on one page. */
const CRAWL_TOOLS = 10;
const ANALYSIS_TOOLS = 20;
/** Milliseconds that the crawl of an analysis has, after which it ends with the pages that there are. */
function crawlTime({ timeoutMs }) {
    return timeoutMs * CRAWL_TOOLS;
}
/** Milliseconds that the analysis of a site has. */
function analysisTime({ timeoutMs }) {
    return timeoutMs * ANALYSIS_TOOLS;
}


/***/ }),

/***/ 17714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ notAnalyzed)
/* harmony export */ });
/** An analysis that gave no result, and why. */
function notAnalyzed(reason) {
    return { status: 'not-measured', reason, score: null, pages: [], facts: {} };
}


/***/ }),

/***/ 14677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ userAgentOf)
/* harmony export */ });
/** What requests say they come from: browsers' form, which few servers treat apart, and this program's name. */
function userAgentOf(version) {
    return `Mozilla/5.0 (compatible; SEO-Preflight/${version})`;
}


/***/ }),

/***/ 97281:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(16698);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./lib/api/errors.js
var errors = __webpack_require__(18937);
// EXTERNAL MODULE: ./lib/api/tools.js
var api_tools = __webpack_require__(3075);
// EXTERNAL MODULE: ./lib/text/url-secrets.js
var url_secrets = __webpack_require__(82090);
// EXTERNAL MODULE: ./lib/engine/account.js
var engine_account = __webpack_require__(40221);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./lib/engine/network/deadline.js
var deadline = __webpack_require__(39531);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./lib/engine/network/address-guard.js
var address_guard = __webpack_require__(76043);
// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(40610);
;// CONCATENATED MODULE: ./lib/engine/network/remembered-lookup.js

/** Milliseconds that an answer is kept, one that there is no such name among them. */
const KEEP_MS = 10_000;
/** Most names that are kept. */
const MAX_NAMES = 1000;
/**
 * Resolves names as another function does, each once in a while. A page may open a connection for each of a hundred
 * images of a host that is not there, and the system looks up few names at once.
 *
 * @param resolve resolves names; the system unless given
 * @param failures whether it is kept as well that there is no such name; whoever tries again wants to know it anew
 * @returns the same for callers that want all addresses
 */
function rememberedLookup(resolve = external_node_dns_.lookup, failures = 'kept') {
    const kept = new Map();
    const remembered = (hostname, options, listener) => {
        const key = JSON.stringify([hostname, options]);
        const known = kept.get(key);
        if (known?.answer && known.until > Date.now())
            return void process.nextTick(listener, ...known.answer);
        if (known && !known.answer)
            return void known.waiting.push(listener);
        const entry = { until: 0, waiting: [listener] };
        kept.delete(key);
        if (kept.size >= MAX_NAMES)
            kept.delete(kept.keys().next().value);
        kept.set(key, entry);
        resolve(hostname, { ...options, all: true }, (...answer) => {
            entry.answer = answer;
            entry.until = answer[0] && failures === 'anew' ? 0 : Date.now() + KEEP_MS;
            for (const waiting of entry.waiting.splice(0))
                waiting(...answer);
        });
    };
    return remembered;
}

// EXTERNAL MODULE: ./lib/engine/network/upstream-proxy.js
var upstream_proxy = __webpack_require__(89775);
;// CONCATENATED MODULE: ./lib/engine/browser/address-proxy.js





/** Headers that are between a client and its proxy alone (RFC 9110 section 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'te', 'upgrade'];
/** Milliseconds without a byte after which a connection is given up. */
const IDLE_MS = 60_000;
/** Node's 250 ms would give up on each address of a distant host. */
const ATTEMPTS = { autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 2000 };
/** Milliseconds that a connection without a request is kept. */
const KEEP_ALIVE_MS = 4000;
/** Refusals that are kept: a page may try without end. */
const MAX_REFUSALS = 1000;
/**
 * A proxy on the loopback interface for Chrome. It resolves each name once, refuses what the policy denies, and
 * connects to the very address that it looked at, so that a name which changes its address meanwhile gains nothing.
 * Documents, frames, scripts, workers and WebSockets all pass through it.
 *
 * Where the environment names a proxy that leads outside, that one is asked, as the HTTP client does: literal addresses
 * are refused here, what a name resolves to is then for that proxy.
 */
async function startAddressProxy(options) {
    const { addresses, resolve, env = process.env } = options;
    const way = new GuardedWay(new address_guard/* AddressGuard */.Ks(addresses, rememberedLookup(resolve)), env);
    const sockets = new Set();
    const keep = (socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
    };
    const server = (0,external_node_http_.createServer)((incoming, answer) => {
        forward(way, incoming, answer).catch(() => answer.destroy());
    });
    server.on('connect', (incoming, client, head) => {
        tunnel(way, incoming, { client, head, keep }).catch(() => client.destroy());
    });
    server.on('connection', keep);
    await new Promise((done, failed) => {
        server.once('error', failed);
        server.listen(0, '127.0.0.1', done);
    });
    return {
        address: `127.0.0.1:${server.address().port}`,
        bypassed: bypassedHosts(addresses),
        refusalOf: url => way.refusals.get(URL.parse(url)?.host ?? ''),
        async close() {
            for (const socket of sockets)
                socket.destroy();
            way.close();
            await new Promise(resolve => server.close(resolve));
        },
    };
}
/** How the proxy gets to what it is asked for. */
class GuardedWay {
    /** Why hosts were refused by their addresses. */
    refusals = new Map();
    guard;
    #env;
    #agent = new external_node_http_.Agent({ keepAlive: true, timeout: KEEP_ALIVE_MS });
    constructor(guard, env) {
        this.guard = guard;
        this.#env = env;
    }
    async isAllowed(target) {
        try {
            await this.guard.assertAllowed(target);
            return true;
        }
        catch (error) {
            this.note(target, error);
            return false;
        }
    }
    /** The proxy that leads outside, where there is one. */
    outside(target) {
        return this.guard.policy === 'public-only' ? undefined : (0,upstream_proxy/* upstreamProxyFor */.BZ)(target, this.#env);
    }
    note({ host }, error) {
        const isRefusal = error instanceof address_guard/* AddressDenied */.Om && this.refusals.size < MAX_REFUSALS;
        if (isRefusal)
            this.refusals.set(host, error.message);
    }
    /** A request over plain HTTP, whose connection is kept for others. */
    ask(target, method, headers) {
        const proxy = this.outside(target);
        const common = { method, headers, timeout: IDLE_MS };
        if (proxy)
            return (0,upstream_proxy/* askUpstream */.j2)(proxy, { ...common, path: target.href });
        return (0,external_node_http_.request)(target, { ...common, ...ATTEMPTS, lookup: this.guard.lookup, agent: this.#agent });
    }
    close() {
        this.#agent.destroy();
    }
    /** A connection that a tunnel can lead through. Rejects where there is none. */
    async open(target) {
        const { promise, resolve, reject } = Promise.withResolvers();
        const port = target.port || '443';
        const proxy = this.outside(target);
        if (proxy) {
            const path = `${target.hostname}:${port}`;
            const asking = (0,upstream_proxy/* askUpstream */.j2)(proxy, {
                method: 'CONNECT',
                path,
                headers: { host: path },
                timeout: IDLE_MS,
            });
            asking.on('connect', ({ statusCode }, socket, first) => {
                if (first.length > 0)
                    socket.unshift(first);
                if (statusCode === 200)
                    return resolve(socket);
                socket.destroy();
                reject(new Error(`the proxy answers ${statusCode}`));
            });
            asking.on('timeout', () => asking.destroy(new Error('the proxy does not answer')));
            asking.on('error', reject);
            asking.end();
        }
        else {
            const host = target.hostname.replace(/^\[|\]$/g, '');
            const { lookup } = this.guard;
            const socket = (0,external_node_net_.connect)({ host, port: Number(port), lookup, ...ATTEMPTS });
            socket.setTimeout(IDLE_MS, () => socket.destroy(new Error('the host does not answer')));
            socket.once('connect', () => resolve(socket));
            socket.once('error', reject);
            socket.once('close', () => reject(new Error('the connection was closed')));
        }
        try {
            return await promise;
        }
        catch (error) {
            this.note(target, error);
            throw error;
        }
    }
}
async function forward(way, incoming, answer) {
    const target = URL.parse(incoming.url ?? '');
    if (target?.protocol !== 'http:' || !(await way.isAllowed(target))) {
        refuse(answer);
        return;
    }
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    let outgoing;
    const send = () => {
        outgoing = way.ask(target, incoming.method, headers);
        outgoing.on('response', response => {
            answer.writeHead(response.statusCode, response.statusMessage, withoutHopByHop(response.rawHeaders));
            response.pipe(answer);
            response.on('error', () => answer.destroy());
        });
        outgoing.on('timeout', () => outgoing.destroy());
        outgoing.on('error', error => {
            way.note(target, error);
            // A kept connection may turn out to be gone; a fresh one tells the truth.
            if (outgoing.reusedSocket && !hasBody && !answer.headersSent && !answer.destroyed)
                send();
            else if (answer.headersSent)
                answer.destroy();
            else
                refuse(answer);
        });
        if (hasBody)
            incoming.pipe(outgoing);
        else
            outgoing.end();
    };
    answer.on('close', () => outgoing.destroy());
    send();
}
async function tunnel(way, incoming, ends) {
    const { client, head, keep } = ends;
    // What comes through a tunnel is TLS, but for WebSockets without it: those name their port.
    const target = URL.parse(`https://${incoming.url}`);
    client.on('error', () => client.destroy());
    if (!target || !(await way.isAllowed(target))) {
        client.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
        return;
    }
    const upstream = await way.open(target).catch(() => undefined);
    if (!upstream) {
        client.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n');
        return;
    }
    keep(upstream);
    upstream.on('error', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
    client.once('close', () => upstream.destroy());
    if (client.destroyed)
        upstream.destroy();
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    upstream.write(head);
    upstream.pipe(client);
    client.pipe(upstream);
}
/** A target on this machine or on a literal address is asked for directly, as its visitors do: nobody can move it. */
function bypassedHosts(addresses) {
    if (typeof addresses === 'string')
        return [];
    const local = addresses.targets.map(target => new URL(target)).filter(address_guard/* isPrivateLiteral */.NJ);
    return [...new Set(local.map(({ host, port, protocol }) => (port ? host : `${host}:${PORTS[protocol]}`)))];
}
const PORTS = { 'http:': 80, 'https:': 443 };
function refuse(answer) {
    answer.writeHead(403, { 'content-length': 0 }).end();
}
function withoutHopByHop(raw) {
    const kept = [];
    for (let at = 0; at + 1 < raw.length; at += 2) {
        if (!HOP_BY_HOP.includes(raw[at].toLowerCase()))
            kept.push(raw[at], raw[at + 1]);
    }
    return kept;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/engine/browser/packaged-chrome.js







/** The package that brings a Chromium in itself. It is looked for at run time and never part of a bundle. */
const PACKAGE = (0,external_node_path_.join)('node_modules', '@sparticuz', 'chromium');
/** The package unpacks into the folder for temporary files, which is set for the process that runs this. */
const UNPACK = 'const { default: chromium } = await import(process.argv[1]); await chromium.executablePath()';
/** Unpacking takes two seconds on an idle machine. */
const UNPACK_TIMEOUT_MS = 120_000;
/**
 * Path of the Chromium that the package `@sparticuz/chromium` brings, unpacked once into a cache beside the package.
 * Undefined where the package is not beside this program, is not for this system, or cannot be unpacked.
 */
async function packagedChrome() {
    if (process.platform !== 'linux' || process.arch !== 'x64')
        return undefined;
    const folder = packageFolder((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url)));
    if (folder === undefined)
        return undefined;
    const caches = [(0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_path_.dirname)(folder)), '.cache'), (0,external_node_os_.tmpdir)()];
    for (const cache of caches) {
        try {
            return await unpacked(folder, (0,external_node_path_.join)(cache, 'seo-preflight'));
        }
        catch {
            // The modules may lie where this user cannot write.
        }
    }
    return undefined;
}
/** The package in the nearest folder of modules, from a folder upwards. */
function packageFolder(from) {
    for (let at = from;; at = (0,external_node_path_.dirname)(at)) {
        const folder = (0,external_node_path_.join)(at, PACKAGE);
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'package.json')))
            return folder;
        if ((0,external_node_path_.dirname)(at) === at)
            return undefined;
    }
}
/** Unpacks beside and renames, so that a process that looks meanwhile never finds half a program. */
async function unpacked(folder, cache) {
    const { version } = JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(folder, 'package.json'), 'utf8'));
    const home = (0,external_node_path_.join)(cache, `chromium-${version}`);
    const program = (0,external_node_path_.join)(home, 'chromium');
    if ((0,external_node_fs_.existsSync)(program))
        return program;
    await (0,promises_.mkdir)(cache, { recursive: true });
    const stage = await (0,promises_.mkdtemp)((0,external_node_path_.join)(cache, 'unpacking-'));
    try {
        const entry = (0,external_node_url_.pathToFileURL)((0,external_node_path_.join)(folder, 'build', 'index.js')).href;
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK, entry], {
            env: { PATH: process.env['PATH'], TMPDIR: stage },
            timeout: UNPACK_TIMEOUT_MS,
        });
        await (0,promises_.rename)(stage, home);
    }
    catch (error) {
        // Another process may have been faster.
        if (!(0,external_node_fs_.existsSync)(program))
            throw error;
    }
    finally {
        await (0,promises_.rm)(stage, { recursive: true, force: true });
    }
    return program;
}

;// CONCATENATED MODULE: ./lib/engine/browser/chrome-location.js



/**
 * Path of the Chrome to use: the one that is named, `CHROME_PATH`, the one that is installed, or the one of the
 * package `@sparticuz/chromium` where that stands beside us. An empty name is none.
 *
 * @param chromePath the setting `chrome-path`
 * @throws NotMeasured with how to get one, where there is none
 */
async function findChrome(chromePath, env = process.env) {
    const named = chromePath || env['CHROME_PATH'];
    if (named) {
        if (await isProgram(named))
            return named;
        const where = chromePath ? 'the setting "chrome-path"' : 'the variable CHROME_PATH';
        throw new not_measured/* NotMeasured */.ke(`${where} names ${named}, which is not a program that can be started`);
    }
    const found = (await installedChrome()) ?? (await packagedChrome());
    if (found !== undefined)
        return found;
    throw new not_measured/* NotMeasured */.ke('it needs Chrome and none was found: install Google Chrome or Chromium, or name one with the setting ' +
        '"chrome-path" or the variable CHROME_PATH');
}
async function installedChrome() {
    const { Launcher } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(7112)]).then(__webpack_require__.bind(__webpack_require__, 37112));
    try {
        return Launcher.getFirstInstallation();
    }
    catch {
        // That is how it says that there is none.
        return undefined;
    }
}
async function isProgram(file) {
    try {
        await (0,promises_.access)(file, promises_.constants.X_OK);
        return (await (0,promises_.stat)(file)).isFile();
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/engine/browser/chrome-environment.js
/**
 * Variables of the environment that Chrome needs. No other is handed on: the environment of a run holds tokens, and a
 * browser that shows the pages of others must not have them.
 */
const NEEDED = new Set([
    ['PATH', 'HOME', 'USER', 'LOGNAME', 'LANG', 'LANGUAGE', 'TZ', 'TMPDIR', 'TMP', 'TEMP'],
    ['LD_LIBRARY_PATH', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH', 'XDG_RUNTIME_DIR', 'SSL_CERT_FILE'],
    ['SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PATHEXT', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA'],
    ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'PROGRAMDATA', 'PROCESSOR_ARCHITECTURE', 'NUMBER_OF_PROCESSORS'],
].flat());
const PROXIES = new Set(['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY']);
/**
 * The environment that Chrome is started with.
 *
 * @param folder for what Chrome writes beside its profile
 */
function chromeEnvironment(env, folder) {
    const kept = {};
    for (const [name, value] of Object.entries(env)) {
        if (value === undefined)
            continue;
        const upper = name.toUpperCase();
        if (NEEDED.has(upper) || upper.startsWith('LC_'))
            kept[name] = value;
        if (PROXIES.has(upper))
            kept[name] = withoutPassword(value);
    }
    // Elsewhere the names of Chrome's sockets would become too long for the system.
    if (process.platform === 'linux')
        kept['TMPDIR'] = folder;
    return { ...kept, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder };
}
function withoutPassword(proxy) {
    return proxy.replace(/\/\/[^/]*@/, '//');
}

;// CONCATENATED MODULE: ./lib/engine/browser/chrome-watchdog.js


/**
 * Waits on its standard input, which nobody but this process holds: it ends with this process, whatever ended that, and
 * with the thread that started it. Unless it heard that all is over, the group of processes that it was told last is
 * then ended and the folder removed. What Chrome's processes still wrote meanwhile is removed at a later try, and so is what
 * a Chrome makes anew that it was not told of: a thread may be ended right after it has started one.
 */
const FOR_POSIX = `trap '' HUP INT QUIT TERM
while IFS= read -r line; do
  [ "$line" = over ] && exit 0
  group=$line
done
[ -n "$group" ] && kill -s KILL -- "-$group"
for pause in 0.1 0.2 0.5 1 2 0; do
  rm -rf -- "$1"
  [ -z "$group" ] || [ -e "$1" ] || exit 0
  sleep "$pause"
done`;
/** There is no shell for it on Windows, but there is the program that runs this one. */
const FOR_WINDOWS = `let said = ''
process.stdin.on('data', data => (said += data)).on('end', () => {
  const lines = said.split('\\n')
  if (lines.includes('over')) return
  const pid = lines.at(-2)
  if (pid) require('node:child_process').spawnSync('taskkill', ['/T', '/F', '/PID', pid])
  require('node:fs').rmSync(process.argv[1], { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})`;
/** Most milliseconds for it to go. */
const DISMISS_MS = 1000;
/**
 * Starts a small process beside this one. Where it cannot be started, there is none.
 *
 * @param folder to remove
 */
function startWatchdog(folder) {
    const isWindows = process.platform === 'win32';
    const [program, args] = isWindows
        ? [process.execPath, ['-e', FOR_WINDOWS, folder]]
        : ['/bin/sh', ['-c', FOR_POSIX, 'sh', folder]];
    const dog = (0,external_node_child_process_.spawn)(program, args, {
        // It must not hold the folder, and what ends this process must not end it as well.
        ...(isWindows ? { windowsHide: true } : { cwd: '/' }),
        detached: true,
        env: { PATH: process.env['PATH'], SYSTEMROOT: process.env['SYSTEMROOT'] },
        stdio: ['pipe', 'ignore', 'ignore'],
    });
    const { promise: gone, resolve } = Promise.withResolvers();
    dog.once('exit', () => resolve()).once('error', () => resolve());
    dog.stdin.on('error', () => undefined);
    dog.unref();
    Object(dog.stdin).unref?.();
    return {
        watch: pid => void dog.stdin.write(`${pid ?? ''}\n`),
        async dismiss() {
            dog.ref();
            dog.stdin.end('over\n');
            await Promise.race([gone, (0,external_node_timers_promises_.setTimeout)(DISMISS_MS, undefined, { ref: false })]);
            dog.unref();
        },
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/pipe-transport.js
/** Most bytes of one answer of Chrome's. The largest that is asked for is the source of a document. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
/** Most bytes of what Chrome tells unasked. Pages write part of it: messages, addresses, titles. */
const MAX_EVENT_BYTES = 4 * 1024 * 1024;
/** Bytes that are kept of both ends of a message that is too long, to see what it was. */
const END_BYTES = 300;
/**
 * The pipe to a Chrome, one JSON message after the other. How long a message gets is up to the page (a script may write
 * half a gigabyte to the console at once), so what is too long is never held: an event is left out, and an answer becomes
 * an error.
 *
 * @see https://chromedevtools.github.io/devtools-protocol/
 */
class PipeTransport {
    onmessage;
    onclose;
    #toChrome;
    #fromChrome;
    #pieces = [];
    #length = 0;
    #limit = 0;
    #isClosed = false;
    constructor(toChrome, fromChrome) {
        this.#toChrome = toChrome;
        this.#fromChrome = fromChrome;
        // A pipe that breaks has ended.
        toChrome.on('error', () => undefined);
        fromChrome.on('error', () => undefined);
        fromChrome.on('data', (chunk) => this.#read(chunk));
        fromChrome.once('close', () => this.onclose?.());
    }
    send(message) {
        if (!this.#isClosed)
            this.#toChrome.write(`${message}\0`);
    }
    /** Chrome takes the end of its pipe for the end of its work. */
    close() {
        this.#isClosed = true;
        this.#toChrome.destroy();
        this.#fromChrome.destroy();
    }
    #read(chunk) {
        let start = 0;
        for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
            this.#add(chunk.subarray(start, end));
            this.#finish();
            start = end + 1;
        }
        this.#add(chunk.subarray(start));
    }
    #add(piece) {
        if (piece.length === 0)
            return;
        if (this.#length === 0)
            this.#limit = isAnswer(piece) ? MAX_ANSWER_BYTES : MAX_EVENT_BYTES;
        this.#length += piece.length;
        this.#pieces.push(piece);
        if (this.#length <= this.#limit)
            return;
        const [head] = this.#pieces;
        const tail = Buffer.concat(this.#pieces.slice(1).slice(-2)).subarray(-END_BYTES);
        this.#pieces = [Buffer.from(head.subarray(0, END_BYTES)), Buffer.from(tail)];
    }
    #finish() {
        const whole = Buffer.concat(this.#pieces);
        const message = this.#length > this.#limit ? errorFor(whole.toString('latin1')) : whole.toString();
        this.#pieces = [];
        this.#length = 0;
        if (message !== undefined)
            setImmediate(() => this.onmessage?.(message));
    }
}
function isAnswer(start) {
    return start.subarray(0, 6).toString('latin1').startsWith('{"id":');
}
/** What stands in the place of an answer that is too long: whoever waits for it must hear of it. */
function errorFor(ends) {
    const id = /^\{"id":(\d+)/.exec(ends)?.[1];
    if (id === undefined)
        return undefined;
    const sessionId = /"sessionId":"(\w+)"\}$/.exec(ends)?.[1];
    const megabytes = MAX_ANSWER_BYTES / 1024 / 1024;
    const error = { code: -32000, message: `Chrome's answer is longer than ${megabytes} MB` };
    return JSON.stringify({ id: Number(id), error, ...(sessionId !== undefined && { sessionId }) });
}

;// CONCATENATED MODULE: ./lib/engine/browser/chrome-process.js










const START_TIMEOUT_MS = 30_000;
/** Chrome writes nothing that is worth waiting for: it may end in order for this long. */
const CLOSE_TIMEOUT_MS = 2000;
/** A process that is killed is gone as soon as the system has a moment for it. */
const KILL_TIMEOUT_MS = 1000;
/** Most milliseconds for one answer of Chrome's: a tab that hangs is ended by its own deadline first. */
const PROTOCOL_TIMEOUT_MS = 120_000;
/** Folder of the profile. */
const PROFILE = 'profile';
/** What others switch off and pages must not have: popups, navigations and messages without a brake, no sandbox. */
const UNWANTED_DEFAULTS = [
    '--disable-popup-blocking',
    '--disable-ipc-flooding-protection',
    '--no-sandbox',
];
/** Chrome draws these parts of its own window as pages: each costs a process at the start, and nobody sees them. */
const UNSEEN_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIReloadButton'];
/**
 * Each page has a process of its own, which does its work once: what is compiled to machine code beside it costs more
 * than it saves, unless it is called more often than axe calls most of itself, by the compiler that takes longest above all.
 * Loops are compiled as soon as ever.
 */
const LATER_MACHINE_CODE = '--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-turbofan=50000';
/** Where Chrome says that it takes connections. */
const ENDPOINT = /^DevTools listening on (ws:\/\/\S+)/m;
/** Characters that are kept of what Chrome writes while it starts. */
const MAX_WRITTEN = 10_000;
/**
 * Starts Chrome as the `lighthouse` command does, for another thread: nothing of this one is connected to it but a pipe
 * that nothing comes through, with which it ends. With others of puppeteer's flags (`--hide-scrollbars` is one) some
 * pages paint seconds earlier than they do there.
 *
 * @throws NotMeasured where it does not start
 */
async function startRemoteChrome(options) {
    const { Launcher } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(7112)]).then(__webpack_require__.bind(__webpack_require__, 37112));
    const flags = Launcher.defaultFlags()
        .filter(flag => !UNWANTED_DEFAULTS.includes(flag))
        // Of several flags of one name Chrome reads the last.
        .map(flag => (flag.startsWith('--disable-features=') ? [flag, ...UNSEEN_FEATURES].join(',') : flag));
    const args = [
        ...flags,
        '--headless=new',
        // Containers have little shared memory.
        '--disable-dev-shm-usage',
        '--remote-debugging-port=0',
        ...argumentsFor(options),
    ];
    return await start(options, args, async ({ written, transport, ...chrome }) => {
        const [endpoint, version] = await Promise.all([written(ENDPOINT), versionOver(transport)]);
        return { ...chrome, endpoint, version };
    });
}
/**
 * Starts Chrome with a profile of its own, which is gone when it is closed. It listens to this process alone.
 *
 * @throws NotMeasured where it does not start
 */
async function startChrome(options) {
    const { connect, defaultArgs } = await __webpack_require__.e(/* import() */ 8179).then(__webpack_require__.bind(__webpack_require__, 78179));
    const flags = (await defaultArgs()).filter(flag => !UNWANTED_DEFAULTS.includes(flag));
    return await start(options, [...flags, LATER_MACHINE_CODE, ...argumentsFor(options)], async ({ transport, ...chrome }) => {
        const browser = await connect({
            transport,
            defaultViewport: null,
            protocolTimeout: PROTOCOL_TIMEOUT_MS,
        });
        const [version, control] = await Promise.all([browser.version(), browser.target().createCDPSession()]);
        return { ...chrome, browser, control, version: version.replace(/^[^/]*\//, '') };
    });
}
/**
 * Starts Chrome with its sandbox, and without it where there is none and that is permitted.
 *
 * @param greet makes of it what is wanted; rejects where it does not answer
 */
async function start(options, args, greet) {
    const { path, sandbox, onUnsandboxed } = options;
    const attempt = (extra, more) => startOnce(options, [...args, ...extra], chrome => greet({ ...chrome, ...more }));
    const bare = async (unsandboxed) => {
        const started = await attempt(['--no-sandbox'], { unsandboxed });
        onUnsandboxed?.(unsandboxed);
        return started;
    };
    const fail = (error) => {
        if (error instanceof not_measured/* NotMeasured */.ke)
            throw error;
        throw new not_measured/* NotMeasured */.ke(`Chrome at ${path} does not start: ${firstLine(error)}`, { cause: error });
    };
    const refuse = (why) => {
        throw new not_measured/* NotMeasured */.ke(`Chrome is not started without its sandbox for a page of a fork: ${why}`);
    };
    if (process.getuid?.() === 0) {
        return sandbox === 'required' ? refuse(AS_ROOT) : await bare(AS_ROOT).catch(fail);
    }
    try {
        return await attempt([], {});
    }
    catch (error) {
        // Containers and some systems forbid what the sandbox is made of. Whatever else is wrong fails again.
        if (sandbox !== 'required')
            return await bare(FORBIDDEN).catch(() => fail(error));
        const startsWithout = await startOnce(options, [...args, '--no-sandbox'], async ({ transport, close }) => {
            await versionOver(transport);
            await close();
        }).then(() => true, () => false);
        return startsWithout ? refuse(FORBIDDEN) : fail(error);
    }
}
const AS_ROOT = 'it runs as root, where Chrome has no sandbox';
const FORBIDDEN = 'this system does not let Chrome make its sandbox';
/** @returns what `greet` makes of it; where that rejects, nothing of it is left */
async function startOnce({ path, folder: parent, env = process.env }, args, greet) {
    // Between these two lines nothing may come: what ends this process there leaves the folder.
    const folder = makeFolder(parent ?? (0,external_node_os_.tmpdir)());
    const watchdog = startWatchdog(folder);
    const flags = [...args, '--remote-debugging-pipe', `--user-data-dir=${(0,external_node_path_.join)(folder, PROFILE)}`];
    const child = (0,external_node_child_process_.spawn)(path, flags, {
        env: chromeEnvironment(env, folder),
        // It leads a group of processes, which can be ended together.
        detached: process.platform !== 'win32',
        stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    });
    if (child.pid !== undefined)
        watchdog.watch(child.pid);
    const discard = () => {
        kill(child);
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    };
    process.once('exit', discard);
    const [, , errors, toChrome, fromChrome] = child.stdio;
    const transport = new PipeTransport(toChrome, fromChrome);
    const { ended, written } = outputOf(child, errors);
    let closing;
    const close = () => {
        closing ??= end(child, { transport, ended }).then(() => removeFolder(folder, watchdog, discard));
        return closing;
    };
    try {
        const late = (0,external_node_timers_promises_.setTimeout)(START_TIMEOUT_MS, undefined, { ref: false }).then(() => {
            throw new Error(`it did not answer within ${START_TIMEOUT_MS / 1000} s`);
        });
        late.catch(() => undefined);
        const greeting = greet({ transport, written, ended, close });
        greeting.catch(() => undefined);
        return await Promise.race([greeting, late, endedEarly(written)]);
    }
    catch (error) {
        await close();
        throw error;
    }
}
/** @throws NotMeasured where there is no place for Chrome's profile */
function makeFolder(place) {
    try {
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(place, 'seo-preflight-chrome-'));
    }
    catch (error) {
        const { code } = error;
        throw new not_measured/* NotMeasured */.ke(`Chrome needs a folder for its profile, and none can be made in "${place}" (${code}); set TMPDIR to one with room`, { cause: error });
    }
}
async function removeFolder(folder, watchdog, discard) {
    process.off('exit', discard);
    // What Chrome's processes still wrote while they ended is removed at the next try.
    const options = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };
    await (0,promises_.rm)(folder, options).then(() => watchdog.dismiss(), () => watchdog.watch(undefined));
}
/** Rejects when Chrome ends, and never resolves. */
function endedEarly(written) {
    const ending = written(NOTHING);
    ending.catch(() => undefined);
    return ending;
}
const NOTHING = /(?!)/;
/** What a process writes to standard error, of which little is kept, and when it ends. */
function outputOf(child, errors) {
    const { promise: ended, resolve } = Promise.withResolvers();
    let text = '';
    let cause;
    errors.on('data', (data) => {
        if (text.length < MAX_WRITTEN)
            text += data.toString('utf8');
    });
    child.once('error', ({ message }) => {
        cause = message;
        resolve();
    });
    child.once('exit', (code, signal) => {
        const words = text.split('\n').find(line => line.trim() !== '');
        cause ??= `it ended at once with ${signal ?? `code ${code}`}${words ? `: ${words.trim()}` : ''}`;
        resolve();
    });
    return {
        ended,
        async written(pattern) {
            const { promise, resolve: found, reject } = Promise.withResolvers();
            const look = () => {
                const match = pattern.exec(text);
                if (match)
                    found(match[1]);
            };
            errors.on('data', look);
            look();
            void ended.then(() => reject(new Error(cause)));
            return await promise.finally(() => errors.off('data', look));
        },
    };
}
/** The version of a Chrome that nobody is connected to yet, as `142.0.7444.59`. */
async function versionOver(transport) {
    const { promise, resolve } = Promise.withResolvers();
    transport.onmessage = message => {
        const { result } = JSON.parse(message);
        resolve((result?.product ?? '').replace(/^[^/]*\//, ''));
    };
    transport.send(JSON.stringify({ id: 1, method: 'Browser.getVersion' }));
    return await promise;
}
function argumentsFor({ proxy }) {
    return [
        // Nobody uses the window that it would open, which takes a third of what it costs to start.
        '--no-startup-window',
        '--no-default-browser-check',
        '--no-pings',
        '--deny-permission-prompts',
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
        '--webrtc-ip-handling-policy=disable_non_proxied_udp',
        ...(proxy === undefined ? [] : proxyArguments(proxy)),
    ];
}
/** All goes through the proxy, loopback too, and Chrome resolves no name by itself. */
function proxyArguments({ address, bypassed }) {
    const direct = [...new Set(['127.0.0.1', ...bypassed.map(host => new URL(`http://${host}`).hostname)])];
    return [
        `--proxy-server=http://${address}`,
        `--proxy-bypass-list=${['<-loopback>', ...bypassed].join(';')}`,
        `--host-resolver-rules=${['MAP * ~NOTFOUND', ...direct.map(host => `EXCLUDE ${host}`)].join(', ')}`,
    ];
}
/** Chrome may end in order, for a while. */
async function end(child, { transport, ended }) {
    transport.send(JSON.stringify({ id: LAST_ID, method: 'Browser.close' }));
    await Promise.race([ended, (0,external_node_timers_promises_.setTimeout)(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    transport.close();
    kill(child);
    await Promise.race([ended, (0,external_node_timers_promises_.setTimeout)(KILL_TIMEOUT_MS, undefined, { ref: false })]);
}
/** Above those of all that was asked before. */
const LAST_ID = 2 ** 31 - 1;
/** Ends what is left of it: it leads a group of processes, of which some may have outlived it. */
function kill({ pid }) {
    if (pid === undefined)
        return;
    try {
        process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    }
    catch {
        // All of them have ended.
    }
}
function firstLine(error) {
    const text = error instanceof Error ? error.message : String(error);
    return text.trim().split('\n', 1)[0].replace(/:$/, '');
}

// EXTERNAL MODULE: ./lib/engine/browser/gathering.js
var gathering = __webpack_require__(68520);
;// CONCATENATED MODULE: ./lib/engine/browser/tab.js

/** A tab that is not gone by then hangs, and Chrome goes with it. */
const CLOSE_TAB_MS = 3000;
async function openTab(chrome) {
    const context = await chrome.browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } });
    const target = openTarget(chrome, context);
    // Who loads a page in it sees it.
    target.catch(() => undefined);
    return { chrome, context, target };
}
/**
 * A page without puppeteer's own view of it, which would have Chrome tell of each request and each script twice, and
 * make a world of scripts in each frame.
 */
async function openTarget({ control }, context) {
    const { id: browserContextId = '' } = context;
    await control.send('Target.createTarget', { url: 'about:blank', browserContextId });
    return await context.waitForTarget(target => target.type() === 'page');
}
/** Closes the context of a tab, and says whether that is done in time. Never rejects. */
async function isClosedInTime(context) {
    const closing = context.close().then(() => true, () => false);
    return await Promise.race([closing, (0,external_node_timers_promises_.setTimeout)(CLOSE_TAB_MS, false, { ref: false })]);
}

;// CONCATENATED MODULE: ./lib/engine/browser/chrome-browser.js








/** Pages that may run out of time even with Chrome to themselves; then it is not what is beside them, and no page is tried again. */
const MAX_LATE_ALONE = 3;
/**
 * One Chrome for all pages of a run, started when the first one is asked for. One that has crashed or hangs is replaced
 * by a fresh one.
 */
class ChromeBrowser {
    #options;
    #limit;
    #tabs;
    /** Of those that are tried again, one at a time has all tabs. */
    #alone = (0,p_limit/* default */.A)(1);
    #lateAlone = 0;
    #chrome;
    #proxy;
    #refusalOf = () => undefined;
    #globals;
    /** Opened for the first page. */
    #tab;
    /** Ends of those that hang, each under way. */
    #ends = new Set();
    /** Those that are being ended: their tabs go first, of which each would say that it closed itself. */
    #ending = new WeakSet();
    #closed = false;
    #screenshotsLeft;
    constructor(options) {
        this.#options = options;
        this.#tabs = options.tabs ?? 1;
        this.#limit = (0,p_limit/* default */.A)(this.#tabs);
        this.#screenshotsLeft = options.screenshots ?? 0;
    }
    /** Starts Chrome with a tab, which takes a second, for a page that will come soon. Never rejects. */
    async prepare() {
        if (this.#chrome)
            return;
        this.#tab = this.#running().then(openTab);
        await this.#tab.catch(() => undefined);
    }
    /** Version of the Chrome that shows pages, as `142.0.7444.59`; it is started for that. Rejects with NotMeasured alone. */
    async version() {
        return (await this.#running()).version;
    }
    /**
     * Loads a page and gathers everything from it; then nothing of it works on. One that runs out of time is loaded once
     * more when no other page is: what is beside it may have taken its time. To end a tab that hangs takes seconds: why there
     * is no page is said before that, and the next page waits for it.
     *
     * @throws NotMeasured with the reason, whatever the page does; OutOfTime where that is the reason
     */
    async load(page) {
        try {
            return await this.#inTab(page);
        }
        catch (error) {
            if (!(error instanceof not_measured/* OutOfTime */.fg) || page.signal.aborted || this.#closed)
                throw error;
            return await this.#alone(() => this.#loadAlone(page, error));
        }
    }
    async #loadAlone(page, late) {
        if (this.#lateAlone >= MAX_LATE_ALONE)
            throw late;
        const over = Promise.withResolvers();
        const others = Array.from({ length: this.#tabs - 1 }, () => {
            const taken = Promise.withResolvers();
            void this.#limit(() => {
                taken.resolve();
                return over.promise;
            });
            return taken.promise;
        });
        try {
            await Promise.all(others);
            return await this.#inTab(page);
        }
        catch (error) {
            if (!(error instanceof not_measured/* OutOfTime */.fg))
                throw error;
            this.#lateAlone++;
            throw new not_measured/* OutOfTime */.fg(`${error.message}, nor when no other page was loaded beside it`, { cause: error });
        }
        finally {
            over.resolve();
        }
    }
    #inTab(page) {
        const { promise, resolve, reject } = Promise.withResolvers();
        void this.#limit(async () => {
            const tidying = [];
            const loading = this.#load(page, tidying);
            loading.catch(reject);
            const loaded = await loading.catch(() => undefined);
            await Promise.all(tidying);
            if (loaded)
                resolve(loaded);
        });
        return promise;
    }
    async #load(page, tidying) {
        const { deadlineMs } = this.#options;
        this.#globals ??= this.#options.globals?.() ?? Promise.resolve([]);
        const globals = await this.#globals;
        const refusalOf = (url) => this.#refusalOf(url);
        const { gathers: most = gathering/* ALL_GATHERINGS */.ln } = this.#options;
        const gathers = page.gathers ? most.intersection(page.gathers) : most;
        const screenshots = gathers.has('screenshots') && this.#screenshotsLeft-- > 0;
        const request = { ...page, deadlineMs, globals, gathers, screenshots, refusalOf };
        const first = await this.#attempt(request, tidying);
        if (first !== 'lost')
            return first;
        await Promise.all(tidying);
        const second = await this.#attempt(request, tidying);
        if (second !== 'lost')
            return second;
        throw new not_measured/* NotMeasured */.ke(`Chrome ended twice while it showed ${page.url}`);
    }
    /** Ends Chrome with all of its processes and removes its profile. Nothing can be loaded afterwards. */
    async close() {
        this.#closed = true;
        const [chrome, proxy] = [this.#chrome, this.#proxy];
        this.#chrome = undefined;
        await chrome?.then(process => process.close(), () => undefined);
        await Promise.all(this.#ends);
        await proxy?.then(server => server.close());
    }
    /**
     * A load, or `lost` where Chrome itself ended meanwhile, be it because of another page.
     *
     * @param tidying takes what is still to be done afterwards; it never rejects
     */
    async #attempt(request, tidying) {
        const { url, deadlineMs } = request;
        const late = AbortSignal.timeout(Math.ceil(deadlineMs));
        // A Chrome that hangs before it shows anything must not take longer than a page that does.
        const inTime = (opening) => (0,deadline/* orAborted */.H)(opening, late).catch(error => {
            if (!late.aborted)
                throw error;
            throw new not_measured/* OutOfTime */.fg(`Chrome did not begin to show ${url} within ${deadlineMs / 1000} s`);
        });
        const chrome = await inTime(this.#running());
        const { loadPage } = await __webpack_require__.e(/* import() */ 3917).then(__webpack_require__.bind(__webpack_require__, 83917));
        const lost = new AbortController();
        const lose = () => lost.abort();
        chrome.browser.once('disconnected', lose);
        let tab;
        const others = [];
        const openAnother = () => {
            const opening = openTab(chrome);
            others.push(opening);
            return opening;
        };
        try {
            tab = await inTime(this.#openTab(chrome));
            const signal = AbortSignal.any([request.signal, lost.signal]);
            return await loadPage(tab, { ...request, openAnother, signal });
        }
        catch (error) {
            if (this.#closed)
                throw new not_measured/* NotMeasured */.ke('the run was cancelled', { cause: error });
            if (!chrome.browser.connected || this.#ending.has(chrome))
                return 'lost';
            if (error instanceof not_measured/* NotMeasured */.ke)
                throw error;
            throw new not_measured/* NotMeasured */.ke(`${request.url} cannot be read in Chrome: ${error.message}`, {
                cause: error,
            });
        }
        finally {
            chrome.browser.off('disconnected', lose);
            tidying.push(tab ? this.#leave(chrome, tab.context) : this.#discard(chrome));
            const leave = ({ context }) => this.#leave(chrome, context);
            tidying.push(...others.map(opening => opening.then(leave, () => undefined)));
        }
    }
    async #openTab(chrome) {
        const opened = this.#tab;
        this.#tab = undefined;
        const tab = await opened?.catch(() => undefined);
        return tab?.chrome === chrome ? tab : await openTab(chrome);
    }
    /** Ends a tab, and Chrome with it where that takes too long. */
    async #leave(chrome, context) {
        if (!(await isClosedInTime(context)))
            await this.#discard(chrome);
    }
    async #running() {
        if (this.#closed)
            throw new not_measured/* NotMeasured */.ke('the run was cancelled');
        this.#chrome ??= this.#start();
        const starting = this.#chrome;
        try {
            const chrome = await starting;
            if (chrome.browser.connected)
                return chrome;
            await this.#discard(chrome);
        }
        catch (error) {
            if (this.#chrome === starting)
                this.#chrome = undefined;
            throw error;
        }
        return await this.#running();
    }
    async #start() {
        const { chromePath, addresses, folder, sandbox, onUnsandboxed } = this.#options;
        const path = await findChrome(chromePath);
        if (addresses !== 'any')
            this.#proxy ??= startAddressProxy({ addresses });
        const proxy = await this.#proxy;
        if (proxy)
            this.#refusalOf = proxy.refusalOf;
        this.#options.onStart?.();
        return await startChrome({
            path,
            ...(proxy === undefined ? {} : { proxy }),
            ...(folder === undefined ? {} : { folder }),
            ...(sandbox === undefined ? {} : { sandbox }),
            ...(onUnsandboxed === undefined ? {} : { onUnsandboxed }),
        });
    }
    async #discard(chrome) {
        if ((await this.#chrome?.catch(() => undefined)) === chrome)
            this.#chrome = undefined;
        this.#ending.add(chrome);
        const end = chrome.close();
        this.#ends.add(end);
        await end;
        this.#ends.delete(end);
    }
}

;// CONCATENATED MODULE: ./node_modules/lighthouse/core/lib/median-run.js
/**
 * @license
 * Copyright 2020 Google LLC
 * SPDX-License-Identifier: Apache-2.0
 */


/** @param {LH.Result} lhr @param {string} auditName */
const getNumericValue = (lhr, auditName) => lhr.audits[auditName]?.numericValue || NaN;

/**
 * @param {Array<number>} numbers
 * @return {number}
 */
function getMedianValue(numbers) {
  const sorted = numbers.slice().sort((a, b) => a - b);
  if (sorted.length % 2 === 1) return sorted[(sorted.length - 1) / 2];
  const lowerValue = sorted[sorted.length / 2 - 1];
  const upperValue = sorted[sorted.length / 2];
  return (lowerValue + upperValue) / 2;
}

/**
 * @param {LH.Result} lhr
 * @param {number} medianFcp
 * @param {number} medianInteractive
 */
function getMedianSortValue(lhr, medianFcp, medianInteractive) {
  const distanceFcp =
    medianFcp - getNumericValue(lhr, 'first-contentful-paint');
  const distanceInteractive =
    medianInteractive - getNumericValue(lhr, 'interactive');

  return distanceFcp * distanceFcp + distanceInteractive * distanceInteractive;
}

/**
 * We want the run that's closest to the median of the FCP and the median of the TTI.
 * We're using the Euclidean distance for that (https://en.wikipedia.org/wiki/Euclidean_distance).
 * We use FCP and TTI because they represent the earliest and latest moments in the page lifecycle.
 * We avoid the median of single measures like the performance score because they can still exhibit
 * outlier behavior at the beginning or end of load.
 *
 * @param {Array<LH.Result>} runs
 * @return {LH.Result}
 */
function computeMedianRun(runs) {
  const missingFcp = runs.some(run =>
    Number.isNaN(getNumericValue(run, 'first-contentful-paint'))
  );
  const missingTti = runs.some(run =>
    Number.isNaN(getNumericValue(run, 'interactive'))
  );

  if (!runs.length) throw new Error('No runs provided');
  if (missingFcp) throw new Error(`Some runs were missing an FCP value`);
  if (missingTti) throw new Error(`Some runs were missing a TTI value`);

  const medianFcp = getMedianValue(
    runs.map(run => getNumericValue(run, 'first-contentful-paint'))
  );

  const medianInteractive = getMedianValue(
    runs.map(run => getNumericValue(run, 'interactive'))
  );

  // Sort by proximity to the medians, breaking ties with the minimum TTI.
  const sortedByProximityToMedian = runs
    .slice()
    .sort(
      (a, b) =>
        getMedianSortValue(a, medianFcp, medianInteractive) -
          getMedianSortValue(b, medianFcp, medianInteractive) ||
        getNumericValue(a, 'interactive') - getNumericValue(b, 'interactive')
    );

  return sortedByProximityToMedian[0];
}

/**
 * @param {Array<LH.Result>} runs
 * @return {Array<LH.Result>}
 */
function filterToValidRuns(runs) {
  return runs
    .filter(run =>
      Number.isFinite(getNumericValue(run, 'first-contentful-paint'))
    )
    .filter(run => Number.isFinite(getNumericValue(run, 'interactive')));
}



;// CONCATENATED MODULE: ./lib/engine/browser/lighthouse/lighthouse-thread.js


/** Lets the thread open the page for which it is ready. */
const MEASURE = 'measure';
/** Most megabytes of the thread's heap, beyond which it is ended: a trace of a busy page takes some hundreds. */
const MAX_HEAP_MB = 3072;
/**
 * Lighthouse in a thread of its own: what it leaves unhandled when a page or Chrome goes away ends the thread and not
 * the run, and it can be ended at any time. One page at a time.
 */
class LighthouseThread {
    #worker;
    /** Loads Lighthouse, so that the first page does not have to wait for it. */
    start() {
        if (this.#worker)
            return this.#worker;
        const worker = startWorker();
        // A page that has been answered for may still bring it to its end.
        worker.on('error', () => undefined);
        worker.on('exit', () => this.#forget(worker));
        this.#worker = worker;
        return worker;
    }
    /** The answer is an `error` also where the thread ends meanwhile. */
    ask(question) {
        const worker = this.start();
        const ready = Promise.withResolvers();
        const measured = Promise.withResolvers();
        const answer = Promise.withResolvers();
        const onMessage = (message) => {
            ready.resolve();
            if (message.kind === 'ready')
                return;
            if (message.kind === 'measured')
                measured.resolve(true);
            else
                end(message);
        };
        const onError = (error) => end({ kind: 'error', message: causeOf(error) });
        const onExit = () => end({ kind: 'error', message: 'its thread ended' });
        const end = (message) => {
            worker.off('message', onMessage).off('error', onError).off('exit', onExit);
            ready.resolve();
            measured.resolve(false);
            answer.resolve(message);
        };
        worker.on('message', onMessage).on('error', onError).on('exit', onExit);
        worker.postMessage(question);
        return {
            ready: ready.promise,
            measured: measured.promise,
            answer: answer.promise,
            measure: () => worker.postMessage(MEASURE),
        };
    }
    /** Ends what it is at. A later question starts it anew. */
    async close() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
    #forget(worker) {
        if (this.#worker === worker)
            this.#worker = undefined;
    }
}
/** The thread sees nothing of the environment, where tokens stand, and what it writes goes nowhere. */
function startWorker() {
    const here = import.meta.url;
    const worker = new external_node_worker_threads_.Worker(new URL(`./lighthouse-worker${(0,external_node_path_.extname)(here)}`, here), {
        env: {},
        execArgv: [],
        stdout: true,
        stderr: true,
        resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    return worker;
}
function causeOf(error) {
    return error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? `it took more than ${MAX_HEAP_MB} MB of memory`
        : error.message;
}

// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
;// CONCATENATED MODULE: ./lib/engine/browser/lighthouse/machine-rest.js


/** Milliseconds between two looks at the processors. */
const WINDOW_MS = 50;
/** Part of one processor: Chrome that waits takes less, Chrome that starts takes two. */
const AT_REST = 0.4;
/** Where others keep the machine busy, a longer wait gains nothing. */
const MOST_MS = 1000;
/**
 * Waits until next to nothing is at work on this machine, for a second at most. A browser is at work for some tenths of
 * a second after it said that it has started, and what is measured meanwhile comes out slower than it is.
 */
async function untilMachineRests(look = processorTime) {
    const first = look();
    for (let last = first;;) {
        await (0,external_node_timers_promises_.setTimeout)(WINDOW_MS);
        const now = look();
        if (now.busy - last.busy < AT_REST * (now.at - last.at) || now.at - first.at >= MOST_MS)
            return;
        last = now;
    }
}
/** Some systems do not tell how long they were at work, and then look as if they were at rest. */
function processorTime() {
    const busy = (0,external_node_os_.cpus)().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
    return { at: performance.now(), busy };
}

;// CONCATENATED MODULE: ./lib/engine/browser/lighthouse/others-work.js


/** Processors at rest from which on nobody waits for one. */
const FREE = 0.5;
/**
 * Part of the processors, 0 to 1, that other programs had between two looks; 0 where one was free, as on a large machine.
 *
 * @returns undefined where the system does not tell
 */
function shareOfOthers(before, after, processors = (0,external_node_os_.cpus)().length) {
    if (!before || !after || after.all <= before.all)
        return undefined;
    const [all, busy, own] = [after.all - before.all, after.busy - before.busy, after.own - before.own];
    if ((1 - busy / all) * processors >= FREE)
        return 0;
    return Math.min(1, Math.max(0, (busy - own) / all));
}
/** @returns undefined where the system does not tell: only Linux does */
async function workSoFar() {
    if (process.platform !== 'linux')
        return undefined;
    try {
        const [machine, own] = await Promise.all([(0,promises_.readFile)('/proc/stat', 'latin1'), ownTicks()]);
        // https://man7.org/linux/man-pages/man5/proc_stat.5.html: user nice system idle iowait irq softirq steal
        const times = machine.slice(0, machine.indexOf('\n')).trim().split(/\s+/).slice(1, 9).map(Number);
        const all = sum(times);
        const busy = all - times[3] - times[4];
        return Number.isFinite(all) ? { all, busy, own } : undefined;
    }
    catch {
        return undefined;
    }
}
async function ownTicks() {
    const ids = (await (0,promises_.readdir)('/proc')).filter(name => /^\d+$/.test(name)).map(Number);
    const processes = new Map();
    await Promise.all(ids.map(async (id) => {
        // One may have ended meanwhile.
        const text = await (0,promises_.readFile)(`/proc/${id}/stat`, 'latin1').catch(() => '');
        // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: behind the name, which may hold anything
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
        if (fields.length > 14)
            processes.set(id, { parent: Number(fields[1]), ticks: sum(fields.slice(11, 15).map(Number)) });
    }));
    const isOwn = (id) => {
        for (let at = id, steps = 0; steps < processes.size; steps++) {
            if (at === process.pid)
                return true;
            const parent = processes.get(at)?.parent;
            if (parent === undefined)
                return false;
            at = parent;
        }
        return false;
    };
    return sum(Array.from(processes, ([id, { ticks }]) => (isOwn(id) ? ticks : 0)));
}
function sum(numbers) {
    return numbers.reduce((all, number) => all + number, 0);
}

;// CONCATENATED MODULE: ./lib/engine/browser/lighthouse/ready-run.js





/** The thread may learn that Chrome has gone before it is known here; then that is the reason. */
const CHROME_END_MS = 200;
/** Begins a run in a Chrome that has just started. Never rejects: {@link ReadyRun.measure} says what went wrong. */
async function makeReady(thread, chrome, { url, originHeaders, preview, uncheckedBase }, { device, deadlineMs, ending }) {
    const { promise: stopped, reject: stop } = Promise.withResolvers();
    stopped.catch(() => undefined);
    const late = () => stop(new not_measured/* OutOfTime */.fg(`Lighthouse did not finish ${url} within ${deadlineMs / 1000} s`));
    const cancel = () => stop(new not_measured/* NotMeasured */.ke('the run was cancelled'));
    if (ending.aborted)
        cancel();
    ending.addEventListener('abort', cancel, { once: true });
    void chrome.ended.then(() => stop(new not_measured/* NotMeasured */.ke(`Chrome ended while Lighthouse measured ${url}`)));
    const within = async (work) => {
        const timer = setTimeout(late, deadlineMs);
        try {
            return await Promise.race([stopped, work]);
        }
        finally {
            clearTimeout(timer);
        }
    };
    const blocked = (0,syntax_preview/* platformScriptPatterns */.Eu)(preview);
    const asked = thread.ask({
        url,
        endpoint: chrome.endpoint,
        device,
        originHeaders,
        preview,
        uncheckedBase,
        blocked,
    });
    let finished = false;
    let ended;
    const end = async () => {
        ending.removeEventListener('abort', cancel);
        cancel();
        // The thread may be busy with what nobody waits for any more.
        await Promise.all([chrome.close(), finished ? undefined : thread.close()]);
    };
    await within(asked.ready).catch(() => undefined);
    return {
        measured: Promise.race([asked.measured, stopped.catch(() => false)]),
        async measure() {
            try {
                await Promise.race([stopped, untilMachineRests()]);
                const before = await workSoFar();
                const others = asked.measured.then(async () => shareOfOthers(before, await workSoFar()));
                others.catch(() => undefined);
                asked.measure();
                const answer = await within(asked.answer);
                if (answer.kind === 'error')
                    await Promise.race([stopped, (0,external_node_timers_promises_.setTimeout)(CHROME_END_MS)]);
                finished = true;
                const result = resultOf(answer, url);
                const othersShare = await others.catch(() => undefined);
                return {
                    result: othersShare === undefined ? result : { ...result, othersShare },
                    chromeVersion: chrome.version,
                };
            }
            finally {
                ended ??= end();
            }
        },
        end() {
            ended ??= end();
            return ended;
        },
    };
}
function resultOf(answer, url) {
    if (answer.kind === 'error') {
        const code = answer.code === undefined ? '' : `${answer.code}, `;
        throw new not_measured/* NotMeasured */.ke(`Lighthouse failed on ${url}: ${code}${answer.message}`);
    }
    const { runtimeError } = answer.result;
    if (runtimeError) {
        const { code, message } = runtimeError;
        throw new not_measured/* NotMeasured */.ke(`Lighthouse could not measure ${url}: ${code}, ${message}`);
    }
    return answer.result;
}

;// CONCATENATED MODULE: ./lib/engine/browser/lighthouse/lighthouse.js








/** Part of the time of one run that the first may take for a second one, that one waits for its turn, and that it takes. */
const SECOND_SHARE = 0.3;
/**
 * Runs Lighthouse on one page at a time, each run in a fresh Chrome of its own, as the `lighthouse` command does:
 * what an earlier page left in caches would make the figures better than they are.
 *
 * It does not keep other work away: that is for the caller to do, from {@link StandBy.report} on.
 */
class Lighthouse {
    #options;
    #limit = (0,p_limit/* default */.A)(1);
    #thread = new LighthouseThread();
    #closing = new AbortController();
    #standing;
    /** Started for the first page. */
    #chrome;
    #proxy;
    constructor(options) {
        this.#options = options;
    }
    /**
     * Begins to load Lighthouse, and starts a Chrome for the first page: both take a second. Never rejects.
     *
     * @returns resolves when Chrome has started
     */
    async prepare() {
        const path = await findChrome(this.#options.chromePath).catch(() => undefined);
        if (path === undefined || this.#closing.signal.aborted)
            return;
        this.#thread.start();
        this.#chrome = this.#startChrome();
        await this.#chrome.catch(() => undefined);
    }
    /**
     * Waits until the page before is over, and makes all ready for this one. Who calls it calls {@link StandBy.report} or
     * {@link StandBy.leave} in the end, or no other page gets its turn.
     */
    async standBy(request) {
        const free = await this.#turn();
        const first = this.#startRun(request);
        // What went wrong is for the report to say.
        await first.catch(() => undefined);
        const measured = Promise.withResolvers();
        let left;
        const leave = async () => {
            await first.then(run => run.end(), () => undefined);
            measured.resolve(false);
            this.#standing = undefined;
            free();
        };
        const standBy = {
            report: async () => {
                try {
                    return await this.#report(request, first, measured.resolve);
                }
                finally {
                    void standBy.leave();
                }
            },
            measured: measured.promise,
            leave: () => {
                left ??= leave();
                return left;
            },
        };
        this.#standing = standBy;
        if (this.#isEnding(request))
            await standBy.leave();
        return standBy;
    }
    /** Ends what is under way, with Chrome, its profile and the thread. Nothing can be measured afterwards. */
    async close() {
        this.#closing.abort();
        await this.#standing?.leave();
        // One that was about to stand by sees that all has ended.
        await this.#limit(async () => undefined);
        await this.#thread.close();
        await this.#chrome?.then(chrome => chrome.close(), () => undefined);
        await this.#proxy?.then(server => server.close());
    }
    /** @returns what to call when the page is over */
    async #turn() {
        const entered = Promise.withResolvers();
        const over = Promise.withResolvers();
        void this.#limit(() => {
            entered.resolve();
            return over.promise;
        });
        await entered.promise;
        return over.resolve;
    }
    async #report(request, first, onMeasured) {
        const began = performance.now();
        const runs = await this.#runs(request, first, onMeasured);
        const results = runs.map(({ result }) => result);
        const { device, secondRun } = this.#options;
        const second = runs.length === 1 ? await this.#second(request, results[0], performance.now() - began) : undefined;
        if (second)
            results.push(second);
        return {
            device,
            median: second && secondRun ? secondRun.commonOf(results[0], second, device) : medianOf(results),
            scores: results.map(({ score }) => (score === null ? null : Math.round(score * 100))),
            chromeVersion: runs[0].chromeVersion,
        };
    }
    /** A page may fail once in several runs; one that fails at once will do so again. */
    async #runs(request, first, onMeasured) {
        const done = [];
        for (let number = 1; number <= this.#options.runs; number++) {
            const isLast = number === this.#options.runs;
            try {
                const ready = await (number === 1 ? first : this.#startRun(request));
                if (isLast)
                    void ready.measured.then(onMeasured);
                done.push(await ready.measure().finally(() => isLast || ready.end()));
            }
            catch (error) {
                if (!(error instanceof not_measured/* NotMeasured */.ke) || done.length === 0 || this.#isEnding(request))
                    throw error;
            }
        }
        return done;
    }
    /**
     * A second run where it is due and there is time for it: all of that of the page is the time of one run.
     *
     * @param tookMs that the first one took
     */
    async #second(request, result, tookMs) {
        const { runs, device, secondRun } = this.#options;
        const deadlineMs = this.#options.deadlineMs * SECOND_SHARE;
        if (runs > 1 || tookMs > deadlineMs || !secondRun?.isDue(result, device))
            return undefined;
        const ready = await this.#startRun(request, deadlineMs).catch(() => undefined);
        if (!ready)
            return undefined;
        const signal = AbortSignal.any([request.signal, this.#closing.signal, AbortSignal.timeout(deadlineMs)]);
        let leave;
        try {
            leave = await secondRun.alone(signal);
            void ready.measured.then(leave);
            return (await ready.measure()).result;
        }
        catch {
            // The first one stands for itself.
            return undefined;
        }
        finally {
            leave?.();
            await ready.end();
        }
    }
    async #startRun(request, deadlineMs = this.#options.deadlineMs) {
        if (this.#isEnding(request))
            throw new not_measured/* NotMeasured */.ke('the run was cancelled');
        this.#thread.start();
        const started = this.#chrome;
        this.#chrome = undefined;
        const chrome = await (started ?? this.#startChrome());
        const { device } = this.#options;
        const ending = AbortSignal.any([request.signal, this.#closing.signal]);
        return await makeReady(this.#thread, chrome, request, { device, deadlineMs, ending });
    }
    async #startChrome() {
        const { chromePath, addresses, folder, sandbox, onUnsandboxed } = this.#options;
        const path = await findChrome(chromePath);
        if (addresses !== 'any')
            this.#proxy ??= startAddressProxy({ addresses });
        const proxy = await this.#proxy;
        this.#options.onStart?.();
        return await startRemoteChrome({
            path,
            ...(proxy === undefined ? {} : { proxy }),
            ...(folder === undefined ? {} : { folder }),
            ...(sandbox === undefined ? {} : { sandbox }),
            ...(onUnsandboxed === undefined ? {} : { onUnsandboxed }),
        });
    }
    #isEnding({ signal }) {
        return signal.aborted || this.#closing.signal.aborted;
    }
}
/** The run that Lighthouse itself would choose; where none has all that it compares, the first. */
function medianOf(results) {
    const all = results;
    const comparable = filterToValidRuns(all);
    if (comparable.length === 0)
        return results[0];
    return computeMedianRun(comparable);
}

// EXTERNAL MODULE: ./lib/engine/network/http-client.js + 2 modules
var http_client = __webpack_require__(55054);
// EXTERNAL MODULE: ./lib/engine/schedule/machine.js
var machine = __webpack_require__(81215);
// EXTERNAL MODULE: ./lib/engine/syntax/user-agent.js
var user_agent = __webpack_require__(14677);
// EXTERNAL MODULE: ./lib/engine/tools/index.js + 17 modules
var engine_tools = __webpack_require__(62344);
// EXTERNAL MODULE: ./lib/engine/tools/needs.js
var needs = __webpack_require__(31323);
// EXTERNAL MODULE: ./lib/api/core-web-vitals.js
var core_web_vitals = __webpack_require__(74672);
// EXTERNAL MODULE: ./lib/engine/browser/lighthouse/lighthouse-report.js
var lighthouse_report = __webpack_require__(17219);
// EXTERNAL MODULE: ./lib/engine/tools/pagespeed/metric-bounds.js
var metric_bounds = __webpack_require__(5069);
;// CONCATENATED MODULE: ./lib/engine/tools/pagespeed/second-run.js



const LCP = 'largest-contentful-paint';
const FCP = 'first-contentful-paint';
const TBT = 'total-blocking-time';
const SPEED_INDEX = 'speed-index';
/** Metrics that are times, by what Google calls good. */
const TIMES = {
    [FCP]: () => metric_bounds/* FCP_MS */.R7,
    [LCP]: () => core_web_vitals/* LCP_MS */.m,
    [TBT]: device => metric_bounds/* TBT_MS */.KP[device],
    [SPEED_INDEX]: device => metric_bounds/* SPEED_INDEX_MS */.mk[device],
};
/**
 * Whether one run may say what another run of the same page does not. A paint that comes late by chance lets Lighthouse
 * count scripts and images before it that it has nothing to do with, which makes a second three; and a task that waits for
 * its turn on a shared machine is counted four times as long. An LCP that is poor is so by the bytes that it waits for.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/v13.5.0/docs/variability.md
 */
function isDoubtful(result, device) {
    if ((0,lighthouse_report/* isStarved */.i)(result))
        return false;
    const isPoor = (result.audits[LCP]?.numericValue ?? 0) > core_web_vitals/* LCP_MS */.m.poor;
    return Object.keys(TIMES).some(id => isAbove(result, id, device) && !(id === LCP && isPoor));
}
/**
 * What two runs of a page have in common: the run with the better score, with the times of the other one where those
 * are good. Chance makes a page slower than it is, not faster; Lighthouse CI takes the best of its runs too by default.
 *
 * @see https://github.com/GoogleChrome/lighthouse-ci/blob/main/docs/configuration.md#aggregation-methods
 */
function commonOf(first, second, device) {
    if ((0,lighthouse_report/* isStarved */.i)(second))
        return first;
    const [better, other] = (second.score ?? 0) > (first.score ?? 0) ? [second, first] : [first, second];
    const replaced = Object.entries(TIMES).filter(([id, bounds]) => isAbove(better, id, device) && (0,metric_bounds/* isGood */.Kg)(other, id, bounds(device)));
    if (replaced.length === 0)
        return better;
    return {
        ...better,
        audits: { ...better.audits, ...Object.fromEntries(replaced.map(([id]) => [id, other.audits[id]])) },
    };
}
function isAbove(result, id, device) {
    return result.audits[id]?.numericValue !== undefined && !(0,metric_bounds/* isGood */.Kg)(result, id, TIMES[id](device));
}

;// CONCATENATED MODULE: ./lib/engine/instruments.js









/** Most milliseconds for one request with its body, however long a tool may take. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Part of a tool's time for a request beside the page itself: one that hangs must not cost all of the tool's result. */
const REQUEST_TIMEOUT_SHARE = 0.4;
/** Most milliseconds for one page in Chrome, and its part of a tool's time: its reason must come before that ends. */
const PAGE_TIMEOUT_MS = 60_000;
const PAGE_TIMEOUT_SHARE = 0.75;
/** Part of a tool's time for one run of Lighthouse. */
const LIGHTHOUSE_TIMEOUT_SHARE = 0.9;
/**
 * Sets up what pages are looked at with. Nothing starts before it is asked for.
 *
 * @param lanes in which a page waits to be measured once more
 */
function openInstruments(options, lanes) {
    const { timeoutMs, addresses, chromePath, chromeFolder, sandbox } = options;
    const warnings = new Set();
    const chromes = { pages: 0, lighthouse: 0 };
    const chrome = {
        onUnsandboxed: (why) => warnings.add(`Chrome shows the pages without its sandbox: ${why}`),
        addresses,
        ...(chromePath !== undefined && { chromePath }),
        ...(chromeFolder !== undefined && { folder: chromeFolder }),
        ...(sandbox !== undefined && { sandbox }),
    };
    const http = new http_client/* HttpClient */.Q({
        ...options,
        userAgent: (0,user_agent/* userAgentOf */.a)(options.version),
        timeoutMs: Math.min(timeoutMs * REQUEST_TIMEOUT_SHARE, REQUEST_TIMEOUT_MS),
        resolve: rememberedLookup(undefined, 'anew'),
    });
    const gathers = (0,needs/* gatheredFor */.Q)(options.tools);
    const browser = new ChromeBrowser({
        ...chrome,
        deadlineMs: Math.min(timeoutMs * PAGE_TIMEOUT_SHARE, PAGE_TIMEOUT_MS),
        screenshots: options.screenshots ?? 0,
        tabs: (0,machine/* tabsFor */.eU)(options.pagesAtOnce ?? (0,machine/* pagesAtOnce */.NH)(), { runsAxe: gathers.has('axe') }),
        gathers,
        globals: () => (0,engine_tools/* globalsOfTools */.J)(options.tools),
        onStart: () => chromes.pages++,
    });
    const lighthouse = new Lighthouse({
        ...chrome,
        device: options.device ?? 'mobile',
        runs: options.lighthouseRuns ?? 1,
        deadlineMs: timeoutMs * LIGHTHOUSE_TIMEOUT_SHARE,
        secondRun: { isDue: isDoubtful, alone: signal => lanes.enter('alone', signal), commonOf: commonOf },
        onStart: () => chromes.lighthouse++,
    });
    return {
        http,
        browser,
        lighthouse,
        warnings,
        chromes,
        async close() {
            await Promise.all([http.close(), browser.close(), lighthouse.close()]);
        },
    };
}

// EXTERNAL MODULE: ./lib/engine/judging/run-tool.js + 1 modules
var run_tool = __webpack_require__(70820);
// EXTERNAL MODULE: ./lib/engine/network/memo.js
var memo = __webpack_require__(93933);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/page/why-not-html.js
var why_not_html = __webpack_require__(27442);
// EXTERNAL MODULE: ./lib/engine/visit/input-fingerprint.js + 1 modules
var input_fingerprint = __webpack_require__(95330);
// EXTERNAL MODULE: ./lib/engine/visit/link-check/link-answer.js
var link_answer = __webpack_require__(37539);
// EXTERNAL MODULE: ./lib/engine/visit/link-check/link-checker.js
var link_checker = __webpack_require__(13726);
;// CONCATENATED MODULE: ./lib/engine/visit/fingerprints-now.js





/**
 * Fingerprint of what an address answers now, of whose body nothing is kept.
 *
 * @returns undefined where another try may give something else
 */
async function answerFingerprint(visit, url, options) {
    const { exchange, digest } = await digested(visit, url, options);
    return (0,input_fingerprint/* exchangeFingerprint */.q6)(exchange, visit.origin, digest);
}
/** The same of a link's target that is read for the places that fragments lead to. */
async function pageFingerprint(visit, url) {
    const { exchange, digest } = await digested(visit, url, { maxBytes: link_checker/* MAX_PAGE_BYTES */.rd });
    return asPage(visit, exchange, digest);
}
/**
 * All fingerprints that the answer to one plain request can give, for what is asked for in several ways. That of the
 * page itself serves its tools as well.
 */
async function answerFingerprints(visit, url) {
    const isOwn = (0,redirect_target/* withoutFragment */.f2)(url) === (0,redirect_target/* withoutFragment */.f2)(visit.url);
    const { exchange, digest, small } = isOwn ? await ownAnswer(visit) : await digested(visit, url, {});
    const { final } = exchange;
    const isWhole = final && !final.truncated && digest.bytes <= link_checker/* MAX_PAGE_BYTES */.rd;
    return {
        fetch: (0,input_fingerprint/* exchangeFingerprint */.q6)(exchange, visit.origin, digest),
        page: isWhole && final.status < 400 ? asPage(visit, exchange, digest) : undefined,
        // A link checker tries what fails in other ways.
        link: final && final.status < 400 ? (0,input_fingerprint/* linkFingerprint */.$)(read(exchange, small), visit.origin) : undefined,
    };
}
/** The answer with what the body shows of a page so small that a link checker reads it. */
function read(exchange, small) {
    const answer = (0,link_answer/* linkAnswerOf */.Y)(exchange);
    if (small && exchange.final && (0,link_checker/* isHtml */._6)(exchange))
        (0,link_checker/* tellOnward */.bh)(answer, small, exchange.final);
    return answer;
}
function asPage({ origin }, exchange, { sha256 }) {
    const answer = (0,link_answer/* linkAnswerOf */.Y)(exchange);
    return (0,input_fingerprint/* linkFingerprint */.$)((0,link_checker/* isHtml */._6)(exchange) ? { ...answer, sha256 } : answer, origin, true);
}
async function ownAnswer(visit) {
    const exchange = await visit.exchange();
    const reader = new input_fingerprint/* BodyReader */.WR(visit.origin);
    const body = exchange.final?.body;
    if (body)
        reader.push(body);
    return { exchange, digest: reader.digest(), small: body && body.length < why_not_html/* SNIFFED_BYTES */.eT ? body : undefined };
}
async function digested(visit, url, options) {
    const reader = new input_fingerprint/* BodyReader */.WR(visit.origin);
    let small = Buffer.alloc(0);
    const consume = async (chunks) => {
        for await (const chunk of chunks) {
            reader.push(chunk);
            if (small)
                small = small.length + chunk.length < why_not_html/* SNIFFED_BYTES */.eT ? Buffer.concat([small, chunk]) : undefined;
        }
    };
    const exchange = await visit.stream(url, consume, options);
    return { exchange, digest: reader.digest(), small };
}

// EXTERNAL MODULE: ./lib/engine/visit/input-keys.js
var input_keys = __webpack_require__(10363);
// EXTERNAL MODULE: ./lib/engine/visit/input-trace.js
var input_trace = __webpack_require__(4274);
// EXTERNAL MODULE: ./lib/engine/visit/link-check/host-lanes.js + 1 modules
var host_lanes = __webpack_require__(16107);
;// CONCATENATED MODULE: ./lib/engine/page-inputs.js








/** Inputs whose fingerprints a run keeps. */
const MAX_KEPT = 200_000;
/** Inputs that the audited site is asked for at once, whose owner wants that: as many as for links. */
const ASKED_AT_ONCE = 25;
/** The same of all others together, other than targets of links: a link checker spares hosts itself. */
const ASKED_OUTSIDE_AT_ONCE = 16;
/** Knows from what tools worked out their results, and whether it is still the same. Each input is asked for once a run. */
class InputCheck {
    #runs = new Map();
    #known;
    #limit = (0,p_limit/* default */.A)(ASKED_AT_ONCE);
    #outside = (0,p_limit/* default */.A)(ASKED_OUTSIDE_AT_ONCE);
    /** Fingerprints of one answer for all that is compared of it. */
    #answers;
    /** Keys of what will be asked for, by origin. */
    #expected = new Map();
    #options;
    constructor(options) {
        this.#options = options;
        this.#known = new memo/* Memo */.l(MAX_KEPT, options.keepMs);
        this.#answers = new memo/* Memo */.l(MAX_KEPT, options.keepMs);
    }
    /** @param run as {@link traced} made it; it is kept until the page is released */
    add(tool, url, run) {
        const runs = this.#runs.get(url) ?? new Map();
        this.#runs.set(url, runs.set(tool, run));
    }
    release(url) {
        this.#runs.delete(url);
    }
    clear() {
        this.#runs.clear();
    }
    /** From what the tools that ran on a page worked out their results. */
    async of(visit, url) {
        const found = {};
        for (const [tool, run] of this.#runs.get(url) ?? []) {
            const inputs = await this.#inputsOf(visit, run);
            if (inputs)
                found[tool] = inputs;
        }
        return found;
    }
    /** Undefined where one of them cannot be compared. */
    async #inputsOf(visit, run) {
        const trace = (0,input_trace/* traceOf */.fC)(run);
        if (!trace)
            return undefined;
        const { inputs, until } = trace.all();
        const read = await Promise.all([...inputs].map(async ([key, known]) => {
            const fingerprint = await (known ?? this.#ask(visit, key)).catch(() => undefined);
            return fingerprint === undefined ? undefined : `${fingerprint} ${key}`;
        }));
        const told = read.filter(one => one !== undefined);
        if (told.length < read.length)
            return undefined;
        return until === Number.POSITIVE_INFINITY
            ? { read: told }
            : { read: told, until: new Date(until).toISOString() };
    }
    /**
     * Says which inputs the pages of an origin will be compared by. Those of other hosts are asked for at once: many answer
     * slowly, some never, and pages would wait for them in turn. Of each host a few are asked for at a time, so that what a
     * page waits for comes between them.
     *
     * @returns when these have been asked for
     */
    async expect(visit, keys) {
        const ofPages = keys.filter(input_keys/* isPlaces */.to).map(key => (0,input_keys/* pageKey */.Lt)((0,input_keys/* target */.aC)(key)));
        this.#expected.set(new URL(visit.url).origin, new Set([...keys, ...ofPages]));
        const askAll = async (queue) => {
            for (const key of queue)
                await this.#ask(visit, key).catch(() => undefined);
        };
        const hosts = Map.groupBy(keys.filter(input_keys/* isOutside */._K), input_keys/* hostAsked */.ZG).values();
        const asking = hosts.flatMap(ofHost => {
            const queue = ofHost.values();
            return Array.from({ length: host_lanes/* MOST_AT_ONCE_PER_HOST */.d }, () => askAll(queue));
        });
        await Promise.all(asking);
    }
    /** The tools whose inputs are what they were: all are asked for anew, and none but the page's own is kept. */
    async unchanged(visit, inputs) {
        const now = Date.now();
        const tools = Object.entries(inputs).filter(([, { until }]) => until === undefined || Date.parse(until) > now);
        const all = [...new Set(tools.flatMap(([, { read }]) => read))];
        const own = (0,input_keys/* fetchKey */.G9)((0,input_fingerprint/* relativeTo */.Mf)(new URL(visit.url).origin, (0,redirect_target/* withoutFragment */.f2)(visit.url)), {});
        const ofPage = all.find(one => one.endsWith(` ${own}`));
        // Most pages that changed did so themselves, and then nothing else need be asked for.
        if (ofPage === undefined || !(await this.#isSame(visit, ofPage)))
            return [];
        const same = new Set([ofPage]);
        await Promise.all(all.map(async (one) => (await this.#isSame(visit, one)) && same.add(one)));
        return tools.filter(([, { read }]) => read.every(one => same.has(one))).map(([tool]) => tool);
    }
    async #isSame(visit, input) {
        const at = input.indexOf(' ');
        const [before, key] = [input.slice(0, at), input.slice(at + 1)];
        if ((0,input_keys/* isPlaces */.to)(key))
            return await this.#hasPlaces(visit, before, key).catch(() => false);
        const fingerprint = await this.#ask(visit, key).catch(() => undefined);
        return fingerprint !== undefined && fingerprint === before;
    }
    async #hasPlaces(visit, before, key) {
        const { readKey } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(6759)]).then(__webpack_require__.bind(__webpack_require__, 46759));
        const input = readKey(key);
        if (input?.kind !== 'places')
            return false;
        const { origin } = new URL(visit.url);
        const page = await this.#ask(visit, (0,input_keys/* pageKey */.Lt)(input.url));
        return await (0,input_fingerprint/* hasSamePlaces */.lw)(before, page, origin, input.places, () => visit.linkAnswer((0,input_fingerprint/* absoluteOn */.ZQ)(origin, input.url), { fragments: [] }));
    }
    #ask(visit, key) {
        const { origin } = new URL(visit.url);
        return this.#known.get(`${origin} ${key}`, () => this.#inTurn(visit, origin, key));
    }
    #inTurn(visit, origin, key) {
        const work = () => this.#fingerprint(visit, origin, key);
        if (!(0,input_keys/* isOutside */._K)(key))
            return this.#limit(work);
        return (0,input_keys/* isLink */.PJ)(key) ? work() : this.#outside(work);
    }
    async #fingerprint(visit, origin, key) {
        // Only runs that take results over ask for inputs.
        const { readKey } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(6759)]).then(__webpack_require__.bind(__webpack_require__, 46759));
        const input = readKey(key);
        switch (input?.kind) {
            case 'fetch': {
                const url = (0,input_fingerprint/* absoluteOn */.ZQ)(origin, input.url);
                if (Object.keys(input.options).length > 0)
                    return await answerFingerprint(visit, url, input.options);
                return (await this.#answer(visit, url)).fetch;
            }
            case 'page': {
                const url = (0,input_fingerprint/* absoluteOn */.ZQ)(origin, input.url);
                return (await this.#answer(visit, url)).page ?? (await pageFingerprint(visit, url));
            }
            case 'link': {
                const url = (0,input_fingerprint/* absoluteOn */.ZQ)(origin, input.url);
                const isRead = !input.onProduction && this.#isRead(origin, input.url);
                const known = isRead ? (await this.#answer(visit, url)).link : undefined;
                const answer = known ? undefined : await visit.linkAnswer(url, { onProduction: input.onProduction });
                return known ?? (0,input_fingerprint/* linkFingerprint */.$)(answer, origin);
            }
            case 'dns':
                return (0,input_fingerprint/* dnsFingerprint */.sz)(await visit.dns(input.name, input.type, input.options));
            case 'tls':
                return (0,input_fingerprint/* tlsFingerprint */.iv)(await visit.tls(input.host, input.port));
            case 'chrome':
                return (0,input_fingerprint/* hashOf */.qQ)(await this.#options.chromeVersion());
            default:
                return undefined;
        }
    }
    #answer(visit, url) {
        return this.#answers.get(`${new URL(visit.url).origin} ${url}`, () => answerFingerprints(visit, url));
    }
    /** Whether a link's target is read for other reasons as well, so that nobody has to ask for its status alone. */
    #isRead(origin, url) {
        const expected = this.#expected.get(origin);
        return expected?.has((0,input_keys/* fetchKey */.G9)(url, {})) === true || expected?.has((0,input_keys/* pageKey */.Lt)(url)) === true;
    }
}

// EXTERNAL MODULE: ./lib/engine/page/render-choice.js
var render_choice = __webpack_require__(70252);
// EXTERNAL MODULE: ./lib/engine/page/script-effects.js
var script_effects = __webpack_require__(32674);
// EXTERNAL MODULE: ./lib/engine/page/script-reliance.js
var script_reliance = __webpack_require__(32059);
// EXTERNAL MODULE: ./lib/engine/analysis/recorded-text.js
var recorded_text = __webpack_require__(82453);
// EXTERNAL MODULE: ./lib/engine/analysis/template.js
var template = __webpack_require__(27627);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
// EXTERNAL MODULE: ./lib/engine/page/scripts.js
var page_scripts = __webpack_require__(3916);
;// CONCATENATED MODULE: ./lib/engine/rendering/template-key.js





/** Characters of a script that tell what it does; what follows is mostly the page's data. */
const MAX_SHAPE = 2000;
const MAX_SHAPE_KEPT = 200;
/** Characters of structured data that are searched for types. */
const MAX_DATA = 50_000;
/** Characters of text under which a page is one of few words: what scripts bring there weighs more. */
const FEW_CHARACTERS = 500;
/**
 * What pages have in common on which scripts do the same: the frame of the body, the start and depth of the path, the
 * scripts, style sheets, frames and custom elements, and which of the things that search engines read are there as sent.
 * It is made finer rather than coarser: a template too many costs two pages shown in Chrome, one too few a wrong answer.
 */
function templateKeyOf(page) {
    const { document, url } = page;
    const { origin, pathname } = new URL(url);
    const folders = pathname.split('/').slice(1, -1);
    const { html, body } = document;
    const frame = (0,template/* templateOf */.k)(page).split(' ').at(-1);
    const parts = [
        origin,
        folders[0] ?? '',
        folders.length,
        frame,
        html && (0,html_document/* attribute */.lt)(html, 'lang'),
        body !== undefined && (0,html_document/* hasTextOf */.Zc)(body, FEW_CHARACTERS),
        ...sentOf(document),
        ...loadedBy(document),
    ];
    return (0,recorded_text/* hashOf */.qQ)(JSON.stringify(parts));
}
/** Which of what search engines read is there as sent. */
function sentOf(document) {
    const metas = document.elements('meta').filter(link_elements/* isInHead */.gd);
    const links = document.elements('link').filter(link_elements/* isInHead */.gd);
    const named = new Map(metas.map(meta => [((0,html_document/* attribute */.lt)(meta, 'property') ?? (0,html_document/* attribute */.lt)(meta, 'name') ?? '').toLowerCase(), meta]));
    const isFilled = (element) => element !== undefined && (0,html_document/* hasTextOf */.Zc)(element, 1);
    const robots = named.get('robots');
    return [
        isFilled(document.elements('title').find(link_elements/* isInHead */.gd)),
        named.has('description'),
        robots && (0,html_document/* attribute */.lt)(robots, 'content'),
        [...named.keys()].filter(name => /^(?:og|twitter):/.test(name)).sort(),
        links.some(link_elements/* isCanonical */.ZY),
        links.some(link => (0,link_elements/* relations */.K1)(link).includes('alternate') && (0,html_document/* attribute */.lt)(link, 'hreflang') !== undefined),
        document.elements('h1').some(isFilled),
        distinct(document.elements('script').flatMap(dataTypes)),
        distinct(document.elements().flatMap(itemTypes)),
    ];
}
function dataTypes(script) {
    if ((0,html_document/* attribute */.lt)(script, 'type')?.trim().toLowerCase() !== 'application/ld+json')
        return [];
    const types = (0,html_document/* textOf */.b6)(script)
        .slice(0, MAX_DATA)
        .matchAll(/"@type"\s{0,9}:\s{0,9}"([^"]{1,60})"/g);
    return Array.from(types, ([, type]) => type);
}
function itemTypes(element) {
    const types = (0,html_document/* attribute */.lt)(element, 'itemtype') ?? (0,html_document/* attribute */.lt)(element, 'typeof');
    return types === undefined ? [] : [types];
}
/** What works on the page: scripts by address and shape, style sheets, frames by host, custom elements, handlers. */
function loadedBy(document) {
    const address = (element, name) => addressShape(document, (0,html_document/* attribute */.lt)(element, name));
    const scripts = document.elements('script').filter(page_scripts/* isExecutable */.TV);
    const sheets = document.elements('link').filter(link => (0,link_elements/* relations */.K1)(link).includes('stylesheet'));
    return [
        distinct(scripts.map(one => ((0,html_document/* attribute */.lt)(one, 'src') === undefined ? scriptShape(one) : address(one, 'src')))),
        distinct(sheets.map(one => address(one, 'href'))),
        distinct(document.elements('iframe', 'frame', 'object', 'embed').map(one => hostOf(document, one))),
        distinct(document.elements().flatMap(({ tagName }) => (tagName.includes('-') ? tagName : []))),
    ];
}
function distinct(texts) {
    return [...new Set(texts)].sort();
}
/** An address without hashes and versions. */
function addressShape(document, written) {
    const url = written === undefined ? undefined : document.addressOf(written);
    if (!url)
        return '';
    if (!url.protocol.startsWith('http'))
        return url.protocol;
    const path = url.pathname
        .slice(0, MAX_SHAPE)
        .replace(/[^/.~_-]+/g, word => (isGenerated(word) ? '*' : word));
    return `${url.host}${path}`;
}
/** Whether a part of a name changes from build to build: it has digits, or letters as chance has them. */
function isGenerated(word) {
    return /\d/.test(word) || (word.length >= 6 && (word.slice(1).match(/[A-Z]/g)?.length ?? 0) > 1);
}
/** What a script does, without the texts and numbers that it does it with. */
function scriptShape(script) {
    return (0,html_document/* textOf */.b6)(script)
        .slice(0, MAX_SHAPE)
        .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`/g, '"')
        .replace(/\b\d[\w.]*/g, '0')
        .replace(/\s+/g, '')
        .slice(0, MAX_SHAPE_KEPT);
}
function hostOf(document, frame) {
    const written = (0,html_document/* attribute */.lt)(frame, 'src') ?? (0,html_document/* attribute */.lt)(frame, 'data');
    return (written !== undefined && document.addressOf(written)?.host) || '';
}

;// CONCATENATED MODULE: ./lib/engine/rendering/render-choices.js






/**
 * Pages of a template that are shown before others are judged as sent. Two, since the first one of a folder is often its
 * list: they have to agree that scripts change nothing.
 */
const SAMPLES = 2;
/** Samples that could not be seen, after which each page of the template is shown: waiting for more would hold it up. */
const MAX_UNSEEN = 2;
/** Templates that are remembered: beyond that the page is shown. */
const MAX_TEMPLATES = 10_000;
/**
 * Chooses which pages are shown in Chrome for tools that can do without: with `auto` those whose HTML leans on scripts,
 * and of each template the first two pages; all of it where scripts change something on these.
 *
 * Samples are the first pages in the order in which they were expected, whichever of them answers first: a page whose
 * template has too few samples waits until all before it that are in work have answered. Pages wait only for earlier
 * ones, and do themselves what they wait for, so that none has to have a turn.
 */
class RenderChoices {
    #mode;
    #needsChrome;
    #entrants = new Map();
    #choices = new WeakMap();
    #settled = new WeakSet();
    #templates = new Map();
    #count = 0;
    /** @param needsChrome whether a tool shows a page in Chrome whatever is chosen */
    constructor(mode, needsChrome) {
        this.#mode = mode;
        this.#needsChrome = needsChrome;
    }
    /**
     * Says that a page will be judged. The order of these calls is that of the pages.
     *
     * @param tools all that will be asked for on it; undefined where that is not known
     */
    expect(visit, tools) {
        if (this.#mode !== 'auto' || this.#choices.has(visit) || this.#entrants.has(visit))
            return;
        // It is loaded in Chrome anyway, or may be: then it costs nothing to judge what scripts make of it.
        if (!tools || tools.some(this.#needsChrome))
            this.#choices.set(visit, Promise.resolve(render_choice/* SHOWN */.kC));
        else
            this.#entrants.set(visit, { number: this.#count++, visit, placed: undefined });
    }
    /** Whether a page is shown. Rejects never; a page that nobody expects is shown unless that is never done. */
    choose(visit) {
        if (this.#mode === 'never')
            return Promise.resolve(render_choice/* NEVER_SHOWN */.PS);
        const known = this.#choices.get(visit);
        if (known)
            return (0,input_trace/* read */.LF)(known);
        const entrant = this.#entrants.get(visit);
        const choice = entrant ? (0,input_trace/* traced */.mn)(() => this.#decide(entrant)) : Promise.resolve(render_choice/* SHOWN */.kC);
        this.#choices.set(visit, choice);
        return (0,input_trace/* read */.LF)(choice);
    }
    /** Whether {@link settle} has something to do for a page. */
    isOpen(visit) {
        return this.#entrants.has(visit) && !this.#settled.has(visit);
    }
    /**
     * Chooses for a page, which may have to wait for others, and looks at it where it is a sample: what others wait for is
     * done then. Rejects never.
     */
    async settle(visit) {
        await this.choose(visit);
        const place = await this.#entrants.get(visit)?.placed;
        if (place?.template.samples.includes(place.own))
            await sightOf(place.template, place.own);
        this.#settled.add(visit);
    }
    /** Says that the work on a page has ended. One that nobody has looked at is no sample. */
    leave(visit) {
        const entrant = this.#entrants.get(visit);
        this.#entrants.delete(visit);
        void entrant?.placed?.then(place => {
            if (place && !place.own.sight)
                dismiss(place.template, place.own);
        });
    }
    async #decide(entrant) {
        const place = await this.#placeOf(entrant);
        if (!place)
            return render_choice/* SHOWN */.kC;
        const { template, own } = place;
        for (;;) {
            if (template.isShown)
                break;
            appoint(template, own);
            if (template.samples.includes(own)) {
                // Begun at once, as others may wait for it.
                void sightOf(template, own);
                return render_choice/* SHOWN */.kC;
            }
            template.waiting.add(own);
            const samples = [...template.samples];
            const seen = Promise.all(samples.map(sample => (0,input_trace/* read */.LF)(sightOf(template, sample))));
            const sights = await Promise.race([seen, template.shown.promise]);
            template.waiting.delete(own);
            if (sights?.every(sight => sight === 'same')) {
                own.visit = undefined;
                return { shown: false, because: 'template', sample: samples[0].url };
            }
        }
        own.visit = undefined;
        // It is shown for what these showed.
        for (const { sight } of template.samples)
            if (sight)
                void (0,input_trace/* read */.LF)(sight);
        return render_choice/* SHOWN */.kC;
    }
    #placeOf(entrant) {
        // What it reads of other pages says which are samples: that is told by what is read of these.
        entrant.placed ??= (0,input_trace/* traced */.mn)(() => this.#place(entrant));
        return entrant.placed;
    }
    async #place({ visit, number }) {
        // Known before anything is waited for: what comes later never changes which pages are before this one.
        const earlier = [...this.#entrants.values()].filter(other => other.number < number);
        const page = await pageOf(visit);
        if (!page || (0,script_reliance/* relianceOnScripts */.h)(page) !== undefined)
            return undefined;
        const template = this.#templateOf(page);
        if (!template)
            return undefined;
        const isFull = () => template.isShown || template.samples.length >= SAMPLES;
        if (!isFull())
            await Promise.all(earlier.map(other => this.#placeOf(other)));
        const own = { number, url: visit.url, visit, sight: undefined };
        appoint(template, own);
        return { template, own };
    }
    #templateOf(page) {
        const key = templateKeyOf(page);
        const known = this.#templates.get(key);
        if (known || this.#templates.size >= MAX_TEMPLATES)
            return known;
        const made = {
            samples: [],
            unseen: 0,
            isShown: false,
            shown: Promise.withResolvers(),
            waiting: new Set(),
        };
        this.#templates.set(key, made);
        return made;
    }
}
/** Makes a page a sample where its template still needs one. */
function appoint({ samples, isShown }, page) {
    if (!isShown && samples.length < SAMPLES && !samples.includes(page))
        samples.push(page);
}
/** Makes a page a sample no more. The first of those that wait takes its place. */
function dismiss(template, sample) {
    const { samples, waiting } = template;
    sample.visit = undefined;
    if (!samples.includes(sample))
        return;
    samples.splice(samples.indexOf(sample), 1);
    const [next] = [...waiting].toSorted((one, other) => one.number - other.number);
    if (!next)
        return;
    waiting.delete(next);
    appoint(template, next);
}
/** What scripts do on a sample, looked at once. */
function sightOf(template, sample) {
    sample.sight ??= (0,input_trace/* traced */.mn)(async () => {
        const sight = await look(sample.visit);
        sample.visit = undefined;
        if (sight === 'unseen') {
            template.unseen++;
            dismiss(template, sample);
        }
        if (sight === 'changed' || template.unseen >= MAX_UNSEEN) {
            template.isShown = true;
            template.shown.resolve();
        }
        return sight;
    });
    return sample.sight;
}
async function look(visit) {
    if (!visit)
        return 'unseen';
    try {
        const page = await visit.judgedPage();
        const { scripts } = page;
        if (scripts.state === 'unseen')
            return scripts.ledOn ? 'changed' : 'unseen';
        return scripts.state === 'seen' && (0,script_effects/* scriptEffectsOn */.b)(page).length > 0 ? 'changed' : 'same';
    }
    catch {
        // The tools that ask for the page say what went wrong.
        return 'unseen';
    }
}
/** The page as sent; undefined where there is none. */
async function pageOf(visit) {
    try {
        return await visit.htmlPage();
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/engine/schedule/timed-work.js

/**
 * Milliseconds after which work that ran out of time keeps no other waiting: what it had asked for by then has come or
 * failed.
 */
const LEFTOVER_MS = 60_000;
/**
 * Does work when its turn comes, and keeps its lane until the work has really ended, or leaves it before.
 *
 * @throws ApiError where the signal aborts
 */
async function inLane(lanes, { lane, timeoutMs, signal, closing, leaves, late }, work) {
    const ending = signal ? AbortSignal.any([signal, closing]) : closing;
    const leave = await lanes.enter(lane, ending).catch(error => {
        throw cancelled(error);
    });
    const working = work();
    void leaves?.()?.then(isLeaving => isLeaving && leave());
    try {
        return await within(timeoutMs, signal, () => working, late);
    }
    finally {
        const timer = setTimeout(leave, LEFTOVER_MS).unref();
        const ended = () => {
            clearTimeout(timer);
            leave();
        };
        working.then(ended, ended);
    }
}
/**
 * The work's result, or `late()` after the time; rejects when the signal aborts. What was begun goes on for others,
 * and how it ends then concerns nobody here.
 */
async function within(ms, signal, work, late) {
    if (signal?.aborted)
        throw cancelled();
    const { promise, resolve, reject } = Promise.withResolvers();
    const timer = setTimeout(() => resolve(late()), ms);
    const cancel = () => reject(cancelled());
    signal?.addEventListener('abort', cancel, { once: true });
    work().then(resolve, reject);
    try {
        return await promise;
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
    }
}
function cancelled(cause) {
    return new errors/* ApiError */.h('cancelled', 'the call was cancelled', { cause });
}

;// CONCATENATED MODULE: ./lib/engine/schedule/scheduler.js



/** Turns that a page has until it is shown, each with the time of a tool: to wait for a tab, to be loaded, and both once more. */
const SHOWING_TURNS = 3;
const SHARED = { lane: 'shared' };
/**
 * Says when each tool works: Lighthouse alone, since its figures are worthless beside other load; all others beside
 * each other, and those that show a page in Chrome after Lighthouse has measured it, where it was asked to.
 */
class Scheduler {
    #options;
    /** A Chrome that starts needs this thread again and again, which tools would keep busy. */
    #starting = Promise.resolve();
    constructor(options) {
        this.#options = options;
    }
    /** Starts what some tools will need. Lighthouse comes first, and two that start at once take twice as long. */
    prepare(tools) {
        const { browser, lighthouse } = this.#options;
        if (tools.some(tool => (0,needs/* doesNeed */.aY)(tool, 'lighthouse')))
            this.#starting = lighthouse.prepare();
        if (tools.some(tool => (0,needs/* doesNeed */.aY)(tool, 'rendered')))
            void this.#starting.then(() => browser.prepare());
    }
    /** @throws ApiError where the signal aborts */
    async run({ tool, visit, timeoutMs, signal, load, work, late }) {
        const { lanes, closing } = this.#options;
        const limits = { timeoutMs, signal, closing };
        const isAlone = (0,needs/* doesNeed */.aY)(tool, 'lighthouse');
        // Before anything is waited for: tools that are asked for next see that Lighthouse comes.
        const turn = isAlone ? visit.prepareLighthouse() : this.#afterLighthouse(tool, visit, limits);
        // It may fail while something else is waited for.
        turn.catch(() => undefined);
        // A signal that aborts meanwhile is for the work to heed.
        const unlessAborted = (waiting) => signal ? (0,deadline/* orAborted */.H)(waiting, signal).catch(() => undefined) : waiting;
        try {
            if (!isAlone)
                await unlessAborted(this.#starting);
            await load();
            await unlessAborted(turn);
            if ((0,needs/* doesNeed */.aY)(tool, 'page'))
                await this.#settled(visit, limits);
            const timeLeft = timeoutMs - (await this.#shown(tool, visit, limits));
            if (timeLeft <= 0)
                return late();
            // No turn comes any more; work that had begun tells for itself what it could not measure.
            if (closing.aborted)
                return await within(timeLeft, signal, work, late);
            const lane = isAlone ? aloneUntilMeasured(visit) : SHARED;
            return await inLane(lanes, { ...lane, ...limits, timeoutMs: timeLeft, late }, work);
        }
        finally {
            void turn.then(leave => leave?.(), () => undefined);
        }
    }
    /**
     * Whether a page is shown may depend on pages before it. Waiting for these takes none of a tool's time, and nobody
     * waits beside a measurement.
     */
    async #settled(visit, limits) {
        const { lanes, choices } = this.#options;
        if (!choices.isOpen(visit))
            return;
        await inLane(lanes, { ...SHARED, ...limits, late: () => undefined }, () => choices.settle(visit));
    }
    /**
     * A page waits for a tab, and is loaded twice where others took its time: that takes none of a tool's, which would all
     * end with it. That the server answers does.
     *
     * @returns milliseconds of the tool's time that went by until the page was there to be shown
     */
    async #shown(tool, visit, limits) {
        const { lanes } = this.#options;
        const lane = { ...SHARED, ...limits, late: () => undefined };
        let began = Date.now();
        const isShown = await inLane(lanes, lane, () => {
            began = Date.now();
            return (0,needs/* showsPage */.I0)(tool, visit);
        });
        const took = Date.now() - began;
        if (!isShown)
            return took;
        const show = async () => {
            await visit.rendered().catch(() => undefined);
            return true;
        };
        // Each turn has the time of a tool, and whoever waits for the tool counts from its last one.
        for (let turn = 0; turn < SHOWING_TURNS && !limits.closing.aborted; turn++)
            if (await inLane(lanes, lane, show))
                break;
        return took;
    }
    /** Other tools show a page while Lighthouse works on what it recorded of it. */
    async #afterLighthouse(tool, visit, limits) {
        const measured = visit.lighthouseMeasured;
        if (!measured)
            return;
        const isToBeShown = () => (0,needs/* showsPage */.I0)(tool, visit);
        const { lanes } = this.#options;
        if (await inLane(lanes, { ...SHARED, ...limits, late: () => false }, isToBeShown))
            await measured;
    }
}
/** Alone as long as anything else would falsify what Lighthouse measures. */
function aloneUntilMeasured(visit) {
    return { lane: 'alone', leaves: () => visit.lighthouseMeasured };
}

// EXTERNAL MODULE: ./lib/engine/schedule/work-lanes.js
var work_lanes = __webpack_require__(74663);
// EXTERNAL MODULE: ./lib/engine/schedule/work-time.js
var work_time = __webpack_require__(47607);
// EXTERNAL MODULE: ./lib/engine/site-findings.js
var site_findings = __webpack_require__(17714);
// EXTERNAL MODULE: ./lib/engine/network/dns/resolver.js + 3 modules
var resolver = __webpack_require__(46767);
// EXTERNAL MODULE: ./lib/engine/visit/visit.js + 5 modules
var visit = __webpack_require__(4910);
;// CONCATENATED MODULE: ./lib/engine/visit/visit-store.js
/**
 * Keeps the visits of the pages in work, so that all tools on one page share one visit.
 *
 * A visit ends when it is released. With limits it ends some time after its last use too, and when too much is kept and
 * it is the one whose last use is longest ago.
 */
class VisitStore {
    #kept = new Map();
    #open;
    #limits;
    /** @param limits left out, visits are kept until they are released */
    constructor(open, limits) {
        this.#open = open;
        this.#limits = limits;
    }
    get(url) {
        const kept = this.#kept.get(url) ?? { visit: this.#open(url), expiry: undefined };
        this.#kept.delete(url);
        this.#kept.set(url, kept);
        if (this.#limits) {
            this.#trim(this.#limits);
            clearTimeout(kept.expiry);
            kept.expiry = setTimeout(() => this.release(url), this.#limits.ttlMs).unref();
        }
        return kept.visit;
    }
    /** @returns the visit that ends, where one was kept */
    release(url) {
        const kept = this.#kept.get(url);
        clearTimeout(kept?.expiry);
        this.#kept.delete(url);
        return kept?.visit;
    }
    /** Ends the visits whose last use is longest ago; the last in the order is the one that is asked for. */
    #trim({ visits, bytes }) {
        let kept = 0;
        for (const { visit } of this.#kept.values())
            kept += visit.bytes;
        for (const [url, { visit }] of this.#kept) {
            const isLast = this.#kept.size === 1;
            if (isLast || (this.#kept.size <= visits && kept <= bytes))
                break;
            kept -= visit.bytes;
            this.release(url);
        }
    }
    clear() {
        for (const url of this.#kept.keys())
            this.release(url);
    }
}

;// CONCATENATED MODULE: ./lib/engine/site-memory.js








/** Answers kept for a site as a whole: robots.txt files, probes, link targets. */
const SITE_MEMO_ENTRIES = 2000;
/** Bytes of bodies that those answers may hold together. */
const SITE_MEMO_BYTES = 64 * 1024 * 1024;
/** Visits that a server keeps, however many URLs its clients ask for. */
const MAX_KEPT_VISITS = 64;
/** Bytes of what those visits have gathered together: of usual pages all of them fit. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;
/** Works on sites as a whole whose results are kept, as the reading of a site's sitemaps. */
const SITE_WORKS = 50;
/** Hosts whose TLS handshakes are kept. */
const TLS_MEMO_HOSTS = 100;
/**
 * The visits of the pages in work, and what they share of their sites: each thing is asked for once, whichever page
 * needs it first.
 *
 * @param signal ends what visits have under way
 * @param choose which pages are shown for tools that can do without
 */
function openSiteMemory(options, { http, browser, lighthouse }, signal, choose) {
    const { visitTtlMs, timeoutMs, headers, headerOrigins, preview, fingerprints } = options;
    const keepMs = visitTtlMs ?? Number.POSITIVE_INFINITY;
    const shared = {
        ...(fingerprints && { fingerprints }),
        http,
        signal,
        pageTimeoutMs: Math.min(timeoutMs, REQUEST_TIMEOUT_MS),
        siteMemo: new memo/* Memo */.l(SITE_MEMO_ENTRIES, keepMs, Date.now, {
            max: SITE_MEMO_BYTES,
            sizeOf: exchange => exchange.final?.body.length ?? 0,
        }),
        tlsMemo: new memo/* Memo */.l(TLS_MEMO_HOSTS, keepMs),
        siteWork: new memo/* Memo */.l(SITE_WORKS, keepMs),
        links: new link_checker/* LinkChecker */.a0(keepMs),
        dns: new resolver/* DnsResolver */.S({ servers: (0,external_node_dns_.getServers)(), keepMs }),
    };
    const openOnce = (url, instruments = {}) => new visit/* Visit */._(url, {
        ...shared,
        ...instruments,
        headers: headerOrigins?.has(new URL(url).origin) === false ? {} : headers,
        preview: preview &&
            (0,syntax_preview/* previewOf */.oW)(url, preview.productionUrl, preview.folder, preview.isHomeGuessed, preview.namesakes),
    });
    const open = (url) => openOnce(url, { browser, lighthouse, choose });
    const limits = visitTtlMs === undefined
        ? undefined
        : { ttlMs: visitTtlMs, visits: MAX_KEPT_VISITS, bytes: MAX_KEPT_BYTES };
    const visits = new VisitStore(open, limits);
    return { visits, openOnce: url => openOnce(url) };
}

// EXTERNAL MODULE: ./lib/engine/unanswered.js
var unanswered = __webpack_require__(63936);
// EXTERNAL MODULE: ./lib/engine/unmeasured-run.js
var unmeasured_run = __webpack_require__(40035);
;// CONCATENATED MODULE: ./lib/engine/engine.js





















/** HTML pages that an analysis crawls unless more are asked for, and at the most. */
const ANALYSED_PAGES = 500;
const MAX_ANALYSED_PAGES = 10_000;
/** Part of the time for looking at addresses after which the answers that there are count. */
const BUDGET_SHARE = 0.9;
/** The contract, fulfilled by our own analyser in this process. */
function createEngine(options) {
    const closing = new AbortController();
    const lanes = options.lanes ?? new work_lanes/* WorkLanes */.T();
    const instruments = openInstruments(options, lanes);
    const choices = new RenderChoices(options.render ?? 'auto', tool => (0,needs/* doesNeed */.aY)(tool, 'rendered'));
    const choose = (visit) => choices.choose(visit);
    const { visits, openOnce } = openSiteMemory(options, instruments, closing.signal, choose);
    const account = (0,engine_account/* openAccount */.s)(options);
    const { browser, lighthouse, warnings, chromes } = instruments;
    const pictured = picturedPages(options.pictures ?? 0);
    const inputs = new InputCheck({
        keepMs: options.visitTtlMs ?? Number.POSITIVE_INFINITY,
        chromeVersion: () => browser.version(),
    });
    const scheduler = new Scheduler({ lanes, browser, lighthouse, choices, closing: closing.signal });
    const release = (url) => {
        const visit = visits.release(url);
        if (visit)
            choices.leave(visit);
        inputs.release(url);
    };
    async function run(tool, url, { signal, tools, known = [] } = {}) {
        assertAuditable(url, options.addresses);
        assertExpected(tool, options.tools);
        const definition = engine_tools.ENGINE_TOOLS[tool];
        const visit = visits.get(url);
        choices.expect(visit, tools);
        if (tools && known.length > 0)
            visit.gather((0,needs/* gatheredFor */.Q)(tools.filter(name => !known.includes(name))));
        const timeoutMs = (0,work_time/* toolTime */.wk)(tool, options);
        const found = await scheduler.run({
            tool,
            visit,
            timeoutMs,
            ...(signal && { signal }),
            load: () => definition.topics(),
            work: () => {
                const found = (0,input_trace/* traced */.mn)(() => (0,run_tool/* runTool */.qI)(definition, visit));
                if (options.fingerprints)
                    inputs.add(tool, url, found);
                return found;
            },
            late: () => (0,unmeasured_run/* lateRun */.o)(tool, (0,url_secrets/* withoutUserInformation */.ah)(url), timeoutMs),
        });
        return pictured(found);
    }
    async function analyze(url, { tools = api_tools/* TOOLS */.It, signal, enough, onProgress } = {}) {
        assertAuditable(url, options.addresses);
        // What scripts add to it leads on into the site.
        choices.expect(visits.get(url), undefined);
        const startedAt = new Date();
        const timeoutMs = (0,work_time/* analysisTime */.e3)(options);
        // What nobody waits for any more asks the site for nothing more.
        const over = new AbortController();
        const ending = AbortSignal.any([over.signal, closing.signal, ...(signal ? [signal] : [])]);
        const limits = { timeoutMs, signal: ending, closing: closing.signal };
        const work = async () => {
            const { analyzeSite } = await Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(9800), __webpack_require__.e(2503), __webpack_require__.e(6944), __webpack_require__.e(7753), __webpack_require__.e(3153), __webpack_require__.e(314), __webpack_require__.e(3692), __webpack_require__.e(9803), __webpack_require__.e(103), __webpack_require__.e(1875)]).then(__webpack_require__.bind(__webpack_require__, 61875));
            return await analyzeSite(url, {
                tools,
                visitOf: page => visits.get(page),
                open: openOnce,
                release,
                runTool: (tool, page) => run(tool, page, { signal: ending, tools }),
                maxPages: Math.min(options.analysedPages ?? ANALYSED_PAGES, MAX_ANALYSED_PAGES),
                maxMs: (0,work_time/* crawlTime */.lG)(options),
                isOurs: options.isOwnServer ?? false,
                enough,
                onProgress,
                signal: ending,
                turn: work => inTurn(limits, work),
            });
        };
        const found = await within(timeoutMs, signal, work, () => (0,site_findings/* notAnalyzed */.q)(`it did not finish within ${timeoutMs / 1000} s`)).finally(() => over.abort());
        return {
            url: (0,url_secrets/* withoutUserInformation */.ah)(url),
            ...found,
            startedAt: startedAt.toISOString(),
            durationMs: Date.now() - startedAt.getTime(),
        };
    }
    /** Work of an analysis when its turn comes. */
    async function inTurn(limits, work) {
        const done = await inLane(lanes, { ...limits, lane: 'shared', late: () => undefined }, async () => ({
            result: await work(),
        }));
        if (done)
            return done.result;
        throw new not_measured/* NotMeasured */.ke(`it did not finish within ${limits.timeoutMs / 1000} s`);
    }
    /** Looks for addresses of a site when its turn comes: beside a measurement it would falsify that. */
    async function lookOnSite(url, { signal }, look, late) {
        assertAuditable(url, options.addresses);
        return await inShared(signal, () => look(openOnce(url), options.timeoutMs * BUDGET_SHARE), late);
    }
    async function inShared(signal, work, late) {
        const limits = {
            lane: 'shared',
            timeoutMs: options.timeoutMs,
            signal,
            closing: closing.signal,
            late,
        };
        return await inLane(lanes, limits, work);
    }
    return {
        ...account.operations,
        analyze,
        listedAddresses: (url, options = {}) => lookOnSite(url, options, async (visit) => (await Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(9800), __webpack_require__.e(6944), __webpack_require__.e(7753), __webpack_require__.e(3153), __webpack_require__.e(2288), __webpack_require__.e(314), __webpack_require__.e(3692), __webpack_require__.e(9803), __webpack_require__.e(103), __webpack_require__.e(4710)]).then(__webpack_require__.bind(__webpack_require__, 44710))).listedOnSite(visit), () => unanswered/* NOTHING_LISTED */.E),
        addressAnswers: (url, addresses, { read = false, ...options } = {}) => lookOnSite(url, options, async (visit, budgetMs) => {
            const { answersOnSite } = await Promise.all(/* import() */[__webpack_require__.e(935), __webpack_require__.e(9800), __webpack_require__.e(6944), __webpack_require__.e(7753), __webpack_require__.e(3153), __webpack_require__.e(2288), __webpack_require__.e(314), __webpack_require__.e(3692), __webpack_require__.e(9803), __webpack_require__.e(103), __webpack_require__.e(4710)]).then(__webpack_require__.bind(__webpack_require__, 44710));
            return await answersOnSite(visit, addresses, { budgetMs, read });
        }, () => addresses.map(() => (0,unanswered/* unknownAnswer */.N)('was not reached in time'))),
        runTool: run,
        inputs: (url, { signal } = {}) => inShared(signal, () => inputs.of(visits.get(url), url), () => ({})),
        expect(url, known) {
            const asking = inShared(undefined, () => inputs.expect(openOnce(url), known), () => undefined);
            // Whatever was not asked for then is asked for by the pages.
            asking.catch(() => undefined);
        },
        unchanged: (url, known, { signal } = {}) => inShared(signal, () => inputs.unchanged(visits.get(url), known), () => []),
        prepare: tools => scheduler.prepare(tools),
        order: needs/* inOrder */.al,
        release,
        async warnings() {
            return [...warnings];
        },
        async vitals() {
            return {
                pageChromes: chromes.pages,
                replacedChromes: Math.max(0, chromes.pages - 1),
                lighthouseChromes: chromes.lighthouse,
                endedThreads: 0,
                heapBytes: 0,
            };
        },
        async close() {
            closing.abort(new errors/* ApiError */.h('cancelled', 'the engine was closed'));
            account.end();
            visits.clear();
            inputs.clear();
            await instruments.close();
        },
    };
}
/** Leaves pictures with the runs on the first so many pages alone: they make a report large. */
function picturedPages(max) {
    const pages = new Set();
    return run => {
        const { pictures, ...facts } = run.facts;
        if (pictures === undefined)
            return run;
        if (max === Number.POSITIVE_INFINITY || pages.has(run.url))
            return run;
        if (pages.size >= max)
            return { ...run, facts };
        pages.add(run.url);
        return run;
    };
}
/** What a tool reads of a page may be missing where nobody said that it would come. */
function assertExpected(tool, expected) {
    if (expected?.includes(tool) === false)
        throw new Error(`"${tool}" is not among the tools of this engine`);
}
/** Refuses a target by its literal address; what a name resolves to is guarded where sockets open. */
function assertAuditable(url, addresses) {
    try {
        (0,address_guard/* assertTargetAllowed */.AQ)(new URL(url), addresses);
    }
    catch (error) {
        throw new errors/* ApiError */.h('bad-request', error.message, { status: 422, cause: error });
    }
}

;// CONCATENATED MODULE: ./lib/engine/thread/distant-lanes.js
/** The lanes of the process as a thread sees them: it asks for its turn, and says when it leaves. */
class DistantLanes {
    #say;
    #currentCall;
    #waiting = new Map();
    #count = 0;
    /** @param currentCall the call that is worked on where it is asked */
    constructor(say, currentCall) {
        this.#say = say;
        this.#currentCall = currentCall;
    }
    async enter(lane, signal) {
        signal?.throwIfAborted();
        const id = ++this.#count;
        const { promise, resolve, reject } = Promise.withResolvers();
        const leave = () => this.#say({ kind: 'leave', id });
        const giveUp = () => {
            this.#waiting.delete(id);
            leave();
            reject(signal.reason);
        };
        this.#waiting.set(id, resolve);
        signal?.addEventListener('abort', giveUp, { once: true });
        this.#say({ kind: 'enter', id, lane, call: this.#currentCall() });
        await promise;
        signal?.removeEventListener('abort', giveUp);
        let left = false;
        return () => {
            if (!left)
                leave();
            left = true;
        };
    }
    /** Its turn has come. */
    entered(id) {
        this.#waiting.get(id)?.();
        this.#waiting.delete(id);
    }
}

// EXTERNAL MODULE: ./lib/engine/thread/messages.js
var messages = __webpack_require__(39523);
// EXTERNAL MODULE: ./lib/engine/thread/sent-result.js
var sent_result = __webpack_require__(83263);
;// CONCATENATED MODULE: ./lib/engine/thread/engine-worker.js






/** What an engine does in a thread of its own: it works on calls until it is told to close, or its thread is ended. */
/** Milliseconds between two signs that the loop turns. */
const BEAT_MS = 100;
const port = external_node_worker_threads_.parentPort;
let opened;
port.on('message', (order) => {
    if (order.kind === 'open')
        opened = new OpenedEngine(order.thread);
    else
        opened?.take(order);
});
setInterval(() => opened?.beat(), BEAT_MS).unref();
/** One engine, of which nothing is left when it says that it is closed: the thread could open another one then. */
class OpenedEngine {
    #beats;
    #engine;
    #sender = new sent_result/* ResultSender */.v();
    #currentCall = new external_node_async_hooks_.AsyncLocalStorage();
    #lanes = new DistantLanes(word => this.#say(word), () => this.#currentCall.getStore());
    /** What ends each call, and what ends its crawl. */
    #calls = new Map();
    #warned = new Set();
    #isClosed = false;
    constructor({ engine, beat }) {
        this.#beats = new BigInt64Array(beat);
        this.beat();
        this.#engine = createEngine({ ...engine, lanes: this.#lanes });
    }
    /** Notes that the loop turns. */
    beat() {
        Atomics.store(this.#beats, 0, (0,messages/* now */.tB)());
    }
    take(order) {
        this.beat();
        switch (order.kind) {
            case 'call':
                void this.#currentCall.run(order.id, () => this.#answer(order.id, order.work));
                break;
            case 'abort':
                this.#calls.get(order.id)?.abort.abort();
                break;
            case 'enough':
                this.#calls.get(order.id)?.enough.abort();
                break;
            case 'entered':
                this.#lanes.entered(order.id);
                break;
            case 'prepare':
                this.#engine.prepare?.(order.tools);
                break;
            case 'release':
                this.#engine.release?.(order.url);
                break;
            case 'expect':
                this.#engine.expect?.(order.url, order.inputs);
                break;
            case 'close':
                void this.#close();
                break;
        }
    }
    #say(word, handedOver = []) {
        if (!this.#isClosed)
            port.postMessage(word, handedOver);
    }
    async #answer(id, work) {
        const call = { abort: new AbortController(), enough: new AbortController() };
        this.#calls.set(id, call);
        try {
            const result = await this.#resultOf(work, {
                signal: call.abort.signal,
                enough: call.enough.signal,
                onProgress: progress => this.#say({ kind: 'progress', id, progress }),
            });
            await this.#warn();
            const sent = this.#sender.send(result);
            this.#say({ kind: 'result', id, result: sent.result }, sent.handedOver);
        }
        catch (error) {
            this.#say({ kind: 'error', id, error: (0,messages/* sentError */.tx)(error) });
        }
        finally {
            this.#calls.delete(id);
            const vitals = await this.#engine.vitals?.();
            if (vitals)
                this.#say({ kind: 'vitals', vitals });
        }
    }
    /** Says what has to be known of the results until now, each once. */
    async #warn() {
        for (const warning of (await this.#engine.warnings?.()) ?? []) {
            if (!this.#warned.has(warning))
                this.#say({ kind: 'warning', warning });
            this.#warned.add(warning);
        }
    }
    async #resultOf(work, options) {
        const engine = this.#engine;
        const { signal } = options;
        switch (work.operation) {
            case 'analyze':
                return await engine.analyze(work.url, { ...options, ...(work.tools && { tools: work.tools }) });
            case 'runTool':
                return await engine.runTool(work.tool, work.url, {
                    signal,
                    ...(work.tools && { tools: work.tools }),
                    ...(work.known && { known: work.known }),
                });
            case 'listedAddresses':
                return await engine.listedAddresses(work.url, { signal });
            case 'addressAnswers':
                return await engine.addressAnswers(work.url, work.addresses, { signal, read: work.read });
            case 'inputs':
                return await engine.inputs(work.url, { signal });
            case 'unchanged':
                return await engine.unchanged(work.url, work.inputs, { signal });
        }
    }
    async #close() {
        await this.#engine.close?.().catch(() => undefined);
        this.#say({ kind: 'closed' });
        this.#isClosed = true;
    }
}


/***/ }),

/***/ 39523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ac: () => (/* binding */ receivedError),
/* harmony export */   tB: () => (/* binding */ now),
/* harmony export */   tx: () => (/* binding */ sentError)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18937);

function sentError(error) {
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .h) {
        const { message, stack, kind, status, retryAfter } = error;
        return { message, stack, api: { kind, status, retryAfter } };
    }
    return error instanceof Error
        ? { message: error.message, stack: error.stack }
        : { message: String(error), stack: undefined };
}
function receivedError({ message, stack, api }) {
    const error = api
        ? new _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .h(api.kind, message, {
            ...(api.status !== undefined && { status: api.status }),
            ...(api.retryAfter !== undefined && { retryAfter: api.retryAfter }),
        })
        : new Error(message);
    if (stack !== undefined)
        error.stack = stack;
    return error;
}
/** Milliseconds on a clock that all threads share and nobody sets. */
function now() {
    return process.hrtime.bigint() / 1000000n;
}


/***/ }),

/***/ 83263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ ResultReceiver),
/* harmony export */   v: () => (/* binding */ ResultSender)
/* harmony export */ });
/* harmony import */ var _api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82630);
/* harmony import */ var _api_shared_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29437);


/** The end of a thread from which results are sent. */
class ResultSender {
    #checks = new _api_shared_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .SharedChecks */ .V();
    #text = new TextEncoder();
    /** How many of the checks were told. */
    #told = 0;
    /** @returns what to send, and whose memory to hand over with it */
    send(result) {
        const handedOver = [];
        const bytesOf = (value) => {
            const bytes = this.#text.encode(JSON.stringify(value));
            handedOver.push(bytes.buffer);
            return bytes;
        };
        const sentRun = (run) => {
            const checks = run.checks.map(check => this.#checks.brief(check));
            return { run: bytesOf({ ...(0,_api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutFacts */ .Qw)(run), facts: null, checks }), facts: bytesOf(run.facts) };
        };
        const sent = sentOf(result, sentRun);
        const checks = this.#checks.from(this.#told);
        this.#told += checks.length;
        return { result: { sent, checks }, handedOver };
    }
}
/** The end of a thread to which results are sent. They come in the order in which they were sent. */
class ResultReceiver {
    #checks = new _api_shared_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .SharedChecks */ .V();
    #text = new TextDecoder();
    receive({ sent, checks }) {
        this.#checks.add(checks);
        const received = (run) => this.#run(run);
        switch (sent.kind) {
            case 'run':
                return received(sent.run);
            case 'analysis': {
                const { analysis } = sent;
                const { pages, runs } = analysis;
                return {
                    ...analysis,
                    pages: pages.map(page => ({ ...page, runs: page.runs.map(received) })),
                    ...(runs && { runs: runs.map(received) }),
                };
            }
            case 'other':
                return sent.result;
        }
    }
    #run({ run, facts }) {
        const written = JSON.parse(this.#text.decode(run));
        const checks = written.checks.map(check => this.#checks.whole(check));
        return (0,_api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .withLazyFacts */ .AY)({ ...written, checks }, new _api_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .WrittenFacts */ .l3(facts));
    }
}
function sentOf(result, sentRun) {
    if ('checks' in result)
        return { kind: 'run', run: sentRun(result) };
    if (!('pages' in result))
        return { kind: 'other', result };
    const { pages, runs } = result;
    return {
        kind: 'analysis',
        analysis: {
            ...result,
            pages: pages.map(page => ({ ...page, runs: page.runs.map(sentRun) })),
            ...(runs && { runs: runs.map(sentRun) }),
        },
    };
}


/***/ }),

/***/ 31323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I0: () => (/* binding */ showsPage),
/* harmony export */   Q: () => (/* binding */ gatheredFor),
/* harmony export */   aY: () => (/* binding */ doesNeed),
/* harmony export */   al: () => (/* binding */ inOrder)
/* harmony export */ });
/* harmony import */ var _api_tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3075);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62344);


/** Whether a tool must have something gathered. */
function doesNeed(tool, need) {
    return _index_js__WEBPACK_IMPORTED_MODULE_1__.ENGINE_TOOLS[tool].needs.includes(need);
}
/** What some tools read of a page in Chrome that is gathered for its readers alone. */
function gatheredFor(tools = _api_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLS */ .It) {
    return new Set(tools.flatMap(tool => _index_js__WEBPACK_IMPORTED_MODULE_1__.ENGINE_TOOLS[tool].gathers ?? []));
}
/** Whether a tool will show the page in Chrome, as far as that can be told before it runs. */
async function showsPage(tool, visit) {
    if (doesNeed(tool, 'rendered'))
        return true;
    return doesNeed(tool, 'page') && (await visit.runsScripts()) && (await visit.renderChoice()).shown;
}
/** Tools in the order to ask for them: Lighthouse takes longest, and what shows a page waits for it. */
function inOrder(tools) {
    return tools.toSorted((one, other) => rankOf(one) - rankOf(other));
}
function rankOf(tool) {
    if (doesNeed(tool, 'lighthouse'))
        return 0;
    if (doesNeed(tool, 'rendered'))
        return 3;
    return doesNeed(tool, 'page') ? 2 : 1;
}


/***/ }),

/***/ 5069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fx: () => (/* binding */ mostOf),
/* harmony export */   KP: () => (/* reexport safe */ _api_lab_metrics_js__WEBPACK_IMPORTED_MODULE_0__.KP),
/* harmony export */   Kg: () => (/* binding */ isGood),
/* harmony export */   R7: () => (/* reexport safe */ _api_lab_metrics_js__WEBPACK_IMPORTED_MODULE_0__.R7),
/* harmony export */   mk: () => (/* binding */ SPEED_INDEX_MS)
/* harmony export */ });
/* harmony import */ var _api_lab_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32955);

/** @see https://developer.chrome.com/docs/lighthouse/performance/speed-index */
const SPEED_INDEX_MS = {
    mobile: { good: 3400, poor: 5800 },
    desktop: { good: 1300, poor: 2300 },
};
/**
 * Part of its bound by which a metric must be above it to be called not good. The same page on the same machine gives values
 * up to so far from each other, and a check that fails on one run and passes on the next one says nothing of a change. Of
 * times that Lighthouse simulates its authors tell of 9 to 13 %; the blocking time is measured, and varies most.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/v11.0.0/docs/lantern.md#conclusions
 */
const MARGIN = 0.1;
const TBT_MARGIN = 0.25;
/** The largest value of a metric that another run may find good. */
function mostOf(id, { good }) {
    return good * (1 + (id === 'total-blocking-time' ? TBT_MARGIN : MARGIN));
}
/** Whether a metric has the value that Google calls good, as far as one run can tell. */
function isGood(result, id, bounds) {
    const value = result.audits[id]?.numericValue;
    return value !== undefined && value <= mostOf(id, bounds);
}


/***/ }),

/***/ 63936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ NOTHING_LISTED),
/* harmony export */   N: () => (/* binding */ unknownAnswer)
/* harmony export */ });
/** What stands for the sitemaps of a site that were not read. */
const NOTHING_LISTED = { urls: [], whole: false };
/** What stands for the answer of an address where none came, or one that says nothing of its page. */
function unknownAnswer(reason, status = null) {
    return { state: 'unknown', status, reason };
}


/***/ }),

/***/ 40035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ unmeasuredRun),
/* harmony export */   o: () => (/* binding */ lateRun)
/* harmony export */ });
/**
 * The run of a tool that gave no result.
 *
 * @param durationMs milliseconds that it took until now
 */
function unmeasuredRun(tool, url, reason, durationMs = 0) {
    return {
        tool,
        url,
        status: 'not-measured',
        reason,
        score: null,
        checks: [],
        facts: {},
        startedAt: new Date(Date.now() - durationMs).toISOString(),
        durationMs,
    };
}
/** The same of a tool that ran out of time. @param timeoutMs milliseconds that it had */
function lateRun(tool, url, timeoutMs) {
    const reason = `it did not finish within ${timeoutMs / 1000} s`;
    return { ...unmeasuredRun(tool, url, reason, timeoutMs), late: true };
}


/***/ })

};
