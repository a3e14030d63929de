export const id = 2292;
export const ids = [2292];
export const modules = {

/***/ 26110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ RenderedDocument),
/* harmony export */   z: () => (/* binding */ sentElement)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);

/** Elements that a document has once, whatever scripts do to their attributes. */
const SINGLE = new Set(['html', 'head', 'body']);
/** Characters of a value that tell elements apart. */
const MAX_VALUE = 200;
/**
 * A document as scripts left it. Nobody has its lines in a file: the place of an element is where the server sent it,
 * and an element that scripts made has none.
 */
class RenderedDocument extends _document_js__WEBPACK_IMPORTED_MODULE_0__/* .HtmlDocument */ .Df {
    #sent;
    #pairs = new WeakMap();
    #byAttributes;
    /**
     * @param source as the browser writes it down
     * @param sent the document that it was made from
     * @param address in the browser, which scripts may have changed
     */
    constructor(source, sent, address) {
        super(source, sent.url, address);
        this.#sent = sent;
    }
    positionOf(element, offset) {
        const origin = this.asSent(element);
        if (!origin || offset === undefined)
            return origin && this.#sent.positionOf(origin);
        const start = element.sourceCodeLocation?.startTag?.endOffset;
        const sentStart = origin.sourceCodeLocation?.startTag?.endOffset;
        if (start === undefined || sentStart === undefined || (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(origin) !== (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(element))
            return undefined;
        const from = this.#sent.positionOf(origin, sentStart);
        const before = this.source.slice(start, offset).split('\n');
        const along = before.at(-1).length;
        return before.length === 1
            ? { line: from.line, column: from.column + along }
            : { line: from.line + before.length - 1, column: along + 1 };
    }
    /**
     * The element that the server sent for one of this document: the same tag with the same attributes and, where that
     * leaves a choice, the same text. Undefined where scripts made it, or where there is no telling.
     */
    asSent(element) {
        if (SINGLE.has(element.tagName))
            return this.#sent.elements(element.tagName)[0];
        if (element.tagName === 'title' && element === titleOf(this))
            return titleOf(this.#sent);
        const alike = this.#alike().get(keyOf(element));
        if (!alike || alike.sent.length === 0)
            return undefined;
        const [only] = alike.sent;
        if (element.attrs.length > 0 && alike.sent.length === 1 && alike.now.length === 1)
            return only;
        let pairs = this.#pairs.get(alike);
        if (!pairs) {
            pairs = pairedByText(alike);
            this.#pairs.set(alike, pairs);
        }
        return pairs.get(element);
    }
    #alike() {
        if (!this.#byAttributes) {
            this.#byAttributes = grouped(this.#sent.elements(), this.elements(), keyOf);
        }
        return this.#byAttributes;
    }
}
/** The element that the server sent for one of a document; undefined where scripts made it. */
function sentElement(document, element) {
    return document instanceof RenderedDocument ? document.asSent(element) : element;
}
function titleOf({ head }) {
    return head?.childNodes.find((node) => node.nodeName === 'title');
}
function keyOf({ tagName, attrs }) {
    const written = attrs.map(({ name, value }) => `${name}=${value.slice(0, MAX_VALUE)}`);
    return [tagName, ...written.sort()].join('\n');
}
/** Which element was sent for which: those with the same text in their order, where neither side has more of them. */
function pairedByText({ sent, now }) {
    const groups = [...grouped(sent, now, _document_js__WEBPACK_IMPORTED_MODULE_0__/* .startOfText */ .h_).values()];
    return new Map(groups
        .filter(group => group.sent.length === group.now.length)
        .flatMap(group => group.now.map((element, at) => [element, group.sent[at]])));
}
function grouped(sent, now, keyFor) {
    const groups = new Map();
    const groupOf = (element) => {
        const key = keyFor(element);
        const group = groups.get(key) ?? { sent: [], now: [] };
        groups.set(key, group);
        return group;
    };
    for (const element of sent)
        groupOf(element).sent.push(element);
    for (const element of now)
        groupOf(element).now.push(element);
    return groups;
}


/***/ }),

