export const id = 3811;
export const ids = [3811];
export const modules = {

/***/ 41909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ MAX_LISTED_CHARACTERS),
/* harmony export */   Bl: () => (/* binding */ MAX_LISTED),
/* harmony export */   Kq: () => (/* binding */ lookupSchema),
/* harmony export */   hl: () => (/* binding */ listedSchema),
/* harmony export */   uM: () => (/* binding */ visitedPagesSchema)
/* harmony export */ });
/* unused harmony export identitySchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);

const MAX_LISTED = 5000;
const MAX_LISTED_CHARACTERS = 200_000;
const listedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    paths: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .describe(`Paths with their queries, in the order of the sitemaps: at most ${MAX_LISTED}`),
    whole: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('Whether these are all that the sitemaps list'),
})
    .meta({ id: 'Listed', description: 'Addresses of a site that its sitemaps list.' });
const identitySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    h1: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('SimHash of its main text'),
});
const visitedSchema = identitySchema.extend({ url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const visitedPagesSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(visitedSchema);
const openAddressSchema = identitySchema
    .extend({
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Address on the audited site'),
    from: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['page', 'sitemap'])
        .describe('How the baseline knows it: it audited the page, or a sitemap lists it'),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['gone', 'moved', 'unknown'])
        .describe('`gone`: there is no page; `moved`: it redirects to one; `unknown`: that could not be told'),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable().describe('Of the last answer; null where there is none'),
    redirect: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Where it leads, where that is another address'),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('What it answers, in words'),
    redirected: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Where it led in the baseline, as an address on the audited site'),
})
    .meta({
    id: 'OpenAddress',
    description: 'An address of the baseline that is no page of its own in the run; title, H1 and fingerprint are those of the baseline.',
});
const lookupSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    sites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        origin: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        known: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).describe('Addresses of the baseline that were looked for'),
        asked: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).describe('Those of them that the run had not audited'),
    }))
        .describe('On how many addresses of each site it is based'),
    open: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(openAddressSchema).describe('Those of them that do not simply answer with a page'),
    added: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .optional()
        .describe('Pages that the baseline does not have; left out where that cannot be told'),
    fresh: visitedPagesSchema.describe('Some of those pages, which the run has not audited'),
    notes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('What could not be looked for, one line each'),
})
    .meta({ id: 'Lookup', description: 'What a run answers at the addresses that its baseline knew.' });


/***/ }),

/***/ 27710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K_: () => (/* binding */ MAIN_SEARCH_BOTS),
/* harmony export */   rW: () => (/* binding */ botNamed),
/* harmony export */   vO: () => (/* binding */ BOTS)
/* harmony export */ });
const GOOGLE_BOTS = [
    ['Googlebot'],
    ['Googlebot-Image', 'Googlebot'],
    ['Googlebot-News', 'Googlebot'],
    ['Googlebot-Video', 'Googlebot'],
    ['Google-Extended'],
];
const OTHER_BOTS = [
    ['Bingbot'],
    ['DuckDuckBot'],
    ['DuckAssistBot'],
    ['Applebot', 'Googlebot'],
    ['Applebot-Extended'],
    ['YandexBot', 'Yandex'],
    ['Baiduspider'],
    ['Amazonbot'],
    ['Amzn-SearchBot'],
    ['GPTBot'],
    ['OAI-SearchBot'],
    ['ChatGPT-User'],
    ['ClaudeBot'],
    ['Claude-SearchBot'],
    ['Claude-User'],
    ['PerplexityBot'],
    ['Perplexity-User'],
    ['MistralAI-User'],
    ['Meta-ExternalAgent'],
    ['Meta-ExternalFetcher'],
    ['Bytespider'],
    ['cohere-ai'],
    ['CCBot'],
];
const BOTS = [
    ...GOOGLE_BOTS.map(agents => bot(agents, 'google')),
    ...OTHER_BOTS.map(agents => bot(agents, 'standard')),
];
const MAIN_SEARCH_BOTS = ['Googlebot', 'Bingbot'];
function bot(agents, dialect) {
    return { name: agents[0], agents, dialect };
}
function botNamed(name) {
    const lower = name.toLowerCase();
    return BOTS.find(known => known.name.toLowerCase() === lower) ?? bot([name], 'standard');
}


/***/ }),

/***/ 44310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ canonicalLinks),
/* harmony export */   fk: () => (/* binding */ declaredCanonical),
/* harmony export */   tQ: () => (/* binding */ agreedCanonical)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25218);
/* harmony import */ var _syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96334);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);





