export const id = 6692;
export const ids = [6692];
export const modules = {

/***/ 83067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ marksCounter)
/* harmony export */ });
const COUNTED = /^data-(?:to|target|count(?:er)?(?:-?(?:to|up|end|value|target))?|end|final|goal|stop|number|value|num|purecounter(?:-end)?)$/;
const COUNTER = /(?:^|[\s_-])(?:counter|counterup|count-?(?:up|to|down)|purecounter|odometer|count-number)(?=$|[\s_-])/i;
const MAX_CLASSES = 2000;
function marksCounter({ name, value }) {
    if (name === 'class')
        return COUNTER.test(value.slice(0, MAX_CLASSES));
    return COUNTED.test(name) && /^\s*[^\p{L}\p{N}\s]{0,3}\d/u.test(value);
}


/***/ }),

/***/ 51319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ scriptedIds)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _scripts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);


const MAX_SCRIPTS = 1_000_000;
function scriptedIds(document) {
    const scripts = document.elements('script').filter(_scripts_js__WEBPACK_IMPORTED_MODULE_1__/* .isExecutable */ .TV);
    if (scripts.some(script => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(script, 'src') !== undefined))
        return new Set(document.withAttribute('id').map(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id')));
    const text = scripts
        .map(script => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(script))
        .join('\n')
        .slice(0, MAX_SCRIPTS);
    const found = text.matchAll(/(?:#|getElementById\(\s{0,5}['"`])([\w-]{1,100})/g);
    return new Set(Array.from(found, ([, id]) => id));
}


/***/ }),

/***/ 58194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ AccessibleNames),
/* harmony export */   E: () => (/* binding */ MAX_NAME_LENGTH)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_text_regions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13615);


const SILENT = new Set(['script', 'style', 'noscript', 'template', 'defs', 'metadata']);
const MAX_NAME_LENGTH = 5000;
const MAX_PART = 10 * MAX_NAME_LENGTH;
const MAX_LABELS = 20;
const MAX_NODES = 500;
const MAX_NODES_IN_ALL = 500_000;
const MAX_NODES_LATER = 50;
class AccessibleNames {
    #ids = new Map();
    #labels = new Map();
    #nodes = 0;
    #document;
    constructor(document) {
        this.#document = document;
        for (const element of document.withAttribute('id')) {
            const id = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id');
            if (!this.#ids.has(id))
                this.#ids.set(id, element);
        }
    }
    nameOf(element) {
        const labelled = this.#labelledBy(element) || attributeText(element, 'aria-label');
        if (labelled !== '')
            return { name: labelled, mayComeFromScript: false };
        const content = this.#contentName(element);
        if (content.name !== '')
            return content;
        return { ...content, name: attributeText(element, 'title') };
    }
    #labelledBy(element) {
        const references = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'aria-labelledby');
        if (references === undefined)
            return '';
        const labels = references
            .split(/\s+/, MAX_LABELS)
            .map(id => this.#ids.get(id))
            .filter(label => label !== undefined);
        return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(labels.map(label => this.#labelText(label)).join(' ')).slice(0, MAX_NAME_LENGTH);
    }
    #labelText(label) {
        let text = this.#labels.get(label);
        if (text === undefined) {
            text = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(label, 'aria-label') ?? this.#contentName(label, true).name;
            this.#labels.set(label, text);
        }
        return text;
    }
    #contentName(root, evenHidden = false) {
        const most = this.#nodes < MAX_NODES_IN_ALL ? MAX_NODES : MAX_NODES_LATER;
        const parts = [];
        const titles = [];
        let characters = 0;
        let mayComeFromScript = false;
        const add = (text) => {
            const start = text.slice(0, MAX_PART);
            parts.push(start);
            characters += (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(start).length;
            if (text.length > MAX_PART && characters === 0)
                mayComeFromScript = true;
        };
        let seen = 0;
        const path = [{ nodes: root.childNodes, next: 0 }];
        for (let level = path.at(-1); level && characters < MAX_NAME_LENGTH; level = path.at(-1)) {
            const node = level.nodes[level.next++];
            if (node === undefined) {
                path.pop();
                continue;
            }
            if (++seen > most) {
                mayComeFromScript = true;
                break;
            }
            if (node.nodeName === '#text' && 'value' in node)
                add(node.value);
            if (!(0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(node) || SILENT.has(node.tagName))
                continue;
            if (!evenHidden && isSilenced(this.#document, node))
                continue;
            if (node.tagName.includes('-') || node.tagName === 'slot')
                mayComeFromScript = true;
            const own = (evenHidden ? '' : this.#labelledBy(node)) || ownName(node);
            if (own !== undefined) {
                parts.push(' ');
                add(own);
                parts.push(' ');
            }
            else {
                titles.push(attributeText(node, 'title'));
                path.push({ nodes: node.childNodes, next: 0 });
            }
            if (SPACED.has(node.tagName))
                parts.push(' ');
        }
        this.#nodes += seen;
        const name = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(parts.join(''));
        return { name: (name || (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(titles.join(' '))).slice(0, MAX_NAME_LENGTH), mayComeFromScript };
    }
}
function attributeText(element, name) {
    const value = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, name);
    return value === undefined ? '' : (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(value).slice(0, MAX_NAME_LENGTH);
}
const SPACED = new Set(['br', 'div', 'p', 'li', 'td', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
function isSilenced(document, element) {
    if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'aria-hidden') === 'true' || (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'hidden') !== undefined)
        return true;
    return (0,_page_text_regions_js__WEBPACK_IMPORTED_MODULE_1__/* .isHiddenByStyle */ .Z_)(document, element);
}
function ownName(element) {
    const label = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'aria-label');
    if (label !== undefined && start(label).trim() !== '')
        return label;
    if (element.tagName === 'img' || element.tagName === 'area' || element.tagName === 'input') {
        return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'alt') || (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'title') || (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'value') || '';
    }
    if (element.tagName === 'iframe' || element.tagName === 'object')
        return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'title');
    return undefined;
}
function start(value) {
    return value.slice(0, MAX_PART);
}


/***/ }),

/***/ 6635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ CAROUSEL),
/* harmony export */   v: () => (/* binding */ goesRound)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const CAROUSEL = /(?:^|[\s_-])(?:carousel|swiper|slick|slider|slideshow|splide|glide|owl|flickity|embla|keen|marquee|ticker)(?=$|[\s_-])/i;
const TRACK = /(?:^|[\s_-])(?:track|scroller|loop|infinite)(?=$|[\s_-])/i;
const MAX_CLASSES = 2000;
const MAX_STEPS = 8;
function goesRound(element) {
    let at = element;
    for (let step = 0; at && at.tagName !== 'body' && step < MAX_STEPS; step++, at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at)) {
        const classes = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(at, 'class') ?? '').slice(0, MAX_CLASSES);
        if (at.tagName === 'marquee' || CAROUSEL.test(classes) || TRACK.test(classes))
            return true;
    }
    return false;
}


/***/ }),

/***/ 81848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ bylineOf),
  i: () => (/* binding */ dateFacts)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
;// CONCATENATED MODULE: ./lib/engine/tools/content/own-items.js

