export const id = 3393;
export const ids = [3393];
export const modules = {

/***/ 51475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ charsetOf),
/* harmony export */   iT: () => (/* binding */ decodeHtml),
/* harmony export */   up: () => (/* binding */ xmlEncodingOf)
/* harmony export */ });
/* harmony import */ var html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45528);
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6034);


/**
 * Text of an HTML body, decoded as browsers decide it: byte-order mark, then the charset of `Content-Type`, then
 * `<meta>` in the first 1,024 bytes, then an XML declaration, then windows-1252. A page that is sent as XML is in UTF-8
 * where neither of the first two nor its declaration says otherwise.
 *
 * @param contentType value of the header, several joined with commas
 * @returns the text without a byte-order mark, and the WHATWG name of the encoding
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
function decodeHtml(body, contentType) {
    const { mediaType, charset } = (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)(contentType === undefined ? [] : [contentType]);
    const xml = mediaType === 'application/xhtml+xml';
    const label = xmlEncodingOf(body);
    const declared = label === undefined ? undefined : encodingOf(label);
    // What can be read as ASCII, to find the declaration, is no UTF-16.
    const defaultEncoding = declared?.startsWith('UTF-16')
        ? 'UTF-8'
        : (declared ?? (xml ? 'UTF-8' : 'windows-1252'));
    const encoding = html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(body, {
        xml,
        defaultEncoding,
        ...(charset !== undefined && { transportLayerEncodingLabel: charset }),
    });
    return { text: decode(body, encoding), encoding };
}
/** The WHATWG name behind a label; undefined where there is none. */
function encodingOf(label) {
    const options = { transportLayerEncodingLabel: label, defaultEncoding: '' };
    return html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(new Uint8Array(), options) || undefined;
}
/** Bytes in which an XML declaration is looked for. */
const DECLARATION_BYTES = 1024;
/**
 * The encoding that an XML declaration at the very start of a body names, as written; undefined where there is none.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#concept-get-xml-encoding-when-sniffing
 */
