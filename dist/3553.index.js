export const id = 3553;
export const ids = [3553];
export const modules = {

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
/**
 * The crawlers of search engines and AI services that an audit speaks of. The first agent of each is its name.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers
 * @see https://support.apple.com/en-us/119829 (Applebot follows what is said to Googlebot where it is not named)
 */
const BOTS = [
    ...GOOGLE_BOTS.map(agents => bot(agents, 'google')),
    ...OTHER_BOTS.map(agents => bot(agents, 'standard')),
];
/** The search engines without which a page is as good as lost. */
const MAIN_SEARCH_BOTS = ['Googlebot', 'Bingbot'];
function bot(agents, dialect) {
    return { name: agents[0], agents, dialect };
}
/** The bot of that name in the table, in any case; any other name is taken as the product token of a crawler. */
function botNamed(name) {
    const lower = name.toLowerCase();
    return BOTS.find(known => known.name.toLowerCase() === lower) ?? bot([name], 'standard');
}


/***/ }),

/***/ 47481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NQ: () => (/* binding */ opensMenu),
/* harmony export */   _D: () => (/* binding */ holdersOfLists),
/* harmony export */   a6: () => (/* binding */ isBesideLinks),
/* harmony export */   wB: () => (/* binding */ hasClassOfScripts)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

/** Classes by which scripts find what they serve. */
const SERVED = /(?:^|[\s_-])(?:js|toggle|toggler|trigger|open|close|show|hide|modal|popup|dialog|dropdown|collapse|accordion|tab|tabs|slide|slider|carousel|prev|next|cookie|cookies|consent|lang|language|search|share|print|play|video|gallery|lightbox|filter|sort|load|more|scroll|top|menu|burger|cart|login|theme|submit|active|current)(?:$|[\s_-])/i;
const MAX_CLASSES = 1000;
/** Whether a link has a class by which a script finds what it serves. */
function hasClassOfScripts(link) {
    return SERVED.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'class') ?? '').slice(0, MAX_CLASSES));
}
/** What holds the list of a menu that opens, by its class. */
const BOX = /(?:^|[\s_-])(?:drop-?down|sub-?menu|mega-?menu|fly-?out)(?:$|[\s_-])/i;
/** Steps from a list to the box that it is in. */
const MAX_STEPS_TO_BOX = 3;
/** Links right in a box from which on it is a list: one may be what opens it. */
const MIN_LINKS = 2;
/** Elements with a list right in them, or in the box of a menu that opens, or with such a box of links. */
function holdersOfLists(document) {
    const holders = new Set();
    for (const list of document.elements('ul', 'ol', 'menu')) {
        let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(list);
        if (at)
            holders.add(at);
        for (let step = 0; at && step < MAX_STEPS_TO_BOX; step++) {
            const around = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at);
            if (around && isBox(at))
                holders.add(around);
            at = around;
        }
    }
    for (const box of document.elements('div')) {
        const around = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(box);
        if (around && isBox(box) && holdsLinks(box))
            holders.add(around);
    }
    return holders;
}
function holdsLinks({ childNodes }) {
    return childNodes.filter(node => node.nodeName === 'a').length >= MIN_LINKS;
}
function isBox(element) {
    return element.tagName === 'div' && BOX.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class') ?? '').slice(0, MAX_CLASSES));
}
/** Whether a list lies beside a link, which it opens, or below the heading that it is. */
function opensMenu(link, holders) {
    const parent = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(link);
    const isHeading = parent !== undefined && /^h[1-6]$/.test(parent.tagName);
    const around = isHeading ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(parent) : parent;
    return around !== undefined && holders.has(around);
}
/** Whether a box of links stands right behind a link: a script may open it, whatever both are called. */
function isBesideLinks(link) {
    const siblings = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(link)?.childNodes.filter(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq) ?? [];
    const next = siblings[siblings.indexOf(link) + 1];
    return next?.tagName === 'div' && holdsLinks(next);
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




/** Rules with a value behind a colon. */
const VALUED = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
/** Rules that search engines know, retired ones and the plain opposites of known ones among them. */
const PLAIN = new Set([
    ...['all', 'none', 'index', 'noindex', 'follow', 'nofollow', 'nosnippet', 'snippet', 'indexifembedded'],
    ...['notranslate', 'translate', 'noimageindex', 'imageindex', 'nopagereadaloud', 'nositelinkssearchbox'],
    ...['noarchive', 'archive', 'nocache', 'noodp', 'noydir', 'noyaca', 'odp', 'ydir', 'noai', 'noimageai'],
]);
const META_NAMES = new Set([
    ..._formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__/* .BOTS */ .vO.map(({ name }) => name.toLowerCase()),
    ...['robots', 'msnbot', 'slurp', 'teoma', 'yandex'],
]);
/**
 * The rules that a response carries in `X-Robots-Tag`. A crawler's name before a colon holds for what follows it in
 * the same header.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag
 */
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
/**
 * The rules of headers that come along where the page is published. On a preview that leaves out each header that says
 * noindex, with all else that it says: the platform, or the team, keeps its previews out of search so.
 */
function shippedHeaderDirectives({ response, preview, }) {
    const rules = headerDirectives(response);
    if (!preview)
        return rules;
    const closing = new Set(rules.filter(isNoindex).map(({ where }) => where));
    return rules.filter(({ where }) => !closing.has(where));
}
/** The rules that the `<meta>` elements of a document give to crawlers, those outside `<head>` apart. */
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
/** The rules between the commas; a comma inside the date of `unavailable_after` parts nothing. */
function ruleTexts(value) {
    const texts = [];
    // Of the rule that is being read, as dates may hold any number of commas.
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
/** Those of the rules that speak to a crawler: to all, and to it by name. */
function directivesFor(directives, bot) {
    const name = bot.toLowerCase();
    return directives.filter(directive => directive.bot === '*' || directive.bot === name);
}
/** Whether a page asks Google not to be indexed by its own markup alone: a header on a preview is mostly the platform's. */
function asksNotToBeIndexed(document) {
    return metaDirectives(document).inHead.some(directive => isNoindex(directive) && (directive.bot === '*' || directive.bot === 'googlebot'));
}
/** Whether the rules keep a page out of a search engine's index. */
function isNoindex({ name }) {
    return name === 'noindex' || name === 'none';
}
/** Whether the rules keep a search engine from following the links of a page. */
function isNofollow({ name }) {
    return name === 'nofollow' || name === 'none';
}
const IMAGE_PREVIEWS = ['none', 'standard', 'large'];
/**
 * What the rules for one crawler come to: of conflicting ones the most restrictive holds, and what they allow anyway
 * is left out. As `['noindex', 'max-snippet:20']`, sorted.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#combined-rules
 */
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
/** Why the value of a rule cannot be read; undefined where it can, or where the rule has none. */
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
/**
 * Milliseconds since 1970 of a date as in RFC 822, RFC 850 or ISO 8601; undefined where it is none. A time zone that
 * is not known counts as UTC.
 */
function dateOf(text) {
    const date = text.replace(WEEKDAY, '');
    if (!DATE_START.test(date))
        return undefined;
    const spaced = date.replace(/(\d)-([a-z]+)-(\d)/i, '$1 $2 $3');
    const inUtc = spaced.replace(/[a-z]+$/i, 'UTC');
    return [spaced, inUtc].map(form => Date.parse(form)).find(Number.isFinite);
}


/***/ }),

/***/ 37411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ isElementorAction)
/* harmony export */ });
const ACTION = /^elementor-action(?::|%3a)/i;
/**
 * Whether a fragment is what Elementor reads when a link is clicked, to open a popup or a menu: it is no place on a page.
 *
 * @param fragment without its `#`
 */