const PAGE = /^\w*Page$/;
const ARTICLE = /^(?:\w*Article|\w*BlogPosting|Report)$/;
const MOST_JSON_NODES = 10_000;
function isArticleType(type) {
    return ARTICLE.test(type);
}
function ownItemsOf(document) {
    const own = ownAddresses(document);
    const items = document
        .elements('script')
        .flatMap(script => pageItems(script).map(item => ({ item, script, addresses: addressesOf(item, document) })));
    return [PAGE, ARTICLE].flatMap(kind => {
        const ofKind = items.filter(({ item }) => typesOf(item).some(type => kind.test(type)));
        const named = ofKind.filter(({ addresses }) => addresses.some(address => own.has(address)));
        if (named.length > 0)
            return named;
        const nameless = ofKind.filter(({ addresses }) => addresses.length === 0);
        return nameless.length === 1 ? nameless : [];
    });
}
function pageItems(script) {
    if ((0,html_document/* attribute */.lt)(script, 'type')?.trim().toLowerCase() !== 'application/ld+json')
        return [];
    let root;
    try {
        root = JSON.parse((0,html_document/* textOf */.b6)(script));
    }
    catch {
        return [];
    }
    const items = [];
    const stack = [root];
    for (let nodes = 0; stack.length > 0 && nodes < MOST_JSON_NODES; nodes++) {
        const value = stack.pop();
        if (Array.isArray(value))
            stack.push(...value.slice(0, MOST_JSON_NODES));
        else if (value !== null && typeof value === 'object') {
            const item = value;
            if (typesOf(item).some(type => PAGE.test(type) || ARTICLE.test(type)))
                items.push(item);
            stack.push(item['@graph'], item['mainEntity']);
        }
    }
    return items;
}
function typesOf(item) {
    return [item['@type']].flat().filter(type => typeof type === 'string');
}
function addressesOf(item, document) {
    const page = item['mainEntityOfPage'];
    const values = [item['@id'], item['url'], page];
    if (page !== null && typeof page === 'object' && !Array.isArray(page))
        values.push(page['@id'], page['url']);
    return values.flatMap(value => (typeof value === 'string' ? addressOf(value, document) : []));
}
function ownAddresses(document) {
    const canonical = document
        .elements('link')
        .filter(link => (0,html_document/* attribute */.lt)(link, 'rel')?.trim().toLowerCase() === 'canonical')
        .map(link => (0,html_document/* attribute */.lt)(link, 'href'));
    const shared = document
        .elements('meta')
        .filter(meta => (0,html_document/* attribute */.lt)(meta, 'property')?.trim().toLowerCase() === 'og:url')
        .map(meta => (0,html_document/* attribute */.lt)(meta, 'content'));
    const named = [document.url, ...canonical, ...shared].filter(url => url !== undefined);
    return new Set(named.flatMap(url => addressOf(url, document)));
}
function addressOf(value, document) {
    const url = document.addressOf(value);
    if (!url || !/^https?:$/.test(url.protocol))
        return [];
    return [url.pathname.replace(/(?:index\.\w{1,5}|\.html?)$/, '').replace(/\/$/, '') + url.search];
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/dates.js




const META_NAMES = new Map([
    ['article:published_time', 'published'],
    ['article:modified_time', 'modified'],
    ['og:updated_time', 'modified'],
    ['datepublished', 'published'],
    ['datemodified', 'modified'],
]);
const SCHEMA_NAMES = { datePublished: 'published', dateModified: 'modified' };
const AUTHOR_NAMES = new Set(['author', 'article:author']);
const MAX_TEXT = 200;
function bylineOf(document, { boilerplate }) {
    const dates = [];
    const authors = [];
    const scopes = new ArticleScopes(document);
    const add = (about, source, value, element) => {
        const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
        if (typeof value === 'string' && !Number.isNaN(time))
            dates.push({ about, source, value, time, element });
    };
    for (const { item, script } of ownItemsOf(document)) {
        for (const [name, about] of Object.entries(SCHEMA_NAMES))
            add(about, 'schema', item[name], script);
        authors.push(nameOf(item['author']));
    }
    for (const meta of document.elements('meta')) {
        const name = ((0,html_document/* attribute */.lt)(meta, 'property') ?? (0,html_document/* attribute */.lt)(meta, 'name'))?.toLowerCase() ?? '';
        const about = META_NAMES.get(name);
        if (about)
            add(about, 'meta', (0,html_document/* attribute */.lt)(meta, 'content'), meta);
        if (AUTHOR_NAMES.has(name))
            authors.push((0,html_document/* attribute */.lt)(meta, 'content') ?? '');
    }
    const times = document.elements('time', 'meta').flatMap(element => {
        const about = roleOf(element);
        return about ? [{ about, element }] : [];
    });
    for (const { about, element } of ownOf(times, scopes, boilerplate)) {
        if (element.tagName === 'meta')
            add(about, 'meta', (0,html_document/* attribute */.lt)(element, 'content'), element);
        else
            add(about, 'visible', (0,html_document/* attribute */.lt)(element, 'datetime') ?? (0,text_start/* startOfSeenText */.Mq)(element, MAX_TEXT), element);
    }
    const links = document
        .elements('a')
        .filter(link => (0,html_document/* attribute */.lt)(link, 'rel')?.toLowerCase().split(/\s+/).includes('author'))
        .map(element => ({ about: 'author', element }));
    for (const { element } of ownOf(links, scopes, boilerplate))
        authors.push((0,text_start/* startOfSeenText */.Mq)(element, MAX_TEXT));
    return {
        author: authors.map(html_document/* foldSpace */.GQ).find(author => author !== '' && !URL.canParse(author)) ?? '',
        dates,
    };
}
function roleOf(element) {
    const about = META_NAMES.get((0,html_document/* attribute */.lt)(element, 'itemprop')?.toLowerCase() ?? '');
    if (about || element.tagName !== 'time')
        return about;
    return (0,html_document/* attribute */.lt)(element, 'pubdate') === undefined ? undefined : 'published';
}
function ownOf(statements, scopes, boilerplate) {
    const placed = statements
        .map(statement => ({ statement, scope: scopes.of(statement.element) }))
        .filter(({ scope }) => scope === undefined || !boilerplate.has(scope));
    const [first, ...others] = new Set(placed.flatMap(({ scope }) => scope ?? []));
    const own = scopes.ofH1 ?? (others.length === 0 ? first : undefined);
    const loose = new Map();
    for (const { statement, scope } of placed) {
        if (!scope)
            loose.set(statement.about, (loose.get(statement.about) ?? 0) + 1);
    }
    return placed
        .filter(({ statement, scope }) => (scope ? scope === own : loose.get(statement.about) === 1))
        .map(({ statement }) => statement);
}
class ArticleScopes {
    #scopes = new Map();
    ofH1;
    constructor(document) {
        for (const element of document.elements()) {
            const parent = (0,html_document/* parentOf */.gN)(element);
            const scope = isArticle(element) ? element : parent && this.#scopes.get(parent);
            if (scope)
                this.#scopes.set(element, scope);
        }
        const [h1] = document.elements('h1');
        this.ofH1 = h1 && this.#scopes.get(h1);
    }
    of(element) {
        return this.#scopes.get(element);
    }
}
const MAX_TOKENS = 2000;
function isArticle(element) {
    if (element.tagName === 'article')
        return true;
    const types = (0,html_document/* attribute */.lt)(element, 'itemtype')?.slice(0, MAX_TOKENS).split(/\s+/) ?? [];
    return (types.some(type => isArticleType(type.slice(type.lastIndexOf('/') + 1))) ||
        /(?:^|\s)h-?entry(?:$|\s)/.test((0,html_document/* attribute */.lt)(element, 'class')?.slice(0, MAX_TOKENS) ?? ''));
}
function nameOf(author) {
    const first = Array.isArray(author) ? author[0] : author;
    if (typeof first === 'string')
        return first;
    const name = first !== null && typeof first === 'object' ? first['name'] : undefined;
    return typeof name === 'string' ? name : '';
}
function dateFacts({ dates }, response, now) {
    const first = (about) => dates.find(date => date.about === about)?.value ?? null;
    const latest = dates.reduce((most, date) => Math.max(most, date.time), Number.NEGATIVE_INFINITY);
    return {
        published: first('published'),
        modified: first('modified'),
        lastModifiedHeader: (0,exchange/* header */.wx)(response, 'last-modified') ?? null,
        ageDays: Number.isFinite(latest) ? Math.max(0, Math.floor((now - latest) / 86_400_000)) : null,
    };
}


/***/ }),

/***/ 80352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ MAX_READ_CHARACTERS),
  s: () => (/* binding */ examine)
});

// EXTERNAL MODULE: ./lib/engine/page/text/main-text.js
var main_text = __webpack_require__(89565);
// EXTERNAL MODULE: ./lib/engine/page/text/regions.js + 3 modules
var regions = __webpack_require__(13615);
// EXTERNAL MODULE: ./lib/engine/tools/content/accessible-name.js
var accessible_name = __webpack_require__(58194);
// EXTERNAL MODULE: ./lib/engine/tools/content/dates.js + 1 modules
var dates = __webpack_require__(81848);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/formats/html/element-set.js
var element_set = __webpack_require__(54622);
;// CONCATENATED MODULE: ./lib/engine/tools/content/form-texts.js


const CONTENT = ['main', 'article', 'h1'];
function formElements(document) {
    const wrapping = new Set(document.elements(...CONTENT).flatMap(formOf));
    const inside = new element_set/* ElementSet */.F(document);
    for (const form of document.elements('form')) {
        if (wrapping.has(form) || inside.has(form))
            continue;
        for (const element of document.elementsIn(form))
            inside.add(element);
    }
    return inside;
}
function formOf(element) {
    for (let at = (0,html_document/* parentOf */.gN)(element); at; at = (0,html_document/* parentOf */.gN)(at))
        if (at.tagName === 'form')
            return [at];
    return [];
}

// EXTERNAL MODULE: ./lib/engine/page/counters.js
var counters = __webpack_require__(83067);
// EXTERNAL MODULE: ./lib/engine/page/scripted-ids.js
var scripted_ids = __webpack_require__(51319);
// EXTERNAL MODULE: ./lib/engine/page/scripts.js
var scripts = __webpack_require__(3916);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/tools/content/carousels.js
var carousels = __webpack_require__(6635);
;// CONCATENATED MODULE: ./lib/engine/tools/content/headings.js







