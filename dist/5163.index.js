export const id = 5163;
export const ids = [5163];
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

/***/ 79786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   Jb: () => (/* binding */ failAmong),
/* harmony export */   Sw: () => (/* binding */ failEach),
/* harmony export */   a4: () => (/* binding */ failWhere),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   ls: () => (/* binding */ failCounted),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   tE: () => (/* binding */ sameForAll),
/* harmony export */   yO: () => (/* binding */ MAX_OCCURRENCES)
/* harmony export */ });
/** Most places of one check in a result; how many there are stands beside. */
const MAX_OCCURRENCES = 50;
function pass(message) {
    return message === undefined ? { outcome: 'pass' } : { outcome: 'pass', message };
}
/** The check failed at one place or more. */
function fail(occurrences, message) {
    const places = Array.isArray(occurrences) ? occurrences : [occurrences];
    return message === undefined
        ? { outcome: 'fail', occurrences: places }
        : { outcome: 'fail', message, occurrences: places };
}
/** Failed where there are occurrences, else passed. */
function failWhere(occurrences, message) {
    return occurrences.length === 0 ? pass() : fail(occurrences, message);
}
/** Failed with the count of all places, of which some may be at hand; passed where there are none. */
function failCounted(occurrences, count) {
    if (count === 0)
        return pass();
    return count > occurrences.length ? { outcome: 'fail', occurrences, count } : fail(occurrences);
}
/**
 * Not applicable where there was nothing that could have failed, so that no pass stands for nothing; else as
 * {@link failWhere}.
 *
 * @param subjects all that was looked at
 * @param nothing why there is none
 */
function failAmong(subjects, occurrences, nothing) {
    return subjects.length === 0 && occurrences.length === 0 ? notApplicable(nothing) : failWhere(occurrences);
}
/**
 * A place for each subject at fault; not applicable where there are no subjects.
 *
 * @param placeOf where a subject is at fault; undefined where it is not
 * @param nothing why there are no subjects
 */
function failEach(subjects, placeOf, nothing) {
    const places = subjects.map(placeOf).filter(place => place !== undefined);
    return failAmong(subjects, places, nothing);
}
function notApplicable(message) {
    return { outcome: 'not-applicable', message };
}
function notMeasured(message) {
    return { outcome: 'not-measured', message };
}
/**
 * The same answer to each of some checks, as where what they are about is not there.
 *
 * @param checks their definitions, or anything else with their names as keys
 */
function sameForAll(checks, judgement) {
    const names = Object.keys(checks);
    return Object.fromEntries(names.map(name => [name, judgement]));
}


/***/ }),

/***/ 1550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ mediaType),
/* harmony export */   UE: () => (/* binding */ headerValues),
/* harmony export */   ie: () => (/* binding */ clockOf),
/* harmony export */   wx: () => (/* binding */ header)
/* harmony export */ });
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6034);

/** Value of a header, several joined with a comma (RFC 9110 section 5.3); undefined where it was not sent. */
function header(response, name) {
    return response.headers.get(name.toLowerCase())?.join(', ');
}
/** Each value of a header on its own, as `Set-Cookie` needs. */
function headerValues(response, name) {
    return response.headers.get(name.toLowerCase()) ?? [];
}
/** Media type of a response in lower case without parameters, as `text/html`; empty where none was sent. */
function mediaType(response) {
    return (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .parseContentType */ .x)(headerValues(response, 'content-type')).mediaType;
}
/**
 * Milliseconds since 1970 when a response was made, by the clock of its server: dates that the same server gives are to
 * be read by it. By ours where it sends none.
 */
function clockOf(response) {
    const date = Date.parse(header(response, 'date') ?? '');
    return Number.isNaN(date) ? Date.now() : date;
}


/***/ }),

/***/ 39288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ NotApplicable),
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
/** What answers is no HTML page. What is said of any response, as its headers do, can be judged all the same. */
class NotHtml extends NotMeasured {
}
/** There is nothing for the tool to judge, as with the certificate of a page over plain HTTP. The message says why. */
class NotApplicable extends Error {
    name = 'NotApplicable';
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
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9579);