/***/ 15798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ isMountPoint),
/* harmony export */   HH: () => (/* binding */ scriptShellOf),
/* harmony export */   Tf: () => (/* binding */ saysToWait)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);
/* harmony import */ var _scripts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);


/** Characters of text under which a page with scripts and an empty place for them is only a shell. */
const SHELL_CHARACTERS = 250;
const MEDIA = new Set(['img', 'picture', 'video', 'svg', 'canvas', 'iframe', 'object', 'embed']);
const MOUNT_ID = /^(?:root|app|main|__next|__nuxt|___gatsby|svelte|react-root|app-root|application|ember-app|q-app|wrapper|content|container|mount|spa)$/i;
/** What a mount point says until it is filled. */
const WAITING = /^(?:loading|please wait|just a moment|one moment|starting|initiali[sz]ing|wird geladen|lädt|laden|chargement|cargando|caricamento|carregando|загрузка|読み込み中|加载中)/i;
const MAX_WAITING_LENGTH = 60;
/** Marks where frameworks put a page, which stands behind it and never in it. */
const MARKERS = new Set(['router-outlet']);
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
/** Steps up to an element that hides a mount point. */
const MAX_STEPS_UP = 20;
/** The shell that a document is as it was sent; undefined where it has a content of its own, or nothing to make one. */
function scriptShellOf(document) {
    const { body } = document;
    if (!body || !document.elements('script').some(_scripts_js__WEBPACK_IMPORTED_MODULE_1__/* .isExecutable */ .T))
        return undefined;
    // What was sent with its headline may be short, but is no shell: custom elements in it may well be empty.
    if (document.elements('h1').some(heading => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(heading).trim() !== ''))
        return undefined;
    if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTextOf */ .Zc)(body, SHELL_CHARACTERS))
        return undefined;
    const characters = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(body)).length;
    if (characters >= SHELL_CHARACTERS)
        return undefined;
    const element = document.elements().find(isEmptyMount) ?? (isEmpty(body) ? body : undefined);
    if (!element)
        return undefined;
    const id = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id');
    return { element, characters, message: `<${element.tagName}${id ? ` id="${id}"` : ''}> is empty as sent` };
}
/** Whether frameworks render into an element with this id by convention. */
function isMountPoint(id) {
    return id !== undefined && MOUNT_ID.test(id);
}
function isEmptyMount(element) {
    if (element.namespaceURI !== HTML_NAMESPACE || MARKERS.has(element.tagName))
        return false;
    const named = element.tagName.includes('-') || isMountPoint((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id'));
    return named && isEmpty(element) && !isHidden(element);
}
function isEmpty(element) {
    const text = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(element));
    if (text !== '' && !saysToWait(text))
        return false;
    const stack = [...element.childNodes];
    for (let node = stack.pop(); node; node = stack.pop()) {
        // A spinner is an image too.
        if (text === '' && MEDIA.has(node.nodeName))
            return false;
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(node))
            for (const child of node.childNodes)
                stack.push(child);
    }
    return true;
}
/** Whether a text only holds the place of what scripts have not brought yet, as "Loading…". */
function saysToWait(text) {
    return text.length <= MAX_WAITING_LENGTH && WAITING.test(text);
}
function isHidden(element) {
    let at = element;
    for (let step = 0; at && step < MAX_STEPS_UP; step++) {
        const style = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(at, 'style') ?? '';
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(at, 'hidden') !== undefined || /(?:^|;)\s*display\s*:\s*none/i.test(style))
            return true;
        at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at);
    }
    return false;
}


/***/ }),

/***/ 3916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isExecutable),
/* harmony export */   f: () => (/* binding */ runsScripts)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);

