export const id = 4697;
export const ids = [4697];
export const modules = {

/***/ 79183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ unlessUnfilled),
/* harmony export */   _V: () => (/* binding */ renderingFacts),
/* harmony export */   gb: () => (/* binding */ judgeScripts)
/* harmony export */ });
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79786);

/**
 * Judges what scripts changed. Where they were not seen at work there is nothing to say.
 *
 * @param judge compares `page.document` with the document before scripts
 */
function judgeScripts({ scripts }, judge) {
    switch (scripts.state) {
        case 'none':
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notApplicable */ .hH)('no scripts run on the page');
        case 'unseen':
            return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notMeasured */ .q7)(scripts.reason);
        case 'seen':
            return judge(scripts.before);
    }
}
/**
 * The judgements as they are, but for a page that only scripts fill and that was not rendered: what its empty shell
 * shows is then neither a fault nor a merit of the page.
 *
 * @param unsure outcomes that scripts could change
 */
function unlessUnfilled({ unfilled }, judgements, unsure = ['pass', 'fail', 'not-applicable']) {
    if (unfilled === undefined)
        return judgements;
    const unknown = (0,_judgement_js__WEBPACK_IMPORTED_MODULE_0__/* .notMeasured */ .q7)(unfilled);
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, unsure.includes(judgement.outcome) ? unknown : judgement]));
}
/** Which document was judged, and why not the rendered one: `{ judged: 'rendered' | 'sent', reason }`. */
function renderingFacts({ scripts }) {
    if (scripts.state === 'seen')
        return { judged: 'rendered', reason: null };
    return { judged: 'sent', reason: scripts.state === 'none' ? 'no scripts run on the page' : scripts.reason };
}


/***/ }),

/***/ 91375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ asRead)
/* harmony export */ });
/** A response whose document was read in part counts as truncated, whatever it was that ended the reading. */
function asRead(response, { unread }) {
    return unread === undefined ? response : { ...response, truncated: true };
}


/***/ }),

/***/ 29746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ languageAlternates)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);
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
    return {
        source: 'html',
        code: ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'hreflang') ?? '').trim(),
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
    const code = parameters.get('hreflang')?.trim();
    const type = parameters.get('type')?.toLowerCase() ?? '';
    const forPages = type === '' || type.startsWith('text/html');
    if (code === undefined || !types.includes('alternate') || !(0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(link, page.url) || !forPages)
        return [];
    const source = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="alternate"; hreflang="${code}"`);
    return [
        {
            source: 'header',
            code,
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

/***/ 32222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openHtml)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9579);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);
/* harmony import */ var _html_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91375);




/**
 * The document of a response other than the audited page's; undefined where its type is not HTML.
 *
 * @param preview that of the audited page, where the response is of the same host
 */
function openHtml(response, preview) {
    const type = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .mediaType */ .JL)(response);
    if (type !== 'text/html' && type !== 'application/xhtml+xml')
        return undefined;
    const { text, encoding } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .i)(response.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .header */ .wx)(response, 'content-type'));
    const document = new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, response.url);
    return {
        url: response.url,
        response: (0,_html_page_js__WEBPACK_IMPORTED_MODULE_3__/* .asRead */ .v)(response, document),
        document,
        encoding,
        ...(preview && { preview }),
    };
}


/***/ }),

/***/ 15798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isMountPoint),
/* harmony export */   H: () => (/* binding */ scriptShellOf)
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
    if (element.namespaceURI !== HTML_NAMESPACE)
        return false;
    const named = element.tagName.includes('-') || isMountPoint((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id'));
    return named && isEmpty(element) && !isHidden(element);
}
function isEmpty(element) {
    const text = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(element));
    if (text !== '' && !(text.length <= MAX_WAITING_LENGTH && WAITING.test(text)))
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


/***/ }),

/***/ 64697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/visit/shown-page.js + 1 modules
var shown_page = __webpack_require__(54963);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/anchors.js




/** Attributes of links that scripts make into switches of something on the page. */
const SWITCHES = [
    ...['role', 'onclick', 'aria-controls', 'aria-expanded', 'aria-haspopup'],
    ...['data-toggle', 'data-bs-toggle', 'data-target', 'data-bs-target', 'data-slide', 'data-bs-slide'],
];
/** Whether links to places on the page lead to one place each. */
const anchors_anchors = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'anchor-ambiguous': {
            severity: 'notice',
            title: 'Links lead to an id that several elements have',
            why: 'They all lead to the first of these elements: the others cannot be reached, though visitors expect to get there.',
            fix: 'Give each of the elements an id of its own.',
            help: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
            example: '<a href="#price">Prices</a> … <h2 id="price">Monthly</h2> … <h2 id="price">Yearly</h2>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { document } = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: { 'anchor-ambiguous': judgeAnchors(document) } };
    },
});
function judgeAnchors(document) {
    const wanted = pageAnchors(document);
    if (wanted.size === 0)
        return (0,judgement/* notApplicable */.hH)('no link leads to a place on the page');
    const byId = new Map();
    for (const element of document.elements()) {
        const id = (0,html_document/* attribute */.lt)(element, 'id');
        if (id === undefined || !wanted.has(id))
            continue;
        const same = byId.get(id);
        if (same)
            same.push(element);
        else
            byId.set(id, [element]);
    }
    if (byId.size === 0)
        return (0,judgement/* notApplicable */.hH)('no place that links of the page lead to is there');
    const others = [...byId].flatMap(([id, elements]) => elements
        .slice(1)
        .map(element => document.occurrence(element, `links to #${id} lead to another element with this id`)));
    return (0,judgement/* failWhere */.a4)(others);
}
/** The ids on the page that its own links lead to. */
function pageAnchors(document) {
    const ids = new Set();
    for (const link of document.elements('a', 'area')) {
        const href = (0,html_document/* attribute */.lt)(link, 'href')?.trim();
        if (!href?.startsWith('#') || href === '#' || href.startsWith('#:~:'))
            continue;
        if (SWITCHES.some(name => (0,html_document/* attribute */.lt)(link, name) !== undefined))
            continue;
        ids.add(decoded(href.slice(1)));
    }
    return ids;
}
function decoded(fragment) {
    try {
        return decodeURIComponent(fragment);
    }
    catch {
        return fragment;
    }
}

// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/contact.js