/** Whether metadata stands in `<head>`, of which the parser makes it a child wherever it lets it in. */
function isInHead(element) {
    return element.parentNode?.nodeName === 'head';
}
/** The link types of an element in lower case. */
function relations(element) {
    return ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
/** Whether an element declares a canonical, wherever it stands. */
function isCanonical(element) {
    return element.tagName === 'link' && relations(element).includes('canonical');
}
/** Streamed pieces stand close to the top of a hidden element, so few steps up are enough. */
const MAX_STEPS_TO_HIDDEN = 20;
/**
 * Whether an element was sent in a hidden element of the body, from where frameworks that stream a page move metadata
 * into `<head>`.
 */
function isSentHidden(element) {
    let up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(element);
    for (let step = 0; up && step < MAX_STEPS_TO_HIDDEN; step++) {
        if ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(up, 'hidden') !== undefined)
            return true;
        up = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(up);
    }
    return false;
}
/** Why metadata that is sent like that is not measured. */
const SENT_HIDDEN = 'it is sent in a hidden element, from where scripts may move it into <head>; only a browser can tell';


/***/ }),

/***/ 25218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cM: () => (/* binding */ comparablePath),
/* harmony export */   fF: () => (/* binding */ isHomePage),
/* harmony export */   kj: () => (/* binding */ isSamePage),
/* harmony export */   oP: () => (/* binding */ isAbsolute),
/* harmony export */   sY: () => (/* binding */ comparableUrl)
/* harmony export */ });
/** Whether a URL is the home page of its host, index files included. */
function isHomePage(url) {
    return /^\/(?:(?:index|default)\.[a-z]{2,5})?$/i.test(new URL(url).pathname);
}
/** Whether a URL was written with its scheme and host. */
function isAbsolute(href) {
    return /^https?:\/\//i.test(href);
}
/** A URL in the form in which two spellings of one resource are equal: no fragment, escapes in one case. */
function comparableUrl(url) {
    const copy = new URL(url);
    copy.hash = '';
    return copy.href.replace(/%[0-9a-f]{2}/gi, octet => octet.toUpperCase());
}
/** Path and query of a URL, in the form of {@link comparableUrl}. */
function comparablePath(url) {
    return comparableUrl(url).slice(new URL(url).origin.length);
}
/** Whether two addresses are of one document; false for what is no URL, as `about:blank` is none of a server. */
function isSamePage(a, b) {
    return URL.canParse(a) && URL.canParse(b) && comparableUrl(a) === comparableUrl(b);
}


/***/ }),

/***/ 6034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ parseContentType)
/* harmony export */ });
/**
 * Reads `Content-Type` as browsers do: of several values the last valid one holds, and it inherits the charset of an
 * earlier one of the same type.
 *
 * @param values one per header line, or joined with commas
 * @see https://fetch.spec.whatwg.org/#concept-header-extract-mime-type
 */
function parseContentType(values) {
    let found = { mediaType: '', charset: undefined };
    for (const value of values.flatMap(joined => splitOutsideQuotes(joined, ','))) {
        const [type = '', ...parameters] = splitOutsideQuotes(value, ';');
        const mediaType = type.trim().toLowerCase();
        if (mediaType === '' || mediaType === '*/*')
            continue;
        const inherited = mediaType === found.mediaType ? found.charset : undefined;
        found = { mediaType, charset: charsetAmong(parameters) ?? inherited };
    }
    return found;
}
function charsetAmong(parameters) {
    for (const parameter of parameters) {
        const at = parameter.indexOf('=');
        if (at < 0 || parameter.slice(0, at).trim().toLowerCase() !== 'charset')
            continue;
        const value = parameter.slice(at + 1).trim();
        const bare = value.startsWith('"') ? value.slice(1).split('"', 1)[0] : value;
        if (bare !== '')
            return bare;
    }
    return undefined;
}
function splitOutsideQuotes(text, separator) {
    const parts = [];
    let quoted = false;
    let start = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '\\' && quoted)
            at++;
        else if (character === '"')
            quoted = !quoted;
        else if (character === separator && !quoted) {
            parts.push(text.slice(start, at));
            start = at + 1;
        }
    }
    parts.push(text.slice(start));
    return parts;
}


/***/ }),

/***/ 11312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ platformScriptPatterns),
/* harmony export */   G7: () => (/* binding */ previewHint),
/* harmony export */   IS: () => (/* binding */ hereOf),
/* harmony export */   YG: () => (/* binding */ askedAt),
/* harmony export */   dT: () => (/* binding */ isOnProduction),
/* harmony export */   kX: () => (/* binding */ isPlatformCookie),
/* harmony export */   n0: () => (/* binding */ bareHost),
/* harmony export */   oW: () => (/* binding */ previewOf),
/* harmony export */   pY: () => (/* binding */ isPlatformScript)
/* harmony export */ });
/**
 * What is known of the deployment that a URL belongs to; undefined where the URL is on production itself, with or
 * without www. The folder that production is in is the root of a preview, unless the preview is in the same folder.
 *
 * @param productionUrl where the pages will live, if that is known
 */
