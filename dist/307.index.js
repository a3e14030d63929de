export const id = 307;
export const ids = [307];
export const modules = {

/***/ 15917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R1: () => (/* binding */ provesNothing),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   oJ: () => (/* binding */ isSuccess)
/* harmony export */ });
function isSuccess(status) {
    return status >= 200 && status < 300;
}
function isGone(status) {
    return status === 404 || status === 410;
}
const REFUSALS = new Set([401, 403, 405, 407, 408, 429, 999]);
function provesNothing(status) {
    return REFUSALS.has(status) || status >= 500;
}


/***/ }),

/***/ 71088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ generatorNames)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const MAX_NAME = 160;
function generatorNames(document) {
    return document
        .elements('meta')
        .filter(meta => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'name')?.trim().toLowerCase() === 'generator')
        .map(meta => ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '').trim().slice(0, MAX_NAME));
}


/***/ }),

/***/ 72041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $g: () => (/* binding */ isLedOn),
  hV: () => (/* binding */ isWithoutData),
  o2: () => (/* binding */ isWithoutTemplates),
  IC: () => (/* binding */ judgedPageOf),
  zo: () => (/* binding */ unfilledPlacesOf),
  dB: () => (/* binding */ whyLedOn),
  rO: () => (/* binding */ whyMarkMayBeUnfilled),
  wD: () => (/* binding */ whyScriptIsBeside),
  MK: () => (/* binding */ whyTextMayBeMissing)
});

// EXTERNAL MODULE: ./lib/api/rendering.js
var rendering = __webpack_require__(54792);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
;// CONCATENATED MODULE: ./lib/engine/page/error-screen.js


