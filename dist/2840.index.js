export const id = 2840;
export const ids = [2840];
export const modules = {

/***/ 56633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   Nt: () => (/* binding */ placeCount),
/* harmony export */   yO: () => (/* binding */ MAX_OCCURRENCES)
/* harmony export */ });
/** Most places of one check in a result; how many there are stands beside. */
const MAX_OCCURRENCES = 50;
/**
 * Whether a check failed and its failure counts: it was not set aside by the setting `ignore`, and no other check of
 * the page counts for it.
 */
function isFailure({ outcome, ignored, twinOf, }) {
    return outcome === 'fail' && ignored === undefined && twinOf === undefined;
}
/** Places where a check failed; at least one, since a failure without a known place is somewhere. */
function placeCount({ occurrences, occurrenceCount, }) {
    return Math.max(1, occurrenceCount ?? occurrences.length);
}


/***/ }),

/***/ 50447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fn: () => (/* binding */ reasonNothingJudged),
/* harmony export */   O3: () => (/* binding */ hasJudged),
/* harmony export */   Pk: () => (/* binding */ LEFT_OUT)
/* harmony export */ });
/** Whether any of some checks came out one way or the other. */
function anyJudged(checks) {
    return checks.some(({ outcome }) => outcome === 'pass' || outcome === 'fail');
}
/**
 * Why none of some checks passed or failed, where at least half of them could not be measured. Undefined where one did
 * pass or fail, where there are no checks, and where hardly any applies: a page without links has no broken ones, and
 * one without structured data stays that, although nobody saw whether its scripts add some.
 */
function reasonNothingJudged(checks) {
    const missing = checks.filter(({ outcome }) => outcome === 'not-measured');
    if (missing.length === 0 || missing.length * 2 < checks.length || anyJudged(checks))
        return undefined;
    return missing.find(({ message }) => message)?.message ?? 'none of its checks was measured';
}
/**
 * Whether a tool judged anything: it has a score, or a check that passed or failed. A list of issues of a service that
 * is empty says that there are none.
 */
function hasJudged({ status, score, checks, foreign, judged }) {
    if (status === 'not-measured' || judged === false)
        return false;
    return score !== null || anyJudged(checks) || (foreign !== undefined && checks.length === 0);
}
/** The fact that says what was left out of a run or an analysis, since it was too large to keep. */
const LEFT_OUT = 'leftOut';


/***/ }),

/***/ 93574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UQ: () => (/* binding */ meanScore),
/* harmony export */   VN: () => (/* binding */ HEURISTIC),
/* harmony export */   WY: () => (/* binding */ pageScore),
/* harmony export */   eq: () => (/* binding */ siteScore),
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   nM: () => (/* binding */ toolScore)
/* harmony export */ });
/* unused harmony exports CEILING_IDS, scoreOf */
/* harmony import */ var _twins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57719);

/**
 * How scores come about. Docs state the same: `docs/scores.md`.
 *
 * A score is what failures leave of 100. Each fault takes its part of what the others left, so that one more never
 * raises a score, and what passes, does not apply or is not checked at all changes nothing. An error costs about a
 * fifth: one leaves a page between "good" and "poor", five make it worthless. A warning costs 4 %, a notice 0.7 %.
 */
const LEFT_BY = { error: 0.78, warning: 0.96, notice: 0.993 };
/** What notices leave, however many there are: nobody loses a visitor by them. */
const LEFT_BY_NOTICES = 0.9;
/**
 * What is left of a page's score by tools that judge something else than whether search can use the page, however much
 * they find: their own scores say the rest.
 */