function isElementorAction(fragment) {
    return ACTION.test(fragment);
}


/***/ }),

/***/ 11121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ folderOfIndexFile),
/* harmony export */   w: () => (/* binding */ indexFileLinks)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79786);
/* harmony import */ var _judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79183);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9677);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44310);
/* harmony import */ var _page_text_regions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44836);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25218);
/* harmony import */ var _outside_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60256);
/* harmony import */ var _own_link_forms_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57837);
/* harmony import */ var _page_targets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48277);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(45375);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47791);












/** Whether links go to the addresses that canonicals name. */
const indexFileLinks = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_8__/* .defineTopic */ .RE)({
    checks: {
        'index-file-link': {
            severity: 'notice',
            title: 'Links name index.html, so that a page has two URLs',
            why: 'Each page has a URL with the file and one without it. Links, shares and statistics are divided, and search engines crawl both.',
            fix: 'Link to the folder: /sizes/ instead of /sizes/index.html, / instead of /index.html. Name it in the canonical as well.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="/sizes/index.html">Sizes</a>, on a page whose canonical is https://www.example.com/',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, site, targets } = await (0,_page_targets_js__WEBPACK_IMPORTED_MODULE_6__/* .checkedPage */ .R)(visit);
        const judgement = judgeLinks(page, site, targets);
        const indexFiles = addressesOf(site, targets, isIndexFile);
        const htmlFiles = addressesOf(site, targets, isHtmlFile);
        const facts = {
            ...(indexFiles.length > 0 && { indexFiles }),
            ...(htmlFiles.length > 0 && { htmlFiles }),
        };
        return {
            judgements: (0,_judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessUnfilled */ .ED)(page, { 'index-file-link': judgement }, ['not-applicable']),
            ...(Object.keys(facts).length > 0 && { facts }),
        };
    },
});
const INDEX_FILE = /\/(?:index|default)\.(?:html?|php|aspx?)$/i;
const HTML_FILE = /\.html?$/i;
/** Most files of a kind in the facts. */
const MAX_FACTS = 50;
/** The folder whose index file an address names; undefined where it names none. */
function folderOfIndexFile(address) {
    return INDEX_FILE.test(address) ? address.replace(INDEX_FILE, '/') : undefined;
}
/** Files of a kind that links name and that do not redirect, by their addresses on the audited site, for the checks of a run. */
function addressesOf(site, targets, isOfKind) {
    const files = targets
        .filter(target => isLinkWithin(site, target) && isOfKind(target))
        .map(({ address, url }) => (0,_site_js__WEBPACK_IMPORTED_MODULE_7__/* .copyHere */ .AA)(site, address)?.url ?? url);
    return [...new Set(files)].slice(0, MAX_FACTS);
}
function isHtmlFile({ address, answer, links }) {
    const { pathname, search } = address;
    if (!HTML_FILE.test(pathname) || INDEX_FILE.test(pathname) || search !== '')
        return false;
    return answer?.movedTo === undefined && !links.every(isNeverShown);
}
function isLinkWithin(site, { address, role, state, links }) {
    const isWorking = role === 'link' && state === 'ok' && (0,_site_js__WEBPACK_IMPORTED_MODULE_7__/* .isInternal */ .iu)(site, address);
    return isWorking && links.some(link => link.kind === 'navigation' && staysIn(site, link));
}
/** Whether a link leads to the site on production as well; that it leads out of it is told by another check. */
function staysIn({ preview }, link) {
    return (0,_outside_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .linkOutsideFolder */ .a)(preview, link) === undefined;
}
/** What redirects to the folder is reported as a redirect. */
function isIndexFile({ address, answer, links }) {
    if (!INDEX_FILE.test(address.pathname) || answer?.movedTo !== undefined)
        return false;
    // Hosts with clean URLs lead from the file to the folder.
    if (answer?.indexFileMoves)
        return false;
    // What a script once read is told of as an address with two slashes, and nobody goes there.
    return !(0,_own_link_forms_js__WEBPACK_IMPORTED_MODULE_5__/* .hasDoubleSlash */ .j)(address) || !links.every(isNeverShown);
}
/** Links to places of a page name them alone, by whichever address it was opened. */
function namesPage({ kind, href }) {
    return kind === 'navigation' && !/^\s*(?:#|$)/.test(href);
}
function isNeverShown({ document, element }) {
    return (0,_page_text_regions_js__WEBPACK_IMPORTED_MODULE_3__/* .isHiddenByStyle */ .Z_)(document, element);
}
/** Whether a canonical names the page itself, by its folder or its file, here or on production. */
function isOfThisPage(canonical, page, site) {
    const here = (0,_site_js__WEBPACK_IMPORTED_MODULE_7__/* .copyHere */ .AA)(site, canonical)?.url ?? canonical.href;
    return withoutIndexFile(here) === withoutIndexFile(page.url);
}
/** A canonical that programs which save a site make of the one it had: the file beside the page, which names no address. */
const IN_FOLDER = /^(?:\.\/)?[^/:?#]+$/;
/** What the page calls itself for social networks, where that is a folder. */
function ownCardAddress(page, site) {
    const meta = page.document
        .elements('meta')
        .find(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'property')?.trim().toLowerCase() === 'og:url');
    const url = URL.parse((meta && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content')?.trim()) ?? '');
    if (!url || !/^https?:$/.test(url.protocol) || !url.pathname.endsWith('/'))
        return undefined;
    return isOfThisPage(url, page, site) ? url : undefined;
}
function withoutIndexFile(address) {
    return new URL(address).pathname.replace(INDEX_FILE, '/');
}
function judgeLinks(page, site, targets) {
    const declared = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalLinks */ .Iu)(page).find(({ url }) => url);
    // One that names another page says nothing of how this one is called.
    const own = declared?.url && isOfThisPage(declared.url, page, site) ? declared.url : undefined;
    const isFolder = own?.pathname.endsWith('/') === true;
    if (own && !isFolder && !IN_FOLDER.test(declared.href))
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .notApplicable */ .hH)('the canonical of the page is no folder');
    const named = isFolder ? own : ownCardAddress(page, site);
    const linked = targets.filter(target => isLinkWithin(site, target));
    const files = new Set(linked.filter(isIndexFile));
    const folders = new Set(linked.filter(one => !files.has(one) && one.links.some(namesPage)).map(({ address }) => address.pathname));
    // Whoever types the name of a host is there; a canonical that is the file takes them to it.
    if ((0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_10__/* .isHomePage */ .fF)(page.url) && !(own && INDEX_FILE.test(own.pathname)))
        folders.add('/');
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_9__/* .failEach */ .Sw)(linked, target => {
        const { address, url, links } = target;
        if (!files.has(target))
            return undefined;
        const folder = address.pathname.replace(INDEX_FILE, '/');
        // Without a canonical, nothing says which one counts: that is at fault where the page itself uses both.
        if (!named && !folders.has(folder))
            return undefined;
        const { document, element } = links.find(link => staysIn(site, link));
        const message = named
            ? `Links to ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .S)(url)}. The ${isFolder ? 'canonical' : 'og:url'} of the page with this link is a folder, ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .S)(named.href)}. Link to ${folder.replace(/\/{2,}/g, '/')} in the same way.`
            : `${(0,_shown_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .S)(url)} is also reachable as ${folder}.`;
        return document.occurrence(element, message, url);
    }, 'the page has no links within the site that were found to work');
}


/***/ }),

/***/ 57837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ ownLinkForms),
/* harmony export */   j: () => (/* binding */ hasDoubleSlash)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79786);
/* harmony import */ var _judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79183);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9677);
/* harmony import */ var _doubled_root_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31858);
/* harmony import */ var _page_targets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48277);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45375);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47791);








