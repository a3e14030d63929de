export const id = 856;
export const ids = [856];
export const modules = {

/***/ 86933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ judgedRules)
/* harmony export */ });
/* harmony import */ var _page_directives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15000);

/**
 * The rules of a page, as Google takes them: it may leave a page with noindex unrendered, so a noindex that was sent
 * holds whatever scripts make of it; one that scripts add holds once they ran.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-meta-robots-tags-carefully
 */
function judgedRules(page) {
    const header = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .shippedHeaderDirectives */ .ZF)(page);
    const now = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(page.document);
    if (!('scripts' in page) || page.scripts.state !== 'seen') {
        return { header, ...now, added: new Set(), removed: new Set() };
    }
    const before = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(page.scripts.before).inHead;
    const wereThere = new Set(before.map(keyOf));
    const areThere = new Set(now.inHead.map(keyOf));
    const added = new Set(now.inHead.filter(rule => !wereThere.has(keyOf(rule))));
    const sent = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(page.sent.document).inHead.filter(_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .isNoindex */ .Mg);
    const removed = new Set([...sent, ...before].filter(rule => !areThere.has(keyOf(rule))));
    const kept = sent.filter(rule => removed.has(rule));
    return { header, ...now, inHead: [...kept, ...now.inHead], added, removed };
}
/** Equal where two rules say the same to the same crawler. */
function keyOf({ name, value, bot }) {
    return JSON.stringify([name, value ?? null, bot]);
}


/***/ }),

/***/ 2162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qz: () => (/* binding */ isXDefault),
/* harmony export */   dc: () => (/* binding */ X_DEFAULT),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   qt: () => (/* binding */ ownVersions),
/* harmony export */   x4: () => (/* binding */ versionsOf)
/* harmony export */ });
/* harmony import */ var _syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93747);

/** The value that stands for readers of every other language. */
const X_DEFAULT = 'x-default';
function isXDefault(code) {
    return code.toLowerCase() === X_DEFAULT;
}
/** The language of a version, as far as search engines can read it; undefined for x-default and malformed codes. */
function languageOf({ code }) {
    if (isXDefault(code))
        return undefined;
    const tag = (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_0__/* .readLanguageTag */ .FA)(code);
    return tag?.language ? tag : undefined;
}
function versionsOf(alternates) {
    return alternates.flatMap(alternate => {
        const { url } = alternate;
        const language = languageOf(alternate)?.language;
        if (!url || (language === undefined && !isXDefault(alternate.code)))
            return [];
        return [{ alternate, url, code: alternate.code.toLowerCase(), language }];
    });
}
/** The versions that are the audited page itself; those that name a language. */
function ownVersions(versions, address) {
    return versions.filter(({ url, language }) => language !== undefined && address.isThisPage(url));
}


/***/ }),

/***/ 39729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ki: () => (/* binding */ NO_READABLE_VERSION),
/* harmony export */   fY: () => (/* binding */ namedVersions)
/* harmony export */ });
/* unused harmony export NOT_READ */
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79786);
/* harmony import */ var _page_language_alternates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29746);
/* harmony import */ var _page_link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66840);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9895);
/* harmony import */ var _visit_shown_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92263);
/* harmony import */ var _language_versions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2162);







const NOT_READ = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .notApplicable */ .hH)('search engines read none of the hreflang links, which is reported separately');
const NO_READABLE_VERSION = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .notApplicable */ .hH)('no hreflang link has both a URL and a code that can be read');
const namedVersions = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_3__/* .perVisit */ .V)(async (visit) => {
    const page = await (0,_visit_shown_page_js__WEBPACK_IMPORTED_MODULE_4__/* .shownJudgedPage */ .q)(visit);
    const alternates = (0,_page_language_alternates_js__WEBPACK_IMPORTED_MODULE_0__/* .languageAlternates */ .i)(page);
    const { read, inBody, withoutRelation, sentHidden } = alternates;
    const named = { page, address: new _page_page_address_js__WEBPACK_IMPORTED_MODULE_2__/* .PageAddress */ .gg(page), alternates, versions: (0,_language_versions_js__WEBPACK_IMPORTED_MODULE_5__/* .versionsOf */ .x4)(read) };
    if (read.length > 0)
        return named;
    if (inBody.length + withoutRelation.length > 0)
        return { ...named, notRead: NOT_READ };
    const none = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .notApplicable */ .hH)('the page has no hreflang links');
    return { ...named, without: sentHidden.length > 0 ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .notMeasured */ .q7)(_page_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .SENT_HIDDEN */ .MX) : none };
});