const LEFT_BY_TOOL = { accessibility: 0.85, pagespeed: 0.85, security: 0.85 };
/** Most that a page can have which search cannot or will not show, whatever else is right. */
const NOT_SHOWN = 25;
/** Most that a page can have whose result has no headline of its own. */
const NO_TITLE = 55;
/** Most that a page can have with next to nothing to find it by. */
const NO_TEXT = 70;
/** Faults that a score cannot pass over, with the most that it then is. */
const CEILINGS = {
    'robots/page-blocked': NOT_SHOWN,
    'robots/noindex-meta': NOT_SHOWN,
    'robots/noindex-header': NOT_SHOWN,
    'robots/noindex-unlisted': NOT_SHOWN,
    'robots/unavailable-after-past': NOT_SHOWN,
    'redirects/final-status': NOT_SHOWN,
    'redirects/unusable-status': NOT_SHOWN,
    'redirects/broken-redirect': NOT_SHOWN,
    'redirects/instant-refresh': NOT_SHOWN,
    'redirects/instant-refresh-to-canonical': NOT_SHOWN,
    'redirects/script-redirect': NOT_SHOWN,
    'redirects/loop': NOT_SHOWN,
    'redirects/loop-without-cookies': NOT_SHOWN,
    'redirects/missing-location': NOT_SHOWN,
    'redirects/invalid-location': NOT_SHOWN,
    'redirects/endless-chain': NOT_SHOWN,
    'content/soft-404': NOT_SHOWN,
    'serp/canonical-local-host': NOT_SHOWN,
    'serp/canonical-cross-domain': NOT_SHOWN,
    'serp/canonical-not-production': NOT_SHOWN,
    'serp/canonical-to-other-page': NOT_SHOWN,
    'serp/canonical-to-root': NOT_SHOWN,
    'serp/canonical-target-broken': NOT_SHOWN,
    'serp/canonical-target-noindex': NOT_SHOWN,
    'hreflang/canonical-conflict': NOT_SHOWN,
    'mobile/phone-noindex': NOT_SHOWN,
    'serp/title-missing': NO_TITLE,
    'serp/title-empty': NO_TITLE,
    'content/text-needs-scripts': NO_TEXT,
    'content/placeholder-text': NO_TEXT,
    'content/almost-no-text': NO_TEXT,
};
/** Ids of the checks with a ceiling, for tests and documents. */
const CEILING_IDS = Object.keys(CEILINGS);
function ceilingOf(id) {
    return Object.hasOwn(CEILINGS, id) ? CEILINGS[id] : undefined;
}
/**
 * What some failures leave of 100. Checks that say the same (twins) are one fault, as bad as the worst of them.
 *
 * @returns 0 to 100, rounded
 */
function scoreOf(failures) {
    let ceiling = 100;
    let notices = 1;
    const byTool = new Map();
    for (const { id, tool, severity } of faultsOf(failures)) {
        const own = ceilingOf(id);
        if (own !== undefined)
            ceiling = Math.min(ceiling, own);
        else if (severity === 'notice')
            notices *= LEFT_BY.notice;
        else
            byTool.set(tool, (byTool.get(tool) ?? 1) * LEFT_BY[severity]);
    }
    let left = Math.max(notices, LEFT_BY_NOTICES);
    for (const [tool, share] of byTool)
        left *= Math.max(share, (tool && LEFT_BY_TOOL[tool]) ?? 0);
    return Math.round(ceiling * left);
}
/** Each fault once: that of twins under the id by which it is known, as bad as the worst of them. */
function faultsOf(failures) {
    const byId = new Map(failures.map(failure => [failure.id, { ...failure }]));
    const faults = new Map(byId);
    for (const { id, severity } of failures) {
        const original = (0,_twins_js__WEBPACK_IMPORTED_MODULE_0__/* .originalsOf */ .iV)(id).find(other => byId.has(other));
        if (original === undefined)
            continue;
        const fault = byId.get(original);
        if (LEFT_BY[severity] < LEFT_BY[fault.severity])
            fault.severity = severity;
        faults.delete(id);
    }
    return [...faults.values()];
}
/**
 * What a fault of a kind takes from a page's score by itself, in points: by this findings are ordered.
 */
function costOf(id, severity) {
    return 100 - (ceilingOf(id) ?? 100 * LEFT_BY[severity]);
}
/** Fewer checks that apply than these say nothing of a tool on the whole. */
const ENOUGH_CHECKS = 3;
/**
 * Score of a tool without an established score of its own.
 *
 * @returns 0 to 100; null where fewer than three checks passed or failed, and none failed
 */