/** Whether a `<script>` is one that browsers run, and no data. */
function isExecutable(script) {
    const type = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'type')?.trim().toLowerCase() ?? '';
    return type === '' || type === 'module' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type);
}
/** Handlers of what only a visitor does. */
const BY_VISITOR = /^on(?:click|dblclick|auxclick|contextmenu|mouse|pointer|touch|key|drag|drop|wheel|scroll|copy|cut|paste|input|change|submit|reset|select|focus|blur|invalid|search)/;
/**
 * Whether anything in a document runs without its visitor: scripts, handlers as `onload`, frames with `javascript:`.
 * Where nothing does, a browser shows the document as it was sent.
 */
function runsScripts(document) {
    return document
        .elements()
        .some(element => (element.tagName === 'script' && isExecutable(element)) ||
        element.attrs.some(({ name, value }) => (name.startsWith('on') && !BY_VISITOR.test(name)) ||
            (name === 'src' && /^\s*javascript:/i.test(value))));
}


/***/ }),

/***/ 40794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ blocksOf)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);

const BLOCK_TAGS = new Set(('address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol p pre search section summary ' +
    'table tbody td tfoot th thead tr ul xmp').split(' '));
const CODE_TAGS = new Set(['code', 'kbd', 'samp', 'var', 'tt']);
const CODE_BLOCK_TAGS = new Set(['pre', 'listing', 'xmp']);
/** What these hold is there to be operated, not read. */
const CONTROL_TAGS = new Set(['button', 'select', 'textarea', 'option', 'optgroup', 'input']);
const HEADING = /^h[1-6]$/;
/** Cuts the shown text of a body into blocks, in document order. Two line breaks in a row part blocks as well. */
function blocksOf(body, rootLang, regions) {
    const blocks = [];
    let draft;
    const flush = () => {
        if (draft)
            blocks.push(...finished(draft, regions));
        draft = undefined;
    };
    const start = { block: body, inLink: false, inCode: false, inPreformatted: false, lang: rootLang };
    const stack = [[body, start]];
    for (let entry = stack.pop(); entry; entry = stack.pop()) {
        const [node, outer] = entry;
        if (node.nodeName === '#text' && 'value' in node) {
            if (draft?.context.block !== outer.block)
                flush();
            draft ??= { context: outer, parts: [] };
            draft.parts.push({ text: node.value, inLink: outer.inLink, inCode: outer.inCode });
        }
        if (!(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(node) || regions.hidden.has(node) || CONTROL_TAGS.has(node.tagName))
            continue;
        if (node.tagName === 'br')
            draft?.parts.push({ text: LINE_BREAK, inLink: false, inCode: false });
        const inner = contextIn(node, outer);
        for (let i = node.childNodes.length - 1; i >= 0; i--)
            stack.push([node.childNodes[i], inner]);
    }
    flush();
    return blocks;
}
/** Stands for `<br>` until the block is complete; HTML text holds no form feed of its own that would matter. */
const LINE_BREAK = '\f';
function contextIn(element, outer) {
    const { tagName } = element;
    const lang = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'lang');
    return {
        block: BLOCK_TAGS.has(tagName) ? element : outer.block,
        inLink: outer.inLink || (tagName === 'a' && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') !== undefined),
        inCode: outer.inCode || CODE_TAGS.has(tagName) || CODE_BLOCK_TAGS.has(tagName),
        inPreformatted: outer.inPreformatted || CODE_BLOCK_TAGS.has(tagName),
        lang: lang === undefined ? outer.lang : lang.trim().toLowerCase(),
    };
}
function finished({ context, parts }, { boilerplate }) {
    const element = context.block;
    const kind = context.inPreformatted ? 'code' : HEADING.test(element.tagName) ? 'heading' : 'text';
    const blocks = [];
    for (const paragraph of kind === 'code' ? [parts] : paragraphsOf(parts)) {
        const text = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(paragraph.map(part => part.text).join(''));
        if (text === '')
            continue;
        blocks.push({
            element,
            kind,
            text,
            prose: kind === 'code' ? '' : (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(paragraph.map(part => (part.inCode ? ' ' : part.text)).join('')),
            linkCharacters: paragraph.reduce((sum, part) => sum + (part.inLink ? part.text.trim().length : 0), 0),
            lang: context.lang,
            boilerplate: boilerplate.has(element),
        });
    }
    return blocks;
}
function paragraphsOf(parts) {
    const paragraphs = [[]];
    let breaks = 0;
    for (const part of parts) {
        if (part.text === LINE_BREAK)
            breaks++;
        else if (part.text.trim() !== '') {
            if (breaks > 1)
                paragraphs.push([]);
            breaks = 0;
        }
        paragraphs.at(-1).push(part);
    }
    return paragraphs;
}


/***/ }),