/***/ }),

/***/ 56287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ judgeSelf)
/* harmony export */ });
/* harmony import */ var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);


/** Whether a page is among the versions that it names. */
function judgeSelf(document, versions, address) {
    // A page where readers choose their language is x-default alone.
    if (versions.some(({ url }) => address.isThisPage(url)))
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .pass */ .IX)();
    const byPath = versions.find(({ url }) => address.mayBeThisPage(url));
    if (byPath) {
        const { production } = address;
        if (production === undefined || isOfOneOwner(byPath.url.hostname, production)) {
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .pass */ .IX)(`by its path: ${byPath.url.href}`);
        }
        const message = `None of the links (${codesOf(versions)}) leads to this page: ${byPath.url.href} has its path, but is not on ${production}`;
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)({ url: document.url, message });
    }
    const foreign = versions.find(({ url }) => !address.isOnSite(url));
    if (foreign && address.previewReason !== undefined && address.production === undefined) {
        const unknown = `which URL the page will have on ${foreign.url.host} is not known`;
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notApplicable */ .hH)(`${address.previewReason}, and ${unknown}`);
    }
    if (address.canonicalIs === 'elsewhere') {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notApplicable */ .hH)('the canonical is another page, which these links may be for');
    }
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)({ url: document.url, message: `None of the links (${codesOf(versions)}) leads to this page` });
}
function codesOf(versions) {
    return versions.map(({ code }) => code).join(', ');
}
/**
 * Whether two hosts are of one registered domain, so that the one may be where the other is
 * deployed first. Search engines take two domains for two sites.
 *
 * @param host with its port
 */
function isOfOneOwner(hostname, host) {
    const options = { allowPrivateDomains: true };
    const domain = (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .getDomain */ .FB)(hostname, options);
    return domain === null || domain === (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .getDomain */ .FB)(host, options);
}


/***/ }),

/***/ 40856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ targets)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(79786);
/* harmony import */ var _judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79183);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9677);
/* harmony import */ var _page_judged_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86933);
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15000);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(25218);
/* harmony import */ var _syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93747);
/* harmony import */ var _language_versions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2162);
/* harmony import */ var _named_versions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39729);
/* harmony import */ var _self_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56287);
/* harmony import */ var _version_pages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26003);
/* harmony import */ var _versions_help_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73417);