const DISQUALIFYING = ['hreflang', 'lang', 'media', 'type'];
function canonicalLinks(page) {
    const inHead = page.document.elements('link').filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isCanonical */ .ZY)(link) && (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(link));
    return [
        ...inHead.map(element => fromElement(page, element)),
        ...(0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(page.response, 'link').flatMap(value => fromHeader(page, value)),
    ];
}
function agreedCanonical(links) {
    const usable = links.filter(({ url }) => url);
    return new Set(usable.map(({ url }) => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .comparableUrl */ .sY)(url))).size === 1 ? usable[0] : undefined;
}
function declaredCanonical(page) {
    return canonicalLinks(page).find(link => link.url)?.url;
}
function fromElement(page, element) {
    const { document } = page;
    const href = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') ?? '').trim();
    return {
        source: 'html',
        href,
        ...readTarget(withScheme(href, page), document.baseUrl, name => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, name)),
        at: message => document.occurrence(element, message),
    };
}
function fromHeader(page, value) {
    return (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLinkHeader */ .No)(value)
        .filter(link => (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .headerRelations */ .nl)(link).includes('canonical') && (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(link, page.url))
        .map(({ target, parameters }) => ({
        source: 'header',
        href: target,
        ...readTarget(withScheme(target, page), page.url, name => parameters.get(name)),
        at: message => ({ url: page.url, message, snippet: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="canonical"`) }),
    }));
}
function withScheme(href, { preview }) {
    return href.startsWith('//') && preview?.origin?.startsWith('https:') ? `https:${href}` : href;
}
function readTarget(href, base, stated) {
    if (href === '')
        return { url: undefined, problem: 'has no URL' };
    const url = URL.parse(href, base);
    if (!url)
        return { url: undefined, problem: `"${href}" is not a URL` };
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        return { url: undefined, problem: `"${href}" is not an http or https URL` };
    }
    const disqualified = DISQUALIFYING.filter(name => stated(name) !== undefined);
    return disqualified.length === 0
        ? { url, problem: undefined }
        : {
            url: undefined,
            problem: `Google ignores a canonical with the attribute ${disqualified.join(' or ')}`,
        };
}


/***/ }),

/***/ 5154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ relations),
/* harmony export */   MX: () => (/* binding */ SENT_HIDDEN),
/* harmony export */   ZF: () => (/* binding */ isSentHidden),
/* harmony export */   ZY: () => (/* binding */ isCanonical),
/* harmony export */   gd: () => (/* binding */ isInHead)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

function isInHead(element) {
    return element.parentNode?.nodeName === 'head';
}
function relations(element) {
    const rel = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel');
    return rel ? rel.toLowerCase().split(/\s+/).filter(Boolean) : [];
}
function isCanonical(element) {
    return element.tagName === 'link' && relations(element).includes('canonical');
}
const MAX_STEPS_TO_HIDDEN = 20;
function isSentHidden(element) {
    let up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
    for (let step = 0; up && step < MAX_STEPS_TO_HIDDEN; step++) {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(up, 'hidden') !== undefined)
            return true;
        up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up);
    }
    return false;
}
const SENT_HIDDEN = 'it is sent in a hidden element, from where scripts may move it into <head>; only a browser can tell';


/***/ }),

/***/ 66840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e0: () => (/* binding */ namesItself),
/* harmony export */   gg: () => (/* binding */ PageAddress),
/* harmony export */   qv: () => (/* binding */ loosePath)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _net_platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82620);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25218);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);
/* harmony import */ var _canonical_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44310);
/* harmony import */ var _page_directives_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15000);






class PageAddress {
    here;
    canonical;
    canonicalIs;
    production;
    previewReason;
    #preview;
    #canonicalHere;
    #pathsDiffer;
    constructor(page) {
        this.#preview = page.preview;
        this.here = new URL(page.url);
        this.canonical = (0,_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .agreedCanonical */ .tQ)((0,_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalLinks */ .Iu)(page))?.url;
        const { here, canonical } = this;
        const named = canonical && ((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(page.preview, canonical) ?? canonical);
        const otherHost = named !== undefined && named.host !== here.host;
        const samePage = named !== undefined && pagePath(named) === pagePath(here);
        this.production = page.preview?.host ?? (otherHost && samePage ? named.host : undefined);
        this.#canonicalHere = named;
        this.#pathsDiffer = named !== undefined && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(named) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(here);
        this.canonicalIs = relationOf(here, named, samePage, otherHost);
        this.previewReason = previewReasonOf(page, this.production);
    }
    isThisPage(url) {
        const own = this.#onThisHost(url);
        if (!own)
            return false;
        if (pagePath(own) === pagePath(this.here))
            return true;
        return this.canonicalIs === 'variant' && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(own) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(this.#canonicalHere);
    }
    mayBeThisPage(url) {
        return this.previewReason !== undefined && loosePath(url) === loosePath(this.here);
    }
    get publicHost() {
        if (this.production !== undefined)
            return this.production;
        const { hostname } = this.here;
        return (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(hostname) || (0,_net_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .platformOf */ .t)(hostname) !== undefined ? undefined : hostname;
    }
    isOnSite(url) {
        return this.#onThisHost(url) !== undefined;
    }
    locate(url) {
        const { here, previewReason } = this;
        if (url.host === here.host)
            return { url: withoutHash(url), mapped: false, pathsDiffer: false };
        const own = this.#onThisHost(url);
        if (own)
            return { url: own.href, mapped: true, pathsDiffer: this.#pathsDiffer };
        if ((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .isOnProduction */ .dT)(this.#preview, url)) {
            return { unverifiable: `${url.href} is outside of what is deployed` };
        }
        if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(url.hostname)) {
            return { unverifiable: `${url.host} is another server on a private network` };
        }
        if (previewReason !== undefined) {
            return { unverifiable: `${url.host} is another host, and ${previewReason}` };
        }
        return { url: withoutHash(url), mapped: false, pathsDiffer: false };
    }
    #onThisHost(url) {
        const { here, production } = this;
        if (url.host === here.host)
            return url;
        if (this.#preview?.host !== undefined)
            return (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(this.#preview, url);
        return url.host === production ? new URL(`${here.origin}${url.pathname}${url.search}`) : undefined;
    }
}
function relationOf(here, canonical, samePage, otherHost) {
    if (!canonical)
        return 'absent';
    if (samePage)
        return 'self';
    const samePath = loosePath(canonical).split('?', 1)[0] === loosePath(here).split('?', 1)[0];
    return samePath && !otherHost ? 'variant' : 'elsewhere';
}
function previewReasonOf(page, production) {
    const { hostname } = new URL(page.url);
    if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(hostname))
        return 'the page is audited on a private server';
    if (production !== undefined)
        return `the audited host is a preview of ${production}`;
    if (page.preview)
        return 'the audited host is a preview';
    if ((0,_page_directives_js__WEBPACK_IMPORTED_MODULE_4__/* .headerDirectives */ .yX)(page.response).some(_page_directives_js__WEBPACK_IMPORTED_MODULE_4__/* .isNoindex */ .Mg))
        return 'the audited host is kept out of search';
    return (0,_net_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .platformOf */ .t)(hostname) !== undefined ? 'the audited host belongs to a hosting platform' : undefined;
}
function namesItself(canonical, { url, preview }) {
    const here = new URL(url);
    const own = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(preview, canonical);
    if (own)
        return pagePath(own) === pagePath(here);
    const beside = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .addressBesideGuess */ .WF)(preview, here);
    if (beside && (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .isOnProduction */ .dT)(preview, canonical))
        return pagePath(beside) === pagePath(canonical);
    return canonical.host === here.host || preview?.host !== undefined
        ? (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparableUrl */ .sY)(folderOf(canonical)) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparableUrl */ .sY)(folderOf(here))
        : pagePath(canonical) === pagePath(here);
}
function loosePath(url) {
    const [path = '', ...query] = (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(url).split('?');
    const stem = path.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/').replace(/\.html?$/i, '');
    return [stem.replace(/\/$/, ''), ...query].join('?');
}
function pagePath(url) {
    return loosePath(folderOf(url));
}
function folderOf(url) {
    const copy = new URL(url);
    copy.pathname = url.pathname.replace(/\/(?:index(?:\.(?:html?|php|aspx?))?|default\.(?:html?|php|aspx?))$/i, '/');
    return copy;
}
function withoutHash(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href;
}


/***/ }),

/***/ 15000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ directivesFor),
/* harmony export */   H2: () => (/* binding */ isNofollow),
/* harmony export */   IU: () => (/* binding */ metaDirectives),
/* harmony export */   Mg: () => (/* binding */ isNoindex),
/* harmony export */   Q$: () => (/* binding */ dateOf),
/* harmony export */   SH: () => (/* binding */ valueFault),
/* harmony export */   Vr: () => (/* binding */ mergedDirectives),
/* harmony export */   ZF: () => (/* binding */ shippedHeaderDirectives),
/* harmony export */   ZY: () => (/* binding */ asksNotToBeIndexed),
/* harmony export */   yX: () => (/* binding */ headerDirectives)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79967);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27710);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);




const VALUED = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
const PLAIN = new Set([
    ...['all', 'none', 'index', 'noindex', 'follow', 'nofollow', 'nosnippet', 'snippet', 'indexifembedded'],
    ...['notranslate', 'translate', 'noimageindex', 'imageindex', 'nopagereadaloud', 'nositelinkssearchbox'],
    ...['noarchive', 'archive', 'nocache', 'noodp', 'noydir', 'noyaca', 'odp', 'ydir', 'noai', 'noimageai'],
]);
const META_NAMES = new Set([
    ..._formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__/* .BOTS */ .vO.map(({ name }) => name.toLowerCase()),
    ...['robots', 'msnbot', 'slurp', 'teoma', 'yandex'],
]);
function headerDirectives(response) {
    return (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(response, 'x-robots-tag').flatMap(value => {
        const where = { url: response.url, snippet: `X-Robots-Tag: ${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(value, 200)}` };
        let bot = '*';
        return ruleTexts(value).map(text => {
            const scoped = botPrefix(text);
            if (scoped)
                bot = scoped.bot;
            return { ...directiveOf(scoped?.rest ?? text), bot, source: 'header', where };
        });
    });
}
function shippedHeaderDirectives({ response, preview, }) {
    const rules = headerDirectives(response);
    if (!preview)
        return rules;
    const closing = new Set(rules.filter(isNoindex).map(({ where }) => where));
    return rules.filter(({ where }) => !closing.has(where));
}
function metaDirectives(document) {
    const inHead = [];
    const outsideHead = [];
    for (const meta of document.elements('meta')) {
        const name = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'name')?.trim().toLowerCase();
        if (name === undefined || !META_NAMES.has(name))
            continue;
        const list = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)(meta, 'head') ? inHead : outsideHead;
        const agent = name === 'robots' ? '*' : name;
        for (const directive of directivesOfMeta(document, meta, agent))
            list.push(directive);
    }
    return { inHead, outsideHead };
}
function directivesOfMeta(document, meta, bot) {
    const where = document.occurrence(meta);
    return ruleTexts((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '').map(text => ({
        ...directiveOf(text),
        bot,
        source: 'meta',
        where,
    }));
}
function ruleTexts(value) {
    const texts = [];
    let parts = [];
    let hasDate = false;
    for (const part of value.split(',')) {
        if (parts.length > 0 && !(hasDate && /^\s*\d/.test(part))) {
            texts.push(parts.join(','));
            parts = [];
            hasDate = false;
        }
        parts.push(part);
        hasDate ||= /unavailable_after\s*:/i.test(part);
    }
    texts.push(parts.join(','));
    return texts.map(text => text.trim()).filter(text => text !== '');
}
function botPrefix(text) {
    const match = /^([\w-]+)\s*:\s*(.*)$/s.exec(text);
    if (!match)
        return undefined;
    const bot = match[1].toLowerCase();
    return VALUED.has(bot) || PLAIN.has(bot) ? undefined : { bot, rest: match[2] };
}
function directiveOf(text) {
    const lower = text.toLowerCase();
    const colon = lower.indexOf(':');
    const name = lower.slice(0, colon).trimEnd();
    if (colon >= 0 && VALUED.has(name))
        return { name, value: text.slice(colon + 1).trim(), known: true };
    return { name: lower, known: PLAIN.has(lower) };
}
function directivesFor(directives, bot) {
    const name = bot.toLowerCase();
    return directives.filter(directive => directive.bot === '*' || directive.bot === name);
}
function asksNotToBeIndexed(document) {
    return metaDirectives(document).inHead.some(directive => isNoindex(directive) && (directive.bot === '*' || directive.bot === 'googlebot'));
}
function isNoindex({ name }) {
    return name === 'noindex' || name === 'none';
}
function isNofollow({ name }) {
    return name === 'nofollow' || name === 'none';
}
const IMAGE_PREVIEWS = ['none', 'standard', 'large'];
function mergedDirectives(directives, bot) {
    const own = directivesFor(directives, bot);
    const merged = new Set(own.filter(({ name, known }) => known && name.startsWith('no')).map(({ name }) => name));
    if (merged.delete('none'))
        merged.add('noindex').add('nofollow');
    if (own.some(({ name }) => name === 'indexifembedded'))
        merged.add('indexifembedded');
    for (const name of merged.has('nosnippet') ? ['max-video-preview'] : ['max-snippet', 'max-video-preview']) {
        const limits = valuesOf(own, name)
            .filter(isCount)
            .map(Number)
            .filter(limit => limit >= 0);
        if (limits.length > 0)
            merged.add(`${name}:${Math.min(...limits)}`);
    }
    const previews = new Set(valuesOf(own, 'max-image-preview').map(value => value.toLowerCase()));
    const preview = IMAGE_PREVIEWS.find(size => previews.has(size));
    if (preview)
        merged.add(`max-image-preview:${preview}`);
    for (const date of valuesOf(own, 'unavailable_after'))
        merged.add(`unavailable_after:${date}`);
    return [...merged].sort();
}
function valuesOf(directives, name) {
    return directives.filter(directive => directive.name === name).map(({ value }) => value);
}
function isCount(value) {
    return /^(?:-1|\d{1,9})$/.test(value);
}
function valueFault({ name, value = '' }) {
    switch (name) {
        case 'max-snippet':
        case 'max-video-preview':
            return isCount(value) ? undefined : `"${value}" is not a whole number of -1 or more`;
        case 'max-image-preview':
            return IMAGE_PREVIEWS.includes(value.toLowerCase())
                ? undefined
                : `"${value}" is not none, standard or large`;
        case 'unavailable_after':
            return dateOf(value) === undefined
                ? `"${value}" is not a date, as 2027-03-31 or 31 Mar 2027 23:59:59 GMT`
                : undefined;
        default:
            return undefined;
    }
}
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s*/i;
const DATE_START = /^(?:\d{4}-\d\d|\d{1,2}[ -][a-z]{3,9}[ -]\d{2,4}|[a-z]{3,9} \d{1,2},? \d{4})/i;
function dateOf(text) {
    const date = text.replace(WEEKDAY, '');
    if (!DATE_START.test(date))
        return undefined;
    const spaced = date.replace(/(\d)-([a-z]+)-(\d)/i, '$1 $2 $3');
    const inUtc = spaced.replace(/[a-z]+$/i, 'UTC');
    return [spaced, inUtc].map(form => Date.parse(form)).find(Number.isFinite);
}


/***/ }),

/***/ 25218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ isHomeOfLanguage),
/* harmony export */   cM: () => (/* binding */ comparablePath),
/* harmony export */   fF: () => (/* binding */ isHomePage),
/* harmony export */   kj: () => (/* binding */ isSamePage),
/* harmony export */   oP: () => (/* binding */ isAbsolute),
/* harmony export */   sY: () => (/* binding */ comparableUrl)
/* harmony export */ });
function isHomePage(url) {
    return /^\/(?:(?:index|default)\.[a-z]{2,5})?$/i.test(new URL(url).pathname);
}
function isHomeOfLanguage(url, lang) {
    const folder = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?\/?(?:(?:index|default)\.[a-z]{2,5})?$/i.exec(new URL(url).pathname);
    return folder !== null && lang.trim().slice(0, 2).toLowerCase() === folder[1].toLowerCase();
}
function isAbsolute(href) {
    return /^https?:\/\//i.test(href);
}
function comparableUrl(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href.replace(/%[0-9a-f]{2}/gi, octet => octet.toUpperCase());
}
function comparablePath(url) {
    return comparableUrl(url).slice(new URL(url).origin.length);
}
function isSamePage(a, b) {
    return URL.canParse(a) && URL.canParse(b) && comparableUrl(a) === comparableUrl(b);
}


/***/ }),

/***/ 15681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isFileAddress)
/* harmony export */ });
const FILE = /\.(?:avif|bmp|css|csv|docx?|eot|epub|exe|gif|gz|ico|jpe?g|js|json|m4a|map|mjs|mov|mp3|mp4|ogg|otf|pdf|png|pptx?|rar|rss|svg|tar|tgz|ttf|txt|wasm|wav|webm|webmanifest|webp|woff2?|xlsx?|xml|zip)$/i;
function isFileAddress({ pathname }) {
    return FILE.test(pathname);
}


/***/ }),

/***/ 96334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   No: () => (/* binding */ parseLinkHeader),
/* harmony export */   nl: () => (/* binding */ headerRelations)
/* harmony export */ });
function parseLinkHeader(value) {
    const links = [];
    const cursor = new Cursor(value);
    for (;;) {
        cursor.skip(/[\s,]/);
        if (!cursor.take('<'))
            return links;
        const target = cursor.until(/>/);
        if (!cursor.take('>'))
            return links;
        links.push({ target: target.trim(), parameters: readParameters(cursor) });
        cursor.until(/,/);
    }
}
function headerRelations({ parameters }) {
    return (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
function isAbout({ parameters }, pageUrl) {
    const anchor = parameters.get('anchor');
    return anchor === undefined || URL.parse(anchor, pageUrl)?.href === pageUrl.split('#', 1)[0];
}
function readParameters(cursor) {
    const parameters = new Map();
    for (;;) {
        cursor.skip(/\s/);
        if (!cursor.take(';'))
            return parameters;
        cursor.skip(/[\s;]/);
        const name = cursor.until(/[\s=;,]/).toLowerCase();
        cursor.skip(/\s/);
        let value = '';
        if (cursor.take('=')) {
            cursor.skip(/\s/);
            value = cursor.take('"') ? cursor.quoted() : cursor.until(/[;,]/).trim();
        }
        if (name !== '' && !parameters.has(name))
            parameters.set(name, value);
    }
}
class Cursor {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    take(character) {
        if (this.#text[this.#at] !== character)
            return false;
        this.#at++;
        return true;
    }
    skip(characters) {
        while (this.#at < this.#text.length && characters.test(this.#text[this.#at]))
            this.#at++;
    }
    until(characters) {
        const start = this.#at;
        while (this.#at < this.#text.length && !characters.test(this.#text[this.#at]))
            this.#at++;
        return this.#text.slice(start, this.#at);
    }
    quoted() {
        let value = '';
        while (this.#at < this.#text.length) {
            const character = this.#text[this.#at++];
            if (character === '"')
                break;
            value += character === '\\' ? (this.#text[this.#at++] ?? '') : character;
        }
        return value;
    }
}


/***/ }),

/***/ 96704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ rootsOf),
/* harmony export */   b: () => (/* binding */ pairPages)
/* harmony export */ });
function pairPages(now, before, given) {
    const ofNow = [...new Set(now.map(run => run.url))];
    const ofBefore = [...new Set(before.map(run => run.url))];
    const hosts = { now: hostsOf(now), before: hostsOf(before) };
    if (given) {
        const pairs = Object.entries(given);
        const roots = rootsOf(pairs);
        return {
            counterpartOf: url => (Object.hasOwn(given, url) ? given[url] : undefined),
            now: { hosts: hosts.now, root: roots.now },
            before: { hosts: hosts.before, root: roots.before },
        };
    }
    const byPath = pathsOf(ofBefore, '/');
    if (ofNow.some(url => byPath.has(pathOf(url, '/'))))
        return pairsBy(byPath, '/', '/', hosts);
    const roots = { now: commonFolder(ofNow), before: commonFolder(ofBefore) };
    const byRest = pathsOf(ofBefore, roots.before);
    const found = roots.now !== roots.before && ofNow.some(url => byRest.has(pathOf(url, roots.now)));
    if (!found)
        return pairsBy(byPath, '/', '/', hosts);
    return {
        ...pairsBy(byRest, roots.now, roots.before, hosts),
        note: `pages in ${roots.now} were compared with those in ${roots.before}, since no path is in both`,
    };
}
function pairsBy(byPath, nowRoot, beforeRoot, hosts) {
    return {
        counterpartOf: url => byPath.get(pathOf(url, nowRoot)),
        now: { hosts: hosts.now, root: nowRoot },
        before: { hosts: hosts.before, root: beforeRoot },
    };
}
function pathsOf(urls, root) {
    const paths = new Map();
    for (const url of urls)
        if (!paths.has(pathOf(url, root)))
            paths.set(pathOf(url, root), url);
    return paths;
}
function pathOf(url, root) {
    const parsed = URL.parse(url);
    if (!parsed)
        return url;
    const path = parsed.pathname.startsWith(root) ? parsed.pathname.slice(root.length - 1) : parsed.pathname;
    return path + parsed.search;
}
function commonFolder(urls) {
    const folders = urls.map(url => (URL.parse(url)?.pathname ?? '/').split('/').slice(1, -1));
    const [first = []] = folders;
    const length = first.findIndex((name, index) => folders.some(folder => folder[index] !== name));
    const common = length < 0 ? first : first.slice(0, length);
    return common.length === 0 ? '/' : `/${common.join('/')}/`;
}
function rootsOf(pairs) {
    const [first] = pairs;
    const [now, before] = (first ?? []).map(url => URL.parse(url)?.pathname ?? '/');
    if (now === undefined || before === undefined || now === before)
        return { now: '/', before: '/' };
    const shorter = Math.min(now.length, before.length);
    let same = 0;
    while (same < shorter && now[now.length - 1 - same] === before[before.length - 1 - same])
        same++;
    const end = now.slice(now.length - same);
    const tail = end.slice(Math.max(0, end.indexOf('/')));
    if (!tail.startsWith('/'))
        return { now: '/', before: '/' };
    const rootOf = (path) => `${path.slice(0, path.length - tail.length)}/`;
    return { now: rootOf(now), before: rootOf(before) };
}
function hostsOf(runs) {
    const hosts = new Set(runs.map(({ url }) => URL.parse(url)?.host.toLowerCase() ?? ''));
    for (const { finalUrl } of runs) {
        const host = finalUrl === undefined ? undefined : URL.parse(finalUrl)?.host.toLowerCase();
        if (host !== undefined && [...hosts].some(own => isVariant(own, host)))
            hosts.add(host);
    }
    hosts.delete('');
    return [...hosts];
}
function isVariant(host, other) {
    return host.replace(/^www\./, '') === other.replace(/^www\./, '');
}


/***/ }),

/***/ 82620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ platformOf)
/* harmony export */ });
/* harmony import */ var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);

const SOLD_UNDER = new Set([
    ...[
        'ae.org',
        'africa.com',
        'br.com',
        'cn.com',
        'co.ca',
        'co.com',
        'co.cz',
        'co.dk',
        'co.krd',
        'co.nl',
        'co.no',
    ],
    ...[
        'co.pl',
        'co.ro',
        'com.de',
        'com.ru',
        'com.se',
        'de.com',
        'eu.com',
        'eu.org',
        'gb.net',
        'gr.com',
        'hu.net',
    ],
    ...[
        'in.net',
        'jp.net',
        'jpn.com',
        'mex.com',
        'msk.ru',
        'msk.su',
        'net.ru',
        'nov.ru',
        'org.ru',
        'pp.ru',
        'priv.at',
    ],
    ...[
        'radio.am',
        'radio.fm',
        'ru.com',
        'sa.com',
        'se.net',
        'shop.ro',
        'spb.ru',
        'spb.su',
        'uk.com',
        'uk.net',
    ],
    ...['us.com', 'us.org', 'za.bz', 'za.com'],
]);
function platformOf(host) {
    const { isPrivate, publicSuffix } = (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(host, { allowPrivateDomains: true });
    return isPrivate && !SOLD_UNDER.has(publicSuffix) ? publicSuffix : undefined;
}


/***/ }),

/***/ 73811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lookUp: () => (/* binding */ lookUp),
  notLookedFor: () => (/* binding */ notLookedFor)
});

// EXTERNAL MODULE: ./lib/api/errors.js
var errors = __webpack_require__(18937);
// EXTERNAL MODULE: ./lib/engine/syntax/file-address.js
var file_address = __webpack_require__(15681);
// EXTERNAL MODULE: ./lib/net/origin.js
var net_origin = __webpack_require__(15329);
// EXTERNAL MODULE: ./lib/text/url-secrets.js
var url_secrets = __webpack_require__(82090);
// EXTERNAL MODULE: ./lib/gate/baseline/page-pairs.js
var page_pairs = __webpack_require__(96704);
;// CONCATENATED MODULE: ./lib/gate/baseline/address-map.js



const MAX_TRIED = 20;
function addressMap(origin, pages, baseline) {
    const urls = pages.map(({ url }) => ({ url }));
    const urlsBefore = baseline.pages.map(({ url }) => ({ url }));
    const { counterpartOf } = (0,page_pairs/* pairPages */.b)(urls, urlsBefore, baseline.counterparts);
    const all = urls.flatMap(({ url }) => {
        const before = counterpartOf(url);
        return before === undefined ? [] : [[url, before]];
    });
    const pairs = all.filter(([url]) => (0,net_origin/* originOf */.y)(url) === origin);
    const originsBefore = new Set(pairs.map(([, before]) => (0,net_origin/* originOf */.y)(before)));
    const [originBefore, ...others] = originsBefore.size > 0 ? [...originsBefore] : soleOrigin(urls, urlsBefore);
    if (originBefore === undefined || others.length > 0)
        return undefined;
    const roots = commonRoots(pairs);
    if (!roots)
        return undefined;
    const hosts = { now: siteOf(origin), before: siteOf(originBefore) };
    return {
        here: url => moved(url, hosts.before, roots.before, origin + roots.now),
        before: url => moved(url, hosts.now, roots.now, originBefore + roots.before),
    };
}
function soleOrigin(now, before) {
    const origins = (pages) => [...new Set(pages.map(({ url }) => (0,net_origin/* originOf */.y)(url)))];
    const ofBefore = origins(before);
    return origins(now).length === 1 && ofBefore.length === 1 ? ofBefore : [];
}
function commonRoots(pairs) {
    if (pairs.length === 0)
        return { now: '/', before: '/' };
    for (const pair of pairs.slice(0, MAX_TRIED)) {
        const roots = (0,page_pairs/* rootsOf */.R)([pair]);
        const holds = pairs.every(([now, before]) => {
            const rest = restOf(pathOf(now), roots.now);
            return rest !== undefined && rest === restOf(pathOf(before), roots.before);
        });
        if (holds)
            return roots;
    }
    return undefined;
}
function restOf(path, root) {
    if (`${path}/` === root)
        return '';
    return path.startsWith(root) ? path.slice(root.length) : undefined;
}
function pathOf(url) {
    return URL.parse(url)?.pathname ?? '';
}
function siteOf(url) {
    return bareHost(URL.parse(url)?.host ?? '');
}
function bareHost(host) {
    return host.replace(/^www\./, '');
}
function moved(url, site, root, to) {
    const address = URL.parse(url);
    if (!address || bareHost(address.host) !== site)
        return undefined;
    const rest = restOf(address.pathname, root);
    if (rest === undefined)
        return undefined;
    if (address.search === '')
        return to + rest;
    const there = new URL(to + rest + address.search);
    for (const name of [...there.searchParams.keys()]) {
        if ((0,url_secrets/* isSecretName */.eh)(name))
            there.searchParams.delete(name);
    }
    return there.href;
}

// EXTERNAL MODULE: ./lib/gate/baseline/known-pages.js
var known_pages = __webpack_require__(89301);
// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
;// CONCATENATED MODULE: ./lib/run/address-keys.js


function notAmong(urls, others) {
    const same = new Set(others.map(keyOf));
    const fresh = urls.map(keyOf).filter(key => !same.has(key));
    if (fresh.length === 0)
        return [];
    const alike = new Set(others.map(looseKeyOf));
    return [...new Map(fresh.map(url => [looseKeyOf(url), url]))].flatMap(([key, url]) => alike.has(key) ? [] : [url]);
}
function keyOf(url) {
    const address = new URL(url);
    address.hash = '';
    address.username = '';
    address.password = '';
    if (address.search === '')
        return address.href;
    for (const name of [...address.searchParams.keys()]) {
        if ((0,url_secrets/* isSecretName */.eh)(name))
            address.searchParams.delete(name);
    }
    return address.href;
}
function looseKeyOf(url) {
    return (0,page_address/* loosePath */.qv)(new URL(keyOf(url))).toLowerCase();
}

// EXTERNAL MODULE: ./lib/api/address-schemas.js
var address_schemas = __webpack_require__(41909);
;// CONCATENATED MODULE: ./lib/run/known-addresses.js





const MAX_ADDRESS = 2048;
function asListed({ urls, whole }, origin) {
    if (urls.length === 0)
        return undefined;
    const paths = [];
    let characters = 0;
    for (const url of urls) {
        if (!url.startsWith(`${origin}/`))
            continue;
        const path = url.slice(origin.length);
        characters += path.length;
        if (paths.length >= address_schemas/* MAX_LISTED */.Bl || characters > address_schemas/* MAX_LISTED_CHARACTERS */.A7)
            return { paths, whole: false };
        paths.push(path);
    }
    return { paths, whole };
}
async function formerList(baseline, map, { api, pages, origin, isProduction, production, otherAddress, signal }) {
    if (isProduction) {
        const list = await api.listedAddresses?.(baseline.pages[0].url, { signal });
        return list && mapped(list.urls, list.whole, map.here);
    }
    const sites = baseline.sites.filter(({ listed }) => listed !== undefined);
    if (sites.length > 0) {
        const urls = sites.flatMap(({ origin, listed }) => listed.paths.map(path => origin + path));
        return mapped(urls, sites.every(({ listed }) => listed.whole), map.here);
    }
    const isElsewhere = production !== undefined && (0,net_origin/* originOf */.y)(production) !== origin;
    if (!isElsewhere || !otherAddress || !isReversible(pages, otherAddress))
        return undefined;
    const list = await api.listedAddresses?.(production, { signal }).catch(error => {
        if (signal.aborted || !(error instanceof errors/* ApiError */.h))
            throw error;
        return undefined;
    });
    return list && mapped(list.urls, list.whole, otherAddress);
}
function isReversible(pages, otherAddress) {
    return pages.every(({ url }) => {
        const there = otherAddress(url);
        const back = there === undefined ? undefined : otherAddress(there);
        return back !== undefined && keyOf(back) === keyOf(url);
    });
}
function mapped(urls, whole, here) {
    const short = urls.filter(({ length }) => length <= MAX_ADDRESS);
    return { urls: [...new Set(short.flatMap(url => here(url) ?? []))], whole };
}
function knownAddresses(baseline, map, former) {
    const known = new Map();
    for (const page of baseline.pages) {
        const url = map.here(page.url);
        if (url === undefined || known.has(keyOf(url)) || !(0,known_pages/* wasThere */.GY)(page))
            continue;
        const end = (0,known_pages/* endOf */.pJ)(page);
        const redirected = end === undefined ? undefined : map.here(end);
        known.set(keyOf(url), {
            url,
            from: 'page',
            ...(0,known_pages/* identityOf */.cu)(page),
            ...(redirected !== undefined && { redirected }),
        });
    }
    for (const { url: before, ...texts } of baseline.visited ?? []) {
        const url = map.here(before);
        if (url !== undefined && !known.has(keyOf(url)))
            known.set(keyOf(url), { url, from: 'page', ...texts });
    }
    const listed = (former?.urls ?? []).filter(url => !known.has(keyOf(url)));
    if (listed.length === 0)
        return [...known.values()];
    const broken = new Set([...(0,known_pages/* brokenBefore */.ZT)(baseline)].flatMap(url => map.here(url) ?? []).map(keyOf));
    for (const url of listed) {
        const key = keyOf(url);
        if (!known.has(key) && !broken.has(key))
            known.set(key, { url, from: 'sitemap' });
    }
    return [...known.values()];
}

;// CONCATENATED MODULE: ./lib/run/look-up.js








const MAX_ASKED = 2000;
const MAX_READ = 50;
const MAX_NEW = 200;
const MAX_SITES = 5;
const MAX_REASON = 300;
const MAX_CAUSES = 3;
async function lookUp(options) {
    const listed = new Map();
    const lookups = [];
    try {
        const bySite = Map.groupBy(options.pages, ({ url }) => (0,net_origin/* originOf */.y)(url));
        for (const [origin, pages] of [...bySite].slice(0, MAX_SITES)) {
            const site = new SiteLookUp(origin, pages, options);
            const own = await site.ownList();
            if (own)
                listed.set(origin, own);
            const lookup = await site.lookUp();
            if (lookup)
                lookups.push(lookup);
        }
    }
    catch (error) {
        if (options.signal.aborted)
            return { listed, lookup: undefined };
        if (!(error instanceof errors/* ApiError */.h))
            options.onFault(error);
        return { listed, lookup: joined([...lookups, nothingFound(error.message)]) };
    }
    return { listed, lookup: lookups.length === 0 ? undefined : joined(lookups) };
}
function notLookedFor(reason) {
    return { listed: new Map(), lookup: nothingFound(reason) };
}
function nothingFound(reason) {
    return { sites: [], open: [], fresh: [], notes: [`lost addresses were not looked for: ${reason}`] };
}
function joined(lookups) {
    const isAddedKnown = lookups.some(({ added }) => added !== undefined);
    return {
        sites: lookups.flatMap(({ sites }) => sites),
        open: lookups.flatMap(({ open }) => open),
        ...(isAddedKnown && { added: lookups.flatMap(({ added = [] }) => added) }),
        fresh: lookups.flatMap(({ fresh }) => fresh),
        notes: [...new Set(lookups.flatMap(({ notes }) => notes))],
    };
}
class SiteLookUp {
    #origin;
    #pages;
    #options;
    #own;
    constructor(origin, pages, options) {
        this.#origin = origin;
        this.#pages = pages;
        this.#options = options;
    }
    async ownList() {
        const { api, signal } = this.#options;
        this.#own = await api.listedAddresses?.(this.#pages[0].url, { signal });
        return this.#own && asListed(this.#own, this.#origin);
    }
    async lookUp() {
        const { baseline } = this.#options;
        if (!baseline)
            return undefined;
        const map = addressMap(this.#origin, this.#pages, baseline);
        if (!map) {
            return nothingFound(`the addresses of the baseline could not be matched with those on ${this.#origin}`);
        }
        const former = await formerList(baseline, map, { ...this.#options, origin: this.#origin });
        const known = knownAddresses(baseline, map, former);
        const notes = [];
        const there = new Set(this.#pages.filter(isSimplyThere).map(({ url }) => keyOf(url)));
        const asked = this.#inOrder(known.filter(({ url }) => !there.has(keyOf(url))));
        const unasked = asked.splice(MAX_ASKED).length;
        if (unasked > 0)
            notes.push(`${unasked} more addresses were not asked for: at most ${MAX_ASKED} are`);
        else if (former && !former.whole && former.urls.length > 0)
            notes.push(PART_NOTE);
        const answers = await this.#ask(this.#pages[0].url, asked.map(({ url }) => url));
        const open = asked.flatMap((address, index) => openAddress(address, answers[index]) ?? []);
        const { lost, stale } = this.#withoutStale(await this.#withoutLostBefore(open, map));
        if (stale.length > 0)
            notes.push(staleNote(stale));
        const renamed = lost.flatMap(renamedTo);
        const added = await this.#added([...known.map(({ url }) => url), ...renamed], former, map);
        const isSearched = lost.some(({ state }) => state !== 'unknown');
        return {
            sites: [{ origin: this.#origin, known: known.length - unasked, asked: asked.length }],
            open: lost,
            ...(added && { added }),
            fresh: isSearched ? await this.#readFresh(added ?? []) : [],
            notes: [...notes, ...unknownNotes(lost)],
        };
    }
    async #readFresh(added) {
        const audited = new Set(this.#pages.map(({ url }) => keyOf(url)));
        const urls = added.filter(url => !audited.has(keyOf(url))).slice(0, MAX_READ);
        const answers = await this.#ask(this.#pages[0].url, urls, true);
        return urls.flatMap((url, index) => {
            const { state, title, h1, fingerprint } = answers[index];
            return state === 'there' ? [{ url, ...identity({ title, h1, fingerprint }) }] : [];
        });
    }
    #inOrder(known) {
        const own = new Set((this.#own?.urls ?? []).map(keyOf));
        const rankOf = ({ url, from }) => (from === 'page' ? 0 : own.has(keyOf(url)) ? 2 : 1);
        const byRank = Map.groupBy(known, rankOf);
        return [0, 1, 2].flatMap(rank => byRank.get(rank) ?? []);
    }
    async #ask(page, urls, read = false) {
        if (urls.length === 0)
            return [];
        const { api, signal } = this.#options;
        return await api.addressAnswers(page, urls, { signal, read });
    }
    async #withoutLostBefore(open, map) {
        const { isProduction, baseline } = this.#options;
        if (!isProduction)
            return [...open];
        const doubtful = open.flatMap(address => {
            const before = address.from === 'sitemap' && address.state !== 'unknown' ? map.before(address.url) : undefined;
            return before === undefined ? [] : [{ address, before }];
        });
        const answers = await this.#ask(baseline.pages[0].url, doubtful.map(({ before }) => before), true);
        const known = new Map(doubtful.map(({ address }, index) => [address, answers[index]]));
        return open.flatMap(address => {
            const before = known.get(address);
            if (before?.state === 'gone')
                return [];
            const redirected = before?.state === 'moved' ? map.here(before.redirect ?? '') : undefined;
            return [{ ...address, ...identity(before ?? {}), ...(redirected !== undefined && { redirected }) }];
        });
    }
    #withoutStale(open) {
        const own = new Set(this.#options.isProduction ? [] : (this.#own?.urls ?? []).map(keyOf));
        const isStale = ({ from, state, url }) => from === 'sitemap' && state !== 'unknown' && own.has(keyOf(url));
        return { lost: open.filter(address => !isStale(address)), stale: open.filter(isStale) };
    }
    async #added(known, former, map) {
        const { isProduction, baseline } = this.#options;
        const own = this.#own;
        const before = [...known, ...(former?.urls ?? [])];
        const isListKnown = former?.whole === true && own !== undefined;
        const listed = isListKnown ? own.urls : [];
        const audited = isProduction ? this.#pages.filter(isSimplyThere).map(({ url }) => url) : [];
        const fresh = notAmong([...audited, ...listed], before).filter(url => !(0,file_address/* isFileAddress */.L)(new URL(url)));
        fresh.sort();
        if (!isProduction)
            return isListKnown ? fresh : undefined;
        const counterparts = fresh.slice(0, MAX_NEW).map(url => map.before(url));
        const asked = counterparts.filter(url => url !== undefined);
        const answers = await this.#ask(baseline.pages[0].url, asked);
        const gone = new Set(asked.filter((_, index) => answers[index].state === 'gone'));
        return fresh.filter((_, index) => {
            const counterpart = counterparts[index];
            return counterpart !== undefined && gone.has(counterpart);
        });
    }
}
const PART_NOTE = 'not all that the sitemap of the baseline lists is known, so more addresses may be lost';
function identity({ title, h1, fingerprint }) {
    return {
        ...(title !== undefined && { title }),
        ...(h1 !== undefined && { h1 }),
        ...(fingerprint !== undefined && { fingerprint }),
    };
}
function isSimplyThere(page) {
    return (0,known_pages/* wasThere */.GY)(page) && (0,known_pages/* endOf */.pJ)(page) === undefined;
}
function openAddress(address, { state, ...answer }) {
    if (state === 'there')
        return undefined;
    const { reason, redirect } = answer;
    return {
        ...address,
        ...answer,
        state,
        reason: (0,one_line/* oneLine */.T)(reason, MAX_REASON),
        ...(redirect !== undefined && { redirect: redirect.slice(0, MAX_ADDRESS) }),
    };
}
function renamedTo({ state, redirect }) {
    return state === 'moved' && redirect !== undefined ? [redirect] : [];
}
function staleNote([first, ...others]) {
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return `${first.url}${more} did not answer as a page, and the sitemap still lists it: whether the baseline had it is not known`;
}
function unknownNotes(open) {
    const byReason = Map.groupBy(open.filter(({ state }) => state === 'unknown'), ({ reason }) => reason);
    return [...byReason]
        .toSorted(([, a], [, b]) => b.length - a.length)
        .slice(0, MAX_CAUSES)
        .map(([reason, [first, ...others]]) => {
        const more = others.length === 0 ? '' : ` and ${others.length} more`;
        return `whether ${first.url}${more} is lost could not be told: ${reason}`;
    });
}


/***/ })

};