/** Links that a page needs outside of its text to have a navigation. */
const LEAST_LINKS = 3;
const MAX_TEXT = 200;
/** Languages whose words are known here. */
const LANGUAGES = new Set([
    'en',
    'de',
    'fr',
    'es',
    'it',
    'pt',
    'nl',
    'sv',
    'da',
    'nb',
    'no',
    'fi',
    'pl',
    'cs',
]);
/** Words, in texts and addresses of links, for who is behind a site and how to reach them. */
const WORDS = /contact|about|imprint|legal|company|team|support|help|feedback|report|privac|terms|who-?\s?we|kontakt|impressum|über|ueber|anbieter|datenschutz|hilfe|à propos|a-propos|mentions|qui sommes|aide|confidentialit|contato|contacto|acerca|quiénes|quienes|aviso|ayuda|privacidad|sobre|quem somos|ajuda|contatti|chi siamo|chi-siamo|note legali|aiuto|riservatezza|over ons|over-ons|colofon|om oss|om-oss|om os|om-os|hjälp|hjelp|hjælp|yhteys|yhteystiedot|meistä|tietoa|o nas|o-nas|o nás|pomoc|nápověda|author|maintain/i;
/** Where people and firms have their profiles. */
const PROFILES = /(?:^|\.)(?:github\.com|gitlab\.com|codeberg\.org|linkedin\.com|facebook\.com|instagram\.com|x\.com|twitter\.com|bsky\.app|youtube\.com|discord\.(?:gg|com)|slack\.com|t\.me|wa\.me|xing\.com|tiktok\.com|mastodon\.[a-z]+)$/i;
/** Whether a page that has a navigation leads to who is behind it. */
const contact = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'contact-missing': {
            severity: 'notice',
            title: 'Nothing on the page leads to who is behind it',
            why: 'Visitors, and those who rate pages for Google, look for somebody to turn to before they trust a site.',
            fix: 'Link to an imprint, contact or about page in the footer.',
            help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
            example: '<footer><a href="/a">A</a> <a href="/b">B</a> <a href="/c">C</a></footer>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'contact-missing': judgeContact(page.document) }) };
    },
});
function judgeContact(document) {
    const language = (document.html && (0,html_document/* attribute */.lt)(document.html, 'lang'))?.trim().toLowerCase().split(/[-_]/)[0];
    if (!language)
        return (0,judgement/* notApplicable */.hH)('the page does not say its language, so no words can be looked for');
    if (!LANGUAGES.has(language))
        return (0,judgement/* notApplicable */.hH)(`the words of the language "${language}" are not known`);
    const links = document.elements('a', 'area').filter(link => (0,html_document/* attribute */.lt)(link, 'href') !== undefined);
    const around = aroundContent(document);
    if (links.filter(link => around.has(link)).length < LEAST_LINKS)
        return (0,judgement/* notApplicable */.hH)('the page has no footer or navigation with links');
    if (document.elements('address').length > 0)
        return (0,judgement/* pass */.IX)();
    if (links.some(link => isContact(link, document)))
        return (0,judgement/* pass */.IX)();
    return (0,judgement/* fail */.fJ)({ url: document.url, message: `none of ${links.length} links` });
}
const AROUND = new Set(['footer', 'header', 'nav']);
/** What stands in the parts around the content. Elements come in document order, parents first. */
function aroundContent(document) {
    const around = new Set();
    for (const element of document.elements()) {
        const parent = (0,html_document/* parentOf */.gN)(element);
        if (AROUND.has(element.tagName) || (parent && around.has(parent)))
            around.add(element);
    }
    return around;
}
function isContact(link, document) {
    const href = (0,html_document/* attribute */.lt)(link, 'href') ?? '';
    if (/^\s*(?:mailto|tel|sms|whatsapp):/i.test(href))
        return true;
    const url = URL.parse(document.resolve(href) ?? '');
    if (url && PROFILES.test(url.hostname))
        return true;
    const name = (0,html_document/* attribute */.lt)(link, 'aria-label') ?? (0,html_document/* attribute */.lt)(link, 'title') ?? '';
    const texts = [contact_decoded(url?.pathname ?? href), (0,text_start/* startOfSeenText */.Mq)(link, MAX_TEXT), name];
    return texts.some(text => WORDS.test(text));
}
function contact_decoded(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}

// EXTERNAL MODULE: ./lib/engine/formats/html/charset.js
var charset = __webpack_require__(51475);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 17 modules
var dist = __webpack_require__(92009);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/source-tags.js




