export const id = 9565;
export const ids = [9565];
export const modules = {

/***/ 54622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ ElementSet)
/* harmony export */ });
class ElementSet {
    #all;
    #marks;
    #size = 0;
    constructor(document) {
        this.#all = document.elements();
        this.#marks = new Uint8Array(this.#all.length);
    }
    get size() {
        return this.#size;
    }
    add({ order }) {
        if (order === undefined || this.#marks[order] === 1)
            return;
        this.#marks[order] = 1;
        this.#size++;
    }
    has(element) {
        const { order } = element;
        return order !== undefined && this.#marks[order] === 1 && this.#all[order] === element;
    }
    [Symbol.iterator]() {
        return this.#all.filter((_, order) => this.#marks[order] === 1).values();
    }
}


/***/ }),

/***/ 26110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ RenderedDocument),
/* harmony export */   z: () => (/* binding */ sentElement)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const SINGLE = new Set(['html', 'head', 'body']);
const MAX_VALUE = 200;
const MAX_FIRST = 30;
const MAX_FIRST_NODES = 100;
class RenderedDocument extends _document_js__WEBPACK_IMPORTED_MODULE_0__/* .HtmlDocument */ .Df {
    #sent;
    #pairs = new WeakMap();
    #byAttributes;
    #byAddresses;
    constructor(source, sent, address) {
        super(source, sent.url, address, sent.schemeOfHosts);
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
    sourceOf(element) {
        const origin = this.asSent(element);
        return origin && this.#beginAlike(origin, element) ? this.#sent.sourceOf(origin) : super.sourceOf(element);
    }
    asSent(element) {
        if (SINGLE.has(element.tagName))
            return this.#sent.elements(element.tagName)[0];
        if (element.tagName === 'title' && element === titleOf(this))
            return titleOf(this.#sent);
        const same = this.#alike().get(keyOf(element));
        const alike = same && same.sent.length > 0 ? same : this.#alikeInFull(element);
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
            this.#byAttributes = grouped(this.#sent.elements(), this.elements(), element => keyOf(element));
        }
        return this.#byAttributes;
    }
    #alikeInFull(element) {
        if (!element.attrs.some(isAddress))
            return undefined;
        if (!this.#byAddresses) {
            const [sent, now] = [this.#sent, this].map(document => document.elements().filter(({ attrs }) => attrs.some(isAddress)));
            this.#byAddresses = grouped(sent, now, (one, isSent) => keyOf(one, isSent ? this.#sent : this));
        }
        return this.#byAddresses.get(keyOf(element, this));
    }
    #beginAlike(sent, now) {
        if ((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .startOfText */ .h_)(sent) !== (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .startOfText */ .h_)(now))
            return false;
        const [ofSent, ofNow] = [firstElements(sent), firstElements(now)];
        const isSame = (one, other) => keyOf(one) === keyOf(other) || keyOf(one, this.#sent) === keyOf(other, this);
        return ofSent.length === ofNow.length && ofSent.every((one, at) => isSame(one, ofNow[at]));
    }
}
function sentElement(document, element) {
    return document instanceof RenderedDocument ? document.asSent(element) : element;
}
function firstElements(root) {
    const found = [];
    const stack = [root];
    for (let next = stack.pop(); next && found.length < MAX_FIRST; next = stack.pop()) {
        found.push(next);
        const inside = next.childNodes.slice(0, MAX_FIRST_NODES).filter(_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq);
        stack.push(...inside.reverse());
    }
    return found;
}
function titleOf({ head }) {
    return head?.childNodes.find((node) => node.nodeName === 'title');
}
function isAddress({ name }) {
    return name === 'href' || name === 'src';
}
function keyOf({ tagName, attrs }, document) {
    const written = attrs.map(attr => {
        const { name, value } = attr;
        const start = value.slice(0, MAX_VALUE);
        return `${name}=${(document && isAddress(attr) && document.resolve(start)) || start}`;
    });
    return [tagName, ...written.sort()].join('\n');
}
function pairedByText({ sent, now }) {
    const groups = [...grouped(sent, now, _document_js__WEBPACK_IMPORTED_MODULE_0__/* .startOfText */ .h_).values()];
    return new Map(groups
        .filter(group => group.sent.length === group.now.length)
        .flatMap(group => group.now.map((element, at) => [element, group.sent[at]])));
}
function grouped(sent, now, keyFor) {
    const groups = new Map();
    const groupOf = (element, isSent) => {
        const key = keyFor(element, isSent);
        const group = groups.get(key) ?? { sent: [], now: [] };
        groups.set(key, group);
        return group;
    };
    for (const element of sent)
        groupOf(element, true).sent.push(element);
    for (const element of now)
        groupOf(element, false).now.push(element);
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
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _scripts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);


const SHELL_CHARACTERS = 250;
const MEDIA = new Set(['img', 'picture', 'video', 'svg', 'canvas', 'iframe', 'object', 'embed']);
const MOUNT_ID = /^(?:root|app|main|__next|__nuxt|___gatsby|svelte|react-root|app-root|application|ember-app|q-app|wrapper|content|container|mount|spa)$/i;
const WAITING = /^(?:loading|please wait|just a moment|one moment|starting|initiali[sz]ing|wird geladen|lädt|laden|chargement|cargando|caricamento|carregando|загрузка|読み込み中|加载中)/i;
const MAX_WAITING_LENGTH = 60;
const MARKERS = new Set(['router-outlet']);
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
const MAX_STEPS_UP = 20;
function scriptShellOf(document) {
    const { body } = document;
    if (!body || !document.elements('script').some(_scripts_js__WEBPACK_IMPORTED_MODULE_1__/* .isExecutable */ .TV))
        return undefined;
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
        if (text === '' && MEDIA.has(node.nodeName))
            return false;
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(node))
            for (const child of node.childNodes)
                stack.push(child);
    }
    return true;
}
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
/* harmony export */   TV: () => (/* binding */ isExecutable),
/* harmony export */   Yx: () => (/* binding */ inlineScripts),
/* harmony export */   fJ: () => (/* binding */ runsScripts)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const FLIGHT = /^\s*\(?self\.__next_f\s*(?:=\s*self\.__next_f\s*\|\|\s*\[\]\s*\))?\s*\.push\(/;
function isExecutable(script) {
    const type = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'type')?.trim().toLowerCase() ?? '';
    const isCode = type === '' || type === 'module' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type);
    const [text] = script.childNodes;
    return isCode && !(text && 'value' in text && FLIGHT.test(text.value.slice(0, 100)));
}
function inlineScripts(document) {
    return document
        .elements('script')
        .filter(script => isExecutable(script) && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') === undefined);
}
const BY_VISITOR = /^on(?:click|dblclick|auxclick|contextmenu|mouse|pointer|touch|key|drag|drop|wheel|scroll|copy|cut|paste|input|change|submit|reset|select|focus|blur|invalid|search)/;
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
/* harmony export */   S: () => (/* binding */ blocksOf),
/* harmony export */   Y: () => (/* binding */ BLOCK_TAGS)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _icon_ligatures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46770);