function xmlEncodingOf(body) {
    const start = body.toString('latin1', 0, DECLARATION_BYTES);
    const [declaration] = /^<\?xml[^>]*>/.exec(start) ?? [];
    const [, , label] = /encoding[\x00-\x20]*=[\x00-\x20]*(["'])([^"'\x00-\x20]+)\1/.exec(declaration ?? '') ?? [];
    return label;
}
/** The `charset` parameter of a `Content-Type` value, as sent; undefined where there is none. */
function charsetOf(contentType) {
    return contentType === undefined ? undefined : (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)([contentType]).charset;
}
function decode(body, encoding) {
    // Two encodings of the standard that TextDecoder leaves out; see https://encoding.spec.whatwg.org/#replacement.
    if (encoding === 'replacement')
        return body.length === 0 ? '' : '\uFFFD';
    if (encoding === 'x-user-defined') {
        return body
            .toString('latin1')
            .replace(/[\x80-\xff]/g, byte => String.fromCharCode(byte.charCodeAt(0) + 0xf700));
    }
    return decoderFor(encoding).decode(body);
}
/** By encoding: to make one takes longer than to decode a page with it. */
const decoders = new Map();
function decoderFor(encoding) {
    const known = decoders.get(encoding);
    if (known)
        return known;
    const decoder = new TextDecoder(encoding);
    decoders.set(encoding, decoder);
    return decoder;
}


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






/**
 * Under which addresses a page goes, and which others may be compared with it.
 *
 * A build preview names production in its canonical and its language versions. Its own addresses there count as its
 * own, and versions there are asked for on the preview, which has them as they will ship. What is on further hosts
 * may not know this build yet.
 */
class PageAddress {
    here;
    /** The canonical that the page declares; undefined where it declares none, or several that differ. */
    canonical;
    /** How the canonical relates to the page. */
    canonicalIs;
    /** Host of the site as it will be, where the canonical names it for this page. */
    production;
    /** Why other hosts are not asked; undefined where the page is audited where it lives. */
    previewReason;
    #preview;
    /** The canonical, where it is known to be on the preview as its address there. */
    #canonicalHere;
    #pathsDiffer;
    constructor(page) {
        this.#preview = page.preview;
        this.here = new URL(page.url);
        this.canonical = (0,_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .agreedCanonical */ .tQ)((0,_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalLinks */ .Iu)(page))?.url;
        const { here, canonical } = this;
        const named = canonical && ((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(page.preview, canonical) ?? canonical);
        const otherHost = named !== undefined && named.host !== here.host;
        const samePage = named !== undefined && loosePath(named) === loosePath(here);
        this.production = page.preview?.host ?? (otherHost && samePage ? named.host : undefined);
        this.#canonicalHere = named;
        this.#pathsDiffer = named !== undefined && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(named) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(here);
        this.canonicalIs = relationOf(here, named, samePage, otherHost);
        this.previewReason = previewReasonOf(page, this.production);
    }
    /** Whether an address is this page, here or in production. */
    isThisPage(url) {
        const own = this.#onThisHost(url);
        if (!own)
            return false;
        if (loosePath(own) === loosePath(this.here))
            return true;
        return this.canonicalIs === 'variant' && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(own) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(this.#canonicalHere);
    }
    /** Whether an address has the path of this page on a host of which nothing is known. */
    mayBeThisPage(url) {
        return this.previewReason !== undefined && loosePath(url) === loosePath(this.here);
    }
    /** Host under which the page will be found; undefined where that is not known from here. */
    get publicHost() {
        if (this.production !== undefined)
            return this.production;
        const { hostname } = this.here;
        return (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(hostname) || (0,_net_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .platformOf */ .t)(hostname) !== undefined ? undefined : hostname;
    }
    /** Whether an address is on the site that is audited, here or in production. */
    isOnSite(url) {
        return this.#onThisHost(url) !== undefined;
    }
    /** Where to ask for a page that this one names. */
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
    /** The address on the audited host of a page of the site; undefined for those of others. */
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
/** A preview is told by its address, by the canonical that names production, or by the header that platforms add. */
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
/**
 * Whether a canonical is the page that declares it. On a host of which nothing is known the same path is the same page:
 * production names itself, and the audited host may be a copy of it.
 */
function namesItself(canonical, { url, preview }) {
    const here = new URL(url);
    const own = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .hereOf */ .IS)(preview, canonical);
    if (own)
        return loosePath(own) === loosePath(here);
    const beside = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .addressBesideGuess */ .WF)(preview, here);
    if (beside && (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .isOnProduction */ .dT)(preview, canonical))
        return loosePath(beside) === loosePath(canonical);
    return canonical.host === here.host || preview?.host !== undefined
        ? (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparableUrl */ .sY)(canonical) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparableUrl */ .sY)(here)
        : loosePath(canonical) === loosePath(here);
}
/** Path and query in the form in which `/de`, `/de/`, `/de.html` and `/de/index.html` are equal: servers take them as one. */
function loosePath(url) {
    const [path = '', ...query] = (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePath */ .cM)(url).split('?');
    const stem = path.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/').replace(/\.html?$/i, '');
    return [stem.replace(/\/$/, ''), ...query].join('?');
}
function withoutHash(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href;
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
            ? `Links to ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .S)(url)}. The ${isFolder ? 'canonical' : 'og:url'} of this page names the folder, without the file: ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_11__/* .shown */ .S)(named.href)}`
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

/***/ 27714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTopics: () => (/* binding */ runTopics)
});

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/same-on-pages.js
var same_on_pages = __webpack_require__(98548);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/own-canonical.js
/** The address on the audited site by which a page knows itself: its canonical, where that is its own. */
function ownCanonical({ facts }) {
    const serp = facts('serp');
    const named = serp?.['canonicalPage'];
    const isOwn = serp?.['canonicalIs'] === 'self' || serp?.['canonicalIs'] === 'variant';
    return isOwn && typeof named === 'string' ? named : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/html-files-over-pages.js




/** Whether links name pages with the ending `.html` that the canonicals of these pages leave out. */
const htmlFilesOverPages = (0,tool_definition/* defineRunTopic */.m1)({
    checks: {
        'html-file-not-canonical': {
            severity: 'notice',
            title: 'Links name pages with .html, and their canonicals without',
            why: 'Each of these pages is found at two URLs, and the links of the site lead to the one that search results should not show. A host that leads from one to the other redirects every click.',
            fix: 'Link to the URL that the canonical names: /sizes instead of /sizes.html. If the host answers only the one with .html, name that in the canonical and in the sitemap instead.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="sizes.html">Sizes</a>, where that page names https://www.example.com/sizes',
        },
    },
    judge(pages) {
        const canonicals = canonicalsOfFiles(pages);
        return { 'html-file-not-canonical': pages.map(page => judge(page, canonicals)) };
    },
});
/** Files that a message names. */
const MAX_NAMED = 3;
const EXTENSION = /\.html?$/i;
/** By the address of its file the canonical of each page. */
function canonicalsOfFiles(pages) {
    const canonicals = new Map();
    for (const page of pages) {
        const canonical = ownCanonical(page);
        const address = URL.parse(page.url);
        if (canonical === undefined || !address || address.search !== '' || address.pathname.endsWith('/'))
            continue;
        const file = EXTENSION.test(address.pathname) ? address.href : `${address.href}.html`;
        canonicals.set(file, canonical);
    }
    return canonicals;
}
function judge(page, canonicals) {
    const listed = page.facts('broken-links')?.['htmlFiles'];
    const files = (Array.isArray(listed) ? listed : []).filter(file => typeof file === 'string');
    const judged = files.filter(file => canonicals.has(file));
    if (judged.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page links to no .html file whose canonical is known');
    const faults = judged.filter(file => !EXTENSION.test(canonicals.get(file)));
    const [first] = faults;
    if (first === undefined)
        return (0,judgement/* failWhere */.a4)([]);
    const named = faults
        .slice(0, MAX_NAMED)
        .map(file => `${(0,same_on_pages/* pathOf */.XM)(file)}, whose canonical is ${(0,same_on_pages/* pathOf */.XM)(canonicals.get(file))}`);
    const more = faults.length > MAX_NAMED ? `; and to ${faults.length - MAX_NAMED} more` : '';
    return (0,judgement/* failWhere */.a4)([{ url: first, message: `${(0,same_on_pages/* pathOf */.XM)(page.url)} links to ${named.join('; to ')}${more}` }]);
}

// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/tools/broken-links/index-file-links.js
var index_file_links = __webpack_require__(11121);
;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/index-files-over-pages.js






/** Whether links go to the addresses that the canonicals of the pages behind them name. */
const indexFilesOverPages = (0,tool_definition/* defineRunTopic */.m1)({
    checks: {
        'index-file-not-canonical': {
            severity: 'notice',
            // What only the page with the link tells is a place of this finding as well, so its words hold for both.
            title: 'Links name index.html, so that a page has two URLs',
            why: 'Search engines crawl both URLs, and statistics count them apart. A canonical lets search engines join the two; without one, links are divided as well.',
            fix: 'Link to the folder: to / instead of /index.html. Where the page there has no canonical, give it one that names the folder.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: '<a href="../index.html">Home</a>, where the canonical of the home page is https://www.example.com/',
        },
    },
    judge(pages) {
        const canonicals = new Set(pages.flatMap(page => ownCanonical(page) ?? []));
        const homes = new Set(pages.filter(isHomeWithoutCanonical).map(({ url }) => (0,index_file_links/* folderOfIndexFile */.k)(url) ?? url));
        const isHabit = namesFolders(pages, canonicals);
        const isTold = pages.some(page => faultsOf(page, { canonicals, homes }).length > 0);
        return {
            'index-file-not-canonical': pages.map(page => index_files_over_pages_judge(page, { canonicals, homes, isHabit, isTold })),
        };
    },
});
function isHomeWithoutCanonical({ url, facts }) {
    return (0,comparable_url/* isHomePage */.fF)(url) && facts('serp')?.['canonicalIs'] === 'absent';
}
/** Whether canonicals of the site name folders wherever links name the index files in them. */
function namesFolders(pages, canonicals) {
    const files = pages.flatMap(indexFilesOf);
    return files.some(file => isFolderOf(file, canonicals)) && !files.some(file => canonicals.has(file));
}
function isFolderOf(file, canonicals) {
    const folder = (0,index_file_links/* folderOfIndexFile */.k)(file);
    return folder !== undefined && canonicals.has(folder);
}
function folderPath(file) {
    return (0,same_on_pages/* pathOf */.XM)((0,index_file_links/* folderOfIndexFile */.k)(file));
}
function indexFilesOf({ facts }) {
    const listed = facts('broken-links')?.['indexFiles'];
    return Array.isArray(listed) ? listed.filter(file => typeof file === 'string') : [];
}
/** Index files that a page links to, of which it is known how the page behind them is called. */
function knownFiles(page, { canonicals, homes }) {
    return indexFilesOf(page).filter(file => isFolderOf(file, canonicals) || isFolderOf(file, homes) || canonicals.has(file));
}
function faultsOf(page, named) {
    return knownFiles(page, named).filter(file => !named.canonicals.has(file));
}
function index_files_over_pages_judge(page, known) {
    const messageOf = (file, what) => ({
        url: file,
        message: `${(0,same_on_pages/* pathOf */.XM)(page.url)} links to ${(0,same_on_pages/* pathOf */.XM)(file)}${what}`,
    });
    if (knownFiles(page, known).length > 0) {
        return (0,judgement/* failWhere */.a4)(faultsOf(page, known).map(file => messageOf(file, isFolderOf(file, known.homes)
            ? `. The home page is also at ${folderPath(file)}, and has no canonical.`
            : `, whose canonical is ${folderPath(file)}`)));
    }
    const files = indexFilesOf(page);
    if (files.length === 0 || !page.failed('broken-links/index-file-link'))
        return OF_NO_FILE;
    // The page behind the link was not audited, or has no canonical either: one fault of the site all the same.
    if (known.isHabit)
        return (0,judgement/* failWhere */.a4)(files.map(file => messageOf(file, '; canonicals of the site name folders')));
    return known.isTold
        ? (0,judgement/* failWhere */.a4)(files.map(file => messageOf(file, `, which is also at ${folderPath(file)}`)))
        : OF_NO_FILE;
}
const OF_NO_FILE = (0,judgement/* notApplicable */.hH)('the page links to no index file whose canonical is known');

;// CONCATENATED MODULE: ./lib/engine/tools/broken-links/run-topics.js


const runTopics = [indexFilesOverPages, htmlFilesOverPages];


/***/ }),

/***/ 4274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ noteInput),
/* harmony export */   HK: () => (/* binding */ holdsUntil),
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   Lp: () => (/* binding */ cannotRepeat),
/* harmony export */   _q: () => (/* binding */ tracedAsHere),
/* harmony export */   fC: () => (/* binding */ traceOf),
/* harmony export */   mn: () => (/* binding */ traced)
/* harmony export */ });
/* unused harmony export InputTrace */
/* harmony import */ var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16698);