const WATCHED = new Set(['html', 'head', 'body', 'form']);
/** The start tags of the page as sent, read once for all who ask. */
const sentTags = (0,per_visit/* perVisit */.V)(async (visit) => {
    const page = await (0,shown_page/* shownPage */.V)(visit);
    return { page, source: readSourceTags(page.document) };
});
/** The place of a tag that no element came of. */
function placeOfTag(document, tag, message) {
    const { offset, end, line, column } = tag;
    return { url: document.url, message, snippet: (0,html_document/* snippet */.UA)(document.source.slice(offset, end)), line, column };
}
/** Reads the source of a document once more, for the start tags that its tree has no element for. */
function readSourceTags({ source }) {
    const reader = new TagReader(source);
    reader.tokenizer.write(source, true);
    return { tags: reader.tags, unfinished: reader.unfinished };
}
class TagReader extends dist/* Parser */.iX {
    tags = [];
    unfinished;
    #lastTagEnd = 0;
    constructor(source) {
        super({
            sourceCodeLocationInfo: true,
            scriptingEnabled: true,
            onParseError: ({ code }) => {
                if (code !== dist/* ErrorCodes */.tG.eofInTag)
                    return;
                const at = source.slice(this.#lastTagEnd).search(/<[a-z/]/i);
                if (at >= 0)
                    this.unfinished = this.#lastTagEnd + at;
            },
        });
    }
    onStartTag(token) {
        const { location, tagName } = token;
        if (location) {
            this.#lastTagEnd = location.endOffset;
            const isNew = location.startOffset !== this.tags.at(-1)?.offset;
            if (WATCHED.has(tagName) && isNew) {
                const { startLine: line, startCol: column, startOffset: offset, endOffset: end } = location;
                this.tags.push({ name: tagName, line, column, offset, end });
            }
        }
        super.onStartTag(token);
    }
    onEndTag(token) {
        if (token.location)
            this.#lastTagEnd = token.location.endOffset;
        super.onEndTag(token);
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/unclosed.js


/** Elements that hold nothing but text until their end tag comes. */
const TEXT_ELEMENTS = ['iframe', 'noframes', 'noscript', 'script', 'style', 'textarea', 'title', 'xmp'];
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
const ELEMENT = /<[a-z]/i;
const END_TAGS = /^(?:\s*<\/[a-z]+\s*>)*\s*$/i;
/**
 * Whether something that is never closed takes in the rest of the page: an element that can hold only text, a comment,
 * or a tag itself. What takes in nothing but end tags does no harm.
 */
function judgeUnclosed(document, { unfinished }) {
    const element = document.elements(...TEXT_ELEMENTS).findLast(isOpenAtEnd);
    if (element) {
        const lost = document.source.slice(element.sourceCodeLocation?.startTag?.endOffset);
        // A script that is not closed does not run either.
        const harms = element.tagName === 'script' ? !END_TAGS.test(lost) : ELEMENT.test(lost);
        const message = `<${element.tagName}> is never closed and takes in ${lost.length} characters`;
        const place = placeOf(document, element.sourceCodeLocation?.startOffset ?? 0, message);
        return (0,judgement/* failWhere */.a4)(harms ? [{ ...place, selector: document.selectorOf(element) }] : []);
    }
    const offset = unfinished ?? openComment(document);
    if (offset === undefined)
        return (0,judgement/* failWhere */.a4)([]);
    const lost = document.source.slice(offset);
    if (!ELEMENT.test(lost.slice(1)))
        return (0,judgement/* failWhere */.a4)([]);
    const what = unfinished === undefined ? 'a comment' : 'a tag';
    return (0,judgement/* failWhere */.a4)([
        placeOf(document, offset, `${what} is never closed and takes in ${lost.length} characters`),
    ]);
}
/** Only its end tag or the end of the document ends such an element. */
function isOpenAtEnd({ namespaceURI, sourceCodeLocation: location }) {
    return namespaceURI === HTML_NAMESPACE && location?.startTag !== undefined && location.endTag === undefined;
}
function openComment({ root, source }) {
    let last;
    (0,html_document/* walk */.GG)(root, node => {
        if (node.nodeName === '#comment')
            last = node;
    });
    const location = last?.sourceCodeLocation;
    if (!location || location.endOffset < source.length)
        return undefined;
    const text = source.slice(location.startOffset, location.endOffset);
    return text.startsWith('<!--') && !/--!?>$/.test(text) ? location.startOffset : undefined;
}
function placeOf(document, offset, message) {
    const lines = document.source.slice(0, offset).split(/\r\n|\n|\r/);
    return {
        url: document.url,
        message,
        snippet: (0,html_document/* snippet */.UA)(document.source.slice(offset)),
        line: lines.length,
        column: lines.at(-1).length + 1,
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/source.js







/** What the source of the page shows, whatever stands in it. */
const source = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'quirks-mode': {
            severity: 'warning',
            title: 'Browsers lay the page out in quirks mode',
            why: 'They then imitate the faults of browsers of the 1990s: widths, heights and line heights differ from what the styles say, and from other pages of the site.',
            fix: 'Begin the document with <!doctype html>, before anything else.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Guides/Quirks_mode_and_standards_mode',
            example: '<html><head><title>No doctype</title>',
        },
        frameset: {
            severity: 'warning',
            title: 'The page is made of frames',
            why: 'Search engines index each frame as a page of its own, without the frames around it, and visitors can neither link to nor bookmark what they see.',
            fix: 'Put the content and its navigation into one document.',
            help: 'https://html.spec.whatwg.org/multipage/obsolete.html#frames',
            example: '<frameset cols="20%,80%"><frame src="menu.html"><frame src="text.html"></frameset>',
        },
        'unclosed-element': {
            severity: 'error',
            title: 'An element that is never closed swallows the rest of the page',
            why: 'Browsers and search engines take all that follows for its text: neither content nor links behind it exist for them.',
            fix: 'Write its end tag; in HTML a slash at the end of the start tag, as in <iframe />, closes nothing.',
            help: 'https://html.spec.whatwg.org/multipage/parsing.html#parse-error-non-void-html-element-start-tag-with-trailing-solidus',
            example: '<iframe src="/map" />\n<h2>What comes after the map is not shown</h2>',
        },
        'repeated-document-tag': {
            severity: 'notice',
            title: 'The source begins <html>, <head> or <body> more than once',
            why: 'Templates have been put into each other: browsers drop the second tag, and metadata that was written for a second <head> is ignored.',
            fix: 'Let one template write these elements, and leave them out of the parts that it includes.',
            help: 'https://html.spec.whatwg.org/multipage/sections.html#the-body-element',
            example: '<body><header>…</header><html><body><main>…</main>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, source: read } = await sentTags(visit);
        assertHtml(page);
        const { document, response } = page;
        return {
            judgements: {
                'quirks-mode': judgeQuirks(document),
                frameset: (0,judgement/* failWhere */.a4)(document
                    .elements('frameset')
                    .slice(0, 1)
                    .map(element => document.occurrence(element, `${document.elements('frame').length} frames`))),
                'unclosed-element': response.truncated
                    ? (0,judgement/* notMeasured */.q7)('the page is too large to be read to its end')
                    : judgeUnclosed(document, read),
                'repeated-document-tag': judgeRepeatedTags(document, read.tags),
            },
        };
    },
});
/**
 * XML has its own rules for all of this, and browsers show nothing of a page that breaks them.
 *
 * @throws NotApplicable where the page is sent as XML
 */
function assertHtml({ response }) {
    if ((0,exchange/* mediaType */.JL)(response) === 'application/xhtml+xml')
        throw new not_measured/* NotApplicable */.bQ('the page is sent as XML');
}
/** @see https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode */
function judgeQuirks(document) {
    if (!document.quirks)
        return (0,judgement/* pass */.IX)();
    const { doctype, source, url } = document;
    const message = doctype
        ? 'the doctype is one that asks for it'
        : /<!doctype/i.test(source)
            ? 'something stands before the doctype'
            : 'there is no doctype';
    return (0,judgement/* fail */.fJ)({ url, message, snippet: (0,html_document/* snippet */.UA)(source), line: 1, column: 1 });
}
function judgeRepeatedTags(document, tags) {
    const repeated = ['html', 'head', 'body'].flatMap(name => {
        const [first, ...others] = tags.filter(tag => tag.name === name);
        const message = `<${name}> has begun in line ${first?.line}`;
        return others.map(tag => placeOfTag(document, tag, message));
    });
    return (0,judgement/* failWhere */.a4)(repeated);
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/encoding.js







/** Bytes in which a declaration in the document must end. @see https://html.spec.whatwg.org/multipage/semantics.html#charset */
const DECLARATION_BYTES = 1024;
/** Whether a page says in which encoding it is written, once and where browsers look for it. */
const encoding = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'encoding-undeclared': {
            severity: 'warning',
            title: 'The page does not say in which encoding it is written',
            why: 'Browsers and search engines have to guess, and show wrong letters where they guess wrong.',
            fix: 'Send Content-Type: text/html; charset=utf-8, or put <meta charset="utf-8"> first into <head>: only the first 1,024 bytes are searched for it.',
            help: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
            example: 'Content-Type: text/html\n\n<!doctype html><html><head><title>Grüße</title>',
        },
        'encoding-conflict': {
            severity: 'notice',
            title: 'The page names different encodings',
            why: 'Browsers take the one of the header; whatever reads the file without it, as a copy or an archive does, gets wrong letters.',
            fix: 'Name the same encoding, utf-8, in the header and in the <meta>.',
            help: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
            example: 'Content-Type: text/html; charset=utf-8\n\n<meta charset="iso-8859-1">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownPage */.V)(visit);
        assertHtml(page);
        const declared = declaredIn(page);
        return {
            judgements: {
                'encoding-undeclared': judgeDeclaration(page, declared),
                'encoding-conflict': judgeAgreement(page.document, declared),
            },
        };
    },
});
function judgeDeclaration({ document, encoding }, { mark, header, meta }) {
    if (mark ?? header)
        return (0,judgement/* pass */.IX)();
    const guess = `browsers take ${encoding.toLowerCase()}`;
    if (!meta)
        return (0,judgement/* fail */.fJ)({ url: document.url, message: `neither a header nor a <meta> names one; ${guess}` });
    if (meta.endByte <= DECLARATION_BYTES)
        return (0,judgement/* pass */.IX)();
    const where = `the <meta> ends at byte ${meta.endByte}, behind the first ${DECLARATION_BYTES}`;
    return (0,judgement/* fail */.fJ)(document.occurrence(meta.element, `${where}; ${guess}`));
}
function judgeAgreement(document, { mark, header, meta }) {
    const first = mark ?? header;
    if (!first || !meta)
        return (0,judgement/* notApplicable */.hH)('the page names its encoding at most once');
    if (first === meta.encoding)
        return (0,judgement/* pass */.IX)();
    const where = mark ? 'the byte-order mark' : 'the header Content-Type';
    return (0,judgement/* fail */.fJ)(document.occurrence(meta.element, `${where} says ${first}, the <meta> ${meta.encoding}`));
}
function declaredIn({ document, response, encoding }) {
    const meta = metaDeclaration(document);
    const before = meta ? document.source.slice(0, meta.element.sourceCodeLocation?.endOffset) : '';
    return {
        mark: markOf(response.body),
        header: nameOf((0,charset/* charsetOf */.e)((0,exchange/* header */.wx)(response, 'content-type'))),
        meta: meta && {
            ...meta,
            endByte: encoding === 'UTF-8' ? Buffer.byteLength(before) : before.length,
        },
    };
}
function metaDeclaration(document) {
    for (const element of document.elements('meta')) {
        const pragma = (0,html_document/* attribute */.lt)(element, 'http-equiv')?.trim().toLowerCase() === 'content-type';
        const label = (0,html_document/* attribute */.lt)(element, 'charset') ?? (pragma ? (0,charset/* charsetOf */.e)((0,html_document/* attribute */.lt)(element, 'content')) : undefined);
        const encoding = nameOf(label);
        // A document that can be read as ASCII, to find this, is no UTF-16: browsers take it for UTF-8.
        if (encoding)
            return { encoding: encoding.startsWith('utf-16') ? 'utf-8' : encoding, element };
    }
    return undefined;
}
function markOf(body) {
    if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf)
        return 'utf-8';
    if (body[0] === 0xfe && body[1] === 0xff)
        return 'utf-16be';
    if (body[0] === 0xff && body[1] === 0xfe)
        return 'utf-16le';
    return undefined;
}
/** The WHATWG name behind a label; undefined where there is none, so that browsers pass over it. */
function nameOf(label) {
    try {
        return label === undefined ? undefined : new TextDecoder(label.trim()).encoding;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/engine/visit/rendering.js
var rendering = __webpack_require__(97382);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/own-loading.js



/** The page as it loaded in Chrome, or why there is nothing to say of it. */
const ownLoading = (0,per_visit/* perVisit */.V)(async (visit) => {
    await (0,shown_page/* shownPage */.V)(visit);
    return await (0,rendering/* ownRenderingOrReason */.G)(visit);
});

;// CONCATENATED MODULE: ./lib/engine/tools/ux/forms.js







/** How the forms of the page can be filled in. */
const forms_forms = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'form-nested': {
            severity: 'warning',
            title: 'A form stands inside another form',
            why: 'Browsers drop the start tag of the inner one: its fields are sent with the outer form, to the wrong address, or not at all.',
            fix: 'Close the first form before the second begins.',
            help: 'https://html.spec.whatwg.org/multipage/forms.html#the-form-element',
            example: '<form action="/order"> … <form action="/search"><input name="q"></form> … </form>',
        },
        'form-without-submit': {
            severity: 'warning',
            title: 'A form has no button that sends it',
            why: 'Without one, the Enter key does not send a form of several fields either, and assistive software finds nothing to activate.',
            fix: 'Put a <button> into the form; its type is submit where none is given.',
            help: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission',
            example: '<form action="/login"><input name="user"><input name="password" type="password"></form>',
        },
        'paste-prevented': {
            severity: 'warning',
            title: 'A field refuses to be pasted into',
            why: 'It locks password managers out and makes visitors type what they could copy; those who cannot do so leave.',
            fix: 'Remove the handler of the paste event.',
            help: 'https://developer.chrome.com/docs/lighthouse/best-practices/paste-preventing-inputs',
            example: '<input type="password" onpaste="return false">',
        },
        'input-type-generic': {
            severity: 'notice',
            title: 'A field for an e-mail address or telephone number is one for any text',
            why: 'Phones show the wrong keyboard for it, without @ or with letters.',
            fix: 'Use type="email" or type="tel", or say it with inputmode.',
            help: 'https://web.dev/learn/forms/form-fields',
            example: '<input type="text" name="email">',
        },
        'autocomplete-missing': {
            severity: 'notice',
            title: 'A field does not say what browsers may fill in',
            why: 'Browsers and password managers fill a field reliably only where they are told what it is for.',
            fix: 'Add autocomplete with "email", "tel", "current-password" or "new-password".',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html',
            example: '<input type="password" name="password">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const [judged, { page: sent, source }, loading] = await Promise.all([
            (0,shown_page/* shownJudgedPage */.q)(visit),
            sentTags(visit),
            ownLoading(visit),
        ]);
        const { document } = judged;
        const fields = document.elements('input').filter(isFillable);
        const pastedInto = fields.filter(field => PASTED_INTO.test(typeOf(field)));
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(judged, {
                'form-nested': judgeNesting(sent.document, source.tags),
                'form-without-submit': judgeSubmit(document),
                'paste-prevented': judgePaste(document, pastedInto, loading),
                'input-type-generic': judgeTypes(document, fields),
                'autocomplete-missing': judgeAutocomplete(document, fields),
            }),
        };
    },
});
function judgeNesting(document, tags) {
    const forms = document.elements('form');
    const begun = tags.filter(({ name }) => name === 'form');
    if (begun.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no forms');
    const kept = new Set(forms.map(form => form.sourceCodeLocation?.startOffset));
    const dropped = [];
    let outer;
    for (const tag of begun) {
        if (kept.has(tag.offset))
            outer = tag;
        else if (outer) {
            const message = `the form that begins in line ${outer.line} is still open, so this one does not exist`;
            dropped.push(placeOfTag(document, tag, message));
        }
    }
    return (0,judgement/* failWhere */.a4)(dropped);
}
/** Types of fields in which Enter sends a form only where it has a button, or no other such field. */
const TEXT_FIELDS = /^(?:text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/;
/** Forms that are made to be sent: those that say where to. A script may well take care of others. */
function judgeSubmit(document) {
    const forms = document
        .elements('form')
        .filter(form => ((0,html_document/* attribute */.lt)(form, 'action')?.trim() ?? '') !== '' && (0,html_document/* attribute */.lt)(form, 'method') !== 'dialog');
    if (forms.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no forms that say where they are sent');
    const owned = ownersOf(document);
    return (0,judgement/* failWhere */.a4)(forms
        .filter(form => cannotBeSent(form, owned.get(form) ?? []))
        .map(form => document.occurrence(form, 'has no button that sends it')));
}
function cannotBeSent(form, controls) {
    if (controls.some(isPressable) || [form, ...controls].some(sendsByScript))
        return false;
    const inputs = controls.filter(({ tagName }) => tagName === 'input').filter(isFillable);
    const fields = inputs.filter(field => TEXT_FIELDS.test(typeOf(field)));
    const areas = controls.filter(({ tagName }) => tagName === 'textarea');
    return fields.length > 1 || (fields.length === 0 && areas.length > 0);
}
function isPressable(element) {
    const { tagName } = element;
    if (tagName === 'input')
        return /^(?:submit|image|button)$/.test(typeOf(element));
    return tagName === 'button' || tagName.includes('-') || (0,html_document/* attribute */.lt)(element, 'role') === 'button';
}
function sendsByScript({ tagName, attrs }) {
    return tagName === 'a' || attrs.some(({ name }) => /^on(?:change|input|click|key)/.test(name));
}
/** What belongs to each form: what stands in it, and what names it with `form`. */
function ownersOf(document) {
    const owned = new Map(document.elements('form').map(form => [form, []]));
    const byId = new Map(document.elements('form').map(form => [(0,html_document/* attribute */.lt)(form, 'id'), form]));
    const around = formsAround(document);
    for (const element of document.elements()) {
        const id = (0,html_document/* attribute */.lt)(element, 'form');
        const owner = id === undefined ? around.get(element) : byId.get(id);
        if (owner)
            owned.get(owner)?.push(element);
    }
    return owned;
}
/** The form that each element stands in. Elements come in document order, so that of the parent is known before. */
function formsAround(document) {
    const around = new Map();
    for (const element of document.elements()) {
        const parent = (0,html_document/* parentOf */.gN)(element);
        const form = parent?.tagName === 'form' ? parent : parent && around.get(parent);
        if (form)
            around.set(element, form);
    }
    return around;
}
/** Types of fields that Chrome is asked to paste into. */
const PASTED_INTO = /^(?:text|search|tel|url|email|password|number)$/;
function judgePaste(document, fields, rendered) {
    const refusing = fields.filter(field => /return\s+false|preventDefault/.test((0,html_document/* attribute */.lt)(field, 'onpaste') ?? ''));
    if (refusing.length > 0) {
        return (0,judgement/* fail */.fJ)(refusing.map(field => document.occurrence(field, 'its onpaste refuses what is pasted')));
    }
    if (fields.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no fields to write in');
    if (typeof rendered === 'string')
        return (0,judgement/* notMeasured */.q7)(rendered);
    if (!rendered.pasteRefusals)
        return (0,judgement/* notMeasured */.q7)('Chrome could not try it in time');
    return (0,judgement/* failWhere */.a4)(rendered.pasteRefusals.map(({ selector, type }) => ({
        url: rendered.url,
        selector,
        message: `a script refuses what is pasted into this field of type "${type}"`,
    })));
}
const MAIL_NAME = /^(?:e-?mail|mail)(?:[-_]?addr(?:ess|esse)?)?$/i;
const PHONE_NAME = /^(?:tel|telephone|telefon|phone|mobile|handy)(?:[-_]?(?:no|nr|number|nummer))?$/i;
/** Fields for an address or a number of people, by their type or name, whose type is to say so. */
function judgeTypes(document, fields) {
    const meant = fields.flatMap(field => {
        const type = fittingType(field);
        return type ? [{ field, type }] : [];
    });
    if (meant.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no field for an e-mail address or telephone number');
    return (0,judgement/* failWhere */.a4)(meant
        .filter(({ field }) => typeOf(field) === 'text' && (0,html_document/* attribute */.lt)(field, 'inputmode') === undefined)
        .map(({ field, type }) => document.occurrence(field, `its type is "text", and "${type}" fits`)));
}
/** The type that a field has, or one for any text should have by its name; undefined where it is for something else. */
function fittingType(field) {
    const own = typeOf(field);
    if (own === 'email' || own === 'tel')
        return own;
    if (own !== 'text')
        return undefined;
    const tokens = ((0,html_document/* attribute */.lt)(field, 'autocomplete') ?? '').toLowerCase().split(/\s+/);
    const names = [(0,html_document/* attribute */.lt)(field, 'name') ?? '', (0,html_document/* attribute */.lt)(field, 'id') ?? ''];
    if (tokens.includes('email') || names.some(name => MAIL_NAME.test(name)))
        return 'email';
    return tokens.includes('tel') || names.some(name => PHONE_NAME.test(name)) ? 'tel' : undefined;
}
const PERSONAL = /^(?:password|email|tel)$/;
function judgeAutocomplete(document, fields) {
    const personal = fields.filter(field => PERSONAL.test(typeOf(field)));
    if (personal.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page asks for no password, e-mail address or number');
    const around = formsAround(document);
    const silent = personal.filter(field => {
        const form = around.get(field);
        return ((0,html_document/* attribute */.lt)(field, 'autocomplete') === undefined &&
            (form === undefined || (0,html_document/* attribute */.lt)(form, 'autocomplete') === undefined));
    });
    return (0,judgement/* failWhere */.a4)(silent.map(field => document.occurrence(field, `type "${typeOf(field)}" without autocomplete`)));
}
/** Types that are not for writing. */
const OTHER_TYPES = /^(?:hidden|checkbox|radio|range|color|file|submit|image|reset|button)$/;
/** A type that browsers do not know is `text` to them. */
function typeOf(input) {
    const type = ((0,html_document/* attribute */.lt)(input, 'type') ?? '').toLowerCase();
    return TEXT_FIELDS.test(type) || OTHER_TYPES.test(type) ? type : 'text';
}
/** Steps up to something that hides a field. */
const MAX_STEPS_UP = 20;
/** Fields that nobody sees are traps for programs, or filled by scripts. */
function isFillable(field) {
    const isShut = ['disabled', 'readonly'].some(name => (0,html_document/* attribute */.lt)(field, name) !== undefined);
    if (isShut || typeOf(field) === 'hidden' || (0,html_document/* attribute */.lt)(field, 'tabindex')?.trim() === '-1')
        return false;
    let at = field;
    for (let step = 0; at && step < MAX_STEPS_UP; step++) {
        const style = (0,html_document/* attribute */.lt)(at, 'style') ?? '';
        const isHidden = (0,html_document/* attribute */.lt)(at, 'hidden') !== undefined || (0,html_document/* attribute */.lt)(at, 'aria-hidden') === 'true';
        if (isHidden || /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style))
            return false;
        at = (0,html_document/* parentOf */.gN)(at);
    }
    return true;
}

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/images.js





/** Pixels on a side up to which an image is no picture: spacers and strips of colour are stretched on purpose. */
const NO_PICTURE_PX = 5;
/** Difference of proportions that can be seen, and the pixels that rounding explains. */
const VISIBLE_DISTORTION = 0.05;
const ROUNDING_PX = 2;
/**
 * How far an image may be enlarged. Lighthouse asks for three quarters of the pixels of large images.
 *
 * @see https://developer.chrome.com/docs/lighthouse/best-practices/image-size-responsive
 */
const MOST_ENLARGEMENT = 1 / 0.75;
/** Side in CSS pixels below which nobody sees a blur. */
const LEAST_SIDE_PX = 64;
const VECTOR = /^data:image\/svg|\.svgz?(?:[?#]|$)/i;
/** How the images of the page are shown. */
const images_images = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'image-distorted': {
            severity: 'warning',
            title: 'Images are shown with wrong proportions',
            why: 'What they show looks squeezed or stretched, and the page careless.',
            fix: 'Set width and height in the proportions of the file, or object-fit: cover where the box has others.',
            help: 'https://developer.chrome.com/docs/lighthouse/best-practices/image-aspect-ratio',
            example: '<img src="square.jpg" width="300" height="100">',
        },
        'image-blurred': {
            severity: 'notice',
            title: 'Images are enlarged and look blurred',
            why: 'They have fewer pixels than the place that they fill.',
            fix: 'Serve the image in the size in which it is shown, or larger for screens with finer pixels.',
            help: 'https://developer.chrome.com/docs/lighthouse/best-practices/image-size-responsive',
            example: '<img src="120-pixels-wide.jpg" width="400" height="300">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const loading = await ownLoading(visit);
        if (typeof loading === 'string')
            throw new not_measured/* NotMeasured */.ke(loading);
        const { layout, url } = loading;
        const pictures = layout.images.filter(isPicture);
        if (pictures.length === 0)
            throw new not_measured/* NotApplicable */.bQ('the page shows no pictures made of pixels');
        return {
            judgements: {
                'image-distorted': (0,judgement/* failWhere */.a4)(pictures.filter(isDistorted).map(image => images_placeOf(image, url))),
                'image-blurred': judgeBlur(pictures.filter(canBeBlurred), url),
            },
        };
    },
});
function isPicture({ src, naturalWidth, naturalHeight, contentWidth, contentHeight }) {
    const least = Math.min(naturalWidth, naturalHeight, contentWidth, contentHeight);
    return least > NO_PICTURE_PX && !VECTOR.test(src);
}
function isDistorted({ fit, naturalWidth, naturalHeight, contentWidth, contentHeight }) {
    if (fit !== 'fill')
        return false;
    const expected = (contentWidth * naturalHeight) / naturalWidth;
    const difference = Math.abs(expected - contentHeight);
    return difference > ROUNDING_PX && difference / Math.max(expected, contentHeight) > VISIBLE_DISTORTION;
}
function judgeBlur(images, url) {
    if (images.length === 0) {
        return (0,judgement/* notApplicable */.hH)('no picture on the first screen is fitted to its box');
    }
    return (0,judgement/* failWhere */.a4)(images.filter(isBlurred).map(image => images_placeOf(image, url)));
}
/** What lies further down may be a placeholder, which scripts replace when it comes into sight. */
function canBeBlurred({ fit, onFirstScreen, processed }) {
    return onFirstScreen && !processed && fit !== 'none' && fit !== 'scale-down';
}
function isBlurred(image) {
    const { fit, naturalWidth, naturalHeight, contentWidth, contentHeight } = image;
    if (Math.min(contentWidth, contentHeight) < LEAST_SIDE_PX)
        return false;
    const enlarged = [contentWidth / naturalWidth, contentHeight / naturalHeight];
    return (fit === 'contain' ? Math.min(...enlarged) : Math.max(...enlarged)) > MOST_ENLARGEMENT;
}
function images_placeOf(image, url) {
    const { selector, naturalWidth, naturalHeight, contentWidth, contentHeight, src } = image;
    const size = (width, height) => `${Math.round(width)} × ${Math.round(height)}`;
    const shown = `shown as ${size(contentWidth, contentHeight)} px`;
    return {
        url,
        selector,
        message: `${size(naturalWidth, naturalHeight)} px, ${shown}: ${(0,cut/* cutEnd */.ym)(src, 200)}`,
    };
}

// EXTERNAL MODULE: ./lib/engine/page/language-alternates.js
var language_alternates = __webpack_require__(29746);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/own-links.js



/** Links of a page to its own site, here or where it will live, as its canonical or the settings say. */
function ownLinks(page) {
    const { document, url, preview } = page;
    const future = [(0,canonical_links/* declaredCanonical */.fk)(page)?.href, preview?.origin].filter(address => address !== undefined);
    const sites = new Set([url, ...future].map(siteOf));
    return webLinks(document).filter(link => sites.has(siteOf(link.url.href)));
}
/** Links of a document that lead to a page of the web. */
function webLinks(document) {
    return document.elements('a', 'area').flatMap(element => {
        const href = (0,html_document/* attribute */.lt)(element, 'href');
        const url = href === undefined ? null : URL.parse(document.resolve(href) ?? '');
        return url && /^https?:$/.test(url.protocol) ? [{ url, element }] : [];
    });
}
function siteOf(url) {
    const { host, hostname } = new URL(url);
    return (0,cjs/* parse */.qg)(hostname, { allowPrivateDomains: true }).domain ?? host;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/navigation.js








/** How visitors get on from the page. */
const navigation = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'dead-end': {
            severity: 'notice',
            title: 'The page links to no other page of its site',
            why: 'Whoever comes from a search result can only leave, and crawlers find no way on.',
            fix: 'Put the navigation of the site on the page, or at least a link to its start.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
            example: 'a page at /offer without any link',
        },
        'home-link-missing': {
            severity: 'notice',
            title: 'No link leads to the home page',
            why: 'Visitors who come from a search result look for it at the logo, to see whose site they are on.',
            fix: 'Link the logo or the name of the site to its home page.',
            help: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
            example: '<header><img src="/logo.svg" alt="Example"></header>',
        },
        'language-link-missing': {
            severity: 'notice',
            title: 'The page has versions in other languages and no link to one',
            why: 'Visitors who were sent to the wrong language have no way to their own: hreflang speaks to search engines alone.',
            fix: 'Link to the other language versions, as in the header or footer.',
            help: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites',
            example: '<link rel="alternate" hreflang="de" href="/de/"> and no <a href="/de/">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const links = ownLinks(page);
        const isHome = (0,comparable_url/* isHomePage */.fF)(page.url);
        const leadsOn = links.some(({ url }) => (0,comparable_url/* comparableUrl */.sY)(url) !== (0,comparable_url/* comparableUrl */.sY)(page.url));
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, {
                'dead-end': judgeDeadEnd(page, isHome, leadsOn),
                'home-link-missing': isHome
                    ? (0,judgement/* notApplicable */.hH)('the page is the home page')
                    : leadsOn
                        ? judgeHomeLink(page, links)
                        : (0,judgement/* notApplicable */.hH)('no link leads to another page of the site'),
                'language-link-missing': judgeLanguageLinks(page),
            }),
        };
    },
});
function judgeDeadEnd({ document }, isHome, leadsOn) {
    // A site may well have one page, but not one that is no home page.
    if (isHome)
        return (0,judgement/* notApplicable */.hH)('the page is the home page');
    if (document.elements('frameset').length > 0)
        return (0,judgement/* notApplicable */.hH)('the page is made of frames');
    return leadsOn ? (0,judgement/* pass */.IX)() : (0,judgement/* fail */.fJ)({ url: document.url, message: 'no link leads to another page of the site' });
}
/** `/de`, `/en-us/`: where a site in several languages begins. */
const LANGUAGE_HOME = /^\/[a-z]{2,3}(?:[-_][a-z]{2,4})?\/?$/i;
const INDEX_FILE = /\/(?:index|default)\.[a-z]{2,5}$/i;
/** A site may begin in a folder of its host: each folder above the page counts as a possible home. */
function judgeHomeLink({ url, document }, links) {
    const path = new URL(url).pathname.replace(INDEX_FILE, '/');
    if (path.endsWith('/') && links.every(({ url: target }) => target.pathname.startsWith(path))) {
        return (0,judgement/* notApplicable */.hH)('all that the page links to lies in its folder, whose start it is');
    }
    const folders = foldersAbove(path);
    const isHome = ({ url: target, element }) => {
        const to = target.pathname.replace(INDEX_FILE, '/');
        return (to === '/' ||
            LANGUAGE_HOME.test(to) ||
            folders.has(to.endsWith('/') ? to : `${to}/`) ||
            /(?:^|\s)home(?:\s|$)/i.test((0,html_document/* attribute */.lt)(element, 'rel') ?? ''));
    };
    return links.some(isHome)
        ? (0,judgement/* pass */.IX)()
        : (0,judgement/* fail */.fJ)({ url: document.url, message: `none of ${links.length} links to the site leads there` });
}
/** `/a/b/page` lies in `/`, `/a/` and `/a/b/`. */
function foldersAbove(path) {
    const steps = path.replace(/\/$/, '').split('/').slice(0, -1);
    return new Set(steps.map((_, at) => `${steps.slice(0, at + 1).join('/')}/`));
}
/** A control that opens a choice of languages, by what authors call it. */
const SWITCH_NAMES = /lang|locale|i18n|region|country|sprache|idioma|lingua|taal|språk|sprog|kieli|język|jazyk|язык|言語|语言|語言|언어/i;
const SWITCH_ATTRIBUTES = ['id', 'class', 'name', 'aria-label', 'title', 'data-testid'];
const CONTROLS = ['a', 'button', 'details', 'dialog', 'div', 'nav', 'select', 'summary', 'ul'];
function judgeLanguageLinks(page) {
    const here = (0,comparable_url/* comparableUrl */.sY)(page.url);
    const versions = (0,language_alternates/* languageAlternates */.i)(page).read.filter(({ code, url }) => url !== undefined && code.toLowerCase() !== 'x-default' && (0,comparable_url/* comparablePath */.cM)(url) !== (0,comparable_url/* comparablePath */.cM)(here));
    const [first] = versions;
    if (!first)
        return (0,judgement/* notApplicable */.hH)('the page names no versions in other languages');
    const urls = versions.map(({ url }) => url);
    const { document } = page;
    if (webLinks(document).some(leadsToVersion(page.url, urls)) || hasLanguageControl(document))
        return (0,judgement/* pass */.IX)();
    return (0,judgement/* fail */.fJ)(first.at(`no link leads to this or any other of ${versions.length} language versions`));
}
/** Switches of languages often lead to the start of the other language, by host or first folder. */
function leadsToVersion(here, versions) {
    const page = new URL(here);
    const paths = new Set(versions.map(comparable_url/* comparablePath */.cM));
    const hosts = new Set(versions.map(({ host }) => host).filter(host => host !== page.host));
    const starts = new Set(versions.map(firstFolder).filter(folder => folder !== '' && folder !== firstFolder(page)));
    return ({ url, element }) => (0,html_document/* attribute */.lt)(element, 'hreflang') !== undefined ||
        paths.has((0,comparable_url/* comparablePath */.cM)(url)) ||
        starts.has(firstFolder(url)) ||
        hosts.has(url.host);
}
function firstFolder({ pathname }) {
    return pathname.split('/', 2)[1] ?? '';
}
function hasLanguageControl(document) {
    return document
        .elements(...CONTROLS)
        .some(element => SWITCH_ATTRIBUTES.some(name => SWITCH_NAMES.test((0,html_document/* attribute */.lt)(element, name) ?? '')));
}

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
// EXTERNAL MODULE: ./lib/engine/page/script-shell.js
var script_shell = __webpack_require__(15798);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/visit/missing-page.js
var missing_page = __webpack_require__(56504);
;// CONCATENATED MODULE: ./lib/engine/tools/ux/not-found-page.js











/** Whether the page for addresses that do not exist leads back to the site. Its status is the concern of `redirects`. */
const notFoundPage = (0,tool_definition/* defineTopic */.R)({
    checks: {
        'not-found-page-bare': {
            severity: 'notice',
            title: 'The page for addresses that do not exist leads nowhere',
            why: 'Visitors who followed an old link or mistyped an address leave the site.',
            fix: 'Answer with status 404 and a page that has the navigation of the site, or a link to its start.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
            example: 'HTTP/1.1 404 Not Found\n\n<h1>Not Found</h1>',
        },
    },
    async judge(visit) {
        await (0,shown_page/* shownPage */.V)(visit);
        return { judgements: { 'not-found-page-bare': await judgeNotFoundPage(visit) } };
    },
});
async function judgeNotFoundPage(visit) {
    if ((0,host_kind/* isLocalHost */.mJ)(new URL(visit.url).hostname)) {
        return (0,judgement/* notApplicable */.hH)('the server is a local one: the one that the site will have shows another page');
    }
    const { final, failure } = await (0,missing_page/* fetchMissingPage */.m)(visit);
    if (failure)
        return (0,judgement/* notMeasured */.q7)(`${failure.url} ${failure.message}`);
    const { url, status } = final;
    if (!(0,network_status/* isGone */.ST)(status)) {
        const isOther = status < 400;
        return isOther
            ? (0,judgement/* notApplicable */.hH)('the site does not answer with 404')
            : (0,judgement/* notMeasured */.q7)(`${url} answers ${status}`);
    }
    const page = (0,open_html/* openHtml */.W)(final, visit.preview);
    if (!page)
        return (0,judgement/* fail */.fJ)({ url, message: 'the answer is no HTML page' });
    const { document } = page;
    const shell = (0,script_shell/* scriptShellOf */.H)(document);
    if (shell)
        return (0,judgement/* notMeasured */.q7)(`scripts make the page for missing addresses (${shell.message})`);
    const leadsOn = webLinks(document).some(link => link.url.host === new URL(url).host || (0,syntax_preview/* isOnProduction */.dT)(page.preview, link.url)) ||
        document.elements('form').some(form => (0,html_document/* attribute */.lt)(form, 'action') !== undefined) ||
        document.elements('meta').some(meta => /^refresh$/i.test((0,html_document/* attribute */.lt)(meta, 'http-equiv') ?? ''));
    return leadsOn ? (0,judgement/* pass */.IX)() : (0,judgement/* fail */.fJ)({ url, message: 'it has no link to a page of the site' });
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/on-load.js






/** Elements that hold pages of their own, in which scripts may run. */
const FRAMES = ['iframe', 'frame', 'object', 'embed'];
/** Most errors of the console in the facts. */
const MAX_LISTED = 20;
const CHECKS = {
    'dialog-on-load': {
        severity: 'warning',
        title: 'The page opens a dialog box when it is opened',
        why: 'It stops everything until it is answered, before visitors have seen what they came for.',
        fix: 'Say it on the page, and use alert, confirm and prompt at most in answer to something that the visitor did.',
        help: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/alert',
        example: "<script>alert('Welcome!')</script>",
    },
    'popup-on-load': {
        severity: 'warning',
        title: 'The page opens a window when it is opened',
        why: 'Browsers block it, or visitors have to close it first.',
        fix: 'Open windows in answer to a click alone.',
        help: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/open',
        example: "<script>open('/offer')</script>",
    },
    'permission-on-load': {
        severity: 'warning',
        title: 'The page asks for a permission when it is opened',
        why: 'Visitors do not know yet what it would be for, refuse, and cannot be asked again.',
        fix: 'Ask in answer to a click whose purpose makes the permission plain.',
        help: 'https://developer.chrome.com/docs/lighthouse/best-practices/notification-on-start',
        example: '<script>Notification.requestPermission()</script>',
    },
    'script-error': {
        severity: 'warning',
        title: 'Scripts of the page fail',
        why: 'What they should have done does not happen: parts of the page may be missing or not work.',
        fix: 'Look at the script and line that are named, and handle what goes wrong there.',
        help: 'https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console',
        example: '<script>menu.open()</script>, where there is no menu',
    },
    'console-error': {
        severity: 'notice',
        title: 'Scripts write errors to the console',
        why: 'Those who wrote them call this an error: something may not work as it should.',
        fix: 'Look at what the message says, and remove its cause.',
        help: 'https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console',
        example: "<script>console.error('no connection')</script>",
    },
    'loading-endless': {
        severity: 'warning',
        title: 'The page does not come to the end of its loading',
        why: 'Visitors see it loading on and on, and whatever waits for the end, as scripts and search engines do, waits in vain.',
        fix: 'Let the server answer the requests that are named.',
        help: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/load_event',
        example: '<img src="/counter"> whose server never answers',
    },
};
/** What Chrome showed when the page was opened and nobody touched it. */
const onLoad = (0,tool_definition/* defineTopic */.R)({
    checks: CHECKS,
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        const loading = await ownLoading(visit);
        const rendered = (0,script_judgements/* renderingFacts */._V)(page);
        if (typeof loading === 'string') {
            return { judgements: (0,judgement/* sameForAll */.tE)(CHECKS, (0,judgement/* notMeasured */.q7)(loading)), facts: { rendered } };
        }
        const runs = page.scripts.state !== 'none' || page.document.elements(...FRAMES).length > 0;
        const byScripts = { ...judgeInterruptions(loading), ...judgeScripts(loading, visit.preview) };
        return {
            judgements: {
                ...(runs ? byScripts : unlessFound(byScripts)),
                'loading-endless': judgeEnd(loading),
            },
            facts: { ...loadingFacts(loading), rendered },
        };
    },
});
function judgeInterruptions({ url, dialogs, windows, popups, permissions, }) {
    const opened = windows.map(address => ({
        url,
        message: `it opens ${address === '' ? 'an empty window' : address}`,
    }));
    const unnamed = { url, message: `${popups} opened` };
    return {
        'dialog-on-load': (0,judgement/* failWhere */.a4)([...new Set(dialogs.filter(kind => kind !== 'beforeunload'))].map(kind => ({
            url,
            message: `${kind}()`,
        }))),
        'popup-on-load': opened.length > 0 || popups === 0 ? (0,judgement/* failWhere */.a4)(opened) : (0,judgement/* fail */.fJ)(unnamed),
        'permission-on-load': (0,judgement/* failWhere */.a4)([...new Set(permissions)].map(permission => ({ url, message: `it asks for ${permission}` }))),
    };
}
function loadingFacts(loading) {
    const { consoleErrors, dialogs, windows, permissions, neverLoaded, screenshots } = loading;
    return {
        consoleErrors: consoleErrors.slice(0, MAX_LISTED).map(({ kind, message }) => ({ kind, message })),
        dialogs: [...dialogs].slice(0, MAX_LISTED),
        windows: [...windows],
        permissions: [...permissions],
        loaded: !neverLoaded,
        ...(screenshots && { screenshots: { ...screenshots } }),
    };
}
/** What nothing on the page could have done is no merit of it. */
function unlessFound(judgements) {
    const none = (0,judgement/* notApplicable */.hH)('nothing runs on the page');
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, judgement.outcome === 'pass' ? none : judgement]));
}
/** Notes of browsers that say nothing of the page. */
const HARMLESS = /ResizeObserver loop|^Script error\.?$/;
/**
 * What fails in a browser without eyes, ears and permissions, or for want of an answer: the network of whoever audits
 * is not that of visitors.
 */