function headingsOf(document, { hidden, boilerplate, covering }, names, unseen) {
    const headings = [];
    const rotating = new element_set/* ElementSet */.F(document);
    const dialogs = new element_set/* ElementSet */.F(document);
    const classes = new ClassKinds();
    let scripted;
    let runsScripts;
    for (const element of document.elements()) {
        const parent = (0,html_document/* parentOf */.gN)(element);
        const { isCarousel, isDialog, role } = signsOf(element, classes);
        if (isCarousel || (parent && rotating.has(parent)))
            rotating.add(element);
        if (isDialog || covering.has(element) || (parent && dialogs.has(parent)))
            dialogs.add(element);
        const level = role === undefined ? LEVELS.get(element.tagName) : levelOf(element, role);
        if (level === undefined || hidden.has(element))
            continue;
        const { name, mayComeFromScript } = names.nameOf(element);
        const id = name === '' ? (0,html_document/* attribute */.lt)(element, 'id') : undefined;
        if (id)
            scripted ??= (0,scripted_ids/* scriptedIds */.D)(document);
        const isCounted = name === '' && isCounter(element);
        if (isCounted)
            runsScripts ??= document.elements('script').some(scripts/* isExecutable */.TV);
        headings.push({
            element,
            level,
            text: withoutPermalink(element, name),
            boilerplate: boilerplate.has(element),
            inCarousel: rotating.has(element),
            isApart: dialogs.has(element) || (unseen.size > 0 && unseen.has(document.selectorOf(element))),
            mayComeFromScript: mayComeFromScript ||
                (name === '' && element.attrs.some(isBinding)) ||
                (id !== undefined && scripted?.has(id) === true) ||
                (isCounted && runsScripts === true),
        });
    }
    return headings;
}
const BINDING = /^(?:(?:x|v|ng|data-ng)-(?:text|html|bind(?:-html)?)|data-bind|:(?:text|inner-?html)|data-(?:i18n|translate|l10n)(?:-[a-z]+)?|th:u?text|wire:[a-z]+)$/i;
function isBinding({ name }) {
    return BINDING.test(name);
}
const MAX_COUNTER_NODES = 20;
function isCounter(heading) {
    return [heading, ...(0,text_start/* firstNodes */.wg)(heading, MAX_COUNTER_NODES)].some(node => (0,html_document/* isElement */.vq)(node) && node.attrs.some(counters/* marksCounter */.L));
}
const DIALOG = /(?:^|\s)(?:modal|popup|lightbox|offcanvas)(?=$|\s)/i;
const DIALOG_ID = /(?:^|[_-])(?:modal|popup|lightbox|dialog)$/i;
const MAX_CLASSES = 2000;
const NO_SIGNS = { isCarousel: false, isDialog: false, role: undefined };
const MAX_ID_END = 20;
const AROUND_ALL = new Set(['html', 'body']);
function signsOf({ tagName, attrs }, classes) {
    let isCarousel = tagName === 'marquee';
    let isDialog = tagName === 'dialog';
    let role;
    for (const { name, value } of attrs) {
        if (name === 'class') {
            const kinds = classes.of(value);
            isCarousel ||= kinds.isCarousel;
            isDialog ||= kinds.isDialog;
        }
        else if (name === 'id')
            isDialog ||= DIALOG_ID.test(value.slice(-MAX_ID_END));
        else if (name === 'role') {
            role = value;
            isDialog ||= /^\s*(?:alert)?dialog\s*$/i.test(value);
        }
        else if (name === 'aria-modal')
            isDialog ||= value === 'true';
        else if (name === 'aria-roledescription')
            isCarousel ||= value.trim().toLowerCase() === 'carousel';
    }
    if (!isCarousel && !isDialog && role === undefined)
        return NO_SIGNS;
    return { isCarousel, isDialog: isDialog && !AROUND_ALL.has(tagName), role };
}
class ClassKinds {
    #known = new Map();
    of(names) {
        let kinds = this.#known.get(names);
        if (!kinds) {
            const looked = names.slice(0, MAX_CLASSES);
            kinds = { isCarousel: carousels/* CAROUSEL */.$.test(looked), isDialog: DIALOG.test(looked) };
            this.#known.set(names, kinds);
        }
        return kinds;
    }
}
const LEVELS = new Map([1, 2, 3, 4, 5, 6].map(level => [`h${level}`, level]));
const MAX_HEADING_NODES = 500;
const PERMALINK = /^[#¶§🔗\u200b\s]*$/u;
function withoutPermalink(element, name) {
    for (const node of [element, ...(0,text_start/* firstNodes */.wg)(element, MAX_HEADING_NODES)]) {
        if (!(0,html_document/* isElement */.vq)(node) || node.tagName !== 'a' || !(0,html_document/* attribute */.lt)(node, 'href')?.startsWith('#'))
            continue;
        const sign = (0,text_start/* startOfSeenText */.Mq)(node, 10);
        const label = (0,html_document/* foldSpace */.GQ)((0,html_document/* attribute */.lt)(node, 'aria-label') ?? sign);
        if (!PERMALINK.test(sign) && label === name && node !== element)
            return (0,text_start/* startOfSeenText */.Mq)(node, 1000).trim();
        if (!PERMALINK.test(sign))
            continue;
        if (label === '' || label === name)
            continue;
        if (name.endsWith(label))
            return name.slice(0, -label.length).trimEnd();
        if (name.startsWith(label))
            return name.slice(label.length).trimStart();
    }
    return name;
}
function levelOf(element, written) {
    const role = written.trim().toLowerCase();
    if (role === 'heading') {
        const level = Number((0,html_document/* attribute */.lt)(element, 'aria-level') ?? LEVELS.get(element.tagName) ?? 2);
        return Number.isInteger(level) && level > 0 ? level : 2;
    }
    if (role)
        return undefined;
    return LEVELS.get(element.tagName);
}

// EXTERNAL MODULE: ./lib/engine/tools/content/language.js
var content_language = __webpack_require__(43692);
// EXTERNAL MODULE: ./lib/engine/tools/content/links.js
var links = __webpack_require__(18357);
// EXTERNAL MODULE: ./lib/engine/tools/content/page-kind.js + 1 modules
var page_kind = __webpack_require__(23510);
// EXTERNAL MODULE: ./lib/engine/tools/content/placeholder-text.js + 1 modules
var placeholder_text = __webpack_require__(79600);
;// CONCATENATED MODULE: ./lib/engine/tools/content/syllables.js
const LONGEST_WORD = 60;
function syllablesOf(word, language) {
    return Math.max(1, COUNTERS[language](word.slice(0, LONGEST_WORD).toLowerCase()));
}
const COUNTERS = {
    en: english,
    de: german,
    es: spanish,
    fr: french,
};
function count(word, pattern) {
    return word.match(pattern)?.length ?? 0;
}
const ENGLISH_HIATUS = [
    /(?<![tscg])(?!(?<=l)ians?$)ia(?!ge)/g,
    /(?<![tscgxh])io(?!n)|(?<![tscgxhln])ion/g,
    /iu[ms]/g,
    /(?<![tc])ien[ct]|^scien|iet/g,
    /(?<=[aeiouy][^aeiouy]{1,4})(?:ier|iest|ea)$/g,
    /creat(?!ure)|theat|(?<=[aeiou][^aeiouc]{1,3})ean$/g,
    /eo(?!pl|u|n$)|eum/g,
    /[aeiouy]ings?$/g,
    /oe[mt]/g,
    /(?<![qg])u(?:a|ou)/g,
    /(?<![gqb])ui[nd](?!g)/g,
    /ai(?:c$|ve)/g,
    /thm$|sm$/g,
];
const ENGLISH_SILENT = [
    /(?<=[^aeiouy])e$/g,
    /(?<=[^aeiouytd])(?<![^aeiouyr]l)ed$/g,
    /(?<=[^aeiouycsxzg])(?<!sh|ch|[^aeiouyr]l)es$/g,
    /(?<=[aeiouy][^aeiouy]{1,3})e(?:ly|less|ments?|ful)$/g,
];
function english(word) {
    const bare = word.replace(/['’]s?$/, '').replace(/([^aeiouyr]l)e$/, '$1é');
    const groups = count(bare, /[aeiouyàáâäèéêëìíîïòóôöùúûü]+/g);
    const apart = ENGLISH_HIATUS.reduce((sum, pattern) => sum + count(bare, pattern), 0);
    const silent = ENGLISH_SILENT.reduce((sum, pattern) => sum + count(bare, pattern), 0);
    return groups + apart - silent;
}
function german(word) {
    return count(word, /aa|ee|oo|ie|ei|ai|ey|ay|eu|äu|au|[aeiouyäöüé]/g);
}
function spanish(word) {
    const bare = word.replace(/qu|gu(?=[eiéí])/g, 'q');
    return count(bare, /[iuü]?[aeoáéó](?:[iuy](?![aeoáéóíú]))?|[íú]|[iuü]+y?|y$/g);
}
function french(word) {
    const silent = word.replace(/(?<=[aeiouyéèêëàâîïôûù].*[^aeiouyéèêëàâîïôûù])(?:es?|(?<!m)ent)$/, '');
    return count(silent.replace(/(?<=[qg])u(?=[eiéèê])/g, ''), /[aeiouyéèêëàâîïôûùœæ]+/g);
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/readability.js

const READABILITY_WORDS = 200;
const EXTREME_READING_EASE = 0;
const EXTREME_GULPEASE = 25;
const EXTREME_LIX = 80;
function fleschReadingEase({ words, sentences, syllables }) {
    return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words);
}
function amstad({ words, sentences, syllables }) {
    return 180 - words / sentences - 58.5 * (syllables / words);
}
function fernandezHuerta({ words, sentences, syllables }) {
    return 206.84 - 60 * (syllables / words) - 1.02 * (words / sentences);
}
function kandelMoles({ words, sentences, syllables }) {
    return 207 - 1.015 * (words / sentences) - 73.6 * (syllables / words);
}
function gulpease({ words, sentences, letters }) {
    return 89 + (300 * sentences - 10 * letters) / words;
}
function lix({ words, sentences, longWords }) {
    return words / sentences + (100 * longWords) / words;
}
function rix({ sentences, longWords }) {
    return longWords / sentences;
}
const WITHOUT_FORMULA = new Set(['zh', 'ja', 'ko', 'th', 'lo', 'km', 'my']);
function readabilityOf(statistics, language) {
    if (statistics.proseWords < READABILITY_WORDS || language === '' || WITHOUT_FORMULA.has(language))
        return undefined;
    const measures = measuresOf(statistics, language in EASE ? language : 'en');
    const general = { lix: lix(measures), rix: rix(measures) };
    if (language in EASE) {
        const { formula, score } = EASE[language];
        const value = score(measures);
        return {
            formula,
            score: value,
            grade: easeGrade(value),
            extreme: value < EXTREME_READING_EASE,
            ...general,
        };
    }
    if (language === 'it') {
        const value = Math.min(100, Math.max(0, gulpease(measures)));
        return {
            formula: 'Gulpease',
            score: value,
            grade: gulpeaseGrade(value),
            extreme: value < EXTREME_GULPEASE,
            ...general,
        };
    }
    const value = general.lix;
    return { formula: 'LIX', score: value, grade: lixGrade(value), extreme: value > EXTREME_LIX, ...general };
}
const EASE = {
    en: { formula: 'Flesch Reading Ease', score: fleschReadingEase },
    de: { formula: 'Amstad', score: amstad },
    es: { formula: 'Fernández-Huerta', score: fernandezHuerta },
    fr: { formula: 'Kandel–Moles', score: kandelMoles },
};
function measuresOf({ paragraphs, sentences }, language) {
    const measures = { words: 0, sentences, syllables: 0, letters: 0, longWords: 0 };
    for (const word of paragraphs.flatMap(paragraph => paragraph.words)) {
        measures.words++;
        measures.syllables += syllablesOf(word, language);
        measures.letters += word.length;
        if (word.length > 6)
            measures.longWords++;
    }
    return measures;
}
function easeGrade(score) {
    if (score >= 90)
        return 'very easy';
    if (score >= 80)
        return 'easy';
    if (score >= 70)
        return 'fairly easy';
    if (score >= 60)
        return 'standard';
    if (score >= 50)
        return 'fairly difficult';
    return score >= 30 ? 'difficult' : 'very difficult';
}
function gulpeaseGrade(score) {
    if (score >= 80)
        return 'easy';
    if (score >= 60)
        return 'standard';
    return score >= 40 ? 'difficult' : 'very difficult';
}
function lixGrade(score) {
    if (score < 30)
        return 'very easy';
    if (score < 40)
        return 'easy';
    if (score < 50)
        return 'standard';
    return score < 60 ? 'difficult' : 'very difficult';
}

// EXTERNAL MODULE: ./lib/engine/tools/content/repetition.js + 2 modules
var repetition = __webpack_require__(50357);
// EXTERNAL MODULE: ./lib/engine/tools/content/text-statistics.js
var text_statistics = __webpack_require__(28253);
// EXTERNAL MODULE: ./lib/engine/tools/content/word-hashes.js
var word_hashes = __webpack_require__(39655);
;// CONCATENATED MODULE: ./lib/engine/tools/content/examination.js














const MAX_READ_CHARACTERS = 1_000_000;
function examine(page, overlays = [], unseenHeadings = [], versions = [], shutParts = []) {
    return new PageExamination(page, overlays, new Set(unseenHeadings), versions, shutParts);
}
class PageExamination {
    #page;
    #names;
    #inLanguage;
    #statistics;
    #bodyWords;
    #allProse;
    #links;
    #linksToItself;
    #linksToContacts;
    #byline;
    #repetition;
    document;
    regions;
    shut;
    main;
    unread;
    wordHashes;
    words;
    kind;
    headings;
    declared;
    constructor(page, overlays, unseenHeadings, versions, shutParts) {
        const { document } = page;
        this.#page = page;
        this.document = document;
        this.shut = shutParts.length === 0 ? new Set() : document.elementsAt(shutParts);
        this.regions = (0,regions/* regionsOf */.NV)(document, overlays, versions, this.shut);
        const { main, unread } = firstPartOf((0,main_text/* mainTextOf */.Q)(document, this.regions));
        this.main = main;
        this.unread = unread;
        this.#names = new accessible_name/* AccessibleNames */.B(document);
        this.wordHashes = (0,word_hashes/* wordHashesOf */.s)(main.blocks);
        this.words = this.wordHashes.length;
        this.kind = (0,page_kind/* pageKindOf */.vj)(document, main, this.words);
        this.headings = headingsOf(document, this.regions, this.#names, unseenHeadings);
        this.declared = (0,content_language/* declaredLanguage */.nZ)(document);
    }
    inLanguage() {
        this.#inLanguage ??= this.#findLanguage();
        return this.#inLanguage;
    }
    get statistics() {
        this.#statistics ??= (0,text_statistics/* statisticsOf */.jm)(this.main.blocks, this.words);
        return this.#statistics;
    }
    get bodyWords() {
        this.#bodyWords ??= (0,word_hashes/* wordHashesOf */.s)(this.main.allBlocks).length;
        return this.#bodyWords;
    }
    get allProse() {
        this.#allProse ??= this.main.allBlocks.map(({ prose }) => prose).join('\n');
        return this.#allProse;
    }
    get links() {
        this.#links ??= (0,links/* linksOf */.h)(this.#page, this.regions, this.#names);
        return this.#links;
    }
    get linksToItself() {
        this.#linksToItself ??= (0,links/* linksOf */.h)(this.#page, this.regions, this.#names, 'itself');
        return this.#linksToItself;
    }
    get linksToContacts() {
        this.#linksToContacts ??= (0,links/* linksOf */.h)(this.#page, this.regions, this.#names, 'contacts');
        return this.#linksToContacts;
    }
    get byline() {
        this.#byline ??= (0,dates/* bylineOf */.z)(this.document, this.regions);
        return this.#byline;
    }
    get repetition() {
        this.#repetition ??= (0,repetition/* repetitionIn */.n3)(this.main.blocks, [this.regions.folded, formElements(this.document)]);
        return this.#repetition;
    }
    async #findLanguage() {
        const { statistics } = this;
        const written = statistics.paragraphs.filter(({ block }) => !(0,placeholder_text/* isPlaceholder */.wK)(block));
        const language = await (0,content_language/* detectLanguage */.od)(this.document, written, this.main.allBlocks);
        const readIn = language.detected || (0,content_language/* primary */.zB)(language.declared);
        return { language, readIn, readability: readabilityOf(statistics, readIn) };
    }
}
function firstPartOf(main) {
    const all = main.allBlocks.reduce((sum, { text }) => sum + text.length, 0);
    if (all <= MAX_READ_CHARACTERS)
        return { main, unread: 0 };
    const kept = new Map();
    let left = MAX_READ_CHARACTERS;
    for (const block of main.allBlocks) {
        if (left <= 0)
            break;
        kept.set(block, block.text.length <= left ? block : startOf(block, left));
        left -= block.text.length;
    }
    const read = (blocks) => blocks.flatMap(block => kept.get(block) ?? []);
    return {
        main: { ...main, blocks: read(main.blocks), allBlocks: read(main.allBlocks) },
        unread: all - MAX_READ_CHARACTERS,
    };
}
function startOf(block, length) {
    const { text, prose, linkCharacters } = block;
    return {
        ...block,
        text: text.slice(0, length),
        prose: prose.slice(0, length),
        linkCharacters: Math.min(linkCharacters, length),
    };
}


/***/ }),

/***/ 85201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isGeneratedReference)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_generator_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71088);