/***/ 89565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ mainTextOf)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40794);


/** Share of the page's text outside the frame below which `<main>` or `<article>` is not believed. */
const LEAST_SHARE_OF_MAIN = 0.2;
const LEAST_SHARE_OF_ARTICLE = 0.5;
/** Share below which the densest element is a slogan beside a content of short blocks. */
const LEAST_SHARE_OF_DENSEST = 0.5;
/** Share of the text that a child must hold for the search to go into it. */
const DESCENT_SHARE = 0.75;
/** Characters outside links from which on a block counts as running text; shorter ones are labels. */
const RUNNING_TEXT_CHARACTERS = 40;
/**
 * Finds the main text: `<main>` (or its role), in it or else alone the one `<article>` that holds most of the text,
 * else the deepest element that holds most of the running text. Navigation, footers, asides and notices are left out.
 */
function mainTextOf(document, regions) {
    const { body, html } = document;
    if (!body)
        return { root: undefined, foundBy: 'body', blocks: [], elements: new Set(), allBlocks: [] };
    const rootLang = (html && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(html, 'lang')?.trim().toLowerCase()) ?? '';
    const allBlocks = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .blocksOf */ .S)(body, rootLang, regions);
    const content = allBlocks.filter(block => !block.boilerplate);
    const kept = content.length > 0 || hasMain(document, regions) ? content : allBlocks;
    const weights = weigh(document, kept, block => block.text.length);
    const { root, foundBy } = landmark(document, regions, weights, body) ?? densest(document, kept, weights, body);
    const elements = new Set();
    const inside = new Set();
    (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .walk */ .GG)(root, node => {
        if (!('tagName' in node))
            return;
        inside.add(node);
        if (!regions.hidden.has(node) && !regions.boilerplate.has(node))
            elements.add(node);
    });
    return { root, foundBy, blocks: kept.filter(block => inside.has(block.element)), elements, allBlocks };
}
function hasMain(document, { hidden }) {
    return document.elements().some(element => isMain(element) && !hidden.has(element));
}
function isMain(element) {
    return element.tagName === 'main' || (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'role') === 'main';
}
function landmark(document, { hidden }, weights, body) {
    const weight = (element) => weights.get(element) ?? 0;
    const shown = document.elements().filter(element => !hidden.has(element));
    const main = heaviest(shown.filter(isMain), weight);
    const trusted = main && weight(main) >= weight(body) * LEAST_SHARE_OF_MAIN ? main : undefined;
    const within = trusted ?? body;
    const articles = shown.filter(element => element.tagName === 'article');
    const article = heaviest(articles, weight);
    const holdsMost = article && weight(article) > 0 && weight(article) >= weight(within) * LEAST_SHARE_OF_ARTICLE;
    if (article && holdsMost && isBelow(article, within) && !isOneOfSeveral(article, articles, weight))
        return { root: article, foundBy: 'article' };
    return trusted && { root: trusted, foundBy: 'main' };
}
/** Whether others of some weight stand beside an article in the same parent: then they are cards, all of them content. */
function isOneOfSeveral(article, articles, weight) {
    return articles.some(other => other !== article && other.parentNode === article.parentNode && weight(other) > 0);
}
function densest(document, blocks, texts, body) {
    const weights = weigh(document, blocks, block => {
        const characters = block.text.length - block.linkCharacters;
        return characters < RUNNING_TEXT_CHARACTERS ? 0 : characters;
    });
    const all = weights.get(body) ?? 0;
    if (all === 0)
        return { root: body, foundBy: 'body' };
    let root = body;
    for (;;) {
        const next = root.childNodes.find((node) => 'tagName' in node && (weights.get(node) ?? 0) >= all * DESCENT_SHARE);
        if (!next || !CONTAINERS.has(next.tagName) || hasItsLike(next, weights))
            break;
        root = next;
    }
    const holdsMost = (texts.get(root) ?? 0) >= (texts.get(body) ?? 0) * LEAST_SHARE_OF_DENSEST;
    return root === body || !holdsMost ? { root: body, foundBy: 'body' } : { root, foundBy: 'density' };
}
/** Whether an element stands beside another one with running text that is made alike: cards, or sections of a page. */
function hasItsLike(element, weights) {
    const { tagName, parentNode } = element;
    const names = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class')?.trim();
    if (tagName !== 'section' && tagName !== 'article' && !names)
        return false;
    return parentNode.childNodes.some(node => node !== element &&
        (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(node) &&
        node.tagName === tagName &&
        (tagName === 'section' || tagName === 'article' || (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(node, 'class')?.trim() === names) &&
        (weights.get(node) ?? 0) > 0);
}
/** A single paragraph can hold most of the text and is yet not all of the content. */
const CONTAINERS = new Set('div section article main table tbody tr td form center dl ul ol span font blockquote'.split(' '));
/** Sums of a measure of the blocks in and below each element. */
function weigh(document, blocks, measure) {
    const sums = new Map();
    const add = (element, amount) => sums.set(element, (sums.get(element) ?? 0) + amount);
    for (const block of blocks)
        add(block.element, measure(block));
    for (const element of document.elements().toReversed()) {
        const sum = sums.get(element);
        const parent = sum ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element) : undefined;
        if (parent)
            add(parent, sum);
    }
    return sums;
}
function heaviest(elements, weight) {
    let best;
    for (const element of elements)
        if (!best || weight(element) > weight(best))
            best = element;
    return best;
}
function isBelow(element, ancestor) {
    for (let up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element); up; up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up))
        if (up === ancestor)
            return true;
    return false;
}


