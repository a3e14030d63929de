export const id = 2041;
export const ids = [2041];
export const modules = {

/***/ 39288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ NotApplicable),
/* harmony export */   fg: () => (/* binding */ OutOfTime),
/* harmony export */   ke: () => (/* binding */ NotMeasured),
/* harmony export */   pr: () => (/* binding */ NotHtml)
/* harmony export */ });
/**
 * A tool cannot judge: the page could not be fetched, a part of the machine is missing, time ran out.
 * The message is the reason that people read: what happened, to what, and what to do.
 */
class NotMeasured extends Error {
    name = 'NotMeasured';
}
/** The time ran out, which says nothing of the page: the machine may have been busy with something else. */
class OutOfTime extends NotMeasured {
}
/** What answers is no HTML page. What is said of any response, as its headers do, can be judged all the same. */
class NotHtml extends NotMeasured {
}
/** There is nothing for the tool to judge, as with the certificate of a page over plain HTTP. The message says why. */
class NotApplicable extends Error {
    name = 'NotApplicable';
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


/** What programs in the browser show in place of a page after an error, at the start of its text or as a heading. */
const ERROR_SCREENS = [
    // Next.js
    /^(?:[45]\d\d\s?)?An unexpected error has occurred\b/,
    /^Application error: a client-side exception has occurred\b/,
    /^This page couldn[’']t load\b/,
    // React Router, Remix
    /^Unexpected Application Error!/,
    /^Application Error\b/,
    // Nuxt
    /^An error occurred while rendering the page\b/,
    /^500\s?(?:Internal Server Error|Internal Error)\b/,
    // Docusaurus
    /^This page crashed\.?/,
];
/** Characters of a text that are compared, and least of a page that was sent with something to read. */
const MAX_READ = 200;
const MIN_SENT = 150;
/** A screen that says no more than this; what is behind it may be a list of calls. */
const MAX_SCREEN = 3000;
const MAX_HEADINGS = 20;
/**
 * The message of the error screen by which scripts replaced a page that was sent whole, with title, heading and text;
 * undefined where they did not.
 */
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
// EXTERNAL MODULE: ./lib/engine/page/text/regions.js + 1 modules
var regions = __webpack_require__(44836);
;// CONCATENATED MODULE: ./lib/engine/page/query-template.js





/** Characters of main text under which a page shows nothing of its own: some 50 words. */
const MIN_CHARACTERS = 300;
const MAX_ELEMENTS = 2000;
/**
 * Empty elements of the content that a script names from which on they are the places of what the query names, and no
 * notices: fewer where the script gives up without that name.
 */
const MIN_PLACES = 3;
const MIN_PLACES_IF_NEEDED = 2;
/** Names of a query that a script looks at. */
const MAX_NAMES = 20;
/** How scripts read the query: by its name alone, so that what only searches or counts is not meant. */
const READS_QUERY = /\bURLSearchParams\b|\bsearchParams\b/;
const NAME_READ = /\.get\(\s*["'`]([\w-]{1,40})["'`]\s*\)/g;
/** Names that say which one of many is to be shown. One that filters or sorts a list does not, nor what counts a click. */
const SAYS_WHICH = /^(?:id|slug|sku|handle|uuid|isbn|pid|item|product|article|post|entry|event|course|recipe|project|package|tour|trip|room|property|car|book|movie|film|game|album|song|artist|author|team|player|member|doctor|service|job|vacancy|story|case|producto?|produkt|artikel|articulo|artigo|noticia|evento|curso|receta|proyecto)$/i;
const NAMES_ID = /^(?!utm|client|session|user|order|ref|click|campaign|ads?[_-]|aff|tracking)[a-z]{1,20}(?:[_-]?slug|Slug|[_-]id|Id|ID)$/;
/**
 * The name in the query without which a page is only the template of many, such as `slug` of `product.html?slug=oak-table`:
 * a script of it reads that to know what to put into its empty elements, and without one it shows nothing of its own.
 * Undefined for all other pages, and in doubt.
 *
 * @param readCode what its own scripts say, each as one text
 */
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
/** Elements with an id that are for text, markup or an image, and have none. */
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


/** Attributes by which libraries fill an element. */
const BINDING = /^(?:mv-[a-z-]+|(?:x|v|ng|data-ng)-(?:text|html|bind(?:-html)?|src|href)|(?:x-bind|v-bind)?:(?:text|inner-?html|src|href|alt|title)|data-bind(?:-[\w-]+)?|\[(?:text|innerhtml|innertext|textcontent|src|href|alt|title)\])$/i;
/** And those that repeat what is in it. */
const REPEATING = /^(?:mv-(?:list|list-items?|multiple)|(?:x|v)-for|(?:data-)?ng-repeat|\*ngfor)$/i;
/** What stands in the place of a value: `{{ name }}`, `${name}`. */
const TAG = /\{\{[^{}]{0,200}\}\}|\$\{[^{}]{1,200}\}/;
/** The same in a page of Mavo: `[name]`, `[if(name, 'a')]`. */
const MAVO_TAG = /\[[a-z][^[\]]{0,200}\]/i;
const STEPS_TO_LIST = 3;
/** Nodes of an element, and characters of an attribute or a text, that are looked at. */
const MAX_NODES = 50;
const MAX_VALUE = 1000;
const MEDIA = new Set(['img', 'iframe', 'video', 'audio', 'source', 'embed']);
/** What the whole page stands in is no place of its own. */
const AROUND_ALL = new Set(['html', 'head', 'body']);
/** The places of a document that its scripts were to fill and did not, as far as its markup tells. */
class UnfilledPlaces {
    #isMavo;
    #readsTags;
    #isWithoutData;
    /**
     * @param readsTags whether what fills tags of templates may have been lacking
     * @param isWithoutData whether data did not come: an empty element may then be one that they were to fill
     */
    constructor(document, readsTags, isWithoutData) {
        this.#isMavo = document.withAttribute('mv-app', 'mv-storage').length > 0;
        this.#readsTags = readsTags;
        this.#isWithoutData = isWithoutData;
    }
    /** Whether an element holds the tag of a value. */
    holdsTag(element) {
        if (AROUND_ALL.has(element.tagName))
            return false;
        return [element, ...(0,text_start/* firstNodes */.wg)(element, MAX_NODES)].some(node => this.#holdsTag(node));
    }
    /** Whether an element is empty that a script may find, or that names what is to fill it, as the list around it does. */
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
/** Whether a script can find an element by a name of its own. */
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













/** Whether nobody sees this page as it is for long: scripts lead to another one, or show nothing without a query. */
function isLedOn({ scripts }) {
    return scripts.state === 'unseen' && scripts.ledOn === true;
}
/** What is said of a page that {@link isLedOn}. */
function whyLedOn({ unfilled }) {
    return `nobody sees the page as it is: ${unfilled}`;
}
/** Rejects with anything but {@link NotMeasured} only where `render` does. */
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
/** A page that nobody sees as it is for long. */
function notItself(sent, reason) {
    return { ...sent, sent, scripts: { state: 'unseen', reason, ledOn: true }, unfilled: reason };
}
/** A page of which its scripts leave nothing is judged as sent: what the error screen lacks is one fault, told once. */
function crashed(sent, { consoleErrors }, screen, withheld) {
    const error = ['thrown', 'written'].flatMap(kind => consoleErrors.find(one => one.kind === kind) ?? [])[0];
    const crash = { screen, error: error?.message, lacking: withheld.script ?? withheld.data };
    const reason = `its scripts replace it by the error screen "${screen}"`;
    return { ...sent, sent, scripts: { state: 'unseen', reason, crash }, unfilled: undefined };
}
/** A document that came whole can be judged as sent; one that scripts fill cannot. */
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
/** Whether this document was shown before the other and no declared refresh, which tools judge as sent, led there. */
function isLedByScript({ url, document, response }, { documents }) {
    const wasShown = documents.some(shown => (0,comparable_url/* isSamePage */.kj)(shown, url));
    const refreshes = document
        .elements('meta')
        .some(meta => (0,html_document/* attribute */.lt)(meta, 'http-equiv')?.trim().toLowerCase() === 'refresh');
    return wasShown && !refreshes && (0,exchange/* header */.wx)(response, 'refresh') === undefined;
}
const FILLING = new Set(['Script', 'Fetch', 'XHR']);
const SCRIPTS = new Set(['Script']);
/** Why a page that stayed empty may not be empty to others; undefined where nothing went wrong in its loading. */
function whatFailed(rendered) {
    return rendered.neverLoaded ? 'it did not end loading in Chrome' : whatDidNotCome(rendered, FILLING);
}
/**
 * Why a page with hardly any text may have more of it for others: a program in the browser makes it and was not seen at
 * that, or the data that scripts asked for did not come. Undefined where nothing says so.
 */
function whyTextMayBeMissing({ sent, scripts }) {
    if (scripts.state === 'unseen')
        return (0,script_reliance/* makesPagesInBrowser */.P)(sent.document) ? scripts.reason : undefined;
    if (scripts.state !== 'seen')
        return undefined;
    return scripts.rendered.neverLoaded ? 'it did not end loading in Chrome' : scripts.withheld?.data;
}
/**
 * Why a page may show more on production: a script of its own host did not come, from another project there, as the app
 * that several folders of a host share. Undefined where there is none.
 */
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
/**
 * Why scripts may write another text at a place that they have a mark for: a script of the page did not come, or they were
 * not seen at work. Undefined where they were, or where there are none.
 */
function whyMarkMayBeUnfilled({ scripts }) {
    if (scripts.state === 'unseen')
        return scripts.reason;
    return scripts.state === 'seen' ? whatDidNotCome(scripts.rendered, SCRIPTS) : undefined;
}
/** Whether data did not come that scripts of the page asked for: what they show of it is then no fault of theirs. */
function isWithoutData({ scripts }) {
    return scripts.state === 'seen' && scripts.withheld?.data !== undefined;
}
/** The places of a page that scripts were to fill with what did not come, and what that is; undefined where all came. */
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
/** Libraries that fill the tags of templates in the browser. */
const FILLS_TAGS = /vue|angular|alpine|handlebars|mustache|knockout|ractive|jinja|nunjucks|lit|i18n|jquery/i;
/** Whether a library did not come that would have filled the tags of the page. */
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
/** What one server sends twice need not be the same, and a phone may get something else. */
function beforeScripts({ document }, { source }) {
    const isSame = source === document.source;
    // Behind what was read of one document, nothing would be read of the other.
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
/** Hosts of packages that anybody may load, with the folder of these. What jsDelivr sends from `/gh/` may be a site's own. */
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
/** Whether an address is that of a file of a package on a public CDN. */
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
        'data-sveltekit-hydrate',
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
/** Generators of sites of text, which write all of it into the HTML, and the frameworks of the browser that they use. */
const GENERATORS = /^(?:gatsby|vitepress|vuepress|docusaurus|hexo|hugo|astro)\b/i;
const GENERATED = new Set(['___gatsby', '__docusaurus', 'VPContent']);
/** Whether a framework makes the pages of a program in the browser, whose text may come from elsewhere. */
function makesPagesInBrowser(document) {
    const isGenerated = document.withAttribute('id').some(one => GENERATED.has((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(one, 'id'))) ||
        document
            .elements('meta')
            .some(one => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(one, 'name')?.toLowerCase() === 'generator' &&
            GENERATORS.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(one, 'content') ?? ''));
    return !isGenerated && isMadeByFramework(document);
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



/** Of files that listen to nothing of the page that loads them. */
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
/** Of files that bring no tracker. */
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
/** Of services that nothing of the text of a page is from. */
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
/** What third-party-web calls those whose purpose is plain. */
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
const FONTS = /\/webfont(?:loader)?(?:\.min)?\.js$|\/webfont\/\d/i;
/** Of others: what a build calls so may be a part of the page's own framework. */
const POLYFILL = /(?:^|\.)polyfill(?:-fastly)?\.(?:io|net|com)\/|html5shiv|\/respond(?:\.min)?\.js$|\/es[56]-shim|picturefill/i;
/** They only make the wheel turn the page more smoothly. */
const SCROLLING = /(?:^|[/@.-])(?:lenis|smooth-?scroll(?:bar|polyfill)?|smoothscroll-polyfill|scrollsmoother|sweet-scroll)(?![a-z])/i;
/** What they show comes with a click or a hover, over the page. Names of motions are of no more account. */
const POPUPS = /(?:^|[/@.-])(?:lightbox2?|glightbox|simple-?lightbox|lightgallery|photoswipe|magnific-?popup|colorbox|swipebox|featherlight|prettyphoto|fancybox|fancyapps|baguettebox|venobox|tippy|toastr|sweetalert2?|nprogress|animate(?:\.css)?)(?![a-z])/i;
/** They draw in a box that the page has for them: charts, maps, animations, formulas. */
const DRAWING = /(?:^|[/@.-])(?:lottie(?:-web|-player)?|dotlottie[\w-]{0,20}|three|tsparticles|particles|vanta|chart|apexcharts|echarts|d3|leaflet|mapbox-gl|maplibre-gl|typed|katex|mathjax|mermaid|highlight|prism|confetti|canvas-confetti|model-viewer)(?:[@.\d/-]|$)|maps\.google(?:apis)?\.com|api-maps\.yandex/i;
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000;
/** What a file is there for; undefined where its address does not say. */
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
/** Names of hosts that count visits and errors, and the ends of addresses at which any host does. */
const COUNTING_HOST = /^(?:[\w-]{1,40}\.)?(?:analytics|stats?|metrics|matomo|piwik|plausible|umami|track(?:er|ing)?|telemetry|log(?:s|ging|ger)?|beacon|collect(?:or)?|pixel|rum|counter|hits?)[.-]/i;
const COUNTING_PATH = /\/(?:collect|beacon|track(?:ing)?|telemetry|analytics|pixel|ping|hits?|rum|vitals|page-?views?|envelope)(?:\.\w{1,5})?\/?$/i;
/** The scripts of programs that count visits on a site's own host, as these call them. */
const COUNTING_FILE = /\/(?:matomo|piwik|plausible(?:\.[\w-]{1,30}){0,5}|umami|countly|openpanel|shynet|goatcounter|ackee-tracker|swetrix|pirsch(?:-[\w-]{1,20})?)(?:\.min)?\.js$/i;
/** Ends at which something is noted where it is sent there, and read where it is asked for. */
const NOTING_PATH = /\/(?:events?|logs?|stats?|visits?|visitors?|count(?:er)?|metrics|sessions?|send|reports?|batch|capture|decide|ingest|e|i)(?:\.\w{1,5})?\/?$/i;
/** Where numbers are asked for that stand beside a link: the stars of a repository, its last release, downloads, visits. */
const NUMBERS = /^(?:api\.github\.com\/repos\/[^/]{1,100}\/[^/]{1,100}(?:\/releases\/latest)?|api\.npmjs\.org\/downloads\/.{1,200}|img\.shields\.io\/.{1,300}|api\.counter(?:api|\.dev)\..{1,200})\/?$/i;
const REPOSITORY = /^(\/repos\/[^/]{1,100}\/[^/]{1,100})/;
/** Most repositories of whose numbers the text is not made: a page that asks about more lists them. */
const MAX_REPOSITORIES = 1;
/** Answers by which another host turns an audit away, or says that it is down. */
const REFUSALS = new Set([401, 403, 407, 408, 429]);
/** Answers of a server of files where a function of the host answers otherwise, and the paths of these. */
const NOT_RUN = new Set([404, 405, 501]);
const FUNCTION_PATH = /^\/(?:[^/]{1,100}\/)?(?:api|\.netlify\/functions)\//;
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000;
/**
 * @param requests those of the page, of which frames are none
 * @param url of the page
 */
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
/** Whether a function of the host answers where the site lives, and here are only files. */
function isOfFunction({ hostname, pathname }, status) {
    return (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(hostname) && NOT_RUN.has(status) && FUNCTION_PATH.test(pathname);
}
function whyNot({ status, failure }) {
    return failure ?? (status === undefined ? 'no answer' : `status ${status}`);
}
/** Whether an address says of itself that visits are counted there, wherever that is. */
function isCounter(url) {
    const { hostname, pathname } = new URL(url.slice(0, MAX_ADDRESS));
    return COUNTING_HOST.test(hostname) || COUNTING_PATH.test(pathname) || COUNTING_FILE.test(pathname);
}
/** Whether a request only tells somebody of the visit. */
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
/** Hosts whose style sheets, and scripts, bring nothing but fonts: without them a text stands in another one. */
const FONT_HOSTS = new Set(['fonts.googleapis.com', 'fonts.bunny.net', 'use.typekit.net', 'p.typekit.net']);
/** Hosts of the files of these fonts. */
const FILE_HOSTS = new Set(['fonts.gstatic.com']);
/** Fonts of icons, for which the name of the icon stands there without them. */
const ICONS = /\b(?:icons?|symbols)\b/i;
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000;
/** Whether a host serves style sheets of fonts alone. */
function isFontHost(hostname) {
    return FONT_HOSTS.has(hostname);
}
/** Whether an address is of fonts for letters, or of a style sheet with nothing else: a page is complete without it. */
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
/** Files that bring nothing but icons, by the names that they have: without them an icon has no width. */
const ICON_FILES = /(?:font-?awesome|fortawesome|fa-(?:solid|brands|regular)|bootstrap-icons|boxicons|remixicon|material-(?:design-)?(?:icons|symbols)|ionicons|line-awesome|flaticon|themify-icons|simple-line-icons|devicon|tabler-icons|icofont|linearicons|feather-icons|lineicons|unicons|primeicons|eva-icons|open-iconic|octicons|flag-icons?|weather-icons|typicons|fontello|pe-icon-7|feather(?:\.min)?\.js|\/lucide\b|phosphor-icons|iconify)/i;
/** Hosts that serve nothing but icons, under paths that do not say so: `/releases/v5.2.0/css/all.css`. */
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
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000;
/** Whether a style sheet or script brings nothing but icons. */
function isIconFile({ hostname, pathname }) {
    return ICON_HOSTS.has(hostname) || ICON_FILES.test(pathname.slice(0, MAX_ADDRESS));
}


/***/ })

};