function previewOf(url, productionUrl) {
    const audited = new URL(url);
    const here = audited.origin;
    if (productionUrl === undefined) {
        return { host: undefined, origin: undefined, folder: '', here, words: 'on a preview' };
    }
    const { host, origin, pathname } = new URL(productionUrl);
    if (bareHost(host) === bareHost(audited.host))
        return undefined;
    const folder = pathname.replace(/\/$/, '');
    return {
        host,
        origin,
        folder: isInFolder(audited.pathname, folder) ? '' : folder,
        here,
        words: `on a preview of ${host}`,
    };
}
/** Whether an address is on the production host of a preview, with or without www. */
function isOnProduction(preview, url) {
    return preview?.host !== undefined && bareHost(url.host) === bareHost(preview.host);
}
/**
 * The address on the preview of what will be at an address of production, without its fragment; undefined for all that
 * will not, as other hosts and what is beside the folder of production.
 */
function hereOf(preview, url) {
    if (!preview || !isOnProduction(preview, url) || !isInFolder(url.pathname, preview.folder))
        return undefined;
    return new URL(`${preview.here}${url.pathname.slice(preview.folder.length) || '/'}${url.search}`);
}
/** Where to ask for what a page names: on the preview for what production will have from it. */
function askedAt(preview, url) {
    return hereOf(preview, new URL(url))?.href ?? url;
}
function isInFolder(path, folder) {
    return folder === '' || `${path}/`.startsWith(`${folder}/`);
}
/** Scripts that platforms put into previews, as the toolbars to comment on them; production has none. */
const PLATFORM_SCRIPT_HOSTS = new Set([
    'vercel.live',
    'netlify-cdp-loader.netlify.app',
    'app.netlify.com',
]);
/** The addresses of those scripts as patterns for Chrome, which leaves them out; none away from previews. */
function platformScriptPatterns(preview) {
    return preview === undefined ? [] : [...PLATFORM_SCRIPT_HOSTS].map(host => `*://${host}/*`);
}
/** Whether a script is the platform's and not the site's. */
function isPlatformScript(preview, url) {
    return preview !== undefined && PLATFORM_SCRIPT_HOSTS.has(URL.parse(url)?.host ?? '');
}
/**
 * Cookies of what guards previews: of Vercel's sign-in and toolbar, and of Cloudflare Access.
 *
 * @see https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/
 */
const PLATFORM_COOKIES = new Set([
    ...['_vercel_jwt', '_vercel_sso_nonce', '__vercel_toolbar'],
    ...['CF_Authorization', 'CF_AppSession', 'CF_Binding'],
]);
/** Whether a cookie is the platform's and not the site's. */
function isPlatformCookie(preview, name) {
    return preview !== undefined && PLATFORM_COOKIES.has(name);
}
/** Names that platforms give to the previews of pull requests and branches, and Vercel to production as well. */
const PREVIEW_HOSTS = [
    /\.vercel\.app$/,
    /--[^.]+\.netlify\.app$/,
    /^[^.]+\.[^.]+\.pages\.dev$/,
    /^pr-\d+\.[^.]+\.amplifyapp\.com$/,
    /-pr-\d+\.onrender\.com$/,
];
/**
 * What to add to a finding that may come of nothing but the preview: how to say that it is one. Empty where that has
 * been said, and for all hosts that are none by their names.
 */
function previewHint(preview, url) {
    const { hostname } = new URL(url);
    const isUnsaid = preview === undefined && PREVIEW_HOSTS.some(pattern => pattern.test(hostname));
    return isUnsaid ? '; if this is a preview, name production in the setting "production-url"' : '';
}
/** A host without `www.`, which for most sites is the same place. */
function bareHost(host) {
    return host.replace(/^www\./, '');
}


/***/ }),

/***/ 69612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ literalAddress),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   YY: () => (/* binding */ isThisMachine),
/* harmony export */   gh: () => (/* binding */ isMetadataAddress),
/* harmony export */   i0: () => (/* binding */ isPublicAddress),
/* harmony export */   jV: () => (/* binding */ plainHost),
/* harmony export */   mJ: () => (/* binding */ isLocalHost),
/* harmony export */   wQ: () => (/* binding */ neverLeavesMachine)
/* harmony export */ });
/* unused harmony export hostKind */
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48280);

