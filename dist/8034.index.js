export const id = 8034;
export const ids = [8034];
export const modules = {

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

/***/ 72671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isLedOn),
/* harmony export */   I: () => (/* binding */ judgedPageOf)
/* harmony export */ });
/* harmony import */ var _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54792);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1550);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39288);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25218);
/* harmony import */ var _script_reliance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32059);
/* harmony import */ var _script_shell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15798);
/* harmony import */ var _scripts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3916);








/** Whether scripts lead to another page, so that nobody sees this one for long. */
function isLedOn({ scripts }) {
    return scripts.state === 'unseen' && scripts.ledOn === true;
}
/** Rejects with anything but {@link NotMeasured} only where `render` does. */
async function judgedPageOf(sent, { choose, render }) {
    if (!(0,_scripts_js__WEBPACK_IMPORTED_MODULE_4__/* .runsScripts */ .fJ)(sent.document))
        return { ...sent, sent, scripts: { state: 'none' }, unfilled: undefined };
    const choice = await choose();
    if (!choice.shown)
        return unshown(sent, choice);
    const rendered = await renderedOrReason(render);
    if (typeof rendered === 'string')
        return asSent(sent, rendered);
    const { ledTo } = rendered;
    if (ledTo !== undefined) {
        const reason = `Chrome was redirected from it to ${ledTo}`;
        if (!isLedByScript(sent, rendered))
            return asSent(sent, reason, undefined);
        return { ...sent, sent, scripts: { state: 'unseen', reason, ledOn: true }, unfilled: reason };
    }
    const failed = (0,_script_shell_js__WEBPACK_IMPORTED_MODULE_3__/* .scriptShellOf */ .HH)(rendered.document) && whatFailed(rendered);
    if (failed !== undefined)
        return asSent(sent, failed);
    const before = beforeScripts(sent, rendered);
    const scripts = { state: 'seen', before, rendered };
    return { ...sent, document: rendered.document, sent, scripts, unfilled: undefined };
}
function unshown(sent, choice) {
    if (choice.because === 'template') {
        return { ...sent, sent, scripts: { state: 'idle', sample: choice.sample }, unfilled: undefined };
    }
    const relies = (0,_script_reliance_js__WEBPACK_IMPORTED_MODULE_2__/* .relianceOnScripts */ .h)(sent);
    const unfilled = relies && `scripts make what this page shows (${relies}), and ${_api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_RENDERED */ .om}`;
    return asSent(sent, _api_rendering_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_RENDERED */ .om, unfilled);
}
async function renderedOrReason(render) {
    try {
        return await render();
    }
    catch (error) {
        if (error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_5__/* .NotMeasured */ .ke)
            return error.message;
        throw error;
    }
}
/** A document that came whole can be judged as sent; one that scripts fill cannot. */
function asSent(sent, reason, unfilled = unfilledBecause(sent, reason)) {
    return { ...sent, sent, scripts: { state: 'unseen', reason }, unfilled };
}
function unfilledBecause({ document }, reason) {
    const shell = (0,_script_shell_js__WEBPACK_IMPORTED_MODULE_3__/* .scriptShellOf */ .HH)(document);
    return shell && `scripts make what this page shows (${shell.message}), and it was not rendered: ${reason}`;
}
/** Whether this document was shown before the other and no declared refresh, which tools judge as sent, led there. */
function isLedByScript({ url, document, response }, { documents }) {
    const wasShown = documents.some(shown => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_6__/* .isSamePage */ .kj)(shown, url));
    const refreshes = document
        .elements('meta')
        .some(meta => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(meta, 'http-equiv')?.trim().toLowerCase() === 'refresh');
    return wasShown && !refreshes && (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_7__/* .header */ .wx)(response, 'refresh') === undefined;
}
const FILLING = new Set(['Script', 'Fetch', 'XHR']);
/** Why a page that stayed empty may not be empty to others; undefined where nothing went wrong in its loading. */
function whatFailed({ neverLoaded, requests }) {
    if (neverLoaded)
        return 'it did not end loading in Chrome';
    const failed = requests.find(request => FILLING.has(request.type) && isUnanswered(request));
    return failed && `Chrome could not load ${failed.url} (${failed.failure ?? 'no answer'})`;
}
function isUnanswered({ status, failure }) {
    return status === undefined && failure !== 'net::ERR_ABORTED';
}
/** What one server sends twice need not be the same, and a phone may get something else. */
function beforeScripts({ document }, { source }) {
    const isSame = source === document.source;
    // Behind what was read of one document, nothing would be read of the other.
    const isSameAsFarAsRead = document.unread !== undefined && source?.startsWith(document.source);
    return source === undefined || isSame || isSameAsFarAsRead
        ? document
        : new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(source, document.url);
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

/***/ 32059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ relianceOnScripts)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);
/* harmony import */ var _script_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15798);
/* harmony import */ var _scripts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3916);
/* harmony import */ var _text_text_start_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5758);