/** Whether links within the site name pages by the addresses that they are to have. */
const ownLinkForms = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_5__/* .defineTopic */ .RE)({
    checks: {
        'tracked-internal-link': {
            severity: 'warning',
            title: 'Links within the site carry campaign parameters or a session ID',
            why: 'Analytics counts the click as a new visit and forgets where the visitor came from. Search engines find each page at a second URL; a session ID makes a new one for every visit.',
            fix: 'Remove the parameter from links to your own pages: utm_ parameters belong in links from elsewhere, sessions in cookies.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
            example: '<a href="/sizes?utm_source=menu&utm_medium=link">Sizes</a>',
        },
        'double-slash': {
            severity: 'notice',
            title: 'URLs of the site have two slashes in a row',
            why: 'To a server that is another URL than the one with a single slash: it answers with an error, or search engines find the page twice.',
            fix: 'Join the base URL and the path with one slash: the base often ends in one, and the path begins with another.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="https://www.example.com//sizes">Sizes</a>',
        },
        'pages-behind-fragment': {
            severity: 'warning',
            title: 'Pages of the site differ only behind the # of their URL',
            why: 'Search engines drop everything from the # on, so all of these pages are one to them, and people find only the first.',
            fix: 'Give each page a path of its own: set the router of the framework to the History API.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-history-api',
            example: '<a href="#/news">News</a> <a href="#/tickets">Tickets</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, links, site } = await (0,_page_targets_js__WEBPACK_IMPORTED_MODULE_3__/* .referringPage */ .E)(visit);
        const own = links.filter(link => isOwnLink(link, site));
        return {
            judgements: (0,_judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessUnfilled */ .ED)(page, {
                'tracked-internal-link': judgeTracking(own),
                'double-slash': judgeSlashes(own, await (0,_doubled_root_js__WEBPACK_IMPORTED_MODULE_2__/* .doubledRoots */ .Z)(visit)),
                'pages-behind-fragment': judgeRoutes(own, page.document.url),
            }, ['not-applicable']),
        };
    },
});
function isOwnLink({ kind, href, address, element }, site) {
    return (kind === 'navigation' &&
        (element.tagName === 'a' || element.tagName === 'area') &&
        address !== undefined &&
        /^https?:$/.test(address.protocol) &&
        !UNWRITTEN.test(href) &&
        (0,_site_js__WEBPACK_IMPORTED_MODULE_4__/* .isInternal */ .iu)(site, address));
}
/** Templates still have to write these. */
const UNWRITTEN = /[{}]|%7B|%7D/i;
const NO_LINKS = 'the page has no links within the site';
const CAMPAIGN = /^utm_(?:source|medium|campaign)$/i;
/** What servers add to addresses of visitors without cookies. */
const SESSION = /^(?:phpsessid|jsessionid|aspsessionid\w{0,20})$/i;
const SESSION_IN_PATH = /;jsessionid=/i;
function judgeTracking(links) {
    return judgeEach(links, ({ address }) => {
        if (SESSION_IN_PATH.test(address.pathname))
            return `${(0,_shown_js__WEBPACK_IMPORTED_MODULE_6__/* .shown */ .S)(address.href)} has a session ID in its path.`;
        const name = [...address.searchParams.keys()].find(key => CAMPAIGN.test(key) || SESSION.test(key));
        return name === undefined ? undefined : `${(0,_shown_js__WEBPACK_IMPORTED_MODULE_6__/* .shown */ .S)(address.href)} has the parameter ${name}.`;
    });
}
/** A path may hold another address, as those of services that change the size of images do. */
const HOLDS_ADDRESS = /:\/\//;
const DOUBLE = /\/\//;
function hasDoubleSlash({ pathname }) {
    return DOUBLE.test(pathname) && !HOLDS_ADDRESS.test(pathname);
}
function judgeSlashes(links, doubled) {
    const fonts = new Map([...doubled].filter(([, { isSpare }]) => isSpare));
    return judgeEach([...links, ...fonts.keys()], link => {
        const font = fonts.get(link);
        if (font)
            return `"${(0,_shown_js__WEBPACK_IMPORTED_MODULE_6__/* .shown */ .S)(link.href.trim())}" begins with two slashes, so browsers would ask the host "${font.host}" for this font; they usually use another source of it.`;
        return hasDoubleSlash(link.address)
            ? `${(0,_shown_js__WEBPACK_IMPORTED_MODULE_6__/* .shown */ .S)(link.address.href)} has two slashes in its path.`
            : undefined;
    });
}
/** A route of a script, and no place on the page. */
const ROUTE = /^#!?\/[^/?#]/;
/** Routes from which on they are pages, and no state of one. */
const MIN_ROUTES = 2;
function judgeRoutes(links, url) {
    if (links.length === 0)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_7__/* .notApplicable */ .hH)(NO_LINKS);
    const routes = new Map();
    const ids = idsOf(links);
    const { pathname } = new URL(url);
    for (const link of links) {
        const { hash, pathname: path } = link.address;
        // Other pages may link to those of this one.
        if (path !== pathname || !ROUTE.test(hash))
            continue;
        const route = hash.split('?', 1)[0];
        if (isPlace(route, ids) || isPermalink(link.element))
            continue;
        if (!routes.has(route))
            routes.set(route, link);
    }
    const [first] = routes.values();
    if (!first || routes.size < MIN_ROUTES)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_7__/* .failWhere */ .a4)([]);
    const names = [...routes.keys()].slice(0, 3).map(_shown_js__WEBPACK_IMPORTED_MODULE_6__/* .shown */ .S).join(', ');
    const more = routes.size > 3 ? ` and ${routes.size - 3} more` : '';
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_7__/* .failWhere */ .a4)([
        first.document.occurrence(first.element, `Links lead to ${routes.size} pages by a fragment: ${names}${more}.`),
    ]);
}
/** Slides of a presentation by their numbers: `#/4`, `#/4/2`. */
const SLIDE = /^#\/\d{1,4}(?:\/\d{1,4}){0,2}$/;
/** Whether a script shows a part of the page itself: an element has that id, also behind the slash, or it is a slide. */
function isPlace(route, ids) {
    const [name, inside] = [route.slice(1), route.replace(/^#!?\//, '').replace(/\/$/, '')];
    return ids.has(name) || ids.has(inside) || SLIDE.test(route);
}
const MAX_STEPS_TO_HEADING = 4;
/** Whether a link is in a heading that has an id, as the address of that very part, such as those of Swagger UI. */
function isPermalink(link) {
    let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(link);
    for (let step = 1; at && step < MAX_STEPS_TO_HEADING && !HEADING.test(at.tagName); step++)
        at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at);
    return at !== undefined && HEADING.test(at.tagName) && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(at, 'id') !== undefined;
}
const HEADING = /^h[1-6]$/;
/** Ids of the page: references of programs have such that look like routes. */
function idsOf(links) {
    const documents = new Set(links.map(({ document }) => document));
    return new Set([...documents].flatMap(document => document.withAttribute('id').map(element => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'id'))));
}
/** The first place of each fault: what stands in a menu and again below it is one. */
function judgeEach(links, faultOf) {
    if (links.length === 0)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_7__/* .notApplicable */ .hH)(NO_LINKS);
    const faults = new Map();
    for (const link of links) {
        const fault = faultOf(link);
        if (fault !== undefined && !faults.has(fault))
            faults.set(fault, link);
    }
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_7__/* .failWhere */ .a4)([...faults].map(([fault, { document, element, address }]) => document.occurrence(element, fault, address.href)));
}


/***/ }),