function toolScore(checks) {
    const failures = checks.filter(({ outcome }) => outcome === 'fail');
    const passed = checks.filter(({ outcome }) => outcome === 'pass').length;
    if (failures.length === 0 && passed < ENOUGH_CHECKS)
        return null;
    return scoreOf(failures);
}
/** Mean of the scores that there are, rounded; null where there is none. */
function meanScore(scores) {
    const known = scores.filter(score => score !== null);
    return known.length === 0 ? null : Math.round(known.reduce((sum, score) => sum + score, 0) / known.length);
}
/** The fact that says of a run, where it is true, that its score is a heuristic and says nothing certain of a page. */
const HEURISTIC = 'heuristic';
/** Score of a page, by the faults that are its own; see {@link containerScore}. */
function pageScore(runs) {
    return containerScore(runs, ({ scope }) => scope !== 'site');
}
/** Score of a site, by the faults of the site as a whole. */
function siteScore(runs) {
    return containerScore(runs, ({ scope }) => scope === 'site');
}
/**
 * Score by the failures of all tools together, but for those whose score is a heuristic. What a service judged in a form
 * of its own has no failures that could be weighed: its scores are taken as they are, and the mean counts.
 *
 * @returns 0 to 100; null where nothing was judged
 */
function containerScore(runs, isOwn) {
    const counting = runs.filter(({ facts }) => facts[HEURISTIC] !== true);
    const [weighed, given] = [counting.filter(isWeighed), counting.filter(run => !isWeighed(run))];
    const checks = weighed.flatMap(({ tool, checks }) => checks.filter(isOwn).map(check => ({ ...check, tool })));
    const judged = checks.filter(({ outcome }) => outcome === 'pass' || outcome === 'fail');
    const failures = judged.filter(({ outcome }) => outcome === 'fail');
    return meanScore([...(judged.length === 0 ? [] : [scoreOf(failures)]), ...given.map(({ score }) => score)]);
}
function isWeighed({ foreign, checks }) {
    return foreign === undefined && checks.length > 0;
}


/***/ }),

/***/ 57719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   en: () => (/* binding */ isTwinByResource),
/* harmony export */   f4: () => (/* binding */ sameAs),
/* harmony export */   iV: () => (/* binding */ originalsOf)
/* harmony export */ });
/* unused harmony export twinIds */
/**
 * Twins: checks that say of a page what another check of it says as well, each with those others. Where one of them
 * failed too, both are one fault, known under the id of the other; where none of them ran, the twin speaks for itself.
 */
const TWINS = {
    'accessibility/dlitem': ['accessibility/definition-list'],
    'accessibility/document-title': ['serp/title-missing', 'serp/title-empty'],
    'accessibility/empty-heading': ['content/h1-empty', 'content/heading-empty'],
    'accessibility/heading-order': ['content/heading-skipped'],
    'accessibility/html-has-lang': ['hreflang/html-lang-missing'],
    'accessibility/html-lang-valid': ['hreflang/html-lang-invalid'],
    'accessibility/link-name': ['content/link-empty'],
    'accessibility/listitem': ['accessibility/list'],
    'accessibility/meta-refresh': [
        'redirects/instant-refresh',
        'redirects/instant-refresh-to-canonical',
        'redirects/delayed-refresh',
    ],
    'accessibility/page-has-heading-one': ['content/h1-missing'],
    'broken-links/broken-metadata-link': [
        'serp/canonical-target-broken',
        'serp/og-image-broken',
        'serp/og-url-mismatch',
        'serp/favicon-broken',
        'hreflang/target-broken',
        'schema/image-unreachable',
    ],
    'geo/content-unmarked': ['accessibility/landmark-one-main'],
    'geo/quoting-forbidden': ['serp/snippet-suppressed'],
    'geo/text-needs-scripts': ['content/text-needs-scripts'],
    'pagespeed/redirects': ['redirects/chain', 'redirects/long-chain'],
    'security/cookies': ['cookies/not-secure', 'cookies/session-readable-by-scripts'],
    'security/redirection': ['redirects/https-not-enforced'],
    'serp/description-too-short': ['serp/duplicate-description'],
};
/** Twins whose places are each about something else: they say the same only where they name the same resource. */
const BY_RESOURCE = new Set(['broken-links/broken-metadata-link']);
/** The ids of the checks that a check says the same as; none for a check that is no twin. */
function originalsOf(id) {
    return Object.hasOwn(TWINS, id) ? TWINS[id] : [];
}
/** The ids of all checks that say the same as one, whichever of them is the twin. */
function sameAs(id) {
    if (isTwinByResource(id))
        return [];
    const twins = Object.keys(TWINS).filter(twin => TWINS[twin].includes(id) && !isTwinByResource(twin));
    return [...originalsOf(id), ...twins];
}
/** Whether a twin says the same of the same resource alone, and not wherever both fail on a page. */
function isTwinByResource(id) {
    return BY_RESOURCE.has(id);
}
/** Every id that the table of twins names, for tests and documents. */
function twinIds() {
    return Object.entries(TWINS).flatMap(([id, originals]) => [id, ...originals]);
}