const BLOCK_TAGS = new Set(('address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol p pre search section summary ' +
    'table tbody td tfoot th thead tr ul xmp').split(' '));
const CODE_TAGS = new Set(['code', 'kbd', 'samp', 'var', 'tt']);
const CODE_BLOCK_TAGS = new Set(['pre', 'listing', 'xmp']);
const CONTROL_TAGS = new Set(['button', 'select', 'textarea', 'option', 'optgroup', 'input']);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
function blocksOf(body, rootLang, regions) {
    const blocks = [];
    const draft = { context: undefined, texts: [], contexts: [], length: 0, hasBreaks: false };
    const start = { block: body, inLink: false, inCode: false, inPreformatted: false, lang: rootLang };
    const stack = [body];
    const contexts = [start];
    for (let node = stack.pop(); node; node = stack.pop()) {
        const outer = contexts.pop();
        if (node.nodeName === '#text' && 'value' in node) {
            if (draft.context?.block !== outer.block)
                finish(draft, blocks, regions);
            draft.context ??= outer;
            if (draft.length > 0 || !isBlank(node.value))
                addTo(draft, node.value, outer);
            continue;
        }
        if (!(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(node) || regions.hidden.has(node) || CONTROL_TAGS.has(node.tagName))
            continue;
        if ((0,_icon_ligatures_js__WEBPACK_IMPORTED_MODULE_1__/* .isIconLigature */ .z)(node))
            continue;
        if (node.tagName === 'br' && draft.context)
            addTo(draft, LINE_BREAK, start);
        if (node.childNodes.length === 0)
            continue;
        const inner = contextIn(node, outer);
        for (let i = node.childNodes.length - 1; i >= 0; i--) {
            stack.push(node.childNodes[i]);
            contexts.push(inner);
        }
    }
    finish(draft, blocks, regions);
    return blocks;
}
function addTo(draft, text, context) {
    draft.texts[draft.length] = text;
    draft.contexts[draft.length] = context;
    draft.length++;
    if (text === LINE_BREAK)
        draft.hasBreaks = true;
}
const SPACE = 0x20;
const FIRST_OTHER_SPACE = 0xa0;
function isBlank(text) {
    const first = text.charCodeAt(0);
    return !(first > SPACE && first < FIRST_OTHER_SPACE) && text.trim() === '';
}
const LINE_BREAK = '\f';
function contextIn(element, outer) {
    const { tagName } = element;
    const lang = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'lang');
    const isLink = tagName === 'a' && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') !== undefined;
    const isBlock = BLOCK_TAGS.has(tagName);
    const isCode = CODE_TAGS.has(tagName) || CODE_BLOCK_TAGS.has(tagName);
    if (!isBlock && !isLink && !isCode && lang === undefined)
        return outer;
    return {
        block: isBlock ? element : outer.block,
        inLink: outer.inLink || isLink,
        inCode: outer.inCode || isCode,
        inPreformatted: outer.inPreformatted || CODE_BLOCK_TAGS.has(tagName),
        lang: lang === undefined ? outer.lang : lang.trim().toLowerCase(),
    };
}
function finish(draft, blocks, regions) {
    const { context, length } = draft;
    if (context && length > 0) {
        const isCode = context.inPreformatted;
        let from = 0;
        for (const to of isCode || !draft.hasBreaks ? [length] : paragraphEnds(draft)) {
            const block = blockOf(draft, context, from, to, regions);
            if (block)
                blocks.push(block);
            from = to;
        }
    }
    draft.context = undefined;
    draft.length = 0;
    draft.hasBreaks = false;
}
function blockOf({ texts, contexts }, { block: element, inPreformatted, lang }, from, to, { boilerplate }) {
    let whole = '';
    let hasCode = false;
    let linkCharacters = 0;
    for (let at = from; at < to; at++) {
        const text = texts[at];
        const { inCode, inLink } = contexts[at];
        whole += text;
        if (inCode)
            hasCode = true;
        if (inLink)
            linkCharacters += text.trim().length;
    }
    const text = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(whole);
    if (text === '')
        return undefined;
    const kind = inPreformatted ? 'code' : HEADINGS.has(element.tagName) ? 'heading' : 'text';
    return {
        element,
        kind,
        text,
        prose: kind === 'code' ? '' : hasCode ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(withoutCode(texts, contexts, from, to)) : text,
        linkCharacters,
        lang,
        boilerplate: boilerplate.has(element),
    };
}
function withoutCode(texts, contexts, from, to) {
    let prose = '';
    for (let at = from; at < to; at++)
        prose += contexts[at].inCode ? ' ' : texts[at];
    return prose;
}
function paragraphEnds({ texts, length }) {
    const ends = [];
    let breaks = 0;
    for (let at = 0; at < length; at++) {
        const text = texts[at];
        if (text === LINE_BREAK)
            breaks++;
        else if (text.trim() !== '') {
            if (breaks > 1)
                ends.push(at);
            breaks = 0;
        }
    }
    return [...ends, length];
}