/***/ }),

/***/ 45523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ regionsOf),
/* harmony export */   Z: () => (/* binding */ isHiddenByStyle)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);
/* harmony import */ var _formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26110);
/* harmony import */ var _script_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15798);



const NEVER_SHOWN = new Set('head script style noscript template svg iframe object embed canvas audio video datalist'.split(' '));
const FRAME_TAGS = new Set(['nav', 'footer', 'aside', 'menu']);
const FRAME_ROLES = new Set('navigation banner contentinfo complementary search dialog alertdialog menu menubar toolbar tablist'.split(' '));
/** Inside these a `<header>` introduces them and not the page. */
const HEADED = ['article', 'section', 'aside', 'main', 'nav'];
/** Whole tokens of `class` and `id` that by convention name a part of the frame. */
const FRAME_TOKENS = new Set(('nav navbar navigation navigator menu main-menu site-nav main-nav topnav top-nav sidenav sidebar side-bar sidebars ' +
    'sphinxsidebar breadcrumb breadcrumbs footer site-footer page-footer masthead site-header topbar top-bar related ' +
    'related-posts comments disqus_thread pagination pager share sharing social social-links newsletter popup modal ' +
    'advert advertisement ads skip-link skiplink toc table-of-contents').split(' '));
/** Parts of `class` and `id` that name a consent notice, whatever stands around them. */
const CONSENT = /cookie-?(?:banner|consent|notice|bar|law|popup|policy-banner)|gdpr|onetrust|cookiebot|consent-?(?:banner|manager|popup)|usercentrics|didomi|osano/i;
/**
 * Share of the text above which an element is no frame, whatever it is called, on a page that does not mark its content.
 */
const MOST_OF_THE_TEXT = 0.6;
/**
 * Finds what is hidden and what is frame. Looks at tags, roles, attributes, inline styles and conventional names.
 *
 * @param overlays selectors of what a browser saw lie over the content, as {@link HtmlDocument.occurrence} gives them
 */