/***/ }),

/***/ 11312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ platformScriptPatterns),
/* harmony export */   G7: () => (/* binding */ previewHint),
/* harmony export */   IS: () => (/* binding */ hereOf),
/* harmony export */   YG: () => (/* binding */ askedAt),
/* harmony export */   d0: () => (/* binding */ productionPatterns),
/* harmony export */   dT: () => (/* binding */ isOnProduction),
/* harmony export */   fm: () => (/* binding */ whyRootIsForeign),
/* harmony export */   gS: () => (/* binding */ deploymentRoot),
/* harmony export */   jL: () => (/* binding */ productionOrigins),
/* harmony export */   kX: () => (/* binding */ isPlatformCookie),
/* harmony export */   n0: () => (/* binding */ bareHost),
/* harmony export */   oW: () => (/* binding */ previewOf),
/* harmony export */   pY: () => (/* binding */ isPlatformScript),
/* harmony export */   qZ: () => (/* binding */ hasPreviewName)
/* harmony export */ });
/**
 * What is known of the deployment that a URL belongs to; undefined where the URL is on production itself, with or
 * without www. The folder that production is in is the root of a preview, unless the preview is in the same folder.
 *
 * @param productionUrl where the pages will live, if that is known
 * @param base folder of the preview that stands for that address, as `/pr-1`; empty where the root does
 */