const FILES = /(?:^|\/)(?:documentation_options|pkgdown|dynsections|doxygen|jsdoc-default|rustdoc(?:-[\da-f]+)?|member-search-index)\.(?:js|css)(?:[?#]|$)/i;
const GENERATOR = /^(?:docutils|sphinx|doxygen|typedoc|rustdoc|pdoc|javadoc|yard|ldoc|dartdoc|phpdocumentor|mdoc)\b/i;
const MAX_ADDRESS = 500;
function isGeneratedReference(document) {
    return (document.elements('script', 'link').some(element => {
        const address = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, element.tagName === 'link' ? 'href' : 'src');
        return address !== undefined && FILES.test(address.slice(-MAX_ADDRESS));
    }) || (0,_page_generator_names_js__WEBPACK_IMPORTED_MODULE_1__/* .generatorNames */ ._)(document).some(name => GENERATOR.test(name)));
}


/***/ }),

/***/ 18357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ linksOf),
/* harmony export */   y: () => (/* binding */ isPage)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11312);


const PAGES = new Set(['http:', 'https:']);
const CONTACTS = new Set(['mailto:', 'tel:']);
function linksOf({ document, preview }, { hidden, drawn }, names, to = 'others') {
    const links = [];
    const origin = new URL(document.url).origin;
    const langs = inheritedLangs(document);
    const own = withoutFragment(document.url);
    for (const element of document.elements('a')) {
        const href = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href');
        if (!element.sourceCodeLocation)
            continue;
        if (href === undefined || href.trim().startsWith('#'))
            continue;
        if (hidden.has(element) && !drawn.has(element))
            continue;
        const address = document.addressOf(href);
        if (!address || !(to === 'contacts' ? CONTACTS : PAGES).has(address.protocol))
            continue;
        const url = address.href;
        const there = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .askedAt */ .YG)(preview, url);
        const asked = withoutFragment(there);
        if ((asked === own) !== (to === 'itself'))
            continue;
        links.push({
            element,
            url,
            internal: (there === url ? address : new URL(asked)).origin === origin,
            nofollow: /(?:^|\s)nofollow(?:\s|$)/i.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel') ?? ''),
            ...names.nameOf(element),
            lang: langOfText(element) ?? langs.get(element) ?? '',
        });
    }
    return links;
}
const MAX_WRAPPERS = 10;
const MAX_SIBLINGS = 50;
function langOfText(link) {
    let lang;
    let at = link;
    for (let depth = 0; at && depth < MAX_WRAPPERS && at.childNodes.length <= MAX_SIBLINGS; depth++) {
        const filled = at.childNodes.filter(node => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(node) || ('value' in node && node.value.trim() !== ''));
        const [only] = filled;
        at = filled.length === 1 && only && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(only) ? only : undefined;
        lang = (at && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(at, 'lang')?.trim().toLowerCase()) ?? lang;
    }
    return lang;
}
function inheritedLangs(document) {
    const langs = new Map();
    const { html } = document;
    if (document.withAttribute('lang').every(element => element === html))
        return langs;
    for (const element of document.elements()) {
        if (element === html)
            continue;
        const parent = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
        const lang = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'lang')?.trim().toLowerCase() ?? (parent && langs.get(parent));
        if (lang !== undefined)
            langs.set(element, lang);
    }
    return langs;
}
function isPage({ url }) {
    return !/\.(?!html?$|php$|aspx?$)[a-z\d]{2,5}$/i.test(new URL(url).pathname);
}
function withoutFragment(url) {
    const at = url.indexOf('#');
    return at < 0 ? url : url.slice(0, at);
}


/***/ }),

/***/ 82136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ ofMain),
/* harmony export */   Gm: () => (/* binding */ listsFew),
/* harmony export */   Ni: () => (/* binding */ hasEntry),
/* harmony export */   PJ: () => (/* binding */ isLink),
/* harmony export */   Xk: () => (/* binding */ isListing),
/* harmony export */   r9: () => (/* binding */ isOfFrame),
/* harmony export */   rZ: () => (/* binding */ isMarked)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_html_element_set_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54622);
/* harmony import */ var _page_script_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15798);