const ERROR_SCREENS = [
    /^(?:[45]\d\d\s?)?An unexpected error has occurred\b/,
    /^Application error: a client-side exception has occurred\b/,
    /^This page couldn[’']t load\b/,
    /^Unexpected Application Error!/,
    /^Application Error\b/,
    /^An error occurred while rendering the page\b/,
    /^500\s?(?:Internal Server Error|Internal Error)\b/,
    /^This page crashed\.?/,
];
const MAX_READ = 200;
const MIN_SENT = 150;
const MAX_SCREEN = 3000;
const MAX_HEADINGS = 20;
function errorScreenOf(sent, rendered) {
    const message = messageOf(rendered);
    if (message === undefined || messageOf(sent) !== undefined || !isWhole(sent))
        return undefined;
    const shown = rendered.body ? (0,text_start/* startOfSeenText */.Mq)(rendered.body, MAX_SCREEN) : '';
    const kept = new Set(headingsOf(rendered, 'h1'));
    const isLost = headingsOf(sent, 'h1').every(heading => !kept.has(heading));
    return isLost && shown.length < MAX_SCREEN ? message : undefined;
}
function messageOf(document) {
    const start = document.body ? (0,text_start/* startOfSeenText */.Mq)(document.body, MAX_READ) : '';
    const texts = [start, ...headingsOf(document, 'h1', 'h2')];
    for (const text of texts) {
        const found = ERROR_SCREENS.map(pattern => pattern.exec(text)?.[0]).find(one => one !== undefined);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function headingsOf(document, ...names) {
    return document
        .elements(...names)
        .slice(0, MAX_HEADINGS)
        .map(heading => (0,text_start/* startOfSeenText */.Mq)(heading, MAX_READ))
        .filter(text => text !== '');
}
function isWhole(sent) {
    const hasTitle = sent.elements('title').some(title => (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(title)) !== '');
    const text = sent.body ? (0,text_start/* startOfSeenText */.Mq)(sent.body, MIN_SENT) : '';
    return hasTitle && headingsOf(sent, 'h1').length > 0 && text.length >= MIN_SENT;
}

// EXTERNAL MODULE: ./lib/engine/page/text/main-text.js
var main_text = __webpack_require__(89565);
// EXTERNAL MODULE: ./lib/engine/page/text/regions.js + 3 modules
var regions = __webpack_require__(13615);
;// CONCATENATED MODULE: ./lib/engine/page/query-template.js





const MIN_CHARACTERS = 300;
const MAX_ELEMENTS = 2000;
const MIN_PLACES = 3;
const MIN_PLACES_IF_NEEDED = 2;
const MAX_NAMES = 20;
const READS_QUERY = /\bURLSearchParams\b|\bsearchParams\b/;
const NAME_READ = /\.get\(\s*["'`]([\w-]{1,40})["'`]\s*\)/g;
const SAYS_WHICH = /^(?:id|slug|sku|handle|uuid|isbn|pid|item|product|article|post|entry|event|course|recipe|project|package|tour|trip|room|property|car|book|movie|film|game|album|song|artist|author|team|player|member|doctor|service|job|vacancy|story|case|producto?|produkt|artikel|articulo|artigo|noticia|evento|curso|receta|proyecto)$/i;
const NAMES_ID = /^(?!utm|client|session|user|order|ref|click|campaign|ads?[_-]|aff|tracking)[a-z]{1,20}(?:[_-]?slug|Slug|[_-]id|Id|ID)$/;
async function missingQuery(sent, shown, readCode) {
    if (new URL(sent.url).search !== '' || (0,comparable_url/* isHomePage */.fF)(sent.url))
        return undefined;
    const places = emptyPlaces(sent.document);
    if (places.length < MIN_PLACES_IF_NEEDED)
        return undefined;
    const found = (await readCode()).flatMap(text => queryOf(text, places) ?? []);
    if (found.length === 0)
        return undefined;
    const { boilerplate } = (0,regions/* regionsOf */.NV)(sent.document);
    const isContent = (element) => !boilerplate.has(element) && !(0,html_document/* isInside */.FK)(element, 'form');
    const needed = found.find(query => query.places.filter(isContent).length >= query.least);
    return needed && showsLittle(shown) ? needed.name : undefined;
}
const PLACES = new Set('main article section div ul ol tbody h1 h2 h3 p span img figure'.split(' '));
function emptyPlaces(document) {
    const named = document.withAttribute('id').slice(0, MAX_ELEMENTS);
    return named.filter(element => PLACES.has(element.tagName) && isEmpty(element));
}
function isEmpty(element) {
    if (element.tagName === 'img')
        return !(0,html_document/* attribute */.lt)(element, 'src');
    return !element.childNodes.some(html_document/* isElement */.vq) && (0,text_start/* startOfSeenText */.Mq)(element, 1).trim() === '';
}
function queryOf(text, empty) {
    if (!READS_QUERY.test(text))
        return undefined;
    const read = text.matchAll(NAME_READ).map(([, name]) => name);
    const saying = read.filter(name => SAYS_WHICH.test(name) || NAMES_ID.test(name));
    const names = [...new Set(saying.take(MAX_NAMES))];
    const [first] = names;
    if (first === undefined)
        return undefined;
    const words = new Set(text.match(/[\w-]{2,60}/g));
    const places = empty.filter(element => words.has((0,html_document/* attribute */.lt)(element, 'id')));
    const needed = names.find(name => new RegExp(`if\\s*\\(\\s*!\\s*${name}\\s*[)|]`).test(text));
    return needed === undefined
        ? { name: first, places, least: MIN_PLACES }
        : { name: needed, places, least: MIN_PLACES_IF_NEEDED };
}
function showsLittle(document) {
    const { blocks } = (0,main_text/* mainTextOf */.Q)(document, (0,regions/* regionsOf */.NV)(document));
    let characters = 0;
    for (const { text } of blocks) {
        characters += text.length;
        if (characters >= MIN_CHARACTERS)
            return false;
    }
    return true;
}

// EXTERNAL MODULE: ./lib/engine/page/script-reliance.js
var script_reliance = __webpack_require__(32059);
// EXTERNAL MODULE: ./lib/engine/page/script-shell.js
var script_shell = __webpack_require__(15798);
// EXTERNAL MODULE: ./lib/engine/page/scripts.js
var page_scripts = __webpack_require__(3916);
;// CONCATENATED MODULE: ./lib/engine/page/unfilled-places.js


const BINDING = /^(?:mv-[a-z-]+|(?:x|v|ng|data-ng)-(?:text|html|bind(?:-html)?|src|href)|(?:x-bind|v-bind)?:(?:text|inner-?html|src|href|alt|title)|data-bind(?:-[\w-]+)?|\[(?:text|innerhtml|innertext|textcontent|src|href|alt|title)\])$/i;
const REPEATING = /^(?:mv-(?:list|list-items?|multiple)|(?:x|v)-for|(?:data-)?ng-repeat|\*ngfor)$/i;
const TAG = /\{\{[^{}]{0,200}\}\}|\$\{[^{}]{1,200}\}/;
const MAVO_TAG = /\[[a-z][^[\]]{0,200}\]/i;
const STEPS_TO_LIST = 3;
const MAX_NODES = 50;
const MAX_VALUE = 1000;
const MEDIA = new Set(['img', 'iframe', 'video', 'audio', 'source', 'embed']);
const AROUND_ALL = new Set(['html', 'head', 'body']);
class UnfilledPlaces {
    #isMavo;
    #readsTags;
    #isWithoutData;
    constructor(document, readsTags, isWithoutData) {
        this.#isMavo = document.withAttribute('mv-app', 'mv-storage').length > 0;
        this.#readsTags = readsTags;
        this.#isWithoutData = isWithoutData;
    }
    holdsTag(element) {
        if (AROUND_ALL.has(element.tagName))
            return false;
        return [element, ...(0,text_start/* firstNodes */.wg)(element, MAX_NODES)].some(node => this.#holdsTag(node));
    }
    isEmpty(element) {
        const nodes = [element, ...(0,text_start/* firstNodes */.wg)(element, MAX_NODES)];
        if (AROUND_ALL.has(element.tagName) || !nodes.every(showsNothing))
            return false;
        if (this.#isWithoutData && isNamed(element))
            return true;
        return isOfList(element) || nodes.some(node => (0,html_document/* isElement */.vq)(node) && node.attrs.some(this.#binds));
    }
    #holdsTag(node) {
        const values = (0,html_document/* isElement */.vq)(node)
            ? node.attrs.map(({ value }) => value)
            : 'value' in node
                ? [node.value]
                : [];
        return values.some(value => {
            const start = value.slice(0, MAX_VALUE);
            return (this.#readsTags && TAG.test(start)) || (this.#isMavo && MAVO_TAG.test(start));
        });
    }
    #binds = ({ name }) => BINDING.test(name) || (this.#isMavo && name === 'property');
}
function isNamed({ attrs }) {
    return attrs.some(({ name, value }) => (name === 'id' || name === 'class' || name.startsWith('data-')) && value.trim() !== '');
}
function isOfList(element) {
    let at = element;
    for (let step = 0; at && step <= STEPS_TO_LIST; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (at.attrs.some(({ name }) => REPEATING.test(name)))
            return true;
    return false;
}
function showsNothing(node) {
    if (!(0,html_document/* isElement */.vq)(node))
        return node.nodeName !== '#text' || !('value' in node) || node.value.trim() === '';
    if (node.tagName === 'svg')
        return false;
    return !MEDIA.has(node.tagName) || /^#?$/.test((0,html_document/* attribute */.lt)(node, 'src')?.trim() ?? '');
}

// EXTERNAL MODULE: ./lib/engine/page/withheld-answers.js
var withheld_answers = __webpack_require__(6343);
;// CONCATENATED MODULE: ./lib/engine/page/judged-page.js













function isLedOn({ scripts }) {
    return scripts.state === 'unseen' && scripts.ledOn === true;
}
function whyLedOn({ unfilled }) {
    return `nobody sees the page as it is: ${unfilled}`;
}
async function judgedPageOf(sent, { choose, render, readCode }) {
    if (!(0,page_scripts/* runsScripts */.fJ)(sent.document))
        return { ...sent, sent, scripts: { state: 'none' }, unfilled: undefined };
    const choice = await choose();
    if (!choice.shown)
        return unshown(sent, choice);
    const rendered = await renderedOrReason(render);
    if (typeof rendered === 'string') {
        const relies = (0,script_reliance/* relianceOnScripts */.h)(sent);
        return asSent(sent, rendered, relies && unfilledWords(relies, rendered));
    }
    const { ledTo } = rendered;
    if (ledTo !== undefined) {
        const reason = `Chrome was redirected from it to ${ledTo}`;
        return isLedByScript(sent, rendered) ? notItself(sent, reason) : asSent(sent, reason, undefined);
    }
    const query = await missingQuery(sent, rendered.document, readCode);
    if (query !== undefined) {
        return notItself(sent, `its scripts show something only where the query names it, as in ?${query}=…`);
    }
    const failed = (0,script_shell/* scriptShellOf */.HH)(rendered.document) && whatFailed(rendered);
    if (failed !== undefined)
        return asSent(sent, failed);
    const before = beforeScripts(sent, rendered);
    const withheld = await (0,withheld_answers/* withheldAnswers */.P)(rendered.requests, sent.url);
    const screen = errorScreenOf(before, rendered.document);
    if (screen !== undefined)
        return crashed(sent, rendered, screen, withheld);
    const scripts = { state: 'seen', before, rendered, withheld };
    return { ...sent, document: rendered.document, sent, scripts, unfilled: undefined };
}
function unshown(sent, choice) {
    if (choice.because === 'template') {
        return { ...sent, sent, scripts: { state: 'idle', sample: choice.sample }, unfilled: undefined };
    }
    const relies = (0,script_reliance/* relianceOnScripts */.h)(sent);
    const unfilled = relies && `scripts make what this page shows (${relies}), and ${rendering/* NOT_RENDERED */.om}`;
    return asSent(sent, rendering/* NOT_RENDERED */.om, unfilled);
}
async function renderedOrReason(render) {
    try {
        return await render();
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke)
            return error.message;
        throw error;
    }
}
function notItself(sent, reason) {
    return { ...sent, sent, scripts: { state: 'unseen', reason, ledOn: true }, unfilled: reason };
}
function crashed(sent, { consoleErrors }, screen, withheld) {
    const error = ['thrown', 'written'].flatMap(kind => consoleErrors.find(one => one.kind === kind) ?? [])[0];
    const crash = { screen, error: error?.message, lacking: withheld.script ?? withheld.data };
    const reason = `its scripts replace it by the error screen "${screen}"`;
    return { ...sent, sent, scripts: { state: 'unseen', reason, crash }, unfilled: undefined };
}
function asSent(sent, reason, unfilled = unfilledBecause(sent, reason)) {
    return { ...sent, sent, scripts: { state: 'unseen', reason }, unfilled };
}
function unfilledBecause({ document }, reason) {
    const shell = (0,script_shell/* scriptShellOf */.HH)(document);
    return shell && unfilledWords(shell.message, reason);
}
function unfilledWords(relies, reason) {
    return `scripts make what this page shows (${relies}), and it was not rendered: ${reason}`;
}
function isLedByScript({ url, document, response }, { documents }) {
    const wasShown = documents.some(shown => (0,comparable_url/* isSamePage */.kj)(shown, url));
    const refreshes = document
        .elements('meta')
        .some(meta => (0,html_document/* attribute */.lt)(meta, 'http-equiv')?.trim().toLowerCase() === 'refresh');
    return wasShown && !refreshes && (0,exchange/* header */.wx)(response, 'refresh') === undefined;
}
const FILLING = new Set(['Script', 'Fetch', 'XHR']);
const SCRIPTS = new Set(['Script']);
function whatFailed(rendered) {
    return rendered.neverLoaded ? 'it did not end loading in Chrome' : whatDidNotCome(rendered, FILLING);
}
function whyTextMayBeMissing({ sent, scripts }) {
    if (scripts.state === 'unseen')
        return (0,script_reliance/* makesPagesInBrowser */.P)(sent.document) ? scripts.reason : undefined;
    if (scripts.state !== 'seen')
        return undefined;
    return scripts.rendered.neverLoaded ? 'it did not end loading in Chrome' : scripts.withheld?.data;
}
function whyScriptIsBeside({ preview, scripts }) {
    if (preview === undefined || scripts.state !== 'seen')
        return undefined;
    const lost = scripts.rendered.requests.find(request => {
        if (request.type !== 'Script' || request.inFrame || !isUnanswered(request))
            return false;
        const url = URL.parse(request.url);
        if (url === null || (0,withheld_answers/* isCounter */.v)(request.url))
            return false;
        return (0,syntax_preview/* isOnProduction */.dT)(preview, url) && (0,syntax_preview/* hereOf */.IS)(preview, url) === undefined;
    });
    return (lost &&
        `the page was shown without the script ${lost.url.slice(0, 200)}, which is not part of this deployment`);
}
function whyMarkMayBeUnfilled({ scripts }) {
    if (scripts.state === 'unseen')
        return scripts.reason;
    return scripts.state === 'seen' ? whatDidNotCome(scripts.rendered, SCRIPTS) : undefined;
}
function isWithoutData({ scripts }) {
    return scripts.state === 'seen' && scripts.withheld?.data !== undefined;
}
function unfilledPlacesOf(page) {
    const { document, scripts } = page;
    if (scripts.state !== 'seen')
        return undefined;
    const { data, script } = scripts.withheld ?? {};
    const reason = data ?? script;
    if (reason === undefined)
        return undefined;
    const readsTags = data !== undefined || isWithoutTemplates(page);
    return { places: new UnfilledPlaces(document, readsTags, data !== undefined), reason };
}
const FILLS_TAGS = /vue|angular|alpine|handlebars|mustache|knockout|ractive|jinja|nunjucks|lit|i18n|jquery/i;
function isWithoutTemplates({ scripts }) {
    if (scripts.state !== 'seen')
        return false;
    const { requests } = scripts.rendered;
    return requests.some(request => request.type === 'Script' && !request.inFrame && isUnanswered(request) && FILLS_TAGS.test(request.url));
}
function whatDidNotCome({ requests }, types) {
    const failed = requests.find(request => types.has(request.type) && !request.inFrame && isUnanswered(request));
    return failed && `Chrome could not load ${failed.url} (${failed.failure ?? 'no answer'})`;
}
function isUnanswered({ status, failure }) {
    return status === undefined && failure !== 'net::ERR_ABORTED';
}
function beforeScripts({ document }, { source }) {
    const isSame = source === document.source;
    const isSameAsFarAsRead = document.unread !== undefined && source?.startsWith(document.source);
    return source === undefined || isSame || isSameAsFarAsRead
        ? document
        : new html_document/* HtmlDocument */.Df(source, document.url, document.url, document.schemeOfHosts);
}


/***/ }),

/***/ 98090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ isOfPackageHost),
/* harmony export */   g: () => (/* binding */ PACKAGE_PLACES)
/* harmony export */ });
const PACKAGE_PLACES = [
    'cdn.jsdelivr.net/npm',
    'fastly.jsdelivr.net/npm',
    'unpkg.com',
    'cdnjs.cloudflare.com/ajax/libs',
    'ajax.googleapis.com/ajax/libs',
    'ajax.aspnetcdn.com',
    'code.jquery.com',
    'maxcdn.bootstrapcdn.com',
    'stackpath.bootstrapcdn.com',
    'netdna.bootstrapcdn.com',
    'esm.sh',
    'esm.run',
    'cdn.skypack.dev',
    'cdn.bootcdn.net',
    'cdn.staticfile.org',
    'cdn.staticfile.net',
    'lib.baomitu.com',
];
function isOfPackageHost({ hostname, pathname }) {
    const address = hostname + pathname;
    return PACKAGE_PLACES.some(place => address.startsWith(`${place}/`));
}


/***/ }),

/***/ 32059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ makesPagesInBrowser),
/* harmony export */   h: () => (/* binding */ relianceOnScripts)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _generator_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71088);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5154);
/* harmony import */ var _script_shell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15798);
/* harmony import */ var _scripts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3916);
/* harmony import */ var _text_text_start_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5758);