function previewOf(url, productionUrl, base = '') {
    const audited = new URL(url);
    const here = audited.origin;
    if (productionUrl === undefined) {
        return { host: undefined, origin: undefined, folder: '', home: '', base: '', here, words: 'on a preview' };
    }
    const { host, origin, pathname } = new URL(productionUrl);
    if (bareHost(host) === bareHost(audited.host))
        return undefined;
    const folder = pathname.replace(/\/$/, '');
    const isBelow = base !== '' && isInFolder(audited.pathname, base);
    return {
        host,
        origin,
        folder: !isBelow && isInFolder(audited.pathname, folder) ? '' : folder,
        home: folder,
        base: isBelow ? base : '',
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
    const { here, base, folder } = preview;
    // A generator writes the folder that it was given before some addresses of production too.
    if (base !== '' && isInFolder(url.pathname, base))
        return new URL(here + url.pathname + url.search);
    return new URL(`${here}${base}${url.pathname.slice(folder.length) || '/'}${url.search}`);
}
/** Where to ask for what a page names: on the preview for what production will have from it. */
function askedAt(preview, url) {
    const parsed = preview?.host === undefined ? null : URL.parse(url);
    return (parsed && hereOf(preview, parsed)?.href) ?? url;
}
/**
 * Why nothing is asked of what crawlers and browsers look for at the root of a host, such as robots.txt: the deployment
 * is a folder of production. Undefined where it is all of the host.
 */
function whyRootIsForeign(preview) {
    if (preview === undefined)
        return undefined;
    const { base } = preview;
    if (base !== '')
        return `the preview is ${base}/: the root of its host is not part of this deployment`;
    if (preview.home === '')
        return undefined;
    return `production is ${preview.home}/ on ${preview.host}: the root of that host is not part of this deployment`;
}
/** Where the deployment begins, without a slash at its end: its origin, with the folder that a preview has as well. */
function deploymentRoot(preview, origin) {
    if (preview === undefined)
        return origin;
    if (preview.base !== '')
        return origin + preview.base;
    return preview.folder === '' ? origin + preview.home : origin;
}
/** The origins of production, without and with www; none where it is not known. */
function productionOrigins(preview) {
    if (preview?.origin === undefined || preview.host === undefined)
        return [];
    const { protocol } = new URL(preview.origin);
    const bare = bareHost(preview.host);
    return [`${protocol}//${bare}`, `${protocol}//www.${bare}`];
}
/** The addresses of production over http and https as patterns for Chrome; none where it is not known. */
function productionPatterns(preview) {
    return productionOrigins(preview).map(origin => `*://${new URL(origin).host}/*`);
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
/** Whether a host is a preview by the name that its platform gave it. */
function hasPreviewName(hostname) {
    return PREVIEW_HOSTS.some(pattern => pattern.test(hostname));
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
    const isUnsaid = preview === undefined && hasPreviewName(hostname);
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
/* harmony export */   TH: () => (/* binding */ isSampleHost),
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
 * Whether a host is one of those that documents and templates write for the site of their reader. Nobody but IANA has a
 * site there.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2606#section-3
 */
function isSampleHost(host) {
    return /^(?:www\.)?example\.(?:com|net|org)$/i.test(plainHost(host));
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


/***/ }),

/***/ 15329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ originOf)
/* harmony export */ });
/** Scheme, host and port of a page; its address as it is where it has no origin. */
function originOf(url) {
    const origin = URL.parse(url)?.origin;
    return origin === undefined || origin === 'null' ? url : origin;
}


/***/ }),

/***/ 75293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readableHosts)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);

/** A host with a label in Punycode. All repetition is bounded, and a host is tried from its start alone. */
const ENCODED_HOST = /(?<![\w.-])(?:[a-z0-9_-]{1,63}\.){0,10}xn--[a-z0-9-]{1,59}(?:\.[a-z0-9_-]{1,63}){0,10}(?![\w-])/g;
const SCRIPTS = [
    ...[
        'Latin',
        'Cyrillic',
        'Greek',
        'Arabic',
        'Hebrew',
        'Armenian',
        'Georgian',
        'Devanagari',
        'Bengali',
        'Tamil',
    ],
    ...['Telugu', 'Kannada', 'Malayalam', 'Gujarati', 'Gurmukhi', 'Sinhala', 'Thai', 'Lao', 'Khmer', 'Myanmar'],
    ...['Tibetan', 'Ethiopic'],
];
const EAST_ASIAN = ['Latin', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'];
const ofScripts = (scripts) => `[${scripts.map(script => `\\p{Script_Extensions=${script}}`).join('')}0-9_-]+`;
/** A label whose letters go together in one language. */
const ONE_SCRIPT = new RegExp(`^(?:${[...SCRIPTS.map(script => ofScripts([script])), ofScripts(EAST_ASIAN)].join('|')})$`, 'u');
/**
 * A text with its internationalised host names as people write them, `müller.example` for `xn--mller-kva.example`. A
 * name whose labels mix scripts stays encoded, as it may imitate another.
 */
function readableHosts(text) {
    if (!text.includes('xn--'))
        return text;
    return text.replace(ENCODED_HOST, host => {
        const name = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToUnicode)(host);
        return name !== '' && name.split('.').every(label => ONE_SCRIPT.test(label)) ? name : host;
    });
}


/***/ })

};