/** Characters of a script that may be made to lead elsewhere: a longer one is a program that also can. */
const MAX_LEADING_SCRIPT = 2000;
/** Characters of data or of a text that are looked at for places to be filled. */
const MAX_LOOKED_AT = 20_000;
/** Text of the main element from which on it has a content of its own. */
const MIN_MAIN_CHARACTERS = 40;
const LEADS_ELSEWHERE = /(?<![\w$.])(?:(?:window|document|self|top|parent)\s*\.\s*)?location(?:\s*\.\s*href)?\s*=(?![=>])|(?<![\w$])location\s*\.\s*(?:replace|assign)\s*\(/;
/** What templates leave for scripts to fill: `{{ title }}`, `%title%`, `[[title]]`, `${title}`, `__TITLE__`. */
const PLACE_TO_FILL = /\{\{[^{}]{0,80}\}\}|\$\{[\w.\s]{1,60}\}|^\s*(?:%[\w.]{1,60}%|\[\[[\w.\s]{1,60}\]\]|__[A-Z_]{2,60}__)\s*$/;
/** Elements and attributes that frameworks of the browser leave on what they made. */
const FRAMEWORK_MARKS = new Set([
    ...[
        'ng-version',
        'ng-app',
        'data-ng-app',
        'data-reactroot',
        'data-v-app',
        'data-server-rendered',
        'v-cloak',
        'x-cloak',
    ],
    ...[
        'data-svelte-h',
        'data-sveltekit-preload-data',
        'data-n-head',
        'data-react-helmet',
        'data-rh',
        'q:container',
    ],
]);
const FRAMEWORK_IDS = /^(?:__next|__nuxt|___gatsby|root|app|svelte|react-root|app-root)$/;
/**
 * Why what scripts make of a page has to be seen before it is judged: its HTML alone shows that they have something to
 * do. Undefined where nothing in it says so. Scripts whose work does not show there are for a sample to tell.
 */
function relianceOnScripts({ document }) {
    if (!(0,_scripts_js__WEBPACK_IMPORTED_MODULE_3__/* .runsScripts */ .fJ)(document))
        return undefined;
    const shell = (0,_script_shell_js__WEBPACK_IMPORTED_MODULE_2__/* .scriptShellOf */ .HH)(document);
    if (shell)
        return shell.message;
    const main = mainOf(document);
    if (main && !(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTextOf */ .Zc)(main, MIN_MAIN_CHARACTERS) && !showsPictures(main)) {
        const text = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(main));
        if (text === '')
            return `<${main.tagName}> is empty as sent`;
        if ((0,_script_shell_js__WEBPACK_IMPORTED_MODULE_2__/* .saysToWait */ .Tf)(text))
            return `<${main.tagName}> says "${text}" as sent`;
    }
    const headlines = document.elements('h1');
    const title = document.elements('title').find(_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd);
    if (isMadeByFramework(document)) {
        if (!title || (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(title)) === '')
            return 'a framework makes the page, and no title is sent';
        if (headlines.length > 0 && headlines.every(one => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(one)) === '')) {
            return 'a framework makes the page, and its H1 is empty as sent';
        }
    }
    if ([title, ...headlines].some(one => one && holdsPlace((0,_text_text_start_js__WEBPACK_IMPORTED_MODULE_4__/* .startOfWrittenText */ .cY)(one, 500)))) {
        return 'its title or H1 has a place as sent that scripts fill';
    }
    const filled = document.elements('meta', 'link').find(one => holdsPlace(statedBy(one)));
    if (filled)
        return `<${filled.tagName}> has a place as sent that scripts fill`;
    const scripts = document.elements('script');
    if (scripts.some(one => isData(one) && /\{\{[^{}"]{1,80}\}\}/.test(sourceOf(one)))) {
        return 'its structured data has a place as sent that scripts fill';
    }
    const leading = scripts.some(one => {
        const source = (0,_scripts_js__WEBPACK_IMPORTED_MODULE_3__/* .isExecutable */ .TV)(one) ? sourceOf(one) : '';
        return source.length <= MAX_LEADING_SCRIPT && LEADS_ELSEWHERE.test(source);
    });
    return leading ? 'a script in it may lead elsewhere' : undefined;
}
function mainOf(document) {
    return document.elements('main')[0] ?? document.elements().find(one => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(one, 'role') === 'main');
}
const PICTURES = new Set(['img', 'picture', 'video', 'svg', 'canvas', 'iframe', 'object', 'embed', 'form']);
function showsPictures(main) {
    const stack = [...main.childNodes];
    for (let node = stack.pop(); node; node = stack.pop()) {
        if (PICTURES.has(node.nodeName))
            return true;
        if ('childNodes' in node)
            for (const child of node.childNodes)
                stack.push(child);
    }
    return false;
}
function isMadeByFramework(document) {
    return document
        .elements()
        .some(({ tagName, attrs }) => tagName === 'astro-island' ||
        attrs.some(({ name, value }) => FRAMEWORK_MARKS.has(name) || (name === 'id' && FRAMEWORK_IDS.test(value))));
}
/** What search engines read of a `meta` or `link`. */
function statedBy(element) {
    if (element.tagName === 'meta')
        return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'content') ?? '';
    const isRead = /\b(?:canonical|alternate)\b/i.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel') ?? '');
    return isRead ? ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') ?? '') : '';
}
function holdsPlace(text) {
    return PLACE_TO_FILL.test(text.slice(0, MAX_LOOKED_AT));
}
function isData(script) {
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'type')?.trim().toLowerCase() === 'application/ld+json';
}
function sourceOf(script) {
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(script).slice(0, MAX_LOOKED_AT);
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
    if (!body || !document.elements('script').some(_scripts_js__WEBPACK_IMPORTED_MODULE_1__/* .isExecutable */ .TV))
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
/* harmony export */   TV: () => (/* binding */ isExecutable),
/* harmony export */   Yx: () => (/* binding */ inlineScripts),
/* harmony export */   fJ: () => (/* binding */ runsScripts)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

/** Scripts of Next.js that only hand over what the page is made of, code of other scripts as texts included. */
const FLIGHT = /^\s*\(?self\.__next_f\s*(?:=\s*self\.__next_f\s*\|\|\s*\[\]\s*\))?\s*\.push\(/;
/** Whether a `<script>` is one that browsers run, and no data. */
function isExecutable(script) {
    const type = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'type')?.trim().toLowerCase() ?? '';
    const isCode = type === '' || type === 'module' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type);
    const [text] = script.childNodes;
    return isCode && !(text && 'value' in text && FLIGHT.test(text.value.slice(0, 100)));
}
/** The scripts that stand in the document itself and that browsers run. */
function inlineScripts(document) {
    return document
        .elements('script')
        .filter(script => isExecutable(script) && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') === undefined);
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

/***/ 5758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mq: () => (/* binding */ startOfSeenText),
/* harmony export */   W$: () => (/* binding */ startOfTexts),
/* harmony export */   cY: () => (/* binding */ startOfWrittenText),
/* harmony export */   wg: () => (/* binding */ firstNodes)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

/** Nodes that are looked at for the start of a text: elements may be many, one in the other, and empty. */
const MAX_NODES = 500;
/** Characters of one piece of text that are looked at, white space in front of it included. */
const MAX_PART = 50_000;
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);
/** What begins on a line of its own: the text before it and its own are not one word. */
const BREAKS = new Set('br div p li dt dd tr td th h1 h2 h3 h4 h5 h6 section article address option'.split(' '));
/**
 * The start of all text below an element, white space folded and put between lines: as the whole text of it and then
 * cut, without the time that takes for each of many elements that lie in each other.
 *
 * @param most characters
 */
function startOfSeenText(root, most) {
    const lengthOf = (text) => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(firstTexts(root, most, lengthOf).join('')).slice(0, most);
}
/**
 * The texts of the nodes below an element, each without white space around it: inline elements may be shown as lines of
 * their own.
 *
 * @param most characters of all of them
 */
function startOfTexts(root, most) {
    return firstTexts(root, most, text => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length).map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ);
}
/** The same as {@link startOfSeenText}, of which white space counts as it is written, and is folded at last. */
function startOfWrittenText(root, most) {
    const text = firstTexts(root, most, part => part.length).join('');
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text.slice(0, most));
}
function firstTexts(root, most, lengthOf) {
    const parts = [];
    let characters = 0;
    for (const node of firstNodes(root, MAX_NODES, UNSEEN)) {
        if (BREAKS.has(node.nodeName))
            parts.push(' ');
        if (node.nodeName !== '#text' || !('value' in node))
            continue;
        const start = node.value.slice(0, MAX_PART);
        parts.push(start);
        characters += lengthOf(start);
        if (characters >= most)
            break;
    }
    return parts;
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