/***/ }),

/***/ 46770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ isIconLigature)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const OF_LIGATURES = /(?:^|\s)(?:material-(?:icons?|symbols)(?:-[a-z-]{1,20})?|google-(?:material-icons|symbols)|(?:md|mat|mdl|mdc|q|v)-icon)(?:\s|$)/i;
const LIGATURE_TAGS = new Set(['mat-icon', 'md-icon', 'mwc-icon']);
const LIGATURE_FONT = /\bfont(?:-family)?\s*:[^;]{0,100}\bMaterial (?:Icons|Symbols)\b/i;
const ICON_NAME = /^\s*[a-z0-9]{1,30}(?:_[a-z0-9]{1,30}){0,6}\s*$/;
const MAX_LENGTH = 300;
function isIconLigature(element) {
    const [only, ...others] = element.childNodes;
    if (!only || others.length > 0 || only.nodeName !== '#text' || !('value' in only))
        return false;
    if (only.value.length > MAX_LENGTH || !ICON_NAME.test(only.value))
        return false;
    return (LIGATURE_TAGS.has(element.tagName) ||
        OF_LIGATURES.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class') ?? '').slice(0, MAX_LENGTH)) ||
        LIGATURE_FONT.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'style') ?? '').slice(0, MAX_LENGTH)));
}


/***/ }),

/***/ 89565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ mainTextOf)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_html_element_set_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54622);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40794);
/* harmony import */ var _regions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13615);