function regionsOf(document, overlays = []) {
    const hidden = new Set();
    const drawn = new Set();
    const shown = [];
    for (const element of document.elements()) {
        const parent = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
        const within = parent && hidden.has(parent);
        if (within
            ? drawn.has(parent) && !isHidden(document, element)
            : element.tagName === 'svg' && !isHiddenItself(document, element))
            drawn.add(element);
        if (within || isHidden(document, element))
            hidden.add(element);
        else
            shown.push(element);
    }
    const content = ancestorsOf(shown.filter(isContent));
    const titled = ancestorsOf(shown.filter(element => element.tagName === 'h1'));
    const characters = charactersOf(shown);
    const all = (document.body && characters.get(document.body)) ?? 0;
    const headed = inside(shown, HEADED);
    const covering = new Set(overlays.length === 0 ? [] : shown.filter(element => overlays.includes(document.selectorOf(element))));
    const boilerplate = new Set();
    for (const element of shown) {
        const parent = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
        const framed = covering.has(element) ||
            (isFrame(element, titled, headed) &&
                !content.has(element) &&
                (content.size > 0 || (characters.get(element) ?? 0) <= all * MOST_OF_THE_TEXT));
        if ((parent && boilerplate.has(parent)) || framed)
            boilerplate.add(element);
    }
    return { hidden, drawn, boilerplate };
}
function isHidden(document, element) {
    return NEVER_SHOWN.has(element.tagName) || isHiddenItself(document, element);
}
function isHiddenItself(document, element) {
    if (isCarouselCopy(element))
        return true;
    if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'aria-hidden') === 'true' && !holdsMain(element))
        return true;
    const hidden = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'hidden');
    if (hidden !== undefined && hidden.toLowerCase() !== 'until-found')
        return true;
    if (element.tagName === 'dialog' && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'open') === undefined)
        return true;
    return isHiddenByStyle(document, element);
}
/** Characters of a style that are looked at. */
const MAX_STYLE = 50_000;
/**
 * Whether the style of an element itself hides it. What is `visibility: hidden` by scripts alone waits for its visitor
 * to scroll there, as GSAP and WOW.js have it: search engines, which do not scroll, read it all the same.
 */
