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

/** Most addresses of a site that a report holds. */
const MAX_LISTED = 5000;
/** Most characters that those addresses may have together. */
const MAX_LISTED_CHARACTERS = 200_000;
const listedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    paths: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .describe(`Paths with their queries, in the order of the sitemaps: at most ${MAX_LISTED}`),
    whole: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('Whether these are all that the sitemaps list'),
})
    .meta({ id: 'Listed', description: 'Addresses of a site that its sitemaps list.' });
/** By what a page is recognised at another address, as far as that is known. */
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

/***/ 15681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isFileAddress)
/* harmony export */ });
/** Endings of files that are no pages. */
const FILE = /\.(?:avif|bmp|css|csv|docx?|eot|epub|exe|gif|gz|ico|jpe?g|js|json|m4a|map|mjs|mov|mp3|mp4|ogg|otf|pdf|png|pptx?|rar|rss|svg|tar|tgz|ttf|txt|wasm|wav|webm|webmanifest|webp|woff2?|xlsx?|xml|zip)$/i;
/** Whether a URL is that of a file such as an image, a PDF or a feed, by its ending. */
function isFileAddress({ pathname }) {
    return FILE.test(pathname);
}


/***/ }),

/***/ 96704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ rootsOf),
/* harmony export */   b: () => (/* binding */ pairPages)
/* harmony export */ });
/**
 * Pairs the pages of two deployments by their paths and queries. Where not one path is on both sides, a preview may
 * lie in a folder: then by what follows the folder that all pages of a side have in common.
 *
 * @param given the pairs, where they are known
 */
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
/** What follows the root, from its slash on: path and query. */
function pathOf(url, root) {
    const parsed = URL.parse(url);
    if (!parsed)
        return url;
    const path = parsed.pathname.startsWith(root) ? parsed.pathname.slice(root.length - 1) : parsed.pathname;
    return path + parsed.search;
}
/** The deepest folder that all pages lie in, with slashes at both ends. */
function commonFolder(urls) {
    const folders = urls.map(url => (URL.parse(url)?.pathname ?? '/').split('/').slice(1, -1));
    const [first = []] = folders;
    const length = first.findIndex((name, index) => folders.some(folder => folder[index] !== name));
    const common = length < 0 ? first : first.slice(0, length);
    return common.length === 0 ? '/' : `/${common.join('/')}/`;
}
/** The folders before what the paths of the first of some pairs end in alike, with slashes at both ends. */
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
/** Hosts that the runs were made on, and that their pages lead to within the site. */
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
/** With and without `www.` it is the same site. */
function isVariant(host, other) {
    return host.replace(/^www\./, '') === other.replace(/^www\./, '');
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



/** Pairs that are tried for what tells how paths differ. */
const MAX_TRIED = 20;
/**
 * How the addresses of a baseline go over to one origin of a run, by the pages that are known to be the same: their
 * origins may differ, and the folder that a deployment is in.
 *
 * @returns undefined where the pages do not agree on it
 */
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
/** Where no page is on both sides, a site is compared with a site if there is only one on each. */
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
/** What follows a root in a path; undefined where it is not below it. */
function restOf(path, root) {
    if (`${path}/` === root)
        return '';
    return path.startsWith(root) ? path.slice(root.length) : undefined;
}
function pathOf(url) {
    return URL.parse(url)?.pathname ?? '';
}
/** Host without www, and port: http and https are one site. */
function siteOf(url) {
    return bareHost(URL.parse(url)?.host ?? '');
}
function bareHost(host) {
    return host.replace(/^www\./, '');
}
/** What lets an audit in is no part of an address. */
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


/** The addresses that are not among others in any spelling, each once. */
function notAmong(urls, others) {
    const same = new Set(others.map(keyOf));
    const fresh = urls.map(keyOf).filter(key => !same.has(key));
    if (fresh.length === 0)
        return [];
    const alike = new Set(others.map(looseKeyOf));
    return [...new Map(fresh.map(url => [looseKeyOf(url), url]))].flatMap(([key, url]) => alike.has(key) ? [] : [url]);
}
/** Without what lets an audit in, and without fragment. */
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
/** The same for addresses that servers take as one, as with a slash at the end and without. */
function looseKeyOf(url) {
    return (0,page_address/* loosePath */.qv)(new URL(keyOf(url))).toLowerCase();
}

// EXTERNAL MODULE: ./lib/api/address-schemas.js
var address_schemas = __webpack_require__(41909);
;// CONCATENATED MODULE: ./lib/run/known-addresses.js





/** Characters of an address. @see https://www.sitemaps.org/protocol.html#locdef */
const MAX_ADDRESS = 2048;
/** What a report holds of the sitemaps of a site; undefined where they list nothing. */
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
/** What the sitemaps of the baseline listed; those of production where a report does not hold it. */
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
/** Whether pages come back to themselves by way of production, so that addresses from there can be trusted. */
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
/** The addresses that a baseline knew, each once: pages that it has audited, then what its sitemaps list. */
function knownAddresses(baseline, map, former) {
    const known = new Map();
    for (const page of baseline.pages.filter(known_pages/* wasThere */.GY)) {
        const url = map.here(page.url);
        if (url === undefined || known.has(keyOf(url)))
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
    const broken = new Set([...(0,known_pages/* brokenBefore */.ZT)(baseline)].flatMap(url => map.here(url) ?? []).map(keyOf));
    for (const url of former?.urls ?? []) {
        const key = keyOf(url);
        if (!known.has(key) && !broken.has(key))
            known.set(key, { url, from: 'sitemap' });
    }
    return [...known.values()];
}

;// CONCATENATED MODULE: ./lib/run/look-up.js








/** Most addresses that are asked for on a site. */
const MAX_ASKED = 2000;
/** Most new pages that are read for what they are recognised by. */
const MAX_READ = 50;
/** Most new pages that production is asked for. */
const MAX_NEW = 200;
/** Most sites of one run. */
const MAX_SITES = 5;
/** Characters of what an address answers. */
const MAX_REASON = 300;
/** Most causes that are told. */
const MAX_CAUSES = 3;
/**
 * Reads what the sitemaps of the audited sites list, and asks them for the addresses that the baseline knew and the run
 * has not audited. It rejects never: what could not be looked for is said.
 */
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
/** What a run looked up that could not look for anything, which is said. */
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
    /** What the sitemaps of the site list, as far as a report holds it; undefined where there are none. */
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
    /** New pages that the run has not audited, by what a lost one may be recognised in them. */
    async #readFresh(added) {
        const audited = new Set(this.#pages.map(({ url }) => keyOf(url)));
        const urls = added.filter(url => !audited.has(keyOf(url))).slice(0, MAX_READ);
        const answers = await this.#ask(this.#pages[0].url, urls, true);
        return urls.flatMap((url, index) => {
            const { state, title, h1, fingerprint } = answers[index];
            return state === 'there' ? [{ url, ...identity({ title, h1, fingerprint }) }] : [];
        });
    }
    /** Those first that are most likely lost: pages that were audited, then what the sitemap does not list any more. */
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
    /** Production is asked itself whether it has what its sitemap lists. */
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
    /**
     * An address that no audit has seen, and that the sitemap of the run still lists, may have been gone before: a report
     * does not hold what such addresses answered. That is a fault of the sitemap, for its own checks to tell.
     */
    #withoutStale(open) {
        const own = new Set(this.#options.isProduction ? [] : (this.#own?.urls ?? []).map(keyOf));
        const isStale = ({ from, state, url }) => from === 'sitemap' && state !== 'unknown' && own.has(keyOf(url));
        return { lost: open.filter(address => !isStale(address)), stale: open.filter(isStale) };
    }
    /**
     * Pages that the baseline does not have. Production is asked; of a report it can be told where all is known that its
     * sitemaps and those of the run list.
     */
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
/** What is known of it, without names of what is not. */
function identity({ title, h1, fingerprint }) {
    return {
        ...(title !== undefined && { title }),
        ...(h1 !== undefined && { h1 }),
        ...(fingerprint !== undefined && { fingerprint }),
    };
}
/** An audited page that was there, at the address at which it was asked for. */
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
/** The page that an address leads to is no new one. */
function renamedTo({ state, redirect }) {
    return state === 'moved' && redirect !== undefined ? [redirect] : [];
}
/** Names one address of several that were perhaps gone before. */
function staleNote([first, ...others]) {
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return `${first.url}${more} did not answer as a page, and the sitemap still lists it: whether the baseline had it is not known`;
}
/** Why of some addresses nothing could be told, the most frequent causes. */
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