const LEAST_SHARE_OF_MAIN = 0.2;
const LEAST_SHARE_OF_ARTICLE = 0.5;
const LEAST_SHARE_OF_DENSEST = 0.5;
const DESCENT_SHARE = 0.75;
const RUNNING_TEXT_CHARACTERS = 40;
const DENSE_LETTERS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;
function mainTextOf(document, regions) {
    const { body, html } = document;
    const elements = new _formats_html_element_set_js__WEBPACK_IMPORTED_MODULE_1__/* .ElementSet */ .F(document);
    if (!body)
        return { roots: [], foundBy: 'body', blocks: [], elements, allBlocks: [] };
    const rootLang = (html && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(html, 'lang')?.trim().toLowerCase()) ?? '';
    const allBlocks = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .blocksOf */ .S)(body, rootLang, regions);
    const content = allBlocks.filter(block => !block.boilerplate);
    const kept = content.length > 0 || hasMain(document, regions) ? content : withoutFooters(document, allBlocks);
    const weights = weigh(document, kept, block => block.text.length);
    const { roots, foundBy } = landmark(document, regions, weights, body) ?? densest(document, kept, weights, body);
    const inside = new _formats_html_element_set_js__WEBPACK_IMPORTED_MODULE_1__/* .ElementSet */ .F(document);
    for (const root of roots) {
        for (const element of document.elementsIn(root)) {
            inside.add(element);
            if (!regions.hidden.has(element) && !regions.boilerplate.has(element))
                elements.add(element);
        }
    }
    const blocks = kept.filter(block => inside.has(block.element));
    return { roots, foundBy, blocks, elements, allBlocks };
}
function withoutFooters(document, blocks) {
    const footers = document.elements().filter(_regions_js__WEBPACK_IMPORTED_MODULE_3__/* .isCalledFooter */ .FV);
    if (footers.length === 0)
        return blocks;
    const within = new _formats_html_element_set_js__WEBPACK_IMPORTED_MODULE_1__/* .ElementSet */ .F(document);
    for (const footer of footers)
        if (!within.has(footer))
            for (const element of document.elementsIn(footer))
                within.add(element);
    return blocks.filter(({ element }) => !within.has(element));
}
function hasMain(document, { hidden }) {
    return mainsOf(document).some(element => !hidden.has(element));
}
function isMain(element) {
    return element.tagName === 'main' || (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'role') === 'main';
}
function mainsOf(document) {
    const marked = document
        .withAttribute('role')
        .filter(element => element.tagName !== 'main' && isMain(element));
    const mains = [];
    for (const element of [...document.elements('main'), ...marked].sort((a, b) => a.order - b.order)) {
        const last = mains.at(-1);
        if (!last || !document.isBelow(element, last))
            mains.push(element);
    }
    return mains;
}
function landmark(document, { hidden }, weights, body) {
    const weight = (element) => weights.of(element);
    const isShown = (element) => !hidden.has(element);
    const mains = mainsOf(document).filter(isShown);
    const filled = mains.filter(main => weight(main) > 0);
    const all = filled.length > 0 ? filled : mains.slice(0, 1);
    const ofMains = all.reduce((sum, main) => sum + weight(main), 0);
    const trusted = all.length > 0 && ofMains >= weight(body) * LEAST_SHARE_OF_MAIN ? all : undefined;
    const within = trusted ?? [body];
    const articles = document.elements('article').filter(isShown);
    const article = heaviest(articles, weight);
    const least = (trusted ? ofMains : weight(body)) * LEAST_SHARE_OF_ARTICLE;
    const holdsMost = article && weight(article) > 0 && weight(article) >= least;
    const isWithin = article && within.some(element => document.isBelow(article, element));
    if (article && holdsMost && isWithin && !isOneOfSeveral(article, articles, weight))
        return { roots: [article], foundBy: 'article' };
    return trusted && { roots: trusted, foundBy: 'main' };
}
function isOneOfSeveral(article, articles, weight) {
    return articles.some(other => other !== article && other.parentNode === article.parentNode && weight(other) > 0);
}
function densest(document, blocks, texts, body) {
    const weights = weigh(document, blocks, block => {
        const characters = block.text.length - block.linkCharacters;
        return isRunning(block.text, characters) ? characters : 0;
    });
    const all = weights.of(body);
    if (all === 0)
        return { roots: [body], foundBy: 'body' };
    let root = body;
    for (;;) {
        const next = root.childNodes.find((node) => 'tagName' in node && weights.of(node) >= all * DESCENT_SHARE);
        if (!next || !CONTAINERS.has(next.tagName) || hasItsLike(next, weights))
            break;
        root = next;
    }
    const holdsMost = texts.of(root) >= texts.of(body) * LEAST_SHARE_OF_DENSEST;
    return root === body || !holdsMost
        ? { roots: [body], foundBy: 'body' }
        : { roots: [root], foundBy: 'density' };
}
function isRunning(text, characters) {
    if (characters >= RUNNING_TEXT_CHARACTERS)
        return true;
    if (characters * 2 < RUNNING_TEXT_CHARACTERS || text.length >= RUNNING_TEXT_CHARACTERS)
        return false;
    return (text.match(DENSE_LETTERS)?.length ?? 0) * 2 >= RUNNING_TEXT_CHARACTERS;
}
function hasItsLike(element, weights) {
    const { tagName, parentNode } = element;
    const names = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class')?.trim();
    if (tagName !== 'section' && tagName !== 'article' && !names)
        return false;
    return parentNode.childNodes.some(node => node !== element &&
        (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(node) &&
        node.tagName === tagName &&
        (tagName === 'section' || tagName === 'article' || (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(node, 'class')?.trim() === names) &&
        weights.of(node) > 0);
}
const CONTAINERS = new Set('div section article main table tbody tr td form center dl ul ol span font blockquote'.split(' '));
function weigh(document, blocks, measure) {
    const all = document.elements();
    const sums = new Uint32Array(all.length);
    for (const block of blocks)
        sums[block.element.order] += measure(block);
    for (let order = all.length - 1; order >= 0; order--) {
        const parent = sums[order] === 0 ? undefined : (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(all[order]);
        if (parent)
            sums[parent.order] += sums[order];
    }
    return { of: element => sums[element.order] };
}
function heaviest(elements, weight) {
    let best;
    for (const element of elements)
        if (!best || weight(element) > weight(best))
            best = element;
    return best;
}


/***/ }),

/***/ 13615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FV: () => (/* binding */ isCalledFooter),
  Z_: () => (/* binding */ isHiddenByStyle),
  NV: () => (/* binding */ regionsOf),
  B7: () => (/* binding */ titlesOf)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/formats/html/element-set.js
var element_set = __webpack_require__(54622);
// EXTERNAL MODULE: ./lib/engine/formats/html/rendered-document.js
var rendered_document = __webpack_require__(26110);
// EXTERNAL MODULE: ./lib/engine/page/script-shell.js
var script_shell = __webpack_require__(15798);
;// CONCATENATED MODULE: ./lib/engine/page/text/frame-names.js
const MAX_CLASSES = 2000;
const FRAME_TOKENS = new Set(('nav navbar navigation navigator menu main-menu site-nav main-nav topnav top-nav sidenav sidebar side-bar sidebars ' +
    'sphinxsidebar breadcrumb breadcrumbs footer site-footer page-footer masthead site-header topbar top-bar related ' +
    'related-posts comments disqus_thread pagination pager share sharing social social-links newsletter popup modal ' +
    'advert advertisement ads skip-link skiplink toc table-of-contents copyright copyrights').split(' '));
const SUBJECT_TOKENS = new Set('newsletter menu'.split(' '));
const CONTENT_TOKENS = new Set('entry entry-content entry-inner post-content post-body article-content article-body'.split(' '));
const CONSENT = /cookie-?(?:banner|consent|notice|bar|law|popup|policy-banner)|gdpr|onetrust|cookiebot|consent-?(?:banner|manager|popup)|usercentrics|didomi|osano/i;
class FrameNames {
    #known = new Map();
    kindOf(id, classes) {
        const names = id === '' ? classes : `${id} ${classes}`;
        if (names === '')
            return 'none';
        let kind = this.#known.get(names);
        if (!kind) {
            kind = frameKindOf(names);
            this.#known.set(names, kind);
        }
        return kind;
    }
}
function frameKindOf(names) {
    if (CONSENT.test(names))
        return 'consent';
    const tokens = names.toLowerCase().split(/\s+/);
    const ofFrame = tokens.filter(name => FRAME_TOKENS.has(name));
    if (ofFrame.length === 0 || tokens.some(name => CONTENT_TOKENS.has(name)))
        return 'none';
    return ofFrame.every(name => SUBJECT_TOKENS.has(name)) ? 'subject' : 'frame';
}

;// CONCATENATED MODULE: ./lib/engine/page/text/content-asides.js



function asidesOfContent(document, hidden, frames) {
    if (document.elements('aside').length === 0)
        return [];
    const within = new element_set/* ElementSet */.F(document);
    for (const element of document.elements()) {
        const parent = (0,html_document/* parentOf */.gN)(element);
        if (!hidden.has(element) && (isMain(element) || (parent && within.has(parent))))
            within.add(element);
    }
    const inMain = [...within];
    if (inMain.some(element => !frames.has(element) && hasOwnText(element)))
        return [];
    const names = new FrameNames();
    return inMain.filter(element => element.tagName === 'aside' &&
        !frames.has((0,html_document/* parentOf */.gN)(element)) &&
        (0,html_document/* attribute */.lt)(element, 'role') === undefined &&
        names.kindOf((0,html_document/* attribute */.lt)(element, 'id') ?? '', (0,html_document/* attribute */.lt)(element, 'class') ?? '') === 'none');
}
function isMain(element) {
    return element.tagName === 'main' || (0,html_document/* attribute */.lt)(element, 'role') === 'main';
}
function hasOwnText({ childNodes }) {
    return childNodes.some(node => node.nodeName === '#text' && 'value' in node && node.value.trim() !== '');
}

// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
;// CONCATENATED MODULE: ./lib/engine/page/text/folded.js


function foldsOf(document) {
    return { ids: foldedIds(document), elements: new Set(foldedPanels(document)) };
}
const MAX_CONTROLLED = 10;
const STEPS_TO_HEADING = 3;
const HEADING = /^(?:h[2-6]|dt)$/;
function foldedIds(document) {
    return new Set(document.withAttribute('aria-controls').flatMap(control => {
        if (!isTab(control) && !isInHeading(control))
            return [];
        return controlledBy(control);
    }));
}
function controlledBy(control) {
    return ((0,html_document/* attribute */.lt)(control, 'aria-controls') ?? '').trim().split(/\s+/, MAX_CONTROLLED);
}
function isTab(control) {
    return (0,html_document/* attribute */.lt)(control, 'role')?.trim().toLowerCase() === 'tab';
}
function isInHeading(control) {
    let up = control;
    for (let step = 0; up && step <= STEPS_TO_HEADING; step++, up = (0,html_document/* parentOf */.gN)(up)) {
        if (HEADING.test(up.tagName) || (0,html_document/* attribute */.lt)(up, 'role') === 'heading')
            return true;
    }
    return false;
}
const PANELS = new Set(['div', 'section', 'ul', 'ol', 'dl', 'dd', 'p', 'table', 'article']);
const MAX_HIDDEN = 5000;
function foldedPanels(document) {
    const hidden = document
        .withAttribute('hidden', 'style')
        .filter(element => PANELS.has(element.tagName) && isClosed(element))
        .slice(0, MAX_HIDDEN);
    const parents = new Set(hidden.flatMap(panel => (0,html_document/* parentOf */.gN)(panel) ?? []));
    const closed = new Set(hidden);
    const panels = [];
    for (const parent of parents) {
        let before;
        for (const node of parent.childNodes) {
            if (!(0,html_document/* isElement */.vq)(node))
                continue;
            if (before && closed.has(node) && opens(before, node))
                panels.push(node);
            before = node;
        }
    }
    return panels;
}
const MAX_STYLE = 50_000;
function isClosed(element) {
    if ((0,html_document/* attribute */.lt)(element, 'hidden') !== undefined)
        return true;
    return /(?:^|;)\s*display\s*:\s*none/i.test(((0,html_document/* attribute */.lt)(element, 'style') ?? '').slice(0, MAX_STYLE));
}
const MAX_NAMES = 300;
const STEPS_TO_BUTTON = 3;
const FOLDING = /accordion|akk?ordeon|acordeon|collaps|toggle|expand|faq|unfold|klapp|spoiler/i;
const APART = /modal|popup|pop-up|overlay|dialog|lightbox|menu|nav|dropdown|drop-down|drawer|cookie|consent|search|chat|cart|lang|load|spinner|success|error|alert|message|toast|tooltip|comment|share|login|form/i;
const MAX_LABEL = 15;
const FRAME = ['header', 'footer', 'nav', 'aside'];
function opens(before, panel) {
    const control = buttonOf(before);
    if (!control || FRAME.some(tag => (0,html_document/* isInside */.FK)(control, tag)))
        return false;
    const label = (0,text_start/* startOfSeenText */.Mq)(control, MAX_LABEL + 1);
    const told = [
        namesOf(panel),
        namesOf(control),
        ((0,html_document/* attribute */.lt)(control, 'aria-label') ?? '').slice(0, MAX_NAMES),
    ];
    if ((label.length <= MAX_LABEL && APART.test(label)) || told.some(names => APART.test(names)))
        return false;
    const id = (0,html_document/* attribute */.lt)(panel, 'id');
    if (id !== undefined && controlledBy(control).includes(id))
        return true;
    const click = ((0,html_document/* attribute */.lt)(control, 'onclick') ?? '').slice(0, MAX_NAMES);
    return [namesOf(before), namesOf(control), namesOf(panel), click].some(names => FOLDING.test(names));
}
function buttonOf(element) {
    let at = element;
    for (let step = 0; at && step <= STEPS_TO_BUTTON; step++) {
        const isButton = at.tagName === 'button' || (0,html_document/* attribute */.lt)(at, 'role')?.trim().toLowerCase() === 'button';
        if (isButton || (0,html_document/* attribute */.lt)(at, 'onclick') !== undefined)
            return at;
        const children = at.childNodes.slice(0, MAX_CHILDREN).filter(html_document/* isElement */.vq);
        at = children.length === 1 ? children[0] : undefined;
    }
    return undefined;
}
const MAX_CHILDREN = 20;
function namesOf(element) {
    return `${(0,html_document/* attribute */.lt)(element, 'class') ?? ''} ${(0,html_document/* attribute */.lt)(element, 'id') ?? ''}`.slice(0, MAX_NAMES);
}

;// CONCATENATED MODULE: ./lib/engine/page/text/regions.js








const NONE = new Set();
const NEVER_SHOWN = new Set('head script style noscript template svg iframe object embed canvas audio video datalist'.split(' '));
const FRAME_TAGS = new Set(['nav', 'footer', 'aside', 'menu']);
const FRAME_ROLES = new Set('navigation banner contentinfo complementary search dialog alertdialog menu menubar toolbar tablist'.split(' '));
const HEADED = ['article', 'section', 'aside', 'main', 'nav'];
const FOOTER_TOKENS = new Set('footer site-footer page-footer copyright copyrights'.split(' '));
const MOST_OF_THE_TEXT = 0.6;
function regionsOf(document, overlays = [], versions = [], shut = NONE) {
    const { hidden, drawn, folded, shown } = visibilityOf(document, versions, shut);
    const signs = frameSignsOf(document, hidden, shown, overlays);
    let boilerplate = framesOf(document, shown, signs);
    const asides = asidesOfContent(document, hidden, boilerplate);
    if (asides.length > 0) {
        for (const aside of asides)
            signs.content.add(aside);
        boilerplate = framesOf(document, shown, signs);
    }
    return { hidden, drawn, boilerplate, folded, covering: signs.covering };
}
function visibilityOf(document, versions, shut) {
    const folds = foldsOf(document);
    const hidden = new element_set/* ElementSet */.F(document);
    const drawn = new element_set/* ElementSet */.F(document);
    const folded = new element_set/* ElementSet */.F(document);
    const shown = [];
    for (const element of document.elements()) {
        const parent = (0,html_document/* parentOf */.gN)(element);
        if (parent && hidden.has(parent)) {
            hidden.add(element);
            if (drawn.has(parent) && !isHidden(document, element, folds))
                drawn.add(element);
        }
        else if (!isHidden(document, element, folds) && !isOfVersion(element, versions) && !shut.has(element)) {
            shown.push(element);
            if (folds.elements.has(element) || (parent && folded.has(parent)))
                folded.add(element);
        }
        else {
            hidden.add(element);
            if (element.tagName === 'svg' && !isHiddenItself(document, element))
                drawn.add(element);
        }
    }
    return { hidden, drawn, folded, shown };
}
function frameSignsOf(document, hidden, shown, overlays) {
    const isShown = (element) => !hidden.has(element);
    const marked = [...document.elements('main', 'article'), ...document.withAttribute('role')];
    const content = ancestorsOf(document, marked.filter(element => isShown(element) && isContent(element)));
    return {
        content,
        titled: ancestorsOf(document, titlesOf(document).filter(isShown)),
        headed: inside(document, document.elements('header').length > 0 ? shown : [], HEADED),
        covering: overlays.length === 0 ? NONE : document.elementsAt(overlays),
        isLong: content.size > 0 ? () => false : mostOfTheText(document, shown),
        isSubject: subjectsOf(document, shown, marked.filter(isContent)),
    };
}
function titlesOf(document) {
    const marked = document.withAttribute('role').filter(isTitle);
    return [...document.elements('h1'), ...marked];
}
function isTitle(element) {
    const isHeading = (0,html_document/* attribute */.lt)(element, 'role')?.trim().toLowerCase() === 'heading';
    return isHeading && element.tagName !== 'h1' && (0,html_document/* attribute */.lt)(element, 'aria-level')?.trim() === '1';
}
function framesOf(document, shown, signs) {
    const boilerplate = new element_set/* ElementSet */.F(document);
    const { content, covering } = signs;
    const frames = new FrameNames();
    for (const element of shown) {
        const parent = (0,html_document/* parentOf */.gN)(element);
        if ((parent && boilerplate.has(parent)) ||
            covering.has(element) ||
            (isFrame(element, signs, frames) &&
                !content.has(element) &&
                (isFooter(element, signs) || !signs.isLong(element))))
            boilerplate.add(element);
    }
    return boilerplate;
}
function isFooter(element, { titled }) {
    return isCalledFooter(element) && !titled.has(element);
}
function isCalledFooter(element) {
    if (element.tagName === 'footer' || (0,html_document/* attribute */.lt)(element, 'role') === 'contentinfo')
        return true;
    const names = `${(0,html_document/* attribute */.lt)(element, 'id') ?? ''} ${(0,html_document/* attribute */.lt)(element, 'class') ?? ''}`.slice(0, MAX_CLASSES);
    return (names !== ' ' &&
        names
            .toLowerCase()
            .split(/\s+/)
            .some(name => FOOTER_TOKENS.has(name)));
}
function isHidden(document, element, { ids, elements }) {
    if (NEVER_SHOWN.has(element.tagName))
        return true;
    if (!isHiddenItself(document, element))
        return false;
    return !elements.has(element) && (ids.size === 0 || !ids.has((0,html_document/* attribute */.lt)(element, 'id') ?? ''));
}
function isOfVersion({ attrs }, versions) {
    return versions.some(({ attribute: marked, value: mark }) => attrs.some(({ name, value }) => name === marked &&
        (name === 'class' ? value.slice(0, MAX_CLASSES).split(/\s+/).includes(mark) : value === mark)));
}
function isHiddenItself(document, element) {
    let isClosed = element.tagName === 'dialog';
    for (const { name, value } of element.attrs) {
        if (name === 'class') {
            if (isCopy(value))
                return true;
        }
        else if (name === 'aria-hidden') {
            if (value === 'true' && !holdsMain(element))
                return true;
        }
        else if (name === 'hidden') {
            if (value.toLowerCase() !== 'until-found')
                return true;
        }
        else if (name === 'open')
            isClosed = false;
        else if (name === 'style' && isHiddenByStyle(document, element))
            return true;
    }
    return isClosed;
}
const regions_MAX_STYLE = 50_000;
function isHiddenByStyle(document, element) {
    const style = (0,html_document/* attribute */.lt)(element, 'style')?.slice(0, regions_MAX_STYLE);
    if (style === undefined)
        return false;
    if (/(?:^|;)\s*display\s*:\s*none/i.test(style))
        return true;
    return /(?:^|;)\s*visibility\s*:\s*hidden/i.test(style) && (0,rendered_document/* sentElement */.z)(document, element) !== undefined;
}
const COPIES = new Set('swiper-slide-duplicate slick-cloned splide__slide--clone glide__slide--clone tns-slide-cloned bx-clone elementor-sticky__spacer'.split(' '));
function isCopy(classes) {
    const names = classes.slice(0, MAX_CLASSES);
    if (!/clone|duplicate|spacer/.test(names))
        return false;
    const tokens = names.split(/\s+/);
    return tokens.some(name => COPIES.has(name)) || (tokens.includes('cloned') && tokens.includes('owl-item'));
}
function holdsMain(element) {
    if ((0,script_shell/* isMountPoint */.A$)((0,html_document/* attribute */.lt)(element, 'id')))
        return true;
    const stack = [element];
    for (let seen = 0; stack.length > 0 && seen < MAX_ELEMENTS_TO_MAIN; seen++) {
        const at = stack.pop();
        if (at.tagName === 'main' || (0,html_document/* attribute */.lt)(at, 'role') === 'main')
            return true;
        for (const child of at.childNodes)
            if ((0,html_document/* isElement */.vq)(child))
                stack.push(child);
    }
    return false;
}
const MAX_ELEMENTS_TO_MAIN = 500;
function isContent(element) {
    return element.tagName === 'main' || element.tagName === 'article' || (0,html_document/* attribute */.lt)(element, 'role') === 'main';
}
function isFrame(element, { titled, headed, isSubject }, frames) {
    const { tagName, attrs } = element;
    if (tagName === 'body' || tagName === 'html')
        return false;
    if (FRAME_TAGS.has(tagName))
        return true;
    if (attrs.length > 0 && FRAME_ROLES.has((0,html_document/* attribute */.lt)(element, 'role')?.trim().toLowerCase() ?? ''))
        return true;
    if (tagName === 'header')
        return !titled.has(element) && !headed.has(element);
    if (attrs.length === 0)
        return false;
    const kind = frames.kindOf((0,html_document/* attribute */.lt)(element, 'id') ?? '', (0,html_document/* attribute */.lt)(element, 'class') ?? '');
    if (kind === 'subject')
        return !titled.has(element) && !isSubject(element);
    return kind === 'consent' || (kind === 'frame' && !titled.has(element));
}
function inside(document, shown, tags) {
    const found = new element_set/* ElementSet */.F(document);
    for (const element of shown) {
        const parent = (0,html_document/* parentOf */.gN)(element);
        if (parent && (found.has(parent) || tags.includes(parent.tagName)))
            found.add(element);
    }
    return found;
}
function ancestorsOf(document, elements) {
    const found = new element_set/* ElementSet */.F(document);
    for (const element of elements) {
        for (let up = element; up && !found.has(up); up = (0,html_document/* parentOf */.gN)(up))
            found.add(up);
    }
    return found;
}
function mostOfTheText(document, shown) {
    const sums = charactersOf(document, shown, () => true);
    const all = document.body ? sums[document.body.order] : 0;
    return element => sums[element.order] > all * MOST_OF_THE_TEXT;
}
const MAX_PART_NODES = 2000;
const FIELDS = new Set(['form', 'input', 'textarea', 'select', 'iframe']);
function subjectsOf(document, shown, marked) {
    const contents = new Set(marked);
    let sums;
    return element => {
        const content = contents.size > 0 ? outermostOf(element, contents) : document.body;
        if (!content)
            return false;
        sums ??= charactersOf(document, shown, ({ tagName }) => tagName !== 'header' && !FRAME_TAGS.has(tagName));
        if (sums[element.order] <= sums[content.order] * MOST_OF_THE_TEXT)
            return false;
        const within = [...(0,text_start/* firstNodes */.wg)(element, MAX_PART_NODES)].filter(html_document/* isElement */.vq);
        return (within.some(({ tagName }) => regions_HEADING.test(tagName)) &&
            !within.some(({ tagName }) => FIELDS.has(tagName)));
    };
}
function outermostOf(element, among) {
    let outermost;
    for (let up = element; up; up = (0,html_document/* parentOf */.gN)(up))
        if (among.has(up))
            outermost = up;
    return outermost;
}
const regions_HEADING = /^h[1-6]$/;
function charactersOf(document, shown, counts) {
    const sums = new Uint32Array(document.elements().length);
    for (let at = shown.length - 1; at >= 0; at--) {
        const element = shown[at];
        const order = element.order;
        for (const node of element.childNodes)
            if ('value' in node)
                sums[order] += node.value.trim().length;
        const parent = (0,html_document/* parentOf */.gN)(element);
        if (parent && counts(element))
            sums[parent.order] += sums[order];
    }
    return sums;
}


/***/ }),