const CODES = `${_versions_help_js__WEBPACK_IMPORTED_MODULE_8__/* .VERSIONS_HELP */ .S}#language-codes`;
const GUIDELINES = `${_versions_help_js__WEBPACK_IMPORTED_MODULE_8__/* .VERSIONS_HELP */ .S}#all-method-guidelines`;
const TARGET_CHECKS = {
    'target-broken': {
        severity: 'warning',
        title: 'A hreflang link leads to an error',
        why: 'Search engines cannot show that language version, and ignore the link to it.',
        fix: 'Correct the URL, or remove the link if the page is gone.',
        help: _versions_help_js__WEBPACK_IMPORTED_MODULE_8__/* .VERSIONS_HELP */ .S,
        example: 'hreflang="de" leads to /de/, which answers 404',
    },
    'target-redirects': {
        severity: 'warning',
        title: 'A hreflang link leads to a redirect',
        why: 'Search engines index the target of the redirect, which is not the URL that you name.',
        fix: 'Link to the target of the redirect.',
        help: _versions_help_js__WEBPACK_IMPORTED_MODULE_8__/* .VERSIONS_HELP */ .S,
        example: 'hreflang="de" leads to /de, which answers 301',
    },
    'target-blocked': {
        severity: 'warning',
        title: 'robots.txt keeps Google from a language version',
        why: 'Google cannot read the page, so it does not see the hreflang link back.',
        fix: 'Allow the page in robots.txt, or remove the hreflang link to it.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
        example: 'hreflang="de" leads to /de/, with "Disallow: /de/" in robots.txt',
    },
    'target-noindex': {
        severity: 'warning',
        title: 'A language version is set to noindex',
        why: 'Search engines do not show that page to people who search in its language.',
        fix: 'Remove the noindex from that page, or the hreflang link to it.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
        example: 'hreflang="de" leads to /de/, which has <meta name="robots" content="noindex">',
    },
    'target-canonical-elsewhere': {
        severity: 'warning',
        title: 'The canonical of another language version is not that page',
        why: 'Search engines index its canonical, which is not the URL that you name here.',
        fix: 'Link to the canonical of each language version.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
        example: 'hreflang="de" leads to /de/, whose canonical is /en/',
    },
    'return-link-missing': {
        severity: 'warning',
        title: 'A language version does not link back',
        why: 'Search engines ignore hreflang between two pages that do not link to each other.',
        fix: 'Put the same set of hreflang links on every version. If x-default points to a page without such links, point it to one of the language versions instead, such as the English one.',
        help: GUIDELINES,
        example: '/en/ names /de/ as German, and /de/ does not name /en/',
    },
    'target-language-mismatch': {
        severity: 'warning',
        title: 'The lang attribute of a language version contradicts its hreflang',
        why: 'One of the two is wrong: either visitors get a page in another language, or screen readers read it with the wrong voice.',
        fix: 'Correct the hreflang value here, or the lang attribute of that page.',
        help: CODES,
        example: 'hreflang="de" leads to a page with <html lang="en">',
    },
};
const CHECKS = {
    ...TARGET_CHECKS,
    'x-default-missing': {
        severity: 'notice',
        title: 'There is no hreflang link for x-default',
        why: 'Google recommends one: the page for visitors whose language you do not offer.',
        fix: 'Add an hreflang="x-default" link that leads to your language selector, or to the version for everybody else.',
        help: `${_versions_help_js__WEBPACK_IMPORTED_MODULE_8__/* .VERSIONS_HELP */ .S}#xdefault`,
        example: 'hreflang="en" and hreflang="de", without hreflang="x-default"',
    },
};
/** What the pages answer that the versions name. */
const targets = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_9__/* .defineTopic */ .RE)({
    checks: CHECKS,
    readsDocument: true,
    async judge(visit) {
        const { page, address, versions, without, notRead } = await (0,_named_versions_js__WEBPACK_IMPORTED_MODULE_5__/* .namedVersions */ .fY)(visit);
        const none = without ?? notRead;
        if (none)
            return {
                judgements: (0,_judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessUnfilled */ .ED)(page, (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .sameForAll */ .tE)(CHECKS, none), ['not-applicable']),
                facts: { targets: [] },
            };
        const blocked = (await (0,_version_pages_js__WEBPACK_IMPORTED_MODULE_7__/* .blockingLine */ .Gc)(visit, page.url)) !== undefined;
        const { targets: read, left } = await (0,_version_pages_js__WEBPACK_IMPORTED_MODULE_7__/* .readTargets */ .R0)(visit, versions, address);
        const judgements = versions.length === 0
            ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .sameForAll */ .tE)(CHECKS, _named_versions_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_READABLE_VERSION */ .Ki)
            : {
                ...judgeTargets(read, left, address, {
                    noindex: isKeptOut(page),
                    blocked,
                    isUnlisted: (0,_self_version_js__WEBPACK_IMPORTED_MODULE_6__/* .judgeSelf */ .W)(page.document, versions, address).outcome === 'fail',
                }),
                'x-default-missing': judgeDefault(page, versions, read),
            };
        return {
            judgements: (0,_judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessUnfilled */ .ED)(page, judgements, ['not-applicable']),
            facts: { targets: read.map(targetFacts) },
        };
    },
});
/**
 * Judges what the named pages answer. One that answers wrongly has that fault alone; what it says of itself counts
 * where it answers as it should.
 *
 * @param left versions beyond {@link MAX_TARGETS}, which were not asked for
 * @param here what keeps the audited page itself from search: its versions then need not be better; and whether it is
 *   missing among them, as where a template links to the home page of each language on every page
 */