/** The ranges of ipaddr.js that are something else than reserved. */
const RANGES = {
    loopback: 'loopback',
    unspecified: 'unspecified',
    linkLocal: 'link-local',
    private: 'private',
    uniqueLocal: 'private',
    carrierGradeNat: 'private',
    unicast: 'public',
};
const METADATA_ADDRESSES = new Set(['168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254'].map(address => ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(address).toString()));
/** All that is allocated of IPv6 for the public internet: what lies outside is private, special or a tunnel. */
const GLOBAL_UNICAST = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('2000::/3');
/** Addresses of IPv6 that a system takes for the one of IPv4 that they hold (RFC 4291 section 2.5.5.2). */
const MAPPED = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR('::ffff:0:0/96');
/** Prefixes of IPv6 whose addresses lead to the one of IPv4 that they hold, with the byte at which it begins. */
const EMBEDDING = [
    ['::/96', 12],
    ['::ffff:0:0/96', 12],
    ['::ffff:0:0:0/96', 12],
    ['64:ff9b::/96', 12],
    ['2002::/16', 2],
].map(([prefix, start]) => ({ prefix: ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR(prefix), start }));
/**
 * Top-level names that never lead to the public internet (RFC 6761, RFC 6762, RFC 8375, ICANN's "internal").
 * Names without a dot do not either.
 */
const PRIVATE_TOP_LEVEL = new Set(['test', 'local', 'internal', 'home', 'lan', 'arpa']);
/**
 * @param host of a URL, or an address of IPv4 or IPv6, with its zone or without
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
function hostKind(host) {
    const address = parsed(host);
    return address ? addressKind(address) : nameKind(plainHost(host));
}
/** The address that a host is; undefined where it is a name. */
function literalAddress(host) {
    return parsed(host) && plainHost(host);
}
/** A host as resolvers take it: without the brackets of IPv6 and the dot of the root. */
function plainHost(host) {
    return host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
/** Whether an IP address is reachable on the public internet. Anything else counts as not public. */
function isPublicAddress(address) {
    const read = parsed(address);
    return read !== undefined && addressKind(read) === 'public';
}
/** Whether an IP address, or the one of IPv4 that it holds, may belong to a cloud's metadata service. */
function isMetadataAddress(address) {
    const read = parsed(address);
    if (!read)
        return false;
    const embedded = embeddedIn(read);
    return [read, ...(embedded ? [embedded] : [])].map(addressKind).some(kind => METADATA_KINDS.has(kind));
}
/** There is no site on a link-local address. */
const METADATA_KINDS = new Set(['link-local', 'metadata']);
/**
 * Whether a host is one of a machine or a private network, as a preview server on a runner is, and no site of the
 * internet.
 */
function isLocalHost(host) {
    return hostKind(host) !== 'public';
}
/** Whether a host means whichever machine it is asked on, so that it means nothing to anybody else. */
function isThisMachine(host) {
    const kind = hostKind(host);
    return kind === 'loopback' || kind === 'unspecified';
}
/**
 * Whether a browser takes a host for the machine that it runs on, and what is sent to it for safe without TLS.
 *
 * @see https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy
 */
function isLoopback(host) {
    return hostKind(host) === 'loopback';
}
/**
 * Whether what is sent to a host never leaves this machine. Of names that is certain of `localhost` alone: resolvers
 * of systems may ask the DNS for those below it.
 */
function neverLeavesMachine(host) {
    return isLoopback(host) && (parsed(host) !== undefined || plainHost(host).toLowerCase() === 'localhost');
}
function parsed(host) {
    const text = plainHost(host).replace(/%.*$/, '');
    return ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.isValid(text) ? ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(text) : undefined;
}
function addressKind(address) {
    if (METADATA_ADDRESSES.has(address.toString()))
        return 'metadata';
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6 && address.match(MAPPED))
        return mappedKind(address);
    const kind = RANGES[address.range()] ?? 'reserved';
    const isOutside = address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6 && !address.match(GLOBAL_UNICAST);
    return kind === 'public' && isOutside ? 'reserved' : kind;
}
/** Where a resolver gives such an address, something is odd: what would be public is not trusted to be. */
function mappedKind(address) {
    const kind = addressKind(address.toIPv4Address());
    return kind === 'public' ? 'reserved' : kind;
}
function embeddedIn(address) {
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4)
        return undefined;
    const start = EMBEDDING.find(({ prefix }) => address.match(prefix))?.start;
    return start === undefined ? undefined : new ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4(address.toByteArray().slice(start, start + 4));
}
function nameKind(name) {
    const topLevel = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    if (topLevel === 'localhost')
        return 'loopback';
    return topLevel === name.toLowerCase() || PRIVATE_TOP_LEVEL.has(topLevel) ? 'private' : 'public';
}


/***/ })

};