/***/ 45386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/tools/broken-links/addresses.js + 5 modules
var addresses = __webpack_require__(50725);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/broken-targets.js + 5 modules
var broken_targets = __webpack_require__(55532);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/page-targets.js + 6 modules
var page_targets = __webpack_require__(48277);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/shown.js
var shown = __webpack_require__(45375);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/closed-services.js








/** Whether links lead to profiles on services that are gone, which often answer a crawler all the same. */
const closedServices = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'closed-service': {
            severity: 'notice',
            title: 'The page uses a service that has closed',
            why: 'Visitors find a notice, another company or nothing, and think that the site is abandoned. A file from there may be gone any day.',
            fix: 'Remove the link and its icon, or link to the profile that replaced it. Take files from your own host or a service that is kept up.',
            help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
            example: '<a href="https://plus.google.com/+KranzCycles">Google+</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, links } = await (0,page_targets/* referringPage */.E)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'closed-service': judgeLinks(links) }, ['not-applicable']) };
    },
});
/** Hosts of services that closed for good, with their name and year: no page of a user is there any more. */
const CLOSED = new Map([
    ['plus.google.com', 'Google+ closed in 2019'],
    ['picasaweb.google.com', 'Picasa closed in 2016'],
    ['periscope.tv', 'Periscope closed in 2021'],
    ['pscp.tv', 'Periscope closed in 2021'],
    ['storify.com', 'Storify closed in 2018'],
    ['friendfeed.com', 'FriendFeed closed in 2015'],
    ['stumbleupon.com', 'StumbleUpon closed in 2018'],
    ['orkut.com', 'Orkut closed in 2014'],
    ['studivz.net', 'StudiVZ closed in 2022'],
    ['meinvz.net', 'MeinVZ closed in 2022'],
]);
/**
 * Services that gave out files and closed, with their name and year: nobody stands behind what they still answer.
 *
 * @see https://rawgit.com
 * @see https://www.addthis.com
 * @see https://www.mathjax.org/cdn-shutting-down/
 */