function judgeTargets(targets, left, address, here) {
    if (targets.length === 0)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .sameForAll */ .tE)(TARGET_CHECKS, (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .notApplicable */ .hH)('no hreflang link leads to another page'));
    const judge = (faultOf) => judgeEach(targets, left, faultOf, targets.every(isUnverified) ? _judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .notMeasured */ .q7 : _judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .pass */ .IX);
    const judgePages = (faultOf) => targets.some(({ page, unverifiable }) => page || unverifiable)
        ? judge(target => target.page && faultOf(target.page, target))
        : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .notApplicable */ .hH)('no hreflang link leads to a page, which is reported separately');
    return {
        'target-broken': judgeEach(targets, left, ({ broken }) => broken, _judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .notMeasured */ .q7),
        'target-redirects': judge(redirectFault),
        'target-blocked': here.blocked
            ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .notApplicable */ .hH)('robots.txt blocks this page too')
            : judge(({ blockedBy, broken, url }) => blockedBy && !broken ? `${url.href} is blocked by ${blockedBy}` : undefined),
        'target-noindex': here.noindex
            ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .notApplicable */ .hH)('this page is set to noindex too')
            : judgePages(({ noindex }, { url }) => (noindex ? `${url.href} is set to noindex` : undefined)),
        'target-canonical-elsewhere': judgePages(({ canonicalElsewhere }, { url }) => canonicalElsewhere === undefined ? undefined : `The canonical of ${url.href} is ${canonicalElsewhere}`),
        'return-link-missing': returnsUnknown(targets, address) ??
            unlessPass(judgePages(returnFault(address, here.isUnlisted)), !here.isUnlisted, 'the hreflang links do not include this page, which is reported separately'),
        'target-language-mismatch': unlessPass(judgePages(languageFault), targets.some(declaresLanguage), 'no language version has a lang attribute that can be compared'),
    };
}
/** Of versions that lead nowhere the links are to go, so that they are no choice. */
function judgeDefault({ document }, versions, targets) {
    if (versions.some(({ code }) => (0,_language_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .isXDefault */ .Qz)(code)))
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .pass */ .IX)();
    const broken = new Set(targets.flatMap(target => (target.broken ? target.versions : [])));
    const working = versions.filter(version => !broken.has(version));
    if (new Set(working.map(({ url }) => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_11__/* .comparableUrl */ .sY)(url))).size < 2)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .notApplicable */ .hH)('the page has only one version that is there, for all visitors');
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .fail */ .fJ)({
        url: document.url,
        message: (0,_versions_help_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutDefault */ .Y)(versions.length),
    });
}
function isUnverified({ unverifiable }) {
    return unverifiable !== undefined;
}
/** @param unlessAll what follows of some that could not be verified: it is said once that they are unknown */
function judgeEach(targets, left, faultOf, unlessAll) {
    const occurrences = targets.flatMap((target) => {
        const message = target.unverifiable === undefined ? faultOf(target) : undefined;
        return message === undefined
            ? []
            : target.versions.slice(0, 1).map(({ alternate }) => ({ ...alternate.at(message) }));
    });
    if (occurrences.length > 0)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .fail */ .fJ)(occurrences);
    const unverified = targets.filter(isUnverified);
    if (unverified.length > 0) {
        const others = unverified.length > 1 ? `, and ${unverified.length - 1} more could not be checked` : '';
        return unlessAll(`${unverified[0].unverifiable}${others}`);
    }
    return left > 0
        ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .pass */ .IX)(`only the first ${_version_pages_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_TARGETS */ .kz} of ${targets.length + left} hreflang links were checked`)
        : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .pass */ .IX)();
}
/** Home pages that lead each reader on to a language of theirs are what x-default is for. */
function redirectFault({ redirectsTo, url, versions }) {
    if (redirectsTo === undefined || versions.every(({ code }) => (0,_language_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .isXDefault */ .Qz)(code)))
        return undefined;
    return `${url.href} redirects to ${redirectsTo}`;
}
function returnsUnknown(targets, address) {
    if (address.canonicalIs === 'elsewhere') {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .notApplicable */ .hH)('the canonical is another page, which the language versions link to');
    }
    const hidden = targets.find(({ page }) => page?.sentHidden && !page.linksBack);
    return (hidden &&
        (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .notMeasured */ .q7)(`${hidden.url.href} has its hreflang links in a hidden element, from where scripts may move them`));
}
/** @param isUnlisted whether the page is missing in its own set: in the same set of another page it then is too */
function returnFault(address, isUnlisted) {
    return (page, { url, versions }) => {
        const { linksBack, alternates } = page;
        if (linksBack || address.isThisPage(url) || (isUnlisted && alternates > 0))
            return undefined;
        // Such a page would have to name the versions of all pages.
        if (page.listsItself && versions.every(({ code }) => (0,_language_versions_js__WEBPACK_IMPORTED_MODULE_4__/* .isXDefault */ .Qz)(code)))
            return `${url.href} is x-default here, but has hreflang links (${alternates}) only for its own versions: let x-default be the version of this page for everybody else`;
        return alternates === 0
            ? `${url.href} has no hreflang links`
            : `${url.href} has hreflang links (${alternates}), but none to this page`;
    };
}
/** No merit of pages is that nothing could be compared, or is told apart. */
function unlessPass(judgement, looked, nothing) {
    return judgement.outcome === 'pass' && !looked ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_10__/* .notApplicable */ .hH)(nothing) : judgement;
}
function declaresLanguage({ page, versions }) {
    return ((0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readLanguageTag */ .FA)(page?.language ?? '')?.language !== undefined &&
        versions.some(({ language }) => language !== undefined));
}
function languageFault({ language }, { versions, url }) {
    const declared = (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readLanguageTag */ .FA)(language)?.language;
    if (!declared)
        return undefined;
    const named = versions.flatMap(version => version.language ?? []);
    if (named.length === 0 || named.some(code => (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameLanguage */ .ls)(code, declared)))
        return undefined;
    const [code = ''] = named;
    return `${url.href} is linked as ${versions[0].alternate.code} (${(0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)('language', code)}), but its lang is "${language}"`;
}
function isKeptOut(page) {
    const { inHead, header } = (0,_page_judged_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedRules */ .v)(page);
    return (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__/* .directivesFor */ .A)([...inHead, ...header], 'Googlebot').some(_page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__/* .isNoindex */ .Mg);
}
function targetFacts({ url, versions, status, unverifiable, page }) {
    return {
        url: url.href,
        hreflang: versions.map(({ alternate }) => alternate.code),
        status: status ?? null,
        linksBack: page?.linksBack ?? null,
        lang: page?.language ?? null,
        notVerified: unverifiable ?? null,
    };
}