const LISTING_LINKS = 8;
const LISTING_LINK_SHARE = 0.3;
const LISTING_CARDS = 3;
const CARD_WORDS = 100;
function isListing(document, main, words) {
    let articles = 0;
    for (const element of document.elements('article'))
        if (main.elements.has(element))
            articles++;
    if (articles >= LISTING_CARDS)
        return true;
    const cards = mostCards(document, main);
    return (cards > 0 && words <= cards * CARD_WORDS) || isListOfLinks(document, main);
}
function isListOfLinks(document, main) {
    const { blocks, elements } = main;
    if (blocks.some(({ text }) => (0,_page_script_shell_js__WEBPACK_IMPORTED_MODULE_2__/* .saysToWait */ .Tf)(text)))
        return false;
    const heading = Math.min(...HEADINGS.map(tag => orderOf(ofMain(document, tag, elements)[0])));
    const hrefs = ofMain(document, 'a', elements).filter(isLink);
    const before = hrefs.filter(link => link.order < heading).length;
    const [behind, hasHeading] = [hrefs.length - before, heading < Number.POSITIVE_INFINITY];
    const isContent = isMarked(main) || isTableOfContents(document, hrefs);
    const links = hasHeading ? behind : isContent ? before : 0;
    const all = blocks.reduce((sum, block) => sum + block.text.length, 0);
    const linked = blocks.reduce((sum, block) => sum + block.linkCharacters, 0);
    return links >= LISTING_LINKS && linked >= all * LISTING_LINK_SHARE;
}
const FOLDER = /^(\/.+\/)(?:index\.\w{1,5})?$/i;
function isTableOfContents({ url, baseUrl }, links) {
    const { host, pathname } = new URL(url);
    const folder = FOLDER.exec(pathname)?.[1];
    if (folder === undefined)
        return false;
    const within = links.filter(link => {
        const target = URL.parse((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href'), baseUrl);
        return target?.host === host && target.pathname !== pathname && target.pathname.startsWith(folder);
    });
    return within.length > links.length / 2;
}
function ofMain(document, tag, elements) {
    return document.elements(tag).filter(element => elements.has(element));
}
function orderOf(element) {
    return element?.order ?? Number.POSITIVE_INFINITY;
}
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const CARD_TAGS = ['div', 'li', 'a', 'section', 'tr', 'dl'];
const CARD_IMAGES = ['img', 'picture'];
const MAX_CLASSES = 300;
function mostCards(document, { elements }) {
    const links = ofMain(document, 'a', elements).filter(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href')?.startsWith('#') === false);
    if (links.length < LISTING_CARDS)
        return 0;
    const linked = withAncestors(document, links);
    const titles = [...CARD_IMAGES, ...HEADINGS].flatMap(tag => ofMain(document, tag, elements));
    const shown = withAncestors(document, titles);
    const isCard = (card) => shown.has(card) && linked.has(card) && elements.has(card);
    const counts = CARD_TAGS.map(tag => mostAlike(document.elements(tag).filter(isCard)));
    const most = Math.max(...counts);
    return most >= LISTING_CARDS ? most : 0;
}
function withAncestors(document, elements) {
    const found = new _formats_html_element_set_js__WEBPACK_IMPORTED_MODULE_1__/* .ElementSet */ .F(document);
    for (const element of elements) {
        for (let up = element; up && !found.has(up); up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up))
            found.add(up);
    }
    return found;
}
function mostAlike(elements) {
    const counts = new Map();
    let most = 0;
    for (const element of elements) {
        const parent = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
        if (!parent)
            continue;
        const classes = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class')?.trim().slice(0, MAX_CLASSES) ?? '';
        const alike = counts.get(parent) ?? new Map();
        counts.set(parent, alike);
        const count = (alike.get(classes) ?? 0) + 1;
        alike.set(classes, count);
        most = Math.max(most, count);
    }
    return most;
}
function isLink(element) {
    return element.tagName === 'a' && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') !== undefined;
}
function isMarked({ foundBy }) {
    return foundBy === 'main' || foundBy === 'article';
}
const FRAME = ['header', 'footer', 'nav', 'aside'];
function isOfFrame(element) {
    return FRAME.some(tag => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)(element, tag));
}
function hasEntry(document, main) {
    if (isMarked(main))
        return false;
    const titled = withAncestors(document, document.elements(...HEADINGS));
    const isEntry = (link) => isLink(link) && !isOfFrame(link) && (titled.has(link) || HEADINGS.some(tag => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)(link, tag)));
    return document.elements('a').some(isEntry);
}
const MAX_ENTRY_LINKS = 500;
const MAX_STEPS_TO_HEADING = 5;
const ENTRY_HEADING = /^h[2-4]$/;
const CONTENTS_SHARE = 0.5;
const MIN_CONTENTS = 2;
const MIN_FEW_ENTRIES = 3;
const ENTRY_CHARACTERS = 15;
function listsFew(document, main) {
    const { elements, blocks } = main;
    const links = ofMain(document, 'a', elements).filter(isLink).slice(0, MAX_ENTRY_LINKS);
    const first = Math.min(...HEADINGS.map(tag => orderOf(ofMain(document, tag, elements)[0])));
    const isContent = first < Number.POSITIVE_INFINITY ? links.every(link => link.order > first) : isMarked(main);
    const isOfEntries = isContent && links.length >= MIN_FEW_ENTRIES && links.every(link => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTextOf */ .Zc)(link, ENTRY_CHARACTERS));
    const all = blocks.reduce((sum, { text }) => sum + text.length, 0);
    const linked = blocks.reduce((sum, { linkCharacters }) => sum + linkCharacters, 0);
    if (links.length >= MIN_CONTENTS &&
        linked >= all * CONTENTS_SHARE &&
        (isOfEntries || (isMarked(main) && isTableOfContents(document, links))))
        return true;
    const titled = withAncestors(document, document.elements('h2', 'h3', 'h4'));
    const { host, pathname } = new URL(document.url);
    return ofMain(document, 'a', elements)
        .slice(0, MAX_ENTRY_LINKS)
        .some(link => {
        const address = isLink(link) ? document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href')) : undefined;
        const isOther = address?.host === host && address.pathname !== pathname;
        return isOther && (titled.has(link) || isInHeading(link));
    });
}
function isInHeading(link) {
    let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(link);
    for (let step = 0; at && step < MAX_STEPS_TO_HEADING; step++, at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at))
        if (ENTRY_HEADING.test(at.tagName))
            return true;
    return false;
}


/***/ }),

/***/ 23510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AM: () => (/* binding */ embedsOf),
  qN: () => (/* binding */ isHome),
  vj: () => (/* binding */ pageKindOf)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/syntax/folded-path.js
var folded_path = __webpack_require__(79222);
// EXTERNAL MODULE: ./lib/engine/syntax/for-users.js
var for_users = __webpack_require__(53570);
// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 1 modules
var language_tag = __webpack_require__(34659);
// EXTERNAL MODULE: ./lib/engine/syntax/legal-notice.js
var legal_notice = __webpack_require__(68774);
// EXTERNAL MODULE: ./lib/engine/syntax/list-addresses.js
var list_addresses = __webpack_require__(73451);
;// CONCATENATED MODULE: ./lib/engine/tools/content/contact-page.js



const MAX_BLOCKS = 200;
const MAX_TEXT = 500;
const MAX_WORDS = 5;
const MIN_CONTACTS = 2;
const MAIL = /[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}/gi;
const GET_IN_TOUCH = /contact(?!less|ors?(?:-|$)|-lens)|kontakt(?!lins|los)|contatt|contato|yhteyst|kapcsolat|elerhetoseg|iletisim|ulasin|bizimle|get-in-touch|(?:reach|write|e-?mail|call|message|ring|phone)-(?:to-)?(?:us|me)(?![a-z])|schreib(?:en|t)?-(?:sie-)?(?:uns|mir)|ecri(?:vez|re)|escrib(?:[ae]|enos|irnos)|escreva|scriv(?:ici|eteci)|skriv-til|napist?e|napisz|επικοινων|контакт|связ(?:ь|ат)|свяж|зв'яз|напиш|問い?合わ?せ|連絡|联系|聯[絡繫]|문의|연락|اتصل|تواصل|צור-?קשר|צרו-?קשר|ติดต่อ|lien-he|hubungi/u;
function isContactPage(document, { allBlocks, elements }) {
    const own = allBlocks.filter(block => !block.boilerplate).slice(0, MAX_BLOCKS);
    const texts = own.map(({ text }) => text.slice(0, MAX_TEXT));
    const contacts = new Set(texts.flatMap(text => text.toLowerCase().match(MAIL) ?? []));
    let hasWay = false;
    for (const element of elements) {
        const href = element.tagName === 'a' ? (0,html_document/* attribute */.lt)(element, 'href')?.trim() : undefined;
        const contact = /^(?:mailto|tel):([^?]{3,100})/i.exec(href?.slice(0, MAX_TEXT) ?? '')?.[1];
        if (contact !== undefined)
            contacts.add(contact.toLowerCase());
        hasWay ||= href !== undefined || element.tagName === 'form';
    }
    if (contacts.size >= MIN_CONTACTS)
        return true;
    const heading = own.find(({ kind }) => kind === 'heading')?.text.slice(0, MAX_TEXT) ?? '';
    const titles = [heading, ...document.elements('title').map(title => (0,text_start/* startOfSeenText */.Mq)(title, MAX_TEXT))];
    const asks = (text) => GET_IN_TOUCH.test((0,folded_path/* folded */.T)(text));
    const promises = titles
        .flatMap(title => title.split(/[|–—·:•]|\s-\s/))
        .some(part => part.trim().split(/\s+/).length <= MAX_WORDS && asks(part));
    return (hasWay && promises) || (contacts.size > 0 && texts.some(asks));
}

// EXTERNAL MODULE: ./lib/engine/tools/content/generated-reference.js
var generated_reference = __webpack_require__(85201);
// EXTERNAL MODULE: ./lib/engine/tools/content/listing.js
var listing = __webpack_require__(82136);
// EXTERNAL MODULE: ./lib/engine/tools/content/thanks-wording.js
var thanks_wording = __webpack_require__(65322);
;// CONCATENATED MODULE: ./lib/engine/tools/content/page-kind.js