const OF_SURROUNDINGS = /NotAllowedError|NotSupportedError|AbortError|NetworkError|WebGL|Failed to fetch|Load failed|error loading dynamically imported|Failed to fetch dynamically imported|Loading (?:CSS )?chunk/i;
function judgeScripts({ consoleErrors, requests, url }, preview) {
    const telling = consoleErrors.filter(({ message, url: script }) => !HARMLESS.test(message) && !OF_SURROUNDINGS.test(message) && !(0,syntax_preview/* isPlatformScript */.pY)(preview, script ?? ''));
    const thrown = telling.filter(({ kind }) => kind === 'thrown');
    const written = telling.filter(({ kind, message }) => kind === 'written' && !thrown.some(error => message.includes(error.message)));
    const missing = requests.find(request => request.type === 'Script' && isWithheld(request));
    const judge = (errors) => {
        if (errors.length === 0)
            return (0,judgement/* pass */.IX)();
        const reason = missing && `${missing.url} was not answered to this audit, so that other scripts may fail`;
        return reason ? (0,judgement/* notMeasured */.q7)(reason) : (0,judgement/* fail */.fJ)(errors.map(error => on_load_placeOf(error, url)));
    };
    return { 'script-error': judge(thrown), 'console-error': judge(written) };
}
/** Whether this audit was not given something that visitors may well get. */
function isWithheld({ status, failure }) {
    if (status !== undefined)
        return [401, 403, 407, 429].includes(status);
    return failure !== undefined && failure !== 'net::ERR_ABORTED';
}
function on_load_placeOf({ message, url, line, column }, page) {
    return {
        url: url !== undefined && /^https?:/.test(url) ? url : page,
        message,
        ...(line === undefined || url === undefined ? {} : { line }),
        ...(column === undefined || url === undefined ? {} : { column }),
    };
}
/** Requests that go on for as long as the page stands, and that no load event waits for. */
const ENDLESS = new Set(['EventSource', 'Ping', 'WebSocket', 'Fetch', 'XHR']);
function judgeEnd({ neverLoaded, requests, url }) {
    if (!neverLoaded)
        return (0,judgement/* pass */.IX)();
    const open = requests.filter(request => !ENDLESS.has(request.type) && isOpen(request));
    const own = open.filter(request => new URL(request.url).host === new URL(url).host);
    if (own.length > 0)
        return (0,judgement/* fail */.fJ)(own.map(request => ({ url: request.url, message: 'it is not answered' })));
    const [other] = open;
    return (0,judgement/* notMeasured */.q7)(other
        ? `it waits for ${other.url}, which may be out of reach of this audit alone`
        : 'Chrome did not say what it waits for');
}
function isOpen({ endMs, failure }) {
    return endMs === undefined && failure === undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/ux/topics.js









const topics = [source, encoding, anchors_anchors, navigation, contact, notFoundPage, forms_forms, onLoad, images_images];


/***/ }),