const MAX_LEADING_SCRIPT = 2000;
const MAX_LOOKED_AT = 20_000;
const MIN_MAIN_CHARACTERS = 40;
const LEADS_ELSEWHERE = /(?<![\w$.])(?:(?:window|document|self|top|parent)\s*\.\s*)?location(?:\s*\.\s*href)?\s*=(?![=>])|(?<![\w$])location\s*\.\s*(?:replace|assign)\s*\(/;
const PLACE_TO_FILL = /\{\{[^{}]{0,80}\}\}|\$\{[\w.\s]{1,60}\}|^\s*(?:%[\w.]{1,60}%|\[\[[\w.\s]{1,60}\]\]|__[A-Z_]{2,60}__)\s*$/;
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
        'data-sveltekit-hydrate',
        'data-n-head',
        'data-react-helmet',
        'data-rh',
        'q:container',
    ],
]);
const FRAMEWORK_IDS = /^(?:__next|__nuxt|___gatsby|root|app|svelte|react-root|app-root)$/;
function relianceOnScripts({ document }) {
    if (!(0,_scripts_js__WEBPACK_IMPORTED_MODULE_4__/* .runsScripts */ .fJ)(document))
        return undefined;
    const shell = (0,_script_shell_js__WEBPACK_IMPORTED_MODULE_3__/* .scriptShellOf */ .HH)(document);
    if (shell)
        return shell.message;
    const main = mainOf(document);
    if (main && !(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTextOf */ .Zc)(main, MIN_MAIN_CHARACTERS) && !showsPictures(main)) {
        const text = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(main));
        if (text === '')
            return `<${main.tagName}> is empty as sent`;
        if ((0,_script_shell_js__WEBPACK_IMPORTED_MODULE_3__/* .saysToWait */ .Tf)(text))
            return `<${main.tagName}> says "${text}" as sent`;
    }
    const headlines = document.elements('h1');
    const title = document.elements('title').find(_link_elements_js__WEBPACK_IMPORTED_MODULE_2__/* .isInHead */ .gd);
    if (isMadeByFramework(document)) {
        if (!title || (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(title)) === '')
            return 'a framework makes the page, and no title is sent';
        if (headlines.length > 0 && headlines.every(one => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(one)) === '')) {
            return 'a framework makes the page, and its H1 is empty as sent';
        }
    }
    if ([title, ...headlines].some(one => one && holdsPlace((0,_text_text_start_js__WEBPACK_IMPORTED_MODULE_5__/* .startOfWrittenText */ .cY)(one, 500)))) {
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
        const source = (0,_scripts_js__WEBPACK_IMPORTED_MODULE_4__/* .isExecutable */ .TV)(one) ? sourceOf(one) : '';
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
const GENERATORS = /^(?:gatsby|vitepress|vuepress|docusaurus|hexo|hugo|astro)\b/i;
const GENERATED = new Set(['___gatsby', '__docusaurus', 'VPContent']);
function makesPagesInBrowser(document) {
    const isGenerated = document.withAttribute('id').some(one => GENERATED.has((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(one, 'id'))) ||
        (0,_generator_names_js__WEBPACK_IMPORTED_MODULE_1__/* .generatorNames */ ._)(document).some(name => GENERATORS.test(name));
    return !isGenerated && isMadeByFramework(document);
}
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

/***/ 22443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ SERVE_NOTHING),
/* harmony export */   IL: () => (/* binding */ BRING_NO_TRACKER),
/* harmony export */   eK: () => (/* binding */ purposeOf),
/* harmony export */   wm: () => (/* binding */ FILL_NOTHING)
/* harmony export */ });
/* harmony import */ var _syntax_font_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90957);
/* harmony import */ var _syntax_icon_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12421);
/* harmony import */ var _package_hosts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98090);