const FEW_WORDS = 100;
const LEGAL_WORDS = 12;
const FORM_FIELDS = 2;
function pageKindOf(document, main, words) {
    if ((0,listing/* isListing */.Xk)(document, main, words))
        return 'listing';
    if (words < FEW_WORDS && fieldsIn(main) >= FORM_FIELDS)
        return 'form';
    if (words < FEW_WORDS && fieldsIn(main) > 0 && asksToSubscribe(document))
        return 'request';
    if (words < FEW_WORDS && offersLanguages(document, main))
        return 'languages';
    if (isHome(document))
        return words < FEW_WORDS && isPlayed(document) ? 'embed' : 'home';
    return (words < FEW_WORDS && shortKindOf(document, main, words)) || 'text';
}
const SUBSCRIBES = /newsletter|mailing list|subscri|abonn|подпи[сш]|розсилк|iscri[vz]|suscri|inscre|inscri[vs]|prenumer|nyhedsbrev|nyhetsbrev|nieuwsbrief|uutiskirje|odběr|subskry|hírlevél|aboneaz|bülten|ニュースレター|メルマガ|订阅|訂閱|구독/i;
const MAX_TITLE = 200;
function asksToSubscribe(document) {
    return document
        .elements('h1')
        .slice(0, 2)
        .some(h1 => SUBSCRIBES.test((0,text_start/* startOfSeenText */.Mq)(h1, MAX_TITLE)));
}
const KIND_BY_NAME = [
    [
        'contact',
        /^(?:contact(?:s|o|os|-us|us)?|kontakt(?:y|i|a)?|contatt[io]|contato|get-in-touch|access|contact-nous|contactez-nous|nous-contacter|contactenos|contactanos|fale-conosco|iletisim|kontak|hubungi(?:-kami)?|lien-he|kapcsolat|elerhetoseg(?:ek|eink)?|contattaci|contacte|contacteer-ons|kontakta?-oss|kontakt-os|yhteystiedot|kontaktai|kontaktid|epikoinonia|επικοινωνια|svyaz|контакт[иы]|お問い合わせ|お問合せ|アクセス|연락처|문의|오시는-?길|联系我们|聯絡我們|联系方式|اتصل(?:-بنا)?|تواصل(?:-معنا)?|تماس-با-ما|צור-קשר|יצירת-קשר|संपर्क|ติดต่อ(?:เรา)?|otoiawase|toiawase)$/i,
    ],
    [
        'contact',
        /^(?:find-us|how-to-find-us|where-we-are|location|directions|map|mapa|karte|lageplan|plan|anfahrt|standort|so-finden-sie-uns|nous-trouver|ou-nous-trouver|plan-d-acces|dove-siamo|come-raggiungerci|donde-estamos|como-llegar|onde-estamos|como-chegar|route|jak-dojechac|dojazd|ulasim)$/i,
    ],
    [
        'request',
        /^(?:(?:get-a-|request-a-|free-)?quote|offerte(?:-aanvragen)?|angebot(?:-anfordern)?|anfrage|devis|demande-de-devis|presupuesto|preventivo|or[cç]amento|wycena|poptavka|offert|tilbud|booking|book-now|book-online|reservations?|reserver?|r[ée]servation|reservieren|reservierung|buchen|buchung|prenota(?:zioni|zione)?|reservas?|reserveren|rezerwacja|rezervace|boka|bestill?|appointments?|termin-buchen|anmeldung(?:en)?|inscriptions?|iscrizioni|inscripcion|aanmelden|newsletter|subscribe)$/i,
    ],
    ['search', /^(?:search(?:-results)?|suche|recherche|buscar|busqueda|cerca|zoeken|poisk)$/i],
    [
        'login',
        /^(?:log-?in|sign-?in|sign-?up|register|account|admin|dashboard|cart|checkout|basket|warenkorb|anmelden)$/i,
    ],
    ['thanks', /^submission-success$/i],
    [
        'calendar',
        /^(?:(?:opening-)?(?:hours|times)|oeffnungszeiten|offnungszeiten|sprechzeiten|horaires(?:-d-ouverture)?|horarios?|orari(?:o)?(?:-di-apertura)?|openingstijden|oteviraci-doba|godziny(?:-otwarcia)?|oppettider|abningstider|apningstider|nyitvatartas)$/i,
    ],
    [
        'calendar',
        /^(?:calendar|kalender|kalendarz|kalendar|calendrier|calendario|agenda|schedule|termine|veranstaltungen|terminarz|rozvrh|takvim|fixtures|spielplan|program(?:me|ma|m)?)$/i,
    ],
    ['gallery', /^(?:gallery|galerie|galeria|galería|galleria|photos?|fotos?|bilder|portfolio|album)$/i],
    [
        'gallery',
        /^(?:(?:our-)?(?:sponsors?|partners?|supporters|clients|customers)|sponsor(?:en|er|zy|i|es)|partner(?:e|er|zy|i|eri)|partenaires|patrocinadores|colaboradores|patrocini(?:o|os)|foerderer|forderer|kunden|referenzen|clientes|clienti|parceiros|партнеры|спонсоры)$/i,
    ],
    [
        'listing',
        /^(?:blog|news|posts|articles|tags?|categor(?:y|ies)|archives?|topics|courses|projects|events|episodes)$/i,
    ],
];
const LISTING_FOLDER = /^(?:tags?(?:-list)?|categor(?:y|ies)|topics|authors?|archives?)$/i;
const SIGNS = {
    contact: {
        tags: new Set(['a', 'address', 'form', 'input', 'textarea', 'iframe']),
        text: /@|[([]at[)\]]|\d(?:[ ()/.-]{0,3}\d){4}/i,
    },
    request: { tags: new Set(['button', 'form', 'input', 'select', 'textarea', 'iframe']) },
    search: { tags: new Set(['form', 'input', 'iframe']), name: /search|suche|recherche/i },
    calendar: {
        tags: new Set(['table', 'time', 'li', 'iframe']),
        name: /calendar|kalender|role=(?:grid|table|list)/i,
        text: /\b\d{1,2}[.:/-]\d{1,2}\b|^\d{1,2}$/,
    },
    gallery: { tags: new Set(['img', 'picture', 'video', 'canvas', 'iframe']), name: /gallery|galerie/i },
    listing: { tags: new Set(['a', 'article']) },
};
const GALLERY_IMAGES = 6;
const TABLE_ROWS = 4;
function shortKindOf(document, main, words) {
    const parts = (0,folded_path/* foldedPath */.k)(document.url)
        .replace(/\/(?:index\.\w{1,5})?$/, '')
        .replace(/\.\w{1,5}$/, '')
        .split('/');
    if (words >= LEGAL_WORDS && (0,legal_notice/* isLegalNotice */.W)(document.url))
        return 'legal';
    if ((0,for_users/* isLoginReturn */._q)(document.url) || kindByName(parts) === 'login')
        return 'login';
    if (words > 0 && (0,generated_reference/* isGeneratedReference */.f)(document))
        return 'reference';
    if (words > 0 && ((0,for_users/* isThanks */.G4)(document.url) || (0,thanks_wording/* saysThanks */.Y)(document)))
        return 'thanks';
    const byName = words === 0 ? undefined : (0,list_addresses/* isFurtherPage */.Sl)(document.url) ? 'listing' : kindByName(parts);
    if (byName && (bearsOut(byName, main) || (byName === 'listing' && (0,listing/* hasEntry */.Ni)(document, main))))
        return byName;
    if (words > 0 && isContactPage(document, main))
        return 'contact';
    if (picturesOf(document, main).length >= GALLERY_IMAGES)
        return 'gallery';
    if ((0,listing/* ofMain */.F4)(document, 'tr', main.elements).length >= TABLE_ROWS)
        return 'table';
    if ((0,listing/* ofMain */.F4)(document, 'pre', main.elements).length > 0)
        return 'code';
    return embedsOf(document, main, EMBEDS).length > 0 ? 'embed' : undefined;
}
const EMBEDS = ['iframe', 'video', 'canvas', 'object', 'embed'];
function embedsOf(document, main, tagNames) {
    const isContent = (embed) => (0,listing/* isMarked */.rZ)(main) ? main.elements.has((0,html_document/* parentOf */.gN)(embed)) : !(0,listing/* isOfFrame */.r9)(embed);
    return document.elements(...tagNames).filter(embed => isContent(embed) && isLarge(embed));
}
function picturesOf(document, main) {
    if ((0,listing/* isMarked */.rZ)(main))
        return (0,listing/* ofMain */.F4)(document, 'img', main.elements);
    return document.elements('img').filter(image => !(0,listing/* isOfFrame */.r9)(image));
}
function kindByName(parts) {
    const [folder, name] = [parts.at(-2) ?? '', parts.at(-1)];
    const own = KIND_BY_NAME.find(([, pattern]) => pattern.test(name))?.[0];
    return own ?? (LISTING_FOLDER.test(folder) ? 'listing' : undefined);
}
function bearsOut(kind, { allBlocks, elements }) {
    const signs = SIGNS[kind];
    if (!signs)
        return true;
    const { tags, name, text } = signs;
    for (const element of elements) {
        if (tags.has(element.tagName))
            return true;
        if (name?.test(namesOf(element)))
            return true;
    }
    return text !== undefined && allBlocks.some(block => !block.boilerplate && text.test(block.text));
}
const MAX_CLASSES = 300;
function namesOf(element) {
    const [id, classes, role] = ['id', 'class', 'role'].map(name => (0,html_document/* attribute */.lt)(element, name) ?? '');
    return `role=${role} ${id} ${classes}`.slice(0, MAX_CLASSES);
}
const LEAST_EMBED_HEIGHT = 150;
function isLarge(element) {
    if ((0,html_document/* attribute */.lt)(element, 'hidden') !== undefined)
        return false;
    const style = ((0,html_document/* attribute */.lt)(element, 'style') ?? '').slice(0, MAX_CLASSES);
    if (/display\s*:\s*none|visibility\s*:\s*hidden/i.test(style))
        return false;
    const height = /(?:^|;)\s*height\s*:\s*(\d+)px/i.exec(style)?.[1] ?? (0,html_document/* attribute */.lt)(element, 'height');
    return height === undefined || /%$/.test(height) || Number.parseInt(height, 10) >= LEAST_EMBED_HEIGHT;
}
function isPlayed(document) {
    return document.elements('canvas').some(canvas => isLarge(canvas) && !isBackdrop(canvas));
}
const BACKDROP = /(?:^|[\s_-])(?:bg|background|backdrop|particles?|stars|snow|confetti|chart|wave|noise|effect)/i;
function isBackdrop(canvas) {
    const names = `${(0,html_document/* attribute */.lt)(canvas, 'id') ?? ''} ${(0,html_document/* attribute */.lt)(canvas, 'class') ?? ''}`;
    return (0,html_document/* attribute */.lt)(canvas, 'aria-hidden') === 'true' || BACKDROP.test(names.slice(0, MAX_CLASSES));
}
const HOME = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:index\.\w+)?$/i;
function isHome({ url }) {
    return HOME.test(new URL(url).pathname);
}
const HOME_OF_LANGUAGE = /^(?:.*\/)?(?:([a-z]{2}(?:-[a-z]{2,4})?)\/(?:index\.\w{1,5})?|(?:(?:index|home)[-_.])?([a-z]{2})(?:\.\w{1,5})?)$/i;
const OFFERED_LANGUAGES = 2;
function offersLanguages(document, { elements }) {
    const languages = new Set();
    for (const link of (0,listing/* ofMain */.F4)(document, 'a', elements).filter(listing/* isLink */.PJ)) {
        const target = URL.parse((0,html_document/* attribute */.lt)(link, 'href'), document.baseUrl);
        const [, folder, file] = (target && HOME_OF_LANGUAGE.exec(target.pathname)) ?? [];
        const language = (folder ?? file)?.toLowerCase();
        if (!language || (0,language_tag/* languageKind */.NI)(language.slice(0, 2)) !== 'two-letter')
            return false;
        languages.add(language);
    }
    return languages.size >= OFFERED_LANGUAGES;
}
const NOT_TYPED = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'checkbox', 'radio']);
function fieldsIn({ elements, foundBy }) {
    let fields = 0;
    for (const element of elements) {
        if (element.tagName === 'textarea' || element.tagName === 'select')
            fields++;
        if (element.tagName !== 'input')
            continue;
        const type = (0,html_document/* attribute */.lt)(element, 'type')?.trim().toLowerCase() ?? 'text';
        const search = type === 'search' || /^(?:q|query)$/.test((0,html_document/* attribute */.lt)(element, 'name') ?? '');
        if (type === 'password')
            fields += FORM_FIELDS;
        else if (search)
            fields += foundBy === 'body' ? 0 : FORM_FIELDS;
        else if (!NOT_TYPED.has(type))
            fields++;
    }
    return fields;
}


/***/ }),