/***/ }),

/***/ 26003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ blockingLine),
/* harmony export */   R0: () => (/* binding */ readTargets),
/* harmony export */   kz: () => (/* binding */ MAX_TARGETS)
/* harmony export */ });
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(70370);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51644);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44310);
/* harmony import */ var _page_language_alternates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29746);
/* harmony import */ var _page_open_html_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32222);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66840);
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15000);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(25218);
/* harmony import */ var _visit_input_trace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4274);











/** Most language versions of one page that are asked for. Nearly all sites have fewer. */
const MAX_TARGETS = 30;
/** Versions that are asked for at once. */
const TARGETS_AT_ONCE = 4;
/** Milliseconds after which no further version is asked for: a host that does not answer may have many of them. */
const MAX_ASKING_MS = 40_000;
const BOT = 'Googlebot';
/** The pages behind the versions, each once and in their order; the audited page itself is left out. */
async function readTargets(visit, versions, address, maxAskingMs = MAX_ASKING_MS) {
    const byUrl = new Map();
    for (const version of versions) {
        const key = (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_9__/* .comparableUrl */ .sY)(version.url);
        const inProduction = version.url.host !== address.here.host && address.isThisPage(version.url);
        if (inProduction || key === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_9__/* .comparableUrl */ .sY)(address.here))
            continue;
        const same = byUrl.get(key);
        if (same)
            same.push(version);
        else
            byUrl.set(key, [version]);
    }
    const groups = [...byUrl.values()];
    const limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_10__/* ["default"] */ .A)(TARGETS_AT_ONCE);
    const end = performance.now() + maxAskingMs;
    const read = async (group) => {
        const { url } = group[0];
        if (performance.now() < end)
            return await readTarget(visit, group, address);
        (0,_visit_input_trace_js__WEBPACK_IMPORTED_MODULE_8__/* .cannotRepeat */ .Lp)('language versions that took too long');
        return {
            versions: group,
            url,
            unverifiable: `${url.href} was not checked, because the others took too long`,
        };
    };
    const targets = await Promise.all(groups.slice(0, MAX_TARGETS).map(group => limit(() => read(group))));
    return { targets, left: Math.max(0, groups.length - MAX_TARGETS) };
}
async function readTarget(visit, versions, address) {
    const { url } = versions[0];
    const target = { versions, url };
    const located = address.locate(url);
    if ('unverifiable' in located)
        return { ...target, unverifiable: located.unverifiable };
    const [blockedBy, exchange] = await Promise.all([
        blockingLine(visit, located.url),
        located.url === visit.url ? visit.exchange() : visit.fetchForSite(located.url),
    ]);
    return {
        ...target,
        ...readAnswer(exchange, located, address, visit.preview),
        ...(blockedBy && { blockedBy }),
    };
}
/** The line of robots.txt that keeps Google from a URL; undefined where none does. */
async function blockingLine(visit, url) {
    const robots = await visit.robotsTxt(url);
    if (robots.kind !== 'rules')
        return undefined;
    const { allowed, line, rule } = (0,_formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictFor */ .Xb)(robots, BOT, url);
    return allowed ? undefined : `line ${line} of ${robots.url}: ${rule}`;
}
/** Statuses that say nothing about whether the page exists: protection, limits, and trouble that may pass. */
function readAnswer({ final, failure, hops }, located, address, preview) {
    if (failure) {
        const message = `${failure.url} ${failure.message}`;
        const endless = failure.kind === 'redirect-loop' || failure.kind === 'too-many-redirects';
        return endless ? { broken: message } : { unverifiable: message };
    }
    const { status } = final;
    if ((0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .provesNothing */ .R1)(status))
        return { status, unverifiable: `${final.url} answers ${status}` };
    if (!(0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(status)) {
        const message = `${located.url} answers ${status}`;
        return { status, ...(located.pathsDiffer ? { unverifiable: message } : { broken: message }) };
    }
    const moved = hops.length > 1 && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_9__/* .comparableUrl */ .sY)(final.url) !== (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_9__/* .comparableUrl */ .sY)(located.url);
    // The server of a preview may put a slash behind a path where production does not.
    const sameThere = located.mapped && (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_6__/* .loosePath */ .qv)(new URL(final.url)) === (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_6__/* .loosePath */ .qv)(new URL(located.url));
    if (moved && !sameThere)
        return { status, redirectsTo: final.url };
    const page = (0,_page_open_html_js__WEBPACK_IMPORTED_MODULE_5__/* .openHtml */ .W)(final, preview);
    return page ? { status, page: describe(page, address) } : { status };
}
function describe(page, address) {
    const { document } = page;
    const rules = [...(0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_7__/* .metaDirectives */ .IU)(document).inHead, ...(0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_7__/* .shippedHeaderDirectives */ .ZF)(page)];
    const canonical = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .declaredCanonical */ .fk)(page);
    const { read, sentHidden } = (0,_page_language_alternates_js__WEBPACK_IMPORTED_MODULE_4__/* .languageAlternates */ .i)(page);
    return {
        noindex: (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_7__/* .directivesFor */ .A)(rules, BOT).some(_page_page_directives_js__WEBPACK_IMPORTED_MODULE_7__/* .isNoindex */ .Mg),
        canonicalElsewhere: canonical && !(0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_6__/* .namesItself */ .e0)(canonical, page) ? canonical.href : undefined,
        listsItself: read.some(({ url }) => url && (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_6__/* .loosePath */ .qv)(url) === (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_6__/* .loosePath */ .qv)(new URL(page.url))),
        linksBack: read.some(({ url }) => url && (address.isThisPage(url) || address.mayBeThisPage(url))),
        sentHidden: sentHidden.length > 0,
        alternates: read.length,
        language: (document.html && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(document.html, 'lang')?.trim()) ?? '',
    };
}


/***/ }),

/***/ 73417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ VERSIONS_HELP),
/* harmony export */   Y: () => (/* binding */ withoutDefault)
/* harmony export */ });
/** What Google says of language versions. */
const VERSIONS_HELP = 'https://developers.google.com/search/docs/specialty/international/localized-versions';
/** What is said of a page none of whose hreflang links is for everybody else, by how many there are. */
function withoutDefault(links) {
    return `None of the ${links} hreflang links is x-default`;
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

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