const SERVE_NOTHING = [
    'chat',
    'consent',
    'counting',
    'drawing',
    'fonts',
    'icons',
    'polyfill',
    'popups',
    'scrolling',
    'social',
];
const BRING_NO_TRACKER = [
    'captcha',
    'drawing',
    'fonts',
    'icons',
    'library',
    'polyfill',
    'popups',
    'scrolling',
];
const FILL_NOTHING = new Set([
    'captcha',
    'chat',
    'consent',
    'counting',
    'fonts',
    'icons',
    'marketing',
    'polyfill',
    'scrolling',
    'social',
]);
const CATEGORIES = {
    ad: 'counting',
    analytics: 'counting',
    'tag-manager': 'counting',
    'consent-provider': 'consent',
    'customer-success': 'chat',
    marketing: 'marketing',
    social: 'social',
};
const CAPTCHA = /(?:^|[./])hcaptcha\.com|challenges\.cloudflare\.com|\/recaptcha\//i;
const CONSENT = /cookiebot|cookiehub|cookie-?yes|cookielaw|onetrust|iubenda|usercentrics|termly\.io|axeptio|didomi|osano|complianz|cookieinformation|cookie-script|tarteaucitron|freeprivacypolicy|termsfeed|cookie-?consent/i;
const FONTS = /\/webfont(?:loader)?(?:\.min)?\.js$|\/webfont\/\d|\/@fontsource(?:-variable)?\/|\/font-?faces?(?:[.-]min)?\.css$|\/[\w-]{0,40}-fonts?@|\/pretendard(?:std|jp|gov)?[@/]/i;
const POLYFILL = /(?:^|\.)polyfill(?:-fastly)?\.(?:io|net|com)\/|html5shiv|\/respond(?:\.min)?\.js$|\/es[56]-shim|picturefill/i;
const SCROLLING = /(?:^|[/@.-])(?:lenis|smooth-?scroll(?:bar|polyfill)?|smoothscroll-polyfill|scrollsmoother|sweet-scroll)(?![a-z])/i;
const POPUPS = /(?:^|[/@.-])(?:lightbox2?|glightbox|simple-?lightbox|lightgallery|photoswipe|magnific-?popup|colorbox|swipebox|featherlight|prettyphoto|fancybox|fancyapps|baguettebox|venobox|tippy|toastr|sweetalert2?|nprogress|animate(?:\.css)?)(?![a-z])/i;
const DRAWING = /(?:^|[/@.-])(?:lottie(?:-web|-player)?|dotlottie[\w-]{0,20}|three|tsparticles|particles|vanta|chart|apexcharts|echarts|d3|leaflet|mapbox-gl|maplibre-gl|typed|katex|mathjax|mermaid|highlight|prism|confetti|canvas-confetti|model-viewer)(?:[@.\d/-]|$)|maps\.google(?:apis)?\.com|api-maps\.yandex/i;
const MAX_ADDRESS = 2000;
async function purposeOf(url) {
    const address = new URL(url.slice(0, MAX_ADDRESS));
    const place = `${address.hostname}${address.pathname}`;
    if ((0,_syntax_icon_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isIconFile */ .Y)(address))
        return 'icons';
    if ((0,_syntax_font_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .isFontHost */ .U)(address.hostname) || FONTS.test(place))
        return 'fonts';
    if (CAPTCHA.test(place))
        return 'captcha';
    if (CONSENT.test(place))
        return 'consent';
    if (POLYFILL.test(place))
        return 'polyfill';
    if (SCROLLING.test(place))
        return 'scrolling';
    if (POPUPS.test(place))
        return 'popups';
    if (DRAWING.test(place))
        return 'drawing';
    if ((0,_package_hosts_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfPackageHost */ .e)(address))
        return 'library';
    const { default: web } = await __webpack_require__.e(/* import() */ 6119).then(__webpack_require__.t.bind(__webpack_require__, 56119, 19));
    return CATEGORIES[web.getEntity(url)?.category ?? ''];
}