/***/ 92700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   Al: () => (/* binding */ addPlainHashes),
/* harmony export */   mW: () => (/* binding */ eachPlainWord)
/* harmony export */ });
const LETTER = 1;
const DIGIT = 2;
const UNDERSCORE = 4;
const WORD_CHARACTER = LETTER | DIGIT | UNDERSCORE;
const BETWEEN_LETTERS = 8;
const BETWEEN_DIGITS = 16;
const OTHER = 32;
const PARTING = '\u00a0§©«®°¶»×–—“”„•…€→';
const TOLD = 0x2200;
const KINDS = new Uint8Array(TOLD).fill(OTHER);
KINDS.fill(0, 0, 0x80);
setKind(PARTING, 0);
setKind(',;', BETWEEN_DIGITS);
setKind(':', BETWEEN_LETTERS);
setKind("'.‘’", BETWEEN_LETTERS | BETWEEN_DIGITS);
setKind('_', UNDERSCORE);
setKind('0123456789', DIGIT);
KINDS.fill(LETTER, 0x41, 0x5b);
KINDS.fill(LETTER, 0x61, 0x7b);
KINDS.fill(LETTER, 0xc0, 0x100);
setKind('×', 0);
setKind('÷', OTHER);
function setKind(characters, kind) {
    for (const character of characters)
        KINDS[character.charCodeAt(0)] = kind;
}
function isPlain(text) {
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code >= TOLD || KINDS[code] === OTHER)
            return false;
    }
    return true;
}
function eachPlainWord(text, tell) {
    let start = -1;
    let kinds = 0;
    let before = 0;
    for (let at = 0; at <= text.length; at++) {
        const kind = kindAt(text, at);
        if (kind & WORD_CHARACTER) {
            if (start < 0)
                start = at;
            kinds |= kind;
        }
        else if (start >= 0 && (kind === 0 || !joins(kind, before, kindAt(text, at + 1)))) {
            if (isWord(kinds, at - start))
                tell(start, at);
            start = -1;
            kinds = 0;
        }
        before = kind;
    }
}
const KINDS_AND_LOWER = new Uint32Array(TOLD);
const LOWER = 8;
const KIND = (1 << LOWER) - 1;
for (let code = 0; code < TOLD; code++) {
    const lower = KINDS[code] === LETTER ? String.fromCharCode(code).toLowerCase().charCodeAt(0) : code;
    KINDS_AND_LOWER[code] = (lower << LOWER) | KINDS[code];
}
function addPlainHashes(text, hashes, start, mix) {
    const before = hashes.length;
    let from = -1;
    let kinds = 0;
    let last = 0;
    let hash = start;
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        const told = code < TOLD ? KINDS_AND_LOWER[code] : OTHER;
        const kind = told & KIND;
        if (kind & WORD_CHARACTER) {
            if (from < 0)
                from = at;
            kinds |= kind;
            hash = mix(hash, told >>> LOWER);
        }
        else if (kind === OTHER) {
            hashes.length = before;
            return false;
        }
        else if (from >= 0) {
            if (kind !== 0 && joins(kind, last, kindAt(text, at + 1)))
                hash = mix(hash, code);
            else {
                if (isWord(kinds, at - from))
                    hashes.push(hash);
                from = -1;
                kinds = 0;
                hash = start;
            }
        }
        last = kind;
    }
    if (from >= 0 && isWord(kinds, text.length - from))
        hashes.push(hash);
    return true;
}
function isWord(kinds, length) {
    return kinds !== UNDERSCORE || length > 1;
}
function kindAt(text, at) {
    return at < text.length ? KINDS[text.charCodeAt(at)] : 0;
}
function joins(kind, before, after) {
    if (before !== after)
        return false;
    return ((before === LETTER && (kind & BETWEEN_LETTERS) !== 0) ||
        (before === DIGIT && (kind & BETWEEN_DIGITS) !== 0));
}


/***/ }),

/***/ 50357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Vd: () => (/* binding */ REPEATED_BLOCK_WORDS),
  ye: () => (/* binding */ mostFrequent),
  n3: () => (/* binding */ repetitionIn)
});

// EXTERNAL MODULE: ./lib/engine/tools/content/carousels.js
var carousels = __webpack_require__(6635);
;// CONCATENATED MODULE: ./lib/engine/tools/content/function-words.js
const FUNCTION_WORDS = new Set(('about after also and another been before being both could does each every from have having here into just more most ' +
    'much must only other over same shall should some such than that their them then there these they this those through ' +
    'under until upon very were what when where which while will with within without would your yours ' +
    'aber alle als auch auf aus bei beim damit dann dass deine dem denn diese diesem diesen dieser dieses doch durch eine ' +
    'einem einen einer eines euch für haben hier ihnen ihre ihrem ihren ihrer immer jede jeder kann kein keine mehr mein ' +
    'meine mich muss nach nicht noch nur oder ohne schon sehr sein seine sich sind über unser unsere unter viel viele vom ' +
    'werden wenn wird wurde wurden zum zur ' +
    'ainsi alors aussi autre avec avez avons cette chez comme dans depuis donc elle elles être fait leur leurs mais même ' +
    'nous notre plus pour quand sans sera sont sous tous tout toute très votre vous ' +
    'algo ante aunque cada como con cual cuando desde donde ella ellos entre esta estas este esto estos está están hace ' +
    'hasta nuestra nuestro otra otro para pero porque pueden puede quien según ser sino sobre también tiene todo todos ' +
    'alla allo anche ancora che come così dalla degli della delle dello dopo essere hanno loro molto nella nelle nostro ' +
    'ogni perché più prima quando quello questa questo quindi senza sono sulla tutti tutto ' +
    'ainda até cada com como das depois dos ela eles esse esta este foi isso mais mas muito nossa nosso numa onde para pela ' +
    'pelo pode quando quem sem seus sobre sua também tem você vocês ' +
    'alle bij daar deze door echter geen haar heeft hebben hier hoe hun kunnen maar meer naar niet onze over toch tussen ' +
    'uit veel voor waar want wanneer wordt worden zich zijn zonder ' +
    'czy dla jako jest jest lub nad nie oraz pod poza przez przy się tak także tego tylko tym więc wszystkie żeby który która ' +
    'были была было быть ваша ваши весь где если есть еще ещё или как когда которая которые который между может можно наш ' +
    'наши них очень перед при про так также того тоже только чтобы что эта эти это этого ' +
    'ancak bile bir bizim bunu çok daha değil diye gibi göre hem her için ile kadar olan olarak sizin sonra ' +
    'detta eller från från har inte kan men också och över som till under utan vara ' +
    'adalah akan anda atau bagi dalam dapat dari dengan juga kami karena oleh pada serta tidak untuk yang ' +
    'của cho các được không là một những trong với ' +
    '我们 你们 他们 可以 这个 一个 没有 就是 因为 所以 如果 但是 以及 或者 进行').split(' '));
const MIN_LETTERS = 4;
const HIRAGANA = /^\p{Script=Hiragana}+$/u;
const DENSE_SCRIPT = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
function isContentWord(word) {
    if (!/\p{L}/u.test(word) || FUNCTION_WORDS.has(word) || HIRAGANA.test(word))
        return false;
    return word.length >= (DENSE_SCRIPT.test(word) ? 2 : MIN_LETTERS);
}

// EXTERNAL MODULE: ./lib/engine/tools/content/placeholder-text.js + 1 modules
var placeholder_text = __webpack_require__(79600);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
;// CONCATENATED MODULE: ./lib/engine/tools/content/reference-entries.js


const MAX_STEPS = 12;
const MAX_NAME = 120;
const NAME_IN_CODE = 40;
class ReferenceEntries {
    #terms = new Map();
    #firstCells = new Map();
    #names = new Map();
    entryOf(block, heading) {
        const names = this.#namesAround(block.element);
        if (names.length === 0 && !beginsWithCode(block))
            return undefined;
        return [heading.slice(0, MAX_NAME), ...names].join('\n');
    }
    #namesAround(element) {
        const names = [];
        let at = element;
        for (let step = 0; at && step < MAX_STEPS; step++, at = (0,html_document/* parentOf */.gN)(at)) {
            const name = at.tagName === 'dd' ? this.#termOf(at) : at.tagName === 'td' ? this.#firstCell(at) : undefined;
            if (name)
                names.push(this.#nameOf(name));
        }
        return names;
    }
    #termOf(description) {
        const list = (0,html_document/* parentOf */.gN)(description);
        if (!list)
            return undefined;
        let terms = this.#terms.get(list);
        if (!terms) {
            terms = termsIn(list);
            this.#terms.set(list, terms);
        }
        return terms.get(description);
    }
    #firstCell(cell) {
        const row = (0,html_document/* parentOf */.gN)(cell);
        if (!row)
            return undefined;
        if (!this.#firstCells.has(row))
            this.#firstCells.set(row, row.childNodes.find(html_document/* isElement */.vq));
        const first = this.#firstCells.get(row);
        return first === cell ? undefined : first;
    }
    #nameOf(element) {
        let name = this.#names.get(element);
        if (name === undefined) {
            name = (0,text_start/* startOfSeenText */.Mq)(element, MAX_NAME);
            this.#names.set(element, name);
        }
        return name;
    }
}
function termsIn(list) {
    const terms = new Map();
    let term;
    for (const child of list.childNodes) {
        if (!(0,html_document/* isElement */.vq)(child))
            continue;
        if (child.tagName === 'dt')
            term = child;
        else if (child.tagName === 'dd' && term)
            terms.set(child, term);
    }
    return terms;
}
function beginsWithCode({ text, prose }) {
    return text.slice(0, NAME_IN_CODE) !== prose.slice(0, NAME_IN_CODE);
}

// EXTERNAL MODULE: ./lib/engine/tools/content/text-statistics.js
var text_statistics = __webpack_require__(28253);
;// CONCATENATED MODULE: ./lib/engine/tools/content/repetition.js