/***/ 5758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J2: () => (/* binding */ LINE_END),
/* harmony export */   Mq: () => (/* binding */ startOfSeenText),
/* harmony export */   W$: () => (/* binding */ startOfTexts),
/* harmony export */   ae: () => (/* binding */ startOfSeenLines),
/* harmony export */   cY: () => (/* binding */ startOfWrittenText),
/* harmony export */   wg: () => (/* binding */ firstNodes)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _icon_ligatures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46770);


const MAX_NODES = 500;
const MAX_PART = 50_000;
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);
const BREAKS = new Set('br div p li dt dd tr td th h1 h2 h3 h4 h5 h6 section article address option'.split(' '));
function startOfSeenText(root, most) {
    const lengthOf = (text) => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(firstTexts(root, most, lengthOf).join('')).slice(0, most);
}
const LINE_END = '\u2028';
function startOfSeenLines(root, most) {
    const lengthOf = (text) => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    const lines = firstTexts(root, most, lengthOf, LINE_END).join('').split(LINE_END);
    return lines
        .map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)
        .filter(line => line !== '')
        .join(LINE_END)
        .slice(0, most);
}
function startOfTexts(root, most) {
    return firstTexts(root, most, text => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length).map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ);
}
function startOfWrittenText(root, most) {
    const text = firstTexts(root, most, part => part.length).join('');
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text.slice(0, most));
}
function firstTexts(root, most, lengthOf, lineEnd = ' ') {
    const parts = [];
    let characters = 0;
    for (const node of firstNodes(root, MAX_NODES, UNSEEN)) {
        if (BREAKS.has(node.nodeName))
            parts.push(lineEnd);
        if (node.nodeName !== '#text' || !('value' in node) || isOfIcon(node))
            continue;
        const start = node.value.slice(0, MAX_PART);
        parts.push(start);
        characters += lengthOf(start);
        if (characters >= most)
            break;
    }
    return parts;
}
function isOfIcon({ parentNode }) {
    return parentNode != null && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(parentNode) && (0,_icon_ligatures_js__WEBPACK_IMPORTED_MODULE_1__/* .isIconLigature */ .z)(parentNode);
}
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