/***/ }),

/***/ 6343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ withheldAnswers),
/* harmony export */   v: () => (/* binding */ isCounter)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _third_party_purpose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22443);


const DATA = new Set(['Fetch', 'XHR']);
const COUNTING_HOST = /^(?:[\w-]{1,40}\.)?(?:analytics|stats?|metrics|matomo|piwik|plausible|umami|ackee|track(?:er|ing)?|telemetry|log(?:s|ging|ger)?|beacon|collect(?:or)?|pixel|rum|counter|hits?)[.-]/i;
const COUNTING_PATH = /\/(?:collect|beacon|track(?:ing)?|telemetry|analytics|pixel|ping|hits?|rum|vitals|page-?views?|envelope)(?:\.\w{1,5})?\/?$/i;
const COUNTING_FILE = /\/(?:matomo|piwik|plausible(?:\.[\w-]{1,30}){0,5}|umami|countly|openpanel|shynet|goatcounter|ackee-tracker|swetrix|pirsch(?:-[\w-]{1,20})?)(?:\.min)?\.js$/i;
const NOTING_PATH = /\/(?:events?|logs?|stats?|visits?|visitors?|count(?:er)?|metrics|sessions?|send|reports?|batch|capture|decide|ingest|e|i)(?:\.\w{1,5})?\/?$/i;
const NUMBERS = /^(?:api\.github\.com\/repos\/[^/]{1,100}\/[^/]{1,100}(?:\/releases\/latest)?|api\.npmjs\.org\/downloads\/.{1,200}|img\.shields\.io\/.{1,300}|api\.counter(?:api|\.dev)\..{1,200})\/?$/i;
const REPOSITORY = /^(\/repos\/[^/]{1,100}\/[^/]{1,100})/;
const MAX_REPOSITORIES = 1;
const REFUSALS = new Set([401, 403, 407, 408, 429]);
const NOT_RUN = new Set([404, 405, 501]);
const FUNCTION_PATH = /^\/(?:[^/]{1,100}\/)?(?:api|\.netlify\/functions)\//;
const MAX_ADDRESS = 2000;
async function withheldAnswers(requests, url) {
    const { origin } = new URL(url);
    const showsNumbers = asksForFewNumbers(requests);
    const find = async (isMeant) => {
        for (const request of requests) {
            if (request.inFrame || !isMeant(request) || !isWithheld(request, origin))
                continue;
            if (showsNumbers && isOfNumbers(request))
                continue;
            if (!(await isCounting(request)))
                return `Chrome could not load ${request.url} (${whyNot(request)})`;
        }
        return undefined;
    };
    return {
        script: await find(({ type }) => type === 'Script'),
        data: await find(({ type }) => DATA.has(type)),
    };
}
function isOfNumbers({ url, type }) {
    const { hostname, pathname } = new URL(url.slice(0, MAX_ADDRESS));
    return DATA.has(type) && NUMBERS.test(hostname + pathname);
}
function asksForFewNumbers(requests) {
    const paths = requests
        .filter(isOfNumbers)
        .map(({ url }) => REPOSITORY.exec(new URL(url).pathname)?.[1]?.toLowerCase());
    return new Set(paths.filter(path => path !== undefined)).size <= MAX_REPOSITORIES;
}
function isWithheld({ url, type, status, failure }, origin) {
    if (status === undefined)
        return failure !== 'net::ERR_ABORTED';
    if (!DATA.has(type))
        return false;
    const asked = URL.parse(url);
    if (asked?.origin === origin)
        return isOfFunction(asked, status);
    return status >= 500 || REFUSALS.has(status) || (failure !== undefined && failure !== 'net::ERR_ABORTED');
}
function isOfFunction({ hostname, pathname }, status) {
    return (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(hostname) && NOT_RUN.has(status) && FUNCTION_PATH.test(pathname);
}
function whyNot({ status, failure }) {
    return failure ?? (status === undefined ? 'no answer' : `status ${status}`);
}
function isCounter(url) {
    const { hostname, pathname } = new URL(url.slice(0, MAX_ADDRESS));
    return COUNTING_HOST.test(hostname) || COUNTING_PATH.test(pathname) || COUNTING_FILE.test(pathname);
}
async function isCounting({ url, method }) {
    const { pathname } = new URL(url.slice(0, MAX_ADDRESS));
    if (isCounter(url))
        return true;
    if (method === 'POST' && NOTING_PATH.test(pathname))
        return true;
    return _third_party_purpose_js__WEBPACK_IMPORTED_MODULE_1__/* .FILL_NOTHING */ .wm.has(await (0,_third_party_purpose_js__WEBPACK_IMPORTED_MODULE_1__/* .purposeOf */ .eK)(url));
}


/***/ }),