const REPEATED_BLOCK_WORDS = 20;
function repetitionIn(blocks, apart) {
    const firsts = new Map();
    const copies = [];
    const entries = new ReferenceEntries();
    const groups = new HeadingGroups();
    let heading = '';
    let compared = 0;
    let all = 0;
    for (const [index, block] of blocks.entries()) {
        if (block.kind === 'heading') {
            heading = block.text;
            groups.add(block);
        }
        if (apart.some(elements => elements.has(block.element)))
            continue;
        if (block.kind === 'code' || isNavigation(block) || (0,placeholder_text/* isPlaceholder */.wK)(block) || isExcerpt(block))
            continue;
        const words = (0,text_statistics/* wordsOf */.Z9)(block.prose);
        if (words.length < REPEATED_BLOCK_WORDS)
            continue;
        compared++;
        all += words.length;
        const entry = entries.entryOf(block, heading) ?? '';
        const key = `${words.join(' ').toLowerCase()}\n${entry}`;
        const first = firsts.get(key);
        const under = groups.current;
        const isOfOtherGroup = first !== undefined && isSameEntryElsewhere(first.under, under);
        if (first && !isOfOtherGroup && !(0,carousels/* goesRound */.v)(block.element))
            copies.push({ block, first: first.block, words: words.length, distance: index - first.index });
        else if (!first)
            firsts.set(key, { block, index, under });
    }
    const copied = copies.reduce((sum, copy) => sum + copy.words, 0);
    if (isRepeatedOnPurpose(copies))
        return { copies: [], compared, share: 0 };
    return { copies, compared, share: all === 0 ? 0 : copied / all };
}
class HeadingGroups {
    #above = [];
    add({ element, text }) {
        const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? 6);
        while ((this.#above.at(-1)?.level ?? 0) >= level)
            this.#above.pop();
        this.#above.push({ level, text });
    }
    get current() {
        return { entry: this.#above.at(-1)?.text ?? '', group: this.#above.at(-2)?.text ?? '' };
    }
}
function isSameEntryElsewhere(one, other) {
    return one.entry !== '' && one.entry === other.entry && one.group !== other.group;
}
const MOST_WORDS = 60;
const FAR_BLOCKS = 10;
function isRepeatedOnPurpose([copy, ...others]) {
    return copy !== undefined && others.length === 0 && copy.words <= MOST_WORDS && copy.distance > FAR_BLOCKS;
}
function isNavigation({ text, linkCharacters }) {
    return linkCharacters > text.length / 2;
}
function isExcerpt({ text }) {
    return /(?:…|\.\.\.)\s?[\])]?$/.test(text);
}
function mostFrequent(paragraphs) {
    const sentences = paragraphs.flatMap(paragraph => paragraph.sentences);
    const total = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
    return [1, 2, 3].flatMap(length => {
        const counts = new Map();
        for (const sentence of sentences)
            countPhrases(sentence, length, counts);
        let [phrase, count] = ['', 0];
        for (const [other, times] of counts) {
            if (times > count && other.split(' ').some(isContentWord))
                [phrase, count] = [other, times];
        }
        return count === 0 ? [] : { phrase, count, share: (count * length) / total };
    });
}
function countPhrases(sentence, length, counts) {
    const lastAt = new Map();
    for (let at = 0; at + length <= sentence.length; at++) {
        const phrase = sentence
            .slice(at, at + length)
            .join(' ')
            .toLowerCase();
        const before = lastAt.get(phrase);
        if (before !== undefined && at < before + length)
            continue;
        lastAt.set(phrase, at);
        counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
}


/***/ }),

/***/ 28253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   jm: () => (/* binding */ statisticsOf)
/* harmony export */ });
/* unused harmony export sentencesOf */
/* harmony import */ var _plain_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);

const LONG_PARAGRAPH_WORDS = 150;
const LONG_SENTENCE_WORDS = 25;
const WORDS_PER_MINUTE = 238;
const SENTENCE_END = /[.!?…:。！？।॥؟۔።։៖។][\s"'”’»›)\]」』）]*$/u;
const UNMARKED_SCRIPT = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const LEAST_WORDS_OF_A_SENTENCE = 5;
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
function wordsOf(text) {
    const words = [];
    if ((0,_plain_words_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlain */ .$i)(text)) {
        (0,_plain_words_js__WEBPACK_IMPORTED_MODULE_0__/* .eachPlainWord */ .mW)(text, (from, to) => words.push(text.slice(from, to)));
        return words;
    }
    for (const { segment, isWordLike } of WORDS.segment(text)) {
        if (isWordLike)
            words.push(segment);
    }
    return words;
}
function sentencesOf(text) {
    const sentences = [];
    for (const { segment } of SENTENCES.segment(text)) {
        const words = wordsOf(segment);
        if (words.length > 0)
            sentences.push(words);
    }
    return sentences;
}
function statisticsOf(blocks, words) {
    const paragraphs = blocks.map(paragraphOf).filter(paragraph => paragraph !== undefined);
    const sentences = paragraphs.flatMap(paragraph => paragraph.sentences);
    const proseWords = sum(paragraphs.map(paragraph => paragraph.words.length));
    const lengths = paragraphs.map(paragraph => paragraph.words.length);
    return {
        words,
        characters: sum(blocks.map(block => block.text.length)),
        paragraphs,
        proseWords,
        sentences: sentences.length,
        sentencesOver25Words: sentences.filter(sentence => sentence.length > LONG_SENTENCE_WORDS).length,
        paragraphsOver150Words: lengths.filter(length => length > LONG_PARAGRAPH_WORDS).length,
        longestParagraphWords: lengths.reduce((most, length) => Math.max(most, length), 0),
        wordsPerSentence: sentences.length === 0 ? 0 : proseWords / sentences.length,
        readingMinutes: words / WORDS_PER_MINUTE,
    };
}
function paragraphOf(block) {
    if (block.kind !== 'text')
        return undefined;
    if (!SENTENCE_END.test(block.text.slice(-10)) && !UNMARKED_SCRIPT.test(block.text))
        return undefined;
    const sentences = sentencesOf(block.prose);
    const words = sentences.flat();
    return words.length < LEAST_WORDS_OF_A_SENTENCE ? undefined : { block, words, sentences };
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}


/***/ }),

/***/ 65322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ saysThanks)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);


const LONGEST = 120;
const MAX_HEADINGS = 3;
const THANKS = 'thank you(?: (?:so|very) much)?|(?:many )?thanks|(?:vielen |herzlichen |besten )?dank|danke(?: schön| sehr)?|merci(?: beaucoup)?|(?:muchas )?gracias|(?:muito )?obrigad[oa]|(?:moltes )?gràcies|grazie(?: mille)?|(?:hartelijk )?bedankt|dank je(?: wel)?|dziękujemy|děkujeme|ďakujeme|köszönjük|hvala(?: vam)?|tack|(?:mange )?tak|(?:tusen )?takk|kiitos|aitäh|paldies|ačiū|dėkojame|mulțumim|mulţumim|teşekkür(?:ler| ederiz)|спасибо|дякуємо|благодар(?:им|я)|ευχαριστούμε|terima kasih|cảm ơn|شكر[اً]+|תודה(?: רבה)?|धन्यवाद|ขอบคุณ';
const FOR_IT = '$|[!.,;:–—-]|(?: (?:for|für|pour|por|per|pels?|voor|za|för|for|til|de|pentru|atas|vì|עבור|על|за|για)(?![\\p{L}]))';
const SAYS_THANKS = new RegExp(`^¡?(?:${THANKS})\\s*(?:${FOR_IT})`, 'iu');
const IN_SIGNS = /^(?:(?:お問い?合わ?せ|ご(?:注文|予約|応募|登録))?.{0,12}ありがとうございま(?:す|した)|감사합니다|谢谢|謝謝|感谢您|感謝您)/u;
const SENT = [
    [
        'message|form|enquiry|inquiry|request|order|booking|application|registration|submission',
        '(?:has been|was|is) (?:successfully )?(?:sent|received|submitted|confirmed)',
    ],
    [
        'nachricht|anfrage|formular|anmeldung|bestellung|buchung',
        'gesendet|versendet|übermittelt|verschickt|eingegangen|erhalten',
    ],
    ['message|demande|formulaire|commande|inscription|soumission', 'envoyée?|reçue?|enregistrée?'],
    ['mensaje|solicitud|formulario|pedido|reserva', 'enviad[oa]|recibid[oa]'],
    ['mensagem|pedido|formulário', 'enviad[oa]|recebid[oa]'],
    ['messaggio|richiesta|ordine|modulo', 'inviat[oa]|ricevut[oa]'],
    ['bericht|aanvraag|bestelling', 'verzonden|ontvangen'],
    ['wiadomość|formularz', 'wysłan[ay]|wysłane'],
    ['zpráva|formulář', 'odeslána?'],
    ['сообщение|заявка', 'отправлен[оа]|принята'],
];
const ARRIVED = SENT.map(([what, arrived]) => new RegExp(`(?<!\\p{L})(?:${what})(?!\\p{L}).{0,30}(?<!\\p{L})(?:${arrived})(?!\\p{L})`, 'iu'));
function saysThanks(document) {
    const texts = (tag) => document
        .elements(tag)
        .slice(0, MAX_HEADINGS)
        .map(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(element, LONGEST + 1)))
        .filter(text => text !== '');
    const headlines = texts('h1');
    return (headlines.length > 0 ? headlines : texts('title')).some(isThanks);
}
function isThanks(text) {
    if (text.length > LONGEST)
        return false;
    return SAYS_THANKS.test(text) || IN_SIGNS.test(text) || ARRIVED.some(pattern => pattern.test(text));
}


/***/ }),

/***/ 39655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ wordHashesOf)
/* harmony export */ });
/* harmony import */ var _plain_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _text_statistics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28253);


function wordHashesOf(blocks) {
    const hashes = [];
    for (const { text } of blocks) {
        if ((0,_plain_words_js__WEBPACK_IMPORTED_MODULE_0__/* .addPlainHashes */ .Al)(text, hashes, BASIS, mix))
            continue;
        for (const word of (0,_text_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z9)(text))
            hashes.push(hashOf(word.toLowerCase()));
    }
    return hashes;
}
const BASIS = 0x811c9dc5 | 0;
const PRIME = 0x01000193;
function mix(hash, code) {
    return Math.imul(hash ^ code, PRIME);
}
function hashOf(text) {
    let hash = BASIS;
    for (let at = 0; at < text.length; at++)
        hash = mix(hash, text.charCodeAt(at));
    return hash;
}


/***/ }),

/***/ 92263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ shownPage),
/* harmony export */   q: () => (/* binding */ shownJudgedPage)
/* harmony export */ });
/* harmony import */ var _page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7678);

async function shownPage(visit) {
    const page = await visit.htmlPage();
    (0,_page_instant_redirect_js__WEBPACK_IMPORTED_MODULE_0__/* .assertShown */ .eI)(page);
    return page;
}
async function shownJudgedPage(visit) {
    await shownPage(visit);
    return await visit.judgedPage();
}


/***/ })

};