const current = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
const traces = new WeakMap();
/**
 * What a piece of work was made from: each thing that it asked the visit for, also by way of work that it shares with
 * others. So nobody has to declare what a topic reads, and nothing that it reads can be forgotten.
 */
class InputTrace {
    #own = new Map();
    #parts = new Set();
    #until = Number.POSITIVE_INFINITY;
    add(key, fingerprint) {
        if (this.#own.get(key) === undefined)
            this.#own.set(key, fingerprint);
    }
    include(part) {
        if (part !== this)
            this.#parts.add(part);
    }
    endAt(time) {
        this.#until = Math.min(this.#until, time);
    }
    /** All inputs, those of shared work among them, and when its result ends to hold: milliseconds since 1970. */
    all() {
        const inputs = new Map();
        let until = Number.POSITIVE_INFINITY;
        const seen = new Set([this]);
        for (const trace of seen) {
            until = Math.min(until, trace.#until);
            for (const [key, value] of trace.#own)
                if (inputs.get(key) === undefined)
                    inputs.set(key, value);
            for (const part of trace.#parts)
                seen.add(part);
        }
        return { inputs, until };
    }
}
/** Does work whose inputs are told to all who {@link read} its promise. */
function traced(work) {
    const trace = new InputTrace();
    const promise = current.run(trace, work);
    traces.set(promise, trace);
    return promise;
}
/** Tells the work that is under way here what a promise was made from, if {@link traced} made it. */
function read(promise) {
    const trace = traces.get(promise);
    if (trace)
        current.getStore()?.include(trace);
    return promise;
}
/** What {@link traced} work was made from; undefined of any other promise. */
function traceOf(promise) {
    return traces.get(promise);
}
/** Says that a promise is of what the work that is under way here was made from. */
function tracedAsHere(promise) {
    const trace = current.getStore();
    if (trace)
        traces.set(promise, trace);
    return promise;
}
/** Tells the work that is under way here of one thing that it was made from. */
function noteInput(key, fingerprint) {
    current.getStore()?.add(key, fingerprint);
}
/** Says that the work that is under way here may give something else the next time, as when its time was over. */
function cannotRepeat(why) {
    noteInput(`not asked: ${why}`);
}
/**
 * Says when the clock alone changes what the work that is under way here finds, as when an offer expires. What reads
 * the clock and does not say this would be taken over for ever.
 *
 * @param time milliseconds since 1970; what has passed changes nothing any more
 */
function holdsUntil(time, now = Date.now()) {
    if (time >= now)
        current.getStore()?.endAt(time);
}


/***/ }),

/***/ 9895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ perVisit)
/* harmony export */ });
/* harmony import */ var _input_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4274);

/**
 * A reading that several topics need of the same visit: worked out when the first of them asks, and kept as long as the
 * visit is. A rejection is kept like a value, so that all of them say the same.
 * The visit itself holds it.
 */
function perVisit(read) {
    return visit => {
        const known = visit.readings.get(read);
        const reading = known ?? (0,_input_trace_js__WEBPACK_IMPORTED_MODULE_0__/* .traced */ .mn)(() => read(visit));
        if (!known)
            visit.readings.set(read, reading);
        return (0,_input_trace_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(reading);
    };
}


/***/ }),

/***/ 82620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ platformOf)
/* harmony export */ });
/* harmony import */ var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);

/**
 * Entries of the private division of the public suffix list under which names are sold as under a top-level domain:
 * who buys one runs the server and the DNS of it.
 */
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
/**
 * The domain under which a platform gives hosts to its users, as `vercel.app` and `github.io`, by the private division of
 * the public suffix list; undefined for all other hosts.
 *
 * @see https://publicsuffix.org/list/
 */
function platformOf(host) {
    const { isPrivate, publicSuffix } = (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(host, { allowPrivateDomains: true });
    return isPrivate && !SOLD_UNDER.has(publicSuffix) ? publicSuffix : undefined;
}


/***/ })

};