function isHiddenByStyle(document, element) {
    const style = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'style')?.slice(0, MAX_STYLE);
    if (style === undefined)
        return false;
    if (/(?:^|;)\s*display\s*:\s*none/i.test(style))
        return true;
    return /(?:^|;)\s*visibility\s*:\s*hidden/i.test(style) && (0,_formats_html_rendered_document_js__WEBPACK_IMPORTED_MODULE_1__/* .sentElement */ .z)(document, element) !== undefined;
}
/** Classes by which carousels mark the copies of slides that they put at both ends, so that it seems to go round. */
const CAROUSEL_COPIES = new Set('swiper-slide-duplicate slick-cloned splide__slide--clone glide__slide--clone tns-slide-cloned bx-clone'.split(' '));
/** Characters of a list of classes that are looked at. */
const MAX_CLASSES = 2000;
function isCarouselCopy(element) {
    const names = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class')?.slice(0, MAX_CLASSES);
    if (!names || !/clone|duplicate/.test(names))
        return false;
    const tokens = names.split(/\s+/);
    // Owl Carousel has but one word for it, beside one of its own.
    return (tokens.some(name => CAROUSEL_COPIES.has(name)) ||
        (tokens.includes('cloned') && tokens.includes('owl-item')));
}
/** A dialog that is open, as that for consent, hides all else from screen readers, and from nobody else. */
function holdsMain(element) {
    if ((0,_script_shell_js__WEBPACK_IMPORTED_MODULE_2__/* .isMountPoint */ .A$)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id')))
        return true;
    const stack = [element];
    for (let seen = 0; stack.length > 0 && seen < MAX_ELEMENTS_TO_MAIN; seen++) {
        const at = stack.pop();
        if (at.tagName === 'main' || (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(at, 'role') === 'main')
            return true;
        for (const child of at.childNodes)
            if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(child))
                stack.push(child);
    }
    return false;
}
/** Elements that are looked at for it. */
const MAX_ELEMENTS_TO_MAIN = 500;
function isContent(element) {
    return element.tagName === 'main' || element.tagName === 'article' || (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'role') === 'main';
}
function isFrame(element, titled, headed) {
    const { tagName } = element;
    if (tagName === 'body' || tagName === 'html')
        return false;
    if (FRAME_TAGS.has(tagName) || FRAME_ROLES.has((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'role')?.trim().toLowerCase() ?? ''))
        return true;
    if (tagName === 'header')
        return !titled.has(element) && !headed.has(element);
    const names = `${(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id') ?? ''} ${(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class') ?? ''}`;
    if (names === ' ')
        return false;
    if (CONSENT.test(names))
        return true;
    return (!titled.has(element) &&
        names
            .toLowerCase()
            .split(/\s+/)
            .some(name => FRAME_TOKENS.has(name)));
}
/** Elements below one with any of the tag names. Parents come before their children, so one pass suffices. */
function inside(shown, tags) {
    const found = new Set();
    for (const element of shown) {
        const parent = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
        if (parent && (found.has(parent) || tags.includes(parent.tagName)))
            found.add(element);
    }
    return found;
}
function ancestorsOf(elements) {
    const found = new Set();
    for (const element of elements) {
        for (let up = element; up && !found.has(up); up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up))
            found.add(up);
    }
    return found;
}
/** Characters of text in and below each element. */
function charactersOf(shown) {
    const sums = new Map();
    for (const element of shown.toReversed()) {
        let sum = sums.get(element) ?? 0;
        for (const node of element.childNodes)
            if ('value' in node)
                sum += node.value.trim().length;
        if (sum === 0)
            continue;
        sums.set(element, sum);
        const parent = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
        if (parent)
            sums.set(parent, (sums.get(parent) ?? 0) + sum);
    }
    return sums;
}


/***/ }),

/***/ 5758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mq: () => (/* binding */ startOfSeenText),
/* harmony export */   cY: () => (/* binding */ startOfWrittenText),
/* harmony export */   wg: () => (/* binding */ firstNodes)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);

/** Nodes that are looked at for the start of a text: elements may be many, one in the other, and empty. */
const MAX_NODES = 500;
/** Characters of one piece of text that are looked at, white space in front of it included. */
const MAX_PART = 50_000;
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);
/**
 * The start of all text below an element, white space folded: as the whole text of it and then cut, without the time
 * that takes for each of many elements that lie in each other.
 *
 * @param most characters
 */
function startOfSeenText(root, most) {
    const lengthOf = (text) => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(firstTexts(root, most, lengthOf)).slice(0, most);
}
/** The same, of which white space counts as it is written, and is folded at last. */
function startOfWrittenText(root, most) {
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(firstTexts(root, most, text => text.length).slice(0, most));
}
function firstTexts(root, most, lengthOf) {
    const parts = [];
    let characters = 0;
    for (const node of firstNodes(root, MAX_NODES, UNSEEN)) {
        if (node.nodeName !== '#text' || !('value' in node))
            continue;
        const start = node.value.slice(0, MAX_PART);
        parts.push(start);
        characters += lengthOf(start);
        if (characters >= most)
            break;
    }
    return parts.join('');
}
/**
 * The nodes below an element in document order, as far as they are asked for.
 *
 * @param most nodes
 * @param without names of nodes that are left out with all below them
 */
function* firstNodes(root, most, without) {
    const path = [{ nodes: root.childNodes, next: 0 }];
    for (let seen = 0; seen < most; seen++) {
        while (path.length > 0 && path.at(-1).next >= path.at(-1).nodes.length)
            path.pop();
        const level = path.at(-1);
        if (!level)
            return;
        const node = level.nodes[level.next++];
        if (without?.has(node.nodeName))
            continue;
        yield node;
        if ('childNodes' in node && node.childNodes.length > 0)
            path.push({ nodes: node.childNodes, next: 0 });
    }
}


/***/ })

};