/***/ 9895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ perVisit)
/* harmony export */ });
/**
 * A reading that several topics need of the same visit: worked out when the first of them asks, and kept as long as the
 * visit is. A rejection is kept like a value, so that all of them say the same.
 */
function perVisit(read) {
    const readings = new WeakMap();
    return visit => {
        let reading = readings.get(visit);
        if (!reading) {
            reading = read(visit);
            readings.set(visit, reading);
        }
        return reading;
    };
}


/***/ }),

/***/ 54963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ shownJudgedPage),
  V: () => (/* binding */ shownPage)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 1 modules
var html_document = __webpack_require__(9579);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
;// CONCATENATED MODULE: ./lib/engine/page/instant-redirect.js




/**
 * Where a page sends its readers at once by `<meta http-equiv="refresh">`; undefined where it does not. Search engines
 * take that for a permanent redirect, so such a page is never a result.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
function instantRedirect({ document, url }) {
    for (const element of document.elements('meta')) {
        if ((0,html_document/* attribute */.lt)(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh')
            continue;
        if (!(0,link_elements/* isInHead */.gd)(element))
            continue;
        const target = /^\s*0+(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?(.+)$/is.exec((0,html_document/* attribute */.lt)(element, 'content') ?? '');
        const address = target && document.resolve(target[1].trim().replace(/^(["'])(.*?)\1.*$/s, '$2'));
        if (address && (0,comparable_url/* comparableUrl */.sY)(address) !== (0,comparable_url/* comparableUrl */.sY)(url))
            return address;
    }
    return undefined;
}
/**
 * Makes sure that readers get to see a page.
 *
 * @throws NotApplicable where it only sends them elsewhere
 */
function assertShown(page) {
    const elsewhere = instantRedirect(page);
    if (elsewhere)
        throw new not_measured/* NotApplicable */.bQ(`the page only redirects, by meta refresh, to ${elsewhere}`);
}

;// CONCATENATED MODULE: ./lib/engine/visit/shown-page.js

/**
 * The audited page as sent, which readers get to see.
 *
 * @throws NotApplicable where it only sends them elsewhere; NotMeasured as {@link Visit.htmlPage}
 */
async function shownPage(visit) {
    const page = await visit.htmlPage();
    assertShown(page);
    return page;
}
/** The same as search engines judge it. */
async function shownJudgedPage(visit) {
    await shownPage(visit);
    return await visit.judgedPage();
}


/***/ })

};