/***/ 90957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isFontHost),
/* harmony export */   e: () => (/* binding */ isOfLetterFonts)
/* harmony export */ });
const FONT_HOSTS = new Set(['fonts.googleapis.com', 'fonts.bunny.net', 'use.typekit.net', 'p.typekit.net']);
const FILE_HOSTS = new Set(['fonts.gstatic.com']);
const ICONS = /\b(?:icons?|symbols)\b/i;
const MAX_ADDRESS = 2000;
function isFontHost(hostname) {
    return FONT_HOSTS.has(hostname);
}
function isOfLetterFonts({ hostname, pathname, search }) {
    const isFont = isFontHost(hostname) || FILE_HOSTS.has(hostname);
    return isFont && !ICONS.test(`${pathname}${search}`.slice(0, MAX_ADDRESS).replaceAll('+', ' '));
}


/***/ }),

/***/ 12421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isIconFile)
/* harmony export */ });
const ICON_FILES = /(?:font-?awesome|fortawesome|fa-(?:solid|brands|regular)|bootstrap-icons|boxicons|remixicon|material-(?:design-)?(?:icons|symbols)|ionicons|line-awesome|flaticon|themify-icons|simple-line-icons|devicon|tabler-icons|icofont|linearicons|feather-icons|lineicons|unicons|primeicons|eva-icons|open-iconic|octicons|flag-icons?|weather-icons|typicons|fontello|pe-icon-7|feather(?:\.min)?\.js|\/lucide\b|phosphor-icons|iconify)/i;
const ICON_HOSTS = new Set([
    'use.fontawesome.com',
    'pro.fontawesome.com',
    'kit.fontawesome.com',
    'ka-f.fontawesome.com',
    'ka-p.fontawesome.com',
    'maxst.icons8.com',
    'code.iconify.design',
    'cdn.lineicons.com',
    'cdn.materialdesignicons.com',
    'unicons.iconscout.com',
]);
const MAX_ADDRESS = 2000;
function isIconFile({ hostname, pathname }) {
    return ICON_HOSTS.has(hostname) || ICON_FILES.test(pathname.slice(0, MAX_ADDRESS));
}


/***/ }),

/***/ 69719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ parseRefresh)
/* harmony export */ });
function parseRefresh(value, documentUrl, baseUrl) {
    const time = /^[\t\n\f\r ]*(?:(\d+)[\d.]*|\.[\d.]*)/.exec(value);
    if (!time)
        return undefined;
    const rest = value.slice(time[0].length);
    const seconds = Number(time[1] ?? 0);
    if (rest === '')
        return { seconds, target: documentUrl };
    const separator = /^(?:[\t\n\f\r ]+[;,]?|[;,])[\t\n\f\r ]*/.exec(rest);
    if (!separator)
        return undefined;
    const url = rest.slice(separator[0].length);
    if (url === '')
        return { seconds, target: documentUrl };
    const target = URL.parse(urlText(url), baseUrl);
    return target && target.protocol !== 'javascript:' ? { seconds, target: target.href } : undefined;
}
function urlText(text) {
    const prefix = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(text);
    if (!prefix && /^u/i.test(text))
        return text;
    const bare = text.slice(prefix?.[0].length ?? 0);
    const quote = bare[0];
    return quote === '"' || quote === "'" ? bare.slice(1).split(quote, 1)[0] : bare;
}


/***/ })

};