const CLOSED_FOR_FILES = new Map([
    ...['rawgit.com', 'cdn.rawgit.com'].map(host => [host, 'RawGit closed in 2018, and what it still answers may end any day']),
    [
        'cdn.mathjax.org',
        "MathJax's own CDN closed in 2017, and only sends browsers on to another host, as long as it answers",
    ],
    ...['s7.addthis.com', 's9.addthis.com'].map(host => [host, 'AddThis closed in 2023, and its buttons no longer appear']),
]);
const LOADED = new Set(['script', 'stylesheet', 'image', 'media', 'frame']);
/** Characters around a link from which it stands in running text: an article may tell of what there was. */
const RUNNING_TEXT = 60;
function judgeLinks(links) {
    const places = links.filter(({ kind, address }) => /^https?:$/.test(address?.protocol ?? '') &&
        (kind === 'navigation' || (LOADED.has(kind) && CLOSED_FOR_FILES.has((0,preview/* bareHost */.n0)(address.hostname)))));
    if (places.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page links to nothing');
    const closed = new Map();
    for (const link of places) {
        const what = closedAt(link);
        if (what !== undefined && !closed.has(what))
            closed.set(what, link);
    }
    return (0,judgement/* failWhere */.a4)([...closed].map(([what, { document, element, address }]) => document.occurrence(element, `${what}: ${(0,shown/* shown */.S)(address.href)}`, address.href)));
}
/** What is gone behind a link, and since when. */
function closedAt({ address, element, kind }) {
    const { hostname, pathname } = address;
    if (kind !== 'navigation')
        return CLOSED_FOR_FILES.get((0,preview/* bareHost */.n0)(hostname));
    if (DISPUTES.test(hostname + pathname)) {
        const block = blockAround(element);
        const text = block ? (0,text_start/* startOfSeenText */.Mq)(block, MAX_NOTICE) : '';
        return TELLS_OF_END.test(text)
            ? undefined
            : 'The EU platform for online dispute resolution closed on 20 July 2025, and no law asks for the link any more';
    }
    const what = CLOSED.get((0,preview/* bareHost */.n0)(hostname));
    return what !== undefined && !isInRunningText(element) ? what : undefined;
}
/**
 * The platform for disputes to which every shop and business on the web had to link.
 *
 * @see https://eur-lex.europa.eu/eli/reg/2024/3228/oj
 */
const DISPUTES = /^(?:www\.)?(?:ec\.europa\.eu\/(?:consumers\/odr|odr)|webgate\.ec\.europa\.eu\/odr)(?:\/|$)/i;
/** What a text says that knows of its end, in the languages of the countries that had to link there. */
const TELLS_OF_END = /eingestellt|abgeschaltet|geschlossen|nicht mehr|beendet|bis (?:zum )?(?:19|20)\.|closed|discontinu|no longer|shut down|until (?:19|20)|ferm[ée]|n['’]est plus|cerrad|ya no|cessat|dismess|chius|non è più|encerrad|descontinu|deixou|gesloten|niet meer|beëindigd|zamkni|wygas|zakończ|ukončen|zrušen|nedlæg|lukket|stängt|suljett|megszűn|închis|2025/i;
/** Characters of the text around such a link. */
const MAX_NOTICE = 1500;
/** The block that a link stands in; an inline element around it is none. */
function blockAround(link) {
    let at = (0,html_document/* parentOf */.gN)(link);
    for (let step = 0; at && step < MAX_STEPS_UP && INLINE.has(at.tagName); step++)
        at = (0,html_document/* parentOf */.gN)(at);
    return at;
}
const INLINE = new Set(['a', 'span', 'b', 'strong', 'em', 'i', 'u', 'small', 'font', 'code']);
const MAX_STEPS_UP = 8;
function isInRunningText(link) {
    const block = (0,html_document/* parentOf */.gN)(link);
    if (!block)
        return false;
    const around = (0,text_start/* startOfSeenText */.Mq)(block, MAX_AROUND);
    return around.length - (0,text_start/* startOfSeenText */.Mq)(link, MAX_AROUND).length > RUNNING_TEXT && BLOCKS.has(block.tagName);
}
/** Elements of running text, and characters of one that are read. */
const BLOCKS = new Set(['p', 'td', 'dd', 'blockquote']);
const MAX_AROUND = 200;

// EXTERNAL MODULE: ./lib/engine/page/links/scripted-controls.js
var scripted_controls = __webpack_require__(47481);
// EXTERNAL MODULE: ./lib/engine/page/scripts.js
var scripts = __webpack_require__(3916);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/index-file-links.js
var index_file_links = __webpack_require__(11121);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/own-functions.js

/** A handler that calls one function and does no more than that. */
const CALL = /^\s*(?:return\s+)?([\w$]{1,60})\([^()]{0,200}\)\s*;?(?:\s*return\s+false\s*;?)?\s*$/;
const MAX_HANDLER = 300;
/** Characters of a function that are read, and scripts in the page. */
const MAX_BODY = 3000;
const MAX_SCRIPTS = 50;
/** What shows another part of a document. */
const SHOWS = /\bclassList\b|\bstyle\.|\.hidden\b|\bscroll(?:To|IntoView)\b/;
/** What loads something, or tells the address of what is shown. */
const LOADS = /\blocation\b|\bopen\s*\(|\bhref\b|\bnavigate|\bsubmit\b|\bhistory\b|\bpushState\b|\bfetch\b|XMLHttpRequest|\.src\b|\bimport\b|\.load\(|\$\.(?:get|post|ajax)\b|innerHTML|\bgo_?to/i;
/**
 * Whether a handler calls one function of a script in the page that shows another part of the same document and loads
 * nothing, so that there is no page which crawlers could miss.
 */
function showsParts(document, handler) {
    if (handler === undefined || handler.length > MAX_HANDLER)
        return false;
    const name = CALL.exec(handler)?.[1];
    if (name === undefined)
        return false;
    const bodies = document
        .elements('script')
        .slice(0, MAX_SCRIPTS)
        .flatMap(script => bodyOf((0,html_document/* textOf */.b6)(script), name) ?? []);
    return bodies.length === 1 && SHOWS.test(bodies[0]) && !LOADS.test(bodies[0]);
}
/** What stands between the braces of the function that a script declares by this name. */
function bodyOf(script, name) {
    const start = new RegExp(String.raw `(?<![\w$.])function\s{1,5}${name.replaceAll('$', String.raw `\$`)}\s{0,5}\(`).exec(script);
    const open = start ? script.indexOf('{', start.index) : -1;
    if (open < 0)
        return undefined;
    let depth = 0;
    for (let at = open; at < script.length && at - open < MAX_BODY; at++) {
        if (script[at] === '{')
            depth++;
        else if (script[at] === '}' && --depth === 0)
            return script.slice(open, at);
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/engine/tools/broken-links/site.js
var broken_links_site = __webpack_require__(47791);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/crawlable.js













/** Roles and states of a control of an application, which leads to no page. */
const CONTROL = ['role', 'aria-controls', 'aria-expanded', 'aria-haspopup', 'aria-pressed', 'data-toggle'];
/** Elements that people take for links: an `href` on them does nothing. */
const NO_LINKS = ['span', 'div', 'p', 'button', 'li', 'td', 'img'];
/** Scripts that do nothing: what happens is up to a handler that the source does not show. */
const EMPTY_SCRIPT = /^(?:void\(?0?\)?|undefined|false|null|#|\/\/)?;*$/;
/** Scripts that open a page, by what they set, what they call, or the address that they hold. */
const OPENS_PAGE = /\blocation\s*(?:=|\.(?:href|assign|replace)\b)|\b(?:window\.open|go_?to\w*|navigate\w*|redirect\w*|open(?:page|url|link)|__doPostBack)\s*\(|["'](?:https?:\/)?\/[^"'/]/i;
/** Scripts that open a mail program or a phone, in parts that robots for spam do not put together: there is no page to find. */
const OPENS_MAIL = /^[^;]{0,20}\blocation(?:\.href|\.(?:assign|replace))?\s*(?:=|\()\s*["'`]\s*(?:mail(?:to:|["'`]\s*\+\s*["'`]to:)|tel:|sms:|whatsapp:)/i;
/** Characters of a script above which it is a bookmarklet, which readers are meant to take with them. */
const MAX_SCRIPT_LENGTH = 300;
const CRAWLABLE = 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable';
/** Whether search engines can follow what looks like a link. */
const crawlable = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'uncrawlable-link': {
            severity: 'warning',
            title: 'A link or button has no URL that search engines can follow',
            why: 'Search engines follow only the href of an <a>. Without a URL there, they do not find the page, and visitors need a script to get there.',
            fix: 'Make it an <a> with the URL of the page in href, or use <button> if it leads nowhere.',
            help: CRAWLABLE,
            example: '<a onclick="go(\'/sizes\')">Sizes</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, site } = await (0,page_targets/* referringPage */.E)(visit);
        const judgements = { 'uncrawlable-link': judgeCrawlable(page.document, site) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
/**
 * Links whose address a search engine cannot see. Controls that open something on the page are none.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/links-crawlable
 * @see https://developer.chrome.com/docs/lighthouse/seo/crawlable-anchors
 */
function judgeCrawlable(document, site) {
    const holders = (0,scripted_controls/* holdersOfLists */._D)(document);
    const anchors = document
        .elements('a')
        .filter(anchor => isMeantAsLink(anchor) && !isControl(anchor) && !isScriptedControl(anchor, holders));
    const others = document.elements(...NO_LINKS).filter(isMeantToLead);
    const scripted = scriptedLinks(document, site);
    if (anchors.length + others.length + scripted.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no links');
    const hasScripts = (0,scripts/* runsScripts */.fJ)(document) || document.withAttribute('onclick').length > 0;
    const faults = anchors.flatMap(anchor => {
        const fault = showsParts(document, (0,html_document/* attribute */.lt)(anchor, 'onclick')) ? undefined : faultOf(anchor, hasScripts);
        return fault === undefined ? [] : [document.occurrence(anchor, fault)];
    });
    const misplaced = others.map(element => document.occurrence(element, `<${element.tagName}> has an href, which does nothing: without a script, a click leads nowhere`));
    return (0,judgement/* failWhere */.a4)([...faults, ...misplaced, ...scripted]);
}
/** A script that does nothing but open a page, as buttons for languages have it. */
const OPENS_ADDRESS = /^\s*(?:(?:window|document|self|top)\.)?location(?:\.href)?\s*(?:=|\.(?:assign|replace)\()\s*(['"])([^'"]{1,200})\1\s*\)?\s*(?:;\s*(?:return\s+(?:false|true)\s*;?)?\s*)?$/;
/** What a button is right for: crawlers are not to come there. */
const ACTION = /(?:cart|basket|checkout|log-?(?:in|out)|sign-?(?:in|out|up)|register|delete|remove)|[/_-](?:admin|(?:my-?)?account|dashboard)(?:$|[/._?-])/i;
/** Characters of the name of such an element. */
const MAX_NAME = 60;
/** Elements whose click handler opens a page of the site to which no link of the page leads. */
function scriptedLinks(document, site) {
    const clickable = document.withAttribute('onclick').flatMap(element => {
        const script = (0,html_document/* attribute */.lt)(element, 'onclick');
        if (element.tagName === 'a' || script.length > MAX_SCRIPT_LENGTH)
            return [];
        const address = document.addressOf(OPENS_ADDRESS.exec(script)?.[2] ?? 'about:blank');
        const isOwn = address && /^https?:$/.test(address.protocol) && (0,broken_links_site/* isInternal */.iu)(site, address);
        return isOwn && !ACTION.test(address.pathname) ? [{ element, address }] : [];
    });
    if (clickable.length === 0)
        return [];
    const links = document.elements('a', 'area').flatMap(link => {
        const url = document.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? 'about:blank');
        return url ? (0,comparable_url/* comparableUrl */.sY)(url) : [];
    });
    const linked = new Set([...links, (0,comparable_url/* comparableUrl */.sY)(document.url)].map(looseAddress));
    return clickable
        .filter(({ address }) => !linked.has(looseAddress((0,comparable_url/* comparableUrl */.sY)(address))))
        .map(({ element, address }) => {
        const name = (0,text_start/* startOfSeenText */.Mq)(element, MAX_NAME);
        const what = name === '' ? `This <${element.tagName}>` : `"${name}" in <${element.tagName}>`;
        return document.occurrence(element, `${what} opens ${(0,shown/* shown */.S)(address.href)} by its onclick, and no link of the page leads there`);
    });
}
/** A page, its file and the folder without its slash are one page to whoever follows links. */
function looseAddress(address) {
    return ((0,index_file_links/* folderOfIndexFile */.k)(address) ?? address).replace(/\/$|\.html?$/, '');
}
/** Whether the `href` of an element that is no link is to lead to a page, and not to tell a script what to open. */
function isMeantToLead(element) {
    const href = (0,html_document/* attribute */.lt)(element, 'href')?.trim();
    if (href === undefined || /^(?:#|$)/.test(href) || isControl(element) || isServedByScript(element))
        return false;
    return !(0,text_start/* firstNodes */.wg)(element, MAX_PARTS).some(node => (0,html_document/* isElement */.vq)(node) && (0,html_document/* attribute */.lt)(node, 'href') === href);
}
/** Nodes of an element among which the link is looked for that its own address repeats. */
const MAX_PARTS = 50;
/** Attributes by which scripts hear a click: `onclick`, `on-click`, `@click`, `v-on:click`, `(click)`, `wire:click`. */
const HEARS_CLICK = /^(?:on-?click|[@(]click|(?:v-on|x-on|on|wire|ng)[:-]click)/;
const MAX_STEPS_TO_COMPONENT = 5;
/** Whether a script hears the click, or a custom element around it, which takes its parts for what it likes. */
function isServedByScript(element) {
    if (element.attrs.some(({ name }) => HEARS_CLICK.test(name)))
        return true;
    let at = element;
    for (let step = 0; at && step < MAX_STEPS_TO_COMPONENT; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (at.tagName.includes('-'))
            return true;
    return false;
}
/** What else is an anchor marks a place. */
function isMeantAsLink(anchor) {
    return ['href', 'onclick', 'routerlink'].some(name => (0,html_document/* attribute */.lt)(anchor, name) !== undefined);
}
function isControl(anchor) {
    return CONTROL.some(name => (0,html_document/* attribute */.lt)(anchor, name) !== undefined);
}
/**
 * Whether a link whose script does nothing is no link to a page: it has only an icon, a class that scripts serve, or a
 * list beside it, which it opens.
 */
function isScriptedControl(anchor, holders) {
    const [, script] = /^\s*javascript:(.*)$/is.exec((0,html_document/* attribute */.lt)(anchor, 'href') ?? '') ?? [];
    if (script === undefined || !isEmpty(script) || (0,html_document/* attribute */.lt)(anchor, 'onclick') !== undefined)
        return false;
    const isIcon = !/[\p{L}\p{N}]/u.test((0,text_start/* startOfSeenText */.Mq)(anchor, MAX_NAME)) &&
        !anchor.childNodes.some(child => (0,html_document/* isElement */.vq)(child) && /^(?:img|picture)$/.test(child.tagName));
    return isIcon || (0,scripted_controls/* hasClassOfScripts */.wB)(anchor) || (0,scripted_controls/* opensMenu */.NQ)(anchor, holders);
}
function isEmpty(script) {
    return EMPTY_SCRIPT.test(script.slice(0, MAX_SCRIPT_LENGTH).replace(/\s/g, ''));
}
/** @param hasScripts whether the page has any: without them a script that does nothing leads to no page that could be found */
function faultOf(anchor, hasScripts) {
    const href = (0,html_document/* attribute */.lt)(anchor, 'href')?.trim();
    const onclick = (0,html_document/* attribute */.lt)(anchor, 'onclick');
    if (href === undefined) {
        if ((0,html_document/* attribute */.lt)(anchor, 'routerlink') !== undefined)
            return 'The link has a routerLink, but no href';
        return opensPage(onclick) && !opensAction(onclick)
            ? 'The link has no href, only a click handler'
            : undefined;
    }
    if (/^file:/i.test(href))
        return `Links to a file on your own computer (${(0,shown/* shown */.S)(href)}); visitors cannot open it`;
    if (!/^javascript:/i.test(href))
        return undefined;
    const script = href.slice('javascript:'.length);
    if (isEmpty(script) && !hasScripts)
        return undefined;
    const decides = isEmpty(script) ? onclick === undefined || opensPage(onclick) : opensPage(script);
    if (!decides || opensAction(isEmpty(script) ? (onclick ?? '') : script))
        return undefined;
    return `The link has href="${(0,shown/* shown */.S)(href)}"${script.trim() === '' ? ', a script that does nothing' : ''}`;
}
/** Whether a script does nothing but open a page that no crawler is to come to. */
function opensAction(script) {
    return script.length <= MAX_SCRIPT_LENGTH && ACTION.test(OPENS_ADDRESS.exec(script)?.[2] ?? '');
}
function opensPage(script) {
    return (script !== undefined &&
        script.length <= MAX_SCRIPT_LENGTH &&
        OPENS_PAGE.test(script) &&
        !OPENS_MAIL.test(script));
}

// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/extension-links.js






/** Whether links name a page in one way, where its host knows it with and without the ending of its file. */
const extensionLinks = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'html-ending-mixed': {
            severity: 'notice',
            title: 'Links name a page with and without .html',
            why: 'The page answers at both URLs and has no canonical: links and statistics are divided, and search engines crawl both.',
            fix: 'Write all links in one form, and name it in the canonical of the page.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<nav><a href="/events">Events</a></nav> … <footer><a href="/events.html">Events</a></footer>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, site, targets } = await (0,page_targets/* checkedPage */.R)(visit);
        const judgement = extension_links_judgeLinks(page, site, targets);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'html-ending-mixed': judgement }, ['not-applicable']) };
    },
});
const ENDING = /\.html?$/i;
function extension_links_judgeLinks(page, site, targets) {
    if ((0,canonical_links/* declaredCanonical */.fk)(page))
        return (0,judgement/* notApplicable */.hH)('the pages of the site have canonicals, as this one has');
    const working = targets.filter(({ address, role, state, answer, links }) => role === 'link' &&
        state === 'ok' &&
        answer?.movedTo === undefined &&
        (0,broken_links_site/* isInternal */.iu)(site, address) &&
        links.some(({ kind }) => kind === 'navigation'));
    const own = new URL(page.url).pathname.replace(ENDING, '');
    const plain = new Set(working.map(({ address }) => address.pathname));
    return (0,judgement/* failEach */.Sw)(working.filter(({ address }) => ENDING.test(address.pathname)), ({ address, url, links }) => {
        const without = address.pathname.replace(ENDING, '');
        // Links to places of the page itself have its address, in whichever form it was asked for.
        if (!plain.has(without) || without === own)
            return undefined;
        const { document, element } = links[0];
        const message = `Links to ${address.pathname} and to ${without}: two URLs of one page.`;
        return document.occurrence(element, message, url);
    }, 'no link to a page of the site ends in .html');
}

// EXTERNAL MODULE: ./lib/text/percent-decoded.js
var percent_decoded = __webpack_require__(35601);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/syntax/elementor-actions.js
var elementor_actions = __webpack_require__(37411);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/hash-scripts.js
var hash_scripts = __webpack_require__(45161);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/lost-places.js


/** Other pages of the site that are read for a place that is missing. */
const MAX_OTHER_PAGES = 20;
/**
 * What is said of a link to a missing place, with where the place is now.
 *
 * @param name behind the `#`, as it stands in the link
 * @param places those of the page that the link leads to
 * @param targets what the page links to
 */
async function lostPlace(visit, { url }, name, places, targets) {
    if (name.startsWith('#'))
        return doubledSign(name.slice(1), places);
    const message = `${(0,shown/* shown */.S)(url)} has no element with the id "${(0,shown/* shown */.S)((0,percent_decoded/* percentDecoded */.o)(name))}"`;
    const now = await pageWith(visit, name, url, targets);
    return now === undefined ? message : `${message}; ${(0,shown/* shown */.S)(now)} has one`;
}
function doubledSign(name, places) {
    if (name === '')
        return 'The URL ends in "##", which is no place on a page';
    const rest = places.has(name) ? `: "#${(0,shown/* shown */.S)((0,percent_decoded/* percentDecoded */.o)(name))}" is there` : '';
    return `The URL has "##" in front of "${(0,shown/* shown */.S)((0,percent_decoded/* percentDecoded */.o)(name))}"${rest}`;
}
/** The one other page among those that the page links to that has a place: what several have is a part of their template. */
async function pageWith(visit, name, url, targets) {
    const others = targets.filter(target => target.internal && target.role === 'link' && target.state === 'ok' && target.url !== url);
    const found = [];
    for (const target of others.slice(0, MAX_OTHER_PAGES)) {
        const { fragments } = await visit.linkAnswer(target.url, { fragments: [name] });
        if (fragments?.has(name))
            found.push(target.url);
    }
    return found.length === 1 ? found[0] : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/fragments.js













/** Most other pages of which the script files are read for what answers a fragment. */
const MAX_SCRIPTED_PAGES = 10;
/** What links back to the top of a page name, which their scripts answer by scrolling. */
const TO_TOP = /^(?:(?:back|go|scroll|jump|return)[-_]?)?(?:to[-_]?)?(?:(?:page|site)[-_]?)?top(?:[-_]?of[-_]?page)?$|^(?:scroll|go|page)[-_]?up$|^(?:up|(?:nach[-_]?)?oben|(?:en[-_]?)?haut|arriba|topo|boven|toppen|nahoru|gora)$/i;
/**
 * What links name that a program of another host answers, whose scripts are not read here: the settings of a consent
 * platform, a chat, a calendar, a popup of a plug-in.
 */
const OF_SERVICES = /cookie|consent|^(?:ccm|cmp|uc|ot|cky|iubenda|klaro|didomi|tarteaucitron|usercentrics|osano|axeptio|borlabs|truste)(?:$|[^a-z])|privacy[-_]?(?:settings|preferences|manager|center|choices|options)|^(?:open[-_]?)?(?:live)?chat(?:$|[-_])|^(?:intercom|tawk|crisp|zendesk|tidio|hubspot|calendly|cal\.com|opentable|resdiary|simplybook|booksy)|^(?:elementor-action|popmake|popup|modal|lightbox|fancybox|colorbox|swipebox|sp-popup|wp-block|ez-toc|gform|wpforms)(?:$|[-_:%])/i;
/** What links name that open or close a part of the page: themes write the name of the switch in place of one. */
const OF_SWITCH = /^(?:[a-z]{1,12}[-_])?(?:menu|nav(?:bar|igation)?|sidebar|sidr|off-?canvas|drawer|search(?:bar)?|modal|cart)(?:[-_][a-z]{1,12})?[-_](?:toggle[rd]?|toggler|open(?:er)?|close[rd]?|trigger|button|btn)$|^(?:toggle|open|close|show|hide)[-_](?:[a-z]{1,12}[-_])?(?:menu|nav|navigation|sidebar|search|drawer|modal|cart)$/i;
/**
 * Where the text goes on behind its start on a page of several articles, and what answers it has: blogs write these into
 * all links to articles, and such a link leads to the article in any case.
 */
const READS_ON = /^(?:more(?:-\d+)?|comments|respond|disqus_thread)$/;
/** Characters of a link in which a word is looked for. */
const MAX_SIGN = 50;
/** Attributes of links that a script makes into switches: their fragments name what they switch. */
const SWITCHES = [
    ...['role', 'onclick', 'aria-controls', 'aria-expanded', 'aria-haspopup'],
    ...['data-toggle', 'data-bs-toggle', 'data-target', 'data-bs-target', 'data-slide', 'data-bs-slide'],
];
/** Where none of so many fragments is on a page with scripts, its scripts seem to make the places. */
const FRAGMENTS_TO_DOUBT = 3;
/** Whether the places on pages are there that links lead to. */
const fragments = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'broken-fragment': {
            severity: 'warning',
            title: 'A link leads to a missing place on a page',
            why: 'The browser opens the top of the page, and visitors do not find what the link promised.',
            fix: 'Link to the page that has this part now, with its id after the #, or give the part this id again.',
            help: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment',
            example: '<a href="#sizes">Sizes</a>, where nothing has that id',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, site, targets } = await (0,page_targets/* checkedPage */.R)(visit);
        const isOwn = ({ url, address }) => [url, (0,broken_links_site/* copyHere */.AA)(site, address)?.url].includes((0,redirect_target/* withoutFragment */.f2)(page.url));
        const asked = new Set();
        const answersThere = async ({ url }, name) => {
            if (asked.size < MAX_SCRIPTED_PAGES)
                asked.add(url);
            return asked.has(url) && (await (0,hash_scripts/* hashNamesOfPage */.b9)(visit, url)).has((0,percent_decoded/* percentDecoded */.o)(name));
        };
        const answers = async (target, name, link) => {
            if (!isOwn(target))
                return target.answer?.fragments?.scripted === true && answersThere(target, name);
            return ((await (0,hash_scripts/* opensOnClick */.tC)(visit, link)) ||
                (await (0,hash_scripts/* hashNamesOfFiles */.ti)(visit)).has((0,percent_decoded/* percentDecoded */.o)(name)) ||
                (TO_TOP.test(name) && (await (0,hash_scripts/* scrollsToTop */.ll)(visit))));
        };
        const describe = (target, name, places) => lostPlace(visit, target, name, places, targets);
        const judgements = { 'broken-fragment': await judgeFragments(targets, isOwn, answers, describe) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
/**
 * Whether the places that fragments lead to exist, on the page itself and on pages of its origin.
 *
 * @param isOwn whether a target is the page itself
 * @param answers whether a script of a target may answer a fragment that is no place of it
 * @param describe what to say of a fragment that leads nowhere
 */
async function judgeFragments(targets, isOwn, answers, describe) {
    const asked = targets.flatMap(target => {
        const places = target.answer?.fragments;
        const names = [...target.fragments].filter(([, link]) => !isSwitch(link.element));
        return places && target.state === 'ok' && names.length > 0 ? [{ target, places, names }] : [];
    });
    if (asked.length === 0)
        return (0,judgement/* notApplicable */.hH)('no link leads to a place within a page of the site');
    const missing = [];
    const doubtful = [];
    for (const { target, places, names } of asked) {
        const lost = names.filter(([name]) => !places.has(name) && !isRange(name, places) && (isOwn(target) || !READS_ON.test(name)));
        if (lost.length > 0 && isDoubtful(places, lost.length, names.length)) {
            doubtful.push(target.url);
            continue;
        }
        for (const [name, { document, element }] of lost) {
            if (places.scripted && isServedHere(element, (0,percent_decoded/* percentDecoded */.o)(name)))
                continue;
            // It is no place, and told by `ux/opener-names-file` where it opens nothing.
            if ((0,elementor_actions/* isElementorAction */.A)(name) || (places.scripted && OF_SWITCH.test(name)))
                continue;
            if (await answers(target, name, element))
                continue;
            const message = await describe(target, name, places);
            missing.push(document.occurrence(element, message, `${target.url}#${name}`));
        }
    }
    if (missing.length > 0)
        return (0,judgement/* fail */.fJ)(missing);
    if (doubtful.length === 0)
        return (0,judgement/* pass */.IX)();
    return (0,judgement/* notMeasured */.q7)(`scripts may make the places of ${doubtful.slice(0, 3).map(shown/* shown */.S).join(', ')}`);
}
/**
 * Whether a link to a place of its own page is served by a program of another host, or has no word: the arrow below a hero
 * or the sign of a menu, which themes serve by scripts that find them in more ways than can be read here. A copy of a site
 * writes the page in front of the fragment, and no script finds the link any more.
 */
function isServedHere(link, name) {
    if ((0,html_document/* attribute */.lt)(link, 'href')?.trim().startsWith('#') !== true)
        return false;
    return OF_SERVICES.test(name) || !/[\p{L}\p{N}]/u.test((0,text_start/* startOfSeenText */.Mq)(link, MAX_SIGN));
}
/** Attributes without a value by which scripts find the links that they answer: `data-open-lead`, `data-fancybox`. */
const HOOK = /^data-(?!v-|astro-cid-|svelte-|n-|s-|reactid|turbo)[a-z]+(?:-[a-z]+)*$/;
/** Those that name in their value what a script shows or hides: `data-tab="plan"`, `data-filter=".shops"`. */
const fragments_SHOWS = /^data-(?:filter|tabs?|pane|panel|modal|popup|dialog|drawer|overlay|lightbox|fancybox|gallery|slide|video|accordion|collapse|dropdown|menu|open|show|switch|view|category|sort|theme|locale)$/;
function isSwitch(element) {
    return (SWITCHES.some(name => (0,html_document/* attribute */.lt)(element, name) !== undefined) ||
        element.attrs.some(({ name, value }) => fragments_SHOWS.test(name) || (value === '' && HOOK.test(name))));
}
/** A range of numbered places, as code viewers write it, with both ends: `600-609`, `L10-L20`. */
const RANGE = /^([a-z]*\d+)-([a-z]*\d+)$/i;
/** Whether a fragment names the lines from one place to another, which a script of the page shows and marks. */
function isRange(name, places) {
    const [, first, last] = RANGE.exec(name) ?? [];
    return places.scripted && first !== undefined && last !== undefined && places.has(first) && places.has(last);
}
/** Whether scripts may make what the source lacks. */
function isDoubtful({ complete, scripted }, lost, asked) {
    return !complete || (scripted && lost === asked && lost >= FRAGMENTS_TO_DOUBT);
}

// EXTERNAL MODULE: ./lib/engine/tools/broken-links/outside-folder.js + 1 modules
var outside_folder = __webpack_require__(60256);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/own-link-forms.js
var own_link_forms = __webpack_require__(57837);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/schemes.js







/** Whether addresses of mail and telephone can be used. */
const schemes = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'invalid-mailto': {
            severity: 'warning',
            title: 'A mail link has no valid address',
            why: 'Mail programs open with a wrong recipient or none, so the message does not arrive.',
            fix: 'Write mailto:name@host. Separate several addresses with commas.',
            help: 'https://www.rfc-editor.org/rfc/rfc6068#section-2',
            example: '<a href="mailto:shop at example.com">Mail</a>',
        },
        'invalid-tel': {
            severity: 'warning',
            title: 'A telephone link has no valid number',
            why: 'Phones cannot dial it.',
            fix: 'Write tel:+ and the number with its country code, in digits.',
            help: 'https://www.rfc-editor.org/rfc/rfc3966#section-3',
            example: '<a href="tel:call us">Call</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, links } = await (0,page_targets/* referringPage */.E)(visit);
        const judgements = judgeSchemes(stillThere(links, page));
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
/** Without links that scripts wrote anew, as those do which keep mail addresses from programs that collect them. */
function stillThere(links, { document, sent }) {
    if (document === sent.document)
        return links;
    const written = new Set(document.elements('a', 'area').map(link => (0,html_document/* attribute */.lt)(link, 'href')));
    return links.filter(({ href, kind }) => kind !== 'navigation' || written.has(href));
}
/** Whether links for mail and telephone can be used. */
function judgeSchemes(links) {
    return {
        'invalid-mailto': judgeScheme(links, 'mailto:', mailtoFault),
        'invalid-tel': judgeScheme(links, 'tel:', telFault),
    };
}
function judgeScheme(links, scheme, faultOf) {
    const own = links.filter(({ href, kind }) => kind === 'navigation' && startsWith(href, scheme) && !UNWRITTEN.test(href));
    if (own.length === 0)
        return (0,judgement/* notApplicable */.hH)(`the page has no ${scheme} links`);
    return (0,judgement/* failWhere */.a4)(own.flatMap(({ href, document, element }) => {
        const fault = faultOf(href.trim().slice(scheme.length));
        return fault === undefined ? [] : [document.occurrence(element, `"${(0,shown/* shown */.S)(href.trim())}" ${fault}`)];
    }));
}
/** Templates still have to write these. */
const UNWRITTEN = /\{\{|%7B%7B|\$\{|<%|\{%/i;
function startsWith(href, scheme) {
    return href.trimStart().slice(0, scheme.length).toLowerCase() === scheme;
}
/** Local part and domain in the letters of any script (RFC 6532), or a quoted local part. */
const MAIL_ADDRESS = /^(?:"(?:[^"\\]|\\.){1,200}"|[^\s"(),:;<>@[\\\]]{1,200})@[^\s"(),:;<>@[\\\]/]{1,255}$/;
/**
 * Without an address, the sender chooses one: that is how pages are shared by mail.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6068#section-2
 */
function mailtoFault(value) {
    const [to = '', fields] = value.split('?', 2);
    if (to === '') {
        return fields ? undefined : 'has no address';
    }
    const bad = to
        .split(',')
        .map(address => (0,percent_decoded/* percentDecoded */.o)(address).trim())
        .find(address => !MAIL_ADDRESS.test(address) || hasEmptyPart(address));
    const scheme = /^https?:\/\//i.exec(bad ?? '')?.[0];
    if (scheme !== undefined)
        return `holds "${scheme}", which is no part of a mail address`;
    if (bad !== undefined)
        return `names "${(0,shown/* shown */.S)(bad)}", which is not a mail address`;
    return codeFault(value) ?? fieldFault(fields);
}
/** What mail programs make of a sign of percent that begins no code is up to each of them. */
function codeFault(value) {
    const code = /%(?![\da-f]{2}).{0,2}/is.exec(value)?.[0];
    return code === undefined
        ? undefined
        : `holds "${(0,shown/* shown */.S)(code)}", which is no code of a character: write %25 for a percent sign`;
}
/** An "&" parts fields, so that what follows it in a text is not part of that. @see https://www.rfc-editor.org/rfc/rfc6068#section-5 */
function fieldFault(fields = '') {
    const [, ...others] = fields.split('&').map(field => field.trim());
    const cut = others.find(field => field !== '' && !field.includes('='));
    return cut === undefined ? undefined : `ends its text in front of "& ${(0,shown/* shown */.S)(cut)}": write %26 for "&"`;
}
/** Slashes in front are the ones of http addresses. */
function hasEmptyPart(address) {
    const domain = address.slice(address.lastIndexOf('@') + 1);
    return domain.split('.').includes('') || /^(?:\.|\/\/)|\.\./.test(address);
}
/**
 * The number before parameters. Blanks are no part of the syntax, but every phone passes over them, and digits of other
 * scripts are read as digits; letters and other signs are dialled by none or as something else. No country code begins with 0, which ITU-T E.164 keeps free.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3966#section-3
 */
function telFault(value) {
    const number = (0,percent_decoded/* percentDecoded */.o)(value).split(';', 1)[0].trim();
    if (!/[\p{Nd}*#]/u.test(number))
        return 'holds no number';
    if (/^\+[\s().\-\u00A0]*0/.test(number))
        return 'has a 0 after the +, and no country code begins with 0';
    const [odd] = /[^\p{Nd}+\-.()*#,\s\u00A0\u2010-\u2015pw/]/iu.exec(number) ?? [];
    return odd === undefined ? undefined : `holds ${named(odd)}, which phones cannot dial`;
}
/** A sign as messages show it; one that nobody sees, as word processors put around numbers, by its code. */
function named(sign) {
    const code = sign.codePointAt(0).toString(16).toUpperCase().padStart(4, '0');
    return /\p{C}/u.test(sign) ? `an invisible character (U+${code})` : `"${sign}"`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/topics.js










const topics = [
    broken_targets/* brokenTargets */.m,
    fragments,
    addresses/* addresses */.N,
    crawlable,
    schemes,
    own_link_forms/* ownLinkForms */.Y,
    index_file_links/* indexFileLinks */.w,
    extensionLinks,
    outside_folder/* outsideFolder */.C,
    closedServices,
];


/***/ })

};
